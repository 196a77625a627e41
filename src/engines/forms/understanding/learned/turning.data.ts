import type { LearnedWeights } from './learned.ts';

// Written by `node bench/question-topics.ts --write` from wordings written for this; nothing here is changed by hand.

/** Whether a yes to a question may mean the opposite of the plain one. */
export const TURNING_WEIGHTS: LearnedWeights = {
  labels: ['plain', 'turned'],
  bias: [1.97, -1.97],
  strange: 8.3,
  lines: `
b:you legally|5.5 00+401-4
w:authorized|5.6 00+401-4
b:authorized to|5.7 00+401-4
w:in|2.5 00+601-6
b:work in|3.8 00+401-4
w:canada|3.8 00+401-4
f:are|2.4 00-701+7
x:nothing|0.4 00+2801-28
g:rent|3.8 00+401-4
c:current|3.2 00+301-3
b:you currently|5.5 00+401-4
w:eligible|5.4 00+301-3
w:any|2.9 00-801+8
c:us|1.9 00+601-6
b:any employer|5.5 00-401+4
l:employer|5.0 00-301+3
n:3|0.8 00-901+9
w:do|2.2 00-401+4
w:have|2.2 00-501+5
b:right to|4.8 00-501+5
w:where|6.0 00-401+4
b:this job|4.6 00-701+7
w:is|2.9 00-601+6
s:locat|6.4 00+301-3
g:ated|4.6 00+301-3
f:do|2.6 00-401+4
g:tes>|3.9 00-301+3
l:states|5.6 00-301+3
b:the us|6.3 00-401+4
w:valid|5.4 00+301-3
s:valid|4.9 00+501-5
c:visa|3.3 00-301+3
w:legalement|6.0 00+301-3
g:ent>|2.4 00+301-3
w:droit|5.4 00+301-3
b:le droit|6.4 00+501-5
b:vous un|4.6 00+501-5
w:will|4.2 00+401-4
b:will you|4.5 00+601-6
w:now|5.2 00-301+3
b:you now|6.1 00+301-3
w:or|2.9 00+901-9
b:now or|5.4 00-301+3
s:requi|4.4 00+401-4
g:equi|4.2 00+301-3
f:will|4.7 00+301-3
b:you require|5.6 00+301-3
b:sponsorship to|6.7 00+301-3
c:help|3.2 00-401+4
b:need a|6.8 00+401-4
s:besoi|5.0 00+301-3
w:d|3.2 00+301-3
b:d un|5.1 00+401-4
w:ou|4.4 00+801-8
w:pour|3.9 00+301-3
b:you at|5.9 00+301-3
w:least|5.8 00+401-4
b:at least|5.8 00+301-3
b:years of|5.2 00-301+3
b:of age|5.5 00-501+5
l:age|5.2 00-301+3
w:older|6.2 00+301-3
s:older|6.2 00+401-4
b:vous au|6.8 00+501-5
w:moins|5.4 00-301+3
s:moins|5.4 00-401+4
g:oins|5.3 00-301+3
g:ins>|5.0 00-401+4
b:au moins|6.8 00+801-8
b:moins 18|7.5 00+501-5
x:less|3.5 00-601+6
g:<cle|4.0 00-401+4
b:you eligible|6.3 00+801-8
c:highest|3.7 00+301-3
g:ing>|2.1 00-301+3
b:you willing|5.0 00+301-3
b:to relocate|5.3 00-401+4
b:seriez vous|5.8 00-301+3
w:pret|5.7 00+301-3
b:up to|5.5 00+301-3
c:past|2.8 00+301-3
w:role|5.2 00+501-5
b:this role|5.9 00+401-4
w:two|6.2 00+401-4
c:period|3.4 00+401-4
w:cityname|4.3 00+301-3
g:ffic|4.0 00-301+3
w:meet|6.1 00+301-3
n:5|3.9 00+1001-10
b:available to|6.6 00+301-3
w:and|3.6 00+601-6
w:apply|5.6 00+401-4
s:dispo|4.7 00+501-5
g:<dis|3.5 00+301-3
w:fins|6.5 00-301+3
g:<ove|4.3 00+301-3
g:over|4.0 00+301-3
b:work overtime|5.8 00+401-4
b:have a|4.4 00+401-4
s:posse|5.5 00+301-3
s:condu|4.9 00+301-3
g:<acc|3.3 00+301-3
b:have experience|6.8 00+401-4
b:experience with|6.0 00-301+3
w:50|6.3 00+301-3
s:excel|6.3 00-301+3
w:which|4.2 00+401-4
c:agree|2.5 00+701-7
s:possi|6.1 00+401-4
g:ssib|5.3 00-301+3
w:previously|5.8 00+301-3
w:employee|5.2 00+601-6
c:people|3.2 00+501-5
f:have|3.4 00-601+6
w:ever|4.3 00+501-5
g:ever|3.5 00-501+5
l:companyname|3.7 00-301+3
w:travaille|5.0 00+301-3
g:ied>|4.7 00-301+3
b:applied to|6.8 00+301-3
b:to companyname|6.0 00-401+4
b:have any|4.6 00-501+5
b:working for|6.0 00+501-5
w:compete|5.6 00+401-4
s:compe|5.2 00+701-7
g:ompe|5.2 00+301-3
g:mpet|5.2 00+301-3
s:agree|4.0 00+501-5
x:no|1.7 00-1601+16
x:at 4|2.8 00-301+3
x:no compete|5.9 00+401-4
b:a criminal|5.8 00+301-3
b:for which|6.4 00+501-5
b:pardon has|7.2 00+401-4
w:not|2.9 00-1201+12
b:has not|7.0 00+401-4
s:grant|5.7 00-401+4
x:no been|5.1 00-301+3
s:casie|5.8 00-301+3
b:un casier|7.0 00+401-4
w:undergo|6.8 00+301-3
b:background check|5.4 00-401+4
w:acceptez|5.1 00+401-4
s:accep|3.8 00+701-7
g:ccep|3.8 00+301-3
g:cept|3.7 00+301-3
b:acceptez vous|5.1 00+301-3
w:vos|5.0 00-401+4
w:we|4.2 00+601-6
s:conta|4.5 00-301+3
w:your|2.6 00-1101+11
w:during|6.1 00+301-3
s:durin|6.1 00+301-3
g:ring|4.6 00+301-3
w:lift|6.0 00+301-3
w:lbs|7.2 00+301-3
b:a drug|5.1 00-701+7
b:drug test|5.4 00-401+4
f:gender|5.5 00+401-4
n:1|3.8 00+801-8
s:ethni|5.1 00+401-4
n:2|2.3 00+401-4
w:latino|5.4 00+301-3
b:identify as|5.1 00+301-3
s:perso|3.6 00+401-4
g:<fai|5.0 00-401+4
g:<min|4.1 00-401+4
w:what|4.9 00+301-3
c:why|4.0 00+401-4
b:is your|4.4 00-501+5
f:what|5.4 00+301-3
w:i|2.1 00-1601+16
b:i have|3.6 00-701+7
w:notice|5.4 00+301-3
s:notic|5.4 00+301-3
w:agree|4.4 00+401-4
b:to the|4.8 00+401-4
b:processing of|5.9 00-401+4
f:i|2.2 00-1701+17
w:accepte|5.0 00+301-3
w:consent|4.7 00+301-3
s:conse|4.0 00+401-4
g:nsen|4.3 00+301-3
g:<sto|5.0 00-301+3
w:me|3.8 00-801+8
b:me for|5.7 00-601+6
b:that the|5.8 00+301-3
s:infor|4.7 00+401-4
w:true|5.3 00+401-4
b:is true|6.0 00+401-4
w:je|3.1 00-601+6
f:je|3.3 00-901+9
w:yes|5.3 00+801-8
s:mobil|6.0 00+501-5
w:opportunities|6.5 00+301-3
s:oppor|6.2 00+401-4
g:ies>|4.2 00+501-5
b:mes donnees|5.3 00-301+3
w:12|6.4 00+301-3
w:application|4.4 00-301+3
w:on|3.4 00-701+7
b:i agree|5.4 00+401-4
w:receive|6.2 00+301-3
s:recei|5.8 00+301-3
b:text messages|6.1 00-501+5
w:accept|5.2 00+501-5
w:ok|5.8 00+401-4
b:vous en|5.9 00+301-3
w:end|6.4 00-601+6
w:term|6.6 00+501-5
g:inde|5.4 00-501+5
g:trai|4.6 00-301+3
w:competition|7.2 00+401-4
g:<lie|5.8 00+401-4
w:du|4.7 00+301-3
w:post|6.0 00+401-4
w:based|7.0 00+301-3
w:would|3.0 00-901+9
b:would you|3.8 00-401+4
w:there|4.0 00-401+4
s:corre|5.7 00-301+3
w:ai|4.0 00-501+5
b:you agree|5.5 00+301-3
b:that we|6.1 00-401+4
w:answers|6.3 00+301-3
s:answe|6.1 00+301-3
b:this application|5.7 00+401-4
w:skills|7.2 00+301-3
s:skill|6.5 00+401-4
w:tick|5.7 00+301-3
w:everything|6.3 00-301+3
g:thin|4.2 00-301+3
g:hing|4.1 00-401+4
w:member|4.9 00+501-5
w:authorization|5.6 00-301+3
w:autorisation|6.1 00+301-3
b:vous travailler|6.1 00-301+3
b:need an|7.2 00+301-3
w:needed|5.6 00-301+3
f:is|3.3 00-1201+12
f:would|3.4 00-1001+10
s:parra|5.7 00-301+3
g:rain|5.0 00-501+5
w:votre|3.8 00-301+3
w:pays|6.7 00+401-4
w:level|6.2 00+301-3
w:securite|5.5 00-301+3
b:you provide|6.1 00-301+3
b:your right|5.5 00-501+5
l:work|4.3 00-301+3
b:votre droit|6.5 00-301+3
b:you 18|6.8 00+301-3
w:over|5.7 00+601-6
b:de 18|6.5 00-401+4
w:old|6.3 00+301-3
b:age e|7.5 00+301-3
b:moins 16|7.8 00+301-3
b:16 ans|7.5 00+401-4
b:you consider|5.9 00+401-4
w:position|4.7 00-301+3
b:this position|5.8 00+501-5
l:position|5.4 00-301+3
w:open|6.3 00+401-4
w:if|4.4 00+301-3
b:you do|6.1 00+401-4
b:do not|3.9 00-1601+16
b:live in|7.8 00+401-4
w:area|6.6 00-501+5
g:rea>|6.5 00-301+3
w:prepared|6.1 00+401-4
s:prepa|6.1 00+401-4
b:you prepared|6.4 00+401-4
b:prepared to|6.1 00+301-3
b:to move|5.7 00-401+4
x:no live|7.8 00+301-3
w:mobile|6.8 00+401-4
b:to our|5.5 00-301+3
w:shifts|5.8 00+401-4
b:you work|5.1 00+701-7
w:full|5.7 00+701-7
w:clean|5.7 00-501+5
s:clean|5.7 00-401+4
g:lean|5.7 00-301+3
g:ean>|5.6 00-301+3
b:full clean|7.2 00+401-4
s:drivi|5.4 00+301-3
b:clean driving|7.0 00+301-3
w:licence|4.2 00-301+3
b:driving licence|5.9 00+401-4
x:free|4.2 00-501+5
b:vous votre|6.4 00-301+3
b:votre permis|6.1 00-501+5
g:icul|4.7 00-301+3
b:you worked|5.9 00+301-3
w:familiar|7.8 00+301-3
s:manag|5.6 00-301+3
w:annees|6.0 00+301-3
w:did|4.8 00-401+4
b:did you|5.1 00+301-3
f:did|5.1 00-301+3
w:obtenu|6.7 00+401-4
s:forme|5.6 00-301+3
g:<for|4.3 00-301+3
b:a former|6.8 00+601-6
b:former employee|7.0 00+401-4
x:past|4.0 00-601+6
b:a l|4.9 00+301-3
w:emploi|4.4 00-301+3
w:past|4.8 00-401+4
b:is any|6.1 00-501+5
b:of your|4.6 00-401+4
b:your family|6.7 00+401-4
w:here|4.5 00+401-4
l:here|4.9 00+301-3
b:vous des|5.1 00-301+3
b:dans l|6.7 00-501+5
w:conflicts|6.6 00-301+3
w:signed|7.0 00+401-4
s:signe|6.8 00+401-4
g:use>|4.1 00-301+3
w:concurrence|5.7 00+401-4
s:concu|5.6 00+401-4
b:non concurrence|5.8 00+301-3
x:no concurrence|6.7 00+601-6
b:you been|5.2 00+701-7
w:record|5.1 00-301+3
s:recor|4.9 00-301+3
l:record|6.2 00-301+3
b:test de|5.8 00-401+4
w:depistage|5.8 00-301+3
b:de depistage|5.9 00-501+5
g:<ref|4.0 00-601+6
g:fere|4.7 00+301-3
b:your references|6.2 00-401+4
b:to take|5.8 00+301-3
b:l entrevue|6.5 00-301+3
w:charges|5.7 00-301+3
s:charg|5.1 00-301+3
w:20|6.5 00+301-3
g:<fir|4.5 00-301+3
g:ign>|5.5 00-301+3
w:transgender|6.1 00+801-8
s:trans|4.7 00+501-5
g:ansg|5.7 00+301-3
g:nsge|5.7 00+301-3
g:sgen|5.3 00-301+3
w:describe|6.0 00+501-5
s:descr|5.3 00+401-4
l:background|6.1 00+301-3
w:ancien|6.0 00+401-4
w:yourself|5.7 00+301-3
s:yours|5.7 00+301-3
g:<you|5.0 00-401+4
c:about|3.9 00+601-6
b:a disability|5.4 00+401-4
w:first|4.8 00-501+5
s:first|4.7 00-501+5
g:firs|4.7 00-401+4
g:irst|4.7 00-401+4
g:rst>|4.8 00-401+4
w:nations|6.7 00+301-3
g:<nat|5.3 00+301-3
x:first|3.8 00-601+6
w:when|5.2 00+401-4
c:when|3.0 00-601+6
b:you were|5.8 00-301+3
b:my data|5.3 00-301+3
s:poste|4.7 00+301-3
w:mind|7.5 00+301-3
x:refuse|3.5 00-901+9
g:date|4.8 00+301-3
w:textos|6.6 00-301+3
w:australia|6.2 00-301+3
s:austr|6.0 00-301+3
b:in australia|6.2 00-301+3
w:auth|7.8 00+401-4
w:y|4.5 00+401-4
b:y n|5.7 00+901-9
l:n|5.6 00+601-6
x:no |4.8 00+1401-14
w:am|3.5 00-1001+10
b:i am|3.5 00-1001+10
w:presently|7.0 00+301-3
s:prese|4.7 00+401-4
w:be|3.4 00-401+4
b:to be|4.5 00-301+3
b:be employed|5.6 00-601+6
b:employed in|5.6 00-601+6
b:in this|5.4 00+301-3
w:hired|6.6 00+401-4
s:hired|6.6 00+301-3
w:evidence|7.0 00+301-3
b:that you|4.8 00-301+3
w:permission|5.7 00-301+3
b:free to|6.5 00+301-3
b:accept employment|7.8 00+301-3
w:under|5.0 00-501+5
w:possess|6.4 00+301-3
b:working rights|6.7 00-301+3
w:only|5.1 00-501+5
g:nly>|5.0 00-301+3
b:can only|6.8 00-301+3
s:peopl|5.8 00+301-3
b:is that|6.6 00+301-3
f:we|6.1 00+501-5
x:only|4.3 00-601+6
b:on your|4.8 00-1201+12
w:act|6.2 00+401-4
w:paid|6.5 00-401+4
w:authorised|6.8 00-501+5
b:authorised to|6.8 00-501+5
w:allow|6.4 00+501-5
s:after|5.3 00-301+3
w:offer|6.5 00+501-5
b:a job|5.8 00+401-4
f:you|6.3 00+301-3
f:employment|6.5 00+301-3
g:<cov|5.6 00+301-3
w:hours|4.7 00-301+3
s:settl|7.8 00+301-3
g:ying|5.4 00-301+3
b:applying to|6.8 00-501+5
w:no|3.6 00-901+9
b:yes no|6.7 00+1001-10
l:no|6.7 00+301-3
w:start|5.9 00-301+3
w:contract|6.3 00+701-7
w:permit|6.2 00+301-3
b:with the|5.2 00-501+5
w:proof|6.7 00+301-3
s:proof|6.7 00+301-3
w:present|5.4 00+401-4
b:your present|6.8 00+301-3
b:you can|5.6 00+501-5
b:authorization to|6.6 00-301+3
b:which of|6.0 00+301-3
b:of these|6.3 00+301-3
b:i can|5.1 00-701+7
w:cannot|5.4 00-701+7
s:canno|5.4 00-501+5
g:cann|5.4 00-301+3
b:i cannot|6.3 00-301+3
b:may be|6.7 00+401-4
w:existing|7.0 00+301-3
w:permanent|5.9 00-501+5
w:suis|4.8 00-401+4
g:out>|4.2 00-401+4
w:oui|6.1 00+401-4
b:oui non|6.4 00+601-6
w:legale|6.7 00-501+5
b:legale de|6.7 00-301+3
w:poste|4.9 00+601-6
w:embauche|6.6 00+301-3
w:sans|5.5 00-401+4
f:votre|4.9 00-701+7
s:resid|5.8 00+301-3
w:ici|5.7 00-301+3
w:een|5.7 00+401-4
w:di|5.8 00+301-3
w:il|4.1 00-601+6
l:visa|5.2 00-301+3
f:visa|7.8 00+301-3
b:a workpermit|6.1 00-301+3
w:behalf|7.2 00+301-3
w:1|6.6 00+301-3
b:any other|6.0 00-301+3
w:out|4.5 00-601+6
b:support to|7.2 00+301-3
g:<ext|5.1 00-301+3
s:point|5.8 00-301+3
b:companyname to|6.2 00+301-3
b:will need|7.8 00+401-4
b:need sponsorship|7.5 00+601-6
b:to join|7.2 00+301-3
b:join us|6.7 00-301+3
g:assi|5.0 00-301+3
w:order|6.5 00-501+5
s:order|6.5 00-601+6
b:in order|6.5 00-401+4
b:order to|6.5 00-301+3
w:depend|7.2 00+301-3
b:employer s|6.8 00-301+3
w:once|6.7 00-301+3
s:looki|6.8 00-301+3
b:us for|6.8 00-401+4
s:arran|5.9 00-301+3
b:the company|5.5 00-401+4
w:note|7.5 00+301-3
b:is not|7.8 00+401-4
b:need to|5.3 00-501+5
w:employ|7.0 00+401-4
w:from|3.4 00-601+6
b:from us|6.0 00-301+3
b:you would|5.2 00-701+7
w:sponsored|6.8 00+301-3
w:tied|6.7 00-501+5
g:tied|6.7 00-301+3
b:tied to|6.8 00-501+5
b:to your|6.1 00-901+9
b:employer that|7.5 00+301-3
b:is there|4.3 00-501+5
b:there a|6.5 00+401-4
b:need for|6.3 00-301+3
w:posts|7.2 00+301-3
b:need visa|7.8 00+301-3
b:from the|6.1 00+301-3
b:the employer|7.5 00+301-3
w:requires|6.2 00+301-3
w:begin|6.8 00-401+4
s:begin|6.3 00-301+3
w:demarches|6.8 00-301+3
w:requis|7.8 00+301-3
w:exige|6.8 00+301-3
s:exige|6.3 00-401+4
w:t|4.0 00-601+6
b:que l|6.5 00-301+3
w:demande|6.6 00+601-6
s:deman|6.2 00+401-4
b:parrainage de|6.8 00-301+3
g:aint|5.8 00-401+4
g:revo|5.7 00-301+3
g:nger|5.2 00-501+5
w:est|4.7 00-601+6
b:votre visa|6.8 00-301+3
w:visum|6.2 00-301+3
s:visum|6.1 00-301+3
b:in deutschland|6.7 00-301+3
b:heb je|6.2 00+301-3
l:citizen|6.0 00-301+3
b:a canadian|6.7 00-301+3
b:canadian citizen|7.8 00+301-3
w:list|6.3 00+401-4
w:held|5.6 00+301-3
s:birth|5.2 00-401+4
s:natur|7.8 00+401-4
w:preference|6.6 00+501-5
w:another|6.4 00+401-4
s:anoth|6.4 00+301-3
w:every|5.8 00-301+3
b:were you|6.1 00+301-3
w:due|6.7 00-301+3
w:canadien|6.7 00-401+4
w:ne|3.9 00-1401+14
b:you qualify|7.8 00+301-3
b:qualify as|6.8 00-301+3
w:export|6.2 00+301-3
s:expor|5.7 00+301-3
g:refu|4.4 00-701+7
s:regul|6.2 00+401-4
b:under the|6.3 00+601-6
w:subject|6.7 00+301-3
g:bjec|4.9 00-301+3
g:ject|4.9 00-301+3
w:national|6.6 00-601+6
w:traffic|6.7 00+301-3
w:restricted|6.2 00-601+6
w:party|7.2 00+301-3
s:party|7.2 00+401-4
x:stop|3.3 00-701+7
w:question|6.1 00-301+3
l:question|6.2 00-301+3
w:it|4.6 00-301+3
s:admin|7.0 00+301-3
w:foreign|5.8 00-501+5
s:forei|5.8 00-701+7
g:reig|5.7 00-301+3
b:a foreign|5.8 00-701+7
g:unge|5.5 00-401+4
g:spor|5.7 00-301+3
s:activ|6.0 00+301-3
b:is the|6.3 00-701+7
w:vetted|6.8 00-401+4
s:vette|6.8 00-301+3
s:expir|6.3 00-401+4
w:date|6.2 00+601-6
b:your clearance|5.9 00-401+4
w:give|6.3 00+301-3
b:of any|5.0 00-1301+13
w:screening|5.5 00-401+4
s:scree|5.1 00-401+4
w:none|7.2 00+501-5
w:top|7.8 00+301-3
x:at 2|3.3 00-1401+14
s:class|5.6 00+301-3
w:trust|7.2 00+301-3
w:enquete|6.0 00-301+3
s:enque|6.0 00-301+3
g:<stu|5.5 00-401+4
w:geen|5.9 00-601+6
f:eligible|6.8 00-501+5
w:pass|6.4 00+401-4
b:to pass|7.8 00+301-3
b:you don|7.8 00+701-7
b:could you|6.3 00+601-6
b:you get|7.8 00+501-5
x:at 3|2.8 00-2001+20
x:no have|6.3 00+301-3
w:possible|6.7 00+401-4
b:en mesure|6.6 00+301-3
w:original|6.7 00-301+3
s:passp|6.5 00-301+3
w:produce|6.8 00-401+4
b:to produce|6.8 00-301+3
b:you will|6.8 00-301+3
w:something|5.8 00-301+3
b:something that|6.8 00-301+3
b:you of|6.8 00+301-3
b:you an|5.8 00-401+4
b:t be|7.8 00+401-4
w:yet|5.5 00-301+3
l:yet|7.8 00+601-6
b:or over|6.8 00+301-3
w:serve|7.8 00+301-3
b:of majority|6.8 00-301+3
w:night|7.5 00+301-3
s:invol|6.3 00+401-4
b:may not|6.3 00-401+4
w:fonction|6.8 00+401-4
s:fonct|6.4 00+401-4
g:ahri|6.8 00-401+4
g:hrig|6.8 00-401+4
g:rig>|6.7 00-401+4
s:minde|6.6 00-701+7
w:bin|6.8 00-301+3
w:uber|7.2 00+301-3
g:derj|6.8 00-301+3
g:erja|6.8 00-501+5
w:21|5.8 00-401+4
b:age for|6.7 00-401+4
w:25|6.2 00+301-3
w:17|7.5 00+401-4
w:minimal|6.7 00-301+3
b:pour ce|6.7 00+301-3
s:debut|6.8 00-501+5
b:ce votre|6.1 00-401+4
w:completed|6.5 00+301-3
w:received|7.5 00+301-3
b:your studies|6.8 00-301+3
w:high|6.8 00-301+3
w:university|6.5 00+301-3
s:unive|6.3 00+301-3
s:secon|7.0 00+301-3
b:in progress|6.7 00-301+3
s:child|6.5 00+301-3
b:or no|7.5 00+401-4
s:etude|5.8 00-301+3
w:convictions|5.3 00-301+3
b:criminal convictions|7.5 00+301-3
l:convictions|5.8 00-301+3
b:been found|6.8 00-301+3
w:guilty|6.6 00+301-3
b:found guilty|6.8 00-301+3
g:ntes|5.7 00-301+3
g:nor>|5.6 00-401+4
s:warni|7.8 00+501-5
b:are there|5.4 00-401+4
b:there any|4.8 00-801+8
b:any criminal|7.8 00+401-4
w:details|6.0 00+401-4
s:detai|5.9 00+501-5
w:court|7.2 00+401-4
s:court|7.2 00+401-4
w:probation|7.5 00+301-3
g:prob|5.0 00-401+4
w:disclosure|7.0 00+301-3
s:discl|6.3 00+301-3
b:the sex|5.8 00-501+5
w:rule|6.8 00-301+3
b:a court|7.8 00+301-3
w:anything|4.8 00-501+5
s:anyth|4.8 00-301+3
w:than|5.0 00-601+6
b:other than|6.2 00-501+5
w:minor|5.9 00-601+6
b:a minor|6.3 00-401+4
b:this employment|6.8 00-401+4
w:pardoned|7.8 00+301-3
w:spent|7.2 00+401-4
s:spent|7.2 00+301-3
w:exempt|6.8 00-601+6
s:exemp|6.7 00-401+4
w:barred|6.8 00-401+4
s:barre|6.8 00-401+4
b:barred from|6.8 00-401+4
b:from working|5.6 00-501+5
w:children|7.0 00+301-3
w:vulnerable|6.7 00+301-3
g:<imp|5.6 00-401+4
b:your convictions|6.8 00-501+5
b:with or|6.7 00+401-4
w:pas|3.9 00-1301+13
b:antecedents judiciaires|7.0 00+301-3
g:<obj|5.0 00-301+3
w:condamnations|7.8 00+401-4
b:y a|5.1 00-401+4
b:a t|4.9 00-601+6
b:t il|4.8 00-601+6
f:y|5.1 00-301+3
w:condamnation|6.8 00-301+3
s:mineu|6.7 00-401+4
w:understand|6.4 00+501-5
b:i understand|6.5 00+301-3
b:understand that|6.8 00+301-3
b:provide a|6.7 00-601+6
w:review|6.8 00-401+4
w:make|6.5 00+301-3
w:comfortable|6.4 00+301-3
w:abstract|6.8 00-401+4
w:accord|6.6 00+301-3
g:ait>|5.5 00-401+4
w:dispose|6.7 00+401-4
g:mes>|6.0 00+301-3
w:consentement|6.7 00+301-3
s:prece|7.2 00+401-4
b:before i|6.8 00-301+3
s:teste|6.2 00-301+3
w:workplace|7.5 00+301-3
w:fine|6.5 00+701-7
b:you fine|7.5 00+401-4
b:fine with|7.0 00+401-4
g:emie|5.4 00-401+4
b:to contact|7.0 00+401-4
b:contact my|6.8 00-301+3
w:employers|6.0 00-501+5
w:call|6.8 00+301-3
b:is it|6.1 00-401+4
b:have your|7.2 00+301-3
b:your permission|6.8 00-301+3
w:contacted|7.2 00+301-3
w:without|4.4 00-601+6
s:witho|4.4 00-601+6
g:<wit|4.3 00-401+4
g:with|4.3 00-601+6
g:itho|4.4 00-501+5
g:thou|4.4 00-401+4
g:hout|4.3 00-601+6
w:further|7.8 00+301-3
s:furth|7.8 00+301-3
b:to me|6.3 00-401+4
f:job|7.5 00+301-3
w:positions|7.0 00+401-4
w:boss|6.7 00-301+3
w:disclose|7.2 00+401-4
c:attend|5.4 00+301-3
w:say|7.0 00+401-4
l:say|7.8 00+301-3
w:employeurs|6.8 00-401+4
w:cet|5.8 00-501+5
w:avant|6.7 00-601+6
s:avant|6.7 00-401+4
b:est il|5.7 00-501+5
w:con|6.7 00+301-3
s:actua|6.7 00+301-3
w:reasonable|7.0 00+501-5
w:accessible|6.8 00-401+4
w:accommodations|7.5 00+501-5
b:to perform|7.0 00+301-3
w:because|6.1 00-301+3
b:anything you|7.8 00+301-3
w:sign|7.8 00+301-3
s:chang|6.7 00+301-3
w:human|6.7 00-301+3
b:should we|6.6 00-501+5
b:because you|6.8 00-301+3
b:the day|6.8 00-401+4
w:remove|6.8 00-301+3
w:fully|6.2 00-801+8
s:fully|6.2 00-501+5
b:know of|6.7 00-301+3
g:rge>|5.4 00-301+3
b:adjustments required|6.8 00-301+3
w:like|6.1 00+301-3
w:participer|6.8 00-401+4
w:supplementaire|6.3 00-301+3
s:physi|5.4 00-301+3
w:duties|6.4 00+301-3
b:or without|7.0 00+301-3
x:no reasonable|7.8 00+301-3
s:repea|7.2 00+401-4
w:carry|6.8 00+501-5
s:carry|6.8 00+301-3
w:physically|6.6 00-301+3
b:you physically|6.8 00-401+4
w:capable|7.0 00+401-4
s:capab|6.8 00+301-3
g:neve|4.4 00-601+6
b:day on|7.8 00+301-3
g:ely>|5.9 00-401+4
s:objec|5.1 00-801+8
g:ack>|5.5 00-401+4
w:rester|6.4 00-301+3
s:reste|6.4 00-501+5
w:aptitude|7.8 00+301-3
b:from a|5.8 00+301-3
w:left|5.8 00-301+3
g:<lef|5.8 00-301+3
w:avoid|6.2 00-301+3
b:has your|6.1 00-501+5
b:your employment|6.7 00-301+3
w:go|6.5 00+401-4
s:suspe|5.8 00-401+4
g:susp|5.8 00-301+3
w:failed|6.8 00-501+5
s:faile|6.8 00-501+5
g:fail|6.3 00-401+4
b:ever failed|6.8 00-401+4
b:failed a|6.8 00-401+4
w:period|7.5 00+301-3
w:reason|5.8 00-501+5
b:any reason|5.9 00-301+3
w:leave|5.5 00-301+3
b:a previous|7.2 00+301-3
w:ended|6.8 00-501+5
s:ended|6.8 00-501+5
w:suspended|6.3 00-401+4
s:revoq|6.8 00-401+4
b:la fonction|7.5 00+301-3
b:fonction publique|7.5 00+301-3
w:quitte|6.7 00-401+4
w:accurate|6.5 00-501+5
s:disqu|6.8 00-401+4
x:unable|4.9 00-1401+14
w:warrant|7.8 00+601-6
s:warra|7.8 00+301-3
b:warrant that|7.8 00+401-4
f:no|4.6 00-801+8
x:at 1|3.7 00-1401+14
w:complet|6.5 00-601+6
w:candidat|6.5 00-301+3
b:de mes|5.8 00-301+3
b:je n|4.4 00-801+8
b:n ai|4.5 00-501+5
x:no ai|4.5 00-701+7
b:you employed|7.2 00+301-3
s:train|6.7 00-301+3
b:the week|7.0 00+301-3
w:times|6.8 00+301-3
g:imes|6.6 00+301-3
f:days|6.5 00-301+3
w:horaire|6.6 00-601+6
s:horai|6.2 00-401+4
b:into the|6.3 00-301+3
s:trois|7.0 00+401-4
s:staff|5.5 00-301+3
w:spend|7.2 00+301-3
w:deplacements|6.1 00+301-3
w:busy|7.2 00+401-4
b:de rester|6.8 00-401+4
b:do the|6.8 00-601+6
w:tasks|6.8 00-401+4
s:tasks|6.8 00-301+3
b:sans mesure|6.8 00-301+3
x:no mesure|6.8 00-301+3
b:our company|6.8 00-401+4
s:renou|6.8 00-501+5
b:i still|6.6 00+301-3
b:still work|7.5 00+501-5
b:still in|6.8 00-501+5
b:is my|6.8 00-301+3
b:my current|6.7 00-401+4
b:tick if|7.5 00+501-5
w:forklift|6.3 00-301+3
s:sales|6.6 00-301+3
b:in excel|6.8 00-401+4
g:ints|6.2 00-301+3
w:applicants|7.8 00+301-3
b:am able|6.2 00-301+3
w:regularly|7.8 00+301-3
w:sql|6.7 00-601+6
b:to use|6.6 00-301+3
b:il de|6.8 00-401+4
w:depuis|6.6 00-501+5
s:depui|6.6 00-401+4
g:<vie|6.3 00-301+3
b:identify with|6.0 00-501+5
w:self|6.4 00+401-4
f:transgender|7.8 00+501-5
w:different|7.8 00+301-3
s:diffe|7.2 00+801-8
g:iffe|7.2 00+301-3
b:any part|6.3 00-401+4
w:prefer|5.9 00-501+5
b:not to|6.0 00+401-4
b:to say|7.8 00+401-4
w:cisgender|6.8 00-701+7
s:cisge|6.3 00-1001+10
g:<cis|6.2 00-601+6
g:cisg|6.3 00-501+5
g:isge|6.3 00-601+6
l:cisgender|6.8 00-301+3
w:assigne|6.8 00-301+3
b:assigne a|6.8 00-301+3
w:eres|6.4 00-501+5
x:no to|5.8 00-301+3
w:ethnicity|6.7 00+301-3
g:cult|4.9 00-301+3
g:lack|6.1 00-401+4
b:of hispanic|6.8 00-401+4
w:decline|6.3 00-401+4
s:decli|6.3 00-501+5
b:decline to|6.3 00-301+3
l:veteran|5.5 00-301+3
f:former|6.6 00-601+6
b:one of|6.0 00-401+4
w:below|6.3 00-501+5
w:life|6.3 00-301+3
s:volon|6.8 00-301+3
s:limit|5.1 00-701+7
g:<lim|5.1 00-401+4
g:limi|5.1 00-401+4
g:imit|5.1 00-401+4
f:first|6.8 00-301+3
b:a first|7.8 00+301-3
w:premiere|5.8 00-601+6
s:premi|5.4 00-401+4
g:remi|5.4 00-301+3
s:issue|7.5 00+301-3
x:problem|3.9 00-1401+14
b:or a|6.7 00+301-3
b:you from|4.6 00-701+7
w:generation|7.8 00+301-3
l:16|6.3 00-401+4
w:parental|6.7 00-301+3
w:class|6.0 00+401-4
w:while|7.5 00+301-3
b:you the|6.5 00-401+4
w:parent|6.8 00+401-4
b:under 18|6.3 00-801+8
b:look after|6.7 00-401+4
s:young|5.6 00-801+8
g:youn|5.6 00-501+5
g:oung|5.6 00-501+5
b:be a|5.6 00-401+4
w:mineur|6.8 00-501+5
l:area|6.8 00-501+5
w:region|5.8 00-501+5
s:remot|5.7 00-301+3
f:moving|7.8 00+301-3
b:relocation assistance|6.8 00-401+4
l:live|6.7 00-301+3
w:mobilite|7.0 00+301-3
w:aucune|5.3 00-701+7
s:aucun|4.5 00-901+9
g:<auc|4.5 00-501+5
g:aucu|4.5 00-501+5
g:ucun|4.5 00-401+4
g:cune|5.3 00-301+3
b:votre region|6.8 00-301+3
w:rejoindre|7.5 00+301-3
s:weekl|7.5 00+301-3
w:distance|6.5 00-301+3
b:each day|7.5 00+301-3
b:job can|7.8 00+401-4
b:with no|6.3 00-401+4
b:for every|6.7 00-501+5
w:premises|7.8 00+301-3
w:presentiel|6.8 00-501+5
w:teletravail|6.8 00-501+5
s:telet|6.8 00-401+4
b:le teletravail|6.8 00-401+4
b:present a|6.8 00-301+3
l:travel|5.4 00-401+4
w:trips|5.9 00-401+4
w:stay|5.8 00-501+5
g:stay|5.5 00-301+3
g:tay>|5.8 00-301+3
b:to stay|6.6 00-501+5
w:holder|7.8 00+301-3
s:holde|7.5 00+301-3
b:company business|7.8 00+301-3
w:friday|6.7 00+301-3
w:six|6.7 00-301+3
b:a passport|6.8 00-501+5
w:comes|7.5 00+301-3
b:out of|4.9 00-801+8
w:deux|6.5 00-501+5
w:aucun|5.1 00-701+7
w:points|6.3 00-501+5
s:exter|5.8 00-601+6
g:xter|5.8 00-301+3
b:your availability|6.3 00-501+5
b:i m|6.5 00-301+3
s:lunch|7.8 00+401-4
b:when are|6.8 00-401+4
b:you not|6.3 00-501+5
b:hours are|6.8 00-401+4
b:hours that|6.8 00-301+3
s:apres|6.6 00-301+3
w:libre|6.8 00-301+3
s:libre|6.8 00-401+4
w:beyond|6.6 00-301+3
b:work beyond|6.8 00-401+4
b:a faire|6.7 00-301+3
b:on public|6.7 00-701+7
w:rijbewijs|6.7 00-301+3
b:you own|7.2 00+301-3
b:your own|5.8 00-301+3
w:transport|6.6 00-501+5
l:transport|6.7 00-301+3
b:been employed|6.0 00+301-3
s:assoc|7.5 00+401-4
b:the group|6.8 00-301+3
b:tick here|6.8 00-501+5
w:firm|7.8 00+301-3
b:emploi chez|6.7 00-301+3
b:applied for|6.7 00-301+3
s:datab|6.8 00-301+3
b:this the|6.8 00+301-3
w:internal|7.2 00+701-7
w:external|6.3 00-501+5
b:not an|6.8 00-301+3
s:promo|5.9 00-401+4
w:interne|7.0 00+401-4
b:un candidat|6.8 00-301+3
g:<med|5.9 00-301+3
b:any family|7.5 00+301-3
b:family members|6.7 00-401+4
b:members work|6.8 00-501+5
b:working here|6.8 00-501+5
w:competitor|7.8 00+401-4
w:activities|7.8 00+401-4
b:anything that|5.2 00-501+5
b:that may|7.2 00+301-3
b:il un|5.6 00-501+5
w:conservez|6.6 00-401+4
w:restrict|7.2 00+501-5
s:solic|7.0 00+301-3
b:you party|7.8 00+301-3
w:stop|5.6 00-501+5
g:stop|5.4 00-401+4
w:obligations|6.0 00-401+4
w:solicit|7.8 00+401-4
b:non solicit|7.8 00+301-3
w:agreements|6.7 00-301+3
b:with past|6.8 00-301+3
b:past employers|6.8 00-401+4
w:hinder|6.8 00-301+3
b:employment restrictions|7.5 00+401-4
s:promi|7.5 00+401-4
b:a past|6.8 00-501+5
w:keeps|6.7 00-401+4
b:us without|6.3 00-701+7
s:liber|7.8 00+301-3
w:engagement|6.8 00-301+3
s:empec|6.8 00-301+3
s:civil|6.8 00-401+4
l:restrictions|7.2 00+301-3
w:less|6.8 00-301+3
b:moins de|5.9 00-801+8
g:impo|6.3 00-401+4
b:outside the|6.8 00-301+3
w:recrutement|6.5 00-401+4
w:habe|6.6 00-401+4
b:after this|6.7 00-301+3
b:six months|6.8 00-301+3
s:longe|6.7 00-301+3
w:filled|6.8 00-301+3
s:fille|6.8 00-301+3
b:is filled|6.8 00-301+3
b:my file|6.8 00-301+3
b:deux ans|6.7 00-501+5
s:suppr|6.8 00-401+4
b:the applicant|6.8 00-301+3
b:to automated|6.3 00-401+4
w:rather|6.3 00-301+3
w:algorithm|7.8 00+501-5
s:algor|7.2 00+401-4
s:match|6.8 00-401+4
w:want|6.2 00-301+3
w:analyse|6.8 00-301+3
w:promotional|6.8 00-401+4
b:hear from|6.8 00-301+3
w:openings|6.7 00+301-3
b:hear about|7.8 00+401-4
b:about new|7.8 00+601-6
b:new jobs|7.8 00+401-4
x:no work|5.6 00-501+5
w:aren|6.8 00-401+4
x:no etes|6.8 00-301+3
b:follow companyname|6.6 00-301+3
b:company page|6.8 00-301+3
b:need from|7.8 00+301-3
w:lifting|6.2 00-401+4
s:lifti|6.2 00-401+4
b:without restrictions|7.8 00+501-5
x:no restrictions|7.8 00+401-4
b:alcohol test|6.8 00-301+3
b:you start|6.3 00-501+5
w:arrangement|6.8 00-401+4
b:compete or|6.8 00-501+5
x:no pardon|7.8 00+301-3
b:cityname tous|6.8 00-301+3
w:limits|6.3 00-401+4
x:no restriction|6.6 00+401-4
b:all of|6.3 00-501+5
b:past five|6.8 00-401+4
b:you under|6.3 00-601+6
b:which hours|6.8 00-301+3
w:example|6.8 00-401+4
s:examp|6.8 00-301+3
b:for example|6.8 00-301+3
b:relocate at|6.8 00-301+3
b:at your|6.8 00-401+4
w:expense|6.8 00-501+5
s:expen|6.8 00-601+6
g:xpen|6.8 00-301+3
b:own expense|6.8 00-401+4
s:preve|5.6 00-501+5
b:le temps|6.8 00-301+3
b:sponsorship now|6.8 00-401+4
b:employer sponsorship|6.8 00-401+4
w:applies|6.8 00-301+3
b:you barred|7.0 00-301+3
b:am not|4.2 00-1101+11
b:not legally|7.0 00-301+3
b:unrestricted working|7.0 00-301+3
b:rights in|7.0 00-301+3
b:any restriction|6.4 00-501+5
b:restriction on|6.4 00-401+4
b:any legal|7.0 00-401+4
w:impediments|7.0 00-601+6
s:imped|7.0 00-501+5
b:legal impediments|7.0 00-301+3
b:impediments to|7.0 00-301+3
w:prohibited|7.0 00-301+3
s:prohi|7.0 00-301+3
b:from being|5.7 00-401+4
b:your visa|6.4 00-401+4
w:obstacle|6.0 00-701+7
s:obsta|6.0 00-501+5
b:un obstacle|6.4 00-301+3
w:lack|6.4 00-901+9
g:<lac|6.4 00-501+5
b:you lack|6.4 00-901+9
b:lack the|7.0 00-501+5
b:the authorization|7.0 00-501+5
b:france est|7.0 00-301+3
w:limite|7.0 00-601+6
b:il limite|7.0 00-301+3
l:limite|7.0 00-301+3
b:without sponsorship|7.0 00-501+5
x:no sponsorship|6.4 00-701+7
b:without any|7.0 00-301+3
x:no any|7.0 00-501+5
b:employment without|7.0 00-301+3
b:without the|6.4 00-401+4
b:basis without|7.0 00-301+3
b:sans parrainage|7.0 00-401+4
x:no parrainage|7.0 00-401+4
b:i do|4.5 00-1201+12
b:not require|6.4 00-301+3
x:no require|6.4 00-301+3
b:free of|5.3 00-1001+10
w:ohne|7.0 00-301+3
b:ohne visum|7.0 00-301+3
b:deutschland arbeiten|7.0 00-301+3
x:no visum|6.4 00-501+5
b:any country|7.0 00-301+3
b:country other|7.0 00-401+4
b:than the|6.4 00-501+5
b:not a|5.1 00-601+6
x:no a|4.9 00-701+7
w:renounced|7.0 00-601+6
b:you renounced|7.0 00-501+5
b:renounced your|7.0 00-501+5
b:your citizenship|7.0 00-601+6
b:foreign national|7.0 00-501+5
l:national|7.0 00-501+5
w:revoked|6.4 00-701+7
s:revok|6.4 00-601+6
l:revoked|6.4 00-301+3
w:expired|7.0 00-301+3
b:reason you|6.0 00-301+3
b:you could|5.5 00-601+6
b:could not|6.0 00-301+3
w:prevent|6.4 00-401+4
b:prevent you|6.4 00-301+3
w:empecherait|7.0 00-401+4
b:vous empecherait|7.0 00-301+3
b:empecherait d|7.0 00-301+3
b:obtenir la|7.0 00-301+3
w:unable|6.0 00-601+6
s:unabl|6.0 00-501+5
g:<una|5.3 00-701+7
b:unable to|6.0 00-501+5
b:obtain sc|7.0 00-401+4
w:objection|6.0 00-601+6
b:any objection|6.0 00-301+3
l:minor|6.4 00-401+4
w:younger|5.7 00-801+8
b:younger than|6.0 00-301+3
b:than 18|6.4 00-501+5
b:vous moins|6.0 00-701+7
b:vous mineur|7.0 00-701+7
b:mineur e|7.0 00-801+8
b:are under|7.0 00-801+8
b:18 can|7.0 00-501+5
w:minderjahrig|7.0 00-601+6
g:rjah|7.0 00-301+3
b:sie minderjahrig|7.0 00-901+9
l:minderjahrig|7.0 00-601+6
b:under 16|7.0 00-701+7
b:de 21|7.0 00-401+4
b:are your|7.0 00-701+7
b:studies still|7.0 00-501+5
w:drop|7.0 00-501+5
b:you drop|7.0 00-501+5
b:drop out|7.0 00-401+4
b:out before|7.0 00-501+5
w:finishing|7.0 00-501+5
b:before finishing|7.0 00-501+5
w:interrompu|7.0 00-401+4
b:vous interrompu|7.0 00-301+3
b:interrompu vos|7.0 00-401+4
b:vos etudes|6.4 00-501+5
b:etudes avant|7.0 00-301+3
b:le diplome|7.0 00-501+5
w:never|4.4 00-1101+11
s:never|4.4 00-1301+13
g:<nev|4.4 00-501+5
b:have never|5.0 00-701+7
b:never been|5.7 00-401+4
l:offence|6.4 00-301+3
b:a clean|6.4 00-701+7
b:clean criminal|7.0 00-501+5
b:mon casier|7.0 00-401+4
b:judiciaire est|7.0 00-301+3
w:vierge|6.4 00-701+7
s:vierg|6.4 00-401+4
b:est vierge|7.0 00-401+4
l:vierge|6.4 00-301+3
b:have no|4.8 00-1101+11
w:nicht|7.0 00-401+4
s:nicht|7.0 00-301+3
b:bin nicht|7.0 00-301+3
x:no vorbestraft|7.0 00-301+3
w:object|5.7 00-801+8
b:you object|6.0 00-401+4
b:object to|5.7 00-501+5
w:refuse|4.9 00-901+9
s:refus|4.4 00-1301+13
g:efus|4.4 00-701+7
g:fuse|4.4 00-701+7
b:je refuse|5.7 00-501+5
b:would anything|7.0 00-301+3
b:show up|7.0 00-301+3
b:you refuse|5.7 00-401+4
b:not agree|6.4 00-501+5
x:no agree|6.4 00-401+4
w:refuseriez|7.0 00-301+3
b:please do|6.4 00-401+4
b:not contact|6.4 00-601+6
x:no contact|6.4 00-501+5
w:contacting|6.4 00-601+6
b:contacting your|6.4 00-601+6
b:job without|7.0 00-401+4
b:vous participer|7.0 00-401+4
b:participer a|7.0 00-401+4
b:entrevue sans|7.0 00-401+4
b:job that|7.0 00-301+3
b:you cannot|6.0 00-401+4
x:no perform|7.0 00-301+3
w:limitations|6.4 00-601+6
b:physical limitations|7.0 00-401+4
b:limitations that|7.0 00-301+3
b:am unable|6.4 00-301+3
b:vous ne|5.7 00-401+4
b:ne pouvez|6.0 00-301+3
b:pouvez pas|6.0 00-301+3
w:prevents|6.4 00-401+4
b:prevents you|6.4 00-301+3
b:standing for|6.4 00-301+3
b:des limitations|7.0 00-301+3
b:leave all|7.0 00-501+5
b:your previous|7.0 00-401+4
b:previous jobs|7.0 00-501+5
w:voluntarily|7.0 00-601+6
b:jobs voluntarily|7.0 00-401+4
w:jamais|5.5 00-601+6
s:jamai|5.5 00-401+4
b:ai jamais|5.7 00-401+4
b:no longer|7.0 00-401+4
x:no longer|7.0 00-301+3
b:employment has|7.0 00-501+5
b:has ended|7.0 00-601+6
l:ended|7.0 00-301+3
b:you left|7.0 00-901+9
b:left this|6.4 00-901+9
b:this a|7.0 00-801+8
b:past position|7.0 00-501+5
b:ai quitte|7.0 00-601+6
b:quitte cet|7.0 00-301+3
b:cet emploi|6.4 00-701+7
b:emploi est|7.0 00-401+4
b:est termine|7.0 00-501+5
f:cet|7.0 00-401+4
l:termine|7.0 00-301+3
x:no experience|6.4 00-301+3
w:training|7.0 00-501+5
b:need training|7.0 00-401+4
b:training in|7.0 00-401+4
b:excel before|7.0 00-401+4
b:you new|7.0 00-301+3
b:new to|6.4 00-901+9
b:to salesforce|7.0 00-401+4
w:soudure|6.4 00-401+4
s:soudu|6.4 00-601+6
b:en soudure|6.4 00-301+3
l:soudure|6.4 00-301+3
b:first time|5.7 00-801+8
b:gender the|7.0 00-301+3
w:same|6.4 00-601+6
b:the same|6.4 00-401+4
b:same as|6.4 00-401+4
b:were registered|7.0 00-301+3
b:registered with|7.0 00-301+3
b:with at|7.0 00-301+3
b:the gender|6.4 00-701+7
b:gender you|6.4 00-801+8
b:you cisgender|7.0 00-801+8
w:match|7.0 00-501+5
b:identity match|7.0 00-401+4
b:sex on|7.0 00-401+4
b:original birth|7.0 00-401+4
w:correspond|7.0 00-801+8
b:genre correspond|7.0 00-501+5
b:correspond elle|7.0 00-501+5
b:elle au|7.0 00-501+5
b:au sexe|7.0 00-401+4
w:cisgenre|7.0 00-601+6
b:vous cisgenre|7.0 00-901+9
l:cisgenre|7.0 00-401+4
w:civilian|7.0 00-301+3
b:a civilian|7.0 00-501+5
b:civilian with|7.0 00-501+5
b:no military|7.0 00-301+3
x:no military|7.0 00-401+4
b:je ne|4.6 00-801+8
b:ne suis|5.3 00-801+8
b:suis pas|6.0 00-301+3
x:no suis|5.3 00-701+7
b:no disability|6.4 00-301+3
b:and have|6.4 00-301+3
x:no disability|6.4 00-301+3
b:any disability|7.0 00-701+7
b:ai pas|5.7 00-301+3
b:pas de|5.7 00-501+5
x:no aboriginal|7.0 00-301+3
w:fais|7.0 00-301+3
b:pas partie|6.4 00-401+4
w:suffer|6.4 00-501+5
s:suffe|6.4 00-501+5
b:suffer from|6.4 00-501+5
s:medic|6.0 00-501+5
g:edic|6.0 00-301+3
b:any medical|7.0 00-301+3
w:prends|7.0 00-301+3
w:medicament|7.0 00-301+3
b:would keep|7.0 00-301+3
b:keep you|6.4 00-301+3
w:problem|5.5 00-601+6
s:probl|5.1 00-801+8
g:robl|5.1 00-501+5
g:oble|5.1 00-401+4
g:blem|5.1 00-501+5
g:lem>|5.5 00-401+4
b:a problem|5.5 00-701+7
b:not willing|7.0 00-501+5
f:not|6.0 00-501+5
x:no willing|7.0 00-401+4
b:demenagement vous|7.0 00-301+3
w:poserait|7.0 00-301+3
s:poser|7.0 00-301+3
w:probleme|6.4 00-401+4
b:il probleme|6.4 00-401+4
l:probleme|6.4 00-301+3
x:no souhaite|6.0 00-301+3
l:problem|6.0 00-301+3
b:only work|7.0 00-401+4
b:not be|5.7 00-701+7
b:work fully|7.0 00-501+5
w:remotely|7.0 00-701+7
b:fully remotely|7.0 00-301+3
w:difficulty|6.0 00-701+7
s:diffi|5.0 00-1101+11
g:iffi|5.0 00-401+4
g:ficu|5.0 00-401+4
b:have difficulty|6.4 00-401+4
w:difficulte|6.0 00-601+6
b:la difficulte|6.4 00-301+3
b:difficulte a|6.4 00-401+4
b:ne peux|6.4 00-301+3
b:any restrictions|6.0 00-701+7
b:restrictions on|6.0 00-801+8
b:on travel|7.0 00-501+5
x:no travel|6.4 00-301+3
b:any limits|7.0 00-301+3
b:t work|6.4 00-401+4
b:shift you|6.4 00-401+4
w:commitments|7.0 00-301+3
b:working weekends|7.0 00-301+3
b:other obligations|7.0 00-301+3
w:certain|7.0 00-301+3
b:on certain|7.0 00-301+3
w:contraintes|7.0 00-701+7
b:des contraintes|7.0 00-601+6
b:contraintes d|7.0 00-501+5
b:d horaire|7.0 00-501+5
l:horaire|7.0 00-301+3
b:to overtime|7.0 00-301+3
x:no able|6.4 00-401+4
w:refusez|6.4 00-401+4
b:refusez vous|6.4 00-401+4
f:refusez|6.4 00-301+3
b:a licence|7.0 00-301+3
b:and a|7.0 00-301+3
b:clean abstract|7.0 00-401+4
b:permis depuis|7.0 00-501+5
b:depuis plus|7.0 00-601+6
b:de deux|7.0 00-501+5
b:your licence|5.7 00-801+8
b:permis est|7.0 00-401+4
w:suspendu|7.0 00-601+6
b:il suspendu|7.0 00-501+5
w:disqualified|7.0 00-501+5
b:you disqualified|7.0 00-501+5
b:disqualified from|7.0 00-301+3
b:from driving|7.0 00-501+5
b:never worked|6.4 00-501+5
x:no worked|6.4 00-401+4
b:would this|6.4 00-301+3
b:this be|6.4 00-301+3
b:be your|6.4 00-301+3
b:your first|5.7 00-701+7
b:i was|7.0 00-301+3
b:first job|6.4 00-401+4
b:my first|7.0 00-301+3
b:first application|6.4 00-801+8
b:je postule|7.0 00-301+3
w:fois|7.0 00-501+5
b:premiere fois|7.0 00-401+4
b:chez vous|7.0 00-301+3
b:not currently|6.4 00-401+4
x:no currently|6.4 00-501+5
b:an external|7.0 00-601+6
b:suis un|7.0 00-301+3
b:candidat externe|7.0 00-301+3
b:no relatives|6.4 00-401+4
x:no relatives|6.4 00-301+3
b:not related|6.4 00-401+4
x:no related|6.4 00-401+4
b:ma famille|6.4 00-301+3
b:no conflict|6.4 00-401+4
x:no conflict|6.4 00-401+4
b:outside interests|6.4 00-301+3
b:declare n|6.4 00-301+3
b:n avoir|6.4 00-301+3
b:am free|6.4 00-601+6
b:or restrictive|7.0 00-401+4
l:covenant|6.4 00-301+3
b:me from|5.7 00-801+8
b:de tout|7.0 00-401+4
b:engagement envers|7.0 00-301+3
b:envers vos|7.0 00-301+3
b:vos employeurs|7.0 00-401+4
w:passes|7.0 00-401+4
b:employeurs passes|7.0 00-301+3
b:suis lie|6.4 00-301+3
b:par aucune|6.4 00-301+3
w:traite|7.0 00-301+3
b:of promotional|7.0 00-301+3
b:pas recevoir|6.4 00-301+3
b:other role|7.0 00-301+3
x:no consider|7.0 00-301+3
b:delete my|7.0 00-301+3
b:application once|7.0 00-301+3
b:once this|7.0 00-401+4
b:your immigration|7.0 00-301+3
b:status stop|7.0 00-301+3
w:accepting|7.0 00-401+4
b:work restricted|7.0 00-401+4
b:restricted to|6.4 00-301+3
b:one employer|7.0 00-401+4
w:limited|7.0 00-401+4
b:the number|7.0 00-301+3
b:a student|7.0 00-301+3
w:ineligible|7.0 00-301+3
s:ineli|7.0 00-501+5
b:ineligible to|7.0 00-301+3
w:forbid|7.0 00-501+5
s:forbi|7.0 00-301+3
b:visa forbid|7.0 00-401+4
b:forbid paid|7.0 00-401+4
b:paid employment|7.0 00-401+4
b:still need|7.0 00-301+3
b:obtain authorization|7.0 00-301+3
b:authorization before|7.0 00-301+3
b:begin work|7.0 00-401+4
w:waiting|7.0 00-501+5
s:waiti|7.0 00-501+5
g:<wai|6.4 00-401+4
b:you waiting|7.0 00-301+3
b:decision on|7.0 00-301+3
b:vous dans|7.0 00-501+5
w:impossibilite|7.0 00-501+5
s:impos|6.4 00-901+9
g:mpos|6.4 00-401+4
b:l impossibilite|7.0 00-401+4
b:impossibilite legale|7.0 00-501+5
b:visa vous|7.0 00-301+3
w:interdit|7.0 00-401+4
b:vous interdit|7.0 00-301+3
b:interdit il|7.0 00-401+4
b:work due|7.0 00-301+3
w:expire|7.0 00-401+4
b:to expire|7.0 00-301+3
b:expire within|7.0 00-301+3
b:within six|7.0 00-401+4
b:no i|7.0 00-501+5
b:cannot legally|7.0 00-301+3
x:no i|7.0 00-401+4
w:keine|7.0 00-501+5
b:habe keine|7.0 00-301+3
x:no arbeitserlaubnis|7.0 00-301+3
w:tengo|6.4 00-401+4
s:tengo|6.4 00-501+5
b:no tengo|6.4 00-401+4
x:no tengo|6.4 00-401+4
w:independently|7.0 00-501+5
s:indep|7.0 00-501+5
b:here independently|7.0 00-401+4
b:s visa|7.0 00-401+4
b:it true|7.0 00-301+3
b:true that|7.0 00-301+3
b:never ask|7.0 00-301+3
b:ask us|7.0 00-301+3
x:no help|6.4 00-301+3
b:needed now|7.0 00-501+5
b:hold permanent|7.0 00-301+3
w:filing|7.0 00-301+3
b:confirm sponsorship|7.0 00-301+3
w:isn|7.0 00-601+6
b:sponsorship isn|7.0 00-501+5
b:isn t|7.0 00-401+4
b:t needed|7.0 00-401+4
x:no needed|7.0 00-301+3
b:you exempt|7.0 00-301+3
b:from needing|7.0 00-401+4
b:needing a|7.0 00-301+3
b:travailler sans|7.0 00-301+3
b:sans que|7.0 00-301+3
w:ayons|7.0 00-401+4
s:ayons|7.0 00-501+5
b:nous ayons|7.0 00-301+3
b:de demarches|7.0 00-301+3
x:no que|7.0 00-301+3
w:puedo|6.4 00-501+5
s:puedo|6.4 00-501+5
b:non citizen|7.0 00-501+5
x:no citizen|7.0 00-501+5
b:passport other|7.0 00-601+6
b:canadian one|7.0 00-401+4
w:alien|7.0 00-701+7
s:alien|7.0 00-401+4
g:<ali|7.0 00-301+3
b:an alien|7.0 00-501+5
b:alien authorised|7.0 00-501+5
b:ever had|7.0 00-401+4
w:withdrawn|7.0 00-501+5
s:withd|7.0 00-501+5
b:was your|7.0 00-301+3
b:clearance allowed|7.0 00-301+3
w:lapse|7.0 00-401+4
s:lapse|7.0 00-501+5
b:to lapse|7.0 00-301+3
b:votre cote|7.0 00-401+4
w:revoquee|7.0 00-401+4
b:ete revoquee|7.0 00-301+3
b:hinder a|7.0 00-301+3
b:produce documents|7.0 00-301+3
b:showing my|7.0 00-301+3
b:my right|7.0 00-301+3
w:difficult|6.4 00-601+6
b:still a|7.0 00-501+5
b:be less|7.0 00-401+4
b:18 on|7.0 00-401+4
b:day you|7.0 00-501+5
b:or younger|7.0 00-601+6
f:or|7.0 00-301+3
l:younger|7.0 00-401+4
b:applicant below|7.0 00-501+5
b:below the|7.0 00-401+4
b:need parental|7.0 00-301+3
b:permission because|7.0 00-301+3
b:you aren|7.0 00-301+3
b:t 18|7.0 00-401+4
x:no 18|7.0 00-401+4
b:de moins|7.0 00-301+3
w:dix|7.0 00-301+3
w:huit|7.0 00-601+6
w:menor|7.0 00-501+5
s:menor|7.0 00-701+7
b:eres menor|7.0 00-601+6
b:menor de|7.0 00-401+4
b:than 16|7.0 00-301+3
b:you below|7.0 00-501+5
b:below 21|7.0 00-401+4
b:21 years|7.0 00-401+4
b:moins que|7.0 00-401+4
b:under age|7.0 00-601+6
b:you yet|6.4 00-901+9
b:yet to|6.4 00-801+8
b:to graduate|7.0 00-701+7
b:finish high|7.0 00-301+3
b:your degree|7.0 00-401+4
w:outstanding|7.0 00-401+4
s:outst|7.0 00-501+5
b:degree outstanding|7.0 00-301+3
w:studying|7.0 00-601+6
s:study|7.0 00-701+7
b:still studying|7.0 00-501+5
l:studying|7.0 00-401+4
b:etudes sont|7.0 00-301+3
w:elles|7.0 00-501+5
s:elles|7.0 00-401+4
b:sont elles|7.0 00-301+3
b:elles encore|7.0 00-301+3
b:encore en|7.0 00-301+3
x:no criminal|7.0 00-501+5
w:trouble|7.0 00-401+4
s:troub|7.0 00-301+3
b:your police|7.0 00-301+3
b:police record|7.0 00-301+3
w:clear|7.0 00-401+4
b:pardon been|7.0 00-701+7
b:granted for|7.0 00-501+5
b:every one|7.0 00-501+5
b:pending charges|7.0 00-301+3
b:aucune condamnation|7.0 00-401+4
x:no condamnation|7.0 00-301+3
w:apart|7.0 00-301+3
b:ik heb|6.4 00-401+4
b:heb geen|6.4 00-401+4
w:checked|7.0 00-301+3
w:concerns|7.0 00-401+4
s:conce|7.0 00-401+4
b:have concerns|7.0 00-301+3
b:concerns about|7.0 00-301+3
w:undergoing|7.0 00-501+5
b:about undergoing|7.0 00-301+3
b:there something|7.0 00-401+4
b:we would|7.0 00-401+4
w:find|7.0 00-501+5
b:would find|7.0 00-401+4
b:find in|7.0 00-301+3
w:hesitation|7.0 00-501+5
s:hesit|7.0 00-401+4
b:any hesitation|7.0 00-301+3
b:hesitation about|7.0 00-301+3
b:about being|7.0 00-301+3
b:being screened|7.0 00-301+3
w:opposez|7.0 00-401+4
s:oppos|7.0 00-401+4
b:of background|7.0 00-301+3
b:taking a|7.0 00-301+3
w:fail|7.0 00-601+6
b:you fail|7.0 00-601+6
b:fail a|7.0 00-401+4
b:test today|7.0 00-501+5
w:refused|7.0 00-401+4
b:drug or|7.0 00-501+5
b:or alcohol|7.0 00-601+6
w:echoue|7.0 00-701+7
s:echou|7.0 00-601+6
g:oue>|7.0 00-301+3
b:deja echoue|7.0 00-601+6
b:echoue a|7.0 00-601+6
b:not get|7.0 00-301+3
b:we leave|7.0 00-301+3
b:leave your|6.4 00-301+3
b:boss out|7.0 00-301+3
w:wait|7.0 00-501+5
b:we wait|7.0 00-501+5
b:wait before|7.0 00-501+5
b:before contacting|7.0 00-501+5
f:ne|5.7 00-401+4
b:no adjustments|7.0 00-401+4
w:manage|7.0 00-501+5
b:you manage|7.0 00-401+4
b:manage the|7.0 00-501+5
w:unaided|7.0 00-801+8
s:unaid|7.0 00-701+7
b:interview unaided|7.0 00-601+6
w:unassisted|7.0 00-801+8
s:unass|7.0 00-701+7
b:job unassisted|7.0 00-301+3
l:unassisted|7.0 00-301+3
b:everything is|7.0 00-401+4
b:is accessible|7.0 00-501+5
b:accessible to|7.0 00-601+6
b:me as|7.0 00-301+3
b:as it|7.0 00-501+5
f:everything|7.0 00-301+3
b:the work|7.0 00-301+3
b:beyond you|7.0 00-501+5
b:would lifting|7.0 00-301+3
w:bad|7.0 00-301+3
b:a bad|7.0 00-301+3
b:you suffer|7.0 00-401+4
w:vertigo|7.0 00-501+5
s:verti|7.0 00-501+5
b:from vertigo|7.0 00-401+4
b:there tasks|7.0 00-301+3
w:eprouvez|7.0 00-301+3
w:medicale|7.0 00-401+4
b:restriction medicale|7.0 00-401+4
b:medicale au|7.0 00-301+3
w:injury|7.0 00-501+5
s:injur|7.0 00-301+3
b:an injury|7.0 00-301+3
b:injury that|7.0 00-401+4
b:keeps me|7.0 00-301+3
b:from heavy|7.0 00-301+3
b:heavy work|7.0 00-301+3
b:have all|7.0 00-301+3
w:departures|7.0 00-601+6
b:your departures|7.0 00-301+3
b:departures been|7.0 00-301+3
b:been of|7.0 00-301+3
w:choosing|7.0 00-401+4
s:choos|7.0 00-301+3
w:always|7.0 00-301+3
s:alway|7.0 00-401+4
b:you always|7.0 00-301+3
b:always left|7.0 00-301+3
b:left employers|7.0 00-301+3
b:employers on|7.0 00-301+3
b:on good|7.0 00-401+4
w:toutes|7.0 00-501+5
b:mes fins|7.0 00-301+3
w:etaient|7.0 00-401+4
s:etaie|7.0 00-401+4
w:volontaires|7.0 00-401+4
b:etaient volontaires|7.0 00-301+3
w:gave|7.0 00-601+6
b:i gave|7.0 00-301+3
b:gave may|7.0 00-401+4
b:be accurate|7.0 00-401+4
b:i left|7.0 00-401+4
b:did this|7.0 00-701+7
b:job end|7.0 00-701+7
b:former position|7.0 00-801+8
w:stopped|7.0 00-801+8
s:stopp|7.0 00-901+9
g:oppe|7.0 00-301+3
b:you stopped|7.0 00-501+5
b:stopped working|7.0 00-301+3
b:ne travaillez|7.0 00-301+3
b:vous plus|7.0 00-301+3
b:plus pour|7.0 00-301+3
x:no travaillez|7.0 00-301+3
b:lack experience|7.0 00-601+6
b:with sql|7.0 00-301+3
b:use autocad|7.0 00-501+5
b:is kubernetes|7.0 00-301+3
b:kubernetes something|7.0 00-301+3
w:learn|7.0 00-501+5
b:to learn|7.0 00-301+3
x:no forklift|7.0 00-301+3
b:sans experience|7.0 00-301+3
w:restauration|7.0 00-401+4
s:resta|7.0 00-401+4
b:en restauration|7.0 00-301+3
w:debutant|7.0 00-601+6
b:vous debutant|7.0 00-501+5
b:debutant en|7.0 00-301+3
w:lost|7.0 00-401+4
b:you lost|7.0 00-301+3
b:lost your|7.0 00-301+3
b:licence at|7.0 00-401+4
b:any points|7.0 00-401+4
b:points on|7.0 00-401+4
b:i don|6.4 00-501+5
b:t drive|7.0 00-301+3
x:no drive|7.0 00-401+4
w:automatic|7.0 00-301+3
b:licence ever|7.0 00-501+5
b:been revoked|7.0 00-501+5
w:perdu|7.0 00-401+4
s:perdu|7.0 00-401+4
b:vous perdu|7.0 00-301+3
w:inaptitude|7.0 00-401+4
s:inapt|7.0 00-401+4
b:geen rijbewijs|7.0 00-301+3
w:rely|7.0 00-801+8
g:rely|7.0 00-301+3
b:you rely|7.0 00-601+6
b:rely on|7.0 00-701+7
b:public transport|7.0 00-501+5
w:borrow|7.0 00-601+6
s:borro|7.0 00-601+6
b:borrow a|7.0 00-501+5
b:were given|7.0 00-401+4
b:given at|7.0 00-701+7
b:my birth|7.0 00-401+4
b:not trans|7.0 00-301+3
x:no trans|7.0 00-301+3
b:non veteran|7.0 00-801+8
x:no veteran|7.0 00-401+4
w:bodied|7.0 00-601+6
s:bodie|7.0 00-601+6
b:able bodied|7.0 00-501+5
b:not of|7.0 00-501+5
b:hispanic origin|7.0 00-301+3
x:no of|7.0 00-301+3
b:am non|7.0 00-301+3
b:non indigenous|7.0 00-301+3
b:i look|7.0 00-401+4
w:nobody|7.0 00-601+6
s:nobod|7.0 00-501+5
b:after nobody|7.0 00-501+5
w:unwilling|7.0 00-601+6
s:unwil|7.0 00-601+6
b:you unwilling|7.0 00-301+3
b:unwilling to|7.0 00-301+3
b:stay where|7.0 00-601+6
b:where i|7.0 00-501+5
b:i live|7.0 00-501+5
b:job if|7.0 00-401+4
b:stay put|7.0 00-401+4
b:house be|7.0 00-501+5
b:be out|6.4 00-501+5
b:the question|6.4 00-501+5
b:you tied|7.0 00-601+6
b:current area|7.0 00-601+6
b:need relocation|7.0 00-501+5
b:assistance in|7.0 00-401+4
w:contraint|7.0 00-601+6
b:contraint de|7.0 00-501+5
b:rester dans|7.0 00-301+3
b:dans votre|7.0 00-401+4
w:exclusively|7.0 00-301+3
b:site difficult|7.0 00-401+4
b:difficult for|7.0 00-301+3
b:a fully|7.0 00-401+4
b:fully remote|7.0 00-301+3
b:remote arrangement|7.0 00-401+4
b:arrangement a|7.0 00-401+4
b:a must|7.0 00-301+3
b:must for|7.0 00-301+3
b:le presentiel|7.0 00-301+3
w:exigez|7.0 00-501+5
b:exigez vous|7.0 00-401+4
b:teletravail complet|7.0 00-601+6
b:you rather|7.0 00-401+4
b:rather avoid|7.0 00-301+3
b:avoid business|7.0 00-401+4
b:from travelling|7.0 00-301+3
w:fear|7.0 00-301+3
s:flyin|7.0 00-301+3
w:won|7.0 00-501+5
b:won t|7.0 00-301+3
b:not available|7.0 00-501+5
x:no available|7.0 00-501+5
w:impossible|7.0 00-701+7
b:are impossible|7.0 00-501+5
b:impossible for|7.0 00-401+4
w:unavailable|7.0 00-601+6
s:unava|7.0 00-601+6
b:days unavailable|7.0 00-501+5
b:work sundays|7.0 00-301+3
b:refuse overtime|7.0 00-401+4
b:obligations after|7.0 00-401+4
b:after hours|7.0 00-401+4
b:that rule|7.0 00-301+3
b:rule out|7.0 00-301+3
b:out overtime|7.0 00-301+3
w:raisons|7.0 00-401+4
b:des raisons|7.0 00-301+3
b:raisons de|7.0 00-301+3
w:refuser|6.4 00-501+5
b:refuser les|7.0 00-301+3
b:be new|7.0 00-401+4
w:newcomer|7.0 00-501+5
s:newco|7.0 00-601+6
g:ewco|7.0 00-301+3
b:a newcomer|7.0 00-501+5
b:newcomer to|7.0 00-601+6
w:premier|7.0 00-501+5
b:votre premier|7.0 00-301+3
b:premier emploi|7.0 00-401+4
b:applying with|7.0 00-301+3
b:votre premiere|7.0 00-301+3
b:premiere candidature|7.0 00-401+4
b:from outside|7.0 00-401+4
w:actuels|7.0 00-301+3
b:no family|7.0 00-501+5
x:no family|7.0 00-601+6
b:it correct|7.0 00-301+3
b:correct that|7.0 00-301+3
b:relatives on|7.0 00-401+4
w:violating|7.0 00-501+5
b:without violating|7.0 00-401+4
b:violating any|7.0 00-301+3
x:no violating|7.0 00-301+3
b:am bound|7.0 00-301+3
b:by no|7.0 00-301+3
x:no covenant|7.0 00-401+4
b:no non|7.0 00-501+5
b:compete applies|7.0 00-501+5
b:applies to|7.0 00-601+6
x:no non|7.0 00-501+5
b:you join|7.0 00-501+5
w:unencumbered|7.0 00-701+7
s:unenc|7.0 00-501+5
b:us unencumbered|7.0 00-501+5
b:unencumbered by|7.0 00-301+3
b:by agreements|7.0 00-401+4
b:not qualify|7.0 00-301+3
x:no qualify|7.0 00-301+3
w:collect|7.0 00-301+3
b:not collect|7.0 00-301+3
b:collect my|7.0 00-301+3
w:erase|7.0 00-501+5
s:erase|7.0 00-301+3
b:erase my|7.0 00-401+4
b:this process|7.0 00-401+4
b:please don|6.4 00-601+6
b:t keep|7.0 00-301+3
x:no keep|6.4 00-401+4
w:supprimez|7.0 00-401+4
b:supprimez mes|7.0 00-301+3
b:donnees apres|7.0 00-301+3
b:le recrutement|7.0 00-401+4
b:please have|7.0 00-401+4
b:review me|7.0 00-401+4
w:instead|7.0 00-501+5
s:inste|7.0 00-301+3
b:me instead|7.0 00-401+4
b:instead of|7.0 00-401+4
b:the ai|7.0 00-401+4
w:decisions|7.0 00-301+3
w:unsubscribe|7.0 00-401+4
s:unsub|7.0 00-401+4
b:unsubscribe me|7.0 00-301+3
b:your newsletter|7.0 00-301+3
w:courriels|7.0 00-301+3
w:promotionnels|7.0 00-301+3
b:here if|7.0 00-501+5
b:would prefer|7.0 00-501+5
b:of sms|7.0 00-301+3
b:de textos|7.0 00-301+3
x:no de|7.0 00-301+3
b:stop text|7.0 00-601+6
b:job only|7.0 00-401+4
b:your database|7.0 00-301+3
b:ne conservez|7.0 00-301+3
b:conservez pas|7.0 00-301+3
b:candidature pour|7.0 00-401+4
x:no conservez|7.0 00-401+4
b:position i|7.0 00-401+4
b:i applied|7.0 00-401+4
f:only|7.0 00-301+3
b:not follow|7.0 00-301+3
x:no follow|7.0 00-401+4
w:unfollow|7.0 00-601+6
s:unfol|7.0 00-301+3
b:unfollow the|7.0 00-401+4
f:unfollow|7.0 00-301+3
b:not in|7.0 00-301+3
`,
};
