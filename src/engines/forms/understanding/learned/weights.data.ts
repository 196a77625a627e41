import type { LearnedWeights } from './learned.ts';

// Written by `node bench/question-topics.ts --write` from wordings written for this; nothing here is changed by hand.

/** Which canonical question a wording asks; `own` is what none of them asks. */
export const WEIGHTS: LearnedWeights = {
  labels: [
    'accommodation.needed',
    'account.email',
    'account.password',
    'account.password_confirm',
    'address.city',
    'address.country',
    'address.full',
    'address.line1',
    'address.line2',
    'address.postal',
    'address.region',
    'address.type',
    'age.over_18',
    'age.over_minimum',
    'applied_before',
    'background_check.consent',
    'certifications',
    'citizenship',
    'clearance',
    'clearance.eligible',
    'conflict_of_interest',
    'consent.ai_screening',
    'consent.marketing',
    'consent.privacy',
    'consent.retention',
    'consent.sms',
    'consent.talent_pool',
    'consent.terms',
    'contact.best_time',
    'contact.preferred_method',
    'contract.type',
    'criminal.convictions',
    'date_of_birth',
    'declaration.truth',
    'demo.age_range',
    'demo.caregiver',
    'demo.disability',
    'demo.gender',
    'demo.hispanic',
    'demo.indigenous',
    'demo.race_ethnicity',
    'demo.religion',
    'demo.sexual_orientation',
    'demo.socioeconomic',
    'demo.transgender',
    'demo.veteran',
    'demo.visible_minority',
    'dismissed_for_cause',
    'doc.cover_letter',
    'doc.cover_letter_text',
    'doc.other',
    'doc.resume',
    'doc.resume_text',
    'doc.transcript',
    'doc.work_sample',
    'drivers_licence',
    'drug_test.consent',
    'education.completed',
    'education.degree',
    'education.end',
    'education.field',
    'education.gpa',
    'education.highest',
    'education.school',
    'education.start',
    'email',
    'email.confirm',
    'employer.current',
    'employment.description',
    'employment.end',
    'employment.is_current',
    'employment.location',
    'employment.reason_leaving',
    'employment.start',
    'esign.date',
    'esign.name',
    'experience.has_skill',
    'experience.level_skill',
    'experience.management_years',
    'experience.years_industry',
    'experience.years_skill',
    'experience.years_total',
    'export_control',
    'follow_company',
    'government_official',
    'headline',
    'hours.per_week',
    'human.captcha',
    'human.email_code',
    'human.puzzle',
    'internal_candidate',
    'language.correspondence',
    'language.level',
    'language.list',
    'licence.number',
    'link.github',
    'link.linkedin',
    'link.other',
    'link.portfolio',
    'link.publications',
    'link.twitter',
    'link.video',
    'link.website',
    'location.current',
    'location.preferred',
    'name.first',
    'name.former',
    'name.full',
    'name.last',
    'name.middle',
    'name.preferred',
    'name.pronunciation',
    'name.suffix',
    'nationality',
    'noncompete',
    'notice_period',
    'onsite.willing',
    'overtime.willing',
    'own',
    'phone',
    'phone.country',
    'phone.extension',
    'phone.type',
    'phone.work',
    'photo',
    'physical_ability',
    'position.applied',
    'pronouns',
    'rate.hourly',
    'reference_check.consent',
    'references',
    'referral.employee_name',
    'referral.source',
    'relatives_here',
    'relocate.willing',
    'right_to_work.proof',
    'salary.currency',
    'salary.current',
    'salary.expected',
    'salary.expected_min',
    'salary.period',
    'salutation',
    'schedule.type',
    'sensitive.bank',
    'sensitive.foreign_password',
    'sensitive.health',
    'sensitive.national_id',
    'sensitive.passport',
    'sensitive.payment',
    'shift.availability',
    'skills.list',
    'sponsorship.required',
    'sponsorship.type',
    'start.earliest',
    'summary',
    'text.achievement',
    'text.cover_note',
    'text.project',
    'text.strengths',
    'text.tool_experience',
    'text.why_company',
    'text.why_role',
    'time_zone',
    'title.current',
    'travel.willing',
    'union_member',
    'vehicle.own',
    'work_auth.authorized',
    'work_auth.expiry',
    'work_auth.status',
    'work_mode.preferred',
    'worked_here_before',
  ],
  bias: [
    9.98, 10.02, 9.5, 9.12, 10.16, 10.02, 9.69, 9.91, 10.42, 9.97, 10.0, 2.04, 10.13, 10.1, 9.43, 9.96, 10.54,
    9.77, 9.72, 9.76, 10.42, 9.93, 10.31, 9.79, 9.53, 9.66, 10.05, 9.7, 9.91, 9.75, 10.21, 10.5, 9.99, 10.55,
    10.09, 10.29, 10.28, 10.49, 8.88, 9.31, 9.98, 10.17, 9.76, 10.18, 9.4, 9.38, 9.75, 10.12, 9.26, 9.3,
    10.55, 10.05, 9.35, 10.09, 10.31, 9.68, 9.92, 10.2, 10.02, 10.15, 10.48, 10.63, 9.84, 10.19, 9.56, 9.47,
    9.56, 10.1, 10.26, 10.08, 9.9, 9.6, 10.54, 9.9, 9.77, 9.7, 11.04, 10.58, 9.54, 9.67, 10.15, 9.4, 9.67,
    9.18, 9.81, 10.35, 9.55, 9.95, 9.55, 10.56, 9.3, 9.84, 11.04, 9.87, 10.14, 8.49, 8.54, 10.57, 9.7, 9.96,
    9.18, 9.75, 9.86, 10.33, 10.04, 9.9, 10.48, 9.64, 10.0, 9.88, 10.24, 9.71, 9.71, 9.13, 9.78, 9.9, 9.97,
    9.89, 13.54, 10.31, 9.85, 9.97, 9.39, 4.86, 10.37, 10.61, 4.31, 9.62, 9.87, 9.42, 9.81, 10.01, 10.43,
    9.77, 10.37, 9.97, 9.94, 9.93, 10.28, 9.97, 9.87, 10.71, 10.03, 10.47, 9.21, 11.02, 10.81, 9.46, 10.16,
    10.75, 10.84, 9.97, 9.42, 10.31, 10.57, 10.67, 10.96, 10.07, 10.49, 9.7, 9.82, 9.92, 10.04, 10.14, 10.09,
    9.91, 10.09, 9.7, 9.91, 9.88, 9.78, 10.14,
  ],
  strange: 9.06,
  lines: `
w:first|4.7 07+70l+413+817+81e+31l-31m-41n-51p+31s+92j+42w+62x+152z+1030-631+732+433+63a+83n+53o+349+5
s:first|4.6 07+613+517+61e+41f+41n-31p+31s+42w+32x+152z+830-531+732+333+63a+63n+43o+345-349+124n+3
g:<fir|4.5 1v+523+32x+1149+3
g:firs|4.6 17+32x+1249+5
g:irst|4.6 13+32x+82z+330-331+349+5
g:rst>|4.7 13+32x+1131+3
w:name|3.4 01+1007+50e+40g+50w-40z-41r+151v+1623+2424-42d+72k-32w-32x+182y+142z+2030+1331+1332+2033+2034+163a+103d-33m+153n+163o-53x+103z+941+444+547-34c-3
g:<nam|3.4 01+31r+41v+523+92x+72y+82z+1530+531+732+833+734+63a-43m+53n+53x+33z+3
g:name|2.8 01+51r+323+52b+42i+42x+172y+112z+1530+1831+1232+1033+734+438+43a-63m+33n+53p+44g+44r+4
g:ame>|2.8 01+50e+31r+323+62b+62i+32x+152y+92z+1330+1731+632+738+53n+53x+34g+44r+4
c:name|3.0 01+907+40g+30w-40z-31r+91v+1523+2024-42k-32w-32x+252y+242z+2530+2731+2132+2133+1934+143m+143n+173x+63z+644+345-347-349-34c-34r-3
b:first name|5.6 2x+172z-432+533+33a-3
f:first|5.5 07+41s+42x+112z+430-3
l:name|3.9 01+41v+523+82x+92z+930+532+633+43n+3
n:2|1.2 01+303+505+307+508+809+70a+70d-40f-40g-40j-30l-30m-50n-50q-40s-30v-30w+30x-31b-31c+41d-41e+71f+61g+41i+51k-31m+101n+91o+51p+61r+51s+61t+131v+71w+51x+111y+71z+521+1322+1024-425-327-328-829+62b+42d+32e+42l+32m+72p+92r+32s+32u+32v+92x+82z+630+331+1032+436-438-63a-63c+43d+43e+73f+43h-63l-43o-33p-43q-43x+53z+441+742+445-747-34a+94d-34f-54g-34h-44j+104k-44n-44r-4
w:given|5.8 0x+82x+1531+1332-3
s:given|5.8 0x+42x+162z+331+1032-3
g:<giv|5.7 0x+32x+731+3
g:give|5.7 0z+42x+831+3
g:iven|5.8 2x+10
g:ven>|5.7 2x+9
b:given name|6.0 2x+1231+832-3
w:s|4.2 0h+41j+31t-323+42a+32d+32w+52x+102y+42z+531+435+33a+93v+346+3
b:name s|7.0 2x+122y+93a-3
f:given|6.3 2x+11
l:s|6.1 2l+32r+32w+62x+1031+33a-5
w:last|4.6 0e+50i+60j+30k+40v+31h+51n+31p+31q+51v+31x+620-528-329-32c+32x-92y+122z+930+1633+73a+43l+63n+53t+113u-441+942+94b+64e+44j+44o+4
g:<las|4.5 2x-430+133a+43t+341+3
g:last|4.6 2x-430+123a+3
g:ast>|4.2 0e+42x-430+133t+43v+341+44r+4
c:highest|3.2 06+120c+40d+30e+30g+30i+120j+417+41l+171m+131n+71o-41p+61q+231s-31v+41x+31y-320-324-425+1327-328-329+42c+42k+122x-62z+930+1737-33l+33o-33t+103y+541+542+345-34b+114d+34e+64j+4
b:last name|5.4 2x-52y+42z+430+1531+333+53a-53n+4
f:last|5.6 1n+31x+52z-530+193a-43t+342+5
w:family|5.5 0z+414+817+32c+330+113p+103q+34g+3
s:famil|4.8 0z+1114+717+1025+82c+32z+430+2132+633+43a+63p+19
g:<fam|4.8 0z+317+325+330+1032+33p+9
g:fami|4.8 17+325+330+1032+33p+9
g:amil|4.8 0z+317+430+932+33p+8
g:mily|5.5 30+63p+4
g:ily>|5.3 30+53p+6
c:family|4.6 0z+414+517+42c+32z+330+143p+194i+34r-3
b:family name|6.2 30+12
f:family|6.3 30+8
w:surname|6.0 1f+62x-42y+102z+1530+173a-3
s:surna|6.0 1f+32x-42y+122z+1430+203a-3
g:<sur|5.6 2y+42z+430+1332+539+33a-341+3
g:surn|6.0 2y+330+1532+5
g:urna|6.0 2y+42z+330+14
g:rnam|5.6 01+62x+52y+32z+530+1031+4
f:surname|6.4 30+17
l:surname|6.3 2z+330+13
n:1|2.3 00-502+903-404+3405+1706+1207+1108+809+200a+200b+60d-50e-40f-60i-30j-30k-50l-50m-60o-40p-40q-70t-40u-60v-60x-50z-611+1415+716-317-61a+41b-61d-31e+41f+181g-51j-31k-41l-61n-41o+121p+51r+101s-41t+151u-51v+171w+91x+171y+421+2022+624-625-926-427-528-52a-42c-52e-32f-32g+32h-62i-42l+72p-42u+82v-72w-72x+122y+62z-430+2432+333-334+636-438-639-53a-193b+263d+123g+113h-83j+33l-53m+53n-63o-53p-53q-43r-53s+143t-73u-43x+103y-53z+1240-441-1142+1443+544+445+947-548-449+144a+44b-34c+64d-54e-74f-54g-54h-64j+134k-74l-44m-34n-54o-54q-54r-3
w:full|5.0 06+111j+1423+1329+82z+123a-113g+53n+63y+1645-34n+6
g:<ful|4.9 06+31j+323+32z+63a-33y+84n+3
g:full|4.8 06+31j+42z+63a-43y+84n+5
g:ull>|5.0 06+41j+423+52z+63y+6
c:often|3.5 06+50s+130v-31j+51k+41x+323+827+32e+152h+42z+637+1438+1539+53n+33y+1541+345+1449+64d+34i+94k+9
c:valid|3.2 02-306+70g+120h+40i+110k+70o+40t+31j+161l+101o-31p+41v+61y+1023+52c+62g+32i+82v+32z+838-33a+53s-43t+83u-43y+83z+345-548-34j+44l+44m+114n+124o+114p+7
b:full name|6.0 23+132z+93n+5
f:full|6.2 06+423+42z+83y+5
f:name|5.1 1r+71v+82x-62y+42z+1730-432+634+43a+53d-33n+63x+43z+344+3
w:your|2.6 0a+30m-30o+30w+317+31f+91g+31h+41v-621-323+824-325+102d+62q+52r+32u+32z+833+437+438-33a+93l+43o-43p+33r+33t+440+645-44b+34e+64f+104j+44n-34o+3
b:your full|6.7 06+42z+8
w:legal|5.4 0c+80d+80r+311+111i+323+32x+82z+730+932+534+537+33r+73x+44p+5
s:legal|4.7 0c+60d+1011+81j+102z+630+432+43r+53x+54n+84p+4
g:<leg|4.7 0c+41j+330+34n+7
g:lega|4.7 0d+311+31e+41j+32x+34n+5
g:egal|4.7 0c+30d+411+330+34n+5
g:gal>|5.4 0c+30d+32x+3
c:legal|3.7 0c+60f+120i+30j+70l+40n+511+51j+824-32a+62x+530+333+33l+83r+1545-547+44n+254o+104p+13
b:full legal|7.6 2z+5
b:legal name|6.9 23+32z+934+43x+5
f:your|4.8 1f+71t+81u-423+424+725+42d+52u+82z+133a-1046-74c+34j+7
n:3|1.0 01+30c+30g+70k-30m+30p+30r+30s+41d+41t-61x-31y+41z+421-323+324+425+426+528+52d+42f+52i+42k+42q+32w+32z+433+335+338-33a+223o+43t+43y+640+345+54c+54d+34e+64f+44i+34l+44n-34o+34p+34q+4
w:preferred|5.6 04-30s+50t+90u+31t+42j+32w+112x-632+103b+33s+53y+645+549+54q+9
s:prefe|4.6 0h+40s+80t+1913+519+62j+182k-52w+182x-532+173a+83s+33y+645+74q+21
g:<pre|3.1 0e+30t+613+31d+31y+32j+62w+82x+731+432+537+838+43a-33c+43r+34q+8
g:pref|4.5 0t+132j+72w+1132+63c+53x+64q+8
g:refe|3.9 0t+82j+42w+1032+63l+83m+193n+124q+6
g:efer|3.9 0t+71e+32j+52w+732+63l+83m+173n+124q+8
g:ferr|5.1 2w+33n+93o+44q+3
g:erre|5.1 0s+52w+432+33n+6
g:rred|5.3 2w+53n+54q+3
g:red>|4.2 0j+30t+32w+632+33a-33u+449+34q+3
c:called|3.6 06+1407+1008+1009+30l+40s+100t+1219+31t+61v-41z+724-32j+102k-42u+42w+1532+253b+43x+83y+44c-44j+74q+15
b:preferred first|8.2 2x-632+10
f:preferred|5.9 0t+42x-332+445+3
w:what|3.5 0y+31o+41p+61w+31y-320+424-32h+332+63k+43t+43u+123v+446+447-448+349+44b+54e+114f+94g+84h+74j+94n-34p+8
c:why|3.1 04-30g-30k+30q-30u+40y+41c+131d+131e-31l-41o+51p+41r-31v-31w+31y-520+2524-42d+32h+52z+332+538-33a+33k+63n-33p-33t+73u+133v+646+547-648+549+34b+74c+44e+134f+114g+364h+264j+114k-34n-54p+94r-4
w:should|5.6 0q+40t+332+63a+44h+3
b:what should|7.5 2x+62z+332+93a-33u+3
w:we|4.2 00+906+509+30f+40n+80o+150p+80q+90t+110x-31e-31t+151v-524-42g+72n+32o+72p+32q+102r+52w+42x+52z+336+638+439+33a-73b+83h-33j+53l+153m+43n+53o-63q+43u+33v+440+545-447+448+349+34c+34g+34h+44r-3
c:us|2.3 04-307-30e+130g-40k+120m+70n+80o+40p+40q+70t+40v-30y+517-31c-31e-31l-31n-31p-31r-31t+71v+191x-31y-31z+823+424-825-426+62b+202g+32i+232q+32v-430-333+336+837+338+113b+33h-53j+33l+133n+103o+153p+183q+33t-33y-342-346-447+948+54c+84d+44g+254r+22
b:should we|6.3 00+30q+40t+62j+42q-32x+332+73a+53l-33z+34c+44g-34h+7
w:call|5.9 0l+60q+60s+1427+52x+932+1233+43b+93l+63v+7
g:<cal|5.5 07+32h+432+33a-3
g:call|5.4 07+30s+332+33c+3
g:all>|5.6 0s+729+332+43a-43b+33l+3
c:contact|4.2 0m+30p+30q+90s+200t+201t+91v-32k+52l+62x+332+63a+43b+133e+43l+183m+4
b:we call|6.7 0s-72x+832+33a+11
w:you|1.6 0c+40d+30g+40j+40k+50v+50x-30z+412+313+417+418+319+31a+31e-31l+324+102a+32c+32i+42w+636+338+539+33a+63h+43n+33o+53q+53u+441+545+546+347+349+34b+34d+54e+34h+54k+64m+34n+5
c:fit|1.5 00+70c+70d+80f+40g+80j+40k+60l-30p+30q+30s+80t+50u+30v+60x-40z+612+513+716+417+618+519+51a+41b+51e-51f-41j+51k+31l+51o-31p-31t+41v-31x-420+624+142a+42c+72i+62j+42m-32w+730-332+336+438+939+53a+83h+53j+33n+73o+63q+93u+53x-33z-441+942-444-345+746+447+949+54d+84e+34f+44g+54h+114k+114m+54n+74q+34r+4
b:call you|6.7 0q+70s-72x+432+133a+43b+3
f:what|3.6 0y+41m+31o+41p+71q+320+524-42z+432+33a+93k+53t+63u+113v+43y+346+547-34b+74e+94g+74h+94j+74n-34p+74q+3
l:you|4.5 0d+31t+52w+432+738+33a+63m+445+347+34a+64p+3
w:middle|6.5 2z+431+20
s:middl|6.5 2z+431+193a-3
g:<mid|6.4 31+9
g:midd|6.4 1p+631+9
g:iddl|6.5 31+10
g:ddle|6.5 31+9
g:dle>|5.9 2s+431+9
b:middle name|7.1 2z-331+12
f:middle|6.9 31+9
w:prenom|4.9 23+92x+162z+1531+1332+1433+33a-73n+3
s:preno|4.9 23+82x+192z+1431+1732+133a-6
g:pren|4.8 2x+132z+431+632+3
g:reno|4.9 2x+142z+631+732+4
g:enom|4.9 15+52x+152z+531+832+33a-3
g:nom>|4.9 2x+122z+531+432+83a-3
f:prenom|5.4 2x+1730-331+332+6
l:prenom|5.4 2x+1430+3
w:nom|4.6 01+707+40g+40j+40w-31m+51r+31v+723+142n+32s+62x-42y+162z+1430+1832+833+133a+33m+83n+153z+5
w:de|2.4 0n+30q+41c+31d+31h+41i+71s+41v-31y-31z+62i+32k+437+33e+43o+33p+33r+43u-53z+340+444+348+44j-34p+3
b:nom de|5.5 1v+92y+112z+530+333+33n+53z+4
w:famille|5.7 17+72z+830+933+63p+104r-3
g:mill|5.6 30+6
g:ille|3.9 04+81y+32v+530+338+33p+34f+34n+44r+4
g:lle>|4.0 04+806+416+31z+42v+430+33a-43d+33p+34r+3
b:de famille|6.0 2z+530+1033+4
f:nom|4.9 1v+523+42x-42y+72z+630+2232+43n+3
l:famille|6.1 2z+330+6
l:nom|6.3 2x-330+1733+7
w:complet|6.4 06+50x+423+72z+153y+5
s:compl|4.8 06+1508+60x+71e+81k+31l+131n+71o-41q+1022+624+42a+72f+32p+52q+32z+133a+53y+104a-34c+3
g:<com|2.8 06+40m+40q+40t+316+31l+41v+525+42b+42i+42z+536+33p+446+74c+34g+44r+4
g:comp|3.2 06+30e+31l+51v+725+32b+52i+42z+536+63p+346+94b+44g+64r+6
g:ompl|4.7 06+51l+51n+41q+32z+73y+44b+7
g:mple|4.4 06+41i+111l+61n+32z+63y+4
g:plet|4.9 06+61l+91n+32z+73y+4
g:let>|6.3 2z+6
b:nom complet|7.0 23+52z+10
l:complet|6.7 2z+7
w:et|4.9 07+130n+31k+323+42v+32x-42z+730-33a-541+346+44e+4
b:prenom et|8.2 2x-62z+1230-4
b:et nom|8.0 07+52x-52z+1030-4
w:pronouns|6.5 11-33j+28
s:prono|5.7 33+273a-53j+40
g:<pro|3.1 0a+120g+30m+30n+30v+31o+32d+72k+42o+42p+333+83a-43g+33j+114a+94b+44d+11
g:pron|5.6 33+183a-43j+23
g:rono|5.6 33+83j+21
g:onou|6.2 33+43j+12
g:noun|6.2 3j+12
g:ouns|6.5 3j+12
g:uns>|6.4 3j+12
f:pronouns|7.5 3j+8
l:pronouns|7.3 3j+8
w:quels|6.8 1j+324+945+3
w:sont|6.0 0x+64e+54k+3
b:quels sont|8.0 3j+44e+4
w:vos|5.0 17+41e+423+42q+52r+43a+53l+446+44b+34e+114h+4
b:sont vos|6.7 3a+33j+43u+44e+5
w:pronoms|7.5 3j+19
g:onom|6.2 17+103j+153u+3
g:noms|6.9 2y+331+33j+8
g:oms>|6.8 2y+33j+7
f:quels|6.9 1j+324+83j+3
l:pronoms|8.0 3j+4
w:email|4.4 01+230m+40t+81t+221u+232g+93a+93m+33n+440+5
s:email|4.4 01+1806-30m+60q+50t+41t+221u+232g+92j+33a+53m+43n+340+5
g:<ema|4.4 01+81t+221u+8
g:emai|4.1 01+81t+171u+92e+32g+3
g:mail|3.8 01+111t+301u+162g+640+6
g:ail>|3.6 01+100t+31t+251u+132g+53a+340+545+34q+3
f:email|5.4 01+61t+18
l:email|5.3 01+60t+31t+122g+3
w:e|4.2 01+160c+40g+60h+90j+60m+70q-30r+50t+100w+131b+61e-31l+81t+191u+171y+324-32a+62g+92k-32v+92w-32z+632+534+435+73a-143b-33c+33q+43u-340+741-344+345+447-348+34e+74m+34n+4
w:mail|4.8 01+180m+30t+101t+211u+202g+203a-640+10
g:<mai|4.3 01+50t+31t+171u+1028+32g+43a-340+3
b:e mail|4.9 01+160t+51t+191u+152g+93a-540+7
w:address|4.3 01+504+805+606+1307+1308+1109+60a+51t+101u+71v-51z+112g+52r+52s+62u+123x+104c-34j+6
s:addre|4.2 04+905+606+1307+1508+1009+30a+31t+101u+61v-41z+102g+42q+32r+42s+52u+73a+53x+84c-44j+5
g:<add|4.1 06+807+808+61t+31z+3
g:addr|4.2 04+306+1207+708+61t+51u+31z+5
g:ddre|4.2 04+306+1007+808+41t+44j+3
g:dres|3.7 04+305+306+1707+1408+121t+101u+51z+42r+3
g:ress|3.7 04+406+1307+1208+100a+31t+71u+51z+42r+32u+3
g:ess>|3.8 06+907+408+41t+41z+33a+63x+3
b:mail address|6.1 1t+10
f:e|5.4 01+40h+41t+191u+3
l:address|4.8 06+707+1108-31t+53x+7
w:adresse|4.8 01+804+605+706+907+1508+90a+41t+91u+121v-51z+42q+42r+112s+42u+73a+6
s:adres|4.7 01+304+605+506+1707+1508+160a+61c+41t+121u+111v-41z+42q+32r+82u+73a+4
g:<adr|4.7 06+807+708+91t+61u+3
g:adre|4.6 06+1407+608+101t+91u+3
g:esse|4.5 06+807+61t+71u+32r+3
g:sse>|4.3 02+406+607+101h+31t+51u+42k+440+346+4
w:courriel|5.1 01+100m+70t+31t+161u+172g+53a+640+4
s:courr|5.0 01+80m+51t+171u+152j+33a+540+3
g:<cou|3.8 05+90a+30v+51t+111u+33c+7
g:cour|4.6 0v+31t+151u+44a+3
g:ourr|5.0 1t+141u+4
g:urri|4.7 1f+61g+51t+111u+4
g:rrie|4.9 1t+141u+5
g:riel|5.0 1t+151u+4
g:iel>|4.8 01+31t+131u+53y+3
b:adresse courriel|6.4 01+506-31t+91u+4
f:adresse|5.2 05+506+907+81t+81u-42r+42u+3
l:courriel|5.2 0m+31t+161u+43a-3
w:confirm|5.6 03+50c+140k-30n+70x+71t-41u+62f+62g+638+43h+63q+647-3
s:confi|4.9 02-403+150c+100i+60k-30n+110x+91t-81u+2124+525+32f+132g+92h+43a-43h+7
g:<con|2.9 03+50f+30k+60l+30n+50o+40p+30q+60r+40s+40t+60u+90v+71j+31t-31u+62a+436+63l+73o+346+3
g:conf|4.6 03+70c+40k+70n+40x+41t-51u+112f+4
g:onfi|4.9 03+70c+40n+40x+31t-41u+112f+5
g:nfir|5.1 03+50c+50x+41t-31u+72f+42g+3
g:firm|4.9 03+40c+40x+51t-51u+81v+423+42f+42g+332+43a-3
g:irm>|5.4 0c+40x+41v+4
c:said|3.5 03+1006-30c+40e+40f+50g+150k+70l+30n+130x+2210+51e+91h+91m+41t-81u+1422+723+42f+92g+52h+42m+72x-33a+53m-33x+645-346-34c+8
b:confirm your|7.6 03+41u+32g+7
b:your email|6.4 01+41t+71u+93a+3
f:confirm|6.9 03+31u+32f+52g+3
w:phone|4.8 0s+70t+73a+83b+123c+123d+103e+123f+1645-3
s:phone|4.7 0s+60t+72x-430-533+193a+63b+163c+123d+93e+173f+113m+4
g:<pho|4.5 33+93b+93c+43d+43e+63f+43g+9
g:phon|4.1 0s+50t+333+73b+213c+83d+53e+93f+9
g:hone|4.1 0s+40t+333+73b+183c+63d+43e+83f+8
g:one>|3.8 13+43b+203c+53d+43e+53f+64i+114j+4
f:phone|5.4 3a-63b+143c+63d+63e+6
l:phone|5.8 3b+133f+5
w:mobile|6.0 0p+113b+163e+143q+44k+9
s:mobil|5.7 0p+93b+203e+103q+134k+10
g:<mob|5.7 3b+123e+33q+34k+3
g:mobi|5.6 0p+33b+113e+43q+6
g:obil|5.6 3b+103e+43q+5
g:bile|5.8 0p+32y+33b+83e+446+3
g:ile>|4.5 07+30o+31c+31i+32o+42s+33a-63b+73g+3
w:number|4.1 07+908+120i+41j-528+1029+52e+72m+143a+103b+153c+93d+53e+103m-33n+33u+73v+73z+1742+1843+1444+545-34p+6
s:numbe|4.1 07+1008+90i+30t-31j-328+529+42e+62i-32m+173a+103b+133c+63e+143u+53v+63z+1142+1743+1145-34b+34l+34p+5
g:<num|3.7 07+71j-42m+163b+163c+43d+33e+53z+442+1043+7
g:numb|4.1 07+32m+83b+113c+33e+43u+33z+442+743+4
g:umbe|4.1 07+308+32m+93a+33b+93e+53z+542+7
g:mber|3.9 1j-32m+93a+33b+93p+33z+342+543+34l+5
g:ber>|3.8 1v+32m+63b+83c+33e+53u+33z+542+643+34l+3
c:years|2.5 0c+80d+100n-30o+50w+613+61e-31j-61m-41n+71o-31r-31s+81x+81y-31z+421+1124+326+1227+2028+1829+222c+62e+82k-42m+112v-330-337+63a+43b+123e+53h-33o-43u+103v+43w+53y-43z+442+743+545-749+64d+34e-34f+104k-3
b:mobile number|7.6 3b+73c-3
f:mobile|6.4 0p+43b+11
l:number|4.7 08+41j-32m+93a+43b+73v+33z+642+643+3
w:numero|4.9 07+160g-31j-112i+32m+163a+103b+143c+63d+103e+143z+742+1443+1444+84l+5
s:numer|4.9 07+171j-92i+42m+1334+43a+63b+133c+63d+73e+133z+742+1543+1744+54l+5
g:nume|4.9 07+51j-32m+73b+43e+442+643+6
g:umer|4.9 07+61j-32m+63b+63d+43e+33z+342+543+5
g:mero|4.9 07+72m+83b+73e+442+343+5
g:ero>|4.8 07+51j-32m+73a+33b+53d+33e+543+5
b:numero de|5.6 1j-62m+73a+73b+93c+33d+103e-33z+643+34l+3
w:telephone|4.9 0s+50t+42k+33a+83b+133c+133d+63e+113f+22
s:telep|4.8 05-30s+140t+43a+53b+153c+103d+103e+123f+163m-3
g:<tel|4.4 0s+43a+63b+153c+63d+43e+123f+54q+5
g:tele|4.4 0s+33a+63b+153c+73d+33e+143f+44q+5
g:elep|4.8 0s+33b+93c+53d+33e+33f+6
g:leph|4.8 0s+43b+113c+43d+33e+43f+6
g:epho|4.8 0s+43b+103c+53d+33e+43f+5
b:de telephone|6.6 3b+43c+53e+10
f:numero|5.2 1j-62m+143a+83b+83d+43e-33z+642+943+644+4
l:telephone|5.4 3b+83e+5
w:device|7.8 3e+6
s:devic|7.8 3e+11
g:<dev|5.9 37+33e+33s+74h+3
g:devi|6.9 3e+33s+10
g:evic|7.8 3e+4
g:vice|5.7 0m+319+33e+3
g:ice>|4.1 0n+42c+32w+437+938+44q+5
b:phone device|8.0 3e+5
w:type|4.8 03+40b+280u+1217+41c-31d+91j+31m+101t-41u+111v-623+1124+32f+122h+42w-33b-73e+153o+33u-73w+163y+1641+846+647-748+184c-34n-34p+164q+8
g:<typ|4.6 0b+70u+41d+31m+31u+323+43b-43e+143w+33y+647-348+54p+7
g:type|4.7 0b+90u+51d+41u+32f+33b-43e+143w+43y+648+64p+7
g:ype>|4.7 0b+80u+51u+43b-43e+163w+43y+647-348+74p+5
b:device type|7.8 3e+11
l:type|6.2 0b+123b-33e+1748+3
w:location|5.7 1r+51z+182v+162w+1338+54n+44r+6
s:locat|5.5 1z+182v+202w+1238+54n+54r+3
g:<loc|5.2 04+81z+92v+102w+638+34l+5
g:loca|4.7 04+61z+82v+122w+838+33q+114l+4
g:ocat|4.9 1z+82v+82w+93q+12
g:cati|3.6 0e+30g+50p+41n+31q+51r+31s+31z+42g+62r+52v+62w+43c+4
g:atio|2.6 00+30f+30g+50x+41e+41n+31o+51q+41s+42a+32g+42r+32v+42w+335+83a-73u+449-34h+34p+3
g:tion|2.3 00+40f+30g+60m+30o+50v+50x+31e+31n+41o+51r+31s+31w+31z+326+32a+42c+32g+32r+32v+42w+335+83a-73u+345-34c+34h+34j+64p+3
g:ion>|2.3 0l+30o+50v+30x+315+71m+31n+61o+41q+41r+41s+42g+52v+52w+43a-53b-33d+43u+345-34h+44j+74l+64p+3
c:onsite|4.1 02+505-408+40r+41r+51v-31z+1620+424-32c+62j-52l-32q+32u+162v+102w+202x+338+253a+63b-33f+53o+445-549+34q+74r+5
w:city|4.7 04+2005-306+307-30a-40w-51r+41v-41z+122i+32v+182w+103a+103q+44q-34r+4
g:<cit|3.9 04+170h+171z+32v+738+83q+54p+5
g:city|4.2 04+171z+42v+538+73q+6
g:ity>|3.5 04+1410+616+41a+41z+32i+32v+635+6
c:town|3.8 04+2706+70w-31v-51z+192i+32v+242w+63a+63b+43e+53p+53q+945-44i+34k+74q+64r+5
b:location city|7.8 2v+8
f:location|6.8 1z+42v+73a+3
l:city|5.5 04+16
w:where|4.8 04+505+406+70v+31o-41r+61t+91v+91z+1224-425+427-32q+122r+82s+52v+142w+336+337+63a-43o+104e+84i+54q+5
s:where|4.8 05+406+40v+31o-41r+61t+91v+91y-31z+924-425+327-32q+102r+62s+42v+162w+636+43a-43o+114e+74i+34k+64q+4
g:<whe|4.1 1n+52q+32v+439+33a-349+5
g:wher|4.8 1v+42q+42v+63o+3
g:here|4.2 0x+41t+31v+31z+323+52v+43a-43o+53p+3
g:ere>|3.8 0x+317+41o+323+32q+32v+43n+43o+6
w:are|2.9 0c+70d+60g+30x+30z+312+313+819+31a+41k+324+425+52a+42c+32i+62v+436+33a+53i+33q+345+44e+34k+64l+44n+4
b:where are|7.5 2v+83o+5
b:are you|3.1 0c+120d+80f+40g+70h+40j+40k+30u+60y+30z+512+513+1319+61a+61j+41k+51v-31y+624+325+728-42a+62c+62i+92v+636+439+53a+53h+73i+53q+73y+341+845+648-349+34e+54j-34k+94l+64n+9
w:currently|5.4 05+30i+70k+40v+81b+61v+61y+102a+52i+52v+43p+341+44j-34n+54r-3
s:curre|4.1 02-505+606+60g+90i+50v+41p+61v+91y+920+422+52i+122v+630+336+537+53p+33s+203t+103u-84j+94n+34o+34p+34r-3
g:<cur|3.9 1f+51g+31v+31y+42i+43s+143t+53u-44j+3
g:curr|3.9 0g+31f+51g+41y+736+53s+123t+43u-3
g:urre|4.0 1y+62i+436+53s+93t+43u-4
g:rren|4.0 0g+41v+41y+82i+536+63s+103t+43u-4
g:rent|3.9 0z+317+41y+82i+32v+336+43a+53m+43p+83t+5
g:entl|5.2 1y+62i+3
g:ntly|5.2 1y+72i+4
g:tly>|5.1 1y+62i+33a+3
c:current|3.2 05+606+70e+50g+50i+50s+418+41c+41d+31h+41m-31o-31q+61v+191y+241z-320+522+1124-42c+42i+202t+52v+1237+93l+63o-33s-33t+253u-73v-345-447+349-34b+44d+74h+44j+184p+44r-4
b:you currently|5.9 05+30k+40v+41b+42a+32i+94n+44r-3
w:based|6.9 2v+102w+53a-33q+54q+5
s:based|6.9 2v+72w+738+33a-33q+44q+6
g:<bas|5.4 2v+92w+43w+4
g:base|5.7 2v+82w+33t+3
g:ased|6.7 1x+42v+6
g:sed>|4.9 1b+41x+324+32v+33a-44f+4
c:live|3.9 04+1505+1606+1509+30a+160j+41z+1029-62a+42v+162w+638+639+33b+43c+63e+83q+133r+545-54i+74p+84q+6
f:where|5.1 04+306+31r+41t+51v+62v+62w+53a-43o+34e+44q+3
l:based|7.6 2v+34q+4
w:current|4.5 02-405+506+80g+111o-41p+91v+71x+31y+1320+522+72i+72v+630+436+337+53l+73p+43q+43s-43t+113u-54i+44j+84o+34p+6
g:ent>|2.7 08+50k+40l+40n+50u+518+31k+31v+61y+725+32c+52i+43t+54p+3
b:current location|8.0 2v+9
f:current|5.2 06+51v+91y+522+42i+33a+43t+64j+5
l:location|6.5 1z+92v+8
w:ou|4.3 04-309-40a+30c+40g-30k+120s+30u+1212+416+519+41d+31e-31m+81o+31r+81v+61y-41z+524-425-32c+82k-52q+72t+42v+152w+638-43a-63b+33e+123j+43n+33o+103p+113q-33u-33w+73x+83y+545+34b+64g-34h+44q+4
w:habitez|7.3 04+305+60a+32v+538+6
s:habit|7.0 04+805+706+42v+939+63a-3
g:<hab|5.3 0g+40i+40j+646+6
g:habi|6.1 0g+30i+50j+72v+43a-346+7
g:abit|6.9 1p+5
g:bite|7.1 04+3
g:itez|5.9 32+3
g:tez>|4.9 1k+332+339+33a+3
b:ou habitez|8.0 06+42v+6
w:vous|2.5 0d+30g+40j+40k+40s+40t+30v+40z+417+419+31a+31e-31j+41l+624+82c+32i+52v+338+639+43h+43o+63q+541+545+44h+34j-54k+44l+44m+54n+44r+3
b:habitez vous|7.5 04+32v+5
f:ou|6.2 1r+31v+31z+42q+32v+123o+4
l:vous|5.1 04+324+329+32v+72z+44a+64c+5
f:city|5.3 04+182v+32w+3
w:ville|5.3 04+1509-51z+102i+32v+122w+63a+33p+73q+54g+64r+5
s:ville|5.3 04+1609-50a-51z+102i+42v+172w+103a+33p+53q+44g+44r+5
g:<vil|5.2 04+112v+72w+3
g:vill|5.2 04+92v+4
f:ville|5.6 04+1409-31z+6
l:ville|5.7 04+10
w:province|5.5 06+80a+160c+72v+74k+5
s:provi|5.1 04-306+70a+230c+41j+42v+63a+53q+33r+34k+3
g:prov|4.9 0a+193r+3
g:rovi|5.1 0a+112v+4
g:ovin|5.2 0a+1420+3
g:vinc|5.3 06+30a+12
g:ince|5.3 0a+10
g:nce>|2.9 06+40a+40i+51e+31j+421+425+327+328+429+32m+33a+33o+34f+54q+3
c:country|3.4 04-405+240a+70h+100w-41z+32a+42v+738+133a+33b-33c+213q+947+34n+114o+44p+6
f:province|6.1 0a+11
l:province|6.1 0a+52v+4
w:postal|5.0 06+1109+233a+6
s:posta|4.9 06+1707+609+211t+8
g:<pos|3.3 06+709+191y+326+33d+63i+33o+43q+349+34h+34j+11
g:post|3.7 06+609+181y+33d+63i+33o+33q+44j+4
g:osta|4.9 06+709+13
g:stal|4.9 06+409+14
g:tal>|4.5 06+309+1129+6
w:code|4.4 01+702+1106+909+191q+81t-31u-624+32f+162g+222n+434+33a+83c+233r+113s+340+444+15
g:<cod|4.3 09+91u-32f+42g+163c+1244+4
g:code|4.2 06+609+182f+42g+203c+1344+5
g:ode>|4.1 02+406+509+151u-32f+32g+213c+123w+344+44q+3
b:postal code|5.9 06+609+10
f:postal|6.2 09+6
l:code|5.1 09+72g+33c+1344+3
b:code postal|5.8 06+309+133a+4
f:code|5.8 01+302+709+62g+1140+344+4
l:postal|5.8 09+12
w:country|4.6 05+160a-40h+110v+30w-31z+82a+62v+73a+83c+154n+7
s:count|4.5 05+180a+120h+70w-31z+528+529+32a+52v+82w+33c+174n+5
g:coun|4.2 01+305+90a+53c+83z+4
g:ount|4.2 01+405+90h+33c+83z+4
g:untr|4.6 05+90h+33c+10
g:ntry|4.6 05+113c+6
g:try>|4.5 05+1927+33c+8
f:country|5.4 05+123c+5
l:country|5.8 05+93a-33b-43c+4
f:address|5.7 06+307+1208+609+33a-3
w:street|5.7 06+807+2008+71z+53a-4
s:stree|5.7 06+607+2308+41z+43a-4
g:<str|5.2 06+307+170v+44e+5
g:stre|5.4 07+84e+5
g:tree|5.5 07+123a-3
g:reet|5.7 07+13
g:eet>|5.3 07+111h+3
b:street address|6.9 08+41z+5
f:street|6.5 07+1008+4
w:linkedin|5.0 2b+162o+263a-63o+440+23
s:linke|5.0 2b+152o+263a-440+20
g:<lin|4.2 07+308+42b+42d+42l+62o+172p+72q+62r+72t+73a-640+4
g:link|4.5 2b+42o+182p+102q+52r+82t+83a-340+7
g:inke|5.0 2b+52o+1640+7
g:nked|5.0 2b+52o+183a-340+7
g:kedi|5.0 2b+52o+1940+6
g:edin|4.9 2b+52o+1940+8
g:din>|5.0 2b+52o+193a-340+7
w:profile|5.6 01+502+110m+30o+40q+102d+32n+82o+182p+82q+52r+102s+83a-63g+84a+7
s:profi|4.7 01+302+100l+40q+1125+102d+202k+92n+112o+192p+152q+62r+92s+93a-113g+1446+44a+164h+4
g:prof|4.2 0g+50q+325+329+62d+142k+52m+32n+42o+82p+62s+43a-83g+44a+124b+3
g:rofi|4.7 0q+325+32d+112k+42n+42o+82p+42r+32s+33a-53g+44a+10
g:ofil|4.9 0q+42d+82n+42o+92p+62s+43a-43g+34a+8
g:file|5.0 0o+31e+51i+42o+62p+32s+33a-44a+3
b:linkedin profile|6.9 2o+5
f:linkedin|6.0 2o+840+3
l:profile|6.3 02+32o+52p+42s+54a+4
w:profil|5.9 02+30l+40q+92d+72o+72p+122r+42s+53a-53g+64a+94h+4
g:fil>|5.7 2d+42o+32r+34a+6
b:profil linkedin|7.2 2o+6
f:profil|7.2 2d+34a+9
l:linkedin|5.8 2b+92o+1040+4
w:github|5.8 2n+343a-340+6
s:githu|5.8 2n+413a-440+7
g:<git|5.7 2n+212p+3
g:gith|5.8 2n+22
g:ithu|5.8 2n+17
g:thub|5.8 2n+22
g:hub>|5.8 2n+19
w:url|5.7 2n+72o+142p+112q+82r+132s+62t+72u+153a-4
b:github url|8.2 2n+6
f:github|7.0 2n+8
l:url|6.1 2n+42o+32r+42t+42u+4
w:link|5.3 08-32n+32o+112p+192q+212r+242s+82t+2133+84d+4
g:ink>|5.2 2o+42p+82q+72r+62t+9
w:to|2.4 0e+30f+60j+50m+30n+30o+30p+30q+30u+41k+41n+31v-41x+1321-32h+42i-32v-32w+737+438+73h+63l+73p+53q+647+748+34g+54h+34j-34k+74n+4
b:link to|6.3 2o+32q+72r+42s+52t+83a+64d+4
b:to your|6.3 0o+32g+102r+52t+33a+840+44c-3
w:portfolio|5.7 1i+202q+213a+3
s:portf|5.7 1i+192q+242u-53a+3
g:<por|5.3 1i+52k+32q+143b+43g+5
g:port|4.1 1i+52a+92q+103a-63g+643+124h+3
g:ortf|5.7 1i+72q+11
g:rtfo|5.7 1i+62q+14
g:tfol|5.7 1i+72q+14
g:foli|5.6 1i+32q+19
g:olio|5.6 1i+62q+14
g:lio>|5.6 1i+52q+16
b:your portfolio|7.8 1i+52q-33a+4
f:link|6.0 08-32o+32p+42r+42s+52t+53a+3
l:portfolio|6.4 1i+52q+5
w:website|6.1 1v-52p+142q+82u+163a+53o+12
s:websi|6.1 0r+31v-32p+102q+72u+153a+43o+11
g:<web|6.0 2p+32q+32u+15
g:webs|6.0 2p+32u+133o+4
g:ebsi|6.1 2q+42u+93o+3
g:bsit|6.1 2p+42q+32u+83o+3
g:site|4.7 2p+42q+32u+132w+338+33a+43o+3
g:ite>|3.6 08+50i+31y+32p+32u+132w+335+4
f:website|7.3 2u+8
l:website|6.6 2u+10
w:site|5.5 02+1005-408+50r+71z+42b+32j-52l-42p+52q+92u+182w+938+53a+83o+44m+44r+10
g:<sit|5.1 1z+62p+42u+124p+3
w:web|6.3 2o+42p+212q+102r+142u+22
b:site web|7.5 2q+33a+3
w:personnel|6.5 0i+40n+326+102i+32u+73a+43p+64m+74r+6
s:perso|4.1 06+607-30i+30l+60n+110z+1110+1012+613+1318+101a+181t+426+928-42a+132c+142u+192x+338+63j+73m+113p+43x+540+642+94a+94d+34h+34j-44m+5
g:<per|3.4 06+30n+40u+30z+313+41a+51j+52a+42c+42u+83a-53m+33w+648+34n+54o+44p+4
g:pers|4.1 0n+40z+410+313+318+31a+626+42a+42c+62u+638+33m+342+3
g:erso|4.1 0n+40z+310+413+51a+726+32a+52c+42u+938+33m+4
g:rson|4.1 0n+40z+310+413+318+31a+726+32a+52c+42u+63a-33m+442+3
g:sonn|4.9 0n+30z+310+32u+3
g:onne|4.1 06+30n+42m+33m+4
g:nnel|5.0 06+32d+32m+42u+34a+3
g:nel>|5.7 2m+3
c:people|3.7 0c+30n+60u+60z+710+313+816+418+319+41a+61v-41y-324+726+2028-529-32c+62i+132m+42u+53a+43l+33m+63n+113p+113y+114b+54e+44g+34l+54r+11
f:site|7.3 2u+5
l:personnel|6.9 2u+3
w:twitter|6.1 2s+28
s:twitt|6.1 2s+32
g:<twi|5.9 2s+14
g:twit|6.1 2s+16
g:witt|6.1 2s+14
g:itte|5.2 2s+12
g:tter|4.6 0m+31c+101d+82s+11
g:ter>|3.9 1c+81d+32s+937+43h+43m+3
b:twitter url|8.2 2s+5
f:twitter|7.0 2s+9
w:resume|4.6 1e-31f+191g+202d+104a+10
s:resum|4.6 1f+201g+212d+124a+164j-4
g:<res|3.6 05+50z+41f+101g+61w+62a+32v+336+44a+34p+3
g:resu|4.5 1f+141g+84a+54b+3
g:esum|4.6 1f+131g+74a+5
g:sume|4.6 1f+121g+92d+34a+5
g:ume>|4.6 1f+141g+72d+34a+4
w:cv|4.3 0e+80l+70o+50q+50x+31f+371g+342d+103a-103g-340+5
b:resume cv|6.0 1f+7
f:resume|5.2 1f+141g+52d+44a+4
l:cv|4.6 1f+431g+62d+33a-5
w:attach|5.4 1c+91e+131f+171h+31i+163a+33g+53r+4
s:attac|5.2 1c+171d-31e+181f+151h+51i+93g+33r+64c-34p+5
g:<att|4.4 0g+30x+31c+41e+91f+31i+41n+31q+41w+61y+33a-33k+33r+3
g:atta|5.0 1c+41e+61f+41i+31q+4
g:ttac|5.2 1c+51e+91f+51i+4
g:tach|5.1 1c+51e+71f+41i+41w+3
g:ach>|4.9 1c+41e+31f+41i+43a+53b+3
b:attach your|5.9 1f+71h+43a+5
b:your resume|5.9 1f+121g+7
f:attach|5.6 1c+31f+41i+63r+3
l:resume|5.3 1f+16
w:curriculum|5.9 1f+161g+193a-3
s:curri|5.9 1f+181g+153a-3
g:rric|5.9 1f+71g+6
g:ricu|5.7 1f+71g+61s+3
g:icul|5.2 1f+61g+73a+54m+7
g:culu|5.9 1f+71g+6
g:ulum|5.9 1f+61g+6
g:lum>|5.8 1f+71g+6
w:vitæ|7.1 1f+121g+4
g:<vit|6.0 1f+6
g:vitæ|7.1 1f+4
g:itæ>|7.1 1f+4
b:curriculum vitæ|7.1 1f+6
f:curriculum|6.3 1f+11
l:vitæ|7.3 1f+4
w:cover|5.7 0u+51c+121d+142t+52w+538+43a-545+6
s:cover|5.5 0u+31c+171d+152t+53a-445+6
g:<cov|5.3 1c+61d+736+43a-3
g:cove|5.3 1c+71d+636+33a-3
g:over|4.4 0c+40d+40i+31c+51d+32c+639+83a-34a+3
g:ver>|4.0 0c+41b+51c+41d+33a+34r+4
w:letter|5.3 02+306+30t+31c+241d+201e+52h+52t+43a-93l-43m+742+7
s:lette|5.2 02+30t+41c+221d+221e+72f+42h+32t+43a-842+3
g:<let|4.7 1c+151d+81e+42f+33a-44h+3
g:lett|4.6 0m+61c+141d+131e+32f+34h+3
g:ette|5.0 0m+41c+101d+8
b:cover letter|5.9 1c+81d+82t+4
f:cover|6.4 1c+7
l:letter|6.2 0t+31c+7
w:lettre|5.7 1c+141d+191e+63a-44c+74h+13
s:lettr|5.6 1c+171d+171e+52f+330+54c+34h+10
g:ettr|5.4 1c+91d+54h+3
g:ttre|5.4 1c+91d+54h+4
g:tre>|4.4 1c+61d+61e+32d+32p+54j+3
b:lettre de|5.9 1c+101d+81e+54h+7
w:motivation|6.2 1c+71d+63a-44g+94h+10
s:motiv|5.6 1c+151d+1720+113a+44g+84h+14
g:<mot|5.3 1c+111d+420+53a+44h+44m+4
g:moti|5.3 0m+31c+71d+520+84h+6
g:otiv|5.6 1c+61d+720+44g+34h+6
g:tiva|5.7 1c+81d+64g+34h+5
g:ivat|5.8 1c+41d+44g+34h+4
g:vati|5.8 0o+41c+31d+54h+5
b:de motivation|6.5 1c+51d+5
f:lettre|6.3 4h+8
l:motivation|6.7 1c+5
w:transcript|7.0 1h+22
s:trans|5.1 0l+70n+311-318+361h+242i+533+43a-33q+43z+1344+347+44m+14
g:<tra|3.4 0n+418+131h+61i+529+32w+33q+33r+347+34k+94m+34n+54q+3
g:tran|5.0 18+181h+83a-33z+34m+3
g:rans|5.1 18+171h+103a-33z+54m+5
g:ansc|6.1 06+50l+31c+51h+13
g:nscr|6.0 1h+143a-3
g:scri|4.5 1h+91w+825+42m+34d+6
g:crip|5.8 1h+131w+725+33a-3
g:ript|5.8 1h+111w+6
g:ipt>|6.8 1h+10
f:transcript|8.2 1h+7
l:transcript|7.5 1h+8
w:supporting|7.2 1e+73a-34c+94h+5
s:suppo|6.0 00+50z+31e+83a-648+949+54c+114h+9
g:<sup|4.9 1e+526+539+34c+34e+5
g:supp|5.4 1e+439+34c+3
g:uppo|6.0 1e+34c+4
g:ppor|5.5 0q+33a-44c+44h+6
g:orti|6.8 1x+3
g:rtin|6.3 4c+4
g:ting|4.6 0m+420+33z+3
g:ing>|2.7 0f+40l+41i+320+423+324+528+836+439+33r+347+4
c:need|3.5 00+180d+40f+50j+150z+51e+31l+41m+32a+637+439+63a+33i+53v+447+2248+1949-34h+5
c:help|4.1 00+300j+71e+437+63a+53h+53v+546+347+1148+134c+44e+64h+64q+4
w:documents|6.5 06+30o+611+91e+102j+63r+8
s:docum|5.6 06+30o+511+31c+41e+221f+42j+42x+43a-53r+1643+154k-44n-34p+5
g:<doc|5.4 1e+143a-43r+543+3
g:docu|5.6 1e+133r+643+3
g:ocum|5.6 1e+143r+743+5
g:cume|5.6 1e+143r+643+3
g:umen|5.5 1e+163r+543+4
g:ment|3.0 00+608+70k+40n+50x+31e+101y+52c+62i+43r+344+34b+74c+7
g:ents|4.3 00+517+31e+33a+34b+64c+44k+4
g:nts>|4.1 00+517+31e+424+636+44b+54c+44e+44k+4
b:supporting documents|8.2 1e+5
f:supporting|7.3 4c+5
l:documents|7.1 1e+4
w:legally|5.8 0c+71j+104n+9
g:gall|5.7 1j+32q+34n+3
g:ally|5.4 3a-44n+5
g:lly>|5.1 3a-44n+8
b:you legally|6.2 3a-34n+7
w:authorized|6.5 3r+64n+44o+74p+8
s:autho|5.4 0f+121i+52i+52r+123l+647+34n+74o+74p+10
g:<aut|4.1 0f+60l+40q+313+724+328+32p+53l+44m+74n+74o+34p+4
g:auth|5.3 0f+52g+42r+34n+44p+5
g:utho|5.4 0f+44n+34p+4
g:thor|5.4 0f+52r+34p+3
g:hori|5.3 0f+40z+335+44o+34p+5
g:oriz|5.6 0f+43l+44n+34o+34p+4
g:ized|6.1 1a+5
g:zed>|6.1 1a+54n+3
b:authorized to|6.5 3r+34n+34o+5
w:work|3.3 00-30f-30g-30n-30q+40u+1017+31e-31i+71v+91w+111x+41y+61z+720-425-326-327-32e+42i+52l+52q+52v-62w+536+438+939+83b-133d+33e+43f+213h+113m+83o-43p+53r+83u-33y+345+1147+548+34c-34e+104g+64h+64i+34k+64m+44n+144o+124p+124q+74r+4
g:<wor|2.9 1v+31y+31z+429+338+43b-33f+33p+33r+347+44n+84o+34p+44q+64r+4
g:work|2.9 1v+51w+31y+31z+338+339+33b-43f+43r+445+347+34n+84o+44p+54q+74r+4
g:ork>|3.3 1w+338+33b-43f+53m+345+54n+74p+44q+6
c:work|2.3 04-30d+40k+60q+40u+110x-310+41b+71e-31i+51n-31v+81w+51x+111y+141z+920+621+1222-326-429+122c+72i+42q+42w+336+638+1039+33b-73d+33f+93h+103m+33p+93r+93u-33x-33y+1045+847+64e+34g+44h+54j+104n+164o+54p+94q+114r+12
c:shifts|3.0 0s+100u+417+41i+41v+41w+61y+32e+162q+32v-438+839+163b-83f+113h+63k+93m+53o-33p+33r+63y+845+2047+34e+54g+34i+74k+44n+104o+74p+74q+64r+3
c:total|2.8 00-30g+70k+60u+41i+51v+51w+81y+41z+1128-429+212d+52e+42k+52m+52q+42w+638+839+63b-73d+33f+123h+63m+83o-43r+73y+745+947+34a+104b+34c-34e+44g+34m+34n+124o+64p+114q+10
c:use|2.5 01+120l+50n+60r+51v+71w+61x+31y+51z+824+2225+927+928+1229+112k+102l+72n+32s+52y+530-332+739+33a-43b-83f+103j+63m+33r+43u-345+646+74e+34f+174g+34h+34m+64n+94o+44p+74q+84r+4
b:to work|4.2 2w+738+63a+53r+1045+947+84g+64h+34n+104o+94p+84q-44r+4
w:in|2.8 05+30y+317+31l+51v-31y+725+327+172d+82j+72k+62v+42w+738+73h+43q+33u+34f+34g+34n+17
b:work in|4.7 24+32k+33a+43r+745-347+54n+16
w:canada|4.6 0i+513+62w+53r+847+84n+124o+104p+10
s:canad|4.5 0h+120i+513+43a+53r+43u+447+64n+124o+54p+14
g:<can|3.9 0e+50h+30l+30q+32i+52z+44n+5
g:cana|4.4 4n+64o+34p+3
g:anad|4.4 0h+34n+44p+3
g:nada|4.6 4n+74p+3
g:ada>|4.6 1o+34n+44p+5
b:in canada|5.1 2w+43a+43r+54n+74o+4
f:are|3.4 0c+60d+80g+60j+40k+40v+30z+512+413+91a+41v-41y+524+52a+32c+52i+736+339+73a+163h+33q+341+74k+44l+54n+84p-3
l:canada|4.9 4n+54p+4
n:4|1.5 00+504-408-30c+30d+50e+70f+70i+30j+40k+70l+50m+40n+60o+50q+50t+40v+40x+71b+41j+31k+61o-31r-31v-51x-31y-61z-321-424+325+327+32a+42c+636+737+338+1239+63a-53h+73l+63n+33o+33p+83q+541+347+548+44b+44c-54f+44g+34h+54j-54k+64m+44n+74r+5
w:eligible|6.2 0j+1413+617+74n+8
s:eligi|6.0 0j+1113+517+42a+63r+44n+7
g:<eli|6.0 0j+4
g:elig|5.3 15+174n+3
g:ligi|5.3 0j+315+174n+3
g:gibl|6.2 0j+54n+4
g:ible|4.8 0j+41a+53a+349+54k+3
g:ble>|3.5 0j+91a+338+739+33h+645+449+84k+7
b:currently eligible|7.8 4n+6
b:eligible to|6.4 0j+44n+4
w:for|3.3 00+502+30j+80n+40o+70q+90s+524-32c+338+63a-63i+63n+33q+43u+544+347+44g+34h+94j-34k+44m+44n+3
b:canada for|8.0 4n+3
w:any|4.1 00+908+30k+120v+112c+32p+42y+431+436+63a+53p+941+94r+5
b:for any|6.9 4n+6
w:employer|4.6 00+404-509-51b+51v+101y+41z+1120+32b+836+1137+113a+53b-63j+43l+83t+53x+647+104b+34n+4
s:emplo|3.2 04-407-409-50f+70k+60q+50u+1210+51b+91k+31v+161x+121y+121z+1420+821+1127-428-429+112b+62c+102i+172m-32u-32v-32w-336+1137+938-33a+63b-53l+123n+103p+153t+33w-33y+545-347+104j+104n+104r+17
g:<emp|3.2 1b+41v+101x+51y+31z+520+421+529+32c+32i+836+43l+43n+73p+447+44n+34r+7
g:empl|3.2 04-30u+41b+41i+31v+81x+61y+41z+520+421+429+42i+836+337+33l+53n+33p+447+34n+44r+10
g:mplo|3.2 0u+31b+31v+91x+51y+31z+521+429+32c+32i+636+337+33l+43n+33p+547+44j+34n+44r+7
g:ploy|3.4 0u+31v+121x+41z+329+42c+42i+736+43l+53n+43p+547+44r+5
g:loye|3.6 1v+111y+51z+42i+636+43a+43l+53n+43p+447+34r+6
g:oyer|4.5 1v+91z+436+437+33l+5
g:yer>|4.5 1v+71z+536+43a+33l+347+3
c:firm|3.6 06-307-309-40e+30k+90m+31v+261z+212b+102c+52u-436+1237+73a+103b-33l+143p+53x+347+948+44g+11
b:any employer|6.8 3a+34n+5
l:employer|5.2 1v+637+4
w:can|4.0 0j+31t+321-324+82q+338+123a-43b+33h+113m+43r+545+1149+94k+44m+34n+5
b:can you|4.6 0j+61j+421-324+1238+123a+63h+203r+545+1447-349+104k+74n+5
w:lawfully|7.2 4n+15
s:lawfu|7.1 4n+14
g:<law|7.1 4n+6
g:lawf|7.1 4n+5
g:awfu|7.1 4n+5
g:wful|7.1 4n+5
g:ully|6.5 4n+5
b:you lawfully|7.8 4n+3
b:lawfully work|8.0 4n+4
f:can|5.0 0j+424+1138+739+43h+153l+645+5
w:do|2.9 00+30g+70k+60u+30z+610+316+31j+31l+324+52i+42k+32s+338+33a+153o-341+34e+44m+44n+3
b:do you|3.0 00+404+305+30f+60g+130h+30i+30k+140q-30t+30u+30v+40y+30z+1210+615+516+519+31a+51j+81l+61v+41w-324+92c+32i+92k+82s+435+33a+83k+33l+43o-53u+33y+341+445-346+34c+34d-34l+44m+104n+94r-4
w:have|3.0 0e+60g+90v+70x+319+31b+31j+31l+924+1725-326+427+428+629+42c+33a+1241+1045-346+34b+44f+54m+84n+44r+5
b:you have|3.9 0g+140i+40k+30v+70z+519+31i+41j+81l+81y+824+1525-328+32k+32y+336+33a+841+645-346+74b+44m+124n+7
w:the|2.8 00+40e+30t+40v+30x+317+319+327+32f+62h+62i+438+63a+53q+544+348+34h+84k+74n+74r+6
b:have the|6.7 1j+33a-63h+43q+44n+10
w:right|5.6 0x+41v+51y+52v+433+739+43q+43r+545-34h+64j+54k+54n+54o+64p+6
s:right|5.4 0n+30x+31v+51y+42v+533+339+33r+84h+64j+34n+64o+44p+6
g:<rig|5.4 4n+4
g:righ|5.4 3r+34n+44p+3
g:ight|4.9 0c+43a+53r+44k+4
g:ght>|5.0 4h+34k+3
c:true|4.6 06+80x+231l+41v+31y+42z+533+33y+34h+34n+64p+7
b:the right|6.9 3r-34h+54n+34p+6
b:right to|6.0 3a+53r+44n+74p+7
b:in the|4.5 00+40e+50j+427+1028-62c+32f+82v+43j+33q+64n+164q+54r+7
b:the country|7.2 3a-44n+54p+5
b:country where|7.6 05+42v-44n+3
w:this|3.7 0n+40p+31w+31y+638+53a+123e+53o+74c+34h+114j-54r+4
c:job|2.8 0e+90m+40n+40p+60q+150u+81b+81k+41o-31w+91y+191z+520+1021+525-32h+32i+42k-32l-32m-32p-32v-438+63a+103b-43d+123e+43h+63i+93o+163q+73x-33y+441-44c+34e-34g-64h+214j+214n+44p-34r+7
b:where this|8.0 4n+4
w:job|4.2 00+40e+50l+40m+60n+70p+50q+40u+91b+71l+41v+81w+81x-31y+81z+820+72v-436+538+73a+33h+43m-33o+63t+63y+34b+34c+84g-44h+44j+104m+64n+4
c:title|3.2 00+40e+60g-30u+81b+51c+31f-51k+31m+41w+91y+141z+420+521+326+82d+122v-336+338+73a-43d+153h+73i+53m+33n+33o+83q+43u+33x+143y+541-347+449+44g-54h+134j+194n+4
c:jobs|3.6 0k+50m+120p+90q+230u+41b+31e+91y+71z+420+72k-32l+32p+192u-32v-32x-42y+431+738+33a+93o+83q+33t+43y+347+34b+44g-34h+54j+7
b:this job|5.3 0n+70q-31v+71w+436+338+93h+53v+347+34c+44h+84j-3
w:is|3.6 0g+30k+30x+52h+82k+438+43a+83b-33e+83t+33w+34e+34k+4
b:job is|7.5 38+64n+4
w:located|7.5 1z+74n+3
g:cate|4.9 0g+30y+42m+43a-33e+43q+7
g:ated|5.3 0j+30l+31b+31l+322+328+33a-43p+3
g:ted>|3.9 0v+41l+422+328+33p+33u+3
f:do|3.4 00+30g+100k+120v+40z+710+416+519+31j+31l+424+925-32c+32i+92k+53a+133l+43p+341+647+34l+34m+64n+8
w:entitled|6.8 4n+6
s:entit|6.4 1j+63a+63r+54n+8
g:<ent|4.7 1s+51v+4
g:enti|3.9 0n+30o+311+714+416+518+61m+328+43a-342+5
g:ntit|5.5 18+32z+342+5
g:titl|5.1 1o+32d+33x+104j+9
g:itle|5.1 1m+32d+53a+33x+54j+11
g:tled|6.7 4n+3
g:led>|5.4 24+34n+3
b:entitled to|6.8 4n+4
w:united|6.6 0n+43a+44n+54p+4
s:unite|6.4 08+90h+60n+33s+103w+447+44n+5
g:<uni|4.9 08+70h+417+31r+84l+124n+3
g:unit|5.2 08+70q+416+43a-43s+34m+4
g:nite|6.3 3s+3
g:ited|6.4 3a+3
b:the united|6.6 0h+33a+34n+4
w:states|6.5 0h+40n+33a+113q+447+44n+44p+4
s:state|5.5 0f+30h+50j+50k+130x+925+33a+53q+347+34c+54p+5
g:<sta|3.7 04+405+30h+51s+521+52v+43h+449+54e+34p+94r+3
g:stat|4.3 0g+40x+60y+419+31r+341+34b+34p+13
g:tate|5.4 0x+44c+4
g:ates|5.5 0p+31e+33a+5
g:tes>|4.4 0q+41h+41w+34e+4
b:united states|6.8 0h+34n+34p+3
l:states|6.9 3a+4
b:you authorized|7.6 4p+7
w:us|4.0 00+60e+120h+40n+50p+30q-30t+811+61v-41y-424-72a+72b+82i+112j+42k-52t+62v+42w-332+833+336+637+438-33h-33j+53l+33m+33o+153p+43r+43t-33z+340+541-345+447+848+64a+34b+54c+114d+114f+84g+124k-34n+104q+34r+10
b:the us|7.5 3a+44n+3
l:us|5.2 0e+537+33o+84g+3
w:hold|5.2 0d+40g+90h+70k+80o+130q+30t+91j+61q+61t-31y+32a+42i+72k+53a-443-34j+54n+74p+9
g:<hol|5.0 0g+40o+31j+3
g:hold|5.0 0o+43a-3
g:old>|4.9 0g+30o+4
b:you hold|5.4 0g+50h+50i+40k+31q+32a+32i+44j+34n+54p+5
w:a|2.3 0e+50f+90g+40j+50k+40s+40v+40z+510+313+417+318+31a+61e-41j+71k+61l+31v-41y+324+626+62a+32c+62i+32p-32t+436+538+53a+73q+545-346-347+54c+34h+34j-54k+84l+34m+64n+4
b:hold a|5.8 0g+41j+51y+32i+43a+34n+5
w:valid|5.9 1j+1443-34n+84o+7
s:valid|5.3 0g+60i+710+41j+81l+51t+32g+74n+144o+14
g:<val|5.1 1j+53s+44g+34n+54o+6
g:vali|5.3 1j+44n+64o+5
g:alid|5.2 1j+41o+41y+335+34n+64o+5
g:lid>|5.9 1j+64n+4
b:a valid|6.1 1j+84n+10
w:workpermit|5.6 0g+61e-430+73a-53r+1247+124n+104o+114p+16
s:workp|5.5 00+30g+41v+131z+33a-53r+747+94n+104o+114p+84q+10
g:orkp|5.5 1v+447+34n+44o+4
g:rkpe|5.6 3r+347+44n+34o+54p+4
g:kper|5.6 3r+347+44n+34o+34p+4
g:perm|4.2 0u+51j+83r+547+548+34n+94o+104p+7
g:ermi|4.2 1j+91l+43r+347+548+349+34n+74o+94p+6
g:rmit|5.2 3a-33r+447+54n+54o+7
g:mit>|5.1 3a-33r+547+54o+74p+5
c:visa|4.2 21-33a+73n+53r+444+447+2848+264n+74o+194p+16
b:valid workpermit|8.2 4n+6
l:workpermit|6.2 3r+447+3
w:etes|4.1 0c+30g+40j+313+319+31l+32c+42i+62v+338+43h+541+345+44l+34m+5
b:etes vous|4.2 0c+40g+70h+40j+40z+511+313+619+41a+41k+41l+51m-31y+524+42a+42c+62i+82v+438+103h+113p+33q+541+445+349-34j-34k+44l+74m+7
w:legalement|6.8 1j+73a-34n+10
g:gale|6.6 4n+4
g:alem|6.7 4n+3
g:leme|5.1 08+31e+41y+339+33a+34n+3
g:emen|3.6 00+708+50n+40r+40x+31r+32w+336+43q+34b+34c+34q+3
b:vous legalement|7.3 4n+4
w:autorise|6.5 0f+30p+43l+34n+8
s:autor|5.6 0f+90i+30l+30n+70p+33a-33l+143r+74n+134o+34p+8
g:auto|4.7 0l+513+724+325+328+53l+54m+94n+5
g:utor|5.6 0f+43l+54n+8
g:tori|5.3 0f+30n+30y+33a-43l+54m+34n+64p+3
g:oris|5.5 0f+33l+44m+34n+54p+3
g:rise|5.0 0k+31v+41z+33l+34m+3
g:ise>|4.7 0k+325+42b+33a-53h+33s+54f+44m+3
b:autorise e|7.2 4n+4
b:e a|6.3 1y+43q+54k+3
w:travailler|5.0 04-30c+32w+436+538+113a+73h+73r+63y+545+947+449+44g+114n+134p+34q+4
s:trava|4.1 04-40d+310+31i+101v+31w+31x+31y+81z+528-429+82i+52v+52w+632+536+438+123b-43d+53h+63p+43r+73y+745+847+849+44g+44n+74o+44p+64q+94r+4
g:trav|3.9 29+338+44k+84n+34q+5
g:rava|4.1 1y+329+32w+338+44n+44q+6
g:avai|3.8 29+438+43h+345+849+64n+44q+6
g:vail|3.8 2e+338+33y+345+649+64n+34q+5
g:aill|4.5 1y+33a+34f+34n+54r+3
g:ller|4.8 2q+32v+438+33a+44n+5
g:ler>|4.7 38+44n+5
b:a travailler|6.7 38+34n+4
w:au|4.6 0a+80d+41k+31n+31p+31x+938+64n+34o+44p+5
b:travailler au|6.0 4n+74o+34p+3
b:au canada|5.7 3a+34o+44p+9
f:etes|4.4 0g+50h+30j+30z+416+31a+31l+41y+524+42i+838+43a+73h+445+34k+34l+64m+64n+3
w:avez|3.8 0c+30d+30e+40g+50v+717+41b+51j+31l+624+526+32c+336+33a+43o+83p+341+54d+54f+44m+54n+34r+6
b:avez vous|3.9 00+40c+60d+50e+90g+70k+30v+130z+417+61b+81j+31l+151q-31r+324+925-326+52c+536+43a+53o+133p+541+1045-349-44f+64m+94n+54r+11
w:le|4.4 03+30g+30w+31u+422+1527+62f+32g+439+34n+5
b:vous le|6.3 0g+81j+539+73a+545+34b+44n+8
w:droit|6.4 1l+63r+64n+9
s:droit|6.4 1l+73r+64n+10
g:<dro|5.8 1k+74n+4
g:droi|6.3 4n+4
g:roit|6.4 4n+3
g:oit>|5.8 0l+31b+31u+34n+4
b:le droit|7.1 3a-34n+9
b:droit de|6.4 3r+44n+9
b:de travailler|5.9 2k+336+43r+847+44n+8
f:avez|4.2 00+30c+50d+40e+70g+70v+100z+417+41b+61l+924+72c+33p+341+64m+64r+7
w:detenez|6.5 0g+90i+50k+61j+31l+104l+44n+8
s:deten|6.4 0g+70i+40k+41j+61l+848-34l+64n+74p+4
g:<det|5.3 0k+33z+34f+3
g:dete|6.2 1l+34n+3
g:eten|5.3 0g+40o+425+33a-346+11
g:tene|6.1 13+41l+34n+3
g:enez|6.1 1l+4
g:nez>|5.8 3a-3
b:detenez vous|6.5 0g+40i+30k+31j+31l+748-34l+44n+74p+3
w:un|3.8 01+40e+30k+617+51b+51i+31k+51l+51t-32c+42f+336+63a-53p+847+64b+34d+84j-34l+44m+54n+54r+4
b:vous un|5.2 0e+30k+30t+30v+310+319+51j+51l+91y+33a-947+54m+44n+84q+44r+6
b:un workpermit|7.2 47+54n+3
w:valide|6.6 1l+71q+33a-34n+74o+3
g:lide|6.4 1l+3
g:ide>|5.4 0k+5
b:workpermit valide|8.5 4n+6
f:detenez|6.6 0g+30i+31l+34n+4
w:will|4.8 0j+40u+31k+31n+43q+53r+447+54k+7
b:will you|5.1 0d+30f+50j+50u+51k+538+43q+83r+847+94k+7
w:now|5.6 0m+71v+131x-61y+1120+52i+52v+737+639+43t+154h+54j+154n-4
b:you now|6.9 0m+43a-347+5
w:or|3.2 0c+50d+60i+30k+50u+40v+50z+31b+41l+41v+324-42a+42c+72q+33a-183e+33p+83r+33s+63y+64q+54r+3
b:now or|6.5 3a+5
b:or in|7.1 2j+72k-43a+347-3
w:future|6.1 0q+1547+7
s:futur|6.0 0q+1947+12
g:<fut|6.0 0q+847+4
g:futu|6.0 0q+747+3
g:utur|6.0 0q+947+3
g:ture|4.4 0e+30q+822+423+73o+34m+4
g:ure>|4.2 0e+40o+322+323+73o+33w+3
b:the future|6.7 3a+447+6
w:require|5.9 00+70v+31k+43a-347+1648+6
s:requi|5.2 00+120d+110j+50w+31k+31l+637+33u+547+1448+74h+44k+3
g:<req|5.0 00+50d+50j+347+948+3
g:requ|4.8 00+60d+51r+33u+33w+447+948+4
g:equi|4.8 00+30d+31l+624+326+53a-447+4
g:quir|5.3 3a-447+5
g:uire|4.8 0d+51j+33a-447+5
g:ire>|3.8 1j+53k+53s+33t+43w+347+54i+34r+4
b:future require|7.3 47+4
w:sponsorship|5.6 3a+747+1248+14
s:spons|5.1 3a+747+2248+244n-3
g:<spo|4.9 3a+347+948+8
g:spon|4.2 06+30z+51w+52j+845+547+748+649+64k+3
g:pons|4.7 0x+40z+61w+747+948+8
g:onso|5.1 47+1148+7
g:nsor|5.1 47+1148+6
g:sors|5.6 47+548+3
g:orsh|5.6 0k+347+648+3
g:rshi|5.4 0k+347+548+3
g:ship|4.8 0h+53p+447+6
g:hip>|4.9 0h+33a+63p+347+648+3
b:require sponsorship|7.6 47+3
b:sponsorship for|7.6 47+4
w:employment|4.9 0e+30f+50k+90u+913+314+41b+51k+61x+521+527-329+82c+72y+53t+53y+104j+34n+74p+44r+7
g:loym|4.9 0u+33a-33y+3
g:oyme|4.9 0u+329+43y+3
g:ymen|4.9 0k+33a-33y+444+4
b:for employment|8.5 0n+3
w:visa|5.0 21-63a+93r+344+1147+1648+194o+174p+18
g:<vis|4.5 1a+52f+43a+747+1148+94o+54p+5
g:visa|4.9 44+347+748+84o+64p+5
g:isa>|5.0 47+848+74o+64p+5
b:employment visa|7.8 47+3
w:status|5.3 0g+50i+60j+40z+510+1013+719+101l+31y+42i+43a+441+44l+64n+54p+14
s:statu|5.0 0g+50i+50j+40z+510+713+519+62i+33r+641+64l+54n+44p+16
g:tatu|5.0 19+441+34p+11
g:atus|5.2 19+34p+13
g:tus>|5.2 19+34p+12
b:visa status|8.5 4p+4
f:will|5.4 0d+40f+33q+547+64k+7
b:you require|6.3 00+43a-347+848+4
b:visa sponsorship|6.9 3a+347+5
b:sponsorship to|7.5 47+7
w:able|5.0 0j+1024+62a+32l+538+1639+63h+163q+43r+545+1149+84k+114n+3
g:<abl|5.0 0j+338+33h+445+349+4
g:able|3.8 00+30f+30j+624+525+338+53h+645+349+54k+44m+3
b:you able|5.6 24+439+43h+83r+345+449+34k+64n-3
b:able to|5.0 0j+724+62l+438+93h+93q+345+749+84k+5
w:without|6.0 2q+536+339+53a+113h+43l+33u+74n+3
s:witho|6.0 2q+436+339+43a+103h+43u+54n+3
g:<wit|5.9 3a+9
g:with|5.9 3a+7
g:itho|6.0 3a+5
g:thou|6.0 3a+4
g:hout|6.0 3a+5
g:out>|5.7 3a+43h+4
b:canada without|7.5 4n+4
b:sponsorship now|8.2 3a+3
w:and|3.7 06+307+60j+30m+60n+30x+91k+32x-42z+73a-113h+53q+33t+441+445+34d+44r+3
b:now and|8.2 0m+33a-647+4
b:and in|8.2 3a-547+4
n:5|4.6 0n+40v+52a+43a-163h+547+64n+6
w:need|4.9 00+100c+30j+70t+51f+42a+32e+52y+337+83a+103q-43r+33v+1047+1548+11
g:<nee|4.6 00+447+748+4
g:need|4.6 00+40j+33v+347+648+5
g:eed>|4.8 00+315+53a+33v+447+648+3
c:time|3.6 00+701+30c+30j+40p+40q+30s+50u+31f+326+327+529+62g+437+1039+63a-33h+133q+33v+73w+53y+1545-347+948+74d+34i+74k+124p-4
b:you need|5.3 00+112e+337+43a+547+1048+6
b:need a|7.3 47+6
b:a visa|6.7 3a+747+7
b:visa or|7.5 47+5
b:or workpermit|8.5 4o+5
w:germany|8.0 4n+7
s:germa|7.5 2k+143a-34n+7
g:<ger|6.9 2k+54n+3
g:germ|7.5 2k+4
g:erma|5.8 0u+5
g:rman|5.9 06+40u+62k+3
g:many|4.7 26+328+529+33a+5
g:any>|4.2 1v+101z+426+327+328+32e+3
b:in germany|8.5 47+3
w:aurez|6.9 47+3
b:aurez vous|6.9 0d+447+448+5
w:besoin|6.0 00+639+83a+547+948+10
s:besoi|5.9 00+1539+547+648+7
g:<bes|4.7 00+70s+63a-347+44e+3
g:beso|5.9 00+647+4
g:esoi|5.9 00+547+4
g:soin|5.9 00+5
g:oin>|5.5 47+4
b:vous besoin|6.4 00+43a+347+648+6
w:d|3.3 00+401+608+60k+70m+30q+30y+917+31k+31t-324-426+428+529+52e+32v+32w+53a+342+347+5
b:besoin d|6.6 3a+647+9
b:d un|5.5 00+40h+50v+50z+617+91a+31b+51t-43e+441+347+84b+44d+34m+34r-4
b:un visa|7.6 47+7
b:ou d|8.0 3e+63p+3
w:pour|4.4 00+40d+40n+30q+70s+71b+52h+32j+338+63a-63q+347+74h+54k+3
b:pour travailler|7.5 0d+638+63a-345-3
f:aurez|7.1 47+4
b:what is|4.8 09+30y+415+31p+61q+320+42h+52v+43k+53t+83v+549+64b+34e+64g-34h-34j+4
b:is your|4.7 0e+30g+100y+318+31p+625+32k+52v+433+53a+63e+33k+54e+104j+34o+4
b:your legal|7.8 23+43r+54n-4
b:legal status|8.5 4p+3
b:you a|5.1 0g+60h+60s+40z+810+412+313+1116+317+818+519+82a+72c+54a+44m+5
w:canadian|6.7 0h+519+43a+63u+443-34n+4
g:nadi|6.2 0h+3
g:dian|6.4 3a+5
b:a canadian|7.6 3a+34p+3
w:citizen|6.1 0h+182a+74p+15
s:citiz|5.5 05-30h+232a+103a+54n+54p+15
g:citi|5.4 0h+112a+34p+4
g:itiz|5.5 0h+164p+5
g:tize|5.5 0h+152a+34p+4
g:izen|5.4 0h+132a+42m+54p+4
g:zen>|5.6 0h+84p+5
b:canadian citizen|8.0 4p+4
b:citizen or|8.2 0h-34p+7
w:permanent|6.2 06+100u+172a+53r+44n+54p+6
s:perma|6.1 06+90u+122a+43h+53r+84n+54p+5
g:mane|6.1 06+40u+5
g:anen|6.1 06+30u+7
g:nent|6.0 06+40u+5
b:or permanent|7.8 0u+33r+4
w:resident|6.7 0j+72a+93r+74p+12
s:resid|4.9 04+905+1306+100a+100h-30j+72a+62v+73a-63b+43c+53e+33q+133r+74i+34n+54p+13
g:resi|4.8 05+906+40a+52v+537+33a-43q+33r+34p+4
g:esid|4.8 04+405+706+40a+42v+53a-43q+53u+34p+5
g:side|4.3 05+606+40k+32v+43q+53u+34p+4
g:iden|4.0 05+606+311+1014+416+318+63a-33q+33r+34p+3
g:dent|4.1 0f+411+814+416+418+61m+33a+342+4
b:permanent resident|7.5 3r+54p+6
w:when|4.9 0e+60i+40p+50s+130w+618+51l-51n+151s+51x+620-321+532-333+338-339+113t+641+345+547-348+449+94b+54d+44n-44o+84r+8
g:when|4.9 0s+41n+439+349+6
g:hen>|4.6 0s+31n+52l+539+33a+349+6
c:when|3.1 0i+30m+40n+50s+100v+40w+170x-317+518+31b+111f+31j-31l-51m-31n+151o-41q-31r-31s+251v-31x+141y+520-321+2422+2423-52g+52i+32k-42v+32w-437+538+339+43a+73q-33t+33u-543+449+244c-34g-34j-34l-34n-54o+184p-3
w:does|5.5 18+33a+73p+33t+34o+4
b:when does|7.8 4o+6
b:does your|6.4 1v-324+334+337+33a+93t+34o+6
b:your workpermit|7.3 30+54o+8
w:expire|8.0 4o+9
s:expir|6.1 1j-32m+43a+943+644+114o+21
g:<exp|3.5 1z+324+526+328+329+62a+73u+64f+84o+6
g:expi|6.1 3a+34o+11
g:xpir|6.1 3a+444+34o+10
g:pire|7.3 4g+34o+3
b:workpermit expire|8.5 4o+3
f:when|5.5 0s+40w+41n+91s+321+33a+541+345+549+6
l:expire|8.2 4o+4
w:at|4.1 0c+418+31o+31v+32i+538+739+33h+33n+33p+43t+545+44e+74r+5
b:you at|5.9 0c+60d+625+33a-43b+53t+64e+5
w:least|6.3 02+30c+90d+51l+324+53a-83q+43v+13
s:least|6.3 0c+90d+61l+424+73a-83q+33v+16
g:<lea|4.8 0d+31x+420+726+43o+33v+3
g:leas|6.0 0c+33a-43v+4
g:east|6.3 0c+43a-33v+4
b:at least|6.4 02+30c+60d+61l+324+53a-43v+4
w:18|5.3 0c+382y+63a+1849-4
b:least 18|7.1 0c+6
w:years|4.0 0c+80d+50k+50o+30y+51b+31h+424-626+2127+2028+2329+242c+72y+43a+4
s:years|4.0 0c+60d+40y+41b+31h+324-626+2027+2128+2329+232c+348+3
g:<yea|3.7 1n+41s+41x+321+424-326+827+828+929+93a-33u+4
g:year|3.7 1n+51s+521+424-326+627+828+1029+83a-4
g:ears|4.0 0c+324-326+827+1028+829+113a-3
g:ars>|4.0 0c+324-326+627+1028+929+93a-3
b:18 years|6.7 0c+123a+3
w:of|2.6 0c+40k+60t+40v+31a+51d+31h+41i+41n+325+528+63a+63b-33p+33r+53x+53y+341+447-548+34f+54r+6
b:years of|5.1 1p+326+427+728+929+8
w:age|5.1 0c+220d+260y+372y+63a+15
b:of age|6.7 3a+8
l:age|6.4 0c+30y+73a+6
w:19|7.3 0c-50d+173a+641+8
b:you 19|8.5 3a+7
b:19 years|8.5 0d+7
b:age or|7.6 0c+30d+50y+4
w:older|6.9 0c+120d+140y+50z+33a-5
s:older|6.9 0c+130d+130y+43a-3
g:<old|6.9 0c+40d+4
g:olde|6.6 0c+40d+33a-4
g:lder|6.5 0d+43a-4
g:der>|4.2 0q+30u+310+311+1218+103a+3
b:or older|7.0 0c+80d+9
l:older|7.2 0c+5
b:vous au|7.3 0c+70d+41k+53a-64h+3
w:moins|6.9 2c+43a+63v+14
s:moins|6.9 2c+43a+83v+10
g:<moi|6.0 21+349+3
g:moin|6.9 3v+4
g:oins|6.6 00+33a+33v+3
g:ins>|6.2 00+314+33a+33v+4
b:au moins|7.5 0c+90d+73a-93v+3
b:moins 18|8.2 0c+5
w:ans|5.9 0c+140d+212c+33a+8
b:18 ans|6.7 0c+18
l:ans|6.6 3a+4
w:date|4.0 0c+50e+30g+90i+70v+30w+181j-41l-41m-31n+181s+171x+201y+720-321+1722+2223-83a+1043+1144+845-449+194o+16
g:<dat|3.6 0n+100o+60w+81n+91s+51x+821+722+2123-349+8
g:date|3.7 0n+30w+71n+81s+41x+61y+321+522+1523-349+74o+5
g:ate>|3.4 0g+30w+51n+61s+41x+621+422+1423-33q+549+74o+4
b:date of|6.2 0w+111n+31x+521+522+43a+43r+4
w:birth|6.0 04-405-30h+60w+1511-518+102y+143a+103r+649-3
s:birth|5.9 04-305-40c+60h+40w+1811-418+52y+113a+73r+8
g:<bir|5.9 0w+1218+32y+3
g:birt|5.8 0w+122y+4
g:irth|5.9 0w+142y+4
g:rth>|6.0 0w+918+32y+43r+3
b:of birth|6.9 04-405-40w+133a+12
f:date|4.7 0w+61n+81x+1321+1422+2023-33a+3
l:birth|6.5 18+42y+43a+7
w:secret|6.7 02+110i+130j+12
s:secre|6.5 02+170i+90j+63a+4
g:<sec|4.7 02+308+30i+90j+61l+327+731+442+6
g:secr|6.5 02+50i+40j+33a+3
g:ecre|6.5 02+50i+50j+4
g:cret|6.5 02+40i+40j+4
g:ret>|5.7 02+40i+40j+43q+4
w:security|6.1 0f-50i+90j+102a+42f+102h+72m+63a+444+3
s:secur|5.5 02+30i+140j+112a+32f+112h+92m+63a+742+844+12
g:secu|5.4 0i+90j+42f+32h+442+544+4
g:ecur|5.4 0i+70j+42f+32h+544+4
g:curi|5.5 0i+80j+42f+32h+43a+344+4
g:urit|5.3 0i+70j+32h+43a+444+4
g:rity|5.4 0i+30j+31a+6
w:clearance|5.8 0i+240j+163a+8
s:clear|5.6 0i+210j+251q-33a+7
g:<cle|5.4 0i+90j+123a+4
g:clea|5.4 0i+120j+93a+3
g:lear|5.3 0i+100j+103o+3
g:eara|5.8 0i+80j+9
g:aran|5.8 0i+80j+6
g:ranc|4.9 0i+80j+527+42k+74n+4
g:ance|4.2 0i+60j+40u+30w+325+42k+42y+33a+44q+3
b:security clearance|6.9 0i+30j+4
l:clearance|6.5 0i+4
b:you eligible|7.0 0j+613+617+43a-44n+7
w:obtain|6.6 0f+100i-40j+53a+53l+347+7
s:obtai|6.0 0f+60g+50i-50j+81l+51m+51p+547+34b+10
g:<obt|5.2 0f+30g+30j+51l+31m+61p+447+3
g:obta|6.0 0f+41p+34b+3
g:tain|5.6 0f+41q+5
g:ain>|5.2 03+32u+3
b:to obtain|6.8 0f+30j+43a+547+4
b:obtain a|7.5 0j+447+3
w:reliability|7.8 0i+70j+13
s:relia|6.8 0i+30j+738+84m+8
g:<rel|4.4 15+161h+33p+83q+10
g:reli|5.7 15+18
g:elia|6.8 0j+3
g:iabi|7.0 0j+4
g:abil|4.7 0g+50i+60j+70z+410+81w+446+6
g:bili|4.2 00+30g+30i+50j+60z+410+81w+83q+545+649+34k+3
g:ilit|4.2 00+30i+60j+80z+610+919+31w+53a-33q+53x+445+5
g:lity|4.7 00+304+40j+310+935+9
b:reliability status|8.0 0j+4
b:what are|6.2 1o+63a+73t+546+44b+44e+144i+6
b:are your|6.6 25+43a+143u+44e+3
w:annual|5.9 3a+83u+113v+93w+7
s:annua|5.9 3a+63u+73v+73w+6
g:<ann|4.3 0w+31n+51s+326+527+628+629+63u+53v+33w+4
g:annu|5.4 3u+73v+43w+5
g:nnua|5.9 3v+3
g:nual|5.7 3u+33v+3
g:ual>|4.9 16+74j+3
c:period|3.2 00+60o+40s+30t+30u+50w+1013+61m-31n+171o-31s+111v-51x+61y-321+1126-32c+42e+112i+52k-32v+639+63k+223t+73u+83v+63w+163y+33z-347+549+124d+64r+5
w:base|6.2 2v+162w+103q+53t+73u+33v+73w+7
g:ase>|5.6 2d+52v+5
b:annual base|7.5 3a+4
w:salary|4.8 2i+63a+83s+133t+143u+143v+173w+123z+4
s:salar|4.4 0u+52i+83a+53k+93n+53s+113t+163u+193v+173w+204r+5
g:<sal|4.1 3s+53t+123u+133v+103w+93x+3
g:sala|4.1 3s+73t+103u+153v+103w+9
g:alar|4.4 3s+53t+83u+113v+83w+6
g:lary|4.8 3s+43t+63u+53v+63w+4
g:ary>|4.3 0k+33s+33t+43u+53v+73w+34a+4
c:pay|3.6 1l+41v-41y+324-329+32i+42w-33k+223s+213t+353u+293v+293w+323z+549-34j-44r+4
b:base salary|7.2 3u+5
w:expectations|6.6 3k+83u+11
s:expec|5.3 1n+821-33a-33k+103s+73u+153v+1249+4
g:expe|3.7 1z+324+527+428+429+73a-33k+33u+63v+34f+6
g:xpec|5.3 3k+43u+9
g:pect|5.2 3k+53u+9
g:ecta|6.0 2w+33u+6
g:ctat|6.0 3u+6
g:tati|4.4 0g+40y+316+43a-43u+73x+345+34b+3
g:ions|4.0 0g+100m+30v+51w+52a+42c+32r+636+33a-43u+54b+4
g:ons>|4.0 0g+110m+30v+41w+52a+52c+42r+636+33a-53u+541+34b+44c+44h+3
c:wish|3.3 00+304-30m+50q+40t+30u+111n+81v-31x-31z-320+621-624-42e+62j+102k-32p+62v-42w+2332+633+53j+33k+223o-43q-33s+93t-63u+263v+103w+53y+1548+549+74c+54g+94h+84j-44n-34q+154r-3
b:salary expectations|7.1 3u+6
w:cad|5.9 3s+73u+15
l:cad|6.5 3u+4
f:salary|6.2 3a+53s+43u-33v+43w+9
l:expectations|7.3 3u+3
w:desired|5.6 21-42w+103a-43k+63s+53u+83v+83w+83y+649+64q+9
s:desir|5.3 21-32e+42k+42w+103a-73k+53s+73u+113v+53w+63y+1149+34g+44q+11
g:<des|4.2 1w+73u+83y+549+34d+54f+44q+3
g:desi|5.1 2w+53a-43u+83y+34q+3
g:esir|5.3 2w+43u+53y+44q+4
g:sire|5.3 2w+33u+53w+33y+34q+5
g:ired|5.3 2w+43u+33y+34q+3
b:your desired|8.0 3k-73u+84q+3
w:hourly|6.5 3a-33k+183u+63w+9
s:hourl|6.5 3a-33k+193w+9
g:<hou|4.6 2e+739+33k+103w+53y+3
g:hour|4.8 2e+839+53k+143u-33w+43y+3
g:ourl|6.5 3k+73w+4
g:urly|6.5 3k+9
g:rly>|5.9 2r+33k+103w+3
b:desired hourly|8.2 3k-33u+6
w:wage|6.9 3a+63k+113t+73u+83w+4
g:<wag|6.7 3u+6
g:wage|6.7 3u+5
g:age>|4.2 0o+31k+31p+42b+42f+42j+72l+42r+62u+73a+64c+3
b:hourly wage|8.0 3u+4
l:wage|8.2 3t+33u+4
b:your salary|7.3 3a-53s+43v+43z+3
w:usd|8.0 3k+43s+43u+4
b:for this|5.4 02+60n+61m+31y+42j+33n+43q+53u+64h+16
w:role|5.3 0f+30h+51w+71y+420+424+437+53h+53o+43q+43u+74b+34d+44h+114j+134k+5
g:<rol|5.2 3a-34h+34j+6
g:role|5.1 2a+33a-34j+5
g:ole>|5.1 1r+33a-44h+44j+4
b:this role|6.0 0h+31y+33a-73o+33q+43u+54h+74j-34k+4
l:role|5.9 3a-33u+34h+34j+3
w:quelles|6.4 20+32l+33u+44e+3
b:quelles sont|7.0 19-43u+74e+5
w:attentes|7.6 3u+10
s:atten|5.8 17+51n+121r+101s+101w-338+93k+93u+34h+64k+3
g:atte|5.2 0g+30x+51r+538+33k+4
g:tten|5.5 1n+31r+31s+538+33k+3
g:tent|5.5 01+40o+41j+31n+336+33a-43k+4
g:ente|4.7 01+30f+41e+41k+31y+33a-34a+34d+4
b:vos attentes|7.8 3u+4
w:salariales|6.7 3u+133v+6
g:lari|5.3 1q+53k+43u+93v+33w+5
g:aria|5.9 3k+43u+9
g:rial|6.0 1e+33u+8
g:iale|5.8 23+43a-33k+33u+6
g:ales|5.4 06+323+43u+44b+54e+3
g:les>|4.7 0m+30v+51e+31i+623+33u+34b+34e+3
b:attentes salariales|7.8 3u+4
s:annue|6.2 3a-43t+43u+143v+53w+8
g:nnue|6.2 3u+63w+3
g:nuel|6.2 3u+6
g:uell|5.2 16+41v+51y+62f+33t+74j+3
g:elle|4.5 06+40m+316+31v+41y+43d+33t+44j+6
g:lles|6.3 0m+3
f:quelles|6.7 3u+345+34e+4
w:taux|7.3 3a-33k+83u+73y+114k+4
g:<tau|7.1 24+33y+3
g:taux|7.3 3k+3
g:aux>|6.4 1i+33y+341+3
w:horaire|6.2 0s+82e+839+93k+123u+53w+104i+15
s:horai|6.0 0s+62e+439+43k+163w+745+104i+11
g:<hor|5.6 0s+32e+33k+93w+445+74i+7
g:hora|5.6 0s+32e+539+33k+93w+445+54i+8
g:orai|5.9 3k+845+44i+3
g:rair|5.9 3k+945+34i+4
g:aire|4.1 0v+310+31l+339+33k+53s+43t+33v+33z+5
b:taux horaire|7.8 3k+73u+5
w:souhaite|5.8 0m+90t+50u+81r-42w+832+43s+83u+73v+63y+34q+4
s:souha|4.9 0m+90t+60u+81r-320+32e+52j+42w+1032+83k+53s+43u+93v+53w+63y+849+74h+3
g:<sou|4.4 0u+32w+632+333+33o+73u+5
g:souh|4.9 0u+32w+93u+5
g:ouha|4.9 0m+32w+73u+43y+349+3
g:uhai|4.9 0m+32w+632+43u+43y+349+3
g:hait|4.9 2w+532+43u+43y+3
g:aite|4.6 2w+532+33u+53y+3
b:horaire souhaite|8.2 3k-53u+11
f:taux|7.5 3y+6
l:souhaite|6.4 2w+43u+7
w:pay|5.4 1v-33a-33k+113s+123t+203u+163v+113w+143z+544+84l+7
b:desired pay|7.2 3w+6
f:desired|6.0 2w+43k+349+34q+3
l:pay|7.1 3s+33u+5
b:your current|6.0 1p+111v-520+536+437+43l+34p+4
b:current salary|7.8 3t+6
l:salary|6.0 3t+53u+10
w:notice|5.0 0j+50l+40n+1537+2339+63a-6
s:notic|5.0 0j+60l+40n+1337+2239+53a-6
g:<not|4.4 0l+50n+41h+81p+737+114c+44g+34r+3
g:noti|4.9 0n+437+123a-4
g:otic|5.0 0n+537+123a-3
g:tice|4.9 0n+537+10
c:notice|4.5 0j+30n+111b+1020+837+333a-73q+4
b:your notice|7.2 37+6
w:period|6.0 0o+91b+437+83a-33w+12
s:perio|5.6 0o+101b+31x+621+637+1339+33a-53u-33w+24
g:peri|3.8 1x+424+726+427+428+529+1137+33w+94f+8
g:erio|5.5 37+53u-33w+14
g:riod|5.6 37+53a-33w+14
g:iod>|6.0 37+33w+6
c:length|3.3 0e+40o+130w+31x+821+924-626+1027+1328+1529+132e+1237+2638+539+73a+63u+53w+93y+545+549+84k+7
b:notice period|6.4 37+7
l:period|6.6 3w+5
w:how|4.3 0t+611+324-425+112k+433+537+83o+1049+34f+84h+64n-34p+3
w:much|6.2 28+32h+337+43k+43t+34k+3
b:how much|6.2 27+328+42h+537+63k+63t+33u+44k+4
b:much notice|7.2 37+4
b:notice do|7.6 37+3
b:need to|6.3 0c+40j+537+43a+43r+447+4
w:give|5.3 0s+325+437+73a-43m+54a+44d+34o+3
b:to give|7.0 1k+337+93a-3
b:give your|7.2 25+437+6
b:your employer|6.9 1v-32i+436+337+113a-113t+64b+44r+3
f:how|4.5 0t+81q+320+424-425+1637+63a+33k+33o+1149+34h+44n-44p+5
w:quel|4.9 2w+537+33o+33v+33y+447-348+44e+34p+4
w:est|4.9 38+43a+73p+33w+34b+34e+5
b:quel est|6.0 11+31q+53a+34e+104p+5
w:votre|3.5 1c+41d+31f+71g+51l+31u+524-425+42d+42o+32u+52x+430+333+437+63r+440+545-34a+64f+54m+3
b:est votre|5.8 11+32x+337+74b+74e+84j+44p+3
w:preavis|6.1 37+21
s:preav|5.9 37+27
g:prea|5.9 37+13
g:reav|5.9 37+12
g:eavi|5.7 20+537+9
g:avis|5.9 37+10
g:vis>|6.0 37+9
b:votre preavis|7.5 37+5
f:quel|5.3 1m+32w+63a+73y+34e+74j+44p+4
l:preavis|7.0 37+5
w:could|5.4 0k+337+33a-33v+349+16
b:when could|7.3 21-345+949+4
b:could you|6.2 0j+421-32k+337+638+339+43a-945+749+10
w:start|5.1 0c+41k+51s+1121+112v+52x+437+638+33a+53u+349+114g+4
s:start|4.8 1s+1421+162v+42x+337+538+43a+644+345+449+154g+4
g:star|4.8 1s+621+849+64e+4
g:tart|4.8 1s+521+849+6
g:art>|4.5 1s+320+321+33e+33y+549+44e+3
c:start|3.9 0q+30s+30t+51c+41f+71i+71n-41s+2421+322q-436+537+63b+349+304g+6
b:you start|6.5 1s+321+337+5
l:start|6.4 49+7
w:earliest|6.7 21-349+13
s:earli|6.4 0e+1321-33a-349+114r+5
g:<ear|5.8 0e+51l+53t+349+3
g:earl|6.0 0e+349+3
g:arli|6.3 0e+42k+349+4
g:rlie|6.3 0e+349+4
g:lies|6.3 0x+549+4
g:iest|6.6 49+5
g:est>|4.2 0s+31k+101q+93v+64b+34e+5
b:earliest start|7.8 49+5
b:start date|6.1 0c+321+43q+3
f:earliest|7.1 49+5
l:date|5.3 0g+31n-31s+41y+421-422+943+349+64o+6
w:available|5.4 2e+739+83a-345+649+114k+54m+10
s:avail|5.1 0s+32e+539+345+1649+134k+44m+11
g:<ava|5.0 45+649+6
g:aila|5.0 1t+445+449+6
g:ilab|5.1 45+549+6
g:labl|5.3 49+64m+3
c:free|4.1 0j+30s+736-337+638+539+123q+1645+2147-349+274c+74k+164m+3
b:date available|6.8 49+8
l:available|6.8 4m+3
w:from|4.3 18+31a+31b+101h+31n-41s+101x-321+232g+32i+42v+53a+83u-33v+347+349+7
b:available from|7.3 49+8
f:available|6.9 49+6
l:from|6.2 1s+921+153u-53v+549+3
b:date de|5.9 0v+30w+111x+1021+322+523-33a-349+6
w:disponibilite|6.8 37+1249+104k+3
s:dispo|5.1 0f+437+638+539+123a-83e+53q+123y+345+1449+164k+124m+204n+3
g:<dis|4.1 10+131b+739+43q+545+449+44m+5
g:disp|5.0 39+43q+545+649+84k+34m+5
g:ispo|5.1 38+339+33a-43q+545+749+74m+6
g:poni|5.4 39+345+749+104k+4
g:onib|5.4 39+345+949+94k+4
g:nibi|6.0 37+345+549+64k+5
g:ibil|5.4 00+30z+31w+339+33r+345+649+54k+3
g:lite|4.8 00+304+40n+335+103x+74j+5
b:de disponibilite|7.8 45+349+4
l:disponibilite|7.3 37+6
w:quand|6.4 0s+140w+517+31n+91s+41x+721+43a-749+94o+9
s:quand|6.3 0s+130w+71l-31n+81s+31x+421+53a-649+134o+11
g:<qua|4.9 0s+417+31q+43a-345+449+34e+44j+44o+3
g:quan|5.9 0s+60w+31n+349+34b+34o+3
g:uand|6.1 0s+60w+71n+33a-349+74o+7
g:and>|5.0 05+120s+31n+321+425+32k+33c+34n+6
w:pourriez|6.9 39+449+10
b:quand pourriez|7.8 49+4
b:pourriez vous|7.0 0j+539+749+11
w:commencer|7.0 2x+649+13
s:comme|5.6 0m+716+418+31a+521+1323+326+327+53a+449+104c+13
g:comm|4.4 00+304+30m+30t+316+41e+33n+44c+4
g:omme|5.4 21+449+34c+3
g:mmen|5.8 21+43m+349+54a+34c+5
g:menc|6.5 21+549+5
g:ence|3.1 05+30v+31j+521+324+529+33l+33m+441+34f+4
g:ncer|6.7 49+4
g:cer>|6.0 3a-33h+349+3
f:quand|6.7 0s+40w+31n+51x+321+349+4
l:commencer|7.1 49+5
w:willing|5.4 0f+100j+100u+101k+92a+339+93a+53q+33y+44k+4
s:willi|5.3 0f+110j+50n+30u+61k+102a+339+83q+63y+34k+4
g:<wil|5.3 0f+30j+31k+33q+4
g:will|5.2 0f+41k+4
g:illi|5.1 0f+50j+30l+31k+3
g:llin|5.1 0f+30j+31r+33c+34k+3
g:ling|4.6 0f+31k+328+32j+32l+6
b:you willing|5.7 0j+50u+31k+53q+9
b:willing to|5.4 0f+90j+60u+41k+339+33a+74k+4
w:relocate|6.3 3a+73q+11
s:reloc|5.6 38+33a+93q+23
g:relo|5.6 3q+15
g:eloc|5.6 3q+13
c:moving|4.9 20+43a+73q+35
b:to relocate|6.5 3a+43q+7
l:relocate|7.0 3q+4
w:seriez|6.4 3a+54k+3
b:seriez vous|6.4 0j+339+43a+43p+53q+34k+6
w:pret|6.4 0j+538+539+83a-53q+113v+34k+7
g:pret|5.9 3q+3
b:vous pret|6.6 0j+439+73q+74k+3
b:pret a|6.9 1k+438+339+73a-43q+44k+5
w:demenager|6.9 3q+11
s:demen|6.5 24+328+33q+14
g:<dem|5.5 3a-33q+447+348+4
g:deme|6.3 0v+33q+5
g:mena|6.4 00+53q+4
g:enag|6.4 00+63q+5
g:nage|5.3 00+426+43a+63q+4
g:ager|5.7 26+32c+33a+33q+4
g:ger>|5.3 0h+40z+31v+32c+32z+43a+74k+3
b:a demenager|7.3 3q+6
f:seriez|6.8 0j+339+43p+33q+34k+5
l:demenager|7.2 3q+3
w:travel|5.5 35+33a+943+84k+18
s:trave|5.3 3a+1143+64k+22
g:rave|5.3 43+34k+11
g:avel|5.3 4k+11
g:vel>|4.6 0i+41q+525+52k+53a-34k+9
c:travel|4.8 38+43a+743+849-34k+354m+4
b:to travel|6.3 4k+12
w:up|5.2 01+30q+43a-53h+83q+54k+64q+4
b:travel up|7.3 4k+5
b:up to|6.1 0g+70o+43a-73h+114k+9
b:to 25%|8.5 4k+3
b:of the|4.9 0h+916+319+51s+324+32i+42u+43a+83h+33p+44h+64l-34n+34r+9
w:time|4.8 0p+30s+131k+41u+41v+426+527+628+529+52g+937+73a+33y+134d+64i+164k+94n+44o+34r+5
g:<tim|4.7 0s+63w+33y+74i+7
g:time|4.4 0s+839+83a-33w+33y+84i+9
g:ime>|4.5 0s+439+63y+84i+4
c:past|3.4 0e+250s+80v+817+31b+191v+724+1026+827+32c+52g+32i+42y+1030-436+537+339+43a+83o-33y+741+1249-34d+54g-34i+64k+44r+27
b:the time|7.1 3a-34k+6
l:time|6.0 3y+64d+3
b:role is|7.6 0h+43h+3
w:hybrid|7.3 38+63a-34q+13
s:hybri|6.9 38+53a-34q+19
g:<hyb|6.9 4q+8
g:hybr|6.9 4q+7
g:ybri|6.9 4q+8
g:brid|6.9 4q+10
g:rid>|7.3 4q+4
w:two|6.0 0e+50k+40o+61h+51i+52c+52f+637+338+43l+33m+1441+442+54k+4
w:days|5.4 0e+40o+32v+537+1238+123a+73q+43r+33y+1241+445+8
g:<day|5.3 37+438+53a+33y+4
g:days|5.2 37+438+73y+345+6
g:ays>|4.6 05+122v+337+538+53c+645+5
w:per|5.5 00+60j+40o+60q+40s+50t+81b+524+52e+92j+42t-42z-330+438-33a+93k+133v+73w+1745-44r+5
b:days per|8.2 3a+3
w:week|5.5 0s+30z+42e+1838+63a-43w+63y+645+134k+8
g:<wee|4.9 2e+1237+338+43a-445+7
g:week|4.9 2e+1137+338+33a-445+7
g:eek>|5.4 2e+73a-43y+445+5
b:per week|7.0 2e+123a+345-3
b:week in|8.2 45+5
w:our|4.3 0d+50e+100k+80l+110m+190n+60q+80r+30s+424-62b+62c+32i+52k+42u-332+336+337-338+213a+113n+133o+103p+33u-33z-345+84c-34g+204q+34r+15
b:in our|6.6 0e+40l+42i+738+4
w:cityname|5.2 38+223q+2247+449+54k-4
s:cityn|5.2 38+203q+1849+3
g:ityn|5.2 38+103q+6
g:tyna|5.2 38+103q+7
g:ynam|3.8 0e+31v-32b+72i+638+73a-43p+53q+44g+64r+10
b:our cityname|6.9 38+7
w:office|5.6 00+61z+925+52c+102k+42v-42w+338+93a+33d+346+34h+54q+8
s:offic|5.2 00+311+51h+51z+52c+182j+82v-52w+738+83a+43p+43r+34h+44q+12
g:<off|4.4 0m+30v+52c+62j+338+33o+33v+44i+34q+3
g:offi|5.1 2c+838+34q+7
g:ffic|4.9 2c+63a+84q+6
g:fice|5.4 2c+52w+338+34q+7
b:cityname office|7.3 38+4
w:meet|6.6 0d+60j+510+424+42a+638+34h+4
g:<mee|6.4 0c+4
g:meet|6.5 0d+3
b:you meet|6.9 0d+70j+43a-54h+3
b:meet this|7.8 24+438+4
w:requirement|7.3 0d+100j+324+43a-33u+7
g:irem|6.7 3u+34h+3
g:reme|6.3 3n+33u+3
b:this requirement|8.2 24+4
f:this|6.3 1x-338+43a+33h+345+3
l:requirement|8.0 3u+3
w:onsite|7.0 38+83q+34q+4
s:onsit|7.0 38+73q+4
g:<ons|7.0 38+3
g:onsi|5.2 0q+40z+51w+33a-33q+33v+33x+3
g:nsit|6.5 05+53z+6
b:work onsite|7.8 38+7
b:onsite in|7.8 38+4
w:toronto|8.5 38+33a+5
s:toron|8.5 3a+3
g:ront|7.5 3x+3
g:onto|7.5 3z+7
g:nto>|6.0 08+40n+516+33a+33r+33t+33x+4
w:three|6.4 2w+337+43a+73m+83r+54b+64e+114r+5
s:three|6.4 2w+53m+53r+44b+44e+74r+3
g:hree|6.4 4e+3
g:ree>|4.1 0f+30r+41l+31m+73m+349+3
b:days a|6.9 38+63a-3
b:a week|6.4 0z+42e+538+73a-545-34k+7
l:week|6.2 2e+73a-34k+3
b:you available|6.5 39+33a-33y+345+349+4
b:available to|6.8 3a-345+349+54m+3
w:evenings|7.6 3a-345+12
s:eveni|7.2 0s+345+12
g:<eve|4.8 0v+417+41b+545+34d+34r+3
g:even|5.6 28+345+4
g:veni|6.4 3a+345+3
g:enin|5.7 0q+323+43z+745+3
g:ning|4.9 23+43a-53t+33z+445+44o+3
g:ings|6.0 0q+31q+345+6
g:ngs>|6.0 0q+32r+345+5
w:weekends|7.6 45+7
s:weeke|7.3 45+9
g:eeke|7.2 45+5
g:eken|6.7 23+43z+1045+4
g:kend|7.2 24+345+6
g:nds>|5.9 33+3
l:weekends|7.8 45+3
w:shift|6.3 0p+826+62w-33a+43b+33h+945+1549+5
s:shift|5.7 0p+726+43a+43h+945+22
g:<shi|5.6 0p+33h+345+11
g:shif|5.7 45+11
g:hift|5.7 0p+33h+345+10
g:ift>|5.4 06+623+32d+33a+43h+545+6
w:wanted|8.0 2e+52w+83a-445+3
s:wante|8.0 2e+62w+83a-445+3
g:<wan|5.4 0s+420+32w+449+44c+3
g:want|5.6 2w+54c+34q+3
g:ante|5.3 0e+40f+40z+43a-541+54b+3
g:nted|6.4 0f+4
w:check|5.6 06+30f+150x+91u+524-42h+142y+43a+43l+43r+644+345+746+8
s:check|5.4 06+40f+170p+30x+724-52f+42h+92y+73l+83m-33r+63z+344+745+346+8
g:<che|4.8 0e+30f+82h+33z+5
g:chec|5.4 0f+90x+32h+33l+3
g:heck|5.4 0f+100x+346+3
g:eck>|5.5 0f+50x+32h+346+3
w:all|5.6 0f+30x+329+52m+32y+43h+446+3
b:check all|8.0 24-345+646+6
w:that|4.1 0k+70n+30v+30x+121k+31v+436+73a-645+446+34n+6
b:all that|7.2 14+52l+445+546+3
w:apply|6.0 0e+50j+40p+412+314+318+42a+339+33a-53n+133o+545+646+748+8
s:apply|5.5 0j+50p+310+312+314+418+32i+52v+32w+42z+33a-43i+93n+73o+445+446+548+54g+44h+54n+3
g:<app|3.8 08+30e+714+32i+32z+73i+53x+34h+4
g:appl|4.1 0e+523+32i+32z+33i+6
g:pply|5.5 3i+33n+3
g:ply>|5.8 3n+3
b:that apply|7.1 14+52l+345+646+6
f:shift|8.2 45+6
l:apply|6.8 3n+3
w:disponible|6.3 38+639+93y+545+1249+7
g:nibl|6.3 45+4
b:vous disponible|6.9 38+645+1049-3
w:les|5.2 00+30r+63h+445+7
b:disponible les|8.5 45+4
w:fins|7.8 0n+33a+745+6
g:<fin|5.4 1l+61n+41p+31x+53o+3
w:semaine|6.2 0m+52e+1138+73a-33y+645+8
s:semai|5.9 0m+42e+1437+638+639+53a-53y+645+5
g:<sem|5.7 2e+545+3
g:sema|5.8 2e+6
g:main|5.1 1o+328+32e+32u+33a-4
g:aine|5.1 1q+32e+446+3
g:ine>|4.3 08+40m+41k+31o+42d+82e+438+33a-53e+4
b:de semaine|7.8 45+5
l:semaine|6.5 2e+5
w:overtime|6.1 39+193a+7
s:overt|6.1 39+193a+9
g:<ove|5.2 0c+50d+539+94a+34k+3
g:vert|5.5 0u+315+420+339+93o+5
g:erti|4.5 0g+170x+71e+71h+41m+32m+639+6
g:rtim|6.1 39+8
c:over|5.1 00+408+40h+31e+82p+52y+331+539+293a+345-3
b:work overtime|6.8 39+10
l:overtime|6.9 39+33a+3
b:have a|5.1 0g+80v+610+71l+41y+424-328+432+43a+441+74m+4
w:driver|5.7 0f+61j+72m-34h+7
s:drive|5.4 0c+30d+50f+41j+1524+53a+545+44h+5
g:<dri|5.0 1j+12
g:driv|5.0 1j+9
g:rive|4.9 1j+84d+3
g:iver|4.9 17+31j+51r+83a-3
c:driving|4.6 0c+30d+50f+71j+2024+328+445+3
b:valid driver|6.8 1j+6
b:driver s|5.9 1j+43a+5
w:license|6.7 1j+102m+123a-5
s:licen|4.6 0g+100w+41b+131e+41j+191l+62a+32m+153a+11
g:<lic|4.6 0g+31b+41j+102m+93g+4
g:lice|4.5 0g+41b+41j+102m+9
g:icen|4.6 0g+31b+51j+122m+10
g:cens|6.2 1j+62m+3
g:ense|5.4 0n+31j+42m+3
g:nse>|6.3 1j+42k+3
c:licence|4.2 0g+91b+91e+61j+241l+32a+32m+173a+947+548+74p+3
w:possedez|6.7 0g+30h+40i+81j+33a+446+54m+34n+3
s:posse|6.1 0i+81j+81l+524+346+34m+34n+6
g:poss|5.4 0i+31j+449+3
g:osse|6.0 1j+31l+6
g:ssed|5.9 0g+41b+4
g:sede|6.5 1z+4
b:possedez vous|6.8 0h+30i+624+3
w:permis|5.2 0g+41e+51j+152m+33a+847+848+144o+74p+7
s:permi|4.7 0f+50l+30n+30p+41e+41j+162m+83a+53l+83r+847+1348+134n+104o+184p+11
g:rmis|5.0 1j+84o+44p+5
g:mis>|5.1 1j+9
b:un permis|6.3 1j+647+8
b:permis de|5.8 1j+42m+44p+3
w:conduire|5.8 0d+51j+102m+53a+3
s:condu|5.6 0d+60f+41b+41j+133l+3
g:cond|4.8 0r+80v+61j+41l+331+5
g:ondu|5.6 1j+7
g:ndui|5.7 1j+3
g:duir|5.7 1j+4
b:de conduire|5.8 1j+52m+5
b:conduire valide|7.1 1j+4
w:access|7.1 00+92a+63a-54m+9
s:acces|6.3 00+160f+311+313+61a+32a+63a-340+44m+6
g:<acc|3.8 00+901+30f+50l+30n+30o+30r+81k+539+43a-43v+440+345+54b+44k+3
g:acce|4.2 00+30f+30l+40r+91k+339+33a-43v+445+44k+4
g:cces|6.0 00+64b+44m+4
g:cess|5.2 00+80n+4
b:have access|8.0 4m+3
b:access to|7.6 4m+5
b:to a|5.6 0f+90v+61k+32t+72y+336+44f+34m+4
w:reliable|7.8 38+34m+8
g:iabl|6.7 38+4
b:a reliable|8.2 4m+3
w:vehicle|6.5 1j+53a+84m+17
s:vehic|6.0 0d+71j+43a+104m+21
g:<veh|6.0 4m+12
g:vehi|6.0 3a+34m+11
g:ehic|6.0 4m+11
g:hicl|6.5 4m+5
g:icle|6.3 4m+5
g:cle>|6.3 3a+74m+6
b:reliable vehicle|8.5 4m+4
l:vehicle|7.3 4m+3
w:howmany|4.7 0h+60z+324-326+1227+1528+1529+122e+937+33a+741+4
s:howma|4.7 0h+50z+424-326+727+928+1129+52e+837+33a+10
g:<how|4.4 21+426+427+728+729+337+33a+5
g:howm|4.7 26+327+528+42e+33a+3
g:owma|4.7 27+528+429+32e+33a+4
g:wman|4.7 26+327+328+529+32e+33a+4
w:hours|5.2 0s+100u+50z+42e+1939+163a+33h+43y+1345+124i+8
s:hours|5.2 0s+50u+30z+31k+32e+1639+133a+33h+43y+1245+104i+6
g:ours|4.3 0s+32e+739+43y+345+44a+4
g:urs>|4.5 0s+31y+32e+739+53a+33y+445+54a+3
b:howmany hours|7.3 0z+52e+83a-4
b:hours per|7.8 2e+7
b:week are|8.0 2e+3
f:howmany|4.9 28+1029+42e+33a+9
w:looking|6.2 0u+63a+63u+53y+447+449+54q+3
s:looki|6.2 0u+43k+43u+43y+347+349+34q+3
g:<loo|5.8 2t+4
g:ooki|6.2 3a+33u+3
g:king|4.5 10+31y+34c+3
b:you looking|6.5 0u+43k+349+4
b:looking for|6.4 0u+43u+7
b:for full|8.0 3y+3
b:full time|6.4 29+73y+154n+64p-3
w:part|5.8 00+516+518+51j-31k+32v+33a-63q+33y+1845+547+64e+54g+44k+44r+5
g:<par|4.0 00+40v+317+42k+33n+33p+53y+947+34c+34g+34k+3
g:part|4.4 00+408+70k+416+420+43a-43y+84k+34r+3
b:or part|7.8 3y+4
b:part time|6.9 3y+12
l:work|5.0 1z+42q+32w+43f+43m+345+34e+44k+34n-34p+4
b:howmany years|5.2 26+927+828+729+53a-3
w:professional|5.8 0g+60k+81b+41e+629+52d+52k+72m+42o+32p+32z+43a-63m+54a+7
s:profe|5.0 0g+170k+41e+31f-31r+31v+31z+728-529+162d+152k+42m+102o+42p+42z+33a-103m+54a+164b+114j+9
g:rofe|5.0 0g+729+42d+62m+43a-44a+64b+5
g:ofes|5.0 0g+729+62d+62m+43a-44a+64b+4
g:fess|5.0 0g+515+429+62d+42m+43a-44a+5
g:essi|4.7 00+30g+615+529+42d+32m+44a+5
g:ssio|4.6 0g+515+529+42d+42m+43l+3
g:sion|4.3 0g+50l+315+41b+41w+429+52d+42m+43d+74a+54b+5
g:iona|4.5 0g+41e+429+42a+335+223a-43c+442+34a+4
g:onal|4.2 0g+30u+31e+429+42u+335+203a-63c+342+64a+64c+4
g:nal>|4.2 0v+313+31e+32i+32u+33c+342+34a+34c+5
b:of professional|7.5 1e+629+4
w:experience|4.0 18+31v+91w+41x+61z+1321+424+1325+526+1227+1128+1229+133a+44a+94f+164h+54j+10
s:exper|4.0 18+41v+91w+61x+81z+921+424+1225+1026+1127+1328+1129+1546+64a+74f+164h+44j+5
g:xper|4.0 1z+324+525+326+327+428+529+94f+64j+3
g:erie|3.8 24+726+327+629+84f+9
g:rien|3.8 16+824+626+427+428+629+93a+34f+8
g:ienc|3.9 1x+31z+324+425+326+428+429+112k+43a-34f+7
b:professional experience|7.6 29+6
b:experience do|6.3 28+329+33a-34f+4
l:have|6.3 24-346+64b+3
w:total|6.0 28+529+142e+123t+53u+5
s:total|5.9 0z+528+329+192e+53a-43t+43u+3
g:<tot|5.9 29+10
g:tota|5.9 29+92e+3
g:otal|5.9 29+9
b:of experience|6.0 24-428+1129+93a-34f-3
f:total|6.8 29+82e+4
l:experience|5.8 1w+328-629+134a+54f-4
w:nombre|5.7 01+81v+423+626+428+329+52e+82x+142z+831+932+1533+1134+337+53a+33m+43n+6
s:nombr|5.6 01+71v+423+326+529+52e+52x+132y+52z+731+1132+833+93a+43n+3
g:<nom|5.3 01+42x+82y+32z+831+632+333+334+33m+3
g:nomb|5.6 2x+531+532+43j+3
g:ombr|5.6 2x+52z+331+532+33j+3
g:mbre|5.2 2x+531+332+33j+34l+3
g:bre>|5.1 2x+432+349+34c+3
b:nombre d|6.6 27+428+429+52e+3
w:annees|5.1 1h+524-326+2027+1828+2029+202c+63a-7
s:annee|4.9 0w+91h+41j-31l+31m-31n+111s+121x+821+424-426+1827+1428+1529+132c+43a-1049+5
g:anne|4.7 0w+41n+51s+326+527+528+529+53a-449+4
g:nnee|4.5 0n+30o+30w+41n+61s+326+527+428+629+43a-449+3
g:nees|4.7 0n+40o+326+627+528+729+5
g:ees>|4.4 0n+326+627+528+429+52a+33a-4
b:d annees|5.6 26+627+728+1029+73a-3
b:annees d|6.0 26+328+929+7
b:d experience|6.0 26+329+10
f:nombre|5.8 01+329+42x+62z+732+73a+43n+3
b:years have|5.9 26+528+73a+3
b:have you|3.8 0c+40d+50e+120g+90v+1317+419+51b+111k-31l+924+1725-326+927+728+929+42c+83a+841+945-34f+114r+10
w:worked|5.3 0e-41x+121z+624+527+628+729+92c+102v-32y+537+33a+44f+54r+9
s:worke|5.2 0e-31x+81z+727+828+429+72c+747+34f+34h+34m+34r+10
g:orke|5.1 2c+32j+32w+34r+5
g:rked|5.3 27+429+34r+4
g:ked>|5.1 1b+43a+34r+3
b:you worked|5.9 1z+424+627+928+72c+63a-64f+44r+6
w:with|3.8 01+40f+30i+40k+70n+610+31v+324+925+1028+1129-536+338+33p+346+34f+124r+6
b:worked with|6.5 24+1328+93a-54f+4
b:experience with|6.1 25+528+1029-53a+84f+8
g:ooke|8.0 3a+4
g:ker>|6.3 28+44f+3
f:years|5.6 24-326+727+1028+1129+83a-5
b:have in|7.1 2k+43a-73u+54b+64p+4
w:customer|7.1 24+73a+74d+54f+3
s:custo|6.7 0v+52l+33a+54d+34k+6
g:omer|6.5 04+50m+33a+3
g:mer>|5.1 07+42m+113b+103c+43d+63z+742+1543+1144+8
b:in customer|8.2 24+43a-34f+3
w:service|6.0 0g+80r+419+51b+51f+524+428+42c+42w+538+33a+34f+34r+10
s:servi|5.8 01+30g+50m+50r+319+101f+428+32w+549+34f+54r+7
g:<ser|5.2 0g+419+6
g:serv|4.9 0o+70q+419+842+3
g:ervi|4.7 00+40l+319+33a+53l+3
g:rvic|5.8 42+3
c:military|4.8 0g+619+281e+31f+32c+63a+748+34e+94r+4
b:customer service|8.2 3a-3
w:as|4.6 11+513+316+31a+32z+430+332+43a-8
b:as a|6.1 00+40g+311+41a+51h+326+7
w:registered|7.2 0g+1118+52y+33a+6
s:regis|6.2 01+80f+30g+110r+318+31t-32m+122y+342+844+7
g:<reg|5.0 0a+100g+32a+32m+42w+34k+3
g:regi|5.3 0a+70g+40z+52m+42w+33q+442+54e+3
g:egis|6.0 01+30g+42m+442+5
g:gist|6.0 0g+42m+43a-342+6
g:iste|5.8 0u+32r+53o+442+4
g:ster|5.6 0g+41q+342+344+349+34e+4
g:tere|4.8 0g+30k+92w+34g+44h+7
g:ered|6.0 0g+3
b:a registered|8.2 28+33a+5
w:nurse|7.8 0g+326+43a+43m+6
s:nurse|7.6 0g+93m+4
g:<nur|6.9 0g+3
g:nurs|6.9 45+3
g:urse|5.5 1o+34a+34b+3
g:rse>|6.5 1o+41s+3
b:registered nurse|8.5 0g+3
w:welding|7.6 24+425+528+54f+7
s:weldi|7.6 1o+424+325+528+34f+5
g:<wel|5.6 05+325+32j+32l+33a-548+3
g:eldi|7.2 0g+3
g:ldin|7.1 08+3
g:ding|5.1 1q+326+4
w:depuis|6.6 21+1126+827+628+729+5
s:depui|6.6 21+1626+627+728+329+7
g:<dep|5.0 1k+321+42w+34k+5
g:depu|6.6 21+8
g:epui|6.6 21+5
g:puis|6.6 21+5
g:uis>|6.4 21+429+3
w:combien|5.4 26+527+928+1029+72e+52h+337+53a+53k+43t+63u+18
s:combi|5.3 26+627+828+929+72e+52h+437+33k+33t+33u+1449+3
g:comb|5.3 3u+3
g:ombi|5.3 28+43u+5
g:mbie|5.4 28+43u+5
g:bien|5.3 28+33u+5
g:ien>|4.6 19+328+42q+42t+43a+43u+44r+3
b:depuis combien|6.8 26+627+528+429+53a-3
b:combien d|5.9 28+829+62e+5
w:travaillez|6.9 1v+1329+72i+11
g:llez|6.4 1g+31v+329+32i+3
g:lez>|5.9 1v+32z+34f+3
b:travaillez vous|7.0 1v+51y+529+6
w:avec|5.4 0k+50v+30w+424+625+528+629-33l+43p+54f+7
b:vous avec|7.6 10+628+5
w:python|6.7 24+625+1128+1029-44f+8
s:pytho|6.7 24+425+1428+729-34f+9
g:<pyt|6.7 25+54f+4
g:pyth|6.7 25+528+34f+3
g:ytho|6.7 25+54f+4
g:thon|6.7 25+44f+3
g:hon>|6.4 25+528+44f+4
f:depuis|6.7 21+526+327+428+329+3
l:python|6.9 24+425+7
b:experience avez|7.5 28+3
w:en|4.0 17+31l+51y+1226+328+72d+52q+32z+33a-73h+445+449+44c+34n+7
b:vous en|6.0 1v+42i+43a-53h+63r+347+44a-44c+44e+34n+3
w:comptabilite|8.5 24+428+4
s:compt|6.3 01+1302+31t-524+32o+62s+639+53z+1340+44f+64r+6
g:ompt|6.2 3z+4
b:en comptabilite|8.5 24+5
f:combien|5.8 3a+53u+6
b:have experience|7.6 24+1328-4
w:sage|8.2 24+325+93a-44f+4
g:sage|5.5 0m+30p+72g+330+33q+34c+5
w:50|6.8 1e+724+1139+103a+93h+10
l:50|8.5 3a+4
b:vous de|6.0 0h+324+52i+338-339+63k+43q+641+34g+34m+4
w:l|4.1 0c+30d+30f+30g+30l+40x+310+31u+31z+724+427+32a+32b+42j+52k+73k+43p+547+44c+34k+3
b:de l|5.3 0g+30h+50l+410+41l+51u+31v+41x+41z+1124+42i+42j+42k+93a+73k+64o+4
b:l experience|8.0 24+6
b:experience avec|7.0 24+528+529-34f+5
w:excel|6.1 1q-324+1225+1728+1129-33a+104f+10
s:excel|6.1 24+1425+1528+102k-33a+441+64f+11
g:<exc|5.8 24+525+328+44f+4
g:exce|6.0 24+525+828+5
g:xcel|6.1 24+525+628+44f+3
g:cel>|6.1 24+425+828+44f+3
l:excel|6.4 24+625+528+34f+4
w:which|3.9 04+305+30t+415+31r+32j+42w+123a+93i+33o+53s+345+647-348+549+44i+34p+34q+3
w:bi|7.6 16+824+425+92k-33a-34f+8
w:tools|7.1 24+53a+646+84d+44m+5
s:tools|7.1 24+103a+546+44m+5
g:<too|6.8 46+5
g:tool|6.8 24+346+4
b:tools have|8.5 46+6
w:used|5.9 0l+60n+50w+40x-31w+824+928+42y+1132+1146+44f+124g+3
g:<use|5.6 01+110r+31w+32y+33a-44f+4
g:used|5.8 1w+324+52y+432+34f+4
c:agree|3.1 01+70f+150j+50l+140m+40n+190o+130p+140q+70r+190u+40v-30x+51k+161v-324+725+329-32k+42n+32s+42w+42y+332+436+838+739+63l+123m-33q+33u-33v+741-345+549-34f+64h-34k+64m+7
b:you used|6.6 24+728+346+44f+10
b:used in|8.0 0l+42y+6
w:production|7.6 24+1528+33a+3
s:produ|6.2 0f+50m+1224+1028+53a+73o-53r+34g+3
g:prod|6.2 0m+324+33a+3
g:rodu|5.8 2d+33a+44c+3
g:oduc|5.9 0m+324+3
g:duct|5.9 24+4
g:ucti|6.2 24+3
g:ctio|4.6 0l+30n+30v+52c+54l+3
b:in production|8.0 24+528+5
f:which|4.4 05+41r+52v+32w+1035+33a+143i+445+746+448+44i+44p+54q+4
l:production|7.8 24+6
w:outils|7.2 0l+524+1125+63a+646+6
s:outil|7.2 0l+424+1025+53a+3
g:outi|6.9 24+43z+5
g:util|5.6 0l+30r+328+33j+3
g:ils>|5.5 0q+4
b:quels outils|8.2 24+7
w:utilisez|7.3 24+528+646+6
s:utili|5.8 01+70l+70n+50r+924+428+82s+42y+632+33a-43j+946+74f+94m+5
g:<uti|5.7 01+328+3
g:tili|5.8 0r+34f+3
g:ilis|5.8 01+30r+328+33j+3
g:lise|6.1 3j+34f+5
g:sez>|5.3 24+6
b:outils utilisez|8.5 24+6
b:utilisez vous|7.5 24+428+5
w:plusieurs|8.5 24+44k+5
s:plusi|8.5 24+34k+5
g:<plu|5.3 0c+41q+54b+34c+3
g:plus|5.4 0d+31q+639+34b+34c+3
g:lusi|7.2 36+3
g:ieur|6.7 0e+33a+43x+34k+3
g:eurs|6.9 2j+42w+5
w:choix|8.2 24+32j+62w+83a-3
s:choix|8.2 2j+72w+103a-3
g:<cho|6.3 2w+732+3
g:choi|6.5 2w+6
s:possi|6.2 0g+60i+50j+30s+61j+438+33a-63l+849+84k+64m+64n+3
g:ossi|5.7 49+4
g:ssib|6.0 00+349+4
g:sibl|5.4 1a+549+3
w:forklift|7.0 0g+81j-424+628+43a+84f+3
s:forkl|7.0 0g+73a+54f+3
g:<for|4.5 19+41s+32x+92y+33x+54e+9
g:lift|6.2 3h+7
b:valid forklift|8.5 0g+4
w:certification|7.5 0g+40x+111e+5
s:certi|4.9 0f+60g+180x+1710+41e+171h+151m+112m+16
g:<cer|4.9 0g+140x+61e+41h+31m+42m+4
g:cert|4.9 0g+140x+61e+51h+41m+42m+4
g:rtif|4.8 0g+180l+30x+71e+61h+41m+32m+5
g:tifi|4.5 01+30f+30g+150l+311+318+41e+71h+32m+5
g:ific|4.3 0f+60g+1011+31e+51h+31m+52f+42g+62m+33a-5
g:fica|4.4 0f+50g+719+31e+41h+31m+32f+32g+62m+53a-43r+3
g:icat|3.8 0e+30f+30g+50p+31e+61m+322+32g+62j+32m+32r+53a-43c+33r+34l+3
l:certification|8.0 0x+5
b:you registered|8.5 0g+4
b:registered with|8.2 0g+32y+4
b:with the|6.4 0k+40l+30v+30x+33a+6
w:college|7.0 0g+617+71h+31o+31r+113a-7
s:colle|5.8 0n+917+31c-31d+51f-31g+111l+41r+825+32q+52t+33n+74e+13
g:<col|5.4 0n+31a+62m+33n+44e+4
g:coll|5.7 0n+31g+53n+54e+4
g:olle|5.4 0n+31g+31r+52a+43n+34e+4
g:lleg|6.5 1e+33a-3
g:lege|6.8 0z+31r+3
g:ege>|6.9 1r+3
c:school|3.6 0d+30g+417+131e+111h+111l+241m+271n+221o+171p+81q+251r+231s+221x-41y-321-724-325+328-32i+32k-33a-449-44h-34j-4
g:rses|7.8 4b+4
g:ses>|5.4 0n+30x+32a+32y+538+33a+4
w:ontario|7.8 0g+71j+3
s:ontar|7.8 0g+6
g:<ont|7.2 1b+3
g:onta|4.6 0q+30s+50t+121t+33a+33b+43l+103m+3
g:ntar|6.4 4c+5
g:tari|6.7 2w+33k+124c+5
g:ario|6.2 01+33a-43t+34c+54i+5
g:rio>|6.3 3a-33n+33s+34i+5
l:ontario|8.2 0g+4
w:licence|5.0 0g+71e+91j+151l+102m+113a+10
g:cenc|4.9 0g+31j+53a+4
b:licence number|7.5 1j-43a+7
f:licence|7.6 3a+9
w:company|5.1 0e+40k+40m+111j+61v+111z+821+72c+52i+638+63a+53p+347+348+54g+64m+4
s:compa|3.8 0e+130k+40m+60n+51v+181y-51z+1121+324-32b+192c+52i+183a+73l+43n+43p+1247+748+449+34g+164r+12
g:ompa|3.8 0e+51v+71z+42b+62i+73a+33p+44g+74r+5
g:mpan|3.8 0e+41v+91z+32b+62i+53p+44g+64r+6
g:pany|3.8 0e+40m+31v+42b+72i+63p+44g+74r+7
b:current company|7.8 1v+42i-33a+6
l:company|5.8 1v+12
b:current or|6.7 1v+32i-3
w:most|5.8 0t+31h+41m-31q+81v+63t+84b+64d+74e+84g+34h+44j+4
g:<mos|5.7 4b+34e+3
g:most|5.7 3a+34e+3
g:ost>|4.9 3i+33o+34e+34h+34j+5
b:or most|6.9 4j+3
w:recent|6.1 0f+31h+41v+83a-43g+53t+74d+54j+5
s:recen|5.9 0f+41h+51v+63a-33g+63t+54d+94j+3
g:<rec|4.1 0m+70n+30p+31e+31m+32f+33n+54d+3
g:rece|4.9 0m+80p+41v+34d+3
g:ecen|5.9 1v+44d+3
g:cent|5.4 1o+31r+44d+4
b:most recent|6.4 1h+41v+54j+4
b:recent employer|7.6 1v+4
w:employeur|5.4 1v+141y+31z+42b+42u-436+837+73a+53l+1047+748+7
g:oyeu|5.4 1v+83l+3
g:yeur|5.4 1v+9
g:eur>|4.7 01+30c+41v+73a+53l+3
w:actuel|5.7 18+61v+51y+620+42i+62v+837+93a-43l+33t+93u-34j+114p+7
s:actue|5.0 05+406+70i+418+31v+101y+152i+92v+1037+63l+33t+133u-34j+84p+5
g:<act|4.6 0i+31v+51y+102i+42v+43t+94j+6
g:actu|4.7 1v+61y+102i+42v+536+337+33a-33t+94j+7
g:ctue|4.9 1v+31y+52v+43t+54j+6
g:tuel|4.8 1v+51y+62i+32v+437+33a-33t+94j+7
g:uel>|5.0 2x+437+33a-34j+3
b:employeur actuel|6.8 1v+637+3
f:employeur|7.0 1v+11
l:actuel|5.9 2v+437+33t+44j+7
b:current job|7.0 1y+9
w:title|5.4 1f-51m+111o+91v-32d+113a+73x+144j+16
s:title|5.4 1f-31m+81o+101v-31y-32d+153a+73x+174j+17
g:<tit|4.7 0g+31m+101n+31q+32d+103x+84j+144p+3
g:tle>|5.3 1o+32d+53x+104j+10
b:job title|6.3 3a+64j+10
l:title|5.6 1o+42d+73x+94j+4
w:poste|4.8 00+70e+30q+30u+41c+81d+51k+61w+101y+61z+521+826+82i+32w+638+53a-123b-33d+113n+33o+33q+73y+845+647+349+64g-34h+44j+104q+4
s:poste|4.7 0c+40q+61c+61d+71k+41v+31w+51y+621+326+42i+338+33a-33d+143h+33o+33q+63y+745+34h+34j+124q+3
g:oste|4.6 1c+31y+43d+5
g:ste>|4.5 00+31d+31g+31q+43a-73d+83o+549+34j+4
b:poste actuel|7.5 20+54j+8
f:poste|6.6 0c+33d+124j+8
w:highest|5.7 17+81m-41q+21
s:highe|5.6 0i+917+31l-31m-41q+263a-3
g:<hig|5.5 0i+31q+8
g:high|5.5 0i+31q+10
g:ighe|5.5 0i+51q+846+7
g:ghes|5.7 1q+10
g:hest|5.6 1q+1149+3
b:your highest|7.3 1q+5
w:level|5.2 0g+70i+130j+41m+51q+1324-325+1426+429+32k+153a-43u+3
s:level|5.2 0g+40i+140j+41m+51p+51q+1124-425+1526+52k+11
g:<lev|5.2 0i+41q+525+62k+5
g:leve|4.8 0i+41h+41q+525+52k+4
g:evel|5.2 0i+31q+425+72k+5
b:highest level|6.6 0i+3
b:level of|5.9 1q+925+62k+4
w:education|5.6 0f+41l+61m+81n+111o+31q+121s+1227+42y+43a-4
s:educa|5.5 0f+51l+31m+61n+81o+31q+111r+61s+1027+529-33a-54h+5
g:<edu|5.5 1q+81r+41s+4
g:educ|5.5 1q+71r+31s+4
g:duca|5.5 1q+41r+31s+5
g:ucat|5.5 1n+41q+81r+41s+5
b:of education|6.7 1q+5
l:education|6.7 1q+61s+4
w:niveau|5.4 0i+1617+41q+1225+1629+52j-32k+133t+33u+8
s:nivea|5.4 0i+1317+41q+1225+132k+143u+5
g:<niv|5.3 0i+61q+925+72k+6
g:nive|4.8 0i+40w+317+41q+121r+725+62k+9
g:ivea|5.3 0i+41q+925+32k+8
g:veau|5.2 0i+61q+925+42k+7
g:eau>|4.9 0i+41q+925+62k+63f+34i+4
b:niveau de|6.2 1q+82k+103u+4
w:scolarite|6.7 1n+41q+131s+5
s:scola|6.4 1h+91q+101s+7
g:<sco|6.0 1h+31p+31q+52k+3
g:scol|6.4 1q+8
g:cola|6.4 1q+6
g:olar|6.3 1q+82r+5
g:arit|6.4 1q+625+32h+3
g:rite|5.0 0i+31a+41q+42h+4
b:de scolarite|7.0 1n+31q+6
f:niveau|6.2 17+31q+62k+5
l:scolarite|7.8 1q+3
w:school|5.4 0d+517+141h+61l+31p+41q+51r+121s+721-629+53a+53o+63p+645+44g+54h-34r+3
s:schoo|5.3 0d+50e+317+81h+51l+31n+41p+31q+91r+141s+621-329+52w+33p+54g+34r+3
g:<sch|4.7 10+51h+31q+41r+91s+32r+53y+345+4
g:scho|5.1 17+31q+41r+81s+32r+4
g:choo|5.2 17+31q+31r+71s+3
g:hool|5.3 17+51q+31r+81s+4
g:ool>|5.2 0q+517+41r+745+3
f:school|6.5 1r+101s+53a+3
l:school|6.3 17+31r+7
w:field|6.5 1g+31l+31o+927+73a+74k+4
s:field|6.5 1g+71l+31o+727+63a+6
g:<fie|6.4 4b+3
g:fiel|6.3 1o+32d+43g+4
g:ield|6.5 3a+3
g:eld>|5.4 0i+41o+34j+54p+3
c:field|4.8 1i+41l+111n+71o+241p+51r+41s+112a+62c+33a+746+749-3
b:field of|7.5 1o+83a-3
w:study|6.5 1i+61o+111q+51r+134o+5
s:study|6.4 1i+91o+91r+73a+94o+4
g:<stu|5.3 17+31l+41n+91o+81s+73k+5
g:stud|5.2 17+41l+71n+131o+171q+41r+71s+9
g:tudy|6.4 3a+4
g:udy>|6.5 1o+41r+3
c:attend|5.0 17+91b+71i+41n+91o+91q+31r+161s+101x-322+824+638+73a-63k+34b+34k+74r+3
b:of study|6.9 1o+61q+31r+33a+3
f:field|7.6 1o+63a-3
l:study|6.9 1o+3
b:votre niveau|6.8 25+52k+6
w:francais|6.4 2j+52k+144n+6
s:franc|5.9 2j+42k+174k+44n+104r+5
g:<fra|5.6 2k+1444+44n+5
g:fran|5.8 2k+154n+4
g:anca|6.1 2k+53z+9
g:ncai|6.2 2k+63z+344+3
g:cais|6.4 2k+6
g:ais>|5.3 05+62k+1244+4
b:de francais|8.2 2k+4
b:a l|5.4 0m+313+324+62a+32i+32k+338+439+33a-33p+33r+747+44k+9
w:ecrit|7.5 2k+63a+5
s:ecrit|7.1 1i+52k+52l+333+4
g:ecri|5.7 4d+44e+3
g:crit|6.5 4l+3
g:rit>|7.0 0g+3
f:votre|4.8 0w+61c+425+42d+42u+42x+830+53a+33t+447+3
w:english|6.2 1l+42j+112k+142l+113a-4
s:engli|6.0 1l+42j+112k+192l+93a-5
g:<eng|5.7 2k+9
g:engl|6.0 2j+32k+72l+3
g:ngli|6.0 2j+32k+10
g:glis|6.0 2j+32k+7
g:lish|5.8 2k+83a-34b+5
g:ish>|5.4 2j+42k+11
w:language|5.9 2j+172k+122l+123a+5
s:langu|5.1 2j+242k+142l+333a+3
g:<lan|4.8 05+102j+132k+32l+183a-43c+11
g:lang|4.9 2j+162k+52l+163a-346+3
g:angu|5.1 2j+142k+32l+1441+3
g:ngua|5.4 2j+112k+32l+11
g:guag|5.5 2j+92k+32l+10
g:uage|5.5 2j+72l+11
b:english language|8.5 2k+62l-3
w:cefr|8.5 2k+9
f:english|7.3 2k+9
s:bilin|8.2 2k+3
g:<bil|6.9 1q+71r+33g+3
g:ingu|6.7 0r+32j+32k+32l+10
b:in english|7.5 1l+42j+7
b:english and|8.2 1l+5
w:french|6.4 2j+112k+173a-4
s:frenc|6.4 2j+52k+223a-3
g:<fre|5.2 0u+41r+32k+42l+43w+445+349+3
g:fren|6.4 2j+32k+8
g:renc|4.5 2j+32k+42w+43l+73m+93s+113u-3
g:ench|6.4 2k+8
g:nch>|6.0 2k+7
l:french|6.9 2j+3
w:languages|6.6 2l+213a-446+9
g:ages|5.6 2l+845+346+3
g:ges>|5.3 0m+32l+82p+33a+546+3
b:languages do|8.0 2l+7
w:speak|6.6 0t+32k+142l+183a-43l+3
s:speak|6.3 2k+142l+133a+53l+4
g:<spe|5.3 1o+52k+42l+53a+3
g:spea|6.3 2k+52l+5
g:peak|6.3 2k+62l+4
g:eak>|6.5 2l+5
b:you speak|6.8 2k+52l+12
l:speak|7.8 2l+6
w:did|4.5 17+61l+31m+31q+31r+31s+31w+53a+63o+1349-44b+44r+6
b:how did|5.7 3a+53o+174g+4
b:did you|4.6 17+31l+91m+41p+31q+31r+41w+101x+421+62c+43a+63o+1741+549-64b+84h-34r+7
w:hear|6.2 0m+100q+80t+62j+72k-53a+53o+5
g:<hea|5.4 2d+53g+43o+3
g:hear|6.0 0m+3
g:ear>|4.7 0q+40w+41n+41s+31x+321+53u+33x+549+5
c:source|3.9 00+402+803+70g+30k+30m+51t+32q+73a+53b+73n+33o+3240+643+946+54r+3
b:you hear|6.5 3a+53o+4
w:about|4.6 0m+60p+80q+43a-43o+84a+104c+44d+44g+94h+5
b:hear about|6.4 0q+73o+5
b:about this|6.1 0n+30p+61w+43o+114h+3
l:job|5.3 0n+420+33t+34c+3
b:about us|6.9 3o+114g+3
w:comment|5.9 0t+32z+532+53o+104e+34f+3
c:about|3.5 02+703+707+608+40l+50p+512+314+416+418+419+41c+111h+81p+81v+41y+425+82b+32d+132i+32p+42t+112v+42w-32z+53a-83g+33h-33m+43n+43o+73t+53u-540+441-345-34a+124c+234e+34j+34r-4
b:comment avez|6.8 3a+33o+84f+7
w:entendu|8.0 3o+9
s:enten|7.6 36+93o+6
g:nten|5.6 1g+428+32d+33a-44e+4
g:tend|5.7 1p+31r+41s+426+338+3
g:endu|7.0 1p+5
w:parler|7.8 3j+43o+4
s:parle|6.1 2k+92l+73j+53n+53o+64b+64c+64f+34g+6
g:parl|6.0 2k+52l+34c+6
g:arle|6.1 2k+3
b:entendu parler|8.0 3o+4
b:parler de|7.8 3j+53o+6
w:nous|5.0 00+40e+120q+40s+51t+31v-31y-324-32b+92e+32i+122o-52p+432+333+53l+113n+73o+143p+73q+63u+347+649+74b+44c+104g+74j-34q+34r+9
g:<nou|4.9 2i+43o+54c+34r+3
g:nous|4.8 0e+32i+43o+44c+54r+3
g:ous>|4.5 0e+413+52i+32y+53l+43o+44c+34r+4
b:de nous|8.0 3o+7
f:comment|5.9 0t+42z+732+633+33o+124e+3
l:nous|6.1 2i+53o+33p+44g+3
w:previously|6.5 0e+724+52y+53a+34r+8
s:previ|5.8 0e+110f+31b+31v+424+72q+42y+1030-33l+64r+9
g:prev|5.3 0e+43a+5
g:revi|5.6 0e+424+62y+34r+3
g:evio|5.8 0e+32y+44r+4
g:viou|5.8 0e+52y+44r+3
g:ious|5.7 0e+42y+5
g:ousl|6.4 0e+3
g:usly|6.4 0e+3
b:you previously|6.9 24+33a+3
b:worked for|6.3 24-32c+84r+11
w:companyname|4.1 0e+130k+40m+40n+70p+51v-81y-32b+262i+173a+43n+83p+1447+548+349+64g+194r+18
g:anyn|4.1 0e+51v-32b+72i+73a-33p+54g+74r+9
g:nyna|4.1 0e+41v-32b+62i+73p+44g+64r+9
b:for companyname|6.3 36+34r+3
w:an|4.4 00+413+61v-32c+32i+43w+347+34b+34d+64r+5
b:as an|6.9 13+41l+42i+53a-33o+3
w:employee|5.6 0u+81v-32c+92i+163n+153p+64b+34r+13
g:oyee|5.4 2i+73n+34r+5
g:yee>|5.6 2i+63n+44r+6
b:an employee|7.0 0u+42i+63a-44r+3
w:contractor|7.8 0u+54r+5
s:contr|4.7 02+803+70u+221b+51k+820+626+42a+202n+42o-42z+336+1337+113a+640+745-34b+4
g:cont|4.0 02+308+30s+40t+70u+111g+42a+636+43b+33l+54f+4
g:ontr|4.7 02+303+30u+141k+32a+1036+537+4
g:ntra|4.9 02+40u+1436+637+3
g:trac|5.3 0u+736+537+3
g:ract|4.9 0u+72f+336+537+4
g:ctor|6.2 0k+427+5
g:tor>|5.7 0k+427+4
b:or contractor|8.5 4r+3
f:have|4.2 0e+90g+70v+1019+41b+51l+524+1426+32c+53a+541+84m+44r+10
w:ever|5.0 0i+40v+1317+101b+191k-51v-324+826+42c+52y+53a+441+114b+44d+54r+13
g:ever|4.5 17+31b+524+43a+641+34k+34r+5
b:ever worked|7.5 3a+7
f:ever|7.8 4r+4
l:companyname|4.7 0e+52b+52i+43p+74g+84r+4
w:deja|5.3 0e+160v+91b+121k-324+926+72i+123a+541+114r+13
g:<dej|5.3 0e+81b+424+341+34r+4
g:deja|5.3 0e+71b+324+341+44r+5
g:eja>|5.3 0e+71b+524+341+34r+5
b:vous deja|5.7 0e+90v+71b+624+426+53a+441+94r+5
w:travaille|6.0 1x+91y+1024+102c+53p+84f+74r+12
b:deja travaille|6.9 24+54r+5
b:travaille pour|7.5 2c+54r+5
w:applied|6.7 0e+83a-33i+184f+8
s:appli|4.4 02+306+40e+170l+30n+50o+50p+50x+311+513+914+31c+51f+31t+322+623+92i+62z+530+43d+43i+93o+442+44c+34d+3
g:ppli|4.4 0e+81c+323+33i+4
g:plie|6.4 0e+53i+4
g:lied|6.6 0e+53i+54l+4
g:ied>|5.6 0e+60g+41o+33i+54l+3
b:you applied|8.0 0e+5
b:applied to|7.6 0e+8
b:to companyname|7.2 3a+104r-3
w:before|5.4 0e+90w+41b+91k+826+102a+32o+339+83c+53q+34r+8
s:befor|5.4 0e+121b+81k+624+326+72a+339+73a+33c+54r+9
g:<bef|5.4 1b+34r+4
g:befo|5.4 0e+44r+5
g:efor|5.4 0e+51b+326+34r+4
g:fore|5.0 0e+326+42x+104r+5
g:ore>|5.0 1b+31y+32k+33a+34r+4
l:before|6.1 0e+31b+426+4
w:who|5.5 1v+143m+83n+153o+34a+34c+6
w:referred|6.7 3j+53n+123o+10
s:refer|4.6 0f-31e+101v-32p+42z-33a+153b-43j+93l+243m+283n+243o+1144+34j-3
g:<ref|4.4 1e+33a+93l+93m+183n+153o+3
b:who referred|7.5 3n+6
b:referred you|7.3 3n+11
b:you for|6.9 0q+70s+33a-73n+64e+44h+10
w:position|4.9 0c+30j+30u+41b+51w+61y+826+113a+33i+113m+53n+63u+33y+44h+74j+124n+44q+44r-3
s:posit|4.9 0q+50u+41w+41y+626+73a-33i+103n+53u+341+94h+64j+124n+34q+4
g:posi|4.8 1y+326+34h+34j+8
g:osit|4.8 26+33i+341+34j+7
g:siti|4.8 1y+32p+33i+44j+5
g:itio|4.3 0r+31e+34j+6
b:this position|6.0 1w+43n+43o+33u+34h+74j-6
f:who|6.3 1v+152z+43a+53m+33n+123o+44a+44c+4
l:position|5.5 1w+326+33a+44h+34j+7
b:have any|5.9 0v+72c+336+33a+83p+541+84c+3
w:relatives|6.8 3a+63m+53p+9
s:relat|5.5 0u+40z+31l+42e-32y+33a+33m+63p+2241+34i+8
g:rela|5.4 3p+10
g:elat|5.5 3p+12
g:lati|5.0 12+71s+33p+53x+5
g:ativ|5.5 3a-43p+63u+4
g:tive|5.1 3a-43p+441+3
g:ives|6.7 05+33p+4
g:ves>|6.2 05+33p+3
c:data|4.0 08+30n+290o+160q+30w+30x+71k+31n+31w+31x+322+82a+43a+53m+33p+83z+543+448+34c+94d+34i+3
b:any relatives|7.8 3p+5
w:working|5.1 0d+40g+40k+40v+317+51v+31y+827+429+72k+52v+639+33p+63y+34g+74p+74q+9
s:worki|5.1 0d+41y+627+329+82k+52v+539+33p+43y+34g+64p+54q+10
g:orki|5.0 29+33d+44q+3
g:rkin|5.0 4c+44q+3
b:relatives working|8.2 3p+4
b:working for|7.2 0k+41v+51y+4
w:bound|7.5 36+4
s:bound|7.5 36+6
g:<bou|7.0 4b+3
g:ound|5.1 0f+417+424+433+44a+3
g:und>|5.1 17+620+724+5
b:you bound|7.6 36+6
w:by|4.6 0d+50l+30m+30p+70t+42b+332+43n+33p+549+3
b:bound by|7.5 36+5
b:by a|6.9 2c+336+5
w:non|5.5 0c+70h-40v+611+518+419-111a+51b+41l+81m-527+32f+42i+536+263a+103l+643+44m+44n+74r+5
b:a non|7.2 0h-736+73a+8
w:compete|6.8 36+153a+3
s:compe|5.2 0g+90q+31e+31t+324+325+132k+336+203t+63u+83w+746+184r-3
g:ompe|5.2 25+536+83u+33w+346+9
g:mpet|5.5 25+536+946+12
g:pete|5.7 0g+325+536+73a-446+12
g:ete>|5.1 06+40f+30h+336+53a+4
b:non compete|6.9 36+63a+4
w:agreement|6.4 0n+80r+1236+113a+7
s:agree|4.9 0f+90l+60m+30n+60o+60p+50q+30r+191k+523+436+1138+43a-43l+645+4
g:<agr|4.9 0f+30r+72m+336+43a-3
g:agre|4.9 0f+30n+30r+82m+336+4
g:gree|4.5 0f+30r+41l+41m+81p+336+4
g:reem|6.2 0r+436+6
g:eeme|6.2 0r+336+6
l:agreement|7.2 0r+336+3
b:you ever|5.2 0v+417+81b+81k-32c+43a+341+74d+34r+3
w:been|4.7 0v+517+41b+1126+327+329+44r+9
b:ever been|5.9 0v+817+81b+114r+6
w:convicted|6.7 0v+163a+3
s:convi|5.7 0v+1938+43a+945+64k+5
g:conv|5.6 0v+938+33a+3
g:onvi|5.7 0v+83a+4
g:nvic|6.0 0v+10
g:vict|6.0 0v+7
g:icte|6.2 0v+3
g:cted|5.0 0v+32c+33v+3
b:been convicted|6.9 0v+6
b:convicted of|6.8 0v+8
b:of a|5.5 0v+40z+313+81a+41i+32a+32c+63a-34b+54m+3
w:criminal|6.2 0f+90v+13
s:crimi|6.0 0f+120v+19
g:<cri|5.8 0v+11
g:crim|6.0 0f+40v+11
g:rimi|6.0 0f+30v+8
g:imin|6.0 0f+30v+8
g:mina|5.7 0v+515+5
g:inal|5.6 0f+30v+513+31p+5
b:a criminal|6.9 0v+4
w:offence|6.8 0v+53a+4
s:offen|6.5 0v+170x+3
g:offe|5.5 0v+637+33v+3
g:ffen|6.5 0v+9
g:fenc|6.6 0v+5
b:criminal offence|7.8 3a+3
b:offence for|7.8 0v+3
b:for which|7.1 0o+40v+73a-4
s:pardo|6.9 0v+8
g:pard|6.9 0v+3
g:ardo|6.9 0v+4
g:rdon|6.5 0v+33b+3
g:don>|6.9 0v+3
w:has|6.1 0e+60x+424+53a+4
w:not|4.8 0f-40m-30q+70v+130x+312-613-418+519-31a-31t+31y+829+42c-32f+936+1137+339-43a+243m+43p-43q+63u+33v+1448+349-34c+34n-44p+3
b:has not|7.8 0v+5
b:not been|7.1 0v+61b-33a+5
w:granted|6.9 0i+30j+31m+61q-31r+43a+5
s:grant|6.8 0i+30j+317+81m+51q-31r+424+4
g:<gra|5.1 17+41l+51m+81n+61p+64j+3
g:gran|6.4 17+5
g:rant|5.9 2w+5
w:casier|7.1 0f+40v+63a+5
s:casie|7.1 0f+40v+113a+3
g:<cas|6.1 0u+3
g:casi|6.4 0v+339+3
g:sier|6.1 0q+30v+417+3
g:ier>|4.8 0e+50f+30q+317+41d+31g+43a+4
b:un casier|7.8 0v+7
w:judiciaire|7.1 0f+70v+93a+3
s:judic|6.7 0f+60v+12
g:<jud|6.5 0v+3
g:judi|6.6 0v+6
g:udic|6.6 0v+6
g:dici|6.3 0r+30v+53w+4
g:icia|5.6 0l+30v+52c+43a-3
g:ciai|6.7 0v+6
g:iair|6.4 0v+531+3
b:casier judiciaire|7.2 0f+40v+7
l:judiciaire|7.6 0v+4
w:undergo|7.6 0f+40j+101k+42a+33a-6
s:under|5.3 0c-40d-30f+30n+80x+70y+310+31b+31k+71y-320+427+52a+72d+92y+63a+54n+54p+3
g:<und|5.3 0x+42y+3
g:unde|5.1 0x+32d+32e+33a+33k+7
g:nder|4.4 10+511+1218+93a+3
g:derg|7.1 0j+33a+6
g:rgo>|7.2 4j+5
b:to undergo|7.8 0j+52a+33a-3
b:undergo a|8.2 0f+5
w:background|5.6 0f+70v+40w+314+715+1017+91a+1024+427+32t+442+444+64a+74f+64h+3
s:backg|5.6 0f+60v+314+1015+717+91a+824+32t+444+54a+84f+5
g:<bac|5.3 0f+417+41a+344+3
g:back|5.3 0f+317+41a+3
g:ackg|5.6 0f+514+317+41a+34a+3
g:ckgr|5.6 0f+314+317+31a+34a+3
g:kgro|5.6 0f+41a+34a+3
g:grou|5.1 0f+40y+514+61a+32i+3
g:roun|5.4 0f+414+415+317+34a+3
b:a background|7.0 0f+63a+4
b:background check|6.9 3a+844+4
l:check|6.3 0x+33a+5
w:acceptez|5.8 0f+90l+40p+41k+938+639+133l+63q+545+104k+4
s:accep|4.3 0f+90j+40l+110n+90o+80p+60q+30r+190u+91k+1124-32w+337+338+839+133l+43q+73v+1145+114k+134n+4
g:ccep|4.3 0f+40l+40n+30o+30r+71k+439+43a-33v+545+44k+4
g:cept|4.3 0f+40l+40n+40o+30p+30r+81k+439+43a-33v+345+44k+4
g:epte|4.8 0f+30l+40o+30r+439+3
g:ptez|5.8 39+445+3
b:acceptez vous|5.8 0f+60l+31k+339+73a-33l+345+44k+3
w:une|4.4 0f+40j+60k+40v+310+711+31a+51c+32d+336+43a+547+5
b:vous une|5.6 0g+30i+40k+80u+411+111a+724+62c+43a-73q+34m+6
w:verification|6.0 03+60f+90w+31t-31u+112f+202g+92h+113l+33r+34n+5
s:verif|5.6 02-303+110f+141u+102f+132g+192h+52y+33a-43l+63r+3
g:<ver|4.8 03+30f+50x+61u+32f+52g+83p+34p+4
g:veri|5.4 03+50f+61u+42f+52g+83a-43l+4
g:erif|5.6 03+40f+61u+32f+62g+63l+3
g:rifi|5.7 0f+52f+62g+10
b:une verification|7.3 0f+9
b:verification de|7.3 0f+61u+43l+3
b:de vos|6.5 0f+517+91b+31i+43a-33m+33p+340+5
w:antecedents|6.8 0f+90v+110w+441+7
s:antec|6.4 0f+140v+100w+341+9
g:<ant|5.7 0e+50f+40v+41k+32h+53a-3
g:ntec|6.4 0f+50v+341+4
g:tece|6.4 0f+60v+3
g:eced|6.2 0f+70v+341+3
g:cede|6.1 0f+641+4
g:eden|5.8 0f+71m+41w+31y+441+346+7
f:acceptez|6.0 0f+439+63l+345+6
l:antecedents|7.5 0f+3
w:may|5.3 0k+40l+30o+50p+80q+43a-53l+9
b:may we|6.5 0o+50p+70q+43j+43l+10
w:contact|5.3 0m+80p+70q+50s+60t+101t+920-33a+73b+73e+93l+83m+83n+6
s:conta|4.8 02+40f+30m+50p+70q+140s+160t+201t+91v-42j+53a+103b+93e+53l+203m+113n+4
g:ntac|4.8 0q+30s+50t+93b+33l+63m+3
g:tact|4.9 0q+30s+40t+83b+43l+63m+3
g:act>|4.8 0t+40u+53b+4
b:we contact|7.1 0t+53l+5
b:contact your|7.8 3l+5
b:current employer|6.7 20+53l+5
f:may|6.5 0l+40o+30p+33a-33l+9
w:please|4.3 1f+41i+31t+323+42s+33a-83m+4
w:list|5.8 05+40g+40i+40m+60q+71v+61w+524-52a+72m-42r+82v+32y+83m+341+346+94e+64m-3
g:<lis|5.6 0v+3
g:list|5.5 2r+546+3
g:ist>|5.5 37+746+3
b:please list|7.5 2y+33a+33p+341+445+3
w:references|6.0 0f-41e+112p+73l+163m+18
g:fere|4.3 18+31e+32j+32w+73a+33l+103m+203n+34q+4
g:eren|4.6 1e+32w+42y+33a+43l+93m+17
g:nces|5.2 2k+33l+63m+446+5
g:ces>|4.8 0g+313+319+31e+32l+32p+43a-33l+43m+346+54e+3
c:referees|4.7 1e+101v-426+82p+43a+143l+233m+2344+34e+34h+34j-4
b:professional references|8.2 3m+4
b:references name|8.0 3m+5
f:please|4.6 0m-323+62f+33a-83m+440+34f+4
w:accommodation|6.5 00+1310-43a+63h+4
s:accom|5.8 00+2110-31c+31o-31w+73h+104b+20
g:acco|5.0 00+601+33z+44b+6
g:ccom|5.8 00+101w+34b+6
g:ommo|6.3 00+7
g:mmod|6.3 00+9
g:moda|6.2 00+64q+3
g:odat|6.4 00+6
g:dati|6.0 00+51e+43m+3
w:during|6.6 00+30l+30s+30t+31b+41k+439+63a-63h+54m+3
s:durin|6.6 00+30l+60s+61k+439+53a-53b+33h+4
g:<dur|5.6 3d+44n+4
g:urin|6.4 1k+3
g:ring|4.9 0s+30z+327+33a-3
b:during the|7.6 45+3
w:interview|6.0 00+160l+70p+410+319+31t+42j+42k-33a+63b+43j+33l+3
s:inter|4.3 00+1008+50k+200l+70p+30u+130v+30x-31c+91d+71t+424-329+32c+42i+262j+52u+52v-32w+72x-331+43a+73c+93d+93q+33u-33w+545-34d+64g+84h+144j-3
g:<int|4.1 00+30k+90l+50u+31c+52i+63a+43c+64g+34h+4
g:inte|4.0 00+30k+80l+50u+31c+428+32i+72u+33c+43d+34g+44h+5
g:nter|4.1 00+50k+90l+30u+41v+323+32i+83c+33d+33v+34g+54h+5
g:terv|5.6 00+40l+43a+33w+346+3
g:rvie|5.6 00+30l+53a+54a+3
g:view|5.4 00+40l+53a+6
g:iew>|5.8 00+43a+3
c:hiring|4.1 00+150e+70l+170n+70o+90p+60q+40s+61c+622+425+52j+832+53a+133b+33o+544+545-349-44c+4
b:the interview|7.0 00+52j+33a+10
w:process|6.6 00+110n+40t+418+82j+7
s:proce|5.7 00+90e+70j+70l+30n+70o+60v+718+41b+42j+444+3
g:proc|5.4 0e+30n+30z+33p+4
g:roce|5.7 0e+30n+3
g:oces|5.8 0e+30n+4
w:lift|7.0 3h+18
g:<lif|6.4 3h+6
b:to lift|7.6 3h+6
b:lift 50|8.0 3h+7
w:lbs|8.0 3a-43h+17
b:50 lbs|8.5 3h+3
l:lbs|8.2 3h+4
w:submit|7.3 0f+40j+61h+61k+113a-33r+44n-3
s:submi|6.7 0x+41h+61k+822+73r+4
g:<sub|5.5 04+31k+41o+4
g:bmit|6.7 1k+3
b:you submit|8.2 1k+6
b:submit to|8.0 0f+31k+6
w:drug|6.2 1k+233a+541+6
g:<dru|6.1 1k+13
g:drug|6.1 1k+13
g:rug>|6.2 1k+10
b:a drug|7.0 1k+63a+5
w:test|5.8 00+81k+212j+53a+1641+7
g:<tes|5.4 00+31k+143a+7
g:test|5.1 0g+30x+41k+173a+4
b:drug test|7.0 1k+93a+5
l:test|7.0 3a+4
w:gender|5.4 11+2118+193a+43j+6
s:gende|5.4 11+2318+163a+33j+4
g:<gen|5.0 11+2618+63a-53j+3
g:gend|5.2 11+1718+1031+3
g:ende|4.8 0v+311+1218+101n+71x+326+331+33n+4
f:gender|6.3 11+918+3
l:gender|6.1 11+15
b:how do|6.7 0t+733+33a+123q+54h+5
w:identify|5.5 10+911+1013+614+616+817+418+519+41a+723+3
s:ident|4.7 01+1010+711+1613+1114+1716+1118+1319+81a+91t-31u+92s+32z+742+13
g:<ide|4.6 11+714+416+518+542+6
g:ntif|4.9 11+716+318+3
g:tify|5.2 0x+3
g:ify>|5.0 11+3
b:you identify|5.9 10+713+416+818+33a-4
b:identify your|8.5 14+4
b:your gender|6.9 11+718+5
w:genre|6.6 11+1618+103e+73j+1048+4
s:genre|6.6 11+1218+103b-33e+83j+348+7
g:genr|6.4 11+818+4
g:enre|6.2 11+718+5
g:nre>|6.4 11+718+4
f:genre|7.8 3e+63j+3
l:genre|7.2 11+11
w:race|6.6 12+714+271a+43a-4
g:<rac|5.8 14+171a+11
g:race|6.6 14+15
g:ace>|5.4 14+151v+61z+42v+44q+4
f:race|7.2 14+20
l:race|7.5 14+13
w:ethnic|6.7 14+191a+4
s:ethni|5.8 12+914+261a+103a-4
g:<eth|5.8 12+314+14
g:ethn|5.8 12+314+171a+3
g:thni|5.8 12+314+161a+3
g:hnic|6.2 12+314+8
g:nic>|5.6 12+514+4
w:group|6.5 0n+30y+1414+121a+34r+4
s:group|6.0 0n+30y+1514+121a+52i+83p+341+84r+4
g:<gro|5.6 0y+514+42i+33a-43t+34b+3
g:roup|6.0 0y+514+42i+3
g:oup>|6.4 14+5
b:ethnic group|7.6 14+6
f:ethnic|7.8 14+3
l:group|7.0 0y+4
w:hispanic|6.4 12+103a+11
s:hispa|6.0 12+263a+9
g:<his|5.6 12+93a+3
g:hisp|6.0 12+9
g:ispa|5.9 12+13
g:span|5.9 12+142k+5
g:pani|5.9 12+141v+4
g:anic|6.4 12+5
w:latino|6.4 12+20
s:latin|6.2 12+21
g:<lat|5.6 12+9
g:atin|5.6 12+845+4
g:tino|6.4 12+7
g:ino>|6.2 0h+312+7
l:latino|6.7 12+4
w:veteran|6.0 19+193a+11
s:veter|5.8 19+231e+73a+10
g:<vet|5.6 0f+40i+319+18
g:vete|5.8 19+15
g:eter|5.6 19+14
g:tera|5.6 19+171c+32y+3
g:eran|5.7 19+14
g:ran>|6.0 19+9
b:veteran status|7.0 19+5
f:veteran|7.0 19+9
w:disability|5.8 00+110z+410+183a+6
s:disab|5.6 00+80z+510+253a+6
g:disa|5.5 10+14
g:isab|5.6 00+310+14
g:sabi|5.5 0z+410+131w+4
b:disability status|7.8 10+7
f:disability|7.5 10+94p-3
b:identify as|6.0 11+713+416+717+418+41a+3
w:indigenous|6.6 13+131a+33a+6
s:indig|6.5 13+221a+33a+3
g:<ind|5.3 13+927+53a-33c+6
g:indi|5.7 13+103c+54l+3
g:ndig|6.0 13+920+42z+337+4
g:dige|6.0 13+81d+32z+6
g:igen|5.7 0l+413+84m+4
g:geno|6.4 13+81q+332+3
g:enou|6.4 13+73a+3
b:an indigenous|7.1 13+8
w:person|5.3 0l+610+912+813+1118+61a+112a+142c+92z+438+133a+33j+53n-53o+44h+64q+4
g:son>|4.9 13+31a+320+32a+338+43a+44h+5
l:person|6.1 13+42a+32c+33a+53j+3
w:faites|6.7 0v+513+816+31a+328+32i+93a-34e+64l+5
s:faite|6.7 0j+30v+313+516+41a+42i+64e+6
g:<fai|6.0 15+61w+33a+4
g:fait|6.3 15+6
g:ites|5.6 1w+545+44e+4
b:faites vous|6.9 13+41a+32i+4
w:partie|6.5 13+619+31a+62i+83a+44l+34r+4
s:parti|5.4 00+1313+316+319+31a+420+32i+53v+33y+846+549+94g+54k+34r+3
g:arti|5.0 00+40l+33y+3
g:rtie|6.0 3y+4
g:tie>|6.1 1x+32w+34j+3
b:vous partie|7.3 13+31a+3
b:partie d|7.5 13+31a+3
b:d une|6.0 0k+50v+510+613+31a+41c+324+34n+3
w:minorite|6.9 14-31a+16
s:minor|6.0 0c+50v+31a+243a+6
g:<min|4.8 0d+71a+73v+17
g:mino|5.9 1a+9
g:inor|6.0 1a+10
g:nori|6.1 1a+103x+3
g:orit|5.7 0l+51a+113a+3
b:une minorite|7.0 1a+6
w:visible|6.4 1a+133a+4
s:visib|6.3 1a+163a+7
g:visi|5.7 1a+64k+4
g:isib|6.3 1a+6
b:minorite visible|7.0 1a+5
w:sexual|7.0 16+13
s:sexua|6.8 16+253a-3
g:<sex|6.1 11+1216+14
g:sexu|6.2 16+19
g:exua|6.6 16+14
g:xual|6.6 16+13
b:your sexual|7.6 16+5
w:orientation|6.5 16+141o+12
s:orien|6.3 16+221o+163a-3
g:<ori|5.5 12+414+916+817+43o+5
g:orie|5.9 0y+316+91o+5
g:ient|4.9 0n+316+71o+33x+34k+4
g:enta|4.8 16+61c+31d+31e+439+44c+9
g:ntat|5.5 0k+316+61o+32d+3
b:sexual orientation|7.2 16+6
l:orientation|7.3 1o+6
w:i|3.6 0f+30l+50m+60n+120o+40q+30r+50v-40x+131k+31y+531+73a+243p-33v+4
w:declare|6.4 0x+83a+8
s:decla|5.8 0k+110x+2422+103a+5
g:<dec|5.1 0k+40l+40x+84e+3
g:decl|5.7 0k+30x+83a+3
g:ecla|5.8 0k+50x+1022+3
g:clar|5.8 0k+60x+922+3
g:lare|6.2 0k+4
g:are>|5.1 0l+317+33a-53h+33r+3
b:i declare|7.2 0x+3
b:declare that|7.1 0x+5
b:that i|6.8 0n+40x+73a+4
b:i have|5.2 0n+50r+40v-70x+1610+31w-329+33a+124m+34r+3
w:read|5.7 0n+90x+111w-324+82k+72l+42o+32r+83a+5
g:<rea|4.5 0n+324+42q+33b+33h+34b+3
g:read|5.2 0n+30x+324+32i+32k+3
g:ead>|5.5 0n+40x+4
b:have read|6.4 0n+40r+30x+5
b:read the|6.9 3a+33h+3
w:privacy|6.0 0n+23
s:priva|5.9 0n+263a-33b+7
g:<pri|4.9 0n+817+31o+31t+33a-34b+5
g:priv|5.8 0n+8
g:riva|5.8 0n+9
g:ivac|5.9 0n+10
g:vacy|6.0 0n+9
g:acy>|5.8 0n+8
b:the privacy|7.0 0n+5
b:privacy notice|6.9 0n+4
w:agree|5.2 0f+70l+60m+40n+50o+60p+60r+160x+61k+723+538+83a-63l+53q+345+3
b:agree to|5.7 0f+70p+50r+61k+523+43a-63l+445+3
b:to the|5.4 0j+30n+40x+416+31u+420+523+33q+64c+7
w:processing|6.9 0l+70n+644+5
g:sing|5.7 24+328+33a+3
b:the processing|7.6 3a+3
b:processing of|7.3 3a+3
w:my|4.9 0l+40n+40o+90p+30q+50x+51y+53l+4
b:of my|6.5 0n+30x+5
w:personal|5.8 0k+30n+90o+51t+122u+102x+103x+740+64a+94c+114e+54m+5
g:sona|5.3 0n+30u+32u+32x+43a-542+3
b:my personal|7.5 0n+3
w:data|5.4 0n+130o+150p+30w+91n+91s+521+722+162a+549+7
g:data|5.3 0n+70o+622+4
g:ata>|5.3 0n+80o+722+43u+3
b:personal data|7.5 0n+30o+4
f:i|3.7 0d+40f+50k-30l+40m+70n+70p+30r+30v-40x+151k+31y+63a+273l+33p-33v+4
l:data|7.6 3a+3
w:j|5.3 0l+30n+60o+40p+31y+4
w:accepte|5.8 0f+30l+80m+40n+70o+50p+70q+60r+81k+53a-7
g:pte>|5.4 01+30o+33n+33z+3
b:j accepte|5.8 0l+60m+30n+50o+60p+60q+30r+43a-4
w:la|4.2 03+30m+30n+50q+416+31d+31s+322+324+33o+43p+444+34r+4
w:politique|7.2 0n+101k+32c+4
s:polit|6.4 0n+101k+32c+213x+9
g:<pol|5.5 0f+40n+52c+8
g:poli|5.6 0f+40n+42c+8
g:olit|6.4 2c+83x+3
g:liti|5.9 0n+32c+94e+4
g:itiq|6.9 2c+3
g:tiqu|5.9 2l+433+33a-3
g:ique|4.6 14+32c+42l+43a-3
g:que>|4.8 0q+314+33z+5
b:la politique|7.6 0n+5
b:politique de|7.5 0n+6
w:confidentialite|7.1 0n+12
g:nfid|6.7 0n+4
g:fide|6.6 0n+4
g:ntia|6.1 0n+41m+5
g:tial|5.7 0k+30n+31m+423+631+6
g:iali|6.1 0k+30n+31a+81o+10
g:alit|5.1 04+1016+335+183a-34e+4
b:de confidentialite|7.2 0n+43a+4
g:<bor|7.5 0w+9
g:bore|7.8 0w+6
g:real|6.4 2q+33a-34b+6
g:eal>|6.5 2m+34q+3
g:ener|6.5 11+727+43a-3
g:ergi|7.5 3a+441+5
g:rgie|7.6 3a+341+3
g:gie>|7.6 15+441+3
f:j|5.4 0n+60r+41y+44j-3
w:checking|7.8 0p+50x+53z+8
b:checking this|8.0 0x+3
w:box|6.8 0p+415+41d+31g+32f+92x+33a-44c+6
b:this box|7.2 0p+3
b:box i|8.5 0n+3
w:consent|5.5 0f+70l+160m+30n+130o+90p+121k+73l+9
s:conse|4.8 0f+120k+60l+160n+130o+210p+200q+81k+121l+41m+61n+63a-53l+103m-3
g:cons|4.3 0f+60k+30l+40n+60o+70p+70q+51k+43l+3
g:onse|4.7 0f+40l+60n+50o+70p+71k+43l+3
g:nsen|5.1 0f+60l+70n+60o+40p+51k+53a-33l+4
g:sent|4.1 0f+60l+30n+50p+61c+31k+41v+31y+42d+42g+42i+33a-33l+34a+6
b:i consent|6.7 0l+30m+43a-4
b:consent to|5.8 0f+50l+50n+40p+61k+33l+4
g:<fer|7.1 45+4
g:ill>|6.2 1y+425+4
g:llec|7.1 0n+4
g:lect|5.3 0g+40l+41t+523+42c+3
g:ecti|5.8 0l+50n+54l+3
g:ctin|7.6 3a+3
w:storing|8.0 0n+7
s:stori|8.0 0n+6
g:<sto|5.8 0o+43a+7
g:stor|5.7 0o+43a+441+3
g:orin|6.5 18+3
b:storing and|8.5 0n+5
b:and processing|8.5 0n+5
w:responses|8.5 0n+4
s:respo|6.0 0x+100z+171w+1926+6
g:resp|5.4 06+30x+30z+51w+82j+7
g:espo|5.5 06+40x+30z+61w+92j+8
g:nses|7.2 0x+34b+3
b:for the|5.8 00+30j+30m+43a+944+54g+54r+3
w:purposes|7.3 0n+714+32a+33m+4
s:purpo|7.3 0l+30n+52a+43a+5
g:pose|5.7 49+3
g:oses|7.2 2w+3
b:the purposes|8.2 0n+5
b:purposes of|8.2 0n+4
w:considering|8.5 0n+33q+5
s:consi|5.6 0q+70u+610+612+414+416+718+51a+72w+63a-43q+63u+53v+53y+34e+44r-3
g:nsid|5.6 0q+416+318+33q+33v+3
g:ider|5.4 0q+50u+33a+33q+33u+43v+3
w:me|5.1 0m+150p+100q+110s+33a+114a+5
b:me for|7.5 3a+6
l:employment|6.4 29+3
w:certify|6.7 0f-30g-30x+13
b:i certify|6.9 0x+5
b:certify that|6.8 0x+5
b:that the|6.5 0x+94n+3
w:information|5.6 08+110f+30n+70o+30w+60x+63a+63l+73z+44c+7
s:infor|5.2 08+70f+40m+140n+140q+40w+30x+113a-33l+43o+43z+346+154c+15
g:<inf|5.0 0m+70n+50x+346+44c+4
g:info|5.1 0m+90n+30x+446+54c+4
g:nfor|5.1 0m+60n+40x+546+54c+6
g:form|4.3 0m+60n+40x+41s+31w+32y+33a-33x+546+44c+54j+3
g:orma|4.9 0x+41l+31s+446+44c+7
g:rmat|4.9 0n+31l+31s+33a-346+54c+4
g:mati|4.8 0l+40n+31l+31n+31r+32f+33a-446+84c+3
b:the information|6.9 0x+7
w:provided|7.3 0x+93a-43q+9
g:vide|5.4 2t+193a+5
g:ded>|5.3 1n+61r+31s+33h+3
w:true|6.2 0x+174n+64p+10
g:<tru|5.7 0x+8
g:true|6.2 0x+44p+4
g:rue>|6.2 0x+44p+4
b:is true|6.7 0x+43a-54n+44p+9
b:true and|7.2 0x+5
w:complete|6.0 06+60x+417+31l+91n+62f+52z+73y+8
g:lete|5.3 06+31l+81q+3
b:and complete|7.0 0x+4
l:complete|6.7 06+41l+3
w:je|4.2 0c+40d+40m+40x+60z+624+42k+3
w:certifie|7.6 0x+7
g:ifie|5.8 0g+63a+3
g:fie>|6.8 3g+4
b:je certifie|7.6 0x+4
w:que|4.6 05+30x+51o+32f+42j+332+43a-33v+346+348+34c+34d+64g+7
b:que les|7.5 0x+5
w:renseignements|6.3 0n+110x+94c+11
s:rense|6.2 0n+120x+143a-34c+8
g:<ren|5.8 0n+30x+41b+342+3
g:rens|6.2 0n+30x+4
g:nsei|6.0 0n+30x+44c+3
g:seig|6.1 0n+30x+4
g:eign|5.8 0n+40x+3
g:igne|5.0 0x+322+723+62q+43a-34c+3
g:gnem|6.0 0n+40x+41r+3
g:neme|5.7 0n+30x+4
b:les renseignements|7.3 0x+6
w:fournis|7.5 0x+9
s:fourn|7.0 0k+50x+43r+4
g:nis>|6.3 1h+32l+44n+34o+3
b:renseignements fournis|7.5 0x+4
b:fournis sont|7.8 0x+3
w:exacts|7.6 0x+8
s:exact|6.9 0x+102z+4
g:<exa|6.0 0x+41t+33a+4
g:exac|6.9 0x+5
g:xact|6.9 0x+5
g:acts|6.9 0x+3
b:sont exacts|7.6 0x+5
g:ets>|6.2 0g+30k+53a+44c+4
f:je|5.0 0m+60x+93a+14
w:yes|5.9 0m+30p+41l+438+33a-64r+5
g:estr|5.6 1i+32a+336+83a+7
w:mobility|8.0 17+53q+10
b:contact me|7.5 0m+50q+60t+53a-3
b:me about|6.9 0m+50p+80q+53a-4
b:about future|7.6 0q+7
b:future job|8.0 0q+5
w:opportunities|7.0 0m+70q+60y+511+71e+420+73a-3
s:oppor|6.5 0m+50q+100y+41e+320+63a-93q+54h+4
g:oppo|6.4 0q+3
g:ortu|6.4 0q+32k+33a-3
g:rtun|6.4 0l+30q+33a-3
g:tuni|6.5 0q+3
g:niti|6.0 23+731+7
g:itie|5.8 1w+32w+33a-34e+4
g:ties|5.4 1w+93a-44b+34e+4
g:ies>|4.7 0x+40z+31j+31w+641+446+44e+4
f:yes|7.0 0p+4
l:opportunities|7.8 0m+3
w:consens|7.3 0f+50n+40q+43l+3
g:ens>|5.6 0h+31v+32p+533+33a-43l+3
b:je consens|7.5 0f+43l+3
w:ce|5.1 1c+31y+72i+43a+34h+74j-4
b:a ce|6.9 1y+122i+43t+64b+3
b:ce que|7.3 0l+324+44e+5
w:mes|5.7 0n+60x+33w+3
b:que mes|6.7 0q+4
w:donnees|6.0 0n+150o+100q+32a+4
s:donne|5.7 0n+120o+80x+41t+42a+337+5
g:<don|5.5 0n+50o+3
g:donn|5.6 0n+60o+4
b:mes donnees|6.4 0n+40o+53a+4
w:soient|7.0 0n+30o+30q+43l+5
s:soien|7.0 0n+50q+33l+4
g:<soi|6.2 0l+30q+3
b:donnees soient|7.5 0q+4
w:conservees|8.0 0n-30o+40q+4
g:nser|6.0 0o+90q+4
g:erve|5.5 0q+519+5
b:soient conservees|8.0 0q+4
w:12|6.7 0e+90n-30o+120q+30u+41l+61q+42h+7
w:mois|6.4 0e+60o+60q+40w+51x+1021+1037+53a-43w+949+144k+11
g:mois|6.4 1x+349+34k+3
g:ois>|5.9 1x+33a-349+34k+3
b:12 mois|8.2 0o+4
b:mois pour|8.5 0q+5
b:pour d|7.1 0q+12
w:autres|6.2 0q+111e+42l+42p+102y+731+73a+44c+3
s:autre|5.6 0k+50q+131e+112p+152u-32y+631+1035+43a+53m+33q+4
g:autr|5.6 0q+41e+42p+931+4
g:utre|5.6 0q+51e+32p+731+53a+3
g:tres|5.7 0q+32p+33a+7
g:res>|4.2 00+306+50q+62e+52p+331+33a+345+44r+3
b:d autres|6.8 0q+103a+4
w:offres|6.8 0m+90q+83a+5
s:offre|5.9 0m+80p+30q+73a+73o+123v+54h+5
g:offr|5.9 0m+33a+33o+441+3
g:ffre|5.8 0m+33a+43o+541+5
g:fres|6.6 0q+3
b:autres offres|8.0 3a+5
l:offres|8.2 0q+3
w:keep|6.2 0k+70m+40o+110q+122o+33a+11
g:<kee|6.0 0q+43a+3
g:keep|6.0 0q+4
g:eep>|6.2 0o+30q+53a+4
b:keep my|6.9 0q+83a+3
w:application|5.0 02+30e+100l+60n+70o+110p+50q+40x+51c+61d+41e+31v+622+1123+82i+32x-33a+33o+844+34c+84d+6
g:plic|4.5 0e+60n+322+423+32z+33a-4
g:lica|4.4 0e+322+323+32r+103a-33o+3
b:my application|6.5 0l+50n+30o+60p+50q+3
w:on|4.0 0k+30o+30s+30v+30w+422+923-324+32b+32z+539+43a-53t+644+445+449+44o+4
w:file|6.1 0o+91c+111e+101f+61g+51h+91i+132q-42z+33a-542+447+348+5
g:<fil|5.5 1c+31e+71f+31i+51o+53a+5
b:on file|7.8 1d+4
b:file for|8.0 0o+4
w:other|5.0 0k+60p+50q+131e+92l+32p+152y+531+63a+53o-5
b:for other|7.3 0q+14
w:roles|7.5 0q+1428+63a-33g+7
s:roles|7.5 0q+1028+53g+5
g:oles|7.3 0q+4
b:other roles|8.2 0q+5
f:keep|7.0 0m+30q+5
l:roles|8.0 0q+3
w:subscribe|8.2 0m+111t-31u-33a+5
s:subsc|8.2 0m+12
g:subs|6.9 1k+4
g:ubsc|8.0 0m+3
g:crib|5.0 3a+44d+54f+4
g:ribe|5.0 4b+34d+34e+34f+3
g:ibe>|5.3 3a+44d+74e+34f+3
b:me to|8.2 0m+30q+3
w:newsletter|7.2 0m+151t-43a+12
s:newsl|7.2 0m+121t-43a+10
g:<new|6.5 0m+113a+4
g:news|6.5 0m+9
g:ewsl|7.2 0m+63a+3
g:wsle|7.2 0m+53a+4
g:slet|7.2 0m+63a+3
b:the newsletter|8.5 0m+93a-3
f:subscribe|8.5 0m+73a-3
l:newsletter|7.6 0m+6
b:i agree|6.1 0l+30m+30n+40o+30p+40q+40r+40x+33a-6
w:receive|6.5 0m+120p+817+31n+51t+42j+83a-4
s:recei|6.0 0g-40m+90n+50p+71l+61m+41n+91t+324+32g+42j+73t+44b+6
g:ecei|6.0 0m+51m+41n+4
g:ceiv|6.0 0m+51l+31m+31n+3
g:eive|6.1 0m+41n+4
g:ive>|4.3 04+441+34i+3
b:to receive|7.2 2j+6
w:text|5.6 0p+170t+71c-41d+191f-61g+192f+53a+34c+6
g:<tex|5.1 0p+191c-31d+91f-51g+132f+34c+3
g:text|5.1 0p+220t+31d+81f-51g+142f+34c+3
g:ext>|5.4 0p+131d+61f-31g+8
b:receive text|8.0 0p+3
w:messages|6.7 0m+120p+72j+43a+9
s:messa|5.9 02-30m+70p+172g+32j+33a+540+74c+18
g:<mes|5.5 0m+30p+54c+7
g:mess|5.8 0m+30p+74c+7
g:essa|5.6 0m+30p+54c+6
g:ssag|5.9 0p+54c+8
b:text messages|7.2 0p+33a+6
b:messages about|7.6 0p+5
b:about my|7.6 0p+53l+4
l:application|5.6 0n+40p+33o+4
w:accept|5.7 0f+40l+60n+60r+120u+61k+52w+638+43k+445+34k+74n+7
g:ept>|5.7 0r+4
b:i accept|7.3 0l+70r+51k+43a-3
b:accept the|7.5 0n+30r+7
w:terms|6.4 0n+50r+19
s:terms|6.4 0r+22
g:<ter|5.1 0a+30r+121l+5
g:term|5.2 0r+110u+31l+637+33a-349+4
g:erms|6.4 0r+8
g:rms>|6.2 0r+9
b:the terms|7.3 0r+6
b:terms and|7.5 0r+6
w:conditions|6.5 0r+153a-63u+641+54p+8
s:condi|6.0 0f+30r+2310+63u+34p+4
g:ondi|6.0 0r+10
g:ndit|6.1 0r+5
g:diti|5.5 0r+41e+31i+43a-34c+5
l:conditions|7.3 0r+341+3
w:use|5.4 06+40l+120n+90r+70x-30y+90z+41t+624+52z+432+43j+84b+74c+74f+104m+204r+4
b:the use|7.6 0l+40r+3
b:use of|7.1 0l+34f+34m+4
w:artificial|8.0 0l+8
s:artif|7.3 0l+13
g:<art|6.8 0l+42r+3
g:fici|5.5 0l+310+325+52c+42j+42k+6
g:cial|5.0 0m+317+51a+61o+92c+33a-442+4
g:ial>|4.9 1m+431+53a-53c+442+4
w:intelligence|7.6 0l+8
s:intel|7.3 0l+163a+3
g:ntel|6.9 0l+50z+5
g:tell|6.1 0l+31r+42t+53d+43u+34j+4
g:elli|6.3 0l+31r+42y+330+6
g:llig|6.4 0l+5
g:lige|6.8 0l+44r+3
g:genc|5.9 3a+9
b:artificial intelligence|8.2 0l+5
w:evaluate|8.5 0l+30n+4
s:evalu|6.9 0l+31e+625+72j+32k+113a-4
g:<eva|6.9 25+32k+3
g:eval|6.9 25+42k+4
g:valu|6.5 3s+4
g:luat|7.3 25+3
g:uate|6.6 1l+63a+3
b:evaluate my|8.5 0n+3
w:electronic|7.2 0m+51t+723+8
s:elect|5.8 0g+120m+61l+31t+141u+923+102c+11
g:<ele|5.4 0g+41t+623+724+32c+432+3
g:elec|5.4 0g+40l+41t+423+52c+4
g:ectr|5.8 0g+51t+423+4
g:ctro|6.2 1t+51u+323+5
g:tron|5.8 1t+623+830+5
g:roni|6.0 1t+823+8
g:onic|6.4 1t+423+63a-33d+3
w:signature|5.7 22+2123+233a-5
s:signa|5.6 22+1623+242z-4
g:<sig|4.9 01+422+1323+2136+3
g:sign|4.7 22+1123+20
g:igna|5.5 22+523+124j+3
g:gnat|5.5 22+523+124j+3
g:natu|5.5 1w+322+523+103a-3
g:atur|4.7 0e+40l+31w+322+423+73a-33o+3
b:electronic signature|7.5 23+5
b:signature type|7.8 23+3
b:type your|6.9 1d+41u+523+7
f:electronic|7.5 1t+3
w:why|5.4 04-41b+620+173a+124c+124g+224h+18
b:why do|6.8 3a-74c+94g+74h+9
w:want|5.7 0l+70q+50u+71e+320+62j+62p+62v-42w+633+43a+43k+73u+73y+44c+124g+84h+64l-64q+9
g:ant>|4.2 01+42w+32z+33m+4
b:you want|5.8 0u+320+52p+42w+53k+43u+54c+74g+54l-34q+7
b:want to|6.3 0q+520+72w+93a+54g+54h+84l-3
b:work at|6.6 1v+51y+63a-53h+33p+54g+44h+44r+5
b:at companyname|6.1 0e+30q+32i+43a-43n+83p+84g+34r+3
f:why|5.9 20+64c+54g+114h+12
w:pourquoi|6.2 1c+101d+920+123a-44g+124h+14
s:pourq|6.2 1c+61d+820+103a-44g+144h+12
g:<pou|5.4 1c+320+33a-54g+6
g:pour|5.8 1c+420+43a-34g+6
g:ourq|6.2 1c+420+34g+5
g:urqu|6.2 1c+51d+320+44g+7
g:rquo|6.2 1c+420+34g+64h+4
g:quoi|6.0 1c+320+43a-34g+74h+8
g:uoi>|5.9 1c+420+53a-34g+84h+5
w:souhaitez|6.2 00+304-40m+30t+416+420+62j+32w+332+93u+33y+74c+3
b:pourquoi souhaitez|7.5 4h+4
b:souhaitez vous|6.3 00+30t+520+32w+332+73y+54g+34q+3
b:vous vous|7.1 37+438+53a+349+4
w:joindre|5.9 0s+50t+61c+31e+41f+81g+31i+82q-53b+83g+33l+53r+4
s:joind|5.9 0s+60t+51c+31e+31f+61g+31i+51t+43b+93l+63r+4
g:<joi|5.2 0s+40t+31c+41e+31f+41i+53a-349+4
g:join|5.1 0t+31e+41f+41i+336+33a-349+54g+3
g:oind|5.7 1f+4
g:indr|5.7 1f+4
g:ndre|5.4 1f+445+3
b:vous joindre|6.7 0s+50t+71t+33a-33b+8
w:notre|5.9 0e+30m+30q+32i+33a+43o+73p+847+64g+164r+6
s:notre|5.8 1j-338+53a+33o+73p+847+74g+164r+14
g:notr|5.8 4g+64r+4
g:otre|5.8 4g+64r+5
b:a notre|7.3 0e+3
w:equipe|6.9 26+94c+84g+4
s:equip|6.5 1w+324+1226+134c+74g+3
g:<equ|5.7 10+411+41l+324+426+5
g:quip|6.5 24+326+6
g:uipe|6.8 24+326+5
g:ipe>|6.7 26+4
b:notre equipe|8.2 4g+4
f:pourquoi|6.2 1c+31d+520+54g+84h+6
l:equipe|7.0 26+4
b:why are|7.0 20+74g+34h+6
w:interested|7.1 0u+939+63a-73q+64g+64h+4
g:eres|5.0 0k+81d+42c+32w+44g+44h+6
g:rest|4.7 0k+52a+32c+32w+536+53a+44b+34g+44h+3
g:este|5.5 0s+439+33d+5
g:sted|5.8 0v+33a+4
b:you interested|7.6 4g+4
b:interested in|7.2 0u+73a-44g+4
b:in this|5.8 1w+91y+627+53a+33u+34h+6
w:tell|5.5 0e+311+328+34b+44c+54d+64f+3
b:tell us|5.5 00+30e+311+61w+320+427+328+42h+32v+547-348+34b+64c+54d+94e+34f+54p+34r+3
b:us about|6.6 00+50e+31w+34b+84c+34d+10
b:about a|7.3 3a+44d+6
b:a time|7.8 3a+54d+3
b:when you|7.1 0s+517+418+53a-63t+64d+6
s:dealt|8.5 4d+6
g:<dea|7.2 3x+7
g:deal|6.7 4h+34q+3
g:ealt|6.9 41+4
g:alt>|7.5 3t+73u+43v+5
b:dealt with|8.5 4d+3
b:with a|6.2 0k+30u+410+547+3
w:difficult|8.0 3a+34d+6
s:diffi|6.9 38-33a+164d+7
g:<dif|6.1 18+632+43a+64e+4
g:diff|6.2 18+532+43a+5
g:iffi|6.9 3a+54d+3
g:ficu|7.1 3a+5
g:cult|6.5 14+53a+4
g:ult>|6.9 0c+3
b:difficult customer|8.5 4d+3
f:tell|6.0 11+43a+448+34b+44c+44d+64f+3
l:customer|8.5 4d+3
w:additional|6.5 08+70h+60n-31e+82l+42p+72u-32y+631+739+63a-54c+64f+3
s:addit|6.4 08+60h+31e+112h+92l+32p+831+839+43a-54c+10
g:addi|6.4 1e+42h+33a-34c+4
g:ddit|6.4 1e+32h+42p+34c+3
b:additional information|8.0 2y+54c+8
f:additional|6.9 08+50h+32p+431+3
l:information|7.3 08+34c+3
w:there|5.4 00+31l+31w+621+436+34j+4
b:is there|6.0 00+70k+524+52u+436+537+43a+43d+34n-3
w:anything|6.2 00+120k+80x+41e+72p+436+73a+43q-34c+12
s:anyth|6.2 00+60k+70x+41e+52p+336+53a+44c+9
g:<any|6.2 3a+3
g:anyt|6.2 00+34c+4
g:nyth|6.2 4c+4
g:ythi|5.9 4c+3
g:thin|5.3 0x+43a+54c+3
g:hing|5.1 0x+33h+34c+3
b:there anything|7.0 00+53a+34c+3
w:else|6.9 0q+516+41e+81q+42p+932+43a-73j+33u+54c+8
g:<els|6.7 4c+5
b:anything else|7.6 1e+42p+64c+4
b:else you|8.2 4c+4
w:would|3.9 0t+32w+936+439+33a+123q+83u+83v+947+648+64h+44k+5
b:you would|5.8 2w+43a+63j+43u+33v+9
w:like|5.4 0m+70p+80q+50t+62b+132e+52j+72k-32o+42p+32u+32w+72z+532+833+143j+63k+43u+446+747-448+44g+74q+4
g:<lik|5.4 0m+30p+32b+333+33j+3
g:like|5.4 2w+43j+3
g:ike>|5.3 0m+333+3
b:would like|6.7 0m+42z+432+33a-43j+647-348+44c+34g+3
b:like us|7.0 0t+42u+432+103a-547-348+54c+3
b:us to|5.8 0f+60o+30p+50t+42p+52u+332+53a-83l+548+4
w:know|6.0 00+30g+40x+324+825+627+42v+63j+73m+43n+545+446+44c+94g+5
g:<kno|5.4 0x+324+425+42k+3
g:know|5.2 0x+524+425+4
b:to know|7.6 3j+34c+5
f:is|4.8 00+40e+50g+70k+51v-31y+32i+32k+33a+223p+347+34j-3
l:know|7.8 46+34c+4
b:you most|7.3 3a+34b+74e+4
w:proud|7.0 1i+93a+34b+104d+4
s:proud|6.9 1i+63a+44b+174d+4
g:prou|6.7 4b+7
g:roud|6.9 4b+6
g:oud>|6.9 4b+4
b:most proud|8.2 3a-34b+7
b:proud of|7.0 1i+54b+74d+3
l:of|6.7 1n+635+3
w:favourite|7.2 3a+14
s:favou|7.2 3a+8
g:<fav|7.1 3a+7
g:favo|7.0 17+33a+5
g:avou|7.1 3a+5
g:vour|7.1 3a+5
g:ouri|6.9 3a+5
b:your favourite|7.3 3a+9
w:colour|7.2 1a+122h+83a+8
s:colou|7.1 1a+82h+33a+93h+4
g:colo|7.0 1a+7
g:olou|7.1 1a+33a+4
g:lour|6.9 1a+43h+3
g:our>|5.3 1a+31y+33k+73u-349+6
l:colour|7.8 1a+43a+4
b:nom d|7.3 01+112n+32s+630+5
w:usage|7.1 2a+62g+82x-330+1132+73a-33j+5
s:usage|7.0 01+72a+52g+92x-530+832+83a-4
g:<usa|6.7 24+432+3
g:usag|7.0 2g+330+3
b:d usage|7.3 2x-530+932+9
l:usage|7.3 30+3
b:name as|7.2 2z+1330+343-3
b:as on|7.5 11+51e-32m+42z+730+43a-443-3
b:on your|5.8 0c+32m+42z+123a+93n+33t+743-348+349-34f+4
w:passport|6.2 1j-32z+635+63a+43g+83r+1143+144k+34n-4
s:passp|6.2 2z+535+83a+33g+73r+1043+184n-3
g:<pas|4.1 02+1403+101g+43g+440+1343+184r+5
g:pass|4.5 00+302+1603+1335+33a+440+1043+19
g:assp|6.2 35+33r+443+7
g:sspo|6.2 3r+343+4
g:spor|5.9 35+33r+443+94m+4
g:ort>|4.7 02+303+304+42a+52v+32w+33e+340+343+10
b:your passport|7.5 2z+33a-53r+543+7
l:passport|7.6 3a+5
w:ot|8.0 39+19
w:ok|6.5 0f+50l+70n+81k+539+153a-73l+1145+74k+3
b:ot ok|8.5 39+7
f:ot|8.5 39+4
l:ok|7.3 45+3
w:set|6.9 02+80x+424+113j+63z+545+74e+84q+11
b:which set|8.5 4q+8
b:set up|7.6 3z+34q+6
w:suits|7.8 0s+72w+74q+10
s:suits|7.8 0s+42w+74q+9
g:<sui|6.0 08+32b+9
g:suit|6.3 0s+3
g:its>|6.0 3a+342+3
b:up suits|8.5 4q+7
b:suits you|7.8 0s+52w+63a-34q+5
w:best|5.8 00+40s+90t+714+415+317+61q+81t+524-325+728+345+34b+64d+84e+64q+10
g:best|5.5 0s+84e+3
b:you best|8.2 3a-34e+74q+8
l:best|7.6 1q+3
w:mel|8.0 1t+161u+11
f:mel|8.2 1t+20
l:mel|8.0 1t+121u+3
w:cp|8.2 09+19
f:cp|8.2 09+10
l:cp|8.2 09+9
w:etablissement|6.3 17+101m+71r+121v+82w+638+43a+33p+74g+5
s:etabl|6.2 17+51m+41r+121v+82w+338+33a+63p+3
g:<eta|5.7 17+31r+53a+4
g:etab|6.2 1r+6
g:tabl|4.9 1r+524+33b+33v+3
g:abli|6.1 1r+81v+3
g:blis|6.0 1r+71v+43a+3
g:liss|6.2 1r+51v+34b+4
g:isse|5.1 1b+31e+41h+41r+52l+346+54g+3
g:ssem|6.2 1r+51v+34b+3
g:seme|6.0 1r+51v+33a+44b+3
b:etablissement employeur|8.2 1v+7
f:etablissement|6.8 1r+71v+5
l:employeur|6.1 1v+62u-33a+4
b:etablissement souhaite|8.5 1r-53a+10
l:etablissement|7.5 1m+31r+3
b:en droit|7.8 1l+4
b:travailler le|7.8 45+6
b:le week|8.2 45+4
w:end|6.3 1n+121q-31x+1220+829-434+639+63a+43v+745+449-34o+16
c:ends|4.5 0n-30o+41b+61e+31l+181m+71n+201p+51q+71x+2720+63a+649-34o+12
b:week end|8.2 45+4
l:end|7.5 1x+53a+7
w:annee|6.4 0w+111j-51l+51m-31n+101s+121x+1121+53a-549+10
g:nee>|6.0 0w+51n+51s+349+4
b:annee d|7.6 1n+81s+5
w:obtention|7.6 1n+8
s:obten|5.8 0g+50j+121j+31m+101n+131p+91q+63a-447+348+5
g:obte|5.8 0j+31m+61n+4
g:bten|5.8 0j+41m+61n+41p+3
g:ntio|6.0 0o+51n+3
b:d obtention|7.6 1n+10
f:annee|7.0 1s+449+11
l:obtention|8.0 1n+3
b:on what|7.6 0w+449+5
b:what date|7.6 49+64o+4
w:report|7.1 0f+51i+113a+549+7
s:repor|6.9 0f+81i+1026+338-449+7
g:<rep|5.5 03+50x+41u+73a-33m+3
g:repo|6.2 0f+30x+33m+5
g:epor|6.4 0f+343+5
b:report for|8.5 38-349+8
w:duty|7.5 19+1136+53a-545+1049+5
g:<dut|6.3 1w+53a-3
g:duty|7.5 19+3
b:for duty|8.5 38-449+7
f:on|7.2 22+1325+3
l:duty|8.2 19+3
b:quel type|7.6 3y+648+34p+4
b:type de|6.5 0u+63a-43b-43e+83w+43y+647-348+74p+10
b:de poste|7.2 00+33d+103y+749+3
w:cherchez|7.8 0u+520+33y+74q+7
s:cherc|7.5 0u+320+63y+134q+7
g:cher|5.4 0i+424+32w+33a+43y+342+549+4
g:herc|6.2 0u+42w+33a+33y+5
g:erch|6.0 0u+320+32w+43a+33y+34h+44q+4
g:rche|5.7 20+43y+44h+54q+3
g:chez|5.6 0e+44q+34r+3
g:hez>|5.6 0e+34q+3
b:cherchez vous|8.0 20+43y+34q+7
b:currently a|8.5 2i+3
w:term|6.7 0u+1110+511+327+52e+42i+745+5
g:erm>|6.6 0u+3
b:term or|8.5 2i+3
g:inde|6.2 0u+310+73v+540+3
g:rmin|6.1 0r+31l+649+5
g:inat|6.6 15+4
g:nate|6.9 3b+73z+3
b:or indeterminate|8.5 2i+3
b:employee of|6.8 2i+103a-34r+4
b:of companyname|6.9 0k+54r+10
b:accepte que|6.7 0n+40q+4
b:mes renseignements|7.3 0n+6
s:serve|6.3 0c+40g+60v+419+1427+32l+348+54g+3
g:vent|6.0 0m+328+53a+3
w:traiter|8.0 0n+6
s:trait|6.4 0l+60n+133a+5
g:trai|5.5 0n+43a+63g+4
g:rait|5.8 0f+30n+43g+33u+5
g:iter|6.1 1e+431+63n+34r+3
w:ma|6.4 0l+40n+3
b:traiter ma|8.0 0n+4
w:candidature|5.7 0e+150l+50n+80o+101c+41e+31t+42i+33n+63o+114h+44r-3
s:candi|4.8 01+302+80e+160l+90n+70o+60q+90x+31e+41t+623+52i+122u+32v+42x+52z+930+93a-33b+33g+43n+43o+1040-34a+54h+114r-4
g:cand|4.8 0e+70l+30q+42i+52z+43g+33o+44h+3
g:andi|4.5 0e+60l+30q+310+82i+52z+73a-34h+3
g:ndid|4.8 0e+70l+30o+30q+32i+42z+430+3
g:dida|4.8 0e+70l+30q+32i+52z+430+33g+34h+4
g:idat|4.8 0e+40l+30q+32i+52z+4
g:datu|5.2 0e+40l+30w+51n+81x+521+422+73a-33o+349+44o+4
b:ma candidature|6.5 0l+50n+5
l:candidature|6.3 0n+33o+54h+4
b:prenom d|8.2 32+7
b:on which|7.3 3b+445+34b+64o+5
b:which number|8.2 3a-33b+9
b:number can|8.5 3b+5
b:can we|5.6 0o+30p+40s+61t+82q+72r+33l+53n+33o-3
w:commune|7.3 04+1306+63p+8
s:commu|5.3 04+90m+80p+40q+70t+1315+816+1719+31a+31v-32j+92k+42p+438+83l+63p+4
g:ommu|5.3 0q+30t+416+42j+3
g:mmun|5.5 04+40m+30q+30t+316+52j+4
g:mune|5.8 04+73t+43u+33v+3
g:une>|6.4 04+8
f:commune|7.6 04+7
l:commune|7.5 04+7
w:town|5.1 04+131z+112v+104k+6
g:<tow|5.1 04+141z+4
g:town|5.1 04+121z+3
g:own>|4.9 04+121z+32v+3
b:town or|7.5 2v+7
b:or city|7.5 2v+4
f:town|5.8 04+16
b:which city|7.8 04+93a+3
b:city do|8.2 2v+83a-3
w:live|5.6 04+705+806+617-32v+838+33c+63p+33q+133v+74i+7
g:<liv|5.3 04+405+43q+3
g:live|5.3 04+33q+3
b:you live|5.8 04+805+406+32v+43a-43c+54i+4
b:live in|6.2 04+305+43c+63q+3
l:in|5.4 05+32j+52v+4
w:n|5.3 07+808+50d+60k-30v+60x+51k+51l+52i+42m+1638+33b+53d+53l+53p+342+1343+1045+44l+34n+3
b:n et|8.0 07+10
w:voie|7.6 07+20
g:<voi|6.6 07+84m+6
g:voie|7.5 07+5
g:oie>|7.5 07+8
b:et voie|8.2 07+5
l:voie|7.6 07+10
w:home|5.4 04+505+506+507+509+130a+91t+31z-32k-32l+32w-338+53b+83e+103q+53r+345-64i+74k+84m+34q+14
g:<hom|5.3 09+32u+33b+34k+34q+6
g:home|5.3 09+30a+42u+33e+44k+34q+9
g:ome>|4.5 01+30a+41m+42x+432+438+33a-44q+3
b:home address|6.9 04+406+807+3
b:address street|7.6 06+307+4
b:street city|8.0 06+11
b:city province|8.0 06+63a+6
b:province postal|8.5 06+3
f:home|6.4 09+30a+73a-4
w:firstday|7.5 3r+349+114n+6
g:rstd|7.5 49+3
g:stda|7.5 49+6
g:tday|7.5 49+5
g:day>|5.3 45+1949+3
b:firstday you|8.0 49+4
b:you could|6.5 2w+53v+549+21
b:could work|7.8 2w+549+9
f:firstday|8.2 49+4
w:competition|7.5 1t+336+93a+6
g:peti|6.4 36+4
g:etit|6.4 36+33a+44j+4
b:non competition|8.2 36+4
b:competition agreement|8.2 36+3
w:lien|5.9 2o+82p+62q+142r+62t+163p+11
g:<lie|5.2 0x+31z+52p+72q+32t+62v+32w+33p+5
g:lien|5.2 2p+52q+32t+530+53a+63p+3
b:un lien|8.0 3p+4
b:lien de|7.6 2q+43p+5
w:parente|7.8 3p+11
s:paren|6.0 0z+1817+171q-43a+83b-33m+43p+21
g:pare|5.5 0z+517+43p+9
g:aren|5.7 0z+617+52c+33p+10
g:nte>|5.2 01+41j+31y+33a-43p+441+104d+3
b:de parente|7.8 3p+6
b:parente avec|7.8 3p+7
b:avec un|7.0 0k+410+43a-33p+7
w:membre|6.3 0g+40h+716+41a+43p+64l+9
s:membr|6.3 0h+416+41a+42m+33p+64l+13
g:<mem|5.1 13+42m+33p+54l+6
g:memb|5.1 2m+33p+44l+7
b:un membre|7.5 3p+6
w:du|4.3 0g+31s+620+421+1422+33a+43b-33c+63n+643+4
b:membre du|8.0 3p+4
w:conseil|8.2 0k+103p+3
g:eil>|7.6 0k+34k+3
b:du conseil|8.5 3p+3
w:femme|7.6 11+20
s:femme|7.6 11+17
g:<fem|7.3 11+9
g:femm|7.6 11+7
g:emme|7.5 11+6
g:mme>|5.8 11+52h+33a-444+4
b:une femme|8.0 11+11
l:femme|7.8 11+7
b:for howmany|7.6 27+629-4
w:led|7.1 0v+620+1026+103a-63o+74d+3
c:lead|4.7 0g+40k+40z+420+326+3428-429-42c+33a+93k+63l+63m+53p+63z+44d+6
b:you led|7.5 26+6
b:led a|7.6 26+5
w:team|6.0 0n+41w+624+526+152i+42k+338+43n+549+34b+34c+44i+34j+64r+4
g:<tea|5.6 26+4
g:team|5.9 24+326+5
g:eam>|6.0 26+4
b:a team|7.1 26+123a-3
f:for|7.0 25+326+328+3
l:team|6.9 26+3
w:post|5.6 04+706+509+90e-60j+40u+31b+31y+42c+62i+52k+52s+634+736+43a-43d+33i+163o+83t+33u+349+64h+44j+8
b:the post|7.0 2k+33a-53o+649+64h+5
b:post is|8.2 0v+33q+3
b:is based|7.8 38+33q+4
b:based in|8.0 2v+32w+4
w:leeds|8.0 2v+52w+1038+43a-53q+3
s:leeds|8.0 2w+638+43a-3
g:<lee|7.3 0y+6
b:would you|4.4 1k+325+52j+42v+42w+1039+103a+133q+123u+547+448+34k+54q+6
w:move|6.2 3a+63h+63q+1849+5
g:<mov|5.9 3b+33q+12
g:move|6.0 3q+8
g:ove>|5.7 2v+33a+53q+8
b:you move|7.6 3q+10
b:move there|8.5 3q+4
f:the|6.5 1l+53a-53v+73w+44k+4
l:there|7.0 1w+721+54j+3
w:statement|6.2 0k+120n+40x+101h+725+428+34a+34c+124p+4
g:atem|5.9 0k+40x+34c+3
g:teme|5.1 08+40x+34c+4
b:supporting statement|8.2 4c+8
l:statement|6.9 0k+54c+7
b:i confirm|6.6 0c+33a+43h+5
b:confirm that|6.4 0x+624+43q+3
b:that what|7.8 0x+6
b:what i|7.5 0n+80x+4
w:wrote|8.2 1c+3
s:wrote|8.2 0x+5
g:<wro|8.0 0x+3
g:rote|6.1 0n+419+3
g:ote>|5.6 0i+31p+124c+34q+7
b:i wrote|8.5 0x+3
b:wrote is|8.5 0x+3
w:correct|7.1 0x+13
s:corre|5.9 01+806+110t+40x+61t+102j+1332+43a+640+54h+6
g:<cor|5.6 06+30u+31t+51y+32j+12
g:corr|5.7 06+40x+41t+52j+9
g:orre|5.6 0x+31t+62j+9
g:rrec|6.9 0x+4
g:rect|6.3 0k+50x+526+43z+3
g:ect>|5.3 0x+33a+43z+34d+7
b:is correct|7.6 0x+7
l:correct|7.6 0x+3
w:ai|5.6 0l+140n+40x+43a+10
b:j ai|6.5 0n+70r+324+6
w:pris|7.6 0n+73o+5
g:pris|5.7 1v+51z+4
g:ris>|6.9 3v+3
b:ai pris|7.8 0n+6
w:connaissance|6.7 0n+525+132k+83a-43o+7
s:conna|6.3 0n+324+725+72k+82l+43o+946+64g+4
g:conn|5.8 24+325+43o+54g+3
g:onna|5.8 2k+33a+43o+43s+5
g:nnai|5.9 24+325+32k+43o+33s+4
g:nais|5.6 0w+62k+32y+43o+3
g:aiss|5.6 0w+524+32k+42y+3
g:issa|5.6 0w+625+32k+42y+3
g:ssan|5.7 0w+425+32k+4
g:sanc|5.7 0w+425+62k+32y+3
b:pris connaissance|7.6 0n+4
b:connaissance de|6.9 0n+424+32k+5
b:de la|5.1 07+40g-30m+30x+416+41d+71s+51z+420+421-322+52i+43a-33n+73o+53p+541+344+94l+5
w:sur|5.8 0x+32b+338+43o+34c+4
w:personnelles|7.8 0n+7
b:donnees personnelles|7.8 0n+3
b:you agree|6.2 0f+100n+71k+43l+7
b:agree that|7.2 0f+50n+6
b:that we|7.2 1f-31u+32v+33a+440+5
b:we use|7.5 0n+40z+4
b:use your|8.0 0n+51t+3
w:answers|7.0 0l+90n+100x+123a-4
s:answe|6.7 0l+50n+80x+142k+448+4
g:<ans|6.3 06+30x+41c+4
g:answ|6.7 0n+30x+4
g:nswe|6.7 0n+30x+3
g:swer|6.6 0l+30n+30x+4
g:wers|6.9 0n+3
g:ers>|4.6 0m+32f+32k+32r+33a-445+34b+3
b:your answers|7.8 0l+60n+6
b:answers for|8.5 0n+5
b:this application|6.3 0f+30n+72i+52j+4
w:product|7.6 0m+43a+43o-74g+8
w:news|7.3 0m+17
g:ews>|6.8 0l+30m+5
b:news and|7.8 0m+113a-3
w:events|7.8 0m+133a-3
s:event|7.3 0m+103a+34d+10
b:and events|8.0 0m+7
f:product|8.5 0m+3
l:events|8.0 0m+3
w:skills|5.9 1w+624+1025+92k+102l+1346+164h+6
s:skill|5.7 1w+424+1225+132k+92l+83a-546+1647+64e+64h+6
g:<ski|5.6 24+325+52k+346+9
g:skil|5.7 24+425+62k+33a-346+9
g:kill|5.7 24+525+52l+446+8
g:ills|5.9 2l+346+10
g:lls>|5.8 2k+446+10
b:your skills|8.0 24+1446-84h+6
l:skills|6.4 24+72k+5
w:tick|6.4 0m+60n+60x+615+41y+1324+102f+32l+42w+338+33a-945+746+64r+5
g:<tic|6.0 0g+63a-4
g:tick|6.0 0g+524+33a-4
g:ick>|5.8 1y+346+3
w:everything|7.3 0x+71f+524+53a+4
s:every|7.2 0f+40x+71f+324+3
b:tick everything|8.5 24+3
b:everything you|8.5 24+4
b:have worked|7.5 2y+54r+7
f:tick|7.5 1y+424+7
l:with|6.5 01+41m+41v+924+63a-73v+4
b:name first|7.8 2x+32z+531-3
b:first and|6.7 2x-52z+1130-531+43n+4
b:and last|6.7 2x-62z+1430-431+43a-33n+3
l:last|7.3 30+9
b:the city|8.5 3a-44r+5
w:library|8.2 4r+7
s:libra|8.2 3a+3
g:<lib|6.6 49+4
g:libr|6.9 49+34c+3
g:rary|7.0 3a+4
b:city library|8.5 3a-54r+6
w:member|5.6 0g+30h+40z+313+916+619+41a+52c+62i+62m+43n+73p+74l+17
s:membe|5.4 0g+30h+313+616+619+72i+62m+93a+43n+73p+84l+14
g:embe|5.4 13+32m+33p+34l+3
b:a member|6.2 0g+313+416+51a+43a+43p+7
b:member of|6.0 0g+313+716+519+41a+32c+33p+84l+6
w:works|7.8 00+438+83a-33p+5
s:works|7.3 00+838+73g-33p+7
g:orks|7.2 38+3
g:rks>|7.1 1h+34c+3
b:works for|8.0 38+43p+3
f:a|5.7 0s+314+31t+31x+61y+53b+349-44a+54c+34p+3
l:library|8.5 3a+3
b:number with|8.5 2m+53b+53c-3
b:country code|7.3 3b+33c+12
b:phone country|8.5 3c+4
w:applicant|5.6 01+606+80n+30w+30x+411+413+1414+51c+41t+623+82i+72o+32x+82z+1030+83a-73b+63g+642+74r+3
g:ican|5.4 13+523+33a-4
g:cant|5.4 0a+413+32z+43a-4
b:applicant s|7.8 2u+42z+8
b:s full|8.5 3n+5
f:applicant|6.0 06+31t+323+32x+42z+63a-33x+342+3
b:your name|5.9 0e+423+182d+72x-32z+1932-333+1734+63a-103x+4
b:vos nom|8.5 2z+7
b:nom et|6.9 07+523+72x-62z+83m+43n+3
b:et prenom|7.3 23+72x-92z+123n+3
f:vos|6.3 0s+31h+323+62r+42z+446+34b+34e+54h+6
f:legal|6.5 11+630+5
b:your first|6.8 0g+52w+52x+7
b:votre prenom|6.7 2x+1433+3
w:usuel|6.7 2x+1032+7
s:usuel|6.7 2x+932+9
g:<usu|6.6 2x+4
g:usue|6.7 2x+4
g:suel|6.5 16+42f+32x+5
b:prenom usuel|6.8 2x+11
l:usuel|6.8 2x+5
b:name or|8.2 07+4
w:initial|7.3 23+731+12
s:initi|6.8 23+212z-331+183a+4
g:<ini|6.2 1s+521+723+831+1049+3
g:init|6.5 23+631+12
g:itia|6.8 23+731+6
l:initial|7.8 31+4
w:deuxieme|8.2 0e+72x-431+7
s:deuxi|8.2 0e+831+11
g:<deu|6.3 2k+531+3
g:deux|6.9 3m+3
g:xiem|8.0 31+339+3
g:ieme|7.1 1b+531+33a-3
g:eme>|6.6 31+33a+5
b:deuxieme prenom|8.5 2x-431+11
f:deuxieme|8.5 31+5
b:legal last|8.2 30+5
l:legal|7.5 2x+3
b:what name|8.5 32+6
b:name do|8.5 32+4
w:goby|8.2 32+12
b:you goby|8.2 32+11
l:goby|8.2 32+5
b:name you|8.2 32+9
b:to use|7.6 0n+524+432+63a+4
l:use|6.9 0y+4
b:comment souhaitez|8.5 32+11
w:etre|6.2 0j+30q+40t+432+33a-3
b:vous etre|7.0 0i-40j+60t+90u+42w+332+4
s:appel|6.9 0s+130t+42z+1232+113a-53c+63l+63m+53x+19
g:appe|6.3 0s+42z+532+33x+7
g:ppel|6.7 0s+52z+33x+8
g:pele|7.6 2z+4
g:ele>|6.7 16+4
l:e|6.4 0c+30t+41l+32v+332+3
w:suffix|7.2 30+434+19
s:suffi|6.8 30+334+293a-34a+8
g:<suf|6.4 34+1341+3
g:suff|6.5 34+11
g:uffi|6.8 34+104a+3
g:ffix|6.9 34+9
g:fix>|6.7 34+53x+5
w:jr|7.5 34+23
w:sr|7.5 34+153a-33x+18
b:jr sr|7.8 34+10
w:iii|7.8 34+18
b:sr iii|8.2 34+4
f:suffix|8.0 34+5
l:iii|7.8 34+4
b:any other|6.7 0k+92p+52y+731+83a-641+54r+4
w:names|6.7 2x+62y+122z+931+123a-43m+53p+3
s:names|6.7 2y+112z+831+93a-43m+6
g:ames|6.5 2x+42y+831+5
g:mes>|5.7 0s+32x+42y+631+53a-445+3
b:other names|8.2 2y+6
b:have used|8.0 24+64f+4
f:any|6.3 0z+32p+831+536+33p+44r+3
l:used|7.3 2y+33a+3
w:maiden|8.2 2y+123a+5
s:maide|8.2 2y+83a+3
g:den>|5.5 1c+31i+61w+32e+42y+332+43a-53j+446+6
b:maiden name|8.2 2y+53a+4
f:maiden|8.5 2y+6
w:jeune|8.5 2y+8
s:jeune|8.5 2y+9
g:<jeu|8.0 45+5
b:de jeune|8.5 2y+7
w:fille|8.5 2y+8
s:fille|7.6 0o+322+62y+53a+5
b:jeune fille|8.5 2y+7
l:fille|8.5 2y+4
w:pronounce|8.5 33+10
g:ounc|7.0 33+6
g:unce|7.8 33+6
b:you pronounce|8.5 33+3
b:pronounce your|8.5 33+6
w:prononciation|8.2 33+14
g:onon|7.8 33+9
g:nonc|6.9 33+83o+4
g:onci|8.0 33+4
g:ncia|5.6 0a+329+333+1046+3
g:ciat|7.0 33+6
g:iati|6.5 24+533+5
b:de votre|5.2 07-31f-31g+51i+31v-329+32d+32q+62r+42t+32u+433+537+53c+33p+73r+53v+440+74a+104h+7
b:votre nom|6.7 0j+323+72n+32z+630+1133+103a-4
f:prononciation|8.2 33+8
b:you use|7.0 24+328+33a+43j+64f+54r+4
w:form|6.3 07-30n+30t+80w+50x+40y+710+131e+81f+31t-322+323+33a-63r+33x+74j+10
g:orm>|5.8 10+34j+4
b:form of|7.5 06-40t+43x+104j+9
b:of address|7.5 06-33a-33x+104j+13
f:form|7.5 10+73x+84j+7
w:titre|6.1 1f-71m+31q+42d+163a-43r+43x+1547+74j+84o+74p+12
s:titre|6.0 00+30g+71f-51m+62d+83a-33r+43x+947+34j+74o+44p+10
g:titr|6.0 0g+32d+43x+34j+3
g:itre|6.0 0g+31m+32d+33x+5
b:titre de|6.8 00+31f-42d+83r+347+44o+44p+4
w:civilite|6.9 3a-33x+134j+11
s:civil|6.4 2c+72x+331+53a+53x+144j+16
g:<civ|6.1 07+53x+74j+3
g:civi|6.1 07+53x+54j+4
g:ivil|6.3 3x+9
g:vili|6.8 3x+64j+5
b:de civilite|8.2 3x+64j-3
f:titre|6.5 1m+42d+73x+84j+6
l:civilite|6.9 3x+94j+6
b:your date|8.5 0w+73a-5
w:ne|5.8 0h+70q-40w+161g+31v-32f+72y+93a+234r+5
b:ne e|8.0 0w+162y+53a-7
b:e le|8.2 0r+80w+113a-5
f:ne|7.1 0w+62y+33a+5
l:le|7.3 0w+616+322+183a-549+5
w:upload|5.7 1c+51d-31e+131f+141h+61i+93a+63g+53r+343+3
s:uploa|5.6 1c+71e+101f+121h+41i+92q-43a+53g+4
g:<upl|5.6 1e+51f+31i+3
g:uplo|5.6 1c+31e+41f+61i+3
g:ploa|5.6 1e+41f+51i+3
g:load|5.6 1e+71f+5
g:oad>|5.5 1e+61f+31i+43a+44k+3
b:upload a|7.1 1c+31e-31g+33a+73g+3
b:a passport|8.2 3g+34k+3
w:style|7.8 3g+33x+94q+6
s:style|7.6 3a+73g+43x+104q+4
g:<sty|7.6 3a+33x+4
g:styl|7.6 3a+33x+4
g:tyle|7.6 3x+3
g:yle>|7.8 3x+3
w:photo|6.7 1f+62q+43g+143r+5
s:photo|6.1 1f+41i+1024+325+628+83a-33g+233r+44f+6
g:phot|6.1 1i+33g+13
g:hoto|6.1 1i+325+33g+12
g:oto>|6.0 1p+43g+26
f:upload|6.0 1e+41f+51i+33a+3
l:photo|7.8 3g+7
w:identite|6.8 0w+414+92z+163g+53z+542+5
g:tite|6.2 2d+82z+334+53x+63y+3
b:d identite|7.6 0w+33g+43z+442+5
f:photo|7.8 3g+9
l:identite|7.8 3g+3
b:personal email|8.0 1t+53a-540+9
f:personal|6.6 1t+52u+32x+73a-43x+44a+64c+5
b:adresse de|6.9 07-41v-41z+32r+62u+7
w:courrier|8.5 1t+5
g:rier|6.9 3a+7
w:electronique|6.9 1t+111u+323+33a+4
g:oniq|6.4 1t+43d+3
g:niqu|5.5 14+31t+33l+3
b:courrier electronique|8.5 1t+3
l:electronique|7.1 1t+5
b:votre adresse|7.1 06+71u+93a+3
w:re|6.1 03+31t-51u+720+438+33u+34r+4
w:enter|5.9 03+71c-51d+61g+31t-41u+923+62g+5
b:re enter|8.0 02-303+81t-71u+11
b:enter your|6.5 0w+31d+31t-51u+423+102i+340+343+3
f:re|7.6 02-303+71t-81u+14
w:retapez|8.5 03+91t-31u+6
s:retap|8.2 03+71t-71u+11
g:<ret|6.2 03+40o+71t-31u+44r+4
g:reta|7.5 0o+31u+3
g:tape|7.5 2t+6
b:retapez votre|8.5 03+5
f:retapez|8.5 03+31u+3
b:contact number|7.5 0t-33a-53b+93e+6
f:contact|6.8 0p+30t-41t+53a-73b+93e+43n+3
w:daytime|7.5 3b+13
s:dayti|7.5 3b+8
g:ayti|7.5 3b+3
g:ytim|7.5 3b+3
b:daytime telephone|7.8 3b+6
f:daytime|7.5 3b+7
w:cell|6.8 0p+63a-33b+143e+11
g:<cel|5.8 3b+163e+4
g:cell|5.9 2p+33b+123e+5
g:ell>|5.8 3a-43b+6
b:cell phone|7.5 3b+8
b:phone number|5.8 3a+103b+33c+63e-3
f:cell|7.3 3b+12
b:numero ou|8.5 3b+7
b:ou vous|6.5 05+51v+52o+32w+73a+33b+445+749+5
l:joindre|7.6 0s+40t+4
w:cellulaire|6.8 3b+113e+10
s:cellu|6.6 3b+173e+12
g:ellu|6.3 2t+43b+83e+33k+43u+4
g:llul|6.6 3b+73e+4
g:lula|6.5 3b+133e+3
g:ulai|6.0 3b+4
g:lair|5.0 1h+33t+53u+43v+53z+3
f:telephone|5.5 3a+33b+113c+33f+10
l:cellulaire|6.9 3b+43e+3
w:indicatif|7.2 3a-33b+63c+21
s:indic|6.9 12+63a-43b+53c+194r+5
g:ndic|5.7 0r+310+103c+64l+9
g:dica|5.4 10+83c+441+74l+8
g:atif|6.6 3c+53r+3
g:tif>|6.0 3c+4
b:indicatif du|8.2 3c+8
w:pays|5.4 04-305+180h+100w-31z+52v+935+93a+43b-73c+214j-34k+4
g:<pay|5.1 05+183c+53t+344+5
g:pays|5.4 05+153c+63t+3
b:du pays|8.0 3c+10
f:indicatif|7.6 3c+13
l:pays|5.9 05+133c+8
w:kind|7.1 0u+53e+113y+747-848+44h+64p+11
g:<kin|6.7 3e+33p+3
g:kind|7.0 3a+33e+34p+3
g:ind>|5.1 0c+31y+339+33o+4
b:what kind|7.3 0u+43e+43y+447-648+54p+4
b:kind of|7.1 3e+83y+347-54p+6
b:of phone|8.5 3e+9
b:phone is|8.5 3b-73e+14
b:is this|6.9 1y+62i+53e+144j-6
l:this|7.3 3a-33e+43h+3
f:type|5.6 03+30b+170u+51d+323+32f+33b-43e+83y+3
w:ext|7.6 34+183b-53d+21
f:ext|8.0 3d+17
l:ext|8.0 34+73d+6
b:work phone|8.2 3a+53b-33d+33e-33f+10
f:work|6.3 1i+41v+31w+41x+51z+321+32v-33a+33b-53f+83y+44n+3
w:bureau|6.9 08+92w+438+63a-43b-73e+43f+174q+6
s:burea|6.8 08+92w+338+63a-33b-43e+63f+84q+5
g:<bur|6.5 0h+538+43f+442+3
g:bure|6.8 3f+4
g:urea|6.4 3f+3
g:reau|6.8 08+3
l:bureau|7.6 08+33f+5
l:poste|5.7 1w+41y+53a-34j+4
b:full home|8.5 06+6
w:postale|8.0 06+507+1309+8
g:tale|6.0 0q+72l+64e+5
g:ale>|5.1 07+411+31p+41v+329+53a-442+34l+5
w:house|6.9 07+63g+53q+6
s:house|6.4 07+817+103a+33g+63p+54m+44r-3
g:hous|6.3 17+3
g:ouse|6.1 07+317+338+33a+3
g:use>|5.4 1b+43a+3
b:house number|8.0 07+3
b:number and|7.1 07+10
b:and street|7.1 07+10
f:house|7.6 07+4
l:street|6.5 07+12
w:mailing|6.9 04+505+706+40m+53a+5
s:maili|6.9 04+405+306+707+30m+7
b:mailing address|7.0 04+305+306+4
w:line|5.9 00+306-307+1208+827+328+42d+936+63a-73e+113m+33u-33v+11
g:line|5.0 07+508+42d+133a-43e+53v+3
b:address line|6.5 07+608+9
w:1|5.2 07+2408-30d+712+61e+51j+81m+31n+41p+71q-41s+51v+111w+61x+61z+820+421+624-425+1129-42v-33l+33m+84f-44j+94p+13
b:line 1|7.0 07+12
f:mailing|7.2 05+3
l:1|6.1 07+1908-33a-53m+5
w:civique|7.8 07+11
s:civiq|7.8 07+10
g:iviq|7.8 07+4
g:viqu|7.8 07+3
b:numero civique|8.0 07+5
b:civique et|8.0 07+5
w:rue|6.7 06+1007+2109-43a-4
b:et rue|7.5 07+8
l:rue|7.1 07+10
b:rue et|8.5 07+7
b:et numero|8.2 07+10
f:rue|8.2 07+9
l:numero|7.5 07+43e+10
w:apartment|7.6 06+307+308+73q+3
s:apart|7.2 08+193q+34e+7
g:<apa|7.2 08+7
g:apar|7.2 08+7
g:artm|7.1 08+30q+3
g:rtme|7.1 08+3
g:tmen|5.7 00+408+3
w:suite|7.3 08+141t+325+73a+549+3
s:suite|7.3 08+1125+63a+3
g:uite|6.4 08+30f+3
w:unit|6.8 08+2019-33m+53s+54d+74l+11
g:nit>|6.7 08+931+5
f:apartment|8.2 08+6
l:unit|7.8 08+6
w:appartement|7.8 07+308+14
s:appar|6.4 08+110y+310+814+615+316+419+43a-43e+63p+546+44l+4
g:appa|6.4 08+414+3
g:ppar|6.4 08+6
g:arte|5.4 08+40a+40g+321+43a-344+14
g:rtem|7.2 08+50a+42w+339+4
w:etage|8.2 08+17
s:etage|8.2 08+16
g:tage|6.0 08+41k+6
w:batiment|8.5 08+10
s:batim|8.5 08+5
g:bati|7.8 0v+4
g:imen|7.0 3a+43z+34b+3
f:appartement|8.2 08+6
b:city or|6.2 04+9
b:or town|6.2 04+6
b:town city|8.2 04+4
w:state|5.3 04-50a+2717+31z+62c+42v+33a-941+3
b:state or|8.0 2c+4
f:state|6.4 0a+1917+52m+33a-541+34h+4
b:province ou|8.0 0a+6
w:territoire|8.0 0a+54n+7
s:terri|7.0 0a+114n+3
g:terr|6.5 0a+53a+34n+3
g:erri|6.9 0a+4
g:rrit|7.0 0a+6
g:rito|6.8 0a+532+4
g:toir|7.0 38+3
g:oire|7.0 38+3
b:ou territoire|8.2 0a+3
w:zip|6.2 07-409+271z+73a-3
f:zip|6.7 09+15
l:zip|7.5 09+13
b:post code|8.2 09+8
f:post|7.0 04+409+50e-334+33i+94j+5
w:c|6.7 08+709+94p+4
w:p|7.5 09+202e+82m+83a-83y+12
b:c p|8.2 09+16
f:c|8.2 09+12
l:p|8.2 09+9
b:where you|6.5 05+30v+41z+112v-336+437+43o+34i+5
b:pays de|7.3 05+30h+43a+7
w:residence|5.4 04+805+706+50a+52v+83a-63b+63c+73q+63r+54n+44o+54p+5
g:denc|5.1 05+506+40a+32v+33a-43r+44p+3
b:de residence|6.7 04+405+5
f:pays|6.0 05+163a+33c+8
l:residence|5.6 05+40a+52v+3
b:where do|6.8 04+406+41v+82s+33a+64e+5
b:live city|8.5 04+92v-5
b:city state|7.6 04-81z+92v+14
l:state|6.7 04-50a+151z+32v+4
w:actuellement|6.5 04+305+41v+71y+112i+84j+6
g:llem|6.4 1v+31y+42k+3
b:vous actuellement|6.9 1v+41y+62i+54j-4
b:actuellement ville|8.5 2v+5
b:which time|8.5 4i+5
w:zone|6.7 1d+31g+42w+54c+74i+20
g:<zon|6.5 2w+44i+12
g:zone|6.3 2w+44i+20
b:time zone|7.0 4i+17
b:zone are|8.2 4i+4
b:you in|6.6 0y+61j+31y+625+82i+82k-338+43j+54h+34i+54l+4
w:dans|5.1 04+40q+317+31w+327+113a+43p+53q+34r+3
b:dans quel|7.6 1o+34f+74i+3
w:fuseau|7.5 4i+20
s:fusea|7.5 4i+19
g:<fus|7.2 4i+8
g:fuse|6.2 3a+114i+6
g:usea|7.5 4i+7
g:seau|7.0 4i+6
b:fuseau horaire|7.6 4i+8
f:dans|6.3 04+42j+3
b:how would|6.5 0t+415+417+32d+32k+43a-34e+64h+5
w:prefer|6.9 0t+918+62j+52w-332+639-43a+64q+7
g:fer>|5.5 1p+73v+4
b:you prefer|7.1 0t+72j+32w-332+54q+6
w:preferez|6.9 0s+50t+82j+72k-52w+63a-73x+64q+11
g:erez|6.2 1n+33r+3
g:rez>|5.8 3a-44q+3
b:preferez vous|7.0 0t+62j+42k-32w+64q+5
w:contacte|7.5 0p+40s+50t+3
g:acte|5.5 0s+50t+32f+43l+4
b:etre contacte|7.5 0t+42j+4
b:contacte e|8.0 0s+3
b:best time|8.2 0s+6
b:time to|7.6 0s+937+53a-3
b:to call|7.6 0s+53l+4
f:best|7.5 0t+5
w:meilleur|8.2 0s+84b+9
s:meill|8.0 0s+50t+74b+8
g:<mei|6.9 0o+50s+30t+3
g:meil|8.0 0t+3
g:lleu|7.3 0s+3
g:leur|6.9 10+3
w:moment|6.4 0s+121v+81y+92i+103t+63u-44b+74j+54l+7
s:momen|6.3 0s+101v+71y+112i+83t+445+44b+84j+44l+6
g:<mom|6.3 0s+41y+52i+3
g:mome|6.3 0s+31y+42i+5
g:omen|6.0 0s+31y+42i+33j+34b+34c+4
b:meilleur moment|8.5 0s+6
b:moment pour|8.5 0s+7
b:pour vous|6.9 0s+1038+347+54k+5
f:meilleur|8.5 0s+3
b:your linkedin|7.3 2o+7
w:page|6.0 1c+41g+62b+162n+92o+112p+112r+212s+42u+173a+53o+8
g:<pag|5.8 2b+52o+42p+42r+82u+7
g:page|5.8 2b+42o+32p+32r+82u+11
b:linkedin page|8.2 2o+6
l:page|6.5 2b+42r+53a+6
w:vers|6.7 2o+62q+72r+52t+63a+33q+3
g:vers|4.9 17+41r+742+5
b:lien vers|6.8 2q+42r+43a+4
b:vers votre|7.1 2o+4
b:votre profil|7.3 0q+32o+4
f:lien|6.4 2o+32t+4
w:username|7.6 01+83a+6
s:usern|7.6 01+82n+43a+5
g:user|6.5 01+100r+33a+3
g:sern|7.6 01+3
g:erna|5.9 01+722+52i+43c+5
b:github username|8.5 2n+5
w:compte|6.5 01+1302+71t-52n+42o+82s+83z+1440+5
g:mpte|6.4 01+43z+3
b:votre compte|7.6 02+440+5
b:compte github|8.5 2n+3
l:github|6.4 2n+1240+3
b:votre portfolio|7.6 1i+52q+4
b:personal website|8.5 2u+3
w:x|6.7 2s+35
b:x twitter|8.2 2s+3
w:handle|6.6 0n+62a+32n+42o+32p+172s+17
s:handl|6.0 0f+40n+71e+524+425+428+42n+32p+92s+93a+4
g:<han|5.3 10+1123+424+32s+33b+7
g:hand|5.2 0n+310+923+42p+32s+43b+6
g:andl|6.0 2s+3
g:ndle|6.2 2s+5
f:x|7.8 2s+9
l:handle|8.0 2p+6
b:twitter x|8.0 2s+5
l:x|7.3 2s+10
w:links|7.6 2p+212r+43a-3
s:links|7.6 2p+17
g:inks|7.6 2p+7
g:nks>|7.5 2p+7
b:like to|6.1 0m+72p+32w+53a+33j+33u+64g+74q+3
w:share|6.5 2a+42n+52o+52p+43j+33r+133y+84a+74b+8
s:share|6.4 0k+52a+42o+32p+832+33r+153y+54a+64b+9
g:<sha|6.3 3r+34b+4
g:shar|6.4 3r+44b+4
g:hare|6.4 3r+34b+3
b:to share|8.2 0n+32p+7
l:share|8.2 2p+4
w:liens|7.3 0k+52p+163a-43p+9
s:liens|7.3 0k+72p+133a-43p+8
g:iens|6.4 21+32p+43l+3
b:autres liens|8.2 2p+9
f:autres|7.1 2p+52y+431+6
w:google|7.2 02-324+528+72r+143a-440+6
s:googl|7.2 28+52r+840+4
g:<goo|6.1 2a+32r+5
g:goog|7.2 2r+6
g:oogl|7.2 2r+5
g:ogle|7.2 2r+5
g:gle>|6.5 2p+52r+4
w:scholar|7.8 2r+14
s:schol|7.5 2r+124b+8
g:chol|7.5 2r+8
g:hola|7.5 2r+6
g:lar>|6.4 0u+32d+33b+4
b:google scholar|7.8 2r+10
b:list of|8.2 2r+4
w:publications|6.9 2r+19
s:publi|5.5 0i+51b+61i+627+52c+182n+62o+42r+283o+645+3
g:<pub|5.4 2c+72r+14
g:publ|5.5 2c+62r+12
g:ubli|5.4 2c+92r+10
g:blic|5.7 2c+42r+11
f:google|7.8 2r+540+3
w:liste|8.2 2r+11
s:liste|7.1 0v+62r+103r+43v-34h+4
b:liste de|8.2 2r+7
b:de publications|8.5 2r+3
b:to an|8.5 3p+4
w:introduction|7.5 2d+92t+747+34c+5
s:intro|6.8 1c+62d+82t+103a-53n+747+34a+84c+7
g:intr|6.5 2d+349+64c+3
g:ntro|5.8 1k+32a+102d+33a-34c+3
g:trod|6.9 2d+34a+3
w:video|5.9 0l+91c-32t+313a+8
s:video|5.9 0l+42t+323a+4
g:<vid|5.8 2t+133a+3
g:ideo|5.8 2t+21
g:deo>|5.8 2t+17
l:video|6.9 2t+8
b:video de|8.0 2t+4
w:presentation|6.4 1c+61d+72d+72t+74a+84h+11
s:prese|4.6 0e+50f+418+41c+91d+91v+81y+1122+32d+62i+82t+92v+637+338+173a-43l+43r+53t+73u-345-34a+114h+74j+84q+7
g:pres|4.4 1d+31v+61y+52t+338+53t+34a+44b+3
g:rese|4.5 1c+41y+42i+42r+32t+338+53a-43t+34a+44j+3
g:esen|4.6 1v+41y+62i+338+63a-44a+44j+3
b:de presentation|6.6 1c+41d+44h+4
l:presentation|6.7 1c+44h+3
b:resume or|8.2 1f+6
b:joindre votre|7.3 1f+12
b:votre cv|6.3 1f+181g+142d+93a-4
f:joindre|6.7 1f+61i+3
w:televerser|8.0 1c+41d+31f+8
s:telev|7.2 1c+31e+61f+51h+31i+72q-53g+33r+3
g:elev|5.8 1e+51h+43a-3
g:erse|6.6 42+3
g:rser|7.6 3z+342+4
g:ser>|5.8 01+90r+3
b:televerser votre|8.5 1f+5
b:votre curriculum|8.2 1g+3
w:vitae|6.4 1f+131g+6
s:vitae|6.4 1f+101g+5
g:vita|6.3 1f+51w+3
g:itae|6.4 1f+4
g:tae>|6.4 1f+3
b:curriculum vitae|6.4 1f+8
l:vitae|6.4 1f+5
b:attach a|7.2 1e-41i+103g+43r+6
b:a cover|7.6 1c+41d+5
b:joindre une|7.8 3a+43g+33r+4
b:une lettre|7.5 1c+121d+4
w:academic|6.7 1h+81m+91o+51p+32r+33a+53m+7
s:acade|6.4 1h+101o+41p+111q+71r+42r+73m+6
g:<aca|6.4 1h+41p+5
g:acad|6.4 1h+41p+6
g:cade|6.4 1h+51p+41q+34o+4
g:adem|6.4 1h+41m+41p+4
g:demi|6.2 1m+41p+3
g:emic|6.5 1h+41p+32r+3
w:transcripts|7.8 1h+18
g:ipts|7.8 1h+5
g:pts>|7.5 1h+5
l:transcripts|8.0 1h+5
w:releve|7.3 1b+91h+133z+7
s:relev|6.6 1b+51e+101h+131w+32p+33a-43z+646+4
g:rele|6.3 1b+31h+439+3
g:eve>|6.7 17+31q+34a+4
b:releve de|7.5 1b+51h+6
w:notes|6.9 1h+131p+64c+11
s:notes|6.9 1h+151p+84c+13
g:note|6.1 0l+31h+101p+163a-44c+6
g:otes|6.7 1h+53g+4
b:de notes|7.1 1h+16
f:releve|7.8 1h+43z+4
l:notes|7.5 4c+6
w:samples|8.0 1i+102n+3
s:sampl|6.6 1i+261k+42n+32t+33a-4
g:<sam|6.2 1i+104a+3
g:samp|6.6 1i+9
g:ampl|6.1 1i+13
g:ples|6.9 13+41i+6
b:of your|4.8 07+308+30f+40g-314+417+51f-41g+61h+61i+51q-31v-421-32q+82r+43a+133c+33r+93v+340+641+44a+54e+34n-3
b:your work|6.3 1i+102q+93m+104e+54f+54q+4
w:exemples|8.5 1i+9
s:exemp|7.0 1i+173a+34d+64r+9
g:<exe|6.1 1i+61w+3
g:exem|7.0 1i+6
g:xemp|7.0 1i+64r+3
b:exemples de|8.5 1i+9
w:realisations|7.2 1i+102q+144b+11
s:reali|6.7 1i+92q+1238+73a-44b+134d+64f+8
g:eali|6.7 1i+32q+34b+5
g:alis|6.2 2q+44b+4
g:lisa|5.9 01+40r+32q+34b+5
g:isat|5.3 01+42q+44b+34p+3
g:sati|5.0 3w+34b+44p+4
b:de realisations|8.5 1i+3
f:exemples|8.5 1i+6
l:realisations|7.6 1i+52q+3
f:other|6.4 1e+102p+193a+3
w:pieces|8.0 1e+92q+73r+6
s:piece|6.8 1c+51e+131i+62h+82q+33a-53r+84d+7
g:<pie|6.6 1e+53h+3
g:piec|6.8 1e+5
g:iece|6.8 1e+53r+3
g:eces|6.5 00+547+648+4
w:jointes|8.5 1e+10
s:joint|7.5 0t+91c+41e+51i+5
g:oint|5.6 1p+34e+3
b:pieces jointes|8.5 1e+8
w:unrestricted|7.8 4n+7
s:unres|7.8 4n+6
g:unre|7.8 4n+3
g:stri|5.5 1x+32a+436+53a+4
g:tric|5.4 1s+32a+436+5
g:rict|5.7 2a+336+63a+4
w:authorization|6.5 0f+90n+32a+44n+54o+94p+9
g:riza|6.4 4p+3
g:izat|6.0 3a-3
b:work authorization|7.3 4p+4
w:permitted|7.6 1j+34n+9
g:mitt|6.6 3a+3
b:permitted to|7.8 1j+34n+3
w:uk|6.7 0j+32a+42v+43b+33r+44n+6
b:the uk|7.0 0j+4
w:upon|8.2 4n+5
g:upon|8.0 3a+3
g:pon>|8.0 3a+4
w:hire|6.8 0h+50k+50n+521+152q+53r+549+54g-34h+9
g:<hir|5.9 21+6
g:hire|6.2 21+34r+4
b:legally work|7.6 4n+8
w:disposez|7.6 24+54m+44n+7
g:spos|6.4 3q+34m+4
b:disposez vous|7.6 24+34m+74n+4
b:vous d|6.5 0p+30z+317+71k+64m+74n+4
w:autorisation|6.7 0f+50n+33a-33l+43r+1147+34n+54o+44p+7
g:risa|6.5 4n+44p+3
b:une autorisation|8.2 4n+6
b:autorisation de|6.9 3l+53r+84o+34p+7
w:travail|5.3 0k+51i+41w+31z+528-329+92e+532+838+63b-43d+53h+73m+43r+33y+1241+345+947+34m+44o+54p+84q+10
b:de travail|5.7 1z+42e+33a-43y+1141+447+44o+34p+64q+8
b:travail en|8.5 3h+7
w:france|7.0 3a+34k+54n+12
b:en france|7.1 3a+34k+34n+6
f:disposez|7.6 4m+54n+3
l:france|7.5 4n+4
w:pouvez|5.3 38+43a+43h+845+11
b:pouvez vous|5.4 0j+32a+32e+437+338+839+43a+33h+1445+114k+34o+44p+4
b:vous travailler|6.4 04-438+33a+133y+44g+44o+44p+44q+4
b:travailler legalement|8.5 4n+4
b:legalement au|8.5 4n+5
f:pouvez|5.7 38+339+33a+73h+845+6
b:your status|8.2 4p+3
b:status in|7.3 3a-34p+14
w:select|5.9 05+30a+90t+30y+424+3
b:please select|7.5 11+3
b:select your|6.9 04-40a+811+325+52j+52w+7
b:current work|8.5 4p+5
w:statut|6.6 10+419+73a-43r+741+84p+13
g:atut|6.6 41+34p+4
g:tut>|6.6 3r+34p+5
b:votre statut|7.8 3r+34p+10
b:statut au|8.0 4p+5
b:date d|6.3 0c+321+1022-33a+743+344+549+34o-3
w:expiration|7.1 3a+343+744+54o+13
g:pira|6.9 3u+34o+6
g:irat|6.9 4o+4
g:rati|4.7 04+41o+424+32m+33t+347+34n+34o+3
b:d expiration|7.8 3a+543+444+34o-6
b:expiration du|8.0 3a+64o+3
b:du workpermit|8.5 4o+6
b:need an|8.0 2a+3
b:an employer|7.3 1b+33a+43o+447+4
w:sponsor|6.4 3a+647+1048+4
g:sor>|6.0 3a+447+4
b:to sponsor|6.7 47+448+4
b:work visa|8.0 48+44o+3
w:needed|6.4 0j+72y+535+537+63h+6
s:neede|6.4 0j+42y+535+337+53h+7
g:eede|6.4 31+4
b:sponsorship needed|8.0 47+3
b:needed for|7.5 0j+42y+435+33a-53h+4
b:for you|5.9 00+100k+338+63a-43m+53n+345+647+104h+34k+4
b:you to|6.3 00+30k+33a-43n+63o+1247+34g+64h+54n+3
b:require a|7.6 3a+4
w:certificate|6.2 0f+40x-31h+41m+91q+42m+123a+53r+7
b:certificate of|8.2 47+3
f:would|4.8 36+339+63a+153q+647+104k+5
w:qu|6.3 1o+34f+44g+34h+7
b:qu un|8.5 3a+4
b:un employeur|7.8 1b+336+5
w:parraine|8.2 47+5
s:parra|6.6 3n+1347+1248+8
g:parr|6.6 3n+447+4
g:arra|5.9 0x+33n+447+548+3
g:rrai|6.5 3n+447+3
g:rain|5.9 3a+53n+3
b:votre workpermit|8.2 3r+4
w:necessitez|8.2 00+347+5
s:neces|6.8 00+102y+53a-447+1848+11
g:<nec|6.8 00+447+748+4
g:nece|6.7 00+513+347+5
g:ssit|7.5 47+34b+4
b:necessitez vous|8.2 00+4
b:visa de|8.2 47+4
l:travail|6.4 1i+41w+31z+332+43y+441+3
b:which type|8.5 48+5
b:type of|6.5 0u+417+41m+31v-420+33a+33y+946+547-448+54q+3
b:of visa|7.8 47-848+84p+6
b:visa would|8.5 47-348+6
w:sponsored|7.3 0j+43a-347+748+6
b:de visa|8.0 48+54p+3
w:necessaire|7.8 00+647+648+9
g:ssai|7.6 48+3
g:sair|7.6 0w+4
l:necessaire|8.0 47+3
b:country of|6.0 0w-32w+43a+53c+5
w:citizenship|6.3 05-30h+152a+43a+64n+84p+8
g:zens|6.2 0h+134n+3
g:ensh|6.2 0h+7
g:nshi|5.7 0h+83p+44n+3
b:of citizenship|8.2 0h+3
l:citizenship|7.1 0h+6
b:which country|6.4 05+63a-33c+4
b:country or|8.5 0h+4
w:countries|7.6 0h+103a+8
g:ntri|6.6 49+7
g:trie|6.9 3a+5
g:ries|6.3 1j+4
b:or countries|8.5 0h+4
b:countries are|8.5 0h+4
b:a citizen|7.1 0h+112a+3
b:citizen of|7.5 0h+8
w:citoyennete|7.2 0h+173a-33r+5
s:citoy|6.7 0h+244p+4
g:cito|6.7 0h+11
g:itoy|6.7 0h+12
g:toye|6.7 0h+10
g:oyen|6.0 0h+80t+31p+54m+3
g:yenn|6.5 0h+61p+7
g:enne|5.9 0c+30h+91p+6
g:nnet|6.7 0h+729+3
g:nete|6.4 0h+6
b:de citoyennete|8.2 0h+4
l:citoyennete|8.0 0h+3
w:u|6.2 0f+70h+50i+50j+110v+141b+31k+42a+114n+11
b:a u|7.6 3a+3
b:u s|6.8 2a+94n+4
b:s person|7.8 2a+11
w:defined|8.2 10+32a+6
s:defin|7.3 02+510+411+61j+82a+53a-4
g:<def|6.7 17+31j+33a-44e+3
g:defi|7.2 0u+3
g:efin|7.2 0u+31j+3
g:fine|6.4 1x+43a-3
g:ined|6.1 1q+34b+3
g:ned>|5.2 1l+41q+422+423+34d+3
b:as defined|8.2 2a+3
w:itar|7.2 2a+293a-4
g:<ita|6.9 0h+32a+92k+3
g:itar|6.3 19+32a+83p+3
g:tar>|6.7 2a+8
l:itar|8.2 2a+3
b:clearance level|8.5 0i+3
l:level|6.9 2k+3
w:cote|6.9 0i+80j+110k+81p+113q+5
g:<cot|6.9 0i+3
g:cote|6.9 0i+50j+31p+3
b:cote de|7.5 0i+90j+33a+3
w:securite|6.3 0f+40i+80j+82a+32f+52h+113a+542+744+11
b:de securite|6.4 0i+100j+72h+83a+344+6
w:actuelle|6.6 06+110i+71v+61y+42v+435+43a-33t+64j+6
b:securite actuelle|8.5 0i+6
f:cote|8.5 0i+5
l:actuelle|6.7 0i+33t+44j+3
w:obtenir|7.2 0j+112a+448+10
g:enir|6.5 3a+5
g:nir>|6.4 0j+33a+3
b:vous obtenir|8.5 2a+3
b:obtenir une|8.5 0j+5
w:habilitation|7.5 0i+130j+13
s:habil|6.7 0g+90i+140j+203a-446+19
g:lita|5.6 0g+50i+50j+519+535+53a-3
g:itat|6.2 0g+711+32v+336+3
b:une habilitation|8.5 0i+4
f:pourriez|8.5 39+5
l:securite|7.3 0j+32h+43a+4
w:provide|6.5 0z+33r+4
b:you provide|7.2 0f+50z+53r+84m+34n-4
w:proving|8.2 3a+33r+8
g:ving|5.3 1j+320+73a-33q+4
b:documents proving|8.5 3r+4
b:proving your|8.5 3a+3
b:your right|7.5 3a+94n-4
w:fournir|8.2 0f+33r+6
b:vous fournir|8.5 3r+3
b:fournir une|8.5 3r+3
w:preuve|7.6 3a+43r+16
s:preuv|7.6 3a+33r+16
g:preu|7.5 3r+6
g:reuv|7.5 3r+6
g:euve|7.3 3r+6
g:uve>|6.9 3r+5
b:une preuve|8.2 3r+8
b:preuve de|8.0 3r+6
b:votre droit|7.8 3a+33r+64n-5
b:you 18|7.6 0c+123a-3
w:over|6.2 0c+180d+160i+60y+81n+739+93h+54a+74c+34k+34n+3
b:you over|8.0 0c+33a+6
b:over the|8.0 0c+4
b:the age|7.6 0c+60d+6
b:age of|7.6 0c+60d+6
b:of 18|8.5 0c+6
l:18|6.9 0c+10
w:majeur|8.2 0c+14
s:majeu|7.8 0c+171o+6
g:<maj|6.4 0c+101a+31o+5
g:maje|7.8 0c+8
g:ajeu|7.8 0c+91o+3
g:jeur|7.8 0c+8
b:vous majeur|8.5 0c+11
b:majeur e|8.5 0c+9
w:atteint|7.6 0c+51q+7
s:attei|7.6 0c+81q+5
g:eint|6.9 41+449+6
g:int>|6.0 3a+5
b:vous atteint|8.5 0c+7
b:atteint l|8.5 0c+7
b:l age|7.5 0c+60d+9
b:age de|8.0 0c+60d+3
b:de 18|7.8 0c+43a+6
w:16|6.7 0d+290y+817+53a+5
b:least 16|8.5 0d+5
b:16 years|8.5 0d+5
w:old|7.0 0c+80d+150y+817+33a-4
b:years old|7.5 0d+5
l:old|7.8 0d+3
b:vous age|8.2 0d+33a+3
b:age e|8.2 0d+3
b:e d|8.2 0d+30h+4
b:d au|8.5 0d+3
b:moins 16|8.5 0d+63a-3
b:16 ans|8.2 0d+93a-3
b:earliest date|7.8 49+4
b:date you|7.5 3a+449+3
b:you can|5.9 02+30p+324+32w+63a-143r+445+646+747+54b+44m+7
w:begin|7.0 1s+113a+349+13
s:begin|6.4 1s+1121+1425+42u+647+349+11
g:<beg|6.4 1s+521+749+4
g:begi|6.4 1s+921+549+5
g:egin|6.3 08+41s+721+649+4
g:gin>|6.2 01+412+33o+340+349+4
l:begin|8.0 49+3
w:soon|7.3 37+123a-349+7
g:<soo|7.2 37+53e+3
g:soon|7.1 37+349+3
g:oon>|6.7 37+53a-3
b:how soon|7.3 37+849+4
b:soon can|8.2 37+8
w:availability|6.5 0s+52e+337+545+749+64k+4
g:labi|6.5 45+5
b:availability date|8.5 49+4
f:availability|7.8 37+4
w:entree|7.0 0c+31s+821+83a-349+4
s:entre|5.2 00+70k+90s+31s+41u+31v+111z+1021+528+42b+42f+52g+42j+432+437+43a+33l+33p+645-347+449+6
g:entr|5.0 1o+41s+31z+43a+3
g:ntre|5.0 1v+42b+33a+3
b:d entree|7.1 0c+41s+521+5
b:entree en|7.2 0c+349+8
b:en poste|7.2 1v+41y+1021+749+44j-4
w:possible|6.5 0j+538+53a-43l+53q+649+124k+7
b:poste possible|8.5 49+3
l:possible|7.2 49+4
w:entrer|7.6 0k+41u+549+12
g:rer>|6.1 0z+53n+4
b:vous entrer|8.5 49+3
b:entrer en|7.8 0k+349+8
w:fonction|6.3 0c+31b+82c+73a-63m+649+84h+114j+12
s:fonct|6.0 1b+81w+82c+103a+33m+449+44h+64j+14
g:<fon|5.9 1b+32c+34j+6
g:fonc|6.0 1b+42c+34h+34j+5
g:onct|6.0 2c+44j+4
g:ncti|5.6 2c+34b+34h+44j+13
b:en fonction|7.2 0c+349+5
l:fonction|7.2 4j+4
w:howlong|5.8 0o+921+1524-326+927+1028+1229+937+93a+64o+5
s:howlo|5.8 0o+821+1224-326+727+1128+929+837+94o+3
g:howl|5.8 21+527+337+33a+3
g:owlo|5.8 21+326+327+428+437+3
g:wlon|5.8 0o+321+526+327+328+337+3
g:long|5.3 0o+721+327+428+33h+3
g:ong>|5.3 21+327+428+33a+33h+4
b:howlong is|7.8 28+43a+4
f:howlong|6.0 0o+521+726+427+328+329+3
w:must|6.2 0d+71u+437+5
b:must you|7.5 37+10
b:you give|7.2 25+537+7
w:required|6.0 0w+348+3
w:weeks|6.4 37+1639+73a-44k+4
s:weeks|6.4 37+1039+53a-34k+4
g:eeks|6.4 37+4
g:eks>|6.4 37+3
f:notice|6.9 37+3
w:delai|7.2 2c+737+163a-3
s:delai|7.2 2c+437+153a-3
g:<del|5.9 0o+30v+337+5
g:dela|7.0 37+5
g:elai|7.2 37+5
g:lai>|7.2 37+6
b:delai de|7.6 2c+337+7
b:de preavis|7.5 37+3
w:duree|6.6 0o+30u+324-326+428+729+92e+737+93a-54o+6
s:duree|6.6 0o+30u+428+529+92e+437+73a-44o+4
g:uree|6.6 37+3
f:duree|6.9 28+4
w:compensation|6.8 3s+43t+63u+93w+1041+5
g:mpen|6.7 3t+33w+5
g:pens|6.2 3t+33w+43y+4
g:ensa|6.7 3t+33u+43w+3
g:nsat|6.7 3k+33t+33w+4
l:compensation|8.5 3t+3
b:your pay|8.0 3a-43s+43t+11
w:expected|6.1 1n+821-338+33k+83s+43u+63v+133w+649+5
g:ecte|5.4 27+33v+3
b:expected annual|8.0 3u+3
b:annual salary|6.9 3u+4
f:expected|6.5 3u+5
w:target|7.8 21-33a-53u+649+74b+11
s:targe|7.6 3u+849+44b+7
g:<tar|6.6 3k+644+34b+3
g:arge|5.6 1c+31f+33a+33k+3
g:get>|7.1 3u+3
b:target base|8.5 3u+3
f:target|8.2 49+3
l:salariales|7.6 3u+6
w:salaire|5.6 3a+33k+73s+73t+113u+103v+123w+93z+5
s:salai|5.6 3k+93s+63t+123u+113v+133w+63z+4
g:alai|5.6 3t+43u+53v+53w+3
b:salaire souhaite|7.3 3k+43s+4
f:salaire|6.1 3k+43t+43u+53v+8
w:remuneration|6.2 3a-43k+33s+43t+123u+143v+103w+10
s:remun|6.2 29+33a-33k+33s+33t+113u+133v+93w+5
g:<rem|5.3 38+33t+44c+54q+7
g:remu|6.2 3t+53u+33v+4
g:emun|6.2 3t+43u+43v+4
g:uner|6.2 3t+53u+33v+3
g:nera|5.7 3a-33t+63u+43w+3
g:erat|5.4 04+41j+328+33t+43u+73v+3
w:annuelle|7.6 3u+53w+7
b:remuneration annuelle|7.8 3w+5
w:brute|8.0 3t+53u+4
s:brute|8.0 3t+53u+3
g:<bru|6.5 3u+6
g:brut|6.5 3u+6
g:rute|6.9 3a+3
g:ute>|5.7 1y+438+3
w:souhaitee|6.4 21-42j+32w+103a-43u+43v+53w+549+15
g:itee|6.0 2w+4
g:tee>|6.1 2w+449+4
f:remuneration|6.8 3t+73u+3
l:souhaitee|6.7 49+5
w:currency|6.5 3s+243u-4
g:ency|5.4 25+62k+73s+153u-3
g:ncy>|5.2 25+52k+83o+43s+133u-33w+3
b:salary currency|8.0 3s+73u-3
l:currency|7.1 3s+133u-3
w:devise|7.3 3s+25
s:devis|7.3 3s+223u-4
g:evis|7.0 3s+9
g:vise|6.5 3s+8
b:devise du|8.5 3s+5
b:du salaire|7.6 3s+73w+8
f:devise|7.8 3s+10
l:salaire|7.3 3w+4
b:pay period|8.5 3w+8
f:pay|6.8 3u+43w+744+4
w:periode|7.5 1x+921+1139+43a-33w+6
g:iode|7.2 21+33w+7
b:periode de|7.8 39+33w+5
w:paie|7.6 24+525+826-328+53a-33t+103w+10
g:<pai|6.2 05+6
g:paie|7.3 3w+344+3
g:aie>|7.3 3s+63w+3
b:de paie|8.0 24+328+53w+8
f:periode|7.8 1x+321+33w+5
l:paie|8.0 25+328+3
b:salaire actuel|8.2 3t+4
w:consider|5.9 0q+90u+614+616+1017+318+41a+32w+73q+73u+33v+94e+54n+4
b:you consider|6.4 10+512+514+416+618+33q+83u+33y+3
w:relocating|7.8 3q+7
w:open|6.4 0q+50u+820+42n+639+33a+43q+845+8
g:<ope|5.5 0q+31j+328+3
g:open|6.0 0q+4
g:pen>|6.4 2p+3
b:you open|7.3 0u+320+53q+3
b:open to|6.9 0q+40u+520+339+43a-53q+5
w:relocation|6.9 3a+53q+1347+3
b:to relocation|8.0 3q+4
l:relocation|8.0 3q+4
w:if|4.5 00+508+80f+60j+90k+60q+40v+619+61v+81x+61y+620+424-426+528-32x-32y+731+532+736+63d+83l+73n+63q+113r+341-345-347-548+949+54b+44c-34g-34j-34n-34o+94r+9
b:if you|5.6 00+50e+40j+40m+319+51y+320+326+43a+53j+348+34b+34r+3
b:you do|6.2 00+41w+1438+339+33a-63h+345+104c+54e+84j+9
b:do not|6.1 0f-30n-31t+42b-63a+323q+5
w:area|6.9 0a+71o+71w+43b+43q+9
g:<are|6.5 1o+34h+3
g:area|6.7 1o+346+3
g:rea>|6.5 02+31o+51p+3
w:prepared|6.7 0f+80j+101i+339+53a-83q+94h+54k+6
s:prepa|6.7 0f+70j+71i+51m+639+63a-73q+54h+44k+4
g:prep|6.7 0f+31m+33a-3
g:repa|6.7 0j+33a-3
g:epar|5.7 1x+320+7
g:ared|6.4 0f+30i+30j+4
b:you prepared|7.1 0f+539+43a-33q+6
b:prepared to|6.9 0f+70j+439+53a-53q+44k+5
b:to move|7.0 3a+63q+8
f:if|5.4 0j+41v+320+33n+33q+448+44r+4
l:move|7.3 3a+3
b:pret e|7.2 0j+43q+5
b:vous mobile|8.2 3q+74k+4
w:geographiquement|8.5 3q+9
s:geogr|7.1 2v+82w+73a-33q+13
g:<geo|7.1 2v+62w+33q+4
g:geog|7.1 2v+42w+43q+4
g:eogr|7.1 2v+52w+33q+5
g:ogra|5.4 1l+41o+62r+42v+43a-33g+63q+544+446+34a+5
g:grap|6.2 2r+52v+42w+33g+43q+34a+64f+4
g:raph|6.2 2r+42v+53g+33q+34a+84f+4
g:aphi|6.7 2v+32w+43q+54a+4
g:phiq|7.5 2v+32w+33q+3
g:hiqu|7.5 2v+33q+4
g:quem|7.8 3q+3
g:ueme|7.8 3q+3
b:mobile geographiquement|8.5 3q+6
l:geographiquement|8.5 3q+4
w:reliably|8.0 38+7
g:bly>|7.6 38+3
b:you reliably|8.5 38+3
w:commute|7.1 38+143a+7
g:mmut|6.9 38+3
b:reliably commute|8.2 38+6
b:commute to|8.0 38+3
b:to our|6.3 06+30m+43p+34g+10
w:ottawa|8.2 38+9
s:ottaw|8.2 38+6
g:<ott|8.0 1m+4
l:office|6.7 3a+3
l:ottawa|8.5 38+3
w:surplace|7.8 38+94q+3
s:surpl|7.8 38+9
g:surp|7.8 38+3
g:urpl|7.8 38+3
g:plac|5.3 00+31v+51z+42v+34k+54q+5
g:lace|5.2 1v+61z+42p+42v+438+34k+64q+3
b:travailler surplace|8.5 38+4
b:surplace a|8.5 38+5
b:your preferred|8.0 04-42w+7
w:arrangement|7.3 3a+74q+8
s:arran|6.7 00+63b+44q+7
g:<arr|6.2 00+32h+44q+4
g:rran|6.6 0x+34q+3
g:rang|5.9 0y+63a+34q+3
g:ange|5.2 00+30h+30m+30z+320+33q+341+3
g:ngem|6.9 4q+3
g:geme|5.9 00+63a+34q+3
b:working arrangement|8.5 4q+5
l:arrangement|7.8 4q+5
w:mode|7.0 0t+1238+34q+15
g:<mod|6.3 0t+44q+10
g:mode|6.4 0t+34q+11
b:mode de|7.5 0t+44q+9
b:travail souhaite|7.8 2w+9
f:mode|7.5 0t+6
w:10%|7.5 4k+11
b:to 10%|7.8 4k+5
b:de vous|6.9 0t+438+43a-33j+33q+44a+114c+8
w:deplacer|7.5 38+84k+34m+5
s:depla|6.4 38+43a-44k+194m+8
g:depl|6.4 4k+8
g:epla|6.4 4k+8
b:vous deplacer|7.6 38+53a-34k+44m+4
w:jusqu|6.7 1n+111x+141y+738+43a-53o+84k+44o+13
s:jusqu|6.7 1n+81x+111y+738+53a-43o+64k+44o+6
g:<jus|6.5 1x+34o+4
g:jusq|6.7 1n+31x+54o+4
g:usqu|6.7 1n+31x+5
g:squ>|6.7 1x+51y+34o+4
b:deplacer jusqu|8.2 4k+3
b:jusqu a|6.9 1n+51x+51y+63a-33o+54k+44o+4
w:10|7.0 0g+51q+525+103a+74k+5
b:a 10|8.2 25+4
w:%|6.2 1p+538+73a+133u+53y+84k+14
b:10 %|7.8 4k+3
b:% du|8.0 4k+5
w:temps|5.8 00+40k+40n+326+427+829+937+939+43a-33h+43w+73y+1445-34k+5
s:temps|5.8 00+50k+626+327+629+637+539+53h+43w+33y+104k+3
g:<tem|5.4 0u+103y+6
g:temp|5.3 0u+839+53y+4
g:emps|5.8 39+53y+5
g:mps>|5.8 39+53y+5
b:du temps|7.3 39+54k+6
l:temps|7.5 4k+4
w:shifts|6.5 0p+63h+645+12
g:ifts|6.5 45+6
g:fts>|6.5 45+5
b:shifts can|8.0 45+4
b:you work|5.4 1v+142i+62k+32l+339+103a-33h+345+649-44i+5
w:quarts|8.2 45+11
s:quart|6.9 17+838+33a-43h+645+114k+6
g:quar|6.8 17+345+5
g:uart|6.9 17+345+5
g:arts|7.2 3a-345+6
g:rts>|6.4 45+54e+3
b:quels quarts|8.5 45+3
b:quarts de|8.5 45+3
b:travail pouvez|8.5 45+3
w:faire|6.4 39+545+746+7
b:vous faire|7.1 39+73a-445+114h+6
l:faire|8.2 46+6
w:recherchez|8.2 0u+7
s:reche|6.5 09-60f+30u+82e+42w+133a+113u+34h+54q+4
g:rech|6.2 0u+32w+34n+4
g:eche|6.0 3a+54o+3
b:recherchez vous|8.2 0u+4
b:un temps|8.5 3y+5
w:plein|7.3 29+53y+9
s:plein|7.2 00+729+33a-33y+94n+3
g:<ple|7.0 3y+4
g:plei|6.7 1n+31q+51s+33y+3
g:lein|7.2 3y+3
g:ein>|6.5 1j+52f+33a-3
b:plein ou|8.2 3y+3
b:ou un|7.3 0k+70t+32c+74r+3
w:partiel|7.5 3y+9
g:tiel|6.7 3y+4
b:temps partiel|7.6 3y+11
l:partiel|7.6 3y+4
b:hours a|7.8 0z+3
b:you like|6.2 0p+40q+30t+52e+42j+72w+632+346+64g+34q+3
w:heures|6.0 0s+92e+2139+133a+345+4
s:heure|5.8 0s+112e+1639+103k+93u-33w+945+34i+5
g:<heu|5.8 0s+31y+42e+639+3
g:heur|5.8 0s+42e+639+43k+5
g:eure|5.7 0s+42e+439+43k+4
g:ures|5.6 00+50q+42e+739+4
b:d heures|7.2 2e+11
w:souhaitees|8.0 0s+82e+5
w:par|5.0 0p+823+42e+42g+33n+63o+43w+34k+44r+6
b:par semaine|6.7 2e+838+4
w:accepteriez|6.4 0f+30j+90u+52w+739+53a-73q+123v+113y+445+4
g:pter|6.3 0u+33q+33v+5
g:teri|5.8 0u+43a-33q+33v+3
g:riez|5.7 2v+32w+33q+53v+3
g:iez>|5.3 1w+32v+32w+33q+43v+3
b:accepteriez vous|6.6 0f+30j+50u+639+33q+53v+3
b:de faire|7.8 39+5
w:des|4.5 00+30k+30l+30m+40p+40q+30v+40z+51m+324+32a+53p+441+54k+4
b:faire des|7.5 39+545+4
b:des heures|7.1 39+7
w:supplementaires|7.0 39+9
s:suppl|6.3 00+60k+41e+151t+32k+339+93a-43m+4
g:uppl|6.3 1e+439+4
g:pple|6.4 1e+439+5
g:plem|6.2 1e+539+3
g:ntai|6.0 2p+339+33a+44c+3
g:tair|5.8 39+33s+34c+3
g:ires|5.4 1l+345+54c+3
b:heures supplementaires|7.1 39+4
f:accepteriez|6.8 0j+40u+33q+4
b:what type|7.8 17+43y+7
w:contract|5.9 0j+40u+121b+820+424+52i+42z+536+1037+74r+3
b:of contract|8.0 0u+5
b:contract are|8.2 0u+6
l:for|6.2 3i+841+34e+3
w:contrat|6.8 0u+1720+8
g:trat|5.7 0u+91o+53a-33x+4
g:rat>|6.8 0u+7
b:de contrat|7.6 0u+5
w:recherche|7.0 09-40f+30u+62w+123a+74h+7
g:che>|5.0 0z+314+32d+32j+62w+441+345+346+34h+3
b:contrat recherche|8.2 0u+4
l:recherche|7.5 3a+6
b:a current|6.7 0g+51j+32i+43a-73n+3
w:clean|7.1 0v-31j+43a+10
s:clean|7.1 1j+43a+7
g:ean>|6.7 3a+4
w:driving|6.2 0f+61j+1128+63a+3
s:drivi|6.2 0f+30v+41j+1128+4
g:rivi|6.0 1j+32d+3
g:ivin|5.8 1j+5
b:driving licence|6.7 1j+8
l:licence|5.7 1e+31j+71l+3
b:vous votre|7.1 0g+61n+825+33q+44m+4
b:votre permis|7.2 3a+44o+7
w:titulaire|6.6 0g+80u+310+41j+41l+62c+43z+744+6
s:titul|6.3 0g+70u+310+51j+51l+41m+181n+71q+62d+93z+344+44j+3
g:titu|5.5 1m+51r+152d+3
g:itul|6.1 1m+64j+4
g:tula|6.3 2d+42z+3
b:vous titulaire|7.3 0g+61j+51l+5
b:titulaire d|7.8 10+41l+64p+3
w:vehicule|7.1 4m+15
g:hicu|6.9 4m+9
g:cule|6.7 2m+34m+7
g:ule>|5.7 1r+63x+33y+44m+6
b:vous vehicule|8.5 4m+6
b:vehicule e|8.5 4m+6
b:preferred work|7.8 2w+3
b:work location|7.6 1z+42v-42w+6
w:lieu|6.5 04+131r+31z+1123+329-72v+132w+634+63d+4
g:lieu|6.2 04+31z+829-32v+52w+3
g:ieu>|6.2 04+317+31z+727+32v+52w+4
b:lieu de|7.1 0w-31z+102w+83a+5
f:lieu|6.9 1z+72v+102w+43a+3
b:who is|7.6 0z+418+31v+103a+5
b:company you|8.5 1v+7
b:work for|5.9 1v+71y-42c+32i+43a-63p+43q+345+448+449+34g+64h+34r+3
b:for now|8.2 1v+3
f:company|6.5 1v+101z+3
l:now|6.3 1v+41y+53t+84j+6
b:actuel ou|7.8 1v+4
w:plus|5.4 0c+140d+80o+31q+152h+1039+947+349+74b+84c+114d+54e+7
g:lus>|5.4 0c+40d+31q+639+34b+4
b:ou plus|6.9 0c+50d+547+3
b:current position|8.0 4j+4
b:recent job|7.6 4j+4
f:most|7.6 1q+5
w:occupe|7.0 1y+81z+84j+74r+6
s:occup|5.8 0k+70z+317+31y+51z+42c+42i+43a-53h+34j+154n+34r+4
g:<occ|5.6 4j+5
g:occu|5.8 4j+7
g:ccup|5.8 4j+6
g:upe>|6.3 2i+4
b:poste occupe|7.8 1y-41z+94j+4
l:actuellement|7.1 05+31v+52v-34j+4
b:why did|7.8 20+74g+44h-3
w:leave|5.8 1x+1320+92c+52q+531+536+337+1041+748+64o+44r+4
s:leave|5.7 1x+820+112c+42q+431+336+437+73a+341+748+34o+34r+4
g:leav|5.5 1x+520+837+3
g:eave|5.7 1x+420+537+3
g:ave>|5.6 1x+420+337+3
b:you leave|7.0 1x+620+52c+43a+34r+4
b:leave this|8.2 20+6
w:motif|7.3 1b+1320+133a+5
s:motif|7.3 1b+1020+133a+4
g:otif|6.7 0m+31b+320+5
b:motif de|8.0 20+11
w:depart|7.3 1x+1020+1237+53a-44r+5
s:depar|6.6 0a+80q+61o+41x+920+122w+837+34r+7
g:depa|6.5 0a+32w+3
b:de depart|8.2 1x+7
f:motif|7.8 20+10
l:depart|7.3 20+5
b:of work|6.6 0z+417+51v+41w+41z+728-329+32w-43a-54d+44h+44q+8
b:work experience|6.5 1v+51w+41x+721+324-328-429+3
w:professionally|8.2 29+54a+7
w:professionnelle|6.5 1r+71v+71z+528-329+42d+42m+544-3
g:ionn|5.4 0g+32d+3
b:experience professionnelle|6.9 1v+31z+84j+3
l:professionnelle|6.9 1z+32m+3
w:autocad|6.1 24+1325+828+163a+44f+114r-3
s:autoc|5.7 13+2024+925+428+134f+9
g:utoc|5.7 13+924+628+64f+4
g:toca|6.1 24+628+74f+4
g:ocad|6.1 24+628+74f+3
g:cad>|6.1 24+628+64f+4
l:autocad|6.4 24+725+328+44f+4
w:using|7.3 0n+424+928+104f+5
s:using|7.3 24+428+94f+4
g:usin|5.9 0k+41v+327+3
b:years using|8.5 24-328+6
w:sap|6.1 24+1525+1628+1429-33a+64f+14
l:sap|6.3 24+1625+328+64f+3
b:years experience|7.8 28+7
b:experience in|6.4 24+627+328+83a-5
b:in excel|8.0 24+428+33a+6
b:vous autocad|8.5 24+3
b:avec sap|8.0 25+728+3
f:annees|6.7 26+327+329+4
w:familiar|8.0 24+1025+732+83a-3
g:mili|6.0 17+419+625+430+332+33p+4
g:ilia|6.3 0z+324+325+432+43p+34l+5
g:liar|7.6 25+632+5
g:iar>|7.6 24+3
b:you familiar|8.5 24+7
b:familiar with|8.5 24+9
b:with sap|7.5 4f+4
w:maitrisez|7.5 24+112k+92l+43a-3
s:maitr|6.4 1m+324+425+72k+102l+83a+346+7
g:mait|6.4 25+32k+546+4
g:aitr|6.4 25+326+32k+3
g:itri|6.4 25+32k+346+3
g:tris|6.4 2k+446+3
b:maitrisez vous|7.6 24+52k+8
b:vous excel|8.5 24+6
f:maitrisez|8.2 24+5
b:avec autocad|8.0 4f+5
w:managed|7.3 24+428+43a+34d+4
s:manag|5.9 26+173a+43l+33m+54c+54d+34e+44h+5
g:<man|5.4 0z+324+826+64j+3
g:mana|5.8 26+82e+6
g:anag|5.9 26+73a+3
g:ged>|6.2 1b+3
b:you managed|7.5 28+34d+3
b:managed a|8.5 24+3
w:supervisory|7.6 26+12
s:super|5.9 0g+426+1428-43a+53l+43m+53p+94e+12
g:supe|5.9 26+43a+34e+5
g:uper|5.7 26+43a+43p+34e+3
g:perv|6.1 26+63p+3
g:rvis|6.1 26+63l+3
g:viso|6.4 26+337+53a+3
g:isor|6.6 26+33a+4
g:sory|7.5 26+3
g:ory>|5.6 0a+326+33a-34p+3
b:of supervisory|8.2 26+4
b:supervisory experience|8.0 26+5
b:experience en|6.7 26+428+53a+3
w:gestion|7.5 24+926+528+529-33a+3
s:gesti|6.9 24+726+1829-33a+11
g:<ges|6.1 11+101o+326+630+3
g:gest|6.4 0l+31o+326+6
g:esti|5.7 0x+31k+326+63a+3
g:stio|6.5 26+7
b:en gestion|7.8 26+5
b:d equipe|7.8 26+63a+4
w:headline|7.5 2d+17
s:headl|7.5 2d+18
g:head|6.8 2d+53g+6
g:eadl|7.1 2d+8
g:adli|7.1 2d+6
g:dlin|6.5 2d+8
f:professional|6.8 0g+42d+3
l:headline|7.6 2d+7
w:professionnel|6.9 0g+32d+122m+122o+42p+33a-44a+84b+8
b:titre professionnel|8.5 2d+7
l:professionnel|7.1 2d+32m+44a+3
b:give a|7.6 25+53a-53m+33u+54a+4
w:brief|7.8 4a+13
s:brief|7.8 4a+11
g:<bri|6.4 4a+3
g:brie|7.1 1c+34a+5
g:rief|7.1 1c+43k+5
g:ief>|6.6 15+43k+44a+4
b:a brief|8.2 4a+8
w:summary|6.9 1f+81w+73a+44a+124d+5
s:summa|6.7 1f+41w+724-33a+34a+134f+5
g:<sum|6.5 4a+8
g:summ|6.5 4a+7
g:umma|6.7 4a+8
g:mmar|6.7 4a+10
g:mary|6.2 3b+44a+6
b:summary of|7.8 1w+33a+5
b:your background|7.2 24+74a+74f+44h+3
f:give|6.9 3b+33m+44a+34d+54f+3
l:background|6.6 14+317+41a+4
g:mez>|6.9 3a+4
w:parcours|7.6 18+724+73a-44a+14
s:parco|7.6 18+724+53a-44a+13
g:parc|7.6 4a+5
g:arco|7.6 4a+6
g:rcou|7.6 4a+4
b:votre parcours|7.8 24+44a+13
l:parcours|8.2 4a+6
b:list your|7.5 24-32m-33a+546+64b+44e+3
w:key|7.5 3a+346+94b+74e+8
b:key skills|8.5 46+7
f:list|6.6 1v+31w+324-33a-446+54e+3
w:principales|7.3 1w+1146+64b+74e+10
s:princ|6.9 1o+111w+83a-43b+546+34b+54e+5
g:prin|6.7 0f+31o+31w+324+33a-4
g:rinc|6.9 1o+51w+4
g:inci|6.5 0a+54b+3
g:ncip|6.9 1o+51w+4
g:cipa|6.3 00+304+41o+51w+33a-3
g:ipal|6.5 04+407+41o+41w+5
g:pale|6.9 07+31o+3
w:competences|7.1 24+122l+63a-346+12
g:tenc|6.0 0g+30v+325+42d+43a-446+10
l:competences|8.0 46+10
b:professional licence|8.5 1e+7
b:de permis|7.2 2m+63a+348+5
w:degree|5.5 1h+31l+111m+141n+61o+111p+101q+81r+325+10
s:degre|5.4 1l+111m+151n+71o+91p+71q+725+12
g:<deg|5.4 1m+111n+31p+325+5
g:degr|5.4 1l+31m+1125+6
g:egre|5.4 1l+41m+111p+325+6
b:highest degree|8.2 1q+3
w:earned|7.8 0g+51l+81m+41q+5
s:earne|7.3 0g+517+51l+71q+43a-3
g:earn|6.0 1l+33o+33t+3
g:arne|6.7 0g+31j+31l+3
g:rned|7.0 1l+3
b:degree earned|8.5 1l+51m-5
f:highest|6.4 1q+9
l:earned|8.0 1l+4
b:education level|8.2 1q+5
f:education|6.8 1m+41n+71o+31s+6
w:haut|6.8 1q+122c+5
g:<hau|6.2 1q+4
g:haut|6.5 1q+6
g:aut>|6.6 1q+3
b:plus haut|6.9 1q+10
w:diplome|5.8 1e+121l+101m+101n+81o+61p+61q+91s+42y+4
s:diplo|5.3 0g+41e+201l+161m+151n+121o+51p+41q+131r-31s+32y+4
g:<dip|5.2 1e+61l+61m+91n+41q+4
g:dipl|5.3 1e+41l+41m+111q+4
g:iplo|5.3 1l+61m+91n+31q+6
g:plom|5.3 1e+51l+51m+91n+41q+3
g:lome|5.8 04+41e+41l+31m+5
b:haut diplome|8.5 1q+5
w:obtenu|6.6 0v+41l+81m+91n+51q+73a-3
g:tenu|5.9 1m+41p+3
g:enu>|6.4 1m+4
b:diplome obtenu|7.5 1n+31q+5
f:plus|7.2 1q+8
l:obtenu|7.3 1m+81q+5
w:formation|6.7 1l+91m+91n+51o+51q+61r+91s+81x-33a-344+6
s:forma|6.3 1g+51l+71m+81n+31o+31q+91r+91s+1421-33a-43g+344+5
b:de formation|7.2 1o+51q+51r+1044+5
b:le plus|6.8 1q+71v+34b+44d+4
w:eleve|7.6 17+91q+9
s:eleve|7.6 17+61q+6
b:plus eleve|7.8 1q+7
b:name of|5.7 0g+41m+31r+41v+93a+113n+63z+841+3
b:of school|7.6 0d+717+41q+31r+43a-3
b:school or|8.2 17+61r+3
w:university|6.4 17+81h+91o+71r+51s+72i+73p+3
s:unive|6.0 17+131h+81m+51o+51r+211s+52i+7
g:univ|6.0 17+51r+9
g:ersi|5.6 16+317+31r+942+6
g:rsit|5.8 17+31r+5
b:or university|8.2 1r+4
w:frequente|7.6 1n+61r+81s+14
s:frequ|6.5 17+31n+71r+101s+63a+33w+154k+5
g:freq|6.5 1r+41s+33w+7
g:eque|5.8 1s+33a+43w+53z+347+3
g:quen|6.5 3a+33w+7
g:uent|6.3 1r+31s+32k+44c+3
b:etablissement frequente|8.2 1r+4
l:frequente|8.0 1r+4
w:obtained|6.7 0g+51l+41m+91p+91q+63a-64b+10
b:degree obtained|8.5 1m+4
f:degree|6.4 1m+13
l:obtained|7.0 1p+4
f:diplome|7.2 1e+10
w:major|7.0 1o+141p+73a-34b+6
s:major|6.7 0c+51a+91o+141p+64b+8
g:majo|6.7 0c+31o+6
g:ajor|6.7 1o+7
g:jor>|6.9 1o+6
f:major|7.2 1o+41p+44b+5
w:domaine|7.6 1o+1327+7
s:domai|7.0 1o+61t+327+82u+1046+9
g:<dom|6.0 05+306+607+32u+43a-3
g:doma|6.8 1o+52e+42u+446+3
g:omai|7.0 1o+527+32u+546+3
b:domaine d|8.5 1o+6
w:etudes|6.2 17+41e+61l+91n+91o+81q+71s+143a+74d+44p+5
s:etude|6.1 17+61e+31l+61n+121o+91q+61s+63a+84p+3
g:<etu|5.8 1l+31o+41q+31s+4
g:etud|5.8 1l+31n+41o+41s+4
g:tude|5.6 1n+81o+61s+5
g:udes|6.0 1n+41s+64b+3
g:des>|5.6 1h+31l+41o+31p+31s+33a-346+4
b:d etudes|6.7 17+51o+101q+53a-54p+3
f:domaine|8.2 1o+6
l:etudes|6.8 1o+51q+43a-3
w:graduation|7.5 1n+16
s:gradu|6.4 1l+151m+61n+1529+43a+33q+5
g:grad|5.5 1h+31l+91m+81n+71p+53a-34j+3
g:radu|6.3 1l+91n+5
g:adua|6.4 1l+31n+6
g:duat|6.4 1l+41n+3
g:uati|6.2 1n+3
w:year|5.1 0o+70q+60w+111l-51m-31n+161o-41r-31s+141x+1221+1528+53k-43t+43u+93v+43w+849+164h+4
f:graduation|8.2 1n+4
l:year|5.6 1n-31x+721+649+7
b:du diplome|7.5 1m+71o+41s+6
l:diplome|6.7 1e+4
w:gpa|7.8 1o-41p+22
f:gpa|8.2 1p+14
l:gpa|8.0 1o-31p+12
w:moyenne|7.3 1p+203a+4
s:moyen|6.7 0t+61p+1638+53o+54m+12
g:<moy|6.7 1p+64m+4
g:moye|6.7 0t+31p+64m+3
g:nne>|5.2 0c+41p+5
w:cumulative|7.8 1p+1329+3
s:cumul|7.3 0k+81p+728+329+93a-4
g:<cum|7.2 0k+329+4
g:cumu|7.2 1p+329+3
g:umul|7.2 1p+329+4
g:mula|7.3 1p+3
g:ulat|6.4 14+31s+32c+3
b:moyenne cumulative|8.5 1p+4
f:moyenne|7.6 1p+8
w:graduate|7.2 1l+51m+83a+73q+4
b:you graduate|7.6 1m+6
f:did|6.2 17+61l+131m-41n-436+33a+104r+5
l:graduate|7.8 1l+5
b:vous obtenu|8.0 1l+101m-61n+31q-3
b:obtenu votre|8.2 1l+31m-41n+4
b:votre diplome|7.6 1l+41m-51q+42y+5
w:well|7.2 00+60q+325+82k+62l+33a-84e+8
b:how well|7.6 25+62k+6
b:well do|7.8 25+52k+7
b:speak french|8.2 2k+5
w:proficiency|7.0 25+142k+16
g:ofic|6.7 25+52k+638+3
g:icie|6.0 25+62k+646+5
g:cien|5.7 19+325+42k+52y+44r+3
l:proficiency|7.8 2k+6
b:niveau d|6.4 0i+317+41q+629+32k+3
w:anglais|6.1 2j+72k+18
s:angla|6.1 2j+52k+19
g:<ang|5.8 0x+30z+42k+9
g:angl|6.1 2k+9
g:ngla|6.1 2k+9
g:glai|6.1 2k+10
g:lais|6.0 2k+9
b:d anglais|7.3 2k+4
l:anglais|6.3 2k+7
w:maitrise|7.0 1m+625+172k+73a-3
b:maitrise du|7.8 25+32k+4
b:du francais|7.8 2k+5
f:maitrise|7.6 25+32k+4
l:francais|6.9 2k+6
w:langues|7.1 2l+213a-3
g:ngue|5.8 2j+72l+12
g:gues|6.4 2l+84e+5
g:ues>|5.4 2l+113a-44c+44e+4
b:quelles langues|8.2 2l+7
w:parlez|7.0 2k+93a-44b+84c+84d+5
g:rlez|7.0 4c+3
b:langues parlez|8.5 2l+3
b:parlez vous|8.0 2k+8
b:in which|6.3 04+50t+519-32j+92t+72w+83a+73o+43s+3
b:which language|7.8 2j+6
b:language should|8.5 2j+4
w:write|6.7 0m+81c-31d+81t+41u+32h+42j+62k+92l+44c+8
s:write|6.7 06+40m+71d+51u+32h+52j+52k+84c+4
g:<wri|5.9 2k+3
g:writ|5.8 1i+32k+4
b:we write|8.0 2j+5
b:write to|7.8 0m+61t+32j+5
b:to you|5.9 0m+418+32j+42w+72z+33a+83j+43m+33p-44e+54g+4
f:in|5.9 05+61y+62j+54f+34g+44i+74j+4
w:langue|6.4 2j+172k+92l+53a+5
g:gue>|6.0 2j+102l+53n+3
b:langue de|7.5 2j+11
w:correspondance|7.8 06+82j+6
g:rres|6.3 06+42j+10
g:pond|6.2 06+42j+93m+4
g:onda|6.0 0v+71l+53m+545+5
g:ndan|6.3 0o+33m+5
g:danc|7.0 3a+4
b:de correspondance|7.8 06+52j+4
f:langue|6.9 2j+8
b:for us|6.4 0k+62i+73a-63q+448+44c+3
w:former|6.4 19+51v+51z+62c+62i-52y+102z-330-536+63a+33l+44j-54r+8
s:forme|6.3 19+51v+51z+72c+52y+1130-536+53a+54j-64r+8
g:orme|5.8 1v+31w+32y+34r+3
g:rmer|6.2 2y+34r+3
b:a former|7.6 19+32c+33a-34r+4
b:former employee|7.8 2i-44r+8
b:of this|6.3 0k+31z+420+422+52j-32l-43a+43o+43p+44h+3
b:this company|7.2 0e+91v-421+53a-43p+3
w:ete|5.8 0d+40u+30v+1317+81b+1426+42c+42y+63a-33n+63o+741+84b+54r+14
b:deja ete|6.6 0v+741+54r+7
b:ete a|8.2 4r+9
w:emploi|5.1 0d+30e+40k+70q+70u+310+1411+41a+31b+131v-31x+81y+61z+420+1121+83p+33r+63w-34h+54j+94n+64r+7
g:ploi|5.1 0q+41b+31y+320+44j+34r+3
g:loi>|5.1 10+31b+31y+420+321+34j+4
b:l emploi|6.7 0d+31z+421+32i+43a-43p+44r+3
b:emploi de|8.0 2i+63p+4
b:de notre|7.1 3a+747+44g+34r+4
w:entreprise|6.3 0k+81v+121z+92b+1137+33a+43p+747+34g+54r+4
g:trep|6.2 1v+41z+42b+3
g:repr|6.0 1v+31z+3
g:epri|6.1 0k+31v+424+32b+3
b:notre entreprise|7.8 4g+44r+4
l:entreprise|6.9 1v+51z+73p+4
b:to this|7.5 0e+33a-54h+7
w:past|5.8 0e+151b+51v+62c+636+739+43a+441+44b+44j+74r+11
g:past|5.4 0e+41g+54r+5
b:the past|6.3 0e+92y+44b+34r+8
l:past|7.0 4r+5
w:postule|7.5 0e+133a+5
s:postu|7.0 0e+1723+32z+134h+6
g:ostu|7.0 0e+42z+4
g:stul|7.0 0e+72z+4
g:tule|6.9 0e+3
b:deja postule|8.2 0e+4
w:chez|5.9 0e+90k+51v+42i+83a+43p+549+74g+74q+64r+10
b:postule chez|8.5 0e+5
b:chez nous|6.4 0e+52i+73p+449+34g+34q+44r+3
b:currently an|8.5 0k+8
w:employe|6.7 2i+133m-43n+103p+94r+11
g:oye>|6.5 2i+43p+34r+3
b:actuellement employe|8.5 2i+3
w:brought|8.0 3o+14
s:broug|8.0 3a-33o+10
g:<bro|7.3 3a-33o+5
g:brou|8.0 3o+4
g:roug|6.4 1x+33o+3
g:ough|6.0 1x+33a-53o+3
g:ught|6.7 3o+3
b:what brought|8.5 3o+6
b:brought you|8.0 3a-33o+9
b:to us|6.6 0e+80n+33o+1047+54g+3
w:learn|7.0 3a+43o+10
s:learn|6.6 0l+71j+43a+43o+14
g:arn>|6.6 3o+3
b:you learn|7.6 3o+6
b:learn of|8.2 3o+3
w:vacancy|6.8 0o+43a+43o+64h+8
s:vacan|6.4 0q+113a+53o+154h+7
g:<vac|6.0 0q+63a+43o+641+4
g:vaca|6.3 0q+73o+7
g:acan|6.4 0q+53o+3
g:canc|6.5 3a+3
b:this vacancy|7.5 3a-33o+44h+7
l:vacancy|7.3 3o+3
b:where did|6.7 1o-41r+73o+7
w:see|6.4 27-32p+82q+833+73a+43o+53q+541+1049+4
b:you see|6.7 3a+849+3
b:see our|8.5 3a+3
w:ad|8.2 3o+13
b:ou avez|7.2 1r+92c+33a-33o+74n+3
w:vu|7.8 3o+9
b:vous vu|7.8 3o+7
b:vu notre|8.5 3o+4
w:annonce|7.5 3o+17
s:annon|7.5 3a+33m-33o+9
g:anno|6.8 1n+33a+33o+5
g:nnon|7.5 3o+4
g:once|6.5 1o+533+43o+5
b:notre annonce|8.5 3o+4
l:annonce|7.8 3o+3
w:decouvert|8.2 3o+6
s:decou|8.0 3o+74k+6
g:deco|8.0 3o+3
g:couv|7.5 3a+3
g:ouve|5.8 3o+4
g:uver|6.9 2c+3
g:ert>|6.4 17+325+3
b:vous decouvert|8.2 3o+7
w:cette|6.4 0x+31z+42h+53o+74h+5
w:offre|6.4 3a+83o+173v+84h+7
g:fre>|6.4 3o+6
b:cette offre|7.0 3o+64h+5
l:offre|6.7 3o+5
b:employee who|8.0 3n+5
w:personne|5.6 0l+30z+410+1211+413+917+618+91a+923+42a+32c+43a+63j+33l+43m+44h+4
b:la personne|7.0 23+43a+53j+33n+4
w:qui|5.9 2d+43n+103o+43p+34g+4
b:personne qui|8.5 3n+5
b:qui vous|6.5 00+53n+83o+74g+74h+7
b:vous a|5.7 0k+319+41b+31j+420+324+425+33h+43n+113o+63t+34h+7
w:recommande|8.0 3n+15
s:recom|6.9 1c-41e+103m+103n+174b+10
g:reco|5.3 1e+51h+32f+33n+54b+3
g:ecom|6.7 1e+53m+33n+74b+3
g:omma|6.9 3n+54a+3
g:mman|7.3 1e+33a+33n+6
g:mand|5.9 1b+32k+53a-33n+4
g:ande|5.7 1b+43c+53n+348+3
g:nde>|5.8 1n+41x+42t+33n+3
b:a recommande|8.2 3n+5
b:is any|7.6 2y+43a+53p+3
b:your family|7.1 14+817+43p+43q+3
w:employed|5.2 0u+41v+61x+71y+121z+721+1129+102c+72i+43p+547+34j+64n+44r+6
g:oyed|5.2 1x+41y+74r+4
g:yed>|5.2 1x+61y+63p+3
b:family employed|8.2 3p+6
w:here|5.1 0e+50n+30x+131d+51f+81g+41t+31v-31y+1023+1324-32i+42o+42u+62x+32z+636+53g+63n+53o+93p+83q+63r+33u+34r+7
g:<her|5.0 0x+41y+423+53p+3
b:employed here|7.5 3p+547+3
l:here|5.4 0x+41d+41f+31y+623+32z+33a-43o+33p+54r+4
b:vous des|6.0 00+50k+60v+50z+1024+326+336+53a+33p+541+10
w:proches|8.5 3a-33p+12
s:proch|6.7 0q+50z+122c+83p+12
g:roch|6.5 0z+42d+43p+5
g:oche|6.2 0z+324+32c+32e+43p+54m+4
g:ches|6.4 1w+32w+348+3
g:hes>|6.4 1w+3
b:des proches|8.5 3p+7
g:llen|6.8 2f+44j+3
g:lent|6.3 0q+131l+43a-34e+3
b:dans l|7.5 27+73p+8
b:l entreprise|7.2 1z+62b+83p+747+3
w:potential|8.2 0k+11
s:poten|8.0 0k+5
g:<pot|7.8 49+3
g:pote|8.0 0k+4
g:oten|7.5 1h+41p+31q+3
w:conflicts|8.0 0k+63a+3
s:confl|6.2 0k+242c+33a+7
g:onfl|6.1 0k+113a+3
g:nfli|6.1 0k+11
g:flic|6.4 0k+60z+3
g:lict|6.5 0k+6
b:potential conflicts|8.2 0k+5
w:interest|6.7 0k+71c+42w+93a-44g+94h+9
b:of interest|7.1 1d+32w+6
w:situation|6.9 0k+610+51y+62a+52v+74n+44p+5
s:situa|6.7 0k+510+61v-31y+41z+82a+52v+637+44p+16
g:situ|6.6 4p+6
g:itua|6.7 1z+32v+34p+6
b:en situation|8.5 10+3
b:situation de|8.2 10+4
w:conflit|7.3 0k+73a+5
g:flit|7.2 0k+5
g:lit>|6.9 0k+30v+32p+3
b:conflit d|7.6 3a+4
w:interets|7.1 0k+173a+3
g:eret|6.9 0k+4
g:rets|7.1 0k+5
b:d interets|7.3 0k+5
l:interets|8.0 0k+3
w:signed|6.8 22+1023+1136+12
s:signe|6.4 22+1523+1536+113a+5
g:gned|6.4 22+423+42w+436+3
b:you signed|8.2 36+5
w:lie|7.5 36+33a+4
b:vous lie|8.2 36+4
b:e par|8.2 2a+4
b:par une|7.5 0l+936+5
w:clause|7.2 36+9
s:claus|7.2 36+7
g:<cla|5.7 17+31j+61n+41p+436+3
g:clau|7.2 36+3
g:laus|7.1 42+5
g:ause|6.3 20+336+3
b:une clause|7.8 36+6
b:clause de|7.6 3a+3
b:de non|7.2 36+7
w:concurrence|7.0 36+13
s:concu|6.8 0k+536+20
g:conc|6.3 1o+436+9
g:oncu|6.8 36+7
g:ncur|6.8 36+8
b:non concurrence|7.1 36+11
l:concurrence|7.3 36+3
b:you or|7.3 2c+93a-4
b:or have|7.2 10+52c+33a-3
b:you been|5.5 0j+30v+919+31b+726+328+429+82c+54r+7
b:been a|7.5 26+928-32c+44r+4
w:government|6.4 0i+70j+327+62c+1742+5
s:gover|6.3 0i+80r+31q-327+42c+183a-342+3
g:<gov|6.3 2c+7
g:gove|6.3 0i+32c+7
g:vern|6.0 0i+32c+113a-34k+3
g:ernm|6.4 0i+32c+7
g:rnme|6.4 2c+6
g:nmen|6.1 18+327+32c+8
b:a government|7.6 0j+32c+4
w:official|6.5 11+81e-41h+52c+182j+10
l:official|7.3 2c+5
w:trade|6.8 1o+61r+328-52m+836+73a+446+84k+54l+8
s:trade|6.8 0g+51o+528-32m+536+646+34k+44l+9
g:rade|5.8 1h+41m+41p+74j+3
g:ade>|5.6 1m+41p+3
w:union|6.4 0h+103a+54l+23
s:union|6.4 0h+83a+44l+274n+5
g:unio|6.4 4l+14
g:nion|6.3 4l+12
b:trade union|8.0 4l+4
l:union|7.3 4l+5
b:vous membre|7.5 0g+413+33a-34l+9
b:membre d|7.1 0g+41a+34l+5
w:syndicat|8.0 4l+16
s:syndi|7.3 4l+26
g:<syn|7.2 4a+44l+12
g:synd|7.3 4l+12
g:yndi|7.3 4l+12
g:cat>|6.9 2m+54l+4
b:un syndicat|8.5 4l+4
w:felony|7.8 0v+163a-3
s:felon|7.8 0v+9
g:<fel|7.6 0v+4
g:felo|7.8 0v+4
g:elon|6.5 0v+4
g:lony|7.8 0v+5
g:ony>|7.6 0v+5
b:a felony|8.5 0v+3
l:felony|8.2 0v+5
w:record|6.1 0f+90l+40o+50v+90w+31e+51h+132t+42y+43a+541+8
s:recor|5.8 0f+60l+30o+30v+60w+518+41h+71i+92t+82y+63a+441+8
g:ecor|5.8 0v+3
g:cord|5.6 1h+33a+3
g:ord>|4.8 02+1003+100f+31e+33a+640+10
b:criminal record|7.0 0f+30v+5
w:consentez|7.3 0l+41k+73l+4
b:consentez vous|7.3 0j+41k+53l+3
b:a une|6.9 0f+61a+338+3
f:consentez|7.5 0j+3
w:take|5.7 00+61k+73a+63k+43l+43q+33v+741+549+114n+7
g:<tak|5.5 3v+341+3
g:take|5.5 0z+51w+33a+43v+349+3
g:ake>|5.3 0k+33u+349+5
b:you take|7.3 1k+841+6
b:take a|7.6 1k+9
w:pre|6.9 0f+121k+63a+94n+3
b:a pre|7.8 0f+4
b:pre employment|7.5 0f+4
w:passer|7.8 00+94k+5
s:passe|5.6 00+402+1103+90g+627+435+43a+43n+340+1143+104r+4
g:asse|5.2 03+307+325+33a+440+543+6
g:sser|7.0 3g+5
b:un test|7.1 1k+73a+4
b:test de|7.2 1k+43a+5
w:depistage|7.1 1k+153a+5
s:depis|7.1 1k+133a+4
g:depi|7.1 1k+5
g:epis|7.1 1k+5
g:pist|7.1 1k+5
g:ista|6.0 1k+43a+54q+3
g:stag|6.4 0u+31k+42p+5
b:de depistage|7.3 3a+5
b:depistage de|8.0 1k+4
w:drogues|7.8 1k+8
s:drogu|7.6 1k+9
g:drog|7.1 1k+11
g:rogu|7.6 1k+3
g:ogue|7.5 1k+3
b:de drogues|8.0 1k+3
b:your references|8.0 3a+7
l:references|6.6 1e+3
w:pouvons|7.0 00+60q+80s+81t+53a-33b+4
s:pouvo|6.9 00+40q+60s+61t+338+33a-53b+53m+34e+4
g:pouv|6.6 3m+3
g:ouvo|6.9 4e+3
b:pouvons nous|7.0 00+50p+30q+50s+63a-33b+3
w:communiquer|7.8 0t+72p+63a-33l+13
g:muni|5.5 04+50m+60q+40t+316+32j+53a-34m+5
g:uniq|7.3 3l+3
g:quer|7.1 3l+347+548+3
g:uer>|7.1 3l+342+4
b:nous communiquer|8.5 2p+4
b:communiquer avec|8.0 0t+53l+9
b:vos references|8.0 3l+4
b:list three|8.5 3m+6
w:personnes|7.5 0c+60z+724+73m+113p+6
g:nnes|7.2 0z+33m+3
g:nes>|5.2 0g+41w+546+34m+5
b:personnes a|8.5 0z+83a-43m+4
w:contacter|7.0 0q+50s+33l+123m+6
g:cter|6.1 2f+43l+4
b:a contacter|7.8 3a+4
b:contacter en|8.2 3m+3
w:reference|6.2 1e+102y+63a+103b-53l+53m+844+8
b:en reference|8.2 3a+5
l:reference|6.9 3a+344+3
b:need any|7.6 00+3
w:adjustments|7.0 00+133a+6
s:adjus|7.0 00+7
g:<adj|6.7 00+4
g:adju|6.7 00+40i+3
g:djus|7.0 00+4
g:just|6.7 00+6
g:ustm|7.0 00+4
g:stme|7.0 00+3
b:any adjustments|7.6 00+3
b:take part|7.6 00+345+3
b:part in|7.6 00+53a-345+4
l:interview|6.7 00+4
b:besoin de|8.0 00+4
w:mesures|7.5 00+131b+43a-5
s:mesur|6.5 00+60j+31b+438+33a-33h+43r+449+3
g:sure|5.8 00+33h+3
b:de mesures|7.8 00+4
b:mesures d|7.8 00+3
w:adaptation|7.2 00+93a+5
s:adapt|6.9 00+18
g:<ada|6.8 00+9
g:adap|6.9 00+7
g:dapt|6.9 00+7
g:apta|7.0 00+5
g:ptat|6.9 00+3
b:d adaptation|7.6 3a+4
b:adaptation pour|8.2 00+3
b:pour l|7.2 2j+83a+34c+6
w:entrevue|6.9 00+40l+40p+42j+63a+10
g:trev|6.9 3a+3
g:evue|6.7 3a+4
b:l entrevue|7.5 2j+3
l:entrevue|7.3 00+32j+3
w:lb|8.0 3h+11
b:50 lb|8.0 3h+6
w:soulever|7.8 3h+9
s:soule|7.8 3h+8
g:soul|7.6 3h+3
g:ulev|7.8 3h+3
b:vous soulever|8.5 3h+4
b:soulever des|8.2 3h+3
w:charges|7.2 0v+33a+43h+10
s:charg|6.2 0v+50z+51f+51w+426+32c+33h+53k+9
g:<cha|5.1 0t+32f+33h+43k+33q+4
g:char|5.5 1f+33h+3
g:harg|5.9 1b+33h+33k+3
g:rges|6.9 3a+103h+4
b:des charges|7.8 3h+7
b:charges de|8.5 3h+4
w:20|6.8 0s+82e+33h+23
b:de 20|8.5 3h+5
w:kg|6.7 3h+26
b:20 kg|7.8 3h+9
l:kg|7.2 3h+7
w:fired|8.0 1b+6
s:fired|8.0 1b+6
g:fire|7.5 1b+3
w:asked|7.3 0f+61b+638+43a-33q+63r+3
s:asked|7.3 0f+61b+73r+3
b:or asked|8.2 1b+3
b:asked to|7.8 1b+63r+3
w:resign|8.0 1b+637+4
s:resig|7.2 1b+820+637+83a-4
g:esig|6.4 0g+32q+33a-44j+4
g:ign>|5.9 23+825+3
b:to resign|8.2 1b+5
w:congedie|8.2 1b+64r-3
s:conge|7.3 0u+41b+937+4
g:cong|7.3 1b+4
g:onge|6.9 0o+31b+4
g:nged|7.2 1b+63a+3
g:gedi|7.8 1b+4
g:edie|7.5 1b+41h+3
g:die>|6.8 1o+41r+3
b:ete congedie|8.2 1b+4
b:congedie e|8.5 1b+64r-3
w:atteste|8.0 0x+6
s:attes|6.7 0g+100i+40x+151e+51h+61m+63a-53r+6
g:ttes|6.6 0g+40x+63r+3
b:j atteste|8.0 0x+3
w:ci|7.5 1d+71g+42f+112p+33a-33o+9
w:dessus|8.0 2f+82p+4
s:dessu|8.0 0x+32f+72p+3
g:essu|7.2 16+5
b:ci dessus|8.0 2f+72p+3
l:signature|6.4 22+423+7
f:signature|6.8 23+6
b:date signed|8.0 22+13
l:signed|7.5 23+10
b:de signature|7.8 22+6
b:what gender|8.5 11+4
b:gender do|7.8 11+4
l:as|7.8 11+432+4
w:transgender|6.9 18+233a-5
g:ansg|6.5 18+143a-3
g:nsge|6.5 18+14
g:sgen|6.4 18+16
b:as transgender|8.0 18+5
l:transgender|7.5 18+5
b:une personne|6.4 0l+310+418+31a+62c+4
w:transgenre|7.8 18+11
b:personne transgenre|8.0 18+5
l:transgenre|8.0 18+3
w:describe|5.4 00+30v+414+615+517+324-325+336+53a+848+44a+34b+134d+164e+114f+174h+44p+54q-3
s:descr|4.9 0v+311+914+315+416+417+518+51w+2024-425+62d+936+33a+448+34a+34b+34d+144e+84f+134h+64j-54p+5
g:desc|4.9 11+31w+74d+64e+34f+4
g:escr|4.8 11+41w+94d+64f+4
b:you describe|7.2 15+417+33a-5
b:describe your|6.4 15+417+525+33a+54f+74h+34p+3
w:sexuelle|7.2 16+18
s:sexue|7.2 16+15
g:exue|7.1 16+9
g:xuel|7.1 16+8
b:orientation sexuelle|7.6 16+7
f:orientation|8.0 16+4
l:sexuelle|7.6 16+3
b:your ethnic|7.8 14+7
b:ethnic background|7.8 14+31a+4
w:origine|7.0 12+514+1017+93o+5
s:origi|6.1 12+1113+414+1417+83o+133r+4
g:orig|5.7 12+313+314+917+435+43o+5
g:rigi|5.9 12+313+314+93o+6
g:igin|5.9 12+313+314+715+517+33o+5
g:gine|6.7 14+4
w:ethnique|7.1 14+91a+11
g:hniq|6.6 14+4
b:origine ethnique|7.8 14+5
f:origine|7.5 14+317+4
l:ethnique|7.2 14+3
b:hispanic or|7.0 3a+3
b:or latino|7.1 12+7
f:hispanic|7.8 12+4
w:served|6.8 0v+619+1027+83a+7
g:rved|6.7 19+4
g:ved>|5.6 0v+319+33a+4
b:you served|7.5 19+72c+43a+4
b:served in|7.5 19+527+5
w:armed|7.6 19+11
s:armed|7.6 19+10
g:<arm|7.1 19+5
g:arme|7.1 19+5
g:rmed|6.4 19+31w+531+33a-3
g:med>|6.4 1w+432+3
b:the armed|8.2 19+4
w:forces|6.8 19+133a-54e+16
s:force|6.5 0e+40i+319+141b+53a-64e+114g+4
g:forc|6.1 19+54e+5
g:orce|6.1 19+524+34e+6
g:rces|6.7 19+64e+6
b:armed forces|7.6 19+7
l:forces|7.2 4e+5
w:ancien|6.8 02-519+131v+72c+52y+1236+93a+34r+12
s:ancie|6.2 19+71v+526+327+628+329+82c+42y+836+73a+43l+84r+13
g:<anc|6.2 29+32y+34r+4
g:anci|6.0 19+329+34r+5
g:ncie|5.9 0q+319+41b+429+32y+43a-34r+3
b:un ancien|7.5 19+82c+336+63a-3
w:combattant|8.0 19+10
s:comba|8.0 19+10
g:omba|7.8 19+4
g:mbat|8.0 19+5
g:batt|7.8 19+3
g:ttan|8.0 19+4
g:tant|6.5 3w+4
b:ancien combattant|8.0 19+10
l:combattant|8.0 19+4
w:yourself|5.8 0z+410+412+714+315+316+718+41a+625+52d+102t+83g+63o-33q+34a+74c+84h+54k+4
s:yours|5.8 10+614+616+618+51a+425+32d+62t+54a+74c+6
g:<you|5.6 2t+53a+44c+4
g:your|5.8 2d+34a+3
g:rsel|5.8 16+34c+3
g:self|5.4 10+319+325+42t+53g+34a+3
g:elf>|5.3 10+31a+32d+42t+44a+7
b:consider yourself|6.9 0z+310+312+514+316+818+43a-3
b:yourself to|7.3 0z+414+316+5
b:to have|7.6 0f+341+5
b:a disability|6.4 10+123a-5
l:disability|6.2 00+43a+3
w:vivez|8.0 10+62v+10
s:vivez|8.0 10+52v+8
g:<viv|7.0 2v+73q+3
g:vive|7.8 05+32v+3
g:ivez|6.2 2b+34d+34f+3
g:vez>|5.6 2b+42h+42v+44d+34f+3
b:vivez vous|8.0 10+52v+6
w:handicap|7.0 00+310+15
s:handi|6.4 10+2137+3
g:icap|6.4 10+10
g:cap>|7.0 10+9
b:un handicap|7.8 10+6
l:handicap|7.1 10+9
b:you first|7.0 0g+32z+53a-43o+3
w:nations|7.5 13+12
s:natio|5.5 05+1313+112a+635+283a-442+4
g:<nat|5.2 05+50w+413+735+163a-63b+442+3
g:nati|5.0 05+413+615+42a+335+1942+3
b:first nations|7.8 13+7
w:inuit|7.5 13+9
s:inuit|7.3 13+8
g:<inu|7.2 13+4
g:nuit|6.7 45+44k+3
g:uit>|6.3 45+3
b:nations inuit|8.5 13+3
w:metis|7.2 13+113a+3
s:metis|7.2 13+13
g:<met|6.6 13+4
g:meti|6.9 2h+4
g:etis|7.2 13+4
g:tis>|7.1 13+4
b:or metis|8.5 13+4
l:metis|8.0 13+4
w:autochtone|7.0 13+15
g:toch|6.9 13+10
g:ocht|6.3 13+10
g:chto|6.9 13+12
g:hton|6.9 13+11
g:tone|6.8 13+13
b:vous autochtone|8.5 13+7
l:autochtone|7.3 13+10
w:racialized|7.5 14+51a+12
s:racia|6.9 14+171a+16
g:raci|6.4 0x+514+41a+1149+3
g:acia|6.9 14+61a+8
g:aliz|6.9 1a+91l+3
g:lize|7.2 1a+52m+6
b:a racialized|7.8 1a+10
b:racialized person|8.5 1a+3
w:appartenez|7.5 0y+614+816+319+71a+4
g:rten|6.7 13+314+32y+63a-344+10
b:appartenez vous|7.5 0y+316+319+41a+3
b:your age|7.6 0c+30y+83a-3
b:age group|8.0 0y+9
w:tranche|8.0 0y+13
s:tranc|8.0 0y+9
g:anch|6.4 27+43v+445+4
g:nche|6.7 27+63v+545+7
b:tranche d|8.0 0y+8
b:d age|7.2 0y+18
w:religion|6.6 15+203a-3
s:relig|6.1 15+38
g:igio|6.3 15+14
g:gion|5.6 0a+915+92w+43q+6
b:your religion|8.2 15+4
b:religion or|8.0 15+6
w:belief|7.6 15+9
s:belie|7.6 15+8
g:<bel|6.2 15+53h+44n+3
g:beli|7.6 15+4
g:elie|7.5 15+5
g:lief|7.5 15+3
b:or belief|7.8 15+8
l:belief|7.8 15+5
w:croyance|8.5 15+7
s:croya|8.2 15+15
g:<cro|7.8 15+4
g:roya|8.0 15+4
g:yanc|8.0 15+3
b:ou croyance|8.5 15+4
f:religion|7.5 15+7
w:was|5.8 0i+41l+61o+81v+101z+32h+43a+103n+43o+63t+53u-34b+64e+64g+84j+54r+4
b:what was|6.9 1o+33a+93u-34j+5
b:was the|7.5 17+31l+51z+5
w:occupation|7.2 17+103a-33y+54j+13
g:cupa|7.2 4j+5
g:upat|7.2 4j+5
g:pati|6.6 4j+3
w:main|7.2 17+41w+113y+44e+6
b:your main|7.8 17+33y+34e+4
w:household|7.5 17+13
g:useh|7.5 17+3
g:seho|7.5 17+4
g:ehol|7.5 17+3
w:earner|8.2 17+103a-3
g:rner|7.8 2u+4
g:ner>|5.5 0o+32d+42u+33a-3
b:household earner|8.5 17+4
w:were|5.7 0h+30k+30v+40w+617+1918+61b+91p+61w+31z+527+529-32c+53a+33n+43o+64j+74r+6
g:<wer|5.1 17+41i+31v+31w+41z+73a-447+34a+34n+3
g:were|5.6 17+4
b:you were|6.5 0v+417+518+51w+31z+53a+3
w:14|7.3 0d+617+10
w:caring|7.2 0z+1528+33a+4
s:carin|7.2 0z+1028+32e-33a+5
g:<car|4.5 0g+60z+1517+31d+43h+444+124a+3
g:cari|6.7 0z+43z+6
g:arin|6.4 0z+528+329+3
b:have caring|8.2 0z+103a-3
w:responsibilities|7.1 0z+81w+14
g:nsib|6.7 0z+3
g:sibi|6.7 00+31w+4
b:caring responsibilities|7.8 0z+63a+4
l:responsibilities|7.3 0z+3
w:proche|7.0 0z+152c+63o+33p+1149+3
w:aidant|8.0 0z+16
s:aidan|7.8 0z+16
g:<aid|7.5 0z+5
g:aida|7.8 0z+6
g:idan|7.8 0z+6
g:dant|6.5 0o+50z+103m+5
b:proche aidant|8.5 0z+3
b:read and|6.8 0n+50x+122k+83a-6
w:understood|7.8 0n+80x+63a-3
g:ders|5.9 0n+30x+3
g:erst|6.2 0k+30x+3
b:and understood|8.2 0x+3
b:understood the|8.2 0n+3
l:notice|6.4 0n+3
w:ticking|8.2 0f+4
s:ticki|8.2 0f+4
b:to my|7.8 0o+93l+3
b:my data|6.5 0n+60o+43a+5
w:being|6.5 0c+33a+3
b:data being|8.5 0o+4
w:processed|8.2 0n+9
b:being processed|8.5 0n+4
w:recruitment|7.0 0n+60o+50t+43a-43o+6
s:recru|6.2 0n+80o+50q+40s+41v-432+33a+43b+43o+64c+8
g:recr|6.2 0n+3
g:ecru|6.2 4c+3
b:for recruitment|8.2 0n+4
l:recruitment|7.6 0n+3
w:pendant|7.3 0n-30o+1628+43h+3
s:penda|7.3 0n-30o+1328+3
g:<pen|6.2 0f+30o+40v+7
g:pend|5.9 0o+40v+30z+4
g:enda|6.2 0o+40z+31e+31v+32w+33m+3
l:mois|7.1 49+8
b:terms of|7.6 0n+30r+5
b:of use|7.8 0n+30r+4
b:accepte les|7.8 0r+8
b:les conditions|8.0 0r+5
b:conditions d|8.0 0r+5
w:utilisation|6.9 0l+80r+1228+44f+6
b:d utilisation|7.5 0r+10
w:reviewing|8.5 0l+7
s:revie|7.3 0f+50l+30n+40x+4
g:<rev|6.4 24+33a+3
g:wing|6.9 3a+5
b:in reviewing|8.5 0l+5
b:que ma|8.5 0l+5
w:soit|7.1 0j+50l+90q+5
g:soit|7.1 0l+3
b:candidature soit|8.0 0l+7
w:analysee|8.5 0l+5
s:analy|7.6 0l+10
g:<ana|7.5 0l+54c+4
g:anal|7.0 0l+42e+5
g:naly|7.6 0l+5
g:alys|7.5 0l+5
b:soit analysee|8.5 0l+3
w:artificielle|8.2 3a+3
b:intelligence artificielle|8.2 3a+3
b:keep me|7.8 0m+4
w:posted|8.2 0m+73a+11
w:offers|7.6 0m+120p+9
s:offer|6.0 0f+70m+80p+51k+626+337+63a-73l+53q+73r+43v+949+44g+44n+3
g:ffer|5.5 18+432+3
g:fers|7.5 0m+4
b:and offers|8.5 0m+5
b:je souhaite|7.3 0m+11
w:recevoir|6.3 0m+110p+100q+71t+32j+4
s:recev|6.3 0m+120p+100q+41t+32j+5
g:ecev|6.3 0m+6
g:cevo|6.3 0m+50p+4
g:evoi|6.2 0m+6
g:voir|6.0 0m+63a-346+5
g:oir>|5.9 0m+63a-346+44e+3
b:souhaite recevoir|7.6 0m+6
b:recevoir l|8.2 0m+5
w:infolettre|7.5 0m+141t-43a+8
s:infol|7.5 0m+101t-33a+5
g:nfol|7.3 0m+33a+4
g:fole|7.5 0m+4
g:olet|7.5 0m+5
b:l infolettre|7.6 0m+7
b:me in|8.2 0q+8
w:mind|7.3 0q+439+113u+11
g:mind|6.7 3a+33v+6
b:in mind|7.6 0q+43u+4
b:mind for|8.5 0q+3
b:for future|8.2 0q+3
b:future opportunities|8.2 0q+4
w:ajoutez|8.2 0q+43g+4
s:ajout|7.1 1c+61e+51f+42b+72p+43a-33g+34c+5
g:ajou|7.1 2b+3
g:jout|7.1 2b+3
g:oute|6.4 46+3
w:moi|7.2 0m+160q+103a+5
b:moi a|8.2 0m+6
b:a votre|6.4 0k+50m+30v+418+337+540+64m+3
w:vivier|8.2 0q+9
s:vivie|8.2 0q+9
g:vivi|8.0 0q+32v+5
g:vier|7.8 3a+3
b:vivier de|8.2 0q+7
w:candidats|8.0 0q+11
g:dats|7.8 0q+3
g:ats>|6.8 04+80g-30q+31e+4
b:de candidats|8.2 0q+6
f:ajoutez|8.2 46+3
l:candidats|8.0 0q+3
b:text me|7.1 0p+14
w:updates|7.8 0m+70p+62b+163a-4
s:updat|7.5 0g+30m+50p+82b+73a-3
g:<upd|7.5 2b+3
g:upda|7.5 0p+32b+3
b:me updates|8.5 0p+6
b:updates about|8.5 0p+5
f:text|7.3 0p+111d+4
b:accepte de|7.6 0f+30m+40p+31k+3
b:de recevoir|8.0 0m+60p+3
b:recevoir des|7.1 0m+100p+30q+5
w:textos|8.0 0p+123a+5
s:texto|6.8 0p+160t+41d+71g+7
g:exto|6.8 0p+6
g:xtos|8.0 0p+3
g:tos>|6.4 1i+34e+3
b:des textos|8.2 0p+6
w:follow|6.9 15+82b+152o-43a+6
s:follo|6.8 15+82b+162o-43a+5
g:<fol|6.6 2b+92q+3
g:foll|6.7 2b+63a+3
g:ollo|6.6 15+32b+8
g:llow|5.8 0l+32b+7
g:low>|6.1 2b+7
b:on linkedin|8.2 2b+7
f:follow|7.5 2b+152o-3
b:our company|7.6 3a+547+34g+3
w:attracts|8.5 4g+4
s:attra|8.0 3a+54g+13
g:attr|7.8 1w+64g+3
g:ttra|7.8 4g+4
b:what attracts|8.5 4g+5
b:attracts you|8.5 4g+7
w:interesse|6.9 0k+40u+61c+81d+82w+93a-5
b:vous interesse|7.0 1c+41d+62w+73a-34g+3
w:t|5.3 0r+41b+31c+51x+1138+43a+143y+5
b:interesse t|7.2 0u+41c+71d+7
w:elle|6.5 3j+647+4
b:t elle|7.5 18+447+7
b:want this|8.2 3y+34c+114h-3
w:interests|6.7 0k+143a+74g+84h+8
g:ests|6.5 0k+5
g:sts>|6.3 0k+40m+3
b:what interests|7.8 4g+44h+5
b:interests you|7.8 4g+44h+5
b:you about|6.7 0m+50q+43a-83o+74g+154h+4
b:qu est|6.9 20+43a+33o+44e+54g+74h+5
b:est ce|6.5 0d+420+44e+54g+74h+5
b:ce qui|7.0 0x+320+33o+34g+64h+4
w:motive|8.0 20+63a+44h+7
b:vous motive|8.2 4h+7
b:motive dans|8.5 3a+7
b:dans ce|8.2 1w+124h+6
b:ce poste|6.2 1c+41d+31w+61y+33a-43q+53u+347+44h+54j-5
f:qu|6.7 1o+44e+44f+34g+54h+11
w:comments|7.8 3a+64c+14
l:comments|8.2 4c+4
w:message|6.5 0p+132g+53a+64c+14
b:message au|8.2 4c+4
w:recruteur|8.5 4c+7
g:crut|7.2 3a+3
g:uteu|7.5 3a+8
g:teur|6.1 01+427+33a+7
b:au recruteur|8.5 4c+6
f:message|7.8 4c+8
l:recruteur|8.5 4c+3
w:points|6.9 19-41p+163a+64e+15
s:point|6.0 19-31p+1220+325+82k+32w+339+63a+33t+44e+11
g:<poi|6.0 1p+44e+3
g:poin|5.8 1p+34e+4
g:ints|6.9 1p+424+34e+4
b:vos points|8.5 4e+5
w:forts|8.2 4e+10
s:forts|8.2 4e+9
g:fort|6.0 4e+4
g:orts|7.2 3a+44e+3
b:points forts|8.2 4e+6
b:describe a|7.1 3a+44d+11
w:project|6.5 28+84d+21
s:proje|5.9 24+328+32q+44d+36
g:proj|5.9 4d+18
g:roje|5.9 4d+15
g:ojec|6.4 4d+11
g:ject|5.6 1o+33a+54d+9
b:a project|7.6 4d+7
b:project you|7.5 4d+10
b:worked on|8.2 3a+4
w:recently|8.2 19+34d+4
f:describe|5.9 3a+64a+34b+44d+64f+84p+3
w:decrivez|6.6 1w+72d+44a+54b+74d+134e+74f+84h+5
s:decri|6.4 1w+52d+64a+34b+74d+74e+114f+84h+5
g:decr|6.4 1w+34d+44f+3
g:criv|6.1 2d+44d+54f+4
b:decrivez un|8.0 4d+5
w:projet|7.0 24+54d+21
g:ojet|6.9 4d+9
g:jet>|6.4 4d+5
b:un projet|7.5 4d+8
s:auque|8.5 4d+4
g:quel|6.7 4a+34c+3
b:vous avez|6.5 0e+31q+329+32y+33n+34b+44d+13
w:participe|8.0 0e+73a+44d+3
g:rtic|6.4 00+52r+3
g:tici|7.0 00+4
g:icip|6.5 04+507+3
f:decrivez|6.6 1w+44d+64e+34f+5
w:achievement|8.5 4b+7
s:achie|7.1 1p+91q+53a-34b+14
g:<ach|6.7 1l+44b+4
g:achi|6.1 3a-346+34b+5
g:chie|6.5 1e+31i+34b+3
g:hiev|7.1 4b+5
g:ieve|7.0 1p+31q+34b+4
g:evem|7.6 4b+5
g:veme|7.5 4b+5
w:quelle|5.3 04+414+31p+42h+32j+337+64b+44d+34j+3
b:quelle est|6.7 14+324-337+63a+64f+5
b:votre plus|7.6 4b+34e+4
w:grande|8.2 4b+10
s:grand|7.6 17+84b+84e+54k+3
g:rand|7.0 4e+3
b:plus grande|8.5 4b+6
w:reussite|8.2 4b+15
s:reuss|8.0 4b+7
g:<reu|8.0 4b+4
g:reus|7.8 4b+4
g:euss|8.0 4b+3
g:ussi|7.8 1n+44b+3
b:grande reussite|8.5 4b+3
f:quelle|6.1 1p+337+43a+54b+34d+44f+3
b:your experience|6.5 25+828+44f+18
b:decrivez votre|7.6 3a+34f+84h+4
b:votre experience|6.7 24-828+529-33a-44a+104f+17
w:anyone|6.8 3a+43p+8
b:is anyone|7.8 3a+63p+4
b:anyone in|7.6 3a+33p+7
b:in your|5.7 17+53p+446+94b+84c+54d+44f+6
b:a customer|8.0 3a+5
b:customer of|8.2 3a+3
w:ours|7.3 0k+63a+54g+84r+6
b:of ours|7.5 0k+53a+54r+4
l:ours|7.5 4r+3
b:for a|5.9 0e+110f+40j+70o+50s+110z+32i+33h+347+44r-6
w:competitor|7.8 0k+836+53a+74r-4
g:tito|7.0 1n+33x+3
g:itor|6.1 0a+30k+40y+318+3
b:a competitor|8.0 36+43a+44r-3
b:competitor of|8.2 3a+4
w:drive|6.8 1j+924+82t+53a+74n-3
b:you drive|8.0 24+4
l:drive|7.8 3a+5
b:which of|5.9 1q+424+102h+42w+638+33n+33o+545+34n+34p+5
w:these|6.3 11+524+53a-64p+4
b:of these|6.5 0x-411+41q+324+62h+52w+345+44n+34p+7
w:describes|6.6 11+1114+415+416+517+41q+425+72a+8
g:ibes|6.6 11+3
b:these describes|8.2 11+31q+53a+7
b:describes you|8.2 11+42a+53a+3
b:what do|6.2 00+32x+332+33a+43k+43u+84c+54e+54g+54j+8
w:earn|7.6 1l+83a+63u+9
b:you earn|8.5 1l+7
b:at the|6.2 1k+41y+538+133a+63t+44g-34h+64j+44l+4
b:the moment|7.1 1v+31y+34j+34l+3
l:base|8.0 2v+32w+5
b:a clean|8.2 0v-43a+6
w:abstract|8.2 0f+6
s:abstr|8.2 0f+6
g:<abs|6.7 1m+61n+41p+4
g:stra|5.4 07+110v+62c+3
w:existing|7.5 2i+1136+113t+94n+3
s:exist|7.3 2i+836+83o+43t+54n+3
g:xist|7.3 2i+436+3
g:isti|6.2 0y+51r+32i+32l+52x+33a-44b+3
g:stin|6.0 1k+44b+3
b:pre existing|8.5 3a+3
w:injury|8.2 3a+741+6
s:injur|8.0 41+11
g:<inj|8.0 41+3
g:inju|8.0 41+3
w:medical|7.6 3a+841+8
s:medic|6.6 3a+841+2342+1044-3
g:<med|6.0 1p+42p+43o+441+16
g:medi|5.6 1p+72p+43o+341+15
g:edic|6.5 41+12
g:ical|5.5 3h+341+4
g:cal>|5.6 41+44l+3
w:condition|7.2 0j+410+113a+641-4
b:medical condition|8.5 3a+5
w:cpa|8.2 0g+82m+43a+4
b:a cpa|8.5 0g+73a+3
l:cpa|8.5 0g+5
w:medicale|8.5 3a+8
g:cale|6.9 4l+7
w:limite|8.5 3a+114n-5
s:limit|6.9 10+336+143a+94o+4
g:<lim|6.9 36+53a+4
g:limi|6.9 36+5
g:imit|6.8 36+53a+4
w:capacite|8.2 0j+33h+6
s:capac|7.6 3a+43h+54j+4
g:<cap|6.2 2d+42f+43h+5
g:capa|6.5 10+43h+7
g:apac|7.1 10+6
g:paci|7.1 10+74j+3
g:cite|6.9 0e+314+33w+5
w:people|6.3 0c+424+426+332+33l+73m+103n+63p+74b+34e+7
s:peopl|6.2 0c+413+51a+53l+43m+63n+33p+64b+54e+54n+4
g:eopl|6.2 4b+3
g:ople|6.0 1q+5
g:ple>|5.4 1i+92h+44b+3
b:howmany people|8.5 26-43a+7
b:people have|8.5 26-63a+54b+8
g:<end|6.9 1x+10
g:endo|8.0 0k+33a+3
g:ndor|7.5 2v+32w+33a+4
w:had|6.7 10+341+6
b:you had|7.0 24+426+541+104r+5
b:had any|8.5 41+9
w:accidents|8.2 3a+8
s:accid|7.8 1k+43a+541+8
g:acci|7.1 3a+441+9
w:five|6.4 0j+51b+51k+52c+42h+838+63a+746+548+54e+8
g:<fiv|6.4 2h+3
g:five|6.4 3a+3
b:past five|8.0 1b+33a+6
b:five years|6.9 0j+41b+42c+33a+848+4
l:years|5.4 29+43a+4
w:pass|7.2 0d+70f+50j+81k+93h-34p+5
g:ass>|6.0 17+31j+51n+4
b:you pass|8.5 0f+4
b:pass a|7.8 0f+41k+5
w:dot|8.2 1k+33a+103h-3
b:a dot|8.5 3a+3
w:physical|6.9 06+810+53a+33h+941+649-4
s:physi|6.4 06+410+338+33a+53h+1641+15
g:<phy|6.3 3h+1141+3
g:phys|6.3 3h+1141+3
g:hysi|6.4 3h+641+4
g:ysic|6.6 3h+441+5
g:sica|6.7 3h+4
b:dot physical|8.5 3a+5
l:physical|8.5 3a+4
w:health|7.2 10+63a+541+1542+5
s:healt|7.1 10+527+441+842+5
g:heal|7.1 41+5
g:alth|7.1 41+3
g:lth>|7.2 41+3
s:probl|6.7 3a+113q-441+84d+84f+6
g:prob|6.4 0v+31i+6
g:robl|6.7 3a+5
g:oble|6.7 3a+6
g:blem|6.7 3a+6
g:ems>|7.3 4f+4
w:affect|8.0 0k+636+33a+4
s:affec|7.5 0k+510+52w+10
g:<aff|6.1 0k+332+4
g:affe|7.5 2w+3
g:fect|6.7 2w+3
b:that affect|8.5 36+3
b:affect your|8.2 0k+33a+3
b:your driving|8.5 0f+6
l:driving|8.5 3a+4
w:cdl|8.0 1j+102m+93a+3
b:your cdl|8.5 3a+8
b:cdl number|8.5 2m+43a+4
b:have your|7.5 0g+64m+6
w:own|6.0 0k+524-325+62u+93a+93q+44c+104m+19
b:your own|6.5 25+42u+73a+74c+74m+8
w:truck|8.0 3a+54m+8
s:truck|7.6 3a+44f+44m+9
g:truc|6.6 4l+3
g:uck>|7.6 24+33a+4
l:truck|8.5 3a+64m-3
b:have an|7.2 0g+41j+32i+83a+63z-4
b:which statement|8.0 3a+34p+4
w:applies|8.2 3a+6
b:applies to|8.5 3a+6
w:choose|6.3 01+32w+33a+43c+33g+34q+5
w:one|5.1 0j+315+318+41j+31l+32d+1149+34r+5
b:choose one|8.2 3a+64q+4
f:choose|6.7 01+52w+43a+93c+3
l:one|6.2 0j+31l+33a+449+3
w:under|5.8 0c-40d-30y+410+41b+420+827+82a+72d+102y+103a+44n+64r+4
b:currently under|8.5 1b+43a+3
w:another|6.7 0h+30k+50v+311+31y-62p+1036+63a+33o+33q+84f+74r+4
s:anoth|6.7 0h+30k+30v+31y-32p+83q+74f+44r+3
g:<ano|6.0 26+328+329+32p+3
g:anot|6.7 2p+3
g:noth|6.5 2p+43q+3
g:othe|6.4 2p+3
g:ther|5.5 2p+4
g:her>|5.1 1m+32p+33a+33h+33v+349+3
b:with another|8.5 3a+4
b:another employer|8.2 36+33a+3
b:you accept|6.7 0f+438+43a+53k+34k+4
b:accept a|7.8 2w+538+4
w:temporary|7.3 0u+33a+94o+12
s:tempo|6.9 0u+173y+54o+11
g:empo|6.7 0u+83y+34o+4
g:mpor|6.5 0u+74o+3
g:pora|6.9 0u+749+34o+3
g:orar|6.4 45+34i+94n+3
b:a temporary|8.5 0u-103a+104o+5
l:contract|6.9 1b+33a+3
b:provide your|8.2 3a+44m+3
g:top>|7.3 3a+4
b:to drive|7.6 1j+7
b:in all|8.5 3a+33h+8
w:48|8.2 1k+71t+5
b:has your|7.2 24+63a+7
w:expired|8.5 3a+7
f:has|6.7 0e+424+64r+3
b:were you|6.4 0k+50w+617+51b+72c+53o+64r+4
s:honor|8.0 3a+83x+12
g:<hon|6.9 0x+33x+4
g:hono|7.5 3x+4
g:onor|8.0 3a+33x+4
g:rabl|7.0 0f+30j+6
w:discharged|7.6 19+81b+9
s:disch|7.5 19+51b+133a+8
g:disc|5.8 10+31b+61o+33a+4
g:isch|6.3 14+417+31m+32k+7
g:scha|6.1 0h+63q+34k+4
g:rged|7.3 1b+4
f:were|6.9 17+61b+32c+44r+4
b:your visa|7.6 21-53a+12
w:tied|8.0 36+63a+5
g:<tie|6.0 0k+336+33p+3
b:tied to|8.2 3a+7
b:consider a|8.5 3a+6
w:fixed|7.3 2i+43u+64d+10
s:fixed|7.3 3t+43u+44d+9
g:fixe|6.7 34+4
g:xed>|7.2 4d+3
b:a fixed|8.0 2i+33a+4
b:fixed term|7.8 0u+42i+33a+4
b:term contract|8.2 2i+33a+5
w:fait|6.9 22+134r+3
b:deja fait|7.8 24+5
b:fait l|8.0 1b+9
w:objet|7.5 0v+51b+93a+84c-3
s:objet|7.5 0v+41b+93a+7
g:<obj|6.6 3a+7
g:obje|6.6 3a+8
g:bjet|7.5 1b+33a+5
b:l objet|7.8 1b+4
b:objet d|8.2 1b+3
s:plain|8.2 1d+51g+73a+4
g:<pla|5.2 1g+31i+41z+42v+52w+33a+12
g:plai|6.4 4f+3
g:lain|6.5 4f+3
g:aint|6.2 28+43a+6
w:vaccine|8.5 3a+10
s:vacci|7.8 3a+641+194p-4
g:vacc|7.8 41+6
g:ccin|7.8 41+6
b:you read|7.6 24+82k+73a+6
w:drawings|8.5 1i+93a+5
s:drawi|8.5 1i+73a+5
g:<dra|7.3 2h+52i+3
g:draw|7.1 3a+5
w:lived|7.6 32+83a+9
s:lived|7.6 32+53a+11
g:ived|6.7 3a+3
b:you lived|8.2 3a+7
b:howmany days|7.6 41+7
b:week can|8.2 38-33a+3
w:be|4.3 0c+50d+60f+30j+80u+42w+738+43u+547+449+8
b:you be|5.6 0d+40j+70u+32v+52w+537-338+53r+647+449+5
b:be in|8.2 3a+4
b:the office|7.2 38+53a+54q+4
b:howmany accidents|8.5 3a+3
b:accidents have|8.5 3a+4
w:products|7.2 0d+40m+82a+33a+84g-3
g:ucts|7.2 3a+3
g:<lau|7.2 1n+34o+3
g:unch|7.6 39+345+5
g:ched|6.3 3y+4
w:teach|7.8 2w+43a+84h+7
s:teach|6.8 0g+41b+51e+62m+32q+62t+52w+54h+6
g:each|5.5 3b+3
b:to teach|7.8 2w+43a+44h+5
w:fluently|8.2 2l+43a+5
s:fluen|7.2 25+72k+15
g:<flu|7.2 25+32k+8
g:flue|7.1 2k+7
g:luen|7.1 25+32k+7
b:your vehicle|8.5 3a+74m-4
w:insured|8.2 4m+5
s:insur|6.8 0d+527+53a+642+74m+3
g:<ins|5.3 1r+102p+4
g:insu|6.8 42+3
g:nsur|6.8 3a+342+3
b:vehicle insured|8.5 3a+3
w:high|7.3 1l+31p+71r+43a+3
b:your high|8.5 3a+5
b:high school|7.3 1h+31l+33a+4
w:diploma|6.2 0g+71e+81l+131m+111n+31q+12
g:loma|6.1 1l+51n+31q+4
g:oma>|6.0 1l+51m+62j+3
b:school diploma|8.0 3a+4
b:diploma from|8.5 3a+5
b:from the|6.6 18+31b+52f+42g+52v+33a-53u+3
b:your degree|8.0 1m-31o+11
b:from a|6.8 17+71a+91b+13
w:leading|8.5 26+33a+7
s:leadi|8.5 26+33a+5
g:lead|6.6 26+33a+3
g:adin|7.0 0h+61o+3
b:graduate with|8.5 1l-61m+83a+6
b:a first|8.0 0g-913+517+73a+10
w:class|6.5 17+101j+161l-31m-31n+81p+10
s:class|6.1 0i+317+1019+51j+151m-31n+111p+1348+3
g:clas|6.0 17+41j+61n+31p+4
g:lass|5.8 17+31j+61p+32m+53a+4
l:degree|6.4 1m+81o+3
w:married|8.5 3a+83p+9
s:marri|7.8 2y+43p+12
g:<mar|5.8 0m+41h+41p+43a+345+3
g:marr|7.6 3p+4
g:arri|6.3 3a+63p+3
w:pregnant|8.5 3a+741+3
s:pregn|8.5 3a+341+10
g:nant|6.8 36+441+4
b:you pregnant|8.5 3a+541+5
l:pregnant|8.5 41+6
w:children|7.1 0f+30v+60z+724+43a+441+54f+44k-3
s:child|6.8 0v+40z+61l+83p+441+44f+3
g:<chi|6.4 0z+31l+332+3
g:chil|6.8 0z+31l+3
g:hild|6.8 0z+4
g:ren>|5.5 0v+30w+524+426+427+329+42c+3
b:have children|8.5 3a+341+7
l:children|7.8 0z+3
w:authorised|8.0 23+53a+9
b:you authorised|8.5 3a+5
b:authorised to|8.2 3a+7
w:sign|6.5 01+1102+60m+51t-623+182k+5
b:to sign|7.8 23+63a+4
w:contracts|8.2 0k+92c+43a+4
b:current role|8.0 4j+3
g:ostl|7.8 09+7
b:was your|7.1 1o+31v+43a+54j+6
g:gain|7.0 03+31u+4
f:was|6.8 3a+64b+54g+44j+44r+3
g:<van|8.0 49+3
g:vanc|7.3 1q+325+43a+4
g:ncou|8.0 3a+4
w:supervisor|7.2 0g+83a+73l+6
w:manager|6.7 3a+43l+73m+64c+74e+64h+7
b:your manager|8.2 3a+5
b:manager s|8.2 3a+7
b:s name|6.9 23+112x-331-33a+173z+6
b:email of|8.2 0m+43m+7
w:referee|6.9 1t-43a+93m+15
g:eree|6.4 3a+53l+33m+3
l:referee|7.8 3m+4
b:number of|6.1 26+328+429+42e+33a+163b-343+3
b:a reference|8.0 3a+83m-4
w:emergency|7.3 39+43a+103b-4
s:emerg|7.1 3a+13
g:<eme|7.1 3a+4
g:emer|6.9 3a+34c+4
g:merg|7.1 3a+4
g:erge|6.7 1p+33a+9
g:rgen|6.7 3a+6
b:emergency contact|7.6 3a+7
b:contact name|8.5 3a+4
f:emergency|7.8 3a+3
b:contact phone|8.5 3a+3
w:relationship|7.3 0k+50u+63a+83m-4
g:onsh|7.2 3p+3
b:relationship to|8.0 3a+93m-3
f:relationship|8.0 3a+5
w:superieur|8.2 3a+12
g:rieu|6.9 1b+4
w:immediat|8.5 3a+7
s:immed|7.1 3p+549+7
g:<imm|5.7 47+348+34p+4
g:imme|6.9 49+3
g:edia|6.3 1p+53o+5
b:superieur immediat|8.5 3a+4
b:courriel de|8.2 01+53a+53m-3
b:personne en|8.5 3a+4
f:courriel|5.8 01+31t+143a+4
b:personne a|7.5 3a+10
w:cas|7.8 0d+92o+6
b:en cas|8.2 3a+5
b:cas d|8.2 3a+5
w:urgence|8.2 3a+8
s:urgen|8.2 3a+4
g:urge|7.0 0h+1141+542+3
b:d urgence|8.2 3a+4
b:telephone de|8.2 3a+6
w:prevenir|8.5 3a+5
s:preve|6.4 0g+624+428+93a+6
g:reve|6.2 28+33a+34a+3
b:a prevenir|8.5 3a+4
b:city would|8.5 3a+10
b:prefer to|7.8 0t+32j+4
b:dans quelle|6.7 04+91v+32j+73s+4
b:quelle ville|7.5 04+113a+4
b:ville souhaitez|8.5 04-52w+63a+6
b:of our|6.1 0e+32w+536+33a+63n+43q+34r+8
w:offices|8.0 2w+33a+12
b:our offices|8.5 3a+6
b:work from|6.9 2v+438+53a+44i+7
b:city of|8.2 04+42v-43a+4
w:place|6.6 00+60a+50w-51o-41r+81v+61z+102p+62v+112w+34g+54q+6
s:place|6.3 00+40a+60w-31o-31r+41v+31z+82p+42v+82w+123a+44q+3
b:place of|7.0 0a+60w-41o-41r+71v+51z+92v+52w-44q+5
f:place|7.3 0a+31r+31z+72v+6
w:naissance|6.5 05-30w+1511-418+92x+62y+143a+10
s:naiss|6.5 0w+1218+72x+42y+103a+5
g:<nai|6.5 0w+72y+33a+3
b:de naissance|6.9 0w+162y+33a+9
l:naissance|6.9 0w+318+33a+7
w:starting|7.0 38+53a+945+44j+6
b:your last|6.7 1h+33a+123l+43t-34b+54e+4
b:last salary|8.5 3a+5
w:etait|8.2 17+41p+93a+33t-4
s:etait|8.2 1p+93a+53t-5
g:etai|5.6 3a+43s+44f+5
g:ait>|6.2 1p+33a+33u+6
b:etait votre|8.5 1p+6
w:dernier|6.4 1h+31q+71r+41v+51x+91y-33a+43t+341+54j+3
s:derni|6.1 0e+31h+51m-31q+101v+31x+82c+53a+43t+742+34j+5
g:<der|5.8 1q+41v+41x+33t+44j+5
g:dern|6.1 1q+4
g:erni|5.8 1q+41x+341+3
g:rnie|6.1 1q+4
g:nier|6.0 1q+51x+32c+33t+3
b:votre dernier|8.0 3a+7
b:dernier salaire|8.5 3a+4
w:history|6.9 0f+30v+318+61f+51v+41w+621+63a+33u-33v-341+64a+3
s:histo|6.8 0v+318+61v+41w+321+841+124a+34r+6
g:hist|6.7 1w+341+4
g:isto|6.4 1w+3
g:tory|6.1 0a+41w+341+3
b:salary history|8.5 3a+11
l:history|8.2 3a+5
b:when did|7.2 1n+41s+41x+721+43a-441+549-44b+5
b:leave your|6.9 20+537+113a+4
b:last job|8.0 3t+54b+5
b:when can|7.6 0s+33a+949+4
b:when would|7.8 3a+349+4
w:free|6.3 0s+517+81k+436-43a+53q+645+947-549+114c+114n+4
g:free|6.0 0u+33a+349+5
b:free for|8.5 0s+4
b:for an|6.9 0f+30z+32c+43a+4
b:an interview|7.5 00+5
b:a quelle|7.5 0s+61t+33a+6
b:quelle date|7.3 3a+4
b:date seriez|8.0 3a+3
b:disponible pour|7.2 38+439+43a+349-4
b:pour une|8.0 3a+4
b:une entrevue|8.0 3a+7
w:stay|6.9 0m+32b+437+339+143a+74k+6
g:stay|6.8 39+43a+34k+3
g:tay>|6.9 39+5
b:you stay|8.0 37+339+5
b:stay in|8.2 0m+5
w:employers|7.2 1v-536+33a+103l+12
g:yers|7.2 3a+33l+3
w:absent|8.5 3a+6
s:absen|7.8 3a+441+9
g:abse|7.8 41+4
g:bsen|7.8 41+3
b:last year|7.5 1n+51q+43t+541+5
b:your employee|8.5 2i+33a+5
b:employee number|8.2 3a+6
b:numero d|7.3 2i+32m+83a+742+4
b:d employe|8.5 2i+33a+6
l:employe|8.2 3a+44r+3
b:reference number|8.2 3a+4
w:posting|7.2 0m+62w+83a+73o+64j-5
s:posti|7.1 0m+32w+43a+83o+33q+94j-5
f:reference|7.3 3a+73l-33m+4
b:l offre|8.0 3a+6
b:is the|5.9 0t+61q+42h+53a+193n-33v+43w+449+44b+4
b:the name|8.0 2o+32y+43a+4
b:the person|8.5 3a+53n-44h+4
b:last employer|8.2 20-33a+5
w:abroad|7.8 3a+64k+104r-3
s:abroa|7.8 3a+64k+11
g:<abr|7.8 4k+4
g:abro|7.8 3a+34k+4
g:broa|7.8 3a+34k+4
g:road|7.1 4k+5
l:abroad|8.0 3a+34k+3
b:travaille a|8.5 3a+5
w:etranger|8.0 0v+53a+547+54r-3
s:etran|7.8 2l+43a+547+54r-3
g:etra|6.9 3a+44q+4
g:nger|6.5 0f+33a+641+4
b:l etranger|8.2 3a+4
l:etranger|8.2 3a+3
w:nights|7.6 3a+93k+445+84k+44r-5
s:night|7.2 0c+33a+445+104k+3
g:<nig|7.2 45+4
g:nigh|6.7 45+44k+4
g:ghts|6.4 3a+4
g:hts>|6.4 3a+4
w:run|6.9 0f+90k+60v+31w+424+639+53a+44o+5
b:ever run|8.5 24+6
w:business|6.3 0k+121v+827+92k+336+53a+44f+74k+54m+7
s:busin|6.3 0k+101v+727+82k+336+33a+64f+54k+34m+5
g:<bus|6.1 0k+427+33a+4
g:busi|6.3 0k+3
g:sine|6.2 0k+3
g:ines|5.6 0k+446+64f+3
g:ness|5.8 0k+441+8
l:business|7.1 27+3
w:second|7.2 08+71u+72k+62x-331+535+33a+4
s:secon|6.5 07-308+110k+41l+141r+41u+42k+32x-331+1935+4
g:seco|6.4 08+30k+41l+531+6
g:econ|5.9 08+317+81l+331+33u+4
g:ond>|6.4 14+33a+34c+34l+3
b:a second|8.5 1u+63a+4
b:currently have|7.8 1y-43a+44p+3
w:student|7.5 17+71h+43a+84p+4
s:stude|7.1 17+51h+41n+72e+33a+8
g:uden|7.2 3a+3
b:a student|8.5 3a+5
w:aux|7.0 0c+30p+32a+43a+4
b:vous aux|8.5 3a+8
w:presentement|7.2 0i+51v+62i+63a+64j+5
l:presentement|7.8 1v+33a+54j+3
w:enrolled|8.0 13+91r+101s+73a+4
s:enrol|7.6 13+91r+41s+14
g:<enr|7.2 13+31r+31s+5
g:enro|7.6 13+31s+5
g:nrol|7.6 1r+31s+6
g:roll|6.2 2a+5
g:lled|6.2 1s+32a+33a+3
b:in a|6.0 0k+31p+326+627+32e+52k+33a+63h+33u+345-34c+34f+44g+3
w:program|6.9 1l+91o+91p+51s+621-42a+5
s:progr|5.8 1l+111m+61n+51o+121s+71y+624+528+62a+72l-43q+446+94e+3
g:prog|5.8 1l+41o+546+4
g:rogr|5.8 1l+41o+41s+346+4
g:gram|5.8 1l+41o+52p+544+346+4
g:ram>|6.7 1l+32p+63a+3
w:smoke|8.5 3a+6
s:smoke|8.5 3a+7
g:oke>|7.8 3a+7
b:you smoke|8.5 3a+5
l:smoke|8.5 3a+3
w:allergies|8.0 3a+441+9
s:aller|8.0 3a+441+12
g:<all|5.8 0o+31e+4
g:alle|6.2 07+51e+42f+32k+341+3
g:lerg|7.6 3a+541+5
g:gies|7.6 46+4
b:any allergies|8.5 41+4
l:allergies|8.2 41+4
w:tattoos|8.5 3a+5
s:tatto|8.5 3a+5
g:<tat|7.5 1w+53a+44j+4
g:tatt|7.1 0t+41r+63l+3
w:internet|7.5 1t+62u+183o+4
g:tern|5.2 0u+51v+42i+102u+33c+43d+442+3
g:erne|6.0 1v+52i+32u+3
g:rnet|6.7 2u+4
g:net>|7.1 2u+5
b:at home|7.8 2l+43a+9
l:home|7.6 38+33a+6
w:quiet|8.5 3a+4
s:quiet|8.5 3a+4
g:<qui|6.3 20+43n+4
g:quie|7.5 3n+44c+3
b:a quiet|8.5 3a+5
b:you own|6.9 0k+43a+84m+7
b:own a|8.2 4m+4
w:smartphone|8.5 3a+7
s:smart|8.2 0g+7
g:<sma|8.0 0g+3
g:mart|7.5 0s+6
w:safety|7.8 0g+31k+63a+4
s:safet|7.8 0g+61k+4
g:<saf|7.2 0g+4
g:safe|7.2 0g+4
g:ety>|7.5 41+3
w:boots|8.0 3a+8
s:boots|8.0 3a+6
g:<boo|6.7 1i+32q+53a+6
g:ots>|6.7 3a+5
l:boots|8.0 3a+3
b:vous vos|7.8 14+325+33a+63s+6
w:propres|8.2 3a+74m+6
s:propr|8.0 3a+34m+13
g:prop|7.3 4a+44m+6
g:ropr|8.0 4m+4
g:opre|8.0 4m+4
b:vos propres|8.2 3a+44m+4
b:propres outils|8.5 3a+5
l:outils|8.5 3a+4
w:size|6.8 1v-31w+63a+153g+54g+4
g:<siz|6.7 3a+8
g:size|6.7 3a+8
g:ize>|6.5 3a+6
b:size of|8.2 3a+5
w:shirt|8.5 3a+5
s:shirt|8.5 3a+4
w:wear|8.2 3a+43h+5
g:<wea|7.5 3h+44e+5
w:taille|7.6 3a+941+9
s:taill|7.6 3a+541+10
g:<tai|7.6 3a+341+4
g:tail|5.6 3a+33z+34f+5
b:taille de|8.2 3a+5
w:chandail|8.5 3a+7
s:chand|8.5 3a+3
g:chan|6.0 0t+31i+43q+4
g:anda|7.2 1e+3
g:ndai|7.6 1l+3
g:dail|7.2 38+3
b:de chandail|8.5 3a+4
f:taille|7.8 41+4
w:height|8.2 3a+741+9
s:heigh|7.1 0g+63a+73h+541+9
g:<hei|7.1 41+4
g:heig|7.1 3a+5
g:eigh|6.7 0c+53a+53h+3
l:height|8.2 41+5
w:book|7.3 1i+92q+183a+6
g:book|6.5 2p+42q+5
g:ook>|6.5 2q+640+3
w:couleur|8.2 1a+62h+83a+3
s:coule|8.2 1a+102h+9
w:preferee|8.5 2j+53a+6
b:what does|7.1 3a+103t+4
w:teamwork|8.5 3a+4
g:amwo|8.0 3j+4
w:mean|7.8 3a+10
g:<mea|6.8 3a+4
g:mean|7.1 3a+3
b:teamwork mean|8.5 3a+3
b:mean to|7.8 3a+8
b:see yourself|8.0 3a+649+3
b:yourself in|7.5 2d+73a+94a-34c+34e+5
b:in five|8.5 3a+8
w:conflict|6.9 0k+112c+53a+7
g:ict>|6.4 0k+336+3
b:a conflict|8.0 0k+43a+4
b:that you|5.6 02+30c+41i+32h+32u+33n+53r+63v+546+34d+34m+34n+5
w:resolved|8.5 0v+53a+54d-3
s:resol|8.0 0v+32h+14
g:reso|7.6 27+32h+4
g:esol|7.8 0e+42h+4
g:solv|7.8 2h+7
g:olve|6.8 2h+6
w:comfortable|6.2 0f+60u+524+325+42k+638+63a+63h+73v+34f+54k+4
s:comfo|6.2 0f+40u+424+525+62k+338+33a+33h+54f+44k+6
g:orta|5.6 2a+43b+6
g:rtab|6.0 3b+6
b:you comfortable|6.5 0f+40u+324+63h+4
b:comfortable with|7.1 0f+40u+33a+54k+6
w:public|6.3 0i+60j+51b+41j+427+72c+142n+32o+52q+42r-63a+6
g:lic>|6.2 2c+5
w:speaking|8.0 2k+93a+44n+4
w:around|8.0 24+827+5
s:aroun|8.0 24+427+4
b:comfortable around|8.5 3a+4
w:large|8.2 00+6
s:large|7.6 00+51c+63a+9
g:<lar|7.6 3a+3
g:rge>|6.4 0z+33a+43k+4
s:anima|7.6 2h+83a+13
g:<ani|7.6 3a+4
g:anim|7.6 2h+33a+4
g:nima|6.8 0d+33a+63u-33v+6
g:imal|6.9 3a+43u-33v+4
g:als>|6.5 0g+31e+3
b:comfortable working|7.6 2k+3
b:working at|7.0 0g+31y+43p+34g+44p+4
w:heights|7.5 0g+63a+43h+7
b:at heights|7.6 0g+53h+4
l:heights|8.0 3a+3
b:travailler en|7.1 3a+53h+3
w:hauteur|8.5 3a+33h+8
s:haute|7.8 1q+41r+63a+83h+3
b:en hauteur|8.5 3h+5
w:climb|8.0 3a+33h+5
s:climb|7.6 3a+53h+5
g:<cli|5.8 3a+6
b:you climb|8.0 3h+5
w:ladders|7.8 3a+6
s:ladde|7.6 3a+83h+6
b:climb ladders|8.0 3a+4
w:swim|8.2 3a+103h+4
b:you swim|8.2 3a+73h+3
w:cold|8.0 24+628+63a+9
g:cold|8.0 3a+3
w:room|7.8 3a+10
g:<roo|7.6 3a+4
g:room|7.3 3a+8
g:oom>|7.1 2t+53a+10
l:room|8.5 3a+6
w:supervision|8.2 3p+10
g:isio|6.9 0l+34c+3
w:sous|7.2 0v+102y+1637+83p+9
g:sous|6.9 2y+5
w:commit|8.2 2e+33a+445+5
s:commi|7.0 0k+40v+32n+43a+845+4
b:you commit|8.2 3a+345+5
b:commit to|8.2 3a+445+4
b:to two|8.5 0o+43a+5
b:two years|7.1 0k+41p+42c+741+4
s:engag|7.3 0r+336+63a+11
g:enga|7.2 3a+3
g:gage|7.2 3a+3
w:toute|7.8 0k+70x+33h+8
s:toute|7.2 0k+40x+32l+33a+33h+646+4
g:<tou|6.0 0t+33h+5
g:tout|6.4 3h+34e+3
b:toute la|8.2 3h+5
s:saiso|8.2 0u+33a+9
g:sais|6.9 1u+4
g:aiso|6.5 00+31v+320+42i+34h+3
g:ison|6.5 20+43a+3
w:holidays|7.8 3a+645+11
s:holid|7.6 3a+645+13
g:holi|7.5 45+3
g:olid|7.6 3a+345+4
g:lida|6.2 04+31o+31y+335+345+446+5
g:iday|6.8 45+94k+3
w:booked|8.5 3a+10
s:booke|8.5 3a+5
g:oked|7.6 3a+5
l:booked|8.5 3a+3
w:vacances|8.5 3a+7
w:prevues|8.5 3a+7
s:prevu|8.0 1n+33a+4
b:a forklift|7.8 1j-324+828+4
w:aid|8.0 0g+43a+7
b:first aid|8.0 0g+43a+3
b:aid certificate|8.5 0g-43a+6
l:certificate|6.9 3a+7
w:carte|6.5 0g+82m+33a+103r+442+644+194l+44o-34p+3
s:carte|6.4 0g+111e+42m+63a+53r+53z-342+344+14
g:cart|6.1 0g+51c+41d+344+7
g:rte>|5.8 0s+343+344+54k+4
b:une carte|8.5 0g-33a+54l+3
b:carte de|7.8 0g-33a+63r+5
w:secourisme|8.2 3a+8
s:secou|8.2 3a+6
g:sme>|7.5 1r+3
b:de secourisme|8.2 3a+4
l:secourisme|8.5 3a+3
w:food|8.0 0g+61e+6
g:<foo|8.0 0g+3
b:a food|8.5 0g-43a+9
w:handler|8.0 0g+41e+93a+3
b:food handler|8.0 0g+31e+5
b:handler certificate|8.5 3a+6
s:pilot|8.5 3a+34d+9
b:a licence|8.5 3a+3
b:licence to|8.2 1j+4
w:carry|7.2 0k+335+103h+134l+3
s:carry|7.2 0k+635+103h+114l+4
g:carr|6.3 1o+33h+3
g:arry|7.2 3h+3
b:to carry|8.5 3a+43h+3
l:permis|7.5 1j+33a+7
w:expiry|6.9 0i+41j-43a+643+344+64o+9
g:iry>|6.9 3a+3
b:expiry date|7.3 3a+543+444+5
b:your licence|7.3 0w+43a+9
w:training|7.3 0g+141r+344+7
s:train|7.0 0g+824+103a+444+54r+3
g:aini|6.9 0g+4
g:inin|6.5 0g+349+3
w:insurer|8.2 0d+63a+5
w:credit|7.1 0f+113a+544+8
s:credi|6.8 0f+113a+544+20
g:<cre|5.8 01+402+30f+315+71m+444+6
g:cred|6.2 0f+30g+91m+544+645+3
g:redi|6.2 0g+444+1145+7
g:edit|6.4 0f+30g+444+13
g:dit>|7.0 0f+444+4
w:score|7.6 1p+1225+72k+163a+4
s:score|7.5 0l+71p+725+62k+143a+3
g:scor|7.3 1p+42k+5
g:core|6.9 1p+31y+52k+3
l:score|8.0 3a+3
b:you travel|7.8 3a+44k+3
b:travel to|8.0 3a+4
b:our office|7.6 00+52k+33a+44h+3
w:rate|6.2 25+82k+63a+43k+213t+73u+83w+5
g:<rat|5.7 25+43k+10
g:rate|5.4 3k+846+4
b:our website|8.0 3a+7
w:improve|8.2 3a+9
s:impro|8.0 3a+54e+7
g:<imp|6.5 0k+33a+6
g:mpro|7.6 3a+3
g:rove|7.1 3a+3
b:our product|8.0 4g+6
l:product|8.5 3a+4
b:you know|6.9 24+325+427+43n+446+6
b:know about|7.6 4c+44g+5
b:about our|7.2 0m+63a+93o-44g+3
b:our products|8.2 3a+3
w:visited|8.5 3a+7
s:visit|6.9 2u+64k+154m+7
g:isit|6.7 3a+64k+44m+3
b:you visited|8.5 3a+5
b:visited our|8.5 3a+5
w:store|7.0 09+50o+52w+938+33a+74g+4
s:store|6.6 09+50e+30o+90p+32w+63a+34r+5
g:tore|6.4 0o+3
b:our store|8.2 4g+3
l:store|7.8 09+3
w:client|7.1 3a+134k+6
s:clien|6.3 0k+83a+144f+44k+104m+3
g:clie|6.3 3a+5
b:vous client|8.5 3a+4
w:shares|8.2 0k+83a+5
g:ares|7.3 3q+3
b:shares in|8.2 0k+5
b:your household|8.0 3p+3
b:household employed|8.5 3a+43p+3
b:employed by|6.0 1v+51y-42c+62i+93a+43p+54r+6
b:by us|8.0 3a+8
w:partner|8.0 0k+60p+6
s:partn|7.8 0k+60m+80p+3
b:partner or|8.5 3a+3
b:or family|8.5 3a+4
b:family member|7.8 0z+5
w:industry|7.1 27+1428-33a+8
s:indus|6.9 27+1828-33a+5
g:indu|6.7 27+73z+5
g:ndus|6.9 27+6
g:dust|6.9 27+8
g:ustr|6.3 1x+527+7
g:stry|6.6 1l+327+4
b:our industry|8.2 3a+4
l:industry|7.6 27+4
g:<sea|6.4 3a+5
g:eat>|6.7 1u+33a+3
b:howlong have|6.4 24-326+827+728+1129+8
b:lived at|8.5 3a+3
b:at this|7.3 3p+34h+44r+4
b:live with|8.0 3a+33p+33v+3
b:with your|6.9 01+417-32m+33a+33l+44h+44l+4
w:parents|7.1 17+191q-63a+53m+63p+10
b:your parents|8.0 17+71q-33a+6
l:parents|8.2 3a+3
w:search|7.1 0f+81g+320+112v-33a+10
s:searc|7.0 0f+61z-320+102v-33a+11
g:sear|6.7 20+42r+3
g:earc|6.7 20+32r+43a+3
g:arch|6.2 0o+420+32r+5
g:rch>|6.9 3a+4
w:jobs|6.4 0m+130p+70q+1220+429+72w+6
g:<job|6.4 0m+30q+43a+3
g:jobs|6.4 0m+30q+4
g:obs>|6.4 0m+40q+4
b:search jobs|8.5 3a+4
f:search|8.0 3a+5
l:jobs|7.2 0p+3
w:rechercher|8.5 3a+10
f:rechercher|8.5 3a+7
w:quantity|8.5 3a+10
s:quant|7.2 27+428+429+52h+53a+10
g:uant|6.4 26+328+34b+3
g:anti|6.2 1i+51k+32h+5
g:tity|6.8 3a+3
f:quantity|8.5 3a+7
l:quantity|8.5 3a+4
w:subject|6.8 0v+61b+31m-31o+32a+52c+736+53a+7
s:subje|6.7 0v+41m-41o+112a+52c+43a+7
g:subj|6.7 1o+4
g:ubje|6.7 1o+6
g:bjec|6.2 1o+33a+8
f:subject|7.8 1o+33a+5
l:subject|8.2 3a+6
f:objet|8.5 3a+6
w:order|7.1 2w+53a+73q-547+448+6
s:order|7.1 2w+53a+73q-448+7
g:<ord|6.8 3a+6
g:orde|6.3 3a+6
g:rder|6.7 0c+4
b:order number|8.5 3a+7
b:company size|8.5 1v-33a+4
l:size|7.2 3a+9
w:employees|7.6 1e+626+629-33a+43p+43q+4
g:yees|7.6 1e+3
f:number|5.8 29+32m-43a+63b+123e+342-4
l:employees|8.2 1e+3
l:like|7.6 46+3
w:it|5.1 06+32z+433+34k+44o+3
b:as it|8.0 06+32z+63a+4
s:appea|7.8 06+62z+83a-34h+8
g:ppea|7.8 2z+3
b:who are|7.6 1a+32z+63a-44a+74c+9
w:candidate|5.9 01+50e+50j+30x+31t+51z-323+32i+52u+42v+72x+52z+103b+73g+43j+44a+7
f:candidate|7.0 2u+32v+42x+33b+44a+4
b:name in|8.2 23+42z+4
b:in full|8.5 06+32z+4
b:name last|8.2 2y+430+63a-3
b:last first|8.5 2y+62z+3
w:mi|8.2 0q+112z+93a+6
w:nm|7.5 1r+61v+62x+92z+930+1132+73a-3
l:nm|7.6 2x+432+4
w:put|6.7 00+60e+50j+70q+70v+41g+523+725+72o+52u+339+43a-53n+6
b:we put|8.5 00+42z+3
b:put on|8.2 0q+42z+3
b:your file|8.5 0o+62z+3
l:names|7.5 2z+331+6
b:of applicant|8.5 2z+6
w:block|8.2 2z+83a+4
s:block|8.2 2z+8
g:<blo|6.7 2u+741+3
g:ock>|7.6 3a+3
s:capit|8.2 2z+33a+6
g:pita|6.9 27+33a+4
g:ital|6.4 1v+32k+33a+6
w:print|8.5 00+62z+73a-3
s:print|8.5 00+62z+103a-4
g:rint|8.0 0f+524+43a-3
w:applying|6.4 0c+420-32i+102v+62w+62z+63i+154g+34h+74n+5
g:plyi|6.4 3i+3
g:lyin|6.4 3i+3
g:ying|6.2 2i+33a+43i+4
l:applying|8.0 4h+4
w:forename|6.7 2x+152z+1030-3
s:foren|6.5 2x+152z+531+6
g:oren|6.3 0c+40w+62x+112z+331+3
g:rena|6.5 2x+1231+3
g:enam|6.5 2x+11
b:forename s|8.2 2z+5
b:and surname|8.5 2z+1030-6
f:forename|6.7 2x+142z+5
w:m|6.4 0p+411+61x+52z+331+123a-73x+345+3
b:i m|7.5 0n+62f+42z+745+3
w:goes|8.0 2z+1032+163a-63c+63x+5
g:<goe|7.6 2z+332+43x+3
g:goes|8.0 2z+432+4
g:oes>|8.0 2z+332+5
w:shown|7.8 0w+52d+52f+112z+435+33a-3
s:shown|7.8 0w+42d+42f+92z+335+4
g:<sho|5.9 3r+4
g:show|6.2 2f+33r+4
g:hown|7.8 2f+4
b:as shown|8.2 0w+435+3
b:shown on|8.2 0w+4
w:id|6.2 01+910+31t+62i+32m+132r+72x+42z+430+432+53a+53n+440+542+1443+3
l:id|6.5 01+42m+43a+6
b:what s|6.4 2d+102z+73v+1046+114d+44e-44j+5
b:s your|6.7 2d+72z+83v+84e-44j+3
s:stran|8.5 2l+82z+93a-3
b:please state|7.0 2z+43a-33u+34i+3
b:state your|7.6 2z+43u+34i+3
b:it is|7.5 0x+32q+52z+4
w:written|6.9 0n+41i+52k+72l+32z+333+9
s:writt|6.9 0n+41i+42k+52z+533+6
g:ritt|6.4 1x+549+5
g:ten>|5.2 0o+30p+31q+346+44e+3
b:your professional|8.2 2z+34a+8
w:registration|7.5 2m+112z+73a+444+44m-4
g:istr|5.9 1l+32m+5
b:professional registration|8.5 2m+42z+5
w:including|6.6 06+90f+30v+50w+524+625-32y+32z+330+123a-53b+4
s:inclu|6.2 00+706+70q+40w+41k+324+72z+630+83a-53b+33t+4
g:<inc|5.9 06+40v+33a-33t+3
g:incl|6.2 06+4
g:nclu|6.2 30+3
g:clud|6.4 30+3
b:name including|8.5 2z+430+3
b:given names|8.2 2x+52z+5
f:complete|8.2 2z+33a+4
b:name and|7.8 1r+42z+530-53a-33m+43p+3
b:we will|8.5 2z+6
w:only|5.9 0q-30w+30z+511+92n+42q+42x+52z+43a+123b+33d+33l+53u+345+84n+4
g:<onl|5.6 2p+32q+33a+4
g:only|5.9 3a+6
g:nly>|5.9 3a+5
b:use it|8.0 06+42z+54m+5
b:it to|8.0 06+42z+7
w:reply|8.5 0p+122z+83a-4
s:reply|8.5 0p+82z+6
b:of candidate|8.2 23+42z+5
l:candidate|7.0 2z+3
b:as you|8.2 2w+52z+546+5
w:appear|8.5 06+5
b:appear on|8.5 06+52z+4
b:on the|6.2 0k+80v+42p+32z+332+338+33n+444+34k+3
b:the contract|8.2 2z+5
b:of employment|7.0 2z+43y+6
f:enter|6.6 1c-51d+51g+32f+32g+7
b:prenom s|7.6 2x+831+3
w:candidat|6.9 01+502+50e+70x+323+32i+530+83a+33g+64r-3
g:dat>|6.7 30+3
b:du candidat|7.5 0x+41t+52x+330+53g+4
b:candidat ou|8.5 0x+5
b:ou de|7.3 0x+43n+541+5
b:la candidate|8.5 0x+4
b:au complet|8.5 06+3
w:tel|7.5 2z+530+33a-53b+183d+11
b:tel qu|8.5 2z+3
w:il|5.1 0w+31c+51d+33a+43e+33j+53l+33p+44h-3
b:qu il|8.5 2z+3
w:figure|8.0 3u+93w+8
s:figur|7.3 2z+331+535+63u+33w+5
g:igur|7.3 3w+3
g:gure|8.0 3w+3
b:sur votre|8.2 2z+330+3
w:piece|7.1 0w+41c+61e+111f+41i+52h+102q-32z+33a-43r+54d+6
g:ece>|7.0 41+3
b:piece d|8.5 0w+3
b:nom prenom|8.5 2x+32z+4
w:majuscules|8.5 2z+730+7
s:majus|8.5 2z+730+5
l:majuscules|8.5 30+3
g:lant|7.3 2z+4
f:identite|8.0 13+314+42z+6
b:comment vous|8.5 11+52z+11
w:vor|7.5 10+72z+1330-438+53a-44a+124q+4
w:und|6.7 07+60n+30x+31k+71p+81w+62h+72z+930-33m+54e+6
b:vor und|8.5 2z+730-3
w:nachname|7.6 2z+930+15
s:nachn|7.6 2z+1030+16
g:<nac|6.7 0w+72z+330+635+34c+3
g:nach|7.0 30+53r+3
g:achn|7.5 2z+330+7
g:chna|7.6 2z+330+4
g:hnam|7.6 30+7
b:und nachname|8.5 2z+730-3
f:vor|8.5 2z+5
l:nachname|7.8 2z+330+6
w:ihr|6.7 01+60w+82k+32o+52x+72z+830+43a-33g+93j+43u+114b+104d+5
s:volls|8.2 06+92z+6
g:<vol|6.1 06+30c+30d+42b+42z+63y+3
g:voll|7.2 06+40c+42z+43y+4
g:lsta|8.0 24+32z+3
g:stan|5.2 06+31k+52v+33a+43h+4
g:tand|5.7 25+32v+42w+33a+3
g:iger|7.5 1v+42z+44r+4
f:ihr|7.1 0w+32z+53g+54d+3
w:der|6.4 0i+120n+310+41p+71r+71s+727+42a+52g+82z+53e+83r+94n+44o+84p+10
b:name der|8.5 1r+102z+6
s:bewer|7.2 00+40e+70o+71c+82i+62t+62z+103a-53g+11
g:<bew|6.9 0e+50o+63g+3
g:bewe|7.0 36+43g+5
g:ewer|6.5 0o+336+33g+34l+4
g:werb|6.7 0m+310+31c+32z+336+33g+4
g:erbe|8.0 10+72z+3
g:bers|6.6 1z+32d+34b+3
w:vorname|7.5 2x+132z+1331+133a-3
s:vorna|7.3 2x+132z+1031+133a-3
g:<vor|6.4 1n+32t+42x+631+63c+3
g:vorn|7.3 2x+82z+331+6
g:orna|6.7 2x+92z+331+93y+4
l:vorname|7.6 2x+72z+331+4
w:y|5.6 0n+32z+43a-34e+44n+3
b:nombre y|8.5 2z+83m+4
w:apellidos|8.2 2x+92z+1330+113a-3
s:apell|7.5 2y+102z+830+133a-3
g:<ape|7.5 2z+330+7
g:apel|7.5 2z+330+6
g:pell|6.8 30+63x+7
g:llid|7.5 2y+32z+330+6
g:lido|7.3 2y+42z+330+5
g:idos|7.8 2x+32z+3
g:dos>|7.3 2x+32z+330+3
l:apellidos|8.2 2x+430+3
w:completo|8.2 06+52z+63y+10
w:del|5.9 0n+316+41g+91n+61p+51s+91w+81x+520+721+325+42k+72z+1030+833+534+93g+53n+83r+33s+73t-34j+44o+12
w:candidato|7.3 23+72i+82z+630+113a-43g+74h+5
g:dato|6.7 0n+32i+32z+3
g:ato>|6.0 0u+30w+52i+34l+5
b:del candidato|7.6 23+42z+930+63g+5
l:candidato|7.6 30+4
w:como|6.9 0t+816+418+61a+623+925+42z+1232+73o+16
g:como|6.9 2z+532+33o+4
g:omo>|6.8 0t+332+33a+33o+4
w:te|6.2 0e+30t+32z+432+33a-33n+53q+74c+54g+4
b:como te|8.2 2z+1132+93o+4
s:llama|8.2 0s+142z+10
g:<lla|8.0 0s+42z+532+4
g:llam|8.0 0s+42z+4
g:mas>|7.5 2l+6
f:como|7.3 0t+425+32z+532+43o+8
w:voor|7.2 00+1001+60n+70o+92z+1330-33a-547+84a+114h+84k+10
g:<voo|6.5 2j+32w+52x+42z+331+43a-3
g:voor|6.4 0r+31i+42j+42w+32x+32z+33a-3
g:oor>|6.6 3a-44a+3
w:achternaam|8.5 2z+1330+12
s:achte|7.8 14+617+62z+730+1034+9
g:acht|6.7 02+503+511+530+834+33a-33u+4
g:chte|6.2 0u+30z+32w+434+43a-43y+3
g:hter|7.5 14+334+33k+3
g:rnaa|7.5 2x+42z+331+43j+4
g:naam|6.4 01+32x+32y+102z+430+1132+43a-4
g:aam>|6.4 01+42x+32y+92z+330+1032+534+33a-3
l:achternaam|8.5 30+5
s:volle|8.2 06+80d+52z+153a-3
g:edig|7.8 1d+32z+4
g:ige>|6.0 0z+31e+63a-54n+3
w:naam|7.3 1r+51v+72z+1433+1134+113a-43m+73n+5
g:<naa|6.9 2z+333+334+3
l:naam|8.2 2z+634+3
w:nome|6.9 01+161r+121v+62x+162z+931+1132+633+634+53a-63m+43n+8
g:nome|6.4 01+42x+42y+330+63j+4
b:nome e|8.5 2z+103m+5
w:cognome|7.8 2y+82z+1030+13
s:cogno|7.6 2y+132z+1030+13
g:<cog|7.6 2y+32z+330+6
g:cogn|7.2 2y+42z+330+5
g:ogno|7.3 2y+430+6
g:gnom|7.6 2y+430+7
f:nome|7.2 01+61r+61v+32x+82z+532+33n+3
l:cognome|8.5 2z+5
s:nomin|8.0 20-32z+1234+43a+9
g:nomi|6.6 15+617+123u+3
g:omin|6.8 0q+315+424+42z+3
g:tivo|7.5 20+42z+33x+5
g:ivo>|7.6 20+63x+3
l:forename|6.9 2x+12
s:chris|8.2 2x+839+345+4
g:<chr|8.0 2x+3
g:chri|6.5 06+71o+423+42d+52x+3
g:rist|6.8 0u+428+32x+437+53a-3
b:only please|8.5 2x+4
l:please|7.3 2s+43a-4
b:on official|8.5 11+7
b:official documents|8.5 11+6
b:do we|8.5 2x+43l+3
l:first|7.5 2x+72z-3
b:as per|8.0 30+435+3
b:per id|8.5 2x+330+4
w:no|5.1 00-406+607+908+70g-50k-40x+130z-410-512+418+41d+91f+51g+31l+62e+52f+52m+2536+538+33a+113b+153g-43l+63p-1142+943+1044+1047-64n-6
s:nickn|8.2 2x+432+11
g:<nic|8.0 32+6
g:ickn|7.8 41+3
b:there is|8.2 2x+3
b:is a|6.8 0s+31k+42x+338+43a+547+44q-4
w:separate|8.5 2x+63a-346+8
s:separ|7.3 1b+31x+420+82x+446+6
g:sepa|7.1 1x+320+443+4
g:para|6.2 01+320+4
g:arat|6.4 0x+320+322+3
b:box for|8.5 2x+3
w:those|8.5 46+3
b:candidate s|8.2 2n+32x+73a+4
w:forenames|8.5 2x+731+13
w:let|7.3 0m+41b+4
b:start with|8.5 2x+4
f:let|8.0 0l+3
g:<sel|5.9 0l+42t+33a-3
g:lon>|7.5 1i+5
w:etat|7.2 05+90a+40h+52x+431+341+64l-3
g:etat|7.0 05+3
g:tat>|6.7 11+3
b:l etat|8.5 2x+5
w:civil|7.6 2c+82x+331+63a+10
g:vil>|7.5 3b+4
b:etat civil|8.2 2x+431+33a+3
l:civil|8.0 3a+4
w:petit|8.5 2x+74c+9
s:petit|7.6 2x+447+648+64c+10
b:prenom legal|8.2 32+3
b:prenom du|8.2 23+52x+52z-53n+4
l:candidat|7.8 1t+3
b:a la|6.2 0f+50m+50n+30o+40q+317+318+32b+32x+32y+33a-43l+3
b:la naissance|8.0 18+32x+52y+4
w:figurant|8.0 31+83a-443+3
g:uran|6.2 2w+33a+342+3
b:figurant sur|8.2 2x+435+5
b:sur l|8.0 0x+62x+4
w:acte|8.2 0v+42x+7
f:vorname|8.2 2x+10
w:laut|8.5 2x+830+8
s:auswe|8.5 0l+92x+7
g:<aus|6.5 1r+31s+31x+533+34b+4
g:weis|7.8 0n+42x+33r+542+6
w:rufname|8.5 2x+732+14
s:rufna|8.5 2x+832+11
g:rufn|8.0 2x+332+43b+744+6
f:rufname|8.5 2x+432+7
b:nombre de|7.1 01+71v+52x+637+63a+8
w:sin|7.8 2x+1042+154n+5
w:primer|8.5 2x+930+7
s:prime|8.2 17+72x+830+9
g:prim|6.2 17+33b+3
g:rime|7.1 3q+3
g:imer|7.3 30+3
f:primer|8.5 2x+530+5
l:nombre|8.0 2x+331+533+5
w:voornaam|8.2 2x+1531+14
s:voorn|7.8 2x+1231+123a-33j+13
g:oorn|7.8 2x+63j+4
l:voornaam|8.2 2x+431+4
w:roepnaam|8.5 2x+932+11
s:roepn|8.5 2x+532+13
f:roepnaam|8.5 2x+432+8
w:di|5.1 00+304+305+406+309+50g-30k+40n-40u+40w+30z+41c+31d+31i+51j+71m+31n+61o+81q+101v+41w-41x+71y-31z+924-426+328+329+82g+42i+42j+42w-32x+1035+436+63a-133e+73m+33o+33x+540+441+742-443+745-447+348+449+34c+94n+84o+84p+6
g:imo>|7.8 2x+33t+4
w:come|6.4 0p+70q+60t+617+518+320+1025+52x+332+933+738+63a-93o+1145-449+94e+7
g:come|5.8 3o+44c+4
w:da|7.8 26+728+52x+112y+1436+63a-4
w:documento|8.2 2x+93r+13
g:ento|6.3 0n+50w+416+43a-3
f:m|8.0 11+1331+153a-43x+3
l:i|8.5 0g+531+123a-3
b:name if|7.8 2y+5
b:if any|7.3 00+708+50v+32u+431+43a-5
f:second|7.8 08+32k+32x-331+6
l:any|7.5 08+33a-3
w:init|8.5 31+18
l:init|8.5 31+6
b:enter it|8.5 1u+331+3
b:it here|8.2 2o+432+53a-4
w:otherwise|8.5 31+63a-34n+4
s:other|8.5 31+3
w:empty|8.0 31+43a+9
s:empty|8.0 31+43a+6
g:empt|7.3 3a+3
g:mpty|8.0 3a+3
g:pty>|8.0 3a+3
b:leave empty|8.5 31+3
b:initial s|8.5 31+6
w:between|6.9 0s+70y+517+531+337+438+83q+34k+34q+4
s:betwe|6.9 0s+90y+517+531+337+338+53q+44k+34q+6
g:<bet|6.7 0s+30z+43a+3
g:twee|6.7 2s+431+5
g:ween|6.9 0s+3
f:initial|8.0 23+531+6
w:blank|7.5 1x+53a+33d+448+3
s:blank|7.5 1x+63a+348+6
g:<bla|6.9 14+3
g:ank>|6.1 3z+8
b:leave blank|7.6 1x+548+3
b:blank if|7.8 1x+33a-348+4
w:none|7.5 0i+51j+325+53a-44k+34m+4
b:if none|8.5 3d+3
w:2|5.6 07-708+210v+41f+31p+31v+41z+52h+192p+152x-1131+1438+83a+33g+54j+5
l:2|6.2 07-508+172h+42p+72x-331+43a-44j+3
b:second prenom|8.5 31+5
w:initiale|8.5 31+7
f:initiale|8.5 31+6
w:intermediaire|8.2 25+42k+32x-331+11
g:erme|6.7 25+331+43a-341+345+34n+3
w:autre|6.5 0k+80q+41e+92p+132u-42y+831+53a+93q+9
f:autre|7.2 1e+62p+52u-33a+3
g:weit|7.3 1e+331+6
g:eite|5.8 0k+41e+31w+326+42u+431+43p+446+44n+34r+5
w:weitere|7.5 0q+61e+102l+72p+731+93a+6
s:weite|7.5 0q+51e+152l+42p+431+113a+4
g:<wei|7.1 1e+431+341+3
g:amen|6.2 00+808+316+42c+331+533+434+43a-541+5
g:men>|6.3 31+43a-43j+43z+34a+3
f:weitere|7.8 1e+92p+331+53a-3
s:segun|8.5 2a+431+13
g:<seg|7.1 0i+32b+631+4
g:segu|6.9 0i+32b+431+3
g:ndo>|6.8 0s+40w+426+331+73a-349+44o+4
w:otros|7.8 1e+62l+102p+112y+631+73a-4
s:otros|7.8 2l+42p+82y+531+6
g:<otr|7.6 2p+7
g:otro|7.2 2p+54g+4
g:tros|7.3 0e+34g+4
g:ros>|7.0 4b+44g+3
w:nombres|8.5 2y+1131+10
g:bres|7.6 3j+6
b:otros nombres|8.5 2y+631+8
f:otros|7.8 1e+32l+42p+42y+431+3
g:ede>|6.6 1z+33x+8
g:usse|7.8 1m+531+4
g:ssen|6.7 0k+31l+531+43a+5
w:namen|8.2 2y+831+1033+103a-3
s:namen|7.6 2y+631+1333+1534+153a-5
l:namen|8.5 31+5
l:nome|8.2 31+534+4
b:legal surname|8.5 30+7
w:apellido|8.0 2y+1330+7
g:ido>|6.6 0u+31b+32y+330+432+63a-448+3
b:and your|8.0 30+73q+3
f:and|7.8 30+5
b:surname s|8.5 2y+8
w:prefix|7.3 3c+143x+16
s:prefi|6.7 0t+72j+630+33a-43c+243x+17
g:refi|6.7 3c+103n+43x+7
g:efix|7.2 3c+53x+5
w:such|7.5 00+624+430+43a-347+64n+34p-3
g:<suc|6.5 4b+3
g:such|7.3 3a+3
b:such as|7.6 00+324+330+347+3
w:van|6.0 05+40i+40k+70l+50n+50q+61j+51m+41o+61r+31w+61z+520+1021+1622+524-32i+42o-534+938+43a-103g+33m+33n+540+74a+84l+94m+7
w:o|6.4 08+150c+30u+60w+60z+1012+414+133a-43w+93y+843+64p+54q+8
l:o|8.2 08+9
s:patro|7.5 30+1536+447+548+8
g:<pat|6.3 1j+430+636+445+3
g:patr|7.5 30+847+348+3
g:atro|7.5 30+9
g:rony|8.0 30+9
g:onym|8.0 30+8
b:nom en|8.5 30+4
w:lettres|8.0 2f+930+8
b:nom du|7.1 0g+41m+42z-330+53a+73n+1544+3
w:sans|7.0 1g+62x-32z-430+133a+747+34n+5
g:<san|6.6 30+33a+341+7
g:sans|7.0 30+33a+4
g:ans>|5.8 18+93a+3
b:votre carte|8.5 0g+630+3
b:carte d|8.5 42+7
w:assurance|8.0 30+43a+542+7
s:assur|7.8 30+342+545+4
g:<ass|5.7 0l+325+32w+347+3
g:assu|7.1 2m+541+44a+3
g:ssur|7.6 3a+4
g:sura|6.9 42+5
b:d assurance|8.0 42+5
w:maladie|8.0 3a-641+1342+5
s:malad|7.6 0z+63a-541+1042+5
g:<mal|7.1 11+441+3
g:mala|7.6 41+4
g:alad|7.6 41+4
g:ladi|7.8 41+4
g:adie|6.7 41+3
b:assurance maladie|8.5 42+3
f:nachname|8.2 30+10
g:ilie|6.9 17+31o+727+430+73a+4
g:ienn|6.9 30+3
s:reise|7.2 43+154k+17
g:<rei|7.0 43+44k+11
g:reis|7.1 3a+443+54k+9
g:eise|7.0 0n+343+44k+8
g:epas|8.0 43+4
f:apellido|8.5 2y+5
s:gesla|8.5 11+1630+16
g:esla|8.0 0a+511+430+5
f:cognome|8.0 2y+930+5
w:nickname|8.5 32+9
l:nickname|8.5 32+5
w:known|7.5 2l+102y+732+11
s:known|7.5 2l+112y+832+7
g:nown|7.5 2y+332+3
b:known as|8.2 32+11
f:known|8.5 32+7
w:chosen|8.5 32+4
s:chose|8.0 32+44c+8
g:chos|8.0 4c+3
g:hose|7.8 4c+3
g:sen>|6.9 3a+6
w:different|7.3 06-318+82y+1132+7
s:diffe|6.8 18+152y+732+103a+3
g:iffe|6.7 18+52y+432+43a+3
b:if different|8.0 32+6
b:different from|8.5 18+332+4
b:from your|7.2 0w+318+51f+41h+532+4
b:what would|6.7 20+532+53a+33u+648+34e+44h+5
l:by|7.6 32+53a+349+4
w:interviews|7.8 0l+120s+432+53a-54i+5
g:iews|7.6 0l+3
b:do your|8.5 32+64q+3
w:friends|8.2 32+93p+4
s:frien|6.9 32+43a+103n+53o+63p+34c-34e+7
g:<fri|6.4 45+7
g:frie|6.9 3a+43o+3
g:iend|6.5 1v+43a+43p+3
w:something|6.5 0q+71i+51q+324+332+438+53j+63q+33r+64b+94d+5
s:somet|6.4 16+31k+624+338+339+34b+84d+6
g:<som|6.0 4a+3
g:omet|6.4 3q+4
b:something else|7.8 0q+632+43a-4
w:display|8.5 32+83a+5
s:displ|8.5 32+73a+5
g:play|7.6 0y-33a+7
g:lay>|8.0 3a+3
b:display name|8.5 32+73a+4
b:used at|8.5 24+332+8
b:at work|7.1 1b+532+64b+54e+13
b:name for|8.2 1v-532+73a+3
b:for your|6.7 01+302+628+332+43g+33s+3
w:badge|7.5 2i+632+103a+43j+34r+6
s:badge|7.5 2i+632+83a+44r+5
g:<bad|7.5 3a+3
g:adge|7.5 32+3
g:dge>|5.9 24+325+42k+3
l:badge|8.5 32+3
b:if your|8.2 32+43a-3
b:the one|8.5 18+532+43a-3
b:your id|8.5 32+3
b:please share|8.5 2n+332+5
b:share it|8.5 32+4
b:how should|8.0 0t+82q-432+53a+4
b:should our|8.2 32+53a-43b+53j+3
w:recruiters|8.5 0q+432+103a-5
g:ters|6.2 0y+523+52f+43a-63n+3
b:our recruiters|8.5 0q+332+5
b:you on|7.2 2i+32o+33a-43b+34p+5
w:g|6.2 09+40g+41j+61m+632+533+834+63a-33c+64i+44p+14
b:e g|6.7 1m+532+333+434+44i+3
w:instead|8.2 1d+432+9
s:inste|8.2 1d+432+53a+3
g:inst|5.9 1r+122p+6
g:nste|7.6 1r+43d+649+3
b:instead of|8.2 1d+432+3
g:ntha|7.6 4o+34p+6
s:alias|8.2 2y+1632+123a-4
g:<ali|7.3 2y+63a+5
g:alia|6.7 0h+52y+6
g:ias>|6.9 32+33l+33m+346+3
l:prefer|8.5 32+3
b:name to|7.8 23+832+4
b:to be|5.3 0f+50j+80k+30o+30q+30u+614+416+518+31k+52j+52v-32w+63a-93u+647+74h+34l-3
b:be used|8.0 32+4
w:correspondence|7.1 06+100t+71t+82j+532+63a-5
g:onde|5.9 1r+62j+82v+33a-3
g:nden|6.0 06+32e+32j+93k+63n+4
b:correspondence if|8.5 32+4
b:if other|8.0 0q+332+43a+9
w:than|6.4 3a+33v+34e+4
b:other than|7.5 0h-31a+42l+52p+332+43a+4
w:also|7.6 3a+3
w:short|6.9 2t+43a-34a+54c+74r+4
s:norma|8.0 32+839+7
g:norm|8.0 39+3
s:affir|7.8 0x+72x-332+14
g:affi|6.3 32+4
g:ffir|7.8 32+6
g:irme|6.4 0q+31u+632+4
w:choisi|8.5 2x-432+124g+3
s:chois|7.0 01+702+505+51c+32w+632+64h+6
g:hois|7.0 01+3
g:oisi|6.9 01+3
b:vous que|7.1 0f+50n+30o+32j+432+63l+5
b:que l|7.3 0f+332+448+6
b:l on|7.8 0f+52j+52k-332+5
b:on vous|7.0 0q+30s+52j+332+4
w:privilegie|8.5 0t+332+8
s:privi|8.0 0t+732+4
g:vile|8.0 0t+3
g:legi|7.5 2m+432+73a-3
b:s il|7.8 32+334+43d+5
w:differe|8.5 18+532+63a-3
b:au travail|8.0 32+63a+113b-53d+6
w:prefere|7.2 0l+30s+30t+32w+632+83a+6
l:prefere|7.6 3a+3
w:devons|8.2 32+83n+13
s:devon|8.2 3n+6
b:devons nous|8.5 32+43n+6
w:utiliser|7.2 24+332+63a-33j+746+54m+8
w:lors|8.5 32+839+3
g:ors>|6.7 3h+7
w:entretien|7.0 00+30s+728+332+53a+6
g:etie|6.6 17+33a+5
g:tien|5.6 10+32m+33a-34j+3
b:l entretien|8.0 32+5
w:affirme|8.5 0x+42x-332+8
g:rme>|6.5 0q+40x+3
w:wie|6.0 0t+324-525+926+427+928+629+1132+433+737+73b+43o+123t+53u+43v+44k+4
w:mochten|7.3 0q+70t+620+72j+42w+732+83a-34c+34g+5
s:mocht|7.0 0m+50q+50t+420+62w+632+63a-44c+54g+5
g:moch|7.0 20+3
g:hten|6.9 0p+30z+3
b:wie mochten|8.5 0t+632+6
w:sie|4.4 05+40c+80d+50g+30h+30k-30m+30v+60x-30z+1212+517-318+31b+31e-41j+31n-31p-31y+527+328+329+32c+92f+32p-33h+63j+43o+63q+33u-33x-341+1042-347+949+34a+34c+44e-44g+64i+34k+34l+44m+44n+74r+3
b:mochten sie|7.3 0q+30t+320+532+34c+44g+3
g:spro|7.8 1i+8
g:chen|6.2 2l+62y+4
w:werden|7.5 0q+80t+72j+332+53a-347+10
s:werde|7.3 0q+90t+52j+532+63a-447+94a+11
g:werd|7.3 0q+347+34a+3
g:rden|6.5 32+43j+3
f:wie|6.0 0t+325+327+433+337+53o+3
w:bevorzugter|8.5 2w+1132+11
s:bevor|7.6 0t+112j+72w+732+73a-44q+14
g:<bev|7.2 03+30t+44q+5
g:bevo|7.5 0t+332+34q+5
g:evor|7.6 0t+54q+3
g:vorz|7.5 0t+632+34q+3
g:orzu|7.5 0t+532+34q+3
g:rzug|7.6 0t+42w+332+34q+3
g:zugt|7.6 0t+632+34q+4
g:ugte|7.8 2j+34q+3
g:gter|8.0 2w+337+4
f:bevorzugter|8.5 2w+432+3
g:spit|7.0 27+332+4
w:preferido|8.5 0t+632+5
g:feri|6.5 0t+332+43q+4
g:erid|7.3 0d+3
g:rido|8.0 32+348+34q+3
s:gusta|8.5 2w+1032+12
g:sta>|6.5 1t+41x+428+33a-33o+34l+3
b:que te|7.8 0t+832+83a-53n+44g+84h+5
w:hoe|7.2 0t+411+725+626+628+62k+432+1133+93a-43o+8
w:wil|7.3 0m+80p+70t+520+432+83a-43u+94c+74g+7
b:hoe wil|8.5 0t+332+11
b:wil je|7.6 20+432+63u+44c+64g+6
g:word|5.2 02+1303+101c+440+9
f:hoe|7.2 26+332+533+43o+5
w:preferito|8.5 0s+732+8
g:ito>|6.9 2u+34m+5
w:ti|7.0 11+418+332+123n+848+104a+54c+84g+104h+4
s:chiam|8.5 0s+1032+12
g:ano>|6.9 08+30h+619+3
f:come|7.6 32+333+33o+8
l:suffix|8.0 34+4
b:name suffix|8.5 34+6
s:gener|6.9 0r+30y+611+1617+624+534+43a-641+4
g:gene|6.6 11+63a-34m+3
w:ii|8.5 0i+334+8
w:applicable|7.8 0h+61x+92m+534+33a-33d+6
g:icab|7.8 3d+3
b:if applicable|7.8 1x+52m+33d+4
l:applicable|7.8 1x+33d+4
b:or a|6.9 0e+51a+434+43e+6
g:mera|7.6 04+6
g:eral|6.3 3a-4
g:ral>|6.2 14+33a-33n+4
f:does|6.5 18+53p+6
w:after|6.1 0o+110z+91b+32h+534+837+1139-33a+43l+63y+104n+44q+10
s:after|6.0 0o+90s+30z+62h+434+537+103l+43y+104q+7
g:<aft|6.0 0o+43y+3
g:afte|6.0 37+43y+3
g:fter|6.0 0o+437+3
w:suffixe|8.2 34+16
g:ixe>|7.3 34+5
f:suffixe|8.2 34+4
b:du nom|8.2 33+6
g:pere|8.0 0k+33k+3
b:il y|8.2 2c+434+53d+4
b:y a|6.9 0v+32c+334+53a+63d+6
b:a lieu|8.5 34+53d+5
l:lieu|8.0 04+82v-33d+4
w:namenszusatz|8.5 34+15
g:mens|7.6 33+334+3
g:zusa|8.0 08+734+44a+4
g:usat|8.0 08+534+5
g:satz|7.8 08+734+53k+5
g:atz>|7.8 08+72d+334+43k+4
f:namenszusatz|8.5 34+8
w:z|8.5 34+93c+9
w:b|6.6 0w+81j+1634+73a-63c+741+747+74p+11
b:z b|8.5 34+53c+7
w:sufijo|8.5 34+17
s:sufij|8.5 34+13
g:fijo|8.0 34+53c+4
g:ijo>|8.0 34+43c+4
f:sufijo|8.5 34+5
b:del nombre|8.5 33+534+3
g:voeg|8.0 08+41f+434+4
b:van de|7.5 1m+71o+31r+31z+634+73n+6
g:sso>|7.1 11+5
w:previous|6.5 0e+60f+31b+51v+624+52q+32y+730-33a+53l+54r+5
f:previous|7.8 0e+31v+32y+33a+3
b:known by|8.5 2y+7
b:by any|8.0 2y+3
b:other name|8.5 2y+8
w:so|6.3 3a-5
b:if so|8.2 2y+5
l:it|5.9 4g+3
f:former|7.5 1v+42y+830-33a+54r+3
f:birth|7.8 0w+93a-4
l:different|7.8 2y+6
b:list all|8.5 0h+32y+3
w:aliases|8.5 2y+13
b:under which|8.0 20+82y+53a-44p+5
b:which you|6.2 0s+40t+50v+315+319-320+42j+32t+62w+449+34b+3
w:studied|7.6 1n+81o+51s+92y+83a-4
s:studi|6.0 17+61h+31l+131n+191o+191q+71s+2438+53a-449-34q+4
g:tudi|5.6 1l+51n+91o+131q+41r+51s+83a-3
g:udie|6.1 1n+81o+131s+83a-3
g:died|7.5 1s+4
l:studied|8.0 1o+4
b:which your|8.0 2y+43a+54o+4
b:your education|8.0 1q+52y+5
w:records|8.2 0w+31h+42y+5
g:ords|8.0 03+3
g:rds>|7.1 4b+6
b:may be|7.1 0s+32y+43l+64n+5
w:held|5.9 0g+30h+50i+140k+120o+30s+62a+42c+82y+73a-94j+144p+10
g:<hel|5.6 0i+50k+32y+33a-44j+4
g:held|5.9 0i+40k+42y+33a-44j+6
b:be held|8.5 0o+32y+3
l:held|6.3 0i+30k+32c+34j+6
w:marriage|8.2 2y+53p+8
b:marriage or|8.5 3p+4
g:deed|7.8 40+3
b:any previous|8.5 2y+34r+3
b:will need|8.0 0j+448+4
w:verify|7.6 02-303+81u+122f+63a-3
g:rify|7.6 03+3
b:to verify|8.5 2y+3
b:your employment|7.8 1b+33a+7
w:prior|7.5 0e+924+42y+73a-53l+54r+8
s:prior|7.2 0e+717+92y+93l+34r+6
g:prio|7.2 2y+3
g:rior|7.2 17+34r+3
f:prior|8.0 0e+42y+34r+5
b:at birth|7.3 0w-318+72y+8
w:7|7.6 2h+82y+845+9
b:past 7|8.5 2y+53a+3
b:used any|8.5 2y+5
w:checks|8.0 0f+82y+53a-53l+63m-3
g:ecks|8.0 0f+3
b:reference checks|8.5 3a-33l+5
l:checks|8.5 3a-33l+3
w:since|7.5 21+1228+729+72y+63a-3
s:since|7.3 0x+321+928+429+82y+7
g:<sin|5.4 21+44l+7
g:sinc|7.3 21+5
b:age 18|8.0 0c+32y+7
w:dates|7.3 1n+61s+41x+521+62y+63a-33l+44r+4
s:dates|7.3 1n+51x+421+32y+73a-34r+3
f:all|8.2 0x+32y+4
l:dates|8.5 2y+3
w:relative|7.3 0z+62e-42y+73a-83p+44i+12
b:information relative|8.5 2y+3
b:relative to|8.5 2y+44i+6
w:change|7.2 18+620+113q+10
s:chang|6.7 00+518+520+92y+53a+33q+12
g:hang|6.4 20+43q+5
g:nge>|5.9 0y+32f+3
b:a change|8.5 20+32y+4
b:to check|8.0 06+4
b:check your|8.2 1u+32y+4
b:give the|7.6 0i+32r+62y+33a-33m+3
w:nursing|7.5 2m+102y+345+84h+7
s:nursi|7.5 2m+72y+445+84h+4
g:ursi|7.3 17+4
w:council|7.8 0n+42y+43a-33p+44r+5
s:counc|7.6 2y+33a-33p+64r+4
g:unci|6.9 1w+633+8
w:porte|8.5 2q+72y+8
s:porte|7.8 0x+32q+52y+63h+3
g:orte|6.7 2y+63a-33x+343+346+34h+3
b:un autre|7.8 0k+40q+52y+4
w:lequel|7.6 2y+6
l:lequel|8.5 2y+3
f:ancien|7.8 1v+32y+63a+44r+4
w:noms|8.0 2y+113m+3
w:utilises|8.2 0n+52y+9
g:ises|6.5 2a+338+346+3
w:si|6.1 3n+348+4
b:naissance si|8.5 2y+3
b:si different|8.5 2y+5
w:anterieurs|8.5 0f+52y+7
s:anter|7.6 0e+100f+51b+92y+54r+3
w:lesquels|8.5 24+62y+6
s:lesqu|8.5 24+5
g:<les|7.1 16+43a-33v+4
g:els>|6.0 0g+324+34c+34m+4
w:etudie|8.0 1o+131r+102y+73a-3
s:etudi|7.2 1o+31r+102y+43a+3
f:noms|8.5 2y+33m+3
l:travaille|8.2 1x+4
b:a ete|8.2 2y+54b+5
s:deliv|7.8 1j+62y+44d+74m+3
g:deli|7.2 0v+42m+6
g:ivre|7.1 2b+5
g:vre>|7.2 2b+5
b:sous le|8.5 0v+72y+33a-4
l:de|8.5 3u-33v+4
s:gebur|8.0 0w+132y+16
g:<geb|6.7 01+50w+122y+9
g:gebu|8.0 0w+62y+5
g:ebur|8.0 0w+62y+6
g:burt|8.0 0w+52y+6
g:urts|8.0 0w+72y+4
w:fruhere|8.5 0e+112y+12
s:fruhe|7.2 0e+72y+83l+549+114r+4
g:<fru|7.2 49+4
g:fruh|7.2 49+4
g:ruhe|7.2 49+4
g:uher|7.8 2y+4
f:fruhere|8.5 0e+42y+5
g:<mad|6.9 1i+32y+63x+3
g:<sol|6.6 2y+336+3
g:lter|6.9 0y+517+32y+4
g:era>|7.1 1c+41o+43g+6
g:sado|7.6 2y+34o+3
g:ado>|6.0 0a+40e+41h+33a-44r+3
s:geboo|8.5 0w+172y+12
g:gebo|7.3 0w+92y+4
g:eboo|7.6 0w+32p+42y+440+3
g:oort|8.0 0w+42y+53e+443+7
g:tena|6.3 28+42y+5
w:alla|8.2 0j+70o+52y+10
g:alla|7.5 2w+34k+3
w:nascita|8.5 0w+112y+8
s:nasci|8.5 0w+122y+4
g:asci|8.0 0y+4
g:cita|7.5 0w+336+3
g:ita>|6.1 0w+31w+435+43a-4
l:nascita|8.5 0w+5
w:pronunciation|8.5 33+11
s:pronu|7.8 33+20
g:ronu|7.8 33+7
g:onun|7.8 33+9
g:nunc|7.8 33+7
w:phonetic|8.0 2x-330-433+17
g:onet|7.2 33+143s+3
g:neti|7.5 30-333+14
g:etic|7.6 2h+433+10
g:tic>|7.2 33+7
s:spell|8.2 33+83a+6
f:phonetic|8.2 33+7
w:help|7.2 00+80z+333+647+54h+7
w:say|6.9 33+93a-63u+34c+74e+3
b:say your|8.5 33+12
b:name right|8.5 33+8
g:tics|7.6 33+3
g:ics>|7.3 24+433+3
f:say|8.5 33+44c+11
g:nced|6.7 21+425+333+3
g:ced>|6.4 21+533+3
w:get|6.2 0j+40t+62b+338+34m+3
b:to get|7.3 0p+40t+433+33a-54h+54m+7
b:when we|8.5 39+5
w:way|7.0 0k+40t+1724+533+43a-93n+74q+6
b:the way|8.5 0t+633+3
w:sounds|8.5 33+13
s:sound|8.0 24+633+12
g:unds|8.0 33+3
f:we|6.4 00+30f+32q+42w+438+63a-9
w:guide|8.5 33+11
s:guide|8.5 33+8
g:<gui|7.3 33+3
g:udio|6.9 1l+41q+53a-3
g:dio>|7.2 1o+31p+31q+333+33a-3
g:ayin|8.0 17+433+3
w:often|8.5 33+8
s:often|8.5 33+7
g:<mis|6.4 0x+3
b:us how|8.2 11+433+5
b:it should|8.5 06+533+4
w:sound|8.5 24+333+4
s:named|8.2 33+73a+53l+5
g:amed|7.8 45+3
g:drop|7.5 33+3
g:rop>|7.3 1t+333+3
b:how to|8.5 24+533+6
b:to say|8.2 18+333+53a-3
w:se|7.3 0o+31l+61z+533+7
w:ecriture|8.5 1i+733+9
g:itur|7.1 1p+54m+6
w:phonetique|8.5 2x-333+16
w:bien|8.5 33+113a+8
g:ipti|6.5 1w+7
g:ptio|6.0 1w+92d+4
g:auss|7.8 1n+3
g:spra|7.1 0k+32j+92l+1133+3
g:prac|6.5 2j+62l+11
g:rach|7.2 2j+72k+32l+1233+3
g:ache|6.0 1l+31w+32j+62l+83a-4
w:ihres|8.2 33+123a+740+7
s:ihres|8.2 33+83a+640+9
g:<ihr|6.0 17+333+44e+3
g:ihre|6.0 33+5
g:hres|7.6 3u+5
g:<spr|6.7 0k+32j+42k+62l+733+4
g:rich|6.9 0p+30x+41o+101r+5
g:icht|6.4 0p+30x+30z+31l+31n+31o+81r+43g+54c+3
g:cht>|7.2 11+91l+34q+5
w:ihren|8.0 1f+72q+333+73a+5
s:ihren|8.0 1f+42q+533+93a+5
g:hren|6.6 29+3
w:aus|7.5 1b+724+725+52f+52g+112h+433+73a-5
w:pronuncia|8.5 33+12
g:cia>|6.0 0a+30y+433+336+3
w:tu|6.0 1g+61i+33a-540+34o+3
g:acio|5.7 04+50x+31d+31n+635+43a-449+3
g:cion|5.4 04+406+30x+31d+31n+41w+635+4
w:spreek|8.2 2k+82l+733+9
s:spree|8.0 2k+62l+433+84g+6
g:spre|7.0 2k+52l+333+33x+6
g:pree|7.6 3x+5
g:reek|7.8 33+33x+5
b:spreek je|8.2 2k+42l+433+8
b:je je|8.5 18+433+7
w:tuo|7.6 1f+74b+64p+7
b:il tuo|7.8 1q+433+34b+4
b:your pronouns|8.0 3j+8
w:she|8.2 3j+19
w:he|8.0 0n+63a-33j+18
w:they|7.6 3j+9
w:them|7.0 3j+445+3
b:they them|8.5 3j+7
b:our team|8.0 38+349+5
g:<tal|6.2 0q+92l+94e+3
b:about you|7.5 0f+42p+42u+53a-64a+104c+12
f:he|8.5 0n+43j+5
w:refer|8.5 3a+63j+10
w:third|7.8 0f+42h+43a-33j+94k+3
s:third|7.8 0f+32h+436+33a-33j+10
g:hird|7.8 3j+3
g:ird>|7.8 3j+3
b:the third|8.5 2h+53j+6
b:share your|8.0 2o+33a+4
b:you are|5.6 0c+415+324+82f+42h+32l+337+546+34b+3
w:doing|7.6 0n+328+53a-33j+34g+54j+3
s:doing|7.6 28+73a-53h+44g+84j+3
g:oing|7.1 1y+3
f:share|7.5 4a+44b+7
w:pronoun|8.5 3j+5
l:set|8.2 24+5
b:you d|6.7 0m+42u+42v-32w+83a-33k+43v+64q+3
b:d like|7.0 0m+80p+32p+42u+53a+33k+4
b:know your|8.0 24+52v+33m+4
w:add|6.7 0q+51c+41e+51f+41h+42b+52p+73a-73g+946+84c+10
w:below|7.1 0d-31g+43a+63v+6
l:below|8.0 1g+4
w:schedule|7.3 3j+43y+1845+5
s:sched|7.0 28+33a-33j+33y+1445+84i+3
g:sche|5.8 14+417+51j+51m+423+33a+33y+4
g:hedu|7.0 3y+445+3
g:edul|7.0 3y+445+3
g:dule|7.1 3y+645+3
f:my|7.5 1y+54j-3
b:select the|7.3 0t+40y+31q+624+43c+4
f:select|6.4 0a+31q+32w+33w+3
b:please let|8.5 00+43j+4
b:let us|8.0 00+50m+63j+645+3
b:us know|8.2 00+33j+545+4
b:know how|8.5 24+43j+4
b:how you|7.5 11+73j+54d+54f+7
b:referred to|8.5 3j+63o+6
b:to for|8.5 38+33j+4
w:example|7.1 1i+71t+133a+33j+54b+7
s:examp|6.9 1i+91t+133j+54b+64f+5
g:exam|6.6 1i+31t+43a+3
g:xamp|6.9 1i+41t+4
b:for example|8.2 3j+4
b:or something|8.2 1q+33j+5
b:other please|8.0 3a+10
w:specify|7.2 14+33a+44p+3
b:please specify|7.3 00+414+33a+83j+33o-348+44p+5
l:specify|7.6 3a+34p+3
f:pronoms|8.0 3j+9
b:utiliser il|8.5 3j+5
w:iel|8.2 3a-33j+20
l:iel|8.5 3j+5
w:doit|8.0 0t+71u+73j+6
g:doit|8.0 0t+31u+3
b:doit on|8.5 0t+73j+5
s:gramm|8.5 3j+9
g:ramm|6.4 1l+31o+344+546+4
g:mmat|8.0 3j+3
g:atic|7.5 46+7
g:tica|6.9 2c+43a-3
b:a employer|8.5 3a-33j+43x+6
w:pronomen|8.2 3j+15
w:welche|7.5 0g+42l+535+43j+445+546+54f+7
s:welch|6.4 05+40h+40y+511+315+71q+51t+32j+52w+635+33a-53j+548+64f+54i+54k+7
g:lche|6.4 48+3
s:verwe|8.5 0n+73j+7
g:verw|7.8 3p+53u+4
f:welche|7.5 2l+33j+34f+3
l:sie|6.7 05+348+3
w:ihre|6.4 09+716+317+71u+41w+525+335+937+43a-93j+33l+34c+94e+134f+64h+54o+9
g:hre>|6.0 26+328+33a-3
w:er|8.5 0k+133j+5
f:ihre|7.5 35+44c+54e+5
w:pronombres|8.5 3j+13
f:que|6.5 1o+61w+62k+33a+73j+348+34g+74p+3
w:voornaamwoorden|8.5 3j+18
g:woor|7.5 02+703+43j+3
g:oord|6.5 02+403+53z+3
w:welke|7.6 2l+43j+545+746+64b+94i+6
s:welke|7.6 2l+43j+645+646+54b+34i+8
w:gebruik|8.2 0l+83j+441+9
s:gebru|8.0 01+170l+43j+741+4
g:gebr|8.0 01+441+3
g:ebru|8.0 01+5
g:brui|8.0 01+7
g:ruik|8.0 01+5
b:gebruik je|8.5 3j+441+6
f:welke|8.2 2l+33j+346+3
w:pronomi|8.5 3j+8
w:quali|8.2 2l+63j+84e+11
s:quali|5.7 0g+80j+617+51l+41m+81n+41q+1025+42l+43a-74a+54e+184h+44j+13
g:qual|5.4 1q+44e+64j+4
g:uali|5.5 0g+316+31q+31y+44e+64j+3
g:ali>|7.3 0v+32e+5
w:usi|8.5 28+53j+8
f:quali|8.2 3j+34e+4
f:title|7.1 1m+33x+74j+5
w:mr|8.0 3x+18
w:ms|8.2 3x+17
w:mx|8.5 3x+13
w:dr|8.0 3x+16
f:mr|8.5 3x+6
l:dr|8.2 3x+3
w:salutation|8.5 3x+16
s:salut|8.5 3x+16
g:alut|7.8 3s+63x+6
g:luta|8.0 3s+53x+8
f:prefix|8.5 3c-33x+11
l:prefix|7.8 3c+53x+6
s:court|7.6 0v+122t+43a-53x+84j-3
g:ourt|7.6 0v+33x+3
g:rtes|7.2 0g+33x+64e+3
w:letters|7.8 1e+92f+93a-33x+342+10
b:mr ms|8.5 3x+5
w:honorific|8.5 3x+13
g:fic>|7.3 2a+33x+3
f:honorific|8.5 3x+6
g:miss|5.5 0x+31b+71w+3
w:prof|8.5 2k+83x+7
w:cd|7.5 14+31m+63x+64p+9
l:cd|7.5 3x+3
w:pick|7.1 02+62v+82w+63c+33q+43x+646+84d+8
g:<pic|6.7 3g+4
b:please pick|8.5 3c+63x+6
b:pick a|8.2 02+53a-33x+7
w:front|8.2 3g+63x+7
s:front|8.2 3a+43g+63x+6
g:<fro|7.8 3h+3
g:ont>|7.2 08+7
b:front of|8.5 3g+63x+5
f:civilite|7.1 3a-33x+84j+9
w:mme|8.5 3x+15
b:m mme|8.5 3x+9
w:formule|7.6 38+43x+124q+5
s:formu|7.2 0x+43a+53x+114q+5
g:ormu|7.2 3a+33x+5
g:rmul|7.2 3x+5
g:mule|7.1 29+43x+3
w:appel|7.8 0s+130t+73c+43x+7
g:pel>|7.8 0s+3
b:d appel|8.2 0s+43c+33x+5
f:formule|8.0 3x+7
l:appel|8.5 3x+3
l:me|6.9 3a+74a+7
g:ella|6.9 26+32p+33x+6
g:llat|8.0 2w+33x+74k+4
g:<mon|4.8 0o+321+43a-43s+103w+63x+345+34k+4
g:mada|8.0 2e+53x+4
w:aucune|7.3 36-63a+83q+63x+8
s:aucun|6.7 3a+143q+43x+5
g:<auc|6.7 3a+6
g:aucu|6.7 3a+7
g:ucun|6.7 3a+7
b:si vous|6.9 0e+437+33n+53x+4
b:vous preferez|8.5 0s+43a-43x+6
b:formule de|8.5 3a-33x+74q+5
w:anrede|7.6 3x+19
s:anred|7.6 3x+20
g:<anr|7.5 3x+8
g:anre|7.6 3x+10
g:nred|7.6 3x+8
g:rede|6.9 1m+620+43x+8
f:anrede|8.0 3x+9
l:anrede|7.8 3x+9
s:diver|7.2 16+93x+7
g:<div|7.0 16+33s+4
w:titel|8.2 1m+1134+143x+6
s:titel|8.2 1m+534+103x+3
g:itel|7.1 2d+73x+64j+3
g:tel>|6.9 2d+1034+43a-33b+53x+74j+3
f:titel|8.2 1m+434+7
g:onli|6.8 0k+52p+33a-3
g:lich|6.7 0z+33a-43g+43h+349+5
g:iche|6.0 0i+42f+43a+33u+342+649+6
w:tratamiento|8.2 0n+83a-33x+17
s:trata|8.2 0n+43x+11
g:rata|7.8 3u+53x+5
g:tami|8.0 3x+5
g:mien|7.3 0n+40w+33x+546+3
f:tratamiento|8.5 3x+10
w:don|6.9 0j+80m-41f+41u+538+93a+73x+104k-3
g:ona>|7.2 4i+3
g:<aan|7.5 00+33x+1247+3
g:ansp|7.5 3x+44m+7
w:titolo|7.6 1m+131n+121q+62d+93a-33x+10
s:titol|7.6 1m+51n+81q+92d+73x+7
g:itol|7.6 1m+3
g:tolo|7.5 1m+341+3
g:olo>|7.2 1q+34j+5
b:titolo di|8.2 1q+53x+11
f:titolo|8.0 1m+71q+32d+43x+6
w:sig|8.5 23+183x+15
g:rthd|8.0 0c+30w+8
g:thda|8.0 0w+6
w:mm|5.9 0w+181s+91x+821+622+123a-649+94o+8
w:dd|6.4 0w+1219-31e+822+123a-449+94o+3
b:mm dd|7.0 0w+349+4
w:yyyy|6.3 1s+51x+421+922+63a-449+74o+9
g:<yyy|6.3 1x+321+3
b:dd yyyy|7.2 0w+322+349+5
l:yyyy|6.5 21+3
w:born|7.8 0h+40w+1618+33a-3
g:born|7.8 0w+718+3
g:orn>|7.8 0w+9
b:you born|8.2 0w+8
l:born|8.2 0w+618+3
w:dt|7.6 0w+41n+61s+922+123a-349+44o+5
l:dt|8.0 1n+31s+322+8
b:dd mm|7.3 0w+1122+4
f:d|8.2 0w+52v+7
w:birthday|8.2 0c+70w+12
b:required for|8.0 1h+32q+438+3
b:the background|8.5 42+4
w:screening|6.7 0f+50i+70j+60l+80s+60w+31k+842+5
s:scree|6.4 0f+40i+40j+30l+60w+31k+153a+742+4
g:<scr|6.2 1k+524+3
g:scre|6.4 1k+53a+3
g:cree|6.2 15+71k+5
g:reen|6.2 1k+5
b:background screening|8.0 3a+342+5
b:please enter|7.3 09+30w+323+82m+32z-43a-4
w:month|5.7 0u+70w+51n+71s+41x+921+939+43a+53w+449+94k+5
s:month|5.3 0m+40o+90u+40w+71n+61x+921+1037+339+43g+33w+549+54k+8
g:mont|5.2 0o+321+33w+449+4
g:onth|5.3 0o+31x+33w+349+4
g:nth>|5.7 1n+349+4
w:day|5.8 0s+30w+91k+31x+724+52h+638+839+93a+53b+445+549+154o+3
b:and year|7.6 0w+41s+31x+4
b:year of|7.0 0w+71n+31q+31s+1121-33a+649-3
f:month|8.0 21-549+16
l:on|6.4 0w+420+422+153a-349+54p+3
b:month year|7.8 21+73k-33w+6
f:day|7.8 49+10
b:we are|8.2 00+53u+3
b:required by|8.2 0w+33a+4
b:by the|6.8 0w+32c+32i+63a-53k+44r+3
w:licensing|8.0 0w+628+829-32a+4
g:ensi|6.2 3d+11
w:authority|8.0 0w+52c+52i+83a-43p+3
b:birth date|8.2 0w+7
w:match|7.8 03+80w+41u+84h+5
s:match|7.3 03+90l+100w+41u+53a-44h+104p+4
g:<mat|6.0 0l+31e+31o+31r+41s+32h+53a-4
g:matc|7.3 0l+44h+3
g:atch|7.0 0l+34h+3
g:tch>|6.9 2p+44c+3
b:this information|8.5 0w+43a+5
b:information is|8.2 0n+3
g:deta|5.8 1w+33a-33z+34f+5
l:birthday|8.5 0c+40w+3
f:year|6.9 1l-31n+61s+549+15
l:day|6.7 24+33a+349+5
l:month|6.3 21+53a+349+5
w:jj|7.3 0w+622+103a-349+64o+5
b:jj mm|8.0 22+949+4
w:aaaa|7.1 0w+121s+1022+103a-349+34o+5
g:<aaa|7.1 1s+3
g:aaaa|7.1 0w+322+3
g:aaa>|7.1 22+3
b:mm aaaa|7.6 1s+722+5
l:aaaa|7.6 1s+322+3
b:quand etes|8.5 0s+30w+4
b:vous ne|7.6 0w+73a+3
g:anni|6.7 0w+426+329+341+3
b:avec l|8.5 0w+8
l:annee|7.3 0w+31x+321+349+8
b:aaaa mm|8.0 0w+54o+4
b:mm jj|8.0 0w+64o+3
l:jj|8.2 0w+3
w:jour|6.4 0g+90w+61f+31x+81y+822+62h+52i+53a-43t+845+549+124b+7
g:<jou|5.4 1y+338+349+5
g:jour|5.2 1y+822+538+33a-349+5
b:annee de|7.5 0w+71j-41l+71n+8
f:jour|8.2 49+8
w:requise|8.2 0w+5
b:pour la|7.6 3a+44g+54r+3
b:la verification|7.8 0w+43l+3
b:verification d|8.5 0w+4
b:d antecedents|8.2 0f+30w+3
b:votre date|8.5 0w+349+4
s:inscr|7.0 0g+40m+518+61s+623+72g+544+5
b:sur la|8.5 0w+33q+3
w:geburtsdatum|8.5 0w+10
g:tsda|8.0 0w+31x+449+5
g:sdat|7.6 0w+41n+61x+449+4
g:atum|6.4 0w+71n+111x+1021+522+73a-449+44o+5
g:tum>|6.4 0w+61n+91x+921+522+73a-449+44o+4
f:geburtsdatum|8.5 0w+6
l:geburtsdatum|8.5 0w+6
w:geboren|8.0 0w+19
s:gebor|8.0 0w+17
g:ebor|8.0 0w+4
w:am|5.3 0d+40w+318-33a+1645+6
f:geboren|8.5 0w+8
l:am|8.5 0w+4
w:wann|7.5 0s+40w+528+73a-349+164o+7
g:wann|7.0 0s+51n+349+5
g:ann>|7.5 49+4
w:sind|5.7 0c+100d+40f+90j+40s+50w+310+512+419+31k+51y+1024+32c+52i+438+439+73h+841+64b+54k+54l+94n+3
g:sind|5.6 0c+34l+8
b:wann sind|8.2 0s+40w+349+6
b:sind sie|5.7 0c+70f+40s+30v+510+31y+72c+32i+339+53h+53q+34b+34k+44l+7
f:wann|8.0 0s+44o+3
l:geboren|8.5 0w+3
w:fecha|7.0 0w+111n+91s+41x+821+822+163a-449+104o+6
s:fecha|7.0 0w+111n+71x+521+422+83a-349+104o+7
g:<fec|7.0 0w+422+349+3
g:fech|7.0 1n+322+3
g:echa|6.7 0w+31i+5
g:cha>|6.7 22+32f+1149+3
b:fecha de|7.0 0w+41n+621+422+949+74o+4
g:naci|7.6 0w+835+5
g:imie|7.8 0w+3
f:fecha|7.0 0w+61x+422+649+34o+3
w:cuando|8.0 0s+50w+1249+74o+8
s:cuand|8.0 0s+60w+1049+54o+9
g:<cua|6.4 3t+3
g:cuan|6.8 0w+328+33t+3
g:ando|6.6 0w+426+42v+52w+33a-349+34o+4
g:acis|7.8 0w+41a+5
f:cuando|8.0 0s+30w+749+44o+4
w:f|7.6 0w+611+163a-63y+1345+7
f:f|8.5 0w+43y+8
g:rted|7.8 0w+3
w:op|7.3 0q+120w+41b+338+33a-345+44b+74h+7
w:wanneer|8.0 0s+70w+71n+113a-449+9
s:wanne|8.0 0s+70w+51n+113a-349+6
g:eer>|5.9 0m+33a+3
w:ben|6.3 0c+150d+50s+70w+50z+1019+81b+425+42c+62i+72v+939+53a-93o+53q+445+44b+54h+54k+64l+94n+4
b:wanneer ben|8.5 0s+40w+5
b:ben je|6.4 0c+80d+30s+40z+1019+51b+424+32c+42i+32v+639+43a-63o+43q+545+34l+64n+3
f:wanneer|8.0 0s+31n+5
b:data di|7.6 0n-40w+81n+71x+921+549+5
f:data|6.9 0w+31n+51s+31x+421+322+949+3
w:nato|8.2 0j+70w+203a-4
l:il|6.6 0w+41c+41d+33u+4
w:quando|8.0 0s+90w+1049+84o+4
w:sei|7.0 0c+130w+819+52c+42i+735+536+53a-53o+64h+64l+104n+6
f:quando|8.0 0s+449+64o+3
w:nationality|6.7 35+263a-3
g:nali|5.7 2e+435+243a-3
f:nationality|7.8 35+5
l:nationality|7.8 35+6
b:your nationality|8.2 35+3
b:nationality as|8.5 35+5
w:nationalities|8.5 35+7
w:national|7.2 0f+30i+52a+835+73a+442+9
f:national|7.8 35+442+5
w:present|5.4 06+318+61v+81y+1220+52i+102t+72v+537+438+63a-73l+63m+33r+43t+103u-44c-34g+44j+94p+3
f:present|6.7 1v+41y+32v+33t+34j+5
w:dual|8.5 0h+435+5
w:document|6.4 1c+51e+121f+1035+33a-53r+843+164k-44n-44p+9
b:travel document|8.2 43+84k-4
l:document|7.5 1e+3
w:nation|7.6 05+1613+11
b:you carry|7.6 0k+535+44l+3
w:every|6.9 38+746+3
b:the visa|8.2 35+348+6
w:desk|8.0 35+337-53a-345+749+114q+9
w:primary|6.7 0h+40z+717+51t+51u+63b+93e+7
s:prima|6.7 0h+30z+417+51t+328+63b+43e+6
g:rima|6.5 3b+3
f:primary|7.1 1t+33b+53e+4
w:nationalite|7.1 35+194p+3
f:nationalite|7.6 35+8
l:nationalite|8.2 35+4
w:detenue|8.5 0h+335+4
g:enue|7.2 1p+5
b:detenue s|8.5 35+3
b:de quelle|7.0 15+52h+535+33a-349+3
f:de|7.6 21+73a-347-448+6
w:double|8.0 0h+51u+72a+535+6
s:doubl|7.8 1u+42a+735+63a-345+6
g:oubl|7.3 3a+4
w:preciser|8.2 2p-335+53a+6
l:preciser|8.2 2p-33a+5
w:ressortissant|8.5 0h+635+124l-3
s:resso|8.2 0e+50h+435+9
g:esso|6.7 11+63a-3
g:sort|6.8 1x+31z+4
g:rtis|6.9 25+33o+346+5
g:tiss|8.0 35+43a+3
g:sant|7.2 41+3
b:ressortissant e|8.5 0h+535+7
b:e de|8.2 35+83o+4
b:de quel|7.8 0h+335+73a-63v+947-448+6
b:quel pays|8.2 05+32v+435+8
b:sur le|7.8 35+43a+64n+3
w:passeport|7.3 35+53a-43g+443+16
g:ssep|7.3 43+9
g:sepo|7.3 43+6
l:passeport|7.6 43+5
w:suisse|8.2 0h+735+63a-34n+4
s:suiss|8.2 0h+435+34n+4
g:uiss|8.0 0h+3
b:ou autre|8.5 2p+435+4
w:nationalitat|8.5 35+14
w:staatsangehorigkeit|8.2 0h+835+13
s:staat|7.5 05+170h+1435+123a-3
g:staa|7.1 05+50h+72j+335+5
g:taat|7.5 05+60h+1135+4
g:aats|7.2 04+90h+1135+4
g:atsa|7.6 0p+535+6
g:sang|7.8 0h+335+641+3
g:ngeh|8.0 0h+30z+435+3
g:geho|7.5 0h+40z+415+4
g:ehor|7.3 0h+40z+415+335+3
g:rigk|7.8 0h+435+4
g:igke|6.8 0h+30k+40x+41w+335+546+54j+3
g:gkei|6.8 0k+30x+31w+435+446+5
g:keit|6.7 0k+40x+31w+635+346+4
g:eit>|5.8 0s+50x+314+335+73a-43y+34j+4
f:staatsangehorigkeit|8.5 0h+535+6
l:staatsangehorigkeit|8.5 0h+6
l:en|8.2 1x+6
w:haben|6.1 0d+40e+40g+70z+717+71j+31l+51o+624+426+427+335+33a+43o+93p+541+64d+44r+5
s:haben|6.1 0d+40e+30g+40v+60z+517+81l+41o+31q+426+43o+83p+541+34f+34r+3
g:habe|6.0 3a+43z+3
g:aben|5.9 0x+30z+3
g:ben>|5.4 0x+31c+81d+31i+31w+5
b:haben sie|6.2 0d+40e+40g+50v+30z+71o+41q+43o+64f+3
w:nacionalidad|8.2 35+19
s:nacio|8.2 35+16
g:idad|6.0 04+30z+31o+41y+335+33a-446+5
g:dad>|5.8 04+50y+510+31o+41y+435+43a-3
f:nacionalidad|8.5 35+5
l:nacionalidad|8.5 35+4
w:cual|7.6 1q+73a+54b+7
g:cual|7.5 4b+34e+3
w:es|6.5 3h+34r+3
b:cual es|7.6 1q+535+44b+44j+3
w:su|7.1 1q+523+72o+535+63a+43l+33r+845+647+5
b:es su|8.2 1q+7
f:cual|7.6 35+3
w:actual|6.9 1v+111y+32i+82v+835+63a-53l+53t+74j+8
s:actua|6.6 0m+31v+61y+192i+42v+1035+43a-53t+84j+9
g:ctua|6.4 1v+31y+82v+33a-33t+5
g:tual|5.9 1v+51y+102v+63a-43t+64j+5
l:actual|7.1 1v+52v+34j+3
w:nationaliteit|8.5 35+7
l:nationaliteit|8.5 35+5
w:wat|7.3 1o+121q+835+637+73a-53u+104e+74g+74j+6
b:wat is|8.0 1q+435+337+5
b:is je|8.0 1q+535+337+4
f:wat|7.3 1o+51q+33u+44g+3
w:nazionalita|8.2 35+16
s:nazio|8.0 05+1735+13
g:<naz|8.0 05+435+4
g:nazi|7.8 05+735+43c+3
g:azio|6.4 05+40g+535+3
g:zion|6.0 05+40g+31c+335+33a-44j+3
l:nazionalita|8.5 35+5
w:qual|8.0 1q+735+44b+44p+6
b:qual e|8.0 1q+435+34b+44p+3
w:tua|8.0 1t+335+83g+54f+7
b:la tua|8.2 1t+435+44f+3
f:qual|8.0 35+3
w:che|7.8 0x+935+73a-33n+103p+848+6
w:picture|7.8 2f+93g+17
s:pictu|7.8 2f+73g+14
g:pict|7.8 2f+33g+5
g:ictu|7.8 2f+33g+6
g:ctur|7.1 24+33g+5
f:profile|8.0 2d+53g+4
l:picture|8.5 2f+43g+3
b:a photo|8.5 3a+5
b:photo of|8.2 3a+33g+5
l:yourself|7.6 3g+34a+54c+3
s:heads|8.5 3a+33g+19
g:shot|7.8 3g+6
g:hot>|8.0 3g+5
w:photograph|8.2 3a-33g+14
g:otog|7.6 3g+10
g:togr|7.5 3g+1044+4
g:aph>|7.6 3g+3
f:passport|7.3 3a-443+12
w:max|7.3 1d+51q+73g+7
b:max 2|8.5 3g+5
w:mb|8.2 1f+63g+10
w:avatar|8.5 3a+63g+11
s:avata|8.5 3a+63g+10
f:add|6.9 2p+43a-33g+44c+4
l:avatar|8.5 3a+33g+5
w:portrait|8.2 3g+16
s:portr|8.0 3g+15
g:ortr|8.0 3g+9
g:rtra|7.8 0u+33g+6
l:portrait|8.5 3g+4
b:the applicant|8.2 3a+6
f:recent|8.5 3g+3
l:applicant|7.8 0e+413+72i+4
w:clear|8.5 3a+33g+7
w:face|8.5 2o+63g+4
g:<fac|6.3 0x+51o+112p+338+33a-446+3
g:face|7.6 2p+440+3
g:mile|8.0 3g+3
w:drop|7.6 1f+61t+43a+43g+6
b:a picture|8.5 3a+43g+3
b:picture of|8.5 3a+4
b:of you|8.0 0t+90x-32t+53a-53g+34p+10
b:you here|8.2 3g+63o+33u+4
f:portrait|8.5 3g+6
w:image|7.2 2f+173g+15
s:image|7.1 2f+193a-33g+15
g:<ima|7.1 2f+103g+4
g:imag|7.1 2f+103g+4
g:mage|7.0 2f+93g+3
b:your profile|7.8 02+70q+33g+5
w:length|6.9 24-326+427+828+1129+113g+6
s:lengt|6.9 26+427+328+629+103g+5
g:<len|6.9 29+4
g:leng|6.8 29+42f+3
g:engt|6.5 28+329+34e+6
g:ngth|6.5 28+329+44e+6
g:gth>|6.9 29+3
w:head|8.2 26+43g+94k+5
w:selfie|8.5 2t+33g+12
s:selfi|8.5 3g+17
w:taken|8.0 1w+143g+43l+5
s:taken|8.0 1w+133g+33l+5
g:aken|7.8 0z+41w+6
g:ken>|6.2 0z+41w+44n+3
w:within|6.6 3a-34k+5
b:within the|7.5 0k+62i+33a-43g+34k+7
b:the last|6.3 0e+50j+50k+50v+31p+32c+33a+3
w:six|7.2 2g+122h+163g+342+5
b:last six|8.5 3g+3
w:months|6.8 0e+30o+140q+32c+437+43a+33g+5
g:nths|6.8 0o+5
g:ths>|6.4 0o+44e+5
b:six months|8.0 3a+63g+4
l:months|7.0 0o+5
w:photographie|8.5 25+73g+8
g:phie|7.8 2r+3
g:hie>|7.8 2r+3
w:recente|8.5 3g+74d+8
l:recente|8.5 4d+3
b:photo de|8.5 3g+4
b:de profil|8.5 3g+8
l:profil|6.8 2p+43g+34a+4
w:televersez|7.8 0g-31e+111i+42q-43g+53r+4
b:televersez une|8.5 3r+3
b:une photo|8.5 3g+7
f:televersez|7.8 1e+41i+42q-33g+3
w:format|8.2 1f+31g+73g+4
f:image|8.5 2f+33g+3
g:erbu|7.3 0o+43g+4
g:rbun|7.3 0o+3
g:bung|7.2 0e+41w+43g+3
g:ungs|6.1 0r+30z+31q+41r+820+326+32m+42t+437+63a-542+5
g:ngsf|7.3 37+63g+4
g:foto|6.9 3a-33g+33
w:foto|7.5 3g+23
g:<fot|7.2 3g+20
w:hochladen|7.5 0g-41c+41e+81f+41h+111i+93a-33g+63r+8
s:hochl|7.5 1c+71e+61f+31h+91i+103a-33g+43r+5
g:<hoc|6.5 1q+8
g:hoch|6.5 1q+6
g:chla|6.9 1h+31i+3
g:hlad|7.5 1c+31i+3
g:lade|7.2 1f+3
g:aden|7.0 1f+5
f:foto|8.0 3g+10
l:hochladen|7.5 1c+31e+31h+3
g:bild|6.9 1l+31q+61r+91s+43g+8
g:ild>|7.5 0z+33a-33g+9
w:bild|8.5 2f+83g+13
w:sube|8.5 1c+43g+5
g:sube|8.0 0i+3
g:ube>|7.8 2t+4
w:una|6.4 02+110e+60f+90j+61k+824+82a+72c+82d+193a-83g+113r+547+4
f:sube|8.5 3g+5
w:perfil|7.6 2n+32o+82r+73g+6
s:perfi|7.6 2o+32r+73g+3
g:perf|6.4 1w+5
w:carne|8.5 1j+93g+8
s:carne|8.0 0g+61j+83g+8
g:carn|8.0 0g+3
g:rne>|7.2 2i+6
w:een|6.2 02+90f+100g+70h+40i+70j+100o+710+91a+71j+41k+41l-324+62c+82d+836+73a-103g+43m+447+74a-34d+34l+74m+44n+3
w:jezelf|7.3 11+71a+112d+113g+64a+124c+5
s:jezel|7.3 11+71a+72d+84a+124c+7
g:<jez|7.3 1a+32d+34a+5
g:jeze|7.3 2d+34c+3
g:ezel|7.3 2d+34a+3
g:zelf|7.3 4a+4
l:jezelf|8.0 11+33g+34a+4
g:ofie|7.8 2d+73g+3
w:carica|8.5 1f+73g+3
s:caric|8.2 1f+63g+43h+6
g:ica>|6.9 1t+423+44j+3
f:carica|8.5 3g+3
w:ireland|7.5 15+647+44n+5
s:irela|7.5 15+73q+44n+5
g:elan|7.0 0k+30u+5
g:land|5.6 05+173a-33c+184n+7
b:in ireland|8.2 3a+447+3
l:ireland|7.6 4n+3
w:australia|7.6 3a+647+44p+5
s:austr|7.0 0h+519+31x+1220+84p+3
g:aust|7.0 1x+5
g:lia>|7.3 4n+3
b:in australia|7.8 3a+547+3
l:australia|7.6 3a+3
f:right|8.2 3r+44n+4
w:auth|8.5 0f+104n+11
g:uth>|8.0 4n+3
b:y n|6.4 0d+40e+30h+51b+51k+32i+43a-83l+44l+54n+7
l:n|6.4 0h+33a-54n+4
b:i am|5.5 0c+30d+712-318-31y+43a+203p-3
b:legally permitted|8.5 4n+3
b:take up|6.7 3q+349+64n+4
b:employment in|7.5 4n+6
w:presently|7.5 1y+72i+72v+43a-34n+4
b:you presently|7.8 2i+64j+4
w:allowed|7.3 3r+54n+4
s:allow|6.4 0l+60o+60p+50q+41j+43a-33r+44n+6
g:allo|6.4 4n+3
g:lowe|6.7 3v+5
g:owed|7.0 3a+3
g:wed>|6.4 3a+3
b:allowed to|7.3 3a+3
b:employer in|7.6 4n+4
b:workpermit for|8.5 4n+5
g:itze|7.1 0g+3
g:tzer|7.8 01+6
g:erla|6.5 1e+32k+33r+44n+74o+3
g:rlan|7.6 2k+44n+4
b:be employed|7.2 3a+747+5
b:employed in|7.1 3a+54n+8
b:this country|7.8 1j+4
b:legal right|7.8 4n+3
w:great|7.6 4h+64n+44p+3
s:great|7.3 4b+64e+64h+64n+4
b:in great|8.2 4n+3
w:britain|8.2 4p+5
s:brita|8.2 4n+5
g:rita|7.1 17+32w+33a+3
g:itai|7.2 17+3
b:great britain|8.2 4n+3
w:northern|8.2 15+63a-34k+4
s:north|8.0 15+62a+83a-34n+3
g:nort|7.2 04+3
g:hern|8.0 3a-341+4
g:ern>|6.9 17+33p+4
b:northern ireland|8.5 15+5
w:hired|7.0 0c+721+92v+636+63a-53q+33r+4
s:hired|7.0 0c+621+72v+536+43a-33r+4
b:if hired|7.3 3r+4
b:hired can|8.0 3r+3
s:furni|8.5 3q+44n+3
g:<fur|7.5 2p+4
g:nish|6.5 1l+32k+3
w:evidence|7.8 3r+154n+4
s:evide|7.8 3r+12
g:<evi|7.3 3r+4
g:evid|7.8 3r+3
b:you may|6.9 0m+30p+70s+336+33a-54n+5
b:the u|8.2 3r+4
b:form i|8.5 3r+34n+3
w:9|7.6 1q+72h+123a-43r+94n+3
b:i 9|8.5 3r+34n+3
w:permission|6.9 0f+50l+60n+33l+104o+6
g:issi|5.9 0x+31w+33l+34n+3
b:permission to|7.3 3l+64n+34o+3
b:you free|6.9 3q+645+649+4
b:free to|7.8 3q+54k+3
b:to accept|8.0 0u+54n+5
b:accept employment|8.5 4n+5
w:new|6.5 01+302+703+60m+80p+60q+520+72b+33a+348+54n+4
b:under your|8.2 27+72d+133a-5
w:immigration|6.2 3a+347+1148+104n+84p+9
s:immig|6.2 47+1148+74n+74p+9
g:immi|6.2 47+5
g:mmig|6.2 47+348+34p+4
g:migr|6.1 47+44p+7
g:igra|6.1 47+448+34p+6
g:grat|6.2 47+44n+34p+3
b:current immigration|8.5 4n+5
b:immigration status|7.3 3a+34n+6
w:possess|7.0 1l+63a-34n+5
g:sses|6.0 1m+425+3
g:sess|6.1 11+516+325+4
b:you possess|7.1 1j+31l+4
w:rights|7.5 00+50n+73r+44n+5
b:working rights|8.0 4n+3
b:for germany|8.5 4n+6
b:we can|7.2 09+33a-43b+53m+640+44n+3
b:can only|8.5 4n+3
b:only consider|8.5 3a+44n+4
b:who can|8.0 3a-43m+113n+84n+3
w:already|6.9 0e+112i+174n+8
s:alrea|6.9 0e+82i+113a-34n+5
g:<alr|6.9 0e+32i+44n+3
g:alre|6.9 2i+3
g:lrea|6.9 2i+34n+3
g:eady|6.4 2i+43q+4
g:ady>|6.4 0e+32i+43q+3
b:is that|7.2 0l+61v+1038+339+33a-54k+34n+5
b:be able|6.7 0j+345+449+84n+3
w:show|7.1 00+62f+32q+53a+33r+104d+54n+7
g:how>|7.1 3r+3
b:to show|8.2 2f+33r+34n+5
b:your firstday|8.2 49+34n+6
w:law|7.1 0c+50l+100n-30v+51j+324+527+34n+8
b:the law|7.8 0v+41j+44n+5
w:lets|8.5 37+54n+10
b:lets you|8.5 4n+4
b:work here|6.5 1y+122i+53a+43r+4
w:act|6.9 0f+60k+40v+710+72c+43a-7
w:paid|7.1 0k+51y+729+73a+43u+84r+5
g:paid|6.9 0z+31y+3
g:aid>|6.6 3a+3
b:paid work|8.0 0k+429+43a-34r+3
b:in cityname|6.8 38+33q+349+3
f:authorized|8.5 4o+4
b:does the|8.0 1j+33a+3
w:allow|7.1 0f+30l+130n+40o+70p+50q+71j+43a-73l+34n+4
b:law allow|8.5 1j+44n+3
b:allow you|8.5 4n+3
w:today|6.3 1k-31y+722+162i+837+33a+33t+847+34j+5
s:today|6.3 1v+41y+622+102i+63t+114j+54n+3
g:<tod|6.3 22+52i+3
g:oday|6.3 22+43t+3
l:today|6.9 1y+32i+43t+3
b:you after|7.8 3a-53y+74n+44q+9
b:after an|7.6 37+43l+3
w:offer|6.5 0f+61k+637+103a-73l+53r+43v+164g+4
b:an offer|6.9 0f+51k+337+63l+43v+4
b:up a|8.5 02+34n+4
b:a job|6.5 0e+81b+41y+52w+33a+43y+44j-34n+4
b:job in|8.0 1y+83a-34n+5
s:belgi|8.2 4n+12
g:belg|8.0 4n+5
g:ium>|8.0 2p+4
b:you must|8.5 0d+5
b:must be|7.1 0c+30d+81u+33m+33q+34o+3
b:to apply|7.2 0f+30j+33n+53o+648+6
b:apply for|7.6 0f+30j+448+7
f:you|6.8 0c+30p+31t+43a-73r+349+6
w:eligibility|7.3 2a+43a+83r+84n+74p+4
b:employment eligibility|8.2 3r+34n+6
f:employment|6.4 14+31x+33a-44j+34p+3
b:current right|8.5 4o+7
w:kingdom|8.2 4n+6
s:kingd|8.2 4n+5
b:united kingdom|8.2 4n+3
w:covers|8.0 45+44n+6
b:that covers|8.5 4n+4
s:quick|7.6 24+325+528+53a-349+84f+54n+4
g:quic|7.6 49+3
s:satis|8.0 3a+64n+4
g:<sat|7.1 45+3
g:atis|6.9 0l+50y+5
g:tisf|8.0 3a+3
w:requirements|7.3 00+44h+84n+5
b:the requirements|8.2 3a-34h+54n+3
w:duration|8.2 21+83a-34n+6
s:durat|8.2 21+73a-34n+6
w:internship|7.5 0u+83a+54h+54n+5
b:the internship|8.2 3a+54n+4
l:internship|8.2 4h+3
b:you permitted|8.5 1j+4
w:settled|8.5 4n+6
s:settl|8.0 3a-43q+84n+34p+3
g:<set|7.2 27+32e+4
g:sett|7.2 27+42e+54q+3
b:settled status|8.5 4n+4
b:status or|8.2 4n+3
b:or citizenship|8.5 0h+34n+3
b:us in|8.0 2j+34n+34r+4
b:the location|8.5 38+34n+3
b:location s|8.5 4n+3
b:are applying|8.2 2v+54n+3
b:applying to|7.8 2w+63a+34g+44h-3
l:to|6.2 1n+81r+41x+241y-32w+5
b:yes no|7.5 12+318+41l+424+63a-8
l:no|6.4 2m+53a-113b+742+544+5
b:the start|8.5 3u+3
w:permit|6.4 0n+40o+40p+81j+52m+83a-83b-33r+747+1048+94o+13
b:or status|8.5 4n+44p+3
w:quebec|7.8 1e+74n+54p+7
s:quebe|7.8 1e+64n+64p+8
g:<que|6.2 4a+34c+5
g:uebe|7.8 4p+3
g:bec>|7.8 4p+3
l:quebec|7.8 4n+34p+3
b:a person|6.6 0l+410+812+91a+53a-4
b:person with|7.2 10+5
b:states of|8.5 4n+3
s:ameri|7.6 12+713+112k+4
g:<ame|6.9 00+713+3
g:amer|7.2 12+513+3
g:meri|7.0 12+413+3
w:proof|7.3 0c+31e+33a-43r+14
s:proof|7.3 0c+31e+63a-63r+124n+4
g:proo|7.3 3r+3
g:roof|7.3 3r+3
g:oof>|7.3 3r+3
b:will be|7.5 0n+4
b:be required|8.5 2a+4
b:your present|6.5 18+51y+32v+33a-53l+34g+3
b:can work|6.9 2e+338+33a+33r+345+947-4
b:time in|7.6 26+527+93a-34n+34p-3
b:authorization to|7.8 3a+5
b:you already|7.6 4n+5
b:already have|8.2 4n+3
w:papers|8.0 2r+143a-347+54n+64p+6
s:paper|7.3 2r+83o+647+84p+4
g:<pap|7.3 47+3
g:pape|7.2 2r+33o+4
g:aper|7.1 3o+5
g:<spa|6.7 4d+3
w:eu|7.0 0h+100v+1124+43a-53o+543+54n+10
w:tomorrow|8.5 4n+6
s:tomor|8.5 49+3
g:rrow|7.8 2h+3
g:row>|7.8 2h+5
w:eea|8.2 0h+43a-34n+7
w:entitlement|7.8 1j+33a+93r+54n+5
b:these is|8.0 0x-42h+64n+34p+9
b:i can|6.7 38+113a+43h+447-349+5
w:cannot|7.6 3a+104k-3
s:canno|7.6 3a+104k-3
g:cann|7.3 3a+4
g:nnot|7.6 3a+4
g:not>|7.5 3a+5
b:i cannot|8.2 3a+74k-3
f:us|8.2 0h+34n+3
l:eligible|8.5 13+34n+3
b:or other|7.8 2q+446+44n+4
b:proof that|8.2 3r+4
g:apor|7.8 43+8
b:on a|6.9 1p+428+44n+3
b:a permanent|7.6 0u+5
w:basis|7.1 3u-63w+204p+8
s:basis|7.1 0u+33u-43w+104p+6
g:basi|6.9 3w+6
g:asis|7.1 3w+6
g:sis>|6.9 3w+5
b:permanent basis|8.2 4n+3
l:basis|7.8 3w+7
w:admissible|8.2 0j+62a+3
s:admis|7.8 0j+72a+33a-33r+44n+5
b:vous admissible|8.2 0j+3
b:admissible a|8.5 0j+4
w:occuper|7.6 3h+64n+9
g:per>|6.8 3o+44e+4
b:a occuper|8.2 3h+4
b:occuper un|8.2 4n+4
b:un emploi|6.9 1b+61y+44n+6
b:emploi au|7.5 1x+64n+8
w:valable|8.5 4n+44o+8
s:valab|8.5 4n+44o+6
l:suisse|8.5 0h+3
b:pour le|7.2 4m+4
w:exercer|7.8 00+30v+103a-33h+54n+6
s:exerc|6.7 0v+61v+51w+72c+72m+43h+34j+64n+7
g:exer|6.7 1w+3
g:xerc|6.7 1w+3
g:erce|6.5 1w+3
b:emploi en|8.2 0k+41y+44n+3
w:suis|6.5 0c+32i+33a+3
b:je suis|7.0 0d+52i+4
w:tout|7.2 0x+51e+428-329+53h+649+34n+5
b:pour tout|8.2 4n+4
b:tout employeur|8.2 4n+3
w:oui|6.6 0c+40p+31b+31l+34n+34r+5
b:oui non|7.1 0c+71b+31l+71m-42i+43a-63l+54m+44n+84r+3
f:autorisation|7.6 0f+4
l:non|7.1 0c+33a-4
b:vous l|7.0 0d+60j+30l+42k+4
b:l autorisation|8.0 3r+44o+5
w:legale|8.2 3a+7
b:legale de|8.2 3a+5
b:travailler dans|8.5 38+745-34n+3
b:dans le|6.7 0l+427+1428-33a-3
b:pays ou|8.5 05+44n+3
b:ou se|8.5 1z+8
w:trouve|7.6 3o+54n+6
s:trouv|7.1 2v+43o+54n+4
g:<tro|6.2 2v+33o+34e+3
w:regle|7.5 1j+74l+44n+8
s:regle|7.2 1j+32a+444+7
b:en regle|7.5 4l+3
b:travailler sur|8.5 38+34n+4
b:la loi|8.5 4n+3
w:permet|8.2 4n+9
s:perme|7.3 00+53a-33r+64n+134o+54p+4
g:rmet|7.8 45+34n+3
b:vous permet|8.2 4n+6
b:permet elle|8.5 4n+6
b:elle d|8.5 4n+5
f:la|8.2 1t+3
w:sejour|7.1 3r+1247+84n+54o+64p+7
s:sejou|7.1 3r+747+54n+34o+64p+7
g:<sej|7.1 3r+34p+4
g:sejo|7.1 4p+3
g:ejou|7.1 3r+34p+3
b:de sejour|7.1 3r+747+34n+34o+54p+6
b:autorise a|7.8 3a+4
b:au quebec|8.5 4p+5
b:a temps|8.0 3y+4
b:votre situation|8.5 2a+54n+3
w:embauche|7.1 0f+821+836+43a-53r+447+849+54n+6
s:embau|7.0 0f+621+33a-43r+347+94n+4
g:<emb|6.8 41+347+3
g:emba|6.9 47+3
g:mbau|7.0 47+5
g:bauc|7.0 47+3
g:auch|6.9 3a+347+5
g:uche|6.6 3a+947+6
w:demarche|8.5 47+64n+3
s:demar|8.0 3a+447+8
g:dema|6.3 47+348+4
g:emar|7.5 4c+6
w:ouvert|8.2 0u+63q+44n+5
s:ouver|8.2 0u+53q+54n+4
b:vous la|7.0 0g+30h+54h+3
w:ici|6.7 1d+71f+51g+41y+32g+63a+53p+74r+7
l:ici|6.9 1f+3
w:admissibilite|8.5 3a-43r+74n+6
b:admissibilite a|8.5 3r+44n+5
b:au moment|8.5 1v+3
b:moment de|8.2 1v+3
b:l embauche|7.8 0f+33r+4
f:au|8.5 1x+14
w:eine|7.1 0i+90j+610+62c+93a-347+94n+10
g:<ein|5.6 1g+31p+33a-549+5
g:eine|5.9 0j+30o+3
b:sie eine|7.3 0i+40j+42c+547+74n+5
w:gultige|8.2 4n+6
s:gulti|8.0 4n+74o+5
g:<gul|8.0 4o+3
g:gult|8.0 4o+4
g:ulti|7.6 3t+44o+4
g:ltig|8.0 4o+4
g:tige|6.4 1e+41v+33a-3
b:eine gultige|8.2 4n+5
w:arbeitserlaubnis|7.1 3r+1247+44n+74o+134p+6
s:arbei|5.6 10+61e+91i+151v+141y+71z+1324-32w+837+438+33p+43r+63y+447+94g+54i+34n+124o+94p+54q+8
g:<arb|5.6 10+31e+31i+31v+41z+42w+34n+44q+3
g:arbe|5.3 1i+41v+51z+54n+5
g:rbei|5.3 1e+41i+31v+61z+547+34q+34r+4
g:beit|5.3 1e+41i+41v+51z+53p+44n+44q+34r+3
g:eits|5.7 0i+41e+41i+41z+34k+3
g:itse|7.0 4n+34o+4
g:tser|7.1 3r+34n+34o+44p+3
g:serl|7.1 4n+34o+44p+3
g:rlau|6.9 3a+33r+34n+34o+4
g:laub|7.0 4n+44p+3
g:aubn|7.1 4n+34o+4
g:ubni|7.1 3r+34n+44o+34p+4
g:bnis|7.1 3r+34o+34p+3
b:gultige arbeitserlaubnis|8.2 4n+5
w:fur|6.7 01+70o+60q+40s+420+63a+447+84h+124n+3
b:arbeitserlaubnis fur|8.2 4n+4
w:deutschland|7.6 3a+847+54n+10
s:deuts|6.9 0h+42k+154n+7
g:deut|6.9 2k+7
g:euts|6.9 2k+7
g:utsc|6.9 2k+63a+5
g:tsch|6.3 2k+43q+44k+4
g:schl|6.3 11+61l+61m+51n+71p+41q+4
b:fur deutschland|8.2 4n+4
f:haben|6.7 0e+30v+30z+417+51l+33a+43p+341+34r+3
w:berechtigt|8.5 4n+14
s:berec|8.5 4n+11
g:<ber|5.5 1z+329+439+53a-33q+44j+44r+3
g:bere|5.9 0f+41k+339+43q+84k+5
g:erec|7.8 4n+5
g:echt|7.5 11+83o+34n+4
g:chti|7.0 0i+30x+33a-33u+54n+4
g:htig|7.3 0i+30x+34n+5
g:tigt|7.0 21+3
b:in der|8.5 27+5
s:schwe|7.8 10+1628+64n+3
g:schw|7.5 10+641+4
g:chwe|7.6 10+63r+4
w:zu|6.5 0j+50n+50p+711+52n+62q+52v+538+539+113a-547+54k+94n+4
w:arbeiten|6.8 1v+1027+628+42w+538+43p+545+64g+64i+74n+10
g:iten|6.4 0k+41w+346+44n+3
b:zu arbeiten|8.5 4n+5
f:sind|6.0 0c+60f+40v+312+31y+63h+34l+5
l:arbeiten|7.1 4n+4
w:vorhanden|8.0 1j+64m+74n+12
s:vorha|8.0 1j+34m+44n+8
g:orha|8.0 4n+3
w:durfen|7.8 3l+94n+10
s:durfe|7.8 3l+104n+9
g:durf|7.8 3l+34n+4
g:urfe|7.8 3l+34n+3
g:rfen|7.8 3l+34n+3
g:fen>|7.8 4n+3
b:durfen sie|8.5 4n+7
b:sie in|8.2 27+64n+7
w:osterreich|8.5 3a+34n+3
s:oster|8.5 3a+34n+6
g:rrei|7.3 0s+71l+4
g:reic|7.5 0s+61l+3
g:eich|6.7 0s+310+34b+64j+7
g:ich>|6.5 3h+34a+4
f:durfen|7.8 3l+54n+5
w:besitzen|7.2 0g+110h+40i+71j+64n+84p+6
s:besit|7.2 0g+60h+40i+61j+44n+54p+6
g:sitz|7.0 05+51z+4
b:besitzen sie|7.2 0g+50h+40i+54n+3
s:aufen|7.8 3r+34n+44o+84p+16
g:<auf|6.7 0q+31w+44p+4
g:aufe|7.6 0v+34p+5
g:ufen|7.6 4p+5
g:fent|7.8 4o+44p+3
g:enth|7.6 0c+34o+44p+6
g:thal|7.6 4o+34p+4
g:halt|6.4 0m+33a-43s+43t+63u+83v+83w+44p+4
g:alts|6.8 3s+33u+63v+53w+54p+5
g:nehm|7.3 1v+64g+3
g:igun|6.5 20+437+6
g:gung|6.5 0r+420+437+8
g:ung>|5.2 0o+310+41r+31s+33a-83s+747+34j+5
w:die|6.5 0f+30h+50n+100r+110x+32f+53o+83p+154h+34n+4
w:zur|7.6 0o+60x+142a+33a-345+104n+5
g:bsta|7.3 1k+4
g:atig|6.9 03+30k+41y+34j+4
g:tigk|7.3 0k+60x+31w+64j+3
f:besitzen|7.5 0g+34n+3
w:tiene|8.0 0k+50v+736+133a-44n+6
s:tiene|6.4 0d+60g+50k+30v+30z+410+42k+436+837+33a-83p+54k+34m+64n+34p+6
g:iene|6.2 1n+53a-3
g:ene>|7.2 1l+436+3
w:permiso|7.3 3r+347+44n+154o+74p+15
g:miso|7.3 4n+34p+4
g:iso>|6.8 08+437+74n+34p+4
w:para|6.9 00+501+100l+30q+70s+103a-53q+645-347+44h+54k+84n+8
w:trabajar|7.1 2e+62w+113r+545+64g+64n+9
s:traba|6.2 1i+101v+61y+61z+724+42e+32w+43p+63r+647+54g+44n+134o+34q+5
g:trab|6.2 1i+51z+32w+34n+4
g:raba|6.2 1i+31z+33r+34n+5
g:abaj|6.2 1i+41z+43r+34n+5
g:baja|6.9 1v+34n+3
g:ajar|6.9 2w+34k+34n+3
g:jar>|6.9 2w+4
b:para trabajar|8.5 4n+5
b:trabajar en|8.2 45+44n+3
s:espan|8.5 2k+104n+5
g:<esp|6.4 1o+424+32k+6
g:espa|7.6 2k+6
g:ana>|8.0 45+3
f:tiene|8.0 36+5
w:esta|7.6 1k+83a-43o+841+949+84l+114n+3
g:<est|6.0 0a+41o+31r+53q+34l+3
g:esta|5.5 0g+30x+327+33o+341+34b+3
w:legalmente|8.5 4n+12
g:alme|7.2 1y+52v+4
g:lmen|7.0 1y+52v+33t+3
w:los|7.2 0h+70r+51l+41n+41s+82f+63a-345+3
w:estados|8.5 0h+5
s:estad|7.5 0a+140h+519+42a+33a+3
g:stad|6.9 04+80a+3
g:tado|7.2 0a+5
b:los estados|8.5 0h+3
w:unidos|8.5 0h+8
s:unido|8.5 0h+64n+4
g:unid|7.8 0a+3
g:nido|7.8 0u+51m+3
b:estados unidos|8.5 0h+4
f:esta|8.0 1k+341+74l+4
b:permiso de|7.6 3r+347+44n+54o+44p+5
w:trabajo|7.0 1i+121y+61z+153a-33r+647+84n+74o+44q+7
g:bajo|7.0 1i+5
g:ajo>|7.0 1i+547+3
b:de trabajo|7.2 1i+71z+83r+347+54o+44q+4
w:puedes|7.8 2e+838+143a-445+74n+4
s:puede|7.5 0j+42e+338+103a-33h+745+44n+5
g:<pue|6.5 08+413+338+34j+5
g:pued|7.2 38+4
g:uede|7.5 38+3
g:edes|7.6 2k+338+3
b:puedes trabajar|8.0 2e+545+4
f:puedes|8.0 38+645+3
w:mag|8.5 3r+74n+7
b:je in|8.0 27+43r+545+64n+4
w:nederland|8.5 3r+74n+7
s:neder|8.2 1q-32k+93r+74n+3
g:derl|8.0 2k+3
b:in nederland|8.5 3r+64n+4
w:werken|7.5 38+539+63a-33r+845+104g+84n+15
s:werke|7.2 29+1038+439+63r+545+74g+44n+7
g:werk|5.9 1i+41v+51w+31z+629+33a-44l+44n+3
g:erke|6.9 29+34e+4
g:rken|7.2 4e+44n+4
l:werken|7.5 45+34g+34n+4
w:beschikt|8.5 0i+84n+8
s:besch|6.6 0i+41w+61y+421+724-42a+52i+73a-445+449+74d+64f+84n+5
g:besc|6.5 1w+549+34f+3
g:esch|6.2 11+71l+41w+43a-34f+4
g:schi|7.5 45+749+3
g:chik|7.8 49+3
b:beschikt u|8.5 0i+44n+6
b:u over|8.5 0i+44n+6
b:over een|8.5 0i+74n+6
s:geldi|8.2 0g+114n+84o+8
g:<gel|7.3 15+6
w:werkvergunning|8.0 3r+647+124n+94o+8
s:werkv|7.6 1i+163a-33r+447+74n+44o+84q+6
g:erkv|7.6 1i+5
g:kver|7.8 3z+547+34o+3
g:verg|7.2 47+34o+5
g:ergu|7.6 4o+5
g:rgun|7.6 4o+3
g:gunn|7.6 4o+5
g:unni|7.3 4o+5
g:nnin|6.8 3a-34o+5
f:beschikt|8.5 0i+34n+4
l:werkvergunning|8.2 4o+3
w:om|8.5 0s+74n+7
b:te werken|8.5 39+54n+4
f:ben|6.7 0c+40z+819+52c+32i+33a-33q+44l+3
g:rizz|7.0 06+3
w:lavorare|7.8 38+845+74g+124n+13
s:lavor|6.4 1i+91y+71z+820+429+438+53a-53l+43p+745+447+44g+44n+114o+44q+54r+5
g:<lav|6.4 1z+34n+4
g:lavo|6.3 4n+4
g:avor|6.3 1i+31z+34n+3
g:vora|7.1 1n+44n+4
g:rare|7.8 4n+4
b:a lavorare|8.5 45+54n+6
b:lavorare in|8.5 38+64n+5
s:itali|8.0 0h+72k+114n+5
g:tali|7.5 0h+427+32k+4
f:sei|7.5 0c+819+32c+336+44l+44n+3
w:possiede|8.5 0i+84n+5
g:ssie|6.4 0f+30q+34m+3
g:sied|7.8 4m+3
g:iede|7.8 03+31u+3
w:permesso|8.0 3r+64n+64o+64p+9
b:permesso di|8.0 3r+34n+34o+44p+5
w:lavoro|7.0 1v+51y+61z+920+83a-33l+63r+647+54n+44o+64q+7
g:voro|7.0 1y+31z+3
g:oro>|7.0 1y+31z+3
b:di lavoro|7.3 1v+71z+547+34n+34o+34q+3
f:possiede|8.5 0i+3
w:ha|7.1 00+50v+151b+151l+133a-53n+84n+7
w:diritto|8.5 3r+84n+5
s:dirit|8.5 3r+44n+6
g:<dir|6.4 06+30k+51t+326+5
g:tto>|6.9 0r+33u+34l+3
b:il diritto|8.5 3r+54n+7
g:ione|5.8 05+30a+50m+30r+31w+83u+34a+34j+7
s:europ|8.0 0h+84l-54n+8
g:euro|7.2 0h+4
g:urop|8.0 0h+3
g:rope|8.0 0h+3
f:ha|7.2 00+30v+51b+71l+6
w:barred|8.5 0v+8
s:barre|8.5 0v+63a+4
g:<bar|7.6 28+34l+3
g:arre|7.3 1o+5
b:barred from|8.5 0v+6
b:from working|7.6 0v+43a+6
b:working in|6.9 27+73a-43h+6
b:am not|6.5 12-32c-43a+304n-3
w:restriction|7.5 3a+8
s:restr|5.9 2a+112c+836+223a+44n+6
g:icti|5.7 0v+736+441+4
f:eligible|8.5 0j+33a+44n-3
b:there any|6.9 0k+43a+1445+34n-3
b:any restriction|8.5 3a+54n-3
b:restriction on|8.5 3a+54n-3
b:are there|7.2 0v+33a+11
g:pedi|7.6 1b+3
b:from being|8.0 3a+9
w:because|7.8 00+81b+5
s:becau|7.8 00+61b+53a+3
g:caus|6.8 1b+620+3
b:because of|8.2 00+31b+3
b:a t|6.7 0v+31b+63a+10
b:t il|6.2 0u+40v+31c+51d+63a+84h-3
b:il un|7.8 3a+7
w:obstacle|8.2 3a+8
s:obsta|8.2 3a+8
g:stac|7.5 46+5
b:un obstacle|8.5 3a+4
b:legal a|8.5 37+4
b:votre emploi|7.8 1b+31y+337+33t+3
f:y|7.2 3a+5
w:lack|8.5 3a+114n-4
g:lack|7.8 3a+5
g:ack>|6.3 3a+446+4
b:you lack|8.5 24-43a+9
b:est il|7.3 18+33a+53p+73w+34n-3
f:visa|7.5 47+34o+5
l:visa|6.7 3a+4
f:workpermit|8.5 4p+6
w:following|7.2 1b+324+32b+43a-346+3
b:the following|7.5 24+33a-346+5
b:following best|8.5 16+34p+3
b:best describes|7.1 14+417+428+33a-3
b:describes your|6.9 11+314+316+41q+325+428+33a-3
b:your eligibility|8.5 4p+3
b:eligibility to|8.2 3r+44p+3
b:citizen permanent|8.2 4p+3
w:residency|8.2 0j+62a+43a-34p+6
b:of right|8.5 4p+7
b:if not|7.8 2k+33a-648+34p+4
b:not a|7.1 19-31a-32c-42f+83a+74p+3
w:indicate|6.7 25+33a-345+3
b:please indicate|7.1 12+516+33a-53l+3
b:indicate your|7.2 16+325+44p+3
w:category|6.9 0y+514+42a+33a-43e+94p+9
s:categ|6.4 0y+1010+814+71j+113a-73b-53e+1247-548+74p+10
g:<cat|6.3 14+43e+44p+4
g:ateg|6.4 0y+63e+44p+4
g:tego|6.4 0y+614+31j+33a-33e+44p+5
g:egor|6.4 0y+51j+33e+44p+4
g:gory|6.9 4p+3
l:category|7.5 4p+5
w:opt|6.9 0l+60m+60p+50q+33a+647+54c-44o+84p+4
w:h|7.5 11+113a-33k+133u-445+54p+5
w:1b|8.0 48+44p+3
b:h 1b|8.0 48+4
w:tn|8.2 48+64p+4
w:green|8.2 4p+3
s:green|8.2 4p+4
w:card|6.1 0g+141e+52m+43a+43r+542+744+2347+54l+94o-3
g:card|6.0 0g+544+15
g:ard>|5.4 0g+31m+43a-344+134h+3
l:card|7.0 2m+344+4
b:you the|7.1 0z+517+43p+33r-44h+54p+7
b:work status|8.5 4p+3
f:u|8.5 2a+3
w:refugee|8.5 2a+3
g:refu|6.4 3a+12
g:fuge|7.8 1g+4
w:foreign|7.5 2c+52l+43a+9
s:forei|7.5 2c+32l+33a+5
g:reig|7.2 0i+4
w:worker|7.6 3a-347+34h+64r+10
g:rker|6.8 3a-34r+3
w:pr|8.2 0h-34p+12
b:us what|7.6 2h+44f+6
b:what you|7.2 1w+524+34a+44f+54p+5
f:citizen|8.2 0h+4
b:status are|8.5 1y+34p+4
b:you working|8.2 1v+54p+6
b:at present|7.5 2i+73t+74p+4
l:present|6.9 1y+92i+5
b:am a|7.6 0h+42i+43a-4
w:holder|8.0 2c+43a-33z+84k+8
s:holde|7.8 1j+52c+33a-53z+44k+4
l:citizen|7.3 0h+43a+5
b:country please|8.5 2v+54p+7
g:amp>|7.2 1o+34p+3
w:4|6.5 09+91l+41p+62h+1438+542+445+84h+74k+34p+9
l:4|7.3 2h+54p+3
b:and any|8.5 3t+34p+6
w:482|8.5 47+34p+4
w:500|8.5 1d+3
f:working|8.0 27+329-33y+3
b:residence permit|8.2 3r+74o+5
b:b c|8.0 1j+34p+11
b:c g|8.2 4p+9
b:g l|8.2 4p+10
f:residence|8.5 4o+3
l:l|8.2 4p+6
b:or on|8.2 0u+52c+4
b:a workpermit|7.1 47+6
b:status cd|8.5 4p+5
b:what visa|8.5 3a-347-348+44p+4
w:matches|8.5 4h+114p+7
g:tche|7.3 3a+4
s:regar|7.8 12+415+64p+6
g:rega|7.8 15+3
g:ardi|6.9 45+546+7
g:rdin|7.2 1i+339+3
l:papers|8.5 2r+5
w:british|8.2 0d+50h+44p+3
s:briti|8.2 4p+4
g:riti|6.7 1i+3
w:irish|8.0 2k+83a-34p+4
s:irish|8.0 2k+74p+3
w:scheme|7.8 10+519+44p+3
s:schem|7.6 10+719+324+73a+34p+3
g:heme|7.6 3a+3
b:d immigration|8.2 4p+9
f:statut|7.1 19+541+44p+5
l:immigration|8.5 4p+5
w:citoyen|7.5 0h+114p+7
g:yen>|6.8 4m+3
w:canadien|8.0 3a+64p+3
g:dien|6.2 1n+71o+4
b:citoyen canadien|8.0 0h+43a+3
w:nature|7.3 0v+51w+123a-33e+947-348+114p+5
s:natur|7.2 0h+50v+31w+103a-73e+1147-448+104p+6
b:nature du|7.8 1w+54p+5
b:du titre|8.2 3r+34p+3
f:nature|7.5 1w+53e+348+64p+4
l:sejour|8.0 3r+44p+3
f:permis|6.9 0g+31e+31j+8
b:a quel|6.9 0e+325+42k+32w+53a-43b+43y+54l+44p+5
b:statut legal|8.5 3r+44p+4
w:administrative|8.2 0a+72c+34p+4
s:admin|7.5 0a+60k+71l+62c+33p+4
g:mini|5.3 0d+73a-33u-43v+12
g:inis|6.3 1l+61n+32c+3
w:europeenne|8.5 0h+74l-34p+4
f:situation|8.0 2v+5
b:statut de|8.2 10+419+44p+3
g:tet>|7.6 0u+4
b:permis d|8.2 1e+63a-34p+5
w:precisez|7.2 3a+1048+5
b:precisez le|8.5 3a-348+94p+6
b:type d|7.8 0u+33e+64p+3
b:d autorisation|8.2 3r+747+3
f:precisez|7.5 00+33a+1048+54f+34p+3
w:categorie|7.6 0y+410+1017+43b-33e+547-348+44p+5
g:gori|6.8 0l+50y+3
g:rie>|6.4 0y+527+33a-34r+3
b:categorie d|8.5 0y+54p+6
f:categorie|8.0 0y+33e+34p+3
g:ssta|7.8 1r+54p+6
w:art|7.8 0n+31m+103a-43e+1148+94p+13
b:art der|8.5 3e+74p+9
b:der arbeitserlaubnis|8.2 3r+94o+44p+7
f:art|8.0 1m+53e+5
l:arbeitserlaubnis|7.8 3r+44o+34p+3
w:welchen|7.8 0h+81q+84k+94p+6
w:aufenthaltstitel|8.5 4o+144p+9
g:stit|6.4 1r+15
f:welchen|8.0 4k+44p+3
g:bewi|7.6 1j+4
g:ligu|7.5 47+3
w:situacion|8.5 10+34p+11
g:rato|6.8 0u+4
g:ator|6.5 1v+34p+3
g:ria>|7.3 2w+33k+34i+34p+3
f:situacion|8.5 10+34p+6
w:tipo|6.9 0u+131m+113a-43e+1447-348+144p+12
g:<tip|6.8 0u+41m+53e+648+64p+4
g:tipo|6.9 0u+41m+33e+648+64p+3
g:ipo>|6.9 0u+41m+43e+548+64p+3
b:tipo de|7.5 0u+41m+53a-33e+648+114p+5
w:visado|7.8 3a-347+848+84o+114p+8
s:visad|7.8 47+548+64o+74p+5
b:de visado|8.2 47+44p+6
f:tipo|7.0 0u+51m+63e+104p+6
w:residencia|8.2 05+83q+64p+6
g:enci|5.8 1b+329+33m+446+5
b:de residencia|8.2 05+53q+44p+6
w:tienes|6.5 0c+60d+70g+80z+61j+524+42k+63a-63p+645+34k+44m+84p+6
l:tienes|8.5 2k+34p+4
w:verblijfsvergunning|8.5 4o+114p+8
s:verbl|8.0 05+84o+104p+19
g:verb|7.3 21+436+33z+34p+4
g:erbl|7.8 05+30m+34p+7
g:rbli|7.8 0m+34p+6
g:blij|8.0 05+34o+34p+6
g:lijf|8.0 4p+5
g:sver|7.5 36+43u+4
b:tipo di|7.6 0u+31m+73e+648+34p+6
w:soggiorno|8.2 3r+74o+74p+7
s:soggi|8.2 3r+64o+54p+6
g:ggio|7.8 0c+54c+6
g:gior|8.0 0c+54p+3
g:rno>|7.5 3d+4
b:di soggiorno|8.2 3r+34o+54p+4
b:e il|8.2 1q+44b+44p+4
w:until|6.9 0i+50o+41n+81x+121y+123a-345+94n-54o+11
s:until|6.9 0o+61n+101x+111y+103a-345+64n-44o+9
g:<unt|6.2 1v+61x+523+53a-4
g:unti|6.7 1n+31x+64c+34o+3
g:ntil|6.7 1i+41x+61y+34o+4
g:til>|6.9 1n+41x+54o+4
f:permit|8.5 2m+4
l:until|7.5 1n+51x+124o+4
b:end date|7.3 1n+81x+33a-34o+7
b:work is|8.5 38+4
w:out|5.9 0x+43a+64h+34k+4
l:expiration|8.2 3a-34o+7
b:date your|8.2 0i+74o+7
w:ends|8.0 0n-30o+60u+83a-547+44o+7
l:ends|8.5 0o+34o+3
w:remain|8.5 3a-43h+44o+9
s:remai|8.2 3h+44o+9
g:rema|7.2 26+54b+34c+44o+4
b:to remain|8.5 4o+4
b:until when|8.5 0i+44o+5
b:may you|8.5 4o+5
f:until|7.8 1x+81y+4
w:exp|7.8 26+828+1029+93a-44o+9
b:dt mm|8.5 49+44o+4
b:mm yyyy|6.9 1s+41x+621+84o+6
w:still|6.9 1y+1136+73a+445+94o+5
s:still|6.9 1y+1636+53a+545+74o+4
g:<sti|6.4 1y+446+4
g:stil|6.9 1y+5
g:till|6.4 0g+31i+41y+5
b:please give|6.8 2n-32r+73m+63u+53z+440+64o+3
b:last day|8.5 1x+64o+3
b:expiration date|8.5 3a+6
w:evisa|8.5 0w-33a-53r+54o+9
s:evisa|8.5 3a-53r+74o+6
f:opt|7.8 0l+34o+5
b:your permission|8.2 4o+3
w:limited|8.5 4o+5
b:if yes|7.6 0v+33a+348+34o+34r+11
b:the date|8.2 4o+3
s:lapse|8.5 4o+7
w:validity|8.5 4o+10
g:lidi|7.2 4o+4
g:idit|7.2 4o+4
b:date at|8.5 4o+4
b:at which|7.8 0i+33a+63b+34o+4
s:renew|8.5 4o+5
b:or permit|8.5 4o+6
w:fin|6.4 1b+141n+91x+1622-345+54d+64o+9
b:de fin|7.1 1n+71x+720+33a+3
b:fin de|7.2 1n+73a+34o+3
w:validite|7.5 0i+510+84o+9
g:dite|7.5 4o+3
b:de validite|7.5 0i+310+44o+7
b:validite du|8.5 4o+4
b:quand pouvez|8.5 4o+4
f:jusqu|8.0 1x+121y+5
b:permis est|8.5 3a+3
b:jusqu au|8.5 1j-34o+7
l:au|7.6 0a+81n+71x+124o+3
w:echeance|8.2 0i+64o+15
s:echea|8.0 0i+54o+12
g:<ech|6.9 1i+53h+34o+4
g:chea|7.8 4o+3
g:hean|8.0 4o+4
f:fin|7.6 1b+31n+31x+8
s:prend|8.2 3m+54o+5
g:end>|5.4 0m+324+347+4
l:fin|7.8 1n-31x+7
w:temporaire|8.2 0u+124o+4
b:la date|8.2 0c+50v+5
b:d echeance|8.5 0i+44o+3
f:si|6.6 3a+73n+448+54r+3
b:du permis|7.1 1j+43a+114o-4
b:duree de|7.1 28+629+537+33a-34o+4
s:resta|7.1 1v+427+72w+173a+64o+6
g:tig>|7.6 1u+34o+4
w:bis|7.8 1n+111x+141y+123a-43h+44o+8
g:abla|8.0 4o+4
g:lauf|7.0 0v+31f+61g+34o+5
w:ab|8.2 49+54o+10
g:<cad|7.8 4o+3
g:duci|8.0 1j+44o+3
g:cida|7.6 10+5
l:trabajo|7.5 1i+51z+6
g:<ven|6.7 45+3
l:visado|8.5 4o+3
g:digh|8.0 46+74o+3
g:heid|7.6 0i+316+3
g:eid>|7.0 1a+33q+3
w:tot|7.6 1a+101x+141y+173a-549+84o+10
l:tot|8.2 1x+74o+4
w:einddatum|8.2 1n+61x+94o+11
s:eindd|8.2 1n+101x+124o+6
g:eind|7.8 1p+61x+3
g:ndda|8.0 1n+31x+6
g:ddat|8.0 1n+31x+6
f:einddatum|8.2 1n+41x+54o+3
s:scade|8.5 4o+11
g:<sca|7.5 08+34o+4
g:denz|7.3 06+32j+7
g:enza|6.4 27+329+3
g:nza>|6.3 0h+329+3
b:del permesso|8.5 3r+34o+6
w:visto|8.0 47+1048+74o+9
s:visto|8.0 47+1048+64o+6
g:vist|7.5 3o+4
g:sto>|6.4 3q+34h+34j+3
b:il visto|8.5 4o+5
b:visto di|8.5 47+54o+4
l:lavoro|7.6 1z+4
b:visa to|8.2 48+3
b:companyname have|8.5 47+3
b:have to|6.5 06+30d+337+447+848+3
b:sponsor you|7.6 47+7
b:require us|8.5 0v+3
w:behalf|7.6 2c+647+448+4
s:behal|7.6 2c+547+548+4
g:<beh|6.6 2k+32q+4
g:beha|7.0 2q+4
g:ehal|6.4 3s+43t+53u+103v+63w+4
g:half|7.5 3y+3
b:your behalf|8.0 48+3
f:sponsorship|8.2 3a-347+5
b:take this|8.0 3v+6
b:or will|7.8 47+3
b:o 1|8.5 48+4
b:or any|7.5 41+34r+7
w:continue|8.2 47+5
s:conti|7.8 0u+545+447+4
b:continue working|8.2 47+3
w:hiring|7.0 0n+40o+713+41c+447+84c+34g+4
s:hirin|7.0 0n+50o+513+31c+347+74g+7
b:need us|7.2 3a-447+548+3
w:sort|7.5 17+83a+73e+73y+53z+547+3
g:<sor|7.0 1x+3
b:visa for|8.5 47+5
b:need employer|8.5 47+4
w:support|6.4 00+40z+61e+647+748+74h+4
b:support to|8.0 0z+447+6
b:obtain or|8.0 47+4
w:extend|8.5 47+6
s:exten|6.4 0o+425+53a-43b-33d+2448+6
g:<ext|5.8 3a+43d+10
g:exte|5.7 0p+31g+53d+9
g:xten|6.4 3d+10
b:or extend|8.5 47+4
b:at any|7.1 0p+61k+34r+5
w:point|6.8 20+425+112k+52w+113a-73t+8
w:down|8.2 3a+84r-3
g:down|7.8 1e+3
w:road|8.0 47+34k+8
b:the road|8.0 4k+5
b:need companyname|8.2 47+3
b:companyname to|6.9 0n+42b+53a-447+7
b:to file|8.2 48+5
b:file immigration|8.5 47+4
w:paperwork|8.5 47+6
f:at|8.2 4q+3
b:i will|8.2 0f+33r-3
b:need sponsorship|8.0 3a-347+5
w:skilled|7.8 24+725+93a-547+64e+8
b:skilled worker|8.5 47+4
w:join|6.5 0e+60q+72w+736+537+1147+449+74g+5
b:to join|7.3 0e+536+447+34g+5
b:join us|7.5 0e+437+849-3
w:assisted|8.5 0l+9
s:assis|7.2 00+60l+447+648+4
g:assi|6.2 00+411-318+33a+3
g:ssis|7.1 3a+3
w:later|6.9 02+40q+81f-43a+747+3
s:later|6.9 02+30q+101f-33a+6
g:late|5.7 0q+33a+43p+4
g:ater|6.5 0q+31e+41r+5
l:later|7.3 0q+33a+3
w:transfer|7.5 0n+42i+103a-53q+644+747+748+5
g:sfer|7.0 3q+6
l:transfer|8.5 47+3
g:itic|7.6 2c+4
b:in order|7.5 2w+448+6
b:order to|7.6 48+5
w:depend|8.0 3a-547+14
s:depen|7.2 0z+1447+10
g:depe|7.0 0z+42p+447+3
g:epen|7.0 0z+42p+4
b:depend on|8.2 3a-347+9
b:employer s|7.8 1z-53a+11
w:once|7.6 03+80f+61u+1147+4
g:<onc|7.6 1u+3
b:looking to|8.2 3a-347+349+5
b:us for|8.5 3a+4
w:assistance|7.8 00+347+10
g:tanc|6.2 1k+3
b:the company|6.9 0m+51v-41z+42i+1148+64g+4
w:note|7.3 0l+71p+133a-547+34c+17
b:that this|8.5 47+3
b:position is|7.5 0c+338+347+3
b:is not|8.5 3a-347+3
b:sponsorship do|8.5 48+4
b:would the|8.2 48+6
w:commence|7.8 1s+921+9
b:to commence|8.2 49+4
w:case|7.5 02+71i+7
w:employ|7.8 0c+52i+113a-5
g:loy>|7.8 2i+43a-3
b:any help|8.5 0z+5
b:help from|8.5 3a+4
b:from us|7.1 0t+42i+62j+42k-33a+63t-3
w:specific|8.5 1w+447+3
s:speci|6.4 00+40g+51o+173z+846+54e+34h+6
g:spec|6.2 1o+113z+4
g:peci|6.4 1o+113z+4
b:to hire|8.5 0u+3
b:hire you|8.0 0k+349+84g-34h+6
b:would a|8.0 0u+53a-54e+7
b:be sponsored|7.8 0j+4
w:blue|8.5 3a+447+3
b:your new|8.5 03+547+3
b:present employer|7.3 1v+3
b:employer that|8.2 36+447+3
b:that would|7.0 00+736+5
g:ioni|7.0 0g+40r+32r+3
f:to|6.4 1x+221y+63a-4
w:req|8.2 00+93a-33h+1147+5
b:req d|8.5 00+1147+5
l:d|8.0 00+411+6
b:ever need|8.5 47+3
w:instance|8.5 0v+93a-347+3
s:insta|7.1 0v+52p+142v+42w+73a-53q+540+44k+4
g:nsta|6.9 2p+74k+3
b:there a|7.5 0v+32u+436+337+33a-8
b:need for|8.2 3a+7
w:petition|8.2 48+7
b:a petition|8.5 47+3
w:needing|8.2 38-33a+347+448+3
b:visa support|7.8 47+4
l:cityname|6.1 38+73q+5
w:charity|8.0 0k+63a-447+34g+44r+7
s:chari|7.5 0k+428+33a-34f+44g+34r+4
b:our charity|8.5 4g+4
b:licence for|8.2 1j+3
w:some|7.5 3y+4
w:posts|8.0 0m+132b+73a-447+3
s:posts|8.0 0m+72b+63a-3
g:osts|7.8 0m+3
f:our|7.0 38+445+7
b:sponsored for|8.5 0j+4
w:seeking|7.8 0u+620+43a-33y+547+3
s:seeki|7.8 0u+420+43y+347+3
g:<see|6.9 3y+4
g:seek|7.2 3y+5
g:ekin|7.8 3y+3
b:you seeking|7.8 20+33y+5
b:i need|8.5 3a-33v+4
b:support from|8.5 47+3
b:the employer|8.2 1k+32b+73a-4
w:taking|8.2 41+847+4
s:takin|8.2 41+547+4
b:a company|8.0 0k+43a-447+3
g:acke|8.0 0y+51b+5
g:cked|8.0 1b+5
w:requires|6.9 0d+60j+71l+82a+43a-745+74k+6
b:would we|8.0 47+448+5
b:we have|7.5 47+6
b:a permit|8.2 47+5
b:before you|7.8 47+4
w:parrainage|6.9 3n+647+1048+11
g:aina|6.9 48+4
b:un parrainage|7.6 48+5
b:travail pour|8.5 47+5
g:devr|7.5 3u+348+3
g:epre|7.6 3a-341+4
g:endr|7.2 45+3
w:demarches|8.5 3a+847+44n-3
w:requis|8.0 37+847+5
f:parrainage|8.5 3n+4
w:soutien|8.2 47+348+5
s:souti|8.2 47+648+3
g:utie|6.5 1w+6
b:l employeur|6.9 1z+52b+337+33a+447+448+4
b:votre embauche|8.5 47+10
w:exige|7.5 0j+31k+43a-33q+93v+647+8
s:exige|7.1 0j+43q+43u+347+64h+5
b:besoin que|8.2 47+5
w:demande|6.9 0e+70j+40x+71b+922+93a-53u+847+548+6
s:deman|6.4 00+30e+50j+50x+61b+422+42w+43a-93h+83k+747+748+9
g:eman|6.2 2k+53a-348+3
b:une demande|8.0 0j+447+7
b:demande d|8.2 0e+60j+447+3
b:soutien a|8.5 47+348+3
b:l immigration|8.5 48+4
b:parrainage de|8.2 47+3
w:maintenant|8.2 47+4
s:maint|6.5 24+428+1229-5
g:enan|6.1 28+336+5
b:maintenant ou|8.2 47+4
w:tard|7.8 39+947+6
g:tard|7.8 39+3
b:plus tard|7.8 39+5
w:faut|8.0 0d+43a-33v+448+3
b:faut il|8.5 47+348+4
w:prevoir|8.2 47+84k+9
s:prevo|8.2 47+34k+7
b:demande de|8.0 1b+547+5
b:de titre|8.5 47+7
w:salarie|7.3 0u+81y+52i+93a-33n+93t-33u-347+54r+9
g:arie|6.6 3k+64r+3
w:travailleur|8.0 10+1147+6
b:de travailleur|8.2 47+3
b:est elle|7.8 0v+43o+3
f:une|7.8 0v+3
b:il d|8.5 3e+547+3
s:ferme|8.5 3a-345+1247+3
g:ferm|7.6 03+30x+41u+341+345+3
b:lie a|8.5 47+4
b:pour votre|8.5 3n+647+5
b:votre visa|8.5 3a+3
s:reque|6.8 00+70d+70l+61j-43u+647+1248+7
b:permis b|8.0 47+3
l:part|8.5 47+3
w:benotigen|8.0 00+747+748+6
s:benot|7.6 00+133a-347+348+13
g:<ben|6.3 01+510+348+3
g:beno|7.6 00+448+4
g:enot|7.5 00+41q+348+5
g:otig|7.6 00+448+4
g:gen>|5.5 00+40f+30r+31e+81g+32b+43a-647+34b+34c+10
b:benotigen sie|8.0 00+447+648+3
w:ein|6.9 0f+60g+70n+625+62f+73a-347+74d+4
b:sie ein|7.8 0g+547+64d+3
w:visum|7.6 3a+647+1048+15
s:visum|7.5 3a+647+1548+12
g:visu|7.2 2f+847+548+4
g:isum|7.5 47+448+5
g:sum>|7.5 3y+448+5
w:um|8.5 3a+647+8
b:in deutschland|8.2 3a+4
f:benotigen|8.2 47+3
g:<bra|6.5 0y+324+427+547+3
w:unterstutzung|8.5 00+93a-347+10
s:unter|6.7 00+50j+41e+41t+31v+1123+92a+536+43a-647+44g+6
g:unte|6.3 1v+523+63v+4
g:rstu|7.8 39+447+3
g:sori|8.0 47+4
b:fur die|8.5 4h+5
g:uss>|7.0 1m+41n+31q+5
g:eant|8.0 0k+347+34k+3
g:trag|8.0 0u+42c+347+3
l:werden|7.6 0q+347+4
w:necesita|8.5 00+847+7
g:cesi|8.0 48+3
g:sita|7.1 1r+447+4
w:patrocinio|8.2 3a+547+548+10
f:necesita|8.5 00+447+3
g:ira>|8.0 47+3
w:empresa|7.5 1v+141z+103a-43l+647+84r+8
s:empre|7.5 1v+121z+93a-33l+547+64r+8
g:empr|7.5 1v+64r+3
g:mpre|7.0 1v+4
g:resa|7.3 1v+5
g:esa>|7.3 1v+51z+3
b:la empresa|8.0 1v+41z+747+54r+5
b:su permiso|8.5 3r+547+4
g:ras>|7.5 2e+44c+3
w:obtener|8.5 0j+647+4
w:ahora|8.5 1v+1447+6
s:ahora|8.5 1v+8
g:ora>|7.1 0z+33k+3
w:el|7.0 0l+30n+527+73a+93r+747+34h+13
b:en el|8.2 27+6
w:heb|6.3 00+70e+80g+70z+1210+81j+31l+81o+724+327+428+429+536+63a-53o+73p+441+846+547+648+44m+4
b:heb je|6.4 00+30e+50g+70z+810+61j+31l+41o+524+436+63a-83o+53p+341+547+348+44m+4
w:nodig|8.0 00+93a+447+848+4
s:nodig|8.0 00+93a+447+748+5
g:dig>|7.3 0g+33t+3
f:heb|6.7 0e+30g+40z+310+41l+424+436+43a-43p+341+447+44r+3
l:nodig|8.2 47+3
b:voor je|8.5 01+547+6
g:rage|6.5 1p+5
g:agen|6.2 1b+31e+102c+3
w:hai|6.8 0c+80d+70e+60z+1110+71w-424+827+329+53a-53o+63p+74r+3
w:bisogno|8.5 00+1147+6
s:bisog|8.5 00+947+5
g:<bis|7.6 16+5
b:bisogno di|8.5 00+447+4
b:per il|8.2 00+50j+447+3
f:hai|7.1 0c+40d+30z+410+324+43p+3
b:di un|8.5 3m+547+5
b:us without|8.2 3a+8
b:without the|8.5 3a+7
w:having|7.8 10+3
b:work on|7.6 38+445+34g+3
b:sans parrainage|8.5 3a+3
b:i do|6.9 0f-33a+20
b:not require|8.5 3a+547-3
b:free of|7.6 36-43a+1747-5
b:of any|6.8 0h-30i+30v+52c+336-43a+1747-4
w:konnen|7.1 0x+424+1138+63b+73h+745+1049+3
s:konne|7.1 0x+324+438+33b+73h+445+12
g:<kon|6.2 0t+615+33h+33z+7
g:konn|7.0 3h+3
g:nnen|6.7 49+3
b:konnen sie|7.3 24+638+33h+745+8
f:konnen|7.6 24+538+33h+5
w:3|6.2 0g+131h+51j+41l+81p+31q-31v+425-32h+1538+113a+345+1146-348+4
l:3|7.3 0g+51v+3
b:company have|8.2 48+4
b:yes describe|8.5 0v+348+4
b:describe the|8.0 0v+348+44d+4
b:you will|8.0 1t+33r+348+3
b:is required|8.2 38+43a-348+5
w:explain|6.7 1b+420+63a+448+44d+44f+104g+54h+11
s:expla|6.7 1b+420+63a+1048+44d+74f+94g+54h+4
g:expl|6.4 3a+64f+44g+34h+3
g:xpla|6.7 3a+34f+34h+3
b:and when|8.2 48+54r+11
l:when|7.5 3a-44r+5
b:us which|8.5 45+347-348+5
w:details|6.0 0k+70n+40o+30q+50v+40x+51t+41w+73a+43m+73z+643+644+748+94c+44d+8
s:detai|5.8 0k+50n+30q+50v+30x+41w+63a+53m+53z+643+944+448+54c+44d+54f+12
g:ails|5.8 3z+343+3
b:details of|7.5 3a-54d+54f+4
f:details|8.0 3a+943+4
b:category of|8.5 48+4
w:answered|8.2 0x+63a+3
b:you answered|8.5 48+3
b:answered yes|8.5 48+4
b:yes to|7.8 39+3
b:please provide|7.5 3b+33n+342+448+34f+4
w:classification|8.2 19+31p+113a-548+5
g:sifi|7.5 1p+3
b:nature of|8.5 1w+1048+3
w:sought|7.3 0e+80u+113a-43u+748+64r-6
s:sough|7.3 0e+60u+83a-43u+848+54r-3
b:from companyname|7.6 0p+348+44r+4
b:we need|7.8 0t+51f+33a-63v+748+4
b:transfer or|8.5 2i+73a-348+3
w:extension|6.7 3a-33b-73d+2948+5
g:tens|6.2 0n+51h+43d+9
g:nsio|6.3 3d+124j+3
l:extension|7.1 3d+9
w:next|7.1 0q+722+53a+1148+74h+9
g:<nex|7.1 3a+3
g:next|7.1 3a+4
b:the next|8.5 48+5
b:si oui|7.8 37+33a+748+34r+6
b:le permis|8.2 1j+63a-448+7
g:vrai|7.8 48+3
l:besoin|7.8 39+347-348+3
l:demande|7.8 0x+422+3
b:si un|8.0 3a+348+4
b:precisez la|8.5 0v+348+5
b:genre de|8.5 11-33e+848+7
b:permis a|8.5 48+5
b:art des|8.5 1m+748+7
g:tas>|7.6 1h+4
w:welk|8.0 05+81v+63a-33b+648+8
w:serve|7.3 0c+40g+1219+52l+437+448+54g+4
g:rve>|6.5 0c+40g+3
l:serve|8.2 0g+348+3
f:citizenship|7.8 4p+5
w:australian|8.2 19+7
g:lian|7.2 0h+52a+3
s:reser|7.6 0c+70h+30q+519+8
w:citizens|8.2 0h+123a-3
b:you one|8.0 0h+41a+31j+62i+63a-5
b:state of|8.0 0a+70h+31z+641+7
g:tura|7.6 14+328+3
g:ural|7.8 14+31i+3
b:us citizen|8.2 0h+62a+3
w:preference|6.2 0h+80t+813+619+82j+32w+113a-83y+445+34q+12
b:citizens are|8.5 0h+5
f:preference|8.0 0t+3
b:citizenship or|8.0 2a+3
b:citizenship of|8.5 2a+3
b:of another|8.5 0h+30k+63a-3
b:in what|8.0 0h+31o+33a-34f+34j+5
b:country do|6.4 05+83a-33c+3
b:citizenship that|8.5 3a+3
b:hold or|8.5 2a+4
w:due|8.2 0c+40h+3
b:due to|8.2 0c+4
w:federal|7.3 0h+50i+40j+61e+102c+73a-6
s:feder|7.2 0i+40j+613+61b+31e+62c+83a-6
g:fede|7.2 1e+3
g:dera|6.8 3u+3
b:a federal|7.6 0j+42c+6
b:we may|7.8 0o+53m+4
b:a us|8.2 0h+42a+4
f:due|8.5 0c+3
g:hips|7.8 3a-3
g:ips>|6.7 0h+31i+33a-34k+4
f:citoyennete|8.5 0h+3
b:vous citoyen|8.2 0h+103a-4
w:canadienne|8.5 0h+9
b:pays etes|8.5 0h+53a-3
b:la citoyennete|8.2 0h+9
b:membre de|7.2 0h+516+42m+34l+4
s:accor|7.0 0f+30h+30n+50o+41k+638+33a+445+34k+7
w:canadiens|7.8 0h+53u+4
g:ssez|6.4 4g+3
w:staatsburgerschaft|8.5 0h+13
g:burg|7.5 0h+1142+3
g:rger|6.9 0h+90z+41f+33a-441+342+4
g:gers|7.8 0h+642+4
g:ersc|6.7 0h+71j+423+42d+3
g:rsch|6.7 0h+71j+323+52d+3
g:chaf|6.4 0h+34k+54l+4
g:haft|6.4 0h+421+33q+54k+54l+4
g:aft>|6.7 0h+43q+44k+4
l:staatsburgerschaft|8.5 0h+5
w:burger|8.2 0h+15
s:burge|8.0 0h+1442+13
b:sie die|8.2 0h+32f+53o+7
s:lande|8.2 0h+83c+20
g:ndes|7.1 25+33v+4
w:ciudadania|8.5 0h+13
s:ciuda|7.8 04+120h+162v+73a-3
g:<ciu|7.8 04+50h+5
g:ciud|7.8 04+50h+6
g:iuda|7.8 0h+7
g:udad|7.8 04+50h+7
g:nia>|7.6 0h+514+41v+741+3
l:ciudadania|8.5 0h+8
b:de los|8.2 1n+51s+5
f:es|7.1 0c+40h+33h+34r+3
w:pais|7.5 05+190h+82v+83a-43c+12
g:pais|7.5 05+90h+33c+3
b:pais de|8.5 0h+7
f:pais|8.2 05+80h+4
w:bent|7.5 0f+40j+40v+61b+71k+52a+3
g:bent|7.3 0k+5
b:bent u|7.5 0f+60h+40j+40v+71k+3
b:van een|8.2 0h+43m+44l+9
w:land|7.1 05+180h+62v+83a-43c+15
f:bent|7.6 0f+30v+41b+3
l:land|7.5 05+92v+33c+5
w:cittadinanza|8.5 0h+17
s:citta|8.0 04+180h+17
g:citt|8.0 04+50h+7
g:itta|8.0 04+40h+6
g:dina|8.0 0h+4
g:anza|8.0 0h+43a+4
l:cittadinanza|8.5 0h+5
w:paese|8.0 05+140h+73c+6
s:paese|8.0 05+80h+33c+5
g:<pae|8.0 05+5
g:paes|8.0 05+3
g:aese|8.0 05+4
g:ese>|6.8 2k+104a+5
b:paese di|8.5 05+3
f:paese|8.2 05+70h+3
b:than the|8.2 0h-52p+43a+9
s:renou|8.5 0h-53a+8
b:a foreign|7.8 2c+43a+7
l:national|8.5 3a+342+3
w:cfr|8.5 1k+52a+4
w:120|8.2 2a+52d+8
w:qualify|8.0 0j+83a+5
g:alif|5.9 0g+31m+41q+725+34j+3
b:you qualify|8.5 0j+3
b:qualify as|8.5 3a+5
b:us person|8.0 2a+8
b:person for|8.2 4h+3
w:export|6.9 2a+223a-3
s:expor|6.4 2a+323a-4
g:expo|6.1 2a+122c+5
g:xpor|6.4 2a+12
w:control|7.6 1k+92a+104f+7
g:trol|6.3 1k+42a+14
g:rol>|7.6 2a+3
b:export control|8.2 2a+4
w:controlled|7.5 2a+173a-3
w:technology|8.5 00+72a+33a-3
s:techn|6.8 00+41l+82a+82n+73a-846+144d+13
g:<tec|6.7 3a-346+84d+4
g:tech|6.7 3a-446+84d+4
g:echn|6.8 3a-346+44d+3
g:chno|8.0 46+5
g:hnol|8.0 46+3
g:nolo|8.0 46+4
g:olog|7.8 41+446+4
g:ful>|7.8 3a+3
f:export|8.5 2a+3
w:ear|8.2 2a+15
b:itar ear|8.5 2a+5
w:comply|8.2 1k+82a+3
b:comply with|8.2 1k+6
w:regulations|8.2 2a+13
s:regul|6.5 0u+724+42a+82c+92m+63a-54k+74r-3
g:regu|6.5 0u+52c+4
g:egul|6.5 0u+42a+32c+3
g:gula|6.7 2a+3
w:whether|7.8 3e+3
b:indicate whether|8.5 12+5
b:whether you|8.2 12+515+4
b:are a|8.5 4r+4
w:protected|7.0 0v+419+72a+42q+5
s:prote|6.2 0n+1510+615+419+112h+52q+33a-4
g:prot|6.2 0n+519+3
g:otec|6.4 0n+4
b:a protected|8.2 3a+3
w:8|7.5 02+102g+53a+43h+9
w:1324b|8.5 2a+5
s:1324b|8.5 2a+4
b:a 3|8.5 38+5
b:meet the|7.2 0d+43a-34h+6
b:requirements of|8.2 4h+7
w:goods|8.2 2a+10
s:goods|8.2 2a+8
b:controlled goods|8.2 2a+7
b:goods program|8.5 2a+5
b:or able|8.5 38+3
b:under the|7.0 2c+33a-6
b:the canadian|8.2 19+3
b:an export|8.5 2a+6
b:before we|8.5 2o+3
b:we could|8.0 00+42a+33a+33v+4
w:technical|8.0 2a+62n+53a-44d+7
g:chni|6.9 1p+42k+44d+4
g:nica|5.9 0m+60t+323+32j+63a-4
b:data with|8.2 0n+5
b:with you|7.6 2a+44k+3
b:your most|8.5 1h+5
b:subject to|7.6 1b+42a+42c+636+33a-8
b:please confirm|7.2 0c+424+43a-43q+5
w:definition|8.5 10+6
g:fini|6.6 0u+31l+51n+3
b:definition of|8.5 10+42a+33a-3
g:<kor|8.0 2j+63h+44a+4
w:international|7.3 2a+72c+43a-43b+33c+124k+7
w:traffic|8.0 0v+52a+73a+6
s:traff|8.0 0v+42a+33a+3
g:traf|7.2 0v+10
b:which describes|8.5 25+62a+7
f:international|8.2 2a+5
b:currently on|8.2 0v+72a+3
w:restricted|7.8 2a+93a+8
w:party|7.8 2a+836+73a+4
s:party|7.8 0f+42a+536+53a+4
w:denied|8.5 2a+9
s:denie|8.5 2a+5
g:<den|8.0 15+5
w:persons|8.5 1a+72a+53a-3
g:sons|7.1 1e+327+32p+3
l:list|8.0 0m+33a-3
b:ever held|8.2 0i+4
w:compliance|8.5 2a+173a-3
g:mpli|6.8 2a+44b+8
w:question|6.7 0i-32h+173a+12
l:question|7.5 2a+42h+63a+5
w:ability|7.5 0j+32a+32k+1136+7
s:abili|7.1 0g+110j+32k+636+346+34e+5
g:<abi|7.0 0g+31p+5
b:ability to|7.5 2k+536+5
b:to handle|7.8 0n+4
g:fied|7.1 0g+7
f:ability|7.8 2k+5
b:would an|8.5 36+3
w:release|7.8 0f+62a+53a-33l+6
s:relea|7.5 0f+61b+42a+439+93a-53l+9
g:elea|7.5 39+33l+3
g:ease|7.1 1x+339+4
b:to release|8.2 3l+4
w:source|6.3 2n+63o+154d+4
s:sourc|6.3 2n+43o+184d+3
g:sour|6.3 3o+8
g:ourc|6.0 3o+9
g:urce|6.2 3o+9
g:rce>|5.7 3o+10
b:source code|8.5 2a+3
b:code to|8.5 2a+42g+3
w:assessment|7.5 00+40l+625+62a+43a+5
s:asses|6.9 00+30l+91f+425+142a+3
g:essm|7.5 25+4
g:smen|7.5 25+3
b:willing and|8.5 2a+4
w:administration|8.2 0k+81l+9
g:<lig|6.3 2r+3
g:ligh|7.8 0i+30k+7
w:ask|6.9 0o+51f+537+53d+33m+547-34c+5
w:restrictions|6.9 2a+102c+1136+93a+34n+4
f:uk|8.5 2a+3
g:tats|8.0 1h+3
w:sens|8.5 2a+7
g:<sen|5.5 0m+40p+40v+32g+53n+3
b:au sens|8.5 2a+3
b:sens de|8.5 2a+4
b:l itar|8.5 2a+10
w:acces|7.3 11+413+51a+63a-33z-340+84m+7
b:acces a|7.3 11+313+540+64m+5
b:a des|7.8 0l+50y+42a+6
w:marchandises|8.2 2a+10
s:march|7.6 20+729+32a+93h+4
g:dise|8.0 2a+3
b:des marchandises|8.2 2a+7
w:controlees|8.2 2a+10
b:marchandises controlees|8.2 2a+5
w:programme|6.9 1l+51m+91n+81o+71s+72a+63a-43q+4
g:amme|6.5 1m+31o+444+4
f:programme|7.8 1o+10
w:controle|8.2 1k+42a+4
w:exportations|8.5 2a+11
g:rtat|7.8 2a+3
b:le poste|6.9 0j+32a+438+33h+33q+8
b:poste est|7.8 38+4
w:soumis|8.0 0e+52a+636+437+3
s:soumi|7.6 0e+42a+62c+3
g:oumi|7.6 2a+3
b:soumis a|8.5 2a+436+3
w:repondez|8.5 0d+42a+8
s:repon|6.9 0d+30x+82a+32k+43m+174h+5
g:epon|6.9 0x+33m+7
g:ndez|7.6 3k+3
b:repondez vous|8.5 0d+32a+4
s:crite|8.5 2a+53a+5
f:le|6.6 22+538+63w+4
b:obtenir l|8.5 2a+3
b:autorisation d|8.5 0f+6
b:des donnees|7.6 0n+6
w:techniques|8.0 1l+92a+42n+346+3
g:ques|5.5 0g+34c+6
w:soumises|8.5 2a+62c+9
g:mise|7.3 38+3
b:au controle|8.5 1k+62a+3
b:sur les|8.0 2a+438+4
b:indiquez votre|8.0 25+52a+54i+3
w:vise|8.2 2a+63u+9
w:liees|8.5 2a+103h+6
s:liees|8.5 2a+63h+6
w:evaluation|7.6 1e+925+62a+42k+33a-3
b:l evaluation|8.5 2a+32j+3
w:unterliegen|8.5 2a+436+6
g:erli|7.8 1h+63h+4
g:lieg|8.0 10+3
g:iege|7.8 1h+5
g:egen|7.3 0z+445+3
b:unterliegen sie|8.5 2a+436+4
g:schr|6.1 06+51c+91d+31w+523+32d+54f+3
g:rank|7.3 41+34j+3
g:unge|6.9 0r+341+34b+54c+6
g:ngen|6.5 00+40g+30r+33a-44b+44c+9
w:exportkontrolle|8.2 2a+8
g:kont|6.6 0t+63z+7
w:angaben|7.8 0f+70x+132a+33a-3
s:angab|7.6 0f+40x+1210+3
g:anga|7.5 0x+446+3
g:ngab|7.6 0x+3
g:gabe|7.1 0i+40x+31w+424+3
b:angaben zur|8.5 0x+4
w:usted|7.8 12+419+42a+52c+44r+9
s:usted|7.8 12+319+52a+32c+44r+7
g:uste|7.5 4r+3
b:es usted|7.8 19+32a+34r+7
b:usted una|8.5 2a+4
w:persona|7.5 17+818+31a+72a+42c+103a-33m+7
b:una persona|8.0 2c+6
g:ones|6.4 0g+30r+41w+54m+4
b:u een|8.2 0j+90v+6
g:llo>|7.8 4c+4
w:delle|8.5 1w+122a+5
s:delle|8.5 1w+42a+4
g:dell|6.7 1r+31z+34q+3
g:tazi|7.6 0g+3
g:oni>|7.2 0g+50r+32r+4
b:hold an|8.0 0d+50g+53a-3
w:active|7.1 0i+1319+927+629+52i+63a-64l+9
s:activ|6.4 0i+60k+1019+61w+81y+1029+62i+436+33y+64l+6
g:acti|5.7 0i+30k+31y+3
g:ctiv|6.1 0i+31y+4
b:an active|8.0 2i+43a-34l+6
f:security|7.1 2f+32h+42m+344+3
w:ts|8.5 0i+11
w:sci|8.5 0i+14
b:ts sci|8.5 0i+9
w:sc|7.6 0i+150j+7
w:dv|8.2 0i+60j+6
w:higher|8.5 0i+9
b:or higher|8.5 0i+6
b:higher held|8.5 0i+9
f:clearance|8.5 0i+80j-4
w:baseline|8.5 0i+70j+4
s:basel|8.5 0i+70j+43a-3
g:elin|7.6 0k+33a-3
w:sec|8.5 0i+1442+13
w:lvl|8.2 0i+181q+72k+103a-3
l:lvl|8.2 0i+42k+3
b:the highest|6.9 1q+9
b:government clearance|8.5 0i+41q-4
b:have been|7.8 27+529+43a-4
w:vetted|8.5 0i+53a+3
s:vette|8.5 0i+63a+3
g:vett|7.3 0f+3
b:the government|8.5 0i+4
b:which level|8.5 0i+4
b:level and|8.2 0i+10
b:held a|8.5 0i+4
b:a clearance|7.8 0i+30j+7
w:agency|6.9 0i+41t-51v+32c+63a+63o+83p+5
s:agenc|6.9 0i+41t-32c+63a+73o+53p+4
g:<age|6.3 3a+3
b:federal agency|8.5 0i+4
b:and expiry|8.2 2m+43a-543+5
l:expiry|8.2 2m+3
b:your clearance|8.0 0i+53a+4
w:cleared|7.8 0i+11
g:eare|7.2 0i+3
l:cleared|8.2 0i+3
b:the level|8.5 0j+6
b:security screening|8.2 0i+4
b:secret clearance|8.0 0j+5
b:that is|8.2 0g+53a-3
w:vetting|7.6 0f+140i+90j+83a-4
s:vetti|7.6 0f+120i+70j+53a-3
g:etti|6.8 0f+32e+54e+4
g:ttin|6.5 0f+34a+34q+3
b:security vetting|8.2 0i+50j+5
w:bpss|8.5 0i+50j+9
w:ctc|8.2 0i+33t+103u+8
l:dv|8.5 0j+3
w:top|7.5 0j+31q+112d+546+54e+6
l:secret|7.8 02+6
b:cleared to|8.5 0j+6
b:work with|7.1 0i+30j+324+63a+43m+446+5
w:material|8.5 0i+60x+4
s:mater|7.6 0i+40u+120x+41e+91r+163a-5
g:mate|6.9 0l+41e+41r+5
g:eria|7.6 1e+426+4
w:trust|7.8 0i+80j+52i+44g+5
s:trust|7.6 0i+40j+32i+43a-34g+34r+5
g:rust|7.5 28+3
b:public trust|8.5 0i+30j+4
b:currently in|8.5 0i+41y+4
w:force|8.0 0e+50i+619+44g+3
b:possess a|7.3 1j+31l+3
b:une cote|8.2 0i+50j+6
b:d habilitation|8.2 0i+60j+5
w:fiabilite|8.2 0i+70j+7
s:fiabi|8.2 0i+70j+4
b:de fiabilite|8.5 0j+4
w:vigueur|8.5 0i+636+4
s:vigue|8.5 0i+536+3
b:en vigueur|8.5 36+3
w:habilite|8.5 0j+8
b:habilite e|8.5 0j+3
b:e secret|8.5 0i+4
w:defense|8.2 0i+10
s:defen|8.0 0i+80j+319+6
g:defe|7.8 0i+341+3
b:secret defense|8.5 0i+4
w:attestation|7.6 0g+60i+40x+111h+71m+73a-3
b:attestation de|8.5 0i+31h+3
b:vous du|7.8 0i+3
w:gouvernement|8.5 0i+62c+6
s:gouve|8.2 2c+9
b:du canada|8.2 0i+3
b:la cote|8.0 3q+3
g:ntie|6.5 2j+52m+438+33a-33m+34q+4
w:cours|7.1 0e+60i+40q-30v+310+51i+51y+82c+53a+3
s:cours|6.5 0f+40i+30v+510+41h+41i+71n+31o+81s+91y+102c+4
b:en cours|7.5 0v+41y+83a+5
b:cours de|8.2 0i+310+4
b:et date|8.5 0i+443+3
b:vous presentement|7.5 0i+41v+31y+42i+54j+3
w:enquete|7.5 0f+90i+40j+6
s:enque|7.5 0f+110i+30j+8
g:<enq|7.3 0f+5
g:enqu|7.3 0f+5
g:nque|6.9 0f+33a+3
g:quet|7.5 0f+3
g:uete|7.5 0f+3
b:une enquete|8.0 0i+30j+5
b:enquete de|7.6 0f+50j+6
w:sicherheitsuberprufung|8.5 0i+60j+10
s:siche|7.5 0i+170j+524+42h+53a+7
g:<sic|6.4 0i+341+5
g:sich|6.4 0i+542+54a+3
g:herh|7.3 03+30i+5
g:erhe|7.5 0i+43a+3
g:rhei|7.3 0i+6
g:heit|7.2 0i+53a+3
g:uber|6.4 0j+3
g:berp|8.0 0j+3
g:erpr|7.3 0f+60j+3
g:rpru|8.0 0j+3
g:pruf|7.6 0f+30j+344+6
g:rufu|7.8 0f+30j+4
g:ufun|7.8 0f+5
g:fung|7.8 0f+40j+4
w:u2|8.5 0i+100j+7
g:frei|8.0 0i+4
g:abe>|7.5 0i+32k+3
w:habilitacion|8.2 0i+110j+5
g:itac|8.0 0i+3
b:habilitacion de|8.5 0i+50j+4
w:seguridad|7.8 0i+90j+442+444+5
s:segur|7.8 0i+100j+444+3
g:egur|7.8 0i+3
g:guri|7.8 0i+3
g:rida|6.6 45+64k+3
b:de seguridad|8.0 0i+70j+344+4
l:seguridad|8.2 0i+4
w:nivel|7.5 0i+61q+1625+52k+123a-3
s:nivel|7.5 1q+1225+62k+9
g:ivel|6.9 1q+725+32k+5
b:nivel de|7.6 1q+725+42k+11
f:nivel|7.6 1q+725+4
s:verkl|8.5 0i+70x+5
g:erkl|7.5 0x+43a+3
g:rkla|7.5 0x+43a+5
w:geen|7.8 0i+82f+73a+13
g:<gee|7.3 26+33a+3
g:geen|7.8 3a+5
g:waar|6.8 0r+32v+44h+3
g:aar>|6.4 0x+42v+43a-342+449+3
w:vgb|8.5 0i+70j+13
s:veili|8.5 0i+120j+6
g:mach|7.2 0i+446+44f+3
g:ging|7.0 08+50i+315+526+3
w:nulla|8.5 0i+90j+4
s:nulla|8.5 0i+50j+3
b:il nulla|8.5 0i+30j+5
w:osta|8.5 0i+80j+5
b:nulla osta|8.5 0i+30j+5
b:osta di|8.5 0i+50j+4
w:sicurezza|8.5 0i+80j+4
s:sicur|8.5 0i+60j+6
g:zza>|8.0 0x+3
b:di sicurezza|8.5 0i+30j+4
w:suspended|8.0 3a+6
s:suspe|7.3 1b+103a+6
g:susp|7.3 1b+3
g:uspe|7.3 1b+3
g:spen|6.2 1b+3
g:nded|6.2 1r+31s+53a+3
b:suspended or|8.5 3a+3
w:revoked|8.2 3a+3
s:revok|8.2 3a+6
b:not hold|8.5 3a+4
b:eligible for|8.2 0j+617+4
b:for sc|8.5 0j+7
b:keep a|8.5 0j+3
b:if the|8.2 0j+339+3
w:needs|7.5 00+1039+33a-44e+10
s:needs|7.5 00+73a-34e+8
b:this post|7.1 0j+43o+43u+5
b:post requires|8.5 0f+30j+4
b:to pass|8.5 0j+6
b:you don|8.5 0j+73a-5
b:don t|7.0 0j+30m-41f+338+53a+11
b:t have|8.5 0j+41f+33a-4
b:you get|7.0 0j+51m+31p+538+43a+53o+33t+3
w:successful|8.2 0j+63u+3
s:succe|7.1 0j+41l+53a-54b+164h+6
g:succ|6.9 4b+7
g:ucce|7.1 4b+4
b:qualify for|8.5 0j+8
b:a public|8.2 0j+4
b:resident in|8.5 0j+3
b:last five|7.8 0j+6
b:years as|8.5 0j+4
b:as needed|8.2 0j+33h+6
w:enhanced|8.0 0f+80g+70j+53a-3
s:enhan|8.0 0f+70g+60j+43a-3
g:enha|8.0 0f+3
g:hanc|7.5 2q+3
b:be put|8.5 0j+60q+4
w:through|6.9 0j+718+51x+122t+54a+54d+54f+4
s:throu|6.8 0j+818+51x+112t+53a-34d+54f+64k+3
g:thro|6.8 1x+3
g:hrou|6.8 1x+4
w:selected|8.0 0j+70q+32r+7
s:selec|6.7 00+40j+40l+70q+31f+32r+53a-4
g:sele|6.7 0l+5
b:if selected|8.5 0j+3
w:sf|8.5 0j+31e+10
s:inves|7.3 0f+100v+61b+7
g:<inv|6.2 0v+31b+5
g:inve|7.1 0f+5
g:vest|6.8 0f+32v+3
g:stig|6.7 0f+31e+42p+32v+33a-3
g:igat|6.4 0f+336+3
g:gate|8.0 2r+3
b:by companyname|6.4 3p+34r+4
f:willing|7.3 0f+51k+33a-4
b:the notice|8.5 0j+6
w:ministry|8.5 0j+62c+7
s:minis|8.0 0j+31h+32c+63a-43m+6
b:you ll|8.5 0j+33r+4
b:ll need|8.5 0j+33r+3
b:you and|8.0 0j+43a-54c+84g+5
w:mesure|7.0 00-40j+438+43h+63q+53r+647+549+34k+3
b:en mesure|7.1 3a-43h+43q+33r+447+449+3
b:mesure d|8.0 00-33a+34k+3
b:d obtenir|8.2 0j+4
s:appro|7.6 0j+723+43l+7
g:appr|6.8 3a+5
b:a vous|7.3 0j+4
w:soumettre|8.2 0f+40j+3
s:soume|8.2 0f+40j+41k+5
w:processus|8.0 0e+50j+40o+4
b:poste exige|8.2 0j+3
b:cote secret|8.5 0j+33a+3
g:itab|8.0 0j+6
b:ce qu|8.5 0j+43a+3
b:qu une|8.5 0j+50x+3
w:bereit|7.0 0f+70j+738+839+73a-33q+104k+7
s:berei|6.2 0f+70j+90s+61k+91t+438+539+163a-53q+1045+44k+74r+4
g:erei|6.0 0j+31k+339+53q+64k+7
g:reit|6.3 39+53q+54k+6
b:sie bereit|7.2 0f+60j+438+53q+74k+5
w:sich|7.2 0e+90j+711+725+54a+94c+74h+4
w:einer|8.0 00+100f+40j+73a-33m+6
s:einer|8.0 00+70f+50j+33m+4
g:iner|6.6 0f+30o+32d+53a-3
g:zieh|7.8 3q+5
g:iehe|7.8 3q+4
g:ehen|6.9 0j+33q+3
w:wurden|8.5 0j+71b+9
s:wurde|8.2 0j+51b+13
g:urde|8.0 1b+4
b:wurden sie|8.5 0j+41b+6
w:uberprufung|8.5 0f+60j+6
s:uberp|8.5 0f+70j+7
g:<ube|6.9 2d+3
w:bestehen|8.5 0j+80k+11
s:beste|7.8 0j+60k+90s+203a-3
g:tehe|7.8 0k+3
f:wurden|8.5 0j+31b+3
w:puede|8.5 0j+83h+7
f:puede|8.5 3h+3
w:bereid|7.6 0f+80j+41k+839+73q+134k+6
b:u bereid|8.2 0f+60j+61k+3
b:bereid een|8.2 0f+60j+51k+5
g:sond|8.0 4b+3
g:derz|6.9 1v+31y+32v+44j+4
w:ondergaan|8.5 0j+51k+6
s:onder|8.0 0j+81k+71r+1622+63a-3
g:<ond|8.0 1r+4
g:aan>|7.5 1y+4
b:te ondergaan|8.5 0j+41k+4
g:<kun|6.9 0j+320+437+9
g:unt>|5.7 01+502+33w+33z+5
w:disposto|8.0 0f+70j+71k+73q+10
g:osto|8.0 3q+4
b:e disposto|8.2 0f+60j+31k+4
b:disposto a|8.0 0f+60j+41k+53q+6
w:sottoporsi|8.5 0j+61k+7
s:sotto|8.5 0j+41k+6
b:a sottoporsi|8.5 0j+41k+4
g:oced|7.6 0v+3
g:ura>|8.0 0e+30z+328+4
w:reason|6.5 1b+920+113a+74g+64h+9
s:reaso|6.2 1b+420+103a+63h+741+34g+34h+7
g:reas|6.0 18+320+33a+346+34h+3
g:easo|6.0 20+54h+3
g:ason|6.0 20+4
b:any reason|8.0 3a+3
b:could not|8.2 3a+3
b:anything that|7.2 0k+636+33a+5
w:prevent|8.5 3a+3
b:prevent you|8.5 3a+4
b:you from|6.7 1a+836+33a+12
b:un motif|8.5 1b+3
s:empec|8.5 36+5
g:empe|7.6 49+4
b:i would|7.2 0l+30m+43a-53v+7
b:would be|7.2 38+33u+54h+3
w:unable|8.2 3a+103q-3
s:unabl|8.2 3a+10
g:<una|7.6 3a+10
g:nabl|6.9 00+70s+3
b:unable to|8.2 3a+9
w:objection|8.2 3a+9
s:objec|7.1 3a+103h+64b+6
b:any objection|8.2 3a+3
b:objection to|8.2 3a+5
g:goin|8.0 1y+3
b:through the|8.5 3a+4
b:upload proof|8.5 1e+53r+3
b:proof of|8.0 1e+53r+6
b:share code|8.2 3r+12
w:original|8.2 11-33a+83r+7
g:gina|6.9 13+5
b:original documents|8.5 3r+6
w:characters|7.5 02+51d+32d+42f+83r+6
s:chara|7.2 1d+32d+32f+62g+43a-53m+43r+3
g:arac|6.7 02+31d+3
w:copy|6.9 1d+31e+151g+121h+121u+33r+11
g:<cop|6.3 1e+91g+41h+53r+9
g:copy|6.9 1e+41g+43r+4
g:opy>|6.9 1e+51h+33r+4
b:a copy|8.5 1e-33r+8
b:copy of|7.6 1e+71h+93r+11
b:you present|8.2 2t+83r+5
w:prove|8.0 2h+83r+11
s:prove|7.8 2h+43o+93r+8
b:to prove|8.2 2h+53r+5
b:evidence of|8.2 3r+7
w:identity|7.0 11+313+414+33r+442+8
f:copy|7.8 1e+51g+31h+3
w:bring|7.8 29+43r+93u+54h+7
s:bring|7.3 28-329+53a+53r+546+54h+4
b:passport or|8.5 3r+6
b:birth certificate|8.5 3a+33r+5
b:you bring|8.0 29+53r+54h+5
w:produce|8.5 3a+63r+3
g:uce>|7.8 4a+3
b:to produce|8.5 3a+5
w:listed|7.5 0d+30v+819+43r+73v-34h+7
b:listed on|8.5 0v+53r+4
b:days of|7.8 38+33a-73q+33r+441+5
b:of hire|8.5 3q+53r+4
w:pdf|6.3 1c+171d-31f+191h+31i+183a-53r+5
b:verification of|8.5 3r+64n-3
b:code and|8.5 3r+63z+4
w:showing|8.2 3a+53r+6
s:showi|8.2 3a+43r+6
b:entitlement to|8.5 3r+5
f:document|8.5 1e+43r+3
w:supply|8.2 1t+53a-43m+63r+4
w:request|7.5 00+80f+50l+83r+4
g:uest|5.9 1i+44h+54j+3
b:on request|8.5 00+3
w:scan|8.5 0g-31e+83r+11
g:can>|7.6 13+3
w:both|7.6 03+83a-33r+103u+54q+7
g:<bot|7.2 3v+44q+4
g:both|7.6 4q+3
g:oth>|7.6 4q+3
g:<sid|7.3 0k+5
g:ides|8.0 2l+3
b:work check|8.2 3r+445+5
w:doc|8.5 1f+63a-33r+19
b:prove that|8.5 2h+6
b:you re|6.5 1v+320+72f+42v+43a+53u+445+5
b:work can|8.5 3r+3
b:do so|8.2 38+3
b:of working|7.8 4f+34q+4
b:show us|7.8 2n+33a-33r+64d+4
b:us something|8.2 3r+64d+3
b:something that|8.2 0f-33a+73r+6
b:what have|7.8 3a-53r+44b+64d+44f+10
w:got|7.1 0g+71l+82n+53a-33o+43r+84m+6
b:you got|7.6 1l+63r+4
w:offered|7.5 0f+31k+43q+449+8
s:justi|8.2 0v+71e+83r+9
w:copie|7.6 1e+101h+73r+15
s:copie|7.1 1d+41e+131g+81h+53a-33r+8
g:copi|6.7 1e+41g+32f+33r+7
g:opie|6.7 1e+33r+6
g:pie>|7.3 3r+10
f:copie|8.0 1e+33r+5
b:copie de|8.2 1e+31h+5
b:preuve d|8.5 3a+53r+3
f:preuve|8.5 3r+6
l:emploi|6.1 0q+41x+420+6
w:permanente|8.5 06+83r+5
w:attestant|8.5 3r+8
g:ecto|6.5 0k+427+64d+4
g:cto>|7.2 4d+4
g:rso>|7.6 1y+32u+3
b:la carte|7.6 3r+344+8
g:sere|7.6 4g+3
b:mesure de|7.5 38+43a-33r+347+3
w:produire|8.5 0f+73r+8
s:prouv|8.5 2h+63r+8
g:vant|6.3 3r+3
l:embauche|8.0 21+4
f:piece|8.2 1e+4
w:kopie|8.5 3r+14
s:kopie|8.5 3r+15
f:kopie|8.5 3r+9
s:adjun|8.0 1c+61f+81i+43r+4
g:djun|8.0 1f+3
w:copia|8.5 3r+12
s:copia|8.5 3r+12
b:de su|8.2 3r+6
s:acred|8.5 0g+53r+7
g:dita|8.0 0g+4
f:documento|8.5 3r+8
l:trabajar|8.2 2e+32w+3
g:ewij|8.0 1j+5
g:wijs|7.8 1j+51r+4
g:ijs>|8.0 1j+53r+3
w:dat|8.2 0t+50x+83r+11
s:compr|7.5 0k+40x+524+53a-33b+63c-33r+5
w:al|7.1 0d+90n+51x+1725+426+628+72o+33a-43q+63r+6
b:18 or|7.5 0c+150d-3
b:confirm i|8.2 0c+33h+6
b:over 18|8.5 0c+7
f:over|8.0 4a+6
w:reached|7.8 0c+70d+40s+33a-43o+5
s:reach|6.0 0c+50d+50s+71t+538+43a-33b+93h+3
g:reac|5.7 1t+33a-3
b:you reached|8.2 0c+80d+43a-3
s:eight|8.0 0c+13
g:<eig|7.3 0c+54m+6
g:ghte|8.0 0c+7
g:htee|8.0 0c+4
g:teen|7.8 0c+5
b:you of|7.5 0c+90d+100t+413+43a-5
b:of legal|8.2 0c+70d+83a-4
b:legal age|8.5 0c+90d-4
b:you an|6.8 13+132c+44l+64r+9
w:adult|8.2 0c+113a+3
s:adult|8.0 0c+120v+6
g:<adu|8.0 0c+3
g:dult|8.0 0c+4
b:an adult|8.2 0c+5
w:above|6.0 0d+30x+63l+34b+3
b:or above|7.6 0c+30d+81l+326+5
l:above|6.6 3a+3
w:minors|8.5 0c+63a+3
b:can t|7.8 0c+51g+338+4
b:t be|8.5 0c+438+53a-3
w:yet|7.5 0c+61l-31y+924-73a+8
l:yet|8.5 0c+31y+43a-4
w:eighteen|8.2 0c+10
b:eighteen years|8.5 0c+3
b:be 18|8.2 0c+143a-4
b:or over|7.5 0c+80d+60y+5
b:your start|8.5 0c+53q+3
w:drivers|8.0 0c+80d+51j+93a-645+6
w:turned|8.0 0c+30d+83a+4
s:turne|8.0 0c+60d+73a+54r-3
g:<tur|7.5 45+4
g:turn|6.9 1p+53a+345+3
b:18 and|8.5 0c+3
b:and up|8.5 0c+5
f:age|7.0 0c+30d+30y+113a-3
l:up|7.2 0q+4
b:years or|8.5 0c+6
w:more|6.7 0m+31u+44c+3
b:or more|8.0 0c+3
l:more|7.5 03+31u+3
b:to serve|8.0 0c+63a-44g+3
w:alcohol|7.0 0c+70g+31k+53a+641+9
s:alcoh|7.0 0c+31k+841+5
g:<alc|6.7 1k+5
g:alco|6.7 1k+4
g:ohol|6.9 1k+4
b:serve alcohol|8.5 0c+33a+4
w:bar|8.2 0c+72m+12
l:over|7.5 0d+61n+33a-3
b:you confirm|7.8 0c+50x+63a+347-3
w:majority|8.2 0c+71a+12
g:jori|8.0 0c+41a+4
b:of majority|8.5 3a+5
w:yrs|7.5 0c+826+828+1229+103a-6
b:confirm you|8.0 2f+638+4
b:are 18|8.5 0c+5
b:time of|8.2 0s+61v+5
w:night|8.2 0c+53a-345+8
b:the night|8.5 0c+43a-345+5
w:involved|8.0 0c+50k+724+10
s:invol|6.9 0k+51b+131x-324+53h+84k+3
g:invo|6.7 1b+3
g:nvol|6.9 1b+4
g:volv|7.1 3h+3
b:work involved|8.5 24+7
b:may not|8.2 0c+3
b:provide proof|8.5 3r+44n-3
w:enough|8.2 0c+50d+9
s:enoug|8.2 0d+5
b:old enough|8.2 0c+40d+6
b:is for|8.2 0c+34q+4
b:for people|8.2 0c+424+4
w:aged|8.5 0c+60d+6
b:vous 18|7.6 0c+60y+3
b:ans ou|7.3 0c+60d+8
l:plus|7.1 0d+6
w:confirme|7.5 0c+30n+30x+638+5
b:je confirme|7.6 0x+538+3
b:plus de|8.2 0c+33h+4
b:ans et|8.5 0c+60d+5
b:et plus|8.5 0c+50d+6
g:evol|8.0 3n+3
g:volu|6.4 3a+5
w:reserve|8.0 0c+70q+919+63a+3
b:reserve aux|8.5 0c+63a+6
b:age legal|8.5 0d+5
b:travailler de|8.5 45+5
w:nuit|7.8 0c+545+14
g:<nui|7.2 0k+345+4
b:de nuit|8.5 0c+445+6
l:nuit|8.2 45+4
g:jahr|6.0 0c+40d+326+627+428+329+53a+33t+33u+4
w:mindestens|8.2 0c+50d+53v+8
s:minde|7.6 0c+40d+41a+73a+83v+18
g:dest|7.6 3a-33v+74b+34d+3
b:sie mindestens|8.2 0c+30d+53v+4
w:jahre|6.9 0c+30d+626+1127+528+1229+73a-4
s:jahre|6.4 0d+526+1727+1028+1529+143t+83u+4
g:<jah|6.2 26+628+429+53u+3
g:ahre|6.2 26+627+328+529+4
w:alt|8.5 0c+30d+9
b:jahre alt|8.5 0c+30d+5
w:ich|6.7 0c+60m+40n+90q+30r+90x+71y+82f+103a+4
w:bin|8.2 0c+52f+73a+4
b:ich bin|8.2 0c+62f+6
w:uber|7.8 0c+60m+63a-44a+124m+8
f:ich|6.7 0n+30x+31y+32f+3
w:mayor|8.0 0c+111q+113a-44b+10
s:mayor|8.0 0c+91q+53a-34b+7
g:<may|8.0 0c+4
g:mayo|8.0 0c+3
g:ayor|8.0 0c+54b+3
g:yor>|8.0 0c+4
b:mayor de|8.5 0c+9
w:edad|7.8 0c+110d+70y+183a+4
g:<eda|7.8 0d+30y+7
g:edad|7.6 0d+30y+841+3
b:de edad|8.0 0c+50y+15
l:edad|8.0 0c+30y+8
w:anos|6.7 0c+60d+324-426+1327+628+1429+83a+3
g:anos|6.6 0c+326+328+429+4
g:nos>|6.5 26+328+4
b:18 anos|8.5 0c+7
w:mas|8.5 0c+74c+15
f:tienes|7.0 0g+44m+3
l:anos|7.6 0d+328+4
w:jaar|7.5 0c+40d+80o+727+328+529+93a+7
b:jaar of|8.5 0c+50d+4
w:ouder|8.5 0c+60d+7
s:ouder|8.5 0c+40d+7
b:of ouder|8.5 0c+50d+4
l:ouder|8.5 0d+3
g:eerd|7.8 0c+41n+51o+3
g:<mag|7.8 0c+50m+33a-34r+5
g:uto>|6.7 1r+53o+44m+8
w:anni|6.9 0c+80d+626+1227+1028+1129+12
g:nni>|6.9 26+328+3
l:anni|8.0 0c+30d+3
b:you under|8.0 0c-63a+12
b:under 18|8.0 0c-60z+53a+11
w:minor|7.8 0v+51o+53a+4
g:nor>|7.5 3a+4
b:a minor|8.2 3a+5
w:younger|8.0 3a+12
s:young|7.8 0z+53a+5
g:youn|7.8 3a+3
g:oung|7.8 3a+3
b:you younger|8.5 3a+3
b:younger than|8.2 3a+9
b:than 18|8.5 3a+6
b:vous moins|8.2 0c-50d-43a+11
b:moins de|8.0 0c-32c+43a+5
w:mineur|8.5 0z+93a+6
s:mineu|8.2 0v+40z+73a+9
g:mine|6.3 0v+71l+5
b:provide a|7.8 0f+43a+43b+3
w:21|7.2 0d+213a+11
w:minimum|5.9 02+50d+122e+43k+53u-53v+16
s:minim|5.6 02+40d+2224+32e+43k+43u-83v+27
g:inim|5.6 0d+73u-43v+14
g:nimu|5.8 0d+53v+9
g:imum|5.7 0d+53v+9
g:mum>|5.8 3v+8
b:the minimum|7.8 3a+33v+3
b:minimum age|8.2 0d+8
b:age for|8.0 3a+7
w:15|8.0 0c-30d+133a+8
b:you old|8.5 0d+6
b:enough to|8.5 0d+5
b:with us|6.3 0e+40k+40n+32i+33p+449+94g+44r+13
b:be 21|8.5 0d+10
b:enter the|7.3 03+30d+522+42f+72g+103a-5
g:asin|8.0 4r+4
w:floor|8.0 08+60d+63u-33v+6
s:floor|7.8 08+90d+43a-33h+43v+8
f:minimum|6.7 3v+7
w:25|6.8 0d+80y+203a-33h+144k+3
b:as our|8.5 4h+5
w:leaving|6.9 0d+81l+51x+1020+1229+537+43a-43t+6
s:leavi|6.9 0d+71l+51x+720+1029+337+33a-33t+10
g:avin|6.9 0d+320+6
w:17|8.2 0d+223a-5
b:working age|8.5 0d+8
b:age requirement|8.5 0d+6
b:listed in|8.5 0d+3
w:advert|8.2 0d+43o+8
s:adver|7.2 0d+438+33a-33o+15
g:<adv|6.7 0m+325+33o+4
g:adve|7.1 3o+4
g:dver|7.2 3o+5
b:the advert|8.5 0d+33o+4
g:<cam|6.4 0d+320+43a+44d+5
g:camp|6.9 1o+34d+4
g:sell|7.8 0d+4
g:ello|7.5 1q+32k+34c+7
w:sell|8.0 0d+104h+6
b:to sell|8.5 0d+6
w:cannabis|8.5 0d+61k+63a-3
s:canna|8.5 0d+41k+4
g:nnab|8.0 00+3
b:employment are|8.2 0d+43y+9
b:to hold|8.5 0d+30k+4
b:you that|8.5 0d+52u+43a-3
g:ery>|7.3 1i+325+32q+341+4
w:tickets|8.2 0d+50g+15
s:ticke|7.6 0d+40g+163a-3
g:icke|7.3 0g+7
g:cket|7.2 0g+60y+42p+5
w:tobacco|8.5 0d+4
s:tobac|8.5 0d+4
b:21 ans|8.2 0d+33a+3
w:minimal|8.0 0d+33a+43v+3
b:age minimal|8.2 0d+5
b:14 ans|8.5 0d+3
b:pour ce|7.0 38+33q+34h+10
w:debut|6.8 0d+61s+1121+1222-33a-349+6
s:debut|6.5 0d+41s+1121+1349+8
g:<deb|6.4 1s+421+54e+3
g:debu|6.5 1s+321+6
g:ebut|6.5 1s+421+5
g:but>|6.8 1s+421+6
b:debut de|7.8 0d+31s+649+3
b:emploi d|8.2 0d+30u+34r+4
b:d ete|8.2 0d+30u+34r+4
w:nos|6.3 0d+50e+120k+60m+52j+838+83a-73n+33o+845-54g+64k+84r+9
b:ce votre|7.8 0d+60e+41y+4
f:pour|7.6 0d+41v+51y-320+33a-44g+4
w:das|8.5 0d+91l+113a-4
b:sie das|8.5 0d+41l+6
s:leben|7.0 05+50d+61f+151g+103a+6
g:<leb|7.0 1f+7
g:lebe|6.9 1f+41g+3
g:eben|6.5 0k+41f+51g+33d+5
g:bens|7.0 1f+93d+5
g:<men|6.5 1p+3
w:minima|8.5 0d+113a-33v+8
g:ida>|7.6 1f+5
w:aan|8.2 0d+140f+83a-34g+10
b:je aan|8.5 0d+74g+6
g:eeft|7.8 0y+103n+3
g:tijd|7.6 0y+94i+7
l:16|8.0 3a+6
w:completed|6.0 1e+101l+111q+822+1224+72q+53a+4
g:eted|6.0 1l+422+3
b:education completed|7.8 1l+4
l:completed|6.8 22+4
w:schooling|7.6 1q+91s+6
g:olin|7.5 1q+3
b:of schooling|7.8 1q+51s+6
f:level|7.3 1q+325+43u+4
w:far|7.8 0x+51q+121r-329+63a-44a+6
b:how far|8.5 1q+91r-3
b:far did|8.5 1q+6
w:go|6.9 12+317+41b+81r+824+1337+33a-74b+54k+14
b:you go|7.5 1r+73a-34b+74k+7
b:in school|8.5 1q+8
w:qualification|6.4 17+71l+61m+131n+71q+64j-5
g:lifi|6.0 0g+41q+425+34j+3
b:highest qualification|7.2 17+6
w:grade|6.4 1l+61m+151p+111q+43t+83v+54j+10
s:grade|6.2 0l+41h+111m+101p+1425+43t+63v+44j+9
w:hnd|8.5 1m+3
w:educational|8.2 1q+51r+9
w:attainment|8.5 1q+15
s:attai|7.6 1q+18
g:ttai|7.6 1q+7
w:achieved|7.8 1p+111q+9
g:eved|7.8 1q+3
l:achieved|7.8 1p+41q+3
b:us the|7.8 28+62n-43a-33o+440+5
b:the top|8.5 2d+3
b:education you|8.0 1q+3
w:finished|7.6 1l+91n+91q+63a-4
s:finis|7.0 1l+101n+81q+32h+8
g:shed|7.0 1i+31l+33a-34b+3
b:you finished|8.2 1l+4
l:finished|8.0 1n+3
b:tick the|8.2 45+4
b:highest diploma|8.5 1q+3
b:last level|8.5 1q+4
f:completed|8.2 1l+3
b:diploma or|7.6 1q+5
b:or degree|7.8 1q+3
w:11|8.2 17+71q+73a-345+6
w:ged|8.5 1l+71q+5
b:a high|8.5 1l+4
w:bachelor|8.2 1m+31q+4
s:bache|8.0 1l+41m+31p+8
g:chel|7.3 3h+4
g:lor>|7.8 1a+5
b:a bachelor|8.5 1l+31q+3
b:bachelor s|8.2 1l+3
w:master|7.8 0g+51l+101q+4
s:maste|7.5 0g+31l+71m+325+93a-644+11
g:<mas|7.5 44+3
g:mast|7.3 1l+325+344+3
g:aste|6.1 1g+51r+320+33a-344+3
b:a master|8.5 1l+3
b:master s|8.2 1m+3
b:choose the|7.6 0a+72w+63s+4
w:attained|8.0 1q+12
b:level attained|8.5 1q+3
l:attained|8.2 1q+3
w:advanced|8.0 1q+725+11
s:advan|8.0 1q+425+10
g:adva|7.8 1q+325+3
g:dvan|7.8 1q+325+3
b:most advanced|8.5 1q+8
l:only|6.7 11+33a+7
w:option|7.6 11+51o+51q+738+33a-33q+4
s:optio|7.5 11+41q+538+3
b:option that|8.5 1q+3
b:that best|8.2 1q+3
b:to date|7.6 0g+71f+41x-91y+12
w:successfully|8.5 1l+61q+4
b:you successfully|8.5 1l+3
b:dernier diplome|8.5 1m-31q+8
f:dernier|7.0 1q+61r+31x+3
b:haut niveau|7.3 1q+3
w:bac|8.5 1m+51q+8
f:scolarite|8.2 1q+8
w:derniere|8.2 1q+53t+4
g:iere|5.6 00+30r+41o+72j+3
s:termi|6.4 0r+120x+71b+71l+141n+41q+81x+6
g:inee|7.1 1l+3
f:derniere|8.2 1q+3
w:academique|8.5 1p+61q+6
b:de diplome|8.2 1m+31q+4
b:diplome le|7.8 1q+6
s:instr|8.0 3a+15
g:nstr|6.8 0g+33a+4
g:stru|6.8 0g+41q+4
g:ruct|7.1 4l+3
b:est le|7.8 4d+3
w:degre|8.2 1q+325+10
b:degre d|8.5 25+5
b:que vous|6.1 1i+32f+52h+32l+52p+33a-63v+846+64c+54d+124e+4
w:termine|7.5 1l+91q+33a+9
b:avez termine|8.5 1q+3
g:turi|8.0 27+4
w:universite|7.5 17+51q+41r+8
l:universite|8.0 1r+4
f:etudes|8.0 1l+51n+51s+73a-3
w:hochster|8.2 1q+12
s:hochs|7.5 1q+181r+7
g:ochs|7.5 1q+61r+3
g:chst|7.5 1q+923+3
g:hste|7.6 1q+8
w:bildungsabschluss|8.5 1q+10
s:bildu|8.0 1q+141r+12
g:ildu|7.2 1l+31n+31q+71r+81s+4
g:ldun|7.2 1l+31n+31q+61r+81s+3
g:dung|7.1 1q+61r+61s+53z+5
g:absc|6.9 1l+31m+61n+71p+51q+5
g:bsch|6.9 1m+61n+61p+41q+5
g:chlu|6.9 1m+81n+51p+41q+3
g:hlus|6.9 1l+31m+51n+51p+41q+5
g:luss|6.9 1m+71n+81p+41q+5
b:hochster bildungsabschluss|8.5 1q+5
f:hochster|8.2 1q+8
l:bildungsabschluss|8.5 1q+3
s:schul|8.2 1h+81q+71r+8
g:schu|7.1 0n+41h+31r+7
g:chul|8.0 1h+41r+7
w:hochsten|8.5 1q+9
b:welchen hochsten|8.5 1q+5
w:abschluss|7.8 1l+141m+161q+6
s:absch|7.3 1l+91m+111n+131p+131q+43a-3
b:hochsten abschluss|8.5 1q+5
b:abschluss haben|8.5 1q+5
g:ngsn|7.8 1q+92m+542+10
w:estudios|7.6 1l+121n+71q+51r+71s+6
s:estud|7.2 1l+101n+41o+121q+61r+131s+53a-6
g:estu|6.9 1l+41o+81r+424+3
g:dios|7.6 1l+31r+4
g:ios>|7.3 1l+54c+7
b:de estudios|8.5 1q+61r+7
l:estudios|7.8 1r+4
s:maxim|7.6 1f+51q+72d+42e+3
w:formacion|8.5 1q+71s+7
g:rmac|7.5 41+54c+3
g:maci|7.6 41+44c+3
w:titulacion|8.2 1m+121n+81q+6
g:laci|7.8 04+71q+34c+5
l:titulacion|8.2 1n+41q+3
g:<esc|7.5 08+3
s:hoogs|8.5 1q+14
w:opleiding|7.8 1l+91m+91n+101q+81s+103a-3
s:oplei|7.6 1l+101m+91n+61q+181s+73a-3
g:<opl|7.6 1l+31q+6
g:leid|7.0 1q+51s+426+33a+3
g:eidi|7.3 1l+31m+31q+426+4
g:idin|7.3 1n+31q+51s+326+6
l:opleiding|8.0 1m+41n+41q+31s+4
l:diploma|7.6 0g+3
w:studio|8.0 1q+938+83a-34q+5
b:di studio|8.5 1q+9
w:piu|8.5 1q+94b+8
g:<alt|7.1 0y+62p+4
w:livello|8.2 1q+1225+62k+7
s:livel|8.2 1q+925+42k+8
b:livello di|8.2 1q+825+52k+7
g:uzio|8.0 1q+4
f:livello|8.2 1q+42k+5
w:attended|6.9 1n+101r+71s+133a+4
l:attended|7.5 1r+41s+3
w:institution|6.8 1r+173z+5
s:insti|6.7 1r+263a-33z+4
g:nsti|6.5 1e+31r+132p+3
g:itut|6.7 1r+14
g:tuti|6.8 1r+8
g:utio|6.4 0v+41r+71w+54b+3
b:of institution|8.5 1r+7
l:institution|7.5 1r+7
b:you study|8.5 1r+4
f:institution|7.8 1r+5
b:college university|8.2 1r+4
f:college|8.0 1r+3
b:school attended|8.2 1r+7
b:school name|8.2 1r+10
f:high|8.2 1p+3
w:establishment|8.5 1r+81v+5
s:estab|8.2 1r+91v+43q+4
g:ishm|7.5 1w+44b+4
g:shme|7.5 1w+54b+4
g:hmen|6.4 1e+61v+71w+43a-341+3
l:establishment|8.5 1r+3
w:uni|8.5 1r+124n+3
b:go to|8.5 17+51r+6
w:centre|7.8 1r+727+63a+9
s:centr|7.3 12+41r+1527+53a+9
g:<cen|7.3 1r+53a+3
b:the degree|8.2 1l+121m-41r+53a-3
f:trade|7.6 1o+32m+4
s:award|7.2 1m+121n+1122-33a-44b+13
g:<awa|6.4 1m+51n+43a-43v+44b+44k+3
g:awar|6.8 1m+51n+43o+34b+4
g:ward|6.7 1m+51n+44b+5
w:body|7.5 0g+71b+71c-31d+71f-51g+81r+42m+7
g:<bod|7.3 1c-31d+41f-31g+4
g:body|7.2 1d+31f-31g+43a+3
g:ody>|7.2 1d+31f-31g+4
w:secondary|8.0 0k+101l+41r+428+63a-3
g:ndar|7.8 0k+32k+3
g:dary|8.0 0k+3
b:secondary school|8.5 1l+4
f:secondary|8.5 0k+31r+4
b:education 1|7.6 1m+31o+31p+31q-4
g:endi|7.1 0v+345+4
g:ndin|6.3 3h+3
b:location of|8.2 1r+4
w:campus|8.2 1r+82w+538+53a-5
s:campu|8.2 1r+122w+438+43a-6
g:pus>|7.8 1r+3
b:which campus|8.5 1r+82w+53a-5
l:at|6.5 2w+43a-44e+7
b:l etablissement|8.2 3a+3
b:etablissement d|8.2 1r+6
w:enseignement|8.0 1r+8
s:ensei|8.0 1r+9
g:<ens|8.0 1r+4
b:d enseignement|8.0 1r+8
l:enseignement|8.2 1r+4
w:ecole|8.0 1r+17
s:ecole|8.0 1r+17
g:<eco|7.2 17+31r+53u+3
g:ecol|8.0 1r+6
g:cole|7.6 1r+42m+4
g:ntee|7.2 3a+5
b:vous etudie|8.2 1o+71r+6
l:etudie|8.2 1r+6
b:l universite|8.0 17+5
l:ecole|8.5 1r+5
w:scolaire|8.2 1h+73a+3
g:olai|7.8 1h+4
b:etablissement scolaire|8.5 1r+33a+3
b:dernier etablissement|8.5 1r+6
w:organisme|8.0 1r+81v+92c+83a-44g+5
s:organ|6.2 0k+31r+41v+102c+93m-33p+74d+74g+84q+34r+4
g:<org|6.2 1v+74g+3
g:orga|6.2 1v+94g+3
g:rgan|6.2 1v+72c+34g+3
g:gani|6.2 1v+74g+3
g:anis|6.2 12+41v+64g+3
g:nism|8.0 1r+3
l:formation|7.5 1s+444+3
w:haute|8.5 1q+71r+4
g:tung|7.3 0n+41o+71r+5
s:ausbi|8.0 1n+101r+111s+9
g:ausb|7.8 1l+31n+31r+41s+4
g:usbi|7.8 1l+31r+41s+6
g:sbil|7.8 1l+31n+31r+41s+5
g:tte>|6.7 1r+4
w:universidad|8.5 17+71r+11
l:universidad|8.5 1r+3
g:tro>|8.0 1r+32p+4
w:donde|7.6 1r+91v+82v+93o+12
s:donde|7.6 1r+91v+82v+113a+33o+8
g:dond|7.6 1r+31v+32v+43o+3
w:estudiaste|8.5 1o+101r+7
g:udia|8.0 1o+33a+3
f:donde|7.6 1r+61v+32v+73o+4
l:estudiaste|8.5 1o+51r+4
g:stel|6.4 1r+32t+43d+83u+44a+54j+3
b:naam van|8.2 1r+41v+43n+6
f:naam|8.0 1v+33m+33n+3
w:della|7.3 1d+61r+1220+622+62k+73a-33w+644+54g+6
s:della|7.3 1d+61r+920+322+62k+33a-33w+544+34g+6
b:of degree|8.5 1p+4
f:diploma|7.5 1e+41l+71m+4
b:qualification obtained|8.5 1m+4
f:qualification|8.2 1m+6
w:credential|8.0 1m+18
s:crede|7.6 0g+91m+1240+4
f:credential|8.2 1m+11
b:what degree|8.2 1p+625+5
w:ba|8.5 1m+18
w:award|8.2 1m+111q+5
w:received|7.2 0g-50v+31l+61m+41n+42g+84b+104r+5
f:certificate|8.2 1m+9
l:received|8.2 1l+31m+3
b:title of|8.2 1m+7
b:of qualification|8.5 1m+51n+84j-3
b:and grade|8.5 4j+3
l:programme|7.6 1m+41n+31s+3
w:receiving|8.5 0m+91m+7
l:award|8.5 1m+5
w:associate|8.2 1m+53n+64r+11
s:assoc|7.6 0k+91m+327+43a-43n+54r+9
g:ssoc|7.6 0k+34r+3
g:soci|5.7 17+131v+440+342+7
g:ocia|6.0 17+63a-340+342+7
g:iate|6.7 4r+3
b:what did|7.8 1l-41m+111o+51r-31w+133a-8
w:conferred|8.2 1l+41m+51n+103a-3
s:confe|7.1 03+60x+815+81l+51n+41u+3
g:onfe|6.9 0x+315+6
g:nfer|7.2 0x+31n+31u+3
l:conferred|8.2 1n+4
w:intitule|8.0 1m+74j+8
s:intit|8.0 1m+64j+8
g:inti|8.0 4j+4
b:intitule du|8.2 1m+54j+7
f:intitule|8.2 1m+3
w:dep|8.5 1l+101m+5
w:dec|8.5 1l+71m+8
b:titre obtenu|8.5 1m+10
w:universitaire|8.5 1m+10
f:grade|7.6 1m+61p+34j+4
w:certificat|7.3 0g+91m+42m+12
w:recu|7.6 1b-31m+132g+123a+441+6
g:recu|7.3 1m+52g+3
g:ecu>|7.5 1m+342+6
w:cet|7.1 3a+5
f:attestation|8.0 0x+51h+31m+4
f:formation|8.2 1l+51m+61s+4
f:abschluss|8.5 1l+5
l:abschluss|8.5 1m+8
g:emis|7.3 1m+438+43a-3
g:misc|7.5 17+51m+32p+3
w:grad|8.2 10+81m+171n+163a-4
g:orbe|7.8 0e+30v+41i+61m+3
g:bene|7.2 10+41m+33a+4
w:titulo|8.2 1m+154j+5
g:ulo>|7.8 1m+64j+3
f:titulo|8.5 1m+54j+4
w:behaald|8.5 1l+81m+5
s:behaa|8.5 1m+4
g:haal|8.0 03+3
b:de opleiding|8.5 1l+71m+6
w:conseguito|8.5 1l+91m+8
g:egui|7.8 1n+32b+5
w:laurea|8.0 1m+141n+91o+71p+12
s:laure|8.0 1m+31n+61p+11
g:laur|7.6 1p+4
g:aure|7.6 1m+31p+4
b:di laurea|8.0 1m+41n+51o+71p+5
l:laurea|8.0 1n+31o+31p+4
g:enut|8.0 01+71h+31m+4
l:major|7.8 1o+8
w:course|7.3 0f+31n+51o+131s+63a+43x-34j-6
b:course of|8.5 0f+3
f:course|8.5 1o+84j-3
w:discipline|8.0 1o+16
s:disci|7.1 1b+161o+11
g:isci|7.0 1b+61o+3
g:scip|7.1 1b+61o+5
g:cipl|7.1 1b+71o+4
g:ipli|7.1 1b+71o+5
g:plin|7.1 1b+61o+4
f:discipline|8.2 1o+6
l:discipline|8.2 1o+5
w:specialty|8.5 1o+53a+9
g:ecia|6.6 1o+1146+3
g:alty|8.0 3a+5
g:lty>|7.0 0v+33a+6
f:program|7.8 1o+4
b:area of|8.2 1o+12
w:concentration|8.2 1o+14
s:conce|8.0 1o+183a+4
f:area|8.0 1o+6
w:specialization|8.5 1o+7
b:subject of|8.2 0v+51o+6
s:vocat|8.5 0g+51o+5
w:reading|7.8 0n+91o+1124+63a+3
s:readi|7.8 0n+81o+724+5
b:you reading|8.5 1o+63a+5
f:concentration|8.5 1o+9
w:principal|8.2 1o+71t+73b+5
g:pal>|8.0 44+3
w:subjects|8.5 1o+83a+4
b:field is|8.5 1o+6
w:specialite|8.2 1o+10
f:specialite|8.5 1o+4
g:fili|6.8 1o+44l+4
g:lier|6.5 0e+41o+5
b:qu avez|8.5 1o+84f+7
w:champ|7.6 1o+123a+6
s:champ|7.6 1o+93a+8
g:cham|7.5 1o+3
g:hamp|7.6 1o+33a+3
f:champ|8.5 1o+4
w:matiere|8.5 11+71o+10
s:matie|8.5 11+61o+11
g:atie|6.5 1c+41o+32g+52v+32w+44b+6
g:tier|6.5 17+3
b:specialite du|8.5 1o+6
g:ang>|6.8 1o+42j+32k+3
g:enfa|7.8 1o+44a+4
w:studiert|8.5 17+121o+4
g:dier|7.8 17+31o+722+4
g:iert|7.5 17+3
l:studiert|8.5 17+41o+3
w:campo|8.2 1o+123a+7
s:campo|8.2 1o+103a+6
g:mpo>|7.6 1o+33y+4
g:espe|6.6 1o+529+4
s:carre|8.0 0g+81o+1524+53a-3
g:rrer|8.0 1o+43n+6
w:studie|8.5 1o+71s+9
b:de studie|8.5 1o+71s+4
l:studie|8.5 1o+4
s:gestu|8.5 0l+101o+9
w:indirizzo|7.5 06+1207+708+51o+81t+41u+6
s:indir|7.5 06+1007+308+71o+51u+5
g:ndir|7.5 06+4
g:izzo|7.3 06+4
g:zzo>|7.3 06+3
b:indirizzo di|8.5 06+51o+7
w:studi|8.0 1l+141n+51o+51s+5
g:udi>|7.6 45+4
f:indirizzo|7.6 06+607+408+41o+41t+5
l:studi|8.2 1o+3
w:corso|8.0 0v+41o+101s+101y+12
s:corso|8.0 0v+51o+101s+81y+13
g:cors|8.0 1o+31y+3
g:orso|8.0 1s+3
g:faco|8.0 0t+31o+5
b:education start|8.5 1s+921-4
b:attended from|8.5 1n-31s+13
f:attended|8.5 1n+71s+4
b:this course|8.5 1s+9
l:course|8.0 1s+3
b:date mm|7.8 1s+522+849-3
f:from|6.7 1s+421+182v+53a-449+3
w:entry|8.5 1s+749+3
s:entry|8.5 1s+749+5
b:of entry|8.5 1s+9
b:year attended|8.5 1n+31s+7
w:enrolment|8.5 13+41s+10
w:edu|8.5 1n+111s+8
b:start dt|8.5 1s+649+3
f:edu|8.5 1n+61s+6
b:you begin|8.0 1s+349+3
w:studies|7.8 1h+41l+81n+31s+449-3
g:dies|6.9 3a+4
b:your studies|8.0 1l+41s+3
b:dates attended|8.5 1s+4
f:dates|7.8 1s+41x+3
s:matri|8.2 1s+152m+73a+3
g:matr|7.8 1s+4
g:atri|7.5 1s+32m+3
g:cula|7.5 1s+4
b:1 from|8.5 1s+621+6
b:month and|7.8 1s+61x+721-4
b:year you|8.0 1n+41s+1021+43a-3
w:started|8.0 1s+921+1149-3
l:started|8.0 21+5
b:start year|7.8 21+749-3
f:start|6.2 21+1449-7
w:entered|8.5 0v+41s+8
s:enter|7.8 0v+31s+923+33o+73v+6
f:studied|8.5 1o-41s+5
b:date year|7.6 1n+41x-321+549-5
w:beginning|8.2 1s+92u+103a-34d+4
g:ginn|7.1 1s+9
b:des etudes|8.2 1e+31n+61s+3
f:debut|8.0 1s+721+3
b:de debut|7.2 1s+421+549+4
b:la formation|8.5 1n+6
l:entree|8.5 1s+421+449-3
l:du|7.5 1s+721+15
w:inscription|8.0 0m+71s+102m+73a-444+7
b:d inscription|8.2 1s+52m+544+3
b:quand avez|8.0 1l-31n+51s+51x+721+649-4
b:vous commence|8.5 1s+521+549-4
f:frequente|8.5 1s+4
g:inn>|8.0 1s+4
w:ausbildung|8.2 1n+101s+14
w:von|7.5 1s+1021+163n+173o+64c+6
f:ausbildung|8.5 1n+51s+4
l:von|8.2 1s+321+73n+4
w:beginn|8.2 1s+321+8
f:beginn|8.5 21+6
w:inicio|8.0 1s+1421+15
s:inici|7.8 01+101s+1121+143a-3
g:inic|7.2 01+31s+421+4
g:nici|6.4 01+304+607+312+314+621+3
g:icio|7.2 0r+41s+321+53a+44c+4
g:cio>|7.3 1s+321+4
b:inicio de|8.5 1s+7
b:los estudios|8.2 1l+31n+61s+5
f:inicio|8.5 21+3
b:de inicio|8.5 1s+521+5
w:startdatum|8.0 1s+821+949+6
g:artd|8.0 1s+3
g:rtda|8.0 21+3
f:startdatum|8.2 1s+621+4
w:inizio|8.0 1s+1321+16
s:inizi|7.8 1s+1021+1249+11
g:iniz|7.8 1s+421+449+3
g:nizi|7.8 1s+421+449+3
g:izio|7.0 0r+31s+41w+321+54j+3
g:zio>|8.0 1s+421+5
w:degli|8.2 1h+121n+81s+6
s:degli|8.2 1h+41n+51s+5
g:egli|8.0 02+31h+3
g:gli>|7.8 39+4
b:degli studi|8.5 1n+71s+4
f:inizio|8.5 21+4
b:di inizio|8.5 1s+621+6
l:corso|8.2 1s+31y+6
b:graduation date|8.2 1n+6
w:graduated|8.2 1l+91n+4
w:finish|8.0 1l+51n+72h+14
b:you finish|8.5 1l+61n+4
f:end|7.6 1n+61x+5
b:when will|7.8 1n+103a+449+3
w:completion|8.2 1n+10
g:leti|7.1 1h+31n+4
g:etio|8.0 1n+3
b:completion date|8.5 1n+10
b:your course|8.5 1n+3
f:grad|8.5 10+41n+9
b:of graduation|8.5 1n+4
w:anticipated|8.2 1n+63u+9
s:antic|8.2 1n+43u+8
g:ipat|7.8 00+43u+3
g:pate|7.5 1j+4
f:anticipated|8.2 3u+3
g:arde|7.1 1n+43a-34d+3
g:rded|8.0 1n+4
b:you receive|8.2 1l+41m-31n+63t+5
b:class of|7.6 1n+143a-3
f:class|7.8 1n+7
b:1 to|8.0 1n+91s-31x+83a+3
b:when do|8.0 1n+53a+6
w:expect|7.8 1n+83a-53k+53u+4
b:you expect|7.8 1n+53a-33k+33u+4
b:your program|8.5 1n+41p+5
b:diploma received|8.5 1l+51m-41n+3
l:expected|8.0 3k+5
b:will your|8.5 1n+33a+6
w:prevue|8.5 1n+8
b:fin d|8.0 1b+51x-420+44d+4
g:omat|6.8 0l+10
l:a|7.8 1j+51n+41x+42v+4
g:nere|8.0 11+51n+3
w:promotion|8.5 1n+102i+63a-3
s:promo|6.9 0m+141n+62i+53a+12
g:prom|6.5 0m+41p+320+436+3
g:romo|6.9 0m+53a+6
g:omot|7.0 0m+6
g:otio|7.1 0m+4
g:enen|7.5 1n+73u+345+3
g:tlic|8.0 1n+3
l:bis|8.5 1n+41x+6
s:final|7.5 0v+31l+101n+71p+113a-43t+54j+6
g:fina|7.1 1l+31p+4
w:ano|8.2 0o+71m-31n+153w+11
w:fine|6.9 0l+40n+61k+71n+71x+182t+438+93a-645+5
f:fine|8.5 1n+51x+4
b:grade point|8.5 1p+5
w:average|7.1 1p+192t-33a+5
s:avera|7.1 1p+192t-43a+7
g:<ave|7.0 1p+8
g:aver|6.9 1p+7
g:vera|6.2 0n+31p+62k+3
g:erag|7.1 1p+8
b:point average|8.5 1p+3
l:average|7.8 1p+6
w:overall|7.6 1p+729+102k+12
s:overa|7.6 1p+429+82k+9
g:rall|7.5 29+32k+3
w:result|7.8 1p+83a-441+84b+64d+4
s:resul|6.8 1h+91k+31p+81w+42k+541+64b+144d+3
g:esul|6.8 1h+34b+4
g:sult|6.5 1h+34b+5
b:overall result|8.5 1p+4
f:overall|8.2 2k+7
b:1 2|8.2 1p+63a+9
w:final|8.0 0v+41p+83a-53t+74j+5
f:final|8.5 1p+3
l:grade|8.2 1p+34j+3
w:0|8.0 1p+825+133a+4
w:scale|8.5 1p+725+3
s:scale|8.5 1p+925+3
g:scal|7.5 08+5
w:mark|8.0 14+31p+624+53a-3
g:mark|6.5 0m+41h+51p+5
f:average|8.2 3a+5
w:pt|8.2 1p+113y+12
w:marks|8.2 1h+161p+10
s:marks|8.2 1h+111p+10
g:arks|8.0 1h+41p+4
f:marks|8.5 1h+41p+5
b:or are|8.2 1p+53p+8
g:dict|7.8 0v+3
w:standing|7.3 1j+51p+43h+44l+64r+7
s:stand|6.6 1j+32v+132w+83h+64h+34l+54r+3
w:sat|8.5 1p+132k-3
w:grades|7.8 0l+71h+131p+153a-3
g:ades|7.5 1h+51p+3
b:your grades|8.5 1h+51p+63a-3
w:levels|8.5 1p+93a+3
b:last two|7.6 0e+40k+51h+43a-4
l:grades|8.5 1p+5
g:cas>|7.8 1p+6
l:points|8.5 1p+6
w:generale|8.5 1p+724+8
w:mention|7.5 0n+71p+172l+44c+8
s:menti|7.3 0n+70v+31p+142l+44c+6
f:mention|8.5 1p+6
b:quelle etait|8.5 1p+3
b:votre cote|8.5 1p+8
g:nale|6.5 0f+30v+43q+34b+3
f:note|8.0 1p+84c+6
w:resultats|8.2 1h+101p+51w+5
g:ltat|7.5 4b+3
w:scolaires|8.5 1h+51p+5
b:resultats scolaires|8.5 1h+5
w:baccalaureat|8.5 1l+71p+3
s:bacca|8.5 1l+51p+6
g:cala|7.8 08+44i+3
w:obtenues|8.5 1j+61p+9
g:nues|8.0 1p+3
f:notes|8.5 1h-41p+54c+4
l:obtenues|8.5 1p+5
s:noten|8.5 1h+181p+14
g:urch|7.5 1p+53d+6
g:rarb|7.5 0n+3
s:gesam|8.2 1p+529+9
g:ota>|7.8 1p+545+5
w:media|7.3 1p+142p+103a-43o+1640+3
s:media|7.3 1p+182p+53a-33o+1040+3
g:dia>|7.3 1p+53o+5
l:media|8.2 2p+43o+4
w:academico|8.2 1h+91p+122r+63a-3
g:mico|8.0 1h+3
g:ico>|6.9 1p+3
l:academico|8.2 1p+3
s:calif|8.5 1p+725+9
g:cali|6.7 04+92v+33q+3
g:icac|7.2 0m+3
g:caci|7.2 0m+31z+32v+3
w:expediente|8.5 1h+111p+4
s:exped|8.5 1h+10
s:cijfe|8.2 1h+201p+173a-4
g:cijf|8.0 1h+41p+12
g:ijfe|8.0 1h+61p+12
g:jfer|8.0 1h+61p+10
g:elde|8.0 01+61i+51p+41t-3
w:dei|7.6 0f+80n+90o+80x+121p+103a-4
f:media|8.2 3o+11
f:graduated|8.5 1l+7
b:you completed|8.0 1l+324+63a+3
b:completed this|8.5 3a+4
b:you obtained|8.5 0g+41l+4
b:s degree|8.5 1l+5
b:degree in|8.2 1l+8
w:related|6.6 0v+31l+33a-33m+93p+1341+5
l:field|8.0 3a+3
b:a university|8.5 17+4
b:university degree|8.5 17+3
s:engin|8.0 1l+32m+102n+33a-4
b:a diploma|8.2 1l+5
b:have completed|8.2 1l+5
w:progress|8.2 1l+41y+83a+7
g:ogre|8.0 1y+3
g:gres|8.0 1y+3
b:in progress|8.2 1y+6
l:progress|8.2 3a+3
b:hold at|8.5 1l+44j+3
b:diploma in|8.5 1l+3
w:early|8.2 1l+645+6
s:early|8.2 1l+445+7
g:arly|6.7 2r+3
w:ongoing|8.5 1l+71y+16
s:ongoi|8.5 1l+51y+7
l:ongoing|8.5 1y+6
w:equivalent|7.6 1l+1623+429+4
s:equiv|7.6 1l+1723+329+3
g:quiv|7.6 1l+6
g:uiva|7.5 1l+5
g:ival|7.3 1l+6
g:vale|7.3 1l+5
g:alen|6.2 0q+81l+32l+103a-34e+3
b:or equivalent|8.5 1l+5
b:yes or|8.5 1l+539+4
b:or no|8.2 0v+41l+539+33a-3
w:social|6.7 17+101l+32o+32p+113a-53o+540+542+15
s:socia|6.3 17+151l+41v+82p+83a-640+642+15
g:<soc|5.8 17+131v+62p+340+342+7
w:their|7.2 2q+3
l:equivalent|8.5 1l+4
s:accou|6.0 01+1302+524+73z+1040+944+9
g:ccou|6.0 01+43z+4
b:or an|8.0 0t+62c+5
b:got your|8.2 1l+64m+6
b:your level|7.5 1l+425+62k+5
g:care|5.8 0m+40z+1117+627+429+33a-44a+3
w:apprenticeship|8.0 0u+51l+63a+3
s:appre|7.8 0u+41l+63a+13
g:ppre|7.8 3a+3
g:eshi|8.0 3a+3
b:your apprenticeship|8.5 1l+3
w:electrician|8.2 0g+81l+43a-4
g:ctri|7.1 0g+7
g:cian|8.0 0g+33a-341+3
b:an electrician|8.5 1l+53a-3
b:the job|6.4 0l+51j+31l+51w-43a+43h+34h+34m+4
b:job requires|8.2 1l+63a-345+6
s:docto|8.5 1l+93a-741+13
g:orat|6.9 1l+34f+3
b:have one|8.2 1l+63a-34m+4
b:diplome d|8.5 1l+3
w:secondaires|8.5 1l+7
g:dair|7.6 1l+42e+5
b:etudes secondaires|8.5 1l+3
l:secondaires|8.5 1l+3
l:administration|8.5 0k+31l+3
s:cinqu|8.5 1l+63a+6
g:<cin|7.6 1l+33a+5
g:cinq|7.8 3a+3
g:evee|7.6 1l+5
g:vee>|8.0 1l+4
s:monta|8.0 1l+83a-33v+43w+14
g:ntag|7.3 1l+33y+3
b:de licence|8.5 1j-41l+82m+63a-3
w:informatique|8.5 0n+61l+8
g:atiq|6.9 24+4
s:abges|8.5 1l+20
g:gesc|7.5 11+71l+5
s:beruf|6.4 1l+61v+41x+91y+41z+721+429+143a-44b+64j+12
g:beru|6.4 29+84j+4
g:eruf|6.4 1z+329+84j+3
g:rufs|6.5 1y+31z+429+84j+3
s:errei|7.8 0s+221l+111m-41t+33a-33b+5
g:<err|7.3 0s+63a+3
f:se|8.5 1l+113a+4
b:je de|8.5 1l+72k+10
g:ati>|7.6 0x+31e+4
b:without a|8.5 3a+6
b:still in|8.5 1y+33a+3
g:shin|7.8 4e+4
g:ompu|7.2 46+3
b:vos etudes|8.5 3a+8
w:avant|7.6 37+73a+9
s:avant|7.6 37+63a+63l+5
g:avan|7.3 3a+3
w:spanish|7.8 12+82k+8
s:spani|7.8 12+82k+9
b:of spanish|8.5 12+32k+5
b:rate your|7.6 25+82k+4
w:german|8.2 2k+182l-4
g:man>|6.5 26+32f+42k+6
f:rate|7.6 25+33w+3
l:german|8.5 2k+3
w:a1|8.2 2k+103a+3
b:a1 to|8.5 3a+4
w:c2|8.5 2k+11
f:language|7.1 2k-32l+14
l:c2|8.5 2k+4
w:writing|7.3 1i+624+428+52k+32q+33a-3
s:writi|7.3 1i+624+528+3
g:itin|7.0 1i+4
f:french|8.0 2k+4
w:fluent|7.8 25+162k+103a-3
b:you fluent|8.5 2k+6
l:english|7.1 2l+4
s:manda|8.0 0k+32c+42k+73a-3
f:proficiency|8.2 2k+9
w:spoken|7.3 2k+92l+5
s:spoke|7.2 2k+62l+63a+4
b:spoken french|8.5 2k+3
b:at a|7.6 2k+63a-33h+44q+3
b:a professional|8.0 2k+84b+3
g:uenc|7.1 2k+43a+43w+7
w:results|7.8 1h+81k+42k+83a+34b+6
g:lts>|7.5 2k+5
g:etin|6.8 0m+71h+4
w:lang|7.5 26+1128+62j+172k+102l+1032-337+33a-43h+9
f:lang|8.5 2k+62l+4
w:answering|8.5 11+42k+4
w:customers|7.8 2k+42l+54k+9
g:mers|7.5 4k+3
w:calls|8.2 0p+72k+339+3
s:calls|8.2 0p+42k+4
b:in french|8.5 2j+5
w:assess|7.8 0l+31f+625+7
w:knowledge|6.6 0x+524+725+152k+104f+9
s:knowl|6.6 0x+424+825+132k+113a-34f+8
g:nowl|6.0 0n+30x+325+5
g:owle|6.0 0n+30x+324+325+4
g:wled|6.0 0x+524+325+4
g:ledg|6.0 0x+425+3
g:edge|6.0 0x+325+4
b:your knowledge|8.2 24-33a+34f+3
b:knowledge of|7.2 24+525+32k+73a-34f+5
b:of spoken|8.2 2k+4
g:<toe|7.3 08+62k+43d+5
b:proficiency in|8.2 2k+7
b:and write|8.5 2k+6
b:is our|8.2 2k+438+43a+4
w:good|6.7 0s+81j+425+52k+63a+441+746+54h+34l+84r+6
b:how good|8.5 2k+3
w:yours|7.8 2q+43a-3
w:native|8.2 13+92k+7
s:nativ|8.2 13+92k+4
s:conve|7.6 0s+40t+52k+538+6
g:nver|6.9 0k+542+3
w:basic|8.2 25+72k+73a-33t+5
s:basic|8.2 25+52k+43t+4
w:oral|8.5 2k+6
g:<ora|7.6 3k+34i+4
g:oral|7.8 0u+4
l:oral|8.5 2k+3
w:american|8.0 12+713+112k+4
b:sign language|8.5 2k+3
l:language|7.6 2l+5
g:<pun|8.0 2k+44e+8
f:knowledge|8.5 2k+7
w:welsh|8.5 2j+72k+5
s:welsh|8.5 2j+62k+4
b:this is|7.1 14+51y+72k+4
l:post|6.4 1y+349+34h+3
w:communicate|8.2 2k+62l+4
g:unic|6.0 04+707+30m+60t+32j+6
b:to communicate|8.5 2k+6
s:canto|8.2 0a+132k+7
g:anto|6.6 0a+9
g:nton|7.8 0a+92k+33z+4
f:could|7.3 39+6
w:lyon|8.5 2k+42w+133a-3
g:ely>|7.2 3a+5
f:comfortable|8.5 2k+34k+3
w:mother|8.2 2k+42y-33a+63p+9
s:mothe|8.2 2k+32y-33p+9
b:your mother|8.5 2k+43p+4
s:tongu|8.5 2l+8
b:and if|8.5 2k+3
b:know it|8.5 2k+33a+3
f:parlez|7.3 2k+64c+64d+3
w:espagnol|8.0 2k+13
s:espag|8.0 2k+14
g:spag|8.0 2k+5
g:pagn|7.2 2k+34d+3
g:agno|7.8 2k+6
g:gnol|8.0 2k+6
g:nol>|7.8 2k+9
b:d espagnol|8.5 2k+5
l:espagnol|8.0 2k+7
w:parle|7.2 2k+73a+73n+53o+5
b:francais parle|8.5 2k+3
w:debutant|8.2 25+52k+43a+6
b:debutant intermediaire|8.5 25+3
w:avance|8.5 25+72k+3
s:avanc|8.5 25+62k+3
b:intermediaire avance|8.5 25+3
f:francais|7.3 2k+6
f:connaissance|8.2 2k+9
w:lu|7.3 0n+823+62k+3
f:anglais|7.3 2k+8
w:evaluez|8.0 25+52k+7
b:evaluez votre|8.5 2k+4
w:aise|7.2 24+825+52k+338+53h+745+34k+4
g:<ais|6.9 25+4
b:l aise|7.2 24+425+53h+64k+4
b:en anglais|8.0 2j+62k+4
w:competence|7.5 0g+91e+425+72k+646+4
b:de competence|7.8 0g+41e+42k+5
s:lingu|7.1 2j+112k+112l+263a-446-3
g:ngui|7.5 2l+641+3
g:guis|7.5 2l+6
g:uist|7.8 2l+5
g:stiq|7.8 2l+4
g:alie|8.0 08+3
w:aisance|8.5 25+82k+6
s:aisan|8.5 25+62k+3
s:coura|8.5 2b+32k+10
w:bonne|7.8 24+53h+44h+5
s:bonne|7.8 24+53h+64h+4
g:<bon|7.0 3t+3
g:bonn|7.1 0m+32b+4
b:une bonne|8.5 24+5
w:capable|7.5 24+1025+72k+43a-33h+10
s:capab|7.3 1b+424+725+53a-43h+10
g:apab|7.3 3h+4
g:pabl|7.0 3h+4
b:vous capable|7.8 24+72k+43h+5
b:capable de|8.2 24+72k+3
w:quotidien|8.5 24+52k+3
s:quoti|8.0 24+32k+338+43y+7
g:<quo|7.2 3y+34h+3
g:quot|7.6 3y+5
g:uoti|8.0 3y+4
b:au quotidien|8.5 2k+5
w:deutschkenntnisse|8.2 2k+11
g:schk|7.6 2k+10
g:chke|7.2 2k+62l+446+3
g:hken|7.3 2k+62l+5
g:kenn|6.4 02+425+62k+52l+846+7
g:ennt|6.9 25+32k+52l+346+8
g:nntn|6.9 25+32k+72l+33a-346+8
g:ntni|6.9 25+52k+73a-346+8
g:tnis|6.7 14+32k+82l+33a-346+8
g:niss|6.5 1e+51h+625+32k+52l+33a-442+746+7
f:deutschkenntnisse|8.2 2k+6
l:deutschkenntnisse|8.2 2k+4
w:gut|8.5 25+72k+5
b:wie gut|8.5 2k+3
w:sprechen|8.2 2k+122l+5
s:sprec|8.2 2k+82l+6
g:prec|7.0 4c+3
b:sprechen sie|8.2 2k+92l+5
g:sch>|7.3 2k+53u+6
s:sprac|7.6 2j+122k+52l+193a-3
s:franz|8.5 2k+18
s:ingle|8.5 1q-32k+13
g:ingl|8.0 2d+32k+4
w:hablas|8.5 2k+102l+9
s:habla|8.2 2k+92l+44d+8
g:<ale|6.9 0q+43a+6
w:dominio|8.5 25+62k+8
s:domin|8.2 24+122k+83a-3
g:domi|6.4 06+11
w:goed|8.5 25+72k+12
b:hoe goed|8.5 25+62k+4
g:enge|8.0 0k+32f+4
g:eers|7.8 2k+4
g:aal>|7.8 03+32j+92k+4
g:lese|8.0 2k+3
w:parli|8.5 2k+132l+8
s:parli|8.2 2c+32k+72l+4
w:conoscenza|8.2 2k+83o+7
s:conos|7.6 25+52k+52l+53a-33o+1346+11
g:cono|6.6 17+73o+73u+346+44b+4
g:onos|7.5 3o+546+44b+3
g:nosc|7.5 3o+44b+3
g:osce|8.0 46+4
g:cenz|7.6 1b+346+4
w:lingua|8.2 2j+162k+5
g:gua>|8.0 2j+4
f:languages|8.0 2l+6
l:languages|7.8 2l+5
b:list the|8.2 1w+5
b:languages you|8.2 46+6
b:and how|7.8 2l+44d+34f+64h+3
w:each|6.7 25+338+53a-4
b:other languages|8.5 2l+4
b:language skills|8.0 2k+42l+4
w:patients|8.0 28+52l+53h+6
s:patie|7.6 25+728+42l+43h+4
w:ones|8.5 2p+4
w:besides|8.5 2k-52l+7
s:besid|8.5 2k-32l+7
b:besides english|8.5 2k-32l+6
b:home or|8.2 4q+9
b:are able|8.5 2l+5
b:to read|8.2 0n+42l+32o+3
g:stic|6.9 0v+30y+5
f:langues|8.0 2l+5
w:parlees|8.5 2l+10
g:isee|8.0 1a+3
w:enumerez|8.5 2l+446+5
s:enume|8.5 2l+4
g:enum|8.0 2m+342+4
b:les langues|8.5 2l+5
b:langues que|8.5 2l+6
w:connaissez|7.8 24+42l+33a+33o+84g+6
w:connaissances|8.2 24+52l+846+11
w:linguistiques|8.5 2l+13
f:connaissances|8.5 46+5
l:linguistiques|8.5 2l+5
f:competences|8.0 24+52l+3
b:dans quelles|8.5 2l+33a+4
w:toutes|8.0 2l+73a+446+5
b:toutes les|8.5 2l+346+4
f:indiquez|7.5 3p+3
s:prati|7.5 24+1428+429+32j-32l+10
g:<pra|6.8 1v+324+628+53a-3
g:prat|7.5 24+52l+3
w:sprachen|8.5 2l+13
w:idiomas|8.2 2l+19
s:idiom|7.8 2j+142l+16
g:<idi|7.8 2j+42l+5
g:idio|7.8 2j+42l+6
g:diom|7.8 2j+32l+5
g:ioma|7.8 2j+52l+5
l:idiomas|8.5 2l+6
s:talen|6.5 0q+242l+263a-64e+12
w:talen|8.5 2l+11
g:len>|6.6 2l+43a-33n+74c+4
w:lingue|8.2 2l+16
f:lingue|8.5 2l+6
g:anie|7.6 24+4
b:preferred language|8.5 2j+10
b:language of|8.2 2l-43a+10
w:communication|7.2 0m+50p+80t+132j+9
b:of correspondence|8.5 0t+5
l:correspondence|8.0 1t+3
b:official language|8.2 2j+8
w:contacted|7.5 0q+60s+50t+42j+63a-83l+11
b:be contacted|7.5 0q+40s+73a-43l+5
b:preference for|8.5 2j+42w+5
w:rather|7.1 0l+30t+80u+62j+42k-43a+34q+12
s:rathe|7.1 0l+30t+40u+62j+34q+7
b:you rather|7.6 2j+43a+44q+8
b:rather hear|8.5 0t+72j+42k-33a-3
b:hear from|8.0 0m+60t+52j+42k-4
b:please choose|8.0 0a+72j+34q+3
b:language in|8.5 2j+8
l:messages|8.0 0p-53a+5
w:wish|6.8 0u+1011+513+319+42j+73a+43u+54c+54g+54h+5
g:<wis|6.5 3u+34g+3
b:you wish|7.0 11+33a+34c+44h+5
b:wish to|6.9 0u+62j+54c+54h+4
b:language do|8.5 2j+73a-5
w:interviewed|8.0 2j+33a+6
b:be interviewed|8.5 2j+4
b:interviewed in|8.5 2j+3
b:language for|8.2 2j+8
w:emails|7.8 0m+40q+131u+62j+63a-3
l:emails|8.0 2j+3
b:application process|8.5 2j+3
b:de communication|8.5 0t+4
b:en quelle|8.5 2j+34j+10
b:quelle langue|7.8 2j+7
w:desirez|8.2 20+52j+74g+10
b:desirez vous|8.5 2j+44g+5
f:en|6.7 05+51y+1321+42d+42j+52w+43a-54h+3
w:ecrive|8.2 2j+102k-4
s:ecriv|7.8 1d+62h+82j+82k-3
b:vous ecrive|8.2 2j+8
b:ou en|8.5 0z+62j+52k-3
f:preferez|8.2 0t+4
w:officielle|8.5 2j+9
b:langue officielle|8.5 2j+7
w:voulez|8.2 4h+4
b:voulez vous|8.2 4h+8
b:vous recevoir|8.5 2j+3
g:iels|7.6 46+3
b:pour les|7.8 0o+32j+32n+3
w:communications|7.6 0m+82j+8
w:premiere|7.3 07+917+83a+849+5
s:premi|6.5 07+70e-313+917+32j+42w+538+83a+949+11
g:prem|6.5 13+338+33a+349+4
g:remi|6.4 13+438+349+5
g:emie|6.5 13+33a+349+5
g:mier|6.5 13+43a+349+6
f:premiere|8.2 07+4
w:bevorzugte|8.5 0t+92j+8
g:gte>|8.0 0t+3
w:sprache|8.5 2j+12
f:bevorzugte|8.5 0t+32j+5
w:welcher|7.8 0y+815+51t+52j+54i+7
b:in welcher|8.2 0y+52j+44i+6
w:kontaktiert|8.5 0t+72j+8
s:konta|7.5 0t+192j+53l+33m+6
g:ntak|7.1 0q+30t+73a+3
g:takt|7.2 0t+73a+6
b:sie kontaktiert|8.5 0t+52j+5
b:kontaktiert werden|8.5 0t+5
w:idioma|8.5 2j+17
b:en que|8.0 05+112j+42w+94i+3
g:fier|7.2 0t+3
s:comun|7.3 04+130a+90m+100q+72j+93a-4
g:comu|7.3 04+40a+30m+32j+4
g:omun|7.2 04+60a+30m+42j+34m+6
s:voork|8.0 0t+52j+162w+133a-34q+3
g:oork|7.8 2j+52w+53d+6
g:rkeu|8.0 2j+42w+5
g:keur|8.0 0t+32j+42w+3
g:rsta|6.6 2j+4
f:lingua|8.5 2j+7
w:preferita|8.0 0t+72j+42w+64q+5
w:comunicazioni|8.5 0m+42j+5
g:icaz|8.0 2r+3
g:cazi|8.0 2r+3
w:crime|8.5 0v+10
s:crime|8.5 0v+9
w:seven|8.5 45+4
w:unspent|7.8 0v+9
s:unspe|7.8 0v+8
g:<uns|7.3 4g+3
g:pent|6.9 0v+3
b:any unspent|8.5 0v+3
w:convictions|6.8 0v+173a+8
l:convictions|7.8 3a+5
f:criminal|8.5 0v+4
w:found|7.8 0v+53o+9
s:found|7.5 0v+43a+53o+9
g:foun|7.5 3o+3
w:guilty|8.0 0v+7
s:guilt|8.0 0v+8
g:uilt|7.5 24+34d+3
g:ilty|8.0 0v+3
b:guilty of|8.2 0v+3
g:eade|7.6 26+3
s:conte|7.2 0u+50v+51d+31f-41g+1224-43a-54f+14
g:onte|6.7 1g+73h+34f+3
b:any convictions|8.2 0v+5
g:<cau|6.9 1b+420+4
s:repri|8.5 1b+33a-3
g:iman|7.5 2e+445+7
s:warni|8.2 0v+439+33a+4
g:<war|6.4 0x+32c+44h+4
g:arni|7.5 3t+4
g:rnin|6.8 3t+345+3
b:that are|8.5 0v+3
b:are not|8.0 0v+32f+4
b:to declare|8.2 3a+4
w:rehabilitation|8.5 0v+3
b:the rehabilitation|8.5 0v+3
b:rehabilitation of|8.5 0v+3
w:offenders|8.5 0v+5
g:fend|8.0 0v+7
b:of offenders|8.5 0v+3
w:1974|8.5 0v+3
w:pending|8.0 0v+14
s:pendi|8.0 0v+11
w:against|8.5 0v+43a-341+4
s:again|7.2 03+60v+31t-51u+133a-5
g:<aga|7.2 1u+4
g:agai|7.2 03+31u+3
g:nst>|7.6 0u+3
w:charged|8.5 0v+7
b:charged with|8.5 0v+4
b:an offence|7.8 0v+43a-3
b:offence that|8.5 0v+4
b:any offence|8.2 0v+3
w:court|8.0 0v+143a-5
g:urt>|8.0 0v+5
w:sentence|8.0 0v+132d+133a-4
s:sente|7.3 0v+112d+73a-44a+74g+44h+3
l:sentence|8.0 0v+42d+5
b:record of|8.5 0v+31h+43a-3
w:offences|8.5 0v+183a-4
b:or another|8.2 0v+44f+3
g:olen|7.6 1u+4
g:eft>|6.5 1x+620+5
s:disho|8.5 0v+31b+53a-3
w:probation|8.2 0v+121b+63a-3
s:proba|8.0 0v+111b+71j+83a-5
g:roba|8.0 0v+41j+3
g:obat|8.0 0v+3
b:been the|8.5 0v+3
b:the subject|8.5 0v+43a+3
w:police|6.9 0e+40f+130v+84g+6
s:polic|6.2 0e+30f+120n+60r-30v+51k+44g+4
g:olic|6.0 0f+4
b:a police|8.2 0f-30v+5
w:investigation|7.6 0f+80v+91b+6
g:gati|6.5 10+31e+536+4
w:disclosure|7.8 0f+40n+40v+736+63a-3
s:discl|7.0 0f+30k+50r+40v+736+73a-6
g:clos|6.4 2c+339+33a-3
b:disclosure of|8.5 0v+3
b:criminal background|8.5 0v+3
w:sex|6.9 0v+711+1918+141e-33a+3
b:the sex|7.6 0v+518+33a+6
w:registry|8.2 0v+42m+143a-342+3
b:ever served|8.5 0v+6
g:dial|7.5 3a-33b+33c+5
b:criminal history|8.5 0v+4
b:we should|7.1 0k+30t+41t+32p+436+63a-53d+3
b:should know|8.0 0g+40k+40v+3
b:about it|8.5 4d+7
s:autom|6.6 0l+180v+327+73a-34k-34m+19
g:utom|6.6 0l+94m+6
g:toma|6.9 0l+9
w:rule|8.5 0v+639-43a+7
g:<rul|8.0 0v+3
b:you out|8.5 0v+336+63a-3
b:has a|8.2 1b+3
b:a court|8.5 0v+4
b:of anything|8.2 0k+4
b:than a|8.5 0v+4
b:minor traffic|8.5 0v+3
s:viola|8.2 0v+33a+8
g:olat|8.0 36+33a+3
b:related to|6.9 3m+33p+9
b:this employment|8.2 1x-520+43a+6
b:have not|7.1 0v+41b-41y+6
w:pardoned|8.5 0v+4
g:oned|8.0 3s+6
b:been pardoned|8.5 0v+3
b:give details|8.0 3a+34d+6
w:spent|7.2 0v+526+527+728+729-33a-5
s:spent|7.2 26+527+528+73a-3
b:unspent convictions|8.2 0v+3
w:exempt|8.5 0v+33a+5
b:working with|7.6 0v+428+64f+4
b:with children|8.2 0v+5
w:vulnerable|7.5 0f+80v+4
s:vulne|7.5 0f+70v+43a-3
g:ulne|7.3 0f+30x+3
g:erab|7.5 0f+3
w:5|6.2 0v+31f+325+152h+1638+645+94r+3
b:last 5|8.5 0v+4
b:5 years|8.2 0v+34r+3
b:led to|8.5 0v+520+3
w:conviction|8.5 0v+9
l:conviction|8.5 0v+3
b:you any|8.0 0k+40v+73a-6
b:when and|8.5 0e+30v+6
b:and where|8.5 0v+4
b:of an|7.1 0v+337+54d+7
g:sabl|7.0 0x+410+3
f:been|8.2 1b+8
b:your convictions|8.5 3a+3
b:with or|7.5 3a-43h+83p+4
b:in any|7.8 0k+83a-3
w:territory|7.3 0a+14
b:or territory|7.5 0a+4
l:territory|7.5 0a+4
w:rules|8.5 0r+60v+3
s:rules|8.5 0r+6
b:to ask|8.2 4c+6
w:condamne|8.5 0v+63a+3
s:conda|7.5 0v+19
g:ndam|7.6 0v+4
g:damn|7.6 0v+6
b:ete condamne|8.5 0v+4
b:vous ete|7.0 17+51b+926+32c+33a-34r+3
w:reconnu|8.5 0v+3
s:recon|7.3 0x+410+324+33a-34g+6
g:onnu|6.8 3b+4
w:coupable|8.0 0v+8
s:coupa|8.0 0v+6
g:coup|7.5 0v+33a+4
b:coupable d|8.0 0v+4
w:infraction|8.2 0v+11
s:infra|8.2 0v+8
g:inel|7.5 0v+5
w:laquelle|7.8 20+322+34g+3
b:pour laquelle|8.5 20+6
b:laquelle vous|8.0 20+322+5
b:vous n|7.8 0q+30v+32h+43a-3
b:n avez|8.2 0v+3
w:pas|5.9 0h-30v+41g+32f+42h+436+43a+24
b:avez pas|8.2 0v+3
b:pas obtenu|8.2 0v+3
b:obtenu le|8.5 1l+3
l:pardon|7.8 0v+4
w:judiciaires|7.8 0v+10
b:antecedents judiciaires|7.8 0v+8
f:antecedents|8.5 0v+341+3
b:objet de|8.2 0v+31b+33a+3
w:poursuites|8.5 0f+90v+53a-3
s:pours|8.5 0v+5
w:penales|8.0 0f+30v+13
s:penal|7.2 0f+90v+190x+33a-4
g:pena|7.2 0f+30v+7
g:enal|7.2 0f+30v+6
l:penales|8.2 0v+3
w:criminel|8.0 0f+40v+10
b:lien avec|8.5 0v+3
w:condamnations|8.5 0v+12
g:amna|8.0 0v+3
g:mnat|8.0 0v+4
b:ou a|8.2 0v+33p+5
b:il des|8.0 0v+4
g:accu|7.1 0x+4
w:contre|8.5 0v+93a-341+4
w:bulletin|8.0 0m+70v+31h+11
s:bulle|7.8 0m+60v+31h+15
g:<bul|7.8 1h+6
g:bull|7.8 1h+5
g:ulle|7.6 1h+3
g:llet|7.5 1h+5
g:tin>|7.5 45+3
s:delit|8.5 0v+16
w:condamnation|8.5 0v+53a+6
w:procedure|8.2 0o+70v+9
w:penale|8.5 0f+100v+7
g:<enc|6.9 1y+526+441+5
g:enco|7.6 1y+4
b:vous sous|8.5 0v+53a-33p+4
g:erdi|7.8 3u+3
w:aupres|7.8 0v+324+3
b:aupres de|8.2 0v+724+73a-3
w:dossier|6.7 0e+80f+90o+80q+70v+30x+42q+6
s:dossi|6.7 0e+80f+50o+50q+60v+60x+32q+344+4
g:doss|6.7 0q+3
b:dossier criminel|8.5 0f+30v+3
w:declaration|6.9 0k+90x+722+83a-4
g:lara|6.9 0k+30x+722+3
f:declaration|7.8 0k+4
b:vous eu|8.0 0v+824+3
g:eles|7.8 0v+33a+3
b:avec la|8.0 0v+924+3
w:vorbestraft|8.5 0v+143a+3
s:vorbe|8.5 0v+93a+6
l:vorbestraft|8.5 0v+5
s:eintr|7.8 0v+649+17
w:im|7.5 00+60v+1024+727+728+529+538+83a-5
w:fuhrungszeugnis|8.5 0f+110v+8
s:fuhru|8.2 0f+60v+726+9
g:<fuh|7.1 1j+526+3
g:fuhr|7.0 1j+426+63a+3
g:hrun|6.2 1z+327+429+33s+8
g:rung|5.7 0g+30o+310+31z+327+329+33a-43s+842+6
g:szeu|8.0 1e+5
g:zeug|7.5 1e+51h+6
g:eugn|7.6 1e+51h+8
g:ugni|7.6 1e+71h+10
g:gnis|7.5 1e+51h+7
s:straf|8.2 0v+17
g:verf|7.5 0v+4
g:erfa|6.3 27+328+329+3
g:rfah|6.3 1z+326+327+329+53a-34f+3
g:fahr|6.2 1z+327+329+44f+3
w:antecedentes|7.8 0f+80v+441+9
b:antecedentes penales|8.5 0f+3
w:sido|8.5 0v+81b+11
b:ha sido|8.5 0v+41b+6
w:por|7.0 0v+720+102e+73a+63k+123u-33w+94g+134h+11
w:algun|8.2 00+60k+70v+7
s:algun|7.6 00+60k+40v+510+61b+53a-341+10
g:<alg|6.9 0l+641+3
g:algu|7.6 41+3
w:ooit|8.2 0v+121b+163a-3
b:u ooit|8.5 0v+81b+4
w:heeft|8.5 0v+93n+11
s:heeft|8.5 0v+73n+6
w:strafblad|8.5 0v+73a+5
w:penali|8.5 0v+12
g:nti>|6.6 2h+43a-44b+3
b:in corso|8.5 0v+41y+8
w:never|6.7 0e-30v-31t+42q+93a+16
s:never|6.7 0e-30v-61t+42q+63a+20
g:<nev|6.7 3a+7
g:neve|6.6 3a+8
b:have never|7.3 0v-43a+134r-3
b:never been|8.0 0v-53a+9
l:offence|8.5 3a+3
b:your record|8.5 3a+4
b:je n|6.7 0x+53a+17
b:n ai|6.8 0x+63a+16
w:aucun|7.3 3a+12
g:cun>|7.3 3a+4
b:ai aucun|8.5 0k-33a+5
w:mon|6.5 0q+80x+3
w:vierge|8.5 0v-33a+11
s:vierg|8.5 3a+8
g:<vie|6.7 29+33a+6
b:have no|7.1 0v-33a+193p-3
b:you consent|7.2 0f+4
b:record check|8.5 0f+4
b:employment background|8.5 0f+4
b:an enhanced|8.5 0g+3
w:dbs|7.8 0f+100g+63a-3
b:enhanced dbs|8.5 0f+30g+4
b:dbs check|8.5 0f+5
w:happy|6.8 0f+40n+32w+93a-33l+53u+104k+5
s:happy|6.8 2w+338+53a-43l+73u+645+34k+4
g:happ|6.7 2w+3
g:appy|6.8 2w+3
g:ppy>|6.8 2w+3
b:you happy|7.5 0f+33l+445+34k+3
b:happy for|8.0 0f+33l+3
b:to request|8.5 0f+3
w:authorize|8.2 0f+103a-53l+5
b:i authorize|8.5 0f+3
w:consumer|8.5 0f+8
s:consu|7.6 0f+130k+94k+5
g:onsu|7.6 0f+3
b:consumer report|8.5 0f+5
b:about me|8.2 4a+12
b:a vulnerable|8.2 0f+3
w:sector|7.0 0f+627+17
s:secto|6.9 0f+427+1628-33a+3
g:sect|6.4 27+9
b:vulnerable sector|8.0 0f+4
b:sector check|8.0 0f+4
b:before starting|8.5 38+3
g:<gar|7.3 0o+3
w:carried|8.0 0f+71w+83a-74d+44r+7
s:carri|7.1 0f+30r+31w+629+93a+34a+34r+5
b:carried out|8.2 0f+51w+4
g:fact|7.5 0x+327+4
b:police check|8.2 0f+4
f:consent|7.3 0f+30p+33a-3
w:understand|6.8 0f+30n+50x+101k+338+53l+34g+3
b:i understand|7.0 0n+30x+638+3
b:understand that|7.5 0x+51k+33a-3
w:outcome|8.2 0t+64d+3
s:outco|8.2 0f+30t+7
b:the outcome|8.2 0t+5
b:background investigation|8.5 0f+5
b:and i|8.2 38+4
b:a recent|8.5 0f+5
g:inge|7.2 0f+33a-34c+7
w:review|8.5 0f+83a+3
w:hereby|8.2 0f+50n+30x+63a-3
s:hereb|8.2 0f+50x+3
b:i hereby|8.2 0f+40n+3
b:of all|8.5 0f+54g+4
w:statements|7.6 0f+50x+63a-3
b:employment by|8.5 0f+41b+5
b:a third|8.5 0f+4
b:you ok|7.8 0f+40l+60n+438+33a-3
b:ok with|7.5 0f+30l+30n+339+9
b:a screening|8.5 0s+4
w:make|6.4 00+60f+80k+320+72q+53t+73u+1149+104k+5
g:<mak|6.0 20+33a-34h+3
g:make|6.1 20+33u+3
b:we make|8.5 00+30f+3
l:offer|7.2 37+4
b:i give|8.2 0f+53l+4
b:give permission|8.5 0f+50n+3
b:release information|8.5 3l+3
b:for background|8.5 44+5
b:you allow|8.2 0o+3
b:allow us|8.5 0f+30o+3
b:history and|8.5 0f+3
l:credit|8.0 44+3
w:cash|8.0 0f+724+328+5
b:with that|7.8 0f+51k+738+5
l:that|7.5 1k+4
w:acknowledgement|8.0 0f+50x+71t+6
s:ackno|6.8 0f+40n+70x+121t+323+73a-3
g:<ack|6.8 0n+30x+4
g:ackn|6.8 0n+30x+3
g:ckno|6.8 0n+30x+4
b:if offered|8.0 1k+33q+349+3
b:offered the|8.0 49+3
b:the role|7.5 3h+54h+4
l:verification|7.8 2f+5
b:the school|8.0 3a-33p+44r+3
w:board|7.2 0k+63a+63o+53p+104r+4
s:board|7.2 0k+63a+33o+33p+649+5
g:boar|7.1 3p+349+3
b:school board|8.2 3a-33p+44r+3
w:fair|8.0 0f+33a+33o+73u+6
l:search|7.8 20+6
b:i release|8.5 0f+4
w:parties|8.5 0f+736+7
w:liability|8.2 0f+53l+4
s:liabi|8.2 0f+63l+4
b:from liability|8.5 0f+43l+3
b:liability for|8.5 0f+33l+3
w:giving|8.5 0f+60x+73a-3
s:givin|8.5 0f+30x+5
b:information in|7.8 0f+3
b:the course|8.5 3a+3
l:consent|7.2 0f+30l+30p+6
w:financial|8.2 0k+327+728-3
s:finan|8.2 0k+527+6
g:nanc|6.4 28+3
f:driver|7.3 3a+4
w:authorise|8.0 0f+71k+33a-3
b:you authorise|8.5 0f+33l+7
b:authorise us|8.5 3l+6
b:to make|7.6 0x+33a-43u+449+3
b:the police|8.5 0f+5
b:de pre|8.5 3a+4
b:pre emploi|8.5 3a+3
b:j autorise|7.8 0f+30n+40p+33l+3
b:companyname a|7.6 0f+30p+43a-34g+3
b:mes antecedents|8.5 3a+4
b:verification du|8.2 03+60f+5
w:accord|7.2 0f+50n+50o+41k+845+44k+8
b:d accord|7.6 0f+41k+53a-345+34k+4
f:verification|7.3 1u+32h+7
l:accord|7.8 1k+3
w:extrait|8.2 0f+111i+9
s:extra|7.0 0f+81e+81i+539+8
g:extr|7.0 39+3
g:xtra|7.0 0f+339+3
b:un extrait|8.2 0f+71i+4
b:extrait de|8.5 0f+31i+5
b:de credit|8.5 3a-344+4
w:dispose|7.5 0f+338+739+43a-43q+34k+44m+3
g:ose>|6.1 3a-3
b:vous dispose|7.8 38+4
b:dispose a|8.0 38+4
w:subir|8.2 1k+6
s:subir|8.2 0f+31k+3
b:a subir|8.5 1k+3
b:verification des|8.5 3l+3
b:aupres d|8.5 4f+4
w:clientele|8.0 0f+428+44f+6
w:autorisez|8.0 0f+40l+63l+3
b:autorisez vous|8.0 0f+30l+43l+4
w:diplomes|8.5 0f+31e+5
b:vos diplomes|8.5 0f+41e+4
w:emplois|8.2 0f+60p+50q+63l-3
w:policiere|8.5 0f+3
g:lici|6.9 36+4
b:verification policiere|8.5 0f+3
w:consentement|7.5 0l+30p+61k+4
b:consentement a|8.0 0l+30o+4
g:nsul|8.0 0k+3
g:ulte|7.8 3a+4
g:lte>|7.8 1w+4
b:votre dossier|8.2 0f+52q+33a+3
b:dossier de|8.5 0f+52q+6
b:de me|8.5 0f+31k+5
b:me soumettre|8.5 0f+31k+4
b:soumettre a|8.5 0f+31k+3
w:registre|8.5 0f+93a-342+9
w:mit|6.7 0f+61k+624+1825+428+93p+1146+54f+9
b:sie mit|7.5 0f+51k+546+34f+5
s:hinte|8.5 0f+917+14
g:<hin|7.8 17+43a+5
g:terg|7.8 14+317+53v+5
g:ergr|7.6 17+63a+43v+4
g:grun|7.5 17+320+12
g:rund|7.5 17+420+12
w:einverstanden|8.5 0f+71k+7
s:einve|8.5 0f+51k+8
l:einverstanden|8.5 1k+3
w:einwilligung|7.8 0f+70l+100n+70o+60p+83a-3
s:einwi|7.8 0f+50l+100n+60o+60p+3
g:einw|7.8 0l+3
g:inwi|7.8 0l+3
g:nwil|7.6 3a+33q-3
b:einwilligung in|8.2 0f+50l+50n+5
b:in die|7.8 0f+40n+6
w:meiner|7.3 0f+70n+30o+160x+3
s:meine|7.3 0f+70n+50o+120x+3
g:mein|7.3 0o+4
b:meiner angaben|8.5 0f+5
f:einwilligung|7.8 0f+30l+4
w:autoriza|8.5 3l+7
w:verificacion|8.5 0f+52g+11
b:de antecedentes|8.5 0f+6
f:autoriza|8.5 3l+3
w:acepta|8.5 0f+71k+13
s:acept|7.3 0f+30n+80o+50p+50r+41k+83a-33v+4
g:<ace|7.3 0n+4
g:acep|7.3 0n+31k+3
w:certificado|8.2 0f+50g-410+61h+12
g:cado|8.0 1h+5
b:certificado de|8.2 0f+510+31h+8
f:acepta|8.5 0f+31k+5
w:ga|8.2 0f+80l+70n+5
w:akkoord|8.2 0f+80l+50n+5
s:akkoo|8.2 0f+70l+40n+4
w:met|6.8 0e+40f+60l+50n+524+1125+428+133h+103l+54f+7
b:akkoord met|8.2 0f+30l+40n+3
g:<vra|7.8 0x+3
s:accon|8.0 0f+60n+40o+70p+4
b:a una|8.5 0f+31k+7
w:verifica|8.5 0f+62g+11
s:prece|7.6 0f+60x+31v+53a+94r+5
g:tare|8.0 3h+33l+4
w:certificato|8.5 0f+81h+14
g:cato|7.6 1h+34l+7
w:object|8.0 0f-33a+13
b:you object|8.2 0f-33a+8
b:object to|8.0 3a+8
w:stop|7.5 2h+836+63a+9
g:stop|7.2 3a+5
b:would stop|8.2 36+4
b:stop you|8.0 36+43a+3
w:refuse|7.2 3a+12
s:refus|6.4 0f-33a+263v+5
g:efus|6.4 3a+11
b:je refuse|8.0 3a+7
b:de mes|7.1 0o+33a+4
b:drug and|8.0 1k+7
b:and alcohol|8.0 1k+5
w:testing|7.3 1k+163a+3
s:testi|7.2 1k+113a+8
b:alcohol testing|8.5 1k+3
l:testing|7.5 1k+3
w:screen|8.0 1k+12
b:drug screen|8.2 1k+5
f:drug|8.5 1k+4
b:before i|8.5 3a+4
w:regulated|8.5 3a+5
b:position do|8.5 4j+3
w:random|8.5 1k+8
s:rando|8.5 1k+5
g:<ran|6.4 0y+63a+4
w:urine|8.5 1k+11
s:urine|8.5 1k+12
w:hair|8.2 1k+624+83a+4
g:hair|8.0 24+3
s:saliv|8.5 1k+11
w:sample|6.9 1i+222t+43a-3
l:sample|7.5 1i+5
b:and drug|8.5 1k+7
w:policy|6.9 0n+60r-31k+8
g:icy>|6.9 0n+3
w:tested|7.8 1k+53a+8
s:teste|7.8 1k+83a+3
w:sensitive|8.5 0n+31k+5
s:sensi|8.2 0n+4
g:itiv|7.8 41+6
w:workplace|7.2 00+705-31k+41v+121z+738+33a-34q+11
g:rkpl|7.1 1v+31z+84q+3
g:kpla|7.2 1v+51z+34q+4
w:screened|8.5 1k+53a+4
f:companyname|8.0 2b+4
b:job will|8.5 3q+3
g:<ill|7.5 41+3
w:substances|8.5 1k+11
s:subst|8.0 1k+11
g:ubst|8.0 1k+5
w:sites|8.0 1k+72p+113a-54k+9
s:sites|8.0 1k+42p+83a-44k+10
b:you fine|8.2 1k+1038+43a-3
b:fine with|7.8 1k+838+73a-3
w:accident|8.5 1k+441+8
w:substance|8.5 1k+10
b:i authorise|8.5 1k+3
b:authorise the|8.5 1k+3
s:labor|7.8 29+338+43m+6
g:labo|6.9 29+33a-34f+3
g:abor|6.6 13+5
g:bora|7.1 4f+3
b:give my|8.5 0n+31k+3
w:placement|7.8 1k+52w+83a+94r+6
g:acem|6.3 2w+34k+6
g:ceme|6.3 2w+34k+6
w:abuse|8.5 1b+81k+53a-3
s:abuse|8.5 1b+61k+3
b:yes i|7.6 1k+438+83a-5
w:panel|8.5 1k+8
s:panel|8.5 1k+63a+3
b:within 48|8.5 1k+3
b:48 hours|8.5 1k+41t+3
b:hours of|8.5 1k+3
g:<bre|7.8 4a+6
w:40|7.3 0y+151k+339+5
b:test before|8.5 1k+4
b:day one|8.5 1k+549+6
w:drugs|8.5 1k+5
s:drugs|8.2 1k+10
b:any time|7.5 0p+44r+6
b:with our|6.9 0k+30m+30n+50s+51k+33a+73z-3
b:our policy|8.5 1k+3
w:includes|8.5 1j+71k+33a-3
b:a un|6.4 0e+80k+60u+313+71k+82c+336+33a+33p+34l+13
b:et d|8.5 1k+3
w:alcool|8.2 1k+9
s:alcoo|8.0 1k+11
g:lcoo|8.0 1k+4
g:cool|7.8 1k+3
b:d alcool|8.5 1k+3
b:l acceptez|8.5 0l+4
g:atoi|7.5 1j+3
b:drogues et|8.5 1k+4
w:tests|8.2 00+51k+428+5
s:tests|8.2 00+41k+428+3
b:poste a|8.0 1k+41y+345+4
b:et de|8.5 1k+6
g:fian|7.3 01+5
g:iant|7.1 01+73a+3
g:ants|6.6 36+3
w:einem|7.8 1k+81y+62d+1336+63a-3
s:einem|7.8 1k+61y+62d+1136+43q+3
g:nem>|7.8 2d+3
s:droge|8.5 1k+14
w:bereitschaft|8.0 1k+1039+745+8
g:itsc|7.1 3q+44k+5
w:zum|8.2 1k+92t+11
f:bereitschaft|8.0 1k+339+345+3
w:dispuesto|8.2 1k+939+63q+7
s:dispu|8.2 1k+539+73q+6
g:pues|7.0 1w+34j+5
g:esto|6.7 4h+44j+4
b:dispuesto a|8.2 1k+539+43q+5
s:antid|8.5 1k+13
g:stes|7.1 0q+3
b:you refuse|8.0 3a+4
b:not agree|8.5 0n-33a+5
w:refuseriez|8.5 3v+4
b:refuseriez vous|8.5 3v+6
w:approach|8.5 3l+10
w:referees|7.6 3a-73l+133m+9
g:rees|7.2 3l+4
b:your referees|8.2 3a-43l+10
b:before interview|8.5 3a+3
b:to contact|7.3 0s+63a-73l+10
b:previous employers|8.5 3l+4
l:employers|8.2 3a+3
b:contact this|8.2 3a+3
b:this employer|7.3 1y+32b+43a+43l+4
f:ok|8.5 39+6
b:speak with|8.5 3l+5
b:for my|8.5 3l+3
b:employers to|8.5 3l+6
b:information about|8.5 3l+3
w:named|8.5 3l+9
b:may contact|8.5 3l+3
b:is it|7.6 3l+54k+6
b:if we|7.5 06+30k+536+43a-53l+43q+6
b:last manager|8.5 3a-53l+44e+4
l:manager|7.8 3a-44c+3
w:further|7.8 0o+31e+32p+133a-63m-44c+8
s:furth|7.8 0o+32p+63a-54c+6
g:urth|7.8 2p+34c+3
b:notice to|7.8 37+4
b:to me|8.2 3a+8
b:if this|8.5 1y+5
b:this referee|8.5 3a+4
b:we take|8.5 3l+3
w:schools|8.0 2w+83a-54k+7
l:agree|7.2 0o+338+43a-3
b:we get|8.2 0t+73l+4
b:get in|7.8 0t+51q+43l+5
w:touch|7.6 0q+30t+51u+73l+7
s:touch|7.5 0t+71u+43l+4
g:touc|7.5 3l+3
g:ouch|6.9 0t+33a+4
b:in touch|7.8 0t+73l+5
b:touch with|8.2 3l+7
b:with this|6.9 0e+40k+40u+31v-32i+63l+34r+10
f:job|6.2 0q+31w+41z+421+33a-53o+34j+12
b:my references|8.5 3l+7
w:reach|6.2 0s+40t+91t+93a+33b+73l+3
b:we reach|8.2 1t+33l+3
w:positions|7.8 0m-40p+60q+93a-33l+4
l:positions|7.8 0q+4
f:employer|6.3 04-41v+121z+63a+103b-3
l:contacted|8.2 0s+3
w:ring|8.0 0q+70s+123a-53b+53l+9
g:<rin|8.0 3l+4
w:boss|7.8 26+828-33a+43l+12
g:<bos|7.8 3l+3
g:oss>|6.4 3o+3
b:your boss|8.2 3a+43l+7
l:boss|8.5 3l+3
w:disclose|8.0 0k+716+336+43a-33l+5
g:lose|6.7 2c+32w+3
b:to disclose|8.5 16+3
w:attendance|8.0 38+93l+5
w:conduct|8.5 1b+63l+5
b:for what|8.5 4f+6
w:peut|6.8 0q+70s+100x+31v-32q+82r+53a-43b+93l+8
g:<peu|6.6 0s+3
g:peut|6.8 0s+3
b:peut on|7.0 0q+30s+42q+52r+33b+33l+7
b:on communiquer|8.5 0t+73l+4
b:votre employeur|6.9 2u-437+33a+63l+4
f:peut|8.2 3l+6
w:prise|8.0 3l+445+649+6
s:prise|7.6 24+73a-33l+745+449+4
b:prise de|8.0 45+349+5
w:anciens|8.0 3l+103m+54r+3
w:employeurs|8.5 3a+43l+5
b:cet employeur|8.2 1v-41y+73l+3
b:que nous|7.5 0n+40o+33l+4
b:vos anciens|8.5 3l+33m+4
g:onsa|6.8 0z+41w+73l+3
g:nsab|6.9 0z+41w+6
w:avons|8.5 2g+53l+9
s:avons|8.5 2g+53l+5
b:de joindre|8.5 1f+33l+7
b:cette personne|8.5 3a+63l+3
b:que des|8.5 3l+33m+3
b:des references|8.2 3l+6
w:prises|8.5 24+113a-33l+6
b:avant l|8.2 3a+33l+3
f:est|8.0 0e+31y+4
w:wir|7.8 1t+63b+83l+11
b:durfen wir|8.2 3l+8
w:referenzen|8.5 3l+33m+10
g:renz|7.2 3m+53v+6
g:enze|7.2 3l+33m+33v+446+7
w:kontaktieren|8.5 3a+43l+5
w:uns|6.7 0e+53l+63o+163p+649+64c+214g+64r+8
w:bei|6.8 0e+82i+737+53a+33l+73p+649+84g+44r+10
w:ihrem|8.2 37+73l+6
s:ihrem|8.2 37+53l+5
g:rem>|8.0 4g+3
b:bei ihrem|8.5 37+53l+4
w:arbeitgeber|7.2 1v+2037+83l+6
g:eitg|7.0 1v+7
g:itge|7.0 1v+61z+3
g:tgeb|7.0 1v+61z+33a+3
g:gebe|6.7 1v+61z+33m+4
g:eber|6.6 1v+63m+34k+4
g:erku|8.0 4c+7
g:rkun|8.0 4c+4
g:kund|6.9 20+437+8
g:undi|6.7 20+337+845+5
w:podemos|8.2 0s+61t+103l+6
s:podem|8.2 0s+41t+93l+7
g:<pod|8.0 49+3
g:demo|7.6 2t+3
g:mos>|8.0 0t+3
w:con|6.7 0e+1011+424+1228+83a-43l+64f+104g+11
w:referencias|8.0 3a-33l+123m+12
g:cias|7.6 3l+346+5
b:empresa actual|8.5 3l+5
w:opnemen|8.5 0t+63l+4
s:opnem|8.5 0t+5
b:contact opnemen|8.5 0t+33l+4
w:referenties|8.5 3l+83m+9
l:referenties|8.5 3m+4
w:possiamo|8.5 0s+133l+4
w:contattare|8.5 3l+13
w:sue|8.5 36+83l+7
w:referenze|8.5 3m+8
g:nze>|7.5 3v+446+9
w:datore|8.2 1v+143l+7
s:dator|8.2 1v+73l+5
b:datore di|8.2 1v+73l+5
w:attuale|7.1 1v+81y+82v+73a-33l+53t+144j+13
s:attua|6.9 1v+61y+152i+42v+113a-43l+43t+124j+5
g:attu|6.9 1y+52v+33t+44j+3
g:ttua|6.9 1y+52v+53t+4
g:uale|6.8 16+33t+54e+34j+4
b:lavoro attuale|8.5 1v+33l+4
l:attuale|7.1 1v+33t+44j+4
b:please do|8.2 1t+5
b:not contact|8.5 3a+6
b:my current|8.2 1v-31y+124j-6
l:contact|7.2 3a+33l-33m+3
w:contacting|8.2 3a+123l-3
b:contacting your|8.5 3a+53l-3
l:contacter|8.5 0s+3
b:of two|8.5 3m+7
b:two referees|8.5 3m+7
b:name company|8.5 3m+5
b:company phone|8.5 3m+3
b:referee 1|8.5 3a+4
f:referee|8.0 3a+4
b:not related|8.2 3a+33m+63p-6
b:and contact|8.5 3m+3
b:contact details|8.5 1t+43a-33m+4
l:details|6.9 1w+33a+9
w:vouch|8.5 0x+33a-33m+14
s:vouch|8.0 0x+33a+73m+63n+6
g:<vou|7.8 3a+3
g:vouc|8.0 3a+3
b:vouch for|8.5 0x+53a-33m+8
w:character|8.5 2g+73a-33m+4
w:addresses|8.5 3a+63m+3
b:one of|6.8 0v-32i+53a+53m+34r+11
w:whom|8.2 1v+93m+6
g:<who|7.3 1v+33y+3
b:be your|7.8 01+43a+34e+5
b:give us|7.5 2n-33a-43b+63m+53z+440+545+54a+5
w:someone|7.6 0z+418+33a+43m+53n+8
s:someo|7.6 0z+418+43m+53n+7
g:omeo|7.5 4q+4
g:meon|7.6 3n+3
w:talk|8.2 3a+53m+114f+9
g:alk>|7.1 3v+5
b:about your|7.3 0p+33m+94a+54f+4
b:work related|8.5 41+5
b:least two|8.2 3q+4
b:please supply|8.5 1t+3
b:line manager|8.5 3m+3
w:clinical|8.2 1w+53m+3
s:clini|8.0 1w+43m+446+4
w:charge|6.8 0z+51w+726+42c+83k+93m+547+3
b:charge nurse|8.5 26+3
b:nurse or|8.5 26+33m+4
b:or unit|8.0 3a-33m+44d+4
s:exclu|7.8 36+93m+4
w:pastor|8.5 3a+43m+7
s:pasto|8.5 3m+4
g:mend|7.5 3m+33n+3
g:ndat|7.3 1e+421+4
w:recommend|8.5 3m+18
w:professionnelles|8.5 3m+5
b:professionnelles nom|8.5 3m+4
b:nom poste|8.5 3m+4
b:poste telephone|8.5 3m+3
b:personne de|8.2 17+41a+73a-53m+4
w:deux|7.2 0o+61h+102h+33m+945+44k+5
g:eux>|6.8 3m+3
w:pouvant|8.0 0k+83m+9
s:pouva|8.0 0k+736+33m+6
g:gner|7.6 2q+3
b:votre travail|8.5 1i+73m+5
f:deux|8.5 3m+5
w:coordonnees|7.8 06+131t+63a-33b+83l-33m+53z+3
s:coord|7.5 06+81t+426+43a-33b+83z+10
g:<coo|6.7 3n+43z+4
g:coor|7.5 06+33b+33z+4
g:ordo|7.8 06+3
f:coordonnees|7.8 06+41t+33z+4
w:referente|8.5 3m+12
f:personne|7.5 13+33a-33m+3
l:referente|8.5 3m+3
w:trois|7.1 2c+938+33m+542+34e+10
s:trois|7.1 2c+83m+542+54e+9
g:troi|7.1 4e+4
g:rois|7.1 4e+4
b:parents ou|8.5 3m+43p+5
w:appeler|8.5 0s+83m+6
f:qui|7.6 3m+43n+54a+3
b:noms de|8.5 3m+43p+5
g:aten|6.7 0n+60o+41j+3
w:referenzperson|8.5 3a+43m+6
l:referenzperson|8.5 3a+3
w:telefono|7.1 3a+43b+103c+83e+4
s:telef|6.1 3a+43b+163c+133d+93e+223m+5
g:elef|6.1 3b+83c+53e+11
g:lefo|6.1 3b+83c+43e+12
g:efon|6.3 3b+73e+12
g:fono|7.1 3b+6
g:ono>|6.8 3b+54e+3
b:telefono de|8.2 3a+43m+3
w:dos|8.5 3a-33m+741+8
b:de dos|8.5 3m+441+4
b:persona de|8.5 17+53m+6
w:referencia|8.5 3a+6
w:telefoonnummer|8.2 3b+53e+43m+6
g:efoo|7.8 3c+33e+4
g:nnum|7.3 3a+63b+344+4
g:numm|5.8 07+52m+143a-33b+93c+33d+93z+842+1443+1144+11
g:umme|5.7 07+52m+133a-43b+103c+43d+93z+742+1243+1144+9
g:mmer|5.6 07+52m+133a-33b+113c+33d+53z+942+1243+1144+9
w:referent|8.2 3a-33m+113n+9
l:referent|8.5 3n+4
g:atti|7.5 1w+44a+3
b:the hiring|7.6 0n+41c+33a+34c+3
b:hiring process|8.5 0o+5
w:reasonable|7.8 3a-33h+8
g:onab|7.6 00+3
b:anything we|8.2 00+33a-34c+5
b:can do|8.0 38+73a-4
b:make the|8.5 38+33a-3
w:accessible|8.5 3a+8
w:accommodations|8.2 00+73a-53h+3
w:perform|7.2 3a+43h+5
s:perfo|6.7 1b+31w+1038+33a-33h+7
g:erfo|6.7 1w+6
g:rfor|6.7 1w+4
b:to perform|7.8 3a-33h+6
b:perform the|7.8 3h+3
w:essential|7.8 38+43a+7
s:essen|7.8 3a+4
b:the essential|8.0 3a+6
w:functions|7.8 00+33a+3
s:funct|6.9 4h+54j+22
g:<fun|6.6 1w+44j+15
g:func|6.8 1w+64j+10
g:unct|6.7 4j+7
b:essential functions|8.5 00+3
f:accommodation|8.5 00+4
l:needs|8.2 00+3
l:requirements|8.2 3a+3
w:selection|7.6 00+60e+60l+81c+63a-3
f:workplace|8.0 1v+71z+5
b:anything you|8.5 00+5
w:interpreter|8.5 00+33a+7
g:rete|6.3 0o+43k+33u+3
w:step|7.8 00+32g+44h+7
g:<ste|6.2 3a+642+34a+44e+44h+34j+4
w:extra|7.3 1e+1039+8
g:tra>|7.0 1i+339+3
b:help you|8.0 00+73a-44h+6
b:you show|8.5 00+4
b:your best|8.5 00+54d+6
w:special|7.5 00+646+104e+7
w:arrangements|8.2 00+9
b:special arrangements|8.5 00+3
w:attend|7.5 00+417+638+54k+7
b:to attend|8.5 00+338+3
l:assessment|8.2 0l+3
b:require accommodation|8.2 00+4
w:human|7.2 0l+32f+132h+9
s:human|7.1 0l+112f+82h+83a+3
g:<hum|6.9 0l+32f+6
g:huma|6.9 2f+52h+3
g:uman|7.1 0l+32f+42h+3
b:describe it|8.5 3a+5
b:make any|8.5 00+3
b:adjustments for|8.0 00+4
w:neurodivergent|8.5 00+410+5
s:neuro|8.2 10+7
f:should|7.6 0q+63a+3
b:put in|8.0 00+40e+439+4
b:place for|8.5 00+34g+3
b:the day|8.2 3a+8
w:online|7.0 00+628+52p+92q+112r+43a-540+7
s:onlin|7.0 00+52p+132q+92r+43a-540+6
w:inclusive|8.5 00+73k+3
g:clus|7.5 36+3
w:remove|8.5 00+83a+5
s:remov|8.2 00+61b+7
g:remo|6.3 3a+44q+8
w:measures|8.5 00+63a-3
s:measu|8.5 00+83a-4
w:fully|7.5 00+53a+345+34q+5
s:fully|7.5 00+53a+641+445+44q+4
b:know of|8.0 0g+30k+4
w:induction|8.5 00+63a-349+5
s:induc|8.5 00+549+4
w:loop|8.0 00+50m+90n+43a-4
s:wheel|8.2 00+43a-54m+13
g:chai|8.0 24+3
b:adjustments required|8.5 3a+8
b:so that|7.2 00+402+41u+42v+33a-540+647+3
b:complete this|8.5 00+33a+3
b:do this|8.0 00+436+538+43a-43h+5
b:request an|8.5 00+3
l:adaptation|8.0 3a+3
w:amenagement|8.0 00+13
s:amena|7.8 00+15
g:agem|6.7 00+7
b:un amenagement|8.2 00+5
b:amenagement pour|8.5 00+3
w:accommodement|8.2 00+6
l:selection|7.8 0l+4
b:un accommodement|8.5 00+3
w:raison|7.5 00+31v+1220+134h+12
s:raiso|6.9 00+61v+520+154g+44h+4
g:<rai|6.9 20+64h+3
g:rais|6.6 20+544+54h+3
b:precisez les|8.5 00+64r+3
g:raie|7.8 4e+3
g:aien|8.0 4e+3
w:participer|8.5 3a+4
w:particulieres|8.5 00+346+10
g:ticu|7.3 46+3
g:culi|8.0 00+346+4
g:ulie|7.3 46+3
l:particulieres|8.5 46+3
w:besoins|8.5 00+12
b:pour passer|8.5 00+6
w:demandez|8.2 00+73k+10
b:demandez vous|8.2 00+6
s:facil|7.6 00+70x+738+5
g:acil|7.6 38+3
g:cili|7.3 06+4
w:supplementaire|7.5 00+539+73a+5
b:temps supplementaire|7.5 00+339+6
l:supplementaire|7.6 00+3
w:rqth|7.6 10+131e+123a-3
g:<rqt|7.6 10+81e+4
g:rqth|7.6 10+51e+3
g:qth>|7.6 10+51e+6
l:rqth|7.8 10+41e+6
w:fonctions|8.0 00+31b+51w+132c+3
b:du poste|6.9 1w+31z+63h+43n+44j+6
s:beson|8.5 00+94b+7
g:aufg|7.8 00+31w+4
w:behinderung|8.2 00+810+15
s:behin|7.8 00+810+629+43h+3
g:behi|7.3 10+8
g:ehin|7.3 10+8
g:hind|7.1 10+9
g:deru|7.8 10+7
g:erun|7.0 10+642+8
l:behinderung|8.5 00+410+3
s:razon|8.5 00+1020+11
w:het|7.8 00+100l+50n+70s+111v+4
s:adatt|8.5 00+94h+4
g:tame|7.8 08+60n+316+5
b:you perform|8.2 3h+3
b:without accommodation|8.2 3a+3
b:sans mesure|8.5 3a+3
w:stand|8.0 3a+53h+44h+3
b:you stand|8.5 3h+54h+4
b:stand for|8.2 3a+63h+6
b:for up|7.8 0o+53h+5
b:the physical|8.0 3a-33h+9
w:duties|6.7 0z+81w+183a-53h+64h+4
s:dutie|6.7 0z+41w+153a-33h+54h+6
g:duti|6.7 1w+7
b:duties of|8.2 3h+3
b:position with|8.5 26+3
b:or without|7.8 3h+6
b:without reasonable|8.5 3h+4
b:reasonable accommodation|8.5 3h+3
b:25 kg|7.8 3h+10
w:repeatedly|8.2 3h+8
s:repea|7.2 03+50e+61u+93a-43h+5
g:repe|6.9 03+51u+63h+4
g:epea|7.2 03+31u+3
g:peat|7.2 03+31u+3
b:kg repeatedly|8.5 3h+4
b:ladders and|8.0 3a-33h+8
b:and work|8.2 3a-33h+7
w:freezer|8.5 3a+93h+5
s:freez|8.5 3a+53h+4
w:involves|8.0 3h+74k+9
b:job involves|8.5 3h+7
g:chin|6.4 0l+5
w:physically|8.0 38+63a+63h+4
b:you physically|8.5 3a+4
b:of up|8.5 3h+7
w:200|8.2 3a+43h+64a+5
w:walk|7.5 2t+53h+53v+114a+5
g:<wal|7.5 3v+3
g:walk|7.5 3v+5
w:long|7.1 10+727+439+83a-33h+13
g:<lon|6.7 0o+339+33h+4
s:dista|7.0 06+638+73a+53h+64q+7
g:dist|6.4 3h+34b+34q+3
s:groun|8.5 0x+63h+6
f:able|7.2 38+33a-43h+34k+3
w:heavy|8.2 3h+10
s:heavy|8.2 3h+10
w:boxes|8.2 06+410+53a-43h+5
s:boxes|8.2 06+710+43a-43h+3
b:day on|8.5 3h+345+5
w:feet|8.5 3a+53h+4
g:<fee|7.3 3a+3
b:up for|8.0 0m+33a-43h+33q+4
b:for it|8.2 3h+33q+5
w:demands|8.5 39+53h+6
w:description|6.8 18+41w+143h+44a+44d+34h+10
b:job description|8.0 3a+33h+34h+7
l:description|7.5 1w+3
w:spaces|8.5 3a+113h+10
s:space|8.2 3a+43h+74c+8
g:spac|7.8 3a+34c+3
g:aces|8.0 0g+42p+3
b:to wear|8.5 3h+5
b:wear a|8.5 3h+6
w:respirator|8.5 3a+53h+6
s:respi|8.5 3h+5
g:spir|7.8 3u+34g+3
b:a respirator|8.5 3a+33h+4
l:shift|7.2 3h+4
w:manual|7.6 1j+824+93a-63h+7
s:manua|7.3 1d+41g+51j+524+83a-53h+8
g:manu|7.0 24+327+3
w:handling|7.6 0n+525+828+33a+33h+4
b:is part|8.2 3h+33q+5
b:part of|6.8 16+318+43q+34e+54g+44r+5
b:role are|8.5 3q+4
b:to do|7.1 39+43a+33h+94q+4
f:manual|8.5 1j+4
l:met|8.5 3a+33h+6
b:the duties|8.5 4h+4
w:behind|8.5 29+53h+5
w:whole|8.0 29+33h+53y+7
s:whole|8.0 1g+329+33a-33y+12
g:whol|8.0 3y+3
g:hole|7.5 03+31u+4
w:fit|7.6 0m+62h+133a-63h+64h+10
w:exposure|8.2 24+63a-33h+94f+9
s:expos|7.3 24+52c+83h+74f+6
g:xpos|7.3 2c+4
b:exposure to|8.2 24+53h+74f+4
s:disti|8.2 3h+74b+11
g:ina>|7.6 38+3
w:hour|6.8 3h+83k+223u-43w+12
w:30|7.6 3h+545+5
b:a 30|8.5 3h+3
w:operate|7.3 1j+524+1246+9
s:opera|6.5 1j+724+625+628+123h+341+346+8
g:oper|6.4 28+346+34j+3
g:pera|6.4 1j+424+328+3
b:to operate|8.0 1j+624+33a-43h+4
b:operate a|8.0 1j+53a-3
w:pallet|8.5 24+53h+4
s:palle|8.5 24+43h+4
b:a pallet|8.5 24+53h+3
w:jack|8.5 24+83a-33h+5
b:pallet jack|8.5 24+33h+4
b:and move|8.2 3h+43q+6
s:weigh|8.2 3a+43h+541+8
w:100|8.0 3a-73h+103u+43y+7
w:metres|8.5 3h+5
s:metre|8.5 3h+9
g:etre|8.0 3a+5
g:ards|7.6 4b+5
w:sit|8.2 0k+83h+6
b:you sit|8.2 0k+53h+5
w:computer|7.6 0l+101f+825+113h+5
s:compu|7.3 0l+61f+546+11
g:mput|7.5 46+4
g:pute|7.5 46+5
g:uter|6.7 46+5
b:a computer|8.5 0l+63h+4
b:for long|8.2 3h+5
w:periods|8.2 3h+54r+5
b:long periods|8.5 3h+5
b:job with|7.5 0e+536+33a-34r+4
w:labour|8.5 29+93a-53h+4
s:labou|8.5 29+63a-43h+3
g:bour|8.0 17+44b+4
w:rester|7.2 2b+337+439+93a+73h+7
s:reste|7.2 2b+637+439+73a+73h+5
b:vous rester|8.2 39+43h+6
w:journee|8.0 0s+539+83a-43h+849+5
s:journ|7.8 0s+538+439+43a-43h+449+4
b:la journee|8.5 0s+53h+5
w:taches|7.5 1w+143h+7
s:tache|7.5 1w+123h+7
g:<tac|7.5 1w+53h+3
b:les taches|8.2 3h+9
w:physiques|8.2 3a+53h+3
g:ysiq|7.8 3h+5
g:siqu|7.8 3h+5
b:taches physiques|8.5 3h+4
b:physiques du|8.5 3h+5
w:aptitude|8.5 3a-33h+12
s:aptit|8.5 3h+9
g:apti|7.8 2d+63h+3
b:a soulever|8.5 3h+3
s:lourd|8.5 1j+73a-33h+3
g:ourd|7.6 1j+3
f:aptitude|8.5 3h+5
b:aise de|8.2 3a-43h+64k+4
w:accomplir|8.2 3h+7
b:accomplir les|8.5 3h+5
b:le travail|7.3 45+54k+34m+5
s:boite|8.2 08+113h+440+5
b:en etes|8.5 3h+6
l:capable|8.5 3h+4
w:tous|8.0 3h+11
b:tous les|8.0 3h+6
w:physique|8.5 3h+12
f:travail|8.0 38+33h+3
g:rter|7.5 4h+4
w:facon|8.2 0t+1338+73a-33h+6
s:facon|8.2 0t+938+5
g:acon|7.5 0t+3
b:de facon|8.5 38+33h+3
s:repet|8.0 03+71u+73a-33h+6
g:epet|8.0 1u+3
b:en bonne|8.5 3h+5
b:dans une|8.2 3a+33h+53q+5
w:echelle|8.2 25+53a-33h+93u+6
s:echel|8.0 25+43a-43h+103t+63u+4
g:hell|8.0 3h+34c+5
b:une echelle|8.5 3h+5
s:accro|8.2 2d+123h+5
g:accr|7.8 0g+32d+4
w:quart|7.6 38+53h+83y-345+12
l:quart|8.2 3h+3
w:port|8.5 3h+7
b:au port|8.5 3h+4
b:port de|8.5 3h+5
b:de charges|8.5 3h+5
g:<heb|7.6 2e+6
w:lange|7.8 27+728+637+83h+8
s:lange|7.8 27+528+437+83h+6
w:stehen|8.2 1y+829+73h+8
s:stehe|8.2 1y+629+53h+8
g:leva|6.5 28+4
g:anta|7.8 2e+4
w:durante|8.5 0o+73h+10
s:duran|8.2 0o+73h+9
w:jornada|8.5 3h+83y+14
s:jorna|8.5 3h+73y+9
w:kun|7.6 24+1238+53a-33h+1345+949+9
b:kun je|7.6 24+73h+645+649+6
f:kun|7.8 24+43h+445+5
s:staan|8.5 1b+63h+11
g:ichi|6.9 1e+31i+3
g:iedi|8.0 3h+34m+3
g:edi>|7.0 45+10
g:<lun|7.3 45+10
g:lung|7.5 2t+53k+43u+5
g:ngo>|8.0 0y+53h+4
b:you cannot|8.2 3a+5
w:limitations|8.5 3a+8
g:mita|7.5 3p+44r+3
b:am unable|8.5 3a+7
b:more than|7.8 39+34a+3
b:des taches|8.5 1w+3
b:ne pouvez|8.0 1g+3
b:pouvez pas|8.0 1g+3
w:prevents|8.5 3a+4
b:that prevents|8.5 3a+4
b:prevents you|8.5 3a+3
b:standing for|8.5 3a+3
b:fired from|8.5 1b+5
w:dismissed|7.0 1b+113a+3
s:dismi|6.7 1b+18
g:dism|6.7 1b+7
g:ismi|6.7 1b+7
g:smis|6.7 1b+7
b:been dismissed|7.3 1b+5
w:misconduct|8.5 1b+4
s:misco|8.5 1b+3
b:for misconduct|8.5 1b+3
b:been discharged|8.5 19+53a-3
b:from any|7.6 1b+10
b:any position|8.5 1b-33a+5
w:terminated|8.2 1b+11
b:terminated for|8.5 1b+6
w:cause|7.3 0x+31b+920+104g+5
s:cause|7.3 1b+620+63a-34g+6
b:for cause|8.2 1b+8
w:left|6.7 0x+51b+41x+171y+1120+1722-33a+43t+8
g:<lef|6.7 1x+820+6
g:left|6.7 1x+420+5
w:avoid|7.8 1b+41u+43a+43p+5
s:avoid|7.8 1b+31u+33a+33p+4
g:avoi|7.6 46+4
g:void|7.5 3z+3
g:oid>|7.3 3z+3
b:to avoid|8.0 3p+3
l:dismissed|8.5 1b+4
w:involuntarily|8.5 1b+4
g:olun|6.7 3a+5
b:us why|7.8 1b+420+54h+3
l:why|7.6 20+3
w:disciplinary|8.5 1b+10
g:lina|7.6 1b+6
g:inar|7.8 1b+4
w:dismissal|8.0 0x+41b+7
w:suspension|8.5 1b+103a-3
b:or suspension|8.5 1b+6
b:by an|8.0 0p+61b+33n+3
b:employer or|8.5 1b+33a+5
b:or professional|8.5 0k+4
b:professional body|8.5 1b+5
l:body|8.0 1c-31d+51f-41g+62m+3
w:teaching|7.5 0g-41e+828+62m+32q+52t+6
w:failed|8.2 1b+83a+8
s:faile|8.2 1b+73a+4
g:fail|8.0 3a+4
g:aile|7.5 3a+4
b:ever failed|8.5 1b+4
b:failed a|8.5 1b+4
w:separated|8.5 19+31b+4
b:any job|8.5 1b+73a-3
b:job for|8.5 1b+33v+3
b:or did|8.5 1b+32c+3
w:quit|8.5 1b+520+73a-3
g:quit|6.4 20+33q+3
b:you quit|8.5 1b+320+4
w:told|7.6 1b+329+53a-43n+73o+10
w:resignation|8.2 1b+737+5
b:a position|7.8 1b+726+33a-3
s:alleg|8.0 1b+41c+51e+161f+63a-3
b:to leave|7.0 20+1137+63a-3
b:leave a|8.5 4c+4
b:dismissed from|7.6 1b+4
b:from employment|8.2 1b+43t+4
b:a previous|8.0 0e+41b+424+53a-5
b:previous employer|8.2 1b+41v+33a-4
w:ended|8.0 1b+61x+820+63a+3
s:ended|8.0 1b+41x+920+63a+5
b:your contract|8.0 1b+437+5
g:manc|8.0 45+4
b:discharged from|8.2 19+31b+53a-4
w:hospital|7.5 1b+31v+82w+64g+74r+3
s:hospi|7.1 1v+927+82w+53a+44g+44r+3
l:hospital|8.2 1v+3
b:please explain|7.8 1b+620+54h+5
b:the public|8.5 1b+327+4
b:public service|8.5 2c+3
b:under investigation|8.5 1b+5
b:vous fait|8.0 19+31b+63a-3
g:<fau|7.6 0x+33u+4
s:renvo|8.5 1b+114r-4
g:envo|6.9 0m+40p+41b+3
g:nvoy|7.0 0p+4
g:voye|6.9 0p+3
w:congediement|8.5 0x+31b+7
w:anterieur|8.2 0e+51b+114r+3
g:inai|8.0 1b+3
g:nair|6.9 3a+4
b:t on|8.2 1b+33a+7
s:demis|8.0 1b+637+10
f:vous|6.5 1a+3
b:il deja|8.2 3p+3
w:mis|8.2 0n+60o+41b+53a-3
b:emploi pour|8.5 1b+73a-3
b:pour un|7.3 0q+50s+81b+32c+336+33a-3
f:un|7.3 0l+3
s:revoq|8.5 1b+73a+5
b:la fonction|8.0 1b+44j+5
w:publique|7.6 1b+82c+10
g:bliq|7.5 2c+3
g:liqu|6.9 2c+5
b:fonction publique|8.2 1b+7
g:cie>|8.0 0a+30k+3
w:disciplinaire|8.5 1b+33a+5
w:quitte|7.8 1b+31x+62c+53a+4
s:quitt|7.1 1b+31x+320+52c+337+53a+33q+8
g:uitt|7.1 20+33q+3
g:evit|8.0 24+3
g:vite|6.8 0k+31y+43a+3
g:nvoi|7.8 3a+3
b:vos fonctions|8.5 1b+51w+7
l:fonctions|8.5 1b+3
b:d emploi|6.5 0e+40q+410+411+41b+420+721+53a-44j+5
g:olon|7.8 1b+3
w:ihnen|8.5 1b+83a+7
s:ihnen|8.5 1b+63a+5
w:schon|7.5 0e+81b+724+527+828+43a-44r+10
s:schon|7.5 0e+81b+624+327+628+33a-34r+6
w:einmal|8.2 0e+91b+84r+3
s:einma|8.2 0e+71b+6
b:schon einmal|8.2 0e+51b+64r+3
g:fris|7.2 0u+437+9
g:emal|8.0 11+44r+3
w:grund|8.5 1b+920+123a-3
s:grund|8.5 1b+920+8
w:alguna|8.2 10+71b+1241+13
w:ontslagen|8.5 1b+18
s:ontsl|8.5 1b+8
g:lage|6.9 1b+41e+113a-345+34i+3
w:mai|8.5 1b+1424+7
w:stato|8.5 05+101b+9
s:stato|8.5 05+51b+6
b:all of|8.2 3a+5
b:your previous|8.2 2q+53a+3
s:volun|6.8 0y+311+314+416+339+43a+10
w:jamais|7.8 3a+11
s:jamai|7.8 3a+9
g:<jam|7.8 3a+3
g:jama|7.8 3a+3
g:amai|7.8 3a+3
g:mais|7.3 2i+33a+3
b:ai jamais|8.0 3a+5
b:jamais ete|8.5 3a+4
b:the above|7.3 23+4
w:accurate|7.8 3a+5
s:accur|7.3 0x+9
g:ccur|7.1 0x+52w+3
g:cura|7.2 0x+30z+3
b:the best|7.5 4b+5
b:best of|8.0 0x+3
b:my knowledge|7.8 0x+4
w:false|8.0 0x+73a+7
s:false|8.0 0x+43a+7
g:<fal|7.2 0x+30y+4
g:fals|7.5 0x+4
w:lead|8.0 0x+426+437+73a-3
b:that all|7.6 0x+439+4
b:all your|8.5 3a+4
b:answers are|7.8 0x+4
b:are true|7.2 0x+9
l:true|6.9 0x+6
f:certification|8.5 0g-50x+9
w:affirm|8.5 0x+8
w:honest|8.5 0x+7
s:hones|8.5 0x+4
w:accuracy|8.2 0x+13
g:racy|8.0 0x+4
b:accuracy of|8.5 0x+7
w:ve|6.6 26+32w+44d+5
b:i ve|7.6 0n+50x+3
b:told you|8.0 3n+43o+8
w:submitting|8.0 0r+50x+33a+7
b:by submitting|8.5 0r+3
b:submitting i|8.5 0r+3
w:acknowledge|7.2 0n+70r+30x+1023+7
b:i acknowledge|7.3 0n+50x+4
b:acknowledge that|8.0 0x+7
w:omission|8.5 0x+8
s:omiss|8.5 0x+6
g:omis|7.3 0x+417+536+33a-4
w:termination|8.0 0x+81x+836+63a-3
l:termination|8.5 0x+3
w:nothing|8.2 0x+93a+6
s:nothi|8.2 0x+6
b:has been|8.5 0x+73a-3
s:truth|8.5 0x+133a-3
g:lnes|7.8 41+3
b:statement of|8.0 1h+54a+3
f:statement|8.5 1h+4
g:ular|6.7 3a-33b+9
w:cross|8.5 0x+43o+8
s:cross|8.5 0x+33a-33o+12
g:cros|7.1 3o+3
g:ross|6.6 3o+43t+3
w:heart|8.2 0x+441+7
s:heart|8.2 41+5
b:information will|8.5 0x+4
s:disqu|8.5 0x+53a+5
b:your cv|6.0 0e+41f+181g+93a-63g-340+54c+4
b:on this|8.2 3a-34h+6
b:this form|7.8 0n+30x+43a+3
b:my answers|8.0 0x+9
w:warrant|8.5 0x+123a-5
s:warra|8.5 0x+103a-5
b:warrant that|8.5 0x+53a-3
w:send|6.4 0m+130n+40p+101f+52t+744+6
g:send|6.4 0m+53n+3
b:in support|8.2 1e+44c+4
b:support of|8.2 4c+4
b:of it|8.0 3a+4
w:reviewed|8.0 0n+70x+52r+3
b:is an|7.8 0x+32h+63a-63w+5
b:make a|8.5 49+3
b:have understood|8.5 0x+3
b:of application|7.2 0e-31c+51d+43o+5
s:repre|8.5 0x+72c+53a-5
w:questions|8.0 0x+74c+10
s:quest|7.1 0x+43a+53o+641+54c+64h+8
b:the declaration|8.5 0x+8
b:declaration above|8.5 0x+4
b:above and|8.5 4b+6
f:no|6.5 0x+610-31d+42e+42f+33a+184n-4
w:void|8.5 3a-33z+9
s:incor|8.5 0x+549+8
g:inco|7.1 3a+649+4
g:ncor|7.3 1y+549+3
w:submitted|8.2 0e+422+7
s:authe|8.2 2g+15
g:hent|8.0 2g+52w+3
w:honneur|8.2 0x+11
s:honne|8.2 0x+8
b:l honneur|8.2 0x+5
w:exactitude|8.0 0x+8
g:ctit|8.0 0x+3
b:l exactitude|8.2 0x+3
w:informations|8.0 0m+44c+11
b:des informations|8.5 0m+3
l:dessus|8.2 2f+3
b:declare que|8.5 0x+5
w:vrai|8.5 0x+5
w:comprends|8.2 0x+5
w:fausse|8.5 0x+9
s:fauss|8.5 0x+8
s:verac|8.5 0x+12
w:reponses|7.6 0n+80x+13
b:mes reponses|7.8 0x+7
w:veridiques|8.5 0x+5
s:verid|8.5 0x+4
g:diqu|7.8 4l+4
b:sont veridiques|8.5 0x+3
s:verit|8.5 0x+12
w:pourra|8.5 0x+9
s:pourr|7.8 0k+30x+638+549+6
b:de ma|7.1 0l+40n+30o+7
g:<coc|7.2 24+34m+4
g:coch|7.2 24+54m+3
g:hant|7.5 1i+4
b:reponses sont|8.0 0x+4
w:exactes|8.5 0x+4
w:ces|8.5 24+3
w:rien|8.5 0x+11
w:ni|8.2 0x+613-33a-342+17
b:dans cette|8.5 0x+7
w:reconnais|8.5 0x+6
b:je reconnais|8.5 0x+4
b:mon dossier|7.3 0o+60q+70x+3
w:donne|8.5 0n+40x+5
w:faux|8.5 0x+63a+6
s:versi|8.0 1g+824-63a+8
w:richtigkeit|8.5 0x+8
s:richt|8.5 0x+14
g:<ric|7.3 0x+34b+44j+4
s:besta|8.0 03+100x+51t-61u+52g+6
w:dass|8.5 0x+12
w:alle|8.2 0x+1110+10
g:wahr|8.0 0o+33s+11
g:laru|8.0 0x+3
w:ist|7.2 0x+52h+537+53a+5
s:kundi|7.2 0x+420+1537+9
g:digu|7.2 20+437+5
s:fuhre|7.5 0x+51j+163a+9
g:uhre|7.5 1j+5
w:datos|7.8 0n+100o+70x+83a-33z+10
s:datos|7.8 0n+60o+60x+73z+7
g:atos|7.8 0n+30x+33z+3
w:son|8.0 0x+73a-33n+104e+16
g:acid|7.8 10+4
w:informacion|8.5 0x+84c+12
w:ik|6.9 0l+40m+100n+80p+80r+90x+151y+102f+5
w:gegevens|8.2 0n+60o+120x+8
s:gegev|8.2 0n+70o+70x+6
g:geve|7.2 1v+526+3
w:zijn|8.5 0x+64e+9
g:ijn>|7.6 0o+337+5
f:ik|7.0 0m+30n+40r+41y+4
g:<hie|7.2 1d+41g+41y+5
g:hier|6.5 1g+41i+31y+5
w:bevestig|8.2 03+100x+81t-31u+11
s:beves|8.2 03+110x+61u+8
g:eves|7.6 03+31h+31u+32v+3
w:naar|7.8 0x+112o+42q+32r+42t+3
g:<waa|7.0 2v+34h+3
g:orni|7.8 45+3
w:sono|8.2 0x+92f+64e+8
g:<son|7.5 1e+42p+33a+4
w:dati|8.0 0n+100o+40x+11
b:dei dati|8.2 0o+40x+6
l:sign|8.0 23+3
f:signed|7.8 22+323+836+3
b:type name|8.5 23+8
b:sign by|8.5 23+6
w:digital|8.5 23+72q+5
s:digit|6.9 02+409+523+52g+92q+33a-53u+442+11
g:<dig|6.9 42+4
g:digi|6.9 42+3
g:igit|6.9 2g+342+4
b:signature of|8.5 23+3
f:digital|8.5 23+32q+3
b:sign here|8.5 23+8
f:sign|7.3 01+802+423+63a-3
w:typed|8.5 1c-41d+923+4
s:typed|8.5 1c-31d+423+3
g:ped>|7.5 4d+3
w:counts|8.5 23+324+73a-3
g:unts|7.5 24+3
b:as your|7.8 3y+3
b:your signature|8.2 23+3
w:initials|8.5 23+53a+6
g:ials|7.8 1e+4
w:typing|7.5 23+525+102v+53a+4
s:typin|7.5 23+625+102v+73a+3
g:ypin|7.5 25+4
g:ping|6.7 2r+3
b:by typing|8.5 23+3
b:typing my|8.5 23+4
b:my name|8.5 23+4
w:self|6.8 0u+810+611+519+1123+425+72t+163a-6
b:self identify|7.6 23+3
b:of signature|8.2 22+3
b:put your|8.5 23+525+6
b:here to|8.0 0n+423+53q+4
f:put|8.5 23+4
f:s|8.2 23+122z-33a-3
b:your application|6.8 02+30o+41f+323+54c+9
b:this declaration|8.5 0x-322+6
l:declaration|8.2 22+5
w:tapez|8.2 1d+723+5
s:tapez|8.2 1d+523+3
g:<tap|8.0 2t+5
b:tapez votre|8.5 23+4
f:tapez|8.5 1d+3
w:signe|8.2 22+823+1136+3
g:gne>|6.3 08+322+32q+42r+3
f:signe|8.5 22+623+3
l:par|7.8 23+43a+43n+63w+3
w:inscrivez|8.2 23+92g+7
w:signer|8.5 23+63a+4
b:lu et|8.2 0r+423+3
g:appo|6.8 21+54h+34i+3
b:signature nom|8.5 23+4
w:unterschrift|8.0 22+623+16
g:hrif|7.2 06+723+52d+4
g:rift|7.2 06+623+5
f:unterschrift|8.5 23+7
l:unterschrift|8.2 23+5
w:elektronische|8.5 23+14
s:elekt|8.5 23+10
g:onis|8.0 23+44l+3
g:nisc|7.5 12+314+623+3
f:elektronische|8.5 23+4
w:firma|7.5 1v+1222+1023+153a-3
s:firma|7.5 1v+1122+1123+183a-3
g:irma|6.4 03+51t-31u+61v+423+5
g:rma>|7.0 1v+422+323+427+3
f:firma|8.0 1v+923+5
l:firma|7.8 1v+422+523+3
s:escri|8.0 1c-31d+71t+723+92f+63a-3
w:handtekening|8.5 23+14
s:handt|8.5 23+15
g:andt|8.0 23+63p+5
g:keni|7.8 23+53z+10
w:typ|8.5 1d+723+3
w:elettronica|8.5 1t+1323+7
s:elett|8.5 1t+1223+4
g:elet|6.9 1t+34q+5
b:today s|7.8 22+4
b:s date|7.8 22+5
f:today|7.6 22+9
w:dated|8.5 22+11
s:dated|8.5 22+15
f:dated|8.5 22+7
f:application|8.0 22+844+4
b:the current|8.5 22+6
b:current date|8.5 22+10
w:signing|8.5 22+6
s:signi|7.2 22+424+33a+84b+5
w:filled|8.0 22+103a+4
l:is|7.6 22+33b-33e+54k+3
b:date du|8.5 22+8
b:du jour|8.5 22+9
l:jour|6.9 1y+73t+449+4
w:presente|8.5 0e+422+7
w:aujourd|8.0 1y+1122+937+33a-33t+8
s:aujou|8.0 1y+422+637+53t+6
g:aujo|8.0 1y+3
g:ujou|7.6 1y+3
w:hui|8.0 1y+722+113a-33t+8
b:aujourd hui|8.0 1y+622+53t+4
b:date a|8.5 22+4
b:a laquelle|8.5 22+4
g:gnez|7.6 3t+3
w:datum|7.8 22+20
s:datum|7.8 22+27
f:datum|8.2 22+8
g:iges|8.0 2p+43t+4
l:datum|8.5 22+5
w:ort|7.5 04+1406+71z+1322+738+54q+3
f:ort|8.0 04+71z+722+4
g:erte|6.9 13+34c+34e+34k+4
b:about companyname|8.2 4g+5
w:mission|7.8 0u+63a+54g+74k+5
s:missi|7.2 0u+61w+144g+54k+11
b:our mission|8.5 3a+54g+3
l:mission|8.2 4g+4
w:made|7.1 0e+51i+62q+53o+54d+54g+6
b:what made|8.5 3o+34g+3
b:made you|8.5 3o+34g+3
b:you apply|8.0 0e+43a-33n+9
b:apply to|7.6 0e+412+418+346+34g+4
w:particular|8.5 15+54g+7
w:draws|8.5 4g+7
s:draws|8.5 4g+5
b:what draws|8.5 4g+5
b:draws you|8.5 4g+7
w:joining|7.6 36+73a-649+10
s:joini|7.6 36+43a-449+9
g:oini|7.6 49+5
b:joining the|8.5 49+4
b:the companyname|7.6 4r+3
b:companyname team|8.2 2i+44g+3
b:did our|8.5 3a-53o+54g+7
w:values|8.2 3a+34g+10
s:value|8.0 3a+74g+11
b:our values|8.2 4g+8
w:eye|8.5 3a+54g+8
b:reason for|7.0 20+94h+5
w:wishing|8.2 20+53a-34g+8
s:wishi|8.2 4g+6
b:for wishing|8.2 4g+5
b:wishing to|8.2 20+44g+3
w:organisation|6.7 0e+31v+82c+63a+43m-33p+54g+94q+6
g:nisa|6.7 1v+3
f:reason|7.0 20+74h+3
l:organisation|7.2 4g+3
b:be part|8.5 4g+4
l:family|8.2 14+5
b:why would|8.5 4g+6
w:county|7.0 0a+160e+52w+43a-33p+33q+44g+64k+4
g:unty|7.0 0a+6
g:nty>|7.0 0a+8
b:the county|7.6 0e+32w+33p+33q+44g+44k+4
l:county|7.8 0a+7
w:appeals|8.5 4g+44h+4
b:what appeals|8.5 4h+5
b:appeals to|8.5 4g+44h+5
b:company of|8.5 4g+44r+4
w:words|6.9 24+43a-54c+104e+3
w:makes|7.3 20+44f+64g+104h+6
s:makes|7.3 20+54g+64h+4
g:akes|7.0 24+44g+3
b:makes you|7.8 4h+4
s:build|7.8 08+83a+34g+3
g:<bui|7.3 24+34d+3
g:buil|7.3 08+324+34d+3
b:and why|7.5 3a+34g+11
b:out of|6.8 0l+50p-33a+1145+34g+44h+34k+5
b:all the|8.2 46+34g+5
w:firms|8.2 0k+827+829-43a-64g+7
s:firms|8.2 0k+427+63a-54g+6
b:you choose|8.5 3a+64g+3
b:what we|8.2 4g+12
b:we do|8.5 3a-33q+44g+8
l:do|6.9 4g+3
b:explain your|7.8 3a-44f+114g+3
b:for applying|8.5 3a-34g+54h+6
b:our school|8.2 0e+64g+4
f:explain|7.8 4f+64g+4
b:join the|8.5 4g+4
f:motivation|8.0 4h+3
b:does our|8.5 4g+6
w:matter|8.0 0k+53a+44g+5
s:matte|8.0 3a+34g+6
w:life|7.6 10+729+73a+34a+64g+7
w:admire|8.5 3a+34g+5
s:admir|8.5 4g+3
b:you admire|8.5 4g+5
w:outline|7.6 1w+83a-34d+94e+54f+4
s:outli|7.6 1w+74d+84e+34f+6
g:outl|7.6 4d+3
b:please outline|8.2 4e+4
b:why you|7.2 20+43a-54h+15
w:think|7.8 3a+94g+34h+3
s:think|7.8 3a+54g+3
b:you think|7.8 3a+64g+3
b:what makes|7.8 20+34g+44h+6
b:interest in|8.0 3a-44g+54h+10
f:interest|8.5 4h+3
w:love|8.2 0m+142n+63a-74g+8
g:love|8.0 0m+3
b:we re|8.0 38+739+44g+6
w:hope|8.2 3a-33u+84g+74h+5
g:<hop|7.5 3u+6
g:hope|8.0 3u+4
b:you hope|8.2 3u+44g+34h+5
b:hope to|8.2 3u+34g+44h+4
w:find|6.8 0f-32o+73a+73o+114g+6
g:find|6.8 3o+4
b:to find|8.5 4g+4
w:rejoindre|7.5 0q+436+73a-43q+449+64g+4
s:rejoi|7.5 0q+33a-349+54g+5
b:vous rejoindre|8.5 4g+3
w:attire|8.2 4g+74h+4
s:attir|8.2 4g+54h+5
b:vous attire|8.2 4g+54h+5
b:attire dans|8.5 4h+4
b:dans notre|8.2 3p+54g+3
b:connaissez vous|8.0 24+33a+33o+64g+4
b:chez companyname|6.9 0e+52i-349+34g+34r+5
w:motivations|8.2 3a-34g+74h+10
b:notre etablissement|8.5 3p+44g+3
s:plait|8.5 4g+4
b:vous plait|8.5 2o+34g+3
w:parmi|8.2 3p+44g+34r+7
s:parmi|8.2 4r+7
w:expliquez|8.0 4f+44g+34h+7
s:expli|7.8 0n+43a+44f+44g+34h+4
b:expliquez votre|8.5 4f+44g+4
w:interet|8.2 3a+44g+64h+6
b:votre interet|8.5 3a-34g+34h+6
b:interet pour|8.5 4h+4
b:notre organisation|8.5 0e+3
b:de nos|7.2 0e+72i+34g+3
s:valeu|8.5 3a+54g+4
w:quelques|7.5 1d+43y+94a+54c+74g+34k+6
s:quelq|7.1 1d+33a-33p+33y+74a+84c+114k+6
g:uelq|7.1 3y+34a+34c+5
g:elqu|7.1 4a+34c+4
g:lque|7.2 4a+34c+4
b:en quelques|8.0 1d+34c+6
w:lignes|8.0 1d+44a+104c+54g+3
s:ligne|6.4 07+608+71d+32d+62p+42q+62r+63a-43b+53e+340+54a+34c+5
g:lign|6.3 07+308+32d+32q+32r+3
b:quelques lignes|8.0 4c+7
w:aimeriez|8.2 2p+62w+104g+3
s:aimer|8.2 2p+72w+10
b:partie de|7.6 16+32i+54r+3
b:a cityname|6.7 38+33q+9
b:pour quelles|8.5 4g+6
w:raisons|8.2 20+939-33a+34g+9
b:quelles raisons|8.5 20+44g+5
b:travailler pour|8.5 36+3
b:la ville|7.6 04-32i+53a-33p+64g+54r+5
w:warum|7.8 20+114g+94h+9
s:warum|7.8 20+54g+104h+7
g:waru|7.8 4g+4
g:arum|7.8 4g+4
g:rum>|7.3 24+4
b:warum mochten|8.5 20+64g+4
b:sie bei|8.2 49+54g+7
b:bei uns|7.3 0e+43a+73p+549+44g+54r+5
b:uns arbeiten|8.5 3p+64g+3
f:warum|7.8 20+44g+44h+5
b:sie an|8.5 15+64g+8
s:unser|8.5 3a+34g+10
w:unternehmen|8.2 1v+103a-34g+13
g:rneh|7.8 1v+84g+3
g:ehme|7.5 1v+4
l:unternehmen|8.5 4g+3
b:por que|7.8 20+63a-44g+84h+6
s:quier|8.5 4c+114g+6
w:nosotros|8.2 0e+104g+10
s:nosot|8.2 0e+104g+11
g:<nos|8.0 4g+5
b:con nosotros|8.5 0e+94g+3
f:por|7.6 20+53a-43w+64g+64h+5
l:nosotros|8.2 0e+34g+5
b:de companyname|7.2 0m+42i+43p+44g+4
w:waarom|8.0 20+74g+94h+9
s:waaro|7.8 1t+520+54g+74h+9
g:aaro|7.8 4g+34h+3
g:arom|8.0 4h+4
g:rom>|8.0 4h+4
b:waarom wil|8.5 20+44g+5
w:bij|7.3 0e+80l+61v+520+63a-33o+93p+94g+64r+6
b:je bij|8.5 3o+74g+5
w:ons|7.8 0e+83o+103p+94g+64r+8
b:bij ons|7.8 0e+33o+63p+54g+54r+4
f:waarom|8.0 20+44g+44h+7
w:perche|8.0 20+94g+54h+12
s:perch|8.0 20+63a-34g+84h+11
g:perc|7.1 4h+3
w:vuoi|8.5 20+74g+7
b:perche vuoi|8.5 20+54g+6
f:perche|8.0 4g+64h+5
w:azienda|7.8 1v+153a-33p+94g+10
s:azien|7.8 1v+153p+84g+5
g:<azi|7.8 1v+6
g:azie|7.8 1v+4
g:zien|7.6 1v+73o+3
g:nda>|7.6 1v+32w+3
l:azienda|8.0 1v+43p+34g+3
b:you applying|7.2 2i+52w+83a-33i+14
b:applying for|8.0 3a-33i+15
b:re a|8.0 3a+3
b:a good|8.2 0s+44h+3
b:good fit|8.5 4h+3
b:we hire|8.0 0k+50n+449+54h+5
b:about the|8.2 2t-33a+84h+6
b:your interest|8.5 4g+34h+5
w:opportunity|7.6 3a-53o+33q+64h+4
g:nity|6.5 0q+315+316+43q+3
b:bring to|8.5 29+4
b:why this|8.5 3a+10
b:about being|8.5 3a+44h+3
b:being a|8.5 0u+34h+3
b:explain how|8.5 4d+64h+3
w:ideal|7.2 2e+33a+43u+54h+124q+6
s:ideal|7.0 2e+63a+43u+74h+64q+10
g:idea|6.9 4q+3
b:be a|7.5 0u+43a+53q-34h+3
w:bus|7.8 08+1638+63a+44h+5
b:a bus|8.5 4h+4
l:driver|8.5 4h+3
s:suita|8.5 0q+44h+6
b:this one|7.8 0q+62f-33a+34h+7
w:applicants|7.8 11+41h+524+53a-44h+5
b:how does|8.2 4h+5
b:does this|7.8 12+338+53a-34h+8
b:in with|8.2 01+81t-44h+4
w:career|6.7 0m+1420+426+327+428-329+104a+114b+44h+4
s:caree|6.5 0m+820+327+329+114a+6
g:aree|6.5 0m+329+3
g:reer|6.4 0m+329+44a+3
b:your career|7.2 20+326+34a+34h+3
w:plans|8.2 1i+824+93a-44h+7
s:plans|8.2 1i+624+103a-44h+4
g:plan|6.3 1i+424+43a+43v+4
l:plans|8.5 24+4
w:ward|8.2 26+43a+34h+9
b:this ward|8.5 4h+6
l:ward|8.2 4h+3
b:would your|7.5 4e+54h+5
b:skills and|8.5 4h+6
b:would make|8.0 20+73u+64h+6
w:reasons|8.5 3a-341+74h+7
b:application to|7.8 0e+40o+54h+3
b:for in|8.5 4h+4
b:your next|8.5 3a+34h+4
b:role and|8.5 4h+3
w:parts|8.2 0k+745+64h+5
s:parts|8.2 0k+64h+6
b:which parts|8.5 4h+5
b:parts of|8.5 4h+4
w:look|7.5 0l+50z+102n+42q+63a+34h+4
b:you look|8.2 0z+64h+5
w:forward|8.5 3a-43n+74h+8
s:forwa|8.5 3a-33n+54h+6
g:orwa|7.6 0r+33c+11
b:to most|8.5 4d+44h+5
l:most|8.0 3a+34h+3
b:pourquoi ce|7.5 1c+81d+3
b:poste vous|7.5 1c+71d+5
b:cet emploi|7.8 1x+33a+84h+4
b:vos motivations|8.5 4h+8
w:quoi|8.2 3a-34h+144m+6
b:en quoi|8.5 4h+13
w:devrions|8.0 3u+847+64h+6
s:devri|7.8 37+43u+847+34h+5
g:vrio|8.0 3u+3
b:devrions nous|8.2 3u+447+34h+6
b:nous vous|7.2 0s+41t+32g+43a-33u+54h+5
w:choisir|8.2 1c+63s+64h+3
g:isir|7.5 1g+31u+3
b:raison de|8.5 4h+8
b:votre candidature|6.7 0e+30p+33n+44c+34h+7
f:raison|7.8 1v+420+54h+4
w:exigences|8.5 4h+7
b:pour cette|8.5 4h+6
g:ateu|6.9 01+44h+3
g:rice|7.8 4b+5
w:atouts|8.5 4e+144h+10
s:atout|8.5 4e+64h+7
g:outs|6.7 3a+4
g:uts>|7.8 4e+5
b:vos atouts|8.5 4e+84h+5
s:preci|8.5 4c+64h+6
g:reci|7.6 4c+3
g:ecis|7.2 4c+3
g:cise|7.8 1a+44h+3
w:stage|7.5 0u+1321-43a+549+84g-44h+74r+3
s:stage|7.5 0u+721-33a+449+64g-34h+74r+5
l:stage|8.0 3a+34h+3
b:sie sich|7.5 0e+411+525+44a+4
w:diese|8.0 3o+43q+54h+10
s:diese|7.6 3a+103o+33q+44h+5
g:<die|7.3 21+43a+4
g:iese|7.6 3a+4
b:fur diese|8.2 3q+34h+7
w:stelle|8.0 3o+33q+64h+8
s:stell|7.1 0m+70q+83a+54a+54h+64j+10
b:diese stelle|8.2 3o+33q+34h+3
b:sie fur|8.5 0q+44h+4
w:este|8.5 3a+54h+8
w:puesto|7.5 1w+83a-34h+94j+15
s:puest|7.5 1w+73a-34h+84j+13
l:puesto|7.8 4j+5
w:eres|7.5 0z+1412+317+72i+73a+64h+7
g:<ere|7.5 0z+3
l:ideal|8.0 4q+3
w:motivacion|8.2 1c+71d+64h+4
b:para el|8.5 4h+4
s:solli|8.2 36+74h+6
g:olli|8.0 0e+3
g:llic|8.0 0e+3
g:icit|6.4 14+736+43a-33w+3
g:teer|7.3 0e+30r+33a+5
b:je op|8.5 38+54h+3
w:deze|8.2 3o+114h+14
w:functie|8.0 4h+74j+15
g:ctie|7.5 4j+8
l:functie|8.2 4h+34j+4
s:gesch|8.0 11+164h+6
w:baan|8.5 1y+104h+8
l:baan|8.5 1y+44h+3
w:questa|8.5 3o+64h+5
w:posizione|8.0 3o+44h+54j+12
s:posiz|8.0 4h+34j+12
g:osiz|8.0 4j+6
g:sizi|8.0 4j+6
b:questa posizione|8.5 3o+44h+6
l:posizione|8.2 3o+34j+4
w:questo|8.5 3a+64h+7
w:ruolo|8.2 4h+84j+14
s:ruolo|8.2 4h+64j+13
l:ruolo|8.5 4j+6
b:message to|8.0 4c+7
b:hiring manager|8.5 4c+4
f:comments|8.5 3a+5
b:your message|8.2 4c+8
l:message|7.8 4c+3
b:about yourself|8.2 4c+9
w:recruiter|7.8 0s+73a+33b+84c+7
l:recruiter|8.5 0s+3
b:to add|8.5 4c+5
f:anything|7.5 2p+34c+7
w:introduce|8.2 4a+74c+6
b:introduce yourself|8.2 2d+34a+7
w:few|7.6 4c+114g+3
b:a few|7.8 3a-34a+54c+144g+6
f:introduce|8.5 4a+7
b:personal statement|8.2 4a+34c+11
b:add a|8.2 4c+4
s:remar|8.2 3a-34b+74c+19
f:further|8.5 2p+74c+4
l:mention|8.5 4c+3
b:questions for|8.5 3a+5
b:write a|8.0 1d+53a+54c+6
b:a short|8.0 2t+64c+4
f:write|8.2 4c+3
w:000|8.2 3a+54c+6
b:use this|8.2 0z+53a-34c+9
b:to tell|8.2 4c+7
w:forgot|8.5 02-33a+64c+9
s:forgo|8.5 02-33a+74c+6
b:the team|8.2 3a-33n+54c+44r+4
f:leave|8.2 3a+34c+3
b:we know|8.5 2v+44c+5
w:sum|8.0 2d+82h+133a-44c+8
f:free|8.5 49+44c+5
w:elsewhere|8.2 3o+44c+7
s:elsew|8.2 4c+5
b:the form|8.5 1f+44c+5
w:pitch|8.0 2d+72t+74c+15
s:pitch|8.0 2d+62t+64c+4
g:<pit|8.0 4c+3
g:itch|7.2 2p+3
f:short|8.2 4a+74c+5
w:beyond|7.6 0o+61f-539+74b+104c+14
s:beyon|7.6 0o+71f-439+54b+84c+9
g:<bey|7.6 4b+3
g:beyo|7.6 4b+34c+3
g:yond|7.6 4b+3
b:beyond your|8.5 39+44c+6
b:own words|8.2 1d+34c+6
b:and what|7.6 41+74a+44c+34f+3
w:complementaires|8.2 1e+62p+34c+8
l:complementaires|8.2 2p+4
w:commentaires|8.2 3a+84c+9
f:commentaires|8.5 4c+6
b:votre message|8.2 3a+44c+3
b:parlez nous|7.6 4b+54c+84d+44f+4
b:nous de|8.2 4c+94f+4
w:ajouter|7.5 1c+61e+41f+42b+102p+64c+4
w:quelque|8.5 4c+10
w:chose|8.5 4c+10
b:quelque chose|8.5 4c+3
g:nels|6.9 0g+4
f:renseignements|8.5 4c+6
g:marq|7.6 3a+34b+44c+5
g:arqu|7.6 4b+34c+3
g:rque|8.0 3a+34c+4
w:presentez|7.8 4a+104c+7
b:presentez vous|8.2 4a+44c+3
f:presentez|7.8 4a+54c+4
w:appui|8.2 1c-41e+64c+16
s:appui|8.2 1c-31e+34c+11
b:l appui|8.5 1e+34c+4
b:appui de|8.5 4c+4
w:mot|6.2 02+1503+122h+93a+940+16
g:cisi|7.3 4c+3
g:gez>|7.5 0k+34c+3
w:utiles|8.5 2p+54c+13
s:utile|8.5 2p+34c+9
g:iles|7.0 4e+3
b:zone de|8.5 1d+34c+6
w:texte|6.9 0p+91d+91f-41g+111i+42f+73a-44c+5
s:texte|6.9 0p+71d+91f-51g+151i+42f+53a-34c+5
g:xte>|6.8 0p+31d+41g+6
b:de texte|8.2 1d+31i+54c+6
w:libre|7.2 45+349+124c+8
s:libre|7.1 49+114c+7
g:ibre|7.1 49+3
f:zone|8.2 4c+5
l:libre|8.2 4c+3
b:en plus|8.2 39+34c+12
s:nachr|8.5 0p+64c+6
l:uns|8.2 3a+43o+44c+3
g:merk|7.8 4c+11
b:sie uns|8.2 3o+64c+9
w:noch|8.5 37+104c+10
g:<mit|7.8 3n+43p+3
g:teil|8.0 3y+3
f:mochten|8.5 4c+3
g:zahl|7.6 09+63a+3
g:hlen|8.0 02+43n+9
s:adici|8.5 1e+44c+6
s:cuent|8.2 2s+63a-33z+74c+10
g:cuen|8.0 4c+3
g:ntan|7.6 1y+43w+44c+3
w:sobre|8.5 4a+124c+7
s:sobre|8.5 4a+124c+9
b:sobre ti|8.5 4a+44c+3
l:ti|8.5 4a+44c+4
g:algo|7.8 0l+54c+3
w:iets|8.5 4c+18
b:over jezelf|8.5 4c+7
w:nog|8.5 1y+134c+9
s:toevo|8.5 08+144c+6
w:strengths|7.8 4e+9
s:stren|7.6 3a-34e+22
g:tren|7.3 0k+34e+7
g:reng|7.5 0k+34e+6
g:gths|7.8 4e+7
b:your strengths|8.5 4e+5
l:strengths|8.5 4e+5
b:strengths and|8.5 4e+4
w:weaknesses|8.5 4e+9
s:weakn|8.2 4e+12
g:knes|7.8 41+54e+3
w:greatest|8.5 4b+84e+7
b:your greatest|8.5 4b+44e+4
b:name three|8.5 3a+3
w:qualities|8.5 4e+10
b:describe you|8.2 14+53a-44e+9
w:superpower|8.5 3a+64e+6
g:powe|7.5 24+34f+3
g:ower|7.1 4f+3
g:wer>|7.0 4e+3
b:your superpower|8.5 3a+34e+5
l:superpower|8.5 4e+5
b:describe yourself|7.5 18+34a+44e+4
b:in three|8.2 4e+7
b:manager say|8.5 3a-34e+6
b:say you|8.0 24+73a-34e+6
l:well|8.5 4e+4
g:hine|7.3 46+44e+4
w:biggest|8.5 3a-34b+34e+8
s:bigge|8.5 3a-34b+64e+7
b:your biggest|8.5 4e+6
w:colleagues|8.5 25+73a-34e+7
g:llea|7.8 4e+3
g:leag|7.8 3n+3
g:eagu|7.8 4e+3
g:ague|7.6 3a+3
b:come to|8.2 38+53a-34e+7
b:outline your|8.2 4e+44f+4
w:areas|8.0 2w+646+114e+4
s:areas|8.0 2w+746+3
s:devel|8.5 4d+64e+5
g:pmen|8.0 46+3
b:top five|8.5 46+34e+6
b:skilled at|8.5 24+54e+6
w:talents|7.8 0q+94e+15
w:apart|8.5 4e+4
w:friend|7.2 1t-33a+133n+63o+74c-34e+8
b:a friend|7.8 3o+74e+6
w:abilities|8.5 46+44e+7
f:special|8.5 4e+3
w:strong|8.2 24+825+83a-34e+4
s:stron|8.2 24+625+73a-34e+4
g:stro|7.8 25+3
w:thing|8.5 4e+11
s:thing|8.0 37+44e+4
b:thing you|8.5 3a+44e+5
l:people|7.5 4e+3
w:qualites|8.5 4e+10
s:defau|8.5 4e+16
f:principales|8.0 4b+5
b:decrivez vous|8.5 2d+44e+6
w:mots|8.2 3a+44a+64e+8
l:mots|8.5 4e+4
b:vous faites|8.5 4e+64l+3
w:mieux|8.5 11+54e+9
s:mieux|8.5 11+54e+10
w:pouvoir|8.5 38+33a-34e+12
w:ils|8.2 0k+54e+8
f:points|8.5 4e+3
b:vos trois|8.5 3a+34e+3
w:starken|8.5 3a-44e+14
s:stark|8.2 3a-34e+17
g:arke|6.9 0m+40s+44e+5
s:schwa|8.5 41+114e+9
g:wach|7.5 02+503+43u+4
s:großt|8.5 3a-34b+104e+8
g:groß|8.0 3a+64b+44e+3
w:tus|8.5 25+94e+9
g:ntos|7.0 1e+4
w:sterke|8.5 4e+19
s:sterk|8.5 4e+13
g:<kan|7.8 0a+3
g:kant|8.0 0a+7
b:are proud|7.6 1i+63a-34b+34d+3
b:walk us|8.0 2t+44a+44d+4
b:us through|7.8 2t+44a+34d+54f+3
b:something you|7.2 1i+624+34d+6
w:built|8.2 24+103a-34d+13
s:built|8.2 24+103a-34d+9
b:you built|8.2 24+44d+9
f:walk|8.5 4d+3
w:system|8.2 24+44d+7
s:syste|7.1 24+1028+34d+44f+9
g:<sys|7.1 24+4
g:syst|7.1 24+44f+3
g:yste|7.1 24+34f+3
g:stem|7.0 24+3
w:designed|8.2 3a-34d+114f+7
s:desig|7.1 0g+102q+123a-84d+84f+54j+14
b:you designed|8.2 4d+64f+4
b:give an|7.8 3a+54b+5
b:an example|7.8 3a+54b+7
b:example of|7.6 1i+63a+44b+6
b:s the|7.5 3a+53v+44d+5
b:the most|8.2 0t+43a-34d+5
w:problem|7.2 3a+93q-34d+64f+9
g:lem>|7.2 4f+3
b:you ve|7.1 24+426+43a-34d+74f+6
s:solve|8.5 2h+113a-54d+7
b:about an|8.5 4b+34d+7
w:app|7.6 08+143a+34d+7
w:shipped|8.5 24+63a-44d+6
s:shipp|8.2 24+54d+10
b:to or|8.2 4d+54r+3
b:or describe|8.5 4d+5
b:please describe|8.0 3a+6
w:significant|8.5 4b+84d+4
g:gnif|7.5 3a+3
g:nifi|7.3 3a+3
b:in it|8.2 4f+5
l:summary|7.5 1f+34a+10
w:construction|7.3 0g+1227+43a-54d+44l+7
s:const|7.2 0g+827+44l+8
g:onst|6.9 0g+31e+42p+3
b:a construction|8.5 4d+3
w:budget|7.8 3a+123u+7
s:budge|7.8 3a+93u+54d-3
g:budg|7.8 3a+3
g:dget|7.8 3a+4
w:crew|7.8 26+54d+4
b:pick one|8.5 3a+546-34d+7
s:featu|8.5 3a-34d+74f+8
g:<fea|8.0 4d+34f+3
f:pick|8.2 2w+43a-34d+3
w:campaign|8.5 19+44d+10
s:campa|8.0 28+63a-54d+19
g:ampa|8.0 4d+7
f:outline|8.2 4d+5
w:side|7.8 0k+153a+54d+6
w:projects|8.2 2q+64d+9
l:projects|8.5 4d+3
b:a data|8.5 4d+3
b:designed in|8.5 4f+5
b:open source|8.2 2n+6
g:trib|6.7 13+51w+4
g:ribu|6.9 1w+44b+3
g:ibut|7.3 1w+4
l:how|8.5 4f+4
l:result|8.5 41+3
w:research|8.5 2r+34d+4
s:resea|7.3 2o+52p+52r+1140+7
g:esea|6.9 2r+53y+3
b:you carried|8.5 3a-34d+34r+4
w:spare|8.5 3u+64d+9
s:spare|8.5 3u+34d+7
w:event|8.5 3a+44d+11
w:lesson|8.5 4d+4
s:lesso|8.5 1i+34d+7
g:less|7.1 3a+33v+3
w:planned|8.2 3a+34d+8
s:plann|7.6 38+441+84d+4
g:lann|7.6 41+3
w:senior|8.0 2c+104d+4
s:senio|7.6 29+62c+73a+54d+4
g:seni|7.6 29+32c+3
g:nior|7.6 29+3
b:made and|8.2 1i+64d+5
w:story|8.5 3a+44d+8
s:story|8.5 3a+34d+8
f:show|8.0 4d+4
b:nous d|8.2 4b+7
b:projet dont|8.5 4d+3
b:dont vous|8.0 4d+44l+4
l:charge|7.8 0z+33a+3
w:racontez|8.0 3a+74b+54d+3
s:racon|8.0 3a+74b+6
g:raco|8.0 3a+3
b:racontez nous|8.5 3a+4
b:nous un|8.5 3o+4
w:mene|8.5 3o+84d+5
f:racontez|8.0 3a+44b+3
b:decrivez une|8.5 4d+3
g:pee>|7.2 10+3
b:presentez un|8.5 4d+4
b:et votre|8.5 30+3
w:chantier|8.5 38+74d+8
s:chant|8.5 38+54d+4
s:dirig|8.2 0k+74d+4
g:rige|7.2 0z+5
w:donnez|8.2 3a+7
b:donnez un|8.5 3a+5
w:exemple|7.6 1i+133a+44d+8
b:un exemple|8.2 1i+43a+5
b:exemple de|8.0 1i+44d+7
b:de projet|8.5 24+6
w:realise|8.5 4d+34f+10
b:realise avec|8.5 4f+7
w:react|7.6 24+325+428+529-33a-34d+3
s:react|7.6 24+425+528+73a-34d+34f+3
b:avec react|8.5 28+4
f:donnez|8.5 3a+4
l:react|8.5 25+3
g:mpag|7.8 3a+44d+4
g:agne|7.6 4d+4
w:personnels|7.6 0k+40n+94d+6
w:probleme|8.0 3a+94d+5
w:technique|8.5 4d+13
w:difficile|8.5 4d+4
g:icil|6.5 05+306+10
g:cile|6.5 05+306+407+3
w:realisation|8.5 4b+64d+4
f:exemple|8.5 4d+4
w:beschreiben|8.0 16+51w+94d+54f+9
g:chre|6.9 1c+81d+41w+4
g:hrei|6.9 1c+81d+41w+5
g:reib|6.9 1c+91d+41w+6
g:eibe|6.9 1c+101d+4
g:iben|6.9 1c+91d+3
b:beschreiben sie|8.0 1w+44d+34f+5
w:projekt|8.5 4d+13
w:dem|8.5 2f+84d+4
w:gearbeitet|8.0 24+94d+54r+7
s:gearb|8.0 24+44d+44r+5
g:<gea|7.6 16+3
f:beschreiben|8.2 4f+3
w:proyecto|8.5 4d+17
s:proye|8.5 4d+13
b:un proyecto|8.5 4d+9
s:lider|8.5 26+74d+4
w:beschrijf|8.5 4d+54f+7
g:hrij|8.0 1w+32d+34f+3
g:rijf|7.6 1v+42d+4
g:ijf>|7.3 1v+4
w:gewerkt|8.5 4d+54r+8
s:gewer|8.2 4d+34l+114r+8
g:<gew|6.7 0u+43a-33y+449+34l+44q+3
g:gewe|7.6 49+44l+4
f:beschrijf|8.5 4f+5
l:gewerkt|8.5 4r+3
w:descrivi|8.5 4d+104f+8
g:etto|7.8 0r+34d+3
f:descrivi|8.5 4d+3
g:plis|7.3 1w+34b+10
w:success|8.5 4b+12
l:success|8.5 4b+3
w:awards|8.0 4b+17
w:honours|8.5 4b+12
s:honou|8.5 4b+9
w:achievements|8.2 1w+64b+13
b:achievements in|8.5 1w+5
l:moment|6.9 1y+34b+34l+3
w:accomplishments|8.0 1o-41w+164b+9
l:accomplishments|8.2 4b+4
b:share a|8.2 4a+64b+11
g:impa|8.0 0k+3
w:numbers|8.5 3a-63d+54b+9
w:distinctions|8.5 4b+19
l:distinctions|8.5 4b+7
s:recog|8.2 10+313+83a-34b+5
w:occasion|8.2 24+439+123a-34b+7
s:occas|7.2 24+439+84b+6
g:occa|7.2 39+4
g:ccas|7.2 39+3
g:asio|7.2 39+4
g:<sav|7.0 46+6
g:save|7.2 24+3
w:money|8.2 0k+73a-33u+54b+6
s:money|8.2 0k+63a-43u+94b+6
g:mone|7.6 3s+93u+4
b:about something|8.5 4b+8
w:done|7.3 3a-54a+34f+54r+4
b:have done|8.5 4a+64b+6
f:employee|7.5 2i+3
w:contribution|8.5 4b+11
g:buti|8.0 1w+64b+3
w:outstanding|8.2 3a+84b+5
s:outst|8.2 3a+64b+7
b:three years|8.5 4b+6
w:fier|8.2 4b+104d+4
b:racontez une|8.5 4b+4
b:vous etes|7.5 2f+445+34b+4
b:etes fier|8.5 4d+3
b:ce jour|7.6 1y+112i+63t+74b+5
s:bours|8.5 17+123a-44b+11
b:ete votre|8.5 4b+44r+3
b:la plus|8.5 4b+5
s:marqu|7.8 3a+74b+14
s:depas|8.5 39+104b+11
g:<erf|7.2 4b+34f+3
g:szei|7.8 07+33w+64b+5
g:zeic|7.6 4b+44j+9
g:ichn|8.0 4b+54j+9
g:chnu|8.0 4b+54j+8
g:hnun|7.8 08+44b+64j+7
g:nung|7.8 08+34b+54j+9
g:auf>|7.1 1f+41g+3
w:beruflich|8.5 4b+144j+11
b:es tu|7.8 4b+74j+4
s:logro|8.5 4b+16
g:<log|6.7 01+446+34b+5
g:gros|7.0 3t+34b+4
g:esio|8.0 01+44a+34b+3
b:op welke|8.5 45+54b+7
s:prest|8.2 3a-441+84b+20
s:ricev|8.2 0p+44b+11
b:with excel|8.5 4f+3
w:salesforce|7.3 24+1125+428+43a+34f+8
s:sales|7.1 24+625+33a+84f+7
g:sale|6.7 24+325+32w+34f+4
g:lesf|7.3 4f+3
g:esfo|7.3 24+3
g:sfor|7.3 24+3
l:salesforce|7.5 24+44f+4
b:you done|8.5 4f+54r+3
w:kubernetes|7.5 24+525+428+63a+44f+8
s:kuber|7.5 24+53a+44f+8
g:<kub|7.5 24+44f+3
g:bern|7.3 4f+3
g:etes|6.9 24+3
b:with kubernetes|8.2 24+328+43a-34f+6
l:kubernetes|8.2 28+34f+5
b:python in|8.5 24-328+44f+5
w:trucks|8.5 4f+5
w:phlebotomy|8.5 28+44f+3
s:phleb|8.2 28+6
g:ebot|7.8 3a+3
b:in phlebotomy|8.5 28+3
w:detail|8.0 28+34f+8
b:of autocad|8.2 4f+4
w:examples|8.5 1i+74f+5
b:examples of|8.5 1i+34f+6
b:of how|8.5 4f+6
w:power|8.0 24+425+74f+9
s:power|7.8 24+1025+53a-34f+8
g:<pow|7.8 4f+3
b:power bi|8.0 25+54f+7
l:bi|8.0 25+34f+3
w:elaborate|8.5 4f+12
s:elabo|8.5 4f+9
f:experience|5.9 1v+427+629+63a-44j+7
b:experience of|7.8 24+325+44f+7
w:epic|8.2 24+728+3
g:<epi|7.8 41+3
b:with epic|8.5 4f+4
b:have with|7.8 28+34f+7
s:graph|8.5 24-32q+44f+9
w:aws|8.5 4f+8
w:services|8.0 0e+50m+627+728-33a-44f+5
l:services|8.0 0m+3
w:cnc|8.2 25+1028+44f+7
w:machines|7.8 1w+73a-446+114f+4
s:machi|7.5 0l+83a-446+104f+4
g:<mac|7.3 46+5
w:tasks|7.8 1w+123h+5
s:tasks|7.8 1w+123h+34f+3
g:<tas|7.8 1w+3
g:asks|7.8 1w+4
g:sks>|7.6 1w+3
w:photoshop|7.6 24+525+628+93a-34f+9
g:otos|7.3 1i+4
g:tosh|7.6 28+3
g:shop|6.9 24+428+54f+3
g:hop>|7.2 28+3
b:use and|8.5 0r+34f+7
b:and for|8.2 0e+34f+5
g:mari|8.0 3a+4
g:aris|7.5 28+33u+33w+4
w:hands|7.8 24+54f+8
s:hands|7.8 24+728+44f+5
b:hands on|7.8 24+64f+3
w:terraform|8.0 24+525+828+73a-34f+10
s:terra|8.0 24+325+928+44f+5
g:erra|7.1 3n+4
l:terraform|8.2 25+44f+3
w:quickbooks|8.0 24+325+628+64f+11
g:kboo|8.0 4f+3
b:with quickbooks|8.2 24+428+44f+4
b:point of|8.2 25+44f+4
w:sale|8.2 25+74f+4
b:of sale|8.2 25+34f+5
w:systems|7.5 24+725+428+54f+7
g:tems|7.5 4f+5
b:sale systems|8.5 24-325+34f+5
b:systems have|8.2 3a+34f+5
b:describe how|8.2 4f+6
w:sql|7.0 24+1325+1528+112k-33a+54f+4
b:a business|8.2 0k+93a-94f+6
l:problem|8.0 4f+3
b:through your|8.2 4a+44f+5
w:jira|8.5 25+54f+11
l:jira|8.5 4f+3
w:machine|8.5 0l+93a-3
w:learning|8.5 0l+74f+3
b:machine learning|8.5 0l+6
s:frame|8.5 3a+64f+3
g:ewor|7.5 4q+4
w:shopify|8.2 24+1128+729-33a-44f+7
s:shopi|8.2 24+828+73a-34f+7
g:hopi|7.6 24+33u+3
b:with shopify|8.5 28+6
w:paragraph|8.5 4a+74f+8
s:parag|8.5 4a+64f+7
g:agra|7.8 2p+6
b:a paragraph|8.5 4a+54f+5
w:payroll|7.0 21-524+328+62i+33p+93z+749-34f+54r+5
s:payro|7.0 21-524+43a+53p+53z+649-34f+44r+4
g:payr|7.0 3z+3
b:of payroll|8.5 24+54f+4
w:software|7.8 0l+1046+104f+4
s:softw|7.8 0l+113a-346+84f+3
g:<sof|7.6 0l+341+546+3
g:oftw|7.8 0l+346+4
g:twar|7.8 0l+346+3
g:ware|6.5 2c+3
w:mig|8.0 24+425+928+53a-34f+7
w:tig|8.2 25+1028+54f+5
s:stick|8.5 3q+54f+5
b:how comfortable|8.5 25+54f+4
b:comfortable are|8.5 25+44f+5
b:you with|7.5 25+1247+34f+44r+3
w:figma|8.2 24+625+74f+10
s:figma|8.2 24+625+34f+5
b:experience de|7.6 28+54f+3
b:de sap|8.5 25+5
w:utilise|8.5 4f+10
b:vous utilise|8.5 4f+6
b:avec salesforce|8.5 4f+3
w:detaillez|8.5 4f+9
w:soudure|7.8 25+628+33a+64f+3
s:soudu|7.8 25+528+53a+44f+3
b:en soudure|8.0 3a+64f+3
l:soudure|8.2 3a+3
b:experience du|8.5 27+44f+4
w:chariot|8.2 24+64f+3
w:elevateur|8.2 24+528+44f+5
s:eleva|7.5 24+628+92d+62t+34f+4
g:evat|7.8 2d+3
g:vate|8.0 3a+5
b:chariot elevateur|8.2 4f+3
b:utilisation de|7.6 0l+728+54f+4
b:vous travaille|8.2 4f+7
b:travaille avec|8.5 24+44f+5
w:docker|7.2 24+1025+728+84f+13
s:docke|7.2 24+825+628+104f+9
g:dock|7.1 28+44f+3
g:ocke|7.2 24+4
g:cker|7.2 28+34f+4
l:docker|8.0 4f+5
w:logiciels|8.0 24+846+84f+6
s:logic|7.6 0l+824+325+446+94f+5
g:logi|6.8 01+441+446+6
g:gici|7.6 0l+346+3
b:des logiciels|8.5 4f+6
w:wordpress|8.5 25+84f+7
s:wordp|8.5 25+74f+5
b:avec wordpress|8.5 25+54f+7
l:wordpress|8.5 4f+3
b:sie ihre|7.8 1u+31w+44f+4
w:erfahrung|7.5 24+427+728+94f+11
s:erfah|7.3 24+327+528+113o+54f+4
g:ahru|6.3 0o+31z+327+329+43s+11
b:erfahrung mit|8.2 24+3
b:mit sap|8.0 24+625+44f+4
b:erfahrung haben|8.2 27+54f+6
w:java|7.6 24+725+1028+113a-54f+7
g:<jav|7.5 25+8
g:java|7.5 25+8
g:ava>|7.6 25+428+3
w:bitte|7.8 0m+101f+51u+72f+34f+6
s:bitte|7.8 0m+71f+41u+42f+54f+5
g:<bit|7.6 2p+5
w:experiencia|7.0 28+829+123a-34f+7
b:experiencia con|8.2 28+4
b:experiencia tienes|8.2 4f+6
b:tienes con|8.5 28+34f+4
b:con docker|8.5 4f+6
w:ervaring|7.5 24+526+827+1128+63a-34f+8
s:ervar|7.5 24+526+527+1028+53a-34f+4
g:erva|6.5 0o+829+33a-33w+346+4
g:rvar|7.2 29+4
g:vari|6.9 27+329+4
b:je ervaring|8.5 24+54f+6
b:ervaring met|8.2 24+74f+5
b:met excel|8.5 24-325+54f+7
w:esperienza|7.2 24+426+527+1028+929+103a-34f+8
s:esper|7.0 24+526+627+628+429+43a-33k+43u+44f+4
g:ienz|7.2 29+3
b:esperienza con|8.5 24+54f+3
b:time you|7.6 3a+8
b:you made|8.0 0e+5
w:learned|8.5 3a+8
b:you learned|8.5 3a+7
b:you handle|8.5 3a+7
w:stress|8.2 3a+9
s:stres|8.2 3a+9
l:stress|8.5 3a+3
w:deadline|8.2 3a+9
s:deadl|8.2 39+33a+6
l:deadline|8.5 3a+3
w:diversity|7.8 0y+411+516+5
b:does diversity|8.5 3a+3
b:diversity mean|8.5 3a+3
g:<hob|8.0 3a+8
g:hobb|8.0 3a+8
l:interests|7.8 3a+4
s:escal|8.5 08+10
w:students|8.5 2e+53a+4
b:of manager|8.5 3a+7
w:animal|8.0 2h+93a+5
b:an animal|8.5 2h+6
b:which one|7.6 0g+515+52w+649+4
l:be|7.8 3a+4
w:leadership|7.8 26+123a+5
s:leade|7.8 26+113a+3
g:ader|7.6 26+33a+3
g:ersh|7.3 26+33a+3
b:if a|8.0 3a+3
w:patient|8.5 25+10
w:refused|8.5 3a+4
w:medication|8.2 3a+641+7
b:ideal working|8.5 3a+5
w:environment|8.2 27+103a+5
s:envir|8.2 27+5
g:envi|7.6 3q+3
l:environment|8.2 27+3
b:us a|7.5 2t+53a+43b+64a+44c+6
w:joke|8.5 3a+11
b:a joke|8.5 3a+8
l:joke|8.5 3a+4
w:volunteer|8.0 3a+11
w:activities|8.2 36+53a+5
g:tivi|6.8 0k+51w+61y+5
g:ivit|6.5 0k+41w+71y+42d+336+4
g:viti|8.0 2d+4
w:community|7.0 0q+915+916+1119+31a+33q+6
f:volunteer|8.5 3a+7
g:isag|8.0 3q+4
g:reed|7.8 15+5
b:you keep|8.2 0k+63a+4
b:keep your|8.2 0o+33a+4
b:you change|8.5 3a+5
b:change about|8.5 3a+5
w:contribute|8.5 2n+73a+6
b:contribute to|8.5 2n+3
w:equity|7.3 10+513+614+91a+43a+7
s:equit|7.1 10+711+813+414+51a+33a+3
w:clubs|8.5 3a+9
s:clubs|8.5 3a+6
w:sports|8.5 3a+7
s:sport|8.5 3a+8
s:socie|7.3 0k+61v+1229-53a+4
g:ocie|7.3 1v+4
g:ciet|7.3 1v+3
w:feedback|8.0 3a+12
s:feedb|8.0 3a+11
g:feed|8.0 3a+3
g:eedb|8.0 3a+3
g:edba|8.0 3a+4
g:dbac|8.0 3a+4
w:colleague|8.2 3a+93n+5
w:isn|8.5 3a+1147-3
b:isn t|8.5 3a+8
w:programming|8.2 28+32l-746+12
g:ming|6.9 0q+3
w:retail|8.5 27+929-43a+6
s:retai|8.0 0n-40o+1227+53a+3
b:of retail|8.5 3a+4
w:gerer|8.5 3a+4
s:gerer|8.5 3a+3
b:un client|8.5 3a+3
w:voyez|8.5 2f+9
s:voyez|8.5 2f+63a+4
g:<voy|7.3 4k+4
b:vous voyez|8.5 2f+43a+3
b:vous dans|7.5 1w+1127+1328-33a+64n-4
w:cinq|8.2 2c+63a+6
w:gerez|8.5 26+43a+3
s:gerez|8.5 26+63a+3
w:carriere|8.0 29+93a+64a+10
b:de carriere|8.2 3a+54a+3
l:carriere|8.0 29+34a+3
w:erreur|8.5 3a+8
s:erreu|8.5 3a+9
w:appris|8.5 3a+43o+4
s:appri|8.5 3a+33o+4
w:signifie|8.2 3a+10
b:que signifie|8.2 3a+8
b:signifie pour|8.5 3a+4
b:travail d|8.5 3a+4
w:reagiriez|8.5 3a+5
s:reagi|8.5 3a+4
b:comment reagiriez|8.5 3a+4
b:reagiriez vous|8.5 3a+4
b:vous si|8.5 3a+4
w:refusait|8.5 3a+5
w:ses|8.5 3a+34r+3
w:soins|8.5 28+63a+4
s:soins|8.5 28+5
w:milieu|7.6 17+1627+123a+6
s:milie|7.6 17+1227+93a+3
g:<mil|6.2 19+8
b:milieu de|8.5 3a+7
b:travail ideal|8.5 3a+44q+3
b:dans la|7.5 0q+927+43a+44h-3
w:vie|8.5 29+103a+74h-4
b:la vie|8.5 29+33a+4
w:activites|8.2 0k+51w+12
w:engagement|8.0 36+33a+10
f:activites|8.5 1w+5
s:livre|8.5 28+729-3
w:marque|8.2 3a+13
w:wo|7.8 1v+92v+173a+53o+10
w:jahren|7.3 26+1127+1128+429+93a+3
f:wo|7.8 1v+42v+83o+4
l:jahren|7.5 26+427+329+3
g:<geh|6.9 3s+53t+43u+53v+43w+6
s:hobby|8.2 3a+16
b:donde te|8.5 2v+33a+7
g:<afi|8.0 3a+64l+3
g:nas>|7.8 24+53t+3
w:waar|8.0 2v+193a+43o+10
b:je jezelf|8.2 11+51a+43a+5
f:waar|8.0 2v+93o+5
w:hobby|8.5 3a+9
w:dove|8.2 2v+203a+4
b:dove ti|8.5 2v+53a+5
f:dove|8.2 2v+10
w:log|8.5 01+91t-43a+5
b:much is|8.5 2h+63a+3
b:15 %|8.5 3a+4
b:a primary|8.5 3a+7
w:safe|8.5 0g+9
w:internal|7.3 2i+143a+63d+6
g:rnal|7.1 2i+53a+5
w:temperature|8.5 3a+10
s:tempe|8.5 3a+7
w:owed|8.5 3a+5
b:change from|8.5 3a+3
w:spend|7.8 0z+54k+7
s:spend|7.8 0z+54k+7
w:ppe|8.5 2c+53a+4
g:moni|6.9 0y+3
w:formula|8.5 3a+9
w:function|8.5 38+33a+9
s:rever|8.5 24+8
b:complete the|8.5 2f+53a+3
w:word|6.9 1c+201e+101f+925+62h+4
l:word|8.2 3a+3
w:difference|8.5 3a+10
b:use to|8.2 3a+34r+6
w:secure|8.5 02+63a+4
s:minut|7.6 0s+424+72t+5
g:minu|7.5 2h+3
g:inut|7.6 24+3
w:arrive|8.2 3a+93o+6
s:arriv|7.5 3a+83o+449+4
g:rriv|7.5 3a+5
s:retur|7.8 01+602+33a+74r+5
g:retu|7.8 01+43a+3
g:etur|7.6 3a+345+3
g:ows>|8.0 4k+3
w:table|8.0 25+62h+104q+9
s:table|7.1 0g+724+625+428+42h+84q+6
g:<tab|7.0 25+3
l:table|8.5 4q+4
w:fire|8.5 3a+43q+6
s:extin|8.5 3a+9
w:electrical|8.0 3a+44f+4
b:what colour|8.5 2h+5
g:xing|8.0 2p+5
s:yello|8.5 3a+33q+4
w:normal|8.2 39+83a+4
b:rate of|7.8 3a+9
w:translation|8.5 1i+43a+4
g:nsla|7.0 1f+71g+4
w:invoice|8.2 3a+12
s:invoi|8.2 3a+8
g:voic|8.0 3a+3
g:oice|7.3 2w+3
f:time|7.2 0s+328+44i+3
w:http|8.5 3a+7
w:means|8.2 0t+54m+7
s:means|8.2 0t+34m+5
b:in 2|8.5 3a+3
g:<lit|8.0 3a+3
b:should you|8.2 37+33a+3
g:erta|7.2 08+5
w:gdpr|7.8 0n+1425+103a+3
g:<gdp|7.8 0n+5
g:gdpr|7.8 0n+4
g:dpr>|7.8 0n+4
w:answer|8.2 2h+33a+5
f:skills|8.2 3a+346+3
b:name the|8.5 3a+7
w:comes|7.8 0q+92h+94k+5
s:comes|7.8 0q+32h+54k+4
w:pattern|8.0 38+43a+33y+445+3
s:patte|7.8 38+43a+345+9
g:patt|7.6 45+3
w:font|8.2 2h+83a+7
g:font|8.0 3e+6
b:combien font|8.2 2h+63a+3
b:% de|8.5 3a+5
g:cteu|7.3 27+3
w:convient|7.1 38+53a+845+84k+9
g:vien|7.0 4k+3
g:riqu|8.0 0g+44r+3
b:est la|7.6 2h+6
w:choisissez|7.8 01+902+405+82w+8
g:isis|7.0 01+3
g:siss|7.1 01+3
b:le mot|7.8 03+82h+63a+5
f:choisissez|7.8 01+405+3
b:quelle formule|8.5 3a+4
s:calcu|8.5 2h+12
b:la suite|8.2 1t+325+53a+3
w:6|7.6 0o+70u+62g+738+73a+4
w:entre|8.2 37+8
w:https|8.0 2o+42u+5
s:https|8.0 2o+42u+6
w:conserve|7.8 0n+40q+53a+5
g:<via|8.0 4k+3
g:frai|7.8 44+6
b:il de|8.2 24+43a+6
w:passe|6.1 02+1503+152o-33a+1040+154r+8
b:les lettres|8.5 2f+5
b:lettres que|8.5 2f+6
w:ecrire|7.8 0p+81t+43a+4
s:ecrir|7.8 0p+61t+43a+4
s:artic|7.8 1i+428+82r+8
g:ticl|8.0 2r+3
w:traite|8.5 3a+8
b:du contrat|8.2 20+7
b:was ist|8.2 3a+5
g:tadt|8.0 04+42v+3
g:adt>|8.0 04+42v+3
w:viel|8.2 3a+33t+103v+6
g:viel|7.1 29+3
b:wie viel|8.2 3t+43v+6
w:cuanto|8.0 28+32h+73a+33t+13
s:cuant|7.1 26+628+72e+62h+537+53t+6
b:cuanto es|8.5 2h+5
b:25 %|8.5 3a+34k+4
w:80|8.2 3a+43y+8
f:cuanto|8.0 2h+33t+4
g:verd|8.0 3u+3
w:90|8.0 0e+73a+10
l:c|8.5 09+3
w:hoeveel|7.8 27+728+829+62h+4
s:hoeve|7.8 27+328+729+52h+53a+4
b:hoeveel is|8.5 2h+7
b:30 %|8.5 3a+4
f:hoeveel|7.8 27+328+32h+3
w:quanto|8.5 2h+43a+5
w:fa|8.5 2h+7
b:quanto fa|8.5 2h+4
b:currently employed|7.6 1y+4
l:employed|7.5 1y+54j+4
b:job right|8.5 1y+83a-54j+4
b:right now|7.6 1v+71y+52v+43a-5
b:you employed|7.8 1y+122c+43a-34j+6
b:presently employed|8.0 1y+62i+3
b:this your|8.0 1y+93a+34j-4
b:present job|8.2 1y+620+3
b:en emploi|7.8 10+711+31y+5
b:en ce|8.2 2i+6
b:ce moment|8.2 1y+42i+8
f:travaillez|8.2 1v-41y+82i+3
w:occupez|7.5 0z+81y+32c+82i+6
b:occupez vous|7.5 0z+31y+32c+42i+4
b:un poste|7.2 0u+426+62i+32w+44j-54q+74r+3
f:occupez|8.0 1y+32c+44j-3
w:activite|7.6 0k+71y+113a+33y+64n+4
b:vous salarie|8.5 1y+62i+6
b:salarie e|8.5 1y+84r+3
w:derzeit|7.8 1y+102i+72v+84j+8
s:derze|7.0 1v+81y+102i+62v+113a-43t+84j+13
g:erze|7.0 1y+42v+44j+3
g:rzei|6.9 1v+51y+42v+54j+4
g:zeit|6.5 1v+51y+32v+33w+43y+34i+34j+3
b:sie derzeit|8.0 1y+52i+42v+64j+6
w:beschaftigt|7.6 1y+421+112i+74r+5
g:afti|7.6 1y+34r+3
g:ftig|7.6 21+3
l:beschaftigt|7.8 2i+34r+3
b:stehen sie|8.5 1y+629+4
w:aktuell|8.5 1y+93t+8
s:aktue|6.9 1v+51y+82v+737+43a-43t+164j+5
g:<akt|6.9 1y+43t+5
g:aktu|6.9 1y+33t+5
g:ktue|6.9 1y+33t+4
b:sie aktuell|8.5 1y+53t+6
b:in einem|8.5 1y+42d+5
g:erha|7.8 03+40m+4
w:berufstatig|8.5 1y+1029+9
l:berufstatig|8.5 1y+4
b:in years|6.7 0y+428+329+8
b:experience years|7.6 27+728-3
b:career length|8.5 29+4
f:career|8.2 29+5
b:since leaving|8.5 29+5
b:leaving school|8.5 29+5
b:years in|7.0 27+1728-429+73a-6
b:of years|7.2 26+528+729+83a-8
b:length of|7.2 26+327+328+429+5
b:your working|8.5 29+4
b:so far|8.5 29+64a+4
f:length|7.5 27+429+3
l:far|8.5 29+3
b:professionnelle en|8.5 29+3
b:en annees|7.3 27+629+4
l:annees|6.5 1h+327+328+52c+3
w:anciennete|7.6 26+627+528+629+83a+3
w:totale|8.2 29+6
g:mond|7.1 45+6
b:du travail|7.8 1w+829+54q+3
f:anciennete|7.8 26+428+329+6
b:annees dans|8.0 27+529+4
w:berufserfahrung|6.9 1v+71x+81z+1021+829+12
g:ufse|6.9 1z+329+6
g:fser|6.9 1z+329+5
g:serf|6.9 1z+329+6
b:berufserfahrung in|8.2 29+7
b:in jahren|7.6 26+827+628+329+5
f:berufserfahrung|8.0 29+8
w:viele|7.6 26+727+728+429+6
s:viele|7.5 26+627+629+10
b:wie viele|7.6 26+327+429+6
b:viele jahre|7.6 26+327+429+3
w:gesamte|8.5 29+11
b:gesamte berufserfahrung|8.5 29+7
f:gesamte|8.5 29+4
f:top|8.5 1q+346+3
b:dernier niveau|8.2 1q+4
g:ifik|8.0 1q+3
g:fika|8.0 0g+31q+3
g:ikat|7.8 0g+31e+31q+42r+3
w:skill|8.0 24+1025+14
b:skill set|8.5 24+8
f:skill|8.2 24+5
b:tools you|8.5 24+9
b:can operate|8.2 24+746+6
l:operate|8.0 46+4
w:programs|8.2 24+93a-346+4
b:day to|8.5 24+83a-4
w:equipment|8.2 1w+724+346+5
w:handled|8.2 24+10
l:handled|8.5 24+3
w:cocher|8.5 1y+724+1146-4
s:coche|7.5 1y+524+94m+10
w:cochez|8.0 24+545+1046+3
w:savez|7.8 24+113a+346+4
s:savez|7.8 24+113a+646+6
g:avez|7.8 24+3
b:vous savez|8.5 24+446+5
b:savez utiliser|8.5 24+446+5
f:cochez|8.0 45+3
l:utiliser|8.5 46+3
f:logiciels|8.5 24+646+5
w:rotating|7.8 45+9
s:rotat|7.0 3q+445+22
g:<rot|6.8 45+10
g:rota|6.8 45+11
g:otat|6.9 45+8
b:the week|7.8 45+10
b:you cover|8.2 38+345+5
l:cover|8.5 2w+3
b:shifts you|8.2 45+5
b:would accept|7.5 2w+4
f:shifts|8.5 45+3
w:suit|7.5 0s+738+93u+64k+8
b:that suit|8.5 45+3
b:suit you|7.6 0s+438+53a-43u+74k+6
w:rota|8.2 3a-345+14
w:times|7.1 0s+1239+123a-345+94k+3
s:times|7.1 0s+1639+53a-345+9
g:imes|6.9 0s+439+43a-345+4
b:and times|8.2 45+4
b:times you|8.5 45+4
b:can be|7.6 2w+73b+33z+4
f:days|7.8 3a+445+4
w:plages|8.0 45+15
s:plage|7.8 0s+845+10
g:plag|7.8 45+4
b:quelles plages|8.5 45+5
w:couvrir|8.5 45+9
s:couvr|8.5 45+5
b:vous couvrir|8.5 45+4
l:couvrir|8.5 45+3
b:vous accepteriez|8.0 2w+73v+345+5
l:accepteriez|8.2 3v+3
w:rotatif|8.5 45+9
b:horaire rotatif|8.5 45+5
w:jours|6.2 0s+62e-338+83a+53y+441+445+84k+5
s:jours|6.2 0s+337+338+113a+43y+545+94k+4
b:vous pouvez|8.0 0p+545+6
b:be happy|7.8 2w+638+43a-53u+7
b:happy to|7.6 2w+64k+4
b:from our|7.6 0m+338+5
b:you come|7.6 17+438+63a-43q+549+3
w:into|7.1 0y+41g+4
b:come into|8.2 38+4
b:into the|8.0 1g+6
b:the cityname|8.0 38+4
b:combien de|6.6 27+428+337+43a+441+349+4
b:de jours|7.8 37+33a+441+4
b:jours par|7.5 38+64k+5
w:venir|8.0 38+63u+8
s:venir|8.0 38+53u+6
b:de cityname|7.8 38+7
b:etre present|8.2 38+6
b:soon could|8.0 37+7
b:start after|8.5 37+549-4
b:much time|8.2 27+637+4
b:of notice|7.2 37+7
b:what notice|8.2 37+4
b:contract ask|8.2 37+7
b:ask for|7.8 0o+537+63d+3
w:acceptance|8.5 37+9
b:quel delai|8.2 37+6
w:devez|7.5 37+11
s:devez|7.5 37+9
b:delai devez|8.5 37+3
b:devez vous|7.5 37+5
w:respecter|8.2 0r+437+6
s:respe|8.0 0r+337+7
w:envers|7.8 0k+436+937+3
s:enver|7.8 0k+336+7
g:enve|7.2 0k+342+5
w:contractuel|8.0 0u+737+3
f:delai|8.0 37+4
s:liber|8.2 0n+536+437+53a-3
b:wie lange|8.0 27+528+337+7
b:been on|8.2 4r+8
b:on our|7.3 0q+43p+34r+5
w:staff|6.3 00-50u+526+72i+123a+53n+133p+124r+7
s:staff|6.3 00-40u+726+52i+103a+33n+83p+124r+6
g:staf|6.3 2i+43n+33p+4
g:taff|6.3 2i+43n+33p+3
g:aff>|6.3 2i+53p+3
b:our staff|8.0 3n+5
l:staff|6.9 0u+326+33a-33p+5
w:earlier|7.8 0e+144r+9
f:past|7.6 0e+51v+33a-34j+3
b:had a|8.0 41+5
b:us before|7.6 4r+9
b:fait partie|8.2 4r+5
b:du personnel|7.6 26+7
b:occupe un|8.5 4r+5
b:poste chez|8.5 2i+64r+3
b:nous par|8.5 4r+8
b:par le|8.0 3p+34r+7
b:le passe|8.2 4r+9
l:passe|6.8 02+703+440-3
w:waren|7.6 2c+123q+64r+9
s:waren|7.6 2c+123q+34r+6
b:waren sie|7.6 2c+83q+34r+6
w:bereits|8.2 4r+7
b:sie bereits|8.2 4r+5
b:bereits bei|8.2 4r+5
b:bei companyname|8.2 2i+4
b:companyname beschaftigt|8.2 2i+5
f:waren|7.6 2c+43q+34r+4
w:fruher|8.5 4r+6
l:gearbeitet|8.2 4r+3
b:much of|8.2 26+3
b:your time|7.3 3a-34i+54k+4
w:ready|7.3 21-33q+949+44k+4
s:ready|7.3 3q+1049+44k+3
b:be ready|8.2 3q+6
b:ready to|7.3 3q+10
w:travelling|7.6 3a+44k+6
b:spend travelling|8.5 4k+4
l:travelling|8.0 4k+3
b:of travel|8.0 4k+3
b:travel you|8.2 4k+3
w:deplacements|6.9 3a-34k+214m+4
b:de deplacements|8.2 4k+5
w:pourcentage|8.2 3y+94k+3
s:pourc|8.2 3y+74k+4
b:pourcentage de|8.5 4k+3
w:hoch|8.0 1f+73u+64k+7
b:wie hoch|8.2 3u+54k+4
b:hoch ist|8.2 3u+5
b:ist ihre|8.0 37+54k+4
w:reisebereitschaft|7.8 4k+18
g:iseb|7.8 4k+6
g:sebe|7.8 4k+7
b:ihre reisebereitschaft|8.5 4k+4
l:reisebereitschaft|8.2 4k+3
b:reisebereitschaft in|8.5 4k+8
f:reisebereitschaft|8.2 4k+7
s:akzep|8.5 0r+114k+11
g:epti|8.0 0r+4
b:including on|8.5 39+3
b:on short|8.2 39+7
b:short notice|8.0 39+34k+3
w:count|8.0 28+1039+63a-4
b:we count|8.2 39+3
b:count on|8.2 39+3
b:on you|8.5 39+5
b:for extra|8.5 39+4
b:extra hours|7.8 39+4
b:hours when|7.8 39+7
w:busy|8.0 39+133a-545+7
g:busy|8.0 39+4
g:usy>|8.0 39+4
l:busy|8.5 39+3
b:you put|8.0 0e+325+5
b:in additional|8.5 39+4
b:additional hours|8.2 39+7
b:rester plus|8.5 39+5
w:pointe|8.5 39+5
b:de pointe|8.5 39+5
l:pointe|8.5 39+3
b:heures en|8.5 39+6
b:plus au|8.5 39+5
b:au besoin|7.8 39+7
w:climbing|8.5 3h+4
b:out the|8.5 3a+3
b:do the|8.5 3a+6
w:described|8.5 3h+5
w:shows|8.2 2p+63a-44d+34k+9
s:shows|8.2 2p+33a-34d+34k+5
g:nouv|6.9 03+31u+3
b:day you|8.2 3a+349+3
l:board|7.8 3p+3
b:from which|7.8 49+10
l:free|8.2 49+4
w:premierjour|8.2 49+13
f:premierjour|8.5 49+6
w:partir|6.7 20+737+43a-43v+449+94k+6
g:rtir|6.7 49+3
g:tir>|6.7 49+3
b:a partir|6.9 49+7
b:etes libre|8.5 45+4
b:our site|8.2 3a+34m+4
b:site has|8.5 4m+3
b:has no|8.5 4m+4
b:how will|8.5 3a+5
w:uniform|8.5 3a+4
s:unifo|8.0 3a+6
g:ifor|8.0 3a+3
w:foreman|8.5 26+113a+5
s:forem|8.5 26+11
w:stock|8.2 24+8
s:stock|8.2 24+63a+4
b:hiring team|8.5 0n+43a+3
w:uniforme|8.5 3a+7
b:vous parle|8.5 3a+9
w:salon|8.5 3a+53o+8
s:salon|8.5 3a+33o+3
b:applicant email|8.2 01+61t+7
w:addr|7.8 07+608+111t+41u+52o+6
g:ddr>|7.8 07+3
b:reach you|6.3 0s+40t+61t+43a-43b+7
b:your e|7.2 1t+51u-32g+1040+4
b:we never|8.5 1t+32q+53a-3
b:primary email|8.2 1t+41u+4
b:email address|6.0 01+506-31t+71u+5
w:account|6.2 01+902+724+42n+52o+32s+43z+1340+744+8
l:mail|5.5 01+61t+161u+42g+5
b:which email|8.2 1t+6
b:address should|8.2 1t+4
w:update|8.5 0g+61t+3
b:email you|6.2 1t+11
b:where can|6.1 1t+62q+92r+4
b:we email|6.2 1t+9
b:us your|7.3 0e+52v+53a-33z+445+3
b:so we|8.0 09+51f+33a-3
b:can get|8.5 38+4
w:back|7.5 1t+33b+841+544+54r+6
f:drop|8.2 1c+31f+3
w:sent|7.1 0e+70p+52g+193n+73o+5
b:email for|8.5 01+41t+3
w:com|7.6 1t+142o+42s+103a-3
l:com|8.2 1t+6
f:internet|8.5 1t+4
w:domain|8.2 1t+427+42u+16
b:adresse electronique|7.3 1t+51u+33a+3
b:quelle adresse|8.5 1t+4
b:courriel pouvons|8.5 1t+4
b:vous ecrire|8.5 1t+4
w:personnelle|8.0 06+81t+32u+54a+8
l:personnelle|8.0 06+42u+44a+3
b:adresse e|7.6 01+31t+3
b:de contact|7.8 0t+71t+73a-3
b:mail adresse|7.8 1t+41u+3
l:adresse|6.7 06+60a+3
b:ihre e|8.5 1t+31u+3
s:maila|8.0 1t+171u+8
g:ilad|8.0 1t+51u+3
g:ladr|8.0 1t+5
w:erreichen|8.5 1t+33b+6
b:wir sie|8.5 1t+33b+6
w:privat|8.5 1t+53b+10
l:privat|8.5 3b+4
w:correo|7.6 01+906-31t+151u+83a-440+8
g:rreo|7.6 01+31t+640+3
g:reo>|7.6 01+31t+540+3
w:electronico|8.5 1t+51u+5
g:nico|7.6 14+3
b:correo electronico|8.5 1t+31u+6
f:correo|8.5 01+6
w:direccion|7.6 06+1407+708+609-31t+103a+3
s:direc|6.7 06+1007+608+609-40k+141t+626+123z+6
g:dire|6.7 06+30k+426+4
g:irec|6.7 06+40k+526+5
g:recc|7.6 06+4
g:ecci|7.5 06+4
g:ccio|7.5 06+3
f:direccion|7.6 06+807+3
l:correo|8.5 1t+440+4
w:contacto|7.8 0t+41t+63b+7
b:de contacto|8.2 1t+43a-33b+5
w:mailadres|8.2 1t+91u+8
b:e mailadres|8.5 1u+6
l:mailadres|8.5 1u+3
b:we je|8.5 1t+53b+4
w:kunnen|8.5 1t+63b+8
s:kunne|8.5 1t+63b+4
b:indirizzo e|8.5 1t+51u+4
b:confirm email|8.0 1u+4
w:again|7.5 03+91u+133a-4
b:email again|7.8 1t-31u+8
l:again|7.5 03+31u+3
f:verify|8.0 03+71u+6
b:email a|8.5 1u+5
w:repeat|7.8 03+81u+12
b:repeat email|8.2 1u+8
f:repeat|7.8 03+31u+6
w:confirmation|7.0 03+81t-61u+42f+102g+7
l:confirmation|8.0 1u+4
w:retype|8.2 03+91t-31u+10
s:retyp|8.2 03+71u+8
b:retype email|8.5 1t-31u+8
f:retype|8.2 03+41u+4
b:we don|8.2 1u+338+93a-4
l:touch|8.2 0t+4
b:must match|8.5 03+71u+4
b:once more|8.2 03+31u+9
w:same|7.8 03+618-41u+33a+10
g:same|7.3 45+4
b:the same|8.0 03+4
b:email verification|8.5 1u+4
f:confirmation|7.8 2g+3
b:copy and|8.2 1d+31u+3
w:paste|6.6 1d+121f-31g+171u+42o+53a-3
s:paste|6.6 1d+71g+152o+5
b:and paste|7.8 1d+31g+51u+3
w:disabled|7.3 0z+510+131u+43a-4
g:bled|7.3 10+5
g:pos>|8.0 4a+4
b:write your|8.2 06+51u+3
w:confirmez|7.6 03+41t-41u+7
g:rmez|7.6 1u+3
b:confirmez votre|8.2 1u+6
b:votre courriel|8.0 1t+5
f:confirmez|7.6 03+31u+5
b:l adresse|7.6 1u+62u+3
w:saisissez|7.8 03+71t+51u+42f+82g+43a-4
s:saisi|7.5 03+51c-41d+51g+91t+31u+52f+62g+53a-4
g:aisi|7.1 1u+53a-3
w:nouveau|7.6 02+503+81t-41u+133a-3
s:nouve|7.0 02+503+50m+60p+31t-41u+1020+63a-4
g:uvea|7.6 03+41u+3
b:a nouveau|8.5 02-503+61u+5
b:nouveau votre|8.2 1t-31u+8
w:repeter|8.5 03+81u+9
f:repeter|8.5 03+41u+5
w:veuillez|8.2 1u+32f+3
f:veuillez|8.2 1u+32f+4
w:entrez|8.2 1u+42f+72g+83a-4
b:de nouveau|8.2 03+51u+4
f:entrez|8.2 2f+3
w:confirmer|8.2 1u+82f+102h+123a-3
w:wiederholen|8.2 03+81t-41u+9
s:wiede|8.2 03+81t-51u+10
g:derh|8.0 1u+4
b:mail wiederholen|8.5 1t-41u+7
l:wiederholen|8.2 03+41t-31u+5
w:bestatigen|8.5 03+61t-71u+9
l:bestatigen|8.5 03+41t-31u+4
w:geben|8.5 1u+42f+6
s:geben|8.5 1u+52f+6
b:bitte geben|8.5 1u+32f+6
b:geben sie|8.5 1u+32f+5
w:erneut|8.5 03+131u+6
s:erneu|8.5 03+101u+5
f:bitte|8.0 0m+4
w:confirmar|8.5 03+101t-31u+9
f:confirmar|8.5 03+51u+3
w:repite|8.5 03+81u+10
s:repit|8.5 03+91u+8
f:repite|8.5 03+4
f:bevestig|8.5 03+41u+5
w:herhaal|8.5 03+101t-41u+8
s:herha|8.5 03+51t-41u+8
f:herhaal|8.5 03+61u+4
w:conferma|8.5 03+71u+1040-3
f:conferma|8.5 03+31u+6
f:tel|8.0 3b+17
b:telephone number|8.0 3b+8
w:incl|8.5 06+103b+4
l:mobile|7.2 3b+93e+3
l:cell|8.0 0p+33b+5
b:home phone|8.2 3b+10
b:best number|8.2 3b+8
b:number to|6.7 3b+10
b:to reach|6.4 0s+30t+438+33b+8
b:your phone|8.5 3a-43c+6
b:number we|8.2 3b+9
w:arrange|8.2 00+43a-43b+3
b:to arrange|8.5 3b+3
b:primary phone|7.6 3b+73e+5
w:#|7.5 08+91j-52m+103a-63b+83d+942+1243+17
l:#|7.5 2m+43a-33b+43d+442+443+6
b:mobile phone|7.6 3b+3
b:during working|8.5 3b+3
b:working hours|8.5 4m+3
w:texts|8.5 0p+53b+4
s:texts|8.5 0p+83b+4
w:evening|8.2 0s+53a+53b+3
w:landline|8.5 3b+43e+4
s:landl|8.5 3a-33b+43e+9
b:or mobile|8.5 3b+33e+5
b:our recruiter|8.5 0s+63a-63b+7
w:dial|8.2 3a-43b+63c+12
g:<dia|7.2 3b+33c+641+3
b:a ring|8.5 0s+73b+6
w:dialling|8.5 3b+53c+5
s:diall|8.5 3b+33c+3
g:alli|7.1 3c+43p+3
w:digits|7.5 3b+43u+342+13
g:gits|7.5 42+4
b:n de|7.5 0g-42m+93a-43b+63d+542+3
f:n|6.8 07+308+50g-32m+123a-33b+342+1243+4
b:de cellulaire|8.0 3b+6
w:portable|7.5 3b+153e+6
s:porta|7.0 0r+62q+103a-33b+133e+5
f:portable|8.5 3b+7
l:portable|7.5 3b+7
b:telephone mobile|8.5 3b+4
w:domicile|6.7 05+706+407+709+32w-33b+63e+94m+54q+5
s:domic|6.6 05+806+907+1009+32w-33a-33b+73e+54m+44q+4
g:omic|6.4 06+807+317+33u+4
g:mici|6.6 06+807+3
l:domicile|6.9 06+607+33b+4
b:ou l|8.0 0s+3
b:on peut|8.5 0s+3
b:peut vous|8.5 0s+4
b:le jour|8.5 3a+4
w:rappeler|8.5 0q+83b+9
s:rappe|8.2 0p+60q+63a-33b+7
g:rapp|7.5 4i+3
b:vous rappeler|8.5 0q+43b+7
g:honi|7.5 0s+33d+3
w:ligne|6.5 07+708+62d+62p+62q+122r+93a-53e+43z-340+7
w:fixe|8.0 3b+43e+73t+33u+3
b:fixe ou|8.5 3b+33e+5
b:un numero|8.5 3e+5
b:telephone indicatif|8.5 3b+5
s:regio|6.0 05+90a+172w+133q+134k+6
g:egio|6.0 05+30a+122w+53q+4
w:telefonnummer|8.2 3a+63b+53e+6
f:telefonnummer|8.5 3a+33b+5
l:telefonnummer|8.5 3e+3
w:handynummer|8.5 3b+13
s:handy|8.5 3b+10
f:handynummer|8.5 3b+7
l:handynummer|8.5 3b+7
w:mobil|8.2 3b+12
l:mobil|8.2 3b+4
g:foni|7.8 3b+43d+3
f:telefono|7.8 3a+43b+73e-3
l:telefono|7.6 3b+7
g:movi|7.3 20+33b+4
w:nummer|8.0 2m+133b+1142+9
s:numme|8.0 2m+93b+1142+8
l:nummer|8.2 2m+542+3
w:bellen|8.5 0s+103b+4
s:belle|8.5 0s+63b+4
s:recap|8.5 2f+143b+10
w:telefonico|8.2 3b+73d+103e+6
l:telefonico|8.2 3b+3
b:numero di|8.0 2m+83a-33b+343+7
b:di telefono|8.5 3b+43e+3
b:dial code|8.5 3c+7
w:calling|7.8 24+328+43c+9
s:calli|7.8 24+428+43c+10
b:code for|8.5 3a+3
b:code e|8.5 3c+4
b:choose your|8.5 3c+44q+3
b:your number|8.2 3a-43c+11
w:flag|8.5 2i+63c+8
g:<fla|7.5 08+7
b:the code|8.2 2g+103a-33c+5
b:before your|8.5 3a-33q+4
w:telephonique|7.8 0s+83c+33d+63e+4
l:telephonique|7.8 3d+3
l:international|8.5 3c+3
b:pays du|8.2 05+41z+73b-43c+6
b:du numero|8.5 3e+8
b:code d|8.0 01+62g+53c+540+5
w:selectionnez|8.2 1f+3
b:votre pays|8.5 05+6
g:wahl|7.8 02+53c+103d+7
g:ahl>|7.2 09+63c+113d+4
g:svor|7.8 3c+33u+4
w:prefijo|8.5 3c+14
f:prefijo|8.5 3c+7
l:pais|8.2 05+5
w:codigo|7.8 09+82g+83c+844+7
s:codig|7.8 09+62g+73a+33c+744+4
g:codi|7.3 09+32g+33c+3
b:codigo de|8.2 2g+63a-33c+744+3
f:codigo|7.8 09+43c+3
w:telefoon|8.5 3a-33c+153e+10
l:telefoon|8.5 3c+33e+4
w:prefisso|8.5 3c+15
f:prefisso|8.5 3c+8
l:paese|8.5 05+3
b:phone type|8.0 3b-33e+12
b:of number|8.5 3a-53e+13
b:this a|8.5 3a+53e+8
b:home work|8.5 3e+9
b:number type|8.5 3b-33e+10
b:what sort|8.2 3a-43e+53y+5
b:sort of|8.0 17+53a-43e+53y+3
b:number is|8.5 3a-33e+10
b:work or|8.5 3b-33e+8
b:whether this|8.5 3e+63w+5
b:this number|8.5 0p+33e+4
b:your cell|8.5 0p+63e+5
l:line|8.2 2d+33e+3
f:line|8.5 3e+3
w:appareil|8.5 3e+10
b:d appareil|8.5 3e+8
w:agit|8.5 3b-43e+16
b:s agit|8.5 3e+7
b:domicile bureau|8.5 3b-33e+64q+3
f:domicile|8.2 06+113e+3
b:une ligne|8.5 2d+93e+4
w:residentielle|8.2 28+73e+4
f:extension|7.8 3d+7
b:phone extension|8.0 3d+7
f:internal|7.8 2i+9
f:office|7.6 1z+52w+446+34q-4
l:tel|8.5 3b+43d+5
b:poste ou|8.5 4j+6
s:neben|8.5 0k+163d+15
g:enst|7.2 3a+43d+6
s:toest|8.5 0n+63d+16
g:snum|6.9 07+72m+53a-33d+542+1243+7
w:interno|8.0 08+162i+73a-43d+16
g:erno|7.5 08+43d+7
f:interno|8.5 3d+8
l:interno|8.5 2i+43d+6
b:postal address|8.5 06+6
w:postcode|6.3 06+1407-409+141v-43a+8
s:postc|6.3 06+1109+133a+8
g:ostc|6.3 06+309+9
g:stco|6.3 06+409+10
g:tcod|6.3 06+309+10
l:postcode|6.4 06+509+10
f:permanent|8.2 06+5
b:please write|8.5 06+5
b:your address|7.8 06+507+408+32g+73a-4
b:a letter|8.5 06+31d+3
b:address including|8.2 06+8
b:town and|8.5 05-31z+9
b:and post|8.5 4j+8
b:address of|7.8 06+41z+62r+8
b:of residence|5.9 04+406+40a+53c+3
b:address for|8.5 06+5
b:to post|8.5 06+52c+73a-4
w:distance|7.1 06+538+103a+44q+13
b:distance to|8.5 06+4
w:depots|8.5 06+42n+4
s:depot|8.0 06+72n+42w+3
g:depo|7.0 3z+4
g:epot|7.6 3p+3
w:po|8.5 06+113a-3
b:address in|8.5 04+5
w:eircode|8.5 06+309+11
s:eirco|8.5 06+509+12
l:eircode|8.5 09+4
b:address number|8.5 06+3
b:number street|8.2 06+4
w:suburb|8.2 04+1106+607-3
s:subur|8.2 04+906+5
b:adresse complete|8.5 06+5
l:postale|8.2 07+3
b:adresse du|8.0 07+8
b:du domicile|7.6 07+8
b:le code|8.0 2f+42g+7
w:anschrift|8.2 06+163a+7
s:ansch|7.3 06+121c+131d+93a+4
g:nsch|6.2 06+60n+41c+43u+73y+34q+3
f:anschrift|8.5 06+43a+5
l:anschrift|8.5 06+8
g:<woh|7.1 04+505+606+508+32v+5
g:wohn|7.2 04+605+706+608+42v+6
w:straße|7.6 06+907+15
s:straß|7.6 06+807+11
g:traß|7.6 06+307+5
g:raße|7.6 06+307+4
g:aße>|7.6 07+5
w:plz|8.2 06+909+14
l:ort|8.0 04+1206+3
w:domicilio|8.5 06+12
f:domicilio|8.5 06+9
l:domicilio|8.5 06+4
w:adres|8.5 06+16
l:adres|8.5 06+4
g:<woo|8.0 04+606+7
g:woon|8.0 04+506+6
w:residenza|7.8 04+805+806+30a+4
b:di residenza|7.8 04+305+606+6
b:address 1|8.5 07+6
b:line of|8.0 07+308+427+436+53a-4
l:box|8.2 2f+5
f:addr|8.5 08+3
b:no and|8.2 2m+63a-543+5
b:house name|8.5 07+4
w:civic|8.5 07+11
s:civic|8.2 07+14
f:civic|8.5 07+3
b:street and|8.5 07+5
w:building|8.2 07+508+11
g:ildi|8.0 08+3
f:building|8.5 08+4
b:adresse ligne|7.6 07+4
b:ligne 1|8.0 07+6
b:numero et|7.8 07+9
b:la voie|8.5 07+3
w:municipale|8.0 07+100m+3
s:munic|7.3 04+2007+93a-3
g:<mun|7.3 04+707+3
b:adresse municipale|8.2 07+8
l:municipale|8.0 07+4
b:ligne d|8.5 07+4
b:d adresse|7.6 07+508+10
b:straße und|8.5 07+3
w:hausnummer|8.0 07+12
s:hausn|8.0 07+10
g:haus|7.6 07+3
g:ausn|8.0 07+3
b:und hausnummer|8.5 07+5
f:straße|7.8 07+7
l:hausnummer|8.0 07+3
w:adresszeile|8.5 07+708+7
f:adresszeile|8.5 07+408+4
g:tras|6.9 02+303+407+33q+540+4
w:calle|8.5 07+15
s:calle|8.2 07+153a-54j+10
f:calle|8.5 07+7
w:linea|8.0 07+608+62d+92q+3
s:linea|8.0 07+608+72d+92q+3
g:nea>|8.0 2d+3
b:direccion linea|8.5 08+6
g:aat>|8.0 05+707+5
g:<hui|7.3 07+41y+43t+3
w:adresregel|8.5 07+908+6
f:adresregel|8.5 07+508+4
w:via|8.0 07+173a-33o+12
f:via|8.5 07+14
l:via|8.2 07+63o+5
w:riga|8.5 07+1008+8
b:indirizzo riga|8.5 07+408+6
b:line 2|7.5 07-808+13
w:apt|8.0 08+20
f:apt|8.0 08+143a-3
w:flat|8.0 08+18
g:flat|8.0 08+6
g:lat>|7.8 08+6
b:address 2|8.0 08+11
f:unit|8.2 08+83a+3
f:flat|8.2 08+12
w:lot|8.5 08+83a-3
l:site|6.5 02+308+42j-32u+52w+33a+8
b:c o|8.5 08+12
b:ligne 2|8.5 07-308+7
l:appartement|8.5 08+7
f:app|8.5 08+9
w:complement|8.0 08+13
b:complement d|8.0 08+11
f:complement|8.0 08+7
b:n d|8.5 08+7
l:etage|8.5 08+4
w:unite|8.2 08+143s+103w+9
f:unite|8.2 08+53s+53w+4
w:boite|8.5 08+153a-340+5
s:puert|8.5 08+1712+63a-3
g:rta>|7.0 08+31d+33o+34j+4
g:arta|7.2 08+61c+41d+3
l:bus|8.5 08+738+3
l:town|5.4 04+15
l:suburb|8.5 04+5
s:local|6.4 04+210l+51z+527+72v+112w+44i+44l+10
g:ocal|6.2 04+102v+33q+34l+4
b:which town|8.5 2v+6
b:address city|8.2 04+906-507-41z+6
w:village|8.5 04+7
s:villa|8.5 04+7
b:your city|8.0 04+72v+5
b:your home|7.8 04+509+53q+5
w:municipalite|8.5 04+10
l:municipalite|8.5 04+3
b:ville de|7.8 1z+6
w:stadt|8.2 04+132v+10
s:stadt|8.2 04+112v+10
l:stadt|8.5 04+7
w:wohnort|7.8 04+142v+8
s:wohno|7.8 04+132v+5
g:ohno|7.8 04+6
g:hnor|7.8 04+5
f:wohnort|8.0 04+8
l:wohnort|8.0 04+52v+3
w:ciudad|8.5 04+112v+10
g:blac|8.0 04+5
w:plaats|8.5 04+121z+9
s:plaat|8.5 04+121z+7
g:laat|8.0 04+7
f:plaats|8.5 04+51z+5
w:stad|8.5 04+161z+143a-3
l:stad|8.5 1z+7
w:comune|8.5 04+13
f:comune|8.5 04+7
w:localita|8.5 04+62v+9
f:localita|8.5 04+42v+6
b:state province|7.2 0a+9
f:county|7.8 0a+10
w:region|6.3 05+90a+122w+63a+83q+124k+11
l:region|6.8 05+40a+33q+4
b:province or|7.5 3a+6
f:region|7.6 0a+13
w:prov|7.8 0a+16
g:rov>|7.8 0a+10
f:prov|8.0 0a+16
l:prov|7.8 0a+13
w:canton|8.5 0a+14
f:canton|8.5 0a+6
l:canton|8.5 0a+8
b:the state|8.5 0a+7
w:reside|8.0 04-405+70a+62v+7
b:you reside|8.2 0a+42v+8
b:reside in|8.5 0a+52v+3
l:area|7.8 0a+3
w:departement|8.2 0a+162w+63a-3
f:departement|8.2 0a+72w+73a-4
f:etat|8.0 05+5
w:bundesland|8.5 0a+15
s:bunde|8.5 0a+15
g:slan|7.8 0a+3
l:bundesland|8.5 0a+5
s:kanto|8.2 0a+1338+64q+6
w:provincia|8.0 0a+12
f:provincia|8.2 0a+6
l:provincia|8.2 0a+4
w:comunidad|8.5 0a+140q+8
s:auton|8.5 0a+110z+7
w:estado|8.0 0a+1219+83a+4
f:estado|8.0 0a+619+3
w:provincie|8.5 0a+11
l:provincie|8.5 0a+3
b:zip code|7.8 09+3
f:postcode|6.9 09+10
b:postal zip|7.8 09+3
w:+|7.1 09+72h+143a-43u+3
b:+ 4|8.0 09+72h+83a-3
w:digit|8.2 02+809+92g+8
w:pin|7.8 09+122g+52m+174o-3
f:pin|8.5 09+63a+3
b:your postcode|8.5 09+4
s:sugge|8.5 09+63a-33n+5
w:nearest|8.2 09+53a+6
s:neare|8.0 09+73a+33q+3
b:your nearest|8.5 09+5
w:ex|8.0 09+34i+54r+6
b:votre code|7.0 09+7
w:npa|8.5 09+17
l:npa|8.5 09+7
f:plz|8.5 09+11
l:plz|8.5 09+11
w:postleitzahl|8.0 09+14
s:postl|8.0 09+15
g:stle|8.0 09+5
g:tlei|8.0 09+4
g:leit|7.8 09+7
g:eitz|7.6 09+54i+5
g:itza|8.0 09+4
g:tzah|8.0 09+4
f:postleitzahl|8.2 09+6
l:postleitzahl|8.0 09+4
w:codice|8.2 09+62g+842+9
s:codic|8.2 09+72g+4
g:odic|7.8 3w+5
b:codice di|8.5 2g+4
f:codice|8.2 09+42g+342+3
b:country region|7.6 05+50a-43a+6
l:nation|8.2 05+835-4
b:address country|8.5 05+7
b:your country|8.5 3a+8
b:the list|8.2 05+40q+52v+4
w:residez|8.5 04+5
b:residez vous|8.5 05+5
b:choisissez votre|8.5 05+52w+3
b:etat de|8.5 05+441+5
f:land|7.8 05+15
w:welchem|8.2 05+711+82w+5
w:woon|8.5 05+92v+8
b:woon je|8.5 2v+4
b:you based|8.0 2v+7
b:city and|8.0 2v+133a-3
b:and country|8.2 05-31z+72v+5
b:where in|8.5 2v+92w+53a-3
b:what city|8.5 3a+4
w:living|7.6 24+42v+83q+4
s:livin|7.6 10+324+52v+73q+4
b:living in|8.5 3q+4
b:please tell|8.0 20+627+53a-34r+4
b:us where|8.5 2v+3
b:are currently|8.5 1v+42v+3
b:from where|8.5 2v+438+3
b:where would|7.6 25+52v+103a-34q+5
b:be working|8.2 2v+5
l:working|7.6 29+32v+3
b:these days|8.5 2v+33a-345+6
b:typing your|8.5 2v+6
b:home base|8.5 2v+63q+4
b:applying from|8.5 2i+72v+63a-5
b:present place|8.5 1v+52v+3
b:town where|8.5 1z+52v+4
w:localisation|8.0 04-31z+72v+152w+10
f:localisation|8.0 1z+32v+72w+3
b:ou etes|8.5 3o+3
w:trouvez|8.5 2v+34i+4
b:vous trouvez|8.5 2v+3
b:trouvez vous|8.5 2v+3
b:votre ville|8.5 2v+43q+6
b:ville et|8.2 1z+82v+8
b:et pays|8.5 1z+52v+3
w:actuels|8.0 2v+63a+63t+6
l:actuels|8.0 3t+3
w:emplacement|8.5 2v+112w+5
s:empla|8.5 2v+102w+7
g:mpla|7.8 2v+3
w:geographique|7.8 2v+122w+123a-3
l:geographique|8.5 2v+4
b:base a|8.2 2v+5
f:base|8.2 2v+73t+43w+5
b:lieu d|8.5 2v+72w+3
b:ville province|8.5 04-30a-52v+8
b:d ou|8.5 2v+153a-33o+6
w:aktueller|8.0 1v+92v+9
w:standort|8.0 2v+182w+123a-3
g:dort|8.0 2v+42w+5
f:aktueller|8.0 1v+3
l:standort|8.2 2v+82w+3
w:derzeitiger|8.5 04-41v+42v+11
g:eiti|7.6 1v+33t+4
g:itig|7.6 1v+3
f:derzeitiger|8.5 2v+5
w:ubicacion|8.2 1z+92v+112w+8
s:ubica|8.2 1v-31z+112v+82w+5
g:ubic|8.0 1z+3
f:ubicacion|8.2 2v+62w+4
w:actualmente|8.2 1y+102v+73t+11
g:ualm|7.6 1y+52v+43t+3
l:actualmente|8.2 1y+32v+33t+3
w:nu|8.2 1v+52v+74j+5
b:je nu|8.5 1v+42v+6
l:nu|8.2 2v+3
w:huidige|7.8 1v+41y+1420+72v+103a-34j+7
s:huidi|7.6 1v+71y+420+72v+103t+103u-34j+6
g:huid|7.6 1y+32v+3
g:uidi|7.6 1y+33t+3
g:idig|7.6 1y+32v+3
f:huidige|8.0 1y+42v+4
w:attualmente|8.2 1y+102i+52v+5
l:attualmente|8.5 1y+3
l:zone|7.8 4i+5
b:what time|8.5 3a+5
w:timezone|8.2 3a-44i+21
s:timez|8.2 4i+14
g:imez|7.8 4i+6
w:utc|8.2 4i+15
l:5|7.3 2h+7
w:local|7.2 0l+527+92c+338+34i+44l+11
b:your local|8.5 4i+34l+6
w:gmt|8.5 3a-34i+23
w:offset|8.5 4i+14
s:offse|8.5 4i+14
g:set>|8.0 3a+44i+4
s:distr|7.5 2i+32w+73q+64i+4
w:scheduling|8.5 28+64i+3
f:fuseau|8.5 4i+3
l:horaire|7.5 3k+5
b:votre fuseau|8.5 4i+3
s:decal|8.5 45+74i+10
s:rappo|8.2 1x+921+64i+10
w:afin|8.5 4i+7
b:afin de|8.5 4i+4
w:heure|7.3 0s+61y+43a-33k+143t+63u-33w+84i+6
w:locale|8.2 4i+74l+12
w:zeitzone|8.5 4i+14
s:zeitz|8.5 4i+14
g:<zei|8.0 2f+34i+3
b:arbeiten sie|8.0 1v+1027+44i+3
w:horaria|8.5 45+84i+10
s:horar|8.0 45+54i+17
g:rari|7.3 3k+34i+8
w:huso|8.5 4i+12
g:uso>|8.0 4i+8
w:horario|8.5 4i+12
b:huso horario|8.5 4i+8
w:estas|8.2 39+63a-33q+94i+7
s:estas|8.2 39+43q+84i+4
w:tijdzone|8.5 4i+17
s:tijdz|8.5 4i+16
w:fuso|8.5 4i+14
w:orario|8.2 0s+100t-34i+9
s:orari|8.0 0s+63k+94i+10
b:fuso orario|8.5 4i+7
w:quale|8.5 11+64i+6
s:quale|8.5 11+44i+4
b:in quale|8.5 4i+4
w:lavori|8.5 1i+184i+6
g:vori|8.0 1i+3
l:lavori|8.5 1i+5
w:method|8.2 0t+12
s:metho|8.0 0t+824+4
g:etho|8.0 0t+3
g:thod|8.0 0t+4
b:way to|8.5 0t+133a-3
l:preference|6.9 19+42w+43a-43y+34q+4
b:me by|8.5 0t+8
b:mode of|8.5 0t+54q+3
b:of contact|8.5 0t+7
b:a call|8.2 0s+40t+5
b:means of|8.5 4m+5
w:sms|6.8 0p+340t+6
l:sms|7.2 0p+10
w:channel|8.0 0t+123o+4
s:chann|8.0 0t+133o+4
g:hann|8.0 0t+4
l:channel|8.2 0t+5
b:you what|8.5 0t+449+4
w:convenient|8.2 0s+50t+638+53a-4
b:would rather|8.2 0t+63a-3
b:which is|8.5 0t+43a-34q+3
b:by which|8.5 0t+53o+4
b:which we|8.0 0o+30t+53a+43v+5
w:notify|7.8 0m+80q+30t+7
s:notif|7.3 0m+110p+120q+40t+5
w:moyen|7.5 0t+1138+53a-33o+74m+11
b:moyen de|8.0 4m+8
f:moyen|8.5 4m+4
b:par quel|7.8 0t+53o+6
b:quel moyen|8.2 0t+63o+6
f:par|7.5 3o+83w+3
b:preference de|8.5 0t+3
w:texto|7.1 0m-30p+130t+41d+51f-41g+10
g:xto>|7.1 0p+41g+4
l:texto|7.5 0p+6
b:un appel|8.5 0s+40t+7
b:un e|8.5 0t+64r+6
w:canal|8.2 0t+43o+5
s:canal|8.2 0t+63o+5
b:canal de|8.5 0t+4
f:canal|8.5 0t+4
b:avec vous|8.5 0t+8
l:per|8.2 0t+43w+5
w:medio|8.5 0t+53y+6
s:medio|8.5 0t+33y+8
w:voorkeur|8.5 0t+74q+6
f:voorkeur|8.5 0t+64q+4
w:modalita|8.5 0t+74q+4
s:modal|7.6 0r+70t+64q+14
g:odal|7.6 0r+34q+4
g:dali|7.6 4q+5
b:modalita di|8.5 0t+44q+4
f:modalita|8.5 0t+4
l:preferita|8.2 2w+4
w:essere|8.2 0q+50s+80t+5
s:esser|8.2 0q+40s+30t+5
w:contattato|8.2 0q+40s+70t+7
g:ttat|8.0 3u+4
b:essere contattato|8.2 0q+30s+40t+4
l:contattato|8.5 0s+3
l:call|7.3 0l+30s+83a-33v+3
b:when is|8.5 0s+43a+3
b:what hours|8.5 0s+445+5
b:what times|8.5 0s+6
b:times can|8.5 0s+6
w:morning|8.5 38+11
s:morni|8.0 0s+438+445+10
w:afternoon|8.5 0s+6
l:evening|8.5 3a+3
b:indicate the|8.2 0s+315+4
b:the days|8.5 0s+3
b:times when|8.5 0s+5
b:when are|7.0 0s+449+7
w:minute|7.8 0s+924+82t+63a-63q+3
b:your availability|7.8 0s+43a+5
b:not available|8.5 0s+43a+945-349-7
b:available for|7.0 39+545+34k+6
f:times|8.5 45+4
l:between|8.5 0s+3
w:shall|8.5 0s+4
b:shall we|8.5 0q+40s+7
b:held on|8.5 0o+40s+4
w:weekdays|8.2 0s+838+739+33a-5
s:weekd|7.8 0s+438+103a-4
g:ekda|7.8 38+3
g:kday|7.6 38+3
b:on weekdays|8.2 0s+5
w:slot|8.5 0s+73a+7
f:hours|7.2 0s+43a+445+5
f:moment|8.5 0s+6
s:joign|8.0 0s+111c+31f+31i+4
g:joig|8.0 0s+4
b:vous contacter|8.5 0s+7
f:heures|7.5 0s+52e+6
w:disponibilites|7.8 0s+745+1049-3
b:vos disponibilites|8.2 0s+7
b:un entretien|8.5 0s+8
b:jours ou|8.2 0s+5
b:sie am|8.5 0s+545+5
w:beste|8.5 0s+14
w:einen|7.6 0g+80s+71j+1024+63a-34m+8
s:einen|7.6 0g+80s+61j+824+73a-34m+8
g:inen|7.1 1j+3
f:beste|8.5 0s+8
w:hora|8.0 0s+113a-33k+113w+10
w:llamarte|8.5 0s+14
l:llamarte|8.5 0s+6
b:who do|8.2 1v+8
l:current|7.5 0g+61x+31y+83a-3
w:organization|7.6 0k+51v+83a-44r+7
g:aniz|7.6 1v+4
g:niza|7.3 1e+31v+3
l:organization|7.6 1v+4
b:company are|8.5 1v+438+6
b:current last|8.2 1v+3
b:if employed|8.5 1v+13
w:practice|8.2 1v+1028+43a-3
s:pract|7.5 15+51v+524+528+53a-4
b:employer at|8.5 1v+42i+4
w:firm|7.5 0k+51v+154r+13
b:the firm|8.2 0k+33a-64r+9
w:restaurant|7.6 1v+727+42w+12
g:stau|7.2 2w+5
g:taur|7.2 2w+5
g:aura|7.1 2w+43a+3
w:shop|8.5 1v+63a+8
f:entreprise|8.5 1v+6
w:societe|7.8 0k+91v+1129-5
g:iete|7.6 1v+4
f:societe|8.5 1v+5
f:organisation|8.2 1v+6
b:dernier employeur|8.2 1v+6
w:exercez|8.5 0k+41v+7
b:la candidature|8.2 3o+11
b:votre entreprise|8.2 37+43a+4
b:aktueller arbeitgeber|8.2 1v+7
l:arbeitgeber|7.6 1v+9
w:derzeitiges|8.5 1v+73t+15
f:derzeitiges|8.5 3t+5
s:jetzi|8.5 1v+83a+4
f:empresa|8.5 1v+6
w:empleador|8.5 1v+133a+8
s:emple|7.2 1v+81x+61y+720+921+62i+63a+33n+6
g:ador|7.8 0z+31v+3
g:dor>|8.0 0z+41v+33a+5
w:werkgever|8.0 1v+121z+1220+7
s:werkg|8.0 1v+111z+420+5
g:erkg|8.0 1v+41z+3
g:rkge|8.0 1v+6
g:kgev|8.0 1v+5
b:huidige werkgever|8.5 1v+620+6
l:werkgever|8.0 1v+41z+4
w:bedrijf|8.2 1v+17
s:bedri|8.2 1v+20
g:<bed|8.0 1v+6
w:werk|8.0 1v+71y+928+84k+10
g:erk>|7.8 1y+3
b:werk je|8.5 1v+428+5
f:azienda|8.5 1v+8
f:datore|8.5 1v+6
b:your role|8.2 4j+10
b:title at|8.5 4j+4
b:at your|7.2 2n+32q+337-33t+349+64q+5
b:your position|8.0 4j+9
f:occupation|8.0 4j+7
b:position held|7.8 4j+5
w:designation|8.5 4j+11
l:designation|8.5 4j+6
b:your job|8.0 20+73a-74j+7
b:post held|8.2 4j+11
w:rank|7.8 0l+32w+53a+54j+10
b:professional title|8.5 2d+4
b:current team|8.5 4j+5
b:fonction actuelle|8.5 4j+3
f:fonction|7.6 4j+7
b:quel poste|8.2 0e+44j+4
b:poste occupez|8.5 4j+6
b:titre du|8.0 2d+44j+4
b:votre poste|8.5 20+4
b:emploi actuel|7.5 1y+737+44j+4
f:emploi|7.6 1y+34j+4
w:profession|8.0 17+629+44j+8
w:exercee|8.5 4j+13
w:occupee|8.5 4j+5
b:fonction occupee|8.5 4j+4
w:metier|8.5 3a+54j+9
s:metie|8.5 3a+64j+10
b:titre d|8.5 4j+5
w:aktuelle|7.6 1y+837+44j+8
b:aktuelle position|8.0 1y+5
f:aktuelle|7.6 37+44j+4
w:derzeitige|8.5 4j+9
w:tatigkeit|8.5 4j+13
s:tatig|8.0 1w+184j+13
f:derzeitige|8.5 4j+4
w:berufsbezeichnung|8.5 4j+12
l:berufsbezeichnung|8.5 4j+3
w:cargo|8.2 0z+84j+15
s:cargo|8.2 0z+84j+11
f:cargo|8.5 4j+9
b:puesto actual|8.5 4j+7
f:puesto|8.5 4j+3
f:ruolo|8.5 4j+9
f:posizione|8.5 4j+10
w:mansione|8.5 4j+14
s:mansi|8.2 1w+84j+11
g:mans|8.0 0l+34j+4
g:ansi|7.2 3z+64j+3
f:mansione|8.5 4j+7
b:company name|8.0 3a+93m-3
b:employer name|7.6 1v+7
b:of employer|8.2 1z+4
b:employment 1|7.5 1v+31w+31x+51z+321+5
b:experience 2|8.5 1v+61z+4
b:business name|8.5 1v+103a-3
l:firm|8.5 1v+44r+5
b:past employer|8.5 1v+536+63a-6
b:job history|8.0 1v+41w+921+33a-4
f:business|8.5 1v+5
b:of practice|8.5 28+4
b:hospital or|8.5 1v+34r+3
b:where was|8.2 1v+101z+63a-5
b:was this|8.5 1v+113a+53o-3
l:societe|8.0 1v+4
b:experience 1|7.5 1v+41w+41z+420+34f-34j+5
w:precedent|8.5 1v+636+53a-3
b:employeur precedent|8.5 1v+4
w:sociale|7.6 14-317+91v+143a-442+8
l:sociale|7.8 17+442+4
b:l organisation|8.5 1v+53p+4
b:ancien employeur|8.5 1v+63a-34r-3
b:name des|8.2 1v+83a+73n+10
l:empresa|8.0 1v+44r+3
l:bedrijf|8.5 1v+4
w:dell|8.2 0l+41v+91z+13
f:position|7.0 3y+34j+7
f:role|8.0 4j+8
w:capacity|8.2 4j+13
b:past position|8.5 3a+6
b:grade and|8.0 3a+33t+54j+4
f:starting|8.2 3a+44j+3
l:occupe|7.8 4j+4
b:emploi occupe|8.5 1y-34j+9
w:qualite|8.5 4j+14
w:als|7.8 18+91d+81g+34j+10
l:cargo|8.5 0z+3
b:del puesto|8.5 1w+8
g:pert|7.1 13+325+446+44j+4
l:worked|8.0 1x+3
b:former employer|7.6 1z+736+6
w:branch|7.3 1z+738+93a+64r+3
s:branc|6.9 19+31z+627+142w+938+53q+44r+4
g:bran|6.8 27+6
f:branch|8.2 1z+4
l:berufserfahrung|7.8 1x+31z+521+3
w:arbeitsort|8.5 1z+142w+10
l:arbeitsort|8.5 1z+72w+4
w:arbeitgebers|8.5 1z+133a+5
b:des arbeitgebers|8.5 1z+93a+5
l:arbeitgebers|8.5 1z+43a+3
w:sede|8.2 1z+122w+1038+4
f:sede|8.5 1z+72w+6
w:impiego|8.5 1y+111z+14
s:impie|8.5 1y+101z+11
b:employed from|8.0 21+10
f:employed|7.3 1x+51y+421+6
b:date from|8.2 21+522-3
b:from mm|8.5 21+922-4
b:start month|7.5 21+33a+949-3
b:dates employed|8.5 1x+4
b:from month|7.8 21+9
s:joine|8.5 1i+921+103a-3
w:appointment|7.6 0u+421+33a+4
s:appoi|7.2 0k+60u+521+1122-4
g:ppoi|7.2 0k+321+3
b:of appointment|8.5 0u+421+73a-3
f:since|8.5 21+10
l:hired|8.2 21+3
l:debut|7.8 21+7
b:de mois|8.5 21+1037+4
b:mois annee|8.5 1x+621+949-4
b:1 date|8.5 1x+421+3
b:d embauche|8.5 21+7
l:depuis|8.5 21+9
l:howlong|8.5 21+1028-3
b:periode d|8.5 1x+721+5
b:emploi du|8.5 21+44r+5
l:beginn|8.5 21+5
w:seit|8.2 21+1528+529+5
g:<sei|7.8 21+3
g:seit|7.8 21+32u+6
w:desde|8.5 21+1449+8
s:desde|8.5 21+1149+5
f:desde|8.5 21+7
w:empleo|7.8 1x+41y+1120+1021+63a+6
g:pleo|7.8 20+3
b:del empleo|8.5 1x+421+7
l:empleo|8.0 20+421+3
g:band|7.5 0y+321+42t+3
w:dal|8.5 21+1749+10
w:rapporto|8.5 1x+921+7
g:orto|8.0 43+5
g:rto>|7.8 1x+32w+343+5
l:rapporto|8.5 21+3
b:date left|8.5 1x+6
l:left|8.0 1x+420+33a-43t+3
b:employed to|7.8 1x+111y+921-4
b:if current|8.5 1x+5
l:leave|7.8 1x+420+4
b:to year|8.2 1x+14
l:leaving|7.6 1x+320+6
w:separation|8.0 1x+1120+1222-33a+7
f:through|8.5 1x+5
s:sorti|8.5 1x+123a+4
b:vous quitte|8.2 1x+720+42c+43a-3
b:quitte cet|8.2 1x+63a+4
f:bis|8.5 1x+81y+6
g:trit|7.6 49+8
g:itts|7.8 1x+649+7
f:tot|8.5 1x+101y+7
f:t|8.5 1x+163a-4
l:fine|8.2 1x+5
b:i currently|7.3 1y+9
b:currently work|6.9 1y+62i+53p+34n-4
b:i still|8.0 1y+7
b:still work|8.2 1y+9
f:currently|8.5 1y+4
b:you still|8.5 1y+7
b:check if|8.5 1y+4
f:check|8.5 1y+346+5
f:still|8.5 1y+3
b:is my|8.5 1y+53a+3
b:tick if|8.2 0m+41y+638+43a-5
w:encore|7.8 1y+1137+63a+44j-3
s:encor|7.8 1y+1137+53a+54j-6
l:cours|8.2 1y+33a+4
b:j y|8.5 1y+8
w:toujours|8.5 1v-31y+143a-3
s:toujo|8.5 1y+13
b:pour cet|8.5 1v-31y+33a+4
l:hui|8.5 1y+4
b:travaille ici|7.8 1y+43a-33p+44r+5
b:l heure|7.8 3k+13
b:heure actuelle|8.5 1y+33t+3
w:hier|7.6 1d+161f-41g+161y+143a-4
l:hier|8.5 1g+5
g:hede|7.6 1y+546+9
w:longer|8.2 0o+103a+4
s:longe|8.2 0o+63a+5
b:you left|8.0 20+103a-33t+6
b:left this|8.5 3a+8
b:a past|8.5 36+6
b:your duties|8.5 1w+4
l:duties|7.8 1w+5
b:main duties|8.5 1w+6
f:main|8.5 1w+3
f:summary|8.0 3a+3
w:performed|7.8 1w+1424+738+53a-4
l:performed|8.5 1w+5
b:do there|8.5 1w+103a-3
b:1 description|8.5 1w+8
b:of duties|8.2 1w+6
b:duties and|8.2 1w+5
f:description|8.2 1w+6
b:were in|8.5 1w+6
b:in charge|8.5 1w+526+5
b:charge of|8.5 1w+526+53a-3
w:relevant|7.5 1e+846+5
b:the work|8.5 1w+63a+5
b:work you|8.5 1w+34q+6
b:you performed|8.5 1w+624+4
w:responsabilites|7.6 0z+131w+11
f:responsabilites|8.5 1w+4
l:responsabilites|8.2 1w+4
w:effectuees|8.5 1e+91w+6
s:effec|7.3 1e+52i+437+439+3
w:missions|8.0 1w+154k+11
f:missions|8.5 1w+8
w:obtenus|8.5 0g+111w+7
g:nus>|6.9 2h+34r+4
l:obtenus|8.5 0g+4
w:sommaire|8.2 1w+63a-34a+12
s:somma|8.2 1w+74a+11
g:mair|8.0 4a+4
b:des responsabilites|8.2 0z+61w+3
f:sommaire|8.2 1w+34a+4
w:aufgaben|8.5 1w+18
s:aufga|8.5 1w+14
f:aufgaben|8.5 1w+9
g:twor|7.8 1w+3
g:wort|6.9 02+903+540+4
g:ilid|7.2 46+5
s:omsch|8.5 1w+102d+10
b:van je|8.2 1w+62o-340+64a+9
w:werkzaamheden|8.5 1w+18
s:werkz|8.5 1w+13
l:werkzaamheden|8.5 1w+7
w:responsabilita|8.5 0z+71w+10
b:for leaving|7.8 20+15
b:of separation|8.2 20+103a+3
f:cause|8.5 20+4
b:to change|8.0 18+420+53a-63q+8
b:explain why|8.5 20+5
w:laid|8.5 20+83a+5
g:<lai|7.8 3a+3
w:off|7.6 20+52c+33a+545+15
b:laid off|8.5 20+33a+4
b:what led|8.5 20+53o+8
b:the end|8.5 0o+420+6
b:end of|8.2 20+73a-43v+4
w:moving|7.5 20+133q+9
s:movin|7.5 20+103q+11
b:point in|8.5 20+4
b:make you|8.2 20+63u+6
b:raison du|8.5 20+6
b:du depart|8.2 20+6
w:quitter|8.0 20+637+53q+6
b:quitter votre|8.2 20+537+33q+5
s:cessa|8.5 20+10
w:changement|8.5 20+73q+64h-3
w:marche|8.5 20+929+6
w:den|7.8 0m+30q+1120+63a-3
s:wechs|8.5 20+18
w:motivo|8.5 20+17
f:motivo|8.5 20+7
s:cambi|8.2 20+193q+6
g:<red|7.6 1d+320+5
s:vertr|8.5 0u+1320+11
b:been working|7.8 29+10
w:workforce|8.5 0n+329+8
s:workf|8.5 29+6
b:the workforce|8.5 29+5
b:of relevant|8.5 29+3
b:of full|8.2 29+7
b:in total|8.2 28+4
b:paid employment|8.5 3a+4
l:exp|8.5 29+5
b:your total|8.0 29+4
b:been in|7.1 17+827+628-429+43a+3
s:marke|7.2 0m+1811+729+5
g:rket|7.3 0m+5
g:ket>|7.5 0y+52p+33a-3
w:experienced|8.5 24+929+7
b:of service|7.8 0r+33a+6
b:service with|8.5 3a-34r+6
g:<rou|7.5 3a-43z+5
w:seniority|8.5 29+73a+5
g:iori|8.0 29+33a+5
f:seniority|8.5 29+4
b:been employed|6.7 29+42c+33a-34r+9
w:band|8.0 0y+123a-33u+7
g:<ban|5.8 0q+33z+26
f:indicate|8.0 25+4
w:amount|7.2 29+83s+103v+53w+11
s:amoun|7.2 3a-33k-33s+53v+53w+10
g:<amo|7.2 3w+4
g:amou|7.2 3w+4
g:moun|7.2 3w+4
b:amount of|8.0 29+3
f:amount|8.0 29+3
b:professional background|8.5 4a+3
b:yrs exp|8.5 28+10
b:howmany yrs|8.5 29+4
b:yrs of|8.5 28+529+53a-3
l:overall|8.5 2k+6
b:professionnelle avez|8.2 29+5
b:de temps|7.1 27+528+33w+649+4
b:temps travaillez|8.5 27+429+5
b:annees de|8.0 28+329+5
w:pratique|8.5 28+629+3
b:de pratique|8.5 28+429+3
b:travail a|8.5 0k+5
s:perti|8.5 1e+428-429+5
b:jahre berufserfahrung|8.5 29+4
f:seit|8.5 28+529+3
b:anos de|7.6 26+528+329+9
b:de experiencia|7.6 26+527+329+6
f:anos|8.0 26+329+4
w:cuantos|7.8 26+827+428+437+6
b:tienes en|8.5 27+3
f:cuantos|7.8 26+4
f:experiencia|8.5 28+3
w:aantal|8.5 29+82e+6
s:aanta|8.5 29+62e+6
g:ntal|6.9 0z+31e+3
w:jaren|8.0 26+927+528+729+8
s:jaren|8.0 26+827+728+529+5
g:<jar|8.0 26+3
g:jare|8.0 26+3
w:werkervaring|8.5 29+18
f:aantal|8.5 29+42e+3
b:hoeveel jaar|8.2 27+529+4
b:anni di|7.6 26+628+729+8
b:di esperienza|7.6 26+428+829+8
f:anni|8.2 28+329+5
w:quanti|7.8 26+727+428+629+7
b:quanti anni|7.8 26+527+328+429+4
w:professionale|8.5 29+154a+6
l:professionale|8.5 29+44a+3
b:with python|8.2 24+3
l:java|8.0 24+325+4
w:operating|8.2 24+425+528+53a-4
b:operating a|8.2 24+428+33a-3
l:forklift|8.2 24+4
b:autocad years|8.5 28+3
f:autocad|7.8 24+4
b:with react|8.5 25+728+4
b:of hands|8.5 28+5
w:wound|8.2 24+725+528+3
s:wound|8.2 24+625+7
b:in wound|8.5 25+428+3
w:care|7.2 0n+30z+1317+131b-324+325+527+43a-64m+3
b:wound care|8.2 24+425+6
l:care|7.8 0z+417+725+33a-3
w:accounts|8.0 24+43a+340+5
w:payable|8.5 28+33a+6
s:payab|8.5 3a+5
w:emr|8.5 24+528+7
b:epic emr|8.5 24+6
b:years do|8.5 28+6
g:tise|6.6 0l+33a-346+5
s:cooki|8.5 28+93a+7
b:time have|8.5 27+3
b:you spent|7.8 27+8
b:spent in|8.5 28+3
b:cold calling|8.2 24+428+3
b:for howlong|8.5 26+428+53a-4
w:ads|8.5 24+528+7
b:google ads|8.5 24+528+5
w:reefer|8.5 24+1428+43a-3
s:reefe|8.5 24+1028+93a-4
g:<ree|8.0 24+5
w:indesign|8.5 25+1128+7
s:indes|8.5 25+9
l:indesign|8.5 25+4
w:swift|8.5 28+83z+12
s:swift|8.5 28+63z+5
f:swift|8.5 28+43z+3
w:tableau|8.0 0g+924+325+728+7
l:tableau|8.2 25+3
b:a year|7.3 0o+428+83a-53u+6
b:the number|8.2 28+8
b:have of|8.5 28+4
b:caring for|8.2 0z+3
w:dementia|8.5 24+428+4
b:with dementia|8.5 24+528+3
b:soudure tig|8.5 25+828+4
l:tig|8.5 25+3
b:temps utilisez|8.5 28+6
b:vous sap|8.5 28+6
b:annees avez|7.8 26+527+3
b:un chariot|8.5 24+328+3
b:de python|8.2 25+8
w:pratiquez|8.5 28+5
b:pratiquez vous|8.5 28+3
g:liat|6.9 4l+3
b:gestion de|8.0 24+828+6
w:vente|8.5 24+828+3
s:vente|8.5 24+528+3
b:au detail|8.5 24+6
b:annees en|8.2 26+627+4
b:en service|8.5 49+4
b:service a|8.5 3a+3
b:la clientele|8.5 28+33a+3
b:de photoshop|8.5 24+5
l:photoshop|7.8 25+328+3
b:anciennete dans|8.2 26+527+428+4
b:l utilisation|8.2 28+4
w:revit|8.2 24+1125+728+4
s:revit|8.2 24+925+528+4
b:jahre erfahrung|8.2 27+328+7
b:lange arbeiten|8.5 27+4
b:sie schon|8.2 27+428+3
b:schon mit|8.5 24+428+4
f:jahre|8.5 26+628+3
g:utze|7.8 01+5
b:en sql|8.5 25+428+8
l:sql|7.5 24+325+9
w:tiempo|8.5 28+93y+6
s:tiemp|8.5 28+73y+8
w:llevas|8.5 26+628+7
s:lleva|8.5 26+528+6
w:carretilla|8.5 24+528+7
w:elevadora|8.5 24+828+9
b:carretilla elevadora|8.5 24+428+4
b:jaar ervaring|8.5 27+428+5
b:ervaring heb|8.5 27+528+5
b:je met|8.5 25+528+7
b:jaren ervaring|8.5 27+428+4
f:jaren|8.2 26+428+3
b:hoe lang|8.5 26+828+5
b:je al|8.5 26+728+5
b:met sap|8.5 24+628+3
b:esperienza hai|8.5 27+4
b:da quanti|8.5 26+628+4
f:da|8.5 26+3
b:drive a|8.0 1j+724+83a-5
w:draw|8.5 24+82i+113a-33t-4
w:blood|8.0 24+73a-33p+741+11
s:blood|8.0 24+63a-33p+841+11
g:bloo|8.0 41+5
g:lood|8.0 41+5
w:proficient|8.2 24+525+546+8
b:you proficient|8.5 24+525+3
b:proficient in|8.2 24+546+7
w:pivot|8.5 24+725+3
s:pivot|8.5 24+4
w:register|8.2 01+924+4
b:cash register|8.5 24+4
b:using a|8.5 24+6
b:working knowledge|8.5 24+7
s:types|8.5 24+43a+4
b:mig welding|8.5 24+325+6
b:living with|8.2 10+324+4
s:negot|8.5 24+737+3
g:<neg|8.0 24+3
g:nego|8.0 24+4
w:taught|8.5 24+10
s:taugh|8.5 24+93a+3
b:you taught|8.5 24+5
w:making|8.5 0l+424+9
s:makin|8.5 0l+524+5
w:haccp|8.2 0g+824+6
s:haccp|8.2 0g+1224+6
g:<hac|8.0 0g+3
l:haccp|8.5 0g+324+3
w:trailer|8.2 24+53a+6
s:trail|8.2 24+93a+4
w:venipuncture|8.5 24+525+8
s:venip|8.5 24+725+10
w:regularly|8.5 24+103a-3
w:git|8.2 24+925+72n+33a-3
b:ever done|8.5 24+43a-34r+4
l:go|8.5 24+5
l:minute|8.5 24+3
w:grant|8.5 17+924+3
w:include|8.5 0q+824+7
w:manufacturing|8.5 24+6
s:manuf|8.2 24+627+928-329-4
b:you say|8.2 24+73a-3
w:confident|8.2 10+524+1025+83a-5
b:used a|8.5 24+4
w:cut|8.5 1g+524+12
s:clipp|8.5 24+102r+123a-5
g:clip|8.0 1i+324+32r+3
b:run a|8.5 0k+324+63a-4
w:scrum|8.2 0g+424+10
s:scrum|8.2 0g+424+103a-3
b:a scrum|8.5 24+4
w:bank|6.8 0q+524+62c+42i+33a+43z+1445+3
g:bank|6.4 3z+17
b:savez vous|8.2 24+53a+6
b:vous utiliser|8.5 24+34m+5
f:savez|8.2 24+53a+4
b:aise avec|8.0 24+625+43a+3
s:enreg|8.2 24+102t+5
g:euse|8.0 15+5
w:lire|8.5 24+92r+4
b:une experience|8.5 24+7
s:negoc|8.5 24+537+4
b:ai deja|8.2 0e+424+5
b:de personnes|8.5 24+83a+4
b:l occasion|8.5 24+339+4
g:oder|7.3 0u+3
w:btp|8.5 24+83a+114o-3
l:btp|8.5 24+3
b:sie einen|8.0 0g+81j+424+5
g:<ken|7.0 02+425+546+5
w:trabajado|8.5 24+94r+5
b:has trabajado|8.5 24+34r+3
b:je een|7.3 0g+1010+1024+32c+536+74m+5
w:lavorato|8.5 24+84r+7
b:new to|8.5 3a+8
b:this the|8.5 0e+7
b:the first|7.8 0e+417+33a+449+5
b:first time|8.0 3a+12
b:your proficiency|8.5 25+5
b:in python|8.2 25+8
b:to 10|8.2 25+4
b:of knowledge|8.5 25+7
w:expertise|8.0 25+1046+14
w:expert|8.5 25+8
l:expert|8.5 25+5
w:microsoft|8.2 25+840+6
s:micro|8.2 25+840+5
w:beginner|8.5 25+5
f:microsoft|8.5 40+3
f:self|7.8 25+62t+9
w:feel|8.5 25+63a-33q+10
b:you feel|8.5 25+63q+3
w:mill|8.5 25+8
l:gdpr|8.2 25+3
w:command|8.5 25+72k+5
s:comma|8.0 25+63a+646+5
b:your command|8.5 25+52k+4
b:command of|8.5 25+62k+3
b:statement best|8.5 25+5
w:coaching|8.5 25+726+4
s:coach|8.2 25+43a+4
w:extent|8.5 24-325+94k+4
b:extent of|8.5 25+54k+3
f:extent|8.5 25+5
f:typing|8.5 25+3
g:iari|7.5 25+4
w:competency|8.5 0g+725+8
w:tool|8.5 0l+325+10
b:to 5|8.2 25+4
f:computer|8.5 25+4
b:votre connaissance|8.5 25+6
b:a 5|8.5 45+4
b:comment evaluez|8.5 25+3
b:evaluez vous|8.5 25+3
b:vos competences|8.0 46+10
f:sur|8.2 3z+3
b:maitrise de|8.0 25+42k+3
b:d autocad|8.5 24-325+528+4
f:degre|8.5 25+7
b:quel point|8.2 25+6
w:auto|7.1 0k+610+411+425+33a+44m+20
f:auto|8.0 25+4
b:avec les|8.2 25+428+33a+6
w:informatiques|8.5 25+646+8
l:informatiques|8.5 46+3
w:logiciel|8.5 0l+724-325+7
l:revit|8.5 24+6
w:kenntnisse|8.0 25+646+15
s:kennt|7.8 25+123a-346+13
w:kennen|8.5 25+63o+6
s:kenne|8.5 25+33o+9
b:kennen sie|8.5 25+43o+7
g:rias|8.0 3q+3
w:conocimientos|8.5 25+546+11
s:conoc|8.2 25+63o+646+8
b:conoscenza di|8.5 25+53o+4
s:valut|8.2 25+43s+11
w:tue|8.5 25+446+6
b:le tue|8.5 25+446+6
w:competenze|8.2 25+746+11
b:tue competenze|8.5 25+546+4
w:hospitality|8.5 27+63a+6
b:worked in|8.0 27+1628-33a-3
l:sector|7.6 27+5
b:this field|7.6 1d+33a+3
l:trade|8.0 3a+3
w:warehouse|8.5 27+538+6
s:wareh|8.5 27+338+4
b:of time|8.0 26+327+53a-3
w:insurance|7.3 27+63a+642+12
g:ultu|7.6 14+6
g:ltur|7.6 14+7
b:the trade|8.5 3a+9
w:real|8.2 0g+727+52m+3
w:estate|8.2 0g+327+72m+73a-3
s:estat|8.2 27+72m+5
b:real estate|8.2 0g+427+52m+53a-3
w:gas|8.5 0g+927+4
s:telec|8.0 1c+71d-31f+527+63a+9
s:pharm|8.2 27+1129-32m+4
g:arma|8.0 27+541+4
w:banking|8.2 27+63z+540+7
s:banki|8.2 27+43z+640+5
w:commerce|8.5 27+12
g:merc|6.9 0m+645+3
s:seaso|7.6 0u+1327+639+53a-54r+3
g:seas|7.2 0u+3
b:of business|8.0 1v-427+436+33a+8
b:in long|8.5 39+6
b:long term|8.2 10+527+3
w:secteur|7.5 27+122w+73q+4
s:secte|7.5 27+52w+53a+33q+3
b:le secteur|7.8 27+8
l:construction|8.0 4l+3
w:restauration|8.5 27+73a+9
s:hotel|8.2 27+104k+5
g:otel|8.0 27+3
b:experience dans|8.5 27+6
b:le domaine|8.5 27+4
w:bancaire|7.8 27+43z+440+1144+6
s:banca|7.2 27+33a-43z+2040+744+10
g:banc|7.2 3z+844+3
g:cair|7.6 3z+640+344+3
w:industrie|8.5 27+8
w:transport|7.8 27+53a+94m+14
g:nspo|7.6 4m+6
l:transport|8.0 4m+4
s:gesun|8.2 0g+527+841+8
g:sund|7.1 45+4
g:dhei|8.0 16+341+3
b:el sector|8.5 27+7
b:in de|8.5 27+9
w:nel|8.5 27+8
w:settore|8.5 27+11
s:setto|8.5 27+13
b:nel settore|8.5 27+8
s:alber|8.5 27+4
w:management|8.2 26+929-3
b:management experience|8.2 26+7
b:managed people|8.5 26+4
b:a supervisory|8.5 26+3
b:supervisory role|8.5 26+6
b:of people|8.5 3a+3
w:direct|7.8 3z+12
w:reports|8.5 26+53a+4
w:supervising|8.2 26+629-3
w:others|8.2 26+5
b:of others|8.5 0z+426+5
w:director|8.2 0k+626+10
w:managing|7.8 26+1128-3
g:nagi|7.8 26+4
g:agin|7.5 26+3
w:responsible|8.0 0g+4
b:responsible for|8.2 0z+4
w:running|8.5 26+836+6
s:runni|8.5 26+636+5
b:a shift|8.2 26+4
b:a charge|8.0 0z+83a+3
w:tenure|8.5 0u+1026+83a-3
s:tenur|8.5 0u+726+3
w:engineers|8.5 26+42n+4
w:encadrement|8.5 26+929-3
s:encad|8.0 26+1429-3
g:enca|7.8 26+3
g:ncad|8.0 26+5
b:poste de|8.5 26+8
w:gestionnaire|8.5 26+53a+7
w:comme|6.7 11+312+313+316+518+81a+5
b:experience d|8.5 24-328+5
b:sous votre|8.5 3a+5
w:responsabilite|8.5 26+43a+8
b:votre responsabilite|8.5 3a+5
b:dans un|8.2 17+826+84r+5
w:mitarbeiter|8.5 26+74r+15
s:mitar|8.0 26+53a-43n+93p+104r+9
g:tarb|7.8 3n+44r+4
g:<lei|7.8 26+8
w:personas|8.5 0z+926+10
s:leidi|8.5 26+13
w:geef|8.5 0n+926+9
g:ordi|7.8 2t+339+43z+3
f:headline|8.2 2d+7
w:tagline|8.5 2d+14
s:tagli|8.5 2d+9
g:<tag|8.0 2d+5
l:tagline|8.5 2d+7
b:in one|8.2 2d+83a-34r+5
b:one line|8.5 2d+7
w:ten|8.2 27-32d+83a+7
b:in ten|8.5 2d+53a+4
w:fewer|8.5 2d+63y+7
s:fewer|8.5 2d+8
b:or fewer|8.5 2d+73y+4
f:one|8.2 2d+42g+6
w:elevator|8.5 2d+62t+5
b:elevator pitch|8.5 2d+7
g:capt|7.5 2d+52f+12
b:du profil|8.5 02+52d+5
w:accroche|8.5 2d+13
f:accroche|8.5 2d+8
w:affiche|8.2 2d+52f+11
s:affic|7.8 2d+42f+53a+63o+5
g:fich|6.7 1e+3
b:en une|8.5 2d+15
w:phrase|8.5 2d+16
s:phras|8.5 2d+15
g:rase|7.0 02+503+42d+740+4
b:qui etes|8.5 2d+94a+6
w:caracteres|7.8 02+41d+62d+62f+12
s:carac|7.6 1d+62d+52f+7
w:maximum|8.0 1f+62d+6
g:filt|7.8 2d+53a+4
w:kurzprofil|8.5 2d+44a+13
s:kurzp|8.5 2d+34a+12
f:kurzprofil|8.5 2d+54a+4
s:ubers|8.0 2d+1039+11
w:profesional|8.5 2d+114a+9
l:profesional|8.5 2d+44a+4
w:profilo|7.8 2d+74a+7
g:filo|7.8 4a+3
g:ilo>|7.8 4a+3
f:about|8.5 4a+13
w:overview|8.5 4a+12
s:overv|8.5 4a+15
s:biogr|8.5 4a+22
g:iogr|8.0 2r+54a+8
w:sentences|8.2 4a+124g+84h+5
b:few sentences|8.2 4a+74g+54h+4
b:of no|8.5 1d+3
b:no more|8.5 1d+34a+3
w:summarize|8.5 46+54a+6
w:qualifications|8.5 0g+54a+11
f:summarize|8.5 4a+4
b:professional profile|8.5 2d-34a+6
l:life|8.5 4a+3
b:work history|8.5 4a+3
s:propo|8.2 3a-449+74a+15
f:presentation|8.2 4a+6
w:mich|8.5 0m+64a+13
w:stellen|8.2 0q+84a+8
l:vor|8.5 4a+4
w:profiel|8.2 2n+34a+9
l:profiel|8.2 4a+5
f:profilo|8.0 4a+5
w:presentazione|8.0 1c+51d+34a+11
g:ntaz|8.0 4a+5
l:presentazione|8.0 4a+4
w:competencies|8.5 46+14
g:cies|7.6 0q+5
b:add skills|8.5 46+7
w:technologies|8.5 46+13
b:special skills|8.5 46+6
b:software you|8.5 46+7
b:can use|7.8 3a-54m+12
b:select all|7.8 0g+314+524+4
w:stack|8.0 2p+1146+12
s:stack|8.0 2p+446+12
g:tack|8.0 2p+346+4
w:acquired|8.5 46+54r+4
s:acqui|8.5 46+6
b:employment or|8.5 46+3
b:areas of|8.5 2w+546+6
f:areas|8.5 46+6
l:expertise|8.5 46+7
b:you good|8.5 46+7
b:good at|8.5 46+7
w:many|8.5 46+4
b:as many|8.5 2w+546+8
w:cles|8.5 3a+946+6
g:cles|7.6 2r+3
l:cles|8.5 3a+3
w:connus|8.5 3a-33o+346+13
s:connu|7.6 3a+33o+546+8
l:connus|8.5 46+4
w:domaines|8.5 46+10
f:domaines|8.5 46+6
l:competence|8.2 0g+31e+3
l:kenntnisse|8.5 46+5
w:bringen|8.5 29+446+7
b:bringen sie|8.5 46+3
s:stich|8.5 3a+1046+14
w:vaardigheden|8.5 46+16
s:vaard|8.5 46+8
g:aard|7.8 16+346+9
l:competenze|8.5 46+4
w:certifications|7.2 0g+13
l:certifications|8.0 0g+6
w:licences|8.2 0g+6
w:certificates|7.5 0g+111e+143m-6
w:certified|8.2 0g+14
b:handler card|8.5 0g+61e+53a-5
w:ticket|8.2 0g+7
b:forklift ticket|8.2 0g+73a-3
l:ticket|8.2 0g+3
b:in ontario|8.5 0g+4
w:sia|8.2 0g+91j-32m+4
b:a working|8.5 0g+617+63a-3
b:is in|8.0 0g+43a-3
w:credentials|8.5 0g+940+8
w:rn|8.5 0g+132m+5
w:licensed|7.6 0g+81j+113a-3
g:nsed|7.6 1j+3
b:you licensed|8.2 0g+31j+63a-3
w:agent|8.0 0g+82c+93a+5
s:agent|8.0 0g+62c+73a+3
w:registrations|8.5 0g+9
w:nmc|8.2 0g+62m+113a+5
b:please upload|8.0 1c+31i+63a-3
b:upload or|8.2 3a-3
w:passed|8.5 0g+143a-43n+6
w:white|8.2 0g+814+81a+53a-3
s:white|8.2 0g+414+6
w:red|8.2 0g+42m+83a-3
w:seal|8.2 0g+42m+73a-3
b:red seal|8.2 2m+4
w:accreditations|8.5 0g+13
s:accre|8.5 0g+11
b:i hold|8.2 1j+4
w:teacher|8.5 0g+9
b:s licence|6.1 3a+5
b:of certification|8.5 0g+41e+6
f:certificates|8.2 1e+63m-4
b:un certificat|8.2 0g+6
b:certificat de|8.2 0g+7
w:cartes|8.5 0g+61e+9
b:cartes de|8.5 0g+91e+5
w:ordre|8.5 0g+62m+5
s:ordre|8.5 0g+82m+4
b:ordre professionnel|8.5 0g+6
w:asp|8.5 0g+8
b:asp construction|8.5 0g+4
w:professionnels|8.2 0g+114m+6
l:professionnels|8.2 0g+5
b:titulaire du|7.3 0g+71j+83a-33z+5
b:a jour|8.5 0g+91f+3
w:inscrit|8.5 0g+718+7
w:oiiq|8.5 0g+82m+7
l:oiiq|8.5 0g+32m+3
g:<sim|7.2 0q+32h+4
l:certificat|8.2 2m+4
w:attestations|8.5 1e+16
b:attestations et|8.5 1e+5
f:attestations|8.5 1e+6
b:du certificat|8.5 0g+52m+6
w:zertifikate|8.2 0g+71e+8
s:zerti|8.0 0g+141e+11
g:<zer|7.8 0g+7
g:zert|8.0 0g+8
f:zertifikate|8.5 1e+4
g:chei|7.3 1j+43a+8
g:hein|7.3 0g+31j+53a+4
g:tsze|8.0 1e+73w+5
w:carnet|8.5 0g+133a+6
w:possiedi|8.2 0g+91j+64m+12
f:possiedi|8.2 0g+31j+34m+4
b:license number|8.5 2m+4
b:registration number|8.2 2m+73a+3
b:number if|8.5 2m+43a+3
l:pin|8.5 2m+7
b:certificate number|8.2 2m+6
f:sia|8.5 2m+3
b:teaching certificate|8.5 1e+62m+43a-3
g:lato|7.6 2c+4
f:member|8.5 2m+44l+4
w:lic|8.5 1j+82m+143a-5
f:nursing|8.5 2m+445+6
w:membership|8.2 2m+83a+44l+4
s:guard|7.6 0q+80z+417+61q-42m+7
f:cdl|8.5 1j+62m+53a-3
b:de carte|7.8 2m+342+544+3
w:matricule|8.5 2m+103a+4
w:exercice|8.5 1e+72m+63a-4
g:erci|6.9 0m+43n+3
b:d exercice|8.5 1e+62m+43a-3
w:licencia|8.2 1j+3
b:de licencia|8.5 2m+4
s:iscri|8.5 2m+93a-34l+14
f:sex|8.0 11+14
l:sex|8.2 11+9
l:identity|8.0 16+3
b:i identify|7.6 11+614+4
b:which gender|7.8 11+3
b:identify with|7.5 10+43a+3
b:with which|8.2 11+3
l:identify|7.6 11+4
w:identification|7.1 10+711+414+319+153a-342+11
b:self identification|8.0 19+7
w:eeo|8.2 11+512+514+9
f:eeo|8.2 12+414+4
w:voluntary|7.3 0y+611+414+816+518+339+63a-6
g:tary|6.4 19+4
l:voluntary|8.0 14+3
w:male|8.5 11+14
g:male|8.0 11+33u-33v+4
w:female|8.5 11+9
s:femal|8.5 11+11
w:equal|8.2 0y+311+71e+4
s:equal|7.2 0y+60z+610+611+51e+33a-3
b:equal opportunities|8.2 0y+411+3
w:monitoring|6.9 0y+100z+414+317+418+123a-5
s:monit|6.9 0y+80z+310+416+417+418+63a-4
g:onit|6.9 0y+3
g:nito|6.9 0y+318+34m+4
b:applicants only|8.5 2n+3
w:woman|8.5 11+6
s:woman|8.5 11+9
b:a woman|8.5 11+7
l:woman|8.5 11+3
l:f|8.5 11+9
w:equality|7.6 0y+40z+510+711+3
f:equality|8.5 0z+4
g:rack|8.0 0y+4
s:balan|8.5 11+44q+5
g:lanc|7.5 0u+43v+4
b:our applicant|8.0 11+5
w:pool|7.5 0q+1211+63a+345+13
g:<poo|7.3 0q+5
g:pool|7.1 0q+545+3
b:employment equity|7.6 10+311+313+414+41a+33a-3
b:you self|8.0 11+3
w:survey|8.0 0z+611+518+63a+73o-9
s:surve|8.0 0z+811+43o-4
g:vey>|8.0 3o-3
f:diversity|8.5 16+3
b:to which|8.0 14+415+4
w:sexe|7.8 11+1318+3
g:sexe|7.8 11+9
g:exe>|7.6 11+9
f:sexe|8.5 11+7
l:sexe|8.2 11+10
b:identite de|7.8 11+3
b:de genre|7.8 11+418+43a+3
b:votre genre|8.2 11+718+4
b:quel genre|8.5 11+3
w:identifiez|7.1 11+712+313+314+316+3
b:vous identifiez|7.1 11+416+31a+3
b:identifiez vous|7.1 11+316+4
b:vous comme|7.1 16+41a+7
b:comme femme|8.5 11+4
b:ou une|8.5 10+311+4
w:equite|8.5 10+1111+63a-3
b:equite en|8.5 10+711+5
f:equite|8.5 10+411+4
w:egalite|8.0 10+313+81a+7
s:egali|8.0 10+311+313+81a+4
b:l egalite|8.0 10+313+31a+3
b:egalite en|8.2 1a+4
f:acces|8.5 13+4
b:auto identification|8.2 10+311+3
b:votre identite|8.2 18+33a+3
w:definissez|8.5 02+711+6
w:geschlecht|8.5 11+16
g:lech|7.8 11+101c+3
g:tsid|7.0 11+4
w:w|8.2 11+142e+73a-645+5
w:genero|8.5 11+13
w:identificas|8.0 11+416+618+61a+3
b:te identificas|8.0 11+316+418+51a+4
w:identificeer|8.5 11+7
b:identificeer je|8.5 11+618+3
w:genere|8.5 11+10
g:<ses|7.8 11+616+5
w:identifichi|8.5 11+318+4
b:ti identifichi|8.5 11+3
f:transgender|8.5 18+63a-3
w:trans|6.9 18+243a+5
l:trans|7.2 18+6
w:assigned|8.2 18+32w+11
s:assig|7.6 11-418+52w+73a+44k+4
g:ssig|7.5 11-318+32w+4
b:a trans|8.5 18+6
b:person of|7.3 12+1118+31a+153a-4
w:diverse|8.5 11-418+9
b:any part|8.2 18+63a+5
w:recorded|8.2 0l-318+33a+8
b:sex recorded|8.5 18+5
b:recorded at|8.5 18+3
b:prefer not|8.2 18+43a+6
b:not to|7.6 16+318+436+1039-3
b:yourself as|8.0 15+3
b:or non|7.8 18+31a+43a-3
w:cisgender|8.5 18+63a+5
s:cisge|8.2 18+53a+10
g:<cis|8.0 3a+5
f:voluntary|8.2 39+3
b:your sex|8.5 11-318+3
b:select one|8.5 18+3
l:monitoring|7.6 18+4
s:lgbtq|7.8 16+1218+4
g:<lgb|7.6 16+10
g:lgbt|7.5 16+11
g:gbtq|7.5 16+11
w:assigne|8.5 11-418+43a+5
b:sexe assigne|8.5 18+4
b:assigne a|8.5 3a+4
b:je m|8.0 0r+3
w:identifie|8.2 18+4
b:identifie comme|8.2 18+3
b:comme personne|8.2 1a+3
w:considerez|8.2 1a+5
b:vous considerez|8.2 1a+3
b:considerez vous|8.2 10+31a+3
b:als trans|8.5 18+5
b:identificas como|8.2 16+418+31a+4
f:te|8.0 18+33q+6
f:eres|7.6 0z+43a+3
b:same as|8.2 3a+8
b:with at|8.5 3a+4
b:the gender|8.5 3a+6
b:gender you|8.5 3a+8
f:sexual|8.5 16+3
w:lgbtq+|8.2 16+14
l:lgbtq+|8.2 16+4
l:community|7.3 0q+316+3
w:sexuality|8.5 16+12
b:identify my|8.5 14+4
w:lesbian|8.5 16+5
s:lesbi|8.2 16+16
w:gay|8.2 16+203a-3
w:bisexual|8.5 16+12
s:bisex|8.2 16+16
b:diversity monitoring|8.5 16+4
w:fits|8.5 16+83u+7
w:belonging|8.5 15+516+5
s:belon|6.9 15+716+319+34l+7
b:as belonging|8.5 16+4
b:belonging to|8.5 16+5
w:communities|8.5 16+9
l:communities|8.5 16+3
s:strai|8.0 13+5
b:votre orientation|8.2 16+3
w:communaute|7.8 0q+316+1019+6
g:unau|7.8 16+319+3
g:naut|7.8 19+3
b:la communaute|8.2 16+519+7
w:decririez|8.5 14+816+3
b:comment decririez|8.5 14+5
b:decririez vous|8.5 14+4
w:orientierung|8.5 16+8
b:sexuelle orientierung|8.5 16+7
s:parte|8.2 0k+30m+416+6
w:seksuele|8.5 16+16
s:seksu|8.5 16+16
f:seksuele|8.5 16+9
g:sual|7.5 0u+42f+4
w:ethnicity|7.5 12+1414+63a-3
f:ethnicity|8.5 14+4
l:ethnicity|8.0 14+3
w:origin|7.0 12+1113+514+53o+12
b:ethnic origin|8.2 14+5
w:racial|8.0 14+111a+3
w:belong|7.1 0y+314+415+419+41a+34l+6
b:you belong|7.3 14+31a+44l+5
b:belong to|7.5 1a+54l+4
f:racial|8.5 14+4
w:cultural|8.5 14+10
s:cultu|8.2 12+814+12
w:population|8.2 14+17
s:popul|8.2 14+14
g:<pop|8.0 14+4
b:group do|8.5 14+3
b:racialized group|8.2 14+43a+3
w:origins|8.5 14+9
w:categories|8.2 14+81j+10
w:black|8.2 14+51a+9
s:black|8.2 14+51a+7
w:asian|8.5 14+61a+5
s:asian|8.5 14+41a+4
g:asia|8.0 14+31a+3
b:black asian|8.5 14+4
w:groupe|6.9 0y+614+41a+62i+93a-43p+441+12
g:oupe|6.9 0y+32i+441+4
b:groupe ethnique|8.5 14+4
f:groupe|8.2 41+7
w:appartenance|8.2 14+715+5
w:ethnoculturelle|8.5 14+13
s:ethno|8.5 14+7
f:appartenance|8.2 14+315+3
l:ethnoculturelle|8.5 14+3
w:ethnie|8.5 14+10
l:ethnie|8.5 14+4
w:ethnische|8.5 14+12
f:ethnische|8.5 14+7
w:herkunft|8.5 12+814+6
s:herku|8.5 12+514+5
l:herkunft|8.5 12+3
w:origen|8.2 14+1117+8
s:orige|8.2 14+817+4
s:etnic|8.2 14+19
g:<etn|7.8 14+16
g:etni|7.8 14+16
f:origen|8.5 14+517+5
w:achtergrond|8.5 14+1317+10
l:achtergrond|8.5 14+5
w:latinx|8.0 12+123a+4
g:tinx|8.0 12+5
g:inx>|8.0 12+4
l:latinx|8.0 12+4
b:as hispanic|8.5 3a+4
b:ethnicity hispanic|8.5 12+4
b:not hispanic|8.5 12-43a+5
b:of hispanic|8.5 12-43a+5
w:regardless|8.5 12+515+6
b:regardless of|8.5 12+615+4
b:this apply|8.5 12+4
l:hispanic|8.5 12+3
w:decline|8.0 12+33a+63v+9
s:decli|7.8 12+43a+113v+5
b:decline to|8.2 3a+5
b:of 2|8.5 2h+5
b:go on|7.8 4k+5
b:on to|8.2 0o+9
w:indicator|8.5 12+54r+7
l:indicator|8.5 4r+3
w:hispanique|7.6 12+11
b:hispanique ou|8.0 12+5
b:ou latino|8.2 12+5
b:origine hispanique|8.5 12+5
w:oder|7.5 0u+1510+912+83a-63w+93y+641+84q+4
g:<ode|7.5 0u+410+33w+3
w:hispano|8.2 12+6
b:hispano o|8.5 12+5
b:o latino|8.5 12+4
l:veteran|6.9 3a+6
b:protected veteran|7.6 19+3
w:military|7.1 19+121f+63a+5
s:milit|6.9 19+111f+52c+73a+3
b:the military|8.2 2c+3
b:of protected|8.5 19+4
b:military service|8.0 19+41f+4
b:active duty|8.5 19+7
b:canadian armed|8.5 19+3
w:veterans|7.8 19+51e+9
b:veterans preference|8.5 19+3
w:claim|8.5 19+641+7
s:claim|8.0 3a+841+5
w:spouse|7.8 0k+519+33a+43p+3
s:spous|7.8 0k+419+33a+43p+5
b:your spouse|8.2 0k+4
w:guaranteed|8.5 10+319+5
s:guara|8.5 10+3
b:guaranteed interview|8.5 10+319+3
b:interview scheme|8.5 10+3
s:thank|8.2 19+83a-53n+1145+5
b:branch of|8.5 3a+6
w:regular|7.8 0u+1019+74k+44m+3
b:regular or|8.5 0u+619+4
w:armees|8.2 19+8
s:armee|8.2 19+9
g:mees|8.0 19+4
b:forces armees|8.2 19+4
b:dans les|8.5 19+42c+4
l:armees|8.5 19+4
b:partie des|8.2 19+4
w:militaire|8.2 19+112c+5
l:militaire|8.5 19+5
w:veterano|8.2 19+11
g:rano|8.0 19+63p+3
l:veterano|8.5 19+4
b:with no|8.2 38+33a+6
b:je ne|6.9 2f+53a+13
b:ne suis|7.5 2f+63a+6
b:suis pas|8.0 2f+5
b:pas un|8.2 2f+63a-5
b:of disability|8.5 10+5
b:disability or|8.2 0z+310+4
b:equality act|8.2 10+5
w:2010|8.5 10+4
w:mental|8.2 10+741+6
s:menta|8.2 10+541+5
b:mental health|8.5 3a+3
w:daily|7.5 10+538+93w+8
s:daily|7.5 10+338+133w+5
g:<dai|7.5 38+3
g:aily|7.5 38+4
b:yourself disabled|8.5 10+4
b:the equality|8.5 10+3
w:ind|8.5 10+71a+4
w:regard|8.5 10+415+5
b:having a|8.5 10+5
w:either|7.5 10+517+42i+33a-347+3
s:eithe|7.5 47+3
b:person living|8.5 10+3
f:person|8.5 1a+5
b:de handicap|8.0 10+6
w:handicapee|7.6 10+9
g:cape|7.2 10+4
g:apee|7.6 10+4
b:personne handicapee|7.6 10+8
l:handicapee|8.0 10+3
f:rqth|8.5 10+41e+10
w:beneficiez|8.2 10+9
s:benef|7.6 10+15
g:enef|7.6 10+4
g:nefi|7.6 10+5
g:efic|8.0 10+4
b:beneficiez vous|8.2 10+3
b:reconnaissance de|8.5 10+3
w:handicape|8.2 10+10
g:ape>|7.8 2t+6
b:travailleur handicape|8.2 10+4
f:beneficiez|8.2 10+3
l:handicape|8.5 10+4
s:volon|8.5 10+6
w:obligation|8.5 10+936+33a-3
s:oblig|6.9 10+41f+336+1038+5
g:<obl|6.9 36+3
g:obli|6.9 36+4
g:blig|6.9 36+4
g:liga|6.9 36+4
b:une rqth|8.5 10+7
f:titulaire|8.0 10+33z+4
w:schwerbehinderung|8.5 10+12
w:liegt|8.5 10+6
s:liegt|8.5 10+10
b:liegt eine|8.5 10+4
f:liegt|8.5 10+4
w:discapacidad|8.2 10+16
s:disca|8.2 10+17
g:isca|7.8 10+442+3
l:discapacidad|8.2 10+6
b:de discapacidad|8.5 10+9
f:certificado|8.5 10+41h+3
b:not have|8.5 3a+3
b:no disability|8.5 10-63a+10
b:and have|8.5 2c-33a+4
b:ai pas|8.0 3a+8
b:pas de|8.0 3a+10
w:aboriginal|7.5 13+101a+4
s:abori|7.5 13+131a+5
g:<abo|6.9 0m+313+52b+3
g:bori|7.5 13+5
b:aboriginal person|8.2 13+7
w:torres|8.2 13+9
b:or torres|8.5 13+4
w:strait|8.2 13+8
b:torres strait|8.2 13+5
w:islander|8.2 13+83a+3
s:islan|8.2 13+43a+3
b:strait islander|8.2 13+5
b:as first|8.5 13+3
f:indigenous|8.0 13+8
w:peoples|8.2 13+61a+73a-3
b:indigenous peoples|8.5 13+3
b:an aboriginal|8.5 13+6
b:am an|8.5 13+6
g:<tri|6.7 0e+313+43a+54k+5
w:tribal|8.5 13+15
s:triba|8.5 13+15
w:affiliation|8.0 0k+413+1015+34l+5
s:affil|7.2 0k+513+715+32c+63a-44l+6
w:considered|8.0 0e+80q+413+43a-53u+64r-3
b:be considered|8.2 13+3
b:une premiere|8.5 3a+3
b:premiere nation|8.5 3a+3
b:personne autochtone|8.0 13+6
w:premieres|8.5 13+4
b:premieres nations|8.5 13+4
w:issue|8.2 13+123a-543+12
s:issue|7.5 13+71j+542+443+4
w:premiers|8.5 13+103a+3
s:perte|8.5 0z+513+10
g:ena>|7.2 02+503+513+34h+3
b:not an|8.5 13-42i+6
w:neither|8.5 15+53a+4
s:neith|8.5 15+83a+4
w:minority|6.9 14-31a+18
b:visible minority|7.1 1a+9
f:visible|8.5 1a+4
b:of colour|8.5 1a+5
w:racisee|8.5 1a+9
s:racis|8.2 1a+14
b:personne racisee|8.5 1a+5
w:visibles|8.5 1a+33a+6
b:minorite ethnique|8.5 1a+7
s:reken|8.5 1a+63z+12
b:pas partie|8.5 3a+5
w:range|7.0 0y+143a+83u+93v+6
s:range|7.0 0y+123a+73u+53v+3
b:age range|8.0 0y+33a+5
l:range|7.8 3a+6
b:which age|8.5 0y+6
w:bracket|8.5 0y+11
s:brack|8.5 0y+12
b:age bracket|8.5 0y+6
w:24|7.3 0o+130q+50y+82c+43a-4
b:24 25|8.5 0d-40y+9
w:34|8.5 0d-40y+10
b:25 34|8.5 0y+9
l:34|8.5 0y+4
b:age band|8.5 0y+4
w:generation|8.5 0y+717+93a-5
w:statistics|8.5 0y+43o+4
s:stati|7.5 0y+15
g:tist|7.8 0y+5
g:fall|7.8 0y+53a+4
l:into|8.2 0y+4
b:groupe d|8.2 0y+6
w:statistiques|8.5 0y+8
s:facul|8.2 0y+6
w:fourchette|8.0 3u+43v+7
s:fourc|8.0 0y+43u+43v+5
f:fourchette|8.2 0y+5
b:selectionnez votre|8.5 1f+4
w:altersgruppe|8.5 0y+19
s:alter|7.5 0l+60u+60y+141g+53a-43b+6
g:alte|7.2 0m+40y+5
s:leeft|8.5 0y+24
l:religion|7.3 15+6
w:religious|8.0 15+11
b:religion do|8.5 15+4
w:faith|7.6 15+193a+7
s:faith|7.6 15+153a+5
g:aith|7.6 15+6
g:ith>|7.5 15+7
f:faith|8.5 15+6
l:faith|8.5 15+4
b:your faith|8.5 15+3
b:to any|7.2 0e+436+53p+3
b:the box|8.2 15+32f+7
b:you follow|8.5 15+83a-4
w:practise|8.5 15+10
b:you practise|8.5 15+5
b:the community|8.5 15+43q+5
s:perce|7.8 15+44k+7
w:religieuse|8.5 15+5
g:igie|8.0 15+8
w:confession|8.5 15+16
g:nfes|8.0 15+4
g:uses|7.8 15+3
w:konfession|8.5 15+19
s:konfe|8.5 15+10
s:socio|7.6 17+22
g:ocio|7.5 17+7
b:between the|8.5 17+538+63a-3
w:ages|8.2 17+53a+8
b:ages of|8.5 17+4
w:parental|8.0 0z+617+53a+6
f:social|7.6 17+6
w:lower|8.5 17+63a-43v+6
s:lower|8.5 17+33a-33v+7
g:<low|7.6 3v+7
w:income|8.0 17+83t+63u+4
s:incom|8.0 17+73t+83u+4
g:ncom|8.0 17+3
b:your social|8.2 40+442+3
b:did your|8.2 17+7
w:while|8.2 0k+90n+717+43a-4
s:while|8.2 0k+70n+517+43a-3
b:to go|8.2 17+54k+3
w:coming|8.2 17+53o+8
s:comin|8.2 17+43o+4
b:coming from|8.5 17+43o+5
w:socio|8.2 17+10
s:econo|8.0 17+93a-33u+16
w:fee|7.5 17+1344+24
w:carer|8.0 0z+1417+73a-3
s:carer|7.8 0z+1517+83a-4
g:arer|7.2 0z+5
b:primary carer|8.5 17+7
b:vos parents|8.0 17+103p+4
b:la premiere|8.5 17+6
b:votre famille|7.5 17+53p+9
w:etiez|8.5 17+103a+6
s:etiez|8.5 17+12
g:ndi>|7.8 17+32h+345+4
b:de tu|8.2 17+61i+740+8
w:caregiver|8.2 0z+18
s:careg|8.0 0z+19
g:areg|8.0 0z+7
g:egiv|8.0 0z+6
w:parent|7.2 0z+153a+83b-43p+10
b:parent or|8.2 0z+6
w:guardian|8.2 0z+63a+3
b:or guardian|8.2 0z+5
b:guardian of|8.5 0z+73a-4
w:child|8.2 0z+103a-53p+6
b:a child|8.5 0z+63a-3
b:look after|8.2 0z+63a+4
b:after a|8.2 0o+30z+43a-34q+3
b:a family|8.5 0z+52c+3
b:member who|8.5 3n+3
b:child or|8.5 3p+4
w:dependants|8.0 0z+113a+4
l:dependants|8.0 0z+5
w:unpaid|8.5 0z+12
s:unpai|8.5 0z+73a+4
g:rers|7.5 1j+5
b:to anyone|7.6 0z+43p+5
b:or for|8.5 0z+420+4
b:you spend|8.5 0z+34k+3
b:a relative|8.2 0z+52e-33a-33p+6
l:relative|8.5 3p+3
w:outside|7.1 0k+60n+40z+539+33q+9
s:outsi|7.1 0k+60z+539+33q+7
b:work we|8.5 0z+63a+8
b:un proche|7.5 0z+32c+43p+8
b:vous parent|8.5 0z+43a-33p+4
w:enfant|8.5 0z+9
s:enfan|8.2 0z+83a+4
b:un enfant|8.5 0z+5
b:des personnes|8.5 0z+83p+4
s:assum|8.5 0z+63a-341+16
s:betre|8.5 0z+133a+8
b:a tu|8.0 0z+72o+42q+32t+4
w:user|7.5 01+190r+102n+43a-4
b:user name|8.5 01+8
f:user|8.2 01+60r+5
w:login|8.0 01+161t-440+11
s:login|8.0 01+121t-340+7
g:ogin|8.0 01+340+4
f:login|8.5 01+7
w:create|8.0 01+902+50k+41t-33a-4
s:creat|7.6 01+802+60k+31i+42q+33a-4
g:crea|7.2 01+302+5
f:create|8.2 01+5
f:account|8.0 01+502+81t-43z+340-4
b:choose a|7.6 01+602+432-33a+6
b:email to|8.2 01+51u-33a+7
b:your candidate|8.0 01+702+40q+3
b:profile e|8.5 01+3
b:sign in|8.5 01+702+81t-3
f:new|8.5 01+402+603-3
w:returning|8.5 01+94r+7
w:utilisateur|8.0 01+112n+32s+9
g:sate|8.0 01+5
b:d utilisateur|8.0 01+92n+32s+4
l:utilisateur|8.5 01+7
w:identifiant|7.6 01+151t-32r+72s+4
g:ifia|7.5 01+5
f:identifiant|8.0 01+10
l:identifiant|8.5 01+6
w:connexion|8.5 01+121t-4
s:conne|8.2 01+102o+3
b:de connexion|8.5 01+7
l:connexion|8.5 01+4
w:creer|8.2 01+702+61t-33a+3
s:creer|8.2 01+502+43a+3
b:creer un|8.5 01+502+5
f:creer|8.2 01+502+3
b:du compte|8.5 01+43z+6
b:choisissez un|8.5 01+802+4
b:compte candidat|8.5 01+402+5
w:konto|8.5 01+82o+7
s:konto|7.8 01+42o+53a-33z+2140+4
w:usuario|8.5 01+102n+53a-3
s:usuar|8.5 01+132n+4
g:kers|8.0 01+4
w:password|5.6 02+2003+192n-32q+43a+1340+21
s:passw|5.4 02+2403+232n-42o-53a+1540+24
g:assw|5.4 02+1503+1440+12
g:sswo|5.4 02+1003+122o-340+11
g:swor|5.4 02+1303+113a+440+11
f:password|7.2 02+640+3
l:password|6.0 02+1003+940+4
b:a password|7.6 02+163a-3
b:new password|8.0 02+503+5
b:password for|8.2 02+93a-3
b:account password|8.2 02+640+3
b:your password|8.5 02+603-43a+440-4
w:passcode|8.5 02+82g+11
s:passc|8.5 02+112g+10
b:password so|8.5 02+440+4
w:return|8.5 02+52q-63a+8
b:application later|8.5 02+33a+5
b:this site|8.0 02+82b+32l-43a+3
b:mot de|6.3 02+1203+1140+11
b:de passe|6.3 02+903+103a+540+5
f:mot|7.0 02+440+7
b:un mot|8.5 02+8
b:passe de|7.8 3a-340+11
b:votre mot|8.2 03+440+4
w:passwort|7.5 02+1303+113a+440+7
f:passwort|7.6 02+403+4
l:passwort|8.5 02+52o-340+3
w:kennwort|8.5 02+1503+9
s:kennw|8.5 02+1103+6
f:kennwort|8.5 02+303+4
w:contrasena|7.5 02+1703+150u-32o-43a+540+13
g:asen|7.5 02+503+440+4
g:sena|7.5 02+503+540+4
f:contrasena|8.2 02+840+6
l:contrasena|7.8 02+803+4
w:crea|8.5 02+11
f:crea|8.5 02+6
w:wachtwoord|7.8 02+1103+132o-340+5
s:wacht|7.8 02+1503+102o-340+7
g:<wac|7.8 02+603+640+3
g:chtw|7.8 02+403+5
g:htwo|7.8 02+703+3
g:twoo|7.8 02+403+5
f:wachtwoord|8.5 02+540+3
l:wachtwoord|8.0 02+503+4
b:password again|8.5 03+6
b:type the|7.8 03+72f+142g+62h+3
b:the password|8.5 03+42n-340+5
b:confirmation du|8.5 1u+5
b:du mot|8.5 03+7
w:eingeben|8.5 03+61d+9
s:einge|8.5 03+71d+6
g:ngeb|8.0 3a+3
l:eingeben|8.5 03+3
w:ssn|8.2 42+20
l:ssn|8.2 42+8
b:insurance number|8.5 42+6
l:sin|8.5 42+4
w:four|8.0 37+442+645+7
w:tax|8.5 3a-33u+442+9
b:id number|8.5 42+7
w:issued|8.0 1j+942+7
g:ued>|8.0 1j+3
f:government|8.2 42+3
b:identification number|8.5 42+8
b:card number|7.3 3a+642+544+34l+5
l:social|8.2 42+4
b:health insurance|8.5 42+3
f:health|8.2 42+3
w:nas|8.2 42+19
l:nas|8.2 42+5
b:securite sociale|8.2 3a-342+10
w:fiscale|8.5 42+14
s:fisca|8.5 42+9
l:fiscale|8.5 42+5
w:derniers|8.5 0e+63a-342+7
w:chiffres|8.2 2g+83u+342+5
s:chiff|8.0 3a+53u+4
w:immatriculation|8.5 3a+842+6
s:immat|8.5 3a+642+4
b:d immatriculation|8.5 3a+442+4
s:steue|8.5 3a+742+13
g:<rij|8.0 1j+542+6
w:carta|7.5 1c+121d+123a-342+844+6
s:carta|7.5 1c+121d+63a-342+744+4
b:account number|8.0 3z+12
f:bank|8.2 3z+6
w:iban|8.5 3z+15
f:iban|8.5 3z+16
b:and account|8.5 3z+9
f:sort|8.5 3a+6
w:deposit|8.2 3z+944+7
s:depos|7.5 0e+31c+31f+51i+43z+644+6
g:sit>|6.9 3z+8
b:direct deposit|8.5 3z+8
f:direct|8.5 3z+4
b:number for|8.2 3a+5
w:transit|7.8 3a-43z+154m+5
l:bank|8.0 3z+5
w:bic|8.5 3z+16
l:bic|8.5 3z+7
b:account for|8.5 44+8
w:wages|8.5 3u+73z+5
s:wages|8.5 3u+53z+4
w:cheque|8.0 3a+83z+12
s:chequ|8.0 3a+53z+14
g:cheq|8.0 3z+6
g:hequ|7.8 3z+6
l:cheque|8.2 3z+8
b:we pay|8.5 3z+3
b:compte bancaire|8.5 40+7
l:bancaire|8.2 3z+444+3
w:depot|8.5 2w+103z+3
b:de transit|8.5 3z+7
w:banque|7.8 0q+103z+11
s:banqu|7.8 0q+83z+10
g:banq|7.8 0q+4
g:anqu|7.8 3z+3
b:la banque|8.2 0q+33z+8
l:banque|8.5 3z+4
l:transit|8.5 3z+4
b:sur quel|8.5 3z+6
s:verse|8.5 3z+7
b:votre salaire|8.2 3t+53z+5
w:cuenta|8.5 2s+33z+10
g:nta>|8.0 1i+3
g:ingn|8.0 3z+9
b:passport number|8.0 43+8
b:passport no|8.2 43+9
b:document number|8.5 43+8
f:travel|7.8 43+34k+4
b:de passeport|8.5 43+9
f:passeport|8.5 43+5
b:numero du|8.2 1j-53a+643+7
s:voyag|7.6 43+74k+7
g:voya|7.6 4k+4
g:oyag|7.6 4k+4
g:yage|7.8 4k+3
w:pasaporte|8.5 43+13
s:pasap|8.5 43+12
b:de pasaporte|8.5 43+10
l:pasaporte|8.5 43+7
b:credit card|8.5 44+7
f:card|8.5 42-544+14
w:payment|8.2 44+12
s:payme|8.2 0f-544+20
b:card details|8.5 44+7
l:payment|8.5 44+3
l:fee|8.5 44+7
b:security code|8.2 2f+62g+43a-4
f:processing|8.5 44+3
w:gift|8.5 3a+744+3
b:gift card|8.5 3a+544+4
f:gift|8.5 3a+3
w:billing|8.5 3a+444+4
s:billi|8.5 44+9
b:by e|8.2 0m+444+6
f:send|7.2 0m+102t+43a-544+4
l:carte|8.2 44+5
w:frais|8.2 44+17
s:frais|8.2 44+12
b:frais de|8.5 44+9
w:paiement|8.5 44+12
s:paiem|8.5 44+10
b:titulaire de|8.5 44+5
b:code de|7.8 2g+103a-544+9
w:tarjeta|8.5 44+13
s:tarje|8.5 44+11
w:credito|8.5 44+11
l:credito|8.5 44+3
w:gmail|8.5 40+9
s:gmail|8.5 02-340+10
w:facebook|8.0 02-32p+123a-340+10
s:faceb|8.0 2p+840+9
g:aceb|8.0 2p+540+4
g:cebo|8.0 2p+440+3
f:facebook|8.5 2p+4
b:your personal|8.0 3a+540+7
w:indeed|8.0 3a-33o+840+10
s:indee|8.0 3a-33o+940+9
g:ndee|7.6 40+3
f:online|8.0 40+4
b:social media|8.2 2p+63o+3
w:instagram|8.2 2p+1040+6
b:and password|8.5 40+4
f:instagram|8.2 2p+840+3
w:import|8.5 1f+640+9
s:impor|8.0 1f+42c+440+7
g:impo|7.6 1f+33a+3
b:your github|7.6 2n+640+7
w:apple|8.5 2h+340+9
s:apple|8.5 2h+640+8
l:facebook|8.5 2p+4
b:en ligne|7.5 2q+92r+540+4
l:ligne|7.5 2q+42r+4
b:contrasena de|8.5 40+11
b:de linkedin|8.5 40+3
b:je linkedin|8.5 40+4
b:any medical|8.5 41+4
f:medical|8.5 3a+3
w:illness|8.5 41+6
s:illne|8.0 41+11
g:illn|8.0 41+4
g:llne|8.0 41+3
w:illnesses|8.5 41+9
w:operations|8.5 41+10
w:sick|8.5 41+8
g:sick|7.8 41+7
b:take last|8.5 41+3
w:filed|8.5 41+7
s:filed|8.5 41+4
w:workers|8.2 3a-541+74m+64r+5
w:suffer|8.2 3a+741+4
s:suffe|8.0 3a+341+8
g:uffe|8.0 41+3
b:you suffer|8.5 41+6
b:suffer from|8.2 3a+5
s:epile|8.5 41+11
s:diabe|8.5 41+14
w:questionnaire|8.5 41+8
w:positive|8.5 1k-541+10
g:cina|8.0 38+341+5
w:covid|8.5 3a-441+11
s:covid|8.5 41+9
b:covid 19|8.5 41+6
l:19|8.2 41+3
b:ever had|8.5 41+5
b:a work|8.2 3a+341+5
w:sickness|8.5 3a-441+14
s:sickn|8.5 41+8
g:senc|6.9 38+541+3
b:past two|8.5 41+6
w:planning|8.2 24+628-538+43a-441+8
b:planning to|8.5 38+43a-441+7
w:gp|8.5 3a+341+14
l:gp|8.5 41+5
b:drug or|8.5 41+5
b:or alcohol|8.5 41+6
w:weight|8.5 3a+741+8
f:weight|8.5 41+4
w:immunization|8.5 1e+1241+5
s:immun|8.5 1e+1041+4
b:immunization record|8.5 1e+741+4
f:immunization|8.5 1e+341+3
b:you last|8.0 3a+941+6
w:sante|8.2 41+8
s:sante|8.2 41+10
b:de sante|8.5 3a-441+13
l:sante|8.5 41+5
g:icam|8.0 2c+341+3
b:jours d|8.5 41+4
w:absence|8.5 3a+441+3
b:d absence|8.5 41+5
b:l an|8.5 41+4
b:an dernier|8.5 41+4
b:deja recu|8.5 3a+541+7
s:prolo|8.5 0o+641+4
w:poids|8.2 1j+1041+11
s:poids|8.2 1j+73a+741+7
l:poids|8.5 3a+441+4
s:embar|8.5 0k+43a-341+14
b:in good|7.8 1j+33a-34l+64r+4
b:profile url|7.8 2r+6
b:paste the|8.2 2o+4
b:the link|8.0 2q+4
b:your public|8.5 2n+32o+32r-3
b:public linkedin|8.5 2o+4
b:a linkedin|8.2 2o+9
w:www|8.5 2u+18
f:url|7.3 2o+42u+4
b:profile linkedin|8.2 2o+6
b:the address|8.5 2o+32u+53a-3
w:network|8.0 0q+42p+93a+73b-3
s:netwo|8.0 0q+32p+33a+63b-3
b:professional network|8.5 2p+6
b:network profile|8.5 2p+6
b:with https|8.5 2u+5
l:link|6.3 2p+32q+42r+82t+4
w:profiles|8.5 2o+32p+9
b:s yours|8.5 2q+53a-3
l:preferred|8.2 3y+4
b:linkedin url|7.8 2o+5
b:lien linkedin|8.5 2o+4
b:votre page|8.2 2u+7
b:url de|8.2 2o+6
b:compte linkedin|8.5 2o+5
b:le lien|8.2 2q+42t+3
b:sur linkedin|8.5 2b+12
w:collez|7.6 1c-41d+51f-31g+132t+4
b:en l|8.5 2u+3
w:reseau|8.2 2o+52p+8
b:reseau professionnel|8.5 2o+32p+5
b:link zu|8.2 2n+52q+4
s:freiw|8.5 10+42o+5
b:perfil de|8.0 2r+5
f:perfil|8.0 2r+4
w:enlace|8.0 2q+32r+52t+6
s:enlac|7.8 2o+32p+92q+72r+62t+3
g:<enl|7.8 2p+3
g:enla|7.8 2p+3
g:nlac|7.8 2p+3
b:enlace a|8.2 2q+5
b:link naar|8.0 2t+4
b:naar je|8.5 2o+3
w:pagina|8.5 2u+9
s:pagin|8.5 2u+5
b:github profile|8.5 2n+3
b:look at|8.2 2q+4
s:repos|8.5 2n+6
g:sito|8.0 2u+6
b:on github|8.5 2n+4
f:open|7.6 0q+445+4
l:source|7.3 3o+6
b:got a|8.0 0g+42n+33a-3
b:d love|8.5 0m+72n+33a-3
f:got|8.2 4m+3
w:montrez|8.5 2q+5
s:montr|8.5 2q+3
f:portfolio|6.8 1i+32q+9
b:portfolio url|8.2 2q+6
w:behance|8.2 2q+17
s:behan|8.2 2q+10
b:portfolio behance|8.5 2q+4
w:dribbble|8.2 2q+19
s:dribb|8.2 2q+11
b:behance dribbble|8.5 2q+4
b:a link|8.2 2q+6
w:design|8.5 1i+3
b:your book|8.5 2q+8
b:have made|8.5 2q+3
b:web address|8.5 2q+42r+6
f:web|8.2 2u+6
b:portfolio link|8.2 2q+4
g:tors|7.8 0k+5
w:gallery|8.5 2q+17
s:galle|8.5 2q+12
b:gallery of|8.5 2q+11
b:of completed|8.5 2q+5
s:kitch|8.0 2q+538+54q+9
w:showreel|8.5 2q+92t+153a-3
s:showr|8.2 2q+32t+638+3
g:reel|7.5 0u+52t+3
w:folio|8.5 2q+14
s:folio|8.5 2q+11
f:showreel|8.5 2q+42t+6
w:collection|8.0 0n+82q+7
b:collection of|8.5 2q+6
w:sure|8.5 2q+63u+6
b:sure that|8.5 2q+5
w:seen|8.0 0k+72q+53a-53o+14
g:seen|8.0 2q+33o+4
f:teaching|8.5 1e+32q+3
f:book|8.5 1i+62q+3
b:portfolio en|8.2 1i+42q+5
b:ou peut|7.5 2q+52r+43b+3
b:vos realisations|8.0 1i+52q+8
b:vers vos|8.5 2q+52r+3
w:merci|8.5 1f+52q+8
s:merci|8.5 2q+7
g:<mer|8.0 45+4
f:merci|8.5 2q+4
l:lien|7.5 2p+52t+6
b:adresse web|8.5 2q+32r+7
b:web de|8.5 2q+32u-43a+7
w:obligatoire|8.2 1f+62q+438+7
w:arbeitsproben|8.5 1i+122q+4
w:portafolio|8.5 2q+15
l:portafolio|8.5 2q+6
b:your site|8.5 2u+3
w:blog|7.5 0m+62q+42u+153a-3
g:blog|7.3 2u+9
g:log>|7.5 2q+32u+6
b:or blog|8.5 2u+6
l:blog|8.0 2u+11
w:homepage|8.5 2u+17
s:homep|8.5 2u+12
f:homepage|8.5 2u+8
l:homepage|8.5 2u+7
b:web site|8.5 2u+7
b:put the|8.5 2u+6
b:web page|8.5 2u+10
f:blog|8.5 2u+12
b:the internet|8.5 2u+93a-53o+3
w:visit|7.8 2u+83a+64k+3
l:web|7.2 2p+42u+123a-3
b:site internet|8.5 2u+5
b:votre site|8.2 2u+113a-3
b:site personnel|8.5 2u+7
f:page|8.2 2p+32r+112u+3
b:un site|8.5 2u+33o+4
s:eigen|8.0 2u+84m+17
g:eige|7.6 4m+7
w:sitio|8.2 2p+62u+93a+3
s:sitio|8.2 2p+72u+73a+4
b:sitio web|8.5 2p+52u+8
w:sito|8.5 2u+17
f:sito|8.5 2u+7
l:twitter|6.9 2s+9
b:your twitter|8.5 2s+4
b:handle on|8.5 2s+5
b:on x|8.5 2s+8
b:twitter account|8.5 2s+3
b:your handle|8.5 2s+133a-4
b:other website|8.5 2p+122u-5
b:other url|8.5 2p+9
l:links|8.0 2p+5
w:medium|8.5 2p+13
s:mediu|8.5 2p+11
w:overflow|8.2 2p+9
s:overf|8.2 2p+9
b:stack overflow|8.2 2p+7
l:overflow|8.5 2p+3
l:instagram|8.5 2p+6
b:the web|8.5 2p+42r+7
w:presence|7.5 2p+838+173a-3
l:presence|8.5 2p+3
w:miscellaneous|8.5 1e+52p+15
s:misce|8.5 1e+52p+12
f:miscellaneous|8.5 1e+42p+6
w:xing|8.2 2p+12
f:xing|8.5 2p+7
g:plit|8.0 2p+4
w:pages|8.2 2p+73a+4
s:pages|8.2 1i+32p+83a+3
b:want us|8.5 1e+32p+5
w:click|8.5 2p+103a+5
s:click|8.5 2p+63a+5
b:autre lien|8.5 2p+10
f:liens|8.2 2p+63p+4
b:autre reseau|8.5 2p+9
b:vous aimeriez|8.5 2p+52w+3
s:indiq|8.5 2p+33w+9
b:ajouter un|8.2 1e+41f+42p+4
f:ajouter|7.8 1c+31e+32b+4
s:sonst|8.5 1e+112p+8
w:altri|8.5 1e+82p+8
s:altri|8.5 1e+72p+9
f:altri|8.5 1e+32p+6
l:scholar|8.5 2r+3
w:orcid|8.0 2r+19
s:orcid|8.0 2r+18
g:<orc|8.0 2r+7
g:orci|8.0 2r+6
g:rcid|8.0 2r+6
g:cid>|8.0 2r+5
f:orcid|8.2 2r+9
f:publications|8.2 2r+6
w:researchgate|8.5 2r+17
f:researchgate|8.5 2r+8
l:researchgate|8.5 2r+6
l:orcid|8.2 2r+6
w:scopus|8.5 2r+9
s:scopu|8.5 2r+6
w:author|8.2 2r+20
b:scopus author|8.5 2r+6
w:published|8.2 1i+112r+9
w:articles|8.2 1i+52r+133a-3
s:bibli|8.5 2r+13
f:published|8.5 1i+42r+3
s:paten|8.2 1j+16
b:vos publications|8.5 2r+5
w:travaux|8.2 1i+172r+53a-3
f:video|7.2 2t+11
w:60|7.8 38+63a-43q+53y+7
b:video about|8.5 3a+5
w:loom|8.5 2t+14
b:send us|8.5 1f+42t+6
w:youtube|8.2 2t+9
s:youtu|8.2 2t+10
g:yout|8.0 2t+3
w:vimeo|8.2 2t+10
s:vimeo|8.2 2t+13
b:your video|8.5 2t+5
f:record|8.5 1h+4
b:upload your|6.8 1f+101i+52q-43a-3
w:demo|8.5 2t+15
w:reel|8.5 0k+4
b:video link|8.5 2t+4
w:recording|8.5 1i+122t+83a-3
w:min|8.2 2t+43u-83v+17
f:cv|5.4 1f+311g+7
w:envoyez|8.0 0m+60p+62t+3
s:envoy|7.1 0e+50m+80p+82g+9
b:nous une|8.5 3a+3
f:envoyez|8.2 0p+3
g:vors|7.6 2t+43k+33u+5
g:orst|7.6 2t+43k+43u+4
g:rste|7.6 2t+53k+43u+5
g:llun|7.6 2t+63k+43u+4
w:presentacion|8.0 1c+111d+7
b:de presentacion|8.0 1c+71d+42t+3
b:di presentazione|8.2 1c+41d+4
b:choose file|8.5 1f+4
b:word or|8.2 1f+5
b:or pdf|8.2 1f+4
b:5 mb|8.5 1f+5
b:please attach|7.6 1e+61f+41h+4
l:file|7.1 0o+31c+31h+31i+4
b:drop your|8.5 1c+51d-31f+4
b:cv here|8.5 1f+4
b:add your|8.5 1f+31h+3
w:twice|8.0 1f+41t+43a-34k+9
s:twice|8.0 1f+41t+638+33a-34k+7
g:twic|7.8 3a+3
w:attachment|7.8 1c+51e+71f+31h+4
g:achm|7.5 1e+5
g:chme|7.5 1e+4
l:attachment|8.0 1c+31e+4
l:pdf|6.6 1c+91f+31i+9
b:to assess|8.5 0n+31f+4
w:browse|8.5 1c+61d-41f+8
s:brows|8.5 1c+51d-41f+5
w:fill|8.0 1f+63a+8
b:to fill|8.5 1f+43a+3
b:fill in|8.5 1f+4
w:save|8.2 0q+81f+7
b:un cv|8.5 1f+6
b:cv pdf|7.8 1f+10
b:mon cv|8.2 0q+31f+4
w:fichier|7.2 1c+41e+131f+41g+41h+101i+103a-5
s:fichi|7.2 1c+31d-31e+91f+41i+73a-3
g:<fic|7.2 1e+41i+3
f:fichier|8.5 1c+3
w:jointe|8.0 1c+41f+41i+82q-4
b:piece jointe|8.0 1c+51f+31i+5
b:word ou|8.5 1f+3
b:cv ici|8.5 1f+31g+3
w:lebenslauf|7.3 1f+151g+11
g:ensl|7.3 1f+61g+3
g:slau|7.3 1f+71g+3
f:lebenslauf|7.5 1f+41g+7
l:lebenslauf|8.2 1f+5
w:anhangen|8.5 1c+101f+8
s:anhan|8.5 1c+111f+6
l:anhangen|8.5 1c+4
l:curriculum|8.0 1g+6
w:adjunta|8.5 1f+71i+12
f:adjunta|8.5 1f+51i+3
w:uploaden|8.5 1c+81f+7
l:uploaden|8.5 1c+3
b:je cv|8.5 1f+61g+7
w:allega|8.5 1c+71f+9
f:allega|8.5 1c+41f+5
b:paste your|7.6 1d+41f-41g+10
f:paste|8.0 1g+4
b:resume text|8.0 1f-51g+11
l:text|7.0 1d+71f-41g+5
b:or paste|8.2 1d+31g+5
b:paste resume|8.2 1g+6
b:as text|8.5 1f-31g+10
f:or|8.0 3s+17
b:type or|8.5 1d+4
w:plain|8.5 1d+6
b:plain text|8.5 1g+5
w:version|8.2 1g+824-63a+9
b:a file|8.5 1h+5
w:manually|8.5 1d+31f-31g+10
w:content|8.2 0u+61f-31g+10
w:lost|8.5 3a+4
b:text of|8.2 1d+31g+5
b:collez votre|8.2 1d+31g+6
b:cv en|8.5 1g+5
l:texte|8.0 0p+3
w:copier|8.5 1d+61g+7
g:pier|8.0 2f+3
w:coller|8.5 1d+41g+7
b:copier coller|8.5 1d+4
b:coller votre|8.5 1d+31g+4
f:copier|8.5 1g+3
b:texte du|8.5 1g+9
f:texte|8.5 1g+4
b:le texte|8.5 2f+4
b:texte de|8.5 1d+4
w:saisir|8.5 1c-51d+81g+11
f:saisir|8.5 1d+31g+5
w:dessous|8.2 1d+51g+53a-63v+10
s:desso|8.2 1d+61g+53a-43v+6
b:ci dessous|8.5 1d+51g+3
w:contenu|8.2 1d+81g+11
b:contenu de|8.2 1d+41g+7
f:contenu|8.5 1d+41g+3
b:als text|8.5 1d+8
w:einfugen|8.5 1f-31g+6
s:einfu|8.5 1f-31g+15
l:einfugen|8.5 1g+5
f:texto|8.5 1d+41g+5
w:testo|8.5 1d+51g+8
s:testo|8.5 1c-31d+71g+9
w:covering|7.6 1c+71d+6
b:covering letter|7.6 1c+61d+5
b:letter of|6.9 1c+101d+51e+32h+4
f:letter|7.6 1c+71e+3
l:attach|8.0 1c+31e+3
b:letter file|8.5 1c+5
b:of motivation|8.5 1d+3
b:your cover|7.8 1d+9
s:inten|8.0 0k+41c+12
w:ltr|8.5 1c+71d+7
b:cover ltr|8.5 1c+41d+4
b:your letter|8.5 1d+4
w:deposer|8.5 1c+61d-31i+9
b:votre lettre|7.3 1d+13
f:deposer|8.5 1i+4
b:fichier lettre|8.5 1c+7
b:lettre d|7.8 1c+84c+7
w:accompagnement|8.5 1c+71d+6
b:d accompagnement|8.5 1c+31d+5
l:lettre|8.5 1d+3
b:de candidature|8.5 1c+71d+3
w:joignez|8.2 1c+71f+61i+6
f:joignez|8.2 1c+3
w:anschreiben|7.8 1c+131d+10
f:anschreiben|7.8 1c+111d+5
l:anschreiben|8.2 1c+6
w:motivationsschreiben|8.5 1c+51d+6
g:ssch|8.0 1c+5
f:motivationsschreiben|8.5 1c+3
b:carta de|7.8 1c+71d+8
b:de motivacion|8.5 1c+51d+3
b:tu carta|8.5 1c+31d+3
w:motivatiebrief|8.2 1c+131d+9
g:tieb|8.0 1c+336+3
f:motivatiebrief|8.5 1c+9
l:motivatiebrief|8.5 1c+31d+3
w:lettera|8.2 1c+111d+7
b:lettera di|8.5 1c+61d+3
b:letter in|8.5 1c-31d+4
s:compo|8.2 1c-51d+8
b:words in|8.5 1d+32f+8
b:la lettre|8.5 1d+8
s:redig|8.2 1c-41d+121i+5
w:ecrivez|8.5 1d+62h+10
w:plutot|8.5 0l+51d+5
s:pluto|8.5 0l+51d+4
b:plutot que|8.5 1d+5
w:escribe|8.5 1c-31d+92f+8
f:escribe|8.5 1d+42f+3
w:unofficial|8.5 1h+5
s:unoff|8.5 1h+6
b:your university|8.5 1h+6
b:school transcript|8.5 1h+5
w:interns|8.5 1h+6
s:semes|8.5 1h+649+4
w:releves|8.5 1h+8
b:releves de|8.5 1h+4
f:bulletin|8.5 1h+5
w:dernieres|8.2 1h+102c+10
b:dernieres annees|8.2 1h+52c+8
b:televersez votre|8.5 1i+82q-5
w:seulement|8.5 3u+4
s:seule|8.5 3u+3
l:fichier|8.0 1e+61h+4
b:writing sample|8.2 1i+4
b:sample of|8.5 1i+4
w:plan|7.5 1i+123a+6
g:lan>|7.5 3a+4
l:plan|7.8 3a+4
b:have written|8.2 1i+4
w:files|8.2 1e+131i+142r-33a-3
s:files|8.2 1e+81i+8
l:files|8.5 1i+3
w:photos|8.5 1i+17
f:photos|8.5 1i+6
s:audit|8.5 0k+51i+6
w:echantillon|8.2 1i+16
s:echan|8.2 1i+16
g:illo|8.0 1i+5
b:echantillon de|8.5 1i+9
f:echantillon|8.2 1i+8
b:joindre un|8.5 1i+82q-4
b:other documents|8.5 1e+7
w:attachments|8.5 1e+9
l:attachments|8.5 1e+5
b:to consider|8.5 0q+81e+3
l:consider|8.2 2w+3
f:extra|8.5 1e+4
w:recommendation|8.5 1e+10
b:of recommendation|8.5 1e+7
f:veterans|8.5 1e+4
b:the word|8.5 1e+82h+63a-3
w:candidacy|8.5 0n+41e+6
g:mpar|8.0 0k+3
w:documentos|8.5 1e+11
b:for work|7.2 38+54k+64m+7
b:date can|8.5 49+4
b:begin work|8.5 3a+449+4
b:joining date|8.5 49+3
b:which date|8.5 3a+349+3
b:to start|7.3 49+5
f:ready|8.5 49+5
b:what day|8.5 2h+649+3
b:in for|8.5 49+3
w:away|7.3 3a-33v+1145-44k+12
g:away|7.3 3v+34k+5
g:way>|7.3 3v+34k+4
b:from when|8.0 49+6
w:monday|7.3 45+94k+7
s:monda|7.2 45+1349+44k+5
g:nday|6.7 45+84k+3
g:kly>|6.9 2e+7
b:you join|7.6 2w+937+749+4
b:up the|7.6 49+7
b:the appointment|8.5 49+3
b:to report|8.5 38-449+6
b:start work|8.2 3a+349+3
l:availability|7.2 45+6
b:a move|8.0 49+5
b:state the|7.8 37+34r+4
b:us if|7.8 0e+336+34r+3
w:happens|8.5 3a+849+5
s:happe|8.5 3a+649+7
b:you make|8.0 3a-53t+849+44k+4
w:immediately|8.5 3a-549+8
b:a month|8.2 4k+7
b:be at|8.2 37-349+7
b:disponible a|7.6 3y+449+4
b:partir du|8.0 49+5
f:disponible|7.5 49+5
b:fonction souhaitee|8.2 49+4
b:partir de|7.3 3v+349+4
l:disponible|7.8 49+3
f:disponibilite|7.6 49+4
b:de prise|8.5 49+3
w:serait|8.5 3a+4
w:arrivee|8.2 3a+349+7
b:d arrivee|8.2 3a+4
b:arrivee au|8.5 3a+4
b:au plus|8.5 49+6
b:plus tot|8.5 49+6
w:sinon|8.5 49+4
s:sinon|8.5 49+6
b:sinon a|8.5 49+3
b:vous pourriez|8.5 49+8
s:reten|7.6 0n-30o+12
b:de commencer|8.0 49+4
b:votre disponibilite|8.2 37+1149-3
b:vous nous|8.2 4g+3
b:nous rejoindre|8.2 49+4
b:de stage|8.5 3a+549+4
g:uhes|8.0 49+5
w:eintrittstermin|8.2 49+10
g:min>|8.0 49+6
l:eintrittstermin|8.2 49+4
b:ab wann|8.5 49+8
s:verfu|8.5 49+74m+8
f:ab|8.5 49+5
g:mogl|8.0 49+7
g:ogli|8.0 49+8
g:glic|8.0 49+7
w:fruhestmoglicher|8.2 49+8
f:fruhestmoglicher|8.2 49+7
w:anfangen|8.5 49+9
s:anfan|8.5 49+8
b:uns anfangen|8.5 49+5
w:empezar|8.5 49+13
s:empez|8.5 49+13
l:empezar|8.5 49+5
w:disponibilidad|7.5 3q+745+849+74k+7
b:disponibilidad para|8.0 3q+349+34k+7
f:disponibilidad|8.0 45+3
w:beschikbaar|8.5 45+1149+18
s:gewen|8.2 0u+821-43u+549+10
w:disponibilita|7.6 39+153q+545+54k+9
l:give|7.5 37+3
b:by your|8.5 3a+4
b:period of|8.2 37+5
f:period|8.0 0o+33w+3
b:howmany weeks|8.0 37+3
b:weeks notice|8.0 37+3
w:contractual|8.2 36+123a-3
f:contractual|8.5 36+4
w:serving|8.5 37+43a+4
b:a notice|8.5 37+3
b:period in|8.2 37+3
l:days|7.1 37+73y+5
w:things|8.5 2x+337+83a-4
b:are now|8.5 37+6
l:not|8.0 3q+3
b:to current|8.5 3p+7
b:notice you|8.5 37+3
b:one month|8.5 37+3
b:present contract|8.5 37+3
b:stay on|8.2 39+6
f:term|8.5 3a-345+5
b:in weeks|7.8 37+5
f:preavis|7.2 37+7
b:preavis a|8.0 37+4
w:donner|7.3 37+8
b:a donner|8.0 37+5
b:donner a|7.8 37+4
w:semaines|7.0 37+739+84k+3
b:de semaines|8.0 37+4
w:conge|8.2 0u+337+63a+5
b:de conge|8.2 0u+437+3
b:un preavis|8.5 37+4
b:preavis en|8.0 37+3
b:avant de|8.5 37+4
w:avis|8.0 0n+437+53a+7
w:effectuer|8.2 37+64k+3
f:temps|7.6 37+33y+6
b:votre contrat|8.5 37+3
b:contrat actuel|8.5 37+4
w:demission|8.5 37+6
w:kundigungsfrist|7.5 37+18
g:gsfr|7.5 37+8
g:sfri|7.5 37+8
f:kundigungsfrist|8.0 37+10
l:kundigungsfrist|7.6 37+6
b:ihre kundigungsfrist|8.5 37+5
s:monat|8.2 0o+437+43w+9
w:preaviso|8.2 37+14
b:de preaviso|8.5 37+6
w:periodo|8.0 37+103w+11
g:iodo|8.0 3w+3
g:odo>|8.0 3w+4
f:periodo|8.0 37+43w+5
w:opzegtermijn|8.5 37+17
s:opzeg|8.5 37+17
g:mijn|8.0 37+4
l:opzegtermijn|8.5 37+6
w:preavviso|8.5 37+12
l:preavviso|8.5 37+3
b:expected salary|7.6 3s+33u-43w+3
b:desired salary|6.9 3s+33u+43v+3
w:gross|7.1 3t+103u+6
s:gross|7.1 3t+103u+6
b:to earn|8.0 3u+8
b:compensation expectations|8.2 3u+4
f:compensation|8.0 3w+10
b:much do|8.5 3t+103u+4
l:ctc|8.5 3t+53u+3
l:remuneration|8.2 3v+3
l:sought|8.2 0u+4
b:your expected|8.0 3s+4
w:package|8.0 3t+103u+10
s:packa|8.0 3t+83u+8
g:pack|8.0 3t+3
g:acka|8.0 3u+3
g:kage|8.0 3t+3
w:bonus|7.6 3a+83t+103u+7
s:bonus|7.6 3a+73t+63u+6
g:bonu|7.6 3a+3
g:onus|7.6 3t+3
w:hoping|8.2 2e+53u+10
s:hopin|8.2 2e+33u+10
g:opin|7.8 3u+3
b:you hoping|8.2 2e+33u+6
b:hoping for|8.5 2e+33u+3
b:salary requirements|8.5 3u+3
w:applications|8.2 0e+50l+83a-43u+6
b:not be|7.8 3a+73u+3
f:wage|8.2 3u+63w+4
b:say yes|8.5 39+33u+5
b:salary range|8.2 3v+3
b:are looking|8.5 3u+4
w:expectation|6.9 3u+8
b:in cad|7.2 3u+5
b:what number|8.5 3a-63u+12
f:ideal|8.2 3u+3
b:expected pay|8.2 3s+4
b:pay for|8.2 3u+4
b:total compensation|8.5 3t+4
b:expectations for|8.2 3u+3
b:pay rate|8.2 3u+4
w:requested|8.5 3u+6
l:requested|8.5 3u+4
l:expectation|8.0 3u+5
b:base pay|8.2 3u+4
b:pay would|8.5 3u+6
l:want|8.0 3k+4
f:budget|8.5 3u+3
w:yearly|7.3 3a-33u+93w+7
s:yearl|7.3 3a-33u+73w+4
b:gross per|8.5 3u+4
b:per year|7.1 3a-33u+73v+4
b:pay you|7.2 3a-33t+53u+113v+4
w:monthly|7.6 0m+83a-43w+64k+8
g:nthl|7.6 0m+3
s:monet|8.5 3s+113u+6
b:100 %|8.2 3u+43y+5
b:of pay|8.2 3t+43u+4
w:seek|8.2 3a-33u+73y+16
b:you seek|8.2 3y+9
l:seek|8.5 3u+4
b:happy with|8.2 38+3
w:pretentions|7.1 3s+53u+63v+6
s:prete|6.9 3s+53u+63v+6
b:pretentions salariales|7.3 3v+4
f:pretentions|8.0 3v+3
b:vos pretentions|7.6 3s+33u+4
w:desire|7.5 0m+53k+63u+33y+10
l:desire|8.0 3k+3
w:annuel|6.7 3a-33t+43u+83v+6
b:salaire annuel|7.3 3u+3
w:brut|7.1 3a-33k+63t+63v+7
b:annuel brut|8.5 3u+3
b:brut souhaite|8.5 3k+4
b:niveau du|8.5 3a+5
w:attendue|8.2 3k+103s+43u-3
w:variable|8.2 3t+43u+3
s:varia|8.2 3t+4
s:gagne|8.2 3t+93u+5
b:brut annuel|7.6 3t+43u+33v+4
w:salariale|7.8 3k+103w+9
b:quel salaire|8.2 3u+4
w:visez|8.5 3u+8
s:visez|8.5 3u+5
b:visez vous|8.5 3u+5
b:de remuneration|7.6 3v+33w+6
f:package|8.5 3u+4
w:recherchee|8.2 2e+63a-33u+94q+6
l:recherchee|8.2 3u+34q+3
b:remuneration brute|8.5 3t+4
w:gehaltsvorstellung|8.2 3u+10
s:gehal|7.1 3a-43s+143t+113u+113v+133w+8
g:geha|6.8 3a-33s+43t+53u+103v+73w+5
g:ltsv|8.0 3u+4
g:tsvo|8.0 3u+6
f:gehaltsvorstellung|8.2 3u+6
w:gehaltswunsch|8.5 3u+12
g:wuns|7.1 2e+33u+83y+54q+3
g:unsc|7.1 0u+33u+84q+4
b:ist ihr|8.5 3a+53u+6
s:wunsc|8.5 3u+13
s:brutt|8.2 3u+11
g:rutt|8.0 3u+4
g:utto|8.0 3u+5
w:pro|7.6 2e+1038+73a-33u+63w+11
w:jahr|7.8 3a+33u+93w+12
b:pro jahr|8.0 3u+63w+6
l:jahr|8.2 3w+3
w:expectativa|8.5 3u+5
w:salarial|8.2 3u+10
l:salarial|8.2 3u+4
w:salario|7.3 3a-33k+53s+113t+123u+43v+5
w:deseado|8.0 0u+83k+63u+7
s:desea|7.8 0u+43k+63u+63v+33y+8
g:dese|7.6 0m+33y+3
g:sead|7.8 3u+33y+3
l:deseado|8.0 3k+3
w:gewenst|8.5 0u+93u+7
w:salaris|8.5 3t+103u+8
f:gewenst|8.5 3u+5
l:salaris|8.5 3t+3
w:verdienen|8.2 3t+83u+93v+8
s:verdi|8.2 3a-33t+83u+93v+8
w:ral|8.2 3t+113u+123v+7
w:desiderata|8.5 3u+11
s:desid|8.0 0m+40u+53u+13
f:ral|8.2 3t+53u+53v+6
l:desiderata|8.5 3u+6
w:retribuzione|8.2 3t+93u+93w+7
s:retri|8.2 3t+83u+83w+3
f:retribuzione|8.5 3t+4
b:minimum salary|8.5 3v+3
w:acceptable|6.6 0u+538+539+33v+73y+545+6
b:minimum acceptable|8.2 3v+4
b:acceptable salary|8.5 3v+4
w:lowest|8.0 3v+16
s:lowes|8.0 3v+13
g:owes|8.0 3v+5
g:west|7.8 3v+5
b:salary you|7.6 3t+33v+7
f:lowest|8.2 3v+4
b:the least|8.5 3v+8
b:would take|8.2 3a-33q+63v+8
b:minimum annual|8.2 3v+3
b:you decline|8.5 3v+7
l:acceptable|6.9 45+3
b:would not|8.5 3a-73q+43v+5
b:not consider|8.5 3v+7
w:less|8.2 2c+83v+1049-4
b:less than|8.2 2c+43a-33v+10
b:d take|8.5 3v+3
l:annual|8.0 3v+5
b:base you|8.5 3v+3
g:rtai|8.0 3v+3
b:your minimum|8.5 3v+4
b:le salaire|8.2 3a+4
b:souhaite de|8.5 3k+33u-63v+7
w:bas|8.5 3v+14
w:accepter|8.5 3v+5
b:une offre|8.5 3v+5
w:montant|8.2 3v+73w+16
b:moins que|8.5 3a+43v+4
w:minimo|8.5 3v+7
b:salario minimo|8.5 3v+6
f:currency|7.8 3s+8
b:which currency|8.5 3s+83u-3
b:pay currency|8.5 3s+73u-3
b:currency for|8.2 3s+11
b:the amount|8.5 3s+33w+6
b:amount above|8.5 3s+43w+5
b:salary in|7.6 3s+43t+6
b:salary unit|8.5 3s+4
l:devise|8.2 3s+4
w:monnaie|8.5 3s+15
s:monna|8.5 3s+11
f:monnaie|8.5 3s+8
s:expri|8.5 3s+53w+7
w:eur|8.2 3s+6
b:del salario|8.5 3s+113w+4
l:salario|8.2 3s+5
w:valuta|8.5 3s+16
f:valuta|8.5 3s+7
l:valuta|8.5 3s+8
b:salary period|8.5 3w+7
b:per hour|7.6 3k+103u-33w+7
f:per|8.5 3w+3
w:frequency|8.0 3a+33w+12
b:pay frequency|8.5 3w+9
l:frequency|8.0 3w+7
b:pay per|8.5 3u-33w+4
l:daily|8.2 3w+3
b:type desired|8.2 3u-33w+43y+4
w:gave|8.2 0x-33a+43w+13
b:you gave|8.5 3w+8
w:frequence|8.2 3a+73w+12
f:frequence|8.2 3w+7
b:par mois|8.0 3w+64k+12
b:par an|8.5 3w+6
w:periodicite|8.5 3w+12
l:periodicite|8.5 3w+5
f:ce|8.5 3w+4
b:temps du|8.5 0n+53w+5
b:por hora|8.2 3k+83w+8
l:ano|8.5 0o+33w+4
s:earni|8.5 3t+12
b:gross pay|8.5 3t+6
b:salary and|8.5 3t+4
w:benefits|8.5 3a+73t+5
l:rate|7.8 3a-43k+9
f:existing|8.2 2i+43t+5
b:current grade|8.5 3a+53t+8
l:point|8.5 3t+3
w:ending|8.5 3a+33t+8
s:endin|8.5 3t+6
w:latest|8.5 3t+8
s:lates|8.5 3t+8
b:are on|8.5 3a+7
b:remuneration actuelle|8.5 3t+3
w:gagnez|8.5 3t+14
b:gagnez vous|8.5 3t+8
b:salaire de|8.5 3t+7
b:dans votre|8.2 3a+5
b:dernier emploi|8.5 3t+44j+4
b:hourly rate|7.6 3k+10
f:hourly|7.5 3k+83u-3
b:rate per|8.5 3k+63u-3
l:hour|8.0 3k+4
b:hourly pay|8.2 3k+63u-3
w:w2|8.5 0u+15
w:freelance|8.5 0u+12
s:freel|8.2 0u+133a-33k+4
b:your hourly|8.5 3k+7
w:casual|7.8 0u+153k+33u-3
s:casua|7.8 0u+83k+3
g:casu|7.8 0u+3
g:asua|7.8 0u+3
b:an hour|8.5 3a+33k+3
b:wage expected|8.5 3k+9
w:hr|8.5 3k+53u+3
b:salaire horaire|8.2 3k+6
w:tarif|8.5 3k+9
s:tarif|8.0 3a-33k+23
g:arif|8.0 3k+6
l:heure|8.5 3k+6
s:stund|8.0 2e+103k+23
g:stun|7.3 2e+439+33k+9
g:tund|7.3 2e+63k+8
w:gewunschter|8.5 2w+93k+10
s:gewun|7.6 0u+112e+102w+83a-53k+63y+114q+14
g:gewu|7.6 3k+33y+34q+5
g:ewun|7.6 0u+33y+34q+3
g:scht|7.6 0u+32e+33y+54q+4
f:gewunschter|8.5 2w+53k+5
f:relocation|8.0 3q+6
b:relocating to|8.5 3q+4
b:to cityname|6.9 38+53a+4
w:near|8.2 2w+83a+3
b:cityname would|8.0 3q+3
b:relocate for|8.2 3a-33q+5
b:move to|7.5 3q+10
s:close|7.1 2c+82w+839+43a-53p+53q+345+7
g:<clo|6.9 2f+42w+339+3
b:the site|8.5 3q+4
b:pick up|8.5 3a+33q+5
b:that something|8.5 38+3
w:candidates|8.5 0l+43q+4
b:live within|8.2 3q+6
b:you ready|8.2 3a+449-3
b:to another|8.0 36+33a-33q+8
b:moving to|8.2 3q+6
g:<oka|7.8 0u+3
b:residence in|8.5 3q+9
w:remote|6.5 0a-438+113a+63q+44q+18
s:remot|6.4 0a-338+83a+83q+34q+16
g:emot|6.4 38+34q+8
g:mote|6.5 4q+6
b:remote work|8.0 3q+4
b:you up|8.5 3q+7
f:moving|8.5 3a-33q+6
w:branches|8.5 2w+103q+5
b:relocate to|8.2 3q+5
w:geographic|8.5 2w+73q+5
f:geographic|8.5 2w+43q+4
b:to live|8.2 3q+10
b:for at|8.5 1v+53q+3
w:district|8.0 2i+63q+11
b:the district|8.5 3q+4
l:district|8.2 3q+3
w:flexibility|8.5 3q+645+5
s:flexi|7.6 3a-33q+645+74k+64q+4
g:<fle|7.5 45+3
g:exib|7.6 4k+3
w:miles|8.2 3q+8
s:miles|8.2 3q+8
w:residents|8.5 3q+6
b:of other|8.5 0m+43q+5
w:intend|8.5 0k+6
b:you intend|8.5 0k+43q+3
b:intend to|8.5 0k+43q+3
w:expense|8.5 3a+4
s:expen|8.5 3a+3
b:keep you|8.5 3a+73q-3
b:jobs that|8.5 0m+4
b:a problem|7.6 3a+11
f:not|8.2 3a+103q-7
w:demenagement|8.5 3a+33q+7
b:un demenagement|8.5 3q+3
b:il probleme|8.5 3a+5
l:probleme|8.2 3a+5
b:ne souhaite|8.2 3a+4
b:souhaite pas|8.2 3a+3
b:de demenager|8.2 3q+4
w:mobilite|7.8 2i+43a-33q+12
f:mobilite|7.8 3q+8
b:dispose e|8.5 4k+4
w:relocaliser|8.5 3q+4
b:vous relocaliser|8.5 3q+4
b:une autre|8.2 3q+7
b:autre region|8.5 3q+8
w:relocalisation|8.5 3q+10
w:envisageable|8.5 3q+9
s:envis|8.2 3q+9
w:installer|8.5 3q+7
b:vous installer|8.5 3q+5
w:changer|8.5 3q+9
b:a changer|8.5 3q+6
b:changer de|8.5 3q+6
b:vous ouvert|8.5 0u+33q+4
b:ouvert a|8.5 3q+3
w:iriez|8.5 3q+9
s:iriez|8.5 3q+3
b:iriez vous|8.5 3q+5
w:vivre|8.5 3q+8
s:vivre|8.5 3q+9
f:iriez|8.5 3q+4
b:pour nous|7.8 2i+63p+33q+54r+3
b:votre region|8.5 3a+33q+6
w:umzuziehen|8.0 3q+12
s:umzuz|8.0 3q+11
g:<umz|7.6 3q+9
g:umzu|7.6 3q+9
g:zuzi|8.0 3q+3
g:uzie|8.0 3q+4
b:bereit umzuziehen|8.2 3q+6
l:umzuziehen|8.0 3q+6
s:umzug|8.5 3q+16
b:sie zu|8.5 39+9
w:nach|8.5 3a+93q+5
l:bereit|8.5 39+3
b:estas dispuesto|8.5 39+33q+5
s:mudar|8.5 3a+33q+9
f:estas|8.5 39+43q+3
b:je bereid|8.2 39+53q+54k+5
b:bereid te|8.5 3q+74k+6
s:trasf|8.2 3q+1545-44k+9
g:erim|7.8 0u+5
f:disponibilita|7.8 39+345+4
b:office 3|8.5 38+3
b:3 days|8.5 38+3
b:a hybrid|8.5 4q+6
w:weekly|7.0 2e+1838+83a-4
s:weekl|7.0 2e+1938+33a-3
g:eekl|7.0 2e+7
g:ekly|7.0 2e+7
w:commuting|8.5 3a+3
b:five days|7.8 38+3
b:attend the|8.5 38+6
b:in person|7.6 38+15
b:each day|8.2 4m+3
b:at our|7.8 38+63a+4
b:job can|8.5 38+5
b:from home|7.6 38+445-44k+8
b:to commute|8.0 38+4
b:the studio|8.5 38+44q+6
s:tuesd|8.0 2h+538+63a-345+12
g:<tue|8.0 45+3
g:tues|8.0 45+4
g:uesd|8.0 45+3
g:esda|7.5 45+7
g:sday|7.2 45+8
s:thurs|8.2 38+645+13
g:<thu|8.0 45+3
b:60 %|8.2 38+4
b:you within|8.5 0k+5
b:get to|7.8 38+73o+4
w:plant|8.0 38+5
s:plant|7.8 38+34k+4
b:a 6|8.2 0u+52g+438+33a-4
b:days each|8.5 38+3
b:each week|8.0 2e+5
b:for every|8.2 0v-338+63a+4
b:reliable way|8.5 4m+3
b:way of|8.0 4q+3
w:getting|8.0 38+34m+6
s:getti|8.0 38+44m+4
g:<get|7.8 3a+3
b:of getting|8.5 4m+4
b:getting to|8.0 38+34m+3
b:re an|8.5 38+74r+3
b:days can|8.5 45+5
s:wedne|8.2 45+10
g:<wed|8.0 45+4
b:job at|8.2 0e+438+4
w:advertised|7.8 0m+438+63o+7
w:premises|8.5 38+13
b:s fine|8.5 38+4
f:presence|8.5 38+3
w:kitchen|8.2 38+64q+11
b:t do|8.5 38+845-3
f:distance|8.5 3a+4
w:split|8.2 38+83a+5
s:split|8.2 38+63a+745-3
b:the branch|8.5 38+44r+4
w:weekday|8.5 38+445+3
g:trip|7.2 4k+5
w:facility|8.2 38+43a+3
b:the facility|8.5 38+3
b:by van|8.5 38+6
b:au bureau|7.8 38+7
w:presentiel|8.0 38+74q+10
w:cela|8.0 38+845+3
b:cela vous|8.0 38+445+4
b:vous convient|7.2 38+43a+545+74k+3
b:convient il|7.6 38+54k+6
w:rendre|7.8 38+11
s:rendr|7.8 38+6
b:vous rendre|8.0 3a+3
w:chaque|8.0 2e+438+12
s:chaqu|8.0 38+9
g:chaq|8.0 38+3
g:haqu|8.0 38+4
g:aque|7.8 38+3
w:hybride|8.0 38+54q+10
b:accord pour|8.5 0o+338+3
b:jours au|8.5 38+7
b:sur site|8.5 38+8
w:teletravail|7.3 38+63a+84q+17
s:telet|7.3 3a+64q+16
g:letr|7.3 4q+5
b:le teletravail|8.5 38+63a+5
b:possible pour|8.5 38+54k+6
b:une presence|8.5 38+5
s:siege|8.5 0k+738+3
b:vous y|8.5 38+6
b:3 jours|8.5 38+4
b:travailler a|8.2 38+4
b:un moyen|8.5 38+64m+3
b:travail de|8.5 38+4
b:les jours|7.8 45+3
w:laboratoire|8.5 38+7
w:maison|8.2 2i+1238+4
s:maiso|8.2 2i+1238+3
b:la maison|8.5 2i+93a-3
w:ca|8.5 38+5
w:matin|8.2 38+745+10
s:matin|8.2 38+545+7
b:vor ort|8.5 38+4
w:woche|8.5 2e+1238+9
s:woche|8.0 2e+1538+645+7
g:<woc|8.0 2e+5
g:woch|8.0 2e+4
b:pro woche|8.5 2e+638+4
w:sein|8.5 38+93p+9
w:presencial|8.5 4q+16
g:diar|7.6 38+3
s:nuest|8.5 38+103a+5
w:kantoor|8.5 38+44q+7
w:difficulty|8.2 3a+7
b:have difficulty|8.5 3a+5
w:difficulte|8.2 3a+10
b:la difficulte|8.5 3a+5
b:difficulte a|8.5 3a+4
b:rendre a|8.5 38-33a+4
b:cityname tous|8.5 3a+4
w:peux|8.2 49+3
b:ne peux|8.5 3a+3
b:a distance|8.0 4q+9
l:distance|8.2 4q+4
b:work arrangement|8.0 4q+8
b:remote hybrid|8.2 4q+6
f:remote|8.2 4q+3
w:model|8.2 0l+93a+34q+3
s:model|7.8 0l+74q+11
g:odel|7.5 4q+8
b:rather work|8.5 3a-34q+11
b:like best|8.5 3a+34q+3
l:both|8.2 4q+4
b:preferred way|8.5 4q+3
b:for remote|8.5 3a+34q+3
l:remote|8.5 4q+3
l:after|8.2 3y+5
w:flexible|8.0 3a-345+64k+94q+5
b:fully remote|8.2 4q+7
w:hub|8.5 2w+113a-54q+4
b:desired work|8.2 4q+7
s:setti|8.2 2e+1745+64q+10
b:or office|8.5 3a-34q+10
b:a fully|8.5 3a+3
b:or at|8.0 4q+4
b:first or|8.5 0e+43a-44q+6
b:want a|8.2 0l+50u+44q+5
b:faire du|8.2 39+54q+4
b:du teletravail|8.5 4q+3
b:travail recherchee|8.5 2e+64q+6
f:cherchez|8.5 4q+5
w:desiree|8.5 2w+10
l:desiree|8.5 2w+4
w:modele|8.5 4q+4
g:dele|7.8 0o+3
b:modele de|8.5 4q+3
b:chez vous|8.5 4q+5
b:vous ou|8.2 2c+5
w:preferida|8.5 2w+94q+8
g:moto|7.6 4m+74q+3
l:travel|6.9 3a+5
b:travel for|8.5 3a+3
b:role involves|8.5 4k+6
w:visits|8.2 3a-44k+84m+7
b:to customers|8.5 4k+7
b:away from|8.5 45-44k+5
w:overnight|7.8 3a+345+54k+9
s:overn|7.8 45+44k+12
g:rnig|7.8 4k+4
w:trips|7.3 3a+34k+14
s:trips|7.3 3a+34k+14
g:rips|7.3 4k+6
b:business trips|8.5 3a+3
b:to stay|7.8 39+53a+74k+4
b:to 4|8.5 3a+5
b:trips to|8.5 4k+6
f:overnight|8.5 45+34k+4
l:flexible|8.5 4k+4
b:company business|8.5 3a-64m+6
w:friday|7.5 45+104k+13
s:frida|7.3 3a-345+154k+8
g:frid|7.3 45+74k+3
b:to friday|8.2 4k+4
l:friday|8.0 45+5
b:and can|8.5 4k+4
b:one week|8.5 45+6
w:conference|8.5 3a+64k+5
w:several|8.5 3a-34k+13
s:sever|8.5 4k+5
w:quarter|8.5 4k+9
b:working time|8.5 3y+4
b:accept that|8.5 0n+3
w:freedom|8.5 4k+7
s:freed|8.5 4k+5
b:the freedom|8.5 4k+3
w:installation|8.5 2w+94k+10
f:regular|8.5 0u+4
w:sunday|7.8 45+134k+5
s:sunda|7.5 45+104k+5
g:<sun|7.5 45+5
g:unda|7.5 45+4
b:all right|8.5 39+54k+5
b:you attend|8.5 4k+4
w:voyager|8.2 4k+12
b:a voyager|8.5 4k+7
l:voyager|8.5 4k+3
b:des deplacements|7.6 4k+9
b:quel pourcentage|8.5 3y+6
b:pour des|7.6 45+34k+5
b:deplacements professionnels|8.5 4m+4
w:comporte|8.5 4k+4
b:a prevoir|8.5 4k+5
w:clients|7.2 0k+836+33a+64i-54k+44m+7
l:clients|8.0 4m+3
b:et a|8.5 4k+4
w:acceptation|8.5 0r+64k+3
b:acceptation des|8.5 0r+4
b:de service|8.5 2w+6
b:accord de|8.5 4k+6
s:succu|8.5 2w+104k+8
s:exter|7.6 2i+73a+84k+6
g:xter|7.6 2i+33a+5
b:tienes disponibilidad|8.5 45+3
w:viajar|8.5 4k+9
s:viaja|8.5 4k+11
b:para viajar|8.5 4k+7
b:disponibilita a|8.5 4k+10
b:any restrictions|8.2 3a+8
b:restrictions on|8.2 3a+10
b:away overnight|8.5 3a+4
w:occasional|8.2 39+7
w:limits|8.2 36+53a+94k-3
b:your ability|8.5 36+4
b:which shifts|8.0 45+4
b:work nights|8.5 3a+4
l:nights|8.5 45+3
w:mornings|8.5 45+12
f:monday|8.2 45+6
b:the hours|8.5 45+8
b:hours you|7.6 2e+9
b:re free|8.5 45+4
b:day of|8.5 45+3
w:saturdays|8.2 39+645+6
s:satur|7.8 39+645+11
g:satu|7.8 45+6
g:turd|7.8 45+3
g:urda|7.8 45+5
g:rday|7.8 45+5
w:sundays|8.5 3a+5
l:holidays|8.2 45+5
w:christmas|8.5 45+7
b:and other|8.5 0p+345+4
w:weekend|8.5 45+13
b:do a|8.5 45+3
b:a 12|8.5 0u+5
w:okay|8.0 0n+30p+40u+133a-345+7
g:okay|8.0 0u+4
g:kay>|8.0 0u+5
l:okay|8.5 0u+6
b:split shifts|8.5 3a+4
w:pm|8.5 45+4
w:close|7.3 2c+1039+83a-43p+645+10
b:of hours|7.3 2e+103a-53y+745+3
s:lunch|8.2 45+11
b:you not|8.2 3a+745+449-5
b:weekly availability|8.5 45+3
b:3 30|8.5 45+4
b:any shift|8.5 3a+3
w:late|8.5 39+945+3
b:hours are|8.2 3y+445+4
b:hours that|8.2 3a+445+4
w:roster|8.5 39+645+5
s:roste|8.5 39+5
w:soir|8.0 45+10
g:soir|8.0 45+3
b:jour soir|8.5 45+5
b:soir nuit|8.5 45+4
w:horaires|7.8 3a+445+11
w:apres|7.8 0n-30o+42h+83a+445+44r+10
s:apres|7.8 0o+42h+845+34r+7
w:feries|8.5 45+7
s:ferie|7.8 39+43a+445+6
b:jours feries|8.5 45+5
b:quart de|8.2 45+7
b:travail desire|8.5 3y+545+3
b:jour de|8.5 3a+5
b:la semaine|8.2 0m+5
w:lundi|8.0 2h+445+11
s:lundi|8.0 2h+645+1249-4
g:lund|8.0 45+5
l:lundi|8.2 45+5
w:dimanche|8.2 45+12
s:diman|8.2 45+15
l:dimanche|8.2 45+5
s:garde|7.5 0o+90q+82h+536+33a-445+3
s:schic|8.5 45+17
w:fines|8.5 45+6
s:fines|8.5 45+5
w:semana|8.5 2e+1045+6
s:seman|8.2 2e+1145+4
b:any days|8.5 3a+3
b:days or|8.5 3y+6
b:cannot work|8.5 3a+5
b:t work|8.5 3a+9
b:shift you|8.5 3a+4
w:obligations|7.5 2c+436+13
s:certa|8.5 39+53a+3
w:contraintes|8.5 3a+10
b:des contraintes|8.5 3a+8
b:time part|7.8 3y+6
b:work schedule|8.5 3y+8
w:ft|8.5 3y+12
b:ft pt|8.5 3y+9
b:want full|8.5 3y+3
l:seeking|8.5 3y+4
l:casual|8.2 0u+4
b:position type|8.5 0u+33y+6
f:part|8.5 3y+6
w:commitment|8.5 0k+63y+3
b:work a|8.5 39+945-5
w:just|8.5 2g+43y+5
b:or full|8.2 1j+63y+5
b:temps de|8.5 3y+6
b:temps complet|8.5 3y+4
b:complet temps|8.5 3y+5
w:regime|8.5 3a+73y+5
s:regim|8.5 3a+53y+6
f:regime|8.5 3y+3
b:taux d|8.5 3y+10
b:d activite|8.5 3a+33y+7
w:occasionnel|8.5 0u+53y+3
w:vollzeit|8.5 3y+13
s:vollz|8.5 3y+12
w:teilzeit|8.5 3y+14
s:teilz|8.5 3y+13
l:teilzeit|8.5 3y+5
b:weekly hours|8.0 2e+8
b:hours available|8.2 2e+745-3
b:hours would|8.5 2e+5
w:contracted|8.5 2e+739+4
b:contracted hours|8.5 2e+539+3
b:hours wanted|8.5 2e+6
l:wanted|8.5 2e+32w+3
b:no of|8.5 2e+62m+43a-3
b:heures par|7.8 2e+8
w:desirees|8.5 2e+4
s:hebdo|8.2 2e+16
w:volume|8.5 2e+7
s:volum|8.5 2e+8
w:hebdomadaire|8.5 2e+17
w:gewunschte|8.5 0u+102e+10
g:hte>|7.8 2e+3
f:gewunschte|8.5 0u+32e+5
w:horas|8.2 2e+1239+5
s:horas|8.2 2e+1539+4
b:work extra|8.5 3a+5
b:for overtime|8.2 39+4
b:overtime on|8.5 39+4
b:40 hours|8.5 39+4
b:may apply|8.2 0p+339+4
b:work beyond|8.5 39+43a+4
w:warning|8.5 39+63a+5
b:normal hours|8.5 39+5
b:a faire|8.2 3a+4
b:ce acceptable|8.5 0u+439+6
b:bereitschaft zu|8.5 39+3
w:uberstunden|8.2 39+16
b:zu uberstunden|8.5 39+4
b:to 40|8.5 3a+3
w:refusez|8.5 3a+8
b:refusez vous|8.5 3a+4
b:le temps|8.5 0n+4
f:contract|8.5 0u+3
b:to contract|8.5 0u+5
b:contract or|8.5 2i+4
w:seasonal|8.0 0u+103a-44r+6
b:seasonal job|8.5 0u+9
s:summe|8.2 0u+52h+73a-44r+3
b:than an|8.5 0l+40u+4
l:employee|7.6 2i+5
s:sessi|8.5 0u+53a+5
w:interim|8.2 0u+16
l:interim|8.5 0u+5
b:on staff|8.0 0u+52i+3
w:temp|8.0 0u+102i+43a-34r+7
g:emp>|8.0 0u+4
w:cdi|8.2 0u+11
w:cdd|8.2 0u+11
b:cdi cdd|8.5 0u+3
w:alternance|8.5 0u+7
w:saisonnier|8.5 0u+63a+6
f:contrat|8.5 0u+5
w:remplacement|8.5 0u+13
s:rempl|8.0 0u+103a+3
g:remp|8.0 0u+3
b:stage ou|8.5 0u+4
w:regulier|8.5 0u+8
b:un an|8.2 0o+30u+4
g:ratt|8.0 0n+30u+32w+3
f:driving|8.0 1j+4
b:driver license|8.5 1j+3
b:licensed to|8.2 1j+4
b:g licence|8.5 1j+3
w:commercial|8.5 0m+71j+3
g:rcia|7.6 0m+5
w:operator|8.5 0g+51j+5
l:b|7.6 1j+7
b:full licence|8.5 1j+4
s:motor|7.8 4m+15
g:otor|7.8 4m+8
w:car|6.4 1j+113a+749-34m+28
b:a car|7.1 1j+64m+14
b:car in|8.5 1j+34m+4
b:good standing|8.0 1j+43a-54l+44r+3
w:deliveries|8.5 1j+53a-44m+5
b:a vehicle|7.6 1j+43a-34m+5
b:on public|8.2 1j+32c+33a+5
b:deux ans|8.2 0o+43a+5
b:a driver|8.5 4m+3
w:suspendu|8.5 3a+8
l:suspendu|8.5 3a+3
w:classe|8.0 1j+8
b:ou 3|8.5 3a+7
b:conduire en|7.6 1j+4
w:fuhrerschein|7.8 1j+15
g:hrer|7.6 1j+53a+3
f:fuhrerschein|8.2 1j+6
l:fuhrerschein|8.2 1j+7
w:klasse|8.5 1j+3
s:klass|8.5 1j+5
b:fuhrerschein klasse|8.5 1j+5
b:klasse b|8.5 1j+5
b:b vorhanden|8.5 1j+4
b:einen fuhrerschein|8.5 1j+6
w:conducir|8.2 1j+102m-63a+4
b:de conducir|8.2 1j+102m-43a+3
l:conducir|8.2 1j+5
b:licencia de|8.5 1j+52m-53a+5
w:rijbewijs|8.2 1j+153a+4
s:rijbe|8.2 1j+15
l:rijbewijs|8.5 1j+5
w:patente|8.5 1j+17
l:car|8.0 4m+4
b:own vehicle|8.2 3a-54m+8
b:car for|8.5 4m+3
w:owner|8.0 0k+84m+9
s:owner|7.8 0k+44m+10
g:owne|7.6 4m+3
l:owner|8.5 4m+4
l:tools|8.5 4m+3
f:car|8.5 4m+6
b:have my|8.5 4m+3
w:motorbike|8.5 3a-54m+11
w:wheels|8.5 3a-54m+14
b:own or|8.0 0k+3
w:automobile|8.5 4k-54m+12
f:vehicle|8.2 3a+6
b:use for|8.5 4m+3
b:have for|8.5 4d-44m+5
b:un vehicule|7.8 4m+9
l:vehicule|8.0 4m+4
f:vehicule|8.5 4m+5
w:voiture|7.5 4m+14
s:voitu|7.5 4m+18
g:voit|7.5 4m+6
g:oitu|7.5 4m+7
b:une voiture|8.0 4m+12
l:voiture|8.0 4m+5
w:disposition|8.2 4m+10
l:auto|8.0 4m+8
b:votre disposition|8.5 4m+5
w:vehiculo|8.5 3a+84m+10
w:locations|8.5 2w+73a+5
b:which store|8.5 2w+103a-4
w:choice|8.0 2w+14
s:choic|8.0 2w+9
g:hoic|8.0 2w+4
w:regions|8.5 2w+13
f:regions|8.5 2w+6
b:near you|8.5 2w+33a+3
b:first choice|8.5 2w+53a-3
l:choice|8.5 2w+4
b:of preference|8.5 2w+10
l:join|8.5 2w+4
w:preferences|8.5 2w+43a+7
b:city you|8.5 2v-32w+7
f:posting|8.5 2w+53a+3
w:magasin|8.5 2w+84r+12
s:magas|8.2 2w+93a-34r+12
g:maga|8.0 0m+42w+33a-34r+4
b:quel magasin|8.5 2w+54r+7
l:interesse|8.5 2w+4
w:affectation|8.5 2w+11
b:d affectation|8.5 2w+8
f:secteur|8.5 2w+3
l:restaurant|8.2 3a+4
w:premier|8.5 2w+83a+5
b:quel site|8.5 2w+54q-3
b:previously employed|8.5 4r+3
f:previously|8.0 4r+3
b:previously been|7.8 4r+3
b:companyname or|7.2 0k+4
b:any of|7.6 24+4
b:of its|7.5 4r+4
b:employment with|7.8 0e+34r+9
b:this organization|8.5 3p+44r+4
b:worked at|7.8 4r+8
b:our payroll|8.2 3a-33p+64r+3
b:the council|8.0 4r+3
w:stores|7.8 0e+50p+34r+6
b:our stores|8.5 0e+53a-54r+5
b:or one|8.0 4r+4
w:subsidiaries|7.8 4r+3
s:subsi|7.8 4r+4
b:been part|8.5 4r+6
b:team before|7.6 26+4
b:a temp|8.2 4r+5
w:intern|8.5 4r+7
b:intern or|8.5 4r+4
l:associate|8.5 4r+3
b:any company|8.5 0k+34r+4
b:the group|8.5 4r+4
b:or employee|8.5 3a-33n+4
l:trust|8.5 4r+3
b:or worked|8.2 0e-34r+7
b:us already|8.2 2i+34r+3
l:already|8.0 2i+7
b:received a|8.2 4r+4
b:tick here|8.5 3a+44r+6
b:with companyname|7.8 0e+42c+4
b:was companyname|8.5 3a+44r+4
b:us earlier|8.5 0e+4
b:been one|8.5 2c-34r+4
b:last three|8.5 4r+4
b:or staff|8.5 4r+3
b:staff member|8.0 2i+43a-33n+74r+3
b:this charity|8.5 0k+34r+4
l:charity|8.5 0k+3
b:ete employe|8.5 4r+4
b:employe par|8.2 3p+34r+8
b:par notre|8.5 4r+3
b:emploi chez|8.2 0e+43a+4
b:notre personnel|8.2 2i+34r+4
w:collaborateur|8.2 2i+123a-33n+74r+3
s:colla|8.2 2i+83a-33n+64r+7
l:collaborateur|8.5 4r+3
b:du groupe|7.8 2i+104r+3
f:deja|8.2 0e+3
b:un de|7.8 0e+30k+33a-33p+44r+4
b:avec nous|8.5 4g+34r+6
b:avez deja|8.5 0e+4
b:elle deja|8.5 0e+3
s:reven|8.5 4r+6
w:comptez|8.5 3a+64r+6
b:comptez vous|8.5 3a+44r+6
b:parmi nos|8.5 4r+6
b:einmal bei|8.5 0e+6
w:antes|8.5 0e+74r+8
s:antes|8.5 0e+84r+4
b:en companyname|8.5 3p+64r+6
w:eerder|8.5 0e+104r+8
s:eerde|8.5 0e+54r+9
b:je eerder|8.5 0e+64r+4
b:eerder bij|8.5 0e+74r+4
w:gia|8.5 0e+84r+9
b:hai gia|8.5 0e+74r+3
b:never worked|8.5 3a+44r-3
b:would this|8.5 3a+7
b:this be|8.5 3a+7
b:first job|8.5 3a+6
b:previously applied|8.5 0e+5
b:ever applied|8.5 0e+4
b:applied for|8.0 3i+15
b:an application|8.2 0e+9
b:application here|8.5 0e+4
b:here in|8.5 0e+4
b:12 months|8.2 0o+3
b:applied here|8.2 3a+3
b:here before|8.2 3a+4
f:applied|8.5 0e+4
b:have applied|8.5 0e+4
b:before when|8.5 0e+5
b:which position|8.2 3i+94h-3
w:database|8.5 0e+7
s:datab|8.5 0e+73a+4
l:database|8.5 0e+4
b:previous application|8.5 0e+10
b:we met|8.5 0e+43a+6
w:tried|8.5 0e+13
s:tried|8.5 0e+8
b:considered for|8.5 0e+3
b:stores in|8.5 0e+3
b:90 days|8.5 0e+3
w:pose|8.2 0e+9
b:deja pose|8.5 0e+6
f:candidature|8.5 0e+62i+3
b:candidature a|8.2 0e+9
b:vous postule|8.5 3a+4
b:au cours|8.5 0e+5
b:cours des|8.5 0e+62c+3
b:candidature ici|8.5 3a+6
w:etudiee|8.5 0e+5
b:un dossier|8.5 0e+8
b:nous avez|8.2 0e+43o+6
w:envoye|8.2 0e+82g+9
s:humai|8.2 0e+72f+5
w:bewerbung|8.2 0e+142i+9
l:bewerbung|8.5 0e+32i+3
b:a companyname|8.0 0e+102b+7
b:first application|8.5 0e-33a+11
b:current employee|7.3 2i+83a-53p+8
w:external|8.2 2i+63a+8
b:external candidate|8.5 2i+43a+4
b:the university|7.8 2i+8
l:member|7.8 2i+44l+5
b:internal candidate|8.5 2i+3
b:companyname now|8.5 2i+64r-3
b:team member|8.5 2i+4
b:an existing|8.5 2i+336+5
b:either as|8.5 2i+3
b:employee y|8.5 2i+5
b:us today|8.2 2i+113t-4
b:of us|8.0 2i+33o+5
b:application for|7.6 0o+50q+42i+53a-4
w:inside|8.5 2i+93a+5
s:insid|8.5 2i+73a+5
b:a post|8.5 2i+6
b:employe de|8.5 3p+3
w:interne|7.8 2i+193a-3
l:interne|8.5 2i+3
b:un employe|8.2 2i+53p+6
b:employe actuel|8.5 2i+11
w:externe|8.5 2i+43a+6
b:actuellement partie|8.5 2i+4
f:employe|8.5 3n+5
b:un candidat|8.5 3a+4
w:effectifs|8.5 2i+7
b:deja chez|8.5 2i+43p+4
w:empleado|8.5 2i+93n+11
w:medewerker|8.5 2i+83n+11
s:medew|8.5 2i+73n+6
w:dipendente|8.5 2i+83n+7
s:dipen|8.5 2i+83n+8
b:not currently|8.5 2i-33a+8
f:source|7.1 3o+7
b:see this|7.5 3o+5
b:you find|7.2 3a-33o+10
b:find out|8.2 3o+4
b:out about|8.2 3o+6
w:referral|7.6 3n+103o+6
g:rral|7.6 3n+4
f:referral|8.2 3a+33o+3
b:find us|8.0 3o+6
b:job board|8.5 3a+53o+4
b:apply here|8.5 3n+53o+7
w:cameacross|8.0 3o+5
s:camea|8.0 3o+6
b:you cameacross|8.0 3o+4
b:cameacross this|8.0 3o+4
b:this opportunity|8.0 3o+3
b:first see|8.5 3o+3
b:see the|8.5 3o+3
b:how d|8.5 3o+3
b:d you|8.5 3o+3
w:opening|7.8 3o+10
s:openi|6.9 0p+60q+83a-33o+8
b:this opening|7.8 3o+6
l:opening|7.8 3o+4
w:saw|8.2 3a+53o+4
b:you saw|8.2 3o+5
b:how were|8.5 3o+9
w:aware|7.8 0k+73o+7
s:aware|7.8 0k+53o+8
b:aware of|7.8 0k+33o+6
w:heard|8.5 3o+8
s:heard|8.5 3o+6
b:learn about|7.5 3o+5
b:for our|8.2 0k+42c+5
w:careers|8.5 0r+43o+4
b:was it|8.0 3n+43o+4
b:or the|8.2 2c+83a-3
b:referred by|7.6 3a-43n+83o+6
f:referred|8.5 3o+3
f:vacancy|8.5 3a+4
l:friend|8.2 3a+5
w:discover|8.5 3a-33o+8
s:disco|7.8 0m+63a+83o+6
b:you discover|8.5 3o+4
b:discover this|8.5 3o+4
b:job posting|8.2 0m+5
f:origin|8.5 3o+8
w:paper|8.5 3a+73o+6
b:you aware|8.5 0k+6
w:route|8.5 3o+647+3
s:route|8.5 3o+447+3
b:this page|8.5 3a+63o+3
b:source name|8.5 3a+83o-3
b:sent you|8.2 3n+43o+7
w:connu|8.0 3a+7
b:vous connu|8.0 3a+4
b:vu cette|8.5 3o+5
b:source de|8.2 3a-33o+8
w:recrutement|7.6 0n+70o+33a+53o+4
l:recrutement|7.6 0n+4
b:moyen avez|8.5 3o+6
b:connaissance du|8.5 2k+43o+3
b:l annonce|8.2 3a+43m-3
g:oven|7.3 36+53o+3
g:vena|7.3 36+63o+3
b:notre offre|8.2 3o+6
b:a nous|8.5 3o+449+4
w:informe|7.8 0m+50q+52b+43o+3
b:ete informe|8.5 3o+5
b:de ce|8.0 3o+8
w:concours|8.2 2m-33a+73o+7
s:conco|8.0 36+83a+53o+7
g:onco|8.0 36+3
l:concours|8.5 3o+3
w:affichage|8.5 3a+33o+6
l:affichage|8.5 3a+3
b:a parle|8.5 3n+53o+4
b:offre a|8.5 3a+4
w:vue|8.5 3a-33o+15
b:wie sind|8.2 3o+6
w:auf|8.2 3o+9
b:sie auf|8.2 3o+6
w:aufmerksam|8.2 3o+6
s:aufme|8.2 3o+9
g:erks|8.0 4l+4
w:geworden|8.2 3o+6
s:gewor|8.2 3o+9
b:aufmerksam geworden|8.2 3o+6
s:vacat|8.2 0q+93o+8
g:acat|8.0 0q+3
b:employee referral|8.5 3n+5
b:referral name|8.5 3n+6
b:you referred|8.5 3o+4
b:their name|8.2 3n+5
w:referrer|8.2 3a-33n+18
f:referrer|8.5 3n+5
w:referring|8.5 3n+12
w:recommended|8.5 3n+9
b:colleague who|8.5 3n+7
b:who s|8.5 3n+6
w:introduced|8.5 3n+12
b:who introduced|8.5 3n+7
b:introduced you|8.5 3n+8
b:our people|8.5 3n+6
b:team who|8.5 3n+5
f:friend|8.2 3a+33n+4
w:refere|8.2 3n+16
b:a refere|8.5 3n+5
w:coopte|8.5 3n+15
s:coopt|8.2 3n+15
g:coop|8.0 3n+6
w:employes|8.2 3p+4
b:son nom|8.5 3n+7
b:du salarie|8.5 3n+7
b:relatives employed|8.0 3a+4
b:you related|7.6 3p+10
b:any family|8.2 3a-33p+8
w:members|7.8 3a+83p+4
b:family members|8.2 3a+5
b:members work|8.5 3a+3
w:officer|8.0 2c+63a-33p+9
b:officer of|8.5 3p+5
b:our bank|8.2 0q+53a+3
w:nepotism|8.5 3p+8
s:nepot|8.5 3p+6
w:relation|8.2 2c+63a-33p+5
b:relation to|8.2 2c+43p+4
f:related|8.5 3p+5
w:ties|8.2 0k+73a-33p+10
b:ties to|8.5 0k+7
w:kin|8.2 3a+53p+10
b:working here|8.5 3a+3
w:immediate|7.8 3p+7
b:immediate family|8.2 3p+4
b:with any|8.2 0k+636+33a-3
w:sister|8.5 3a-43p+10
s:siste|8.5 3a-43p+9
b:the board|8.5 0k+5
w:supervised|7.8 3p+6
w:supervise|8.5 26+63a-33p+6
b:qui travaille|8.5 3p+6
b:famille travaille|8.5 3p+3
b:travaille t|8.2 3p+4
w:elu|8.5 2c+53a-33p+9
b:famille immediate|8.5 3p+3
s:verwa|8.5 3p+18
b:no relatives|8.5 3a+63p-5
b:aucun membre|8.5 3a+4
b:ma famille|8.5 3a+3
b:famille ne|8.5 3a+3
b:ne travaille|8.5 3a+4
b:conflict of|8.0 2c+3
b:interests that|8.5 0k+3
b:that could|7.8 0k+536+5
b:conflict with|8.5 0k+3
b:hold shares|8.5 0k+6
w:might|8.2 0k+4
b:that might|8.2 0k+6
l:conflict|8.2 0k+4
w:appointed|8.2 0k+321+9
b:if appointed|8.5 0k+5
b:to one|8.2 0k+62c+33a+3
s:vendo|8.5 0k+63a+7
b:that may|8.0 0k+636+43a-3
g:romi|8.0 2c+336+53a-3
s:impar|8.5 0k+9
s:judge|8.5 2c+5
b:clients that|8.5 0k+436+33a-4
b:please disclose|8.5 0k+336+4
b:with its|8.5 0k+40n+3
w:clash|8.5 0k+12
s:clash|8.5 0k+10
b:clash with|8.5 0k+7
b:or were|8.5 0k+6
l:side|8.5 0k+3
w:bid|8.5 0k+8
b:un conflit|8.5 0k+3
b:interets a|8.5 0k-33a+4
w:declarer|8.2 0k+7
b:a declarer|8.2 0k+4
b:avec ce|8.5 0k+4
b:en conflit|8.5 0k+4
w:concurrent|8.5 0k+636+6
b:un concurrent|8.5 0k+5
w:meme|8.5 0k+103a+6
b:des liens|8.5 0k+6
b:liens d|8.5 0k+5
w:partenaires|8.5 0m+5
w:conservez|8.0 0k+63a+4
b:une activite|8.5 0k+44n+3
w:mandat|8.5 0k+52c+6
f:conservez|8.2 0k+3
w:affaires|8.5 0k+5
s:affai|8.5 0k+63a+5
b:d affaires|8.5 3a+3
w:nuire|8.5 0k+9
s:nuire|8.5 0k+9
b:nuire a|8.5 0k+7
b:no conflict|8.5 0k-33a+7
b:outside interests|8.5 3a+5
b:declare n|8.5 3a+4
b:n avoir|8.5 3a+4
b:aucun conflit|8.5 0k-33a+6
f:non|7.8 19-42f+336+53a+3
l:compete|8.5 36+5
w:restrictive|8.0 36+7
w:covenant|7.8 36+5
s:coven|7.5 36+14
b:any agreement|8.5 36+3
b:agreement that|8.5 36+4
w:restrict|8.0 36+123a-4
b:would restrict|8.5 36+4
w:solicitation|8.2 36+83a-3
s:solic|7.8 36+8
g:soli|7.8 36+4
b:non solicitation|8.2 36+5
b:you party|8.5 36+5
b:party to|8.5 36+63a-3
b:any non|7.8 36+6
b:obligations to|8.5 36+3
w:solicit|8.5 36+8
b:non solicit|8.5 36+5
w:covenants|8.5 36+7
l:covenants|8.5 36+3
w:agreements|8.2 36+63a+3
b:agreements with|8.2 36+5
b:with past|8.5 3a+3
b:past employers|8.5 3a+4
w:garden|8.5 2h+736+53a-3
b:an agreement|8.5 36+6
b:agreement with|7.6 0n+436+3
b:or former|7.6 2i-3
s:breac|8.5 36+93a-3
w:accepted|8.2 0r+436+63a+9
w:hinder|8.5 36+63a+3
s:hinde|8.5 36+5
b:employment restrictions|8.2 2c+33a-3
s:promi|8.2 2c+836+113a-7
w:keeps|8.2 0n+436+8
s:keeps|8.2 36+7
b:that keeps|8.5 36+3
w:nda|8.5 36+53a+4
w:entente|8.5 36+9
b:une entente|8.5 36+5
w:sollicitation|8.5 36+6
b:non sollicitation|8.5 36+5
b:envers un|8.5 36+5
w:contractuelles|8.5 36+8
b:ne pas|8.2 36+5
w:wettbewerbsverbot|8.5 36+18
s:wettb|8.5 36+17
g:bot>|6.9 2f+92h+336+43a-3
l:wettbewerbsverbot|8.5 36+7
b:am free|8.5 36-53a+8
b:compete or|8.5 36-33a+4
l:covenant|8.5 36-33a+4
b:me from|8.0 3a+8
b:libre de|8.0 3a+3
b:aucune clause|8.5 36-43a+4
w:politically|8.5 2c+8
w:exposed|8.5 2c+7
b:politically exposed|8.5 2c+4
b:exposed person|8.5 2c+5
b:government employee|8.5 2c+4
b:24 months|8.2 0q+32c+3
b:public official|8.5 3a+3
b:public office|8.2 2c+5
l:restrictions|8.0 2c+5
w:anti|7.8 2c+62f+52h+133a-5
f:anti|8.2 2c+32f+32h+43a-3
b:any government|8.5 2c+9
b:a senior|8.5 2c+5
w:regulator|8.5 2c+11
b:on behalf|8.5 2c+33a+3
b:a state|8.5 2c+9
w:decide|8.2 0l+80n+62c+63a-4
s:decid|8.2 0l+30n+62c+4
g:deci|7.1 0l+4
b:agent public|8.5 2c+7
w:fonctionnaire|8.5 2c+43a+9
w:politiquement|8.2 2c+73a+3
b:personne politiquement|8.2 2c+6
w:exposee|8.2 2c+43a+4
b:de charge|8.5 2c+4
b:charge publique|8.2 2c+3
f:agent|8.5 3a+4
w:exerce|8.5 2c+43a+3
b:une fonction|8.5 2c+7
w:rang|8.5 2c+53a+5
w:politicamente|8.5 2c+10
b:persona politicamente|8.5 2c+4
b:pas une|8.5 3a+3
b:a union|8.2 4l+5
f:union|7.6 3a+34l+8
l:membership|8.5 3a+3
b:union local|8.5 3a+5
b:union card|8.5 4l+7
w:affiliated|8.5 4l+5
w:syndicale|8.2 4l+15
l:syndicale|8.2 4l+6
w:section|8.5 4l+9
s:secti|8.5 4l+10
b:section locale|8.5 4l+7
b:privacy policy|7.3 0n+7
b:data for|7.5 0n+40q+3
b:that companyname|8.0 0n+4
b:your data|7.8 0n+60o+3
b:my information|8.2 0o+5
w:protection|7.2 0n+112h+9
b:data protection|8.2 0n+3
b:privacy statement|7.8 0n+4
b:data privacy|8.0 0n+3
b:personal information|7.8 0n+9
b:understand how|8.5 0n+5
b:how my|8.2 0n+7
b:i allow|8.5 0n+30o+4
w:companies|8.0 0n+32b+33a+8
b:my details|7.8 0n+50q+4
b:outside the|8.5 0n+3
b:tick to|8.5 2f+3
b:of personal|7.8 0n+6
b:the data|7.8 0n+7
b:data in|8.5 0n+4
b:my cv|8.0 0l+50n+3
b:how we|8.5 0n+3
b:information i|8.5 0n+3
b:data to|8.0 0n+6
b:agree with|7.8 0x+3
b:policy and|7.8 0n+3
b:agreement to|8.5 0n+40r+3
l:reading|8.5 3a+3
w:informed|8.2 0m+7
b:informed of|8.5 0m+3
b:ai lu|7.8 0n+3
b:et j|7.8 0n+30r+4
w:traitement|7.0 0l+70n+6
g:item|7.0 0l+3
b:traitement de|7.6 0n+4
w:collecte|8.5 0n+5
b:la collecte|8.5 0n+3
b:renseignements personnels|8.0 0n+3
w:traitees|8.0 0n+6
w:cadre|8.0 0n+4
b:cadre de|8.0 0n+3
b:protection des|8.2 0n+5
w:rgpd|8.5 0n+19
l:rgpd|8.5 0n+6
b:la protection|8.5 0n+5
b:accepte le|8.2 0l+6
b:lu la|8.0 0n+6
b:d information|8.0 0n+3
w:seront|8.5 0n+30o+7
s:seron|8.5 0o+5
b:traitement des|8.5 0n+4
f:traitement|8.2 0l+3
b:vos donnees|8.5 0o+3
b:companyname pour|8.2 2b+4
b:candidature j|8.5 0o+9
l:accepte|8.0 0o+30p+3
b:ce recrutement|8.5 0n+3
b:la mention|8.5 0n+6
w:etude|8.5 0n+7
b:l etude|8.5 0n+3
b:etude de|8.5 0n+3
w:habe|8.0 0n+63a+9
b:ich habe|8.0 3a+6
b:habe die|8.2 0n+4
w:datenschutzerklarung|8.2 0n+7
s:daten|7.3 0n+190o+5
g:ensc|7.8 0n+6
g:chut|7.8 0n+4
g:hutz|7.8 0n+4
b:die datenschutzerklarung|8.5 0n+3
w:gelesen|8.2 0n+5
s:geles|8.2 0n+6
b:gelesen und|8.2 0n+4
w:stimme|8.5 0n+6
s:stimm|8.5 0n+5
g:erar|7.8 0n+3
g:eitu|7.8 0n+5
g:itun|7.8 0n+5
w:datenschutzhinweise|8.5 0n+11
w:willige|8.2 0n+6
w:verarbeitung|8.0 0n+7
s:verar|8.0 0n+6
b:verarbeitung meiner|8.0 0n+5
w:daten|7.8 0n+90o+4
b:meiner daten|7.8 0n+40o+4
w:acepto|7.8 0n+80o+60p+60r+8
g:epto|7.8 0n+4
f:acepto|8.0 0r+3
b:mis datos|8.5 0n+30o+5
l:datos|8.5 0n+5
w:consentimiento|8.5 0l+40n+8
f:consentimiento|8.5 0n+3
b:ik ga|8.5 0l+50n+5
b:ga akkoord|8.5 0l+3
b:met het|8.5 0l+30n+5
w:mijn|8.5 0n+80o+10
b:mijn gegevens|8.5 0n+60o+7
w:acconsento|8.2 0n+50o+60p+3
w:trattamento|8.5 0n+9
s:tratt|8.5 0n+11
b:trattamento dei|8.5 0n+6
f:acconsento|8.2 0o+3
b:may keep|8.2 0q+5
w:retention|8.0 0o+12
b:data retention|8.5 0o+5
b:we keep|8.5 0q+3
b:after this|8.2 0n-30o+33a+5
b:details for|8.5 0o+3
b:for 24|8.5 0q+3
w:storage|8.5 0o+7
s:stora|8.5 0o+6
b:storage of|8.5 0o+4
b:data after|8.2 0n-33a+7
b:after the|8.2 0o+4
b:the procedure|8.5 0o+4
b:record for|8.2 0o+5
b:for one|8.5 0o+3
b:one year|8.5 0o+5
b:period for|8.5 0o+6
w:delete|8.5 3a+5
s:delet|8.2 0o+83a+3
w:decision|7.6 0l+70o+33a+4
s:decis|7.5 0l+93a+5
b:a decision|8.2 0o+33a+5
w:unless|8.5 0o+52f-43a+10
s:unles|8.5 0o+42f-53a+7
b:unless you|8.5 3a+4
b:my profile|8.0 0q+9
b:hold your|8.5 0o+40q+4
b:you permit|8.5 0o+30p+5
b:permit us|8.5 0o+40p+6
s:archi|8.5 0o+12
b:the vacancy|8.5 3a+4
b:is filled|8.5 0o+3
w:conservation|7.6 0o+19
g:rvat|7.6 0o+6
f:conservation|8.5 0o+4
b:conservation de|8.0 0o+10
w:conservions|8.5 0n+6
b:nous conservions|8.5 0n+50o+4
b:la conservation|8.2 0o+5
w:dela|8.5 0o+7
b:au dela|8.5 0o+4
b:dela du|8.5 0o+4
b:du recrutement|8.5 0n+4
w:conserver|7.8 0q+11
g:rver|7.8 0q+3
b:conserver mes|8.5 0o+5
f:conserver|8.0 0q+6
s:suppr|8.5 0n-30o+43a+6
w:garder|8.5 0o+40q+4
w:gardez|8.5 0o+60q+7
b:gardez mon|8.5 0o+30q+4
b:pendant un|8.2 0o+3
f:gardez|8.5 0o+3
l:terms|7.8 0r+3
b:user agreement|8.5 01-30r+9
w:generales|8.5 0r+4
w:cgu|8.5 0r+18
l:cgu|8.5 0r+7
w:modalites|8.5 0r+8
b:les modalites|8.5 0r+8
b:utilisation du|8.5 0r+6
b:du site|8.5 2j-33a+8
w:condiciones|8.5 0r+13
w:uso|8.2 0l+90r+12
b:ai screening|8.5 0l+5
f:ai|8.5 0l+8
w:automated|7.6 0l+13
b:opt out|7.8 0l+50p-43a+10
b:automated processing|8.5 0l+3
b:may our|8.5 0l+50q+43a-3
s:notet|8.5 0l+143a-3
b:to automated|8.2 3a+3
b:a human|8.5 0l+4
b:at my|8.5 0l+4
w:algorithm|8.5 0l+10
s:algor|8.0 0l+163a-3
g:lgor|8.0 0l+4
g:rith|7.8 0l+62h+4
g:ithm|7.8 0l+62h+3
f:allow|8.5 0l+70q+4
b:to ai|8.5 0l+6
w:robots|8.2 0l+83a+4
s:robot|6.8 0l+72f+212h+10
g:<rob|6.8 2f+92h+3
g:robo|6.8 2f+92h+3
g:obot|6.8 2f+10
b:i want|8.2 0l+43a+5
b:to decide|8.5 0l+40n+4
f:robots|8.5 0l+4
b:par intelligence|8.5 3a+3
w:ia|8.0 0l+14
b:l ia|8.5 0l+8
w:automatise|8.5 0l+7
b:traitement automatise|8.5 0l+7
w:analyse|8.5 0l+73a+4
b:l analyse|8.5 3a+4
b:une ia|8.5 0l+3
w:candidatures|8.5 0l+90q+10
b:dossier soit|8.2 0q+4
b:offers from|8.5 0p+3
w:marketing|7.5 0m+16
g:keti|7.5 0m+6
f:marketing|8.5 0m+4
b:send me|7.1 0m+123a+3
b:me marketing|8.5 3a+4
b:about products|8.5 0m+6
b:products and|8.5 0m+6
w:promotional|8.5 0m+73a+5
b:email me|8.5 0m+4
b:opt in|7.8 0m+40p+8
l:marketing|8.0 0m+3
b:by email|8.5 0m+7
b:i d|7.8 0m+80p+30q+33a-3
b:to hear|8.0 0m+60q+6
w:then|8.2 0m+4
b:and then|8.2 0m+439+3
b:we send|8.2 0p+7
b:send you|8.2 0p+8
w:promotions|8.2 0m+15
f:receive|8.0 0m+5
b:like our|8.5 0m+52b+11
b:the loop|8.5 0m+4
s:brand|8.5 0m+93a+5
b:yes please|8.5 0m+53a+7
w:commerciales|8.5 3a+3
f:recevoir|7.6 0p+30q+5
b:des offres|8.2 0m+4
b:etre informe|8.5 0q+5
b:informe des|8.5 0m+60q+6
b:envoyez moi|8.2 0m+50p+4
w:nouvelles|8.0 0m+50p+7
b:par courriel|7.8 0m+72g+3
f:oui|8.5 0p+4
b:recevoir les|7.8 0m+5
w:abonnez|8.5 0m+10
s:abonn|7.8 0m+112b+123a-3
g:abon|7.8 0m+32b+4
b:abonnez moi|8.5 0m+5
w:produits|8.5 0m+4
w:mochte|8.2 0m+60q+5
b:ich mochte|8.2 0m+4
w:erhalten|8.5 0m+13
s:erhal|8.5 0m+12
l:erhalten|8.5 0m+7
w:recibir|8.5 0m+110p+6
s:recib|8.5 0m+100p+8
b:ik wil|8.5 0m+50p+4
w:ontvangen|8.5 0m+110p+9
s:ontva|8.5 0m+60p+6
l:ontvangen|8.5 0m+3
w:ricevere|8.5 0m+50p+5
b:pas recevoir|8.5 3a+4
w:talent|7.3 0q+193a-3
b:talent pool|8.2 0q+6
l:pool|8.0 0q+5
w:openings|7.5 0p+80q+9
l:openings|7.5 0p+30q+4
b:talent community|8.2 0q+3
f:talent|8.5 0q+4
b:join our|8.0 0q+33a+349+4
b:our talent|8.5 0q+4
f:join|8.5 0q+4
b:about other|7.6 0p+40q+7
w:vacancies|8.2 0q+10
b:me job|8.5 0m+4
w:alerts|8.0 0m+60p+50q+33a-3
s:alert|7.1 0m+60q+153a+9
g:aler|6.9 0p+30q+43a+5
g:lert|7.1 0m+30q+6
b:job alerts|8.2 0m+30p+3
w:similar|7.6 0m+100q+8
s:simil|7.5 0m+40q+8
g:simi|7.5 0m+3
g:imil|7.5 0m+3
g:mila|7.5 0q+3
g:ilar|7.6 0q+3
b:for similar|8.2 0m-30q+9
b:consider me|7.6 0q+43a+9
b:other positions|8.2 0p+30q+4
b:other jobs|7.6 0m+40p+60q+73a-3
b:jobs at|8.2 0q+6
b:future roles|8.5 0q+4
b:similar jobs|8.5 0m+3
b:profile for|8.2 0q+10
w:upcoming|8.5 0q+13
s:upcom|8.5 0q+12
b:about new|8.5 0p+40q+33a-3
b:new jobs|8.5 0m+30q+83a-4
b:notify me|8.2 0m+8
b:me of|8.5 0m+5
f:notify|8.2 0m+5
b:details to|7.8 0n+50q+6
b:list for|8.5 0q+8
b:for later|8.5 0q+103a-4
w:alert|8.2 0q+73a+73w-3
b:job alert|8.5 0q+5
w:remember|8.5 0q+123a+6
s:remem|8.5 0q+53a+5
b:come up|8.5 0q+4
b:me on|8.5 0p+60q+5
w:aren|8.5 0q+7
b:aren t|8.5 0q+4
f:save|8.5 0q+5
b:conserver mon|8.5 0q+8
b:pour de|8.5 0q+7
w:postes|7.5 0q+113a+4
b:autres postes|7.5 0q+7
l:postes|7.5 0q+4
b:de talents|8.2 0q+7
l:talents|8.5 0q+3
b:banque de|8.2 0q+12
b:mon profil|8.2 0q+6
w:alertes|8.5 0q+6
b:des alertes|8.5 0q+83a+3
b:contacter pour|8.5 0q+53a+4
b:n etes|8.2 0h-30q+32h+33a+4
b:etes pas|8.5 2h+3
b:profil pour|8.5 0q+4
w:prochaines|8.5 0q+8
b:prochaines offres|8.5 0q+6
b:offres d|8.5 0q+5
w:pensez|8.5 0q+63a+3
s:pense|8.5 0q+43a+4
b:in den|8.2 0q+5
w:talentpool|8.2 0q+7
b:den talentpool|8.2 0q+7
l:filled|8.5 3a+5
b:text message|8.5 0p+5
b:updates by|8.5 2b+9
b:by text|8.2 0p+8
w:rates|8.5 0p+7
s:rates|8.5 0p+6
b:rates may|8.5 0p+3
w:notifications|8.2 0m+30p+11
f:sms|8.5 0p+5
l:notifications|8.5 0p+3
w:whatsapp|8.2 0p+17
s:whats|8.2 0p+11
f:whatsapp|8.5 0p+4
b:by sms|8.5 0p+73a-3
b:shift offers|8.5 0p+5
w:envoyer|8.2 0p+53a+83o-3
b:envoyer des|8.5 0p+7
w:sujet|8.5 0p+8
s:sujet|8.5 0p+6
b:au sujet|8.5 0p+7
b:par texto|7.6 0p+12
b:pouvez m|8.5 0p+5
b:m ecrire|8.5 0p+3
b:ecrire par|8.5 0p+5
b:follow companyname|8.0 3a+4
b:with their|8.5 3m+3
b:us on|8.5 2b+33a+3
b:employer for|8.5 2b+4
b:company page|8.5 3a+4
w:suivre|7.8 2b+17
s:suivr|7.8 2b+13
g:suiv|7.5 2b+7
g:uivr|7.8 2b+5
f:suivre|7.8 2b+9
b:pour rester|8.5 2b+5
w:abonner|8.5 0m+72b+6
b:abonner a|8.5 0m+42b+4
b:la page|8.5 2b+5
b:page de|8.5 2b+6
s:segui|8.5 2b+13
w:robot|7.1 2f+222h+123a-5
b:a robot|8.2 2f+6
l:robot|7.2 2f+103a-3
w:captcha|8.2 2f+15
s:captc|8.2 2f+13
g:aptc|7.8 2f+12
g:ptch|7.8 2f+13
g:tcha|7.8 2f+13
f:captcha|8.5 2f+4
l:captcha|8.2 2f+5
b:the image|8.5 2f+5
l:image|8.0 2f+7
b:are human|8.2 2f+52h+3
l:human|8.2 2f+5
b:code from|8.2 1u-42f+42g+123a-3
s:chall|8.5 2f+12
b:confirmation code|8.5 1u-52f+102g+5
w:spam|8.0 2f+52h+15
g:spam|7.6 2h+5
g:pam>|7.6 2h+6
b:anti spam|8.5 2f+42h+73a-4
b:un robot|8.0 2f+112h+43a-6
s:recop|8.5 2f+9
b:caracteres de|8.5 2f+6
b:saisissez le|8.5 2f+5
w:humain|8.5 2f+10
b:etes humain|8.5 2f+7
b:anti robot|8.5 2h+5
b:3 +|8.0 2h+83a-3
l:six|8.5 2h+6
w:dog|8.2 2h+1038-43a+73g-5
w:bots|8.5 2h+9
w:tuesday|8.2 2h+645+11
l:tuesday|8.2 45+5
b:security question|8.2 0i-32h+53a+7
w:antispam|8.5 2h+10
s:antis|8.5 2h+6
f:question|8.5 2h+5
w:sicherheitsfrage|8.5 2h+83a+7
f:sicherheitsfrage|8.5 2h+43a+4
b:+ 5|8.5 2h+103a-3
b:verification code|8.2 2g+11
b:sent to|8.5 2g+8
b:code recu|8.5 2g+6
b:recu par|8.5 2g+6
b:code a|8.5 2g+10
b:par e|8.5 2g+4
w:validation|8.5 2g+93a+7
l:blank|8.5 3a+3
b:please don|8.2 0m-43a+12
w:fax|8.5 3a+10
f:fax|8.5 3a+9
s:laiss|8.5 3a+8
b:ce champ|8.0 3a+5
w:vide|8.2 3a+10
l:vide|8.2 3a+4
b:next of|8.5 3a+5
f:next|8.5 3a+3
b:who should|8.2 3a+11
b:s email|7.6 1t-53a+19
b:referee s|8.5 3a+84j-3
b:supervisor s|8.5 3a+4
f:supervisor|8.2 3a+5
b:s phone|8.5 3a+4
b:s address|8.5 3a+11
b:you supervised|8.2 26+3
w:approved|8.5 3a+5
f:agency|8.5 1t-33a+8
b:the assessment|8.5 3a+4
b:assessment day|8.5 3a+8
b:licence expiry|8.5 3a+6
b:had in|8.5 3a+5
b:licence ever|8.2 3a+5
w:stopped|8.5 3a+11
s:stopp|8.5 3a+8
w:keyword|8.2 3a+124j-5
s:keywo|8.2 3a+84j-4
b:keyword or|8.5 3a+5
w:filter|8.2 3a+12
s:filte|8.2 3a+12
b:filter by|8.5 3a+4
w:department|8.2 1o+73a+11
f:filter|8.5 3a+4
l:posted|8.5 3a+5
w:requisition|8.5 3a+9
w:promo|8.5 3a+10
b:competition number|8.5 3a+10
b:your company|8.0 3a+10
b:your business|8.2 3a+8
b:your firm|8.5 3a+8
l:reach|8.5 3a+6
b:think of|8.5 3a+6
b:our new|8.5 3a+3
w:dogs|8.2 3a+14
l:dogs|8.2 3a+5
b:why not|8.5 3a+5
l:app|8.5 08+8
b:who has|8.5 3a+5
w:houses|8.5 38+103a+3
w:malpractice|8.5 3a+9
s:malpr|8.5 3a+7
b:level completed|8.5 3a+4
w:provider|8.5 3a+9
l:provider|8.5 3a+5
w:speed|8.2 3a+12
s:speed|8.2 3a+11
l:own|8.5 3a+4
w:play|8.5 3a+8
w:instrument|8.5 3a+9
l:instrument|8.5 3a+3
l:teach|8.5 3a+3
w:commission|8.5 3a+6
b:commission only|8.5 3a+3
w:sales|8.5 3a+6
w:deal|8.5 0n+3
w:largest|8.5 3a+8
w:sold|8.2 3a+12
b:ve sold|8.5 3a+6
w:exam|8.2 3a+12
w:studying|8.5 3a+9
b:our client|8.2 3a+3
b:client s|8.5 3a+3
b:sold into|8.5 3a+4
l:served|8.2 3a+5
b:you run|8.5 3a+7
l:run|8.2 3a+5
w:camera|8.5 3a+11
s:camer|8.5 3a+7
b:take home|8.5 3a+11
b:the pay|8.5 3a+9
b:the salary|8.5 3a+113v-4
w:rent|8.5 3a+5
b:you visit|8.5 3a+3
w:collect|8.5 3a+7
w:travelled|8.5 3a+6
b:travelled to|8.5 3a+4
f:countries|8.5 3a+5
b:need accommodation|8.5 00-43a+6
b:a room|8.2 3a+5
w:lodge|8.5 3a+6
s:lodge|8.5 3a+7
b:the lodge|8.5 3a+3
b:re proud|8.5 3a+8
w:runs|8.5 24-33a+8
b:staff only|8.5 3a+4
w:claimed|8.5 3a+134k-3
l:claimed|8.5 3a+4
b:days on|8.5 3a+5
s:withd|8.2 3a+12
b:the question|8.2 3a+9
b:du superieur|8.5 3a+6
s:alime|8.2 3a+14
b:de concours|8.5 3a+3
w:secrete|8.5 3a+10
l:secrete|8.5 3a+5
b:points d|8.5 3a+5
w:inaptitude|8.5 3a+10
s:inapt|8.5 3a+7
b:d inaptitude|8.5 3a+6
w:feriez|8.2 39+43a+8
b:que feriez|8.5 3a+5
b:feriez vous|8.2 3a+4
b:jours de|8.5 3a+3
s:notfa|8.5 3a+14
w:telefon|8.2 3a+73b+5
f:telefon|8.2 3a+3
w:emergencia|8.5 3a+6
b:de emergencia|8.5 3a+4
w:talla|8.5 3a+10
s:talla|8.5 3a+9
b:talla de|8.5 3a+8
f:talla|8.5 3a+5
b:your immigration|8.5 3a+4
b:restricted to|8.5 3a+4
s:impos|8.5 3a+13
w:tengo|8.5 3a+7
s:tengo|8.5 3a+7
b:no tengo|8.5 3a+6
b:vous autorise|7.6 3a+34n+4
w:puedo|8.5 3a+9
s:puedo|8.5 3a+7
b:not yet|8.2 3a+4
b:you yet|8.5 24-33a+8
b:yet to|8.5 1l-424-63a+13
s:troub|8.5 3a+5
b:ik heb|8.5 3a+8
b:heb geen|8.5 3a+5
w:lifting|8.0 3a+43h+4
s:lifti|8.0 3h+4
b:i don|8.5 3a+4
b:you without|8.5 3a+3
b:refuse to|8.5 3a+3
b:be out|8.5 3a+53q-3
b:which hours|8.5 3a+345+6
w:refuser|8.5 39-33a+10
l:news|8.5 3a+3
w:preventive|7.3 24+628+9
w:maintenance|6.9 0g+424+428+1329-74f+3
b:preventive maintenance|7.3 28+6
b:in canadian|7.8 3u+4
w:dollars|7.2 3u+9
s:dolla|7.2 3u+5
g:doll|7.2 3u+3
b:canadian dollars|7.8 3u+3
b:when required|8.2 39+3
b:vous qu|8.5 2j+3
w:privilegiee|8.5 2j+4
b:langue privilegiee|8.5 2j+3
b:privilegiee pour|8.5 2j+3
b:nos communications|8.5 2j+3
b:annuel souhaite|8.2 3u+3
b:en dollars|8.0 3u+3
b:dollars canadiens|8.0 3u+3
b:quel quart|8.5 45+5
b:travail vous|8.5 45+5
b:en entretien|7.8 28+4
w:preventif|7.8 28+8
b:entretien preventif|7.8 28+4
f:sap|8.5 24+16
b:cad per|8.0 3u+4
b:need from|8.5 00+33a-3
b:written is|8.5 0x+3
b:a preferred|8.5 32+5
b:preferred name|8.0 32+9
b:overtime when|8.0 39+6
b:l anglais|7.8 2k+7
l:disponibilites|8.5 45+4
w:plc|7.3 24+1628+10
l:plc|7.6 24+5
b:comment nous|8.5 3o+7
w:veux|8.0 0m+3
b:je veux|8.5 0m+4
b:les nouvelles|8.2 0m+30p+3
b:joindre par|7.8 3b+5
b:par telephone|7.8 3b+4
f:espagnol|8.5 2k+7
b:eu connaissance|8.5 3o+6
b:website blog|8.5 2q+4
b:blog or|8.5 2q+5
b:or portfolio|8.5 2q+4
b:occasional overtime|8.5 39+5
f:organization|8.5 1v+4
b:phone no|8.5 3b+5
b:daytime phone|8.5 3b+3
l:monday|8.5 45+5
f:lundi|8.5 45+7
f:tuesday|8.5 45+7
w:mardi|8.5 45+15
s:mardi|8.5 45+13
f:mardi|8.5 45+7
l:mardi|8.5 45+6
w:wednesday|8.5 45+13
f:wednesday|8.5 45+8
l:wednesday|8.5 45+4
w:mercredi|8.5 45+13
s:mercr|8.5 45+12
f:mercredi|8.5 45+7
l:mercredi|8.5 45+3
w:thursday|8.5 45+13
f:thursday|8.5 45+7
l:thursday|8.5 45+5
w:jeudi|8.5 45+16
s:jeudi|8.5 45+11
f:jeudi|8.5 45+7
l:jeudi|8.5 45+6
f:friday|8.5 45+9
w:vendredi|8.5 45+14
s:vendr|8.5 45+13
f:vendredi|8.5 45+8
l:vendredi|8.5 45+6
w:saturday|8.5 45+13
f:saturday|8.5 45+7
w:samedi|8.5 45+15
s:samed|8.5 45+11
f:samedi|8.5 45+8
l:samedi|8.5 45+4
f:sunday|8.5 45+5
l:sunday|8.5 45+7
f:dimanche|8.5 45+9
b:do overtime|8.5 39+5
w:23|8.2 3h+7
b:23 kg|8.2 3h+5
b:two work|8.5 3m+4
b:work references|8.5 3m+4
b:may text|8.5 0p+7
w:vraies|8.5 0x+5
s:vraie|8.5 0x+3
b:sont vraies|8.5 0x+3
b:vraies et|8.5 0x+4
b:your french|8.5 2k+7
b:with plc|8.0 28+829-3
b:what yearly|8.0 3u+3
b:yearly salary|8.0 3u+3
b:salary do|8.2 3u+3
b:you given|8.5 2x+632-4
b:or word|8.5 1f+3
b:other openings|8.2 0q+6
b:relatives who|8.5 3p+3
b:who currently|8.5 3p+5
w:plcs|8.2 28+7
b:with plcs|8.2 28+8
b:a driving|8.2 1j+4
w:become|8.5 3o+3
b:become aware|8.5 3o+3
w:encadre|8.5 26+6
b:deja encadre|8.5 26+4
b:encadre une|8.5 26+4
b:une equipe|8.2 26+5
w:euros|8.5 3u+4
s:euros|8.5 3u+4
b:offres par|8.2 0p+5
b:without restrictions|8.5 4n+3
b:seal certificate|8.5 2m+3
b:experience managing|8.5 26+4
b:managing people|8.2 26+5
b:cad a|8.5 3u+4
b:earn in|8.5 3u+5
b:year in|8.2 3u+4
b:find this|8.5 3o+3
b:moi les|8.5 0m+3
b:conserve mes|8.5 0n+3
b:working monday|8.5 45+3
b:for per|8.5 3u+5
b:me the|8.5 0m+6
b:the statement|8.5 0x+3
b:statement above|8.5 0x+4
b:salary cad|7.6 3u+3
b:date month|8.0 1n+81x-621+549-5
b:first learn|8.0 3o+3
b:your title|8.5 3x-44j+8
b:from year|8.0 21+11
b:to month|8.5 1x+10
b:zip or|8.5 09+3
b:or postcode|8.5 09+4
b:today or|8.2 47+3
b:following have|8.2 24+4
b:companyname in|8.2 4r+5
w:ton|7.1 1f+73b+33d-34j+6
f:ton|7.2 1f+33b+33d-34j+7
b:veux tu|8.5 4g+3
w:cellular|8.5 3b+3
b:your profession|8.5 29+4
b:flat or|8.5 08+5
b:year completed|8.5 1n+8
b:supervised staff|8.5 26+5
b:telefon mobil|8.5 3b+3
b:straße hausnummer|8.5 07+5
w:englischkenntnisse|8.5 2k+8
f:englischkenntnisse|8.5 2k+4
l:englischkenntnisse|8.5 2k+4
b:fruhestmoglicher eintrittstermin|8.5 49+5
b:gehaltsvorstellung brutto|8.5 3u+3
b:jahr in|8.5 3u+3
b:auf uns|8.5 3o+4
b:uns aufmerksam|8.5 3o+4
w:aufgenommen|8.5 0q+5
s:aufge|8.5 0q+4
b:talentpool aufgenommen|8.5 0q+3
b:these have|8.2 24+7
w:said|8.5 0x+4
b:travail preferez|8.2 4q+5
w:quayside|8.5 0q+3
b:autocad experience|8.5 24-428+9
b:the talent|8.2 0q+4
b:quel mode|8.5 4q+3
b:role there|8.5 4j+9
w:sorrel|8.5 0n+64r+6
s:sorre|8.5 0n+54r+4
b:point maitrisez|8.5 2k+3
b:duration from|8.5 21+4
f:duration|8.5 21+4
`,
};
