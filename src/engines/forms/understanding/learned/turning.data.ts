import type { LearnedWeights } from './learned.ts';

// Written by `node bench/question-topics.ts --write` from wordings written for this; nothing here is changed by hand.

/** Whether a yes to a question may mean the opposite of the plain one. */
export const TURNING_WEIGHTS: LearnedWeights = {
  labels: ['plain', 'turned'],
  bias: [1.82, -1.82],
  strange: 8.26,
  lines: `
w:are|2.3 00-301+3
w:legally|4.9 00+401-4
b:you legally|5.7 00+401-4
w:to|1.8 00-301+3
w:in|2.5 00+501-5
b:work in|3.8 00+501-5
f:are|2.4 00-701+7
x:nothing|0.5 00+2901-29
g:curr|3.9 00+301-3
g:rren|3.9 00+301-3
c:valid|3.0 00+301-3
b:you currently|5.6 00+401-4
w:eligible|5.4 00+301-3
s:eligi|5.2 00+401-4
b:currently eligible|7.4 00+301-3
b:eligible to|5.6 00+401-4
w:any|2.9 00-901+9
c:us|1.9 00+401-4
b:any employer|5.4 00-401+4
s:lawfu|6.4 00+301-3
n:3|0.8 00-901+9
w:do|2.2 00-401+4
w:have|2.2 00-301+3
b:right to|4.8 00-301+3
w:where|6.0 00-501+5
w:this|3.2 00-401+4
c:job|2.5 00-301+3
b:this job|4.6 00-601+6
w:is|2.8 00-601+6
w:located|7.2 00+301-3
s:locat|6.4 00+301-3
f:do|2.6 00-301+3
b:the us|6.2 00-301+3
w:valid|5.5 00+301-3
s:valid|5.0 00+401-4
w:droit|5.4 00+401-4
s:droit|5.4 00+501-5
b:le droit|6.3 00+601-6
w:un|3.3 00+301-3
b:vous un|4.6 00+301-3
w:will|4.2 00+301-3
b:will you|4.5 00+501-5
w:or|2.9 00+701-7
s:requi|4.5 00+401-4
b:sponsorship to|6.6 00+401-4
c:help|3.2 00-301+3
b:need a|6.8 00+301-3
w:germany|7.2 00+301-3
s:besoi|5.1 00+301-3
b:d un|5.1 00+501-5
w:ou|4.4 00+601-6
w:pour|3.9 00+301-3
w:least|5.9 00+301-3
s:least|5.9 00+301-3
c:years|2.8 00+301-3
b:years of|5.2 00-301+3
b:of age|5.5 00-401+4
l:age|5.2 00-301+3
w:older|6.1 00+301-3
s:older|6.1 00+301-3
b:or older|6.2 00+301-3
b:vous au|7.0 00+401-4
w:moins|5.4 00-401+4
s:moins|5.4 00-501+5
g:moin|5.4 00-301+3
b:au moins|7.0 00+601-6
b:moins 18|7.7 00+501-5
x:less|3.5 00-501+5
g:ity>|3.2 00+301-3
s:clear|4.2 00-301+3
b:you eligible|6.3 00+501-5
b:obtain a|6.2 00+301-3
g:ing>|2.1 00-401+4
b:seriez vous|5.9 00-301+3
w:pret|5.7 00+501-5
g:ger>|4.5 00-301+3
b:to travel|5.3 00+301-3
w:role|5.2 00+501-5
b:this role|6.0 00+501-5
w:two|6.1 00+401-4
w:days|4.7 00-301+3
c:period|3.4 00+301-3
s:cityn|4.4 00+301-3
g:ffic|4.0 00-401+4
w:meet|6.1 00+301-3
n:5|4.0 00+901-9
b:you available|6.4 00+301-3
b:available to|6.6 00+301-3
w:evenings|7.0 00+301-3
w:and|3.6 00+501-5
w:apply|5.6 00+401-4
s:dispo|4.7 00+601-6
g:<dis|3.4 00+401-4
w:fins|6.4 00-401+4
g:over|4.0 00+401-4
b:work overtime|5.9 00+401-4
b:have a|4.4 00+401-4
g:<acc|3.3 00+301-3
b:have experience|6.8 00+301-3
b:experience with|5.9 00-301+3
w:which|4.4 00+301-3
b:have you|3.3 00-301+3
c:agree|2.5 00+801-8
s:possi|6.1 00+401-4
s:worke|4.9 00+401-4
w:an|3.9 00+301-3
w:employee|5.2 00+701-7
c:people|3.2 00+401-4
w:ever|4.3 00+301-3
l:companyname|3.8 00-401+4
w:deja|4.7 00+301-3
g:ied>|4.7 00-401+4
b:to companyname|5.9 00-401+4
b:have any|4.6 00-601+6
b:working for|5.9 00+701-7
b:a non|6.1 00-301+3
s:compe|5.2 00+501-5
g:mpet|5.2 00+401-4
s:agree|4.0 00+401-4
x:no|1.7 00-1701+17
x:at 4|2.8 00-401+4
x:no compete|5.9 00+501-5
b:of a|4.8 00+301-3
b:a criminal|6.0 00+301-3
b:criminal offence|6.6 00-301+3
b:for which|6.5 00+401-4
b:which a|7.4 00+401-4
b:pardon has|7.4 00+301-3
w:not|2.9 00-1401+14
b:has not|7.2 00+401-4
w:granted|5.9 00-301+3
x:no been|5.1 00-401+4
s:casie|5.8 00-301+3
b:un casier|7.2 00+301-3
w:undergo|6.8 00+301-3
s:under|4.5 00-301+3
b:background check|5.4 00-301+3
w:acceptez|5.1 00+501-5
s:accep|3.8 00+601-6
g:cept|3.7 00+301-3
b:acceptez vous|5.1 00+301-3
w:vos|5.0 00-301+3
w:may|4.5 00+301-3
w:we|4.2 00+601-6
w:your|2.6 00-1001+10
b:your current|6.3 00-301+3
w:during|6.1 00+301-3
s:durin|6.1 00+301-3
g:ring|4.5 00+301-3
g:nter|3.8 00+301-3
w:lift|6.0 00+301-3
w:lbs|7.2 00+301-3
b:a drug|5.1 00-301+3
w:test|4.5 00-401+4
b:drug test|5.4 00-401+4
n:1|3.9 00+701-7
b:you identify|5.0 00+301-3
g:nre>|5.4 00-301+3
s:ethni|5.1 00+401-4
n:2|2.3 00+401-4
w:latino|5.4 00+301-3
b:identify as|5.1 00+301-3
s:perso|3.6 00+301-3
g:<min|4.1 00-401+4
w:what|4.9 00+401-4
c:why|4.0 00+301-3
b:what is|6.1 00+301-3
b:is your|4.4 00-601+6
w:orientation|5.8 00+301-3
s:orien|5.5 00+301-3
f:what|5.3 00+301-3
w:i|2.1 00-1701+17
w:declare|4.9 00-401+4
b:i have|3.6 00-701+7
w:notice|5.5 00+301-3
s:notic|5.5 00+401-4
w:agree|4.4 00+501-5
b:to the|4.9 00+301-3
b:processing of|5.9 00-401+4
w:my|3.8 00-301+3
w:personal|5.8 00+301-3
f:i|2.2 00-1701+17
w:accepte|5.0 00+301-3
w:consent|4.7 00+301-3
s:conse|4.0 00+401-4
g:sent|3.8 00+301-3
g:<sto|5.0 00-301+3
w:me|3.8 00-701+7
b:me for|5.7 00-601+6
s:infor|4.7 00+301-3
g:ded>|4.6 00-401+4
b:is true|6.0 00+401-4
w:je|3.0 00-601+6
f:je|3.2 00-1001+10
w:yes|5.3 00+701-7
s:mobil|5.9 00+501-5
w:opportunities|6.5 00+301-3
s:oppor|6.2 00+401-4
g:itie|5.3 00+301-3
g:ties|5.0 00+301-3
g:ies>|4.2 00+301-3
f:yes|6.3 00+301-3
w:on|3.4 00-701+7
b:for other|6.5 00+301-3
b:i agree|5.5 00+301-3
w:receive|6.2 00+301-3
s:recei|5.8 00+401-4
w:messages|5.9 00-301+3
b:text messages|6.2 00-401+4
w:accept|5.2 00+501-5
w:ok|5.8 00+301-3
b:vous en|6.0 00+301-3
w:end|6.3 00-501+5
l:end|6.6 00-301+3
w:term|6.5 00+401-4
g:inde|5.3 00-401+4
g:trai|4.6 00-401+4
g:<lie|5.8 00+601-6
w:du|4.8 00+401-4
w:team|5.9 00+301-3
w:post|6.0 00+301-3
w:based|7.0 00+401-4
w:would|3.0 00-901+9
b:would you|3.8 00-301+3
w:there|3.9 00-401+4
l:there|7.2 00+401-4
s:corre|5.7 00-301+3
g:ect>|4.6 00-301+3
w:ai|4.0 00-501+5
b:you agree|5.5 00+301-3
b:that we|6.1 00-401+4
s:answe|6.2 00+301-3
b:for this|5.1 00+301-3
w:tick|5.7 00+301-3
w:everything|6.2 00-301+3
g:hing|4.1 00-301+3
w:member|5.0 00+401-4
g:rest|3.7 00-301+3
g:tric|4.2 00-401+4
w:authorization|5.6 00-301+3
b:work authorization|7.4 00+401-4
b:vous travailler|6.1 00-301+3
b:needed for|7.0 00+301-3
b:you to|6.0 00+301-3
f:is|3.3 00-1301+13
f:would|3.4 00-1101+11
g:rain|5.0 00-501+5
w:votre|3.8 00-401+4
w:pays|6.6 00+401-4
b:s person|6.4 00-301+3
w:level|6.1 00+401-4
s:level|6.1 00+301-3
b:you provide|6.1 00-501+5
b:your right|5.5 00-601+6
b:votre droit|6.4 00-401+4
w:over|5.7 00+701-7
b:de 18|6.4 00-301+3
b:moins 16|7.7 00+401-4
b:16 ans|7.4 00+501-5
b:you consider|6.0 00+401-4
g:posi|4.6 00-301+3
b:this position|5.9 00+301-3
l:position|5.4 00-401+4
w:open|6.2 00+401-4
g:<ope|5.5 00+301-3
b:open to|6.3 00+301-3
w:if|4.4 00+501-5
b:you do|6.1 00+501-5
b:do not|3.9 00-1501+15
b:live in|7.7 00+301-3
w:area|6.5 00-401+4
w:prepared|6.1 00+601-6
s:prepa|6.1 00+401-4
b:prepared to|6.1 00+401-4
b:to move|5.7 00-401+4
x:no live|7.7 00+401-4
w:mobile|6.8 00+301-3
b:to our|5.5 00-301+3
w:10|6.4 00-301+3
w:%|6.1 00+301-3
b:you work|5.2 00+601-6
b:a current|6.2 00+401-4
w:full|5.9 00+701-7
w:clean|5.7 00-501+5
s:clean|5.7 00-501+5
b:full clean|7.7 00+301-3
b:clean driving|7.4 00+501-5
w:licence|4.3 00-301+3
b:driving licence|6.1 00+401-4
x:free|4.2 00-601+6
b:vous votre|6.3 00-301+3
b:votre permis|6.1 00-501+5
g:icul|4.6 00-301+3
w:obtenu|6.6 00+401-4
w:diplome|6.2 00-301+3
g:<for|4.2 00-501+5
b:a former|6.8 00+401-4
b:former employee|7.0 00+401-4
l:company|5.3 00-301+3
x:past|4.0 00-701+7
b:a l|4.9 00+301-3
w:emploi|4.4 00-401+4
b:to this|7.4 00+401-4
w:past|4.9 00-301+3
w:postule|6.4 00-301+3
b:is any|6.1 00-501+5
b:of your|4.6 00-601+6
b:your family|6.8 00+301-3
w:employed|4.4 00-401+4
l:here|5.0 00+401-4
b:dans l|6.6 00-401+4
b:conflicts of|6.6 00-301+3
w:signed|7.0 00+301-3
s:signe|6.8 00+301-3
g:use>|4.0 00-301+3
w:concurrence|5.7 00+401-4
s:concu|5.5 00+401-4
x:no concurrence|6.6 00+401-4
b:or have|6.4 00+301-3
b:you been|5.2 00+501-5
s:recor|4.9 00-501+5
b:take a|7.2 00+301-3
c:source|4.5 00-301+3
b:un test|5.7 00-501+5
w:depistage|5.7 00-301+3
s:depis|5.7 00-301+3
w:drogues|7.0 00+301-3
w:references|5.5 00-301+3
g:<ref|3.9 00-601+6
g:fere|4.7 00+301-3
b:your references|6.1 00-401+4
b:to take|5.9 00+301-3
w:entrevue|6.1 00-301+3
w:charges|5.6 00-301+3
w:20|6.4 00+301-3
g:<fir|4.5 00-301+3
w:asked|6.6 00+301-3
w:transgender|6.1 00+901-9
s:trans|4.6 00+501-5
g:sgen|5.2 00-401+4
w:describe|6.0 00+401-4
s:descr|5.3 00+401-4
l:background|6.1 00+301-3
w:ancien|5.9 00+301-3
s:yours|5.8 00+301-3
g:<you|5.0 00-301+3
c:about|3.9 00+601-6
b:a disability|5.5 00+501-5
w:first|4.7 00-501+5
s:first|4.7 00-601+6
g:firs|4.7 00-401+4
g:irst|4.7 00-301+3
g:rst>|4.7 00-401+4
g:<nat|5.2 00+301-3
b:first nations|7.0 00+301-3
x:first|3.8 00-601+6
g:one>|5.5 00+301-3
w:was|5.8 00-401+4
c:when|3.1 00-601+6
b:you were|5.7 00-401+4
g:<car|4.6 00+301-3
b:have caring|7.4 00+401-4
b:my data|5.3 00-401+4
g:pend|4.7 00-301+3
s:revie|6.2 00-301+3
g:<rev|5.2 00-301+3
s:poste|4.8 00+401-4
s:offer|5.7 00+501-5
w:mind|7.4 00+401-4
x:refuse|3.4 00-901+9
f:follow|6.6 00+301-3
w:ireland|6.2 00-301+3
w:australia|6.1 00-501+5
b:in australia|6.1 00-401+4
w:y|4.5 00+401-4
b:y n|5.6 00+1001-10
l:n|5.6 00+501-5
x:no |4.8 00+1401-14
w:am|3.4 00-1101+11
b:i am|3.5 00-1001+10
s:prese|4.8 00+301-3
w:be|3.4 00-401+4
b:be employed|5.6 00-401+4
b:employed in|5.5 00-601+6
b:in this|5.5 00+401-4
w:hired|6.6 00+501-5
b:that you|4.8 00-401+4
w:free|4.9 00-301+3
b:free to|6.5 00+301-3
w:under|5.0 00-501+5
w:only|5.0 00-501+5
g:only|5.0 00-301+3
s:peopl|5.9 00+301-3
f:we|6.1 00+401-4
x:only|4.2 00-601+6
b:on your|4.8 00-901+9
w:act|6.3 00+501-5
w:paid|6.5 00-301+3
w:authorised|6.8 00-601+6
b:authorised to|6.8 00-401+4
w:allow|6.3 00+601-6
f:does|5.3 00-301+3
w:after|5.3 00-301+3
s:after|5.3 00-301+3
w:offer|6.4 00+501-5
b:a job|5.9 00+501-5
w:condition|5.9 00-301+3
w:hours|4.8 00-301+3
s:hours|4.8 00-301+3
w:requirements|7.2 00+301-3
g:<rep|5.3 00+301-3
b:you are|5.7 00-301+3
g:ying|5.3 00-301+3
b:applying to|6.8 00-401+4
w:no|3.6 00-901+9
b:yes no|6.6 00+901-9
l:no|6.6 00+301-3
w:contract|6.2 00+601-6
w:permit|6.2 00+301-3
b:with the|5.2 00-401+4
w:proof|6.8 00+401-4
s:proof|6.8 00+301-3
b:your present|7.0 00+301-3
b:you can|5.8 00+501-5
b:time in|6.5 00-301+3
b:authorization to|6.5 00-301+3
b:i can|5.0 00-901+9
w:cannot|5.4 00-701+7
s:canno|5.4 00-601+6
g:cann|5.3 00-301+3
b:may be|6.6 00+301-3
b:for a|5.1 00+301-3
w:existing|7.0 00+301-3
w:permanent|5.9 00-401+4
s:perma|5.7 00-301+3
w:exercer|7.0 00+401-4
w:suis|4.8 00-501+5
g:out>|4.2 00-501+5
w:oui|6.1 00+301-3
b:oui non|6.3 00+601-6
l:non|6.3 00+301-3
w:legale|6.6 00-501+5
b:legale de|6.6 00-401+4
w:poste|5.0 00+501-5
w:embauche|6.5 00+301-3
s:embau|6.4 00+301-3
w:sans|5.5 00-501+5
f:votre|4.9 00-501+5
w:ici|5.6 00-301+3
w:eine|6.4 00+301-3
w:arbeitserlaubnis|6.3 00-301+3
w:deutschland|6.4 00-301+3
s:tiene|6.0 00+301-3
w:een|5.6 00+301-3
w:di|5.7 00+301-3
w:il|4.1 00-501+5
l:visa|5.2 00-401+4
b:us to|5.5 00+301-3
b:need us|6.6 00+301-3
w:out|4.5 00-501+5
b:support to|7.2 00+301-3
g:<ext|5.1 00-301+3
s:point|5.9 00-501+5
b:need sponsorship|7.4 00+501-5
b:to join|7.4 00+301-3
b:join us|6.6 00-401+4
w:order|6.4 00-601+6
s:order|6.4 00-401+4
b:in order|6.4 00-301+3
w:depend|7.2 00+301-3
b:employer s|6.8 00-401+4
w:once|6.6 00-301+3
w:ends|7.7 00+301-3
b:us for|6.8 00-401+4
s:arran|6.0 00-301+3
b:the company|5.4 00-401+4
w:note|7.4 00+301-3
b:is not|7.7 00+301-3
b:need to|5.2 00-401+4
w:employ|7.0 00+401-4
w:from|3.4 00-901+9
b:from us|6.0 00-301+3
b:you would|5.2 00-801+8
w:sponsored|6.8 00+301-3
w:tied|6.6 00-501+5
g:tied|6.6 00-301+3
b:tied to|6.8 00-401+4
b:to your|6.1 00-701+7
b:employer that|7.4 00+501-5
b:is there|4.3 00-401+4
b:there a|6.4 00+401-4
w:posts|7.4 00+301-3
b:need visa|7.7 00+301-3
b:support from|7.7 00+301-3
w:begin|6.8 00-401+4
s:begin|6.2 00-301+3
w:parrainage|5.9 00-301+3
w:demarches|6.8 00-501+5
s:exige|6.2 00-401+4
w:t|4.0 00-501+5
b:que l|6.4 00-301+3
w:demande|6.5 00+601-6
s:deman|6.1 00+501-5
b:parrainage de|6.8 00-401+4
g:aint|5.9 00-301+3
g:revo|5.6 00-301+3
g:nger|5.1 00-401+4
w:est|4.6 00-701+7
b:votre visa|6.8 00-401+4
w:visum|6.1 00-401+4
s:visum|6.1 00-401+4
w:patrocinio|6.8 00-301+3
b:heb je|6.1 00+301-3
b:canadian citizen|7.7 00+301-3
w:list|6.2 00+401-4
w:cd|7.2 00+301-3
w:birth|5.2 00-401+4
s:natur|7.7 00+401-4
w:preference|6.5 00+501-5
w:another|6.3 00+401-4
s:anoth|6.3 00+401-4
w:additional|7.4 00+301-3
b:were you|6.1 00+301-3
w:born|7.7 00+401-4
b:due to|6.6 00-301+3
b:vous citoyen|7.4 00+301-3
w:ne|3.8 00-1601+16
w:van|6.1 00+301-3
b:qualify as|6.8 00-401+4
w:export|6.1 00+301-3
s:expor|5.6 00+301-3
g:refu|4.3 00-601+6
s:regul|6.1 00+401-4
b:under the|6.4 00+501-5
w:subject|6.6 00+301-3
g:ject|4.9 00-301+3
w:national|6.5 00-701+7
w:restricted|6.1 00-301+3
s:restr|4.3 00-301+3
s:party|7.4 00+401-4
x:stop|3.3 00-701+7
l:question|6.1 00-301+3
w:release|7.0 00+301-3
w:it|4.6 00-301+3
w:foreign|5.8 00-601+6
s:forei|5.8 00-701+7
b:a foreign|5.8 00-501+5
g:unge|5.5 00-401+4
s:activ|6.0 00+301-3
b:is the|6.2 00-601+6
s:vette|6.8 00-301+3
b:a clearance|6.1 00-301+3
s:expir|6.2 00-601+6
g:expi|6.2 00-301+3
w:date|6.2 00+501-5
b:your clearance|5.9 00-501+5
w:last|6.0 00+401-4
b:of any|4.9 00-1201+12
w:screening|5.5 00-301+3
s:scree|5.0 00-301+3
b:that is|7.7 00+301-3
w:none|7.2 00+601-6
w:top|7.7 00+301-3
x:at 2|3.2 00-1501+15
s:class|5.5 00+301-3
s:enque|5.9 00-301+3
b:enquete de|6.0 00-301+3
g:<stu|5.5 00-301+3
w:geen|5.9 00-601+6
f:eligible|6.8 00-501+5
w:pass|6.3 00+301-3
b:you don|7.7 00+701-7
b:could you|6.8 00+801-8
x:at 3|2.8 00-1901+19
w:through|6.4 00+301-3
b:mesure d|6.6 00-301+3
b:cote secret|6.8 00-301+3
w:produce|6.8 00-301+3
w:showing|6.6 00-301+3
b:something that|6.8 00-401+4
b:you of|6.8 00+401-4
b:you an|5.9 00-301+3
b:t be|7.7 00+601-6
w:yet|5.5 00-301+3
l:yet|7.7 00+501-5
b:be 18|7.4 00+301-3
b:or over|7.0 00+401-4
w:night|7.4 00+401-4
w:involved|7.4 00+401-4
s:invol|6.2 00+401-4
b:may not|6.2 00-301+3
b:plus de|6.6 00-301+3
w:fonction|6.8 00+401-4
s:fonct|6.3 00+301-3
g:ahri|6.8 00-401+4
g:hrig|6.8 00-401+4
g:rig>|6.6 00-301+3
s:minde|6.5 00-701+7
w:jahre|7.2 00+301-3
w:bin|6.8 00-301+3
w:uber|7.4 00+301-3
b:de edad|6.5 00-401+4
g:derj|6.8 00-401+4
g:erja|6.8 00-401+4
w:21|5.8 00-501+5
b:pour ce|6.8 00+301-3
s:debut|6.8 00-501+5
b:ce votre|6.1 00-301+3
w:completed|6.4 00+401-4
s:confe|7.0 00+301-3
b:in a|5.8 00-301+3
w:university|6.6 00+301-3
s:unive|6.4 00+301-3
s:secon|7.0 00+301-3
b:in progress|6.6 00-301+3
s:child|6.4 00+401-4
b:yes or|7.7 00+301-3
b:or no|7.4 00+401-4
w:college|7.7 00+301-3
w:etudes|5.9 00-401+4
w:secondaires|7.7 00+301-3
b:any unspent|7.7 00+301-3
l:convictions|5.8 00-301+3
s:guilt|6.5 00+301-3
g:nor>|5.5 00-401+4
s:warni|7.7 00+401-4
b:are there|5.3 00-601+6
b:there any|4.8 00-801+8
b:any criminal|7.7 00+401-4
b:an offence|7.0 00+301-3
b:offence that|7.7 00+301-3
w:details|6.0 00+501-5
s:detai|5.9 00+301-3
w:court|7.2 00+601-6
s:court|7.2 00+401-4
w:probation|7.4 00+401-4
g:prob|5.0 00-301+3
w:investigation|7.0 00+301-3
w:disclosure|7.0 00+301-3
s:discl|6.2 00+401-4
b:on the|5.5 00-301+3
b:we should|7.4 00+301-3
w:rule|6.8 00-301+3
b:has a|6.6 00-401+4
b:a court|7.7 00+301-3
w:anything|4.8 00-301+3
s:anyth|4.8 00-301+3
w:than|4.9 00-601+6
b:other than|6.1 00-601+6
b:than a|6.8 00-401+4
w:minor|5.9 00-401+4
b:a minor|6.2 00-501+5
f:has|5.5 00-301+3
w:spent|7.2 00+401-4
w:exempt|6.8 00-301+3
s:exemp|6.6 00-401+4
b:exempt from|6.8 00-401+4
w:barred|6.8 00-301+3
s:barre|6.8 00-401+4
b:barred from|6.8 00-301+3
b:from working|5.5 00-401+4
w:children|7.0 00+401-4
g:<imp|5.6 00-401+4
b:of an|6.8 00+301-3
b:your convictions|6.8 00-601+6
b:with or|7.2 00+401-4
w:pas|3.9 00-1301+13
g:<obj|5.0 00-301+3
g:obje|5.0 00-301+3
w:condamnations|7.7 00+301-3
b:y a|5.0 00-501+5
b:a t|4.8 00-601+6
b:t il|4.8 00-501+5
f:y|5.0 00-501+5
w:condamnation|6.8 00-301+3
s:mineu|6.6 00-601+6
w:strafblad|6.8 00-301+3
b:background screening|6.8 00-301+3
w:happy|6.5 00+301-3
w:report|6.6 00-301+3
w:understand|6.3 00+401-4
b:i understand|6.4 00+301-3
b:understand that|6.8 00+301-3
b:provide a|6.6 00-501+5
w:review|6.8 00-301+3
w:make|6.4 00+301-3
w:abstract|6.8 00-401+4
s:abstr|6.8 00-401+4
g:ait>|5.4 00-301+3
g:mes>|6.0 00+301-3
w:fine|6.5 00+701-7
b:yes i|6.8 00+301-3
w:drugs|6.8 00-301+3
l:depistage|6.2 00-301+3
b:to contact|7.2 00+301-3
w:employers|6.0 00-501+5
b:this employer|6.1 00-301+3
w:call|6.8 00+301-3
b:is it|6.1 00-401+4
b:your permission|6.8 00-301+3
w:without|4.4 00-501+5
s:witho|4.4 00-901+9
g:<wit|4.3 00-701+7
g:with|4.3 00-601+6
g:itho|4.4 00-501+5
g:thou|4.4 00-501+5
g:hout|4.4 00-501+5
w:further|7.7 00+301-3
b:to me|6.2 00-501+5
w:positions|7.0 00+401-4
w:boss|6.6 00-401+4
w:disclose|7.2 00+401-4
c:attend|5.3 00+301-3
w:say|7.0 00+301-3
l:say|7.7 00+301-3
w:employeurs|6.8 00-301+3
w:cet|5.8 00-501+5
w:avant|6.6 00-401+4
s:avant|6.6 00-301+3
b:est il|5.7 00-601+6
w:con|6.6 00+301-3
w:reasonable|7.2 00+601-6
w:accessible|6.8 00-301+3
w:accommodations|7.4 00+401-4
w:essential|6.5 00-301+3
w:because|6.1 00-401+4
s:chang|6.6 00+501-5
b:should we|6.5 00-401+4
b:because you|6.8 00-301+3
b:the day|6.8 00-301+3
w:remove|6.8 00-301+3
w:fully|6.1 00-601+6
s:fully|6.1 00-601+6
b:do this|7.2 00+401-4
w:like|6.1 00+401-4
w:participer|6.8 00-301+3
s:physi|5.4 00-401+4
b:without reasonable|7.7 00+301-3
x:no reasonable|7.7 00+301-3
s:repea|7.2 00+501-5
b:you physically|6.8 00-301+3
w:capable|7.0 00+301-3
g:neve|4.4 00-601+6
s:manua|6.8 00+301-3
b:part of|5.7 00-301+3
g:ely>|5.9 00-401+4
s:objec|5.1 00-701+7
s:opera|6.8 00+301-3
g:ack>|5.5 00-301+3
b:for long|6.2 00-301+3
w:rester|6.4 00-401+4
s:toute|6.4 00-301+3
w:physiques|6.8 00-501+5
w:aptitude|7.7 00+301-3
b:de charges|6.8 00-301+3
b:from a|5.9 00+401-4
s:avoid|6.1 00-301+3
b:your employment|6.6 00-301+3
w:go|6.4 00+401-4
s:suspe|5.7 00-501+5
g:susp|5.7 00-301+3
g:uspe|5.7 00-301+3
g:pens|6.4 00-301+3
w:failed|6.8 00-601+6
s:faile|6.8 00-501+5
g:fail|6.2 00-301+3
b:ever failed|6.8 00-301+3
w:period|7.4 00+401-4
w:reason|5.8 00-401+4
w:leave|5.5 00-401+4
s:leave|5.4 00-401+4
b:a previous|7.2 00+301-3
b:previous employer|7.7 00+301-3
w:ended|6.8 00-401+4
s:ended|6.8 00-401+4
g:nded|5.7 00-301+3
w:suspended|6.2 00-401+4
b:public service|7.7 00+301-3
s:renvo|7.7 00+301-3
w:fin|7.2 00+301-3
s:revoq|6.8 00-301+3
w:accurate|6.6 00-401+4
b:has been|7.7 00+501-5
s:disqu|6.8 00-501+5
x:unable|4.8 00-1201+12
w:warrant|7.7 00+401-4
s:warra|7.7 00+301-3
b:warrant that|7.7 00+401-4
b:it is|6.6 00-401+4
s:repre|7.7 00+301-3
g:lies|6.4 00+401-4
f:no|4.5 00-1001+10
x:at 1|3.7 00-1601+16
w:complet|6.6 00-301+3
l:complet|6.6 00-301+3
w:candidat|6.4 00-401+4
b:je n|4.4 00-701+7
b:n ai|4.5 00-501+5
x:no ai|4.5 00-601+6
w:ik|5.7 00-301+3
b:i still|6.5 00+501-5
b:still work|7.4 00+701-7
b:is this|5.5 00-401+4
b:still in|6.8 00-401+4
b:presently employed|7.7 00+401-4
b:is my|6.8 00-401+4
b:tick if|7.4 00+701-7
w:travaillez|6.5 00-301+3
w:kubernetes|6.6 00-301+3
w:salesforce|6.5 00-401+4
b:in excel|6.8 00-301+3
g:pped|6.8 00-301+3
w:applicants|7.7 00+401-4
b:am able|6.1 00-301+3
w:sql|6.6 00-301+3
b:to use|6.6 00-301+3
s:gener|6.4 00+301-3
b:il de|6.8 00-301+3
l:sql|6.8 00-301+3
w:staff|5.6 00-301+3
w:responsible|6.6 00-301+3
w:depuis|6.5 00-501+5
s:depui|6.5 00-401+4
b:i identify|6.3 00-301+3
b:identify with|5.9 00-301+3
w:self|6.3 00+401-4
w:voluntary|6.5 00+301-3
s:volun|6.0 00-301+3
w:monitoring|6.1 00+301-3
s:optio|7.2 00+301-3
b:votre identite|6.6 00-301+3
f:transgender|7.7 00+301-3
w:different|7.7 00+301-3
s:diffe|7.2 00+801-8
g:iffe|7.2 00+401-4
s:assig|6.1 00-301+3
b:at birth|5.7 00-301+3
b:any part|6.2 00-301+3
w:change|7.4 00+301-3
b:to change|7.4 00+301-3
b:recorded at|6.8 00-401+4
w:prefer|5.9 00-501+5
b:prefer not|6.2 00-301+3
b:to say|7.7 00+601-6
w:cisgender|6.8 00-601+6
s:cisge|6.2 00-901+9
g:<cis|6.1 00-501+5
g:cisg|6.2 00-601+6
g:isge|6.2 00-701+7
l:cisgender|6.8 00-301+3
w:naissance|6.6 00-401+4
s:naiss|6.6 00-301+3
b:la naissance|6.8 00-301+3
w:eres|6.3 00-501+5
w:ethnicity|6.6 00+401-4
g:cult|4.8 00-401+4
g:lack|6.1 00-401+4
w:decline|6.2 00-401+4
s:decli|6.2 00-401+4
l:veteran|5.5 00-301+3
f:former|6.5 00-501+5
b:one of|5.9 00-301+3
w:below|6.2 00-601+6
w:daily|7.0 00+301-3
w:life|6.2 00-401+4
b:had a|6.8 00-301+3
s:limit|5.1 00-701+7
g:<lim|5.1 00-301+3
g:imit|5.1 00-301+3
w:obligation|7.7 00+401-4
f:first|6.8 00-401+4
b:a first|7.7 00+301-3
w:premiere|5.8 00-701+7
s:premi|5.3 00-401+4
s:issue|7.4 00+401-4
x:problem|3.9 00-1501+15
b:or a|6.8 00+401-4
b:you from|4.6 00-801+8
b:to any|6.8 00+301-3
l:16|6.2 00-301+3
b:you the|6.4 00-401+4
w:parent|6.8 00+301-3
b:under 18|6.2 00-901+9
w:look|6.5 00-301+3
b:look after|6.6 00-401+4
s:young|5.6 00-701+7
g:youn|5.6 00-401+4
g:oung|5.6 00-401+4
b:be a|5.6 00-501+5
w:mineur|6.8 00-501+5
l:area|6.8 00-301+3
w:region|5.7 00-401+4
s:movin|6.0 00-301+3
s:remot|5.7 00-301+3
b:relocate before|7.7 00+301-3
f:moving|7.7 00+401-4
b:relocation assistance|6.8 00-501+5
l:live|6.6 00-301+3
w:aucune|5.2 00-501+5
s:aucun|4.4 00-1001+10
g:<auc|4.4 00-401+4
g:aucu|4.4 00-401+4
g:ucun|4.4 00-401+4
b:votre region|6.8 00-401+4
b:the office|6.0 00-301+3
w:weekly|7.4 00+401-4
w:commuting|6.8 00-401+4
b:job can|7.7 00+401-4
b:with no|6.2 00-401+4
b:for every|6.6 00-501+5
w:planning|7.7 00+301-3
w:trois|7.2 00+301-3
w:presentiel|6.8 00-301+3
b:le teletravail|6.8 00-501+5
l:travel|5.3 00-301+3
w:trips|5.9 00-401+4
b:business trips|6.8 00-301+3
w:stay|5.9 00-501+5
w:holder|7.7 00+301-3
w:six|6.6 00-301+3
b:a passport|6.8 00-501+5
b:out of|4.9 00-801+8
w:clients|7.0 00+301-3
w:deux|6.4 00-501+5
w:aucun|5.1 00-701+7
w:points|6.2 00-401+4
s:exter|5.7 00-601+6
g:xter|5.7 00-401+4
b:work nights|6.8 00-301+3
f:days|6.6 00-301+3
w:sundays|6.8 00-301+3
b:your availability|6.2 00-501+5
s:lunch|7.7 00+701-7
b:when are|6.8 00-501+5
b:you not|6.2 00-601+6
w:busy|7.4 00+501-5
b:any shift|6.8 00-301+3
s:horai|6.2 00-401+4
s:apres|6.5 00-301+3
w:plages|7.7 00+301-3
w:libre|6.8 00-301+3
w:horaire|6.6 00-601+6
w:beyond|6.5 00-401+4
b:a faire|6.6 00-301+3
b:i hold|6.8 00-301+3
s:motor|7.2 00+301-3
b:your driver|6.6 00-301+3
b:on public|6.6 00-401+4
b:use it|6.8 00-301+3
w:transport|6.5 00-601+6
w:motorbike|7.7 00+301-3
w:back|6.8 00-401+4
s:assoc|7.4 00+401-4
b:tick here|6.8 00-501+5
b:your employer|7.4 00+301-3
s:train|6.8 00-301+3
s:depar|6.6 00-301+3
s:datab|6.8 00-301+3
w:pose|6.6 00-301+3
f:candidature|7.7 00+301-3
b:candidature ici|6.8 00-401+4
w:internal|7.2 00+801-8
f:internal|7.4 00+301-3
w:external|6.2 00-601+6
b:us today|7.4 00+401-4
s:promo|5.9 00-401+4
w:interne|7.0 00+501-5
w:externe|6.8 00-301+3
b:un candidat|6.8 00-301+3
w:members|6.5 00-401+4
b:working here|6.8 00-401+4
b:with any|7.4 00+301-3
w:competitor|7.7 00+601-6
b:to one|6.6 00-301+3
b:anything that|5.1 00-501+5
b:il un|5.6 00-501+5
l:compete|7.7 00+301-3
w:restrict|7.4 00+501-5
s:solic|7.0 00+401-4
w:stop|5.5 00-401+4
g:stop|5.3 00-401+4
g:top>|5.5 00-301+3
b:stop you|5.9 00-301+3
w:obligations|5.9 00-301+3
b:former employer|7.0 00+301-3
w:solicit|7.7 00+401-4
w:agreements|6.6 00-301+3
b:with past|6.8 00-301+3
b:past employers|6.8 00-301+3
s:hinde|6.8 00-301+3
b:employment restrictions|7.4 00+401-4
s:promi|7.4 00+501-5
b:a past|6.8 00-401+4
w:keeps|6.6 00-301+3
s:keeps|6.6 00-401+4
b:us without|6.2 00-401+4
s:empec|6.8 00-301+3
s:civil|6.8 00-401+4
w:less|6.8 00-301+3
b:moins de|5.9 00-801+8
g:impo|6.2 00-401+4
b:outside the|6.8 00-401+4
b:information i|6.8 00-301+3
w:recrutement|6.4 00-401+4
w:habe|6.6 00-301+3
b:ich habe|6.6 00-301+3
b:after this|6.6 00-401+4
b:six months|6.8 00-301+3
b:data after|6.6 00-301+3
s:decis|6.0 00-301+3
l:file|6.2 00-301+3
s:fille|6.8 00-301+3
b:is filled|6.8 00-301+3
b:deux ans|6.6 00-501+5
s:suppr|6.8 00-301+3
b:the applicant|6.8 00-301+3
w:automated|6.0 00+301-3
b:opt out|5.6 00-301+3
b:to automated|6.2 00-401+4
s:rathe|6.2 00-301+3
w:algorithm|7.7 00+501-5
s:algor|7.2 00+401-4
s:match|6.8 00-501+5
w:analyse|6.8 00-301+3
w:emails|6.6 00-301+3
w:promotional|6.8 00-401+4
b:hear from|6.8 00-501+5
w:openings|6.6 00+301-3
b:consider me|5.7 00-401+4
b:hear about|7.7 00+401-4
b:about new|7.7 00+601-6
b:new jobs|7.7 00+501-5
x:no work|5.6 00-301+3
w:aren|6.8 00-401+4
b:aren t|6.8 00-301+3
b:company page|6.8 00-301+3
b:need from|7.7 00+301-3
w:lifting|6.1 00-301+3
b:sponsor a|6.5 00-301+3
b:pour la|6.6 00-301+3
b:without restrictions|7.7 00+301-3
x:no restrictions|7.7 00+501-5
g:igez|6.8 00-301+3
b:alcohol test|6.8 00-301+3
w:arrangement|6.8 00-501+5
b:compete or|6.8 00-401+4
w:limits|6.2 00-601+6
x:no restriction|6.6 00+301-3
b:all of|6.2 00-301+3
b:past five|6.8 00-301+3
w:example|6.8 00-401+4
s:examp|6.8 00-301+3
b:for example|6.8 00-301+3
b:relocate at|6.8 00-601+6
w:expense|6.8 00-701+7
s:expen|6.8 00-601+6
g:xpen|6.8 00-301+3
l:expense|6.8 00-301+3
s:preve|5.6 00-501+5
b:employer sponsorship|6.8 00-301+3
w:applies|6.8 00-501+5
b:you barred|7.0 00-401+4
b:am not|4.2 00-1301+13
b:not legally|7.0 00-401+4
b:unrestricted working|7.0 00-501+5
b:rights in|7.0 00-301+3
b:any restriction|6.3 00-401+4
b:restriction on|6.3 00-301+3
b:any legal|7.0 00-501+5
w:impediments|7.0 00-601+6
s:imped|7.0 00-501+5
b:legal impediments|7.0 00-501+5
b:impediments to|7.0 00-401+4
w:prohibited|7.0 00-401+4
b:you prohibited|7.0 00-301+3
b:from being|5.6 00-501+5
b:your visa|6.3 00-501+5
w:obstacle|5.9 00-501+5
s:obsta|5.9 00-601+6
b:un obstacle|6.3 00-301+3
w:lack|6.3 00-1001+10
g:<lac|6.3 00-501+5
b:you lack|6.3 00-901+9
b:lack the|7.0 00-301+3
b:the authorization|7.0 00-501+5
b:france est|7.0 00-501+5
w:limite|7.0 00-601+6
b:il limite|7.0 00-401+4
l:limite|7.0 00-301+3
b:without sponsorship|7.0 00-401+4
x:no sponsorship|6.3 00-801+8
b:without any|7.0 00-301+3
b:sponsorship now|7.0 00-301+3
x:no any|7.0 00-401+4
b:without the|6.3 00-401+4
b:company having|7.0 00-301+3
b:having to|7.0 00-301+3
b:sans parrainage|7.0 00-401+4
x:no parrainage|7.0 00-401+4
b:i do|4.5 00-1301+13
b:not require|6.3 00-301+3
x:no require|6.3 00-401+4
b:free of|5.2 00-1001+10
b:any need|7.0 00-301+3
b:for visa|7.0 00-301+3
w:ohne|7.0 00-301+3
b:visum in|7.0 00-301+3
x:no visum|6.3 00-401+4
b:any country|7.0 00-401+4
b:than the|6.3 00-501+5
b:not a|5.1 00-701+7
x:no a|4.8 00-901+9
w:renounced|7.0 00-701+7
s:renou|7.0 00-501+5
b:you renounced|7.0 00-601+6
b:renounced your|7.0 00-401+4
b:your citizenship|7.0 00-501+5
b:foreign national|7.0 00-601+6
l:national|7.0 00-401+4
w:revoked|6.3 00-701+7
s:revok|6.3 00-601+6
w:expired|7.0 00-301+3
b:reason you|5.9 00-301+3
b:you could|5.4 00-701+7
b:could not|5.9 00-401+4
x:no obtain|7.0 00-301+3
w:prevent|6.3 00-501+5
b:prevent you|6.3 00-301+3
b:motif qui|7.0 00-301+3
w:empecherait|7.0 00-301+3
b:vous empecherait|7.0 00-301+3
w:unable|5.9 00-601+6
s:unabl|5.9 00-701+7
g:<una|5.2 00-701+7
b:be unable|7.0 00-301+3
b:unable to|5.9 00-501+5
w:objection|5.9 00-701+7
b:any objection|5.9 00-301+3
b:objection to|5.9 00-301+3
w:going|7.0 00-301+3
b:you under|6.3 00-701+7
l:minor|6.3 00-401+4
w:younger|5.6 00-701+7
b:you younger|6.3 00-301+3
b:younger than|5.9 00-501+5
b:than 18|6.3 00-601+6
b:vous moins|5.9 00-1001+10
b:vous mineur|7.0 00-501+5
b:mineur e|7.0 00-901+9
b:are under|7.0 00-501+5
b:18 can|7.0 00-601+6
w:minderjahrig|7.0 00-701+7
g:rjah|7.0 00-301+3
b:sie minderjahrig|7.0 00-801+8
l:minderjahrig|7.0 00-501+5
b:under 16|7.0 00-601+6
b:de 21|7.0 00-401+4
b:without a|6.3 00-301+3
b:are your|7.0 00-401+4
b:studies still|7.0 00-601+6
w:drop|7.0 00-601+6
b:you drop|7.0 00-401+4
b:drop out|7.0 00-501+5
b:out before|7.0 00-401+4
w:finishing|7.0 00-601+6
b:before finishing|7.0 00-501+5
l:finishing|7.0 00-301+3
w:interrompu|7.0 00-401+4
b:vous interrompu|7.0 00-501+5
b:interrompu vos|7.0 00-301+3
b:vos etudes|6.3 00-701+7
b:etudes avant|7.0 00-501+5
b:avant le|7.0 00-401+4
b:le diplome|7.0 00-301+3
w:never|4.4 00-1401+14
s:never|4.4 00-1201+12
g:<nev|4.4 00-601+6
b:have never|5.0 00-601+6
b:never been|5.6 00-301+3
l:offence|6.3 00-301+3
b:a clean|6.3 00-701+7
b:clean criminal|7.0 00-501+5
b:mon casier|7.0 00-401+4
b:judiciaire est|7.0 00-401+4
w:vierge|6.3 00-701+7
s:vierg|6.3 00-601+6
b:est vierge|7.0 00-401+4
f:mon|7.0 00-301+3
b:have no|4.7 00-1201+12
w:nicht|7.0 00-501+5
s:nicht|7.0 00-301+3
x:no vorbestraft|7.0 00-301+3
w:object|5.6 00-801+8
b:you object|5.9 00-501+5
b:object to|5.6 00-701+7
w:refuse|4.8 00-801+8
s:refus|4.3 00-1501+15
g:efus|4.3 00-701+7
g:fuse|4.3 00-701+7
b:je refuse|5.6 00-601+6
b:would anything|7.0 00-301+3
b:anything show|7.0 00-301+3
b:show up|7.0 00-301+3
b:up on|7.0 00-301+3
b:you refuse|5.6 00-301+3
b:not agree|6.3 00-401+4
x:no agree|6.3 00-401+4
w:refuseriez|7.0 00-301+3
b:please do|6.3 00-501+5
b:not contact|6.3 00-401+4
x:no contact|6.3 00-601+6
b:employer we|7.0 00-301+3
w:contacting|6.3 00-701+7
b:contacting your|6.3 00-501+5
b:job without|7.0 00-301+3
b:without accommodation|7.0 00-401+4
x:no accommodation|7.0 00-501+5
b:vous participer|7.0 00-301+3
b:participer a|7.0 00-301+3
b:sans mesure|7.0 00-301+3
x:no mesure|7.0 00-401+4
b:you cannot|5.9 00-301+3
w:limitations|6.3 00-501+5
b:would affect|7.0 00-301+3
b:am unable|6.3 00-301+3
b:vous ne|5.6 00-301+3
b:pouvez pas|5.9 00-301+3
w:prevents|6.3 00-401+4
b:des limitations|7.0 00-301+3
b:leave all|7.0 00-401+4
b:your previous|7.0 00-401+4
b:previous jobs|7.0 00-501+5
w:voluntarily|7.0 00-601+6
b:jobs voluntarily|7.0 00-501+5
w:jamais|5.4 00-601+6
s:jamai|5.4 00-601+6
b:ai jamais|5.6 00-401+4
b:jamais ete|6.3 00-401+4
b:i no|7.0 00-301+3
b:no longer|7.0 00-301+3
x:no longer|7.0 00-301+3
b:employment has|7.0 00-601+6
b:has ended|7.0 00-301+3
b:you left|7.0 00-601+6
b:left this|6.3 00-1001+10
b:this a|7.0 00-501+5
b:past position|7.0 00-501+5
b:ai quitte|7.0 00-601+6
b:quitte cet|7.0 00-501+5
b:cet emploi|6.3 00-801+8
b:emploi est|7.0 00-501+5
b:est termine|7.0 00-501+5
l:termine|7.0 00-301+3
x:no experience|6.3 00-501+5
w:training|7.0 00-501+5
b:need training|7.0 00-401+4
b:training in|7.0 00-501+5
b:excel before|7.0 00-401+4
b:could use|7.0 00-401+4
b:you new|7.0 00-501+5
b:new to|6.3 00-801+8
b:to salesforce|7.0 00-401+4
w:soudure|6.3 00-701+7
s:soudu|6.3 00-501+5
b:en soudure|6.3 00-501+5
b:first time|5.6 00-701+7
b:gender the|7.0 00-301+3
w:same|6.3 00-601+6
b:the same|6.3 00-401+4
b:same as|6.3 00-501+5
b:as the|7.0 00-301+3
b:registered with|7.0 00-301+3
b:with at|7.0 00-301+3
b:the gender|6.3 00-801+8
b:gender you|6.3 00-601+6
b:as your|7.0 00-301+3
b:you cisgender|7.0 00-601+6
w:match|7.0 00-601+6
b:identity match|7.0 00-401+4
b:match the|7.0 00-301+3
b:sex on|7.0 00-301+3
b:your original|7.0 00-301+3
b:original birth|7.0 00-401+4
w:correspond|7.0 00-501+5
b:genre correspond|7.0 00-301+3
b:correspond elle|7.0 00-401+4
b:elle au|7.0 00-401+4
b:au sexe|7.0 00-301+3
w:cisgenre|7.0 00-501+5
b:vous cisgenre|7.0 00-701+7
l:cisgenre|7.0 00-401+4
b:or latinx|7.0 00-301+3
w:civilian|7.0 00-401+4
b:a civilian|7.0 00-401+4
b:civilian with|7.0 00-301+3
b:no military|7.0 00-301+3
x:no military|7.0 00-401+4
b:je ne|4.6 00-1001+10
b:ne suis|5.2 00-601+6
b:suis pas|5.9 00-301+3
x:no suis|5.2 00-601+6
b:no disability|6.3 00-601+6
b:and have|6.3 00-301+3
x:no disability|6.3 00-301+3
b:any disability|7.0 00-601+6
b:ai pas|5.6 00-401+4
b:pas de|5.6 00-401+4
w:nor|7.0 00-401+4
b:pas partie|6.3 00-301+3
b:no caring|7.0 00-301+3
w:suffer|6.3 00-701+7
s:suffe|6.3 00-401+4
b:suffer from|6.3 00-301+3
w:medical|7.0 00-301+3
s:medic|5.9 00-501+5
b:keep you|6.3 00-401+4
b:from moving|7.0 00-301+3
w:problem|5.4 00-701+7
s:probl|5.1 00-901+9
g:robl|5.1 00-401+4
g:oble|5.1 00-401+4
g:blem|5.1 00-401+4
g:lem>|5.4 00-301+3
b:a problem|5.4 00-601+6
b:not willing|7.0 00-501+5
f:not|5.9 00-501+5
x:no willing|7.0 00-501+5
w:poserait|7.0 00-301+3
s:poser|7.0 00-301+3
w:probleme|6.3 00-601+6
b:il probleme|6.3 00-401+4
x:no souhaite|5.9 00-301+3
b:only work|7.0 00-401+4
b:not be|5.6 00-401+4
b:work fully|7.0 00-401+4
w:remotely|7.0 00-601+6
b:fully remotely|7.0 00-501+5
w:difficulty|5.9 00-601+6
s:diffi|5.0 00-1101+11
g:iffi|5.0 00-401+4
g:ficu|5.0 00-501+5
b:have difficulty|6.3 00-401+4
b:commuting to|7.0 00-301+3
w:difficulte|5.9 00-601+6
b:difficulte a|6.3 00-401+4
b:any restrictions|5.9 00-601+6
b:restrictions on|5.9 00-601+6
x:no travel|6.3 00-301+3
b:any limits|7.0 00-301+3
w:voyagiez|7.0 00-301+3
b:t work|6.3 00-401+4
b:shift you|6.3 00-401+4
w:commitments|7.0 00-401+4
w:certain|7.0 00-301+3
w:contraintes|7.0 00-801+8
b:des contraintes|7.0 00-401+4
b:contraintes d|7.0 00-601+6
b:d horaire|7.0 00-601+6
l:horaire|7.0 00-301+3
b:not able|6.3 00-301+3
x:no able|6.3 00-301+3
w:refusez|6.3 00-601+6
b:refusez vous|6.3 00-301+3
b:and a|7.0 00-301+3
b:clean abstract|7.0 00-301+3
b:permis depuis|7.0 00-401+4
b:depuis plus|7.0 00-301+3
b:de deux|7.0 00-601+6
b:your licence|5.6 00-801+8
b:licence currently|7.0 00-401+4
b:permis est|7.0 00-501+5
w:suspendu|7.0 00-501+5
b:il suspendu|7.0 00-401+4
w:disqualified|7.0 00-601+6
b:you disqualified|7.0 00-401+4
b:disqualified from|7.0 00-301+3
b:from driving|7.0 00-401+4
b:never worked|6.3 00-401+4
x:no worked|6.3 00-301+3
b:would this|6.3 00-301+3
b:your first|5.6 00-601+6
x:no employed|7.0 00-301+3
b:first job|6.3 00-301+3
b:my first|7.0 00-401+4
b:first application|6.3 00-801+8
b:je postule|7.0 00-301+3
b:postule pour|7.0 00-301+3
w:fois|7.0 00-401+4
x:no currently|6.3 00-301+3
b:an external|7.0 00-601+6
b:suis un|7.0 00-301+3
b:candidat externe|7.0 00-401+4
b:no relatives|6.3 00-301+3
x:no relatives|6.3 00-301+3
b:not related|6.3 00-401+4
x:no related|6.3 00-301+3
b:famille ne|6.3 00-301+3
b:no conflict|6.3 00-401+4
x:no conflict|6.3 00-401+4
b:am free|6.3 00-601+6
b:or restrictive|7.0 00-301+3
l:covenant|6.3 00-301+3
w:restricts|7.0 00-301+3
b:me from|5.6 00-601+6
b:vous libre|7.0 00-301+3
b:de tout|7.0 00-301+3
b:tout engagement|7.0 00-401+4
b:engagement envers|7.0 00-301+3
b:envers vos|7.0 00-301+3
w:passes|7.0 00-501+5
b:employeurs passes|7.0 00-301+3
b:suis lie|6.3 00-301+3
b:par aucune|6.3 00-301+3
b:aucune clause|6.3 00-301+3
b:official and|7.0 00-301+3
w:traite|7.0 00-301+3
x:no send|6.3 00-501+5
b:promotional emails|7.0 00-301+3
b:application once|7.0 00-301+3
b:once this|7.0 00-301+3
b:not text|6.3 00-301+3
x:no text|6.3 00-301+3
w:accepting|7.0 00-401+4
b:accepting this|7.0 00-301+3
b:work restricted|7.0 00-301+3
b:restricted to|6.3 00-401+4
b:one employer|7.0 00-401+4
w:limited|7.0 00-301+3
b:you limited|7.0 00-301+3
b:example by|7.0 00-301+3
w:ineligible|7.0 00-301+3
s:ineli|7.0 00-401+4
b:ineligible to|7.0 00-301+3
w:forbid|7.0 00-501+5
s:forbi|7.0 00-301+3
b:visa forbid|7.0 00-401+4
b:forbid paid|7.0 00-301+3
b:paid employment|7.0 00-301+3
b:obtain authorization|7.0 00-301+3
b:authorization before|7.0 00-301+3
b:i could|7.0 00-401+4
b:could begin|7.0 00-301+3
b:begin work|7.0 00-301+3
w:waiting|7.0 00-501+5
s:waiti|7.0 00-501+5
g:<wai|6.3 00-301+3
g:wait|6.3 00-401+4
b:you waiting|7.0 00-301+3
b:waiting for|7.0 00-401+4
b:decision on|7.0 00-401+4
b:vous dans|7.0 00-401+4
w:impossibilite|7.0 00-601+6
s:impos|6.3 00-901+9
g:mpos|6.3 00-301+3
b:l impossibilite|7.0 00-501+5
b:impossibilite legale|7.0 00-401+4
b:visa vous|7.0 00-401+4
w:interdit|7.0 00-501+5
b:vous interdit|7.0 00-401+4
b:interdit il|7.0 00-301+3
b:work due|7.0 00-301+3
w:expire|7.0 00-601+6
b:expire within|7.0 00-501+5
b:no i|7.0 00-301+3
b:cannot legally|7.0 00-301+3
x:no i|7.0 00-401+4
w:keine|7.0 00-401+4
s:keine|7.0 00-401+4
b:habe keine|7.0 00-401+4
b:keine arbeitserlaubnis|7.0 00-301+3
x:no arbeitserlaubnis|7.0 00-301+3
w:tengo|6.3 00-401+4
s:tengo|6.3 00-301+3
x:no tengo|6.3 00-301+3
w:independently|7.0 00-501+5
s:indep|7.0 00-601+6
b:here independently|7.0 00-501+5
b:independently of|7.0 00-501+5
b:s visa|7.0 00-501+5
b:will never|7.0 00-301+3
b:no sponsorship|7.0 00-301+3
b:needed now|7.0 00-401+4
b:hold permanent|7.0 00-301+3
b:and need|7.0 00-301+3
b:need nothing|7.0 00-301+3
b:nothing from|7.0 00-301+3
x:no from|7.0 00-301+3
b:confirm sponsorship|7.0 00-501+5
w:isn|7.0 00-601+6
b:sponsorship isn|7.0 00-501+5
b:isn t|7.0 00-401+4
b:t needed|7.0 00-401+4
x:no needed|7.0 00-401+4
b:you exempt|7.0 00-501+5
b:from needing|7.0 00-301+3
b:needing a|7.0 00-301+3
b:travailler sans|7.0 00-301+3
s:ayons|7.0 00-401+4
b:nous ayons|7.0 00-301+3
b:ayons a|7.0 00-301+3
b:faire de|7.0 00-301+3
b:de demarches|7.0 00-301+3
x:no que|7.0 00-301+3
w:puedo|6.3 00-401+4
s:puedo|6.3 00-501+5
b:puedo trabajar|7.0 00-301+3
b:trabajar sin|7.0 00-301+3
b:non citizen|7.0 00-601+6
x:no citizen|7.0 00-601+6
b:passport other|7.0 00-401+4
b:canadian one|7.0 00-701+7
w:alien|7.0 00-501+5
s:alien|7.0 00-601+6
b:an alien|7.0 00-401+4
b:alien authorised|7.0 00-301+3
b:pas citoyen|7.0 00-301+3
b:ever had|7.0 00-401+4
w:withdrawn|7.0 00-501+5
s:withd|7.0 00-401+4
b:clearance withdrawn|7.0 00-301+3
l:withdrawn|7.0 00-301+3
b:clearance allowed|7.0 00-301+3
w:lapse|7.0 00-501+5
s:lapse|7.0 00-401+4
b:to lapse|7.0 00-401+4
b:votre cote|7.0 00-301+3
b:securite a|7.0 00-301+3
b:elle ete|7.0 00-301+3
w:revoquee|7.0 00-501+5
b:ete revoquee|7.0 00-301+3
b:anything in|7.0 00-301+3
b:might hinder|7.0 00-301+3
b:hinder a|7.0 00-301+3
b:be vetted|7.0 00-301+3
b:being cleared|7.0 00-301+3
b:showing my|7.0 00-301+3
w:difficult|6.3 00-501+5
b:still a|7.0 00-501+5
b:be less|7.0 00-501+5
b:18 on|7.0 00-401+4
b:day you|7.0 00-501+5
b:or younger|7.0 00-501+5
f:or|7.0 00-501+5
l:younger|7.0 00-401+4
b:applicant below|7.0 00-501+5
b:below the|7.0 00-401+4
b:you aren|7.0 00-301+3
x:no 18|7.0 00-301+3
b:de moins|7.0 00-301+3
w:dix|7.0 00-501+5
w:huit|7.0 00-401+4
w:menor|7.0 00-601+6
s:menor|7.0 00-701+7
b:eres menor|7.0 00-301+3
b:menor de|7.0 00-601+6
b:you below|7.0 00-401+4
b:below 21|7.0 00-601+6
b:21 years|7.0 00-301+3
b:moins que|7.0 00-401+4
b:under age|7.0 00-601+6
b:you yet|6.3 00-901+9
b:yet to|6.3 00-901+9
b:to graduate|7.0 00-501+5
b:i did|7.0 00-301+3
b:did not|7.0 00-301+3
b:finish high|7.0 00-301+3
b:your degree|7.0 00-301+3
w:outstanding|7.0 00-601+6
s:outst|7.0 00-601+6
b:degree outstanding|7.0 00-401+4
w:studying|7.0 00-701+7
s:study|7.0 00-601+6
g:tudy|7.0 00-301+3
g:udyi|7.0 00-301+3
g:dyin|7.0 00-301+3
b:still studying|7.0 00-401+4
l:studying|7.0 00-301+3
b:etudes sont|7.0 00-301+3
w:elles|7.0 00-401+4
s:elles|7.0 00-401+4
b:sont elles|7.0 00-301+3
b:elles encore|7.0 00-401+4
b:encore en|7.0 00-301+3
w:trouble|7.0 00-401+4
b:trouble with|7.0 00-301+3
b:your police|7.0 00-301+3
w:clear|7.0 00-301+3
b:record clear|7.0 00-301+3
b:pardon been|7.0 00-601+6
b:granted for|7.0 00-601+6
b:every one|7.0 00-401+4
x:no pending|7.0 00-301+3
b:aucune condamnation|7.0 00-401+4
x:no condamnation|7.0 00-301+3
b:ik heb|6.3 00-401+4
b:heb geen|6.3 00-401+4
b:i decline|7.0 00-301+3
w:checked|7.0 00-401+4
b:background checked|7.0 00-301+3
w:concerns|7.0 00-301+3
b:concerns about|7.0 00-301+3
w:undergoing|7.0 00-401+4
b:a check|7.0 00-301+3
b:there something|7.0 00-501+5
w:find|7.0 00-601+6
b:would find|7.0 00-401+4
b:find in|7.0 00-401+4
w:hesitation|7.0 00-301+3
s:hesit|7.0 00-501+5
b:hesitation about|7.0 00-301+3
b:about being|7.0 00-301+3
b:being screened|7.0 00-301+3
w:opposez|7.0 00-401+4
s:oppos|7.0 00-401+4
b:vous opposez|7.0 00-301+3
b:of background|7.0 00-301+3
b:test present|7.0 00-301+3
w:fail|7.0 00-501+5
b:you fail|7.0 00-401+4
b:fail a|7.0 00-301+3
b:test today|7.0 00-501+5
w:refused|7.0 00-401+4
b:drug or|7.0 00-601+6
b:or alcohol|7.0 00-501+5
w:echoue|7.0 00-601+6
s:echou|7.0 00-801+8
g:oue>|7.0 00-301+3
b:deja echoue|7.0 00-501+5
b:echoue a|7.0 00-501+5
b:prefer that|7.0 00-301+3
b:leave your|6.3 00-301+3
w:wait|7.0 00-701+7
b:we wait|7.0 00-301+3
b:wait before|7.0 00-401+4
b:before contacting|7.0 00-501+5
w:communiquez|7.0 00-401+4
f:ne|5.6 00-401+4
b:no adjustments|7.0 00-301+3
x:no adjustments|7.0 00-401+4
w:manage|7.0 00-501+5
b:you manage|7.0 00-601+6
b:manage the|7.0 00-601+6
w:unaided|7.0 00-701+7
s:unaid|7.0 00-701+7
g:naid|7.0 00-301+3
b:interview unaided|7.0 00-401+4
b:do the|7.0 00-501+5
w:unassisted|7.0 00-801+8
s:unass|7.0 00-701+7
b:job unassisted|7.0 00-401+4
l:unassisted|7.0 00-301+3
b:everything is|7.0 00-401+4
b:is accessible|7.0 00-501+5
b:accessible to|7.0 00-401+4
b:me as|7.0 00-401+4
b:as it|7.0 00-301+3
b:the work|7.0 00-501+5
b:beyond you|7.0 00-401+4
l:physically|7.0 00-301+3
w:bad|7.0 00-301+3
b:on lifting|7.0 00-301+3
b:you suffer|7.0 00-401+4
w:vertigo|7.0 00-601+6
s:verti|7.0 00-501+5
w:tasks|7.0 00-401+4
s:tasks|7.0 00-301+3
b:tasks which|7.0 00-301+3
w:eprouvez|7.0 00-301+3
b:une restriction|7.0 00-301+3
w:medicale|7.0 00-501+5
b:medicale au|7.0 00-301+3
w:injury|7.0 00-501+5
s:injur|7.0 00-401+4
b:an injury|7.0 00-301+3
b:injury that|7.0 00-401+4
b:keeps me|7.0 00-401+4
b:from heavy|7.0 00-301+3
b:heavy work|7.0 00-301+3
b:have all|7.0 00-301+3
w:departures|7.0 00-501+5
b:your departures|7.0 00-301+3
b:departures been|7.0 00-301+3
b:been of|7.0 00-301+3
w:choosing|7.0 00-401+4
s:choos|7.0 00-401+4
b:own choosing|7.0 00-301+3
s:alway|7.0 00-301+3
b:you always|7.0 00-301+3
b:always left|7.0 00-301+3
b:left employers|7.0 00-301+3
b:employers on|7.0 00-401+4
b:on good|7.0 00-301+3
b:good terms|7.0 00-301+3
w:toutes|7.0 00-501+5
b:toutes mes|7.0 00-301+3
b:fins d|7.0 00-301+3
w:etaient|7.0 00-501+5
s:etaie|7.0 00-401+4
b:emploi etaient|7.0 00-301+3
b:etaient volontaires|7.0 00-301+3
b:some of|7.0 00-301+3
w:gave|7.0 00-501+5
b:i gave|7.0 00-301+3
b:gave may|7.0 00-301+3
b:be accurate|7.0 00-301+3
b:i left|7.0 00-401+4
b:did this|7.0 00-701+7
b:job end|7.0 00-601+6
b:former position|7.0 00-1001+10
w:stopped|7.0 00-701+7
s:stopp|7.0 00-601+6
g:topp|7.0 00-301+3
b:you stopped|7.0 00-701+7
b:stopped working|7.0 00-601+6
b:lack experience|7.0 00-501+5
b:with sql|7.0 00-501+5
b:use autocad|7.0 00-601+6
b:kubernetes something|7.0 00-501+5
b:would have|7.0 00-401+4
w:learn|7.0 00-401+4
b:to learn|7.0 00-301+3
b:no forklift|7.0 00-301+3
b:forklift experience|7.0 00-301+3
x:no forklift|7.0 00-301+3
b:sans experience|7.0 00-301+3
s:resta|7.0 00-301+3
b:en restauration|7.0 00-301+3
w:debutant|7.0 00-401+4
b:vous debutant|7.0 00-501+5
b:debutant en|7.0 00-401+4
w:lost|7.0 00-301+3
b:you lost|7.0 00-301+3
b:lost your|7.0 00-301+3
b:licence at|7.0 00-401+4
b:points on|7.0 00-301+3
b:i don|6.3 00-401+4
b:t drive|7.0 00-301+3
x:no drive|7.0 00-301+3
w:automatic|7.0 00-301+3
w:vehicles|7.0 00-301+3
b:licence ever|7.0 00-401+4
b:been revoked|7.0 00-401+4
w:perdu|7.0 00-501+5
b:vous perdu|7.0 00-301+3
b:des points|7.0 00-301+3
b:points d|7.0 00-301+3
w:inaptitude|7.0 00-301+3
s:inapt|7.0 00-401+4
b:d inaptitude|7.0 00-301+3
w:rely|7.0 00-701+7
g:rely|7.0 00-301+3
b:you rely|7.0 00-501+5
b:rely on|7.0 00-601+6
b:public transport|7.0 00-501+5
w:borrow|7.0 00-501+5
s:borro|7.0 00-801+8
b:to borrow|7.0 00-401+4
b:borrow a|7.0 00-501+5
b:were given|7.0 00-601+6
b:given at|7.0 00-501+5
b:my birth|7.0 00-401+4
b:non veteran|7.0 00-801+8
x:no veteran|7.0 00-701+7
w:bodied|7.0 00-501+5
s:bodie|7.0 00-601+6
b:able bodied|7.0 00-301+3
b:hispanic origin|7.0 00-301+3
x:no of|7.0 00-301+3
b:non indigenous|7.0 00-301+3
x:no indigenous|7.0 00-301+3
b:ni inuit|7.0 00-301+3
b:inuit ni|7.0 00-301+3
b:not belong|7.0 00-301+3
x:no belong|7.0 00-301+3
b:i look|7.0 00-301+3
w:nobody|7.0 00-401+4
s:nobod|7.0 00-401+4
b:after nobody|7.0 00-301+3
l:nobody|7.0 00-301+3
w:unwilling|7.0 00-501+5
s:unwil|7.0 00-501+5
b:you unwilling|7.0 00-401+4
b:unwilling to|7.0 00-501+5
b:stay where|7.0 00-501+5
b:where i|7.0 00-401+4
b:i live|7.0 00-401+4
b:job if|7.0 00-301+3
b:stay put|7.0 00-301+3
b:would moving|7.0 00-401+4
b:house be|7.0 00-301+3
b:be out|6.3 00-501+5
b:the question|6.3 00-601+6
b:you tied|7.0 00-601+6
b:current area|7.0 00-901+9
b:need relocation|7.0 00-501+5
b:assistance in|7.0 00-401+4
w:contraint|7.0 00-501+5
b:vous contraint|7.0 00-401+4
b:contraint de|7.0 00-301+3
b:rester dans|7.0 00-401+4
b:dans votre|7.0 00-501+5
w:mudarme|7.0 00-301+3
w:exclusively|7.0 00-401+4
b:remote arrangement|7.0 00-401+4
b:a must|7.0 00-301+3
b:must for|7.0 00-401+4
b:le presentiel|7.0 00-301+3
b:presentiel vous|7.0 00-301+3
b:vous pose|7.0 00-301+3
w:exigez|7.0 00-701+7
b:exigez vous|7.0 00-501+5
b:teletravail complet|7.0 00-501+5
b:you rather|7.0 00-301+3
b:rather avoid|7.0 00-401+4
b:avoid business|7.0 00-401+4
b:does family|7.0 00-301+3
b:life prevent|7.0 00-301+3
b:from travelling|7.0 00-301+3
w:fear|7.0 00-501+5
s:flyin|7.0 00-301+3
b:of flying|7.0 00-301+3
b:obstacle to|7.0 00-301+3
w:voyages|7.0 00-301+3
w:won|7.0 00-301+3
b:you won|7.0 00-301+3
b:won t|7.0 00-301+3
b:not available|7.0 00-601+6
x:no available|7.0 00-501+5
b:which hours|7.0 00-601+6
w:impossible|7.0 00-701+7
b:are impossible|7.0 00-301+3
b:impossible for|7.0 00-601+6
w:unavailable|7.0 00-401+4
s:unava|7.0 00-701+7
b:days unavailable|7.0 00-501+5
b:have obligations|7.0 00-301+3
b:obligations after|7.0 00-401+4
b:after hours|7.0 00-401+4
b:that rule|7.0 00-401+4
b:rule out|7.0 00-301+3
b:out overtime|7.0 00-401+4
w:refuser|6.3 00-501+5
b:de refuser|7.0 00-301+3
b:refuser les|7.0 00-301+3
b:be new|7.0 00-401+4
b:our company|7.0 00-501+5
w:newcomer|7.0 00-601+6
s:newco|7.0 00-501+5
b:a newcomer|7.0 00-301+3
b:newcomer to|7.0 00-401+4
w:premier|7.0 00-601+6
b:votre premier|7.0 00-401+4
b:premier emploi|7.0 00-301+3
b:votre premiere|7.0 00-301+3
b:premiere candidature|7.0 00-401+4
b:from outside|7.0 00-301+3
b:m external|7.0 00-301+3
w:actuels|7.0 00-401+4
b:no family|7.0 00-401+4
x:no family|7.0 00-601+6
b:of conflicts|7.0 00-301+3
w:violating|7.0 00-501+5
b:without violating|7.0 00-301+3
b:violating any|7.0 00-301+3
x:no violating|7.0 00-401+4
b:no covenant|7.0 00-401+4
x:no covenant|7.0 00-401+4
b:no non|7.0 00-501+5
b:compete applies|7.0 00-401+4
b:applies to|7.0 00-301+3
x:no non|7.0 00-401+4
b:you join|7.0 00-401+4
w:unencumbered|7.0 00-601+6
s:unenc|7.0 00-501+5
b:us unencumbered|7.0 00-401+4
b:unencumbered by|7.0 00-401+4
b:by agreements|7.0 00-401+4
b:not qualify|7.0 00-301+3
x:no qualify|7.0 00-401+4
w:collect|7.0 00-301+3
w:erase|7.0 00-501+5
s:erase|7.0 00-501+5
b:erase my|7.0 00-301+3
b:this process|7.0 00-301+3
f:erase|7.0 00-301+3
b:please don|6.3 00-501+5
b:t keep|7.0 00-301+3
x:no keep|6.3 00-501+5
w:supprimez|7.0 00-401+4
b:supprimez mes|7.0 00-401+4
b:donnees apres|7.0 00-301+3
b:le recrutement|7.0 00-301+3
b:please have|7.0 00-401+4
b:review me|7.0 00-301+3
w:instead|7.0 00-701+7
s:inste|7.0 00-601+6
b:me instead|7.0 00-301+3
b:instead of|7.0 00-401+4
b:the ai|7.0 00-401+4
w:decisions|7.0 00-301+3
w:unsubscribe|7.0 00-501+5
s:unsub|7.0 00-301+3
b:your newsletter|7.0 00-301+3
b:t send|7.0 00-301+3
b:me news|7.0 00-301+3
w:promotionnels|7.0 00-301+3
b:here if|7.0 00-401+4
b:would prefer|7.0 00-501+5
b:i opt|7.0 00-301+3
b:of sms|7.0 00-301+3
b:de textos|7.0 00-301+3
x:no de|7.0 00-301+3
b:stop text|7.0 00-701+7
f:stop|7.0 00-401+4
b:job only|7.0 00-601+6
b:your database|7.0 00-301+3
b:ne conservez|7.0 00-301+3
b:conservez pas|7.0 00-301+3
b:pas ma|7.0 00-301+3
b:candidature pour|7.0 00-301+3
b:position i|7.0 00-401+4
b:i applied|7.0 00-401+4
b:not follow|7.0 00-401+4
x:no follow|7.0 00-401+4
w:unfollow|7.0 00-501+5
s:unfol|7.0 00-501+5
b:unfollow the|7.0 00-501+5
`,
};
