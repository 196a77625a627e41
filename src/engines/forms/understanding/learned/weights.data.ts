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
    'phone.area',
    'phone.country',
    'phone.extension',
    'phone.local',
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
    10.37, 10.39, 9.63, 9.05, 10.58, 9.92, 10.17, 10.05, 10.43, 9.79, 10.35, 1.58, 10.08, 10.35, 9.54, 10.03,
    10.78, 9.73, 10.05, 9.9, 10.47, 10.21, 10.34, 9.87, 9.78, 9.76, 10.13, 9.97, 10.02, 9.67, 10.51, 10.58,
    10.36, 10.66, 10.25, 10.29, 10.3, 10.55, 9.12, 9.75, 10.1, 10.03, 9.98, 10.4, 9.6, 9.46, 9.95, 10.33,
    9.35, 9.41, 10.74, 10.68, 9.61, 10.52, 10.43, 9.85, 10.06, 10.18, 10.31, 10.43, 10.9, 10.95, 10.03, 10.31,
    9.7, 9.56, 9.62, 10.29, 10.47, 10.53, 10.08, 9.86, 10.64, 10.13, 9.8, 9.61, 11.21, 10.84, 9.77, 9.75,
    10.16, 9.37, 9.8, 9.43, 9.84, 10.37, 9.63, 10.16, 9.79, 10.5, 9.52, 9.87, 10.99, 10.21, 10.17, 8.74, 8.89,
    10.41, 9.92, 10.19, 9.16, 10.08, 10.04, 10.19, 10.59, 9.85, 10.37, 10.1, 10.08, 10.32, 10.49, 9.74, 9.79,
    9.3, 10.11, 10.06, 10.11, 10.16, 13.77, 10.93, 2.73, 10.21, 9.97, 2.06, 9.45, 4.55, 10.46, 10.92, 4.75,
    10.05, 10.12, 9.66, 10.03, 10.3, 10.88, 10.09, 10.45, 10.06, 10.14, 10.04, 10.57, 10.16, 9.94, 10.68,
    10.18, 10.44, 9.12, 11.11, 11.0, 9.85, 10.47, 10.96, 10.75, 9.89, 9.65, 10.82, 10.65, 10.87, 11.18, 10.29,
    10.84, 9.79, 10.02, 10.33, 10.19, 10.17, 10.6, 10.11, 10.36, 9.73, 10.12, 10.31, 9.94, 10.25,
  ],
  strange: 9.1,
  lines: `
w:first|4.7 07+80g+40l+513+917+81e+51l-41n-41p+41s+72j+42w+32x+142z+1030-731+832+633+73a+73p+43q+44b+5
s:first|4.6 07+50g+40l+413+917+71e+41p+41s+42j+32w+32x+162z+830-831+732+533+53a+63p+44b+94s+3
g:<fir|4.5 13+31v+623+32x+122z+330-34b+4
g:firs|4.6 13+317+32x+114b+5
g:irst|4.6 13+32x+930-34b+3
g:rst>|4.7 13+32x+123a+3
w:name|3.4 01+807+50g+40k-30w-30z-41m+41o+41r+151v+1723+1924-32d+52k-32m-32s+32x+172y+142z+2430+1531+1432+1833+1834+143a+93o+143p+173q-33z+841+1243+446+4
g:<nam|3.4 1r+41v+523+112x+82y+92z+1330+331+732+633+834+63o+43p+541+3
g:name|2.8 01+31r+323+72b+42i+32x+142y+112z+1530+1831+1132+933+734+438+43a-33p+44i+44t+3
g:ame>|2.8 01+41r+323+82b+62i+42x+132y+92z+1230+2031+732+1033+434+438+43a-53o+33p+63z+34i+44t+6
c:name|3.0 01+607+40g+30q-30w-40x-31m+31r+71v+1323+2324-42d+32k-32m-32s+32x+232y+232z+2430+2231+2232+2133+2234+133o+133p+183z+641+746+347-34b-34t-3
b:first name|5.6 2x+172z-432+633+5
f:first|5.5 07+41s+42x+14
l:name|3.9 1v+423+62d+32x+82z+830+832+633+53a-33o+33p+43z+3
n:2|1.3 01+302+303+407+708+909+70a+70d-40f-40g-30l-30m-40n-50o-30q-40v-30w+40x-314+31b-31c+41d-31e+61f+61g+41i+51k-31m+91n+91o+51p+61r+51s+71t+141v+71w+61x+121y+51z+521+1222+923+324-525-328-829+52b+42e+42l+32m+72p+102r+42t+42u+42v+92x+62z+630+531+1032+336-438-639-33a-73b+33d+63e+43g+53h+43j-63n-43q-33r-43s-43v+53w+33y+33z+441+443+644+347-849-34b-44c+84f-34h-54j-54l+104m-44p-44t-4
w:given|5.8 0x+82x+142y-32z+331+1132-5
s:given|5.8 0x+62x+1431+10
g:<giv|5.7 0x+32x+831+3
g:give|5.7 0z+52x+831+4
g:iven|5.7 2x+631+4
g:ven>|5.6 2x+8
b:given name|6.0 2x+1531+1032-3
w:s|4.2 0h+41j+41t-32d+42l+42w+32x+82z+63a+123x+348+4
b:name s|7.0 2x+142y+113a-3
f:given|6.2 2x+14
l:s|6.1 1e+32r+32w+72x+83a-5
w:last|4.6 0e+60i+40j+30k+31h+51q+61x+320-32c+42x-72y+102z+1030+1833+43a+53n+33p+33v+113w-443+844+64d+44g+54l+54q+3
g:<las|4.5 2x-330+143a+53v+4
g:last|4.6 2x-330+133v+443+3
g:ast>|4.2 0e+52x-32y+330+133v+443+44t+4
c:highest|3.2 06+80c+60f+30g+50i+110j+41l+151m+101n+71o-41p+41q+251s-41x+420-322+424-425+1427-328-329+42c+42k+112x-62y+32z+1130+183q-33v+1140+443+544+447-34d+124f+34g+84l+3
b:last name|5.5 2x-52y+42z+530+1431+333+33a-5
f:last|5.6 1x+42z-430+173a-53v+444+54l+3
w:family|5.5 0z+414+817+42c+430+123a+33r+11
s:famil|4.8 0z+1114+417+101r-324+425+1030+2032+733+43a+53r+204t-3
g:<fam|4.8 0z+417+330+133r+8
g:fami|4.8 0z+417+425+430+113r+6
g:amil|4.8 0z+417+325+330+93r+8
g:mily|5.5 30+53r+3
g:ily>|5.3 30+638+33r+4
c:family|4.6 0z+414+317+42c+42z+330+1533+33a+53r+184k+34t-3
b:family name|6.2 30+13
f:family|6.3 30+9
w:surname|6.0 2x-52y+72z+1530+163a-3
s:surna|6.0 2x-32y+122z+1130+183a-4
g:<sur|5.6 2y+32z+430+1132+439+43a-4
g:surn|6.0 2z+330+1532+6
g:urna|6.0 2y+42z+330+13
g:rnam|5.6 01+72x+62y+32z+630+1331+4
f:surname|6.4 30+17
l:surname|6.3 2z+530+9
n:1|2.3 00-502+803-404+3405+1906+1207+808+709+190a+180b+60c-30d-50e-30f-50g-30i-40k-50l-50m-60o-40p-50q-70t-30u-60v-60x-50z-611+1713-315+1017-61a+31b-61d-31e+31f+171g-41j-31k-41l-71n-41o+101p+41r+101s-51t+121u-61v+151w+91x+191y+321+2022+724-625-926-427-428-62a-42c-52e-32h-62i-42k+32l+72p-42u+92v-82w-72x+132y+72z-330+2232+333-334+536-338-639-43a-133b+283e+113i+103j-83n-53o+43p-63q-53r-53s-53t-53u+143v-73w-43y+33z+1240-541+1042-343-1144+1445+446+747+948+449-54a-44b+114c+54d-34e+64f-54g-74h-54i-54j-64k+34l+174m-64n-44p-54q-64s-54t-4
w:full|5.0 06+111j+1323+1329+72z+123a-103i+53j+43p+840+1647-34p+94r-3
g:<ful|4.9 06+31j+323+72z+53a-340+9
g:full|4.8 06+41j+423+42z+73a-540+94p+6
g:ull>|4.9 06+51j+423+42z+640+6
c:often|3.5 06+40s+110v-30w+41j+61k+423+62e+142g+42h+42z+737+1538+1439+440+1447+134b+84k+64m+104q+3
c:valid|3.2 02-305+306+80g+120h+30i+100k+60o+41j+151l+111p+31v+31y+922+423+82a+32c+62i+102u+32z+53u-33v+73w-440+741+347-44b-34l+34n+34o+84p+134q+124r+7
b:full name|6.0 23+102z+113p+5
f:full|6.1 06+323+52z+93i+340+4
f:name|5.1 1m+31r+61v+723-32x-32y+42z+1530-332+734+53a+73p+63z+341+646+3
w:your|2.6 02+30m-30o+40y+31f+101h+31v-521-323+725+112d+52q+52r+42s+32u+32z+933+437+438-33a+83n+33q-33t+342+647-348-34c+34g+64h+84j+34l+44p-34q+44t-3
b:your full|6.6 06+523+42z+6
w:legal|5.4 0c+90d+90r+311+923+32x+92z+430+632+634+53a-33t+83z+74p-44r+7
s:legal|4.7 0c+80d+811+31j+112x+42z+530+832+434+33t+63z+54p+114r+4
g:<leg|4.7 0c+41j+330+34p+7
g:lega|4.7 0c+41e+31j+34p+4
g:egal|4.7 1j+34p+5
g:gal>|5.4 0c+330+4
c:legal|3.6 0c+50d+30f+110i+40j+100l+30n+511+31j+724-32a+32z+330+433+43a+53n+103t+1347-549+44p+244q+124r+16
b:full legal|7.4 2z+10
b:legal name|6.8 2z+932+534+53z+3
f:your|4.8 04+31f+71t+91u-423+324+725+32d+52q+32u+92z+1230-33a-93z-348-64l+6
n:3|1.0 01+30c+30g+50k-30s+50u+31d+31s+31t-61u+31x-31y+61z+521-324+525+526+528+62d+32f+42i+42k+32w+42z+433+335+338-33a+233q+43v+540+642+447+54e+54f+34g+64j+34n+54q+44s+4
w:preferred|5.6 04-30s+60t+81t+32j+32w+102x-932+113b+33l+33u+340+747+54b+34s+8
s:prefe|4.7 0s+90t+200u+313+519+72j+182k-52w+182x-432+1739-33a+43l+440+647+54s+21
g:<pre|3.1 0f+30t+71c+31y+32j+42w+72x+1031+332+737+738+53d+63s+33t+34s+7
g:pref|4.6 0s+30t+112j+62w+1032+63d+73z+64s+11
g:refe|3.9 0t+82j+52w+1132+53l+33n+93o+183p+114s+8
g:efer|3.9 0t+92j+42w+832+63l+33n+93o+203p+104s+7
g:ferr|5.1 2w+432+33a-33p+103q+44s+4
g:erre|5.1 0s+42x-332+43p+73q+44s+3
g:rred|5.2 2w+532+33p+5
g:red>|4.2 0j+31i+32w+532+33p+340+34s+3
c:called|3.6 04+305+306+1107+1208+40a+30l+30s+100t+161t+51u+41v-41z+624-32g+32j+112k-52o+32u+52w+1632+243z+640+547+44e-34l+54s+14
b:preferred first|8.3 2x-732+9
f:preferred|5.9 0t+42w+42x-332+747+34s+6
w:what|3.4 1l-31o+31p+41w+520+424-42h+432+43v+53w+133x+648+349-34b+54d+64g+114h+104i+74j+64l+94p-34r+6
c:why|3.1 04-30k+60q-30u+40v-31b+31c+161d+71l-51m+31o+41p+61v-41w+51y-520+2624-52d+32h+62w-42x+32z+432+738-33a+43m+43p-43r-33v+53w+123x+648+649-64a+54b+54d+84e+34g+104h+134i+334j+284l+114p-44r+84t-5
w:should|5.6 0q+30t+41t+332+63a+5
b:what should|7.4 2x+532+83w+5
w:we|4.2 00+906+60f+60k+40n+80o+120p+90q+80s+30t+110x-30z+31e-31t+131v-524-52g+102j+42k-32o+72p+32q+92r+62x+52z+536+438+639+43a-83b+73j-33l+43n+173o+43p+53q-73v-33w+33x+347-449+34j+34t-3
c:us|2.3 00+304-407-30e+170g-40k+100m+80n+60o+50p+40q+70t+40v-30y+314+417-31e-31l-31n-31p-31r-31t+51v+171x-41z+1023+324-825-426+72b+232i+262j+32k-32q+52v-32y-330-432+436+838+103j-53l+43n+123p+103q+153r+183s+33v-440-343-344-347-348-349+114a+44b+44e+74i+264q-34t+20
b:should we|6.2 00+40q+40t+52j+52q-332+83a+43n-441+34e+34i-34j+6
w:call|5.9 0l+60q+60s+150t+427+52v+52x+832+1033+43b+113n+63x+4
g:<cal|5.5 07+40s+62h+32x+332+4
g:call|5.4 0s+732+53a-4
g:all>|5.6 0s+52x+332+5
c:contact|4.2 0p+50q+80s+180t+221t+81v-32k+42l+72x+432+83a+53b+143n+173o+5
b:we call|6.7 0q+30s-52x+733+33a+8
w:you|1.5 0c+40d+30f+30g+60k+40t+30v+50x-30z+413+517+318+31a+31f-31j+31l+420+324+112a+32c+42i+52w+538+439+43a+73j+43p+33q+53s+63w+343+647+548+349+44b+44f+44h+34j+54m+64p+3
c:fit|1.5 00+80c+70d+90f+40g+80j+40k+70p+40q+30s+40t+40v+70x-40z+710+312+413+816+417+518+419+61a+41b+41e-51f-51h-31j+41l+51o-31p-31t+320+524+1525+32a+32c+62i+62j+42m-32w+730-332+436+438+939+73a+73j+53k+33m+33p+53q+83s+103w+53z-340+341-443+744-446-347+648+449+94b+64f+94g+34h+44i+44j+114m+94n+34o+64p+74t+6
b:call you|6.6 0q+70s-52x+832+143b+5
f:what|3.6 1l-31o+41p+51q+31v-31w+31y-320+424-42z+432+73a+83m+43q+33v+83w+113x+448+649-44a+44d+74g+134h+44i+84j+94l+94p-34r+84s+3
l:you|4.4 0d+30t+311+31t+52a+32w+432+738+43a+73o+647+549+34c+44e+3
w:middle|6.5 2z+631+19
s:middl|6.5 2z+531+183a-3
g:<mid|6.4 31+10
g:midd|6.4 1p+631+10
g:iddl|6.5 31+8
g:ddle|6.5 31+9
g:dle>|5.9 2p+32s+431+9
b:middle name|7.2 31+18
f:middle|6.8 31+7
w:prenom|4.9 23+72x+172z+1331+1532+1333+63a-83p+3
s:preno|4.9 23+62x+172z+1531+1432+143a-6
g:pren|4.7 2x+152z+531+732+3
g:reno|4.9 2x+132z+431+632+4
g:enom|4.8 15+32x+162z+431+532+33a-3
g:nom>|4.9 2x+162z+631+432+93a-3
f:prenom|5.4 2x+1830-332+7
l:prenom|5.4 2x+1531+3
w:nom|4.5 01+607+70g+30j+31m+41r+51v+1023+152s+52x-62y+162z+1730+2132+933+133l-33o+93p+1541+846+5
w:de|2.4 0i+30n+40q+30t+31c+41d+31h+31i+61s+31v-31y-31z+82k+42m+32y+33g+43q+43r+33t+43w-542+446+44a+44c+34l-34r+3
b:nom de|5.5 0w-31r+41v+102y+1330+533+441+6
w:famille|5.7 17+42z+730+1133+53r+104t-3
g:mill|5.7 30+43r+3
g:ille|3.9 04+62v+630+338+33r+44t+5
g:lle>|4.0 04+706+307+31y+31z+42v+330+43a-43r+44t+4
b:de famille|6.0 2z+430+733+3
f:nom|4.9 1m+31v+423+32x-32y+52z+930+2132+33p+441+3
l:famille|6.2 30+6
l:nom|6.3 2x-330+1433+4
w:complet|6.4 06+30x+31j+323+72z+1340+3
s:compl|4.7 06+1608+80x+714+31e+71k+31l+151m-31n+91o-31q+922+1024+32a+82p+42q+32z+1930-33a+540+94c-34f+3
g:<com|2.8 04+406+30m+50q+40t+31l+41v+321+325+42b+42i+32j+32z+436+548+84b+44e+34i+64t+6
g:comp|3.2 0e+31l+41v+61z+325+32b+62i+436+53r+348+84d+44i+54t+5
g:ompl|4.7 06+41l+71n+31q+32a+32z+540+34d+6
g:mple|4.4 06+508+31i+121l+62z+7
g:plet|4.9 06+71l+91n+322+32z+7
g:let>|6.3 2z+7
b:nom complet|7.0 2z+1030-3
l:complet|6.7 2z+8
w:et|4.8 07+100n+31k+323+42x-42z+63a-543+44g+5
b:prenom et|8.3 2x-72z+1230-4
b:et nom|7.8 07+32z+930-5
w:pronouns|6.5 3l+27
s:prono|5.7 11-433+273a-63l+42
g:<pro|3.1 0a+120g+30m+40v+329+42d+92o+633+93a-73i+33l+133t+44c+74d+44f+12
g:pron|5.5 33+153a-43l+22
g:rono|5.6 33+123a-33l+20
g:onou|6.1 33+53l+12
g:noun|6.2 33+63l+12
g:ouns|6.4 3l+12
g:uns>|6.4 3l+11
f:pronouns|7.4 3l+3
l:pronouns|7.3 3l+5
w:quels|6.7 24+847+44g+4
w:sont|6.0 0x+43a+34g+6
b:quels sont|7.6 3l+34g+5
w:vos|5.0 17+41e+31i+323+42q+32r+43a+43n+33w+347+448+54d+34g+104j+4
b:sont vos|6.5 3l+33w+44g+124j+3
w:pronoms|7.5 3l+16
g:onom|6.2 0a+317+93a-33l+143w+3
g:noms|7.0 2y+431+43l+5
g:oms>|6.8 2y+33l+5
b:vos pronoms|8.6 3l+4
f:quels|6.8 1j+324+83l+34g+4
l:pronoms|8.0 3l+5
w:email|4.4 01+200m+60t+81t+221u+212g+63a+113o+342+7
s:email|4.4 01+220m+70q+30t+81t+241u+212g+103a+43o+642+7
g:<ema|4.4 01+61t+211u+112g+3
g:emai|4.1 01+80m+31t+191u+82e+32g+33a-3
g:mail|3.8 01+120m+30t+31t+271u+152g+93a-342+6
g:ail>|3.6 01+140t+31t+241u+142g+642+547+34s+4
f:email|5.4 01+31t+183a-43o+3
l:email|5.3 01+51t+131u+33a+3
w:e|4.1 01+1602-305-30c+60g+30h+100j+50m+70r+40t+100w+121b+81l+61t+201u+181y+324-42a+62g+92k-32v+102w-332+533+434+435+83a-103s+641-342+843-347+349-34b-34g+74p+44t+5
w:mail|4.8 01+210m+50t+101t+211u+202g+173a-742+9
g:<mai|4.3 01+51t+191u+72g+642+3
b:e mail|4.9 01+140m+30t+61t+171u+132g+103a-542+5
w:address|4.2 01+404+1105+706+1407+1408+1409+50a+71t+121u+71v-61z+152g+52q+42r+32s+52u+83a+33z+114e-54l+7
s:addre|4.2 01+304+905+506+1207+1708+120a+41t+111u+91v-41z+92g+62q+32r+32s+32u+63a+53z+94e-44l+6
g:<add|4.1 06+907+708+41t+31u+31z+4
g:addr|4.2 04+306+1007+508+61t+51u+31z+43z+4
g:ddre|4.2 06+807+1008+61t+31z+3
g:dres|3.7 04+305+306+1507+1308+81t+81u+61z+42u+3
g:ress|3.6 06+1407+1308+90a+31c+31t+101u+41v-31z+33a+4
g:ess>|3.8 00+306+807+808+41t+41z+33a+4
b:mail address|6.1 1t+12
f:e|5.4 01+30f+30h+31t+16
l:address|4.8 06+1107+408-41t+33z+3
w:adresse|4.8 01+904+605+606+907+1408+709+30a+61t+111u+121v-61z+52q+32r+112s+52t+42u+73a+5
s:adres|4.7 01+504+705+306+1507+2108+200a+51c+31t+121u+121v-31z+32q+42r+82s+32u+6
g:<adr|4.7 06+1007+508+71t+5
g:adre|4.6 06+1507+808+61t+81u+4
g:esse|4.5 06+1107+31c+31t+71u+3
g:sse>|4.3 03+406+1107+31c+31e+31h+31t+71u+342+348+4
w:courriel|5.1 01+90m+60t+51t+151u+142g+33a+742+4
s:courr|5.0 01+90m+61t+171u+143a+742+4
g:<cou|3.8 05+90h+40v+41t+91u+43d+7
g:cour|4.6 0v+31t+141u+44c+3
g:ourr|5.0 1t+141u+5
g:urri|4.7 01+31f+71g+51t+111u+4
g:rrie|4.9 01+31t+131u+5
g:riel|5.0 1t+121u+5
g:iel>|4.8 01+31t+131u+540+3
b:adresse courriel|6.3 01+31t+9
f:adresse|5.2 06+707+121t+91u-52s+3
l:courriel|5.2 1t+141u+43a-4
w:confirm|5.6 03+60c+130n+60x+81u+624+32f+92g+638+43j+43s+649-3
s:confi|5.0 02-503+150c+140i+60n+130x+91t-101u+1624+325+42f+142g+102h+638+53a-43j+73s+4
g:<con|2.9 03+50f+40k+70l+30n+40o+50p+40q+40r+40s+30t+70u+90v+71u+52a+336+63a-33n+73q+3
g:conf|4.6 03+70c+30k+70n+40x+41t-51u+102f+42g+3
g:onfi|5.0 03+60c+40n+51t-51u+102f+52g+43a-3
g:nfir|5.2 03+60c+31t-41u+92f+52g+4
g:firm|4.9 03+70c+30x+51t-51u+91v+623+62f+52g+33a-6
g:irm>|5.5 0c+40x+41v+4
c:said|3.5 03+806-30c+40e+60f+40g+200k+50l+40n+130o+40x+2210+61c+31e+91h+91m+31t-71u+1322+623+32f+72g+62h+32m+83a+74e+84l+44t-3
b:confirm your|7.6 2g+7
b:your email|6.3 01+31t+71u+83a+7
f:confirm|6.9 1u+32f+52g+5
w:phone|4.7 05-30s+80t+91t-332+43a+83b+113d+133e+83f+243g+113h+143o+4
s:phone|4.7 0s+70t+92x-530-533+223a+63b+133d+93e+103f+163g+133h+13
g:<pho|4.5 33+83b+103f+43g+93h+33i+9
g:phon|4.0 0s+633+73b+183d+73e+53f+43g+93h+10
g:hone|4.1 0s+433+53a+33b+193d+63e+33f+53g+103h+8
g:one>|3.8 0a+313+33b+183d+53e+33f+53g+53h+64k+134l+3
f:phone|5.4 3a-83b+103d+43e+73f+103g+7
l:phone|5.8 3b+153h+6
w:mobile|6.0 0p+103b+153g+143s+44m+13
s:mobil|5.7 0p+517+33a-33b+193d-33g+123s+154m+11
g:<mob|5.7 0p+33b+143g+43s+4
g:mobi|5.6 3b+123s+5
g:obil|5.6 0p+43b+123g+43s+5
g:bile|5.9 0p+32y+33b+83g+44g+3
g:ile>|4.6 07+42o+63a-63b+73g+5
w:number|4.1 07+1008+110g-40i+41j-628+929+62e+72m+173a+73b+133d+83e+33f+233g+103w+93x+441+1444+1445+1246+647-34m-44n+34r+7
s:numbe|4.1 05-307+608+100i+40z-31j-528+729+62e+52i-32m+153a+83b+153d+83e+53f+133g+103w+93x+440-341+1044+1545+104d+34r+4
g:<num|3.7 07+61j-42m+143a+33b+133e+33f+43g+741+744+1245+6
g:numb|4.1 2m+83b+113f+541+544+645+4
g:umbe|4.1 07+32m+83a+33b+103f+53g+341+644+845+4
g:mber|3.9 07+308+32m+73a+53b+83f+541+544+545+44n+5
g:ber>|3.8 1v+52m+63b+103f+53g+441+644+745+34n+4
c:years|2.5 07+30c+90d+80n-30o+50w+613+61e-31j-41n+81o-41r-31s+91x+81y-31z+321+1124+326+1527+1828+1729+192c+72e+82k-42m+92v-32x+537+63a+73b+93d+33f+83g+43j-33q-33w+73x+33y+540-341+644+945+647-74b+74g-34h+84m-34p-3
b:mobile number|7.6 3b+93d-6
f:mobile|6.5 3b+8
l:number|4.6 08+42m+83a+43f+73x+341+544+12
w:numero|4.9 07+161j-122i+42m+163a+93b+153d+83e+93g+1341+1144+1245+1546+94n+3
s:numer|4.9 07+131j-92i+32m+122q+334+53a+73b+153d+73e+73g+1441+744+1545+1546+54n+4
g:nume|4.9 07+71j-32m+93b+53e+33g+344+645+5
g:umer|4.9 07+71j-42m+113b+53g+344+545+5
g:mero|4.9 07+71j-32m+103b+63e+33g+344+545+4
g:ero>|4.8 07+61j-32m+103b+53g+444+645+5
b:numero de|5.5 1j-42m+53a+83b+103d+53e+73g-341+544+546+44n+4
w:telephone|4.9 0s+70t+33a+63b+113d+93e+53g+83h+19
s:telep|4.8 0s+110t+411-32k+33a+53b+163d+123e+83g+123h+19
g:<tel|4.4 0s+33a+83b+133d+63e+43g+113h+74s+4
g:tele|4.4 0s+33a+63b+183d+73e+43g+123h+54s+5
g:elep|4.8 0s+43b+143d+43g+33h+5
g:leph|4.8 0s+43b+93d+33e+33g+43h+9
g:epho|4.8 0s+33b+113d+43e+33g+33h+6
b:de telephone|6.6 11-33a-33d+53g+13
f:numero|5.2 1j-62m+143a+73b+83e+53g-344+1145+746+3
l:telephone|5.4 3b+113d+33g+5
w:device|7.6 3g+13
s:devic|7.6 3g+9
g:<dev|5.9 3g+33u+9
g:devi|6.8 3g+33u+8
g:evic|7.6 3g+4
g:vice|5.7 0m+33g+344+34t+3
g:ice>|4.1 0n+42w+437+94s+4
b:phone device|7.8 3g+4
w:type|4.7 03+50b+360u+1317+31c-41d+91m+101u+91v-320+323+102f+82g+32h+33b-93g+173w-73y+1340+1443+748+449-74a+194l-34r+154s+8
g:<typ|4.6 0b+80u+51d+41m+31u+43b-33g+133y+440+549-34a+64r+5
g:type|4.7 0b+70u+61d+41m+31u+523+33b-43g+173w-33y+440+54a+54r+6
g:ype>|4.7 0b+60u+71m+31u+423+43b-33g+133y+340+649-34a+74r+6
b:device type|7.6 3g+6
l:type|6.2 0b+113b-33g+1443+4
w:location|5.7 1r+31z+162v+162w+1238+74p+44t+6
s:locat|5.5 1v-41z+192v+192w+1538+74p+54t+4
g:<loc|5.2 04+41z+92v+152w+438+34n+3
g:loca|4.7 04+71z+92v+112w+938+43s+13
g:ocat|4.9 1z+92v+72w+73s+10
g:cati|3.6 0e+30g+30p+30x+31m+31q+41s+31z+42f+32g+72r+52v+62w+53a-53d+3
g:atio|2.6 00+30f+30g+50o+30x+41n+31o+51q+41s+31z+32a+32g+42r+32v+62w+335+103a-63w+34b-34r+3
g:tion|2.3 00+40g+50m+30o+30v+60x+41e+31n+51o+41r+31s+426+32a+32g+32v+535+83a-53k+33w+44e+34j+54l+84p+3
g:ion>|2.3 05+30f+30l+30n+30o+50v+30x+615+71c+31m+31n+81o+51q+41r+41s+42g+42v+62w+333+33a-73e+347-34j+44l+104n+44r+3
c:onsite|4.1 02+308+50r+51r+51z+1820+424-325+52c+52j-42l-32q+32u+132v+82w+182x+338+233b-43h+53q+547-54e-34s+114t+7
w:city|4.7 04+2006+507-40a-40w-41r+51v-71z+142i+42v+172w+103a+83s+34s-44t+5
g:<cit|3.9 04+1705-30h+211z+32v+72w+338+83s+44r+5
g:city|4.2 04+151v-31z+52v+638+73s+6
g:ity>|3.5 04+160j+310+616+41a+51v-32i+32v+435+63s+3
c:town|3.8 04+2906+71v-61z+172i+42v+232w+538+33a+73b+43g+43r+43s+847-34m+44s+54t+5
b:location city|7.8 2v+6
f:location|6.8 1z+62v+73a+3
l:city|5.5 04+181v-3
w:where|4.8 05+306+50v+31o-41r+81t+81v+111z+924-425+42n+32q+102r+72s+42v+142w+637+43q+114g+74k+34s+6
s:where|4.8 04+306+31o-41r+61t+91v+111z+924-32q+102r+52v+132w+536+337+53a-53q+1041+44g+74m+44s+4
g:<whe|4.1 0s+31n+41z+32v+53a-44b+5
g:wher|4.8 1t+31v+41z+42v+53q+3
g:here|4.2 0x+41t+31v+323+42v+63a-53q+6
g:ere>|3.8 0x+317+423+32v+43p+33q+6
w:are|2.9 0c+80d+50g+50u+30x+30z+412+313+81a+31k+324+325+52a+42c+32i+72v+536+339+33a+83k+33s+340+347+44m+54p+4
b:where are|7.4 2v+93q+4
b:are you|3.1 0c+90d+80f+50g+60h+40j+40u+70z+512+613+1116+318+319+51a+61j+41k+71v-31y+724+425+828-32a+62c+82i+82v+536+338+539+63a+53j+63k+33s+640+743+647+64a-34g+34i-34l-34m+94n+54p+104r+44s+3
w:currently|5.4 05+30i+70k+40v+81b+31y+92a+42c+42i+643+44l-34p+6
s:curre|4.1 02-505+606+50g+80i+50v+41o-41p+71v+101y+1220+522+52c+32i+102v+530+337+63r+63u+233v+103w-114k+34l+64p+44r+5
g:<cur|3.9 1f+51g+41v+41y+92i+33a-33u+113v+33w-4
g:curr|3.9 1f+51g+41y+62i+436+63u+113w-3
g:urre|4.0 0g+31v+41y+42i+32v+336+63u+83v+33w-3
g:rren|4.0 0g+31v+31y+52i+32v+336+63u+93v+33w-4
g:rent|3.9 0z+317+31v+31y+936+33o+43r+63v+6
g:entl|5.1 1y+52i+3
g:ntly|5.2 1y+52i+3
g:tly>|5.1 1y+62i+43a+3
c:current|3.1 02-305+306+70e+30f+30g+30i+518+31c+71h+31l-31m-31o-31q+41v+211y+231z-320+522+824-42c+32d+32i+202t+72v+142w-337+93n+53q-33v+263w-747-449+34b-34c+54d+44f+64l+204r+44t-4
b:you currently|5.9 05+30k+30v+41b+32a+42i+843+44p+5
w:based|6.8 2v+82w+63a-33s+44s+8
s:based|6.8 2v+112w+63a-34s+7
g:<bas|5.4 2v+82w+33y+6
g:base|5.6 2v+82w+4
g:ased|6.6 1x+32v+4
g:sed>|4.9 1b+524+332+33a-34h+3
c:live|3.9 04+1505+1506+1409+40a+170j+30w-31q+31v-31z+929-52v+162w+438+639+33b+43d+53e+33g+83s+143t+447-54k+44p+34r+84s+6
f:where|5.1 04+31r+31t+41v+52q+32r+32v+72w+43a-34g+3
l:based|7.6 4s+3
w:current|4.5 02-603-306+70g+140i+31o-51p+111v+61x+31y+920+522+102i+82v+730+537+63n+63r+43s+53u-33v+123w-442-34k+34l+94q+54r+4
g:ent>|2.7 08+40k+30l+30n+40p+30u+51v+51y+725+42c+62i+536+33v+64r+3
b:current location|8.0 2v+12
f:current|5.2 05+306+41v+71y+322+32i+430+33a+53v+74l+5
l:location|6.4 1z+122v+8
w:ou|4.3 04-305+309-40d+50g-40k+80s+50u+1012+413+416+41e-31f+41m+51r+81v+81y-41z+424-425-32c+72i+42j+32k-62q+42t+32v+172w+538-43a-43b+53g+113p+43q+103r+93s-43y+840+547+34d+74i-34j+34s+5
w:habitez|7.3 04+405+606+40a+42v+4
s:habit|7.0 04+505+506+40a+32v+739+5
g:<hab|5.3 0g+30i+50j+648+6
g:habi|6.0 0i+70j+62v+33a-348+6
g:abit|6.9 1p+42v+4
g:tez>|4.8 1k+439+33a+34c+3
b:ou habitez|7.8 06+52v+8
w:vous|2.5 0c+30g+40j+50k+30s+40t+30v+50z+417+419+31e-31j+41l+724+72c+32i+62v+438+639+43a+43j+43q+63r+33s+63w+443+347+64c+34f+34j+44l-54m+34n+34o+64p+44t+4
b:habitez vous|7.4 04+406+30a+42v+7
f:ou|6.1 06+31r+61v+41z+52q+32v+113q+3
l:vous|5.1 29+32v+72z+34c+54e+5
f:city|5.2 04+172w+33a+4
w:ville|5.3 04+1509-30a-51z+112i+52v+142w+63a+33r+33s+54t+7
s:ville|5.3 04+1509-51z+92v+132w+103a+33r+53s+44i+54t+6
g:<vil|5.2 04+81z+32v+42w+4
g:vill|5.2 04+102v+6
f:ville|5.6 04+151z+72v+3
l:ville|5.8 04+8
w:province|5.5 04-306+90a+150c+62v+63s+34m+6
s:provi|5.1 04-306+50a+220c+60x+41j+42v+73a+53s+64m+3
g:prov|4.9 0a+163t+3
g:rovi|5.1 0a+132v+3
g:ovin|5.2 0a+153s+3
g:vinc|5.3 0a+12
g:ince|5.3 0a+1021+3
g:nce>|2.8 06+30a+80i+41j+521+324+428+329+42y+338+43a+33q+34h+5
c:country|3.4 04-405+200a+60h+110w-31z+52a+42v+82w+335+338+123d+213s+1049+44p+124q+34r+5
f:province|6.1 0a+14
l:province|6.1 0a+62v+4
w:postal|5.0 06+907-309+253a+4
s:posta|4.9 06+1507+609+241t+9
g:<pos|3.3 06+809+150e+33e+73k+43q+43s+34b+44j+44l+8
g:post|3.7 06+1009+181y+33a-33e+63s+44j+3
g:osta|4.9 06+509+141t+3
g:stal|4.9 06+609+12
g:tal>|4.5 06+309+121e+329+62e+43a+3
w:code|4.4 01+402+1004-305-406+1007-309+180i-41i+51q+31t-31u-724+62f+142g+232n+834+43a+83b+53c+213d+213t+103u+342+546+15
g:<cod|4.3 09+121u-32f+42g+143c+53d+123t+346+5
g:code|4.2 02+405-306+409+151u-32f+32g+173c+73d+1146+4
g:ode>|4.1 02+406+509+171u-32f+32g+193c+53d+103t+33y+446+44s+3
b:postal code|5.9 06+409+9
f:postal|6.2 09+7
l:code|5.1 05-306+409+53a+43c+63d+12
b:code postal|5.8 09+123a+5
f:code|5.8 01+302+509+72g+133a-43d+346+6
l:postal|5.8 09+11
w:country|4.6 05+1506-30h+130v+30w-71j+31z+72a+82v+72w+53a+83d+1645+44p+4
s:count|4.5 05+170a+70h+100w-51z+428+529+32a+52v+73d+144i+34m+34p+3
g:coun|4.2 01+305+110a+30h+43b-33d+8
g:ount|4.2 05+110a+33d+641+3
g:untr|4.6 05+120h+43d+10
g:ntry|4.6 05+130h+43d+10
g:try>|4.5 05+160h+327+33d+8
f:country|5.4 05+110a-43a+33d+7
l:country|5.8 05+121z+33b-43d+4
f:address|5.7 06+507+1208+409+30a+41z+33a-3
w:street|5.7 06+707+2008+101z+53a-5
s:stree|5.7 06+907+2008+61z+43a-5
g:<str|5.1 06+307+160v+34g+5
g:stre|5.3 07+104g+6
g:tree|5.5 07+103a-3
g:reet|5.7 07+11
g:eet>|5.2 07+92s+3
b:street address|6.7 06-308+71z+3
f:street|6.3 07+1008+3
w:linkedin|5.0 2b+152o+253a-53q+342+21
s:linke|5.0 2b+182o+293a-542+22
g:<lin|4.2 07+42b+42d+62l+52o+152p+72q+72r+62t+63a-742+5
g:link|4.5 2b+42o+172p+92q+62r+62t+73a-342+7
g:inke|5.0 2b+42o+2042+8
g:nked|5.0 2b+42o+2042+7
g:kedi|5.0 2b+52o+1942+7
g:edin|5.0 2b+52o+183a-342+7
g:din>|5.0 2b+32o+2042+7
w:profile|5.6 01+302+130q+82d+42n+72o+162p+82q+92r+72s+82u-33a-63i+54c+74l-3
s:profi|4.7 02+100l+40q+1125+112d+202f-42k+102n+132o+202p+142q+62r+72s+93a-123i+1748+44c+154j+34l-3
g:prof|4.2 0g+625+329+52d+142k+42n+32o+82p+52s+33a-73i+34c+94d+3
g:rofi|4.7 02+30q+325+42d+112k+32n+42o+62p+42s+33a-43i+54c+9
g:ofil|4.9 02+30q+42d+82o+72p+72r+33a-44c+7
g:file|5.0 02+30o+30q+31e+61i+52o+52p+43a-4
b:linkedin profile|6.8 2o+8
f:linkedin|6.0 2o+842+5
l:profile|6.3 02+32o+32p+42q+32s+4
w:profil|5.9 02+40l+40q+92d+62n+32o+82p+132r+52s+43a-43i+44c+114j+5
g:fil>|5.7 2d+32o+32p+52r+34c+7
b:profil linkedin|7.3 2o+5
f:profil|7.3 2d+34c+5
l:linkedin|5.8 2b+82o+1042+3
w:github|5.8 2n+343a-342+6
s:githu|5.8 2n+393a-442+5
g:<git|5.8 2n+19
g:gith|5.8 2n+22
g:ithu|5.8 2n+17
g:thub|5.8 2n+22
g:hub>|5.8 2n+19
w:url|5.7 2n+112o+152p+112q+62r+142s+82t+82u+123a-3
b:github url|8.3 2n+4
f:github|7.0 2n+11
l:url|6.1 2o+32r+5
w:link|5.3 08-41i-42n+82o+122p+192q+182r+222s+62t+222u+333+63a+43q-44f+5
g:ink>|5.2 2o+32p+52q+62r+82s+32t+9
w:to|2.4 0d+30e+40f+60j+60m+30o+30p+30q+40u+41k+41v-41x+1321-42h+32i-32v-32w+737+338+539+33j+63n+73r+43s+103t+349+74a+34i+54j+34m+64p+54t-3
b:link to|6.3 2o+32q+102r+62s+62t+93a+54f+3
b:to your|6.3 0o+62g+92o+32r+43a+742+44e-3
w:portfolio|5.7 1i+202q+203a+4
s:portf|5.7 1i+172q+252u-3
g:<por|5.3 1i+62q+163b+53i+5
g:port|4.1 1i+52a+92q+143a-43i+645+114j+44o+3
g:ortf|5.7 1i+62q+12
g:rtfo|5.7 1i+62q+13
g:tfol|5.7 1i+82q+12
g:foli|5.6 1i+52q+17
g:olio|5.6 1i+72q+19
g:lio>|5.6 1i+82q+19
b:your portfolio|7.8 1i+43a+5
f:link|6.1 2o+42p+32q+52r+52s+42t+53a+4
l:portfolio|6.3 1i+52q+4
w:website|6.1 1v-52p+122q+92u+163a+73q+11
s:websi|6.1 1v-32p+132q+82u+163q+11
g:<web|6.0 2p+52u+133q+4
g:webs|6.1 2p+42u+123q+4
g:ebsi|6.1 2p+52u+83q+4
g:bsit|6.1 2p+32u+83q+3
g:site|4.7 2p+62q+32u+142w+338+33q+44m+3
g:ite>|3.5 08+60i+41a+32u+132w+335+43a+33z+5
f:website|7.4 1v-32q+32u+73a+3
l:website|6.6 2p+42u+9
w:site|5.5 02+608+50r+101z+52b+62j-82l-62p+72q+112u+202w+938+63a+63q+63s+44s+34t+9
g:<sit|5.1 1z+52p+42u+152w+54r+44t+3
w:web|6.3 2o+62p+202q+72r+112u+213o-3
b:site web|7.5 2p+52q+42u+53a+3
w:personnel|6.5 0n+326+1128-32u+123a+43r+54t+5
s:perso|4.1 0i+40l+40n+110x-30z+810+1012+513+1417+518+101a+151t+526+1028-32a+142c+112u+182x+538+93l+63o+103p-33z+642+544+84c+74j+54l-44o+3
g:<per|3.4 0n+50u+313+518+31a+41j+626+32a+42c+32u+73a-33y+64a+34p+44q+34r+3
g:pers|4.1 0n+410+313+41a+626+32a+62c+42u+838+33o+3
g:erso|4.1 0n+40z+310+313+418+31a+526+42a+42c+62u+83o+444+3
g:rson|4.1 0n+40z+410+313+518+41a+526+32a+62c+32u+73o+5
g:sonn|4.9 0n+32u+33o+3
g:onne|4.1 06+40n+410+33o+4
g:nnel|5.0 0g+30n+32d+42m+3
g:nel>|5.7 2d+32m+3
c:people|3.7 06+30c+30n+70u+40z+710+313+916+418+61a+61v-41y-324+626+1928-429-32c+82i+142m+32u+73a+33n+33o+93p+153r+1340+64e+34g+44i+34n+94t+8
f:site|7.3 2u+4
l:personnel|6.8 2u+3
w:twitter|6.1 2s+26
s:twitt|6.1 2s+30
g:<twi|6.0 2s+17
g:twit|6.1 2s+16
g:witt|6.1 2s+15
g:itte|5.2 2s+14
g:tter|4.6 0m+41c+111d+62s+12
g:ter>|3.9 1c+71d+62s+1137+43j+43o+3
f:twitter|7.1 2s+14
w:resume|4.6 0x+31f+171g+192d+133a+44c+11
s:resum|4.6 0x+31f+201g+212d+93a+34c+15
g:<res|3.6 05+50a+30z+31f+141g+51w+52a+436+43s+34r+3
g:resu|4.5 1f+151g+72d+34c+44d+3
g:esum|4.6 1f+141g+64c+6
g:sume|4.6 1f+131g+72d+34c+6
g:ume>|4.6 1f+161g+62d+443+3
w:cv|4.3 0e+90l+70o+30q+61f+391g+332d+92t+43a-93i-442+54e+6
b:resume cv|6.0 1f+9
f:resume|5.2 1f+121g+52d+54c+3
l:cv|4.6 1f+451g+62d+33a-4
w:attach|5.4 1c+131d-31e+121f+141h+51i+113a+63i+53t+8
s:attac|5.3 19-31c+151d-31e+171f+141h+91i+133i+34r+5
g:<att|4.4 0x+41c+31e+71f+51i+31q+51s+31w+61y+33a-33m+34i+3
g:atta|5.0 1c+51e+71f+41i+41q+3
g:ttac|5.2 1c+51e+91f+71i+5
g:tach|5.1 1c+51e+71f+61i+31w+3
g:ach>|4.9 1c+31e+41f+51i+43a+33b+3
b:attach your|5.9 1f+83a+4
b:your resume|5.9 1f+121g+6
f:attach|5.6 1f+81i+53a+4
l:resume|5.3 1f+16
w:curriculum|5.9 1f+171g+203a-3
s:curri|5.9 1f+151g+16
g:rric|5.9 1f+71g+7
g:ricu|5.7 1f+61g+41s+4
g:icul|5.2 1f+71g+41s+43a+54o+6
g:culu|5.9 1f+81g+5
g:ulum|5.9 1f+81g+6
g:lum>|5.8 1f+81g+6
w:vitæ|7.2 1f+121g+4
g:<vit|6.0 1f+7
g:vitæ|7.2 1f+3
g:itæ>|7.2 1f+4
b:curriculum vitæ|7.2 1f+8
f:curriculum|6.2 1f+141g-3
l:vitæ|7.4 1f+3
w:cover|5.7 0u+31c+121d+122t+72w+538+33a-447+5
s:cover|5.5 0u+31c+151d+141f+32t+42w+638+43a-547+64p+3
g:<cov|5.3 1c+71d+536+4
g:cove|5.3 1c+41d+6
g:over|4.4 0c+40d+30i+315+31c+61d+42c+639+83a-34c+4
g:ver>|4.0 0c+40z+31b+51d+31j+34t+4
w:letter|5.3 02+306+40t+51c+181d+181e+31f+51t-32t+63a-73o+444+5
s:lette|5.2 02+31c+231d+231e+82f+32t+33a-944+5
g:<let|4.7 1c+161d+121e+33a-5
g:lett|4.5 0m+51c+161d+111e+4
g:ette|5.0 0m+51c+91d+9
b:cover letter|5.9 1c+91d+101f+42t+4
f:cover|6.4 1c+8
l:letter|6.1 1c+5
w:lettre|5.7 1c+171d+171e+63a-44e+94j+16
s:lettr|5.6 1c+151d+151e+42f+430+53a-34e+34j+12
g:ettr|5.4 0m+31c+101d+6
g:ttre|5.4 0m+31c+61d+84j+4
g:tre>|4.4 1c+51d+42p+33z+34i+44r+3
b:lettre de|5.9 1c+91d+111e+54j+8
w:motivation|6.1 1c+111d+73a-34i+84j+8
s:motiv|5.6 1c+151d+1620+123a+44i+74j+16
g:<mot|5.3 1c+71d+720+73a+44i+34j+54o+4
g:moti|5.3 0m+41c+61d+620+84i+34j+6
g:otiv|5.6 1c+61d+520+34i+34j+8
g:tiva|5.6 1c+81d+74i+3
g:ivat|5.8 1c+31d+94j+4
g:vati|5.7 0o+31c+41d+74i+34j+5
b:de motivation|6.4 1c+71d+6
f:lettre|6.3 1c+31e+44e+44j+6
w:transcript|7.0 1h+211r-3
s:trans|5.2 0l+60n+518+361h+212i+533+43a-43s+441+1146+549+54a+34o+16
g:<tra|3.4 0n+518+121h+71i+541+349+34m+114o+34p+44s+34t+3
g:tran|5.0 18+171h+103a-341+34o+5
g:rans|5.1 18+181h+123a-34o+4
g:ansc|6.1 06+51c+51h+13
g:nscr|6.0 0l+31h+12
g:scri|4.5 11+31h+111w+625+34f+64h+3
g:crip|5.8 1h+151w+4
g:ript|5.8 1h+121w+73a-3
g:ipt>|6.8 1h+1025+3
f:transcript|8.3 1h+5
l:transcript|7.4 1h+6
w:supporting|7.1 1c+61e+34e+114j+8
s:suppo|5.9 00+30z+31c+61e+93a-549+64a+64b+54e+74j+9
g:<sup|4.9 1e+726+439+34e+3
g:supp|5.4 1e+639+44a+34e+4
g:uppo|5.9 1e+34a+34e+54j+3
g:ppor|5.4 3a-44a+34j+6
g:orti|6.6 4e+4
g:ting|4.6 0f+40m+51i+31k+341+3
g:ing>|2.7 0f+40l+31k+320+324+526+428+629+336+33w+349+3
c:need|3.5 00+190d+50f+60i-30j+150z+51l+31m+320-32a+537+739+73a+43k+63x+449+224a+194b-34d+34e+44j+64l-3
c:help|4.1 00+310c+30j+71e+437+43a+93j+63s-33x+548+349+124a+114e+34g+64j+64s+3
w:documents|6.5 06+50o+511+71e+102j+32x+43t+8
s:docum|5.6 06+30o+411+41c+31e+231f+62j+52k-32x+93a-53t+1445+104m-34p-44r+6
g:<doc|5.4 1e+153a-53t+545+3
g:docu|5.6 1e+133a-33t+645+4
g:ocum|5.6 1e+123t+645+4
g:cume|5.6 1e+133t+645+4
g:umen|5.5 1e+143t+545+4
g:ment|3.0 00+608+60k+30n+50x+31e+91r+31v+31y+62c+62i+436+33t+34d+74e+7
g:ents|4.3 00+60q+317+31e+44d+54e+34m+4
g:nts>|4.1 00+40m+30q+317+31e+424+336+44d+54e+34g+34m+4
b:supporting documents|8.3 1e+7
f:supporting|7.2 1c+34e+64j+3
l:documents|7.0 1e+4
w:legally|5.7 0c+51j+104p+9
g:gall|5.7 2q+34p+4
g:ally|5.4 3a-34p+4
g:lly>|5.1 4p+7
b:you legally|6.2 0c+51j+33a-34p+5
w:authorized|6.5 3t+54p+44q+54r+6
s:autho|5.4 0f+100n+31i+61k+32c+32i+52r+93a-33n+649+34p+64q+114r+12
g:<aut|4.1 0f+70l+513+528+42g+32p+531+33a-43n+54o+74p+64q+34r+5
g:auth|5.3 0f+52g+44p+44q+34r+5
g:utho|5.4 0f+52r+44p+44r+3
g:thor|5.4 0f+44p+34r+5
g:hori|5.4 0f+40z+34p+34q+34r+4
g:oriz|5.6 0f+53n+34p+54q+44r+3
g:ized|6.1 1a+4
g:zed>|6.1 1a+3
b:authorized to|6.6 3t+34q+34r+4
w:work|3.3 00-30f-30k+40n-30q+40u+81e-41i+91n-31v+81w+101x+61y+71z+720-325-327-32e+42i+52q+92r+32v-62w+832+336+438+1039+83a+43b-123g+43h+193j+93o+103q-43r+43t+103w-340+547+949+54b+34e-34g+104i+54j+54k+34m+44o+74p+154q+104r+104s+74t+5
g:<wor|2.9 1v+51z+529+338+33a-33b-33h+33r+33t+447+449+44p+74q+64r+64s+64t+5
g:work|2.9 1v+41x+31y+31z+429+338+339+33b-33h+43t+44p+74q+54r+54s+84t+3
g:ork>|3.2 1v+31x+338+339+33b-33h+43o+347+34p+54q+34r+44s+5
c:work|2.3 04-30d+30k+40q+40u+100x-310+31b+51e-41i+51n-31v+71w+81x+121y+211z+1220+621+1224+325-326-429+152c+62i+52q+436+538+939+43b-93h+93j+103o+43r+93t+83w-33z-340+847+949+64g+34j+54l+104o+34p+164q+64r+74s+124t+14
c:shifts|3.0 0f-30s+100u+717+31i+61v+61w+31x+51z+420-32e+192i+32q+42v-42w+338+639+153b-53h+93j+103m+63o+63t+540+847+204k+84m+44o+34p+124q+64r+84s+6
c:total|2.8 0g+80k+40u+41i+51v+61w+61y+51z+925-329+232d+32e+32k+62m+52q+52v-32w+332+338+639+43b-93e+33h+73j+63o+93q-43r+53s-33t+840+847+1049+54c+84d+44e-34g+54i+54m+34o+54p+104q+84r+84s+12
c:use|2.4 01+90l+40n+60r+51n-31v+41w+61x+51y+41z+824+2225+927+928+1229+122k+72l+62q+32s+62y+630-432+738+439+33b-73h+83j+33l+73r+33t+43w-347+648+104e+34g+34h+174i+44o+84p+64q+54r+64s+104t+3
b:to work|4.2 2w+638+73a+43t+1047+1049+84i+64p+94q+94r+8
w:in|2.8 05+30y+317+31l+41v-31y+626+327+182d+72j+72k+52v+42w+538+53a+43j+43s+33w+44h+34i+44p+16
b:work in|4.7 28+329-32e+33a+33t+747-349+54p+194t+3
w:canada|4.6 0i+613+42w+53a+63t+649+54p+104q+114r+12
s:canad|4.4 0h+80i+513+43a+63t+63w+349+64p+134q+54r+12
g:<can|3.9 0a+30e+42i+42z+44j+34p+64r+3
g:cana|4.4 4p+44r+6
g:anad|4.4 4p+74q+34r+4
g:nada|4.6 4p+64r+3
g:ada>|4.6 1o+34p+34r+4
b:in canada|5.1 3a+43t+349+34p+74q+44r+3
f:are|3.4 0c+70d+50g+60j+30k+30v+30z+313+111a+31v-31y+524+52a+42c+62i+836+439+53a+143j+33s+340+443+54m+64n+54p+6
l:canada|4.9 4p+34q+34r+4
n:4|1.4 00+504-40d+40e+60f+60i+30j+50k+70l+60m+40n+50o+60q+40t+40v+50x+817+31b+41k+51n-31o-31r-31v-51x-31y-61z-321-425+327+42a+42c+62j+336+637+438+1139+63a-73j+63n+63p+33q+33r+73s+440-343+449+44a+54b+34d+44e-54h+44j+54l-54m+74o+54p+84t+7
w:eligible|6.2 0j+1113+717+72a+34p+7
s:eligi|6.0 0j+913+517+32a+73t+34p+11
g:<eli|6.0 0j+33t+3
g:elig|5.3 0j+415+15
g:ligi|5.4 0j+315+19
g:gibl|6.2 0j+4
g:ible|4.8 0j+51a+44b+54m+4
g:ble>|3.5 0j+101a+324+338+739+33b+33j+547+54b+84m+6
b:currently eligible|7.8 4p+5
b:eligible to|6.4 0j+54p+3
w:for|3.3 00+602+40j+90n+30o+70q+100s+320+424-32c+438+53a-73k+93p+33s+33w+549+54j+74l-44m+44o+44p+4
b:canada for|8.0 4p+3
w:any|4.1 00+80k+130v+91b+42p+32y+431+336+43a+43r+843+104t+6
b:for any|6.9 4p+7
w:employer|4.6 00+407-309-51b+71v+101y+31z+920+521+42b+836+1137+113a+53b-53l+43n+103z+349+94d+54l+34p+7
s:emplo|3.2 04-807-40f+40k+60q+50u+1210+611+31b+121k+41v+151x+141y+101z+1320+1021+927-328-429+102b+52c+82i+172m-32u-32v-436+1337+1038-33a+93b-43l+33n+113p+103r+133v+440+447-349+104l+94p+104t+15
g:<emp|3.2 04-30u+31b+31v+111x+51y+61z+620+421+529+32i+836+43n+33p+83r+449+44p+44t+10
g:empl|3.2 0u+31b+31i+31v+91x+41y+61z+620+521+32i+536+53a+33n+53p+43r+54p+34t+8
g:mplo|3.2 0u+31b+41v+71x+51y+31z+321+429+32c+32i+636+43n+43p+43r+549+34l+44p+44t+7
g:ploy|3.4 1v+91x+31y+31z+521+329+32c+42i+736+337+33n+53p+43r+549+44t+7
g:loye|3.6 04-31v+111y+41z+52i+736+437+33n+53p+53r+549+34t+6
g:oyer|4.5 1v+81z+536+537+33n+5
g:yer>|4.5 1v+61z+336+337+33n+4
c:firm|3.6 04-407-309-30e+50k+80m+41b+31v+271z+1821+42b+92c+536+1137+103a+83b-33n+163r+549+94a+64i+114p+3
b:any employer|6.8 36+34p+6
l:employer|5.2 1v+837+3
w:can|4.0 0j+31t+321-324+92q+438+123a-33j+133n+33o+53t+447+134b+84m+54o+44p+4
b:can you|4.6 0j+621-424+142e+338+1239+43a+43j+213t+747+1749-34b+124m+74p+5
w:lawfully|7.3 3a-34p+18
s:lawfu|7.2 4p+15
g:<law|7.2 4p+4
g:lawf|7.2 4p+5
g:awfu|7.2 4p+5
g:wful|7.2 4p+5
g:ully|6.5 4p+5
b:you lawfully|7.8 4p+3
b:lawfully work|8.0 4p+3
f:can|4.9 0p+31j+324+838+639+33a+53j+153n+647+64p+3
w:do|2.8 00+40g+60k+70z+610+31j+31l+324+52i+42k+538+339+33a+143q-34g+44j+44o+54p+4
b:do you|2.9 00+40f+40g+110h+30i+40k+140v+30z+1110+613+315+416+318+419+31a+51j+71l+71v+524+828+32c+42i+102k+82s+533+33a+73n+43q-543+447-349+34e+34f-34m+44n+34o+84p+64t-4
w:have|2.9 0e+70g+90v+80x+40z+319+31b+41j+31l+924+1525-326+427+328+529+42c+43a+1543+847-348+34d+34h+54o+84p+34t+5
b:you have|3.8 0g+140h+30i+40v+80z+910+31i+41j+61l+71y+524+1725-326+32k+536+33a+73r+443+647-348+44d+44h+34i-34o+174p+94t-3
w:the|2.8 00+40e+40j+30m+30t+30v+40x+316+327+42f+52h+72i+438+63a+53s+53x+346+44j+84m+74p+64t+7
b:have the|6.6 3a-53j+44o+34p+7
w:right|5.5 0x+41v+81y+72v+333+1039+53s+33t+54j+54l+34m+44p+64q+44r+8
s:right|5.4 0n+51v+41y+32v+533+63a+43t+84j+44m+34p+64q+54r+9
g:<rig|5.4 3t+34p+3
g:righ|5.4 3t+3
g:ight|4.9 0c+40k+33a+64m+44r+3
g:ght>|5.0 0k+43a+33q+34j+3
c:true|4.6 06+60x+211l+41v+42z+433+440+44j+44p+64q+34r+10
b:the right|6.8 3a-33s+33t-34j+64p+44r+7
b:right to|6.0 3a+73t+64p+54q+34r+6
b:in the|4.4 00+40e+70j+519+427+728-529+32c+32f+52v+43l+43s+93t+34p+174r+44s+54t+6
b:the country|7.3 05-33a-43d+54p+44r+5
b:country where|7.6 05+42v-44p+4
w:this|3.6 0e+30n+41w+31y+738+43a+103g+63q+83w+34e+34i-34j+154l-44t+3
c:job|2.7 0c+30e+80k+30m+50n+30p+50q+120u+91b+71d+31f-31k+31o-31w+81y+181z+420+921+725-326+528-32v-42w+438+53a+93b-53e+133g+63j+53k+103q+163s+63z-440+443-34e+34g-34i-74j+184l+194m+34p+44r-34t+5
b:where this|8.0 4p+4
w:job|4.2 00+30e+40l+30m+30n+60p+40q+40u+91b+71l+51v+61w+71x-31y+81z+720+921+336+638+73a+43j+43q+83s+53v+53x+33z-340+54d+34e+74i-44j+54l+114o+5
c:title|3.2 00+30e+50g-30u+71b+81f-51k+41m+61v+41w+111y+1420+526+629-32d+112v-438+53b-33e+133j+73k+103o+43p+33q+53s+43w+33z+1240+749+44b+54i-54j+134l+204p+44s+3
c:jobs|3.6 0k+40m+110p+110q+200u+416+31e+131v+41w+41x-31y+420+624-32k-32l+42p+152x-42y+431+738+33a+93q+53z-34d+34e+44i-44j+74l+9
b:this job|5.2 00+40n+60p+40q-41v+61w+41z+338+83j+33q+53x+34e+64i-34j+7
w:is|3.5 0g+30k+30x+61y+32h+72k+438+53a+73b-53g+93y+34m+4
b:job is|7.5 38+64p+3
w:located|7.5 1v-31z+74p+4
g:cate|4.9 0g+30y+52m+43g+43s+34r+3
g:ated|5.4 0l+422+428+43a-63r+443+4
g:ted>|3.9 0l+30v+41l+422+5
f:do|3.4 0g+110k+120v+40z+910+316+319+31a+31l+424+102c+42i+92k+53a+153n+33r+343+449+34o+54p+8
w:entitled|6.8 3a+44p+7
s:entit|6.4 1j+53a+53t+54p+5
g:<ent|4.7 00+31s+51v+41z+34p+3
g:enti|3.9 01+30n+311+614+516+418+619+344+4
g:ntit|5.5 14+318+42z+43a+344+3
g:titl|5.1 1m+32d+33a+33z+54l+10
g:itle|5.1 3z+84l+104p+3
g:tled|6.6 4p+3
g:led>|5.4 10+31s+32a+33a+3
b:legally entitled|7.2 3a+3
b:entitled to|6.8 4p+8
w:united|6.5 0h+50n+33a+54p+74r+4
s:unite|6.4 08+90h+63u+93y+74p+44r+3
g:<uni|4.9 08+90h+417+41r+93u+34n+14
g:unit|5.2 08+100q+416+43a-34n+34o+5
g:nite|6.3 08+4
b:the united|6.5 0h+44p+4
w:states|6.5 0h+33a+83s+649+44p+6
s:state|5.5 0f+40h+40j+40k+120n+30x+131h+53a+43s+44e+94p+44r+4
g:<sta|3.7 04+40h+30y+319+31s+421+52v+43j+54b+44r+10
g:stat|4.3 0g+40j+30x+619+33a-443+44d+34p+34r+14
g:tate|5.4 0k+40x+54e+4
g:ates|5.5 1e+33a+5
g:tes>|4.3 0q+41e+41h+31w+44g+4
b:united states|6.8 0h+34p+4
l:states|7.0 3a+5
b:you authorized|7.6 4r+6
w:us|4.0 00+60e+120f+30g-30h+40k+40o+30t+711+81v-41y-524-728+32a+92b+82i+152j+32k-42t+82v+42w-332+836+737+438-33j-33l+33o+43q+143r+33t+63v-442+343-347+349+64a+74b+54c+44d+54e+94f+134g+34h+84i+94m-34p+74t+10
b:the us|7.5 3a+54p+4
l:us|5.2 0e+30k+33q+74i+7
w:hold|5.1 0g+70h+90i+30k+70o+130q+30t+91j+61q+51t-326+42a+32c+52i+32k+53a-34l+44m+54p+94r+7
g:<hol|5.0 0g+30h+30o+41j+33a-3
g:hold|5.0 0o+31j+33a-3
g:old>|4.9 0h+30o+3
b:you hold|5.4 0g+70h+80i+41j+31q+32c+32k+33a-44l+34m+44p+44r+4
w:a|2.3 0e+60f+110g+60j+40k+40l+30s+40u+30v+40z+413+517+41a+51e-41j+51k+71v-41y+324+526+62a+42c+52i+32p-32t+336+538+63a+93s+447-448-349+44c+34e+44f+44l-64m+84n+34o+64p+4
b:hold a|5.8 0g+51j+41y+42i+32k+33a+34p+6
w:valid|5.9 0g+30i+31j+121t+34p+94q+74r-3
s:valid|5.3 0g+70i+610+41j+91l+72g+64p+134q+14
g:<val|5.1 1j+43u+34i+34p+64q+7
g:vali|5.3 1j+44p+54q+4
g:alid|5.2 0i+31o+435+44p+54q+4
g:lid>|5.9 1j+54p+3
b:a valid|6.1 0g+31j+84p+7
w:workpermit|5.6 0g+61e-330+43t+1249+124p+134q+134r+12
s:workp|5.5 00+30g+51v+121z+630+538+33a-33t+649+84p+94q+94r+114s+8
g:orkp|5.5 3a-349+44p+34q+44r+34s+4
g:rkpe|5.6 3t+349+34p+34q+44r+5
g:kper|5.6 3t+34p+44q+54r+3
g:perm|4.2 0u+51j+83a-33t+649+74a+34p+94q+84r+8
g:ermi|4.2 0r+31j+737+33a-33t+449+74a+44p+54q+94r+6
g:rmit|5.2 2m+33a-43t+449+54p+54q+64r+5
g:mit>|5.1 3a-33t+549+54p+34q+84r+4
c:visa|4.2 3a+83p+53t+646+549+254a+274b-34p+64q+194r+20
b:valid workpermit|8.3 4p+9
l:workpermit|6.2 3t+349+3
w:etes|4.1 0g+40j+30z+410+311+31a+31y+32a+32c+32i+738+53j+443+347+34n+54o+5
b:etes vous|4.1 0c+40g+30h+50j+50s+30z+610+411+513+516+419+41a+41k+31l+71m-41y+62a+52c+42d+32i+112v+438+73j+113s+443+647+54b-34l-54m+44n+54o+64p+4
w:legalement|6.8 1j+83a-34p+9
g:alem|6.7 4p+4
g:leme|5.1 08+31e+31y+439+43a+5
g:emen|3.6 00+508+50n+30x+51r+336+43a+33s+34d+44e+3
b:vous legalement|7.3 4p+4
w:autorise|6.4 0f+40n+50p+54p+8
s:autor|5.6 0f+120i+30l+30n+63a-33n+133t+74p+144q+34r+6
g:auto|4.7 0f+30l+713+528+43n+44o+74p+5
g:utor|5.6 0f+43n+54p+6
g:tori|5.2 0f+30n+33a-33n+54o+34p+34r+5
g:oris|5.5 0f+33n+44p+4
g:rise|5.0 0k+31v+31z+33n+3
g:ise>|4.7 0k+30n+31v+31z+425+53a-43u+74h+44o+3
b:legalement autorise|7.3 4p+4
b:autorise e|7.2 4p+5
b:e a|6.2 1y+53s+54m+34p+3
w:travailler|5.0 0d+32w+536+838+113a+93j+33t+740+547+749+54b+34i+94p+134q+54r+5
s:trava|4.1 0d+30e-310+41i+91v+51w+41x+51y+524+329+92e+32i+42v+52w+436+438+103a+33b-43j+73o+33r+73t+740+747+1149+64b+34h+44i+44l-34p+94q+54r+44s+104t+6
g:trav|3.8 29+338+43a+540+34m+94p+34s+5
g:rava|4.1 1i+329+338+43j+347+34p+34s+5
g:avai|3.8 29+338+33a+440+347+74b+54o+34p+34s+5
g:vail|3.8 2e+338+53r+340+347+84b+54p+34s+7
g:aill|4.5 1y+338+33a+34h+34p+54t+4
g:ller|4.8 2v+44i+34p+4
g:ler>|4.7 38+44p+5
b:a travailler|6.6 4p+6
w:au|4.6 0a+50d+41n+41p+31x+1038+54p+34q+44r+6
b:travailler au|6.0 49+44p+34q+34r+4
b:au canada|5.7 49+34p+34q+44r+8
f:etes|4.3 0g+40j+40z+518+319+41a+31l+51y+524+42a+32i+738+33a+53j+43s+443+34l-34m+34n+74o+4
w:avez|3.8 0c+50d+40e+60v+817+31b+41l+824+72c+53q+943+54f+54h+44o+54t+5
b:avez vous|3.9 00+30c+60d+50e+60g+50k+30v+150z+517+61b+91j+51l+131r+324+1126+42c+736+43a+53q+133r+543+747-34b-34f+34h+64o+64t+7
w:le|4.4 03+30w+31u+322+1327+62f+42g+339+34p+54t+3
b:vous le|6.3 0g+61j+339+83a+64d+44p+6
w:droit|6.3 1l+63t+849+44p+8
s:droit|6.3 1l+63t+54p+9
g:<dro|5.9 1k+84p+3
g:droi|6.3 4p+3
g:roit|6.3 4p+4
g:oit>|5.8 1b+34p+3
b:le droit|7.1 3a-34p+9
b:droit de|6.4 3t+34p+11
b:de travailler|5.9 36+53t+549+34p+8
f:avez|4.2 00+40c+50d+40e+50g+50k+30v+1117+51b+81l+1124+72c+336+43a+43r+343+94o+64t+7
w:detenez|6.5 0g+70k+31l+74a-44n+74p+104r+6
s:deten|6.4 0g+80h+30i+30k+41l+1035+34a-34n+54p+64r+5
g:<det|5.2 0g+30k+31l+34h+3
g:dete|6.3 0g+31l+34p+3
g:eten|5.3 0g+525+53a-448+13
g:tene|6.1 0g+313+4
g:enez|6.1 1l+33a-34p+3
g:nez>|5.8 1l+3
b:detenez vous|6.5 0g+40i+41l+64p+8
w:un|3.9 01+30e+40k+60u+40z+317+619+31b+31i+41k+41l+51t-42c+42f+336+83r+849+84f+84l-34n+54o+54p+54t+5
b:vous un|5.2 0k+50t+30v+418+319+61j+31l+103a-93r+349+54o+44p+74t+6
b:un workpermit|7.3 49+64p+5
w:valide|6.6 0i+41l+93a-54p+64q+3
g:lide|6.4 1l+32h+34p+3
g:ide>|5.5 0k+5
b:workpermit valide|8.6 4p+7
f:detenez|6.6 0g+41l+54p+3
w:will|4.8 0f+30j+51n+33s+43t+349+84m+54o+3
b:will you|5.1 0d+50f+40j+40k+30u+61k+61n+338+33s+93t+949+84m+74o+4
w:now|5.6 0m+31v+91x-41y+122i+62v+437+539+53n+43v+174j+44l+134p-44t-3
b:you now|6.8 0m+43a-349+54t+3
w:or|3.2 0c+40d+60k+60t+30u+60v+612+31b+41l+324-426+32a+42c+82q+33a-203g+33r+83t+33u+540+743+34s+44t+4
b:now or|6.4 3a+5
b:or in|7.2 2j+82k-3
w:future|6.1 0q+123a+349+11
s:futur|6.0 0q+2049+9
g:<fut|6.0 0q+849+3
g:futu|6.0 0q+849+3
g:utur|6.0 0q+849+4
g:ture|4.4 0q+61w+322+323+93q+44o+4
g:ure>|4.2 0q+322+423+83q+3
b:the future|6.7 3a+549+4
w:require|5.9 00+80v+31k+549+164a+7
s:requi|5.2 00+110d+60j+70w+31k+31l+537+33a-33w+549+154a+64j+44m+4
g:<req|5.0 00+60d+449+104a+4
g:requ|4.8 00+60d+51r+33y+349+74a+4
g:equi|4.8 00+40d+41l+426+449+6
g:quir|5.2 49+6
g:uire|4.8 0d+41j+549+4
g:ire>|3.8 1j+53a-33b+33m+63v+43w+341+349+54t+3
w:sponsorship|5.7 3a+849+154a+114p-3
s:spons|5.1 0j+33a+749+204a+22
g:<spo|4.9 3a+549+104a+8
g:spon|4.2 06+30z+31w+62j+847+649+104a+84b+5
g:pons|4.7 0x+30z+71w+749+84a+10
g:onso|5.1 3a+349+84a+8
g:nsor|5.1 49+104a+6
g:sors|5.6 49+74a+5
g:orsh|5.6 0k+449+64a+4
g:rshi|5.5 49+8
g:ship|4.8 0h+80k+43a+53r+349+44a+3
g:hip>|4.9 0h+53a+63r+349+64a+3
b:require sponsorship|7.6 49+3
w:employment|4.9 0e+50f+70k+100u+914+31b+61k+41w+31x+720+421+428-329+92c+72y+52z+43a-33v+540+114p+84t+6
g:loym|4.9 40+3
g:oyme|4.9 0k+30u+3
g:ymen|4.9 0k+30u+346+3
w:visa|5.0 21-435+33a+53t+646+1349+154a+184q+184r+14
g:<vis|4.5 1a+53a+549+94a+104m+34q+74r+5
g:visa|4.9 49+74a+74q+74r+4
g:isa>|5.0 49+74a+74q+54r+5
w:status|5.2 0g+40i+70j+50z+710+813+718+319+91y+42a+32i+443+84n+34p+74r+11
s:statu|5.0 0g+50i+60j+40z+610+1013+519+121l+32i+43t+643+94n+44p+34r+16
g:tatu|5.0 19+643+44r+18
g:atus|5.2 19+34r+13
g:tus>|5.2 19+34r+13
b:visa status|8.6 4r+3
f:will|5.4 0d+30u+338+33a+53s+349+94m+5
l:status|6.0 10+319+33a+3
b:you require|6.3 00+53a-449+94a+5
b:require visa|7.5 49+5
b:visa sponsorship|7.0 49+4
b:sponsorship to|7.4 49+7
w:able|5.0 0j+924+72a+42l+538+1539+43j+143s+73t+447+949+34b+94m+94p+3
g:<abl|4.9 38+43j+747+34b+34m+4
g:able|3.8 00+30j+624+438+639+33b+33j+747+34b+64m+44o+3
b:you able|5.6 39+33j+1247+44b+34m+54p-3
b:able to|5.0 0j+524+62a+338+639+33j+93s+347+74b+64m+9
w:without|6.0 2q+336+539+43a+93j+53n+33w+44p+6
s:witho|6.0 2q+536+439+33a+83j+33w+44p+4
g:<wit|5.9 3a+9
g:with|5.9 3a+8
g:itho|6.0 3a+6
g:thou|6.0 3a+5
g:hout|6.0 3a+6
g:out>|5.7 3a+43j+4
b:canada without|7.5 4p+3
w:and|3.7 06+407+40m+70x+91k+321-32x-42z+93a-113j+53v+443+44f+34h+34o+34t+3
b:now and|8.3 0m+63a-549+4
b:and in|8.3 3a-449+6
n:5|4.5 0j+30n+40v+52a+33a-153j+63t+449+64p+4
w:need|4.9 00+80c+30j+50t+41f+32e+337+83a+93s-43t+33x+1349+164a+14
g:<nee|4.6 00+70j+337+349+84a+5
g:need|4.6 00+50j+337+33x+449+64a+4
g:eed>|4.8 00+615+43x+349+44a+3
c:time|3.6 00+80c+60j+30p+30q+40s+50u+326+327+728+329+437+839+93j+113s+43x+73y+440+1447-449+94a+64f+34k+94m+134r-3
b:you need|5.3 00+120c+337+43a+649+84a+6
b:need a|7.3 49+7
b:a visa|6.6 3a+749+8
b:visa or|7.5 3t+449+3
b:or workpermit|8.6 4q+3
w:germany|8.0 4p+7
s:germa|7.5 2k+153a-34p+6
g:<ger|6.9 2k+44p+4
g:germ|7.5 2k+5
g:erma|5.8 06+30u+62k+3
g:rman|5.9 06+30u+62k+4
g:many|4.7 26+327+328+52e+33a+4
g:any>|4.2 1v+51z+526+328+43a+5
w:aurez|6.8 49+4
b:aurez vous|6.8 0d+44a+7
w:besoin|6.0 00+539+53a+749+104a+9
s:besoi|5.9 00+1239+33a+349+94a+8
g:<bes|4.7 00+50s+63a-349+3
g:beso|5.9 00+749+4
g:esoi|5.9 00+449+3
g:soin|5.9 00+549+3
g:oin>|5.5 00+349+44b+3
b:vous besoin|6.3 00+449+64a+5
w:d|3.3 00+401+408+50f+30k+50m+30q+30u+30y+811+317+41k+41t-321+324-326+428+329+62m+32w+630+43a+33b-33g+349+44r+3
b:besoin d|6.6 00+33a+649+9
b:d un|5.6 00+30h+50v+60z+517+111b+61l+41t-42c+33b-33g+643+349+64d+34f+34o+44t-4
b:un visa|7.6 49+10
b:ou d|8.0 3g+6
w:pour|4.4 00+40d+50q+80s+51b+52h+32j+438+53a-53s+549+74j+64m+34o+3
b:pour travailler|7.4 38+73a-349+34p+3
f:aurez|7.1 49+6
b:what is|4.7 06+309+415+31p+71q+520+32h+32v+32x+33m+43v+83w+43x+34b+64d+54g+84i-34j-34l+44r+3
b:is your|4.6 04+409+40g+1218+41p+71y-324-325+62k+62v+333+33a+63g+33m+33r+34g+64l+74q+44r+3
b:your legal|7.8 23+332+43t+44p-5
b:legal status|8.6 4p-44r+5
b:you a|5.1 0g+70p+30s+50z+610+413+817+719+81a+32a+52c+73a+34c+44o+5
w:canadian|6.7 0h+53a+63w+5
g:dian|6.3 3a+5
b:a canadian|7.5 0h+43a+7
w:citizen|6.1 0h+172a+83a+64r+15
s:citiz|5.5 05-40h+222a+114p+64r+17
g:citi|5.5 0h+192a+34r+4
g:itiz|5.5 0h+132a+44r+6
g:tize|5.5 0h+132a+44r+6
g:izen|5.4 0h+162a+42m+34r+4
g:zen>|5.7 0h+94r+4
b:canadian citizen|8.0 0h+4
b:citizen or|8.3 0h-44r+8
w:permanent|6.2 06+80u+152a+43a+33t+64p+54r+3
s:perma|6.1 06+100h-30u+152a+33j+63t+64p+34r+7
g:mane|6.1 06+40u+7
g:anen|6.1 06+40u+5
g:nent|6.0 06+30u+5
b:or permanent|7.8 0u+53t+4
w:resident|6.7 05+40j+82a+103t+74r+10
s:resid|4.9 04+905+1406+90a+110j+62a+82v+123a-43b+33d+63g+33s+123t+84q+34r+11
g:resi|4.8 04+305+806+30a+32v+43a-33s+34r+4
g:esid|4.8 05+806+30a+42v+43s+44r+6
g:side|4.3 04+305+606+40a+53s+53w+34r+3
g:iden|4.0 05+50a+310+311+613+314+416+318+72z+33t+344+44r+3
g:dent|4.1 0f+410+411+813+314+416+318+743+344+4
b:permanent resident|7.5 4r+6
w:when|4.9 0e+70i+40p+30s+100v+30w+418+41l-31n+141s+71x+320-421+432-338-439+113a+33v+743+547+749-34a+44b+104d+54f+54q+74t+9
g:when|4.9 0s+41n+439+34b+6
g:hen>|4.6 0s+41n+42l+64b+44q+3
c:when|3.1 0e+30i+30n+50s+80v+40w+180x-317+518+61b+101h+31j-31l-51m-31n+151o-41r-31s+221v-31x+151y+420-421+2822+2723-624-42g+32i+42k-42v+52w-437+538+539+43a+103s-33w-63x+543+345+34b+204e-34i-34l-34p-54q+154r-3
w:does|5.5 0k+318+33a+83r+43v+34q+5
b:when does|7.6 4q+7
b:does your|6.4 11-318+31v-324+42n+334+437+33a+93v+64q+4
b:your workpermit|7.4 30+33a-33t+74q+8
w:expire|7.8 4q+12
s:expir|6.1 1j-42m+43a+845+546+114q+22
g:<exp|3.5 24+425+326+428+429+82a+72c+33w+44h+94q+5
g:expi|6.1 3a+346+34q+13
g:xpir|6.1 3a+346+34q+9
g:pire|7.3 4i+44q+4
f:when|5.5 0s+61n+71x+33a+643+347+74b+44q+3
l:expire|8.0 4q+4
w:at|4.1 0c+31v+32i+42y+338+739+43b+43p+43r+43v+44g+84t+7
b:you at|5.9 0c+70d+101v+325+43a-43b+64g+54t+4
w:least|6.3 02+50c+80d+91l+524+63a-83x+16
s:least|6.3 02+40c+80d+71l+424+63a-83x+9
g:<lea|4.8 1x+420+626+437+43q+33x+4
g:leas|6.0 0c+30d+339+33a-43x+3
g:east|6.3 0c+30d+33x+4
b:at least|6.3 0c+70d+824+33a-43x+3
w:18|5.3 0c+390y+30z+42y+43a+184b-4
b:least 18|7.2 0c+10
w:years|4.0 0c+110d+30j+30y+71b+41h+324-526+2327+2128+2329+222c+43a+640-343+349-34a+34d+3
s:years|4.0 0c+50d+30k+30y+524-626+1927+2228+2229+232c+62y+34a+34d+3
g:<yea|3.7 0c+30w+31n+51s+31x+321+324-326+727+928+1029+94b+3
g:year|3.7 1n+51s+421+424-326+527+628+1129+113w+34b+3
g:ears|4.0 0c+324-326+627+828+1029+11
g:ars>|4.0 26+727+928+929+103a-4
b:18 years|6.7 0c+100d-33a+5
w:of|2.5 0c+30k+50t+41a+41h+31i+41t-31z+325+628+629+32q+33a+73b-33g+33q+33t+53z+340+343+349-44a+34h+44t+7
b:years of|5.0 0c+426+627+828+1329+4
w:age|5.1 0c+220d+260y+352y+53a+153x-3
b:of age|6.6 0c+63a+7
l:age|6.4 0c+40y+73a+4
w:19|7.3 0c-40d+163a+443+10
b:you 19|8.6 3a+8
b:19 years|8.3 0c-40d+12
b:age or|7.5 0d+50y+43a-4
w:older|6.9 0c+130d+130y+43a-4
s:older|6.9 0c+90d+110y+60z+33a-4
g:<old|6.9 0c+40d+5
g:olde|6.6 0c+30d+33a-3
g:lder|6.5 0c+43a-3
g:der>|4.2 11+918+11
b:or older|7.0 0c+80d+93a-3
l:older|7.2 0c+5
b:vous au|7.4 0c+80d+33a-64j+6
w:moins|6.9 0c+40d+32c+53a+63x+10
s:moins|6.9 2c+43a+73x+13
g:<moi|6.0 4b+44m+3
g:moin|6.9 3x+3
g:oins|6.6 00+33x+4
g:ins>|6.2 00+33x+4
b:au moins|7.5 0c+70d+83a-73x+6
b:moins 18|8.3 0c+5
w:ans|5.9 0c+170d+210o+40q+32c+33a+7
b:18 ans|6.7 0c+140d-4
l:ans|6.6 0d+33a+5
w:date|4.0 0c+40g+70i+70v+50w+190x-31j-31l-41m-31n+201s+131x+171y+1120-321+1722+2123-83a+93t+345+646+947-44b+184q+16
g:<dat|3.6 0n+90o+60w+81n+91s+71x+721+522+2123-34b+104q+3
g:date|3.7 0g+30n+30w+61n+61s+71x+521+622+164b+74q+3
g:ate>|3.4 0g+40w+61n+41s+51x+521+322+122m+32r+33m+43s+44b+94q+4
b:date of|6.2 0w+121n+322+73a+4
w:birth|6.0 05-40h+60w+1611-718+82y+1435+53a+83t+11
s:birth|5.9 0c+70h+50w+1811-518+52y+1235+53a+73t+74b-4
g:<bir|5.9 0w+112y+4
g:birt|5.9 0w+132y+4
g:irth|5.9 0w+1418+32y+33t+3
g:rth>|6.0 0w+92y+33t+3
b:of birth|6.8 05-40w+103a+93t+4
f:date|4.7 0i+30w+71n+71s+31x+1121+1222+2123-43a+34b+5
l:birth|6.6 18+42y+33a+7
w:secret|6.7 02+160i+110j+102g-3
s:secre|6.6 02+110i+120j+93a+5
g:<sec|4.8 02+30i+80j+727+72f+42h+331+33a+344+446+3
g:secr|6.6 02+50i+40j+4
g:ecre|6.6 02+40i+43a+3
g:cret|6.6 02+30i+30j+43a+3
g:ret>|5.8 0i+40j+33s+4
w:security|6.1 0f-30i+110j+102a+42f+102g+32h+42m+83a+446+5
s:secur|5.5 0i+120j+62a+52f+112h+112m+53a+744+746+9
g:secu|5.4 0i+70j+52f+32h+544+6
g:ecur|5.5 0i+70j+42f+42h+444+3
g:curi|5.5 0i+80j+42f+42h+446+3
g:urit|5.3 0i+60j+42h+43a+446+3
g:rity|5.5 0i+31a+52f+3
w:clearance|5.9 0i+210j+173a+8
s:clear|5.7 0i+250j+243a+63i+4
g:<cle|5.4 0i+100j+113a+4
g:clea|5.5 0i+100j+93a+3
g:lear|5.4 0i+70j+103q+3
g:eara|5.8 0i+100j+10
g:aran|5.8 0i+90j+5
g:ranc|4.8 0i+70j+427+42k+844+44p+4
g:ance|4.2 0i+70j+30u+40w+625+52k+44s+3
b:security clearance|6.9 0i+40j+5
l:clearance|6.5 0i+60j+4
b:you eligible|7.1 0j+313+417+53a-44p+7
w:obtain|6.6 0f+120i-40j+103a+43n+349+6
s:obtai|6.0 0f+70g+50i-40j+81h-31l+41m+91p+649+74d+8
g:<obt|5.2 0g+30j+51m+81n+31p+5
g:obta|6.0 1m+3
g:btai|6.0 4d+3
g:tain|5.6 0f+31q+6
g:ain>|5.2 1w+3
b:to obtain|6.8 0f+30i-30j+53a+349+4
b:obtain a|7.5 0f+40j+4
w:reliability|7.6 0i+70j+14
s:relia|6.7 0i+50j+738+74o+8
g:<rel|4.4 15+161h+33r+93s+9
g:reli|5.7 0j+315+20
g:elia|6.7 0j+438+34o+3
g:liab|6.5 38+3
g:iabi|7.0 0i+40j+4
g:abil|4.7 0g+40i+40j+80z+510+101w+43a-348+4
g:bili|4.2 00+40g+30i+40j+80z+310+81w+63s+447+64b+44m+4
g:ilit|4.1 00+40g+30i+50j+80z+510+819+31w+43s+43z+747+44b+3
g:lity|4.6 04+40j+310+935+847+3
b:reliability status|7.8 0i+50j+4
b:what are|6.2 1o+83a+83v+440-348+54g+134k+5
b:are your|6.6 3a+113w+34g+44k+3
w:annual|5.9 3a+63w+73x+83y+9
s:annua|5.9 3a+73v+33w+103x+73y+7
g:<ann|4.2 1n+51s+326+727+528+829+63a-33q+33w+53y+3
g:annu|5.4 3w+63x+33y+5
g:nnua|5.9 3w+3
g:nual|5.7 3w+3
g:ual>|4.9 16+535+4
c:period|3.2 00+70o+40u+50w+713+71m-31n+151o-31s+101v-41x+921+82c+42e+112i+42v+839+83m+183v+43w+103x+63y+1640+349+44b+74f+64t+6
w:base|6.1 2v+142w+103s+43v+83x+63y+7
g:ase>|5.6 2d+52v+72w+33y+3
b:annual base|7.3 3a+3
w:salary|4.7 2i+83a+73u+123v+133w+143x+173y+1441+4
s:salar|4.4 0u+42i+83a+53m+63p+43u+153v+173w+173x+173y+154t+5
g:<sal|4.0 3m+43u+43v+103w+103x+103y+10
g:sala|4.1 2i+33m+43u+43v+103w+173x+93y+9
g:alar|4.4 3u+43v+93w+153x+103y+6
g:lary|4.7 3a+33u+33v+73w+43x+63y+4
g:ary>|4.3 0k+33a+43v+53w+73x+54c+5
c:pay|3.6 17+51l+31v-424-32i+42w-33a+43m+173u+223v+333w+323x+263y+3241+446+34l-44t+4
b:base salary|7.1 3v+33w+5
w:expectations|6.6 3m+63w+13
s:expec|5.2 1n+921-43a-53m+123u+43w+153x+133y+54b+6
g:expe|3.7 1v+31z+324+626+427+328+429+73m+33w+64h+8
g:xpec|5.2 1n+33m+43w+93x+4
g:pect|5.2 1n+33m+33w+93x+3
g:ecta|6.0 3w+7
g:ctat|6.0 2w+33w+6
g:tati|4.4 0g+50x+30y+316+51c+33a-53w+747+44d+3
g:ions|4.0 0g+90m+30r+30v+41w+72a+52c+32r+53w+64e+3
g:ons>|3.9 00+30g+110m+30q+30r+30v+31w+72a+62c+32r+43a-33n+33o+33w+543+3
c:wish|3.3 04-30m+40q+40t+60u+121n+51s+41v-320+621-524-42b+42e+82j+102k-42p+42v-42w+2232+733+63m+243q-33s-33u+93v-63w+253x+103y+640+184a+64b+84e+94i+104j+54l-44s+144t-3
b:salary expectations|7.2 3w+5
w:cad|5.9 3u+73w+12
l:cad|6.5 3w+4
f:salary|6.2 3a+43x+53y+7
w:desired|5.6 21-42w+73a-43m+63u+53w+103x+63y+840+84b+64s+10
s:desir|5.3 0m+320+421-32e+32k+52w+123a-73m+63u+43v-33w+83x+53y+340+114b+34i+44s+9
g:<des|4.2 1w+62w+33a-43w+740+44f+34h+44s+3
g:desi|5.1 2w+63a-53w+64l+44s+4
g:esir|5.3 2w+53a-33m+33w+340+44s+4
g:sire|5.3 2w+63w+640+3
g:ired|5.2 3w+43y+340+34s+3
b:your desired|7.8 3m-63w+9
w:hourly|6.5 3a-43m+173w+83x-33y+9
s:hourl|6.5 3a-33m+133w+63x-33y+9
g:<hou|4.6 17+32e+839+53m+123y+440+347+3
g:hour|4.8 2e+839+53m+133y+347+3
g:ourl|6.5 3m+7
g:urly|6.5 3m+9
g:rly>|5.9 3a-33m+93y+3
b:desired hourly|8.3 3w+6
w:wage|6.8 3a+63m+113v+93w+93y+7
g:<wag|6.6 3a+33m+33w+3
g:wage|6.6 3m+3
g:age>|4.2 08+31p+52f+42j+62l+32r+42u+63a+63i+34e+3
b:hourly wage|7.8 3m+6
l:wage|7.8 3v+4
b:your salary|7.4 3a-33w+43x+4
w:usd|8.0 3u+6
b:for this|5.4 02+50n+71m+52q+338+33p+43s+73w+54f-34j+164l-3
w:role|5.3 0e+30h+51k+31w+71y+420+424+626+337+33a-33j+43q+53w+74f+44j+94l+124m+54p+3
g:<rol|5.2 4j+44l+7
g:role|5.1 2a+33a-34j+44l+5
g:ole>|5.1 3a-34l+4
b:this role|5.9 1y+52q+33a-63s+33w+549+34d+44j+74l-44m+3
l:role|5.9 1y+34j+44l+3
w:quelles|6.4 2l+33w+34g+3
b:quelles sont|7.0 3w+34g+3
w:attentes|7.6 3w+8
s:atten|5.9 17+71n+91r+41s+1138+83m+133n+33u+43w+44j+84m+5
g:atte|5.2 0g+30x+61n+41r+638+4
g:tten|5.5 1n+31s+438+33m+4
g:tent|5.5 01+30o+31j+41n+33a-43m+5
g:ente|4.7 0f+40v+31e+31k+31s+41y+33a-44c+44f+3
g:ntes|6.3 4d+3
b:vos attentes|7.8 3w+4
w:salariales|6.6 3w+143x+6
g:lari|5.3 1q+63m+33w+63x+43y+54t+3
g:aria|5.9 3m+53s+33w+73y+3
g:rial|6.1 3w+73y+3
g:iale|5.8 23+33m+33w+5
g:ales|5.4 23+43a-33w+54d+44g+3
g:les>|4.6 0v+513+31e+31i+623+34d+34g+3
b:attentes salariales|7.8 3w+4
s:annue|6.2 3v+33w+103x+43y+8
g:nnue|6.2 3w+4
g:nuel|6.2 3w+53y+3
g:uell|5.1 16+41y+82f+32v+33v+54l+3
g:elle|4.4 06+31v+41y+64l+5
g:lles|6.3 0m+33v+3
f:quelles|6.6 3w+34g+4
w:taux|7.3 3a-33m+113w+540+74m+6
g:<tau|7.1 3m+3
g:taux|7.3 3m+3
g:aux>|6.3 1i+340+343+4
w:horaire|6.2 0s+92e+639+73m+143w+43y+94k+13
s:horai|6.0 0s+52e+339+33m+153y+847+124k+10
g:<hor|5.6 0s+32e+43m+93y+547+54k+8
g:hora|5.6 0s+32e+339+33m+83y+347+64k+10
g:orai|5.9 3m+747+4
g:rair|5.9 3m+847+44k+4
g:aire|4.1 0v+31b+31l+339+33a+33b+33m+43u+33v+33x+43y+341+3
b:taux horaire|7.6 3m+53w+8
w:souhaite|5.7 0m+70q+30t+50u+102w+93a+43u+63w+73x+53y+440+44s+5
s:souha|4.9 0m+70q+40t+70u+101r-32j+62w+1632+73u+43w+123x+63y+540+94b+114j+44s+6
g:<sou|4.3 0u+42w+42y+33q+63w+5
g:souh|4.9 0u+42w+732+33w+5
g:ouha|4.9 0m+30u+32w+83w+54b+4
g:uhai|4.9 0u+42w+532+43w+5
g:hait|4.9 0u+32w+732+33w+44b+3
g:aite|4.6 0n+30u+32w+53w+5
b:horaire souhaite|8.3 3m-53w+10
f:taux|7.4 3m+440+6
l:souhaite|6.3 0u+32w+43w+7
w:pay|5.4 3a-43m+83u+123v+223w+173x+123y+1646+64n+6
b:desired pay|7.3 3x+53y+5
f:desired|6.1 2w+43w+54s+3
l:pay|7.2 3w+8
b:your current|5.9 1p+111v-520+537+73n+44q+44r+4
b:current salary|7.8 3v+6
l:salary|5.9 3a+43v+43w+6
w:notice|5.0 0j+50l+60n+1737+2339+53a-73n+4
s:notic|5.0 0j+50l+40n+1437+2439+33a-7
g:<not|4.3 0l+40n+41h+81p+737+104e+64i+44t+3
g:noti|4.8 0n+437+103a-3
g:otic|5.0 0n+437+9
g:tice|4.9 0n+437+9
c:notice|4.5 0l+30n+91b+1020+937+323a-63s+5
b:your notice|7.2 37+7
w:period|6.0 0o+61b+537+123a-43w-43y+13
s:perio|5.6 0o+81b+31x+537+1339+63a-43w-43y+22
g:peri|3.7 1x+421+324+626+427+328+529+937+33y+84h+8
g:erio|5.5 37+43y+12
g:riod|5.5 0o+337+43y+10
g:iod>|6.0 37+33y+3
c:length|3.3 0e+30h+30n-30o+140s+30u+30w+41x+521+1024-626+1227+1328+1729+112e+1337+2438+639+83a+43y+1140+647+84b+114m+6
b:notice period|6.4 37+10
l:period|6.6 3y+6
w:how|4.3 0t+611+520+324-425+1333+837+83a+43q+134h+64j+54p-34r+3
w:much|6.2 37+63m+3
b:how much|6.2 28+42h+537+63m+43v+53w+4
b:much notice|7.2 37+6
b:notice do|7.5 37+4
b:need to|6.3 0c+50j+437+43a+43t+549+6
w:give|5.3 25+32r+337+53a-33o+74c+3
b:to give|6.9 1k+337+73a-3
b:give your|7.2 25+537+53a-3
b:your employer|6.9 1v-42i+337+103a-103v+54d+54t+5
f:how|4.5 0t+61q+320+424-525+1633+637+73a+33q+124b+34h+44j+44p-34r+4
w:quel|4.9 2w+535+337+340+549-34a+44g+44l+34r+5
w:est|4.9 37+438+43a+73r+33y+44d+34g+74i+4
b:quel est|6.0 11+51q+52x+34d+44g+114l+4
w:votre|3.5 1c+31d+31f+61g+51u+424-425+52d+52x+433+337+63r+43v+442+447-349+34c+54h+54t-3
b:est votre|5.8 11+31q+32x+435+337+73a+347-34d+74g+74h+44l+44r+4
w:preavis|6.0 37+22
s:preav|5.9 37+26
g:prea|5.8 37+14
g:reav|5.9 37+15
g:eavi|5.6 20+537+12
g:avis|5.8 37+12
g:vis>|5.9 37+10
b:votre preavis|7.4 37+6
f:quel|5.3 11+32w+53a+63w+440+44g+44l+54r+6
l:preavis|6.9 37+5
w:could|5.4 0k+437+339+43x+34b+14
b:when could|7.3 47+94b+6
b:could you|6.2 0j+42k+537+639+73a-947+54b+9
w:start|5.1 1k+31s+1021+132v+52x+337+538+33a+33s+34b+104i+7
s:start|4.8 1k+31s+1621+152x+337+538+546+547+64b+154l+3
g:star|4.8 1s+421+104b+74g+5
g:tart|4.8 1s+521+124b+5
g:art>|4.5 21+33g+340+54b+5
c:start|3.9 0q+40t+61c+31e+41f+61i+91n-31s+2421+2922-32q-42w+32x+336+537+53b+34b+284i+7
b:you start|6.4 37+54b+5
l:start|6.4 4b+7
w:earliest|6.6 4b+13
s:earli|6.4 0e+113a-34b+84t+5
g:<ear|5.8 0e+41l+53w+34b+54t+3
g:earl|6.0 0e+54b+4
g:arli|6.3 0e+42k+34b+4
g:rlie|6.3 0e+54b+54t+3
g:lies|6.3 0x+44b+4
g:iest|6.6 4b+6
g:est>|4.2 1k+91q+103x+54d+34g+4
b:earliest start|7.8 4b+6
b:start date|6.2 21+33a+3
f:earliest|7.2 4b+4
l:date|5.3 0g+41s+422+104b+84q+5
w:available|5.4 00+32e+739+747+54b+114m+74o+12
s:avail|5.1 0s+42e+439+547+164b+114m+54o+8
g:<ava|5.0 47+54b+7
g:aila|5.0 1t+347+34b+54o+3
g:ilab|5.1 47+34b+74o+3
g:labl|5.3 47+34b+34o+3
c:free|4.1 0s+71k+32e+537+538+739+153s+1640+347+2149-34b+274e+64m+204o+3
b:date available|6.8 4b+12
l:available|6.8 3a+34o+4
w:from|4.3 18+41a+31b+101n-31s+101x-321+222g+32i+42v+43a+63w-43x+449+34b+9
b:available from|7.4 4b+8
f:available|7.0 4b+7
l:from|6.3 1n-41s+1121+193w-43x+5
b:date de|5.9 0v+30w+121x+921+523-34b+6
w:disponibilite|6.8 37+947+34b+10
s:dispo|5.1 0f+40s+437+538+1039+123a-73g+43s+1147+134b+174m+104o+164p+3
g:<dis|4.1 10+121b+938+339+43a+33s+647+34b+54m+34o+4
g:disp|5.0 39+53s+447+64b+84m+54o+6
g:ispo|5.1 39+43a-33s+347+74b+64m+34o+6
g:poni|5.4 37+339+33a-347+94b+84m+4
g:onib|5.4 39+447+104b+94m+4
g:nibi|6.0 37+347+74b+54m+4
g:ibil|5.4 1w+43s+347+44b+64m+4
g:lite|4.8 04+516+335+83a-43z+84l+5
b:de disponibilite|7.6 47+44b+5
l:disponibilite|7.3 37+44b+3
w:quand|6.5 0s+100w+617+31l-31n+111s+61x+73a-64b+94q+9
s:quand|6.3 0s+160w+717+31l-41n+121s+31x+521+63a-74b+154q+9
g:<qua|4.9 0g+30s+317+31n+31q+43a-347+34b+44g+44l+44q+3
g:quan|5.9 0s+74b+44d+34q+4
g:uand|6.2 0s+70w+61n+33a-34b+64q+6
g:and>|5.1 05+1321+42k+33a+33d+34p+6
w:pourriez|6.9 39+34b+10
b:quand pourriez|7.8 4b+8
b:pourriez vous|7.1 0j+639+44b+9
w:commencer|7.1 2x+54b+10
s:comme|5.6 0m+80p-316+418+41a+51s+421+1027+728-33a+54b+104e+14
g:comm|4.4 00+50t+416+421+32j+33p+44e+3
g:omme|5.4 21+44b+54e+4
g:mmen|5.9 21+53o+44b+34c+34e+5
g:menc|6.6 21+54b+5
g:ence|3.1 0v+41e+41j+421+324+328+429+53n+33o+748+34h+6
g:ncer|6.8 4b+4
g:cer>|6.1 3a-33j+34b+4
b:vous commencer|7.8 4b+3
f:quand|6.7 0s+51n+621+3
l:commencer|7.2 4b+4
w:willing|5.4 0f+140j+90u+101k+92a+439+94m+6
s:willi|5.3 0f+100j+50u+71k+1039+53a+33s+64m+6
g:<wil|5.3 0j+31k+4
g:will|5.1 0f+30j+31k+439+3
g:illi|5.1 0f+40j+31k+439+3
g:llin|5.1 0f+40j+31r+33a+33d+4
g:ling|4.6 0f+31k+31r+328+32l+83a+3
b:you willing|5.6 0j+51k+63s+74m+3
b:willing to|5.4 0f+90j+30u+51k+439+33a+43s+54m+3
w:relocate|6.3 38+33a+43s+14
s:reloc|5.7 3a+93s+24
g:relo|5.7 3s+14
g:eloc|5.7 3s+11
c:moving|5.0 20+53a+113s+334b+3
b:to relocate|6.5 3s+7
l:relocate|7.1 3a+3
w:seriez|6.4 3a+43s+34m+3
b:seriez vous|6.4 0j+339+33a+53r+53s+64m+5
w:pret|6.4 0j+41k+538+339+113a-53s+103x+34m+5
g:pret|5.9 3s+4
b:vous pret|6.6 1k+339+63a-33s+7
b:pret a|7.0 38+439+63a-33s+3
w:demenager|6.8 3s+13
s:demen|6.5 28+33a+53s+15
g:<dem|5.5 2t+43s+449+44a+3
g:deme|6.2 0v+43s+4
g:mena|6.3 00+63s+5
g:enag|6.3 00+53s+4
g:nage|5.3 00+526+43a+53s+3
g:ager|5.8 26+3
g:ger>|5.3 0h+40z+32z+43a+63s+3
b:a demenager|7.4 3s+5
f:seriez|6.8 39+43s+44m+5
w:travel|5.5 35+33a+1145+94m+20
s:trave|5.4 35+33a+1145+74m+22
g:rave|5.3 4m+14
g:avel|5.4 45+34m+12
g:vel>|4.6 0i+51q+725+52k+64m+11
c:travel|4.9 38+53a+945+94m+344o+4
b:to travel|6.3 4m+12
w:up|5.2 01+30q+53a-43j+73s+64e+34m+64s+4
b:travel up|7.3 4m+3
b:up to|6.1 0g+40o+31f+32w+33a-53j+124m+8
b:of the|4.9 0c+30h+90t+316+819+424+42u+52w+33a+53j+43r+448+34j+54m+34n-34t+7
w:time|4.8 0p+40s+121k+31u+51v+324-326+627+628+529+62g+1137+1040+134f+64k+164m+104p+64q+54r-44t+6
g:<tim|4.7 0s+727+33a-340+74k+84m+4
g:time|4.4 0s+627+339+103a-43y+440+84k+74m+4
g:ime>|4.5 0s+539+640+94k+54m+4
c:past|3.4 01+30e+290s+90v+917+31b+201v+824+1026+827+32c+52g+32i+62y+1130-436+339+53a+83q-340+943+104b-34f+44i-34k+74m+34p+34t+26
b:the time|7.0 3a-44m+8
l:time|6.0 40+54m+3
b:role is|7.5 0h+33j+3
w:hybrid|7.4 38+43a-34s+14
s:hybri|7.0 38+63a-34s+20
g:<hyb|7.0 4s+6
g:hybr|7.0 4s+6
g:ybri|7.0 4s+5
g:brid|6.9 4s+7
g:rid>|7.4 4s+4
w:two|6.1 0e+40k+60o+41h+51i+41p+528-32c+52f+837+538+53o+133s+343+444+84m+4
w:days|5.4 0e+42v+437+1538+143a+103m+33s+43t+440+1143+447+9
g:<day|5.3 37+338+53a+33b+340+347+3
g:days|5.2 37+438+840+447+7
g:ays>|4.6 05+1537+338+53d+640+347+44m+3
b:two days|8.6 38+3
w:per|5.5 00+40o+50q+50s+40t+61b+524+42e+102t-430+43a+83m+153x+33y+1647-449+34t+5
w:week|5.5 0z+52e+1838+43a-33y+540+947+124m+8
g:<wee|4.9 2e+1137+338+43a-447+7
g:week|4.9 2e+1137+338+53a-547+7
g:eek>|5.4 2e+83a-340+447+3
b:per week|7.0 2e+10
b:week in|8.3 47+3
w:our|4.3 06+30e+100k+90l+100m+170n+50q+60r+30s+311+41v-324-62b+112c+52i+82u-332+336+337-338+243a+103p+133q+93r+341-447+849+44e-34i+194s+34t+16
b:in our|6.6 0l+42i+1038+3
w:cityname|5.2 38+223s+2049+44b+4
s:cityn|5.2 38+233s+174m-3
g:ityn|5.2 38+93s+7
g:tyna|5.2 38+93s+7
g:ynam|3.8 1v-32b+82i+438+73a-43r+53s+44i+74t+7
b:our cityname|6.8 38+7
w:office|5.6 00+51z+825+82c+142w+638+103a+33e+43t+548+44j+54s+10
s:offic|5.1 00+311+41h+41z+625+52c+182j+92v-32w+738+83a+73t+34s+7
g:<off|4.3 0m+40v+42c+738+33q+43x+5
g:offi|5.1 2c+72j+34s+5
g:ffic|4.9 2c+73a+64s+5
g:fice|5.4 2c+438+34s+5
b:cityname office|7.2 38+4
w:meet|6.6 0d+80j+610+324+32a+43a+34j+8
g:<mee|6.4 0c+438+3
g:meet|6.5 0d+338+3
b:you meet|6.8 0d+60j+338+34j+4
b:meet this|7.8 24+438+4
w:requirement|7.4 0d+70j+324+43a-33w+7
g:irem|6.7 3w+4
g:reme|6.3 0d+32m+4
b:this requirement|8.3 24+4
f:this|6.2 0j+31v-41y+538+33a+33j+3
w:onsite|7.1 38+123s+5
s:onsit|7.1 38+83s+4
g:<ons|7.1 38+4
g:onsi|5.2 0q+30z+43a-33s+33x+3
g:nsit|6.5 05+538+33a-341+6
b:work onsite|7.8 38+3
b:onsite in|7.8 38+4
w:toronto|8.6 38+33a+4
s:toron|8.6 3a+3
g:onto|7.5 41+6
g:nto>|6.1 08+40n+50w+316+33a+33t+33z+3
w:three|6.4 37+43a+73j+33o+93t+64d+54g+10
s:three|6.4 2w+437+33j+33o+63t+34d+44g+94t+3
g:<thr|5.9 1x+44g+3
g:thre|6.4 4g+3
g:ree>|4.1 0r+41m+81p+31q+33o+347+34b+3
b:three days|7.6 3t+5
b:days a|6.8 38+103a-44m+3
b:a week|6.3 0z+32e+438+63a-34m+6
l:week|6.2 2e+938+3
b:you available|6.5 39+53a-44b+4
b:available to|6.8 3a-44b+5
w:evenings|7.5 47+14
s:eveni|7.2 47+10
g:<eve|4.8 0v+41b+643+34t+5
g:even|5.6 0m+347+3
g:veni|6.3 38+33a+3
g:enin|5.7 0q+323+441+5
g:ning|4.9 23+33a-641+547+349+34n+34q+4
g:ings|5.9 1q+447+6
g:ngs>|6.0 0q+32r+347+54c+3
b:evenings and|8.6 47+3
w:weekends|7.5 3a+347+9
s:weeke|7.2 47+12
g:eeke|7.1 3a+347+3
g:eken|6.6 23+541+847+4
g:kend|7.1 24+347+5
w:shift|6.3 0p+426+638+43a+43b+43j+647+164b+6
s:shift|5.7 0p+1026+53a+43j+847+194b+4
g:<shi|5.6 3j+347+9
g:shif|5.7 47+12
g:hift|5.7 0p+347+12
g:ift>|5.4 06+423+42d+33a+33j+747+5
w:wanted|8.0 2e+82w+6
s:wante|8.0 2e+72w+53a-447+3
g:<wan|5.4 0s+32w+43a-44b+44e+3
g:want|5.6 20+32w+64e+3
g:ante|5.3 0e+40f+50z+53a-543+44d+3
w:check|5.5 06+30f+140x+61u+424-62f+52h+122y+53a+43n+43t+846+547+648+11
s:check|5.3 06+30f+180x+61u+32f+42h+72y+53n+103t+641+347+548+6
g:<che|4.7 0f+841+5
g:chec|5.3 0f+72h+4
g:heck|5.3 0f+82h+4
g:eck>|5.5 0f+62h+4
w:all|5.6 0x+329+52l+32y+33j+448+4
b:check all|8.0 24-447+448+5
w:that|4.0 00+30k+70x+1336+638+33a-33t+447+34p+4
b:all that|7.3 2l+447+648+3
w:apply|6.1 0e+40j+50p+512+618+42a+42l+539+43a-33p+83q+847+748+64a+8
s:apply|5.5 0j+610+312+42a+42i+52v+32w+62z+33a-43k+163p+93q+447+448+44a+54i+44j+3
g:<app|3.8 06+30e+713+314+323+42i+32z+63a-33k+73z+44e+34j+3
g:appl|4.1 0e+823+42i+42z+33a-43k+7
g:pply|5.5 3k+53p+4
g:ply>|5.8 3a-33p+3
b:that apply|7.2 14+324+32l+347+648+5
f:shift|8.3 47+5
l:apply|6.8 3p+4
w:disponible|6.2 38+439+940+447+124b+8
g:nibl|6.2 47+44b+4
b:vous disponible|6.8 38+647+74b-4
w:les|5.2 0m+30r+60x+32f+33j+347+7
b:disponible les|8.6 47+4
w:fins|7.8 0n+40y+7
g:<fin|5.4 0f+31l+51n+51p+31x+527+3
b:fins de|8.3 47+4
w:semaine|6.2 0m+52e+1238+83a-340+847+6
s:semai|5.9 0m+52e+1137+639+43a-440+547+64m+4
g:<sem|5.8 2e+747+3
g:sema|5.8 2e+7
g:main|5.1 28+33a-3
g:aine|5.1 1o+32e+33a-3
g:ine>|4.3 08+40m+31o+52d+72e+438+33a-33g+3
b:de semaine|7.8 47+5
l:semaine|6.5 2e+5
w:overtime|6.1 39+213a+10
s:overt|6.0 39+193a+8
g:<ove|5.1 0c+40d+339+114c+44m+3
g:vert|5.5 0u+415+420+339+93q+5
g:erti|4.5 0g+150x+61e+71h+32m+439+6
g:rtim|6.0 39+9
c:over|5.1 00+308+41e+112p+531+539+273a+54e+3
b:work overtime|6.6 39+12
l:overtime|6.9 39+5
b:have a|5.0 0g+80v+610+91j+51l+31y+428+42o+32u+332+33a+443+94o+3
w:driver|5.8 0f+61j+92m-33a+54j+5
s:drive|5.4 0c+50f+31j+1324+53a+647+54j+4
g:<dri|5.0 1j+112q+3
g:driv|5.0 1j+12
g:rive|5.0 1j+7
g:iver|4.9 0z+417+31j+71r+83a-3
c:driving|4.6 0d+50f+71j+2024+33a+347+34j+3
b:valid driver|6.8 1j+5
b:driver s|5.9 1j+63a+4
w:license|6.7 1j+92m+113a-6
s:licen|4.6 0g+120w+31b+131e+61j+181l+728+52a+52m+143a+7
g:<lic|4.6 0g+41b+31j+102m+10
g:lice|4.5 0f+30g+31b+31j+92m+9
g:icen|4.6 0g+41b+41j+92m+12
g:cens|6.2 1j+42m+3
g:ense|5.4 0n+30x+31j+42m+33a-34e+3
g:nse>|6.3 1j+3
c:licence|4.2 0g+90w+31b+71e+31j+231l+528+32m+213a+1049+44a+7
b:s license|7.3 1j+6
w:possedez|6.7 0g+60h+50i+724+43a+348+34o+44p+3
s:posse|6.1 0g+40i+61j+61l+424+348+34p+7
g:poss|5.5 0i+31j+34b+4
g:osse|6.1 0i+31l+7
g:ssed|5.9 0g+41b+5
b:possedez vous|6.8 0g+40h+30i+4
w:permis|5.2 1e+31j+172m+33a+849+74a+134q+74r+6
s:permi|4.7 0f+30l+40n+40o+30p+41e+31j+172m+73a+33n+73t+849+144a+124e-34p+134q+174r+11
g:rmis|5.0 1j+74a+44q+54r+4
g:mis>|5.1 1j+94a+3
b:un permis|6.3 1j+849+7
b:permis de|5.9 1j+33a+34r+3
w:conduire|5.8 0d+71j+102m+8
s:condu|5.7 0d+40f+41b+31j+1528+33a+3
g:cond|4.8 08+30r+80v+51j+631+4
g:ondu|5.6 1j+4
g:ndui|5.8 1j+6
b:de conduire|5.9 1j+62m+33a+3
b:conduire valide|7.2 1j+5
f:possedez|6.8 0g+3
w:access|7.1 00+81k+32a+43a-44o+9
s:acces|6.3 00+1913+51a+42a+442+84o+10
g:<acc|3.8 00+90f+50l+30n+30o+30p+30r+71k+539+33a-43x+341+342+347+44d+44m+4
g:acce|4.2 00+30f+40l+40n+30r+81k+439+33a-33x+347+34m+3
g:cces|6.0 00+64d+4
g:cess|5.2 00+90n+349+34d+3
b:have access|7.8 00+44o+5
b:access to|7.5 00+44o+6
b:to a|5.6 0f+70v+52q+32t+536+44h+34o+5
w:reliable|7.6 3a+34o+12
g:iabl|6.6 38+4
b:a reliable|8.3 38+34o+3
w:vehicle|6.6 1j+73a+84o+14
s:vehic|6.0 0d+71j+53a+84o+23
g:<veh|6.0 3a+34o+14
g:vehi|6.0 4o+13
g:ehic|6.0 3a+34o+12
g:hicl|6.5 3a+34o+5
g:icle|6.3 2r+33a+44o+5
g:cle>|6.3 3a+74o+5
b:reliable vehicle|8.6 4o+4
w:howmany|4.7 0h+70z+424-426+1127+1328+1229+122e+83a+943+447-3
s:howma|4.7 0h+424-326+827+1028+1229+102e+63a+1043+347-3
g:<how|4.4 21+326+527+528+529+42e+337+33a+4
g:howm|4.7 26+427+328+52e+33a+3
g:owma|4.7 27+428+62e+33a+6
g:wman|4.7 26+427+328+529+4
w:hours|5.2 0s+90u+50z+31k+41t+42e+1639+163a+53j+340+1147+104k+4
s:hours|5.2 0s+60u+50z+41k+41t+32e+2039+1040+1247+104k+4
g:ours|4.3 1y+42e+639+440+447+44c+5
g:urs>|4.5 1y+32e+739+43a+640+547+4
b:howmany hours|7.3 0z+42e+93a-4
b:hours per|7.6 2e+6
f:howmany|4.8 0h+327+428+929+42e+33a+6
w:looking|6.2 0u+53m+43w+640+849+34b+74s+4
s:looki|6.2 0u+43a+53m+440+449+44b+64s+4
g:<loo|5.7 2t+440+3
g:look|5.9 40+3
g:ooki|6.1 3w+3
g:king|4.4 2k+43w+340+34e+4
b:you looking|6.4 0u+440+64b+3
b:looking for|6.3 0u+53w+440+8
b:for full|7.8 40+3
b:full time|6.3 29+740+154p+5
b:time or|7.5 40+6
w:part|5.8 00+516+618+41k+33a-43s+440+2047+549+64g+84m+34t+5
g:<par|4.0 00+50z+417+42k+33p+33r+440+849+44m+3
g:part|4.4 00+508+70a+30k+316+320+43a-340+94t+3
b:or part|7.6 40+5
b:part time|6.8 40+15
b:time work|8.0 40+3
l:work|5.0 1z+32q+43h+63o+347+44g+44o+34p-34r+34s+3
b:howmany years|5.2 26+1127+928+629+63a-4
w:professional|5.8 0g+90k+61e+529+62d+52k+62m+32o+32p+32z+43a-73o+64c+74d+44l+5
s:profe|5.0 0g+150k+41e+51z+528-429+152d+132k+42m+122o+42p+42z+43a-113o+44c+164d+114l+8
g:rofe|5.0 0g+829+62d+52m+43a-44c+54d+34l+3
g:ofes|5.0 0g+629+62d+42m+43a-54c+74d+5
g:fess|5.0 0g+515+529+72d+52m+43a-54c+5
g:essi|4.7 00+40g+815+629+52d+42m+34c+6
g:ssio|4.6 0g+615+429+62d+32m+53a-44c+4
g:sion|4.3 0g+615+41b+31w+429+62d+42m+33e+94c+44d+34l+4
g:iona|4.5 0g+41e+42a+335+213a-43d+44c+5
g:onal|4.2 0g+31e+32a+32u+435+203a-53d+344+44c+64e+4
g:nal>|4.2 0v+41e+32d+32i+32u+33d+34c+44e+4
b:of professional|7.5 1e+829+5
w:experience|4.0 18+51v+121w+51x+81z+1121+824+1325+426+927+1328+1329+113a+44c+94h+144j+64l+10
s:exper|4.0 18+41v+81w+61x+91z+1021+624+1025+926+1127+1228+1129+1448+84c+74h+184j+34l+7
g:xper|4.0 24+825+326+529+1048+34h+6
g:erie|3.7 24+826+627+528+429+103x+34h+74j+3
g:rien|3.8 16+624+826+527+528+529+94h+8
g:ienc|3.9 24+626+427+328+529+102k+53a-34h+8
b:professional experience|7.6 29+7
b:experience do|6.2 26+329+53a-34h+7
l:have|6.2 24-348+54d+3
w:total|6.1 28+429+142e+103a-33v+33w+4
s:total|6.0 0z+428+329+172e+73a-4
g:<tot|5.9 29+7
g:tota|6.0 29+92e+3
g:otal|6.0 29+9
b:of experience|5.9 24-325+326+428+929+93a-34h-3
f:total|6.8 29+62e+4
l:experience|5.8 28-529+144c+4
w:nombre|5.6 01+923+727+428+529+62e+82x+162z+931+732+1433+1137+53a+33o+53p+5
s:nombr|5.6 01+51v+423+426+527+329+62e+42x+132y+52z+731+1332+1133+737+43o+33p+4
g:<nom|5.2 01+51v+32x+82y+32z+831+632+434+33o+3
g:nomb|5.6 2x+531+432+33l+3
g:ombr|5.6 2x+631+432+33l+3
g:mbre|5.2 2x+331+432+333+34n+3
g:bre>|5.1 2x+44b+34e+34n+3
b:nombre d|6.5 26+527+428+329+62e+43a+3
w:annees|5.1 1h+424-326+2127+1628+1829+202c+63a-6
s:annee|4.8 0w+81h+51j-31l+41n+101s+121x+621+424-426+1527+1528+1629+152c+53a-104b+64h-3
g:anne|4.7 0w+41n+51s+326+627+328+629+53a-34b+3
g:nnee|4.5 0n+40w+41n+51s+426+427+428+529+53a-44b+3
g:nees|4.7 06+30n+426+427+528+729+5
g:ees>|4.4 0n+30o+326+627+428+729+43a-3
b:d annees|5.6 26+827+828+1229+63a-3
b:annees d|5.9 28+529+7
b:d experience|5.9 28+529+10
f:nombre|5.8 01+529+32e+32x+52z+532+637+33a+4
b:years have|5.8 28+529+5
b:have you|3.8 0c+30d+30e+110g+90h-30v+1417+419+61b+91k-41l+824+1426+1027+728+1129+72c+73a+1143+84d+44h+114t+12
w:worked|5.3 1x+111z+524+527+728+429+82c+112y+53a+44h+74t+8
s:worke|5.1 0e-31x+624+627+528+429+72c+62y+34h+44o+54t+15
g:orke|5.1 1x+32j+44t+5
g:rked|5.3 28+34t+4
g:ked>|5.0 1b+41x+329+34t+3
b:you worked|5.8 1z+624+427+828+82c+83a-64t+4
w:with|3.8 01+50e+40i+30k+60n+510+41k+31l-41v+424+925+1128+1329-536+33a-33r+34h+134t+6
b:worked with|6.5 24+928+93a-44h+5
b:experience with|6.1 24+425+628+1029-63a+84h+8
g:ooke|8.0 3a+4
g:ker>|6.3 28+34h+3
f:years|5.6 24-326+827+1328+929+83a-5
b:have in|7.1 28+33a-53w+44d+44r+4
w:customer|7.2 24+628+33a+74f+54h+3
s:custo|6.7 0v+53a+54f+44h+44m+7
g:tome|6.8 3a+4
g:omer|6.5 04+63a+5
g:mer>|5.1 07+52m+113b+103d+53e+641+644+1445+1146+9
b:in customer|8.3 3a-34h+3
w:service|6.1 0g+619+71b+51f+628+42c+32w+638+33a+44b+54t+8
s:servi|5.8 01+50g+40m+519+111f+42c+42w+538+44h+64t+5
g:<ser|5.2 0g+319+62c+3
g:serv|4.9 0o+60q+419+8
g:ervi|4.7 00+30g+326+33a+444+3
g:rvic|5.9 44+4
c:military|4.8 0g+619+261e+52c+63a+74a+34g+74t+4
b:customer service|8.3 24+33a-34h+3
w:as|4.6 10+311+518+31a+32z+632+53a-8
b:as a|6.1 00+30g+311+51a+51h+426+4
w:registered|7.3 0g+1118+528+42a+32y+43a+5
s:regis|6.2 01+60f+40g+130v+52m+112y+32z+544+546+7
g:<reg|4.9 05+40a+80g+30u+32m+42w+33s+44m+3
g:regi|5.2 01+305+30a+80g+30z+52m+42w+444+4
g:egis|6.1 01+30g+42m+644+4
g:gist|6.1 01+30g+42m+544+446+3
g:iste|5.8 01+30g+40u+32r+43q+644+4
g:ster|5.6 0g+444+346+34g+3
g:tere|4.8 0k+121c+41d+31e+34i+44j+5
g:ered|6.0 0g+4
w:nurse|7.8 0g+526+33o+7
s:nurse|7.6 0g+626+33a+33o+3
g:<nur|6.9 0g+3
g:nurs|6.9 47+3
g:rse>|6.5 1o+3
b:registered nurse|8.6 0g+328+3
w:welding|7.6 24+525+728+53a-34h+5
s:weldi|7.6 25+728+54h+6
g:<wel|5.6 05+32l+33a-547+34a+34k+3
g:eldi|7.3 0g+34q+3
g:ding|5.1 0v+41q+326+4
w:depuis|6.5 21+1026+527+728+429+5
s:depui|6.5 21+1826+527+628+629+8
g:<dep|4.9 0a+30z+31k+420+421+43a-34m+6
g:depu|6.5 21+429+3
g:epui|6.5 21+527+329+3
g:puis|6.5 21+6
g:uis>|6.3 21+5
w:combien|5.3 26+727+628+1029+102e+437+53v+63w+1743+44b+5
s:combi|5.3 26+627+728+1029+72e+42h+337+43a+33m+43v+53w+1443+3
g:comb|5.2 26+327+328+33w+5
g:ombi|5.3 28+43w+4
g:mbie|5.3 27+328+43w+4
g:bien|5.3 28+43w+5
g:ien>|4.5 28+32q+32t+43a+43w+44t+3
b:depuis combien|6.7 26+527+428+429+5
b:combien d|5.9 26+427+428+729+42e+5
w:travaillez|7.0 1v+51y+429+92i+114t-3
g:llez|6.5 1g+31v+629+34h+3
g:lez>|6.0 1v+32k+32z+33a-44h+3
b:annees travaillez|8.3 29+3
b:travaillez vous|7.1 1v+91y+429+4
w:avec|5.5 0k+50v+324+525+628+33n+33r+44h+7
b:vous avec|7.6 10+528+5
w:python|6.8 24+725+1328+1029-34h+9
s:pytho|6.8 24+325+1228+829-34h+10
g:<pyt|6.8 25+328+34h+3
g:pyth|6.8 25+44h+3
g:ytho|6.8 25+34h+4
g:thon|6.8 25+4
g:hon>|6.4 25+328+44h+3
f:depuis|6.6 21+326+427+528+4
l:python|7.0 24+325+5
b:experience avez|7.5 28+5
w:en|4.0 17+31l+41y+1024+426+328+102d+52j+32q+32z+33a-63j+44b+54e+34m+44p+9
b:vous en|6.0 1v+52d+32i+338+33a-53j+54e+44g+44l-34p+5
w:comptabilite|8.6 24+928+3
s:compt|6.3 01+101t-424+42o+42s+839+441+942+847-34b+84h+34t+4
g:ompt|6.2 01+420+32s+33a-341+3
b:en comptabilite|8.6 24+328+3
f:combien|5.8 3a+33w+9
b:have experience|7.5 24+133a-3
w:sage|8.3 25+103a-34h+5
g:sage|5.4 0p+72g+330+44e+4
w:50|6.7 0c-31e+724+939+103a+63j+63s+4
l:50|8.6 3a+4
b:vous de|5.9 24+52i+539+43m+33s+643+3
w:l|4.1 0c+40d+40f+30l+30v+30x+310+31u+31z+524+42a+32b+42j+42k+63m+33r+549+34m+3
b:de l|5.3 0g+30h+40l+51l+31u+41x+41z+1324+42a+42b+32k+43a+83m+74h-34q+3
b:l experience|8.0 24+6
b:experience avec|7.1 28+529-34h+6
w:excel|6.1 1q-324+1225+1728+143a+64h+12
s:excel|6.1 24+1225+1428+102k-33a+643+64h+7
g:<exc|5.8 24+425+528+44h+3
g:exce|6.0 24+325+628+44h+3
g:xcel|6.1 24+325+628+5
g:cel>|6.1 24+425+728+44h+3
l:excel|6.5 24+625+428+34h+3
w:which|3.9 04+405+30t+315+41r+42j+42t+32w+103a+113q+447+548+349-34a+54b+34h+34r+5
w:bi|7.6 16+824+625+93a-34h+4
w:tools|7.2 0l+524+63a+448+64o+5
s:tools|7.2 0l+424+73a+648+54f+3
g:<too|6.8 48+6
g:tool|6.8 48+6
g:ools|6.8 24+3
b:tools have|8.6 24-348+9
w:used|5.9 0l+60n+51w+924+528+32y+1332+103a-53l+448+34h+124i+4
g:<use|5.5 01+724+52y+33a-34h+4
g:used|5.8 24+52y+33a-34h+4
c:agree|3.1 01+90f+140j+40l+160m+30n+210o+130p+140q+70r+190v-40x+51k+121v-324+72k+52n+32s+52w+532+636+538+739+73a+33l+43n+113o-33s+33w-33x+547+44b-34h+84j-34m+54o+6
b:you used|6.6 24+828+34h+8
b:used in|8.0 0l+42y+332+3
w:production|7.6 24+1228+7
s:produ|6.2 0f+50m+924+1028+33a+103q-33t+7
g:prod|6.2 24+43a+3
g:rodu|5.8 0m+424+3
g:oduc|5.9 24+32d+33a+3
g:duct|5.9 24+4
g:ucti|6.3 0g+324+44n+3
g:ctio|4.5 00+30l+30n+30v+72c+34l+54n+3
b:in production|8.0 24+428+33a+3
f:which|4.4 04+311+31r+52w+1135+33a+103k+347+648+44a+44k+34r+54s+6
l:production|7.8 24+73a-3
w:outils|7.3 0l+624+1125+43a+548+5
s:outil|7.3 0l+724+925+63a+3
g:outi|6.9 24+541+3
g:util|5.6 01+30l+324+328+34h+3
g:tils|7.3 24+3
g:ils>|5.5 0q+4
b:quels outils|8.3 24+8
w:utilisez|7.3 24+428+948+5
s:utili|5.8 01+70l+60n+60r+824+628+92s+62y+332+33a-43l+548+64h+84o+5
g:<uti|5.7 0r+328+34h+3
g:tili|5.8 01+30n+328+34h+3
g:ilis|5.8 0r+328+348+3
g:lise|6.1 4h+3
g:isez|6.3 24+4
g:sez>|5.3 24+4
b:outils utilisez|8.6 24+3
b:utilisez vous|7.4 24+328+5
w:plusieurs|8.6 24+44m+9
s:plusi|8.6 24+44m+7
g:<plu|5.3 0c+41q+639+34d+3
g:plus|5.4 0c+40d+31q+639+3
g:sieu|8.0 3z+3
g:ieur|6.7 0e+33a+43z+34m+3
g:eurs|6.8 2j+42w+5
w:choix|8.0 24+52j+62w+83a-3
s:choix|8.0 24+42j+52w+6
g:<cho|6.3 01+32w+6
g:choi|6.5 2w+9
s:possi|6.2 0g+30i+60j+30s+61j+438+33a-63n+94b+74m+84o+44p+5
g:ssib|6.1 00+50j+34b+44m+3
g:sibl|5.5 1a+63a+34b+44m+3
w:forklift|7.1 0g+61j-324+528+63a+54h+3
s:forkl|7.1 0g+51j-324+43a+54h+3
g:<for|4.5 19+41s+32x+93z+44g+84t+3
g:fork|7.1 3a+3
g:lift|6.2 3j+7
b:valid forklift|8.6 0g+4
w:certification|7.5 0x+111e+5
s:certi|4.8 0f+100g+170x+201e+161h+151m+132m+143t+3
g:<cer|4.8 0f+30g+160x+51e+31h+41m+32m+4
g:cert|4.8 0g+160x+51e+41h+51m+32m+4
g:rtif|4.7 0g+180l+30x+71e+61h+41m+32m+4
g:tifi|4.5 01+30g+170l+30x+418+31e+51h+32m+43a-3
g:ific|4.3 0f+60g+1018+319+31e+61h+32f+42g+82m+53a-53t+3
g:fica|4.4 0f+60g+1219+31e+51h+31m+42f+32g+82m+43a-53t+3
g:icat|3.8 0e+30f+40g+50p+319+31e+51m+42g+82j+32m+42r+53a-54n+4
l:certification|8.0 0g-30x+6
b:registered with|8.3 0g+52y+3
b:with the|6.4 0g+30k+30v+30x+33a+64t+3
w:college|7.0 0g+517+71h+41o+31r+133a-7
s:colle|5.9 0n+1017+41c-31d+71g+111l+31o+31r+63p+44g+11
g:<col|5.4 1a+51g+31r+32m+33p+3
g:coll|5.7 0n+31g+43p+44g+4
g:olle|5.5 1g+41r+32a+4
g:lleg|6.5 1e+51r+43a-44g+3
g:lege|6.8 1r+5
g:ege>|6.8 1r+4
c:school|3.6 0g+517+161e+71h+121l+221m+281n+211o+171p+91q+261r+191s+251x-31y-321-624-328-32i+42k-32y+33a-54b-44l-3
g:rses|7.8 3a+34d+3
g:ses>|5.4 0n+31m+32y+438+43a+3
w:ontario|7.6 0g+8
s:ontar|7.6 0g+10
g:<ont|7.2 1b+4
g:onta|4.6 0q+30s+50t+143a+53b+33n+83o+4
g:ntar|6.4 4e+5
g:tari|6.6 2w+33m+114e+6
g:ario|6.2 01+33a-43u+33v+44e+44k+4
g:rio>|6.3 3a-43p+33u+33v+44k+5
w:licence|5.0 0g+60w+31e+91j+171l+72m+113a+11
g:cenc|4.9 0g+31b+31j+72m+4
b:licence number|7.4 1j-42m+63a+6
f:licence|7.6 2m-53a+11
w:company|5.1 0e+70m+71j+31v+121z+1121+62i+538+63a+73n+349+54a+54i+64l+44m+34o+3
s:compa|3.8 0e+120k+40m+60n+51v+151y-51z+924-32b+192c+52i+163a+63n+43p+53r+1549+74a+64b+44i+154j-34t+16
g:ompa|3.8 0e+41v+61z+32b+72i+63r+54i+84t+7
g:mpan|3.8 0e+30m+31v+81z+42b+72i+53r+44i+84t+6
g:pany|3.8 0e+41v+51z+32b+82i+73r+64i+64t+6
b:current company|7.8 1v+43a+5
l:company|5.7 1v+152c+3
b:current or|6.7 2c+44l+3
w:most|5.7 0t+41h+41q+51v+53v+44d+64f+84g+144l+5
g:<mos|5.7 4g+3
g:most|5.7 4d+3
g:ost>|4.9 3q+3
b:or most|6.9 1v+54l+3
w:recent|6.0 0f+61h+61r+31v+82a+33a-43i+53v+74f+34l+5
s:recen|5.9 1h+41i+31v+73a-43i+83v+54f+11
g:<rec|4.1 0m+80p+51e+31m+42f+33p+4
g:rece|4.9 0m+70p+41v+34f+3
g:ecen|5.9 4f+3
g:cent|5.4 1o+51r+42m+34f+4
b:most recent|6.3 1h+31v+53v+5
b:recent employer|7.6 1v+4
w:employeur|5.4 04-31b+31v+121y+41z+32b+636+737+53a+63n+849+74a+6
g:oyeu|5.4 1v+113n+4
g:yeur|5.4 1v+10
g:eur>|4.7 0c+31v+93a+83n+3
w:actuel|5.7 18+61v+61y+820+52i+62v+937+93a-53n+53v+93w-54l+104r+6
s:actue|5.0 06+70i+418+31v+101y+122i+92v+935+437+63n+43v+143w-44l+124r+4
g:<act|4.6 0i+30k+31v+51y+112i+72v+43a-43v+84l+7
g:actu|4.7 1v+61y+92i+42v+635+336+337+33a-43v+84l+7
g:ctue|4.8 1v+41y+52i+52v+337+33v+44l+5
g:tuel|4.8 1v+61y+72i+437+33a-33v+84l+5
g:uel>|5.0 2i+42x+33a-34l+4
b:employeur actuel|6.8 1v+73n+4
f:employeur|7.0 1v+10
l:actuel|5.9 37+33v+34l+4
b:current job|7.1 1y+10
w:title|5.3 1f-41m+121o+121y-32d+142u-33a+83z+154l+14
s:title|5.3 1f-51m+51o+102d+133a+53z+164l+17
g:<tit|4.6 0g+31m+121n+32d+103z+94l+114r+3
g:tle>|5.3 2d+53z+64l+11
b:job title|6.2 4l+12
l:title|5.6 1o+32d+53a+33z+54l+9
w:poste|4.8 00+50j+30q+30u+51c+51d+61k+51w+81y+91z+520+321+626+729-32a+32i+32w+438+53a-123e+143j+43p+33s+840+847+44b+44i-34j+64l+94s+5
s:poste|4.7 0c+30q+80u+41c+111k+41v+51w+41y+821+526+52i+338+43a-43e+133j+33q+33s+540+647+449+34b+44i-34j+44l+14
g:oste|4.6 0q+31y+43e+84l+4
g:ste>|4.4 0s+31d+31g+41q+33a-63e+63q+44j+44l+6
b:poste actuel|7.5 1y-320+44l+6
f:poste|6.6 0c+31k+33e+114l+6
w:highest|5.7 0i+417+41q+23
s:highe|5.6 0i+617+41m-41q+243a-3
g:<hig|5.5 1q+10
g:high|5.5 0i+31q+8
g:ighe|5.5 0i+51q+948+6
g:ghes|5.7 1q+11
g:hest|5.6 1q+9
b:your highest|7.4 1q+3
w:level|5.2 0g+30i+140j+61l+31m+71q+1224-325+1526+329+52k+163a-43w+5
s:level|5.2 0g+40i+110j+31m+61p+51q+1224-325+1226+52k+113w+4
g:<lev|5.1 0i+31q+525+52k+5
g:leve|4.8 0i+41h+31q+625+52k+4
g:evel|5.1 0i+41q+425+52k+5
b:level of|5.9 0i+31q+825+62k+43w+4
w:education|5.6 0f+51l+51m+61n+91o+51q+111s+1021-327+42y+33a-3
s:educa|5.5 0f+51l+31m+61n+81o+41q+121r+101s+1421-427+42y+33a-54j+5
g:<edu|5.5 1q+81r+41s+4
g:educ|5.5 1n+41q+71r+31s+4
g:duca|5.5 1q+61r+41s+6
g:ucat|5.5 1q+51s+5
b:of education|6.6 1q+8
l:education|6.6 1q+4
w:niveau|5.3 0i+1717+41q+1225+1429+62j-42k+123w+5
s:nivea|5.3 0i+1117+51q+1125+1429+42j-42k+153w+7
g:<niv|5.2 0i+71q+825+52k+6
g:nive|4.8 0i+517+41q+141r+725+52k+8
g:ivea|5.2 0i+51q+1125+72k+8
g:veau|5.2 0i+51q+101u+325+62k+7
g:eau>|4.8 0i+31q+1025+72k+73a-43h+34k+3
b:niveau de|6.2 1q+92j-32k+113w+4
w:scolarite|6.8 1n+51q+131s+4
s:scola|6.5 1h+71n+41p+41q+121s+6
g:<sco|6.1 1h+31p+31q+42k+4
g:scol|6.4 1q+8
g:cola|6.4 1q+7
g:olar|6.3 1q+82r+6
g:arit|6.4 1q+425+3
g:rite|5.0 1a+51q+42h+43a+3
b:de scolarite|7.1 1n+31q+5
f:niveau|6.1 1q+72k+4
w:school|5.4 0d+517+121h+61l+41n+51p+51q+91r+151s+921-529+42i+43a+43q+33r+54i+4
s:schoo|5.3 0d+50e+317+121h+51n+41q+91r+161s+621-429+32i+32w+33a+33q+43r+54m+3
g:<sch|4.8 10+517+31h+41q+41r+91s+32r+340+547+3
g:scho|5.1 17+31q+41r+71s+42r+3
g:choo|5.2 17+41q+31r+6
g:hool|5.3 17+51q+31r+101s+4
g:ool>|5.2 0q+517+31r+8
f:school|6.5 1r+101s+621-33a+33q+3
l:school|6.3 1r+7
w:field|6.5 1d+31g+71l+51o+627+83a+84m+3
s:field|6.5 1d+31g+31l+31o+927+33a+6
g:<fie|6.4 1o+44d+3
g:fiel|6.3 1o+32d+4
g:ield|6.5 1o+3
g:eld>|5.4 0i+40k+34l+6
c:field|4.8 1i+41l+81n+91o+231p+51r+61s+724+327+52a+63a+548+64d+3
b:field of|7.4 1o+123a-3
w:study|6.5 1i+71o+111q+41r+123a+34q+7
s:study|6.4 1i+51o+91q+41r+93a+54q+4
g:<stu|5.3 17+41l+31n+101o+131q+31s+63m+6
g:stud|5.2 1l+81n+111o+151q+31r+61s+9
g:tudy|6.4 1o+51r+4
g:udy>|6.5 1i+31o+41r+3
c:attend|5.0 17+81b+71i+31n+111o+81q+31r+151s+1322+1224+538+83a-44m+64q+3
b:of study|6.8 1o+61r+43a+6
f:field|7.5 1o+63a-3
l:study|6.8 1i+31o+31r+4
b:votre niveau|6.6 25+92k+4
w:francais|6.5 2j+52k+124p+3
s:franc|5.9 2j+52k+233a+34m+34p+114t+3
g:<fra|5.6 2d+32k+183a+44p+4
g:fran|5.8 2k+134p+3
g:anca|6.1 2k+641+8
g:ncai|6.2 2k+6
g:cais|6.4 2k+7
g:ais>|5.3 05+52k+1546+3
b:a l|5.5 0m+413+524+625+32i+331+338+539+43a-63r+33t+449+44m+10
w:ecrit|7.5 2k+73a+4
s:ecrit|7.2 1i+62k+533+43a+3
g:ecri|5.8 4f+34g+4
g:crit|6.5 4n+3
g:rit>|7.0 3a+3
f:votre|4.8 0w+418+31f+31t+31u-325+62d+32n+32u+42x+830+63a+33v+649+34b+3
w:english|6.1 1l+42j+92k+152l+103a-5
s:engli|6.0 1l+52j+122k+172l+93a-6
g:<eng|5.6 2j+42k+11
g:engl|6.0 2j+32k+72l+3
g:ngli|6.0 2k+11
g:glis|6.0 2j+32k+82l+3
g:lish|5.7 2j+32k+83a-44d+5
g:ish>|5.3 2j+42k+82l+3
w:language|5.9 2j+182k+142l+143a+4
s:langu|5.1 2j+282k+132l+3048+4
g:<lan|4.8 05+70h+32j+142k+42l+173a-53d+143j+3
g:lang|4.9 2j+132k+42l+193a-33j+3
g:angu|5.0 2j+112k+42l+1843+3
g:ngua|5.4 2j+102k+42l+11
g:guag|5.5 2j+82l+12
g:uage|5.5 2j+62l+12
b:english language|8.6 2k+52l-4
w:cefr|8.6 2k+13
f:english|7.3 2k+102l-4
w:bilingual|8.6 2k+6
s:bilin|8.3 2k+4
g:<bil|7.0 1q+41r+43i+5
g:ilin|6.6 06+3
g:ingu|6.7 0r+32j+32l+11
b:bilingual in|8.6 2k+4
b:in english|7.5 2j+72k+3
b:english and|8.3 1l+4
w:french|6.4 2j+82k+203a-3
s:frenc|6.4 2j+112k+173a-5
g:<fre|5.2 17+31r+32k+82l+43y+54b+3
g:fren|6.4 2j+32k+10
g:renc|4.4 1e+32j+32k+62w+33n+73o+93u+103w-3
g:ench|6.3 2k+10
g:nch>|6.0 2k+9
b:and french|8.6 2k+4
l:french|6.9 2j+42k+6
w:languages|6.6 2l+2148+9
g:ages|5.6 0m+30p+32l+93a+347+3
g:ges>|5.3 2l+72p+43a+448+4
b:which languages|8.0 2l+4
b:languages do|7.8 2l+3
w:speak|6.6 0t+52k+102l+173n+4
s:speak|6.3 0t+42k+162l+143a+4
g:<spe|5.3 1o+62k+52l+3
g:spea|6.3 2k+52l+4
g:peak|6.2 2k+52l+5
g:eak>|6.5 2k+42l+5
b:you speak|6.8 2k+92l+9
l:speak|7.8 2l+5
w:did|4.5 17+71l+41r+31w+33a+83q+1443+44b-34d+34j-34t+4
b:how did|5.6 3a+43q+194i+44m-3
b:did you|4.6 17+41l+111m+31r+41s+51w+91x+320+321+42c+436+33a+53q+1643+54b-64d+94j-34t+6
w:hear|6.1 0m+90q+70t+72j+42k-33q+5
g:<hea|5.3 2d+63i+643+4
g:hear|5.9 3q+5
g:ear>|4.6 0m+30q+30w+31l-41n+71s+51x+521+33a+43z+54b+4
c:source|3.9 00+302+603+90k+30m+30t+41t+32q+53a+73b+73p+33q+3542+445+848+64i+4
b:you hear|6.4 3a+63q+3
w:about|4.5 0m+60p+80q+53q+94c+94e+64f+64i+94j+3
b:hear about|6.3 0q+6
b:about this|6.0 0p+71w+33q+94j+4
l:job|5.2 1y+420+33q+34e+34o+3
b:about us|6.8 3a-33q+144i+3
w:comment|5.9 0t+52z+632+53q+94g+34h+3
c:about|3.5 02+503+807+708+60l+40p+60t+40x-310+512+314+419+31c+111d+51h+111p+91y+725+82b+42d+102i+32t+142w-32z+33a-73g+43i+43j-33p+33q+73v+33w-442+343-347-348+44c+124e+244l+54t-4
b:comment avez|6.8 3a+33q+124h+5
w:entendu|8.0 3q+8
s:enten|7.6 36+63q+6
g:nten|5.6 0v+31g+528+32d+33a-54g+3
g:tend|5.7 1n+31p+31r+31s+338+3
g:endu|7.1 1p+4
b:vous entendu|8.3 3q+3
w:parler|7.8 3l+63q+6
s:parle|6.1 2k+122l+63l+33p+53q+64d+64e+74i+6
g:parl|6.0 2k+62l+44e+5
g:arle|6.1 2k+32l+3
b:entendu parler|8.0 3q+4
b:parler de|7.8 3l+43q+4
w:nous|5.0 00+30e+90q+30s+51t+31y-324-32b+112g+52i+102n+32o-62p+32t+332+333+63n+113o+33p+83q+133r+53s+749+54b+74d+34e+134f+34i+44s+34t+11
g:<nou|4.9 0e+32i+53n+33q+54e+34t+3
g:nous|4.8 0e+413+62i+43n+33q+34e+3
g:ous>|4.5 0e+313+715+32i+42p+32y+63n+33q+4
b:de nous|8.0 3q+7
f:comment|5.9 0t+52z+632+633+33q+104g+34h+4
l:nous|6.2 0e+32i+83q+33r+34i+4
w:previously|6.5 0e+924+42y+34t+9
s:previ|5.8 06-30e+111b+41v+524+92q+32y+93a+63n+44t+7
g:prev|5.3 0e+324+42y+33a+3
g:revi|5.6 0e+324+62y+44t+3
g:evio|5.8 0e+42y+44t+4
g:viou|5.8 0e+424+32y+44t+3
g:ious|5.7 0e+42y+44t+3
b:you previously|6.9 24+34t+4
b:worked for|6.3 24-42c+83a+34t+8
w:companyname|4.1 0e+130f+30j+30k+40m+30n+91k+31v-61y-424-329+32b+232i+173a+33p+103r+1349+44a+34b+74i+194t+17
g:anyn|4.1 1v-32b+82i+73r+64i+74t+8
g:nyna|4.1 1v-32b+82i+63a-33r+44i+74t+8
b:for companyname|6.3 36+3
w:an|4.4 00+50e+30f+313+41v-32c+32i+549+34d+44f+34n+34t+5
b:as an|6.8 13+72i+43a-43q+3
w:employee|5.6 0u+82c+92i+143p+133r+74d+44t+14
g:oyee|5.5 2i+63p+53r+34t+4
g:yee>|5.6 2i+73p+54t+4
b:an employee|7.0 0u+52i+63a-5
w:contractor|7.8 0u+54t+6
s:contr|4.8 02+903+100u+251b+61k+1020+626+52a+222i+42n+42z+436+1237+103a+342+747-34d+44h+34t+4
g:cont|4.0 02+308+30q+30s+30t+100u+111g+32a+636+337+33a+43n+74h+4
g:ontr|4.7 03+30u+132a+936+5
g:ntra|5.0 03+40u+141o+536+537+342+3
g:trac|5.3 0u+836+537+3
g:ract|5.0 0u+72f+336+537+3
g:ctor|6.2 0k+427+743+3
g:tor>|5.8 0k+427+43a+443+3
b:or contractor|8.6 4t+4
f:have|4.2 0e+90g+60v+1017+319+41b+81l+624+1926+32c+53a+443+84t+9
w:ever|5.0 0i+30v+1217+101b+161k-61v-424+526+32a+32c+53a+543+1349+34d+44f+84t+11
g:ever|4.6 1b+624+43a+443+34t+3
b:ever worked|7.5 3a+9
f:ever|7.8 4t+5
l:companyname|4.7 0e+32b+52i+33r+84i+84t+6
w:deja|5.3 0e+180v+51b+131k-424+1226+82i+123a+543+124t+13
g:<dej|5.3 0e+61b+324+443+34t+6
g:deja|5.3 0e+71b+424+343+34t+6
g:eja>|5.3 0e+51b+324+32i+343+34t+7
b:vous deja|5.6 0e+120v+61b+424+526+33a+543+74t+3
w:travaille|6.0 1x+61y+1024+122c+42y+53r+104h+74t+10
b:deja travaille|6.8 24+84t+8
b:travaille pour|7.5 2c+34t+7
w:applied|6.6 0e+123k+144h+7
s:appli|4.4 01+302+306+40e+170l+50n+60o+50p+30q+30x+311+513+91c+61f+31t+51x+322+823+82i+72o+32x+42z+930+334+33a-33b+43e+33i+33k+163q+34f+34l-4
g:ppli|4.3 0e+823+52i+32z+33a-33k+6
g:plie|6.4 0e+43k+8
g:lied|6.6 0e+43k+84n+4
g:ied>|5.6 0e+70g+53k+44n+3
b:you applied|8.0 0e+3
b:applied to|7.6 0e+63a-3
b:to companyname|7.1 0o+329+33a+84t-3
w:before|5.4 0e+120w+51b+101k+926+102o+339+73a+33d+44t+9
s:befor|5.4 0e+70w+31b+101k+624+326+72a+339+43d+44t+9
g:<bef|5.4 0e+439+34t+5
g:befo|5.4 0e+44t+6
g:efor|5.4 0e+51b+339+34t+3
g:fore|5.0 0e+626+32x+114t+4
g:ore>|5.0 0e+51b+32k+33a+3
b:companyname before|7.5 0e+3
l:before|6.0 1b+424+326+43a-34t+5
w:who|5.5 1v+113a+43o+83p+163q+44e+6
w:referred|6.6 3l+33p+123q+12
s:refer|4.6 1e+91t-41v-32p+52z-33a+153b-53l+93n+243o+283p+273q+1046+3
g:<ref|4.4 1e+33a+63n+103o+213p+163q+3
b:who referred|7.5 3a+33p+7
b:referred you|7.3 3a+33p+7
b:you for|6.9 0q+40s+43a-63p+64g+44j+114o+3
w:position|4.9 0c+40e+30u+61b+31w+71y+826+83a+63k+213o+63p+740+449+34d-34j+84l+134p+3
s:posit|4.8 0q+60u+41b+31w+41y+726+83k+163o+43p+53q+343+64j+74l+114s+3
g:posi|4.7 26+33k+64j+34l+9
g:osit|4.8 26+33k+44l+7
g:siti|4.7 3k+64l+8
g:itio|4.3 0r+41e+32p+43k+44l+8
b:this position|5.9 1w+63q+43s+34j+94l-5
f:who|6.3 1v+152z+43a+33o+43p+93q+44c+44e+4
l:position|5.5 26+34j+34l+8
b:have any|5.8 0k+30v+92c+33a+83r+743+54e+4
w:relatives|6.8 3a+53o+43r+13
s:relat|5.5 0u+40z+42c+32y+33a+33o+53r+2043+54k+6
g:rela|5.4 3r+11
g:elat|5.5 3r+10
g:lati|5.0 12+914+31s+43r+53z+6
g:ativ|5.5 3a-33r+53w+3
g:tive|5.1 3a-33r+4
g:ives|6.7 05+43r+4
g:ves>|6.2 3r+4
c:data|4.0 0n+310o+160q+30w+50x+101k+31n+41w+422+62a+43a+33o+63r+841+445+34a+34e+114f+3
b:any relatives|7.8 3r+4
w:working|5.0 0c-30g+50k+50v+317+31v+41y+827+529+102k+72v+738+43j+33r+54i+54r+64s+9
s:worki|5.0 0d+30g+30k+40v+317+31y+827+429+42k+42v+538+33r+540+34i+54r+54s+10
g:orki|5.0 1y+33e+54s+4
g:rkin|5.0 10+34e+44s+4
b:relatives working|8.3 3r+3
b:working for|7.2 0k+51v+31y+3
w:bound|7.4 36+7
s:bound|7.4 36+4
g:ound|5.1 14+324+433+34c+3
g:und>|5.1 14+317+520+724+4
w:by|4.6 0d+30l+30p+60t+323+32b+32i+33p+53r+34t+3
b:bound by|7.4 36+4
b:by a|6.9 2c+336+9
w:non|5.5 0c+80h-90v+311+513-418+319-121a+31b+71l+71m-427+32f+32i+436+263a+113n+44o+34p+64t+5
b:a non|7.1 0h-636+83a+4
w:compete|6.7 36+143a+4
s:compe|5.2 0g+61e+41t+324+325+142l+436+233a+33r-33u+33v+43w+53y+743+348+194t-4
g:ompe|5.2 25+536+73w+348+11
g:mpet|5.5 0g+325+436+848+13
g:pete|5.6 25+536+83a-448+11
g:ete>|5.1 06+30f+30h+536+43a+4
b:non compete|6.8 36+6
w:agreement|6.3 0n+70r+1436+133a+6
s:agree|4.9 0f+40l+60n+70o+50p+60r+180x+31k+823+336+838+33n+53s+3
g:<agr|4.9 0f+30n+40r+72m+336+43a-3
g:agre|4.9 0f+30n+30r+736+4
g:gree|4.4 0n+30r+51m+736+4
g:reem|6.2 36+6
g:eeme|6.2 0r+336+5
b:compete agreement|7.8 36+4
l:agreement|7.2 0r+3
b:you ever|5.2 0v+517+51b+101k-424+52c+32y+343+84f+54t+5
w:been|4.7 0v+417+41b+1226+329+74t+8
b:ever been|5.8 0v+717+91b+104t+6
w:convicted|6.6 0v+13
s:convi|5.6 0v+233a+1047+64i+54m+4
g:conv|5.5 0v+73a+3
g:onvi|5.6 0v+10
g:nvic|5.9 0v+9
g:vict|5.9 0v+8
g:icte|6.2 0v+4
g:cted|5.0 0v+43x+4
b:been convicted|6.8 0v+7
b:convicted of|6.7 0v+6
b:of a|5.5 0k+30z+313+718+31a+41i+52a+52c+53a-33o-34d+44o+3
w:criminal|6.2 0f+80v+133a+4
s:crimi|6.0 0f+90v+16
g:<cri|5.8 0f+30v+12
g:crim|5.9 0f+30v+10
g:rimi|6.0 0f+30v+8
g:imin|6.0 0f+30v+9
g:mina|5.7 0v+515+524+32z+3
g:inal|5.6 0v+513+41l+31p+4
b:a criminal|6.8 0v+6
w:offence|6.8 0v+50x+43a+5
s:offen|6.5 0v+200x+3
g:offe|5.5 0m+30v+73x+4
g:ffen|6.5 0v+8
g:fenc|6.6 0v+5
b:criminal offence|7.8 0v-33a+4
b:for which|7.1 0o+50v+83a-4
b:which a|8.0 0v+3
w:pardon|7.0 0v+83a+4
s:pardo|6.8 0v+8
g:pard|6.8 0v+4
g:ardo|6.8 0v+3
g:rdon|6.5 06+30v+3
w:has|6.1 0e+50x+424+53a+7
b:pardon has|8.0 0v+4
w:not|4.8 0f-40m-30q+50v+140x+310-312-618+41a-31b-31t+41y+929+62b-52c-32f+72i+336+839-43a+253o+43r-43s+63w+43x+1647+34a+44p-4
b:has not|7.8 0v+5
b:not been|7.2 0v+61b-43a+4
w:granted|7.0 0j+41r+73a+3
s:grant|6.8 0i+40j+417+51m+41r+524+3
g:<gra|5.1 17+41l+91m+81n+91p+63a-34l+3
g:gran|6.4 17+5
g:rant|5.9 2w+5
b:been granted|7.6 3a+4
l:granted|7.5 1m+3
w:casier|7.2 0f+70v+113a+5
s:casie|7.2 0f+50v+63a+4
g:casi|6.4 39+3
g:asie|7.1 0v+3
g:sier|6.1 0f+40q+30v+317+3
g:ier>|4.8 0e+40f+30q+317+31d+31g+43a+5
b:un casier|7.8 0v+6
w:judiciaire|7.2 0f+30v+93a+3
s:judic|6.6 0f+60v+14
g:<jud|6.5 0v+4
g:judi|6.6 0v+5
g:udic|6.6 0v+6
g:dici|6.3 0r+40v+53y+3
g:icia|5.6 0l+30v+42c+53a-4
g:ciai|6.6 0v+5
g:iair|6.4 0v+4
b:casier judiciaire|7.3 0f+40v+8
l:judiciaire|7.6 0v+3
w:undergo|7.6 0f+40j+71k+52a+43a-4
s:under|5.3 00+30f+30j+30n+60x+91b+31k+61y-320+427+72a+82d+52y+93a+44p+44t+3
g:<und|5.3 0x+32a+32d+32y+3
g:unde|5.2 0x+42d+32e+33a+33m+6
g:nder|4.4 0x+310+511+1018+8
g:derg|7.2 0j+31k+33a+6
g:rgo>|7.3 0z+34l+3
b:to undergo|7.8 0j+42a+33a-3
b:undergo a|8.3 0f+5
w:background|5.6 0f+70v+50w+314+1015+717+101a+824+42t+344+546+74c+74h+44j+3
s:backg|5.6 0f+70v+314+915+517+101a+924+544+346+44c+104h+3
g:<bac|5.3 1a+34c+3
g:back|5.4 0f+317+346+3
g:ackg|5.6 0f+314+317+34c+3
g:ckgr|5.6 0f+414+317+41a+34c+3
g:kgro|5.6 0f+314+315+317+5
g:grou|5.0 0y+514+617+31a+5
g:roun|5.5 0f+314+317+31a+3
b:a background|7.1 0f+63a+6
b:background check|6.9 0f+63a+7
l:check|6.3 0x+32h+33a+446+3
w:acceptez|5.8 0f+90l+50p+30r+31k+938+539+103n+73s+547+114m+5
s:accep|4.3 0f+110l+100m+30n+60o+70p+80q+30r+200u+71k+1024-32w+438+839+143a-33n+63s+53w-33x+1147+124m+114p+5
g:ccep|4.3 0f+40l+40n+30r+61k+438+339+43x+447+44m+4
g:cept|4.3 0f+40l+40n+50p+30r+81k+539+43s+33x+547+44m+4
g:epte|4.8 0o+30r+41k+339+33s+3
g:ptez|5.8 1k+339+4
b:acceptez vous|5.8 0f+70l+31k+538+339+103n+347+44m+4
w:une|4.3 0f+50i+30j+50k+40v+310+711+41a+51c+42d+436+43a+43t+349+44o+4
b:vous une|5.6 00+30g+50i+40j+40k+60u+310+311+91a+624+52a+32c+53a-43x+34o+4
w:verification|6.0 02-303+40f+110w+51t-31u+102f+202g+82h+83n+53t+4
s:verif|5.6 02-403+130f+151t-41u+112f+182g+222h+43a-33n+9
g:<ver|4.8 03+30f+60x+61u+42f+42g+73n+33r+34r+4
g:veri|5.4 03+50f+40x+31u+62f+52g+83a-4
g:erif|5.6 03+40f+71u+42f+52g+9
g:rifi|5.7 0f+71u+32f+42g+103z+5
b:une verification|7.3 0f+9
b:verification de|7.3 0f+3
b:de vos|6.4 0f+417+71b+51e+41h+41i+61q-33a-43o+43r+342+3
w:antecedents|6.8 0f+80v+50w+343+7
s:antec|6.4 0f+140v+100w+443+11
g:<ant|5.8 0e+50f+72h+43a-3
g:ntec|6.3 0f+40v+3
g:tece|6.4 0f+50v+343+4
g:eced|6.2 0f+743+3
g:cede|6.1 0f+80v+343+4
g:eden|5.8 0f+71m+41w+31y+320+348+5
b:vos antecedents|8.0 0f+5
f:acceptez|6.0 0f+439+547+4
l:antecedents|7.5 0f+4
w:may|5.2 0k+50l+30o+60p+70q+43a-53n+10
b:may we|6.5 0o+70p+63l+43n+8
w:contact|5.3 0m+50p+80q+60s+50t+91t+81v-420-33a+93b+123g+73n+73o+12
s:conta|4.7 0m+50p+70q+110s+150t+191t+121v-42j+33a+53b+93g+63n+183o+93p+3
g:ntac|4.8 0p+30q+30s+40t+93a+33b+43n+83o+3
g:tact|4.8 0q+30s+40t+93a+33b+43n+73o+3
g:act>|4.8 0t+70u+33b+33n+33o+3
b:we contact|7.1 0t+63n+3
b:contact your|7.6 3n+4
b:current employer|6.5 20+43n+7
f:may|6.5 0p+53n+8
w:please|4.3 14+31f+41t+420+323+42s+33a-103o+33p+34h+44r+3
w:list|5.8 05+30g+30h+30m+70q+70v+41v+51w+424-52a+62l+52m-42r+82v+42y+735+43o+1048+74d+54g+64t+3
g:<lis|5.6 2r+3
g:list|5.5 2r+348+3
g:ist>|5.6 2v+337+5
b:please list|7.4 3a+43o+33r+343+347+3
b:list two|8.6 3o+3
w:references|5.9 0f-40g-31e+72p+83n+173o+17
g:fere|4.3 2j+42w+52y+33a+63n+93o+183p+44s+4
g:eren|4.6 1e+32j+32w+42y+43a+53n+103o+174s+3
g:nces|5.2 24+33a-33n+63o+648+6
g:ces>|4.7 13+319+31e+32p+33a-43n+53o+548+74g+3
c:referees|4.7 0f-31e+101v-526+92p+43a+163b-43n+253o+224g+3
b:professional references|8.0 3o+6
f:please|4.6 0m-323+62f+33a-83o+542+34h+3
b:require any|8.3 00+3
w:accommodation|6.5 00+123a+43j+7
s:accom|5.8 00+1910-31d+41o-31w+83j+74d+20
g:acco|5.0 00+801+341+44d+6
g:ccom|5.8 00+104d+7
g:ommo|6.2 00+8
g:mmod|6.2 00+9
g:moda|6.1 00+54s+4
g:odat|6.3 00+7
g:dati|6.0 00+71e+33o+3
b:any accommodation|8.3 00+3
w:during|6.5 00+30l+80s+71k+339+63a-53b+43j+5
s:durin|6.5 00+30l+40s+61b+31k+339+63a-63b+33j+4
g:<dur|5.6 3a-33e+53j+34p+3
g:urin|6.3 1k+3
g:ring|4.9 0z+327+429+3
b:accommodation during|7.6 00+4
b:during the|7.5 00+31b+347+3
w:interview|5.9 00+120l+60p+419+31t+43a+53b+53l+43n+5
s:inter|4.3 00+908+60k+170l+80u+80x-31c+101d+51t+31v-324-325+32a+32c+42i+222u+82w+72x-431+63a+93d+153e+83s+33y+847-34f+64i+124j+134l-3
g:<int|4.1 00+40k+80l+40u+41c+32i+83d+73e+34i+44j+5
g:inte|4.0 00+30f+30k+80l+50u+51c+428+32i+83d+43e+343+34i+54j+5
g:nter|4.1 00+50k+80u+523+32i+73d+33e+43x+34i+44j+6
g:terv|5.6 00+40l+33a+43y+348+3
g:rvie|5.6 00+50l+43a+54c+4
g:view|5.4 00+50l+43a+6
g:iew>|5.8 00+43a+4
c:hiring|4.0 00+130e+80l+150n+100o+70p+70q+30s+61c+622+523+324-325+72j+832+43a+113b+33n+33q+746+447-34b-34e+64t-3
b:the interview|7.0 00+52j+33a+9
w:process|6.6 00+110n+40t+318+62j+53a+4
s:proce|5.7 00+60e+80j+50n+110o+50v+518+31b+32j+346+3
g:proc|5.4 00+30n+30z+33r+4
g:roce|5.7 00+3
g:oces|5.9 0e+30n+3
l:process|7.2 3a+3
w:lift|6.9 3j+20
g:<lif|6.3 3j+9
b:to lift|7.5 3j+5
b:lift 50|7.8 3j+6
w:lbs|7.8 3a-33j+17
b:50 lbs|8.3 3j+4
l:lbs|8.3 3j+4
w:submit|7.4 0f+50j+51h+61k+83a-33t+64p-4
s:submi|6.7 0e+30f+30x+41h+41k+622+73t+44p-3
g:<sub|5.5 1k+51o+4
g:subm|6.7 22+3
b:you submit|8.3 0j+41k+4
b:submit to|8.0 0f+41k+4
w:drug|6.2 1k+213a+643+7
g:<dru|6.1 1k+12
g:drug|6.1 1k+12
g:rug>|6.2 1k+10
b:a drug|7.1 1k+43a+5
w:test|5.9 00+61k+242j+43a+1843+6
g:<tes|5.5 1k+133a+7
g:test|5.1 0x+51k+15
b:drug test|7.1 1k+33a+5
w:gender|5.5 11+2218+203a+43l+4
s:gende|5.5 11+2518+163a+33l+3
g:<gen|5.0 11+2118+53a-33l+3
g:gend|5.2 11+1518+11
g:ende|4.8 0v+311+1218+101n+61s+31x+326+33p+5
f:gender|6.2 11+1318+3
l:gender|6.1 11+14
b:how do|6.7 0t+433+83a+103s+34j+54r+3
w:identify|5.5 10+1011+1012-313+914+615+316+917+318+51a+7
s:ident|4.7 01+910+711+1713+1214+1316+1217+318+1219+51a+81u+72m-32n+32r+42z+103i+342+344+14
g:<ide|4.6 01+310+311+613+414+616+418+519+31u+32z+344+5
g:ntif|4.9 01+310+311+714+316+518+41a+4
g:tify|5.1 0x+311+5
g:ify>|5.0 0x+311+4
b:you identify|5.8 10+611+613+416+61a+33a-3
b:identify your|8.6 14+3
b:your gender|6.9 11+818+4
w:genre|6.6 11+1418+113b-33g+93l+94a+6
s:genre|6.6 11+1518+53g+63l+64a+7
g:genr|6.4 11+818+6
g:enre|6.3 11+818+5
g:nre>|6.4 11+618+6
f:genre|7.8 11+33g+43l+54a+4
l:genre|7.3 11+12
w:race|6.6 12+714+301a+43a-4
g:<rac|5.8 14+211a+10
g:race|6.6 14+16
g:ace>|5.4 14+151v+51z+52v+33a-34s+5
f:race|7.3 14+18
l:race|7.5 14+9
w:ethnic|6.6 14+161a+3
s:ethni|5.8 12+614+251a+103a-5
g:<eth|5.8 12+314+183a-3
g:ethn|5.8 14+213a-3
g:thni|5.8 12+314+141a+3
g:hnic|6.2 14+93a-3
g:nic>|5.5 12+514+3
w:group|6.3 0n+40y+1114+101a+7
s:group|5.9 0n+30y+1514+151a+62i+103r+443+74t+3
g:<gro|5.5 0y+514+53a-343+3
g:roup|5.9 0y+414+42i+4
g:oup>|6.3 0y+414+4
b:ethnic group|7.4 14+6
f:ethnic|7.6 14+5
w:hispanic|6.4 12+1814-53a+6
s:hispa|6.0 12+193a+6
g:<his|5.6 12+13
g:hisp|6.0 12+12
g:ispa|5.9 12+123a+5
g:span|5.9 12+142k+5
g:pani|5.9 12+151v+62k+3
g:anic|6.4 12+7
b:you hispanic|7.8 12+6
w:latino|6.3 12+203a+4
s:latin|6.2 12+223a+6
g:<lat|5.6 12+9
g:atin|5.7 12+747+3
g:tino|6.3 12+7
g:ino>|6.2 0h+312+7
l:latino|6.8 12+8
w:veteran|6.1 19+153a+10
s:veter|5.8 19+261e+93a+8
g:<vet|5.6 0i+319+13
g:vete|5.8 19+15
g:eter|5.6 19+131u+3
g:tera|5.6 19+152y+3
g:eran|5.7 19+13
g:ran>|6.0 19+63a+3
b:veteran status|7.1 19+10
f:veteran|7.1 19+10
w:disability|5.8 00+80z+510+153a+9
s:disab|5.6 00+70z+610+223a+7
g:disa|5.5 10+15
g:isab|5.6 10+14
g:sabi|5.5 0z+410+131w+5
b:disability status|7.8 10+10
f:disability|7.5 10+5
b:identify as|5.9 11+512-313+416+517+418+61a+5
w:indigenous|6.6 13+183a+3
s:indig|6.5 13+211a+3
g:<ind|5.3 06+30u+313+1127+53d+6
g:indi|5.7 13+83d+5
g:ndig|6.0 13+920+337+43a-3
g:dige|6.0 13+112z+4
g:igen|5.7 0l+413+104o+3
g:geno|6.4 13+832+3
g:enou|6.3 13+8
b:an indigenous|7.1 13+7
w:person|5.3 0l+610+912+1013+818+61a+152a+122c+92z+638+133a+43l+83p-53q+44j+64s+3
g:son>|4.9 13+41a+320+52a+438+43a+34j+4
b:indigenous person|7.2 13+5
l:person|6.2 13+33a+53l+3
w:faites|6.7 0v+413+51a+52i+84g+104n+7
s:faite|6.6 0j+30v+413+316+31a+42i+54g+6
g:<fai|6.0 15+51w+33a+5
g:fait|6.3 15+6
g:ites|5.6 1w+44g+4
b:faites vous|6.9 0v+313+31a+32i+73a-3
w:partie|6.5 13+616+51a+72i+84n+34t+8
s:parti|5.4 00+120f+313+520+42i+536+33x+340+948+64b+64f+34i+34m+34t+3
g:arti|5.0 00+30l+3
g:rtie|6.0 40+3
g:tie>|6.1 16+32w+44l+4
b:vous partie|7.3 13+41a+5
b:partie d|7.4 1a+6
b:d une|5.9 0k+50v+710+613+31a+44h+34p+4
w:minorite|6.8 1a+93a+3
s:minor|6.0 0c+514-41a+201o+33a+5
g:<min|4.8 0d+71a+103w-33x+18
g:mino|5.9 1a+10
g:inor|6.0 1a+11
g:nori|6.1 1a+123z+6
g:orit|5.7 0l+41a+13
b:une minorite|7.0 1a+6
w:visible|6.3 1a+123a+5
s:visib|6.3 1a+153a+8
g:visi|5.7 1a+626+33a+34m+4
g:isib|6.3 1a+5
b:minorite visible|7.0 1a+9
f:faites|7.1 13+3
w:sexual|7.1 16+15
s:sexua|6.8 16+223a-3
g:<sex|6.1 11+1016+14
g:sexu|6.2 16+19
g:exua|6.6 16+15
g:xual|6.6 16+15
b:your sexual|7.6 16+5
w:orientation|6.6 16+91o+11
s:orien|6.3 16+251o+103a-3
g:<ori|5.5 12+514+716+83q+4
g:orie|6.0 0y+416+11
g:ient|4.9 0n+316+71o+33a+34m+3
g:enta|4.8 16+71c+51d+31e+41o+32t+339+34e+6
g:ntat|5.5 0k+40t+316+31o+32d+3
b:sexual orientation|7.3 16+8
l:orientation|7.4 16+4
w:i|3.6 0f+30l+40m+60n+100o+40r+50v-30x+151k+31y+731+53a+203n+43x+3
w:declare|6.4 0k-30v+30x+83a+9
s:decla|5.8 0k+130v+30x+2122+63a+3
g:<dec|5.1 0k+40l+30x+94f+34g+4
g:decl|5.7 0k+60x+822+3
g:ecla|5.8 0k+50x+11
g:clar|5.8 0k+40x+1122+3
g:lare|6.2 0k+42f+33b+3
g:are>|5.0 0z+33a-63t+3
b:i declare|7.2 0x+5
b:declare that|7.1 0x+5
b:that i|6.8 0n+30x+63a+3
b:i have|5.2 0r+40v-60x+1610+41l+31w-329+332+33a+13
w:read|5.7 0n+90r+50x+111g+324+102k+92r+73j+3
g:<rea|4.5 0n+320+324+33b+33j+34d+3
g:read|5.2 0n+4
g:ead>|5.5 0n+3
b:have read|6.2 0n+40x+51w-4
b:read the|6.7 0n+31w-43a+43j+3
w:privacy|5.9 0n+21
s:priva|5.8 0n+253a-33b+6
g:<pri|4.9 0n+817+41o+31t+43a-33b+34d+3
g:priv|5.7 0n+93b+3
g:riva|5.8 0n+8
g:ivac|5.8 0n+9
g:vacy|5.9 0n+8
g:acy>|5.8 0n+80x+3
b:the privacy|6.9 0n+7
b:privacy notice|6.7 0n+4
w:agree|5.2 0f+120l+50m+40n+50o+60p+70r+140x+31k+723+338+43a-63n+9
b:and agree|7.0 0r+30x+3
b:agree to|5.6 0f+60p+40r+91k+623+43a-43n+447+3
b:to the|5.4 0j+40l+30r+30x+31k+320+33s+74e+6
w:processing|7.0 0l+30n+346+7
g:ssin|6.8 00+3
g:sing|5.7 0n+3
b:processing of|7.4 3a+4
w:my|4.8 0l+30n+60o+110p+30q+50x+51k+31y+53n+3
b:of my|6.5 0x+53t+3
w:personal|5.8 0i+60k+40n+80o+41t+82u+112x+143o+33z+642+844+34c+104e+94g+44o+5
g:sona|5.3 0n+42u+52x+33a-444+4
b:my personal|7.5 0n+3
w:data|5.4 0n+160o+170w+41n+71x+921+722+192a+34f+3
g:data|5.3 0n+60o+522+5
g:ata>|5.3 0n+60o+522+4
b:personal data|7.5 0n+3
f:i|3.7 0l+30m+80n+100o+30v-40x+1611+31k+31y+724+33a+283n+33r-33x+44b+3
w:j|5.2 0n+60o+40p+40x+31y+5
w:accepte|5.7 0f+30l+80m+50n+60o+80p+120q+70r+71k+33a-74m+3
g:pte>|5.3 01+341+4
b:j accepte|5.7 0l+50m+50n+60o+70p+60q+30r+63a-4
w:la|4.2 0m+30n+60q+30x+316+317+31d+31s+322+324+32i+33q+53r+546+44t+4
b:accepte la|8.0 0n+4
w:politique|7.3 0n+101k+42c+3
s:polit|6.5 0n+112c+243a-33z+8
g:<pol|5.6 0f+50n+42c+8
g:poli|5.6 0f+50n+52c+8
g:olit|6.5 0n+32c+9
g:liti|5.9 0n+30z+41w+32c+84g+5
g:itiq|7.0 2c+3
g:tiqu|6.0 0n+324+42l+533+3
g:ique|4.6 12+314+31t+32c+52l+33a-4
g:que>|4.8 0q+312+31t+42c+333+341+4
b:la politique|7.6 0n+5
b:politique de|7.5 0n+4
w:confidentialite|7.2 0n+113a+5
g:nfid|6.7 0n+3
g:fide|6.6 0n+3
g:ntia|6.1 0g+30n+31m+3
g:tial|5.7 0k+41m+323+631+5
g:iali|6.0 0n+41a+61o+10
g:alit|5.0 04+1116+535+243a-34g+4
b:de confidentialite|7.3 0n+7
g:<bor|7.5 0w+7
g:bore|7.8 0w+8
g:real|6.5 2q+33a-34d+6
g:eal>|6.4 2m+34j+3
g:ener|6.5 11+527+33a-3
g:ergi|7.5 3a+543+4
g:rgie|7.6 3a+5
g:gie>|7.6 43+4
f:j|5.3 0n+80r+31y+6
w:checking|7.8 0p+341+3
b:checking this|8.0 0x+3
w:box|6.8 07+60x+315+31d+41g+32f+92x+43a-54e+6
b:this box|7.2 4e+4
b:box i|8.3 0n+3
w:consent|5.6 0f+120l+130m+30n+120o+60p+160v-31k+73n+10
s:conse|4.8 0f+90k+70l+160m+30n+150o+200p+170q+91k+111m+61n+43n+9
g:cons|4.3 0f+60k+30l+50n+40o+70p+50q+53n+4
g:onse|4.7 0f+50l+60n+50o+100p+71k+4
g:nsen|5.1 0f+60l+60n+50o+30p+81k+43n+3
g:sent|4.1 0f+40l+50n+40o+30p+51d+31v+31y+42d+42g+42t+33n+34c+5
b:i consent|6.7 0m+30n+30o+30p+33a-4
b:consent to|5.9 0f+40l+80n+50o+40p+41k+33n+5
g:<fer|7.2 47+4
g:ill>|6.2 1y+324+3
g:llec|7.2 0n+4
g:lect|5.2 0g+30l+31t+61u+323+42c+3
g:ecti|5.8 0l+40n+5
g:ctin|7.6 3a+3
w:storing|8.0 0n+70o+4
s:stori|8.0 0n+4
g:<sto|5.8 0o+52w+33a+7
g:stor|5.6 0o+43a+34t+3
g:orin|6.5 0y+318+3
b:storing and|8.6 0n+4
b:and processing|8.6 0n+5
w:responses|8.6 0n+4
s:respo|6.1 0x+100z+171w+1826+63n+7
g:resp|5.4 06+40z+61w+92j+8
g:espo|5.5 06+30x+30z+71w+62j+9
g:nses|7.3 0x+3
b:for the|5.8 00+40j+42j+33a+1044+446+54i+44t+3
w:purposes|7.3 0l+50n+814+32a+33o+4
s:purpo|7.3 0n+63a+33o+3
g:pose|5.7 4b+3
b:the purposes|8.3 0n+5
b:purposes of|8.3 0l+30n+4
w:considering|8.6 3s+5
s:consi|5.6 0e+30q+1010+512+616+618+31a+42w+63s+113w+73x+840+44t-3
g:nsid|5.6 0q+418+33x+3
g:ider|5.4 0q+40u+33a+33s+33w+33x+3
w:me|5.1 0m+150p+110q+103a+133x+34c+4
b:me for|7.4 3a+6
f:by|6.8 0c+3
l:employment|6.5 20+3
w:certify|6.6 0f-50x+143a+3
b:i certify|6.8 0x+7
b:certify that|6.8 0x+5
b:that the|6.5 0x+114p+4
w:information|5.6 08+80f+50n+70o+40w+40x+62y+43a+33n+741+44e+8
s:infor|5.2 08+50m+170n+120o+30w+30x+111l+42y+33n+541+448+154e+10
g:<inf|5.0 0m+90n+40x+548+44e+5
g:info|5.1 0m+80n+548+44e+7
g:nfor|5.2 0m+50n+40x+648+54e+7
g:form|4.3 0m+50n+50x+31l+31r+31s+31w+33z+448+34e+5
g:orma|4.9 0n+40x+41m+31s+348+44e+6
g:rmat|5.0 0n+348+64e+4
g:mati|4.8 0l+30n+31n+31o+33a-348+54e+4
b:the information|6.9 0x+6
w:provided|7.4 0x+63a-33s+8
g:vide|5.5 2t+203a+5
g:ded>|5.3 1n+71s+43j+3
w:true|6.1 0x+154p+44r+9
g:<tru|5.7 0x+9
g:true|6.1 0x+54r+3
g:rue>|6.1 0x+4
b:is true|6.7 0x+63a-54p+34r+8
b:true and|7.2 0x+4
w:complete|6.0 06+110x+617+41l+91n+81o-42f+840+7
g:lete|5.3 06+31l+71q+3
b:and complete|7.0 0x+4
w:je|4.2 0c+40d+40m+30x+70z+724+32v+43q+3
w:certifie|7.4 0x+7
g:ifie|5.8 0g+5
g:fie>|6.7 3i+4
b:je certifie|7.4 0x+3
w:que|4.6 05+30x+51o+324-32f+32j+42l+32y+332+53a-44a+44e+34f+54i+6
b:que les|7.5 0x+5
w:renseignements|6.3 0n+100x+114e+9
s:rense|6.2 0n+120x+124e+4
g:<ren|5.8 0n+30x+31b+33a+34e+3
g:rens|6.2 0n+40x+44e+3
g:nsei|6.0 0x+44e+3
g:seig|6.1 0x+44e+4
g:eign|5.9 0n+40x+4
g:igne|5.0 0x+422+623+62q+536+33a-34e+3
g:gnem|6.0 0n+30x+31r+3
g:neme|5.8 0n+40x+41r+3
b:les renseignements|7.4 0x+6
w:fournis|7.4 0x+8
s:fourn|7.0 0f+40k+40x+63t+4
g:urni|6.6 01+3
g:nis>|6.3 1h+32l+43t+34q+3
b:renseignements fournis|7.4 0x+5
w:exacts|7.6 0x+5
s:exact|6.8 0x+142z+4
g:<exa|6.0 0x+43a+3
g:exac|6.8 0x+5
g:xact|6.8 0x+4
g:acts|6.8 0x+3
g:cts>|5.9 0k+30x+34f+3
b:sont exacts|7.6 0x+4
g:ets>|6.1 0k+33a+74e+3
f:je|5.0 0m+70x+924+33a+14
w:yes|5.9 0p+61l+33a-64a+34t+5
g:estr|5.6 1i+32a+436+73a+6
w:mobility|8.0 17+73s+7
b:contact me|7.5 0m+40q+60t+43a-3
b:me about|6.9 0m+50p+103a-3
b:about future|7.6 0q+7
b:future job|8.0 0q+5
w:opportunities|7.0 0m+70q+50y+311+81e+320+43a-3
s:oppor|6.5 0m+60q+130y+411+51e+320+53a-74j+5
g:<opp|6.4 0q+3
g:oppo|6.4 0q+3
g:ortu|6.4 0q+33a-3
g:rtun|6.4 0l+3
g:tuni|6.5 0q+43a-3
g:niti|6.0 23+731+7
g:itie|5.8 0z+31w+33a-34g+3
g:ties|5.4 0z+31w+83a-44g+3
g:ies>|4.7 0q+30x+40z+31j+31w+743+448+4
b:job opportunities|8.3 0q+4
f:yes|7.1 0p+738+43a-3
l:opportunities|7.8 0m+3
w:consens|7.4 0f+60n+50q+43a-33n+5
g:sens|6.8 0n+4
g:ens>|5.6 0n+31v+32p+43a-53n+3
b:je consens|7.5 3n+4
w:ce|5.1 0d+31c+51w+31y+92i+33q+33v+44j+64l-4
b:a ce|6.9 0j+31y+72i+43v+54d+4
b:ce que|7.4 0l+424+4
w:mes|5.7 0n+70o+40x+4
b:que mes|6.7 0n+4
w:donnees|6.0 0n+120o+130q+53a+6
s:donne|5.7 0n+120o+100q+30x+31t+337+5
g:<don|5.5 0n+60o+4
g:donn|5.6 0n+70o+4
b:mes donnees|6.3 0n+80o+33a+3
w:soient|7.0 0n+40q+73a-33n+4
s:soien|7.0 0q+43n+4
b:donnees soient|7.4 0q+4
w:conservees|8.0 0n-40o+30q+7
g:nser|6.0 0o+100q+34i+3
g:erve|5.5 0c+30q+319+53a+3
w:12|6.6 0e+70o+140u+41q+52h+8
w:mois|6.5 0e+60n-30o+60q+31x+921+1037+73a-33y+74b+124m+12
g:mois|6.5 1x+34b+44m+4
g:ois>|6.0 1x+44b+4
b:pour d|7.1 0q+9
w:autres|6.2 0q+111e+52l+52p+72y+831+123a+33o+54e+6
s:autre|5.6 0k+50q+141e+112l+42p+172y+1031+103a+73s+6
g:autr|5.6 0q+41e+62p+631+43s+3
g:utre|5.6 0q+41e+42p+62y+331+4
g:tres|5.7 2p+331+43a+5
g:res>|4.1 00+306+40q+52e+42p+32y+33a+647+4
b:d autres|6.8 0q+93a+4
w:offres|6.8 0m+80p+50q+93a+7
s:offre|5.9 0m+100q+83a+73q+123x+54j+3
g:offr|5.8 0q+33q+643+4
g:ffre|5.7 3a+33q+443+4
g:fres|6.6 0m+30q+3
b:autres offres|8.0 0q+5
w:keep|6.1 0j+30k+70m+50o+110q+152o+33a+113s-4
g:<kee|5.9 0o+30q+4
g:keep|5.9 0o+30q+43a+4
g:eep>|6.1 0q+53a+4
b:keep my|6.8 0o+40q+113a+3
w:application|5.0 02+40e+100l+40n+50o+110p+80q+50x+51c+61e+31v+422+523+62i+32x-43a+63q+74e+84f+54t-3
g:plic|4.5 0e+323+32z+5
g:lica|4.4 0e+513+31c+323+32i+32r+102z+43a-33q+3
b:my application|6.4 0l+40n+30o+50p+50q+3
w:on|4.0 0k+50o+50q+30v+30w+522+1524+52b+42z+638+339+33a-33b+33v+64b+44q+5
w:file|6.1 0i+40o+111c+111e+91f+51g+61h+81i+142q-53a-444+74a+6
g:<fil|5.5 0o+31c+31e+51i+43a+6
b:on file|7.6 0q+41d+6
b:file for|7.8 0o+50q+4
w:other|5.0 0k+50p+50q+101e+82l+32p+182u-32y+431+53a+33q-3
b:for other|7.3 0q+15
w:roles|7.5 0q+1328+43a-33i+7
s:roles|7.5 0q+1028+43i+5
g:oles|7.4 0q+5
b:other roles|8.3 0q+10
f:keep|7.0 0q+63a+4
l:roles|8.0 0q+33i+3
w:subscribe|8.3 0m+11
s:subsc|8.3 0m+81t-33a+6
g:subs|6.8 1k+4
g:bscr|8.0 3a+3
g:crib|5.0 11+44f+54g+34h+3
g:ribe|5.0 11+44d+34f+34g+34h+5
g:ibe>|5.3 4f+64g+34h+4
b:me to|8.3 0q+6
w:newsletter|7.1 0m+151t-33a+12
s:newsl|7.1 0m+133a+8
g:<new|6.4 0m+93a+4
g:news|6.5 0m+103a+4
g:ewsl|7.1 0m+53a+3
g:wsle|7.1 0m+6
g:slet|7.1 0m+7
b:the newsletter|8.6 0m+73a-3
f:subscribe|8.6 0m+63a-3
l:newsletter|7.5 0m+8
b:i agree|6.1 0l+30m+30n+50o+30r+53a-6
w:receive|6.4 0m+80p+817+31l+41m-31n+71t+42j+73v+3
s:recei|5.9 0g-40m+130n+40p+61l+71m+61n+112g+42j+53a-44d+6
g:ecei|5.9 0m+31l+31m+31n+3
g:ceiv|5.9 0m+41l+3
g:eive|6.0 0m+31l+4
g:ive>|4.3 05+31j+32j+32v+33a-4
b:to receive|7.1 0m+32j+6
w:text|5.6 0p+170t+71c-51d+201f-51g+222f+53a+647-34e+4
g:<tex|5.1 0p+220t+31c-31d+81f-51g+11
g:text|5.1 0p+200t+31c-31d+91f-51g+14
g:ext>|5.4 0p+101d+61f-31g+9
b:receive text|7.6 0p+6
w:messages|6.6 0m+130p+82j+53a+8
s:messa|5.8 0m+80p+152g+43a+542+84e+18
g:<mes|5.4 0m+30p+54e+8
g:mess|5.7 0p+74e+8
g:essa|5.5 0p+61u+34e+7
g:ssag|5.8 0p+74e+11
b:text messages|7.1 0p+33a+5
b:messages about|7.4 0p+5
b:about my|7.4 0p+73n+3
l:application|5.6 0n+54e+3
w:accept|5.7 0f+40l+90n+30r+121k+62w+338+33w-33x+547+44m+94p+10
g:ept>|5.7 0r+3
b:i accept|7.3 0l+50r+53a-3
b:accept the|7.4 0n+30r+7
w:terms|6.3 0r+22
s:terms|6.3 0r+19
g:<ter|5.1 0a+50r+101l+4
g:term|5.2 0r+120u+41l+537+44b+3
g:erms|6.3 0r+10
g:rms>|6.2 0r+10
b:the terms|7.2 0r+8
b:terms and|7.4 0r+8
w:conditions|6.5 0r+183a-63w+543+44r+6
s:condi|5.9 0f+30r+2310+83w+44r+6
g:ondi|5.9 0r+12
g:ndit|6.0 0r+410+3
g:diti|5.5 0r+510+31i+4
b:and conditions|7.5 0r+5
l:conditions|7.4 0r+3
w:use|5.4 06+40l+130n+70r+30z+31t+624+728+32z+432+53a+33l+84d+44e+84h+124o+204t+4
b:the use|7.5 0l+44o+4
b:use of|7.0 0l+30r+33a-34h+34o+8
w:artificial|8.0 0l+9
s:artif|7.4 0l+11
g:<art|6.8 0l+52r+3
g:fici|5.5 0l+310+325+32c+52j+42k+7
g:cial|5.0 0l+314+517+31a+41o+92c+43a-444+5
g:ial>|4.9 1m+32c+531+33a-644+4
b:of artificial|8.6 0l+3
w:intelligence|7.6 0l+83a+4
s:intel|7.4 0l+14
g:ntel|6.9 0l+50z+4
g:tell|6.1 0l+31r+52t+53e+43w+4
g:elli|6.3 0l+41r+52y+330+5
g:llig|6.5 0l+5
g:lige|6.8 0l+34t+3
g:genc|5.9 3a+7
b:artificial intelligence|8.3 0l+5
s:evalu|7.0 0l+61e+525+72j+32k+103a-4
g:<eva|6.9 2k+3
g:eval|7.0 25+3
g:valu|6.5 25+32k+33u+34i+3
g:uate|6.6 1l+4
b:evaluate my|8.6 0n+3
w:electronic|7.1 0m+41t+623+8
s:elect|5.7 0g+130m+71l+41t+101u+823+1324+328+42c+10
g:<ele|5.3 0g+31t+71u+323+82c+332+3
g:elec|5.3 0g+40l+41c+31f+31t+61u+32c+3
g:ectr|5.7 0g+51t+723+4
g:ctro|6.1 1t+81u+323+5
g:tron|5.7 1t+91u+423+630+5
g:roni|5.9 1t+101u+423+8
g:onic|6.3 1t+623+53a-33b+33e+3
w:signature|5.6 22+2023+213a-4
s:signa|5.6 22+1523+252z-4
g:<sig|4.9 01+322+1123+2336+4
g:sign|4.6 11-318+322+1223+222z-34f+34l+3
g:igna|5.5 22+623+134l+4
g:gnat|5.5 22+523+9
g:natu|5.5 1w+322+523+123a-3
g:atur|4.7 0e+50q+31w+322+523+93a-33q+4
b:signature type|7.6 23+3
b:type your|6.8 1u+823+6
f:electronic|7.3 1t+3
w:why|5.4 1b+820+203a+104e+104i+254j+22
b:why do|6.8 3a-74e+104i+84j+6
w:want|5.7 0l+70u+720+62j+72p+62v-52w+123m+83w+840+64e+104i+94j+64n-54s+9
g:ant>|4.2 01+30z+423+42w+42z+63o+3
b:you want|5.8 0u+42j+42w+33m+53w+440+34e+94i+44j+54n-44s+8
b:want to|6.2 20+62w+63a+53w+44i+74j+84n-4
b:work at|6.5 1v+51y+62i-32w+33a-53j+73r+44i+34t+4
b:at companyname|6.1 2i+43a-33p+73r+74t+4
f:why|5.8 20+94e+64i+94j+10
w:pourquoi|6.1 1c+71d+720+143a-54i+154j+16
s:pourq|6.1 1c+111d+620+83a-44i+154j+11
g:<pou|5.4 20+33a-44i+54j+4
g:pour|5.8 1c+31d+33a-34i+6
g:ourq|6.1 1c+420+34i+54j+5
g:urqu|6.1 1c+420+34i+64j+3
g:rquo|6.1 20+34i+74j+4
g:quoi|6.0 20+34i+74j+8
g:uoi>|5.9 20+43a-34i+84j+7
w:souhaitez|6.2 00+604-40t+716+320+42j+42w+532+1240+64i+64j+44s+5
b:pourquoi souhaitez|7.4 20+44i+34j+4
b:souhaitez vous|6.2 0t+420+32j+32w+432+740+54j+44s+3
b:vous vous|7.2 38+5
w:joindre|5.9 0s+60t+71c+41e+61f+81g+51i+61t+52q-43b+83i+43n+53t+3
s:joind|5.9 0s+60t+51c+61e+31f+101i+51t+52q-43b+83i+33t+4
g:<joi|5.1 0s+41c+31e+41f+41i+54i+3
g:join|5.1 1e+34b+34i+3
g:oind|5.6 3b+3
g:indr|5.6 1f+33b+3
g:ndre|5.4 3b+347+3
g:dre>|5.3 1f+33b+3
b:vous joindre|6.7 0s+40t+61t+43a-33b+8
b:joindre a|8.3 4b+34i+3
w:notre|5.9 0e+50m+42i+738+53q+73r+849+54i+194t+8
s:notre|5.8 0e+50m+32i+738+33a+33q+63r+449+64i+114t+12
g:notr|5.8 4i+54t+3
g:otre|5.8 4b+34i+64t+4
w:equipe|6.9 26+124e+10
s:equip|6.5 1w+424+1326+163a-348+44e+74i+4
g:<equ|5.7 10+311+31l+424+326+5
g:quip|6.5 24+426+5
g:uipe|6.8 24+326+5
g:ipe>|6.6 26+4
b:notre equipe|8.3 4i+3
f:pourquoi|6.2 1c+51d+420+44i+54j+3
l:equipe|7.0 26+34e+3
b:why are|7.0 20+74i+34j+7
w:interested|7.1 0u+1139+73a-73s+74i+74j+5
g:eres|5.0 0k+71d+32w+34i+64j+8
g:rest|4.7 0k+52a+32w+436+63a+44d+44i+44j+5
g:este|5.6 0s+43e+4
g:sted|5.8 3a+3
b:you interested|7.5 0u+44j+3
b:interested in|7.2 0u+83a-43s+44i+3
b:in this|5.8 0f+31w+81y+927+54d+44j+5
w:tell|5.5 0e+311+44d+34e+44f+64h+4
b:tell us|5.5 00+40e+511+31w+320+427+328+32h+42s+32v+53a-34a+34d+54e+84f+84g+44h+64j+54r+44t+3
b:us about|6.6 00+40e+41w+33a+44d+84f+9
b:about a|7.4 3a+64f+8
b:a time|7.8 3a+44f+3
b:when you|7.2 0s+617+418+53a-83q+43v+54f+3
w:dealt|8.6 4f+5
s:dealt|8.6 4f+5
g:<dea|7.1 3a+33z+8
g:deal|6.6 4j+3
g:ealt|6.8 43+4
g:alt>|7.5 3v+73w+43x+4
b:you dealt|8.6 4f+3
b:dealt with|8.6 4f+4
b:with a|6.2 0i+30k+30u+310+436+3
w:difficult|8.0 3a+64f+4
s:diffi|7.0 38-33a+144f+6
g:<dif|6.1 18+52y+432+43a+44g+3
g:diff|6.1 18+52y+332+33a+5
g:iffi|7.0 3a+5
g:ficu|7.2 3a+6
g:cult|6.5 14+53a+5
g:ult>|6.9 0c+3
b:a difficult|8.6 4f+3
f:tell|6.0 1w+33a+44a+34d+44e+44f+74g+34h+3
w:additional|6.5 08+100h+41e+102p+1031+939+73a-44e+44h+3
s:addit|6.4 08+70h+30n-41e+82h+132l+32p+82y+431+839+43a-54e+12
g:addi|6.3 1e+531+34e+4
g:ddit|6.4 1e+42h+32p+431+44e+5
b:additional information|8.0 2y+44e+7
f:additional|6.8 08+42p+631+5
l:information|7.4 41+34e+3
w:there|5.4 00+30v+31l+31w+721+52u+336+34b-34l+6
b:is there|6.0 00+70k+40v+324+32p+42u+336+53a+4
w:anything|6.1 00+100f-30k+80v+50x+41e+102p+536+43a+53s-44e+12
s:anyth|6.1 00+90k+60x+41e+42p+336+53a+73s-44e+10
g:<any|6.1 00+34e+4
g:anyt|6.1 3a+3
g:nyth|6.1 3a+44e+3
g:ythi|5.9 00+30x+3
g:thin|5.2 0x+43a+54d+3
g:hing|5.1 0x+31e+336+33a+4
b:there anything|7.0 00+40k+33a+8
w:else|6.8 0q+716+41e+92p+432+63a-33l+63w+44e+5
g:<els|6.6 4e+5
g:else|6.6 4e+4
b:anything else|7.4 1e+62p+64e+4
b:else you|8.0 3a+44e+3
w:would|3.9 0t+32w+639+43a+83o+33s+73w+73x+649+44a+64g+34j+3
b:you would|5.8 2w+83a+83l+53s+33x+104a+3
w:like|5.3 0m+70p+100q+60t+72b+92e+42j+62p+62u+42w+92z+532+333+1038-33l+73m+63w+43y-347-348+649-34a+54e+34i+74s+4
g:<lik|5.3 0p+32b+42w+332+333+4
g:like|5.3 2b+32w+332+333+43l+3
g:ike>|5.3 2b+42w+333+33l+3
b:would like|6.5 2p+32z+332+43l+64a+34i+4
b:like us|7.0 0t+62u+432+113a-74a+54e+4
b:us to|5.8 0f+50o+30p+40t+32p+42u+43a-103n+449+44a+5
w:know|6.0 00+524+725+62k+32l-32v+43a-33l+83o+43p+647+448+114e+12
g:<kno|5.4 24+525+52k+332+3
g:know|5.2 0x+524+425+52l+3
g:now>|6.0 24+34e+3
b:to know|7.6 3a-44e+7
f:is|4.8 00+30g+80k+518+31v-31y+324+32i+43a+233r+44l-5
l:know|7.8 48+44e+5
b:you most|7.4 4d+54g+5
w:proud|7.0 1i+53a+44d+104f+4
s:proud|6.9 1i+63a+44d+174f+5
g:prou|6.6 4d+6
g:roud|6.9 4d+6
g:oud>|6.9 4d+4
b:most proud|8.3 3a-34d+10
b:proud of|7.0 1i+54d+9
l:of|6.7 1n+335+4
w:favourite|7.3 3a+11
s:favou|7.3 3a+10
g:<fav|7.2 3a+6
g:favo|7.1 17+33a+4
g:avou|7.2 3a+6
g:vour|7.2 3a+4
g:ouri|7.0 3a+6
b:your favourite|7.4 3a+10
w:colour|7.3 1a+102h+93a+9
s:colou|7.2 1a+102h+63a+83j+6
g:colo|7.1 1a+63a+5
g:olou|7.2 1a+43a+4
g:lour|6.9 1a+4
g:our>|5.3 1y+43m+63w-34b+4
l:colour|7.8 1a+33a+6
b:nom d|7.1 01+62s+630+1132-3
w:usage|6.9 2a+72g+730+1032+113a-33l+4
s:usage|6.8 01+92a+52g+72x-330+932+93a-4
g:<usa|6.6 01+32g+32y+330+53a-33l+3
g:usag|6.8 01+32g+330+432+4
b:d usage|7.1 2x-330+1032+5
l:usage|7.1 30+5
b:name as|7.0 2x+42z+1245-3
b:as on|7.5 11+52m+42z+730+33a-5
b:on your|5.9 2z+123a+103v+94h+44m-3
w:passport|6.2 2z+935+93i+73t+1445+164p-3
s:passp|6.2 2z+835+83a+43i+73t+1045+154p-3
g:<pas|4.2 02+1503+90e+33a+43i+43t+342+1145+174t+5
g:pass|4.5 00+402+1603+113t+342+1145+17
g:assp|6.2 35+33t+445+5
g:sspo|6.2 35+33t+345+9
g:spor|5.9 35+33t+345+74o+5
g:ort>|4.7 02+503+31z+32a+52v+435+33g+43t+345+11
b:your passport|7.4 2z+63a-43t+4
l:passport|7.5 2z+43a+745-4
w:ot|8.0 39+23
w:ok|6.5 0f+70j+40l+40n+71k+439+203a-43n+1147+6
b:ot ok|8.6 39+6
f:ot|8.6 39+5
w:set|6.9 02+70x+324+925-33l+741+547+84g+84s+10
b:which set|8.6 4s+6
b:set up|7.6 02+441+54s+7
w:suits|7.8 0s+72w+54s+10
s:suits|7.8 0s+62w+64s+10
g:<sui|6.0 08+32b+8
g:suit|6.2 08+34s+3
g:its>|6.0 3a+344+34m+34s+3
b:up suits|8.6 4s+8
b:suits you|7.8 0s+32w+64s+5
w:best|5.8 00+40s+100t+317+71q+91t+425+43a-347+44d+54f+84g+94s+8
g:best|5.5 0s+8
b:you best|8.3 3a-34g+74s+4
w:mel|8.0 1t+181u+11
f:mel|8.3 1t+11
l:mel|8.0 1t+13
w:cp|8.0 09+18
f:cp|8.0 09+17
l:cp|8.0 09+14
w:etablissement|6.2 17+81m+51r+101v+102i+53a+43r+54i+5
s:etabl|6.2 17+71m+61r+71v+72i+42w+53r+44i+6
g:<eta|5.7 08+417+31r+71v+3
g:etab|6.2 1r+8
g:tabl|4.9 1r+83a+33b+5
g:abli|6.1 1r+81v+4
g:blis|6.0 1i+31r+10
g:liss|6.1 1r+74d+3
g:isse|5.1 1b+41e+31h+31r+62k+548+74i+3
g:ssem|6.2 1r+71v+34d+3
g:seme|6.0 1r+51v+33a+4
b:etablissement employeur|8.3 1v+8
f:etablissement|6.8 1r+81v+33a+4
l:employeur|6.1 1v+6
b:etablissement souhaite|8.6 1r-42w+43a+9
l:etablissement|7.4 1r+32i+3
b:en droit|7.8 1l+5
b:travailler le|7.8 47+7
b:le week|8.3 47+3
w:end|6.3 0o+41n+141x+1220+729-434+639+43a+53x+547+54q+12
c:ends|4.4 1b+71e+31l+181m+71n+191p+31q+71s-31x+2920+522+52h+434+33a+54b-44f+34q+14
b:week end|8.3 47+5
l:end|7.5 1x+33a+4
w:annee|6.3 0w+131j-41l+41m-41n+111s+131x+921+63a-44b+11
g:nee>|5.9 0w+41n+61s+44b+4
b:annee d|7.4 1n+61s+64b-3
w:obtention|7.4 1n+9
s:obten|5.7 0g+50i-30j+121j+41l+81m+81n+121p+101q+53a-449+34a+5
g:obte|5.7 0j+41m+51n+4
g:bten|5.7 0j+31m+31n+31p+3
g:ntio|5.9 0o+41p+3
b:d obtention|7.4 1n+11
f:annee|6.9 1n+41s+34b+11
b:on what|7.6 0w+54b+54q+4
b:what date|7.6 0w+44b+64q+4
w:report|7.2 0f+71h+51i+1138-43a+44b+10
s:repor|6.9 0f+91h+41i+73a+44b+4
g:<rep|5.6 03+50x+31u+73o+4
g:repo|6.2 3o+6
g:epor|6.4 1i+345+7
b:report for|8.6 4b+5
w:duty|7.5 19+1036+438-43a-547+84b+8
g:<dut|6.3 1w+4
g:uty>|7.5 19+347+3
b:for duty|8.6 4b+3
f:on|7.3 22+144b+3
b:quel type|7.6 0u+340+94a+3
b:type de|6.4 0u+71m+43a-43g+63w-33y+340+74a+74r+8
b:de poste|7.2 00+43e+1140+747+34b+4
w:cherchez|7.8 0u+520+73a-340+64s+10
s:cherc|7.5 0u+320+440+114s+6
g:cher|5.4 0i+31m+33a+440+544+54b+3
g:herc|6.2 0u+32w+440+44s+3
g:erch|6.1 0u+320+32w+33a+340+54j+44s+3
g:rche|5.7 0u+320+440+44j+44s+3
g:chez|5.6 0e+42i+3
g:hez>|5.6 0e+34s+34t+4
b:cherchez vous|8.0 20+540+34s+7
w:term|6.6 0u+910+52e+52i+537+347+6
g:erm>|6.6 0u+5
w:indeterminate|8.6 2i+3
g:inde|6.2 10+63a+33x+4
g:rmin|6.1 0r+31l+64b+4
g:inat|6.6 15+51b+32z+341+343+4
g:nate|6.8 3b+7
b:employee of|6.8 2i+9
b:of companyname|6.9 0k+44t+9
b:accepte que|6.6 0n+40q+3
b:mes renseignements|7.4 0n+6
s:serve|6.3 0g+90v+319+1427+537+33a+34a+5
g:vent|5.9 0m+328+43a+3
w:traiter|7.8 0n+6
s:trait|6.4 0l+80n+133a+4
g:trai|5.5 0n+43a+3
g:rait|5.9 0n+43i+33w+5
g:iter|6.1 1e+431+4
w:ma|6.3 0n+3
b:traiter ma|8.0 0n+4
w:candidature|5.7 0e+130l+60n+70o+60q-31c+71t+32i+53p+63q+104e+44j+74t-3
s:candi|4.8 01+602+30e+170l+80n+80o+70q+111e+31t+623+52i+112n+32v+52x+42z+830+73i+83l+33q+104c+54j+54t-4
g:cand|4.8 0e+50l+30q+32i+52z+430+43a-34j+4
g:andi|4.5 0e+60n+310+72i+52z+530+33a-34j+3
g:ndid|4.8 0e+50n+30q+41t+32i+42z+63a-43q+34j+4
g:dida|4.8 0e+70l+30q+42i+530+43q+34j+3
g:idat|4.8 0e+62i+42z+430+33q+3
g:datu|5.2 0e+50w+51n+81x+721+322+53a-33q+34b+44q+4
b:ma candidature|6.4 0l+30n+50o+5
l:candidature|6.3 0n+33q+3
b:prenom d|8.3 32+8
b:on which|7.4 3b+347+54d+64q+4
b:which number|8.3 3a-43b+11
b:number can|8.6 3b+6
b:can we|5.7 0o+30p+30s+31t+82q+52r+63a+43n+73p+53q-3
w:commune|7.2 04+1406+709-33r+6
s:commu|5.3 04+806+509-30m+60p+30q+60t+915+516+1619+42j+102k+438+73a+33n+63r+3
g:ommu|5.3 04+40q+30t+516+52j+3
g:mmun|5.5 04+50q+30t+416+52j+43a-3
g:mune|5.8 04+83v+53w+5
g:une>|6.3 04+8
f:commune|7.4 04+12
l:commune|7.4 04+8
w:town|5.1 04+141z+142v+113a+43s+34j-44m+5
g:<tow|5.1 04+131z+3
g:town|5.1 04+121z+4
g:own>|4.9 04+1132+3
b:town or|7.5 2v+9
b:or city|7.5 2v+6
f:town|5.8 04+201z+3
b:which city|7.8 04+9
b:city do|8.3 2v+63a-3
w:live|5.6 04+1005+706+617-32n+42v+538+43a+33d+73r+33s+103x+64k+5
g:<liv|5.3 04+305+33s+4
g:live|5.4 3a+33s+3
b:you live|5.9 04+905+506+43a-53d+33r+34k+5
b:live in|6.2 05+62v+53d+53s+4
l:in|5.4 05+42j+52v+3
w:n|5.4 07+808+40d+70g-50k-40v+80x+51b+51j-41k+51l+32a+42h+42i+42m+1338+43e+73n+641+344+1745+1247+34n+34p+8
b:adresse n|8.6 07+4
b:n et|8.0 07+11
w:voie|7.5 07+18
g:<voi|6.6 07+941+34o+6
g:voie|7.4 07+8
g:oie>|7.4 07+10
b:et voie|8.3 07+5
l:voie|7.5 07+12
w:home|5.4 01+404+305+506+807+409+110a+101t+51z-32u+52w-438+73a+43b+83g+103s+43t+447-54k+34m+84s+15
g:<hom|5.3 09+30a+32u+43g+34s+6
g:home|5.3 0a+42u+43a+33g+34s+7
g:ome>|4.5 01+309+30a+31m+62x+32y+332+33a-547-34s+3
b:home address|6.9 04+706+73a-4
b:street city|8.0 06+1107-4
b:city province|8.0 06+70a-33a+6
b:province postal|8.6 06+3
f:home|6.4 04-306+40a+61t+32u+33a-44k+3
w:firstday|7.5 3t+34b+74p+8
g:rstd|7.5 4b+3
g:stda|7.5 4b+6
g:tday|7.5 4b+5
g:day>|5.4 22+547+174b+4
b:firstday you|8.0 4b+10
b:you could|6.5 2w+33x+54b+23
b:could work|7.8 2w+44b+10
f:firstday|8.3 4b+4
w:competition|7.5 1t+636+73a+5
g:peti|6.4 4e+3
g:etit|6.4 36+43a+34l+3
b:competition agreement|8.3 36+3
w:lien|5.9 2n+32o+82p+92q+132r+82t+133r+9
g:<lie|5.2 04+40x+41z+52p+52q+42t+63r+3
g:lien|5.2 2p+42q+42t+630+53a+73r+3
b:un lien|7.8 3r+4
b:lien de|7.5 2q+63r+4
w:parente|7.6 3r+8
s:paren|6.1 0z+1717+201q-63a+83o+33r+26
g:pare|5.5 0z+617+53r+8
g:aren|5.7 0z+617+62c+33r+10
g:nte>|5.2 1y+33a-443+9
b:de parente|7.6 3r+6
b:parente avec|7.6 3r+7
b:avec un|7.0 0k+43a-33r+8
w:membre|6.3 0g+50h+516+51a+42m+33r+44n+7
s:membr|6.3 0g+30h+416+41a+43r+64n+10
g:<mem|5.1 13+316+32m+43r+44n+9
g:memb|5.1 13+31a+32m+33r+54n+7
g:embr|6.3 4n+3
b:un membre|7.4 3r+8
w:du|4.2 0g+31s+620+421+153a+53b-33d+43p+73y+345+3
b:membre du|7.8 3r+5
w:conseil|8.3 0k+12
g:eil>|7.6 3g+34m+3
w:femme|7.6 11+17
s:femme|7.6 11+17
g:<fem|7.4 11+8
g:femm|7.6 11+5
g:emme|7.5 11+5
g:mme>|5.9 11+52h+33a-446+5
b:une femme|8.0 11+14
l:femme|7.8 11+6
b:for howmany|7.6 26+627+829-43a-4
w:led|7.2 0v+720+426+83a-43q+64f+3
c:lead|4.7 0g+40k+40z+526+3528-329-32c+33a+63m+43n+63o+33q+53r+64f+5
b:you led|7.5 26+6
b:led a|7.6 26+7
w:team|6.0 0n+51w+424+426+132i+438+43l+33p+74b+34d+44e+44i+34k+44l+54t+3
g:<tea|5.6 26+5
g:team|5.9 26+4
g:eam>|6.0 26+5
b:a team|7.1 26+123a-34d+3
f:for|7.1 25+326+328+3
l:team|6.8 26+5
w:post|5.6 04+606+509+90e-30j+41b+31y+42c+92i+62k+52s+834+536+43a-53e+33k+143m+43q+83v+44b+54j+64l+10
b:the post|7.1 2k+53a-43q+53s+34b+44j+5
b:is based|7.6 38+3
b:based in|7.8 2v+42w+7
w:leeds|8.0 2v+52w+938+43a-5
s:leeds|8.0 2v+32w+638+43a-3
g:<lee|7.4 0y+63a+4
g:eeds|6.9 00+3
g:eds>|6.8 00+3
b:would you|4.4 0j+30m-30t+416+525+42j+62v+32w+1237+339+73a+83s+133w+63x+349+44i+34m+34s+6
w:move|6.2 3a+83j+53s+164b+3
g:<mov|5.9 20+43b+43s+6
g:move|6.1 3s+11
g:ove>|5.8 2v+33a+43s+10
b:you move|7.6 3s+9
b:move there|8.6 3s+4
f:the|6.5 3a-33x+43y+34m+5
l:there|6.8 1l+31w+53a-34l+4
w:statement|6.2 0k+140n+40x+71h+525+43a+34e+94r+5
g:atem|5.9 0k+30x+34e+4
g:teme|5.1 08+40a+40n+40x+34e+4
b:supporting statement|8.0 4e+84j+4
l:statement|6.8 0k+54e+7
b:i confirm|6.6 0c+40x+53j+5
b:confirm that|6.3 0x+624+33s+4
b:that what|7.8 0x+5
b:what i|7.5 0n+60x+5
w:wrote|8.3 0x+41c+3
g:rote|6.1 0n+519+4
g:ote>|5.7 1p+124e+54s+5
w:correct|7.1 0x+13
s:corre|5.9 01+406+80t+50x+71t+141u+32j+103a+542+64j+4
g:<cor|5.6 06+30u+31t+62j+93a-33z+3
g:corr|5.8 01+306+40x+41t+52j+8
g:orre|5.7 06+30x+41t+72j+9
g:rrec|6.9 0x+4
g:rect|6.3 0k+40x+426+5
g:ect>|5.3 0x+336+33a+341+34f+6
b:is correct|7.5 0x+5
w:ai|5.7 0l+160n+50x+53a+9
b:j ai|6.5 0e+40n+60x+31l+324+33a+33r+5
w:pris|7.5 0n+53q+4
g:pris|5.7 1v+52b+3
g:ris>|6.9 3x+3
b:ai pris|7.8 0n+3
w:connaissance|6.6 0n+525+132k+103a-43q+7
s:conna|6.3 24+725+62k+102l+73q+1048+44i+4
g:conn|5.8 01+325+32k+348+44i+3
g:onna|5.7 24+33a+43u+4
g:nnai|5.8 25+33a+33q+33u+3
g:nais|5.6 0w+625+32k+32y+4
g:aiss|5.5 0w+524+42y+53a+33q+3
g:issa|5.6 0w+72k+32y+4
g:ssan|5.6 0w+82k+32y+4
g:sanc|5.7 0w+525+42k+32y+5
b:pris connaissance|7.5 0n+4
b:connaissance de|6.8 0n+324+325+32k+7
b:de la|5.1 07+40g-30m+40x+616+41b+31d+61s+81v+420+322+72i+53p+33q+73r+541+643+346+74l+44n+3
b:la notice|8.3 0n+3
w:sur|5.8 25+42b+42s+438+53a-43q+4
w:personnelles|7.8 0n+7
b:donnees personnelles|7.8 0n+5
b:you agree|6.2 0f+60n+41k+53n+6
b:agree that|7.1 0f+40n+5
b:that we|7.3 1u+32v+33w+342+4
b:we use|7.5 06+40n+60z+3
b:use your|8.0 0n+71t+4
w:answers|6.9 0l+80n+120x+93a-4
s:answe|6.6 0l+50n+90x+173a-3
g:<ans|6.2 06+30n+30x+41c+4
g:answ|6.6 0n+30x+4
g:nswe|6.6 0n+40x+5
g:swer|6.5 0l+40n+40x+5
g:wers|6.8 0n+30x+4
g:ers>|4.6 0m+42f+32k+32r+33a-5
b:your answers|7.6 0l+50n+6
b:answers for|8.3 0n+4
b:this application|6.2 0n+50x+32i+43a+4
w:product|7.6 0m+63a+33q-54i+9
g:uct>|7.2 4i+3
w:news|7.4 0m+18
g:ews>|6.8 0m+6
b:product news|8.6 0m+5
b:news and|7.8 0m+93a-3
w:events|7.8 0m+11
s:event|7.4 0m+114f+8
b:and events|8.0 0m+7
f:product|8.6 0m+3
l:events|8.0 0m+5
w:skills|5.9 1w+524+925+72k+112l+948+154j+5
s:skill|5.6 24+1425+142k+62l+113a-448+1749+54g+34j+6
g:<ski|5.6 24+625+52k+32l+348+10
g:skil|5.6 24+625+62k+348+7
g:kill|5.6 24+525+62l+33a-348+8
g:ills|5.9 2l+348+10
g:lls>|5.8 2k+32l+348+10
b:your skills|8.0 24+1448-94j+6
l:skills|6.4 24+92k+6
w:tick|6.3 0m+80n+80x+415+41y+1024+92f+52l+32w+638+33a-847+748+54t+6
g:<tic|6.0 0g+51y+33a-447+3
g:tick|5.9 0g+324+33a-4
g:ick>|5.8 24+348+3
w:everything|7.3 0x+71f+524+43a+3
s:every|7.2 0f+40x+71f+33a+4
g:very|7.1 3a+3
b:tick everything|8.6 24+5
b:everything you|8.6 24+3
b:have worked|7.5 24+42y+34t+5
f:tick|7.5 0m+41y+624+63a-4
l:with|6.6 1m+31v+624+73a-73x+4
b:name first|7.8 2x+62z+3
b:first and|6.7 2x-62z+1330-431+33a-33p+5
b:and last|6.7 2x-52z+1331+33a-33p+4
l:last|7.4 2z+330+7
b:the city|8.6 3a-44t+4
w:library|8.3 3a+43r+44t+7
s:libra|8.3 3a+44t+6
g:<lib|6.6 4b+5
g:libr|6.8 4b+6
g:rary|7.0 4q+3
b:city library|8.6 3a-44t+5
w:member|5.6 0g+30h+50z+413+1019+61a+52c+62i+62m+63p+53r+74n+154t+3
s:membe|5.4 0g+30h+30z+413+716+419+51a+42c+52i+52m+83p+83r+64n+134t+3
g:embe|5.4 13+32m+34n+5
b:a member|6.2 0g+313+516+51a+53r+5
b:member of|6.0 0g+313+616+319+41a+53r+54n+9
b:my family|8.6 3r+3
w:works|7.6 38+83a-43r+7
s:works|7.3 00+938+63r+6
g:rks>|7.1 1h+41p+34e+3
b:family works|8.6 3r+3
b:works for|8.0 38+33r+3
f:a|5.7 0s+314+31t+31x+61y+53b+340+34b-34c+64e+6
l:library|8.6 3a+3
b:number with|8.6 2m+73b+43d-3
b:country code|7.4 3b+33d+8
w:applicant|5.6 01+306+70x+411+513+1314+31c+41f+51t+323+929+42i+52u+52x+82z+830+63a-33b+53i+644+6
g:ican|5.4 06+311+313+623+32z+33a-4
g:cant|5.4 0a+411+313+32z+33a-5
b:applicant s|7.8 2u+52z+931-3
b:s full|8.6 2z+33p+5
f:applicant|6.0 06+40x+31t+423+42x+32z+630+33a-33b+3
b:your name|5.8 23+142d+82z+1532-433+1434+73a-10
b:vos nom|8.6 2x-32z+7
b:nom et|6.8 07+323+82x-72z+1130-33o+33p+33r+3
b:et prenom|7.2 23+82x-62z+10
f:vos|6.3 23+72r+32z+347+34d+54g+64j+5
f:legal|6.6 11+42x+330+6
b:your first|6.8 0g+72w+52x+94b+3
b:votre prenom|6.6 2x+833+5
w:usuel|6.6 2x+1132+11
s:usuel|6.6 2x+832+8
g:usue|6.6 2x+4
g:suel|6.4 2f+32x+5
b:prenom usuel|6.7 2x+9
l:usuel|6.8 2x+5
b:name or|8.3 07+3
w:initial|7.3 23+931+13
s:initi|6.8 23+2131+183a+4
g:<ini|6.2 01+31s+621+823+731+9
g:init|6.5 23+731+7
g:itia|6.8 23+631+7
l:initial|7.6 31+5
w:deuxieme|8.3 0e+631+4
s:deuxi|8.3 0e+62x-431+12
g:<deu|6.3 2k+531+3
g:deux|6.9 31+4
g:xiem|8.0 31+4
g:ieme|7.2 1b+331+53a-3
g:eme>|6.6 31+43a+6
b:deuxieme prenom|8.6 31+8
f:deuxieme|8.6 2x-331+8
b:legal last|8.3 30+5
b:what name|8.6 32+5
b:name do|8.6 32+4
w:goby|8.3 32+12
b:you goby|8.3 32+9
l:goby|8.3 32+5
b:name you|8.3 32+8
b:to use|7.6 0n+532+83a+3
l:use|6.9 0y+34o+4
b:comment souhaitez|8.3 32+10
w:etre|6.2 0q+30t+31u+3
b:vous etre|7.0 0i-50j+60t+90u+42j+3
s:appel|6.8 0s+132e-32z+1132+113a-53d+33n+43o+53z+18
g:appe|6.2 0s+42z+632+33z+8
g:ppel|6.6 0s+42z+532+33z+8
g:pele|7.5 2z+4
g:ele>|6.8 16+4
l:e|6.4 0c+41l+52v+4
w:suffix|7.3 30+534+19
s:suffi|6.8 34+263a-34c+9
g:<suf|6.5 34+16
g:suff|6.6 34+13
g:uffi|6.8 34+10
g:ffix|7.0 34+10
g:fix>|6.7 34+93z+9
w:jr|7.5 34+253a-3
w:sr|7.5 34+133a-43z+18
b:jr sr|7.8 34+12
w:iii|7.8 34+13
b:sr iii|8.3 34+3
f:suffix|8.0 34+6
l:iii|7.8 34+4
b:any other|6.6 0k+92p+72y+731+113a-743+54t+4
w:names|6.8 2x+72y+112z+831+93a-43o+8
s:names|6.8 2y+122z+731+113a-43o+5
g:ames|6.5 2x+32y+731+6
g:mes>|5.6 2x+42y+631+439+347+3
b:other names|8.3 2y+7
b:have used|8.0 24+62y+34h+4
f:any|6.3 0v+52p+631+436+43r+4
l:used|7.4 2y+3
w:maiden|8.0 2y+1430-33a+7
s:maide|8.0 2y+73a+5
g:maid|8.0 2y+4
g:aide|7.5 2y+3
g:den>|5.5 1f+31i+61w+41y+320+32e+432+33a-53l+53p+348+5
b:maiden name|8.0 2y+93a+4
f:maiden|8.6 2y+5
w:jeune|8.6 2y+9
s:jeune|8.6 2y+7
g:<jeu|8.0 47+5
b:de jeune|8.6 2y+7
w:fille|8.6 2y+9
s:fille|7.6 22+92y+63a+4
g:fill|7.2 22+3
b:jeune fille|8.6 2y+7
l:fille|8.6 2y+3
w:pronounce|8.3 33+133a-3
g:ounc|7.0 33+7
g:unce|7.6 33+7
b:you pronounce|8.3 33+6
b:pronounce your|8.3 33+4
w:prononciation|8.3 33+14
g:onon|7.8 33+9
g:nonc|7.0 33+83q+5
g:onci|8.0 24+333+73l-3
g:ncia|5.6 0a+329+333+93o+348+4
g:ciat|7.1 33+7
g:iati|6.5 24+533+6
b:de votre|5.2 17+31f-71g+41i+31v-324-329+32d+72m+32q+52r+52s+52t+433+637+33o+33r+73t+53x+342+64c+84j+4
b:votre nom|6.7 23+730+1033+123a-33l-3
f:prononciation|8.3 33+6
b:you use|7.0 24+628+33a+33l+44h+54t+4
w:form|6.3 06-407-30t+50w+40x+40y+610+171e+91f+41t-322+523+53a-73z+124e+34l+104p+4
g:orm>|5.7 10+33z+3
b:form of|7.5 07-30t+51t-33z+44l+13
b:of address|7.5 06-307-33a-33z+154l+12
f:form|7.5 10+63z+54l+4
w:titre|6.1 00+41f-51m+71q+32d+123a-43t+43z+1449+74l+84q+54r+11
s:titre|6.1 0g+81f-31m+41q+32d+93a-43t+43z+1249+34l+104q+54r+9
g:titr|6.1 2d+43z+44r+3
g:itre|6.0 0g+31m+32d+53z+44r+4
b:titre de|6.8 00+41f-42d+83t+449+34q+54r+3
w:civilite|6.8 3a-43z+124l+13
s:civil|6.4 19-32c+72x+531+33a+63z+124l+17
g:<civ|6.1 07+53z+94l+5
g:civi|6.1 07+53z+64l+5
g:ivil|6.2 3z+114l+3
g:vili|6.7 3z+13
b:de civilite|8.3 3z+6
f:titre|6.5 1f-31m+52d+93z+84l+5
l:civilite|6.9 3z+104l+4
b:your date|8.6 0w+73a-4
w:ne|5.9 0h+40q-40w+181g+42f+62y+736+43a+193r-34t+6
b:ne e|7.8 0w+132y+53a-5
b:e le|8.0 0r+80w+133a-6
f:ne|7.1 0w+83a+7
l:le|7.2 0w+816+322+153a-54b+7
w:upload|5.6 1c+91d-41e+101f+111g+31h+71i+132q-42t+336+43a+73t+3
s:uploa|5.6 1c+71e+111f+131h+31i+1036+33a+6
g:<upl|5.6 1c+31e+51f+61i+4
g:uplo|5.6 1e+41f+51i+4
g:ploa|5.6 1e+51f+71i+3
g:load|5.5 1c+31e+51f+71i+4
g:oad>|5.4 1e+61f+51i+34m+3
b:upload a|7.1 1e-31g+33a+8
b:a passport|8.3 3a+43i+3
w:style|7.8 3i+83z+124s+6
s:style|7.6 3a+103i+63z+94s+5
g:<sty|7.6 3z+3
g:styl|7.6 3z+3
g:tyle|7.6 3a+33z+3
g:yle>|7.8 3z+3
w:photo|6.7 1f+82q+63i+213t+3
s:photo|6.1 1f+61i+1025+728+52q+33a-33i+203t+345-34h+6
g:phot|6.1 3i+9
g:hoto|6.1 1i+33i+10
g:oto>|6.1 1p+33i+25
f:upload|5.9 1e+61f+93a+4
l:photo|7.8 3i+4
b:photo d|8.6 3i+4
w:identite|6.8 0w+411+313+414+92z+113i+641+644+5
g:tite|6.2 18+32d+102z+434+53a-33z+340+3
b:d identite|7.6 3a-33i+541+544+5
f:photo|7.8 3i+6
l:identite|7.8 44+3
b:where should|8.6 41+6
b:personal email|7.8 1t+73a-542+6
f:personal|6.5 1t+32u+52x+73a-33z+54c+54e+5
b:adresse de|6.9 07-41z+52r+42s+62t+32u+5
w:courrier|8.6 1t+4
g:rier|7.0 3a+5
w:electronique|6.8 1t+91u+1023+43a+6
g:oniq|6.4 1t+5
g:niqu|5.5 12+414+31t+3
b:courrier electronique|8.6 1t+4
l:electronique|7.0 1t+81u+3
b:votre adresse|7.1 06+71u+11
w:re|6.1 02-303+51t-51u+1120+538+34t+4
w:enter|5.9 03+51c-51d+61u+823+62g+53a-4
b:re enter|7.8 02-303+81t-51u+133a-3
b:enter your|6.4 0w+31t-41u+723+102i+342+5
f:re|7.5 03+41t-51u+114t+4
w:retapez|8.6 02-303+91t-51u+6
s:retap|8.3 03+51t-51u+13
g:<ret|6.3 01+303+30o+61t-41u+44t+3
g:reta|7.5 0o+31u+3
g:tape|7.5 1u+32t+5
b:retapez votre|8.6 03+31t-31u+4
f:retapez|8.6 1u+4
b:contact number|7.5 0t-43a-33b+93g+4
f:contact|6.8 3a-73b+83g+5
w:daytime|7.4 3b+11
s:dayti|7.4 3b+7
g:dayt|7.4 3b+5
g:ayti|7.4 3b+3
g:ytim|7.4 3b+5
b:daytime telephone|7.6 3b+8
f:daytime|7.4 3b+8
w:cell|6.8 0p+53a-33b+143g+10
g:<cel|5.9 3b+173g+5
g:cell|6.0 2p+33b+113g+5
g:ell>|5.9 3a-43b+63g+34s+3
b:cell phone|7.5 3b+7
b:phone number|5.8 3a+53b+33d+73f+93g-4
f:cell|7.4 3b+13
b:numero ou|8.6 3b+7
b:ou vous|6.6 05+30s+31t+41v+32o+32w+93a+43b+447+64b+4
l:joindre|7.6 0s+30t+33b+3
w:cellulaire|6.8 3b+103g+13
s:cellu|6.6 3b+143g+10
g:ellu|6.3 2t+53b+63g+33m+33w+3
g:llul|6.6 3b+123g+3
g:lula|6.6 3b+153g+4
g:ulai|5.9 3b+43g+4
g:lair|5.0 3b+33g+33v+43w+53x+541+3
f:telephone|5.5 3b+93h+13
l:cellulaire|7.0 3b+6
w:indicatif|7.2 3a-33b+63d+19
s:indic|6.9 12+53a-43b+43d+184t+5
g:ndic|5.7 0r+410+93d+54n+9
g:dica|5.5 10+93d+543+544+34n+7
g:atif|6.6 3d+63t+3
g:tif>|6.0 20+43d+4
w:pays|5.4 04-405+180h+101z+62v+935+63a+43b-43d+194l-34m+44p+3
g:<pay|5.1 05+152v+33d+846+5
g:pays|5.4 05+153d+9
b:du pays|8.0 3d+7
f:indicatif|7.5 3d+11
l:pays|5.9 05+143d+10
w:kind|7.2 0u+43g+1340+549-64a+34j+44r+10
g:<kin|6.7 3g+43r+4
g:kind|7.1 3g+4
g:ind>|5.1 0c+33g+33q+3
b:what kind|7.4 0u+340+349-44a+44r+7
b:kind of|7.2 0u+33g+840+449-54a+34j+44r+7
b:of phone|8.6 3a-33g+8
b:phone is|8.6 3b-53g+10
b:is this|7.0 0e+31y+92i+63g+124l-9
l:this|7.4 3a-43g+5
f:type|5.6 0b+130u+51d+31m+323+42f+63g+6
w:ext|7.6 34+173e+21
f:ext|8.0 3e+20
l:ext|8.0 34+43e+12
b:work phone|8.3 3a+63b-93g-33h+14
f:work|6.2 1i+41w+51z+521+52v-43b-33h+4
w:it|5.1 0n+42z+533+539+34m+34q+3
b:is it|7.5 3n+64m+5
w:okay|7.8 0n+90p+30u+123a-347+5
g:<oka|7.6 0u+3
g:okay|7.8 0u+3
g:kay>|7.8 0u+3
w:if|4.5 00+708+40f+50j+80k+50m+40q+50v+619+41b+31v+81x+71y+621-424-326+32n+32y+531+532+535+336+539+33e+93n+83p+63q-33s+1047-349-54a+94b+64d+44e-34i-34j-34l-34q+84t+10
b:if we|7.4 0k+40n+30t+436+33a-53n+43s+4
w:store|7.0 09+30o+72w+938+43a+74i+5
s:store|6.5 09+60n+30o+40p+32w+104t+4
g:tore|6.3 0o+31v+3
b:we store|8.6 0o+6
b:store your|8.6 0o+4
w:hiring|6.9 0n+60o+613+31c+33a-349+84e+44i+5
s:hirin|6.9 0n+70o+613+31c+349+44i+5
g:<hir|5.9 21+5
b:this hiring|8.6 0o+6
w:happy|6.7 0f+32w+738+53n+53w+94m+4
s:happy|6.7 0f+32w+838+33a-33n+53w+747+34m+3
g:appy|6.7 2w+3
g:ppy>|6.7 2w+3
b:you happy|7.3 0f+33n+347+3
b:happy for|7.6 3n+4
b:for us|6.3 0k+42i+53a-33r+33s+34e+4
b:keep your|8.0 0o+43a+4
b:your application|6.8 02+40o+41f+423+53a-34e+9
b:application for|7.5 0o+50q+62i+4
w:similar|7.5 0m+40q+11
s:simil|7.4 0m+80q+9
g:<sim|7.2 0q+32h+4
g:simi|7.4 0q+4
g:imil|7.4 0m+40q+3
g:mila|7.4 0q+3
g:ilar|7.5 0q+3
g:lar>|6.3 2r+33b+6
b:for similar|8.0 0q+8
w:openings|7.4 0p+70q+11
s:openi|6.8 0p+70q+103a-43q+8
g:<ope|5.5 0q+51j+33s+3
g:open|5.9 0q+4
g:peni|6.8 0q+3
l:openings|7.4 0p+30q+4
b:pret e|7.2 0j+33s+83x+3
g:<mut|7.8 3s+3
g:mute|7.0 38+4
g:ute>|5.7 1y+4
w:dans|5.1 04+50q+31w+427+123r+53s+447-34t+4
b:dans une|8.0 3a+33j+63s+6
w:autre|6.5 0k+90q+51e+112p+122y+531+535+53a+73s+10
b:une autre|8.0 3s+9
w:region|6.2 05+90a+102w+53a+83d+43s+134m+7
s:regio|6.0 05+80a+202w+143b+43s+124m+7
g:egio|5.9 05+30a+72w+53s+5
g:gion|5.5 05+30a+715+102w+43s+4
b:autre region|8.3 3s+9
l:region|6.6 05+83s+4
w:bureau|6.9 08+102w+538+53a-43b-73g+73h+164s+8
s:burea|6.8 08+72w+638+83a-43b-43g+43h+84s+6
g:<bur|6.5 0h+438+53b-33h+344+3
g:bure|6.8 38+33h+3
g:urea|6.5 1m+31n+31p+33h+4
g:reau|6.8 3b-33h+5
l:bureau|7.6 3h+5
l:poste|5.6 1w+41y+73a-34j+34l+7
b:full home|8.6 06+6
w:postale|8.0 06+307+909+5
g:tale|6.1 06+30q+112l+74g+4
g:ale>|5.1 07+411+316+31p+41v+429+33a-34n+3
b:adresse postale|8.3 07+6
w:house|6.8 07+1217+33a-33i+43s+6
s:house|6.3 07+817+1138+63i+53r+43s+3
g:hous|6.2 07+317+43a+3
g:use>|5.4 1b+336+33a+4
b:house number|8.0 07+3
b:number and|7.2 07+8
b:and street|7.2 07+9
f:house|7.6 07+3
l:street|6.6 07+8
w:mailing|6.9 04+405+306+40m+8
s:maili|6.9 04+405+606+80m+53a+4
b:mailing address|7.0 04+306+407+33a+3
w:line|5.9 07+908+1128+42d+1136+63a-73g+123o+33x+8
g:line|5.0 07+308+51o+32d+152p+33a-33g+53x+3
b:address line|6.3 07+808+7
w:1|5.2 07+2308-30d+812+51e+31j+61m+41n+51p+71q-51v+91w+91x+61z+621+624-425+1129-42v-32w+53n+43o+94a+44h-34l+84r+7
b:line 1|7.0 07+1308-3
f:mailing|7.2 05+33a+3
l:1|6.1 07+1608-30d+33a-43o+4
w:civique|7.8 07+133a-3
s:civiq|7.8 07+10
g:iviq|7.8 07+3
g:viqu|7.8 07+3
b:civique et|8.0 07+5
w:rue|6.8 06+1007+2209-43a-3
b:et rue|7.5 07+7
l:rue|7.2 07+14
b:rue et|8.6 07+6
b:et numero|8.3 07+8
f:rue|8.3 07+12
l:numero|7.5 07+53g+11
w:apartment|7.5 06+307+308+103s+5
s:apart|7.2 08+183s+44g+7
g:<apa|7.2 08+54g+3
g:apar|7.2 08+94g+3
g:artm|7.1 08+4
g:rtme|7.1 08+3
g:tmen|5.7 00+508+4
w:suite|7.3 08+151t+325+73a+4
s:suite|7.3 08+1025+53a+4
g:uite|6.3 08+3
b:apartment suite|8.6 08+3
w:unit|6.8 08+2019-43y+64f+54n+9
g:nit>|6.6 08+731+44n+3
b:suite unit|8.3 08+4
f:apartment|8.0 08+8
l:unit|7.6 08+6
w:appartement|7.6 07+308+16
s:appar|6.4 08+120y+310+713+314+715+619+31a+524-330+33a-53g+548+44n+3
g:appa|6.4 08+5
g:ppar|6.4 08+4
g:arte|5.5 08+30a+30g+421+33a-346+13
g:rtem|7.2 08+50a+539+5
w:etage|8.0 08+13
s:etage|8.0 08+14
g:etag|8.0 08+5
g:tage|6.1 08+41k+4
w:batiment|8.0 08+727+629-3
s:batim|8.0 08+527+629-3
g:<bat|7.8 2x+5
g:bati|7.5 0v+4
g:imen|6.9 1n+33a+54d+4
f:appartement|8.3 08+7
b:city or|6.2 04+9
b:or town|6.2 04+8
b:town city|8.0 04+3
w:state|5.4 04-70a+290h+31z+32c+52v+63a-8
b:state or|8.0 2c+3
b:or province|8.3 0a+3
f:state|6.3 0a+1917+52m+33a-4
b:province ou|8.0 0a+4
w:territoire|8.0 4p+4
s:terri|7.0 0a+134p+6
g:terr|6.5 0a+54p+3
g:erri|6.8 0a+43p+3
g:rrit|7.0 0a+5
g:rito|6.8 0a+5
g:toir|7.1 38+4
g:oire|7.1 38+3
w:zip|6.2 06+607-309+231z+52h-3
f:zip|6.6 09+25
l:zip|7.4 09+16
b:post code|8.3 09+11
f:post|7.1 04+409+334+33k+64l+3
w:c|6.8 08+509+113a+34r+5
w:p|7.5 09+202e+102m+113a-840+13
b:c p|8.3 09+16
f:c|8.3 09+8
l:p|8.3 09+8
b:where you|6.6 04-405+41z+1036+437+73q+34k+5
l:live|7.3 2v+34k+3
b:pays de|7.3 0h+63a+7
w:residence|5.4 04+505+606+60a+62v+63a-53b+53d+73s+93t+74p+54q+54r+4
g:denc|5.1 05+506+32v+33a-33s+33t+5
b:de residence|6.6 04+305+52v+33t+3
f:pays|5.9 05+163b-33d+11
l:residence|5.6 04+405+30a+4
b:where do|6.8 04+606+61v+62s+42v+43a+34g+10
b:live city|8.6 04+92v-4
b:city state|7.6 04-81z+82v+13
l:state|6.8 04-30a+22
w:actuellement|6.4 04+605+61v+121y+92i+54l+4
g:llem|6.3 1v+31y+42k+3
b:vous actuellement|6.9 1v+51y+62i+42v+43a+34l-4
b:actuellement ville|8.3 2v+5
b:which time|8.6 4k+4
w:zone|6.7 1g+32w+44e+44k+16
g:<zon|6.6 2w+54k+15
g:zone|6.3 2w+44k+19
b:time zone|7.1 4k+18
b:zone are|8.3 3a+34k+4
b:you in|6.6 0v+31j+31y+425+82i+72k-338+33l+54j+34k+64n+4
b:dans quel|7.6 05+43a-34h+74t+9
w:fuseau|7.5 4k+19
s:fusea|7.5 4k+19
g:<fus|7.3 4k+9
g:fuse|6.3 3a+94k+5
g:usea|7.5 4k+5
g:seau|7.1 4k+6
b:fuseau horaire|7.6 4k+14
f:dans|6.3 04+71v+32j+43a+34h+44i+3
b:how would|6.4 0t+411+416+317+32d+32k+34g+34j+5
w:prefer|6.8 0t+1018+52j+62w-332+1039-33a+54s+7
g:fer>|5.5 1p+63a+33x+3
b:you prefer|7.1 0t+732+74s+5
b:contact you|7.8 0t+63a-3
w:preferez|6.9 0s+40t+62j+52k-32w+63a-53z+74s+9
g:rez>|5.8 3a-44s+3
b:comment preferez|8.6 0t+3
b:preferez vous|7.1 0t+62j+32w+64s+7
w:contacte|7.3 0p+70q+30s+40t+52j+5
g:acte|5.5 0s+30t+32f+43n+4
b:etre contacte|7.3 0s+40t+32j+3
b:contacte e|7.6 0t+42j+3
b:best time|8.3 0s+5
b:time to|7.5 0s+13
b:to call|7.5 0s+1132+43n+4
f:best|7.4 0t+3
w:meilleur|8.3 0s+94d+9
s:meill|8.0 0s+70t+104d+5
g:<mei|6.9 0o+30t+32y+5
g:meil|8.0 4d+3
g:eill|8.0 0t+3
g:lleu|7.3 10+3
g:leur|6.8 0t+3
w:moment|6.3 0s+141v+71y+72i+73v+73w-34d+84l+64n+8
s:momen|6.2 0s+91v+91y+132i+103v+33w-34d+74l+34n+8
g:<mom|6.2 0s+41v+41y+42i+4
g:mome|6.2 0s+41v+31y+32i+4
g:omen|6.0 0s+31v+41y+32i+43l+44e+4
b:meilleur moment|8.6 0s+6
b:moment pour|8.6 0s+4
b:pour vous|6.9 0s+103a+33s+349+74m+5
f:meilleur|8.6 0s+3
b:your linkedin|7.4 2o+1142+5
w:page|6.0 1c+71g+42b+172n+102o+112p+92r+242u+183a+53q+6
g:<pag|5.8 2b+32o+32p+52r+72u+63a+3
g:page|5.8 2b+52o+32p+52r+82u+8
b:linkedin page|8.3 2o+7
l:page|6.6 2b+62r+43a+43q+3
w:vers|6.6 2n+32o+52q+62r+62t+7
g:vers|4.9 17+41r+844+4
b:lien vers|6.8 2o+32q+32r+42t+53a+3
b:vers votre|7.1 2r+3
b:votre profil|7.4 0l+5
f:lien|6.4 2o+32q+42r+32t+4
w:username|7.5 01+82n+103a+4
s:usern|7.5 01+71t-32n+72s+33a+4
g:user|6.5 01+113a+4
g:sern|7.5 01+3
g:erna|5.8 01+622+32i+33a+33d+5
b:github username|8.6 2n+4
b:username or|8.6 2n+4
w:compte|6.6 01+1302+61t-52n+42o+52s+1741+1542+5
g:mpte|6.4 01+441+4
b:votre compte|7.6 2s+641-342+6
b:compte github|8.6 2n+3
l:github|6.5 2n+942+3
b:votre portfolio|7.6 1i+32q+4
b:personal website|8.3 2u+4
w:x|6.7 2s+35
b:x twitter|8.3 2s+3
w:handle|6.6 0n+42n+42o+32p+122s+14
s:handl|6.1 0f+40g+40n+61e+524+325+428+32n+32p+92s+12
g:<han|5.3 0n+310+1123+43b+5
g:hand|5.2 10+923+424+32p+32s+43b+6
g:andl|6.0 0n+32p+42s+5
g:ndle|6.3 2p+32s+5
f:x|7.8 2s+6
l:handle|8.0 2p+4
b:compte twitter|8.6 2s+4
b:twitter x|8.0 2s+5
f:compte|7.8 01+3
l:x|7.4 2s+12
w:links|7.6 2p+202r+5
s:links|7.6 2p+152r+5
g:inks|7.6 2p+8
g:nks>|7.5 19+32p+8
b:like to|6.0 0m+50q+32p+42w+83a+73l+34i+6
w:share|6.5 0n+31t+42a+32p+732+43a-33t+1340+94c+84d+12
s:share|6.3 0k+41t+42a+32n+32o+32p+532+53a-33t+1040+74c+34d+10
g:<sha|6.3 3t+54d+3
g:shar|6.3 3t+4
g:hare|6.3 3t+34d+3
b:to share|8.0 0n+32p+6
l:share|8.0 2p+340+4
w:liens|7.4 0k+72p+163a-53r+10
s:liens|7.4 0k+82p+153a-53r+8
g:iens|6.3 21+32p+43n+3
b:autres liens|8.3 2p+9
f:autres|7.1 1e+32p+631+53a-3
w:google|7.3 02-324+528+72r+143a-342+7
s:googl|7.3 24+428+42r+133a-342+5
g:<goo|6.1 2r+5
g:goog|7.3 2r+5
g:oogl|7.3 2r+4
g:ogle|7.3 2r+4
g:gle>|6.5 2p+62r+5
w:scholar|7.8 2r+11
s:schol|7.5 2r+194d+7
g:chol|7.5 2r+5
g:hola|7.5 2r+7
b:google scholar|7.8 2r+7
b:list of|8.3 2r+3
w:publications|6.9 2r+21
s:publi|5.5 0i+41b+81i+51j+327+32c+202n+52o+42q+42r+253q+4
g:<pub|5.5 2c+72r+15
g:publ|5.5 2c+72r+12
g:ubli|5.5 2c+82r+11
g:blic|5.7 2c+42r+11
f:google|7.8 2r+3
l:publications|7.8 2r+5
w:liste|8.3 2r+12
s:liste|7.2 0v+619+32r+73j+43t+33x-34j+6
b:liste de|8.3 2r+8
b:de publications|8.6 2r+4
b:to an|8.6 3r+5
w:introduction|7.5 1c+32d+72t+749+44e+6
s:intro|6.8 1c+72d+72t+93a-43p+849+44c+74e+7
g:intr|6.5 3p+34b+5
g:ntro|5.8 1k+32a+103a-3
w:video|5.9 0l+91c-31d-32t+293a+8
s:video|5.9 0l+72t+313a+6
g:<vid|5.8 2t+16
g:ideo|5.9 2t+19
g:deo>|5.9 2t+21
l:video|7.0 2t+6
b:vers une|8.6 3s+4
b:une video|8.6 2t+5
b:video de|8.0 2t+4
w:presentation|6.4 1c+51d+62d+62t+54c+64j+11
s:prese|4.6 06+30e+718+31c+111d+91v+91y+102d+82i+92t+102v+538+163a-43n+33t+53v+83w-447-34c+114j+44l+94s+9
g:pres|4.4 1c+41v+61y+52t+338+54c+5
g:rese|4.5 1c+41y+52r+32t+338+53a-33v+34c+54l+3
g:esen|4.6 1c+41y+42i+42t+438+63v+44c+54l+3
b:de presentation|6.6 1c+41d+42d+44j+4
l:presentation|6.7 4j+3
b:resume or|8.3 1f+4
b:joindre votre|7.4 1f+11
b:votre cv|6.3 0e+31f+171g+132d+83a-4
f:joindre|6.6 1f+53t+3
w:televerser|8.0 1c+31d+31f+8
s:telev|7.3 1d+31e+61f+51i+32q-33i+43t+3
g:elev|5.8 1e+41h+53a-3
g:erse|6.6 44+3
g:rser|7.6 41+344+4
g:ser>|5.9 01+6
b:televerser votre|8.6 1f+3
b:votre curriculum|8.3 1g+3
w:vitae|6.3 1f+131g+6
s:vitae|6.3 1f+101g+4
g:vita|6.3 1f+61w+3
g:itae|6.3 1f+5
g:tae>|6.3 1f+5
b:curriculum vitae|6.3 1f+91g+3
f:televerser|8.3 1c+31f+3
l:vitae|6.4 1f+6
b:attach a|7.3 1i+93i+43t+5
b:a cover|7.6 1d+6
b:joindre une|7.6 1c+43a+43t+3
b:une lettre|7.4 1c+101d+4
w:academic|6.8 1h+71i+41m+51o+41p+61r+52r+33a+43o+44h-3
s:acade|6.5 1h+121m+51p+101q+61r+32r+83o+6
g:<aca|6.5 1h+41p+51q+3
g:acad|6.5 1h+41p+3
g:cade|6.4 1h+31p+54q+3
g:adem|6.4 1h+41m+51p+41q+3
g:demi|6.3 1h+41m+51p+52r+337+3
g:emic|6.6 1h+31p+32r+3
w:transcripts|7.8 1h+15
g:ipts|7.8 1h+7
g:pts>|7.5 1h+7
f:academic|7.2 1m+3
l:transcripts|8.0 1h+6
w:releve|7.4 1b+81h+841+8
s:relev|6.6 1b+51e+51h+141w+32p+43a-341+548+4
g:rele|6.3 1b+41h+43a-3
g:eve>|6.7 1q+34c+4
b:releve de|7.5 1b+51h+7
w:notes|6.9 1h+161p+93a-34e+12
s:notes|6.9 1h+121p+84e+10
g:note|6.1 0l+41h+71p+143a-44e+9
g:otes|6.8 1h+63i+44e+3
b:de notes|7.2 1h+14
f:releve|7.8 1h+341+4
l:notes|7.5 4e+6
w:samples|8.0 1i+112n+3
s:sampl|6.6 1i+221k+42n+32t+43a-3
g:<sam|6.2 1i+1047+4
g:samp|6.6 1i+13
g:ampl|6.1 1i+13
g:ples|6.9 13+41i+6
b:of your|4.8 07+30f+317+61f-31g+31h+61i+71o+31v-321-325+32q+92r+42z-33a+93t+103z+342+343+54c+54g+44m+44p-3
b:your work|6.3 1i+72q+123o+124g+54h+34s+4
w:exemples|8.6 1i+8
s:exemp|7.1 1i+164f+74t+8
g:<exe|6.1 1i+61w+3
g:exem|7.1 1i+74t+3
g:xemp|7.1 1i+54t+3
b:exemples de|8.6 1i+8
w:realisations|7.3 1i+102q+163a-34d+11
s:reali|6.8 1i+102q+1038+43a-44d+134f+74h+6
g:eali|6.8 1i+42q+34d+5
g:alis|6.3 2q+42v+43a-33s+54d+6
g:lisa|5.9 01+31i+32v+54d+5
g:isat|5.3 2q+32v+44d+4
g:sati|5.1 2v+43w+33y+34d+3
b:de realisations|8.6 1i+4
f:exemples|8.6 1i+4
l:realisations|7.6 1i+52q+3
f:other|6.4 1e+102p+202u-331+4
w:pieces|7.8 1e+92q+83t+8
s:piece|6.8 1c+41e+141i+42h+72q+42z+33a-53t+74f+6
g:<pie|6.6 3t+3
g:piec|6.8 1e+43t+3
g:iece|6.8 1e+6
g:eces|6.5 00+449+54a+4
b:autres pieces|8.6 1e+3
w:jointes|8.3 1e+10
s:joint|7.4 0t+71c+51e+91i+52q-3
g:oint|5.6 1p+44g+3
l:jointes|8.6 1e+3
w:unrestricted|7.8 4p+8
s:unres|7.8 4p+5
g:stri|5.6 1x+42a+336+53a+4
g:tric|5.4 1s+32a+436+43a+3
g:rict|5.7 2a+436+53a+4
w:authorization|6.5 0f+70n+33a+54p+54q+34r+11
g:riza|6.4 0f+3
g:izat|6.1 1v+34r+3
g:zati|6.1 4r+3
b:work authorization|7.4 4p+44r+4
w:permitted|7.5 1j+54p+9
g:mitt|6.5 22+3
b:permitted to|7.6 1j+34p+3
w:uk|6.6 0j+52a+42v+34p+6
l:uk|7.2 3a+4
w:upon|8.3 0f+44p+4
g:upon|8.0 3a+4
g:pon>|8.0 3a+4
w:hire|6.8 0h+30k+30n+40u+321+142q+83a-33s+43t+44b+44j+54p+3
g:hire|6.2 21+53t+34t+6
b:legally work|7.4 4p+4
w:disposez|7.5 24+84o+114p+10
g:spos|6.3 3s+34o+5
g:osez|7.2 4o+3
b:disposez vous|7.5 24+54p+6
b:vous d|6.5 0f+30p+30z+410+317+41k+524+33a+54o+54p+3
w:autorisation|6.6 0f+50i+52a+33a-43n+53t+114p+84q+54r+8
g:risa|6.5 4r+5
b:une autorisation|8.0 4p+4
b:autorisation de|6.9 0i+33n+43t+44q+34r+6
w:travail|5.3 0k+51i+81w+71z+629+72e+52w+432+738+73a+63b-53e+93j+43o+63t+440+947+849+54o+44p-44r+84s+9
b:de travail|5.7 1z+62w+33t+440+1147+349+34q+44r+54s+9
b:travail en|8.6 3j+6
w:france|6.8 3a+104m+34p+12
b:en france|7.0 4p+8
f:disposez|7.5 4o+34p+3
l:france|7.3 4p+4
w:pouvez|5.3 0j+338+53j+847+9
b:pouvez vous|5.5 0i-30j+32e+338+103a+43j+1447+134m+34q+34r+5
b:vous travailler|6.4 3a+104q+44s+4
b:travailler legalement|8.6 4p+3
b:legalement au|8.6 4p+4
f:pouvez|5.8 0i-30j+338+33a+43j+1047+6
b:your status|8.3 4r+7
b:status in|7.3 4r+12
w:select|5.9 0t+30y+425+32w+3
b:please select|7.5 05+30y+411+44r+3
b:select your|6.9 04-30a+80y+511+325+42j+42w+7
b:current work|8.6 4r+4
w:statut|6.6 10+519+83a-43t+743+84r+10
g:atut|6.6 43+34r+7
g:tut>|6.6 3t+34r+6
b:votre statut|7.6 4r+9
b:statut au|7.8 4r+6
b:date d|6.3 0i+321+1222-33a+346+64b+4
w:expiration|7.2 3a+445+346+74q+15
g:pira|6.9 4q+4
g:irat|7.0 3a+34q+6
g:rati|4.7 04+41o+424+53a-43v+446+3
b:d expiration|7.8 46+74q-3
b:expiration du|8.0 3a+6
b:du workpermit|8.6 4q+4
l:sponsorship|7.2 49+3
b:need an|8.0 2a+3
b:an employer|7.4 1b+33q+349+3
w:sponsor|6.4 3a+449+94a+4
g:sor>|6.1 3a+349+3
b:to sponsor|6.6 49+64a+3
b:work visa|7.8 4a+5
w:needed|6.4 0j+52y+535+337+539+53j+749+44a+7
s:neede|6.4 0j+435+337+439+43j+44a+4
g:eede|6.3 31+4
b:sponsorship needed|8.0 3a+3
b:needed for|7.5 0j+435+33a-43j+449+4
b:for you|5.9 00+100k+338+53a-53o+83p+347+749+94j+4
b:you to|6.3 00+33p+63q+1049+34i+64j+44p+4
b:require a|7.6 1k+43a+3
w:certificate|6.1 0f+40x-31e+31h+51l+41m+81q+32m+133a+73t+749+4
b:a certificate|8.0 49+4
b:certificate of|8.0 49+4
b:of sponsorship|7.8 4a+5
f:would|4.8 0j+32j+339+43a+153s+447+349+114m+3
w:qu|6.3 4g+34i+54j+7
b:qu un|8.6 3a+3
b:un employeur|7.8 1b+436+53a-3
w:parraine|8.3 49+4
s:parra|6.6 3p+1249+114a+8
g:parr|6.6 3p+449+54a+3
g:arra|5.9 0x+33p+449+54s+3
g:rrai|6.5 3p+449+6
g:rain|5.9 0g+33a+33p+449+44a+3
b:votre workpermit|8.0 4q+3
w:necessitez|8.3 49+3
s:neces|6.8 00+112y+53a-549+184a+12
g:<nec|6.8 49+7
g:nece|6.7 00+449+64a+4
g:ssit|7.5 49+44d+3
b:necessitez vous|8.3 00+4
l:travail|6.3 1w+31z+432+33a+53e+340+5
b:type of|6.5 0u+317+31m+41v-320+33g+440+1048+549-54a+64s+3
b:of visa|7.8 3a-349-104a+124r+8
b:visa would|8.6 3a-349-64a+9
w:sponsored|7.4 0j+63a-349+54a+4
g:ored|7.1 1i+3
b:de visa|8.0 4a+54r+4
w:necessaire|7.8 00+349+54a+6
g:ssai|7.5 1u+5
l:necessaire|8.0 49+4
b:country of|6.0 0h+32w+53d+545+3
w:citizenship|6.3 0h+112a+83a+44p+104r+8
g:zens|6.2 0h+9
g:ensh|6.2 0h+9
g:nshi|5.7 0h+83r+3
b:of citizenship|8.0 0h+3
l:citizenship|7.1 0h+8
b:which country|6.4 05+73a-43d+5
b:country or|8.6 0h+3
w:countries|7.6 0h+53a+8
g:ntri|6.6 4b+7
g:trie|7.0 0e+33a+4
g:ries|6.3 1j+3
b:or countries|8.6 0h+4
b:countries are|8.6 0h+4
b:a citizen|7.2 0h+82a+44r+3
b:citizen of|7.5 0h+8
w:citoyennete|7.3 0h+193a-33t+5
s:citoy|6.6 0h+233t+34r+7
g:cito|6.6 0h+10
g:itoy|6.6 0h+11
g:toye|6.6 0h+114r+3
g:oyen|6.0 0h+90t+31p+44o+4
g:yenn|6.6 0h+91p+8
g:enne|5.9 0c+40h+91p+63a+3
g:nnet|6.8 0h+7
g:nete|6.4 0h+6
b:de citoyennete|8.3 0h+4
w:u|6.3 0f+60h+110i+50j+100v+131k+52a+132c+33a-34p+104r+6
b:a u|7.6 3a+4
b:u s|6.8 2a+9
b:s person|7.8 2a+6
w:defined|8.3 10+32a+5
s:defin|7.4 02+410+511+31j+62a+73a-4
g:<def|6.7 17+33a-44g+5
g:defi|7.3 0u+4
g:efin|7.3 0u+3
g:fine|6.5 1x+738+3
g:ined|6.0 1m+4
g:ned>|5.2 1m+423+33a+34f+3
b:as defined|8.3 2a+3
b:defined by|8.3 2a+3
w:itar|7.3 2a+263a-4
g:<ita|6.9 0h+32a+82k+3
g:itar|6.3 19+32a+93p+34t+3
g:tar>|6.6 2a+9
l:itar|8.3 2a+6
l:level|7.0 25+32k+3
w:cote|7.0 0i+120j+80k+91p+83s+4
g:<cot|6.9 0i+40j+31p+3
g:cote|7.0 0i+31p+4
b:cote de|7.5 0i+60j+6
w:securite|6.3 0i+120j+122a+32f+42h+83a+544+446+12
b:de securite|6.3 0i+120j+52h+53a+444+546+5
w:actuelle|6.4 06+110i+31v+51y+62v+635+43v+74l+5
b:securite actuelle|8.6 0i+4
f:cote|8.6 0i+4
b:a security|8.3 0j+3
w:obtenir|7.3 0j+82a+34a+4
g:teni|7.0 0j+31b+31m+3
g:enir|6.5 3a+54a+3
g:nir>|6.4 3a+4
b:obtenir une|8.6 0j+5
w:habilitation|7.4 0g+40i+130j+11
s:habil|6.6 0g+100i+150j+223a-448+20
g:lita|5.6 0g+60i+40j+519+435+539+33a-3
g:itat|6.1 0g+62v+336+3
b:une habilitation|8.3 0g+30i+3
b:habilitation de|8.3 0j+3
f:pourriez|8.6 39+4
l:securite|7.4 0j+52h+43a+3
w:provide|6.5 0f+30z+43t+3
b:you provide|7.2 0f+40z+53t+64o+34p-3
w:proving|8.3 3t+6
g:ving|5.2 1j+420+63a-33s+3
b:documents proving|8.6 3t+4
b:your right|7.4 3a+83t+44p-5
w:fournir|8.3 0f+33t+54p-3
w:preuve|7.6 3a+63t+15
s:preuv|7.6 3a+33t+15
g:preu|7.5 3t+5
g:reuv|7.5 3t+5
g:euve|7.4 3t+7
g:uve>|6.9 3t+4
b:une preuve|8.3 3t+9
b:preuve de|8.0 3t+9
b:votre droit|7.8 3a+43t+64p-6
l:travailler|6.5 2w+3
b:you 18|7.5 0c+133a-3
w:over|6.2 0c+150d+150i+50y+71n+639+113a+33j+54c+64e+64m+34p+5
b:you over|8.0 0c+53a+7
b:over the|8.0 0c+6
b:the age|7.6 0c+70d+4
b:age of|7.6 0c+70d+5
b:of 18|8.6 0c+6
l:18|7.0 0c+6
w:majeur|8.3 0c+16
s:majeu|7.8 0c+181o+7
g:<maj|6.3 0c+71o+8
g:maje|7.8 0c+6
g:ajeu|7.8 0c+61o+3
g:jeur|7.8 0c+7
b:vous majeur|8.6 0c+8
b:majeur e|8.6 0c+8
w:atteint|7.6 0c+91q+5
s:attei|7.6 0c+71q+5
g:ttei|7.5 0c+3
g:tein|7.5 0c+3
g:eint|6.8 43+54b+5
g:int>|6.0 3a+44t+3
b:vous atteint|8.6 0c+4
b:atteint l|8.6 0c+8
b:l age|7.5 0c+70d+9
b:age de|8.0 0d+3
b:de 18|7.8 0c+53a+3
w:16|6.7 0d+310y+917+63a+5
b:least 16|8.6 0d+5
b:16 years|8.6 0d+4
w:old|7.1 0c+90d+100y+917+33a-4
b:years old|7.5 0d+7
b:vous age|8.3 0d+4
b:age e|8.3 0d+5
b:e d|8.3 0d+30h+5
b:d au|8.6 0d+3
b:moins 16|8.6 0d+3
b:16 ans|8.3 0d+9
b:earliest date|7.6 4b+4
b:date you|7.4 21+34b+4
b:you can|5.9 2w+83a-133t+347+1048+349+44d+34o+8
w:begin|7.1 1s+103a+349+34b+12
s:begin|6.4 1s+1621+1725+42u+44b+13
g:<beg|6.3 1s+421+84b+6
g:begi|6.3 1s+921+44b+5
g:egin|6.3 08+41s+921+54b+4
g:gin>|6.2 01+31s+33q+34b+3
b:can begin|8.3 49+34b+3
w:soon|7.4 37+123a-34b+8
g:<soo|7.3 37+5
g:soon|7.2 37+4
g:oon>|6.7 2v+337+53a-33d+4
b:how soon|7.4 37+84b+8
b:soon can|8.3 37+11
w:availability|6.5 0s+72e+337+539+447+84b+6
g:labi|6.5 47+44b+3
b:availability date|8.6 4b+5
f:availability|7.6 4b+5
w:entree|7.0 0c+41s+821+84b+4
s:entre|5.1 00+60k+70l+40p+31u+31v+121z+1021+628+32b+92f+42g+42j+337+53a+63r+449+44b+44i+4
g:entr|4.9 1o+51r+31s+41z+43a+3
g:ntre|5.0 1v+51z+33a+3
b:d entree|7.1 1s+721+5
b:entree en|7.3 4b+10
b:en poste|7.3 1v+31y+1021+84b+64l-6
w:possible|6.6 0j+538+33a-43n+53s+44b+134m+9
b:poste possible|8.6 4b+4
l:possible|7.3 4b+5
w:entrer|7.6 0k+61u+44b+11
g:trer|7.5 4b+3
g:rer>|6.2 0k+30z+43p+44b+3
b:vous entrer|8.6 4b+5
b:entrer en|7.8 0k+34b+7
w:fonction|6.2 0c+31b+62c+73a-73o+64b+84j+114l+12
s:fonct|6.0 1b+61w+102c+63a+33o+54b+64j+94l+12
g:<fon|5.9 1w+34b+34j+34l+6
g:fonc|6.0 1b+32c+34l+6
g:onct|5.9 1b+32c+34j+34l+6
g:ncti|5.6 4d+44j+44l+11
b:en fonction|7.3 4b+6
l:fonction|7.3 4j+34l+4
w:howlong|5.8 0o+721+1424-326+727+928+1029+737+93a+74q+4
s:howlo|5.8 0o+721+1224-326+827+1028+929+737+104q+4
g:howl|5.8 0o+321+526+327+328+4
g:owlo|5.8 21+526+327+428+3
g:wlon|5.8 0o+321+426+327+428+437+3
g:long|5.2 0o+521+427+428+437+3
g:ong>|5.3 21+427+428+33j+3
b:howlong is|7.6 28+437+34q+4
f:howlong|6.1 0o+421+626+427+328+429+537+3
w:must|6.2 0d+71u+537+44q+3
b:notice must|7.8 37+3
b:must you|7.5 37+7
b:you give|7.3 25+62e+337+5
w:required|6.0 37+34a+3
b:notice required|8.0 37+5
w:weeks|6.4 37+1639+73a-4
s:weeks|6.4 37+939+83a-34m+3
g:eeks|6.4 37+4
g:eks>|6.4 37+439+3
f:notice|7.0 37+6
w:delai|7.3 2c+737+183a-3
s:delai|7.3 2c+637+12
g:<del|6.0 0o+30v+437+3
g:dela|7.1 37+5
g:elai|7.3 37+5
g:lai>|7.3 37+6
b:delai de|7.6 2c+437+8
b:de preavis|7.5 37+5
w:duree|6.6 0o+328+629+92e+737+103a-54q+6
s:duree|6.6 0u+528+529+72e+537+63a-54q+5
g:dure|6.2 28+3
b:du preavis|8.3 37+3
f:duree|6.8 28+429+337+3
w:compensation|6.8 3a-43v+83w+83y+1143+6
g:mpen|6.8 3w+43y+4
g:pens|6.3 3w+33y+4
g:ensa|6.7 3m+43w+43y+4
g:nsat|6.8 3m+33w+43y+3
b:desired compensation|8.6 3w+4
b:your pay|7.8 3a-33v+7
w:expected|6.0 1n+721-338+43m+53u+73w+63x+124b+6
g:ecte|5.3 3w+4
b:expected annual|8.0 3w+6
b:annual salary|6.9 3w+4
f:expected|6.5 3m+44b+3
w:target|7.8 3a-53w+74b+64d+11
s:targe|7.6 3w+54b+44d+7
g:<tar|6.6 3m+8
g:targ|7.6 4d+3
g:arge|5.6 3a+4
g:rget|7.6 4d+3
g:get>|7.2 3w+3
b:target base|8.6 3w+4
f:target|8.3 3w+3
l:salariales|7.6 3w+5
w:salaire|5.6 3m+103u+73v+123w+113x+133y+1241+7
s:salai|5.6 3m+93u+83v+123w+103x+133y+941+5
g:alai|5.6 3m+33u+33v+63w+43x+6
b:salaire souhaite|7.4 3m+53u+43w-33x+4
f:salaire|6.1 3m+43v+43w+43x+10
w:remuneration|6.2 3a-33m+43u+53v+133w+113x+113y+8
s:remun|6.1 3a-33m+33u+43v+133w+123x+93y+5
g:<rem|5.3 3v+43w+33x+34e+54s+7
g:remu|6.1 3v+43w+53x+3
g:emun|6.1 3v+33w+63x+4
g:uner|6.1 3v+53w+43x+33y+3
g:nera|5.7 3a-43v+53w+33x+4
g:erat|5.4 04+41j+324+328+33v+43w+73x+3
w:annuelle|7.6 3w+53y+7
b:remuneration annuelle|7.8 3y+5
w:brute|8.0 3v+33w+6
s:brute|8.0 3v+33w+3
g:<bru|6.5 3w+7
g:brut|6.5 3w+7
g:rute|6.8 3a+3
w:souhaitee|6.4 2j+42w+113a-43w+63x+53y+44b+13
g:itee|6.0 2w+44b+5
g:tee>|6.1 2w+33w+34b+4
b:brute souhaitee|8.6 3w+3
f:remuneration|6.8 3v+53w+43x+3
l:souhaitee|6.8 2w+34b+4
w:currency|6.5 3u+293w-6
g:ency|5.3 25+52k+73u+133w-33y+4
g:ncy>|5.1 25+52k+103a+43q+33u+113w-33y+3
b:salary currency|7.8 3u+133v-43w-6
l:currency|7.1 3u+83w-3
w:devise|7.4 3u+25
s:devis|7.4 3u+213w-3
g:evis|7.1 3u+11
g:vise|6.5 3u+8
b:devise du|8.6 3u+7
b:du salaire|7.6 3u+73y+7
f:devise|7.8 3u+9
l:salaire|7.4 3y+5
b:pay period|8.6 3y+6
f:pay|6.8 3w+33y+846+3
w:periode|7.5 1x+1021+737+339+53a-33y+10
g:iode|7.3 21+33y+9
b:periode de|7.8 3y+7
w:paie|7.6 25+626-428+63v+93y+10
g:<pai|6.2 05+53d+33v+3
g:paie|7.4 3v+43y+3
g:aie>|7.4 3u+53y+3
b:de paie|8.0 24+426-328+63y+9
f:periode|7.8 1x+521+4
l:paie|8.0 25+328+3
b:salaire actuel|8.3 3v+5
w:consider|5.9 0q+80u+30z+510+512+514+716+101a+32w+73s+63w+43x+94g+4
b:you consider|6.3 0u+60z+312+514+416+418+33a-43s+54g+4
w:relocating|7.8 3s+9
w:open|6.4 0q+40u+620+62n+539+53a+43q-33s+847+649+54f+5
g:pen>|6.4 0u+33s+3
b:you open|7.4 0u+420+53s+4
b:open to|6.9 0q+50u+720+339+33a-53s+7
w:relocation|6.9 3s+10
b:to relocation|8.0 3s+7
b:if you|5.6 00+40e+40m+41x+31y+526+42i+33a+63l+34a+34d+3
b:you do|6.3 0k+41w+1038+43a-33j+347+104e+64g+74l+94m+3
b:do not|6.2 0m-30n-31t+33a+323s+4
w:area|6.8 09-30a+81o+61w+32g-53c+253s+6
g:<are|6.4 3c+9
g:area|6.5 3c+7
g:rea>|6.4 1o+41p+33c+9
w:prepared|6.8 0f+100j+91i+839+43a-63s+84j+54m+6
s:prepa|6.7 0f+90j+71i+31m+639+43a-73s+84j+54m+5
g:epar|5.7 0a+41x+420+8
b:you prepared|7.2 0f+739+43a-43s+8
b:prepared to|6.9 0f+50j+539+33a-33s+4
b:to move|7.0 3a+53s+5
f:if|5.4 3s+449-34a+44q+34t+4
b:vous mobile|8.0 3s+94m+4
w:geographiquement|8.3 3s+8
s:geogr|7.1 2v+142w+83a-33s+13
g:<geo|7.1 2v+42w+33s+3
g:geog|7.1 2v+52w+33s+6
g:eogr|7.1 2v+52w+43s+5
g:ogra|5.5 1l+41o+42r+42v+32w+33a-33i+83s+546+448+44c+5
g:grap|6.2 2r+52v+53i+43s+44c+94h+3
g:raph|6.2 2r+42v+42w+33i+43s+54c+84h+3
g:aphi|6.6 2v+42w+33s+44c+3
g:phiq|7.4 3s+4
g:hiqu|7.4 2v+32w+33s+5
g:quem|7.6 3s+3
g:ueme|7.6 3s+4
b:mobile geographiquement|8.3 3s+8
l:geographiquement|8.3 3s+5
w:reliably|8.0 38+12
g:ably|7.6 38+3
g:bly>|7.6 3a+3
w:commute|7.1 38+143a+6
g:mmut|6.9 38+4
b:reliably commute|8.3 38+5
b:commute to|7.8 38+3
b:to our|6.3 00+306+30e+30m+438+43a-33r+44i+8
w:ottawa|8.3 38+10
s:ottaw|8.3 38+5
g:<ott|8.0 1m+438+3
l:office|6.7 25+4
w:surplace|7.8 38+54s+3
s:surpl|7.8 38+10
g:urpl|7.8 38+3
g:plac|5.3 1v+41z+52v+32w+54m+44s+5
g:lace|5.3 1v+41z+32p+32v+62w+438+33a-34m+44s+5
b:travailler surplace|8.6 38+4
b:surplace a|8.6 38+3
b:your preferred|8.0 2w+74s+3
w:arrangement|7.4 3a+74s+7
s:arran|6.8 00+83b+349+34s+9
g:<arr|6.3 4s+3
g:rran|6.6 0x+34s+3
g:rang|5.9 0y+53a+3
g:ange|5.2 00+30m+30y+30z+320+435+43a+3
g:geme|5.9 00+63a+3
b:working arrangement|8.6 4s+4
l:arrangement|7.8 4s+4
w:mode|7.1 0t+1238+43a-34s+10
g:<mod|6.3 0t+64s+13
g:mode|6.4 4s+10
b:mode de|7.5 0t+64s+11
b:travail souhaite|7.8 2w+84s+4
f:mode|7.5 0t+64s+4
w:10%|7.4 4m+9
b:to 10%|7.6 4m+6
b:10% of|7.6 4m+3
b:de vous|7.0 0t+738+33a-43j+43s+54c+84e+5
w:deplacer|7.5 38+63a-34m+54o+8
s:depla|6.3 38+33a-34m+154o+9
g:depl|6.3 4m+84o+3
g:epla|6.3 4m+9
b:vous deplacer|7.6 38+43a-34o+4
w:jusqu|6.8 1n+111x+141y+1038+53a-43q+64m+54q+8
s:jusqu|6.8 1n+81x+111y+738+33a-43q+84q+11
g:<jus|6.6 1n+31x+54q+5
g:jusq|6.8 1x+64q+4
g:usqu|6.8 1x+64q+4
g:squ>|6.8 1x+63q+34q+5
b:jusqu a|7.0 1n+41x+41y+43a-33q+64m+4
w:10|7.1 0g+41q+525+103a+84m+4
b:a 10|8.3 25+3
w:%|6.2 1p+638+63a+123w+440+94m+15
b:10 %|7.8 3a+34m+3
b:% du|7.8 4m+6
w:temps|5.8 00+60k+50n+427+529+737+63j+73y+740+1547-34b+34m+6
s:temps|5.8 00+50k+30n+326+327+729+437+73a-33j+43y+440+124m+5
g:<tem|5.4 0u+940+64q+3
g:temp|5.3 0u+839+540+54q+3
g:emps|5.7 39+440+4
g:mps>|5.7 39+440+4
b:du temps|7.3 39+64m+4
l:temps|7.4 0k+33j+44m+3
w:shifts|6.5 0p+53j+747+11
g:ifts|6.5 47+5
g:fts>|6.5 47+5
b:shifts can|7.8 47+6
b:you work|5.4 1v+122i+639+73j+547+948+34b-54m+34q+3
w:quarts|8.3 47+10
s:quart|7.0 17+838+33a-43j+647+124m+5
g:quar|6.8 17+347+4
g:uart|6.9 17+347+3
g:arts|7.3 2q+33a-347+6
g:rts>|6.4 47+54g+3
w:faire|6.4 39+547+648+74j+3
b:vous faire|7.2 39+43a-347+114j+54s+5
l:faire|8.3 48+6
w:recherchez|8.3 0u+440+3
s:reche|6.5 09-50f+40u+82e+52w+133a+93w+540+34j+44s+4
g:rech|6.2 0u+32w+34p+4
g:eche|6.0 0u+32w+33a+3
b:recherchez vous|8.3 0u+5
b:un temps|8.6 40+6
w:plein|7.3 29+440+74p+3
s:plein|7.2 00+53a-340+10
g:<ple|7.0 0v+340+3
g:plei|6.7 1m+31n+31q+61s+340+4
g:lein|7.2 40+3
g:ein>|6.5 1j+440+3
b:temps plein|7.4 40+6
b:plein ou|8.0 40+4
b:ou un|7.4 0k+90t+52c+73r+3
w:partiel|7.4 40+11
g:tiel|6.6 40+3
b:temps partiel|7.5 40+9
l:partiel|7.5 40+4
b:hours a|7.8 0z+4
b:you like|6.1 0m-50p+50q+50t+62e+42j+42w+532+33w+648+54s+5
w:heures|6.0 0s+112e+1939+1447+3
s:heure|5.8 0s+122e+1739+93m+113v+33y+84k+4
g:<heu|5.8 0s+41y+52e+739+3
g:heur|5.8 0s+42e+839+43m+3
g:eure|5.7 0s+42e+639+43m+3
g:ures|5.6 00+40q+52e+539+3
b:d heures|7.2 2e+12
w:souhaitees|8.0 0s+92e+3
b:heures souhaitees|8.6 2e+3
w:par|5.0 0p+1123+42e+42g+43p+83q+43y+44k+34m+34t+6
b:par semaine|6.7 2e+938+5
w:accepteriez|6.3 0j+100u+92w+739+43a-53s+103x+1140+447+4
g:pter|6.2 3x+5
g:teri|5.8 0u+31e+33s+34j+3
g:riez|5.7 2v+32w+33s+63x+3
g:iez>|5.3 2v+42w+33s+53x+3
b:accepteriez vous|6.5 0j+60u+839+33a-33s+8
b:de faire|7.6 39+5
w:des|4.5 0m+40p+30q+30v+60z+413+31h+41m+324+32a+539+43r+343+64c+34m+4
b:faire des|7.4 39+3
b:des heures|7.1 39+10
w:supplementaires|7.0 1e+639+9
s:suppl|6.3 00+50k+61e+111t+32k+339+103a-3
g:uppl|6.3 1e+439+3
g:pple|6.4 1e+339+4
g:plem|6.1 08+31e+439+43a+3
g:ntai|5.9 39+43a+54e+4
g:tair|5.8 19+339+33u+34e+3
g:ires|5.4 1l+347+4
b:heures supplementaires|7.1 39+6
f:accepteriez|6.7 0u+43s+4
b:what type|7.8 0u+340+4
w:contract|5.9 0u+121b+620+624+42i+32z+436+1237+73a+34t+4
b:of contract|8.0 0u+8
b:contract are|8.3 0u+5
l:for|6.2 3k+1140+4
w:contrat|6.8 0u+1620+537+4
g:trat|5.7 0u+71o+53a-33z+4
g:rat>|6.8 0u+6
b:de contrat|7.5 0u+4
w:recherche|7.0 09-60f+40u+52w+103a+840+34j+6
g:che>|5.0 0z+314+52d+32j+62w+443+347+448+34o+3
b:contrat recherche|8.0 0u+4
l:recherche|7.5 3a+54j+3
b:a current|6.6 0g+62i+43a-7
b:a full|7.0 3j+34p+3
w:clean|7.1 0v-41j+43a+8
s:clean|7.1 0v-31j+43a+9
g:lean|7.1 3a+3
g:ean>|6.6 3a+5
b:full clean|8.0 1j+3
w:driving|6.2 0f+30v+41j+1428+5
s:drivi|6.2 0f+50v+31j+1028+64m+3
g:rivi|5.9 1j+52d+3
g:ivin|5.8 1j+4
b:clean driving|7.6 1j+3
b:driving licence|6.6 1j+9
l:licence|5.7 1e+31j+5
b:vous votre|7.2 0g+71n+625+33s+44o+6
b:votre permis|7.3 1j-32m+53a+44q+7
w:titulaire|6.5 0g+90u+410+61j+81l+62c+52i+641+846+7
s:titul|6.2 0g+610+41j+71l+31m+181n+91q+42d+102i+541+446+54l+5
g:titu|5.4 1m+61r+122d+341+34l+4
g:itul|6.0 1m+51n+34l+3
g:tula|6.2 1n+3
b:vous titulaire|7.2 0g+81j+41l+5
b:titulaire d|7.8 10+31l+54r+3
w:vehicule|7.1 4o+19
g:hicu|6.8 4o+8
g:cule|6.6 4o+5
g:ule>|5.7 0e+41r+53z+340+64o+4
b:vous vehicule|8.3 4o+7
b:vehicule e|8.3 4o+6
b:preferred work|7.8 2w+4
b:work location|7.6 2v-32w+6
w:lieu|6.5 04+100w-51r+51z+1323+529-92v+152w+934+73a+33e+7
g:lieu|6.2 04+517+41z+627+3
g:ieu>|6.3 04+417+31z+42v+5
b:lieu de|7.2 0w-31z+1123+42w+53a+3
f:lieu|6.9 04+71z+42v+62w+4
b:who is|7.6 0z+41v+113a+5
b:company you|8.6 1v+6
b:work for|5.9 1v+81y-42c+32i+536+33a-33r+33s+347+44a+44i+34t+4
b:for now|8.0 1v+8
f:company|6.5 1j+31v+111z+6
l:now|6.3 1v+51y+53v+54l+4
w:plus|5.4 0c+120d+111q+142h+639+114b+74d+84e+124f+44g+7
g:lus>|5.4 0c+61q+74d+3
b:ou plus|7.0 0c+50d+7
b:current position|7.8 4l+5
b:recent job|7.6 4l+4
f:most|7.5 1q+33v+3
w:occupe|6.9 1y+61z+64l+94t+5
s:occup|5.8 0k+40z+417+51y+71z+62c+52i+53a-53j+44l+154p+34t+4
g:<occ|5.6 4l+8
g:occu|5.8 4l+6
g:ccup|5.8 4l+9
g:cupe|6.1 1y+34l+3
g:upe>|6.2 2i+343+3
b:poste occupe|7.8 1y-31z+74l+4
b:occupe actuellement|8.3 4l+3
l:actuellement|7.1 1v+54l+4
b:why did|7.6 20+43a+34j-3
w:leave|5.8 1b+31x+820+122c+42q+331+336+537+103e+443+54a+54e+44t+5
s:leave|5.7 19+31x+1220+92c+32q+331+336+437+83e+343+64a+34e+44q+54t+5
g:leav|5.5 1x+620+637+4
g:eave|5.7 1x+320+637+3
g:ave>|5.6 1x+320+6
b:you leave|7.0 1x+620+72c+53a+4
b:leave this|8.0 20+6
w:motif|7.3 1b+1220+153a+4
s:motif|7.3 1b+1020+103a+4
g:otif|6.6 0m+31b+320+3
b:motif de|7.8 20+12
w:depart|7.3 1x+1220+937+73a-64t+9
s:depar|6.6 0a+130q+71o+41x+720+142w+637+54t+4
g:depa|6.5 0a+420+62w+3
b:de depart|8.0 1x+420+3
f:motif|7.6 20+93a+4
l:depart|7.3 20+5
b:of work|6.6 0z+317+61v+61w+61z+828-429+52w-43a-44f+34j+44s+7
b:work experience|6.5 1w+51x+621+628-529+5
w:professionally|8.3 24+429+64c+5
g:nall|8.0 4c+3
w:professionnelle|6.4 1r+61v+91z+628-429+52d+72m+64l+4
g:ionn|5.4 0g+32d+43a+44e+3
b:experience professionnelle|6.7 1v+61z+628-34l+3
l:professionnelle|7.0 1z+4
w:autocad|6.1 24+1225+728+1429-33a+44h+11
s:autoc|5.8 13+1724+1225+628+1229-34h+9
g:utoc|5.8 13+728+74h+3
g:toca|6.1 24+528+7
g:ocad|6.1 24+328+7
g:cad>|6.1 24+328+7
l:autocad|6.5 24+528+4
w:using|7.4 0n+324+928+84h+4
s:using|7.4 0n+324+828+84h+4
g:usin|5.9 0k+43a+3
b:years using|8.6 28+6
w:sap|6.1 24+1725+1428+1329-43a+74h+13
l:sap|6.3 24+1825+528+6
b:years experience|7.6 28+5
b:experience in|6.4 24+628+83a-4
b:in excel|8.0 28+33a+5
b:vous autocad|8.6 24+5
b:avec sap|8.0 25+4
f:annees|6.7 26+4
w:familiar|8.0 24+825+630-432+113a-3
g:mili|6.0 0z+319+625+427+330+432+33r+3
g:ilia|6.3 0z+324+425+532+33a-33r+44n+3
g:liar|7.6 25+632+4
g:iar>|7.6 01+325+332+4
b:you familiar|8.6 24+11
b:familiar with|8.6 24+8
b:with sap|7.5 28+3
w:maitrisez|7.5 24+82k+122l+43a-3
s:maitr|6.4 1m+424+425+62k+102l+53a+348+9
g:mait|6.4 26+32k+4
g:aitr|6.4 25+32k+3
g:itri|6.5 2k+348+3
g:tris|6.5 2k+348+3
b:maitrisez vous|7.6 24+825-32k+6
b:vous excel|8.3 24+6
f:maitrisez|8.3 24+32k+3
w:managed|7.4 24+428+63a+44f+3
s:manag|5.9 26+1629-33a+33n+53o+54f+34g+64j+5
g:<man|5.4 24+826+53j+34l+3
g:mana|5.8 26+62e+6
g:anag|5.9 26+8
g:ged>|6.3 0d+31b+33a+3
b:you managed|7.5 28+34f+3
b:managed a|8.6 24+3
w:supervisory|7.6 26+10
s:super|5.9 0g+426+143a+93b-33n+53o+53r+94g+10
g:supe|5.9 26+43a+33r+34g+5
g:uper|5.8 26+53r+34g+3
g:perv|6.2 26+63n+33r+3
g:rvis|6.1 26+53r+3
g:viso|6.4 37+73a+3
g:isor|6.6 3a+3
g:sory|7.5 26+3
g:ory>|5.5 0a+426+33a-3
b:supervisory experience|8.0 26+5
b:experience en|6.8 24+526+328+7
w:gestion|7.5 24+826+528+429-33a+4
s:gesti|7.0 24+726+1829-33a+12
g:<ges|6.1 11+101o+326+630+4
g:gest|6.4 1o+326+5
g:esti|5.7 1k+426+5
g:stio|6.6 26+74e+3
b:en gestion|7.8 24+326+4
b:d equipe|7.8 3a+4
w:headline|7.5 2d+18
s:headl|7.5 2d+17
g:head|6.8 2d+73i+6
g:eadl|7.2 2d+10
g:adli|7.2 2d+8
g:dlin|6.6 2d+6
b:professional headline|8.6 2d+4
f:professional|6.8 0g+54c+3
l:headline|7.6 2d+6
w:professionnel|7.0 0g+31f-52d+102m+122o+32p+53a-44c+104d+7
b:titre professionnel|8.6 2d+6
l:professionnel|7.2 2d+42m+64d+3
b:give a|7.6 25+43a-43w+7
w:brief|7.6 4c+14
s:brief|7.6 4c+13
g:<bri|6.3 4c+3
g:brie|7.1 1c+44c+5
g:rief|7.1 1c+43m+74c+3
g:ief>|6.6 1c+43m+44c+3
b:a brief|8.0 4c+7
w:summary|7.0 1f+61w+53a+44c+114f+4
s:summa|6.8 1f+41w+924-33a+34c+184f+34h+5
g:<sum|6.6 1w+34c+8
g:summ|6.6 1w+34c+6
g:umma|6.8 4c+10
g:mmar|6.8 4c+8
g:mary|6.2 4c+5
b:brief summary|8.6 4c+3
b:summary of|7.8 1w+63a+5
b:your background|7.3 0k+324+62t+44c+64h+4
f:give|6.9 3b+44c+54d+34f+44h+3
l:background|6.6 14+317+51a+33a-4
g:mez>|6.9 1u+33a+4
w:parcours|7.6 18+624+64c+16
s:parco|7.6 24+73a-34c+15
g:parc|7.6 4c+5
g:arco|7.6 4c+4
g:rcou|7.6 4c+5
b:votre parcours|7.8 24+54c+11
l:parcours|8.3 4c+4
b:list your|7.5 0v+448+74d+34g+5
w:key|7.5 1w+53a+948+54g+6
b:key skills|8.6 48+6
f:list|6.6 2l+33a-448+4
w:principales|7.3 1w+1248+64d+74g+7
s:princ|6.8 1o+141w+83a-53b+448+54d+74g+10
g:prin|6.6 0f+41o+41w+33a-44g+3
g:rinc|6.8 1o+41w+34g+4
g:inci|6.4 0a+51o+34g+3
g:ncip|6.8 1o+41w+34g+4
g:cipa|6.2 00+307+31o+43a-34g+3
g:ipal|6.5 04+31o+41w+3
g:pale|6.8 1o+31w+44g+3
w:competences|7.1 24+82l+43a-348+12
g:tenc|6.0 0g+30v+425+52d+33a-548+10
l:competences|8.0 48+8
b:professional licence|8.6 0g-31e+10
b:de permis|7.3 2m+84a+5
w:degree|5.5 1h+51l+111m+111n+81o+101p+111q+1025+9
s:degre|5.5 1h+31l+101m+141n+61o+81p+81q+131r+324-325+15
g:<deg|5.4 1h+31l+51m+91n+31o+31p+31q+325+4
g:degr|5.5 1l+31m+71o+31p+31q+525+5
g:egre|5.5 1l+41m+61o+31q+425+5
b:highest degree|8.3 1q+4
w:earned|7.8 0g+61l+71q+4
s:earne|7.4 0g+317+31l+10
g:earn|6.0 1l+43q+5
g:arne|6.8 0g+41j+3
g:rned|7.1 1l+3
b:degree earned|8.6 1l+61m-4
f:highest|6.4 17+31q+10
b:education level|8.3 1q+6
f:education|6.8 1m+31n+71q-31s+4
w:haut|6.8 1q+142c+3
g:<hau|6.2 1q+5
g:haut|6.5 1q+6
g:aut>|6.6 1q+52x+3
b:plus haut|6.9 1q+9
w:diplome|5.8 0g-31e+131l+101m+91n+51o+61p+71q+81s+52y+6
s:diplo|5.2 0f+30g+51e+121h+51l+151m+181n+121o+41q+122y+3
g:<dip|5.2 1e+41h+31l+61m+101n+41q+4
g:dipl|5.2 1e+31h+31l+81m+61n+31q+6
g:iplo|5.2 1e+51l+71m+111q+5
g:plom|5.2 1e+31h+31l+51m+71n+31q+5
g:lome|5.6 04+41e+41h+31m+51q+3
b:haut diplome|8.6 1q+3
w:obtenu|6.6 1l+81m+111n+61q+9
g:tenu|5.9 1l+51p+4
g:enu>|6.3 1l+5
b:diplome obtenu|7.4 1q+3
f:plus|7.3 1q+8
l:obtenu|7.3 1m+91q+3
w:formation|6.7 1l+91m+81n+51o+51q+51r+111s+101x-33a-446+6
s:forma|6.3 1g+51l+81m+71n+41o+61q+101r+61s+121x-321-33a-43i+446+4
b:de formation|7.3 1o+51q+61r+1246+4
b:le plus|6.8 1q+84d+44f+5
w:eleve|7.5 17+101q+12
s:eleve|7.5 17+71q+7
b:plus eleve|7.6 1q+6
l:eleve|7.8 1q+3
b:name of|5.7 0g+30z-31m+41v+112z+33a+83o+43p+741+74n+4
b:of school|7.6 0d+717+31q+31r+53a-3
b:school or|8.0 17+6
w:university|6.3 17+71h+101o+81r+51s+61y-32i+9
s:unive|6.0 17+141h+41m+51o+61r+211s+62i+73a-3
g:univ|6.0 17+51r+9
g:ersi|5.6 16+317+31h+31r+1044+6
g:rsit|5.8 17+31r+8
g:sity|6.1 2i+3
b:or university|7.8 1r+5
w:frequente|7.5 1n+61r+101s+10
s:frequ|6.5 17+41n+71r+91s+103a+33y+164m+4
g:freq|6.5 1r+41s+33y+8
g:eque|5.8 00+31r+43a+43y+541+449+3
g:quen|6.5 1r+43y+6
g:uent|6.3 1r+525+3
b:etablissement frequente|8.0 1r+5
l:frequente|7.8 1r+4
w:obtained|6.8 0g+71h-31l+51m+51p+91q+43a-74d+11
b:degree obtained|8.6 1m+6
f:degree|6.4 1m+91q+625+33a-3
l:obtained|7.1 1m+3
f:diplome|7.2 1e+10
w:major|7.0 1o+101p+111q-33a-34d+8
s:major|6.7 0c+81a+91o+151p+53a-34d+4
g:majo|6.7 1o+7
g:ajor|6.7 1o+7
g:jor>|6.9 1o+8
f:major|7.2 1o+51p+54d+4
w:domaine|7.6 1o+1227+7
s:domai|7.1 1o+1027+82u+1148+9
g:<dom|6.0 06+71o+324+32u+3
g:doma|6.8 1o+52e+42u+3
g:omai|7.1 1o+527+32u+348+4
b:domaine d|8.6 1o+3
w:etudes|6.2 17+41e+41l+101n+111o+91q+81s+113a+64f+34r+5
s:etude|6.1 17+41e+41l+61n+101o+81q+51s+103a+44r+3
g:<etu|5.8 1o+61s+43a+4
g:etud|5.8 1n+41o+41q+33a+4
g:tude|5.5 1l+31n+91o+51s+43a+4
g:udes|6.1 1n+31o+31s+44d+3
g:des>|5.6 1l+31n+31o+348+4
b:d etudes|6.6 17+51o+91q+63a-5
f:domaine|8.3 1o+6
l:etudes|6.8 1o+51q+4
w:graduation|7.4 1n+13
s:gradu|6.3 1l+171m+61n+1329+33a+33s+4
g:grad|5.5 1h+31l+91m+51n+91p+64l+3
g:radu|6.3 1l+91n+7
g:adua|6.3 1l+41n+7
g:duat|6.3 1l+41n+4
g:uati|6.2 1n+32v+3
w:year|5.0 0o+80q+70w+111l-61n+121o-31r-31s+151x+1021+1228+63a+73m-33v+33w+93x+53y+743+54b+94j+5
b:graduation year|8.6 1n+3
f:graduation|8.0 1n+3
l:year|5.6 1s-41x+421+84b+8
b:obtention du|8.3 1n+3
b:du diplome|7.2 1m+81o+6
l:diplome|6.5 1e+71o+3
w:gpa|7.5 1p+23
f:gpa|8.3 1p+11
l:gpa|7.6 1p+11
w:moyenne|7.4 1p+183a+5
s:moyen|6.6 0t+61p+1438+33q+74o+13
g:<moy|6.6 0t+31p+84o+4
g:moye|6.6 1p+64o+5
g:nne>|5.2 0c+318+31a+31p+6
w:cumulative|7.8 1p+14
s:cumul|7.4 0k+51p+624-328+329+12
g:<cum|7.3 0d+329+3
g:cumu|7.3 1p+3
g:umul|7.3 29+3
g:mula|7.4 1p+4
g:ulat|6.5 14+31s+4
b:moyenne cumulative|8.6 1p+5
f:moyenne|7.6 1p+9
l:cumulative|8.6 1p+4
w:graduate|7.2 1l+61m+93a+33s+6
b:you graduate|7.5 1l+53a+3
f:did|6.2 17+519+31l+111m-31n-32c+336+33a+104t+5
l:graduate|7.6 1l+3
b:vous obtenu|8.0 1l+7
b:obtenu votre|8.3 1l+41m-41n+4
b:votre diplome|7.6 1l+41m-32y+4
w:well|7.3 00+725+92k+93a-74g+7
b:how well|7.6 25+52k+42l+4
b:well do|7.8 25+42k+4
b:speak french|8.3 2k+3
w:proficiency|6.9 25+162k+14
g:ofic|6.6 25+52k+8
g:icie|6.0 25+72k+648+4
g:cien|5.7 19+425+52k+72y+34t+5
l:proficiency|7.5 2k+7
b:niveau d|6.3 0i+417+51q+529+42k+4
w:anglais|6.1 2j+52k+21
s:angla|6.1 2j+62k+21
g:<ang|5.8 0x+30z+32k+9
g:angl|6.1 2k+7
g:ngla|6.1 2k+10
g:glai|6.1 2k+7
g:lais|6.0 2k+8
b:d anglais|7.2 2k+6
l:anglais|6.3 2k+8
w:maitrise|7.1 1m+624-325+162k+6
b:maitrise du|7.8 25+42k+3
b:du francais|7.8 2k+6
f:maitrise|7.6 25+3
l:francais|7.0 2k+5
w:langues|7.1 2l+21
g:ngue|5.8 2j+72l+13
g:gues|6.4 2l+114g+5
g:ues>|5.4 2l+114c+3
b:quelles langues|8.3 2l+6
w:parlez|7.1 2k+72l+52t+33a-44d+74e+114f+64h+4
g:rlez|7.1 2k+4
b:langues parlez|8.6 2l+4
b:parlez vous|8.0 2k+92l+3
b:in which|6.3 04+40t+419-32j+82t+82w+103a+6
b:which language|7.8 2j+7
b:language should|8.3 2j+7
w:write|6.6 06+50m+81d+81u+32h+52j+52k+64e+4
s:write|6.6 0m+81d+82h+42j+52k+92l+34e+6
g:<wri|5.9 1i+32k+4
g:writ|5.9 2k+4
b:we write|7.8 1t+32j+4
b:write to|7.6 0m+41t+32j+5
b:to you|5.9 0m+512+32j+42w+52z+33a+113l+43r-54g+44o+3
f:in|5.9 05+41y+42j+44h+34i+34j+34k+8
w:langue|6.4 2j+182k+92l+7
g:gue>|6.0 2j+82k+32l+4
b:langue de|7.5 2j+7
w:correspondance|7.8 06+82j+4
g:rres|6.3 06+42j+8
g:pond|6.2 06+32j+123o+54j+3
g:onda|6.1 0v+61l+33o+547+5
g:ndan|6.3 0o+50z+33o+5
g:danc|7.1 3a+3
b:de correspondance|7.8 06+5
f:langue|6.8 2j+72l+33a+3
w:former|6.4 19+81v+71z+42c+52i-32y+1230-336+63a+33n+54l-54t+10
s:forme|6.3 19+51v+41z+62c+62i-32y+1036+43j+53n+34l-54t+8
g:orme|5.8 0m+31w+42y+34t+3
g:rmer|6.2 4t+4
b:a former|7.6 2c+33a-34t+4
b:former employee|7.8 2i-34t+10
b:of this|6.3 0k+41z+520+422+33a+43q+43r+44j+3
b:this company|7.3 0e+81v-321+63a-53n+33r+34l+3
w:ete|5.8 0d+40u+40v+1317+61b+1226+42c+52y+63p+53q+743+64d+54t+14
b:deja ete|6.6 0v+101b+43a-543+64t+12
b:ete a|8.3 4t+7
w:emploi|5.2 0d+30e+40k+60q+80u+410+1011+71a+41b+111v-41x+71y+91z+320+1021+73a+33t+33v+34j+54l+84p+84t+7
g:ploi|5.1 0q+310+320+4
g:loi>|5.1 10+31b+41x+34l+3
b:l emploi|6.7 1x+31z+521+42i+33a-43j+33r+33t+34j+3
b:emploi de|8.0 2i+43r+3
b:de notre|7.1 2i+63a+949+64t+3
w:entreprise|6.2 0e+40k+91v+111z+112b+1037+33a+33r+94i+7
g:trep|6.2 1v+41z+63r+3
g:repr|6.0 0k+31v+41z+3
g:epri|6.1 1v+41z+424+33r+3
b:notre entreprise|7.6 0e+44i+5
l:entreprise|6.8 1v+31z+43r+4
b:to this|7.5 0e+33a-34j+7
w:past|5.8 0e+1210+41b+31v+72c+42y+436+839+53a+443+54d+54l+34t+12
g:past|5.4 0e+41g+54t+4
b:the past|6.3 0e+610+32y+34d+34t+6
l:past|7.0 0e+43a-34t+4
w:postule|7.4 0e+123a+7
s:postu|7.0 0e+192z+11
g:ostu|7.0 0e+62z+4
g:stul|7.0 0e+62z+4
g:tule|6.8 0e+34l+3
b:deja postule|8.0 0e+9
w:chez|5.9 0e+100k+41v+72i+73a+43r+34b+54i+84m+44s+44t+11
b:postule chez|8.6 0e+5
b:chez nous|6.5 0e+72i+73p+33r+54b+34s+44t+3
b:currently an|8.6 0k+7
w:employe|6.7 2i+133p+123r+124t+8
g:oye>|6.5 2i+53p+44t+4
b:actuellement employe|8.6 2i+5
b:employe e|8.3 2i+3
b:e chez|8.6 2i+3
w:brought|8.0 3a-43q+16
s:broug|8.0 3q+12
g:<bro|7.3 3q+43r+3
g:brou|8.0 3q+4
g:roug|6.5 1x+33q+3
g:ough|6.0 1x+33a-43q+4
g:ught|6.7 24+33a-33q+43w+3
b:what brought|8.6 3q+7
b:brought you|8.0 3q+9
b:to us|6.6 0e+90n+43a-33q+949+54e+54i+4
w:learn|7.1 3a+33q+10
s:learn|6.6 0l+41j+53a+43q+13
g:arn>|6.6 3q+33w+3
b:you learn|7.6 3q+4
b:learn of|8.3 3q+3
w:vacancy|6.7 0o+43a+43q+104j+9
s:vacan|6.3 0q+123a+53q+134j+5
g:<vac|6.0 0q+63a+63q+543+5
g:vaca|6.2 0q+73q+6
g:acan|6.3 0q+53a+43q+3
g:canc|6.4 0q+33a+3
b:this vacancy|7.3 3a-33q+34j+5
b:where did|6.6 1r+43q+7
w:see|6.4 27-32p+72q+933+63a+43q+63s+643+104b+6
b:you see|6.8 3a+73q+53s+44b+4
w:ad|8.3 3q+12
b:our ad|8.6 3q+7
b:ou avez|7.3 1r+92c+43a-33q+3
w:vu|7.8 3q+13
b:vous vu|7.8 3q+3
b:vu notre|8.6 3q+4
w:annonce|7.5 3q+18
s:annon|7.5 3q+12
g:anno|6.8 1n+33a+33q+4
g:nnon|7.5 3q+4
g:once|6.5 1o+71u+333+33q+4
b:notre annonce|8.6 3q+3
w:decouvert|8.3 3q+7
s:decou|8.0 3q+54m+7
g:uver|6.9 2c+3
g:ert>|6.5 3q+3
w:cette|6.3 0x+31z+42h+53q+64j+7
b:decouvert cette|8.6 3q+3
w:offre|6.3 3a+93q+163x+94j+7
g:fre>|6.3 3q+543+4
b:cette offre|6.9 3q+104j+3
l:offre|6.6 3q+53x+34j+3
b:employee who|8.0 3p+8
w:personne|5.6 0l+30z+410+1211+413+917+518+91a+1023+32a+32c+42z+33a+73l+43n+63o+4
b:la personne|7.1 23+33a+43l+3
w:qui|5.9 1v+33p+103q+43r+34i+34j+4
b:personne qui|8.6 3p+4
b:qui vous|6.5 00+43p+93q+54i+54j+10
b:vous a|5.7 0j+30k+319+41a+31j+420+425+337+33j+33p+113q+7
w:recommande|7.8 3p+16
s:recom|6.8 1c-51e+113o+123p+184d+9
g:reco|5.3 0v+31e+53p+54d+4
g:ecom|6.6 1e+53o+33p+74d+3
g:omma|6.8 1e+33p+54c+3
g:mman|7.3 1e+33p+5
g:mand|5.9 2k+53j+34a+3
g:ande|5.7 1b+43d+43p+34a+3
g:nde>|5.8 1n+31x+53a+33p+4
b:a recommande|8.3 3p+4
b:is any|7.6 2y+33a+6
b:your family|7.1 14+617+33r+4
w:employed|5.2 0u+51v+81x+121y+111z+621+1129+122c+32i+43r+749+34l+74p+34t+8
g:oyed|5.2 1x+41y+521+4
g:yed>|5.2 1x+51y+421+329+34t+3
b:family employed|8.0 3r+7
w:here|5.1 0e+40x+121d+61f+81g+31t+31y+1023+132i+52o+52u+32x+32z+531-336+43i+43p+83q+103r+73s+53t+33w+34t+7
g:<her|5.0 0x+41y+523+53r+3
b:employed here|7.5 3a-33r+649+4
l:here|5.4 0x+41d+31f+31y+623+631-33q+33r+34t+3
b:vous des|6.1 00+50k+80v+50z+1136+43a+43r+743+13
w:proches|8.6 3r+9
s:proch|6.8 0q+40z+102c+43q+33r+16
g:roch|6.6 0z+52d+33r+5
g:oche|6.2 0z+42d+32e+53r+547+44o+3
g:ches|6.4 1w+53r+3
g:hes>|6.4 1w+44a+3
b:des proches|8.6 3r+12
g:llen|6.8 2f+34l+3
g:lent|6.3 0q+111l+33a-3
b:dans l|7.5 27+1028+43r+8
b:l entreprise|7.3 1v-31z+52b+73r+9
w:potential|8.3 0k+123a-3
s:poten|8.0 0k+9
g:<pot|7.8 0k+34b+3
g:oten|7.5 1h+51p+51q+3
w:conflicts|8.0 3a+4
s:confl|6.1 0k+243a+9
g:onfl|6.1 0k+13
g:nfli|6.1 0k+12
g:flic|6.4 0k+7
g:lict|6.5 0k+7
b:potential conflicts|8.3 0k+6
w:interest|6.7 0k+71c+51d+42w+93a-64i+94j+7
b:of interest|7.2 1c+32w+6
w:situation|6.9 0k+410+31y+32a+42v+537+54p+34r+7
s:situa|6.7 0k+410+81v-31y+31z+102a+42v+837+34p+34r+13
g:situ|6.6 1z+32v+34r+4
g:itua|6.7 10+32v+34r+4
g:tuat|6.9 2v+3
b:en situation|8.6 10+3
b:situation de|8.3 10+5
w:conflit|7.3 0k+83a+4
g:flit|7.2 0k+3
g:lit>|6.8 2p+4
b:conflit d|7.5 0k+3
w:interets|7.1 0k+10
g:eret|6.8 0k+3
g:rets|7.1 0k+6
b:d interets|7.3 0k+5
l:interets|7.8 0k+3
w:signed|6.8 22+1023+936+11
s:signe|6.4 22+1623+1936+11
g:gned|6.3 22+523+436+34f+3
b:you signed|8.3 36+3
b:signed a|8.3 36+3
w:lie|7.4 3a+449+4
b:vous lie|8.0 36+3
b:e par|7.6 2a+43p+3
b:par une|7.4 0l+736+5
w:clause|7.1 36+11
s:claus|7.1 36+8
g:<cla|5.7 17+31j+51n+31p+436+3
g:clau|7.1 36+4
g:laus|7.0 36+344+3
g:ause|6.3 1b+4
b:une clause|7.6 36+7
b:clause de|7.5 36+3
b:de non|7.2 36+9
w:concurrence|7.0 36+16
s:concu|6.8 0k+636+21
g:conc|6.3 1o+636+8
g:oncu|6.8 36+8
g:ncur|6.8 36+7
b:non concurrence|7.1 36+6
l:concurrence|7.3 36+3
b:you or|7.4 0k+42c+73a-4
b:or have|7.3 0h+410+32a+33a-34o+3
b:you been|5.5 0j+30v+111b+726+427+429+82c+43a-54t+8
b:been a|7.5 26+104t+4
w:government|6.3 0i+90j+327+42c+1944+5
s:gover|6.3 0i+60j+327+42c+133a-344+4
g:<gov|6.3 2c+7
g:gove|6.3 2c+9
g:vern|6.0 0i+32c+8
g:ernm|6.3 0i+32c+9
g:rnme|6.3 0i+32c+8
g:nmen|6.1 27+32c+9
b:a government|7.5 0j+32c+3
w:official|6.5 11+41h+42c+162j+72x+4
b:government official|7.6 3a+3
l:official|7.4 2c+5
w:trade|6.8 0g+31o+524-327+328-32m+836+63a+348+74m+84n+8
s:trade|6.8 0g+41o+628-336+748+34m+44n+8
g:trad|6.8 4n+3
g:rade|5.8 1h+41m+41p+54l+3
g:ade>|5.6 1m+41p+34l+34n+3
w:union|6.5 0h+133a+64n+23
s:union|6.4 0h+83a+34n+264p+3
g:unio|6.4 4n+10
g:nion|6.3 4n+14
b:trade union|8.0 4n+7
l:union|7.4 4n+8
b:vous membre|7.5 0g+313+44n+8
b:membre d|7.2 1a+34n+4
w:syndicat|8.0 4n+17
s:syndi|7.4 4n+26
g:<syn|7.3 4c+34n+11
g:synd|7.4 4n+14
g:yndi|7.4 4n+12
g:cat>|7.0 0g+44n+4
b:un syndicat|8.6 4n+4
w:felony|7.6 0v+10
s:felon|7.6 0v+13
g:<fel|7.5 0v+3
g:felo|7.6 0v+3
g:lony|7.6 0v+4
g:ony>|7.5 0v+3
l:felony|8.0 0v+3
w:record|6.1 0f+110l+60o+60v+81e+91h+102y+43a+643+8
s:recor|5.8 0f+80o+30v+60w+418+41e+61h+71i+62t+62y+63a+443+8
g:ecor|5.8 1h+443+3
g:cord|5.6 0f+31h+3
g:ord>|4.7 02+1203+103a+542+11
b:criminal record|7.0 0f+60v+5
l:record|7.4 1e+4
w:consentez|7.4 0j+50l+30n+31k+73n+5
g:ntez|6.6 4c+4
b:consentez vous|7.4 0j+30l+31k+73n+3
b:a une|6.9 0f+50j+41a+4
w:take|5.7 00+61k+43a+83m+43n+33x+1243+34b+94p+4
g:<tak|5.5 3x+343+3
g:take|5.5 0z+31k+33a+33x+3
g:ake>|5.3 00+34b+5
b:you take|7.4 1k+543+44b+3
b:take a|7.5 1k+8
w:pre|6.9 0f+101k+93a+843-34p+3
b:a pre|7.6 0f+5
b:pre employment|7.4 0f+51k+3
b:employment drug|7.8 1k+4
w:passer|7.8 00+61k+34m+6
s:passe|5.6 00+302+1203+110g+83q-342+1145+124t+8
g:asse|5.2 03+507+425+33a+342+345+5
g:sser|7.1 3i+6
b:un test|7.2 1k+73a+4
b:test de|7.3 1k+43a+6
w:depistage|7.2 1k+103a+6
s:depis|7.2 1k+153a+6
g:depi|7.2 1k+5
g:epis|7.2 1k+6
g:pist|7.2 1k+5
g:ista|6.1 1k+43a+6
g:stag|6.4 0u+30w+31k+42p+5
b:de depistage|7.4 1k+53a+4
b:depistage de|8.0 1k+3
w:drogues|7.8 1k+9
s:drogu|7.6 1k+11
g:drog|7.2 1k+10
g:rogu|7.6 1k+3
b:de drogues|8.0 1k+4
b:your references|8.0 3a+5
l:references|6.5 1e+33o+5
w:pouvons|6.9 00+30q+80s+111t+33a-33b+63o+3
s:pouvo|6.8 00+60q+60s+43a-53b+53n+33o+34g+7
g:pouv|6.5 4g+3
b:pouvons nous|6.9 00+40q+40s+71t+3
w:communiquer|7.8 0t+92p+73n+14
g:muni|5.5 04+40m+40q+30t+416+32j+53a-44o+4
g:uniq|7.4 2g+33n+5
g:quer|7.2 0t+33n+449+54a+3
g:uer>|7.1 3n+3
b:communiquer avec|8.0 0t+63n+10
b:vos references|8.0 3n+6
f:pouvons|7.8 3n+3
b:list three|8.6 3o+4
w:personnes|7.5 0c+90z+824+83o+10
g:nnes|7.3 0z+33o+3
g:nes>|5.2 0g+50z+31w+548+44o+6
b:personnes a|8.6 0z+73a-33o+4
w:contacter|7.0 0q+60s+63n+113o+4
g:cter|6.0 2f+3
b:a contacter|7.8 3a+33o+4
b:contacter en|8.3 3o+3
w:reference|6.2 1e+82y+53a+113b-43n+43o+846+4
b:en reference|8.3 3a+6
l:reference|7.0 3o+3
b:need any|7.4 00+6
w:adjustments|6.9 00+133a+4
s:adjus|6.9 00+113a+4
g:<adj|6.6 00+4
g:adju|6.6 00+5
g:just|6.6 00+50v+3
g:ustm|6.9 00+4
g:stme|6.9 00+3
b:any adjustments|7.5 00+4
b:to take|6.4 00+547+34b+7
b:take part|7.5 00+847+4
b:part in|7.5 00+63a-3
l:interview|6.5 00+4
b:besoin de|8.0 00+3
w:mesures|7.5 00+121b+63a-4
s:mesur|6.6 00+838+53a-53j+53s+33t+44b+3
g:sure|5.9 00+43j+3
b:mesures d|7.8 00+5
w:adaptation|7.3 00+123a+3
s:adapt|7.0 00+16
g:<ada|6.8 00+8
g:adap|7.0 00+9
g:dapt|7.0 00+5
g:apta|7.1 00+6
g:ptat|6.9 00+3
b:d adaptation|7.6 3a+4
b:pour l|6.9 0n+32j+53a+44e+6
w:entrevue|6.9 00+40l+40p+52j+63a+73n+3
g:trev|6.8 00+33a+4
g:revu|6.6 3a+5
g:evue|6.6 3a+4
g:vue>|6.8 3a+3
b:l entrevue|7.4 0l+42j+43n+3
l:entrevue|7.4 00+3
w:lb|8.0 3j+6
b:50 lb|8.0 3j+6
w:soulever|7.8 3j+8
s:soule|7.8 3j+9
b:vous soulever|8.6 3j+4
w:charges|7.2 0v+63a+43j+15
s:charg|6.2 0v+40z+71f+41w+626+72c+63j+83m+83o+3
g:<cha|5.1 20+42f+43j+33s+4
g:harg|5.9 1b+31f+33j+43m+3
g:rges|6.8 3a+103j+3
b:des charges|7.8 3j+4
b:charges de|8.6 3j+4
w:20|6.7 0d+50s+61g+33j+223s+4
b:de 20|8.6 3j+4
w:kg|6.6 3j+30
b:20 kg|7.6 3j+12
l:kg|7.2 3j+5
w:fired|7.8 1b+8
s:fired|7.8 1b+6
b:been fired|8.0 1b+4
w:asked|7.3 0f+51b+738+33s+33t+5
s:asked|7.3 0f+61b+83a-33s+73t+3
g:<ask|7.2 3w+3
g:sked|7.3 1b+3
b:or asked|8.0 1b+4
b:asked to|7.6 1b+4
w:resign|7.8 37+4
s:resig|7.2 1b+920+437+123a-5
g:esig|6.4 2q+337+33a-44l+3
g:ign>|5.9 23+8
b:to resign|8.0 1b+5
w:congedie|8.3 1b+8
s:conge|7.4 0u+50x+41b+1137+5
g:cong|7.4 1b+5
g:onge|6.9 0o+31b+33a+3
g:nged|7.3 1b+6
g:gedi|7.8 1b+3
g:edie|7.5 1b+41h+3
g:die>|6.8 1o+51r+3
b:ete congedie|8.3 1b+6
b:congedie e|8.6 1b+6
w:atteste|8.0 0x+5
s:attes|6.7 0g+100i+40x+131e+61h+61m+63a-43t+5
g:ttes|6.6 0g+50x+52x+5
b:j atteste|8.0 0x+3
w:ci|7.4 1d+71g+42f+62p+33a-33q+6
w:dessus|7.8 0x+32f+9
s:dessu|7.8 0x+32f+82p+4
g:essu|7.2 16+3
b:ci dessus|7.8 0x+32f+5
l:signature|6.4 22+623+6
f:signature|6.7 23+6
b:date signed|8.0 22+7
l:signed|7.5 23+7
b:de signature|7.8 22+7
b:what gender|8.6 11+4
b:gender do|7.8 11+4
l:as|7.8 11+532+3
w:transgender|6.9 18+273a-44r-3
g:ansg|6.5 18+14
g:nsge|6.5 18+15
g:sgen|6.4 18+13
b:as transgender|8.0 18+6
l:transgender|7.5 18+7
b:une personne|6.5 11+318+41a+62a+3
w:transgenre|7.8 18+11
b:personne transgenre|8.0 18+9
l:transgenre|8.0 18+3
w:describe|5.4 00+30v+411+314+916+417+418+31w+324-425+436+53a+849-34a+54c+54d+124f+154g+104h+164j+34r+54s-3
s:descr|4.9 11+614+415+516+617+51w+1824-425+52a+42d+93a+83j+34c+44d+44f+144g+94h+114j+74l-34r+44s-3
g:desc|4.9 11+41w+102d+34f+74g+34h+4
g:escr|4.8 1w+94f+74h+5
b:you describe|7.2 11+316+517+31a+33a-7
b:describe your|6.3 11+416+31w+34h+84j+44r+3
w:sexuelle|7.3 16+19
s:sexue|7.3 16+16
g:exue|7.2 16+7
g:xuel|7.2 16+9
b:orientation sexuelle|7.6 16+9
f:orientation|8.0 1o+8
l:sexuelle|7.6 16+5
b:your ethnic|7.6 14+5
b:ethnic background|7.8 14+6
w:origine|7.1 12+414+1017+103q+7
s:origi|6.1 12+1314+1817+73q+133t+6
g:orig|5.7 12+413+414+9
g:rigi|5.9 12+313+414+73q+4
g:igin|5.9 12+413+314+615+43q+4
g:gine|6.7 14+4
w:ethnique|7.1 14+71a+9
g:hniq|6.6 14+41a+34f+3
b:origine ethnique|7.8 14+4
f:origine|7.5 14+317+53q+4
l:ethnique|7.2 1a+4
b:hispanic or|7.1 3a+5
b:or latino|7.2 12+4
f:hispanic|7.8 12+4
w:served|6.8 0v+919+1227+53a+4
g:rved|6.8 19+4
g:ved>|5.6 3a+44d+3
b:you served|7.5 19+82c+4
b:served in|7.5 19+627+7
w:armed|7.6 19+10
s:armed|7.6 19+9
g:<arm|7.2 19+5
g:arme|7.2 19+5
g:rmed|6.4 1w+631+332+33a-3
g:med>|6.4 1w+432+3
b:the armed|8.3 19+6
w:forces|6.8 19+123a-44g+16
s:force|6.5 0e+40i+519+153a-74g+154i+3
g:forc|6.1 19+54g+3
g:orce|6.1 19+54g+3
g:rces|6.8 19+44g+5
b:armed forces|7.6 19+7
l:forces|7.3 4g+5
w:ancien|6.8 02-503-419+91v+52c+52y+1136+93a+54t+10
s:ancie|6.2 19+71v+426+527+328+429+82c+32y+536+63n+83o+34t+13
g:<anc|6.2 19+42y+44t+4
g:anci|5.9 19+42y+34t+6
g:ncie|5.9 0q+319+31b+44t+3
b:un ancien|7.5 19+72c+436+73a-3
w:combattant|8.0 19+12
s:comba|8.0 19+13
g:omba|7.8 19+4
g:mbat|8.0 19+4
g:batt|7.8 19+32x+5
g:ttan|8.0 19+4
g:tant|6.5 19+32c+33y+4
b:ancien combattant|8.0 19+10
l:combattant|8.0 19+4
w:yourself|5.9 10+512+816+918+71a+42d+82t+63i+53s+34c+74e+84g+54j+34m+3
s:yours|5.9 0z+510+612+414+316+618+51a+325+42d+92t+43i+33s+34c+84e+54m+3
g:<you|5.6 0z+32d+32t+43a+4
g:rsel|5.9 2d+34e+3
g:self|5.5 10+319+325+32t+53i+4
g:elf>|5.4 10+31a+425+42d+32t+34c+64e+3
b:consider yourself|6.9 0z+412+614+516+918+31a+33a-3
b:yourself to|7.4 0z+414+316+618+3
b:to have|7.6 0f+543+7
b:a disability|6.3 10+153a-4
l:disability|6.2 10+6
w:vivez|8.0 10+42v+6
s:vivez|8.0 10+62v+9
g:<viv|7.0 05+32v+8
g:vive|7.8 05+3
g:ivez|6.2 2b+34f+44h+3
g:vez>|5.6 2b+32h+54f+3
b:vivez vous|8.0 10+52v+7
w:handicap|7.1 10+15
s:handi|6.4 10+2337+3
g:icap|6.4 10+11
g:cap>|7.1 10+8
b:un handicap|7.8 10+5
f:vivez|8.3 10+4
l:handicap|7.2 10+8
b:you first|7.1 0g+32z+53a-33q+6
w:nations|7.3 13+15
s:natio|5.4 05+1013+122a+835+293a-444+7
g:<nat|5.2 05+30w+513+81w+335+203a-63b+444+4
g:nati|4.9 13+615+32a+335+16
b:first nations|7.5 13+6
w:inuit|7.3 13+7
s:inuit|7.2 13+8
g:<inu|7.1 13+4
g:inui|7.1 13+4
g:nuit|6.5 13+347+54m+3
g:uit>|6.2 47+5
w:metis|7.1 13+13
s:metis|7.1 13+11
g:<met|6.4 0t+413+4
g:meti|6.8 13+42h+4
g:etis|7.1 13+3
g:tis>|6.9 13+4
w:autochtone|7.1 13+22
g:toch|7.0 13+8
g:ocht|6.3 13+10
g:chto|7.0 13+11
g:hton|7.0 13+9
g:tone|6.8 13+10
b:vous autochtone|8.6 13+4
l:autochtone|7.4 13+7
w:racialized|7.4 14+61a+13
s:racia|6.8 14+151a+16
g:raci|6.4 0x+514+51a+9
g:acia|6.8 14+61a+6
g:aliz|6.8 1a+61l+3
g:lize|7.2 1a+62m+5
b:a racialized|7.6 1a+6
b:racialized person|8.6 1a+3
w:appartenez|7.5 0y+513+314+716+619+71a+43a-3
g:rten|6.7 13+32y+446+9
b:appartenez vous|7.5 0y+314+419+3
f:appartenez|7.8 19+31a+4
b:your age|7.6 0y+133a-4
b:age group|7.8 0y+7
w:tranche|8.0 0y+12
s:tranc|8.0 0y+11
g:anch|6.4 0y+327+347+4
g:nche|6.7 27+52w+33x+447+5
b:tranche d|8.0 0y+9
b:d age|7.3 0y+15
f:tranche|8.6 0y+4
w:religion|6.6 15+24
s:relig|6.1 15+35
g:igio|6.3 15+16
w:belief|7.6 15+15
s:belie|7.6 15+10
g:<bel|6.2 0k+315+33j+34p+4
g:beli|7.6 15+3
g:elie|7.5 15+4
g:lief|7.5 15+3
b:or belief|7.8 15+6
l:belief|7.8 15+4
b:religion ou|8.6 15+3
w:croyance|8.6 15+5
s:croya|8.3 15+8
g:roya|7.8 15+3
b:ou croyance|8.6 15+3
f:religion|7.5 15+7
w:was|5.8 0i+41l+51o+81v+111z+526+43a+103p+53q+43w-44d+84g+44i+84l+124t+7
b:what was|7.0 3a+64l+4
b:was the|7.5 17+31l+41z+6
w:occupation|7.3 17+840+54l+13
g:cupa|7.3 4l+5
g:upat|7.3 4l+7
g:pati|6.6 4l+6
b:occupation of|8.6 17+3
w:main|7.3 17+71w+1240+44g+3
b:your main|7.8 17+340+34g+4
w:household|7.5 17+103r+34o+3
g:useh|7.5 17+3
g:seho|7.5 17+3
g:ehol|7.5 17+3
w:earner|8.3 17+7
g:rner|7.8 2u+33a-3
g:ner>|5.5 0j+32u+33a-4
b:earner when|8.6 17+4
w:were|5.8 0k+50v+50w+817+1418+61b+71p+61w+61z+527+32c+83a+33q+54l+44t+5
g:<wer|5.1 17+41i+41w+41z+63a-449+34p+3
g:were|5.7 17+6
b:you were|6.6 17+718+41w+5
w:14|7.4 0d+917+12
b:were 14|8.6 17+3
w:caring|7.3 0z+1528+53a+3
s:carin|7.3 0z+113a+4
g:<car|4.5 0g+80z+1117+33a-43j+444+446+12
g:cari|6.7 0z+641+6
g:arin|6.4 0z+327+329+4
b:have caring|8.3 0z+5
w:responsibilities|7.1 0z+91w+143a+4
g:nsib|6.7 0z+31w+4
g:sibi|6.6 00+40z+31w+5
b:caring responsibilities|7.8 0z+4
l:responsibilities|7.4 0z+41w+4
w:proche|7.1 0z+132c+93q+33r+94b+4
b:vous proche|8.6 0z+42c+3
w:aidant|8.0 0z+15
s:aidan|7.8 0z+15
g:<aid|7.5 0z+8
g:aida|7.8 0z+7
g:idan|7.8 0z+9
g:dant|6.5 0o+40z+133o+5
b:proche aidant|8.6 0z+8
b:read and|6.8 0x+92k+83a-5
w:understood|7.8 0n+50x+3
g:ders|5.9 0x+3
g:erst|6.2 0k+30x+339+3
g:ood>|6.0 43+4
l:notice|6.4 0n+3
w:ticking|8.0 0f+4
s:ticki|8.0 0f+3
b:to my|7.6 0o+63n+3
b:my data|6.5 0n+53a+6
w:being|6.5 3a+3
b:data being|8.3 0o+3
w:processed|8.3 0n+7
b:processed for|8.6 0n+4
w:recruitment|6.9 00+30n+50o+53a-43q+7
s:recru|6.1 0n+70o+50s+40u+61v-432+53a+53b+43q+34e+9
b:for recruitment|8.0 0n+6
w:pendant|7.3 0o+1028+33j+4
s:penda|7.3 0o+1328+5
g:<pen|6.2 0f+30o+40v+1040+3
g:pend|5.9 0o+30v+30z+3
g:enda|6.2 0o+41v+53o+3
b:conservees pendant|8.6 0o+4
l:mois|7.2 4b+9
b:terms of|7.5 0r+7
b:of use|7.6 0r+5
b:accepte les|7.6 0r+8
b:les conditions|7.8 0r+6
b:conditions d|8.0 0r+7
w:utilisation|6.9 0l+90r+1328+6
b:d utilisation|7.4 0r+10
l:utilisation|7.8 0r+4
w:reviewing|8.6 0l+6
s:revie|7.4 0f+50l+50n+30x+3
g:<rev|6.4 24+53a+4
g:wing|7.0 3a+4
b:in reviewing|8.6 0l+5
b:que ma|8.3 0l+5
w:soit|7.1 0j+40l+110q+7
g:soit|7.1 0l+30q+3
b:candidature soit|7.8 0l+50q+3
w:analysee|8.6 0l+5
s:analy|7.6 0l+14
g:<ana|7.5 0l+34e+4
g:anal|7.1 0l+42e+5
g:naly|7.6 0l+5
g:alys|7.5 0l+5
b:analysee par|8.6 0l+3
w:artificielle|8.3 3a+5
g:ciel|7.0 48+3
b:keep me|7.8 0m+3
w:posted|8.3 0m+63a+10
w:offers|7.5 0m+100p+9
s:offer|5.9 0f+60m+90p+50x+31k+437+43a-43n+33s+43t+33x+124b+74i+5
g:ffer|5.5 0m+318+52y+332+537+33x+3
g:fers|7.4 0m+4
b:and offers|8.3 0m+6
l:offers|8.6 0m+3
b:je souhaite|7.2 0m+90q+3
w:recevoir|6.3 0m+150p+60q+61t+4
s:recev|6.3 0m+130p+90q+6
g:ecev|6.3 0m+70p+3
g:cevo|6.3 0m+7
g:evoi|6.2 0m+6
g:voir|6.1 0m+50p+33a-348+5
g:oir>|5.9 0m+53a-348+5
b:souhaite recevoir|7.5 0m+7
b:recevoir l|8.3 0m+3
w:infolettre|7.5 0m+113a+5
s:infol|7.5 0m+101t-43a+7
g:nfol|7.4 0m+33a+4
g:fole|7.5 0m+3
g:olet|7.5 0m+5
b:l infolettre|7.6 0m+93a+6
l:infolettre|7.8 0m+43a+3
b:me in|8.3 0q+8
w:mind|7.4 0q+439+63a+33w+5
g:mind|6.8 3w+33x+5
b:in mind|7.6 3w+6
b:for future|8.3 0q+4
b:future opportunities|8.3 0q+5
w:ajoutez|8.3 0q+43i+6
s:ajout|7.2 0q+31c+61e+32b+72p+33a-33i+348+54e+3
w:moi|7.3 0m+170p+60q+73a+4
b:moi a|8.3 0m+60q+3
b:a votre|6.5 0k+418+437+442+4
w:vivier|8.0 0q+13
s:vivie|8.0 0q+10
g:vivi|7.8 0q+32v+4
g:ivie|8.0 0q+3
b:votre vivier|8.6 0q+4
b:vivier de|8.0 0q+8
w:candidats|7.8 0q+11
g:dats|7.6 0q+4
g:ats>|6.7 04+8
b:de candidats|8.0 0q+7
f:ajoutez|8.3 48+3
l:candidats|7.8 0q+3
b:text me|7.2 0p+150q-3
w:updates|7.8 0m+40p+92b+14
s:updat|7.5 0g+50m+50p+51t+32b+73a-3
g:<upd|7.5 2b+4
g:upda|7.5 2b+3
g:pdat|7.5 2b+3
b:me updates|8.6 0p+4
b:updates about|8.6 0p+3
f:text|7.4 0p+91d+3
b:accepte de|7.6 0p+41k+4
b:de recevoir|8.0 0m+30p+3
b:recevoir des|7.2 0m+40p+50q+53a-3
w:textos|8.0 0p+73a+4
s:texto|6.8 0m-30p+130t+41d+61f-31g+113a+3
g:exto|6.8 0p+71g+3
g:tos>|6.4 1e+31i+4
b:des textos|8.3 0p+7
w:follow|6.9 15+92b+142o-4
s:follo|6.8 15+32b+132o-33a+5
g:<fol|6.6 2b+11
g:foll|6.8 2b+8
g:ollo|6.6 2b+8
g:llow|5.9 2b+4
g:low>|6.2 0l+32b+7
b:on linkedin|8.3 2b+9
f:follow|7.5 2b+133a-3
b:our company|7.6 3a+649+3
w:attracts|8.3 4i+9
s:attra|7.8 3a+64i+13
g:attr|7.6 1w+74i+5
g:ttra|7.6 4i+5
b:what attracts|8.3 4i+8
b:attracts you|8.3 4i+6
w:interesse|6.9 0k+60u+71c+51d+112w+63a-5
b:vous interesse|7.0 0u+31c+41d+62w+6
w:t|5.4 0r+41b+31c+41x+1238+43a+1140+3
b:interesse t|7.2 0u+41c+51d+5
w:elle|6.6 3l+649+44p+3
b:t elle|7.5 18+536+449+8
b:want this|8.3 40+34e+144i-34j-5
w:interests|6.6 0k+143a+74i+74j+8
g:ests|6.4 0k+5
g:sts>|6.2 0k+5
b:what interests|7.6 4i+44j+3
b:interests you|7.6 4i+64j+8
b:you about|6.6 0m+50p+51t+33a-83q+74i+144j+6
b:qu est|6.9 20+33a+43q+44i+54j+7
b:est ce|6.5 0d+30e+40u+320+339+33q+44g+44i+54j+6
b:ce qui|7.0 0x+320+33q+54i+84j+5
w:motive|8.0 20+53a+34j+4
b:vous motive|8.3 3a+34j+7
b:motive dans|8.6 3a+7
b:dans ce|8.0 1w+94j+6
b:ce poste|6.1 1c+71d+71w+81y+538+33a-43s+449+44j+64l-5
f:qu|6.7 1o+54g+44h+34i+54j+9
w:comments|7.8 3a+74e+13
l:comments|8.3 4e+7
w:message|6.4 0p+132g+63a+74e+13
w:recruteur|8.6 3a-34e+6
g:crut|7.2 3a+5
g:uteu|7.5 3a+9
g:teur|6.1 01+43a+5
b:au recruteur|8.6 4e+4
f:message|7.6 4e+6
w:points|7.0 19-31p+173a+54g+124m+3
s:point|6.0 1p+920+425+72w+739+43a+43q+33v+34g+13
g:<poi|5.9 4g+3
g:poin|5.8 1p+421+34g+4
g:ints|6.9 1p+424+44g+5
b:vos points|8.6 4g+6
w:forts|8.3 4g+10
s:forts|8.3 4g+10
g:fort|6.1 4g+5
g:orts|7.3 3a+5
b:points forts|8.3 4g+10
l:forts|8.6 4g+3
b:describe a|7.2 3a+54f+12
w:project|6.6 28+54f+20
s:proje|5.9 24+32q+44f+35
g:proj|5.9 4f+20
g:roje|5.9 4f+20
g:ojec|6.4 4f+14
g:ject|5.6 1o+33a+54f+10
b:a project|7.6 4f+8
b:project you|7.5 4f+9
w:recently|8.3 19+34f+5
f:describe|5.9 3a+74d+54f+84h+8
w:decrivez|6.6 1w+72d+84c+44d+64f+144g+74h+104j+3
s:decri|6.4 11+314+51w+62d+64c+34d+44f+124g+94h+114j+6
g:decr|6.4 4f+44g+54h+3
g:criv|6.2 2d+44f+64h+4
b:decrivez un|8.0 4d+54f+4
w:projet|7.1 24+44f+18
g:ojet|7.0 4f+10
g:jet>|6.4 4f+5
b:un projet|7.5 4f+11
w:auquel|8.6 4f+8
s:auque|8.6 4f+4
g:quel|6.7 4e+3
b:auquel vous|8.6 4f+5
b:vous avez|6.6 1i+329+42y+43p+34d+74f+12
w:participe|8.0 0e+43a+34f+5
g:rtic|6.5 00+5
g:tici|7.1 00+3
g:icip|6.5 00+404+4
b:avez participe|8.6 4f+5
f:decrivez|6.6 1w+64d+34f+44h+64j+3
w:achievement|8.6 4d+8
s:achie|7.2 1p+71q+71w+43a-34d+16
g:<ach|6.7 1l+334+34d+5
g:achi|6.2 3a-448+44d+5
g:chie|6.5 1e+34d+6
g:hiev|7.2 1p+34d+6
g:ieve|7.1 1p+34d+5
g:evem|7.6 4d+8
g:veme|7.5 4d+4
w:quelle|5.3 04+314+31p+31v+32j+437+43a+54d+54l+3
b:quelle est|6.8 37+73a+447-34d+34h+4
b:votre plus|7.6 4d+44g+7
w:grande|8.3 4d+9
s:grand|7.6 17+103a-34d+94g+7
g:rand|7.1 4d+3
b:plus grande|8.6 4d+5
w:reussite|8.3 4d+10
s:reuss|8.0 4d+9
g:<reu|8.0 4d+4
g:reus|7.8 24+34d+4
g:euss|8.0 4d+3
g:ussi|7.8 4d+4
b:grande reussite|8.6 4d+5
f:quelle|6.1 37+33a+34d+44f+44h+3
b:your experience|6.5 25+73a+44h+19
b:decrivez votre|7.6 4h+94j+6
b:votre experience|6.8 24-628+429-33a-34c+94h+13
b:name enter|8.3 2x+431+3
w:shown|7.4 0w+32d+42f+102x+52z+335+53a-4
s:shown|7.4 2d+32f+72x+435+63a-4
g:<sho|5.9 2f+33t+3
g:show|6.2 2f+42q+33t+3
b:as shown|7.6 0w+32x+335+5
b:shown on|7.8 0w+335+3
b:on official|8.0 11+42x+3
b:official documents|8.0 11+62x+3
w:joined|8.3 21+73a+9
s:joine|8.0 1i+521+43a+4
g:oine|8.0 1i+3
w:alternate|8.6 3a+63b+3
s:alter|7.3 0l+70u+70y+161g+6
g:<alt|7.0 0y+62p+3
g:alte|7.1 0m+30y+5
g:lter|6.8 0y+717+32y+4
g:tern|5.2 0u+31v+52i+92u+33d+43e+544+3
g:rnat|6.9 3d+4
b:email verification|8.3 1t-32g+6
b:verification code|8.0 2g+9
b:recent wage|8.6 3v+7
b:which currency|8.3 3u+4
b:currency is|8.6 3u+3
b:your expected|7.8 3u+33w+6
b:expected salary|7.5 3w-33y+4
b:salary in|7.5 3v+7
b:address if|8.6 3a+10
w:different|7.1 18+102x-32y+1132+10
s:diffe|6.6 06-311-318+192x-32y+932+143a+4
g:iffe|6.6 18+52y+332+4
b:if different|7.8 32+33a+6
l:different|7.5 2y+432+3
w:2|5.5 07-808+230q+31p+51u+41v+32h+182p+172x-931+1438+103i+54l+64r+4
b:line 2|7.2 07-1108+15
l:2|6.1 07-808+222h+42p+72x-431+53a-44l+3
b:area code|8.3 2g-33a-33c+18
f:area|7.6 1o+43c+11
b:applied for|7.8 3k+15
f:position|6.9 3k+840+44l+7
b:upload your|6.6 1c-31f+121i+72q-3
b:your cv|6.0 0e+30o+31c-31f+181g+93a-642+44e+6
b:cv and|8.6 0x+31f+3
w:needs|7.3 00+90f+30j+439+33a-44g+9
s:needs|7.3 00+40j+33a-44g+5
w:enhanced|7.5 0f+90g+80j+63a-3
s:enhan|7.5 0f+90g+4
g:nhan|7.3 0f+31c+4
g:nced|6.5 21+6
g:ced>|6.3 21+6
b:an enhanced|7.8 0f+40g+5
w:dbs|7.4 0f+110g+63a-3
b:enhanced dbs|7.8 0f+40g+5
b:dbs check|7.8 0f+8
b:check do|8.0 0f+4
w:one|5.0 18+31d+31j+32d+102g+34b+34t+6
b:to one|7.8 0k+52c+33a+3
l:one|6.2 07+308-30j+31l+33a+3
w:get|6.1 0t+538+54o+3
b:we get|8.0 0t+43a-33n+8
b:get in|7.5 0t+53n+7
w:touch|7.4 0t+61u+53n+5
s:touch|7.3 0t+91u+33n+6
g:<tou|5.9 0t+31y+33j+5
g:ouch|6.8 0t+33o+3
g:uch>|6.6 0t+33o+4
b:in touch|7.5 0t+63n+4
b:touch with|7.8 0t+43n+5
b:with your|6.8 01+42m+43n+64n+5
w:referees|7.5 3a-43n+123o+6
g:eree|6.3 3n+33o+5
g:rees|7.2 3n+5
b:your referees|8.0 3n+6
w:makes|7.2 20+74h+34i+104j+6
s:makes|7.2 20+54h+34i+94j+6
g:<mak|6.0 20+53a-33w+34j+3
g:make|6.1 4j+3
g:akes|6.9 24+3
g:kes>|6.9 24+4
b:what makes|7.5 20+44i+34j+3
b:makes you|7.5 3a-34i+34j+8
b:to do|6.9 36+339+63a+33j+647-34j+54s+5
b:do this|7.6 00+436+538+43a-53j+4
b:that you|5.6 0c+31i+32u+33p+43t+63w+43x+44f+34o+54p+54r-3
b:you may|6.8 0m+30p+50s+43a-44p+6
b:may keep|7.8 0q+4
w:details|5.8 0k+50n+50o+30q+60v+30x+71t+31w+43a+33o+741+945+646+54a+74e+44f+74h+3
s:detai|5.7 0k+50o+40q+30v+30x+51t+31w+53a+33o+641+645+446+54a+74f+54h+13
g:deta|5.6 0k+34h+5
g:etai|5.5 1w+327+33a+43u+34h+5
g:tail|5.5 27+34h+5
g:ails|5.7 0q+51w+3
b:my details|7.3 0n+50o+60q+4
b:details to|7.5 0n+50q+6
w:deal|8.0 0n+43a+3
b:deal with|8.3 0n+3
b:with this|6.7 0e+50k+30u+42i+43a-43n+34l+44t+6
w:anyone|6.8 3r+8
b:is anyone|7.6 3a+63r+8
b:anyone in|7.5 3a+43r+10
b:in your|5.7 0c+30q+436+33r+548+94d+74e+54f+44h+5
b:a customer|8.0 3a+7
b:customer of|8.3 3a+5
w:ours|7.4 0k+64i+64t+6
b:of ours|7.5 0k+43a+33r-34t+6
b:for a|5.8 0e+100f+30j+80s+1420+42c+32i+443+349+44t-6
w:competitor|7.8 0k+736+43a+63r-34t-3
g:tito|7.1 1m+43z+4
g:itor|6.1 0a+50k+318+3
b:a competitor|8.0 0k+436+43a+44t-4
b:competitor of|8.3 36+33a+43r-3
w:drive|6.8 1j+1224+62t+33a+5
b:you drive|8.0 24+5
l:drive|7.8 3a+4
b:which of|5.9 11+71q+424+92h+32w+838+33p+448+44r+8
w:these|6.3 11+424+52h+33a-3
b:of these|6.6 0x-311+51q+424+92h+53a-347+44p+34r+8
w:describes|6.6 11+1214+416+517+61q+525+1028+42a+7
g:bes>|6.6 11+3
b:these describes|8.3 1q+53a+4
b:describes you|8.3 11+42a+43a+4
b:what do|6.2 00+32x+332+33a+73m+33w+74e+34g+64i+64l+8
w:earn|7.6 1l+43a+33w+8
b:you earn|8.6 1l+43a+6
b:at the|6.2 1k+41y+52i+338+153a+63v+34i-44j+64l+44n+3
b:the moment|7.1 1y+53v+34l+54n+7
l:base|8.0 2w+73w-4
b:a clean|8.0 0v-33a+7
w:abstract|8.3 0f+7
s:abstr|8.3 0f+3
g:<abs|6.7 1m+31n+41p+543+3
g:stra|5.5 07+110v+62c+32m+32z+346+3
w:existing|7.5 2i+1236+113v+93w-34p+3
s:exist|7.4 2i+1036+93q+33v+7
g:exis|7.4 2i+436+3
g:xist|7.4 2i+336+3
g:isti|6.3 0y+51r+32l+62x+33a-44d+3
g:stin|6.0 1k+44d+4
w:injury|8.3 3a+643+6
s:injur|8.0 3a+343+9
g:<inj|8.0 43+3
g:inju|8.0 43+3
w:medical|7.6 3a+1043+114q-3
s:medic|6.6 3a+943+2344+8
g:<med|6.0 1p+32p+33q+343+16
g:medi|5.6 1p+52p+53q+343+1544+3
g:edic|6.6 3a+343+944+3
g:ical|5.6 3j+443+44n+3
g:cal>|5.7 3a+343+4
w:condition|7.1 0j+410+143a+543-4
b:medical condition|8.6 3a+6
w:cpa|8.3 0g+82m+5
b:a cpa|8.6 0g+93a+3
l:cpa|8.6 0g+43a+3
w:medicale|8.6 3a+7
g:cale|6.9 44+34n+5
w:limite|8.6 3a+94p-3
s:limit|6.9 36+153a+94m-34p-34q+6
g:<lim|6.9 36+53a+4
g:limi|6.9 36+53a+5
g:imit|6.8 36+53a+4
w:capacite|8.3 0j+43j+7
s:capac|7.6 3a+33j+44l+6
g:<cap|6.3 2d+43j+5
g:capa|6.5 10+63j+7
g:apac|7.2 10+5
g:paci|7.2 10+7
g:acit|7.4 4l+3
g:cite|7.0 0e+314+5
l:charges|7.6 3a+4
w:people|6.3 0c+432+43n+43o+103p+63r+84d+64g+64p+4
s:peopl|6.2 0c+413+51a+426+628-432+43n+43o+63p+43r+54g+64p+3
g:<peo|6.2 26+33o+3
g:ople|6.0 1m+31q+5
g:ple>|5.4 1i+122h+44d+3
b:howmany people|8.6 26-63a+8
b:people have|8.6 26-44d+5
g:<end|6.9 1x+11
g:endo|8.0 3a+5
g:ndor|7.5 2v+52w+53a+4
w:had|6.7 43+9
b:you had|7.0 0e-324+326+443+74t+4
b:had any|8.6 43+9
w:accidents|8.3 3a+9
s:accid|7.8 1k+43a+643+8
g:acci|7.1 3a+443+6
w:five|6.3 0j+51b+61k+42c+52h+938+43a+648+34a+44g+6
g:<fiv|6.3 3a+3
g:five|6.3 3a+3
b:past five|8.0 3a+3
b:five years|6.9 0j+31b+42c+43a+84a+3
l:years|5.4 27+429+33a+3
w:pass|7.3 0d+50f+50j+71k+63j-34r+4
g:ass>|6.0 17+31j+51n+31p+3
b:you pass|8.6 0f+5
b:pass a|7.8 0f+61k+4
w:dot|8.3 1k+43a+83j-3
w:physical|6.9 06+710+63a+53j+943+9
s:physi|6.3 06+410+538+33a+43j+1843+14
g:<phy|6.3 3j+1143+4
g:phys|6.3 3j+1343+4
g:hysi|6.3 3j+843+4
g:ysic|6.6 3j+443+5
g:sica|6.6 3j+3
b:dot physical|8.6 3a+6
l:physical|8.6 3a+4
w:health|7.1 10+63a+643+1244+6
s:healt|6.9 10+527+73a+343+1344+5
g:heal|6.9 43+5
g:alth|6.9 43+5
g:lth>|7.1 10+343+4
s:probl|6.8 3a+123s-343+54f+94h+4
g:prob|6.4 0v+31i+73a+3
g:robl|6.8 3a+54f+3
g:oble|6.8 3a+7
g:blem|6.8 3a+54f+3
g:ems>|7.4 24+3
w:affect|8.0 0k+43a+4
s:affec|7.5 0k+52w+1136+3
g:<aff|6.2 0k+32w+3
g:affe|7.5 2w+4
g:ffec|6.7 2w+3
g:fect|6.6 2w+343+3
b:affect your|8.3 0k+4
b:your driving|8.6 0f+3
l:driving|8.6 3a+4
w:cdl|8.0 1j+132m+73a+3
b:your cdl|8.6 3a+7
b:cdl number|8.6 2m+63a+3
b:have your|7.5 0g+64o+4
w:own|6.0 0k+625+42u+93a+104e+84o+20
b:your own|6.5 25+42u+63a+74e+54o+7
w:truck|8.0 3a+34o+3
s:truck|7.6 3a+64h+34o+8
g:uck>|7.6 3a+34o+3
l:truck|8.6 3a+4
b:have an|7.3 0g+41j+42i+63a+841-4
b:which statement|8.0 25+4
w:applies|8.3 3a+10
b:applies to|8.6 3a+4
w:choose|6.3 0a+32w+33a+63i+34s+6
b:choose one|8.3 3a+84s+5
f:choose|6.8 01+402+32w+53a+83d+43i+5
w:under|5.9 00+30d-30x+30y+61b+41y-320+727+72a+62c+42d+112y+93a+44p+74t+3
b:currently under|8.6 1b+536-33a+6
w:another|6.7 0h+40k+60v+411+31y-42p+1336+43s+94h+34t+5
s:anoth|6.7 0k+60v+31y-42p+836+43s+84h+3
g:<ano|6.1 0c+326+428+329+33s+3
g:anot|6.7 3s+3
g:noth|6.5 2p+4
g:ther|5.6 2p+3
g:her>|5.2 17+41m+32p+43a+33j+34b+4
b:with another|8.6 3a+5
b:another employer|8.3 36+5
b:you accept|6.7 0f+338+43a+44m+4
b:accept a|7.8 2w+538+4
w:temporary|7.3 0u+73a+114q+10
s:tempo|6.8 0u+173a+64q+11
g:empo|6.7 0u+74q+4
g:mpor|6.5 0u+74q+4
g:pora|6.8 0u+54b+44q+3
g:orar|6.3 3m+347+34k+94p+3
b:a temporary|8.6 0u-93a+74q+5
l:contract|7.0 3a+4
b:to provide|8.6 3a+4
b:provide your|8.3 44+4
g:top>|7.4 3a+4
b:to drive|7.6 1j+9
b:drive in|8.6 3a+3
b:in all|8.6 3j+7
w:48|8.3 1k+41t+63a+3
b:has your|7.3 24+73a+6
w:expired|8.6 3a+8
f:has|6.7 0e+31b+424+73a+44t+3
b:were you|6.4 0k+50w+517+71b+72c+53a-43q+54l+64t+4
s:honor|8.0 3a+43z+13
g:<hon|6.9 0x+43z+64d+3
g:hono|7.5 3z+54d+4
g:onor|8.0 3a+33z+6
g:rabl|7.0 0j+5
w:discharged|7.6 19+61b+113a+5
s:disch|7.5 19+51b+113a+4
g:disc|5.9 1b+71o+33a+4
g:isch|6.3 14+417+51b+31m+42k+6
g:scha|6.1 0h+51b+33s+34m+44n+3
g:rged|7.4 1b+3
f:were|7.0 17+71b+44t+4
b:your visa|7.6 21-53a+114q+3
w:tied|8.0 36+53a+6
g:<tie|6.0 36+33a-33r+3
b:tied to|8.3 3a+7
b:consider a|8.6 3a+4
w:fixed|7.4 2i+33v+43w+54f+10
s:fixed|7.4 0u+52i+43v+33w+54f+8
g:fixe|6.6 34+3
b:a fixed|8.0 3a+6
b:fixed term|7.8 2i+33a+5
b:term contract|8.3 0u-32i+33a+5
w:fait|6.8 1b+422+104t+4
b:deja fait|7.8 24+64t+3
b:fait l|7.8 1b+63a+3
w:objet|7.4 0v+81b+113a+84e-5
s:objet|7.4 0v+61b+83a+9
g:<obj|6.6 1b+33a+74d+3
g:obje|6.6 3a+7
g:bjet|7.4 3a+4
b:l objet|7.6 0v+31b+8
b:objet d|8.0 1b+4
s:plain|8.3 1g+43a+4
g:<pla|5.3 1g+31i+32v+32w+33a+11
g:plai|6.4 3a+44h+3
g:lain|6.5 3a+34h+3
g:aint|6.2 28+33a+6
w:vaccine|8.3 3a+10
s:vacci|7.6 3a+943+15
g:vacc|7.6 3a+343+7
g:ccin|7.6 3a+343+7
l:vaccine|8.6 3a+6
b:you read|7.6 24+72k+43a+6
w:drawings|8.6 1i+53a+7
s:drawi|8.6 1i+73a+5
g:<dra|7.4 2h+32i+3
g:draw|7.2 2i+33a+3
w:lived|7.6 28-432+53a+13
s:lived|7.6 32+63a+7
g:ived|6.6 3a+3
b:you lived|8.3 3a+4
b:howmany days|7.6 43+5
b:week can|8.3 38-33a+4
w:be|4.3 0c+50d+60f+30j+80u+41k+32w+63a+63w+449+44b+7
b:you be|5.6 0d+40j+91m+32v+42w+337-338+63t+549+34b+64m+3
b:be in|8.3 3a+4
b:the office|7.2 38+63a+34s+4
b:howmany accidents|8.6 3a+4
b:accidents have|8.6 3a+4
w:products|7.3 0d+60m+92a+43a+7
g:<lau|7.3 0v+31n+31o+31p+32x+3
g:unch|7.6 39+447+5
g:ched|6.3 40+7
w:teach|7.8 2w+63a+64j+7
s:teach|6.8 0g+61b+51e+728+32m+32q+52t+52w+43a+34j+5
g:each|5.6 3b+4
b:to teach|7.8 2w+43a+64j+3
w:fluently|8.3 2l+33a+7
s:fluen|7.2 25+112k+18
g:<flu|7.2 25+32k+6
g:flue|7.1 25+32k+7
g:luen|7.1 25+32k+7
b:your vehicle|8.6 3a+74o-3
w:insured|8.3 4o+6
s:insur|6.8 0d+527+73a+744+84o+3
g:<ins|5.4 1r+92p+33a+3
g:insu|6.8 44+3
g:nsur|6.8 3a+3
b:vehicle insured|8.6 3a+3
w:high|7.4 1h+41l+41p+41r+43a+5
b:your high|8.6 3a+4
b:high school|7.4 1h+31l+33a+4
w:diploma|6.2 0g+81e+91l+121m+121n+31q+7
g:loma|6.1 1l+31m+41q+3
g:oma>|6.1 1l+41m+52j+3
b:school diploma|8.0 1l+43a+3
b:diploma from|8.6 3a+4
b:from the|6.6 05+318+41b+52f+52v+432+33a-549+34j+3
b:your degree|8.0 1o+103a+5
b:from a|6.8 17+71a+101b+10
w:leading|8.3 26+83a+7
s:leadi|8.3 26+53a+8
g:lead|6.6 26+43a+3
g:adin|7.0 0h+5
b:graduate with|8.6 1l-71m+91n-33a+5
b:a first|8.0 0g-813+617+61l-43a+11
w:class|6.5 17+111j+151l-41m-31n+101p+9
s:class|6.1 17+719+51j+141m-31n+121p+13
g:clas|6.0 1j+71n+41p+3
g:lass|5.9 1j+61n+41p+42m+3
l:degree|6.4 1l-31m+71o+31q+8
w:married|8.6 3a+63r+7
s:marri|7.8 2y+43a+53r+14
g:<mar|5.9 0m+41h+31p+429+33a+347+44d+3
g:marr|7.6 3r+3
g:arri|6.3 3a+63r+3
g:ried|7.3 0e+31w+3
w:pregnant|8.6 3a+843+8
s:pregn|8.6 43+8
g:nant|6.8 36+5
b:you pregnant|8.6 43+7
l:pregnant|8.6 43+4
w:children|7.1 0f+40v+40z+724+43a+343+6
s:child|6.8 0f+30v+30z+91l+824+33r+443+4
g:<chi|6.4 0s+30z+332+4
g:chil|6.8 1l+3
g:hild|6.8 0z+3
g:ldre|7.1 3a+3
g:ren>|5.5 0v+40w+524+426+329+4
b:have children|8.6 24-33a+543+7
w:authorised|8.0 23+43a+104p+4
b:you authorised|8.6 3a+3
b:authorised to|8.3 3a+7
w:sign|6.5 00+301+1202+50m+61t-623+182k+3
b:to sign|7.8 23+73a+3
w:contracts|8.3 0k+82c+53a+5
b:current role|8.0 37+53a+3
g:ostl|7.8 09+6
b:was your|7.2 1o+41v+33a+34l+6
w:gained|8.6 1m+83a+7
s:gaine|8.6 1m+83a+4
g:gain|7.0 1u+44n+3
f:was|6.8 1l+31o+43a+44d+44g+34i+54l+44t+3
g:<van|8.0 4b+4
g:vanc|7.3 25+33a+3
g:ncou|8.0 3a+3
w:supervisor|7.3 0g+726-33a+63n+4
w:manager|6.8 3a+73n+73o+64e+54g+44j+6
b:your manager|8.3 3a+6
b:manager s|8.3 3a+5
b:s name|7.0 23+931-33a+1541+5
b:email of|8.3 0m+4
w:referee|6.8 3a+123o+124l-3
l:referee|7.6 3a-43o+8
b:number of|6.1 28+529+52e+43a+163b-343+3
b:a reference|7.8 3a+73n+33o-5
w:emergency|7.3 39+33a+93b-3
s:emerg|7.1 39+33a+13
g:<eme|7.1 3a+4
g:emer|6.9 3a+44e+4
g:merg|7.1 3a+4
g:erge|6.6 1p+43a+9
g:rgen|6.6 3a+5
b:emergency contact|7.5 3a+7
f:emergency|7.6 3a+4
b:contact phone|8.6 3a+4
w:relationship|7.2 0k+40u+63a+53r+5
b:relationship to|7.8 3a+93o-3
f:relationship|8.0 3a+5
w:superieur|8.3 3a+11
g:rieu|7.0 0e+31b+4
w:immediat|8.6 3a+7
s:immed|7.2 3a+33r+64b+8
g:<imm|5.8 49+44r+4
g:imme|7.0 4b+3
g:mmed|7.2 4b+3
g:edia|6.3 1p+331+33q+4
g:diat|6.9 4b+3
b:superieur immediat|8.6 3a+3
b:courriel de|8.3 01+61t-33a+4
b:personne en|8.6 3a+4
f:courriel|5.8 01+41t+133a+5
b:personne a|7.4 3a+10
w:cas|7.6 0d+72o+53a+3
b:en cas|8.0 3a+5
b:cas d|8.0 3a+4
w:urgence|8.0 3a+7
s:urgen|8.0 3a+5
g:urge|7.0 0h+1243+544+4
b:d urgence|8.0 3a+6
l:urgence|8.0 3a+3
b:et telephone|8.6 3o+3
b:telephone de|8.3 3a+8
w:prevenir|8.3 3a+6
s:preve|6.3 0g+524+428+103a+6
g:reve|6.1 3a+4
b:a prevenir|8.3 3a+6
b:city would|8.6 3a+11
b:prefer to|7.6 4s+5
b:dans quelle|6.8 04+71v+42j+73u+3
b:quelle ville|7.5 04+72w+3
b:ville souhaitez|8.6 3a+9
b:of our|6.1 0k+42w+736+438+43a+53p+44i+44t+9
w:offices|8.0 2w+73a+10
g:ices|7.0 3a+3
b:our offices|8.6 3a+7
b:work from|6.9 3a+449+34k+4
b:city of|8.3 04+32v-43a+6
w:place|6.6 00+30a+70w-41o-41r+91v+61z+92p+62v+92w+54s+5
s:place|6.3 00+405-30a+60w-51k+31o-31r+41v+51z+82p+52v+62w+113a+54i+44s+64t+4
b:place of|7.1 0a+30w-41o-31r+61v+51z+82v+122w-3
f:place|7.4 0a+61r+31z+5
w:naissance|6.4 0w+1111-418+102x+52y+113a+7
s:naiss|6.4 05-30w+1311-318+522-32x+52y+143a+7
g:<nai|6.4 0w+82y+5
b:de naissance|6.7 05-30w+122y+103a+9
l:naissance|6.8 0w+72y+33a+3
w:starting|7.1 0f+31v+338+43a+104l+3
b:your last|6.8 1h+420-33a+123n+33v-34d+44g+6
b:last salary|8.6 3a+6
w:etait|8.3 17+61p+113v-3
s:etait|8.3 17+51p+103a+53v-4
g:ait>|6.2 3a+43w+44a+3
b:etait votre|8.6 1p+73a+43v-3
w:dernier|6.5 1m-51q+91r+71v+41x+93a+53v+343+54l+5
s:derni|6.2 0e+51h+91q+91v+71x+102c+73v+643+344+54l+5
g:<der|5.8 1q+31v+42v+33v+44l+3
g:dern|6.2 1q+31x+32c+33v+3
g:erni|5.9 2c+33v+343+3
g:rnie|6.2 1q+41x+3
g:nier|6.0 1q+42c+4
b:votre dernier|8.0 3a+63v+3
b:dernier salaire|8.6 3a+7
w:history|6.6 0f+30v+318+61f+51v+31w+101x+61z+821+63a+43w-43x-443+114c+3
s:histo|6.5 0v+318+31e-31f+61v+51w+41x+41z+421+643+104c+34l+44t+5
g:hist|6.5 43+3
g:tory|6.0 0a+4
b:salary history|8.6 3a+12
l:history|8.3 3a+5
b:when did|7.2 1n+41s+51x+921+83a-343+44b-64d+5
b:leave your|6.9 37+103a+7
b:last job|8.0 3v+44d+7
b:when can|7.5 3a+104b+7
b:when would|7.8 4b+6
w:free|6.3 0p-30s+610-317+71k+636-63a+53s+747+1249-54b+94e+114m+34p+3
g:free|6.1 0u+33a+347+4
b:free for|8.6 0s+5
b:for an|6.9 0z+32c+33a+3
b:an interview|7.4 00+43b+3
b:a quelle|7.5 0s+314+41t+33a+7
b:quelle date|7.3 3a+34b+4
b:date seriez|8.0 3a+4
b:disponible pour|7.2 38+639+44b-3
b:pour une|8.0 3a+3
b:une entrevue|8.0 3a+7
w:stay|7.0 0m+42b+337+339+143a+84m+3
g:stay|6.8 39+53a+34m+4
g:tay>|7.0 39+3
b:you stay|8.0 39+7
b:stay in|8.3 0m+30q+3
w:employers|7.3 1v-536+33a+93n+7
g:yers|7.3 3a+43n+3
w:absent|8.6 3a+6
s:absen|7.8 3a+443+8
b:last year|7.5 1n+31q+53v+5
b:your employee|8.6 2i+43a+5
b:employee number|8.3 3a+53p+4
b:numero d|7.4 2i+42m+103a+544+3
b:d employe|8.6 2i+33a+5
l:employe|8.3 4t+4
b:reference number|8.3 3a+6
w:posting|7.3 0m+62w+113a+93q+44l-6
s:posti|7.2 0m+52w+53a+73q+63s+94l-5
g:osti|7.2 3s+3
f:reference|7.4 3a+9
l:posting|8.0 3q+3
b:l offre|7.8 3a+8
b:is the|5.8 0t+62h+83a+163p-33x+54b+3
b:the name|7.8 2o+32y+43a+63o+33p-3
b:the person|8.3 3a+63p-44j+6
b:last employer|8.3 20-33a+4
w:abroad|7.8 3a+84m+11
s:abroa|7.8 3a+64m+9
g:abro|7.8 3a+3
g:broa|7.8 3a+3
g:road|7.2 4m+5
b:travaille a|8.6 3a+6
w:etranger|8.0 3a+549+4
s:etran|7.8 0v+32l+53a+549+4
g:etra|6.9 3a+34s+4
g:nger|6.6 0f+33a+4
b:l etranger|8.3 3a+6
l:etranger|8.3 3a+3
w:nights|7.5 24-33a+93m+447+44m+74t-5
s:night|7.2 0c+324-33a+63m+347+114m+44t-5
g:<nig|7.2 47+3
g:nigh|6.7 47+54m+3
g:hts>|6.4 3a+3
w:run|6.9 0f+110k+80v+51w+739+43a+347+34q+6
b:ever run|8.6 24+6
w:business|6.3 0k+121v+727+736+53a+44h+84m+44o+6
s:busin|6.3 0k+111v+727+836+53a+44h+54m+44o+6
g:<bus|6.1 0k+339+3
g:busi|6.3 0k+427+3
g:sine|6.2 0k+327+33a+3
g:ines|5.6 0k+427+348+6
g:ness|5.8 0k+527+343+8
w:second|7.3 07-308+71u+72k+72x-531+73a+5
s:secon|6.6 07-308+100k+61l+121r+31u+528+42k+42x-331+183a-3
g:seco|6.4 08+40k+31l+531+5
g:econ|5.9 08+317+71l+331+43w+4
g:ond>|6.4 1l+331+34n+3
b:a second|8.6 1u+53a+3
b:currently have|7.6 1y-43a+44p+4
w:student|7.5 17+101h+53a+64r+3
s:stude|7.2 17+81h+31n+112e+43a+8
g:uden|7.3 3a+5
b:a student|8.6 3a+5
w:aux|7.1 0c+30p+32a+43a+5
b:vous aux|8.6 2a+43a+9
w:presentement|7.3 0i+51v+62i+53a+74l+6
l:presentement|7.8 1v+63a+44l+4
w:enrolled|8.0 13+81r+111s+83a+5
s:enrol|7.6 13+81r+71s+15
g:<enr|7.3 1s+6
g:enro|7.6 13+41s+6
g:nrol|7.6 13+31r+31s+7
g:roll|6.2 2a+5
g:lled|6.2 2a+42z+3
b:in a|6.1 1p+424+327+42d+42e+52k+33a+64e+54h+34i+3
w:program|7.0 1l+81n+41o+101p+31s+421-42a+5
s:progr|5.9 1l+121m+71n+51o+131p+51q-31s+91y+421-424+328+52a+72l-548+144g+4
g:prog|5.9 1l+31o+748+5
g:rogr|5.9 1l+51n+31o+648+4
g:gram|5.8 1l+41n+31o+52p+33a+346+548+3
g:ram>|6.7 1o+42p+3
w:smoke|8.3 3a+9
s:smoke|8.3 3a+5
g:oke>|7.6 3a+6
b:you smoke|8.3 3a+7
l:smoke|8.3 3a+3
w:allergies|8.0 3a+443+9
s:aller|8.0 43+12
g:<all|5.9 0l+30o+31e+32k+3
g:alle|6.2 07+51e+32f+32q+3
g:lerg|7.6 3a+643+3
g:gies|7.6 43+348+4
b:any allergies|8.6 43+7
l:allergies|8.3 3a-343+7
w:tattoos|8.6 3a+6
s:tatto|8.6 3a+6
g:<tat|7.5 1w+53a+4
g:tatt|7.2 0t+41r+53n+4
b:have reliable|8.6 3a+44o+5
w:internet|7.5 1t+52u+18
g:erne|6.1 1v+62i+82u+4
g:rnet|6.7 24+32u+4
g:net>|7.2 2u+5
b:at home|7.8 2l+43a+9
l:home|7.6 3a+7
w:quiet|8.6 3a+8
s:quiet|8.6 3a+5
g:<qui|6.3 20+43p+43s+3
g:quie|7.5 3p+44e+3
b:a quiet|8.6 3a+3
b:you own|7.0 0k+53a+6
b:own a|8.3 4o+4
w:smartphone|8.6 3a+8
s:smart|8.3 0g+12
g:<sma|8.0 0g+33x+3
g:mart|7.5 0g+30s+7
b:a smartphone|8.6 3a+5
w:safety|7.8 0g+53a+4
s:safet|7.8 0g+61k+4
g:<saf|7.3 0g+4
g:safe|7.3 0g+4
g:ety>|7.5 43+3
w:boots|8.0 3a+7
s:boots|8.0 3a+6
g:<boo|6.6 2q+63a+5
g:ots>|6.7 3a+4
b:safety boots|8.3 3a+3
b:vous vos|7.8 14+425+33a+5
w:propres|8.3 3a+64o+8
s:propr|8.0 3a+34o+9
g:prop|7.4 4c+54o+5
g:ropr|8.0 4o+4
b:vos propres|8.3 3a+64o+3
b:propres outils|8.6 3a+7
l:outils|8.6 3a+3
w:size|6.8 1v-41w+53a+164i+4
g:<siz|6.7 3a+10
g:size|6.7 3a+7
g:ize>|6.5 3a+7
w:shirt|8.6 3a+4
s:shirt|8.6 3a+5
w:wear|8.0 3a+53j+6
g:<wea|7.4 3j+54g+4
w:taille|7.5 3a+843+11
s:taill|7.5 3a+943+11
g:<tai|7.5 3a+343+3
b:taille de|8.0 3a+9
w:chandail|8.6 3a+4
s:chand|8.6 3a+6
g:chan|6.0 0t+31i+420+33a+33s+4
g:anda|7.3 2k+4
g:ndai|7.6 1l+4
g:dail|7.3 38+4
b:de chandail|8.6 3a+3
f:taille|7.6 43+7
w:height|8.3 3a+743+7
s:heigh|7.2 0g+43a+43j+643+8
g:<hei|7.2 43+3
g:heig|7.2 3a+343+3
g:eigh|6.7 0c+43a+63j+3
l:height|8.3 43+4
w:book|7.3 1i+82q+153a+6
g:book|6.5 2q+73a+342+3
g:ook>|6.4 2p+32q+7
l:book|8.6 2q+3
w:couleur|8.3 1a+112h+7
s:coule|8.3 1a+102h+83a+3
w:preferee|8.6 2j+33a+7
b:what does|7.2 3a+113v+6
w:teamwork|8.6 3a+4
s:teamw|8.6 3a+4
g:amwo|8.0 3l+6
w:mean|7.8 3a+10
g:<mea|6.8 3a+4
g:mean|7.2 3a+34o+3
b:mean to|7.8 3a+4
b:see yourself|8.0 3a+53s+44b+3
b:yourself in|7.5 2d+53a+84c-34e+34g+4
b:in five|8.6 3a+7
w:conflict|6.9 0k+112c+53a+6
g:ict>|6.4 0k+336+3
b:a conflict|8.0 0k+33a+6
w:resolved|8.6 0v+33a+3
s:resol|8.0 0v+32h+114f+5
g:reso|7.6 2h+4
g:esol|7.8 2h+4
g:solv|7.8 2h+8
g:olve|6.8 2h+7
g:lved|7.5 24+3
w:comfortable|6.2 0f+50u+524+525+42k+638+33a+43j+64h+54m+7
s:comfo|6.2 0f+40u+424+32k+438+43a+53j+44h+34m+5
g:orta|5.6 2a+32q+33b+4
g:rtab|6.0 3b+6
b:you comfortable|6.5 0f+30u+324+43a+73j+5
b:comfortable with|7.2 0f+43a+64m+5
w:public|6.3 0i+60j+51b+41j+427+52c+142o+42q+52r-43a+847+3
g:lic>|6.2 2c+5
w:speaking|7.8 2k+63a+3
g:eaki|7.8 2k+3
g:akin|7.0 0l+32k+3
w:around|7.8 24+927+83a+4
s:aroun|7.8 27+73a+4
g:arou|7.8 3a+3
b:comfortable around|8.6 3a+4
w:large|8.3 00+3
s:large|7.6 00+41c+63a+5
g:rge>|6.5 3a+53m+3
s:anima|7.6 2h+53a+11
g:<ani|7.6 3a+5
g:anim|7.6 3a+5
g:nima|6.8 0d+33a+43w-33x+7
g:imal|7.0 3a+33w-33x+3
g:als>|6.6 1e+3
b:comfortable working|7.5 2k+33j+4
b:working at|7.1 0g+31y+34i+34r+5
w:heights|7.5 0g+103a+53j+6
b:at heights|7.6 0g+3
l:heights|8.0 3a+3
b:travailler en|7.1 38+43j+4
w:hauteur|8.6 3j+9
s:haute|7.8 1q+51r+53a+83j+6
g:aute|6.9 16+3
b:en hauteur|8.6 3j+6
w:climb|8.0 3a+43j+6
s:climb|7.6 3a+43j+4
g:<cli|5.8 2r+33a+5
g:clim|7.6 3j+3
b:you climb|8.0 3a+4
w:ladders|7.8 3a+3
s:ladde|7.6 3a+83j+5
g:ladd|7.6 3a+3
g:adde|7.6 3j+3
g:dder|7.6 3a+3
b:climb ladders|8.0 3a+3
w:swim|8.0 3a+93j+6
g:<swi|7.5 41+3
g:swim|8.0 3a+4
g:wim>|8.0 3a+5
b:you swim|8.0 3a+73j+5
w:cold|8.0 24+728+43a+7
w:room|7.8 3a+14
g:<roo|7.6 3a+5
g:room|7.4 3a+4
g:oom>|7.2 2t+43a+10
l:room|8.6 3a+3
w:supervision|8.3 26+33r+9
g:isio|7.0 0l+34e+3
w:sous|7.3 0v+72y+1537+73a+53r+7
g:sous|7.0 2y+5
w:commit|8.3 3a+347+5
s:commi|7.1 0k+40v+51c+33a+447+3
g:ommi|7.1 3a+3
b:you commit|8.3 2e+33a+647+3
b:commit to|8.3 3a+447+3
b:to two|8.6 0o+53a+8
b:two years|7.2 0e+30k+40o+41p+428-32c+743+3
s:engag|7.4 36+63a+10
g:enga|7.3 1o+43a+3
g:ngag|7.3 36+33a+3
w:toute|7.8 0k+40x+43j+74m+3
s:toute|7.3 0k+30x+32l+33a+53j+448+5
g:tout|6.4 3j+34g+3
b:toute la|8.3 3j+5
s:saiso|8.3 0u+43a+8
g:sais|6.9 1g+31u+524+3
g:aiso|6.6 20+5
g:ison|6.5 1v+320+53a+3
w:holidays|7.8 3a+547+15
s:holid|7.6 3a+547+10
g:holi|7.5 47+4
g:lida|6.3 04+31o+41y+335+547+548+3
g:iday|6.8 47+9
w:booked|8.6 3a+6
s:booke|8.6 3a+9
g:oked|7.6 3a+4
l:booked|8.6 3a+4
w:vacances|8.6 3a+6
w:prevues|8.6 3a+7
s:prevu|8.0 1n+63a+6
b:a forklift|7.8 1j-324+728+3
w:aid|7.8 3a+4
b:first aid|7.8 0g+6
b:aid certificate|8.6 0g-43a+6
l:certificate|6.9 3a+8
w:carte|6.6 0g+82m+630+43a+103t+644+646+184n+74q-3
s:carte|6.5 0g+91e+52m+43a+73t+646+134n+44q-3
g:cart|6.1 0g+51c+544+346+8
g:rte>|5.9 46+648+34m+3
b:une carte|8.6 0g-33a+54n+4
b:carte de|7.8 3a+73t+4
w:secourisme|8.3 3a+8
s:secou|8.3 3a+5
g:sme>|7.5 1r+3
b:de secourisme|8.3 3a+5
w:food|8.0 0g+41e+93a+4
b:a food|8.6 3a+5
w:handler|8.0 0g+71e+7
g:dler|8.0 1e+3
b:food handler|8.0 1e+43a+4
b:handler certificate|8.6 0g-43a+8
s:pilot|8.6 4f+10
w:carry|7.2 0k+735+93j+114n+3
s:carry|7.2 0k+635+73j+94n+3
g:carr|6.3 1o+4
g:arry|7.2 3j+4
g:rry>|7.1 3j+3
b:to carry|8.3 3j+3
l:permis|7.5 2m-33a+7
w:expiry|7.0 0i+31j-42m+33a+445+846+74q+6
g:piry|7.0 3a+4
g:iry>|6.9 3a+3
b:expiry date|7.4 45+446+7
b:your licence|7.4 3a+9
w:training|7.4 0g+83a+346+64b+3
s:train|7.1 0g+1324+846+64t+6
g:aini|6.9 4n+3
g:inin|6.6 0g+33a-34b+4
w:insurer|8.3 0d+63a+4
w:credit|7.1 0f+143a+346+12
s:credi|6.8 0f+123a+746+17
g:<cre|5.8 01+302+60f+415+71m+446+7
g:cred|6.2 0f+30g+71m+346+9
g:redi|6.2 0f+40g+346+1047+7
g:edit|6.4 0f+30g+446+13
g:dit>|7.0 0f+43a+3
w:score|7.6 1p+1425+82k+123a+3
s:score|7.5 0l+71p+625+42k+15
g:scor|7.4 2k+53a+5
g:core|6.9 1y+32k+5
l:score|8.0 1p+43a+4
b:you travel|7.8 4m+4
b:travel to|8.0 3a+5
b:our office|7.6 00+32k+33a+44j+44m-3
w:rate|6.1 25+102k+83a+53m+213v+73w+43y+6
g:<rat|5.7 25+43m+7
g:rate|5.4 3m+8
b:you rate|8.0 3a+3
b:our website|8.0 3a+6
w:improve|8.3 3a+6
s:impro|8.0 3a+84g+5
g:<imp|6.5 3a+44g+3
g:mpro|7.6 4g+3
g:rove|7.2 3q+3
b:our product|8.0 4i+7
l:product|8.6 3a+4
b:you know|6.9 25+53a+33p+648+4
b:know about|7.5 4e+44i+7
b:about our|7.3 0m+53a+74i+3
b:our products|8.3 3a+4
w:visited|8.6 3a+5
s:visit|6.9 2u+53a+34m+154o+8
g:isit|6.8 3a+44m+54o+3
b:you visited|8.6 3a+4
b:visited our|8.6 3a+4
b:our store|8.3 4i+3
w:client|7.2 3a+134m+8
s:clien|6.3 0k+636+33a+124h+44k-44m+104o+4
g:clie|6.3 0k+33a+44o+3
b:vous client|8.6 3a+5
w:shares|8.3 0k+73a+5
g:ares|7.4 3s+3
b:shares in|8.3 0k+5
b:your household|8.0 3r+4
b:household employed|8.6 3a+4
b:employed by|6.0 2c+32i+73a+53r+54t+6
b:by us|8.0 3a+104t+3
w:partner|8.0 0k+70p+5
s:partn|7.8 0k+50m+8
b:partner or|8.6 3a+5
b:family member|7.8 0z+52c+3
w:industry|7.2 27+133a+6
s:indus|7.0 27+173a+5
g:indu|6.8 27+541+4
g:ndus|7.0 27+7
g:dust|6.9 27+63a+3
g:ustr|6.3 1x+427+6
g:stry|6.6 1l+327+52m+3
b:our industry|8.3 3a+5
l:industry|7.6 27+4
g:<sea|6.4 0u+320+33a+5
g:eat>|6.7 1u+43a+4
b:howlong have|6.5 26+727+828+1329+8
b:at this|7.4 20+34j+54l+44t+3
b:live with|7.8 3a+63r+53x+7
w:parents|7.2 17+161q-63a+63o+53r+7
b:your parents|8.0 17+71q-33a+4
l:parents|8.3 17+33a+3
w:search|7.2 0f+51g+31z-320+122v-43a+11
s:searc|7.1 0f+60q+41g+320+112v-43a+8
g:sear|6.8 2r+53a+3
g:earc|6.8 2r+3
g:arch|6.2 0o+320+52r+73a+4
g:rch>|6.9 3a+7
w:jobs|6.4 0m+110p+70q+1320+429+52w+84j-3
g:<job|6.4 0m+40q+4
g:jobs|6.4 0m+40q+4
g:obs>|6.4 0m+30q+4
b:search jobs|8.6 3a+6
f:search|8.0 3a+3
l:jobs|7.3 20+3
w:rechercher|8.6 3a+10
f:rechercher|8.6 3a+5
w:quantity|8.6 3a+9
s:quant|7.3 26+627+428+629+33a+8
g:uant|6.4 26+328+43a+34d+4
g:anti|6.3 1i+51k+32h+53w+3
g:tity|6.8 3a+5
f:quantity|8.6 3a+6
l:quantity|8.6 3a+6
w:subject|6.8 0v+51m-31o+72a+82c+536+53a+7
s:subje|6.6 0v+51m-31o+82a+52c+836+33a+7
g:subj|6.6 1o+33a+3
g:ubje|6.6 1o+33a+4
g:bjec|6.2 3a+6
f:subject|7.8 3a+6
l:subject|8.3 3a+8
f:objet|8.6 3a+74e-3
w:order|7.2 2w+73a+83s-44a+8
s:order|7.2 2w+63a+64a+5
g:<ord|6.8 3a+5
g:orde|6.3 3a+53l+3
g:rder|6.6 0c+4
b:order number|8.6 3a+4
f:order|8.6 3a+3
b:company size|8.6 1v-43a+5
l:size|7.3 1v-33a+9
w:employees|7.6 1e+1026+63a+43r+3
f:number|5.8 29+32m-53a+73b+1344-4
l:employees|8.3 1e+4
l:like|7.6 33+33m+348+4
b:as it|7.8 06+42z+53a+5
w:appears|8.6 2z+4
s:appea|7.6 06+62z+63a-44i+44j+6
g:pear|8.0 2z+3
b:it appears|8.6 2z+3
b:appears on|8.6 2z+3
w:id|6.2 01+610+41t+72i+42m+142n+62r+82z+530+432+53a+43p+342+544+1445+4
b:your id|8.3 2z+4
l:id|6.5 01+32m+53a+344+3
b:prenom du|8.0 23+62x+4
w:candidat|6.8 01+402+70e+30x+51t+42i+42x+32z+330+73i+542-34t-3
b:du candidat|7.4 0x+41t+630+6
l:candidat|7.6 02+31t+3
b:middle initial|8.0 31+3
w:si|6.0 2y+43p+44a+44t+3
b:si different|8.0 2x-32y+732+3
w:previous|6.5 06-307-30e+60f+41b+41v+824+42q+62y+73a+43n+54t+5
b:previous surname|8.6 2y+830-4
b:surname s|8.3 2y+530+3
w:including|6.5 06+90v+50w+52y+42z+430+839+33a-63b+43v+4
s:inclu|6.2 00+406+70q+40v+31j+324+62y+42z+530+53a-43b+3
g:<inc|5.9 06+40v+33a-4
g:incl|6.1 06+4
g:nclu|6.2 06+324+3
g:clud|6.3 24+33a-3
f:previous|7.6 0e+31v+52y+43a+3
b:naissance si|8.3 2y+7
b:du nom|8.0 30-433+934+3
b:which pronouns|8.6 3l+3
w:mr|7.8 3z+17
b:title mr|8.6 3z+4
w:mrs|8.6 3z+7
b:mr mrs|8.6 3z+5
w:miss|8.3 3z+7
g:<mis|6.3 1w+32p+34m+3
g:miss|5.5 0x+31b+51w+34m+3
g:iss>|8.0 44+9
w:ms|8.0 3z+15
w:dr|7.8 3z+16
b:ms dr|8.6 3z+3
f:title|7.1 1m+43z+94l+4
l:dr|8.0 3z+5
w:madame|8.6 3z+12
s:madam|8.6 3z+10
g:<mad|6.9 2y+5
g:mada|7.8 2e+63z+4
w:monsieur|8.6 3z+9
s:monsi|8.6 3z+9
g:<mon|4.8 0o+521+53a-63u+73y+647+34b+34m+3
f:civilite|7.0 3a-33z+104l+8
w:dd|6.4 0w+151e+622+113a-44b+7
w:mm|5.8 0w+151s+121x+1021+1022+113a-74b+94q+8
b:dd mm|7.3 0w+922+7
w:yyyy|6.2 1s+61x+1021+922+63a-44b+74q+9
g:yyyy|6.2 21+422+3
g:yyy>|6.2 21+3
b:mm yyyy|6.7 1s+31x+821+84q+5
l:yyyy|6.3 21+3
w:nationality|6.7 2a+535+21
g:nali|5.7 2e+435+263a-3
b:nationality as|8.3 35+7
f:nationality|7.6 35+8
w:nationalite|7.0 35+164r+3
b:nationalite actuelle|8.6 35+4
f:nationalite|7.4 35+9
b:email address|5.9 01+506-307-31t+91u+8
b:address we|8.6 06+5
b:we will|8.3 2y+32z+4
b:will use|8.6 3a-34o+5
b:use it|7.8 06+52z+34o+4
b:it to|7.8 06+42z+6
b:to contact|7.3 0s+63a-63n+10
b:adresse mail|8.3 1t+4
l:mail|5.5 01+31t+151u+62g+6
s:ressa|8.6 1t-31u+14
g:aisi|7.1 1g+31u+51w+4
g:isis|6.9 01+31u+32f+3
g:siss|7.0 01+31u+3
g:ssez|6.3 01+302+34i+3
b:adresse electronique|7.2 1t+71u+5
b:telephone number|7.8 3b+9
b:best number|8.0 3b+5
b:number to|6.6 3b+10
w:reach|6.2 0s+60t+71t+1038+53a+33b+11
s:reach|6.0 0c+60s+50t+61t+838+43b+83j+5
g:reac|5.8 3a-53b+4
b:to reach|6.3 0s+30t+438+33b+9
b:reach you|6.3 0s+40t+51t+73a-53b+8
w:portable|7.4 3b+103g+6
s:porta|7.0 0r+42q+103a-33b+133g+5
l:portable|7.4 3b+7
b:country region|7.4 0a-33a+7
b:indicatif pays|8.6 3d+4
b:postal address|8.3 06+6
b:address including|8.0 06+10
w:postcode|6.3 06+1407-409+151v-53a+8
s:postc|6.3 06+1109+151v-43a+4
g:ostc|6.3 06+409+9
g:stco|6.3 06+309+8
g:tcod|6.3 06+409+10
l:postcode|6.4 06+309+13
b:adresse complete|8.3 06+8
w:domicile|6.7 05+806+807+102w-33a-33b+83g+104o+44s+4
s:domic|6.6 05+606+1207+63b+53g+34o+34s+3
g:domi|6.4 05+306+10
g:omic|6.3 06+717+53w+3
g:mici|6.6 06+607+4
g:icil|6.5 05+306+7
g:cile|6.5 05+306+5
l:domicile|6.9 05+306+407+53b+4
b:numero et|7.6 07+8
b:la voie|8.3 07+8
b:batiment etage|8.6 08+3
l:appartement|8.3 08+6
b:state province|7.1 0a+4
b:of residence|5.9 04+605+306+50a+52v+5
b:you based|7.8 2v+6
b:based at|8.3 2v+338+3
l:moment|6.9 1v+43a-33v+34d+44n+3
b:to get|7.2 0p+60t+433+33a-54j+54o+5
b:with you|7.5 0t+438+34m+3
b:when is|8.3 0s+43a+4
b:is a|6.8 0s+30u+31k+42c+33a+44o+44s-3
w:good|6.6 0s+101j+325+32k+543+548+84j+44n+84t+3
g:good|6.4 2a+348+3
b:good time|8.6 0s+4
b:a quel|6.8 0e+325+42w+33a-33b+340+44n+34r+4
b:nous vous|7.2 0p+30q+30s+51t+33a-33b+43w+54j+6
w:appeler|8.3 0s+93o+4
b:vous appeler|8.6 0s+8
l:appeler|8.6 0s+3
b:profile url|7.6 2r+7
b:have one|8.0 1l+83a-44o+6
b:votre page|8.0 2n+32u+8
w:gitlab|8.6 2n+42p+16
s:gitla|8.6 2n+32p+10
l:link|6.3 2p+52q+62r+82t+53a-3
w:examples|8.3 1i+32q+83a-34h+7
s:examp|6.9 1i+71t+112q+53l+64d+54h+5
g:exam|6.5 1t+33a+4
g:xamp|6.9 1i+31t+4
b:examples of|8.3 1i+32q+6
b:votre book|8.6 2q+6
b:ou portfolio|8.6 2q+6
b:website or|8.3 2u+4
w:blog|7.4 0m+92q+72u+143a-3
g:<blo|6.7 2u+943+3
g:blog|7.3 2u+10
g:log>|7.4 2u+9
b:or blog|8.3 2u+6
l:blog|7.8 2u+10
b:other link|8.6 2p+8
w:pdf|6.2 1c+231f+191h+51i+202q-53a-5
b:cv pdf|7.5 1f+9
b:pdf or|8.0 1f+33t+5
w:word|6.8 1c+151e+101f+625+42h+6
g:word|5.2 02+1103+81c+33a+342+8
b:or word|8.3 1f+4
w:5|6.2 0v+41e+31f+625+152h+1838+747+84k+3
w:mb|8.0 1f+63i+5
b:5 mb|8.3 1f+4
w:maximum|7.8 1f+52d+62e+3
s:maxim|7.5 1q+52d+62e+6
g:imum|5.7 0d+63x+8
g:mum>|5.8 0d+33x+5
w:joignez|8.0 1c+51f+81i+4
s:joign|7.8 0s+81c+41f+51i+6
g:joig|7.8 0s+3
g:gnez|7.5 3v+3
b:joignez votre|8.6 1f+5
w:mo|8.6 1f+7
w:max|7.3 1d+31f+51g+31q+92t+43a-33i+84e+3
w:paste|6.5 1c-41d+81f-41g+171u+4
s:paste|6.5 1c-41d+91f-31g+181u+32o+5
g:aste|6.1 1g+51o+320+346+4
b:or paste|7.8 1d+31g+4
b:paste your|7.4 1c-31d+51f-31g+8
f:or|7.8 3u+18
b:supporting letter|8.6 1c+7
w:optional|8.6 1c+3
b:type or|8.3 1d+4
b:your cover|7.6 1d+10
b:votre lettre|7.3 1c+31d+14
w:texte|6.8 0p+101c-31d+111g+131i+42f+63a-44e+6
s:texte|6.8 0p+71c-31d+91f-31g+142f+73a-44e+5
g:exte|5.7 1g+53e+12
g:xte>|6.8 1d+31g+5
w:libre|7.2 4b+114e+9
s:libre|7.1 47+34b+74e+8
g:ibre|7.1 4b+6
b:texte libre|8.6 4e+7
l:libre|8.0 4e+3
w:copy|6.9 1c-31d+31e+151g+121h+101l-41m-41u+43t+13
g:<cop|6.2 1e+71g+41h+63t+9
g:copy|6.9 1e+51g+31h+53t+4
g:opy>|6.9 1e+41g+33t+4
b:a copy|8.3 1h+33t+4
b:copy of|7.5 1e+41h+43a+43t+4
b:diploma or|7.5 1q+4
w:copie|7.4 1e+111h+123a-33t+12
s:copie|7.0 1d+31e+91g+81h+93a-33t+10
g:copi|6.6 1e+31h+42f+33t+8
g:opie|6.6 1e+41h+32f+33t+8
g:pie>|7.2 1e+31h+43t+8
b:copie de|8.0 1e+41h+43t+3
w:diplomes|8.0 0f+31e+41h+15
b:vos diplomes|8.3 0f+31e+6
f:copie|7.6 1h+83t+6
l:diplomes|8.3 1h+5
w:files|8.0 1e+111i+142r-3
s:files|8.0 1e+101i+7
g:iles|7.0 1i+34e+3
w:certificates|7.3 0g+91e+173o-4
w:restriction|7.4 3a+74p+4
s:restr|5.9 2a+122c+636+233a+74p+4
g:icti|5.6 0v+72c+336+443+3
l:restriction|7.8 4p+3
w:proof|7.3 0c+31e+53a-63t+134p+4
s:proof|7.3 1e+33a-43t+94p+3
g:proo|7.3 3t+4
g:roof|7.3 3t+3
g:oof>|7.3 3t+3
b:provide proof|8.3 3t+3
b:proof that|8.0 3t+3
w:am|5.3 0c+40d+51y+33a+947+6
b:i am|5.5 0c+30d+812-32c-336-33a+233j+4
w:valable|8.3 4p+44q+7
s:valab|8.3 4p+44q+8
b:travail valable|8.6 4p+3
b:valable en|8.6 4p+5
b:canada pour|8.0 4p+4
b:l employeur|6.8 04-41z+42b+449+54a+7
w:basis|7.1 3w-53y+144r+6
s:basis|7.1 3w-53y+154r+4
g:basi|6.8 3y+4
g:asis|7.1 3y+5
g:sis>|6.8 3y+6
b:basis of|8.6 4p-34r+8
w:settled|8.3 4p+5
s:settl|7.8 3a-43s+64r+5
g:<set|7.2 27+32e+43s+34s+3
g:sett|7.2 27+32e+4
g:ettl|7.8 3s+3
b:settled status|8.3 4p+4
l:visa|6.6 49+3
w:immigration|6.2 49+124a+84p+84r+10
s:immig|6.2 3a+349+84a+84p+84r+8
g:immi|6.2 49+44r+4
g:mmig|6.2 49+44a+34r+3
g:migr|6.1 49+44a+34p+34r+7
g:igra|6.1 49+54a+34p+34r+5
g:grat|6.2 49+44r+5
b:immigration status|7.3 3a+34p+5
w:citoyen|7.4 0h+144r+10
g:yen>|6.7 0t+34o+3
b:resident permanent|8.6 4r+3
b:if on|8.6 4q+5
b:on a|6.8 06+51p+525+328+64p+34q+5
b:does it|8.3 4q+6
w:fin|6.4 1b+121n+111q-31s-31x+1320+647+44f+44q+9
b:de fin|7.1 1n+41x+820+53a+4
b:fin de|7.2 1n+71x+44q+5
w:validite|7.3 0i+410+53a+34q+9
g:lidi|7.1 4q+4
g:idit|7.1 4q+5
g:dite|7.3 4q+4
b:de validite|7.3 10+33a+54q+5
b:validite du|8.3 4q+4
b:du titre|8.0 4q+34r+4
w:sejour|7.1 3t+749+74p+64q+74r+6
s:sejou|7.1 3t+1049+54p+44q+84r+11
g:<sej|7.1 3t+44q+34r+4
g:sejo|7.1 3t+44q+34r+3
g:ejou|7.1 3t+44r+4
g:jour|5.2 1x+31y+722+338+43a-44b+5
b:de sejour|7.1 3t+84p+44q+54r+9
l:sejour|7.8 3t+5
w:support|6.3 00+50z+31e+53a-349+54a+84e+4
b:support to|7.8 49+9
b:get or|8.6 1p+4
w:extend|8.3 49+7
s:exten|6.3 25+53a-43b-33e+244a+34m+3
g:<ext|5.8 3e+13
g:xten|6.3 25+33e+12
g:end>|5.4 0m+549+34m+3
b:or extend|8.3 49+4
b:a work|8.0 43+5
w:later|6.8 02+40q+121f-33a+74b+3
s:later|6.8 02+50q+103a+4
g:late|5.8 3a+53r+3
g:ater|6.5 1e+41r+4
b:or later|7.4 3a+4
b:later on|8.3 49+3
l:on|6.4 0w+420+322+134b+44r+3
b:besoin que|8.0 49+6
b:que nous|7.4 0n+43a+43n+5
b:of security|8.6 3a+4
b:currently hold|8.6 1y+73a-3
b:be able|6.6 0j+538+347+34b+7
b:18 or|7.4 0c+183a-3
b:or over|7.4 0c+50d+83a-4
l:over|7.4 0y+3
b:please confirm|7.2 0c+524+438+33a-43s+4
b:confirm you|7.8 2f+8
b:you are|5.6 0c+624+82f+32l+42v+437+63k+747+34d+4
b:of legal|8.0 0c+90d+43a-3
b:legal working|8.6 0d+8
b:working age|8.3 0d+43a+3
w:18+|8.6 0c+18
l:18+|8.6 0c+6
b:vous 18|7.5 0c+110y+4
w:revolus|8.6 0c+9
s:revol|8.6 0c+5
g:volu|6.4 3a+4
b:ans revolus|8.6 0c+6
b:as required|8.6 0d+44m+3
b:required to|7.8 2a+3
w:serve|7.3 0c+40d+30g+919+52l+437+34a+44i+3
g:rve>|6.5 0q+3
b:to serve|7.8 0c+30d+43a-44i+3
w:alcohol|7.0 0c+40g+31k+53a+343+8
s:alcoh|7.0 0c+41k+73a+443+6
g:<alc|6.6 1k+4
g:alco|6.7 1k+5
g:ohol|6.9 1k+5
b:serve alcohol|8.3 0c+43a+3
w:offered|7.4 0f+41k+53s+44b+6
b:if offered|7.8 0f+31k+34b+4
b:offered the|7.8 0f+33s+34b+4
b:the job|6.3 0l+41j+31l+51w-53a+53j+44j+34o+5
w:partir|6.6 20+737+43a-44b+104m+4
g:rtir|6.6 4b+4
g:tir>|6.6 4b+3
b:a partir|6.8 3x+54b+7
b:partir de|7.3 3x+34b+6
b:de quelle|7.0 2h+63a-34b+34d+4
b:date etes|8.6 4b+3
l:disponible|7.6 47+34b+3
b:notice are|8.6 37+3
l:give|7.4 37+3
b:duree de|7.1 28+429+537+43a-3
b:preavis a|7.8 37+3
w:respecter|8.0 0r+337+6
s:respe|7.8 37+6
g:espe|6.5 1o+43w+4
g:spec|6.1 1o+9
b:a respecter|8.3 0r+3
w:oui|6.5 0c+31b+31l+34a+34p+34t+5
b:si oui|7.5 37+43a+94a+54t+9
b:expectations for|8.0 3w+6
w:amount|7.2 29+63u+83w+33x+73y+7
s:amoun|7.2 29+63u+43w+33x+53y+10
g:<amo|7.2 3y+3
g:amou|7.2 3y+3
g:moun|7.2 3y+4
g:unt>|5.7 01+441+5
b:per year|7.0 3a-33w+113x+4
w:gross|7.1 3v+103w+83y-3
s:gross|7.1 3v+93w+6
g:gros|7.0 3v+34d+3
g:ross|6.5 3q+43v+3
g:oss>|6.3 3q+33v+3
w:pretentions|7.1 3u+53w+93x+7
s:prete|6.9 3m+93u+33w+63x+4
g:rete|6.3 0o+53a+33m+3
b:pretentions salariales|7.3 3w+3
w:brut|7.1 3a-43m+53v+63w+33x+7
w:annuel|6.6 3a-33v+43w+73x+83y+4
b:brut annuel|7.5 3x+5
f:pretentions|7.8 3x+3
l:annuel|7.8 3x+3
b:quel salaire|8.0 3w+73x+4
s:esper|7.0 24+426+527+628+829+43a-33m+53w+74h+6
g:<esp|6.4 1o+429+32k+73w+4
g:sper|6.9 3y+5
g:pere|7.8 0k+33w+4
w:lowest|7.8 3x+15
s:lowes|7.8 3x+15
g:<low|7.5 3x+6
g:lowe|6.7 3x+6
g:owes|7.8 3x+5
g:west|7.6 3x+5
b:the lowest|8.6 3x+7
b:lowest salary|8.6 3x+3
b:salary you|7.5 3w-33x+8
b:would accept|7.4 2w+3
w:minimum|5.9 0d+1124+52e+438+33a-33w-63x+14
s:minim|5.6 02+30d+212e+43m+33w-93x+28
g:mini|5.4 0d+73w-43x+10
g:inim|5.6 0d+63w-53x+18
g:nimu|5.9 0d+63x+9
b:salaire minimum|8.3 3x+5
w:present|5.4 18+41v+71y+1320+32i+112t+62v+737+338+43a-93n+73o+43t+33v+1249+44i+34l+74p+34r+3
b:your present|6.4 18+320+42v+33a-43n+44i+3
b:present salary|8.6 3v+3
b:remuneration actuelle|8.3 3v+5
w:fixe|7.8 3b+93g+43v+33w+4
g:ixe>|7.3 34+3
w:+|7.1 09+102h+152v+43a-63w+7
b:fixe +|8.6 3w+3
w:variable|8.0 3v+53w+4
s:varia|8.0 3v+7
g:vari|6.9 27+329+4
g:riab|8.0 3v+3
b:+ variable|8.6 3w+3
b:expected hourly|8.6 3m+8
w:demande|6.9 0e+80j+50x+91b+622+83a-73m+33w+749+54a+5
s:deman|6.4 00+40e+60j+30x+41b+622+52w+639+33a-93j+93m+63w+449+84a+9
g:dema|6.3 3j+349+54a+4
g:eman|6.2 2e+32k+53a-44a+4
l:demande|7.6 0x+33w+3
w:moving|7.4 20+123s+10
s:movin|7.4 20+53s+10
g:movi|7.3 20+33b+43s+4
b:moving to|8.0 3s+4
b:to cityname|6.8 38+53a+33s+3
b:cityname for|7.8 4p+3
b:de demenager|8.0 3s+3
b:demenager pour|8.0 3s+4
b:pour ce|6.9 0d+438+43s+449+34j+9
b:le poste|6.8 0j+33j+33s+74j+4
b:poste est|7.6 38+4
b:a cityname|6.7 38+43s+10
w:presentiel|7.8 38+64s+7
g:ntie|6.5 2j+32m+336+34s+4
b:en presentiel|8.6 38+5
w:cela|7.8 38+647+4
b:cela vous|7.8 38+447+4
w:convient|7.1 38+63a+747+94m+7
g:nvie|7.1 3a+3
g:vien|7.0 3a+3
b:vous convient|7.2 38+33a+347+44m+4
w:il|5.1 0w+41c+33a+33g+33l+33n+33r+44q+3
b:convient il|7.5 38+44m+6
f:le|6.6 22+538+53y+4
l:il|6.5 0w+51c+31d+33w+4
b:from home|7.5 38+53a+54m+4
b:home in|8.6 4s+4
b:office or|8.6 4s+4
b:or a|6.8 0e+43g+5
b:a mix|8.6 4s+4
w:deplacements|6.8 3a-34m+204o+5
g:acem|6.3 0u+34m+7
g:ceme|6.3 2w+34b+34m+7
b:des deplacements|7.5 4m+11
s:regul|6.5 0u+1319+42a+92c+62m+53a-54m+64t-3
g:regu|6.5 0u+5
g:egul|6.5 0u+42a+32c+33a-3
g:guli|8.0 0u+3
g:ulie|7.3 00+3
g:lier|6.4 08+30e+4
g:iers|7.3 13+3
s:envir|8.0 27+9
g:<env|6.3 0m+40p+3
g:envi|7.5 3s+3
g:iron|8.0 27+3
b:20 %|8.6 3a+4
b:which shifts|7.8 47+4
b:please tick|8.0 2f+4
b:tick the|8.0 47+5
b:the days|8.3 0s+3
b:days you|8.6 47+5
b:are available|8.3 47+5
w:horaires|7.6 3a+447+17
b:travailler de|8.3 3a-347+8
w:nuit|7.5 47+14
g:<nui|7.1 47+44m+3
b:de nuit|8.0 3a+4
l:nuit|7.8 47+3
f:temps|7.5 37+340+6
b:when needed|8.3 39+3
b:of employment|7.0 0d+33a-340+7
b:employment are|8.0 40+8
w:casual|7.6 0u+133m+4
s:casua|7.6 0u+103m+4
g:casu|7.6 0u+4
g:asua|7.6 0u+4
g:sual|7.4 0u+42f+3
w:cdi|8.0 0u+9
w:cdd|8.0 0u+12
b:cdi cdd|8.3 0u+5
w:interim|8.0 0u+15
g:erim|7.6 0u+5
g:rim>|8.0 0u+4
w:alternance|8.3 0u+10
g:nanc|6.3 3q+3
b:driving record|8.6 0f+5
w:category|6.9 0y+714+42a+33a-43g+64a+34r+10
s:categ|6.4 0y+1010+714+919+31j+73a-63b-43g+1049-34a+84r+8
g:<cat|6.3 1j+33g+44r+5
g:ateg|6.3 0y+43g+34a+34r+4
g:tego|6.3 0y+614+31j+33g+34r+3
g:egor|6.3 0y+614+33g+44r+3
g:gory|6.9 4r+3
f:driving|7.8 1j+4
l:category|7.4 4r+4
b:titulaire du|7.2 0g+101j+53a-341+4
b:du permis|7.0 3a+11
w:b|6.5 0w+101j+1634+73a-43d+843+449+64r+12
b:permis b|7.6 1j+549+3
l:b|7.4 1j+7
w:car|6.4 1j+143a+74o+27
b:a car|7.0 1j+43a-44o+21
b:car for|8.3 4o+5
b:for work|7.2 38+53s-34m+74o+7
w:transportation|8.6 3a-34o+9
g:ansp|7.4 3z+54o+7
g:nspo|7.5 4o+5
g:rtat|7.6 2a+3
w:stores|7.6 0e+50p+42w+54t+3
b:our stores|8.3 0e+32w+43a-64t+5
l:at|6.5 2w+43a-43b+44g+6
b:employer or|8.3 1b+33a+5
b:entreprise actuelle|8.6 1v+5
f:entreprise|8.3 1v+5
b:fonction actuelle|8.3 4l+3
f:fonction|7.5 4l+12
b:work history|7.5 1f+41x+41z+44l+3
b:of company|8.6 1v+5
w:societe|7.6 0k+61v+1129-33a+4
s:socie|7.3 0k+61v+1229-43a+6
g:<soc|5.8 17+111v+42p+344+5
g:soci|5.7 17+131v+644+54t+3
g:ocie|7.3 0k+31v+33a+3
g:ciet|7.3 0k+31v+4
g:iete|7.5 1v+4
b:professionnelle societe|8.6 1v+529-3
f:experience|5.9 1v+627+529+73a-44l+5
l:societe|7.8 0k+31v+3
b:history position|8.6 4l+7
w:held|5.9 0g+40h+60i+120k+70o+30s+31j+32a+42c+32y+73a-64l+134r+10
g:<hel|5.6 0i+42y+34e+44l+6
g:held|5.9 0i+40k+32y+33a-44l+7
b:position held|7.6 4l+8
l:held|6.3 0i+40k+52c+33a-34l+7
w:occupee|8.3 4l+9
b:fonction occupee|8.3 4l+5
b:you joined|8.6 21+93a-4
b:joined this|8.6 21+123a-6
b:this employer|7.3 1y+521+42b+4
w:month|5.7 0u+70w+101n+61s+51x+821+739+33a+63m-33y+44b+74m+6
s:month|5.3 0m+40o+90u+50w+51n+51s+41x+821+1037+339+53a+33y+64b+104m+9
g:mont|5.2 0o+31x+321+33y+54m+3
g:onth|5.3 0o+31x+421+53y+3
g:nth>|5.6 21+54b+3
b:from month|7.6 21+11
b:month year|7.5 1x+721+83a-53y+64b-3
l:entree|8.3 21+4
b:to month|8.3 1x+1421-4
w:sortie|8.6 1x+13
s:sorti|8.3 1x+83a+6
g:sort|6.8 1z+43a+3
b:de sortie|8.6 1x+8
l:sortie|8.6 1x+4
b:i currently|7.2 1y+8
b:currently work|6.8 1y+62c+44p-3
b:work here|6.4 1y+112i+7
b:j occupe|8.6 1y+84l-5
w:toujours|8.3 1y+15
s:toujo|8.3 1y+12
g:ujou|7.5 1y+522+3
w:missions|7.8 1w+114m+10
s:missi|7.2 0u+71w+164i+84m+10
g:issi|5.9 0x+31w+3
b:missions principales|8.6 1w+7
f:missions|8.3 1w+9
w:making|8.3 0l+520+924+103a-3
s:makin|8.3 0l+420+724+73a-3
w:look|7.4 0l+60z+620+62n+42q+64j+7
b:you look|8.0 0z+920+53a-34j+4
w:new|6.5 01+602+803+50m+80p+30q+51t-420+112b+44a+64i-34j-34p+5
b:new job|8.6 0m+420+4
b:professionnelle avez|8.0 29+5
w:sql|7.0 24+1325+1528+1029-32k-34h+9
b:with sql|8.6 3a+5
l:sql|7.4 25+728+4
w:accounts|7.8 24+728+33a+542+3
s:accou|6.0 01+1202+524+72n+32o+42s+641+1342+946+5
g:ccou|6.0 01+32s+341+5
g:unts|7.4 24+3
w:payable|8.3 28+73a+6
s:payab|8.3 28+63a+541-3
b:accounts payable|8.6 28+4
b:combien de|6.6 26+327+329+437+43a+443+44b+4
b:de temps|7.1 27+528+329+33y+54b+4
b:temps utilisez|8.3 28+4
b:dans votre|8.0 3a+7
b:votre travail|8.3 1i+53o+4
b:used a|8.3 24+3
w:point|6.7 20+625+112k+42w+73a-83v+1049+3
b:a point|8.6 24+4
w:sale|8.0 25+54h+7
g:sale|6.7 24+44h+3
b:of sale|8.0 25+34h+3
w:system|8.0 24+64f+6
s:syste|7.1 24+1125+428+34f+34h+7
g:<sys|7.1 24+4
g:syst|7.1 24+3
g:yste|7.1 24+4
g:stem|7.0 24+4
b:sale system|8.6 24+6
b:working with|7.5 28+6
b:with children|8.0 0v+424+3
w:restauration|8.3 24+627+73a+64t-4
s:resta|7.1 1v+427+62w+123a+34q+6
g:esta|5.5 0a+30g+30x+327+32w+43a-343+34d+3
g:stau|7.2 27+32w+6
g:taur|7.2 2w+6
g:aura|7.1 2w+43a+3
b:en restauration|8.6 24+4
b:rate your|7.4 25+82k+7
w:knowledge|6.5 0x+424+725+132k+164h+9
s:knowl|6.5 0x+324+825+142k+64h+6
g:nowl|6.0 0n+30x+425+5
g:owle|6.0 0x+525+42k+3
g:wled|6.0 0n+30x+325+5
g:ledg|6.0 0x+324+325+4
g:edge|6.0 0x+424+325+32k+3
g:dge>|5.8 25+42k+332+3
b:your knowledge|8.0 24-43a+54h+7
b:knowledge of|7.2 24+72k+54h+3
w:microsoft|8.0 25+742+4
s:micro|8.0 25+442+5
g:<mic|7.6 4c+4
g:cros|7.0 3q+4
w:beginner|8.3 25+7
g:ginn|7.1 1s+7
w:intermediate|8.6 25+8
g:erme|6.6 4p+3
g:iate|6.6 4t+4
b:beginner intermediate|8.6 25+4
w:advanced|7.8 1q+925+11
s:advan|7.8 1q+725+8
g:<adv|6.6 3q+5
g:dvan|7.6 25+3
f:rate|7.5 25+33a+33y+3
b:sur le|7.6 25+529+335+33a+54e-34p+3
g:<pac|7.8 25+3
g:pack|7.8 3v+3
g:ack>|6.3 3a+348+3
b:worked in|7.8 27+1628-43a-3
w:healthcare|8.6 27+9
g:care|5.8 0m+30z+1117+627+33a-344+3
b:in healthcare|8.6 27+7
b:experience dans|8.3 27+829-3
b:dans le|6.6 0n+327+134p+3
w:managing|7.6 26+10
g:nagi|7.6 26+4
g:agin|7.4 26+4
g:ging|7.0 08+60i+415+626+4
b:managing people|8.0 26+4
l:people|7.4 26+3
s:encad|7.8 26+15
g:<enc|6.9 1y+426+343+5
g:enca|7.6 26+3
g:ncad|7.8 26+5
g:cadr|7.2 26+4
b:une equipe|8.0 26+5
b:professional title|8.3 2d+3
w:tagline|8.3 2d+11
s:tagli|8.3 2d+14
g:<tag|7.8 2d+638+3
g:agli|8.0 2d+5
g:glin|8.0 2d+6
l:tagline|8.3 2d+6
b:give us|7.4 3a-53b+53o+441+442+447+44c+7
b:us a|7.4 2t+53a+83b+54c+54e+4
w:overview|8.3 4c+16
s:overv|8.3 4c+10
w:career|6.6 0m+1320+426+327+329+84c+84d+4
s:caree|6.5 0m+1120+327+329+123q+34c+94d+34j+3
g:aree|6.5 0m+329+34c+3
g:reer|6.4 29+44c+3
g:eer>|5.9 0r+329+33a+5
b:your career|7.2 20+327+329+34c+44d+34j+3
l:career|7.6 4c+3
w:presentez|7.6 4c+74e+74f+6
b:presentez vous|8.0 4c+7
w:quelques|7.4 40+64c+74e+74m+8
s:quelq|7.1 3a-33r+440+94c+64e+12
g:<que|6.2 4e+4
g:uelq|7.1 4e+3
g:elqu|7.1 4c+34e+4
g:lque|7.2 40+34c+44e+4
g:ques|5.5 4e+4
w:lignes|7.8 4c+84e+74i+4
s:ligne|6.3 07+608+61d+32d+52q+102r+83a-53b+53g+542+54c+44e+4
g:<lig|6.3 08+32q+3
g:lign|6.3 2d+32q+4
g:gnes|7.5 4c+3
b:quelques lignes|7.8 4c+7
f:presentez|7.6 4c+8
l:lignes|8.6 4e+3
w:relevant|7.4 1e+132p+33a-348+7
g:leva|6.5 28+4
g:vant|6.2 3t+3
w:separate|8.3 2x+548+7
s:separ|7.3 1x+1020+8
g:<sep|7.3 1x+420+4
g:sepa|7.1 20+445+5
g:para|6.2 01+3
g:arat|6.4 0x+320+3
b:skills separate|8.6 48+4
b:separate with|8.6 48+4
w:commas|8.6 48+6
s:comma|7.8 25+52k+53a+548+5
g:mas>|7.4 2l+42z+5
b:with commas|8.6 48+4
f:relevant|8.3 2p+348+3
b:vos competences|7.8 25+348+9
w:cles|8.3 3a+748+6
b:competences cles|8.6 48+3
l:cles|8.3 3a+3
w:licences|8.0 0g+8
w:tickets|8.0 0d+50g+13
s:ticke|7.5 0d+40g+17
g:icke|7.1 0g+4
g:cket|7.0 0g+52p+4
g:kets|8.0 0g+3
b:tickets and|8.6 0d+4
b:and certificates|8.6 0g+4
f:licences|8.6 0g+3
b:current first|8.6 0g+4
w:cpr|8.6 0g+6
b:cpr certificate|8.6 0g+4
w:habilitations|8.6 0g+10
w:certificats|8.6 0g-41e+9
b:et certificats|8.6 0g-31e+6
w:caces|8.6 0g+143a-3
s:caces|8.6 0g+113a-3
g:aces|7.8 0g+32p+33j+3
w:electrique|8.3 0g+73a+6
g:ctri|7.0 0g+6
g:triq|8.0 0g+3
g:riqu|7.6 0g+34t+3
f:habilitations|8.6 0g+4
w:nmc|8.0 0g+52m+163a+5
w:pin|7.6 09+112g+42m+13
b:nmc pin|8.6 2m+12
f:nmc|8.6 2m+9
l:pin|8.3 2m+8
w:rn|8.3 0g+142m+53a-3
f:rn|8.6 2m+3
w:rpps|8.6 2m+9
b:numero rpps|8.6 2m+9
w:adeli|8.6 2m+15
s:adeli|8.6 2m+12
g:deli|7.2 0v+32m+3
l:adeli|8.6 2m+4
b:the highest|6.9 0i+31q+7
w:schooling|7.5 1q+91s+6
g:ooli|7.4 1q+3
g:olin|7.4 1q+3
b:of schooling|7.6 1q+41s+6
b:schooling you|8.3 1q+3
w:finished|7.5 1l+91n+51q+63a-4
s:finis|7.0 1l+91n+102h+73a+3
g:fini|6.6 0u+31l+42h+3
g:inis|6.3 1l+41n+3
g:nish|6.5 1l+42k+4
g:ishe|6.8 1l+34d+3
g:shed|7.0 1i+34d+3
w:cap|8.6 09+181q+4
w:bac|8.3 1m+71q+10
w:attended|6.8 1n+111r+111s+11
g:nded|6.2 1n+51s+5
f:college|7.8 1r+6
l:attended|7.4 1r+31s+3
w:qualification|6.4 0g+317+51l+71m+131n+81q+93a-34l-3
s:quali|5.8 0g+90j+617+41l+41m+81n+61q+112l+33a-74c+54g+174j+64l+10
g:qual|5.4 0g+31m+41q+44g+54l+4
g:uali|5.5 0g+316+61m+31q+51y+33a-34g+64l+4
g:alif|5.9 0g+31m+31q+54c+34l+3
g:lifi|6.0 0g+41m+41q+4
f:qualification|8.0 1m+6
w:intitule|7.8 1m+64l+8
s:intit|7.8 1m+74l+9
b:intitule du|8.0 1m+64l+6
f:intitule|8.0 1m+5
l:major|7.6 1o+6
w:specialite|7.8 1m-41o+14
s:speci|6.3 00+40g+71m-31o+151w+341+848+74g+54j+6
g:peci|6.3 1o+11
g:ecia|6.5 1o+13
w:filiere|8.6 1o+12
s:filie|8.6 1o+16
g:fili|6.8 1o+44n+7
g:ilie|6.9 1o+527+430+73a+3
g:iere|5.6 0r+31o+52j+33a+3
f:specialite|8.0 1o+4
l:filiere|8.6 1o+5
b:or expected|8.6 1n+6
l:expected|7.6 1n+33m+4
w:final|7.8 1p+73a-43v+54l+7
s:final|7.4 1l+81n+61p+113a-33v+34l+5
g:fina|7.1 1l+31p+5
w:grade|6.4 1h+31l+71m+141p+101q+425+73a+43v+84l+10
s:grade|6.2 0l+61h+131m+131p+1625+43x+34l+8
b:final grade|8.6 1p+6
f:final|8.3 1p+43v+4
w:basic|8.0 25+92k+73a-33v+5
s:basic|8.0 25+42k+33v+3
w:fluent|7.6 25+132k+123a-3
w:native|8.0 13+132k+8
s:nativ|8.0 13+92k+4
f:level|7.3 1q+325+3
w:than|6.3 3x+34g+3
b:other than|7.4 0h-30v+31a+32k-32l+532+33a+4
b:than english|8.6 2k-32l+5
l:english|7.1 2k+42l+5
w:parlees|8.3 2l+9
g:lees|7.5 2l+3
b:langues parlees|8.3 2l+5
b:parlees et|8.6 2l+4
f:langues|7.8 2l+9
l:niveau|8.6 0i+6
b:in what|7.8 0h+41o+43a-44h+54l+8
b:what language|8.6 2j+5
w:communications|7.5 0m+82j+8
g:unic|6.1 04+60m+52j+6
g:nica|5.9 0m+50t+31t+323+42j+73a-4
b:les communications|8.6 2j+4
l:communications|7.8 2j+4
b:companyname or|7.2 0k+4
b:or any|7.4 43+54t+5
b:any of|7.5 24+4
b:of its|7.3 4t+4
w:subsidiaries|7.6 4t+4
s:subsi|7.6 4t+4
g:iari|7.4 25+3
g:arie|6.6 3m+53p+34t+3
b:its subsidiaries|7.6 4t+3
b:subsidiaries in|8.6 4t+4
b:ete employe|8.3 4t+5
b:chez companyname|6.9 0e+54i+4
w:submitted|8.0 0e+622+11
b:you submitted|8.6 0e+3
b:submitted an|8.6 0e+3
b:an application|8.0 0e+8
b:application to|7.6 0e+7
b:the last|6.2 0e+70j+40k+30v+41p+42c+3
w:months|6.6 0e+40o+1510+42c+537+43a+43i+4
g:nths|6.6 0o+4
g:ths>|6.3 0o+44g+5
b:12 months|7.6 0e+30o+4
l:months|6.9 0o+5
b:dans notre|8.0 0e+44i+4
b:current companyname|8.6 2i+6
l:employee|7.5 2i+53a-3
w:agent|7.6 0g+72c+62i+83a+7
s:agent|7.6 0g+52c+42i+73a+6
g:<age|6.2 0d+33a+3
g:agen|6.1 1b+31e+82c+3
b:titulaire ou|8.6 0u+42i+4
w:contractuel|7.8 0u+72i+6
b:ou contractuel|8.6 0u+42i+3
b:notre etablissement|8.3 2i+33a-34i+4
w:find|6.8 2o+53a+73q+94i+5
g:find|6.8 3q+4
b:you find|7.2 3a-33q+11
w:out|5.9 0l+336+33a+64j+44m+3
b:find out|8.0 3q+5
b:out about|8.0 3q+5
w:cameacross|7.8 3q+7
s:camea|7.8 3q+5
g:<cam|6.3 20+43a+34f+5
b:you cameacross|7.8 3q+4
b:cameacross this|7.8 3q+3
b:par quel|7.6 0t+53q+8
w:moyen|7.4 0t+938+63a-33q+94o+8
b:quel moyen|8.0 0t+53q+7
b:moyen avez|8.3 3q+5
w:eu|7.0 0h+110v+1024+43a-545+54p+114r+3
b:vous eu|7.8 0v+824+33q+3
b:eu connaissance|8.3 3q+4
b:de cette|8.3 3q+5
f:par|7.4 3q+63y+5
b:you please|8.3 3p+4
b:please give|6.7 0i+32n-32r+43o+63w+441+342+54c+3
w:their|7.2 2q+3
b:nom du|7.1 0g+31m+530+33a+73p+1446+4
w:collaborateur|8.0 2i+73p+114t+6
s:colla|8.0 2i+113a-33p+54t+7
g:labo|6.9 29+33a-44h+3
g:abor|6.6 13+32i+33a-34h+3
g:bora|7.1 4h+34t+3
g:orat|6.9 4h+34t+4
g:ateu|6.9 01+4
b:du collaborateur|8.6 3p+6
f:recommande|8.6 3p+5
l:collaborateur|8.3 4t+4
w:friends|8.0 32+43r+7
s:frien|6.9 32+33a+83p+43q+43r+64e-34g+9
g:<fri|6.4 47+6
g:frie|6.9 3a+5
g:iend|6.5 1v+42w+33r+3
b:friends or|8.6 3r+5
b:du personnel|7.5 26+53r+3
b:business interests|8.6 0k+4
b:interests that|8.3 0k+4
b:that could|7.6 0k+436+4
b:conflict with|8.3 0k+4
w:exercez|8.3 0k+51v+4
s:exerc|6.6 0v+61e+61v+41w+62c+52m+53j+34l+64p+5
g:exer|6.6 1w+3
g:erce|6.5 1w+3
b:exercez vous|8.6 0k+3
w:activite|7.5 0k+61y+1440+74p+4
s:activ|6.3 0i+80k+919+61w+61y+829+62i+336+440+44n+5
g:acti|5.7 0i+30k+31y+3
g:ctiv|6.1 36+3
g:tivi|6.8 0k+31w+71y+340+3
g:ivit|6.5 0k+51w+736+440+3
g:vite|6.8 0k+41y+33a+4
b:une activite|8.3 0k+4
w:pouvant|7.8 0k+836+43a-33o+11
s:pouva|7.8 0k+636+33o+6
g:uvan|7.6 3o+3
s:entra|8.6 0x+4
g:iner|6.6 0f+30o+32d+53a-3
b:un conflit|8.3 0k+3
b:last five|7.6 0j+51b+32c+443+3
w:agency|6.9 0i+40r+41t-42c+63a+53q+73r+34t+3
s:agenc|6.8 0r+31t-42c+73a+83q+9
b:government agency|8.6 2c+3
w:unspent|7.6 0v+8
s:unspe|7.6 0v+5
g:<uns|7.3 4i+3
g:nspe|7.6 0v+3
g:pent|6.8 0v+3
b:any unspent|8.3 0v+63a-4
w:convictions|6.7 0v+133a+9
b:unspent convictions|8.0 0v+7
w:cautions|8.3 0v+83a-3
s:cauti|8.3 0v+5
g:<cau|6.8 1b+520+3
g:utio|6.4 0v+31r+81w+54d+3
b:convictions cautions|8.6 0v+3
w:warnings|8.6 0v+3
s:warni|8.0 39+3
g:<war|6.3 4j+4
g:arni|7.4 3v+5
g:rnin|6.8 01+33v+3
b:vous fait|7.8 19+31b+83a-34t+4
w:condamnation|8.3 0v+8
s:conda|7.4 0v+22
g:ndam|7.5 0v+5
g:damn|7.5 0v+6
g:amna|7.8 0v+4
g:mnat|7.8 0v+4
w:penale|8.3 0f+100v+93a-3
s:penal|7.2 0f+110v+180x+33a-4
g:pena|7.2 0f+30v+7
g:enal|7.2 0f+30v+6
g:nale|6.5 0f+30v+51p+32u+34d+3
l:penale|8.6 0f+3
b:this post|7.1 0j+43q+73w+5
w:requires|6.9 0d+50f+40j+51l+112a+33a-747+74m+5
b:post requires|8.3 0f+40j+6
b:check are|8.6 0f+3
b:provide a|7.6 0f+53a+3
w:vulnerable|7.4 0f+100v+53a-3
s:vulne|7.4 0f+90v+63a-3
g:<vul|7.4 0f+3
g:ulne|7.3 0x+4
g:erab|7.4 0f+3
b:a vulnerable|8.0 0f+3
w:sector|7.0 0f+527+19
s:secto|6.9 0f+327+17
g:sect|6.4 27+10
g:ecto|6.5 0k+427+84f+3
b:vulnerable sector|7.8 0f+3
b:sector check|7.8 0f+4
w:judiciaires|7.6 0v+13
b:antecedents judiciaires|7.6 0v+9
w:screen|7.8 1k+14
s:scree|6.3 0f+40i+50j+30l+60s+50w+31k+173a+544+5
g:<scr|6.2 1k+6
g:scre|6.3 1k+63a+3
g:cree|6.2 15+71k+5
g:reen|6.2 1k+4
g:een>|5.9 3q+3
b:drug screen|8.0 1k+8
w:approach|8.3 3n+9
s:appro|7.5 0j+723+53n+6
g:appr|6.8 3a+7
g:oach|7.6 3n+3
b:we approach|8.6 3a-33n+6
b:approach your|8.6 3a-33n+7
b:employer for|8.3 2b+43a-33n+3
b:contacter vos|8.6 3n+4
w:anciens|7.8 3n+103o+54t+6
b:vos anciens|8.3 3n+53o+4
w:employeurs|8.3 3a+53n+6
b:anciens employeurs|8.6 3n+5
b:referee 1|8.3 3o+5
b:and contact|8.0 3a-43o+9
b:contact details|8.0 1t+43o+4
f:referee|7.8 3a+8
l:details|6.9 0k+31w+43a+9
f:references|7.8 3o+8
w:amenagement|7.8 00+11
s:amena|7.6 00+193a-3
g:<ame|6.9 00+513+3
g:amen|6.1 00+708+516+32c+331+433+434+33a-543+54c+3
g:agem|6.7 00+4
b:un amenagement|8.0 00+5
b:amenagement de|8.6 00+5
b:poste ou|8.3 4l+5
w:entretien|7.0 00+40s+828+432+5
g:reti|6.7 28+3
g:etie|6.6 17+33a+4
g:tien|5.6 10+32m+3
b:l entretien|7.8 32+53a+6
w:stand|7.8 3a+63j+84j+4
s:stand|6.6 1j+32v+142w+123j+54n+64t+4
g:stan|5.2 06+51k+53a+43j+34s+3
g:tand|5.8 0x+32v+43a+3
b:stand for|8.0 3a+43j+4
w:long|7.0 10+827+339+83a-33j+15
g:<lon|6.6 0o+339+43j+5
b:for long|8.0 3a+33j+3
w:periods|7.8 3j+74t+4
g:ods>|7.4 2a+3
b:long periods|8.3 3j+4
w:perform|7.2 1w-33a+53j+8
s:perfo|6.7 1b+61w+1324+33a-43j+7
g:perf|6.4 1w+5
g:erfo|6.6 4d+3
g:rfor|6.7 1w+4
b:you perform|8.0 3j+3
b:perform the|7.6 3j+3
w:essential|7.6 00+338+33a+7
s:essen|7.6 38+43a+5
g:ssen|6.7 0k+31l+43a+7
b:the essential|7.8 3a+4
w:duties|6.7 0z+51w+163j+64j+4
s:dutie|6.7 0k+30z+41w+153a-43j+74j+5
g:duti|6.7 1w+8
g:utie|6.5 1w+6
b:essential duties|8.6 3j+3
b:duties of|8.0 3j+3
b:job with|7.4 0e+436+43j+5
b:with or|7.4 3a-33j+63r+3
b:or without|7.6 3j+8
w:reasonable|7.5 3a-43j+9
s:reaso|6.2 1b+720+103a+43j+743+44j+10
g:reas|6.0 18+320+4
g:easo|6.0 20+44j+3
g:ason|6.0 20+54j+3
g:nabl|6.8 00+60s+3
b:without reasonable|8.3 3j+5
b:reasonable accommodation|8.3 3j+5
w:apte|8.6 3j+10
g:<apt|8.0 3j+5
b:vous apte|8.6 3j+8
w:port|8.3 3j+8
b:au port|8.3 3j+5
b:port de|8.3 3a+33j+3
b:de charges|8.3 3j+5
b:details given|8.6 0x+3
b:this form|7.6 0x+33a+4
b:are true|7.1 0x+10
b:the best|7.3 4d+4
b:my knowledge|7.5 0x+4
l:knowledge|7.5 25+3
b:everything i|8.6 0x+3
w:entered|8.3 0v+41s+6
s:enter|7.6 0v+41s+723+53a-33q+73x+5
b:sur l|7.8 0x+42x+4
w:honneur|8.0 0x+11
s:honne|8.0 0x+7
b:l honneur|8.0 0x+6
b:honneur l|8.3 0x+3
w:exactitude|7.6 0x+6
b:l exactitude|7.8 0x+3
b:exactitude des|7.8 0x+3
b:signature nom|8.3 23+4
b:signed on|8.6 22+1123-4
f:signed|7.6 22+323+8
b:fait le|8.6 22+12
f:fait|8.6 22+14
w:equal|8.0 0y+811+7
s:equal|7.2 0y+70z+310+511+81e+3
g:equa|7.1 11+3
b:equal opportunities|8.0 0y+511+51e+3
w:sex|6.8 0v+70w-311+2118+123a+3
f:equal|8.6 0y+4
l:sex|8.0 11+13
w:sexe|7.6 11+1218+53a+3
g:sexe|7.6 11+12
g:exe>|7.5 11+10
f:sexe|8.3 11+14
l:sexe|8.0 11+9
b:you of|7.4 0c+70d+1013+33a-4
b:of hispanic|8.3 12-43a+6
w:spanish|7.6 12+112k+11
s:spani|7.6 12+92k+10
g:<spa|6.6 2h+4
g:anis|6.2 12+41v+32c+34i+3
w:origin|7.0 12+913+414+53q+11
w:protected|6.9 0v+519+72a+32q+3
s:prote|6.2 0n+1210+815+419+93a-3
g:prot|6.2 0n+319+4
g:otec|6.3 0n+5
g:tect|6.4 0n+3
b:protected veteran|7.5 19+3
w:self|6.8 0u+910+411+414+419+1225+62t+173a-6
g:<sel|5.9 0l+319+32t+33a-33i+3
w:identification|7.1 10+611+414+919+1344+11
b:self identification|7.8 14+419+7
l:identification|8.6 19+7
b:a physical|8.6 10+4
b:physical or|8.6 10+7
w:mental|8.0 10+1043+5
s:menta|8.0 10+643+5
g:<men|6.4 1p+3
g:ntal|6.8 0z+31e+4
b:or mental|8.6 10+7
b:mental health|8.3 10+5
b:health condition|8.3 10+7
w:more|6.6 03+30m+31u+32p+33a-34e+3
b:or more|7.6 0c+310+337+3
l:more|7.3 1u+4
w:beneficiaire|8.6 10+11
s:benef|7.5 10+15
g:<ben|6.3 00+401+310+44a+3
g:bene|7.2 10+41m+43a+5
g:enef|7.5 10+3
g:nefi|7.5 10+5
g:efic|7.8 10+5
w:obligation|8.3 10+736+4
s:oblig|6.8 10+71f+32c+32q+336+1037+338+639-4
g:<obl|6.8 36+3
g:obli|6.8 36+4
g:blig|6.8 36+4
g:liga|6.9 36+3
g:igat|6.4 0f+336+4
g:gati|6.5 0f+31b+41e+536+3
b:l obligation|8.6 10+6
b:obligation d|8.6 10+5
b:d emploi|6.5 0e+30q+40u+310+411+41b+51x+420+621+43a-44l+54t+4
w:rqth|7.5 00+510+131e+13
g:<rqt|7.5 10+9
g:rqth|7.5 10+6
g:qth>|7.5 10+91e+3
l:rqth|7.6 10+81e+4
b:as first|8.3 13+3
b:which age|8.3 0y+7
b:group do|8.3 0y+414+3
w:belong|7.1 0y+514+515+519+31a+53a+34n+5
s:belon|6.9 0y+315+519+31a+44n+3
b:you belong|7.3 0y+34n+4
b:belong to|7.4 0y+31a+33a+34n+3
l:to|6.2 1n+81x+222w+5
w:sexuality|8.3 16+14
b:your sexuality|8.6 16+4
b:if any|7.3 00+708+40v+42u+431+435+33a-63p+3
l:any|7.4 08+33a-4
b:the applicant|8.0 3a+53i+4
l:it|5.9 4i+3
w:stored|8.6 0o+7
w:utilisees|8.6 0n+3
w:cadre|7.8 0n+3
s:cadre|7.8 0n+3
g:<cad|7.6 4q+3
b:le cadre|7.8 0n+3
b:cadre de|7.8 0n+3
b:de ma|7.0 0l+30o+6
w:rgpd|8.3 0n+17
l:rgpd|8.3 0n+5
b:may hold|8.6 0o+7
b:hold my|8.6 0o+5
f:you|6.8 0c+30p+51t+53a-73q+34b+5
w:conservation|7.5 0o+18
g:erva|6.5 0o+627+33a-33y+448+3
g:rvat|7.5 0o+6
b:la conservation|8.0 0o+9
b:conservation de|7.8 0o+7
w:mon|6.5 0q+91f+4
b:de mon|8.6 0o+4
w:dossier|6.6 0e+60f+70o+100q+60v+50x+42q+546+5
s:dossi|6.6 0e+90f+70o+40q+80v+30x+42q+4
g:<dos|6.6 0e+30f+30q+3
g:doss|6.6 0e+30f+30q+3
g:ssie|6.3 0f+3
b:mon dossier|7.3 0o+60q+7
b:dossier pendant|8.6 0o+5
w:deux|7.2 0o+40q+41h+52h+33a+43o+74m+3
g:eux>|6.8 3o+3
b:pendant deux|8.6 0o+3
b:deux ans|8.0 3a+4
b:this site|7.8 02+82b+5
l:site|6.5 08+32u+42w+33a+12
w:generales|8.3 0r+6
s:gener|6.9 0y+311+1617+51p+524+534+33a-643+5
g:gene|6.6 11+73a-34o+3
g:eral|6.3 1p+32k+43a-4
b:conditions generales|8.3 0r+4
b:sign me|8.6 0m+7
b:me up|8.6 0m+4
b:up for|7.8 0m+73a-3
b:for your|6.7 01+302+50o+328+632+53a-43i+442+34b+5
f:sign|7.3 01+702+30m+423+83a-3
b:recevoir les|7.6 0m+60p+3
b:les offres|8.3 0m+5
w:actualites|8.6 0m+9
s:actua|6.6 0m+61v+61y+212i+52v+835+43a-53n+33v+94l+6
g:ctua|6.3 1v+41y+62v+33a-3
g:tual|5.8 1v+51y+92i+32v+63a-53v+84l+5
b:par courriel|7.6 0m+7
b:consider me|7.5 0q+43a+9
w:suitable|8.6 0q+7
s:suita|8.3 0q+44j+6
g:itab|7.8 0j+4
w:vacancies|8.0 0q+153a-3
g:cies|7.5 0q+448+4
b:suitable vacancies|8.6 0q+5
f:consider|8.0 3a+4
w:rejoindre|7.3 0q+736+53a-44i+3
s:rejoi|7.3 0q+336+33s+34b+44i+5
b:accepte d|8.6 0p+3
b:d etre|7.6 0p+53s+34p+3
w:sms|6.8 0p+310t+53a+3
b:par sms|8.6 0p+7
l:sms|7.2 0p+13
b:rejoindre companyname|8.3 4i+3
b:us how|8.0 11+44j+3
b:how you|7.4 11+43l+44f+54h+74j+3
b:meet the|7.2 0d+52a+43j+34j+4
w:specification|8.6 4j+8
b:person specification|8.6 4j+9
l:specification|8.6 4j+4
w:motivations|8.0 4i+34j+9
b:vos motivations|8.3 4j+7
b:motivations pour|8.6 4j+3
b:message to|7.8 4e+6
b:the hiring|7.5 0n+41c+33a+34e+3
b:hiring team|8.3 0n+43a+5
b:votre message|8.0 3a+44e+6
l:message|7.6 4e+6
w:greatest|8.3 4d+64g+10
s:great|7.2 4g+84j+6
g:reat|6.4 01+3
b:your greatest|8.3 4d+54g+6
w:strengths|7.6 4g+18
s:stren|7.5 4g+17
g:tren|7.3 4g+8
g:reng|7.4 0k+34g+8
g:engt|6.5 29+34g+6
g:ngth|6.5 29+34g+7
g:gths|7.6 4g+6
l:strengths|8.3 4g+5
w:atouts|8.3 4g+144j+8
s:atout|8.3 4g+84j+7
g:atou|8.0 4g+4
g:outs|6.6 3a+3
g:uts>|7.6 4g+7
l:atouts|8.6 4g+4
w:something|6.5 0f-40q+716+31i+71q+324+432+438+53a+63l+43s+43t+54d+104e-34f+4
s:somet|6.4 0f-30q+41i+51k+824+332+438+33l+43t+54d+54f+4
g:omet|6.3 4d+3
g:meth|6.3 0t+44d+3
g:ethi|6.5 4d+3
b:about something|8.3 4d+9
b:at work|7.1 24+432+63a+44d+54g+10
b:work you|8.3 1w+54s+4
b:are proud|7.5 1i+54d+54f+3
w:scheduling|8.3 28+84k+5
s:sched|7.0 28+53a-340+1147+8
g:sche|5.9 14+417+41j+33a+440+643+3
g:hedu|7.0 40+847+3
g:edul|7.0 40+6
g:ulin|8.0 28+3
w:software|7.6 0l+1148+104h+5
s:softw|7.6 0l+648+84h+7
g:<sof|7.5 0l+343+448+3
g:oftw|7.6 0l+3
g:ftwa|7.6 0l+348+3
g:twar|7.6 0l+348+3
g:ware|6.5 0l+348+3
l:software|8.6 4h+3
w:add|6.6 0q+41c+61d-31e+51f+32b+32p+63i+103l+348+64e+7
b:to add|8.3 3a+348+34e+4
l:add|8.6 3a+3
w:informations|7.6 0m+33a+64e+9
w:complementaires|8.0 1e+52p+43a+34e+7
b:informations complementaires|8.6 3a+64e+3
f:informations|8.6 3a+3
l:complementaires|8.0 2p+43a+3
w:create|7.8 01+902+50k+51t-33a-4
s:creat|7.5 01+1002+30k+41i+51t-43a-4
g:crea|7.2 02+6
b:create a|8.6 0k+43a-3
w:password|5.6 01-302+2003+201t-43a+1542+20
s:passw|5.5 02+2503+261t-42o-63a+1242+27
g:assw|5.5 02+1303+1242+10
g:sswo|5.5 02+1203+1342+13
g:swor|5.5 02+1203+123a+442+9
b:a password|7.5 02+173a-342-3
w:8|7.4 02+122a+33a+53j+7
w:characters|7.4 1d+32d+72f+93t+7
s:chara|7.2 02+51d+32f+53a-53o+43t+4
g:arac|6.6 2d+32f+4
g:ters|6.2 0y+423+53a-5
b:8 characters|8.6 02+4
f:create|8.0 01+502+3
w:choisissez|7.6 01+1402+605+72w+8
s:chois|7.0 01+802+405+52j+32x-432+53u+54j+4
g:hois|7.0 01+3
b:choisissez un|8.3 01+702+4
w:mot|6.2 02+1603+142h+63a+742+144e+4
b:un mot|8.3 02+93a-3
b:mot de|6.3 02+1303+1042+10
w:passe|6.1 02+1403+153a+1342+154t+6
b:de passe|6.3 02+1303+63a+442+11
f:choisissez|7.6 01+502+305+3
l:passe|6.8 02+603+542-4
w:verify|7.5 03+91t-51u+82f+72y+43a-3
g:rify|7.5 03+41u+3
b:verify new|8.6 03+6
b:new password|7.8 02+403+7
f:verify|7.8 03+71u+42f+3
l:password|6.0 02+703+942+7
w:national|7.2 0i+62a+835+83a+344+10
w:insurance|7.3 27+93a+444+10
g:sura|6.9 44+4
g:uran|6.2 2w+53a+344+4
b:national insurance|8.6 44+3
b:insurance number|8.3 3a-344+7
f:national|7.6 0i+335+344+4
w:sociale|7.5 17+71v+93a-344+10
s:socia|6.3 17+191l+31v+52p+73a-642+1044+14
g:ocia|6.1 17+73a-342+344+5
b:securite sociale|8.0 44+10
l:sociale|7.6 17+31v+444+3
b:swim 50|8.6 3a+4
w:metres|8.3 3a+33j+7
s:metre|8.3 3j+4
g:etre|7.8 0z+5
b:50 metres|8.6 3a+5
w:uniform|8.3 3a+5
s:unifo|7.8 3a+6
g:nifo|7.8 3a+3
g:ifor|7.8 3a+3
b:days did|8.6 3a+5
l:month|6.3 1n+421+33a+64b+4
w:hepatitis|8.6 3a+443+5
s:hepat|8.6 43+5
b:hepatitis b|8.6 3a+343+3
f:personne|7.4 13+33o+3
w:inscrit|8.3 0g+1018+103a+5
s:inscr|7.0 0g+70m+618+41s+723+52g+52m+546+3
b:vous inscrit|8.6 0g+63a+5
b:inscrit e|8.6 0g+53a+4
b:who are|7.6 1a+51f-32z+63a-34c+114e+11
w:candidate|5.9 02+30e+40j+50q+31t+52i+72n+32u+62v+62x+62z+103b+43i+33q+34c+64j+3
f:candidate|7.1 2v+32x+32z+34c+3
b:name in|8.3 23+52z+5
b:in full|8.6 06+42z+4
l:full|8.3 2z+3
b:name last|8.3 2y+430+53a-4
b:last first|8.6 2y+52z+4
w:mi|8.3 0q+92z+73a+5
w:nm|7.5 1v+52x+102z+830+1131+332+83a-4
l:nm|7.6 2x+32z+330+4
w:put|6.7 00+40e+40j+80q+70v+41g+623+725+42o+42u+539+53a-83p+9
b:we put|8.6 00+32z+3
b:put on|8.3 2z+3
b:your file|8.6 0o+72z+3
l:names|7.5 31+6
b:of applicant|8.6 2z+73a-3
w:block|8.3 2z+83a+4
s:block|8.3 2z+5
g:ock>|7.6 3a+3
s:capit|8.3 2z+33a+7
g:pita|6.8 1v+327+32z+3
g:ital|6.4 3a+5
w:print|8.6 00+82z+113a-4
s:print|8.6 00+62z+83a-3
g:rint|8.0 24+33a-3
w:applying|6.4 0c+310+420-32i+102v+52w+62z+63a+33k+134i+44j+94p+5
g:plyi|6.4 2i+33k+5
g:lyin|6.4 3k+5
g:ying|6.2 17+32i+33a+53k+34j+3
l:applying|8.0 4j+5
w:forename|6.7 2x+152z+9
s:foren|6.6 2x+172z+631+8
g:oren|6.3 0c+30w+62x+931+4
g:rena|6.5 2x+92z+331+3
g:enam|6.6 2x+112z+331+3
b:forename s|8.3 2z+730-3
b:and surname|8.6 2x-32z+1530-8
f:forename|6.7 2x+122z+4
w:m|6.4 11+91x+82z+431+93a-647+3
b:i m|7.5 0n+52f+52z+7
w:goes|8.0 2z+1032+173a-53d+73z+6
g:<goe|7.6 2k+32z+332+3
g:goes|8.0 2z+332+33z+3
g:oes>|8.0 3z+3
b:what s|6.4 2d+102z+637+33a-33x+1048+104f+34g-44l+6
b:s your|6.8 2d+92k+32z+103x+84g-44l+6
s:stran|8.6 2l+52z+73a-3
b:please state|7.1 2z+33a-33q+34k+3
b:state your|7.6 2z+44k+3
b:it is|7.5 2q+32z+43a+44i+4
w:written|7.0 0n+51i+52k+32l+32z+633+73a+4
s:writt|7.0 0n+51i+32k+62l+42z+433+4
g:ritt|6.4 1x+34b+5
g:ten>|5.3 0k+30o+30z+31q+348+4
b:your professional|8.3 2z+34c+9
w:registration|7.5 0g-32m+122z+546+11
g:istr|5.9 1l+32m+5
b:professional registration|8.6 2m+62z+6
b:name including|8.6 2z+430+3
b:given names|8.3 2x+32z+6
f:complete|8.3 3a+3
b:name and|7.6 1r+42z+330-33o+3
w:only|6.0 0q-30w+30z+411+71q+32q+42x+42z+63a+113b+43n+747+7
g:<onl|5.7 2p+32q+43a+4
g:only|6.0 3a+5
g:nly>|5.9 3a+7
w:reply|8.6 0p+122z+83a-4
s:reply|8.6 0p+92z+53a-3
b:of candidate|8.3 23+32z+4
b:as you|8.3 2w+52z+33a-348+7
w:appear|8.6 06+82z+7
b:appear on|8.6 06+5
b:on the|6.2 0g+40k+90q+30v+32p+32z+332+438+446+44e+34m+44o+3
b:the contract|8.3 0j+32z+4
f:enter|6.6 1c-61d+61g+42f+42g+642+4
b:prenom s|7.6 2x+431+4
b:candidat ou|8.6 0x+52z+3
b:ou de|7.4 0x+43p+543+4
b:la candidate|8.6 0x+4
b:au complet|8.6 06+32z+4
w:tel|7.5 30+43b+183e+10
b:tel qu|8.6 2z+430+3
b:qu il|8.6 2z+330+3
w:figure|8.0 2z+53w+103y+8
s:figur|7.4 31+635+33w+43y+6
g:gure|8.0 3y+3
b:sur votre|8.3 2z+3
w:piece|7.2 0w+31c+51e+91f+31i+72h+92q-42z+33a-43t+44f+8
g:ece>|7.1 2h+3
b:nom prenom|8.6 2x+52z+4
w:majuscules|8.6 2z+830+8
s:majus|8.6 2z+730+6
g:ules|7.6 0d+3
l:majuscules|8.6 2z+4
f:identite|8.0 14+52z+8
b:comment vous|8.6 11+42z+15
b:personne candidate|8.6 2z+3
w:vor|7.5 10+92z+1330-338+63a-34c+94s+3
w:und|6.7 07+40n+50x+31k+81p+81w+72h+52z+93o+34g+7
b:vor und|8.6 2z+8
w:nachname|7.6 2z+1030+15
s:nachn|7.6 2z+630+14
g:<nac|6.7 0w+630+635+53t+3
g:nach|7.1 30+53t+44e+3
g:achn|7.5 2k+32z+330+5
g:chna|7.6 2z+330+6
g:hnam|7.6 2z+330+5
b:und nachname|8.6 2z+8
f:vor|8.6 2z+4
l:nachname|7.8 30+7
w:ihr|6.7 01+70w+81t-32k+42o+52x+52z+730+73a-33i+83l+53w+104d+104f+6
s:volls|8.3 06+80x+52z+83a-3
g:<vol|6.1 06+30c+30d+32b+42z+4
g:voll|7.3 06+30c+52z+83a-340+4
g:lsta|8.0 06+324+3
g:iger|7.4 1v+32v+32z+3
f:ihr|7.2 0w+32x+52z+43a-33i+44f+3
w:der|6.5 0i+1210+51p+71r+61s+522+427+62g+82z+73a+43g+73t+94p+34q+64r+4
b:name der|8.6 1r+82z+4
s:bewer|7.3 00+60e+90o+71c+82i+32t+52z+83a-43i+10
g:<bew|6.9 0e+30o+33i+3
g:bewe|7.1 0e+30o+31c+32z+336+53i+4
g:ewer|6.5 36+33i+44n+4
g:werb|6.7 0m+30o+310+61c+336+43i+4
g:erbe|8.0 10+7
w:vorname|7.5 2x+122z+1031+7
s:vorna|7.4 2x+132z+1231+183a-3
g:<vor|6.4 1n+32t+52x+62z+331+43d+4
g:vorn|7.4 2x+82z+431+5
g:orna|6.8 2x+82z+431+73l+540+4
l:vorname|7.6 2x+82z+6
w:y|5.6 2z+43a-43e+34g+4
b:nombre y|8.6 2z+103o+4
w:apellidos|8.3 2x+62z+1030+9
s:apell|7.5 2x+62y+102z+630+173a-3
g:<ape|7.5 2y+32z+330+6
g:apel|7.5 2y+32z+330+7
g:pell|6.8 2y+330+63z+7
g:llid|7.5 2y+32z+330+5
g:lido|7.4 2y+32z+330+4
g:idos|7.8 30+3
g:dos>|7.4 1l+42z+430+3
l:apellidos|8.3 2x+32z+430+4
w:completo|8.3 06+82z+540+8
w:del|5.9 0n+30p-31f-31g+111n+61p+41s+41w+81x+420+621+323+525+32d+62k+72z+730+833+734+93d+73i+33p+93t+53u+103v-33w-33y+54q+12
w:candidato|7.4 23+72i+102z+930+93a-43i+54j+6
g:dato|6.7 1v+330+3
g:ato>|6.0 0u+30w+42z+34n+4
b:del candidato|7.6 23+42z+830+73i+4
l:candidato|7.6 2z+430+53i+3
w:como|7.0 0t+916+518+41a+523+925+42z+1132+833+43q+18
g:como|6.9 2z+33q+4
g:omo>|6.8 2z+43q+3
w:te|6.2 0e+30t+30x+32z+532+33a-33p+83s+54e+5
b:como te|8.3 2z+832+93q+5
s:llama|8.3 0s+92z+14
g:<lla|8.0 0s+52z+432+4
g:llam|8.0 0s+42z+432+4
f:como|7.4 0t+42z+432+53q+8
w:voor|7.3 00+601+50n+60o+72z+153a-449+64c+74j+84m+8
g:<voo|6.5 2j+32w+32x+42z+331+33a-33l+4
g:voor|6.5 1i+32j+42w+42x+32z+43a-43l+3
g:oor>|6.6 00+32z+33a-4
w:achternaam|8.6 2z+830+13
s:achte|7.8 14+917+52z+830+734+10
g:acht|6.8 02+503+30i+311+42z+330+634+4
g:chte|6.2 0p+32w+434+33a-440+3
g:hter|7.5 2z+330+334+4
g:rnaa|7.5 2x+42z+331+43l+6
g:naam|6.4 01+42x+42y+72z+330+123a-43l+4
g:aam>|6.5 01+52x+42y+102z+630+832+33a-4
l:achternaam|8.6 2z+430+4
s:volle|8.3 06+90d+72z+163a-4
g:edig|7.8 1d+32z+4
g:ige>|6.0 0z+32z+33a-549+34l+34p+3
w:naam|7.4 1r+51v+623+62z+933+1134+133a-43o+43p+6
g:<naa|6.9 2z+4
l:naam|8.3 2z+334+6
w:nome|7.0 01+151r+101v+52x+142z+1031+1032+733+634+73a-53o+33p+7
g:nome|6.5 01+42x+52y+330+531+3
b:nome e|8.6 2z+73o+4
w:cognome|7.8 2y+122z+1130+11
s:cogno|7.6 2y+102z+1030+14
g:<cog|7.6 2y+42z+330+6
g:cogn|7.3 2y+330+4
g:ogno|7.4 2y+330+6
g:gnom|7.6 2y+32z+330+5
f:nome|7.3 01+71r+51v+32x+82z+632+33p+3
l:cognome|8.6 2z+430+5
s:nomin|8.0 2z+1034+73a+11
g:nomi|6.6 15+517+123w+3
g:omin|6.8 0q+315+524+4
g:tivo|7.5 20+52z+43z+4
g:ivo>|7.6 20+43z+3
l:forename|6.9 2x+14
s:chris|8.3 2x+947+3
g:<chr|8.0 2x+3
g:chri|6.5 06+61o+523+42d+6
g:rist|6.8 0u+328+337+6
b:only please|8.6 2x+4
l:please|7.4 0m+32s+43a-4
b:do we|8.6 2x+43n+3
l:first|7.5 1e+32x+62y+42z-34s+3
b:as per|8.0 30+4
b:per id|8.6 30+3
w:no|5.1 00-506+407+1008+50g-50k-40x+90z-510-812+31d+91f+51g+51l+82f+42m+242x+436+53a+123b+123i-43n+33r-844+1045+1146+949-64c+34o+34p-6
s:nickn|8.3 2x+432+13
g:<nic|8.0 32+33a+3
g:ickn|7.8 43+4
b:there is|8.3 2x+4
b:box for|8.6 2x+44e+5
w:those|8.6 48+3
b:candidate s|8.3 2n+52x+53a+3
w:forenames|8.6 2x+631+11
l:forenames|8.6 2x+331+5
w:let|7.4 0m+31b+43l+3
f:let|8.0 0l+40m+3
g:lon>|7.4 1i+6
w:etat|7.3 05+80a+40h+72x+531+443+6
g:etat|7.1 1l+3
g:tat>|6.8 05+311+31r+335+3
b:l etat|8.6 2x+531+43a-3
w:civil|7.6 2c+62x+631+63a+11
g:vil>|7.5 3b+3
b:etat civil|8.3 2x+331+33a+3
l:civil|8.0 3a+3
w:petit|8.6 2x+82z-34e+9
s:petit|7.6 2x+449+64a+34e+3
g:<pet|7.5 4e+3
b:prenom legal|8.3 32+4
b:a la|6.2 0m+30n+40o+40q+616+317+419+32x+32y+33n+3
w:figurant|8.0 31+835+5
b:figurant sur|8.3 2x+535+3
w:acte|8.3 0v+52x+5
f:vorname|8.3 2x+15
w:laut|8.6 2x+830+9
s:auswe|8.6 0l+92x+7
g:<aus|6.5 1r+31s+31x+34d+5
g:weis|7.8 0n+33t+444+5
w:rufname|8.6 2x+932+13
s:rufna|8.6 2x+732+12
g:rufn|8.0 32+43b+646+6
f:rufname|8.6 2x+332+7
b:nombre de|7.2 01+71v+62x+737+53a+11
w:sin|7.8 2x+1044+154p+5
w:primer|8.6 2x+930+8
s:prime|8.3 17+42x+530+9
g:prim|6.3 17+3
g:rime|7.1 3y+3
f:primer|8.6 2x+430+4
l:nombre|8.0 2x+431+533+5
w:voornaam|8.3 2x+931+14
s:voorn|7.8 2x+1631+83l+13
g:oorn|7.8 2x+53l+5
l:voornaam|8.3 2x+831+5
w:roepnaam|8.6 2x+832+13
s:roepn|8.6 2x+932+12
f:roepnaam|8.6 32+7
w:di|5.1 00+409+30g-30h+30i+40n-60o-30t+50u+30w+60z+61d+31i+61j+41m+51n+71o+61p+51q+121s+31v+61w-31x+71y-31z+424-526+328+329+92g+32i+42j+42m+52x+735+436+537+43a-133g+53s-33z+443+744-445+747-449+34a+34b+44e+114p+64q+74r+4
g:imo>|7.8 2x+5
w:come|6.4 0p+60q+30t+617+518+320+122x+832+633+638+93a-93q+1247-44b+54g+5
g:come|5.8 0q+332+33q+34e+5
w:da|7.8 26+428+52x+122y+1136+73a-3
w:documento|8.3 2x+113t+13
g:ento|6.3 08+30n+40w+416+43a-43z+3
f:m|8.0 11+1331+173a-53z+5
l:i|8.6 0g+531+10
b:name if|7.8 2y+103a-3
f:second|7.8 08+32k+3
w:init|8.6 31+19
l:init|8.6 31+8
b:enter it|8.6 1u+331+3
b:it here|8.3 2o+43a-4
w:otherwise|8.6 31+53a-34p+4
s:other|8.6 31+44p+3
w:empty|7.8 1x+731+33a+7
s:empty|7.8 1x+531+43a+7
b:leave empty|8.3 31+33a+3
b:initial s|8.6 2z-331+11
w:between|6.8 0s+70y+517+431+437+438+63s+44o+34s+4
s:betwe|6.8 0s+80y+517+52z-331+537+438+63s+34m+34s+5
g:<bet|6.6 0s+34g+3
g:twee|6.6 2s+431+4
g:ween|6.8 0s+3
f:initial|8.0 31+9
w:blank|7.5 1x+531+33e+54a+7
s:blank|7.5 1x+531+33e+44a+3
g:<bla|7.0 14+3
g:ank>|6.2 41+7
b:leave blank|7.6 3e+34a+4
b:blank if|7.8 1x+3
w:none|7.5 0i+51j+725+431+43a-53e+44m+4
b:if none|8.6 31+33e+3
l:middle|8.6 31+3
b:second prenom|8.6 31+6
w:initiale|8.6 31+11
f:initiale|8.6 31+4
w:intermediaire|8.3 25+52k+42x-331+113a-3
f:autre|7.3 1e+52p+53a+4
g:weit|7.4 1e+431+6
g:eite|5.9 0k+51e+326+42u+531+348+44t+3
w:weitere|7.5 0q+51e+132l+62p+531+103a+6
s:weite|7.5 1e+122l+62p+331+7
g:<wei|7.2 1e+431+33a+4
g:men>|6.3 1v+331+532+33a-43l+443+3
f:weitere|7.8 1e+72p+431+5
s:segun|8.6 2a+431+16
g:<seg|7.2 2b+431+4
g:segu|7.0 1m+32b+331+3
g:ndo>|6.8 0s+30w+626+331+73a-34b+34q+4
w:otros|7.8 1e+62l+42p+112y+731+113a-3
s:otros|7.8 1e+52l+62p+82y+631+6
g:<otr|7.6 2p+5
g:otro|7.3 0e+32p+5
g:tros|7.4 2p+34i+4
g:ros>|7.0 2p+34d+34i+4
w:nombres|8.6 2y+1031+9
b:otros nombres|8.6 2y+631+8
f:otros|7.8 2p+42y+431+4
g:ede>|6.6 1z+331+33z+8
g:usse|7.8 1m+431+3
w:namen|8.3 2y+1031+1233+9
s:namen|7.6 2y+631+1133+1334+73a-4
l:namen|8.6 2y+431+4
l:nome|8.3 31+434+4
b:legal surname|8.6 30+5
w:apellido|8.0 2y+1630+6
g:ido>|6.6 1b+432+53a-3
b:and your|8.0 30+93s+4
f:and|7.8 30+5
w:prefix|7.4 3d+133z+15
s:prefi|6.8 0t+62j+53a-53d+233z+16
g:refi|6.7 3d+93z+6
g:efix|7.3 3d+43z+9
w:such|7.5 00+724+430+536+43a-449+54p+34r-3
g:<suc|6.5 3a-34d+6
g:such|7.4 3a+3
b:such as|7.6 00+330+349+3
w:van|6.1 05+40h+30i+50k+80l+40n+50q+61j+71m+71o+41v+31w+41z+720+1021+1822+324-32i+52o-334+938+53a-83i+43o+43p+342+54c+64n+114o+5
w:o|6.5 08+140c+50u+80w+60z+1112+414+1230+33a-53m-33y+1140+845+64a+34r+44s+10
l:o|8.3 08+7
s:patro|7.5 30+2036+449+44a+6
g:<pat|6.3 1j+330+636+343+3
g:patr|7.5 30+6
g:atro|7.5 30+7
g:rony|8.0 30+5
g:onym|8.0 30+7
g:miqu|8.0 1q+3
b:nom en|8.6 30+5
w:lettres|8.0 2f+730+103a+3
w:sans|7.1 00-30v+31g+624-32z-430+113a+134p+5
g:<san|6.6 30+33a+343+7
g:sans|7.1 30+33a+4
g:ans>|5.9 18+11
b:votre carte|8.6 0g+730+3
b:carte d|8.6 30+344+3
w:assurance|8.0 30+33a+644+8
s:assur|7.8 30+444+747+3
g:<ass|5.8 0l+325+343+3
g:assu|7.2 2m+443+3
g:ssur|7.6 3a+4
b:d assurance|8.0 44+6
w:maladie|8.0 3a-543+1244+6
s:malad|7.6 0z+53a-543+1344+4
g:<mal|7.2 11+343+4
g:mala|7.6 0z+343+5
g:alad|7.6 43+4
g:ladi|7.8 43+3
g:adie|6.7 43+3
b:assurance maladie|8.6 44+4
f:nachname|8.3 30+7
g:ienn|6.9 29+330+5
s:reise|7.3 30+53a-445+134m+21
g:<rei|7.1 45+54m+10
g:reis|7.2 45+74m+7
g:eise|7.1 45+54m+8
g:epas|8.0 45+64d+3
f:apellido|8.6 2y+5
s:gesla|8.6 11+1430+17
g:esla|8.0 0a+411+530+5
f:cognome|8.0 2y+730+9
w:nickname|8.6 32+9
l:nickname|8.6 32+4
w:known|7.5 2l+122y+932+10
s:known|7.5 2l+92y+832+8
g:nown|7.5 2l+432+4
b:known as|8.3 32+13
f:known|8.6 32+4
w:chosen|8.6 32+4
s:chose|8.0 32+64e+7
g:chos|8.0 4e+4
g:hose|7.8 4e+3
g:sen>|6.9 3a+54m+3
b:different from|8.6 18+432+43a-3
b:from your|7.3 0w+318+41f+31h+732+3
b:what would|6.8 32+33a+43w+64a+34g+44j+6
l:by|7.6 3a+64b+5
w:interviews|7.8 0l+90s+532+63a-44k+4
g:iews|7.6 0l+3
b:do your|8.6 32+54s+7
b:something else|7.8 0q+43a-33l+3
w:display|8.6 32+113a+5
s:displ|8.6 32+8
g:play|7.6 32+33a+6
g:lay>|8.0 3a+4
b:display name|8.6 32+6
b:used at|8.6 24+432+8
b:name for|8.3 1v-532+103a+5
w:badge|7.5 2i+632+103a+63l+4
s:badge|7.5 2i+532+73l+34t+6
g:<bad|7.5 32+3
l:badge|8.6 32+43a-3
b:if your|8.3 32+53a-3
b:your lived|8.6 32+3
b:the one|8.6 18+332+53a-3
b:share it|8.6 32+4
b:how should|8.0 0t+42q-432+63a+4
b:should our|8.3 32+53a-53b+53l+4
w:recruiters|8.6 0q+532+73a-3
b:our recruiters|8.6 32+5
b:you on|7.3 00+32o+332+43a-43b+34r+5
w:g|6.2 0g+31j+91m+832+433+734+43a-33d+33z+34k+44r+13
b:e g|6.7 09+31m+432+434+63a-3
w:instead|8.3 1d+632+10
s:inste|8.3 1d+532+63a+4
g:inst|5.9 1r+142p+4
g:nste|7.6 1r+73e+4
b:instead of|8.3 32+6
g:ntha|7.6 4r+5
s:alias|8.3 2y+1432+103a-4
g:<ali|7.4 2y+532+33a+5
g:alia|6.8 2y+432+3
g:ias>|7.0 3o+33s+348+4
l:prefer|8.6 32+3
b:name to|7.8 23+732+5
b:to be|5.3 0c+30d+30f+60j+60q+50u+414+416+41k+62j+32v-32w+63a-63w+449+8
b:be used|8.0 32+5
w:correspondence|7.2 06+120t+71t+82j+63a-4
g:onde|6.0 06+31r+62j+123a-3
g:nden|6.0 2e+32j+113a-33m+73p+4
b:correspondence if|8.6 06+332+5
b:if other|8.0 0q+432+43a+9
w:short|6.8 2t+53a-34c+44e+64t+3
f:also|8.6 2b+3
s:norma|8.0 32+839+3
s:affir|7.8 0x+932+14
g:affi|6.3 32+4
g:ffir|7.8 32+6
g:irme|6.4 1u+432+3
w:choisi|8.6 2x-632+114i+4
b:vous que|7.2 0f+40n+32j+332+63n+3
b:que l|7.4 0d-30f+60l+42j+42k-332+44a+8
b:l on|7.8 0s+42j+42k-332+7
b:on vous|7.0 0q+40s+32j+532+43b+4
w:privilegie|8.6 0t+632+4
s:privi|8.0 0t+532+5
g:legi|7.4 2m+432+53a-3
b:s il|7.8 32+434+43e+43g+4
w:differe|8.6 18+632+73a-4
b:au travail|8.0 32+638+43a+63b-43e+8
w:prefere|7.3 0l+50s+62w+632+73a+10
l:prefere|7.6 2w+4
w:devons|8.3 32+63p+11
s:devon|8.3 32+43p+9
b:devons nous|8.6 32+43p+6
w:utiliser|7.3 24+632+33a-33l+848+44o+7
w:lors|8.6 32+9
g:ors>|6.7 3j+6
w:affirme|8.6 0x+52x-332+9
g:rme>|6.5 0q+4
w:wie|6.0 0t+524-425+726+627+728+629+1232+633+737+103b+53q+103v+43w+53x+64m+3
w:mochten|7.4 0q+50t+720+92j+52w+632+53a-34e+74i+5
s:mocht|7.1 0q+90t+420+42j+42w+532+63a-34e+54i+6
g:hten|6.9 0p+30z+43a-343+3
b:wie mochten|8.6 0t+532+4
w:sie|4.4 05+30c+50d+40e+30f+50g+30h+60j+50k-30v+40x-30y+30z+1110+312+317-31e-41j+41l+31n-31p-31y+624+427+529+42c+82p-338+439+33j+53l+53q+63v+33w-33z-343+1244-349+94a+34b+44e+54g-44h+34i+64m+44n+54p+6
b:mochten sie|7.4 0q+40t+320+42w+332+44e+34i+4
g:spro|7.8 1i+9
g:chen|6.2 27+32e+32l+72y+4
w:werden|7.5 0q+100t+62j+432+83a-349+11
s:werde|7.4 0q+70t+62j+532+63a-349+64c+12
g:werd|7.4 4c+4
g:erde|7.1 0c+30e+34c+3
g:rden|6.5 0r+332+53l+5
f:wie|6.1 25+427+529+337+53q+4
w:bevorzugter|8.6 2w+832+7
s:bevor|7.6 0t+142j+72w+732+93a-44s+13
g:<bev|7.3 0t+42w+34s+4
g:bevo|7.5 0t+42w+332+44s+3
g:evor|7.6 0t+432+34s+3
g:vorz|7.5 0t+54s+4
g:orzu|7.5 0t+34s+4
g:rzug|7.6 0t+52j+32w+332+34s+5
g:zugt|7.6 0t+632+34s+4
g:ugte|7.8 2j+32w+332+34s+4
g:gter|8.0 2w+432+437+6
f:bevorzugter|8.6 2w+532+6
g:spit|7.0 27+332+5
w:preferido|8.6 0t+732+5
g:feri|6.6 0t+43s+5
l:preferido|8.6 32+3
s:gusta|8.6 2w+1232+9
g:sta>|6.6 1x+428+33a-33q+3
b:que te|7.8 0t+832+93a-43p+64i+74j+5
w:hoe|7.3 0t+511+824-325+526+728+72k+632+1433+83a-53q+11
w:wil|7.4 0m+90p+70t+620+632+83a-53w+74e+84i+6
b:hoe wil|8.6 0t+432+6
b:wil je|7.6 0t+520+332+53w+54e+44i+5
f:hoe|7.3 26+328+432+533+33q+4
w:preferito|8.6 0s+632+11
g:erit|7.4 0x+3
g:ito>|7.0 2u+53b+34o+5
w:ti|7.1 18+52v+532+133p+94a+64c+94e+64i+84j+5
s:chiam|8.6 0s+932+11
g:ano>|7.0 08+40h+512+3
f:come|7.6 32+533+33q+7
l:suffix|8.0 34+6
b:name suffix|8.6 34+4
w:ii|8.6 0i+334+5
w:applicable|7.8 0h+31x+92m+434+43e+10
g:icab|7.8 1x+3
g:cabl|7.8 3e+3
b:if applicable|7.8 0h+41x+534+33e+6
l:applicable|7.8 1x+33e+3
g:mera|7.6 04+6
g:ral>|6.2 3a-3
f:does|6.6 18+53r+4
w:after|6.1 0o+110z+82h+734+737+1339-43a+53n+640+114p+34s+8
s:after|6.1 0o+90z+834+437+83n+63t+340+94s+9
g:<aft|6.1 0o+30z+3
g:afte|6.1 0o+337+440+34s+3
g:fter|6.1 37+3
w:suffixe|8.3 34+11
f:suffixe|8.3 34+6
b:il y|8.3 2c+43a-43e+6
b:y a|6.9 0v+434+33a+53e+3
b:a lieu|8.6 34+53e+6
l:lieu|8.0 04+102v-3
w:namenszusatz|8.6 34+19
g:mens|7.5 1v+434+3
g:zusa|8.0 08+634+54c+5
g:usat|8.0 08+534+4
g:satz|7.8 08+62d+334+53m+5
g:atz>|7.8 08+62d+334+53m+3
f:namenszusatz|8.6 34+8
w:z|8.6 34+83d+9
b:z b|8.6 34+63d+4
w:sufijo|8.6 34+17
s:sufij|8.6 34+12
g:fijo|8.0 34+43d+5
g:ijo>|8.0 34+53d+3
f:sufijo|8.6 34+5
b:del nombre|8.6 33+8
g:voeg|8.0 08+61f+434+3
b:van de|7.5 1m+61o+51z+434+83p+5
g:sso>|7.2 11+734+33d+4
b:known by|8.6 2y+7
b:by any|8.0 0v+42y+5
b:other name|8.6 2y+5
w:so|6.3 3a-4
b:if so|8.3 2y+4
f:former|7.5 1v+42y+63a+74l-4
f:birth|7.8 0w+62y+43a-4
b:list all|8.6 0h+32y+4
w:aliases|8.6 2y+15
b:under which|8.0 20+92y+73a-44r+5
b:which you|6.2 0s+320+62j+42t+72w+42y+34b+34d+4
w:studied|7.6 1o+61s+92y+63a-5
s:studi|6.1 17+61l+121n+191o+191q+61s+2238+43a-54s+6
g:tudi|5.6 1l+91n+101o+131q+41r+61s+103a-5
g:udie|6.2 1n+81o+111r+41s+93a-3
l:studied|8.0 1o+5
b:which your|8.0 2y+43a+3
b:your education|8.0 1q+92y+3
w:records|8.3 0w+41h+53a-3
g:rds>|7.2 4d+6
b:may be|7.2 0k+40s+52y+43n+94p+3
b:be held|8.6 0o+42y+3
w:marriage|8.3 2y+33r+11
b:marriage or|8.6 2y+33r+3
g:deed|7.8 3q+342+3
b:list any|7.6 4t+3
b:any previous|8.6 2y+34t+3
b:will need|8.0 0j+32y+34a+5
b:to verify|8.6 2y+33n+3
b:your employment|7.8 1b+32y+33a+8
w:prior|7.5 0e+924+52y+93a-63n+44t+9
s:prior|7.3 0e+517+724+42y+93n+34t+8
g:prio|7.3 4t+3
g:rior|7.3 17+34t+3
g:ior>|7.1 0e+34t+3
f:prior|8.0 0e+42y+34t+4
b:at birth|7.4 0w-511-418+72y+935+4
w:7|7.6 2h+122y+847+12
b:past 7|8.6 2y+4
b:used any|8.6 24+42y+3
w:checks|7.6 0f+624+92y+63a-73n+3
g:cks>|7.1 24+33n+3
b:reference checks|8.6 2y+43a-43n+8
l:checks|8.3 3n+4
w:since|7.5 0c-321+1328+629+82y+73a-4
s:since|7.4 21+1228+429+82y+73a-4
g:<sin|5.4 21+34n+7
g:sinc|7.4 21+329+3
b:age 18|8.0 0c+80y-32y+7
w:dates|7.4 1n+41s+81x+321+72y+73a-43n+4
s:dates|7.4 1s+61x+321+32y+63a-33n+34t+5
f:all|8.3 2y+5
l:dates|8.6 2y+4
w:relative|7.4 0z+42y+63a-63r+94k+9
b:information relative|8.6 2y+4
b:relative to|8.6 2y+54k+7
w:change|7.3 18+720+82y+63s+9
s:chang|6.8 18+520+122y+33s+14
g:hang|6.5 20+53s+5
g:nge>|6.0 0y+320+32f+337+3
b:a change|8.6 2y+4
b:to check|8.0 06+53n+3
b:check your|8.3 1u+42y+4
b:give the|7.5 2r+72y+43a-43o+54q+3
w:nursing|7.5 1o+32m+92y+53a+347+84j+7
s:nursi|7.5 2m+102y+347+84j+4
g:ursi|7.4 17+347+3
w:council|7.8 0n+32y+43a-33r+34t+4
s:counc|7.6 2y+43a-33r+4
g:unci|7.0 1w+733+8
g:ncil|7.5 24+3
w:porte|8.6 2q+62y+11
s:porte|7.8 2q+72y+7
g:orte|6.8 0w+52y+33z+345+348+4
b:un autre|7.8 0k+70q+62y+4
w:lequel|7.6 2y+63a+3
l:lequel|8.6 2y+3
f:ancien|7.8 2y+73a+44t+6
w:noms|8.0 2y+113o+53r+7
w:utilises|8.3 0n+52y+9
g:ises|6.6 48+3
w:anterieurs|8.6 0f+52y+6
s:anter|7.6 0e+120f+31b+72y+34t+4
w:lesquels|8.6 24+62y+6
s:lesqu|8.6 24+42y+6
g:<les|7.2 16+63a-43x+4
g:els>|6.0 0g+348+34e+34m+34o+4
w:etudie|8.0 1o+101r+72y+5
s:etudi|7.3 1o+61r+142y+43a+4
f:noms|8.6 2y+3
l:travaille|8.3 1x+5
b:a ete|8.3 2y+73q+34d+3
s:deliv|7.8 1j+52y+83a+34f+74o+5
g:ivre|7.2 2b+4
g:vre>|7.3 2b+6
b:sous le|8.6 0v+72y+63a-3
l:de|8.6 2y+43w-43x+7
s:gebur|8.0 0w+172y+14
g:<geb|6.7 01+40w+122y+8
g:gebu|8.0 0w+52y+7
g:ebur|8.0 0w+62y+7
g:burt|8.0 0w+32y+5
g:urts|8.0 0w+52y+5
w:fruhere|8.6 0e+92y+8
s:fruhe|7.3 0e+122y+93a-33n+44b+114t+3
g:<fru|7.3 0e+32y+34b+3
g:fruh|7.3 0e+34b+3
g:ruhe|7.3 0e+32y+34b+4
g:uher|7.8 0e+32y+3
f:fruhere|8.6 0e+52y+5
g:<sol|6.6 2h+32y+336+5
g:era>|7.2 1o+42y+33i+5
g:sado|7.6 2y+4
g:ado>|6.0 0a+40e+41h+32m+33a-3
s:geboo|8.6 0w+132y+16
g:gebo|7.4 0w+92y+4
g:eboo|7.6 0w+42p+42y+442+3
g:oort|8.0 0w+43g+445+6
g:tena|6.3 28+32y+4
w:alla|8.3 0j+60o+92y+10
g:lla>|6.5 1r+324+3
w:nascita|8.6 0w+132y+7
s:nasci|8.6 0w+102y+7
g:asci|8.0 0y+4
g:cita|7.4 36+3
g:ita>|6.1 1w+529+335+43a-449+3
l:nascita|8.6 2y+3
w:pronunciation|8.6 33+9
s:pronu|7.8 33+19
g:ronu|7.8 33+6
g:onun|7.8 33+9
g:nunc|7.8 33+8
w:phonetic|8.0 2x-430-333+17
g:onet|7.3 33+103u+3
g:neti|7.5 2x-333+13
g:etic|7.6 2h+433+10
g:tic>|7.3 2h+333+7
s:spell|8.3 33+73a+7
f:phonetic|8.3 33+9
w:help|7.3 00+80z+633+849+54j+8
g:help|7.2 3a+3
w:say|6.9 24+333+103a-64e+74g+3
b:say your|8.6 33+8
b:name right|8.6 33+8
g:tics|7.6 33+4
g:ics>|7.4 24+333+3
f:say|8.6 33+74e+11
b:when we|8.6 33+339+4
w:way|7.1 0k+50t+1824+533+33a-83b-33p+94o+34s+8
b:the way|8.6 0t+6
w:sounds|8.6 33+15
s:sound|8.0 24+333+14
g:soun|8.0 33+6
g:unds|8.0 33+4
f:we|6.4 0f+32q+32w+338+63a-8
w:guide|8.6 33+13
s:guide|8.6 33+12
g:<gui|7.4 0v+31j+433+3
g:udio|7.0 1l+31q+51r+3
g:dio>|7.3 1o+31p+43a-3
g:ayin|8.0 33+3
w:often|8.6 33+638+3
s:often|8.6 33+6
b:it should|8.6 06+333+5
w:sound|8.6 24+833+8
s:named|8.3 33+93a+3
g:amed|7.8 47+4
g:rop>|7.4 33+3
b:how to|8.6 24+533+4
b:to say|8.3 18+333+73a-3
w:se|7.4 1l+71z+433+6
w:ecriture|8.6 1i+933+9
g:itur|7.2 1p+64o+6
w:phonetique|8.6 33+15
w:bien|8.6 33+63a+8
g:ipti|6.5 1w+7
g:ptio|6.1 1w+52d+3
g:auss|7.8 1n+4
g:spra|7.2 0k+32j+92l+113a-3
g:prac|6.6 2j+82l+1233+3
g:rach|7.3 2j+82l+10
g:ache|6.0 1l+41w+52j+72l+63a-3
w:ihres|8.3 33+133a+642+9
s:ihres|8.3 33+93a+542+7
g:<ihr|6.1 33+54g+3
g:ihre|6.1 33+44g+3
g:hres|7.6 33+33v+33w+3
g:<spr|6.8 0k+32j+32k+52l+833+43a-3
g:rich|7.0 0x+31o+91r+44e+3
g:icht|6.5 0p+31l+31o+81r+53i+547+3
g:cht>|7.3 11+91l+333+34e+34s+5
w:ihren|8.0 1f+72q+333+93a+3
s:ihren|8.0 1f+62q+333+63a+4
g:hren|6.6 0v+329+3
w:aus|7.5 1b+824+325+32f+62g+112h+733+93a-5
l:aus|8.3 33+3
w:pronuncia|8.6 33+11
g:cia>|6.0 0y+3
w:tu|6.0 1g+51u+43a-442+34d+34q+3
g:acio|5.7 04+50x+31n+61q+335+53a-4
g:cion|5.4 04+406+31c+41n+61w+535+3
w:spreek|8.3 2k+52l+733+11
s:spree|8.0 2k+82l+733+74i+6
g:spre|7.1 2k+433+33z+7
g:pree|7.6 1k+333+43z+5
g:reek|7.8 33+33z+64i+3
b:spreek je|8.3 2k+42l+433+8
b:je je|8.6 33+6
w:tuo|7.6 1q+633+64d+64r+3
b:il tuo|7.8 1f+31q+433+44d+44r+5
b:your pronouns|8.0 3l+8
w:she|8.3 3l+19
w:he|8.0 0n+83a-33l+20
w:they|7.6 3l+9
w:them|7.1 3l+4
b:they them|8.6 3l+6
b:our team|8.0 3l+34b+5
g:<tal|6.2 0q+92l+74g+3
b:about you|7.5 2p+62u+33a-53o-34c+104e+13
f:he|8.6 0n+33l+6
w:refer|8.6 3a+43l+12
w:third|7.8 0f+52h+736+43a-53l+74m+5
s:third|7.8 0f+32h+736+33a-33l+64m+3
g:<thi|6.6 3l+34g+3
g:hird|7.8 3l+3
b:the third|8.6 2h+53l+5
b:share your|8.0 2n+33a+3
w:doing|7.6 0n+328+83a-53j+54i+94l+3
s:doing|7.6 0n+328+43a-33l+34i+64l+3
g:<doi|7.2 0t+3
g:oing|7.2 1y+4
f:share|7.5 4c+34d+7
w:pronoun|8.6 3l+11
l:set|8.3 24+5
b:you d|6.7 0m+42u+42w+63a-33m+63x+64s+5
b:d like|7.1 0m+82u+43m+4
b:know your|8.0 24+73o+5
w:below|7.2 0d-31g+43a+43x+5
l:below|8.0 1g+5
b:your interview|8.6 3l+4
w:schedule|7.4 40+1547+6
g:dule|7.2 40+6
f:my|7.5 1y+53l+4
l:are|8.3 3l+3
b:select the|7.4 0t+51q+424+43d+4
b:used on|8.6 24+43l+4
f:select|6.4 0a+50t+31f+31q+325+32w+4
b:please let|8.6 00+43l+6
b:let us|8.0 00+30m+73l+5
b:us know|8.3 3l+447+4
b:know how|8.6 24+43l+3
b:referred to|8.6 3l+53q+7
b:to for|8.6 38+53l+6
w:example|7.2 1i+81t+123a+33l+54d+10
b:for example|8.3 3l+3
b:or something|8.3 3l+4
b:other please|8.0 3a+143q-6
w:specify|7.3 14+33a+43g+33q-34r+3
b:please specify|7.4 00+314+43a+63q-44r+5
l:specify|7.6 14+3
f:pronoms|8.0 3l+6
b:a utiliser|8.6 0n+3
b:utiliser il|8.6 3l+7
b:il elle|8.6 3l+6
w:iel|8.3 3l+21
l:iel|8.6 3l+6
w:doit|8.0 0t+71u+113l+7
b:doit on|8.6 0t+73l+4
s:gramm|8.6 3l+9
g:ramm|6.4 1o+446+348+4
g:mmat|8.0 48+3
g:atic|7.5 48+6
g:tica|6.9 2c+42g+33a-3
b:a employer|8.6 3a-33l+63z+8
w:pronomen|8.3 3l+12
w:welche|7.5 0g+42l+635+63l+347+748+54h+9
s:welch|6.4 05+60h+70y+611+515+51q+52w+33a-63l+447+44a+74h+34k+44m+64r+5
g:lche|6.4 4a+3
s:verwe|8.6 0n+83l+5
g:verw|7.8 3r+53w+6
f:welche|7.5 35+34h+3
w:ihre|6.5 09+516+317+91t+41w+725+435+437+33a-83n+64e+104g+134h+64j+44m+34q+6
g:hre>|6.0 3a-34g+4
w:er|8.6 0k+133l+7
f:ihre|7.5 35+63l+34e+44g+5
w:pronombres|8.6 3l+12
f:que|6.5 1o+41w+62k+32l+33a+83l+34a+34i+6
w:voornaamwoorden|8.6 3l+14
g:woor|7.5 02+403+53l+5
g:oord|6.6 02+503+306+33a-33l+541+4
w:welke|7.6 2l+43l+847+848+74d+54k+8
s:welke|7.6 2l+73l+547+548+44d+74k+4
g:elke|7.6 4k+3
w:gebruik|8.3 0l+83l+643+4
s:gebru|8.0 01+180l+53a-33l+543+6
g:gebr|8.0 01+3
g:ebru|8.0 01+6
g:brui|8.0 01+4
g:ruik|8.0 01+5
b:gebruik je|8.6 3l+343+7
f:welke|8.3 3l+348+3
l:je|7.6 29+34k+3
w:pronomi|8.6 3l+8
w:quali|8.3 2l+53l+74g+10
g:ali>|7.4 0g+42e+4
w:usi|8.6 28+73l+6
f:quali|8.3 2l+34g+3
w:mx|8.6 3z+10
f:mr|8.6 3z+4
w:salutation|8.6 3z+13
s:salut|8.6 3z+18
g:alut|7.8 3u+53z+6
g:luta|8.0 3u+43z+5
f:prefix|8.6 3d-33z+10
l:prefix|7.8 3d+43z+6
s:court|7.6 0v+122t+43a-53z+94l-4
g:ourt|7.6 0v+4
g:rtes|7.3 3z+64g+3
w:letters|7.8 1e+102f+123a-33z+444+9
b:mr ms|8.6 3z+9
w:honorific|8.6 3z+10
g:fic>|7.4 3z+3
f:honorific|8.6 3z+9
w:prof|8.6 2k+123z+4
w:cd|7.5 0h+411+619+41m+53a-33z+104r+10
l:cd|7.5 3z+34r+3
w:pick|7.2 02+503-32v+62w+63d+63s+43z+648+64f+10
g:<pic|6.7 3i+3
b:please pick|8.6 3d+43z+3
b:pick a|8.3 02+32w+43a-33z+5
w:front|8.3 3a+63i+63z+6
s:front|8.3 3i+43z+8
g:<fro|7.8 3a+3
g:ont>|7.3 08+5
b:front of|8.6 3i+63z+6
w:mme|8.6 3z+12
b:m mme|8.6 3z+10
w:formule|7.6 38+33z+184s+8
s:formu|7.3 0x+338+33a+53z+84s+5
g:ormu|7.3 3a+3
g:mule|7.2 29+33z+4
w:appel|7.8 0s+90t+103d+73z+7
g:pel>|7.8 0s+3
b:d appel|8.3 0s+43d+5
f:formule|8.0 3z+6
l:appel|8.6 3z+3
l:me|6.9 3a+54c+6
g:ella|6.8 1r+32p+33z+6
g:llat|8.0 3z+8
w:aucune|7.4 36-43a+73s+33z+5
s:aucun|6.7 0k-33a+173s+33z+6
g:<auc|6.7 3a+7
g:aucu|6.7 3a+6
g:ucun|6.7 3a+6
b:si vous|6.9 0e+32i+43p+33z+5
b:vous preferez|8.6 3a-33z+6
b:formule de|8.6 3z+44s+5
w:anrede|7.6 3z+21
s:anred|7.6 3z+19
g:<anr|7.5 3z+9
g:anre|7.6 3z+8
g:nred|7.6 3z+9
g:rede|6.9 1m+420+43z+6
f:anrede|8.0 3z+11
l:anrede|7.8 3z+6
s:diver|7.3 0y+411+316+83z+4
g:<div|7.1 16+3
g:dive|7.0 16+3
w:titel|8.3 1m+934+83z+4
s:titel|8.3 1m+934+16
g:itel|7.2 2d+934+53z+54q+3
g:tel>|7.0 2d+934+53a-33b+63z+64l+3
f:titel|8.3 1m+334+7
g:onli|6.8 0k+62p+32q+33a-4
g:lich|6.7 3a-43i+63j+34b+3
g:iche|6.1 0i+42f+33a+33w+344+74b+5
w:tratamiento|8.3 0n+73a-33z+18
s:trata|8.3 0n+33z+13
g:rata|7.8 3w+33z+4
g:tami|8.0 3z+4
g:mien|7.4 0n+30w+33z+4
f:tratamiento|8.6 3z+7
w:don|7.0 0j+80m-51f+51u+538+93a+93z+84m-4
g:ona>|7.3 2c+33o+34k+3
g:<aan|7.5 00+33z+1349+3
w:titolo|7.6 1m+81n+91q+82d+93z+11
s:titol|7.6 1m+81n+111q+92d+53z+8
g:itol|7.6 1m+4
g:tolo|7.5 1m+31q+343+5
g:olo>|7.3 1m+44l+5
b:titolo di|8.3 1q+63z+9
f:titolo|8.0 1m+82d+43z+6
w:sig|8.6 23+153a-33z+17
g:rthd|8.0 0c+30w+5
g:thda|8.0 0c+30w+7
b:mm dd|7.0 0w+422+64b+4
b:dd yyyy|7.2 0w+322+74b+5
w:born|7.8 0h+40w+1818+103a-6
g:born|7.8 0w+6
g:orn>|7.8 0w+8
b:you born|8.3 0h+30w+12
l:born|8.3 0w+4
w:dt|7.6 0e-30w+41n+81s+821-322+143a-44b+44q+6
l:dt|8.0 1n+31s+422+7
f:d|8.3 0w+52v+83q+4
w:birthday|8.3 0c+90w+14
b:required for|8.0 2q+438+3
b:the background|8.6 0w+344+5
w:screening|6.8 0f+40i+60j+50l+60s+50w+41k+544+6
b:background screening|8.0 0w+33a+344+5
l:screening|7.5 44+3
b:please enter|7.4 09+40w+423+42m+33a-5
w:day|5.8 0s+30w+101k+41x+924+72h+538+739+83b+63j+347+44b+154q+4
b:and year|7.6 0w+41s+51x+43a-3
b:year of|7.0 0w+81n+91o-31q+31s+921-33a+54b-3
f:month|7.8 1x-321-63a+74b+11
f:day|7.6 3a+104b+4
b:we are|8.3 00+63w+3
b:required by|8.3 3a+4
b:by the|6.8 2i+63a-43m+54t+4
w:licensing|8.0 0w+428+102a+5
g:ensi|6.2 3e+13
w:authority|8.0 2c+62i+93a-33r+5
b:birth date|8.3 0w+113a-3
w:match|7.8 03+80w+31u+44j+3
s:match|7.4 03+80l+100w+411-31u+74j+64r+5
g:<mat|6.1 0l+30u+31r+31s+42h+33a-3
g:matc|7.4 0l+4
g:atch|7.1 3a+34j+3
g:tch>|7.0 2p+34e+4
b:this information|8.6 0w+43a+6
b:information is|8.3 0n+50w+53a-3
b:your form|8.6 0w+53a-4
l:birthday|8.6 0c+40w+3
f:year|6.9 1l-51n+91s+51x-33a+54b+13
l:day|6.6 24+338+33a+7
w:jj|7.4 0w+922+133a-34b+44q+4
b:jj mm|8.0 22+4
w:aaaa|7.2 0w+111s+522+103a-34b+54q+4
g:<aaa|7.2 0w+41s+3
g:aaaa|7.2 0w+4
g:aaa>|7.2 0w+3
b:mm aaaa|7.6 1s+522+74b+3
l:aaaa|7.6 1s+4
b:quand etes|8.6 0s+70w+54b-3
b:vous ne|7.6 1g+4
g:anni|6.6 26+3
b:avec l|8.6 0w+12
l:annee|7.4 0w+41x+34b+6
b:aaaa mm|8.0 0w+6
b:mm jj|8.0 0w+94q+3
l:jj|8.3 0w+4
w:jour|6.4 0g+70w+41x+81y+1022+82h+42i+83a-43b+33v+847+54b+154d+6
g:<jou|5.5 38+447+34b+4
b:annee de|7.5 0w+61l+51n+51q+31s+3
f:jour|8.3 4b+6
w:requise|8.3 0j+40w+3
b:pour la|7.6 0w+43a+44i+4
b:la verification|7.8 0w+3
b:verification d|8.6 0w+4
b:d antecedents|8.3 0f+50w+4
b:votre date|8.6 0w+44b+3
b:sur la|8.6 0w+33s+4
w:geburtsdatum|8.6 0w+11
g:tsda|8.0 0w+31x+44b+4
g:sdat|7.6 0w+41n+41x+64b+3
g:atum|6.4 0w+71n+91x+821+522+83a-44q+5
g:tum>|6.4 0w+61n+111x+921+622+63a-44b+34q+5
f:geburtsdatum|8.6 0w+6
l:geburtsdatum|8.6 0w+4
w:geboren|8.0 0w+19
s:gebor|8.0 0w+20
g:ebor|8.0 0w+9
f:geboren|8.6 0w+8
l:am|8.6 0w+4
g:tsta|7.6 0w+3
w:wann|7.5 0s+90w+528+53a-34b+144q+7
g:wann|7.1 0s+51n+44b+7
g:ann>|7.5 4b+4
w:sind|5.7 0c+140d+40f+70h+50j+30s+40v+50w+30y+410+612+719+31y+72c+52i+538+339+53j+63q+343+44d+64g+44j+34m+54n+84t-3
g:sind|5.7 0c+34n+6
b:wann sind|8.3 0s+60w+34b+4
b:sind sie|5.8 0c+60f+40h+40s+40y+310+512+31y+439+33j+43q+343+44d+44n+5
f:wann|8.0 0s+34q+4
l:geboren|8.6 0w+4
w:fecha|7.1 0w+91n+101s+31x+621+522+133a-34b+64q+4
s:fecha|7.1 0w+101n+71s+31x+721+722+113a-44b+94q+9
g:<fec|7.1 0w+31n+44b+4
g:fech|7.1 0w+322+54b+4
g:echa|6.7 1i+41n+322+43a-34b+3
g:cha>|6.7 0w+322+52f+124b+3
b:fecha de|7.1 0w+81n+41x+521+422+93a-34b+104q+4
g:naci|7.6 0w+635+6
g:imie|7.8 0w+4
f:fecha|7.1 0w+422+44b+34q+4
w:cuando|8.0 0s+40w+123a-34b+94q+11
s:cuand|8.0 0s+70w+104b+54q+7
g:<cua|6.4 0w+3
g:ando|6.6 0s+40w+526+42v+52w+33a-34b+54q+3
g:acis|7.8 0w+41a+3
f:cuando|8.0 0w+74b+34q+4
w:f|7.6 0w+811+163a-640+1447+74r+4
f:f|8.6 0w+440+7
g:rted|7.8 0w+621+5
w:op|7.4 0q+100w+61b+638+43a-33b+547+74j+8
w:wanneer|8.0 0s+70w+81n+113a-44b+10
s:wanne|8.0 0s+50w+41n+84b+6
g:neer|7.3 1n+4
w:ben|6.3 0c+140d+30s+80w+40z+1119+81b+424+525+32c+82f+42i+42v+1039+43a-93q+63s+547+54d+54j+54m+44n+104p+5
b:wanneer ben|8.6 0s+60w+3
b:ben je|6.4 0c+90s+30w+30z+819+61b+325+32c+42i+42v+439+43a-53s+54d+34m+34n+54p+4
f:wanneer|8.0 0s+51n+54b+3
b:data di|7.6 0n-40w+61n+61s+31x+821+54b+4
f:data|7.0 0n-30w+41n+51x+521+422+114b+3
w:nato|8.3 0j+40w+213a-3
w:quando|8.0 0s+90w+74b+94q+6
w:sei|7.1 0c+170w+619+52c+52i+535+736+83a-63q+64j+44n+124p+6
f:quando|8.0 0s+40w+34b+44q+4
l:nationality|7.8 35+6
b:your nationality|8.3 35+7
w:nationalities|8.6 35+7
f:present|6.7 1v+41y+44l+6
w:dual|8.6 0h+635+5
w:document|6.4 1c+31e+121f+735+33a-53t+845+174m-54p-44r+6
b:travel document|8.3 45+104m-5
l:document|7.5 1e+4
w:nation|7.6 05+1713+7
b:you carry|7.6 0k+435+63j+34n+4
w:every|6.9 38+848+3
b:the visa|8.3 35+34a+6
w:desk|8.0 35+437-647+54b+94s+9
l:desk|8.6 4b+3
w:primary|6.8 0h+60z+617+51t+71u+535+43b+83g+8
s:prima|6.7 0z+517+61t+41u+428+535+33b+53g+6
g:imar|6.8 1t+3
f:primary|7.2 1t+535+33b+6
l:nationalite|8.0 35+5
w:detenue|8.6 0h+635+3
g:enue|7.3 1p+5
b:s detenue|8.6 0h+4
b:detenue s|8.6 0h+435+3
f:de|7.6 0h+321+6
w:double|8.0 0h+31u+82a+835+3
s:doubl|7.8 0h+51u+42a+63a-347+8
g:<dou|7.8 47+3
g:oubl|7.3 3a+3
w:preciser|8.3 2p-435+33a+8
f:double|8.3 0h+31u+3
l:preciser|8.3 2p-435+33a+7
w:ressortissant|8.6 0h+735+124n-3
s:resso|8.3 0e+40h+335+11
g:esso|6.8 11+53a-3
g:rtis|6.9 25+33q+448+4
g:sant|7.3 43+3
b:ressortissant e|8.6 0h+435+5
b:e de|8.3 35+6
b:de quel|7.8 0h+435+53a-43x+1049-54a+7
b:quel pays|8.3 05+32v+535+8
w:passeport|7.4 3a-43i+545+20
g:ssep|7.4 45+8
g:sepo|7.4 45+8
l:passeport|7.6 45+6
w:suisse|8.3 0h+64p+4
s:suiss|8.3 0h+735+64p+3
g:uiss|8.0 0h+3
b:ou autre|8.6 2p+3
w:nationalitat|8.6 35+11
w:staatsangehorigkeit|8.3 0h+935+15
s:staat|7.5 05+190h+1735+133a-4
g:staa|7.2 05+30h+72j+535+43j+3
g:taat|7.5 05+50h+835+3
g:aats|7.3 04+80h+91z+335+5
g:atsa|7.6 0p+535+6
g:sang|7.8 35+443+5
g:ngeh|8.0 0z+535+5
g:geho|7.5 0z+515+335+5
g:ehor|7.4 0z+335+3
g:rigk|7.8 35+5
g:igke|6.8 0k+50x+41w+435+448+54l+3
g:gkei|6.8 0k+50x+41w+435+548+5
g:keit|6.7 0k+40s+40x+31w+535+548+3
g:eit>|5.8 0s+414+435+63a-440+34l+5
f:staatsangehorigkeit|8.6 0h+4
l:en|8.3 1x+735+3
w:haben|6.2 0d+40e+40g+50v+50z+917+81j+51l+41o+41q+626+527+435+43q+93r+643+44t+4
s:haben|6.2 0d+30e+50g+60v+50z+617+51l+41q+326+435+33q+83r+443+34h+44t+5
g:habe|6.0 3q+341+3
g:aben|5.9 0x+31w+3
g:ben>|5.5 0x+41c+71w+4
b:haben sie|6.2 0d+30e+30g+40v+40z+51l+51o+526+435+43a+33q+43r+343+3
w:nacionalidad|8.3 35+14
s:nacio|8.3 35+13
g:idad|6.0 10+41o+435+53a-448+4
g:dad>|5.9 04+60y+51o+31y+335+53a-4
f:nacionalidad|8.6 35+7
l:nacionalidad|8.6 35+5
w:cual|7.6 1q+1035+73a+54d+6
w:es|6.6 0c+34t+3
b:cual es|7.6 1q+33a+34d+7
w:su|7.2 1q+723+635+53a+43n+63t+647+649+6
b:es su|8.3 1q+535+53a+4
f:cual|7.6 1q+34d+34l+3
w:actual|7.0 1v+111y+42i+52v+1035+53a-53n+53v+64l+12
l:actual|7.2 1v+42v+335+34l+4
w:nationaliteit|8.6 35+7
l:nationaliteit|8.6 35+3
w:wat|7.4 1o+111q+635+637+73a-53w+104g+74i+54l+7
b:wat is|8.0 1q+835+337+64l+5
b:is je|8.0 1q+635+437+44l+5
f:wat|7.4 1o+51q+435+337+33w+34i+5
w:nazionalita|8.3 35+15
s:nazio|8.0 05+1835+13
g:<naz|8.0 05+535+5
g:nazi|7.8 05+635+5
g:azio|6.4 05+30g+52r+335+44c+3
g:zion|6.0 05+30g+42r+335+43a-4
l:nazionalita|8.6 35+3
w:qual|8.0 1q+435+34d+54r+6
b:qual e|8.0 1q+34d+44r+6
w:tua|8.0 1t+835+53i+64h+8
b:la tua|8.3 1t+335+34h+5
f:qual|8.0 4d+34r+3
w:che|7.8 0x+1135+83p+53r+64a+6
w:picture|7.8 2f+103a+33i+17
s:pictu|7.8 2f+93i+16
g:pict|7.8 3i+3
g:ictu|7.8 3i+5
g:ctur|7.2 27+33i+4
f:profile|8.0 2d+6
b:a photo|8.6 3a+7
b:photo of|8.3 3a+3
l:yourself|7.6 4c+44e+3
s:heads|8.6 3a+33i+17
g:shot|7.8 3i+8
g:hot>|8.0 3i+6
w:photograph|8.3 3i+12
g:otog|7.6 3i+10
g:togr|7.5 3i+1146+7
g:aph>|7.6 0i+33i+5
f:passport|7.4 3a-445+13
b:max 2|8.6 3i+7
w:avatar|8.6 3a+63i+12
s:avata|8.6 3a+63i+10
f:add|7.0 0q+31e+32p+33a-43i+54e+6
l:avatar|8.6 3i+3
w:portrait|8.3 3i+16
s:portr|8.0 3i+18
g:ortr|8.0 3i+9
g:rtra|7.8 0u+43i+8
l:applicant|7.8 0e+513+62i+3
w:clear|8.6 3i+7
w:face|8.6 2o+53i+5
g:<fac|6.3 0x+51o+92p+338+33a-342+348+3
g:face|7.6 2p+3
g:mile|8.0 3s+3
w:drop|7.6 1c+61d-31f+81t+52o+53i+5
b:a picture|8.6 3a+3
b:picture of|8.6 3a+5
b:of you|8.0 0t+80x-32t+53a-63i+44r+10
b:you here|8.3 3i+43w+3
f:portrait|8.6 3i+5
w:image|7.3 2f+183a-33i+13
s:image|7.2 2f+223a-33i+13
g:<ima|7.2 2f+73i+6
g:imag|7.2 2f+53i+5
g:mage|7.1 2f+93i+4
b:your profile|7.8 02+70q+33i+5
w:length|7.0 26+427+628+929+113i+5
s:lengt|7.0 26+327+428+829+103i+5
g:<len|7.0 29+4
g:leng|6.8 29+4
g:gth>|6.9 29+5
w:head|8.3 26+43i+94m+7
w:selfie|8.6 3i+16
s:selfi|8.6 2t+33i+12
w:taken|8.0 0n+31w+153a-33i+53n+7
s:taken|8.0 1w+113i+43n+5
g:aken|7.8 0z+51w+4
g:ken>|6.3 0z+51w+34g+4
w:within|6.6 3a-33s+5
b:within the|7.5 0k+52i+33a-33i+34m+7
w:six|7.3 09-32g+92h+143i+344+64m+3
b:last six|8.6 3a+33i+4
b:six months|8.0 3a+5
w:photographie|8.6 25+4
g:phie|7.8 4c+4
g:hie>|7.8 2r+34c+4
w:recente|8.6 3i+84f+9
l:recente|8.6 4f+3
b:photo de|8.6 3i+3
b:de profil|8.6 2f-33i+10
l:profil|6.8 2p+44c+4
w:televersez|7.8 1e+111h+31i+92q-53a-33i+53t+5
b:televersez une|8.6 3i+53t+3
b:une photo|8.6 3i+4
f:televersez|7.8 1i+4
w:format|8.3 1f+41g+73i+7
f:image|8.6 3i+3
g:erbu|7.4 0o+33i+3
g:rbun|7.4 0e+30o+31c+33i+4
g:bung|7.3 0e+31w+33i+4
g:ungs|6.1 1q+41r+620+32m+52t+737+53a-53i+344+6
g:ngsf|7.4 37+43i+4
g:foto|6.9 3i+31
w:foto|7.5 3i+24
g:<fot|7.3 3i+21
w:hochladen|7.5 0g-41c+81e+51f+51h+111i+103a-33i+73t+6
s:hochl|7.5 0g-31c+41e+81f+51h+71i+73a-33t+6
g:<hoc|6.6 1q+8
g:hoch|6.6 1f+31q+6
g:ochl|7.5 1h+31i+3
g:hlad|7.5 1i+3
g:lade|7.3 1h+31i+3
g:aden|7.1 1c+41h+3
f:foto|8.0 3i+12
l:hochladen|7.5 1e+31h+4
g:bild|7.0 1q+61r+71s+33i+9
g:ild>|7.5 3a-33i+10
w:bild|8.6 2f+83i+14
w:sube|8.6 1c+33i+9
g:ube>|7.8 2t+4
w:una|6.5 02+120e+70f+80j+610+718+31k+824+62a+92c+72d+183a-83i+73t+449+3
f:sube|8.6 1c+33i+3
w:perfil|7.6 2n+32o+62r+63i+4
s:perfi|7.6 2n+62o+52r+62s+33i+5
g:rfil|7.6 2r+3
w:carne|8.6 1j+93i+5
s:carne|8.0 0g+101j+63a+33i+3
g:rne>|7.3 2i+7
w:een|6.2 02+110f+110g+80h+30i+30j+110o+70v+410+91a+71j+41k+41l-324+52c+62d+936+63a-93i+53o+349+54n+94o+54p+5
w:jezelf|7.4 11+61a+92d+93i+44c+144e+9
s:jezel|7.4 11+31a+62d+93i+54c+124e+6
g:<jez|7.4 2d+34c+5
g:jeze|7.4 2d+34c+5
g:ezel|7.4 2d+3
g:zelf|7.4 4c+4
l:jezelf|8.0 11+33i+3
g:ofie|7.8 2d+44c+3
w:carica|8.6 1f+53i+4
s:caric|8.3 1f+43i+53j+6
g:rica|7.0 13+3
g:ica>|7.0 1t+323+44l+3
f:carica|8.6 1f+33i+3
b:you entitled|8.3 4p+4
w:ireland|7.5 15+849+44p+5
s:irela|7.5 15+63s+34p+4
g:elan|7.1 0u+4
g:land|5.7 05+120h+33a-33d+174p+7
b:in ireland|8.3 3a+4
w:australia|7.6 3a+749+34r+3
s:austr|7.1 19+61x+1420+449+3
g:aust|7.1 1x+3
g:lia>|7.4 4p+3
b:in australia|7.8 49+3
l:australia|7.6 3a+3
f:right|8.3 4p+64r-3
w:auth|8.6 0f+124p+10
g:uth>|8.0 4p+3
b:y n|6.5 0d+60h+51k+31l+42a+42i+33a-73n+549+34n+44p+5
l:n|6.4 0d+31l+33a-645+347+44p+3
b:take up|6.7 3s+44b+84m+34p+4
b:employment in|7.5 4p+54t+4
w:presently|7.5 1y+72i+54p+5
b:you presently|7.8 2i+54l+34p+3
w:allowed|7.4 3a+33t+449+4
s:allow|6.5 0l+90o+80p+60q+51j+33a-53n+34p+9
g:allo|6.5 4p+3
g:owed|7.1 3a+4
g:wed>|6.5 3a+4
b:allowed to|7.4 3t+3
b:employer in|7.6 4p+4
b:workpermit for|8.6 4p+4
g:itze|7.2 4p+3
g:tzer|7.8 01+6
g:erla|6.6 2k+33t+54p+64q+4
g:rlan|7.6 2k+34p+4
b:be employed|7.2 3a+849+5
b:employed in|7.1 3a+84p+5
b:this country|7.8 3a+3
b:legal right|7.8 3t+3
w:great|7.5 4j+54p+54r+4
b:in great|8.0 4p+3
w:britain|8.0 4p+5
s:brita|8.0 4p+34r+4
g:itai|7.2 1m+3
b:great britain|8.0 4r+3
w:northern|8.3 15+74m+34p+3
s:north|8.0 15+72a+8
g:nort|7.3 04+6
g:rthe|7.4 2p+3
g:ern>|7.0 17+33r+3
b:northern ireland|8.6 15+4
w:hired|7.1 0c+821+92v+436+63a-43t+7
s:hired|7.1 0c+721+72v+336+43a-43t+4
b:if hired|7.4 2v+33t+5
b:hired can|8.0 3t+5
s:furni|8.6 3s+54p+5
g:<fur|7.5 2p+3
w:evidence|7.8 3t+134p+3
s:evide|7.8 3t+13
g:<evi|7.4 3t+5
g:evid|7.8 3t+5
b:the u|8.3 4p+3
b:form i|8.6 3t+34p+3
w:9|7.6 1q+52h+163a-53t+134p+3
b:i 9|8.6 3t+3
l:9|8.6 2h+3
w:permission|6.9 0f+50l+40n+43n+104q+7
b:permission to|7.3 0n+34q+3
b:you free|7.0 0s+510-33s+547+549-44b+84p+3
b:free to|7.8 3a-33s+74p+4
b:to accept|8.0 0u+54p+4
b:accept employment|8.6 4p+4
b:under your|8.3 27+42d+133a-44p+3
b:current immigration|8.6 4p+5
w:possess|7.1 1j+41l+724+44p+6
g:sses|6.0 25+4
g:sess|6.1 0l+311+525+3
b:you possess|7.2 1l+54p+4
w:rights|7.5 00+40n+63t+34p+34r+3
b:working rights|8.0 3t+3
b:for germany|8.6 4p+6
b:we can|7.3 09+43a-43b+33o+542+4
b:can only|8.6 4p+4
b:only consider|8.6 3a+54p+4
b:who can|8.0 3a-53o+123p+7
w:already|6.8 0e+72i+154p+104t+3
s:alrea|6.8 0e+82i+124p+74t+3
g:<alr|6.8 0e+32i+34p+3
g:alre|6.8 2i+4
g:lrea|6.8 2i+34p+3
g:eady|6.4 2i+44p+3
g:ady>|6.4 2i+4
b:is that|7.3 0l+61v+1139+33a-647+34m+5
w:show|7.2 00+62f+52q+33t+94f+44p+8
b:to show|8.3 2f+43a-33t+34p+4
b:your firstday|8.3 3t+34p+3
w:law|7.2 0c+50l+90v+51j+424+427+729-34p+7
b:the law|7.8 0v+44p+6
w:lets|8.6 37+54p+11
b:lets you|8.6 37+44p+4
w:act|7.0 0f+50k+60v+610+52c+43a-8
w:paid|7.2 0k+71y+829+63a+53w+74t+5
g:aid>|6.6 3a+4
b:paid work|8.0 0k+529+44t+5
b:in cityname|6.8 38+43s+34b+3
f:authorized|8.6 4q+5
b:does the|8.0 18+31j+3
w:allow|7.2 0f+30l+120o+70p+50q+81j+53a-63n+3
b:law allow|8.6 1j+3
b:allow you|8.6 1j+4
w:today|6.3 1k-31y+822+152i+737+33v+83w-34l+64p+3
s:today|6.3 1k-31v+51y+522+92i+63v+84l+3
g:<tod|6.3 22+5
g:toda|6.3 3v+3
g:oday|6.3 22+63v+3
l:today|7.0 2i+43v+4
b:you after|7.8 3a-540+74s+8
b:after an|7.6 3a-33n+33t+34b+3
w:offer|6.5 0f+60x+51k+526+337+113a-63n+73s+33t+43x+144i+44p+3
b:an offer|6.8 0f+41k+437+73n+43x+4
b:up a|8.6 02+3
b:a job|6.5 0e+91y+72w+436+340+54l-3
b:job in|8.0 1y+84p+4
s:belgi|8.3 4p+13
g:belg|8.0 4p+4
g:ium>|8.0 2p+4
b:you must|8.6 0d+5
b:must be|7.2 0c+50d+81u+74q+4
b:to apply|7.3 0j+43p+43q+34a+5
b:apply for|7.6 0j+64a+7
w:eligibility|7.4 2a+33a+73t+94p+74r+3
g:gibi|7.4 3a+3
b:employment eligibility|8.3 3t+34p+6
f:employment|6.5 14+31x+321+43a-44r+3
b:current right|8.6 4q+3
w:kingdom|8.0 4p+4
s:kingd|8.0 4p+4
w:covers|8.0 47+44p+4
b:that covers|8.6 4p+5
s:quick|7.6 25+828+53a-34b+94h+74p+5
g:quic|7.6 4b+3
s:satis|8.0 0f+33a+74p+4
g:<sat|7.2 2d+347+4
g:atis|7.0 0l+40y+6
w:requirements|7.4 00+42a+33w+44j+64p+5
b:the requirements|8.3 4j+5
w:duration|8.3 21+93a-34p+6
s:durat|8.3 21+54p+5
w:internship|7.5 0u+73a+44j+84p+5
b:the internship|8.3 3a+7
l:internship|8.3 4j+4
b:you permitted|8.6 1j+4
b:status or|8.3 0i+54p+3
b:or citizenship|8.6 0h+34p+3
b:us in|8.0 2j+62k-34p+44t+5
b:the location|8.6 38+64p+5
b:location s|8.6 4p+4
b:are applying|8.0 2v+42w-33k+6
b:applying to|7.8 2w+73a+54i+34p+5
b:legally eligible|7.6 4p+3
b:yes no|7.5 18+324+53a-5
l:no|6.5 2m+43a-103b+744+445+346+3
b:the start|8.6 3w+3
w:permit|6.5 0n+30o+60p+71j+32m+73a-83t+849+84a+74e-44q+12
b:or status|8.6 4r+3
w:quebec|7.8 1e+93a-34p+74r+10
s:quebe|7.8 1e+64p+44r+6
g:ebec|7.8 4p+3
l:quebec|7.8 4r+3
b:a person|6.6 0l+410+712+818+31a+43a-3
b:person with|7.2 10+10
s:ameri|7.6 12+713+72k+3
g:amer|7.3 12+413+3
g:meri|7.1 12+413+3
g:eric|7.3 13+31o+3
b:will be|7.5 01+40n+41t+33a-4
b:be required|8.6 2a+3
b:can work|6.9 2e+338+43t+547+11
b:time in|7.6 26+427+84p+3
b:authorization to|7.8 3a+3
b:you already|7.5 4p+6
b:already have|8.3 4p+4
w:papers|8.0 2r+93a-449+64r+5
s:paper|7.4 2r+103q+349+74p+34r+5
g:pape|7.3 2r+33q+4
g:aper|7.2 2r+33q+5
w:tomorrow|8.6 4b+44p+4
s:tomor|8.6 4b+34p+3
g:tomo|7.8 27+3
g:rrow|7.8 2h+3
g:row>|7.8 2h+3
w:eea|8.3 0h+50n+33a-34p+8
w:entitlement|7.8 1j+53a+63t+64p+7
g:tlem|7.6 3a+3
b:these is|8.0 0x-32h+73a-34p+34r+10
b:i can|6.8 21-324+438+93a+43j+53t+349-44b+9
w:cannot|7.6 3a+14
s:canno|7.6 3a+9
g:cann|7.4 3a+3
g:nnot|7.6 3a+6
g:not>|7.5 3a+6
b:i cannot|8.3 3a+7
f:us|8.3 4p+3
l:eligible|8.6 13+3
b:or other|7.8 2q+548+44p+4
g:apor|7.8 45+8
b:a permanent|7.6 3a+3
b:permanent basis|8.3 3a+5
l:basis|7.8 3w-33y+8
w:admissible|8.3 0j+82a+3
s:admis|7.8 0j+53a-33t+54p+5
g:dmis|7.8 4p+3
b:admissible a|8.6 0j+4
w:occuper|7.6 3j+44p+8
g:per>|6.8 3q+4
b:a occuper|8.3 3j+4
b:occuper un|8.3 4p+3
b:un emploi|7.0 1b+51y+44p+74t+3
b:emploi au|7.5 1x+74p+8
b:pour le|7.3 4j+44o+34p+4
w:exercer|7.8 0v+113a-43j+44p+6
b:emploi en|8.3 0k+81y+5
w:suis|6.6 2i+43a+4
b:je suis|7.1 0d+30h+52i+53s+3
w:tout|7.3 0x+429+43j+34b+34p+3
b:tout employeur|8.3 4p+3
b:oui non|7.2 0c+71b+61l+32i+43a-83n+54o+44p+54t+4
f:autorisation|7.6 0f+33n+44r+3
l:non|7.2 0c+33a-43n+34p+3
b:vous l|7.1 0d+70l+42k+6
b:l autorisation|8.0 4q+5
w:legale|8.3 3a+7
b:autorisation legale|8.6 4p+3
b:legale de|8.3 3a+3
b:travailler dans|8.6 38+747-4
b:pays ou|8.6 05+34p+3
b:ou se|8.6 1z+9
w:trouve|7.6 3q+84p+4
s:trouv|7.2 2o+33q+74p+4
g:<tro|6.2 2c+34g+3
g:trou|6.8 3a+3
w:regle|7.5 1j+44n+44p+6
s:regle|7.3 1j+446+54n+34p+4
b:en regle|7.5 1j+34n+34p+4
b:travailler sur|8.6 38+44p+5
w:loi|8.3 0n+4
b:la loi|8.6 4p+3
w:permet|8.3 4p+7
s:perme|7.4 00+33a-33t+44p+144q+64r+3
g:rmet|7.8 4p+3
b:vous permet|8.3 4p+6
b:permet elle|8.6 4p+5
b:elle d|8.6 4p+4
f:la|8.3 0h+31t+3
b:au quebec|8.6 4r+7
b:a temps|8.0 40+3
b:votre situation|8.6 2a+44p+3
w:embauche|7.2 0f+821+436+33a-43t+549+94b+34p+5
s:embau|7.1 0f+421+63a-43t+649+9
g:<emb|6.8 21+343+349+3
g:emba|6.9 43+349+4
g:mbau|7.1 49+4
g:bauc|7.1 49+4
g:auch|6.9 49+6
g:uche|6.6 3a+749+6
w:demarche|8.6 49+54p+4
s:demar|8.0 3a+449+10
g:emar|7.5 49+34e+8
w:ouvert|8.3 0u+53s+64p+4
s:ouver|8.3 0u+73s+44p+3
b:vous la|7.1 0g+30h+50o+317+43a-43n+4
w:ici|6.8 0e+41c-41d+101f+61g+41y+52g+73a+44p+34t+6
w:admissibilite|8.6 3a-33t+74p+5
b:admissibilite a|8.6 4p+4
b:au moment|8.6 1v+4
b:moment de|8.3 0s+3
b:l embauche|7.8 0f+43t+3
f:au|8.6 1x+14
w:eine|7.2 0i+80j+510+52c+83a-349+84p+12
g:<ein|5.6 1g+31p+51x+33a-54b+5
g:eine|5.9 00+30o+4
b:sie eine|7.4 0i+50j+52c+449+34p+4
w:gultige|8.3 4p+7
s:gulti|8.0 4p+44q+11
g:<gul|8.0 4q+3
g:ulti|7.6 0k+33v+34q+3
g:ltig|8.0 4q+3
g:tige|6.4 1v+32p+3
b:eine gultige|8.3 4p+5
w:arbeitserlaubnis|7.2 3t+114p+124q+124r+10
s:arbei|5.6 10+61e+111i+131v+141y+81z+1324-327+328+32w+83n+33r+43t+340+449+84p+74q+74r+64s+6
g:<arb|5.6 1e+41i+51v+61z+449+34p+54q+34s+3
g:arbe|5.4 0n+31e+31i+41v+51z+44p+44q+3
g:rbei|5.4 10+31e+31i+41v+61z+63r+34p+44t+3
g:beit|5.4 0n+31e+31i+31v+81z+43r+33t+349+34p+44t+3
g:eits|5.8 0i+41e+41i+51z+33t+34q+34s+3
g:itse|7.1 3t+34p+4
g:tser|7.2 4p+34q+5
g:serl|7.2 3t+34p+34q+54r+3
g:rlau|7.0 3t+34p+34q+44r+3
g:laub|7.1 3a+34q+34r+3
g:aubn|7.2 3t+44q+34r+3
g:ubni|7.2 3t+34q+44r+3
g:bnis|7.2 3t+34p+34q+44r+4
b:gultige arbeitserlaubnis|8.3 4p+5
w:fur|6.8 01+70o+40q+30s+820+93s+449+124j+104p+4
b:arbeitserlaubnis fur|8.3 4p+4
w:deutschland|7.6 3a+649+34p+9
s:deuts|7.0 0h+62k+164p+7
g:deut|7.0 2k+5
g:euts|7.0 2k+6
g:utsc|6.9 2k+53a+5
g:tsch|6.3 2k+53r+33s+34m+4
g:schl|6.3 11+71l+61m+61n+81p+41q+4
b:fur deutschland|8.3 4p+4
f:haben|6.7 0g+40z+417+43a+43r+343+3
w:berechtigt|8.6 4p+13
s:berec|8.6 4p+11
g:<ber|5.6 0f+329+639+43a-43s+34l+54m+34t+4
g:bere|5.9 0f+31k+339+53s+74m+7
g:erec|7.8 4p+5
g:echt|7.5 11+74p+5
g:chti|7.1 0i+40x+31o+43w+34p+5
g:htig|7.4 0i+40x+34p+5
g:tigt|7.1 21+34p+3
g:igt>|7.2 4p+3
b:in der|8.6 27+54p+3
s:schwe|7.8 10+1628+64p+5
g:schw|7.5 10+743+4
g:chwe|7.6 10+73t+4
w:zu|6.5 0j+60n+50p+62n+42o+32v+938+639+123a-63j+349+54m+44p+3
w:arbeiten|6.8 1v+1027+528+42w+638+43r+547+64i+74k+74p+12
g:iten|6.5 0k+348+34p+3
b:zu arbeiten|8.6 49+44p+5
f:sind|6.1 0c+70f+40h+30v+312+31y+43j+343+34n+4
l:arbeiten|7.2 4p+3
w:vorhanden|8.0 1j+64o+94p+9
s:vorha|8.0 1j+64o+64p+8
w:durfen|7.8 3a+43n+104p+7
s:durfe|7.8 3n+94p+7
g:durf|7.8 4p+3
g:urfe|7.8 3n+34p+3
g:rfen|7.8 4p+3
g:fen>|7.8 4p+3
b:durfen sie|8.6 4p+8
b:sie in|8.3 27+64p+8
w:osterreich|8.6 3a+54p+7
s:oster|8.6 4p+4
g:rrei|7.4 0s+61l+4
g:reic|7.5 0s+71l+4
g:eich|6.8 0s+61l+34d+54l+8
g:ich>|6.5 3j+44c+54e+3
f:durfen|7.8 3n+44p+5
w:besitzen|7.3 0g+100i+51j+54p+74r+8
s:besit|7.3 0g+90h+40i+71j+34p+54r+7
g:sitz|7.1 05+61z+3
b:besitzen sie|7.3 0g+60h+40i+51j+34p+64r+3
s:aufen|7.8 3t+74p+44q+74r+13
g:<auf|6.8 0q+31w+34r+4
g:aufe|7.6 0v+34r+5
g:ufen|7.6 4r+5
g:fent|7.8 4q+34r+5
g:enth|7.6 0c+34r+6
g:thal|7.6 4q+34r+5
g:halt|6.4 0m+33a-33u+33v+63w+83x+73y+54r+4
g:alts|6.8 3u+53w+53x+43y+54q+34r+3
g:nehm|7.4 1v+543+3
g:igun|6.6 20+437+4
g:gung|6.5 0l+30r+337+4
g:ung>|5.2 10+41o+31r+41s+33a-73u+74l+4
w:die|6.6 0f+40h+50n+100r+110x+42f+53a-33p+73q+53r+164j+3
w:zur|7.6 0o+60x+133a-347+94p+5
g:bsta|7.4 1k+4
g:atig|7.0 0k+31w+64l+3
g:tigk|7.4 0k+50x+41w+44l+3
f:besitzen|7.5 0i+34p+3
w:tiene|8.0 0k+40v+436+113a-34p+3
s:tiene|6.4 0d+50g+60z+310+41j+62k+436+837+43a-83r+547+34h+34o+74p+34r+4
g:iene|6.2 1n+53a-4
g:ene>|7.3 36+3
w:permiso|7.4 3t+349+64p+134q+34r+15
g:miso|7.4 4p+44r+4
g:iso>|6.8 08+537+74p+34r+3
w:para|6.9 00+801+90l+40q+70s+73a-53s+447-349+34j+44m+44p+8
g:ara>|6.9 01+3
w:trabajar|7.2 2w+103t+747+74i+84p+7
s:traba|6.3 1i+141v+41y+61z+72e+42w+73a-33t+747+349+54p+134q+54s+54t+3
g:trab|6.3 1i+33t+34p+4
g:raba|6.3 1i+54p+4
g:abaj|6.3 1i+41z+34p+3
g:baja|6.9 4p+4
g:ajar|7.0 4m+34p+4
g:jar>|6.9 2w+34p+4
b:para trabajar|8.6 4p+5
b:trabajar en|8.3 47+34p+5
s:espan|8.6 2k+104p+3
g:espa|7.6 2k+5
f:tiene|8.0 0k+336+54p+3
w:esta|7.6 1k+63a-43q+843+104b+84n+154p+3
g:<est|6.0 1o+41r+7
w:legalmente|8.6 4p+13
g:alme|7.3 1y+52v+33v+34p+3
g:lmen|7.1 1s+31y+52v+33v+3
w:los|7.3 0h+60r+70x+81l+61n+51s+52f+53a-347+54p+4
w:estados|8.6 0h+5
s:estad|7.5 0a+110h+619+52a+5
g:stad|6.9 04+90a+4
g:tado|7.3 0a+5
g:ados|7.8 1l+3
b:los estados|8.6 0h+4
w:unidos|8.6 0h+84p+3
s:unido|8.6 0h+84p+4
g:unid|7.8 0a+3
g:nido|7.8 0u+41m+3
b:estados unidos|8.6 0h+3
f:esta|8.0 1k+343+54n+5
b:permiso de|7.6 3t+349+34p+64q+44r+4
w:trabajo|7.1 1i+121y+81z+113t+449+54p+64q+84s+5
g:bajo|7.1 1i+41z+3
g:ajo>|7.1 1i+31z+3
b:de trabajo|7.3 1i+41z+73t+349+74p+54q+54s+4
w:puedes|7.8 2e+738+153a-347+74p+4
s:puede|7.5 0j+52e+738+93a-33j+447+74p+7
g:<pue|6.5 08+44j+34l+5
g:edes|7.6 2k+438+3
b:puedes trabajar|8.0 2e+347+5
f:puedes|8.0 38+547+3
w:mag|8.6 3t+74p+11
b:je in|8.0 27+43t+347+64p+5
w:nederland|8.6 3t+74p+6
s:neder|8.3 2k+93t+84p+5
b:in nederland|8.6 3t+54p+5
w:werken|7.5 38+539+73a-33t+1047+94i+84p+11
s:werke|7.3 29+1038+439+63a-347+74i+54p+9
g:werk|6.0 1i+41v+41w+41z+629+33a-44n+44p+4
g:erke|6.9 29+44g+44p+3
g:rken|7.3 47+34g+4
l:werken|7.5 4i+3
w:beschikt|8.6 0i+84p+8
s:besch|6.6 0i+51w+71y+421+62a+32i+53a-447+44b+74f+54h+84p+54t+5
g:besc|6.6 1w+521+34b+34h+4
g:esch|6.3 11+61l+41w+54b+3
g:schi|7.5 47+84b+3
g:chik|7.8 4b+4
b:beschikt u|8.6 0i+44p+3
b:u over|8.6 0i+74p+4
b:over een|8.6 0i+54p+4
s:geldi|8.3 0g+114p+74q+5
g:<gel|7.4 15+54q+3
w:werkvergunning|8.0 3t+949+84p+54q+9
s:werkv|7.6 1i+163a-33t+449+104p+94q+54s+3
g:erkv|7.6 1i+44q+3
g:rkve|8.0 3t+34q+3
g:kver|7.8 41+74q+4
g:verg|7.3 4q+5
g:ergu|7.6 4q+5
g:rgun|7.6 4q+5
g:gunn|7.6 49+34q+5
g:unni|7.4 4q+4
g:nnin|6.8 3a-34q+5
f:beschikt|8.6 0i+34p+3
l:werkvergunning|8.3 4p+34q+3
w:om|8.6 0s+54p+11
b:te werken|8.6 39+64p+3
f:ben|6.8 0c+40z+619+32i+33a-33s+44n+44p+3
g:rizz|7.1 06+3
w:lavorare|7.8 38+747+54i+74p+15
s:lavor|6.4 1i+101v+41y+81z+820+424+429+438+43a-53r+63t+447+54i+34k+34p+124q+44t+4
g:<lav|6.4 4p+5
g:lavo|6.3 1i+34p+4
g:avor|6.3 1i+34p+3
g:vora|7.2 1n+34p+3
g:rare|7.8 4p+4
b:a lavorare|8.6 47+54p+5
b:lavorare in|8.6 38+44p+5
s:itali|8.0 0h+72k+104p+4
g:tali|7.4 0h+327+32k+4
f:sei|7.5 0c+82i+44n+64p+4
w:possiede|8.6 0i+94p+5
g:iede|7.8 03+31u+4
w:permesso|8.0 3t+64p+74q+54r+7
b:permesso di|8.0 3t+34p+44q+54r+4
w:lavoro|7.1 1v+91y+101z+920+73a-33n+63t+749+54p+54q+54s+7
g:voro|7.1 1v+3
g:oro>|7.1 1v+31y+31z+3
b:di lavoro|7.4 1z+73n+449+44p+34s+4
w:ha|7.2 00+90v+121b+151l+101m-33a-43p+74p+3
w:diritto|8.6 3t+84p+7
s:dirit|8.6 3t+74p+8
g:<dir|6.4 06+30k+826+4
g:tto>|6.9 3w+34n+4
b:il diritto|8.6 3t+54p+3
g:ione|5.9 05+30g+30m+50r+31q+31w+64l+5
s:europ|8.0 0h+104n-64p+94r+4
g:<eur|7.5 0h+3
g:euro|7.2 0h+3
g:urop|8.0 0h+4
g:rope|8.0 0h+3
f:ha|7.3 00+30v+81b+61l+64p+3
w:barred|8.6 0v+83a+3
s:barre|8.6 0v+43a+3
g:<bar|7.6 28+3
g:arre|7.4 0g+31o+4
b:barred from|8.6 0v+3
b:from working|7.6 0v+43a+6
b:working in|6.9 1y+327+73j+4
b:am not|6.6 12-518-31a-339-33a+343r-34p-4
f:eligible|8.6 3a+44p-4
b:there any|6.9 0k+43a+144p-3
b:any restriction|8.6 3a+64p-3
b:restriction on|8.6 3a+54p-3
b:are there|7.3 36+33a+9
g:pedi|7.6 1h+3
b:from being|8.0 3a+7
w:because|7.8 00+71b+3
s:becau|7.8 00+41b+5
g:caus|6.8 1b+620+3
b:a t|6.7 1b+53a+13
b:t il|6.2 0u+30v+41c+61d+53a+93r+3
b:il un|7.8 3a+5
w:obstacle|8.3 3a+7
s:obsta|8.3 3a+8
g:stac|7.5 2p+348+4
b:un obstacle|8.6 3a+5
b:votre emploi|7.8 1b+41y+537+54l-3
f:y|7.3 3a+3
w:lack|8.6 3a+144p-4
g:lack|7.8 1a+33a+4
b:you lack|8.6 24-33a+104p-3
b:est il|7.4 18+43a+53r+63y+3
f:visa|7.5 49+54q+4
f:workpermit|8.6 4r+6
w:following|7.3 24+52b+53a-3
b:the following|7.5 24+448+6
b:best describes|7.2 17+525+4
b:describes your|6.9 14+316+31q+325+43a-3
b:eligibility to|8.3 3t+6
b:citizen permanent|8.3 4r+4
w:residency|8.3 0j+72a+44r+5
b:of right|8.6 4p-34r+6
b:if not|7.8 0q+43a-64r+5
b:not a|7.2 1a-32c-52f+63a+64r+3
w:indicate|6.7 25+33a-447+4
b:please indicate|7.2 3a-53n+34r+4
b:indicate your|7.3 25+33a-34r+4
w:opt|6.9 0m+90p+81n-41x-43a+649+54q+10
w:h|7.5 11+123a-33m+93w-44a+54r+5
w:1b|8.0 4a+54r+3
b:h 1b|8.0 4a+3
w:tn|8.3 4a+54r+3
w:green|8.3 4r+4
w:card|6.2 0g+121e+72m+43a+53b-33t+744+846+2349+44n+74q-4
g:card|6.1 0g+53a-446+16
g:ard>|5.4 0g+31m+346+12
b:green card|8.3 4r+3
l:card|7.1 2m+33t+346+4
b:you the|7.2 0z+717+54j+54r+3
b:work status|8.6 4r+3
f:u|8.6 2a+44r+3
w:refugee|8.6 2a+5
g:refu|6.4 3a+11
g:fuge|7.8 1g+34o+3
w:foreign|7.5 2c+42l+53a+9
s:forei|7.5 2c+32l+43a+8
g:orei|7.5 3a+3
g:reig|7.3 0i+4
w:worker|7.6 3a-449+54j+54r+34t+6
g:rker|6.8 29+43a-3
w:pr|8.3 0h-44r+16
b:us what|7.6 0h-32h+42q+34h+44r+4
b:what you|7.3 0h-324+42q+34c+54h+44r+6
f:citizen|8.3 0h+4
b:status are|8.6 1y+34r+4
b:you working|8.3 1v+63a-34r+6
b:at present|7.5 1v+32i+63v+44r+3
f:under|8.0 0y+33a+34r+4
l:present|7.0 1y+112i+4
b:am a|7.6 0h+53a-3
w:holder|8.0 2c+53a-341+64m+7
s:holde|7.8 1j+72c+33a-541+74m+4
l:citizen|7.4 0h+33a+4
b:country please|8.6 2v+44r+7
w:4|6.6 09+131l+31p+82h+1438+53a-344+747+54j+44m+34r+13
l:4|7.4 09+42h+54r+4
b:and any|8.6 4r+4
w:482|8.6 49+34r+4
w:500|8.6 1d+34r+4
f:working|8.0 27+4
b:residence permit|8.3 3t+84q+4
b:b c|8.0 4r+8
b:c g|8.3 4r+11
b:g l|8.3 4r+10
l:l|8.3 4r+6
b:or on|8.3 0u+6
b:a workpermit|7.2 3a+349+7
b:status cd|8.6 4r+4
b:what visa|8.6 3a-44a+44r+5
w:matches|8.6 4j+74r+6
g:tche|7.4 3a+5
s:regar|7.8 12+515+83a-34r+5
g:gard|6.9 0o+3
g:ardi|6.9 47+548+7
g:rdin|7.3 39+4
l:papers|8.6 2r+5
w:british|8.3 0d+70h+53a-34r+4
s:briti|8.3 0d+40h+44r+3
g:riti|6.8 1i+3
w:irish|8.0 0h+42k+54r+5
s:irish|8.0 0h+42k+44r+3
w:scheme|7.8 10+719+43a+34r+4
s:schem|7.6 10+724+63a+34r+4
g:heme|7.6 3a+3
b:statut d|8.3 19+5
b:d immigration|8.3 4r+5
f:statut|7.2 43+54r+4
l:immigration|8.6 4r+3
w:canadien|8.0 0h+43a+64r+5
g:dien|6.3 1n+51o+51s+421+3
b:citoyen canadien|8.0 3a+5
w:nature|7.4 0v+51w+103a-33g+949-34a+114r+7
s:natur|7.3 0h+60v+51w+113a-73g+949-34a+84r+3
b:nature du|7.8 1w+63g+54a+44r+4
f:nature|7.5 1w+73g+34a+64r+3
f:permis|7.0 1j+93a-4
b:statut legal|8.6 3t+44r+4
w:administrative|8.3 0a+42c+44r+3
s:admin|7.5 0a+70k+51l+62c+34r+3
g:dmin|7.5 0a+3
g:nist|7.1 2c+3
w:europeenne|8.6 0h+4
f:situation|8.0 1y+42v+5
b:statut de|8.3 10+34r+4
g:tet>|7.6 0u+3
b:permis d|8.3 1e+62m+43a-3
w:precisez|7.3 3a+74a+6
b:precisez le|8.6 4a+64r+6
b:type d|7.8 3g+54r+3
b:d autorisation|8.3 3t+4
f:precisez|7.5 3a+124a+44h+3
w:categorie|7.6 0y+810+1017+33a-33b-53g+849-54a+74r+6
g:gori|6.8 0l+50y+51j+3
g:rie>|6.4 0y+527+33a-341+342+34t+4
b:categorie d|8.6 0y+34r+6
f:categorie|8.0 3g+54r+3
g:ssta|7.8 1r+425+44r+9
w:art|7.8 1m+83a-43g+124a+104r+11
b:art der|8.6 3g+64r+9
b:der arbeitserlaubnis|8.3 3a-33t+94q+64r+7
f:art|8.0 1m+53g+54a+44r+6
l:arbeitserlaubnis|7.8 3t+44q+34r+4
w:welchen|7.8 0h+91q+94m+74r+4
w:aufenthaltstitel|8.6 4q+124r+9
g:stit|6.5 1r+14
f:welchen|8.0 1q+34m+54r+3
g:bewi|7.6 1j+449+3
g:ligu|7.5 0l+3
w:situacion|8.6 10+44r+14
g:rato|6.8 0u+34r+4
g:ria>|7.4 2w+33m+44r+3
f:situacion|8.6 10+34r+7
w:tipo|6.9 0u+141m+153a-53g+164a+184r+9
g:<tip|6.8 0u+41m+53g+54a+64r+3
g:tipo|6.9 0u+41m+43g+64a+54r+4
g:ipo>|6.9 0u+41m+53g+44a+5
b:tipo de|7.5 0u+31m+53a-33g+94a+94r+4
w:visado|7.8 49+54a+34q+114r+8
s:visad|7.8 49+64a+74q+74r+6
b:de visado|8.3 4a+4
f:tipo|7.1 0u+51m+63g+84r+7
w:residencia|8.3 05+53s+84r+8
g:enci|5.9 1b+33o+448+7
b:de residencia|8.3 05+43s+44r+3
w:tienes|6.6 0c+50d+70g+60z+710+51j+424+427+329+32k+737+63a-63r+44o+54r+4
g:enes|6.5 4o+3
l:tienes|8.6 2k+34r+3
w:verblijfsvergunning|8.6 4q+104r+10
s:verbl|8.0 05+74q+74r+15
g:verb|7.4 36+541+44q+34r+6
g:erbl|7.8 0m+34q+34r+6
g:rbli|7.8 0m+34q+34r+6
g:blij|8.0 4r+7
g:lijf|8.0 4q+44r+5
g:sver|7.5 36+53w+3
b:tipo di|7.6 0u+51m+73g+94a+64r+5
w:soggiorno|8.3 3t+74q+74r+10
s:soggi|8.3 3t+44q+44r+6
g:ggio|7.8 0c+44e+5
g:gior|8.0 0c+4
g:rno>|7.5 08+33e+4
b:di soggiorno|8.3 3t+44q+44r+6
l:soggiorno|8.3 4r+3
b:e il|8.3 1q+44d+44r+3
w:until|7.0 0o+41n+101o-31x+101y+93a-347+64p-44q+10
s:until|7.0 0i+30o+51n+81x+141y+113a-347+54p-34q+9
g:<unt|6.2 1v+51x+51y+323+53a-44q+4
g:unti|6.7 1n+41x+51y+34q+4
g:ntil|6.8 1i+51n+31x+41y+44q+3
g:til>|7.0 1n+31x+51y+347+34q+4
f:permit|8.6 2m+7
l:until|7.5 1n+51x+104q+4
b:end date|7.4 1n+41x+422-33a-44q+13
b:work is|8.6 38+3
l:expiration|8.3 4q+7
b:date your|8.3 0i+73a-34q+7
w:ends|8.0 0n-50o+90u+73a-549+64q+4
l:ends|8.6 4q+3
w:remain|8.6 3a-33j+64q+9
s:remai|8.3 3a-33j+54q+11
g:rema|7.3 26+34e+84q+3
b:to remain|8.6 3j+34q+5
b:until when|8.6 0i+44q+5
b:may you|8.6 4q+6
f:until|7.8 1x+111y+7
w:exp|7.8 26+1128+629+113a-44q+6
b:dt mm|8.6 4b+54q+6
w:still|6.8 1x+41y+1136+73a+447+104q+5
s:still|6.8 1x+41y+1436+73a+547+74q+4
g:<sti|6.4 1y+648+3
g:stil|6.8 1y+7
g:till|6.4 1i+51y+6
b:last day|8.6 1x+74q+3
b:expiration date|8.6 3a+4
f:expiration|8.6 4q+3
w:evisa|8.6 3a-43t+54q+8
s:evisa|8.6 3a-43t+64q+8
f:opt|7.8 0l+40m+34q+6
b:your permission|8.3 4q+4
w:limited|8.6 4q+5
b:if yes|7.6 4a+44q+34t+9
b:the date|8.3 4q+4
s:lapse|8.6 3a+44q+4
w:validity|8.6 4q+8
b:date at|8.6 4q+6
b:at which|7.8 0i+43a+34q+5
s:renew|8.6 4q+5
b:or permit|8.6 4q+4
b:quand pouvez|8.6 4q+6
f:jusqu|8.0 1x+81y+54q+3
b:permis est|8.6 4q+3
b:jusqu au|8.6 4q+5
l:au|7.6 0a+91n+51x+7
w:echeance|8.3 0i+44q+15
s:echea|8.0 0i+42o+44q+10
g:<ech|6.9 1i+6
g:chea|7.8 4q+4
g:hean|8.0 4q+3
f:fin|7.6 1b+41n+31x+103a-3
s:prend|8.3 3n-33o+74q+6
l:fin|7.8 1n-31x+10
w:temporaire|8.3 0u+64q+6
w:indiquez|7.1 2a+33a-33b+3
b:la date|8.3 0c+30v+4
b:d echeance|8.6 4q+4
f:si|6.6 3a+63p+44a+54t+6
g:tig>|7.6 4q+3
w:bis|7.8 1n+111s-31x+131y+133a-33j+44q+9
g:abla|8.0 4q+4
g:lauf|7.1 0v+31f+71g+34q+6
w:ab|8.3 4b+124q+9
g:duci|8.0 1j+3
g:cida|7.6 10+54q+3
l:trabajo|7.5 1i+81z+44q+3
g:<ven|6.7 17+325+347+3
g:digh|8.0 48+8
g:heid|7.6 0i+51a+34q+3
g:eid>|7.1 3s+3
w:tot|7.6 1a+101x+151y+163a-54b+84q+11
l:tot|8.3 1x+44q+4
w:einddatum|8.3 1n+91x+114q+7
s:eindd|8.3 1n+81x+94q+8
g:eind|7.8 1p+61x+44q+3
g:ndda|8.0 1n+31x+84q+3
g:ddat|8.0 1n+31x+64q+3
f:einddatum|8.3 1x+64q+6
s:scade|8.6 4q+15
g:<sca|7.5 08+43t+34q+4
g:denz|7.4 2j+7
g:enza|6.4 29+3
g:nza>|6.3 0h+4
b:del permesso|8.6 4q+5
w:visto|8.0 49+94a+94q+9
s:visto|8.0 49+94a+94q+7
g:vist|7.5 3q+349+3
g:sto>|6.4 3s+549+34j+44l+6
b:il visto|8.6 49+3
b:visto di|8.6 49+54q+5
l:lavoro|7.6 1v+31z+3
b:visa to|8.3 3a+34a+4
b:will companyname|8.3 49+4
b:companyname have|8.6 49+4
b:have to|6.5 1f+349+104a+4
b:sponsor you|7.6 49+5
w:behalf|7.6 2c+549+64a+6
s:behal|7.6 2c+54a+3
g:<beh|6.6 2q+3
g:beha|7.1 2q+4
g:ehal|6.5 3a-33u+43v+53w+103x+93y+5
g:half|7.5 40+3
g:alf>|7.5 40+3
b:your behalf|8.0 49+44a+3
f:sponsorship|8.3 49+6
b:take this|8.0 3x+6
w:continue|8.3 49+4
s:conti|7.8 0u+647+449+3
b:need us|7.2 3a-449+4
w:sort|7.5 17+83a+63g+1040+741+649+4
b:visa for|8.3 49+4
b:need employer|8.3 49+3
b:obtain or|8.0 49+4
b:at any|7.1 0p+51k+349+34t+4
b:any point|8.0 49+3
w:down|8.3 3a+949+34t-4
g:down|7.8 1e+3
w:road|8.0 4m+7
b:the road|8.0 4m+6
b:companyname to|7.0 0n+32b+43a-349+6
b:to file|8.3 49+34a+5
b:file immigration|8.6 49+4
w:paperwork|8.6 49+7
f:at|8.3 0s+44s+4
b:i will|8.3 0f+3
b:need sponsorship|8.0 3a-449+4
w:skilled|7.8 24+625+73a-549+64g+7
b:skilled worker|8.6 49+4
w:join|6.5 0e+50q+62w+836+537+114b+74i+5
b:to join|7.4 0e+436+54i+6
b:join us|7.5 0e+637+84b-3
w:assisted|8.6 0l+7
s:assis|7.3 00+70l+549+84a+3
g:assi|6.3 00+411-318+5
g:ssis|7.2 3a+3
b:immigration support|8.3 4a+3
l:later|7.4 0q+3
w:transfer|7.5 0n+42i+63a-33s+546+949+74a+8
g:ansf|7.4 2i+3
g:nsfe|7.4 2i+3
g:sfer|7.1 3s+54m+3
g:itic|7.6 2c+4
b:in order|7.5 3s-34a+5
b:order to|7.6 3s-34a+5
w:depend|8.0 3a-449+14
s:depen|7.2 0z+949+12
g:depe|7.0 0z+42p+349+4
g:epen|7.0 0z+32p+349+3
b:depend on|8.3 49+7
b:employer s|7.8 1z-53a+11
w:once|7.6 03+80f+31u+13
g:<onc|7.6 1u+4
b:looking to|8.3 49+44b+6
b:us for|8.6 49+4
w:assistance|7.8 00+349+84a+5
g:tanc|6.3 1k+420+34s+3
b:the company|6.9 0m+91v-41z+42i+104a+54i+5
w:note|7.4 0l+81p+153a-549+44e+16
b:that this|8.6 49+4
b:position is|7.5 38+33w+3
b:is not|8.6 49+3
b:sponsorship do|8.6 4a+4
b:would the|8.3 4a+7
w:commence|7.8 1s+921+114b-3
b:to commence|8.3 4b+3
w:case|7.5 02+61i+111o-349+4
b:immigration case|8.3 49+3
w:employ|7.8 0c+52i+53a-53r+5
g:loy>|7.8 2i+5
b:help from|8.6 3a+4
b:from us|7.2 0t+32i+92j+33a+63v-349+3
w:specific|8.6 1w+349+4
b:to hire|8.6 0u+3
b:hire you|8.0 0k+34b+54i-34j+9
b:would a|8.0 0u+53a-647+34g+7
b:be sponsored|7.8 0j+349+5
w:blue|8.6 3a+4
b:your new|8.6 49+3
b:present employer|7.3 3o+4
b:employer that|8.3 36+63a-3
b:that would|7.1 00+736+7
g:ioni|7.1 0g+60r+31w+32r+4
f:to|6.3 1x+281y+63a-7
w:req|8.3 00+103a-43j+1549+6
b:req d|8.6 00+749+4
l:d|8.0 00+311+549+3
w:instance|8.6 0v+93a-3
s:insta|7.2 0v+52p+102v+52w+33a-53s+542+44m+8
g:nsta|7.0 2p+6
b:there a|7.5 0v+42u+636+53a-849+3
b:need for|8.3 3a+7
b:to support|8.3 4a+5
w:petition|8.3 3a+34a+4
b:a petition|8.6 49+3
w:needing|8.3 49+54a+3
s:needi|8.3 4a+3
b:visa support|7.8 49+4
l:cityname|6.1 38+53s+4
w:charity|8.0 0k+73a-449+44i+54t+6
s:chari|7.5 0k+53a-449+34h+44i+54t+5
b:our charity|8.6 49+34i+4
b:licence for|8.3 1j+349+3
w:some|7.5 40+34m+3
b:for some|8.6 49+34m+4
w:posts|8.0 0m+72b+73a-4
s:posts|8.0 0m+92b+53a-349+3
f:our|7.1 38+53q+347+7
b:sponsored for|8.6 0j+4
w:seeking|7.8 0u+520+53a-440+849+5
s:seeki|7.8 20+33a-340+849+3
g:<see|6.9 3q+340+4
g:seek|7.3 40+5
b:you seeking|7.8 0u+320+43a-349+3
b:i need|8.6 3x+4
b:support from|8.6 49+3
b:the employer|8.3 2b+43a-3
w:taking|8.3 43+549+7
s:takin|8.3 43+449+4
g:taki|8.0 0l+3
b:a company|8.0 0k+43a-649+34i+3
g:acke|8.0 0y+31b+4
g:cked|8.0 1b+4
b:would we|8.0 49+54a+4
b:we have|7.5 06+33a+749+5
b:a permit|8.3 49+6
b:before you|7.8 3a+349+3
w:parrainage|7.0 3p+349+114a+10
g:aina|7.0 4a+4
g:inag|7.0 49+44a+3
b:un parrainage|7.6 49+44a+3
b:parrainage pour|8.3 49+3
b:travail pour|8.6 49+4
g:devr|7.5 49+34a+3
g:epre|7.6 43+3
g:endr|7.3 38+347+3
w:demarches|8.6 3a+549+5
w:requis|8.0 0d+337+34a+3
f:parrainage|8.6 3p+3
l:requis|8.6 49+3
w:soutien|8.3 49+64a+4
s:souti|8.3 49+34a+4
b:votre embauche|8.6 49+5
w:exige|7.5 0d+40j+61k+33a-33s+53x+649+9
s:exige|7.2 0j+43s+63w+43x+549+74j+4
g:exig|7.2 49+3
g:xige|7.2 49+3
b:une demande|8.0 0j+549+7
b:demande d|8.3 0e+40j+449+3
b:soutien a|8.6 49+34a+3
b:l immigration|8.6 4a+4
w:maintenant|8.3 49+4
s:maint|6.5 24+328+829-549+3
g:enan|6.1 28+436+43a-3
w:tard|7.8 39+6
g:tard|7.8 39+3
b:plus tard|7.8 39+3
w:faut|8.0 0d+33a-33x+54a+4
b:faut il|8.6 49+34a+6
w:prevoir|8.3 49+64m+5
s:prevo|8.3 49+74m+6
b:demande de|8.0 1b+63j+349+4
b:de titre|8.6 49+6
w:salarie|7.4 0u+111y+82i+73a-43p+123v-33w-349+34t+7
w:travailleur|7.8 10+949+4
b:de travailleur|8.3 10+349+4
b:est elle|7.8 0v+43q+33s+44o+3
f:une|7.8 0v+436+349+3
b:il d|8.6 3b-33g+649+3
s:ferme|8.6 47+12
g:ferm|7.6 0x+31u+347+3
b:pour votre|8.6 3p+649+5
s:reque|6.8 00+100d+60l+51j-33a-33m+33t+33w+449+144a+7
w:benotigen|8.0 00+649+84a+7
s:benot|7.6 00+103a-349+34a+12
g:beno|7.6 00+44a+5
g:enot|7.5 00+44a+4
g:otig|7.6 00+44a+4
g:gen>|5.6 00+50f+31b+31e+82b+33a-74d+44e+94o+3
b:benotigen sie|8.0 00+549+34a+7
w:ein|7.0 0f+60g+70n+519+31u+32f+53a-349+74f+4
b:sie ein|7.8 0g+619+449+4
w:visum|7.6 3a+849+104a+14
s:visum|7.5 3a+449+154a+14
g:visu|7.3 2f+749+54a+4
g:isum|7.5 49+5
g:sum>|7.5 40+54a+4
w:um|8.6 3a+449+7
b:in deutschland|8.3 3a+44p+3
f:benotigen|8.3 49+4
g:<bra|6.5 24+427+32w+3
w:unterstutzung|8.6 00+103a-349+8
s:unter|6.8 00+30j+51e+81v+1222+323+132a+336+53a-849+84i+9
g:unte|6.3 1v+423+53x+4
g:rstu|7.8 39+4
g:sori|8.0 49+6
b:fur die|8.6 49+34j+3
g:uss>|7.1 1l+41m+41n+31q+5
g:eant|8.0 4m+3
g:trag|8.0 0u+30v+32c+3
l:werden|7.6 0q+4
w:necesita|8.6 00+649+6
g:sita|7.2 1m+31r+449+3
w:patrocinio|8.3 3a+649+84a+11
f:necesita|8.6 00+4
g:ira>|8.0 4h+3
w:empresa|7.5 1v+131z+123a-53n+449+84t+10
s:empre|7.5 1v+141z+83a-43n+449+64t+5
g:empr|7.5 1v+51z+34t+3
g:mpre|7.1 1v+6
g:resa|7.4 1v+54t+3
g:esa>|7.4 1v+4
b:la empresa|8.0 1z+749+54t+6
b:su permiso|8.6 3t+349+5
g:ras>|7.5 2e+42v+34e+3
w:obtener|8.6 0j+649+6
w:ahora|8.6 1v+1549+6
s:ahora|8.6 1v+649+5
g:ora>|7.2 0z+41v+3
w:el|7.1 0l+30n+527+113a+93t+849+54j+12
b:en el|8.3 27+7
w:heb|6.3 00+60e+80g+80z+1310+81j+51l+81o+824+529+636+73a-43q+33r+643+848+449+54a+54o+54t+5
b:heb je|6.4 00+30e+30g+60z+1010+81l+51o+324+327+329+436+33a-83q+33r+443+548+449+44a+34o+44t+3
w:nodig|8.0 00+113a+449+84a+7
s:nodig|8.0 00+849+84a+3
g:<nod|8.0 00+3
g:nodi|8.0 00+3
g:dig>|7.4 00+30g+33v+3
f:heb|6.8 00+40e+30g+40z+610+61l+336+33a-43r+343+549+4
l:nodig|8.3 49+3
b:voor je|8.6 01+349+8
g:rage|6.6 1p+52c+3
w:hai|6.8 0c+60d+50e+60z+1010+524+927+329+63a-53q+73r+649+44t+5
w:bisogno|8.6 00+749+5
s:bisog|8.6 00+749+4
g:<bis|7.6 00+316+7
b:bisogno di|8.6 00+849+5
b:per il|8.3 00+60j+4
f:hai|7.2 0d+40z+410+424+43a-33r+3
b:di un|8.6 3o+349+4
b:us without|8.3 36+33a+5
b:without the|8.6 3a+7
w:having|7.8 2q+3
b:work on|7.6 38+43t+4
b:i do|6.9 3a+22
b:free of|7.6 10-336-33a+16
b:of any|6.8 0h-30v+42c+336-43a+183r+449-4
w:konnen|7.2 0x+624+738+43a+33b+43j+947+11
s:konne|7.2 24+638+53b+53j+1047+11
g:<kon|6.3 0t+541+7
g:konn|7.1 47+3
g:nnen|6.7 3b+33j+3
b:konnen sie|7.4 24+538+33a+33j+347+8
f:konnen|7.6 24+43j+5
w:3|6.3 0g+81l+71v+62h+1538+123a+547+124a+34t-3
l:3|7.4 0g+31v+32h+3
b:company have|8.3 4a+5
b:yes describe|8.6 0v+54a+4
b:describe the|8.0 0v+34f+5
b:the immigration|8.6 3a+4
b:you will|8.0 1t+349-44a+4
b:is required|8.3 38+33a-54a+6
w:explain|6.8 0v+31b+620+44a+84f+74h+104i+74j+7
s:expla|6.7 1b+420+43a+104a+54f+54h+94i+34j+5
g:expl|6.4 3a+44h+44j+4
g:xpla|6.7 3a+34h+3
b:and when|8.3 4a+44t+11
l:when|7.5 0e+33a-44t+6
b:us which|8.6 4a+5
b:details of|7.4 0v+53a-63o+54f+44h+4
f:details|8.0 3a+9
b:category of|8.6 4a+4
w:answered|8.3 0x+54a+4
b:you answered|8.6 3a+5
b:answered yes|8.6 3a+44a+3
b:yes to|7.8 37+33a+3
b:please provide|7.5 44+54a+34h+3
w:classification|8.3 19+51p+103a-44a+4
b:nature of|8.6 1w+84a+4
w:sought|7.4 0e+70u+93a-33m+43w+84a+44t-5
s:sough|7.4 0e+70u+93a-43m+53w+74a+54t-5
g:soug|7.4 0u+3
b:from companyname|7.6 0p+34a+34t+4
b:we need|7.8 0t+41f+53a-63x+54a+3
b:transfer or|8.6 2i+73a-34a+5
w:extension|6.6 3a-33b-53e+264a+6
g:tens|6.2 0n+41h+43a-33e+12
g:nsio|6.3 3e+124l+4
l:extension|7.1 3e+7
w:next|7.2 0q+922+523-43a+94a+64j+11
g:<nex|7.2 3a+54j+3
g:next|7.2 3a+44j+3
b:the next|8.6 4a+5
b:le permis|8.3 1j+33a-54a+6
g:vrai|7.8 4a+3
l:besoin|7.8 39+349-34a+4
b:si un|8.0 3a+34a+5
b:precisez la|8.6 4a+5
b:genre de|8.6 3g+74a+7
b:permis a|8.6 4a+8
l:obtenir|8.6 4a+4
b:art des|8.6 1m+114a+5
g:tas>|7.6 1h+3
w:welk|8.0 05+71v+73b+44a+9
b:s citizen|8.6 0h+5
f:citizenship|7.8 4r+4
w:australian|8.3 0h+30v+319+6
g:lian|7.3 0h+42a+4
s:reser|7.6 0c+60h+40q+819+8
w:citizens|8.3 0h+153a-4
b:you one|8.0 0h+41a+31j+52i+33a-5
b:state of|8.0 0a+30h+41z+443+64n-3
g:tura|7.6 0q+314+428+3
g:ural|7.8 14+4
g:liza|7.6 1l+3
b:us citizen|8.3 0h+6
w:preference|6.2 0h+30t+813+819+82j+52k-52w+133a-940+1047+64s+15
b:citizens are|8.6 0h+3
b:of canada|8.0 0i+3
f:preference|8.0 0t+3
b:citizenship or|8.0 0h+32a+3
b:citizenship of|8.6 0h+32a+4
b:of another|8.6 0h+30k+7
b:country do|6.5 05+83a-43d+4
b:hold or|8.6 0h+42a+5
w:due|8.3 0c+50h+53a+5
b:due to|8.3 0c+40h+3
w:federal|7.4 0h+40i+50j+51b+41e+92c+83a-6
s:feder|7.3 0i+40j+413+51e+82c+63a-6
g:<fed|7.3 13+3
g:fede|7.3 1e+3
g:dera|6.8 1e+33w+3
b:a federal|7.6 0h+30j+32c+6
b:we may|7.8 3o+4
b:a us|8.3 0h+32a+4
g:hips|7.8 0k+63a-4
g:ips>|6.8 0k+31i+33a-34m+4
f:citoyennete|8.6 0h+4
b:vous citoyen|8.3 0h+7
w:canadienne|8.6 0h+7
l:canadienne|8.6 0h+3
b:pays etes|8.6 2v+5
b:la citoyennete|8.3 0h+4
b:membre de|7.3 2m+34n+7
s:accor|7.1 0f+50h+31k+747+44m+4
w:canadiens|7.8 0h+63w+5
w:staatsburgerschaft|8.6 0h+10
g:burg|7.5 0h+11
g:rger|7.0 0h+130z+51f+33a-443+3
g:gers|7.8 0h+744+4
g:ersc|6.8 0h+71j+523+42d+3
g:rsch|6.8 0h+61j+523+52d+3
g:chaf|6.5 0h+34m+34n+3
g:haft|6.5 4m+44n+4
g:aft>|6.8 0h+43s+447+34m+4
l:staatsburgerschaft|8.6 0h+5
w:burger|8.3 0h+13
s:burge|8.0 0h+1544+12
b:sie die|8.3 0h+32f+43q+9
s:lande|8.3 0h+63d+22
g:ndes|7.2 0a+425+33x+5
w:ciudadania|8.6 0h+18
s:ciuda|7.8 04+120h+142v+73a-3
g:<ciu|7.8 04+40h+62v+3
g:ciud|7.8 0h+5
g:iuda|7.8 04+30h+72v+3
g:udad|7.8 04+40h+72v+3
g:nia>|7.5 0h+414+31v+7
l:ciudadania|8.6 0h+6
b:de los|8.3 0h+51n+71s+4
f:es|7.2 0h+43j+44t+5
w:pais|7.5 05+190h+72v+83a-53d+16
g:pais|7.5 05+63d+4
b:pais de|8.6 05+30h+4
f:pais|8.3 05+100h+4
w:bent|7.5 0f+70h+70j+60v+81b+61k+52a+3
g:bent|7.4 0k+5
b:bent u|7.5 0f+40h+30j+40v+61b+41k+3
b:van een|8.3 0h+53o+54n+9
w:land|7.2 05+200h+72v+63a-33d+14
f:bent|7.6 0v+31k+3
l:land|7.5 05+93d+7
w:cittadinanza|8.6 0h+14
s:citta|8.0 04+150h+19
g:citt|8.0 04+50h+7
g:itta|8.0 04+80h+6
g:dina|8.0 39+441+3
g:inan|7.8 0h+4
g:anza|8.0 0h+41q+3
l:cittadinanza|8.6 0h+6
w:paese|8.0 05+150h+43d+5
s:paese|8.0 05+110h+63d+5
g:<pae|8.0 05+4
g:paes|8.0 05+3
g:aese|8.0 05+3
g:ese>|6.8 2k+94c+3
f:paese|8.3 05+4
b:than the|8.3 0h-52p+33a+8
s:renou|8.6 0h-43a+7
b:a foreign|7.8 2c+33a+5
l:national|8.6 3a+3
w:cfr|8.6 1k+5
w:120|8.3 2d+12
w:qualify|8.0 0j+83a+3
g:lify|7.8 0j+3
b:you qualify|8.6 0j+4
b:qualify as|8.6 3a+4
b:us person|8.0 2a+10
w:export|7.0 2a+233a-3
s:expor|6.5 2a+353a-4
g:expo|6.1 2a+122c+3
g:xpor|6.5 2a+13
w:control|7.6 1k+82a+103a-34h+6
g:trol|6.3 1k+32a+11
b:export control|8.3 2a+5
w:controlled|7.5 1k+42a+133a-3
w:technology|8.6 00+62a+43a-3
s:techn|6.8 1l+82a+62n+53a-748+144f+11
g:<tec|6.8 3a-348+74f+4
g:tech|6.7 3a-448+74f+5
g:echn|6.8 3a-348+54f+6
g:chno|8.0 48+5
g:hnol|8.0 48+4
g:nolo|8.0 48+3
g:olog|7.8 43+448+3
f:export|8.6 2a+3
w:ear|8.3 2a+183a-3
b:itar ear|8.6 2a+5
w:comply|8.3 1k+8
b:to comply|8.6 1k+3
b:comply with|8.3 1k+5
w:regulations|8.3 2a+11
g:gula|6.8 2a+3
b:indicate whether|8.6 12+3
b:whether you|8.3 15+4
b:are a|8.6 4t+3
w:1324b|8.6 2a+4
s:1324b|8.6 2a+4
b:a 3|8.6 38+5
b:requirements of|8.3 4j+5
w:goods|8.3 2a+9
s:goods|8.3 2a+7
b:controlled goods|8.3 2a+8
b:goods program|8.6 2a+5
b:or able|8.6 38+3
b:under the|7.1 2a+33a-4
b:an export|8.6 2a+6
b:before we|8.6 2a+32o+3
b:we could|8.0 00+5
w:technical|8.0 2a+43a-548+54f+7
g:chni|6.9 1p+42k+53a-34f+4
b:data with|8.3 0n+52a+3
b:subject to|7.5 2a+42c+636+43a-7
w:definition|8.6 10+53a-3
g:<kor|8.0 2j+43j+4
w:international|7.4 2a+72c+73a-53b+33d+104m+7
w:traffic|8.0 0v+62a+10
s:traff|8.0 0v+32a+33a+4
g:traf|7.3 0v+93a+3
b:which describes|8.6 25+32a+7
f:international|8.3 2a+43d+4
b:currently on|8.3 0v+82a+3
w:restricted|7.8 2a+83a+7
w:party|7.8 0f+42a+736+73a+5
s:party|7.8 0f+42a+736+7
w:denied|8.6 2a+8
s:denie|8.6 2a+7
g:<den|8.0 15+6
w:persons|8.6 1a+72a+63a-3
g:sons|7.2 1e+32p+4
b:ever held|8.3 2a+4
w:compliance|8.6 2a+14
g:mpli|6.8 2a+34d+10
w:question|6.7 17+32a+32h+163a+10
l:question|7.5 2a+42h+73a+4
w:ability|7.5 0j+32k+736+4
s:abili|7.2 0g+80j+32k+936+448+34g+5
g:<abi|7.1 0g+31p+6
b:ability to|7.5 2k+336+3
b:to handle|7.8 0n+4
g:fied|7.2 0g+7
f:ability|7.8 2k+3
b:would an|8.6 2a+336+4
w:release|7.8 0f+82a+43a-33n+7
s:relea|7.5 0f+51b+52a+339+43a-53n+9
g:ease|7.2 39+4
b:to release|8.3 3n+4
w:source|6.3 2n+63q+184f+4
s:sourc|6.3 2a+32n+43q+19
g:sour|6.3 3q+9
g:ourc|6.1 3q+11
g:urce|6.2 3q+7
g:rce>|5.8 24+33q+10
b:source code|8.6 2a+3
b:code to|8.6 2a+32g+4
w:assessment|7.5 00+30l+825+112a+43a+3
s:asses|6.9 0l+61f+425+132a+42j+4
g:essm|7.5 25+3
g:ssme|7.5 25+3
g:smen|7.5 25+3
w:administration|8.3 0k+91l+7
g:ligh|7.8 0i+40k+6
w:ask|7.0 1f+337+63e+43o+64e+7
w:restrictions|7.0 2a+102c+836+847-4
w:sens|8.6 2a+5
g:<sen|5.6 0m+40p+30v+32d+32g+53p+4
b:sens de|8.6 2a+7
b:l itar|8.6 2a+7
w:avoir|7.5 0d+3
w:acces|7.4 11+413+91a+52a+33a-342+64o+6
b:acces a|7.4 13+51a+342+54o+4
b:a des|7.8 0l+30y+32a+42n+3
w:marchandises|8.3 2a+10
s:march|7.6 20+629+32a+93j+3
b:des marchandises|8.3 2a+7
w:controlees|8.3 2a+9
b:marchandises controlees|8.3 2a+7
w:programme|6.9 1l+51m+71n+61o+91s+728+42a+43a-43s+6
g:amme|6.6 1l+31m+31o+346+54c+3
b:programme des|8.6 2a+3
f:programme|7.8 1l+41o+10
w:controle|8.3 1k+72a+7
w:exportations|8.6 2a+11
w:soumis|8.0 0e+32a+536+3
s:soumi|7.6 0e+32a+62c+5
b:soumis a|8.6 2a+4
w:repondez|8.6 0d+52a+5
s:repon|7.0 0d+30n+30x+62a+42k+43o+184j+5
g:epon|7.0 3o+5
b:repondez vous|8.6 0d+32a+3
s:crite|8.6 2a+43a+5
b:autorisation d|8.6 0f+6
b:des donnees|7.6 0n+4
w:techniques|8.0 1l+92a+32n+4
w:soumises|8.6 2a+42c+6
b:au controle|8.6 1k+5
b:sur les|8.0 2a+438+3
b:indiquez votre|8.0 06+425+32a+3
w:vise|8.3 2a+63v-43w+8
w:liees|8.6 2a+73j+4
s:liees|8.6 2a+43j+5
w:evaluation|7.6 0l+61e+925+62a+32j+42k+73a-4
w:unterliegen|8.6 2a+336+5
g:erli|7.8 1h+63j+4
g:lieg|8.0 10+3
g:iege|7.8 1h+4
g:egen|7.4 0z+447+3
b:unterliegen sie|8.6 2a+336+3
g:schr|6.1 06+61c+71w+523+52d+54h+3
g:rank|7.4 4l+4
g:unge|7.0 0g+30r+33a+34d+44e+4
g:ngen|6.5 00+40g+33a-44d+44e+10
w:exportkontrolle|8.3 2a+10
g:kont|6.6 0t+641+7
w:angaben|7.8 0f+80x+14
s:angab|7.6 0f+50x+1010+4
g:anga|7.5 0x+4
g:ngab|7.6 0x+4
g:gabe|7.2 0i+30x+31w+524+33a-3
b:angaben zur|8.6 0x+4
w:usted|7.8 12+319+42a+64t+6
s:usted|7.8 19+42a+62c+54t+9
g:<ust|7.8 4t+3
g:uste|7.5 4t+3
b:es usted|7.8 2a+42c+34t+5
b:usted una|8.6 2a+32c+3
w:persona|7.5 17+618+41a+82a+52c+63a-43o+8
b:una persona|8.0 18+32c+7
g:ones|6.5 0g+30m+30r+41w+52w+34o+3
b:u een|8.3 0j+90v+4
g:llo>|7.8 1q+44e+6
w:delle|8.6 1w+92a+5
s:delle|8.6 1w+82a+5
g:dell|6.8 1r+31w+34s+3
g:tazi|7.6 4c+4
g:oni>|7.3 0g+61w+32r+3
b:hold an|8.0 0d+33a-3
w:active|7.2 0i+1419+829+52i+53a-64n+7
b:an active|8.0 2i+53a-44n+8
b:active security|8.6 0i+3
f:security|7.2 0i+32f+52h+32m+3
w:ts|8.6 0i+11
w:sci|8.6 0i+11
b:ts sci|8.6 0i+6
w:sc|7.6 0i+13
w:dv|8.3 0i+100j+7
w:higher|8.6 0i+12
b:or higher|8.6 0i+9
b:higher held|8.6 0i+8
f:clearance|8.6 0i+4
w:baseline|8.6 0i+80j+6
s:basel|8.6 0i+70j+5
g:elin|7.6 0k+3
w:sec|8.6 0i+133a-344+18
w:lvl|8.3 0i+131q+32k+9
l:lvl|8.3 0i+52k+3
b:government clearance|8.6 0j+3
b:have been|7.8 0i+427+429+3
w:vetted|8.6 0i+33a+4
s:vette|8.6 0i+53a+3
g:vett|7.4 0f+50i+4
b:the government|8.6 0i+52c+3
b:which level|8.6 0i+5
b:level and|8.3 0i+10
b:held a|8.6 0i+4
b:a clearance|7.8 0j+7
b:federal agency|8.6 0i+4
b:and expiry|8.3 0i+32m+43a-445+3
b:your clearance|8.0 0i+5
w:cleared|7.8 0i+100j+5
g:eare|7.3 0i+4
l:cleared|8.3 0i+4
b:the level|8.6 0j+6
b:security screening|8.3 0i+4
b:secret clearance|8.0 0j+4
b:that is|8.3 0g+63a-5
w:vetting|7.6 0f+80i+50j+103a-4
s:vetti|7.6 0f+120i+80j+53a-3
g:etti|6.8 0f+42e+44g+4
g:ttin|6.6 0f+4
b:security vetting|8.3 0i+30j+6
w:bpss|8.6 0i+40j+9
w:ctc|8.3 0i+33v+73w+8
w:top|7.5 1q+112d+548+64g+6
b:top secret|8.6 0i+3
l:secret|7.8 02+5
b:cleared to|8.6 0i+30j+5
b:work with|7.2 0d+324+63o+448+4
w:material|8.6 0i+50x+6
s:mater|7.6 0i+60u+81e+71r+103a-4
g:mate|6.8 0l+41e+41r+4
g:eria|7.6 1e+5
b:file number|8.6 0i+444+3
w:trust|7.8 0i+60j+62i+43a-34i+54t+5
s:trust|7.6 0i+40j+52i+43a-33r+34i+44t+6
g:rust|7.5 28+3
g:ust>|7.5 3j+3
b:public trust|8.6 0i+30j+3
b:currently in|8.6 0i+41y+7
w:force|8.0 0e+50i+619+53a-34i+4
b:possess a|7.4 1j+31l+3
b:une cote|8.3 0i+40j+8
b:d habilitation|8.3 0i+50j+6
w:fiabilite|8.3 0i+80j+4
s:fiabi|8.3 0i+70j+5
b:de fiabilite|8.6 0i+40j+5
w:vigueur|8.6 0i+436+6
s:vigue|8.6 0i+536+4
b:en vigueur|8.6 0i+336+4
w:habilite|8.6 0j+5
b:habilite e|8.6 0j+3
w:defense|8.3 0i+90j+5
s:defen|8.0 0i+80j+419+3
g:efen|8.0 0i+3
b:secret defense|8.6 0i+5
w:attestation|7.6 0g+80i+50x+101h+61m+83a-3
b:attestation de|8.6 0i+41h+7
b:vous du|7.8 0i+4
w:gouvernement|8.6 0i+32c+9
s:gouve|8.3 0i+52c+9
b:du canada|8.3 0i+43a+3
b:la cote|8.0 0j+3
w:cours|7.1 0e+70g+30i+40q-30v+610+41i+91y+112c+3
s:cours|6.5 0f+30g+30i+310+51h+51i+61n+31o+101s+71y+82c+53z-34l-3
b:en cours|7.4 0v+510+31y+93a+4
b:cours de|8.0 0g+30i+310+3
b:et date|8.6 0i+4
b:vous presentement|7.5 0i+31v+62i+5
w:enquete|7.5 0f+120i+30j+7
s:enque|7.5 0f+110i+30j+6
g:enqu|7.4 0f+30j+3
g:nque|6.9 0f+30q+33a+341+3
g:quet|7.5 0f+30j+3
g:uete|7.5 0f+30j+3
b:une enquete|8.0 0i+50j+5
b:enquete de|7.6 0f+50i+40j+6
w:sicherheitsuberprufung|8.6 0i+100j+7
s:siche|7.5 0i+160j+624+72h+53a+7
g:<sic|6.4 0i+70j+343+4
g:sich|6.5 0i+444+6
g:herh|7.4 03+30i+43a+3
g:erhe|7.5 0i+6
g:rhei|7.4 0i+6
g:heit|7.3 0i+53a+343+3
g:uber|6.4 0j+32d+439+3
g:erpr|7.4 0f+6
g:rpru|8.0 0j+4
g:pruf|7.6 0f+30j+446+5
g:rufu|7.8 0f+30j+4
g:ufun|7.8 0f+40j+4
g:fung|7.8 0f+30j+3
w:u2|8.6 0i+90j+6
g:frei|8.0 0i+4
g:abe>|7.5 0i+3
w:habilitacion|8.3 0i+110j+4
g:itac|8.0 0i+3
b:habilitacion de|8.6 0i+30j+5
w:seguridad|7.8 0i+110j+43a-344+646+7
s:segur|7.8 0i+70j+446+6
g:egur|7.8 0i+3
g:guri|7.8 0i+3
g:urid|7.6 0i+3
g:rida|6.6 0d+31q+347+5
b:de seguridad|8.0 0i+70j+446+5
l:seguridad|8.3 0i+3
w:nivel|7.5 0i+51q+1325+72k+10
s:nivel|7.5 0i+51q+1425+62k+123a-3
g:ivel|7.0 1q+72k+5
b:nivel de|7.6 0i+41q+925+62k+9
f:nivel|7.6 0i+31q+10
s:verkl|8.6 0i+60x+7
g:erkl|7.5 0x+43a+3
g:rkla|7.5 0x+43a+3
g:klar|7.8 0x+3
w:geen|7.8 0i+72f+33a+11
g:<gee|7.4 3a+3
g:geen|7.8 0i+33a+4
g:waar|6.8 2v+54j+4
g:aar>|6.4 0x+32v+444+44b+4
w:vgb|8.6 0i+100j+16
s:veili|8.6 0i+80j+8
g:mach|7.3 0i+348+4
w:nulla|8.6 0i+90j+5
s:nulla|8.6 0i+30j+4
b:il nulla|8.6 0i+50j+3
w:osta|8.6 0i+80j+7
b:nulla osta|8.6 0i+40j+4
b:osta di|8.6 0i+3
w:sicurezza|8.6 0i+70j+7
s:sicur|8.6 0i+60j+5
g:zza>|8.0 0x+3
b:di sicurezza|8.6 0i+40j+4
w:suspended|8.0 1b+43a+5
s:suspe|7.4 1b+83a+7
g:<sus|7.3 1b+4
g:susp|7.4 1b+4
g:uspe|7.4 1b+3
b:suspended or|8.6 3a+4
w:revoked|8.3 3a+5
s:revok|8.3 3a+5
b:not hold|8.6 3a+6
b:eligible for|8.3 0j+617+5
b:for sc|8.6 0j+8
b:keep a|8.6 2o+3
b:if the|8.3 0j+3
b:to pass|8.6 0j+51k+43a-4
b:you don|8.6 0j+53a-3
b:don t|7.1 0j+40m-31f+438+73a+6
b:t have|8.6 0j+41f+43a-4
b:you get|7.1 0j+51p+61q+33a+6
w:successful|8.3 0j+74b+3
s:succe|7.2 0j+51l+53a-54d+204j+6
g:succ|7.0 4d+4
g:ucce|7.2 4d+5
b:qualify for|8.6 0j+7
b:a public|8.3 0j+4
b:resident in|8.6 0j+6
b:years as|8.6 0j+626+3
b:as needed|8.3 0j+63j+4
b:be put|8.6 0j+60q+3
w:through|6.9 0j+818+61x+102t+74c+34f+74h+6
s:throu|6.8 0j+618+51x+112t+33a-44c+54f+44h+3
g:thro|6.8 1x+4
g:hrou|6.8 1x+3
g:ugh>|6.6 1x+3
w:selected|8.0 0j+30q+62r+5
s:selec|6.8 00+30e+40j+30l+120y+31c+41f+72r+33a-43d+3
g:sele|6.7 0l+5
b:if selected|8.6 0j+3
w:sf|8.6 0j+51e+10
s:inves|7.4 0f+100j+30v+51b+6
g:<inv|6.2 0f+31b+4
g:inve|7.2 0f+4
g:nves|7.3 0f+4
g:vest|6.8 0f+339+3
g:stig|6.8 1e+42v+43a-3
g:tiga|7.4 0f+3
g:gate|8.0 2r+8
b:by companyname|6.5 0j+43n+33r+3
f:willing|7.4 0f+61k+33a-4
b:the notice|8.6 0j+6
w:ministry|8.6 0j+72c+7
s:minis|8.0 0j+31h+32c+53a-33o+5
b:you ll|8.6 0j+33t+5
b:ll need|8.6 0j+33t+5
b:you and|8.0 0j+43a-53s+34e+74i+3
w:mesure|7.1 00-50j+338+63j+53s+53t+749+54m+3
b:en mesure|7.2 38+43a-43j+43t+449+3
b:mesure d|8.0 00-30j+3
b:d obtenir|8.3 0j+43a+3
f:capacite|8.6 3j+3
b:a vous|7.4 0j+33s+6
w:soumettre|8.3 0f+40j+41k+8
s:soume|8.3 0f+50j+51k+5
w:processus|8.0 0e+60j+6
b:poste exige|8.3 0j+4
b:cote secret|8.6 3a+3
b:ce qu|8.6 0j+33a+3
b:qu une|8.6 0j+4
w:bereit|7.1 0f+70j+438+539+123a-33s+104m+7
s:berei|6.2 0f+70j+70s+51k+91t+438+439+163a-53s+1347+44m+94t+4
g:erei|6.0 0j+31k+339+43s+84m+7
g:reit|6.3 39+33s+54m+6
b:sie bereit|7.3 0f+50j+538+33s+74m+4
w:sich|7.3 0e+80j+411+718+425+64c+84e+114j+4
w:einer|8.0 00+120f+80j+103a-43o+8
s:einer|8.0 00+50f+60j+53o+5
g:zieh|7.8 3s+3
g:iehe|7.8 3s+4
g:ehen|6.9 3s+3
w:wurden|8.6 0j+41b+10
s:wurde|8.3 0j+51b+163a-3
g:urde|8.0 1b+4
b:wurden sie|8.6 0j+51b+3
w:uberprufung|8.6 0f+80j+9
s:uberp|8.6 0f+60j+6
g:<ube|7.0 2d+439+4
w:bestehen|8.6 0j+90k+13
s:beste|7.8 0j+40k+60s+183a-3
g:steh|7.8 0k+3
f:wurden|8.6 1b+3
w:puede|8.6 0j+83j+7
f:puede|8.6 3j+4
w:bereid|7.6 0f+90j+51k+539+63s+74m+7
g:reid|7.6 3s+3
b:u bereid|8.3 0f+50j+51k+3
b:bereid een|8.3 0f+50j+41k+4
g:sond|8.0 3a+34d+3
g:derz|6.9 1y+32v+53v+34l+4
w:ondergaan|8.6 0j+61k+8
s:onder|8.0 0j+61k+61r+1122+5
g:<ond|8.0 1r+5
g:aan>|7.5 19+31y+3
b:te ondergaan|8.6 0j+61k+4
g:<kun|6.9 20+537+4
w:disposto|8.0 0f+50j+61k+63s+10
b:e disposto|8.3 0f+50j+41k+4
b:disposto a|8.0 0f+50j+33s+7
w:sottoporsi|8.6 0j+71k+4
s:sotto|8.6 0j+61k+5
b:a sottoporsi|8.6 0j+31k+4
g:ura>|8.0 28+3
w:reason|6.6 1b+520+123a+94i+54j+6
b:any reason|8.0 3a+3
b:reason you|8.3 3a+6
b:could not|8.3 3a+6
b:anything that|7.3 0k+936+43a+63s-3
w:prevent|8.6 3a+6
b:you from|6.7 1a+936+53a+9
b:un motif|8.6 1b+3
s:empec|8.6 36+6
g:empe|7.6 3a+34b+4
b:i would|7.2 0l+30m+43a-63s+33x+6
b:would be|7.3 38+43w+5
w:unable|8.3 0j-33a+123s-4
s:unabl|8.3 3a+10
g:<una|7.6 3a+9
b:unable to|8.3 3a+8
w:objection|8.3 3a+6
s:objec|7.2 3a+103j+34d+6
b:any objection|8.3 3a+5
b:objection to|8.3 3a+6
g:goin|8.0 1y+4
b:through the|8.6 3a+4
b:upload proof|8.6 1e+53t+3
b:proof of|8.0 1e+53t+4
b:share code|8.3 3t+15
w:original|8.3 3a+43t+8
g:gina|7.0 13+4
b:original documents|8.6 3t+4
b:you present|8.3 2t+63t+3
w:prove|8.0 2h+73t+11
s:prove|7.8 2h+43q+83t+7
b:to prove|8.3 2h+53t+4
b:evidence of|8.3 3t+8
w:identity|7.1 13+514+316+33t+344+7
f:copy|7.8 1e+51g+31h+53t+4
w:bring|7.8 29+43t+83w+34j+3
s:bring|7.4 29+63a+33t+73w+448+44j+5
b:passport or|8.6 3t+5
b:birth certificate|8.6 3a+33t+6
b:you bring|8.0 29+43t+44j+5
w:produce|8.6 3a+4
g:duce|7.4 3p+3
b:to produce|8.6 3a+3
w:listed|7.5 0d+40v+619+33j+63t+44j+7
b:listed on|8.6 0v+53t+3
b:days of|7.8 38+33a-73s+43t+343+6
b:of hire|8.6 3s+33t+4
b:to submit|8.3 3t+44p-3
b:verification of|8.6 0f+33t+54p-3
b:code and|8.6 41+3
w:showing|8.3 3a+43t+74p-4
s:showi|8.3 3t+74p-4
b:entitlement to|8.6 3t+4
w:supply|8.3 1t+43a-43o+43t+5
w:request|7.5 00+90f+30l+73a+43t+4
g:uest|5.9 1i+34j+54l+5
b:on request|8.6 00+33t+3
w:scan|8.6 0g-31e+103t+6
g:can>|7.6 13+31e+33t+3
w:both|7.6 03+83a-33t+73w+54s+6
g:<bot|7.3 3x+3
g:both|7.6 03+34s+3
g:<sid|7.4 0k+4
g:ides|8.0 2l+33t+3
b:work check|8.3 3t+347+4
w:doc|8.6 1f+63a-33t+16
b:offer you|8.6 3t+33x+4
b:prove that|8.6 2h+33t+3
b:you re|6.6 1v+320+92f+32v+43a+43s-33w+347+34t+4
b:work can|8.6 38+43t+3
b:do so|8.0 38+43t+3
b:of working|7.8 3t+34h+44s+5
b:show us|7.8 2n+32q+33t+64f+3
b:us something|8.3 3t+44f+5
b:something that|8.3 3a+83t+3
b:what have|7.8 3a-34d+34f+54h+7
w:got|7.2 0g+61l+83a-33q+53t+74o+12
b:you got|7.6 0g+31l+73a-33t+64o+4
s:justi|8.3 0v+81e+73t+10
b:preuve d|8.6 3a+33t+4
f:preuve|8.6 3t+7
l:emploi|6.2 0q+51x+420+7
w:permanente|8.6 06+83t+4
w:attestant|8.6 3t+13
g:cto>|7.3 4f+3
g:rso>|7.6 1o+3
b:la carte|7.6 3t+446+7
g:sere|7.6 4i+3
b:mesure de|7.5 3a-33j+33t+449+34b+3
w:produire|8.6 0f+73t+5
s:prouv|8.6 2h+43t+7
l:embauche|8.0 21+4
f:piece|8.3 1e+5
w:kopie|8.6 3t+13
s:kopie|8.6 3t+16
f:kopie|8.6 3t+8
s:adjun|8.0 1c+81f+81i+73t+6
g:junt|8.0 1i+3
w:copia|8.6 3t+16
s:copia|8.6 3t+12
b:de su|8.3 3t+4
s:acred|8.6 0g+73t+7
g:dita|8.0 0g+6
f:documento|8.6 3t+7
l:trabajar|8.3 2w+3
g:ewij|8.0 1j+43t+3
g:wijs|7.8 1j+41r+6
g:ijs>|8.0 1j+4
w:dat|8.3 0t+60x+53t+9
s:compr|7.5 0k+60x+524+43a-43b+63d-33t+3
w:al|7.2 0d+80n+51x+1725+426+728+43a-33s+83t+3
b:confirm i|8.3 0c+53a-33j+5
b:over 18|8.6 0c+73a-3
f:over|8.0 0c+30d+4
w:reached|7.8 0c+90d+60s+53a-5
b:you reached|8.3 0c+40d+43a-3
s:eight|8.0 0c+183a-3
g:<eig|7.4 0c+54o+5
g:ghte|8.0 0c+5
g:htee|8.0 0c+5
g:teen|7.8 0c+6
b:legal age|8.6 0c+80d-3
b:you an|6.8 13+112c+44n+64t+8
w:adult|8.3 0c+83a+3
s:adult|8.0 0c+110v+6
g:<adu|8.0 0c+4
g:dult|8.0 0c+3
b:an adult|8.3 0c+10
w:above|6.1 0d+30x+526+33y+34d+3
b:or above|7.6 0c+30d+71l+426+5
l:above|6.6 0d+40x+33a+4
w:minors|8.6 0c+73a+6
b:can t|7.8 0c+41g+43a+3
b:t be|8.6 0c+638+53a-4
w:yet|7.5 1l-31y+1224-53a+5
l:yet|8.6 0c+31y+53a-5
w:eighteen|8.3 0c+11
b:eighteen years|8.6 0c+5
b:be 18|8.3 0c+113a-4
b:your start|8.6 0c+33s+4
w:drivers|8.0 0c+60d+61j+63a-647+7
w:turned|8.0 0c+90d+83a+34t-4
s:turne|8.0 0c+80d+73a+34t-3
g:<tur|7.5 47+3
g:turn|6.9 01+31p+53a+347+4
b:18 and|8.6 0c+9
b:and up|8.6 0c+8
f:age|7.1 0c+50d+30y+103a-3
l:up|7.3 0q+3
b:years or|8.6 0c+6
w:bar|8.3 0c+62m+113a-3
b:you confirm|7.8 0c+40x+4
w:majority|8.3 0c+41a+9
g:jori|8.0 0c+41a+3
b:of majority|8.6 0c+4
w:yrs|7.5 0c+425-326+528+1229+103a-4
b:are 18|8.6 0c+6
b:time of|8.3 0c+30s+41v+73a-3
w:night|8.3 0c+447+9
b:the night|8.6 0c+547+4
w:involved|8.0 0c+40k+524+9
s:invol|6.9 0c+30k+41b+131x-424+73a-33j+74m+5
g:invo|6.7 1b+3
g:nvol|6.9 1b+4
b:work involved|8.6 0c+324+7
b:may not|8.3 3a+4
w:enough|8.3 0c+60d+7
s:enoug|8.3 0c+30d+8
b:old enough|8.3 0c+30d+6
b:is for|8.3 0c+44s+3
b:for people|8.3 0c+3
w:aged|8.6 0c+60d+7
b:ans ou|7.4 0c+50d+6
l:plus|7.2 0c+30d+5
w:confirme|7.5 0c+30x+71t-31u+838+3
b:je confirme|7.6 0x+4
b:plus de|8.3 3a+4
b:ans et|8.6 0c+3
b:et plus|8.6 0c+60d+4
w:reserve|8.0 0c+80q+819+83a+3
b:reserve aux|8.6 0c+63a+3
b:age legal|8.6 0d+5
g:jahr|6.1 0c+326+627+328+429+53a+43v+33w+4
w:mindestens|8.3 0c+30d+73x+7
s:minde|7.6 0c+30d+51a+83a+73x+18
g:dest|7.3 3a-33x+74d+34f+3
g:sten|7.3 1h+3
b:sie mindestens|8.3 0c+30d+63x+3
w:jahre|7.0 0c+50d+526+1527+628+1329+53a-4
s:jahre|6.4 0c+326+1527+1228+1429+163v+73w+3
g:<jah|6.2 26+427+328+429+63v+33w+3
g:ahre|6.2 0v+326+527+328+329+43w+4
w:alt|8.6 0c+8
b:jahre alt|8.6 0c+30d+6
w:ich|6.7 0c+60n+80q+30r+70x+71y+62f+9
w:bin|8.3 0c+82f+93a+3
b:ich bin|8.3 0c+42f+9
w:uber|7.8 0c+40m+73a-54c+134o+6
f:ich|6.8 0n+30r+50x+41y+32f+3
w:mayor|8.0 0c+91q+93a-34d+7
s:mayor|8.0 0c+101q+83a-44d+7
g:<may|8.0 0c+5
g:mayo|8.0 0c+5
g:ayor|8.0 0c+44d+3
g:yor>|8.0 0c+51q+34d+3
b:mayor de|8.6 0c+9
w:edad|7.8 0c+120d+90y+153a+3
g:<eda|7.8 0d+30y+8
g:edad|7.6 0y+643+3
b:de edad|8.0 0c+40y+153a+3
l:edad|8.0 0c+30y+9
w:anos|6.8 0c+100d+624-426+927+528+1329+133a+4
g:anos|6.6 0c+326+428+4
g:nos>|6.5 0c+326+329+4
b:18 anos|8.6 0c+7
w:mas|8.6 0c+34e+11
f:tienes|7.1 0g+30z+41j+324+34o+3
l:anos|7.6 28+4
w:jaar|7.5 0c+40d+50o+1127+728+829+73a+5
b:jaar of|8.6 0c+30d+3
w:ouder|8.6 0c+40d+8
s:ouder|8.6 0c+40d+5
g:oude|8.0 4d+3
b:of ouder|8.6 0d+4
l:ouder|8.6 0d+3
g:eerd|7.8 0c+50e+31n+7
g:<mag|7.8 0c+50m+42w+33a-34t+3
g:uto>|6.8 1m+31r+43q+34o+7
w:anni|7.0 0c+80d+726+1127+1028+1029+10
g:nni>|7.0 26+428+3
l:anni|8.0 0d+3
b:you under|8.0 0c-50d-33a+13
b:under 18|8.0 0c-70z+43a+12
w:minor|7.8 0v+51o+83a+3
g:nor>|7.5 0v+33a+4
b:a minor|8.3 3a+3
l:minor|8.3 1o+3
w:younger|8.0 0c-33a+12
s:young|7.8 0z+73a+5
g:youn|7.8 3a+5
g:oung|7.8 3a+5
b:you younger|8.6 3a+5
b:younger than|8.3 3a+9
b:than 18|8.6 0c-33a+9
b:vous moins|8.3 0c-50d-43a+12
b:moins de|8.0 0c-40d-32c+33a+8
w:mineur|8.6 0z+93a+8
s:mineu|8.3 0v+60z+63a+5
g:mine|6.3 0v+61l+5
w:21|7.3 0d+223a+12
b:minimum age|8.3 0d+6
b:age for|8.0 0y+33a+6
w:15|8.0 0d+103a+7
b:you old|8.6 0d+7
b:enough to|8.6 0d+5
b:with us|6.3 0d+30n+33r+34b+74s+54t+12
b:be 21|8.6 0d+10
b:enter the|7.4 03+30d+61u+322+52f+52g+113a-5
g:asin|8.0 2w+34t+4
w:floor|8.0 08+60d+83x+4
s:floor|7.8 08+60d+33j+43x+7
g:<flo|7.6 3x+3
g:floo|7.8 3x+4
g:loor|7.8 3x+3
f:minimum|6.7 3x+3
w:25|6.8 0c-30d+100y+162e+43a-43j+10
b:as our|8.6 3a-34j+6
w:leaving|6.9 0d+81l+81x+1120+1429+837+53a-53v+9
s:leavi|6.9 0d+71x+820+1229+637+43a-43v+6
g:avin|6.8 1x+320+53v+3
w:17|8.3 0d+233a-6
b:age requirement|8.6 0d+9
b:listed in|8.6 0d+4
w:advert|8.3 0d+43q+8
s:adver|7.3 0d+50m+338+43a-33q+12
g:adve|7.2 3q+5
g:dver|7.3 3q+5
b:the advert|8.6 0d+5
g:camp|7.0 1o+34f+3
g:sell|7.8 0d+4
g:ello|7.5 0d+31q+34e+5
w:sell|8.0 0d+114j+5
b:to sell|8.6 0d+7
w:cannabis|8.6 0d+51k+3
b:to hold|8.6 0d+4
b:you that|8.6 0d+52u+53a-3
g:ery>|7.4 25+32q+343+4
w:tobacco|8.6 0d+4
s:tobac|8.6 0d+4
b:21 ans|8.3 3a+3
w:minimal|8.0 3a+5
b:age minimal|8.3 3a+4
b:14 ans|8.6 17+3
b:minimum pour|8.6 0d+4
w:debut|6.8 0d+31n-31s+1221+1022-34b+8
s:debut|6.6 0d+41s+921+162k+34b+6
g:<deb|6.4 1s+4
g:debu|6.6 1s+421+64b+3
g:ebut|6.6 1s+321+44b+3
g:but>|6.8 21+6
b:debut de|7.8 0d+41s+74b+3
b:d ete|8.3 0d+30u+54t+3
w:nos|6.3 0d+50e+130k+70m+52j+638+83a-83q+647-44i+54m+74t+7
b:ce votre|7.8 0d+70e+41y+43a+44l-3
f:pour|7.6 0d+41v+32h+33a-34i+3
w:das|8.6 0d+101l+53a-3
b:sie das|8.6 0d+61l+5
s:leben|7.1 05+80d+51f+141g+43a+5
g:<leb|7.1 1f+81g+3
g:lebe|7.0 1f+51g+3
g:eben|6.5 0k+41f+31g+3
g:bens|7.1 1f+61g+43e+5
g:ahr>|7.5 3y+3
w:minima|8.6 0d+113x+9
g:ida>|7.6 0d+31f+620+3
w:aan|8.3 0d+130f+84i+7
b:je aan|8.6 0d+64i+8
g:eeft|7.8 0y+7
g:tijd|7.6 0d+30y+84k+5
l:16|8.0 0d-33a+7
w:completed|6.1 1e+101l+101n+51q+622+924+42q+53a+4
g:eted|6.1 1l+522+3
l:completed|6.8 22+6
w:far|7.8 0x+31q+111r-429+53a-34c+8
b:how far|8.6 1q+8
b:far did|8.6 1q+71r-3
w:go|6.9 0r+512+317+51b+81q+71r+524+123a-84d+84m+16
b:you go|7.5 1q+51r+63a-34d+44m+5
b:in school|8.6 1q+9
b:highest qualification|7.3 17+5
w:hnd|8.6 1m+5
w:educational|8.3 1q+81r+9
w:attainment|8.6 1q+17
s:attai|7.6 1q+18
g:ttai|7.6 1q+6
f:educational|8.6 1r+3
w:achieved|7.8 1p+111q+7
g:eved|7.8 1p+3
l:achieved|7.8 1p+31q+3
b:us the|7.8 28+72n-33a-43q+442+6
b:you finished|8.3 1l+41n+43a-3
b:last level|8.6 1q+5
f:completed|8.3 1e+31l+3
b:or degree|7.8 1q+4
w:11|8.3 17+41q+83a-347+6
w:ged|8.6 1l+71q+33a-3
l:ged|8.6 1l+3
b:a high|8.6 1l+6
w:bachelor|8.3 1l+31q+4
s:bache|8.0 1l+41p+71q+3
g:chel|7.3 3j+3
g:lor>|7.8 1a+4
b:bachelor s|8.3 1l+3
w:master|7.8 0g+51l+81m+41q+4
s:maste|7.5 1l+725+93a-546+9
g:<mas|7.5 1l+325+346+5
g:mast|7.4 25+3
b:a master|8.6 1q+3
b:choose the|7.6 0a+72j+32w+6
w:attained|8.0 1q+10
b:level attained|8.6 1q+3
b:education highest|8.6 1q+3
l:only|6.8 11+33a+6
w:option|7.6 11+61o+41q+73a-33s+4
s:optio|7.5 11+41q+53s+6
b:that best|8.3 1q+5
g:ects|7.4 1o+34f+3
b:to date|7.6 0g+81f+31q+41x-101y+163a-3
w:successfully|8.6 1l+71q+4
b:you successfully|8.6 1l+3
b:dernier diplome|8.6 1m-31q+7
f:dernier|7.1 1q+51r+31v+31x+5
l:atteint|8.0 1q+3
f:scolarite|8.3 1q+6
w:derniere|8.3 1q+53v+7
s:termi|6.4 0r+100x+71b+81l+171n+41q+81x+536+4
g:inee|7.2 1l+42m+3
f:derniere|8.3 1q+33v+3
w:academique|8.6 1p+71q+7
l:academique|8.6 1q+4
b:de diplome|8.0 1m+31q+3
b:diplome le|7.6 1q+10
s:instr|8.0 1q+43a+13
g:nstr|6.8 0g+33a+4
g:stru|6.8 1q+34n+3
g:ruct|7.2 0g+3
b:est le|7.8 4f+3
w:degre|8.3 1q+325+10
b:degre d|8.6 25+5
b:que vous|6.2 2f+92h+32p+33a-63x+547+348+74d+64f+12
w:termine|7.5 1l+111q+33a+8
l:termine|8.0 3a+3
w:universite|7.5 17+81q+41r+92i+53a-3
b:de qualification|8.6 0g+5
f:etudes|8.0 1l+41n+51s+7
w:hochster|8.3 1q+11
s:hochs|7.5 1q+191r+9
g:ochs|7.5 1q+71r+3
g:chst|7.5 1q+8
g:hste|7.6 1q+9
w:bildungsabschluss|8.6 1q+8
s:bildu|8.0 1q+171r+13
g:ildu|7.3 1l+31q+61r+81s+5
g:ldun|7.3 1n+31q+41r+91s+3
g:dung|7.2 1l+41n+31q+51r+91s+341+5
g:absc|7.0 1m+51n+51p+31q+5
g:bsch|7.0 1l+31m+51n+71p+41q+4
g:chlu|7.0 1l+31m+51n+61p+51q+5
g:hlus|7.0 1m+61n+71p+41q+4
g:luss|7.0 1m+61n+51p+41q+6
b:hochster bildungsabschluss|8.6 1q+4
f:hochster|8.3 1q+5
l:bildungsabschluss|8.6 1q+3
s:schul|8.3 1h+101q+71r+133a-3
g:schu|7.2 0n+51h+31r+6
g:chul|8.0 1h+31r+6
w:hochsten|8.6 1q+9
b:welchen hochsten|8.6 1q+5
w:abschluss|7.8 1l+111m+151q+3
s:absch|7.4 1l+101m+141n+111p+141q+43a-4
b:hochsten abschluss|8.6 1q+4
b:abschluss haben|8.6 1q+6
g:ngsn|7.8 1q+72m+344+9
w:estudios|7.6 1l+121n+71q+71r+81s+83a-3
s:estud|7.3 1l+111n+51o+141q+51r+111s+63a-6
g:estu|6.9 1o+91r+5
g:dios|7.6 1l+4
g:ios>|7.4 4e+5
b:de estudios|8.6 1q+61r+9
l:estudios|7.8 1s+3
w:formacion|8.6 1q+91s+10
g:rmac|7.5 43+5
g:maci|7.6 43+4
w:titulacion|8.3 1m+91n+101q+8
g:laci|7.8 04+51m+44e+5
l:titulacion|8.3 1n+51q+3
g:<esc|7.5 1q+4
s:hoogs|8.6 1q+17
w:opleiding|7.8 1l+81m+71n+101q+81s+4
s:oplei|7.6 1l+81m+71n+81q+141s+1021-33a-3
g:<opl|7.6 1m+31n+31q+8
g:leid|7.1 0n+31l+31n+31q+71s+326+5
g:eidi|7.4 1l+31q+726+5
g:idin|7.4 1l+31n+31q+626+5
l:opleiding|8.0 1m+31q+31s+5
l:diploma|7.6 0g+41q+3
w:studio|8.0 1q+1038+83a-44s+7
b:di studio|8.6 1q+8
w:piu|8.6 1q+104d+7
w:livello|8.3 1q+825+62k+8
s:livel|8.3 1q+825+52k+7
g:vell|6.7 1q+3
b:livello di|8.3 1q+825+32k+6
g:uzio|8.0 1q+43v+3
f:livello|8.3 1q+7
l:studio|8.6 4s+3
w:institution|6.8 1r+1841+4
s:insti|6.7 1r+2141+5
g:nsti|6.6 1e+41r+11
g:itut|6.7 1r+15
g:tuti|6.8 1r+8
b:of institution|8.6 1r+4
l:institution|7.5 1r+5
b:you study|8.6 1o+31r+8
f:institution|7.8 1r+6
b:college university|8.3 1r+7
b:school attended|8.3 1r+9
b:school name|8.3 1r+8
f:high|8.3 1h+31p+3
w:establishment|8.6 1r+5
s:estab|8.3 1r+71v+33s+5
g:shme|7.5 1w+34d+4
g:hmen|6.4 1e+31v+61w+33a-34d+3
l:establishment|8.6 1r+4
w:uni|8.3 1r+123a-34p+5
b:go to|8.6 17+41r+8
w:centre|7.6 0n+31r+827+63a+7
s:centr|7.3 12+31r+1227+53a+10
g:<cen|7.3 1r+63a+4
l:centre|8.6 3a+3
b:the degree|8.3 1l+121m-51r+3
f:trade|7.6 1o+32m+4
s:award|7.3 1m+131n+111q+41r+522-33a-44d+12
g:<awa|6.4 1m+41n+53a-33q+34d+4
g:awar|6.8 1m+41n+44d+5
g:ward|6.8 1m+41n+44d+54j+4
w:body|7.5 0g+51b+51c-51d+61f-61g+91r+52m+8
g:<bod|7.4 1c-31d+31f-31g+4
g:body|7.3 2m+3
g:ody>|7.3 1f-31g+4
w:secondary|8.0 0k+91l+51r+528+63a-3
g:ndar|7.8 2k+3
g:dary|8.0 0k+4
b:secondary school|8.6 1l+41r+4
f:secondary|8.6 0k+51r+3
b:education 1|7.6 1m+71n+41o+41p+31q-61s+5
g:endi|7.2 0v+33p+347+3
g:ndin|6.3 0v+33j+3
b:location of|8.3 1r+52w+5
w:campus|8.3 1r+92w+538+33a-6
s:campu|8.3 1r+92w+63a-5
b:which campus|8.6 1r+62w+53a-3
b:l etablissement|8.3 3a+3
w:enseignement|8.0 1r+7
s:ensei|8.0 1r+10
g:<ens|8.0 1r+3
b:d enseignement|8.0 1r+6
l:enseignement|8.3 1r+3
w:ecole|8.0 1r+16
s:ecole|8.0 1r+15
g:<eco|7.3 1r+33w+4
g:ecol|8.0 1r+3
g:cole|7.6 1r+42m+5
g:ntee|7.3 3a+4
f:ecole|8.6 1r+5
b:vous etudie|8.3 1o+81r+7
l:etudie|8.3 1o+31r+4
b:l universite|8.0 17+42i+3
l:ecole|8.6 1r+5
w:scolaire|8.3 1h+91r+33a+4
b:etablissement scolaire|8.6 1r+3
w:organisme|8.0 1r+81v+72c+53a-34i+7
s:organ|6.2 0e+30k+31r+61v+122c+83o-43r+54f+74i+84s+54t+3
g:<org|6.2 1v+62c+34i+3
g:orga|6.2 1v+72c+33r+3
g:rgan|6.2 1v+64i+3
g:gani|6.2 1v+52c+34i+3
g:nism|8.0 1r+3
f:organisme|8.6 1r+31v+3
l:formation|7.5 1r+446+3
w:haute|8.6 1q+51r+7
g:tung|7.4 0n+41o+51r+5
s:ausbi|8.0 1n+81r+91s+10
g:ausb|7.8 1l+41n+31r+41s+5
g:usbi|7.8 1l+41n+31r+51s+4
g:sbil|7.8 1l+41n+41r+61s+4
g:tte>|6.6 1r+3
w:universidad|8.6 17+81r+10
l:universidad|8.6 17+31r+4
g:tro>|8.0 1r+42p+4
w:donde|7.6 1r+41v+122v+113q+13
s:donde|7.6 1r+111v+62v+103a+43q+9
g:dond|7.6 1r+32v+4
w:estudiaste|8.6 1o+121r+10
g:udia|8.0 1r+3
f:donde|7.6 1r+51v+32v+53q+5
l:estudiaste|8.6 1o+41r+3
g:stel|6.4 1r+52t+33e+83w+44c+54l+4
b:naam van|8.3 1r+41v+33p+5
f:naam|8.0 1r+31v+33p+4
w:della|7.4 1d+71r+1322+72k+53a-33y+546+64i+6
s:della|7.4 1d+71r+920+422+52k+33a-33y+546+44i+8
b:of degree|8.6 1m+4
f:diploma|7.5 1e+61l+51m+31q-3
b:qualification obtained|8.6 1m+5
w:credential|8.0 1m+181q+3
s:crede|7.6 0g+111m+152o-33a-342+7
f:credential|8.3 1m+6
b:what degree|8.3 1m+31p+625+6
w:ba|8.6 1m+20
w:award|8.3 1m+131q+4
w:received|7.2 0g-61l+91m+72g+83a+34d+8
f:certificate|8.3 1m+72m+3
l:received|8.3 1l+5
b:title of|8.3 1m+6
b:of qualification|8.6 1m+31n+3
b:and grade|8.6 1m+34l+4
l:programme|7.6 1m+41o+31s+3
w:receiving|8.6 0m+71m+8
w:associate|8.3 1m+52z-33p+54t+10
s:assoc|7.6 0k+927+33a-44t+9
g:asso|7.6 4t+3
g:ssoc|7.6 0k+34t+3
b:what did|7.8 1l-61m+101o+71r-31w+83a-6
w:conferred|8.3 1l+61m+51n+8
s:confe|7.2 03+60x+815+111l+51m+51n+51u+7
g:onfe|7.0 0x+315+8
g:nfer|7.3 03+343+3
b:degree conferred|8.3 1l+4
l:conferred|8.3 1n+4
w:dep|8.6 1l+91m+3
w:dec|8.6 1l+81m+5
b:titre obtenu|8.6 1m+7
w:universitaire|8.6 1m+8
f:grade|7.6 1m+71p+44l+4
w:certificat|7.4 0g+61m+62m+133a-3
w:recu|7.6 1b-41m+122g+113a+443+8
g:recu|7.4 1m+343+34d+3
g:ecu>|7.5 1m+344+5
w:cet|7.2 1x+33a+54j+3
f:attestation|8.0 0x+101h+31m+5
f:formation|8.3 1l+61m+71s+3
f:abschluss|8.6 1l+61m+3
l:abschluss|8.6 1m+8
g:emis|7.4 1m+537+338+3
g:misc|7.5 17+51m+52p+3
w:grad|8.3 10+81m+131n+153a-4
g:orbe|7.8 0v+41i+61m+4
w:titulo|8.3 1m+114l+7
g:ulo>|7.8 1m+44l+3
f:titulo|8.6 1m+34l+5
w:behaald|8.6 1l+81m+3
s:behaa|8.6 1l+61m+4
b:de opleiding|8.6 1l+91m+9
w:conseguito|8.6 1l+101m+7
g:egui|7.8 1m+41n+32b+5
w:laurea|8.0 1m+51n+61o+71p+11
s:laure|8.0 1m+91n+91o+71p+9
g:laur|7.6 1m+31n+31o+31p+3
g:aure|7.6 1n+31o+31p+5
b:di laurea|8.0 1m+51n+61o+71p+5
l:laurea|8.0 1m+41o+31p+3
g:enut|8.0 01+61m+3
w:course|7.4 0f+31n+61o+151s+113a+43z-44l-3
b:course of|8.6 0f+5
f:course|8.6 1o+7
w:discipline|8.0 1o+14
s:disci|7.2 1b+171o+12
g:isci|7.1 1b+61o+5
g:scip|7.2 1b+61o+4
g:cipl|7.2 1b+61o+5
g:ipli|7.2 1b+81o+5
g:plin|7.2 1b+51o+5
f:discipline|8.3 1o+5
l:discipline|8.3 1o+7
w:specialty|8.6 1o+53a+7
g:alty|8.0 3a+6
g:lty>|7.1 3a+6
f:program|7.8 1l+31o+8
b:area of|8.3 1o+8
w:concentration|8.3 1o+14
s:conce|8.0 1o+173a+5
l:concentration|8.6 1o+5
w:specialization|8.6 1o+7
l:specialization|8.6 1o+4
b:subject of|8.3 0v+41o+7
s:vocat|8.6 0g+71o+6
w:reading|7.8 0n+81o+924+8
s:readi|7.8 0n+71o+524+3
b:you reading|8.6 1o+93a+4
f:concentration|8.6 1o+9
w:principal|8.3 1o+111t+83a-33b+3
g:pal>|8.0 46+3
w:subjects|8.6 1o+73a+4
b:field is|8.6 1o+5
b:qu avez|8.6 1o+74h+7
w:champ|7.6 1o+103a+8
s:champ|7.6 1o+93a+7
g:hamp|7.6 1o+3
f:champ|8.6 1o+3
w:matiere|8.6 11+71o+10
s:matie|8.6 11+41o+9
g:atie|6.6 1c+41o+32g+42v+32w+44d+6
g:tier|6.6 0r+317+31o+3
g:ang>|6.8 0o+31o+424+32j+4
g:enfa|7.8 1o+34c+4
w:studiert|8.6 17+131o+7
g:dier|7.8 17+31o+522+5
g:iert|7.5 17+3
l:studiert|8.6 17+3
w:campo|8.3 1o+143a+7
s:campo|8.3 1o+53a+8
g:mpo>|7.6 1o+340+4
s:carre|8.0 0g+91o+1624+628+33a-3
g:rrer|8.0 1o+43p+5
w:studie|8.6 1o+121s+7
b:de studie|8.6 1o+71s+6
l:studie|8.6 1s+3
s:gestu|8.6 0l+101o+12
w:indirizzo|7.5 06+1107+708+51o+51u+6
s:indir|7.5 06+807+708+61o+71t+41u+4
g:ndir|7.5 06+4
g:iriz|7.5 06+4
g:izzo|7.4 06+4
g:zzo>|7.4 06+3
b:indirizzo di|8.6 06+41o+5
w:studi|8.0 1l+131n+61o+61s+5
g:udi>|7.6 1l+347+7
f:indirizzo|7.6 06+607+408+41o+41t+3
w:corso|8.0 0v+51o+51s+81y+14
s:corso|8.0 1o+101s+81y+10
g:cors|8.0 1y+4
g:orso|8.0 1o+31s+31y+3
g:faco|8.0 0t+31o+7
b:education start|8.6 1s+721-3
b:attended from|8.6 1s+10
f:attended|8.6 1n+51s+3
b:this course|8.6 1n-31s+73a+4
l:course|8.0 1s+33a+3
b:date mm|7.6 1s+421-322+94b-3
f:from|6.6 1q-31s+321+172v+33a-54b+4
w:entry|8.6 1s+104b+4
s:entry|8.6 1s+84b+4
b:of entry|8.6 1s+6
l:entry|8.6 1s+5
b:year attended|8.6 1n+41s+7
w:enrolment|8.6 13+41s+10
w:edu|8.6 1n+121s+9
b:start dt|8.6 1s+6
f:edu|8.6 1n+51s+4
b:you begin|8.0 1s+3
w:studies|7.8 1h+41l+51n+41o-31s+44b-3
g:dies|7.0 3a+3
b:your studies|8.0 1l+51n+3
b:dates attended|8.6 1n+41s+3
f:dates|7.8 1s+3
s:matri|8.3 1s+112m+5
g:matr|7.8 1s+52m+3
g:atri|7.5 1s+52m+3
g:cula|7.5 1s+328+3
b:1 from|8.6 1s+521+7
b:month and|7.8 1x+44b+3
b:year you|8.0 1n+51s+1221+43a-4
w:started|8.0 1s+621+1129-4
l:started|8.0 21+6
b:start year|7.8 1s+321+74b-3
f:start|6.3 21+122v+34b-4
f:studied|8.6 1n+41o-51s+7
b:date year|7.6 1n+61x-321+64b-5
w:beginning|8.3 1s+52u+84f+3
b:des etudes|8.3 1e+41n+3
f:debut|8.0 1s+621+4
b:de debut|7.3 1s+521+44b+5
b:la formation|8.6 1n+6
l:du|7.4 1s+521+134b+5
w:inscription|8.0 0m+71s+82m+53a-546+4
b:d inscription|8.3 1s+82m+4
b:quand avez|8.0 1n+51s+51x+821+54b-4
b:vous commence|8.6 1s+521+54b-4
f:frequente|8.6 1n+51s+7
g:inn>|8.0 1s+721+3
w:ausbildung|8.3 1n+111s+13
w:von|7.5 1s+921+163p+163q+74e+8
f:ausbildung|8.6 1n+51s+4
l:von|8.3 1s+521+73p+6
w:beginn|8.3 1s+321+94b+4
f:beginn|8.6 21+8
w:inicio|8.0 1s+1321+16
s:inici|7.8 01+111s+821+11
g:inic|7.3 01+321+5
g:nici|6.4 04+712+314+61s+321+43a-3
g:icio|7.3 0r+421+43a+3
g:cio>|7.4 17+321+4
b:inicio de|8.6 1s+11
b:los estudios|8.3 1l+31n+61s+4
f:inicio|8.6 1s+321+4
b:de inicio|8.6 1s+321+6
w:startdatum|8.0 1s+1021+94b+8
g:artd|8.0 21+3
g:rtda|8.0 21+4
f:startdatum|8.3 1s+421+7
w:inizio|8.0 1s+1321+15
s:inizi|7.8 1s+1121+154b+8
g:iniz|7.8 1s+321+64b+4
g:nizi|7.8 1s+321+54b+3
g:izio|7.1 1s+321+42m+34l+3
g:zio>|8.0 1s+321+4
w:degli|8.3 1h+131n+71s+4
s:degli|8.3 1h+71n+71s+7
g:egli|8.0 02+31h+3
g:gli>|7.8 1n+339+4
b:degli studi|8.6 1n+51s+6
f:inizio|8.6 1s+421+3
b:di inizio|8.6 1s+521+4
l:corso|8.3 1y+3
b:graduation date|8.3 1n+3
w:graduated|8.3 1l+91n+5
w:finish|8.0 1l+82h+14
b:you finish|8.6 1l+31n+63a-3
f:end|7.6 1n+61x+3
b:when will|7.8 1n+93a+3
w:completion|8.3 1n+10
g:leti|7.2 1h+31n+53a-3
g:etio|8.0 1n+5
b:completion date|8.6 1n+8
b:your course|8.6 1n+4
f:grad|8.6 10+41n+8
b:of graduation|8.6 1n+4
w:anticipated|8.3 1n+43w+7
s:antic|8.3 1n+33w+6
g:ipat|7.8 00+43w+4
g:pate|7.5 1j+63w+3
f:anticipated|8.3 1n+33w+4
g:arde|7.0 1n+43a-44f+3
g:rded|8.0 1n+4
b:you receive|8.3 1l+41n+6
b:class of|7.6 1n+123a-3
f:class|7.8 1n+10
b:1 to|8.0 1n+91x+83a+4
b:when do|8.0 1n+63a+44b+3
w:expect|7.8 1n+63a-43m+43w+4
b:you expect|7.8 1n+63a-4
b:your program|8.6 1n+31p+4
b:diploma received|8.6 1l+61m-51n+4
b:will your|8.6 1n+43a+6
w:prevue|8.6 1n+8
b:fin d|8.0 1b+31n+31x-320+4
g:omat|6.8 0l+9
l:a|7.8 1n+41x+52v+5
g:nere|8.0 11+5
w:promotion|8.6 1n+92i+8
s:promo|7.0 0m+140p-31n+82i+53a+12
g:prom|6.6 0m+41p+436+3
g:romo|7.0 0m+43a+5
g:omot|7.1 0m+61n+327+3
g:otio|7.2 0m+5
g:enen|7.5 1n+74o+3
g:tlic|8.0 1n+443+3
l:bis|8.6 1n+31x+8
w:ano|8.3 0o+81n+143y+7
w:fine|6.9 0l+90n+41k+91n+71x+152t+338+113a-747+7
f:fine|8.6 1n+51x+5
b:grade point|8.6 1p+3
w:average|7.2 1p+192t-43a+5
s:avera|7.2 1p+192t-53a+6
g:<ave|7.1 1p+7
g:aver|6.9 1p+9
g:vera|6.2 0n+30x+31p+72k+3
g:erag|7.2 1p+7
l:average|7.8 1p+6
w:overall|7.5 1p+529+62k+9
s:overa|7.5 1p+529+102k+13
g:rall|7.4 1p+329+42k+3
w:result|7.6 1p+73a-443+84d+44f+4
s:resul|6.8 1h+121k+31p+101w+443+44d+15
g:esul|6.8 1p+34d+5
g:sult|6.5 1h+44d+4
b:overall result|8.3 1p+8
f:overall|8.0 1p+32k+6
b:1 2|8.3 1p+63a+10
l:grade|8.3 4l+4
w:0|8.0 1p+725+113a+5
w:scale|8.6 1p+525+3
s:scale|8.6 1p+825+4
g:scal|7.5 08+844+3
w:mark|8.0 16+31p+624+7
g:mark|6.6 0m+51h+31p+43a-34e+3
f:average|8.3 3a+6
w:pt|8.3 1p+1240+10
l:%|7.4 40+3
w:marks|8.3 1h+161p+12
s:marks|8.3 1h+161p+103a-3
g:arks|8.0 1h+51p+34e+4
f:marks|8.6 1h+31p+4
b:or are|8.3 1p+63r+9
w:standing|7.4 1j+51p+44n+94t+8
b:result gpa|8.6 1p+4
w:sat|8.6 1p+112k-3
w:grades|7.8 0l+61h+131p+143a-4
g:ades|7.5 1h+41p+448+6
b:your grades|8.6 1h+91p+33a-3
w:levels|8.6 1p+73a+3
b:last two|7.6 0e+30k+61h+31p+43a-4
l:grades|8.6 1p+3
g:cas>|7.8 1p+6
l:points|8.6 1p+5
w:generale|8.6 1p+624+4
l:generale|8.6 24+3
w:mention|7.5 0n+91m-31p+142l+44e+7
s:menti|7.4 0n+40v+31p+142l+44e+7
f:mention|8.6 1p+8
b:quelle etait|8.6 1p+7
b:votre cote|8.6 1p+5
f:note|8.0 1p+64e+9
w:resultats|8.3 1h+101p+71w+3
w:scolaires|8.6 1h+5
b:resultats scolaires|8.6 1h+51p+3
l:moyenne|8.6 3a+3
w:baccalaureat|8.6 1l+81p+7
s:bacca|8.6 1l+61p+5
g:cala|7.8 08+44k+4
w:obtenues|8.6 1h-41j+41p+9
g:nues|8.0 1p+338+3
f:notes|8.6 1h-51p+44e+5
l:obtenues|8.6 1p+4
s:noten|8.6 1h+151p+13
g:urch|7.5 1p+33e+5
g:rarb|7.5 0n+3
s:gesam|8.3 1p+629+9
g:esam|8.0 1h+31p+329+3
g:ota>|7.8 1p+447+4
w:media|7.4 1p+142p+93a-33q+1642+6
s:media|7.4 1p+152p+53a-33q+1242+4
g:dia>|7.4 1p+53q+5
l:media|8.3 3q+6
w:academico|8.3 1h+91p+122r+6
g:mico|8.0 1h+3
l:academico|8.3 1h+42r+3
s:calif|8.6 1p+725+3
g:cali|6.7 04+122v+63s+4
g:icac|7.3 2r+32v+3
w:expediente|8.6 1h+111p+5
s:exped|8.6 1h+8
s:cijfe|8.3 1h+151p+183a-3
g:cijf|8.0 1h+71p+10
g:ijfe|8.0 1h+61p+12
g:jfer|8.0 1h+61p+10
g:elde|8.0 01+51i+61p+41t-3
w:dei|7.6 0f+70n+110o+60x+101p+113a-4
f:media|8.3 3q+10
f:graduated|8.6 1l+81n-3
b:you completed|8.0 1l+31n-324+63a+4
b:completed this|8.6 1l+43a+4
b:you obtained|8.6 0g+51l+4
b:s degree|8.6 1l+7
b:degree in|8.3 1l+10
w:related|6.6 3o+63r+943+8
l:field|8.0 3a+4
b:university degree|8.6 17+4
s:engin|8.0 1l+326+32m+73a-3
g:engi|8.0 2m+3
b:a diploma|8.3 1l+63a+3
b:have completed|8.3 1l+5
w:progress|8.3 1l+41y+83a+4
g:ogre|8.0 1y+3
g:gres|8.0 1y+3
b:in progress|8.3 1y+43a+5
l:progress|8.3 1y+4
b:hold at|8.6 4l+3
b:diploma in|8.6 1l+6
w:early|8.3 1l+447+9
s:early|8.3 1l+347+5
g:arly|6.8 3w+3
l:12|8.6 3a+4
w:ongoing|8.6 1l+81y+13
s:ongoi|8.6 1l+31y+12
l:ongoing|8.6 1y+5
w:equivalent|7.6 1l+1529+6
s:equiv|7.6 1l+1623+3
g:quiv|7.6 1l+5
g:uiva|7.5 1l+5
g:ival|7.4 1l+6
g:vale|7.4 1l+4
g:alen|6.3 0q+91l+32l+83a-34g+3
b:or equivalent|8.6 1l+9
b:yes or|8.6 1l+639+33a-3
b:or no|8.3 0v+51l+53a-4
w:social|6.8 17+81l+42p+123a-43q+542+344+13
l:equivalent|8.6 1l+3
b:or an|8.0 0t+72c+5
b:got your|8.3 1l+63a+34o+3
b:your level|7.5 1l+725+5
w:apprenticeship|8.0 0u+51l+53a+9
s:appre|7.8 0u+41l+33a+12
g:ppre|7.8 3a+4
b:your apprenticeship|8.6 1l+5
w:electrician|8.3 0g+91l+83a-5
g:rici|8.0 0g+3
b:an electrician|8.6 0g+31l+53a-4
b:job requires|8.3 1l+54m+3
s:docto|8.6 1l+113a-643+12
b:diplome d|8.6 1l+6
w:secondaires|8.6 1l+5
g:dair|7.6 1l+32e+6
b:etudes secondaires|8.6 1l+6
l:administration|8.6 0k+31l+3
s:cinqu|8.6 1l+93a+6
g:<cin|7.6 3a+5
g:cinq|7.8 3a+3
g:evee|7.6 1l+4
g:vee>|7.8 1l+6
g:soud|7.5 1l+3
s:monta|8.0 1l+83a-33x+63y+15
b:de licence|8.6 1j-31l+8
w:informatique|8.6 0n+61l+8
g:atiq|6.9 24+52l+3
s:abges|8.6 1l+19
g:gesc|7.5 11+71l+7
s:beruf|6.5 1l+71v+31x+91y+61z+1021+429+163a-54d+54l+11
g:beru|6.4 1l+329+64l+3
g:eruf|6.5 1l+329+74l+6
g:rufs|6.6 1l+329+74l+3
s:errei|7.8 0s+211l+121m-31t+33a-43b+6
g:<err|7.4 0s+61l+33a+4
f:se|8.6 1l+93a+3
b:je de|8.6 1l+72k+8
g:ati>|7.6 0n+30x+31e+51l+4
b:without a|8.6 3a+5
b:still in|8.6 1y+33a+4
g:shin|7.8 4g+5
g:ompu|7.3 48+4
b:vos etudes|8.6 3a+9
w:avant|7.6 37+73a+113n+5
s:avant|7.6 37+63a+63n+5
b:of spanish|8.6 12+62k+5
w:german|8.3 2k+172l-3
g:man>|6.6 26+32f+32k+6
l:german|8.6 2k+4
w:a1|8.3 2k+123a+3
w:c2|8.6 2k+6
f:language|7.2 2l+103a+4
l:c2|8.6 2k+3
w:writing|7.4 1i+1028+43a-3
s:writi|7.4 1i+624+42q+4
g:itin|7.1 1i+4
f:french|7.8 2k+9
b:you fluent|8.6 2k+5
b:fluent in|8.6 2k+5
s:manda|8.0 0k+60q+32c+42k+102l-33a-4
f:proficiency|8.3 2k+7
w:spoken|7.4 2k+42l+6
s:spoke|7.3 2k+52l+53a+5
b:spoken french|8.6 2k+3
b:at a|7.6 2k+63a-33j+44s+6
b:a professional|8.0 2k+54d+4
g:uenc|7.2 2k+33a+33y+8
w:results|7.8 1h+91k+52k+83a+64d+5
g:lts>|7.5 2k+4
g:etin|6.8 0m+71h+3
w:lang|7.5 26+728+62j+162k+102l+937+33a-43j+8
f:lang|8.6 2k+42l+7
w:answering|8.6 11+32k+4
w:customers|7.8 2k+52l+54m+10
w:calls|8.3 0p+42k+5
s:calls|8.3 0p+42k+339+3
b:in french|8.6 2j+5
w:assess|7.8 0n+41f+625+7
b:assess your|8.6 1f+4
b:of spoken|8.3 2k+4
g:<toe|7.4 08+52k+83a-33e+6
b:proficiency in|8.3 2k+5
b:and write|8.6 2k+8
b:is our|8.3 2k+438+33a+6
b:how good|8.6 25+52k+4
w:yours|7.8 2q+43a-3
s:conve|7.6 0s+328+52k+438+4
g:nver|7.0 44+4
w:oral|8.6 2k+3
g:<ora|7.6 3m+44k+4
g:oral|7.8 0u+4
w:american|8.0 12+513+92k+3
b:sign language|8.6 2k+4
l:language|7.6 2l+6
g:<pun|8.0 2k+44g+8
f:knowledge|8.6 25+42k+7
w:welsh|8.6 2j+102k+6
s:welsh|8.6 2j+82k+5
b:this is|7.2 14+41v-41y+72k+43y+3
l:post|6.4 4b+3
w:communicate|8.3 2k+82l+5
b:to communicate|8.6 2k+7
s:canto|8.3 0a+162k+7
g:anto|6.6 0a+103v+3
g:nton|7.8 0a+12
f:could|7.4 2k+339+7
w:lyon|8.6 2k+42w+153a-3
b:of english|8.6 2k+4
g:ely>|7.3 3a+4
f:comfortable|8.6 4m+3
w:mother|8.3 2k+32y-33a+33r+9
s:mothe|8.3 2k+42y-43a+43r+6
b:your mother|8.6 2k+43a-33r+6
s:tongu|8.6 2l+9
b:and if|8.6 2k+4
b:know it|8.6 3a+3
f:parlez|7.4 2k+64d+54e+4
w:espagnol|8.0 2k+13
s:espag|8.0 2k+11
g:spag|8.0 2k+4
g:pagn|7.3 2k+43a+34f+3
g:agno|7.8 2k+3
g:gnol|8.0 2k+4
g:nol>|7.8 2k+6
b:d espagnol|8.6 2k+3
l:espagnol|8.0 2k+7
w:parle|7.3 2k+63a+73p+73q+7
g:rle>|7.3 2k+3
b:francais parle|8.6 2k+5
w:debutant|8.3 25+32k+53a+7
w:avance|8.6 25+52k+3
s:avanc|8.6 25+4
b:intermediaire avance|8.6 25+42k+4
f:francais|7.4 2k+8
f:connaissance|8.3 2k+6
w:lu|7.4 0n+80r+423+62k+3
f:anglais|7.4 2k+7
w:evaluez|8.0 25+42k+8
g:alue|7.4 4i+3
b:evaluez votre|8.6 2k+4
w:aise|7.3 24+725+52k+538+53j+847+54m+7
g:<ais|7.0 25+4
b:l aise|7.3 24+425+438+33j+44m+3
b:en anglais|8.0 2j+52k+6
w:competence|7.5 0g+91e+625+92k+53a-3
b:de competence|7.8 0g+41e+42k+548+4
s:lingu|7.2 25-32j+112k+92l+2548-4
g:ngui|7.5 2l+643+5
g:guis|7.5 2l+6
g:uist|7.8 2l+8
g:stiq|7.8 2k+32l+3
g:alie|7.8 08+3
w:aisance|8.6 25+5
s:aisan|8.6 25+72k+4
s:coura|8.6 2b+32k+10
w:bonne|7.8 24+73j+84j+6
s:bonne|7.8 24+53j+6
g:bonn|7.2 0m+42b+3
b:une bonne|8.6 24+5
w:capable|7.5 24+1025+103a-43j+11
s:capab|7.4 1b+524+625+53a-33j+9
g:apab|7.4 24+33j+3
g:pabl|7.1 3j+4
b:vous capable|7.8 24+62k+33j+6
b:capable de|8.3 24+9
w:quotidien|8.6 2k+4
s:quoti|8.0 38+640+14
g:<quo|7.3 40+44j+4
g:quot|7.6 40+4
g:uoti|8.0 40+3
b:au quotidien|8.6 24+32k+3
w:deutschkenntnisse|8.3 2k+9
g:schk|7.6 2k+5
g:chke|7.3 2k+52l+448+3
g:hken|7.4 2k+62l+348+4
g:kenn|6.4 02+325+62k+62l+63a+348+5
g:ennt|6.9 25+32k+72l+448+6
g:nntn|6.9 25+42k+72l+348+7
g:ntni|6.9 25+42k+72l+348+6
g:tnis|6.8 14+325+42k+63a-348+8
g:niss|6.5 1e+51h+525+42k+63a-444+648+8
f:deutschkenntnisse|8.3 2k+7
l:deutschkenntnisse|8.3 2k+4
w:gut|8.6 25+72k+5
b:wie gut|8.6 25+4
w:sprechen|8.3 2k+112l+7
s:sprec|8.3 2k+82l+5
b:sprechen sie|8.3 2k+92l+4
g:sch>|7.4 2k+63w+6
s:sprac|7.6 2j+82k+72l+213a-3
s:franz|8.6 2k+14
s:ingle|8.6 2k+16
g:ingl|8.0 2k+5
w:hablas|8.6 2k+82l+5
s:habla|8.3 2k+72l+74f+7
g:<ale|6.9 0q+43a+6
w:dominio|8.6 25+72k+11
s:domin|8.3 24+1225+42k+5
g:pano|8.0 12+3
w:goed|8.6 25+92k+14
b:hoe goed|8.6 25+42k+3
g:enge|8.0 0k+42f+42k+3
g:eers|7.8 2k+4
g:aal>|7.8 2j+112k+4
g:lese|8.0 2k+3
w:parli|8.6 2k+132l+8
s:parli|8.3 2c+52k+122l+6
w:conoscenza|8.3 25+52k+8
s:conos|7.6 25+42k+32l+53q+1548+12
g:cono|6.6 17+725+33a-33q+53w+448+44d+4
g:onos|7.5 3q+44d+5
g:nosc|7.5 3q+44d+4
g:osce|8.0 48+4
g:scen|8.0 48+4
g:cenz|7.6 1b+348+3
w:lingua|8.3 2j+142k+6
g:gua>|8.0 2j+4
f:languages|8.0 2l+7
l:languages|7.8 2l+7
b:list the|8.3 47+3
b:languages you|8.3 48+4
b:and how|7.8 24-32l+54f+34h+64j+4
w:each|6.8 38+53a-4
b:other languages|8.6 2l+5
b:language skills|8.0 2k+32l+4
b:tick all|8.3 24+32l+548+3
b:communicate with|8.6 2l+3
w:patients|8.0 2l+53j+7
s:patie|7.6 25+7
w:ones|8.6 2p+4
w:besides|8.6 2k-42l+9
s:besid|8.6 2k-42l+8
b:besides english|8.6 2k-42l+7
b:home or|8.3 2l+34s+5
b:are able|8.6 2l+4
b:to read|8.3 2o+3
g:stic|7.0 0v+30y+3
w:enumerez|8.6 48+3
s:enume|8.6 2l+5
g:enum|8.0 2m+544+3
b:les langues|8.6 2l+4
b:langues que|8.6 2l+5
w:connaissez|7.8 24+62l+53q+84i+6
w:connaissances|8.3 24+32l+448+8
w:linguistiques|8.6 2l+10
f:connaissances|8.6 2l+448+3
l:linguistiques|8.6 2l+5
f:competences|8.0 24+42l+4
b:dans quelles|8.6 3a+3
w:toutes|8.0 3a+448+5
s:prati|7.5 15+524+928+629+42j-32l+10
g:<pra|6.8 1v+324+528+4
g:prat|7.5 24+52l+3
w:sprachen|8.6 2l+14
w:idiomas|8.3 2l+19
s:idiom|7.8 2j+112l+17
g:<idi|7.8 2j+42l+4
g:idio|7.8 2j+42l+5
g:diom|7.8 2j+52l+6
g:ioma|7.8 2j+42l+5
l:idiomas|8.6 2l+5
s:talen|6.5 0q+202l+233a-54g+8
w:talen|8.6 0q-32l+17
g:len>|6.6 2l+33a-33p+64e+4
w:lingue|8.3 2l+19
f:lingue|8.6 2l+9
g:anie|7.6 24+4
b:preferred language|8.6 2j+5
b:language of|8.3 2l-33a+10
w:communication|7.3 0m+40p+80t+132j+8
b:of correspondence|8.6 0t+4
l:correspondence|8.0 1t+4
b:official language|8.3 2j+8
b:language would|8.3 2j+3
w:contacted|7.5 0q+50s+63a-63n+7
b:be contacted|7.5 0s+53a-53n+6
b:preference for|8.6 2j+42k-42w+6
f:communication|8.3 0t+3
w:rather|7.2 0l+30t+90u+72j+43a+34s+10
s:rathe|7.2 0t+60u+42j+52k-33a+34s+10
g:rath|7.2 4s+3
g:athe|6.8 3j+3
b:you rather|7.6 2j+43a+64s+4
b:rather hear|8.6 0t+62j+62k-33a-4
b:hear from|8.0 0m+30t+52j+4
b:language in|8.6 2j+7
l:messages|8.0 0p-53a+4
w:wish|6.8 0u+713+319+420-32j+94e+34i+44j+8
g:<wis|6.6 2j+33w+3
b:you wish|7.1 0u+63a+34e+34j+3
b:wish to|7.0 0u+519+32j+44e+54j+3
b:language do|8.6 2j+63a-4
w:interviewed|8.0 2j+43a+7
b:language for|8.3 2j+7
w:emails|7.8 0m+60q+61u+42j+8
l:emails|8.0 0m+30q+5
b:i wish|8.6 2j+5
b:application process|8.6 2j+4
b:de communication|8.6 0t+52j+3
b:en quelle|8.6 2j+44l+10
b:quelle langue|7.8 2j+7
w:desirez|8.3 20+82j+44i+11
b:desirez vous|8.6 4i+5
f:en|6.7 05+51y+1221+42d+52j+42w+43a-44l+3
w:ecrive|8.3 2j+82k-4
s:ecriv|7.8 1d+72h+82j+92k-4
b:vous ecrive|8.3 2j+92k-4
b:ou en|8.6 0z+42j+5
f:preferez|8.3 0t+32j+4
w:officielle|8.6 2j+8
b:langue officielle|8.6 2j+7
w:voulez|8.3 4j+4
b:voulez vous|8.3 2j+44j+7
w:courriels|8.6 2j+73a+3
g:iels|7.6 24+348+3
b:pour les|7.8 0o+32n+3
w:examen|8.6 0n+32j+6
s:exame|8.6 2j+5
b:l examen|8.6 2j+4
w:premiere|7.4 07+608-317+52j+33a+104b+4
s:premi|6.5 07+613+1017+42w+538+83a+74b+15
g:prem|6.5 13+43a+34b+6
g:remi|6.5 13+338+34b+4
g:emie|6.6 13+44b+5
g:mier|6.5 13+44b+3
f:premiere|8.3 07+5
w:bevorzugte|8.6 0t+92j+9
g:gte>|8.0 2j+3
w:sprache|8.6 2j+14
f:bevorzugte|8.6 0t+52j+3
w:welcher|7.8 0y+915+82j+54k+7
b:in welcher|8.3 0y+52j+34k+5
w:kontaktiert|8.6 0t+82j+5
s:konta|7.5 0t+172j+53n+43o+5
g:ntak|7.2 0t+73a+3
g:takt|7.3 0t+73a+5
b:sie kontaktiert|8.6 0t+42j+5
b:kontaktiert werden|8.6 0t+52j+3
w:idioma|8.6 2j+18
b:en que|8.0 05+72j+72w+54k+4
g:fier|7.3 2j+34d+3
s:comun|7.4 04+120a+90m+100q+62j+93a-3
g:comu|7.4 04+50a+42j+3
g:omun|7.3 04+40a+32j+44o+5
s:voork|8.0 0t+52j+162w+153a-34s+8
g:oork|7.8 2w+63e+6
g:rkeu|8.0 2j+42w+5
g:keur|8.0 0t+32j+52w+3
g:rsta|6.6 0x+32j+5
f:lingua|8.6 2j+7
w:preferita|8.0 0t+72j+52w+84s+3
w:comunicazioni|8.6 0m+52j+6
g:icaz|8.0 0g+32r+4
g:cazi|8.0 0g+32r+4
w:crime|8.3 0v+10
s:crime|8.3 0v+5
w:seven|8.6 47+3
s:seven|8.6 47+3
b:criminal convictions|8.3 0v+5
l:convictions|7.8 3a+4
f:criminal|8.6 0v+3
w:found|7.8 0v+33q+7
s:found|7.5 0v+33a+63q+6
g:foun|7.5 3q+4
w:guilty|8.0 0v+8
s:guilt|8.0 0v+6
g:uilt|7.5 24+34f+3
g:plea|7.5 0v+3
g:eade|7.6 26+4
s:conte|7.3 0u+70v+61d+41f-51g+1524-53a-54h+12
g:onte|6.8 1g+53j+34h+4
b:any convictions|8.0 0v+5
s:repri|8.6 1b+5
g:iman|7.5 2e+547+7
b:that are|8.3 0v+4
b:are not|7.8 0v+3
b:not protected|8.6 0v+4
b:to declare|8.3 3a+3
w:rehabilitation|8.6 0v+4
s:rehab|8.6 0v+4
w:offenders|8.6 0v+4
g:fend|8.0 0v+6
b:offenders act|8.6 0v+3
b:act 1974|8.6 0v+3
b:any criminal|8.6 0v+4
w:pending|8.0 0v+143a+6
s:pendi|8.0 0v+10
w:against|8.6 0v+63a-343+3
s:again|7.3 02-303+80v+51u+93a-643+3
g:<aga|7.3 1u+6
g:agai|7.3 1u+5
g:nst>|7.6 47+3
w:charged|8.6 0v+6
b:charged with|8.6 0v+5
b:an offence|7.8 0v+40x+33a-3
b:offence that|8.6 0v+5
b:any offence|8.3 0v+3
w:court|8.0 0v+153a-5
g:urt>|8.0 0v+4
w:sentence|8.0 0v+102d+123a-4
s:sente|7.4 0v+112d+113a-54c+84i+64j+3
l:sentence|8.0 0v+42d+5
b:record of|8.6 1h+4
w:offences|8.6 0v+16
b:or another|8.3 4h+3
g:olen|7.6 03+41u+3
g:eft>|6.5 1x+420+43v+3
s:disho|8.6 0v+31b+3
l:explain|8.3 1b+3
w:probation|8.3 0v+91b+73a-3
s:proba|8.0 0v+131b+51j+83a-3
g:roba|8.0 0v+4
g:obat|8.0 0v+3
b:been the|8.6 0v+53a+3
b:the subject|8.6 0v+4
w:police|7.0 0e+30f+120v+84i+4
s:polic|6.2 0e+40f+110n+90v+41k+54i+3
g:olic|6.0 0f+5
b:a police|8.3 0v+7
w:investigation|7.6 0f+110v+61b+6
l:investigation|8.6 0v+3
w:disclosure|7.8 0f+40k+30n+50v+836+63a-4
s:discl|7.1 0k+40n+30r+40v+836+93a-63n+3
g:clos|6.4 3a-4
b:disclosure of|8.6 0v+4
b:criminal background|8.6 0v+3
f:disclosure|8.6 0v+3
b:the sex|7.6 0v+418+53a+3
w:registry|8.3 0v+52m+1244+4
b:ever served|8.6 0v+5
g:dial|7.5 3a-33d+7
b:criminal history|8.6 0v+3
b:we should|7.1 0k+40v+32p+736+43a-53e+3
b:should know|7.8 0g+40k+548+3
b:about it|8.6 0v+34f+7
s:autom|6.6 0l+170v+327+74o+18
g:utom|6.6 0l+74o+7
g:toma|6.8 0l+9
w:rule|8.6 0v+539-33a+3
b:you out|8.6 0v+336+43a-3
b:has a|8.3 1b+4
b:a court|8.6 0v+63a-4
b:of anything|8.3 0k+3
b:than a|8.6 0v+3
s:viola|8.3 0v+43a+6
b:record related|8.6 0v+3
b:related to|6.9 3o+33r+14
b:this employment|8.3 1x-620+53a+8
b:have not|7.1 0x+31b-31y+9
w:pardoned|8.6 0v+43a-3
g:oned|8.0 3u+6
b:give details|8.0 3a+54f+8
w:spent|7.3 0v+626+527+828+73a-5
s:spent|7.3 26+427+528+83a-4
w:exempt|8.6 0v+43a+4
b:last 5|8.6 0v+5
b:5 years|8.3 0v+4
b:led to|8.6 0v+620+4
w:conviction|8.6 0v+10
l:conviction|8.6 0v+4
b:you any|8.0 00+30k+30v+73a-6
b:when and|8.6 0v+3
b:and where|8.6 0v+41w+3
b:of an|7.2 1k+537+44f+44o+3
g:sabl|7.1 0x+310+3
f:been|8.3 1b+64t+3
b:in any|7.8 0k+8
w:territory|7.3 0a+16
b:or territory|7.4 0a+3
l:territory|7.4 0a+7
w:rules|8.6 0r+80v+5
s:rules|8.6 0r+70v+3
b:to ask|8.3 0v+31f+43a-34e+4
w:condamne|8.6 0v+53a+3
b:ete condamne|8.6 3a+3
b:vous ete|7.1 17+71b+52c+43a-43q+3
w:reconnu|8.3 10+5
s:recon|7.3 0x+410+624+73a-34i+5
g:onnu|6.8 3a+3
b:reconnu e|8.6 10+3
w:coupable|8.0 0v+7
s:coupa|8.0 0v+6
g:coup|7.5 0v+43a+3
b:coupable d|8.0 0v+5
w:infraction|8.3 0v+6
s:infra|8.3 0v+6
g:inel|7.5 0v+4
b:pour laquelle|8.6 20+4
b:laquelle vous|8.0 4b+3
b:vous n|7.8 0q+30v+32h+33a-3
b:n avez|8.3 0v+4
w:pas|6.0 0v+310-31g+52f+52h+536+438+53a+23
b:pas obtenu|8.3 0v+3
b:obtenu le|8.6 1l+3
b:objet de|8.3 0v+43a+54e-4
w:poursuites|8.6 0f+70v+5
s:pours|8.6 0f+70v+4
w:penales|8.0 0f+50v+11
l:penales|8.3 0v+3
w:criminel|8.0 0f+40v+11
b:acte criminel|8.6 0v+4
b:lien avec|8.6 0v+3
w:condamnations|8.6 0v+123a-3
b:des antecedents|8.3 0v+3
b:ou a|8.3 0v+33r+4
b:il des|8.0 0v+5
g:accu|7.2 0x+4
w:contre|8.6 0v+93a-443+6
w:bulletin|8.0 0m+50v+31h+10
s:bulle|7.8 0m+41h+15
g:<bul|7.8 1h+5
g:bull|7.8 1h+5
g:ulle|7.6 1h+5
g:llet|7.5 1h+5
g:tin>|7.5 1h+347+3
s:delit|8.6 0v+15
w:procedure|8.3 0n-30o+70v+8
g:enco|7.6 1y+5
b:vous sous|8.6 0v+43a-43r+4
g:erdi|7.8 3v+3
w:aupres|7.8 0v+324+3
b:aupres de|8.3 0e+50v+624+5
b:dossier criminel|8.6 0v+6
w:declaration|7.0 0k+100x+922+1223+33a-5
g:lara|6.9 0k+40x+622+4
f:declaration|7.8 0k+5
g:eles|7.8 3a+3
b:avec la|8.0 0v+724+5
w:vorbestraft|8.6 0v+123a+4
s:vorbe|8.6 0v+133a+5
s:eintr|7.8 0v+104b+17
w:im|7.5 00+70v+924+727+728+638+73a-4
w:fuhrungszeugnis|8.6 0f+100v+8
s:fuhru|8.3 0f+90v+626+10
g:<fuh|7.2 1j+426+3
g:fuhr|7.1 1j+626+5
g:hrun|6.2 1z+327+429+43a-33u+94h+3
g:rung|5.8 0o+310+627+429+33a-43u+1044+5
g:szeu|8.0 1e+6
g:zeug|7.5 1e+61h+8
g:eugn|7.6 1e+61h+10
g:ugni|7.6 1e+51h+8
g:gnis|7.5 1e+61h+7
s:straf|8.3 0v+18
g:verf|7.5 0v+32p+44b+3
g:erfa|6.3 1z+327+429+34h+3
g:rfah|6.3 1z+327+429+3
g:fahr|6.2 0v+31z+327+329+3
w:antecedentes|7.8 0f+60v+543+9
b:antecedentes penales|8.6 0v+3
w:sido|8.6 0v+61b+12
b:ha sido|8.6 0v+61b+8
w:por|7.1 0v+420+132e+83a+53m+123y+104i+124j+9
w:algun|8.3 00+80k+60v+6
s:algun|7.6 00+70k+50v+610+61b+73a-443+9
g:<alg|7.0 0l+50r+33a-3
g:algu|7.6 43+3
g:lgun|7.6 43+4
w:ooit|8.3 0v+111b+14
b:u ooit|8.6 0v+81b+5
w:heeft|8.6 0v+83p+12
s:heeft|8.6 0v+63p+7
w:strafblad|8.6 0v+63a+4
l:strafblad|8.6 0v+3
g:tato|7.4 05+3
w:penali|8.6 0v+13
g:nti>|6.6 2h+33a-44g+3
b:in corso|8.6 1y+9
w:never|6.7 0v-41t+42q+63a+194t-4
s:never|6.7 0v-41t+42q+63a+184t-4
g:<nev|6.7 3a+7
g:neve|6.6 3a+9
b:have never|7.4 0v-53a+144t-3
b:never been|8.0 0v-43a+9
l:offence|8.6 0v-43a+5
b:your record|8.6 3a+3
b:je n|6.8 0x+43a+15
b:n ai|6.8 0x+63a+12
w:aucun|7.4 0k-33a+123r-3
g:cun>|7.4 3a+5
b:ai aucun|8.6 0k-33a+4
w:vierge|8.6 0v-43a+8
s:vierg|8.6 3a+9
g:<vie|6.8 3a+6
l:vierge|8.6 3a+4
b:have no|7.2 0v-33a+213r-4
b:you consent|7.2 0f+31k+4
b:employment background|8.6 0f+5
w:authorize|8.3 0f+83a-3
b:i authorize|8.6 3n+3
w:consumer|8.6 0f+8
s:consu|7.6 0f+120k+54m+5
g:onsu|7.6 0f+40k+3
b:consumer report|8.6 0f+5
b:about me|8.3 4c+13
b:before starting|8.6 38+3
w:carried|7.8 0f+71w+1124+73a-5
s:carri|7.1 0f+41w+724+529+104c+54t+7
b:carried out|8.0 0f+31w+324+5
g:fact|7.5 0x+327+3
w:understand|6.8 0n+50x+71k+438+43n+3
b:i understand|7.1 0n+30x+638+3
b:understand that|7.5 0x+4
b:that an|8.6 00+3
w:depends|8.6 0f+4
w:outcome|8.3 0t+64f+5
s:outco|8.3 0f+30t+4
b:the outcome|8.3 0t+4
b:background investigation|8.6 0f+3
b:and i|8.3 38+4
g:inge|7.3 00+30f+41d+34e+6
w:review|8.6 0f+63a+3
w:hereby|8.3 0f+60x+5
s:hereb|8.3 0f+50x+3
b:i hereby|8.3 0f+40x+3
b:of all|8.6 0f+43a-34i+5
w:statements|7.6 0f+70x+43a-3
b:previous employment|8.6 0f+4
b:employment by|8.6 0f+41b+5
b:a third|8.6 0f+34m+3
b:you ok|7.8 0l+50n+338+33a-3
b:ok with|7.5 0n+339+7
b:a screening|8.6 0s+4
w:make|6.5 00+40f+100k+520+62q+538+33v+103w+124b+114j+34m+3
b:we make|8.6 0f+4
l:offer|7.3 37+64b-3
b:i give|8.3 0f+6
b:give permission|8.6 0f+5
b:release information|8.6 0f+3
b:for background|8.6 46+7
b:box you|8.0 0p+3
w:cash|8.0 0f+728+5
b:with that|7.8 0f+51k+538+5
l:that|7.5 1k+3
w:acknowledgement|8.0 0f+50x+9
s:ackno|6.8 0n+50x+1023+5
g:<ack|6.8 0n+30x+4
g:ackn|6.8 0n+40x+423+3
g:ckno|6.8 0n+30x+3
b:the role|7.5 3j+4
l:verification|7.8 2f+5
b:the school|8.0 2i+43r+3
w:board|7.3 0k+53a+33r+94b+74t+4
s:board|7.3 0k+33q+43r+84b+64t+4
b:school board|8.3 3r+5
w:fair|8.0 0f+53q+93w+8
l:search|7.8 20+4
b:i release|8.6 0f+4
w:parties|8.6 0f+536+5
w:liability|8.3 0f+33a+4
s:liabi|8.3 0f+43n+3
b:from liability|8.6 0f+3
b:liability for|8.6 0f+33n+4
w:giving|8.6 0f+50x+4
s:givin|8.6 0f+60x+53a-3
b:information in|7.8 0f+30x+44e+4
b:the course|8.6 0f+4
l:consent|7.3 0f+30p+4
w:financial|8.3 0k+527+428-3
s:finan|8.3 0k+327+528-3
f:driver|7.4 0f+3
w:authorise|8.0 0f+61k+43a-43n+10
b:you authorise|8.6 3n+4
b:authorise us|8.6 0f+33n+4
b:to make|7.6 0f+33a-43w+54b+4
b:the police|8.6 0f+3
b:de pre|8.6 3a+4
b:pre emploi|8.6 0f+3
b:j autorise|7.6 0f+30n+30p+4
b:autorise companyname|8.0 0f+30p+3
b:companyname a|7.6 0p+4
b:mes antecedents|8.6 3a+3
b:verification du|8.3 0f+4
w:accord|7.3 0f+50n+30o+61k+1038+347+44m+9
b:d accord|7.6 0f+31k+73a-447+34m+5
f:verification|7.4 2f+42h+5
l:accord|7.8 0n+31k+3
w:extrait|8.3 0f+121i+8
s:extra|7.1 00+30f+71e+71i+339+7
g:extr|7.1 0f+3
b:un extrait|8.3 0f+71i+6
b:extrait de|8.6 0f+41i+6
b:de credit|8.6 46+4
w:dispose|7.5 0f+338+539+33a-33s+44m+6
g:ose>|6.1 39+33a-4
b:vous dispose|7.8 38+339+3
b:dispose a|8.0 38+33s+3
w:subir|8.3 0f+31f+51k+4
s:subir|8.3 1f+41k+3
g:bir>|7.8 0m+3
b:verification des|8.6 3n+5
b:aupres d|8.6 4h+3
w:clientele|8.0 0f+33a+3
w:autorisez|8.0 0f+50l+80o+53n+4
b:autorisez vous|8.0 0f+30l+40o+33n+4
w:emplois|8.3 0f+60p+40q+7
g:lici|6.9 0e+336+4
w:consentement|7.5 0l+30n+30o+50p+91k+43a-3
b:consentement a|8.0 0l+30o+3
g:nsul|8.0 0k+3
g:ulte|7.8 3a+4
g:lte>|7.8 1w+3
b:votre dossier|8.3 0f+6
b:dossier de|8.6 0f+52q+3
b:de me|8.6 1k+3
b:me soumettre|8.6 0f+31k+4
b:soumettre a|8.6 0f+41k+5
w:registre|8.6 0f+944+6
w:mit|6.7 0f+51k+424+1725+428+113r+1148+54h+9
b:sie mit|7.5 0f+31k+428+348+34h+5
s:hinte|8.6 0f+517+15
g:<hin|7.8 17+33a+4
g:terg|7.8 17+73x+6
g:ergr|7.6 14+317+53a+33x+4
g:grun|7.5 17+420+12
g:rund|7.5 17+420+9
w:einverstanden|8.6 0f+101k+8
s:einve|8.6 0f+71k+7
l:einverstanden|8.6 1k+3
w:einwilligung|7.8 0f+50l+80n+60o+70p+73a-3
s:einwi|7.8 0l+80n+50o+60p+4
g:einw|7.8 0l+3
g:inwi|7.8 0l+3
g:nwil|7.6 0l+3
b:einwilligung in|8.3 0f+40l+60n+4
b:in die|7.8 0f+50n+7
w:meiner|7.4 0f+60n+80o+160x+3
s:meine|7.4 0f+60n+30o+130x+3
g:mein|7.4 0o+5
b:meiner angaben|8.6 0f+4
f:einwilligung|7.8 0f+30l+4
l:angaben|8.6 0f+3
w:autoriza|8.6 0f+43n+9
w:verificacion|8.6 0f+42g+113a-3
b:de antecedentes|8.6 0f+6
f:autoriza|8.6 3n+3
w:acepta|8.6 0f+51k+14
s:acept|7.4 0f+40n+90o+30p+50r+41k+83a-33x+3
g:<ace|7.4 1k+3
g:acep|7.4 0n+3
w:certificado|8.3 0f+70g-410+71h+10
g:icad|8.0 1h+3
g:cado|8.0 1h+4
b:certificado de|8.3 0f+40g-410+41h+10
f:acepta|8.6 0f+31k+4
w:ga|8.3 0f+80l+40n+6
w:akkoord|8.3 0f+60l+70n+6
s:akkoo|8.3 0f+70l+40n+5
w:met|6.8 0e+40f+50l+40n+424+1325+528+113j+83n+54h+7
b:akkoord met|8.3 0f+60l+4
s:accon|8.0 0f+60n+50o+70p+5
b:a una|8.6 0f+61k+7
w:verifica|8.6 0f+72g+7
s:prece|7.6 07-40f+60x+61v+436+43a+94t+6
g:tare|8.0 3j+4
w:certificato|8.6 0f+91h+8
g:cato|7.6 1h+34n+6
w:object|8.0 0l-33a+11
b:you object|8.3 3a+7
b:object to|8.0 3a+5
w:stop|7.5 2h+636+63a+114r-3
g:stop|7.3 3a+5
b:would stop|8.3 36+3
b:stop you|8.0 36+43a+3
w:refuse|7.3 0f-33a+17
s:refus|6.5 3a+253x+5
g:efus|6.5 3a+11
b:je refuse|8.0 3a+7
b:de mes|7.2 0n+30o+30x+43a+4
b:drug and|8.0 1k+6
b:and alcohol|8.0 1k+5
w:testing|7.4 1k+143a+5
s:testi|7.3 1k+133a+8
b:alcohol testing|8.6 1k+3
l:testing|7.5 1k+6
b:before i|8.6 3a+3
w:regulated|8.6 1k+43a+3
b:position do|8.6 4l+3
w:random|8.6 1k+10
s:rando|8.6 1k+7
g:<ran|6.4 0y+73a+4
w:urine|8.6 1k+9
s:urine|8.6 1k+11
w:hair|8.3 1k+724+83a+4
s:saliv|8.6 1k+12
w:sample|6.9 1i+191k+62t+43a-3
l:sample|7.5 1i+6
b:and drug|8.6 1k+8
w:policy|7.0 0n+121k+6
g:licy|7.0 0n+3
g:icy>|7.0 0n+3
w:tested|7.8 1k+63a+7
s:teste|7.8 1k+83a+4
w:sensitive|8.6 1k+5
s:sensi|8.3 0n+61k+3
g:itiv|7.8 43+4
w:workplace|7.3 00+41k+61v+131z+938+63a-44s+12
g:rkpl|7.2 1v+51z+64s+5
g:kpla|7.3 1v+44s+6
w:screened|8.6 1k+83a+4
f:companyname|8.0 2b+6
b:job will|8.6 1k+53s+4
g:<ill|7.5 43+4
w:substances|8.6 1k+7
s:subst|8.0 1k+11
g:ubst|8.0 1k+4
w:sites|8.0 1k+52p+93a-44m+6
s:sites|8.0 2p+93a-44m+11
b:you fine|8.3 1k+738+53a-3
b:fine with|7.8 1k+838+53a-4
w:accident|8.6 1k+543+12
w:substance|8.6 1k+8
b:i authorise|8.6 1k+4
b:authorise the|8.6 1k+53a-3
s:labor|7.8 1k+529+438+53a-43o+5
g:<lab|7.5 29+33a-3
b:give my|8.6 1k+53a-3
w:placement|7.8 1k+51n-42w+43a+104t+4
w:abuse|8.6 1b+91k+43a-3
s:abuse|8.6 1b+51k+3
b:yes i|7.6 38+4
w:panel|8.6 1k+5
s:panel|8.6 1k+8
b:within 48|8.6 1k+31t+3
b:48 hours|8.6 1k+51t+33a-3
b:hours of|8.6 1k+5
g:<bre|7.8 36+34c+4
b:consent for|8.6 1k+33n+5
w:40|7.4 0y+171k+439+6
b:test before|8.6 1k+4
b:day one|8.6 1k+44b+5
s:drugs|8.3 1k+12
b:any time|7.5 0p+64t+4
b:with our|6.9 0m+40n+70s+51k+43a+641-34i+3
b:our policy|8.6 1k+5
w:includes|8.6 1j+51k+3
b:a un|6.4 0e+80k+413+71k+102c+336+33r+33s+34n+10
b:et d|8.6 1k+3
w:alcool|8.3 1k+7
s:alcoo|8.0 1k+12
g:lcoo|8.0 1k+4
g:cool|7.8 1k+3
b:d alcool|8.6 1k+3
b:l acceptez|8.6 0l+5
g:atoi|7.5 38+4
w:tests|8.3 00+71k+428+6
s:tests|8.3 00+51k+428+4
b:les tests|8.6 00+3
b:poste a|8.0 1k+51y+447+4
b:et de|8.6 1k+5
g:fian|7.4 01+3
g:iant|7.2 01+6
g:ants|6.6 0z+436+3
f:test|8.6 1k+3
g:sir>|7.5 1g+3
w:einem|7.8 1k+101y+62d+1136+6
s:einem|7.8 1k+61y+42d+736+5
g:inem|7.6 2d+3
g:nem>|7.8 2d+4
s:droge|8.6 1k+14
w:bereitschaft|8.0 1k+739+847+10
g:itsc|7.2 4m+5
w:zum|8.3 1k+112t+11
f:bereitschaft|8.0 1k+539+447+4
w:dispuesto|8.3 1k+739+53s+8
s:dispu|8.3 1k+639+63s+8
g:pues|7.1 4l+6
g:esto|6.8 4j+54l+6
b:dispuesto a|8.3 1k+439+53s+3
s:antid|8.6 1k+12
g:stes|7.1 0q+3
b:you refuse|8.0 3a+3
b:not agree|8.6 0n-33a+5
w:refuseriez|8.6 3x+7
b:refuseriez vous|8.6 3a+33x+3
b:previous employers|8.6 3n+4
l:employers|8.3 3a+3
b:contact this|8.3 3a+4
f:ok|8.6 39+53n+3
b:speak with|8.6 3a+33n+4
b:for my|8.6 3n+5
b:employers to|8.6 3n+6
b:information about|8.6 3n+3
w:named|8.6 3a+43n+10
b:may contact|8.6 0m+63a-33n+5
b:last manager|8.6 3a-83n+64g+8
l:manager|7.8 3a-54j+3
w:further|7.8 0o+32p+93a-43o-44e+10
s:furth|7.8 0o+32p+73a-44e+6
g:urth|7.8 2p+3
b:notice to|7.8 37+5
b:to me|8.3 3a+5
b:if this|8.6 1y+3
b:this referee|8.6 3a+3
b:prior to|8.6 3n+4
w:schools|8.0 2w+113a-63n+44m+8
l:agree|7.3 0l+3
f:job|6.1 0u+41w+41z+321+43a-44l+11
b:my references|8.6 3n+7
b:we reach|8.3 1t+5
w:positions|7.8 0m-30p+40q+103n+4
l:positions|7.8 0q+4
f:employer|6.3 1v+91z+63a+10
w:ring|8.0 0q+60s+153a-63b+73n+9
g:<rin|8.0 0s+33b+33n+4
w:boss|7.8 26+73a+53n+12
g:<bos|7.8 3n+3
g:boss|7.8 3n+4
b:your boss|8.3 3a+33n+7
l:boss|8.6 3n+4
w:disclose|8.0 0k+416+336+43a-43n+5
g:lose|6.8 2w+3
b:to disclose|8.6 3n+3
w:attendance|8.0 38+123n+4
w:conduct|8.6 1b+63n+6
g:nduc|7.3 1b+31j+3
b:for what|8.6 4h+6
w:peut|6.8 0q+70s+100x+31v-32q+72r+63a-43b+83n+9
g:peut|6.8 0s+3
g:eut>|6.6 0s+33n+3
b:peut on|7.0 0q+50s+32q+62r+43n+6
b:on communiquer|8.6 0t+93n+3
b:votre employeur|7.0 2u-337+33a+43n+6
f:peut|8.3 3n+4
w:prise|8.0 47+74b+7
s:prise|7.6 24+83a-33n+647+54b+3
b:prise de|8.0 47+4
b:cet employeur|8.3 1v-33n+4
g:onsa|6.8 0x+31w+5
g:nsab|6.9 0x+30z+41w+8
w:avons|8.6 2g+83n+5
s:avons|8.6 2g+63n+8
b:de joindre|8.6 3n+5
b:cette personne|8.6 3a+53n+7
l:personne|8.6 3a+33n+3
b:que des|8.6 3n+3
b:des references|8.3 3n+43o+4
w:prises|8.6 24+73n+4
b:avant l|8.3 3a+33n+3
f:est|8.0 0e+3
w:wir|7.8 1t+43a+33b+83n+11
b:durfen wir|8.3 3a+43n+8
w:referenzen|8.6 3a-33n+53o+8
g:renz|7.3 3o+103x+4
g:enze|7.3 3o+43x+548+5
w:kontaktieren|8.6 3a+63n+6
w:uns|6.7 0e+43n+63q+123r+54b+64e+174i+44t+6
w:bei|6.8 0e+72i+637+43a+43n+63r+64b+64i+74t+8
w:ihrem|8.3 37+73n+8
s:ihrem|8.3 37+43n+5
b:bei ihrem|8.6 37+43n+4
w:arbeitgeber|7.3 1v+1737+83a+33n+3
g:eitg|7.1 1v+81z+3
g:itge|7.1 1v+8
g:tgeb|7.1 1v+8
g:gebe|6.7 1v+71z+33o+4
g:eber|6.6 1v+51z+33o+54m+3
g:erku|8.0 12+34e+6
g:rkun|8.0 12+34e+5
g:kund|7.0 20+537+5
g:undi|6.8 20+437+547+5
w:podemos|8.3 0s+81t+73n+7
s:podem|8.3 0s+61t+93n+5
g:odem|7.6 1t+3
g:demo|7.6 2t+4
g:emos|8.0 1t+3
w:con|6.8 0e+811+424+1028+93a-53n+34h+94i+10
w:referencias|8.0 3n+103o+7
g:cias|7.6 3o+348+4
l:referencias|8.6 3o+3
b:empresa actual|8.6 1v+53n+5
w:opnemen|8.6 0t+53n+5
s:opnem|8.6 3n+4
b:contact opnemen|8.6 3n+3
w:referenties|8.6 3n+43o+5
l:referenties|8.6 3o+3
w:possiamo|8.6 0s+73n+5
w:contattare|8.6 3n+14
w:sue|8.6 36+63n+4
w:referenze|8.6 3n+63o+6
g:nze>|7.5 3x+648+7
l:referenze|8.6 3o+4
w:datore|8.3 1v+83n+8
s:dator|8.3 1v+113n+5
b:datore di|8.3 1v+73n+4
w:attuale|7.2 1v+71y+72v+73a-33n+53v+144l+10
s:attua|6.9 1v+51y+102i+72v+123a-33n+53v+94l+9
g:attu|6.9 1y+42v+33v+4
g:ttua|6.9 1y+43v+44l+3
g:uale|6.8 16+42v+33v+54l+4
b:lavoro attuale|8.6 3n+4
l:attuale|7.2 1v+41y+32v+33v+4
b:please do|8.3 0m-31t+43a+3
b:not contact|8.6 3a+83n-4
b:my current|8.3 1v-41y+10
l:contact|7.3 0t+33a+43n-3
w:contacting|8.3 3a+163n-7
b:contacting your|8.6 3a+3
l:contacter|8.6 0s+3
b:of two|8.6 3o+5
b:two referees|8.6 3o+4
b:phone email|8.6 0t+4
b:not related|8.3 3o+3
w:vouch|8.6 0x+63o+7
s:vouch|8.0 0x+33a+73o+83p+7
g:<vou|7.8 3o+4
g:vouc|8.0 3a+33o+5
b:vouch for|8.6 0x+43a-33o+9
w:character|8.6 2g+63o+3
w:addresses|8.6 3a+83o+4
b:one of|6.8 0k+50v-410+32i+43a+33o+34t+13
w:whom|8.3 1v+133a+33o+6
g:<who|7.4 1v+340+3
b:be your|7.8 01+64g+4
w:someone|7.6 0z+63a+53o+53p+8
s:someo|7.6 3a+33o+73p+9
g:omeo|7.5 4s+4
w:talk|8.3 3a+63o+84h+10
g:alk>|7.2 3x+3
b:about your|7.4 0p+43o+94c+44h+4
b:least two|8.3 3s+4
w:clinical|8.3 1w+33a-43o+648+4
s:clini|8.0 1w+43a-33o+448+3
g:clin|7.3 3a+3
w:charge|6.8 0z+71w+626+62c+53m+83o+34f+3
b:charge nurse|8.6 3o+4
b:or unit|8.0 08+33a-33o+34f+4
s:exclu|7.8 36+83a+33o+5
g:excl|7.8 36+3
g:xclu|7.8 36+3
w:pastor|8.6 3o+7
s:pasto|8.6 3a+43o+5
g:mend|7.5 3o+33p+4
g:ndat|7.4 1e+421+43o+4
w:recommend|8.6 3a+33o+14
w:professionnelles|8.6 3o+5
b:references professionnelles|8.6 3o+3
b:personne de|8.3 17+61a+73a-5
f:deux|8.6 3o+5
w:coordonnees|7.8 06+61t+53a-33b+103o+441+6
s:coord|7.5 06+141t+426+43b+33o+441+7
g:<coo|6.8 06+43p+441+4
g:coor|7.5 06+33b+341+5
g:ordo|7.8 06+4
f:coordonnees|7.8 06+73b+341+4
w:referente|8.6 3a-33o+13
l:referente|8.6 3o+4
w:trois|7.2 2c+83o+444+84g+7
s:trois|7.2 2c+83o+544+44g+10
g:troi|7.2 2c+34g+4
g:rois|7.2 4g+3
b:parents ou|8.6 3o+53r+6
f:qui|7.6 3o+33p+63q+34c+3
b:noms de|8.6 3o+33r+5
g:aten|6.7 0g+30n+60o+31j+4
w:referenzperson|8.6 3a+53o+6
l:referenzperson|8.6 3a+3
w:telefono|7.2 3b+123d+73g+43o+5
s:telef|6.2 3a+33b+153d+153e+73g+27
g:elef|6.2 3b+93d+43e+43g+10
g:lefo|6.2 3b+73d+63e+33g+8
g:efon|6.3 3b+73e+33g+9
g:fono|7.2 3b+4
g:ono>|6.8 3b+5
b:telefono de|8.3 3a+4
w:dos|8.6 3o+543+11
b:de dos|8.6 3o+443+6
b:persona de|8.6 17+73o+4
w:referencia|8.6 3a+83o+4
w:telefoonnummer|8.3 3b+53o+8
g:efoo|7.8 3b+33d+4
g:foon|7.8 3d+3
g:nnum|7.4 3a+446+6
g:numm|5.8 07+52m+123a-43b+103d+43e+941+944+1545+1146+9
g:umme|5.8 07+42m+163a-73b+83d+33e+741+944+1345+1146+10
g:mmer|5.6 07+52m+123b+83d+33e+741+944+1545+1346+10
w:referent|8.3 3o+123p+9
l:referent|8.6 3p+4
g:atti|7.4 1w+54c+3
b:hiring process|8.6 0o+6
b:reasonable adjustments|8.6 00+3
b:anything we|8.3 00+34e+4
b:can do|8.0 38+7
b:make the|8.6 00+338+33a-3
w:accessible|8.6 3a+6
w:accommodations|8.3 00+73a-43j+3
b:to perform|7.8 00+43a-33j+4
w:functions|7.8 3j+4
s:funct|6.9 38+34j+64l+23
g:<fun|6.6 1w+44l+14
g:func|6.8 1w+54l+9
g:unct|6.8 25+34l+8
b:essential functions|8.6 3a+33j-3
b:functions of|8.3 00+3
f:accommodation|8.6 00+710-4
l:needs|8.3 00+4
l:requirements|8.3 3a+3
w:selection|7.6 00+50e+50l+81c+53a-3
f:workplace|8.0 1v+71z+5
b:anything you|8.6 00+3
w:interpreter|8.6 00+43a+8
w:step|7.8 00+32g+34j+5
g:<ste|6.3 3a+344+34c+44g+44j+44l+3
g:step|7.8 4j+3
w:extra|7.4 00+31e+1039+83a+3
g:tra>|7.1 1i+3
b:help you|8.0 00+93a-44j+5
b:you show|8.6 00+33t+3
b:your best|8.6 00+44f+5
w:special|7.5 00+548+94g+7
w:arrangements|8.3 00+9
w:attend|7.5 00+317+1038+54m+8
b:to attend|8.6 00+3
b:require accommodation|8.0 00+3
w:human|7.3 00+40l+42f+122h+113a+4
s:human|7.2 0l+102f+52h+93a+3
g:<hum|6.9 0l+32f+6
g:huma|6.9 0l+32f+5
g:uman|7.2 0l+32f+4
b:describe it|8.6 3a+4
b:make any|8.6 00+3
b:adjustments for|7.8 00+3
w:neurodivergent|8.6 00+410+4
s:neuro|8.3 00+310+5
g:<neu|8.0 0m+3
f:should|7.6 0q+7
b:put in|8.0 00+40e+439+4
b:place for|8.6 00+34i+5
b:the day|8.3 3a+4
w:online|7.1 00+528+62p+142q+82r+63a-542+7
s:onlin|7.1 00+528+62p+92q+63a-442+5
g:nlin|7.1 2p+3
w:inclusive|8.6 00+113a-33m+4
g:usiv|7.6 00+3
w:remove|8.6 00+53a+3
s:remov|8.3 00+71b+7
g:remo|6.3 4s+7
w:measures|8.6 00+83a-3
s:measu|8.6 00+7
w:fully|7.5 00+33a+643+447+34s+6
s:fully|7.5 00+44s+7
b:any special|8.6 00+3
b:know of|8.0 0k+4
w:induction|8.6 00+54b+7
s:induc|8.6 00+54b+3
w:loop|8.0 00+80m+80n+33a-4
s:wheel|8.3 00+33a-54o+10
g:chai|8.0 24+3
b:adjustments required|8.6 3a+5
b:so that|7.3 00+31u+43a-541+342+349+3
b:request an|8.6 0l+53a-3
l:adaptation|8.0 3a+3
w:accommodement|8.3 00+7
b:processus de|8.6 0e+3
b:de selection|8.3 1c+4
l:selection|7.8 0l+4
b:un accommodement|8.6 00+3
w:raison|7.5 1v+1220+94j+12
s:raiso|7.0 00+71v+1020+1339-34i+74j+8
g:<rai|7.0 20+6
g:rais|6.6 00+31v+320+546+3
b:precisez les|8.6 00+63a-34t+3
g:raie|7.8 4g+3
g:aien|8.0 4g+3
w:participer|8.6 00+43a+3
w:particulieres|8.6 48+12
g:ticu|7.4 28+3
g:culi|8.0 00+3
l:particulieres|8.6 48+3
w:besoins|8.6 00+11
b:pour passer|8.6 00+5
w:demandez|8.3 00+73m+10
b:demandez vous|8.3 3m+6
s:facil|7.6 00+60x+838+7
g:cili|7.4 06+4
w:supplementaire|7.5 00+539+103a+4
b:temps supplementaire|7.5 00+339+43a+3
f:souhaitez|7.6 00+34s+3
b:exercer les|8.6 3j+3
w:fonctions|8.0 00+31b+91w+92c+6
b:du poste|7.0 1w+41z+33p+44l+4
s:beson|8.6 00+64d+11
g:aufg|7.8 1w+5
w:behinderung|8.3 00+1110+12
s:behin|7.8 00+710+1129+43j+3
g:behi|7.4 10+8
g:ehin|7.4 10+8
g:hind|7.2 10+8
g:deru|7.8 10+6
g:erun|7.1 10+744+7
l:behinderung|8.6 00+310+3
s:razon|8.6 00+820+13
w:het|7.8 00+60l+70n+60s+113a-3
s:adatt|8.6 00+94j+6
g:tame|7.8 08+50n+316+3
b:without accommodation|8.3 3a+3
b:am able|8.0 24+6
b:sans mesure|8.6 00-43a+6
b:you stand|8.6 3a-33j+54j+5
b:for up|7.8 0o+43j+5
b:the physical|8.0 3j+8
b:the position|7.5 38+34b+3
b:position with|8.6 26+3
b:25 kg|7.8 3j+8
w:repeatedly|8.3 3j+9
s:repea|7.3 02-403+70e+51t-31u+103a-33j+3
g:repe|6.9 03+31u+63j+3
g:epea|7.3 1u+4
g:peat|7.3 1u+4
b:ladders and|8.0 3j+5
b:and work|8.3 3a-33j+8
w:freezer|8.6 3a+73j+5
s:freez|8.6 3a+63j+4
w:involves|8.0 3j+104m+4
g:lves|8.0 3j+3
b:job involves|8.6 3j+5
g:chin|6.5 0l+53a-448+3
w:physically|8.0 38+43a+53j+7
b:you physically|8.6 3a+4
b:of up|8.6 3j+5
w:200|8.3 3j+104c+5
w:walk|7.5 2t+53a+43x+144c+64f+7
g:<wal|7.5 3x+4
g:walk|7.5 3x+3
s:dista|7.1 06+438+53j+64s+10
g:dist|6.4 3j+44d+3
s:groun|8.6 0x+53j+9
f:able|7.3 3a-33j+54m+3
w:heavy|8.3 3j+12
s:heavy|8.3 3j+10
w:boxes|8.3 06+810+43a-4
s:boxes|8.3 06+710+43a-43j+3
b:day on|8.6 3a-33j+347+6
w:feet|8.6 3a+53j+4
b:for it|8.3 3s+4
w:demands|8.6 3j+5
w:description|6.8 18+41w+153j+44c+44f+44j+7
b:job description|8.0 1w-53a+34j+5
l:description|7.4 1w+7
w:spaces|8.6 3a+63j+10
s:space|8.3 3a+83j+64e+9
g:spac|7.8 3a+33j+34e+3
g:pace|7.8 3a+5
l:spaces|8.6 3a+4
b:to wear|8.6 3a+33j+5
b:wear a|8.6 3a+33j+5
w:respirator|8.6 3a+53j+6
s:respi|8.6 3j+4
g:spir|7.8 4i+4
b:a respirator|8.6 3a+43j+3
w:manual|7.6 1j+724+83a-63j+10
s:manua|7.4 1d+41f-41g+81j+524+73a-43j+5
g:manu|7.1 1g+324+327+33j+3
g:anua|7.3 24+33j+3
w:handling|7.6 0n+725+728+63j+4
b:handling of|8.6 3j+3
b:is part|8.3 3j+44m+3
b:part of|6.8 16+418+41a+34g+44i+44t+5
b:role are|8.6 3j+33s+4
b:do it|8.6 3j+34m+3
f:manual|8.6 3j+3
l:met|8.6 3a+33j+6
b:the duties|8.6 3j+44j+4
w:behind|8.6 29+53j+3
w:whole|8.0 1g+329+53a-43j+440+12
s:whole|8.0 1g+329+43a-440+12
g:whol|8.0 40+3
w:fit|7.6 0m+62h+173a-83j+84j+10
g:<tol|7.5 3j+33q+3
w:exposure|8.3 24+53a-33j+104h+6
s:expos|7.4 24+42c+83j+64h+4
g:xpos|7.4 2c+33j+3
b:exposure to|8.3 24+43j+64h+5
s:disti|8.3 3a-33j+84d+13
w:hour|6.8 3j+73m+203w-33y+13
b:carry a|8.6 3j+3
w:30|7.6 3a+33j+547+4
w:operate|7.4 1j+824+93j+548+10
s:opera|6.6 1j+924+925+428+943+448+8
g:oper|6.5 1j+328+44l+4
g:pera|6.4 1j+424+328+3
b:to operate|8.0 1j+424+33a-33j+3
b:operate a|8.0 1j+43j+3
w:pallet|8.6 24+73a-33j+5
s:palle|8.6 24+33j+4
b:a pallet|8.6 24+3
w:jack|8.6 24+63a-33j+5
b:pallet jack|8.6 24+5
b:and move|8.3 3j+43s+7
s:weigh|8.3 3a+63j+443+7
w:100|8.0 3a-83j+113w+640+10
g:guar|7.2 3j+3
g:ards|7.6 4d+5
w:sit|8.3 0k+53a+33j+7
b:you sit|8.3 0k+5
w:computer|7.6 0l+91f+825+83j+4
s:compu|7.4 0l+51f+625+73j+548+11
g:mput|7.5 48+5
g:pute|7.5 0l+348+5
g:uter|6.7 48+5
b:a computer|8.6 0l+73j+3
w:labour|8.6 29+73a-53j+5
s:labou|8.6 29+63a-53j+4
g:bour|8.0 17+43a-34d+3
w:rester|7.3 2b+737+439+63a+73j+7
s:reste|7.3 2b+437+339+73a+63j+5
b:vous rester|8.3 39+43j+5
w:journee|8.0 0s+70t-339+93a-33j+64b+4
s:journ|7.8 0s+439+83a-53j+84b+5
b:la journee|8.6 3j+5
w:taches|7.5 1w+133j+5
s:tache|7.5 1w+153j+8
g:<tac|7.5 1w+5
b:les taches|8.3 3j+8
w:physiques|8.3 3a+73j+5
g:ysiq|7.8 3j+5
g:siqu|7.8 3j+5
b:taches physiques|8.6 3j+3
b:physiques du|8.6 3j+5
w:aptitude|8.6 3a-33j+9
s:aptit|8.6 3j+7
g:apti|7.8 2d+5
g:ptit|8.0 3j+3
s:lourd|8.6 1j+4
f:aptitude|8.6 3j+4
b:aise de|8.3 3a-43j+74m+4
w:accomplir|8.3 3a+33j+7
b:accomplir les|8.6 3j+6
b:le travail|7.4 38+347+54o+4
s:boite|8.3 08+183a-33j+542+4
b:en etes|8.6 3j+7
l:capable|8.6 3j+4
w:tous|8.0 3j+9
b:tous les|8.0 3j+7
w:physique|8.6 3j+8
f:travail|8.0 38+33j+3
g:rter|7.5 4j+4
w:facon|8.3 0t+1238+63j+3
s:facon|8.3 0t+738+73j+4
b:de facon|8.6 3j+3
s:repet|8.0 03+51u+103a-33j+6
g:epet|8.0 1u+3
b:en bonne|8.6 3j+3
w:echelle|8.3 3a-43j+93w+9
s:echel|7.8 3j+93v+53w+3
g:hell|8.0 3j+34e+6
b:une echelle|8.6 25+33a-33j+9
s:accro|8.3 2d+113j+6
g:accr|7.8 0g+42d+5
w:quart|7.6 38+43j+547+10
l:quart|8.3 3j+3
g:<heb|7.6 2e+5
w:lange|7.8 27+628+537+123a-33j+9
s:lange|7.8 27+628+337+83j+6
w:stehen|8.3 1y+1029+63j+9
s:stehe|8.3 1y+429+53j+4
g:anta|7.8 2e+3
w:durante|8.6 0o+53j+7
s:duran|8.3 0o+83a+33j+7
w:jornada|8.6 3j+940+11
s:jorna|8.6 3j+540+12
w:kun|7.6 24+938+63a-33j+1147+124b+7
b:kun je|7.6 24+73j+947+74b+4
f:kun|7.8 24+53j+747+4
s:staan|8.6 1b+63j+11
g:ichi|6.9 1e+31i+3
g:iedi|8.0 3j+44o+3
g:edi>|7.1 47+11
g:<lun|7.4 3j+347+9
g:lung|7.5 2t+53j+33w+4
g:ngo>|8.0 0y+43j+3
b:you cannot|8.3 3a+7
w:limitations|8.6 3a+6
g:mita|7.5 26+33p+33r+3
b:am unable|8.6 3a+63s-3
b:more than|7.8 1d+33s+3
b:des taches|8.6 3a+3
b:ne pouvez|8.0 1g+3
b:pouvez pas|8.0 1g+4
w:prevents|8.6 3a+5
b:prevents you|8.6 3a+3
b:standing for|8.6 3a+4
w:dismissed|7.1 1b+103a+3
s:dismi|6.8 0x+41b+14
g:dism|6.8 1b+7
g:ismi|6.8 1b+8
g:smis|6.7 1b+7
b:been dismissed|7.4 1b+4
w:misconduct|8.6 1b+6
s:misco|8.6 1b+6
b:been discharged|8.6 19+53a-3
b:from any|7.6 1b+13
b:any position|8.6 3a+3
w:terminated|8.3 1b+12
b:terminated for|8.6 1b+6
w:cause|7.4 0x+41b+820+114i+4
s:cause|7.4 1b+820+84i+6
b:for cause|8.3 1b+7
w:left|6.7 0x+61b+41v-31x+151y+520+1722-43a+33v+9
g:<lef|6.7 1x+51y+320+63v+3
g:left|6.7 1x+620+6
w:avoid|7.8 1b+53a+33r+6
s:avoid|7.8 1b+43a+43r+3
g:avoi|7.6 48+6
b:to avoid|8.0 3r+3
l:dismissed|8.6 1b+3
b:employment ever|8.6 1b+4
b:been terminated|8.6 1b+3
w:involuntarily|8.6 1b+6
g:lunt|6.7 3a+4
b:us why|7.8 1b+620+53a-3
w:disciplinary|8.6 1b+8
g:lina|7.6 1b+7
g:inar|7.8 1b+439+4
w:dismissal|8.0 1b+9
g:ssal|8.0 1b+3
w:suspension|8.6 1b+123a-3
b:or suspension|8.6 1b+9
b:past employment|8.6 4t+3
b:by an|8.0 0p+61b+3
b:or professional|8.6 0k+61b+5
b:professional body|8.6 0g+71b+3
l:body|8.0 1g+32m+3
w:teaching|7.5 1b+61e+428+42m+52q+32t+6
w:failed|8.3 1b+73a+8
s:faile|8.3 1b+53a+5
g:fail|8.0 3a+4
g:aile|7.5 3a+3
b:ever failed|8.6 1b+3
b:failed a|8.6 1b+4
w:separated|8.6 19+31b+4
b:any job|8.6 1b+73a-3
b:job for|8.6 1b+33a-43x+6
b:or did|8.6 1b+32c+5
w:quit|8.6 1b+320+103a-3
g:quit|6.4 20+5
b:you quit|8.6 20+7
w:told|7.6 1b+33p+73q+8
g:told|7.6 3q+4
w:resignation|8.3 1b+7
b:a position|7.8 0e+31b+7
s:alleg|8.0 1b+71c+51e+181f+33a-3
b:to leave|7.0 1x+420+837+73a-5
b:leave a|8.6 1b+43a-34e+5
b:dismissed from|7.6 1b+7
b:from employment|8.3 1b+33v+5
b:a previous|8.0 1b+324+43a-4
b:previous employer|8.3 1b+41v+73a-6
w:ended|8.0 1b+61x+520+43a+5
s:ended|8.0 1b+61x+520+63a+4
b:your contract|8.0 1b+437+73a-3
g:manc|8.0 47+6
b:been suspended|8.6 1b+3
b:discharged from|8.3 19+51b+33a-5
w:hospital|7.5 1b+41v+72w+74i+54t+3
s:hospi|7.1 1v+827+92w+5
g:hosp|7.1 27+3
g:ospi|7.1 1v+3
l:hospital|8.3 1v+34i+3
b:please explain|7.8 1b+320+44j+3
b:the public|8.6 1b+3
b:public service|8.6 1b+32c+43a-3
b:under investigation|8.6 1b+6
g:<fau|7.6 0x+31b+33a-33w+5
s:renvo|8.6 1b+11
g:envo|6.9 0m+40p+31b+32g+3
g:nvoy|7.1 0p+32g+3
g:voye|6.9 0p+3
w:congediement|8.6 0x+51b+10
w:anterieur|8.3 0e+41b+104t+7
g:nair|6.9 3a+3
b:t on|8.3 1b+53a+6
s:demis|8.0 1b+937+103a-3
f:vous|6.5 0p+30z+329+32c+3
w:mis|8.3 0n+50o+61b+33a-3
b:emploi pour|8.6 1b+8
b:pour un|7.4 0q+50s+71b+42c+336+43a-4
g:ieux|8.0 4g+3
f:un|7.4 0l+30u+3
s:revoq|8.6 1b+73a+5
b:la fonction|8.0 1b+54l+3
w:publique|7.6 1b+82c+8
g:bliq|7.5 2c+4
g:liqu|7.0 2c+6
b:fonction publique|8.3 2c+5
l:publique|8.3 1b+3
g:cie>|8.0 0k+41b+3
w:disciplinaire|8.6 1b+43a+8
w:quitte|7.8 1b+51x+420+52c+43a+6
s:quitt|7.2 1b+31x+32c+537+63s+10
g:evit|8.0 24+5
b:vos fonctions|8.6 1b+31w+9
l:fonctions|8.6 1b+3
g:olon|7.8 1b+3
w:ihnen|8.6 1b+93a+7
s:ihnen|8.6 1b+83a+5
w:schon|7.5 0e+91b+724+627+828+33a-44t+8
s:schon|7.5 0e+41b+624+327+528+33a-34t+7
w:einmal|8.3 0e+101b+64t+3
s:einma|8.3 0e+51b+64t+4
b:schon einmal|8.3 1b+54t+3
g:fris|7.3 0u+337+6
g:emal|8.0 11+44t+3
w:grund|8.6 1b+720+11
s:grund|8.6 1b+820+9
w:alguna|8.3 10+31b+1043+14
w:ontslagen|8.6 1b+15
s:ontsl|8.6 1b+15
g:lage|6.9 0s+31b+31e+133a-34k+3
w:mai|8.6 1b+524+5
w:stato|8.6 05+71b+13
s:stato|8.6 05+101b+6
b:all of|8.3 3a+5
b:your previous|8.3 2q+4
s:volun|6.8 0y+610+311+414+439+33a+10
w:jamais|7.8 3a+11
s:jamai|7.8 3a+8
g:<jam|7.8 3a+3
g:jama|7.8 3a+4
g:amai|7.8 3a+4
g:mais|7.4 3a+4
b:ai jamais|8.0 3a+6
b:the above|7.4 0x+51u+6
w:accurate|7.8 3a+4
s:accur|7.4 0x+10
g:ccur|7.2 0x+42w+3
g:cura|7.3 0x+40z+3
w:false|8.0 0x+53a+5
s:false|8.0 0x+53a+5
g:<fal|7.3 0x+40y+5
g:fals|7.5 0x+4
w:lead|8.0 0x+426+637+73a-3
b:to dismissal|8.6 0x+3
b:that all|7.6 0x+339+3
b:all your|8.6 3a+4
b:answers are|7.6 0x+4
l:true|6.9 0x+7
f:certification|8.6 0g-40x+6
w:affirm|8.6 0x+5
w:honest|8.6 0x+7
s:hones|8.6 0x+7
w:accuracy|8.3 0x+15
g:racy|8.0 0x+3
b:accuracy of|8.6 0x+8
w:ve|6.6 26+32w+34f+44h+3
b:i ve|7.6 0n+40x+4
b:told you|8.0 3p+63q+9
w:submitting|8.0 0r+40x+43a+6
b:submitting i|8.6 0x+3
w:acknowledge|7.3 0n+100r+30x+823+6
b:i acknowledge|7.4 0n+60x+5
b:acknowledge that|8.0 0x+5
w:omission|8.6 0x+9
s:omiss|8.6 0x+7
g:omis|7.4 0x+417+636+33a-4
w:termination|8.0 0x+81x+836+5
l:termination|8.6 0x+3
w:nothing|8.3 0x+93a+3
s:nothi|8.3 0x+33a+5
b:has been|8.6 0x+5
s:truth|8.6 0x+10
g:lnes|7.8 43+4
b:statement of|8.0 1h+44c+3
f:statement|8.6 0x+31h+3
g:ular|6.8 0u+33a-33b+5
w:cross|8.6 0x+43q+11
s:cross|8.6 0x+43q+9
w:heart|8.3 0x+33a+343+5
s:heart|8.3 43+7
s:disqu|8.6 0x+53a+7
b:on this|8.3 2b+63a-54j+8
b:my answers|7.8 0x+6
w:warrant|8.6 0x+113a-6
s:warra|8.6 0x+123a-6
b:warrant that|8.6 0x+63a-3
b:that no|8.6 0x+4
l:tick|8.6 0x+3
w:send|6.4 0m+100n+60p+61f+71t+32t+846+8
g:send|6.3 0m+60p+3
b:support of|8.3 1e+5
b:of it|8.0 3a+3
w:reviewed|8.0 0n+70x+437-3
b:is an|7.8 2h+538+43a-53y+4
b:make a|8.6 0x+34b+6
b:have understood|8.6 0n+3
b:of application|7.3 1d+41v+53a-33q+10
s:repre|8.6 0x+62c+83a-4
w:questions|8.0 0x+74e+7
s:quest|7.2 0x+33a+53q+343+54e+74j+8
b:the declaration|8.6 0x+5
b:declaration above|8.6 0x+5
b:above and|8.6 4d+8
f:no|6.5 00-30x+710-51d+32e+32f+33a+2049-3
w:void|8.6 0x+53a-341+10
s:incor|8.6 4b+11
g:inco|7.2 3a+54b+3
g:ncor|7.4 1y+44b+4
s:authe|8.3 2g+14
g:hent|8.0 2g+42w+3
b:des informations|8.3 0m+3
l:dessus|8.0 2f+3
b:je declare|8.0 0x+3
b:declare que|8.6 0x+7
w:vrai|8.6 0x+4
w:comprends|8.3 0x+7
b:je comprends|8.6 0x+3
w:fausse|8.6 0x+8
s:fauss|8.6 0x+6
s:verac|8.6 0x+8
w:reponses|7.6 0n+60x+13
b:mes reponses|7.8 0x+9
s:verid|8.6 0x+4
g:diqu|7.8 3y+44n+4
b:sont veridiques|8.6 0x+3
s:verit|8.6 0x+9
w:pourra|8.6 0x+7
s:pourr|7.8 0k+30x+54b+7
g:mene|8.0 0r+3
g:<coc|7.3 24+44o+3
g:coch|7.3 24+34o+4
g:hant|7.5 1i+4
b:reponses sont|8.0 0x+5
w:rien|8.6 0x+10
w:ni|8.3 0x+82m-33a-444+16
b:dans cette|8.6 0x+61g+3
w:reconnais|8.6 0x+7
b:je reconnais|8.6 0x+5
b:que mon|7.8 0q+30x+3
w:donne|8.6 0n+80x+6
w:faux|8.6 0x+83a+5
s:versi|8.0 0x+51g+624-63a+8
w:richtigkeit|8.6 0x+14
s:richt|8.6 0x+9
g:<ric|7.4 4d+34l+5
s:besta|8.0 03+80x+31t-51u+62g+8
w:dass|8.6 0x+11
w:alle|8.3 0x+1310+13
g:wahr|8.0 0o+33u+12
g:arun|8.0 0x+3
w:ist|7.3 0x+62h+537+43a+63w+64m+6
s:kundi|7.3 0x+420+1437+14
g:digu|7.3 20+637+6
s:fuhre|7.5 0x+51j+153a+9
g:uhre|7.5 1j+5
w:datos|7.8 0n+90o+50x+541+6
s:datos|7.8 0n+40o+70x+641+8
g:atos|7.8 0n+3
w:son|8.0 0x+93a-33p+124g+12
g:acid|7.8 10+6
w:informacion|8.6 0x+74e+12
w:ik|7.0 0l+40m+60n+120p+70r+130x+111y+52f+53a+3
w:gegevens|8.3 0n+70o+110x+8
s:gegev|8.3 0n+60o+90x+7
g:geve|7.3 0o+31v+52v+4
w:zijn|8.6 0x+104g+7
g:ijn>|7.6 37+6
f:ik|7.1 0m+50n+50r+30x+31y+3
g:<hie|7.3 1d+51g+41y+4
g:hier|6.5 1d+31e+31g+5
w:bevestig|8.3 03+100x+111t-31u+11
s:beves|8.3 03+80x+61t-31u+7
g:eves|7.6 1h+32v+4
w:naar|7.8 0x+82o+42r+5
g:<waa|7.1 2v+54j+3
g:orni|7.8 0x+347+3
w:sono|8.3 0x+92f+63a-34g+11
g:<son|7.5 1e+52p+43a+54g+3
w:dati|8.0 0n+90o+70x+133a-3
b:dei dati|8.3 0n+40x+7
l:sign|8.0 23+4
b:type name|8.6 23+10
b:sign by|8.6 23+7
w:digital|8.6 23+42q+5
s:digit|7.0 02+609+523+42g+92q+43a-53b+43w+444+8
g:<dig|7.0 44+4
g:igit|7.0 2g+344+3
b:signature of|8.6 23+5
b:sign here|8.6 23+6
w:typed|8.6 1c-71d+8
s:typed|8.6 1c-31d+5
w:counts|8.6 24+103a-4
b:as your|7.8 23+3
b:your signature|8.3 23+3
w:initials|8.6 23+33a+4
g:ials|7.8 0g+31e+4
w:typing|7.5 1k-423+725+62v+63a+6
s:typin|7.5 23+425+82v+73a+4
g:ypin|7.5 25+3
g:ping|6.7 25+32r+3
b:by typing|8.6 23+5
b:self identify|7.6 23+3
b:of signature|8.3 22+4
b:put your|8.6 23+425+6
b:here to|8.0 0n+323+33s+4
b:to agree|8.6 23+4
f:put|8.6 0q+323+4
f:s|8.3 23+112z-33a-43g+4
b:this declaration|8.6 22+423+3
l:declaration|8.3 22+6
l:acknowledge|8.6 23+3
w:tapez|8.3 1d+623+6
s:tapez|8.3 1d+423+5
g:<tap|8.0 2t+5
b:tapez votre|8.6 23+4
f:tapez|8.6 1d+3
w:signe|8.3 22+1023+11
g:gne>|6.3 2d+3
f:signe|8.6 22+523+3
l:par|7.8 23+53a+33p+53y+4
w:inscrivez|8.3 23+62g+8
w:signer|8.6 23+63a+5
b:lu et|8.3 23+4
g:appo|6.8 21+64j+3
w:unterschrift|8.0 22+523+14
g:hrif|7.3 06+523+62d+4
g:rift|7.3 06+723+62d+4
f:unterschrift|8.6 23+10
l:unterschrift|8.3 23+7
w:elektronische|8.6 23+12
s:elekt|8.6 23+8
g:onis|8.0 23+34n+4
g:nisc|7.5 12+314+5
f:elektronische|8.6 23+6
w:firma|7.5 1v+1422+1123+14
s:firma|7.5 1v+922+1023+14
g:irma|6.5 03+51u+323+6
g:rma>|7.1 03+31v+422+323+4
f:firma|8.0 1v+623+5
l:firma|7.8 1v+522+323+4
s:escri|8.0 1d+41t+723+82f+5
w:handtekening|8.6 23+12
s:handt|8.6 23+16
g:andt|8.0 23+63r+6
g:keni|7.8 23+541+9
w:typ|8.6 1d+1223+6
w:elettronica|8.6 1t+1523+7
s:elett|8.6 1t+823+5
g:elet|6.9 3a+44s+5
b:today s|7.8 22+7
b:s date|7.8 22+6
f:today|7.6 22+11
w:dated|8.6 22+12
s:dated|8.6 22+10
f:dated|8.6 22+10
f:application|8.0 22+8
b:the current|8.6 22+7
b:current date|8.6 22+10
w:signing|8.6 22+6
s:signi|7.3 22+624+63a+74d+34f+4
w:filled|8.0 0o+422+103a+4
l:is|7.6 22+53b-43g+5
b:date du|8.6 22+6
b:du jour|8.6 22+84b-3
l:jour|7.0 0g+31y+64b+3
w:presente|8.6 0e+422+4
w:aujourd|8.0 1y+722+937+43a-33v+10
s:aujou|8.0 1y+922+737+33v+4
g:<auj|8.0 22+3
g:aujo|8.0 22+3
g:urd>|7.8 1y+322+3
w:hui|8.0 1y+622+737+43v+6
b:aujourd hui|8.0 1y+622+8
b:date a|8.6 22+54b+3
b:a laquelle|8.6 22+5
w:datum|7.8 22+273a-3
s:datum|7.8 22+21
f:datum|8.3 22+8
g:iges|8.0 22+3
w:ort|7.5 04+1506+71z+1422+429-438+63a-3
f:ort|8.0 04+121z+622+3
g:erte|7.0 4m+3
b:about companyname|8.3 4i+5
w:mission|7.8 0u+73a+54i+6
b:our mission|8.6 3a+44i+4
l:mission|8.3 4i+3
w:made|7.2 0e+51i+72q+43q+34d-34f+64i+3
b:what made|8.6 3q+3
b:made you|8.6 4i+4
b:you apply|8.0 0e+53a-33p+10
b:apply to|7.6 0e+412+448+44i+4
w:particular|8.6 15+34i+4
w:draws|8.6 3a-34i+8
s:draws|8.6 4i+7
b:what draws|8.6 4i+3
b:draws you|8.6 4i+8
w:joining|7.6 36+53a-64b+12
s:joini|7.6 3a-44b+124i+3
b:joining the|8.6 4b+4
b:companyname team|8.3 2i+3
b:did our|8.6 3a-43q+44i+6
w:values|8.3 4i+10
s:value|8.0 3a+74i+9
b:our values|8.3 4i+8
w:eye|8.6 4i+8
b:reason for|7.1 20+73a+34i+44j+6
w:wishing|8.3 20+53a-34i+5
s:wishi|8.3 20+43a-34i+7
b:for wishing|8.3 20+34i+3
b:wishing to|8.3 4i+4
w:organisation|6.8 0e+31v+82c+63a+43o-43r+64i+64s+6
g:nisa|6.8 1v+4
f:reason|7.1 20+7
l:organisation|7.3 1v+34i+3
b:be part|8.6 4i+4
l:family|8.3 14+4
b:why would|8.6 4i+7
w:county|7.1 0a+170e+42w+43a-53r+53s+34i+54m+5
g:unty|7.1 0a+8
g:nty>|7.1 0a+6
b:the county|7.6 0e+42w+33a-34i+44m+3
l:county|7.8 0a+6
w:appeals|8.6 3a-44i+54j+8
b:what appeals|8.6 4i+34j+5
b:appeals to|8.6 3a-34i+44j+5
b:about working|8.6 4i+3
w:words|7.0 1d+32f+33a-64e+12
s:build|7.8 07+508+83a+3
g:<bui|7.4 4f+3
g:onat|8.0 3y+3
b:and why|7.5 4i+11
b:out of|6.8 0l+50p-33a+1247+34j+34m+5
b:all the|8.3 48+34i+5
w:firms|8.3 0k+727+829-33a-64i+7
s:firms|8.3 0k+727+629-33a-54i+5
b:you choose|8.6 3a+74j-3
b:what we|8.3 3a+44i+12
b:we do|8.6 3a-43s+44i+8
l:do|6.9 4c+44e+34i+4
b:explain your|7.8 3a-44h+94i+3
b:motivation for|8.6 4i+4
b:for applying|8.6 20-33a-34i+54j+8
b:our school|8.3 0e+44i+5
f:explain|7.8 4h+64j+3
b:join the|8.6 4i+5
f:motivation|8.0 4j+4
b:does our|8.6 4i+5
w:matter|8.0 0k+53a+54i+5
s:matte|8.0 0k+44i+5
w:life|7.6 10+429+74c+84i+6
w:admire|8.6 4i+7
s:admir|8.6 4i+3
b:you admire|8.6 4i+4
w:outline|7.6 1w+73a-34f+114g+34h+44i+3
s:outli|7.6 1w+64f+54h+5
b:please outline|8.3 4g+3
b:why you|7.3 3a-44j+14
w:think|7.8 3a+84i+5
s:think|7.6 20+53a+44i+3
b:you think|7.8 3a+7
b:interest in|8.0 4j+10
f:interest|8.6 4i+34j+3
w:love|8.3 0m+122n+43a-64i+7
g:love|8.0 0m+3
b:we re|8.0 38+539+5
w:hope|8.3 3a-33w+74i+74j+5
g:<hop|7.5 3w+7
g:hope|8.0 3w+4
b:you hope|8.3 3w+54i+4
b:hope to|8.3 3w+54i+3
b:to find|8.6 4i+3
b:police force|8.6 0e+3
w:attire|8.0 4i+74j+9
s:attir|8.0 4i+54j+6
b:vous attire|8.0 4i+54j+5
b:attire dans|8.3 4j+4
b:connaissez vous|8.0 3a+4
l:organisme|8.6 1v+4
w:plait|8.6 4i+4
s:plait|8.6 4i+3
w:parmi|8.3 4i+34t+9
s:parmi|8.3 3r+34t+7
w:expliquez|8.0 4h+34i+54j+4
s:expli|7.8 3a+54h+34i+34j+5
b:expliquez votre|8.6 4h+5
w:interet|8.3 3a+44i+54j+8
b:votre interet|8.6 3a-34i+34j+5
b:interet pour|8.6 3a-34i+34j+5
b:notre organisation|8.6 0e+3
b:de nos|7.3 0e+40k+44i+44t+3
s:valeu|8.6 3a+64i+7
w:aimeriez|8.3 2p+72w+9
s:aimer|8.3 2p+32w+74i+3
g:<aim|8.0 2w+3
g:aime|7.6 3a+3
b:partie de|7.6 16+44t+3
b:pour quelles|8.6 20+54i+5
w:raisons|8.3 20+739-34i+8
b:quelles raisons|8.6 20+54i+4
b:travailler pour|8.6 36+54i+6
b:la ville|7.6 04-42i+53a-33r+54i+64t+7
w:warum|7.8 20+104i+84j+9
s:warum|7.8 20+83a-34i+124j+10
g:waru|7.8 4i+3
g:arum|7.8 20+34i+3
g:rum>|7.4 24+34i+3
b:warum mochten|8.6 20+5
b:sie bei|8.3 4b+64i+5
b:bei uns|7.4 0e+53a+73r+34b+34i+34t+5
b:uns arbeiten|8.6 3r+64i+5
f:warum|7.8 20+44i+54j+5
b:sie an|8.6 15+34i+9
s:unser|8.6 3a+44i+9
w:unternehmen|8.3 1v+123a-34i+14
g:rneh|7.8 1v+84i+3
g:ehme|7.5 1v+643+4
l:unternehmen|8.6 4i+4
b:por que|7.8 20+73a-54i+104j+9
s:quier|8.6 4e+104i+6
w:nosotros|8.3 0e+113a-34i+15
s:nosot|8.3 0e+104i+9
g:<nos|8.0 4i+6
b:con nosotros|8.6 0e+5
f:por|7.6 20+43y+34i+54j+6
l:nosotros|8.3 0e+44i+5
b:de companyname|7.3 0m+42i+73a-33r+44i+8
w:waarom|8.0 20+54i+74j+15
s:waaro|7.8 1t+620+74i+84j+8
g:aaro|7.8 4j+5
g:arom|8.0 4j+4
g:rom>|8.0 4j+4
b:waarom wil|8.6 20+64i+5
w:bij|7.4 0e+80l+61v+320+83a-33q+93r+54i+54t+7
b:je bij|8.6 3q+64i+4
w:ons|7.8 0e+63q+103r+84i+104t+5
b:bij ons|7.8 0e+63q+43r+64i+5
f:waarom|8.0 4j+7
w:perche|8.0 20+84i+84j+13
s:perch|8.0 20+84i+74j+10
g:perc|7.2 4j+3
w:vuoi|8.6 20+74i+12
b:perche vuoi|8.6 20+64i+7
f:perche|8.0 20+34i+34j+6
w:azienda|7.8 1v+143r+104i+9
s:azien|7.8 1v+163r+74i+8
g:<azi|7.8 1v+63r+3
g:azie|7.8 1v+44i+3
g:zien|7.6 1v+43q+33r+34i+3
g:nda>|7.6 1v+62w+34i+3
l:azienda|8.0 1v+43r+34i+3
b:you applying|7.3 10+32i+62w+73a-33k+7
b:applying for|7.8 3a-33k+114j+3
b:re a|8.0 3a+54k+3
b:good fit|8.6 4j+3
b:fit for|8.6 4j+4
b:we hire|8.0 0k+50n+54b+44j+4
b:about the|8.3 3a+74j+8
b:your interest|8.6 4i+34j+3
w:opportunity|7.6 3a-53q+33s+44j+7
g:nity|6.5 16+4
b:bring to|8.6 29+44j+5
b:why this|8.6 04-43a+114j+44l-3
b:about being|8.6 4j+5
b:being a|8.6 0u+33a-34j+5
b:explain how|8.6 4f+44j+3
w:ideal|7.3 2e+33a+43w+54j+134s+9
s:ideal|7.1 2e+43w+44j+74s+9
g:idea|7.0 4s+4
b:be a|7.5 0u+60z+33a+54j+4
w:bus|7.8 08+1638+83a+34j+4
b:a bus|8.6 3a+34j+3
b:this one|7.8 0q+104j+9
w:applicants|7.8 11+41h+624+62n+33a-54j+5
b:how does|8.3 3a+44j+8
b:does this|7.8 12+538+44j+6
b:in with|8.3 01+113a-34j+4
w:plans|8.3 1i+924+123a-54j+6
s:plans|8.3 1i+724+103a-44j+5
g:plan|6.3 1i+524+33a+43x+4
l:plans|8.6 24+3
w:ward|8.3 0g-326+63a+44j+12
b:this ward|8.6 4j+7
l:ward|8.3 4j+4
b:would your|7.5 4g+44j+6
b:skills and|8.6 48+34j+6
b:would make|8.0 20+74j+6
w:reasons|8.6 3a-443+54j+6
b:for in|8.6 4j+5
b:your next|8.6 4j+4
b:role and|8.6 4j+4
l:match|8.6 03+3
w:parts|8.3 0k+747+44j+4
s:parts|8.3 0k+747+44j+5
b:which parts|8.6 47+34j+6
b:parts of|8.6 47+34j+6
w:forward|8.6 3a-33p+54j+6
s:forwa|8.6 3a-33p+74j+6
g:orwa|7.6 0r+33d+10
b:to most|8.6 4f+34j+4
l:most|8.0 3a+3
b:pourquoi ce|7.4 1c+61d+4
b:poste vous|7.4 1c+51d+8
b:cet emploi|7.8 1x+43a+64j+4
w:quoi|8.3 3a-44j+174o+8
b:en quoi|8.6 4j+11
w:devrions|8.0 3w+749+84j+6
s:devri|7.8 37+43w+849+54j+8
g:vrio|8.0 3w+3
g:rion|8.0 4j+3
b:devrions nous|8.3 3w+749+4
w:choisir|8.3 1c+53u+74j+5
g:isir|7.5 1g+4
b:raison de|8.6 20+34j+9
b:votre candidature|6.8 0e+50p+33a-33p+44b+34e+44j+4
f:raison|7.8 1v+520+64j+5
w:exigences|8.6 3w+54j+7
b:pour cette|8.6 4j+5
g:deve|7.2 37+34f+3
g:rice|7.8 4d+3
b:vos atouts|8.6 4g+64j+6
s:preci|8.6 4e+94j+6
g:reci|7.5 0m+34e+3
g:ecis|7.3 0l+44e+3
g:cise|7.8 1a+4
w:stage|7.5 0u+113a+74b+74i-34j+74t+4
s:stage|7.5 0u+73a+34b+64j+4
l:stage|8.0 3a+34b+34j+3
b:sie sich|7.5 0e+511+418+325+53a+34c+64j+3
w:diese|8.0 3q+33s+64j+9
s:diese|7.6 3a+93s+44j+8
g:<die|7.4 21+33a+4
g:iese|7.6 3a+44j+3
b:fur diese|8.3 3s+44j+7
w:stelle|8.0 3q+43s+44j+8
s:stell|7.2 0m+60q+53a+54c+64j+54l+14
b:diese stelle|8.3 3s+34j+3
b:sie fur|8.6 0q+6
w:este|8.6 4j+10
w:puesto|7.5 1w+113a-34j+114l+16
s:puest|7.5 1w+74j+54l+13
l:puesto|7.8 1w+34j+44l+7
w:eres|7.5 0z+1612+317+718+42i+63a+44j+5
g:<ere|7.5 0z+3
w:motivacion|8.3 1c+71d+74j+7
b:para el|8.6 0l+34j+5
s:solli|8.3 36+54j+3
g:olli|8.0 0e+3
g:icit|6.4 0e+312+314+536+43a-3
g:teer|7.4 0e+33a+4
b:je op|8.6 38+44j+6
w:deze|8.3 3q+124j+9
w:functie|8.0 4j+54l+12
g:ctie|7.5 4l+10
l:functie|8.3 4j+34l+4
s:gesch|8.0 11+184j+5
w:baan|8.6 1y+144j+5
l:baan|8.6 1y+54j+3
w:questa|8.6 3q+54j+5
w:posizione|8.0 3q+74j+74l+13
s:posiz|8.0 3q+54j+34l+14
g:osiz|8.0 4l+3
g:sizi|8.0 4l+3
b:questa posizione|8.6 3q+54j+4
l:posizione|8.3 4l+4
w:questo|8.6 3a+54j+8
w:ruolo|8.3 4j+64l+14
s:ruolo|8.3 4j+44l+13
l:ruolo|8.6 4j+34l+6
b:hiring manager|8.6 4e+3
f:comments|8.6 3a+5
b:your message|8.3 4e+7
b:about yourself|8.3 4e+11
w:recruiter|7.8 0s+83a+33b+54e+8
f:anything|7.5 1e+42p+44e+6
w:introduce|8.3 2d+34c+94e+6
b:introduce yourself|8.3 4c+74e+3
w:few|7.6 3a-34c+34d+44e+8
b:a few|7.8 3a-44c+34e+124i+54j+3
f:introduce|8.6 4c+4
b:personal statement|8.3 4c+34e+12
b:add a|8.3 1c+54e+8
s:remar|8.3 3a-34d+94e+17
f:further|8.6 2p+3
b:questions for|8.6 3a+4
b:write a|8.0 1d+53a+44e+6
b:a short|8.0 1d+32t+74e+4
f:write|8.3 3a+44e+3
l:introduction|8.0 4e+3
w:000|8.3 1g+43a+44e+4
l:words|8.6 4g+5
b:use this|8.3 0z+54e+6
b:to tell|8.3 4e+6
f:use|8.6 4e+3
w:forgot|8.6 02-33a+54e+5
s:forgo|8.6 02-33a+54e+8
b:the team|8.3 3a-34e+54t+4
f:leave|8.3 3a+54e+4
b:we know|8.6 2v+44e+4
w:sum|8.0 2d+82h+133a-44e+7
f:free|8.6 4b+54e+4
w:elsewhere|8.3 3q+44e+7
s:elsew|8.3 3q+34e+3
b:the form|8.6 4e+5
w:pitch|8.0 2d+62t+54e+10
s:pitch|8.0 2d+72t+64e+11
g:<pit|8.0 4e+3
g:pitc|8.0 4e+4
g:itch|7.3 2p+34e+3
f:short|8.3 4c+54e+7
w:beyond|7.6 0o+51f-639+73a+34d+114e+10
s:beyon|7.6 0o+31f-439+73a+34d+64e+6
g:<bey|7.6 4e+3
g:beyo|7.6 4e+3
g:eyon|7.6 4d+34e+4
g:yond|7.6 4e+3
b:beyond your|8.6 39+34e+7
b:own words|8.3 4e+6
b:and what|7.6 43+74c+64e+44h+54l+3
w:commentaires|8.3 3a+64e+11
f:commentaires|8.6 4e+8
b:parlez nous|7.6 4d+44e+8
b:nous de|8.3 4e+44h+3
w:ajouter|7.5 1c+71e+61f+52b+122p+53a-34e+4
w:quelque|8.6 4e+9
w:chose|8.6 4e+10
b:quelque chose|8.6 4e+4
g:nels|7.0 0g+44e+3
f:renseignements|8.6 4e+5
g:marq|7.6 4d+54e+3
g:arqu|7.6 3a+34d+44e+4
g:rque|8.0 3a+3
w:appui|8.3 1c-31e+44e+12
s:appui|8.3 4e+14
b:l appui|8.6 1e+44e+4
b:appui de|8.6 4e+3
g:cisi|7.4 0l+44e+3
w:utiles|8.6 2p+34e+13
s:utile|8.6 2p+34e+10
l:utiles|8.6 4e+4
b:zone de|8.6 4e+6
b:de texte|8.3 1i+44e+3
f:zone|8.3 4e+4
b:en plus|8.3 39+34e+11
s:nachr|8.6 0p+44e+11
l:uns|8.3 3q+44e+3
g:merk|7.8 4e+11
b:sie uns|8.3 3a-33q+74e+12
w:noch|8.6 37+94e+8
g:<mit|7.8 4t+3
g:teil|8.0 40+54m+3
f:mochten|8.6 0q+44e+4
g:zahl|7.6 09+64e+3
g:hlen|8.0 02+53a-33p+7
s:adici|8.6 1e+64e+11
s:cuent|8.3 2s+63a-341+64e+8
g:ntan|7.6 1y+33y+54e+3
w:sobre|8.6 4c+84e+11
s:sobre|8.6 4c+124e+8
b:sobre ti|8.6 4c+74e+8
l:ti|8.6 4c+3
g:algo|7.8 0l+54e+3
w:iets|8.6 4e+16
b:over jezelf|8.6 4c+54e+5
w:nog|8.6 1y+134e+10
s:toevo|8.6 08+184e+7
g:ntiv|7.1 4e+3
b:your strengths|8.6 4g+4
b:strengths and|8.6 4g+3
w:weaknesses|8.6 4g+8
s:weakn|8.3 4g+13
g:knes|7.8 43+34g+4
b:name three|8.6 4g+5
w:qualities|8.6 4g+9
b:describe you|8.3 14+53a-54g+9
w:superpower|8.6 3a+44g+9
g:ower|7.2 4h+3
g:wer>|7.1 4h+3
b:your superpower|8.6 4g+5
l:superpower|8.6 4g+3
b:describe yourself|7.5 18+31a+34c+54g+5
b:in three|8.3 3a+34g+3
f:key|8.0 4d+3
b:manager say|8.6 4g+4
b:say you|8.0 24+43a-44g+7
g:hine|7.4 48+34g+5
w:biggest|8.6 4d+54g+6
s:bigge|8.6 3a-34d+54g+9
g:gges|8.0 4g+3
b:your biggest|8.6 4g+5
w:colleagues|8.6 25+63a-34g+11
g:llea|7.8 3p+3
b:come to|8.3 38+44g+4
b:outline your|8.3 4g+44h+3
w:areas|8.0 2w+648+84g+4
s:areas|8.0 2w+748+44g+3
s:devel|8.6 4f+84g+5
b:top five|8.6 48+44g+6
b:skilled at|8.6 24+34g+6
w:talents|7.8 0q+74g+14
w:apart|8.6 4g+11
w:friend|7.3 3a+123p+53q+84e-44g+6
b:a friend|7.8 3q+54g+6
w:abilities|8.6 48+54g+6
f:special|8.6 4g+3
l:abilities|8.6 4g+3
w:strong|8.3 24+625+53a-34g+4
s:stron|8.3 24+625+73a-34g+5
w:thing|8.6 3a+54g+7
s:thing|8.0 2x+437+54g+6
b:thing you|8.6 3a+34g+4
w:qualites|8.6 4g+14
s:defau|8.6 4g+16
f:principales|8.0 4d+44g+4
b:decrivez vous|8.6 2d+44g+6
w:mots|8.3 3a+74g+11
l:mots|8.6 4g+4
b:vous faites|8.6 4g+44n+5
w:mieux|8.6 11+74g+9
s:mieux|8.6 11+34g+6
w:pouvoir|8.6 38+33a-44g+10
w:ils|8.3 0k+54g+11
b:vos trois|8.6 4g+3
w:starken|8.6 4g+12
s:stark|8.3 3a-34g+19
g:arke|6.9 0m+60s+34g+6
s:schwa|8.6 43+144g+9
g:wach|7.5 02+403+43w+34g+3
s:großt|8.6 3a-44d+134g+8
g:groß|8.0 3a+74d+34g+3
w:tus|8.6 25+84g+15
g:ntos|7.1 48+3
w:sterke|8.6 4g+21
s:sterk|8.6 4g+15
g:<kan|7.8 0a+4
g:kant|8.0 0a+6
b:walk us|8.0 4c+44f+4
b:us through|7.8 4f+54h+5
b:something you|7.3 1i+424+438+43a-34f+8
w:built|8.3 24+63a-34f+14
s:built|8.3 24+123a-34f+5
b:you built|8.3 24+74f+8
f:walk|8.6 4f+3
w:designed|8.3 3a-34f+114h+9
s:desig|7.2 0g+81i+32q+113a-64f+104h+44l+8
b:you designed|8.3 4f+74h+3
b:give an|7.8 3a+64d+5
b:an example|7.8 3a+44d+6
b:example of|7.6 1i+84d+4
b:s the|7.5 3a+43b+34f+6
b:the most|8.3 0t+43a-54f+6
w:problem|7.3 3a+73s-34f+74h+9
g:lem>|7.3 3a+5
b:you ve|7.2 24+426+34f+74h+5
s:solve|8.6 2h+103a-64f+7
b:about an|8.6 4f+6
w:app|7.6 08+173a+64f+9
w:shipped|8.6 24+73a-54f+9
s:shipp|8.3 24+64f+9
g:pped|8.0 4f+3
b:to or|8.3 4f+44t+3
b:or describe|8.6 36+34f+7
b:please describe|8.0 3a+84h+3
w:significant|8.6 4d+54f+3
b:your part|8.6 2v+4
b:in it|8.3 4h+5
l:outcome|8.6 0t+3
l:summary|7.5 4c+10
w:construction|7.4 0g+1127+428-33a-54f+34n+9
s:const|7.3 0g+927+54f+34n+10
g:onst|7.0 1e+4
b:a construction|8.6 4f+3
w:budget|7.8 3a+93w+8
s:budge|7.8 3a+93w+7
g:<bud|7.8 3a+3
g:budg|7.8 3a+3
g:dget|7.8 3a+3
w:crew|7.8 26+64b+54f+34m+3
b:pick one|8.6 3a+34f+6
s:featu|8.6 4f+84h+5
g:<fea|8.0 4h+3
f:pick|8.3 2w+34f+4
w:campaign|8.6 19+44f+9
s:campa|8.0 28+43a-54f+22
g:ampa|8.0 4f+7
w:side|7.8 0k+153a+6
w:projects|8.3 2q+84f+9
l:projects|8.6 4f+5
b:a data|8.6 3a+34f+3
b:designed in|8.6 4f+44h+5
b:open source|8.3 2n+3
g:trib|6.8 13+41w+34d+3
g:ribu|7.0 1w+6
g:ibut|7.4 1w+54d+3
l:how|8.6 4h+3
b:recent project|8.6 4f+3
w:research|8.6 2r+4
s:resea|7.4 2o+32p+52r+143a-342+7
g:esea|6.9 2r+740+3
b:you carried|8.3 24+33a-44t+5
w:spare|8.6 3w+64f+10
s:spare|8.6 3w+44f+6
g:<har|8.0 3a-34f+3
w:event|8.6 3a+74f+15
g:nise|8.0 4f+34n+3
w:lesson|8.6 1i+44f+8
s:lesso|8.6 1i+34f+7
g:less|7.2 3a+43x+3
w:planned|8.3 3a+34f+5
s:plann|7.5 24+443+84f+5
g:lann|7.5 43+3
w:senior|8.0 2c+83a-34f+6
s:senio|7.6 29+42c+43a+53r+44f+3
g:seni|7.6 29+3
g:enio|7.5 29+3
g:nior|7.6 29+3
b:made and|8.3 1i+74f+4
b:and tell|8.6 4f+5
w:story|8.6 3a+64f+7
s:story|8.6 4f+6
b:nous d|8.3 4d+7
b:projet dont|8.6 4f+3
b:dont vous|8.0 4d+34f+44n+3
l:charge|7.8 0z+3
w:racontez|8.0 3a+64d+64f+3
s:racon|8.0 3a+74d+5
b:racontez nous|8.6 3a+5
b:nous un|8.6 3q+4
w:mene|8.6 3q+6
f:racontez|8.0 3a+4
b:decrivez une|8.6 4f+5
w:chantier|8.6 38+84f+7
s:chant|8.6 38+54f+4
s:dirig|8.3 0k+103a-34f+5
g:rige|7.2 0z+4
w:donnez|8.3 3a+7
b:donnez un|8.6 3a+5
w:exemple|7.6 1i+103a+44f+8
b:un exemple|8.3 1i+43a+5
b:exemple de|8.0 1i+54f+6
b:de projet|8.6 24+6
w:realise|8.6 4h+12
b:realise avec|8.6 4h+5
w:react|7.6 24+625+828+73a-34h+4
s:react|7.6 25+528+54h+3
b:avec react|8.6 28+3
f:donnez|8.6 3a+3
l:react|8.6 25+3
g:mpag|7.8 3a+44f+4
g:agne|7.6 3v+44f+3
w:personnels|7.6 0k+50n+84f+10
l:personnels|8.6 4f+4
w:probleme|8.0 3a+104f+5
w:technique|8.6 4f+8
w:difficile|8.6 4f+6
w:realisation|8.6 4d+74f+9
f:exemple|8.6 4f+5
w:beschreiben|8.0 1w+64f+44h+9
g:chre|6.9 1c+71d+31w+5
g:hrei|6.9 1c+101d+31w+5
g:reib|6.9 1c+71d+41w+6
g:eibe|6.9 1c+81d+5
g:iben|6.9 1c+91d+4
b:beschreiben sie|8.0 1w+44f+3
w:projekt|8.6 4f+12
w:dem|8.6 2f+104f+6
w:gearbeitet|8.0 24+64f+44t+10
s:gearb|8.0 24+64f+44t+7
f:beschreiben|8.3 1w+4
w:proyecto|8.6 4f+15
s:proye|8.6 4f+12
b:un proyecto|8.6 4f+8
s:lider|8.6 26+74f+10
w:beschrijf|8.6 24-34f+64h+8
g:hrij|8.0 2d+4
g:rijf|7.6 1v+52d+3
g:ijf>|7.4 1v+62d+3
w:gewerkt|8.6 4f+44t+8
s:gewer|8.3 4f+44n+154t+8
g:<gew|6.8 0u+42w+33a-340+34s+4
g:gewe|7.6 0u+34b+34n+3
f:beschrijf|8.6 4h+6
l:gewerkt|8.6 4t+3
w:descrivi|8.6 4f+114h+7
g:etto|7.8 0r+3
f:descrivi|8.6 4f+44h+3
g:plis|7.4 4d+8
w:success|8.6 4d+6
l:success|8.6 4d+3
w:awards|8.0 4d+17
w:honours|8.6 4d+15
s:honou|8.6 4d+10
w:achievements|8.3 1w+44d+13
b:achievements in|8.6 4d+7
w:accomplishments|8.0 1o-41w+164d+9
l:accomplishments|8.3 4d+6
b:share a|8.3 4c+44d+10
g:impa|8.0 0k+4
w:numbers|8.6 3a-83e+34d+13
w:distinctions|8.6 4d+18
l:distinctions|8.6 4d+6
s:recog|8.3 10+313+63a-34d+7
w:occasion|8.3 24+639+93a-34d+9
s:occas|7.3 24+339+1040+34d+6
g:occa|7.3 39+3
g:asio|7.3 39+3
g:<sav|7.1 24+348+5
g:save|7.3 0q+324+33a+3
w:money|8.3 0k+63a-43w+84d+6
s:money|8.3 0k+53a-53w+84d+8
g:mone|7.6 3u+83w+4
w:done|7.4 3a-44h+44t+3
b:have done|8.6 4c+54d+7
f:employee|7.5 3a+33p+34t-3
w:contribution|8.6 4d+10
g:buti|8.0 1w+6
w:outstanding|8.3 3a+64d+7
s:outst|8.3 3a+44d+7
b:three years|8.6 4d+4
w:fier|8.3 4d+12
b:racontez une|8.6 4d+4
b:vous etes|7.5 2f+73x+34d+3
b:etes fier|8.6 4d+44f+3
b:ce jour|7.6 1y+132i+53v+74d+4
s:bours|8.6 17+73a-34d+11
b:la plus|8.6 4b+34d+4
s:marqu|7.8 3a+74d+14
g:ctif|7.8 4d+3
s:depas|8.6 39+104d+10
g:<erf|7.3 28+34h+3
g:szei|7.8 3y+54d+5
g:zeic|7.6 4d+44l+8
g:ichn|8.0 4d+44l+6
g:chnu|8.0 4d+74l+7
g:hnun|7.8 08+44d+74l+9
g:nung|7.8 4d+54l+6
g:auf>|7.2 1f+6
w:beruflich|8.6 4d+74l+9
b:es tu|7.8 4d+54l+4
s:logro|8.6 4d+18
g:<log|6.7 42+44d+6
g:esio|8.0 01+42d+34c+34d+3
b:op welke|8.6 47+74d+7
s:prest|8.3 3a-443+94d+22
f:op|8.3 3b+347+44d+4
s:ricev|8.3 0m+40p+44d+11
w:salesforce|7.4 24+625+428+43a+54h+8
s:sales|7.2 24+828+43a+64h+8
g:esfo|7.4 24+4
g:sfor|7.4 24+3
b:using salesforce|8.6 28+5
l:salesforce|7.5 24+3
b:you done|8.6 4h+6
w:kubernetes|7.5 24+528+64h+11
s:kuber|7.5 24+825+428+63a+54h+34t-3
g:<kub|7.5 24+3
g:kube|7.5 4h+4
b:with kubernetes|8.3 28+43a-44h+10
l:kubernetes|8.3 4h+3
b:python in|8.6 24-328+54h+4
w:trucks|8.6 3a+34h+6
w:phlebotomy|8.6 28+54h+4
s:phleb|8.3 28+54h+3
g:ebot|7.8 3a+3
b:in phlebotomy|8.6 28+3
w:detail|8.0 24+327+44h+10
b:of autocad|8.3 4h+6
b:of how|8.6 4h+3
w:power|8.0 24+325+64h+9
s:power|7.8 24+725+54h+8
g:<pow|7.8 24+44h+3
b:power bi|8.0 25+64h+8
l:bi|8.0 25+34h+4
w:elaborate|8.6 4h+14
s:elabo|8.6 4h+7
b:experience of|7.8 24+425+44h+6
w:epic|8.3 24+528+529-34h+4
g:<epi|7.8 43+4
b:with epic|8.6 28+54h+4
b:have with|7.8 4h+6
s:graph|8.6 24-32q+44h+8
w:aws|8.6 0g+34h+8
w:services|8.0 0e+40m+627+628-43a-34h+10
w:cnc|8.3 25+528+44h+5
w:machines|7.8 1w+424-33a-348+124h+5
s:machi|7.5 0l+71w+43a-448+84h+6
g:<mac|7.4 48+3
w:tasks|7.8 1w+133j+44h+7
s:tasks|7.8 1w+103j+34h+4
g:<tas|7.8 1w+3
g:task|7.8 1w+3
w:photoshop|7.6 24+525+828+113a-34h+8
g:otos|7.4 1i+5
g:tosh|7.6 25+328+3
g:osho|7.6 28+3
g:shop|6.9 24+328+54h+4
g:hop>|7.3 28+3
b:use and|8.6 4h+7
b:and for|8.3 0e+43m+34h+7
g:mari|8.0 3a+5
g:aris|7.5 3v+33w+43y+6
w:hands|7.8 24+64h+6
s:hands|7.8 24+528+34h+6
b:hands on|7.8 24+44h+4
b:on experience|8.3 4h+6
w:terraform|8.0 24+325+1128+73a-34h+9
s:terra|8.0 24+525+628+34h+3
g:erra|7.2 3p+4
g:rafo|8.0 25+3
g:afor|8.0 25+3
l:terraform|8.3 4h+3
w:quickbooks|8.0 24+325+828+34h+9
g:ickb|8.0 4h+3
g:ckbo|8.0 4h+3
g:oks>|8.0 4h+3
b:with quickbooks|8.3 24+528+44h+5
l:quickbooks|8.3 4h+3
w:systems|7.5 24+725+428+34h+10
g:tems|7.5 4h+3
b:sale systems|8.6 24-325+44h+4
b:systems have|8.3 3a+44h+3
b:describe how|8.3 4h+7
b:a business|8.3 0k+73a-54h+4
l:problem|8.0 4h+3
b:through your|8.3 4h+7
w:jira|8.6 25+83a-34h+8
w:machine|8.6 0l+74h+3
w:learning|8.6 0l+11
b:machine learning|8.6 0l+5
s:frame|8.6 3a+54h+3
g:ewor|7.5 4s+4
w:shopify|8.3 24+1128+73a-44h+8
s:shopi|8.3 24+728+73a-34h+8
g:hopi|7.6 24+33w+3
b:with shopify|8.6 28+44h+4
w:paragraph|8.6 4c+64h+7
s:parag|8.6 4c+54h+7
g:agra|7.8 2p+4
b:a paragraph|8.6 4c+64h+4
w:payroll|7.1 21-524+428+72i+43a+53r+641+84b-44h+3
s:payro|7.1 21-524+528+53a+33r+441+74b-34t+4
g:yrol|7.1 3a+341+3
b:of payroll|8.6 24+5
w:mig|8.0 24+425+728+53a-34h+8
w:tig|8.3 25+1028+629-34h+6
s:stick|8.6 3s+64h+3
b:how comfortable|8.6 25+64h+5
b:comfortable are|8.6 4h+6
b:you with|7.5 25+124h+5
w:figma|8.3 24+425+84h+5
s:figma|8.3 24+74h+6
b:experience de|7.6 4h+5
b:de sap|8.6 25+54h+6
w:utilise|8.6 24+44h+11
b:vous utilise|8.6 4h+4
b:avec salesforce|8.6 24+34h+3
w:detaillez|8.6 24-34h+8
w:soudure|7.8 25+928+33a+54h+4
s:soudu|7.8 25+628+43a+44h+4
b:en soudure|8.0 3a+54h+3
l:soudure|8.3 3a+3
b:experience du|8.6 27+44h+5
w:chariot|8.3 24+54h+4
w:elevateur|8.3 24+528+44h+6
s:eleva|7.5 24+828+72d+72t+43a-34h+5
g:vate|8.0 3a+4
b:chariot elevateur|8.3 4h+3
b:utilisation de|7.6 0l+828+74h+3
b:vous travaille|8.3 4h+4
b:travaille avec|8.6 24+34h+5
w:docker|7.3 24+1125+728+103a-44h+13
s:docke|7.3 24+625+628+93a-34h+12
g:dock|7.2 28+34h+3
g:ocke|7.3 24+528+44h+3
g:cker|7.3 24+528+3
l:docker|8.0 4h+4
b:experience des|8.6 4h+6
w:logiciels|8.0 24+82n+63a-348+114h+9
s:logic|7.6 0l+624+525+52n+348+64h+4
g:logi|6.8 01+442+343+448+6
g:ogic|7.6 48+3
g:gici|7.6 48+3
b:des logiciels|8.6 2n+34h+6
w:wordpress|8.6 25+54h+6
s:wordp|8.6 25+64h+7
b:avec wordpress|8.6 25+64h+6
l:wordpress|8.6 4h+3
b:sie ihre|7.8 1u+31w+525+34h+5
w:erfahrung|7.5 24+327+528+104h+11
s:erfah|7.4 24+527+528+83q+64h+8
g:ahru|6.3 27+429+43u+7
b:erfahrung mit|8.3 24+64h+3
b:mit sap|8.0 24+325+528+3
b:erfahrung haben|8.3 27+428+34h+5
w:java|7.6 24+925+1428+103a-44h+4
g:<jav|7.5 25+7
g:java|7.5 25+628+3
g:ava>|7.6 25+328+3
w:bitte|7.8 0m+91f+61u+72f+74h+8
s:bitte|7.8 0m+71f+51u+42f+64h+6
g:<bit|7.6 2p+3
w:experiencia|7.1 24+326+427+428+629+93a-34h+7
b:experiencia con|8.3 24+328+4
b:con excel|8.6 24+5
b:experiencia tienes|8.3 4h+3
b:tienes con|8.6 4h+5
b:con docker|8.6 4h+5
w:ervaring|7.5 26+927+1328+93a-44h+9
s:ervar|7.5 24+626+727+628+63a-34h+7
g:<erv|7.5 27+4
g:rvar|7.3 27+429+4
b:je ervaring|8.6 24+628-34h+4
b:ervaring met|8.3 24+74h+3
b:met excel|8.6 24-325+34h+5
w:esperienza|7.3 24+426+727+428+729+133a-34h+6
g:ienz|7.3 29+3
b:esperienza con|8.6 4h+5
b:time you|7.6 3a+94f-3
b:you made|8.0 0e+31i+53q+3
w:learned|8.6 3a+8
b:you learned|8.6 3a+6
b:you handle|8.6 3a+6
w:stress|8.3 3a+12
s:stres|8.3 3a+10
l:stress|8.6 3a+3
w:deadline|8.3 39+33a+5
s:deadl|8.3 3a+8
w:diversity|7.8 0y+411+416+6
b:does diversity|8.6 3a+4
b:diversity mean|8.6 3a+4
g:<hob|8.0 3a+9
g:hobb|8.0 3a+9
l:interests|7.8 0k+3
s:escal|8.6 08+13
w:students|8.6 2e+73a+547-3
b:of manager|8.6 3a+7
w:animal|8.0 2h+93a+6
b:an animal|8.6 2h+7
b:which one|7.6 0g+615+32w+64b+4
l:be|7.8 3a+3
w:leadership|7.8 26+8
s:leade|7.8 26+133a+4
g:ader|7.6 26+4
g:ersh|7.4 26+3
b:your teaching|8.6 3a+5
b:if a|8.0 3a+43p+4
w:patient|8.6 25+11
w:refused|8.6 3a+5
w:medication|8.3 3a+443+5
b:ideal working|8.6 3a+34s+3
w:environment|8.3 27+828-33a+5
w:joke|8.6 3a+10
b:a joke|8.6 3a+9
l:joke|8.6 3a+3
w:volunteer|8.0 3a+134t+3
w:activities|8.3 0k+336+33a+4
g:viti|8.0 2d+5
w:community|7.0 0q+615+1116+121a+53s+4
f:volunteer|8.6 3a+7
g:isag|8.0 3s+4
g:reed|7.8 15+6
b:you keep|8.3 0k+52o+33a+4
b:you change|8.6 3a+4
b:change about|8.6 3a+4
w:contribute|8.6 2n+53a+6
b:contribute to|8.6 3a+4
w:equity|7.4 10+411+313+614+71a+63a+5
s:equit|7.2 10+911+613+414+63a+5
w:clubs|8.6 3a+9
s:clubs|8.6 3a+7
w:sports|8.6 3a+7
s:sport|8.6 3a+8
w:feedback|8.0 3a+11
s:feedb|8.0 3a+9
g:feed|8.0 3a+3
g:eedb|8.0 3a+3
g:edba|8.0 3a+3
g:dbac|8.0 3a+4
w:colleague|8.3 3a+83p+6
w:isn|8.6 3a+10
b:isn t|8.6 3a+7
w:programming|8.3 28+32l-648+9
g:mmin|8.0 48+3
g:ming|7.0 0q+348+3
w:retail|8.6 27+629-33a+5
s:retai|8.0 0o+627+53a+4
b:of retail|8.6 27+628-329-33a+3
w:gerer|8.6 3a+3
s:gerer|8.6 0n+33a+4
b:un client|8.6 3a+4
w:voyez|8.6 2f+93a+4
s:voyez|8.6 2f+53a+3
b:vous voyez|8.6 2f+6
b:vous dans|7.5 1w+927+1228-33a+64p-3
w:cinq|8.3 2c+43a+4
w:gerez|8.6 26+73a+3
s:gerez|8.6 26+5
b:gerez vous|8.6 26+43a+3
w:carriere|8.0 29+133a+74c+8
b:de carriere|8.3 3a+44c+4
w:erreur|8.6 3a+10
s:erreu|8.6 3a+9
w:appris|8.6 3a+43q+3
s:appri|8.6 3a+33q+5
w:signifie|8.3 3a+11
b:que signifie|8.3 3a+5
b:signifie pour|8.6 3a+5
b:travail d|8.6 3a+5
w:reagiriez|8.6 3a+5
s:reagi|8.6 3a+4
b:comment reagiriez|8.6 3a+4
b:reagiriez vous|8.6 3a+4
b:vous si|8.6 3a+4
w:refusait|8.6 3a+4
w:ses|8.6 3a+34t+3
w:soins|8.6 28+73a+3
s:soins|8.6 28+6
w:milieu|7.6 17+1227+1128-33a+4
s:milie|7.6 17+1527+7
g:<mil|6.2 19+627+3
b:milieu de|8.6 27+33a+7
b:travail ideal|8.6 3a+4
b:dans la|7.5 0q+627+53a+44j-3
w:vie|8.6 29+83a+84j-5
b:la vie|8.6 29+53a+3
w:activites|8.3 0k+51w+163a+3
w:engagement|8.0 36+53a+10
f:activites|8.6 1w+3
s:livre|8.6 28+63a+5
w:marque|8.3 3a+12
w:wo|7.8 1v+112v+163q+12
w:jahren|7.4 26+1227+1129+73a+6
f:wo|7.8 1v+52v+73q+4
l:jahren|7.5 27+329+3
g:<geh|7.0 3u+43v+43w+53x+43y+5
s:hobby|8.3 3a+14
b:donde te|8.6 2v+73a+6
g:<afi|8.0 3a+6
g:nas>|7.8 0z+324+43v+3
w:waar|8.0 2v+163a+73q+9
b:je jezelf|8.3 11+71a+53a+3
f:waar|8.0 2v+83q+4
l:jaar|8.6 0o+33a+3
w:hobby|8.6 3a+11
w:dove|8.3 2v+203a+4
b:dove ti|8.6 2v+43a+4
f:dove|8.3 2v+10
w:log|8.6 01+121t-33a+5
b:much is|8.6 2h+9
b:15 %|8.6 3a+7
b:a primary|8.6 0z+33a+7
w:safe|8.6 0g+9
w:internal|7.4 2i+143a+93e+8
g:rnal|7.2 2i+53a+5
w:temperature|8.6 3a+7
s:tempe|8.6 3a+6
w:owed|8.6 3a+4
b:change from|8.6 18+3
w:spend|7.8 0z+54m+4
s:spend|7.8 0z+74m+8
w:ppe|8.6 2c+53a+5
g:blea|7.8 25+3
w:ammonia|8.6 24+53a+8
s:ammon|8.6 24+63a+5
g:moni|6.8 18+3
w:formula|8.6 3a+10
w:function|8.6 38+73a+9
s:rever|8.6 24+7
b:complete the|8.6 2f+43a+4
l:word|8.3 3a+4
w:difference|8.6 3a+11
b:use to|8.3 3a+34t+6
w:secure|8.6 02+33a+5
s:minut|7.6 0s+524+92t+3
g:minu|7.5 2h+3
w:arrive|8.3 3a+83q+5
s:arriv|7.5 3a+83q+54b+5
g:rriv|7.5 3a+4
s:retur|7.8 01+702+31t-32q-73a+114t+7
g:retu|7.8 01+43a+3
g:etur|7.6 3a+3
w:table|8.0 25+42h+104s+7
s:table|7.2 0g+524+925+328+42h+84s+8
g:<tab|7.1 2h+33a+3
l:table|8.6 4s+3
w:fire|8.6 3a+53s+3
s:extin|8.6 3a+9
w:electrical|8.0 24+63a+34h+3
b:what colour|8.6 2h+6
g:xing|8.0 2p+5
s:yello|8.6 3a+43s+6
w:normal|8.3 39+103a+3
b:rate of|7.8 3a+83v+3
w:translation|8.6 1i+43a+5
g:nsla|7.1 1f+81g+3
w:invoice|8.3 3a+13
s:invoi|8.3 3a+8
g:oice|7.4 2w+3
l:invoice|8.6 3a+4
f:time|7.3 26+328+3
w:http|8.6 3a+5
g:<htt|7.8 2u+3
w:means|8.3 0t+44o+7
s:means|8.3 0t+34o+7
g:<lit|8.0 3a+3
b:should you|8.3 37+3
g:erta|7.3 08+4
w:gdpr|7.8 0n+1225+83a+4
g:<gdp|7.8 0n+625+4
g:gdpr|7.8 0n+5
g:dpr>|7.8 0n+3
w:answer|8.3 3a+7
f:skills|8.3 3a+448+5
b:name the|8.6 3a+7
w:comes|7.8 0q+42h+54m+3
s:comes|7.8 0q+62h+74m+5
w:pattern|8.0 38+43a+440+347+5
s:patte|7.8 38+340+347+9
w:font|8.3 2h+123a+4
g:font|8.0 3g+4
b:combien font|8.3 2h+6
b:% de|8.6 3a+8
g:cteu|7.4 27+3
b:est la|7.6 2h+73a+3
b:le mot|7.8 02-303+122h+7
b:quelle formule|8.6 3a+5
s:calcu|8.6 0i-32h+16
b:la suite|8.3 1t+425+53a+3
w:6|7.6 0o+40u+92g+7
w:entre|8.3 37+44m+3
w:https|8.0 2o+52u+9
s:https|8.0 2o+32u+8
g:ttps|8.0 2u+3
w:conserve|7.8 0n+33a+5
g:<via|8.0 4m+3
g:frai|7.8 3a+346+3
b:il de|8.3 24+53a+6
b:les lettres|8.6 2f+7
b:lettres que|8.6 2f+4
w:ecrire|7.8 0p+51t+4
s:ecrir|7.8 0p+61t+5
g:rire|7.6 3a+3
s:artic|7.8 1i+628+72r+11
g:ticl|8.0 2r+3
w:traite|8.6 3a+6
b:du contrat|8.3 20+7
b:was ist|8.3 2h+33a+7
g:tadt|8.0 04+4
g:adt>|8.0 04+4
w:viel|8.3 3a+43v+93x+8
g:viel|7.2 29+3
b:wie viel|8.3 3a+33v+53x+5
w:cuanto|8.0 28+72h+43v+13
s:cuant|7.2 26+628+629+42e+62h+337+43v+8
b:cuanto es|8.6 2h+53a+3
b:25 %|8.6 3a+3
w:80|8.3 3a+740+10
f:cuanto|8.0 28+33v+4
w:90|8.0 0e+73a+10
l:c|8.6 09+3
w:hoeveel|7.8 27+428+729+72h+8
s:hoeve|7.8 27+528+629+72h+5
g:eel>|6.9 2t+3
b:hoeveel is|8.6 2h+43a+3
b:30 %|8.6 3a+4
f:hoeveel|7.8 27+428+329+32h+5
w:quanto|8.6 2h+6
w:fa|8.6 3a+5
b:quanto fa|8.6 2h+3
f:quanto|8.6 2h+3
b:currently employed|7.6 1y+4
l:employed|7.5 1y+51z+34l+4
b:job right|8.6 1y+63a-34l+4
b:right now|7.6 1v+61y+52v+53a-4
b:you employed|7.8 1y+82c+33a-34l+7
b:presently employed|8.0 1y+62i+5
b:this your|8.0 1y+83a+54l-5
b:present job|8.3 1y+5
b:en emploi|7.8 10+71a+31y+6
b:en ce|8.3 2i+7
b:ce moment|8.3 1y+42i+5
f:travaillez|8.3 1v-31y+72i+4
w:occupez|7.5 0z+51y+32c+72i+4
b:occupez vous|7.5 0z+32c+42i+5
b:un poste|7.3 0u+31y+326+62i+52w+540+34l-54s+4
f:occupez|8.0 1y+32c+32i+3
b:vous salarie|8.6 1y+42i+6
b:salarie e|8.6 1y+64t+4
w:derzeit|7.8 1y+142i+82v+53a-34l+8
s:derze|7.1 04-31v+81y+82i+52v+133a-43v+64l+11
g:erze|7.1 2v+44l+4
g:rzei|7.0 1v+52v+53v+34l+3
g:zeit|6.6 1v+51y+32v+33a-33v+33y+540+34k+54l+5
b:sie derzeit|8.0 1y+32i+52v+84l+4
w:beschaftigt|7.6 1y+721+112i+64t+7
b:stehen sie|8.6 1y+329+4
w:aktuell|8.6 1y+83v+8
s:aktue|6.9 1v+71y+102v+43a-33v+164l+8
g:<akt|6.9 1y+43v+6
g:aktu|6.9 1y+33v+5
g:ktue|6.9 1v+33v+44l+3
b:sie aktuell|8.6 1y+53v+6
b:in einem|8.6 1y+62d+5
g:erha|7.8 03+30m+4
w:berufstatig|8.6 1y+1429+6
l:berufstatig|8.6 1y+5
b:in years|6.8 0y+528+529+7
b:experience years|7.6 27+728-3
b:career length|8.6 29+6
f:career|8.3 29+44c+3
b:since leaving|8.6 29+7
b:leaving school|8.6 29+5
b:years in|7.1 27+1328-429+63a-5
b:of years|7.3 26+528+529+73a-7
b:length of|7.3 27+528+729+6
b:your working|8.6 29+5
b:so far|8.6 29+44c+5
f:length|7.5 27+328+3
l:far|8.6 4c+3
b:en annees|7.3 27+529+3
l:annees|6.5 1h+327+428+52c+3
w:anciennete|7.6 26+627+828+429+103a+8
w:totale|8.3 29+12
g:mond|7.2 47+7
b:du travail|7.8 1w+629+64s+3
f:anciennete|7.8 26+328+329+5
b:annees dans|8.0 27+729+4
w:berufserfahrung|7.0 1v+91x+51z+1121+729+10
g:ufse|7.0 1x+31z+329+6
g:fser|7.0 1x+31z+329+4
g:serf|6.9 1z+329+6
b:berufserfahrung in|8.3 29+8
b:in jahren|7.6 26+727+528+429+4
f:berufserfahrung|8.0 29+8
w:viele|7.6 26+527+728+329+6
s:viele|7.5 26+427+528+429+11
g:iele|7.5 29+3
b:wie viele|7.6 26+427+328+329+4
b:viele jahre|7.6 26+327+529+5
w:gesamte|8.6 29+9
b:gesamte berufserfahrung|8.6 29+4
f:gesamte|8.6 29+5
f:top|8.6 1q+448+4
b:dernier niveau|8.3 1q+4
g:ifik|8.0 0g+31e+3
g:fika|8.0 0g+41e+31q+4
g:ikat|7.8 1q+32r+3
w:skill|7.8 24+725+12
b:skill set|8.6 24+13
f:skill|8.3 24+7
b:tools you|8.6 24+9
b:can operate|8.3 24+448+8
l:operate|8.0 48+3
w:programs|8.3 24+103a-448+4
b:day to|8.6 24+73a-3
w:equipment|8.3 1w+924+43a-348+4
w:handled|8.3 24+93a+3
w:cocher|8.6 1y+924+1248-6
s:coche|7.5 1y+424+93a-347+54o+14
l:cocher|8.6 1y+324+4
w:cochez|8.0 24+447+848+4
w:savez|7.8 24+133a+548+7
s:savez|7.8 24+93a+548+5
g:avez|7.8 24+3
b:vous savez|8.6 48+3
b:savez utiliser|8.6 48+4
f:logiciels|8.6 24+648+6
w:rotating|7.8 47+8
s:rotat|7.1 3s+347+18
g:<rot|6.8 47+10
g:rota|6.8 47+12
g:otat|7.0 47+8
b:the week|7.8 47+10
b:you cover|8.3 38+447+6
l:cover|8.6 2w+4
b:shifts you|8.3 47+4
f:shifts|8.6 47+3
w:suit|7.5 0s+42e+338+73w+94m+8
b:that suit|8.6 2e+3
b:suit you|7.6 0s+438+33a-43w+547+34m+5
w:rota|8.3 3a-347+16
b:days and|8.3 0s+3
w:times|7.2 0s+1439+113a-447+74m+3
s:times|7.2 0s+1139+63a-347+84m+3
g:imes|7.0 0s+539+5
b:and times|8.3 47+4
b:times you|8.6 47+6
b:can be|7.6 2w+741+547+3
f:days|7.6 3a+647+5
w:plages|8.0 47+12
s:plage|7.8 0s+847+12
g:plag|7.8 47+4
b:quelles plages|8.6 47+6
w:couvrir|8.6 47+8
s:couvr|8.6 47+6
b:vous couvrir|8.6 47+4
l:couvrir|8.6 47+3
b:vous accepteriez|8.0 2w+53x+547+4
w:rotatif|8.6 47+6
b:horaire rotatif|8.6 47+6
w:jours|6.3 0s+437+338+123a+340+547+114m+5
s:jours|6.3 0s+337+338+103a+640+547+64m+5
b:vous pouvez|8.0 0p+347+54o+4
b:be happy|7.8 2w+73a-53w+6
b:happy to|7.6 2w+73a+347-44m+3
b:from our|7.5 0m+438+4
b:you come|7.6 38+73a-33s+44b+4
w:into|7.2 0y+41g+5
b:into the|8.0 1g+6
b:the cityname|7.8 38+4
b:de jours|7.8 37+43a+5
b:jours par|7.5 38+5
w:venir|8.0 38+83w+8
s:venir|8.0 38+63w+6
b:de cityname|7.8 38+4
b:etre present|8.3 38+5
b:soon could|8.0 37+5
b:start after|8.6 37+74b-6
b:much time|8.3 27+537+4
b:of notice|7.3 37+5
b:what notice|8.3 37+4
b:contract ask|8.3 37+4
b:ask for|7.8 0o+437+43e+3
w:acceptance|8.6 0r+337+8
b:quel delai|8.3 37+9
w:devez|7.5 37+13
s:devez|7.5 37+9
b:devez vous|7.5 37+6
w:envers|7.8 0k+536+9
s:enver|7.8 0k+336+6
g:enve|7.3 0k+444+4
f:delai|8.0 37+5
s:liber|8.3 0n+636+437+63a-4
b:wie lange|8.0 27+628+437+5
b:been on|8.3 3a-34t+8
b:on our|7.4 0q+43a-33r+44t+5
w:staff|6.3 00-70u+726+62i+143a+63p+123r+134t+5
s:staff|6.3 00-50u+726+92i+73p+103r+114t+6
g:staf|6.3 2i+43r+3
g:taff|6.3 26+32i+4
g:aff>|6.3 2i+43p+33r+3
b:our staff|8.0 3p+3
l:staff|6.9 26+42i+33r+3
w:earlier|7.8 0e+124t+9
f:past|7.6 0e+51v+43a-34l+44t+4
b:had a|8.0 0e-343+34t+4
b:us before|7.6 0e-34t+7
b:fait partie|8.3 19+44t+6
b:occupe un|8.6 4t+5
b:poste chez|8.6 1y-32i+74t+3
b:nous par|8.6 4t+6
b:par le|8.0 3r+44t+11
b:le passe|8.3 4t+6
w:waren|7.6 2c+123s+84t+7
s:waren|7.6 2c+123s+64t+6
b:waren sie|7.6 2c+73s+34t+4
w:bereits|8.3 4t+6
b:sie bereits|8.3 4t+4
b:bereits bei|8.3 4t+7
b:bei companyname|8.3 2i+4
b:companyname beschaftigt|8.3 2i+6
f:waren|7.6 2c+53s+34t+3
w:fruher|8.6 2s+44t+7
b:much of|8.3 26+4
b:your time|7.4 3a-34k+44m+6
w:ready|7.4 3s+134b+44m+3
s:ready|7.4 3s+94b+4
b:be ready|8.3 3s+5
b:ready to|7.4 3s+6
w:travelling|7.6 3a+34m+9
b:spend travelling|8.6 4m+5
l:travelling|8.0 4m+3
b:travel you|8.3 4m+3
b:de deplacements|8.3 4m+6
w:pourcentage|8.3 40+84m+5
s:pourc|8.3 40+74m+4
g:rcen|7.5 40+34m+4
w:hoch|8.0 1f+63w+74m+6
b:wie hoch|8.3 3w+54m+3
b:hoch ist|8.3 3w+64m+3
b:ist ihre|8.0 37+44m+4
w:reisebereitschaft|7.8 4m+12
g:iseb|7.8 4m+4
g:sebe|7.8 4m+5
b:ihre reisebereitschaft|8.6 4m+4
l:reisebereitschaft|8.3 4m+3
b:reisebereitschaft in|8.6 4m+8
f:reisebereitschaft|8.3 4m+7
s:akzep|8.6 0r+134m+6
g:epti|8.0 0r+44m+3
b:on short|8.0 39+5
b:short notice|7.8 39+5
w:count|8.0 28+939+43a-33s+4
b:we count|8.3 39+3
b:count on|8.3 39+3
b:on you|8.6 39+3
b:for extra|8.6 39+3
b:extra hours|7.8 39+53a+3
b:hours when|7.8 39+8
w:busy|7.8 39+143a-547+4
g:busy|7.8 39+4
g:usy>|7.8 39+3
l:busy|8.6 39+3
b:you put|8.0 0e+525+639+5
b:in additional|8.6 39+6
b:additional hours|8.3 39+8
b:de rester|8.6 3a+5
b:rester plus|8.6 39+6
w:pointe|8.6 39+11
b:de pointe|8.6 39+5
l:pointe|8.6 39+3
b:heures en|8.6 39+5
b:plus au|8.6 39+6
b:au besoin|7.8 39+4
w:climbing|8.6 3j+3
b:do the|8.6 3a+7
w:described|8.6 3j+4
w:shows|8.3 2p+53a-44f+44m+7
s:shows|8.3 2p+33a-34f+34m+8
w:maintain|8.6 49+4
b:que companyname|8.3 0n+3
g:nouv|7.0 1u+3
b:day you|8.3 4b+4
l:board|7.8 3r+34b+3
b:from which|7.8 4b+10
l:free|8.3 3a-34b+6
w:premierjour|8.3 3a-34b+13
f:premierjour|8.6 4b+6
b:etes libre|8.6 47+4
b:our site|8.3 3a+34o+3
b:site has|8.6 4o+3
b:has no|8.6 4o+4
b:how will|8.6 3a+6
w:foreman|8.6 26+11
s:forem|8.6 26+103a+3
w:stock|8.3 24+83a+5
s:stock|8.3 24+43a+3
w:uniforme|8.6 3a+7
b:vous parle|8.6 3a+7
w:salon|8.6 3a+33q+7
s:salon|8.6 3a+33q+6
f:avec|8.6 3a+4
b:applicant email|8.3 01+51t+4
w:addr|7.8 07+908+81t+31u+82o+5
g:ddr>|7.8 07+4
b:your e|7.2 1t+81u-32g+842+4
b:we never|8.6 1t+42q+73a-4
b:primary email|8.3 1u+3
w:account|6.2 01+1302+92s+841+1242+746+9
l:account|7.3 01+3
b:which email|8.3 1t+6
w:update|8.6 0g+51t+4
b:email you|6.2 1t+10
b:where can|6.2 1t+52q+72r+8
b:we email|6.3 1t+5
b:us your|7.4 0e+41f+32v+33a-441+347+5
b:so we|8.0 09+51t+33a-3
b:can get|8.6 1t+538+5
w:back|7.5 1t+43a-33b+843+846+549+34t+5
f:drop|8.3 1c+31f+31t+3
w:sent|7.2 0e+70p+61t+32g+193p+43q+7
b:email for|8.6 01+31t+5
w:com|7.6 1t+142n+32o+32s+93a-3
l:com|8.3 1t+4
f:internet|8.6 1t+3
w:domain|8.3 27+52u+15
b:quelle adresse|8.6 1t+3
b:courriel pouvons|8.6 1t+3
b:vous ecrire|8.6 1t+4
w:personnelle|8.0 06+111t+52u+64c+11
l:personnelle|8.0 06+34c+3
b:adresse e|7.6 01+51t+3
b:de contact|7.8 0t+31t+5
b:mail adresse|7.8 1t+3
l:adresse|6.6 06+608+4
b:ihre e|8.6 1u+3
s:maila|8.0 1t+161u+9
g:ilad|8.0 1t+8
g:ladr|8.0 1t+5
w:erreichen|8.6 1t+53b+9
b:wir sie|8.6 1t+33b+6
w:privat|8.6 1t+63b+8
l:privat|8.6 3b+3
w:correo|7.6 01+111t+151u+83a-442+9
g:rreo|7.6 01+31t+542+3
g:reo>|7.6 01+31t+7
w:electronico|8.6 1t+31u+9
g:nico|7.6 3e+3
b:correo electronico|8.6 1t+31u+5
f:correo|8.6 01+51t+3
l:electronico|8.6 1u+3
w:direccion|7.6 06+1407+808+61t+9
s:direc|6.7 06+1008+609-30k+151t+826+1341+7
g:dire|6.7 06+40k+41t+326+341+3
g:irec|6.7 0k+51t+326+5
g:recc|7.6 06+5
g:ecci|7.5 06+41t+3
g:ccio|7.5 06+31t+3
f:direccion|7.6 06+71t+4
l:correo|8.6 42+3
w:contacto|7.8 1t+83a+3
b:de contacto|8.3 1t+53a-33b+5
l:contacto|8.6 1t+3
w:mailadres|8.3 1t+101u+5
b:e mailadres|8.6 1u+8
l:mailadres|8.6 1u+3
b:we je|8.6 1t+43b+5
w:kunnen|8.6 1t+53b+4
s:kunne|8.6 1t+73b+3
b:indirizzo e|8.6 1u+4
b:confirm email|8.0 1t-41u+6
w:again|7.5 02-303+111u+113a-3
b:email again|7.8 1u+11
l:again|7.5 03+31u+6
b:email a|8.6 1u+4
w:repeat|7.8 1t-51u+10
b:repeat email|8.3 1t-31u+7
f:repeat|7.8 03+51t-31u+8
w:confirmation|7.1 02-403+91t-61u+82f+132g+7
l:confirmation|8.0 1u+3
w:retype|8.3 02-403+51u+11
s:retyp|8.3 02-303+101u+8
b:retype email|8.6 1u+8
f:retype|8.3 1u+4
b:we don|8.3 1f+41u+538+83a-5
b:must match|8.6 03+81u+5
b:once more|8.3 03+31u+7
w:same|7.8 03+71u+53a+7
g:same|7.4 47+34c+3
b:the same|8.0 03+41u+33a+4
f:confirmation|7.8 2g+4
b:and paste|7.8 1g+5
w:disabled|7.4 0z+410+141u+43a-3
g:bled|7.4 10+5
l:disabled|8.0 10+5
g:pos>|8.0 4c+5
b:write your|8.3 06+51u+3
w:confirmez|7.6 03+61t-41u+8
g:rmez|7.6 1u+4
b:confirmez votre|8.3 1u+5
b:votre courriel|8.0 1t+41u+3
f:confirmez|7.6 1t-31u+6
b:l adresse|7.6 1u+72u+4
w:saisissez|7.8 03+41t+61u+42f+102g+53a-4
s:saisi|7.5 03+51c-41d+61f-31g+91t+61u+32f+52g+33a-4
w:nouveau|7.6 03+61t-31u+9
s:nouve|7.1 02+603+80m+60p+31t-31u+620+33a-4
g:uvea|7.6 03+41u+3
b:a nouveau|8.6 02-303+51u+4
b:nouveau votre|8.3 1t-41u+8
f:saisissez|7.8 03+31t+32f+4
w:repeter|8.6 03+41u+8
f:repeter|8.6 1u+5
w:veuillez|8.3 1u+5
f:veuillez|8.3 1u+42f+4
w:entrez|8.3 1t-31u+52f+112g+33a-4
b:de nouveau|8.3 03+41u+4
f:entrez|8.3 2f+52g+3
w:confirmer|8.3 1u+102f+62h+11
w:wiederholen|8.3 03+111u+9
s:wiede|8.3 03+61t-31u+10
g:derh|8.0 1a+31u+4
b:mail wiederholen|8.6 1u+8
l:wiederholen|8.3 03+31u+4
w:bestatigen|8.6 03+101t-51u+9
l:bestatigen|8.6 1u+3
w:geben|8.6 1u+82f+6
s:geben|8.6 1u+62f+6
b:bitte geben|8.6 1u+32f+4
b:geben sie|8.6 1u+42f+5
w:erneut|8.6 03+111u+6
s:erneu|8.6 03+101u+3
f:bitte|8.0 0m+31u+32f+3
w:confirmar|8.6 03+131u+8
f:confirmar|8.6 03+5
w:repite|8.6 03+131t-41u+10
s:repit|8.6 03+71t-41u+9
f:repite|8.6 03+51u+4
f:bevestig|8.6 03+41u+6
w:herhaal|8.6 03+91u+8
s:herha|8.6 03+71t-31u+8
f:herhaal|8.6 03+51u+4
w:conferma|8.6 03+111u+9
f:conferma|8.6 03+31u+5
f:tel|8.0 3a-33b+19
w:incl|8.6 06+63b+3
l:mobile|7.3 3b+63g+3
l:cell|8.0 3b+3
b:home phone|8.3 3b+10
b:your phone|8.6 3a-33d+3
b:number we|8.3 3b+6
w:arrange|8.3 3a-43b+549+4
b:to arrange|8.6 3b+4
b:primary phone|7.6 3b+73g+7
w:#|7.5 08+91j-32m+103a-63b+103e+1044+345+19
l:#|7.5 08+32m+63a-43b+33e+444+445+3
b:mobile phone|7.6 3b+5
b:be reached|8.6 0s+3
w:texts|8.6 0p+93b+5
s:texts|8.6 0p+43b+3
w:evening|8.3 3a+63b+4
w:landline|8.6 3b+83g+8
s:landl|8.6 3b+63g+7
b:or mobile|8.6 3b+33g+5
b:our recruiter|8.6 0s+63a-63b+6
w:dial|8.3 3a-43b+73d+12
g:<dia|7.3 3a-33d+743+4
b:a ring|8.6 0s+73b+3
w:dialling|8.6 3b+53d+6
s:diall|8.6 3b+33d+6
g:alli|7.2 3d+4
w:digits|7.5 3a-33b+53w+544+13
g:gits|7.5 44+4
b:n de|7.5 1j-32m+83a-33b+43e+545+4
f:n|6.8 07+32m+844+845+8
b:de cellulaire|8.0 3b+7
f:portable|8.6 3b+8
b:ou l|8.0 0s+33q+3
b:on peut|8.6 0s+33b+3
b:peut vous|8.6 0s+33b+3
b:le jour|8.6 3a+5
w:rappeler|8.6 0q+53b+8
s:rappe|8.3 0p+50q+73a-33b+7
g:<rap|7.6 1x+44k+3
g:rapp|7.5 21+3
b:vous rappeler|8.6 0q+3
g:honi|7.5 24+3
b:votre numero|8.3 3b+4
f:cellulaire|8.6 3b+7
w:ligne|6.6 07+908+72d+72p+62q+82r+93a-43b+73g+342+7
b:fixe ou|8.6 3b+53g+4
b:un numero|8.6 3d-33g+6
b:telephone indicatif|8.6 3b+5
w:telefonnummer|8.3 3a+63b+83g+3
f:telefonnummer|8.6 3a+43b+3
l:telefonnummer|8.6 3g+4
w:handynummer|8.6 3b+11
s:handy|8.6 3b+14
f:handynummer|8.6 3b+7
l:handynummer|8.6 3b+6
w:mobil|8.3 3b+12
l:mobil|8.3 3b+4
g:foni|7.8 3b+53e+4
f:telefono|7.8 3a+33b+9
l:telefono|7.6 3b+6
l:telefoonnummer|8.6 3b+4
w:nummer|8.0 2m+133a-33b+1344+10
s:numme|8.0 2m+93b+844+8
l:nummer|8.3 2m+444+3
w:bellen|8.6 0s+93b+8
s:belle|8.6 0s+93b+4
l:bellen|8.6 0s+4
s:recap|8.6 2f+153b+10
w:telefonico|8.3 3b+63e+113g+3
l:telefonico|8.3 3b+33e+4
b:numero di|8.0 2m+745+9
b:di telefono|8.6 3b+6
b:dial code|8.6 3d+12
w:calling|7.8 24+328+43d+13
s:calli|7.8 24+428+53d+8
b:code for|8.6 3a+3
b:code e|8.6 09+43d+5
b:choose your|8.6 3a-43d+74s+3
b:your number|8.3 28+33a-43d+10
w:flag|8.6 2i+73d+7
g:<fla|7.5 08+83d+3
b:the code|8.3 2g+103d+4
b:before your|8.6 3d+6
w:telephonique|7.8 0s+928+33d+53e+103g+447-3
l:telephonique|7.8 0s+33e+4
b:pays du|8.3 05+41z+63b-63d+8
b:du numero|8.6 3b-53d+73g+9
b:code d|8.0 01+82g+33d+342+5
w:selectionnez|8.3 0y+81f+63d+4
b:votre pays|8.6 05+43d+3
f:selectionnez|8.3 1f+3
g:wahl|7.8 3d+113e+7
g:ahl>|7.3 09+63d+113e+5
g:svor|7.8 3w+5
w:prefijo|8.6 3d+10
f:prefijo|8.6 3d+7
l:pais|8.3 05+4
w:codigo|7.8 09+52g+73a+53d+546+3
s:codig|7.8 09+52g+73a+43d+646+4
g:codi|7.4 3d+344+3
g:igo>|7.6 3a+3
b:codigo de|8.3 2g+43a-33d+646+4
f:codigo|7.8 2g+33d+4
w:telefoon|8.6 3d+123g+10
l:telefoon|8.6 3d+43g+4
w:prefisso|8.6 3d+11
f:prefisso|8.6 3d+7
b:phone type|7.8 3g+11
b:of number|8.6 3a-43g+13
b:this a|8.6 3a+33b-33g+94l-3
b:home work|8.6 3b-43g+12
b:number type|8.6 3b-43g+10
b:what sort|8.3 17+33a-53g+740+4
b:sort of|8.0 17+53a-53g+640+5
b:number is|8.6 3a-33g+8
b:work or|8.6 3g+6
b:whether this|8.6 3g+63y+6
b:this number|8.6 3g+6
b:your cell|8.6 0p+73g+44e-4
f:line|8.6 3g+5
w:appareil|8.6 3g+12
b:d appareil|8.6 3g+8
w:agit|8.6 3b-43g+15
g:git>|7.8 2g+33g+3
b:s agit|8.6 3g+8
b:domicile bureau|8.6 3g+54s+3
f:domicile|8.3 06+103b-33g+5
b:une ligne|8.6 2d+103g+5
w:residentielle|8.3 06+328+43g+7
f:extension|7.6 3e+7
b:phone extension|8.0 3e+9
b:there an|8.6 36+3
f:internal|7.8 2i+8
f:office|7.6 1z+52w+348+34s-5
l:tel|8.6 3b+53e+6
s:neben|8.6 0k+163a-33e+19
g:enst|7.3 0u+321+32e+33a+53e+4
s:toest|8.6 0n+63e+17
g:snum|7.0 07+62m+53a-33e+644+745+11
w:interno|8.0 08+142i+93a-43e+16
g:erno|7.5 08+43e+5
f:interno|8.6 3e+7
l:interno|8.6 3e+5
f:permanent|8.3 06+4
b:please write|8.6 06+3
b:your address|7.8 06+507+408+32g+73a-3
b:a letter|8.6 06+41d+3
b:town and|8.6 1z+8
b:and post|8.6 4l+8
b:address of|7.8 06+51z+82r+83a-3
b:for correspondence|8.3 06+3
b:to post|8.6 06+42c+5
w:distance|7.2 06+538+103a+74s+7
b:distance to|8.6 06+338+3
w:depots|8.6 06+62n+4
s:depot|8.0 2n+32w+7
g:depo|7.1 41+3
w:po|8.6 06+907+83a-4
b:address in|8.6 04+506+3
w:eircode|8.6 06+409+14
s:eirco|8.6 06+609+10
l:eircode|8.6 09+5
b:address number|8.6 06+4
b:number street|8.3 06+4
w:suburb|8.3 04+1006+6
s:subur|8.3 04+1106+5
b:adresse du|8.0 07+6
b:du domicile|7.6 05+307+5
b:le code|8.0 2f+62g+7
w:anschrift|8.3 06+173a+9
s:ansch|7.4 06+111c+141d+73a+3
g:nsch|6.3 06+50n+41c+53w+640+44s+3
f:anschrift|8.6 06+33a+4
l:anschrift|8.6 06+6
g:<woh|7.2 04+305+506+508+32v+5
g:wohn|7.3 04+505+606+508+32v+4
w:straße|7.6 06+907+12
s:straß|7.6 06+807+14
g:traß|7.6 07+6
g:raße|7.6 07+5
g:aße>|7.6 07+5
w:plz|8.3 06+1109+16
l:ort|8.0 04+906+3
w:domicilio|8.6 06+14
f:domicilio|8.6 06+8
l:domicilio|8.6 06+4
w:adres|8.6 06+15
l:adres|8.6 06+6
g:<woo|8.0 04+706+7
g:woon|8.0 04+506+8
w:residenza|7.8 04+405+806+70a+5
b:di residenza|7.8 04+505+606+60a+3
l:residenza|7.8 05+4
b:address 1|8.6 07+7
b:line of|8.0 07+508+427+536+53a-4
f:addr|8.6 07+708+3
b:no and|8.3 07+52m+43a-545+5
b:or number|8.6 07+3
w:civic|8.6 07+9
s:civic|8.3 07+10
f:civic|8.6 07+3
b:street and|8.6 07+4
w:building|8.3 07+608+11
g:ildi|8.0 08+3
f:building|8.6 08+3
b:adresse ligne|7.6 07+4
b:ligne 1|8.0 07+4
w:municipale|8.0 07+6
s:munic|7.4 04+2107+123a-3
g:<mun|7.4 04+8
b:adresse municipale|8.3 07+11
l:municipale|8.0 07+5
b:ligne d|8.6 07+708+4
b:d adresse|7.5 08+14
b:straße und|8.6 07+3
w:hausnummer|8.0 07+9
s:hausn|8.0 07+11
g:usnu|8.0 07+4
b:und hausnummer|8.6 07+3
f:straße|7.8 07+10
l:hausnummer|8.0 07+5
w:adresszeile|8.6 07+808+6
f:adresszeile|8.6 07+308+3
g:tras|6.9 02+503+507+53s+742+3
w:calle|8.6 07+17
s:calle|8.3 07+113a-44l+7
f:calle|8.6 07+11
w:linea|8.0 07+708+32d+11
s:linea|8.0 07+608+72d+8
b:direccion linea|8.6 07+608+3
g:aat>|8.0 05+407+6
g:<hui|7.4 07+41y+33v+3
w:adresregel|8.6 07+808+7
f:adresregel|8.6 07+408+5
w:via|8.0 07+183a-43q+12
f:via|8.6 07+9
l:via|8.3 07+53q+5
w:riga|8.6 07+908+7
b:indirizzo riga|8.6 07+708+4
w:apt|8.0 08+213a-6
f:apt|8.0 08+10
w:flat|8.0 08+17
g:flat|8.0 08+6
g:lat>|7.8 08+6
l:floor|8.6 3x+5
b:address 2|8.0 08+14
f:unit|8.3 08+93a+3
f:flat|8.3 08+6
w:lot|8.6 08+83a-34m+5
b:c o|8.6 08+17
b:ligne 2|8.6 08+6
f:app|8.6 08+9
w:complement|7.8 08+12
b:complement d|7.8 08+12
f:complement|7.8 08+5
b:n d|8.6 08+4
l:etage|8.6 08+3
w:unite|8.3 08+133u+93y+7
f:unite|8.3 08+53u+63y+3
w:boite|8.6 08+1342+7
s:puert|8.6 08+1612+7
g:rta>|7.1 08+51c+34l+4
g:arta|7.3 08+41c+31d+3
l:bus|8.6 08+538+3
l:town|5.4 04+16
l:suburb|8.6 04+4
s:local|6.4 04+200l+71z+427+42v+132w+43a-34k+44n+13
g:ocal|6.2 04+102v+63s+3
b:which town|8.6 2v+5
b:address city|8.3 04+1106-507-31z+4
w:village|8.6 04+5
s:villa|8.6 04+6
b:your city|8.0 04+102v+5
b:your home|7.8 04+409+43s+4
w:municipalite|8.6 04+10
f:municipalite|8.6 04+6
l:municipalite|8.6 04+4
b:ville de|7.8 1z+7
w:stadt|8.3 04+132v+8
s:stadt|8.3 04+102v+9
l:stadt|8.6 04+5
w:wohnort|7.8 04+152v+8
s:wohno|7.8 04+122v+8
g:ohno|7.8 04+42v+3
g:hnor|7.8 04+52v+3
f:wohnort|8.0 04+6
l:wohnort|8.0 04+4
w:ciudad|8.6 04+122v+6
g:blac|8.0 04+5
w:plaats|8.6 04+131z+12
s:plaat|8.6 04+101z+6
g:laat|8.0 04+9
f:plaats|8.6 04+61z+4
w:stad|8.6 04+141z+16
l:stad|8.6 04+71z+5
w:comune|8.6 04+14
f:comune|8.6 04+4
w:localita|8.6 04+62v+8
f:localita|8.6 04+6
f:county|7.8 0a+12
b:province or|7.4 3a+6
f:region|7.6 0a+132w+3
w:prov|7.8 0a+19
g:rov>|7.8 0a+11
f:prov|8.0 0a+10
l:prov|7.8 0a+11
w:canton|8.6 0a+12
f:canton|8.6 0a+9
l:canton|8.6 0a+7
b:the state|8.6 0a+8
w:reside|8.0 05+40a+11
b:you reside|8.3 04-30a+52v+9
b:reside in|8.6 0a+32v+4
w:departement|8.3 0a+132w+113a-6
f:departement|8.3 0a+82w+53a-3
f:etat|8.0 05+743+3
w:bundesland|8.6 0a+13
s:bunde|8.6 0a+12
g:slan|7.8 0a+4
l:bundesland|8.6 0a+3
s:kanto|8.3 0a+1538+44s+7
w:provincia|8.0 0a+10
f:provincia|8.3 0a+3
l:provincia|8.3 0a+4
w:comunidad|8.6 0a+120q+10
s:auton|8.6 0a+130z+8
w:estado|8.0 0a+1219+43a+3
f:estado|8.0 0a+5
w:provincie|8.6 0a+10
l:provincie|8.6 0a+3
b:zip code|7.6 09+3
f:postcode|6.9 09+12
b:zip postal|7.2 09+3
b:+ 4|8.0 09+72h+3
w:digit|8.3 02+609+112g+9
f:pin|8.6 09+82g-33a+4
b:your postcode|8.6 09+5
s:sugge|8.6 09+73a-43p+6
w:nearest|8.3 09+43a+7
s:neare|8.0 09+53a+33s+4
g:<nea|7.4 3a+4
b:your nearest|8.6 09+5
w:ex|8.0 4t+8
b:votre code|7.0 09+6
w:npa|8.6 09+16
l:npa|8.6 09+8
f:plz|8.6 09+9
l:plz|8.6 09+11
w:postleitzahl|8.0 09+10
s:postl|8.0 09+15
g:stle|8.0 09+6
g:tlei|8.0 09+8
g:leit|7.8 09+8
g:eitz|7.6 09+64k+5
g:itza|8.0 09+8
g:tzah|8.0 09+6
f:postleitzahl|8.3 09+9
l:postleitzahl|8.0 09+7
w:codice|8.3 09+102g+844+7
s:codic|8.3 09+72g+844+8
g:odic|7.8 3y+3
b:codice di|8.6 09+52g+6
f:codice|8.3 09+42g+444+4
l:nation|8.3 05+635-3
b:address country|8.6 05+8
b:your country|8.6 3a+10
b:the list|8.3 0q+32v+4
w:residez|8.6 04+305+9
b:residez vous|8.6 04+5
b:choisissez votre|8.6 05+62w+5
b:etat de|8.6 05+1043+5
f:land|7.8 05+14
w:welchem|8.3 05+811+82w+5
l:residencia|8.6 3s+3
w:woon|8.6 05+62v+4
b:woon je|8.6 05+52v+7
b:city and|8.0 2v+14
b:and country|8.3 05-31z+62v+8
b:where in|8.6 2v+11
b:what city|8.6 3a+3
w:living|7.6 24+42v+93a-33s+6
s:livin|7.6 24+62v+53a-33s+5
b:living in|8.6 3s+3
b:please tell|8.0 20+627+64t+4
b:us where|8.6 2v+3
b:are currently|8.6 1v+32v+3
b:from where|8.6 2v+6
b:where would|7.6 2v+84s+6
b:be working|8.3 2v+7
l:working|7.5 29+52v+4
b:these days|8.6 47+5
b:typing your|8.6 2v+4
b:home base|8.6 2v+63s+5
b:applying from|8.6 2i+72v+33a-5
b:present place|8.6 1v+7
b:town where|8.6 1z+5
w:localisation|8.0 1v-31z+82v+112w+9
f:localisation|8.0 1z+42v+6
b:ou etes|8.6 2v+53q+5
w:trouvez|8.6 2v+44k+4
b:trouvez vous|8.6 2v+3
b:votre ville|8.6 2v+33s+5
b:ville et|8.3 1z+42v+6
b:et pays|8.6 1z+82v+44l-3
w:actuels|8.0 2v+53a+83v+4
g:tall|7.4 3a+34m+3
w:emplacement|8.6 2v+92w+4
s:empla|8.6 2v+122w+8
g:mpla|7.8 0u+32v+3
w:geographique|7.8 2v+92w+143a-3
l:geographique|8.6 2v+6
b:base a|8.3 2v+7
f:base|8.3 2v+63w-33y+6
b:lieu d|8.6 2v+6
b:ville province|8.6 0a-62v+10
b:d ou|8.6 2v+103q+6
w:aktueller|8.0 1v+72v+5
w:standort|8.0 2v+182w+13
g:dort|8.0 2v+42w+5
f:aktueller|8.0 1v+52v+4
l:standort|8.3 2v+62w+3
w:derzeitiger|8.6 04-31v+62v+9
g:eiti|7.6 1v+33v+3
g:itig|7.6 1v+32v+33v+3
f:derzeitiger|8.6 1v+32v+3
w:ubicacion|8.3 1v-31z+92v+112w+8
s:ubica|8.3 1z+92v+102w+3
g:ubic|8.0 1z+32v+4
f:ubicacion|8.3 1z+42v+32w+3
w:actualmente|8.3 1y+52v+93v+10
g:ualm|7.6 1y+62v+43v+3
l:actualmente|8.3 1y+43v+3
w:nu|8.3 1v+72v+94l+6
b:je nu|8.6 1v+42v+7
l:nu|8.3 2v+3
w:huidige|7.8 1v+51y+1120+92v+73a-34l+5
s:huidi|7.6 1v+620+52v+103a-33v+94l+5
g:huid|7.6 3v+3
g:uidi|7.6 2v+3
g:idig|7.6 2v+43v+3
f:huidige|8.0 1v+31y+52v+6
w:attualmente|8.3 1y+102i+72v+7
l:attualmente|8.6 1y+3
l:zone|7.8 4k+3
b:what time|8.6 3a+3
w:timezone|8.3 3a-44k+21
s:timez|8.3 4k+14
g:imez|7.8 4k+5
w:utc|8.3 3a-34k+22
l:5|7.4 2h+8
w:local|7.3 0l+827+738+44k+44n+12
b:your local|8.6 4n+4
w:gmt|8.6 4k+21
w:offset|8.6 4k+17
s:offse|8.6 4k+12
g:set>|8.0 3a+34k+4
s:distr|7.5 2i+32w+53a+43s+64k+4
f:fuseau|8.6 4k+4
l:horaire|7.5 3m+5
b:votre fuseau|8.6 4k+5
s:decal|8.6 47+44k+7
s:rappo|8.3 1x+821+74k+7
w:afin|8.6 4k+5
w:heure|7.4 0s+31y+43a-33m+163y+104k+8
w:locale|8.3 4k+64n+11
w:zeitzone|8.6 4k+18
s:zeitz|8.6 4k+13
g:<zei|8.0 0s+34k+5
b:arbeiten sie|8.0 1v+4
w:horaria|8.6 47+44k+10
s:horar|8.0 47+64b-34k+16
g:rari|7.4 3m+347+34k+8
l:horaria|8.6 47+44k+4
w:huso|8.6 4k+12
g:uso>|8.0 4k+6
w:horario|8.6 4k+11
b:huso horario|8.6 4k+8
w:estas|8.3 39+73s+64k+6
s:estas|8.3 39+43s+94k+6
w:tijdzone|8.6 4k+17
s:tijdz|8.6 4k+19
w:fuso|8.6 4k+11
w:orario|8.3 0s+104k+14
s:orari|8.0 0s+73m+114k+7
b:fuso orario|8.6 4k+10
w:quale|8.6 4k+7
s:quale|8.6 11+44k+3
b:in quale|8.6 11+3
w:lavori|8.6 1i+174k+6
g:vori|8.0 17+31i+3
l:lavori|8.6 1i+5
w:method|8.0 0t+12
s:metho|7.8 0t+1224+5
g:etho|7.8 0t+4
g:thod|7.8 0t+5
g:hod>|8.0 0t+3
b:contact method|8.6 0t+5
b:way to|8.6 0t+10
l:preference|6.9 19+42w+43a-340+3
b:me by|8.6 0m+40t+7
b:mode of|8.6 4s+4
b:of contact|8.6 0t+5
b:a call|8.3 0s+40t+627+5
b:means of|8.6 0t+34o+6
b:the recruitment|8.3 0t+3
w:channel|8.0 0t+123q+4
s:chann|8.0 0t+123q+4
g:hann|8.0 0t+3
b:you what|8.6 0t+44b+7
w:convenient|8.3 0s+50t+838+63a-4
b:would rather|8.3 0t+63a-3
b:which is|8.6 0t+53a-34s+4
b:by which|8.6 0t+43q+4
b:which we|8.0 0o+30t+43a+43x+6
w:notify|7.8 0m+80q+30t+8
s:notif|7.4 0m+100p+90t+6
b:moyen de|8.0 38+44o+8
f:moyen|8.6 4o+3
b:preference de|8.6 0t+44s+3
w:texto|7.2 0p+120t+41d+51f-31g+11
g:xto>|7.2 0p+4
l:texto|7.5 0p+7
b:un appel|8.6 0s+40t+5
b:un e|8.6 0t+54t+5
w:canal|8.3 0t+83a-33q+7
s:canal|8.3 0t+43a-33q+8
b:canal de|8.6 0t+5
f:canal|8.6 0t+43q+3
b:avec vous|8.6 0t+6
l:per|8.3 0t+43w-33y+9
w:medio|8.6 0t+840+8
s:medio|8.6 40+8
w:voorkeur|8.6 0t+84s+9
f:voorkeur|8.6 0t+44s+3
w:modalita|8.6 0t+54s+6
s:modal|7.6 0r+60t+44s+15
g:odal|7.6 4s+6
g:dali|7.6 0r+34s+5
b:modalita di|8.6 0t+4
f:modalita|8.6 0t+44s+3
l:preferita|8.3 2w+4
w:essere|8.3 0q+40s+50t+5
s:esser|8.3 0s+80t+3
w:contattato|8.3 0q+60s+40t+6
g:ttat|8.0 3w+5
b:essere contattato|8.3 0q+40s+40t+3
l:contattato|8.6 0s+3
l:call|7.4 0s+93a-3
b:what hours|8.6 0s+547+4
b:what times|8.6 0s+6
b:times can|8.6 0s+5
w:morning|8.6 0s+438+6
s:morni|8.0 0s+338+73a-347+10
g:<mor|8.0 47+4
g:morn|8.0 47+4
w:afternoon|8.6 0s+3
b:indicate the|8.3 15+329+3
b:times when|8.6 0s+6
b:when are|7.1 0s+44b+6
w:minute|7.8 0s+724+82t+53a-5
b:your availability|7.8 3a+5
b:not available|8.6 3a+84b-7
b:available for|7.1 39+447+34m+4
f:times|8.6 47+4
l:between|8.6 0s+40y+3
b:shall we|8.6 0q+60s+6
b:held on|8.6 0o+30s+6
w:weekdays|8.3 0s+938+539+33a-4
s:weekd|7.8 0s+438+83a-4
g:eekd|7.8 38+4
g:ekda|7.8 38+4
b:on weekdays|8.3 0s+338+4
w:slot|8.6 0s+93a+6
f:hours|7.3 3a+547+4
f:moment|8.6 0s+6
b:vous contacter|8.6 0q+30s+5
f:heures|7.5 0s+62e+5
l:souhaitees|8.6 0s+3
w:disponibilites|7.8 0s+1047+104b-3
b:vos disponibilites|8.3 0s+547+5
b:un entretien|8.6 0s+5
b:jours ou|8.3 0s+4
b:sie am|8.6 0s+547+6
w:beste|8.6 0s+12
w:einen|7.6 0g+120s+51j+524+73a-44o+7
s:einen|7.6 0g+70s+81j+624+73a-44o+9
g:inen|7.2 0g+31j+3
f:beste|8.6 0s+9
w:hora|8.0 0s+103a-33m+133y+11
w:llamarte|8.6 0s+17
l:llamarte|8.6 0s+5
b:who do|8.0 1v+13
l:current|7.5 0g+31y+103a-3
w:organization|7.6 0k+61v+93a-43r+34t+8
g:niza|7.4 1v+3
l:organization|7.6 1v+3
b:company are|8.6 38+6
b:if employed|8.6 1v+10
w:practice|8.3 1v+828+63a-3
s:pract|7.5 15+61v+624+528+53a-5
g:ctic|7.6 1v+3
b:employer at|8.6 1v+42i+7
w:firm|7.5 0k+31v+124t+11
b:the firm|8.3 0k+33a-64t+11
w:restaurant|7.6 1v+527+42w+133a+4
w:shop|8.6 1v+73a+9
b:ou le|8.6 1v+3
f:societe|8.6 1v+4
f:organisation|8.3 1v+3
b:dernier employeur|8.3 1v+6
b:la candidature|8.3 1v+33q+9
b:votre entreprise|8.3 3a+3
b:aktueller arbeitgeber|8.3 1v+8
l:arbeitgeber|7.6 1v+12
w:derzeitiges|8.6 1v+73v+15
f:derzeitiges|8.6 1v+33v+5
s:jetzi|8.6 1v+93a+4
f:empresa|8.6 1v+7
w:empleador|8.6 1v+113a+8
s:emple|7.3 1v+61x+81y+520+721+42i+73a+63p+7
g:ador|7.8 0z+51v+3
g:dor>|8.0 0z+41v+33a+4
w:werkgever|8.0 1v+121z+820+7
s:werkg|8.0 1v+121z+720+4
g:erkg|8.0 1v+71z+3
g:rkge|8.0 1v+4
g:kgev|8.0 1v+5
b:huidige werkgever|8.6 1v+520+5
l:werkgever|8.0 1v+71z+3
w:bedrijf|8.3 1v+18
s:bedri|8.3 1v+16
g:<bed|8.0 1v+7
w:werk|8.0 1v+41y+1328+83a-34m+8
b:werk je|8.6 1v+428+4
f:azienda|8.6 1v+8
f:datore|8.6 1v+6
l:occupation|8.3 4l+4
b:your role|8.3 4l+10
b:title at|8.6 4l+4
b:at your|7.3 2q+437-33v+54b+54s+4
b:your position|8.0 4l+8
b:position at|8.6 0e+34l+3
f:occupation|8.0 4l+4
w:designation|8.6 4l+15
l:designation|8.6 4l+7
b:your job|7.8 20+93a-104l+10
b:current post|8.6 4l+4
b:post held|8.3 4l+9
w:rank|7.8 0l+32w+73a+54l+8
b:current team|8.6 4l+6
b:quel poste|8.3 4l+4
b:poste occupez|8.6 4l+5
b:titre du|8.0 2d+34l+3
b:votre poste|8.6 20+6
b:emploi actuel|7.5 1y+1037+3
f:emploi|7.5 4l+5
w:profession|8.0 17+429+44l+8
w:exercee|8.6 4l+12
w:metier|8.6 3a+64l+11
s:metie|8.6 3a+64l+6
b:titre d|8.6 4l+8
w:aktuelle|7.6 1y+837+54l+6
b:aktuelle position|8.0 1y+6
f:aktuelle|7.6 1y+44l+5
w:derzeitige|8.6 4l+6
w:tatigkeit|8.6 4l+14
s:tatig|8.0 1w+174l+14
f:derzeitige|8.6 4l+5
w:berufsbezeichnung|8.6 4l+11
l:berufsbezeichnung|8.6 4l+5
w:cargo|8.3 0z+64l+16
s:cargo|8.3 0z+104l+13
f:cargo|8.6 4l+7
b:puesto actual|8.6 4l+4
f:puesto|8.6 4l+6
f:ruolo|8.6 4l+9
f:posizione|8.6 4l+7
w:mansione|8.6 4l+13
s:mansi|8.3 1w+94l+15
g:mans|8.0 4l+5
g:ansi|7.3 18+33a-341+74l+4
f:mansione|8.6 4l+9
b:company name|8.0 3a+93o-3
b:employer name|7.6 1v+9
b:of employer|8.3 1z+5
b:employment 1|7.5 1v+31x+321+5
b:experience 2|8.6 1v+31z+3
b:business name|8.6 1v+133a-3
l:firm|8.6 1v+63a-34t+5
b:past employer|8.6 1v+536+63a-5
b:job history|8.0 1v+31w+421+5
f:business|8.6 1v+73a+3
b:where was|8.3 1v+81z+43a-3
b:was this|8.6 1v+83a+5
b:experience 1|7.5 1v+31w+61z+620+324-329-34h-34l+6
w:precedent|8.6 1v+536+53a-3
b:employeur precedent|8.6 1v+436+3
b:l organisation|8.6 3r+6
f:chez|8.6 1v+54s+3
b:ancien employeur|8.6 1v+636+43a-34t-3
b:name des|8.3 1v+93a+73p+7
l:empresa|8.0 1v+44t+4
l:bedrijf|8.6 1v+6
w:dell|8.3 0l+51v+61z+13
f:role|7.8 1w+34l+9
w:capacity|8.3 4l+124t+3
b:past position|8.6 3a+34l+3
b:grade and|8.0 3v+43x+34l+6
f:starting|8.3 3a+34l+3
b:emploi occupe|8.3 1y-44l+11
w:qualite|8.6 10+44l+13
w:als|7.8 18+71c-31d+111g+44l+11
l:cargo|8.6 4l+4
b:del puesto|8.6 1w+54l+5
g:pert|7.2 25+548+44l+3
l:worked|8.0 1x+61z+429+4
b:former employer|7.6 1z+836+73a-3
w:branch|7.4 19+31z+1138+73a+7
s:branc|6.9 1z+627+132w+838+43a+3
g:bran|6.8 27+5
f:branch|8.3 1z+4
l:berufserfahrung|7.8 1z+3
w:arbeitsort|8.6 1z+142w+12
l:arbeitsort|8.6 1z+5
w:arbeitgebers|8.6 06-31z+143a+7
b:des arbeitgebers|8.6 1z+9
l:arbeitgebers|8.6 1z+4
w:sede|8.3 1z+132w+938+5
f:sede|8.6 1z+62w+6
w:impiego|8.6 1y+131z+12
s:impie|8.6 1y+81z+12
b:employed from|8.0 21+7
f:employed|7.4 1x+51y+421+6
b:date from|8.3 21+64b+3
b:from mm|8.0 21+1222-3
b:start month|7.5 21+33a+94b-4
b:start there|8.6 21+104b-4
b:dates employed|8.6 1x+521+3
w:appointment|7.6 0k+30u+721+722-3
s:appoi|7.3 0k+60u+421+622-43a+5
g:ppoi|7.3 21+3
b:of appointment|8.6 0u+321+83a-3
f:since|8.6 21+5
l:hired|8.3 21+5
l:debut|7.8 21+104b-3
b:de mois|8.6 21+124b-3
b:mois annee|8.6 1x+921+94b-5
b:d embauche|8.6 21+7
l:depuis|8.6 21+9
l:howlong|8.6 21+5
b:periode d|8.6 1x+421+8
b:emploi du|8.6 21+94t+5
l:beginn|8.6 21+4
w:seit|8.3 21+1328+629+7
g:<sei|7.8 21+3
g:seit|7.8 21+32u+8
w:desde|8.6 21+154b+5
s:desde|8.6 21+124b+7
f:desde|8.6 21+74b+3
w:empleo|7.8 1x+81y+920+821+73a+5
g:pleo|7.8 20+3
g:leo>|7.8 1y+320+3
b:del empleo|8.6 1x+621+5
l:empleo|8.0 1x+320+33a+3
l:startdatum|8.6 21+4
g:band|7.5 0y+321+42t+4
w:dal|8.6 21+164b+10
l:dal|8.6 21+6
w:rapporto|8.6 1x+1021+9
g:orto|8.0 2w+345+4
g:rto>|7.8 1x+32w+345+3
l:rapporto|8.6 1x+5
b:date left|8.6 1x+822-3
l:left|8.0 20+53a-33v+3
b:employed to|7.8 1x+111y+7
b:to mm|8.6 1x+7
b:if current|8.6 1x+3
l:leave|7.8 1x+520+5
l:ended|8.3 1x+3
b:to year|8.3 1x+11
b:of leaving|8.6 1x+7
l:leaving|7.5 1x+320+33v+4
w:separation|8.0 1x+820+123a+4
f:through|8.6 1x+7
b:vous quitte|8.3 1x+720+32c+33a-3
b:quitte cet|8.3 1x+53a+6
f:bis|8.6 1x+91y+11
g:trit|7.6 1x+54b+6
g:itts|7.8 1x+54b+8
f:tot|8.6 1x+101y+5
f:t|8.6 1x+14
l:fine|8.3 0l+31x+5
b:i still|8.0 1y+9
b:still work|8.0 1x+41y+53a-3
b:you still|8.3 1x+51y+3
b:check if|8.6 1y+3
f:check|8.6 48+4
f:still|8.6 1y+4
b:is my|8.6 1v-51y+73a+3
b:tick if|8.3 0m+41y+738+33a-5
w:encore|7.8 1y+1337+63a+54l-4
s:encor|7.8 1y+937+53a+54l-4
l:cours|8.3 1y+33a+4
b:j y|8.6 1y+4
b:pour cet|8.6 1v-31y+5
l:hui|8.6 1y+43v+3
b:travaille ici|7.8 1y+53r+44t+4
b:l heure|7.8 1y+33m+12
b:heure actuelle|8.6 1y+5
w:hier|7.6 1d+131f-41g+161y+153a-4
l:hier|8.6 1g+4
g:hede|7.6 1w+51y+448+9
w:longer|8.3 0o+93a+5
s:longe|8.3 0o+53a+3
b:you left|8.0 20+83v+5
b:left this|8.6 3a+8
b:a past|8.6 36+64l-4
b:your duties|8.6 0k+31w+43a-3
l:duties|7.8 1w+8
b:role description|8.6 1w+5
b:main duties|8.6 1w+7
f:main|8.6 1w+4
w:performed|7.8 1w+1124+338+5
l:performed|8.6 1w+6
b:do there|8.6 1w+173a-5
b:1 description|8.6 1w+6
b:brief description|8.6 4c+3
b:of duties|8.3 1w+7
b:duties and|8.3 1w+8
f:description|8.3 1w+5
b:were in|8.6 1w+6
b:in charge|8.6 1w+526+63a-3
b:charge of|8.6 1w+626+73a-3
b:the work|8.6 1w+4
b:you performed|8.6 1w+424+6
w:responsabilites|7.6 0z+121w+14
l:responsabilites|8.3 1w+6
w:effectuees|8.6 1e+71w+4
s:effec|7.3 1e+61w+42i+636+437+339+33a+3
w:obtenus|8.6 0g+91w+5
g:nus>|7.0 2h+34t+4
l:obtenus|8.6 0g+4
w:sommaire|8.3 1w+83a-44c+12
s:somma|8.3 1w+33a-34c+11
g:mair|8.0 4c+4
b:des responsabilites|8.3 0z+9
f:sommaire|8.3 4c+5
w:aufgaben|8.6 1w+17
s:aufga|8.6 1w+14
f:aufgaben|8.6 1w+9
g:wort|7.0 02+703+43a+348+3
g:ilid|7.3 47+348+5
s:omsch|8.6 1w+72d+12
b:van je|8.3 1w+342+64c+6
w:werkzaamheden|8.6 1w+18
s:werkz|8.6 1w+16
l:werkzaamheden|8.6 1w+6
w:responsabilita|8.6 0z+71w+9
b:for leaving|7.8 20+12
b:of separation|8.3 20+83a+4
f:cause|8.6 20+7
b:to change|8.0 18+33a-53s+6
b:explain why|8.6 20+5
w:laid|8.6 20+73a+5
g:<lai|7.8 3a+3
w:off|7.6 20+72c+53a+547+13
b:laid off|8.6 20+63a+3
b:what led|8.6 20+83q+5
b:the end|8.6 0o+320+4
b:end of|8.3 0o+420+63a-53x+6
b:point in|8.3 20+4
b:make you|8.3 20+73a+33w+3
b:raison du|8.6 20+7
b:du depart|8.3 20+9
w:quitter|8.0 20+837+83s+7
b:quitter votre|8.3 37+33s+5
s:cessa|8.6 20+10
w:changement|8.6 20+63s+4
w:marche|8.6 20+1029+6
w:den|7.8 0m+50q+1020+103a-3
s:wechs|8.6 20+21
w:motivo|8.6 20+17
f:motivo|8.6 20+9
s:cambi|8.3 20+183s+4
g:<red|7.6 20+3
s:vertr|8.6 0u+1220+13
b:been working|7.6 28-329+11
l:yrs|8.6 26+3
w:workforce|8.6 29+9
s:workf|8.6 29+5
b:the workforce|8.6 29+3
b:of relevant|8.6 29+3
b:of full|8.3 29+4
b:in total|8.3 28+529-3
b:paid employment|8.6 3a+4
l:exp|8.6 29+5
b:your total|8.0 29+5
b:been in|7.2 17+727+628-4
s:marke|7.3 0m+1211+429+4
g:rket|7.4 0m+7
g:ket>|7.3 2p+3
w:experienced|8.6 24+929+9
b:of service|7.8 3a+6
b:service with|8.6 4t+4
g:<rou|7.5 3a-441+6
w:seniority|8.6 29+93a+6
g:iori|8.0 17+329+33a+4
f:seniority|8.6 29+53a+4
b:been employed|6.7 29+53a-44t+8
w:band|8.0 0y+1029+43a-33w+5
g:<ban|5.9 0q+341+2342+3
b:total work|8.3 29+5
f:indicate|8.0 28+3
b:amount of|8.0 29+4
b:yrs exp|8.6 28+9
b:howmany yrs|8.6 28+3
b:yrs of|8.6 28+4
l:overall|8.6 2k+4
b:temps travaillez|8.6 27+529+4
b:annees de|8.0 29+4
w:pratique|8.6 28+829+5
b:de pratique|8.6 28+429+4
b:travail a|8.6 0k+7
s:perti|8.6 1e+528-329+6
b:jahre berufserfahrung|8.6 29+4
f:seit|8.6 28+429+3
b:anos de|7.6 26+328+529+6
b:de experiencia|7.6 26+428+529+6
f:anos|8.0 26+329+4
w:cuantos|7.8 26+528+537+6
b:cuantos anos|8.0 26+427+3
b:tienes en|8.6 27+3
f:cuantos|7.8 26+337+3
b:en anos|8.6 28+5
f:experiencia|8.6 28+3
w:aantal|8.6 29+92e+8
s:aanta|8.6 29+72e+7
w:jaren|8.0 26+827+728+529+9
s:jaren|8.0 26+927+428+529+6
g:<jar|8.0 26+3
w:werkervaring|8.6 29+15
f:aantal|8.6 29+4
b:hoeveel jaar|8.3 28+429+4
b:anni di|7.6 26+528+729+9
b:di esperienza|7.6 27+328+829+7
f:anni|8.3 28+529+3
w:quanti|7.8 26+627+428+729+53a-3
b:quanti anni|7.8 26+427+328+329+4
w:professionale|8.6 29+134c+6
l:professionale|8.6 29+6
b:with python|8.3 24+33a+64h-4
l:java|8.0 28+3
w:operating|8.3 24+625+828+33a-5
b:operating a|8.3 25+628+43a-4
l:forklift|8.3 24+428+3
f:autocad|7.8 24+5
b:with react|8.6 25+528+4
b:of hands|8.6 28+3
w:wound|8.3 24+825+6
s:wound|8.3 24+625+6
b:in wound|8.6 25+628+3
w:care|7.3 0z+1417+141b-425+527+33a-64o+5
b:wound care|8.3 24+525+3
l:care|7.8 0z+317+5
w:emr|8.6 24+728+4
b:epic emr|8.6 24+6
b:years do|8.6 28+6
g:tise|6.6 0l+425+33q+348+4
s:cooki|8.6 28+53a+9
b:time have|8.6 27+3
b:you spent|7.8 27+6
b:cold calling|8.3 24+3
b:for howlong|8.6 26+328+43a-4
w:ads|8.6 24+728+63a-3
b:google ads|8.6 24+528+5
w:reefer|8.6 24+1528+83a-4
s:reefe|8.6 24+928+73a-3
g:<ree|8.0 24+4
w:indesign|8.6 25+1228+7
s:indes|8.6 25+828+6
l:indesign|8.6 25+5
w:swift|8.6 28+841+13
s:swift|8.6 28+841+5
f:swift|8.6 28+441+3
b:years did|8.6 28+3
w:tableau|8.0 0g+424+625+728+43a-3
l:tableau|8.3 25+3
b:a year|7.4 0o+328+83a-53w+4
b:the number|8.3 28+82e+33a-3
b:have of|8.6 28+4
b:caring for|8.3 0z+3
w:dementia|8.3 24+528+53a+4
b:with dementia|8.3 24+5
l:payroll|8.0 3r+3
b:soudure tig|8.6 25+528+4
l:tig|8.6 25+3
b:vous sap|8.6 28+4
b:annees avez|7.8 26+4
b:un chariot|8.6 24+328+3
b:de python|8.3 25+728+3
w:pratiquez|8.6 15+428+4
b:pratiquez vous|8.6 15+3
g:liat|7.0 4n+3
b:gestion de|8.0 24+828+3
w:vente|8.6 24+528+5
s:vente|8.6 24+528+3
b:vente au|8.6 24+4
b:au detail|8.6 24+428+3
b:annees en|8.3 26+7
b:en service|8.6 28+34b+5
b:service a|8.6 3a+4
b:de photoshop|8.6 24+6
l:photoshop|7.8 28+3
b:docker en|8.6 24+4
b:anciennete dans|8.3 26+727+528+63a-3
w:revit|8.3 24+1125+728+5
s:revit|8.3 24+1025+728+3
b:jahre erfahrung|8.3 27+328+6
b:lange arbeiten|8.6 27+528+4
b:sie schon|8.3 27+528+34t+3
b:schon mit|8.6 24+528+4
f:jahre|8.6 26+628+3
g:utze|7.8 01+6
b:en sql|8.6 25+628+8
w:tiempo|8.6 28+63a-340+10
s:tiemp|8.6 28+540+7
w:llevas|8.6 26+1028+5
s:lleva|8.6 26+528+4
w:carretilla|8.6 24+628+5
w:elevadora|8.6 24+728+8
b:carretilla elevadora|8.6 24+628+5
b:jaar ervaring|8.6 27+728+4
b:ervaring heb|8.6 27+628+5
b:je met|8.6 25+428+5
b:jaren ervaring|8.6 27+628+5
f:jaren|8.3 26+327+3
b:hoe lang|8.6 26+728+5
b:je al|8.6 26+728+7
b:met sap|8.6 24+528+4
b:esperienza hai|8.6 27+3
b:da quanti|8.6 26+5
f:da|8.6 26+3
b:drive a|8.0 1j+924+83a-6
w:draw|8.6 24+72i+4
w:blood|8.0 24+83a-33r+843+12
s:blood|8.0 24+63a-33r+743+12
g:bloo|8.0 43+4
w:proficient|8.3 24+548+11
b:you proficient|8.6 24+325+3
b:proficient in|8.3 24+448+5
w:pivot|8.6 24+725+4
s:pivot|8.6 24+525+3
b:a cash|8.6 24+3
w:register|8.3 01+1224+5
b:using a|8.6 24+6
b:working knowledge|8.6 24+7
s:types|8.6 24+53a+4
b:mig welding|8.6 24+425+5
b:living with|8.3 24+5
s:negot|8.6 24+5
g:<neg|8.0 24+3
g:nego|8.0 24+3
w:taught|8.6 24+10
s:taugh|8.6 24+10
b:you taught|8.6 24+7
w:haccp|8.3 0g+1124+6
s:haccp|8.3 0g+1124+6
l:haccp|8.6 0g+324+3
w:trailer|8.3 24+83a+6
s:trail|8.3 24+83a+4
w:venipuncture|8.6 24+725+103a-3
s:venip|8.6 24+725+7
w:regularly|8.6 24+113a-54m+5
w:git|8.3 24+625+92n+43a-4
b:ever done|8.6 24+53a-34t+5
l:go|8.6 24+5
l:minute|8.6 24+3
w:grant|8.6 17+1124+53a-3
w:include|8.6 0q+524+6
w:manufacturing|8.6 24+627+4
s:manuf|8.3 24+427+1028-429-3
b:you say|8.3 24+63a-43w+6
w:confident|8.3 10+324+1025+43a-4
w:cut|8.6 24+9
s:clipp|8.6 24+122r+123a-4
g:clip|8.0 1i+32r+4
b:run a|8.6 0k+424+73a-5
w:scrum|8.3 0g+424+133a-3
s:scrum|8.3 0g+424+7
b:a scrum|8.6 0g+324+3
w:bank|6.8 0q+524+32c+62i+441+14
g:bank|6.5 41+16
b:savez vous|8.3 24+53a+6
b:vous utiliser|8.6 4o+3
f:savez|8.3 24+53a+3
b:aise avec|8.0 24+725+63a+4
s:enreg|8.3 24+8
g:euse|8.0 15+524+3
w:lire|8.6 24+92r+4
b:une experience|8.6 24+7
s:negoc|8.6 24+5
b:ai deja|8.3 0e+324+5
b:de personnes|8.6 24+53a+3
b:l occasion|8.6 39+8
g:oder|7.4 0u+410+3
w:btp|8.6 24+103a+4
l:btp|8.6 3a+3
b:sie einen|8.0 0g+61j+524+63a-3
g:<ken|7.1 02+425+63q+348+4
w:trabajado|8.6 24+94t+6
b:has trabajado|8.6 24+44t+5
b:je een|7.4 0g+810+71j+424+52c+436+54o+3
w:lavorato|8.6 24+64t+8
b:new to|8.6 3a+5
b:this the|8.6 0e+6
b:the first|7.8 0e+44b+4
b:first time|8.0 3a+14
b:your proficiency|8.6 25+3
b:in python|8.3 25+8
b:to 10|8.3 25+4
b:of knowledge|8.6 25+10
w:expertise|8.0 25+1248+15
w:expert|8.6 25+10
l:expert|8.6 25+4
b:skill level|8.6 25+4
f:self|7.8 10+325+42t+7
w:feel|8.6 25+113a-33s+9
b:you feel|8.6 25+63s+5
w:mill|8.6 25+8
b:in sap|8.6 25+7
l:gdpr|8.3 25+3
w:command|8.6 25+6
b:your command|8.6 25+42k+4
b:command of|8.6 25+62k+4
b:statement best|8.6 25+4
w:coaching|8.6 25+726+4
s:coach|8.3 25+526+33a+3
w:extent|8.6 24-325+84m+5
b:extent of|8.6 25+74m+3
f:extent|8.6 25+5
f:typing|8.6 25+5
b:your skill|8.6 25+5
w:competency|8.6 0g+81e-325+6
l:handling|8.6 25+3
w:tool|8.6 25+8
b:to 5|8.3 1e+325+4
f:computer|8.6 25+5
b:de maitrise|8.6 25+3
b:votre connaissance|8.6 25+7
b:a 5|8.6 25+447+4
f:sur|8.3 41+5
b:maitrise de|8.0 25+5
b:d autocad|8.6 24-625+628+6
f:degre|8.6 25+7
b:quel point|8.3 25+5
w:auto|7.2 0k+510+511+425+74o+23
f:auto|8.0 10+325+4
l:10|8.6 25+3
b:avec les|8.3 25+33a+7
w:informatiques|8.6 25+648+10
w:logiciel|8.6 0l+725+6
l:revit|8.6 24+425+3
w:kenntnisse|8.0 25+648+18
s:kennt|7.8 25+1548+10
w:kennen|8.6 25+73q+10
s:kenne|8.6 25+53q+9
b:kennen sie|8.6 25+33q+8
g:rias|8.0 3s+4
w:conocimientos|8.6 25+848+12
s:conoc|8.3 25+53q+848+10
b:conoscenza di|8.6 3q+3
s:valut|8.3 25+63u+15
w:tue|8.6 25+648+7
b:le tue|8.6 25+348+4
w:competenze|8.3 25+448+12
b:tue competenze|8.6 48+5
w:hospitality|8.6 27+33a+7
l:hospitality|8.6 27+33a+3
l:sector|7.6 27+7
b:this field|7.6 1d+327+33a+6
l:trade|8.0 3a+4
w:warehouse|8.6 27+338+7
s:wareh|8.6 27+338+5
b:of time|8.0 26+327+43a-3
g:ultu|7.6 14+6
g:ltur|7.6 14+7
b:the trade|8.6 27-528-33a+13
w:real|8.3 0g+827+92m+53a-4
w:estate|8.3 0g+527+92m+73a-4
s:estat|8.3 0g+527+52m+43a-3
b:real estate|8.3 0g+32m+3
w:gas|8.6 0g+827+43a-3
s:telec|8.0 1c+91f+627+43a+7
s:pharm|8.3 27+929-32m+6
g:arma|8.0 27+543+5
w:banking|8.3 27+641+442+5
s:banki|8.3 27+541+542+3
w:commerce|8.6 27+728-3
g:merc|6.9 0m+53p+3
s:seaso|7.6 0u+1027+839+33a-64t+4
g:seas|7.3 0u+4
b:of business|8.0 1v-536+53a+8
b:in long|8.6 27+339+8
b:long term|8.0 10+6
w:homes|8.6 27+44o+4
s:homes|8.6 4o+3
w:secteur|7.5 27+82w+73s+4
s:secte|7.5 27+72w+7
b:le secteur|7.8 27+10
l:construction|8.0 4n+3
s:hotel|8.3 27+104m+5
b:le domaine|8.6 27+5
w:bancaire|7.8 27+33a-341+342+1046+11
s:banca|7.3 3a-541+2142+646+9
g:banc|7.3 41+11
l:secteur|8.6 27+4
w:industrie|8.6 27+6
w:transport|7.8 27+43a+94o+13
l:transport|8.0 4o+3
w:hospitalier|8.6 27+4
s:gesun|8.3 0g+727+943+8
g:sund|7.2 47+4
g:dhei|8.0 16+343+3
b:el sector|8.6 27+6
b:in de|8.6 27+9
w:nel|8.6 27+13
w:settore|8.6 27+14
s:setto|8.6 27+11
b:nel settore|8.6 27+7
s:alber|8.6 27+5
w:management|8.3 26+928-329-4
b:management experience|8.3 26+6
b:managed people|8.6 26+7
b:a supervisory|8.6 26+5
b:supervisory role|8.6 26+5
b:leading a|8.6 26+6
b:of people|8.6 3a+5
w:direct|7.8 41+10
w:reports|8.6 26+43a+3
b:direct reports|8.6 26+3
w:supervising|8.3 26+7
g:isin|8.0 26+3
w:others|8.3 26+5
b:of others|8.6 0z+426+4
l:others|8.3 26+5
w:director|8.3 0k+626+83r+3
g:geri|7.6 26+342+3
w:responsible|8.0 0g+40z+3
b:responsible for|8.3 0z+3
w:running|8.6 26+736+4
s:runni|8.6 26+736+4
b:a shift|8.3 26+6
l:crew|8.3 26+3
b:a charge|8.0 0z+63a+4
w:tenure|8.6 0u+826+8
s:tenur|8.6 0u+626+6
w:engineers|8.6 26+42n+5
w:encadrement|8.6 26+10
b:poste de|8.6 26+10
w:gestionnaire|8.6 26+53a+5
w:comme|6.8 13+516+618+71a+723+426+43a-3
b:experience d|8.6 26+3
b:sous votre|8.6 3a+4
w:responsabilite|8.6 3a+6
b:votre responsabilite|8.6 3a+6
l:responsabilite|8.6 3a+3
b:dans un|8.3 17+726+74t+3
w:mitarbeiter|8.6 26+74t+15
s:mitar|8.0 26+63a-43p+103r+104t+12
g:tarb|7.8 26+33p+447+34t+3
g:<lei|7.8 26+8
w:personas|8.6 0z+1126+11
s:leidi|8.6 26+19
g:vend|7.8 47+5
w:geef|8.6 0n+726+8
g:ordi|7.8 1i+339+441+3
f:headline|8.3 2d+7
b:in one|8.3 2d+74t+3
b:one line|8.6 2d+12
w:ten|8.3 27-32d+83a+8
b:in ten|8.6 2d+6
w:fewer|8.6 2d+540+4
s:fewer|8.6 2d+840+5
b:or fewer|8.6 2d+640+3
f:one|8.3 2g+5
w:elevator|8.6 2d+92t+4
b:elevator pitch|8.6 2d+62t+3
g:capt|7.5 2d+52f+12
b:du profil|8.6 02+32d+3
w:accroche|8.6 2d+12
f:accroche|8.6 2d+7
w:affiche|8.3 2d+42f+83a+4
s:affic|7.8 2f+63a+63q+4
g:fich|6.7 1e+41i+3
l:affiche|8.6 2f+3
b:en une|8.6 2d+14
w:phrase|8.6 2d+14
s:phras|8.6 2d+16
g:rase|7.1 02+403+52d+842+4
b:qui etes|8.6 2d+84c+8
w:caracteres|7.8 02+41d+72d+72f+10
s:carac|7.6 02+41d+52d+42f+9
g:cara|7.6 2f+3
g:filt|7.8 2d+53a+5
w:kurzprofil|8.6 2d+94c+15
s:kurzp|8.6 2d+84c+8
f:kurzprofil|8.6 4c+6
s:ubers|8.0 2d+739+9
w:profesional|8.6 2d+104c+10
l:profesional|8.6 2d+44c+5
l:linea|8.6 2d+4
w:profilo|7.8 2d+74c+6
g:filo|7.8 4c+3
g:ilo>|7.8 4c+3
f:about|8.6 3a-34c+15
s:biogr|8.6 4c+20
g:iogr|8.0 2r+64c+8
w:sentences|8.3 4c+104i+7
b:few sentences|8.3 4c+94i+6
b:of no|8.6 4c+4
b:no more|8.6 1d+34c+3
w:summarize|8.6 48+44c+8
w:qualifications|8.6 0g+54c+8
f:summarize|8.6 4c+5
b:professional profile|8.6 2d-34c+6
s:propo|8.3 3a-44b+44c+15
f:presentation|8.3 4c+6
w:mich|8.6 0m+94c+11
w:stellen|8.3 0q+113a-34c+14
l:vor|8.6 4c+4
w:profiel|8.3 2n+52o+54c+9
l:profiel|8.3 4c+4
f:profilo|8.0 4c+4
w:presentazione|8.0 1c+31d+62t+64c+13
g:ntaz|8.0 4c+4
l:presentazione|8.0 4c+4
w:competencies|8.6 48+13
b:add skills|8.6 48+9
w:technologies|8.6 48+16
b:special skills|8.6 48+4
b:software you|8.6 48+7
b:can use|7.8 3a-34o+11
b:select all|7.8 24+348+4
w:stack|8.0 2p+848+18
s:stack|8.0 2p+848+6
g:tack|8.0 2p+348+4
w:acquired|8.6 48+6
s:acqui|8.6 48+5
b:employment or|8.6 48+3
b:areas of|8.6 2w+548+9
f:areas|8.6 2w+448+4
l:expertise|8.6 48+6
b:you good|8.6 3a+348+8
b:good at|8.6 48+6
w:many|8.6 2w+348+5
b:as many|8.6 2w+63a-348+8
w:connus|8.6 3a-33q+648+13
s:connu|7.6 3a+448+8
l:connus|8.6 48+3
w:domaines|8.6 48+10
f:domaines|8.6 48+5
l:competence|8.3 0g+4
l:kenntnisse|8.6 48+5
w:bringen|8.6 29+3
b:bringen sie|8.6 48+4
s:stich|8.6 3a+948+14
w:vaardigheden|8.6 48+15
s:vaard|8.6 48+12
g:aard|7.8 0r+316+348+8
l:competenze|8.6 48+6
w:certifications|7.3 0g+13
f:certifications|8.6 0g+4
l:certifications|8.0 0g+6
w:certified|8.3 0g+123a-3
b:handler card|8.6 0g+61e+53a-5
w:ticket|8.3 0g+9
b:forklift ticket|8.3 0g+6
l:ticket|8.3 0g+3
b:in ontario|8.6 0g+3
w:sia|8.3 0g+102m+3
b:a working|8.6 0g+717+53a-5
b:is in|8.0 0g+4
w:credentials|8.6 0g+82o-342+7
w:licensed|7.6 0g+81j+10
b:you licensed|8.3 0g+51j+43a-3
w:registrations|8.6 0g+10
b:please upload|8.0 1c+31i+445+4
b:upload or|8.3 36+345+4
w:passed|8.6 0g+153a-43p+7
w:white|8.3 0g+814+31a+83a-4
s:white|8.3 0g+614+71a+63a-3
w:red|8.3 0g+52m+53a-3
w:seal|8.3 2m+83a-3
b:red seal|8.3 2m+6
w:accreditations|8.6 0g+13
s:accre|8.6 0g+9
b:i hold|8.3 1j+4
w:teacher|8.6 0g+13
b:s licence|6.2 0g+33a+5
b:of certification|8.6 0g+41e+4
f:certificates|8.3 1e+3
b:un certificat|8.3 0g+6
b:certificat de|8.3 0g+9
w:cartes|8.6 0g+81e+8
b:cartes de|8.6 0g+61e+7
w:ordre|8.6 0g+82m+3
s:ordre|8.6 0g+72m+3
b:ordre professionnel|8.6 0g+42m+4
w:asp|8.6 0g+7
b:carte asp|8.6 0g+5
b:asp construction|8.6 0g+4
w:professionnels|8.3 0g+94o+6
l:professionnels|8.3 0g+5
b:a jour|8.6 0g+81f+3
w:oiiq|8.6 0g+102m+63a-3
l:certificat|8.3 2m+4
w:attestations|8.6 1e+11
b:attestations et|8.6 1e+6
f:attestations|8.6 1e+4
b:du certificat|8.6 0g+42m+5
w:zertifikate|8.3 0g+71e+12
s:zerti|8.0 0g+161e+7
g:<zer|7.8 0g+80u+3
g:zert|8.0 0g+8
f:zertifikate|8.6 1e+4
g:chei|7.4 1j+53a+7
g:hein|7.4 1j+33a+7
g:tsze|8.0 1e+63y+6
w:carnet|8.6 0g+93a+7
w:possiedi|8.3 0g+81j+54o+6
f:possiedi|8.3 0g+44o+4
b:license number|8.6 2m+7
b:registration number|8.3 2m+33a+4
b:number if|8.6 3a+5
b:certificate number|8.3 2m+7
b:sia licence|8.6 3a+3
b:teaching certificate|8.6 1e+9
g:lato|7.6 2c+3
f:member|8.6 2m+34n+4
w:lic|8.6 1j+122m+93a-3
f:nursing|8.6 2m+447+6
w:membership|8.3 2m+113a+64n+5
s:guard|7.6 0q+60z+617+81q-42m+7
f:cdl|8.6 1j+52m+3
b:de carte|7.8 44+346+4
w:matricule|8.6 2m+113a+7
w:exercice|8.6 1e+92m+33a-3
g:erci|6.9 0m+5
b:d exercice|8.6 1e+62m+53a-3
w:licencia|8.3 1j+4
s:iscri|8.6 2m+84n+11
f:sex|8.0 11+17
b:gender identity|7.8 3a+4
l:identity|8.0 14+3
b:i identify|7.6 11+714+3
b:which gender|7.8 11+4
b:identify with|7.5 10+415+33a+4
l:identify|7.6 11+4
w:eeo|8.3 11+312+714+6
f:eeo|8.3 14+3
w:voluntary|7.4 0y+410+414+616+518+319+339+73a-5
g:tary|6.5 19+5
w:male|8.6 11+14
g:male|8.0 11+33w-33x+5
w:female|8.6 11+8
s:femal|8.6 11+14
w:monitoring|7.0 0y+130z+416+517+518+103a-5
s:monit|7.0 0y+80z+310+311-316+517+518+93a-3
g:onit|7.0 0y+418+3
g:nito|6.9 4o+6
b:applicants only|8.6 11+3
w:woman|8.6 11+11
s:woman|8.6 11+10
b:a woman|8.6 11+5
l:woman|8.6 11+3
l:f|8.6 11+10
w:equality|7.6 0z+610+8
g:rack|8.0 0y+3
s:balan|8.6 11+64s+6
g:lanc|7.5 0u+53x+3
b:our applicant|8.0 11+4
w:pool|7.5 0q+1311+73a+547+13
g:<poo|7.4 0q+4
g:pool|7.2 0q+647+3
b:employment equity|7.6 11+313+514+53a-3
b:you self|8.0 11+4
w:survey|8.0 0z+711+418+63a+43q-7
s:surve|8.0 0z+711+518+33a+33q-5
g:rvey|8.0 3q-3
g:vey>|8.0 3q-3
f:diversity|8.6 11+316+4
b:to which|8.0 14+315+5
b:identite de|7.8 11+5
b:de genre|7.8 18+4
b:votre genre|8.3 11+918+53a-3
w:identifiez|7.2 11+714+316+5
b:vous identifiez|7.2 11+316+3
b:identifiez vous|7.2 11+416+3
b:vous comme|7.2 16+41a+4
b:comme femme|8.6 11+5
b:ou une|8.6 11+4
w:equite|8.6 10+1011+93a-4
b:equite en|8.6 10+411+3
f:equite|8.6 10+411+4
w:egalite|8.0 11+513+5
s:egali|8.0 11+313+31a+4
g:<ega|8.0 13+3
b:l egalite|8.0 13+41a+3
b:egalite en|8.3 1a+5
f:acces|8.6 13+5
b:auto identification|8.3 10+5
b:votre identite|8.3 18+33a+3
w:definissez|8.6 02+611+7
w:geschlecht|8.6 11+14
g:lech|7.8 11+71f+3
g:tsid|7.1 11+3
l:zu|8.3 11+3
w:w|8.3 11+152e+93a-547+5
w:genero|8.6 11+10
w:identificas|8.0 11+716+518+51a+8
b:te identificas|8.0 11+316+418+41a+3
w:identificeer|8.6 11+718+4
b:identificeer je|8.6 11+518+6
w:genere|8.6 11+14
g:<ses|7.8 01+411+6
w:identifichi|8.6 11+518+4
b:ti identifichi|8.6 11+3
f:transgender|8.6 18+4
w:trans|6.9 18+22
l:trans|7.3 18+11
b:sex you|8.6 18+3
w:assigned|8.3 11-32w+12
s:assig|7.6 11-318+52w+93a+34m+5
g:ssig|7.5 11-318+42w+3
b:a trans|8.6 18+6
b:person of|7.4 12+518+31a+163a-4
w:diverse|8.6 18+4
b:any part|8.3 18+43a+4
w:recorded|8.3 18+83a+6
b:sex recorded|8.6 18+4
b:recorded at|8.6 18+6
b:prefer not|8.3 18+339-33a+7
b:not to|7.6 18+336+839-3
b:yourself as|8.0 1a+3
b:or non|7.6 18+31a+43a-3
w:cisgender|8.6 18+53a+5
s:cisge|8.3 18+43a+12
g:<cis|8.0 3a+4
b:your sex|8.6 11-318+5
l:monitoring|7.6 18+3
s:lgbtq|7.8 16+1718+3
g:<lgb|7.6 16+10
g:lgbt|7.4 16+9
g:gbtq|7.4 16+10
w:assigne|8.6 18+3
b:sexe assigne|8.6 3a+4
b:assigne a|8.6 3a+3
w:considerez|8.3 18+31a+7
b:vous considerez|8.3 1a+3
b:als trans|8.6 18+7
b:identificas como|8.3 16+318+61a+3
f:te|8.0 16+318+31a+33s+4
f:eres|7.6 0z+517+32i+33a+4
b:same as|8.3 3a+8
b:with at|8.6 3a+6
b:the gender|8.6 3a+7
b:gender you|8.6 3a+6
w:lgbtq+|8.3 16+13
l:lgbtq+|8.3 16+6
g:btqi|8.0 16+6
l:community|7.3 16+4
b:identify my|8.6 14+4
w:lesbian|8.6 16+8
s:lesbi|8.3 16+16
w:gay|8.3 16+18
w:bisexual|8.6 16+13
s:bisex|8.3 16+15
b:diversity monitoring|8.6 16+5
w:fits|8.6 16+123a-33w+5
g:fits|8.0 16+3
w:belonging|8.6 15+416+5
b:as belonging|8.6 16+3
b:belonging to|8.6 16+3
w:2slgbtqi+|8.6 16+9
s:2slgb|8.6 16+6
b:the 2slgbtqi+|8.6 16+6
w:communities|8.6 16+54m+4
s:strai|8.0 13+616+3
b:votre orientation|8.3 16+3
w:communaute|7.8 0q+1016+819+8
g:naut|7.8 16+3
b:la communaute|8.3 16+619+3
w:decririez|8.6 14+416+3
b:comment decririez|8.6 14+5
b:decririez vous|8.6 14+4
w:orientierung|8.6 16+6
b:sexuelle orientierung|8.6 16+3
s:parte|8.3 0k+40m+316+7
w:seksuele|8.6 16+19
s:seksu|8.6 16+13
f:seksuele|8.6 16+10
w:ethnicity|7.5 12+814+7
f:ethnicity|8.6 14+4
b:race ethnicity|8.6 14+3
b:ethnic origin|8.3 14+5
w:racial|8.0 14+111a+5
f:racial|8.6 14+6
w:cultural|8.6 14+12
s:cultu|8.3 12+614+6
w:population|8.3 14+15
s:popul|8.3 14+12
g:<pop|8.0 14+4
b:racialized group|8.0 14+4
w:origins|8.6 14+133a-3
w:categories|8.3 14+61j+9
w:black|8.3 14+61a+10
s:black|8.3 14+51a+8
w:asian|8.6 14+81a+3
s:asian|8.6 14+61a+3
g:asia|8.0 14+3
b:black asian|8.6 14+41a+3
w:groupe|6.9 0m+30y+81a+42i+123a-43r+543+124t+3
g:oupe|6.9 0y+32i+3
b:groupe ethnique|8.6 14+6
f:groupe|8.3 43+8
b:quel groupe|8.6 0y+3
w:appartenance|8.3 14+615+64n+5
w:ethnoculturelle|8.6 14+14
s:ethno|8.6 14+8
f:appartenance|8.3 14+4
l:ethnoculturelle|8.6 14+4
w:ethnie|8.6 14+9
l:ethnie|8.6 14+4
w:ethnische|8.6 14+14
f:ethnische|8.6 14+5
w:herkunft|8.6 12+1114+7
s:herku|8.6 12+6
l:herkunft|8.6 12+4
w:origen|8.3 12+414+1217+93a-3
s:orige|8.3 14+517+7
s:etnic|8.3 14+19
g:<etn|7.8 14+16
g:etni|7.8 14+16
f:origen|8.6 14+417+3
w:achtergrond|8.6 14+1417+10
l:achtergrond|8.6 14+517+3
w:latinx|8.0 12+103a+3
g:tinx|8.0 12+4
g:inx>|8.0 12+4
l:latinx|8.0 12+6
b:as hispanic|8.6 3a+3
b:ethnicity hispanic|8.6 12+6
b:not hispanic|8.6 12-53a+6
w:regardless|8.6 12+615+7
b:regardless of|8.6 12+515+4
b:this apply|8.6 12+5
l:hispanic|8.6 12+3
w:decline|8.0 3a+33x+9
s:decli|7.8 3a+103x+6
g:ecli|7.8 3a+3
b:decline to|8.3 3a+4
b:of 2|8.6 2h+7
b:go on|7.8 0r+44m+5
b:on to|8.3 0o+10
w:indicator|8.6 12+54t+7
w:hispanique|7.6 12+15
g:aniq|7.6 12+4
b:hispanique ou|8.0 12+4
b:ou latino|8.3 12+3
b:origine hispanique|8.6 12+6
w:oder|7.5 0u+1710+712+73a-63y+1140+843+8
w:hispano|8.3 12+9
b:hispano o|8.6 12+4
b:a veteran|8.3 19+3
l:veteran|7.0 3a+5
w:military|7.2 19+91f+72c+53a+7
s:milit|6.9 19+131f+62c+6
b:the military|8.3 2c+4
b:of protected|8.6 19+4
b:military service|8.0 19+31f+5
f:military|8.6 19+3
b:active duty|8.6 19+6
f:disabled|8.6 10+5
b:canadian armed|8.6 19+3
w:veterans|7.8 19+61e+12
b:veterans preference|8.6 3a+3
w:claim|8.6 19+43a-343+7
s:claim|8.0 19+33a+743+54m-4
b:or your|8.6 0k+3
w:spouse|7.8 0k+83a+63r+7
s:spous|7.8 0k+53a+33r+4
b:your spouse|8.3 0k+4
w:guaranteed|8.6 10+319+3
s:guara|8.6 10+3
b:guaranteed interview|8.6 10+3
b:interview scheme|8.6 10+3
s:thank|8.3 19+93a-43p+847+4
b:branch of|8.6 3a+5
w:regular|7.8 0u+519+83a-34m+44o+3
b:regular or|8.6 0u+419+3
b:des forces|8.6 19+4
w:armees|8.3 19+11
s:armee|8.3 19+7
b:forces armees|8.3 19+5
b:dans les|8.6 2c+5
l:armees|8.6 19+3
b:partie des|8.3 19+4
w:militaire|8.3 19+112c+4
l:militaire|8.6 19+5
w:veterano|8.3 19+13
g:rano|8.0 3r+3
b:with no|8.3 38+33a+7
b:je ne|6.9 2f+63a+14
b:ne suis|7.5 2f+53a+9
b:suis pas|8.0 2f+7
b:pas un|8.3 2f+62h+33a-3
b:of disability|8.6 10+4
b:disability or|8.0 0z+410+4
b:had one|8.6 10+3
b:one in|8.6 10+3
b:equality act|8.3 10+4
w:2010|8.6 10+4
b:act 2010|8.6 10+3
w:daily|7.5 10+438+113y+64m-3
s:daily|7.5 38+123y+54m-3
g:<dai|7.5 38+3
g:aily|7.5 38+4
b:yourself disabled|8.6 10+3
b:the equality|8.6 10+4
w:ind|8.6 10+61a+3
w:regard|8.6 10+415+4
b:as having|8.6 10+4
w:either|7.5 10+42i+4
s:eithe|7.5 10+42i+3
f:person|8.6 1a+5
b:de handicap|8.0 10+6
w:handicapee|7.6 10+9
g:cape|7.2 10+6
b:personne handicapee|7.6 10+9
f:rqth|8.6 10+41e+8
w:beneficiez|8.3 10+9
b:beneficiez vous|8.3 10+5
w:reconnaissance|8.6 10+5
w:handicape|8.0 10+10
g:ape>|7.6 10+32t+5
b:travailleur handicape|8.0 10+4
f:beneficiez|8.3 10+3
l:handicape|8.3 10+3
s:volon|8.6 10+53a+6
b:une rqth|8.6 10+7
f:titulaire|8.0 10+441+5
w:schwerbehinderung|8.6 10+10
w:liegt|8.6 10+9
s:liegt|8.6 10+7
b:liegt eine|8.6 10+6
f:liegt|8.6 10+5
w:discapacidad|8.3 10+16
s:disca|8.3 10+17
g:isca|7.8 10+644+4
l:discapacidad|8.3 10+6
b:de discapacidad|8.6 10+6
f:certificado|8.6 10+31h+6
b:no disability|8.6 10-103a+10
b:and have|8.6 2c-33a+3
b:ai pas|8.0 3a+8
b:pas de|8.0 3a+10
w:aboriginal|7.5 13+141a+3
s:abori|7.5 13+131a+4
g:<abo|7.0 0m+413+42b+4
g:bori|7.5 13+4
b:aboriginal person|8.3 13+7
w:torres|8.3 13+53a+3
s:torre|8.3 13+53a+3
b:or torres|8.6 13+6
w:strait|8.3 13+73a+4
b:torres strait|8.3 13+4
w:islander|8.3 13+53a+3
b:strait islander|8.3 13+4
b:nations metis|8.3 13+4
b:or inuit|8.3 13+4
l:inuit|8.0 13+4
f:indigenous|8.0 13+6
w:peoples|8.3 13+51a+5
b:indigenous peoples|8.6 13+3
b:an aboriginal|8.6 13+4
b:am an|8.6 13+7
g:<tri|6.7 13+53a+44m+4
w:tribal|8.6 13+13
s:triba|8.6 13+15
w:affiliation|8.0 0k+413+1215+84n+5
s:affil|7.3 13+815+32c+73a-44n+11
w:considered|8.0 0e+60q+413+43a-33w+54t-4
b:be considered|8.3 13+33w+4
b:premiere nation|8.6 13+3
b:personne autochtone|8.0 13+5
w:premieres|8.6 13+5
b:premieres nations|8.6 13+4
w:issue|8.3 13+93a-345+10
s:issue|7.5 13+71j+53a-344+545+6
g:ssue|7.5 13+345+3
w:premiers|8.6 13+12
s:perte|8.6 0z+613+11
g:ena>|7.3 02+503+413+342+34j+3
b:not an|8.6 13-42i+5
w:neither|8.6 15+83a+3
s:neith|8.6 15+53a+4
w:minority|7.0 14-31a+123a+3
b:visible minority|7.2 1a+6
b:of colour|8.6 1a+4
f:minorite|8.6 1a+5
w:racisee|8.6 1a+6
s:racis|8.3 1a+16
b:personne racisee|8.6 1a+4
l:racisee|8.6 1a+3
w:visibles|8.6 1a+73a+6
b:minorite ethnique|8.6 14-31a+7
s:reken|8.6 1a+941+13
b:pas partie|8.6 3a+5
w:range|7.1 0y+163a+53w+83x+7
s:range|7.1 0y+113a+93w+83x+3
b:age range|8.0 0y+8
l:range|7.8 3a+33x+3
w:bracket|8.6 0y+11
s:brack|8.6 0y+10
b:age bracket|8.6 0y+4
w:24|7.4 0o+70q+60y+92c+53a-4
b:24 25|8.6 0y+8
w:34|8.6 0c-30d-30y+13
b:25 34|8.6 0y+12
l:34|8.6 0y+5
b:age band|8.6 0y+6
w:generation|8.6 0y+517+73a-5
w:statistics|8.6 0y+63q+3
s:stati|7.5 0y+14
g:tist|7.8 0y+6
g:fall|7.8 0y+43a+5
l:into|8.3 0y+4
b:groupe d|8.3 0y+7
w:statistiques|8.6 0y+10
s:facul|8.3 0y+52t+3
w:fourchette|8.0 0y+73w+33x+10
s:fourc|8.0 3x+5
b:selectionnez votre|8.6 0y+31f+3
w:altersgruppe|8.6 0y+17
s:leeft|8.6 0y+25
l:religion|7.4 15+7
w:religious|8.0 15+11
g:giou|8.0 15+3
f:religious|8.6 15+4
b:which religion|8.6 15+5
b:religion do|8.6 15+5
w:faith|7.6 15+203a+6
s:faith|7.6 15+19
g:aith|7.6 15+6
g:ith>|7.5 15+6
f:faith|8.6 15+5
l:faith|8.6 15+5
b:your faith|8.6 3a+4
b:to any|7.3 36+7
b:the box|8.3 15+31d+32f+7
b:you follow|8.6 15+7
w:practise|8.6 15+8
b:you practise|8.6 15+4
b:the community|8.6 15+53s+3
s:perce|7.8 15+54m+5
w:religieuse|8.6 15+11
g:igie|8.0 15+6
l:religieuse|8.6 15+4
w:confession|8.6 15+14
g:nfes|8.0 15+8
w:konfession|8.6 15+13
s:konfe|8.6 15+18
l:an|8.0 15+33y+4
s:socio|7.6 17+21
g:ocio|7.5 17+8
b:between the|8.6 17+638+63a-3
w:ages|8.3 17+73a+8
b:ages of|8.6 17+43a+3
w:parental|8.0 0z+717+6
f:social|7.6 17+5
w:lower|8.6 17+73a-33x+6
s:lower|8.6 17+73a-43x+7
w:income|8.0 17+93v+83w+7
s:incom|8.0 17+63v+63w+3
b:your social|8.3 17+444+4
b:did your|8.3 17+5
w:while|8.3 0k+120n+817+43a-5
s:while|8.3 0k+70n+53a-3
b:to go|8.3 0r+317+64m+3
w:coming|8.3 17+43q+8
s:comin|8.3 17+33q+7
g:comi|7.6 0q+4
b:coming from|8.6 17+53q+4
w:socio|8.3 17+13
s:econo|8.0 17+103w+14
w:fee|7.5 17+131r-346+23
s:recip|8.6 0m+317+8
w:carer|8.0 0z+1117+6
s:carer|7.8 0z+1617+83a-3
g:arer|7.3 0z+6
b:primary carer|8.6 17+6
b:vos parents|8.0 17+101q-33r+4
b:la premiere|8.6 17+3
b:votre famille|7.5 17+53a-33r+11
w:etiez|8.6 17+133a+5
s:etiez|8.6 17+143a+4
g:ndi>|7.8 17+347+6
b:de tu|8.3 17+41i+642+5
l:carer|8.6 0z+5
w:caregiver|8.3 0z+14
s:careg|8.0 0z+203a-3
g:areg|8.0 0z+7
g:egiv|8.0 0z+5
w:parent|7.3 0z+143a+73r+10
b:parent or|8.3 0z+53a+3
w:guardian|8.3 0z+33a+6
b:or guardian|8.3 0z+33a+4
b:guardian of|8.6 0z+93a-6
w:child|8.3 0z+103a-73r+7
b:a child|8.6 0z+63a-3
b:look after|8.3 0z+73a+4
b:after a|8.3 0z+53a-54s+5
b:a family|8.6 0z+52c+4
b:member who|8.6 0z+53p+4
b:child or|8.6 3r+4
w:dependants|8.0 0z+153a+6
l:dependants|8.0 0z+6
w:unpaid|8.6 0z+113a+5
s:unpai|8.6 0z+8
g:rers|7.5 1j+63a+3
b:to anyone|7.6 0z+33r+3
f:parent|8.6 0z+3
b:or for|8.6 20+3
b:you spend|8.6 0z+3
b:a relative|8.3 0z+43r+5
l:relative|8.6 0z+3
w:outside|7.2 0k+60z+839+33a+33s+3
s:outsi|7.2 0k+50n+40z+73s+10
g:utsi|7.2 3s+3
b:work we|8.6 0z+53a+8
b:un proche|7.5 0z+72c+53a+33r+8
b:vous parent|8.6 0z+63a-43r+5
w:enfant|8.6 0z+6
s:enfan|8.3 0z+73a+6
g:<enf|8.0 43+3
b:un enfant|8.6 0z+3
b:des personnes|8.6 0z+53r+4
s:assum|8.6 0z+543+12
s:betre|8.6 0z+133a+8
b:a tu|8.0 0z+42o+32q+32t+4
w:user|7.5 01+170r+103a-3
b:user name|8.6 01+11
f:user|8.3 01+70r+4
w:login|8.0 01+1542+6
s:login|8.0 01+1142+10
g:ogin|8.0 01+442+3
f:login|8.6 01+7
f:account|8.0 01+302+541+342-3
b:choose a|7.6 01+602+50o+332-43a+8
b:email to|8.3 01+53a+5
b:your candidate|8.0 01+802+30q+6
b:sign in|8.6 01+702+3
f:new|8.6 01+502+5
w:returning|8.6 01+83a-34t+9
w:utilisateur|8.0 01+132n+52s+1030-3
g:sate|8.0 01+5
b:d utilisateur|8.0 01+82s+7
l:utilisateur|8.6 01+8
w:identifiant|7.6 01+132n+62r+92s+3
g:ifia|7.5 01+5
f:identifiant|8.0 01+62r+4
l:identifiant|8.6 01+7
w:connexion|8.6 01+13
s:conne|8.3 01+141t-3
b:de connexion|8.6 01+12
l:connexion|8.6 01+6
w:creer|8.3 01+502+73a+5
s:creer|8.3 01+902+31t-3
b:creer un|8.6 01+502+3
b:du compte|8.6 01+41t-441+3
l:compte|8.0 01+341+4
b:compte candidat|8.6 01+402+742-4
w:konto|8.6 01+101t-32o+4
s:konto|7.8 01+51t-32o+53a-441+2242+7
w:usuario|8.6 01+142n+33a-3
s:usuar|8.6 01+92n+43a-3
g:kers|7.8 01+6
f:password|7.3 02+6
b:password for|8.3 02+53a-3
b:account password|8.3 02+341-342+6
b:your password|8.6 02+403-33a+642-4
w:passcode|8.6 02+82g+13
s:passc|8.6 02+102g+11
b:password so|8.6 02+442+6
w:return|8.6 02+62q-63a+7
b:application later|8.6 02+41f-33a+7
f:mot|7.1 02+642+6
l:minimum|7.8 3x+3
b:passe de|7.8 3a-342+12
b:votre mot|8.3 03+4
w:passwort|7.5 02+1203+92o-83a+742+8
f:passwort|7.6 02+603+5
w:kennwort|8.6 02+1303+6
s:kennw|8.6 02+1103+8
f:kennwort|8.6 02+903+3
w:contrasena|7.5 02+1603+130u-42o-33a+642+11
g:asen|7.5 02+603+642+3
g:sena|7.5 02+603+542+4
f:contrasena|8.3 02+742+8
l:contrasena|7.8 02+503+5
w:crea|8.6 02+10
f:crea|8.6 02+6
w:wachtwoord|7.8 02+1503+142o-342+9
s:wacht|7.8 02+1303+1142+7
g:<wac|7.8 02+6
g:chtw|7.8 02+403+4
g:htwo|7.8 02+5
g:twoo|7.8 02+603+3
f:wachtwoord|8.6 02+642+5
l:wachtwoord|8.0 02+603+4
b:password again|8.6 03+7
b:type the|7.8 03+52f+122g+42h+3
b:the password|8.6 03+32n-342+6
b:confirmation du|8.6 03+4
b:du mot|8.6 03+6
w:eingeben|8.6 03+101d+9
s:einge|8.6 03+81d+5
g:ngeb|8.0 1d+33a+3
l:eingeben|8.6 03+31d+3
w:ssn|8.3 44+21
l:ssn|8.3 44+9
l:sin|8.6 44+7
w:four|7.8 37+538+33a-347+8
w:tax|8.6 3a-33w+544+10
b:id number|8.6 44+6
w:issued|8.0 1j+744+9
f:government|8.3 44+3
b:identification number|8.6 44+7
b:card number|7.4 3a+644+6
l:social|8.3 44+5
b:health insurance|8.6 44+5
f:health|8.3 44+4
w:nas|8.3 44+17
l:nas|8.3 44+9
w:fiscale|8.6 44+13
s:fisca|8.6 44+10
l:fiscale|8.6 44+4
w:derniers|8.6 0e+6
w:chiffres|8.3 2g+63w+444+8
s:chiff|8.0 2g+444+5
f:les|8.6 44+3
w:immatriculation|8.6 3a+744+4
s:immat|8.6 3a+744+4
b:d immatriculation|8.6 3a+4
s:steue|8.6 3a+844+15
g:<rij|8.0 1j+444+5
w:carta|7.5 1c+101d+123a-344+546+5
s:carta|7.5 1c+121d+103a-344+746+3
b:bank account|8.6 41+8
b:account number|8.0 41+11
f:bank|8.3 41+5
w:iban|8.6 41+18
f:iban|8.6 41+10
b:and account|8.6 41+9
f:sort|8.6 3a+4
w:deposit|8.3 41+946+7
s:depos|7.5 0e+51c+41d-31f+31i+63a-341+746+6
g:epos|7.3 41+3
g:sit>|7.0 41+7
b:direct deposit|8.6 41+8
f:direct|8.6 41+6
b:number for|8.3 3a+641+3
w:transit|7.8 3a-341+184o+4
l:bank|8.0 41+5
w:bic|8.6 41+15
l:bic|8.6 41+5
b:account for|8.6 41+346+7
w:wages|8.6 3w+741+4
s:wages|8.6 3w+541+4
w:cheque|8.0 3a+741+17
s:chequ|8.0 3a+641+14
g:cheq|8.0 41+4
g:hequ|7.8 41+5
l:cheque|8.3 41+5
b:we pay|8.6 3w+541+5
b:compte bancaire|8.6 42+6
w:depot|8.6 2w+941+5
b:de transit|8.6 41+5
w:banque|7.8 0q+1241+10
s:banqu|7.8 0q+1041+10
g:banq|7.8 0q+341+4
g:anqu|7.8 0q+341+4
b:la banque|8.3 41+9
l:banque|8.6 41+6
l:transit|8.6 41+3
b:sur quel|8.6 3q+341+7
s:verse|8.6 0q+341+7
b:votre salaire|8.3 3v+841+7
w:cuenta|8.6 2s+53a-341+8
g:nta>|8.0 1i+341+3
g:ingn|8.0 41+12
b:passport number|8.0 45+11
b:passport no|8.3 3a-445+11
b:document number|8.6 45+84m-4
f:travel|7.8 45+3
b:de passeport|8.6 45+5
f:passeport|8.6 45+5
b:numero du|8.3 1j-83a+845+5
s:voyag|7.6 45+64m+9
g:voya|7.6 4m+3
g:oyag|7.6 4m+3
g:yage|7.8 4m+3
w:pasaporte|8.6 45+13
s:pasap|8.6 45+10
b:de pasaporte|8.6 45+8
l:pasaporte|8.6 45+5
b:credit card|8.6 46+6
f:card|8.6 3a-344-446+13
w:payment|8.3 0f-43a-346+19
s:payme|8.3 0f-346+15
b:card details|8.6 46+8
l:payment|8.6 46+4
l:fee|8.6 46+9
b:security code|8.3 2f+73a-346+5
w:gift|8.6 3a+646+4
b:gift card|8.6 3a+546+3
f:gift|8.6 3a+5
w:billing|8.6 3a+546+9
s:billi|8.6 46+5
f:billing|8.6 46+4
b:by e|8.3 0m+346+5
f:send|7.2 0m+91f+33a-446+3
l:carte|8.3 46+5
w:frais|8.3 46+18
s:frais|8.3 46+12
b:frais de|8.6 46+11
w:paiement|8.6 46+12
s:paiem|8.6 46+9
b:titulaire de|8.6 2c+446+5
b:code de|7.8 2g+113a-446+7
w:tarjeta|8.6 46+13
s:tarje|8.6 46+11
w:credito|8.6 46+14
l:credito|8.6 46+4
w:gmail|8.6 42+9
s:gmail|8.6 02-342+10
w:facebook|8.0 2p+1242+11
s:faceb|8.0 2p+1142+10
g:aceb|8.0 2p+3
g:cebo|8.0 2p+4
f:facebook|8.6 2p+342+3
b:your personal|8.0 3a+842+5
w:indeed|8.0 3a-33q+542+9
s:indee|8.0 3a-43q+942+11
g:ndee|7.6 3q+342+3
b:social media|8.3 2p+53q+442+4
w:instagram|8.3 2p+1442+7
b:and password|8.6 2q+3
f:instagram|8.3 2p+10
w:import|8.6 1f+442+10
s:impor|8.0 1f+82c+442+6
g:impo|7.6 3a+4
b:your github|7.6 2n+442+7
w:apple|8.6 02-32h+1042+7
s:apple|8.6 2h+542+7
l:facebook|8.6 2p+3
b:en ligne|7.5 2p+42q+102r+642+6
l:ligne|7.5 2q+62r+442+3
b:contrasena de|8.6 2o-442+14
b:de linkedin|8.6 42+6
b:je linkedin|8.6 42+4
b:any medical|8.6 43+3
f:medical|8.6 3a+4
w:illness|8.6 3a+343+5
s:illne|8.0 43+13
g:illn|8.0 43+4
g:llne|8.0 43+3
w:illnesses|8.6 43+10
w:operations|8.6 43+9
w:sick|8.6 3a-343+9
g:sick|7.8 43+7
b:take last|8.6 43+6
w:filed|8.6 0e+543+5
s:filed|8.6 0e+543+7
w:workers|8.3 3a-443+64o+104t+3
w:suffer|8.3 3a+643+5
s:suffe|8.0 3a+343+7
g:uffe|8.0 43+5
b:you suffer|8.6 43+5
b:suffer from|8.3 3a+5
s:epile|8.6 3a-343+13
s:diabe|8.6 3a-343+12
w:questionnaire|8.6 43+8
w:positive|8.6 43+15
g:cina|8.0 38+343+8
w:covid|8.6 3a-343+11
s:covid|8.6 43+7
b:covid 19|8.6 43+5
l:19|8.3 43+4
b:ever had|8.6 43+3
w:sickness|8.6 3a-443+14
s:sickn|8.6 3a-343+13
g:senc|7.0 38+643+3
b:past two|8.6 43+4
w:planning|8.0 24+628-438+63a-543+7
b:planning to|8.6 38+43a-443+8
w:gp|8.6 2z-33a+343+13
l:gp|8.6 43+4
b:drug or|8.6 43+5
b:or alcohol|8.6 43+4
w:weight|8.6 3a+543+10
f:weight|8.6 43+4
w:immunization|8.6 1e+43a-343+6
s:immun|8.6 1e+113a-343+3
b:immunization record|8.6 1e+103a-343+3
f:immunization|8.6 1e+6
b:you last|8.0 3a+743+7
w:sante|8.3 43+11
s:sante|8.3 43+11
b:de sante|8.6 43+8
l:sante|8.6 43+6
g:icam|8.0 2c+3
b:jours d|8.6 43+3
w:absence|8.6 43+5
b:d absence|8.6 43+4
b:an dernier|8.6 3a+343+4
b:deja recu|8.6 1b-33a+443+5
s:prolo|8.6 0o+543+5
w:poids|8.3 1j+93a+643+9
s:poids|8.3 1j+73a+443+8
s:embar|8.6 0k+33a-443+14
b:in good|7.8 1j+44t+5
b:paste the|8.3 2o+5
b:the link|8.0 2q+4
b:public linkedin|8.6 2o+3
b:a linkedin|8.3 2o+8
b:linkedin account|8.6 2o+4
b:url of|8.3 2u+33a+3
w:www|8.6 2u+17
b:profile linkedin|8.3 2o+3
b:the address|8.6 2u+5
w:network|8.0 0q+42p+73a+6
s:netwo|8.0 0q+32p+73a+3
b:network profile|8.6 2p+4
b:with https|8.6 2u+7
b:profile link|8.6 2o+3
w:profiles|8.6 2p+7
b:s yours|8.6 2o+32q+4
l:preferred|8.3 40+4
b:linkedin url|7.8 2o+6
b:lien linkedin|8.6 2o+3
b:url de|8.3 2o+3
b:compte linkedin|8.6 2o+5
b:le lien|8.3 2q+6
b:sur linkedin|8.6 2b+10
w:collez|7.6 1d+41g+112o+42t+53a-4
b:en l|8.6 2u+4
w:reseau|8.3 2o+42p+9
b:reseau professionnel|8.6 2o+32p+4
s:freiw|8.6 10+42o+7
b:perfil de|8.0 2n+42o+32r+4
f:perfil|8.0 2o+32r+3
w:enlace|8.0 2o+62q+72r+92t+4
s:enlac|7.8 2p+92q+62r+7
g:<enl|7.8 2p+3
g:enla|7.8 2p+4
g:nlac|7.8 2p+3
b:enlace a|8.3 2q+42t+4
f:enlace|8.3 2q+3
w:pagina|8.6 2o+32u+10
s:pagin|8.6 2o+32u+9
b:look at|8.3 2n+32q+4
g:mits|8.0 3a+3
s:repos|8.6 2n+8
g:sito|8.0 2u+5
b:on github|8.6 2n+5
f:open|7.6 47+4
l:source|7.4 3q+7
b:got a|8.0 3a-34o+6
b:d love|8.6 0m+83a-3
f:got|8.3 4o+3
w:montrez|8.6 2n+42q+5
s:montr|8.6 2n+52q+3
b:montrez nous|8.6 2n+3
b:de github|8.6 2n+8
f:portfolio|6.8 1i+42q+10
b:portfolio url|8.3 2q+7
b:online portfolio|8.6 2q+3
w:behance|8.3 2q+13
s:behan|8.3 2q+19
b:portfolio behance|8.6 2q+3
w:dribbble|8.3 2q+15
s:dribb|8.3 2q+14
b:a link|8.3 2q+5
w:design|8.6 1i+6
b:your book|8.6 2q+7
b:have made|8.6 2q+4
b:web address|8.6 2r+8
f:web|8.3 2u+4
b:portfolio link|8.3 2q+4
g:tors|7.8 0k+5
w:gallery|8.6 2q+15
s:galle|8.6 2q+15
b:gallery of|8.6 2q+11
b:of completed|8.6 2q+3
s:kitch|8.0 2q+338+34s+8
w:showreel|8.6 2q+92t+8
s:showr|8.3 2q+52t+1038+53a-3
g:reel|7.5 0u+42q+32t+4
w:folio|8.6 2q+11
s:folio|8.6 2q+7
f:showreel|8.6 2t+3
w:collection|8.0 0n+62q+6
b:collection of|8.6 2q+3
w:sure|8.6 2q+83w+8
w:seen|8.0 0k+52q+83a-73q+14
g:seen|8.0 2q+33q+4
f:teaching|8.6 1e+4
f:book|8.6 1i+42q+5
b:portfolio en|8.3 2q+3
b:ou peut|7.4 2q+62r+33b+3
b:vos realisations|8.0 1i+72q+7
b:vers vos|8.6 2q+42r+3
w:merci|8.6 1f+62q+6
s:merci|8.6 1f+52q+8
g:<mer|8.0 47+3
f:merci|8.6 2q+4
l:lien|7.5 2p+32t+6
b:adresse web|8.6 2q+32r+5
b:web de|8.6 2q+32u-43a+9
w:obligatoire|8.3 1f+82q+438+5
w:arbeitsproben|8.6 1i+122q+3
w:portafolio|8.6 2q+13
l:portafolio|8.6 2q+7
w:homepage|8.6 2u+18
s:homep|8.6 2u+14
f:homepage|8.6 2u+7
l:homepage|8.6 2u+6
b:web site|8.6 2u+7
b:put the|8.6 1g+52u+63a-3
b:web page|8.6 2u+7
f:blog|8.6 2u+13
b:the internet|8.6 2u+83a-5
w:visit|7.8 2u+83a+54m+5
l:web|7.3 2p+42r+32u+133a-4
b:site internet|8.6 2u+6
b:votre site|8.3 2u+9
b:site personnel|8.6 2u+5
f:page|8.3 2p+52r+72u+53a-3
b:un site|8.6 2u+33q+4
s:eigen|8.0 2u+54o+18
g:eige|7.6 4o+6
w:sitio|8.3 2p+92u+113a+3
s:sitio|8.3 2p+62u+63a+5
b:sitio web|8.6 2p+42u+7
w:sito|8.6 2u+15
f:sito|8.6 2u+8
l:twitter|7.0 2s+9
b:your twitter|8.6 2s+5
b:on x|8.6 2s+12
b:twitter account|8.6 2s+741-3
b:your handle|8.6 2s+133a-4
b:other website|8.6 2p+122u-6
b:other url|8.6 2p+9
l:links|8.0 2p+5
w:medium|8.6 2p+13
s:mediu|8.6 2p+9
w:overflow|8.3 2p+9
s:overf|8.3 2p+12
b:stack overflow|8.3 2p+7
l:instagram|8.6 2p+9
b:the web|8.6 2p+32r+6
w:presence|7.5 2p+938+163a-3
l:presence|8.6 38+3
w:miscellaneous|8.6 1e+72p+14
s:misce|8.6 1e+42p+11
f:miscellaneous|8.6 2p+7
w:xing|8.3 2p+14
b:xing profile|8.6 2p+6
f:xing|8.6 2p+7
g:plit|8.0 2p+4
w:pages|8.3 1i+32p+83a+6
s:pages|8.3 1i+32p+83a+4
b:want us|8.6 2p+4
w:click|8.6 2p+122w-33a+6
s:click|8.6 2p+83a+3
b:autre lien|8.6 2p+6
f:liens|8.3 2p+33r+5
b:autre reseau|8.6 2p+7
b:vous aimeriez|8.6 2w+5
s:indiq|8.6 2p+53y+9
b:ajouter un|8.3 1e+51f+42p+3
f:ajouter|7.8 2b+4
s:sonst|8.6 1e+152p+10
w:altri|8.6 1e+82p+8
s:altri|8.6 1e+52p+10
f:altri|8.6 1e+42p+5
l:scholar|8.6 2r+3
w:orcid|8.0 2r+16
s:orcid|8.0 2r+17
g:<orc|8.0 2r+7
g:orci|8.0 2r+7
g:rcid|8.0 2r+7
g:cid>|8.0 2r+7
f:orcid|8.3 2r+7
f:publications|8.3 2r+3
w:researchgate|8.6 2r+13
f:researchgate|8.6 2r+10
l:researchgate|8.6 2r+6
l:orcid|8.3 2r+4
w:scopus|8.6 2r+11
s:scopu|8.6 2r+4
w:author|8.3 2r+213a-3
b:scopus author|8.6 2r+7
w:published|8.3 1i+122r+10
w:articles|8.3 1i+82r+143a-3
s:bibli|8.6 2r+14
f:published|8.6 1i+42r+3
s:paten|8.3 1j+12
b:vos publications|8.6 2r+4
w:travaux|8.3 1i+132r+3
b:de travaux|8.6 1i+42r+4
f:video|7.3 2t+8
w:60|7.8 38+93a-43s+6
b:video about|8.6 3a+4
w:loom|8.6 2t+15
b:send us|8.6 1f+42t+5
w:youtube|8.3 2t+10
s:youtu|8.3 2t+10
w:vimeo|8.3 2t+16
s:vimeo|8.3 2t+12
b:your video|8.6 2t+4
f:record|8.6 1h+4
w:demo|8.6 2t+17
w:reel|8.6 0k+3
b:video link|8.6 2t+5
w:recording|8.6 1i+102t+83a-3
w:min|8.3 2t+53w-93x+16
l:min|8.6 3x+5
f:cv|5.4 1f+311g+73a-3
w:envoyez|8.0 0m+100p+32t+53a-4
s:envoy|7.2 0e+50m+60p+92g+63q-3
b:nous une|8.6 2t+33a+5
w:facultative|8.6 2t+3
g:vors|7.6 2t+53w+5
g:orst|7.6 2t+53w+5
g:rste|7.6 2t+63m+33w+4
g:llun|7.6 2t+53m+33w+3
w:presentacion|8.0 1c+71d+62t+4
b:de presentacion|8.0 1c+71d+4
b:di presentazione|8.3 1d+32t+3
b:attach resume|8.3 1f+3
b:word or|8.3 1f+3
b:or pdf|8.3 1f+3
b:please attach|7.6 1e+81f+31h+41i+43a-3
l:file|7.2 1h+31i+3
b:drop your|8.6 1c+41f+3
b:add your|8.6 1f+51h+3
w:twice|8.0 1f+51t+638+33a-44m+11
s:twice|8.0 1t+33a-34m+8
g:twic|7.8 3a+34m+3
w:attachment|7.8 1c+71d-31e+81f+51h+5
g:achm|7.5 1e+6
l:attachment|8.0 1c+31e+3
l:pdf|6.6 1c+81f+31i+9
b:to assess|8.6 1f+3
w:browse|8.6 1c+81f+7
s:brows|8.6 1f+3
l:browse|8.6 1c+3
w:fill|8.0 1f+63a+5
b:to fill|8.6 1f+53a+4
b:fill in|8.6 1f+53a+3
w:save|8.3 0q+101f+4
b:un cv|8.6 1f+7
b:mon cv|8.3 1f+8
w:fichier|7.3 1c+71e+111f+91h+91i+102p-33a-4
s:fichi|7.3 1c+41e+91f+51g+31h+41i+93a-4
g:<fic|7.3 1e+31f+3
f:fichier|8.6 1c+41f+3
w:jointe|8.0 1c+51f+41i+92q-3
b:piece jointe|8.0 1c+41i+6
b:word ou|8.6 1f+4
b:ou pdf|8.6 1f+5
b:cv ici|8.6 1f+41g+3
w:lebenslauf|7.4 1f+131g+11
g:ensl|7.4 1f+71g+3
g:slau|7.4 1f+81g+3
f:lebenslauf|7.5 1f+101g+6
l:lebenslauf|8.3 1f+4
w:anhangen|8.6 1c+111f+7
s:anhan|8.6 1c+91f+6
l:anhangen|8.6 1c+5
l:curriculum|8.0 1g+5
w:adjunta|8.6 1f+91i+8
f:adjunta|8.6 1f+41i+3
w:uploaden|8.6 1c+91f+5
b:je cv|8.6 1f+61g+6
w:allega|8.6 1c+61f+8
f:allega|8.6 1f+3
f:paste|8.0 1g+3
b:resume text|8.0 1g+6
l:text|7.1 0p+41d+71f-41g+7
b:paste resume|8.3 1g+7
b:as text|8.6 1g+4
w:plain|8.6 1d+41g+3
w:version|8.3 1g+824-53a+6
b:a file|8.6 1g+41h+4
w:manually|8.6 1d+41g+9
w:content|8.3 0u+71g+11
w:lost|8.6 3a+3
b:text of|8.3 1d+41f-51g+8
b:read it|8.6 1g+3
b:collez votre|8.3 1d+41g+7
f:collez|8.6 1d+3
b:cv en|8.6 1g+8
l:texte|8.0 0p+4
w:copier|8.6 1d+51g+8
w:coller|8.6 1d+61g+8
b:copier coller|8.6 1g+5
b:coller votre|8.6 1d+31g+5
f:copier|8.6 1g+3
b:texte du|8.6 1g+8
f:texte|8.6 1g+3
b:le texte|8.6 2f+7
w:saisir|8.6 1c-51d+81f-51g+7
f:saisir|8.6 1c-31d+41g+6
w:dessous|8.3 1d+33a-33x+8
s:desso|8.3 1d+61g+63a-53x+5
b:ci dessous|8.6 1d+5
w:contenu|8.3 1d+41f-41g+9
b:contenu de|8.3 1d+61g+6
f:contenu|8.6 1d+4
b:als text|8.6 1d+61g+4
w:einfugen|8.6 1g+13
s:einfu|8.6 1g+10
l:einfugen|8.6 1g+5
f:texto|8.6 1d+31g+6
w:testo|8.6 1d+61g+11
s:testo|8.6 1d+71g+7
w:covering|7.6 1c+81d+7
b:covering letter|7.6 1c+41d+4
b:letter of|7.0 1c+81d+81e+42h+4
f:letter|7.6 1c+7
l:attach|8.0 1e+3
b:letter file|8.6 1c+6
b:of motivation|8.6 1d+5
f:covering|8.6 1c+3
b:letter here|8.6 1c+3
s:inten|8.0 0k+51c+93s+3
w:ltr|8.6 1c+61d+7
b:cover ltr|8.6 1c+31d+7
b:your letter|8.6 1d+4
b:televerser une|8.6 1c+4
w:deposer|8.6 1c+41i+6
f:deposer|8.6 1i+5
b:fichier lettre|8.6 1c+7
b:lettre d|7.8 1c+94e+8
w:accompagnement|8.6 1c+61d+8
b:d accompagnement|8.6 1c+51d+3
l:accompagnement|8.6 1c+3
l:lettre|8.6 1d+3
b:de candidature|8.6 1c+51d+3
w:anschreiben|7.8 1c+141d+8
f:anschreiben|7.8 1c+101d+5
l:anschreiben|8.3 1c+6
w:motivationsschreiben|8.6 1c+41d+5
g:ssch|8.0 1c+51d+33a+3
f:motivationsschreiben|8.6 1d+3
b:carta de|7.8 1c+111d+7
b:de motivacion|8.6 1d+5
b:tu carta|8.6 1d+6
w:motivatiebrief|8.3 1c+121d+9
g:tieb|8.0 1c+61d+3
f:motivatiebrief|8.6 1c+6
l:motivatiebrief|8.6 1d+3
w:lettera|8.3 1c+131d+5
b:lettera di|8.6 1c+41d+3
b:letter in|8.6 1d+7
s:compo|8.3 1c-51d+6
b:words in|8.6 2f+8
b:la lettre|8.6 1d+6
s:redig|8.3 1c-41d+101i+5
w:ecrivez|8.6 1d+72h+10
w:plutot|8.6 0l+41d+8
s:pluto|8.6 0l+31d+6
b:plutot que|8.6 0l+31d+3
w:escribe|8.6 1c-41d+92f+8
f:escribe|8.6 1d+32f+3
w:unofficial|8.6 1h+4
s:unoff|8.6 1h+8
b:your university|8.6 1h+8
b:school transcript|8.6 1h+81r-3
b:transcript of|8.6 1h+5
w:interns|8.6 1h+44b+5
f:student|8.6 3a+4
s:semes|8.6 1h+74b+3
w:releves|8.6 1h+8
b:releves de|8.6 1h+5
f:releves|8.6 1h+4
f:bulletin|8.6 1h+3
w:dernieres|8.3 1h+102c+9
b:dernieres annees|8.3 1h+62c+7
b:televersez votre|8.6 1i+42q-3
w:seulement|8.6 1h+33w+4
s:seule|8.6 3w+3
l:fichier|8.0 1e+51h+3
b:writing sample|8.3 1i+3
b:sample of|8.6 1i+4
w:plan|7.5 1i+113a+8
g:lan>|7.5 1i+43a+3
l:plan|7.8 3a+3
l:files|8.6 1i+3
w:photos|8.6 1i+13
f:photos|8.6 1i+7
s:audit|8.6 0k+71i+10
w:echantillon|8.3 1i+17
s:echan|8.3 1i+12
g:illo|8.0 1i+3
b:echantillon de|8.6 1i+10
f:echantillon|8.3 1i+6
b:joindre un|8.6 1e+31i+72q-5
w:attachments|8.6 1e+11
l:attachments|8.6 1e+4
b:to consider|8.6 0q+61e+3
l:consider|8.3 2w+5
f:extra|8.6 1e+4
w:recommendation|8.6 1e+7
b:of recommendation|8.6 1c-31e+8
f:veterans|8.6 19-31e+5
b:the word|8.6 1e+62h+6
w:candidacy|8.6 0n+41e+5
w:documentos|8.6 1e+8
b:date can|8.6 4b+6
b:begin work|8.6 3a+44b+3
b:joining date|8.6 4b+3
b:which date|8.6 3a+44b+4
b:to start|7.4 3a+34b+7
f:ready|8.6 3s+34b+3
b:what day|8.6 2h+54b+5
b:in for|8.6 4b+4
b:the crew|8.6 4b+4
w:away|7.4 3a-53s+43x+1047-54b+34m+14
g:away|7.4 3x+44m+3
g:way>|7.4 3x+44m+4
b:from when|8.0 4b+5
w:monday|7.4 47+114b+34m+7
s:monda|7.3 47+104b+34m+7
g:nday|6.7 47+84m+3
g:kly>|7.0 2e+5
b:you join|7.6 2w+737+94b+4
b:up the|7.6 4b+8
b:the appointment|8.6 4b+4
b:to report|8.6 3a+3
b:start work|8.3 3a+3
b:your earliest|8.6 4b+4
l:availability|7.3 47+4
b:a move|8.0 4b+6
b:state the|7.8 4t+6
b:us if|7.8 36+54t+4
w:happens|8.6 3a+64b+6
s:happe|8.6 3a+44b+6
b:you make|8.0 38+33a-53v+94b+34m+4
w:immediately|8.6 3a-34b+7
b:a month|8.3 4m+7
b:be at|8.3 37-44b+7
b:could start|8.6 4b+4
b:disponible a|7.5 40+44b+7
f:disponible|7.4 4b+5
b:fonction souhaitee|8.3 4b+3
b:de prise|8.6 4b+4
w:arrivee|8.3 3a+54b+5
b:d arrivee|8.3 3a+34b+4
b:arrivee au|8.6 3a+4
b:au plus|8.6 4b+8
b:plus tot|8.6 4b+7
b:vous libre|7.8 4b+3
w:sinon|8.6 4b+4
s:sinon|8.6 4b+6
b:sinon a|8.6 4b+4
b:vous pourriez|8.6 4b+9
s:reten|7.6 0n-30o+110q+3
b:de commencer|8.0 4b+4
b:votre disponibilite|8.3 37+11
b:vous nous|8.3 4b+3
b:nous rejoindre|8.3 3s+3
b:de stage|8.6 3a+54b+7
g:uhes|8.0 4b+4
w:eintrittstermin|8.3 4b+9
g:min>|8.0 4b+7
l:eintrittstermin|8.3 4b+3
b:ab wann|8.6 4b+8
s:verfu|8.6 4b+54o+12
f:ab|8.6 4b+6
g:mogl|8.0 4b+7
g:ogli|8.0 4b+7
g:glic|8.0 4b+7
w:fruhestmoglicher|8.3 4b+12
f:fruhestmoglicher|8.3 4b+5
w:anfangen|8.6 4b+8
s:anfan|8.6 4b+10
b:uns anfangen|8.6 4b+6
l:anfangen|8.6 4b+3
w:empezar|8.6 4b+13
s:empez|8.6 4b+12
l:empezar|8.6 4b+4
w:disponibilidad|7.5 3s+847+64b+74m+8
b:disponibilidad para|8.0 3s+34b+34m+4
f:disponibilidad|8.0 47+3
w:beschikbaar|8.6 47+74b+16
s:gewen|8.3 0u+821-33w+74b+12
w:disponibilita|7.6 39+113s+747+54b+44m+5
b:by your|8.6 3a+4
f:period|8.0 0o+33y+4
b:howmany weeks|7.8 37+3
b:weeks notice|7.8 37+3
w:contractual|8.3 36+1137+33a-3
f:contractual|8.6 36+5
w:serving|8.6 37+43a+4
b:a notice|8.6 37+3
l:days|7.2 37+640+5
w:things|8.6 2x+637+63a-3
b:are now|8.6 37+8
b:notice would|8.3 37+4
l:not|8.0 3s+3
b:to current|8.6 3r+7
b:one month|8.6 37+4
b:served as|8.6 2c+4
b:present contract|8.6 37+3
b:stay on|8.3 37+439+63a-3
f:term|8.6 47+4
f:preavis|7.2 37+7
w:donner|7.4 37+6
b:a donner|8.0 37+4
b:donner a|7.8 37+4
w:semaines|7.1 37+739+64m+4
b:de semaines|8.0 37+3
w:conge|8.3 0u+637+53a+5
b:de conge|8.3 0u+537+43a+3
l:jours|8.3 40+4
b:avant de|8.6 37+4
w:avis|8.0 0n+937+43a+4
w:effectuer|8.0 37+539+33a+747-3
b:a effectuer|8.6 37+3
b:votre contrat|8.6 37+4
w:demission|8.6 37+8
w:kundigungsfrist|7.5 37+20
g:gsfr|7.5 37+6
g:sfri|7.5 37+6
f:kundigungsfrist|8.0 37+7
l:kundigungsfrist|7.6 37+6
b:ihre kundigungsfrist|8.6 37+3
s:monat|8.3 0o+437+33y+10
w:preaviso|8.3 37+13
b:de preaviso|8.6 37+4
w:periodo|8.0 37+93y+11
g:iodo|8.0 37+33y+3
g:odo>|8.0 3y+3
f:periodo|8.0 37+43y+5
w:opzegtermijn|8.6 37+13
s:opzeg|8.6 37+17
g:mijn|8.0 37+5
l:opzegtermijn|8.6 37+7
w:preavviso|8.6 37+13
l:preavviso|8.6 37+6
b:desired salary|7.0 3u+33w+4
b:annual compensation|8.6 3w+3
b:to earn|8.0 3w+9
f:compensation|8.0 3w+33y+4
b:much do|8.6 3v+9
l:ctc|8.6 3v+63w+4
l:remuneration|8.3 3y+3
b:salary are|7.8 3w+3
l:sought|8.3 0u+53w+5
w:package|8.0 3v+113w+13
s:packa|8.0 3v+53w+8
g:acka|8.0 3w+3
g:kage|8.0 3v+33w+4
w:bonus|7.6 3a+103v+83w+8
s:bonus|7.6 3a+33v+63w+4
g:onus|7.6 3a+3
l:bonus|8.3 3w+3
w:hoping|8.3 3w+10
s:hopin|8.3 3w+10
g:opin|7.8 3a+3
b:you hoping|8.3 3w+4
b:hoping for|8.6 3w+6
w:applications|8.3 0e+60l+63a-33w+5
b:will not|8.3 3t-33w+4
b:not be|7.8 3a+73t-33w+4
f:wage|8.3 3w+63y+4
l:desired|7.3 3y+4
b:starting pay|8.6 3w+4
b:say yes|8.6 3w+3
b:salary range|8.3 3x+3
b:are looking|8.6 3w+5
w:expectation|7.0 3m+63w+9
b:in cad|7.3 3w+5
b:what number|8.6 3a-63w+9
b:expected pay|8.3 3u+5
b:pay for|8.3 3w+4
b:total compensation|8.6 3v+3
b:pay rate|8.3 3w+7
w:requested|8.6 3m+33w+5
l:expectation|8.0 3w+5
b:base pay|8.3 3w+5
b:pay would|8.6 3w+7
f:budget|8.6 3w+3
w:yearly|7.4 3a-43w+113y+8
s:yearl|7.4 3a-33w+73y+8
b:pay you|7.3 3a-33v+53w+113x+4
w:monthly|7.6 0m+83a-53y+84m+7
g:nthl|7.6 0m+3
g:thly|7.6 0m+3
s:monet|8.6 3u+123w+5
b:100 %|8.3 3w+340+6
b:of pay|8.3 3v+33w+5
w:seek|8.3 3w+640+13
b:you seek|8.3 3w+540+11
b:happy with|8.3 3w+7
b:vos pretentions|7.6 3u+43w+5
w:desire|7.5 0m+63a-33m+63w+440+947+3
b:salaire annuel|7.4 3w+5
b:brut souhaite|8.6 3m+4
b:niveau du|8.6 3a+6
w:attendue|8.3 3m+83u+7
s:gagne|8.3 3v+133w+4
w:salariale|7.8 3m+123w+33y+10
b:fourchette salariale|8.6 3w+5
w:visez|8.6 3w+5
s:visez|8.6 3w+6
b:visez vous|8.6 3w+5
b:de remuneration|7.6 3x+33y+5
f:conditions|8.3 3w+3
f:package|8.6 3v+33w+3
w:recherchee|8.3 2e+63a-33w+74s+6
l:recherchee|8.3 4s+3
b:remuneration brute|8.6 3v+4
l:vise|8.6 3w+4
w:gehaltsvorstellung|8.3 3w+10
s:gehal|7.2 3a-43u+143v+103w+123x+143y+17
g:geha|6.8 3u+53v+63w+103x+8
g:ltsv|8.0 3w+5
g:tsvo|8.0 3w+5
f:gehaltsvorstellung|8.3 3w+6
w:gehaltswunsch|8.6 3w+13
g:wuns|7.2 0u+32e+33w+740+44s+5
g:unsc|7.2 0u+32w+33m+33w+640+44s+4
b:ist ihr|8.6 3a+53w+5
s:wunsc|8.6 3w+11
s:brutt|8.3 3w+13
g:rutt|8.0 3w+6
g:utto|8.0 3w+5
w:pro|7.6 2e+1038+73a-33w+83y+7
w:jahr|7.8 3a+43w+73y+10
b:pro jahr|8.0 3w+73y+6
l:jahr|8.3 3y+3
w:expectativa|8.6 3w+5
w:salarial|8.3 3w+11
l:salarial|8.3 3w+5
w:salario|7.4 3a-33m+63u+93v+123w+4
w:deseado|8.0 0u+63m+73w+73x+3
s:desea|7.8 0u+53m+63w+540+13
g:dese|7.6 3w+340+4
g:sead|7.8 3w+340+3
f:salario|7.8 3v+33w+3
l:deseado|8.0 0u+33w+3
w:gewenst|8.6 0u+113w+9
w:salaris|8.6 3v+93w+5
f:gewenst|8.6 0u+53w+4
l:salaris|8.6 3v+4
w:verdienen|8.3 3a-33v+83w+83x+8
s:verdi|8.3 3a-33v+73w+113x+6
l:verdienen|8.6 3w+43x+3
w:ral|8.3 3v+133w+103x+8
w:desiderata|8.6 3w+16
s:desid|8.0 0m+40u+63w+12
f:ral|8.3 3v+53x+5
l:desiderata|8.6 3w+4
w:retribuzione|8.3 3v+93w+63y+9
s:retri|8.3 3v+83w+33y+5
f:retribuzione|8.6 3v+5
w:acceptable|6.6 38+439+43a+33x+440+447+8
f:lowest|8.3 3x+6
b:the least|8.6 3a-33x+8
b:would take|8.3 3a-43s+43x+7
b:you decline|8.6 3x+4
b:would not|8.6 3a-103s+43x+8
b:not consider|8.6 3x+5
w:less|8.3 2c+63x+74b-3
b:less than|8.3 2c+53a-83x+9
b:d take|8.6 3m+33x+5
l:annual|8.0 3x+5
b:base you|8.6 3x+4
b:your minimum|8.6 3x+3
b:gross annual|8.3 3x+3
b:le salaire|8.3 3a+3
b:souhaite de|8.6 3m+53w-83x+7
w:bas|8.6 3x+11
w:accepter|8.6 3x+7
b:une offre|8.6 3x+3
w:montant|8.3 3x+43y+11
b:moins que|8.6 0d-33a+43x+3
w:minimo|8.6 3x+11
b:salario minimo|8.6 3x+7
f:currency|7.8 3u+8
b:pay currency|8.6 3u+83w-4
b:currency for|8.3 3u+8
b:the amount|8.6 3y+5
b:amount above|8.6 3y+6
b:salary unit|8.6 3y+5
l:devise|8.3 3u+5
w:monnaie|8.6 3u+12
s:monna|8.6 3u+163w-3
f:monnaie|8.6 3u+10
s:expri|8.6 3u+53y+10
w:eur|8.3 3u+7
b:del salario|8.6 3u+83y+4
l:salario|8.3 3u+43v+5
w:valuta|8.6 3u+16
f:valuta|8.6 3u+8
l:valuta|8.6 3u+5
b:salary period|8.6 3y+4
b:per hour|7.6 3m+93w-43y+8
f:per|8.6 3y+5
w:frequency|8.0 3a+53y+11
b:pay frequency|8.6 3y+6
l:frequency|8.0 3y+7
b:pay per|8.6 3m+33w-63y+8
l:daily|8.3 3y+3
b:type desired|8.3 3w-53y+740+4
w:gave|8.3 3a+53y+13
b:you gave|8.6 3y+6
w:frequence|8.3 3a+53y+9
f:frequence|8.3 3y+7
b:par mois|8.0 3y+54m+11
b:par an|8.6 3y+5
w:periodicite|8.6 3w-33y+12
l:periodicite|8.6 3y+4
s:mensu|8.6 3w+43y+5
f:ce|8.6 3y+3
b:temps du|8.6 3y+5
b:por hora|8.3 3m+83y+7
l:ano|8.6 3y+5
s:earni|8.6 3v+11
b:current annual|8.6 3v+4
b:gross pay|8.6 3v+83w-3
b:salary and|8.6 3v+5
w:benefits|8.6 3a+4
l:rate|7.8 3a-43m+8
f:existing|8.3 3v+3
b:current grade|8.6 3v+6
l:point|8.6 3v+3
w:ending|8.6 3v+6
s:endin|8.6 3a+43v+5
w:latest|8.6 3v+5
s:lates|8.6 3v+8
b:are on|8.6 3a+83v+4
w:gagnez|8.6 3v+13
b:gagnez vous|8.6 3v+8
b:salaire de|8.6 3v+7
b:dernier emploi|8.6 3v+64l+3
w:echelon|8.6 3a+73v+5
b:hourly rate|7.6 3m+10
f:hourly|7.4 3m+5
b:rate per|8.6 3m+63w-4
l:hour|8.0 3m+5
b:hourly pay|8.0 3w+3
w:w2|8.6 0u+163m+3
w:freelance|8.6 0u+113m+5
s:freel|8.3 0u+123a-33m+4
b:your hourly|8.6 3m+5
b:an hour|8.6 3a+33m+4
b:wage expected|8.6 3m+73w-3
w:hr|8.6 3m+43w+4
b:salaire horaire|8.3 3m+7
w:tarif|8.6 3m+6
s:tarif|8.0 3m+21
g:arif|8.0 3m+8
l:heure|8.6 3m+5
s:stund|8.0 2e+83m+22
g:stun|7.4 2e+739+33m+11
g:tund|7.4 2e+53m+10
w:gewunschter|8.6 2w+73m+11
s:gewun|7.6 0u+102e+102w+53a-43m+740+94s+10
g:gewu|7.6 40+44s+5
g:ewun|7.6 40+54s+4
g:scht|7.6 0u+32w+340+34s+4
f:gewunschter|8.6 2w+53m+6
f:relocation|8.0 3s+5
b:relocating to|8.6 3s+5
w:near|8.3 2w+5
b:you relocate|8.6 3s+6
b:relocate for|8.3 3a-33s+7
b:if required|8.6 39+3
w:willingness|8.6 3s+3
b:move to|7.4 3s+7
s:close|7.2 2c+102v-32w+1139+43a-63r+33s+547+8
g:<clo|7.0 2c+339+3
b:the site|8.6 3s+3
b:pick up|8.6 3a+33s+4
b:that something|8.6 38+5
w:candidates|8.6 0l+3
b:live within|8.3 3s+5
b:to another|8.0 36+33a-43s+7
f:interested|8.6 3s+3
b:residence in|8.6 3s+6
w:remote|6.6 0a-438+113a+63s+34m+34s+13
s:remot|6.5 0a-338+93a+73s+44s+21
g:emot|6.5 3a+34s+8
g:mote|6.5 38+33a+34s+7
b:remote work|8.0 3s+4
b:relocate before|8.6 3a-33s+3
b:you up|8.6 3s+9
f:moving|8.6 3a-33s+7
b:relocation assistance|8.6 3a+3
w:branches|8.3 2w+113a-33s+4
b:relocate to|8.3 3s+4
w:geographic|8.6 2w+93s+6
f:geographic|8.6 3s+4
b:to live|8.3 3s+12
b:for at|8.6 3s+4
w:district|8.0 2i+73s+10
b:the district|8.6 3s+5
l:district|8.3 3s+3
w:flexibility|8.6 3a-33s+847+6
s:flexi|7.6 3a-43s+547+84m+7
g:<fle|7.5 47+3
g:flex|7.6 4m+3
w:miles|8.3 3s+7
s:miles|8.3 3s+10
w:residents|8.3 3s+4
b:of other|8.6 0m+43s+6
w:intend|8.6 0k+63s+4
b:you intend|8.6 0k+4
b:intend to|8.6 0k+43s+3
b:moving house|8.6 3s+3
b:keep you|8.6 3a+5
b:jobs that|8.6 0m+4
b:a problem|7.6 3a+11
f:not|8.3 0c-33a+143s-7
w:demenagement|8.6 3s+6
b:un demenagement|8.6 3s+4
b:il probleme|8.6 3a+4
l:probleme|8.3 3a+4
b:ne souhaite|8.3 3a+3
b:souhaite pas|8.3 0m-33a+3
w:mobilite|7.8 2i+43s+15
f:mobilite|7.8 3s+6
w:relocaliser|8.6 3s+8
b:vous relocaliser|8.6 3s+4
f:pret|8.3 3s+4
w:relocalisation|8.6 3s+64b-3
w:envisageable|8.6 3s+12
s:envis|8.3 3s+10
w:installer|8.6 3s+6
b:vous installer|8.6 3s+6
w:changer|8.6 3s+9
b:a changer|8.6 3s+6
b:changer de|8.6 3s+6
b:vous ouvert|8.6 0u+43s+4
b:ouvert a|8.6 0u+43s+3
w:iriez|8.6 3s+6
s:iriez|8.6 3s+8
b:iriez vous|8.6 3s+6
w:vivre|8.6 3s+9
s:vivre|8.6 3s+8
f:iriez|8.6 3s+4
b:pour nous|7.8 2i+73r+33s+4
b:votre region|8.6 3a+43s+3
w:umzuziehen|8.0 3s+12
s:umzuz|8.0 3s+8
g:<umz|7.6 3s+9
g:umzu|7.6 3s+8
g:mzuz|8.0 3s+4
g:zuzi|8.0 3s+3
g:uzie|8.0 3s+4
b:bereit umzuziehen|8.3 3s+6
l:umzuziehen|8.0 3s+3
s:umzug|8.6 3s+17
b:sie zu|8.6 39+7
w:nach|8.6 3a+83s+3
l:bereit|8.6 39+3
b:estas dispuesto|8.6 39+53s+5
s:mudar|8.6 3a+33s+9
f:estas|8.6 39+33s+4
b:je bereid|8.3 39+53s+94m+6
b:bereid te|8.6 3s+74m+5
s:trasf|8.3 3s+1547-34b-34m+11
f:disponibilita|7.8 39+63s+347+34b-34m+6
b:3 days|8.6 38+3
b:a hybrid|8.6 4s+5
w:weekly|7.1 2e+1938+43a-3
s:weekl|7.1 2e+1838+53a-447+3
g:eekl|7.1 2e+6
g:ekly|7.1 2e+5
w:commuting|8.6 3a+4
b:distance of|8.6 38+3
b:office five|8.6 38+4
b:five days|7.6 38+4
b:attend the|8.6 38+5
b:in person|7.6 38+143a-34s+3
b:each day|8.3 38+43a-34o+4
b:at our|7.8 38+83a+3
b:job can|8.6 38+6
b:to commute|8.0 38+3
b:the studio|8.6 38+54s+4
s:tuesd|8.0 2h+738+63a-447+7
g:<tue|8.0 47+7
g:tues|8.0 47+6
g:uesd|8.0 47+5
g:esda|7.5 47+7
g:sday|7.3 47+12
s:thurs|8.3 38+747+11
g:<thu|8.0 47+3
b:60 %|8.3 38+540+4
b:you within|8.6 0k+6
b:get to|7.8 38+123q+3
w:plant|8.0 38+8
s:plant|7.8 38+54m+4
b:a 6|8.3 0u+338+53a-3
b:work there|8.6 1x+4
b:each week|8.0 2e+3
b:for every|8.3 38+63a+3
b:way of|8.0 4o+34s+4
w:getting|8.0 38+44o+4
s:getti|8.0 38+3
b:getting to|8.0 38+44o+3
b:every day|8.0 38+6
b:re an|8.6 38+6
b:working pattern|8.6 38+3
b:days can|8.6 38+347+4
s:wedne|8.3 47+10
b:job at|8.3 0e+438+6
w:advertised|7.8 0m+33q+8
w:premises|8.6 38+14
b:fine for|8.6 0n+4
b:s fine|8.6 0n+538+4
f:presence|8.6 38+3
w:kitchen|8.3 38+34s+9
b:t do|8.6 38+9
f:distance|8.6 38+33a+4
w:split|8.3 38+103a+7
s:split|8.3 38+4
b:the branch|8.6 38+4
w:weekday|8.6 38+7
g:trip|7.3 4m+3
w:facility|8.3 38+43a+4
b:the facility|8.6 38+4
b:by van|8.6 1j+438+5
b:au bureau|7.8 38+5
w:rendre|7.8 38+9
s:rendr|7.8 38+73a+3
b:vous rendre|8.0 38+33a+3
w:chaque|8.0 38+11
s:chaqu|8.0 38+11
g:chaq|8.0 38+3
g:haqu|8.0 38+4
g:aque|7.8 38+3
w:hybride|8.0 38+54s+8
b:accord pour|8.6 0o+438+3
b:jours au|8.6 38+7
b:sur site|8.6 38+9
w:teletravail|7.4 38+33a+64s+13
s:telet|7.4 3a+44s+15
g:letr|7.4 4s+5
b:le teletravail|8.6 38+63a+4
b:possible pour|8.6 38+44m+5
b:une presence|8.6 38+6
b:presence au|8.6 38+4
s:siege|8.6 0k+838+3
b:vous y|8.6 38+3
b:un moyen|8.6 38+34o+5
b:travail de|8.6 38+4
b:les jours|7.8 3a+347+3
w:laboratoire|8.6 38+9
w:maison|8.3 2i+1338+5
s:maiso|8.3 2i+1038+33a+3
b:la maison|8.6 2i+538+33a-3
w:ca|8.6 38+4
w:matin|8.3 38+847+8
s:matin|8.3 38+647+8
b:vor ort|8.6 38+3
w:woche|8.6 2e+938+9
s:woche|8.0 2e+1438+847+7
g:<woc|8.0 2e+5
g:woch|8.0 2e+6
b:pro woche|8.6 2e+738+6
w:sein|8.6 38+93r+7
w:presencial|8.6 38+44s+10
s:nuest|8.6 38+83a+5
w:kantoor|8.6 38+54s+9
w:difficulty|8.3 3a+12
b:have difficulty|8.6 3a+4
w:difficulte|8.3 38-33a+12
b:la difficulte|8.6 3a+6
b:difficulte a|8.6 3a+3
b:rendre a|8.6 3a+3
b:cityname tous|8.6 3a+4
w:peux|8.3 4b+3
b:a distance|8.0 4s+10
l:distance|8.3 4s+4
b:work arrangement|8.0 4s+8
b:remote hybrid|8.3 4s+6
f:remote|8.3 4s+4
w:model|8.3 0l+94s+6
s:model|7.8 0l+73a+34s+9
g:odel|7.5 4s+6
b:rather work|8.6 4s+7
b:like best|8.6 3a+5
b:preferred way|8.6 4s+4
b:for remote|8.6 4s+3
l:remote|8.6 3a+4
l:after|8.3 40+5
w:flexible|8.0 4m+8
g:xibl|8.0 4m+3
f:flexible|8.6 4s+4
b:fully remote|8.3 4s+4
w:hub|8.6 2w+113a-44s+5
b:desired work|8.3 4s+9
s:setti|8.3 2e+1647+54s+9
b:or office|8.6 4s+9
b:a fully|8.6 3a+4
b:or at|7.8 49+34s+3
b:first or|8.6 0e+73a-54s+6
b:want a|8.3 0l+50u+33a-34s+4
b:faire du|8.3 39+44s+3
b:du teletravail|8.6 3a+44s+3
b:travail recherchee|8.6 2e+44s+4
b:organisation du|8.6 4s+5
f:cherchez|8.6 4s+5
w:desiree|8.6 2w+84s+4
g:iree|8.0 2w+3
l:desiree|8.6 2w+5
w:modele|8.6 3a+44s+5
b:modele de|8.6 4s+5
b:chez vous|8.6 4s+4
b:vous ou|8.3 2c+94s+5
w:preferida|8.6 2w+84s+5
l:preferida|8.6 2w+3
g:moto|7.6 4o+54s+3
l:travel|6.9 3a+4
w:percentage|8.3 4m+4
b:role involves|8.6 4m+5
w:visits|8.3 3a-44m+94o+6
b:to customers|8.6 4m+8
b:away from|8.6 47-44m+8
w:overnight|7.8 47+44m+13
s:overn|7.8 47+54m+8
g:rnig|7.8 4m+3
b:for business|8.6 4o+3
w:trips|7.4 3a+44m+15
s:trips|7.4 4m+13
g:rips|7.4 4m+4
b:to stay|7.8 39+53a+64m+5
b:travel between|8.6 4m+4
b:to 4|8.6 4m+3
b:trips to|8.6 4m+7
f:overnight|8.6 4m+5
l:flexible|8.6 4m+4
b:company business|8.6 3a-44m+34o+4
b:monday to|8.3 4m+5
w:friday|7.5 3a-347+124m+12
s:frida|7.4 47+134m+9
g:frid|7.4 47+54m+3
b:to friday|8.3 4m+5
b:and can|8.6 4m+4
b:one week|8.6 47+3
w:conference|8.6 3a+54m+4
w:several|8.6 4m+10
s:sever|8.6 4m+8
w:quarter|8.6 4m+9
b:working time|8.6 40+4
b:accept that|8.6 0n+3
w:freedom|8.6 4m+6
b:the freedom|8.6 4m+4
w:installation|8.6 2w+103a-34m+7
f:regular|8.6 0u+3
w:sunday|7.8 47+124m+7
s:sunda|7.5 47+144m+4
g:<sun|7.5 47+5
g:unda|7.5 47+4
b:all right|8.6 39+44m+5
b:you attend|8.6 3a+44m+7
w:voyager|8.3 4m+12
b:a voyager|8.6 4m+4
l:voyager|8.6 4m+3
b:quel pourcentage|8.6 40+6
b:pour des|7.6 39+34m+6
w:comporte|8.6 4m+4
b:a prevoir|8.6 4m+5
w:clients|7.3 0k+1036+43a+64k-54m+34o+4
b:et a|8.6 4m+4
w:acceptation|8.6 0r+8
b:acceptation des|8.6 0r+5
b:d effectuer|8.6 3a+5
b:effectuer des|8.3 3a+5
b:de service|8.6 2w+73a-3
b:accord de|8.6 4m+7
s:succu|8.6 2w+113a-34m+7
s:exter|7.6 2i+73a+84m+6
g:xter|7.6 2i+33a+4
b:tienes disponibilidad|8.6 47+34m+4
w:viajar|8.6 4m+11
s:viaja|8.6 4m+10
b:para viajar|8.6 4m+6
l:viajar|8.6 4m+5
b:disponibilita a|8.6 47+34m+10
b:any restrictions|8.3 3a+7
b:restrictions on|8.3 3a+8
w:limits|8.3 36+53a+44m-3
b:your ability|8.6 36+3
b:work nights|8.6 47+4
w:mornings|8.6 47+12
f:monday|8.3 47+8
b:the hours|8.6 47+7
b:hours you|7.6 2e+4
b:re free|8.6 47+6
b:day of|8.6 3a+4
w:saturdays|8.3 39+447+5
s:satur|7.8 39+647+13
g:satu|7.8 47+5
g:turd|7.8 47+6
g:urda|7.8 47+4
g:rday|7.8 47+4
w:sundays|8.6 3a+4
l:holidays|8.3 47+5
w:christmas|8.6 39+447+7
w:weekend|8.3 47+15
b:do a|8.6 3a+347+4
b:a 12|8.6 0u+547+3
l:okay|8.6 0u+5
b:split shifts|8.6 3a+4
w:pm|8.6 47+7
w:close|7.4 2c+739+93a-43r+747+9
b:of hours|7.4 2e+83a-340+847+4
s:lunch|8.3 47+13
b:you not|8.3 3a+1047+44b-8
b:weekly availability|8.6 2e+33a-347+6
b:any shift|8.6 3a+3
b:in four|8.6 47+5
l:four|8.6 47+3
w:late|8.6 39+5
b:hours are|8.3 3a+440+447+4
b:hours that|8.3 39-33a+547+4
w:roster|8.6 47+6
s:roste|8.6 39+447+5
w:soir|8.0 47+10
g:soir|8.0 47+3
b:jour soir|8.6 47+6
b:soir nuit|8.6 47+5
w:apres|7.8 0n-30o+42h+63a+547+34t+6
s:apres|7.8 0o+42h+73a+34t+8
w:feries|8.6 47+6
s:ferie|7.8 39+43a+547+7
b:jours feries|8.6 47+4
b:quart de|8.3 47+8
b:travail desire|8.6 47+5
b:jour de|8.6 3a+5
b:la semaine|8.3 0m+4
w:lundi|8.0 2h+747+11
s:lundi|8.0 2h+647+10
g:lund|8.0 47+7
l:lundi|8.3 47+7
w:astreintes|8.6 3a+547+4
s:astre|8.6 3a+347+3
b:des astreintes|8.6 3a+4
w:dimanche|8.3 47+15
s:diman|8.3 47+10
l:dimanche|8.3 47+5
s:garde|7.5 0o+90q+836+43a-4
s:schic|8.6 47+13
w:fines|8.6 47+3
s:fines|8.6 47+4
w:semana|8.6 2e+847+5
s:seman|8.3 2e+1347+3
l:semana|8.6 2e+3
b:days or|8.6 40+5
b:cannot work|8.6 3a+3
b:t work|8.6 3a+847-4
b:shift you|8.6 3a+647-4
w:obligations|7.5 36+1439-43a+5
s:certa|8.6 39+63a+3
w:contraintes|8.6 3a+12
b:des contraintes|8.6 3a+9
b:time part|7.8 40+6
b:work schedule|8.6 40+7
w:ft|8.6 40+14
b:ft pt|8.6 40+9
b:want full|8.6 40+4
b:time hours|8.6 40+3
l:seeking|8.6 40+3
b:job type|8.6 3a+4
b:position type|8.6 40+5
f:part|8.6 40+3
w:commitment|8.6 0k+840+3
b:work a|8.6 39+647-3
w:just|8.6 40+5
b:or full|8.3 1j+740+5
b:temps de|8.6 40+7
b:temps complet|8.6 40+4
b:complet temps|8.6 40+3
w:regime|8.6 3a+640+7
s:regim|8.6 3a+540+6
f:regime|8.6 40+3
b:taux d|8.6 40+10
b:d activite|8.6 3a+440+6
w:vollzeit|8.6 40+16
s:vollz|8.6 40+13
w:teilzeit|8.6 40+13
s:teilz|8.6 40+9
l:teilzeit|8.6 40+4
b:hours available|8.3 2e+6
b:hours would|8.6 2e+3
w:contracted|8.6 2e+639+5
b:contracted hours|8.6 2e+339+4
b:hours wanted|8.6 2e+4
l:wanted|8.6 2w+4
b:no of|8.6 2e+62m+3
b:heures par|7.8 2e+7
w:desirees|8.6 2e+8
b:heures desirees|8.6 2e+4
s:hebdo|8.3 2e+18
w:volume|8.6 2e+7
s:volum|8.6 2e+8
w:hebdomadaire|8.6 2e+14
w:gewunschte|8.6 0u+102e+12
g:hte>|7.8 0u+42e+4
f:gewunschte|8.6 0u+52e+3
w:horas|8.3 2e+1439+5
s:horas|8.3 2e+1239+5
f:overtime|8.6 39+4
b:work extra|8.6 3a+3
b:for overtime|8.3 39+6
b:overtime on|8.3 39+4
b:40 hours|8.6 39+4
b:may apply|8.3 39+3
b:work beyond|8.6 39+43a+5
w:warning|8.6 39+43a+4
b:normal hours|8.6 39+7
f:some|8.6 39+33a+3
b:a faire|8.3 3a+3
b:pour du|8.6 39+3
b:ce acceptable|8.6 0u+539+5
b:bereitschaft zu|8.6 39+7
w:uberstunden|8.3 39+11
b:zu uberstunden|8.6 39+3
b:not able|8.6 39-33a+4
b:that limits|8.6 3a+3
w:refusez|8.6 3a+5
b:refusez vous|8.6 3a+5
b:le temps|8.6 0n+33a+4
f:refusez|8.6 3a+3
f:contract|8.6 0u+4
b:to contract|8.6 0u+6
w:seasonal|8.0 0u+123a-34t+6
b:seasonal job|8.6 0u+8
s:summe|8.3 0u+52h+63a-44t+5
b:than an|8.6 0l+40u+43a-3
s:sessi|8.6 0u+63a+5
l:interim|8.6 0u+4
b:on staff|8.0 0u+5
w:temp|8.0 0u+132i+44t+7
b:contrat recherchez|8.6 0u+3
w:saisonnier|8.6 0u+63a+5
f:contrat|8.6 0u+3
w:remplacement|8.6 0u+10
s:rempl|8.0 0u+103a+3
g:remp|8.0 0u+3
b:stage ou|8.6 4t+4
w:regulier|8.6 0u+8
b:un an|8.3 0u+4
b:licence held|8.0 1j+3
b:licence do|8.3 1j+3
b:licensed to|8.3 1j+7
b:valid g|8.3 1j+4
b:g licence|8.3 1j+4
w:commercial|8.6 0m+5
g:rcia|7.6 0m+6
w:operator|8.6 1j+7
b:full licence|8.6 1j+7
w:motor|8.6 3a+4
s:motor|7.8 1j+34o+19
g:otor|7.8 4o+7
b:good standing|8.0 3a-34n+34t+3
l:standing|8.3 4t+3
w:deliveries|8.6 1j+53a-54o+6
b:licence valid|8.6 1j+3
b:a vehicle|7.6 1j+44o+7
b:on public|8.3 1j+32c+33a+5
b:a driver|8.6 4o+3
w:suspendu|8.6 3a+7
l:suspendu|8.6 3a+3
w:classe|8.0 1j+6
b:ou 3|8.6 1j+43a+6
b:conduire en|7.6 1j+5
w:fuhrerschein|7.8 1j+17
g:hrer|7.6 1j+63a+3
f:fuhrerschein|8.3 1j+5
l:fuhrerschein|8.3 1j+6
w:klasse|8.6 1j+3
s:klass|8.6 1j+5
b:fuhrerschein klasse|8.6 1j+5
b:klasse b|8.6 1j+5
b:b vorhanden|8.6 1j+3
b:einen fuhrerschein|8.6 1j+8
w:conducir|8.3 1j+8
b:de conducir|8.3 1j+92m-43a+4
l:conducir|8.3 1j+5
b:licencia de|8.6 1j+32m-43a+5
w:rijbewijs|8.3 1j+183a+3
s:rijbe|8.3 1j+13
l:rijbewijs|8.6 1j+4
w:patente|8.6 1j+19
b:own vehicle|8.3 3a-44o+7
w:owner|8.0 0k+84o+11
s:owner|7.8 0k+54o+5
g:<own|7.6 2c+3
g:owne|7.6 4o+4
l:owner|8.6 4o+6
l:tools|8.6 4o+3
f:car|8.6 4b-44o+10
b:have my|8.6 4o+4
b:car that|8.6 4o+4
w:motorbike|8.6 3a-44o+9
w:wheels|8.6 3a-84o+19
b:own or|8.0 0k+53a-34o+3
w:automobile|8.6 4m-44o+10
f:vehicle|8.3 3a+4
b:have for|8.6 4f-3
b:un vehicule|7.8 4o+8
f:vehicule|8.6 4o+3
w:voiture|7.5 4o+18
s:voitu|7.5 4o+18
g:voit|7.5 4o+6
g:oitu|7.5 4o+7
b:une voiture|8.0 4o+7
l:voiture|8.0 4o+5
w:disposition|8.3 4o+9
l:auto|8.0 3a+34o+6
b:votre disposition|8.6 4o+5
w:vehiculo|8.6 3a+114o+5
w:locations|8.6 2w+53a+4
b:which store|8.6 2w+53a-3
w:choice|8.0 2w+83a+3
s:choic|8.0 2w+10
g:hoic|8.0 2w+4
w:regions|8.6 2w+12
f:regions|8.6 2w+6
b:near you|8.6 2w+7
b:first choice|8.6 2w+73a-3
b:of preference|8.6 2w+7
l:join|8.6 2w+5
w:preferences|8.6 2w+63a+9
b:city you|8.6 2v-42w+8
f:posting|8.6 2w+53a+4
w:magasin|8.6 2w+123a-34t+10
s:magas|8.3 2w+113a-34t+11
g:maga|8.0 0m+43a-34t+5
b:quel magasin|8.6 2w+54t+7
l:interesse|8.6 2w+4
w:affectation|8.6 2w+11
b:d affectation|8.6 2w+8
l:restaurant|8.3 2w+33a+3
w:premier|8.6 2w+113a+5
b:quel site|8.6 2w+8
f:an|8.6 2w+3
b:previously employed|8.6 4t+7
f:previously|8.0 4t+4
b:previously been|7.6 4t+3
b:employment with|7.8 0e+54t+8
b:this organization|8.6 3r+34t+4
b:worked at|7.6 4t+13
b:our payroll|8.3 2i+33a-33r+4
b:the council|8.0 4t+3
b:companyname previously|8.6 0e+4
b:employed with|8.6 4t+4
b:or one|7.8 4t+3
b:been part|8.6 4t+5
b:team before|7.6 26+74t+4
b:a temp|8.3 4t+5
w:intern|8.6 4t+5
b:intern or|8.6 4t+4
l:associate|8.6 4t+4
b:any company|8.6 4t+4
b:the group|8.6 4t+4
b:or employee|8.6 3a-33p+4
b:or worked|8.3 4t+4
b:us already|8.3 2i+54t+3
l:already|8.0 2i+7
b:received a|8.0 4t+5
b:tick here|8.6 3a+44t+6
b:with companyname|7.8 0e+32c+3
b:was companyname|8.6 3a+5
b:us earlier|8.6 0e+5
b:been one|8.6 4t+4
b:last three|8.6 4t+4
b:or staff|8.6 4t+3
b:staff member|8.0 2i+63p+34t+5
b:this charity|8.6 0k+64t+5
b:travaille chez|8.0 3a+3
b:employe par|8.3 4t+7
b:par notre|8.6 4t+4
b:emploi chez|8.3 0e+43a+5
b:notre personnel|8.3 2i+3
b:du groupe|7.8 2i+7
f:deja|8.3 0e+3
b:un de|7.8 3a-33p+33r+44t+3
b:avec nous|8.6 4t+3
b:avez deja|8.6 0e+4
s:reven|8.6 3a+34t+7
w:comptez|8.6 3a+74t+9
b:comptez vous|8.6 3a+44t+6
b:parmi nos|8.6 4t+5
b:einmal bei|8.6 0e+5
w:antes|8.6 0e+74t+6
s:antes|8.6 0e+74t+5
b:en companyname|8.6 3r+74t+5
w:eerder|8.6 0e+74t+9
s:eerde|8.6 0e+104t+5
b:je eerder|8.6 0e+54t+6
b:eerder bij|8.6 0e+44t+7
w:gia|8.6 0e+94t+7
b:hai gia|8.6 0e+64t+6
b:never worked|8.6 3a+64t-5
b:would this|8.6 3a+8
b:this be|8.6 3a+7
b:first job|8.6 3a+8
b:previously applied|8.6 0e+4
b:application here|8.6 0e+5
b:here in|8.6 0e+3
b:applied here|8.3 0e+3
b:here before|8.3 3a+4
f:applied|8.6 0e+4
b:have applied|8.6 0e+6
b:before when|8.6 0e+6
b:which position|8.3 0e+33k+7
w:database|8.6 0e+8
s:datab|8.6 0e+93a+4
l:database|8.6 0e+3
b:previous application|8.6 0e+83a-3
b:we met|8.6 0e+33a+7
w:tried|8.6 0e+13
s:tried|8.6 0e+10
b:considered for|8.6 0e+40q+3
b:stores in|8.6 0e+4
b:90 days|8.6 0e+4
w:pose|8.3 3a+3
b:deja pose|8.6 0e+7
f:candidature|8.6 0e+42i+5
b:candidature a|8.3 0e+8
b:vous postule|8.6 0e+33a+3
b:au cours|8.6 0e+42c+4
b:cours des|8.6 0e+32c+5
b:candidature ici|8.6 0e+33a+4
w:etudiee|8.6 0e+4
b:un dossier|8.6 0e+9
b:nous avez|8.3 0e+53q+5
w:envoye|8.3 0e+42g+7
f:nous|8.6 2g+4
s:humai|8.3 0e+72f+8
w:bewerbung|8.3 0e+92i+6
l:bewerbung|8.6 2i+4
b:a companyname|8.0 0e+7
b:first application|8.6 0e-42x-33a+16
b:current employee|7.4 2i+103a-63r+8
w:external|8.3 2i+43a+7
b:external candidate|8.6 2i+43a+6
b:the university|7.8 2i+6
l:member|7.8 2i+34n+3
b:internal candidate|8.6 2i+8
b:companyname now|8.6 2i+54t-3
b:team member|8.6 2i+4
b:an existing|8.6 36+3
b:the trust|8.6 2i+34i+3
b:employee y|8.6 2i+4
b:us today|8.3 2i+123a-43v-3
b:of us|8.0 2i+43q+4
w:inside|8.6 2i+83a+8
s:insid|8.6 2i+9
b:a post|8.6 2i+8
b:employe de|8.6 3r+6
w:interne|7.8 2i+20
l:interne|8.6 2i+5
b:un employe|8.3 3r+7
b:employe actuel|8.6 2i+13
w:externe|8.6 2i+53a+6
l:externe|8.6 2i+3
b:actuellement partie|8.6 2i+4
f:employe|8.6 2i+33p+7
b:un candidat|8.6 3a+3
w:effectifs|8.6 2i+5
b:deja chez|8.6 2i+53r+4
w:empleado|8.6 2i+83p+11
w:medewerker|8.6 2i+73p+8
s:medew|8.6 2i+83p+7
w:dipendente|8.6 2i+53p+11
s:dipen|8.6 2i+73p+8
b:not currently|8.6 2i-33a+8
f:source|7.2 3q+6
b:see this|7.5 3q+7
w:referral|7.6 3a+33p+103q+7
g:rral|7.6 3p+3
f:referral|8.3 3a+4
b:find us|8.0 3q+4
b:job board|8.6 3a+4
b:apply here|8.6 3p+33q+6
b:this opportunity|8.0 3q+3
b:how d|8.6 3q+5
b:d you|8.6 3q+3
w:opening|7.6 3q+10
b:this opening|7.6 3q+7
l:opening|7.6 3q+4
b:source of|8.3 3q+5
b:of vacancy|8.6 3q+3
w:saw|8.3 3a+43q+8
b:you saw|8.3 3a+53q+3
b:how were|8.6 3q+8
w:aware|7.8 0k+63a-43q+11
s:aware|7.8 0k+53q+7
b:aware of|7.8 0k+53q+5
w:heard|8.6 3q+7
s:heard|8.6 3q+7
b:learn about|7.5 3q+5
b:for our|8.3 0k+32c+5
w:careers|8.6 3q+3
b:was it|8.0 3p+43q+6
b:or the|8.3 2c+7
b:referred by|7.6 3a-43p+93q+4
l:friend|8.3 3a+5
w:discover|8.6 3a-43q+6
s:disco|7.8 0m+83a+83q+5
b:you discover|8.6 3q+4
b:discover this|8.6 3q+4
b:job posting|8.3 0m+4
f:origin|8.6 3q+7
w:paper|8.6 3a+43q+10
b:you aware|8.6 0k+5
b:the candidate|7.6 3q+4
w:route|8.6 3q+8
s:route|8.6 3q+449+3
b:this page|8.6 3a+73q+3
b:source name|8.6 3a+5
b:sent you|8.3 3p+53q+6
w:connu|8.0 3a+4
b:vous connu|8.0 3a+6
b:vu cette|8.6 3q+4
b:source de|8.3 3q+7
w:recrutement|7.5 0n+60u+63a+43q+3
b:de recrutement|8.6 0u+7
l:recrutement|7.6 0n+3
b:vous pris|8.6 3q+3
b:vous trouve|8.0 3q+5
b:l annonce|8.3 3a+4
g:oven|7.4 36+6
g:vena|7.4 36+53q+3
b:notre offre|8.3 3q+4
b:a nous|8.6 3q+44b+3
w:informe|7.8 0m+40n+30q+72b+43a-33q+3
b:ete informe|8.6 0n+33q+5
b:de ce|8.0 3q+10
w:concours|8.3 3a+53q+7
s:conco|8.0 36+83a+63q+4
l:concours|8.6 3q+3
w:affichage|8.6 3a+53q+5
b:a parle|8.6 3p+63q+3
b:offre a|8.6 3a+4
w:vue|8.6 3q+8
b:wie sind|8.3 3q+7
w:auf|8.3 3q+9
b:sie auf|8.3 3q+6
w:aufmerksam|8.3 3q+8
s:aufme|8.3 3q+9
g:erks|8.0 3q+34n+3
w:geworden|8.3 3q+8
s:gewor|8.3 3q+6
b:aufmerksam geworden|8.3 3q+7
l:geworden|8.3 3q+4
s:vacat|8.3 0q+93q+10
g:acat|8.0 0q+34n+4
b:employee referral|8.6 3p+4
b:referral name|8.6 3p+3
b:you referred|8.6 3q+5
b:their name|8.3 3p+4
w:referrer|8.3 3a-33p+15
f:referrer|8.6 3p+6
w:referring|8.6 2z-33p+12
w:recommended|8.6 3p+6
b:colleague who|8.6 3p+6
b:who s|8.6 3p+4
w:introduced|8.6 3p+12
b:who introduced|8.6 3p+8
b:introduced you|8.6 3p+4
b:our people|8.6 3p+5
b:team who|8.6 3p+5
f:friend|8.3 3a+33p+4
w:refere|8.3 3p+13
b:a refere|8.6 3p+6
w:coopte|8.6 3p+12
s:coopt|8.3 3p+12
g:coop|8.0 3p+7
w:employes|8.3 3a+43p+4
b:nos employes|8.3 3p+3
b:son nom|8.6 3p+8
b:du salarie|8.6 3p+9
b:relatives employed|8.0 3a+3
b:you related|7.6 3r+10
b:any family|8.3 3a-33r+8
w:members|7.8 3a+93r+3
b:members work|8.6 3a+4
w:officer|8.0 2c+43r+9
b:officer or|8.6 2c+4
b:senior officer|8.6 2c+43r+3
b:officer of|8.6 3r+6
b:a close|8.6 3r+5
b:our bank|8.3 3a+541-4
w:nepotism|8.6 3r+8
s:nepot|8.6 3r+9
w:relation|8.3 2c+73a-43r+6
b:relation to|8.3 2c+43r+4
f:related|8.6 3r+5
w:ties|8.3 0k+93a-33r+9
b:ties to|8.6 0k+6
w:kin|8.3 3a+63r+11
b:working here|8.6 3r+3
w:immediate|7.8 3r+9
b:immediate family|8.3 3r+4
b:who work|8.6 3r+3
b:with any|8.3 0k+636+3
w:sister|8.6 3a-33r+9
s:siste|8.6 3a-33r+6
w:supervised|7.8 26+43r+6
w:supervise|8.6 26+63a-33r+4
b:qui travaille|8.6 3r+8
b:famille travaille|8.6 3r+4
b:travaille t|8.3 3r+3
w:elu|8.6 2c+73a-33r+6
b:famille immediate|8.6 3r+3
s:verwa|8.6 3r+18
b:no relatives|8.6 3a+93r-7
b:aucun membre|8.6 3a+43r-3
b:famille ne|8.6 3a+53r-4
b:ne travaille|8.6 3a+3
b:hold shares|8.6 0k+6
b:which may|8.6 0k+6
w:might|8.3 0k+3
b:that might|8.3 0k+6
l:conflict|8.3 0k+4
w:appointed|8.3 0k+721+103a-3
b:if appointed|8.6 0k+4
s:vendo|8.6 0k+63a+10
b:that may|8.0 0k+736+33a-3
g:romi|8.0 36+4
s:impar|8.6 0k+8
s:judge|8.6 0k+62c+5
b:clients that|8.6 0k+43a-4
b:please disclose|8.6 0k+336+4
b:with its|8.6 0k+30n+33a-3
w:clash|8.6 0k+11
s:clash|8.6 0k+7
b:clash with|8.6 0k+6
b:or were|8.6 0k+5
l:side|8.6 0k+3
w:bid|8.6 0k+5
b:interets a|8.6 3a+3
w:declarer|8.3 0k+10
b:a declarer|8.3 0k+4
b:avec ce|8.6 0k+3
b:conflit avec|8.6 0k+5
w:concurrent|8.6 0k+836+5
b:un concurrent|8.6 0k+536+5
w:meme|8.6 0k+93a+6
b:des liens|8.6 0k+8
b:liens d|8.6 0k+5
w:partenaires|8.6 0m+3
b:nos partenaires|8.6 0k+3
w:conservez|8.0 0k+53a+7
w:mandat|8.6 0k+72c+3
w:affaires|8.6 0k+53a+6
s:affai|8.6 0k+6
b:d affaires|8.6 0k+53a+3
w:nuire|8.6 0k+12
s:nuire|8.6 0k+10
b:nuire a|8.6 0k+6
b:no conflict|8.6 3a+6
b:outside interests|8.6 0k-33a+5
b:declare n|8.6 3a+4
b:n avoir|8.6 3a+4
f:non|7.8 19-736+33a+6
w:restrictive|8.0 36+73a+5
w:covenant|7.8 36+7
s:coven|7.5 36+13
b:restrictive covenant|8.6 3a+4
b:you subject|8.6 36+5
b:any agreement|8.6 36+3
b:agreement that|8.6 36+3
w:restrict|8.0 36+83a-3
b:would restrict|8.6 36+3
w:solicitation|8.0 36+93a-3
s:solic|7.6 36+123a-3
g:soli|7.6 36+3
b:non solicitation|8.0 36+4
b:you party|8.6 36+53a-3
b:party to|8.6 36+53a-3
b:any non|7.8 36+7
l:about|8.6 36+3
b:obligations to|8.6 36+4
w:solicit|8.6 36+8
b:non solicit|8.6 36+5
w:covenants|8.6 36+12
l:covenants|8.6 36+4
w:agreements|8.3 36+63a+5
b:agreements with|8.3 36+7
b:with past|8.6 36+3
b:past employers|8.6 3a+3
w:garden|8.6 2h+536+7
b:an agreement|8.6 36+4
b:agreement with|7.6 0n+336+5
b:or former|7.6 36+3
s:breac|8.6 36+103a-4
w:accepted|8.3 0r+436+73a+8
w:hinder|8.6 36+53a+3
s:hinde|8.6 36+53a+4
b:employment restrictions|8.3 2c+93a-3
s:promi|8.3 2c+636+123a-8
w:keeps|8.3 36+9
s:keeps|8.3 36+8
b:that keeps|8.6 36+5
w:nda|8.6 36+6
w:entente|8.6 36+10
b:une entente|8.6 36+8
w:sollicitation|8.6 36+6
b:non sollicitation|8.6 36+5
b:envers un|8.6 36+5
w:contractuelles|8.6 36+9
b:ne pas|8.3 36+4
w:wettbewerbsverbot|8.6 36+15
s:wettb|8.6 36+19
g:bot>|7.0 2f+92h+336+53a-3
l:wettbewerbsverbot|8.6 36+5
b:am free|8.6 36-53a+7
l:covenant|8.6 3a+4
b:me from|8.0 3a+11
b:libre de|8.0 3a+4
b:suis lie|8.6 36-33a+5
b:par aucune|8.6 36-43a+5
w:politically|8.6 2c+7
w:exposed|8.6 2c+9
b:politically exposed|8.6 2c+7
b:exposed person|8.6 2c+4
b:government employee|8.6 2c+8
b:24 months|8.3 0o+30q+32c+4
b:public office|8.3 2c+4
l:restrictions|8.0 2c+4
w:anti|7.8 2c+52h+133a-5
f:anti|8.3 2c+32h+43a-3
b:any government|8.6 2c+9
b:a senior|8.6 2c+7
w:regulator|8.6 2c+144t-3
b:on behalf|8.6 2c+4
b:behalf of|8.6 2c+4
b:a state|8.6 2c+10
w:decide|8.3 0l+100n+62c+53a-4
s:decid|8.3 0l+60n+42c+63a-3
g:deci|7.2 0l+4
b:agent public|8.3 2c+5
w:fonctionnaire|8.3 2c+33a+11
w:politiquement|8.3 2c+43a+3
b:personne politiquement|8.3 2c+5
w:exposee|8.3 2c+7
b:politiquement exposee|8.3 2c+3
b:de charge|8.6 2c+4
b:charge publique|8.3 2c+7
w:exerce|8.6 2c+7
b:une fonction|8.6 2c+6
w:rang|8.6 2c+63a+7
w:politicamente|8.6 2c+10
b:persona politicamente|8.6 2c+6
b:pas une|8.6 3a+5
b:a union|8.3 4n+4
f:union|7.6 4n+7
l:membership|8.6 3a+3
b:union local|8.6 3a+7
b:union card|8.6 4n+7
w:affiliated|8.6 4n+4
w:syndicale|8.3 4n+11
l:syndicale|8.3 4n+6
w:section|8.6 4n+13
s:secti|8.6 4n+9
b:section locale|8.6 4n+7
b:and accept|8.3 0n+3
b:privacy policy|7.4 0n+3
l:policy|8.0 0n+3
b:your data|7.8 0n+80o+4
b:my information|8.3 0o+5
w:protection|7.3 0n+92h+6
b:data protection|8.3 0n+4
b:privacy statement|7.6 0n+6
b:data privacy|8.0 0n+5
b:personal information|7.8 0n+6
b:understand how|8.6 0n+6
b:how my|8.3 0n+6
b:i allow|8.6 0o+4
w:companies|8.0 0n+32b+63a+6
b:outside the|8.6 3a+3
b:tick to|8.6 2f+4
b:of personal|7.8 0n+6
b:the data|7.8 0n+7
b:data in|8.6 0n+4
b:my cv|8.0 0l+5
b:how we|8.6 0n+3
b:information i|8.6 0n+33a+3
b:data to|8.0 0n+4
b:agree with|7.8 0x+4
b:policy and|7.8 0n+4
b:agreement to|8.6 0n+40r+3
f:agreement|8.6 0n+3
l:reading|8.6 0n+3
w:informed|8.3 0m+7
b:informed of|8.6 0m+4
b:ai lu|7.8 0n+3
b:et j|7.8 0n+30r+3
w:traitement|7.1 0l+90n+8
g:item|7.1 0l+30n+3
w:collecte|8.6 0n+4
b:la collecte|8.6 0n+4
b:renseignements personnels|8.0 0n+5
w:traitees|8.0 0n+7
b:protection des|8.3 0n+4
b:accepte le|8.3 0l+4
b:le traitement|8.0 3a+3
b:lu la|8.0 0n+4
b:notice d|8.6 0n+3
b:d information|8.0 0n+4
b:information sur|8.6 0n+3
w:seront|8.6 0n+50o+8
s:seron|8.6 0n+30o+6
b:traitement des|8.6 0n+3
f:traitement|8.3 0l+3
b:companyname pour|8.3 2b+3
b:candidature j|8.6 0o+7
l:accepte|8.0 0o+30p+3
b:la mention|8.6 0n+4
w:etude|8.6 0n+4
b:l etude|8.6 0n+3
b:etude de|8.6 0n+3
w:habe|8.0 0n+63a+8
b:ich habe|8.0 0n+33a+6
w:datenschutzerklarung|8.3 0n+7
s:daten|7.4 0n+170o+6
g:ensc|7.8 0n+5
g:chut|7.8 0n+6
g:hutz|7.8 0n+4
b:die datenschutzerklarung|8.6 0n+3
w:gelesen|8.3 0n+6
s:geles|8.3 0n+6
b:datenschutzerklarung gelesen|8.6 0n+3
b:gelesen und|8.3 0n+3
w:stimme|8.6 0n+6
s:stimm|8.6 0n+5
g:erar|7.8 0n+5
g:eitu|7.8 0n+4
g:itun|7.8 0n+4
w:datenschutzhinweise|8.6 0n+15
w:willige|8.3 0n+3
w:verarbeitung|8.0 0n+10
s:verar|8.0 0n+5
b:die verarbeitung|8.3 0n+4
b:verarbeitung meiner|8.0 0n+4
w:daten|7.8 0n+70o+8
b:meiner daten|7.8 0n+40o+3
w:acepto|7.8 0n+110o+70p+70r+5
g:epto|7.8 0n+3
g:pto>|7.8 0n+3
f:acepto|8.0 0p+30r+3
b:mis datos|8.6 0n+40o+5
l:datos|8.6 0n+5
w:consentimiento|8.6 0l+60n+10
f:consentimiento|8.6 0l+30n+4
b:ik ga|8.6 0n+5
b:ga akkoord|8.6 0l+40n+4
b:met het|8.6 0l+40n+4
w:mijn|8.6 0n+70o+9
b:mijn gegevens|8.6 0n+40o+6
w:acconsento|8.3 0n+40o+90p+11
w:trattamento|8.6 0n+10
s:tratt|8.6 0n+9
b:trattamento dei|8.6 0n+4
f:acconsento|8.3 0o+30p+4
w:retention|8.0 0o+13
b:data retention|8.6 0o+7
b:we keep|8.6 0o+4
b:after this|8.3 0n-30o+43a+6
b:details for|8.6 0o+5
b:for 24|8.6 0o+40q+3
w:storage|8.6 0o+11
s:stora|8.6 0o+9
b:storage of|8.6 0o+5
b:data after|8.3 0n-43a+7
b:after the|8.3 0o+6
b:the procedure|8.6 0o+4
b:record for|8.3 0o+5
b:for one|8.6 0o+6
b:one year|8.3 26+3
b:period for|8.6 0o+9
w:delete|8.6 0o+43a+5
s:delet|8.3 0o+93a+4
w:decision|7.6 0l+120o+33a+5
s:decis|7.5 0l+80o+33a+5
b:a decision|8.3 3a+6
w:unless|8.6 0o+32f-43a+9
s:unles|8.6 0o+42f-33a+5
b:unless you|8.6 3a+4
l:allow|8.6 0p+3
b:my profile|8.0 0m+30o+40q+6
b:hold your|8.6 0o+50q+5
b:you permit|8.6 0o+50p+4
b:permit us|8.6 0p+74e-3
s:archi|8.6 0o+14
b:the vacancy|8.6 3a+3
b:is filled|8.6 3a+3
f:conservation|8.6 0n-30o+5
w:conservions|8.6 0n+50o+3
b:nous conservions|8.6 0n+5
w:dela|8.6 0o+6
b:au dela|8.6 0o+5
b:dela du|8.6 0o+4
b:du recrutement|8.6 0n+5
w:conserver|7.8 0o+40q+11
g:rver|7.8 0q+3
b:conserver mes|8.6 0o+5
f:conserver|8.0 0o+30q+5
s:suppr|8.6 0o+53a+4
w:garder|8.6 0o+40q+4
w:gardez|8.6 0o+60q+9
b:gardez mon|8.6 0o+40q+3
b:pendant un|8.3 0o+3
f:gardez|8.6 0o+3
b:user agreement|8.6 0r+4
w:cgu|8.6 0r+19
l:cgu|8.6 0r+5
w:modalites|8.6 0r+11
b:les modalites|8.6 0r+7
b:utilisation du|8.6 0r+3
b:du site|8.6 2j-53a+12
w:condiciones|8.6 0r+12
w:uso|8.3 0l+100r+10
b:of ai|8.6 0l+3
b:ai screening|8.6 0l+6
f:ai|8.6 0l+8
w:automated|7.6 0l+13
b:opt out|7.8 0l+50p-33a+9
b:automated processing|8.6 0l+5
b:may our|8.6 0l+6
s:notet|8.6 0l+143a-3
b:record and|8.6 0l+6
b:to automated|8.3 3a+5
b:a human|8.6 0l+43a+3
b:at my|8.6 0l+3
w:algorithm|8.6 0l+6
s:algor|8.0 0l+183a-4
g:lgor|8.0 0l+5
g:rith|7.8 0l+62h+4
g:ithm|7.8 0l+52h+3
f:allow|8.6 0l+40q+5
b:to ai|8.6 0l+7
w:robots|8.3 0l+103a+6
s:robot|6.8 0l+52f+192h+8
g:<rob|6.8 2f+132h+33a-4
g:robo|6.8 2f+103a-4
g:obot|6.8 2f+112h+3
b:i want|8.3 0l+30q+73a+3
b:to decide|8.6 0l+40n+4
f:robots|8.6 0l+4
b:par intelligence|8.6 3a+3
w:ia|8.0 0l+15
b:l ia|8.6 0l+7
l:ia|8.3 0l+3
w:automatise|8.6 0l+9
b:traitement automatise|8.6 0l+6
w:analyse|8.6 0l+33a+5
b:l analyse|8.6 3a+3
b:une ia|8.6 0l+3
w:candidatures|8.6 0l+80q+8
b:dossier soit|8.3 0q+3
b:offers from|8.6 0p+3
w:marketing|7.5 0m+183a+3
g:keti|7.5 0m+6
f:marketing|8.6 0m+4
b:send me|7.1 0m+143a+4
b:me marketing|8.6 0m-33a+3
b:about products|8.6 0m+7
b:products and|8.6 0m+7
w:promotional|8.6 0m+30p-33a+4
b:opt in|7.8 0m+80p+80q+33a-3
l:marketing|8.0 0m+3
b:by email|8.6 0m+7
b:i d|7.8 0m+130p+43a-3
b:to hear|8.0 0m+50q+6
w:then|8.3 0m+5
b:and then|8.3 0m+639+3
l:then|8.6 0m+3
b:we send|8.3 0p+9
b:send you|8.3 0p+5
w:promotions|8.3 0m+11
l:promotions|8.6 0m+3
b:receive updates|8.6 0m+5
f:receive|8.0 0m+5
b:like our|8.6 0m+32b+10
b:the loop|8.6 0m+7
s:brand|8.6 0m+93a+3
b:yes please|8.6 0m+63a+8
w:commerciales|8.6 3a+5
f:recevoir|7.6 0m+40q+33a-3
b:des offres|8.3 0m+7
b:etre informe|8.6 0q+5
b:informe des|8.6 0q+4
b:envoyez moi|8.3 0m+50p+4
w:nouvelles|8.0 0m+50p+6
f:oui|8.6 0m+30p+4
w:abonnez|8.6 0m+12
s:abonn|7.8 0m+92b+8
g:abon|7.8 0m+42b+3
b:abonnez moi|8.6 0m+7
w:produits|8.6 0m+53a+4
w:mochte|8.3 0m+60q+5
b:ich mochte|8.3 0m+30q+3
w:erhalten|8.6 0m+8
s:erhal|8.6 0m+13
l:erhalten|8.6 0m+4
w:recibir|8.6 0m+120p+5
s:recib|8.6 0m+70p+8
b:ik wil|8.6 0m+80p+4
w:ontvangen|8.6 0m+100p+8
s:ontva|8.6 0m+60p+6
l:ontvangen|8.6 0m+40p+3
w:ricevere|8.6 0m+70p+9
b:pas recevoir|8.6 3a+3
b:add me|8.6 0q+4
w:talent|7.4 0q+173a-3
b:talent pool|8.3 0q+6
l:pool|8.0 0q+53a+3
b:talent community|8.3 0q+7
f:talent|8.6 0q+3
b:join our|8.0 0q+54b+5
b:our talent|8.6 0q+5
f:join|8.6 0q+4
b:about other|7.5 0p+50q+6
b:me job|8.6 0m+4
w:alerts|8.0 0m+80p+53a-5
s:alert|7.2 0m+70p+40q+153a+8
g:aler|6.9 0q+43a+5
g:lert|7.2 0m+30q+53a+4
b:job alerts|8.3 0p+43a-3
b:other positions|8.3 0p+30q+4
b:other jobs|7.5 0m+50p+60q+4
b:jobs at|8.0 0q+6
b:2 years|8.6 0q+3
b:similar jobs|8.6 0m+7
b:profile for|8.3 0q+10
w:upcoming|8.6 0q+13
s:upcom|8.6 0q+11
b:about new|8.6 0p+50q+63a-5
b:new jobs|8.6 0q+63a-4
b:notify me|8.3 0m+8
b:me of|8.6 0m+6
f:notify|8.3 0m+6
b:list for|8.6 0q+6
b:for later|8.6 0q+83a-3
w:alert|8.3 0q+83a+8
b:job alert|8.6 0q+7
w:remember|8.6 0q+73a+6
s:remem|8.6 0q+93a+4
b:come up|8.6 0q+6
b:me on|8.6 0p+30q+5
w:aren|8.6 0q+7
f:save|8.6 0q+4
b:conserver mon|8.6 0q+7
b:pour de|8.6 0q+6
w:postes|7.4 0q+10
b:autres postes|7.4 0q+83a+3
l:postes|7.4 0q+4
b:de talents|8.3 0q+7
l:talents|8.6 0q+3
b:banque de|8.3 0q+7
b:mon profil|8.3 0q+7
w:alertes|8.6 0m-30q+113a+3
b:des alertes|8.6 0q+43a+6
b:contacter pour|8.6 0q+53a+3
b:n etes|8.3 0h-32h+33a+4
b:etes pas|8.6 2h+4
b:profil pour|8.6 0q+3
w:prochaines|8.6 0q+7
b:prochaines offres|8.6 0q+4
b:offres d|8.6 0q+6
w:pensez|8.6 0q+6
s:pense|8.6 0q+4
b:in den|8.3 0q+7
w:talentpool|8.3 0q+10
b:den talentpool|8.3 0q+8
l:filled|8.6 3a+4
b:text message|8.6 0p+4
b:updates by|8.6 0p+32b+11
b:by text|8.3 0p+9
w:rates|8.6 0p+4
s:rates|8.6 0p+6
b:rates may|8.6 0p+3
w:notifications|8.3 0p+10
f:sms|8.6 0p+4
l:notifications|8.6 0p+3
w:whatsapp|8.3 0p+15
s:whats|8.3 0p+10
b:by sms|8.6 0p+93a-4
b:shift offers|8.6 0p+6
w:envoyer|8.3 0p+83a+73q-4
b:envoyer des|8.6 0p+6
w:sujet|8.6 0p+9
s:sujet|8.6 0p+7
b:au sujet|8.6 0p+6
b:par texto|7.6 0p+9
b:pouvez m|8.6 0p+5
b:m ecrire|8.6 0p+5
b:ecrire par|8.6 0p+3
b:not text|8.6 0p-33a+5
b:follow companyname|8.0 2b+3
b:with their|8.6 3o+3
b:us on|8.6 2b+72o-43a+4
b:company page|8.6 3a+4
w:suivre|7.8 2b+173a-3
s:suivr|7.8 2b+14
g:suiv|7.5 2b+102o-3
g:uivr|7.8 2b+5
b:suivre companyname|8.3 2b+3
f:suivre|7.8 2b+11
b:pour rester|8.6 2b+3
w:abonner|8.6 0m+62b+4
b:abonner a|8.6 0m+3
b:la page|8.6 2b+6
b:page de|8.6 2b+7
s:segui|8.6 2b+18
w:robot|7.2 2f+202h+113a-3
b:a robot|8.3 2f+7
l:robot|7.3 2f+8
w:captcha|8.3 2f+17
s:captc|8.3 2f+11
g:aptc|7.8 2f+10
g:ptch|7.8 2f+12
g:tcha|7.8 2f+13
f:captcha|8.6 2f+5
l:captcha|8.3 2f+5
b:the image|8.6 2f+4
l:image|8.0 2f+6
b:are human|8.3 2f+52h+5
l:human|8.3 2f+6
b:code from|8.3 2f+42g+9
s:chall|8.6 2f+12
b:confirmation code|8.6 1u-42f+9
w:spam|8.0 2f+62h+14
g:spam|7.6 2h+5
g:pam>|7.6 2h+6
b:anti spam|8.6 2f+42h+33a-3
b:un robot|8.0 2f+172h+43a-9
s:recop|8.6 2f+11
b:caracteres de|8.6 2f+8
b:saisissez le|8.6 2f+62g+3
w:humain|8.6 2f+9
b:anti robot|8.6 2h+5
b:3 +|8.0 2h+9
l:six|8.6 2h+6
w:dog|8.3 2h+113a+83i-6
f:human|8.6 2h+3
w:bots|8.6 2h+10
w:tuesday|8.3 2h+63a-447+10
l:tuesday|8.3 2h+347+5
b:security question|8.3 0i-32h+73a+8
w:antispam|8.6 2h+12
s:antis|8.6 2h+7
f:question|8.6 2h+5
w:sicherheitsfrage|8.6 2h+93a+7
f:sicherheitsfrage|8.6 2h+43a+4
b:+ 5|8.6 2h+9
b:sent to|8.6 2g+12
b:code recu|8.6 2g+7
b:recu par|8.6 2g+7
b:code a|8.6 2g+11
b:par e|8.6 2g+3
w:validation|8.6 2g+113a+7
l:blank|8.6 3a+3
b:please don|8.3 0m-53a+13
w:fax|8.6 3a+11
f:fax|8.6 3a+10
s:laiss|8.6 3a+9
b:ce champ|8.0 3a+5
w:vide|8.3 3a+9
l:vide|8.3 3a+3
b:next of|8.6 3a+4
b:of kin|8.6 3a+5
b:who should|8.3 3a+10
b:s email|7.6 1t-33a+13
b:referee s|8.6 3a+8
b:supervisor s|8.6 3a+3
f:supervisor|8.3 3a+4
b:s phone|8.6 3a+4
b:s address|8.6 1v-33a+12
w:approved|8.6 3a+4
f:agency|8.6 3a+5
b:assessment day|8.6 3a+8
b:licence expiry|8.6 3a+6
b:points on|8.6 3a+4
b:licence ever|8.3 3a+5
w:stopped|8.6 3a+9
s:stopp|8.6 3a+10
w:keyword|8.3 3a+10
s:keywo|8.3 3a+84l-3
b:keyword or|8.6 3a+5
w:filter|8.3 3a+10
s:filte|8.3 3a+10
b:filter by|8.6 3a+6
w:department|8.3 1o+93a+8
l:posted|8.6 3a+6
w:requisition|8.6 3a+14
b:friend s|8.6 3a+6
w:promo|8.6 3a+12
b:competition number|8.6 3a+9
b:your company|8.0 3a+10
b:your business|8.3 3a+8
b:your firm|8.6 3a+8
l:reach|8.6 3a+3
b:our new|8.6 3a+5
w:dogs|8.3 3a+15
l:dogs|8.3 3a+5
b:why not|8.6 3a+7
l:app|8.6 08+6
b:who has|8.6 3a+5
w:houses|8.6 38+33a+7
w:malpractice|8.6 3a+10
s:malpr|8.6 3a+6
b:level completed|8.6 3a+3
w:provider|8.6 3a+13
l:provider|8.6 3a+5
w:speed|8.3 3a+12
s:speed|8.3 3a+9
l:own|8.6 3a+4
w:play|8.6 3a+8
w:instrument|8.6 3a+9
l:teach|8.6 3a+4
w:commission|8.6 3a+5
b:commission only|8.6 3a+3
w:sales|8.6 3a+6
w:largest|8.6 3a+9
w:sold|8.3 3a+8
b:ve sold|8.6 3a+5
w:exam|8.3 3a+15
w:studying|8.6 3a+11
b:our client|8.3 3a+3
b:sold into|8.6 3a+4
l:served|8.3 3a+6
b:you run|8.6 3a+5
l:run|8.3 3a+6
w:camera|8.6 3a+10
s:camer|8.6 3a+9
b:take home|8.6 3a+7
b:the pay|8.6 3a+9
b:the salary|8.6 3a+10
w:rent|8.6 3a+6
b:you visit|8.6 3a+3
w:collect|8.6 3a+9
w:travelled|8.6 3a+6
b:you travelled|8.6 3a+3
b:travelled to|8.6 3a+3
f:countries|8.6 3a+4
b:need accommodation|8.6 3a+4
b:a room|8.3 3a+6
w:lodge|8.6 3a+7
s:lodge|8.6 3a+4
b:the lodge|8.6 3a+4
b:re proud|8.6 3a+9
w:runs|8.6 3a+8
b:staff only|8.6 3a+7
w:claimed|8.6 3a+114m-4
l:claimed|8.6 3a+4
b:days on|8.6 3a+5
s:withd|8.3 3a+13
b:the question|8.3 3a+9
b:du superieur|8.6 3a+53b-3
s:alime|8.3 3a+13
b:de concours|8.6 3a+6
w:secrete|8.6 3a+11
l:secrete|8.6 3a+5
b:points d|8.6 3a+4
w:inaptitude|8.6 3a+6
s:inapt|8.6 3a+9
b:d inaptitude|8.6 3a+5
w:feriez|8.3 39+53a+7
b:que feriez|8.6 3a+7
b:feriez vous|8.3 3a+5
b:jours de|8.6 3a+5
s:notfa|8.6 3a+15
w:telefon|8.3 3a+63b+8
f:telefon|8.3 3a+4
b:contacto de|8.6 3a+4
w:emergencia|8.6 3a+8
b:de emergencia|8.6 3a+5
w:talla|8.6 3a+8
s:talla|8.6 3a+9
b:talla de|8.6 3a+8
f:talla|8.6 3a+5
b:restricted to|8.6 3a+6
s:impos|8.6 3a+144p-5
w:tengo|8.6 3a+7
s:tengo|8.6 3a+8
b:no tengo|8.6 3a+5
w:puedo|8.6 3a+9
s:puedo|8.6 3a+10
b:not yet|8.3 0c-33a+4
b:you yet|8.6 1l-424-33a+14
b:yet to|8.6 3a+8
s:troub|8.3 28+43a+4
b:ik heb|8.6 3a+9
b:heb geen|8.6 3a+8
w:lifting|8.0 3j+6
s:lifti|8.0 3a+43j+4
b:i don|8.6 3a+74m-6
b:you without|8.6 3a+4
b:be out|8.6 3a+5
b:which hours|8.6 3a+447+6
w:refuser|8.6 0l-439-33a+9
b:have obtained|8.6 1q+3
w:preventive|7.2 28+10
w:maintenance|6.8 24+528+1329-53a-3
b:preventive maintenance|7.2 24+328+3
b:in canadian|7.8 3w+3
w:dollars|7.3 3w+8
s:dolla|7.3 3w+6
b:canadian dollars|7.8 3w+3
b:langue souhaitez|8.3 2j+3
b:vous qu|8.6 2j+4
b:qu on|8.6 2j+4
w:privilegiee|8.6 2j+6
b:langue privilegiee|8.6 2j+4
b:privilegiee pour|8.6 2j+4
b:pour nos|8.6 2j+3
b:annuel souhaite|8.3 3w+3
b:quel quart|8.6 47+4
b:en entretien|7.8 28+4
w:preventif|7.8 28+4
b:entretien preventif|7.8 28+5
l:preventif|7.8 28+3
b:pour lequel|8.6 0v+3
f:sap|8.6 24+11
w:refrigeration|8.6 24+6
s:refri|8.6 0g+424+5
b:cad per|8.0 3w+4
b:a preferred|8.6 32+43a-3
b:preferred name|7.8 32+113a-4
l:disponibilites|8.6 47+4
w:automates|8.6 28+7
w:plc|7.2 24+1628+11
b:automates plc|8.6 28+4
l:plc|7.6 24+7
b:comment nous|8.6 3q+4
b:je veux|8.6 0m+3
b:veux recevoir|8.6 0m+4
b:les nouvelles|8.3 0p+3
b:joindre par|7.6 3b+3
b:par telephone|7.6 3b+4
b:en semaines|8.0 37+3
f:espagnol|8.6 2k+8
b:website blog|8.6 2q+5
b:blog or|8.6 2q+3
b:or portfolio|8.6 2q+4
b:occasional overtime|8.6 39+4
b:province state|8.0 0a+4
f:organization|8.6 1v+5
b:phone no|8.6 3b+7
b:daytime phone|8.6 3b+4
l:monday|8.6 47+5
f:lundi|8.6 47+10
f:tuesday|8.6 47+8
w:mardi|8.6 47+16
s:mardi|8.6 47+12
f:mardi|8.6 47+7
l:mardi|8.6 47+7
w:wednesday|8.6 47+14
f:wednesday|8.6 47+6
l:wednesday|8.6 47+3
w:mercredi|8.6 47+13
s:mercr|8.6 47+14
f:mercredi|8.6 47+5
l:mercredi|8.6 47+5
w:thursday|8.6 47+13
f:thursday|8.6 47+7
l:thursday|8.6 47+6
w:jeudi|8.6 47+14
s:jeudi|8.6 47+16
f:jeudi|8.6 47+9
l:jeudi|8.6 47+7
f:friday|8.6 47+6
w:vendredi|8.6 47+14
s:vendr|8.6 47+9
f:vendredi|8.6 47+7
l:vendredi|8.6 47+5
w:saturday|8.6 47+12
f:saturday|8.6 47+4
l:saturday|8.6 47+3
w:samedi|8.6 47+12
s:samed|8.6 47+12
f:samedi|8.6 47+10
l:samedi|8.6 47+5
f:sunday|8.6 47+9
l:sunday|8.6 47+6
f:dimanche|8.6 47+7
b:do overtime|8.6 39+4
b:you lift|8.3 3j+4
w:23|8.3 3j+7
b:23 kg|8.3 3j+4
b:two work|8.6 3o+3
b:work references|8.6 3o+3
f:two|8.6 3o+3
b:may text|8.6 0p+4
b:get text|8.6 0p+3
w:vraies|8.6 0x+6
s:vraie|8.6 0x+5
b:sont vraies|8.6 0x+4
w:completes|8.6 0x+7
b:et completes|8.6 0x+4
b:your french|8.6 2k+5
b:restrict your|8.6 36+3
b:with plc|8.0 28+4
b:yearly salary|8.0 3w+3
b:you given|8.6 2x+632-5
b:other openings|8.3 0q+3
b:relatives who|8.6 3r+3
b:who currently|8.6 3r+3
w:plcs|8.3 28+9
b:with plcs|8.3 28+7
l:plcs|8.3 28+3
b:a driving|8.3 1j+6
w:become|8.6 3q+4
s:becom|8.6 3q+3
w:encadre|8.6 26+4
b:encadre une|8.6 26+4
w:euros|8.3 3w+6
s:euros|8.3 3w+4
b:salariales euros|8.6 3w+3
b:conservez mon|8.6 0q+4
b:vous fonctionnaire|8.6 2c-43a+12
b:offres par|8.3 0p+4
b:not received|8.6 0v+3
b:seal certificate|8.6 2m+4
b:year in|8.3 3w+3
b:find this|8.6 3q+3
b:moi les|8.6 0p+4
b:nouvelles offres|8.6 0p+3
b:donnees pour|8.6 0n+4
b:working monday|8.6 47+4
b:for per|8.3 3w+4
b:me the|8.3 0m+6
b:currently authorized|8.3 4p+3
b:the statement|8.6 0x+5
b:statement above|8.6 0x+3
b:desired annual|7.8 3w+3
b:salary cad|7.5 3w+3
w:troubleshooting|8.6 28+3
b:date month|8.0 1n+71x-621+64b-4
b:first learn|8.0 3q+3
b:your title|8.6 3z-34l+8
b:from year|8.0 21+7
b:zip or|8.6 09+4
b:or postcode|8.6 09+3
w:royaume|8.6 4p+4
s:royau|8.6 4p+4
b:au royaume|8.6 4p+3
b:conduire complet|8.3 1j+3
b:of plc|8.6 28+3
b:am 18|8.6 0c+6
w:sweet|8.6 0m+54t+4
s:sweet|8.6 4t+3
w:larder|8.6 4t+5
s:larde|8.6 0m+34t+4
b:sweet larder|8.6 0m+3
b:unrestricted right|8.3 4p+3
b:following have|8.3 24+6
w:lodestar|8.3 3r+34i+4
s:lodes|8.3 4i+54t+3
b:by lodestar|8.6 3r+3
w:mutual|8.3 3r+54i+44t+5
s:mutua|8.3 3r+34i+44t+4
b:lodestar mutual|8.3 3r+3
b:handle my|8.6 0n+5
w:ton|7.2 1u+33e-34l+5
f:ton|7.3 3b+33e-34l+5
l:tu|8.6 40+3
b:as tu|7.6 3q+3
b:veux tu|8.6 4i+3
b:your profession|8.6 29+4
b:flat or|8.6 08+8
b:year completed|8.6 1l-31n+7
b:supervised staff|8.6 26+6
b:straße hausnummer|8.6 07+6
w:englischkenntnisse|8.6 2k+7
f:englischkenntnisse|8.6 2k+4
b:fruhestmoglicher eintrittstermin|8.6 4b+5
w:brutto|8.6 3w+5
b:brutto pro|8.6 3w+3
b:jahr in|8.6 3w+3
b:uns aufmerksam|8.6 3q+3
w:aufgenommen|8.6 0q+4
s:aufge|8.6 0q+5
b:talentpool aufgenommen|8.6 0q+3
b:aufgenommen werden|8.6 0q+4
b:were referred|8.6 3p+3
b:employee please|8.6 3p+3
b:a number|8.6 3b+3
b:these have|8.3 24+6
w:said|8.6 0x+437+3
b:travail preferez|8.3 4s+6
b:used autocad|8.3 24+3
w:quayside|8.6 0q+3
s:quays|8.6 0q+3
b:autocad experience|8.6 28+8
b:the talent|8.3 0q+5
b:quel mode|8.6 4s+3
b:role there|8.6 4l+6
w:sorrel|8.6 0n+824-34t+6
s:sorre|8.6 0n+54t+5
w:thicket|8.6 0q+3
b:duration from|8.6 21+7
f:duration|8.6 21+6
`,
};
