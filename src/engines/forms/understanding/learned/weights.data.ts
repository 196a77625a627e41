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
    9.74, 9.57, 9.1, 8.75, 9.94, 9.7, 9.71, 9.35, 10.1, 9.71, 9.7, 1.63, 9.87, 9.87, 9.21, 9.59, 10.38, 9.36,
    9.61, 9.47, 9.99, 9.69, 9.91, 9.51, 9.27, 9.4, 9.74, 9.57, 9.61, 9.22, 10.0, 10.12, 10.08, 10.27, 9.78,
    9.83, 9.61, 10.16, 8.83, 9.18, 9.69, 10.02, 9.42, 10.06, 8.9, 9.12, 9.36, 9.87, 9.22, 8.96, 10.35, 9.84,
    9.14, 9.85, 9.89, 9.46, 9.66, 9.92, 9.9, 9.81, 10.1, 10.35, 9.66, 9.97, 9.17, 9.52, 9.13, 9.86, 9.89,
    9.89, 9.65, 9.69, 9.92, 9.59, 9.19, 9.49, 10.81, 10.32, 9.37, 9.48, 9.69, 9.11, 9.46, 8.74, 9.46, 9.81,
    9.11, 9.81, 9.16, 10.08, 8.97, 9.59, 10.58, 9.47, 9.8, 8.28, 8.56, 10.09, 9.54, 9.54, 9.07, 9.47, 9.74,
    9.81, 9.95, 9.28, 10.01, 9.45, 9.45, 9.82, 10.03, 9.49, 9.21, 8.96, 9.58, 9.46, 9.71, 9.69, 13.5, 10.0,
    9.61, 9.57, 9.28, 10.21, 10.43, 1.88, 9.22, 9.7, 9.32, 9.75, 9.91, 10.14, 9.58, 10.1, 9.53, 9.72, 9.49,
    9.85, 9.53, 9.53, 10.37, 9.53, 9.99, 8.81, 10.53, 10.52, 9.32, 10.14, 10.62, 10.42, 9.45, 9.24, 10.0,
    10.25, 10.37, 10.38, 9.84, 10.38, 9.43, 9.49, 9.7, 9.62, 9.67, 9.79, 9.7, 9.84, 9.28, 9.44, 9.35, 9.64,
    9.8,
  ],
  strange: 9.0,
  lines: `
w:first|4.8 07+40l+513+917+61e+41l-31n-41p+71s+82j+42w+52x+142z+1030-731+932+633+73a+63m+53n+448+6
s:first|4.7 07+40l+513+917+61e+41m-31n-31p+31s+42j+32w+42x+162z+930-731+732+633+33a+63n+348+114m+4
g:<fir|4.5 13+31v+423+42x+1048+3
g:firs|4.7 13+31s+32x+102z+348+4
g:irst|4.7 13+32x+1248+4
g:rst>|4.8 13+32x+8
w:name|3.5 01+807+30g+80k-30q-30x-30z-41o+51r+151v+1923+2124-32d+72k-32m-42w-32x+172y+142z+2030+1331+1532+1833+1734+163a+93c-33d-33l+163m+153n-43w+103y+1040+343+44k+54q-3
g:<nam|3.4 1r+41v+523+62x+72y+92z+1430+431+432+633+834+73l+33m+5
g:name|2.9 01+41r+323+52b+52i+42x+152y+102z+1530+1631+1232+1033+734+538+43a-73l+33m+53p+34f+34q+5
g:ame>|2.9 01+51a+31r+323+82b+42i+52x+122y+92z+1230+1331+732+1133+534+538+33a-43l+43m+64q+5
c:name|3.0 01+907+70q-30w-40z-31r+81v+1323+2224-42d+32k-32m-32w-32x+232y+242z+2430+2431+2132+2033+2334+153l+123m+173n-43w+33y+643+344-348-34b-34q-3
b:first name|5.8 2x+162z-532+53a-4
f:first|5.7 2x+12
l:name|4.0 01+41v+423+52d+32x+92z+1030+632+733+43l+33m+3
n:2|1.3 03+407+708+909+60a+50d-40f-50g-30j-30l-30m-40n-50q-40s-30v-30w+30x-314+31b-31c+31d-31e+81f+71g+41i+51k-31m+91n+91o+41p+61r+41s+61t+131v+71w+61x+111y+81z+621+1222+724-625-327-328-629+62b+42e+42l+42m+62p+112r+52s+32t+32u+32v+92x+62z+430+331+932+536-438-63a-53c+63d+43e+73g-63k-43n-33o-43p-43s+33t+53v+33w+43y+340+641+544-745+346-349+84c-34e-54g-44i+104j-44m-44q-4
w:given|5.9 0x+82x+1531+1332-3
s:given|5.9 0x+52x+1331+10
g:<giv|5.8 0x+32x+931+3
g:give|5.8 0z+32x+8
g:iven|5.8 2x+731+5
g:ven>|5.7 2x+831+3
b:given name|6.2 2x+1331+1032-3
w:s|4.2 0h+31j+41v-323+32a+32d+42l+42w+42x+72y+32z+435+33a+113e+33u+445+4
b:name s|7.1 2x+142y+63a-3
f:given|6.4 2x+11
l:s|6.2 1e+42w+72x+63a-4
w:last|4.6 0e+40i+50j+30k+50v+31h+31p+31q+61x+620-32x-72y+102z+1130+1633+33a+73k+33m+53s+113t-440+1041+748-34a+54d+44i+3
g:<las|4.6 2x-330+143s+340+3
g:last|4.6 2x-330+143a+33s+5
g:ast>|4.2 0e+42x-32y+330+113s+33u+340+34q+3
c:highest|3.2 06+60c+40g+50i+110j+517+41h+41l+161m+71n+71o-41p+61q+211s-31x+320-324-325+1227-328-42c+42k+112x-62z+930+153k+33n-33s+103x+440+341+444-34a+104c+34d+64i+4
b:last name|5.6 2x-52y+630+1331+333+43a-53m+4
f:last|5.8 1x+52z-530+163a-53s+341+5
w:family|5.6 0z+514+517+52c+330+123a+33o+114f+4
s:famil|4.8 0z+914+417+924+625+92z+530+2032+833+53a+63o+194q-3
g:<fam|4.8 0z+417+325+330+113o+6
g:fami|4.8 0z+417+325+330+83o+9
g:amil|4.8 17+325+330+123o+7
g:mily|5.6 30+53o+3
g:ily>|5.4 30+5
c:family|4.7 0z+514+317+52c+430+163a+53o+234h+54q-3
b:family name|6.3 30+12
f:family|6.5 30+5
w:surname|6.2 1f+52x-52y+102z+1430+183a-4
s:surna|6.1 1f+42y+122z+1030+183a-3
g:<sur|5.7 2y+330+1032+439+4
g:surn|6.1 2y+42z+330+1232+6
g:urna|6.1 2y+32z+330+10
g:rnam|5.7 01+62x+32y+32z+530+1431+4
f:surname|6.5 30+15
l:surname|6.4 2z+630+11
n:1|2.4 00-502+1103-404+3205+1706+1207+708+709+170a+220b+70d-50e-40f-60g-30i-40j-30k-50l-50m-60o-40p-40q-70t-40u-60v-60x-50z-611+1413-315+1017-61a+51b-61d-31f+131g-51j-31k-41l-71n-31o+121p+41q-31r+91s-31t+111u-61v+161w+81x+221y+31z-621+1822+1024-325-926-427-428-62a-42c-42e-32h-62i-42l+72p-32u+82v-62w-62x+122y+62z-330+2433-334+536-438-639-53a-203b+273d+123e-33f+113g-83k-53l+33m-63n-53o-53p-53q-53r+153s-63t-53w+143x-53y+113z-340-1241+1342+443+744+1246-547-448+144b+54c-54d-74e-54f-54g-64h+34i+154j-64k-44m-54n-54o-34p-54q-4
w:full|5.0 06+111j+1423+729+82z+133a-113f+53g+33m+83x+1744-34m+7
g:<ful|4.9 06+31j+323+42z+63a-33x+9
g:full|4.8 06+31j+423+32z+63a-43x+74m+5
g:ull>|5.0 06+31j+423+52z+73x+7
c:often|3.6 06+40s+120v-30w+41j+31k+423+924-32e+142g+32h+52z+937+1638+1639+43m+33x+1444+1148+54c+34h+104j+8
c:valid|3.3 05+306+70g+120h+40i+100k+80o+41j+161l+101o-31p+41v+31y+1022+323+62a+32c+52i+72v+32z+73r-33s+53t-33x+844-44i+64k+34l+134m+124n+104o+5
b:full name|6.2 23+132z+63m+6
f:full|6.2 23+62z+43f+3
f:name|5.1 1m+31r+71v+72x-42y+32z+1432+434+33a+53l+33m+43w+33y+540+343+44k+4
w:your|2.6 0m-30o+30v-31f+71g+41h+31v-623+525+72d+42q+52r+32u+32z+1133+537+438-33a+83k+43n-33s+43z+644-34a+34d+44e+94g+34i+44m-44n+3
b:your full|6.7 23+72z+3
w:legal|5.5 0c+90d+70r+311+92x+72z+330+931+432+634+637+33a-33q+83w+34m-34o+5
s:legal|4.8 0c+80d+411+71j+92x+62z+630+831+332+534+53q+63w+44m+94o+3
g:<leg|4.8 0c+31j+44m+5
g:lega|4.7 1e+41j+54m+6
g:egal|4.7 0c+411+31j+34m+4
g:gal>|5.4 0c+32z+330+33q+3
c:legal|3.7 0c+50d+30f+120i+30j+50n+611+41j+101l+324-32a+42z+430+33k+123q+1644-446+34m+254n+94o+14
b:full legal|7.5 2z+8
b:legal name|6.8 2z+1032+334+63w+4
f:your|4.8 1f+91t+61u-324+825+42d+32q+42u+72z+153a-93m+33z+345-74i+7
n:3|1.0 01+304-30a-30c+30g+60k-30m+30p+30q+30r+30s+51d+41l+31t-51u+31x-31z+423+324+525+526+528+52f+42i+42k+42w+32z+333+33a+233n+33s+43x+53z+444+34b+54d+54k+54m-34n+44o+34p+3
w:preferred|5.6 04-40t+110u+41t+32j+32w+102x-732+113b+43r+43x+744+348+34p+9
s:prefe|4.6 04-30h+30s+90t+180u+313+419+42j+162k-42w+202x-332+173a+53r+33w+43x+744+54p+21
g:<pre|3.1 0f+30t+81c+32j+52w+72x+831+432+737+738+43c+33q+33w+340+34p+9
g:pref|4.5 0s+30t+102j+62w+632+83c+73w+43x+34p+10
g:refe|3.9 0t+91e+32j+42w+832+63k+93l+173m+124p+8
g:efer|3.9 0t+81e+42j+52w+932+43a+43k+83l+153m+124p+7
g:ferr|5.1 0t+332+43m+113n+34p+3
g:erre|5.1 0s+50t+31l+42w+332+33m+6
g:rred|5.2 2w+332+43m+44p+3
g:red>|4.2 1i+32w+432+43a-33m+33t+34p+4
c:called|3.6 05+406+1207+1208+70l+30s+130t+1313+319+31t+71v-41z+52g+32j+92k-42l+32o+32w+1532+233b+33w+63x+54b-34i+74p+16
b:preferred first|8.1 2x-632+8
f:preferred|5.8 0t+42w+42x-344+34p+4
w:what|3.5 1l-31o+51p+51w+320+324-52h+32x+332+63a+43j+33s+53t+103u+545+346-347+348+34a+64d+104e+94f+84g+84i+84o+6
c:why|3.1 04-40g-30k+40q-30u+30v-30y+41c+141d+111l-41o+61p+71v-41w+41y-320+2324-72d+32h+42x+32z+332+538-43a+33j+53m-43o-33s+83t+163u+845+746-647+548+54a+84b+54d+124e+124f+314g+274h+34i+94m-64o+114q-4
w:should|5.6 0q+40t+41t+332+53a+5
b:what should|7.4 2x+332+123a-33t+6
w:we|4.2 00+806+409+30f+60k+30n+50o+120p+70q+90s+30t+90x-31f+31t+141v-424-42g+92n+42o+42p+32q+92r+62w+32x+72z+436+438+839+43a-83b+83i+53k+163l+33m+33n-53p+53u+43z+344-44f+34g+34h+34p-34q-4
c:us|2.3 04-407-30e+160g-40k+130m+80n+80o+50p+30q+50s+40t+60v-30y+417-31e-31l-31n-31p-31r-31t+61v+191x-31z+720-421-323+324-725-426+62b+212g+32i+222j+32k-32q+32v-42y-330-332+333+336+838+83g-43i+43k+113m+93n+173o+193p+33s-33x-341-345-446+1047+44b+64c+34e+34f+234o-34q+24
b:should we|6.2 00+50q+40t+42j+42q-532+83a+43k-33y+34g+5
w:call|5.8 0l+70q+60s+140t+427+42v+42x+932+833+43b+93k+83u+544+3
g:<cal|5.5 07+40s+52h+332+63c+3
g:call|5.3 07+50s+432+43c+3
g:all>|5.6 0s+529+32k+32x+332+43b+3
c:contact|4.2 0p+40q+120s+170t+211t+101v-32k+52l+52x+332+73b+133e+33k+183l+5
b:we call|6.7 0q+30s-52x+632+33a+103b+3
w:you|1.6 00+30c+40d+50g+60j+40k+40p+30t+30v+50x-30z+413+418+319+41a+31e-31f-31j+324+102a+32c+42i+42w+536+338+439+33a+83g+33m+43n+43p+53t+340+544+446+348+34c+54d+34g+44j+74m+44q+3
c:fit|1.5 00+60c+60d+100f+40g+80j+50k+60l-30p+30q+30s+60t+40v+70x-40z+712+413+516+317+518+419+61a+41b+51e-51f-41h-31j+41l+61p-41t+31v-31x-31y-31z-320+424+1425+32a+42c+62i+52j+52m-32r-32w+730-332+336+538+1039+63a+73g+73i+33m+63n+63p+83t+73w-33y-440+941-443-344+345+446+848+34c+84d+44e+34f+44g+114j+124k+44l+64m+94n-34p+34q+3
b:call you|6.6 0q+60s-72x+532+163a+43b+7
f:what|3.6 0y+31o+31p+620+424-42d+32x+332+83a+63e+33j+53s+83t+123u+545+646-44a+54d+114e+44f+94g+104i+74o+6
l:you|4.5 0d+30t+31t+52a+32w+432+638+33a+93l+446+349+4
w:middle|6.6 2z+631+143a-4
s:middl|6.6 2z+331+20
g:<mid|6.4 31+8
g:midd|6.5 1p+631+11
g:iddl|6.6 31+7
g:ddle|6.6 31+11
g:dle>|6.0 2p+42s+431+9
b:middle name|7.2 2z-331+15
f:middle|7.0 31+10
w:prenom|5.0 23+82x+182z+1431+1232+1333+53a-7
s:preno|4.9 23+52x+202z+1231+1632+1333+33a-7
g:pren|4.8 2x+122z+531+732+4
g:reno|4.9 2x+142z+531+632+4
g:enom|4.9 15+423+32x+152z+431+632+33a-3
g:nom>|4.9 2x+122z+531+532+83a-3
f:prenom|5.5 2x+152z+330-332+7
l:prenom|5.5 2x+12
w:nom|4.6 01+807+60j+31m+51r+41v+101z-323+152s+42y+162z+1630+2032+833+153l+83m+173y+643+3
w:de|2.4 0i+30n+30q+410+31c+41d+31h+31i+51s+31y-31z+621+325+32i+32k+32v-337+43a+43e+33n+43o+33q+43t-53v+33z+343+547+449+34i-44o+4
b:nom de|5.5 1r+41v+92y+112z+430+33o-33y+6
w:famille|5.8 17+52z+530+833+73o+104q-4
g:mill|5.7 30+43o+3
g:ille|3.9 04+72v+630+33o+44m+34q+3
g:lle>|4.0 04+607+31y+31z+52v+430+33a-43o+34q+4
b:de famille|6.1 2z+730+1133+3
f:nom|5.0 1v+523+32x-42y+52z+830+2132+5
l:famille|6.2 2z+330+4
l:nom|6.3 30+1733+6
w:complet|6.4 06+523+72z+153x+4
s:compl|4.8 00+306+1408+70x+614+41e+41k+31l+141n+101o-31q+822+923+324+32a+92f+42p+32z+1330-33a+33x+949-3
g:<com|2.8 04+306+30m+40q+40t+416+31l+41v+425+42b+52i+52z+536+43n+33t+345+64b+34f+54q+5
g:comp|3.2 06+31l+41v+725+32b+52i+52z+436+53o+445+74a+44f+64q+5
g:ompl|4.7 06+608+31e+31l+81n+32z+54a+7
g:mple|4.4 06+51i+131l+41n+31q+32z+54c+3
g:plet|4.9 06+71l+91n+31q+32z+63x+4
g:let>|6.3 2z+7
b:nom complet|7.0 23+52z+1130-4
l:complet|6.8 2z+7
w:et|4.8 07+80x+31k+323+42v+32x-42z+830-43a-540+345+34d+4
b:prenom et|8.1 2x-52z+1230-4
b:et nom|7.9 07+32x-42z+1030-5
w:pronouns|6.5 3a-33i+28
s:prono|5.6 33+273a-53i+40
g:<pro|3.1 0a+140g+30m+40n+30v+329+42d+92k+32o+433+73a-63i+123q+349+74a+54c+11
g:pron|5.5 33+153a-43i+19
g:rono|5.6 33+103a-43i+23
g:onou|6.1 33+43a-33i+11
g:noun|6.2 33+33i+12
g:ouns|6.4 3i+11
g:uns>|6.4 3i+11
f:pronouns|7.4 3i+8
l:pronouns|7.3 3i+5
w:quels|6.9 3i+444+3
w:sont|6.0 0x+63t+34d+5
b:quels sont|7.9 3i+44d+3
w:vos|5.0 17+41e+31h+41w+323+42q+52r+43a+43k+33t+34a+34d+84g+6
b:sont vos|6.7 3a+33t+54d+8
w:pronoms|7.4 3i+16
g:onom|6.1 0a+317+113a-33i+153t+3
g:noms|6.9 2y+331+43i+7
g:oms>|6.7 31+43i+7
b:vos pronoms|8.5 3i+5
f:quels|7.0 24+33i+5
l:pronoms|7.9 3i+5
w:email|4.5 01+220m+50t+61t+221u+212g+93a+103l+53m+33z+7
s:email|4.4 01+190m+70q+40t+91t+231u+222g+93a+83l+43z+4
g:<ema|4.4 01+71t+171u+82g+3
g:emai|4.2 01+80m+41t+191u+102g+3
g:mail|3.9 01+100m+40t+31t+261u+132g+83z+5
g:ail>|3.7 01+80t+31t+251u+132g+53z+444+44p+6
f:email|5.5 01+61t+191u+3
l:email|5.3 01+61t+121u+33z+3
w:e|4.2 01+160c+40f+30h+80j+40m+50r+50t+100w+101b+81l+71t+181u+1924-32a+62g+112k-32v+82w-32z+532+533+334+335+63a-113b-33l+33p+73z+843+444+448-34d+74m+54q+3
w:mail|4.9 01+220m+50t+91t+221u+192g+183a-63z+9
g:<mai|4.4 01+51t+181u+82g+53z+3
b:e mail|5.0 01+140m+30t+61t+181u+132g+103a-43z+6
w:address|4.4 01+304+805+706+1107+1308+1109+90a+41t+131u+91v-51z+132g+42q+52r+42s+82u+103a+43w+114b-54i+7
s:addre|4.3 01+304+805+506+1307+1508+120a+61t+101u+61v-51z+102g+32q+32r+52s+62u+63a+33w+74b-44i+5
g:<add|4.2 06+707+908+41t+41z+4
g:addr|4.3 04+306+707+608+71t+41z+43w+4
g:ddre|4.3 06+807+608+41t+51z+3
g:dres|3.8 05+306+1707+1408+101t+111u+61z+42r+42u+43w+3
g:ress|3.7 04+305+306+1307+1008+101c+31t+71u+71v-31z+32r+32u+33a+3
g:ess>|3.9 06+907+308+43a+4
b:mail address|6.2 1t+7
f:e|5.5 0h+41b+31t+16
l:address|4.9 06+707+808-33w+34i+3
w:adresse|4.8 01+904+605+506+1107+1308+80a+41t+131u+121v-52o+42q+32r+112s+42t+42u+93a+4
s:adres|4.7 01+704+605+506+1707+1408+160a+51c+41t+111u+111v-41z+52r+72s+42u+7
g:<adr|4.7 06+907+708+91t+42u+3
g:adre|4.6 06+1407+908+81t+91u+53a-3
g:esse|4.5 06+807+608+41c+41t+71u+43f+3
g:sse>|4.3 02+406+707+1008+31h+41t+73a+345+4
w:courriel|5.1 01+110m+81t+151u+132g+33a+73l-43z+3
s:courr|5.1 01+60m+50t+31t+191u+182g+53a+6
g:<cou|3.9 05+70a+30h+30v+61t+111u+43c+5
g:cour|4.7 0v+31t+131u+51y+3
g:ourr|5.0 01+31t+141u+5
g:urri|4.7 01+31f+61g+51t+131u+5
g:rrie|4.9 01+31t+121u+5
g:riel|5.1 01+31t+151u+6
g:iel>|4.8 1t+111u+5
b:adresse courriel|6.4 01+31t+91u+3
f:adresse|5.2 06+807+81t+91u-42s+3
l:courriel|5.3 1t+151u+53a-4
w:confirm|5.6 03+70c+110n+60v-30x+81t-41u+72f+72g+738+33g+53p+3
s:confi|4.9 02-303+180c+110i+40n+130x+91t-91u+1924+42f+142g+112h+638+33a-53g+83p+3
g:<con|2.9 03+40f+40k+70n+50o+40p+40q+40r+40s+30t+50u+100v+61j+31u+52a+436+73a-33k+73n+345+4
g:conf|4.6 03+60c+30k+90n+50x+31t-41u+112f+42g+33a-3
g:onfi|4.9 03+60c+40n+41t-31u+82f+42g+3
g:nfir|5.1 03+60c+40x+31t-41u+102f+42g+4
g:firm|4.9 03+40c+30x+41t-51u+91v+622+323+52f+52g+332+33a-3
g:irm>|5.4 0c+40x+41v+44q+3
c:said|3.5 03+1006-30c+60e+40f+50g+190k+70l+40n+110o+60x+2310+61e+101f+31h+91m+51t-51u+1022+92f+72g+42h+32m+82x-33a+63l-33n+34b+74q-3
b:confirm your|7.5 03+31u+42g+7
b:your email|6.4 01+30m-31t+81u+83a+5
f:confirm|7.0 2f+42g+3
w:phone|4.8 0s+100t+91t-332+43a+93b+113c+133d+113e+153l+4
s:phone|4.7 0s+90t+91t-32x-330-433+213a+53b+133c+123d+123e+153l+4
g:<pho|4.5 33+83b+93c+33d+43e+63f+9
g:phon|4.1 0s+433+73a+33b+193c+73d+43e+10
g:hone|4.1 0s+433+73b+173c+63d+53e+10
g:one>|3.8 13+43b+203c+63d+43e+84h+114i+3
f:phone|5.4 3a-53b+153c+53d+53e+6
l:phone|5.9 3b+16
w:mobile|6.1 0p+143b+153e+143p+54j+9
s:mobil|5.8 0p+917+33a-43b+183e+113p+164j+10
g:<mob|5.8 0p+33b+123e+33p+64j+3
g:mobi|5.7 0p+33b+133e+33p+54j+3
g:obil|5.7 0p+43b+93e+33p+64j+3
g:bile|5.9 0p+33b+73e+34j+3
g:ile>|4.6 06+32o+52r+33a-53b+63e+43f+3
w:number|4.1 07+1008+100g-40i+31j-528+729+62e+72i-32m+163a+93b+143c+93d+63e+123l-33t+83u+73x-33y+1641+1642+1244-34o+7
s:numbe|4.1 07+808+90i+30t-31j-628+829+42e+42m+183a+93b+153c+83d+63e+113l-33t+63u+43y+1441+1642+944-34a+44k+44o+3
g:<num|3.7 07+708+31j-52m+133a+43b+143d+43e+63y+441+1242+7
g:numb|4.1 07+308+32m+73b+113e+43y+541+742+5
g:umbe|4.1 07+328+32m+73a+53b+103e+33y+341+742+3
g:mber|3.9 07+308+32m+83b+73e+43y+441+94k+5
g:ber>|3.9 08+31v+42m+63a+33b+93e+43y+641+642+44k+3
c:years|2.5 08+30c+90d+100n-30o+50w+513+51e-31j-51m-31n+101o-41r-31s+71x+61z+321+924+526+1327+1928+2029+182c+72e+72k-42m+102v-32x+537+73a+53b+113e+53g-33t+93u+53v+53x-43y+341+842+544-745-348+84e+74j-3
b:mobile number|7.7 3b+83c-6
f:mobile|6.6 0p+33b+9
l:number|4.7 08+52m+93a+33b+73y+341+1142+4
w:numero|4.9 07+161j-112i+32m+163a+83b+153c+63d+133e+143y+1041+1442+1343+84i-34k+6
s:numer|4.9 07+141j-102i+32m+1334+43a+83b+143c+63d+73e+133y+641+1542+1743+84k+5
g:nume|4.9 07+51j-42m+93b+43d+33e+441+542+6
g:umer|4.8 07+42m+73b+63e+341+542+5
g:mero|4.9 07+61j-42m+73a+33b+53d+33e+33y+341+542+6
g:ero>|4.8 07+51j-42m+53a+43b+53e+441+642+5
b:numero de|5.5 1j-42m+53a+73b+103d+73y+541+442+343+54k+4
w:telephone|4.9 0s+60t+42k+33a+93b+133c+83d+93e+10
s:telep|4.9 05-30s+142k+43a+53b+173c+163d+93e+12
g:<tel|4.4 0s+33a+43b+163c+43d+53e+124p+4
g:tele|4.4 0s+33a+83b+163c+73d+33e+134p+5
g:elep|4.9 0s+43b+103c+53d+43e+5
g:leph|4.9 0s+43b+103c+53d+33e+4
g:epho|4.9 0s+53b+133c+43d+33e+4
b:de telephone|6.5 3a-43b+43c+43e+11
f:numero|5.1 1j-62m+163a+73b+93d+43e-33y+441+942+843+3
l:telephone|5.4 3b+63c+43e+6
w:device|7.7 3e+8
s:devic|7.7 3e+9
g:<dev|5.9 3e+33r+8
g:devi|6.8 3r+7
g:evic|7.7 3e+4
g:vice|5.7 3e+341+3
g:ice>|4.2 0n+32c+32w+537+938+34p+4
b:phone device|7.9 3e+3
w:type|4.7 03+40b+290u+1217+41c-41d+81m+71t-31u+91v-620+323+1224+32f+92g+42h+53b-63e+183t-63v+133x+1640+745+646-747+184b-34o+174p+7
g:<typ|4.6 0b+100u+31d+31m+31u+323+33b-63e+163v+43x+446-347+74o+74p+3
g:type|4.7 0b+100u+41d+51m+31u+423+32f+33b-53e+143v+33x+346-347+64o+64p+3
g:ype>|4.7 0b+70u+51d+31m+31u+423+32f+33b-53e+133v+33x+646-347+64o+7
b:device type|7.7 3e+8
l:type|6.2 0b+123b-33e+1240+3
w:location|5.7 1r+51z+162v+162w+1238+64m+54q+4
s:locat|5.5 1v-31z+182v+182w+1338+54m+44q+4
g:<loc|5.1 04+81z+92v+162w+638+44k+4
g:loca|4.7 04+71z+72v+132w+1138+33p+104k+3
g:ocat|4.9 1z+82v+92w+83p+8
g:cati|3.6 0g+40p+30x+31q+41z+42g+62r+52v+42w+53a-43c+4
g:atio|2.6 00+40f+30g+60o+40x+41e+31o+61s+41z+32a+32g+42r+42v+635+83a-93p+33t+548-34o+4
g:tion|2.3 00+40g+50o+40v+60x+41n+41o+41q+31r+41s+31w+426+32a+32g+42v+435+83a-43t+44g+44i+64o+3
g:ion>|2.3 0l+40o+50x+415+61c+31d+31m+31n+71o+51r+31w+31z+32g+32v+62w+33a-53b-33d+33t+344-34g+54i+74k+64o+3
c:onsite|4.1 08+70r+41r+41z+1220+32c+52j-62l-42p+32q+42u+142v+102w+2032+333+338+263a+83n+53p+344-54i-34p+84q+6
w:city|4.8 04+2007-50a-41v-71z+152i+62v+172w+103a+93p+44q+4
g:<cit|4.0 04+180h+192v+52w+338+73p+54o+6
g:city|4.3 04+151v-31z+32v+638+83p+6
g:ity>|3.6 04+150j+310+616+41a+51v-31z+32i+32v+535+53a+43p+3
c:town|3.9 04+2806+101v-41z+152i+42v+202w+838+33a+73b+43e+33o+53p+944-34j+74p+44q+4
b:location city|7.7 1z+42v+7
f:location|6.9 2v+92w+43a+3
l:city|5.7 04+161v-3
w:where|4.8 05+306+51o-31r+61t+81v+121z+1024-325+32q+112r+72s+42v+152w+836+437+53a-33n+84d+84h+44p+5
s:where|4.8 05+406+40v+31o-31r+41t+91v+91z+824-32q+102r+52v+162w+636+43a-33n+94d+64j+34p+5
g:<whe|4.2 1z+32v+63a-33n+448+4
g:wher|4.8 1t+41v+31z+42v+63n+5
g:here|4.2 0x+41z+323+32v+53a-33n+6
g:ere>|3.8 0x+317+41o+31t+323+42v+33m+33n+5
w:are|3.0 0c+70d+50g+30u+30z+412+313+819+41a+41k+325+528-32a+42c+32i+52v+33a+103h+33p+340+344+44d+34j+64k+34m+5
b:where are|7.5 2v+73n+4
b:are you|3.1 0c+110d+110f+30g+70h+30j+30k+30u+40y+30z+712+513+1119+61a+71f-31j+31k+624+425+928-32a+62c+62i+92v+636+338+439+63a+53g+63h+53p+53x+340+444+447-348+34d+34j+114k+54m+84o+54p+3
w:currently|5.5 05+40i+40k+30v+51b+61v+31y+72a+42c+32i+82v+43a+340+44m+54q-3
s:curre|4.2 05+506+50g+60i+50v+41b+31p+41v+71y+1020+522+62c+42i+92v+830+337+53a+33k+33r+243s+83t-73u-34i+64m+34o+7
g:<cur|4.0 1f+41g+41v+41y+62i+43r+133s+33t-3
g:curr|3.9 1f+51g+41v+41y+72i+336+53r+123s+33t-3
g:urre|4.1 1v+31y+42i+436+63r+83s+34i+3
g:rren|4.1 1p+31v+31y+72i+436+93r+83s+43t-3
g:rent|4.0 0g+30z+417+41p+31v+31y+42i+436+33l+63o+63s+5
g:entl|5.3 1b+31y+42i+3
g:ntly|5.3 1y+32i+3
g:tly>|5.2 1y+33a+4
c:current|3.2 05+306+80e+30g+30i+70s+318+31c+61d+51h+31m-31o-31q+51v+201y+2220+622+824-32c+32d+32i+182t+52v+132w-337+113k+63n-33s+263t-73u-344-446+448-349+64c+84i+224k+34m+44o+44q-3
b:you currently|6.0 05+40k+30v+31y-42i+1040+4
w:based|6.9 2v+92w+738+33p+34p+7
s:based|6.9 2v+112w+438+33a-34p+4
g:<bas|5.4 2v+72w+53v+5
g:base|5.6 2v+82w+4
g:ased|6.7 1x+42v+4
g:sed>|4.9 0g+31b+424+42y+332+33a-5
c:live|3.9 04+1805+1606+120a+140j+31q+31v-41z+1229-52a+42v+162w+438+53b+43e+73p+153q+444-44h+54o+104p+7
f:where|5.2 1r+31t+31v+52q+32r+32v+83a-34d+34p+4
l:based|7.5 4p+3
w:current|4.6 02-405+306+90g+140i+41o-41p+131v+81x+41y+820+322+72i+102v+330+737+63a+53k+43o+33r-33s+93t-34h+54i+74m+34n+3
g:ent>|2.7 08+40k+40l+30n+40u+51v+51y+525+32c+42i+33s+54i+44o+4
b:current location|7.9 2v+9
f:current|5.3 06+51v+81y+322+32i+42v+43a+63s+104i+3
l:location|6.5 1z+62v+10
w:ou|4.3 05+309-30a+30d+40g-40k+90u+110x+312+613+416+61d+31e-41m+61r+81v+41z+424-42c+102j+32k-52o+32q+62t+42v+172w+435+338-33a-53b+43e+113m+33n+93o+103t-33v+83w+83x+54a+84f-34g+44p+44q+3
w:habitez|7.3 04+505+606+50a+62v+338+4
s:habit|7.0 04+805+306+30a+42v+838+339+83a-3
g:<hab|5.3 0g+40i+50j+345+4
g:habi|6.1 0g+30i+40j+82v+43a-345+6
g:abit|6.9 1p+62v+4
g:tez>|4.9 0f+31k+332+339+4
b:ou habitez|7.9 06+42v+9
w:vous|2.5 0g+70j+50k+40s+50t+30v+40z+417+51a+31e-31l+724+82c+32i+538+539+43a+43g+43n+53p+440+444+649+34g+44i-44j+44l+64m+4
b:habitez vous|7.4 04+306+40a+32v+7
f:ou|6.1 1r+51z+42q+32v+133n+3
l:vous|5.2 2v+72z+449+44b+5
f:city|5.5 04+132v+43a+3
w:ville|5.4 04+1609-70a-51v-31z+132i+42v+152w+83a+53o+43p+44f+64i-34q+5
s:ville|5.3 04+140a-41z+102i+32v+142w+103o+53p+44f+44q+3
g:<vil|5.3 04+121z+42v+42w+4
g:vill|5.3 04+81z+42v+52w+3
f:ville|5.8 04+1809-41z+6
l:ville|5.9 04+83o+3
w:province|5.6 04-406+70a+130c+72v+93p+34j+5
s:provi|5.2 04-306+70a+210c+40x+51j+32v+73a+53p+63q+64j+4
g:prov|5.0 0a+193q+3
g:rovi|5.2 0a+92v+4
g:ovin|5.3 0a+143p+3
g:vinc|5.4 0a+14
g:ince|5.4 0a+72v+3
g:nce>|2.9 06+40a+40i+41j+425+327+328+429+42y+33a+33n+44e+54p+3
c:country|3.4 04-405+210a+80h+110w-31z+52a+32v+938+93a+43b-43c+243p+1046+54m+124o+6
f:province|6.2 0a+13
l:province|6.3 0a+42v+5
w:postal|5.2 06+1109+233a+5
s:posta|5.1 06+1809+241t+7
g:<pos|3.4 06+509+170e+30i+31y+326+33a-33d+53n+43p+348+34g+64i+12
g:post|3.8 06+909+170e+33d+53n+33p+44i+4
g:osta|5.0 06+609+12
g:stal|5.0 06+409+13
g:tal>|4.6 06+309+829+72e+3
w:code|4.4 01+602+1205-306+809+180i-51q+71u-624+42f+152g+212n+535+43a+93b+63c+203q+103r+33z+443+15
g:<cod|4.4 09+81u-324+42f+42g+163c+113q+343+5
g:code|4.3 02+406+509+171u-424+42f+32g+223c+113q+343+5
g:ode>|4.2 02+306+509+171u-32f+42g+183c+133q+33v+343+5
b:postal code|6.2 06+509+7
f:postal|6.4 09+7
l:code|5.2 09+91q+32g+43a+33c+113q+3
b:code postal|5.9 09+143a+5
f:code|5.8 01+302+709+50i-32g+103a-443+6
l:postal|5.9 09+9
w:country|4.8 05+160h+120w-41z+92a+52v+52w+33a+63c+1642+34m+6
s:count|4.6 05+140a+80h+110v+30w-51z+424+428+429+42a+52v+62w+43c+1442+34j+34m+4
g:coun|4.3 01+405+70a+30h+33c+73y+33z+3
g:ount|4.3 05+90h+33c+53y+3
g:untr|4.7 05+110h+53c+5
g:ntry|4.7 05+113c+8
g:try>|4.6 05+1327+33c+6
f:country|5.6 05+113c+7
l:country|5.9 05+100h+33c+3
f:address|5.9 07+1108+609+33a-3
w:street|5.9 06+907+2008+809-31z+43a-4
s:stree|5.9 06+807+1708+61z+63a-5
g:<str|5.2 06+307+200v+34d+7
g:stre|5.4 07+114d+5
g:tree|5.6 07+123a-3
g:reet|5.9 06+307+12
g:eet>|5.4 07+82s+3
b:street address|7.1 06-308+51z+5
f:street|6.6 07+13
w:linkedin|5.0 2b+152o+273a-53z+23
s:linke|5.0 2b+112o+293a-53z+21
g:<lin|4.2 08+32b+42d+62l+62o+152p+92q+62r+72t+63a-63z+4
g:link|4.5 2b+32o+192p+82q+72r+82t+63a-33z+6
g:inke|5.0 2b+52o+183z+6
g:nked|5.0 2b+42o+213z+7
g:kedi|5.0 2b+42o+203z+6
g:edin|5.0 2b+52o+193a-33z+6
g:din>|5.0 2b+52o+163z+7
w:profile|5.6 02+110m+40o+30q+102d+42n+82o+162p+82q+102r+62s+93a-63f+749+8
s:profi|4.7 02+100l+40q+925+102d+212f-32k+72n+132o+202p+162q+62r+72s+83a-113f+1549+144g+4
g:prof|4.1 02+30g+40q+329+52d+112k+62m+32n+32o+72p+52s+33a-73f+449+94a+3
g:rofi|4.7 02+30q+425+32d+102k+32n+42o+72p+42r+33a-449+8
g:ofil|4.9 02+30q+42d+102n+32o+82p+62r+43a-43f+349+8
g:file|5.0 0o+31e+41i+42o+52p+33a-3
b:linkedin profile|7.1 2o+5
f:linkedin|6.1 2o+63z+4
l:profile|6.2 02+32o+42p+32q+32s+4
w:profil|5.9 02+50l+50q+82d+62f-52n+82o+92p+122r+43a-53f+849+114g+8
g:fil>|5.7 0q+32d+42o+32p+32r+33f+349+5
b:profil linkedin|7.3 2o+6
f:profil|7.2 2d+349+8
l:linkedin|5.8 2b+72o+83z+5
w:github|5.7 2n+353a-43z+10
s:githu|5.7 2n+353a-33z+6
g:<git|5.7 2n+21
g:gith|5.7 2n+20
g:ithu|5.7 2n+18
g:thub|5.7 2n+17
g:hub>|5.7 2n+21
w:url|5.7 1c-42n+52o+92p+102q+72r+82s+42t+122u+12
b:github url|8.1 2n+4
f:github|7.0 2n+8
l:url|6.1 2r+62t+42u+4
w:link|5.3 08-31i-32n+52o+132p+172q+182r+202s+92t+2333+74c+3
g:ink>|5.2 2o+52p+82q+72r+102t+8
w:to|2.4 00+30e+30f+60j+60m+40o+30q+30r+31j+31k+31v-41x+141y+321-32h+42i-32v-32w+637+338+43g+53k+73o+33p+746+747+34f+64g+44i-34j+54m+74q-3
b:link to|6.2 2n+32o+32p-32q+62r+82s+62t+73a+64c+4
b:to your|6.2 0o+42g+82n-32q+32r+73a+63z+54b-3
w:portfolio|5.7 1i+172q+192u-33a+4
s:portf|5.7 1i+192q+222u-33a+3
g:<por|5.2 1i+62q+153b+53f+4
g:port|4.1 1i+52a+92q+1135+33a-63b+33f+542+114g+4
g:ortf|5.7 1i+42q+10
g:rtfo|5.7 1i+62q+10
g:tfol|5.7 1i+62q+14
g:foli|5.6 1i+42q+18
g:olio|5.6 1i+52q+18
g:lio>|5.5 06+41i+72q+16
b:your portfolio|7.7 1i+42q+3
f:link|6.0 2o+52q+32r+72s+42t+33a+3
l:portfolio|6.3 1i+42q+6
w:website|6.0 1v-52p+122q+92u+153a+73n+10
s:websi|6.0 1v-52p+142q+72u+173a+53n+10
g:<web|6.0 2q+32u+103a+43n+3
g:webs|6.0 2p+42u+113n+3
g:ebsi|6.0 2u+93n+3
g:bsit|6.0 2p+32q+32u+73n+4
g:site|4.7 1r+32p+62q+32u+1738+33n+34j+34q+3
g:ite>|3.5 08+60i+30j+318+32q+32u+1535+3
f:website|7.3 2u+6
l:website|6.5 2p+42u+8
w:site|5.5 02+608+70r+72b+42j-82l-42p+62q+82u+162w+938+73a+63n+63p+34b-34l+44q+12
g:<sit|5.1 1z+62u+142w+3
w:web|6.2 2p+192q+72r+132u+193l-3
b:site web|7.4 2u+33a+3
w:personnel|6.5 0i+426+528-32i+52u+93a+53o+54l+44q+5
s:perso|4.1 06+60i+30k+30l+50n+130x-30z+710+1012+713+1017+318+91a+171t+326+928-52a+112c+142k-32u+212x+52z+438+53a+33i+63l+103o+43w+63z+341+849+84b+34g+54i-54l+3
g:<per|3.3 06+30n+40u+30z+413+518+31a+41j+52a+42u+638+33a-63l+33v+647+34m+54n+54o+3
g:pers|4.1 0n+50z+310+313+418+31a+52a+52c+42u+93l+441+349+3
g:erso|4.1 0n+410+413+41a+726+32a+52c+42u+838+33l+449+3
g:rson|4.1 0n+30z+310+313+318+31a+52a+52c+32u+43l+549+4
g:sonn|4.9 0n+310+32u+33l+3
g:onne|4.1 06+30n+52d+349+3
g:nnel|5.0 2d+32m+32u+349+3
g:nel>|5.7 2m+32u+3
c:people|3.7 06+40c+30n+50u+60z+510+513+716+318+51a+41v-426+1928-42c+62i+142m+42u+53b-33k+33l+83m+153o+133x+74a+44d+44k+64q+8
f:site|7.3 0r+32u+6
l:personnel|6.8 2u+4
w:twitter|6.0 2s+29
s:twitt|6.0 2s+333a-3
g:<twi|5.9 2s+15
g:twit|6.0 2s+15
g:witt|6.0 2s+13
g:itte|5.2 2s+143p+3
g:tter|4.6 1c+71d+82s+11
g:ter>|3.9 1c+71d+42s+1037+43g+4
b:twitter url|8.1 2s+4
f:twitter|7.0 2s+8
w:resume|4.8 1f+211g+212d+102t+349+7
s:resum|4.8 1f+211g+202d+93a+349+19
g:<res|3.6 05+50a+30z+51f+71g+61w+72a+42r+32v+336+549+34o+3
g:resu|4.6 1f+131g+72d+349+64a+4
g:esum|4.8 1f+131g+949+5
g:sume|4.7 1f+141g+849+4
g:ume>|4.8 1f+121g+72d+340+349+3
w:cv|4.4 0e+80l+60o+50q+70x+31f+381g+342d+92t+33a-83f-33z+54b+7
b:resume cv|6.2 1f+10
f:resume|5.4 1f+131g+52d+449+3
l:cv|4.7 1f+461g+63a-4
w:attach|5.4 1c+131e+121f+161h+61i+153a+63q+84b-3
s:attac|5.3 1c+161e+191f+131h+71i+123q+64o+4
g:<att|4.4 0g+30x+41c+31e+101f+41q+51w+51y+33a-33j+34f+3
g:atta|5.0 1c+51e+81f+31i+51q+4
g:ttac|5.3 1c+61e+81f+51h+31i+4
g:tach|5.2 1c+41e+71f+61i+31w+3
g:ach>|4.9 1c+31e+31f+31i+43a+53b+3
b:attach your|6.1 1c+31f+91h+43a+5
b:your resume|6.1 1f+101g+7
f:attach|5.7 1c+31f+71i+4
l:resume|5.5 1f+14
w:curriculum|5.9 1f+181g+193a-3
s:curri|5.9 1f+191g+193a-4
g:rric|5.9 1f+61g+7
g:ricu|5.8 1f+91g+51s+32m+3
g:icul|5.2 1f+61g+53a+44l+8
g:culu|5.9 1f+81g+6
g:ulum|5.9 1f+81g+4
g:lum>|5.9 1f+61g+6
w:vitæ|7.2 1f+91g+3
g:<vit|6.0 1f+8
g:vitæ|7.2 1f+3
g:itæ>|7.2 1f+4
b:curriculum vitæ|7.2 1f+6
f:curriculum|6.3 1f+13
l:vitæ|7.3 1f+4
w:cover|5.8 0u+51c+141d+152t+538+33a-544+6
s:cover|5.5 0u+41c+161d+152t+72w+438+33a-544+44b+34m+3
g:<cov|5.4 1c+61d+536+33a-3
g:cove|5.4 1c+41d+636+3
g:over|4.4 0c+315+31c+51d+52c+539+849+4
g:ver>|4.0 0c+40d+31b+61c+41d+31j+34q+4
w:letter|5.4 02+606+40t+51c+191d+162h+42t+73a-73l+741+7
s:lette|5.3 02+406+40t+31c+231d+211e+82f+52t+53a-83l+441+4
g:<let|4.7 1c+161d+131e+43a-4
g:lett|4.6 0m+61c+141d+131e+44g+3
g:ette|5.0 0m+31c+111d+6
b:cover letter|6.0 1c+51d+92t+5
f:cover|6.5 1c+8
l:letter|6.3 1c+6
w:lettre|5.7 1c+181d+151e+43a-44b+84g+14
s:lettr|5.7 1c+151d+182f+430+44b+64g+13
g:ettr|5.4 1c+81d+8
g:ttre|5.4 1c+91d+5
g:tre>|4.4 1c+81d+41e+32p+33a+33w+34f+3
b:lettre de|6.0 1c+71d+91e+64g+8
w:motivation|6.2 1c+71d+92t+43a-44f+104g+8
s:motiv|5.6 1c+151d+1520+113a+54f+64g+13
g:<mot|5.3 1c+91d+620+93a+44g+74l+4
g:moti|5.3 1c+71d+420+74g+6
g:otiv|5.6 1c+81d+420+54f+44g+5
g:tiva|5.6 1c+71d+51r+34f+34g+3
g:ivat|5.8 1c+61d+44f+34g+3
g:vati|5.7 0o+41c+51d+64f+34g+6
b:de motivation|6.5 1c+51d+44g+3
f:lettre|6.4 1c+31e+44b+34g+7
l:motivation|6.7 1c+4
w:transcript|7.0 1h+23
s:trans|5.1 0l+60n+518+311h+202i+33y+1243+446+547+34l+13
g:<tra|3.4 0n+518+131h+61i+41y+346+44j+94l+44m+44p+4
g:tran|4.9 18+171h+93a-33y+346+34l+4
g:rans|5.0 18+181h+103a-43y+44l+5
g:ansc|6.1 06+71c+51h+12
g:nscr|6.0 1h+133a-3
g:scri|4.5 1h+101w+825+32d+34c+64e+5
g:crip|5.8 1h+101w+73a-3
g:ript|5.8 1h+131w+63a-3
g:ipt>|6.7 1h+1125+3
f:transcript|8.1 1h+8
l:transcript|7.4 1h+9
w:supporting|7.2 1c+61e+83a-44b+84g+4
s:suppo|6.0 00+30z+51e+83a-446+547+648+84b+84g+6
g:<sup|4.9 1e+426+439+34d+3
g:supp|5.3 00+31e+739+44b+3
g:uppo|6.0 3a-346+34b+5
g:ppor|5.5 3a-44b+34g+5
g:orti|6.7 1x+34b+3
g:rtin|6.2 1e+3
g:ting|4.6 0f+30m+41i+33y+3
g:ing>|2.7 0f+40l+30m+31k+320+324+626+328+636+339+33g+33q+346+34p+3
c:need|3.5 00+130d+30f+40j+140z+51e+31l+42a+637+539+53a+33h+73m+33u+546+2347+194b+34g+44o-3
c:help|4.1 00+340j+637+53a+93g+33u+545+346+1147+114b+54d+54g+4
w:documents|6.6 06+40o+711+71e+102j+73q+6
s:docum|5.6 11+61e+231f+52j+52x+535+33a-63q+1542+124j-44m-44o+6
g:<doc|5.3 1e+131f+43a-63q+640+342+44e+3
g:docu|5.6 1e+153a-33q+742+4
g:ocum|5.6 1e+132x+33q+542+3
g:cume|5.6 1e+133a-33q+7
g:umen|5.5 1e+133q+642+4
g:ment|3.0 00+708+70k+40n+50x+31e+122c+62i+436+34a+74b+8
g:ents|4.3 00+317+41e+54a+74b+44j+5
g:nts>|4.1 00+50m+317+41e+424+336+34a+54b+44d+44j+4
b:supporting documents|8.1 1e+6
f:supporting|7.3 4b+54g+3
l:documents|7.2 1e+4
w:legally|5.9 0c+81j+74m+10
g:gall|5.8 4m+4
g:ally|5.4 1j+33a-44m+4
g:lly>|5.1 1j+33a-44m+7
b:you legally|6.4 0c+43a-34m+7
w:authorized|6.7 3a+34m+74n+64o+5
s:autho|5.4 0f+120w+31i+82c+32i+62r+123a-33k+64m+54n+84o+11
g:<aut|4.0 0f+70l+50q+313+628+32g+32p+62r+33a-33k+44l+84m+84o+4
g:auth|5.3 0f+42g+42r+44m+44o+4
g:utho|5.4 0f+32r+44m+34n+44o+4
g:thor|5.4 0f+41i+32r+44m+44o+3
g:hori|5.4 0f+40z+335+5
g:oriz|5.7 0f+53k+34m+44n+34o+4
g:ized|6.2 1a+5
g:zed>|6.2 1a+5
b:authorized to|6.8 4n+54o+4
w:work|3.3 00-30f-30g-30k+30u+1017+31e-31i+71v+71w+111x+31y+41z+820-325-328+629-32e+42i+82q+52v-52w+436+438+839+113a+43b-73d+33e+43g+113l+103n-33o+63q+83t-33x+544+946+447+44b-34d+94f+54g+64h+54j+54l+44m+134n+114o+134p+104q+4
g:<wor|2.9 1v+41z+329+338+43g+33q+544+346+34m+84n+44o+64p+64q+4
g:work|2.9 1v+41z+329+438+439+33q+544+346+34m+54n+54o+74p+74q+3
g:ork>|3.3 1w+338+339+33b-33q+344+44m+64n+34o+34p+4
c:work|2.3 04-30d+40k+50q+50u+140x-310+41b+71e-41i+41n-31v+91w+71x+111y+131z+1120+621+1226-429+122c+72e+42i+62q+42v-336+638+1139+43b-63g+93l+43o+103q+103s+33t-43w-33x+944+846+54g+64i+94l+44m+134n+64o+114p+124q+10
c:shifts|3.0 0s+100u+517+41i+51v+51w+31z+42e+162i+32q+42v-438+539+113b-53g+93j+63l+53n-33q+73x+644+1846+34d+44f+34g+44h+54j+54m+144n+74o+74p+6
c:total|2.9 0g+80k+71i+61v+41w+71y+41z+928-429+222d+62e+62i+32k+72m+32q+42v-32w+338+839+63b-53d+43g+63l+83n-43q+73x+544+1049+114a+44b-34d+44j+34l+54m+124n+64o+64p+14
c:use|2.5 01+904-30e-30l+50n+60r+50u+31i+41v+61w+61x+41y+31z+624+2225+1027+928+1029+112k+82l+62s+52y+730-332+739+63b-53i+73l+33o+33p-33q+53t-344+445+949+34b+34e+194f+44l+74m+94n+44o+74p+6
b:to work|4.3 2w+538+639+33a+43q+1144+946+74f+74m+94n+64o+104p-4
w:in|2.8 05+30e+31l+51v-31y+524+427+192d+82j+52k+62w+538+63g+33o+33p+33t+34e+34f+34h+34m+16
b:work in|4.7 24+528+329-32e+42w+33a+344-346+74m+20
w:canada|4.7 0i+313+528-32w+53a+73q+446+94m+94n+84o+13
s:canad|4.5 0h+50i+42w+53a+83t+346+34m+124n+74o+11
g:<can|3.9 0e+52z+330+33n+44g+34m+44o+3
g:cana|4.5 4m+64o+5
g:anad|4.5 0h+34m+54o+5
g:nada|4.6 4m+44n+34o+3
g:ada>|4.6 1o+34m+44o+4
b:in canada|5.2 2w+53a+44m+84n+3
f:are|3.4 0c+70d+70g+90j+40k+40z+412+313+101a+51v-324+625-32a+32c+52i+936+339+53a+143g+440+644+34j+44k+44m+7
l:canada|4.9 4m+44n+34o+5
n:4|1.5 00+504-30c+30d+40e+70f+70j+50k+70l+60m+40n+70o+50q+30t+30v+50x+717+31b+31k+41n-31o-31r-31v-61x-31y-41z-321-324+327+42a+32c+72j+336+737+438+939+53a-53g+63k+63m+33n+33o+73p+540+346+447+54a+44b-54c+34e+54f+44g+64i-44j+84l+44m+84q+5
w:eligible|6.3 0j+1313+517+52a+44m+8
s:eligi|6.0 0j+913+417+52a+53q+64m+9
g:<eli|6.0 0j+34m+5
g:elig|5.3 15+20
g:ligi|5.3 0j+315+16
g:igib|6.0 0j+3
g:gibl|6.2 0j+44m+3
g:ible|4.8 0j+41a+438+348+54j+44m+3
g:ble>|3.5 00+30j+91a+324+338+639+43a-33b+33g+43p+344+548+94j+7
b:currently eligible|7.9 4m+5
b:eligible to|6.5 0j+54m+6
w:for|3.3 00+502+40f+30j+80n+30o+80q+80s+320+324-32c+338+33a-63h+33m+33t+646+44g+84i-34j+64l+44m+3
w:any|4.1 00+100k+120v+101b+32p+32y+531+436+63a+53o+1040+64q+4
b:for any|6.9 4m+6
w:employer|4.6 00+504-409-51b+51v+91y+41z+1020+52b+836+1237+93a+63b-53i+63k+93n+33w+346+84a+44i+34m+6
s:emplo|3.2 04-707-409-30f+40k+50q+30u+1110+81b+111k+31r-31v+161x+131y+111z+1720+521+1028-329+92b+42c+112i+182m-32v-42w-336+1237+1038-33a+63b-43i+33k+103m+103o+133s+33x+740-344-346+104b-34i+74m+104q+15
g:<emp|3.2 0u+31b+31v+121x+31y+51z+520+321+42c+32i+736+53k+53m+73o+446+54m+44q+8
g:empl|3.2 0u+31b+31i+31v+101x+41y+41z+420+421+42c+42i+736+43k+43m+43o+446+34m+44q+9
g:mplo|3.2 0u+31b+41v+71x+61y+41z+520+321+32c+42i+736+33k+43m+53o+346+44i+34m+44q+8
g:ploy|3.4 0u+31v+101z+421+329+32c+32i+836+43k+33m+33o+346+44q+5
g:loye|3.6 1v+131y+41z+42i+536+53a+33k+43m+43o+546+34q+4
g:oyer|4.5 1v+71z+436+53a+33k+446+3
g:yer>|4.5 1v+71z+436+437+346+3
c:firm|3.6 04-309-30e+30k+70m+41b+41v+261y+41z+1721+32b+82c+536+1037+73a+113b-33i+33k+143o+746+1047+44f+94q+3
b:any employer|6.7 4m+5
l:employer|5.2 1v+637+3
w:can|4.0 0j+324+72q+338+143g+113k+33l+53q+444+848+84j+44l+34m+4
b:can you|4.6 0j+61j+424+132k+338+143a+73g+193q+544+1746-348+124j+94m+6
w:lawfully|7.3 4m+16
s:lawfu|7.2 4m+14
g:<law|7.2 4m+5
g:lawf|7.2 4m+4
g:awfu|7.2 4m+5
g:wful|7.2 4m+5
g:ully|6.5 4m+5
b:you lawfully|7.9 4m+4
f:can|4.9 1j+324+1138+73g+163k+444+54j+3
w:do|2.9 00+50g+80k+80z+610+41l+324+52i+42k+438+33a+153k+33n-33t+34d+44f+34l+64m+3
b:do you|3.0 00+50f+30g+140h+40i+30k+150q-30v+60z+1010+712+313+315+416+318+519+41a+41j+61l+61v+41y-424+92c+32i+92k+72s+43a+103j+33k+43n-43x+53y-340+446+34c-34f+34g+54k+44l+114m+54q-3
w:have|3.0 0e+70g+100v+60x+40z+310+319+41l+724+1625-326+427+428+729+42y+33a+1240+944-345+34a+34e+44l+94q+5
b:you have|3.9 0g+140h+30i+40k+30v+60z+710+41i+41j+71l+81y+324+142k+42y+436+33a+63o+340+644-345+54a+54c-34l+124m+84q-3
w:the|2.8 00+30e+30m+40r+30v+40x+316+319+31v-324-327+328-32f+52h+52i+338+73a+63p+447+34g+74j+74m+84q+7
b:have the|6.8 3a-33g+34j+34m+6
w:right|5.6 0x+31v+62v+533+939+33p+43q+544-34g+74i+34j+34m+84n+64o+9
s:right|5.4 0n+40x+41v+52v+433+539+33a+33p+33q+54g+54i+54j+34m+54n+34o+6
g:<rig|5.4 3q+3
g:righ|5.4 3q+34o+3
g:ight|4.9 0c+50k+43a+53q+344+34j+3
g:ght>|5.0 0k+43a+34g+34j+3
c:true|4.7 06+50x+231l+51v+42f+32z+533+43a+33q+53x+34m+64o+3
b:the right|6.9 3p+33q-34g+54o+5
b:right to|6.0 3a+33q+44m+64n+34o+8
b:in the|4.5 0e+70j+419+327+528-62f+82v+43i+43p+83q+346+44m+174o+54p+34q+6
b:the country|7.3 3a-34m+54o+4
b:country where|7.5 05+72v-54m+4
w:this|3.7 0n+31w+31y+72h+338+43a+103e+63n+83t+34b+34g+134i-54q+3
c:job|2.8 09+30c+30e+70m+30p+40q+150u+810+31b+71e-31k+31o-31p-31v-41w+91y+171z+420+1121+625-326+52h+32i+32l-32v-52w+438+43a+103b-43d+113e+43g+43h+33n+173p+53s+33w-33x+540-34b+34d-34f-44g+214i+194m+34o-34q+5
w:job|4.3 00+40e+70k+30l+50m+30p+50u+101b+61l+31v+71w+61x-31y+111z+920+821+424-32v-636+638+63a+53g+63k+43n+63s+73x+64a+44b+74f-34g+44i+94j+34l+44m+54p+44q-3
c:title|3.2 00+40c+30e+60g-30u+81b+61f-51k+41m+71v+31w+101x-31y+121z+520+426+62d+102v-438+83b-33d+123g+53h+63l+33n+53p+63w+103x+846+448+54f-44g+144i+194m+44p+34q-4
c:jobs|3.6 0h-30k+60m+80p+90q+200u+41e+71w+41y+41z+520+824-326+42l+42p+192u-32v-42x-32y+731+436+33a+83n+53p+446+44a+34b+34f-34g+54i+94l+3
b:this job|5.3 1v+51z+336+338+63a-33g+53n+744+34b+64g+3
w:is|3.5 0x+61y+32h+72k+437+338+33a+53b-43e+93p+33s+43v+34g-34j+5
b:job is|7.5 38+7
w:located|7.5 1v-41z+838+34m+4
g:cate|4.9 0y+41m+32m+33e+33p+34o+4
g:ated|5.3 0l+31b+322+328+43a-73o+440+3
g:ted>|3.9 0l+30v+51l+522+53o+3
f:do|3.4 00+50g+80k+110u+30v+40z+710+416+31a+41j+31l+424+1225-32c+32i+72k+63a+123k+43o+340+446+44k+34l+54m+8
l:located|7.7 1z+3
w:entitled|6.9 4m+6
s:entit|6.5 2c+43a+63q+44m+9
g:<ent|4.7 00+31s+448+3
g:enti|3.9 0n+411+713+314+316+318+628+341+4
g:ntit|5.4 11+314+318+42z+43a+441+4
g:titl|5.2 1m+31o+32d+53w+54i+11
g:itle|5.2 1o+32d+43w+64i+9
g:led>|5.4 10+42a+33a+4
b:entitled to|6.9 4m+6
w:united|6.6 0h+63a+446+34m+54o+4
s:unite|6.4 08+100h+53r+53v+64m+54o+3
g:<uni|4.9 08+90h+417+41r+64k+12
g:unit|5.3 08+60q+416+43v+34l+4
g:ited|6.3 0h+3
b:the united|6.6 3a+44m+44o+3
w:states|6.5 0h+73a+63p+646+54o+4
s:state|5.5 0f+30j+60k+80n+50x+81h+43a+83p+44b+114o+6
g:<sta|3.7 04+405+30h+321+52i+32v+33g+548+74o+12
g:stat|4.3 0g+30x+50y+319+440+44a+34o+16
g:tate|5.4 0k+30x+44b+3
g:ates|5.5 3a+5
g:tes>|4.3 0q+41e+51w+544+34d+5
b:united states|6.7 0h+446+34m+3
l:states|6.9 3a+5
b:you authorized|7.7 4m-54o+7
w:us|4.0 00+40e+130f+30g-30h+50o+40q-30t+611+71v-31w+324-628+32a+52b+72h+32i+112k-42p+42t+82v+32w-332+733+536+438-33g-33i+53l+33n+143o+43q+43s-33y+33z+340-346+847+748+849+54a+64b+94c+114e+84f+104j-34m+74q+9
b:the us|7.4 3a+44m+4
l:us|5.2 0e+43n+74f+4
w:hold|5.2 0d+50g+100h+90k+80o+110q+40t+71j+51l+31q+41t-326+32a+32i+42k+535+34i+84j+44m+84o+8
g:<hol|5.0 0h+31j+3
g:hold|5.0 0h+30o+31j+33a-3
g:old>|5.0 0h+30o+3
b:you hold|5.4 0g+50h+60i+32i+42k+53a-54m+54o+3
w:a|2.3 02+30e+60f+90g+30j+50k+40l+30u+40v+50z+510+413+517+41a+51b+31e-41j+51k+71v-41w-324+526+62a+42c+52i+42p-32t+336+538+43a+53g+33p+544-446+449+44b+34c+34i-44j+74l+64m+4
b:hold a|5.9 0g+61j+62i+52k+63a+34m+3
w:valid|6.0 1j+101t+442-34m+104n+6
s:valid|5.3 0g+50i+610+31j+111l+71t+32g+64m+154n+134o-3
g:<val|5.2 1j+34f+34m+74n+6
g:vali|5.3 1j+44m+54n+6
g:alid|5.2 1j+41o+41y+435+34m+54n+6
g:lid>|6.0 1j+44m+4
b:a valid|6.3 0g+41j+101t+33a+34m+6
w:workpermit|5.7 0g+630+43q+946+104m+104n+124o+12
s:workp|5.5 00+405-30g+31k+31v+91z+730+33a-53q+846+94m+104n+124o+104p+11
g:orkp|5.5 1v+33q+346+44m+44n+44p+4
g:rkpe|5.7 3q+346+44m+34n+54o+4
g:kper|5.7 46+34m+34n+54o+5
g:perm|4.2 06+30u+41j+63q+546+647+44m+94n+104o+7
g:ermi|4.2 0r+31j+71l+337+33a-33q+446+647+348+34m+74n+84o+5
g:rmit|5.2 3a-43q+446+64m+44n+64o+4
g:mit>|5.1 3a-43q+546+44n+84o+4
c:visa|4.1 3a+63m+53q+543+646+2647+264m+84n+204o+20
b:valid workpermit|8.1 4m+7
l:workpermit|6.2 3q+446+54o+3
w:etes|4.1 0c+30g+50j+30z+311+41l+52a+32c+32i+638+63g+53p+344+44k+34l+4
b:etes vous|4.2 0c+30g+80h+50s+50z+511+513+416+318+319+41a+41k+41l+724+52a+52c+42d+42i+102v+538+83g+83p+440+344+448-34i-34j+44k+54l+64m+3
w:legalement|6.8 1j+63a-34m+10
g:gale|6.6 4m+3
g:alem|6.7 4m+3
g:leme|5.1 08+31e+31j+339+34m+4
g:emen|3.6 00+508+50k+30n+40x+51v+32w+336+33p+54a+44b+34j+3
b:vous legalement|7.4 4m+3
w:autorise|6.5 0f+30n+40p+54m+7
s:autor|5.6 0f+100l+40n+60p+33a-33k+143q+94m+134n+64o+6
g:auto|4.7 0f+30l+613+724+325+328+33a-43k+44l+94m+4
g:utor|5.6 0f+43k+64m+34o+3
g:tori|5.2 0f+40n+33a-33k+44l+44m+44o+5
g:oris|5.5 0f+43k+44l+34m+34o+3
g:rise|5.0 0k+31v+31z+32k+33k+4
g:ise>|4.7 0k+41v+425+43a-43g+33r+64e+5
b:autorise e|7.4 4m+4
b:e a|6.5 0j+33p+3
w:travailler|4.9 0d+42e+32w+436+638+143a+63g+83q+844+546+64f+104m+144n+64p+5
s:trava|4.1 04-30e-30k+310+41i+71w+31x+51y+101z+524+328-329+92e+32v+62w+432+536+338+113a+43b-33d+53g+53o+43q+63x+944+646+64f+54m+114n+44o+54p+104q+8
g:trav|3.8 38+43o+34j+84m+34p+5
g:rava|4.1 1i+338+33x+34p+7
g:avai|3.8 38+33x+344+648+54l+34p+5
g:vail|3.8 38+344+748+64m+44p+6
g:aill|4.5 1y+338+33a+33o+34e+34m+3
g:ller|4.8 2q+32v+338+44m+4
g:ler>|4.7 38+33a+34f+34m+3
b:a travailler|6.8 38+34m+5
w:au|4.6 0a+61p+41x+832+338+54n+44o+7
b:travailler au|6.0 4m+74n+44o+4
b:au canada|5.7 46+34m+54n+34o+9
f:etes|4.4 0g+60j+40z+511+316+31a+31l+424+32c+32i+838+33a+33g+63p+340+34j+34k+54l+54m+3
w:avez|3.8 0d+40e+70g+40v+717+31b+51l+724+726+33a+33n+63o+340+54c+64e+34l+44m+34q+5
b:avez vous|3.9 00+40d+70e+70g+90k+40v+110z+517+719+31b+101j+41l+1221+324+1025-326+32c+636+53a+33n+143o+640+848-44c+34e+64l+54m+44q+10
w:le|4.4 03+41u+322+1527+42g+339+33k+348+34m+5
b:vous le|6.3 0g+91j+539+63a+54a+34m+7
w:droit|6.3 1l+73q+446+34m+11
s:droit|6.3 1l+53q+54m+9
g:<dro|5.8 1k+74m+3
g:droi|6.2 4m+4
g:roit|6.3 4m+4
g:oit>|5.8 4m+4
b:le droit|7.1 4m+8
b:droit de|6.3 4m+10
b:de travailler|5.8 36+53g+53q+546+44m+5
f:avez|4.2 00+30d+50e+50g+60k+30v+100z+417+41b+61l+1124+92c+336+43a+53o+540+84l+64q+6
w:detenez|6.5 0g+70i+50k+31j+41l+134k+54m+94o+6
s:deten|6.3 0g+80h+30i+30k+41j+31l+94k+34m+54o+6
g:<det|5.3 3y+34e+5
g:dete|6.2 4m+3
g:eten|5.2 0g+40o+425+43a-345+10
g:tene|6.1 1l+34m+3
g:enez|6.1 17+3
g:nez>|5.7 1f+31l+33a-3
b:detenez vous|6.5 0g+30k+31l+54m+6
w:un|3.8 0e+30k+717+51b+41k+41l+71t-326+32c+336+83a-43o+846+74c+74k+54l+44m+54q+3
b:vous un|5.2 0k+30v+318+319+41j+31l+920+32i+33a-746+34l+34m+54p+34q+5
b:un workpermit|7.3 46+34m+6
w:valide|6.7 0i+51l+83a-44m+54n+4
g:lide|6.4 2h+3
g:ide>|5.4 0k+4
b:workpermit valide|8.5 4m+7
f:detenez|6.6 1l+54m+5
w:will|4.8 0f+40j+43p+53q+446+749+34j+5
b:will you|5.1 0d+30f+40j+50k+30u+51k+41m+31n+438+33p+83q+746+104j+8
w:now|5.7 0m+61v+131y+820+42i+52v+437+439+43k+43s+134i+134m-3
b:you now|6.9 0m+53a-346+4
w:or|3.2 0c+40d+50i+40k+60t+30u+50v+70z+31b+41l+324-32a+32c+82q+43a-183e+43o+83r+73x+840+44p+54q+4
b:now or|6.6 3a+6
b:or in|7.3 2j+102k-43a+3
w:future|6.2 0q+153a+346+10
s:futur|6.0 0q+2346+9
g:<fut|6.0 0q+7
g:futu|6.0 0q+946+3
g:utur|6.0 0q+8
g:ture|4.4 0e+30q+51w+322+423+113n+34l+4
g:ure>|4.2 0o+31w+322+523+94l+4
b:the future|6.8 3a+346+4
w:require|5.9 00+70v+31k+646+1447+7
s:requi|5.2 00+120d+80j+81l+42a+337+43t+646+1447+54g+4
g:<req|5.0 00+60d+53t+346+947+3
g:requ|4.8 00+50d+41r+43v+646+8
g:equi|4.8 00+40d+31l+526+546+6
g:quir|5.3 0f+33a-346+4
g:uire|4.8 0d+41j+346+5
g:ire>|3.8 1j+41k+33j+53t+33u+33v+346+44q+3
b:future require|7.4 46+4
w:sponsorship|5.7 3a+446+1447+104m-3
s:spons|5.2 3a+846+2147+24
g:<spo|5.0 46+947+9
g:spon|4.2 06+30z+61w+62j+639+344+446+1047+748+64j+4
g:pons|4.7 0x+40z+51w+846+1047+9
g:onso|5.1 3a+346+1247+6
g:nsor|5.2 46+1047+6
g:sors|5.7 46+7
g:orsh|5.7 0k+346+647+3
g:rshi|5.5 0k+33a+346+747+3
g:ship|4.8 0h+80k+326+33a+33o+446+647+5
g:hip>|4.9 0h+63a+53o+346+647+3
w:employment|4.9 0e+40f+50k+100u+814+51b+71k+51w+31x+720+321+429+72c+82y+52z+43s+53x+74i+34m+64q+6
g:loym|4.9 3x+34m+3
g:oyme|4.9 1x+33x+4
g:ymen|4.9 0k+30u+343+4
b:for employment|8.5 0n+3
w:visa|5.0 21-535+33a+93q+343+1146+1547+194n+164o+16
g:<vis|4.5 1a+52f+446+1047+114n+64o+5
g:visa|4.9 3p+33r+343+346+947+74n+64o+6
g:isa>|5.0 43+346+547+74n+54o+5
w:status|5.3 0g+80i+50j+30z+710+713+618+419+81l+32a+52i+440+74k+54m+54o+10
s:statu|5.0 0g+50i+50z+510+413+518+319+92i+43q+440+114k+54m+54o+17
g:tatu|5.0 19+44o+15
g:atus|5.2 19+34o+13
g:tus>|5.2 19+44o+13
f:will|5.4 0d+40f+40u+33a+346+64j+5
l:status|6.0 0h-4
b:you require|6.4 00+63a-446+947+3
b:require visa|7.5 46+4
b:visa sponsorship|7.0 3a+446+4
b:sponsorship to|7.4 46+6
w:able|5.0 0i-30j+101k+324+112a+42l+538+1439+43g+123p+544+1148+114j+9
g:<abl|5.0 38+43g+54j+3
g:able|3.8 00+30f+30j+524+438+53b+33g+544+348+54j+44l+3
b:you able|5.7 3a+33g+123q+344+348+34j+4
b:able to|5.0 0j+624+62l+338+93g+83q+344+948+84j+7
w:without|6.1 00-32q+736+539+53a+103g+43k+43t+6
s:witho|6.1 2q+636+43a+103g+43t+6
g:<wit|6.0 3a+8
g:with|6.0 3a+10
g:itho|6.1 3a+6
g:thou|6.1 3a+5
g:hout|6.1 3a+6
g:out>|5.7 3a+33g+3
w:and|3.7 06+307+70m+80x+91k+32x-32z+73a-113g+33p+33s+540+444+348-34c+34e+44f+3
b:now and|8.1 0m+339+43a-646+5
b:and in|8.1 3a-346+3
n:5|4.7 0n+30v+32a+43a-163g+43p+33q+546+64m+5
w:need|4.9 00+90j+70t+41f+424+42y+337+73a+103p-43q+43u+1346+1547+114m-4
g:<nee|4.6 00+60j+346+647+4
g:need|4.6 00+537+33a+346+747+4
g:eed>|4.8 00+515+43u+346+647+3
c:time|3.6 00+801+30c+30j+50q+30s+50x-31f+31t-324+426+427+629+82g+437+939+93g+103p+43u+53v+53x+1444-346+747+64h+94j+124o-34p+3
b:you need|5.3 00+1137+63a+346+1047+6
b:need a|7.3 46+64l+3
b:a visa|6.7 3a+746+1047-3
b:visa or|7.5 46+3
b:or workpermit|8.5 4n+3
w:germany|7.9 46+34m+6
s:germa|7.4 2k+133a-34m+8
g:<ger|6.8 2k+54m+3
g:germ|7.4 2k+5
g:erma|5.8 06+40u+42k+4
g:rman|5.8 06+40u+42k+5
g:many|4.8 26+327+328+529+3
g:any>|4.2 1v+81z+327+328+33a+7
w:aurez|6.9 47+3
b:aurez vous|6.9 0c+347+8
w:besoin|6.0 00+639+63a+646+1147+7
s:besoi|6.0 00+143a+446+1047+7
g:<bes|4.8 00+60s+53a-3
g:beso|5.9 00+747+3
g:esoi|6.0 00+446+3
g:soin|5.9 00+5
g:oin>|5.6 46+4
b:vous besoin|6.3 00+646+747+4
w:d|3.3 00+301+308+40k+50m+30q+30u+30y+817+31k+51t-321+324-326+429+32e+32w+741+346+4
b:besoin d|6.5 3a+546+7
b:d un|5.5 00+30g+30h+40v+60z+517+91a+31b+61l+51t-62c+33e+440+346+104a+44l+34q-4
b:un visa|7.5 46+8
b:ou d|7.9 3e+9
w:pour|4.4 00+60d+30n+30q+70s+51b+620+32j+338+43a-63p+546+64g+54l+34m+3
b:pour travailler|7.4 0d+438+53a-344-3
f:aurez|7.2 46+5
b:what is|4.8 0t+30y+311+315+31p+31q+520+52h+32v+33j+53m-33s+53t+33u+648+64a+54d+54g-34i+74m-44o+5
b:is your|4.7 09+40g+110y+415+418+41p+624-325+32k+42v+333+63a+73o+33t+34d+74i+64n+44o+3
b:your legal|7.7 23+332+33q+34m-3
b:legal status|8.5 4m-44o+5
b:you a|5.1 0g+50h+40s+40z+910+413+816+317+718+419+91a+32a+52c+53a+449+6
w:canadian|6.7 0h+52a+33a+53t+4
g:nadi|6.2 0h+3
g:dian|6.3 3a+5
g:ian>|5.9 40+3
b:a canadian|7.5 0h+33a+6
w:citizen|6.0 0h+182a+73a+44o+14
s:citiz|5.4 05-30h+222a+93a+64m+74o+16
g:citi|5.4 0h+142a+44o+5
g:itiz|5.4 0h+162a+34o+6
g:tize|5.4 0h+172a+44o+4
g:izen|5.3 0h+152a+32m+44o+6
g:zen>|5.6 0h+81y+34o+4
b:canadian citizen|7.9 0h+43a-4
b:citizen or|8.1 0h-44o+9
w:permanent|6.2 06+90u+202a+33q+64m+54o+4
s:perma|6.1 06+110u+112a+33g+53q+54m+34o+6
g:mane|6.0 06+30u+6
g:anen|6.1 06+40u+6
g:nent|6.0 06+40u+3
b:or permanent|7.7 0u+43q+4
w:resident|6.7 05+40j+52a+113q+44o+11
s:resid|4.9 04+705+1006+100a+130h-30j+72a+72v+123a-63c+63p+113q+64m+44n+34o+11
g:resi|4.8 04+305+706+40a+42v+437+33a-43p+54o+5
g:esid|4.8 04+305+806+40a+43a-33p+54o+4
g:side|4.3 05+606+30a+30k+30q+318+42v+53p+63q+33t+44o+4
g:iden|4.0 01+304+305+511+713+314+418+63p+33q+341+64o+4
g:dent|4.1 0f+310+311+813+414+516+418+61m+33a+33z+341+6
b:permanent resident|7.4 3q+44o+7
w:when|5.0 0e+80i+40s+130v+40w+517+318+41l-31n+141s+61x+921+539+63i+33p-33s+440+444+946-447+548+94a+34c+44m-34n+94q+9
g:when|5.0 0s+31n+544+348+5
g:hen>|4.7 1n+32l+648+5
c:when|3.1 0e+30i+30k-30n+80s+70w+170x-417+418+71a+51b+101j-41l-61m-31n+141o-41q-41r-31s+211v-31x+151y+520-321+2922+2723-624-42g+32i+42k-42v+52w-437+339+33a+83p-33s+53t-73u+440+346+348+264b-34i-34m-54n+144o-34q+3
w:does|5.5 18+43a+53o+34n+4
b:when does|7.7 4n+7
b:does your|6.3 18+334+33a+73o+33s+44n+4
b:your workpermit|7.3 30+33q+54n+5
w:expire|7.9 4n+8
s:expir|6.0 1j-42m+33a+1042+843+74n+21
g:<exp|3.5 1z+324+525+326+327+328+329+92a+62c+33t+54e+84n+5
g:expi|6.0 3a+543+34n+9
g:xpir|6.0 3a+343+34n+10
g:pire|7.3 4n+4
f:when|5.5 0s+81n+61s+31x+33a+640+444+648+54a+3
l:expire|8.1 4n+3
w:at|4.2 0c+30d+30w-31o+31v+42i+338+739+43a-33b+33m+43s+544+34d+104i+34q+6
b:you at|6.0 0c+80d+71v+425+43a-43b+74d+34q+4
w:least|6.3 02+30c+120d+81l+524+83a-93l+33p+33u+14
s:least|6.3 02+40c+100d+31l+424+43a-73l+33p+33u+12
g:<lea|4.8 0d+31x+420+526+53u+3
g:leas|6.1 0d+33a-43u+3
g:east|6.3 0c+33a-33u+5
b:at least|6.4 02+30c+70d+41l+324+53a-43p+33u+4
w:18|5.3 0c+410y+40z+517+32y+73a+1548-5
b:least 18|7.3 0c+7
w:years|4.1 0c+70d+50j+40k+50o+30v+50y+71b+324-626+2227+2228+2129+232c+62y+344-346-347+34a+44q+3
s:years|4.1 0c+70d+40k+30o+30y+324-626+1727+1928+2229+262c+63a+347+3
g:<yea|3.7 1n+61s+41x+324-326+727+828+1029+93a-3
g:year|3.7 1n+71s+524-326+827+728+1029+73a-3
g:ears|4.1 24-326+927+828+1029+93a-4
g:ars>|4.0 0c+324-326+727+728+1129+83a-5
b:18 years|6.8 0c+80d-43a+5
w:of|2.6 0c+30k+50t+41a+31h+41i+425+626+328+63a+73b-43e+33n+33o+33q+63x+340+346-34b-34e+34q+8
b:years of|5.1 0c+324-326+427+828+1229+6
w:age|5.0 0c+220d+290y+362y+73a+163u-3
b:of age|6.7 0c+43a+8
l:age|6.4 0c+40y+73a+4
w:19|7.4 0d+193a-340+8
b:19 years|8.5 0d+10
b:age or|7.5 0d+40y+43a-3
w:older|6.9 0c+110d+150y+40z+43a-4
s:older|6.9 0c+110d+120y+50z+43a-4
g:<old|6.9 0c+50d+4
g:olde|6.5 0c+50d+43a-3
g:lder|6.5 0c+40d+53a-3
g:der>|4.2 0d+311+1212+318+93a+3
b:or older|7.0 0c+100d+93a-4
l:older|7.2 0c+70d+3
b:vous au|7.4 0c+51k+33a-54g+5
w:moins|6.9 0d+42c+53a+53u+13
s:moins|6.9 2c+43a+63u+11
g:<moi|5.9 1x+43u+348+5
g:moin|6.9 3u+4
g:oins|6.6 00+43a+33u+4
g:ins>|6.2 00+33u+3
b:au moins|7.5 0c+40d+63a-63u+5
b:moins 18|8.5 0c+73a-3
w:ans|5.9 0c+200d+200o+417+32c+33a+6
b:18 ans|6.7 0c+160d-4
l:ans|6.5 0c+33a+5
w:date|4.0 0c+50e+40g+90i+60w+181j-41l-41m-31n+201s+161x+211y+1020-321+1922+2123-53a+1042+843+844-548+184n+13
g:<dat|3.6 0n+100o+60w+61n+91s+51x+521+722+2123-348+94n+4
g:date|3.7 0n+40w+61n+61s+41x+721+722+1448+64n+4
g:ate>|3.4 0g+50w+61n+51s+41x+621+722+1123-33a+33j+53p+348+6
b:date of|6.1 0w+90x-31n+31x+421+422+63a+3
w:birth|5.9 04-405-40h+50w+1511-618+72y+1635+33a+83q+13
s:birth|5.8 0c+60h+40w+2011-418+42y+113a+73q+8
g:<bir|5.8 0w+1218+32y+3
g:birt|5.8 0w+102y+43a+3
g:irth|5.8 0w+1118+32y+3
g:rth>|5.9 0w+102y+43q+3
b:of birth|6.8 04-30w+93a+10
f:date|4.7 0w+51n+61x+1221+1322+2348+4
l:birth|6.5 18+33a+10
w:secret|6.6 02+140i+130j+133a-4
s:secre|6.5 02+120i+130j+73a+6
g:<sec|4.7 02+40i+80j+51l+327+62f+431+441+643+3
g:secr|6.5 02+30i+53a+3
g:ecre|6.5 02+40i+33a+3
g:cret|6.5 02+30i+43a+3
g:ret>|5.7 02+40i+30j+33p+4
w:security|6.0 0f-30i+120j+92a+32f+142h+72m+53a+4
s:secur|5.4 0i+120j+132a+42f+92h+112m+33a+741+843+11
g:secu|5.4 0i+70j+52f+42h+441+543+4
g:ecur|5.4 0i+80j+52f+32h+343+3
g:curi|5.4 0i+70j+52f+42h+4
g:urit|5.3 0i+60j+52f+32h+43a+543+3
g:rity|5.4 0i+31a+62f+3
w:clearance|5.8 0i+220j+143a+7
s:clear|5.6 0i+230j+253a+73f+4
g:<cle|5.4 0i+90j+113a+5
g:clea|5.4 0i+90j+93a+4
g:lear|5.3 0i+90j+113n+4
g:eara|5.8 0i+110j+9
g:aran|5.7 0i+80j+5
g:ranc|4.8 0i+70j+627+52k+841+34m+3
g:ance|4.2 0i+70j+60w+425+528+32k+6
b:security clearance|6.9 0i+5
l:clearance|6.4 0i+3
b:you eligible|7.1 0j+413+53a-54m+7
w:obtain|6.7 0f+100i-50j+63a+646+3
s:obtai|6.0 0f+60g+50i-50j+41m+81p+43k+346+64a+8
g:<obt|5.2 0g+30j+61l+41m+51n+31p+41q+3
g:obta|6.0 0f+31p+34a+3
g:btai|6.0 0f+4
g:tain|5.6 0f+31q+54a+3
g:ain>|5.2 03+32u+4
b:to obtain|6.9 0i-30j+53a+346+4
b:obtain a|7.4 0f+40i-30j+446+4
w:reliability|7.7 0i+50j+11
s:relia|6.7 0i+40j+938+64l+6
g:<rel|4.3 15+123o+73p+10
g:reli|5.7 15+19
g:elia|6.7 0j+3
g:liab|6.5 0j+338+3
g:iabi|7.0 0i+30j+4
g:abil|4.7 0g+40i+60j+90z+510+91w+445+5
g:bili|4.2 00+30g+30i+60j+70z+510+91w+63a-33p+544+648+54j+4
g:ilit|4.1 00+50g+30i+60j+80z+510+919+31w+63p+43w+444+448+4
g:lity|4.6 04+510+735+844+3
b:reliability status|7.9 0i+40j+5
b:what are|6.2 1o+63a+445+54a+34d+124h+5
b:are your|6.6 25+43a+123t+44d+34h+3
w:annual|6.0 3a+73t+123u+83v+9
s:annua|6.0 3a+43t+83u+93v+8
g:<ann|4.3 0w+31n+426+727+628+729+63a-33t+53u+43v+3
g:annu|5.4 3t+53u+33v+5
g:nnua|6.0 3u+4
g:nual|5.8 3t+33u+3
g:ual>|4.9 16+62f+33t+3
c:period|3.2 00+60o+40t+30u+60w+1013+81m-41n+151o-31p-31r-31s+121v-41x+921+122e+112i+42k-32v+339+63j+163s+53t+103u+73v+163x+43y-346+448+104c+64q+5
w:base|6.1 2v+172w+93p+53s+63u+33v+8
g:ase>|5.5 2d+52v+5
b:annual base|7.4 3a+5
w:salary|4.8 2i+63a+83r+103s+133t+133u+173v+113y+3
s:salar|4.4 0u+42i+93a+43j+83m+53r+133s+173t+173u+163v+194q+6
g:<sal|4.1 3j+43r+43s+93t+133u+113v+8
g:sala|4.2 3r+63s+113t+153u+83v+9
g:alar|4.4 3r+43s+73t+93u+93v+7
g:lary|4.8 3r+33s+83t+43u+53v+3
g:ary>|4.3 3a+33s+43t+63u+63v+449+3
c:pay|3.6 17+41l+41v-42w-33a+33j+193r+203s+363t+323u+293v+313y+443+34i-34q+3
b:base salary|7.2 3t+6
w:expectations|6.6 3j+43t+12
s:expec|5.3 1n+821-33a-43j+163r+53t+153u+1348+4
g:expe|3.7 24+627+428+429+73a-43j+33t+63u+34e+5
g:xpec|5.3 1n+33j+53t+53u+4
g:pect|5.3 3j+33t+9
g:ecta|6.0 2w+33t+7
g:ctat|6.0 2w+33t+7
g:tati|4.4 00+30g+40x+316+33a-53t+73w+344+34a+4
g:ions|4.0 0g+90m+50r+30v+51w+62a+42c+32q+32r+636+33t+64a+4
g:ons>|3.9 0g+100m+40v+51w+62a+62c+32q+32r+536+33a-53k+33t+640+44a+34b+3
c:wish|3.3 04-40m+40t+70u+111n+51s+41v-320+821-424-32b+32e+72j+92k-32p+62v-52w+2532+633+538+33a-33i+33j+213n-33p-33r+83s-63t+303u+93v+63x+1247+648+74b+64f+114g+54i-44k-34m-34p+144q-3
b:salary expectations|7.2 3t+4
w:cad|6.0 3a-33r+73t+13
l:cad|6.6 3t+6
f:salary|6.2 3a+33s+33u+43v+8
l:expectations|7.3 3t+3
w:desired|5.7 2e+32w+103a-43j+53r+43t+83u+83v+83x+84p+10
s:desir|5.4 20+421-32e+72w+113a-73j+73r+43t+73u+73v+43x+104f+44p+9
g:<des|4.2 1w+72w+43a-43t+73u+33x+44c+64e+5
g:desi|5.1 2w+53a-53j+33t+63x+44i+3
g:esir|5.4 2w+33a-33j+43v+33x+34p+3
g:sire|5.4 2w+43t+53v+33x+44p+3
b:your desired|8.1 3j-103t+124p+3
w:hourly|6.5 3a-43j+183t+53v+10
s:hourl|6.5 3a-33j+173v+9
g:<hou|4.6 07+32e+839+53j+133t-33v+43x+344+3
g:hour|4.8 2e+739+43j+113v+43x+3
g:ourl|6.5 3j+9
g:urly|6.5 3j+93v+3
g:rly>|5.8 3j+10
b:desired hourly|8.1 3j-53t+9
w:wage|6.8 3a+63j+103s+63t+93v+5
g:wage|6.7 3j+33t+3
g:age>|4.1 1p+42f+32j+52r+52u+83a+74b+3
b:hourly wage|7.9 3j+53t+3
l:wage|8.1 3t+4
b:your salary|7.3 3a-43r+33t+43u+3
w:usd|7.9 3r+73t+3
b:for this|5.4 02+40n+81m+41y+43a-33m+53p+63t+74c-34g+144q+3
w:role|5.3 0e+41k+31w+61y+520+324+52q+737+33g+43n+33t+64a+34c+44g+94i+134j+7
g:<rol|5.2 3a-44g+34i+7
g:role|5.1 2a+44i+5
g:ole>|5.1 1r+33a-34g+44i+5
b:this role|6.0 0h+41w+32q+43a-63n+33p+33t+44g+54i-34j+4
l:role|5.9 4i+6
w:quelles|6.5 20+32l+33t+34f+3
b:quelles sont|7.1 3t+44d+5
w:attentes|7.5 3t+9
s:atten|5.8 17+31n+111r+91s+1038+103j+123r+53t+44g+5
g:atte|5.2 0x+51r+63j+4
g:tten|5.5 1n+41r+41s+338+33j+4
g:tent|5.5 01+40o+31j+436+33a-43j+4
g:ente|4.7 0f+40v+31e+41s+340+34c+3
b:vos attentes|7.7 3t+4
w:salariales|6.7 3t+133u+7
g:lari|5.3 1q+53j+33s+33t+93u+33v+4
g:aria|5.9 3j+43t+8
g:rial|6.0 1e+326+43t+8
g:iale|5.7 23+43t+4
g:ales|5.4 06+323+43t+44a+44d+4
g:les>|4.6 0m+30v+61i+723+34d+5
b:attentes salariales|7.7 3t+3
s:annue|6.2 3a-33s+33t+123u+63v+8
g:nnue|6.2 3t+6
g:nuel|6.2 3t+43v+3
g:uell|5.3 16+41v+51y+33s+6
g:elle|4.5 06+41v+43s+34i+6
g:lles|6.2 3s+4
f:quelles|6.7 3t+4
w:taux|7.3 3a-33j+113t+33x+94j+6
g:<tau|7.1 3j+33x+3
g:taux|7.3 3j+33x+4
g:aux>|6.4 1i+33j+43x+440+3
w:horaire|6.1 0s+62e+739+63j+123t+83v+114h+16
s:horai|6.0 0s+52e+539+53j+153t+53v+444+124h+10
g:<hor|5.6 0s+42e+43j+103t-33v+344+44h+8
g:hora|5.6 0s+42e+43j+93v+344+64h+8
g:orai|5.9 3j+544+44h+3
g:rair|5.9 3j+744+44h+3
g:aire|4.1 10+31l+32e+339+43b+33r+43s+43t+33u+33v+33y+3
b:taux horaire|7.7 3j+63t+7
w:souhaite|5.7 0m+80t+30u+51r-42w+93a+53j+43r+53t+63u+63v+33x+64p+3
s:souha|4.9 0m+90t+50u+81r-420+321-32e+32j+42w+1032+113p-33r+63t+93u+53v+33x+748+104p+8
g:<sou|4.3 0u+42w+633+33n+53t+6
g:souh|4.9 2w+732+33t+748+3
g:ouha|4.9 0m+32w+632+33t+548+3
g:uhai|4.9 0u+32w+532+33t+548+3
g:hait|4.9 0m+30t+32w+832+33t+648+3
g:aite|4.6 0n+32w+73t+448+3
b:horaire souhaite|8.1 3j-33t+9
f:taux|7.4 3j+33t+33x+5
l:souhaite|6.3 2w+53t+83x+3
w:pay|5.3 3j+103r+113s+183t+153u+133v+153y+543+44k+9
b:desired pay|7.2 3t+33u+43v+7
f:desired|6.2 2w+73j+33t+34p+3
l:pay|7.1 3r+33t+7
b:your current|5.9 1p+101v-320+736+337+54n+54o+5
b:current salary|7.9 3s+7
l:salary|6.1 3a+33s+43t+5
w:notice|5.1 0j+40l+70n+1837+233a-83k+44j+3
s:notic|5.1 0j+50l+40n+1337+233a-5
g:<not|4.4 0l+40n+41h+81p+937+104b+54f+4
g:noti|4.9 00+30n+437+133a-447+3
g:otic|5.1 0n+437+113a-3
g:tice|5.0 0n+537+11
c:notice|4.6 0j+30l+30n+101b+1120+1037+333a-73p+3
b:your notice|7.3 37+5
w:period|6.1 0o+51b+637+73a-43t-33v+11
s:perio|5.6 0o+81x+721+537+1339+53a-53g+33t-33v+21
g:peri|3.8 1x+31z+324+626+427+428+529+113a-43v+94e+11
g:erio|5.6 0o+337+53v+11
g:riod|5.6 0o+337+53v+14
g:iod>|6.1 37+33v+4
c:length|3.4 0e+40h+30n-30o+140w+31x+721+924-626+1327+1128+1529+92e+1237+2538+739+63a+53v+103x+744+548+94j+8
b:notice period|6.5 37+7
l:period|6.7 3v+5
w:how|4.4 0t+511+324-425+1333+737+33a+33n+1248+34e+84g+64m-34o+3
w:much|6.2 2h+33j+33s+3
b:how much|6.3 27+328+32h+537+53a-33j+43s+53t+4
b:much notice|7.3 37+4
b:notice do|7.7 37+6
b:need to|6.3 0j+50t+337+73a+43q+346+5
w:give|5.3 0s+32r+32y+337+53a-33l+649+44c+34n+3
b:to give|7.2 1k+337+9
b:give your|7.4 25+6
b:your employer|7.0 1v-32i+536+337+73a-103s+64a+44q+3
f:how|4.6 0t+620+424-525+142h+333+337+33a+53n+1248+54e+34g+64m-44o+4
w:quel|4.9 25+32w+53n+33u+43x+447+44d+44o+5
w:est|4.9 38+43a+53v+44a+34d+6
b:quel est|6.0 1q+425+32x+33a+44a+44d+94i+54o+4
w:votre|3.5 1c+31d+31f+71g+41l+31u+424-325+42d+42o+32u+32x+533+437+33q+33s+33z+349+44e+4
b:est votre|5.9 14+325+32x+337+33a+54a+84d+74e+34o+3
w:preavis|6.1 37+24
s:preav|5.9 37+23
g:prea|5.9 37+13
g:reav|5.9 37+14
g:eavi|5.7 1x+337+11
g:avis|5.9 37+13
g:vis>|6.0 37+9
b:votre preavis|7.4 37+4
f:quel|5.3 2w+63a+53m+33x+44d+54i+34o+4
l:preavis|7.0 37+4
w:could|5.6 0k+339+448+14
b:when could|7.4 44+948+3
b:could you|6.4 0j+32k+337+639+63a-63p+344+548+9
w:start|5.2 0c+41k+51s+1021+112v+62x+437+738+33p+348+94f+5
s:start|4.9 1s+1521+172v+437+638+33a+543+344+748+144f+44i+3
g:star|4.9 1s+621+648+9
g:tart|4.9 1s+421+948+4
g:art>|4.6 3a-33e+33x+448+6
c:start|3.9 0c+40q+30t+61c+31e+41f+41i+41n-31s+2521+322q-32x+336+43b+448+314f+7
b:you start|6.7 37+5
l:start|6.7 48+5
w:earliest|6.8 48+14
s:earli|6.5 0e+103a-348+104q+5
g:<ear|5.8 0e+31l+43s+348+3
g:earl|6.0 0e+448+3
g:arli|6.4 0e+42k+348+3
g:rlie|6.4 48+4
g:lies|6.4 0x+53a-348+4
g:iest|6.7 48+4
g:est>|4.2 00+41k+101q+72w+33u+54a+34d+4
b:start date|6.2 1s+321+43p+3
f:earliest|7.2 48+3
l:date|5.3 0g+41n-31s+41y+521-322+1048+84n+3
w:available|5.4 2e+639+63x+344+648+104j+54l+11
s:avail|5.1 0s+42e+539+73x+344+1348+104j+84l+7
g:<ava|5.0 44+548+7
g:aila|5.0 1t+544+348+64l+3
g:ilab|5.1 44+448+74l+3
g:labl|5.3 48+6
c:free|4.1 0s+61k+32e+438+639+143p+1644+2248+294b+74j+144l+4
b:date available|6.9 48+8
l:available|6.7 4l+4
w:from|4.3 0m+417+318+31a+31b+111h+31n-41s+1021+1922-32g+42i+42v+63a+73t-43u+446+348+5
b:available from|7.3 48+11
f:available|6.9 48+5
l:from|6.2 1n-41s+1321+173t-33u+348+34h+3
b:date de|5.8 0v+30w+111n+31x+1122+423-43a-348+6
w:disponibilite|6.9 48+94j+4
s:dispo|5.1 0f+30j+40s+338+839+143a-73e+33p+1244+1748+144j+104l+164m+3
g:<dis|4.1 10+141b+939+33a+33p+544+548+54l+5
g:disp|5.0 38+339+43p+544+548+94j+44l+6
g:ispo|5.0 39+43a-43p+444+748+64j+34l+8
g:poni|5.4 39+344+748+84j+4
g:onib|5.4 39+344+748+74j+5
g:nibi|6.0 3p+344+448+94j+4
g:ibil|5.4 00+31w+53p+33q+444+648+74j+3
g:lite|4.8 04+30n+31w+335+63a-33w+74i+4
b:de disponibilite|7.9 48+3
l:disponibilite|7.5 48+3
w:quand|6.4 0s+110w+717+41l-41n+111s+71x+621+73a-648+84n+10
s:quand|6.2 0s+140w+917+31l-31n+111s+31x+521+43a-648+124n+10
g:<qua|4.9 0s+317+33a-348+44d+54i+3
g:quan|5.8 0s+548+54a+34n+4
g:uand|6.1 0s+70w+61n+33a-348+64n+7
g:and>|5.0 05+130a+30s+321+325+33c+348+34m+5
w:pourriez|6.9 39+448+9
b:quand pourriez|7.7 48+6
b:pourriez vous|7.1 0j+439+648+10
w:commencer|7.1 2x+548+13
s:comme|5.5 0m+616+618+51a+41s+321+1227+63a+348+104b+12
g:comm|4.4 00+60m+30t+316+521+33a+33k+33m+34b+3
g:omme|5.3 21+33l+348+44b+4
g:mmen|5.8 21+53l+448+349+34b+5
g:menc|6.5 21+448+4
g:ence|3.1 0v+41e+41j+421+324+427+329+53k+33l+33q+34e+5
g:ncer|6.7 48+4
g:cer>|6.0 3a-33g+348+3
b:vous commencer|7.9 48+5
f:quand|6.6 0s+71n+548+3
l:commencer|7.2 48+5
w:willing|5.5 0f+120j+80u+71k+102a+439+103p+43x+44j+4
s:willi|5.4 0f+90j+80n+30u+61k+739+73a+73p+33x+34j+5
g:<wil|5.4 0f+30u+31k+4
g:will|5.2 0u+31k+3
g:illi|5.2 0f+30u+3
g:llin|5.1 1k+31r+33c+34j+3
g:ling|4.6 28+42j+32l+73a+43c+3
b:you willing|5.8 0j+50u+31k+73p+5
b:willing to|5.6 0f+60j+50u+71k+539+43p+54j+5
w:relocate|6.3 38+53a+43p+13
s:reloc|5.6 3a+53p+25
g:relo|5.6 3p+13
g:eloc|5.6 3p+13
c:moving|4.9 20+43a+93p+37
b:to relocate|6.5 3p+8
w:seriez|6.4 0j+339+33a+34j+4
b:seriez vous|6.4 0j+41k+339+63a+73o+44j+6
w:pret|6.4 1k+638+639+113a-53p+103u+44j+7
g:pret|5.9 3p+5
b:vous pret|6.6 0j+338+339+73a-33p+7
b:pret a|6.9 1k+438+439+43a-43p+64j+5
w:demenager|6.9 3a+33p+8
s:demen|6.5 24+43a+33p+13
g:<dem|5.5 2t+437+33a-43p+546+447+3
g:deme|6.2 0v+43p+4
g:mena|6.4 00+43p+7
g:enag|6.4 00+43p+6
g:nage|5.2 00+326+63a+53p+4
g:ager|5.7 01+326+43p+4
g:ger>|5.2 0h+31f+31v+32z+33a+53p+44j+3
b:a demenager|7.4 3p+8
f:seriez|6.8 39+44j+5
l:demenager|7.2 3p+4
w:travel|5.5 35+33a+1042+94j+19
s:trave|5.4 35+33a+1242+54j+22
g:rave|5.3 4j+14
g:avel|5.4 4j+12
g:vel>|4.6 0i+51q+725+62k+64j+10
c:travel|4.9 38+53a+942+94j+314l+5
b:to travel|6.4 4j+11
w:up|5.2 01+40q+53a-53g+83p+648+34j+5
b:travel up|7.5 4j+6
b:up to|6.2 0g+80o+41f+42w+33a-83g+134j+8
w:25%|8.5 4j+3
b:of the|5.0 0c+30h+816+619+51s+32i+32u+53a+63g+33l+33o+543+345+34g+74j+34q+7
w:time|4.8 0p+50s+131k+41u+41v+526+627+828+329+72g+737+73x+1744+34c+64h+164j+94m+44n+34o-3
g:<tim|4.7 0s+73a-33v+33x+74c+34h+94j+3
g:time|4.4 0s+739+83a-33v+33x+64h+8
g:ime>|4.5 0s+339+73x+84h+4
c:past|3.4 0e+270s+50v+817+41b+191v+724+1126+62c+52i+42y+102z-330-436+439+43a+53n-33x+940+948-34c+44h+74j+34m+54q+26
b:the time|7.4 0c+34j+3
l:time|6.2 3x+7
b:role is|7.7 0h+33g+3
w:hybrid|7.3 38+43a-44p+14
s:hybri|6.9 38+53a-44p+18
g:<hyb|6.9 4p+7
g:hybr|6.9 4p+6
g:ybri|6.9 4p+8
g:brid|6.8 4p+10
g:rid>|7.3 4p+3
w:two|6.0 0e+40k+61h+41i+51p+42c+102f+837+438+63l+143p+340+341+84j+5
w:days|5.5 0e+337+1338+133a+93p+43q+53x+1140+744+6
g:<day|5.4 38+33a+43x+344+4
g:days|5.3 37+338+83a+43x+344+6
g:ays>|4.7 05+1438+63c+644+54j+3
b:two days|8.5 38+3
w:per|5.5 00+60j+40o+50q+50s+60t+41b+724+52e+112j+42x+330+335+33a+83j+133u+43v+1644-446+44q+4
b:days per|8.5 3a+4
w:week|5.6 0s+50z+52e+183a-43v+63x+644+144j+7
g:<wee|5.0 2e+1237+338+43a-444+84j+3
g:week|5.0 2e+1037+338+33a-344+64j+3
g:eek>|5.5 2e+63x+444+3
b:per week|7.1 2e+10
b:week in|8.1 44+4
w:our|4.3 06+30e+80k+90l+100m+180n+50q+90r+40s+411+31v-324-52b+82c+42i+82u-338+203a+93m+123n+83o+53y-544+94b-34f+204p+44q+16
b:in our|6.6 0e+40k+30l+52i+738+4
w:cityname|5.3 38+223p+173t+346+348+4
s:cityn|5.3 38+233p+1746+448+44j-3
g:ityn|5.3 38+83p+7
g:tyna|5.3 38+83p+7
g:ynam|3.9 0e+31v-32b+82i+638+63o+43p+44f+64q+6
b:our cityname|7.1 38+5
w:office|5.7 00+41z+1025+32c+122v-32w+538+83d+33q+345+34g+54p+13
s:offic|5.2 00+311+41h+31z+925+42c+182j+72v-42w+538+103a+54g+44p+7
g:<off|4.4 0m+30v+42c+62j+33n+43u+44h+3
g:offi|5.1 2c+72j+32w+338+34p+6
g:ffic|4.9 2c+73a+74p+5
g:fice|5.5 2c+438+33a+34p+6
w:meet|6.5 0d+70j+324+32a+338+43a+43g+44g+8
g:<mee|6.4 0c+438+3
g:meet|6.4 0d+338+3
b:you meet|6.8 0d+60j+324+33g+34g+4
b:meet this|7.7 24+3
w:requirement|7.3 0d+90j+524+53a-33t+8
g:irem|6.6 3t+3
g:reme|6.2 2m+4
b:this requirement|8.1 24+3
f:this|6.3 0j+338+33a+444+3
l:requirement|7.9 3t+3
w:onsite|7.2 38+113p+54p+4
s:onsit|7.2 38+84p+3
g:<ons|7.2 38+3
g:onsi|5.2 0q+30z+33p+33u+3
g:nsit|6.5 05+53y+5
b:work onsite|7.7 38+5
b:onsite in|8.1 38+4
w:toronto|8.5 3a+4
g:onto|7.4 3y+9
g:nto>|6.0 0n+40w+316+33a+53w+3
w:three|6.4 2w+63a+43g+43l+53q+64a+54d+10
s:three|6.4 37+53a+43g+43l+53q+34a+44d+94q+4
g:<thr|5.9 1x+44d+3
g:thre|6.4 4d+3
g:hree|6.4 4d+3
g:ree>|4.1 0r+41m+71p+33l+3
b:three days|7.9 3q+5
b:days a|7.2 38+64j+3
b:a week|6.5 2e+638+644-34j+6
l:week|6.2 2e+64j+3
b:you available|6.6 39+53a-444+348+5
b:available to|7.0 3a-344+348+44l+3
w:evenings|7.7 3a-344+11
s:eveni|7.3 0s+43a+344+6
g:<eve|4.8 0v+41b+640+344+34c+34q+4
g:even|5.6 44+4
g:veni|6.4 44+4
g:enin|5.8 23+43y+644+4
g:ning|4.9 23+33a-73s+33y+644+44n+4
g:ings|6.0 0q+31q+33p+344+5
g:ngs>|6.1 2r+33a-344+649+3
b:work evenings|8.5 44+5
b:evenings and|8.5 44+4
w:weekends|7.7 44+5
s:weeke|7.4 44+14
g:eeke|7.3 44+4
g:eken|6.7 23+324+33y+944+4
g:kend|7.3 44+5
g:nds>|5.9 33+3
l:weekends|7.7 44+3
w:shift|6.2 0p+526+738+43a+33g+744+1748+6
s:shift|5.9 0p+426+438+33a+33g+1244+1848+4
g:<shi|5.7 3g+344+74d+3
g:shif|5.9 3g+344+8
g:hift|5.9 44+9
g:ift>|5.4 06+623+43a+43g+644+4
w:wanted|7.9 2e+62w+93a-3
s:wante|7.9 2e+72w+63a-4
g:<wan|5.3 2w+53a-348+3
g:want|5.5 20+32w+43t+34b+3
g:ante|5.3 0e+30f+60z+43a-440+4
g:nted|6.5 0f+3
w:check|5.6 06+50f+140x+710+41u+41y+324-42f+52h+123a+43k+43q+944+445+8
s:check|5.4 06+30f+190x+61u+324-32f+52h+112y+53k+93q+53y+543+344+345+8
g:<che|4.7 0e+30f+72h+33k+33y+34q+3
g:chec|5.3 0f+82h+3
g:heck|5.3 0f+92h+3
g:eck>|5.5 0f+52h+3
w:all|5.6 0f+429+42y+43g+545+44j+3
b:check all|7.9 44+745+3
w:that|4.1 00+30k+70x+111k+31v+336+83a-63q+34m+6
b:all that|7.2 24+444+645+3
w:apply|6.0 0j+50p+512+614+418+324+52a+32l+33m+113n+544+645+747+9
s:apply|5.5 0e+30j+512+414+32i+62v+52z+53h+133m+73n+444+445+447+74f+44g+3
g:<app|3.8 0e+613+323+32z+63h+33w+44b+34g+4
g:appl|4.1 0e+823+42i+32z+33a-43h+3
g:pply|5.4 3h+4
g:ply>|5.7 3a-3
b:that apply|7.1 14+524+43a-344+445+7
f:shift|8.1 44+7
w:disponible|6.2 38+639+844+948+84j+4
g:nibl|6.2 44+4
b:vous disponible|6.8 38+63x+444+1048-3
w:les|5.2 00+30p+30r+62f+33g+444+10
b:disponible les|8.5 44+4
w:fins|7.7 0y+53a+5
g:<fin|5.4 1l+41n+51p+31x+427+33n+3
b:les fins|8.5 44+4
b:fins de|8.1 44+4
w:semaine|6.3 0m+52e+1538+53a-43x+944+8
s:semai|5.9 0m+42e+1037+638+539+53a-43x+444+5
g:<sem|5.8 2e+6
g:sema|5.8 2e+744+3
g:main|5.2 1o+32u+43a-4
g:aine|5.2 1o+32e+33a-3
g:ine>|4.3 07+40m+41k+31o+51x+42d+82e+338+43a-53u+3
b:de semaine|7.9 44+4
l:semaine|6.5 2e+4
w:overtime|6.2 39+173a+9
s:overt|6.2 39+193a+10
g:<ove|5.2 0c+50d+329+339+1049+5
g:vert|5.6 0u+415+420+339+73a+43n+5
g:erti|4.5 0g+170x+71e+61h+41m+32m+339+7
g:rtim|6.2 39+9
c:over|5.2 00+41e+92p+631+439+293a+444-34b+3
b:work overtime|7.0 39+9
l:overtime|6.8 39+4
b:have a|5.1 0e+30g+50j+30v+710+121j+328+43a+740+74l+5
w:driver|5.8 0f+61j+53a+54g+6
s:drive|5.4 0c+30d+40f+31j+1924+42t+33a+444+5
g:<dri|5.0 1j+132q+3
g:driv|5.1 1j+12
g:rive|4.9 1j+104c+3
g:iver|4.9 0w+30z+31j+51r+8
c:driving|4.7 0d+70f+61j+1828+32m+33a+444+34g+3
b:valid driver|7.2 1j+5
b:driver s|6.0 1j+43a+7
w:license|6.7 1j+122m+103a-5
s:licen|4.7 0g+100w+41b+141e+51j+181l+828+42m+183a+6
g:<lic|4.7 0g+41b+31j+112m+83f+4
g:lice|4.6 0g+31b+31j+112m+9
g:icen|4.7 0g+41b+41j+82m+10
g:cens|6.2 1j+52m+4
g:ense|5.4 0n+30x+31j+42m+3
g:nse>|6.3 1j+32m+3
c:licence|4.2 0g+71b+101e+41j+241l+42m+153a+1046+547+84o+3
b:s license|7.4 1j+6
l:license|7.4 1j+3
w:possedez|6.7 0i+61l+324+54l+34m+4
s:posse|6.1 0h+30i+81j+41l+724+428+34m+5
g:poss|5.4 0i+31j+348+3
g:osse|6.0 1l+6
g:ssed|5.9 0g+31b+4
g:sede|6.4 1z+3
g:edez|6.7 0i+3
b:possedez vous|6.7 0h+30i+6
w:permis|5.2 1e+71j+172m+43a+946+847+144n+54o+7
s:permi|4.7 0g+30l+30n+50o+30p+51e+31j+172m+73a+53k+73q+646+1247+104m+104n+164o+11
g:rmis|5.0 1j+73a+34m+34n+34o+4
g:mis>|5.1 1j+847+3
b:un permis|6.4 1j+346+6
b:permis de|5.9 1j+32m+5
w:conduire|5.8 0d+61j+102m+33a+4
s:condu|5.7 0d+60f+41b+31j+16
g:cond|4.8 08+30r+60v+51j+531+4
g:ondu|5.6 1j+6
g:ndui|5.8 1j+4
g:duir|5.8 1j+4
b:de conduire|5.9 1j+62m+4
b:conduire valide|7.2 1j+5
w:access|7.1 00+92a+43a-34l+7
s:acces|6.2 00+170f+313+31a+42a+73a-43z+54l+11
g:<acc|3.8 00+80f+40n+30o+30p+30r+71k+539+33a-43u+33y+34a+44j+4
g:acce|4.2 00+40f+50l+30r+80u+41k+339+33a-43u+444+34j+4
g:cces|5.9 00+54a+5
g:cess|5.2 00+80n+446+3
b:access to|7.5 00+34l+4
b:to a|5.7 0f+80v+52t+836+34e+54l+4
w:reliable|7.7 38+34l+11
g:iabl|6.7 38+5
b:a reliable|8.1 38+34l+4
w:vehicle|6.5 1j+63a+84l+13
s:vehic|5.9 0d+61j+43a+134l+24
g:<veh|5.9 4l+15
g:vehi|5.9 4l+14
g:ehic|5.9 3a+34l+10
g:hicl|6.4 4l+6
g:icle|6.2 3a+34l+5
g:cle>|6.2 3a+54l+5
b:reliable vehicle|8.5 4l+5
w:howmany|4.8 0h+80z+524-326+1127+1028+1329+102e+1037+43a+840+544-3
s:howma|4.8 0h+50z+326+827+928+1329+92e+838-33a+1040+4
g:<how|4.5 21+326+527+828+729+52e+337+3
g:howm|4.8 26+327+33a+6
g:owma|4.8 26+328+53a+6
g:wman|4.8 26+327+428+53a+6
w:hours|5.2 0s+50u+60z+51t+32e+2039+153a+43x+1344+134h+5
s:hours|5.2 0s+70u+60z+41k+42e+1639+133x+1144+74h+5
g:ours|4.3 1y+42e+839+33x+449+54a+3
g:urs>|4.5 1y+62e+639+53a+33x+4
b:howmany hours|7.3 0z+32e+83a-4
b:hours per|7.7 2e+4
f:howmany|4.9 27+328+729+42e+33a+6
w:looking|6.3 0u+820+33a+43j+43t+648+34p+4
s:looki|6.3 0u+420+33a+43j+53x+446+348+5
g:<loo|5.8 2t+3
g:king|4.5 2k+34b+34p+4
b:you looking|6.5 0u+33j+348+4
b:looking for|6.4 0u+43t+34p+3
b:full time|6.3 29+73a-33x+114m+5
b:time or|7.5 3x+3
w:part|5.8 00+416+318+61a+31j-32v+53a-43p+43x+2044+546+74d+84f+44q+4
g:<par|4.0 00+30z+417+42k+33o+63x+746+549+3
g:part|4.4 00+408+70k+416+420+43x+9
b:or part|7.7 3x+4
b:part time|6.8 3x+12
l:work|5.0 0u+32q+33l+344+34d+44j+34m-34o+54p+3
b:howmany years|5.3 26+1027+1028+529+43a-5
w:professional|5.8 0g+100k+71b+31e+829+82d+62k+42m+32o+42p+52z+53a-73l+449+7
s:profe|5.0 0g+171b+31e+41f-31r+31z+428-429+172d+122k+52m+122o+62p+52z+33a-103l+649+134a+154i+7
g:rofe|4.9 0g+529+62d+62m+53a-449+64a+4
g:ofes|4.9 0g+529+82d+63a-449+94a+5
g:fess|4.9 0g+615+629+72d+42m+43a-449+5
g:essi|4.7 00+30g+615+629+52d+42m+349+5
g:ssio|4.6 0g+515+529+42d+32m+349+6
g:sion|4.2 0g+515+41b+329+52d+52m+43d+849+64a+34i+3
g:iona|4.4 0g+41e+429+32a+335+203a-43c+449+6
g:onal|4.2 0n+30u+31e+429+32a+32d+32u+435+203a-63c+341+649+5
g:nal>|4.2 0v+413+42d+32u+349+44b+4
b:of professional|7.4 1e+429+6
w:experience|4.1 18+41v+101w+91x+101z+1320+321+524+1425+526+1227+1128+1029+123a+349+64e+174g+54i+8
s:exper|4.0 18+51v+71w+41x+81z+721+424+1225+1026+1027+1328+1329+1645+449+94e+154g+44i+8
g:xper|4.0 24+727+428+429+94e+7
g:erie|3.8 1z+324+426+327+628+729+93a-34e+7
g:rien|3.8 16+61z+324+626+527+328+329+114e+8
g:ienc|4.0 1z+424+725+426+427+328+529+54e+7
b:professional experience|7.5 29+5
b:experience do|6.5 24-329+73a-34e+6
l:have|6.3 45+64a+3
w:total|6.0 28+429+172e+83a-33t+4
s:total|5.9 0z+429+152e+63a-33s+4
g:<tot|5.9 29+7
g:tota|5.9 29+10
g:otal|5.9 29+10
b:of experience|6.0 24-328+1129+94e-3
f:total|6.8 29+62e+4
l:experience|5.8 28-829+1449+54e-3
w:nombre|5.6 01+623+426+627+329+62e+62x+132z+731+632+1433+837+73a+43l+53m+7
s:nombr|5.6 01+923+627+428+429+42e+62x+142y+52z+631+1232+1133+637+43l+3
g:<nom|5.2 01+62x+82y+42z+631+432+533+334+33l+33m+3
g:nomb|5.5 2x+42z+431+432+333+33i+3
g:ombr|5.5 2x+631+33i+3
g:mbre|5.1 2x+331+44k+3
g:bre>|5.1 2x+62z+332+34b+3
b:nombre d|6.6 26+627+328+329+72e+3
w:annees|5.1 1h+724-326+2127+1728+1829+152c+63a-8
s:annee|4.8 0w+71h+31j-31l+31m-31n+81s+91x+524-426+1427+1428+1429+152c+53a-948+9
g:anne|4.7 0w+41n+51s+426+527+528+629+53a-448+3
g:nnee|4.5 0n+40w+41n+426+527+428+729+53a-448+4
g:nees|4.7 0n+426+427+628+829+6
g:ees>|4.4 0n+526+627+528+529+52a+33a-5
b:d annees|5.7 26+827+728+1229+73a-3
b:annees d|6.0 26+429+7
b:d experience|6.0 24-328+629+11
f:nombre|5.8 01+429+42e+32x+72z+532+33m+3
b:years have|6.0 26+528+529+3
b:have you|3.8 0c+30d+30e+110g+50h-30v+1417+419+61b+111l+824+1625-326+1027+828+1029+52c+83a+940+114e+104q+9
w:worked|5.4 0e-31x+81z+524+627+828+629+92c+62y+43a+54e+34q+8
s:worke|5.3 0e-31x+71z+624+427+929+72c+82y+340+44e+54g+34q+12
g:orke|5.2 2j+42w+44q+7
g:rked|5.4 24+329+34q+4
g:ked>|5.1 1b+324+32c+34q+4
b:you worked|6.0 1z+524+327+728+72c+83a-44e+4
w:with|3.8 01+50e+50i+30k+50n+40v+310+31v+524+825+728+1129-536+43k+34e+124q+5
b:worked with|6.7 24+828+93a-4
b:experience with|6.1 24+525+528+1029-63a+74e+7
g:ooke|7.9 3a+3
g:ker>|6.3 28+34e+3
f:years|5.6 24-326+1027+928+1029+83a-6
b:have in|7.1 2k+33a-53t+64a+6
w:customer|7.1 24+63a+54c+54e+3
s:custo|6.6 0v+33a+64c+34j+5
g:omer|6.4 04+53a+3
g:mer>|5.0 07+42m+123b+113c+33d+73y+641+1342+1043+8
b:in customer|8.1 24+53a-4
w:service|6.0 0g+619+91b+31f+524+428+32c+52w+838+53a+34q+8
s:servi|5.8 01+50g+40m+619+71b+31f+41t-34e+64q+6
g:<ser|5.2 0g+419+7
g:serv|4.8 0g+30o+70q+319+82c+341+3
g:ervi|4.7 00+326+43a+53k+3
g:rvic|5.8 41+3
c:military|4.8 0g+919+241e+42c+43a+1047+34d+74q+4
b:customer service|8.1 3a-3
l:service|6.7 19+3
w:as|4.6 10+411+318+31g+32z+530+332+33a-6
b:as a|6.1 00+30g+311+41a+41h+426+42c+3
w:registered|7.2 0g+1418+328+52a+32y+53a+4
s:regis|6.1 01+70f+50g+100r+30v+318+31t-324+32m+132z+341+543+6
g:<reg|4.9 0a+60u+32a+32m+52w+43p+44j+3
g:regi|5.2 0a+60z+52m+52w+43p+441+4
g:egis|6.0 0g+424+32m+441+5
g:gist|6.0 0g+424+32m+441+6
g:iste|5.7 0w+32r+43n+641+3
g:ster|5.6 0g+41q+441+343+348+34d+3
g:tere|4.8 0k+91c+31d+32w+44f+64g+5
b:a registered|8.1 3a+4
w:nurse|7.7 0g+426+328+33l+5
s:nurse|7.5 0g+83l+4
g:urse|5.4 1o+32d+349+34b+3
g:rse>|6.4 1o+4
b:registered nurse|8.5 0g+328+3
w:welding|7.5 1o+324+425+928+63a-34e+7
s:weldi|7.5 24+325+728+44e+5
g:<wel|5.5 05+32j+33a-544+347+4
g:eldi|7.2 0g+34n+3
g:ding|5.1 0v+31q+426+4
b:welding experience|8.5 4e+4
w:depuis|6.6 21+1026+827+728+629+6
s:depui|6.6 21+1426+427+828+429+5
g:<dep|4.9 1k+320+421+34j+5
g:depu|6.6 21+6
g:epui|6.6 21+6
g:puis|6.6 21+6
g:uis>|6.3 21+5
w:combien|5.3 26+827+928+1029+82e+52h+337+53j+43s+33t+1640+4
s:combi|5.3 26+627+628+829+72e+42h+737+43j+33s+33t+1440+348+3
g:comb|5.3 28+33t+5
g:ombi|5.3 28+33t+5
g:mbie|5.3 3t+5
g:bien|5.3 28+43t+4
g:ien>|4.5 28+32q+32t+43a+43t+34q+3
b:depuis combien|6.8 26+527+628+629+33a-3
b:combien d|5.9 26+328+1029+52e+5
w:travaillez|7.1 1v+111y+529+62i+124q-5
g:llez|6.5 1v+32i+3
g:lez>|6.0 1g+31v+32i+32z+43a-34e+3
b:travaillez vous|7.2 1v+81y+329+5
w:avec|5.4 0k+30v+30w+324+525+328+53k+33o+44e+8
b:vous avec|7.5 10+528+3
w:python|6.7 24+625+1328+829-33a+34e+10
s:pytho|6.7 24+625+1028+94e+8
g:<pyt|6.7 25+428+34e+3
g:pyth|6.7 25+528+3
g:ytho|6.7 25+528+44e+3
g:thon|6.7 25+328+34e+4
g:hon>|6.3 28+44e+3
f:depuis|6.7 27+428+429+3
l:python|6.9 24+325+7
b:experience avez|7.4 28+6
w:en|4.0 10+31l+51y+424+426+328+102d+42j+42q+32z+33a-73g+344+448+34m+9
b:vous en|6.1 1v+628+52d+43a-53g+646+349-34b+44d+44m+4
w:comptabilite|8.5 24+628+3
s:compt|6.2 01+902+41t-324+42n+32o+42s+839+43y+113z+34e+54q+4
g:ompt|6.2 01+33y+3
b:en comptabilite|8.5 24+428+3
f:combien|5.8 3s+33t+8
b:have experience|7.5 24+1028-3
w:sage|8.1 24+325+74e+6
g:sage|5.5 0p+530+34b+3
w:50|6.7 1e+924+1239+73a+83g+6
l:50|8.5 3a+5
b:vous de|5.9 24+32i+739+33p+740+444+34f+34l+3
w:l|4.1 0c+30l+30v+30w+310+31u+41z+524+527+32a+32b+52j+42k+83a+33j+33o+43q+34b+44j+44o+3
b:de l|5.3 0g+30h+40l+41l+41u+41x+41z+1224+32a+32k+93a+83j+54n+4
b:l experience|7.9 24+8
b:experience avec|7.0 24+428+34e+5
w:excel|6.1 24+1425+1628+122k-43a+84e+14
s:excel|6.1 24+1125+1628+112k-43a+440+44e+10
g:<exc|5.8 24+525+628+3
g:exce|6.0 24+425+828+3
g:xcel|6.1 25+528+54e+4
g:cel>|6.1 24+525+628+34e+3
l:excel|6.4 24+525+428+44e+4
w:which|3.9 04+305+40t+315+31r+32j+32w+113a+83b+33h+43n+544+445+346-447+648+34h+3
w:bi|7.5 16+1124+425+63a-44e+9
w:tools|7.2 0l+424+53a+845+7
s:tools|7.2 0l+424+43a+445+54l+4
g:<too|6.8 45+6
g:tool|6.8 45+7
b:tools have|8.5 45+6
w:used|5.9 0l+70n+60w+40x-31w+924+102y+1132+143a-43i+445+34e+13
g:<use|5.5 01+90r+324+32y+43a-34e+3
g:used|5.8 24+52y+54e+4
c:agree|3.1 01+110f+140j+30l+180m+40n+200o+120p+140q+50r+190u+60v-30x+31k+141v-324+62i-32k+42p+32s+52y+332+336+737-338+639+53a+33g-33i+43k+113l-33t-33u+540-344+348-34e+54g-34j+64l+6
b:you used|6.7 24+52y+445+44e+5
b:used in|7.9 0l+62y+432+43a-3
w:production|7.5 24+1328+4
s:produ|6.1 0d+30f+50m+824+1028+53a+103n-33q+54f+5
g:prod|6.1 0m+324+33a+5
g:rodu|5.7 0m+324+3
g:oduc|5.8 24+33a+3
g:duct|5.8 0m+324+4
g:ucti|6.2 24+3
g:ctio|4.5 0l+30n+30v+72a+32c+54i+34k+3
b:in production|7.9 24+428+5
f:which|4.5 05+311+414+31r+42w+103a+123h+545+447+44h+34p+5
l:production|7.7 24+83a-3
w:outils|7.3 0l+524+123a+445+7
s:outil|7.3 0l+624+825+53a+545+4
g:<out|6.0 3a+3
g:outi|6.9 3y+5
g:util|5.6 0l+30r+328+33i+3
g:tils|7.3 24+3
g:ils>|5.5 0q+4
b:quels outils|8.5 24+6
w:utilisez|7.3 24+428+545+7
s:utili|5.8 01+90l+60n+50r+824+425-328+92s+42y+63a-53i+945+64e+114l+4
g:<uti|5.7 0r+34e+3
g:tili|5.8 01+30r+328+43i+3
g:ilis|5.8 01+345+34e+3
g:lise|6.1 24+34e+3
g:isez|6.3 2k+3
g:sez>|5.3 24+5
b:outils utilisez|8.5 24+6
b:utilisez vous|7.4 24+328+3
w:plusieurs|8.5 24+44j+6
s:plusi|8.5 24+44j+8
g:<plu|5.4 0c+41q+44b+3
g:plus|5.4 0c+40d+31q+4
g:ieur|6.7 3a+3
g:eurs|6.8 2j+32w+43a+5
w:choix|8.1 24+62j+82w+93a-4
s:choix|8.1 24+42j+32w+7
g:<cho|6.2 2w+632+3
g:choi|6.5 01+32j+32w+7
s:possi|6.2 0g+50i+50s+738+43a-63k+73p+548+104j+34l+64m+5
g:ossi|5.7 48+3
g:ssib|6.1 00+448+4
g:sibl|5.5 1a+548+5
w:forklift|7.0 0g+91j-324+63a+64e+3
s:forkl|7.0 0g+71j-324+528+53a+6
g:<for|4.5 10+319+42x+63w+34d+6
g:fork|7.0 0g+3
g:orkl|7.0 0g+3
g:rkli|7.0 0g+3
g:lift|6.2 3g+6
w:certification|7.4 0x+13
s:certi|4.9 0f+60g+180x+1510+41e+161h+131m+52m+173a+33l-43q+3
g:<cer|4.9 0g+140x+51e+61h+31m+42m+4
g:cert|4.9 0g+160x+81e+41h+41m+42m+5
g:rtif|4.8 0g+150l+30x+61e+61h+41m+52m+5
g:tifi|4.5 01+40g+1311+31e+81h+31m+42m+43a-3
g:ific|4.3 0f+70g+101e+51h+41m+52g+52m+43a-63q+3
g:fica|4.4 0f+60g+1219+31e+71h+41m+42g+72m+43a-53q+3
g:icat|3.8 0e+30f+40g+60p+31e+51m+422+32f+32g+72m+32r+53a-43c+43n+33q+34k+4
l:certification|7.9 0x+41e+3
b:you registered|8.5 0g+4
b:registered with|8.1 2y+3
b:with the|6.4 0e+30g+30k+30l+43a+5
w:college|7.1 0g+317+51h+51r+93a-4
s:colle|5.8 0g+30n+717+51c-31d+61f-31g+111l+51o+31r+725+42q+53m+74d+14
g:<col|5.3 0n+31a+51g+31r+33m+44d+3
g:coll|5.7 0n+31g+63m+54d+4
g:olle|5.4 1g+31r+42a+53m+34d+4
g:lleg|6.5 1e+33a-3
g:lege|6.8 0z+41r+4
g:ege>|6.9 1r+4
c:school|3.6 0g+417+151e+91h+71l+251m+271n+221o+161p+101q+301r+201s+221v-31x-321-524-328-42k-32y+43a-748-34i-4
g:rses|7.7 3a+34a+3
g:ses>|5.3 0g+30n+42a+32y+63a+4
w:ontario|7.7 0g+61j+4
s:ontar|7.7 0g+7
g:<ont|7.2 1b+4
g:onta|4.6 0q+40s+50t+123a+43b+33k+93l+53v+3
g:ntar|6.3 4b+5
g:tari|6.6 2w+33j+104b+5
g:ario|6.1 3a-33s+44b+44h+6
g:rio>|6.2 01+33a-43m+33s+34h+4
w:licence|5.0 0g+51e+91j+161l+72a+32m+103a+13
g:cenc|4.9 1b+31j+82m+4
b:licence number|7.4 1j-62m+63a+5
f:licence|7.5 3a+7
w:company|5.1 0e+70k+30m+101j+51v+111z+1421+72c+62i+338+53a+647+64f+64i+34l+5
s:compa|3.8 0e+110k+30m+60n+40p+31v+161z+724-32b+202c+42i+173a+73k+43m+43o+1346+847+348+44f+174q+14
g:ompa|3.8 0e+51v+72b+52i+63o+54f+64q+6
g:mpan|3.9 0e+51v+91z+32b+72i+83o+34f+84q+6
g:pany|3.9 0e+41v+41z+32b+82i+73o+44f+84q+7
b:current company|7.7 1v+33a+5
l:company|5.8 1v+1121+32i+34f+3
b:current or|6.8 2c+42i-34q+3
w:most|5.8 0t+311+31h+51q+61r+31v+53s+64a+94c+84d+134g+44i+4
g:<mos|5.8 3a+34d+3
g:most|5.8 4d+3
g:ost>|5.0 09+33n+34i+4
b:or most|7.1 1v+4
w:recent|6.2 0f+71h+51v+83a-43f+43s+84c+44i+4
s:recen|6.0 0f+319+31i+41v+83a-43f+53s+44c+114i+4
g:<rec|4.1 0m+70p+41e+31m+52f+43b+3
g:rece|4.9 0m+91v+3
g:ecen|6.0 4c+3
g:cent|5.5 1o+41r+4
b:most recent|6.5 1h+41v+33s+5
b:recent employer|7.5 1v+6
w:employeur|5.4 04-41v+121y+51z+62b+436+737+63a+53k+1246+647+9
g:oyeu|5.4 1v+93k+3
g:yeur|5.4 1v+83k+4
g:eur>|4.6 0c+31v+103a+9
w:actuel|5.6 18+61v+51y+920+52i+82v+1037+93a-53k+53s+103t-44i+124o+6
s:actue|5.0 05+406+60i+418+51v+111y+122i+102v+1035+337+53s+123t-34i+114o+4
g:<act|4.6 0i+41v+71y+102i+42v+53a-33s+74i+5
g:actu|4.7 1v+61y+102i+52v+636+337+43a-43s+84i+5
g:ctue|4.9 1v+51y+52i+32v+43s+34i+5
g:tuel|4.8 1v+61y+62i+33s+104i+7
g:uel>|5.1 2x+337+34i+3
b:employeur actuel|6.8 1v+537+33k+3
f:employeur|7.1 1v+10
l:actuel|5.8 2v+337+43s+54i+4
b:current job|7.1 1y+11
w:title|5.5 1f-71m+111o+81v-32d+153a+53w+194i+15
s:title|5.5 1f-31m+81o+81v-31y-32d+133a+63w+164i+14
g:<tit|4.7 1f-31m+101q+32d+103w+104i+134o+3
g:tle>|5.5 1o+32d+53w+64i+8
b:job title|6.4 3a+34i+11
l:title|5.8 1o+42d+43w+44i+6
w:poste|4.8 0c+40d+30j+30u+31c+81d+51k+51v+51w+91y+821+826+32w+438+63a-133b-33d+143g+43l+33m+33n+33p+63t+33x+844+746+448+64f-34g+64i+9
s:poste|4.7 00+30c+30q+60u+41c+31d+71k+31v+41w+61y+61z+321+426+52i+33a-53d+123g+43m+33n+33p+73x+54i+124p+3
g:oste|4.7 3d+84i+5
g:ste>|4.5 1d+31g+42r+33a-73d+63n+648+44i+6
b:poste actuel|7.4 20+44i+8
f:poste|6.5 0c+33d+134i+5
w:highest|6.0 0i+317+81m-41q+213a-3
s:highe|5.9 0i+917+51m-51q+233a-3
g:<hig|5.7 0i+31q+9
g:high|5.7 1q+11
g:ighe|5.7 0i+61q+945+5
g:ghes|6.0 1q+10
g:hest|5.9 1q+1148+3
b:your highest|7.7 1q+4
w:level|5.3 0f+30g+70i+110j+51m+91o-31q+1325+1926+429+42k+143a-63t+6
s:level|5.2 0g+60i+120j+31m+61o-31p+31q+1325+1026+529+42k+123t+3
g:<lev|5.2 0i+41q+625+52k+5
g:leve|4.9 0i+41q+625+52k+4
g:evel|5.2 0i+51q+425+42k+4
b:highest level|6.9 1q+4
b:level of|6.0 1q+925+62k+43t+5
w:education|5.7 0f+31l+51m+71n+101o+31p+31q+121s+1821-327+52y+53a-4
s:educa|5.6 0f+31l+41m+51n+71o+31q+121r+111s+927+62y+33a-54g+4
g:<edu|5.6 1q+71r+41s+4
g:educ|5.5 1n+31q+71r+41s+5
g:duca|5.6 1q+61r+41s+3
g:ucat|5.6 1q+71r+4
b:of education|6.9 1q+6
l:education|6.8 1q+61s+4
w:niveau|5.4 0i+1617+61l+31q+1225+1529+62k+123t+6
s:nivea|5.4 0i+141q+1325+1229+62k+113t+4
g:<niv|5.3 0i+51q+625+62k+9
g:nive|4.8 0i+317+61q+141r+625+52k+93a-3
g:ivea|5.3 0i+41q+1125+42k+10
g:veau|5.2 0i+41q+1125+52k+8
g:eau>|4.9 0i+41q+625+62k+84h+3
b:niveau de|6.1 1q+62k+113t+5
w:scolarite|6.7 1n+61q+111s+5
s:scola|6.4 1h+101q+121r+31s+6
g:<sco|6.0 1p+41q+42k+32r+3
g:scol|6.4 1h+31q+7
g:cola|6.3 1h+31q+7
g:olar|6.3 1q+72r+5
g:arit|6.3 1q+325+3
g:rite|5.0 1q+52h+43a+4
b:de scolarite|7.0 1n+41q+5
f:niveau|6.1 1q+725+329+32k+73t+3
l:scolarite|7.7 1s+3
w:school|5.5 0d+60e+417+151h+51l+41n+41p+41q+61r+151s+821-529+42i+43a+73n+33o+744+448-34f+4
s:schoo|5.3 0d+417+81h+41l+31q+91r+161s+821-32w+43n+43o+444+34f+34j+34q+3
g:<sch|4.8 10+517+31q+51r+81s+328+32r+444+3
g:scho|5.1 17+31q+41r+71s+32r+5
g:choo|5.3 17+31q+51r+9
g:hool|5.3 17+41q+41r+81s+3
g:ool>|5.2 0q+417+41r+644+3
f:school|6.7 1r+71s+621-33a+4
l:school|6.4 17+31r+5
w:field|6.5 1d+31g+61l+31o+827+73a+64j+5
s:field|6.5 1d+31g+41o+727+63a+64j+3
g:<fie|6.4 1o+3
g:fiel|6.3 1o+32d+43f+3
g:ield|6.5 1o+43a+3
g:eld>|5.5 1o+41p+32y+34i+5
c:field|4.8 1i+31l+111n+81o+231p+41r+51s+927+328+32a+53a+1145+748-3
b:field of|7.5 1o+7
w:study|6.5 1i+91o+81q+31r+134n+5
s:study|6.4 1i+61o+111r+63a+74n+5
g:<stu|5.2 17+31l+31n+81o+121s+53j+5
g:stud|5.2 17+31l+71n+121o+181q+41r+41s+7
g:tudy|6.4 1o+31r+53a+3
g:udy>|6.5 1o+41r+4
c:attend|5.0 17+71b+61n+111o+61q+51r+141s+1622+924+838+83a-44c+34j+9
b:of study|6.9 1o+51r+73a+5
f:field|7.5 1o+73a-3
l:study|6.9 1i+31o+5
b:votre niveau|6.9 25+72k+7
w:francais|6.5 2j+52k+104m+5
s:franc|6.0 2j+32k+194j+44m+94q+3
g:<fra|5.6 2d+32k+1743+34m+5
g:fran|5.9 2k+144m+4
g:anca|6.1 2k+83y+7
g:ncai|6.2 2k+63y+3
g:cais|6.4 2k+10
g:ais>|5.3 05+52k+133c+343+3
b:a l|5.4 0l+30m+324+825+32a+431+338+639+33a-33g+33q+54j+8
w:ecrit|7.7 2k+43a+5
s:ecrit|7.3 1i+52k+52l+433+5
g:ecri|5.7 4c+44d+34e+3
f:votre|4.8 0w+41c+41f+31t+425+32n+42u+42x+830+53a+33s+446+3
w:english|6.2 1l+72j+132k+122l+73a-5
s:engli|6.1 1l+52j+102k+202l+73a-4
g:<eng|5.7 2j+32k+12
g:engl|6.1 2j+32k+92l+3
g:ngli|6.1 2j+32k+82l+4
g:glis|6.1 2j+32k+112l+3
g:lish|5.8 2k+83a-34a+4
g:ish>|5.3 2j+52k+92l+4
w:language|5.9 2j+182k+122l+133a+4
s:langu|5.0 2j+252k+122l+303a+545+4
g:<lan|4.7 05+72j+162k+42l+163a-53c+123g+3
g:lang|4.9 2j+152k+42l+153g+345+3
g:angu|5.0 2j+112k+42l+1640+3
g:ngua|5.4 2j+102k+42l+11
g:guag|5.5 2j+72k+42l+12
g:uage|5.5 2j+82k+42l+8
b:english language|8.5 2k+5
w:cefr|8.5 2k+8
f:english|7.3 2k+12
w:bilingual|8.5 2k+3
g:<bil|7.0 1q+41r+43f+4
g:ingu|6.6 0r+32j+42k+42l+8
b:in english|7.4 1l+32j+62k+4
b:english and|8.1 1l+3
w:french|6.6 2j+92k+173a-4
s:frenc|6.6 2j+82k+173a-3
g:<fre|5.2 1r+42k+42l+43v+6
g:fren|6.6 2k+8
g:renc|4.4 1e+42j+32k+42w+336+43a+33k+73l+103r+94p+3
g:ench|6.5 2j+42k+7
g:nch>|6.1 2k+739+3
l:french|7.0 2k+6
w:languages|6.5 2l+233a-445+8
g:ages|5.6 0m+30p+32l+73a+344+345+4
g:ges>|5.3 2l+72p+33a+345+4
b:languages do|7.9 2l+4
w:speak|6.5 0t+62k+112l+163k+4
s:speak|6.2 0t+32k+142l+153a+43k+4
g:<spe|5.3 1o+62k+53a+4
g:spea|6.2 2k+62l+4
g:peak|6.2 2k+62l+4
g:eak>|6.5 2l+3
b:you speak|6.7 2k+82l+8
l:speak|7.7 2l+5
w:did|4.6 17+61l+61w+42c+33a+83n+1440+348-34a+34j-3
b:how did|5.9 3a+43n+174f+54j-3
b:did you|4.7 17+319+31l+91m+31q+31r+61s+51w+81x+321+52c+636+43a+73n+1440+448-54a+44g-44j-34q+6
w:hear|6.3 0m+110q+100t+72j+62k-53a+3
g:<hea|5.4 2d+63a+33f+540+5
g:hear|6.1 0m+43n+3
g:ear>|4.7 0q+30w+31n+71s+51x+421+53w+4
c:source|3.9 00+302+703+70g+30m+40s+32o+32q+63a+43b+53m+33n+333z+642+845+34f+3
b:you hear|6.8 3a+43n+4
w:about|4.7 0m+60p+90q+33n+649+84a+34b+64c+64f+64g+4
b:hear about|6.7 0q+73a+4
b:about this|6.4 0p+51w+33n+12
l:job|5.3 1v+31y+53s+34b+3
b:about us|7.1 3a-33n+94f+4
w:comment|5.8 0t+411+32z+532+533+33n+104d+34e+3
c:about|3.4 02+403+707+608+60e+30g-30l+50p+50t+412+418+319+31c+81d+61h+101p+81y+625+92b+42d+142i+52p+42t+122w-32z+433+33a-73f+33g-33n+63t-43z+640-345+449+84b+234g+34i+34q-5
b:comment avez|6.8 3a+33n+104e+5
w:entendu|7.9 3n+10
s:enten|7.5 36+63n+5
g:nten|5.7 28+32d+33a-44d+3
g:tend|5.7 1n+41p+41r+31s+438+3
g:endu|7.0 1p+5
b:vous entendu|8.1 3n+4
w:parler|7.7 3i+43n+4
s:parle|6.2 2k+132l+53i+53m+43n+64a+54b+74e+3
g:parl|6.1 2k+52l+44b+7
g:arle|6.2 2k+33n+34b+3
b:entendu parler|7.9 3n+3
b:parler de|7.7 3i+33n+5
w:nous|5.0 00+30e+50o+31v-424-32b+92g+42i+132o-32p+42t+432+333+53b+43k+103m+53n+113o+33p+63t+446+548+74a+54b+144c+34f+54p+34q+10
g:<nou|4.9 0e+42b+32i+33k+33n+44f+3
g:nous|4.8 0e+313+52b+32i+33n+5
g:ous>|4.5 0e+413+52i+32p+32y+63k+33n+54q+3
b:de nous|7.9 3n+8
f:comment|5.9 0t+62z+632+633+33n+124e+4
l:nous|6.1 0e+32i+53n+33o+44f+3
w:previously|6.5 0e+824+62y+34q+8
s:previ|5.8 0e+100f+31b+31v+524+52q+42y+630-33a+53k+44q+7
g:prev|5.3 0e+328+32y+33a+34q+3
g:revi|5.5 0e+424+42y+34q+3
g:evio|5.8 24+32y+34q+3
g:viou|5.8 0e+52y+34q+3
g:ious|5.7 0e+43a+3
g:usly|6.5 4q+3
g:sly>|6.5 4q+3
b:you previously|7.1 3a+4
b:worked for|6.4 24-32c+84q+11
w:companyname|4.2 0e+120f+40k+60m+40n+60p+61v-82b+222i+133a+43m+63n+43o+1546+548+44f+174q+17
g:anyn|4.2 0e+41v-32b+72i+63o+34f+64q+8
g:nyna|4.2 0e+41v-32b+72i+73a-33o+34f+64q+7
b:for companyname|6.4 46+3
w:an|4.4 00+50f+313+62c+32i+43a-44a+44c+54q+4
b:as an|6.8 13+41l+52i+43a-33n+4
w:employee|5.6 0u+61v-32c+82i+153m+133o+94a+34q+15
g:oyee|5.5 2i+63m+44q+4
g:yee>|5.6 2i+73m+54q+4
b:an employee|7.0 0u+32i+53a-43m+43o+3
b:employee or|7.7 4q+3
w:contractor|7.7 0u+62i-34q+6
s:contr|4.7 02+703+120u+231b+51k+1020+526+32a+222n+32o-336+1437+103a+53z+64a+34q+3
g:cont|3.9 02+303+308+30s+40t+80u+142a+536+437+33b+33k+7
g:ontr|4.6 02+403+30u+112a+1036+637+3
g:ntra|4.9 02+303+40u+141o+336+537+43z+3
g:trac|5.3 0u+936+637+4
g:ract|4.9 0u+82f+336+537+3
g:ctor|6.1 0k+427+640+4
g:tor>|5.7 0k+427+4
b:or contractor|8.5 4q+4
f:have|4.2 0e+90g+60v+1117+319+51b+81l+624+1526+32c+52y+33a+540+84l+34q+8
w:ever|5.1 0v+1217+81b+1724+82a+32c+32y+33a+640+134a+34c+74q+12
g:ever|4.5 1b+524+33a+440+34q+5
b:ever worked|7.4 24-33a+7
f:ever|7.9 4q+4
l:companyname|4.7 0e+42b+62i+63o+64f+74q+5
w:deja|5.3 0e+170v+61b+111k-424+926+42i+113a+840+134q+13
g:<dej|5.3 0e+61b+624+340+34q+5
g:deja|5.3 0e+71b+424+440+34q+5
g:eja>|5.3 0e+50v+31b+324+42i+340+34q+4
b:vous deja|5.7 0e+100v+71b+526+33a+340+84q+5
w:travaille|6.0 1x+81y+724+122c+52y+33o+64e+74q+11
b:deja travaille|6.9 24+74q+8
b:travaille pour|7.4 2c+44q+5
w:applied|6.7 0e+134e+8
s:appli|4.4 06+60e+160l+60n+50o+50p+711+313+814+31c+61v+31x+322+823+1229+32i+62z+830+434+33d+53f+33n+441+44g+3
g:ppli|4.4 0e+513+33a-3
g:plie|6.4 0e+4
g:lied|6.7 0e+64k+5
g:ied>|5.6 0e+60g+51o+3
b:applied to|7.7 0e+83a-4
b:to companyname|7.2 0o+429+43a+74q-3
w:before|5.4 0e+130w+51b+91k+824+326+938+439+43c+64q+11
s:befor|5.4 0e+90w+31b+101k+724+326+539+53a+446+34q+7
g:<bef|5.4 0e+50u+326+34q+5
g:befo|5.4 0e+426+339+34q+3
g:efor|5.4 0e+51b+34q+5
g:fore|5.1 0e+326+52x+74q+3
g:ore>|5.0 0e+43a+44q+3
l:before|6.2 1b+326+44q+4
w:who|5.4 1v+123l+83m+1449+34b+6
w:referred|6.7 3i+53m+113n+13
s:refer|4.5 0f-41e+101t-31v-32p+42y+32z-33a+153b-53i+83k+233l+303m+273n+843+34i-3
g:<ref|4.4 1e+43a+33k+113l+213m+15
b:who referred|7.4 3a+33m+5
b:referred you|7.3 3m+8
b:you for|6.9 0q+40s+43a-83m+64d+44g+104l+3
w:position|5.0 0j+40u+51b+51w+51y+726+103a+43h+143l+73m+63p+33x+44a-34g+84i+104m+44p+34q-3
s:posit|4.9 0q+40u+51y+726+83h+123l+33m+53t+43x+440+54a-34g+54i+14
g:posi|4.8 26+33h+34g+44i+8
g:osit|4.8 3h+34g+34i+6
g:siti|4.8 3h+44i+6
g:itio|4.3 0r+33h+34b+34i+7
b:this position|6.1 1w+51y+33m+63p+33t+346+34g+74i-5
f:who|6.2 1v+172z+43l+43m+113n+349+44b+3
l:position|5.6 3a+34i+7
b:have any|5.9 0v+82c+33a+93o+440+5
w:relatives|6.8 3a+43l+53o+12
s:relat|5.5 0k+30n+30u+30v+30z+42y+43l+53o+1840+54h+7
g:rela|5.4 3o+11
g:elat|5.5 3o+9
g:lati|5.0 12+91s+33o+63w+4
g:ativ|5.5 1e+43o+53t+43w+3
g:tive|5.1 1e+427+33a-33o+5
g:ives|6.7 05+33o+54o+3
g:ves>|6.1 05+33o+3
c:data|3.9 08+30k+30n+290o+140q+50w+50x+722+82a+43a+63l+33o+83y+442+34b+84c+44h+3
b:any relatives|7.9 3o+6
w:working|5.1 0d+30k+417+31v+31y+727+529+92k+62v+738+33g+43o+63q+33x+34f+64h+34o+44p+10
s:worki|5.1 0d+30k+30v+317+41v+31y+325+327+429+42k+52v+53o+54f+34h+34o+54p+8
g:orki|5.1 3d+34p+3
g:rkin|5.0 4b+44p+4
b:relatives working|8.1 3o+5
b:working for|7.2 0k+61v+41y+6
w:bound|7.4 36+6
s:bound|7.4 3a+3
g:<bou|7.0 17+34a+3
g:ound|5.1 1a+324+433+3
g:und>|5.1 0f+314+317+51a+320+924+4
w:by|4.6 0d+40l+30m+30p+723+32b+332+33m+33o+448+4
b:bound by|7.4 36+3
b:by a|7.0 2c+436+6
w:non|5.4 0c+90h-80v+511+513-319-111a+31h+31l+71m-52f+32i+436+273a+133k+642+44m+7
b:a non|7.2 0h-436+63a+5
w:compete|6.8 36+113a+4
s:compe|5.2 0g+90k+31e+51t+324-325+132l+536+203a+43s+53t+73v+845+244q-4
g:ompe|5.2 25+536+845+8
g:mpet|5.5 25+536+845+13
g:pete|5.7 0g+325+636+83a-445+12
g:ete>|5.1 06+30f+30h+53a+4
b:non compete|6.9 36+8
w:agreement|6.3 0n+70r+1136+123a+8
s:agree|4.9 0f+90l+50n+70o+70p+50q+30r+191k+723+436+1438+63a-43k+444+3
g:<agr|4.9 0f+30n+30r+836+3
g:agre|4.9 0n+30r+836+4
g:gree|4.5 0r+61l+41m+71p+336+4
g:reem|6.2 0r+336+5
g:eeme|6.2 36+63a+3
l:agreement|7.2 0r+3
b:you ever|5.3 0v+517+81b+924+32c+43a+340+94c+44q+4
w:been|4.7 0v+717+41b+1126+429+64q+7
b:ever been|5.9 0v+717+81b+104q+7
w:convicted|6.8 0v+143a+3
s:convi|5.7 0v+1838+33a+1144+54f+64j+5
g:conv|5.6 0v+8
g:onvi|5.7 0v+10
g:nvic|6.1 0v+11
g:vict|6.0 0v+10
g:icte|6.2 0v+5
g:cted|5.0 0v+43u+3
b:been convicted|7.1 0v+53a+3
b:convicted of|6.9 0v+6
b:of a|5.6 0f+30g+40k+30z+313+818+31a+51i+42a+42c+53a-44a+34l+4
w:criminal|6.3 0f+80v+113a+5
s:crimi|6.1 0f+90v+163a+4
g:<cri|5.9 0f+30v+11
g:crim|6.0 0v+10
g:rimi|6.1 0f+30v+10
g:imin|6.1 0f+40v+9
g:mina|5.7 0v+515+51b+324+3
g:inal|5.7 0v+713+31p+4
b:a criminal|7.1 0f+40v+6
w:offence|6.9 0x+43a+6
s:offen|6.6 0v+23
g:offe|5.5 0v+73a-33u+5
g:ffen|6.6 0v+9
g:fenc|6.7 0v+6
b:offence for|8.1 0v+3
b:for which|7.3 0o+50v+63a-4
w:pardon|7.1 0v+73a+3
s:pardo|7.0 0v+10
g:pard|7.0 0v+3
g:ardo|7.0 0v+3
w:has|6.1 0e+50x+324+53a+64q+3
w:not|4.7 0c+30f-30m-30p-30q+60v+1512-718+619-31a-31b-31t+51y+929+52b-72f+62i+436+103a+243l+43p+63t+33u+124b+34m-54o+3
b:has not|7.9 0v+5
b:not been|7.3 0v+52c-33a+5
w:granted|7.0 0g+31m+61r+6
s:grant|6.8 0i+30j+317+31m+51q-31r+424+4
g:<gra|5.1 17+31l+81m+81n+81p+4
g:gran|6.4 17+44a+3
g:rant|5.9 2w+4
b:been granted|7.7 0v-43a+4
l:granted|7.5 1m+3
w:casier|7.2 0f+60v+93a+5
s:casie|7.2 0f+50v+93a+4
g:casi|6.4 0v+339+3
g:asie|7.1 0v+3
g:sier|6.1 0f+30v+4
g:ier>|4.8 0e+30f+40q+417+41d+31g+33a+3
b:un casier|7.9 0v+7
w:judiciaire|7.2 0f+50v+53a+6
s:judic|6.7 0f+60v+17
g:<jud|6.5 0v+6
g:judi|6.6 0v+6
g:udic|6.6 0v+6
g:dici|6.3 0r+30v+53v+3
g:icia|5.6 0l+30v+52c+53a-3
g:ciai|6.7 0v+5
g:iair|6.4 0v+531+4
b:casier judiciaire|7.3 0f+40v+5
l:judiciaire|7.5 0v+4
w:undergo|7.5 0f+60j+71k+32a+53a-5
s:under|5.3 0d-30f+40j+50n+50x+70y+40z+31b+31k+420+627+52a+72d+62y+63a+44m+44q+3
g:<und|5.3 0x+42d+3
g:unde|5.1 0a+30x+32e+33j+6
g:nder|4.4 00+310+611+918+11
g:derg|7.1 0j+33a+4
g:rgo>|7.2 4i+5
b:to undergo|7.7 0j+52a+3
b:undergo a|8.1 0f+4
w:background|5.5 0f+80v+30w+414+1315+617+91a+1124+627+341+443+549+94e+54g+6
s:backg|5.5 0f+714+515+417+81a+1024+341+343+449+84e+44g+4
g:<bac|5.3 14+4
g:back|5.3 0f+414+317+41a+3
g:ackg|5.5 0f+314+317+3
g:ckgr|5.5 0f+314+417+31a+3
g:kgro|5.5 0f+317+41a+3
g:grou|5.0 0y+414+817+41a+43a-3
g:roun|5.4 17+51a+3
b:a background|7.2 0f+53a+6
b:background check|7.0 3a+843+4
l:check|6.3 2h+33a+5
w:acceptez|5.8 0f+80l+40p+31k+838+639+123k+73p+544+84j+5
s:accep|4.3 0f+90j+40l+100n+90o+60p+60r+190u+41k+122w+338+739+133k+43p+73u+1144+94j+124m+4
g:ccep|4.3 0f+40l+30r+61k+338+339+43a-43p+33u+544+44j+4
g:cept|4.3 0f+40l+40n+40o+30p+30r+80u+41k+638+33a-33u+344+44j+4
g:epte|4.8 0f+40l+30p+30r+539+3
g:ptez|5.8 1k+339+344+3
b:acceptez vous|5.8 0f+60l+41k+838+339+93a-33k+43p+344+74j+5
w:une|4.3 0f+40j+50k+510+511+41a+41c+32d+436+33a+53q+346+44l+4
b:vous une|5.6 0f+40g+40i+30k+711+91a+624+42a+32c+63a-63p+44l+4
w:verification|5.9 03+60f+90w+31t-31u+72f+192g+92h+93k+43q+4
s:verif|5.6 03+70f+141t-41u+142f+192g+192h+63a-33k+8
g:<ver|4.8 0f+50x+61u+42f+42g+83o+34o+4
g:veri|5.3 03+30f+60x+31e+31u+32f+62g+93a-33k+3
g:erif|5.6 03+40f+51u+42f+62g+83k+3
g:rifi|5.7 0f+61u+32f+32g+113w+4
b:une verification|7.3 0f+8
b:verification de|7.3 0f+6
b:de vos|6.4 0f+417+91b+41e+31h+31i+63a-33l+43o+33z+4
w:antecedents|6.7 0f+90v+100w+440+5
s:antec|6.3 0f+130v+90w+340+7
g:<ant|5.7 0e+30f+60v+41k+32h+5
g:ntec|6.3 0f+60v+3
g:tece|6.3 0f+50v+440+3
g:eced|6.1 0f+70v+340+3
g:cede|6.0 0f+70v+440+4
g:eden|5.8 0f+60v+31m+31w+41y+520+345+6
b:vos antecedents|8.1 0f+4
f:acceptez|6.0 0f+339+744+6
l:antecedents|7.4 0f+4
w:may|5.3 0k+60o+50p+50q+33a-63i+33k+6
b:may we|6.6 0o+50p+50q+33i+63k+9
w:contact|5.3 0m+70p+80q+50s+50t+111t+81v-33a+73b+83e+53k+113l+83m+6
s:conta|4.8 02+30m+60p+50q+90s+170t+201t+121v-33a+73b+103e+43k+183l+73m+3
g:ntac|4.8 0q+30s+40t+101t+43b+33k+7
g:tact|4.9 0q+30s+40t+81t+33k+6
g:act>|4.8 0u+41t+336+33b+33k+4
b:we contact|7.2 0t+53k+33l-3
b:contact your|7.9 3k+3
b:current employer|6.9 20+53k+5
f:may|6.6 0p+43k+8
w:please|4.3 1f+51h+31t+320+323+33a-73i+33l+43t+34e+34o+4
w:list|5.8 05+30g+30h+30m+70q+70v+41v+41w+324-32a+42l+42m-42r+82v+42y+63l+73o+345+64a+54d+54q+3
g:<lis|5.5 0v+32r+345+4
g:list|5.4 2r+6
g:ist>|5.5 2v+337+645+3
b:please list|7.4 3a+43l+340+4
w:references|5.9 0f-31e+112p+83a-33k+173l+17
g:fere|4.2 0t+31e+32j+32w+53k+93l+214p+4
g:eren|4.6 1e+32j+32w+33k+93l+15
g:nces|5.2 0v+32k+32l+33k+53l+445+5
g:ces>|4.7 0g+319+31e+42p+33a-33k+53l+445+4
c:referees|4.6 0f-31e+71v-526+93a+153k+253l+2143+4
b:professional references|8.1 3l+3
b:references name|7.9 3l+5
f:please|4.6 0a+30m-31h+323+53a-93l+33t+33z+34e+3
w:accommodation|6.7 00+1310-33a+6
s:accom|5.9 00+2110-41c+31d+31o-31w+93g+84a+20
g:acco|5.0 00+63y+44a+5
g:ccom|5.9 00+104a+8
g:ommo|6.3 00+7
g:mmod|6.3 00+9
g:moda|6.2 00+54p+3
g:odat|6.5 00+5
g:dati|6.1 00+70x+31e+5
w:during|6.5 0l+80s+61k+42e+439+43a-73b+33g+54l+3
s:durin|6.5 0l+40s+51k+52e+339+53a-5
g:<dur|5.6 0o+33a-33d+5
g:ring|4.9 0z+329+33a-3
b:accommodation during|7.7 00+4
w:interview|6.0 00+150l+80p+61t+62j+52k-33a+43b+33i+43k+4
s:inter|4.2 00+1108+50k+200l+100p+40s+30u+110x-41c+51d+51t+31v-324-325+32a+32c+42i+212u+42w+92x-331+43a+93c+93d+123k+33p+33t-33v+444-34c+54f+104g+174q+3
g:<int|4.1 00+30k+90l+60u+41c+52i+92u+33c+54f+54g+4
g:inte|4.0 00+30f+30k+70l+50u+31c+428+42i+63c+34f+54g+5
g:nter|4.1 00+40k+80u+423+32i+43c+33d+43u+44f+44g+5
g:terv|5.6 00+40l+53a+43v+445+3
g:rvie|5.6 00+40l+43a+349+4
g:view|5.4 00+40l+63a+549+3
g:iew>|5.8 00+43a+349+4
c:hiring|4.0 00+160e+70l+130n+110o+90p+90s+51c+522+423+325+52j+72x-332+33a+113b+33n+543+448-44b+8
b:the interview|7.0 00+52j+43a+9
w:process|6.7 00+110n+318+42j+63a+5
s:proce|5.7 00+60e+90j+40l+30n+100o+60t+30v+618+32j+443+3
g:proc|5.3 00+30n+43o+4
g:roce|5.7 0n+3
g:oces|5.8 0e+30n+4
l:process|7.2 3a+4
w:lift|7.1 3g+19
g:<lif|6.4 3g+8
b:to lift|7.5 3g+8
b:lift 50|7.9 3g+8
w:lbs|7.9 3a-33g+16
l:lbs|8.1 3g+5
w:submit|7.4 0f+41h+51k+83a-33q+54m-3
s:submi|6.7 0e+30j+30x+41h+51k+722+63q+4
g:<sub|5.5 04+31k+61o+3
g:ubmi|6.7 1k+3
g:bmit|6.7 1k+3
b:you submit|8.1 0j+41k+3
b:submit to|8.1 1k+6
w:drug|6.2 1k+243a+640+7
g:<dru|6.0 1k+13
g:drug|6.1 1k+11
g:rug>|6.2 1k+10
b:a drug|7.0 1k+43a+5
w:test|5.8 00+91k+242j+33a+1740+5
g:<tes|5.4 1k+133a+10
g:test|5.0 0x+41k+183a+3
b:drug test|7.0 1k+73a+7
l:test|7.0 3a+5
w:gender|5.5 11+2218+193a+33i+4
s:gende|5.5 11+2518+153i+4
g:<gen|5.0 11+2118+63a-3
g:gend|5.2 11+1218+11
g:ende|4.8 0v+411+1118+101n+61s+31x+526+33m+4
f:gender|6.4 11+818+5
l:gender|6.2 11+123a-3
b:how do|6.7 0t+833+43a+93p+54g+6
w:identify|5.5 10+1011+1113+614+516+617+418+419+31a+6
s:ident|4.7 01+610+811+1613+1014+1616+1418+1319+111a+71t-41u+72n+42z+63z+341+1243-3
g:<ide|4.6 01+311+813+414+616+418+319+31a+32z+33a-341+54p+3
g:ntif|4.8 01+311+614+316+418+419+31a+4
g:tify|5.2 0x+311+3
g:ify>|5.0 0x+311+416+3
b:you identify|5.9 10+611+413+316+717+418+51a+33a-4
b:identify your|8.5 14+4
b:your gender|6.8 11+1218+5
w:genre|6.6 11+1518+93b-43e+93i+747+6
s:genre|6.6 11+1618+73b-43e+83i+947+6
g:genr|6.3 11+718+447+3
g:enre|6.2 11+618+5
g:nre>|6.3 11+618+4
f:genre|7.7 11+33e+43i+347+4
l:genre|7.2 11+13
w:race|6.6 12+914+281a+43a-4
g:<rac|5.8 14+211a+10
g:race|6.6 14+17
g:ace>|5.3 14+111v+61z+52v+44p+6
f:race|7.3 14+9
l:race|7.5 14+10
w:ethnic|6.7 14+16
s:ethni|5.8 12+914+271a+113a-5
g:<eth|5.8 12+314+14
g:ethn|5.8 12+314+151a+3
g:thni|5.8 12+314+101a+3
g:hnic|6.2 12+414+5
g:nic>|5.6 12+6
w:group|6.4 0n+40y+1114+131a+3
s:group|5.9 0n+30y+1614+91a+42i+93o+340+114q+4
g:<gro|5.6 0y+514+33a-3
g:roup|5.9 0y+614+440+3
g:oup>|6.4 0y+414+5
b:ethnic group|7.5 14+6
f:ethnic|7.9 14+3
l:group|7.0 0y+5
w:hispanic|6.3 12+1914-43a+7
s:hispa|6.0 12+2214-33a+10
g:<his|5.6 12+12
g:hisp|6.0 12+11
g:ispa|5.9 12+123a+3
g:span|5.8 12+132k+5
g:pani|5.8 12+111v+6
g:anic|6.3 12+53a+3
b:you hispanic|7.7 12+4
w:latino|6.3 12+193a+4
s:latin|6.1 12+243a+3
g:<lat|5.6 0q+312+10
g:atin|5.7 12+944+3
g:tino|6.3 12+8
g:ino>|6.2 0h+312+7
b:hispanic latino|7.9 12+4
l:latino|6.7 12+5
w:veteran|6.1 19+183a+9
s:veter|5.8 19+241e+53a+10
g:<vet|5.6 0f+319+15
g:vete|5.8 19+15
g:eter|5.5 19+14
g:tera|5.6 19+162y+3
g:eran|5.7 19+14
g:ran>|6.0 19+83a+3
b:veteran status|7.2 19+8
f:veteran|7.2 19+7
w:disability|5.8 00+80z+310+153a+9
s:disab|5.6 00+60z+610+261u+33a+4
g:disa|5.5 10+15
g:isab|5.6 10+14
g:sabi|5.5 0z+610+141w+6
b:disability status|7.7 10+4
f:disability|7.4 10+3
b:identify as|6.0 10+411+513+416+317+318+41a+4
w:indigenous|6.7 13+171a+53a+4
s:indig|6.6 13+221a+4
g:<ind|5.3 13+827+63c+7
g:indi|5.7 06+313+103c+54k+3
g:ndig|6.0 13+820+437+6
g:dige|6.0 13+72z+6
g:igen|5.7 0l+313+104l+4
g:geno|6.5 13+7
g:enou|6.4 13+73a+3
b:an indigenous|7.3 13+8
w:person|5.3 0l+610+412+1113+1118+71a+152a+152c+102z+638+153i+73m-43n+54g+54p+4
g:son>|4.9 1a+320+52a+538+33a+54g+6
b:indigenous person|7.4 13+4
l:person|6.1 2a+33a+5
w:faites|6.7 0v+313+516+41a+32i+84d+84k+6
s:faite|6.7 0j+30v+313+616+31a+42i+64d+54k+4
g:<fai|5.9 15+41w+33a+4
g:fait|6.3 15+6
g:ites|5.5 0z+31w+54d+3
b:faites vous|7.0 0v+413+41a+32i+53a-3
w:partie|6.6 13+616+419+31a+82i+74k+4
s:parti|5.4 00+140f+313+419+31a+320+42i+637+43u+33x+845+548+64f+3
g:arti|5.0 00+40l+4
g:rtie|6.0 3x+3
g:tie>|6.1 1x+32w+44i+3
b:vous partie|7.4 13+31a+4
b:partie d|7.5 1a+3
b:d une|6.0 0k+50v+310+51a+31c+32t+33e+34k+3
w:minorite|6.9 14-41a+123a+4
s:minor|6.0 0c+40v+31a+221o+43a+6
g:<min|4.7 0d+71a+93u+14
g:mino|5.9 1a+7
g:inor|6.0 1a+10
g:nori|6.1 1a+103w+5
g:orit|5.7 0l+41a+10
b:une minorite|7.1 1a+8
w:visible|6.4 1a+163a+4
s:visib|6.3 1a+183a+6
g:visi|5.7 1a+426+33a+34j+4
g:isib|6.3 1a+7
b:minorite visible|7.1 1a+43a+3
f:faites|7.2 13+32i+4
w:sexual|7.0 16+19
s:sexua|6.7 16+283a-3
g:<sex|6.0 11+1016+14
g:sexu|6.1 16+17
g:exua|6.5 16+12
g:xual|6.5 16+12
b:your sexual|7.5 16+6
w:orientation|6.5 16+121o+11
s:orien|6.2 16+211o+133a-3
g:<ori|5.4 12+314+916+1017+41o+33n+4
g:orie|5.9 0y+416+91o+53a-3
g:ient|4.8 0n+30w+316+81o+345+44j+3
g:enta|4.8 0k+30z+316+71c+31d+51e+41o+32d+32t+339+34b+7
g:ntat|5.5 0k+416+51o+52d+33a-34g+3
b:sexual orientation|7.2 16+8
l:orientation|7.3 1o+8
w:i|3.6 0f+40l+50m+50n+80o+40r+60v-30x+131k+41y+531+73a+213k+43u+34j-3
w:declare|6.4 0v+30x+93a+8
s:decla|5.8 0k+110x+2422+923+33a+3
g:<dec|5.0 0k+40l+40x+74c+34d+3
g:decl|5.7 0k+60x+83a+3
g:ecla|5.8 0k+40x+8
g:clar|5.8 0k+50x+7
g:are>|5.0 0l+30z+324+32f+33a-53b+33g+33q+34a+3
b:i declare|7.3 0x+4
b:declare that|7.2 0x+7
b:that i|6.8 0n+50x+4
b:i have|5.2 0n+70v-80x+1210+63a+144q+3
w:read|5.8 0n+80x+1224+92k+72l+42o+32r+113g+3
g:<rea|4.5 0n+320+324+33b+34a+3
g:read|5.3 0n+40x+324+3
g:ead>|5.5 0n+40x+32r+3
b:have read|6.4 0n+40x+6
b:read the|6.9 3a+4
w:privacy|6.1 0n+22
s:priva|5.9 0n+241t+43a-33b+5
g:<pri|4.9 0n+817+41t+31w+33a-33b+54a+3
g:priv|5.8 0n+10
g:riva|5.9 0n+9
g:ivac|5.9 0n+9
g:vacy|6.0 0n+8
g:acy>|5.9 0n+70x+4
b:the privacy|7.2 0n+5
b:privacy notice|6.9 0n+7
w:agree|5.3 0f+90l+60m+30n+40o+80p+80q+40r+120x+31k+823+638+53a-63k+644+3
b:and agree|7.5 0x+3
b:agree to|5.7 0f+50p+50q+30r+71k+623+33a-43k+3
b:to the|5.4 00+30j+40x+516+31u+320+323+338+43p+44b+7
w:processing|6.9 0l+40n+53a+443+7
g:sing|5.6 24+428+3
b:the processing|7.5 3a+4
b:processing of|7.3 0n+43a+5
w:my|4.9 0l+30n+70o+90p+30q+30x+51y+43k+3
b:of my|6.5 0x+43q+3
w:personal|5.8 0i+50k+40n+100x-31t+42u+102x+123i+43l+33w+53z+741+449+74b+74e-34i-3
g:sona|5.3 0n+32u+42x+33a-53z+349+3
w:data|5.3 0n+150o+160p+40q+30w+71n+71s+51x+921+522+172a+348+34c+3
g:data|5.3 0n+70o+422+3
g:ata>|5.3 0n+50o+522+43t+3
b:personal data|7.4 0o+3
f:i|3.7 0f+50m+50n+90o+30q+30r+40v-30x+131y+624+33a+273k+43u+448+3
w:j|5.3 0n+90o+30p+30r+30x+41y+4
w:accepte|5.8 0f+30l+90m+30n+70o+110p+80r+91k+43a-6
g:pte>|5.3 01+42s+33a-33m+33y+3
b:j accepte|5.8 0l+40n+60o+60p+60r+43a-4
w:la|4.2 0h+30m+30n+50q+30v+316+317+31d+31s+322+32i+33a-33n+53o+543+34q+4
b:accepte la|8.1 0n+4
w:politique|7.2 0n+9
s:polit|6.4 0n+111k+32c+223w+6
g:<pol|5.5 0f+40n+52c+9
g:poli|5.6 0f+50n+32c+10
g:olit|6.4 0n+32c+8
g:liti|5.8 0n+31w+52c+84d+3
g:itiq|6.9 2c+3
g:tiqu|5.9 0n+32l+533+33a-3
g:ique|4.6 14+42c+42l+33a-4
g:que>|4.7 0q+314+33y+3
b:la politique|7.5 0n+5
b:politique de|7.4 0n+6
w:confidentialite|7.1 0n+103a+6
g:nfid|6.6 0n+3
g:fide|6.5 0n+3
g:ntia|6.1 0n+41m+4
g:tial|5.7 0k+40n+31m+323+631+4
g:iali|6.0 0k+30n+41a+61o+9
g:alit|5.0 04+1016+335+213a-34d+34p+3
b:de confidentialite|7.2 0n+53a+4
g:<bor|7.4 0w+7
g:bore|7.7 0w+7
g:real|6.4 1i+32q+54a+5
g:eal>|6.4 2m+44g+3
g:ener|6.4 11+73a-3
g:ergi|7.4 3a+540+3
g:rgie|7.5 3a+340+4
g:gie>|7.5 40+4
f:j|5.4 0f+30n+71y+524+3
w:checking|7.9 0p+53y+7
b:by checking|8.1 0p+3
b:checking this|8.1 0p+3
w:box|6.8 07+40n+30p+41d+51g+52f+92x+43a-54b+5
b:this box|7.3 4b+4
b:box i|8.5 0n+3
w:consent|5.5 0f+100l+130m+40n+100o+50p+161k+103a-33k+11
s:conse|4.8 0f+120k+50l+150n+140o+200p+170q+71k+121m+31n+63k+11
g:cons|4.3 0f+60k+30l+50n+50o+70p+60q+31k+33k+3
g:onse|4.7 0f+50l+60n+60o+80p+70q+31k+43k+3
g:nsen|5.0 0f+50l+70n+60o+30p+63k+3
g:sent|4.1 0e+30l+50n+40o+30p+61k+31v+31y+52d+52g+32t+33a-33k+33s+349+5
b:i consent|6.6 0l+30p+33a-3
b:consent to|5.8 0l+60m+30n+50o+40p+71k+33k+6
g:<fer|7.1 3t+344+5
g:ill>|6.2 1y+425+33a+3
g:llec|7.1 0n+4
g:lect|5.3 0g+30l+40n+31t+31u+323+42c+3
g:ecti|5.7 0l+50n+54k+3
g:ctin|7.5 3a+3
w:storing|7.9 0n+7
s:stori|7.9 0n+60o+3
g:<sto|5.8 0o+53a+6
g:stor|5.7 0o+43a+3
b:storing and|8.5 0n+3
b:and processing|8.5 0n+3
w:responses|8.5 0n+3
s:respo|6.0 0x+80z+161w+1926+63k+6
g:resp|5.4 06+40z+61w+92j+7
g:espo|5.5 06+30z+91w+72j+9
g:nses|7.2 0x+44a+3
b:for the|5.7 00+50m+30z+42y+33a+741+343+54f+44q+4
w:purposes|7.3 0l+40n+514+32a+33l+5
s:purpo|7.3 0n+62a+43a+5
g:pose|5.7 2c+348+34l+3
g:oses|7.2 2w+3
b:the purposes|8.1 0n+4
b:purposes of|8.1 0n+5
w:considering|8.5 0n+33p+3
s:consi|5.6 0e+30q+110z+310+612+414+616+518+31a+52w+43a-33p+103t+73u+64m+3
g:nsid|5.6 18+53p+3
g:ider|5.4 3a+33p+43t+53u+3
g:erin|6.9 2z+3
w:me|5.2 0m+110p+80q+93a+1049+4
b:me for|7.4 3a+10
l:employment|6.5 20+3
w:certify|7.0 0f-40x+13
b:i certify|7.3 0x+3
b:certify that|7.2 0x+5
b:that the|6.8 0x+84m+5
w:information|5.6 08+80f+60n+60o+50w+40x+72y+43a+53k+63y+54b+10
s:infor|5.1 08+40f+30m+150n+140w+30x+121l+52y+33k+43y+445+144b+14
g:<inf|5.0 0m+80n+40x+545+54b+4
g:info|5.1 0m+70n+60x+445+74b+4
g:nfor|5.1 0m+60n+50x+445+64b+5
g:form|4.3 0m+50n+40x+41l+31s+32y+33w+545+44b+4
g:orma|4.9 0n+40x+41l+345+54b+4
g:rmat|4.9 0n+41l+31r+31u+345+54b+3
g:mati|4.8 0l+30n+41u+345+74b+4
b:the information|7.1 0x+8
w:provided|7.5 0x+33a-33p+7
g:vide|5.4 2t+223a+53q+3
g:ided|7.4 0x+3
g:ded>|5.4 1n+61s+33a+4
w:true|6.3 0x+183a+34m+4
g:<tru|5.8 0x+9
g:true|6.3 0x+6
g:rue>|6.3 0x+6
b:is true|6.7 0x+103a-44m+3
b:true and|7.3 0x+5
w:complete|6.1 06+110x+617+31l+71n+32f+52z+73a+33x+9
g:lete|5.3 06+31e+31l+71q+322+3
b:and complete|7.3 0x+4
l:complete|6.8 06+3
w:je|4.1 0c+50d+40m+40x+70z+524+52i+3
w:certifie|7.5 0x+8
g:ifie|5.8 0g+60x+3
g:fie>|6.7 3f+4
b:je certifie|7.5 0x+5
w:que|4.6 0n+30x+71w+324-32j+32l+432+43a-43u+345+347+44b+44c+74f+7
b:que les|7.5 0x+4
w:renseignements|6.2 0n+120x+114b+8
s:rense|6.2 0n+100x+93a-34b+10
g:<ren|5.8 0x+51b+33a+4
g:rens|6.2 0n+30x+4
g:nsei|6.0 0n+30x+4
g:seig|6.1 0n+30x+44b+3
g:eign|5.8 0n+30x+3
g:igne|5.0 0x+322+623+52q+34b+4
g:gnem|6.0 0n+40x+3
g:neme|5.7 0n+40x+41r+3
b:les renseignements|7.4 0x+5
w:fournis|7.5 0x+4
s:fourn|7.1 0f+30k+50x+33q+5
g:nis>|6.3 1h+32l+44n+4
w:exacts|7.7 0x+8
s:exact|6.9 0x+82z+5
g:<exa|6.0 0x+31i+31t+43a+3
g:exac|6.9 0x+5
g:xact|6.9 0x+5
b:sont exacts|7.7 0x+4
g:ets>|6.1 0g+33a+64b+5
f:je|4.9 0m+50x+101y+324+32f+33a+14
w:yes|5.9 0m+41l+438+43a-53t+34q+4
g:estr|5.6 2a+436+83a+4
w:mobility|7.9 17+73p+8
b:can contact|8.1 0q+4
b:contact me|7.5 0m+70q+50t+33a-3
b:me about|7.0 0m+60p+90q+53a-4
b:about future|7.7 0q+8
b:future job|8.1 0q+4
w:opportunities|7.1 0m+80q+40y+611+41e+520+93a-4
s:oppor|6.5 0m+60q+80y+411+51e+420+53a-64g+3
g:<opp|6.5 0q+4
g:ortu|6.5 0q+42k+33a-3
g:rtun|6.5 0q+3
g:tuni|6.5 0q+4
g:niti|6.0 23+531+4
g:itie|5.8 1w+44d+4
g:ties|5.4 0z+41w+83a-3
g:ies>|4.7 0x+41w+740+345+54a+34d+3
b:job opportunities|8.5 0q+3
f:yes|7.1 0m+30p+538+3
w:consens|7.3 0f+60n+40q+43k+4
g:ens>|5.6 2p+33a-43k+3
b:je consens|7.4 0f+6
w:ce|5.1 0d+31d+31w+31y+82i+43a+53s+34g+64i-4
b:a ce|6.9 0j+41y+122i+43s+64a+5
b:ce que|7.4 0q+34d+3
w:mes|5.7 0n+50x+33a+4
b:que mes|6.7 0x+3
w:donnees|6.0 0n+130o+130q+43a+4
s:donne|5.7 0n+120o+100q+30x+31t+3
g:<don|5.5 0n+72v+3
g:donn|5.5 0n+60o+3
b:mes donnees|6.4 0n+60o+33a+5
w:soient|7.1 0n+40q+63k+4
s:soien|7.1 0n+30q+43k+5
g:<soi|6.2 0l+344+3
b:donnees soient|7.4 0q+4
w:conservees|7.9 0q+5
g:nser|6.0 0o+100q+3
g:erve|5.5 0c+30q+519+53a+3
b:soient conservees|7.9 0q+3
w:12|6.7 0e+90n-30o+130u+51l+52h+11
w:mois|6.4 0e+60n-40o+80q+40w+41n-31x+821+1037+43a-53v+848+114j+13
g:mois|6.4 21+348+54j+3
g:ois>|5.9 1x+348+44d+3
b:mois pour|8.5 0q+4
b:pour d|7.1 0q+14
w:autres|6.1 0q+101e+42l+62p+62y+831+113a+43l+34b+4
s:autre|5.6 0k+70q+131e+112l+42p+192u-42y+1031+1135+33a+83l+43p+4
g:autr|5.6 0q+31e+32p+1031+4
g:utre|5.6 0q+51e+32p+52y+331+33a+3
g:tres|5.7 0q+331+33a+8
g:res>|4.1 00+306+70q+62e+631+33a+544+44q+3
b:d autres|6.7 0q+133a+3
w:offres|6.7 0m+90p+50q+103a+4
s:offre|5.9 0m+30p+40q+73a+83n+153u+54g+4
g:offr|5.8 3n+640+3
g:ffre|5.7 3a+33n+540+4
g:fres|6.5 0q+3
b:autres offres|7.9 0q+43a+4
l:offres|8.1 0q+4
w:keep|6.1 0j+50k+50m+60o+100q+143a+113p-3
g:<kee|6.0 0o+30q+33a+3
g:keep|6.0 0q+43a+4
g:eep>|6.1 0q+43a+5
b:keep my|7.0 0o+50q+5
w:application|5.1 02+40e+110l+40n+60o+80p+40q+30x+41c+61e+31v+722+1123+62i+52j+43a+43n+643+54b+64c+7
g:plic|4.5 0e+50n+313+323+33a-3
g:lica|4.4 0e+413+322+423+42r+92z+33a-3
b:my application|6.7 0l+60n+30o+40p+50q+3
w:on|4.0 0k+30o+40w+622+132z+638+339+33a-33b+33s+543+346+348+34j+34n+3
w:file|6.1 0i+40o+101c+111d+41e+121f+41g+41h+71i+102q-33a-341+547+5
g:<fil|5.5 1c+31e+51i+61o+63a+5
b:on file|7.7 1d+7
b:file for|7.9 0o+5
w:other|5.0 0k+60q+121e+92l+32p+172u-32y+331+63n-344+3
b:for other|7.3 0q+11
w:roles|7.4 0q+1228+63a-33f+7
s:roles|7.4 0q+1228+33a-33f+6
g:oles|7.3 0q+3
b:other roles|8.1 0q+7
f:keep|7.0 0q+4
l:roles|7.9 0q+3
w:subscribe|8.1 0m+111t-33a+4
s:subsc|8.1 0m+101t-43a+5
g:subs|6.9 1k+3
g:ubsc|7.9 0m+3
g:bscr|7.9 0m+3
g:crib|5.0 11+43a+34c+54d+3
g:ribe|5.0 11+33a+34c+44d+44e+4
g:ibe>|5.2 3a+44c+54e+4
b:me to|8.1 0m+30q+53a-3
w:newsletter|7.2 0m+161t-33a+12
s:newsl|7.2 0m+123a+10
g:<new|6.4 0m+11
g:news|6.5 0m+9
g:ewsl|7.2 0m+53a+4
g:wsle|7.2 0m+6
g:slet|7.2 0m+43a+3
b:the newsletter|8.5 0m+73a-4
f:subscribe|8.5 0m+53a-3
l:newsletter|7.5 0m+8
b:i agree|6.2 0l+40m+30o+50q+30r+83a-5
w:receive|6.5 0m+130p+91n+51t+52j+8
s:recei|6.0 0m+100n+30p+51l+81m+51n+724+32j+43s+44a+54q+4
g:ecei|6.0 0m+30p+31m+31n+3
g:ceiv|6.0 0m+41m+31n+3
g:eive|6.1 0m+31l+31n+3
g:ive>|4.3 04+31j+42j+33p+3
b:to receive|7.3 0m+42j+7
w:text|5.7 0p+170t+81c-61d+181f-41g+172f+43a+44b+5
g:<tex|5.1 0p+180t+31c-31d+91f-41g+14
g:text|5.1 0p+191c-31d+91f-41g+124b+34e+3
g:ext>|5.4 0p+131d+51f-51g+10
b:receive text|8.1 0p+4
w:messages|6.8 0m+130p+82j+33a+8
s:messa|5.9 0m+80p+132g+42j+33a+43z+54b+15
g:<mes|5.5 0m+30p+74b+7
g:mess|5.8 0p+54b+10
g:essa|5.6 0p+520+34b+7
g:ssag|5.9 0p+74b+9
b:text messages|7.4 3a+5
b:messages about|7.7 0p+6
l:application|5.7 0n+53n+34b+3
w:accept|5.7 0f+80l+70n+40r+100u+31k+72w+538+344+34j+64m+6
g:ept>|5.7 4j+3
b:i accept|7.3 0l+50n+30r+51k+33a-3
b:accept the|7.4 0r+6
w:terms|6.4 0r+23
s:terms|6.4 0r+24
g:<ter|5.1 0a+40r+80u+41l+53a-3
g:term|5.2 0r+70u+31l+537+448+4
g:erms|6.4 0r+7
g:rms>|6.2 0r+5
b:the terms|7.3 0r+7
b:terms and|7.4 0r+6
w:conditions|6.5 0r+153a-53t+640+54o+7
s:condi|5.9 0f+40j+30r+2710+83t+44o+3
g:ondi|5.9 0r+10
g:ndit|6.0 0r+5
g:diti|5.5 0r+31e+32p+34b+3
b:and conditions|7.5 0r+6
l:conditions|7.3 0r+3
w:use|5.4 0l+100n+70r+50y+60z+51t+724+52i-42z+432+53g-43i+114a+84b+74e+94l+184q+6
b:the use|7.5 0l+5
b:use of|7.1 0l+44e+64l+5
w:artificial|7.9 0l+10
s:artif|7.3 0l+13
g:<art|6.7 0l+52r+4
g:fici|5.5 0l+325+52c+62k+4
g:cial|4.9 0m+314+417+31a+41o+841+5
g:ial>|4.9 1m+42c+331+33a-43c+3
w:intelligence|7.5 0l+63a+3
s:intel|7.3 0l+14
g:ntel|6.8 0z+3
g:tell|6.1 0l+31r+42t+53d+43t+44i+3
g:elli|6.3 0l+430+5
g:llig|6.4 0l+3
g:lige|6.8 0l+44q+3
g:genc|5.9 0l+33a+7
b:artificial intelligence|8.1 0l+4
b:intelligence to|8.5 0l+4
w:evaluate|8.5 0n+4
s:evalu|6.9 0l+51e+525+102k+83a-4
g:<eva|6.8 25+42k+3
g:eval|6.9 25+32k+3
g:valu|6.4 25+43r+3
g:uate|6.6 1l+6
w:electronic|7.4 0m+51t+623+8
s:elect|5.8 0g+130m+61l+41t+131u+723+1224+42c+11
g:<ele|5.4 0g+31t+823+924+328+32c+332+4
g:elec|5.4 0g+40l+41f+31t+51u+323+3
g:ectr|5.9 0g+41t+31u+323+3
g:ctro|6.2 1t+423+5
g:tron|5.8 1t+623+730+4
g:roni|6.0 1t+723+8
g:onic|6.4 1t+523+53a-3
w:signature|5.7 22+1723+203a-4
s:signa|5.7 22+1923+212z-5
g:<sig|4.9 01+422+1123+23
g:sign|4.7 22+1223+24
g:igna|5.5 22+523+134i+3
g:gnat|5.5 22+523+124i+3
g:natu|5.5 1w+422+623+133a-3
g:atur|4.7 0e+40o+322+523+113a-33n+444+3
b:signature type|7.7 23+6
b:type your|7.1 1d+31u+523+5
w:why|5.4 04-41b+920+193a+84b+134f+234g+21
b:why do|6.7 3a-54b+104f+64g+7
w:want|5.6 0l+70q+60u+320+42j+82p+82v-52w+63a+33j+73t+73x+44b+134f+64k-54p+10
g:ant>|4.1 0z+42w+32z+43l+4
b:you want|5.8 0u+420+52j+42p+42w+43j+43t+74b+54f+54g+64k-44p+8
b:want to|6.2 0q+420+72w+113a+43t+54f+54g+44k-3
b:work at|6.8 1v+42w+33a-53g+54f+54g+3
b:at companyname|6.2 2i+43a-53m+73o+74q+7
f:why|5.8 20+53a+34b+64f+104g+9
w:pourquoi|6.2 1c+111d+420+123a-54f+164g+14
s:pourq|6.2 1c+51d+420+113a-44f+154g+14
g:<pou|5.4 1c+320+43a-54f+64g+3
g:pour|5.9 1c+31d+320+33a-34f+74g+3
g:ourq|6.2 20+44f+64g+5
g:urqu|6.2 1c+31d+320+34f+64g+3
g:rquo|6.2 1c+41d+320+34f+6
g:quoi|6.1 1c+320+44f+54g+6
g:uoi>|5.9 20+53a-34f+84g+7
w:souhaitez|6.2 00+40t+70u+516+32w+632+113t+33x+64b+34f+34g+5
b:pourquoi souhaitez|7.5 20+5
b:souhaitez vous|6.3 0t+520+42j+332+73x+44g+44p+4
b:vous vous|7.2 38+53a+348+34f+3
w:joindre|5.8 0s+60t+81c+71e+41f+111g+31i+61t+42q-33b+83f+43k+63q+5
s:joind|5.8 0s+60t+61c+51e+61f+61g+31i+41t+53b+83k+64f+3
g:<joi|5.1 0s+50t+31c+31e+31f+61i+648+44f+3
g:join|5.1 0t+31f+41i+42w+33a-348+44f+3
g:oind|5.7 1f+3
g:ndre|5.4 1f+444+5
g:dre>|5.3 1f+3
b:vous joindre|6.7 0s+60t+61t+33b+84f+3
b:joindre a|8.1 4f+3
w:notre|5.8 0e+30m+32i+438+33a+63n+93o+846+64f+184q+9
s:notre|5.8 0e+32i+338+43n+73o+646+64f+154q+10
g:notr|5.8 4f+54q+3
g:otre|5.8 4f+54q+3
b:a notre|7.3 0e+338+33a+3
w:equipe|6.9 26+124b+84f+3
s:equip|6.6 1w+626+144b+54f+5
g:<equ|5.7 10+311+31l+326+5
g:quip|6.6 26+6
g:uipe|6.8 26+3
g:ipe>|6.6 26+3
b:notre equipe|8.1 4f+5
f:pourquoi|6.2 1c+41d+420+74f+64g+5
l:equipe|7.0 26+34b+3
b:why are|7.1 20+94f+34g+5
w:interested|7.2 0u+639+83a-83p+64f+7
g:eres|4.9 0k+80u+31d+32w+44f+64g+7
g:rest|4.7 0k+52a+32w+436+63a+34a+34f+44g+3
g:este|5.5 0s+539+33d+4
g:sted|5.8 3a+3
b:you interested|7.7 0u+54f+3
b:interested in|7.3 0u+53a-53p+34f+5
b:in this|5.9 1w+101y+627+53a+34g+6
w:tell|5.4 0e+311+44a+54b+44c+74e+4
b:tell us|5.5 00+30e+411+41w+327+32v+546-347+34a+54b+104c+74d+34e+44o+34q+4
b:us about|6.7 00+50e+41w+44a+74c+104e+3
b:about a|7.5 4c+94j+3
b:a time|7.7 3a+44c+3
b:when you|7.1 0s+417+518+53a-63s+54c+6
w:dealt|8.5 4c+4
g:<dea|7.3 3w+8
g:deal|6.6 4g+3
g:ealt|6.9 40+5
g:alt>|7.4 3s+83t+33u+5
b:dealt with|8.5 4c+4
b:with a|6.2 0i+30k+30u+410+5
w:difficult|7.9 3a+44c+6
s:diffi|6.9 38-43a+154c+7
g:<dif|6.1 18+432+43a+64d+3
g:diff|6.1 18+52y+332+43a+4
g:iffi|6.9 3a+64c+3
g:ficu|7.1 3a+5
g:cult|6.4 14+43a+4
b:a difficult|8.5 4c+3
b:difficult customer|8.5 4c+3
f:tell|6.0 11+43a+447+34a+54c+64e+3
w:additional|6.5 08+90h+51e+62p+1131+939+43a-44b+54e+3
s:addit|6.4 08+70h+30n-31e+102h+82p+72y+331+739+43a-44b+8
g:addi|6.3 1e+42h+42p+331+34b+5
g:ddit|6.4 2h+42p+331+34b+5
b:additional information|7.9 2y+44b+9
f:additional|6.8 08+32p+431+5
l:information|7.3 08+3
w:there|5.4 00+30k+31w+521+436+44i+3
b:is there|6.0 00+40k+50v+324+72p+42u+536+437+33a+44l+34m-3
w:anything|6.1 00+70f-30k+60v+50x+41e+72p+836+53a+63p-34b+12
s:anyth|6.1 00+80k+60x+31e+62p+63a+44b+8
g:<any|6.1 00+34b+4
g:anyt|6.1 00+34b+3
g:nyth|6.1 00+34b+3
g:ythi|5.9 3a+3
g:thin|5.2 0x+43a+5
g:hing|5.1 0l+31e+3
b:there anything|7.1 0k+33a+6
w:else|6.8 0q+61e+71q+32p+732+53a-83i+34b+9
g:<els|6.6 1e+34b+3
g:else|6.6 4b+5
b:anything else|7.5 1e+52p+7
b:else you|8.1 4b+5
w:would|3.9 2j+32w+736+339+43a+103p+73t+93u+646+547+54j+34p+3
b:you would|5.8 2w+532+33a+53i+63t+33u+1047+3
w:like|5.4 0m+80p+80q+60t+62b+62e+52j+62o+32p+42u+62w+732+933+133i+103j+345+346-447+44b+44f+64p+5
g:<lik|5.4 2b+333+3
g:like|5.4 0p+32b+333+4
g:ike>|5.3 0m+30p+32b+3
b:would like|6.7 0m+52w+32z+43a-43i+647+3
b:like us|7.1 0t+42u+332+93a-447+54b+3
b:us to|5.9 00+40f+50o+50t+52p+52u+432+43a-93k+447+4
w:know|5.9 00+50x+324+925+52v+53i+73l+53m+345+74b+84f+4
g:<kno|5.4 24+525+52k+32l+3
g:know|5.2 0x+525+4
g:now>|5.9 4b+3
b:to know|7.5 3n+44b+5
f:is|4.8 0e+30g+80k+41y+324+42i+32k+43a+193o+446+44i-5
l:know|7.7 4b+4
b:you most|7.3 11+33a+44a+74d+5
w:proud|7.2 1i+93a+54a+94c+3
s:proud|7.1 1i+53a+54a+15
g:prou|6.7 4a+5
g:roud|7.1 4a+7
g:oud>|7.1 0q+34a+3
b:most proud|8.1 4a+9
b:proud of|7.2 1i+44a+7
l:of|6.8 1j-31n+735+3
w:favourite|7.2 3a+12
s:favou|7.2 3a+11
g:<fav|7.1 3a+6
g:favo|7.0 3a+5
g:avou|7.1 3a+6
g:vour|7.1 3a+7
g:ouri|6.9 3a+6
b:your favourite|7.3 3a+8
w:colour|7.2 1a+132h+53a+11
s:colou|7.1 1a+82h+73a+73g+6
g:colo|7.0 1a+73a+3
g:olou|7.1 1a+43a+4
g:lour|6.9 1a+43g+3
g:our>|5.3 3j+744+348+6
l:colour|7.7 1a+33a+4
b:nom d|7.3 01+72s+430+7
w:usage|7.1 2a+52g+92x-530+1032+63i+5
s:usage|7.0 01+102a+62g+92x-530+1032+83a-43i+4
g:<usa|6.7 01+324+32y+330+33i+3
g:usag|7.0 30+432+3
b:d usage|7.3 2x-430+732+8
l:usage|7.3 30+5
b:name as|7.2 2x+32z+9
b:as on|7.4 11+42m+42z+630+33a-5
b:on your|5.8 0c+42m+32z+1235+33a+83s+646+347+348-34e+44j-4
w:passport|6.1 2z+935+93a+53f+73q+942+134j+34m-4
s:passp|6.1 2z+735+83f+63q+1342+184j+34m-3
g:<pas|4.1 02+1403+120e+31g+43f+53z+1242+194q+3
g:pass|4.4 02+1503+113a+33q+33z+1342+18
g:assp|6.1 35+33q+442+9
g:sspo|6.1 35+33q+342+9
g:spor|5.8 42+84l+6
g:ort>|4.6 02+603+304+31z+32a+62v+42w+335+33e+43z+342+104l+3
b:your passport|7.4 2z+63a-43q+442+6
l:passport|7.5 2z+43a+3
w:ot|7.9 39+163a-3
w:ok|6.5 0f+70l+61k+439+183a-63k+1244+84j+4
b:ot ok|8.5 39+8
f:ot|8.5 39+7
l:ok|7.3 39+444+4
w:set|7.0 02+80x+43i+53y+344+84d+104p+9
b:which set|8.5 4p+9
b:set up|7.5 02+43y+44p+4
w:suits|7.7 0s+62w+94p+11
s:suits|7.7 0s+62w+74p+5
g:<sui|6.0 08+32b+9
g:suit|6.2 08+5
g:uits|7.2 4p+3
g:its>|6.0 3a+441+3
b:up suits|8.5 4p+9
b:suits you|7.7 0s+42w+54p+8
w:best|5.8 00+40s+110t+311+316+317+41q+101t+425+83a-33b+54a+54c+64d+54p+9
g:best|5.5 0s+74d+3
b:you best|8.1 3a-34d+84p+6
l:best|7.5 4p+3
w:mel|7.9 1t+161u+9
f:mel|8.1 1t+18
l:mel|7.9 1t+121u+3
w:cp|8.1 09+18
f:cp|8.1 09+11
l:cp|8.1 09+12
w:etablissement|6.2 17+61m+81r+141v+102w+63o+44f+5
s:etabl|6.2 17+91m+61r+121v+82w+53a+33o+54f+3
g:<eta|5.7 08+317+31r+51v+33a+4
g:etab|6.2 1r+51v+3
g:tabl|4.9 1r+53a+33b+4
g:abli|6.1 1r+7
g:blis|6.0 1r+61v+3
g:liss|6.1 1r+51v+34a+3
g:isse|5.1 1e+41h+41r+52k+42l+345+64f+3
g:ssem|6.2 1r+31v+34a+4
g:seme|6.0 1r+51v+3
b:etablissement employeur|8.1 1v+6
f:etablissement|6.8 1r+81v+33a+4
l:employeur|6.1 1v+61y+33a+4
b:etablissement souhaite|8.5 1r-33a+8
l:etablissement|7.4 1m+31r+5
b:en droit|7.7 1l+6
b:travailler le|7.9 44+7
b:le week|8.1 44+7
w:end|6.2 0o+41n+121x+1220+622-329-434+739+53a+53u+64n+13
c:ends|4.4 0n-30o+41b+61l+151m+101n+221p+31q+61s-31x+2720+722+42h+33a+644+348-34c+44n+13
b:week end|8.1 44+5
l:end|7.4 1x+33a+5
w:annee|6.3 0w+121j-41l+51m-31n+101q+31s+141x+621+63a-53t+348+9
g:nee>|5.9 0w+41n+41s+321+348+5
b:annee d|7.5 1n+51s+6
w:obtention|7.5 1n+11
s:obten|5.7 0g+50i-30j+111l+81m+111n+91p+61q+61w+33a-346+447+7
g:obte|5.7 0j+41m+41n+31p+3
g:bten|5.7 0j+41m+51n+31p+3
g:ntio|5.9 0o+31n+31p+3
b:d obtention|7.5 1n+7
f:annee|7.0 1n+448+10
b:on what|7.5 0w+548+4
b:what date|7.5 48+54n+4
w:report|7.1 0f+61h+41i+1038-43a+648+7
s:repor|6.8 0f+91h+31i+426+33a+448+6
g:<rep|5.5 03+40x+41u+73a-43l+5
g:repo|6.1 0f+30x+33l+5
g:epor|6.3 0f+342+5
b:report for|8.5 48+5
w:duty|7.4 19+1236+538-33a-644+548+8
g:<dut|6.4 19+31w+72k+33a-3
g:duty|7.4 44+3
g:uty>|7.4 44+3
b:for duty|8.5 38-348+7
f:on|7.2 0w+322+9
b:quel type|7.7 3x+94o+6
b:type de|6.5 0u+71m+33a-43b-43e+93t-33v+53x+547+64o+8
b:de poste|7.2 3d+113x+8
w:cherchez|7.7 0u+520+43a-33x+74p+8
s:cherc|7.4 0u+420+63a-33x+114p+7
g:cher|5.3 0i+31m+32w+33a+43u+33x+341+648+5
g:herc|6.2 0u+32w+43a+43x+44p+4
g:erch|6.0 20+32w+33a+43x+34g+54p+3
g:rche|5.7 20+42w+43a+33x+44g+44p+3
g:chez|5.6 0e+44p+34q+4
g:hez>|5.6 0e+44p+34q+3
b:cherchez vous|7.9 20+53x+44p+6
w:term|6.6 0u+910+727+32e+32i+537+344+5
g:erm>|6.5 0u+5
b:term or|8.5 2i+4
s:indet|8.5 2i+5
g:inde|6.1 10+93u+4
g:rmin|6.1 0r+41l+648+4
g:inat|6.5 15+43y+340+3
g:nate|6.8 3b+5
b:or indeterminate|8.5 2i+4
b:employee of|6.9 2i+104q+3
b:of companyname|7.0 0k+62i+34q+4
b:accepte que|6.7 0n+43k+3
b:mes renseignements|7.3 0n+8
w:servent|8.5 0n+3
s:serve|6.2 0c+40g+60v+419+132l+347+74f+4
g:vent|6.0 0m+328+3
w:traiter|7.9 0n+5
s:trait|6.4 0l+50n+133a+4
g:trai|5.5 0g+30n+53a+5
g:rait|5.8 0n+43f+33t+5
g:iter|6.0 1e+331+63m+34q+3
w:ma|6.5 0n+4
b:traiter ma|7.9 0n+4
w:candidature|5.7 0e+120l+60n+80o+90q-41c+61d+31e+31v+320-32i+53m+73n+104b+34g+6
s:candi|4.8 02+50e+160l+80n+70o+50q+91c+41e+51t+523+42i+142n+42u+42v+32x+52z+930+93b+33f+53m+43n+83z-349+64g+64q-3
g:cand|4.8 0e+70q+31t+32i+42z+330+43n+34g+3
g:andi|4.4 0e+50q+310+72i+52z+430+43a-43n+34g+3
g:ndid|4.8 0e+80l+30q+42i+52z+330+33a-43f+33n+44g+3
g:dida|4.8 0e+60l+30q+32i+32z+430+34g+4
g:idat|4.8 0e+61t+32i+530+44g+4
g:datu|5.2 0e+50w+71n+71x+621+522+53a-348+44n+5
b:ma candidature|6.6 0l+50n+40o+5
l:candidature|6.3 0n+43n+54g+3
b:prenom d|8.1 2x-432+11
b:on which|7.3 3b+444+348+34a+64n+3
b:which number|8.1 3a-33b+8
b:number can|8.5 3b+3
b:can we|5.7 0o+40p+40s+51t+72q+82r+43b+33k+93m+5
w:commune|7.3 04+1206+53o+4
s:commu|5.3 04+1306+40m+90p+50q+60t+1215+616+1619+52j+72k+52p+338+73k+63o+4
g:ommu|5.3 04+40t+316+4
g:mmun|5.5 04+40m+30t+516+53k+3
g:mune|5.8 04+93s+43t+5
g:une>|6.3 04+6
f:commune|7.5 04+9
l:commune|7.4 04+7
w:town|5.3 04+161z+132v+43a+53p+34g-34j+6
g:<tow|5.3 04+151z+3
g:town|5.3 04+121z+43p+3
g:own>|5.1 04+121z+32l+3
b:or city|7.7 04+3
f:town|6.0 04+17
b:which city|7.7 04+82v+53a+3
b:city do|8.5 04+5
w:live|5.7 04+1005+706+710+32n+438+33c+63o+53p+113u+84h+6
g:<liv|5.3 04+33a+43p+5
g:live|5.4 04+43a+33p+3
b:you live|6.0 04+806+53a-53c+63o+34h+4
b:live in|6.5 04+305+43c+53p+4
l:in|5.5 04+405+32j+52v+3
w:n|5.3 07+1208+40d+90g-40k-50v+60x+41b+41j-31k+41l+42a+42h+32i+42m+1938+43d+43g+33k+641+1542+1444+74k+34m+5
b:adresse n|8.5 07+5
b:n et|7.9 07+9
w:voie|7.5 07+19
g:<voi|6.5 07+74l+6
g:voie|7.4 07+5
g:oie>|7.4 07+8
b:et voie|8.1 07+8
l:voie|7.5 07+10
w:home|5.4 01+404+605+606+507+309+70a+121t+52u+32w-338+53a+33b+73e+113p+444-44h+44j+94l+34p+14
g:<hom|5.3 04+32u+43p+34j+34p+8
g:home|5.3 2u+63p+34p+8
g:ome>|4.5 01+32y+438+33a-43n+34p+3
b:home address|7.0 04+405+506+9
b:street city|7.9 06+7
b:city province|7.9 06+30a-33a+5
f:home|6.4 04-406+30a+71t+42u+33a-54h+3
w:firstday|7.7 48+94m+6
g:rstd|7.7 48+4
g:stda|7.7 48+4
g:tday|7.7 48+5
g:day>|5.5 22+444+2148+4
b:firstday you|8.1 48+7
b:you could|6.7 2w+53u+348+16
b:could work|7.9 2w+348+9
f:firstday|8.5 48+3
w:competition|7.5 1t+436+83a+5
g:peti|6.4 1u+336+33a+3
b:non competition|8.1 36+4
b:competition agreement|8.1 36+4
w:lien|5.9 0v+32n+52o+72p+82q+142r+92s+32t+193o+9
g:<lie|5.2 04+30x+41z+42p+52q+42t+42v+42w+33o+3
g:lien|5.1 2p+62q+52t+430+53a+63o+3
b:un lien|7.9 3o+4
b:lien de|7.5 2q+43o+6
w:parente|7.7 3o+9
s:paren|6.0 0z+1517+151q-53a+83o+20
g:pare|5.4 0z+617+63o+10
g:aren|5.7 0z+517+72c+33o+8
g:nte>|5.2 01+41j+31y+33a-53l+33o+340+84c+3
b:de parente|7.7 3o+4
b:parente avec|7.7 3o+3
b:avec un|7.0 0k+310+33a-33o+8
w:membre|6.3 0h+616+51a+42m+43o+74k+14
s:membr|6.2 0g+40h+416+31a+42m+33o+74k+8
g:<mem|5.1 13+31a+32m+43o+44k+7
g:memb|5.1 1a+32m+43a+33o+44k+7
g:embr|6.2 4k+3
b:un membre|7.5 3o+7
w:du|4.2 0g+41s+620+421+132i+33a+43b-43c+43m+53r+33v+342+3
w:conseil|8.1 0k+93o+3
g:eil>|7.7 0k+3
w:femme|7.5 11+20
s:femme|7.5 11+15
g:<fem|7.3 11+9
g:femm|7.5 11+7
g:emme|7.4 11+7
g:mme>|5.8 11+51o+43a-343+4
b:une femme|7.9 11+14
l:femme|7.7 11+6
b:for howmany|7.5 26+627+729-33a-3
w:led|7.2 0v+720+626+83a-53n+7
c:lead|4.7 0g+50k+30z+620+326+3428-329-33a+73j+53k+63l+43n+33o+63y+34c+3
b:you led|7.5 26+84c+3
b:led a|7.7 26+6
w:team|6.0 0n+61w+624+526+152i+42k+538+63a-53i+43m+448+34b+44h+54i+5
g:<tea|5.6 26+4
g:team|5.9 24+326+5
g:eam>|6.0 26+5
b:a team|7.2 26+8
f:for|7.0 28+5
l:team|7.0 26+53a-3
w:post|5.6 04+706+409+80j+60u+41b+31y+62c+72i+42k+42s+534+536+43a-43n+103t+348+74g+34i+84j+3
b:the post|7.0 2k+43a-43n+53p+34g+54j+4
b:post is|8.1 0v+33p+3
b:is based|7.7 38+43p+4
b:based in|7.9 2v+42w+53p+3
w:leeds|7.9 2v+32w+838+3
s:leeds|7.9 2w+838+53a-53p+4
g:<lee|7.3 0y+7
g:eds>|6.9 4d+3
b:would you|4.4 0j+30p+416+41k+325+62j+62v+32w+937+339+83a+83p+123t+43u+347+44p+7
w:move|6.2 3a+93g+53p+1548+6
g:<mov|5.9 3b+43p+11
g:move|6.0 3p+10
g:ove>|5.7 0m+32v+43p+9
b:you move|7.7 3p+6
b:move there|8.5 3p+4
f:the|6.5 1l+43a-53u+54j+5
l:there|7.1 1l+31w+421+54i+3
w:statement|6.2 0k+140n+30x+101h+625+44b+10
g:atem|6.0 0k+40x+44b+4
g:teme|5.2 08+30n+30x+34b+3
b:supporting statement|8.1 4b+10
l:statement|6.8 0k+54b+4
b:i confirm|6.5 0c+40x+53a+53g+3
b:confirm that|6.3 0x+73p+3
b:what i|7.5 0n+40x+5
w:wrote|8.1 0x+3
g:rote|6.1 0n+319+4
g:ote>|5.6 0i+31p+104b+34p+7
w:correct|7.2 0x+13
s:corre|5.9 01+706+110t+30x+71t+161u+32j+143a+33z+64g+5
g:<cor|5.6 06+30x+31t+42j+123w+3
g:corr|5.7 06+40x+41t+62j+8
g:orre|5.7 06+30x+31t+42j+9
g:rrec|7.0 0x+4
g:rect|6.3 0k+40x+426+53y+3
g:ect>|5.3 0x+336+33y+34c+7
b:is correct|7.5 0x+7
l:correct|7.5 0x+3
w:ai|5.6 0l+170n+40x+43a+8
b:j ai|6.4 0n+70r+40x+31l+324+43a+53o+4
w:pris|7.5 0n+83n+5
g:pris|5.7 1v+51z+42b+3
g:ris>|6.9 3u+3
b:ai pris|7.7 0n+5
w:connaissance|6.7 0n+525+92k+113a-43n+6
s:conna|6.2 0n+324+825+132k+82l+43n+1245+64f+3
g:conn|5.8 25+32k+345+4
g:onna|5.7 3a+33n+33r+4
g:nnai|5.8 3n+33r+44f+3
g:nais|5.6 0w+425+42k+32y+3
g:aiss|5.5 0w+424+42k+32y+43a+3
g:issa|5.6 0w+425+42y+33a+3
g:ssan|5.7 0w+525+32k+3
g:sanc|5.7 0w+425+42k+42y+3
b:pris connaissance|7.5 0n+5
b:connaissance de|6.9 0n+425+32k+4
b:de la|5.1 0m+30x+516+31b+41d+71s+71v+51x-31z+421-322+72f+32i+83a-33l-33m+63n+73o+73q+33r+33y+440+343+64k+3
w:sur|5.8 0x+42b+62s+338+53a-33n+44b+3
w:personnelles|7.9 0n+10
g:nell|5.8 1z+3
b:donnees personnelles|7.9 0n+6
b:you agree|6.2 0f+90n+61k+63k+53p+3
b:agree that|7.4 0f+30n+5
b:that we|7.2 0n+31u+42v+43a+43z+4
b:we use|7.4 06+30n+80z+4
b:use your|7.9 0n+41t+43a-3
w:answers|7.2 0l+80n+70x+123a-4
s:answe|6.7 0l+50n+40x+10
g:<ans|6.3 06+50x+41c+5
g:answ|6.7 0x+5
g:nswe|6.7 0x+5
g:swer|6.7 0l+30x+4
g:ers>|4.6 0m+32f+33a-44a+3
b:your answers|7.9 0l+60n+5
b:answers for|8.5 0n+5
b:this application|6.3 0f+30n+92i+52j+3
w:product|7.5 0m+53a+33n-44f+10
w:news|7.3 0m+20
g:ews>|6.7 0l+30m+5
b:product news|8.5 0m+4
b:news and|7.7 0m+113a-4
w:events|7.7 0m+143a-3
s:event|7.3 0m+94c+9
b:and events|7.9 0m+6
l:events|7.9 0m+4
w:skills|5.8 1w+324+725+72k+112l+1145+1246+34g+5
s:skill|5.7 1w+324+1425+142k+82l+93a-545+1846+44d+34g+5
g:<ski|5.7 24+425+72k+345+13
g:skil|5.7 24+425+43a-345+12
g:kill|5.7 24+525+52k+33a-345+12
g:ills|5.8 24+325+32l+445+11
g:lls>|5.7 24+32k+32l+445+9
b:your skills|7.9 24+1545-64g+5
l:skills|6.3 24+62k+42l+345+4
w:tick|6.4 0m+70n+90x+41q+31y+924+82f+42l+32w+638+33a-744+445+44q+5
g:<tic|6.0 0g+63a-3
g:tick|6.0 0g+51y+33a-4
g:ick>|5.8 1y+345+4
w:everything|7.3 0x+61f+524+43a+4
s:every|7.2 0f+50x+61f+324+4
g:very|7.1 3a+3
g:ryth|7.2 0x+3
b:tick everything|8.5 24+5
b:everything you|8.5 24+6
b:have worked|7.4 24+44q+7
f:tick|7.7 1y+4
l:with|6.6 1m+41v+724+43a-6
b:name first|7.7 2x+42z+431-3
b:first and|6.7 2x-42z+1130-331+33m+4
b:and last|6.7 2x-52z+1231+33m+4
l:last|7.3 2z+330+3
b:the city|8.5 3a-54q+6
w:library|8.1 3a+34q+7
s:libra|8.1 3a+44q+5
g:<lib|6.7 48+3
g:rary|7.0 3a+3
b:city library|8.5 3a-44q+4
w:member|5.6 0h+40z+313+916+419+71a+72c+52i+62m+43m+93o+74k+174q+4
s:membe|5.4 0g+40h+30z+413+816+319+51a+42c+42i+62m+83a+43m+53o+84k+13
g:embe|5.4 2i+33o+44k+5
b:a member|6.3 0g+313+316+41a+43a+43o+3
b:member of|6.0 0g+413+416+319+51a+52c+33o+84k+9
b:my family|8.5 3o+4
w:works|7.9 38+63o+5
s:works|7.4 00+538+63o+5
g:rks>|7.2 1h+31p+3
b:works for|8.1 38+6
f:a|5.7 14+41t+31x+61y+73x+349+64b+54k+34o+3
l:library|8.5 3a+3
b:number with|8.5 2m+53b+63c-4
b:country code|7.3 05-63b+53c+9
b:phone country|8.5 3c+4
w:applicant|5.6 06+70e+40w+30x+511+513+1014+61c+31f+31t+523+629+62i+62u+42x+82z+1030+831+334+43a-63b+43f+441+44q+4
g:ican|5.3 13+52z+43a-4
g:cant|5.3 0a+313+42z+33a-5
b:applicant s|7.7 2u+42z+831-4
b:s full|8.5 3m+5
f:applicant|6.0 14+31t+323+52x+42z+430+33a-341+3
b:your name|5.9 0e+423+42d+82z+1932-333+1934+83a-103w+3
b:vos nom|8.5 2z+5
b:nom et|6.9 07+523+82x-62z+113l+33o+3
b:et prenom|7.3 23+62x-52z+8
f:vos|6.2 0s+323+62r+344+34a+54d+54g+4
f:legal|6.6 11+32x+330+4
b:your first|6.8 0g+72w+32x+10
b:votre prenom|6.7 2x+1233+5
w:usuel|6.7 2x+1332+10
s:usuel|6.7 2x+832+7
g:<usu|6.6 2x+432+3
g:usue|6.7 32+3
g:suel|6.5 16+42x+4
b:prenom usuel|6.8 2x+9
l:usuel|6.8 2x+4
w:initial|7.4 23+631+12
s:initi|6.8 23+232z-331+16
g:<ini|6.2 1s+521+823+631+10
g:init|6.5 23+731+9
g:itia|6.8 23+731+7
l:initial|7.9 31+5
w:deuxieme|8.1 0e+831+13
s:deuxi|8.1 0e+731+8
g:<deu|6.3 2k+4
g:deux|6.9 31+33l+3
g:xiem|7.9 31+439+3
g:ieme|7.1 1b+431+33a-443+4
g:eme>|6.5 3a+6
b:deuxieme prenom|8.5 31+4
f:deuxieme|8.5 31+4
b:legal last|8.5 30+9
b:what name|8.5 32+6
b:name do|8.5 32+5
w:goby|8.1 32+11
b:you goby|8.1 32+10
l:goby|8.1 32+4
b:name you|8.1 32+10
b:to use|7.7 24+432+43a+4
b:comment souhaitez|8.5 32+12
w:etre|6.2 0j+30q+40t+31u+332+3
b:vous etre|7.1 0i-30j+40t+70u+32w+332+438+3
s:appel|6.8 0s+110t+52z+932+113a-43c+53k+63l+43w+19
g:appe|6.2 0s+52z+632+33w+7
g:ppel|6.6 0s+42z+432+33w+9
g:pele|7.5 2z+4
g:ele>|6.7 16+4
l:e|6.4 0t+31l+52v+5
w:suffix|7.2 30+534+19
s:suffi|6.7 30+334+293a-349+8
g:<suf|6.4 34+1749+3
g:suff|6.5 34+1040+349+3
g:uffi|6.7 34+1349+3
g:ffix|6.9 34+9
g:fix>|6.6 34+63c+33w+7
w:jr|7.4 34+243a-3
w:sr|7.4 34+123a-43w+22
b:jr sr|7.7 34+3
w:iii|7.7 34+17
b:sr iii|8.1 34+3
f:suffix|7.9 34+7
l:iii|7.7 34+4
b:any other|6.6 0k+62p+52y+731+93a-640+54q+4
w:names|6.7 2x+42y+122z+831+123a-53l+83o+3
s:names|6.7 2x+32y+122z+431+113a-43l+6
g:ames|6.4 2x+42y+731+6
g:mes>|5.7 0s+32x+52y+731+439+33a-4
b:other names|8.1 2y+7
b:have used|7.9 24+62y+34e+4
f:any|6.2 0v+42p+731+436+43o+4
l:used|7.3 2y+33a+3
w:maiden|8.1 2y+143a+6
s:maide|8.1 2y+113a+4
g:aide|7.5 2y+3
g:den>|5.5 1c+31i+61y+32e+432+33a-53i+545+4
b:maiden name|8.1 2y+33a+5
f:maiden|8.5 2y+7
w:jeune|8.5 2y+11
s:jeune|8.5 2y+9
b:de jeune|8.5 2y+7
w:fille|8.5 2y+7
s:fille|7.5 0o+322+82y+53a+4
b:jeune fille|8.5 2y+7
l:fille|8.5 2y+4
w:pronounce|8.5 33+6
g:ounc|7.3 33+5
g:unce|7.7 33+7
b:you pronounce|8.5 33+6
b:pronounce your|8.5 33+7
w:prononciation|8.1 33+123i-3
g:onon|7.7 33+103i-3
g:nonc|7.0 33+63n+4
g:onci|7.9 33+5
g:ncia|5.5 0a+329+333+8
g:ciat|7.0 33+64q+3
g:iati|6.4 24+433+6
b:de votre|5.2 17+31f-41i+324-428+429+32d+62q+42r+42s+52t+32u+437+33c+33o+53q+53u+33z+649+84g+5
b:votre nom|6.6 0j+323+72z+330+933+93a-3
f:prononciation|8.1 33+7
b:pronouns do|8.5 3i+4
b:you use|7.1 28+33a+53i+445+34e+54q+6
w:form|6.3 07-30t+70w+30x+30y+710+131e+81f+51t-322+73a-63w+64b+54i+94m+3
g:orm>|5.9 10+33a-34i+3
b:form of|7.7 06-407-30t+53w+114i+9
b:of address|7.7 06-307-33a-33w+114i+12
f:form|7.7 10+73w+84i+5
w:titre|6.1 1m+82d+113a-43q+53w+1246+64i+94m+44n+54o+10
s:titre|6.1 0g+71f-71m+102d+123a-43q+43w+746+44i+64n+54o+7
g:titr|6.1 1m+33w+44i+44o+4
g:itre|6.0 1m+32d+53w+34i+44o+3
b:titre de|6.7 1f-42d+63q+43w+546+44n+44o+5
w:civilite|7.0 3a-33w+104i+15
s:civil|6.5 2c+62x+531+43a+73w+144i+9
g:<civ|6.1 07+43w+74i+3
g:civi|6.1 07+63w+84i+3
g:ivil|6.3 3w+6
g:vili|6.9 3w+74i+5
b:de civilite|8.1 3w+6
f:titre|6.5 1f-41m+32d+93w+74i+7
l:civilite|7.1 3w+74i+5
b:your date|8.5 0w+73a-5
w:ne|5.8 0h+50m-30w+171a-51g+51v-32f+92y+43a+214q+6
b:ne e|7.9 0w+122y+73a-6
b:e le|8.1 0r+80w+123a-7
f:ne|7.1 0q-30w+82y+53a+6
l:le|7.3 0w+416+422+193a-548+6
w:upload|5.7 1c+41e+131f+141g+41h+41i+102q-436+33a+53f+43q+4
s:uploa|5.6 1c+101e+91f+111i+112q-33a+43f+3
g:<upl|5.6 1e+41f+71i+3
g:uplo|5.6 1c+31e+31f+6
g:ploa|5.6 1e+31f+51i+3
g:load|5.6 1c+31e+51f+51i+33a+3
g:oad>|5.5 1e+61f+41i+43a+44j+3
b:upload a|7.1 1g+33a+10
b:a passport|8.1 4j+3
w:style|7.7 3f+53w+114p+7
s:style|7.5 3a+93f+43w+6
g:<sty|7.5 3a+3
g:tyle|7.5 3a+3
g:yle>|7.7 3w+3
w:photo|6.6 1f+92q+63f+153q+4
s:photo|6.0 1f+71i+1025+828+52q+33a-33f+234e+3
g:phot|6.0 1i+33f+10
g:hoto|6.0 1i+33f+10
g:oto>|6.0 1p+33f+26
f:upload|6.0 1e+61f+81i+33a+6
l:photo|7.7 3f+6
b:photo d|8.5 3f+4
w:identite|6.7 0w+413+314+1018+42z+163f+83y+641+743-3
g:tite|6.2 18+32d+102z+33w+53x+3
b:d identite|7.5 0w+33f+43y+441+4
f:photo|7.7 3f+7
b:where should|8.5 1t+33y+5
b:personal email|8.1 1t+43a-63z+9
f:personal|6.6 2x+73a-43w+349+74b+6
b:adresse de|6.8 07-41v-31z+52r+62s+42t+32u+3
w:courrier|8.5 1t+7
g:rier|6.9 3a+9
w:electronique|6.8 1t+91u+423+63a+5
g:oniq|6.4 1t+3
g:niqu|5.5 12+414+31t+33k+3
b:courrier electronique|8.5 1t+4
l:electronique|7.1 1t+7
b:votre adresse|7.1 06+31u+103a+3
w:re|6.1 03+41t-51u+838+4
w:enter|5.9 03+50d+31c-51d+51g+41t-31u+723+62f+32g+63a-5
b:re enter|7.9 02-403+91t-61u+11
b:enter your|6.5 1t-51u+623+82i+32m+33z+342+3
f:re|7.5 03+41t-61u+114q+4
w:retapez|8.5 03+81t-51u+8
s:retap|8.1 02-303+71t-51u+10
g:<ret|6.2 0o+41t-31u+54q+3
g:reta|7.4 03+30o+31u+4
g:tape|7.4 1u+32t+4
g:pez>|7.0 03+3
b:retapez votre|8.5 03+71t-31u+4
f:retapez|8.5 03+4
b:contact number|7.5 3a-43b+63e+6
f:contact|6.8 0p+41t+33a-73b+83e+33m+4
w:daytime|7.5 3b+13
s:dayti|7.5 3b+9
g:dayt|7.5 3b+4
g:ayti|7.5 3b+4
g:ytim|7.5 3b+4
b:daytime telephone|7.7 3b+6
f:daytime|7.5 3b+7
w:cell|6.9 0p+73a-43b+133e+94b-3
g:<cel|5.8 3b+163e+4
g:cell|5.9 2p+33b+123e+5
g:ell>|5.9 3a-33b+63e+34p+3
b:cell phone|7.7 3b+8
b:phone number|5.9 3a+103b+43c+63e-3
f:cell|7.4 3b+12
b:numero ou|8.5 3b+5
b:ou vous|6.5 05+40s+32o+32w+93a+548+3
l:joindre|7.5 0s+40t+3
w:cellulaire|6.8 3b+123e+14
s:cellu|6.6 3b+163e+10
g:ellu|6.3 2t+43b+73e+33t+4
g:llul|6.6 3b+9
g:lula|6.5 3b+113e+3
g:ulai|6.0 3b+33e+3
g:lair|5.0 1h+33b+33s+33t+63u+5
f:telephone|5.6 3a+73b+103c+3
l:cellulaire|6.9 3b+7
w:indicatif|7.2 3b+53c+18
s:indic|6.9 12+63a-43b+33c+184q+3
g:ndic|5.7 10+103c+74k+8
g:dica|5.4 10+83c+640+541+34k+9
g:atif|6.6 3c+83q+3
g:tif>|6.0 20+43c+7
b:indicatif du|8.1 3c+5
w:pays|5.5 05+200h+90w-41z+72v+1135+73a+53b-63c+193p+34j+64m+3
g:<pay|5.2 05+133b-33c+83s+343+6
g:pays|5.5 05+130h+33c+63s+3
b:du pays|7.9 3c+8
f:indicatif|7.5 3c+9
l:pays|6.1 05+93c+11
w:kind|7.1 0u+33e+93x+746-847+54g+54o+9
g:<kin|6.7 3o+4
g:kind|7.0 3a+33e+54o+3
g:ind>|5.1 0c+329+339+33g+33n+4
b:what kind|7.3 0u+63e+33x+646-547+34o+5
b:kind of|7.1 0u+43b-33e+93x+346-547+34g+44o+5
b:of phone|8.5 3e+10
b:phone is|8.5 3b-63e+10
b:is this|7.0 1y+52i+438+33e+164i-6
l:this|7.3 3a-33e+43g+3
f:type|5.6 0b+200u+61d+31m+41v-320+323+33b-43e+53v+347+3
w:ext|7.5 34+163b-43d+19
f:ext|7.9 3d+18
l:ext|7.9 34+73d+9
l:poste|5.7 1w+41y+33d+34i+3
b:full home|8.5 06+4
w:postale|7.9 07+509+5
g:tale|6.1 0q+92l+83a-34d+6
g:ale>|5.1 07+41p+529+43a-441+54k+5
b:adresse postale|8.1 07+8
w:house|7.0 07+717+43f+83p+5
s:house|6.4 07+917+103a+43f+53o+63p+64l+34q-3
g:hous|6.3 07+317+3
g:ouse|6.1 07+417+43a+33o+3
g:use>|5.4 1b+43a+3
b:house number|7.9 07+6
b:number and|7.3 07+9
b:and street|7.3 07+12
f:house|7.7 07+4
l:street|6.7 07+10
w:mailing|6.9 04+405+306+60m+83a+3
s:maili|6.9 04+305+606+70m+33a-3
b:mailing address|7.0 04+406+63a+4
w:line|6.0 06-507+1408+1128+32d+1036+63a-73e+123u+8
g:line|5.0 07+408+41o+32d+162p+33a-43e+33u+34c+3
b:address line|6.6 06-307+508+7
w:1|5.2 07+240d+712+61j+41m+41n+51p+71q-61v+111x+81z+620+321+824-425+102v-33k+53l+1047+34e-34i+74o+9
b:line 1|7.2 07+11
f:mailing|7.2 05+33a+5
l:1|6.1 06-307+163l+4
w:civique|7.7 07+163a-3
s:civiq|7.7 07+8
g:iviq|7.7 07+4
b:numero civique|7.9 07+6
b:civique et|7.9 07+5
w:rue|6.7 06+507+1909-33a-3
b:et rue|7.4 07+10
l:rue|7.1 07+13
b:rue et|8.5 07+5
b:et numero|8.1 07+8
f:rue|8.1 07+8
l:numero|7.4 07+33e+7
w:apartment|7.7 08+113p+3
s:apart|7.3 08+214d+7
g:<apa|7.3 08+6
g:apar|7.3 08+5
g:artm|7.3 08+3
g:rtme|7.3 08+43a+3
g:tmen|5.8 00+43a+3
w:suite|7.3 08+1325+93a+648+3
s:suite|7.3 08+101t+325+5
g:uite|6.3 08+4
w:unit|6.8 08+1919-328+53l+43r+33v+34c+44k+10
g:nit>|6.7 08+831+54k+3
b:suite unit|8.5 08+4
f:apartment|8.1 08+7
l:unit|7.9 08+7
w:appartement|7.9 08+17
s:appar|6.4 08+1010+614+915+519+41a+430+33a-53e+83o+445+44k+3
g:appa|6.4 08+514+3
g:ppar|6.4 08+5
g:arte|5.4 08+40a+40g+40s+33a-343+14
g:rtem|7.3 08+60a+439+4
w:etage|8.1 08+15
s:etage|8.1 08+14
g:tage|6.0 08+41k+4
w:batiment|8.5 08+9
s:batim|8.5 08+8
g:bati|7.7 0v+3
g:imen|7.0 1n+33a+54a+4
f:appartement|8.1 08+9
b:city or|6.5 04+5
b:or town|6.5 04+6
b:town city|8.1 04+4
w:state|5.4 04-50a+312c+62v+33a-10
b:state or|8.1 2c+5
b:or province|8.5 0a+4
f:state|6.5 0a+1517+42m+33a-540+44g+3
b:province ou|8.1 0a+4
w:territoire|8.1 0a+34m+6
s:terri|7.1 0a+104m+4
g:terr|6.5 0a+5
g:erri|6.9 0a+7
g:rrit|7.1 0a+6
g:rito|6.8 0a+6
g:toir|7.1 1j+338+3
g:oire|7.1 38+3
w:zip|6.4 06+507-309+271z+7
f:zip|7.0 09+16
l:zip|7.4 09+14
b:post code|8.1 09+10
f:post|7.2 04+309+634+44i+4
w:c|6.7 08+609+84o+6
w:p|7.4 09+212e+82m+83a-73x+9
b:c p|8.1 09+17
f:c|8.1 09+6
l:p|8.1 09+8
b:where you|6.5 04-305+50v+31z+1136+337+43n+3
l:live|7.2 2v+3
b:pays de|7.3 05+30h+63a+5
w:residence|5.5 04+905+706+70a+72v+73a-53b+43c+83p+53q+84m+64n+34o+4
g:denc|5.1 05+506+50a+33a-33p+33q+5
b:de residence|6.7 04+605+80a+34o+4
f:pays|6.1 05+153c+4
l:residence|5.8 04+405+50a+4
b:where do|6.8 04+406+31v+42v+43a+54d+7
b:live city|8.5 04+62v-4
b:city state|7.5 04-81z+102v+11
l:state|6.7 04-50a+131z+32v+4
w:actuellement|6.7 05+61v+101y+92i+9
g:llem|6.5 1v+32k+3
b:vous actuellement|7.2 1v+52i+63a+3
b:actuellement ville|8.5 2v+5
b:ville pays|8.5 2v+5
b:which time|8.5 4h+6
w:zone|6.6 1d+31g+42w+64b+84h+18
g:<zon|6.5 2w+54h+13
g:zone|6.2 2w+44h+19
b:time zone|7.0 4h+16
b:zone are|8.1 3a+4
b:you in|6.6 25+62i+62k-338+33i+64h+54k+5
w:dans|5.1 04+31w+327+123a+63o+43p+44q+3
b:dans quel|7.5 05+34e+54h+34q+8
w:fuseau|7.4 4h+20
s:fusea|7.4 4h+16
g:<fus|7.2 4h+12
g:fuse|6.2 3a+104h+5
g:usea|7.4 4h+6
g:seau|7.0 4h+7
b:quel fuseau|8.5 4h+3
b:fuseau horaire|7.5 4h+12
f:dans|6.2 04+52j+34e+3
b:how would|6.5 0t+617+42d+44d+44g+4
w:prefer|6.8 0t+1118+32j+62w-332+839-33a+64p+4
g:fer>|5.5 1p+824+33u+5
b:you prefer|7.1 0t+72j+432+44p+4
b:contact you|7.9 0s+30t+63a-3
w:preferez|6.9 0s+60t+122j+72k-52w+63a-73w+84p+8
g:erez|6.2 3a-34p+3
g:rez>|5.8 3a-4
b:preferez vous|7.1 0t+52j+42k-32w+34p+8
w:contacte|7.4 0p+40q+40s+40t+42j+4
g:acte|5.5 0q+30s+32f+53k+5
b:etre contacte|7.4 0q+30s+3
b:contacte e|7.9 2j+3
b:best time|8.1 0s+7
b:time to|7.5 0s+937+4
b:to call|7.5 0s+83k+3
f:best|7.4 0t+4
w:meilleur|8.1 0s+94a+8
s:meill|7.9 0s+80t+74a+6
g:<mei|6.9 0o+50t+32y+6
g:meil|7.9 0t+3
g:eill|7.9 4a+3
g:lleu|7.3 10+3
g:leur|6.8 0t+31a+3
w:moment|6.5 0s+101v+92i+103s+53t-44a+114i+34k+9
s:momen|6.4 0s+101v+62i+123s+43t-344+34a+64k+4
g:<mom|6.4 0s+42i+34a+34k+3
g:mome|6.4 0s+42i+44k+3
g:omen|6.1 0s+34b+54k+3
b:meilleur moment|8.5 0s+3
b:moment pour|8.5 0s+5
b:pour vous|6.8 0s+838+33a+346+74j+5
f:meilleur|8.5 0s+4
b:your linkedin|7.3 2o+93z+5
w:page|5.9 1c+52b+182n+82o+102p+92r+212s+32u+183a+63n+8
g:<pag|5.8 2b+52o+32p+42r+92u+7
g:page|5.8 2b+32p+42r+62u+12
b:linkedin page|8.1 2o+7
l:page|6.5 2b+42r+63a+53n+3
w:vers|6.7 2o+52q+62r+72t+43a+43p+5
g:vers|4.9 17+31r+741+5
b:lien vers|6.8 2o+32q+32r+32t+33a+3
b:vers votre|7.2 2o+4
b:votre profil|7.4 0l+52o+4
f:lien|6.4 2o+32q+4
w:username|7.5 01+92n+72s+33a+5
s:usern|7.5 01+91t-33a+6
g:user|6.5 01+103a+3
g:erna|5.8 01+722+42i+330+33c+6
b:github username|8.5 2n+3
w:compte|6.5 01+1302+41t-72n+52o+72s+113y+123z+8
g:mpte|6.3 01+33y+5
b:votre compte|7.5 02+32n+42s+73z+6
b:compte github|8.5 2n+4
l:github|6.4 2n+10
b:votre portfolio|7.5 1i+42q+3
w:x|6.6 2s+36
w:handle|6.7 0n+62o+32p+162s+18
s:handl|6.1 0f+30g+40n+71e+424+325+32p+72s+113g+3
g:<han|5.3 10+823+42p+32s+33b+5
g:hand|5.2 10+823+32s+33b+6
g:andl|6.0 2s+4
g:ndle|6.3 2p+32s+4
f:x|7.7 2s+9
l:handle|7.9 2p+6
b:twitter x|7.9 2s+5
l:x|7.3 2s+11
w:links|7.5 2p+182r+5
s:links|7.5 2p+172r+4
g:inks|7.5 2p+6
g:nks>|7.4 19+32p+8
b:like to|6.1 0m+62p+62w+83a+43i+43t+44f+8
w:share|6.5 0n+42n+32p+72t+632+63a-63i+33q+133x+749+74a+9
s:share|6.3 0k+31t+42o+42p+62t+33i+33q+113x+749+44a+11
g:<sha|6.2 3q+44a+3
g:shar|6.3 3q+44a+4
g:hare|6.3 3q+44a+4
b:to share|8.1 0n+32p+6
l:share|8.1 2p+43x+4
w:liens|7.3 0k+72p+153a-43o+8
s:liens|7.3 0k+72p+153a-43o+8
g:iens|6.3 21+32p+4
b:autres liens|8.1 2p+7
f:autres|7.1 1e+32l+32p+531+63a-34b+3
w:google|7.2 02-424+628+52r+153a-43z+6
s:googl|7.2 02-324+428+52r+153a-33z+6
g:<goo|6.1 2r+4
g:goog|7.2 2r+3
g:oogl|7.2 2r+5
g:ogle|7.2 2r+5
g:gle>|6.4 2p+42r+4
w:scholar|7.7 2r+11
s:schol|7.4 2r+184a+6
g:chol|7.4 2r+8
g:hola|7.4 2r+6
g:lar>|6.4 0q+32d+32r+33b+5
b:google scholar|7.7 2r+8
b:or list|8.5 0g+3
b:list of|8.1 2r+3
w:publications|6.8 2r+21
s:publi|5.4 0j+31b+41i+61j+32c+182n+52o+42q+32r+283n+5
g:<pub|5.4 2c+72r+13
g:publ|5.4 2c+52r+12
g:ubli|5.4 2c+62r+11
g:blic|5.6 2c+42r+13
f:google|7.7 2r+53z+4
l:publications|7.7 2r+5
w:liste|8.1 2r+11
s:liste|7.1 0d+30v+419+32r+63g+43q+43u-44g+3
b:liste de|8.1 2r+5
b:de publications|8.5 2r+3
w:introduction|7.4 1c+72d+72t+73a-446+74b+7
s:intro|6.7 1c+32d+92t+73a-43m+946+449+44b+8
g:intr|6.5 48+5
g:ntro|5.7 1k+32a+113a-33m+3
g:trod|6.8 1c+33m+449+3
w:video|5.8 0l+72t+303a+7
s:video|5.8 0l+52t+313a+5
g:<vid|5.7 2t+163a+3
g:ideo|5.8 2t+21
g:deo>|5.8 2t+22
l:video|6.9 2t+8
b:vers une|8.5 3p+4
b:une video|8.5 2t+4
b:video de|7.9 2t+7
w:presentation|6.4 1c+71d+82d+62t+749+74g+8
s:prese|4.6 06+30e+50l+31c+81d+91v+61y+920+32d+72i+102t+112v+537+338+173a-43q+33s+93t-444-349+154g+64i+64p+7
g:pres|4.4 1c+41v+31y+42i+438+53a-440+349+44a+4
g:rese|4.5 1c+52i+32r+32t+338+53a-43s+349+4
g:esen|4.6 1c+31d+31y+42i+438+63a-43s+449+3
b:de presentation|6.7 1c+51d+32d+34g+7
l:presentation|6.7 1c+34g+4
b:resume or|8.1 1f+6
b:or cv|8.5 1f+4
b:joindre votre|7.3 1f+7
b:votre cv|6.2 0e+31f+151g+132d+93a-3
f:joindre|6.6 1e+31f+61i+43q+3
w:televerser|7.9 1d+31f+3
s:telev|7.2 1d+31e+91f+31i+3
g:elev|5.8 1e+31h+4
g:erse|6.5 41+3
g:rser|7.5 41+3
g:ser>|5.8 01+7
b:televerser votre|8.5 1f+3
w:vitae|6.4 1f+121g+6
s:vitae|6.4 1f+91g+3
g:vita|6.3 1f+31w+3
g:itae|6.4 1f+4
g:tae>|6.4 1f+5
b:curriculum vitae|6.4 1f+91g+3
l:vitae|6.5 1f+5
b:attach a|7.2 1e-41i+83q+6
b:a cover|7.5 1c+41d+5
b:joindre une|7.7 1c+33a+43q+4
b:une lettre|7.4 1c+101d+4
w:academic|6.7 1h+71m+51o+51p+61r+62r+43a+73l+84e-3
s:acade|6.4 1h+111m+41o+41p+101q+62r+73l+7
g:<aca|6.4 1h+41p+41q+3
g:acad|6.4 1h+31p+41q+3
g:cade|6.3 1h+34n+3
g:adem|6.3 1h+31m+51p+5
g:demi|6.2 1m+41p+437+3
g:emic|6.5 1h+41p+3
w:transcripts|7.7 1h+21
g:ipts|7.7 1h+5
g:pts>|7.4 1h+52w+3
l:transcripts|7.9 1h+4
w:releve|7.3 1b+71h+123y+6
s:relev|6.5 1b+51e+51h+143a-33y+545+4
g:rele|6.2 1h+439+3
g:eve>|6.7 1h+3
b:releve de|7.4 1b+51h+8
w:notes|6.8 1h+141p+74b+14
s:notes|6.8 1h+131p+74b+11
g:note|6.0 0l+41h+91p+153a-44b+5
g:otes|6.7 1h+63f+54b+4
b:de notes|7.1 1h+15
f:releve|7.7 1h+43y+3
l:notes|7.4 1h+34b+5
w:samples|7.9 1i+102n+5
s:sampl|6.5 1i+261k+32n+32t+43a-4
g:<sam|6.2 1i+944+4
g:samp|6.5 1i+12
g:ampl|6.0 1i+141t+3
g:ples|6.9 13+31i+7
b:of your|4.8 0f+30v-417+61f-41g+61h+41i+61o+31q-31v-321-42q+62r+52z-33a+123q+93z+640+541+349+54d+34j+34k+5
b:your work|6.3 1f+31i+81t+32q+103l+124d+44e+4
w:exemples|8.5 1i+9
s:exemp|7.0 1i+153a+54c+54q+6
g:<exe|6.1 1i+61w+3
g:exem|7.0 1i+4
g:xemp|7.0 1i+6
b:exemples de|8.5 1i+7
w:realisations|7.2 1i+112q+144a+10
s:reali|6.7 1i+82q+938+53a-44a+144c+64e+6
g:eali|6.7 1i+42q+44a+5
g:alis|6.2 2q+44a+5
g:lisa|5.9 0r+32q+43a-34a+5
g:isat|5.2 0r+31v+32q+44a+34o+4
g:sati|5.0 1v+32q+33v+34a+34o+4
b:de realisations|8.5 1i+42q+4
f:exemples|8.5 1i+3
l:realisations|7.5 1i+42q+6
f:other|6.4 1e+82p+202u-331+4
w:pieces|7.9 1e+72q+113a-33q+6
s:piece|6.7 0w+41c+41e+112h+82q+73a-53q+64c+4
g:<pie|6.5 1e+5
g:piec|6.7 1e+53q+3
g:iece|6.7 1e+5
g:eces|6.4 00+413+346+547+4
w:jointes|8.5 1e+9
s:joint|7.4 0t+81c+51e+81f+41i+62q-4
g:oint|5.6 1p+425+34d+4
b:pieces jointes|8.5 1e+6
w:unrestricted|7.7 4m+5
s:unres|7.7 4m+6
g:unre|7.7 4m+3
g:stri|5.5 1x+52a+336+63a+4
g:tric|5.4 1s+32m+336+33a+3
g:rict|5.7 2a+42c+336+43a+3
w:authorization|6.5 0f+90n+42a+43a+44m+74n+64o+10
g:riza|6.4 4o+3
b:work authorization|7.5 3a-34m+6
w:permitted|7.5 1j+33a-34m+114o-3
g:mitt|6.5 3a+3
b:permitted to|7.7 1j+34m+3
w:uk|6.7 0j+41j+32a+53q+446+34m+5
b:the uk|7.0 0j+44m+3
w:upon|8.1 4m+6
g:upon|7.9 3a+4
g:pon>|7.9 3a+4
w:hire|6.8 0h+30k+60u+321+122q+63p+33q+648+54g+94m+4
g:<hir|5.9 21+33a-3
g:hire|6.2 21+63a-34q+4
b:legally work|7.5 4m+6
w:disposez|7.5 24+64j-44l+94m+9
g:spos|6.3 3p+34l+6
g:osez|7.2 4l+3
b:disposez vous|7.5 24+54l+54m+4
b:vous d|6.5 0p+30z+412+317+51k+53p+34l+64m+4
w:autorisation|6.6 0f+40i+40n+33a-43k+43q+1046+34m+54n+74o+5
g:risa|6.5 3q+34m+34o+4
b:une autorisation|8.1 4m+8
b:autorisation de|6.9 0i+33k+43q+54m+54o+4
w:travail|5.3 0k+51i+71w+61z+529+52e+32w+532+738+63b-63d+83g+43l+53q+43x+1040+644+1146+448+34h+34l+34n+54o+94p+7
b:de travail|5.7 1z+32e+42w+33a-43x+1040+346+34n+44o+64p+7
b:travail en|8.5 3g+5
w:france|7.1 3a+54j+64m+12
b:en france|7.2 3a+44j+44m+5
f:disposez|7.5 4l+6
w:pouvez|5.3 0j+338+43g+744+7
b:pouvez vous|5.5 0i-30j+52e+438+639+33a+33g+1244+144n+44o+5
b:vous travailler|6.3 38+33a+73x+44f+44o+7
b:travailler legalement|8.5 4m+3
b:legalement au|8.5 4m+3
f:pouvez|5.7 0j+31j+438+33a+63g+844+6
b:your status|8.1 4o+6
b:status in|7.4 3a-34o+16
w:select|5.9 05+40a+50y+3
b:please select|7.5 05+30y+411+44o+3
b:select your|6.9 0a+911+425+52a+32j+32w+54o+3
b:current work|8.5 4o+6
w:statut|6.6 10+419+83a-53q+1240+94o+12
g:atut|6.6 4o+5
g:tut>|6.6 3q+34o+5
b:votre statut|7.7 3q+34o+8
b:date d|6.3 1s+421+822-33a+843+4
w:expiration|7.1 3a+442+543+84n+15
g:pira|6.8 4n+5
g:irat|6.9 4n+5
g:rati|4.6 04+41o+33a-43s+43t+346+34n+5
b:d expiration|7.7 43+84n-4
b:expiration du|7.9 3a+6
b:du workpermit|8.5 4n+3
b:an employer|7.3 1b+33n+446+5
w:sponsor|6.5 3a+546+1047+5
g:sor>|6.1 3a+446+3
b:to sponsor|6.8 46+647+4
b:work visa|8.1 47+34n+3
w:needed|6.5 0j+62y+535+537+539+43g+547+3
s:neede|6.5 0j+32y+635+537+439+33g+447+5
g:eede|6.4 31+3
b:sponsorship needed|7.9 3a+5
b:needed for|7.4 0j+32y+435+43a-63g+446+3
b:for you|6.0 00+80k+338+63l+53m+344+446+104f+3
b:you to|6.2 3m+53n+1146+34f+44g+44m+3
w:certificate|6.1 0f+61e+31h+31m+111q+52m+123a+53q+646+5
b:a certificate|8.1 46+5
b:certificate of|8.1 46+5
b:of sponsorship|7.9 47+3
f:would|4.8 2j+339+53a+153p+444+346+64j+3
w:qu|6.2 1o+44d+34e+34f+44g+8
b:qu un|8.5 3a+4
b:un employeur|7.7 1b+436+3
w:parraine|8.5 46+4
s:parra|6.6 3m+1046+947+9
g:parr|6.6 3m+446+647+3
g:arra|5.9 3m+446+4
g:rrai|6.5 3m+446+4
g:rain|5.9 0g+33a+33m+446+4
b:votre workpermit|8.1 3q+54n+5
w:necessitez|8.1 00+546+6
s:neces|6.7 00+92y+53a-446+1947+11
g:<nec|6.7 00+446+547+3
g:nece|6.6 00+446+647+3
g:ssit|7.4 46+34a+4
b:necessitez vous|8.1 00+346+3
b:visa de|8.1 46+5
l:travail|6.4 1z+432+33x+644-34n+3
b:which type|8.5 46-347+3
b:type of|6.5 0u+317+420+33e+53q+33x+545+346-647+74p+6
b:of visa|7.7 46-1047+94o+6
b:visa would|8.5 46-547+8
w:sponsored|7.3 0j+53a-446+547+5
g:ored|7.1 1i+3
b:de visa|7.9 47+64o+4
w:necessaire|7.7 00+646+647+8
g:ssai|7.5 1u+3
g:sair|7.5 0w+346+3
l:necessaire|7.9 46+4
b:country of|6.2 05+50h+30w-33a+33c+44m+3
w:citizenship|6.2 0h+82a+83a+74m+84o+6
g:zens|6.1 0h+12
g:ensh|6.2 0h+9
g:nshi|5.7 0h+73o+64m+3
l:citizenship|7.1 0h+6
b:which country|6.7 05+83a-33c+4
w:countries|7.5 0h+73a+6
g:ntri|6.6 48+7
g:trie|6.9 0e+33a+5
g:ries|6.3 1j+3
b:or countries|8.5 0h+3
b:countries are|8.5 0h+3
b:a citizen|7.1 0h+62a+54o+3
b:citizen of|7.4 0h+6
w:citoyennete|7.2 0h+183q+5
s:citoy|6.6 0h+203q+34o+7
g:cito|6.6 0h+104o+3
g:itoy|6.6 0h+9
g:toye|6.6 0h+8
g:oyen|5.9 0h+71p+5
g:yenn|6.5 0h+91p+5
g:enne|5.9 0c+40h+71p+5
g:nnet|6.7 0h+7
g:nete|6.3 0h+7
b:de citoyennete|8.1 3q+4
l:citoyennete|7.9 0h+5
w:u|6.2 0f+40h+60i+50j+140v+111b+31k+32a+133q+34m+8
b:a u|7.5 2a+33a+4
b:u s|6.7 2a+83q+34m+34o+3
b:s person|7.7 2a+10
b:person as|8.5 10+32a+3
w:defined|8.1 10+52a+6
s:defin|7.3 02+810+611+51j+82a+43a-4
g:<def|6.6 3a-440+34d+3
g:defi|7.2 0u+3
g:efin|7.2 0u+4
g:fine|6.4 1k+31x+7
g:ined|6.2 1p+31q+3
g:ned>|5.3 1l+31q+323+54c+3
b:defined by|8.1 10+32a+4
w:itar|7.2 2a+273a-3
g:<ita|6.8 2a+92k+3
g:itar|6.2 19+42a+74q+3
g:tar>|6.7 2a+83f+3
l:itar|8.1 2a+6
b:clearance level|8.5 0i+3
l:level|6.9 25+32k+3
w:cote|6.9 0i+90j+70k+61p+103p+3
g:<cot|6.8 0i+40k+3
g:cote|6.9 0i+40j+30k+31p+3
b:cote de|7.4 0i+90j+6
w:securite|6.2 0f+40i+120j+72f+42h+123a+341+743+11
b:de securite|6.3 0f+30i+90j+72h+841+343+7
w:actuelle|6.6 06+90i+51v+51y+42v+33s+9
b:securite actuelle|8.5 0i+5
f:cote|8.5 0i+3
l:actuelle|6.7 06+30i+33s+3
w:obtenir|7.2 0j+1146+347+7
g:enir|6.5 0j+33a+5
g:nir>|6.4 0j+43a+4
b:obtenir une|8.5 0j+5
w:habilitation|7.4 0i+140j+11
s:habil|6.6 0g+100i+170j+213a-545+19
g:lita|5.6 0g+50i+50j+619+535+6
g:itat|6.1 0g+535+3
b:habilitation de|8.1 0i+3
f:pourriez|8.5 39+5
l:securite|7.3 0j+32h+33a+3
b:you provide|7.3 0f+50z+53q+5
w:proving|8.1 3q+5
g:ving|5.3 1j+320+53a-33p+3
b:documents proving|8.5 3q+8
b:your right|7.4 3a+93q+54m-4
w:fournir|8.1 0f+33q+84m-3
b:fournir une|8.5 3q+3
w:preuve|7.5 3a+73q+18
s:preuv|7.5 3a+53q+13
g:preu|7.4 3q+5
g:reuv|7.4 3q+6
g:euve|7.3 3q+6
g:uve>|6.8 3q+5
b:une preuve|8.1 3q+7
b:preuve de|7.9 3q+9
b:votre droit|7.7 3a+43q+74m-6
l:travailler|6.5 2w+3
b:you 18|7.7 0c+80d-3
w:over|6.2 0c+150d+150i+40y+71n+639+123g+649+44b+54m+4
b:you over|7.9 0c+43a+8
b:over the|7.9 0c+54j+3
b:the age|7.5 0c+70d+5
b:age of|7.5 0c+7
b:of 18|8.5 0c+3
l:18|6.9 0c+5
w:majeur|8.1 0c+15
s:majeu|7.7 0c+191o+53a-3
g:<maj|6.4 0c+91o+9
g:maje|7.7 0c+71o+3
g:ajeu|7.7 0c+8
g:jeur|7.7 0c+5
b:vous majeur|8.5 0c+7
b:majeur e|8.5 0c+9
w:atteint|7.5 0c+91q+5
s:attei|7.5 0c+81q+7
g:ttei|7.4 0c+3
g:eint|6.9 40+648+4
g:int>|6.0 25+33a+3
b:vous atteint|8.5 0c+7
b:atteint l|8.5 0c+8
b:l age|7.4 0c+60d+9
b:age de|7.9 0c+4
b:de 18|7.7 3a+3
w:16|6.6 0d+290y+817+53a+6
b:least 16|8.5 0d+8
b:16 years|8.5 0c-30d+9
w:old|7.0 0c+70d+150y+717+33a-4
b:years old|7.4 0d+10
l:old|7.7 0d+4
b:vous age|8.1 3a+3
b:age e|8.1 0d+4
b:e d|8.1 0d+4
b:moins 16|8.5 0d+5
b:16 ans|8.1 0d+7
b:earliest date|7.9 48+3
b:date you|7.5 3a+548+5
b:you can|6.0 0p+32w+638+33a-153q+344+745+74a+44l+10
w:begin|7.0 1s+946+348+12
s:begin|6.3 1s+1321+1325+52u+446+448+124c+3
g:<beg|6.3 1s+321+848+4
g:begi|6.3 1s+921+548+4
g:egin|6.2 08+51s+1021+448+5
g:gin>|6.2 01+31s+33n+448+4
b:can begin|8.1 46+4
w:soon|7.5 37+848+7
g:<soo|7.4 3e+348+4
g:soon|7.3 48+4
g:oon>|6.7 05+33a-43c+348+4
b:how soon|7.5 37+548+7
b:soon can|8.5 48+4
w:availability|6.5 0s+539+444+848+4
g:labi|6.5 44+4
b:availability date|8.5 48+5
f:availability|7.9 48+3
w:entree|7.1 0c+61s+821+63a-348+3
s:entre|5.1 00+80c+30k+90s+41s+31v+91z+1021+528+32b+92f+42g+337+43a+53o+546+448+5
g:entr|4.9 00+31o+31s+41v+31z+43a+3
g:ntre|5.0 00+30k+31v+32b+3
b:d entree|7.2 0c+41s+621+5
b:entree en|7.3 0c+448+7
b:en poste|7.5 1v+61y+921+948+54i-5
w:possible|6.7 0j+538+43a-43k+53p+848+114j+7
b:poste possible|8.5 48+3
l:possible|7.4 3p+348+4
w:entrer|7.5 0k+51u+348+12
g:trer|7.4 48+3
g:rer>|6.1 0z+43m+4
b:vous entrer|8.5 48+8
b:entrer en|7.7 48+6
w:fonction|6.2 0c+41b+52c+63a-63l+448+84g+94i+12
s:fonct|6.0 0c+31b+91w+72c+83l+348+74g+94i+12
g:<fon|5.9 1b+31w+32c+44i+5
g:fonc|6.0 1b+32c+34i+6
g:onct|6.0 1b+32c+44i+4
g:ncti|5.6 2c+44a+34g+34i+12
b:en fonction|7.3 48+7
l:fonction|7.2 4g+44i+4
w:howlong|5.8 0o+1121+1626+1027+1128+929+737+113a+44n+5
s:howlo|5.8 0o+721+1224-326+1027+1028+1029+837+104n+3
g:howl|5.8 21+326+327+328+429+337+4
g:owlo|5.8 26+327+428+529+3
g:wlon|5.8 21+426+327+428+5
g:long|5.2 0o+527+5
g:ong>|5.3 27+428+437+3
b:howlong is|7.7 3a+34n+5
f:howlong|6.0 0o+421+326+427+428+529+3
w:must|6.2 0d+71u+437+3
b:notice must|7.7 37+4
b:must you|7.5 37+7
b:you give|7.3 25+537+4
w:required|6.1 0w+32q+337+338+3
b:notice required|8.1 37+4
w:weeks|6.5 37+1339+113a-3
s:weeks|6.5 37+1239+73a-34j+4
g:eeks|6.5 37+4
g:eks>|6.5 37+5
f:notice|7.0 37+4
w:delai|7.5 2c+537+14
s:delai|7.5 2c+337+14
g:<del|6.0 0o+30v+337+3
g:dela|7.3 37+4
g:elai|7.5 37+4
g:lai>|7.5 37+3
b:delai de|7.7 2c+337+9
b:de preavis|7.5 37+5
w:duree|6.5 0o+50u+324-326+328+729+102e+637+103a-54n+4
s:duree|6.5 0u+528+629+52e+337+53a-44n+4
g:uree|6.5 29+3
b:du preavis|8.1 37+4
f:duree|6.8 28+429+337+4
w:compensation|6.7 3a-43r+33s+83t+93v+1140+4
g:mpen|6.7 3v+4
g:pens|6.2 3t+33v+33x+3
g:ensa|6.6 3j+43v+4
g:nsat|6.7 3s+33v+4
b:your pay|7.9 3a-33r+43s+6
w:expected|6.1 1n+621-438+63j+73r+93t+73u+103v+448+6
g:ecte|5.4 3j+33u+3
b:expected annual|8.1 3t+4
f:expected|6.6 3t+4
w:target|7.7 3a-53t+648+44a+12
s:targe|7.5 3t+648+34a+6
g:<tar|6.6 3j+643+4
g:arge|5.5 1b+31c+43g+33j+3
b:target base|8.5 3t+5
f:target|8.1 3t+3
l:salariales|7.5 3t+3
w:salaire|5.5 3a+33j+103r+73s+123t+103u+133v+113y+6
s:salai|5.5 3j+63r+73s+113t+93u+113v+73y+5
g:alai|5.5 3s+53t+53u+5
b:salaire souhaite|7.3 3j+43r+73u+5
f:salaire|6.1 3j+33s+43t+63u+8
w:remuneration|6.1 3a-33j+43r+53s+103t+113u+113v+9
s:remun|6.1 3a-43j+53r+63s+143t+103u+83v+6
g:<rem|5.2 3t+44b+34n+34p+5
g:remu|6.1 3s+43t+6
g:emun|6.1 3s+43t+43u+3
g:uner|6.1 3s+43t+43u+3
g:nera|5.7 3a-43s+43t+5
g:erat|5.4 04+51j+328+33s+43t+5
w:annuelle|7.5 3t+63v+5
b:remuneration annuelle|7.7 3v+5
w:brute|7.9 3s+53t+5
s:brute|7.9 3s+5
g:<bru|6.6 3t+5
g:brut|6.5 3t+6
g:rute|6.8 3a+3
g:ute>|5.8 1y+5
b:annuelle brute|8.5 3t+4
w:souhaitee|6.4 21-32j+62w+93a-33t+33u+53v+348+13
g:itee|6.0 2w+548+3
g:tee>|6.1 2w+448+44c+3
b:brute souhaitee|8.5 3t+4
f:remuneration|6.7 3j+33s+63t+4
l:souhaitee|6.7 2w+448+4
w:currency|6.5 3r+253t-6
g:ency|5.4 25+52k+63a+33r+113t-33v+3
g:ncy>|5.2 25+52k+73a+43n+33r+113t-33v+3
b:salary currency|8.1 3r+73t-3
l:currency|7.2 3r+9
w:devise|7.3 3r+263t-3
s:devis|7.3 3r+20
g:evis|7.0 3r+9
g:vise|6.5 3r+83t+3
b:devise du|8.5 3r+7
b:du salaire|7.5 3r+73v+9
f:devise|7.7 3r+9
l:salaire|7.3 3v+5
b:pay period|8.5 3v+4
f:pay|6.8 3v+943+5
w:periode|7.4 0o+31x+521+639+103a-33v+4
g:iode|7.3 1x+33v+6
b:periode de|7.7 39+63v+5
w:paie|7.5 25+926-33a-33s+73v+11
g:<pai|6.2 05+73c+53s+33v+443+3
g:paie|7.3 3s+43v+443+3
g:aie>|7.3 3r+63s+33v+4
b:de paie|7.9 26-428+73v+10
f:periode|7.7 1x+521+53v+5
l:paie|7.9 28+3
b:salaire actuel|8.1 3s+5
w:consider|5.9 0q+90u+60z+412+816+1118+52w+83p+63u+83x+34d+4
b:you consider|6.4 0u+50z+312+414+316+63p+63t+3
w:relocating|7.7 3a+33p+8
w:open|6.3 0q+40u+820+52n+339+33a+33p+744+446+5
g:<ope|5.5 0q+31j+3
g:open|6.0 0q+4
b:you open|7.3 20+539+53a-43p+5
b:open to|6.8 0u+420+33a-53p+546+3
w:relocation|6.8 3a+33p+1146+3
b:to relocation|7.9 3p+7
l:relocation|7.9 3p+3
w:if|4.5 00+908+40f+60h+30j+100k+60m+30q+50v+519+61v+81x+61y+921-424-326+42y+531+332+336+637+339+43d+83k+53m+53p+944-346-647+1148+64a+54n+84q+13
b:if you|5.6 00+30e+30i+30j+30m+31y+526+536+33a+63i+447+34a+4
b:you do|6.2 00+30k+41w+1139+33a-33g+33q+344+84d+64i+10
b:do not|6.1 0f-30m-31t+42b-63a+313p+4
w:area|6.9 0a+61o+91w+53b+53p+5
g:<are|6.4 4g+3
g:rea>|6.4 1n+31o+3
w:prepared|6.7 0f+110j+101i+839+53a-73p+84g+44j+5
s:prepa|6.7 0f+60j+71i+41m+539+33a-53p+54g+64j+4
g:prep|6.7 0j+3
g:repa|6.7 3p+3
g:epar|5.7 0a+41x+520+6
g:ared|6.3 0i+30j+3
b:you prepared|7.2 0f+73a-33p+7
b:prepared to|6.9 0f+60j+53a-43p+64j+4
b:to move|7.0 3a+53p+8
f:if|5.4 26+33m+33p+447+44n+34q+4
l:move|7.3 3a+4
b:pret e|7.3 3p+43u+3
b:vous mobile|8.1 3p+54j+4
w:geographiquement|8.5 3p+7
s:geogr|7.1 2v+132w+83a-33p+11
g:<geo|7.1 2v+42w+33p+4
g:geog|7.1 2v+42w+33p+5
g:eogr|7.1 2v+52w+43p+5
g:ogra|5.4 1o+51s+32v+32w+33a-33f+73p+443+545+449+4
g:grap|6.2 2r+42v+42w+33a-33f+43p+449+54e+4
g:raph|6.2 2r+52v+32w+43f+33p+449+64e+4
g:aphi|6.6 2v+42w+33p+5
g:phiq|7.4 3p+5
g:hiqu|7.4 2w+33p+4
g:quem|7.7 3p+3
b:mobile geographiquement|8.5 3p+9
l:geographiquement|8.5 3p+4
w:reliably|7.9 38+8
w:commute|7.2 38+153a+7
g:mmut|7.0 38+3
g:mute|7.2 38+3
b:reliably commute|8.1 38+5
b:to our|6.2 00+306+40e+40m+438+53a-33n+33o+34f+8
w:ottawa|8.1 38+4
s:ottaw|8.1 38+7
g:<ott|7.9 1m+3
l:office|6.9 3a+5
w:surplace|7.7 38+8
s:surpl|7.7 38+10
g:surp|7.7 38+4
g:urpl|7.7 38+3
g:rpla|7.7 38+4
g:plac|5.3 1v+41z+42v+62w+44j+74p+4
g:lace|5.2 00+31v+52v+52w+438+34j+74p+4
b:travailler surplace|8.5 38+4
b:surplace a|8.5 38+6
b:your preferred|7.9 2w+54p+3
w:arrangement|7.3 3a+54p+8
s:arran|6.8 00+54p+8
g:<arr|6.2 2h+33a+3
g:rran|6.7 4p+3
g:rang|5.9 0y+63a+34p+3
g:ange|5.2 00+30m+30z+335+53a+43p+34p+4
g:ngem|6.8 4p+4
g:geme|5.8 00+626+34p+3
b:working arrangement|8.5 4p+4
l:arrangement|7.7 4p+5
w:mode|7.1 0t+938+44p+12
g:<mod|6.2 0t+54p+11
g:mode|6.4 0t+44p+11
b:mode de|7.5 0t+64p+9
b:travail souhaite|7.7 2w+74p+5
f:mode|7.4 0t+64p+4
w:10%|7.7 4j+8
b:to 10%|7.9 4j+4
b:10% of|8.1 4j+4
b:de vous|6.9 0t+738+33a-43i+43p+549+104b+10
w:deplacer|7.4 38+74j+6
s:depla|6.4 3a-34j+164l+10
g:depl|6.4 4j+6
g:epla|6.4 4j+74l+3
b:vous deplacer|7.5 38+44j+54l+4
w:jusqu|6.7 1n+71x+141y+838+53a-43n+73p+34j+44n+10
s:jusqu|6.7 1n+61x+131y+63a-43n+64j+44n+11
g:<jus|6.5 0v+31e+31n+31x+4
g:jusq|6.7 1n+31x+31y+34n+4
g:usqu|6.7 1n+31x+61y+34n+4
g:squ>|6.7 1x+51y+34n+3
b:jusqu a|6.9 1n+81x+43n+3
w:10|7.0 0g+51q+725+93a+84j+5
b:a 10|8.1 25+44j+3
w:%|6.2 38+53a+133t+43x+74j+16
b:10 %|7.7 3a+34j+3
b:% du|7.9 4j+4
w:temps|5.8 00+40k+40n+426+327+528+329+937+539+33g+53x+1544-348+34j+4
s:temps|5.8 00+40k+627+729+737+639+43g+53v+33x+124j+3
g:<tem|5.3 0u+93x+6
g:temp|5.3 0u+839+43x+54n+3
g:emps|5.7 39+43x+5
g:mps>|5.7 39+53x+6
b:du temps|7.3 39+6
l:temps|7.4 0k+33g+3
w:shifts|7.0 3a-33g+644+15
g:ifts|7.0 44+5
g:fts>|7.0 44+4
b:shifts can|7.9 44+6
b:you work|5.4 1v+112i+739+1144+945+448-64h+34n+3
w:quarts|8.5 44+6
s:quart|7.0 17+83a-33g+544+84j+4
g:quar|6.8 44+3
g:uart|6.9 17+344+44j+3
g:arts|7.4 2q+344+4
g:rts>|6.5 44+34d+3
b:quels quarts|8.5 44+4
b:quarts de|8.5 44+4
b:travail pouvez|8.5 44+4
w:faire|6.4 39+544+545+74p+3
b:vous faire|7.2 39+33a-344+124g+44p+5
l:faire|8.1 45+9
w:recherchez|8.5 0u+5
s:reche|6.5 09-50f+50u+72e+42w+123a+103t+54g+64p+4
g:rech|6.1 2w+33a+54m+4
g:eche|6.0 2w+33a+34n+3
b:un temps|8.5 3x+5
w:plein|7.3 29+43x+9
s:plein|7.2 00+329+33x+84m+3
g:<ple|7.0 3x+3
g:plei|6.7 1n+31q+61s+33x+4
g:lein|7.2 3x+5
g:ein>|6.5 1j+42v+33x+3
b:temps plein|7.4 3x+7
b:ou un|7.3 0k+60t+52c+6
w:partiel|7.4 3x+14
g:tiel|6.6 3x+3
b:temps partiel|7.5 3x+9
l:partiel|7.5 3x+4
b:hours a|7.7 0z+4
b:you like|6.2 0m-40p+50q+50t+42e+52j+32w+73t+445+5
w:heures|6.1 0s+112e+2139+143a+3
s:heure|5.8 0s+141y+32e+1739+103j+113s+33v+54h+3
g:<heu|5.8 0s+41y+62e+539+3
g:heur|5.8 0s+42e+639+33j+33v+3
g:eure|5.7 0s+32e+639+5
g:ures|5.6 00+50q+32e+739+5
b:d heures|7.2 2e+10
w:souhaitees|7.9 0s+4
w:par|5.0 0p+1023+32e+42g+43m+63n+53v+44h+34j+34q+3
b:souhaitees par|8.5 2e+4
b:par semaine|6.8 2e+1038+4
b:overtime if|8.5 39+4
w:accepteriez|6.5 0f+30j+90u+92w+33a-53p+63u+9
g:pter|6.4 3p+33u+4
g:teri|5.8 0e+33p+34g+3
g:riez|5.7 2v+32w+43p+63u+34g+3
g:iez>|5.3 2v+32w+43p+43u+5
b:accepteriez vous|6.7 0j+50u+73a-33p+63x+3
b:de faire|7.7 39+4
w:des|4.5 0m+60p+30v+50z+31m+324+42a+73a+33o+340+749+34j+4
b:faire des|7.5 44+4
b:des heures|7.2 39+6
w:supplementaires|7.0 39+11
s:suppl|6.2 00+50k+61e+1239+103a-53l+4
g:uppl|6.2 1e+539+5
g:pple|6.3 1e+439+4
g:plem|6.1 08+51e+539+3
g:ntai|6.0 39+43a+64b+3
g:tair|5.8 1b+33a+44b+3
g:ires|5.4 44+44b+3
b:heures supplementaires|7.1 39+9
f:accepteriez|6.8 0j+40u+43p+5
l:supplementaires|7.2 39+3
b:what type|7.9 17+43x+4
w:contract|5.9 0h+30u+131b+720+524+62i+42z+536+1037+74q+3
b:of contract|7.9 0u+6
b:contract are|8.1 0u+8
l:for|6.2 3h+54d+3
w:contrat|6.8 0u+1620+737+5
g:trat|5.6 0n+30u+91o+32m+33a-33w+4
g:rat>|6.8 0u+8
b:de contrat|7.7 0u+9
w:recherche|7.0 09-70u+72w+113a+74g+8
g:che>|5.0 14+32j+62w+540+345+3
b:contrat recherche|8.1 0u+4
l:recherche|7.4 09-33a+54g+3
b:a current|6.7 0g+53a-6
w:clean|7.3 0v-43a+9
s:clean|7.3 1j+43a+7
g:ean>|6.7 3a+5
w:driving|6.3 0f+41j+1128+6
s:drivi|6.3 0f+50v+41j+1228+74j+3
g:rivi|6.1 1j+4
g:ivin|5.9 1j+3
b:clean driving|8.1 1j+3
b:driving licence|6.9 1j+83a-3
l:licence|5.9 0g+31j+51l+43a-3
b:vous votre|7.1 0g+71n+825+43p+44l+5
b:votre permis|7.2 2m+43a+54n+6
l:conduire|6.6 2m+3
w:titulaire|6.5 0g+70u+510+61j+81l+52c+43y+1043+64o+3
s:titul|6.2 0g+70u+310+31j+41l+31m+141n+71q+82d+103y+443+54i+4
g:titu|5.5 1m+61r+134i+3
g:itul|6.1 1m+72d+34i+3
g:tula|6.2 2d+32z+4
b:vous titulaire|7.3 0g+61l+4
b:titulaire d|7.7 10+51l+74o+3
w:vehicule|7.1 4l+16
g:hicu|6.8 4l+8
g:cule|6.7 2m+44l+7
g:ule>|5.7 1r+42m+33w+33x+54l+7
b:vous vehicule|8.5 4l+5
b:preferred work|7.7 2w+3
b:work location|7.5 2v-32w+94p-3
w:lieu|6.4 04+1106+30w-41r+41z+1223+629-72v+152w+934+33a+43d+8
g:lieu|6.1 17+41z+729-32v+5
g:ieu>|6.2 17+41z+82v+62w+4
b:lieu de|7.1 1r+31z+112w+53a+3
f:lieu|6.8 04+51z+729-32v+92w+6
b:who is|7.5 1v+83a+5
b:company you|8.5 1v+4
b:work for|5.9 1v+62c+32i+63a-63o+446-347+54f+64g+34m+3
b:for now|8.1 1v+8
f:company|6.7 1v+101z+5
l:now|6.4 1v+51y+33s+84i+8
w:plus|5.5 0c+140d+111q+142h+839+63u+348+84a+104b+104c+44d+5
g:lus>|5.4 0c+60d+31q+52h+339+34a+3
b:ou plus|6.9 0c+50d+5
b:plus recent|8.1 1v+3
l:recent|7.5 1v+3
b:current position|8.1 1y+44i+4
b:recent job|7.5 4i+5
f:most|7.7 1q+43s+3
w:occupe|7.2 1y+111z+74i+5
s:occup|5.9 0k+60z+417+71y+61z+72c+52i+43a-63x+34i+154m+5
g:<occ|5.7 4i+7
g:occu|5.9 4i+7
g:ccup|5.9 4i+7
g:cupe|6.2 4i+4
g:upe>|6.3 2i+440+3
b:poste occupe|7.9 1y-41z+84i+6
b:occupe actuellement|8.5 1y+54i-3
l:actuellement|7.3 05+31v+44i+3
b:why did|7.7 20+63a+34f+34g-4
w:leave|5.8 1x+920+112c+62q+431+436+437+143a+340+64n+74q+3
s:leave|5.7 1x+1220+92c+42q+531+337+73d+340+547+34b+34q+3
g:leav|5.5 1x+520+937+4
g:eave|5.7 20+537+3
g:ave>|5.6 1x+420+437+3
b:you leave|7.0 1x+72c+33a+34q+4
b:leave this|8.1 20+6
w:motif|7.3 0t-31b+1220+153a+6
s:motif|7.3 0t-31b+1020+113a+3
g:otif|6.7 0m+31b+320+3
b:motif de|7.9 20+143a-3
w:depart|7.3 1x+720+1037+53a-54q+7
s:depar|6.6 0a+120q+61x+720+142w+637+44q+4
g:depa|6.5 0a+420+4
b:de depart|8.1 1x+820+3
f:motif|7.7 20+83a+3
l:depart|7.3 1x+320+54q+3
b:of work|6.6 0z+317+61v+71w+61z+529+33a-54c+34g+44p+4
b:work experience|6.6 1v+41x+81z+421+528-329+44e-3
w:professionally|8.1 24+428-329+549+6
l:professionally|8.1 49+3
w:professionnelle|6.5 1r+81v+71z+1129+62d+32m+843-34i+5
g:ionn|5.4 2d+32m+44b+3
b:experience professionnelle|7.0 1v+41z+64i+3
w:autocad|6.1 24+1425+728+133a+44e+154q-3
s:autoc|5.8 13+2224+1125+628+164e+7
g:utoc|5.8 13+624+528+44e+3
g:toca|6.1 24+428+64e+4
g:ocad|6.1 24+428+54e+4
g:cad>|6.1 24+528+64e+4
b:with autocad|8.1 24+5
l:autocad|6.4 24+825+34e+3
w:using|7.3 0n+524+928+103a-34e+5
s:using|7.3 0n+324+628+74e+4
g:<usi|7.2 24+3
g:usin|5.9 0k+33a+3
b:years using|8.5 28+5
w:sap|6.1 24+1725+1628+1329-43a+64e+13
l:sap|6.2 24+1328+74e+4
b:years experience|7.9 28+5
b:experience in|6.5 24+427+528+1229-43a-4
b:in excel|7.9 24+325-328+33a+5
b:vous autocad|8.5 24+4
b:avec sap|7.9 25+5
f:annees|6.7 26+328+429+4
w:familiar|7.9 24+1025+730-432+93a-4
g:mili|5.9 17+419+525+327+330+432+33o+4
g:ilia|6.2 0z+413+324+425+532+33a-33o+34k+5
g:liar|7.5 24+425+532+3
g:iar>|7.5 01+324+332+5
b:you familiar|8.5 24+8
b:familiar with|8.5 24+9
b:with sap|7.5 24+34e+4
w:maitrisez|7.5 24+825-42k+9
s:maitr|6.4 1m+524+625+82k+92l+645+7
g:mait|6.3 2k+5
g:aitr|6.3 25+326+32k+4
g:itri|6.4 2k+5
g:tris|6.4 25+42k+5
b:maitrisez vous|7.7 24+625-32k+9
b:vous excel|8.5 24+8
f:maitrisez|8.1 24+32k+3
b:avec autocad|7.9 4e+3
w:managed|7.3 24+528+53a+34c+4
s:manag|5.9 26+163a+73k+43l+44b+44c+34d+5
g:<man|5.4 24+426+6
g:mana|5.8 26+62e+6
g:anag|5.9 26+9
g:ged>|6.2 3a+4
b:you managed|7.4 26+528+34c+3
b:managed a|8.5 24+4
w:supervisory|7.7 26+123a-4
s:super|5.9 26+103a+63b-33k+73l+53o+104d+10
g:supe|5.9 26+53a+43o+34d+4
g:uper|5.7 26+33a+34d+4
g:perv|6.2 26+43k+33o+3
g:rvis|6.1 26+53k+33o+3
g:viso|6.3 37+63a+4
g:isor|6.6 3a+3
g:sory|7.5 26+3
g:ory>|5.6 0a+41w+3
b:supervisory experience|8.1 26+4
b:experience en|6.7 24+426+628+33a+4
w:gestion|7.4 24+926+428+429-33a+3
s:gesti|6.9 24+626+1729-43a+8
g:<ges|6.1 11+91o+326+630+3
g:gest|6.3 26+5
g:esti|5.6 0x+31k+426+6
g:stio|6.5 26+8
b:en gestion|7.7 24+426+429-3
b:d equipe|7.7 26+43a+4
w:headline|7.4 2d+16
s:headl|7.4 2d+17
g:head|6.7 2d+53f+6
g:eadl|7.2 2d+7
g:adli|7.2 2d+9
g:dlin|6.5 2d+63e+3
b:professional headline|8.5 2d+6
f:professional|6.7 0g+42m+4
l:headline|7.5 2d+9
w:professionnel|6.9 0g+52d+122m+122o+32p+53a-349+94a+6
b:titre professionnel|8.5 2d+7
l:professionnel|7.1 2d+32m+649+3
b:give a|7.5 25+43a-53l+43t+649+6
w:brief|7.7 49+8
s:brief|7.7 49+13
g:<bri|6.3 49+5
g:brie|7.1 0m+349+7
g:rief|7.1 1c+43j+449+5
g:ief>|6.6 15+31c+53j+6
b:a brief|8.1 49+6
w:summary|7.0 1f+71w+63a+349+144c+5
s:summa|6.7 1f+41w+649+144c+74e+4
g:<sum|6.5 49+7
g:summ|6.5 49+7
g:umma|6.7 49+6
g:mmar|6.7 49+9
g:mary|6.2 49+3
b:summary of|7.9 1w+43a+6
b:your background|7.2 0k+324+62t+349+74e+44g+5
f:give|6.9 3l+349+34c+5
l:background|6.5 14+617+41a+424+33a-4
g:mez>|6.9 1u+33a+5
w:parcours|7.5 18+824+83a-449+16
s:parco|7.5 18+724+649+9
g:parc|7.5 49+4
g:arco|7.5 49+6
g:rcou|7.5 49+3
b:votre parcours|7.7 24+349+13
l:parcours|8.1 49+5
b:list your|7.4 0v+445+94d+6
w:key|7.4 3a+745+94a+54d+6
b:key skills|8.5 45+8
f:list|6.5 1v+335+33a-63l+345+54d+3
w:principales|7.3 19-31w+845+54a+104d+10
s:princ|6.9 1o+141t+61w+103a-53b+345+34a+34d+4
g:prin|6.6 0f+41o+41w+324+33a-4
g:rinc|6.9 1o+41w+3
g:inci|6.4 0a+51o+41w+5
g:ncip|6.9 1o+51w+4
g:cipa|6.2 00+304+507+31o+41w+33a-3
g:ipal|6.5 04+407+41o+41w+3
g:pale|6.9 07+41w+4
w:competences|7.2 25+42l+745+15
g:tenc|6.0 0g+425+32d+33a-445+849+3
l:competences|7.9 45+5
b:professional licence|8.5 1e+9
b:de permis|7.2 2m+847+6
w:degree|5.5 1h+31l+111m+161n+71o+101p+101q+81r+325+133a+3
s:degre|5.5 1l+91m+141n+71o+101p+101q+725+11
g:<deg|5.4 1l+31m+91n+31p+325+5
g:degr|5.5 1m+91q+325+6
g:egre|5.4 1l+31m+81o+425+73a-3
b:highest degree|8.5 1q+3
w:earned|7.7 0g+51l+6
s:earne|7.3 0g+317+61l+81q+43a-3
g:earn|6.0 1l+43n+33s+3
g:arne|6.7 0g+31j+3
b:degree earned|8.5 1l+81m-4
f:highest|6.7 1q+10
l:earned|7.9 1l+4
b:education level|8.1 1q+4
f:education|6.7 1m+41n+61s+3
w:haut|7.0 1q+102c+3
g:<hau|6.3 1q+4
g:haut|6.7 1q+4
g:aut>|6.7 1q+5
b:plus haut|7.1 1q+9
w:diplome|5.8 1e+101l+71m+121n+61o+61p+41q+81s+42y+5
s:diplo|5.2 0g+41e+141l+141m+161n+111o+41p+61q+121s+32y+3
g:<dip|5.2 1e+31l+71m+111n+41q+3
g:dipl|5.2 1e+71l+41m+91n+41q+4
g:iplo|5.2 1e+61l+51m+91n+41q+3
g:plom|5.2 1e+61l+71m+81n+31q+5
g:lome|5.8 04+41e+41l+41m+51q+3
b:haut diplome|8.5 1q+4
w:obtenu|6.6 0v+41l+81m+81n+71q+6
g:tenu|5.9 1m+41p+3
g:enu>|6.3 1m+4
b:diplome obtenu|7.4 1q+5
f:plus|7.4 1q+4
l:obtenu|7.4 1m+81q+3
w:formation|6.7 1l+71m+81n+61o+51q+61r+101s+123a-343+5
s:forma|6.2 1g+51l+101m+81n+41o+51q+71r+71s+113a-443+4
b:de formation|7.3 1o+61q+51r+12
b:le plus|6.9 1q+74a+44c+5
w:eleve|7.7 17+101q+12
s:eleve|7.7 17+101q+6
b:plus eleve|7.9 1q+6
b:name of|5.7 0g+40z-31m+41v+72z+332-33a+93m+63y+1040+64k+7
b:of school|7.5 0d+617+41r+63a-3
b:school or|8.1 17+7
w:university|6.5 17+81h+61o+81r+61s+52i+7
s:unive|6.0 17+131h+91m+61o+31r+201s+62i+5
g:univ|6.0 17+31r+8
g:ersi|5.6 17+41r+941+7
g:rsit|5.9 17+31h+31r+9
b:or university|8.5 1r+4
l:university|7.0 1o+31s+3
w:frequente|7.5 1n+101r+61s+8
s:frequ|6.5 17+51n+61r+91s+83a+43v+164j+4
g:freq|6.5 1r+53v+10
g:eque|5.8 00+31r+41s+33v+73y+446+3
g:quen|6.4 1r+61s+43v+8
g:uent|6.2 1r+41s+425+32k+33a-34b+3
b:etablissement frequente|8.1 1r+6
l:frequente|7.9 1r+3
w:obtained|6.8 0g+81h-41l+51m+81p+91q+43a-54a+11
b:degree obtained|8.5 1m+4
f:degree|6.5 1m+111p+325+43a-3
l:obtained|7.2 1m+3
f:diplome|7.3 1e+101l-31m+31q-3
w:major|7.2 1o+141p+113a-34a+7
s:major|6.8 0c+41a+51o+141p+33a-44a+6
g:majo|6.8 0c+31a+31o+5
g:ajor|6.8 1a+31o+51p+3
g:jor>|7.1 1o+6
f:major|7.4 1o+41p+6
w:domaine|7.5 1o+1127+7
s:domai|7.0 1o+1227+92u+133a-345+6
g:<dom|5.9 06+724+32u+33a-3
g:doma|6.7 1o+427+32e+42u+4
g:omai|7.0 1o+3
w:etudes|6.1 17+41e+41l+91n+111o+71q+81s+122k-33a+64c+64o+5
s:etude|6.1 17+51e+51l+71n+91o+101q+51s+103a+64c+34o+3
g:<etu|5.8 1n+41o+51s+4
g:etud|5.8 1n+41o+41r+31s+3
g:tude|5.5 17+31n+81o+51s+43a+4
g:udes|6.0 1l+31n+41s+64a+3
g:des>|5.6 1p+41s+4
b:d etudes|6.7 17+51o+101q+53a-64c+34o+3
f:domaine|8.1 1o+7
l:etudes|6.8 1o+61q+33a-3
w:graduation|7.4 1n+14
s:gradu|6.3 1l+191m+61n+1629+43p+4
g:grad|5.5 1l+71m+61n+71p+64i+3
g:radu|6.3 1l+71n+6
g:adua|6.3 1n+5
g:duat|6.4 1l+41n+3
g:uati|6.1 1n+32v+3
w:year|5.1 0o+70q+30w+101l-61n+121o-31q+31s+151x+1321+1528+63j-33t+93u+43v+840+348+154g+5
f:graduation|8.1 1n+4
l:year|5.7 1x+621+43v+348+5
b:obtention du|8.5 1n+5
b:du diplome|7.4 1m+61o+31s+4
l:diplome|6.6 1e+61p+4
w:gpa|7.7 1o-31p+21
f:gpa|8.1 1p+13
l:gpa|7.9 1p+13
w:moyenne|7.3 1p+183a+6
s:moyen|6.6 0t+71p+1738+53n+44l+11
g:<moy|6.6 0t+31p+54l+4
g:moye|6.6 0t+31p+64l+4
g:nne>|5.2 10+313+31a+31p+4
w:cumulative|7.7 1p+10
s:cumul|7.3 0k+41p+824-328+329+9
g:<cum|7.2 1p+329+5
g:cumu|7.2 29+3
g:ulat|6.4 1s+42c+3
f:moyenne|7.5 1p+10
w:graduate|7.3 1l+51m+123a+43p+3
b:you graduate|7.7 1l+33a+3
f:did|6.2 17+519+31l+91m-31n-436+33a+84q+5
l:graduate|7.9 1l+5
b:vous obtenu|7.9 1l+61m-51n+3
b:obtenu votre|8.1 1l+61m-31n+3
b:votre diplome|7.7 1l+41m-42y+5
w:well|7.2 00+60q+325+82k+72l+43a-94d+10
b:how well|7.5 25+72k+5
b:well do|7.7 25+72k+7
w:proficiency|7.1 25+172k+173a-3
g:ofic|6.7 25+52k+4
g:icie|6.1 25+62k+545+4
g:cien|5.7 25+42k+44q+3
b:english proficiency|8.5 2k+5
l:proficiency|7.9 2k+7
b:niveau d|6.5 0i+31l+31q+329+42k+4
w:anglais|6.2 2j+72k+16
s:angla|6.2 2j+52k+223a-3
g:<ang|5.8 0x+30z+32k+10
g:angl|6.2 2k+11
g:ngla|6.1 2k+10
g:glai|6.2 2k+12
g:lais|6.1 2k+8
b:d anglais|7.4 2k+6
l:anglais|6.3 2k+9
w:maitrise|7.0 1m+325+142k+5
b:maitrise du|7.7 25+42k+5
b:du francais|7.7 2k+6
f:maitrise|7.5 25+32k+4
l:francais|6.9 2k+4
w:langues|7.1 2l+21
g:ngue|5.8 2j+62l+14
g:gues|6.3 2l+114d+5
g:ues>|5.3 2l+93a-34b+34f+3
b:quelles langues|8.1 2l+7
w:parlez|7.1 2k+82l+43a-34a+64b+44e+4
g:rlez|7.1 2k+3
b:parlez vous|7.9 2k+62l+3
b:in which|6.3 2j+92t+82w+73a+63n+63r+33t-34h+3
b:which language|7.9 2j+6
b:language should|8.5 2j+6
w:write|6.7 06+50m+61d+101u+32h+52j+62k+52l+44b+5
s:write|6.7 06+40m+71d+51u+42h+42k+92l+34b+6
g:<wri|5.9 2k+4
g:writ|5.9 1i+32k+5
b:we write|8.1 2j+3
b:write to|7.9 0m+62j+33a-3
b:to you|5.9 0m+612+32j+42w+52z+43a+113i+53o-44d+44l+3
f:in|5.9 05+51y+32j+43a-44e+34h+84i+4
w:langue|6.4 2j+202k+52l+83a+6
g:gue>|5.9 2j+72k+42l+4
b:langue de|7.4 2j+103a-3
w:correspondance|7.7 06+82j+6
g:rres|6.2 06+32j+8
g:pond|6.1 06+42j+113l+44g+4
g:onda|6.0 0v+41l+63l+544+3
g:ndan|6.3 0o+40z+43l+5
g:danc|7.0 38+33a+4
b:de correspondance|7.7 06+52j+5
f:langue|6.8 2j+52l+43a+3
b:for us|6.4 0k+62i+636+33a-43p+3
w:former|6.3 19+61v+71z+82c+82i-42y+112z-430-536+63a+43k+44i-54q+5
s:forme|6.2 19+61z+52c+52i-32y+82z-330-436+73a+43g+53l+34i-34q+7
g:orme|5.7 1w+42y+44q+4
g:rmer|6.1 1v+34q+3
b:a former|7.5 4q+3
b:former employee|7.7 2i-44q+10
b:of this|6.2 0k+41z+520+522+52l-33a+33n+53o+44q+3
b:this company|7.2 0e+41v-421+63k+53o+34i+3
w:ete|5.7 0d+30u+30v+1217+61b+1426+32c+42y+63a-33m+43n+740+84q+17
b:deja ete|6.5 0v+93a-340+54q+8
b:ete a|8.1 4q+7
w:emploi|5.1 0d+40k+50q+70u+510+1011+61a+41b+91v-31x+91y+720+1021+937+33a+33o+33q+33s+33v-34g+64i+94m+84q+6
g:ploi|5.1 0q+310+41b+31x+320+3
g:loi>|5.1 10+31x+31y+420+34q+3
b:l emploi|6.8 1x+51z+43a-63g+43o+43q+34g+34q+3
b:emploi de|8.1 3o+3
b:de notre|7.1 2i+33a+646+54f+3
w:entreprise|6.2 0k+81v+141z+132b+1337+53o+74f+5
g:trep|6.1 0k+31v+41z+52b+4
g:repr|6.0 0k+31v+51z+32b+33a-33o+3
g:epri|6.1 1v+41z+43o+3
b:notre entreprise|7.7 4f+4
l:entreprise|6.8 1v+51z+63o+4
b:to this|7.5 0e+43a-44g+7
w:past|5.8 0e+131b+51v+328-32c+62y+436+739+53a+440+64a+44i+44q+11
g:past|5.4 0e+41g+54q+4
b:the past|6.3 0e+43a+440+34a+34q+8
l:past|7.2 0e+44q+4
w:postule|7.5 0e+133a+6
s:postu|7.1 0e+1123+42z+134g+5
g:ostu|7.1 0e+52z+5
g:stul|7.1 0e+52z+44g+3
g:tule|7.0 0e+4
b:deja postule|8.1 0e+7
w:chez|5.8 0e+120k+51v+62i+83a+43o+548+84f+54i-34j+44p+44q+10
b:chez nous|6.4 0e+62i+63o+448+34f+34q+3
b:currently an|8.5 0k+8
w:employe|6.7 2i+132m-43a+43l-33m+93o+124q+13
g:oye>|6.4 2i+43m+4
b:actuellement employe|8.5 2i+3
w:brought|7.9 3a-53n+16
s:broug|7.9 3a-33n+11
g:<bro|7.3 3n+4
g:brou|7.9 3n+5
g:roug|6.4 1x+43n+3
g:ough|6.0 1x+43a-53n+4
b:what brought|8.5 3n+6
b:brought you|7.9 3n+7
b:to us|6.6 0e+93n+1046+44b+44f+3
w:learn|7.2 3a+33n+12
s:learn|6.7 0l+41j+53a+53n+104e+3
g:arn>|6.7 3n+33t+3
b:you learn|7.7 3n+4
b:learn of|8.1 3n+4
w:vacancy|6.8 3a+63n+84g+8
s:vacan|6.4 0o+30q+153a+53n+124g+8
g:<vac|6.0 0q+63a+43n+740+5
g:vaca|6.2 0q+63n+6
g:acan|6.4 0q+53a+33n+5
g:canc|6.5 0q+33n+3
b:this vacancy|7.5 4g+6
l:vacancy|7.4 4g+3
b:where did|6.8 1o-31r+73a-43n+8
w:see|6.5 27-32f+42p+52q+1033+73a+53n+73p+440+948+54b-3
b:you see|6.8 2f+43a+73n+33p+448+3
b:see our|8.5 3a+3
w:ad|8.1 3a-33n+14
b:our ad|8.5 3n+3
b:ou avez|7.3 1r+82c+33n+64m+3
w:vu|7.9 3n+11
b:vous vu|7.9 3n+5
b:vu notre|8.5 3n+5
w:annonce|7.5 3a+33l-33n+13
s:annon|7.5 3n+12
g:anno|6.8 1n+43a+43n+5
g:nnon|7.5 3n+7
g:once|6.5 1o+633+5
b:notre annonce|8.5 3n+4
l:annonce|7.7 3n+3
w:decouvert|8.1 3n+6
s:decou|7.9 3n+84j+7
g:deco|7.9 3n+3
g:couv|7.5 3a+3
g:ouve|5.8 2c+33a+33n+3
g:ert>|6.4 17+33n+3
b:vous decouvert|8.1 3n+5
w:cette|6.3 1z+32h+43n+64g+6
w:offre|6.4 3a+83n+153u+84g+7
g:fre>|6.3 3n+640+4
b:cette offre|7.1 3n+64g+3
l:offre|6.7 3n+63u+3
b:employee who|7.9 3m+4
w:personne|5.6 0l+410+1211+313+1317+618+71a+82a+52c+53a+63i+43k+53l+34g+3
b:la personne|7.0 23+3
w:qui|5.9 1v+32d+33a-33m+103n+33o+549+34f+34g+4
b:personne qui|8.5 3m+5
b:qui vous|6.5 3m+113n+74f+84g+5
b:vous a|5.6 0k+31b+520+324+325+337+338+33g+33m+123n+54g+7
w:recommande|7.9 3m+14
s:recom|6.8 1e+133l+133m+174a+10
g:reco|5.3 1e+43m+64a+3
g:ecom|6.6 1e+43l+43m+6
g:omma|6.9 1e+33m+549+3
g:mman|7.3 1e+33m+5
g:mand|5.8 2k+43a-33m+3
g:ande|5.7 1b+32t+33c+53m+447+3
g:nde>|5.8 1b+31n+51x+42t+3
b:a recommande|8.1 3m+6
b:is any|7.5 2y+33a+6
b:your family|7.2 14+617+4
w:employed|5.3 0u+71v+61x+111y+91z+521+1329+112c+42i+53o+746+44i+34m+54q+8
g:oyed|5.3 1x+31y+421+329+34q+3
g:yed>|5.2 1x+521+329+34q+3
w:here|5.2 0e+50q+40x+121d+61f+51g+51t+31y+1323+132i+52z+436+53f+63m+63n+83o+83p+33q+34q+6
g:<her|5.0 0x+41d+31y+323+53o+3
b:employed here|7.4 3o+546+44q+3
l:here|5.5 0x+51d+41y+523+33a-43n+43o+44q+5
b:vous des|6.0 00+40k+80v+60z+1036+33a+53o+740+11
w:proches|8.5 3o+12
s:proch|6.7 0q+40z+122c+53o+16
g:roch|6.5 0z+42d+33o+6
g:oche|6.2 0z+32d+32e+53o+444+4
g:ches|6.4 1w+53o+3
g:hes>|6.4 1w+43o+3
b:des proches|8.5 3o+9
g:llen|6.8 4i+4
g:lent|6.3 0q+111l+43a-34d+3
b:dans l|7.4 27+728+33o+74m-4
b:l entreprise|7.2 1z+72b+73o+8
w:potential|8.1 0k+8
s:poten|7.9 0k+7
g:<pot|7.7 0k+348+3
g:pote|7.9 0k+4
g:oten|7.4 0k+31h+31p+51q+3
w:conflicts|7.9 0k+5
s:confl|6.1 0k+233a+8
g:onfl|6.1 0k+12
g:nfli|6.1 0k+13
g:flic|6.3 0k+8
g:lict|6.5 0k+6
b:potential conflicts|8.1 0k+6
w:interest|6.6 0k+71c+41d+32c+32w+73a-64f+94g+7
b:of interest|7.1 0k+32w+4
l:interest|7.7 2w+4
w:situation|6.9 0k+910+62a+62v+837+54m+44o+9
s:situa|6.7 0k+610+61z+82a+52v+637+34m+34o+11
g:situ|6.6 1z+34o+4
g:itua|6.7 1z+34o+4
g:tuat|6.9 2v+3
w:conflit|7.3 0k+63a+4
g:flit|7.2 0k+4
g:lit>|6.9 2p+4
b:conflit d|7.5 0k+3
w:interets|7.1 0k+133a+4
g:eret|6.8 0k+3
g:rets|7.1 0k+5
b:d interets|7.3 0k+53a+3
w:signed|6.9 22+1323+1136+103a+3
s:signe|6.5 22+1323+1236+12
g:gned|6.4 22+423+336+3
b:you signed|8.1 36+4
w:lie|7.5 46+4
b:vous lie|8.1 36+4
b:e par|8.1 2a+4
b:par une|7.4 0l+736+3
w:clause|7.2 36+11
s:claus|7.2 36+11
g:<cla|5.6 1j+61n+31p+3
g:clau|7.2 36+3
g:laus|7.1 36+441+4
g:ause|6.2 1b+320+3
b:une clause|7.7 36+6
b:clause de|7.5 3a+3
b:de non|7.2 36+4
w:concurrence|7.0 36+14
s:concu|6.7 0k+636+21
g:conc|6.3 1o+536+10
g:oncu|6.7 36+8
g:ncur|6.7 36+8
b:non concurrence|7.1 36+12
l:concurrence|7.3 36+4
b:you or|7.3 0k+42c+73a-3
b:or have|7.2 10+33a-34l+3
b:you been|5.5 0j+30v+719+31b+826+629+92c+43a-64q+9
b:been a|7.4 26+102c+44q+4
w:government|6.3 0i+110j+41q-327+82c+173a-441+6
s:gover|6.2 0i+727+62c+182z+33a-4
g:<gov|6.2 2c+8
g:gove|6.2 2c+9
g:vern|5.9 2c+10
g:ernm|6.3 2c+5
g:rnme|6.3 0i+32c+7
g:nmen|6.0 0i+327+32c+8
b:a government|7.5 0j+3
w:official|6.5 11+91e-41h+32c+172j+7
b:government official|7.5 2c+33a+3
l:official|7.3 2c+6
w:trade|6.7 0g+51o+61r+428-52m+736+93a+345+54j+54k+8
s:trade|6.7 0g+41o+31r+327+328-42m+636+745+74j+64k+6
g:rade|5.7 1h+31m+31p+9
g:ade>|5.6 1m+31p+34i+3
w:union|6.4 0h+103a+74k+23
s:union|6.3 0h+83a+44k+244m+3
g:unio|6.3 4k+15
g:nion|6.2 4k+15
b:trade union|7.9 4k+3
l:union|7.3 4k+5
b:vous membre|7.4 0g+413+34k+7
b:membre d|7.1 0g+44k+4
w:syndicat|7.9 4k+13
s:syndi|7.3 3a-34k+28
g:<syn|7.2 49+54k+9
g:synd|7.3 4k+12
g:yndi|7.3 4k+11
g:cat>|6.9 2m+54k+3
b:un syndicat|8.5 4k+4
w:felony|7.7 0v+153a-3
s:felon|7.7 0v+9
g:<fel|7.5 0v+4
g:felo|7.7 0v+5
g:elon|6.4 0v+3
g:lony|7.7 0v+4
g:ony>|7.5 0v+4
b:a felony|8.5 0v+3
w:record|6.1 0f+100l+60o+60v+60w+31e+61h+82t+42y+43a+340+6
s:recor|5.8 0f+60o+30v+60w+41e+51h+111i+62t+62y+53a+740+8
g:ecor|5.8 0v+41h+3
g:cord|5.5 0f+31h+33a+5
g:ord>|4.7 02+903+90f+41e+33a+43z+9
b:criminal record|7.1 0f+60v+6
l:record|7.4 1e+4
w:consentez|7.3 0j+50l+40n+31k+83k+4
b:consentez vous|7.3 1k+63k+3
b:a une|6.8 0f+60j+4
w:take|5.7 00+51k+83a+73j+43p+53u+940+448+94m+6
g:<tak|5.5 40+348+3
g:take|5.5 0z+43u+348+3
g:ake>|5.2 0k+33t+33u+348+5
b:you take|7.4 1k+740+6
b:take a|7.5 1k+6
w:pre|6.9 0f+101k+73a+54m+3
b:a pre|7.7 0f+3
b:pre employment|7.4 0f+5
b:employment drug|7.9 3a+3
w:passer|7.7 00+74j+6
s:passe|5.6 00+402+1403+110g+827+435+43z+1042+144q+4
g:asse|5.1 02+603+307+325+33a+33z+342+6
g:sser|7.0 39+33f+3
b:un test|7.1 1k+93a+3
b:test de|7.2 1k+43a+4
w:depistage|7.1 1k+153a+5
s:depis|7.1 1k+123a+6
g:depi|7.1 1k+4
g:epis|7.1 1k+4
g:pist|7.1 1k+4
g:ista|6.0 1k+33a+4
g:stag|6.3 1k+42p+3
b:de depistage|7.3 3a+4
b:depistage de|7.9 1k+3
w:drogues|7.7 1k+10
s:drogu|7.5 1k+6
g:drog|7.1 1k+8
g:rogu|7.5 1k+3
g:ogue|7.4 1k+3
b:de drogues|7.9 1k+5
b:your references|7.9 3a+6
l:references|6.5 1e+43k+3
w:pouvons|7.0 00+70q+70s+93a-43b+53k+3
s:pouvo|6.8 0p+30q+70s+53a-43b+44d+6
g:pouv|6.5 3l+3
b:pouvons nous|7.0 00+50q+40s+51t+43b+3
w:communiquer|7.7 0t+102p+63k+12
g:muni|5.5 04+507+30m+50q+30t+516+32j+43a-43k+34l+5
g:uniq|7.4 0t+32g+33k+4
g:quer|7.1 3k+446+5
g:uer>|7.1 3a-33k+441+4
b:nous communiquer|8.5 2p+4
b:communiquer avec|7.9 0t+73k+10
b:vos references|7.9 3k+4
f:pouvons|7.9 0q+3
b:list three|8.5 3l+6
w:personnes|7.4 0c+70z+924+83l+113o+5
g:nnes|7.2 0z+33l+4
g:nes>|5.1 0g+40z+31w+545+44l+4
b:personnes a|8.5 0z+33l+4
w:contacter|7.0 0q+50s+73a+33k+103l+3
g:cter|6.1 1d+32f+4
b:a contacter|7.7 3a+43l+4
b:contacter en|8.1 3l+4
w:reference|6.1 1e+92y+53a+113b-43l+1043+6
b:en reference|8.1 3a+3
l:reference|7.0 3a+4
b:need any|7.5 00+5
w:adjustments|7.1 00+63a+6
s:adjus|7.1 00+113a+4
g:<adj|6.7 00+5
g:adju|6.7 00+50i+3
g:djus|7.1 00+5
g:just|6.7 00+6
g:ustm|7.1 00+5
g:stme|7.1 00+4
b:any adjustments|7.5 00+7
b:to take|6.5 00+548+64m+3
b:take part|7.5 00+344+4
b:part in|7.5 00+43a-344+4
l:interview|6.6 00+4
b:besoin de|7.9 00+5
w:mesures|7.4 00+121b+53a-6
s:mesur|6.5 00+41b+338+43a-33q+346+5
g:esur|6.5 00+3
g:sure|5.8 00+43g+3
b:de mesures|7.7 00+51b+33a-3
b:mesures d|7.7 00+6
w:adaptation|7.3 00+10
s:adapt|7.0 00+193a+3
g:<ada|6.8 00+8
g:adap|7.0 00+7
g:dapt|7.0 00+6
g:apta|7.1 00+7
g:ptat|6.9 00+3
b:d adaptation|7.7 3a+3
b:pour l|7.2 00+32j+83a+44b+5
w:entrevue|6.9 00+50l+42j+43a+83k+448-4
g:trev|6.8 3a+3
g:revu|6.6 3a+5
g:evue|6.6 3a+3
b:l entrevue|7.4 0l+32j+43k+4
w:lb|7.9 3g+10
b:50 lb|7.9 3g+6
w:soulever|7.7 3g+10
s:soule|7.7 3g+9
g:soul|7.5 3a+33g+3
g:ulev|7.7 3g+3
b:soulever des|8.1 3g+4
w:charges|7.2 0v+43a+83g+10
s:charg|6.1 0v+60z+71f+81w+626+32c+43g+83j+8
g:<cha|5.0 20+42f+43g+33p+4
g:harg|5.8 1f+43j+3
g:rges|6.8 3a+83g+3
b:des charges|7.7 3g+7
b:charges de|8.5 3g+3
w:20|6.7 0d+60s+72e+43g+193p+4
b:de 20|8.5 3g+4
w:kg|6.7 3a+43g+26
b:20 kg|7.7 3g+12
l:kg|7.3 3g+6
w:fired|7.9 1b+8
s:fired|7.9 1b+8
g:fire|7.4 3a+3
b:been fired|8.1 1b+43a+3
w:asked|7.4 0f+61b+738+43a-43p+73q+3
s:asked|7.4 0f+41b+438+33p+53q+4
g:<ask|7.3 3t+3
g:aske|7.4 1b+3
b:or asked|8.5 1b+3
b:asked to|7.9 1b+53q+3
w:resign|8.1 1b+537+4
s:resig|7.3 1b+837+113a-3
g:esig|6.4 0g+31b+32q+43a-34i+4
g:ign>|5.9 01+323+6
w:congedie|8.1 1b+8
s:conge|7.3 0u+60x+41b+1137+4
g:cong|7.3 1b+4
g:onge|6.8 0o+31b+5
g:nged|7.2 1b+63a+4
g:gedi|7.7 1b+3
g:edie|7.4 1b+41h+3
g:die>|6.7 1o+41r+43a-3
b:ete congedie|8.1 1b+5
b:congedie e|8.5 1b+7
b:given is|8.5 0x+4
w:atteste|8.1 0x+4
s:attes|6.7 0g+90i+30x+121e+91h+61m+63a-43q+5
g:ttes|6.6 0g+40x+61e+32x+4
b:j atteste|8.1 0x+4
w:ci|7.4 1d+61g+52f+62p+53a-33n+9
w:dessus|7.9 2f+92p+4
s:dessu|7.9 0x+32f+72p+4
g:essu|7.2 16+4
b:ci dessus|7.9 0x+32f+7
l:signature|6.5 22+423+7
b:signature electronique|8.1 23+4
f:signature|6.8 22+323+9
b:date signed|8.1 22+5
l:signed|7.5 23+9
b:de signature|7.7 22+7
b:what gender|8.5 11+4
b:gender do|7.9 11+5
l:as|7.7 32+3
w:transgender|6.8 18+243a-54o-3
g:ansg|6.4 18+14
g:nsge|6.4 18+12
g:sgen|6.3 18+14
b:as transgender|7.9 18+8
l:transgender|7.4 18+4
b:une personne|6.5 10+413+318+51a+5
w:transgenre|7.7 18+12
b:personne transgenre|7.9 18+6
l:transgenre|7.9 18+4
w:describe|5.3 00+30v+314+715+317+425+32d+536+43a+747+349+44a+104c+144d+94e+134g+44o+4
s:descr|4.9 11+814+316+317+618+61w+2124-525+62d+736+43a+74a+94c+174d+74e+134g+74i-44o+4
g:desc|4.8 1w+112d+34c+64e+5
g:escr|4.8 1w+82d+34c+64d+34e+4
b:you describe|7.2 11+315+317+33a-5
b:describe your|6.3 17+425+34e+74o+4
w:sexuelle|7.2 16+16
s:sexue|7.2 16+16
g:exue|7.1 16+8
g:xuel|7.1 16+8
b:orientation sexuelle|7.5 16+5
f:orientation|7.9 1o+9
l:sexuelle|7.5 16+3
b:your ethnic|7.7 14+7
b:ethnic background|7.7 14+41a+3
w:origine|7.0 12+614+1017+73a-33n+7
s:origi|6.1 12+914+1817+43n+113q+4
g:orig|5.7 0z+312+413+414+1017+435+43n+5
g:rigi|5.9 12+413+414+53n+5
g:igin|5.9 0i+312+313+414+615+53n+3
g:gine|6.6 14+517+3
w:ethnique|7.1 14+91a+7
g:hniq|6.5 14+44c+3
b:origine ethnique|7.7 14+5
f:origine|7.4 17+53n+3
b:hispanic or|7.0 12+3
f:hispanic|7.7 12+3
w:served|6.7 0v+719+1127+93a+4
g:rved|6.7 19+4
g:ved>|5.5 0v+319+44a+3
b:you served|7.4 19+72c+43a+5
b:served in|7.4 19+827+4
w:armed|7.5 19+12
s:armed|7.5 19+9
g:<arm|7.1 19+5
g:arme|7.1 19+6
g:rmed|6.4 1w+325+331+332+33a-3
g:med>|6.3 1w+432+3
b:the armed|8.1 19+4
w:forces|6.7 19+143a-44d+18
s:force|6.4 0e+40i+419+151b+63a-64d+14
g:forc|6.0 19+424+34d+4
g:orce|6.0 19+54d+3
g:rces|6.7 19+54d+4
b:armed forces|7.5 19+8
l:forces|7.2 4d+5
w:ancien|6.7 02-319+141v+42c+42y+1236+94q+12
s:ancie|6.2 19+91v+526+527+428+329+62y+936+73a+43k+64q+12
g:<anc|6.2 19+34q+6
g:anci|5.9 19+42y+33a+4
g:ncie|5.9 0q+319+41b+44q+5
b:un ancien|7.4 19+836+6
w:combattant|7.9 19+10
s:comba|7.9 19+10
g:omba|7.7 19+4
g:mbat|7.9 19+4
g:batt|7.7 19+42x+5
g:ttan|7.9 19+4
g:tant|6.4 19+426+33v+3
b:ancien combattant|7.9 19+10
l:combattant|7.9 19+6
w:yourself|5.8 0z+410+612+816+918+71a+525+52d+52t+83f+549+94b+54d+44g+44j+5
s:yours|5.8 0z+410+412+514+416+717+318+31a+425+42d+72t+63p+349+54b+54d+34g+34j+4
g:<you|5.6 16+32d+32t+33a+349+3
g:your|5.8 2d+449+3
g:rsel|5.8 49+44b+3
g:self|5.4 12+325+32t+63f+5
g:elf>|5.3 1a+425+32d+42t+549+54b+4
b:consider yourself|7.0 14+616+63a-3
b:yourself to|7.4 0z+414+316+518+4
b:to have|7.7 0f+410+340+7
b:a disability|6.4 00+310+153a-5
l:disability|6.3 00+33a+3
w:vivez|7.9 10+72v+12
s:vivez|7.9 10+72v+4
g:<viv|7.1 05+32v+6
g:vive|7.7 05+32v+3
g:ivez|6.1 1w+32b+44c+34e+3
g:vez>|5.6 2b+32h+54c+34e+3
b:vivez vous|7.9 10+42v+4
w:handicap|7.0 00+310+17
s:handi|6.4 10+2137+4
g:icap|6.4 10+10
g:cap>|7.0 10+5
b:un handicap|7.7 10+7
f:vivez|8.1 10+3
l:handicap|7.1 10+7
b:you first|7.2 0g+32x+33a-33n+6
w:nations|7.4 13+11
s:natio|5.4 05+120i+413+122a+535+283a-33p+341+6
g:<nat|5.1 05+40w+313+61w+335+183a-53b+3
g:nati|4.9 05+30v+313+615+42a+335+173c+3
b:first nations|7.7 13+7
w:inuit|7.4 13+13
s:inuit|7.3 13+8
g:inui|7.2 13+4
g:nuit|6.7 13+344+34j+3
g:uit>|6.3 13+344+4
w:metis|7.2 13+123a+3
s:metis|7.2 13+10
g:<met|6.5 13+3
g:meti|6.8 13+42h+44i+3
g:etis|7.2 13+4
g:tis>|7.1 13+5
b:or metis|8.5 13+3
l:metis|7.9 13+3
w:autochtone|7.1 13+18
g:toch|7.0 13+7
g:ocht|6.3 13+11
g:chto|7.0 13+11
g:hton|7.0 13+11
g:tone|6.8 13+112k+3
b:vous autochtone|8.5 13+5
l:autochtone|7.3 13+10
w:racialized|7.4 14+31a+143a+3
s:racia|6.8 14+121a+17
g:raci|6.3 0x+414+71a+11
g:acia|6.8 14+61a+8
g:aliz|6.8 1a+7
g:lize|7.2 1a+42m+5
b:a racialized|7.7 1a+7
w:appartenez|7.4 0y+513+414+616+719+61a+33a-3
g:rten|6.6 13+314+32y+343+9
b:appartenez vous|7.4 16+319+31a+4
f:appartenez|7.7 1a+3
b:your age|7.5 0y+153a-3
b:age group|7.9 0y+11
w:tranche|7.9 0y+15
s:tranc|7.9 0y+11
g:anch|6.4 0y+327+44q+3
g:nche|6.7 27+53u+344+4
b:tranche d|7.9 0y+9
b:d age|7.2 0y+16
f:tranche|8.5 0y+4
w:religion|6.6 15+253a-3
s:relig|6.1 15+36
g:igio|6.2 15+15
g:gion|5.6 0a+1015+102w+33p+3
b:your religion|8.1 15+7
b:religion or|8.1 15+4
w:belief|7.7 15+13
s:belie|7.7 15+9
g:<bel|6.1 0k+315+33g+34m+3
g:beli|7.7 15+4
g:elie|7.5 15+3
b:or belief|7.9 15+7
w:croyance|8.5 15+6
s:croya|8.1 15+9
g:yanc|7.9 15+3
b:ou croyance|8.5 15+4
f:religion|7.5 15+5
w:was|5.7 0i+517+31l+71m-31o+101v+101z+626+33a+83m+63n+73t-44a+104d+44f+74i+114q+6
b:what was|6.9 3a+93t-44i+6
b:was the|7.4 17+31l+51z+43a+3
w:occupation|7.3 17+93x+74i+15
g:cupa|7.3 4i+6
g:upat|7.3 4i+4
g:pati|6.6 4i+4
w:main|7.3 17+81w+94d+5
b:your main|7.7 17+33x+3
w:household|7.4 17+113o+4
g:useh|7.4 17+3
g:seho|7.4 17+3
g:ehol|7.4 17+3
w:earner|8.1 17+7
g:rner|7.7 2u+3
g:ner>|5.5 0o+32d+43a-5
b:household earner|8.5 17+4
b:earner when|8.5 17+3
w:were|5.7 0h+40k+30v+30w+411-317+1718+51b+101p+31w+31z+727+42c+83a+43n+64i+74q+6
g:<wer|5.1 0w+317+41i+41v+31w+31z+629+33a-33q+349+34m+3
g:were|5.6 17+5
b:you were|6.5 17+518+51w+31z+43a+3
w:14|7.3 0d+617+123a+3
b:were 14|8.5 17+4
w:caring|7.2 0z+1228+33a+6
s:carin|7.2 0z+173a+3
g:<car|4.5 0g+70z+1317+31d+33a-53g+441+343+13
g:cari|6.6 0z+53y+6
g:arin|6.3 0z+529+3
b:have caring|8.1 0z+6
w:responsibilities|7.2 0z+71w+123a+4
g:nsib|6.7 1w+5
g:sibi|6.7 00+31w+3
b:caring responsibilities|7.7 0z+53a+3
l:responsibilities|7.4 1w+5
w:proche|7.0 0z+152c+113n+33o+10
b:vous proche|8.5 0z+32c+3
w:aidant|7.9 0z+17
s:aidan|7.7 0z+17
g:<aid|7.4 0z+633+3
g:aida|7.7 0z+7
g:idan|7.7 0z+6
g:dant|6.5 0o+40z+83l+6
b:proche aidant|8.5 0z+5
b:read and|6.9 0n+40x+92k+83a-4
w:understood|7.9 0n+60x+6
g:ders|5.9 0x+326+3
g:erst|6.1 0n+30x+4
g:ood>|6.1 40+5
b:and understood|8.5 0x+3
b:understood the|8.5 0x+3
l:notice|6.5 0n+4
w:ticking|8.1 0n+3
b:by ticking|8.1 0f+3
b:to my|7.7 0o+9
b:my data|6.5 0n+50o+43a+7
w:being|6.4 0c+33a+3
b:data being|8.5 0o+6
w:processed|8.1 0n+6
b:being processed|8.5 0n+5
b:processed for|8.5 0n+5
w:recruitment|7.1 00+50o+60t+43a-33n+4
s:recru|6.1 0n+60o+40s+50t+31v-432+33a+73b+53n+44b+9
g:recr|6.1 4b+3
g:ecru|6.1 4b+3
l:confidentialite|7.7 0n+3
w:pendant|7.4 0o+1128+43g+3
s:penda|7.4 0o+1428+3
g:<pen|6.2 0f+30o+30v+113x+4
g:pend|5.9 0o+30z+53a+3
g:enda|6.2 0o+40z+41v+33a-33l+3
l:mois|7.1 48+10
b:terms of|7.7 0r+5
b:of use|7.9 0r+3
b:accepte les|7.7 0r+7
b:les conditions|7.9 0r+7
b:conditions d|7.9 0r+4
w:utilisation|6.9 0l+70n+30r+1228+64e+5
b:d utilisation|7.4 0r+9
l:utilisation|7.9 0r+4
w:reviewing|8.5 0l+6
s:revie|7.3 0f+60l+60x+5
g:<rev|6.3 24+43a+5
g:wing|6.9 3a+5
b:in reviewing|8.5 0l+4
b:que ma|8.5 0l+4
w:soit|7.2 0j+60l+100q+7
g:soit|7.2 0l+3
b:candidature soit|7.9 0l+4
w:analysee|8.5 0l+5
s:analy|7.5 0l+14
g:<ana|7.4 0l+54b+3
g:anal|7.0 0l+42e+6
g:naly|7.5 0l+5
g:alys|7.4 0l+5
g:lyse|7.5 0l+41k+3
b:soit analysee|8.5 0l+3
w:artificielle|8.1 3a+4
g:ciel|7.0 45+4
b:keep me|7.7 0m+43a+6
w:posted|8.1 0m+73a+12
w:offers|7.5 0m+80p+8
s:offer|6.0 0f+70m+90p+61k+537+83a-63k+33p+53q+53u+1048+44f+3
g:ffer|5.5 18+432+33a+43u+4
g:fers|7.4 0m+4
b:and offers|8.5 0m+4
b:je souhaite|7.3 0m+11
w:recevoir|6.2 0m+150p+130q+81t+4
s:recev|6.2 0m+140p+80q+41t+32j+3
g:ecev|6.2 0m+50p+4
g:cevo|6.2 0m+40p+3
g:evoi|6.1 0m+6
g:voir|6.0 0m+50p+345+3
g:oir>|5.8 0m+445+4
b:souhaite recevoir|7.5 0m+6
w:infolettre|7.4 0m+141t-33a+6
s:infol|7.4 0m+83a+5
g:nfol|7.3 0m+33a+3
g:fole|7.4 0m+4
g:olet|7.4 0m+4
b:l infolettre|7.5 0m+83a+4
l:infolettre|7.7 0m+33a+3
b:me in|8.1 0q+8
w:mind|7.3 0q+439+83t+6
g:mind|6.7 1a+33u+6
b:in mind|7.5 3t+6
b:future opportunities|8.1 0q+4
w:ajoutez|8.1 0q+73f+645+4
s:ajout|7.1 0q+31c+71e+41f+52b+62p+53a-33f+44b+5
g:ajou|7.1 1c+3
g:jout|7.1 2b+3
w:moi|7.2 0m+180p+60q+93a+5
b:moi a|8.1 0m+60q+4
b:a votre|6.4 0k+50q+40v+418+337+43z+54l+4
w:vivier|8.5 0q+11
s:vivie|8.5 0q+7
g:vier|7.9 3a+3
b:vivier de|8.5 0q+6
w:candidats|8.1 0q+9
g:dats|7.9 0q+4
g:ats>|6.8 04+80g-30q+31e+3
b:de candidats|8.5 0q+6
f:ajoutez|8.1 3f+3
l:candidats|8.1 0q+3
b:text me|7.3 0p+16
w:updates|7.9 0m+30p+62b+14
s:updat|7.5 0g+40m+40p+72b+133a-4
g:<upd|7.5 0p+3
g:upda|7.5 2b+4
g:pdat|7.5 2b+4
f:text|7.5 0p+51f-31g+4
b:accepte de|7.5 0m+61k+4
b:de recevoir|7.9 0p+3
b:recevoir des|7.1 0m+70p+50q+43a-3
w:textos|7.9 0p+93a+4
s:texto|6.7 0m-30p+180t+41d+51g+6
g:exto|6.7 0p+7
g:xtos|7.9 0p+3
g:tos>|6.3 1i+44d+3
b:des textos|8.1 0p+7
w:follow|6.8 15+81v-32b+173a+3
s:follo|6.7 15+92b+172o-33a+3
g:<fol|6.5 2b+112q+4
g:foll|6.7 2b+6
g:ollo|6.5 2b+73a+3
g:llow|5.8 0l+32b+4
g:low>|6.1 2b+5
b:on linkedin|8.1 2b+8
f:follow|7.4 2b+163a-3
b:our company|7.7 3a+54f+3
w:attracts|8.5 4f+8
s:attra|7.9 3a+44f+14
g:attr|7.7 1w+64f+4
g:ttra|7.7 4f+4
b:what attracts|8.5 4f+7
b:attracts you|8.5 4f+4
w:interesse|7.0 0k+50u+71c+61d+122w+103a-5
b:vous interesse|7.1 0u+41d+82w+3
w:t|5.3 0r+41b+41c+51d+31x+938+43a+123x+44g-3
b:interesse t|7.3 0u+41c+81d+6
w:elle|6.5 3i+646+4
b:t elle|7.4 0e+318+536+346+9
b:want this|8.1 20-34b+10
w:interests|6.7 0k+133a+74f+84g+4
g:ests|6.5 0k+6
g:sts>|6.3 0k+5
b:what interests|7.9 4f+64g+6
b:interests you|7.9 4f+44g+7
b:you about|6.8 0m+50p+30q+43a-73n+54f+144g+6
b:qu est|6.9 20+33n+44d+34f+54g+8
b:est ce|6.4 0d+50e+40u+539+44d+54f+64g+5
b:ce qui|7.0 0x+33n+54f+84g+6
w:motive|7.9 20+63a+64g+3
b:vous motive|8.1 3a+44g+6
b:motive dans|8.5 3a+7
b:dans ce|8.1 1w+74g+6
b:ce poste|6.2 1c+81d+71w+81y+338+33a-43p+33t+346+34i-6
f:qu|6.7 1o+420+34e+44f+44g+7
w:comments|7.7 3a+64b+12
l:comments|8.1 4b+5
w:message|6.4 0p+162g+63a+64b+14
w:recruteur|8.5 4b+9
g:uteu|7.4 3a+7
g:teur|6.1 27+33a+6
l:recruteur|8.5 4b+3
w:points|6.9 1p+143a+64d+164j+3
s:point|6.1 19-31p+1125+72w+539+63s+64d+9
g:<poi|6.0 1p+540+34d+4
g:poin|5.8 1p+425+34d+5
g:ints|6.8 1p+324+34d+5
b:vos points|8.5 4d+4
w:forts|8.1 3a-34d+14
s:forts|8.1 4d+8
g:fort|6.0 4d+5
g:orts|7.2 3a+44d+3
b:points forts|8.1 4d+6
b:describe a|7.1 3a+44c+14
w:project|6.7 28+43a+34c+20
s:proje|6.0 24+428+34c+36
g:proj|6.0 4c+18
g:roje|6.0 4c+17
g:ojec|6.5 4c+9
g:ject|5.6 3a+54c+8
b:a project|7.9 4c+3
b:project you|7.7 4c+5
b:worked on|8.1 3a+4
w:recently|8.1 19+3
f:describe|5.8 3a+74a+44c+54e+7
w:decrivez|6.5 1w+102d+349+54a+54c+124d+74e+94g+7
s:decri|6.3 1w+92d+43a-349+34a+64c+114d+124e+84g+4
g:decr|6.3 1w+34c+44d+4
g:criv|6.1 2d+44c+54e+4
b:decrivez un|7.9 4a+74c+6
w:projet|7.2 24+53a-34c+20
g:ojet|7.1 4c+8
g:jet>|6.4 4c+5
b:un projet|7.7 4c+9
w:auquel|8.5 4c+4
s:auque|8.5 4c+3
g:quel|6.7 49+3
b:auquel vous|8.5 4c+3
b:vous avez|6.5 2y+33m+54a+44c+8
w:participe|7.9 0e+53a+34c+3
g:rtic|6.4 00+52r+3
g:tici|7.0 00+3
g:icip|6.5 00+404+6
b:avez participe|8.5 4c+4
f:decrivez|6.5 1w+449+34a+34c+74e+3
w:achievement|8.5 4a+10
s:achie|7.2 1p+91q+31w+43a-34a+14
g:<ach|6.7 14+31l+430+34a+5
g:achi|6.1 1p+33a-44a+5
g:chie|6.5 1e+31i+41p+34a+4
g:hiev|7.2 1p+44a+5
g:ieve|7.1 1p+34a+5
g:evem|7.5 4a+6
g:veme|7.4 4a+7
w:quelle|5.3 1v+32j+43a+348+44a+4
b:quelle est|6.7 3a+54e+3
b:votre plus|7.5 4a+34d+6
w:grande|8.1 4a+10
s:grand|7.5 17+103a-44a+104d+8
g:rand|7.0 4a+3
b:plus grande|8.5 4a+5
w:reussite|8.1 4a+11
s:reuss|7.9 4a+8
g:reus|7.7 4a+4
g:euss|7.9 4a+3
g:ussi|7.7 1n+44a+3
b:grande reussite|8.5 4a+5
f:quelle|6.1 1p+33a+34a+54c+4
b:your experience|6.5 25+728+33a+34e+18
b:decrivez votre|7.5 3a+34e+10
b:votre experience|6.7 24-727+328+33a-449+114e+154g+4
w:anyone|6.8 3a+33o+8
b:is anyone|7.9 3a+63o+3
b:anyone in|7.7 3a+43o+8
b:in your|5.7 0q+417+536+33a+345+74a+74b+44e+4
b:a customer|7.9 3a+6
b:customer of|8.1 3a+3
w:ours|7.3 0k+63a+34f+54q+7
b:of ours|7.4 3a+74q+4
b:for a|5.8 0e+100f+40j+100o+30s+120z+32i+33g+346+54q-5
w:competitor|7.7 0k+824-336+63a+74q-5
g:tito|7.0 3a+3
g:itor|6.1 0a+50y+3
b:a competitor|7.9 0k+53a+44q-4
b:competitor of|8.1 36+5
w:drive|6.7 1j+824+82t+43a+6
b:you drive|7.9 24+6
l:drive|7.7 3a+4
b:which of|6.0 11+524+82h+52w+93m+33n+345+44m+3
w:these|6.5 24+62h+344+3
b:of these|6.7 11+61q+324+82h+72w+43a-444+3
w:describes|6.5 11+815+316+617+51q+525+928+32a+53a+3
g:ibes|6.5 11+425+3
g:bes>|6.5 11+4
b:these describes|8.1 11+71q+43a+5
b:describes you|8.1 11+62a+6
b:what do|6.1 00+32x+43a+43j+53t+54b+64d+64f+44i+10
w:earn|7.7 1l+91m-43a+53t+8
b:you earn|8.5 1l+51m-33a+5
b:at the|6.3 1k+61v+338+123a+53s+44f-34g+54i+44k+4
b:the moment|7.3 2i+33s+54i+44k+6
l:base|7.9 2v+42w+43t-3
b:a clean|8.1 3a+6
w:abstract|8.1 0f+7
s:abstr|8.1 0f+4
g:<abs|6.7 1m+51n+41p+4
g:stra|5.4 07+100v+82c+3
w:existing|7.4 2i+1136+123s+740-3
s:exist|7.3 2i+936+93n+33s+6
g:<exi|6.5 2i+336+346+3
g:exis|7.3 2i+3
g:xist|7.3 2i+33s+3
g:isti|6.2 0y+42i+32l+62x+33a-44a+3
g:stin|6.0 1k+42i+34a+4
b:pre existing|8.5 3a+3
w:injury|8.1 3a+640+5
s:injur|7.9 40+9
w:medical|7.5 3a+940+12
s:medic|6.5 3a+940+2541+943-3
g:<med|5.9 1p+52p+33n+340+15
g:medi|5.6 1p+82p+331+33n+340+1244+4
g:edic|6.5 40+12
g:ical|5.5 3g+340+34k+3
g:cal>|5.6 3g+340+4
w:condition|7.2 0j+410+103a+540-5
b:medical condition|8.5 3a+4
w:cpa|8.1 0g+82m+43a+4
b:a cpa|8.5 0g+8
l:cpa|8.5 0g+6
w:medicale|8.5 3a+6
g:cale|6.8 41+34k+7
w:limite|8.5 3a+124m-5
s:limit|6.8 10+336+143a+104j-44m-44n+3
g:<lim|6.8 36+53a+3
g:limi|6.8 36+5
g:imit|6.7 36+53a+3
w:capacite|8.1 0j+33a+33g+6
s:capac|7.5 3a+33g+5
g:<cap|6.2 2d+33g+6
g:capa|6.4 10+624+33g+5
g:apac|7.1 10+7
g:paci|7.1 10+7
g:acit|7.3 4i+3
g:cite|6.9 14+53v+4
l:charges|7.7 3a+3
w:people|6.2 0c+324+332+63k+63l+93m+43o+74a+54d+54m+4
s:peopl|6.1 13+41a+326+432+73a-33k+43l+83o+64a+44d+6
g:<peo|6.1 26+3
g:peop|6.1 3l+3
g:ople|5.9 1q+53l+3
g:ple>|5.4 1i+72h+33l+34a+3
b:howmany people|8.5 26-63a+9
b:people have|8.5 26-43a+44a+7
g:<end|6.8 1x+9
g:endo|7.9 3a+5
g:ndor|7.4 2v+52w+33a+3
w:had|6.7 10+340+7
b:you had|7.1 26+340+11
b:had any|8.5 40+8
w:accidents|8.1 3a+6
s:accid|7.7 1k+33a+540+4
g:acci|7.1 3a+440+8
g:cide|7.4 0l+3
w:five|6.4 0j+71b+61k+527-328-32c+42h+838+63a+640+345+647+54d+6
g:<fiv|6.4 2h+3
g:five|6.4 2h+4
b:past five|7.9 1b+33a+3
b:five years|6.9 1b+32c+33a+10
l:years|5.4 26+327+428+33a+4
w:pass|7.2 0d+50f+40j+81k+74o+3
g:ass>|5.9 17+31j+41n+4
b:pass a|7.7 0f+41k+4
w:dot|8.1 3a+8
w:physical|7.0 06+810+53a+43g+840+8
s:physi|6.4 06+410+33a+63g+1440+1448-3
g:<phy|6.3 3g+840+3
g:phys|6.3 3g+1040+5
g:hysi|6.4 3g+840+5
g:ysic|6.6 06+33g+340+4
g:sica|6.7 3g+4
b:dot physical|8.5 3a+6
l:physical|8.5 3a+5
w:health|7.2 10+63a+540+1241+6
s:healt|7.1 10+527+73a+340+1441+3
g:heal|7.1 27+340+4
g:alth|7.1 40+4
g:lth>|7.2 40+5
s:probl|6.7 3a+1140+44c+74e+6
g:prob|6.3 1i+53a+3
g:robl|6.7 3a+5
g:oble|6.7 3a+6
g:blem|6.7 3a+34c+3
w:affect|7.9 0k+536+33a+3
s:affec|7.4 04-30k+410+42w+1036+3
g:<aff|6.1 0k+432+5
g:affe|7.4 2w+3
b:affect your|8.1 0k+4
b:your driving|8.5 0f+6
l:driving|8.5 3a+4
w:cdl|7.9 1j+112m+83a+3
b:your cdl|8.5 3a+8
b:cdl number|8.5 2m+73a+3
b:have your|7.4 0g+53k+34l+8
w:own|5.9 0k+51c-31d+325+42u+93a+104b+94l+19
b:your own|6.4 2u+53a+84b+44l+9
w:truck|7.9 3a+84l+6
s:truck|7.5 3a+74e+34l+3
g:truc|6.6 24+3
g:ruck|7.2 24+43a+3
l:truck|8.5 3a+4
b:have an|7.2 0g+41j+42i+63a+53y-34l+3
b:which statement|7.9 25+34o+4
w:applies|8.1 3a+7
b:applies to|8.5 3a+5
w:choose|6.2 01+30a+32w+33a+63c+34p+5
w:one|5.1 18+31j+32d+92g+33a+348+34q+5
b:choose one|8.1 3a+74p+3
f:choose|6.7 01+42w+43a+53c+33f+34p+4
l:one|6.2 15+31j+3
w:under|5.8 0d-30v+50y+610+31b+520+827+928-32a+72d+132y+93a+54m+64q+5
b:currently under|8.5 1b+43a+3
w:another|6.6 0h+40k+50v+611+32p+1036+43p+104q+4
s:anoth|6.6 0k+40v+52p+1036+33p+74e+54q+6
g:<ano|6.0 28+3
g:anot|6.6 2p+4
g:ther|5.5 2p+34p+3
g:her>|5.1 17+41m+32p+33a+33u+348+4
b:with another|8.5 3a+4
b:another employer|8.1 36+33a+4
b:you accept|6.6 0f+438+344+44j+44m+3
b:accept a|7.7 0u-32w+438+63a+54m+3
w:temporary|7.3 0u+43a+84n+11
s:tempo|6.8 0u+163a+73x+44n+10
g:empo|6.7 0u+74n+4
g:mpor|6.5 0u+74n+3
g:pora|6.8 0u+448+3
g:orar|6.3 4h+9
b:a temporary|8.5 0u-63a+54n+4
l:contract|6.9 3a+4
b:provide your|8.1 41+3
g:top>|7.3 3a+7
b:to drive|7.5 1j+9
b:drive in|8.5 3a+3
b:in all|8.5 3g+11
w:48|8.1 1k+61t+6
b:has your|7.2 1b+33a+5
w:expired|8.5 3a+7
f:has|6.6 0e+41b+324+43a+34q+4
l:expired|8.5 3a+3
b:were you|6.3 0h+30k+40w+817+101b+52c+53a-33n+44i+34q+6
s:honor|7.9 1b-43a+73w+17
g:<hon|6.9 0x+43w+5
g:hono|7.4 3w+74a+4
g:onor|7.9 3a+33w+4
g:rabl|7.0 0f+30j+4
w:discharged|7.5 19+61b+12
s:disch|7.4 19+71b+63a+10
g:disc|5.8 10+31b+61o+33a+4
g:isch|6.2 14+517+41b+31m+32k+740+3
g:scha|6.2 0h+51b+33p+34j+34k+4
g:rged|7.3 1b+3
f:were|6.9 17+71b+42c+33a-34q+4
b:your visa|7.5 3a+54n+44o+3
w:tied|7.9 36+63a+746+4
g:<tie|5.9 36+33o+3
g:tied|7.9 3a+3
b:tied to|8.1 3a+6
b:consider a|8.5 3a+4
w:fixed|7.3 0u+42i+53s+43t+64c+12
s:fixed|7.3 0u+32i+33s+33t+54c+7
b:a fixed|7.9 2i+43a+4
b:fixed term|7.7 3a+8
b:term contract|8.1 0u-42i+43a+5
w:fait|7.0 22+114q+3
b:deja fait|7.9 24+54q+3
b:fait l|7.9 1b+7
w:objet|7.4 0v+41b+103a+104b-3
s:objet|7.4 0v+51b+83a+9
g:<obj|6.5 3a+6
g:obje|6.5 3a+7
g:bjet|7.4 3a+3
b:l objet|7.7 0v+41b+6
b:objet d|8.1 1b+6
s:plain|8.1 1c-31d+41g+63a+4
g:<pla|5.2 1g+31i+41z+32v+33a+103u+3
g:plai|6.3 4g+3
g:lain|6.4 3a+44e+44g+4
g:aint|6.5 28+33a+8
w:vaccine|8.5 3a+540+4
s:vacci|7.7 3a+1140+14
g:vacc|7.7 40+8
g:ccin|7.7 3a+340+6
b:you read|7.7 24+82k+5
w:drawings|8.5 1i+63a+8
s:drawi|8.5 1i+53a+4
g:<dra|7.3 2h+3
g:draw|7.1 3a+4
w:lived|7.5 32+33a+12
s:lived|7.5 28-332+73a+11
g:ived|6.6 3a+3
b:you lived|8.1 28-33a+8
b:howmany days|7.9 40+7
b:week can|8.5 3a+4
w:be|4.2 0c+40d+60f+30j+70u+51k+32w+638+43a+43k+33t+446+648+5
b:you be|5.6 0d+40j+90u+31m+42v+52w+438+33a+33o+33p+33q+646+448+54h+3
b:be in|8.5 3a+3
b:the office|7.2 38+63a+34p+3
b:howmany accidents|8.5 3a+3
b:accidents have|8.5 3a+3
w:products|7.2 0d+60m+83a+7
g:ucts|7.2 3a+3
g:<lau|7.2 0v+31m+31p+4
g:unch|7.5 39+444+3
g:ched|6.3 3x+5
w:teach|7.7 2w+33a+74g+8
s:teach|6.7 0g+61b+41e+628+42m+32t+72w+33a+34g+4
g:each|5.5 3b+4
b:to teach|7.7 2w+33a+54g+5
w:fluently|8.1 3a+5
s:fluen|7.2 25+62k+162l+3
g:<flu|7.2 25+32k+7
g:flue|7.1 2k+6
g:luen|7.1 25+32k+6
b:your vehicle|8.5 3a+7
w:insured|8.1 4l+4
s:insur|6.7 0d+427+63a+741+84l+4
g:<ins|5.3 1r+92p+4
g:nsur|6.7 3a+341+3
w:high|7.3 1l+31p+41r+43a+4
b:your high|8.5 3a+6
b:high school|7.3 1p+43a+4
w:diploma|6.1 0g+91e+71l+141m+131q+9
g:loma|6.1 1e+31m+5
g:oma>|6.0 0a+31l+51m+62j+3
b:school diploma|7.9 1l+53a+3
b:diploma from|8.5 3a+6
b:from the|6.5 18+71b+42f+52g+32v+332+43a-846+5
b:your degree|7.9 1m-41o+133a+4
b:from a|6.8 17+81a+81b+12
w:leading|8.5 26+53a+6
s:leadi|8.5 26+43a+4
g:lead|6.5 1v+326+6
g:eadi|7.4 3a+4
g:adin|7.0 0h+5
b:graduate with|8.5 1l-61m+103a+3
b:a first|7.9 0g-813+717+63a+10
w:class|6.4 17+111j+171l-31m-41n+141p+7
s:class|6.0 17+919+41j+151l-31m-51n+51p+1347+3
g:clas|5.9 1j+41n+41p+4
g:lass|5.8 1j+71n+41p+42m+3
l:degree|6.5 1m+71o+3
w:married|8.5 3a+53o+9
s:marri|7.7 2y+33a+53o+13
g:<mar|5.8 0m+31h+41p+429+33a+43m+344+44a+3
g:marr|7.5 3m+33o+4
g:arri|6.2 3a+7
g:ried|7.3 0e+41w+3
w:pregnant|8.5 40+9
s:pregn|8.5 3a+540+8
g:nant|6.7 36+440+4
b:you pregnant|8.5 3a+340+8
l:pregnant|8.5 40+4
w:children|7.1 0f+30v+50z+624+53a+440+64e+3
s:child|6.7 0v+40z+81l+113o+440+3
g:<chi|6.3 0z+31l+332+3
g:chil|6.7 1l+3
g:hild|6.7 1l+3
g:ren>|5.5 0v+30w+524+426+427+329+3
b:have children|8.5 3a+340+7
w:authorised|7.9 23+53a+124m+4
g:ised|6.7 4k+3
b:authorised to|8.1 3a+6
w:sign|6.5 01+1302+603-30m+61t-323+192k+4
b:to sign|7.9 23+43a+5
w:contracts|8.1 0k+62c+73a+4
b:current role|7.9 37+53a+3
g:ostl|7.9 3a+3
b:was your|7.1 1o+31v+43a+63t-34i+3
g:gain|7.1 03+31u+44k+3
f:was|6.7 1l+31o+33a+64a+54f+4
g:<van|7.9 48+3
g:vanc|7.4 25+33a+3
w:supervisor|7.2 0g+73a+73k+64i-3
w:manager|6.7 3a+43k+63l+64b+44d+44g+5
b:your manager|8.1 3a+7
b:manager s|8.1 3a+7
b:s name|6.9 23+142z-331-33a+153y+5
w:referee|6.9 1t-33a+103l+12
g:eree|6.3 3a+33k+43l+5
b:the referee|8.5 3l+5
l:referee|7.7 3l+5
b:number of|6.1 28+529+42e+53a+143b-3
b:a reference|8.1 3a+113l-7
w:emergency|7.4 3a+10
s:emerg|7.2 3a+14
g:<eme|7.2 3a+5
g:emer|7.0 3a+44b+5
g:merg|7.2 3a+6
g:erge|6.7 3a+10
g:rgen|6.7 3a+6
b:emergency contact|7.5 3a+6
b:contact name|8.5 3a+3
f:emergency|7.7 3a+3
b:contact phone|8.5 3a+3
w:relationship|7.3 0k+60u+73a+73o+4
b:relationship to|7.9 3a+7
f:relationship|7.9 3a+6
w:superieur|8.1 3a+11
g:rieu|6.9 0e+31b+3
w:immediat|8.5 3a+7
s:immed|7.2 3a+53o+548+6
g:<imm|5.7 46+3
g:imme|7.0 48+3
g:edia|6.3 1p+63n+3
g:diat|7.0 48+3
l:immediat|8.5 3a+3
b:courriel de|8.1 01+63a+43l-4
b:personne en|8.5 3a+43l-4
f:courriel|5.9 01+31t+113a+5
b:personne a|7.4 3a+8
w:cas|7.7 0d+82o+53a+4
b:en cas|8.1 3a+5
b:cas d|8.1 3a+3
w:urgence|8.1 3a+5
s:urgen|8.1 3a+7
g:urge|7.0 0h+940+441+4
b:d urgence|8.1 3a+4
b:telephone de|8.1 3a+8
w:prevenir|8.5 3a+7
s:preve|6.5 0g+724+528+103a+7
g:reve|6.2 28+43a+3
b:a prevenir|8.5 3a+4
b:city would|8.5 3a+10
b:prefer to|7.7 2j+5
b:dans quelle|6.7 04+80a+31v+62j+43a+33r+4
b:quelle ville|7.4 04+53a+3
b:ville souhaitez|8.5 04-32w+33a+7
b:of our|6.1 0k+32w+536+33a+53m+53p+34f+54q+11
w:offices|7.9 2w+33a+12
g:ices|6.9 3a+4
b:our offices|8.5 3a+4
b:work from|7.1 46+44h+6
b:city of|8.1 04+40w-42v-33a+7
w:place|6.5 00+40a+80w-71o-51r+101v+31z+122p+62v+72w+34f+54p+6
s:place|6.2 00+505-30a+50w-51k+31o-41r+71v+41z+92p+42v+82w+133a+44f+44p+54q+4
b:place of|7.0 0a+60w-51o-31r+51v+61z+92v+92w-34p+4
f:place|7.3 1r+41z+42v+5
w:naissance|6.5 05-30w+1311-418+92x+52y+123a+10
s:naiss|6.5 0w+1518+62x+52y+123a+10
g:<nai|6.5 0w+718+32y+43a+3
b:de naissance|6.8 0w+122y+63a+4
l:naissance|6.9 0w+618+32y+4
w:starting|7.0 1v+338+43a+73t+54i+4
b:your last|6.7 1h+430+43a+113s-34a+54d+4
b:last salary|8.5 3a+63t-4
w:etait|8.1 17+31p+113a+43s-6
s:etait|8.1 1p+53a+43s-3
g:etai|5.6 1w+327+33a+34e+4
g:ait>|6.1 3f+33t+647+3
b:etait votre|8.5 1p+63a+4
w:dernier|6.5 1m-41q+101r+61v+51x+101y-33a+43s+740+44i+5
s:derni|6.1 0e+51h+61m-31q+71r+31v+51x+82c+63a+33s+441+44i+3
g:<der|5.8 1v+32v+43s+34i+4
g:dern|6.1 1q+4
g:erni|5.8 0u+31q+440+3
g:rnie|6.1 1q+4
g:nier|6.0 2c+3
b:votre dernier|7.9 3a+8
b:dernier salaire|8.5 3a+5
w:history|6.8 0f+30v+51e-41f+51v+31w+621+83t-33u-340+104i+4
s:histo|6.7 18+51e-31f+31v+31w+821+440+84q+8
g:hist|6.7 40+3
g:isto|6.4 40+346+3
g:tory|6.1 0a+3
b:salary history|8.5 3a+163s-33t-43u-3
b:when did|7.2 1n+41s+81x+721+73a-340+548-64a+4
b:leave your|6.8 37+73a+6
b:last job|7.9 3s+54a+6
b:when can|7.9 3a+11
b:when would|7.7 48+4
w:free|6.3 0s+310-417+61k+536-53a+73p+544+946-548+124b+84m+5
g:free|6.1 0u+34b+3
b:free for|8.5 0s+63a+348-3
b:for an|7.0 00+40f+40z+33a+5
b:an interview|7.5 00+4
b:a quelle|7.4 0s+514+61t+33a+4
b:quelle date|7.4 3a+448+4
b:date seriez|7.9 3a+3
b:disponible pour|7.2 38+539+43a+348-4
b:pour une|7.9 3a+348-3
b:une entrevue|7.9 3a+7
w:stay|7.0 0m+70q+437+339+163a+94j+5
g:stay|6.8 39+43a+44j+3
g:tay>|7.0 39+43a+4
b:you stay|8.1 37+339+5
b:stay in|8.1 0m+70q+3
w:employers|7.2 1v-636+43a+123k+9
g:yers|7.2 3a+43k+3
w:absent|8.5 3a+6
s:absen|7.7 3a+440+9
g:bsen|7.7 40+3
b:last year|7.4 1q+33s+440+4
b:your employee|8.5 3a+4
b:employee number|8.5 3a+33m+3
b:numero d|7.3 2i+32m+83a+541+4
b:d employe|8.5 2i+43a+64q-3
l:employe|8.1 3a+34q+3
b:reference number|8.1 3a+6
w:posting|7.3 0m+72w+103a+83n+44i-3
s:posti|7.2 0m+62w+63a+63n+53p+84i-5
f:reference|7.3 3a+9
b:l offre|7.9 3a+53n+3
b:is the|5.9 0t+61q+42h+93a+173m-33u+43v+348+34a+3
b:the name|7.9 2o+32y+53a+5
b:the person|8.5 3a+73m-54g+5
b:last employer|8.5 20-33a+34i+3
w:abroad|7.7 3a+64j+114q-3
s:abroa|7.7 3a+54j+9
g:<abr|7.7 3a+34j+3
g:abro|7.7 4j+4
g:broa|7.7 3a+34j+4
g:road|7.1 4j+5
l:abroad|7.9 4j+3
b:travaille a|8.5 3a+5
w:etranger|7.9 0v+33a+446+64j+34q-3
s:etran|7.7 0v+42l+63a+646+44j+34q-3
g:etra|6.8 4p+5
g:nger|6.5 0f+32z+33a+640+3
b:l etranger|8.1 3a+44q-3
w:nights|7.5 3a+1144+44j+64q-4
s:night|7.2 0c+43a+344+104j+54q-3
g:<nig|7.2 44+5
g:nigh|6.7 44+64j+4
g:ghts|6.5 3a+4
g:hts>|6.5 3a+3
w:run|6.8 0f+110k+90v+31w+63a+344+34n+5
b:ever run|8.5 24+4
w:business|6.2 0k+151v+827+1136+43a+74e+34j+44l+5
s:busin|6.2 0k+91v+527+72k+336+44e+74j+54l+5
g:<bus|6.1 0k+31v+327+3
g:busi|6.2 0k+427+3
g:sine|6.2 0k+427+3
g:ines|5.5 0k+445+44e+3
g:ness|5.7 0k+440+74d+4
l:business|7.1 27+3
w:second|7.2 07-308+41u+82k+62x-331+935+53a+3
s:secon|6.5 07-408+120k+41l+141u+52k+52x-331+1735+4
g:seco|6.3 08+41l+431+6
g:econ|5.9 17+731+63a-33t+3
g:ond>|6.3 4b+34k+3
b:a second|8.5 1u+5
b:currently have|7.7 3a+34o+3
w:student|7.4 17+73a+8
s:stude|7.1 17+61n+102e+53a+8
b:a student|8.5 3a+4
w:aux|7.0 0c+32a+43a+3
b:vous aux|8.5 2a+43a+7
w:presentement|7.4 0i+41v+82i+63a+104i+6
l:presentement|7.7 3a+34i+3
w:enrolled|7.9 13+81r+121s+9
s:enrol|7.5 13+91r+101s+17
g:<enr|7.2 13+31s+4
g:enro|7.5 13+31r+31s+6
g:nrol|7.5 13+31s+5
g:roll|6.2 1r+32a+7
g:lled|6.1 2a+42z+33a+5
b:in a|6.0 0u+31p+424+327+32d+42e+43a+104b+54e+3
w:program|6.9 1l+81n+61o+121p+81s+621-3
s:progr|5.8 1l+121m+71n+61o+101p+51s+91y+428+52a+845+134d+4
g:prog|5.8 1l+51n+31o+31s+445+5
g:rogr|5.8 1l+41n+31o+41s+345+4
g:gram|5.8 1l+31o+61s+32p+343+545+3
g:ram>|6.6 2p+43a+3
l:program|7.3 1p+3
w:smoke|8.5 3a+7
s:smoke|8.5 3a+7
g:oke>|7.9 3a+6
b:you smoke|8.5 3a+6
w:allergies|7.9 3a+440+13
s:aller|7.9 40+9
g:<all|5.8 0l+31e+52k+33a-33o+3
g:alle|6.1 07+310+31e+42f+42q+4
g:lerg|7.5 3a+7
g:gies|7.5 45+3
b:any allergies|8.5 40+4
l:allergies|8.1 40+5
w:tattoos|8.5 3a+4
s:tatto|8.5 3a+8
g:<tat|7.4 1w+54i+4
g:tatt|7.1 0t+31r+53k+3
w:internet|7.4 1t+52u+213n+3
g:tern|5.1 0u+51v+42i+112u+33c+53d+441+3
g:erne|6.0 1v+42i+5
g:rnet|6.6 2u+33a+3
g:net>|7.1 3a+3
b:at home|7.7 2l+33a+9
l:home|7.5 3a+7
w:quiet|8.5 3a+6
s:quiet|8.5 3a+4
g:<qui|6.2 20+33m+33p+3
g:quie|7.4 3m+44b+3
b:a quiet|8.5 3a+5
b:you own|6.9 0k+73a+64l+5
w:smartphone|8.5 3a+7
s:smart|8.1 0g+11
g:<sma|7.9 0g+33u+3
g:mart|7.4 0g+30s+6
b:a smartphone|8.5 3a+3
w:safety|7.7 0g+81k+5
s:safet|7.7 0g+51k+43a+3
g:<saf|7.2 0g+4
g:safe|7.2 0g+4
g:ety>|7.4 40+3
w:boots|7.9 3a+9
s:boots|7.9 3a+6
g:<boo|6.6 2q+63a+4
g:ots>|6.6 3a+5
b:vous vos|7.7 3a+43r+4
w:propres|8.1 3a+64l+8
s:propr|7.9 3a+44l+15
g:prop|7.3 49+54l+5
g:ropr|7.9 4l+4
g:opre|7.9 4l+4
b:vos propres|8.1 3a+64l+5
b:propres outils|8.5 3a+6
l:outils|8.5 3a+3
w:size|6.8 1w+53a+173f+74f+3
g:<siz|6.7 3a+7
g:size|6.7 3a+9
g:ize>|6.5 3a+5
w:shirt|8.5 3a+6
s:shirt|8.5 3a+4
w:wear|8.1 3a+73g+5
g:<wea|7.4 3g+44d+5
w:taille|7.7 3a+840+12
s:taill|7.7 3a+940+7
g:<tai|7.7 40+3
g:tail|5.6 3a+43y+34e+4
b:taille de|8.1 3a+5
w:chandail|8.5 3a+7
s:chand|8.5 3a+3
g:chan|5.9 0t+31i+420+33p+4
g:anda|7.2 2k+4
g:ndai|7.5 1l+5
g:dail|7.2 38+4
b:de chandail|8.5 3a+4
f:taille|7.7 40+7
w:height|8.1 3a+540+12
s:heigh|7.3 0g+43a+73g+540+9
g:<hei|7.3 40+3
g:heig|7.3 3a+4
g:eigh|6.7 0c+43a+53g+3
l:height|8.1 3a+340+3
w:book|7.3 1i+52q+163a+6
g:book|6.5 2p+32q+63z+3
g:ook>|6.4 0z+32p+32q+6
w:couleur|8.1 1a+112h+9
s:coule|8.1 1a+82h+7
w:preferee|8.5 2j+43a+6
l:preferee|8.5 3a+3
b:what does|7.1 3a+123s+5
w:teamwork|8.5 3a+3
s:teamw|8.5 3a+5
g:amwo|7.9 3i+7
w:mean|7.7 3a+8
g:<mea|6.8 3a+44l+3
b:teamwork mean|8.5 3a+3
b:mean to|7.7 3a+7
b:see yourself|7.9 3a+63p+548+3
b:yourself in|7.4 2d+73a+949-44b+64d+4
b:in five|8.5 3a+5
w:conflict|6.9 0k+92c+33a+6
b:a conflict|7.9 0k+53a+3
b:that you|5.6 02+30c+42h+42u+43m+63p+33q+43t+33u+54c+44l+64m+6
w:resolved|8.5 0v+53a+4
s:resol|7.9 0v+32h+104c+4
g:esol|7.7 2h+4
g:solv|7.7 2h+8
g:olve|6.7 2h+8
g:lved|7.4 24+3
w:comfortable|6.2 0f+50u+424+725+52k+338+53a+43g+64e+54j+6
s:comfo|6.2 0u+525+438+33a+33g+64e+34j+4
g:orta|5.6 2a+52q+43b+3
g:rtab|6.0 3b+6
b:you comfortable|6.5 0f+40u+324+53a+103g+3
b:comfortable with|7.1 0f+40u+53a+34j+7
w:public|6.2 0j+31b+41j+427+42c+172o+62q+62r-53a+544+54l+3
g:lic>|6.1 2c+5
w:speaking|7.9 2k+83a+34m+5
g:akin|7.1 0l+4
w:around|7.9 24+527+8
s:aroun|7.9 24+627+5
b:comfortable around|8.5 3a+5
w:large|8.1 00+7
s:large|7.5 00+41c+43a+8
g:<lar|7.5 3a+3
g:rge>|6.4 3a+33j+3
s:anima|7.5 2h+83a+13
g:<ani|7.5 2h+33a+5
g:anim|7.5 3a+4
g:nima|6.7 2h+33a+43t-33u+5
g:imal|6.9 3t-33u+4
g:als>|6.5 1e+4
b:comfortable working|7.5 2k+3
b:working at|7.5 0g+54o+3
w:heights|7.7 0g+93a+43g+6
b:at heights|7.9 0g+43g+3
b:travailler en|7.2 3a+5
w:hauteur|8.5 3a+53g+4
s:haute|7.9 1r+53a+63g+6
b:en hauteur|8.5 3g+5
w:climb|7.9 3a+33g+4
s:climb|7.9 3a+43g+3
g:<cli|5.8 1i+33a+64j+3
b:you climb|7.9 3g+5
w:ladders|7.9 3a+53g+5
s:ladde|7.7 3a+73g+7
g:dder|7.7 3a+3
b:climb ladders|7.9 3g+5
w:swim|8.1 3a+93g+5
g:<swi|7.5 28+33a+33y+3
b:you swim|8.1 3a+8
w:cold|7.9 24+528+43a+6
w:room|7.7 3a+14
g:<roo|7.5 3a+4
g:room|7.3 3a+5
g:oom>|7.1 2t+33a+9
l:room|8.5 3a+4
w:supervision|8.1 26+43o+8
g:isio|6.9 0l+3
w:sous|7.3 0v+52y+133a+53o+10
g:sous|7.0 2y+5
w:commit|8.1 2e+53a+644+5
s:commi|7.0 0k+70v+51c+42e+32n+33a+644+3
b:you commit|8.1 44+5
b:commit to|8.1 2e+344+5
b:to two|8.5 0o+43a+8
b:two years|7.1 0e+30k+40o+32c+63p+340+4
s:engag|7.3 0r+336+63a+9
g:enga|7.2 1o+33a+4
g:ngag|7.2 3a+3
g:gage|7.2 45+3
w:toute|7.7 0k+73g+10
s:toute|7.3 0k+42l+33a+63g+645+34j+3
g:<tou|6.0 1y+53g+4
g:tout|6.4 3g+3
b:toute la|8.1 3g+4
s:saiso|8.1 0u+33a+8
g:<sai|6.9 24+3
g:sais|6.9 1u+424+3
g:aiso|6.5 1v+320+52i+34g+3
g:ison|6.4 1v+420+4
w:holidays|7.7 3a+444+12
s:holid|7.5 3a+744+14
g:holi|7.4 44+4
g:olid|7.5 44+3
g:lida|6.2 1o+51y+62g+335+544+445+5
g:iday|6.8 44+9
w:booked|8.5 3a+6
s:booke|8.5 3a+9
g:oked|7.5 3a+4
l:booked|8.5 3a+4
w:vacances|8.5 3a+8
w:prevues|8.5 3a+6
s:prevu|7.9 1n+63a+4
b:a forklift|7.7 24+728+43a-3
w:aid|7.9 0g+73a+5
b:first aid|7.9 0g+5
b:aid certificate|8.5 0g-53a+8
l:certificate|7.0 3a+6
w:carte|6.5 0g+81x-32m+63a+93q+641+543+174k+34o+3
s:carte|6.4 0g+121e+72m+43a+53q+641+543+144k+4
g:cart|6.0 0g+51c+541+343+8
g:rte>|5.8 0s+343+64j+3
b:une carte|8.5 3a+44k+5
b:carte de|7.7 0g-33a+103q+3
w:secourisme|8.1 0g+43a+5
s:secou|8.1 3a+6
g:sme>|7.4 1v+3
b:de secourisme|8.1 3a+4
l:secourisme|8.5 3a+3
w:food|8.1 0g+31e+73a+4
w:handler|8.1 0g+41e+8
b:food handler|8.1 0g+31e+4
s:pilot|8.5 1j-34c+14
b:a licence|8.5 3a+3
b:licence to|8.1 1j+3
w:carry|7.3 0k+635+83g+124k+5
s:carry|7.3 0k+535+93g+84k+3
g:carr|6.3 1o+335+33g+3
g:arry|7.3 3g+3
g:rry>|7.2 3g+3
b:to carry|8.5 3g+4
l:permis|7.4 1j+32m-43a+6
w:expiry|6.9 0i+31j-62m+53a+642+543+84n+9
g:piry|6.9 4n+3
b:expiry date|7.3 42+343+64n+4
b:your licence|7.3 0w+33a+8
w:training|7.3 0g+1243+348+3
s:train|7.1 0g+83a+348+34q+3
g:aini|6.9 0g+44k+4
g:inin|6.5 0g+348+4
w:insurer|8.1 0d+63a+6
w:credit|7.1 0f+133a+543+10
s:credi|6.7 0f+113a+443+22
g:<cre|5.7 01+402+40f+315+71m+443+5
g:cred|6.2 0f+30g+61m+443+644+3
g:redi|6.2 0f+30g+443+844+10
g:edit|6.4 0g+443+13
g:dit>|7.0 3a+4
w:score|7.5 1p+1225+62k+163a+5
s:score|7.4 0l+61p+725+52k+123a+4
g:scor|7.3 1p+32k+6
g:core|6.8 1p+31y+32k+5
l:score|7.9 1p+5
b:travel to|8.1 3a+4
b:our office|7.5 00+34g+5
w:rate|6.1 25+92k+33a+63j+213s+93t+53v+3
g:<rat|5.7 25+43j+104p+3
g:rate|5.4 3j+845+34e+3
b:our website|7.9 3a+7
w:improve|8.1 3a+10
s:impro|7.9 3a+44d+8
g:<imp|6.4 3a+5
g:rove|7.2 3a+33n+3
b:our product|7.9 4f+4
l:product|8.5 3a+3
b:you know|6.8 24+325+43a+33m+53o+345+4
b:know about|7.5 0v+33n+44b+54f+4
b:about our|7.2 0m+83a+74f+5
b:our products|8.1 3a+6
w:visited|8.5 3a+6
s:visit|6.8 2u+43a+64j+154l+9
g:isit|6.7 3a+44j+64l+3
b:you visited|8.5 3a+4
b:visited our|8.5 3a+5
w:store|7.0 09+70o+72w+1038+43a+54f+4
s:store|6.6 09+50e+50o+110p+32w+74f+34q+3
g:tore|6.3 0o+31v+3
w:client|7.1 3a+124j+8
s:clien|6.2 0k+83a+124e+44j+104l+7
g:clie|6.2 3a+6
b:vous client|8.5 3a+5
w:shares|8.1 0k+10
g:ares|7.3 0k+33p+3
b:shares in|8.1 0k+3
b:your household|7.9 3o+44l+4
b:employed by|6.2 1v+52c+42i+53o+34q+7
b:by us|7.9 3a+104q+3
w:partner|7.9 0k+60p+5
s:partn|7.7 0k+60m+4
b:or family|8.5 3a+3
b:family member|7.7 0z+43o+4
w:industry|7.1 27+143a+83o-3
s:indus|6.9 27+1828-43a+4
g:indu|6.7 27+83y+3
g:ndus|6.9 27+7
g:dust|6.8 27+63g+3
g:ustr|6.2 27+7
g:stry|6.5 1l+327+42m+3
b:our industry|8.1 3a+4
g:<sea|6.3 20+33a+7
g:eat>|6.7 1u+33a+4
b:howlong have|6.4 26+827+728+1029+8
b:lived at|8.5 3a+3
b:at this|7.3 3o+34g+34i+34q+4
b:live with|7.9 10+33a+33o+53u+4
b:with your|6.9 01+62m+52x+53k+64g+4
w:parents|7.1 17+131q-63a+53l+63o+8
b:your parents|7.9 17+71q-33a+5
l:parents|8.1 17+33a+4
w:search|7.1 0f+81g+420+132v-53a+8
s:searc|7.0 0f+61g+320+92v-53a+12
g:sear|6.7 2r+53a+3
g:earc|6.7 20+32r+63a+4
g:arch|6.1 0o+320+42r+43a+5
g:rch>|6.8 20+33a+6
w:jobs|6.4 0m+80p+50q+1320+329+82w+83a+3
g:<job|6.4 0q+4
g:jobs|6.4 0m+30q+3
g:obs>|6.4 0m+30q+4
b:search jobs|8.5 3a+4
f:search|7.9 3a+6
l:jobs|7.3 0p+3
w:rechercher|8.5 3a+7
f:rechercher|8.5 3a+7
w:quantity|8.5 3a+10
s:quant|7.2 26+427+428+829+52h+33a+10
g:uant|6.3 28+33s+34a+3
g:anti|6.2 1i+32h+4
g:tity|6.7 3a+3
f:quantity|8.5 3a+5
l:quantity|8.5 3a+6
w:subject|6.8 1m-41o+52a+62c+836+5
s:subje|6.7 0v+61m-41o+102a+52c+536+33a+9
g:subj|6.7 1o+43a+3
g:ubje|6.7 1o+43a+4
g:bjec|6.2 1o+53a+5
f:subject|7.9 3a+9
l:subject|8.1 3a+9
f:objet|8.5 3a+6
w:order|7.1 2w+83a+73p-547+8
s:order|7.1 3a+63p-547+6
g:<ord|6.7 3a+5
g:orde|6.3 3a+73i+6
g:rder|6.7 0c+4
b:order number|8.5 3a+5
f:order|8.5 3a+4
b:company size|8.5 1v-33a+4
l:size|7.2 3a+8
w:employees|7.5 1e+926+43a+33b-33o+33p+5
f:number|5.8 07+32m-43a+83b+841-3
l:employees|8.1 1e+3
l:like|7.5 33+3
w:it|5.1 2z+433+64c+34j+4
b:as it|7.9 06+32z+63a+4
s:appea|7.7 06+52z+93a-44f+44g+7
b:who are|7.5 1a+31f-42z+749+44b+12
w:candidate|5.9 01+502+30e+40q+50x+41t+52i+72u+72v+62z+93b+53i+33n+349+64g+4
f:candidate|7.0 1t+32u+52x+42z+33b+33f+349+5
b:name in|8.1 23+4
b:in full|8.5 2z+4
b:name last|8.1 2x-32y+530+93a-3
b:last first|8.5 2y+72z+33a-3
w:mi|8.1 0q+62z+83a+7
w:nm|7.4 1r+61v+62x+112z+830+1031+332+73a-4
l:nm|7.5 2x+32z+430+432+3
w:put|6.7 00+40e+60j+70q+80v+41g+523+725+62o+42u+62z+33a-73m+6
b:we put|8.5 00+4
b:put on|8.1 0v+42z+3
b:your file|8.5 0o+8
l:names|7.4 31+3
b:of applicant|8.5 2z+3
w:block|8.1 23+52z+63a+5
s:block|8.1 2z+73a+3
g:<blo|6.7 2u+1140+4
s:capit|8.1 2z+53a+5
g:capi|7.9 3b+3
g:pita|6.8 3a+3
g:ital|6.4 0h+33a+5
w:print|8.5 00+72z+93a-3
s:print|8.5 00+72z+73a-3
g:rint|7.9 0f+524+3
w:applying|6.4 10+42i+72w+92z+73h+144g+8
g:plyi|6.4 3h+5
g:lyin|6.4 2i+33h+5
g:ying|6.1 3a+33h+5
l:applying|7.9 2z+34g+5
w:forename|7.0 2x+132z+6
s:foren|6.8 2x+192z+831+5
g:oren|6.4 0c+40w+52x+9
g:rena|6.7 2x+11
g:enam|6.8 2x+72z+331+3
b:forename s|8.5 2z+8
b:and surname|8.5 2x-32z+1430-7
f:forename|7.0 2x+112z+5
w:m|6.3 0p+411+71x+102f+331+103a-73w+444+4
b:i m|7.4 0n+42f+42z+744+3
w:goes|7.9 2z+1132+143a-43c+43w+7
g:<goe|7.5 2z+332+5
g:goes|7.9 2z+332+5
g:oes>|7.9 32+63c+3
w:shown|7.7 0w+52d+52f+535+73a-4
s:shown|7.7 0w+42f+72z+33a-3
g:show|6.2 2f+32q+32t+3
g:hown|7.7 2f+3
b:as shown|8.1 0w+32z+3
b:shown on|8.1 35+3
w:id|6.2 01+101t+72i+32m+142n+72r+82z+530+332+43a+63m+43z+741+1642+5
l:id|6.5 01+32m+53a+3
b:what s|6.5 2d+82z+53u+1045+104c+44d-44h+34i+4
b:s your|6.9 2d+112z+937+33u+54d-44i+3
s:stran|8.5 2l+62z+7
b:please state|7.0 2z+43a-3
b:state your|7.5 2z+33t+3
b:it is|7.5 0x+42q+33a+3
w:written|7.2 1i+42k+72l+42z+433+93a+4
s:writt|7.2 1i+42k+52l+32z+433+73a+3
g:ritt|6.5 1x+448+74k+3
g:ten>|5.3 0k+40o+30p+31q+345+34d+34m+3
b:your professional|8.1 2z+549+8
w:registration|7.4 0r+32m+122z+443+84l-4
g:istr|5.9 1l+41q+32m+4
b:professional registration|8.5 2m+32z+3
w:including|6.7 06+60v+40w+524+625-42y+32z+630+93a-63s+54q+3
s:inclu|6.2 00+506+90q+50v+30w+524+62z+530+63a-63b+33s+3
g:<inc|5.9 06+33a-33s+348+3
g:incl|6.2 06+330+3
g:nclu|6.2 30+3
g:clud|6.4 30+33a-3
g:udin|6.6 30+3
b:name including|8.5 2z+630+3
b:given names|8.1 2x+72z+3
f:complete|8.1 2z+4
b:name and|7.7 1r+72z+630-53a-43l+3
b:we will|8.5 2z+3
w:only|5.9 0w+40z+611+72n+32q+52x+32z+43a+83b+53d+63k+53t+444+7
g:<onl|5.6 2p+32q+33a+4
g:only|5.9 3a+5
g:nly>|5.8 3a+3
b:use it|7.9 2z+34l+3
b:it to|7.9 06+42z+6
w:reply|8.5 0p+82z+93a-4
s:reply|8.5 0p+52z+83a-3
b:of candidate|8.1 23+32z+4
l:candidate|7.0 2z+3
b:as you|8.1 2w+42z+545+8
w:appear|8.5 06+62z+6
b:appear on|8.5 2z+5
b:on the|6.2 0k+90v+332+33m+443+44b+34j+34l+3
b:of employment|7.1 24+42z+43a-33x+8
f:enter|6.5 1c-61d+61g+32f+32g+6
b:prenom s|7.7 2x+5
w:candidat|6.8 01+402+60e+50x+61t+523+42i+52x+430+63f+53z-3
b:du candidat|7.4 1t+523+32x+530+6
b:candidat ou|8.5 0x+52z+3
b:ou de|7.3 2z+33m+540+5
b:la candidate|8.5 0x+42z+3
b:au complet|8.5 06+5
w:tel|7.4 2z+330+33a-53b+203d+11
b:tel qu|8.5 2z+330+3
w:il|5.0 0w+33a+33e+33i+43k+33o+33t+34n+3
b:qu il|8.5 2z+330+3
w:figure|7.9 2z+53t+73v+13
s:figur|7.3 31+535+33t+53v+7
g:gure|7.9 3v+3
b:sur votre|8.1 2z+342+4
w:piece|7.1 1c+61e+101f+51i+62h+112q-53a-33q+64c+4
g:ece>|7.0 40+3
b:piece d|8.5 0w+4
b:nom prenom|8.5 2x+42z+5
w:majuscules|8.5 2z+730+7
s:majus|8.5 2z+730+6
g:lant|7.3 2z+3
f:identite|7.9 2z+6
b:comment vous|8.5 11+52z+17
w:vor|7.4 10+52z+830-338+63a-349+84p+4
w:und|6.7 07+80n+30x+31k+51p+81w+52h+62z+93l+64d+4
b:vor und|8.5 2z+9
w:nachname|7.7 2z+930+14
s:nachn|7.7 2z+1130+16
g:<nac|6.7 0w+730+535+63q+44b+3
g:nach|7.1 2z+330+53q+44b+3
g:achn|7.5 30+5
g:chna|7.7 30+5
g:hnam|7.7 2z+330+4
b:und nachname|8.5 2z+8
f:vor|8.5 2z+6
l:nachname|7.9 2z+430+3
w:ihr|6.6 01+50n+30w+725+32k+42o+52x+72z+63a-33f+133t+104a+94c+5
s:volls|8.1 06+70x+52z+103a-3
g:<vol|6.0 06+40d+42b+42z+4
g:voll|7.2 06+60c+52z+53a-33x+4
g:lsta|7.9 06+42z+3
g:stan|5.1 06+50x+31k+52v+33a+4
g:tand|5.7 0x+325+32v+33a+6
g:iger|7.4 1v+32v+34q+4
f:ihr|7.1 0w+42k+32x+32z+33f+6
w:der|6.4 0i+1210+61p+71r+91s+722+327+42a+52g+52z+53e+43q+74n+74o+8
b:name der|8.5 1r+82z+5
s:bewer|7.2 00+60e+80o+61c+82i+52t+52z+93a-43f+7
g:<bew|6.8 0e+40o+52z+33f+3
g:bewe|7.0 0o+336+53f+3
g:ewer|6.4 0o+32i+336+54k+4
g:werb|6.6 0o+310+536+33f+4
g:erbe|7.9 10+62z+3
g:bers|6.5 1z+32d+32m+32z+339+34a+3
w:vorname|7.5 2x+142z+1231+103a-3
s:vorna|7.4 2x+122z+1131+11
g:<vor|6.4 0v+31n+32t+52x+42z+331+53c+3
g:vorn|7.4 2x+52z+331+6
g:orna|6.7 2x+102z+331+83a-33i+63x+4
l:vorname|7.7 2x+42z+531+4
w:y|5.5 0d+32z+43a-4
b:nombre y|8.5 2x-32z+123l+3
w:apellidos|8.1 2x+102z+1130+93a-3
s:apell|7.4 2y+112z+930+143a-3
g:<ape|7.4 30+7
g:apel|7.4 30+6
g:pell|6.7 2y+32z+330+63w+5
g:llid|7.4 2y+330+5
g:lido|7.3 2y+430+4
g:idos|7.7 2z+330+4
g:dos>|7.3 1l+32z+330+3
l:apellidos|8.1 2x+330+4
w:completo|8.1 06+72z+73x+8
w:del|5.8 0n+30p-41f-31g+131n+91p+41s+51w+61x+420+921+423+525+32d+62k+72z+930+933+534+83f+43m+103r+73s-33v+34i+34l-34n+12
w:candidato|7.3 23+62i+92z+1230+103a-53f+54g+5
g:dato|6.6 0n+31v+32i+42z+330+3
g:ato>|5.9 0u+40w+52i+330+34k+4
b:del candidato|7.5 23+42z+630+63f+4
l:candidato|7.5 30+5
w:como|6.9 0t+1016+418+41a+423+725+42z+832+933+63n+15
g:como|6.8 0t+32z+43n+4
g:omo>|6.7 3n+5
w:te|6.1 0f+30t+42w+32z+33a-43m+43p+64b+44f+3
b:como te|8.1 2z+1032+93n+6
s:llama|8.1 0s+112z+16
g:<lla|7.9 0s+42z+532+3
g:llam|7.9 0s+52z+432+3
g:mas>|7.4 2l+72z+4
f:como|7.3 0t+325+32z+732+433+33n+7
w:voor|7.2 00+901+60n+40o+62z+113a-446+1049+114g+64j+5
g:<voo|6.4 2w+42x+42z+331+33a-33i+446+3
g:voor|6.4 1i+52j+42w+42x+52z+331+33a-43i+549+3
g:oor>|6.5 2z+33a-4
w:achternaam|8.5 2z+1230+8
s:achte|7.7 14+1117+62z+730+1034+123a-3
g:acht|6.7 02+403+30i+311+42z+330+734+33t+340+3
g:chte|6.2 0p+32w+33a-43x+4
g:hter|7.4 14+32z+430+434+4
g:rnaa|7.4 2x+52z+330+33i+5
g:naam|6.3 01+32x+32y+102z+630+1031+332+43a-43i+44i+4
g:aam>|6.4 01+42x+52y+92z+530+1131+332+33a-44i+4
l:achternaam|8.5 2z+330+6
s:volle|8.1 06+80d+82z+103a-3
g:edig|7.7 1d+32z+4
g:ige>|6.0 0z+31e+62z+33a-54i+44m+3
w:naam|7.3 1r+41v+323+62z+1433+634+143a-43l+83m+6
g:<naa|6.8 2z+334+3
l:naam|8.1 2z+434+5
w:nome|6.9 01+131r+111v+52x+172z+931+1132+533+734+73a-53l+43m+5
g:nome|6.4 01+31r+32x+32y+430+531+33i+3
b:nome e|8.5 2z+93l+5
w:cognome|7.7 2y+102z+630+12
s:cogno|7.5 2y+112z+1330+12
g:<cog|7.5 2y+42z+430+6
g:cogn|7.2 2y+430+5
g:ogno|7.3 2y+42z+430+4
g:gnom|7.5 2y+42z+430+5
f:nome|7.2 01+91r+41v+32x+92z+432+43m+4
l:cognome|8.5 2z+530+4
s:nomin|7.9 20-32z+1034+73a+12
g:nomi|6.5 15+517+133i+33t+4
g:omin|6.7 0q+315+424+3
g:tivo|7.4 20+5
g:ivo>|7.5 20+43w+3
l:forename|7.2 2x+8
s:chris|8.1 2x+839+33a-344+4
g:<chr|7.9 2x+3
g:chri|6.4 06+41o+523+42d+52x+3
g:rist|6.8 0u+32x+337+8
l:please|7.3 1f+32s+43a-33m+3
b:on official|8.5 11+5
b:official documents|8.5 11+4
b:do we|8.5 2x+43k+3
l:first|7.5 1e+32x+62z-33a-3
b:as per|7.9 2x+4
b:per id|8.5 2x+430+3
b:legal given|8.5 2x+4
w:no|5.0 00-306+707+908+60g-40k-30x+130z-410-1112+41d+81f+61g+31l+72e+52f+32m+232x+436+33a+123b+153f-43k+43o-741+1142+1043+1246-54l+34m-3
s:nickn|8.1 2x+432+16
g:<nic|7.9 32+3
g:ickn|7.7 32+540+4
b:there is|8.5 2x+4
b:is a|6.7 0u+31k+438+33a+546+44l+34p-3
w:separate|8.5 2x+345+6
s:separ|7.3 1b+31x+1120+82x+445+4
g:<sep|7.3 1x+320+3
g:sepa|7.1 1x+320+442+5
g:para|6.2 1x+3
g:arat|6.4 1x+3
b:box for|8.5 2x+44b+3
w:those|8.5 2x+345+4
b:candidate s|8.1 2n+52x+6
w:forenames|8.5 2x+731+14
l:forenames|8.5 2x+4
w:let|7.3 0m+3
b:start with|8.5 2x+4
f:let|7.9 0l+30m+52x+3
g:<sel|5.8 19+32t+43f+3
g:lon>|7.5 1i+5
w:etat|7.2 05+70a+50h+52x+331+53a+340+5
g:etat|7.0 1l+4
g:tat>|6.7 11+4
b:l etat|8.5 2x+431+33a-3
w:civil|7.5 2c+82x+531+63a+7
g:vil>|7.4 3b+4
b:etat civil|8.1 2x+331+3
l:civil|7.9 3a+6
w:petit|8.5 2x+93a-34b+10
s:petit|7.5 2x+646+447+64b+6
b:prenom legal|8.5 2x+432+3
b:prenom du|8.1 23+62x+52z-43m+3
b:a la|6.1 0f+40m+50o+40q+517+319+43a-3
b:la naissance|7.9 2x+4
w:figurant|7.9 2x+431+835+53a-442+4
g:uran|6.1 2w+43a+341+3
b:figurant sur|8.1 2x+335+4
b:sur l|7.9 0x+62x+3
w:acte|8.1 0v+52x+6
f:vorname|8.5 2x+9
w:laut|8.5 2x+1030+9
s:auswe|8.5 0l+92x+8
g:<aus|6.4 1r+31s+31x+34a+4
g:weis|7.9 0n+43q+341+6
w:rufname|8.5 2x+832+13
s:rufna|8.5 2x+632+8
g:rufn|7.9 3b+543+6
f:rufname|8.5 2x+332+6
b:nombre de|7.1 01+72x+637+63a+8
w:sin|7.7 2x+113a+341+154m+5
w:primer|8.5 2x+730+10
s:prime|8.1 17+62x+1130+63a-3
g:imer|7.3 2x+4
f:primer|8.5 2x+530+4
l:nombre|7.9 31+5
w:voornaam|8.1 2x+1431+12
s:voorn|7.7 2x+1231+113i+14
g:oorn|7.7 2x+531+43i+6
l:voornaam|8.1 2x+631+6
w:roepnaam|8.5 2x+1132+14
s:roepn|8.5 2x+332+10
f:roepnaam|8.5 2x+432+7
w:di|5.0 00+505+509+40g-30n-50o-30t+30u+30v-30w+40z+61c+31i+81j+61m+31n+81o+71p+31q+111s+31v+51w-31x+51y-31z+821+624-426+428+629+62g+62j+42m+42o-32x+935+436+63a-133k+33l+33p-33q+33w+43z+540+641-442+544-446+448+349-34b+74m+74n+74o+5
g:imo>|7.7 2x+43s+33u+3
w:come|6.5 0q+60t+517+518+320+625+52x+732+1033+338+43a-93n+1148+44d+7
g:come|5.8 4b+4
w:da|7.7 26+728+52x+102y+1136+73a-3
w:documento|8.1 2x+83q+15
g:ento|6.2 08+30n+40w+316+43a-3
f:m|7.9 11+1131+143a-43w+5
l:i|8.5 0g+431+9
b:name if|7.7 2y+7
b:if any|7.3 00+708+90v+42u+33a-8
f:second|7.7 08+42k+4
l:any|7.4 08+43a-3
w:init|8.5 31+17
l:init|8.5 31+6
b:enter it|8.5 1u+431+3
b:it here|8.1 31+332+43a-3
w:otherwise|8.5 31+73a-4
s:other|8.5 31+53a-34m+3
w:empty|7.9 31+53a+9
s:empty|7.9 31+33a+5
g:mpty|7.9 3a+3
g:pty>|7.9 3a+3
b:leave empty|8.5 31+3
b:initial s|8.5 31+8
w:between|6.8 0s+70y+617+52z-331+637+338+44j+44p+4
s:betwe|6.8 0s+60y+517+52z-331+537+338+43p+34p+4
g:twee|6.7 2s+431+5
g:een>|5.9 1k+33n+4
f:initial|7.9 23+331+8
w:blank|7.5 1x+53a+33d+347+5
s:blank|7.5 1x+33d+647+4
g:<bla|7.0 14+4
g:blan|7.3 4c+3
g:ank>|6.1 3y+8
b:leave blank|7.7 1x+53d+447+4
b:blank if|7.9 1x+43a-33d+3
w:none|7.4 0i+41j+525+43a-44l+5
b:if none|8.5 3d+4
l:middle|8.5 31+4
w:2|5.6 07-1108+220v+41f+51p+61u+41v+52h+192p+152x-931+1138+103a+43f+44i+7
l:2|6.2 07-408+172h+42p+52x-431+53a-44i+3
b:second prenom|8.5 31+5
w:initiale|8.5 31+12
f:initiale|8.5 31+6
w:intermediaire|8.1 25+62x-531+12
g:erme|6.6 31+33a-34m+4
w:autre|6.4 0k+80q+71e+102p+92y+531+635+43a+43p+9
f:autre|7.2 1e+62p+831+33a+6
g:weit|7.3 1e+431+6
g:eite|5.8 0k+326+32u+431+53o+34m+34q+4
w:weitere|7.4 0q+51e+122l+72p+731+113a+7
s:weite|7.4 0q+81e+152p+331+8
g:amen|6.1 00+631+532+333+334+33a-440+5
g:men>|6.3 31+632+33a-440+349+3
f:weitere|7.7 1e+72l+431+4
s:segun|8.5 2a+531+163a-3
g:<seg|7.1 0i+42b+431+4
g:segu|6.9 0i+32b+531+3
g:ndo>|6.7 0s+40w+526+431+83a-348+44n+5
w:otros|7.7 1e+82l+62p+92y+731+63a-3
s:otros|7.7 2l+52p+102y+1031+83a-3
g:<otr|7.5 2p+531+4
g:otro|7.2 2p+631+44f+3
g:tros|7.3 2p+331+44f+4
g:ros>|7.0 0e+331+34a+44f+3
w:nombres|8.5 2y+931+7
b:otros nombres|8.5 2y+431+10
f:otros|7.7 2p+531+4
g:ede>|6.6 31+43w+8
g:usse|7.9 1m+431+4
g:ssen|6.8 0k+31l+631+43a+6
w:namen|8.1 2y+831+1233+8
s:namen|7.5 2y+731+833+1434+133a-4
l:namen|8.5 31+5
l:nome|8.1 31+734+4
b:legal surname|8.5 30+5
w:apellido|7.9 2y+1530+9
g:ido>|6.5 1b+42y+330+332+43a-3
b:and your|8.1 30+4
f:and|8.5 2z-330+6
b:surname s|8.5 2y+8
w:prefix|7.3 30+33c+123w+15
s:prefi|6.7 0t+52j+53a-43c+273w+16
g:refi|6.6 0t+33c+123m+43w+6
g:efix|7.2 3c+43w+6
w:such|7.4 00+724+430+436+33a-346+34m+44o-4
g:<suc|6.4 4a+6
g:such|7.3 3a+3
b:such as|7.5 00+424+430+446+3
w:van|6.0 05+40i+40k+80l+40n+40q+61j+61m+51o+41r+51w+31z+1020+1021+1722+42i+42o-530+334+738+53a-113f+33l+43m+33z+649+74k+94l+5
w:o|6.4 08+130c+30u+120w+70z+1112+314+1630+33a-53v+103x+842+446+44o+74p+9
l:o|8.1 08+6
s:patro|7.4 30+2136+446+747+7
g:<pat|6.2 1j+330+5
g:patr|7.4 30+6
g:atro|7.4 30+647+3
g:rony|7.9 30+8
g:onym|7.9 30+7
g:miqu|7.9 1q+3
w:lettres|8.1 2f+1130+9
b:nom du|7.1 1m+530+43a+63m+1343+3
w:sans|7.1 00-41g+52x-32z-330+123a+1546+34m+4
g:<san|6.6 40+7
g:sans|7.1 3a+3
g:ans>|5.8 18+10
b:votre carte|8.5 0g+830+33a-3
b:carte d|8.5 30+341+4
w:assurance|7.9 30+53a+441+10
s:assur|7.7 30+43a+441+544+4
g:<ass|5.7 0l+325+440+346+3
g:assu|7.1 2m+540+449+3
g:ssur|7.5 3a+4
g:sura|6.9 3a+441+3
b:d assurance|7.9 3a+441+4
w:maladie|7.9 30+43a-440+1141+4
s:malad|7.5 0z+630+33a-540+1041+4
g:<mal|7.1 11+340+4
g:mala|7.5 40+4
g:alad|7.5 40+4
g:ladi|7.7 40+3
g:adie|6.6 40+4
b:assurance maladie|8.5 30+341+3
f:nachname|8.5 30+8
g:ilie|6.9 17+31o+527+530+93a+4
g:ienn|6.9 30+5
s:reise|7.7 30+442+134j+15
g:<rei|7.4 42+64f+34j+9
g:reis|7.5 3a+542+54j+6
g:eise|7.5 0n+442+64j+5
g:epas|7.9 39+342+64a+3
f:apellido|8.5 2y+630+3
s:gesla|8.5 11+1430+15
g:esla|7.9 0a+411+630+6
f:cognome|7.9 2y+730+9
w:nickname|8.5 32+6
l:nickname|8.5 32+4
w:known|7.5 2l+112y+932+10
s:known|7.5 2l+92y+832+9
g:nown|7.5 2l+432+3
b:known as|8.5 32+7
w:chosen|8.5 32+4
s:chose|7.9 32+64b+6
g:hose|7.7 4b+3
g:sen>|7.0 3a+64j+3
w:different|7.4 18+82y+932+6
s:diffe|6.8 11-418+162y+1032+8
g:iffe|6.7 18+52y+332+33a+4
b:if different|8.1 32+43a+8
b:different from|8.5 18+332+4
b:from your|7.2 0w+318+51f+51h+8
b:what would|6.8 20+53t+447+44d+54g+7
l:by|7.5 0t+332+53a+448+6
w:interviews|7.7 0l+80s+632+63a-54h+5
g:iews|7.5 0l+3
b:do your|8.5 32+44p+5
w:friends|8.1 32+7
s:frien|6.9 32+63a+103m+53n+64b-44d+3
g:<fri|6.4 3a+43n+344+6
g:frie|6.9 3a+4
g:iend|6.5 3a+4
w:something|6.4 0f-30q+416+51i+824+632+438+33a+33i+53p+43q+74a+74c+7
s:somet|6.3 0q+41i+41k+51q+332+439+33p+33q+44a+84c+6
g:<som|6.0 49+3
g:omet|6.3 3p+3
b:something else|7.7 0q+332+3
w:display|8.5 32+63a+5
s:displ|8.5 32+93a+5
g:play|7.5 0y-33a+6
b:display name|8.5 32+6
b:used at|8.5 24+432+7
b:at work|7.1 1b+424+332+64a+64d+14
b:name for|8.1 1v-332+73a+4
b:for your|6.7 01+302+628+732+73f+53r+33z+348+4
w:badge|7.4 2i+732+103a+53i+54q+6
s:badge|7.4 19+32i+632+73a+54q+5
g:dge>|5.9 25+62k+3
l:badge|8.5 32+3
b:if your|8.1 32+53a-3
b:your lived|8.5 32+4
b:the one|8.5 18+532+63a-4
b:your id|8.5 2z+532+43a-3
b:please share|8.5 32+6
b:share it|8.5 1t+332+63a-3
b:how should|7.9 0t+72q-532+53a+4
b:should our|8.1 32+53a-43b+4
w:recruiters|8.5 0q+632+93a-4
g:ters|6.1 23+42f+53a-5
b:our recruiters|8.5 32+5
b:you on|7.3 00+32i+32o+432+43a-53b+54o+6
w:g|6.2 09+30g+41j+61m+62v+432+633+534+73a-43c+64o+14
b:e g|6.6 1m+532+333+434+43a-43c+44h+3
w:instead|8.1 1d+432+9
s:inste|8.1 1d+532+63a+4
g:inst|5.9 1r+142p+3
g:nste|7.5 1r+33d+648+3
b:instead of|8.1 1d+332+33a+3
g:ntha|7.5 4o+6
s:alias|8.1 2y+1432+93a-3
g:<ali|7.3 2y+43a+5
g:alia|6.7 0h+32y+532+4
g:ias>|6.9 32+43k+43p+345+3
l:prefer|8.5 32+5
b:name to|7.9 23+732+4
b:to be|5.2 0f+80j+70k+30m+30q+30u+514+416+31k+62j+32w+43a-73i+43t+346+84d+3
w:correspondence|7.2 06+100t+51t+52j+332+53a-4
g:onde|5.9 1r+42j+103a-3
g:nden|5.9 2e+32j+739+33j+63m+5
b:correspondence if|8.5 06+332+5
b:if other|7.9 0q+332+43a+5
w:than|6.3 2l+33a+43u+44d+3
b:other than|7.4 0h-50v+41a+32l+83a+4
w:also|7.7 3a+3
w:short|7.0 2t+43a-349+34b+84q+5
f:also|8.5 2b+332+3
s:norma|8.1 32+639+4
g:<nor|7.2 32+3
g:rmal|7.9 32+3
s:affir|7.7 0x+932+143a-3
g:affi|6.2 32+5
g:ffir|7.7 32+6
g:irme|6.4 1u+42h+332+4
w:choisi|8.5 2x-432+114f+4
s:chois|7.0 01+805+51c+52j+42w+332+63r+44g+3
g:hois|7.0 01+3
b:vous que|7.2 0f+30n+332+43k+6
b:que l|7.3 0f+62j+42k-332+347+7
b:l on|7.7 0f+52j+52k-332+4
b:on vous|7.0 0q+40s+42j+72k-332+43b+4
w:privilegie|8.5 0t+732+7
s:privi|7.9 0t+62j+532+5
g:legi|7.4 2m+432+5
b:s il|7.7 32+434+43d+33e+4
w:differe|8.5 18+832+73a-4
b:au travail|7.9 32+938+33a+93b-43d+6
w:prefere|7.2 0l+50s+42w+632+73a+7
w:devons|8.1 32+83m+11
s:devon|8.1 32+63m+9
b:devons nous|8.5 32+53m+6
w:utiliser|7.3 0n+324+432+73a-33i+845+64l+7
g:ors>|6.7 3g+7
w:entretien|7.0 00+30s+828+632+63a+4
g:reti|6.7 28+3
g:etie|6.5 3a+4
g:tien|5.5 4i+3
b:l entretien|7.9 32+53a+4
w:affirme|8.5 0x+332+9
g:rme>|6.5 0q+40x+3
w:wie|6.1 0t+524-525+826+327+928+629+1032+633+937+63n+113s+73t+53u+5
w:mochten|7.3 0q+30t+720+72j+32w+732+63a-34b+64f+5
s:mocht|7.1 0m+40q+60t+320+62j+32w+432+63a-34b+74f+3
g:<moc|7.1 0q+3
g:moch|7.1 0q+3
g:hten|6.8 0p+50z+43a-340+3
b:wie mochten|8.5 0t+432+5
w:sie|4.4 0c+90d+30f+40g+80h+40j+50k-30v+70x-40y+30z+1112+415+317-31e-41o+41p-324+327+428+329+42c+92p-32v+335+338+33g+73i+43n+83s+33t-33w-340+941-346+1147+448+34b+34d-34f+74k+54m+84q+3
b:mochten sie|7.3 0t+320+72j+42w+532+54b+64f+3
g:nges|7.9 32+3
g:spro|7.7 1i+7
g:chen|6.2 27+32l+72y+3
w:werden|7.5 0q+100t+82j+532+746+7
s:werde|7.4 0q+60t+42j+332+646+749+8
g:werd|7.4 46+349+4
g:erde|7.1 0c+549+3
g:rden|6.5 32+33i+6
f:wie|6.1 25+427+433+337+33n+4
w:bevorzugter|8.5 2w+832+7
s:bevor|7.5 0t+152j+82w+432+93a-44p+11
g:<bev|7.2 0t+42w+332+34p+4
g:bevo|7.4 0t+44p+5
g:evor|7.5 0t+42w+34p+3
g:vorz|7.4 0t+54p+5
g:orzu|7.4 0t+44p+5
g:rzug|7.5 0t+44p+4
g:zugt|7.5 0t+42w+34p+4
g:ugte|7.7 2w+34p+4
g:gter|7.9 2w+332+337+5
f:bevorzugter|8.5 2w+432+6
g:spit|7.0 32+4
w:preferido|8.5 0t+532+8
g:feri|6.5 0t+32w+332+33p+4
l:preferido|8.5 32+4
s:gusta|8.5 2w+1032+11
g:sta>|6.5 1t+31x+632+33a-340+3
b:que te|7.7 0t+632+83a-44f+84g+5
w:hoe|7.2 0t+511+726+328+52k+532+1133+113a-43n+12
w:wil|7.3 0m+60p+80t+420+532+113a-43t+74b+74f+7
b:hoe wil|8.5 0t+532+9
b:wil je|7.5 20+332+83t+74b+74f+4
g:word|5.2 02+803+81c+43a+43z+6
f:hoe|7.2 11+326+428+332+433+53n+4
w:preferito|8.5 0s+732+10
g:erit|7.3 0x+4
g:ito>|6.9 1m+32u+343+34l+4
w:ti|7.0 11+318+32v+632+113m+847+749+84b+104f+7
s:chiam|8.5 0s+932+10
g:ano>|6.9 0h+419+432+43o+3
f:come|7.5 0t+332+53n+7
l:suffix|7.9 34+5
b:name suffix|8.5 34+5
s:gener|6.9 0y+511+1617+51p+534+63a-640+5
g:gene|6.5 11+63a-34l+3
w:ii|8.5 0i+434+8
w:applicable|7.7 0h+51x+82m+33a-33d+9
g:icab|7.7 3d+3
g:cabl|7.7 3d+3
b:if applicable|7.7 0h+51x+52m+33d+7
b:or a|7.0 0e+31a+334+43e+83o+3
g:mera|7.5 04+7
g:eral|6.2 1p+329+32k+33a-4
g:ral>|6.1 0u+33m+3
f:does|6.5 18+63o+446+3
w:after|6.2 0o+130z+102h+534+337+939-33k+63q+33x+84p+11
s:after|6.1 0o+80s+30z+62h+334+537+839-33k+43q+33x+74p+7
g:<aft|6.1 0o+54p+3
g:afte|6.1 0o+3
g:fter|6.1 0o+537+3
w:suffixe|8.1 34+14
g:ixe>|7.3 34+3
f:suffixe|8.1 34+6
b:du nom|8.1 30-333+9
b:il y|8.1 2c+334+33d+6
b:y a|6.8 0v+32c+33a+53d+4
b:a lieu|8.5 34+33d+3
l:lieu|7.9 04+102v-3
w:namenszusatz|8.5 34+18
g:mens|7.5 33+334+4
g:zusa|7.9 08+534+549+5
g:usat|7.9 08+734+4
g:satz|7.7 08+32d+334+43j+5
g:atz>|7.7 08+72d+33j+3
f:namenszusatz|8.5 34+7
w:z|8.5 34+93c+12
w:b|6.5 0w+91j+1634+63a-53c+640+646+64o+12
b:z b|8.5 34+63c+6
w:sufijo|8.5 34+16
s:sufij|8.5 34+7
g:fijo|7.9 34+43c+4
g:ijo>|7.9 34+53c+5
f:sufijo|8.5 34+7
b:del nombre|8.5 33+734+4
g:voeg|7.9 08+634+54b+3
b:van de|7.4 1m+61o+41z+634+63m+4
g:sso>|7.1 11+634+33c+5
w:previous|6.5 0e+60f+31b+41v+624+82q+52y+930-43k+74q+5
f:previous|7.7 2y+530-33a+8
b:known by|8.5 2y+6
b:by any|7.9 2y+5
b:other name|8.5 2y+93a-3
w:so|6.4 3a-4
b:if so|8.5 2y+4
f:former|7.4 1v+72y+73a+54i-34q+3
f:birth|7.7 0w+93a-4
l:different|7.9 2y+43a+3
b:list all|8.5 0h+32y+4
w:aliases|8.5 2y+16
b:under which|7.9 20+72y+53a-44o+6
b:which you|6.2 0s+50t+30v+315+320+62j+42t+52y+344+3
w:studied|7.7 1n+71o+41s+102y+63a-4
s:studi|6.0 17+71l+161n+191o+161q+71s+222y+338+53a-54p+4
g:tudi|5.5 1l+81n+91o+141q+31r+41s+83a-4
g:udie|6.1 1n+71o+151s+83a-3
l:studied|8.1 1o+5
b:which your|7.9 2y+53a+44n+5
b:your education|7.9 0f+31q+72y+3
w:records|8.1 0w+51h+52y+53a-4
g:ords|7.9 03+3
g:rds>|7.1 4a+5
b:may be|7.1 0k+40s+42y+33k+74m+3
w:held|6.1 0g+30h+60i+130k+120o+50s+62a+72c+72y+73a-94i+134o+9
g:<hel|5.7 0i+40k+32y+34b+54i+5
g:held|6.0 0i+40k+33a-44i+6
b:be held|8.5 0o+52y+3
l:held|6.6 0i+40k+42c+34i+5
w:marriage|8.1 2y+53o+10
b:marriage or|8.5 2y+43o+4
g:deed|7.7 3z+3
b:list any|7.5 40+3
b:any previous|8.5 2y+3
b:will need|7.9 0j+4
w:verify|7.5 03+111u+92f+52y+43a-33k+3
g:rify|7.5 03+31u+3
b:to verify|8.5 2y+3
b:your employment|7.7 2y+33a+9
w:prior|7.5 0e+91v-324+62y+93a-73k+54q+11
s:prior|7.3 0e+817+1024+42y+43a+43k+44q+7
g:prio|7.3 17+34q+3
g:ior>|7.1 2c+33a-3
f:prior|7.9 0e+42y+54q+5
b:at birth|7.3 0w-811-418+72y+10
w:7|7.5 2h+132y+744+9
b:past 7|8.5 2y+53a+3
w:checks|7.9 0f+82y+33a-53k+10
b:reference checks|8.5 2y+43a-43k+5
l:checks|8.5 3k+3
w:since|7.5 21+1528+729+72y+53a-3
s:since|7.4 0x+421+728+729+62y+63a-3
g:<sin|5.4 0c+321+329+34k+7
g:sinc|7.4 21+3
b:age 18|7.9 0c+62y+4
w:dates|7.3 0c-31n+51s+81x+521+42y+93a-43k+44q+5
s:dates|7.3 0c-31n+51s+31x+42y+83a-34q+4
f:all|8.5 2y+3
l:dates|8.5 2y+3
w:relative|7.4 0z+52e-32y+63a-63o+84h+6
b:information relative|8.5 2y+4
b:relative to|8.5 2y+4
w:change|7.2 18+620+92y+43p+9
s:chang|6.7 00+518+420+123p+16
g:hang|6.4 20+43p+4
g:nge>|6.0 0y+320+32f+3
b:a change|8.5 20+42y+4
b:to check|7.9 06+50f-32y+53k+5
b:check your|8.1 1u+4
b:give the|7.5 2r+62y+33a-44n+4
w:nursing|7.4 1o+32m+102y+344+94g+6
s:nursi|7.4 2m+52y+33a+544+84g+4
g:ursi|7.3 17+32m+3
g:rsin|7.3 44+3
w:council|8.5 2y+64q+8
s:counc|8.1 2y+43o+44q+5
g:unci|7.2 1w+733+6
w:porte|8.5 2q+52y+103a-3
s:porte|7.9 0x+52q+42y+63a-33g+4
g:orte|6.7 2y+53a-33w+342+445+34g+4
b:un autre|7.7 0k+50q+32p+42y+4
w:lequel|7.5 2y+6
l:lequel|8.5 2y+3
f:ancien|7.7 1v+32y+44q+8
w:noms|7.9 2y+143l+43o+4
w:utilises|8.1 0n+32y+7
g:ises|6.5 2a+32y+338+345+3
w:si|6.1 3m+43w+347+4
b:naissance si|8.5 2y+4
b:si different|8.5 2y+4
w:anterieurs|8.5 2y+5
s:anter|7.5 0e+140f+31b+72y+54q+3
w:lesquels|8.5 24+52y+4
s:lesqu|8.5 24+52y+6
g:<les|7.1 16+5
g:els>|6.0 45+34j+34l+5
w:etudie|7.9 1o+101r+112y+53a-3
s:etudi|7.2 1h+41o+51r+82m-32y+53a+7
f:noms|8.5 3l+3
l:travaille|8.1 1x+4
b:a ete|8.1 2y+63a-33n+44a+5
s:deliv|7.7 1j+52y+73a+54c+64l+4
g:deli|7.2 0v+42m+5
g:eliv|7.7 4c+3
g:ivre|7.1 2b+6
g:vre>|7.2 2b+3
b:sous le|8.5 0v+62y+83a-3
l:de|8.5 2y+33t-43u+6
s:gebur|8.1 0w+162y+18
g:<geb|6.7 01+50w+142y+83a-3
w:fruhere|8.5 0e+82y+9
s:fruhe|7.4 0e+122s+32y+63a-33k+448+14
g:<fru|7.4 48+4
g:fruh|7.4 0e+448+4
g:ruhe|7.4 0e+348+4
g:uher|7.9 0e+3
f:fruhere|8.5 0e+62y+5
g:<mad|7.0 2y+53w+4
g:<sol|6.5 36+4
g:lter|6.9 0y+417+32y+3
g:era>|7.1 1c+31o+42y+43f+5
g:sado|7.5 2y+3
g:ado>|5.9 0a+40e+42m+33a-44k+34q+4
s:geboo|8.5 0w+152y+15
g:gebo|7.3 0w+82y+5
g:eboo|7.5 0w+32p+32y+43z+4
g:oort|7.9 2y+63e+442+3
g:tena|6.5 28+32y+3
w:alla|8.1 0j+70o+62y+7
g:alla|7.4 2y+3
w:nascita|8.5 0w+122y+8
s:nasci|8.5 0w+82y+6
g:asci|7.9 0w+40y+5
g:cita|7.4 0w+3
g:ita>|6.0 1w+329+42v+335+43a-3
l:nascita|8.5 0w+32y+3
w:pronunciation|8.5 33+9
s:pronu|7.7 33+20
g:ronu|7.7 33+8
g:onun|7.7 33+6
g:nunc|7.7 33+8
w:phonetic|7.9 33+14
g:onet|7.2 33+153r+3
g:neti|7.4 33+13
g:etic|7.5 2h+433+10
g:tic>|7.2 2h+333+5
s:spell|8.1 33+93a+7
f:phonetic|8.1 33+8
w:help|7.2 00+100z+733+946+44g+8
g:help|7.1 00+3
g:elp>|7.2 00+3
w:say|6.9 24+333+93a-53t+44b+7
b:say your|8.5 33+12
b:name right|8.5 33+7
l:right|8.5 33+3
g:ics>|7.3 24+533+33a-3
f:say|8.5 33+54b+9
g:nced|6.7 21+533+4
g:ced>|6.4 21+425+333+43m+3
w:get|6.2 0j+30p+30t+52b+44g+3
b:to get|7.3 0j+30p+60t+63a-64g+44l+5
b:when we|8.5 39+6
w:way|7.0 0k+70t+1924+733+538+33a-83b-33m+84l+34p+7
b:the way|8.5 0t+6
w:sounds|8.5 33+11
s:sound|7.9 24+533+15
g:soun|7.9 33+6
g:unds|7.9 33+3
f:we|6.3 00+32q+338+63a-8
w:guide|8.5 33+14
s:guide|8.5 33+8
g:<gui|7.3 1j+3
g:udio|6.9 1l+31q+433+3
g:dio>|7.2 1p+31q+33a-3
g:ayin|7.9 17+4
g:<mis|6.3 4j+3
b:us how|8.5 33+3
b:it should|8.5 06+633+6
w:sound|8.5 24+533+6
s:named|8.1 3a+33k+7
g:amed|7.9 44+7
g:rop>|7.3 1t+3
b:how to|8.5 24+333+7
b:to say|8.1 18+433+63a-3
w:se|7.3 1l+81z+533+6
w:ecriture|8.5 1i+62x-433+9
g:itur|7.1 1p+54l+7
w:phonetique|8.5 33+9
w:bien|8.5 33+83a+8
g:ipti|6.4 1w+8
g:ptio|6.0 1w+72d+4
g:auss|7.7 1n+433+3
g:spra|7.1 2j+92l+1233+33a-3
g:prac|6.5 2j+82k+32l+933+3
g:rach|7.2 2j+82k+32l+1333+3
g:ache|5.9 1l+32j+72l+83a-4
w:ihres|8.1 33+123a+73z+9
s:ihres|8.1 33+73a+33z+7
g:<ihr|6.1 17+333+535+33k+3
g:ihre|6.1 33+4
g:hres|7.5 33+33t+4
g:<spr|6.7 0k+32j+42k+72l+533+5
g:rich|6.9 0p+51o+81r+34b+3
g:icht|6.4 0p+40z+31n+31o+71r+43f+544+3
g:cht>|7.2 11+94p+3
w:ihren|7.9 1f+81i-32q+633+83a+5
s:ihren|7.9 1f+633+73a+5
g:hren|6.7 27+329+3
w:aus|7.4 1b+924+325+62f+62g+92h+633+73a-5
l:aus|8.1 25+3
w:pronuncia|8.5 33+15
g:cia>|5.9 0y+429+32j+3
w:tu|5.9 1g+43a-43z+34a+34n+3
g:acio|5.6 04+30g+30x+41c+31n+51q+335+53a-4
g:cion|5.3 04+306+30x+31c+31n+51w+635+44o+3
w:spreek|8.1 2k+62l+733+8
s:spree|7.9 2k+62l+533+84f+8
g:spre|7.0 2k+533+43w+5
g:pree|7.5 33+33w+64f+3
g:reek|7.7 33+33w+54f+3
b:spreek je|8.1 2k+52l+533+8
b:je je|8.5 33+7
w:tuo|7.5 1f+51q+42o+533+44a+44o+9
b:il tuo|7.7 1f+31q+433+44o+4
b:your pronouns|7.9 3i+6
w:she|8.1 3i+16
w:he|7.9 0n+73a-33i+19
w:they|7.5 3i+7
w:them|7.0 3i+4
b:they them|8.5 3i+7
l:them|7.4 3i+3
b:our team|7.9 38+5
g:<tal|6.2 0q+122l+53a+3
g:talk|7.9 3l+3
b:about you|7.4 0f+42p+42u+53a-53i+349+104b+11
f:he|8.5 3i+5
w:refer|8.5 3a+73i+7
w:third|7.7 2h+536+63a-53i+134j+5
s:third|7.7 0f+32h+536+33a-43i+84j+4
g:hird|7.7 3i+3
b:the third|8.5 2h+33i+8
b:you are|5.7 0c+415+324+42f+52h+42l+42v+437+545+34a+3
w:doing|7.5 28+93a-53g+53i+54f+64i+3
s:doing|7.5 28+54f+34i+3
g:<doi|7.1 1u+3
g:oing|7.1 1y+5
b:doing so|8.5 3i+3
f:share|7.5 3q+549+44a+5
w:pronoun|8.5 3i+13
b:you d|6.6 0m+32p+32u+52w+83a-43j+73u+44p+4
b:d like|7.0 0m+72p+42u+63a+33j+4
b:know your|7.9 24+42v+53a-33l+4
w:add|6.6 0q+41c+31e+41f+31h+32p+73a-63f+113i+345+84b+12
w:below|7.1 1g+43a+43u+6
l:below|7.9 1g+4
b:your interview|8.5 3i+3
w:schedule|7.4 3i+63x+1744+54p-3
s:sched|7.2 28+53i+43x+1344+3
g:sche|5.8 14+517+41j+31m+43a+33x+3
g:hedu|7.2 3x+4
g:edul|7.2 3x+5
g:dule|7.3 3x+5
f:my|7.4 1y+3
b:select the|7.4 0y+43c+53i+3
f:select|6.4 05+40a+60t+325+32w+4
b:please let|8.5 00+43i+5
b:let us|7.9 0m+444+4
b:us know|8.1 3i+644+3
b:know how|8.5 24+53i+3
b:how you|7.4 11+43a+33i+34c+34e+7
b:referred to|8.5 3i+53n+4
w:example|7.1 1i+71t+163a+33i+44a+7
s:examp|6.9 1i+101t+113a+33i+74a+44c+34e+4
g:exam|6.5 1i+41t+43a+3
g:xamp|6.9 1i+41t+4
b:for example|8.1 3i+6
b:or something|8.1 16+33i+5
b:other please|7.9 3a+133i+53n-3
w:specify|7.2 3a+43i+3
b:please specify|7.3 14+43a+73i+43n-547+54o+5
l:specify|7.5 3a+5
f:pronoms|7.9 3i+7
b:utiliser il|8.5 3i+8
b:il elle|8.5 3i+8
w:iel|8.1 3i+19
l:iel|8.5 3i+6
w:doit|7.9 0t+81u+143i+5
g:doit|7.9 0t+3
b:doit on|8.5 0t+63i+5
s:gramm|8.5 3i+7
g:ramm|6.3 1m+31o+543+445+4
g:mmat|7.9 45+3
g:atic|7.4 3i+345+6
g:tica|6.8 2c+42g+33a-3
b:a employer|8.5 3a-43i+53w+9
w:pronomen|8.1 3i+17
w:welche|7.4 2l+735+63i+444+345+54e+8
s:welch|6.4 05+30y+811+315+51q+61t+32j+52l+42w+33a-544+445+44e+44h+44o+6
s:verwe|8.5 0n+63i+3
g:verw|7.7 3o+63t+3
f:welche|7.4 35+344+345+3
l:sie|6.8 05+347+3
w:ihre|6.5 09+60h-317+71u+31w+724-325+435+1037+53a-73i+53k+34b+74d+134e+64g+54n+9
g:hre>|6.1 26+328+43a-3
w:er|8.5 0k+13
f:ihre|7.4 1t+335+44b+54d+4
w:pronombres|8.5 3i+7
f:que|6.4 1o+31w+62k+32l+33a+84e+34f+7
w:voornaamwoorden|8.5 3i+16
g:woor|7.4 02+603+43i+5
g:oord|6.5 02+303+306+33i+53y+3
w:welke|7.5 2l+73i+744+845+54a+64h+6
s:welke|7.5 2l+53i+345+64a+64h+6
g:welk|7.1 47+3
w:gebruik|8.1 0l+63i+640+7
s:gebru|7.9 01+160l+53i+340+6
g:gebr|7.9 01+4
g:ebru|7.9 01+4
g:brui|7.9 01+4
g:ruik|7.9 01+6
b:gebruik je|8.5 3i+340+5
f:welke|8.1 2l+43i+4
l:je|7.5 29+33i+3
w:pronomi|8.5 3i+10
w:quali|8.1 2l+63i+44d+13
s:quali|5.9 0g+60j+517+51l+41m+101q+425+33a-54d+154g+64i+14
g:qual|5.5 1m+33a-44d+64i+4
g:uali|5.6 0g+316+41y+43a-34d+44i+4
g:ali>|7.3 0g+42e+3
w:usi|8.5 28+33i+5
f:quali|8.1 4d+4
f:title|7.3 1m+41y-33w+7
w:mr|7.9 3w+19
w:ms|8.1 3w+11
w:mx|8.5 3w+17
w:dr|7.9 3w+17
f:mr|8.5 3w+5
l:dr|8.1 3w+3
w:salutation|8.5 3w+17
s:salut|8.5 3w+17
g:alut|7.7 3r+43w+4
g:luta|7.9 3r+53w+4
f:prefix|8.5 3c-43w+10
l:prefix|7.7 3c+33w+4
s:court|7.5 0v+103a-43w+94i-5
g:ourt|7.5 0v+3
g:rtes|7.2 3w+64d+3
w:letters|7.7 1e+102f+103a-33w+341+7
b:mr ms|8.5 3w+6
w:honorific|8.5 3w+11
g:fic>|7.3 2a+33w+4
f:honorific|8.5 3w+7
g:miss|5.5 0x+31b+737+33k+44j+3
w:prof|8.5 2k+103w+3
w:cd|7.4 0h+311+41m+53w+64o+7
l:cd|7.4 4o+3
w:pick|7.1 02+42v+72w+73c+43p+53w+745+94c+6
g:<pic|6.6 3f+5
b:please pick|8.5 3c+53w+7
b:pick a|8.1 02+42w+33w+5
w:front|8.1 3a+43f+83w+9
s:front|8.1 3f+63w+4
g:<fro|7.7 3a+3
g:ont>|7.2 08+3
b:front of|8.5 3f+43w+5
f:civilite|7.3 3a-33w+104i+7
w:mme|8.5 3w+8
b:m mme|8.5 3w+10
w:formule|7.5 38+43w+154p+7
s:formu|7.2 38+33a+63w+84p+5
g:ormu|7.2 3w+4
g:rmul|7.2 3w+4
g:mule|7.1 29+33w+4
w:appel|7.7 0s+120t+72e-33c+63w+4
b:d appel|8.1 0s+52e-33c+5
f:formule|7.9 3w+8
l:me|6.8 3a+749+6
g:ella|6.8 1r+42p+33w+9
g:llat|7.9 3w+8
g:<mon|4.8 0o+421+53a-53r+83v+648+44j+3
g:mada|7.9 2e+63w+4
w:aucune|7.3 36-43a+93p+63w+8
s:aucun|6.6 3a+153o-43p+53w+64j+3
g:<auc|6.6 3a+6
g:aucu|6.6 3a+6
g:ucun|6.6 3a+6
b:si vous|6.8 2i+43m+53w+4
b:vous preferez|8.5 3a-33w+5
b:formule de|8.5 3w+34p+3
w:anrede|7.7 3w+20
s:anred|7.7 3w+18
g:<anr|7.5 3w+7
g:anre|7.7 3w+9
g:nred|7.7 3w+9
g:rede|7.0 0g+31m+420+33w+7
f:anrede|8.1 3w+9
l:anrede|7.9 3w+9
s:diver|7.2 0y+611+316+918+33w+6
g:<div|7.0 16+33r+3
g:dive|6.9 16+3
w:titel|8.5 1m+93w+6
s:titel|8.5 1m+8
g:itel|7.2 2d+103w+64i+34n+3
g:tel>|7.0 2d+73b+53w+64i+3
f:titel|8.5 1m+53w+3
g:onli|6.7 0k+62p+33a-4
g:lich|6.7 0z+33a-43f+648+5
g:iche|6.0 0i+41n+32f+33a+33t+341+545+348+5
w:tratamiento|8.1 0n+73a-33w+17
s:trata|8.1 0n+43w+15
g:rata|7.7 3t+53w+3
g:mien|7.3 0n+30w+43w+545+3
f:tratamiento|8.5 3w+8
w:don|6.9 0j+80m-41f+41u+538+113a+103w+64j-4
g:ona>|7.2 3w+3
g:<aan|7.4 3w+11
g:ansp|7.4 3w+44l+6
w:titolo|7.5 1m+121n+81q+82d+103a-33w+11
s:titol|7.5 1m+91n+101q+72d+43w+7
g:itol|7.5 1m+31q+3
g:tolo|7.4 1m+43w+340+3
g:olo>|7.2 3w+34i+6
b:titolo di|8.1 1q+83w+10
f:titolo|7.9 1m+62d+43w+5
w:sig|8.5 23+163a-33w+16
g:rthd|7.9 0w+5
g:thda|7.9 0w+5
w:mm|6.1 0w+201s+1021+722+153a-648+94n+12
w:dd|6.7 0w+111e+1122+123a-548+94n+3
b:mm dd|7.3 22+448+4
w:yyyy|6.6 1s+51x+621+1022+33a-448+34n+4
g:<yyy|6.6 22+3
g:yyyy|6.6 22+3
b:dd yyyy|7.3 0w+322+548+7
l:yyyy|6.7 21+34n+3
w:born|7.7 0h+60w+1818+93a-5
g:born|7.7 0w+7
g:orn>|7.7 0w+8
b:you born|8.1 0w+7
l:born|8.1 0w+6
w:dt|7.5 0w+51n+111s+622+93a-448+54n+8
l:dt|7.9 1n+322+8
b:dd mm|7.5 0w+922+3
f:d|8.1 0w+42v+73n+3
w:birthday|8.1 0c+70w+11
b:required for|7.9 0w+42q+438+43a-3
b:the background|8.5 0w+341+6
w:screening|6.7 0f+40i+90j+50l+70s+60w+51k+641+5
s:scree|6.3 0f+50i+60j+40l+60s+50w+41k+123a+9
g:<scr|6.2 1k+53a+3
g:scre|6.3 1k+6
g:cree|6.1 15+61k+4
g:reen|6.1 1k+5
b:background screening|7.9 41+4
b:please enter|7.3 23+112m+52z-53a-5
w:month|5.8 0u+80w+91n+91s+31x+821+837+339+33a+43j-33v+448+84j+5
s:month|5.3 0m+40o+90u+50w+41n+41s+31x+921+112c+339+43v+748+84j+9
g:mont|5.2 0o+33v+64j+3
g:onth|5.3 0o+30w+31x+348+4
g:nth>|5.7 21+448+4
w:day|5.8 0s+50w+91k+31x+72h+338+539+93a+43b+83g+344+448+134n+4
b:and year|7.5 0w+31s+31x+3
b:year of|7.0 0w+71n+71q+31s+821-33a+548-3
f:month|7.9 1x-321-448+16
l:on|6.5 20+422+1848+4
b:month year|7.7 1x+421+73v+648-3
f:day|7.9 48+10
b:we are|8.1 00+60w+4
b:required by|8.1 0w+33a+4
b:by the|6.8 2i+43a-73j+54q+4
w:licensing|7.9 0w+628+42a+4
g:ensi|6.1 3d+9
w:authority|7.9 0w+32c+72i+83a-33o+7
b:birth date|8.1 0w+73a-3
w:match|7.7 03+100w+311-31u+54g+6
s:match|7.3 03+50l+110w+31u+54g+94o+3
g:<mat|6.0 0l+30u+31r+41s+42h+63a-4
g:matc|7.3 0l+44g+3
g:atch|7.0 03+30l+44f+3
g:tch>|6.9 2k+32p+33a-34b+4
b:this information|8.5 0w+33a+4
b:information is|8.1 0w+3
g:deta|5.7 4e+4
b:your form|8.5 0w+40x+33a-3
l:birthday|8.5 0c+3
f:year|7.0 1l-41n+71s+43a-348+16
l:day|6.7 38+448+6
l:month|6.4 1n+321+43a+448+4
w:jj|7.4 0w+722+123a-348+54n+5
b:jj mm|7.9 0w-322+948+3
w:aaaa|7.2 0w+71s+822+83a-348+54n+4
g:<aaa|7.2 0w+4
g:aaaa|7.2 22+3
g:aaa>|7.2 0w+4
b:mm aaaa|7.5 1s+722+548+3
l:aaaa|7.5 1s+322+3
b:quand etes|8.5 0s+70w+5
b:vous ne|7.5 0w+31g+43a+4
g:anni|6.6 0w+426+328+3
b:avec l|8.5 0w+6
l:annee|7.3 0w+31x+321+448+7
b:aaaa mm|8.1 0w+3
b:mm jj|8.1 0w+9
l:jj|8.1 0w+3
w:jour|6.4 0g+40w+51x+91y+922+72h+42i+43a-43b+33s+844+448+114a+5
g:<jou|5.5 38+444+348+3
g:jour|5.2 1y+722+33a-33s+348+54o+3
b:annee de|7.4 0w+51j-31l+61n+81s+4
f:jour|8.5 0w+348+10
w:requise|8.1 0j+40w+3
b:pour la|7.5 0w+33a+54f+4
b:la verification|7.7 0w+33a+33k+3
b:verification d|8.5 0w+4
b:d antecedents|8.1 0w+3
b:votre date|8.5 0w+4
s:inscr|7.0 0g+60m+60w+318+61s+723+52g+52m+53a-343+6
b:sur la|8.5 0w+43p+4
g:sdat|7.7 0o+40w+41n+51x+4
g:atum|6.3 0w+81n+101x+821+622+73a-448+44n+4
g:tum>|6.3 0w+71n+121x+821+522+53a-348+34n+4
w:geboren|7.9 0w+15
s:gebor|7.9 0w+21
g:ebor|7.9 0w+6
w:am|5.3 0c+30d+43a+1144+6
f:geboren|8.5 0w+5
g:tsta|7.5 0w+33a+4
w:wann|7.4 0s+70w+728+63a-348+144n+10
g:wann|7.0 0s+40w+348+54n+3
g:ann>|7.4 48+6
w:sind|5.7 0c+80f+70h+40j+40s+30v+70w+50y+410+412+719+31k+329+42c+42i+738+439+53a+33g+740+84a+54j+54k+104m+34q-3
g:sind|5.7 4k+7
b:wann sind|8.1 0s+40w+5
b:sind sie|5.8 0c+90f+50h+30v+50w+30y+410+412+41k+429+32c+438+339+43a-53g+54a+54j+34k+5
f:wann|7.9 0s+348+34n+3
l:geboren|8.5 0w+4
w:fecha|7.0 0w+81n+111s+51x+821+622+103a-348+94n+7
s:fecha|7.0 0w+101n+71s+41x+821+622+113a-348+104n+6
g:<fec|7.0 0w+31x+322+4
g:fech|7.0 0w+31n+422+5
g:echa|6.6 0w+31i+422+448+3
g:cha>|6.6 0w+31x+322+32f+12
b:fecha de|7.0 0w+61n+51x+721+522+143a-348+64n+4
g:naci|7.5 0w+935+3
g:imie|7.7 0w+6
f:fecha|7.0 0w+51n+41s+31x+321+322+648+64n+3
w:cuando|7.9 0s+50w+153a-348+74n+11
s:cuand|7.9 0s+40w+848+74n+5
g:<cua|6.3 0w+34d+3
g:ando|6.5 0s+40w+526+32v+53a-348+34n+3
g:acis|7.7 0w+41a+3
f:cuando|7.9 0s+40w+548+44n+4
w:f|7.5 0w+711+183a-53x+1744+74o+4
f:f|8.5 3x+7
g:rted|7.7 0w+421+4
w:op|7.3 0q+90w+41b+738+53a-33b+744+74a+84g+5
w:wanneer|7.9 0s+81n+113a-348+8
s:wanne|7.9 0s+80w+51n+103a-348+6
g:neer|7.2 1n+3
g:eer>|5.9 0r+329+33a+3
w:ben|6.2 0c+140d+50s+60z+1019+91b+425+52c+82f+42i+42v+839+43a-83n+53p+74a+54g+44j+44k+9
b:wanneer ben|8.5 0s+60w+3
b:ben je|6.3 0c+70z+1019+51b+324+42c+32i+42v+53a-63n+53p+444+44a+34j+54k+64m+3
f:wanneer|7.9 0s+31n+548+3
b:data di|7.5 0n-30w+71n+81s+31x+721+448+7
f:data|6.9 0w+41x+621+522+1148+4
w:nato|8.1 0j+50w+203a-3
l:il|6.6 1c+53t+4
w:quando|7.9 0s+90w+948+124n+7
w:sei|7.0 0c+150w+519+32c+52i+835+436+83a-63n+54g+44k+104m+7
f:quando|7.9 0s+50w+348+5
w:nationality|6.7 0w-32a+435+22
g:nali|5.7 2e+435+21
f:nationality|7.7 35+8
l:nationality|7.7 35+4
b:your nationality|8.1 35+7
b:nationality as|8.5 35+3
w:nationalities|8.5 35+8
w:national|7.2 0i+42a+935+641+11
f:national|7.7 0i+335+641+3
w:present|5.4 18+71v+81y+1420+42i+82t+42v+637+438+53a-93k+53l+33q+43s+103t-446+34i+94o+3
f:present|6.6 06+31v+41y+33s+54i+4
w:dual|8.5 0h+835+5
f:dual|8.5 0h+335+3
w:document|6.3 1e+101f+835+53a-73q+842+174j-64m-44o+6
b:travel document|8.1 35+342+84j-4
l:document|7.4 1e+4
w:nation|7.5 05+1613+9
b:you carry|7.7 0k+435+54k+4
w:every|6.8 38+444+3
b:the visa|8.1 47+4
w:desk|7.9 35+53a-344+648+84p+10
g:desk|7.7 48+34p+3
g:esk>|7.9 48+3
l:desk|8.5 48+4
w:primary|6.7 0h+50z+517+41t+41u+43b+63e+7
s:prima|6.7 0z+417+61t+61u+428+33b+63e+5
g:rima|6.5 3b+3
f:primary|7.2 1t+53b+43e+3
w:nationalite|7.1 35+184o+3
f:nationalite|7.5 35+7
w:detenue|8.5 0h+635+5
g:enue|7.2 1p+6
b:s detenue|8.5 0h+435+3
b:detenue s|8.5 0h+4
b:de quelle|7.1 2h+73a-348+3
f:de|7.5 21+846-347+6
w:double|7.9 0h+51u+62a+635+4
s:doubl|7.7 0h+41u+32a+535+33a-344+8
g:doub|7.7 44+3
g:oubl|7.4 3a+3
g:uble|7.5 44+3
w:preciser|8.1 2p-53a+9
l:preciser|8.1 35+3
w:ressortissant|8.5 0h+735+124k-3
s:resso|8.1 0e+50h+635+9
g:esso|6.7 11+63a-3
g:sort|6.8 1x+31z+43e+3
g:rtis|7.0 35+33n+345+4
g:tiss|7.9 35+33a+3
g:sant|7.2 40+3
b:ressortissant e|8.5 0h+435+9
b:e de|8.1 35+53n+4
b:de quel|7.7 35+83a-53u+746-547+7
b:quel pays|8.1 2v+635+5
b:sur le|7.7 29+335+43a+6
w:passeport|7.3 35+33a-33f+642+16
g:ssep|7.3 42+6
g:sepo|7.3 42+6
l:passeport|7.5 42+6
w:suisse|8.1 0h+535+54m+4
s:suiss|8.1 0h+64m+5
b:ou autre|8.5 35+4
w:nationalitat|8.5 35+13
w:staatsangehorigkeit|8.1 0h+935+10
s:staat|7.4 05+180h+2035+93a-3
g:staa|7.1 05+40h+72j+435+5
g:taat|7.4 05+70h+535+3
g:aats|7.2 04+60h+91z+335+3
g:atsa|7.5 0p+435+5
g:sang|7.7 0h+424+335+440+4
g:ngeh|7.9 0z+535+6
g:geho|7.4 0z+315+335+7
g:ehor|7.3 0z+415+335+5
g:rigk|7.7 35+6
g:igke|6.7 0k+31w+345+64i+4
g:gkei|6.7 0k+40x+31w+535+445+5
g:keit|6.6 0k+40s+41w+645+54i+3
g:eit>|5.8 0s+514+435+53a-34i+4
f:staatsangehorigkeit|8.5 0h+335+3
l:staatsangehorigkeit|8.5 0h+435+3
l:en|8.5 1x+635+4
w:haben|6.1 0d+60e+70g+80v+60z+1117+81l+31q+626+327+33n+113o+540+64c+34e+34q+3
s:haben|6.1 0d+30e+40g+40v+30z+617+61l+31o+41q+324+426+428-335+53a+33n+63o+540+34q+4
g:habe|6.0 3n+33y+3
g:aben|5.9 1w+4
g:ben>|5.4 0x+41c+61d+41w+5
b:haben sie|6.2 0e+40g+41o+41q+326+335+43a+53n+340+3
w:nacionalidad|8.1 35+14
s:nacio|8.1 35+16
g:idad|5.9 04+310+41o+51y+335+43a-445+3
g:dad>|5.8 04+50a+30y+310+31o+335+53a-3
f:nacionalidad|8.5 35+7
l:nacionalidad|8.5 35+6
w:cual|7.5 1q+835+73a+34a+94i+6
g:cual|7.4 4d+3
w:es|6.5 3g+34q+3
b:cual es|7.5 1q+635+43a+34a+64i+3
w:su|7.1 1q+923+82o+435+73a+33k+73q+444+546+6
b:es su|8.1 1q+735+53a+4
f:cual|7.5 3a+34a+3
w:actual|6.9 0k+31v+111y+52i+62v+1035+63a-53k+63s+54i+8
s:actua|6.5 0m+31v+71y+172i+62v+935+33a-53k+53s+114i+9
g:ctua|6.3 1y+93a-33s+3
g:tual|5.8 1v+31y+122i+32v+53a-43s+74i+5
l:actual|7.1 1v+42v+33s+34i+3
w:nationaliteit|8.5 35+12
l:nationaliteit|8.5 35+4
w:wat|7.3 1o+101q+635+537+83a-53t+94d+104f+94i+4
b:wat is|7.9 1q+435+337+44i+4
b:is je|7.9 1q+735+337+44i+4
f:wat|7.3 1o+31q+43t+34d+34f+3
w:nazionalita|8.1 35+18
s:nazio|7.9 05+1735+13
g:<naz|7.9 05+535+4
g:nazi|7.7 05+535+5
g:azio|6.3 05+50g+41c+32r+335+4
g:zion|5.9 05+50g+41q+32r+335+33a-349+3
l:nazionalita|8.5 35+4
w:qual|7.9 1q+435+44a+54o+5
b:qual e|7.9 1q+44a+44o+4
w:tua|7.9 1t+335+63f+74e+8
b:la tua|8.1 1t+54e+4
w:che|7.7 0x+835+83m+63o+1047+5
w:picture|7.7 2f+103f+16
s:pictu|7.7 2f+63f+12
g:pict|7.7 3f+7
g:ictu|7.7 3f+5
g:ctur|7.1 24+32f+33f+6
f:profile|7.9 2d+5
l:picture|8.5 2f+3
b:a photo|8.5 3a+5
b:photo of|8.1 3a+4
l:yourself|7.5 49+34b+5
s:heads|8.5 3f+16
g:shot|7.7 3f+8
g:hot>|7.9 3f+6
w:photograph|8.1 3a-43f+15
g:otog|7.5 3f+12
g:togr|7.4 3f+1043+4
g:aph>|7.5 3f+4
f:passport|7.3 3a-342+12
w:max|7.3 1d+41g+31q+72d+53f+84b+4
b:max 2|8.5 3f+6
w:mb|8.1 1f+43f+9
l:mb|8.5 3f+3
w:avatar|8.5 3a+63f+12
s:avata|8.5 3a+63f+10
f:add|6.9 2p+33f+545+4
l:avatar|8.5 3a+33f+3
w:portrait|8.1 3f+11
s:portr|7.9 3f+18
g:ortr|7.9 3f+6
g:rtra|7.7 0u+43f+8
l:portrait|8.5 3f+3
b:the applicant|8.1 0r+33a+53f+4
f:recent|8.5 3f+3
l:applicant|7.7 13+82i+4
w:clear|8.5 3a+43f+5
w:face|8.5 2o+63f+7
g:<fac|6.2 0x+41o+112p+438+33a-4
g:face|7.5 2p+53z+3
w:drop|7.5 1c+61f+81t+42o+53a+43f+4
b:a picture|8.5 3a+33f+6
b:picture of|8.5 3a+5
b:of you|8.1 0t+72t+43a-3
b:you here|8.1 3f+53n+3
f:portrait|8.5 3f+8
w:image|7.2 2f+163a-33f+16
s:image|7.1 2f+203a-43f+13
g:<ima|7.1 2f+83f+5
g:imag|7.1 2f+73f+5
g:mage|7.0 2f+93f+4
b:your profile|7.7 02+93f+6
w:length|7.1 26+627+628+929+1037+43f+7
s:lengt|7.1 26+527+528+729+113f+3
g:<len|7.1 29+4
g:leng|6.9 29+32f+3
g:engt|6.6 4d+4
g:ngth|6.6 4d+6
g:gth>|7.0 29+44d+3
w:head|8.1 26+43f+54j+4
w:selfie|8.5 3f+14
s:selfi|8.5 3f+14
w:taken|7.9 1w+123f+43k+5
s:taken|7.9 1w+143f+33k+5
g:aken|7.7 0z+41w+5
g:ken>|6.2 0z+41w+34d+3
w:within|6.6 3a-33p+54j+4
b:within the|7.5 0k+62i+33a-44j+9
b:the last|6.2 0e+30j+30k+40v+31p+33a+64q+4
w:six|7.2 2g+102h+163f+341+64j+3
b:last six|8.5 3f+3
w:months|6.7 0e+30o+140q+42c+337+33a+43f+3
g:nths|6.7 0o+4
g:ths>|6.3 0o+34d+3
b:six months|7.9 3a+4
l:months|7.0 0o+5
w:photographie|8.5 25+73f+5
g:phie|7.7 2r+349+3
g:hie>|7.7 49+3
w:recente|8.5 4c+8
l:recente|8.5 3f+34c+4
b:photo de|8.5 3f+5
b:de profil|8.5 2f-43f+9
l:profil|6.8 49+4
w:televersez|7.7 0g-31e+81i+72q-43f+63q+3
b:televersez une|8.5 3f+43q+3
b:une photo|8.5 3f+7
f:televersez|7.7 1e+31i+52q-4
w:format|8.1 1f+31g+53f+4
f:image|8.5 3f+3
g:erbu|7.3 0e+30o+31c+33f+4
g:rbun|7.3 0o+33f+3
g:bung|7.2 0o+31c+31w+4
g:ungs|6.1 0z+31r+720+52m+42t+537+43a-53f+441+6
g:ngsf|7.4 37+63f+6
g:foto|6.8 3a-33f+34
w:foto|7.4 3f+21
g:<fot|7.2 3f+22
w:hochladen|7.4 0g-31c+71e+61f+61h+91i+83a-33q+5
s:hochl|7.4 0g-31c+51e+81h+81i+123a-33f+63q+7
g:<hoc|6.8 1f+31i+31q+5
g:hoch|6.8 1f+31h+31q+4
g:ochl|7.4 1e+3
g:chla|6.9 1e+31i+3
g:hlad|7.4 1e+31h+3
g:lade|7.2 1f+31h+31i+4
g:aden|7.0 1c+31f+3
f:foto|7.9 3f+13
l:hochladen|7.4 1e+31h+41i+33q+3
g:bild|7.0 1l+31q+51r+81s+33f+8
g:ild>|7.4 3a-33f+7
w:bild|8.5 2f+83f+11
w:sube|8.5 1c+73f+10
w:una|6.4 02+140e+50f+80j+610+71k+1024+62a+92c+62d+203a-83f+83q+446+3
f:sube|8.5 3f+3
w:perfil|7.5 2o+82r+73f+6
s:perfi|7.5 2o+42r+73f+4
g:perf|6.4 1w+43g+3
w:carne|8.5 1j+93f+7
s:carne|7.9 0g+101j+63a+33f+6
g:rne>|7.2 2i+7
w:een|6.1 02+90f+120g+90h+30i+50j+150o+710+101a+31j+51k+51l-324+52c+62d+736+83a-103f+43l+446+74k+114l+64m+4
w:jezelf|7.3 11+61a+92d+123f+549+74b+7
s:jezel|7.3 11+41a+82d+93f+349+144b+6
g:<jez|7.3 2d+349+5
g:jeze|7.3 1a+349+4
g:ezel|7.3 49+5
g:zelf|7.3 1a+349+4
l:jezelf|7.9 11+449+44b+3
g:ofie|7.7 2d+43f+5
w:carica|8.5 1f+63f+4
s:caric|8.1 1f+53f+73g+6
g:rica|7.0 13+3
g:ica>|6.9 23+34i+4
f:carica|8.5 1f+33f+3
b:you entitled|8.1 4m+4
w:ireland|7.4 15+83p+446+44m+6
s:irela|7.4 15+53p+546+34m+6
g:elan|7.0 0u+3
g:land|5.6 05+110a+33a-33c+154m+8
b:in ireland|8.1 3a+3
w:australia|7.5 3a+946+5
s:austr|7.0 0h+519+51x+1120+546+3
g:aust|7.0 1x+4
g:rali|7.1 0h+4
b:in australia|7.7 46+34o+3
f:right|8.1 3q+44m+44o-3
w:auth|8.5 0f+134m+11
g:uth>|7.9 4m+3
b:y n|6.4 0d+40h+31k+31l+32a+53a-73g+33k+446+34l+34m+7
f:work|6.3 1i+41x+71z+421+32v-43a+43b-43x+34m+3
l:n|6.3 0d+33a-44m+3
b:i am|5.4 0c+50d+618-31y+436-33a+22
b:am legally|8.1 3a-34m+5
b:take up|6.7 3p+448+94m+4
b:employment in|7.5 4m+74q+5
w:presently|7.7 1y+62v+43a-4
b:you presently|7.9 2i+34i+3
w:allowed|7.3 3a+53q+34m+3
s:allow|6.4 0l+90n+30o+80p+60q+41j+43a-33k+33q+34m+7
g:allo|6.4 0o+3
g:lowe|6.7 3u+5
g:owed|7.0 3a+4
g:wed>|6.4 3a+4
b:employer in|7.7 4m+4
b:workpermit for|8.5 4m+6
g:itze|7.2 0g+34m+3
g:tzer|7.7 01+5
g:erla|6.5 2k+43q+54m+5
g:rlan|7.5 2k+54m+4
b:be employed|7.2 3a+646+34m+4
b:employed in|7.1 1y+53a+44m+3
b:legal right|7.9 3q+34m+3
w:great|7.5 3a+34g+74m+4
s:great|7.3 4a+84d+44g+44m+3
g:grea|7.3 4d+3
g:reat|6.5 3a-3
w:britain|8.1 4m+34o+4
s:brita|8.1 4o+3
g:rita|7.1 2w+33a+3
g:itai|7.2 17+31m+3
w:northern|8.1 15+6
s:north|7.9 15+42a+54j+4
g:nort|7.3 04+42v+3
g:rthe|7.3 4b+3
g:ern>|6.9 17+43o+3
b:northern ireland|8.5 15+5
w:hired|7.1 0c+621+622-32v+536+63a-4
s:hired|7.1 0c+721+1022-32v+436+43a-5
b:if hired|7.4 2v+4
s:furni|8.5 3p+44m+3
g:<fur|7.4 2p+3
g:nish|6.5 1l+32h+32k+3
w:evidence|7.7 3q+12
s:evide|7.7 3q+13
g:<evi|7.3 3q+6
g:evid|7.7 3q+5
b:you may|6.9 0m+50p+40s+33a-44m+4
b:the u|8.1 3q+4
b:form i|8.5 3q+4
w:9|7.5 1q+82h+173a-63q+114m+4
l:9|8.5 2h+3
w:permission|6.9 0f+30l+60n+33k+114n+5
g:issi|5.8 0x+31w+3
b:have permission|8.5 4m+3
b:permission to|7.3 3a-33k+44n+4
b:you free|7.1 0s+310-33p+544+446-3
b:free to|7.9 3p+44m+4
b:to accept|7.9 0u+34m+5
b:accept employment|8.5 4m+5
w:new|6.5 01+702+503+60m+100p+30q+41t-420+52b+547+44m+3
b:under your|8.1 27+72d+103a-54m+3
w:immigration|6.2 3a+546+1147+94m+104o+5
s:immig|6.2 46+1047+94m+74o+9
g:immi|6.1 46+34o+5
g:mmig|6.1 4o+4
g:migr|6.1 46+44o+5
g:igra|6.1 46+347+34o+7
g:grat|6.2 46+44o+6
b:current immigration|8.5 4m+3
b:immigration status|7.3 4m+5
w:possess|7.1 1j+31l+324+328+34m+4
g:sses|5.9 25+4
g:sess|6.1 11+525+4
b:you possess|7.2 1l+44m+4
w:rights|7.4 00+30n+53a+43q+54m+44o+3
b:working rights|7.9 3q+44m+4
b:for germany|8.5 4m+5
b:we can|7.3 09+43a-53l+53z+54m+3
b:can only|8.5 4m+5
b:only consider|8.5 3a+44m+3
b:who can|7.9 3a-63l+123m+84m+4
w:already|6.9 0e+82i+164m+6
s:alrea|6.9 0e+82i+124m+8
g:<alr|6.9 2i+44m+3
g:alre|6.9 2i+44m+3
g:lrea|6.9 2i+44m+3
g:eady|6.4 2i+33p+3
g:ands|6.9 2k+33a-3
b:is that|7.2 0l+51v+1139+43a-644+44j+44m+4
b:be able|6.7 0j+43a-33q+348+74m+3
w:show|7.2 00+80f-32f+52n+42q+53q+54c+44m+6
b:to show|8.1 3q+44m+5
b:your firstday|8.5 48+34m+4
w:law|7.1 0c+40l+90n-31j+524+427+729-34m+8
b:the law|7.7 0v+51j+44m+4
w:lets|8.5 37+64m+6
b:lets you|8.5 37+34m+5
b:work here|6.7 1y+92i+53a+53q+44m+3
w:act|7.1 0f+50k+50v+910+62c+43a-84m+3
w:paid|7.3 0k+629+53a+73t+34q+7
g:aid>|6.7 0z+33a+5
b:paid work|8.1 0k+54q+4
b:in cityname|6.9 38+53p+5
f:authorized|8.5 4n+5
b:does the|7.9 18+31j+43a+3
w:allow|7.1 0f+30l+100n+30o+70p+60q+71j+53a-63k+4
b:law allow|8.5 4m+3
b:allow you|8.5 4m+3
w:today|6.4 1k-31v+622+162i+1237+33s+84i+7
s:today|6.4 1v+322+102i+53s+446+44i+34m+3
g:<tod|6.4 22+4
g:toda|6.4 22+5
g:oday|6.4 22+4
l:today|7.1 2i+33s+4
b:you after|7.9 3a-33x+54p+8
b:after an|7.7 37+53a-43k+4
w:offer|6.5 0f+50x+41k+437+73a-43k+33p+33q+43u+134f+5
b:an offer|7.0 0f+41k+337+43u+6
b:up a|8.5 02+53a-3
b:a job|6.5 0e+81b+43a+53x+54m+3
b:job in|7.9 1y+74m+4
s:belgi|8.1 4m+13
g:belg|7.9 4m+4
g:ium>|7.9 2p+3
b:you must|8.5 0d+5
b:must be|7.1 0c+40d+91u+43a-44n+5
b:to apply|7.2 0f+30j+63m+43n+547+5
b:apply for|7.5 0f+40j+647+8
f:you|6.7 0d+30p+61t+43a-748+6
w:eligibility|7.3 2a+33a+73q+94m+84o+3
g:gibi|7.3 3a+33q+3
b:employment eligibility|8.1 3q+34m+8
f:employment|6.4 14+31v+43a-43x+44o+3
b:current right|8.5 4n+5
w:kingdom|8.5 4m+4
w:covers|7.9 44+54m+8
b:that covers|8.5 4m+6
s:quick|7.5 24+425+43a-348+54e+64m+4
s:satis|7.9 3a+84m+3
g:<sat|7.2 2d+344+5
g:atis|6.9 0l+40y+4
w:requirements|7.3 00+42a+43t+44g+94m+4
b:the requirements|8.1 4g+5
g:urat|7.5 3a+3
w:internship|7.4 0u+83a+44g+44m+6
g:erns|7.0 3a+3
b:the internship|8.1 3a+64m+3
b:you permitted|8.5 1j+44m+4
w:settled|8.5 4m+6
s:settl|7.9 3a-43p+74o+4
g:<set|7.2 27+32e+5
g:sett|7.2 27+32e+4
g:ettl|7.9 3p+3
g:ttle|7.7 3p+3
b:settled status|8.5 4m+3
b:status or|8.1 0i+44m+4
b:or citizenship|8.5 0h+34m+4
b:us in|7.9 2j+42k-34m+44q+7
b:the location|8.5 38+54m+5
b:location s|8.5 2w+34m+5
b:are applying|8.5 2v+64m+3
b:applying to|7.7 2w+63a+54f+3
l:to|6.2 1n+81x+192w+6
b:yes no|7.4 18+41l+43a-5
l:no|6.4 2m+63a-103b+641+543+3
b:the start|8.5 3t+3
w:permit|6.4 0n+60o+50p+61j+42m+93a-83q+746+647+64b-34n+134o+4
b:or status|8.5 3a-34m+34o+5
w:quebec|7.7 1e+44m+54o+7
s:quebe|7.7 1e+74m+64o+7
g:<que|6.2 4b+54o+3
g:queb|7.7 4o+3
g:uebe|7.7 4o+3
l:quebec|7.7 4o+4
b:a person|6.7 10+412+818+41a+43a-3
b:person with|7.4 10+6
b:states of|8.5 3a+3
s:ameri|7.5 12+713+6
g:<ame|6.9 00+4
g:amer|7.2 12+4
g:meri|7.0 12+413+32w+3
g:eric|7.2 13+31o+3
w:proof|7.4 1e+63a-53q+104m+6
s:proof|7.4 1e+53a-63q+114m+5
g:proo|7.4 3q+3
g:roof|7.4 3q+4
b:will be|7.4 01+40n+41t+33a-43q+3
b:your present|6.5 18+520+32v+33a-63k+33s+44m+3
b:can work|7.0 2e+438+53q+444+1146-4
b:time in|7.5 26+427+84m+3
b:authorization to|7.7 3a+44n+3
b:you already|7.7 4m+6
b:already have|8.5 4m+5
w:papers|8.1 2r+93a-34m+64o+6
s:paper|7.4 2r+103n+646+54m+44o+5
g:<pap|7.4 2r+3
g:pape|7.3 2r+33n+4
g:aper|7.2 3n+5
g:<spa|6.6 2h+32k+34c+3
w:eu|7.0 0h+130v+1124+43a-642+54m+114o+3
w:tomorrow|8.5 48+34m+3
s:tomor|8.5 48+44m+5
g:rrow|7.7 2h+3
g:row>|7.7 2h+3
w:eea|8.1 0h+40n+43a-34m+7
w:entitlement|7.7 1j+43a+53q+64m+5
b:these is|8.1 2h+64m+3
b:i can|6.7 24+438+846-348+8
w:cannot|7.5 3a+114j-5
s:canno|7.5 3a+104j-3
g:cann|7.3 3a+3
g:nnot|7.5 3a+3
g:not>|7.4 3a+5
b:i cannot|8.1 3a+44j-3
f:us|8.1 0h+34m+3
b:or other|7.7 2q+545+3
b:proof that|8.5 4m+5
g:apor|7.7 42+6
b:on a|6.8 1p+528+42i+34m+34n+3
b:a permanent|7.5 0u+6
w:basis|7.1 3v+194o+9
s:basis|7.1 3t-43v+14
g:basi|6.8 3v+34o+3
g:asis|7.1 3v+5
g:sis>|6.8 3v+4
b:permanent basis|8.1 3a+3
l:basis|7.7 3v+7
w:admissible|8.1 0j+92a+5
s:admis|7.7 0j+52a+33a-33q+74m+5
b:vous admissible|8.1 0j+62a+3
b:admissible a|8.5 0j+4
w:occuper|7.5 3g+74m+7
g:per>|6.7 3n+4
b:a occuper|8.1 3g+3
b:occuper un|8.1 4m+3
b:un emploi|7.0 1b+74m+6
b:emploi au|7.4 1x+64m+5
w:valable|8.5 4m+54n+6
s:valab|8.5 4m+34n+6
b:pour le|7.2 4g+44l+3
w:exercer|7.7 00+30v+113a-44m+8
s:exerc|6.6 0v+61e+41w+92c+62m+43g+34i+5
g:xerc|6.6 1w+3
b:emploi en|8.5 0k+6
w:suis|6.5 3a+5
b:je suis|7.0 0c+60d+40h+32i+53p+3
b:canada pour|8.1 4m+3
w:tout|7.3 0x+31e+43g+548+34m+5
b:tout employeur|8.1 4m+3
w:oui|6.6 0c+31b+31l+34m+44q+5
b:oui non|7.1 0c+61b+51l+71m-42i+336+33a-73k+54l+44m+54q+3
f:autorisation|7.5 4o+3
l:non|7.1 0c+31l+33a-44m+3
b:vous l|7.0 0d+40j+30l+42k+5
b:l autorisation|7.9 4n+6
w:legale|8.1 3a+7
b:autorisation legale|8.5 4m+5
b:legale de|8.1 3a+6
b:travailler dans|8.5 38+44m+3
b:dans le|6.8 0l+327+124m+3
b:pays ou|8.5 05+62v-34m+3
b:ou se|8.5 1z+54m+3
w:trouve|7.5 3n+4
s:trouv|7.1 2o+43n+74h+34m+3
g:<tro|6.2 3a+3
g:rouv|6.7 3n+3
w:regle|7.4 1j+54k+34m+5
s:regle|7.2 43+54k+34m+5
b:en regle|7.4 1j+34m+3
b:travailler sur|8.5 38+34m+6
w:loi|8.1 0n+31a+34m+4
w:permet|8.1 4m+10
s:perme|7.3 00+33a-33q+64m+124n+54o+4
g:rmet|7.7 44+4
b:vous permet|8.1 4m+6
b:permet elle|8.5 4m+6
b:elle d|8.5 4m+4
w:sejour|7.1 3q+946+74m+54n+84o+6
s:sejou|7.1 3q+946+54m+44n+74o+7
g:<sej|7.1 3q+4
g:sejo|7.1 4o+3
g:ejou|7.1 4o+3
b:de sejour|7.1 3q+746+44m+34n+44o+8
b:autorise a|7.7 3a+3
b:au quebec|8.5 4o+7
b:a temps|7.9 29+33x+5
b:votre situation|8.5 4m+4
b:d etre|7.7 0q+33p+3
w:embauche|7.1 0f+421+536+43a-43q+546+848+34m+4
s:embau|7.0 0f+721+73a-53q+546+1248+34m+3
g:<emb|6.7 0f+33a-340+446+3
g:emba|6.8 40+346+3
g:mbau|7.0 0f+346+3
g:bauc|7.0 46+3
g:auch|6.8 3a+346+5
g:uche|6.5 3a+946+6
w:demarche|8.5 46+34m+4
s:demar|7.9 3a+346+64m+3
g:dema|6.2 46+447+3
g:emar|7.4 46+34b+3
g:marc|7.1 2a+3
w:ouvert|8.1 0u+53p+44m+5
s:ouver|8.1 4m+3
b:vous la|7.0 0f+30g+40h+517+43a-3
w:ici|6.7 0e+31c-31d+91f+51g+51y+72g+43o+44q+5
l:ici|6.9 3a+3
w:admissibilite|8.5 3q+64m+8
b:admissibilite a|8.5 3q+44m+3
b:au moment|8.5 1v+3
b:moment de|8.1 0s+41v+3
b:l embauche|7.7 0f+63q+4
f:au|8.5 1x+11
w:eine|7.2 0i+50j+610+92c+73a-346+64m+9
g:<ein|5.6 0j+31p+33a-548+4
g:eine|5.9 00+30o+3
b:sie eine|7.4 0i+60j+446+64m+7
w:gultige|8.5 4m+8
s:gulti|8.1 4m+64n+8
g:ulti|7.7 0k+43s+44n+3
g:tige|6.4 1e+43a-33s+3
b:eine gultige|8.5 4m+3
w:arbeitserlaubnis|7.2 3q+1246+44m+94n+154o+11
s:arbei|5.6 10+71e+91i+141v+161y+51z+1624-32w+738+33q+63x+546+84h+44m+114n+104o+54p+9
g:<arb|5.6 10+31e+31i+51v+51z+62w+346+34m+44p+3
g:arbe|5.3 10+31i+31v+51z+33a-346+34p+34q+4
g:rbei|5.3 1e+31i+41v+51z+53a-33m+33o+344+346+34m+54q+3
g:beit|5.4 0n+31e+31i+61v+51z+43o+34m+44p+34q+3
g:eits|5.8 0i+31e+41i+43p+34j+34n+34p+4
g:itse|7.1 3q+34n+4
g:tser|7.2 4m+34n+34o+3
g:serl|7.2 4m+44n+4
g:rlau|7.0 3q+34n+5
g:laub|7.1 4m+34n+44o+3
g:aubn|7.2 3q+34m+34n+4
g:ubni|7.2 3q+34m+34n+4
g:bnis|7.2 3q+34m+44n+3
b:gultige arbeitserlaubnis|8.5 4m+3
w:fur|6.7 01+60o+60q+50s+81t-320+946+114g+124m+5
b:arbeitserlaubnis fur|8.5 4m+4
w:deutschland|7.7 3a+746+64m+9
s:deuts|7.1 0h+32k+164m+6
g:deut|7.1 2k+64m+3
g:euts|7.1 2k+6
g:utsc|7.0 2k+63a+6
g:tsch|6.4 2k+53a+43o+33p+34j+4
g:schl|6.4 11+51l+71m+51n+61p+41q+5
b:fur deutschland|8.5 4m+3
f:haben|6.7 0d+30g+30z+417+43o+3
w:berechtigt|8.5 4m+14
s:berec|8.5 4m+10
g:<ber|5.6 0f+30j+31z+329+639+43a-43p+44i+44j+34q+3
g:bere|6.0 0j+339+43p+84j+7
g:erec|7.7 3n+34m+4
g:echt|7.4 11+73n+34m+4
g:chti|7.0 0x+31o+43a-33t+44m+5
g:htig|7.3 0i+40x+44m+4
g:tigt|7.3 21+34m+3
g:igt>|7.4 4m+3
b:in der|8.5 27+34m+4
s:schwe|7.7 10+1628+64m+6
g:schw|7.4 10+640+3
g:chwe|7.5 10+63q+4
w:zu|6.4 0j+70n+60p+611+52q+32v+838+639+123a-646+34j+3
w:arbeiten|6.7 1v+927+628+32w+738+53o+544+846+44f+74h+74m+9
g:iten|6.4 0k+51w+326+345+4
b:zu arbeiten|8.5 46+44m+3
f:sind|6.1 0c+60f+410+339+33a+33g+44j+34k+5
l:arbeiten|7.1 4m+4
w:vorhanden|7.9 1j+44l+74m+11
s:vorha|7.9 1j+54m+9
l:vorhanden|7.9 4m+3
w:durfen|7.7 3k+94m+9
s:durfe|7.7 3k+94m+7
g:durf|7.7 3k+44m+3
g:urfe|7.7 3k+3
g:rfen|7.7 3k+44m+3
g:fen>|7.7 3k+3
b:durfen sie|8.5 4m+8
b:sie in|8.1 27+64m+10
w:osterreich|8.5 3a+54m+7
s:oster|8.5 3a+34m+4
g:rrei|7.3 0s+41l+3
g:reic|7.4 0s+51l+4
g:eich|6.7 0s+74a+44i+6
g:ich>|6.4 3g+349+64b+3
f:durfen|7.7 3k+44m+5
w:besitzen|7.3 0g+90h+50i+71j+63a-34m+64o+7
s:besit|7.3 0g+60h+40i+64m+5
g:besi|7.1 0g+3
g:esit|6.8 0g+3
g:sitz|7.1 05+60g+31z+3
b:besitzen sie|7.3 0g+50h+30i+31j+44m+34o+3
s:aufen|7.7 3q+84m+34n+94o+16
g:<auf|6.8 1w+44o+5
g:aufe|7.5 0v+44n+34o+6
g:ufen|7.5 0v+43q+34n+34o+5
g:fent|7.7 4o+6
g:enth|7.5 4n+34o+5
g:thal|7.5 4o+5
g:halt|6.4 3a-43r+53s+73t+83u+63v+44o+4
g:alts|6.8 3r+33t+43u+53v+44n+34o+5
g:nehm|7.3 1v+640+4
g:igun|6.5 0l+320+42g+337+6
g:gung|6.5 0r+320+537+5
g:ung>|5.2 08+30o+310+41o+327+329+43a-73r+73y+346+34i+4
w:die|6.5 0f+50n+120r+100x+32f+63a-33m+63n+83o+1646+44g+44m+3
w:zur|7.5 0o+50x+152a+33a-344+104m+7
g:bsta|7.3 1k+4
g:atig|7.0 0k+41u+31w+54i+3
g:tigk|7.3 0k+40x+31w+74i+4
f:besitzen|7.5 0g+30i+44m+4
w:tiene|7.9 0k+40v+536+9
s:tiene|6.3 0c+40d+40g+50k+40v+40z+510+32k+736+937+43a-83o+64l+54m+44o+5
g:iene|6.1 1n+436+33a-3
g:ene>|7.2 1l+3
w:permiso|7.3 3a+33q+746+44m+134n+64o+10
g:miso|7.3 4m+44o+4
g:iso>|6.7 08+537+7
w:para|6.8 00+601+130l+30q+60s+63a-53p+644-346+54g+44j+84m+7
w:trabajar|7.1 2e+62w+103q+644+64f+44m+10
s:traba|6.2 1i+101v+61y+51z+112e+42w+73o+53q+1046+34f+34m+144n+34p+54q+3
g:trab|6.2 1i+31z+34m+4
g:raba|6.2 1i+44m+3
g:abaj|6.2 1i+31z+33q+34m+4
g:baja|6.8 2w+34m+3
g:ajar|6.9 2w+34j+34m+3
g:jar>|6.8 2w+34j+34m+3
b:para trabajar|8.5 4m+5
b:trabajar en|8.1 44+54m+4
s:espan|8.5 2k+94m+6
g:<esp|6.3 1o+62k+6
g:espa|7.5 2k+8
g:ana>|7.9 44+4
f:tiene|7.9 0k+30v+336+6
w:esta|7.5 1k+93a-43n+1040+1048+74k+13
g:<est|5.9 0a+31o+31r+43p+340+3
g:esta|5.4 0a+30g+30x+42w+440+44a+4
w:legalmente|8.5 4m+12
g:alme|7.2 0d+31y+52v+3
g:lmen|7.0 0d+31y+52v+3
w:los|7.2 0r+60x+61n+51s+82f+744+44m+3
w:estados|8.5 0h+8
s:estad|7.4 0a+90h+519+42a+5
g:stad|6.8 04+60a+51z+3
g:tado|7.2 0a+50e+3
g:ados|7.7 0g+31l+4
w:unidos|8.5 0h+94m+3
s:unido|8.5 0h+44m+3
g:unid|7.7 0a+4
g:nido|7.7 0u+4
b:estados unidos|8.5 0h+6
f:esta|7.9 1k+340+84k+6
l:unidos|8.5 0h+3
b:permiso de|7.5 3q+44m+54n+5
w:trabajo|7.0 1i+151y+111z+153a-33q+346+94m+64n+74p+8
g:bajo|7.0 1i+41z+4
g:ajo>|7.0 1i+4
b:de trabajo|7.2 1i+51z+73q+346+74m+44n+44p+3
w:puedes|7.7 2e+638+143a-344+74m+4
s:puede|7.4 2e+638+83a-33g+344+64m+3
g:<pue|6.4 08+413+34g+34i+5
g:pued|7.2 38+3
g:uede|7.4 38+3
g:edes|7.5 2k+338+3
b:puedes trabajar|7.9 2e+544+5
f:puedes|7.9 38+644+34m+3
w:mag|8.5 3q+84m+8
b:je in|7.9 27+53q+644+64m+5
w:nederland|8.5 3q+64m+7
s:neder|8.1 2k+93q+74m+5
b:in nederland|8.5 3q+44m+6
w:werken|7.4 38+539+43q+844+104f+64m+8
s:werke|7.2 29+1338+439+53a-43q+644+74f+54m+13
g:werk|5.9 1i+31v+51w+31z+53a-44m+4
g:erke|6.8 29+44d+4
g:rken|7.2 4d+44m+3
l:werken|7.4 39+34f+34m+5
w:beschikt|8.5 0i+104m+10
s:besch|6.7 0i+516+41w+621+724-42i+53a-344+448+74c+54e+84m+5
g:besc|6.7 1w+321+34e+3
g:esch|6.3 11+51l+61w+421+348+34m+3
g:schi|7.4 44+6
g:chik|7.7 48+4
b:beschikt u|8.5 0i+44m+5
b:u over|8.5 0i+64m+6
b:over een|8.5 0i+44m+5
s:geldi|8.1 0g+74m+64n+5
g:<gel|7.4 0g+315+6
w:werkvergunning|7.9 3q+946+94m+94n+10
s:werkv|7.5 1i+163a-33q+746+54m+64n+64p+6
g:erkv|7.5 1i+53q+3
g:rkve|7.9 3q+346+34n+3
g:kver|7.7 3y+746+34n+3
g:verg|7.2 4n+5
g:ergu|7.5 4n+5
g:rgun|7.5 46+34n+5
g:gunn|7.5 3q+346+34n+44o+3
g:unni|7.3 3q+346+34n+5
g:nnin|6.7 3a-34n+5
f:beschikt|8.5 0i+44m+5
l:werkvergunning|8.1 4n+5
w:om|8.5 0s+84m+8
b:te werken|8.5 39+54m+4
f:ben|6.7 0c+60z+719+51b+32c+32i+339+33a-33p+34k+4
w:lavorare|7.7 38+544+74f+84m+15
s:lavor|6.3 1i+111v+71y+71z+820+329+638+43a-63k+53o+63q+344+546+34f+64h+44m+94n+34p+44q+3
g:<lav|6.3 1i+34m+4
g:lavo|6.2 1i+3
g:avor|6.2 17+31i+34m+4
g:vora|7.1 1n+34m+4
g:rare|7.7 4m+4
b:a lavorare|8.5 44+54m+6
b:lavorare in|8.5 38+44m+6
s:itali|7.9 0h+62k+134m+6
g:tali|7.4 27+32k+5
f:sei|7.4 0c+619+32i+336+44k+4
w:possiede|8.5 0i+84m+7
g:ssie|6.3 0q+3
g:iede|7.7 1u+3
w:permesso|7.9 3q+74m+44n+44o+8
b:permesso di|7.9 3q+44n+44o+5
w:lavoro|7.0 1v+61y+91z+320+83k+53q+546+44m+64n+44p+5
g:voro|7.0 1v+31z+3
g:oro>|7.0 1v+31z+3
b:di lavoro|7.3 1v+51z+746+44m+44n+64p+5
f:possiede|8.5 4m+3
w:ha|7.1 00+80v+121b+171l+133a-53m+94m+8
w:diritto|8.5 3q+84m+7
s:dirit|8.5 3q+64m+9
g:<dir|6.3 06+50k+61t+326+63y+3
g:diri|6.9 06+4
g:tto>|6.9 4c+34k+3
b:il diritto|8.5 3q+44m+6
g:ione|5.8 05+50a+40g+30m+41w+54i+4
s:europ|7.9 0h+104k-54m+5
g:<eur|7.5 0h+4
g:euro|7.2 0h+3
g:urop|7.9 0h+3
g:rope|7.9 0h+4
f:ha|7.2 00+30v+61b+61l+64m+3
w:barred|8.5 0v+53a+3
s:barre|8.5 0v+5
g:<bar|7.7 4k+4
g:arre|7.3 0g+31o+5
b:barred from|8.5 0v+4
b:from working|7.5 0v+436+33a+4
b:working in|6.9 27+728-329+43g+6
b:am not|6.5 12-53a+334m-4
w:restriction|7.5 3a+8
s:restr|5.9 2a+102c+736+223a+7
g:icti|5.7 0v+72c+440+3
f:eligible|8.5 3a+3
b:there any|6.8 0k+40v+33a+134m-3
b:any restriction|8.5 3a+5
b:restriction on|8.5 3a+74m-3
b:are there|7.2 0v+33a+10
g:pedi|7.5 1h+3
b:from being|7.9 3a+9
w:because|7.7 00+71b+8
s:becau|7.7 00+51b+5
g:caus|6.7 1b+6
b:because of|8.1 00+31b+4
b:a t|6.6 0v+41b+73a+11
b:t il|6.2 0u+31c+51d+73a+83o+3
b:il un|7.7 3a+7
w:obstacle|8.1 3a+7
s:obsta|8.1 3a+7
g:stac|7.4 45+3
b:legal a|8.5 37+33a+3
b:votre emploi|7.7 1b+31y+637+4
f:y|7.2 0v+33a+5
w:lack|8.5 24-43a+15
g:lack|7.7 3a+3
g:ack>|6.3 3a+4
b:you lack|8.5 3a+10
b:est il|7.3 18+53a+73k+43o+73v+44m-3
f:visa|7.4 46+64n+6
l:visa|6.7 3a+446+3
f:workpermit|8.5 4o+5
w:following|7.3 24+32b+445+4
b:the following|7.5 0g+316+324+5
b:best describes|7.1 11+317+525+33a-3
b:describes your|6.8 16+51q+325+73a-3
b:eligibility to|8.1 3q+6
b:citizen permanent|8.1 4o+3
w:residency|8.1 0j+34o+8
b:of right|8.5 4m-44o+7
b:if not|7.7 0q+32k+33a-947+348+44o+4
b:not a|7.1 19-41a-32f+73a+84o+4
w:indicate|6.6 3a-444+3
b:please indicate|7.1 12+33a-53k+34o+3
b:indicate your|7.2 0t+325+33a-44o+4
w:category|6.9 0y+514+33a-43e+747+54o+8
s:categ|6.3 0y+610+414+71j+82a+43a-53b-43e+1146-347+64o+9
g:<cat|6.2 0y+33e+44o+4
g:ateg|6.3 0y+63a-33e+34o+5
g:tego|6.3 0y+514+43a-34o+5
g:egor|6.3 0y+514+41j+33a-33e+44o+4
g:gory|6.9 4o+3
w:opt|6.8 0l+80m+80p+61n-31x-33a+446+44n+9
w:h|7.4 11+153a-33j+83t-544+347+54o+3
w:1b|7.9 47+6
b:h 1b|7.9 47+44o+3
w:tn|8.1 47+54o+3
w:green|8.1 4o+5
s:green|8.1 4o+3
w:card|6.1 0g+151e+73a+33q+441+743+2246+44k+74n-4
g:card|6.0 0g+43a-343+17
g:ard>|5.3 1m+343+12
b:green card|8.1 4o+3
l:card|7.0 43+6
b:you the|7.1 0z+53o+33q-34g+44o+7
b:work status|8.5 4o+5
f:u|8.5 2a+34o+3
w:refugee|8.5 2a+4
g:refu|6.3 3a+11
g:fuge|7.7 1g+3
w:foreign|7.4 2c+62l+435-33a+7
s:forei|7.4 2c+42l+53a+7
g:orei|7.4 3a+3
g:reig|7.2 0i+4
w:worker|7.7 3a-346+44g+44q+8
g:rker|6.8 29+3
l:worker|8.1 4g+3
w:pr|8.1 4o+12
b:us what|7.5 0h-42h+52q+44e+54o+6
b:what you|7.4 0h-31w+42q+349+54e+44o+6
f:citizen|8.1 0h+4
b:you working|8.5 1v+54o+6
b:at present|7.5 1v+42i+93s+74o+4
f:under|7.9 0y+33a+34o+3
l:present|7.0 1y+92i+5
b:am a|7.5 0h+32i+43a-3
w:holder|7.9 2c+43a-33y+94j+6
s:holde|7.7 1j+72c+33a-53y+74j+5
l:citizen|7.3 3a+3
b:country please|8.5 4o+4
g:amp>|7.2 4o+3
w:4|6.5 09+101l+31p+82h+1441+644+74g+54j+34o+11
l:4|7.3 2h+64o+5
b:and any|8.5 3s+34o+6
w:482|8.5 46+34o+4
w:500|8.5 4o+4
f:working|7.9 27+3
b:residence permit|8.1 3q+44n+3
b:b c|7.9 1j+34o+9
b:c g|8.1 4o+12
b:g l|8.1 4o+11
l:l|8.1 4o+7
b:or on|8.1 0u+72c+4
b:a workpermit|7.3 46+6
b:status cd|8.5 4o+7
b:what visa|8.5 47+44o+3
w:matches|8.5 4g+84o+6
g:tche|7.3 3a+5
s:regar|7.7 12+515+64o+4
g:gard|6.8 0o+3
g:ardi|6.9 44+545+6
g:rdin|7.2 39+4
l:papers|8.5 2r+6
w:british|8.1 0d+60h+83a-34o+4
s:briti|8.1 0d+40h+6
g:riti|6.7 1i+3
w:irish|7.9 0h+52k+54o+4
s:irish|7.9 0h+32k+44o+4
g:<iri|7.5 3p+3
w:scheme|7.7 10+83a+44o+3
s:schem|7.5 10+624+33a+44o+4
g:chem|7.1 1l+3
b:d immigration|8.1 46+34o+8
f:statut|7.2 19+340+44o+3
w:citoyen|7.4 0h+144o+8
g:yen>|6.7 0h+40t+3
w:canadien|7.9 0h+43a+54o+5
g:dien|6.2 1n+51o+51s+421+33t+3
b:citoyen canadien|7.9 3a+6
w:nature|7.3 0v+71w+123a-33e+946-447+114o+6
s:natur|7.2 0h+60v+51w+153a-63e+1046-347+84o+5
b:nature du|7.7 3e+547+34o+5
b:du titre|8.1 3q+64o+5
f:nature|7.4 1w+43e+547+5
l:sejour|7.9 3q+44o+3
f:permis|6.9 1j+93a-3
b:a quel|6.9 0y+325+32w+53a-33b+43x+44k+54o+7
b:statut legal|8.5 3q+34o+3
w:administrative|8.1 0a+72c+54o+5
s:admin|7.4 0a+60k+41l+63o+64o+3
g:mini|5.3 0d+73a-33t-43u+14
g:inis|6.2 1l+51n+3
w:europeenne|8.5 0h+64k-34o+4
f:situation|8.1 2v+5
b:statut de|8.1 10+319+34o+5
g:tet>|7.7 0u+5
b:permis d|8.1 1e+62m+43a-3
w:precisez|7.2 3a+1347+6
b:precisez le|8.5 47+84o+3
b:type d|7.7 3e+54o+5
b:d autorisation|8.1 3q+646+34o+4
f:precisez|7.4 0v+33a+64e+3
w:categorie|7.5 0y+510+1117+43a-43b-33e+747+34o+8
g:gori|6.7 0l+40y+3
g:rie>|6.4 0y+427+33a-3
b:categorie d|8.5 0y+44o+5
f:categorie|7.9 0y+43b-33e+54o+3
g:ssta|7.7 1r+425+53a-34o+8
w:art|7.7 1m+93a-43b-33e+847+74o+12
b:art der|8.5 3e+74o+5
b:der arbeitserlaubnis|8.1 3q+84o+5
f:art|7.9 1m+63e+34o+3
l:arbeitserlaubnis|7.7 3q+3
w:welchen|8.1 0h+111q+74o+9
w:aufenthaltstitel|8.5 4n+134o+6
g:stit|6.5 1r+16
f:welchen|8.5 1q+44o+3
g:bewi|7.5 1j+33q+346+3
g:ligu|7.4 0l+3
w:situacion|8.5 10+64o+16
g:rato|6.7 0u+44o+3
g:ator|6.5 1v+32c+3
g:ria>|7.3 2w+33j+34h+34o+4
f:situacion|8.5 4o+6
w:tipo|6.8 0u+131m+133a-53e+1746-347+194o+12
g:<tip|6.7 0u+41m+43e+647+5
g:tipo|6.8 0u+31m+63e+647+44o+3
g:ipo>|6.8 1m+33e+447+54o+3
b:tipo de|7.4 0u+51m+63e+647+9
w:visado|7.7 46+847+54n+104o+8
s:visad|7.7 46+547+44n+34o+6
b:de visado|8.1 47+44o+4
f:tipo|7.0 0u+51m+63e+84o+5
w:residencia|8.1 05+43p+64o+9
g:enci|5.8 1b+429+345+5
b:de residencia|8.1 05+53p+54o+5
w:tienes|6.5 0c+40d+80g+100z+310+31j+724+527+32k+537+53a-73o+444+34j+34l+74o+6
g:enes|6.4 4l+4
l:tienes|8.5 2k+3
w:verblijfsvergunning|8.5 4n+124o+8
s:verbl|7.9 05+54n+94o+16
g:verb|7.3 21+336+63y+54o+5
g:erbl|7.7 05+34o+5
g:rbli|7.7 05+30m+34o+6
g:blij|7.9 4n+34o+6
g:lijf|7.9 4o+7
g:sver|7.5 36+53t+44o+3
b:tipo di|7.5 0u+51m+63e+947+54o+5
w:soggiorno|8.1 3q+64n+84o+10
s:soggi|8.1 3q+74n+64o+4
g:ggio|7.7 0c+54b+5
g:gior|7.9 0c+6
g:rno>|7.4 08+42i+33d+4
b:di soggiorno|8.1 3q+34n+54o+5
b:e il|8.1 1q+44o+5
w:until|6.9 0i+50o+71n+91o-31x+101y+133a-344+64m-64n+11
s:until|6.9 0i+40o+41n+91x+121y+93a-344+64m-34n+10
g:<unt|6.1 1n+31v+41x+41y+323+43a-34n+4
g:unti|6.6 1x+61y+44b+34n+4
g:ntil|6.7 1i+41x+51y+44n+3
g:til>|6.9 1n+31x+51y+44n+3
l:until|7.4 1n+51x+124n+3
b:end date|7.4 3a-44n+10
b:work is|8.5 38+3
b:does it|8.5 3a+34n+3
w:out|5.9 0x+31w+33a+64j+4
l:out|7.4 1w+33a-3
l:expiration|8.1 3a-34n+8
b:date your|8.1 0i+94n+7
w:ends|7.9 0n-30o+50u+83a-546+34n+10
l:ends|8.5 0o+3
w:remain|8.5 3a-63g+34n+10
s:remai|8.1 3a-33g+44n+8
g:rema|7.3 26+73a-34b+54n+3
b:to remain|8.5 4n+3
b:until when|8.5 0i+44m-34n+6
b:may you|8.5 4m-34n+6
f:until|7.7 1x+111y+8
w:exp|7.7 26+728+1029+103a-44n+5
b:dt mm|8.5 48+44n+5
b:mm yyyy|7.3 0w-31s+41x+321+44n+3
w:still|6.8 1y+1336+83a+444+94n+5
s:still|6.8 1y+1236+33a+544+54n+5
g:<sti|6.4 1y+544+345+34q+3
g:stil|6.8 1y+5
g:till|6.3 0g+31i+31y+5
b:please give|6.7 2n-42r+63l+53t+53y+33z+5
w:its|7.0 4q+3
b:last day|8.5 1x+113a-3
b:expiration date|8.5 3a+5
f:expiration|8.5 4n+4
w:evisa|8.5 3a-43q+44n+9
s:evisa|8.5 3a-33q+54n+7
f:opt|7.7 0l+40m+31n-34n+7
b:your permission|8.1 3k+3
w:limited|8.5 4n+6
b:if yes|7.5 0v+43a+44n+34q+7
b:the date|8.1 4n+4
s:lapse|8.5 4n+6
w:validity|8.5 4n+8
g:lidi|7.2 4n+5
g:idit|7.2 4n+6
b:date at|8.5 4n+5
b:at which|7.7 0i+33a+43b+34n+5
b:or permit|8.5 4n+4
w:fin|6.4 1b+121n+71x+1420+544+34c+54n+8
b:de fin|7.1 1n+71x+920+44c+4
b:fin de|7.3 1n+91x+34n+4
w:validite|7.4 0i+310+64n+12
g:dite|7.4 4n+3
b:de validite|7.4 0i+310+54n+6
b:validite du|8.5 4n+4
b:quand pouvez|8.5 4n+5
f:jusqu|7.9 1x+101y+54n+3
b:permis est|8.5 3a+34n+5
b:jusqu au|8.5 4n+9
l:au|7.5 0a+101n+61x+124n+4
w:echeance|8.1 0i+34n+13
s:echea|7.9 0i+44n+12
g:<ech|6.9 1i+44n+3
g:hean|7.9 4n+3
f:fin|7.5 1n+51x+73a-3
s:prend|8.1 3l+54n+4
g:end>|5.4 24+43l+346+3
l:fin|7.7 1x+8
w:temporaire|8.1 0u+104n+6
w:indiquez|7.0 2a+3
b:la date|8.1 0v+4
b:d echeance|8.5 0i+3
f:si|6.6 3a+43m+347+54q+3
b:du permis|7.1 1j+33a+124n-3
b:duree de|7.1 0o+328+629+43a-34n+4
s:resta|7.1 27+52w+163a+44n+6
g:tig>|7.7 03+3
w:bis|7.7 1n+111x+111y+153a-43g+34n+11
g:abla|7.9 4c+34n+4
g:lauf|7.1 0v+31f+54n+4
w:ab|8.1 48+124n+8
g:duci|7.9 1j+3
g:cida|7.5 10+6
l:trabajo|7.4 1i+51z+54n+3
g:<ven|6.7 44+6
l:visado|8.5 46+34n+4
g:digh|7.9 45+94n+3
g:heid|7.5 0i+316+34n+3
g:eid>|7.0 16+33p+34n+3
w:tot|7.5 1a+61x+111y+143a-548+74n+9
l:tot|8.1 1x+114n+3
w:einddatum|8.1 1n+101x+124n+11
s:eindd|8.1 1n+71x+94n+7
g:eind|7.7 1n+31p+54n+3
g:ndda|7.9 1x+8
g:ddat|7.9 1n+31x+7
f:einddatum|8.1 1x+6
s:scade|8.5 4n+13
g:<sca|7.4 08+34n+4
g:denz|7.3 05+32j+8
g:enza|6.3 29+3
g:nza>|6.2 29+3
b:del permesso|8.5 3q+64n+5
w:visto|7.9 46+1247+74n+6
s:visto|7.9 46+947+34n+7
g:vist|7.4 3n+346+3
g:sto>|6.3 1k+33p+34g+34i+6
b:il visto|8.5 4n+6
b:visto di|8.5 46+44n+6
l:lavoro|7.5 1z+34n+3
b:visa to|8.1 47+3
b:will companyname|8.1 46+3
b:companyname have|8.5 46+4
b:have to|6.5 06+30d+337+446+947+4
b:sponsor you|7.7 46+6
b:workpermit on|8.5 46+3
w:behalf|7.5 2c+546+547+6
s:behal|7.5 46+5
g:<beh|6.5 10+32k+32q+4
g:beha|7.0 1m+32q+4
g:ehal|6.4 3a-33r+43s+53t+73u+73v+5
g:alf>|7.4 3x+3
b:your behalf|7.9 46+447+5
f:sponsorship|8.1 46+4
b:take this|7.9 3u+6
b:o 1|8.5 47+5
b:or any|7.5 40+7
w:continue|8.1 46+3
s:conti|7.7 0u+444+446+3
w:hiring|7.1 0n+70o+813+41c+53a-446+64b+54f+6
s:hirin|7.1 0o+513+31c+446+74b+34f+4
b:need us|7.3 00+33a-347+3
w:sort|7.5 17+103a+63e+53y+646+4
g:<sor|7.3 3a+4
b:visa for|8.5 46+4
b:need employer|8.5 46+4
w:support|6.3 00+50z+51e+53a-346+647+104b+44g+6
b:support to|7.9 0z+446+5
b:obtain or|8.5 46+3
w:extend|8.5 46+4
s:exten|6.3 0o+425+63a-53b-63d+2547+34j+3
g:<ext|5.8 3a+33d+11
g:exte|5.7 1g+53b-33d+10
g:xten|6.3 3b-33d+13
b:or extend|8.5 46+3
b:at any|7.3 0p+546+34q+5
w:point|6.8 20+625+82k+32w+63a-83s+946+34e+6
w:down|8.1 3a+546+4
g:<dow|7.7 1e+3
w:road|7.9 46+34j+5
b:the road|7.9 4j+3
b:companyname to|7.3 0f+30n+52b+53a-3
b:to file|8.5 47+6
w:paperwork|8.5 46+7
f:at|8.1 0s+34p+5
b:i will|8.1 0f+33q-346+3
b:need sponsorship|7.9 3a-346+4
w:skilled|7.9 24+525+63a-346+44d+4
w:join|6.6 0e+80q+62w+1036+43a+346+448+10
b:to join|7.4 0e+536+64f+8
b:join us|7.5 0e+548+3
w:assisted|8.5 0l+6
s:assis|7.2 00+546+7
g:assi|6.2 00+411-318+4
g:ssis|7.1 3a+3
w:later|6.9 02+60q+81f-43a+946+4
s:later|6.9 02+40q+93a+346+3
g:late|5.8 3a+4
g:ater|6.5 0q+31r+3
b:or later|7.4 3a+3
l:later|7.3 0q+3
w:transfer|7.4 0n+32i+73a-33p+443+746+647+6
g:sfer|7.0 3p+546+3
l:transfer|8.5 46+3
g:itic|7.5 2c+6
b:in order|7.4 2w+347+5
b:order to|7.5 3p-446+347+4
w:depend|7.9 3a-546+14
s:depen|7.2 0f+30z+946+12
g:depe|7.0 0z+42p+4
g:epen|7.0 0z+42p+446+4
b:depend on|8.1 3a-346+8
b:employer s|7.7 1z-43a+10
w:once|7.5 03+71u+13
g:<onc|7.5 1u+3
b:looking to|8.1 20+43a-346+348+6
b:us for|8.5 3a+446+3
w:assistance|7.7 00+346+847+4
g:tanc|6.2 1k+3
b:the company|6.8 0m+71v-41z+42i+1047+54f+6
w:note|7.3 0l+61p+143a-44b+17
b:that this|8.5 46+4
b:position is|7.4 0c+346+4
b:is not|8.5 46+4
b:sponsorship do|8.5 47+5
b:would the|8.5 47+4
w:commence|7.7 1s+621+7
b:an immigration|8.1 46+3
w:case|7.4 02+61i+101o-346+4
w:employ|7.7 0c+32i+123a-5
g:loy>|7.7 2i+43a-3
b:any help|8.5 0z+3
b:help from|8.5 3a+4
b:from us|7.1 0t+52i+42j+42k-33a+446+3
w:specific|8.5 1w+646+4
s:speci|6.4 0g+41o+141w+33y+845+64d+44g+6
g:spec|6.2 1o+103y+3
g:peci|6.3 1o+12
b:hire you|7.9 0k+348+54g+5
b:would a|8.1 0u+63a-54d+6
b:be sponsored|7.7 0j+346+3
w:blue|8.5 3a+446+4
b:your new|8.5 03+446+3
b:present employer|7.3 1v+33l+3
b:employer that|8.1 36+4
b:that would|7.1 00+936+6
g:ioni|7.0 0g+52r+44k+3
f:to|6.3 1x+211y+42h+33a-4
w:req|8.1 00+103a-33g+1346+5
b:req d|8.5 00+846+4
l:d|7.9 00+311+6
w:instance|8.5 0v+103a-3
s:insta|7.1 0v+62p+122w+63a-63p+73z+64j+6
g:nsta|6.9 2p+5
b:there a|7.4 0v+32u+336+337+43a-64l+4
b:need for|8.1 3a+5
b:to support|8.1 3a+3
b:support a|8.5 3a+3
w:petition|8.1 47+6
b:a petition|8.5 46+3
w:needing|8.1 46+447+3
s:needi|8.1 46+3
b:visa support|7.7 46+4
l:cityname|6.1 38+63p+5
w:charity|7.9 0k+73a-546+34f+74q+8
s:chari|7.4 0k+524+33a-54e+54f+54q+5
b:our charity|8.5 4f+4
b:licence for|8.1 1j+4
w:some|7.4 24+339+33x+3
b:for some|8.5 3a-34j+5
w:posts|8.1 0m+72b+53a-446+3
s:posts|8.1 0m+52b+53a-3
f:our|7.2 38+53a-544+6
b:sponsored for|8.5 0j+4
w:seeking|7.9 0u+320+33a-33x+746+5
s:seeki|7.9 0u+63a-33x+4
g:<see|6.9 3n+43x+5
g:seek|7.3 3x+7
b:you seeking|7.9 0u+420+33a-33x+446+4
b:i need|8.5 3a-33u+5
b:the employer|8.1 2b+63a-3
w:taking|8.1 40+646+5
s:takin|8.1 40+646+5
b:a company|7.9 0k+53a-446+3
g:acke|7.9 1b+6
g:cked|7.9 1b+5
w:requires|7.1 0d+50j+81l+103a-644+54j+7
b:would we|7.9 46+647+4
b:we have|7.5 3a+646+3
b:a permit|8.5 46+5
b:before you|7.7 46+3
w:parrainage|6.9 3a+33m+646+647+11
g:aina|6.9 46+4
g:inag|6.9 46+4
b:un parrainage|7.5 46+547+4
b:parrainage pour|8.1 46+3
b:travail pour|8.5 46+5
g:devr|7.4 46+3
g:epre|7.5 0x+33a-340+4
g:endr|7.3 44+6
w:demarches|8.5 3a+446+5
w:requis|7.9 37+746+947+6
f:parrainage|8.5 3m+3
w:soutien|8.1 46+547+6
s:souti|8.1 46+5
g:utie|6.7 1w+5
b:l employeur|6.8 04-31z+32b+337+346+647+7
b:pour obtenir|8.5 46+3
b:votre embauche|8.5 36+346+8
w:exige|7.4 0j+53a-33p+746+7
s:exige|7.1 0j+43p+53t+53u+346+104g+6
g:exig|7.1 46+3
g:xige|7.1 46+3
b:besoin que|8.5 46+4
w:demande|6.9 0e+60j+60x+61b+622+93a-53t+646+847+6
s:deman|6.4 04-30e+50j+40x+81b+322+52w+639+33a-103g+63j+53t+546+547+10
g:eman|6.1 26+32e+42k+53a-53g+347+3
b:une demande|7.9 0j+446+7
b:demande d|8.1 0e+50j+4
b:soutien a|8.5 46+3
b:l immigration|8.5 47+3
b:ai besoin|8.5 46+3
b:parrainage de|8.1 46+4
f:besoin|8.5 46+3
w:maintenant|8.1 46+4
s:maint|7.0 24+428+1029-6
g:enan|6.2 28+336+3
w:tard|7.9 39+746+4
g:tard|7.9 39+3
b:plus tard|7.9 39+746+3
w:faut|7.9 0d+43a-33u+5
b:faut il|8.5 46+447+4
w:prevoir|8.1 46+64j+12
s:prevo|8.1 46+64j+5
g:revo|7.2 3a+3
b:demande de|7.9 1b+646+6
b:de titre|8.5 46+4
w:salarie|7.4 0u+102i+93a-43m+93t-346+54q+12
g:arie|6.7 3j+63y+34q+3
w:travailleur|7.9 10+1246+4
b:de travailleur|8.1 46+4
b:est elle|7.7 0v+43p+3
f:une|7.7 0v+346+3
b:il d|8.5 3e+346+3
s:ferme|8.5 44+8
g:ferm|7.5 0x+340+3
b:pour votre|8.5 3m+4
b:votre visa|8.5 3a+3
s:reque|6.7 00+50d+70l+63t+646+1147+10
b:permis b|7.9 1j+446+6
l:part|8.5 46+3
w:benotigen|7.9 00+846+747+9
s:benot|7.5 00+123a-347+13
g:<ben|6.3 00+401+510+33a+347+3
g:beno|7.5 00+447+4
g:enot|7.4 00+41q+347+5
g:otig|7.5 00+447+5
g:gen>|5.5 00+41e+83a-646+34b+9
b:benotigen sie|7.9 46+647+4
w:ein|7.0 0f+70g+50n+319+31u+525+52f+43a-446+64c+4
b:sie ein|7.7 0g+619+346+74c+3
w:visum|7.5 3a+946+847+15
s:visum|7.4 3a+646+1647+11
g:visu|7.2 2f+746+547+4
g:isum|7.4 46+347+3
g:sum>|7.4 3x+346+347+4
w:um|8.5 3a+646+6
b:in deutschland|8.1 3a+3
f:benotigen|8.1 00+346+4
g:<bra|6.5 27+5
w:unterstutzung|8.5 00+93a-346+13
s:unter|6.7 00+30j+61e+71t+31v+1422+423+132a+536+43a-746+74f+8
g:unte|6.2 1v+423+43u+4
g:rstu|7.7 39+346+3
g:sori|7.9 46+5
b:fur die|8.5 46+34g+3
g:uss>|7.2 1l+41m+51q+4
g:trag|7.9 0u+32c+346+3
l:werden|7.7 0q+4
w:necesita|8.5 00+1046+7
g:sita|7.1 1m+31r+446+4
w:patrocinio|8.1 3a+646+747+6
g:inio|7.5 2k+3
g:nio>|7.7 2k+347+3
f:necesita|8.5 00+3
w:empresa|7.4 1v+101z+83a-33k+546+84q+9
s:empre|7.4 1v+161z+83a-43k+646+74q+7
g:empr|7.4 1v+5
g:mpre|7.0 1v+6
g:resa|7.3 1v+4
g:esa>|7.3 1v+6
b:la empresa|7.9 1v+51z+73a-34q+7
b:su permiso|8.5 3q+546+5
g:ras>|7.4 2e+44b+3
w:obtener|8.5 0j+546+4
w:ahora|8.5 1v+1446+6
s:ahora|8.5 1v+1046+5
g:ora>|7.1 0z+41v+33j+43v+3
w:el|7.0 0l+30n+527+93a+103q+646+54g+12
b:en el|8.1 27+646+3
w:heb|6.2 00+80e+70g+60z+1510+121j+31l+81o+924+327+629+536+73a-33n+83o+640+945+346+447+44l+64q+5
b:heb je|6.3 00+40e+40g+70z+510+61j+41o+527+336+63a-83n+33o+440+646+44l+3
w:nodig|7.9 00+1046+847+7
s:nodig|7.9 00+746+747+5
g:dig>|7.3 00+33s+3
f:heb|6.7 00+30g+50z+610+31j+324+43a-440+546+34l+34q+3
b:voor je|8.5 01+546+6
g:rage|6.5 1p+62c+3
g:agen|6.1 1b+31e+92c+43a+3
w:hai|6.7 0c+40d+60e+70z+1010+724+829+53a-53n+73o+746+44q+4
w:bisogno|8.5 00+846+5
s:bisog|8.5 00+846+5
g:<bis|7.5 16+6
b:bisogno di|8.5 00+646+5
b:per il|8.1 00+60j+4
f:hai|7.1 0c+30d+40e+30z+510+324+43a-33o+4
b:di un|8.5 3l+446+5
b:us without|8.1 36+43a+7
b:without the|8.5 3a+6
w:having|7.7 2q+3
b:work on|7.5 38+54f+4
b:sans parrainage|8.5 46+44m-3
b:i do|6.8 12-33a+20
b:not require|8.5 3a+446-3
b:free of|7.5 3a+15
b:of any|6.7 0h-336-33a+153o+446-3
w:konnen|7.1 0x+524+938+43b+33g+1344+948+4
s:konne|7.1 0x+424+638+53b+43g+844+848+3
g:<kon|6.2 0t+63y+6
g:konn|7.0 3g+3
g:nnen|6.6 3g+344+3
g:nen>|6.0 3g+344+3
b:konnen sie|7.3 24+538+43g+744+8
f:konnen|7.5 24+33g+644+3
w:3|6.2 0g+141h+41j+51l+81v+72h+1338+123a+544+1047+4
l:3|7.3 0g+61v+3
b:company have|8.5 47+7
b:yes describe|8.5 0v+4
b:describe the|7.9 0v+34c+4
b:you will|7.9 1t+446-347+3
b:is required|8.1 1j+338+347+5
w:explain|6.7 1b+520+447+64c+94e+84f+64g+8
s:expla|6.6 1b+320+53a+124c+74e+104f+34g+6
g:expl|6.3 3a+54e+44g+4
g:xpla|6.6 3a+34e+4
b:and when|8.1 3a-347+54q+10
l:when|7.4 3a-44q+3
b:us which|8.5 44+546-447+6
w:details|5.9 0k+30n+30o+30q+40v+40x+71w+63a+43l+53y+742+543+647+54b+64c+7
s:detai|5.8 0k+60n+40q+30v+30x+51t+41w+53a+33l+43y+742+743+447+64b+34c+54e+13
g:ails|5.8 0q+4
b:details of|7.4 0v+43a-73l+347+34c+84e+3
f:details|7.9 3a+1042+4
b:category of|8.5 47+3
w:answered|8.1 0x+747+5
b:you answered|8.5 3a+447+3
b:answered yes|8.5 3a+4
b:yes to|7.9 3a+347+3
b:please provide|7.5 3b+341+54e+4
w:classification|8.1 19+41p+63a-347+5
b:nature of|8.5 1w+647+6
w:sought|7.3 0e+70u+113a-43t+93x+347+64q-5
s:sough|7.3 0e+80u+73a-33t+747+44q-5
g:soug|7.3 0e+3
b:from companyname|7.9 47+34q+4
b:we need|7.7 0t+51f+43a-63u+647+3
b:transfer or|8.5 2i+4
w:extension|6.6 3a-53b-43d+2747+7
g:tens|6.2 0n+51h+43a-33b-33d+12
g:nsio|6.2 3d+94i+3
l:extension|7.1 3d+7
w:next|7.1 0q+722+63a+947+44g+11
g:<nex|7.1 3a+5
g:next|7.1 3a+4
b:the next|8.5 46-347+6
b:si oui|7.9 3a+647+44q+8
b:le permis|8.5 1j+53a-547+7
l:besoin|7.9 46-347+4
l:demande|7.7 0x+322+33t+3
b:si un|7.9 3a+347+4
b:precisez la|8.5 0v+347+5
b:genre de|8.5 3b-43e+747+7
b:permis a|8.5 47+6
l:obtenir|8.5 47+3
b:art des|8.5 1m+1047+7
g:tas>|7.5 1h+3
w:welk|7.9 05+101v+63b+347+6
w:serve|7.4 0c+50g+819+52l+537+33a-747+94f+4
l:serve|8.1 0g+5
f:citizenship|7.7 4o+7
w:australian|8.1 0h+519+4
g:lian|7.2 0h+32a+3
s:reser|7.5 0c+70h+50q+619+10
g:eser|7.5 19+3
w:citizens|8.1 0h+123a-4
b:you one|7.9 0h+51a+31j+52i+33a-6
b:state of|7.9 05-30a+60h+43a-340+7
g:tura|7.5 14+428+3
g:ural|7.7 14+4
b:us citizen|8.1 0h+7
w:preference|6.1 0h+70t+613+619+32j+42w+123a-53x+64p+12
b:citizens are|8.5 0h+3
b:of canada|7.9 13+5
f:preference|7.9 4p+3
b:citizenship of|8.5 2a+4
b:of another|8.5 0h+30k+5
b:in what|7.9 0h+31o+43a-44e+44i+8
b:country do|6.8 05+73a-33c+4
b:hold or|8.5 0h+32a+4
w:due|8.1 0c+40h+43a+3
b:due to|8.1 0c+4
w:federal|7.3 0h+40i+60j+61b+31e+72c+83a-5
s:feder|7.2 0i+50j+613+71e+42c+73a-6
g:fede|7.2 1e+32c+3
g:dera|6.7 2c+33a-33t+4
b:a federal|7.5 0j+42c+43a-3
b:we may|7.7 0o+53l+4
b:a us|8.1 2a+3
g:hips|7.7 0k+33a-3
g:ips>|6.7 0k+33a-34j+5
f:citoyennete|8.5 0h+3
b:vous citoyen|8.1 0h+8
w:canadienne|8.5 0h+5
l:canadienne|8.5 0h+3
b:pays etes|8.5 2v+4
b:la citoyennete|8.1 0h+8
b:membre de|7.3 0h+416+42m+44k+3
s:accor|7.0 0f+40h+30n+30o+51k+53a+34j+7
g:ccor|7.0 1k+3
w:canadiens|7.7 0h+63t+4
w:staatsburgerschaft|8.5 0h+12
g:burg|7.4 0h+1041+5
g:rger|6.9 0h+90z+53a-340+341+4
g:gers|7.7 0h+5
g:ersc|6.7 0h+41j+52d+3
g:rsch|6.7 0h+61j+323+4
g:chaf|6.7 0h+321+33o+34j+34k+4
g:haft|6.7 21+33o+33p+44k+4
g:aft>|6.9 0v+43p+3
l:staatsburgerschaft|8.5 0h+5
w:burger|8.1 0h+18
s:burge|7.9 0h+1741+13
g:<bur|6.5 0h+538+441+3
b:sie die|8.1 0h+42f+43n+6
s:lande|8.1 0h+73c+20
g:ndes|7.1 0a+425+33u+5
w:ciudadania|8.5 0h+15
s:ciuda|7.7 04+50h+192v+83a-3
g:<ciu|7.7 04+30h+7
g:ciud|7.7 04+30h+5
g:iuda|7.7 04+30h+4
g:udad|7.7 04+40h+6
g:nia>|7.5 0h+614+31v+8
l:ciudadania|8.5 0h+7
b:de los|8.1 0h+61n+41s+5
f:es|7.1 0c+3
w:pais|7.4 05+190h+92v+93a-53c+13
g:pais|7.4 05+83c+5
b:pais de|8.5 05+70h+5
f:pais|8.1 05+9
w:bent|7.4 0f+70h+30j+50v+91b+51k+6
g:bent|7.3 0k+60v+3
b:bent u|7.4 0f+50h+50v+51b+41k+4
b:van een|8.1 0h+33l+54k+5
w:land|7.2 05+220h+52v+83a-43c+16
f:bent|7.5 0h+30v+3
l:land|7.5 05+82v+33c+5
w:cittadinanza|8.5 0h+12
s:citta|7.9 04+150h+223a-3
g:citt|7.9 04+40h+7
g:itta|7.9 04+50h+5
g:dina|7.9 39+43y+3
g:inan|7.7 0h+4
g:anza|7.9 0h+5
l:cittadinanza|8.5 0h+5
w:paese|7.9 05+150h+63c+7
s:paese|7.9 05+110h+33c+3
g:<pae|7.9 3c+3
g:paes|7.9 05+4
g:aese|7.9 05+33c+3
g:ese>|6.7 05+32k+93c+349+5
b:paese di|8.5 0h+4
f:paese|8.1 05+30h+3
b:than the|8.1 0h-32p+33a+5
b:a foreign|7.7 3a+7
l:national|8.5 41+3
w:cfr|8.5 1k+52a+43a-3
w:120|8.1 2a+42d+7
w:qualify|7.9 0j+113a+4
g:alif|6.1 0g+325+3
g:lify|7.7 0j+3
b:you qualify|8.5 0j+4
b:qualify as|8.5 3a+4
b:us person|7.9 2a+7
b:person for|8.1 38+44g+3
w:export|6.9 2a+243a-3
s:expor|6.4 2a+333a-4
g:expo|6.0 2a+142c+5
g:xpor|6.4 2a+14
w:control|7.5 1k+52a+103a-34e+7
g:trol|6.2 1k+42a+14
g:rol>|7.5 1k+3
b:export control|8.1 2a+5
b:position requires|8.5 2a+3
w:controlled|7.4 1k+32a+16
w:technology|8.5 00+3
s:techn|6.7 00+51l+62a+52n+63a-945+134c+12
g:<tec|6.7 3a-345+94c+5
g:tech|6.6 3a-445+84c+5
g:echn|6.7 45+34c+4
g:chno|7.9 45+4
g:hnol|7.9 45+4
g:nolo|7.9 45+4
g:olog|7.7 40+445+4
f:export|8.5 2a+4
w:ear|8.1 2a+183a-3
b:itar ear|8.5 2a+3
w:comply|8.1 1k+7
b:to comply|8.5 1k+3
b:comply with|8.1 1k+6
b:s government|8.5 2c+3
w:regulations|8.1 2a+9
s:regul|6.5 0u+1219+424+52a+102c+102m+63a-74j+6
g:regu|6.5 0u+42a+32c+3
g:egul|6.5 0u+44j+3
g:gula|6.7 2a+32c+3
w:whether|7.7 3e+3
b:indicate whether|8.5 12+3
b:whether you|8.1 12+515+5
w:protected|7.0 0v+319+72a+52q+5
s:prote|6.2 0n+1410+315+519+112h+32q+43a-4
g:prot|6.2 0n+519+3
g:otec|6.3 0n+4
g:tect|6.4 0n+4
w:8|7.4 02+82a+52g+53a+53g+9
w:1324b|8.5 2a+4
s:1324b|8.5 2a+3
b:meet the|7.2 0d+53a-33g+44g+5
b:requirements of|8.1 4g+5
w:goods|8.1 2a+9
s:goods|8.1 2a+9
g:good|6.5 0s+345+3
g:ods>|7.5 2a+3
b:controlled goods|8.1 2a+6
b:goods program|8.5 2a+4
b:under the|7.2 0v+32c+33a-5
b:the canadian|8.1 19+3
b:an export|8.5 2a+5
b:before we|8.5 2o+3
b:we could|7.9 00+62a+33u+4
w:technical|7.9 2a+52n+43a-54c+6
g:chni|6.8 1p+62k+33a-34c+4
g:nica|5.9 0m+60t+323+32j+53a-4
b:data with|8.1 0n+4
b:with you|7.7 4f+4
b:your most|8.5 1h+6
b:subject to|7.5 2a+32c+636+43a-7
b:please confirm|7.2 0c+524+438+43a-43p+5
w:definition|8.5 10+52a+33a-3
g:fini|6.6 0u+31l+42h+3
g:<kor|7.9 2a+32j+549+4
w:international|7.3 2a+92c+53a-53b+33c+124j+6
g:rnat|6.9 3c+4
w:traffic|7.9 0v+42a+8
s:traff|7.9 0v+42a+63a+5
g:traf|7.2 0v+10
b:which describes|8.5 25+62a+7
f:international|8.1 2a+4
b:currently on|8.1 0v+72a+63a-3
w:restricted|7.7 2a+113a+5
w:party|7.9 0f+42a+536+7
s:party|7.9 0f+32a+736+8
w:denied|8.5 2a+5
s:denie|8.5 2a+7
g:<den|7.9 15+7
w:persons|8.5 1a+42a+83a-4
g:sons|7.1 1e+32p+33a-3
l:list|7.9 0m+32a+33a-3
b:ever held|8.1 0i+4
w:compliance|8.5 2a+13
g:mpli|6.8 2a+44a+8
w:question|6.6 2a+32h+153a+11
l:question|7.4 2h+63a+5
w:ability|7.4 0j+42a+32k+636+5
s:abili|7.1 0g+102k+536+53a-345+34d+54j+3
g:<abi|7.0 0g+31p+5
b:ability to|7.4 2k+7
b:to handle|8.1 0n+3
g:fied|7.1 0g+6
f:ability|7.7 2k+4
b:would an|8.5 2a+436+5
b:required to|8.1 2a+3
w:release|7.7 0f+62a+53a-43k+10
s:relea|7.4 0f+51b+42a+439+63a-53k+8
g:elea|7.4 39+3
g:ease|7.1 39+3
b:to release|8.1 2a+3
w:source|6.2 2a+33a+33n+20
s:sourc|6.2 3n+194c+3
g:sour|6.2 3n+9
g:ourc|6.0 3n+8
g:urce|6.1 3n+8
g:rce>|5.7 3n+7
b:code to|8.5 2a+42g+5
w:assessment|7.4 00+40l+525+92a+6
s:asses|6.8 0l+825+152a+42j+4
g:ssme|7.4 25+3
b:willing and|8.5 2a+3
w:administration|8.1 0k+101l+82a+3
g:<lig|6.2 2q+3
g:ligh|7.7 0k+7
w:ask|7.0 0o+60v+31f+337+43d+33l+74b+6
w:restrictions|6.9 2a+92c+1136+644-34m+4
g:tats|7.9 1h+3
w:sens|8.5 2a+6
g:<sen|5.6 0m+40p+40v+32g+3
b:au sens|8.5 2a+4
b:sens de|8.5 2a+4
b:l itar|8.5 2a+7
w:avoir|7.4 0d+3
w:acces|7.3 11+413+71a+42a+43z+84l+4
b:acces a|7.3 13+51a+32a+33z+64l+5
b:a des|7.7 2a+62n+3
w:marchandises|8.1 2a+11
s:march|7.5 20+729+42a+73g+4
b:des marchandises|8.1 2a+6
w:controlees|8.1 2a+8
g:lees|7.5 2a+3
b:marchandises controlees|8.1 2a+6
l:controlees|8.5 2a+3
w:programme|6.8 1l+61m+71n+51o+91s+628+42a+73a-43p+5
g:amme|6.5 1o+42k+343+649+3
b:programme des|8.5 2a+5
f:programme|7.7 1o+8
w:controle|8.1 1k+82a+8
w:exportations|8.5 2a+12
g:rtat|7.7 2a+4
b:le poste|6.8 38+43p+74g+44i-3
b:poste est|7.7 2a+338+43p+3
w:soumis|7.9 0e+42a+636+437+3
s:soumi|7.5 2a+82c+5
b:soumis a|8.5 2a+3
w:repondez|8.5 0d+52a+5
s:repon|6.9 0n+30x+72k+33l+16
g:epon|6.9 3l+4
b:repondez vous|8.5 2a+5
s:crite|8.5 2a+63a+4
f:le|6.5 22+438+53v+4
b:autorisation d|8.5 0f+6
b:des donnees|7.5 0n+40o+4
w:techniques|7.9 1l+82a+42n+5
g:ques|5.5 00+30g+34b+5
w:soumises|8.5 2a+42c+8
g:mise|7.3 38+43a-3
b:au controle|8.5 1k+4
b:sur les|7.9 2a+438+3
b:indiquez votre|7.9 06+32a+34h+3
w:vise|8.1 2a+93t+7
w:liees|8.5 2a+63g+8
s:liees|8.5 2a+63g+8
w:evaluation|7.5 0l+71e+925+72a+32k+83a-4
b:l evaluation|8.5 2j+4
w:unterliegen|8.5 2a+336+10
g:erli|7.7 1h+63g+4
g:lieg|7.9 10+3
g:iege|7.7 0k+31h+6
g:egen|7.3 0z+44b+3
b:unterliegen sie|8.5 36+4
g:schr|6.1 06+31c+81d+31w+623+32d+64e+3
g:unge|6.9 0g+34a+64b+6
g:ngen|6.4 00+30r+33a-44a+54b+9
w:exportkontrolle|8.1 2a+10
g:kont|6.5 0t+53a+33y+8
f:unterliegen|8.5 2a+336+4
w:angaben|7.7 0f+80x+12
s:angab|7.5 0f+30x+13
g:anga|7.4 0x+345+3
g:ngab|7.5 0x+3
g:gabe|7.1 0x+31w+4
w:usted|7.7 19+42a+72c+44q+8
s:usted|7.7 12+319+32a+34q+9
g:<ust|7.7 4q+3
b:es usted|7.7 2a+34q+5
b:usted una|8.5 2a+32c+4
w:persona|7.4 17+718+51a+32c+73a-43l+7
b:una persona|7.9 18+32c+5
g:taci|7.0 0i+31c+3
g:ones|6.4 0g+40r+31w+34l+3
b:u een|8.1 0j+60v+4
g:llo>|7.7 1q+42k+34b+5
w:delle|8.5 1w+112a+5
s:delle|8.5 1w+92a+5
g:dell|6.7 1r+34p+3
g:tazi|7.5 0g+449+3
g:oni>|7.2 0g+50r+32r+4
b:hold an|7.9 0d+30g+43a-3
w:active|7.2 0i+1219+627+72i+53a-64k+7
s:activ|6.4 0i+100k+1219+61w+527+52i+436+43x+64k+6
g:acti|5.7 0k+33a+3
g:ctiv|6.1 0i+30k+31w+3
b:an active|7.9 2i+73a-44k+6
f:security|7.1 0i+32f+42h+32m+443+3
w:ts|8.5 0i+12
w:sci|8.5 0i+10
b:ts sci|8.5 0i+7
w:sc|7.5 0i+150j+5
w:dv|8.1 0i+90j+5
w:higher|8.5 0i+13
b:or higher|8.5 0i+10
b:higher held|8.5 0i+6
f:clearance|8.5 0i+5
w:baseline|8.5 0i+90j+83a-3
s:basel|8.5 0i+90j+3
g:elin|7.5 0k+4
w:sec|8.5 0i+163a-341+16
w:lvl|8.1 0i+181q+32k+83a-3
l:lvl|8.1 0i+32k+4
b:the highest|7.2 1q+11
b:government clearance|8.5 0i+3
b:have been|7.7 0i+427+429+63a-4
w:vetted|8.5 0i+43a+4
s:vette|8.5 0i+33a+3
g:vett|7.3 0f+40i+4
b:the government|8.5 0i+4
b:which level|8.5 0i+3
b:level and|8.1 0i+11
b:held a|8.5 0i+4
b:a clearance|7.7 0j+8
w:agency|6.9 0i+40r+31t-42c+53a+63n+93o+44q+3
s:agenc|6.8 0r+42c+53a+63n+73o+3
g:<age|6.2 2c+33a+5
b:federal agency|8.5 0i+32c+3
b:and expiry|8.1 2m+83a-5
b:your clearance|7.9 0i+43a+4
w:cleared|7.7 0i+100j+6
g:eare|7.2 0i+3
l:cleared|8.1 0i+3
b:the level|8.5 0j+5
b:security screening|8.1 0i+7
b:secret clearance|7.9 0j+3
b:that is|8.1 0g+63a-4
b:any security|8.5 3a+3
w:vetting|7.5 0f+140i+90j+113a-4
s:vetti|7.5 0f+100i+50j+3
g:etti|6.7 0f+42e+44d+4
g:ttin|6.5 0f+349+3
b:security vetting|8.1 0i+60j+5
w:bpss|8.5 0i+50j+4
w:ctc|8.1 3s+113t+7
l:dv|8.5 0j+3
w:top|7.5 0j+31q+42d+63a-345+44d+9
l:secret|7.7 02+5
b:cleared to|8.5 0i+30j+4
b:work with|7.3 0d+30i+30j+33a+63l+345+6
w:material|8.5 0i+70x+6
s:mater|7.5 0i+30u+81e+81r+143a-5
g:mate|6.8 0l+40u+31e+31r+4
g:eria|7.5 1e+426+5
b:file number|8.5 0i+43a-441+10
w:trust|7.7 0i+70j+42i+43a-44f+64q+7
s:trust|7.5 0i+30j+53a-34f+44q+5
g:rust|7.4 28+3
b:public trust|8.5 0i+30j+5
b:currently in|8.5 0i+41y+7
w:force|7.9 0e+60i+319+63a-44f+7
b:possess a|7.4 1l+4
b:une cote|8.1 0i+40j+7
b:d habilitation|8.1 0j+7
w:fiabilite|8.1 0i+5
s:fiabi|8.1 0i+70j+6
b:de fiabilite|8.5 0i+40j+4
w:vigueur|8.5 0i+636+5
s:vigue|8.5 0i+536+4
b:en vigueur|8.5 0i+3
w:habilite|8.5 0i+50j+5
b:e secret|8.5 0i+30j+3
w:defense|8.1 0i+50j+5
s:defen|7.9 0i+919+7
g:defe|7.7 40+3
g:efen|7.9 0i+3
b:secret defense|8.5 0i+4
w:attestation|7.5 0g+90i+40x+121h+81m+93a-3
b:attestation de|8.5 0i+41h+6
b:vous du|7.7 0i+426+3
w:gouvernement|8.5 0i+62c+6
s:gouve|8.1 0i+42c+10
b:du canada|8.1 0i+3
b:la cote|7.9 3p+4
g:ntie|6.4 2j+42m+44p+3
w:cours|7.1 0e+70i+30v+510+71i+51y+112c+3
s:cours|6.4 0e+30f+30i+30v+410+41h+51i+41o+111s+71y+92c+33a+34i-3
b:en cours|7.4 0i+40v+310+51y+113a+4
b:cours de|8.1 0i+410+4
b:et date|8.5 42+4
b:vous presentement|7.7 0i+51v+82i+43a-34i+4
w:enquete|7.4 0f+110i+50j+73a+3
s:enque|7.4 0f+90i+40j+73a+3
g:<enq|7.3 0f+6
g:enqu|7.3 0f+4
g:nque|6.9 3a+33y+3
g:quet|7.4 0f+3
g:uete|7.4 0f+4
b:une enquete|7.9 0j+7
b:enquete de|7.5 0f+40i+30j+6
w:sicherheitsuberprufung|8.5 0i+100j+5
s:siche|7.4 0i+170j+524+52h+33a+7
g:<sic|6.3 0i+540+44b+3
g:sich|6.4 0i+541+6
g:herh|7.3 03+30i+6
g:erhe|7.4 0i+5
g:rhei|7.3 0i+51a+3
g:heit|7.2 0i+5
g:uber|6.4 2d+339+3
g:berp|7.9 0j+4
g:erpr|7.3 0f+70j+3
g:rpru|7.9 0i+30j+3
g:pruf|7.5 0f+40j+443+6
g:rufu|7.7 0f+40j+3
g:ufun|7.7 0f+40j+4
g:fung|7.7 0f+30i+30j+4
w:u2|8.5 0i+80j+5
g:frei|7.9 0i+4
g:abe>|7.5 0i+4
w:habilitacion|8.1 0i+100j+7
g:itac|7.9 0i+3
b:habilitacion de|8.5 0j+4
w:seguridad|7.7 0i+100j+443+5
s:segur|7.7 0i+80j+643+4
g:egur|7.7 0i+3
g:guri|7.7 0i+3
g:urid|7.5 0i+3
g:rida|6.6 0d+344+54j+3
b:de seguridad|7.9 0i+543+3
l:seguridad|8.1 0i+6
w:nivel|7.4 1q+1425+92k+10
s:nivel|7.4 0i+51q+1425+42k+11
g:ivel|6.9 1q+725+32k+6
b:nivel de|7.5 0i+61q+625+62k+7
f:nivel|7.5 0i+31q+925+42k+3
s:verkl|8.5 0i+50x+8
g:erkl|7.4 0x+4
g:rkla|7.4 0x+3
w:geen|7.7 0i+82f+63a+10
g:<gee|7.3 3a+3
g:geen|7.7 3a+4
g:waar|6.7 0r+32v+4
g:aar>|6.3 0x+32v+441+348+3
w:vgb|8.5 0i+90j+11
s:veili|8.5 0i+100j+7
g:mach|7.2 0i+3
g:ging|7.1 08+50i+315+4
w:nulla|8.5 0i+90j+5
s:nulla|8.5 0i+70j+6
b:il nulla|8.5 0i+40j+4
w:osta|8.5 0i+90j+7
b:nulla osta|8.5 0i+50j+5
b:osta di|8.5 0j+5
w:sicurezza|8.5 0i+50j+5
s:sicur|8.5 0i+50j+5
g:zza>|7.9 0x+3
b:di sicurezza|8.5 0i+60j+3
w:suspended|7.9 3a+5
s:suspe|7.3 1b+93a+6
g:<sus|7.2 1b+3
g:susp|7.3 1b+3
g:uspe|7.3 1b+43a+3
g:nded|6.2 1n+41r+31s+33a+5
w:revoked|8.1 3a+6
s:revok|8.1 3a+6
b:not hold|8.5 3a+3
b:eligible for|8.1 0j+617+4
b:for sc|8.5 0j+8
b:sc clearance|8.5 0j+3
b:keep a|8.5 0j+32o+3
b:if the|8.1 4j+4
w:needs|7.4 00+100j+33a-54d+10
s:needs|7.4 00+80j+43a-44d+64e+3
b:this post|7.3 0j+33n+53t+5
b:post requires|8.5 0j+3
b:to pass|8.5 0j+61k+4
b:you don|8.5 0j+63a-6
b:don t|7.0 0j+51u+438+73a+6
b:t have|8.5 0j+51f+43a-4
b:you get|7.3 0j+51p+53a+53s+3
w:successful|8.1 0j+6
s:succe|7.1 0j+51l+33a-64a+164g+8
g:succ|6.9 4a+6
g:ucce|7.1 4a+6
b:qualify for|8.5 0j+3
b:a public|8.1 0j+4
b:resident in|8.5 05+30j+6
b:last five|7.7 0j+32c+340+3
b:years as|8.5 0j+326+4
b:as needed|8.5 0j+43g+4
w:enhanced|7.9 0f+50g+60j+63a-3
s:enhan|7.9 0f+50g+40j+5
g:hanc|7.4 2q+6
b:be put|8.5 0j+60q+5
w:through|6.9 0j+718+71x+133n+449+44e+5
s:throu|6.8 0j+618+61x+112t+449+34c+44e+54j+4
g:thro|6.8 1x+3
g:hrou|6.8 1x+4
g:ugh>|6.6 1x+328+33a-3
w:selected|8.1 0j+40q+62r+3
s:selec|6.7 00+50e+40j+30l+110q+41c+51f+52r+33a-4
g:sele|6.7 0l+6
w:sf|8.5 0j+71e+133a-3
s:inves|7.3 0f+80j+40v+71b+43a-3
g:<inv|6.1 1b+5
g:inve|7.1 0f+5
g:nves|7.2 0f+4
g:vest|6.7 03+30f+3
g:stig|6.7 0f+31e+3
g:tiga|7.3 0f+4
g:igat|6.4 36+4
g:gate|7.9 2r+5
b:by companyname|6.6 2i+43o+3
f:willing|7.3 0f+50u+439+33a-4
b:the notice|8.5 0j+5
w:ministry|8.5 0j+62c+7
s:minis|7.9 0j+32c+63a-53l+5
b:you ll|8.5 0j+43q+5
b:ll need|8.5 3q+5
b:you and|7.9 0j+43a-63p+34b+84f+3
w:mesure|7.1 00-40j+438+33g+33p+43q+546+548+44j+4
b:en mesure|7.2 38+33a-43g+33q+346+3
b:mesure d|8.1 00-30j+33a+44j+3
b:d obtenir|8.1 0j+4
s:appro|7.5 0j+523+33a+33k+5
g:appr|6.7 3a+7
f:capacite|8.5 3g+3
b:a vous|7.3 0j+33p+34j+3
w:soumettre|8.1 0f+40j+71k+6
s:soume|8.1 0j+61k+3
w:processus|7.9 00+30e+40j+50o+3
b:poste exige|8.1 0j+4
g:itab|7.9 0j+6
b:ce qu|8.5 0j+53a+3
b:qu une|8.5 0j+4
w:bereit|7.1 0f+60j+838+739+113a-33p+64j+9
s:berei|6.2 0f+80j+80s+61k+91t+338+339+153a-53p+1344+44j+114q+5
g:erei|6.1 0f+31k+339+53p+74j+7
g:reit|6.5 3p+44j+5
b:sie bereit|7.3 0f+438+53p+54j+7
w:sich|7.2 0e+50j+711+718+325+649+114b+84g+4
w:einer|7.9 00+100f+70j+83a-33l+6
s:einer|7.9 00+90f+40j+53l+4
g:iner|6.6 0f+30o+42d+4
g:iehe|7.9 3p+3
g:ehen|7.1 0j+30k+33g+33n+33p+3
w:wurden|8.5 0j+91b+4
s:wurde|8.1 0j+31b+14
g:urde|7.9 1b+3
b:wurden sie|8.5 0j+61b+6
w:uberprufung|8.5 0f+80j+9
s:uberp|8.5 0f+50j+6
g:<ube|7.0 2d+339+349+44l+3
w:bestehen|8.5 0j+70k+12
s:beste|7.7 0j+40k+80s+183a-3
f:wurden|8.5 0j+31b+3
w:puede|8.5 0j+53g+7
f:puede|8.5 0j+33g+3
w:bereid|7.5 0f+60j+41k+639+73p+74j+6
b:u bereid|8.1 0f+50j+41k+4
b:bereid een|8.1 0f+70j+41k+4
g:sond|7.9 4a+3
g:derz|6.9 1v+31y+32v+43s+34i+4
w:ondergaan|8.5 0j+51k+8
s:onder|7.9 0j+41k+51r+16
g:<ond|7.9 1r+6
g:aan>|7.4 3g+3
b:te ondergaan|8.5 0j+51k+4
g:<kun|6.9 0j+320+437+6
g:unt>|5.7 01+43y+4
w:disposto|7.9 0f+80j+61k+53p+9
g:osto|7.9 3p+3
b:e disposto|8.1 0f+40j+31k+3
b:disposto a|7.9 0f+40j+31k+43p+7
w:sottoporsi|8.5 0j+61k+6
s:sotto|8.5 0j+51k+5
b:a sottoporsi|8.5 0j+41k+4
g:oced|7.5 0v+3
g:ura>|7.9 0z+328+4
w:reason|6.5 1b+820+123a+104f+54g+7
s:reaso|6.2 1b+620+103a+33g+640+44f+44g+7
g:reas|6.1 18+320+34g+3
g:easo|6.0 20+3
g:ason|6.0 0u+320+34g+3
b:any reason|7.9 1b+33a+3
b:reason you|8.1 3a+4
b:could not|8.1 3a+4
b:anything that|7.2 0k+736+53a+5
w:prevent|8.5 3a+3
b:prevent you|8.5 3a+4
b:you from|6.6 1a+836+63a+9
b:un motif|8.5 1b+4
s:empec|8.5 36+5
g:empe|7.5 48+4
b:i would|7.3 0j-30l+30m+33a-33u+8
b:would be|7.3 38+53t+54g+5
w:unable|8.1 3a+8
s:unabl|8.1 0j-33a+10
g:<una|7.5 3a+10
g:nabl|6.9 00+40s+3
b:unable to|8.1 3a+7
w:objection|8.1 3a+7
s:objec|7.1 3a+113g+84a+7
b:any objection|8.1 3a+6
b:objection to|8.1 3a+6
g:goin|7.9 1y+4
b:through the|8.5 3a+4
b:upload proof|8.5 3q+4
b:proof of|7.9 3q+8
b:share code|8.1 3q+14
w:original|8.5 11-43a+83q+6
g:gina|7.0 13+6
b:may work|8.1 36+43q+3
w:characters|7.4 02+61d+51g+42d+32f+93a-33q+4
s:chara|7.2 02+41d+42d+32f+82g+43a-33q+6
g:hara|7.2 2f+3
g:arac|6.6 0x+42f+4
w:copy|6.9 1d+41e+161g+121h+111m-51u+43a+33q+14
g:<cop|6.2 1e+81g+51h+43q+11
g:copy|6.9 1e+61g+31h+33q+3
g:opy>|6.9 1e+51g+33q+4
b:a copy|8.5 3q+3
b:copy of|7.5 1e+41h+73q+9
b:you present|8.1 2t+53q+6
w:prove|8.1 2h+33q+8
s:prove|7.9 2h+83n+103q+5
b:to prove|8.1 3q+6
b:evidence of|8.1 3q+10
w:identity|7.0 13+614+916+33q+341+7
f:copy|7.7 1e+61h+4
w:bring|7.7 28-329+63q+63t+54g+5
s:bring|7.3 29+43a+33q+43t+345+54g+4
b:passport or|8.5 3q+3
b:birth certificate|8.5 3q+6
b:you bring|7.9 29+33a+33q+54g+4
w:produce|8.5 3a+4
g:duce|7.3 3m+449+3
g:uce>|7.7 49+3
w:listed|7.4 0v+73g+63q+63u-44g+4
b:listed on|8.5 0v+53q+3
b:days of|7.7 38+33a-63q+340+6
b:of hire|8.5 3p+43q+3
w:pdf|6.2 1c+201d-41f+161h+51i+212q-33a-53q+3
b:pdf or|8.1 1f+43q+3
b:to submit|8.5 3q+3
b:verification of|8.5 0f+33q+4
b:code and|8.5 3a-33q+43y+5
w:showing|8.1 3a+53q+84m-4
s:showi|8.1 3a+43q+64m-4
b:entitlement to|8.5 3q+3
f:document|8.5 1e+4
w:supply|8.1 3a-33l+53q+5
w:request|7.4 00+70f+50l+83a+33q+4
g:uest|5.9 1i+34g+54i+5
b:on request|8.5 00+3
w:scan|8.5 1e+103q+11
g:can>|7.5 13+3
w:both|7.5 03+93a-43q+93t+44p+11
g:<bot|7.2 4p+3
g:<sid|7.3 0k+3
g:ides|7.9 2l+3
b:work check|8.1 3q+444+6
w:doc|8.5 1f+73a-33q+22
b:offer you|8.5 3u+5
b:prove that|8.5 2h+33q+3
b:you re|6.5 1v+520+52f+52v+43a+444+54q+4
b:work can|8.5 3q+3
b:do so|8.1 3q+3
b:of working|7.7 3q+44e+34p+3
b:show us|7.9 2n+32q+33a-34c+3
b:us something|8.1 3q+64c+6
b:something that|8.1 3a+63q+5
b:what have|7.7 3a-53q+44a+34c+54e+10
w:got|7.3 1l+72n+63n+43q+64l+8
b:you got|7.7 1l+53q+44l+6
w:offered|7.4 1k+43p+63q+548+8
s:justi|8.1 0v+81e+103q+9
w:copie|7.5 1e+101h+83a-33q+14
s:copie|7.1 1d+41e+121g+81h+63a-33q+9
g:copi|6.7 1e+42f+33a+33q+7
g:opie|6.7 1e+42f+33q+6
g:pie>|7.3 1e+31h+33q+9
f:copie|7.9 1h+33q+5
b:copie de|8.1 1e+31h+53q+3
b:preuve d|8.5 3a+53q+4
f:preuve|8.5 3q+7
l:emploi|6.1 0q+41x+420+44g+3
w:permanente|8.5 06+73q+3
w:attestant|8.5 3q+12
g:ecto|6.4 0k+327+74c+4
g:cto>|7.2 4c+3
g:rso>|7.5 1y+32u+3
b:la carte|7.5 0g+33q+343+9
g:sere|7.5 4f+3
b:mesure de|7.4 38+43a-33g+4
w:produire|8.5 0f+63q+7
s:prouv|8.5 3q+8
g:uvan|7.7 3l+3
g:vant|6.2 1e+3
l:embauche|7.9 21+3
f:piece|8.1 1e+3
w:kopie|8.5 3q+14
s:kopie|8.5 3q+13
f:kopie|8.5 3q+10
s:adjun|7.9 1c+71f+61i+33q+6
g:djun|7.9 1c+3
g:junt|7.9 1c+3
w:copia|8.5 3q+16
s:copia|8.5 3q+11
b:de su|8.1 2o+3
s:acred|8.5 0g+53q+8
g:dita|7.9 0g+7
f:documento|8.5 3q+5
l:trabajar|8.1 2w+53q+3
g:ewij|7.9 1j+5
g:wijs|7.7 1j+51r+4
g:ijs>|7.9 1j+5
w:dat|8.1 0t+70x+53q+124m-3
s:compr|7.4 0k+30n+30x+624+53b+53q+3
w:al|7.1 0d+90n+41x+1625+526+928+32o+73a-43p+93q+3
b:18 or|7.5 0c+17
b:confirm i|8.1 0c+63g+7
b:over 18|8.5 0c+7
f:over|7.9 0c+30d+449+7
w:reached|7.7 0c+60d+60s+43a-53b+43n+5
s:reach|6.0 0c+50d+40s+50t+71t+73b+63g+5
g:reac|5.7 3b+4
b:you reached|8.1 0c+73a-43n+5
s:eight|7.9 0c+193a-4
g:<eig|7.3 0c+52u+34l+6
g:ghte|7.9 0c+6
g:htee|7.9 0c+5
g:teen|7.7 0c+50d+3
b:you of|7.4 0c+50d+93a-4
b:of legal|8.1 0c+90d+33a-3
b:legal age|8.5 0c+100d-4
b:you an|6.9 13+112c+54k+34q+6
w:adult|8.1 0c+13
s:adult|7.9 0c+80v+6
g:<adu|7.9 0c+3
g:adul|7.9 0c+3
g:dult|7.9 0c+3
b:an adult|8.1 0c+5
w:above|6.1 0x+43a+3
b:or above|7.5 0d+81l+326+3
l:above|6.7 3a+4
w:minors|8.5 0c+73a+4
b:can t|7.7 0c+41g+33a+3
b:t be|8.5 0c+538+63a-3
w:yet|7.4 0c+41y+824-63a+8
l:yet|8.5 0c+31y+53a-5
w:eighteen|8.1 0c+11
b:eighteen years|8.5 0c+3
b:be 18|8.1 0c+123a-3
b:or over|7.7 0c+50d+90y+63a-7
b:your start|8.5 0c+63p+448-3
w:drivers|7.9 0c+70d+41j+83a-644+8
w:turned|7.9 0c+70d+103a+54q-3
s:turne|7.9 0c+50d+10
g:<tur|7.4 0d+344+4
g:turn|6.8 1p+644+4
b:18 and|8.5 0c+110y-3
b:and up|8.5 0c+8
f:age|7.0 0c+30y+133a-4
l:up|7.3 0c+50q+5
b:years or|8.5 0c+7
w:more|6.7 1u+4
l:more|7.4 1u+34b+3
b:to serve|7.9 2l+34f+4
w:alcohol|7.1 0c+71k+640+7
s:alcoh|7.1 0c+51k+43a+340+7
g:<alc|6.7 1k+5
g:alco|6.7 1k+5
g:ohol|7.0 1k+3
w:bar|8.1 0c+62m+9
l:over|7.7 0d+53a-3
b:you confirm|7.7 0c+50x+4
w:majority|8.1 0c+71a+9
g:jori|7.9 1a+4
b:of majority|8.5 3a+5
w:yrs|7.4 0c+526+728+1329+113a-6
b:confirm you|7.9 2f+838+3
b:are 18|8.5 0c+6
b:time of|8.1 0s+81v+63a-5
w:night|8.1 0c+53a-344+10
b:the night|8.5 44+5
w:involved|7.9 0c+50k+624+9
s:invol|6.8 0c+30k+41b+1424+63g+64j+4
g:invo|6.6 1b+3
g:nvol|6.8 1b+4
g:volv|7.1 24+3
b:work involved|8.5 0c+424+7
b:may not|8.1 0c+43a+4
w:enough|8.1 0c+50d+7
s:enoug|8.1 0c+50d+6
b:old enough|8.1 0d+4
b:is for|8.1 0c+44p+4
b:for people|8.1 0c+324+328+3
w:aged|8.5 0c+30d+10
b:vous 18|7.5 0c+5
b:ans ou|7.3 0c+60d+4
l:plus|7.1 0d+5
w:confirme|7.4 0c+40x+31u+738+3
b:je confirme|7.5 0x+6
b:plus de|8.1 0c+33a+4
b:ans et|8.5 0c+50d+43a-3
b:et plus|8.5 0c+70d+4
g:volu|6.4 3a+4
w:reserve|7.9 0c+90q+519+43a+4
b:reserve aux|8.5 0c+53a+3
b:age legal|8.5 0d+6
b:ans pour|8.5 0q+3
b:travailler de|8.5 44+5
w:nuit|7.7 0c+43a-344+15
g:<nui|7.2 44+54j+4
b:de nuit|8.5 44+4
g:jahr|6.1 0c+426+527+328+329+43a+33s+33t+5
w:mindestens|8.1 0c+40d+83u+9
s:minde|7.5 0c+30d+41a+103a+93u+20
g:dest|7.5 3a-33u+74a+34c+3
g:sten|7.3 1h+3
b:sie mindestens|8.1 0c+33u+4
w:jahre|7.1 0c+50d+326+1427+628+1429+63a-4
s:jahre|6.5 0c+40d+426+1827+1128+1229+93s+83t+3
g:<jah|6.3 26+627+428+329+33s+33t+3
g:ahre|6.2 26+527+328+529+33t+4
w:alt|8.5 0c+40d+8
b:jahre alt|8.5 0c+40d+4
w:ich|6.7 0c+60m+50n+70q+30r+110x+91y+82f+53a+3
w:bin|8.1 0c+62f+113a+3
b:ich bin|8.1 0c+52f+5
w:uber|7.9 0c+60m+83a-549+124l+8
f:ich|6.8 0r+50x+42f+43a+3
w:mayor|7.9 0c+141q+103a-44a+7
s:mayor|7.9 0c+111q+34a+5
g:<may|7.9 0c+41q+3
g:ayor|7.9 0c+41q+34a+3
g:yor>|7.9 0c+4
b:mayor de|8.5 0c+13
w:edad|7.7 0c+70d+120y+223a+3
g:<eda|7.7 0c+30y+6
g:edad|7.5 0y+6
b:de edad|7.9 0c+50y+123a+3
l:edad|7.9 0c+30y+6
w:anos|6.7 0c+80d+824-326+1427+428+929+133a+3
g:anos|6.5 0c+328+429+3
g:nos>|6.4 26+328+54b+3
b:18 anos|8.5 0c+8
w:mas|8.5 0c+44b+14
f:tienes|7.0 0d+40g+40z+31j+324+43a-34l+3
l:anos|7.5 28+33a+3
w:jaar|7.4 0c+40d+80o+727+628+629+83a+4
b:jaar of|8.5 0c+40d+5
w:ouder|8.5 0c+30d+6
s:ouder|8.5 0c+40d+6
g:oude|7.9 24+34a+4
b:of ouder|8.5 0c+30d+6
l:ouder|8.5 0d+3
g:eerd|7.7 0c+51n+61o+4
g:<mag|7.7 0c+52w+33a-34q+3
g:uto>|6.7 1r+43n+34l+7
w:anni|6.9 0c+60d+826+1127+728+1029+9
g:nni>|6.9 0d+326+328+329+3
l:anni|7.9 0c+30d+4
b:you under|8.1 0c-43a+12
b:under 18|7.9 0c-53a+12
w:minor|7.7 0v+41o+43a+5
g:nor>|7.4 0v+33a+3
b:a minor|8.1 0v+4
w:younger|7.9 3a+12
s:young|7.7 0z+53a+5
g:youn|7.7 3a+3
g:oung|7.7 3a+4
b:you younger|8.5 3a+7
b:younger than|8.1 3a+7
b:than 18|8.5 3a+6
b:vous moins|8.1 0c-50d-43a+14
b:moins de|7.9 0c-40d-52c+33a+11
w:mineur|8.5 0z+83a+4
s:mineu|8.1 0v+60z+53a+9
g:mine|6.3 0v+31l+43a+4
b:provide a|7.7 0f+5
w:21|7.2 0d+1928-33a+10
w:minimum|5.8 02+50d+1224+52e+338+43t-43u+15
s:minim|5.5 02+40d+2224+32e+33j+33t-93u+25
g:inim|5.5 0d+73t-43u+14
g:nimu|5.8 0d+53u+13
g:imum|5.7 0d+43u+10
g:mum>|5.7 0d+33u+7
b:the minimum|7.7 3u+3
b:minimum age|8.1 0d+5
b:age for|7.9 0d+33a+8
w:15|7.9 0d+133a+5
b:you old|8.5 0d+6
b:enough to|8.5 0d+7
b:with us|6.3 0e+336+33o+448+94f+44p+44q+10
b:be 21|8.5 0d+11
b:enter the|7.3 03+30d+422+42f+52g+133a-5
g:asin|7.9 2w+44q+3
w:floor|7.9 08+110d+83a-33u+6
s:floor|7.7 08+50d+73a-33g+43u+8
g:<flo|7.7 08+3
f:minimum|6.6 3u+5
w:25|6.8 0d+80y+202e+33a-53g+104j+3
b:as our|8.5 0d+34g+6
w:leaving|7.0 0d+91l+41r-31x+1220+1629+537+43a-43s+4
s:leavi|7.0 0d+41l+41x+520+829+437+33a-33s+8
g:avin|6.9 20+5
w:17|8.1 0d+193a-4
b:working age|8.5 0d+5
b:age requirement|8.5 0d+7
b:listed in|8.5 3g+5
w:advert|8.1 0d+43n+7
s:adver|7.4 0d+33n+17
g:<adv|6.8 25+33n+4
g:adve|7.3 3n+4
g:dver|7.4 3n+3
b:the advert|8.5 0d+43n+3
g:<cam|6.3 20+34c+5
g:camp|6.9 1r+34c+5
g:sell|7.7 0d+4
g:ello|7.4 0d+31q+44b+6
w:sell|7.9 0d+104g+4
b:to sell|8.5 0d+7
w:cannabis|8.5 0d+51k+5
s:canna|8.5 0d+51k+4
g:nnab|7.9 00+3
b:employment are|8.5 3x+7
b:to hold|8.5 0d+40k+4
b:you that|8.5 0d+42u+53a-4
g:ery>|7.3 25+32q+440+444+3
w:tickets|8.1 0d+70g+9
s:ticke|7.5 0d+40g+16
g:icke|7.3 0g+6
g:cket|7.2 0g+52p+3
w:tobacco|8.5 0d+6
b:21 ans|8.1 0d+3
w:minimal|7.9 3a+6
g:mal>|6.7 2h+33a+3
b:14 ans|8.5 0d+317+4
b:pour ce|7.1 0d+338+33p+446+34g+8
w:debut|6.7 0d+51s+1021+1448+7
s:debut|6.5 0d+31s+1221+1248+7
g:<deb|6.3 1s+421+54d+3
g:debu|6.5 1s+521+348+3
g:ebut|6.5 1s+521+3
g:but>|6.7 21+4
b:debut de|7.7 0d+41s+848+5
b:emploi d|8.1 0d+34q+4
b:d ete|8.1 0d+40u+4
w:nos|6.3 0d+50e+120k+70m+42j+538+83a-83n+1144-44f+64j+94q+6
b:ce votre|7.7 0d+40e+61y+63a+6
f:pour|7.5 0d+41v+63a-34f+4
w:das|8.5 0d+91l+10
b:sie das|8.5 0d+51l+5
s:leben|7.1 05+70d+71f+161g+73a+6
g:<leb|7.1 1f+61g+3
g:lebe|7.1 1f+5
g:eben|6.5 0k+41f+41g+33d+5
g:bens|7.1 1f+51g+43d+4
g:ahr>|7.5 3v+3
g:<men|6.4 1p+4
w:minima|8.5 0d+113u+6
g:ida>|7.5 1f+51j+420+4
w:aan|8.1 0d+120f+84f+6
b:je aan|8.5 0d+54f+7
g:eeft|7.7 0d+40y+8
g:tijd|7.5 0d+40y+74h+4
l:16|7.9 3a+6
w:completed|6.1 1e+111l+101m-31n+31q+722+824+62q+73a+5
g:eted|6.1 1e+31l+7
b:education completed|7.9 1l+3
l:completed|7.0 22+6
b:degree you|8.5 1q+4
w:schooling|7.7 1q+91s+8
b:of schooling|7.9 1q+41s+5
f:level|7.3 1q+33t+4
w:far|8.1 0x+71q+121r-53a-349+8
w:go|6.8 0r+412+317+41b+81q+101r+624+1137+33a-84a+74j+13
b:you go|7.4 1q+71r+53a-44a+74j+6
w:qualification|6.7 0g+317+81l+51m+111n+64i-4
g:lifi|6.2 0g+41m+325+3
b:highest qualification|7.7 17+41q+3
l:qualification|7.4 1q+3
w:grade|6.4 1l+61m+131p+101q+325+53s+64i+11
s:grade|6.2 0l+41h+101l+61m+91p+1625+53s+43u+34i+9
w:hnd|8.5 1m+4
w:educational|8.5 1q+51r+8
w:attainment|8.5 1q+17
s:attai|7.7 1q+19
g:ttai|7.7 1q+7
f:educational|8.5 1r+3
w:achieved|7.9 1p+8
g:eved|7.9 1p+3
b:level achieved|8.5 1q+4
l:achieved|7.9 1p+4
b:us the|7.7 28+72n-43a-43n+53z+6
b:education you|7.9 1q+3
w:finished|7.7 1l+111n+81q+63a-5
s:finis|7.1 1l+101n+111q+52h+7
g:shed|7.1 1i+31l+3
b:you finished|8.1 1l+41n+3
l:finished|8.1 1n+3
b:highest diploma|8.5 1q+3
b:last level|8.5 1q+3
f:completed|8.1 1e+51l+3
b:diploma or|7.7 1l+3
b:or degree|7.9 1l-31m+31q+5
w:11|8.1 17+41q+73a-344+5
w:ged|8.5 1l+51q+63a-4
b:a high|8.5 1l+63a-3
w:bachelor|8.1 1l+41m+41q+3
s:bache|7.9 1l+31p+6
g:chel|7.3 3g+3
g:lor>|7.7 1a+4
b:a bachelor|8.5 1l+3
w:master|7.7 0g+41l+91m+51q+4
s:maste|7.4 0g+51l+71q+325+93a-443+6
g:<mas|7.4 1l+443+3
g:mast|7.3 43+6
g:aste|6.1 1d+31g+543+4
b:a master|8.5 1q+3
b:master s|8.1 1q+3
b:choose the|7.5 0a+62w+8
w:attained|8.1 1q+9
w:advanced|8.1 1q+325+10
s:advan|8.1 1q+525+7
g:adva|7.9 25+3
l:only|6.7 11+33a+7
w:option|7.5 11+31o+51q+638+53a-43p+3
s:optio|7.4 11+51o+41q+338+43p+5
b:option that|8.5 1q+4
b:that best|8.1 1q+5
g:ects|7.3 1o+3
b:to date|7.5 0g+71x-111y+12
w:successfully|8.5 1l+41q+4
b:you successfully|8.5 1l+5
b:dernier diplome|8.5 1m-31q+10
f:dernier|7.1 1r+31v+31x+33a-33s+3
b:haut niveau|7.4 1q+6
w:bac|8.5 1m+61q+7
f:scolarite|8.5 1q+5
w:derniere|8.1 1q+63s+34i+3
g:iere|5.6 00+30r+31o+6
s:termi|6.3 0r+100x+61b+51l+131n+41q+61x+536+6
g:inee|7.1 1l+5
f:derniere|8.1 3s+3
w:academique|8.5 1p+51q+7
l:academique|8.5 1q+3
b:de diplome|8.1 1m+41q+3
b:diplome le|8.1 1q+5
s:instr|7.9 1q+43a+11
g:nstr|6.8 3a+4
g:stru|6.8 0g+31q+43a+3
w:degre|8.1 1q+425+13
b:degre d|8.5 25+5
b:que vous|6.1 2f+102p+43a-63u+745+94a+54b+44c+114d+5
w:termine|7.5 1l+101q+43a+8
b:avez termine|8.5 1q+4
l:termine|7.9 3a+3
g:turi|7.9 27+3
w:universite|7.7 17+61q+51r+8
b:de qualification|8.5 0g+4
f:etudes|7.9 1l+41n+51s+73a-3
w:hochster|8.5 1q+12
s:hochs|7.9 1q+161r+8
g:ochs|7.9 1q+5
g:chst|7.9 1q+523+3
s:bildu|8.1 1q+171r+15
g:ildu|7.3 1l+41n+31q+41r+61s+5
g:ldun|7.3 1l+41n+41q+51r+81s+5
g:dung|7.2 1q+41r+61s+43y+3
g:absc|7.1 1l+31m+61n+81p+51q+5
g:bsch|7.1 1l+31m+51n+61p+41q+4
g:chlu|7.1 1m+51n+71p+51q+4
g:hlus|7.1 1l+31m+61n+61p+51q+5
g:luss|7.1 1l+31m+41n+71p+51q+6
f:hochster|8.5 1q+6
s:schul|8.1 1h+81q+61r+12
g:schu|7.2 0n+51h+31r+5
g:chul|7.9 1h+31r+7
w:abschluss|7.9 1l+131m+141q+9
s:absch|7.4 1l+61m+141n+131p+121q+53a-3
g:ngsn|7.7 1q+82m+541+7
w:estudios|7.5 1l+111n+71q+71r+71s+33a-3
s:estud|7.2 1l+131n+51o+121r+141s+73a-6
g:estu|6.8 0l+31l+31o+81r+324+3
g:dios|7.5 1l+4
g:ios>|7.3 1l+41r+34b+5
b:de estudios|8.5 1q+51r+9
l:estudios|7.7 1n+31r+3
s:maxim|7.5 1f+61q+72d+3
w:formacion|8.5 1q+71s+6
g:rmac|7.4 40+54b+3
g:maci|7.5 40+44b+3
w:titulacion|8.1 1m+111n+81q+5
g:laci|7.7 04+81m+34b+5
l:titulacion|8.1 1m+51n+41q+3
g:<esc|7.4 08+31q+3
s:hoogs|8.5 1q+18
w:opleiding|7.7 1l+131m+71n+111q+61s+93a-3
s:oplei|7.5 1l+71m+91n+71q+161s+1121-33a-3
g:<opl|7.5 1l+31q+4
g:leid|7.0 1l+31q+61s+326+4
g:eidi|7.3 1m+31q+51s+326+4
g:idin|7.3 1q+61s+326+5
l:opleiding|7.9 1n+41q+4
l:diploma|7.5 0g+3
w:studio|7.9 1q+1238+73a-44p+8
b:di studio|8.5 1q+7
w:piu|8.5 1q+94a+6
g:<alt|7.1 0y+52p+3
w:livello|8.1 1q+725+72k+9
s:livel|8.1 1q+1025+52k+6
g:vell|6.7 1q+3
b:livello di|8.1 1q+92k+4
f:livello|8.1 1q+5
w:attended|6.9 1n+121r+91s+10
l:attended|7.5 1r+4
w:institution|6.8 1r+193y+7
s:insti|6.7 1r+203y+5
g:nsti|6.6 1e+41r+10
g:itut|6.7 1r+15
g:tuti|6.8 1r+8
g:utio|6.4 0v+31r+81w+5
b:of institution|8.5 1r+3
l:institution|7.5 1r+5
b:you study|8.5 1o+31r+6
f:institution|7.7 1r+8
b:college university|8.1 1r+4
f:college|7.9 1r+4
b:school attended|8.1 1r+6
b:school name|8.5 1r+9
f:high|8.1 1p+3
w:establishment|8.5 1r+91v+3
s:estab|8.1 1r+41v+53p+6
g:ishm|7.4 1w+4
g:shme|7.4 1w+44a+4
g:hmen|6.3 1e+31v+71w+33a-340+44a+3
l:establishment|8.5 1r+3
w:uni|8.5 1r+13
b:go to|8.5 17+51r+8
w:centre|7.7 1r+827+63a+6
s:centr|7.3 12+51r+1327+53a+13
g:<cen|7.3 1r+43a+4
b:the degree|8.1 1l+111m-51r+5
f:trade|7.5 0g+31o+32m+4
s:award|7.3 1m+111n+101r+43a-44a+16
g:<awa|6.3 1m+31n+43a-33u+34a+54j+3
g:awar|6.8 1m+41n+53n+34a+4
g:ward|6.7 1m+41n+54a+64g+3
w:body|7.4 0g+41b+51c-51d+91f-51g+61r+32m+8
g:<bod|7.3 1f-41g+5
g:body|7.2 1f-41g+5
g:ody>|7.2 1f-31g+4
w:secondary|7.9 0k+111l+41r+628+43a-4
g:ndar|7.7 0k+3
g:dary|7.9 0k+3
b:secondary school|8.5 1l+3
f:secondary|8.5 0k+61r+3
b:education 1|7.5 1m+51n+41o+31q-3
g:endi|7.1 3m+344+3
g:ndin|6.2 0v+33g+3
b:location of|8.1 1r+31z+52w+4
w:campus|8.1 1r+72w+73a-4
s:campu|8.1 1r+102w+438+43a-5
g:pus>|7.7 1r+32r+3
b:which campus|8.5 1r+52w+43a-3
l:at|6.5 1r+32w+33a-53b+54d+8
b:l etablissement|8.1 38+33a+5
w:enseignement|8.1 1r+9
s:ensei|8.1 1r+5
b:d enseignement|8.1 1r+10
l:enseignement|8.1 1r+3
w:ecole|7.9 1r+19
s:ecole|7.9 1r+17
g:<eco|7.2 1r+43t+4
g:ecol|7.9 1r+6
g:cole|7.5 1r+42m+5
g:ntee|7.2 3a+5
f:ecole|8.5 1r+4
b:vous etudie|8.1 1o+71r+8
l:etudie|8.1 1o+51r+4
b:l universite|8.5 17+6
l:ecole|8.5 1r+6
w:scolaire|8.1 1h+73a+3
g:olai|7.7 1h+4
b:etablissement scolaire|8.5 3a+3
b:dernier etablissement|8.5 1r+4
w:organisme|7.9 1r+61v+62c+73a-44f+4
s:organ|6.1 0k+31r+81v+132c+53o+74c+74f+94q+4
g:<org|6.1 1v+72c+34f+3
g:orga|6.1 1v+62c+3
g:rgan|6.1 1v+92c+34f+3
g:gani|6.1 1v+44f+3
g:anis|6.1 12+31v+52k+34f+3
f:organisme|8.5 1r+51v+5
l:formation|7.4 1r+3
g:tung|7.4 0l+31o+61r+5
s:ausbi|7.9 1n+81r+101s+9
g:ausb|7.7 1l+41n+41r+31s+5
g:usbi|7.7 1l+31r+51s+4
g:sbil|7.7 1l+41n+31r+31s+4
g:tte>|6.6 1r+4
w:universidad|8.5 17+81r+9
l:universidad|8.5 1r+3
g:tro>|7.9 2p+4
w:donde|7.5 1r+91v+92v+143n+15
s:donde|7.5 1r+81v+52v+73a+43n+9
g:dond|7.5 1r+32v+43n+3
w:estudiaste|8.5 1o+121r+9
g:udia|7.9 1o+3
f:donde|7.5 1r+51v+32v+5
l:estudiaste|8.5 1o+3
g:stel|6.4 1r+42t+43d+63j+349+4
b:naam van|8.1 1r+41v+33m+6
f:naam|7.9 3m+4
w:della|7.3 1d+81r+1220+722+83a-43v+643+54f+6
s:della|7.3 1d+71r+92k+33a-33v+743+34f+7
b:of degree|8.5 1m+4
f:diploma|7.4 1e+41l+31m+4
f:qualification|8.5 1m+4
w:credential|8.1 1m+20
s:crede|7.7 0g+91m+152o-53z+8
f:credential|8.1 1m+6
b:what degree|8.1 1m+41p+525+3
w:ba|8.5 1m+18
w:award|8.5 1m+17
w:received|7.2 0g-41l+71m+61n+62g+94a+64q+6
f:certificate|8.1 0g+31m+7
l:received|8.1 1l+41m+3
b:title of|8.5 1m+7
b:of qualification|8.5 1n+6
l:programme|7.5 1m+31s+3
w:receiving|8.5 0m+71m+9
w:associate|8.1 1m+52z-33m+54q+8
s:assoc|7.5 0k+81m+42z-33a-43m+54q+10
g:asso|7.5 4q+3
g:soci|5.7 17+111v+641+5
g:ocia|6.0 17+73a-33z+341+6
g:iate|6.7 3a-348+34q+4
b:what did|7.7 1l-51m+111w+123a-8
w:conferred|8.1 1l+51m+41n+9
s:confe|7.1 03+70x+815+91m+31n+51t-41u+7
g:onfe|6.9 15+81n+3
g:nfer|7.2 0x+340+4
b:degree conferred|8.1 1n+5
l:conferred|8.1 1n+3
w:intitule|7.9 1m+44i+11
s:intit|7.9 1m+64i+7
b:intitule du|8.1 4i+6
f:intitule|8.1 1m+3
w:dep|8.5 1l+71m+7
w:dec|8.5 1l+111m+5
w:universitaire|8.5 1h+41m+11
f:grade|7.5 1m+71p+54i+4
w:certificat|7.3 0g+91m+52m+123a-3
w:recu|7.5 1b-31m+102g+1040+7
g:recu|7.3 1m+52g+34a+3
g:ecu>|7.4 1m+52g+341+6
w:cet|7.1 1v-31x+33a+74g+34h+3
f:attestation|7.9 0x+81h+4
f:formation|8.1 1l+61m+41s+3
f:abschluss|8.5 1l+71m+3
l:abschluss|8.5 1m+10
g:emis|7.3 1l+31m+437+3
g:misc|7.4 17+51m+42p+4
w:grad|8.1 10+61m+151n+163a-3
g:orbe|7.7 0v+41i+6
g:bene|7.3 10+43a+5
w:titulo|8.1 1m+154i+3
g:ulo>|7.7 4i+3
f:titulo|8.5 1m+44i+4
w:behaald|8.5 1l+81m+5
s:behaa|8.5 1l+71m+4
g:haal|7.9 03+4
b:de opleiding|8.5 1l+91m+7
w:conseguito|8.5 1l+111m+9
g:egui|7.7 2b+7
w:laurea|7.9 1m+111n+91o+71p+12
s:laure|7.9 1m+61n+71o+81p+7
g:laur|7.5 1p+4
g:aure|7.5 1m+31n+31o+31p+4
g:urea|6.5 08+31m+31p+4
b:di laurea|7.9 1m+31n+81o+41p+4
l:laurea|7.9 1n+31p+3
g:enut|7.9 01+71h+3
l:major|7.9 1o+5
w:course|7.3 0f+51n+51o+151s+83a+54i-4
b:course of|8.5 0f+4
f:course|8.5 1o+10
w:discipline|8.1 1o+11
s:disci|7.2 1b+171o+14
g:isci|7.1 1b+41o+4
g:scip|7.2 1b+51o+6
g:cipl|7.2 1b+71o+3
g:ipli|7.2 1b+51o+3
g:plin|7.2 1b+61o+3
f:discipline|8.5 1o+7
l:discipline|8.1 1o+4
w:specialty|8.5 3a+4
g:ecia|6.5 1o+1245+3
g:alty|7.9 3a+5
g:lty>|7.0 3a+7
f:program|7.7 1o+6
b:area of|8.1 1o+6
w:concentration|8.1 1o+18
s:conce|7.9 1o+163a+6
f:area|7.9 1o+4
l:concentration|8.5 1o+4
w:specialization|8.5 1o+9
b:subject of|8.1 0v+5
s:vocat|8.5 0g+51o+6
w:reading|7.7 0n+51o+824+6
s:readi|7.7 0n+71o+91r-324+3
b:you reading|8.5 1o+9
f:concentration|8.5 1o+6
l:welding|8.1 25+3
w:principal|8.1 1o+61t+63a-33b+5
w:subjects|8.5 1o+73a+3
b:field is|8.5 1o+4
w:specialite|8.1 1o+12
f:specialite|8.5 1o+6
g:fili|6.7 1o+54k+4
g:lier|6.5 0e+41o+527+3
b:qu avez|8.5 1o+74e+8
w:champ|7.5 1o+113a+6
s:champ|7.5 1o+73a+7
g:hamp|7.5 3a+3
f:champ|8.5 1o+5
w:matiere|8.5 11+81o+13
s:matie|8.5 1o+8
g:atie|6.5 1c+42g+52v+32w+54a+5
g:tier|6.5 4p+3
b:specialite du|8.5 1o+4
g:ang>|6.7 1o+424+42j+42l+33g+3
g:enfa|7.7 1o+449+4
w:studiert|8.5 17+121o+4
g:dier|7.7 17+31o+622+5
g:iert|7.5 1o+3
l:studiert|8.5 17+31o+3
w:campo|8.1 1o+113a+8
s:campo|8.1 1o+113a+8
g:mpo>|7.5 1o+43x+3
g:espe|6.6 1o+628+329+3
s:carre|7.9 0g+71o+1424+628+53a-3
g:rrer|7.9 1o+53m+7
w:studie|8.5 1o+91s+8
b:de studie|8.5 1o+61s+5
l:studie|8.5 1o+3
s:gestu|8.5 0l+111o+11
w:indirizzo|7.4 06+1007+808+51o+51t+61u+5
s:indir|7.4 06+1007+508+61o+71u+9
g:ndir|7.4 06+4
g:zzo>|7.3 06+4
b:indirizzo di|8.5 06+31o+5
w:studi|7.9 1l+111n+51o+71s+6
g:udi>|7.7 44+8
f:indirizzo|7.5 06+707+308+31o+41t+4
l:studi|8.1 1n+31o+3
w:corso|7.9 0v+51o+81s+111y+12
s:corso|7.9 0v+51o+91s+81y+11
g:cors|7.9 1o+41y+4
g:orso|7.9 1o+31y+3
g:faco|7.9 1o+8
b:education start|8.5 1s+7
b:attended from|8.5 1n-31s+8
f:attended|8.5 1n+51s+3
b:this course|8.5 1s+8
l:course|7.9 1s+4
b:date mm|7.9 1s+422+7
f:from|6.7 1q-41s+521+202v+43a-4
w:entry|8.5 1s+948+5
s:entry|8.5 1s+1048+4
b:of entry|8.5 1s+4
l:entry|8.5 1s+5
b:year attended|8.5 1n+51s+7
w:enrolment|8.5 13+41s+9
w:edu|8.5 1n+61s+12
b:start dt|8.5 1s+348+3
f:edu|8.5 1n+61s+4
b:you begin|7.9 1s+548+3
w:studies|7.7 1h+51l+61n+31s+3
g:dies|6.9 3a+4
b:your studies|7.9 1l+61o-33a+3
l:studies|8.5 1h+3
b:dates attended|8.5 1s+5
f:dates|7.7 1s+421+3
s:matri|8.5 1s+132m+12
g:matr|7.9 1s+42m+4
g:atri|7.5 1s+4
g:cula|7.4 1s+428+3
b:1 from|8.5 1s+621+9
b:month and|7.7 1x+6
b:year you|7.9 1s+1021+63a-3
w:started|7.9 1s+621+1148-3
l:started|7.9 1s+321+3
b:start year|8.5 1s+3
f:start|6.5 21+1248-6
w:entered|8.5 1s+10
s:enter|7.7 0v+41s+723+53a-33n+73u+6
f:studied|8.5 1n+31o-41s+4
b:date year|7.5 1n+91x-521+748-6
w:beginning|8.1 1s+82u+94c+5
g:ginn|7.1 1s+9
b:des etudes|8.1 1e+51n+51s+4
f:debut|7.9 1s+621+3
b:de debut|7.2 1s+621+548+6
b:la formation|8.5 1n+4
l:entree|8.5 21+4
l:du|7.4 1s+721+15
w:inscription|7.9 0m+41s+82m+83a-343+5
b:d inscription|8.1 1s+82m+443+3
b:quand avez|7.9 1l-31n+41s+51x+621+348-3
b:vous commence|8.5 1s+421+748-6
f:frequente|8.5 1s+8
g:inn>|7.9 1s+721+3
w:ausbildung|8.1 1n+111s+13
w:von|7.4 1s+921+173m+153n+64b+7
f:ausbildung|8.5 1n+41s+4
l:von|8.1 1s+321+53m+5
w:beginn|8.1 1s+521+1148+3
f:beginn|8.5 21+7
w:inicio|7.9 1s+1521+11
s:inici|7.7 01+91s+1121+113a-3
g:inic|7.2 01+31s+421+5
g:nici|6.4 04+707+312+414+321+43a-3
g:icio|7.2 21+63a+4
g:cio>|7.3 1s+321+6
b:inicio de|8.5 1s+10
b:los estudios|8.1 1l+31n+71s+4
f:inicio|8.5 1s+421+5
b:de inicio|8.5 21+10
w:startdatum|7.9 1s+1121+948+7
g:artd|7.9 21+4
g:rtda|7.9 1s+321+4
f:startdatum|8.1 1s+421+848-3
w:inizio|7.9 1s+1421+13
s:inizi|7.7 1s+821+1148+10
g:iniz|7.7 1s+321+5
g:nizi|7.7 1s+421+548+3
g:izio|7.0 1s+321+42m+34i+3
g:zio>|7.9 1s+321+5
w:degli|8.1 1h+101n+81s+6
s:degli|8.1 1h+91n+71s+5
g:egli|7.9 1n+3
g:gli>|7.7 02+339+3
b:degli studi|8.5 1n+51s+4
f:inizio|8.5 1s+321+4
b:di inizio|8.5 1s+421+8
l:corso|8.1 1y+4
b:graduation date|8.1 1n+3
w:graduated|8.1 1l+101n+4
w:finish|7.9 1l+41n+42h+9
b:you finish|8.5 1l+71n+43a-3
f:end|7.7 1n+31x+6
b:when will|7.7 1n+63a+748+4
w:completion|8.1 1n+113a-4
g:leti|7.1 1h+41n+43a-3
g:etio|7.9 1n+6
b:completion date|8.5 1n+5
b:your course|8.5 1n+4
f:grad|8.5 10+31n+7
w:anticipated|8.1 1n+53t+8
s:antic|8.1 1n+53t+7
g:ntic|7.1 2g+3
g:ipat|7.7 00+43t+3
g:pate|7.4 1j+43t+3
f:anticipated|8.1 1n+33t+5
g:arde|7.1 0r+31n+53a-3
g:rded|7.9 1n+5
b:you receive|8.1 1l+31m-31n+83s+4
b:class of|7.5 1n+133a-3
f:class|7.7 1n+6
b:1 to|7.9 1n+71x+73a+4
b:when do|7.9 1n+53a+548+3
w:expect|7.7 1n+63a-33t+5
b:you expect|7.7 1n+53a-33j+3
b:your program|8.5 1n+71p+63a-3
b:diploma received|8.5 1l+61m-4
l:expected|7.9 3j+4
b:will your|8.5 1n+53a+5
w:prevue|8.5 1n+7
b:fin d|7.9 1b+61x-3
g:omat|6.7 0l+91n+3
l:a|7.7 1j+31n+31x+32v+5
g:nere|7.9 11+4
w:promotion|8.5 1n+102i+113a-5
s:promo|6.9 0m+121n+72i+33a+13
g:prom|6.5 0m+51p+420+336+3
g:romo|6.9 0m+53a+5
g:omot|7.0 0m+4
g:otio|7.1 0m+5
g:enen|7.4 1n+53t+3
g:tlic|7.9 1n+4
l:bis|8.5 1n+61x+8
s:final|7.4 1l+91n+51p+123a-53s+64i+5
g:fina|7.1 1l+31p+4
w:ano|8.1 0o+81n+163v+13
w:fine|6.9 0l+70n+31k+81n+61x+1638+113a-744+8
f:fine|8.5 1n+51x+4
b:grade point|8.5 1p+3
w:average|7.1 1p+162t-53a+7
s:avera|7.1 1p+213a+6
g:<ave|7.0 1p+6
g:aver|6.8 1p+7
g:vera|6.2 0n+40x+31p+72k+3
g:erag|7.1 1p+6
l:average|7.7 1p+6
w:overall|7.5 1p+729+92k+133a-3
s:overa|7.5 1p+528-329+92k+8
g:rall|7.4 29+32k+5
w:result|7.7 1p+93a-440+84a+8
s:resul|6.7 1h+101k+31p+81w+32k+540+54a+12
g:esul|6.7 1h+41p+34a+5
g:sult|6.5 1h+31p+34a+5
b:overall result|8.5 1p+6
f:overall|8.1 2k+4
b:1 2|8.1 1p+53a+9
w:final|7.9 0v+51p+83a-53s+64i+6
f:final|8.5 3s+3
l:grade|8.1 4i+3
w:0|7.9 1p+825+143a+3
w:scale|8.5 1p+425+4
s:scale|8.5 1p+725+4
g:scal|7.4 08+541+4
w:mark|8.1 16+31p+8
g:mark|6.5 0m+71h+41p+4
f:average|8.1 3a+6
w:pt|8.1 1p+123x+10
l:%|7.4 3x+3
w:marks|8.1 1h+181p+123a-3
s:marks|8.1 1h+121p+8
g:arks|7.9 1h+61p+44b+3
f:marks|8.5 1h+31p+4
b:or are|8.1 1p+73o+5
g:dict|7.7 0v+3
w:standing|7.3 1j+51p+43g+44k+94q+7
s:stand|6.5 1j+32v+152w+113g+444+54g+34k+44q+5
w:sat|8.5 1p+122k-3
w:grades|7.7 0l+61h+141p+123a-4
g:ades|7.4 1h+41p+545+6
b:your grades|8.5 1h+71p+4
w:levels|8.5 1p+9
b:last two|7.5 0k+61h+43a-3
l:grades|8.5 1h+31p+5
g:cas>|7.7 1p+6
l:points|8.5 1p+6
w:generale|8.5 1p+524+9
w:mention|7.4 0n+81p+152l+44b+8
s:menti|7.3 0n+50v+41p+142l+33a-34b+5
f:mention|8.5 1p+11
b:quelle etait|8.5 17+31p+103a-4
b:votre cote|8.5 1p+8
g:nale|6.5 0f+30v+429+44a+3
f:note|7.9 1p+64b+6
w:resultats|8.1 1h+31p+31w+6
w:scolaires|8.5 1h+61p+6
b:resultats scolaires|8.5 1h+61p+4
w:baccalaureat|8.5 1l+71p+4
s:bacca|8.5 1l+61p+5
g:cala|7.7 08+44h+4
w:obtenues|8.5 1h-31j+81p+124b-3
g:nues|7.9 38+3
f:notes|8.5 1h-71p+54b+7
l:obtenues|8.5 1p+3
s:noten|8.5 1h+171p+11
g:urch|7.4 1p+53d+5
g:rarb|7.5 0n+4
s:gesam|8.5 1p+729+8
g:ota>|7.9 1p+444+3
w:media|7.3 1p+142p+63a-33n+163z+5
s:media|7.3 1p+152p+53a-33n+123z+4
g:dia>|7.3 1p+63n+5
l:media|8.1 2p+33n+5
w:academico|8.1 1h+101p+112r+6
g:mico|7.9 17+3
g:ico>|6.9 14+3
l:academico|8.1 1h+32r+3
s:calif|8.5 1p+725+6
g:cali|6.6 04+708+32v+43p+3
g:icac|7.2 0m+32v+3
g:caci|7.2 0g+32v+3
w:expediente|8.5 1h+121p+6
s:exped|8.5 1h+121p+4
s:cijfe|8.1 1h+151p+153a-3
g:cijf|7.9 1h+51p+13
g:ijfe|7.9 1h+71p+12
g:jfer|7.9 1h+71p+13
g:elde|7.9 01+41i+31p+41t-3
w:dei|7.5 0f+70n+100o+40x+91p+103a-3
f:media|8.1 3n+10
f:graduated|8.5 1l+6
b:you completed|7.9 1l+424+6
b:completed this|8.5 1l+43a+4
b:you obtained|8.5 0g+5
b:s degree|8.5 1l+6
b:degree in|8.1 1l+9
w:related|6.7 0v+31l+43l+93o+1240+6
l:field|7.9 27+3
b:a university|8.5 17+3
b:university degree|8.5 17+4
s:engin|7.9 1l+42m+92n+33a-4
g:engi|7.9 2m+3
g:ngin|7.5 2m+3
b:a diploma|8.1 1l+6
b:have completed|8.1 1l+4
w:progress|8.1 1y+103a+7
b:in progress|8.1 1l+31y+7
l:progress|8.1 1y+4
b:hold at|8.5 4i+4
b:diploma in|8.5 1l+4
w:early|8.1 1l+444+10
s:early|8.1 1l+544+8
g:arly|6.7 2r+33t+3
w:ongoing|8.5 1l+61y+16
s:ongoi|8.5 1l+51y+11
l:ongoing|8.5 1y+6
w:equivalent|7.5 0g-31l+1923+429+4
s:equiv|7.5 1l+13
g:quiv|7.5 1l+4
g:uiva|7.4 1l+6
g:ival|7.3 1l+6
g:vale|7.3 1l+5
g:alen|6.3 0q+81l+52l+94d+3
b:or equivalent|8.5 1l+7
b:yes or|8.5 1l+6
b:or no|8.1 0v+41l+63a-3
w:social|6.7 17+91l+42o+32p+122s+43a-43n+53z+441+14
s:socia|6.2 17+171v+82p+102s+33a-73n+43z+941+17
g:<soc|5.8 17+121v+62p+341+6
w:their|7.3 2q+3
l:equivalent|8.5 1l+4
s:accou|6.0 01+1102+524+72s+73y+143z+1043+5
g:ccou|6.0 01+502+33y+4
b:or an|8.1 0t+32c+4
b:got your|8.1 1l+54l+5
b:your level|7.4 1l+625+62k+5
g:care|5.8 0m+30z+1117+527+329+33a-4
w:apprenticeship|7.9 0u+71l+73a+6
s:appre|7.7 0u+43a+8
b:your apprenticeship|8.5 1l+4
w:electrician|8.5 0g+71l+83a-4
g:ctri|7.3 0g+4
b:an electrician|8.5 0g+31l+33a-3
b:the job|6.4 0l+41l+51w-43a+54g+44l+4
b:job requires|8.1 1l+83a-344+6
s:docto|8.5 1l+103a-540+12
g:orat|6.9 4e+34q+3
b:have one|8.1 1j+31l+73a-34l+4
b:diplome d|8.5 1l+6
w:secondaires|8.5 1l+8
g:dair|7.5 1l+52e+6
b:etudes secondaires|8.5 1l+6
l:secondaires|8.5 1l+3
s:cinqu|8.5 1l+83a+6
g:<cin|7.5 3a+6
g:cinq|7.7 3a+3
g:evee|7.5 1l+3
g:vee>|7.9 1l+6
g:soud|7.4 1l+324+3
s:monta|7.9 1l+93a-33u+63v+13
b:de licence|8.5 1j-41l+82m+3
w:informatique|8.5 1l+6
g:atiq|6.9 1l+328+3
s:abges|8.5 1l+15
g:gesc|7.4 11+51l+5
s:beruf|6.7 1l+101v+41x+41z+921+429+153a-54a+84i+13
g:beru|6.6 1l+31z+429+74i+5
g:eruf|6.7 1z+329+64i+4
g:rufs|6.8 1l+31z+329+74i+4
s:errei|7.7 0s+211l+121m-31t+33a-43b+7
g:<err|7.3 0s+71l+3
f:se|8.5 1l+83a+4
b:je de|8.5 1l+72k+6
g:ati>|7.5 0n+31e+71l+4
b:without a|8.5 3a+5
b:still in|8.5 1y+53a+5
g:shin|7.9 4d+4
g:ompu|7.2 45+5
b:vos etudes|8.5 3a+10
w:avant|7.5 37+73a+93k+3
s:avant|7.5 37+63a+6
w:spanish|7.7 12+102k+123a-3
s:spani|7.7 12+82k+5
b:of spanish|8.5 12+32k+3
b:rate your|7.7 25+102k+4
w:german|8.1 2k+15
g:man>|6.5 2f+42h+32k+8
f:rate|7.5 25+43a+33v+3
l:german|8.5 2k+5
w:a1|8.1 2k+103a+4
b:a1 to|8.5 3a+4
w:c2|8.5 2k+7
f:language|7.2 2l+10
l:c2|8.5 2k+3
w:writing|7.3 1i+824+528+32q+43a-3
s:writi|7.3 1i+1024+32q+3
g:itin|7.0 1i+3
f:french|7.9 2k+7
w:fluent|7.7 25+172k+123a-4
b:you fluent|8.5 2k+5
b:fluent in|8.5 2k+3
l:english|7.1 2k+62l+4
s:manda|7.9 0k+52c+32k+53a-3
f:proficiency|8.5 2k+6
w:spoken|7.5 2k+52l+7
s:spoke|7.5 2k+42l+6
b:at a|7.7 2k+63a-34f+34p+5
b:a professional|7.9 2k+7
g:uenc|7.1 2k+33a+53v+5
w:results|7.7 1h+91k+52k+63a+54a+4
g:lts>|7.4 2k+5
g:etin|6.7 0m+91h+5
w:lang|7.4 26+828+82j+172k+102l+1037+53a-53g+9
f:lang|8.5 2k+62l+4
w:answering|8.5 2k+6
w:customers|7.7 2k+44j+9
w:calls|8.5 0p+62k+5
s:calls|8.5 0p+52k+4
b:in french|8.5 2j+3
w:assess|7.7 1f+725+92k+4
b:assess your|8.5 1f+4
w:knowledge|6.6 0x+324+725+122k+124e+8
s:knowl|6.6 0x+424+525+122k+84e+6
g:nowl|6.0 0x+425+52k+3
g:owle|6.0 0x+325+62k+3
g:wled|6.0 0n+30x+325+52k+3
g:ledg|6.0 0x+524+325+3
g:edge|6.1 0n+30x+325+4
b:your knowledge|8.1 3a+44e+7
b:knowledge of|7.2 24+725+52k+73a-34e+5
b:of spoken|8.1 2k+3
g:<toe|7.3 08+62k+63d+4
b:proficiency in|8.1 25+32k+6
b:and write|8.5 2k+9
b:is our|8.1 38+33a+5
w:good|6.7 0s+91j+425+42k+340+645+84g+44k+74q+6
b:how good|8.5 25+42k+4
w:yours|7.7 0k+32q+43a-3
l:yours|7.9 2q+3
w:native|8.1 13+142k+6
s:nativ|8.1 13+102k+4
s:conve|7.5 0s+30t+628+32k+538+6
g:nver|7.0 0k+441+5
w:basic|8.1 25+52k+63s+4
s:basic|8.1 25+52k+43s+4
w:oral|8.5 2k+7
g:<ora|7.5 3j+3
g:oral|7.7 0u+3
w:american|7.9 12+613+112k+4
g:<pun|7.9 2k+54d+7
f:knowledge|8.5 2k+7
w:welsh|8.5 2j+102k+6
s:welsh|8.5 2j+62k+6
b:this is|7.1 0u+414+31v-31y+112k+43v+4
l:post|6.4 48+3
w:communicate|8.5 2k+92l+6
g:unic|6.1 04+707+30m+62j+6
s:canto|8.1 0a+152k+9
g:anto|6.5 0a+9
g:nton|7.7 0a+123y+4
f:could|7.7 39+53p+3
w:lyon|8.5 2k+62w+113a-3
b:of english|8.5 2k+6
g:ely>|7.2 3a+3
w:mother|8.1 2k+42y-43a+43o+10
s:mothe|8.1 2k+43o+7
b:your mother|8.5 2k+43a-33o+6
s:tongu|8.5 2l+10
b:and if|8.5 2k+4
b:know it|8.5 2k+3
f:parlez|7.4 2k+64a+44b+6
w:espagnol|7.9 2k+13
s:espag|7.9 2k+9
g:spag|7.9 2k+6
g:pagn|7.2 2k+43a+34c+3
g:agno|7.7 2k+3
g:gnol|7.9 2k+7
g:nol>|7.7 2k+9
b:d espagnol|8.5 2k+3
l:espagnol|7.9 2k+6
w:parle|7.5 2k+83a+53m+63n+8
b:francais parle|8.5 2k+4
w:debutant|8.1 25+53a+5
b:debutant intermediaire|8.5 25+3
w:avance|8.5 25+62k+4
s:avanc|8.5 25+52k+3
f:francais|7.5 2k+7
f:connaissance|8.1 2k+6
w:lu|7.3 0n+70r+323+52k+3
f:anglais|7.5 2k+7
w:evaluez|7.9 25+32k+7
g:alue|7.3 4f+3
w:aise|7.2 24+725+72k+538+53g+844+64j+4
g:<ais|7.0 25+4
b:l aise|7.2 24+425+43g+444+44j+5
b:en anglais|7.9 2j+42k+6
w:competence|7.4 0g+81e+425+102k+63a-3
b:de competence|7.7 0g+42k+5
s:lingu|7.1 2j+122k+82l+263a-345-5
g:ngui|7.4 2l+640+4
g:guis|7.4 2l+4
g:uist|7.7 2l+7
g:alie|7.9 08+32k+3
w:aisance|8.5 25+82k+5
s:aisan|8.5 25+42k+4
s:coura|8.5 2b+32k+10
w:bonne|7.7 24+63g+54g+5
s:bonne|7.7 24+53g+64g+3
g:<bon|7.0 3a+3
g:bonn|7.1 0m+32b+3
b:une bonne|8.5 24+6
w:capable|7.4 24+525+82k+43a-43g+13
s:capab|7.3 1b+324+825+53a-33g+9
g:apab|7.3 3g+3
g:pabl|7.0 24+33g+3
b:vous capable|7.7 24+62k+33g+5
b:capable de|8.1 24+72k+3
w:quotidien|8.5 24+42k+6
s:quoti|7.9 24+32k+338+53x+12
g:<quo|7.2 3x+44g+3
g:quot|7.5 3x+4
g:uoti|7.9 3x+4
b:au quotidien|8.5 24+3
w:deutschkenntnisse|8.5 2k+8
g:schk|7.9 2k+6
g:chke|7.4 2k+72l+445+3
g:hken|7.5 2k+645+4
g:kenn|6.4 02+325+62k+62l+845+8
g:ennt|7.0 25+52k+62l+445+7
g:nntn|7.0 25+42k+72l+445+8
g:ntni|7.0 25+32k+52l+345+9
g:tnis|6.9 25+42k+645+8
g:niss|6.5 1e+51h+525+32k+73a-441+845+6
f:deutschkenntnisse|8.5 2k+5
l:deutschkenntnisse|8.5 2k+3
w:gut|8.5 25+82k+3
b:wie gut|8.5 25+32k+3
w:sprechen|8.1 2k+92l+7
s:sprec|8.1 2k+132l+5
g:prec|7.0 2k+34b+3
b:sprechen sie|8.1 2k+62l+4
g:sch>|7.3 2k+63t+5
s:sprac|7.5 2j+122k+52l+203a-3
s:franz|8.5 2k+11
s:ingle|8.5 2k+17
g:ingl|7.9 2k+4
w:hablas|8.5 2k+92l+7
s:habla|8.1 2k+72l+64c+7
g:<ale|7.0 0q+43a+6
w:dominio|8.5 25+92k+5
s:domin|8.1 24+122k+103a-3
g:domi|6.4 06+724+3
g:pano|7.9 2k+3
w:goed|8.5 25+82k+13
b:hoe goed|8.5 25+32k+6
g:enge|7.9 0k+32f+4
g:eers|7.7 2k+4
g:aal>|7.7 03+41u+32j+122k+3
w:parli|8.5 2k+152l+8
s:parli|8.1 2c+52k+112l+3
w:conoscenza|8.1 25+52k+53n+6
s:conos|7.5 25+42k+62l+73a-33n+1145+12
g:cono|6.5 17+725+33a-33n+63t+345+6
g:onos|7.4 3n+445+44a+3
g:nosc|7.4 3n+345+34a+3
g:osce|7.9 45+4
g:scen|7.9 45+3
g:cenz|7.5 45+3
w:lingua|8.1 2j+132k+7
g:gua>|7.9 2j+5
f:languages|7.9 2l+5
l:languages|7.7 2l+6
b:list the|8.1 1w+4
b:languages you|8.1 45+6
b:and how|7.7 4c+44e+5
w:each|6.7 38+73a-4
b:other languages|8.5 2l+4
b:language skills|7.9 2k+3
b:tick all|8.1 24+32l+3
w:patients|7.9 28+62l+63g+5
s:patie|7.5 25+828+32l+3
w:ones|8.5 2l+32p+5
w:besides|8.5 2k-32l+10
s:besid|8.5 2k-42l+8
b:besides english|8.5 2k-32l+7
b:home or|8.1 2l+34p+8
b:are able|8.5 2l+5
b:to read|8.1 0n+42l+32o+3
g:stic|6.9 0v+30y+445+3
f:langues|7.9 2l+7
w:parlees|8.5 2l+5
b:langues parlees|8.5 2l+3
w:enumerez|8.5 2l+445+4
s:enume|8.5 2l+345+4
g:enum|7.9 2m+341+4
b:les langues|8.5 2l+6
b:langues que|8.5 2l+5
w:connaissez|7.7 24+42l+43a+43n+64f+7
w:connaissances|8.1 24+52l+545+7
w:linguistiques|8.5 2l+1645-6
f:connaissances|8.5 45+3
l:linguistiques|8.5 2l+3
b:dans quelles|8.5 2l+33a+3
w:toutes|8.1 3a+345+5
f:indiquez|7.4 3o+3
s:prati|7.5 15+424+528+529+52j-42l+8
g:<pra|6.8 24+328+42l+3
w:sprachen|8.5 2l+11
w:idiomas|8.1 2l+14
s:idiom|7.7 2j+122l+17
g:<idi|7.7 2j+52l+7
g:idio|7.7 2j+52l+8
g:diom|7.7 2j+42l+6
g:ioma|7.7 2j+52l+6
l:idiomas|8.5 2l+9
s:talen|6.6 0q+212l+223a-54d+11
w:talen|8.5 0q-32l+16
g:len>|6.6 1u+32l+33a-33m+64b+4
w:lingue|8.1 2l+20
f:lingue|8.5 2l+6
g:anie|7.7 2l+3
b:preferred language|8.5 2j+5
b:language of|8.1 2l-43a+9
w:communication|7.2 0m+70p+90t+112j+8
b:of correspondence|8.5 0t+5
l:correspondence|8.1 1t+3
b:official language|8.1 2j+6
b:language would|8.5 3a+3
w:contacted|7.4 0q+40s+92j+33a-73k+10
b:be contacted|7.4 0s+43a-43k+4
b:preference for|8.5 2j+42w+6
w:rather|7.2 0l+50t+70u+92j+52k-44p+9
s:rathe|7.2 0l+40t+70u+64j-34p+9
g:rath|7.2 4p+4
g:athe|6.8 4p+3
b:you rather|7.7 2j+34p+8
b:rather hear|8.5 0t+72j+52k-4
b:hear from|7.9 0m+60t+32j+3
b:please choose|7.9 0a+5
b:language in|8.5 2j+7
l:messages|7.9 3a+3
w:wish|6.7 0u+511+413+419+620-32j+83a+43t+54b+64f+34g+6
g:<wis|6.5 2j+33t+34f+3
b:you wish|7.0 0u+42j+34f+44g+4
b:wish to|6.9 0u+52j+44b+4
b:language do|8.5 2j+83a-4
w:interviewed|7.9 3a+7
b:interviewed in|8.5 2j+4
b:language for|8.1 2j+10
w:emails|7.7 0m+60q+61u+62j+6
l:emails|7.9 0q+52j+33a-3
b:i wish|8.5 2j+5
b:application process|8.5 2j+6
l:correspondance|7.9 06+3
b:de communication|8.5 0t+5
b:en quelle|8.5 4i+11
b:quelle langue|7.9 2j+8
w:desirez|8.1 20+72j+54f+9
b:desirez vous|8.5 4f+5
f:en|6.7 05+51y+821+52d+32j+42w+53a-54i+3
w:ecrive|8.1 2j+112k-5
s:ecriv|7.7 1d+52h+82j+4
b:vous ecrive|8.1 2j+92k-3
b:ou en|8.5 0z+62j+42k-3
f:preferez|8.1 0t+42j+3
w:officielle|8.5 2j+9
b:langue officielle|8.5 2j+6
l:evaluation|8.5 0l+3
w:voulez|8.1 4g+4
b:voulez vous|8.1 4g+5
b:vous recevoir|8.5 2j+3
w:courriels|8.5 2j+53a+3
g:iels|7.7 45+4
b:pour les|7.7 2q+44l+3
w:communications|7.5 0m+92j+8
w:premiere|7.3 07+813+317+52j+63a+948+4
s:premi|6.5 07+613+917+52w+638+73a+748+14
g:prem|6.5 13+33a+348+3
g:remi|6.4 13+348+5
g:emie|6.5 13+43a+348+4
g:mier|6.5 13+33a+3
f:premiere|8.1 07+4
w:bevorzugte|8.5 0t+82j+8
g:gte>|7.9 0q+32j+3
w:sprache|8.5 2j+15
f:bevorzugte|8.5 0t+32j+4
w:welcher|7.7 0y+815+72j+54h+9
b:in welcher|8.1 0y+72j+34h+3
w:kontaktiert|8.5 0t+62j+7
s:konta|7.4 0t+202j+53k+53l+5
g:ntak|7.1 0t+6
g:takt|7.2 0t+73a+4
b:sie kontaktiert|8.5 0t+62j+4
b:kontaktiert werden|8.5 0t+32j+4
w:idioma|8.5 2j+18
b:en que|7.9 05+72j+52w+64h+4
g:fier|7.3 4a+3
s:comun|7.3 04+120a+50m+80q+102j+103a-4
g:comu|7.3 04+30a+30m+42j+4
g:omun|7.2 04+40a+30m+42j+34l+7
s:voork|7.9 0t+72j+162w+123a-34p+5
g:oork|7.7 2j+52w+53d+6
g:rkeu|7.9 2j+42w+5
g:keur|7.9 2j+32w+5
g:rsta|6.5 2j+3
f:lingua|8.5 2j+8
w:preferita|7.9 0t+62j+72w+84p+4
w:comunicazioni|8.5 0m+72j+7
g:icaz|7.9 2r+3
g:cazi|7.9 2r+5
w:crime|8.5 0v+113a-3
s:crime|8.5 0v+10
w:seven|8.5 44+5
s:seven|8.5 44+3
g:<sev|7.9 4j+3
w:unspent|7.9 0v+8
s:unspe|7.9 0v+6
g:<uns|7.4 3a+34f+4
b:any unspent|8.5 0v+63a-4
w:convictions|6.8 0v+163a+8
b:criminal convictions|8.1 0v+5
l:convictions|7.7 3a+3
f:criminal|8.5 0v+3
w:found|7.7 3a+43n+6
s:found|7.5 0v+43a+63n+7
g:foun|7.5 3n+3
w:guilty|7.9 0v+12
s:guilt|7.9 0v+7
g:uilt|7.4 24+3
g:plea|7.4 1v+34q+3
g:eade|7.5 26+3
s:conte|7.2 0u+70v+41d+31f-41g+1524-33a-54e+11
g:onte|6.7 1g+43g+34e+4
b:any convictions|8.5 0v+5
g:<cau|6.9 1b+3
s:repri|8.5 0v+51b+33a-4
g:iman|7.5 2e+644+6
s:warni|8.1 0v+339+4
g:<war|6.4 0x+32c+34f+34g+4
g:arni|7.4 3s+4
g:rnin|6.7 3s+5
b:convictions to|8.5 3a+3
b:to declare|8.1 3a+3
b:any criminal|8.5 0v+5
w:pending|7.9 0v+15
s:pendi|7.9 0v+123a+3
w:against|8.5 0v+43a-440+6
s:again|7.3 03+70v+41u+103a-540+4
g:<aga|7.3 1u+5
g:agai|7.3 03+41u+4
w:charged|8.5 0v+83a-3
b:charged with|8.5 0v+4
b:an offence|7.7 0v+53a-3
b:any offence|8.1 0v+3
w:court|7.9 0v+153a-4
g:urt>|7.9 0v+4
w:sentence|7.9 0v+102d+113a-5
s:sente|7.4 0v+122d+113a-649+74g+3
l:sentence|7.9 0v+32d+4
b:record of|8.5 0v+41h+63a-3
w:offences|8.5 0v+123a-3
b:or another|8.1 0v+53a-3
g:<vio|7.9 3a+3
g:olen|7.5 1u+3
g:eft>|6.5 1x+420+4
s:disho|8.5 1b+7
w:probation|8.1 0v+181b+73a-5
s:proba|7.9 0v+81b+51j+73a-4
g:roba|7.9 0v+4
g:obat|7.9 0v+41j+3
b:been the|8.5 3a+4
b:the subject|8.5 0v+5
w:police|6.9 0e+30f+100v+53a+34f+5
s:polic|6.2 0f+130n+50v+61k+44f+3
g:olic|6.0 0f+5
b:a police|8.1 0v+5
w:investigation|7.5 0f+90v+91b+7
g:gati|6.5 0f+41e+536+4
l:investigation|8.5 0v+4
w:disclosure|7.7 0f+60k+40n+40v+536+63a-3
s:discl|7.0 0f+40k+70n+30r+30v+1036+53a-63k+4
g:iscl|7.0 36+3
g:sclo|7.1 0v+3
g:clos|6.4 39+43a-4
g:osur|7.3 3g+3
b:disclosure of|8.5 0v+5
b:criminal background|8.5 0v+4
f:disclosure|8.5 0v+3
w:sex|6.9 0v+711+2018+131e-33a+4
b:the sex|7.5 0v+518+53a+3
w:registry|8.1 0v+72m+103a-341+3
b:ever served|8.5 0v+53a-3
g:dial|7.4 3b+33c+6
b:criminal history|8.5 0v+3
b:we should|7.2 0k+30t+42p+536+63a-5
b:should know|7.9 0k+30v+3
b:about it|8.5 0v+43a-34c+8
s:autom|6.5 0l+1927+74l+14
g:utom|6.5 0l+74l+7
g:toma|6.8 0l+9
w:rule|8.5 0v+739-43a+6
b:you out|8.5 0v+436+63a-4
b:has a|8.1 1b+4
b:a court|8.5 0v+63a-3
b:of anything|8.1 0k+40v+3
b:than a|8.5 0v+3
b:minor traffic|8.5 0v+4
s:viola|8.1 0v+43a+7
b:related to|7.0 3l+33o+11
b:this employment|8.1 1x-420+63a+7
b:have not|7.2 0x+31b-31y+82c-4
b:give details|7.9 3a+34c+9
w:spent|7.3 0v+426+627+828+829-33a-5
s:spent|7.3 26+327+628+63a-4
b:unspent convictions|8.1 0v+4
w:exempt|8.5 0v+33a+5
b:working with|7.5 0v+4
b:with children|8.1 0f+30v+44e+3
w:vulnerable|7.4 0f+60v+4
s:vulne|7.4 0f+80v+3
g:<vul|7.4 0f+3
g:ulne|7.3 0f+3
g:erab|7.4 0f+3
w:5|6.2 0v+51e+41f+325+162h+2038+844+84q+3
b:last 5|8.5 0v+54q+3
b:5 years|8.1 0v+3
b:led to|8.5 0v+520+7
w:conviction|8.5 0v+12
l:conviction|8.5 0v+4
b:you any|7.9 0k+40v+53a-6
b:when and|8.5 0v+4
b:and where|8.5 0v+51w+4
b:of an|7.2 0v+41k+44c+4
g:sabl|7.1 0x+310+5
f:been|8.1 1b+6
b:your convictions|8.5 3a+4
b:with or|7.9 3a-43g+53o+5
b:in any|7.7 0k+73a-3
w:territory|7.4 0a+13
b:or territory|7.5 0a+5
l:territory|7.5 0a+7
w:rules|8.5 0r+80v+5
s:rules|8.5 0r+5
b:to ask|8.1 1f+44b+4
w:condamne|8.5 0v+7
s:conda|7.4 0v+183a+4
g:ndam|7.5 0v+7
g:damn|7.5 0v+5
b:ete condamne|8.5 0v+5
b:vous ete|7.0 17+51b+1026+428-32c+43a-43n+34q+3
s:recon|7.3 0x+410+524+43a-44f+6
w:coupable|7.9 0v+9
s:coupa|7.9 0v+6
g:coup|7.4 0v+33a+3
b:coupable d|7.9 0v+6
w:infraction|8.1 0v+10
s:infra|8.1 0v+9
b:une infraction|8.5 0v+3
g:inel|7.4 0v+5
w:laquelle|7.7 4f+3
b:pour laquelle|8.5 20+3
b:laquelle vous|7.9 20+5
b:vous n|7.7 0v+32h+3
w:pas|5.9 0h-30v+410-31g+32f+92h+336+538+33a+24
b:pas obtenu|8.1 0v+3
b:obtenu le|8.5 1l+4
l:pardon|7.7 0v+3
w:judiciaires|7.7 0v+9
b:antecedents judiciaires|7.7 0v+5
f:antecedents|8.5 0v+3
b:objet de|8.1 0v+41b+3
w:poursuites|8.5 0f+60v+63a-3
s:pours|8.5 0f+5
w:penales|7.9 0f+50v+12
s:penal|7.2 0f+100v+200x+43a-5
g:pena|7.2 0f+40v+6
g:enal|7.2 0v+9
l:penales|8.1 0v+3
b:un acte|8.5 0v+4
w:criminel|7.9 0f+50v+11
b:acte criminel|8.5 0v+4
b:lien avec|8.5 0v+3
w:condamnations|8.5 0v+123a-3
g:amna|7.9 0v+4
g:mnat|7.9 0v+4
b:des antecedents|8.1 0v+3
b:ou a|8.1 0v+4
b:il des|7.9 0v+3
g:accu|7.3 0x+6
w:contre|8.5 0v+93a-340+8
w:bulletin|7.9 0m+50v+51h+123a-3
s:bulle|7.7 0m+51h+15
g:<bul|7.7 1h+5
g:bull|7.7 1h+5
g:ulle|7.5 1h+4
g:llet|7.4 1h+6
g:tin>|7.4 1h+344+3
b:du casier|8.5 0v+3
s:delit|8.5 0v+15
w:condamnation|8.5 0v+43a+4
w:procedure|8.1 0o+70v+8
w:penale|8.5 0f+90v+4
g:<enc|6.9 1y+426+340+4
g:enco|7.5 1y+4
b:vous sous|8.5 0v+63a-53o+5
g:erdi|7.7 3t+3
w:aupres|7.7 0v+324+4
b:aupres de|8.1 0e+30v+724+63a-3
w:dossier|6.6 0e+70f+80o+70q+90v+60x+52q+643+5
s:dossi|6.6 0e+60f+90o+70q+70v+4
g:<dos|6.6 0q+3
g:doss|6.6 0q+3
b:dossier criminel|8.5 0v+3
w:declaration|7.0 0k+80x+822+823+33a-4
g:lara|6.9 0x+622+4
f:declaration|7.7 0k+50x+3
b:vous eu|7.9 0v+924+33n+3
g:eles|7.9 3a+3
b:avec la|7.9 0v+824+6
w:vorbestraft|8.5 0v+73a+5
s:vorbe|8.5 0v+123a+4
l:vorbestraft|8.5 0v+6
s:eintr|7.9 0v+648+19
w:im|7.5 00+90v+724+827+828+538+73a-4
w:fuhrungszeugnis|8.5 0f+110v+10
s:fuhru|8.1 0f+70v+926+10
g:<fuh|7.1 26+4
g:fuhr|7.0 1j+526+5
g:hrun|6.2 1z+327+329+43r+10
g:rung|5.8 0o+410+327+329+33a-43r+841+6
g:szeu|7.9 0g+30v+31e+6
g:zeug|7.4 1e+41h+11
g:eugn|7.5 1e+61h+10
g:ugni|7.5 1e+71h+10
g:gnis|7.4 1e+61h+9
s:straf|8.1 0v+19
g:verf|7.4 0v+42p+3
g:erfa|6.3 1z+327+528+329+4
g:rfah|6.3 1z+327+428+329+3
g:fahr|6.2 0v+31z+324+427+429+64e+3
w:antecedentes|7.7 0f+80v+43a+340+5
b:antecedentes penales|8.5 0v+4
w:sido|8.5 0v+51b+8
b:ha sido|8.5 0v+31b+5
w:por|7.0 0v+820+112e+73a+43j+103v+74f+94g+13
w:algun|8.1 00+80k+50v+6
s:algun|7.5 00+80k+40v+710+31b+63a-340+9
g:<alg|6.9 0l+50r+33a-34b+3
g:algu|7.5 40+3
g:lgun|7.5 40+3
w:ooit|8.1 0v+111b+17
b:u ooit|8.5 0v+71b+3
w:heeft|8.5 0v+93m+6
s:heeft|8.5 0v+63m+9
w:strafblad|8.5 0v+63a+6
w:penali|8.5 0v+13
g:nti>|6.5 3a-44a+3
b:in corso|8.5 0v+31y+10
w:never|6.6 0e-40v-41t+32q+63a+19
s:never|6.6 0e-41t+32q+63a+194q-3
g:<nev|6.6 3a+8
g:neve|6.5 3a+8
b:have never|7.3 0v-33a+11
b:never been|7.9 0v-53a+10
l:offence|8.5 0v-33a+5
b:je n|6.7 0x+53a+12
b:n ai|6.7 0x+63a+13
w:aucun|7.3 3a+134j+4
g:cun>|7.3 3a+5
b:ai aucun|8.5 3a+5
w:mon|6.5 0o+30q+90x+3
w:vierge|8.5 3a+5
s:vierg|8.5 3a+8
g:<vie|6.7 29+33a+6
l:vierge|8.5 3a+4
b:have no|7.1 0z-53a+223o-4
b:record check|8.5 0f+3
b:employment background|8.5 0f+6
b:an enhanced|8.5 0g+4
w:dbs|7.7 0f+130g+3
b:enhanced dbs|8.5 0f+30g+6
b:dbs check|8.5 0f+7
w:happy|7.1 0n+42w+103a-73k+53t+944+44j+5
s:happy|7.1 2w+738+33a-43t+444+54j+4
g:<hap|6.9 2w+3
b:you happy|7.7 3k+444+54j+3
b:happy for|8.1 3k+4
w:authorize|8.1 0f+103a-53k+5
w:consumer|8.5 0f+9
s:consu|7.5 0f+90k+104j+6
g:onsu|7.5 0f+40k+3
b:consumer report|8.5 0f+5
b:about me|8.1 49+9
b:a vulnerable|8.1 0f+3
w:sector|7.0 0f+527+20
s:secto|6.9 0f+627+16
g:sect|6.3 27+104k+3
b:vulnerable sector|7.9 0f+4
b:sector check|7.9 0f+3
b:before starting|8.5 38+3
w:carried|7.9 0f+71w+83a-64c+34q+8
s:carri|7.1 0f+41w+529+1049+44q+5
b:carried out|8.1 0f+51w+6
g:fact|7.4 0x+427+3
f:consent|7.3 0p+4
w:understand|6.7 0n+70x+71k+438+63k+34f+3
b:i understand|7.0 0x+83k+3
b:understand that|7.4 0x+51k+3
w:outcome|8.1 0f+30t+7
s:outco|8.1 0t+5
b:the outcome|8.1 0t+3
b:background investigation|8.5 0f+5
b:and i|8.1 38+3
g:inge|7.2 0f+30x+34b+5
w:review|8.5 0f+73a+4
w:hereby|8.1 0f+60n+50x+4
s:hereb|8.1 0f+60n+40x+43a-3
b:i hereby|8.1 0f+40x+3
b:of all|8.5 0f+44f+5
w:statements|7.9 0f+50x+6
b:previous employment|8.5 0f+4
b:employment by|8.5 0f+31b+4
b:a third|8.5 4j+3
b:you ok|7.9 0f+40l+338+3
b:ok with|7.5 0f+30l+539+5
b:a screening|8.5 0f+40s+5
w:make|6.4 00+60f+60k+50x+420+72q+538+43a-43s+83t+1348+11
g:<mak|6.1 3t+3
g:make|6.1 20+33s+348+3
b:we make|8.5 0f+4
l:offer|7.4 37+33u+348-3
b:i give|8.1 0f+4
b:give permission|8.5 0f+5
b:release information|8.5 3k+3
b:for background|8.5 0f-343+7
b:you allow|8.1 3k+3
w:cash|7.9 0f+728+33a+3
b:with that|7.7 0f+41k+638+4
l:that|7.4 1k+4
w:acknowledgement|7.9 0f+50x+91t+6
s:ackno|6.8 0f+40n+100x+91t+423+7
g:<ack|6.8 0x+3
g:ackn|6.8 0n+30x+4
g:ckno|6.8 0x+3
b:if offered|7.9 1k+33p+4
b:offered the|7.9 0f+348+3
b:the role|7.5 3a+33g+4
b:background verification|8.5 0f+3
l:verification|7.7 2f+4
b:the school|7.9 2i+33o+3
w:board|7.3 0f+30k+53a+53n+33o+84q+4
s:board|7.3 0k+63a+53o+74q+3
g:boar|7.2 3o+3
g:oard|7.2 3o+3
b:school board|8.1 3o+34q+4
w:fair|7.9 0f+53a+43n+63t+6
l:search|7.7 3a+4
b:i release|8.5 0f+4
w:parties|8.5 0f+636+5
w:liability|8.1 0f+43a+4
s:liabi|8.1 0f+43k+5
b:from liability|8.5 0f+43k+3
b:liability for|8.5 0f+4
w:giving|8.5 0f+50x+6
s:givin|8.5 0f+30x+3
b:information in|7.7 0f+30x+4
b:the course|8.5 0f+5
l:consent|7.2 0p+6
w:financial|8.1 0k+427+7
s:finan|8.1 0k+427+5
g:nanc|6.5 28+33n+3
b:a financial|8.5 0k+3
f:driver|7.3 0f+33a+3
w:authorise|7.9 0f+61k+53a-33k+6
b:you authorise|8.5 3k+3
b:authorise us|8.5 0f+43k+7
b:to make|7.5 0x+33a-33t+448+3
b:the police|8.5 0f+4
b:de pre|8.5 0f+33a+6
b:pre emploi|8.5 0f+33a+4
b:j autorise|7.7 0n+3
b:autorise companyname|7.9 0p+4
b:companyname a|7.5 0f+30p+33a-34f+3
b:mes antecedents|8.5 3a+4
b:verification du|8.1 02-303+70f+6
w:accord|7.2 0f+30n+50o+41k+938+344+54j+6
b:d accord|7.5 0f+31k+43a-444+44j+5
f:verification|7.3 1u+32f+32h+5
l:accord|7.7 1k+3
w:extrait|8.1 0f+121i+8
s:extra|7.2 0f+91e+61i+639+7
g:extr|7.2 0f+3
b:un extrait|8.1 0f+81i+3
b:extrait de|8.5 1i+5
b:de credit|8.5 43+3
w:dispose|7.4 0f+338+539+53a-33p+44j+44l+3
g:ose>|6.1 0e+32c+33a-3
b:dispose a|7.9 38+4
w:subir|8.1 0f+31f+31k+5
s:subir|8.1 0f+31k+6
b:a subir|8.5 1k+4
b:aupres d|8.5 4e+4
w:clientele|7.9 0f+33a+44e+5
b:une clientele|8.5 4e+4
w:autorisez|7.9 0f+40l+80o+4
b:autorisez vous|7.9 0f+30l+30o+3
w:diplomes|8.5 0f+61e+9
b:vos diplomes|8.5 1e+4
w:emplois|8.1 0f+30q+7
f:autorisez|7.9 0l+3
w:policiere|8.5 0f+6
g:lici|6.9 36+5
b:verification policiere|8.5 0f+4
w:consentement|7.4 0l+50o+70p+5
f:consentement|7.5 0l+3
g:nsul|7.9 0k+3
g:ulte|7.7 3a+5
g:lte>|7.7 1w+6
b:votre dossier|8.1 0f+62q+43a+3
b:dossier de|8.5 0f+52q+4
b:de me|8.5 0f+41k+4
b:me soumettre|8.5 0f+4
b:soumettre a|8.5 0f+31k+4
w:registre|8.5 0f+741+7
w:mit|6.6 0f+61k+624+2025+528+93o+1045+54e+7
b:sie mit|7.4 0f+31k+428+345+34e+5
s:hinte|8.5 0f+817+11
g:<hin|7.7 17+33a+4
g:terg|7.7 14+317+33u+6
g:ergr|7.5 0f+314+317+73a+33u+6
g:grun|7.4 17+320+12
g:rund|7.4 00+320+12
w:einverstanden|8.5 0f+81k+7
s:einve|8.5 0f+61k+7
l:einverstanden|8.5 0f+31k+3
w:einwilligung|7.7 0f+70l+100o+70p+3
s:einwi|7.7 0f+40l+80n+60o+40p+6
g:einw|7.7 0l+3
g:nwil|7.5 0l+33a+33p-3
b:einwilligung in|8.1 0f+60l+6
b:in die|7.9 0f+40n+6
w:meiner|7.4 0f+80n+60o+14
s:meine|7.4 0f+50n+60o+140x+4
g:mein|7.4 0o+5
b:meiner angaben|8.5 0f+30x+3
f:einwilligung|7.7 0l+40p+3
l:angaben|8.5 0f+3
w:autoriza|8.5 0f+63k+7
w:verificacion|8.5 2g+10
b:de antecedentes|8.5 0f+7
w:acepta|8.5 0f+61k+13
s:acept|7.3 0f+40n+100o+40p+50r+61k+83a-33u+6
g:acep|7.3 0n+41k+3
w:certificado|8.1 0f+50g-410+71h+12
g:icad|7.9 1h+4
g:cado|7.9 1h+4
b:certificado de|8.1 0f+410+51h+8
f:acepta|8.5 1k+5
w:ga|8.1 0f+40l+60n+7
w:akkoord|8.1 0f+90l+50n+6
s:akkoo|8.1 0f+30l+50n+6
w:met|6.7 0f+80l+50n+424+1025+628+133g+113k+64e+8
b:akkoord met|8.1 0f+60n+3
g:<vra|7.7 0f+3
s:accon|7.9 0f+60o+70p+3
b:a una|8.5 0f+51k+9
w:verifica|8.5 0f+92g+7
s:prece|7.5 0f+60x+41v+436+43a+54q+4
g:tare|7.9 3g+33k+3
w:certificato|8.5 0f+91h+14
g:cato|7.5 1h+34k+6
w:object|7.9 0f-33a+11
b:you object|8.1 3a+6
b:object to|7.9 3a+5
w:stop|7.4 0p+42h+736+53a+11
g:stop|7.2 3a+6
b:would stop|8.1 36+4
b:stop you|7.9 36+5
w:refuse|7.2 0f-33a+17
s:refus|6.4 39-43a+243u+6
g:efus|6.4 3a+9
b:je refuse|7.9 3a+9
b:de mes|7.1 0o+33a+4
b:drug and|7.9 1k+6
b:and alcohol|7.9 1k+5
w:testing|7.3 1k+163a+3
s:testi|7.2 1k+133a+7
b:alcohol testing|8.5 1k+4
l:testing|7.4 1k+4
w:screen|7.9 1k+15
b:drug screen|8.1 1k+5
f:drug|8.5 1k+5
b:before i|8.5 1k+43a+3
w:regulated|8.5 1k+53a+5
b:position do|8.5 4i+4
w:random|8.5 1k+6
s:rando|8.5 1k+6
g:<ran|6.3 0y+53a+4
w:urine|8.5 1k+10
s:urine|8.5 1k+8
w:hair|8.1 1k+724+73a+4
s:saliv|8.5 1k+10
w:sample|6.8 1i+181k+52t+33a-3
l:sample|7.4 1i+7
b:and drug|8.5 1k+6
w:policy|7.1 0n+81k+6
w:tested|7.7 1k+43a+8
s:teste|7.7 3a+5
w:sensitive|8.5 0n+31k+3
s:sensi|8.1 0n+71k+4
g:itiv|7.7 40+3
w:workplace|7.2 00+705-31k+31v+131z+938+43a-34p+9
g:rkpl|7.1 1v+51z+64p+4
g:kpla|7.2 1v+51z+34p+4
w:screened|8.5 1k+43a+3
f:companyname|7.9 2b+5
b:job will|8.5 1k+43p+4
g:<ill|7.4 40+3
w:substances|8.5 1k+11
s:subst|7.9 1k+10
g:ubst|7.9 1k+4
w:sites|7.9 1k+62p+103a-54j+9
s:sites|7.9 1k+62p+63a-44j+8
b:you fine|8.1 1k+838+5
b:fine with|7.7 0n+41k+838+63a-3
w:accident|8.5 40+12
w:substance|8.5 1k+4
b:i authorise|8.5 1k+4
b:authorise the|8.5 1k+4
s:labor|7.7 1k+329+338+43a-33l+3
g:labo|6.9 29+33a-34e+3
g:abor|6.5 13+4
g:bora|7.1 4e+3
b:give my|8.5 1k+4
w:placement|7.7 1k+52w+53a+74q+7
g:acem|6.3 2w+34j+7
g:ceme|6.3 2v+348+34j+7
w:abuse|8.5 1b+81k+6
s:abuse|8.5 1b+61k+3
b:yes i|7.5 10+31k+338+43a-3
w:panel|8.5 1k+8
s:panel|8.5 1k+3
b:within 48|8.5 1k+41t+33a-4
b:48 hours|8.5 1k+41t+33a-3
b:hours of|8.5 1k+4
g:<bre|7.7 36+349+6
b:consent for|8.5 3k+4
w:40|7.3 0y+1539+43a+4
b:test before|8.5 1k+7
b:day one|8.5 1k+548+3
b:be tested|8.1 1k+4
b:tested for|8.5 1k+4
w:drugs|8.5 1k+4
s:drugs|8.1 1k+11
b:for drugs|8.5 1k+4
b:any time|7.5 0p+51k+54q+5
b:with our|6.8 0m+30n+60r+30s+31k+33a+93y-4
b:our policy|8.5 1k+4
w:includes|8.5 1j+73a-3
b:a un|6.3 0e+40k+413+61k+94k+12
w:alcool|8.1 1k+8
s:alcoo|7.9 1k+13
g:lcoo|7.9 1k+4
g:cool|7.7 1k+3
b:d alcool|8.5 1k+3
b:l acceptez|8.5 0l+4
g:atoi|7.4 38+3
b:drogues et|8.5 1k+3
b:vous les|7.9 4j+3
w:tests|8.1 00+4
s:tests|8.1 00+51k+428+4
b:les tests|8.5 00+41k+3
b:poste a|7.9 1k+43x+3
b:et de|8.5 1k+5
g:fian|7.3 01+5
g:iant|7.1 01+5
g:ants|6.5 0z+5
f:test|8.5 1k+4
l:depistage|8.1 3a+4
g:sir>|7.4 1g+3
w:einem|7.9 1k+72d+936+8
s:einem|7.9 1k+72d+936+43p+3
g:inem|7.7 2d+3
g:nem>|7.9 2d+3
s:droge|8.5 1k+15
w:bereitschaft|7.9 1k+939+644+8
g:itsc|7.4 3p+54j+4
w:zum|8.1 1k+102t+8
f:bereitschaft|7.9 1k+439+344+3
w:dispuesto|8.1 1k+639+53p+11
s:dispu|8.1 1k+839+73p+4
g:pues|7.0 1w+34i+6
g:esto|6.7 4g+44i+5
b:dispuesto a|8.1 1k+639+33p+3
s:antid|8.5 1k+10
g:stes|7.1 0q+3
b:you refuse|7.9 39-33a+4
b:not agree|8.5 3a+4
w:refuseriez|8.5 3u+5
g:seri|7.9 3u+3
b:refuseriez vous|8.5 3u+5
w:approach|8.5 3k+9
w:referees|7.5 3a-53k+143l+6
g:rees|7.2 3k+3
b:your referees|8.1 3a-43k+10
b:to contact|7.4 0s+43a-53k+7
b:previous employers|8.5 3k+6
b:contact this|8.5 3a+3
b:this employer|7.4 1y+52b+33a+44i+4
f:ok|8.5 39+63k+5
b:for my|8.5 3k+3
b:employers to|8.5 3k+6
w:named|8.5 3a+53k+10
b:may contact|8.5 0m+5
b:is it|7.5 3k+34j+6
b:if we|7.4 06+40k+53a-43k+33p+5
b:last manager|8.5 3a-73k+54d+6
l:manager|7.7 3a-44g+3
w:further|7.7 0o+42p+93a-53l-34b+9
s:furth|7.7 1e+42p+83a-54b+6
g:furt|7.7 2p+3
g:urth|7.7 2p+3
b:notice to|7.9 37+5
b:to me|8.1 36-33a+9
b:if this|8.5 1y+53a-33k+5
b:this referee|8.5 3a+4
w:schools|7.9 0q+32w+73a-43k+44j+5
l:agree|7.2 0l+3
b:we get|8.1 0t+83k+6
b:get in|7.9 0t+43k+6
w:touch|7.5 0q+40t+81u+33k+6
s:touch|7.4 0q+30t+51u+43k+4
g:touc|7.4 0t+33k+3
g:ouch|6.9 0t+3
b:in touch|7.7 0t+43k+5
b:touch with|8.1 3k+4
b:with this|6.8 0e+60u+32i+63a-44q+6
f:job|6.2 1w+51z+321+33a-43n+34i+9
b:my references|8.5 3k+8
w:reach|6.2 0s+50t+61t+938+63a+33b+73k+3
b:we reach|8.1 1t+3
w:positions|7.7 0q+10
l:positions|7.7 0q+4
f:employer|6.3 1v+91z+73a+103b-3
w:ring|7.9 0q+60s+103a-53b+63k+9
g:<rin|7.9 0s+33k+4
w:boss|7.7 26+73a+63k+12
g:<bos|7.7 3k+3
g:oss>|6.4 3k+33n+3
b:your boss|8.1 3a+43k+3
l:boss|8.5 3k+4
w:disclose|7.9 0k+316+336+43k+4
g:lose|6.7 2c+3
w:attendance|7.9 38+93k+6
w:conduct|8.5 1b+63k+5
g:nduc|7.2 1b+31j+3
b:for what|8.5 3k+44e+7
w:peut|6.7 0q+60s+110x+32q+42r+53a-53b+93k+9
g:<peu|6.5 0s+3
g:peut|6.7 0s+32q+3
g:eut>|6.6 03+33k+3
b:peut on|7.0 0q+40s+32q+63b+53k+4
b:on communiquer|8.5 0t+5
b:votre employeur|7.1 2u-43a+53k+7
f:peut|8.1 0q+33k+5
w:prise|7.9 3k+544+748+4
s:prise|7.5 24+83a-33k+744+548+6
b:prise de|7.9 3k+344+3
w:anciens|7.9 3a-33k+123l+64q+8
w:employeurs|8.5 3a+43k+5
b:cet employeur|8.1 1v-41y+73k+4
b:que nous|7.5 0o+43a+33k+4
b:vos anciens|8.5 3k+53l+4
g:onsa|6.7 0z+51w+7
g:nsab|6.8 0x+30z+41w+7
w:avons|8.5 2g+53k+8
s:avons|8.5 2g+53k+7
b:de joindre|8.5 1f+33k+5
b:cette personne|8.5 3a+63k+6
l:personne|8.5 3k+4
b:que des|8.5 3l+4
b:des references|8.1 3k+5
w:prises|8.5 24+103a-33k+5
b:avant l|8.1 3k+3
f:est|7.9 0e+41y+43k+3
w:wir|7.7 1t+53b+83k+11
b:durfen wir|8.1 3k+7
w:referenzen|8.5 3a-33k+63l+9
g:renz|7.2 3l+73u+3
g:enze|7.2 3l+53u+645+6
w:kontaktieren|8.5 3a+63k+4
w:uns|6.7 0e+73k+43n+143o+748+84b+184f+54q+5
w:bei|7.1 0e+62i+83a+83k+73o+848+74f+64q+9
w:ihrem|8.5 3k+9
s:ihrem|8.5 3k+6
w:arbeitgeber|7.4 1v+153k+5
g:eitg|7.2 1v+71z+3
g:itge|7.2 1v+81z+3
g:tgeb|7.2 1v+31z+3
g:gebe|6.7 1v+61z+33l+4
g:eber|6.9 1v+83l+4
g:erku|7.9 4b+7
g:rkun|7.9 4b+6
g:kund|7.0 20+437+5
g:undi|6.8 20+537+544+3
w:podemos|8.1 0s+51t+93k+5
s:podem|8.1 0s+81t+73k+6
g:demo|7.5 2t+5
g:mos>|7.9 0t+3
w:con|6.7 0e+1011+424+1528+103a-53k+74e+114f+10
w:referencias|7.9 3a-43k+103l+13
g:cias|7.5 3k+445+3
b:empresa actual|8.5 1v+33k+5
w:opnemen|8.5 0t+63k+5
s:opnem|8.5 0t+4
b:contact opnemen|8.5 0t+33k+3
w:referenties|8.5 3k+63l+8
l:referenties|8.5 3l+4
w:possiamo|8.5 0s+123k+7
w:contattare|8.5 3k+12
w:sue|8.5 36+63k+4
w:referenze|8.5 3k+53l+7
g:nze>|7.4 3u+645+6
l:referenze|8.5 3l+3
w:datore|8.1 1v+83k+5
s:dator|8.1 1v+93k+6
b:datore di|8.1 1v+93k+5
w:attuale|7.1 1v+71y+92v+93a-33k+63s+154i+10
s:attua|6.8 1v+81y+122i+52v+123a-33k+53s+104i+8
g:attu|6.8 1y+52v+33s+44i+3
g:ttua|6.8 1y+42v+43s+44i+3
g:uale|6.7 16+43s+54i+3
b:lavoro attuale|8.5 1v+43k+4
l:attuale|7.1 1v+33s+44i+3
b:please do|8.1 0m-31t+43a+4
b:not contact|8.5 3a+4
b:my current|8.1 1y+124i-4
l:contact|7.2 0s+31t+33l+3
w:contacting|8.1 3a+133k-5
b:contacting your|8.5 3a+73k-4
l:contacter|8.5 0s+3
f:references|8.1 3k-33l+4
b:of two|8.5 3l+6
b:two referees|8.5 3l+5
b:name company|8.5 3l+4
b:phone email|8.5 0t+33l+3
b:referee 1|8.5 3l+5
f:referee|7.9 3a+43l+3
b:not related|8.1 3a+43l+53o-5
b:and contact|8.5 3a-33l+4
b:contact details|8.5 1t+63a-43l+4
l:details|6.9 1w+43a+10
w:vouch|8.5 0x+73a-33l+9
s:vouch|7.9 3a+73l+113m+6
g:<vou|7.7 3a+33l+4
g:vouc|7.9 3a+43l+4
b:vouch for|8.5 0x+43l+7
w:character|8.5 2g+73a-33l+7
w:addresses|8.5 3a+53l+5
b:one of|6.7 0k+40v-42i+33a+44q+12
w:whom|8.1 1v+103a+43l+3
g:<who|7.3 1v+3
b:be your|7.7 01+63a+33l+34d+5
b:give us|7.4 2n-53a-43b+43l+53y+33z+644+449+5
w:someone|7.5 0z+53l+43m+9
s:someo|7.5 0z+418+33l+53m+8
g:omeo|7.4 4p+4
g:meon|7.5 3m+3
w:talk|8.1 3a+63l+104e+8
g:alk>|7.2 3a+33u+3
b:about your|7.3 0p+43l+1149+54e+34f+4
b:work related|8.5 3a-33l+340+6
b:least two|8.1 3p+4
b:please supply|8.5 1t+43l+4
b:line manager|8.5 3l+4
w:clinical|8.1 1w+33a-33l+545+6
s:clini|7.9 1w+33l+345+4
g:clin|7.2 3a+3
w:charge|6.7 0z+71w+526+42c+63j+8
b:charge nurse|8.5 3l+3
b:nurse or|8.5 26+33l+4
b:or unit|8.1 3a-33l+4
f:clinical|8.5 45+3
s:exclu|7.7 36+73l+4
w:pastor|8.5 3a+43l+6
s:pasto|8.5 3a+33l+8
g:mend|7.4 1e+33l+33m+3
g:ndat|7.3 1e+53l+4
w:recommend|8.5 3l+14
w:professionnelles|8.5 3l+4
b:references professionnelles|8.5 3l+4
b:poste telephone|8.5 3l+3
b:personne de|8.1 17+41a+63a-3
w:deux|7.2 0o+50q+31h+72h+63a+33l+84j+3
w:pouvant|7.9 0k+736+33l+7
s:pouva|7.9 0k+436+43l+7
g:oign|7.5 0s+3
b:votre travail|8.5 1i+63l+5
f:deux|8.5 3l+6
w:coordonnees|7.7 06+111t+63a-33b+73l+53y+8
s:coord|7.4 06+91t+326+43a-33b+53l+43y+7
g:<coo|6.7 3m+43y+3
g:coor|7.4 06+33y+5
g:ordo|7.7 06+3
f:coordonnees|7.7 1t+33b+43y+3
w:referente|8.5 3l+10
f:personne|7.4 13+33l+4
l:referente|8.5 3l+7
w:trois|7.2 2c+938+43l+341+74d+12
s:trois|7.2 2c+83l+341+44d+10
g:troi|7.2 2c+34d+3
b:parents ou|8.5 3l+33o+6
w:appeler|8.5 0s+63k-43l+6
f:qui|7.5 3m+73n+349+4
b:noms de|8.5 3l+53o+4
g:aten|6.7 0n+80o+51j+3
w:referenzperson|8.5 3a+63l+4
w:telefono|7.1 3a+43b+93c+8
s:telef|6.1 3a+53b+153c+123d+73e+263l+4
g:elef|6.1 3b+63c+53e+12
g:lefo|6.1 3b+83c+63e+11
g:efon|6.3 3b+93d+33e+8
g:fono|7.1 3b+5
g:ono>|6.7 3b+5
b:telefono de|8.1 3a+3
w:dos|8.5 3l+440+9
b:de dos|8.5 3l+540+3
b:persona de|8.5 17+53l+5
w:referencia|8.5 3a+73l+5
w:telefoonnummer|8.1 3b+83e+53l+6
g:efoo|7.7 3c+43e+3
g:foon|7.7 3c+4
g:nnum|7.3 3a+33b+443+5
g:numm|5.8 07+42m+133a-33b+113c+53d+83y+941+1642+1243+11
g:umme|5.7 07+42m+123a-43b+93c+53d+73y+941+1442+1243+10
g:mmer|5.5 07+52m+143a-43b+103c+43d+63y+941+1342+1143+9
w:referent|8.1 3l+103m+9
l:referent|8.5 3m+4
g:atti|7.4 1w+349+3
b:the hiring|7.7 0n+54b+3
b:hiring process|8.5 0o+5
w:reasonable|7.9 00+43a-53g+8
g:onab|7.7 00+3
b:anything we|8.5 00+33a-44b+5
b:can do|8.1 00+338+83a-5
b:make the|8.5 38+4
w:accessible|8.5 00+43a+6
w:accommodations|8.1 00+93a-53g+4
w:perform|7.4 3a+43g+10
s:perfo|6.8 1b+41w+1224+438+33g+6
g:erfo|6.7 1w+33g+34a+3
g:rfor|6.8 1w+3
b:to perform|8.1 3a-33g+4
b:perform the|7.7 3g+4
w:essential|7.7 00+438+53a+6
s:essen|7.7 38+43a+7
b:the essential|7.9 3a+5
w:functions|8.1 3a+33g+3
s:funct|7.0 38+33a+44g+64i+18
g:<fun|6.7 1w+54i+16
g:func|6.9 1w+44i+11
g:unct|6.8 4i+10
f:accommodation|8.5 00+3
l:requirements|8.1 3a+3
w:selection|7.5 0e+50l+91c+7
f:workplace|7.9 00+31v+61z+6
w:interpreter|8.5 00+43a+8
g:rete|6.3 0o+43a+4
w:step|7.7 2g+63a+34g+4
g:<ste|6.3 3a+341+349+44d+44g+4
w:extra|7.5 00+31e+839+8
g:tra>|7.2 1i+4
b:help you|7.9 00+53a-44g+6
b:your best|8.5 00+44c+4
w:special|7.4 00+345+84d+6
w:arrangements|8.1 00+10
b:special arrangements|8.5 00+3
w:attend|7.4 00+317+1038+64j+4
b:to attend|8.5 38+3
l:assessment|8.1 0l+3
b:require accommodation|8.1 00+5
w:human|7.2 00+42f+132h+133a+3
s:human|7.1 00+40l+112f+102h+8
g:<hum|6.8 0l+42f+7
g:huma|6.8 0l+42f+5
g:uman|7.1 0l+32f+42h+3
b:describe it|8.5 00+33a+3
b:make any|8.5 00+4
b:adjustments for|7.9 00+5
w:neurodivergent|8.5 00+410+5
s:neuro|8.1 10+5
g:<neu|7.9 0m+3
f:should|7.5 0q+53a+3
b:put in|8.1 00+30e+4
b:place for|8.5 00+3
b:the day|8.1 3a+6
w:online|7.0 00+328+52o+42p+142q+92r+33a-43z+64b-3
s:onlin|7.0 00+328+42p+62q+53a-33z+4
g:nlin|7.0 2p+4
w:inclusive|8.5 00+10
g:usiv|7.5 36+3
w:remove|8.5 00+73a+4
s:remov|8.1 00+61b+7
g:remo|6.2 4p+9
w:measures|8.5 00+83a-4
s:measu|8.5 00+4
w:fully|7.4 00+63a+440+544+54p+4
s:fully|7.4 00+33a+540+344+3
b:know of|7.9 0k+4
w:induction|8.5 00+648+5
s:induc|8.5 00+648+4
w:loop|7.9 00+50m+60n+43a-4
g:oop>|7.7 0m+4
s:wheel|8.1 00+43a-64l+14
g:chai|7.9 24+3
b:adjustments required|8.5 3a+3
b:are available|8.5 00+3
b:so that|7.4 00+31u+32v+43a-43y+43z+5
b:complete this|8.5 00+3
b:do this|7.9 00+436+43a-43g+4
b:request an|8.5 00+30l+5
w:amenagement|7.9 00+12
s:amena|7.7 00+18
g:agem|6.7 00+526+3
b:un amenagement|8.1 00+7
w:accommodement|8.1 00+9
b:processus de|8.5 0e+3
b:de selection|8.1 0e+41c+5
l:selection|7.7 0l+4
b:un accommodement|8.5 00+5
w:raison|7.4 00+41v+820+134g+9
s:raiso|6.9 00+61v+620+1338+34f+64g+11
g:<rai|6.9 00+320+6
g:rais|6.5 20+44g+3
b:precisez les|8.5 00+6
w:participer|8.5 3a+5
w:particulieres|8.5 00+445+13
g:ticu|7.3 45+3
g:culi|7.9 00+3
g:ulie|7.3 0u+3
l:particulieres|8.5 45+4
w:besoins|8.5 00+15
b:pour passer|8.5 00+5
w:demandez|8.1 00+63j+10
b:demandez vous|8.1 3j+4
s:facil|7.5 00+70x+738+7
g:cili|7.3 06+4
w:supplementaire|7.4 00+839+93a+4
b:temps supplementaire|7.4 00+339+5
w:rqth|7.7 00+510+141e+11
g:<rqt|7.7 10+51e+5
g:rqth|7.7 10+6
g:qth>|7.7 10+71e+3
f:souhaitez|7.5 4p+3
l:rqth|7.9 10+41e+5
w:fonctions|7.9 1b+71w+102c+5
b:du poste|7.1 1w+31z+33g+33m+54i+7
s:beson|8.5 00+74a+9
g:aufg|7.9 1w+5
w:behinderung|8.1 00+910+11
s:behin|7.7 00+410+1128-329+63g+4
g:behi|7.3 10+9
g:ehin|7.3 10+9
g:hind|7.1 10+9
g:deru|7.7 10+7
g:erun|7.0 0g+410+541+8
l:behinderung|8.5 00+310+3
s:razon|8.5 00+520+11
w:het|7.7 00+90l+70n+60s+101v+73a-3
s:adatt|8.5 00+94g+7
g:tame|7.7 08+50n+316+4
b:you perform|8.1 3g+4
b:am able|7.9 24+54j+3
w:stand|7.9 3a+73g+64g+4
b:you stand|8.5 3a-33g+74g+5
b:stand for|8.1 3a+53g+5
b:for up|7.9 0o+43g+6
b:the physical|8.1 3a-33g+10
w:duties|6.9 0z+61w+143g+64g+6
s:dutie|6.9 0z+51w+153g+34g+4
g:duti|6.9 1w+5
b:the position|7.5 48+34g+3
b:position with|8.5 26+4
b:or without|8.5 3g+5
b:without reasonable|8.5 3g+5
b:25 kg|7.9 3g+9
w:repeatedly|8.1 3g+6
s:repea|7.3 03+70e+61t-41u+113a-33g+5
g:repe|6.9 03+31u+63g+3
g:epea|7.3 1u+4
g:peat|7.3 1u+3
b:ladders and|8.1 3a-33g+7
b:and work|8.5 3a-43g+7
w:freezer|8.5 3a+53g+6
s:freez|8.5 3a+63g+6
w:involves|7.9 3a-33g+114j+7
g:lves|7.9 3g+3
b:job involves|8.5 3g+7
g:chin|6.4 0l+545+3
w:physically|7.9 38+53a+53g+6
b:you physically|8.5 3a+5
b:of up|8.5 3g+6
w:200|8.1 3g+949+4
w:walk|7.5 2t+63u+1449+54c+6
g:<wal|7.5 3u+4
g:walk|7.5 3u+4
w:long|7.2 10+627+339+103g+18
g:<lon|6.7 0o+43g+4
s:dista|7.0 06+638+73a+43g+74p+10
g:dist|6.4 3g+34a+44p+4
s:groun|8.5 0x+63g+4
f:able|7.2 38+53a-43g+34j+4
w:heavy|8.1 3g+12
s:heavy|8.1 3g+13
w:boxes|8.1 06+810+53a-43g+4
s:boxes|8.1 06+610+53a-4
b:day on|8.5 44+5
w:feet|8.5 3a+53g+5
g:<fee|7.3 3a+4
b:up for|7.9 0m+43a-43p+44j+4
b:for it|8.5 3g+33p+4
w:demands|8.5 39+53g+4
w:description|6.7 18+31w+133g+349+64c+44g+8
b:job description|7.9 3g+44g+6
l:description|7.4 1w+4
w:spaces|8.5 3a+103g+10
s:space|8.1 3a+43g+74b+7
g:spac|7.7 3a+44b+3
g:pace|7.7 3a+4
g:aces|7.9 0g+52p+3
b:to wear|8.5 3a+33g+4
b:wear a|8.5 3g+4
w:respirator|8.5 3a+53g+9
s:respi|8.5 3a+53g+3
g:spir|7.7 3t+34f+3
b:a respirator|8.5 3g+4
l:shift|7.2 3g+3
w:manual|7.5 1j+624+83a-63g+8
s:manua|7.3 1d+31g+41j+524+63a-53g+8
g:manu|7.0 24+427+3
g:anua|7.2 3g+3
w:handling|7.5 0n+725+828+33g+3
b:is part|8.1 3g+33p+44j+3
b:part of|6.7 16+418+42v+44d+44f+44q+4
b:role are|8.5 3p+4
b:to do|7.3 36+539+33g+5
b:do it|8.5 3g+4
f:manual|8.5 1j+3
l:met|8.5 3a+4
b:the duties|8.5 3g+44g+4
w:behind|8.5 28-429+73g+6
w:whole|7.9 3a-33g+43x+11
s:whole|7.9 1g+43a-43g+43x+12
g:whol|7.9 3x+3
g:hole|7.4 3x+3
w:fit|7.7 0m+72h+163a-63g+74g+10
w:exposure|8.1 24+63a-33g+114e+3
s:expos|7.3 24+42c+83g+74e+7
g:xpos|7.3 2c+5
b:exposure to|8.1 24+53g+54e+3
s:disti|8.1 3a-33g+84a+15
g:ina>|7.5 38+3
w:hour|6.7 3g+63j+223t-43v+12
l:shifts|8.1 3g+3
w:30|7.5 3a+33g+644+3
b:a 30|8.5 3g+4
w:operate|7.4 1j+724+63g+445+12
s:opera|6.5 1j+1024+425+528+93g+440+445+8
g:oper|6.4 28+34i+4
g:pera|6.4 1j+345+3
b:to operate|7.9 1j+43a-33g+3
b:operate a|7.9 1j+624+53a-43g+3
w:pallet|8.5 24+93a-33g+6
s:palle|8.5 24+5
b:a pallet|8.5 24+43g+4
w:jack|8.5 24+73g+4
b:pallet jack|8.5 24+3
b:and move|8.1 3g+33p+4
s:weigh|8.1 3a+63g+440+6
w:100|7.9 3a-83g+123t+53x+11
w:metres|8.5 3a+33g+7
s:metre|8.5 3g+7
g:etre|7.9 0z+53a+4
g:life|7.5 3g+3
g:ards|7.5 4a+6
w:sit|8.1 0k+73a+33g+4
b:you sit|8.1 0k+53g+3
w:computer|7.5 0l+101f+525+73a+33g+6
s:compu|7.3 0l+61f+625+53g+545+13
g:mput|7.4 45+4
g:pute|7.4 45+4
g:uter|6.6 45+4
b:a computer|8.5 0l+43g+3
b:for long|8.1 3a+33g+4
w:periods|8.1 3g+44q+5
b:job with|7.7 0e+536+33g+3
w:labour|8.5 29+83a-5
s:labou|8.5 29+73a-43g+3
g:bour|7.9 17+33a-34a+4
w:rester|7.3 2b+439+103a+83g+3
s:reste|7.3 2b+437+539+33a+63g+7
b:vous rester|8.1 39+73g+4
w:journee|7.9 0s+60t-339+93a-43g+548+6
s:journ|7.7 0s+439+73a-43g+6
b:la journee|8.5 0s+33g+7
w:taches|7.5 1w+153g+9
s:tache|7.5 1w+123g+9
g:<tac|7.5 1w+5
b:les taches|8.5 3g+9
w:physiques|8.5 3a+63g+6
g:ysiq|7.9 3g+5
g:siqu|7.9 3g+5
w:aptitude|8.5 3a-33g+8
s:aptit|8.5 3a-43g+12
g:apti|7.7 2d+43g+3
g:ptit|7.9 3g+3
g:itud|7.3 3g+3
b:a soulever|8.5 3a+3
s:lourd|8.5 1j+53a-43g+4
f:aptitude|8.5 3g+3
b:aise de|8.1 3a-33g+64j+6
b:le travail|7.3 3a+344+4
s:boite|8.1 08+143a-33g+33z+7
b:en etes|8.5 3g+7
l:capable|8.5 3g+4
w:tous|7.9 3g+11
b:tous les|7.9 3g+4
w:physique|8.5 3g+13
f:travail|7.9 38+33g+3
w:facon|8.1 0t+1238+63g+4
s:facon|8.1 0t+838+43g+4
b:de facon|8.5 38+3
s:repet|7.9 03+41u+83g+5
b:en bonne|8.5 3g+4
b:dans une|8.1 3a+43g+73p+5
w:echelle|8.1 25+43a-33g+103t+6
s:echel|7.9 3a-33g+53s+53t+7
g:hell|7.9 4b+7
b:une echelle|8.5 25+33g+8
s:accro|8.1 2d+10
g:accr|7.7 0g+42d+4
w:quart|7.5 38+43g+1044+11
l:quart|8.1 3g+3
w:port|8.5 3g+5
b:au port|8.5 3g+3
b:port de|8.5 3g+4
b:de charges|8.5 3g+5
g:<heb|7.5 2e+7
w:lange|7.9 27+828+337+53g+9
s:lange|7.9 27+528+537+43g+5
g:leva|6.5 28+33g+3
g:evan|7.1 1e+3
g:anta|7.7 2e+4
w:durante|8.5 0o+103g+10
s:duran|8.1 0o+53a+43g+8
w:jornada|8.5 3g+83x+14
s:jorna|8.5 3g+73x+9
w:kun|7.5 24+113a-33g+1044+848+8
b:kun je|7.5 24+538+33g+944+548+4
f:kun|7.7 24+43g+544+5
s:staan|8.5 1b+83g+10
g:soll|7.7 0e+3
g:ichi|6.8 1e+41h+31i+3
g:iedi|7.9 3g+44l+3
g:edi>|7.3 44+164l+3
g:<lun|7.4 44+7
g:lung|7.5 2t+53g+33j+33t+5
g:ngo>|7.9 0y+33g+3
b:you cannot|8.1 3a+4
w:limitations|8.5 3a+8
g:mita|7.4 3m+34q+4
b:am unable|8.5 3a+3
b:more than|7.7 39+3
b:ne pouvez|7.9 3a+3
b:pouvez pas|7.9 1g+4
w:prevents|8.5 3a+5
b:prevents you|8.5 3a+3
b:fired from|8.5 1b+6
w:dismissed|7.1 1b+113a+4
s:dismi|6.7 0x+41b+13
g:dism|6.7 1b+8
g:ismi|6.7 1b+6
g:smis|6.7 1b+7
b:been dismissed|7.4 1b+73a+3
b:dismissed for|8.5 1b+3
w:misconduct|8.5 1b+7
s:misco|8.5 1b+3
g:isco|7.4 3a+3
b:for misconduct|8.5 1b+3
b:been discharged|8.5 19+4
b:from any|7.5 1b+15
b:any position|8.5 3a+3
w:terminated|8.1 1b+11
b:terminated for|8.5 1b+6
w:cause|7.3 0x+31b+1020+113a-44f+7
s:cause|7.3 0x+31b+820+84f+5
b:for cause|8.1 1b+6
w:left|6.7 0x+51b+31v-31x+131y+1320+183s+948-3
g:<lef|6.7 1x+620+53s+3
g:left|6.7 1x+71y+320+5
w:avoid|7.7 1b+41u+33o+4
s:avoid|7.7 1b+31u+33a+43o+34j-3
g:avoi|7.5 45+5
g:oid>|7.3 3y+3
b:to avoid|7.9 1u+43o+4
l:dismissed|8.5 1b+4
b:employment ever|8.5 1b+5
b:been terminated|8.5 1b+5
w:involuntarily|8.5 1b+8
b:us why|7.7 1b+420+43a-3
l:why|7.5 20+3
w:disciplinary|8.5 1b+6
g:lina|7.5 1b+7
g:inar|7.7 1b+539+3
w:dismissal|7.9 0x+31b+5
g:ssal|7.9 1b+3
w:suspension|8.5 1b+143a-3
b:or suspension|8.5 1b+7
b:past employment|8.5 4q+3
b:by an|7.9 0p+41b+43m+4
b:employer or|8.5 1b+33a+6
b:or professional|8.5 0k+61b+4
b:professional body|8.5 0g+5
l:body|7.9 1d+31f-41g+6
w:teaching|7.4 1b+31e+728+62q+42t+8
w:failed|8.1 1b+71k-33a+8
s:faile|8.1 1b+73a+8
g:fail|7.9 3a+4
g:aile|7.4 3a+3
b:ever failed|8.5 1b+3
b:failed a|8.5 1b+5
w:separated|8.5 1b+4
b:any job|8.5 1b+63a-3
b:job for|8.5 3u+3
b:or did|8.5 2c+5
w:quit|8.5 20+12
g:quit|6.3 10+320+43p+3
b:you quit|8.5 1b+3
w:told|7.9 0x+31b+43a-43m+93n+6
w:resignation|8.1 1b+737+6
b:a position|7.7 1b+726+43a-3
s:alleg|7.9 1b+51c+61e+151f+53a-3
b:to leave|7.1 1b+320+737+83a-4
b:leave a|8.5 1b+44b+4
b:dismissed from|7.5 1b+53a+3
b:from employment|8.1 1b+43s+745+4
b:a previous|7.9 1b+424+43a-5
b:previous employer|8.1 1b+41v+53a-34q-3
w:ended|7.9 1b+41x+820+63a+3
s:ended|7.9 1b+51x+6
b:your contract|8.1 1b+537+3
b:been suspended|8.5 1b+3
b:discharged from|8.1 19+41b+63a-6
w:hospital|7.4 1v+102w+84q+3
s:hospi|7.1 1v+727+82w+43a+4
g:<hos|7.1 27+3
g:ospi|7.1 1v+3
b:please explain|7.7 1b+620+34g+4
b:public service|8.5 2c+5
b:under investigation|8.5 1b+6
b:vous fait|7.9 19+31b+54q+3
g:<fau|7.5 0x+31b+33t+3
s:renvo|8.5 1b+124q-3
g:envo|6.8 0m+30p+3
w:congediement|8.5 0x+41b+11
w:anterieur|8.1 0e+51b+104q+7
g:inai|7.9 1b+3
g:nair|6.9 3a+4
b:t on|8.1 1b+73a+6
s:demis|7.9 1b+737+83a-3
f:vous|6.4 16+31a+31b+428-329+43a+3
b:il deja|8.1 1b+33o+5
w:mis|8.1 0n+40o+61b+4
b:emploi pour|8.5 1b+83a-3
b:pour un|7.3 0q+50s+101b+32c+436+43a-4
g:ieux|7.9 4d+3
f:un|7.4 0u+31b+34b+5
s:revoq|8.5 1b+92c-33a+7
b:la fonction|7.9 1b+6
w:publique|7.5 1b+82c+14
g:bliq|7.4 2c+4
g:liqu|6.9 2c+4
b:fonction publique|8.1 1b+62c+3
l:publique|8.1 1b+3
g:cie>|7.9 0k+3
w:disciplinaire|8.5 1b+33a+5
w:quitte|7.7 1b+31x+820+42c+43a+4
s:quitt|7.1 1b+31x+320+32c+337+63a+43p+9
g:uitt|7.1 20+33p+3
g:evit|7.9 24+4
g:vite|6.8 0k+31w+43a+3
b:vos fonctions|8.5 1b+31w+7
b:d emploi|6.5 0e+50q+310+411+31b+320+621+43a-44i+54q+4
g:olon|7.7 1b+3
w:ihnen|8.5 1b+103a+7
s:ihnen|8.5 1b+63a+4
w:schon|7.5 0e+71b+924+427+828+53a-34q+3
s:schon|7.5 0e+61b+724+527+628+43a-34q+6
w:einmal|8.1 0e+101b+64q+5
s:einma|8.1 0e+71b+84q+5
b:schon einmal|8.1 0e+41b+54q+3
g:fris|7.3 0u+437+7
g:emal|7.9 11+34q+4
w:grund|8.5 1b+920+8
s:grund|8.5 1b+920+10
w:alguna|8.1 10+51b+1240+14
w:ontslagen|8.5 1b+13
s:ontsl|8.5 1b+14
g:lage|7.0 1b+41e+113a-344+34h+3
w:mai|8.5 1b+1024+4
w:stato|8.5 05+51b+9
s:stato|8.5 05+61b+8
b:all of|8.1 3a+6
b:your previous|8.1 2q+5
s:volun|6.7 0y+414+616+418+339+53a+12
w:jamais|7.7 3a+11
s:jamai|7.7 3a+9
g:<jam|7.7 3a+3
g:jama|7.7 3a+4
g:mais|7.3 2i+43a+3
b:ai jamais|7.9 3a+6
b:the above|7.3 1u+423+4
b:above is|7.7 0x+5
w:accurate|8.1 3a+4
s:accur|7.5 0x+11
g:ccur|7.3 0x+42w+3
g:cura|7.4 0x+3
b:is accurate|8.5 0x+3
b:the best|7.5 4a+4
b:my knowledge|7.9 0x+3
w:false|7.9 0x+53a+7
s:false|7.9 0x+63a+6
g:<fal|7.2 0x+30y+4
g:fals|7.4 0x+43a+3
b:that false|8.5 0x+4
b:false statements|8.5 0x+3
w:lead|7.9 0x+326+537+53a-3
b:that all|7.7 0x+539+4
b:all your|8.5 3a+3
b:are true|7.5 0x+8
l:true|7.0 0x+5
f:certification|8.5 0g-30x+8
w:affirm|8.5 0x+7
w:honest|8.5 0x+9
s:hones|8.5 0x+4
w:accuracy|8.1 0x+12
g:racy|7.9 0x+4
b:accuracy of|8.5 0x+10
w:ve|6.7 0x+34c+4
b:i ve|7.7 0x+6
b:told you|8.1 3m+43n+5
w:submitting|7.9 0x+33a+10
g:itti|7.7 0k+3
b:by submitting|8.5 0x+4
w:acknowledge|7.3 0n+90x+1023+3
b:i acknowledge|7.4 0n+50x+5
b:acknowledge that|8.1 0x+5
w:omission|8.5 0x+7
s:omiss|8.5 0x+7
g:omis|7.3 0x+417+636+33a-4
w:termination|7.9 0x+81x+836+73a-3
l:termination|8.5 0x+3
w:nothing|8.1 0x+73a+4
s:nothi|8.1 0x+63a+5
b:has been|8.5 0x+93a-3
s:truth|8.5 0x+133a-4
g:lnes|7.7 40+4
b:statement of|7.9 0x+31h+649+3
f:statement|8.5 0x+41h+4
g:ular|6.7 2d+33a-33b+7
w:cross|8.5 0x+43a-33n+11
s:cross|8.5 0x+43n+10
g:cros|7.2 3n+4
g:ross|6.7 3n+3
w:heart|8.1 0x+640+8
s:heart|8.1 0x+540+4
b:information will|8.5 0x+3
s:disqu|8.5 0x+43a+7
b:your cv|6.1 0e+60o+40x+31f+161g+93a-53f-33z+44b+5
b:on this|8.1 0x+33a-44g+6
b:this form|7.9 0x+33a+6
b:my answers|7.9 0x+8
w:warrant|8.5 0x+103a-5
s:warra|8.5 0x+123a-4
b:warrant that|8.5 0x+63a-3
b:that no|8.5 0x+3
l:tick|8.5 0x+3
w:send|6.5 0m+120n+50p+90q+31f+71t+52t+843+8
g:send|6.5 0m+33m+3
b:in support|8.1 1e+4
b:support of|8.1 4b+4
b:of it|7.9 3a+4
w:reviewed|7.9 0n+50x+4
b:is an|7.9 2h+538+33a-43v+3
b:have understood|8.5 0x+3
b:of application|7.2 0e-30x+51c+41v+622+43a-43n+8
s:repre|8.5 0x+92c+73a-5
w:questions|8.1 0x+73a-54b+8
s:quest|7.2 0x+53n+440+44b+74g+10
b:above and|8.5 4a+5
b:that my|7.9 0n+3
f:no|6.4 0x+810-31d+43a+203o-346-34m-3
w:void|8.5 0x+53a-53y+11
s:incor|8.5 0x+548+12
g:inco|7.1 3a+53s+348+3
g:ncor|7.3 1y+348+3
w:submitted|8.1 0e+522+7
s:authe|8.1 2g+17
g:hent|7.9 2g+62w+3
w:honneur|8.1 0x+8
s:honne|8.1 0x+10
b:l honneur|8.1 0x+5
w:exactitude|7.9 0x+9
w:informations|7.9 4b+13
l:dessus|8.1 2f+3
b:je declare|7.9 0x+33a+3
b:declare que|8.5 0x+4
w:vrai|8.5 0x+63a+3
w:comprends|8.1 0n+30x+7
b:je comprends|8.5 0x+3
w:fausse|8.5 0x+9
s:fauss|8.5 0x+5
s:verac|8.5 0x+9
w:reponses|7.5 0n+60x+11
b:mes reponses|7.7 0x+8
w:veridiques|8.5 0x+7
s:verid|8.5 0x+5
b:sont veridiques|8.5 0x+4
s:verit|8.5 0x+10
w:pourra|8.5 0x+10
s:pourr|7.7 0k+40x+738+348+5
g:urra|7.7 3p+3
g:mene|7.9 0r+4
b:de ma|7.2 0o+5
g:<coc|7.5 1y+34l+3
g:coch|7.5 4l+3
g:hant|7.4 1i+4
b:confirme que|8.5 0x+3
b:reponses sont|7.9 0x+5
w:exactes|8.5 0x+3
w:ces|8.5 24+3
w:rien|8.5 0x+113a+4
w:ni|8.1 0x+613-33a-341+15
b:dans cette|8.5 0x+71g+4
w:reconnais|8.5 0x+7
b:je reconnais|8.5 0x+5
b:que mon|7.9 0q+40x+5
b:mon dossier|7.3 0o+60q+7
w:donne|8.5 0n+90x+6
w:faux|8.5 0x+43a+5
s:versi|7.9 0x+31g+824-73a+9
w:richtigkeit|8.5 0x+12
s:richt|8.5 0x+10
g:<ric|7.3 0x+34a+44i+3
s:besta|7.9 03+50x+41t-61u+72g+11
w:dass|8.5 0x+12
w:alle|8.1 0x+1310+14
g:wahr|7.9 0o+33r+12
w:ist|7.4 0x+72h+537+63a+73t+9
s:kundi|7.3 0x+420+1137+14
g:digu|7.3 20+537+7
s:fuhre|7.4 0x+51j+163a+8
g:uhre|7.4 1j+63a+3
w:datos|7.7 0n+90o+60x+83a-33y+8
s:datos|7.7 0n+80o+70x+63y+7
w:son|7.9 0x+83a-33m+94d+13
g:acid|7.7 10+4
w:informacion|8.5 0x+84b+11
w:ik|6.9 0m+60n+100p+30r+120x+121y+82f+6
w:gegevens|8.1 0n+70o+110x+8
s:gegev|8.1 0n+70o+40x+5
g:geve|7.2 1v+4
w:zijn|8.5 0x+64d+6
g:ijn>|7.5 37+44d+3
f:ik|7.0 0m+30n+40p+30r+51y+4
g:<hie|7.2 1d+41g+41y+4
g:hier|6.4 1d+31e+41g+61y+4
w:bevestig|8.1 03+90x+71t-31u+9
s:beves|8.1 03+110x+51t-31u+8
g:eves|7.5 1u+3
w:naar|7.7 0x+102o+42r+52t+3
g:<waa|7.0 2v+4
g:orni|7.7 44+3
w:sono|8.1 0x+82f+73a-34d+8
g:<son|7.4 0x+31e+42p+33a+4
w:dati|7.9 0n+80o+70x+11
b:dei dati|8.1 0n+40o+30x+8
f:signed|7.9 22+623+936+33a-3
b:type name|8.5 23+8
b:sign by|8.5 23+6
w:digital|8.5 23+52q+5
s:digit|6.9 02+409+823+32g+72q+43a-43t+341+9
g:<dig|6.9 41+4
g:digi|6.9 41+4
g:igit|6.9 41+3
b:sign here|8.5 23+5
f:sign|7.3 01+702+30m+31t-323+53a-3
w:typed|8.5 1c-31d+3
s:typed|8.5 1c-51d+6
w:counts|8.5 24+103a-3
g:unts|7.4 24+3
w:initials|8.5 23+53a+7
g:ials|7.7 0g+31e+43z+3
w:typing|7.5 23+625+82k-32v+73a+4
s:typin|7.5 23+525+72v+43a+4
g:ping|6.7 3a+3
b:by typing|8.5 23+4
w:self|6.7 0u+610+611+313+319+1425+62t+133a-5
b:self identify|7.5 11+3
b:of signature|8.1 22+3
b:put your|8.5 23+625+5
b:here to|8.1 23+53a+43p+4
b:to agree|8.5 23+6
f:put|8.5 0q+323+4
f:s|8.1 23+83a-43e+4
b:your application|6.7 0o+60p+31f+423+54b+8
b:this declaration|8.5 22+523+3
l:declaration|8.1 22+4
l:acknowledge|8.5 23+3
w:tapez|8.1 1d+723+5
s:tapez|8.1 1d+623+4
g:<tap|7.9 2t+5
b:tapez votre|8.5 23+4
f:tapez|8.5 1d+3
w:signe|8.1 22+1123+11
g:gne>|6.2 2q+34c+3
f:signe|8.5 22+523+7
l:par|7.7 23+43m+63v+3
w:inscrivez|8.1 23+92g+7
w:signer|8.5 23+73a+4
g:appo|7.0 21+44g+44h+3
w:unterschrift|7.9 22+623+18
g:hrif|7.2 06+623+62d+3
g:rift|7.2 06+723+62d+4
f:unterschrift|8.5 23+7
l:unterschrift|8.1 22+323+3
w:elektronische|8.5 23+8
s:elekt|8.5 23+8
g:onis|7.9 23+33b+34k+3
g:nisc|7.4 14+623+3
f:elektronische|8.5 23+3
w:firma|7.4 1v+1422+1123+163a-3
s:firma|7.4 1v+1222+923+13
g:irma|6.4 03+31t-31u+622+423+6
g:rma>|7.0 22+323+727+3
f:firma|7.9 1v+723+5
l:firma|7.7 1v+522+423+4
s:escri|7.9 1d+61t+823+82f+4
w:handtekening|8.5 23+15
s:handt|8.5 23+16
g:andt|7.9 23+63o+6
g:keni|7.7 23+33y+11
w:typ|8.5 1d+1023+7
w:elettronica|8.5 1t+1723+8
s:elett|8.5 1t+1023+4
g:elet|6.8 1t+34p+5
b:today s|7.9 22+5
b:s date|7.9 22+3
f:today|7.7 22+10
f:application|7.9 22+7
b:the current|8.5 22+5
b:current date|8.5 22+12
w:signing|8.5 22+8
s:signi|7.2 22+724+43a+74a+54c+7
w:filled|7.9 0o+422+53a+4
l:is|7.5 22+43b-33e+54j+3
b:date du|8.5 22+848-3
b:du jour|8.5 22+748-3
l:jour|7.0 0g+31y+43s+448+6
w:presente|8.5 0e+522+4
w:aujourd|7.9 1y+822+1037+53a-33s+8
s:aujou|7.9 1y+622+937+43s+6
g:<auj|7.9 1y+3
g:aujo|7.9 1y+322+3
g:ujou|7.5 1y+722+3
g:urd>|7.7 1y+3
w:hui|7.9 1x-31y+822+837+63a-33s+6
b:aujourd hui|7.9 1y+622+537+33s+3
b:date a|8.5 22+4
b:a laquelle|8.5 22+5
g:gnez|7.5 3s+4
w:datum|7.7 22+25
s:datum|7.7 22+24
f:datum|8.1 22+7
g:iges|7.9 2p+33s+4
l:datum|8.5 22+4
w:ort|7.4 04+1606+91z+1122+429-438+73a-34p+4
f:ort|7.9 04+61z+822+329-4
g:erte|6.9 13+34j+3
b:about companyname|8.1 4f+5
w:mission|7.7 0u+63a+44f+74j+5
s:missi|7.2 0u+51w+114f+84j+8
b:our mission|8.5 3a+44f+3
l:mission|8.1 4f+4
w:made|7.2 0e+61i+72q+43n+34a-34c+34f+4
b:what made|8.5 4f+3
b:made you|8.5 4f+3
b:you apply|7.9 0e+53a-33m+114f+4
b:apply to|7.5 0e+312+345+34f+4
w:particular|8.5 4f+4
w:draws|8.5 4f+9
s:draws|8.5 4f+9
b:what draws|8.5 4f+5
w:joining|7.5 36+73a-648+114f+5
s:joini|7.5 36+43a-548+11
g:oini|7.5 48+4
b:joining the|8.5 48+44f+3
b:companyname team|8.1 2i+5
b:did our|8.5 3a-43n+54f+5
w:values|8.1 4f+13
s:value|7.9 3a+74f+7
b:our values|8.1 4f+8
w:eye|8.5 3a+34f+9
b:reason for|7.1 20+54f+44g+7
w:wishing|8.5 20+43a-34f+7
s:wishi|8.5 20+44f+3
b:for wishing|8.5 4f+4
b:wishing to|8.5 20+34f+4
w:organisation|6.7 0e+41v+62c+73a+43l-33o+54f+84p+7
g:nisa|6.7 1v+5
f:reason|7.1 20+84g+5
l:organisation|7.2 1v+44f+3
b:be part|8.5 4f+7
b:why would|8.5 4f+7
w:county|7.1 0a+170e+42w+43a-43o+43p+54f+54j+5
g:unty|7.1 0a+8
g:nty>|7.1 0a+7
b:the county|7.5 2w+43o+3
l:county|7.7 0a+7
w:appeals|8.5 3a-44f+44g+6
b:what appeals|8.5 4f+34g+4
b:appeals to|8.5 4g+4
b:company of|8.5 3a-34f+4
w:words|6.9 2f+33a-54b+104d+4
w:makes|7.4 20+54e+44f+84g+5
s:makes|7.4 20+54e+44f+94g+3
g:akes|7.1 24+4
g:kes>|7.1 24+4
b:makes you|7.9 20+44g+4
s:build|7.9 07+308+94f+5
g:<bui|7.4 08+34c+3
g:buil|7.4 24+3
g:uild|7.9 08+3
g:onat|7.9 3v+3
b:and why|7.4 3a+44f+10
b:out of|6.7 0l+40p-436+43a+124f+34g+64j+5
b:all the|8.1 3a+345+44f+4
w:firms|8.1 0k+627+829-33a-54f+9
s:firms|8.1 0k+627+63a-44f+6
b:you choose|8.5 3a+54f+44g-3
b:what we|8.1 4f+14
b:we do|8.5 3p+34f+8
l:do|7.0 49+54b+34f+3
b:explain your|7.7 3a-44e+104f+5
b:motivation for|8.5 4f+4
b:for applying|8.5 3a-34f+34g+5
b:our school|8.1 0e+5
f:explain|7.7 4e+54f+34g+3
f:motivation|7.9 4g+4
b:does our|8.5 4f+5
w:matter|7.9 0k+53a+44f+7
s:matte|7.9 3a+54f+6
w:life|7.7 10+53a+349+94f+9
w:admire|8.5 4f+6
s:admir|8.5 4f+3
b:you admire|8.5 4f+4
w:outline|7.5 1w+83a-34c+124d+54e+54f+3
s:outli|7.5 1w+74c+84d+44e+5
g:tlin|7.5 1w+3
b:please outline|8.1 4d+3
b:you understand|8.5 3a+3
b:why you|7.3 20+33a-44g+12
w:think|7.7 3a+84g+3
s:think|7.7 3a+54f+44g+4
b:you think|7.7 3a+4
b:what makes|7.9 20+44f+44g+3
b:interest in|7.9 3a-44f+54g+9
f:interest|8.5 4f+54g+3
w:love|8.1 0m+122n+53a-64f+8
g:love|7.9 0m+3
b:we re|7.9 38+739+34f+44h+3
w:hope|8.1 3t+64f+84g+4
g:<hop|7.4 3t+6
g:hope|7.9 3t+5
b:you hope|8.1 3t+44g+3
b:hope to|8.1 3a-33t+54f+44g+4
w:find|6.8 0f-32o+43a+73n+104f+5
g:find|6.8 3a+33n+4
b:to find|8.5 3a+44f+6
b:police force|8.5 0e+44f+5
w:rejoindre|7.5 36+53a-43p+548+34f+5
s:rejoi|7.5 36+53a-43p+348+34f+5
w:attire|8.1 4f+84g+5
s:attir|8.1 4f+44g+5
b:vous attire|8.1 4f+34g+4
b:attire dans|8.5 4g+4
b:dans notre|8.1 3o+54f+4
b:connaissez vous|7.9 3a+53n+6
l:organisme|8.5 1v+6
b:chez companyname|6.9 0e+44f+34q+7
w:motivations|8.1 4f+64g+12
b:notre etablissement|8.5 3o+44f+4
w:plait|8.5 2o+74f+3
s:plait|8.5 2o+64f+3
b:vous plait|8.5 2o+3
w:parmi|8.1 4q+8
s:parmi|8.1 3o+34f+34q+5
w:expliquez|7.9 3a+54e+44g+6
s:expli|7.7 3a+34e+34f+44g+4
b:expliquez votre|8.5 4e+3
w:interet|8.1 4f+74g+8
b:votre interet|8.5 3a-34f+34g+5
b:interet pour|8.5 3a-34f+34g+6
b:notre organisation|8.5 0e+3
b:de nos|7.2 0e+60k+34f+4
s:valeu|8.5 3a+34f+7
w:quelques|7.4 1d+53a-33x+949+124b+54f+34j+7
s:quelq|7.1 1d+33a-43o+63x+649+64b+94j+6
g:uelq|7.1 3x+34b+3
g:elqu|7.1 4b+5
g:lque|7.2 49+34b+4
b:en quelques|7.9 4b+64f+3
w:lignes|7.9 1d+44b+74f+3
s:ligne|6.3 07+608+42d+52q+92r+73a-43b+43z+549+34f+3
g:lign|6.2 07+32q+3
b:quelques lignes|7.9 49+44b+64f+3
w:aimeriez|8.1 2p+42w+11
s:aimer|8.1 2p+32w+5
g:aime|7.5 2w+3
b:partie de|7.5 16+32i+64q+3
b:a cityname|6.7 38+43p+11
b:pour quelles|8.5 20+44f+6
w:raisons|8.1 20+73a+34f+9
b:quelles raisons|8.5 20+54f+3
b:travailler pour|8.5 36+44f+4
b:la ville|7.5 2i+33o+44f+54q+3
w:warum|7.7 20+104f+94g+7
s:warum|7.7 20+73a-34f+84g+10
g:waru|7.7 20+34f+54g+3
g:arum|7.7 20+34f+4
g:rum>|7.3 24+34f+4
b:warum mochten|8.5 20+5
b:sie bei|8.1 48+74f+4
b:bei uns|7.4 0e+33a+53o+448+64f+44q+4
b:uns arbeiten|8.5 3o+54f+5
f:warum|7.7 20+44f+64g+4
b:sie an|8.5 15+64f+8
s:unser|8.5 3a+34f+11
w:unternehmen|8.1 1v+124f+11
g:rneh|7.7 1v+7
g:ehme|7.4 1v+740+4
l:unternehmen|8.5 4f+4
b:por que|7.7 20+83a-54f+84g+9
s:quier|8.5 4b+94f+5
w:nosotros|8.1 0e+114f+12
s:nosot|8.1 0e+74f+14
g:<nos|7.9 0e+34f+7
b:con nosotros|8.5 0e+8
f:por|7.5 20+63a-33v+54f+74g+5
l:nosotros|8.1 0e+44f+5
b:de companyname|7.3 0m+42i+73o+34f+7
w:waarom|7.9 20+44f+84g+11
s:waaro|7.7 1t+620+74f+34g+12
g:arom|7.9 4g+3
g:rom>|7.9 4g+3
b:waarom wil|8.5 20+44f+7
w:bij|7.3 0e+40l+61v+420+73a-33n+93o+94f+64q+7
b:je bij|8.5 3n+84f+6
w:ons|7.7 0e+73n+73o+74f+74q+7
b:bij ons|7.7 0e+73n+53o+34f+54q+3
f:waarom|7.9 20+34g+5
w:perche|7.9 20+94f+74g+10
s:perch|7.9 20+64f+64g+12
g:perc|7.1 4g+3
w:vuoi|8.5 20+104f+12
b:perche vuoi|8.5 20+34f+8
f:perche|7.9 4f+54g+7
w:azienda|7.7 1v+133o+104f+6
s:azien|7.7 1v+173a-33o+64f+9
g:<azi|7.7 1v+5
g:azie|7.7 1v+6
g:zien|7.5 1v+53n+3
g:nda>|7.5 1v+42w+33o+34f+3
l:azienda|7.9 1v+54f+3
b:you applying|7.2 10+32i+72w+43h+12
b:applying for|8.1 3h+10
b:re a|7.9 3a+74g+3
b:a good|8.5 4g+3
b:we hire|8.1 0k+548+54g+5
b:about the|8.1 2t-33a+74g+8
b:your interest|8.5 4f+44g+3
w:opportunity|7.7 3a-53n+33p+54g+5
g:nity|6.5 15+316+3
b:bring to|8.5 29+44g+5
b:why this|8.5 04-33a+94i-3
b:about being|8.5 3a+5
b:being a|8.5 0u+54g+4
b:explain how|8.5 4c+84g+6
w:ideal|7.2 2e+43a+53t+63u-34g+114p+9
s:ideal|7.0 2e+43a+43t+54g+74p+9
g:idea|6.9 4p+4
b:be a|7.4 0z+43a+73p-34g+4
w:bus|7.9 08+1538+73a+34g+6
b:a bus|8.5 4g+5
l:driver|8.5 4g+3
s:suita|8.5 0q+74g+7
b:this one|7.7 0q+74g+8
w:applicants|7.7 11+31h+624+43a-44g+5
b:how does|8.1 3a+44g+6
b:does this|7.7 12+438+44g+6
b:in with|8.1 01+91t-34g+4
w:career|6.7 0m+1320+326+327+528-329+123a+349+104a+54g+3
s:caree|6.5 0m+70r+320+426+327+329+103n+349+94g+3
g:aree|6.5 0m+329+3
g:reer|6.4 0m+3
b:your career|7.2 20+326+349+54a+34g+3
w:plans|8.1 1i+924+103a-44g+6
s:plans|8.1 1i+424+103a-34g+3
g:plan|6.2 1i+424+33u+4
l:plans|8.5 24+3
g:rew>|7.5 4g+3
w:ward|8.1 26+53a+44g+12
b:this ward|8.5 3a+44g+5
l:ward|8.1 4g+4
b:would your|7.4 48+44d+54g+4
b:skills and|8.5 45+34g+7
b:would make|8.1 20+33a-43t+74g+4
w:reasons|8.5 3a-340+64g+4
b:application to|7.7 0e+50o+34g+4
b:for in|8.5 4g+3
b:your next|8.5 3a+34g+4
l:match|8.5 03+4
w:parts|8.5 0k+54g+9
s:parts|8.5 0k+74g+4
w:look|7.4 0l+50z+72n+42q+73a+44g+5
b:you look|8.1 0z+94g+5
w:forward|8.5 3a-33m+74g+10
s:forwa|8.5 3m+64g+5
g:orwa|7.5 0r+33c+11
b:to most|8.5 4c+54g+4
l:most|7.9 3a+3
b:pourquoi ce|7.5 1c+71d+5
b:poste vous|7.5 1c+71d+4
b:cet emploi|7.7 1x+320+33a+54g+4
b:vos motivations|8.5 4g+6
w:quoi|8.1 3a-34g+134l+7
b:en quoi|8.5 4g+8
w:devrions|7.9 3t+1046+64g+5
s:devri|7.7 37+43t+546+54g+5
g:vrio|7.9 3t+3
g:rion|7.9 3t+3
b:devrions nous|8.1 3t+546+44g+5
b:nous vous|7.2 0s+31t+32g+43a-33b+53t+44g+5
w:choisir|8.1 1c+43r+74g+6
g:isir|7.4 1g+31u+3
b:raison de|8.5 4g+10
b:votre candidature|6.7 0e+43a-33m+44b+34g+7
f:raison|7.7 1v+620+44g+5
w:exigences|8.5 3t+84g+8
b:pour cette|8.5 4g+4
g:deve|7.2 37+34g+3
g:rice|7.7 4a+44g+3
w:atouts|8.5 4d+124g+8
s:atout|8.5 4d+104g+6
g:outs|6.7 3a+4
g:uts>|7.7 4d+4
b:vos atouts|8.5 4d+64g+4
s:preci|8.5 4b+104g+7
g:reci|7.5 0m+3
g:ecis|7.2 0l+4
g:cise|7.7 1a+4
w:stage|7.4 0u+1021-33a+648+84g+64q+5
s:stage|7.4 0u+83a+548+44f-34g+84q+5
l:stage|7.9 48+34g+3
b:sie sich|7.4 0e+611+525+449+54g+3
w:diese|7.9 3n+33p+54g+8
s:diese|7.5 3a+114g+9
g:<die|7.3 21+53a+5
g:iese|7.5 3a+3
b:fur diese|8.1 3p+34g+6
w:stelle|7.9 3n+33p+54g+9
s:stell|7.2 0m+40q+53a+53n+33p+349+54g+74i+13
l:stelle|8.5 4g+3
b:sie fur|8.5 0q+6
w:este|8.5 3a+54g+7
w:puesto|7.4 1w+113a-34g+64i+15
s:puest|7.4 1w+74g+84i+12
l:puesto|7.7 1w+34g+54i+4
w:eres|7.4 0y-30z+1212+317+718+42i+73a+64g+4
g:<ere|7.4 0z+4
l:ideal|7.9 4p+3
w:motivacion|8.1 1c+61d+84g+5
b:para el|8.5 4g+3
s:solli|8.1 36+64g+7
g:olli|7.9 0e+3
g:llic|7.9 0e+3
g:icit|6.3 14+736+33v+3
g:teer|7.3 0e+30r+33a+4
b:je op|8.5 38+44g+6
w:deze|8.1 3n+84g+14
w:functie|7.9 4g+54i+15
g:ctie|7.4 4i+11
l:functie|8.1 4g+34i+4
s:gesch|7.9 11+204g+6
w:baan|8.5 1y+134g+8
l:baan|8.5 1y+5
w:questa|8.5 3n+94g+6
w:posizione|7.9 3n+44g+74i+12
s:posiz|7.9 3n+64g+34i+14
g:osiz|7.9 4i+3
b:questa posizione|8.5 3n+34g+5
l:posizione|8.1 4i+3
w:questo|8.5 3a+84g+10
w:ruolo|8.1 4g+94i+11
s:ruolo|8.1 4g+54i+14
l:ruolo|8.5 4i+6
b:message to|7.9 3a+34b+3
b:hiring manager|8.5 4b+4
f:comments|8.5 3a+6
b:your message|8.1 4b+5
l:message|7.7 4b+3
b:about yourself|8.1 4b+8
w:recruiter|7.7 0s+73a+43b+64b+5
l:recruiter|8.5 4b+3
b:to add|8.5 45+34b+3
f:anything|7.4 1e+42p+44b+6
w:introduce|8.1 2d+549+104b+3
b:introduce yourself|8.1 2d+349+54b+4
w:few|7.7 3a-349+54a+34b+9
b:a few|7.9 3a-34b+15
f:introduce|8.5 49+54b+3
b:personal statement|8.1 4b+10
b:add a|8.1 1c+34b+3
s:remar|8.1 3a-34a+104b+18
f:further|8.5 2p+54b+3
l:mention|8.5 4b+3
b:write a|7.9 1d+53a+44b+6
b:a short|7.9 2t+64b+3
f:write|8.1 3a+34b+5
l:introduction|7.9 4b+4
w:000|8.1 1g+33a+54b+4
l:words|8.5 4d+5
b:use this|8.1 0z+63a-34b+7
b:to tell|8.1 11+34b+5
f:use|8.5 4b+6
w:forgot|8.5 02-33a+74b+9
s:forgo|8.5 02-33a+64b+8
b:the team|8.1 3m+54b+44q+5
f:leave|8.1 3a+44b+3
b:we know|8.5 2v+34b+7
w:sum|7.9 2d+82h+133a-64b+12
f:free|8.5 48+4
w:elsewhere|8.1 3a+43n+34b+6
s:elsew|8.1 4b+4
b:the form|8.5 1f+44b+5
w:pitch|7.9 2d+62t+74b+11
s:pitch|7.9 2d+52t+74b+8
g:pitc|7.9 4b+5
g:itch|7.2 2p+44b+4
f:short|8.1 49+74b+8
w:beyond|7.5 0o+61f-339+74a+104b+8
s:beyon|7.5 0o+61f-539+94a+94b+9
g:<bey|7.5 4a+3
g:beyo|7.5 4b+4
g:eyon|7.5 4a+34b+3
g:yond|7.5 4b+4
b:beyond your|8.5 1f-439+44b+9
b:own words|8.1 3a-44b+9
b:and what|7.7 40+449+54b+54e+5
w:complementaires|8.1 1e+52p+84b+9
l:complementaires|8.1 2p+34b+3
w:commentaires|8.1 3a+84b+10
f:commentaires|8.5 4b+4
b:votre message|8.1 3a+6
b:parlez nous|7.7 4a+34b+84e+3
b:nous de|8.1 4b+8
w:ajouter|7.4 1e+31f+32b+92p+34b+6
w:quelque|8.5 4b+6
w:chose|8.5 4b+11
b:quelque chose|8.5 4b+5
g:nels|6.9 4b+4
f:renseignements|8.5 4b+5
g:marq|7.5 4a+44b+4
g:arqu|7.5 3a+44a+44b+4
g:rque|7.9 3a+44b+3
w:presentez|7.9 2t+349+114b+64c+4
b:presentez vous|8.1 4b+5
f:presentez|7.9 4b+34c+3
w:appui|8.1 1c-41e+64b+13
s:appui|8.1 1c-34b+12
b:l appui|8.5 1e+44b+5
b:appui de|8.5 1e+34b+4
w:mot|6.1 02+1203+142h+93a+113z+144b+7
g:cisi|7.3 0l+34b+3
w:utiles|8.5 2p+64b+12
s:utile|8.5 2p+54b+9
g:iles|7.0 1e+31i+32p+34d+3
l:utiles|8.5 4b+4
b:zone de|8.5 4b+9
w:texte|6.8 0p+101d+101f-31g+131i+42f+83a-44b+6
s:texte|6.8 0p+71d+91f-31g+151i+32f+83a-44b+7
g:xte>|6.7 1d+31g+6
b:de texte|8.1 1i+34b+5
w:libre|7.3 44+448+144b+6
s:libre|7.2 2n+444+448+74b+4
g:ibre|7.2 48+3
f:zone|8.1 4b+44h+3
l:libre|8.5 4b+4
b:en plus|8.5 4b+9
s:nachr|8.5 0p+84b+12
l:uns|8.1 3n+34b+3
g:merk|7.9 3n+34b+12
b:sie uns|8.1 3n+74b+13
g:<mit|7.7 3m+43o+4
f:mochten|8.5 0q+34b+5
g:zahl|7.7 09+64b+3
g:hlen|7.9 02+33a-33m+94b+3
s:adici|8.5 1e+64b+10
s:cuent|8.1 3a-33y+84b+9
g:cuen|7.9 4b+3
g:ntan|7.7 3v+44b+3
w:sobre|8.5 49+114b+6
s:sobre|8.5 49+94b+6
b:sobre ti|8.5 49+74b+6
l:ti|8.5 49+44b+4
g:algo|7.7 0l+44b+3
w:iets|8.5 4b+19
b:over jezelf|8.5 49+64b+6
w:nog|8.5 1y+114b+6
s:toevo|8.5 08+154b+6
w:strengths|7.7 4d+15
s:stren|7.5 4d+18
g:tren|7.3 0k+34d+8
g:reng|7.4 0k+34d+8
g:gths|7.7 4d+6
b:your strengths|8.5 4d+4
l:strengths|8.5 4d+3
b:strengths and|8.5 4d+5
w:weaknesses|8.5 4d+8
s:weakn|8.1 4d+9
g:knes|7.7 40+44d+5
l:weaknesses|8.5 4d+3
w:greatest|8.5 4a+54d+9
b:your greatest|8.5 4d+6
b:name three|8.5 3a+44d+4
w:qualities|8.5 4d+12
b:describe you|8.1 14+43a-54d+9
w:superpower|8.5 4d+9
g:ower|7.1 4e+3
b:your superpower|8.5 3a+54d+4
b:describe yourself|7.4 18+349+44d+7
b:in three|8.1 3a+44d+6
f:key|7.9 4a+4
b:manager say|8.5 4d+6
b:say you|7.9 24+73a-34d+6
l:well|8.5 4d+3
g:hine|7.3 45+34d+3
w:biggest|8.5 4d+9
s:bigge|8.5 3a-34a+44d+9
b:your biggest|8.5 4a+44d+4
w:colleagues|8.5 25+63a-44d+7
g:leag|7.7 4d+3
g:eagu|7.7 4d+3
g:ague|7.5 3a+34d+3
b:come to|8.1 38+83a-34d+6
b:outline your|8.1 1w+34d+34e+5
w:areas|7.9 2w+845+84d+5
s:areas|7.9 2w+745+64d+3
g:eas>|7.7 45+3
s:devel|8.5 4c+84d+5
b:top five|8.5 45+34d+4
b:skilled at|8.5 24+64d+6
w:talents|7.9 0q+84d+11
w:apart|8.5 4d+11
w:friend|7.2 1t-33a+93m+53n+84d+7
b:a friend|7.7 3n+44d+7
w:abilities|8.5 45+74d+10
w:strong|8.1 24+725+63a-34d+6
s:stron|8.1 24+625+83a-3
g:stro|7.7 25+3
w:thing|8.5 3a+34d+10
s:thing|8.1 37+64d+7
b:thing you|8.5 3a+34d+5
l:people|7.5 26+34d+3
w:qualites|8.5 4d+13
s:defau|8.5 4d+17
f:principales|7.9 4a+44d+4
b:decrivez vous|8.5 2d+64d+4
w:mots|8.1 3a+449+44d+4
l:mots|8.5 4d+4
b:vous faites|8.5 4d+64k+3
w:mieux|8.5 11+74d+7
s:mieux|8.5 11+44d+10
w:pouvoir|8.5 3a-34d+14
w:ils|8.1 0k+44d+12
f:points|8.5 4d+4
b:vos trois|8.5 3a+4
w:starken|8.5 4d+16
s:stark|8.1 4d+20
g:arke|6.8 0m+64d+5
s:schwa|8.5 40+154d+4
g:wach|7.4 02+503+33t+3
s:großt|8.5 3a-34a+124d+6
g:groß|7.9 3a+64a+3
w:tus|8.5 25+84d+10
g:ntos|7.0 1e+345+34d+3
w:sterke|8.5 4d+18
s:sterk|8.5 4d+15
g:<kan|7.9 0a+34d+3
g:kant|7.9 0a+54d+3
b:are proud|7.9 1i+44a+3
b:walk us|8.1 2t+449+54c+3
b:us through|7.9 2t+349+54e+5
b:something you|7.2 1i+324+53a-33p+34c+6
w:built|8.1 24+103a-44c+12
s:built|8.1 24+103a-44c+11
b:you built|8.1 24+54c+8
w:system|8.5 24+74c+5
s:syste|7.3 24+84e+5
g:yste|7.3 4e+3
w:designed|8.1 4c+104e+5
s:desig|7.1 0g+72q+133a-84c+94e+64i+10
b:you designed|8.1 4c+84e+5
b:give an|7.7 3a+74a+7
b:an example|7.7 3a+64a+64c+3
b:example of|7.5 1i+73a+34a+54c+3
b:s the|7.7 3a+43b+34c+4
b:the most|8.1 0t+34c+4
w:problem|7.2 3a+93p-34c+74e+10
g:lem>|7.2 3a+4
b:you ve|7.2 24+526+34c+84e+5
s:solve|8.5 2h+33a-34c+8
b:about an|8.5 4c+7
w:app|7.5 08+163a+64c+7
w:shipped|8.5 24+93a-44c+8
s:shipp|8.1 24+64c+9
b:to or|8.5 4c+54q+3
b:or describe|8.5 36+34c+6
b:please describe|8.1 3a+4
w:significant|8.5 4a+64c+4
b:your part|8.5 2v+3
b:in it|8.1 3a+34e+3
l:outcome|8.5 0t+3
l:summary|7.4 49+6
w:construction|7.4 0g+927+33a-54c+54k+10
s:const|7.3 0g+1127+44c+44k+8
g:onst|7.0 2p+3
w:budget|7.7 3a+103t+7
s:budge|7.7 3a+103t+6
g:<bud|7.7 3a+3
g:budg|7.7 3a+4
g:dget|7.7 3a+3
w:crew|7.7 26+64c+44j+3
b:pick one|8.5 3a+64c+4
s:featu|8.5 3a-34c+94e+8
f:pick|8.1 4c+3
w:campaign|8.5 19+54c+10
s:campa|7.9 19+328+53a-44c+18
g:ampa|7.9 4c+6
f:outline|8.1 4c+54e+3
w:side|7.7 0k+163a+44c+6
w:projects|8.1 2q+44c+13
l:projects|8.5 4c+6
b:a data|8.5 4c+5
b:designed in|8.5 4e+5
b:open source|8.1 2n+44c+4
g:trib|6.7 13+51w+4
g:ribu|6.9 1w+6
g:ibut|7.3 1w+6
l:how|8.5 4e+3
w:research|8.5 2r+44c+3
s:resea|7.3 2o+52p+62r+123z+5
g:esea|6.8 2r+6
b:you carried|8.5 3a-34q+5
w:spare|8.5 3t+54c+7
s:spare|8.5 3t+54c+8
w:event|8.5 3a+84c+8
g:nise|7.9 4k+3
w:lesson|8.5 4c+5
s:lesso|8.5 4c+5
g:less|7.1 3a+4
w:planned|8.5 3a+34c+7
s:plann|7.7 24+528-438+540+54c+5
g:lann|7.7 40+3
w:senior|7.9 2c+73o+44c+5
s:senio|7.5 29+82c+63a+44c+4
g:enio|7.4 2c+3
b:made and|8.1 1i+43a+4
w:story|8.5 4c+9
s:story|8.5 4c+6
f:show|7.9 4c+3
b:nous d|8.5 4a+8
b:dont vous|8.1 4a+54k+3
w:racontez|7.9 3a+64a+74c+3
s:racon|7.9 3a+84c+3
g:raco|7.9 3a+3
b:racontez nous|8.5 3a+3
b:nous un|8.5 3n+5
w:mene|8.5 3n+104c+4
f:racontez|7.9 3a+4
b:decrivez une|8.5 4c+5
g:pee>|7.3 10+3
b:et votre|8.5 4c+4
w:chantier|8.5 38+84c+8
s:chant|8.5 38+64c+5
s:dirig|8.1 0k+103a-34c+6
g:rige|7.2 0z+314+3
w:donnez|8.1 3a+8
b:donnez un|8.5 3a+5
w:exemple|7.5 1i+154c+12
b:un exemple|8.1 1i+43a+5
b:exemple de|7.9 4c+5
b:de projet|8.5 24+4
w:realise|8.5 4c+34e+7
b:realise avec|8.5 4c+34e+4
w:react|7.5 24+425+428+93a-34c+34e+4
s:react|7.5 24+325+628+43a-34e+4
b:avec react|8.5 28+34c+3
f:donnez|8.5 3a+4
l:react|8.5 25+4
g:mpag|7.7 3a+34c+4
g:agne|7.5 4c+3
w:personnels|7.5 0k+30n+44c+8
l:personnels|8.5 4c+3
w:probleme|7.9 3a+104c+4
w:technique|8.5 4c+11
w:difficile|8.5 4c+4
g:icil|6.4 06+7
g:cile|6.5 07+4
w:realisation|8.5 4a+44c+7
f:exemple|8.5 4c+4
w:beschreiben|7.9 16+51w+104c+44e+8
g:chre|6.9 1c+91d+41w+6
g:hrei|6.9 1c+81d+31w+4
g:reib|6.9 1c+101d+41w+5
g:eibe|7.0 1c+91d+4
g:iben|7.0 1c+81d+4
b:beschreiben sie|7.9 1w+54c+34e+4
w:projekt|8.5 4c+11
w:dem|8.5 2f+84c+3
w:gearbeitet|8.1 24+84c+34q+7
s:gearb|8.1 24+64c+34q+7
g:<gea|7.7 16+4
g:gear|7.9 24+3
f:beschreiben|8.1 1w+3
w:proyecto|8.5 4c+14
s:proye|8.5 4c+12
b:un proyecto|8.5 4c+13
s:lider|8.5 26+54c+9
w:beschrijf|8.5 4c+34e+8
g:rijf|7.5 1v+52d+3
g:ijf>|7.3 1v+52d+34e+3
w:gewerkt|8.5 4c+54q+9
s:gewer|8.1 4c+34k+104q+7
g:<gew|6.7 0u+42e+33x+44k+4
g:gewe|7.5 48+34k+3
f:beschrijf|8.5 4e+4
w:descrivi|8.5 4c+74e+8
g:gett|7.7 4c+3
g:etto|7.7 27+44c+4
f:descrivi|8.5 4c+34e+4
g:plis|7.3 1w+44a+7
l:career|7.7 49+3
w:success|8.5 4a+14
l:success|8.5 4a+3
w:awards|7.9 4a+22
w:honours|8.5 4a+5
s:honou|8.5 4a+9
w:achievements|8.1 1w+44a+14
b:achievements in|8.5 1w+3
l:moment|7.2 3a-43s+34a+44k+4
w:accomplishments|7.9 1o-41w+144a+10
l:accomplishments|8.1 4a+4
b:share a|8.1 49+54a+9
g:impa|7.9 4a+3
w:numbers|8.5 3a-73d+54a+10
w:distinctions|8.5 4a+18
l:distinctions|8.5 4a+7
s:recog|8.1 10+513+64a+3
w:occasion|8.1 24+639+93a-34a+6
s:occas|7.2 24+339+104a+5
g:occa|7.2 39+4
g:ccas|7.2 39+4
g:asio|7.2 39+3
g:<sav|7.1 0q+324+345+7
g:save|7.3 24+3
w:money|8.1 0k+83a-53t+84a+9
s:money|8.1 0k+43a-33t+74a+7
g:mone|7.5 3r+103t+4
b:about something|8.5 4a+12
w:done|7.3 38+33a-449+34a+34e+34q+5
b:have done|8.5 49+44a+7
f:employee|7.4 2i+33m+5
w:contribution|8.5 4a+9
g:buti|7.9 1w+54a+3
w:outstanding|8.1 3a+54a+8
s:outst|8.1 3a+74a+5
b:three years|8.5 4a+6
w:fier|8.5 4a+14
b:racontez une|8.5 4a+3
b:vous etes|7.7 2f+43u+344+3
b:ce jour|7.7 1y+72i+33s+74a+4
s:bours|8.5 17+103a-44a+11
b:ete votre|8.5 4a+5
b:la plus|8.5 4a+6
s:marqu|7.7 3a+74a+14
s:depas|8.5 39+83a-34a+11
g:<erf|7.2 28+34a+3
g:szei|7.7 3v+64a+7
g:zeic|7.5 4a+74i+7
g:ichn|7.9 4a+74i+9
g:chnu|7.9 4a+74i+7
g:hnun|7.7 08+44a+54i+8
g:nung|7.7 08+44a+64i+8
g:auf>|7.2 1f+51g+3
w:beruflich|8.5 4a+84i+8
b:es tu|7.7 4a+64i+4
s:logro|8.5 4a+15
g:<log|6.7 01+43z+34a+7
g:gros|7.1 3s+34a+3
g:esio|7.9 01+32d+44a+3
b:op welke|8.5 44+74a+4
s:prest|8.1 40+74a+20
f:op|8.1 3b+344+3
s:ricev|8.1 0p+73a-34a+15
b:experience using|8.1 28+44e+3
w:salesforce|7.3 24+925+328+34e+8
s:sales|7.1 24+625+43a+74e+7
g:sale|6.7 2w+34e+3
g:lesf|7.3 24+3
g:esfo|7.3 24+3
g:sfor|7.3 4e+3
b:using salesforce|8.5 4e+3
l:salesforce|7.4 4e+3
b:you done|8.5 3a-34e+74q+3
w:kubernetes|7.4 24+625+528+73a+44e+84q-3
s:kuber|7.4 24+925+328+33a+44e+84q-3
g:<kub|7.4 24+3
g:kube|7.4 4e+3
g:etes|6.8 24+3
b:with kubernetes|8.1 28+33a-44e+7
l:kubernetes|8.1 4e+4
b:python in|8.5 24-34e+7
w:phlebotomy|8.5 28+64e+3
s:phleb|8.1 28+54e+3
b:in phlebotomy|8.5 28+4
w:detail|7.9 27+44e+9
b:of autocad|8.5 4e+6
w:examples|8.5 1i+44e+5
b:examples of|8.5 1i+44e+5
b:of how|8.5 4e+4
w:power|7.9 24+525+84e+9
s:power|7.7 24+1125+44e+8
g:<pow|7.7 4e+3
b:power bi|7.9 25+54e+7
l:bi|7.9 25+34e+3
w:elaborate|8.5 24-34e+11
s:elabo|8.5 4e+11
f:experience|6.0 1v+31z+427+629+43a-44i+6
b:experience of|7.7 24+325+44e+6
w:epic|8.1 24+628+629-34e+4
g:<epi|7.7 40+4
b:with epic|8.5 28+44e+3
b:have with|8.1 4e+8
s:graph|8.5 24-32q+64e+7
w:aws|8.5 0g+54e+8
w:services|7.9 0e+50m+427+33a-34e+10
w:cnc|8.1 25+928+34e+6
w:machines|7.7 1w+53a-345+114e+5
s:machi|7.4 0l+51w+43a-445+84e+5
g:<mac|7.3 45+3
w:tasks|7.9 1w+124e+6
s:tasks|7.9 1w+9
g:<tas|7.9 1w+4
g:task|7.9 1w+4
g:asks|7.9 1w+4
g:sks>|7.7 1w+4
w:photoshop|7.5 24+425+828+103a-44e+10
g:otos|7.3 1i+3
g:tosh|7.5 4e+3
g:shop|6.8 24+528+44e+44q+3
b:use and|8.5 4e+7
b:and for|8.1 4e+8
g:mari|7.9 3a+5
g:aris|7.4 3t+63v+3
w:hands|7.7 24+528+34e+4
s:hands|7.7 24+528+34e+5
b:hands on|7.7 24+44e+6
b:on experience|8.1 4e+6
w:terraform|7.9 24+625+828+83a-34e+6
s:terra|7.9 24+525+428+44e+9
g:erra|7.1 25+33m+4
g:rraf|7.9 4e+3
g:rafo|7.9 4e+3
l:terraform|8.1 25+3
w:quickbooks|7.9 25+628+44e+7
g:ckbo|7.9 25+3
g:ooks|7.9 25+3
g:oks>|7.9 4e+3
b:with quickbooks|8.1 28+34e+7
l:quickbooks|8.1 25+34e+3
b:point of|8.1 25+44e+4
w:sale|8.1 24+325+44e+4
b:of sale|8.1 25+44e+3
w:systems|7.5 24+425+528+54e+10
g:tems|7.5 4e+3
b:sale systems|8.5 25+4
b:systems have|8.1 4e+4
b:describe how|8.1 3a+44e+6
w:sql|7.0 1q-324+1125+1328+1129-32k-33a+34e+7
b:a business|8.1 0k+73a-84e+8
l:problem|7.9 4e+3
b:through your|8.1 2t+44e+7
w:jira|8.5 25+74e+8
l:jira|8.5 4e+3
w:machine|8.5 0l+64e+4
w:learning|8.5 0l+103a-34e+5
b:machine learning|8.5 0l+74e+3
s:frame|8.5 3a+5
g:ewor|7.5 4p+5
l:systems|8.5 25+3
w:shopify|8.1 24+928+83a-34e+9
s:shopi|8.1 24+628+83a-34e+6
g:hopi|7.5 24+3
b:with shopify|8.5 28+44e+5
w:paragraph|8.5 49+84e+8
s:parag|8.5 49+54e+7
g:agra|7.7 2p+5
b:a paragraph|8.5 49+54e+4
w:payroll|7.1 21-824+528+72i+33a+63o+73y+648-54e+54q+5
s:payro|7.1 21-624+428+53a+33o+63y+848-44e+44q+4
g:ayro|7.1 3y+3
b:of payroll|8.5 24+53a-34e+3
w:software|7.7 0l+1245+11
s:softw|7.7 0l+945+84e+5
g:<sof|7.5 0l+340+3
g:soft|7.3 45+3
g:oftw|7.7 0l+345+3
g:ftwa|7.7 0l+3
g:twar|7.7 45+3
g:ware|6.6 0l+32c+3
w:mig|7.9 24+525+828+44e+4
w:tig|8.1 25+728+34e+4
s:stick|8.5 3p+54e+5
b:how comfortable|8.5 25+64e+5
b:comfortable are|8.5 25+64e+6
b:you with|7.4 25+133a-44e+54q+4
w:figma|8.1 24+625+64e+9
s:figma|8.1 24+525+64e+3
b:experience de|7.7 28+54e+4
b:de sap|8.5 4e+4
w:utilise|8.5 24+44e+6
b:vous utilise|8.5 4e+5
b:avec salesforce|8.5 4e+4
w:detaillez|8.5 4e+12
w:soudure|7.7 25+828+63a+64e+4
s:soudu|7.7 25+728+43a+54e+4
b:en soudure|7.9 3a+64e+3
l:soudure|8.1 3a+3
b:experience du|8.5 27+44e+5
w:chariot|8.1 28+54e+3
w:elevateur|8.1 24+328+54e+7
s:eleva|7.4 24+628+62d+52t+34e+5
g:vate|7.9 3a+4
b:utilisation de|7.5 0l+728+5
b:vous travaille|8.1 2c+44e+7
b:travaille avec|8.5 4e+4
w:docker|7.2 24+1125+528+83a-34e+14
s:docke|7.2 24+925+428+93a-34e+10
g:dock|7.1 24+328+44e+3
g:ocke|7.2 28+3
g:cker|7.2 28+44e+3
l:docker|7.9 4e+5
w:logiciels|8.1 2n+53a-345+124e+9
s:logic|7.7 0l+625+545+94e+3
g:logi|6.8 01+440+445+5
g:ogic|7.7 45+4
b:des logiciels|8.5 4e+5
w:wordpress|8.5 25+114e+9
s:wordp|8.5 25+64e+10
b:avec wordpress|8.5 25+64e+4
l:wordpress|8.5 4e+3
b:sie ihre|7.7 16+31u+31w+325+44e+4
w:erfahrung|7.4 24+727+728+134e+9
s:erfah|7.3 24+427+528+83n+54e+9
g:ahru|6.3 27+329+53a-33r+114e+3
b:erfahrung mit|8.1 28+44e+4
b:mit sap|7.9 24+325+4
b:erfahrung haben|8.1 27+44e+5
w:java|7.5 24+725+1328+103a-54e+6
g:<jav|7.4 25+728+3
g:java|7.4 25+628+4
g:ava>|7.5 25+4
w:bitte|7.7 0m+81f+61u+72f+73a-34e+9
s:bitte|7.7 0m+92f+34e+7
g:<bit|7.5 2p+4
w:experiencia|7.0 26+528+929+103a-34e+6
b:experiencia con|8.1 24+3
b:con excel|8.5 24+4
b:experiencia tienes|8.1 24-328+34e+5
b:tienes con|8.5 4e+4
b:con docker|8.5 4e+5
w:ervaring|7.4 24+626+727+928+73a-34e+6
s:ervar|7.4 24+526+827+1028+63a-34e+6
g:<erv|7.4 27+4
g:erva|6.4 0o+727+329+33a-33v+445+3
g:rvar|7.2 27+429+3
g:vari|6.9 27+4
b:je ervaring|8.5 24+828-3
b:ervaring met|8.1 24+528+34e+5
b:met excel|8.5 24-325+64e+8
w:esperienza|7.2 24+326+527+928+729+93a-34e+5
s:esper|7.0 26+627+628+629+83a-33j+63t+44e+4
g:sper|6.9 29+33v+3
g:ienz|7.2 29+4
b:esperienza con|8.5 24+44e+4
b:time you|7.5 3a+84c-4
b:you made|7.9 0e+41i+5
w:learned|8.5 3a+9
b:you learned|8.5 3a+4
b:you handle|8.5 3a+4
w:stress|8.1 3a+11
s:stres|8.1 3a+10
w:deadline|8.5 3a+9
s:deadl|8.5 3a+8
l:deadline|8.5 3a+4
w:diversity|7.7 0y+811+516+6
b:does diversity|8.5 3a+4
g:<hob|7.9 3a+10
g:hobb|7.9 3a+10
l:interests|7.7 0k+43a+3
s:escal|8.5 08+113a+3
w:students|8.5 2e+73a+3
b:of manager|8.5 3a+6
w:animal|7.9 2h+83a+5
b:an animal|8.5 2h+93a-4
b:which one|7.5 0g+515+82w+648+4
l:be|7.7 3a+4
w:leadership|7.7 26+15
s:leade|7.7 26+103a+4
g:ader|7.5 26+33a+3
b:your teaching|8.5 2m+4
b:if a|7.9 3a+33m+4
w:patient|8.5 25+7
w:refused|8.5 3a+7
w:medication|8.1 3a+440+5
b:ideal working|8.5 3a+3
w:environment|8.1 27+83a+3
s:envir|8.1 27+83a+4
g:<env|6.3 3p+3
g:envi|7.5 3p+4
l:environment|8.1 27+3
b:us a|7.4 2t+53a+73b+449+34b+4
w:joke|8.5 3a+9
b:a joke|8.5 3a+7
l:joke|8.5 3a+4
w:volunteer|7.9 3a+12
w:activities|8.1 36+6
g:tivi|6.8 0k+31w+7
g:ivit|6.5 0k+31w+836+3
g:viti|7.9 2d+3
w:community|7.1 0q+715+1316+101a+73p+4
f:volunteer|8.5 3a+6
g:isag|7.9 3p+3
g:reed|7.7 15+5
b:you keep|8.1 0k+4
b:keep your|8.1 0o+4
b:you change|8.5 3a+4
b:change about|8.5 3a+5
w:contribute|8.5 2n+43a+5
b:contribute to|8.5 3a+4
w:equity|7.3 10+411+313+614+81a+43a+8
s:equit|7.1 10+811+713+414+51a+3
w:clubs|8.5 3a+9
s:clubs|8.5 3a+9
w:sports|8.5 3a+8
s:sport|8.5 3a+7
s:socie|7.3 0k+71v+113a+5
g:ocie|7.3 1v+4
g:ciet|7.3 1v+4
w:feedback|7.9 3a+10
s:feedb|7.9 3a+10
g:feed|7.9 3a+3
g:eedb|7.9 3a+4
g:edba|7.9 3a+3
g:dbac|7.9 3a+4
w:colleague|8.1 3a+53m+8
w:isn|8.5 3a+1146-3
b:isn t|8.5 3a+8
w:programming|8.1 28+42l-645+12
w:retail|8.5 27+928-329-33a+6
s:retai|7.9 0n-30o+927+63a+4
b:of retail|8.5 27+33a+5
w:gerer|8.5 3a+4
b:un client|8.5 3a+4
w:voyez|8.5 2f+8
s:voyez|8.5 2f+63a+4
g:<voy|7.3 42+34j+3
g:oyez|7.5 0m+3
b:vous voyez|8.5 2f+43a+3
b:vous dans|7.4 1w+827+133a+74m-4
w:cinq|8.1 2c+63a+4
w:gerez|8.5 26+6
s:gerez|8.5 26+33a+3
b:gerez vous|8.5 26+3
w:carriere|7.9 29+93a+449+7
b:de carriere|8.1 3a+549+5
l:carriere|7.9 29+349+3
w:erreur|8.5 3a+11
s:erreu|8.5 3a+5
w:appris|8.5 3a+33n+7
s:appri|8.5 3a+43n+3
w:signifie|8.1 3a+9
b:que signifie|8.1 3a+8
b:signifie pour|8.5 3a+3
b:travail d|8.5 3a+5
l:gestion|8.5 26+4
w:reagiriez|8.5 3a+6
s:reagi|8.5 3a+5
b:comment reagiriez|8.5 3a+4
b:reagiriez vous|8.5 3a+4
b:vous si|8.5 3a+3
w:refusait|8.5 3a+5
w:ses|8.5 3a+44q+5
w:soins|8.5 28+10
s:soins|8.5 28+4
w:milieu|7.5 17+1727+113a+3
s:milie|7.5 17+1027+93a+4
g:<mil|6.1 19+7
b:milieu de|8.5 3a+6
b:travail ideal|8.5 3a+5
b:dans la|7.7 0q+527+63a+63p+34g-4
w:activites|8.1 0k+81w+14
w:engagement|7.9 36+43a+12
f:activites|8.5 1w+7
s:livre|8.5 28+829-33a+4
w:marque|8.1 3a+11
w:wo|7.7 1v+92v+133a+43n+10
w:jahren|7.5 26+927+728+329+113a+5
f:wo|7.7 1v+62v+73n+4
l:jahren|7.7 26+3
g:<geh|7.0 3r+33s+43t+33u+43v+5
s:hobby|8.1 3a+15
b:donde te|8.5 3a+6
g:<afi|7.9 3a+44k+4
g:nas>|7.7 0z+324+53s+3
w:waar|7.9 2v+193a+63n+13
b:je jezelf|8.1 11+61a+83a+5
f:waar|7.9 2v+73n+4
l:jaar|8.5 0o+43a+3
w:hobby|8.5 3a+10
w:dove|8.1 2v+183a+5
b:dove ti|8.5 2v+63a+4
f:dove|8.1 2v+12
w:log|8.5 01+73a+4
b:much is|8.5 2h+7
b:15 %|8.5 3a+6
b:a primary|8.5 0z+43a+5
w:safe|8.5 0g+43a+3
w:internal|7.3 2i+173a+73d+4
g:rnal|7.1 2i+43a+5
w:temperature|8.5 3a+6
s:tempe|8.5 3a+8
w:owed|8.5 3a+5
b:change from|8.5 18+4
w:spend|7.9 0z+52e-34j+8
s:spend|7.9 0z+64j+7
w:ppe|8.5 2c+73a+4
g:blea|7.7 0g+3
w:formula|8.5 3a+7
w:function|8.5 38+53a+10
s:rever|8.5 24+10
b:complete the|8.5 2f+63a+3
w:word|6.8 1c+151e+91f+1125+32h+7
l:word|8.1 3a+3
w:difference|8.5 3a+10
b:use to|8.1 4q+4
w:secure|8.5 02+53a+5
s:minut|7.5 0s+524+52t+53p+3
g:minu|7.4 24+32h+3
g:nute|7.5 24+3
w:arrive|8.1 3a+73n+8
s:arriv|7.4 3a+93n+648+6
g:rriv|7.4 3a+4
s:retur|7.7 01+802+51t-32q-33a+84q+5
g:retu|7.7 3a+4
g:etur|7.5 44+3
g:rns>|7.9 3a+4
w:table|7.9 25+72h+84p+5
s:table|7.1 0g+324+825+728+42h+64p+7
g:<tab|7.0 3a+3
w:fire|8.5 3a+63p+3
s:extin|8.5 3a+8
w:electrical|8.1 24+728+3
b:what colour|8.5 2h+73a-3
g:xing|7.9 2p+6
s:yello|8.5 3p+4
w:normal|8.5 39+83a+3
b:rate of|7.7 3a+83s+5
w:translation|8.5 1i+63a+4
g:nsla|7.1 1f+61g+3
w:invoice|8.1 3a+11
s:invoi|8.1 3a+11
g:voic|7.9 3a+3
g:oice|7.3 2w+43a+4
l:invoice|8.5 3a+4
g:lexi|7.4 4j+3
f:time|7.2 0s+426+328+4
w:http|8.5 3a+6
w:means|8.1 0t+44l+11
s:means|8.1 4l+10
g:<lit|7.9 25+3
b:should you|8.1 3a+4
g:erta|7.2 08+53n+34i+5
w:gdpr|7.7 0n+1425+93a+3
g:<gdp|7.7 0n+5
g:gdpr|7.7 0n+5
g:dpr>|7.7 0n+5
w:answer|8.1 2h+33a+5
f:skills|8.1 3a+345+5
w:comes|7.7 0q+82h+64j+7
s:comes|7.7 0q+62h+74j+5
w:pattern|7.9 38+43a+544+3
s:patte|7.9 3a+544+4
w:font|8.1 2h+83a+4
g:font|7.9 2h+33e+6
b:combien font|8.1 2h+6
b:% de|8.5 3a+9
g:cteu|7.3 27+3
w:convient|7.1 38+43a+744+84j+8
g:nvie|7.1 3a+3
g:vien|7.0 3a+3
g:riqu|7.9 0g+4
b:est la|7.5 29+32h+73a+3
w:choisissez|7.7 01+1002+605+62w+83a+3
g:siss|7.1 01+3
b:le mot|7.7 03+92h+7
f:choisissez|7.7 01+505+4
b:quelle formule|8.5 3a+4
s:calcu|8.5 2h+12
b:la suite|8.1 1t+43a+6
w:6|7.5 0o+40u+82g+538+53a+3
w:entre|8.1 37+64j+3
w:https|7.9 2o+32u+8
s:https|7.9 2o+42u+9
w:conserve|7.9 0n+43a+5
g:<via|7.9 4j+3
g:frai|7.7 3a+343+6
b:il de|8.1 24+63a+8
w:passe|6.1 02+1803+123a+103z+164q+5
b:les lettres|8.5 2f+8
b:lettres que|8.5 2f+5
w:ecrire|7.7 0p+61t+33a+5
s:ecrir|7.7 0p+61t+33a+4
s:artic|7.7 1i+428+72r+8
g:ticl|7.9 2r+4
w:traite|8.5 3a+5
b:du contrat|8.1 20+5
l:contrat|8.1 20+4
b:was ist|8.1 2h+33a+7
g:tadt|7.9 04+6
g:adt>|7.9 04+6
w:viel|8.1 3a+43s+83u+7
g:viel|7.2 29+3
b:wie viel|8.1 3s+53u+5
w:cuanto|7.9 28+72h+73s+11
s:cuant|7.1 26+527+328+72e+62h+537+43s+9
b:cuanto es|8.5 2h+43a+4
b:25 %|8.5 3a+3
w:80|8.1 3a+33x+7
f:cuanto|7.9 3s+6
g:verd|7.9 3t+3
w:90|7.9 0e+83a+10
w:hoeveel|7.7 27+428+929+72h+43a+4
s:hoeve|7.7 27+428+629+42h+63a+3
b:hoeveel is|8.5 2h+43a+3
b:30 %|8.5 3a+4
f:hoeveel|7.7 27+328+329+3
w:quanto|8.5 2h+4
w:fa|8.5 2h+7
b:quanto fa|8.5 2h+33a+4
f:quanto|8.5 2h+3
b:applicant email|8.1 01+31t+4
w:addr|7.7 07+708+91u+62o+5
b:reach you|6.3 0s+50t+61t+33a-43b+9
b:your e|7.3 1t+82g+73z+6
b:we never|8.5 1t+42q+53a-5
b:email address|6.2 01+306-41t+91u+6
w:account|6.2 01+1102+61t-324+42n+32o+32s+93t-33y+133z+843+7
l:account|7.2 01+4
l:mail|5.6 01+51t+141u+62g+5
b:which email|8.5 1t+5
b:address should|8.5 1t+4
w:update|8.5 0g+71t+3
b:email you|6.3 1t+11
b:where can|6.2 1t+72o+32q+72r+63n-3
b:we email|6.4 1t+8
b:us your|7.3 0e+51f+42n+32v+33a-33y+444+3
b:so we|7.9 09+41f+41t+3
b:can get|8.5 1t+3
w:back|7.5 1t+33a-33b+840+643+74q+6
f:drop|8.1 1c+31f+4
w:sent|7.1 0e+70p+51t+62g+183m+73n+8
b:email for|8.5 01+51t+5
w:com|7.5 1t+122o+32s+33a-3
l:com|8.1 1t+5
w:domain|8.1 1t+427+52u+15
b:adresse electronique|7.3 1t+73a+3
b:quelle adresse|8.5 1t+3
b:courriel pouvons|8.5 1t+3
b:vous ecrire|8.5 1t+3
w:personnelle|7.9 06+101t+32u+649+9
l:personnelle|7.9 2u+349+4
b:adresse e|7.7 01+41t+4
b:de contact|7.7 0t+101t+5
b:mail adresse|7.9 1u+7
l:adresse|6.7 06+307+308+4
b:ihre e|8.5 1t+51u+3
s:maila|7.9 1t+161u+9
g:ilad|7.9 1t+5
g:ladr|7.9 1t+7
w:erreichen|8.5 1t+53b+7
b:wir sie|8.5 1t+43b+6
w:privat|8.5 1t+63b+8
l:privat|8.5 3b+4
w:correo|7.5 01+101t+141u+73a-43z+11
g:rreo|7.5 1t+33z+3
g:reo>|7.5 01+31t+5
w:electronico|8.5 1u+8
g:nico|7.5 14+4
b:correo electronico|8.5 1t+31u+6
f:correo|8.5 01+7
w:direccion|7.5 06+1307+708+809-31t+83a+3
s:direc|6.6 06+1107+608+409-50k+111t+926+113y+8
g:dire|6.6 06+40k+526+53y+3
g:irec|6.6 06+30k+326+5
g:recc|7.5 06+51t+3
g:ecci|7.4 06+31t+3
g:ccio|7.4 06+41t+3
f:direccion|7.5 08+31t+5
l:correo|8.5 1t+53z+3
w:contacto|7.7 0t+41t+43b+6
b:de contacto|8.1 1t+43b+4
w:mailadres|8.1 1t+51u+8
b:e mailadres|8.5 1t+41u+3
b:we je|8.5 3b+4
w:kunnen|8.5 1t+83b+3
s:kunne|8.5 1t+83b+6
b:indirizzo e|8.5 1u+5
b:confirm email|8.5 1u+5
w:again|7.5 03+111t-41u+123a-4
b:email again|7.9 1t-31u+9
l:again|7.5 03+31u+5
f:verify|7.9 03+41u+52f+4
b:email a|8.5 1u+33a+4
w:repeat|7.9 03+71t-31u+12
b:repeat email|8.5 1u+4
f:repeat|7.9 03+31u+4
w:confirmation|7.0 02-303+71t-61u+92f+132g+9
l:confirmation|7.9 1u+4
w:retype|8.1 03+61t-41u+10
s:retyp|8.1 03+51t-41u+8
b:retype email|8.5 1t-31u+5
f:retype|8.1 03+31t-31u+6
b:we don|8.1 1f+41u+438+3
l:touch|8.1 1u+3
b:must match|8.5 03+81u+5
b:once more|8.1 1u+8
w:same|7.7 03+718-31u+33a+9
g:same|7.4 44+649+3
b:the same|7.9 3a+4
b:email verification|8.5 1u+62g+3
f:confirmation|7.7 2g+5
w:paste|6.6 1c-41d+111f-41g+17
s:paste|6.6 1d+81f-31g+142o+3
w:disabled|7.4 0z+710+919+43a-3
g:bled|7.4 10+5
l:disabled|7.9 10+4
g:pos>|7.9 49+5
b:write your|8.1 06+3
w:confirmez|7.7 03+41t-41u+8
b:confirmez votre|8.1 1u+5
b:votre courriel|7.9 1t+41u+5
f:confirmez|7.7 1t-31u+6
b:l adresse|7.7 1t-41u+72u+3
w:saisissez|7.7 03+61t+42f+92g+43a-4
s:saisi|7.4 03+41c-41d+61f-51g+101t+41u+42f+52g+33a-4
g:aisi|7.1 1g+31w+4
w:nouveau|7.5 02+403+91t-51u+133a-3
s:nouve|7.0 02+503+80m+40p+31t-41u+1120+53a-4
g:uvea|7.5 1u+3
b:a nouveau|8.5 02-303+51u+3
b:nouveau votre|8.1 1t-31u+8
f:saisissez|7.7 2g+3
w:repeter|8.5 02-303+71u+10
f:repeter|8.5 03+31u+5
w:veuillez|8.1 1u+32f+4
f:veuillez|8.1 1u+5
w:entrez|8.1 1u+52f+52g+3
b:de nouveau|8.1 03+3
f:entrez|8.1 2f+42g+4
w:confirmer|8.1 1u+102f+82h+8
w:wiederholen|8.1 03+81t-61u+14
s:wiede|8.1 03+91u+4
g:derh|7.9 1u+4
b:mail wiederholen|8.5 1u+4
l:wiederholen|8.1 03+31u+5
w:bestatigen|8.5 03+121t-51u+8
l:bestatigen|8.5 03+31u+4
w:geben|8.5 1u+42f+8
s:geben|8.5 1u+42f+7
b:bitte geben|8.5 1u+52f+3
b:geben sie|8.5 1u+32f+4
w:erneut|8.5 03+131u+7
s:erneu|8.5 03+51u+4
f:bitte|7.9 0m+31u+32f+3
w:confirmar|8.5 03+61u+8
f:confirmar|8.5 03+4
w:repite|8.5 03+111t-31u+123a-3
s:repit|8.5 03+81u+9
f:repite|8.5 03+61u+4
f:bevestig|8.5 03+41u+5
w:herhaal|8.5 03+81u+7
s:herha|8.5 03+91u+9
g:erha|7.9 03+3
f:herhaal|8.5 03+61u+4
w:conferma|8.5 03+61u+8
f:conferma|8.5 03+41u+3
f:tel|7.9 3a-33b+14
b:telephone number|7.9 3b+7
w:incl|8.5 06+83b+3
l:mobile|7.5 3b+73e+3
l:cell|7.9 0p+33b+4
b:home phone|8.1 3a-33b+10
b:best number|8.1 3b+5
b:number to|6.7 3a-33b+10
b:to reach|6.3 0t+41t+438+33b+6
b:your phone|8.5 3a-43c+6
b:number we|8.5 3b+6
b:primary phone|7.7 3b+83e+5
w:#|7.4 08+71j-52m+113a-63b+113d+1041+1042+19
l:#|7.4 3b+541+442+4
b:mobile phone|7.7 3b+4
b:can be|7.9 0s+32w+83y+4
b:during working|8.5 3b+3
b:working hours|8.5 3b+34l+3
w:texts|8.5 0p+73b+5
s:texts|8.5 0p+73b+5
w:evening|8.1 0s+33a+63b+3
w:landline|8.5 3b+33e+7
s:landl|8.5 3b+83e+6
b:or mobile|8.5 3b+43e+6
b:our recruiter|8.5 0s+63a-63b+7
w:dial|8.1 3a-53b+83c+14
g:<dia|7.2 3a-33b+33c+540+3
b:a ring|8.5 0s+73b+4
w:dialling|8.5 3b+63c+6
s:diall|8.5 3c+5
g:alli|7.1 3c+5
w:digits|7.4 3a-33b+33t+641+14
g:gits|7.4 41+4
b:n de|7.4 0g-52m+83a-33b+33d+441+3
f:n|6.7 07+42m+103d+341+1142+5
b:de cellulaire|7.9 3b+6
w:portable|7.5 3b+13
s:porta|7.1 0r+52q+103b+123e+6
f:portable|8.5 3b+8
l:portable|7.5 3b+8
w:domicile|6.7 05+806+807+72w-33a-33b+53e+84l+64p+5
s:domic|6.5 05+706+1507+102w-33a-33b+43e+44l+34p+4
g:omic|6.3 06+717+53t+3
g:mici|6.5 06+8
l:domicile|6.9 05+306+63b+3
b:ou l|7.9 0s+43n+3
b:on peut|8.5 3b+3
b:peut vous|8.5 0s+5
b:le jour|8.5 3b+3
w:rappeler|8.5 0q+73b+7
s:rappe|8.1 0p+30q+53b+8
g:rapp|7.4 1x+3
b:vous rappeler|8.5 0q+63b+3
g:honi|7.4 3d+3
f:cellulaire|8.5 3b+3
w:ligne|6.5 07+808+92d+102p+52q+92r+83a-53b+43e+33z+6
w:fixe|7.9 3b+53e+43s+33t+3
b:fixe ou|8.5 3e+6
b:un numero|8.5 3b+33e+5
b:telephone indicatif|8.5 3b+4
s:regio|6.0 05+60a+202w+123a+33p+124j+8
g:egio|6.0 05+30a+82w+43p+5
w:telefonnummer|8.1 3a+53b+83e+5
f:telefonnummer|8.5 3a+43b+4
l:telefonnummer|8.5 3b+3
w:handynummer|8.5 3b+13
s:handy|8.5 3b+13
f:handynummer|8.5 3b+6
l:handynummer|8.5 3b+6
w:mobil|8.5 3b+9
l:mobil|8.5 3b+4
g:foni|7.7 3b+53d+3
f:telefono|7.7 3a+43b+93e-3
l:telefono|7.5 3b+63c+3
g:movi|7.3 20+43b+43p+4
l:telefoonnummer|8.5 3b+4
w:nummer|7.9 2m+123a-33b+1341+8
s:numme|7.9 2m+103a-33b+741+10
l:nummer|8.1 2m+43b+3
w:bellen|8.5 0s+73b+5
s:belle|8.5 0s+83b+6
l:bellen|8.5 0s+3
s:recap|8.5 2f+153a-33b+12
w:telefonico|8.1 3b+73d+73e+5
b:numero di|7.9 2m+63a-342+9
b:di telefono|8.5 3b+43e+5
b:dial code|8.5 3c+10
w:calling|7.7 24+528+43c+14
s:calli|7.7 24+428+43c+9
b:code for|8.5 3a+4
b:code e|8.5 09+33c+3
b:choose your|8.5 3a-33c+6
b:your number|8.1 3a-43c+11
w:flag|8.5 2i+63c+11
g:<fla|7.5 08+73c+3
b:the code|8.1 2g+103a-33c+5
b:before your|8.5 3a-33c+7
w:telephonique|7.7 0s+728+33a-33c+43d+73e+5
l:telephonique|7.7 0s+4
l:international|8.5 3c+3
b:pays du|8.1 1z+63b-53c+7
b:du numero|8.5 3b-53c+63e+7
b:code d|7.9 01+62g+53z+6
w:selectionnez|8.1 0y+71f+33c+4
g:nnez|7.7 0m+3
b:votre pays|8.5 05+5
f:selectionnez|8.1 1f+3
g:wahl|7.7 02+33c+113d+7
g:ahl>|7.3 09+73c+123d+4
g:svor|7.9 3t+4
w:prefijo|8.5 3c+13
f:prefijo|8.5 3c+5
l:pais|8.1 05+43c+4
w:codigo|7.7 09+42g+73a+33c+843+8
s:codig|7.7 09+52g+53a+63c+543+5
g:codi|7.3 09+32g+4
b:codigo de|8.1 2g+53c+443+5
f:codigo|7.7 2g+33c+5
w:telefoon|8.5 3a-33c+143e+9
l:telefoon|8.5 3c+53e+3
w:prefisso|8.5 3c+14
f:prefisso|8.5 3c+9
l:paese|8.5 05+3
b:phone type|7.9 3b-43e+10
b:of number|8.5 3a-33e+11
b:this a|8.5 3a+53e+8
b:home work|8.5 3b-43e+12
b:number type|8.5 3b-43e+13
b:what sort|8.5 17+33a-43e+6
b:sort of|8.1 17+63a-43e+7
b:number is|8.5 3a-33e+9
b:work or|8.5 0k+33e+5
b:whether this|8.5 3e+63v+5
b:your cell|8.5 0p+53e+5
f:line|8.5 3e+5
w:appareil|8.5 3e+12
b:d appareil|8.5 3e+5
w:agit|8.5 3b-33e+13
g:git>|7.7 3e+3
b:s agit|8.5 3b-33e+10
w:bureau|6.9 08+102w+638+73a-43b-53e+84p+8
s:burea|6.9 08+92w+338+73a-33b-53e+84p+5
g:bure|6.9 08+3
b:domicile bureau|8.5 3b-33e+54p+3
f:domicile|8.1 06+103b-33e+4
b:une ligne|8.5 2d+73e+3
w:residentielle|8.1 28+53e+5
f:extension|7.7 3d+10
b:phone extension|7.9 3d+5
b:work phone|8.5 3a+93b-7
b:ask for|7.9 0o+5
f:internal|7.7 2i+6
f:office|7.5 1z+52w+64p-4
l:tel|8.5 3b+63d+4
b:poste ou|8.5 4i+5
s:neben|8.5 0k+153d+17
g:enst|7.2 21+33a+43d+5
s:toest|8.5 0n+83d+18
g:snum|7.0 07+62m+43a-33d+641+1042+11
w:interno|7.9 08+122i+103a-43d+14
g:erno|7.4 08+42i+33d+5
f:interno|8.5 3d+13
l:interno|8.5 3d+7
b:postal address|8.5 06+609-3
w:postcode|6.5 06+1507-409+141v-33a+8
s:postc|6.5 06+1007-509+133a+6
g:ostc|6.5 06+409+9
g:stco|6.5 06+409+83a+3
g:tcod|6.5 06+509+8
l:postcode|6.7 06+509+9
f:permanent|8.1 06+7
b:please write|8.5 06+4
b:your address|7.7 06+708+42g+83a-3
b:a letter|8.5 06+6
b:address including|8.1 06+9
b:town and|8.5 1z+7
b:and post|8.5 4i+7
b:address of|7.7 06+51z+72r+6
b:of residence|6.1 04+306+50a+52v+53c+7
b:for correspondence|8.5 06+4
b:to post|8.5 06+42c+53a-3
w:distance|7.1 06+438+113a+64p+12
b:distance to|8.5 06+538+3
w:depots|8.5 06+72n+5
s:depot|7.9 06+62n+42w+63y+3
g:depo|7.0 3y+3
w:po|8.5 06+907+33a-4
b:address in|8.5 04+5
w:eircode|8.5 06+609+13
s:eirco|8.5 06+509+10
l:eircode|8.5 09+5
b:number street|8.5 06+4
w:suburb|8.1 04+1106+5
s:subur|8.1 04+806+4
b:adresse complete|8.5 06+7
l:postale|8.1 07+4
b:adresse du|7.9 07+8
b:du domicile|7.5 05+306-407+8
b:le code|7.9 2f+52g+93a-3
w:anschrift|8.1 06+143a+9
s:ansch|7.4 06+131c+141d+6
g:nsch|6.2 06+60n+51c+53t+73x+34p+3
f:anschrift|8.5 06+53a+4
l:anschrift|8.5 06+9
g:<woh|7.2 04+505+506+608+42v+5
g:wohn|7.3 04+405+506+608+42v+3
w:straße|7.7 06+1207+17
s:straß|7.7 06+607+9
g:traß|7.7 06+3
g:raße|7.7 07+5
g:aße>|7.7 07+6
w:plz|8.1 06+809+16
l:ort|7.9 04+606+3
w:domicilio|8.5 06+14
f:domicilio|8.5 06+6
l:domicilio|8.5 06+4
w:adres|8.5 06+16
l:adres|8.5 06+6
g:<woo|7.9 04+606+6
g:woon|7.9 04+706+52v+3
w:residenza|7.7 05+906+100a+3
b:di residenza|7.7 04+305+606+6
l:residenza|7.7 04+305+4
b:line of|7.9 08+436+53a-3
l:box|8.1 07+3
f:addr|8.5 07+408+5
b:no and|8.1 2m+43a-342+5
w:civic|8.5 07+5
s:civic|8.1 07+14
f:civic|8.5 07+5
b:street and|8.5 07+4
w:building|8.1 07+608+11
f:building|8.5 08+4
b:adresse ligne|7.5 08+4
b:ligne 1|7.9 07+6
b:numero et|7.7 07+742+3
b:la voie|8.5 07+8
w:municipale|8.1 07+11
s:munic|7.4 04+1907+10
g:<mun|7.4 04+907+4
b:adresse municipale|8.5 07+8
l:municipale|8.1 07+3
b:ligne d|8.5 07+408+4
b:d adresse|7.5 07+408+11
b:straße und|8.5 07+6
w:hausnummer|8.1 07+10
s:hausn|8.1 07+6
g:haus|7.7 07+3
b:und hausnummer|8.5 07+4
f:straße|7.9 07+8
l:hausnummer|8.1 07+5
w:adresszeile|8.5 07+608+7
f:adresszeile|8.5 07+3
g:tras|6.8 02+603+507+43p+63z+3
w:calle|8.5 07+12
s:calle|8.1 07+163a-54i+7
f:calle|8.5 07+8
w:linea|7.9 07+708+42d+62q+5
s:linea|7.9 07+708+32d+7
g:nea>|7.9 2d+3
b:direccion linea|8.5 07+508+5
g:aat>|7.9 05+507+4
g:<hui|7.3 07+41y+32v+33s+3
w:adresregel|8.5 07+608+4
f:adresregel|8.5 08+3
w:via|7.9 07+163a-33n+13
f:via|8.5 07+12
l:via|8.1 07+83n+5
w:riga|8.5 07+608+8
b:indirizzo riga|8.5 07+508+6
b:line 2|7.5 07-608+15
w:apt|7.9 08+203a-3
f:apt|7.9 08+13
w:flat|8.1 08+18
g:lat>|7.9 08+7
l:floor|8.5 3u+3
b:address 2|8.5 07-308+8
f:unit|8.1 08+83a+3
f:flat|8.5 08+9
w:lot|8.5 08+123a-44j+4
l:site|6.5 2j-32u+62w+33a+8
b:c o|8.5 08+18
b:ligne 2|8.5 08+5
l:appartement|8.5 08+5
f:app|8.5 08+13
l:bureau|7.7 08+44p+3
w:complement|7.9 08+13
b:complement d|7.9 08+7
f:complement|7.9 08+8
b:n d|8.5 08+5
l:etage|8.5 08+5
w:unite|8.1 08+133a-33r+123v+5
f:unite|8.1 08+6
w:boite|8.5 08+133z+7
s:puert|8.5 08+1612+63a-3
g:rta>|7.0 08+31c+31d+34i+4
g:arta|7.2 08+31c+41d+3
l:bus|8.5 08+7
l:town|5.6 04+14
l:suburb|8.5 04+4
s:local|6.3 04+240l+61z+627+42v+102w+54h+74k+13
g:ocal|6.1 04+92v+53p+34k+7
b:address city|8.1 04+706-307-41z+5
w:village|8.5 04+5
s:villa|8.5 04+4
b:your city|7.9 04+72v+5
b:your home|7.7 04+409+73a-43p+7
w:municipalite|8.5 04+9
l:municipalite|8.5 04+3
b:ville de|7.9 04+31z+72v-3
w:stadt|8.1 04+132v+12
s:stadt|8.1 04+112v+8
l:stadt|8.5 04+7
w:wohnort|7.9 04+162v+10
s:wohno|7.9 04+122v+7
g:ohno|7.9 04+4
g:hnor|7.9 04+4
f:wohnort|8.1 04+8
l:wohnort|8.1 2v+4
w:ciudad|8.5 04+152v+6
g:blac|7.9 04+81a+3
w:plaats|8.5 04+131z+10
s:plaat|8.5 04+91z+6
g:laat|7.9 04+11
f:plaats|8.5 04+61z+5
w:stad|8.5 04+151z+153a-3
l:stad|8.5 04+51z+6
w:comune|8.5 04+14
f:comune|8.5 04+8
w:localita|8.5 04+42v+5
f:localita|8.5 04+52v+5
f:county|7.9 0a+12
w:region|6.2 05+90a+132w+73a+73p+124j+6
l:region|6.8 05+40a+43p+3
b:province or|7.5 3a+6
f:region|7.5 0a+152w+4
w:prov|7.7 0a+18
g:rov>|7.7 0a+11
f:prov|7.9 0a+14
l:prov|7.7 0a+14
w:canton|8.5 0a+12
f:canton|8.5 0a+10
l:canton|8.5 0a+7
b:the state|8.5 0a+7
w:reside|7.9 04-505+70a+72v+5
b:you reside|8.1 04-40a+62v+8
b:reside in|8.5 0a+32v+6
w:departement|8.1 0a+122w+113a-4
f:departement|8.1 0a+92w+63a-3
f:etat|7.9 05+4
w:bundesland|8.5 0a+14
s:bunde|8.5 0a+14
g:slan|7.7 0a+4
l:bundesland|8.5 0a+8
s:kanto|8.1 0a+144p+5
w:provincia|7.9 0a+11
f:provincia|8.1 0a+6
l:provincia|8.1 0a+3
w:comunidad|8.5 0a+150q+10
s:auton|8.5 0a+110z+6
w:estado|7.9 0a+1219+43a+5
f:estado|7.9 0a+8
w:provincie|8.5 0a+12
l:provincie|8.5 0a+4
b:zip code|7.9 09+3
f:postcode|7.2 09+9
b:zip postal|7.5 09+4
w:+|7.1 09+122h+142v+63a-53t+7
b:+ 4|7.9 09+52h+73a-3
w:digit|8.1 02+809+102g+10
w:pin|7.7 09+142g+62m+184n-3
f:pin|8.5 09+63a+3
b:your postcode|8.5 09+5
s:sugge|8.5 09+63a-33m+8
w:nearest|8.1 09+63a+6
s:neare|7.9 09+53a+33p+3
g:<nea|7.3 3a+3
g:near|7.3 3a+4
b:your nearest|8.5 09+5
w:ex|7.9 09+44q+11
b:votre code|7.0 09+5
w:npa|8.5 09+17
l:npa|8.5 09+5
f:plz|8.5 09+15
l:plz|8.5 09+10
w:postleitzahl|8.1 09+18
s:postl|8.1 09+15
g:leit|7.9 09+526+3
g:eitz|7.7 09+64h+4
f:postleitzahl|8.5 09+5
l:postleitzahl|8.1 09+5
w:codice|8.1 09+102g+641+7
s:codic|8.1 09+62g+941+8
g:odic|7.7 3v+4
b:codice di|8.5 09+62g+9
f:codice|8.1 09+42g+341+4
b:country region|7.7 05+50a-53a+7
l:nation|8.1 05+735-3
b:address country|8.5 05+9
l:reside|8.5 05+3
b:your country|8.5 3a+10
b:the list|8.1 0q+32v+3
w:residez|8.5 04+705+52v-4
b:residez vous|8.5 04+305+3
b:choisissez votre|8.5 05+42w+3
b:etat de|8.5 05+940+4
f:land|7.9 05+16
w:welchem|8.1 05+811+32w+6
l:residencia|8.5 05+33p+3
w:woon|8.5 05+11
b:woon je|8.5 05+42v+5
b:you based|8.1 2v+3
b:city and|7.9 2v+133a-3
b:and country|8.1 1z+62v+7
b:right now|7.9 1v+54i+5
b:where in|8.5 2v+92w+5
b:what city|8.5 3a+4
w:living|7.5 10+324+52v+73p+6
s:livin|7.5 24+52v+63p+5
b:living in|8.5 3p+5
b:please tell|7.9 20+627+44q+5
b:are currently|8.5 1v+3
b:from where|8.5 2v+5
b:where would|7.5 25+52v+83a-34p+5
b:be working|8.1 2v+5
l:working|7.7 29+4
b:these days|8.5 2v+444+4
b:typing your|8.5 2v+5
b:home base|8.5 2v+93a-33p+5
b:applying from|8.5 2i+52v+53a-3
b:present place|8.5 1v+82v+6
b:town where|8.5 1z+5
w:localisation|7.9 04-41z+52v+122w+10
f:localisation|7.9 1z+42v+7
b:ou etes|8.5 2v+83n+4
w:trouvez|8.5 2v+3
b:vous trouvez|8.5 4h+3
b:votre ville|8.5 2v+33p+5
b:ville et|8.1 1z+52v+9
b:et pays|8.5 1z+5
w:actuels|7.9 2v+53a+83s+4
g:tall|7.3 3a+3
w:emplacement|8.5 2v+112w+8
s:empla|8.5 2v+92w+7
g:mpla|7.7 0u+4
w:geographique|7.7 2v+92w+113p+3
l:geographique|8.5 2v+3
b:base a|8.1 2v+8
f:base|8.1 2v+33s+43t-33v+4
b:lieu d|8.5 2v+92w+3
b:ville province|8.5 0a-52v+7
b:d ou|8.5 2v+133n+5
w:aktueller|8.1 1v+62v+7
s:aktue|7.1 1v+61y+82v+43a-33s+174i+5
g:<akt|7.1 3s+64i+3
g:aktu|7.1 1y+33s+5
g:ktue|7.1 3s+6
w:standort|7.9 2v+162w+133a-3
g:dort|7.9 2v+62w+4
f:aktueller|8.1 1v+42v+4
l:standort|8.1 2v+8
w:derzeit|7.9 1y+72i+62v+113a-34i+8
s:derze|7.1 1v+41y+102i+32v+113a-43s+94i+10
g:erze|7.1 2v+54i+4
g:rzei|7.0 2v+53s+34i+4
g:zeit|6.5 1v+42v+33v+63x+44h+34i+4
b:sie derzeit|8.1 2i+52v+54i+5
w:derzeitiger|8.5 1v+42v+8
g:eiti|7.5 1v+3
g:itig|7.5 2v+33s+3
f:derzeitiger|8.5 1v+32v+5
w:ubicacion|8.1 1v-41z+112v+82w+6
s:ubica|8.1 1z+82v+82w+8
g:ubic|7.9 1z+32v+3
f:ubicacion|8.1 1z+32v+62w+4
w:actualmente|8.1 1y+62v+63s+10
g:ualm|7.5 1y+52v+43s+3
l:actualmente|8.1 1y+43s+3
w:nu|8.1 1v+72v+124i+6
b:je nu|8.5 1v+42v+3
w:huidige|7.7 1v+41y+1220+52v+113a-34i+7
s:huidi|7.5 1v+71y+620+62v+53a-33s+84i+5
g:huid|7.5 2v+3
g:uidi|7.5 1y+3
g:idig|7.5 2v+33s+3
f:huidige|7.9 1y+42v+44i+3
w:attualmente|8.1 1y+92i+62v+7
l:attualmente|8.5 1y+42v+3
l:zone|7.7 4h+4
b:what time|8.5 3a+3
w:timezone|8.1 4h+17
s:timez|8.1 3a-34h+19
g:imez|7.7 4h+6
w:utc|8.1 4h+23
l:5|7.3 2h+4
w:local|7.2 0l+100n-327+738+33a+34h+44k+10
b:your local|8.5 4h+4
w:gmt|8.5 3a-34h+22
w:offset|8.5 4h+12
s:offse|8.5 4h+10
g:set>|7.9 3a+34h+5
s:distr|7.5 2i+52w+63p+8
b:your time|7.4 4h+7
w:scheduling|8.5 28+74h+5
l:horaire|7.4 3j+5
b:votre fuseau|8.5 4h+5
s:decal|8.5 44+64h+5
s:rappo|8.1 1x+921+84h+8
w:afin|8.5 4h+6
b:afin de|8.5 4h+3
w:heure|7.3 0s+81y+43a-33j+143s+33t-33v+104h+6
w:locale|8.1 4h+44k+9
w:zeitzone|8.5 4h+14
s:zeitz|8.5 4h+15
g:<zei|7.9 4h+5
b:arbeiten sie|7.9 1v+827+44h+4
w:horaria|8.5 44+74h+12
s:horar|7.9 44+74h+17
g:rari|7.3 3j+34h+8
w:huso|8.5 4h+10
g:uso>|7.9 4h+7
w:horario|8.5 4h+14
b:huso horario|8.5 4h+9
w:estas|8.1 39+53p+104h+7
s:estas|8.1 39+63p+64h+3
w:tijdzone|8.5 4h+15
s:tijdz|8.5 4h+17
w:fuso|8.5 4h+9
w:orario|8.1 0s+84h+11
s:orari|7.9 0s+53j+84h+8
b:fuso orario|8.5 4h+11
w:quale|8.5 11+44h+6
s:quale|8.5 11+44h+5
b:in quale|8.5 11+34h+4
w:lavori|8.5 1i+144h+5
g:vori|7.9 17+31i+4
l:lavori|8.5 1i+44h+3
w:method|8.1 0t+15
s:metho|7.9 0t+824+3
g:etho|7.9 0t+3
g:thod|7.9 0t+3
b:way to|8.5 0t+8
l:preference|6.8 19+42w+53a-44p+4
b:me by|8.5 0m+50t+7
b:mode of|8.5 0t+4
b:of contact|8.5 0t+8
b:a call|8.1 0t+427+3
b:means of|8.5 0t+34l+7
b:recruitment process|8.5 0t+3
w:sms|6.7 0p+310t+4
l:sms|7.2 0p+12
w:channel|7.9 0t+113n+4
s:chann|7.9 0t+103n+4
g:hann|7.9 0t+4
l:channel|8.1 0t+6
b:you what|8.5 0t+348+5
w:convenient|8.1 0s+50t+838+63a-4
b:would rather|8.1 0t+6
b:which is|8.5 0t+43a-34p+4
b:by which|8.5 0t+53n+5
b:which we|7.9 0o+60t+43a+4
w:notify|7.9 0m+30q+30t+5
s:notif|7.4 0m+60p+80q+50t+5
w:moyen|7.4 0t+1038+63a-33n+104l+11
b:moyen de|7.9 38+44l+9
f:moyen|8.5 4l+3
b:par quel|7.7 0t+63n+6
b:quel moyen|8.1 0t+63n+5
f:par|7.4 0t+43n+93v+5
b:preference de|8.5 4p+4
w:texto|7.1 0m-40p+150t+51d+31g+10
g:xto>|7.1 0p+5
l:texto|7.4 0p+7
b:un appel|8.5 0s+40t+4
b:un e|8.5 0t+44q+6
w:canal|8.1 0t+63n+6
s:canal|8.1 0t+63a-33n+7
b:canal de|8.5 0t+5
l:per|8.1 0t+33v+7
w:medio|8.5 0t+93a-33x+11
s:medio|8.5 0t+33x+5
w:voorkeur|8.5 0t+74p+7
f:voorkeur|8.5 0t+34p+3
w:modalita|8.5 0t+74p+5
s:modal|7.5 0r+70t+64p+14
g:odal|7.5 4p+5
g:dali|7.5 4p+6
b:modalita di|8.5 0t+6
f:modalita|8.5 0t+44p+3
l:preferita|8.1 0t+3
w:essere|8.1 0q+60s+60t+7
s:esser|8.1 0s+50t+4
w:contattato|8.1 0q+50s+60t+6
g:ttat|7.9 3t+5
b:essere contattato|8.1 0q+30s+5
l:contattato|8.5 0s+3
l:call|7.3 0s+103a-3
b:when is|8.5 3a+4
b:what hours|8.5 0s+544+5
w:suit|7.5 0s+338+53t+74j+10
b:suit you|7.7 38+43a-43t+64j+6
w:times|7.2 0s+1339+103a-344+848-44j+3
s:times|7.2 0s+1339+83a-344+648-3
g:imes|7.0 0s+539+33a-344+4
b:what times|8.5 0s+5
b:times can|8.5 0s+7
w:morning|8.5 0s+438+10
s:morni|7.9 38+644+10
g:<mor|7.9 44+3
g:morn|7.9 44+3
w:afternoon|8.5 0s+4
l:evening|8.5 3a+3
b:indicate the|8.1 0s+315+3
b:days and|8.5 44+4
b:times when|8.5 0s+5
b:when are|7.1 0s+548+7
w:minute|7.7 0s+624+82t+33a-5
b:your availability|7.7 0s+43a+5
b:not available|8.5 3a+848-6
b:available for|7.1 39+44j+5
f:times|8.5 44+4
l:between|8.5 0s+3
w:shall|8.5 0q+40s+4
b:shall we|8.5 0q+50s+4
b:held on|8.5 0o+60s+63a-3
w:weekdays|8.5 0s+738+73a-4
s:weekd|8.1 0s+738+93a-4
g:kday|7.9 38+3
b:on weekdays|8.5 0s+438+5
w:slot|8.5 0s+43a+8
f:hours|7.2 0s+33a+43x+344+5
f:moment|8.5 0s+3
s:joign|7.9 0s+81c+61f+31i+5
g:joig|7.9 0s+5
s:plage|8.1 0s+73a-344+10
b:vous contacter|8.5 0q+50s+6
f:heures|7.4 0s+62e+6
w:disponibilites|7.7 0s+744+10
b:vos disponibilites|8.1 0s+544+3
b:un entretien|8.5 0s+4
w:jours|6.3 0s+438+113a+73x+540+54j+4
s:jours|6.3 38+113a+33x+640+344+44j+4
b:jours ou|8.1 0s+4
b:sie am|8.5 0s+544+7
w:beste|8.5 0s+15
w:einen|7.5 0g+90s+51j+924+93a-54l+11
s:einen|7.5 0g+50s+51j+624+73a-34l+7
g:inen|7.1 2c+3
f:beste|8.5 0s+7
w:hora|7.9 0s+73j+143v+9
w:llamarte|8.5 0s+20
l:llamarte|8.5 0s+3
b:who do|8.1 1v+11
l:current|7.7 0g+41x+31y+83a-3
w:organization|7.5 0k+81v+73a-44q+6
l:organization|7.5 1v+3
b:company are|8.5 1v+538+4
b:current last|8.1 1v+4
b:if employed|8.5 1v+10
l:employed|7.9 1z+34i+4
w:practice|8.1 1v+928+33a-3
s:pract|7.4 15+51v+424+728+73a-5
b:employer at|8.5 1v+42i+5
w:firm|7.4 0k+41v+134q+10
b:the firm|8.1 0k+31v+33a-64q+7
w:restaurant|7.5 1v+627+42w+11
g:stau|7.2 27+32w+4
g:taur|7.2 2w+53a+3
g:aura|7.1 27+32w+63a+3
w:shop|8.5 1v+73a+4
f:entreprise|8.5 1v+5
w:societe|7.7 0k+81v+1429-53a+3
g:iete|7.5 0k+31v+4
f:societe|8.5 1v+3
f:organisation|8.1 1v+5
b:dernier employeur|8.5 1v+6
w:exercez|8.5 1v+7
b:la candidature|8.1 1v+33n+13
b:votre entreprise|8.1 37+43a+3
b:aktueller arbeitgeber|8.5 1v+6
l:arbeitgeber|7.7 1v+9
w:derzeitiges|8.5 1v+53s+12
f:derzeitiges|8.5 3s+4
s:jetzi|8.5 1v+73a+4
f:empresa|8.5 1v+8
w:empleador|8.5 1v+113a+8
s:emple|7.2 1v+61x+41y+720+621+72i+53a+53m+6
g:eado|7.2 3t+34q+3
g:ador|7.7 0z+31v+4
g:dor>|7.9 0z+51v+33a+4
w:werkgever|7.9 1v+131z+1020+7
s:werkg|7.9 1v+141z+620+5
g:erkg|7.9 1v+51z+3
g:rkge|7.9 1v+3
g:kgev|7.9 1v+31z+4
b:huidige werkgever|8.5 20+6
l:werkgever|7.9 1v+61z+420+3
w:bedrijf|8.1 1v+19
s:bedri|8.1 1v+16
g:<bed|7.9 1v+6
w:werk|7.9 1v+41y+1128+84j+11
b:werk je|8.5 1v+428+3
f:azienda|8.5 1v+6
f:datore|8.5 1v+5
l:occupation|8.1 4i+5
b:your role|8.5 4i+9
b:title at|8.5 4i+5
b:at your|7.2 3a-33s+648+74i+44p+3
b:your position|7.9 4i+8
f:occupation|8.1 4i+6
b:position held|7.9 4i+5
w:designation|8.5 4i+15
l:designation|8.5 4i+5
b:your job|7.9 20+83a-104i+10
b:current post|8.5 4i+3
b:post held|8.5 4i+9
w:rank|7.7 0l+42w+83a+54i+9
b:professional title|8.5 2d+34i+4
b:current team|8.5 4i+5
b:fonction actuelle|8.5 4i+6
f:fonction|7.5 4i+10
w:occupez|7.5 0z+52c+82i+8
b:poste occupez|8.5 4i+5
b:occupez vous|7.5 0z+52c+62i+44i+3
b:titre du|8.1 4i+3
b:votre poste|8.5 20+5
b:emploi actuel|7.4 1y+637+44i+4
f:emploi|7.5 1y+34i+4
w:profession|7.9 17+529+44i+9
w:exercee|8.5 4i+13
w:occupee|8.5 4i+7
w:metier|8.5 3a+84i+10
s:metie|8.5 3a+54i+8
b:titre d|8.5 4i+6
w:aktuelle|7.7 1y+937+74i+6
b:aktuelle position|8.1 1y+3
f:aktuelle|7.7 1y+44i+5
w:derzeitige|8.5 4i+10
w:tatigkeit|8.5 4i+14
s:tatig|7.9 1w+184i+13
f:derzeitige|8.5 4i+5
w:berufsbezeichnung|8.5 4i+15
l:berufsbezeichnung|8.5 4i+4
w:cargo|8.1 0z+104i+14
s:cargo|8.1 0z+84i+12
f:cargo|8.5 4i+13
b:puesto actual|8.5 4i+5
f:puesto|8.5 4i+7
f:ruolo|8.5 4i+10
f:posizione|8.5 4i+6
w:mansione|8.5 4i+16
s:mansi|8.1 1w+84i+14
g:mans|7.9 4i+4
g:ansi|7.2 18+33y+64i+3
f:mansione|8.5 4i+6
b:company name|8.1 3a+83l-3
b:employer name|7.7 1v+10
b:of employer|8.5 1v+41z+5
b:employment 1|7.4 1v+41w+41z+421+54i+4
b:experience 2|8.5 1v+6
b:business name|8.5 1v+143a-4
l:firm|8.5 1v+43a-34q+6
b:past employer|8.5 1v+736+83a-8
f:past|7.7 0e+41v+43a-44i+44q+5
b:job history|7.9 1v+31w+821+63a-34i+3
f:business|8.5 1v+53a+3
b:of practice|8.5 28+3
b:where was|8.1 1v+81z+4
b:was this|8.5 1v+103a+5
l:societe|7.9 0k+31v+4
b:experience 1|7.4 1v+51w+51z+620+34i+6
w:precedent|8.5 36+5
b:employeur precedent|8.5 1v+536+3
w:sociale|7.5 14-317+111v+143a-341+7
l:sociale|7.7 17+341+4
b:l organisation|8.5 3o+3
f:chez|8.5 1v+34p+4
b:ancien employeur|8.5 1v+336+4
b:name des|8.1 1v+63a+63m+8
w:berufserfahrung|7.2 1v+71x+111z+1021+729+12
g:ufse|7.2 1z+329+6
g:fser|7.2 1z+329+6
g:serf|7.1 26+329+5
l:empresa|7.9 1v+61z+34q+3
l:bedrijf|8.5 1v+5
w:dell|8.1 0l+41v+61z+16
f:position|7.1 4i+7
f:role|7.9 1w+34i+10
w:capacity|8.1 4i+124q+3
b:you employed|8.1 2c+42i+44i+8
b:past position|8.5 4i+4
b:grade and|7.9 1p-33s+73u+34i+6
f:starting|8.1 3a+43t+4
l:occupe|7.7 1z+44i+4
b:emploi occupe|8.5 4i+7
w:qualite|8.5 10+34i+14
w:als|7.7 18+61d+101g+34i+11
l:cargo|8.5 0z+34i+4
b:del puesto|8.5 1w+64i+4
g:pert|7.1 13+325+545+34i+5
l:worked|7.9 1x+51z+329+5
b:former employer|7.5 1z+636+3
w:branch|7.3 19+31z+638+83a+74q+5
s:branc|6.9 1z+727+122w+738+93a+4
g:bran|6.7 27+4
f:branch|8.1 1z+43a+3
l:berufserfahrung|7.7 1x+41z+521+329+4
w:arbeitsort|8.5 1z+142w+4
l:arbeitsort|8.5 1z+42w+5
w:arbeitgebers|8.5 1z+123a+4
b:des arbeitgebers|8.5 1z+73a+5
l:arbeitgebers|8.5 1z+53a+3
w:sede|8.1 1z+142w+1138+7
f:sede|8.5 1z+72w+5
w:impiego|8.5 1y+131z+15
s:impie|8.5 1y+91z+10
b:employed from|7.9 21+12
f:employed|7.3 1x+61y+621+4
b:date from|8.1 21+622-4
b:from mm|8.5 21+822-5
b:start month|7.9 21+43a+748-4
b:dates employed|8.5 1x+521+4
b:from month|7.9 21+8
s:joine|8.5 1i+821+103a-3
w:appointment|7.7 0k+30u+621+4
s:appoi|7.5 0k+90u+421+522-33a+4
g:ppoi|7.5 21+3
g:intm|7.7 21+3
g:ntme|7.7 21+3
b:of appointment|8.5 0u+321+10
l:appointment|7.9 21+3
f:since|8.5 21+6
l:hired|8.1 21+5
l:debut|7.7 21+848-3
b:de mois|8.5 21+1137+548-3
b:mois annee|8.5 1n-31x+1221+1148-5
b:d embauche|8.5 21+448+4
l:depuis|8.5 21+10
l:howlong|8.5 21+928-3
b:periode d|8.5 1x+721+8
b:emploi du|8.5 21+104q+4
w:beschaftigt|8.1 21+142i+74q+7
w:seit|8.1 21+1328+729+6
g:<sei|7.7 21+3
g:seit|7.7 21+42u+5
w:desde|8.5 21+1548+8
s:desde|8.5 21+1148+5
f:desde|8.5 48+3
w:empleo|7.7 1x+91y+1220+921+103a+6
g:pleo|7.7 1y+320+3
g:leo>|7.7 20+3
b:del empleo|8.5 1x+421+8
l:empleo|7.9 20+33a+3
l:startdatum|8.5 48+4
g:band|7.4 0y+321+52t+53a-33t+3
w:dal|8.5 21+1648+9
l:dal|8.5 21+748+5
w:rapporto|8.5 1x+821+7
g:orto|7.9 1x+32w+342+5
g:rto>|7.7 1x+32w+342+5
l:rapporto|8.5 1x+521+3
l:left|7.9 1x+720+63a-4
b:employed to|7.7 1x+101y+1021-34q-3
l:leave|7.9 1x+420+5
l:ended|8.1 1x+420+3
b:to year|8.1 1x+16
l:leaving|7.5 1x+420+5
w:separation|7.9 1x+720+113a+5
f:through|8.5 1x+73n+3
s:sorti|8.5 1x+93a+4
b:vous quitte|8.1 1x+720+42c+33a-3
b:quitte cet|8.1 1x+33a+6
f:bis|8.5 1x+141y+5
g:trit|7.7 1x+748+7
g:itts|7.9 1x+548+6
f:tot|8.5 1x+121y+6
f:t|8.5 1x+17
l:fine|8.1 0l+41x+5
b:i currently|7.9 1y+10
b:currently work|7.2 1y+62c+42i+43o+34m-3
b:i still|7.9 1y+7
b:still work|8.1 1y+6
b:this your|8.1 1y+63a+64i-4
b:currently employed|7.9 1y+3
f:currently|8.5 1y+5
b:you still|8.5 1y+6
b:check if|8.5 1y+3
b:present job|8.5 1y+4
f:check|8.5 45+3
b:presently employed|8.5 1y+5
b:is my|8.5 1y+6
b:tick if|8.1 0m+61y+93a-8
w:encore|7.7 1y+1437+73a+54i-4
s:encor|7.7 1y+1237+33a+44i-4
l:cours|8.1 1y+43a+4
b:j y|8.5 0n+31y+5
s:coche|7.9 1y+94l+16
w:toujours|8.5 1y+14
s:toujo|8.5 1y+11
b:pour cet|8.5 1y+4
f:travaillez|8.5 2i+5
l:hui|8.5 1y+4
b:travaille ici|7.7 1y+44q+5
b:l heure|7.7 1y+63j+10
b:heure actuelle|8.5 1y+5
w:hier|7.5 1d+151f-31g+131y+163a-4
l:hier|8.5 1g+5
g:hede|7.5 1w+51y+545+6
w:longer|8.1 0o+83a+5
s:longe|8.1 0o+7
b:you left|7.9 20+73s+6
b:left this|8.5 3a+8
b:a past|8.5 36+73a+34i-3
b:your duties|8.5 1w+3
l:duties|7.9 1w+7
f:summary|8.1 3a+3
w:performed|7.7 1w+1324+738+63a-5
l:performed|8.5 1w+4
b:do there|8.5 1w+143a-4
b:1 description|8.5 1w+11
b:brief description|8.5 49+3
b:description of|8.5 49+3
b:of duties|8.5 1w+4
f:brief|8.5 49+3
b:duties and|8.5 1w+6
f:description|8.1 1w+10
b:were in|8.5 1w+5
b:in charge|8.5 1w+426+73a-3
b:charge of|8.5 1w+626+63a-3
w:relevant|7.4 1e+111w+629+42p+445+6
b:the work|8.5 1w+53a+5
b:work you|8.5 1w+44p+4
b:you performed|8.5 1w+424+6
w:equipment|8.5 1w+645+8
w:responsabilites|7.5 0z+121w+11
f:responsabilites|8.5 1w+4
l:responsabilites|8.1 1w+6
w:effectuees|8.5 1e+81w+4
s:effec|7.3 1e+61w+32i+336+437+339+44j+3
g:ectu|7.7 1e+3
w:missions|7.9 1w+154j+10
f:missions|8.5 1w+7
w:obtenus|8.5 0g+111w+5
g:nus>|6.9 3s+34q+4
b:du travail|7.9 1w+629+54p+5
w:sommaire|8.1 1w+43a-349+11
s:somma|8.1 1w+73a-349+12
g:mair|7.9 49+3
b:des responsabilites|8.1 0z+81w+3
f:sommaire|8.1 1w+349+6
w:aufgaben|8.5 1w+19
s:aufga|8.5 1w+12
f:aufgaben|8.5 1w+9
g:wort|6.9 02+803+53a+445+3
g:ilid|7.2 45+6
s:omsch|8.5 1w+52d+9
b:van je|8.1 1w+42o-53z+649+7
w:werkzaamheden|8.5 1w+18
s:werkz|8.5 1w+14
l:werkzaamheden|8.5 1w+8
w:responsabilita|8.5 0z+81w+9
b:for leaving|7.7 20+13
b:of separation|8.1 20+113a+4
f:cause|8.5 20+3
b:to change|7.9 18+420+33a-43p+5
b:explain why|8.5 20+63a-3
w:laid|8.5 20+73a+3
g:<lai|7.7 3a+3
w:off|7.5 20+82c+63a+744+12
b:laid off|8.5 20+63a+3
b:what led|8.5 20+73n+7
b:the end|8.5 0o+320+6
b:end of|8.1 20+73a-33u+4
w:moving|7.4 20+153p+8
s:movin|7.4 20+113p+7
b:point in|8.5 20+5
b:make you|8.5 20+53t+6
b:raison du|8.5 20+5
b:du depart|8.1 20+7
w:quitter|7.9 20+937+7
b:quitter votre|8.1 20+337+43p+5
s:cessa|8.5 20+12
w:changement|8.5 20+63p+3
w:marche|8.5 20+929+4
w:partir|6.7 20+737+43a-43u+748+114j+5
g:rtir|6.7 48+4
g:tir>|6.7 48+3
w:den|7.9 0m+40q+1120+123a-3
s:wechs|8.5 20+21
w:motivo|8.5 20+13
f:motivo|8.5 20+9
s:cambi|8.1 20+183p+6
g:<red|7.5 1d+31i+320+3
s:vertr|8.5 0u+1220+14
b:been working|7.9 29+9
l:yrs|8.5 26+4
b:years in|7.2 27+1629+33a-5
w:workforce|8.5 29+6
s:workf|8.5 29+8
b:the workforce|8.5 29+5
b:of years|7.3 26+628+529+33a-6
b:of full|8.1 29+6
b:in total|8.1 28+5
b:paid employment|8.5 29+43a+4
l:exp|8.5 29+5
b:experience years|7.9 27+5
b:your total|7.9 29+3
b:been in|7.1 17+131b-427+628-43a+4
s:marke|7.2 0m+1211+529+4
g:rket|7.3 0m+5
g:ket>|7.4 2p+4
b:in years|6.9 0y+627+328+7
w:experienced|8.5 24+728-329+9
b:length of|7.3 26+327+428+4
b:of service|7.7 3a+5
b:service with|8.5 4q+5
g:<rou|7.5 3a-43y+5
w:into|7.2 0y+31g+4
w:seniority|8.5 29+93a+7
g:iori|7.9 29+33a+3
f:seniority|8.5 29+33a+4
b:your years|8.5 28+3
b:been employed|6.8 29+33a-44q+8
w:band|7.9 0y+1029+33a-33t+5
g:<ban|5.8 0q+43a-43y+25
f:indicate|7.9 25+3
w:amount|7.2 29+837+43r+83u+63v+11
s:amoun|7.2 29+437+33r+33u+63v+10
g:amou|7.2 29+33v+3
g:moun|7.2 29+33v+3
b:amount of|7.9 29+3
f:amount|7.9 29+5
b:professional background|8.5 49+3
b:yrs exp|8.5 28+629+3
b:howmany yrs|8.5 28+4
b:yrs of|8.5 28+4
l:overall|8.5 2k+5
f:career|8.5 29+4
w:totale|8.5 29+7
l:annees|6.5 27+428+42c+3
b:combien de|6.6 27+328+337+53a+3
b:de temps|7.1 26+327+529+33v+648+5
b:temps travaillez|8.5 29+8
w:anciennete|7.7 26+927+528+629+93a+6
f:anciennete|7.9 27+329+4
b:en annees|7.4 26+327+729+5
b:la duree|8.5 29+3
b:annees de|7.9 28+429+5
w:pratique|8.5 28+629+6
b:de pratique|8.5 28+329+3
b:travail a|8.5 0k+629+3
s:perti|8.5 28-529+7
b:in jahren|7.9 26+627+828+3
f:berufserfahrung|8.5 29+4
w:viele|7.7 26+727+628+329+6
s:viele|7.5 27+529+7
g:iele|7.5 29+4
b:wie viele|7.7 27+429+3
b:viele jahre|7.7 26+329+3
b:jahre berufserfahrung|8.5 29+3
f:seit|8.5 28+429+4
b:anos de|7.5 28+629+6
b:de experiencia|7.5 26+328+329+8
f:anos|7.9 27+329+3
w:cuantos|7.7 26+627+328+437+7
b:cuantos anos|7.9 26+6
b:tienes en|8.5 27+3
f:cuantos|7.7 26+437+3
b:en anos|8.5 28+329+3
w:aantal|8.5 29+102e+4
s:aanta|8.5 29+82e+7
g:ntal|6.8 0z+31e+3
w:jaren|7.9 26+1127+628+829+4
s:jaren|7.9 26+627+528+629+6
w:werkervaring|8.5 29+15
f:aantal|8.5 29+32e+4
b:hoeveel jaar|8.1 27+528+529+5
b:anni di|7.5 26+528+329+11
b:di esperienza|7.5 26+528+729+7
f:anni|8.1 26+428+5
w:quanti|7.7 26+527+628+529+5
b:quanti anni|7.7 26+427+328+429+5
f:quanti|8.1 27+329+3
w:professionale|8.5 29+1249+5
l:professionale|8.5 29+5
b:with python|8.1 24+33a+44e-3
l:java|7.9 24+325+428+4
w:operating|8.1 24+525+628+73a-6
b:operating a|8.1 24+325+43a-3
l:forklift|8.1 24+53a-4
b:autocad years|8.5 28+5
f:autocad|7.7 24+328+5
b:with react|8.5 25+528+3
b:of hands|8.5 28+3
w:wound|8.1 24+525+8
s:wound|8.1 24+725+5
b:in wound|8.5 25+7
w:care|7.2 0n+30z+917+151b-524+325+53a-64l+5
b:wound care|8.1 24+625+5
l:care|7.7 17+6
w:accounts|7.9 24+83a+43z+6
w:payable|8.5 3a+7
s:payab|8.5 28+33a+4
w:emr|8.5 24+928+4
b:epic emr|8.5 28+5
b:years do|8.5 28+6
g:tise|6.7 0l+33n+345+3
s:cooki|8.5 28+63a+8
b:much time|8.5 27+528+4
b:time have|8.5 27+428+3
b:you spent|7.9 27+6
b:cold calling|8.1 28+4
b:for howlong|8.5 26+428+63a-4
w:ads|8.5 24+528+8
b:google ads|8.5 24+528+5
w:reefer|8.5 24+1728+73a-5
s:reefe|8.5 24+628+6
g:<ree|7.9 24+3
w:indesign|8.5 25+1228+6
s:indes|8.5 25+1128+4
l:indesign|8.5 25+4
w:swift|8.5 28+83y+11
s:swift|8.5 28+53y+6
f:swift|8.5 28+53y+5
b:years did|8.5 26+428+43a-3
w:tableau|7.9 0g+624+625+828+43a-3
g:leau|7.9 0g+3
b:a year|7.4 0o+328+73a-43t+4
w:count|8.1 28+739+33a-33p+3
b:the number|8.1 28+7
b:caring for|8.1 0z+328+3
w:dementia|8.5 24+828+5
b:with dementia|8.5 24+428+3
b:soudure tig|8.5 25+5
l:tig|8.5 25+4
b:temps utilisez|8.5 28+7
b:vous sap|8.5 28+6
b:annees avez|7.7 26+328+3
b:un chariot|8.5 24+428+4
b:de python|8.1 25+7
w:pratiquez|8.5 15+528+5
b:pratiquez vous|8.5 15+4
g:liat|6.9 4k+3
b:gestion de|7.9 24+828+5
w:vente|8.5 24+728+4
s:vente|8.5 24+5
b:vente au|8.5 24+528+3
b:au detail|8.5 24+3
b:annees en|8.1 26+527+3
b:en service|8.5 48+4
b:de photoshop|8.5 24+7
l:photoshop|7.7 25+3
b:anciennete dans|8.1 26+527+428+43a-3
b:l utilisation|8.1 0n+328+5
w:revit|8.1 24+1225+928+4
s:revit|8.1 24+1025+328+3
b:jahre erfahrung|8.1 27+628+6
b:wie lange|8.1 27+428+437+3
b:lange arbeiten|8.5 27+428+4
b:sie schon|8.1 4q+6
f:jahre|8.5 26+428+3
g:utze|7.7 01+7
b:en sql|8.5 25+328+7
l:sql|7.4 24+325+10
w:tiempo|8.5 28+63x+8
s:tiemp|8.5 28+63x+7
w:llevas|8.5 26+828+7
s:lleva|8.5 26+828+5
w:carretilla|8.5 24+728+7
g:rret|7.9 0g+3
w:elevadora|8.5 24+728+8
b:carretilla elevadora|8.5 24+428+5
b:jaar ervaring|8.5 27+528+5
b:ervaring heb|8.5 27+528+5
b:je met|8.5 25+628+5
b:jaren ervaring|8.5 27+628+4
f:jaren|8.1 28+3
b:hoe lang|8.5 26+728+6
b:je al|8.5 26+728+3
b:met sap|8.5 24+628+5
b:da quanti|8.5 26+328+4
f:da|8.5 26+4
b:drive a|7.9 1j+1124+83a-8
w:draw|8.5 24+92i+103a-43s-4
w:blood|7.9 24+43a-33o+940+14
s:blood|7.9 24+63a-33o+740+6
g:bloo|7.9 40+5
g:lood|7.9 40+4
w:proficient|8.1 24+725+545+9
b:you proficient|8.5 24+425+3
b:proficient in|8.1 25+445+7
w:pivot|8.5 24+3
s:pivot|8.5 24+525+4
b:a cash|8.5 24+4
w:register|8.1 01+81t-324+5
b:using a|8.5 24+5
b:working knowledge|8.5 24+6
w:handled|8.5 24+8
s:types|8.5 24+63a+3
b:mig welding|8.5 25+4
b:living with|8.1 24+5
s:negot|8.5 24+7
g:<neg|7.9 24+4
g:nego|7.9 24+4
w:taught|8.5 24+11
s:taugh|8.5 24+93a+4
b:you taught|8.5 24+6
w:making|8.5 0l+924+9
s:makin|8.5 0l+424+6
w:haccp|8.1 0g+1024+9
s:haccp|8.1 0g+1124+7
w:trailer|8.1 24+83a+4
s:trail|8.1 24+73a+4
w:venipuncture|8.5 24+725+10
s:venip|8.5 24+625+7
w:regularly|8.5 24+83a-54j+5
w:git|8.1 24+925+73a-3
b:ever done|8.5 24+53a-34q+4
w:stock|8.5 24+8
s:stock|8.5 24+4
l:go|8.5 24+5
l:minute|8.5 24+4
w:grant|8.5 17+1024+53a-3
w:include|8.5 0q+824+6
w:manufacturing|8.5 24+827+7
s:manuf|8.1 24+527+828-3
b:you say|8.1 24+739+43a-33t+5
w:confident|8.1 10+424+1025+93a-4
b:used a|8.5 24+4
w:cut|8.5 1g+424+123a-3
s:clipp|8.5 24+92r+83a-4
g:clip|7.9 1i+324+32r+3
b:run a|8.5 24+53a-3
w:scrum|8.1 0g+724+13
s:scrum|8.1 0g+524+11
b:a scrum|8.5 24+6
w:bank|6.8 0q+524+62c+73a+43y+1544+4
g:bank|6.4 3y+18
w:savez|7.9 24+93a+645+9
s:savez|7.9 24+123a+645+6
g:avez|7.9 24+3
b:savez vous|8.1 24+73a+4
b:vous utiliser|8.5 24+4
f:savez|8.1 24+33a+4
b:aise avec|7.9 24+525+43a+5
s:enreg|8.1 24+82t+6
g:euse|7.9 15+524+3
w:lire|8.5 24+112r+6
b:une experience|8.5 24+6
s:negoc|8.5 24+7
b:ai deja|8.1 0e+324+6
b:de personnes|8.5 24+43a+4
b:l occasion|8.5 24+439+7
g:oder|7.3 0u+43a-33v+3
w:btp|8.5 1x-324+63a+11
l:btp|8.5 3a+3
b:sie einen|7.9 0g+51j+724+5
g:<ken|7.0 02+403+325+5
w:trabajado|8.5 24+54q+7
b:has trabajado|8.5 24+44q+6
b:je een|7.3 0g+710+51j+524+62c+64l+4
w:lavorato|8.5 24+54q+9
b:new to|8.5 3a+11
b:this the|8.5 0e+4
b:the first|7.7 0e+417+53a+348+5
b:first time|7.9 3a+12
b:your proficiency|8.5 25+4
b:in python|8.1 25+7
b:to 10|8.1 25+3
b:of knowledge|8.5 25+6
w:expertise|7.9 25+1045+15
w:expert|8.5 25+11
l:expert|8.5 25+3
w:skill|8.5 25+14
w:microsoft|8.1 25+113z+5
s:micro|8.1 02-325+83z+5
g:<mic|7.7 49+4
w:beginner|8.5 25+7
f:self|7.7 25+32t+10
w:feel|8.5 25+83a-43p+10
b:you feel|8.5 25+33p+4
w:mill|8.5 25+8
l:gdpr|8.1 0n+325+4
w:command|8.5 25+72k+5
s:comma|7.9 25+63a+545+7
b:your command|8.5 25+42k+3
b:command of|8.5 25+52k+3
b:statement best|8.5 25+3
w:coaching|8.5 25+626+3
s:coach|8.1 25+43a+4
w:extent|8.5 25+94j+5
b:extent of|8.5 25+64j+3
f:extent|8.5 25+4
b:you put|8.1 25+639+3
f:typing|8.5 25+4
g:iari|7.5 25+3
w:competency|8.5 0g+525+9
l:handling|8.5 25+4
w:tool|8.5 0l+325+7
b:to 5|8.1 25+3
f:computer|8.5 25+4
b:votre connaissance|8.5 25+7
b:comment evaluez|8.5 25+3
b:evaluez vous|8.5 25+3
b:vos competences|7.9 45+4
f:sur|8.1 3y+4
b:maitrise de|7.9 25+42k+4
f:degre|8.5 25+5
b:quel point|8.1 25+62k+3
w:auto|7.1 0k+510+425+63a+44l+19
f:auto|7.9 25+4
l:10|8.5 25+3
b:avec les|8.1 25+43a+6
w:informatiques|8.5 25+745+9
l:informatiques|8.5 45+4
w:logiciel|8.5 0l+825+8
l:revit|8.5 24+325+3
w:kenntnisse|7.9 25+445+17
s:kennt|7.7 25+1345+11
w:kennen|8.5 25+73n+9
s:kenne|8.5 25+53n+9
b:kennen sie|8.5 25+33n+4
g:rias|7.9 3p+348+3
w:conocimientos|8.5 25+745+7
s:conoc|8.1 25+53n+845+11
b:conoscenza di|8.5 25+53n+5
s:valut|8.1 25+63r+8
w:tue|8.5 25+645+8
b:le tue|8.5 25+445+6
w:competenze|8.1 25+745+10
b:tue competenze|8.5 25+445+5
w:hospitality|8.5 27+73a+5
b:worked in|7.9 27+1628-43a-3
l:sector|7.5 27+5
b:this field|7.5 27+33a+5
l:trade|7.9 36+33a+4
w:warehouse|8.5 27+338+7
s:wareh|8.5 38+6
b:of time|7.9 26+527+63a-4
w:insurance|7.3 27+83a+541+10
g:ultu|7.5 14+7
g:ltur|7.5 14+5
b:the trade|8.5 27-328-43a+10
w:real|8.1 0g+627+52m+53a-3
w:estate|8.1 0g+727+82m+43a-3
s:estat|8.1 0g+427+62m+63a-4
b:real estate|8.1 0g+527+32m+4
w:gas|8.5 0g+827+43a-3
s:telec|7.9 1c+91d-31f+527+53a+8
s:pharm|8.1 27+1128-329-5
g:arma|7.9 27+440+4
w:banking|8.1 27+63y+63z+6
s:banki|8.1 27+63y+63z+6
w:commerce|8.5 27+10
g:merc|6.9 0m+53m+344+4
s:seaso|7.5 0u+1127+839+43a-64q+3
g:seas|7.2 0u+3
b:of business|7.9 1v-427+436+33a+8
b:in long|8.5 27+339+6
b:long term|8.1 10+6
w:secteur|7.4 27+92w+83p+4
s:secte|7.4 27+102w+53a+3
b:le secteur|7.7 27+11
l:construction|7.9 4k+4
b:annees dans|8.1 27+9
w:restauration|8.5 27+73a+4
l:restauration|8.5 3a+3
s:hotel|8.1 27+84j+7
g:otel|7.9 27+3
b:experience dans|8.5 27+4
b:le domaine|8.5 27+6
w:bancaire|7.7 27+43y+43z+1043+5
s:banca|7.2 27+33a-43y+2443+7
g:banc|7.2 3y+10
l:secteur|8.5 27+4
w:industrie|8.5 27+6
w:transport|7.7 3a+74l+10
g:nspo|7.5 4l+7
l:transport|7.9 3a+34l+5
s:gesun|8.1 0g+427+740+8
g:sund|7.2 40+344+3
g:dhei|7.9 0g+3
b:el sector|8.5 27+7
b:in de|8.5 27+10
w:nel|8.5 27+11
w:settore|8.5 27+13
s:setto|8.5 27+7
b:nel settore|8.5 27+6
s:alber|8.5 27+5
w:management|8.1 26+728-3
b:management experience|8.1 26+728-3
b:managed people|8.5 26+7
b:a supervisory|8.5 26+4
b:supervisory role|8.5 26+4
b:of people|8.5 3a+4
w:direct|7.7 26+53y+12
w:reports|8.5 26+33a+5
b:direct reports|8.5 26+3
w:supervising|8.1 26+113a-3
g:isin|7.9 26+3
w:staff|6.3 00-50u+82i+133a+53m+113o+134q+4
s:staff|6.3 00-40u+626+42i+103a+63m+63o+114q+5
g:staf|6.3 2i+53m+33o+3
g:taff|6.3 2i+43m+3
g:aff>|6.3 2i+43m+33o+4
l:staff|7.1 0u+33a-33o+5
w:others|8.1 26+5
b:of others|8.5 0z+3
l:others|8.1 26+5
w:director|8.1 0k+526+12
g:geri|7.5 26+43z+3
b:much of|8.5 26+3
w:managing|7.9 26+103a-3
g:agin|7.5 26+3
w:responsible|7.9 0z+626+3
w:running|8.5 26+1036+744-3
s:runni|8.5 26+636+3
b:a shift|8.1 26+5
l:crew|8.1 26+3
b:a charge|7.9 0z+53a+5
w:tenure|8.5 0u+526+6
s:tenur|8.5 0u+1026+7
w:engineers|8.5 26+52n+5
w:encadrement|8.5 26+1329-3
s:encad|7.9 26+11
g:enca|7.7 26+3
g:ncad|7.9 26+5
g:cadr|7.4 26+4
b:un poste|7.4 0u+326+72i+32w+44i-34p+6
b:poste de|8.5 26+8
w:gestionnaire|8.5 26+33a+6
w:comme|6.7 10+316+718+91a+83a-3
b:du personnel|7.9 3o+3
b:sous votre|8.5 26+33a+3
w:responsabilite|8.5 26+33a+7
b:votre responsabilite|8.5 26+33a+6
l:responsabilite|8.5 3a+3
b:dans un|8.1 17+826+73a-34q+4
w:mitarbeiter|8.5 26+84q+13
s:mitar|7.9 26+63a-43m+113o+134q+10
g:tarb|7.7 3m+33o+34q+4
g:<lei|7.7 26+7
w:personas|8.5 0z+926+7
s:leidi|8.5 26+14
g:vend|7.9 44+7
w:geef|8.5 0n+1026+10
g:ordi|7.7 1i+339+33y+3
f:headline|8.1 2d+7
w:tagline|8.5 2d+15
s:tagli|8.5 2d+11
g:<tag|7.9 2d+645+4
l:tagline|8.5 2d+8
b:in one|8.1 2d+93a-34q+3
b:one line|8.5 2d+12
w:ten|8.1 27-42d+73a+10
b:in ten|8.5 2d+43a+3
w:fewer|8.5 2d+113x+5
s:fewer|8.5 2d+43x+7
b:or fewer|8.5 2d+63x+4
f:one|8.1 2g+5
w:elevator|8.5 2d+92t+5
b:elevator pitch|8.5 2d+5
g:capt|7.4 2d+52f+13
b:du profil|8.5 02+52d+5
w:accroche|8.5 2d+14
f:accroche|8.5 2d+6
w:affiche|8.1 2d+52f+113a+3
s:affic|7.7 2d+42f+43a+43n+4
g:fich|6.6 1e+5
b:en une|8.5 2d+13
w:phrase|8.5 2d+14
s:phras|8.5 2d+14
g:rase|7.0 02+32d+63a+3
b:qui etes|8.5 2d+749+7
w:caracteres|7.7 02+51d+52d+72f+9
s:carac|7.5 02+51d+72d+62f+6
w:maximum|7.9 1f+32d+7
g:filt|7.7 2d+43a+4
w:kurzprofil|8.5 2d+949+14
s:kurzp|8.5 2d+949+9
f:kurzprofil|8.5 2d+349+3
s:ubers|7.9 2d+1039+9
w:profesional|8.5 2d+1049+11
l:profesional|8.5 2d+4
l:linea|8.5 2d+3
w:profilo|7.7 2d+72n+449+8
f:about|8.5 3a-349+19
w:overview|8.5 49+9
s:overv|8.5 49+10
s:biogr|8.5 49+23
g:iogr|7.9 2r+549+5
w:sentences|8.5 3a-349+144g+5
b:few sentences|8.5 49+10
b:of no|8.5 1d+349+3
b:no more|8.5 1d+3
w:summarize|8.5 45+449+12
w:qualifications|8.5 0g+649+9
f:summarize|8.5 49+3
b:professional profile|8.5 49+7
b:work history|8.5 1f+449+4
s:propo|8.1 0q+33a-348+349+13
f:presentation|8.1 49+5
w:mich|8.5 0m+949+13
w:stellen|8.5 0q+849+13
l:vor|8.5 49+4
w:profiel|8.1 2n+42o+449+14
l:profiel|8.1 49+3
f:profilo|7.9 49+5
w:presentazione|7.9 1c+41d+42t+449+10
g:ntaz|7.9 49+4
l:presentazione|7.9 49+5
w:competencies|8.5 45+9
g:cies|7.5 0q+345+4
b:add skills|8.5 45+7
w:programs|8.5 28+345+4
w:technologies|8.5 45+13
b:special skills|8.5 45+6
b:software you|8.5 45+9
b:can use|7.7 3a-44l+11
b:select all|7.7 14+645+3
w:stack|7.9 2p+1045+11
s:stack|7.9 2p+645+15
g:tack|7.9 45+3
b:can operate|8.5 45+10
l:operate|8.1 45+3
w:acquired|8.5 45+7
s:acqui|8.5 45+5
b:employment or|8.5 45+3
b:areas of|8.5 45+6
f:areas|8.5 2w+345+5
l:expertise|8.5 45+4
w:many|8.5 45+5
b:as many|8.5 2w+345+9
w:cles|8.5 3a+745+5
g:cles|7.5 2r+33a+3
l:cles|8.5 3a+345+3
w:cochez|8.5 44+545+5
w:connus|8.5 3n+345+10
s:connu|7.7 3a+43n+545+10
l:connus|8.5 45+4
w:domaines|8.5 45+12
f:domaines|8.5 45+6
l:competence|8.1 0g+4
l:kenntnisse|8.5 45+6
w:bringen|8.5 29+5
b:bringen sie|8.5 29+345+4
l:mit|8.5 45+3
s:stich|8.5 3a+945+10
w:vaardigheden|8.5 45+15
s:vaard|8.5 45+13
g:aard|7.7 0r+416+345+8
l:competenze|8.5 45+7
w:certifications|7.2 0g+13
l:certifications|7.9 0g+6
w:licences|8.1 0g+7
w:certificates|7.4 0g+101e+123l-3
w:certified|8.1 0g+143a-3
b:handler card|8.5 0g+91e+53a-6
w:ticket|8.1 0g+4
b:forklift ticket|8.1 0g+7
l:ticket|8.1 0g+5
b:in ontario|8.5 0g+4
w:sia|8.1 0g+101j-33a-4
b:a working|8.5 0g+517+33a-3
b:is in|7.9 0g+3
w:credentials|8.5 0g+113z+7
w:rn|8.5 0g+142m+43a-3
w:licensed|7.5 0g+51j+9
g:nsed|7.5 1j+4
b:you licensed|8.1 0g+51j+63a-4
w:agent|7.9 0g+72c+73a+5
s:agent|7.9 0g+62c+83a+4
w:registrations|8.5 0g+8
w:nmc|8.1 0g+52m+53a+5
b:please upload|7.9 0g+31i+3
b:upload or|8.1 42+4
w:passed|8.5 0g+143a-33m+6
w:white|8.1 0g+714+71a+53a-4
s:white|8.1 0g+414+51a+4
w:red|8.1 0g+32m+83a-4
w:seal|8.1 0g+42m+83a-3
b:red seal|8.1 0g+32m+63a-3
w:accreditations|8.5 0g+13
s:accre|8.5 0g+13
b:i hold|8.1 1j+4
w:teacher|8.5 0g+10
b:s licence|6.2 1j+33a+6
b:of certification|8.5 0g+51e+5
f:certificates|8.1 1e+5
b:un certificat|8.1 0g+6
b:certificat de|8.1 0g+5
w:cartes|8.5 0g+101e+10
b:cartes de|8.5 0g+51e+5
w:ordre|8.5 0g+82m+6
s:ordre|8.5 0g+62m+3
b:ordre professionnel|8.5 0g+62m+3
w:asp|8.5 0g+9
b:carte asp|8.5 0g+6
w:professionnels|8.1 0g+144l+6
l:professionnels|8.1 0g+3
b:titulaire du|7.3 0g+81j+53y+6
b:a jour|8.5 0g+7
w:inscrit|8.5 0g+1018+9
w:oiiq|8.5 0g+102m+7
l:oiiq|8.5 0g+4
g:<sim|7.5 0q+32h+4
b:par un|8.5 0l+3
w:attestations|8.5 0g+31e+13
b:attestations et|8.5 1e+7
f:attestations|8.5 1e+6
b:du certificat|8.5 0g+42m+5
w:zertifikate|8.1 0g+81e+11
s:zerti|7.9 0g+161e+5
g:<zer|7.7 0g+9
g:zert|7.9 0g+6
g:ikat|7.9 0g+3
f:zertifikate|8.5 0g+51e+5
g:chei|7.3 1j+43a+7
g:hein|7.3 0g+41j+33a+7
g:tsze|7.9 1e+53v+7
w:carnet|8.5 0g+83a+7
w:possiedi|8.1 0g+91j+64l+12
f:possiedi|8.1 0g+34l+3
b:license number|8.5 2m+8
b:registration number|8.1 2m+73a+34l-3
b:number if|8.5 2m+3
l:pin|8.5 2m+9
b:certificate number|8.1 2m+73a-3
b:sia licence|8.5 2m+3
b:teaching certificate|8.5 1e+62m+33a-3
f:member|8.5 2m+34k+4
w:lic|8.5 1j+72m+133a-4
f:nursing|8.5 2m+544+5
w:membership|8.1 2m+73a+54k+5
s:guard|7.5 0q+30z+617+71q-52m+7
f:cdl|8.5 1j+62m+43a-3
b:de carte|7.7 2m+443+3
w:exercice|8.5 1e+82m+53a-5
g:erci|6.8 0m+4
b:d exercice|8.5 1e+52m+4
w:licencia|8.1 1j+42m+33a+3
b:de licencia|8.5 2m+33a+3
s:iscri|8.5 2m+93a-34k+13
f:sex|8.1 11+11
l:sex|8.5 11+6
b:gender identity|7.7 3a+3
b:i identify|7.5 11+414+3
b:which gender|7.9 11+7
b:identify with|7.4 10+43a+5
b:these best|8.5 11+3
b:most identify|8.5 11+3
l:identify|7.7 11+6
w:identification|7.1 10+414+519+1441+7
b:self identification|7.9 19+10
w:eeo|8.1 11+312+614+8
f:eeo|8.1 12+314+3
w:voluntary|7.3 0y+714+516+518+539+73a-6
g:tary|6.4 19+3
l:voluntary|7.9 14+3
w:male|8.5 11+15
g:male|7.9 11+33t-33u+4
w:female|8.5 11+11
s:femal|8.5 11+7
w:equal|8.1 0y+511+61e+3
s:equal|7.3 0y+80z+510+611+81e+43a-4
b:equal opportunities|8.1 0y+41e+3
w:monitoring|6.9 0y+110z+310+414+316+417+518+103a-4
s:monit|6.9 0y+100z+310+316+417+518+83a-4
g:onit|6.9 0y+418+3
g:nito|6.8 0y+318+44l+6
b:applicants only|8.5 11+32n+3
w:woman|8.5 11+10
s:woman|8.5 11+6
b:a woman|8.5 11+7
l:woman|8.5 11+4
l:f|8.5 11+10
w:equality|7.7 0y+40z+710+811+33a-3
f:equality|8.5 0z+3
g:rack|7.9 0y+3
s:balan|8.5 11+44p+7
g:lanc|7.4 0u+53u+4
b:our applicant|7.9 11+5
w:pool|7.4 0q+1311+53a+444+9
g:<poo|7.3 0q+544+3
g:pool|7.2 0q+844+3
b:employment equity|7.5 10+413+414+53a-4
w:survey|7.9 0z+711+63a+33n-5
s:surve|7.9 0z+611+518+53a+53n-6
f:diversity|8.5 16+3
b:to which|7.9 15+4
w:sexe|7.7 11+1518+43a+5
g:sexe|7.7 11+5
g:exe>|7.5 11+6
f:sexe|8.5 11+13
l:sexe|8.1 11+9
b:identite de|7.7 11+418+3
b:de genre|7.7 18+43a+3
b:votre genre|8.1 11+1018+5
w:identifiez|7.2 11+514+516+41a+3
b:vous identifiez|7.2 11+5
b:identifiez vous|7.2 11+51a+3
b:vous comme|7.1 10+31a+6
b:comme femme|8.5 11+4
b:ou une|8.5 10+311+4
w:equite|8.5 10+611+7
b:equite en|8.5 10+711+5
f:equite|8.5 10+311+3
w:egalite|7.9 10+311+31a+5
s:egali|7.9 10+311+313+81a+4
g:<ega|7.9 13+3
b:l egalite|7.9 11+313+41a+3
b:egalite en|8.1 11+31a+4
b:en emploi|7.9 10+711+31a+4
b:auto identification|8.1 10+3
b:votre identite|8.1 18+3
w:definissez|8.5 02+411+7
w:geschlecht|8.5 11+16
g:lech|7.7 11+7
g:tsid|7.1 11+3
w:w|8.1 11+172e+63a-644+7
w:genero|8.5 11+14
w:identificas|7.9 11+516+618+71a+6
b:te identificas|7.9 11+316+418+31a+5
w:identificeer|8.5 11+818+4
b:identificeer je|8.5 11+8
w:genere|8.5 11+12
g:<ses|7.7 01+311+716+5
w:identifichi|8.5 11+518+4
b:ti identifichi|8.5 11+3
f:transgender|8.5 18+3
w:trans|6.8 18+253a+3
l:trans|7.2 18+7
w:assigned|8.1 18+32w+13
s:assig|7.5 11-418+52w+113a+44j+4
g:ssig|7.4 11-418+42w+4
b:a trans|8.5 18+6
b:person of|7.3 12+818+41a+113a-4
w:diverse|8.5 18+5
b:any part|8.1 18+43a+5
w:recorded|8.1 0l-318+83a+5
b:sex recorded|8.5 18+4
b:prefer not|8.1 18+43a+5
b:not to|7.5 18+336+7
b:yourself as|7.9 18+31a+3
b:or non|7.7 18+31a+3
w:cisgender|8.5 3a+5
s:cisge|8.1 18+43a+13
g:<cis|7.9 3a+3
f:voluntary|8.1 39+3
b:your sex|8.5 11-318+7
l:monitoring|7.5 0y+311-318+4
s:lgbtq|7.7 16+2118+63a-3
g:<lgb|7.5 16+9
g:lgbt|7.4 16+8
g:gbtq|7.4 16+8
w:assigne|8.5 11-418+33a+8
b:sexe assigne|8.5 18+33a+3
b:assigne a|8.5 18+33a+3
b:je m|7.9 0r+3
w:identifie|8.1 18+6
b:m identifie|8.1 18+3
b:identifie comme|8.1 18+4
w:considerez|8.1 10+51a+8
b:vous considerez|8.1 1a+4
b:considerez vous|8.1 1a+3
b:comme une|8.5 10+4
b:als trans|8.5 18+3
b:identificas como|8.1 16+31a+3
f:te|7.9 18+31a+338-43p+7
f:eres|7.5 0z+617+33a+4
b:same as|8.1 3a+8
b:with at|8.5 3a+5
b:the gender|8.5 3a+7
b:gender you|8.5 3a+6
w:lgbtq+|8.1 16+15
l:lgbtq+|8.1 16+4
l:community|7.4 16+4
w:sexuality|8.5 16+9
b:identify my|8.5 14+3
w:lesbian|8.5 16+11
s:lesbi|8.1 16+17
w:gay|8.1 16+203a-3
w:bisexual|8.5 16+9
s:bisex|8.1 16+16
b:diversity monitoring|8.5 0y+416+5
w:fits|8.5 16+53t+5
g:fits|7.9 16+3
w:belonging|8.5 16+6
s:belon|6.9 14+515+716+41a+44k+4
b:as belonging|8.5 16+4
b:belonging to|8.5 16+4
w:communities|8.5 16+94j+4
s:strai|7.9 13+416+4
b:votre orientation|8.1 16+4
w:communaute|7.7 0q+613+316+519+6
g:muna|7.7 16+3
b:la communaute|8.1 16+519+4
w:decririez|8.5 14+6
b:comment decririez|8.5 14+3
b:decririez vous|8.5 14+4
w:orientierung|8.5 16+8
b:sexuelle orientierung|8.5 16+6
s:parte|8.1 0k+40m+416+4
w:seksuele|8.5 16+18
s:seksu|8.5 16+13
f:seksuele|8.5 16+7
g:sual|7.4 0u+316+52f+3
w:ethnicity|7.4 12+1314+113a-3
b:race ethnicity|8.5 14+3
w:origin|7.1 12+713+33a+43n+13
b:ethnic origin|8.5 14+5
w:racial|7.9 14+121a+4
w:belong|7.1 0y+414+515+419+31a+64k+8
b:you belong|7.3 19+34k+4
b:belong to|7.4 4k+5
f:racial|8.5 14+3
w:cultural|8.5 14+9
s:cultu|8.1 12+714+12
w:population|8.1 14+123a+3
s:popul|8.1 14+13
g:<pop|7.9 14+5
b:group do|8.5 0y+414+4
b:racialized group|8.1 14+4
w:origins|8.5 14+163a-33o-3
w:categories|8.1 14+81j+11
w:black|8.1 14+101a+9
s:black|8.1 1a+8
w:asian|8.5 14+41a+4
s:asian|8.5 14+41a+4
g:asia|7.9 14+41a+3
b:black asian|8.5 14+31a+4
w:groupe|6.8 0m+30y+814+61a+72i+123a-43o+440+9
g:oupe|6.8 0y+32i+5
b:groupe ethnique|8.5 14+5
f:groupe|8.1 40+7
w:appartenance|8.1 14+815+94k+5
w:ethnoculturelle|8.5 14+13
s:ethno|8.5 14+10
f:appartenance|8.1 14+3
l:ethnoculturelle|8.5 14+4
w:ethnie|8.5 14+10
w:ethnische|8.5 14+12
f:ethnische|8.5 14+4
w:herkunft|8.5 12+1014+8
s:herku|8.5 12+814+7
l:herkunft|8.5 12+3
w:origen|8.1 12+314+817+9
s:orige|8.1 14+1017+6
s:etnic|8.1 14+21
g:<etn|7.7 14+14
g:etni|7.7 14+18
f:origen|8.5 14+317+4
w:achtergrond|8.5 14+1217+9
l:achtergrond|8.5 14+317+4
w:latinx|7.9 12+8
g:tinx|7.9 12+4
g:inx>|7.9 12+4
l:latinx|7.9 12+5
b:as hispanic|8.5 12-33a+4
b:ethnicity hispanic|8.5 12+4
b:not hispanic|8.5 12-33a+5
b:of hispanic|8.5 12-33a+6
w:regardless|8.5 12+615+5
b:regardless of|8.5 12+415+3
b:this apply|8.5 12+4
w:decline|7.9 3a+63u+11
s:decli|7.7 3a+73u+6
g:ecli|7.7 3a+4
b:decline to|8.1 3a+7
b:of 2|8.5 2h+6
b:go on|7.7 4j+7
b:on to|8.1 0o+10
w:indicator|8.5 4q+7
w:hispanique|7.5 12+13
g:aniq|7.5 12+5
b:hispanique ou|7.9 12+6
b:origine hispanique|8.5 12+5
w:oder|7.4 0u+1710+912+53a-63v+1240+84p+4
g:<ode|7.4 0u+33v+3
w:hispano|8.1 12+8
b:hispano o|8.5 12+5
b:o latino|8.5 12+3
l:veteran|6.9 3a+7
b:protected veteran|7.5 3a+3
w:military|7.1 19+71f+42c+53a+4
s:milit|6.8 19+151f+62c+63a+4
b:of protected|8.5 19+4
b:military service|7.9 19+61f+3
f:military|8.5 3a+3
b:active duty|8.5 19+8
w:veterans|7.7 19+101e+8
b:veterans preference|8.5 19+33a+3
w:claim|8.5 19+93a-440+5
s:claim|7.9 19+33a+640+7
b:or your|8.5 0k+4
w:spouse|7.7 0k+63a+53o+7
s:spous|7.7 0k+63o+7
b:your spouse|8.1 0k+3
b:military veteran|8.5 19+5
w:guaranteed|8.5 19+4
s:guara|8.5 10+319+4
s:thank|8.1 19+83a-43m+1044+5
b:branch of|8.5 3a+4
w:regular|7.7 0u+1019+73a-34j+54l+5
b:regular or|8.5 0u+519+3
w:armees|8.1 19+10
s:armee|8.1 19+7
g:mees|7.9 19+3
b:forces armees|8.1 19+5
b:dans les|8.5 19+32c+5
l:armees|8.5 19+3
b:fait partie|8.5 19+44q+3
b:partie des|8.1 19+3
w:militaire|8.1 19+92c+4
l:militaire|8.5 19+4
w:veterano|8.1 19+12
g:rano|7.9 19+33o+3
l:veterano|8.5 19+3
b:with no|8.1 3a+5
b:je ne|6.8 1a-42f+63a+12
b:ne suis|7.4 2f+73a+6
b:suis pas|7.9 2f+6
b:pas un|8.1 2f+42h+53a-3
b:of disability|8.5 10+5
b:disability or|8.1 0z+3
b:had one|8.5 10+3
b:equality act|8.5 10+5
w:mental|8.1 10+440+6
s:menta|8.1 10+540+6
b:mental health|8.5 10+4
w:daily|7.4 10+638+93v+6
s:daily|7.4 10+638+103v+8
g:<dai|7.4 38+4
g:aily|7.4 38+4
b:had a|8.1 10+340+5
w:ind|8.5 10+51a+3
w:regard|8.5 10+515+3
b:as having|8.5 10+3
b:having a|8.5 10+4
w:either|7.5 10+317+42i+53a-3
s:eithe|7.5 17+32i+3
b:person living|8.5 10+4
f:person|8.5 1a+6
b:de handicap|7.9 10+6
w:handicapee|7.7 10+10
g:cape|7.3 10+5
g:apee|7.7 10+3
b:personne handicapee|7.7 10+7
f:rqth|8.5 10+31e+7
w:beneficiez|8.5 10+5
s:benef|7.7 10+123s+4
g:enef|7.7 10+5
g:nefi|7.7 10+3
b:beneficiez vous|8.5 10+3
w:reconnaissance|8.5 10+3
b:reconnaissance de|8.5 10+4
w:handicape|8.1 10+10
g:ape>|7.7 10+32t+6
b:travailleur handicape|8.1 10+5
f:beneficiez|8.5 10+3
s:volon|8.5 10+43a+5
w:obligation|8.5 10+1336+43a-4
s:oblig|6.8 10+61f+52q+436+938+5
g:<obl|6.8 36+4
g:obli|6.8 36+4
g:blig|6.8 10+336+4
g:liga|6.9 10+336+4
f:titulaire|7.9 3y+4
w:schwerbehinderung|8.5 10+14
w:liegt|8.5 10+8
s:liegt|8.5 10+4
b:liegt eine|8.5 10+5
f:liegt|8.5 10+5
w:discapacidad|8.1 10+17
s:disca|8.1 10+13
g:isca|7.7 10+541+5
l:discapacidad|8.1 10+8
b:de discapacidad|8.5 10+5
f:certificado|8.5 10+51h+7
b:not have|8.5 3a+5
b:no disability|8.5 10-83a+10
b:and have|8.5 3a+3
b:ai pas|7.9 3a+8
b:pas de|7.9 3a+9
w:aboriginal|7.4 13+141a+5
s:abori|7.4 13+111a+5
g:<abo|6.9 0m+313+42b+4
g:bori|7.4 13+6
b:aboriginal person|8.1 13+6
w:torres|8.1 13+73a+3
s:torre|8.1 13+53a+3
b:or torres|8.5 13+3
w:strait|8.1 13+73a+3
b:torres strait|8.1 3a+3
w:islander|8.1 13+53a+3
s:islan|8.1 13+6
b:strait islander|8.1 13+3
b:nations metis|8.5 13+5
b:metis or|8.5 13+3
b:or inuit|8.5 13+5
l:inuit|8.1 13+4
b:as first|8.5 13+4
f:indigenous|7.9 13+7
w:peoples|8.1 13+51a+6
b:indigenous peoples|8.5 13+6
b:an aboriginal|8.5 13+4
b:am an|8.5 13+5
g:<tri|6.6 0e+313+53a+54j+5
w:tribal|8.5 13+10
s:triba|8.5 13+13
w:affiliation|7.9 0k+513+815+64k+6
s:affil|7.2 0k+413+1115+42c+53a-44k+7
l:affiliation|8.5 13+3
w:considered|7.9 0e+413+43t+4
b:be considered|8.1 13+33t+3
b:personne autochtone|8.1 13+5
w:premieres|8.5 13+5
b:premieres nations|8.5 13+4
w:issue|8.1 13+93a-442+8
s:issue|7.4 13+61j+541+442+8
g:<iss|7.4 42+3
w:premiers|8.5 13+11
s:perte|8.5 0z+813+9
g:ena>|7.2 02+603+64g+3
b:not an|8.5 13-42i+6
w:neither|8.5 15+43a+5
s:neith|8.5 15+73a+4
w:minority|7.1 1a+14
b:visible minority|7.3 1a+6
l:minority|7.7 1a+4
f:visible|8.5 1a+3
b:of colour|8.5 1a+3
w:racisee|8.5 1a+11
s:racis|8.1 1a+10
b:personne racisee|8.5 1a+5
w:visibles|8.5 1a+43a+4
b:minorite ethnique|8.5 14-31a+8
s:reken|8.5 1a+93y+11
b:pas partie|8.5 3a+5
w:range|7.0 0y+153a+73t+73u+5
s:range|7.0 0y+123a+83t+63u+4
b:age range|7.9 0y+7
l:range|7.7 3a+4
b:which age|8.5 0y+6
w:bracket|8.5 0y+12
s:brack|8.5 0y+10
b:age bracket|8.5 0y+6
w:24|7.3 0o+130q+70y+103a-4
b:24 25|8.5 0y+8
w:34|8.5 0y+14
b:25 34|8.5 0y+5
l:34|8.5 0y+5
b:age band|8.5 0y+9
w:generation|8.5 17+103a-4
w:statistics|8.5 3n+4
s:stati|7.4 0y+14
g:tist|7.7 0y+6
g:fall|7.7 0y+53a+4
l:into|8.1 0y+4
b:groupe d|8.1 0y+6
w:statistiques|8.5 0y+7
s:facul|8.1 0y+6
w:fourchette|7.9 0y+63t+43u+8
s:fourc|7.9 0y+53t+33u+4
f:fourchette|8.1 3t+3
b:selectionnez votre|8.5 0y+31f+7
w:altersgruppe|8.5 0y+19
s:alter|7.4 0l+70u+50y+121g+63a-53b+5
g:alte|7.2 0m+30y+5
s:leeft|8.5 0y+24
l:religion|7.3 15+7
w:religious|7.9 15+12
f:religious|8.5 15+4
b:religion do|8.5 15+3
w:faith|7.5 15+173a+4
s:faith|7.5 15+173a+4
g:aith|7.5 15+7
g:ith>|7.4 15+7
f:faith|8.5 15+3
b:your faith|8.5 3a+5
b:to any|7.3 36+83o+3
b:the box|8.1 2f+9
b:you follow|8.5 15+73a-4
w:practise|8.5 15+11
b:the community|8.5 15+53p+4
s:perce|7.7 15+54j+5
w:religieuse|8.5 15+10
g:igie|7.9 15+7
w:confession|8.5 15+14
g:nfes|7.9 15+10
w:konfession|8.5 15+15
s:konfe|8.5 15+14
l:an|7.9 3v+3
s:socio|7.5 17+18
g:ocio|7.4 17+83a+3
b:between the|8.5 17+438+6
w:ages|8.1 17+83a+6
b:ages of|8.5 17+43a+3
w:parental|7.9 0z+83a+3
f:social|7.5 17+3
b:you come|7.7 17+338+63a-33p+448+6
w:lower|8.5 17+53a-43u+8
s:lower|8.5 17+73a-43u+8
g:<low|7.5 3u+6
w:income|7.9 17+73s+83t+5
s:incom|7.9 17+63s+43t+3
b:your social|8.1 17+441+5
b:did your|8.1 17+6
w:while|8.5 0k+1117+43a-5
s:while|8.5 0k+717+33a-3
b:to go|8.1 17+5
w:coming|8.1 17+43n+7
s:comin|8.1 17+43n+9
g:comi|7.5 0q+3
b:coming from|8.5 17+33n+5
w:socio|8.1 17+14
s:econo|7.9 17+73t+15
w:fee|7.4 17+1343+25
w:carer|7.9 0z+1317+63a-4
s:carer|7.7 0z+1517+73a-4
g:arer|7.2 0z+5
b:primary carer|8.5 17+5
b:vos parents|7.9 17+10
b:la premiere|8.5 17+53a+3
b:votre famille|7.5 3o+7
w:etiez|8.5 17+143a+6
s:etiez|8.5 17+113a+4
g:ndi>|7.9 17+3
b:de tu|8.1 17+51i+63z+5
l:carer|8.5 0z+4
w:caregiver|8.1 0z+15
s:careg|7.9 0z+15
g:areg|7.9 0z+7
g:egiv|7.9 0z+9
w:parent|7.2 0z+143a+83o+10
b:parent or|8.1 3a+5
w:guardian|8.1 0z+8
b:or guardian|8.1 3a+4
b:guardian of|8.5 0z+73a-5
w:child|8.1 0z+93a-63o+7
b:a child|8.5 0z+53a-3
b:look after|8.1 0z+83a+4
b:after a|8.1 0z+53a-34p+5
b:a family|8.5 0z+4
b:member who|8.5 0z+33m+3
b:child or|8.5 0z+33o+4
w:dependants|7.9 0z+153a+4
l:dependants|7.9 0z+4
w:unpaid|8.5 0z+12
s:unpai|8.5 0z+10
g:rers|7.4 1j+33a+4
b:to anyone|7.5 0z+33o+4
b:or for|8.5 20+3
b:you spend|8.5 0z+4
b:a relative|8.1 0z+43a-33o+5
w:outside|7.2 0k+30n+40z+73a+33p+7
s:outsi|7.2 0k+40n+30z+53p+8
b:work we|8.5 0z+53a+7
b:un proche|7.4 0z+52c+43o+7
b:vous parent|8.5 0z+63a-33o+5
w:enfant|8.5 0z+113a-3
s:enfan|8.1 0z+63a+6
g:<enf|7.9 40+3
b:un enfant|8.5 0z+6
b:des personnes|8.5 0z+83a-33o+4
s:assum|8.5 0z+640+13
s:betre|8.5 0z+103a+10
b:a tu|7.9 0z+72t+3
w:user|7.4 01+170r+113a-4
b:user name|8.5 01+15
f:user|8.1 01+120r+5
w:login|7.9 01+121t-33z+9
s:login|7.9 01+143z+8
g:ogin|7.9 01+5
f:login|8.5 01+8
w:create|7.9 01+1202+70k+61t-33a-6
s:creat|7.5 01+50k+51i+42q+33a-5
g:crea|7.2 02+5
f:create|8.1 01+6
f:account|7.9 01+402+53y+5
b:choose a|7.5 01+502+30o+332-33a+8
b:email to|8.1 01+6
b:your candidate|7.9 01+602+40q+5
b:profile e|8.5 01+4
b:sign in|8.5 01+602+7
f:new|8.5 01+402+903-4
w:returning|8.5 01+101t-34q+3
w:utilisateur|7.9 01+82n+42s+8
g:sate|7.9 01+4
b:d utilisateur|7.9 01+92s+5
l:utilisateur|8.5 01+8
w:identifiant|7.5 01+152n+82r+82s+3
g:ifia|7.4 01+6
f:identifiant|7.9 01+72r+4
l:identifiant|8.5 01+7
w:connexion|8.5 01+141t-3
s:conne|8.1 01+13
b:de connexion|8.5 01+7
w:creer|8.1 01+802+73a+3
s:creer|8.1 01+602+51t-3
b:creer un|8.5 02+5
f:creer|8.1 01+402+3
b:du compte|8.5 01+43y+6
l:compte|7.9 3y+4
b:choisissez un|8.5 01+502+5
b:compte candidat|8.5 02+53z-3
w:konto|8.5 01+71t-32o+6
s:konto|7.7 01+51t-32o+33y+213z+5
w:usuario|8.5 01+143a-3
s:usuar|8.5 01+112n+3
g:kers|7.9 01+6
w:password|5.5 02+2303+212n-32q+43a+133z+20
s:passw|5.4 02+2803+272n-62o-53a+113z+26
g:assw|5.4 02+1303+123z+9
g:sswo|5.4 02+1403+83a+43z+9
g:swor|5.4 02+1203+103a+33z+9
f:password|7.2 02+33a+43z+4
l:password|6.0 02+903+73a+43z+5
b:a password|7.5 02+133z-3
b:new password|7.9 02+503+7
b:password for|8.1 02+83a-3
b:account password|8.1 02+7
b:your password|8.5 02+503-33a+63z-3
w:passcode|8.5 02+102g+17
s:passc|8.5 02+102g+8
b:password so|8.5 3z+7
w:return|8.5 02+62q-73a+8
b:application later|8.5 02+43a+4
b:this site|7.9 02+52b+32l-33a+3
b:mot de|6.2 02+1103+73a+43z+11
b:de passe|6.2 02+1003+83a+43z+9
f:mot|7.0 02+63z+7
l:passe|6.8 02+703+53z-4
b:un mot|8.5 02+4
l:minimum|7.7 3u+3
b:passe de|7.7 3a-33z+12
b:votre mot|8.1 03+63a-33z+5
w:passwort|7.4 02+1003+92o-63a+53z+8
f:passwort|7.5 02+403+4
l:passwort|8.5 02+62o-3
w:kennwort|8.5 02+1303+7
s:kennw|8.5 02+1203+9
f:kennwort|8.5 02+603+4
w:contrasena|7.4 02+1603+142o-43a+53z+12
g:asen|7.4 02+603+43z+4
g:sena|7.4 02+403+53z+4
f:contrasena|8.1 02+92o-33z+5
l:contrasena|7.7 02+703+5
w:crea|8.5 02+11
f:crea|8.5 02+6
w:wachtwoord|7.7 02+1603+132o-43a-33z+4
s:wacht|7.7 02+1103+112o-43z+6
g:<wac|7.7 02+503+3
g:chtw|7.7 02+403+5
g:htwo|7.7 02+603+6
g:twoo|7.7 02+403+4
f:wachtwoord|8.5 02+53z+3
l:wachtwoord|7.9 02+603+5
b:password again|8.5 03+5
b:type the|7.7 03+42f+142g+32h+4
b:the password|8.5 03+42n-43z+4
b:du mot|8.5 02-303+7
w:eingeben|8.5 03+111d+7
s:einge|8.5 03+91d+6
g:ngeb|7.9 03+3
l:eingeben|8.5 03+41d+3
w:ssn|8.1 41+19
l:ssn|8.1 41+10
b:insurance number|8.5 41+3
l:sin|8.5 41+8
w:four|7.9 37+43a-341+944+7
b:id number|8.5 41+7
w:issued|7.9 1j+641+7
b:identification number|8.5 41+8
b:card number|7.3 3a+441+543+54k+4
l:social|8.1 41+4
b:health insurance|8.5 41+4
f:health|8.1 41+3
w:nas|8.1 41+17
l:nas|8.1 41+8
b:securite sociale|8.1 41+7
w:fiscale|8.5 41+13
s:fisca|8.5 41+8
l:fiscale|8.5 41+4
w:derniers|8.5 0e+83a-341+10
w:chiffres|8.1 2g+93t+341+6
s:chiff|7.9 2g+43a+43t+341+5
f:les|8.5 41+3
w:immatriculation|8.5 3a+841+6
s:immat|8.5 3a+741+4
b:d immatriculation|8.5 3a+5
s:steue|8.5 3a+941+14
g:enve|7.3 0k+441+4
g:<rij|7.9 1j+441+5
w:carta|7.4 1c+101d+113a-341+643+5
s:carta|7.4 1c+121d+93a-441+943+4
b:bank account|8.5 3y+4
b:account number|7.9 3y+8
f:bank|8.1 3y+5
w:iban|8.5 3y+17
f:iban|8.5 3y+11
b:and account|8.5 3y+5
f:sort|8.5 3a+7
w:deposit|8.1 3y+943+8
s:depos|7.4 0e+31c+31f+31i+83a-33y+843+5
g:epos|7.2 3y+3
g:sit>|6.9 3y+6
b:direct deposit|8.5 3y+7
f:direct|8.5 3y+4
b:number for|8.1 3a+53y+34l-3
w:transit|7.7 2m-33a-43y+174l+6
l:bank|7.9 3y+6
w:bic|8.5 3y+17
l:bic|8.5 3y+7
b:account for|8.5 43+6
w:wages|8.5 3t+83y+4
s:wages|8.5 3t+43y+3
w:cheque|7.9 3a+93y+16
s:chequ|7.9 3a+43y+12
g:cheq|7.9 3y+4
g:hequ|7.7 3y+4
l:cheque|8.1 3y+8
b:we pay|8.5 3t+4
b:compte bancaire|8.5 3y+33z+6
l:bancaire|8.1 43+4
w:depot|8.5 2w+93y+4
b:de transit|8.5 3y+9
w:banque|7.9 0q+103y+8
s:banqu|7.9 0q+73y+10
g:banq|7.9 3y+4
g:anqu|7.9 0q+3
b:la banque|8.5 3y+8
l:banque|8.5 3y+4
l:transit|8.5 3y+3
b:sur quel|8.5 3y+5
s:verse|8.5 0q+43y+8
b:votre salaire|8.1 3s+43y+8
w:cuenta|8.5 3y+6
g:ingn|7.9 3y+11
b:passport number|7.9 42+14
b:passport no|8.1 3a-342+10
b:document number|8.5 42+8
f:travel|7.7 42+4
b:de passeport|8.5 42+5
f:passeport|8.5 42+5
b:numero du|8.1 1j-42m+33a+442+5
s:voyag|7.5 42+74j+10
g:voya|7.5 4j+4
g:oyag|7.5 42+34j+3
g:yage|7.7 4j+4
w:pasaporte|8.5 42+10
s:pasap|8.5 42+13
b:de pasaporte|8.5 42+9
l:pasaporte|8.5 42+5
b:credit card|8.5 43+8
f:card|8.5 41-543+12
w:payment|8.1 0f-343+21
s:payme|8.1 0f-343+17
b:card details|8.5 43+6
l:payment|8.5 43+6
l:fee|8.5 43+8
b:security code|8.1 2f+43a-343+4
f:processing|8.5 43+3
w:gift|8.5 3a+843+5
b:gift card|8.5 3a+4
f:gift|8.5 43+3
w:billing|8.5 3a+343+5
s:billi|8.5 3a+443+8
f:billing|8.5 43+4
b:by e|8.1 0m+643+4
f:send|7.3 0m+71f+33a-343+3
l:carte|8.1 43+4
w:frais|8.1 43+16
s:frais|8.1 43+16
b:frais de|8.5 43+8
w:paiement|8.5 43+9
s:paiem|8.5 43+10
b:titulaire de|8.5 2c+443+7
b:code de|7.7 2g+73a-343+8
w:tarjeta|8.5 43+9
s:tarje|8.5 43+13
w:credito|8.5 43+9
l:credito|8.5 43+4
w:gmail|8.5 3z+9
s:gmail|8.5 02-43z+11
w:facebook|7.9 2p+113z+10
s:faceb|7.9 02-32p+123z+10
g:aceb|7.9 2p+53z+3
g:cebo|7.9 2p+53z+3
f:facebook|8.5 2p+4
b:your personal|7.9 2u+33a+63z+9
w:indeed|7.9 3a-43n+103z+9
s:indee|7.9 02-33a-43n+73z+10
g:ndee|7.5 3n+33z+4
f:online|7.9 3z+3
b:social media|8.1 2p+63n+3
w:instagram|8.1 2p+153z+6
b:and password|8.5 3z+6
f:instagram|8.1 2p+6
w:import|8.5 1f+53z+8
s:impor|7.9 1f+82c+33z+6
g:impo|7.5 1f+33a+3
b:your github|7.5 2n+73z+7
w:apple|8.5 2h+63z+8
s:apple|8.5 2h+83z+8
l:facebook|8.5 2p+33z+3
b:en ligne|7.4 2p+32q+102r+63z+6
l:ligne|7.4 2q+32r+33z+3
b:contrasena de|8.5 2o-43z+12
b:de linkedin|8.5 3z+4
b:je linkedin|8.5 3z+4
b:any medical|8.5 40+5
f:medical|8.5 3a+4
w:illness|8.5 40+6
s:illne|7.9 40+9
g:illn|7.9 40+3
w:illnesses|8.5 40+7
w:operations|8.5 40+12
w:sick|8.5 40+8
g:sick|7.7 40+6
b:take last|8.5 40+6
w:filed|8.5 0e+440+7
s:filed|8.5 40+6
w:workers|8.1 3a-440+44l+64q+6
w:suffer|8.1 3a+540+6
s:suffe|7.9 3a+540+7
g:uffe|7.9 40+3
b:you suffer|8.5 40+5
b:suffer from|8.1 3a+440+3
s:epile|8.5 40+12
s:diabe|8.5 3a-340+15
w:questionnaire|8.5 40+5
w:positive|8.5 1k-540+17
g:cina|7.9 38+340+7
w:covid|8.5 40+10
s:covid|8.5 40+8
b:covid 19|8.5 40+4
l:19|8.1 40+3
b:ever had|8.5 40+5
b:a work|8.5 3a+340+5
w:sickness|8.5 3a-340+14
s:sickn|8.5 3a-340+13
g:senc|6.9 38+4
b:past two|8.5 40+4
w:planning|8.1 24+428-438+73a-540+10
b:planning to|8.5 38+33a-440+8
w:gp|8.5 3a+340+12
l:gp|8.5 40+4
b:drug or|8.5 40+6
b:or alcohol|8.5 40+5
w:weight|8.5 3a+540+9
f:weight|8.5 3a+340+5
w:immunization|8.5 1e+133a-340+8
s:immun|8.5 1e+740+5
b:immunization record|8.5 1e+840+4
f:immunization|8.5 1e+6
b:you last|7.9 3a+840+8
w:sante|8.1 40+13
s:sante|8.1 40+7
b:de sante|8.5 3a-340+8
l:sante|8.5 40+6
g:came|7.2 2c+3
b:de jours|7.9 37+33a+540+3
w:absence|8.5 40+8
b:d absence|8.5 40+4
b:l an|8.5 40+4
b:an dernier|8.5 40+3
b:deja recu|8.5 3a+440+5
s:prolo|8.5 0o+440+7
w:poids|8.1 1j+83a+740+10
s:poids|8.1 1j+73a+340+5
l:poids|8.5 3a+4
s:embar|8.5 0k+33a-340+11
b:in good|7.7 1j+44k+34q+3
b:profile url|7.9 2r+10
b:public linkedin|8.5 2o+3
b:linkedin com|8.5 2o+3
b:a linkedin|8.5 2o+5
w:www|8.5 2u+18
f:url|7.3 2o+42u+3
b:the address|8.5 2o+32u+5
w:network|7.9 0q+52p+93a+449-3
s:netwo|7.9 0q+52p+53a+7
b:professional network|8.5 2p+5
b:network profile|8.5 2o+4
l:link|6.3 2p+72q+72r+72t+43a-3
w:profiles|8.5 2o+42p+10
b:s yours|8.5 2q+53a-3
l:preferred|8.1 3x+4
b:lien linkedin|8.5 2o+3
b:votre page|8.1 2n+32u+6
b:url de|8.1 2o+32u+3
b:compte linkedin|8.5 2o+6
b:le lien|8.1 2q+6
b:sur linkedin|8.5 2b+12
w:collez|7.5 1c-31d+41g+132o+42t+4
w:reseau|8.1 2o+42p+11
b:reseau professionnel|8.5 2o+32p+4
b:link zu|8.1 2q+3
s:freiw|8.5 10+42o+4
b:perfil de|7.9 2r+3
f:perfil|7.9 2r+3
w:enlace|7.9 2q+42r+72t+4
s:enlac|7.7 2p+112q+52r+62t+3
g:enla|7.7 2p+3
g:nlac|7.7 2p+3
b:enlace a|8.1 2o+32q+42t+3
b:link naar|7.9 2o+32r+3
b:naar je|8.5 2o+3
w:pagina|8.5 2o+42u+9
s:pagin|8.5 2u+6
b:link al|8.5 2o+3
b:github profile|8.5 2n+4
b:look at|8.1 0l+42q+3
s:repos|8.5 2n+5
g:sito|7.9 2u+4
b:on github|8.5 2n+6
f:open|7.5 44+4
b:url github|8.5 2n+3
l:source|7.3 3n+5
b:got a|8.5 2n+54l+5
b:d love|8.5 0m+102n+53a-5
f:got|8.5 2n+44l+3
w:montrez|8.5 2q+5
s:montr|8.5 2q+4
b:montrez nous|8.5 2n+32q+3
b:de github|8.5 2n+5
f:portfolio|6.7 2q+12
b:portfolio url|8.1 2q+5
w:behance|8.1 2q+16
s:behan|8.1 2q+14
b:portfolio behance|8.5 2q+3
w:dribbble|8.1 2q+16
s:dribb|8.1 2q+14
b:behance dribbble|8.5 2q+3
b:a link|8.1 2q+7
w:design|8.5 1i+5
b:your book|8.5 2q+11
b:web address|8.5 2r+8
f:web|8.1 2u+6
b:portfolio link|8.1 2q+6
g:tors|7.7 0k+4
w:gallery|8.5 2q+9
s:galle|8.5 2q+9
b:gallery of|8.5 2q+11
b:of completed|8.5 2q+3
s:kitch|7.9 2q+738+54p+7
w:showreel|8.5 2q+82t+13
s:showr|8.1 2q+72t+938+43a-3
g:reel|7.4 0u+42t+3
w:folio|8.5 2q+9
s:folio|8.5 2q+14
f:showreel|8.5 2q+5
w:collection|7.9 0n+92q+7
b:collection of|8.5 2q+4
w:sure|8.5 2q+83t+6
b:sure that|8.5 2q+53t+3
w:seen|7.9 0k+72q+83a-73n+10
g:seen|7.9 3n+5
f:teaching|8.5 1e+4
f:book|8.5 2q+5
b:portfolio en|8.1 1i+5
b:ou peut|7.4 2q+32r+43b+3
b:vos realisations|7.9 1i+42q+8
b:vers vos|8.5 2q+5
w:merci|8.5 1f+52q+6
s:merci|8.5 1f+32q+8
f:merci|8.5 2q+3
l:lien|7.4 2p+32t+6
b:adresse web|8.5 2r+5
b:web de|8.5 2u-43a+6
w:obligatoire|8.1 1f+112q+338+6
w:arbeitsproben|8.5 1i+132q+4
w:portafolio|8.5 2q+16
l:portafolio|8.5 2q+4
b:your site|8.5 3a+3
w:blog|7.4 0m+72q+52u+133a-3
g:blog|7.3 2u+9
g:log>|7.4 2u+8
b:or blog|8.5 2u+6
l:blog|7.9 2u+12
w:homepage|8.5 2u+16
s:homep|8.5 2u+13
f:homepage|8.5 2u+10
l:homepage|8.5 2u+7
b:web site|8.5 2u+11
b:put the|8.5 1g+42u+5
b:web page|8.5 2u+11
f:blog|8.5 2u+14
b:the internet|8.5 2u+83a-63n+4
w:visit|7.7 2u+93a+44j+7
b:website or|8.5 3n+3
l:web|7.2 2p+52u+123a-4
b:site internet|8.5 2u+7
b:votre site|8.1 2u+133a-4
b:site personnel|8.5 2u+8
f:page|8.1 2p+42r+112u+33a-3
b:un site|8.5 2u+53n+4
s:eigen|7.9 2u+83a-34l+18
g:eige|7.5 3n+34l+6
w:sitio|8.1 2p+92u+123a+4
s:sitio|8.1 2p+32u+93a+5
b:sitio web|8.5 2p+42u+4
w:sito|8.5 2u+15
f:sito|8.5 2u+9
l:twitter|6.9 2s+10
b:handle on|8.5 2s+4
b:on x|8.5 2s+7
b:twitter account|8.5 2s+5
b:your handle|8.5 2s+133a-3
b:other website|8.5 2p+102u-6
b:other url|8.5 2p+10
l:links|7.9 2p+4
w:medium|8.5 2p+15
s:mediu|8.5 2p+11
w:overflow|8.1 2p+8
s:overf|8.1 2p+11
b:stack overflow|8.1 2p+4
l:instagram|8.5 2p+8
b:the web|8.5 2p+52r+7
w:shows|8.5 2p+73a-54j+11
s:shows|8.5 2p+54j+6
w:presence|7.4 2p+738+173a-3
w:miscellaneous|8.5 1e+52p+12
s:misce|8.5 1e+32p+13
f:miscellaneous|8.5 2p+7
w:xing|8.1 2p+14
b:xing profile|8.5 2p+4
f:xing|8.5 2p+8
w:pages|8.1 1i+32p+93a+5
s:pages|8.1 2p+63a+6
b:want us|8.5 1e+32p+3
w:click|8.5 2p+133a+5
s:click|8.5 2p+53a+5
b:autre lien|8.5 2p+7
f:liens|8.1 3o+5
b:vous aimeriez|8.5 2p+62w+5
s:indiq|8.5 2p+43v+8
b:ajouter un|8.1 1e+31f+32p+5
f:ajouter|7.7 1c+42b+32p+3
s:sonst|8.5 1e+142p+11
w:altri|8.5 1e+92p+11
s:altri|8.5 1e+62p+5
f:altri|8.5 2p+3
l:scholar|8.5 2r+3
w:orcid|7.9 2r+18
s:orcid|7.9 2r+16
g:<orc|7.9 2r+9
g:orci|7.9 2r+8
g:rcid|7.9 2r+5
g:cid>|7.9 2r+8
f:orcid|8.1 2r+7
f:publications|8.1 2r+5
w:researchgate|8.5 2r+16
f:researchgate|8.5 2r+6
l:researchgate|8.5 2r+7
l:orcid|8.1 2r+7
w:scopus|8.5 2r+11
s:scopu|8.5 2r+8
w:author|8.1 2r+13
b:scopus author|8.5 2r+5
w:published|8.1 1i+122r+7
w:articles|8.1 1i+62r+123a-3
s:bibli|8.5 2r+15
f:published|8.5 1i+42r+3
s:paten|8.1 1j+162r+3
b:vos publications|8.5 2r+3
w:travaux|8.1 1i+152r+6
b:de travaux|8.5 1i+32r+3
f:video|7.2 2t+8
b:record a|8.5 2t+3
w:60|7.7 2t+338+43a-33p+53x+5
b:video about|8.5 3a+6
w:loom|8.5 2t+17
b:send us|8.5 2t+7
w:youtube|8.1 2t+10
s:youtu|8.1 2t+10
g:yout|7.9 2t+3
w:vimeo|8.1 2t+14
s:vimeo|8.1 2t+13
b:your video|8.5 2t+6
f:record|8.5 1h+4
b:upload your|6.9 1f+81i+42q-3
w:demo|8.5 2t+13
w:reel|8.5 2t+4
b:video link|8.5 2t+3
w:recording|8.5 1i+132t+103a-4
b:presentation video|8.5 2t+5
w:min|8.1 3t-83u+17
l:min|8.5 3u+4
f:cv|5.5 1f+321g+83a-3
w:envoyez|7.9 0m+80p+42t+43a-3
s:envoy|7.1 0e+60m+60p+112g+62t+3
b:nous une|8.5 3a+5
f:envoyez|8.1 0m+3
g:vors|7.7 2t+63t+5
g:orst|7.7 2t+63t+4
g:rste|7.7 2t+43t+4
g:llun|7.7 2t+53j+33t+4
w:presentacion|7.9 1c+101d+62t+3
b:de presentacion|7.9 1c+51d+3
l:presentacion|7.9 1c+4
b:di presentazione|8.1 1c+51d+42t+3
b:word or|8.1 1c+3
b:or pdf|8.1 1c+41f+3
b:5 mb|8.5 1f+5
b:please attach|7.5 1e+61f+41h+41i+3
l:file|7.1 1h+31i+3
b:drop your|8.5 1c+41f+6
b:cv here|8.5 1f+4
b:add your|8.5 1f+3
w:twice|7.9 1f+41t+64j+7
s:twice|7.9 1f+41t+54j+5
g:twic|7.7 3a+3
w:attachment|7.7 1c+71e+61f+31h+5
g:achm|7.4 1e+7
g:chme|7.4 1e+6
l:attachment|7.9 1c+3
l:pdf|6.5 1c+91f+31i+8
b:to assess|8.5 0n+31f+5
w:browse|8.5 1c+61f+7
s:brows|8.5 1c+51f+4
w:fill|7.9 1f+43a+6
b:to fill|8.5 1f+33a+4
b:fill in|8.5 1f+53a+3
w:save|8.1 0q+121f+53a+3
b:un cv|8.5 1f+8
b:cv pdf|7.7 1f+13
b:mon cv|8.1 0q+31f+4
w:fichier|7.2 1c+51e+81f+101g+41h+111i+83a-4
s:fichi|7.2 1c+41e+111f+51g+41h+41i+113a-4
g:<fic|7.2 1e+4
f:fichier|8.5 1c+31f+4
w:jointe|7.9 1c+31e+41i+62q-5
b:piece jointe|7.9 1c+41f+31i+42q-3
b:word ou|8.5 1f+3
b:ou pdf|8.5 1f+3
b:cv ici|8.5 1f+4
w:lebenslauf|7.4 1f+141g+13
g:ensl|7.4 1f+51g+3
g:slau|7.4 1f+61g+4
f:lebenslauf|7.5 1f+91g+4
l:lebenslauf|8.5 1f+4
w:anhangen|8.5 1c+131f+4
s:anhan|8.5 1c+71f+5
l:anhangen|8.5 1c+4
w:hoch|8.5 1f+73a-33t+10
l:curriculum|7.9 1g+7
w:adjunta|8.5 1f+61i+10
f:adjunta|8.5 1f+51i+5
w:uploaden|8.5 1c+61f+3
b:je cv|8.5 1f+71g+7
w:allega|8.5 1c+51f+4
f:allega|8.5 1c+31f+4
b:paste your|7.5 1d+31g+8
f:paste|7.9 1g+4
b:resume text|7.9 1f-31g+7
l:text|7.0 0p+31c-31d+91f-31g+6
b:or paste|8.1 1d+31g+4
b:paste resume|8.1 1g+5
b:as text|8.5 1f-41g+10
f:or|7.9 3r+19
b:type or|8.5 1d+31g+3
w:plain|8.5 1c-31d+41g+6
b:plain text|8.5 1g+4
w:version|8.1 1f-31g+824-43a+5
b:a file|8.5 1g+3
w:manually|8.5 1c-41d+51f-31g+14
w:content|8.1 0u+51f-31g+10
w:lost|8.5 1g+4
b:text of|8.1 1d+41f-51g+10
b:into the|8.1 1g+6
b:read it|8.5 1g+3
b:collez votre|8.1 1d+31g+7
f:collez|8.5 1g+3
b:cv en|8.5 1g+9
l:texte|7.9 0p+51g+4
w:copier|8.5 1d+61g+3
w:coller|8.5 1d+31f-41g+8
b:copier coller|8.5 1g+5
b:coller votre|8.5 1g+4
b:texte du|8.5 1g+5
f:texte|8.5 1g+4
b:le texte|8.5 2f+7
b:texte de|8.5 1d+3
w:saisir|8.5 1c-51d+71f-51g+10
f:saisir|8.5 1d+31g+4
w:dessous|8.1 1d+71g+43a-33u+6
s:desso|8.1 1d+51g+43a-43u+7
b:ci dessous|8.5 1d+41g+4
w:contenu|8.1 1d+41g+10
b:contenu de|8.1 1d+41g+8
f:contenu|8.5 1d+4
b:als text|8.5 1d+5
w:einfugen|8.5 1g+15
s:einfu|8.5 1g+11
l:einfugen|8.5 1g+4
f:texto|8.5 1d+41g+6
g:olla|6.9 2i+3
w:testo|8.5 1d+61g+9
s:testo|8.5 1d+61g+6
w:covering|7.7 1c+51d+6
b:covering letter|7.7 1c+51d+4
b:letter of|6.9 1c+101d+61e+4
f:letter|7.5 1c+3
l:attach|7.9 1c+4
b:letter file|8.5 1c+5
b:of motivation|8.5 1c-31d+4
b:your cover|7.7 1c-41d+9
s:inten|7.9 0k+41c+9
w:ltr|8.5 1c+61d+10
b:cover ltr|8.5 1c+51d+4
b:your letter|8.5 1d+4
b:televerser une|8.5 1d+3
w:deposer|8.5 1c+51d-41i+9
b:votre lettre|7.3 1c+51d+14
f:deposer|8.5 1i+4
b:fichier lettre|8.5 1c+9
b:lettre d|7.7 1c+54b+9
w:accompagnement|8.5 1c+51d+3
b:d accompagnement|8.5 1c+4
b:de candidature|8.5 1c+51d+3
f:choisir|8.5 3r+3
w:joignez|8.1 1c+71f+81i+5
f:joignez|8.1 1c+31f+4
w:anschreiben|7.9 1c+111d+10
f:anschreiben|7.9 1c+10
l:anschreiben|8.5 1c+5
w:motivationsschreiben|8.5 1c+61d+8
g:ssch|7.9 1c+3
f:motivationsschreiben|8.5 1d+3
b:carta de|7.7 1c+111d+8
b:de motivacion|8.5 1d+5
l:motivacion|8.5 1d+3
b:tu carta|8.5 1d+5
w:motivatiebrief|8.1 1c+141d+9
g:tieb|7.9 36+3
f:motivatiebrief|8.5 1c+9
l:motivatiebrief|8.5 1c+5
w:lettera|8.1 1c+121d+6
b:lettera di|8.5 1c+41d+5
b:letter in|8.5 1d+4
s:compo|8.1 1c-51d+84j+3
b:words in|8.5 2f+3
b:la lettre|8.5 1d+8
s:redig|8.1 1d+81i+6
w:ecrivez|8.5 1d+32h+11
w:plutot|8.5 0l+61d+5
s:pluto|8.5 0l+41d+5
b:plutot que|8.5 1d+6
w:escribe|8.5 1c-51d+82f+7
f:escribe|8.5 1d+42f+3
w:unofficial|8.5 1h+6
s:unoff|8.5 1h+5
b:unofficial transcript|8.5 1h+4
b:your university|8.5 1h+6
b:school transcript|8.5 1h+5
b:transcript of|8.5 1h+6
w:interns|8.5 1h+448+5
f:student|8.5 1h+3
s:semes|8.5 1h+548+4
w:releves|8.5 1h+8
b:releves de|8.5 1h+3
f:releves|8.5 1h+3
f:bulletin|8.5 1h+5
w:dernieres|8.1 1h+102c+11
b:dernieres annees|8.1 1h+72c+6
b:televersez votre|8.5 1i+62q-4
w:seulement|8.5 1h+43t+5
s:seule|8.5 1h+43t+4
l:fichier|7.9 1e+61h+3
b:writing sample|8.1 1i+7
b:sample of|8.5 1i+3
w:plan|7.4 1i+113a+8
g:lan>|7.4 1i+33a+3
f:sample|8.5 1i+3
l:plan|7.7 3a+4
b:have written|8.1 1i+3
w:files|8.1 1e+91i+12
s:files|8.1 1e+151i+8
l:files|8.5 1e+31i+5
w:photos|8.5 1i+15
f:photos|8.5 1i+8
s:audit|8.5 0k+51i+12
w:echantillon|8.1 1i+16
s:echan|8.1 1i+14
g:illo|7.9 1i+4
b:echantillon de|8.5 1i+8
f:echantillon|8.1 1i+7
b:joindre un|8.5 1e+31i+82q-4
w:attachments|8.5 1e+10
l:attachments|8.5 1e+7
b:to consider|8.5 0q+6
f:extra|8.5 1e+4
w:recommendation|8.5 1e+10
b:of recommendation|8.5 1e+6
f:veterans|8.5 1e+5
b:the word|8.5 1e+72h+4
w:candidacy|8.5 0n+4
g:mpar|7.9 0k+3
w:documentos|8.5 1e+9
b:for work|7.3 48+34j+84l+6
b:soon could|8.1 37+7
b:date can|8.5 48+3
b:begin work|8.5 3a+5
b:from which|7.9 48+11
b:which date|8.5 3a+348+6
l:free|8.5 48+3
w:ready|7.4 3p+1248+54j+4
s:ready|7.4 3p+1048+34j+3
b:ready to|7.4 3p+7
b:to start|7.7 3a+348+4
b:what day|8.5 2h+648+4
b:in for|8.5 0e+448+5
b:the crew|8.5 48+4
w:away|7.3 3a-33p+33u+1244-54j+12
g:away|7.3 3u+44j+4
g:way>|7.3 3u+34j+4
b:from when|7.9 48+4
w:monday|7.4 44+134j+3
s:monda|7.3 3a-344+44j+6
g:mond|7.3 44+4
g:nday|6.7 44+54j+3
g:kly>|6.9 2e+6
b:you join|7.7 2w+948+7
b:up the|7.7 48+7
b:to report|8.5 38-33a+348+3
b:start work|8.1 3a+348+4
b:your earliest|8.5 48+5
l:availability|7.2 44+4
b:a move|7.9 3p+4
b:state the|7.7 4q+5
b:us if|7.7 0e+336+43m+44q+4
w:happens|8.5 3a+648+5
s:happe|8.5 3a+648+5
b:you make|7.9 3a-43s+948+34j+4
w:immediately|8.5 3a-448+6
b:a month|8.1 4j+7
b:be at|8.1 38+33a+348+7
b:could start|8.5 48+3
b:disponible a|7.5 3x+448+4
b:a partir|7.0 3u+348+10
b:partir du|7.9 48+4
f:disponible|7.4 48+5
b:partir de|7.4 3u+548+5
f:disponibilite|7.5 48+4
b:de prise|8.5 48+5
w:arrivee|8.1 3a+448+7
b:d arrivee|8.1 48+6
b:arrivee au|8.5 3a+6
b:au plus|8.5 48+5
b:plus tot|8.5 48+8
w:sinon|8.5 48+7
s:sinon|8.5 48+4
b:vous pourriez|8.5 48+9
s:reten|7.5 0n-30o+110q+348+4
b:de commencer|7.9 48+4
b:votre disponibilite|8.5 48+4
b:nous rejoindre|8.1 4f+3
b:de stage|8.5 3a+448+6
w:premierjour|8.5 3a-348+12
w:eintrittstermin|8.5 48+8
l:eintrittstermin|8.5 48+5
b:ab wann|8.5 48+5
s:verfu|8.5 48+94l+7
f:ab|8.5 48+5
w:fruhestmoglicher|8.5 48+9
f:fruhestmoglicher|8.5 48+5
w:anfangen|8.5 48+8
s:anfan|8.5 48+8
b:uns anfangen|8.5 48+7
l:anfangen|8.5 48+3
w:empezar|8.5 48+15
s:empez|8.5 48+11
l:empezar|8.5 48+5
w:disponibilidad|7.4 3p+444+748+44j+8
b:disponibilidad para|7.9 3p+54j+5
f:disponibilidad|7.9 3p+3
w:beschikbaar|8.5 3a-344+1148+19
s:gewen|8.1 0u+63t+748+8
w:disponibilita|7.5 39+143p+548+34j+10
l:give|7.5 37+3
b:of notice|7.4 37+7
b:by your|8.5 3a+6
f:period|8.1 0o+4
b:howmany weeks|8.1 37+3
w:contractual|8.1 36+1237+53a-4
f:contractual|8.5 36+3
w:serving|8.5 37+43a+4
b:period in|8.1 37+3
l:days|7.1 37+83x+4
b:notice would|8.5 37+3
b:to current|8.5 37+33o+5
b:notice you|8.5 37+5
b:one month|8.5 37+3
b:served as|8.5 2c+4
b:contract ask|8.5 37+4
b:stay on|8.5 37+439+4
f:weeks|8.5 37+4
f:term|8.5 44+3
f:preavis|7.3 37+5
w:donner|7.4 37+10
b:donner a|7.9 37+6
w:semaines|7.1 37+739+64j+5
b:de semaines|7.9 37+4
w:devez|7.5 37+10
s:devez|7.5 37+8
g:evez|7.5 37+3
b:devez vous|7.5 37+5
w:conge|8.1 0u+937+4
b:de conge|8.1 0u+43a+5
f:delai|8.1 37+6
b:un preavis|8.5 37+4
w:respecter|8.5 0r+537+4
s:respe|8.1 0r+437+3
b:a respecter|8.5 0r+3
w:contractuel|8.1 0u+8
b:preavis en|7.9 37+4
l:jours|8.1 3x+3
b:avant de|8.5 37+4
w:avis|7.9 0n+51b-33a+7
w:effectuer|8.1 39+44j+4
b:a effectuer|8.5 37+339+4
f:temps|7.5 39+33x+3
b:contrat actuel|8.5 37+3
w:demission|8.5 37+93a-3
w:kundigungsfrist|7.5 37+15
g:gsfr|7.5 37+6
g:sfri|7.5 37+8
f:kundigungsfrist|8.1 37+8
l:kundigungsfrist|7.7 37+7
b:ist ihre|8.5 37+3
b:ihre kundigungsfrist|8.5 37+4
s:monat|8.1 0o+537+43v+9
w:preaviso|8.1 37+16
l:preaviso|8.5 37+3
b:de preaviso|8.5 37+6
w:periodo|7.9 37+63v+8
g:iodo|7.9 3v+4
f:periodo|7.9 37+43v+6
w:opzegtermijn|8.5 37+19
s:opzeg|8.5 37+11
g:mijn|7.9 37+4
l:opzegtermijn|8.5 37+6
w:preavviso|8.5 37+13
l:preavviso|8.5 37+4
b:expected salary|7.7 3r+43t-43v+3
b:desired salary|7.3 3t+33u+3
w:gross|7.2 3s+123t+5
s:gross|7.2 3a-33s+73t+53u+3
b:to earn|8.1 3a-33t+7
b:compensation expectations|8.1 3t+5
f:compensation|7.9 3v+6
b:much do|8.5 3s+103t+6
l:ctc|8.5 3s+3
b:what salary|8.5 3t+3
b:salary are|8.1 3t+5
l:sought|8.1 0u+5
b:your expected|7.9 3r+43t+5
w:package|7.9 3s+93t+10
s:packa|7.9 3s+53t+8
g:<pac|7.9 3s+3
g:pack|7.9 3s+33t+3
g:ckag|7.9 3s+33t+3
g:kage|7.9 3t+3
w:bonus|7.5 3a+73s+93t+5
s:bonus|7.5 3a+73s+73t+7
g:bonu|7.5 3s+3
g:onus|7.5 3s+4
l:bonus|8.1 3t+3
w:hoping|8.1 3t+8
s:hopin|8.1 3t+11
g:opin|7.7 3a+3
b:you hoping|8.1 3t+9
b:hoping for|8.5 3t+6
b:salary requirements|8.5 3t+4
w:applications|8.1 0e+50l+73a-33t+5
b:not be|7.7 3a+73q-3
f:wage|8.1 3t+73v+4
l:desired|7.2 3j+33v+43x+4
b:starting pay|8.5 3t+3
b:say yes|8.5 3t+5
b:salary range|8.1 3u+5
b:are looking|8.5 3t+4
w:expectation|7.1 3j+53t+103u+4
b:salary expectation|7.7 3t+3
b:in cad|7.3 3t+5
b:what number|8.5 3a-53t+11
l:mind|8.5 3t+3
f:ideal|8.1 3t+4
b:expected pay|8.1 3r+33t+5
b:pay for|8.1 3t+7
b:total compensation|8.5 3s+4
b:expectations for|8.1 3t+3
b:pay rate|8.1 3s+3
w:requested|8.5 3t+9
l:expectation|7.9 3t+3
b:base pay|8.1 3t+5
b:pay would|8.5 3t+7
f:budget|8.5 3t+4
w:yearly|7.3 3a-33t+103v+74j+3
s:yearl|7.3 3a-33t+83v+44j+3
b:per year|7.3 3a-43t+73u+6
b:pay you|7.3 3a-33s+73t+93u+4
w:monthly|7.5 0m+93a-63v+94j+9
b:gross monthly|8.5 3t+4
b:monthly salary|8.1 3t+3
s:monet|8.5 3r+123t+3
b:100 %|8.1 3t+33x+5
b:of pay|8.1 3s+63t+4
w:seek|8.1 3a-43t+63x+13
b:you seek|8.1 3t+63x+10
l:seek|8.5 3t+3
b:be happy|8.1 2w+538+33a-43t+6
b:happy with|8.1 3t+6
w:pretentions|7.2 3r+43t+43u+6
s:prete|7.0 3j+63r+53t+53u+5
b:pretentions salariales|7.4 3u+6
f:pretentions|7.9 3u+4
b:vos pretentions|7.7 3r+43t+5
w:desire|7.4 0m+53j+63t+43x+844+3
w:annuel|6.7 3a-33s+53t+93u+63v+4
b:salaire annuel|7.3 3t+5
w:brut|7.2 3a-33j+63s+43t+33u+6
b:brut souhaite|8.5 3j+3
b:niveau du|8.5 3a+7
w:attendue|8.1 3j+93r+73t-3
w:variable|8.1 3s+73t+3
s:varia|8.1 3s+4
s:gagne|8.1 3s+10
b:brut annuel|7.7 3s+43u+6
l:annuel|7.9 3t+33u+43v+3
w:salariale|7.7 3j+133v+9
b:fourchette salariale|8.5 3t+4
b:quel salaire|8.1 3a-33t+33u+6
w:visez|8.5 3t+9
s:visez|8.5 3t+6
b:visez vous|8.5 3t+4
b:de remuneration|7.5 3u+43v+9
f:conditions|8.1 3t+4
f:package|8.5 3s+43t+5
w:recherchee|8.1 2e+63a-33t+74p+8
l:recherchee|8.1 4p+3
w:venir|8.1 38+73t+9
s:venir|8.1 38+63t+5
b:remuneration brute|8.5 3s+3
w:gehaltsvorstellung|8.5 3t+11
s:gehal|7.2 3a-43r+133s+83t+133u+153v+12
g:geha|6.8 3a-33r+53s+53t+83u+73v+5
f:gehaltsvorstellung|8.5 3t+4
w:gehaltswunsch|8.5 3t+16
g:wuns|7.1 2e+32w+33t+73x+44p+3
g:unsc|7.1 3t+53x+4
b:ist ihr|8.5 3a+43t+6
s:wunsc|8.5 3t+12
s:brutt|8.5 3t+12
w:pro|7.7 2e+938+73a-33t+93v+11
w:jahr|7.9 3a+53t+103v+7
b:pro jahr|8.1 3t+53v+7
l:jahr|8.1 3v+5
w:salarial|8.1 3t+9
b:expectativa salarial|8.5 3t+3
l:salarial|8.1 3t+4
w:salario|7.3 3a-33j+53r+133s+123t+43u+63v+3
w:deseado|7.9 0u+63j+83t+6
s:desea|7.7 0u+53j+53t+73x+13
g:dese|7.5 0m+33x+3
g:sead|7.7 3x+4
f:salario|7.7 3j+33s+33t+43u+4
l:deseado|7.9 3j+33t+3
w:gewenst|8.5 0u+83t+10
w:salaris|8.5 3s+9
f:gewenst|8.5 0u+53t+4
l:salaris|8.5 3s+5
w:verdienen|8.1 3a-33s+113t+93u+8
s:verdi|8.1 3s+43t+113u+8
l:verdienen|8.5 3t+4
w:ral|8.1 3s+113t+63u+12
w:desiderata|8.5 3t+15
s:desid|7.9 0m+40u+73t+14
f:ral|8.1 3s+43t+5
l:desiderata|8.5 3t+7
w:retribuzione|8.1 3s+63t+43v+9
s:retri|8.1 3s+103t+53v+4
f:retribuzione|8.5 3s+53t+3
b:minimum salary|8.5 3t-43u+7
w:acceptable|6.5 38+339+53a+33p+43u+63x+344+64j+5
w:lowest|7.9 3a-33u+16
s:lowes|7.9 3a-33u+14
g:owes|7.9 3u+5
g:west|7.7 3u+4
b:salary you|7.5 3u+7
b:would accept|7.7 2w+4
f:lowest|8.1 3u+3
b:the least|8.5 3u+7
b:would take|8.1 3p+63u+6
b:minimum annual|8.1 3u+4
b:you decline|8.5 3u+4
b:would not|8.5 3a-103p+73u+6
b:not consider|8.5 3u+4
w:less|8.1 2c+73u+1448-3
b:less than|8.1 3u+8
b:d take|8.5 3j+33u+4
l:annual|8.1 3u+4
b:base you|8.5 3u+6
b:your minimum|8.5 3u+3
b:gross annual|8.5 3u+5
b:le salaire|8.1 3a+4
b:vous accepteriez|8.1 2w+53u+3
l:accepteriez|8.5 3u+3
b:souhaite de|8.5 3j+53t-83u+8
w:bas|8.5 3u+13
w:accepter|8.5 3u+7
b:une offre|8.5 3u+6
w:montant|8.1 3u+73v+17
b:moins que|8.5 3a+33u+5
w:minimo|8.5 3u+8
b:salario minimo|8.5 3u+5
f:currency|7.7 3r+8
b:which currency|8.5 3r+8
b:pay currency|8.5 3r+7
b:currency for|8.1 3r+8
b:the amount|8.5 3v+4
b:amount above|8.5 3v+4
b:salary in|7.5 3r+53s+6
b:salary unit|8.5 3r+33v+3
l:amount|8.5 3v+3
l:devise|8.1 3r+6
w:monnaie|8.5 3r+15
s:monna|8.5 3r+12
f:monnaie|8.5 3r+10
s:expri|8.5 3r+53v+10
w:eur|8.1 3r+43t+3
b:del salario|8.5 3r+103v+4
l:salario|8.1 3r+43s+4
w:valuta|8.5 3r+17
f:valuta|8.5 3r+10
l:valuta|8.5 3r+6
b:per hour|7.5 3j+103v+4
f:per|8.5 3v+4
w:frequency|7.9 3a+73t-33v+10
b:pay frequency|8.5 3v+5
l:frequency|7.9 3v+6
b:pay per|8.5 3t-53v+5
b:type desired|8.1 3t-43v+73x+3
w:gave|8.1 3a+53v+7
b:you gave|8.5 3a+33v+5
w:frequence|8.1 3a+53v+4
f:frequence|8.1 3v+5
b:par mois|7.9 3v+84j+12
b:par an|8.5 3v+7
w:periodicite|8.5 3v+12
l:periodicite|8.5 3v+4
f:ce|8.5 3v+3
b:temps du|8.5 0n+43v+7
b:por hora|8.1 3j+83v+4
s:earni|8.5 3s+13
b:gross pay|8.5 3s+8
b:salary and|8.5 3s+4
w:benefits|8.5 3a+33s+4
l:rate|7.7 3a-43j+8
f:existing|8.1 3s+5
b:current grade|8.5 3a+43s+8
w:ending|8.5 3s+5
s:endin|8.5 3a+33s+3
w:latest|8.5 3s+9
s:lates|8.5 3s+9
b:are on|8.5 3a+63s+3
w:gagnez|8.5 3s+14
b:gagnez vous|8.5 3s+7
b:salaire de|8.5 3s+7
b:dans votre|8.1 3a+5
b:dernier emploi|8.5 3s+4
b:hourly rate|7.5 3j+10
f:hourly|7.4 3j+93t-3
b:rate per|8.5 3j+63t-3
l:hour|7.9 3j+4
b:hourly pay|8.1 3j+83t-3
w:w2|8.5 0u+17
w:freelance|8.5 0u+113j+4
s:freel|8.1 0u+133j+3
b:your hourly|8.5 3j+6
w:casual|7.7 0u+123j+63t-33x+3
s:casua|7.7 0u+123j+5
g:casu|7.7 0u+3
g:asua|7.7 0u+3
b:an hour|8.5 3a+43j+5
b:wage expected|8.5 3j+5
w:hr|8.5 3j+53t+4
b:salaire horaire|8.1 3j+6
w:tarif|8.5 3j+10
s:tarif|7.9 3a-33j+26
g:arif|7.9 3j+7
l:heure|8.5 3j+6
s:stund|7.9 2e+83j+26
g:stun|7.3 2e+439+33j+10
g:tund|7.3 2e+439+33j+8
w:gewunschter|8.5 2w+143j+8
s:gewun|7.5 0u+92e+82w+63a-53j+73x+144p+10
g:gewu|7.5 2w+33x+44p+5
g:ewun|7.5 0u+32e+33x+44p+5
g:scht|7.5 3x+44p+3
f:gewunschter|8.5 2w+5
f:relocation|7.9 3p+5
b:relocating to|8.5 3p+3
b:to cityname|6.8 38+53a+4
w:near|8.1 2w+73p+3
b:cityname would|7.9 3p+3
b:relocate for|8.5 3p+3
b:if required|8.5 39+3
w:willingness|8.5 3p+4
b:willingness to|8.5 3p+3
b:move to|7.5 3p+9
s:close|7.2 2c+82w+939+43a-63o+43p+444+9
g:<clo|7.0 2f+439+33a-3
b:the site|8.5 3p+3
b:pick up|8.5 3a+43p+3
b:that something|8.5 38+4
w:candidates|8.5 0l+43p+4
b:live within|8.1 3p+3
b:you ready|8.1 3a+34j+3
b:to another|7.9 36+33a-33p+7
b:moving to|8.1 3a+33p+4
g:<oka|7.7 0u+3
f:interested|8.5 3p+3
b:be ready|8.5 3p+6
b:residence in|8.5 3p+9
w:remote|6.5 0a-338+83a+53p+34p+16
s:remot|6.4 38+103a+93p+34p+21
g:emot|6.4 38+34p+8
g:mote|6.4 38+34p+5
b:remote work|7.9 3p+34p+3
b:relocate before|8.5 38+43a-33p+3
b:you up|8.5 3p+10
f:moving|8.5 3a-33p+6
s:rotat|7.4 3p+444+20
g:<rot|7.2 44+8
g:rota|7.2 44+9
g:otat|7.3 44+7
w:branches|8.5 2w+123a-33p+4
b:relocate to|8.1 3p+4
w:geographic|8.5 2w+53p+9
f:geographic|8.5 2w+43p+3
b:to live|8.1 3p+11
b:for at|8.5 1v+33p+4
w:district|8.1 2i+73p+11
l:district|8.1 3p+3
w:flexibility|8.5 3a-33p+744+4
s:flexi|7.5 3a-43p+444+74j+7
w:miles|8.1 3p+10
s:miles|8.1 3p+9
w:residents|8.5 0l+63p+8
b:of other|8.5 3p+3
w:intend|8.5 0k+63p+4
b:you intend|8.5 0k+4
b:intend to|8.5 0k+5
b:moving house|8.5 3p+3
w:expense|8.5 3a+53p-3
b:keep you|8.5 3a+6
b:jobs that|8.5 0m+3
b:a problem|7.5 3a+103p-3
f:not|8.1 3a+113p-4
w:demenagement|8.5 3p+6
b:un demenagement|8.5 3p+3
b:il probleme|8.5 3a+5
l:probleme|8.1 3a+4
b:ne souhaite|8.1 3a+6
b:souhaite pas|8.1 3a+4
b:de demenager|8.1 3p+4
w:mobilite|7.7 2i+53a-43p+15
b:mobilite geographique|8.5 3p+4
f:mobilite|7.7 3p+6
b:dispose e|8.5 4j+4
w:relocaliser|8.5 3p+4
b:vous relocaliser|8.5 3p+5
f:pret|8.1 3p+3
b:une autre|8.1 3p+9
b:autre region|8.5 3p+7
w:relocalisation|8.5 3p+11
w:envisageable|8.5 3p+10
s:envis|8.1 3p+12
w:installer|8.5 3p+8
b:vous installer|8.5 3p+4
w:changer|8.5 3p+6
b:a changer|8.5 3p+5
b:changer de|8.5 3p+5
b:vous ouvert|8.5 0u+6
b:ouvert a|8.5 0u+53p+4
w:iriez|8.5 3p+8
s:iriez|8.5 3p+5
w:vivre|8.5 3p+11
s:vivre|8.5 3p+8
f:iriez|8.5 3p+5
b:pour nous|7.7 2i+33o+43p+9
b:votre region|8.5 3a+43p+4
w:umzuziehen|8.1 3p+13
s:umzuz|8.1 3p+11
g:<umz|7.7 3p+8
g:umzu|7.7 3p+8
b:bereit umzuziehen|8.5 3p+7
l:umzuziehen|8.1 3p+3
s:umzug|8.5 3p+16
w:waren|7.9 2c+153p+74q+7
s:waren|7.9 2c+123p+34q+5
b:waren sie|7.9 2c+63p+34q+4
b:sie zu|8.5 39+7
w:nach|8.5 3a+103p+4
f:waren|7.9 2c+43p+3
l:bereit|8.5 39+4
b:estas dispuesto|8.5 39+43p+4
s:mudar|8.5 3a+33p+9
f:estas|8.5 3p+4
b:je bereid|8.1 39+43p+64j+7
b:bereid te|8.5 3p+74j+5
s:trasf|8.1 3p+1544-34j+12
g:erim|7.7 0u+4
f:disponibilita|7.7 39+444+34j+3
b:a hybrid|8.5 4p+4
w:weekly|7.0 2e+2038+63a-4
s:weekl|7.0 2e+1738+43a-444+4
g:eekl|7.0 2e+6
g:ekly|7.0 2e+8
w:commuting|8.5 3a+4
b:five days|7.9 38+6
b:from our|7.9 0m+638+5
b:attend the|8.5 38+5
b:in person|7.5 38+143a-34p+4
b:each day|8.1 38+3
b:at our|7.7 38+83a+3
b:job can|8.5 38+44j+3
b:from home|7.5 38+43a+34j+7
b:the studio|8.5 38+43a-34p+6
s:tuesd|8.1 2h+538+83a-344+10
g:esda|7.7 38+344+8
g:sday|7.5 44+10
s:thurs|8.5 38+744+15
b:60 %|8.1 38+53x+3
b:you within|8.5 0k+5
b:get to|7.9 38+5
w:plant|7.9 38+739+3
s:plant|7.7 38+34j+3
b:a 6|8.1 0u+42g+538+53a-3
b:days each|8.5 38+3
b:each week|7.9 38+3
b:for every|8.1 0v-438+63a+4
b:way of|7.9 4l+34p+3
w:getting|7.9 38+44l+4
s:getti|7.9 4l+3
b:getting to|7.9 38+3
b:every day|7.9 38+5
b:re an|8.5 38+54q+5
b:working pattern|8.5 38+33x+3
b:days can|8.5 44+7
s:wedne|8.5 44+11
b:job at|8.1 0e+638+5
w:advertised|8.1 38+63n+8
w:premises|8.5 38+14
w:kitchen|8.1 38+54p+10
b:t do|8.5 38+93a+444-4
b:you cover|8.5 38+344+3
f:distance|8.5 3a+3
w:split|8.5 38+1044+4
s:split|8.5 38+644+3
b:the branch|8.5 38+54q+4
g:trip|7.2 4j+6
w:facility|8.1 38+63a+4
b:the facility|8.5 38+4
b:by van|8.5 1j+438+5
b:au bureau|7.7 38+4
b:jours par|7.7 38+64j+3
w:presentiel|7.9 4p+10
w:cela|7.9 38+944+54j+4
b:cela vous|7.9 38+544+3
b:vous convient|7.2 38+43a+444+44j+4
b:convient il|7.5 38+444+34j+3
w:rendre|7.7 38+93a+3
s:rendr|7.7 38+7
b:vous rendre|7.9 38+3
w:chaque|7.9 2e+438+14
s:chaqu|7.9 2e+338+7
g:chaq|7.9 38+3
g:haqu|7.9 38+4
g:aque|7.7 38+3
b:de cityname|7.9 38+8
w:hybride|7.9 38+54p+12
g:ride|7.9 4p+3
b:accord pour|8.5 0o+538+3
b:jours au|8.5 38+5
b:sur site|8.5 38+4
w:teletravail|7.3 38+53a+74p+15
s:telet|7.3 38+53a+64p+14
g:letr|7.3 4p+5
b:le teletravail|8.5 38+33a+4
b:possible pour|8.5 38+54j+5
b:une presence|8.5 38+3
b:presence au|8.5 38+4
s:siege|8.5 0k+1138+3
b:etre present|8.5 38+8
b:present a|8.5 38+4
b:vous y|8.5 38+5
b:3 jours|8.5 38+4
b:travailler a|8.1 38+34p+3
b:etablissement de|8.5 38+3
b:un moyen|8.5 38+34l+4
b:travail de|8.5 38+3
b:les jours|7.7 44+6
w:laboratoire|8.5 38+6
w:maison|8.1 2i+123a+3
s:maiso|8.1 2i+83a+3
b:la maison|8.5 2i+83a-3
w:ca|8.5 38+5
w:matin|8.1 38+644+10
s:matin|8.1 38+544+8
b:vor ort|8.5 38+5
w:woche|8.5 2e+1038+8
s:woche|7.9 2e+1838+644+5
g:<woc|7.9 2e+4
g:woch|7.9 2e+5
b:pro woche|8.5 2e+938+7
w:sein|8.5 38+93o+7
w:presencial|8.5 38+34p+12
g:diar|7.7 38+3
s:nuest|8.5 38+73a+4
w:kantoor|8.5 38+44p+5
w:difficulty|8.1 3a+9
b:have difficulty|8.5 3a+4
w:difficulte|8.1 38-43a+11
b:la difficulte|8.5 3a+5
b:difficulte a|8.5 3a+5
b:rendre a|8.5 3a+4
b:cityname tous|8.5 3a+3
b:ne peux|8.5 3a+4
b:a distance|7.9 4p+7
l:distance|8.1 4p+4
b:work arrangement|7.9 4p+8
b:remote hybrid|8.1 4p+3
w:model|8.1 0l+94p+6
s:model|7.7 0l+64l-34p+7
g:odel|7.4 4p+7
b:rather work|8.5 4p+6
b:like best|8.5 3a+4
l:both|8.1 4p+3
b:preferred way|8.5 4p+5
b:for remote|8.5 3a+3
l:remote|8.5 3a+3
l:after|8.5 3x+3
w:flexible|7.9 3a-344+54j+94p+5
g:xibl|7.9 4j+3
b:fully remote|8.1 4p+7
w:hub|8.5 2w+123a-548-44p+5
b:desired work|8.1 4p+9
s:setti|8.1 2e+1844+54p+10
b:or office|8.5 4p+10
b:a fully|8.5 3a+5
b:or at|8.1 4p+6
b:first or|8.5 0e+63a-3
b:want a|8.1 0l+70u+43a-34p+5
b:faire du|8.1 39+34p+5
b:du teletravail|8.5 3a+34p+3
l:teletravail|8.5 4p+3
b:travail recherchee|8.5 2e+54p+4
b:organisation du|8.5 4p+3
f:cherchez|8.5 4p+4
w:desiree|8.5 2w+94p+6
g:iree|7.9 2w+4
l:desiree|8.5 2w+5
w:modele|8.5 4l-34p+8
g:dele|7.7 0o+3
b:modele de|8.5 4p+5
b:chez vous|8.5 4p+3
b:vous ou|8.1 2c+54p+4
w:preferida|8.5 2w+74p+7
l:preferida|8.5 2w+4
g:moto|7.5 4l+7
l:travel|6.8 3a+3
w:percentage|8.1 4j+4
g:rcen|7.5 4j+3
b:of travel|8.1 3a+3
b:role involves|8.5 4j+6
w:visits|8.1 3a-44j+74l+6
b:to customers|8.5 4j+7
b:be away|8.5 4j+3
b:away from|8.5 44-34j+10
w:overnight|7.7 44+34j+17
s:overn|7.7 44+44j+4
g:rnig|7.7 4j+3
w:trips|7.3 3a+44j+15
s:trips|7.3 3a+44j+13
g:rips|7.3 4j+4
b:happy to|8.1 2w+84j+5
b:to stay|7.7 39+43a+54j+3
b:to 4|8.5 3a+5
b:trips to|8.5 4j+7
w:travelling|7.7 3a+34j+8
l:travelling|8.1 4j+4
f:overnight|8.5 44+34j+4
l:flexible|8.5 4j+4
b:company business|8.5 3a-44j+34l+4
b:monday to|8.1 4j+3
w:friday|7.5 44+54j+8
s:frida|7.4 3a-444+154j+10
g:frid|7.4 44+64j+3
b:to friday|8.1 4j+4
l:friday|8.1 44+34j+3
b:travel you|8.5 4j+4
b:and can|8.5 4j+3
b:one week|8.5 44+5
w:conference|8.5 3a+64j+3
w:several|8.5 4j+10
s:sever|8.5 4j+7
w:quarter|8.5 4j+10
b:working time|8.5 4j+3
b:accept that|8.5 4j+3
w:freedom|8.5 4j+3
s:freed|8.5 4j+5
b:the freedom|8.5 4j+4
w:installation|8.5 2w+83a-34j+9
f:regular|8.5 0u+4
w:sunday|7.9 44+114j+5
s:sunda|7.5 44+114j+5
g:<sun|7.5 44+3
g:unda|7.5 44+4
b:all right|8.5 39+54j+5
b:you attend|8.5 3a+44j+5
w:voyager|8.1 3p-34j+14
b:a voyager|8.5 4j+6
l:voyager|8.5 4j+3
w:deplacements|7.0 4j+154l+4
f:deplacements|8.5 4j+3
l:deplacements|8.5 4j+3
b:des deplacements|7.5 4j+8
w:pourcentage|8.5 3x+114j+5
s:pourc|8.5 3x+74j+4
b:quel pourcentage|8.5 3x+64j+3
b:pour des|7.5 44+54j+5
b:deplacements professionnels|8.5 4l+5
b:deplacements a|8.5 4j+4
w:comporte|8.5 36+34j+4
b:a prevoir|8.5 4j+8
w:clients|7.2 0k+636+33a+74h-44l+7
b:et a|8.5 4j+4
w:acceptation|8.5 0r+6
b:acceptation des|8.5 0r+6
f:acceptation|8.5 0r+3
b:effectuer des|8.5 39+44j+3
b:de service|8.5 2w+3
b:accord de|8.5 3a+34j+5
s:succu|8.5 2w+114j+7
s:exter|7.5 2i+43a+114j+7
g:xter|7.5 2i+33a+3
w:reisebereitschaft|8.5 4j+15
f:reisebereitschaft|8.5 4j+7
b:tienes disponibilidad|8.5 44+3
w:viajar|8.5 4j+12
s:viaja|8.5 4j+8
b:para viajar|8.5 4j+7
l:viajar|8.5 4j+3
b:disponibilita a|8.5 44+44j+7
b:any restrictions|8.1 3a+8
b:restrictions on|8.1 3a+8
b:away overnight|8.5 3a+3
w:occasional|8.1 39+4
w:limits|8.1 36+43a+74j-3
b:your ability|8.5 36+64j-4
b:which shifts|8.1 44+5
b:work nights|8.5 3a+3
w:rotating|8.5 44+6
f:days|8.1 3a+444+3
w:mornings|8.5 44+10
b:shifts you|8.5 44+4
f:monday|8.5 44+5
b:the hours|8.5 44+6
b:hours you|7.5 2e+5
b:re free|8.5 44+7
b:day of|8.5 3a+344+3
b:the week|8.1 44+7
w:saturdays|8.1 39+93a-344+5
s:satur|7.9 39+544+13
g:satu|7.9 44+6
g:turd|7.9 44+7
g:urda|7.9 44+5
g:rday|7.9 44+5
w:sundays|8.5 3a+8
l:holidays|8.1 44+5
w:christmas|8.5 39+4
b:and other|8.5 0p+344+3
w:rota|8.5 44+12
w:weekend|8.5 44+9
b:do a|8.5 3a+344+3
b:a 12|8.5 0u+3
w:okay|7.9 0n+50p+40u+1144+5
g:okay|7.9 0u+5
l:okay|8.5 0u+444+3
w:pm|8.5 44+6
w:close|7.4 2c+1239+93a-53o+644+7
b:of hours|7.4 2e+93a-33x+6
s:lunch|8.1 44+15
b:you not|8.1 3a+1044+348-7
w:busy|8.1 39+123a-444+5
b:3 30|8.5 44+4
b:any shift|8.5 3a+3
w:late|8.5 39+1044+3
b:hours are|8.5 3a+544+3
b:hours that|8.1 3a+444+4
w:roster|8.5 39+644+5
s:roste|8.5 39+4
w:soir|8.1 44+8
b:jour soir|8.5 44+6
b:soir nuit|8.5 44+5
w:horaires|7.7 3a+344+13
w:apres|7.7 0o+42h+1044+34q+6
s:apres|7.7 0o+32h+844+34q+7
g:<apr|7.7 4q+3
w:feries|8.5 44+10
s:ferie|7.7 39+43a+444+5
b:jours feries|8.5 44+6
b:quart de|8.1 44+7
b:travail desire|8.5 44+3
b:jour de|8.5 3a+544+3
b:la semaine|8.1 0m+5
w:lundi|8.1 2h+744+13
s:lundi|8.1 2h+444+1248-3
l:lundi|8.5 44+5
w:plages|8.5 44+12
w:dimanche|8.5 44+14
s:diman|8.5 44+9
l:dimanche|8.5 44+4
s:garde|7.4 0o+90q+62h+436+43a-444+4
s:schic|8.5 44+16
w:fines|8.5 3a+344+6
s:fines|8.5 44+3
w:semana|8.5 2e+944+4
s:seman|8.1 2e+1244+4
l:semana|8.5 2e+3
b:any days|8.5 3a+4
b:days or|8.5 3x+5
b:cannot work|8.5 3a+3
b:t work|8.5 3a+5
b:shift you|8.5 3a+3
w:obligations|7.4 2c+436+143a+4
s:certa|8.5 39+63a+3
w:contraintes|8.5 3a+10
b:des contraintes|8.5 3a+9
b:d horaire|8.5 3a+5
b:time part|7.7 3x+4
b:work schedule|8.5 3x+84p-3
w:ft|8.5 3x+14
b:ft pt|8.5 3x+8
b:want full|8.5 3x+3
b:time hours|8.5 3x+3
l:casual|8.1 0u+3
b:position type|8.5 0u+33x+3
f:part|8.5 3x+5
w:commitment|8.5 0k+73x+4
b:work a|8.5 39+5
w:just|8.5 2g+33x+4
b:or full|8.1 1j+6
b:temps de|8.5 3x+4
w:regime|8.5 3a+63x+8
s:regim|8.5 3x+5
f:regime|8.5 3a+3
b:taux d|8.5 3x+9
w:activite|7.7 0k+83x+74m+5
b:d activite|8.5 3a+33x+6
w:occasionnel|8.5 0u+33x+3
w:vollzeit|8.5 3x+16
s:vollz|8.5 3x+8
w:teilzeit|8.5 3x+14
s:teilz|8.5 3x+12
l:teilzeit|8.5 3x+6
b:weekly hours|7.9 2e+7
b:hours available|8.1 2e+6
b:hours would|8.5 2e+43a-3
w:contracted|8.5 2e+739+5
b:contracted hours|8.5 2e+439+4
b:hours wanted|8.5 2e+4
b:no of|8.5 2e+42m+33a-3
b:to 20|8.1 2e+33g+3
b:heures par|7.7 2e+5
w:desirees|8.5 2e+8
b:heures desirees|8.5 2e+3
s:hebdo|8.1 2e+15
w:volume|8.5 2e+7
s:volum|8.5 2e+3
w:hebdomadaire|8.5 2e+17
w:gewunschte|8.5 0u+102e+9
g:hte>|7.9 2e+4
f:gewunschte|8.5 0u+52e+5
w:horas|8.1 2e+1239+6
s:horas|8.1 2e+1239+7
b:work extra|8.5 3a+3
b:extra hours|8.1 3a+3
b:for overtime|8.5 39+6
b:40 hours|8.5 3a+3
b:may apply|8.1 39+4
b:additional hours|8.5 39+3
b:work beyond|8.5 39+43a+3
w:warning|8.5 39+63a+3
f:some|8.5 39+4
b:a faire|8.1 3a+4
b:au besoin|8.1 39+4
b:pour du|8.5 39+3
b:ce acceptable|8.5 0u+439+5
b:bereitschaft zu|8.5 39+7
w:uberstunden|8.1 39+12
b:zu uberstunden|8.5 39+3
l:uberstunden|8.5 39+4
b:not able|8.5 3a+5
b:that limits|8.5 36+3
b:to 40|8.5 3a+3
w:refusez|8.5 39-33a+9
b:refusez vous|8.5 3a+4
b:le temps|8.5 0n+43a+3
f:refusez|8.5 3a+4
b:to contract|8.5 0u+5
w:seasonal|7.9 0u+133a-44q+5
b:seasonal job|8.5 0u+6
s:summe|8.1 2h+73a-44q+5
b:than an|8.5 0l+40u+63a-3
s:sessi|8.5 0u+63a+5
w:interim|8.1 0u+16
l:interim|8.5 0u+4
b:on staff|7.9 0u+8
w:temp|7.9 0u+152i+34q+9
w:cdi|8.1 0u+8
w:cdd|8.1 0u+11
b:cdi cdd|8.5 0u+4
w:alternance|8.5 0u+11
w:saisonnier|8.5 0u+63a+5
f:contrat|8.5 0u+4
w:remplacement|8.5 0u+8
s:rempl|7.9 0u+10
g:remp|7.9 0u+3
b:stage ou|8.5 0u+4
w:regulier|8.5 0u+9
b:un an|8.5 0o+30u+3
g:ratt|7.9 0n+32w+3
b:driver license|8.5 1j+3
b:licensed to|8.1 1j+6
w:commercial|8.5 0m+71j+4
g:rcia|7.5 0m+7
w:operator|8.5 1j+9
l:b|7.5 1j+7
b:full licence|8.5 1j+6
w:motor|8.5 1j+4
s:motor|7.7 1j+34l+20
g:otor|7.7 4l+9
w:car|6.4 1j+133a+948-34l+27
b:a car|7.1 1j+63a-44l+16
b:car in|8.5 1j+44l+3
b:good standing|7.9 3a-44k+64q+4
w:deliveries|8.5 1j+53a-54l+6
b:a vehicle|7.5 1j+34l+6
b:on public|8.1 1j+32c+33a+5
b:deux ans|8.1 0o+33a+4
w:suspendu|8.5 3a+6
w:classe|7.9 1j+7
b:ou 3|8.5 3a+5
b:conduire en|7.5 1j+4
w:fuhrerschein|7.7 1j+163a-3
g:hrer|7.5 1j+53a+4
f:fuhrerschein|8.1 1j+5
l:fuhrerschein|8.1 1j+3
w:klasse|8.5 1j+6
s:klass|8.5 1j+3
b:fuhrerschein klasse|8.5 1j+3
b:klasse b|8.5 1j+3
b:einen fuhrerschein|8.5 1j+7
w:conducir|8.1 1j+132m-33a+3
b:de conducir|8.1 1j+82m-43a+4
l:conducir|8.1 3a+3
b:licencia de|8.5 2m-33a+4
w:rijbewijs|8.1 1j+153a+3
s:rijbe|8.1 1j+18
l:rijbewijs|8.5 1j+3
w:patente|8.5 1j+18
b:own vehicle|8.1 3a-54l+9
b:car for|8.5 4l+4
w:owner|7.9 0k+84l+10
s:owner|7.7 0k+53o+44l+6
g:owne|7.5 4l+3
l:owner|8.5 4l+4
l:tools|8.5 4l+3
f:car|8.5 4l+10
b:have my|8.5 4l+3
w:motorbike|8.5 3a-34l+8
w:wheels|8.5 3a-64l+15
b:own or|7.9 0k+7
w:automobile|8.5 4j-34l+9
f:vehicle|8.1 3a+4
b:use for|8.5 4l+4
b:have for|8.5 4c-34l+5
b:un vehicule|7.7 4l+7
l:vehicule|7.9 4l+7
f:vehicule|8.5 4l+7
w:voiture|7.4 4l+14
s:voitu|7.4 4l+18
g:voit|7.4 4l+7
g:oitu|7.4 4l+6
b:une voiture|7.9 4l+12
l:voiture|7.9 4l+3
w:disposition|8.1 4l+11
l:auto|7.9 4l+7
b:votre disposition|8.5 4l+4
w:vehiculo|8.5 3a+84l+9
w:locations|8.5 2w+7
b:which store|8.5 2w+73a-4
w:choice|7.9 2w+15
s:choic|7.9 2w+14
g:hoic|7.9 2w+4
w:regions|8.5 2w+15
f:regions|8.5 2w+7
b:near you|8.5 2w+5
b:first choice|8.5 2w+4
l:choice|8.5 2w+3
b:of preference|8.5 2w+93a-3
w:preferences|8.5 2w+53a+10
b:city you|8.5 2v-42w+8
f:posting|8.5 2w+33a+54i-3
w:magasin|8.5 2w+83a-34q+11
s:magas|8.1 2w+93a-34q+12
g:maga|7.9 2w+34q+3
b:quel magasin|8.5 2w+64q+7
l:interesse|8.5 0k+32w+3
w:affectation|8.5 04-32w+8
b:d affectation|8.5 2w+9
f:secteur|8.5 2w+4
l:restaurant|8.1 3a+4
w:premier|8.5 2w+103a+6
b:quel site|8.5 2w+6
b:previously employed|8.5 4q+6
f:previously|7.9 4q+6
b:us before|7.9 3a+54q+5
b:companyname or|7.3 0k+64q+3
b:any of|7.9 0e+33a-3
b:of its|7.5 4q+6
b:employment with|7.7 0e+54q+8
b:this organization|8.5 4q+4
b:worked at|7.7 4q+8
b:on our|7.4 2i+33a-33o+54q+4
b:our payroll|8.1 2i+43a-43o+6
w:stores|7.9 0e+40p+44q+5
g:ores|7.7 0l+3
b:our stores|8.5 0e+53a-54q+4
b:companyname previously|8.5 0e+5
b:employed with|8.5 4q+4
b:or one|7.9 4q+5
w:subsidiaries|7.9 3a+34q+4
s:subsi|7.9 4q+3
b:been part|8.5 4q+5
b:team before|7.7 26+54q+5
b:a temp|8.1 4q+4
w:intern|8.5 4q+6
b:intern or|8.5 4q+4
l:associate|8.5 4q+4
b:any company|8.5 4q+3
b:the group|8.5 3a+3
b:employee at|8.5 4q+3
b:or worked|8.5 4q+6
b:us already|8.1 0e+42i+44q+3
l:already|7.9 2i+6
b:received a|8.1 3a+3
b:tick here|8.5 3a+54q+4
l:board|7.9 3o+4
b:with companyname|7.9 2c+3
b:was companyname|8.5 3a+34q+6
w:earlier|7.9 0e+174q+7
b:us earlier|8.5 0e+44q+4
b:been one|8.5 4q+4
b:staff member|7.9 2i+53a-33m+64q+5
b:this charity|8.5 0k+44q+3
b:travaille chez|7.9 3a+3
b:employe par|8.1 3o+34q+5
b:par notre|8.5 4q+3
b:emploi chez|8.1 0e+73a+5
b:notre personnel|8.1 2i+33o+34q+4
w:collaborateur|8.1 2i+93m+74q+6
s:colla|8.1 2i+83a-33m+64q+7
l:collaborateur|8.5 4q+4
b:du groupe|7.7 2i+124q+3
b:par le|8.1 3o+44q+9
b:le passe|8.5 4q+9
f:deja|8.1 4q+4
b:un de|7.7 0k+33o+34q+3
b:avec nous|8.5 4f+54q+6
b:avez deja|8.5 0e+3
b:elle deja|8.5 0e+3
s:reven|8.5 4q+9
w:comptez|8.5 3a+74q+8
b:comptez vous|8.5 3a+44q+4
b:bei companyname|8.5 2i+54q+4
b:einmal bei|8.5 0e+64q+6
w:antes|8.5 0e+104q+6
s:antes|8.5 0e+74q+3
b:en companyname|8.5 3o+74q+5
w:eerder|8.5 0e+104q+6
s:eerde|8.5 0e+74q+4
b:je eerder|8.5 0e+74q+7
b:eerder bij|8.5 0e+74q+6
w:gia|8.5 0e+94q+6
b:hai gia|8.5 0e+54q+4
b:never worked|8.5 3a+3
b:would this|8.5 3a+7
b:this be|8.5 3a+5
b:first job|8.5 3a+4
b:jamais travaille|8.5 3a+3
b:applied for|8.1 0e+4
b:an application|8.1 0e+7
b:application here|8.5 0e+6
b:here in|8.5 0e+6
b:12 months|8.1 0o+4
b:here before|8.1 3a+5
f:applied|8.5 0e+3
b:have applied|8.5 0e+6
b:before when|8.5 0e+8
b:which position|8.1 3h+134g-3
w:database|8.5 0e+113a+3
s:datab|8.5 0e+43a+3
l:database|8.5 0e+3
b:previous application|8.5 0e+9
b:we met|8.5 0e+43a+6
w:tried|8.5 0e+11
s:tried|8.5 0e+10
b:considered for|8.5 0e+40q+3
b:stores in|8.5 0e+5
b:90 days|8.5 0e+4
w:pose|8.1 0e+10
b:deja pose|8.5 0e+5
f:candidature|8.5 0e+42i+5
b:candidature a|8.1 0e+7
b:vous postule|8.5 0e+33a+3
b:au cours|8.5 0e+42c+3
b:cours des|8.5 0e+32c+4
b:candidature ici|8.5 3a+5
w:etudiee|8.5 0e+50q+4
b:un dossier|8.5 0e+9
b:nous avez|8.1 0e+63n+5
w:envoye|8.1 0e+101f-32g+9
f:nous|8.5 0e+4
s:humai|8.1 0e+62f+6
w:bewerbung|8.1 0e+82i+6
l:bewerbung|8.5 0e+3
b:a companyname|7.9 0e+122b+54q-3
b:first application|8.5 0e-33a+14
b:current employee|7.5 2i+63a-33o+6
w:external|8.1 2i+73a+8
b:external candidate|8.5 2i+3
b:the university|8.1 2i+4
l:member|7.7 2i+44k+4
b:internal candidate|8.5 2i+7
b:companyname now|8.5 2i+6
b:team member|8.5 2i+3
b:an existing|8.5 2i+4
b:the trust|8.5 2i+34f+4
b:either as|8.5 2i+3
b:employee y|8.5 2i+73o+5
b:us today|8.1 2i+133a-33s-3
b:of us|7.9 2i+43n+5
b:application for|7.7 0o+60q+42i+4
w:inside|8.5 2i+83a+9
s:insid|8.5 2i+10
b:employe de|8.5 3o+4
w:interne|7.7 2i+20
b:un employe|8.1 3o+7
b:employe actuel|8.5 2i+10
w:externe|8.5 2i+43a+6
b:actuellement partie|8.5 2i+6
f:employe|8.5 2i+33m+6
b:un candidat|8.5 3a+3
b:en ce|8.5 2i+6
b:ce moment|8.5 2i+3
w:effectifs|8.5 2i+6
b:deja chez|8.5 2i+53o+54q-3
f:occupez|8.1 2c+42i+3
w:empleado|8.5 2i+83a-33m+11
w:medewerker|8.5 2i+83m+9
s:medew|8.5 2i+83m+6
w:dipendente|8.5 2i+83m+10
s:dipen|8.5 2i+73m+5
b:not currently|8.5 3a+4
f:source|7.1 3n+6
b:see this|7.7 3a-33n+5
b:you find|7.3 3a-43n+12
b:find out|8.5 3n+4
w:referral|7.5 3l-33m+103n+5
g:rral|7.5 3m+3
b:job board|8.5 3a+5
b:apply here|8.5 3m+43n+7
w:cameacross|8.1 3n+7
s:camea|8.1 3n+4
b:cameacross this|8.1 3n+4
b:this opportunity|8.1 3n+4
b:how d|8.5 3n+3
b:d you|8.5 3n+3
w:opening|8.1 3n+9
s:openi|7.1 0p+60q+83a-33n+7
g:peni|7.1 0q+43n+3
b:this opening|8.1 3n+8
l:opening|8.1 3n+4
b:source of|8.1 3n+7
b:of vacancy|8.5 3n+3
w:saw|8.1 3a+43n+9
b:you saw|8.1 3a+33n+5
b:how were|8.5 3n+6
w:aware|7.7 0k+63a-33n+11
s:aware|7.7 0k+63n+5
b:aware of|7.7 0k+33n+7
w:heard|8.5 3n+10
s:heard|8.5 3n+7
b:learn about|7.7 3n+5
b:for our|8.1 0k+32c+73a-33n+3
w:careers|8.5 0r+53n+4
b:was it|7.9 3m+53n+5
b:or the|8.1 2c+7
b:referred by|7.7 3a-43m+103n+7
f:referred|8.5 3a-33m+43n+4
f:vacancy|8.5 3a+5
l:friend|8.1 3a+43n+3
w:discover|8.5 3n+6
s:disco|7.7 0m+83a+63n+5
b:you discover|8.5 3n+4
b:discover this|8.5 3n+4
b:job posting|8.1 0m+4
f:origin|8.5 3n+8
w:paper|8.5 3a+33n+6
b:you aware|8.5 0k+4
b:the candidate|7.9 3n+5
b:this page|8.5 3a+73n+3
b:source name|8.5 3a+7
b:sent you|8.1 3a+33m+43n+6
w:connu|8.1 3a+7
b:vous connu|8.1 3a+3
b:vu cette|8.5 3n+4
b:source de|8.1 3n+6
w:recrutement|7.5 0n+80o+33n+3
b:moyen avez|8.5 3n+7
b:connaissance du|8.5 3n+4
b:vous trouve|7.9 3n+5
b:l annonce|8.5 3a+4
g:oven|7.3 36+53n+3
g:vena|7.3 36+5
b:notre offre|8.1 3n+5
b:a nous|8.5 3n+448+4
w:informe|7.7 0m+70q+83n+8
b:ete informe|8.5 3n+4
b:de ce|7.9 3n+6
w:concours|8.5 3a+73n+8
s:conco|8.1 36+4
w:affichage|8.5 3a+53n+6
b:a parle|8.5 3m+53n+5
b:offre a|8.5 3a+5
w:vue|8.5 3n+12
b:wie sind|8.5 3n+5
w:auf|8.5 3n+10
b:sie auf|8.5 3n+6
w:aufmerksam|8.5 3n+7
s:aufme|8.5 3n+7
w:geworden|8.5 3n+9
s:gewor|8.5 3n+5
b:aufmerksam geworden|8.5 3n+5
s:vacat|8.1 0q+113n+8
g:acat|7.9 0q+34k+3
b:employee referral|8.5 3m+4
b:you referred|8.5 3n+3
b:their name|8.5 3m+3
w:referrer|8.1 3a-33m+14
f:referrer|8.5 3m+4
w:referring|8.5 2z-33m+11
b:our staff|8.1 3m+4
w:recommended|8.5 3m+9
b:colleague who|8.5 3a+5
b:who s|8.5 3m+6
w:introduced|8.5 3m+11
b:who introduced|8.5 3m+6
b:introduced you|8.5 3m+10
b:our people|8.5 3m+4
b:team who|8.5 3m+6
f:friend|8.1 3a+5
w:refere|8.1 3m+14
b:a refere|8.5 3m+5
w:coopte|8.5 3m+13
s:coopt|8.1 3m+19
g:coop|7.9 3m+5
w:employes|8.1 3a+53m+33o+3
b:son nom|8.5 3m+8
b:du salarie|8.5 3m+7
b:relatives employed|7.9 3a+5
b:you related|7.7 3o+11
b:any family|8.1 3a-33o+6
w:members|7.7 3a+73o+6
b:family members|8.1 3a+6
b:members work|8.5 3a+43o-3
w:officer|8.1 3o+7
b:officer or|8.5 2c+3
b:senior officer|8.5 3o+3
b:our bank|8.1 0q+43a+43y-4
w:nepotism|8.5 3o+6
s:nepot|8.5 3o+8
w:relation|8.1 2c+33o+6
b:relation to|8.1 2c+33o+4
f:related|8.5 3o+5
w:ties|8.1 0k+83a-33o+9
b:ties to|8.5 0k+7
w:kin|8.1 3a+63o+104q-3
b:working here|8.5 3o+4
w:immediate|7.9 3o+8
b:immediate family|8.5 3o+5
b:who work|8.5 3o+3
b:relationship with|8.5 0k+43a-4
b:with any|8.1 0k+4
w:sister|8.5 3a-43o+9
s:siste|8.5 3o+6
b:the board|8.5 0k+6
w:supervised|8.1 26+33o+8
b:qui travaille|8.5 3o+94q-3
b:famille travaille|8.5 3o+4
w:elu|8.5 2c+63a-33o+10
s:verwa|8.5 3o+12
b:no relatives|8.5 3a+83o-5
b:aucun membre|8.5 3a+53o-3
b:ma famille|8.5 3a+53o-3
b:famille ne|8.5 3a+4
b:ne travaille|8.5 3a+43o-3
f:aucun|8.5 3a+3
b:conflict of|7.9 0k+3
b:interests that|8.5 0k+4
b:that could|7.7 0k+536+4
b:conflict with|8.5 0k+3
b:hold shares|8.5 0k+5
b:which may|8.5 0k+7
w:might|8.1 0k+3
b:that might|8.1 0k+6
l:conflict|8.1 0k+4
b:to one|8.1 0k+62c+4
s:vendo|8.5 0k+63a+7
b:that may|7.9 0k+836+43a-3
g:romi|7.9 2c+336+43a-3
s:impar|8.5 0k+10
s:judge|8.5 0k+42c+4
b:clients that|8.5 0k+33a-3
b:please disclose|8.5 0k+5
w:clash|8.5 0k+11
s:clash|8.5 0k+8
b:clash with|8.5 0k+8
b:or were|8.5 0k+5
l:side|8.5 0k+3
w:bid|8.5 0k+83a+3
b:un conflit|8.5 0k+3
w:declarer|8.1 0k+63a+3
b:a declarer|8.1 0k+5
l:declarer|8.1 0k+3
b:avec ce|8.5 0k+3
b:en conflit|8.5 0k+4
w:concurrent|8.5 0k+736+3
b:un concurrent|8.5 0k+536+5
w:meme|8.5 0k+123a+6
b:des liens|8.5 0k+6
b:liens d|8.5 0k+8
w:partenaires|8.5 0k+40m+5
b:nos partenaires|8.5 0k+30m+3
w:conservez|7.9 0k+53a+4
b:une activite|8.5 4m+3
w:mandat|8.5 0k+52c+4
w:affaires|8.5 0k+7
s:affai|8.5 0k+43a+3
b:d affaires|8.5 0k+43a+3
w:nuire|8.5 0k+9
s:nuire|8.5 0k+10
b:nuire a|8.5 0k+7
w:envers|7.9 0k+536+8
s:enver|7.9 0k+336+4
b:no conflict|8.5 3a+5
b:outside interests|8.5 3a+5
b:declare n|8.5 3a+4
b:n avoir|8.5 3a+4
b:aucun conflit|8.5 0k-33a+4
f:non|7.7 19-536+73a+5
l:compete|8.5 36+4
w:restrictive|7.9 36+6
w:covenant|7.7 36+8
s:coven|7.4 36+14
b:restrictive covenant|8.5 3a+4
w:restrict|8.1 36+113a-4
w:solicitation|8.1 36+6
s:solic|7.7 36+10
g:soli|7.7 36+4
b:non solicitation|8.1 36+4
b:any non|7.9 3a+3
b:obligations to|8.5 36+4
w:solicit|8.5 36+10
b:non solicit|8.5 36+6
w:covenants|8.5 36+12
l:covenants|8.5 36+4
w:agreements|8.1 36+93a+4
b:agreements with|8.1 36+43a+3
b:with past|8.5 3a+4
b:past employers|8.5 36+3
w:garden|8.5 2h+536+5
b:agreement with|7.5 36+6
b:or former|7.5 2i-44q+4
s:breac|8.5 36+83a-4
w:accepted|8.1 0r+436+73a+9
w:hinder|8.5 36+4
s:hinde|8.5 36+43a+3
b:employment restrictions|8.1 2c+73a-4
s:promi|8.1 2c+736+123a-8
w:keeps|8.1 0n+336+7
s:keeps|8.1 36+8
b:that keeps|8.5 36+5
w:nda|8.5 36+3
w:entente|8.5 36+11
b:une entente|8.5 36+5
w:sollicitation|8.5 36+6
b:non sollicitation|8.5 36+5
b:envers un|8.5 36+5
w:exclusivite|8.5 36+3
s:liber|8.5 0n+536+53a-3
w:contractuelles|8.5 36+8
b:ne pas|8.1 36+3
w:wettbewerbsverbot|8.5 36+16
s:wettb|8.5 36+11
g:bot>|6.9 2f+92h+436+43a-3
l:wettbewerbsverbot|8.5 36+8
b:am free|8.5 36-33a+7
b:compete or|8.5 36-33a+5
l:covenant|8.5 3a+4
b:me from|7.9 3a+12
b:suis lie|8.5 36-33a+4
b:par aucune|8.5 36-33a+3
b:aucune clause|8.5 36-33a+4
w:politically|8.5 2c+6
w:exposed|8.5 2c+8
b:politically exposed|8.5 2c+6
b:exposed person|8.5 2c+5
b:government employee|8.5 2c+7
b:24 months|8.1 2c+3
b:public office|8.1 2c+6
l:restrictions|7.9 2c+33a-3
w:anti|7.7 2c+62f+72h+113a-6
f:anti|8.1 2c+32f+33a-3
b:any government|8.5 2c+6
b:a senior|8.5 2c+7
w:regulator|8.5 2c+10
b:on behalf|8.5 2c+4
b:behalf of|8.5 2c+3
b:a state|8.5 2c+113a-3
w:decide|8.5 0l+82c+53a-3
s:decid|8.5 0l+62c+5
g:deci|7.2 0l+4
b:agent public|8.5 2c+6
w:fonctionnaire|8.5 2c+53a+12
w:politiquement|8.1 2c+5
b:personne politiquement|8.1 2c+6
w:exposee|8.1 2c+73a+3
b:de charge|8.5 2c+3
b:charge publique|8.1 2c+4
f:agent|8.5 3a+5
w:exerce|8.5 2c+8
b:une fonction|8.5 2c+5
w:rang|8.5 2c+63a+8
w:politicamente|8.5 2c+11
b:persona politicamente|8.5 2c+7
b:pas une|8.5 3a+3
b:a union|8.1 4k+4
f:union|7.5 4k+8
l:membership|8.5 3a+3
b:union local|8.5 3a+7
b:union card|8.5 4k+6
w:affiliated|8.5 4k+3
w:syndicale|8.1 4k+14
l:syndicale|8.1 4k+5
w:section|8.5 4k+9
s:secti|8.5 4k+12
b:section locale|8.5 4k+10
b:privacy policy|7.5 0n+4
l:policy|7.9 0n+3
b:data for|7.4 0n+50q+3
b:your data|7.7 0n+60o+5
b:my information|8.1 0n+40o+5
w:protection|7.2 0n+142h+6
b:privacy statement|7.7 0n+5
b:personal information|7.7 0n+6
b:protection of|8.5 0n+3
b:understand how|8.5 0n+6
b:how my|8.1 0n+6
b:i allow|8.5 0o+4
w:companies|7.9 0n+52b+43a+7
b:my details|7.7 0n+50o+30q+4
b:outside the|8.5 0n+4
b:of personal|7.7 0n+6
b:my cv|7.9 0l+43a+3
b:how we|8.5 0n+31t+3
b:information i|8.5 0n+30x-33a+4
b:data to|8.1 0n+4
b:agree with|7.9 0r+4
b:agreement to|8.5 0n+3
b:data i|8.5 0o+3
l:reading|8.5 0n+3
w:informed|8.1 0m+8
b:informed of|8.5 0m+5
b:ai lu|7.7 0n+5
b:et j|7.7 0r+4
w:traitement|7.1 0l+90n+9
b:traitement de|7.5 0n+4
w:collecte|8.5 0n+4
b:la collecte|8.5 0n+5
b:renseignements personnels|7.9 0n+6
w:traitees|7.9 0n+9
b:soient traitees|8.5 0n+3
b:traitees dans|8.5 0n+3
s:cadre|8.1 0n+5
b:le cadre|8.1 0n+3
b:protection des|8.1 0n+5
w:rgpd|8.5 0n+16
l:rgpd|8.5 0n+9
b:la protection|8.5 0n+4
b:accepte le|8.1 0l+4
b:lu la|7.9 0n+6
b:d information|7.9 0n+3
w:seront|8.5 0n+50o+7
s:seron|8.5 0n+40o+4
b:traitement des|8.5 0n+3
b:vos donnees|8.5 0o+3
b:companyname pour|8.1 2b+3
b:candidature j|8.5 0o+9
l:accepte|7.9 0o+3
b:ce recrutement|8.5 0n+5
b:la mention|8.5 0n+4
w:etude|8.5 0n+5
b:l etude|8.5 0n+3
b:etude de|8.5 0n+3
w:habe|8.1 3a+9
b:ich habe|8.1 0n+33a+6
w:datenschutzerklarung|8.1 0n+5
s:daten|7.4 0n+180o+5
g:ensc|7.9 0n+7
g:chut|7.9 0n+8
g:hutz|7.9 0n+7
b:die datenschutzerklarung|8.5 0n+3
w:gelesen|8.5 0n+4
s:geles|8.5 0n+5
b:datenschutzerklarung gelesen|8.5 0n+3
b:gelesen und|8.5 0n+3
w:stimme|8.5 0n+6
s:stimm|8.5 0n+6
g:erar|7.9 0n+5
g:eitu|7.9 0n+4
g:itun|7.9 0n+4
w:willige|8.5 0n+3
w:verarbeitung|8.1 0n+9
s:verar|8.1 0n+7
b:verarbeitung meiner|8.1 0n+6
w:daten|7.9 0n+70o+5
b:meiner daten|7.9 0n+30o+4
w:acepto|7.7 0n+110o+60p+50r+8
g:epto|7.7 0n+3
g:pto>|7.7 0n+3
f:acepto|7.9 0o+30p+30r+3
b:mis datos|8.5 0o+6
l:datos|8.5 0n+3
w:consentimiento|8.5 0l+30n+6
f:consentimiento|8.5 0n+3
b:ik ga|8.5 0l+40n+3
b:ga akkoord|8.5 0l+5
b:met het|8.5 0l+50n+3
w:mijn|8.5 0n+70o+11
b:mijn gegevens|8.5 0n+30o+7
w:acconsento|8.1 0n+70o+60p+5
w:trattamento|8.5 0n+8
s:tratt|8.5 0n+9
b:trattamento dei|8.5 0n+8
f:acconsento|8.1 0o+3
w:retention|7.9 0n-40o+15
b:data retention|8.5 0o+8
b:we keep|8.5 0o+4
b:after this|8.1 0n-33a+6
b:details for|8.5 0o+5
w:storage|8.5 0o+11
s:stora|8.5 0o+7
b:storage of|8.5 0o+6
b:data after|8.1 3a+7
b:after the|8.1 0o+5
b:record for|8.1 0o+4
b:period for|8.5 0o+8
w:delete|8.5 3a+5
s:delet|8.1 0o+9
w:decision|7.5 0l+100o+33a+6
s:decis|7.4 0l+103a+4
b:a decision|8.1 0o+33a+3
w:unless|8.5 0o+42f-43a+9
s:unles|8.5 0o+32f-53a+10
b:unless you|8.5 3a+5
b:my profile|7.9 0m+60o+40q+5
b:hold your|8.5 0o+40q+5
b:you permit|8.5 0o+40p+7
b:permit us|8.5 0o+30p+5
s:archi|8.5 0o+12
b:the vacancy|8.5 3a+4
b:is filled|8.5 3a+4
b:my file|8.5 0o+33a+3
w:conservation|7.5 0o+15
g:rvat|7.5 0o+7
f:conservation|8.5 0o+4
b:conservation de|7.9 0o+8
w:conservions|8.5 0n+4
b:nous conservions|8.5 0o+3
b:la conservation|8.1 0o+9
w:dela|8.5 0o+7
b:au dela|8.5 0o+4
b:dela du|8.5 0o+4
b:du recrutement|8.5 0n+40o+3
w:conserver|7.9 0o+30q+11
g:rver|7.9 0q+4
b:conserver mes|8.5 0o+3
f:conserver|8.1 0q+5
s:suppr|8.5 0n-30o+43a+7
w:garder|8.5 0o+70q+4
w:gardez|8.5 0o+60q+8
b:gardez mon|8.5 0q+5
b:pendant un|8.5 0o+4
l:terms|7.7 0r+3
b:user agreement|8.5 0r+7
w:generales|8.5 0r+3
w:cgu|8.5 0r+18
l:cgu|8.5 0r+6
w:modalites|8.5 0r+11
b:les modalites|8.5 0r+7
b:du site|8.5 2j-63a+10
w:condiciones|8.5 0r+13
w:uso|8.1 0l+130r+10
b:of ai|8.5 0l+4
b:ai screening|8.5 0l+7
f:ai|8.5 0l+8
w:automated|7.5 0l+13
b:opt out|7.7 0l+33a+10
b:automated processing|8.5 0l+4
b:may our|8.5 0l+60q+43a-3
s:notet|8.5 0l+12
b:to automated|8.1 3a+4
b:at my|8.5 0l+4
w:algorithm|8.5 0l+10
s:algor|7.9 0l+153a-3
g:lgor|7.9 0l+6
g:rith|7.7 0l+42h+4
g:ithm|7.7 0l+62h+3
f:allow|8.5 0l+50q+5
b:to ai|8.5 0l+8
w:robots|8.1 0l+73a+8
s:robot|6.7 0l+62f+262h+73a-3
g:<rob|6.7 2f+103a-3
g:robo|6.7 2f+8
g:obot|6.7 2f+92h+3
g:bots|7.7 0l+3
b:i want|8.1 0q+43a+3
f:robots|8.5 0l+4
w:ia|7.9 0l+16
b:l ia|8.5 0l+5
w:automatise|8.5 0l+9
b:traitement automatise|8.5 0l+6
w:analyse|8.5 0l+33a+3
w:candidatures|8.5 0l+80q+10
b:dossier soit|8.1 0q+3
w:marketing|7.4 0m+183a+3
g:keti|7.4 0m+4
f:marketing|8.5 0m+3
b:send me|7.3 0m+93a+4
b:about products|8.5 0m+5
b:products and|8.5 0m+6
w:promotional|8.5 0m+40p-33a+4
b:email me|8.5 0m+3
b:opt in|7.7 0m+90p+70q+43a-3
l:marketing|7.9 0m+4
b:by email|8.5 0m+12
b:i d|7.7 0m+10
b:to hear|7.9 0q+7
w:then|8.1 0m+4
b:and then|8.1 0m+839+4
l:then|8.5 0m+3
b:we send|8.5 0p+7
b:send you|8.1 0p+7
w:promotions|8.1 0m+143a-3
b:receive updates|8.5 0m+30p+5
f:receive|7.9 0m+60p+4
b:like our|8.5 0m+52b+113a-3
b:the loop|8.5 0m+5
l:posts|8.5 0m+3
s:brand|8.5 0m+103a+3
b:yes please|8.5 0m+43a+6
w:commerciales|8.5 3a+4
f:recevoir|7.5 0p+30q+3
b:des offres|8.1 0m+4
b:etre informe|8.5 0m+4
b:informe des|8.5 0m+50q+3
b:envoyez moi|8.1 0m+50p+3
w:nouvelles|7.9 0m+70p+6
b:par courriel|7.7 0m+92g+5
f:oui|8.5 0p+4
b:recevoir les|7.7 0m+40p+4
b:les offres|8.5 0m+6
w:abonnez|8.5 0m+5
s:abonn|7.7 0m+112b+7
g:abon|7.7 0m+42b+5
b:abonnez moi|8.5 0m+6
w:produits|8.5 0m+33a+6
w:mochte|8.5 0m+70q+3
b:ich mochte|8.5 0m+40q+3
w:erhalten|8.5 0m+11
s:erhal|8.5 0m+14
l:erhalten|8.5 0m+5
w:recibir|8.5 0m+100p+7
s:recib|8.5 0m+90p+4
b:ik wil|8.5 0m+90p+5
w:ontvangen|8.5 0m+110p+7
s:ontva|8.5 0m+90p+6
l:ontvangen|8.5 0m+30p+3
w:ricevere|8.5 0m+60p+10
b:pas recevoir|8.5 0m-33a+4
b:add me|8.5 0q+5
w:talent|7.5 0q+143a-3
b:talent pool|8.1 0q+9
l:pool|7.9 0q+4
b:cv on|8.5 3a+4
w:openings|7.4 0p+80q+11
l:openings|7.4 0q+4
b:talent community|8.5 0q+4
f:talent|8.5 0q+4
b:join our|7.9 0q+53a+5
b:our talent|8.5 0q+6
f:join|8.5 0q+5
b:about other|7.5 0p+50q+5
w:vacancies|8.1 0q+9
w:alerts|8.5 0p+50q+4
s:alert|7.3 0p+30q+143a+83v-3
g:aler|7.0 0q+63a+7
g:lert|7.3 0q+63a+3
w:similar|8.1 0q+8
s:simil|7.9 0m+30q+12
g:imil|7.9 0q+3
g:mila|7.9 0q+4
b:for similar|8.1 0q+7
b:consider me|7.5 3a+11
b:other positions|8.1 0q+5
f:consider|8.1 3a+3
b:other jobs|7.5 0p+60q+7
b:jobs at|8.1 0q+7
b:future roles|8.5 0q+3
b:profile for|8.1 0q+9
w:upcoming|8.5 0q+7
s:upcom|8.5 0q+13
b:about new|8.5 0p+30q+63a-4
b:new jobs|8.5 0m+40q+43a-4
b:notify me|8.5 0m+40q+4
f:notify|8.5 0m+30q+3
b:details to|7.9 0n+40q+5
b:list for|8.5 0q+7
b:for later|8.5 0q+123a-4
w:alert|8.1 0q+83a+6
b:job alert|8.5 0q+5
w:remember|8.5 0q+93a+7
s:remem|8.5 0q+63a+4
b:me on|8.5 0q+4
w:aren|8.5 0q+33a+3
f:save|8.5 0q+4
b:conserver mon|8.5 0q+9
b:pour de|8.5 0q+6
w:postes|7.4 0q+93a+3
b:autres postes|7.4 0q+8
l:postes|7.4 0q+4
b:de talents|8.5 0q+7
l:talents|8.5 0q+4
b:banque de|8.5 0q+11
b:mon profil|8.5 0q+7
w:alertes|8.5 0q+103a+5
b:des alertes|8.5 0q+6
b:contacter pour|8.5 0q+3
b:n etes|8.1 2h+4
b:etes pas|8.5 0q+32h+5
w:prochaines|8.5 0q+9
b:prochaines offres|8.5 0q+5
b:offres d|8.5 0q+5
w:pensez|8.5 0q+63a+4
s:pense|8.5 0q+53a+3
b:in den|8.5 0q+5
w:talentpool|8.5 0q+11
b:den talentpool|8.5 0q+5
l:filled|8.5 3a+6
b:text message|8.5 0p+5
b:updates by|8.5 2b+9
b:by text|8.1 0p+9
w:rates|8.5 0p+6
s:rates|8.5 0p+5
b:rates may|8.5 0p+5
w:notifications|8.1 0m+60p+113a-3
f:sms|8.5 0p+8
l:notifications|8.5 0p+4
w:whatsapp|8.1 0p+16
s:whats|8.1 0p+11
f:whatsapp|8.5 0p+4
b:by sms|8.5 0p+93a-5
b:shift offers|8.5 0p+6
w:envoyer|8.1 0p+103a+7
b:envoyer des|8.5 0p+7
w:sujet|8.5 0p+8
s:sujet|8.5 0p+6
b:au sujet|8.5 0p+6
b:par texto|7.5 0p+8
b:vous pouvez|8.1 0p+4
b:pouvez m|8.5 0p+6
b:m ecrire|8.5 0p+6
b:ecrire par|8.5 0p+4
b:not text|8.5 0p-43a+4
b:follow companyname|7.9 3a+6
b:with their|8.5 3l+3
b:us on|8.5 2b+43a+3
b:company page|8.5 3a+5
w:suivre|7.7 2b+133a-3
s:suivr|7.7 2b+193a-3
g:suiv|7.4 2b+8
g:uivr|7.7 2b+4
b:suivre companyname|8.1 2b+6
f:suivre|7.7 2b+9
b:pour rester|8.5 2b+4
w:abonner|8.5 0m+72b+6
b:abonner a|8.5 0m+32b+4
b:la page|8.5 2b+4
b:page de|8.5 2b+6
s:segui|8.5 2b+13
w:robot|7.1 2f+142h+10
b:a robot|8.1 2f+4
l:robot|7.2 2f+10
w:captcha|8.1 2f+14
s:captc|8.1 2f+15
g:aptc|7.7 2f+12
g:ptch|7.7 2f+14
g:tcha|7.7 2f+14
f:captcha|8.5 2f+4
l:captcha|8.1 2f+6
b:the image|8.5 2f+7
l:image|7.9 2f+7
b:are human|8.1 2f+42h+4
l:human|8.1 2f+5
b:code from|8.1 1u-52f+42g+7
s:chall|8.5 2f+14
b:confirmation code|8.5 1u-72f+92g+4
w:spam|7.9 2f+42h+15
g:spam|7.5 2h+7
g:pam>|7.5 2h+7
b:anti spam|8.5 2f+42h+43a-3
b:un robot|7.9 2f+122h+33a-7
s:recop|8.5 2f+12
b:caracteres de|8.5 2f+4
b:saisissez le|8.5 2f+72g+4
w:humain|8.5 2f+11
b:etes humain|8.5 2f+7
b:anti robot|8.5 2h+5
b:3 +|7.9 2h+123a-3
l:six|8.5 2h+7
w:dog|8.1 2h+103a+73f-5
f:human|8.5 2h+3
w:bots|8.5 2h+10
w:tuesday|8.5 2h+93a-344+7
l:tuesday|8.5 2h+344+5
b:security question|8.1 2h+43a+11
w:antispam|8.5 2h+10
s:antis|8.5 2h+10
f:question|8.5 2h+33a+3
w:sicherheitsfrage|8.5 2h+83a+9
f:sicherheitsfrage|8.5 2h+33a+4
b:+ 5|8.5 2h+5
b:verification code|8.1 2g+11
b:sent to|8.5 2g+10
b:code recu|8.5 2g+8
b:recu par|8.5 2g+9
b:code a|8.5 2g+13
w:validation|8.5 2g+113a+7
l:blank|8.5 3a+3
b:please don|8.1 3a+10
w:fax|8.5 3a+12
f:fax|8.5 3a+6
b:favourite website|8.5 3a+3
s:laiss|8.5 3a+8
b:ce champ|7.9 3a+6
w:vide|8.1 3a+10
l:vide|8.1 3a+3
b:next of|8.5 3a+5
b:of kin|8.5 3a+6
f:next|8.5 3a+5
b:who should|8.1 3a+10
b:s email|7.5 1t-43a+12
b:referee s|8.5 3a+6
b:supervisor s|8.5 3a+4
f:supervisor|8.1 3a+5
b:s phone|8.5 3a+53b-3
b:s address|8.5 1v-33a+12
w:approved|8.5 3a+5
f:agency|8.5 1t-33a+7
s:unifo|8.5 3a+6
b:the assessment|8.5 3a+5
b:assessment day|8.5 3a+8
b:licence expiry|8.5 1j-33a+7
b:points on|8.5 3a+3
b:had in|8.5 3a+4
b:licence ever|8.1 3a+4
w:stopped|8.5 3a+11
s:stopp|8.5 3a+6
w:keyword|8.1 3a+94i-3
s:keywo|8.1 3a+94i-3
b:keyword or|8.5 3a+64i-3
w:filter|8.1 3a+13
s:filte|8.1 3a+9
b:filter by|8.5 3a+4
w:department|8.5 3a+10
f:filter|8.5 3a+4
l:posted|8.5 3a+5
w:requisition|8.5 3a+12
b:friend s|8.5 3a+5
w:promo|8.5 3a+11
b:your company|7.9 3a+7
b:your business|8.1 3a+9
b:your firm|8.5 3a+8
l:reach|8.5 3a+4
b:think of|8.5 3a+6
b:our new|8.5 3a+6
w:dogs|8.1 3a+13
l:dogs|8.1 3a+7
b:why not|8.5 3a+4
b:who has|8.5 3a+5
w:malpractice|8.5 3a+10
s:malpr|8.5 3a+5
w:provider|8.5 3a+12
l:provider|8.5 3a+3
w:speed|8.1 3a+9
s:speed|8.1 3a+10
w:play|8.5 3a+8
w:instrument|8.5 3a+9
w:commission|8.5 3a+6
b:commission only|8.5 3a+3
w:sales|8.5 3a+5
w:deal|8.5 3a+5
w:largest|8.5 3a+11
w:sold|8.1 3a+12
b:ve sold|8.5 3a+6
w:exam|8.1 3a+14
w:studying|8.5 3a+9
b:our client|8.1 3a+3
b:client s|8.5 3a+4
b:sold into|8.5 3a+4
l:served|8.1 3a+5
b:you run|8.5 3a+9
l:run|8.1 3a+5
w:camera|8.5 3a+8
s:camer|8.5 3a+8
b:take home|8.5 3a+9
b:the pay|8.5 3a+6
b:the salary|8.5 3a+113u-4
w:rent|8.5 3a+6
b:you visit|8.5 3a+3
w:collect|8.5 3a+8
w:travelled|8.5 3a+7
b:you travelled|8.5 3a+3
b:travelled to|8.5 3a+3
f:countries|8.5 3a+3
b:need accommodation|8.5 00-53a+7
b:a room|8.1 3a+7
w:lodge|8.5 3a+7
s:lodge|8.5 3a+6
b:the lodge|8.5 3a+4
b:re proud|8.5 3a+8
b:staff only|8.5 3a+5
w:claimed|8.5 3a+9
l:claimed|8.5 3a+4
b:days on|8.5 3a+3
s:withd|8.1 3a+10
b:the question|8.1 3a+8
b:du superieur|8.5 3a+5
s:alime|8.1 3a+15
w:secrete|8.5 3a+9
l:secrete|8.5 3a+5
b:points d|8.5 3a+5
w:inaptitude|8.5 3a+8
s:inapt|8.5 3a+7
b:d inaptitude|8.5 3a+5
w:feriez|8.1 39+63a+9
b:que feriez|8.5 3a+5
b:feriez vous|8.1 3a+5
b:jours de|8.5 3a+6
s:notfa|8.5 3a+15
w:telefon|8.5 3a+53b+7
f:telefon|8.5 3a+33b+3
b:contacto de|8.5 3a+4
w:emergencia|8.5 3a+4
b:de emergencia|8.5 3a+3
w:talla|8.5 3a+11
s:talla|8.5 3a+6
b:talla de|8.5 3a+7
f:talla|8.5 3a+5
b:restricted to|8.5 3a+5
s:impos|8.5 3a+10
w:tengo|8.5 3a+8
s:tengo|8.5 3a+6
b:no tengo|8.5 3a+6
b:vous autorise|7.7 4m+4
w:puedo|8.5 3a+10
s:puedo|8.5 3a+8
b:not yet|8.1 3a+3
b:you yet|8.5 1l-424-33a+11
b:yet to|8.5 24-43a+9
b:ik heb|8.5 3a+7
b:heb geen|8.5 3a+8
b:alcohol test|8.5 3a+4
w:lifting|7.9 3g+5
s:lifti|7.9 3a+33g+4
b:i don|8.5 3a+74j-5
b:you without|8.5 3a+5
b:be out|8.5 3a+6
b:our site|8.5 4l+4
w:refuser|8.5 3a+6
l:news|8.5 3a+3
b:langue souhaitez|8.5 2j+3
b:vous qu|8.5 2j+4
b:qu on|8.5 2j+5
w:privilegiee|8.5 2j+4
b:langue privilegiee|8.5 2j+4
b:privilegiee pour|8.5 2j+5
b:pour nos|8.5 2j+5
w:dollars|7.3 3t+4
s:dolla|7.3 3t+6
b:dollars canadiens|7.9 3t+3
b:supplementaires au|8.5 39+3
b:quel quart|8.5 44+5
b:travail vous|8.5 44+4
b:en entretien|7.7 28+3
w:preventif|7.7 28+5
b:entretien preventif|7.7 28+4
f:sap|8.5 24+11
w:maintenance|7.3 24+428+1229-5
b:cad per|8.1 3t+4
b:a preferred|8.5 32+6
b:preferred name|7.9 32+7
b:overtime when|8.1 39+3
l:disponibilites|8.5 44+548-3
w:plc|7.4 24+1428+9
l:plc|7.5 24+8
b:comment nous|8.5 3n+5
b:je veux|8.5 0m+3
b:joindre par|7.7 3b+4
b:par telephone|7.7 3b+4
b:en semaines|8.1 37+4
f:espagnol|8.5 2k+8
b:website blog|8.5 2q+52u-3
b:blog or|8.5 2q+5
b:or portfolio|8.5 2q+52u-3
w:preventive|7.5 24+628+6
b:preventive maintenance|7.5 28+8
b:occasional overtime|8.5 39+5
f:organization|8.5 1v+5
b:do overtime|8.5 39+5
w:23|8.1 3g+3
b:23 kg|8.1 3g+5
b:may text|8.5 0p+8
w:vraies|8.5 0x+6
b:sont vraies|8.5 0x+3
w:completes|8.5 0x+5
b:et completes|8.5 0x+3
b:what yearly|7.9 3t+4
b:yearly salary|7.9 3t+3
b:in canadian|7.9 3t+3
b:you given|8.5 2x+532-3
b:or word|8.5 1f+4
b:other openings|8.1 0q+4
b:relatives who|8.5 3o+5
b:who currently|8.5 3o+5
b:the earliest|8.5 48+3
w:plcs|8.5 28+6
b:with plcs|8.5 28+5
b:expectation cad|8.5 3t+3
w:become|8.5 3n+5
b:become aware|8.5 3n+3
w:encadre|8.5 26+7
b:deja encadre|8.5 26+4
b:encadre une|8.5 26+5
b:une equipe|8.1 26+5
w:euros|8.5 3t+5
s:euros|8.5 3t+3
b:salariales euros|8.5 3t+3
b:conservez mon|8.5 0q+4
b:telephone portable|8.5 3b+3
b:offres par|8.1 0p+3
b:without restrictions|8.5 4m+3
b:seal certificate|8.5 2m+73a-3
b:managing people|8.5 26+3
b:cad a|8.5 3t+3
b:year in|8.1 3t+3
b:find this|8.5 3n+3
b:trouve cette|8.5 3n+3
b:moi les|8.5 0m+30p+3
b:nouvelles offres|8.5 0p+5
b:conserve mes|8.5 0n+3
b:working monday|8.5 44+5
b:during recruitment|8.5 00+3
b:me the|8.5 0m+73a-3
b:currently authorized|8.1 4m+3
l:maintenance|7.9 28+3
b:date month|7.9 1n+101x-521+448-5
b:your title|8.5 4i+11
b:from year|8.1 21+8
b:to month|8.5 1x+12
b:today or|8.1 46+3
b:later on|8.5 46+4
b:unrestricted right|8.1 4m+3
b:following have|8.5 24+7
w:ton|7.1 1f+44i+4
f:ton|7.2 1f+53b+34i+6
b:ton courriel|8.5 1t+41u+4
l:tu|8.5 3x+3
b:veux tu|8.5 4f+3
b:tu travailler|8.5 4f+4
b:salary cad|7.9 3t+4
w:cellular|8.5 3b+4
b:an unrestricted|8.5 4m+3
b:these have|8.5 24+5
b:region of|8.5 05+40a-3
b:travail preferez|8.5 4p+3
w:quayside|8.5 0q+5
s:quays|8.5 0q+3
b:annual cad|8.5 3t+3
`,
};
