/** Provinces, territories and states by their codes, a line each, with the words of their English and French names, folded. */
export const PROVINCES = `
ab alberta
bc british columbia colombie britannique
mb manitoba
nb new brunswick nouveau
nl newfoundland labrador terre neuve
ns nova scotia nouvelle ecosse
nt northwest territories
nu nunavut
on ontario
pe pei prince edward island
qc quebec
sk saskatchewan
yt yukon
al alabama
ak alaska
az arizona
ar arkansas
ca california
co colorado
ct connecticut
de delaware
fl florida
ga georgia
hi hawaii
id idaho
il illinois
in indiana
ia iowa
ks kansas
ky kentucky
la louisiana
me maine
md maryland
ma massachusetts
mi michigan
mn minnesota
ms mississippi
mo missouri
mt montana
ne nebraska
nv nevada
nh new hampshire
nj new jersey
nm new mexico
ny new york
nc north carolina
nd north dakota
oh ohio
ok oklahoma
or oregon
pa pennsylvania
ri rhode island
sc south carolina
sd south dakota
tn tennessee
tx texas
ut utah
vt vermont
va virginia
wa washington
wv west virginia
wi wisconsin
wy wyoming
`;
