import type { LearnedWeights } from './learned.ts';

// Written by `node bench/question-topics.ts --write` from wordings written for this; nothing here is changed by hand.

/** Whether a yes to a question may mean the opposite of the plain one. */
export const TURNING_WEIGHTS: LearnedWeights = {
  labels: ['plain', 'turned'],
  bias: [1.89, -1.89],
  strange: 8.32,
  lines: `
b:you legally|5.4 00+301-3
w:authorized|5.7 00+501-5
w:to|1.7 00-301+3
b:authorized to|5.7 00+401-4
w:in|2.5 00+601-6
b:work in|3.8 00+501-5
b:in canada|4.3 00+301-3
f:are|2.4 00-801+8
n:4|0.8 00-301+3
x:nothing|0.4 00+2701-27
g:urre|3.8 00+301-3
g:rent|3.7 00+301-3
c:valid|3.0 00+301-3
b:you currently|5.5 00+601-6
w:eligible|5.3 00+301-3
w:any|2.9 00-901+9
c:us|1.9 00+401-4
b:any employer|5.5 00-301+3
w:lawfully|6.5 00+301-3
n:3|0.9 00-1001+10
w:do|2.2 00-501+5
w:have|2.2 00-501+5
w:the|2.2 00-301+3
b:the right|6.1 00+301-3
b:right to|4.8 00-301+3
w:where|6.1 00-401+4
w:this|3.1 00-301+3
c:jobs|3.2 00-301+3
b:this job|4.5 00-601+6
w:is|2.9 00-601+6
s:locat|6.3 00+301-3
l:states|5.7 00-401+4
b:the us|6.3 00-401+4
w:valid|5.3 00+401-4
s:valid|4.9 00+401-4
c:visa|3.3 00-401+4
g:ent>|2.4 00+301-3
s:autor|4.8 00+301-3
w:travailler|4.1 00-301+3
w:droit|5.4 00+301-3
b:le droit|6.3 00+501-5
b:droit de|5.5 00+301-3
w:un|3.3 00+501-5
b:vous un|4.6 00+401-4
w:will|4.2 00+401-4
b:will you|4.5 00+501-5
b:you now|6.1 00+301-3
w:or|2.9 00+801-8
b:now or|5.3 00-301+3
s:requi|4.4 00+401-4
b:sponsorship to|6.6 00+301-3
b:need a|6.7 00+301-3
w:besoin|5.1 00+301-3
b:vous besoin|5.7 00+301-3
b:d un|5.1 00+501-5
w:ou|4.4 00+801-8
w:pour|3.9 00+301-3
b:you at|5.9 00+301-3
w:least|5.7 00+401-4
w:of|2.3 00-301+3
b:of age|5.5 00-401+4
w:older|6.1 00+401-4
s:older|6.1 00+301-3
b:vous au|6.9 00+601-6
w:moins|5.4 00-301+3
s:moins|5.4 00-501+5
g:<moi|5.1 00-301+3
b:au moins|6.9 00+701-7
b:moins 18|7.5 00+401-4
x:less|3.5 00-601+6
g:clea|4.0 00-401+4
b:you eligible|6.3 00+801-8
c:highest|3.6 00+401-4
s:willi|4.5 00+301-3
b:you willing|4.9 00+401-4
w:pret|5.7 00+401-4
g:ger>|4.5 00-301+3
b:up to|5.5 00+301-3
w:role|5.2 00+401-4
b:this role|5.8 00+601-6
w:two|6.2 00+501-5
w:cityname|4.3 00+401-4
s:cityn|4.3 00+301-3
g:ffic|4.0 00-301+3
f:this|5.2 00-301+3
n:5|3.8 00+1001-10
b:you available|6.3 00+301-3
b:available to|6.6 00+401-4
w:and|3.5 00+601-6
w:apply|5.7 00+401-4
s:dispo|4.7 00+501-5
g:<dis|3.5 00+401-4
g:ine>|4.3 00+301-3
b:work overtime|5.7 00+401-4
b:have a|4.3 00+401-4
w:license|6.1 00+301-3
s:condu|4.9 00+301-3
g:<acc|3.2 00+301-3
g:acce|3.5 00+301-3
b:have experience|6.7 00+301-3
b:experience with|6.0 00-401+4
w:50|6.2 00+301-3
w:which|4.2 00+401-4
c:agree|2.5 00+801-8
s:possi|6.1 00+301-3
g:ossi|5.0 00-301+3
w:worked|4.8 00+401-4
s:worke|4.7 00+301-3
w:employee|5.2 00+401-4
c:people|3.2 00+501-5
f:have|3.3 00-401+4
w:ever|4.2 00+401-4
g:ever|3.5 00-301+3
l:companyname|3.7 00-401+4
w:deja|4.6 00+301-3
b:to companyname|5.9 00-601+6
b:have any|4.5 00-401+4
b:a non|6.0 00-501+5
w:compete|5.5 00+301-3
s:compe|5.2 00+801-8
g:ompe|5.2 00+301-3
g:mpet|5.2 00+501-5
s:agree|4.0 00+301-3
x:no|1.7 00-1501+15
x:at 4|2.8 00-401+4
x:no compete|5.8 00+401-4
w:convicted|5.7 00+301-3
b:of a|4.7 00+301-3
s:crimi|4.9 00+301-3
b:a criminal|5.8 00+301-3
b:offence for|7.0 00+301-3
b:for which|6.3 00+401-4
b:which a|7.2 00+501-5
b:pardon has|7.2 00+401-4
w:not|2.9 00-1301+13
b:has not|7.0 00+401-4
w:granted|5.9 00-301+3
s:under|4.5 00-401+4
g:nder|3.5 00-301+3
b:background check|5.4 00-401+4
l:check|4.9 00-301+3
w:acceptez|5.1 00+401-4
s:accep|3.7 00+801-8
g:cept|3.7 00+301-3
b:acceptez vous|5.1 00+401-4
g:atio|2.5 00+301-3
w:we|4.2 00+701-7
w:your|2.6 00-1201+12
w:during|6.0 00+401-4
s:durin|6.0 00+301-3
w:submit|6.7 00+301-3
b:a drug|5.2 00-401+4
w:test|4.6 00-301+3
g:<tes|4.3 00-301+3
b:drug test|5.5 00-301+3
l:test|5.7 00-301+3
f:gender|5.5 00+401-4
n:1|3.8 00+801-8
g:iden|3.7 00+301-3
g:genr|5.4 00-301+3
g:enre|5.4 00-301+3
s:ethni|5.0 00+401-4
n:2|2.3 00+401-4
w:latino|5.4 00+301-3
b:identify as|5.0 00+301-3
s:perso|3.6 00+401-4
g:<fai|5.0 00-401+4
g:<min|4.2 00-401+4
w:what|4.8 00+301-3
c:why|4.0 00+501-5
b:is your|4.4 00-501+5
s:orien|5.6 00+301-3
f:what|5.3 00+401-4
w:i|2.1 00-1601+16
w:declare|4.9 00-401+4
b:i have|3.6 00-701+7
w:read|5.2 00+301-3
w:privacy|5.2 00+301-3
w:notice|5.3 00+301-3
w:agree|4.3 00+501-5
b:to the|4.8 00+301-3
b:processing of|5.9 00-601+6
w:my|3.7 00-401+4
f:i|2.2 00-1701+17
w:accepte|4.9 00+301-3
w:consent|4.8 00+301-3
s:conse|4.0 00+501-5
g:sent|3.8 00+301-3
g:<sto|5.0 00-401+4
g:<res|3.6 00-301+3
w:me|3.8 00-801+8
b:me for|5.7 00-401+4
b:that the|5.8 00+301-3
s:infor|4.7 00+301-3
g:ded>|4.6 00-301+3
w:true|5.3 00+401-4
b:is true|6.0 00+401-4
w:je|3.1 00-601+6
f:je|3.3 00-901+9
w:yes|5.3 00+701-7
s:mobil|5.9 00+501-5
w:about|4.5 00+301-3
w:opportunities|6.4 00+301-3
s:oppor|6.1 00+401-4
g:ties|4.9 00+301-3
g:ies>|4.2 00+401-4
w:12|6.1 00+301-3
w:keep|5.0 00-301+3
w:on|3.4 00-701+7
b:i agree|5.3 00+401-4
w:receive|6.1 00+401-4
s:recei|5.7 00+401-4
w:messages|5.7 00-401+4
w:accept|5.2 00+501-5
w:ok|5.8 00+501-5
b:vous en|5.9 00+301-3
w:end|6.4 00-501+5
c:ends|4.5 00-301+3
l:end|6.7 00-501+5
w:term|6.5 00+501-5
g:inde|5.4 00-401+4
g:trai|4.6 00-401+4
g:<lie|5.8 00+401-4
w:du|4.7 00+401-4
w:howmany|5.7 00+301-3
w:post|5.9 00+301-3
w:based|6.9 00+301-3
w:would|3.0 00-901+9
w:there|4.0 00-401+4
b:i confirm|5.1 00-301+3
s:corre|5.7 00-401+4
b:is correct|6.7 00+301-3
w:ai|4.0 00-501+5
b:that we|6.1 00-501+5
w:answers|6.1 00+301-3
b:this application|5.6 00+301-3
w:events|7.0 00+301-3
s:skill|6.5 00+301-3
w:tick|5.7 00+401-4
s:every|6.1 00-301+3
g:thin|4.2 00-401+4
g:hing|4.1 00-301+3
w:member|4.9 00+301-3
w:it|4.6 00-401+4
b:is it|6.1 00-401+4
w:if|4.4 00+501-5
f:is|3.3 00-1401+14
s:happy|6.1 00+301-3
b:us to|5.3 00+401-4
b:your application|6.3 00-301+3
w:openings|6.6 00+301-3
s:openi|6.6 00+301-3
w:region|5.8 00-401+4
w:authorization|5.6 00-401+4
w:permitted|6.7 00+301-3
w:autorisation|6.1 00+301-3
w:travail|5.5 00+301-3
b:vous travailler|6.1 00-301+3
b:need an|7.2 00+301-3
f:would|3.4 00-1201+12
g:rain|5.0 00-401+4
w:votre|3.8 00-401+4
w:pays|6.7 00+301-3
b:s person|6.5 00-301+3
w:cote|5.8 00-301+3
w:actuelle|7.2 00+301-3
b:you provide|6.1 00-301+3
b:your right|5.6 00-501+5
b:de votre|5.9 00+301-3
b:votre droit|6.5 00-301+3
b:you 18|6.7 00+301-3
w:over|5.7 00+701-7
l:e|5.9 00-301+3
b:de 18|6.5 00-301+3
b:e d|7.5 00+301-3
b:moins 16|7.8 00+301-3
b:16 ans|7.5 00+301-3
b:you consider|5.9 00+401-4
s:posit|4.6 00-301+3
b:this position|5.8 00+501-5
l:position|5.4 00-601+6
w:open|6.3 00+401-4
b:open to|6.4 00+301-3
b:you do|6.1 00+401-4
b:do not|3.9 00-1501+15
w:area|6.5 00-401+4
g:<are|6.0 00-301+3
w:prepared|6.1 00+601-6
s:prepa|6.1 00+501-5
b:you prepared|6.4 00+301-3
b:prepared to|6.1 00+401-4
b:to move|5.7 00-301+3
w:mobile|6.7 00+401-4
b:to our|5.5 00-401+4
w:10|6.5 00-401+4
w:%|6.1 00+301-3
w:shifts|5.8 00+301-3
b:you work|5.1 00+701-7
b:a current|6.1 00+301-3
w:full|5.7 00+601-6
w:clean|5.7 00-401+4
s:clean|5.7 00-601+6
w:driving|5.3 00+301-3
s:drivi|5.3 00+301-3
b:clean driving|6.9 00+401-4
w:licence|4.2 00-301+3
b:driving licence|5.8 00+401-4
x:free|4.3 00-501+5
b:votre permis|6.1 00-701+7
g:icul|4.7 00-401+4
b:you worked|5.7 00+301-3
b:did you|5.1 00+301-3
w:obtenu|6.6 00+301-3
b:a former|6.9 00+701-7
b:former employee|7.0 00+301-3
l:company|5.4 00-501+5
x:past|4.1 00-701+7
w:emploi|4.4 00-401+4
b:to this|7.2 00+301-3
w:past|4.8 00-301+3
w:employe|6.1 00+301-3
b:is any|6.1 00-401+4
b:of your|4.7 00-701+7
b:your family|6.6 00+301-3
l:here|4.9 00+601-6
b:dans l|6.7 00-601+6
w:conflicts|6.6 00-401+4
w:situation|6.7 00+301-3
w:signed|7.0 00+301-3
s:signe|6.9 00+301-3
w:concurrence|5.7 00+501-5
b:non concurrence|5.8 00+401-4
x:no concurrence|6.6 00+501-5
b:you been|5.2 00+501-5
w:record|5.0 00-301+3
s:recor|4.9 00-401+4
b:take a|7.0 00+401-4
b:un test|5.8 00-301+3
b:test de|5.9 00-401+4
s:depis|5.8 00-301+3
b:de depistage|5.9 00-301+3
g:<ref|4.0 00-601+6
b:your references|6.2 00-401+4
b:to take|5.8 00+301-3
w:entrevue|6.2 00-301+3
w:20|6.3 00+301-3
g:<fir|4.5 00-401+4
w:transgender|6.1 00+901-9
s:trans|4.7 00+501-5
g:tran|4.6 00+301-3
g:sgen|5.3 00-301+3
w:describe|6.0 00+401-4
s:descr|5.3 00+301-3
l:background|6.1 00+301-3
s:force|6.0 00+301-3
s:ancie|5.7 00+301-3
w:yourself|5.8 00+401-4
s:yours|5.8 00+301-3
g:<you|5.0 00-301+3
c:about|3.9 00+701-7
b:to have|6.5 00-301+3
b:a disability|5.4 00+401-4
w:handicap|6.0 00+301-3
w:first|4.8 00-501+5
s:first|4.7 00-501+5
g:firs|4.7 00-401+4
g:irst|4.7 00-301+3
g:rst>|4.8 00-401+4
w:nations|6.5 00+501-5
g:<nat|5.2 00+301-3
b:first nations|6.7 00+301-3
x:first|3.8 00-601+6
g:one>|5.5 00+301-3
s:tranc|7.2 00+301-3
w:when|5.2 00+301-3
c:when|3.1 00-501+5
b:have caring|7.5 00+301-3
b:my data|5.3 00-501+5
g:<rev|5.2 00-301+3
s:poste|4.6 00+401-4
s:offer|5.7 00+401-4
g:ffer|5.2 00+301-3
w:mind|7.5 00+501-5
x:refuse|3.5 00-801+8
w:textos|6.6 00-301+3
b:get in|6.6 00-301+3
w:details|5.7 00+501-5
s:detai|5.7 00+301-3
w:without|4.4 00-601+6
s:witho|4.4 00-601+6
g:<wit|4.3 00-501+5
g:with|4.3 00-501+5
g:itho|4.4 00-301+3
g:thou|4.4 00-401+4
g:hout|4.3 00-501+5
g:out>|4.2 00-301+3
b:without restriction|6.6 00+501-5
l:restriction|6.5 00+501-5
x:stop|3.3 00-701+7
x:no restriction|6.5 00+301-3
w:proof|6.6 00+301-3
s:proof|6.6 00+301-3
w:am|3.5 00-901+9
b:i am|3.5 00-1001+10
b:support to|7.0 00+401-4
g:exte|5.5 00-301+3
b:in this|5.3 00+401-4
b:que nous|6.0 00-301+3
w:be|3.4 00-401+4
b:or over|6.7 00+301-3
b:of legal|7.2 00+301-3
g:revo|5.7 00-301+3
b:to serve|7.8 00+301-3
b:serve alcohol|7.8 00+301-3
w:poste|4.8 00+601-6
w:est|4.7 00-601+6
w:presentiel|6.7 00-301+3
w:il|4.2 00-701+7
s:regul|6.1 00+401-4
s:horai|6.1 00-401+4
b:and a|6.9 00-301+3
b:a clean|6.3 00-801+8
w:from|3.4 00-801+8
w:children|6.9 00+401-4
s:child|6.4 00+401-4
s:resta|6.9 00-301+3
b:en restauration|6.9 00-301+3
s:peopl|5.8 00+401-4
w:depuis|6.5 00-301+3
s:depui|6.5 00-501+5
w:could|4.7 00-301+3
s:activ|5.9 00+401-4
b:five years|6.4 00-301+3
b:any unspent|7.5 00+301-3
w:cautions|7.5 00+401-4
s:cauti|7.5 00+301-3
s:warni|7.5 00+301-3
c:attend|5.3 00+401-4
g:<obj|5.0 00-301+3
w:condamnation|6.7 00-301+3
w:carry|6.7 00+301-3
s:carry|6.7 00+301-3
w:out|4.5 00-501+5
b:provide a|6.6 00-501+5
w:vulnerable|6.6 00+301-3
s:scree|5.1 00-301+3
w:employeurs|6.7 00-401+4
b:for long|6.2 00-301+3
s:essen|6.5 00-301+3
b:with or|6.6 00+501-5
b:or without|6.9 00+401-4
w:reasonable|6.7 00+501-5
x:no reasonable|7.5 00+301-3
b:details given|7.8 00+501-5
b:you of|6.7 00+401-4
b:of hispanic|6.7 00-301+3
s:prote|5.3 00+301-3
w:self|6.3 00+501-5
s:physi|5.3 00-301+3
w:condition|5.9 00-401+4
b:the applicant|6.7 00-401+4
w:deux|6.4 00-501+5
b:deux ans|6.6 00-301+3
b:your newsletter|6.9 00-301+3
b:consider me|5.8 00-501+5
w:vacancies|7.2 00+301-3
s:rejoi|7.2 00+301-3
w:australia|6.2 00-301+3
b:in australia|6.2 00-301+3
w:y|4.5 00+401-4
b:y n|5.7 00+801-8
l:n|5.7 00+601-6
x:no |4.8 00+1501-15
w:presently|7.0 00+301-3
w:allowed|6.2 00-301+3
b:be employed|5.6 00-601+6
b:employed in|5.6 00-501+5
w:hired|6.6 00+401-4
s:hired|6.6 00+301-3
w:under|5.0 00-401+4
w:rights|6.5 00-301+3
w:only|5.1 00-501+5
g:<onl|5.1 00-301+3
b:only consider|6.9 00-301+3
f:we|6.1 00+501-5
x:only|4.3 00-601+6
b:on your|4.8 00-1101+11
w:act|6.2 00+501-5
w:paid|6.5 00-301+3
w:authorised|6.9 00-601+6
b:authorised to|6.9 00-401+4
w:allow|6.4 00+501-5
w:after|5.4 00-301+3
w:offer|6.4 00+501-5
b:an offer|6.7 00+301-3
b:a job|5.8 00+501-5
f:employment|6.5 00+301-3
w:hours|4.7 00-301+3
g:<rep|5.3 00+301-3
w:applying|5.9 00-301+3
g:ying|5.4 00-301+3
b:applying to|6.9 00-401+4
w:no|3.6 00-1001+10
b:yes no|6.7 00+901-9
l:no|6.7 00+301-3
w:contract|6.3 00+601-6
w:permit|6.2 00+401-4
b:with the|5.2 00-501+5
w:present|5.4 00+401-4
b:your present|6.7 00+401-4
b:you can|5.6 00+501-5
b:time in|6.6 00-301+3
g:orro|6.9 00-301+3
b:i can|5.1 00-801+8
w:cannot|5.5 00-701+7
s:canno|5.5 00-601+6
g:not>|5.5 00-301+3
w:existing|7.0 00+301-3
w:permanent|5.9 00-401+4
s:perma|5.8 00-401+4
w:basis|6.6 00-301+3
w:exercer|7.0 00+301-3
w:suis|4.8 00-401+4
b:je suis|5.8 00-301+3
w:oui|6.1 00+301-3
b:oui non|6.4 00+501-5
w:legale|6.7 00-601+6
b:legale de|6.7 00-401+4
w:sans|5.5 00-401+4
g:<san|5.3 00-301+3
s:demar|6.6 00-301+3
f:votre|5.0 00-801+8
w:ici|5.7 00-301+3
w:sie|4.2 00+301-3
w:een|5.7 00+401-4
w:sei|6.7 00+301-3
w:di|5.8 00+301-3
l:visa|5.2 00-401+4
f:visa|7.8 00+301-3
b:a workpermit|6.1 00-301+3
b:companyname to|6.2 00+401-4
b:need sponsorship|7.5 00+501-5
b:join us|6.7 00-401+4
w:transfer|7.2 00+301-3
w:order|6.5 00-601+6
s:order|6.5 00-401+4
b:in order|6.5 00-301+3
b:order to|6.5 00-401+4
w:depend|7.2 00+401-4
b:employer s|6.9 00-301+3
w:once|6.7 00-301+3
w:ends|7.8 00+401-4
b:us for|6.9 00-301+3
s:arran|5.9 00-301+3
b:the company|5.5 00-401+4
w:note|7.5 00+301-3
b:need to|5.3 00-401+4
w:employ|7.0 00+401-4
b:you would|5.2 00-801+8
w:tied|6.7 00-501+5
b:tied to|6.9 00-601+6
b:to your|6.1 00-801+8
b:employer that|7.5 00+301-3
b:is there|4.4 00-501+5
b:need for|6.3 00-301+3
s:needi|6.9 00-301+3
b:from the|6.1 00+401-4
w:begin|6.9 00-501+5
s:begin|6.3 00-401+4
w:parrainage|5.9 00-401+4
b:un parrainage|7.0 00+301-3
w:demarches|6.9 00-301+3
s:exige|6.3 00-401+4
w:t|4.0 00-701+7
b:que l|6.5 00-301+3
w:demande|6.6 00+501-5
s:deman|6.2 00+501-5
g:aint|5.9 00-301+3
g:nger|5.2 00-301+3
b:votre visa|6.9 00-301+3
w:visum|6.2 00-501+5
s:visum|6.1 00-301+3
w:patrocinio|6.9 00-301+3
b:heb je|6.2 00+301-3
b:a canadian|6.6 00-301+3
w:list|6.3 00+401-4
w:birth|5.3 00-301+3
s:birth|5.2 00-401+4
g:rth>|5.2 00-301+3
s:natur|7.8 00+501-5
w:preference|6.6 00+501-5
w:another|6.4 00+501-5
s:anoth|6.4 00+301-3
b:were you|6.1 00+301-3
w:born|7.8 00+401-4
w:due|6.7 00-401+4
w:federal|6.7 00+301-3
b:vous citoyen|7.5 00+301-3
w:canadien|6.7 00-501+5
b:citoyen canadien|6.7 00-301+3
w:ne|3.9 00-1601+16
s:accor|6.5 00+301-3
b:qualify as|6.9 00-301+3
w:export|6.2 00+401-4
s:expor|5.7 00+301-3
g:refu|4.4 00-801+8
b:under the|6.3 00+401-4
w:subject|6.6 00+301-3
g:bjec|4.9 00-301+3
w:national|6.6 00-701+7
w:restricted|6.2 00-601+6
w:party|7.2 00+501-5
s:party|7.2 00+401-4
w:question|6.1 00-301+3
w:foreign|5.9 00-601+6
s:forei|5.9 00-601+6
g:orei|5.9 00-301+3
b:a foreign|5.9 00-501+5
f:under|6.7 00-301+3
w:ask|6.6 00-301+3
w:programme|7.0 00+301-3
g:unge|5.6 00-401+4
b:is the|6.3 00-701+7
w:vetted|6.9 00-301+3
s:vette|6.9 00-401+4
b:a clearance|6.1 00-301+3
s:expir|6.3 00-501+5
w:date|6.2 00+401-4
b:your clearance|5.9 00-501+5
w:give|6.3 00+301-3
b:of any|5.0 00-1201+12
w:screening|5.5 00-501+5
w:none|7.2 00+601-6
x:at 2|3.3 00-1701+17
s:class|5.6 00+301-3
w:enquete|6.0 00-301+3
s:enque|6.0 00-401+4
g:<stu|5.6 00-301+3
w:geen|5.9 00-701+7
f:eligible|6.9 00-701+7
w:pass|6.4 00+301-3
b:you don|7.8 00+401-4
b:could you|6.3 00+701-7
b:you get|7.8 00+601-6
x:at 3|2.8 00-2001+20
w:possible|6.7 00+401-4
b:en mesure|6.6 00+301-3
w:original|6.7 00-401+4
s:passp|6.5 00-301+3
w:produce|6.9 00-301+3
b:to produce|6.9 00-301+3
w:showing|6.7 00-301+3
b:you will|6.9 00-301+3
w:something|5.9 00-401+4
b:you an|5.9 00-301+3
b:t be|7.8 00+601-6
l:yet|7.8 00+301-3
b:your start|7.8 00+301-3
b:of majority|6.9 00-301+3
b:at the|6.2 00+301-3
b:may not|6.3 00-401+4
b:plus de|6.7 00-401+4
s:fonct|6.4 00+301-3
g:hrig|6.9 00-301+3
g:rig>|6.7 00-301+3
s:minde|6.6 00-801+8
w:uber|7.2 00+301-3
b:de edad|6.6 00-401+4
g:derj|6.9 00-401+4
g:erja|6.9 00-401+4
w:21|5.9 00-401+4
b:age for|6.7 00-301+3
w:25|6.2 00+301-3
w:minimal|6.7 00-301+3
s:debut|6.9 00-401+4
b:ce votre|6.1 00-401+4
w:completed|6.5 00+301-3
w:university|6.5 00+301-3
s:unive|6.3 00+401-4
w:progress|6.7 00-301+3
b:in progress|6.7 00-301+3
b:yes or|7.8 00+301-3
b:or no|7.5 00+501-5
w:college|7.8 00+401-4
w:secondaires|7.8 00+401-4
b:criminal convictions|7.5 00+301-3
l:convictions|5.9 00-301+3
b:found guilty|6.9 00-301+3
g:nor>|5.6 00-401+4
b:any convictions|7.2 00+301-3
b:that are|7.5 00+301-3
b:are not|7.8 00+301-3
b:to declare|6.3 00-301+3
b:are there|5.4 00-601+6
b:there any|4.8 00-701+7
b:any criminal|7.8 00+401-4
b:an offence|7.0 00+401-4
b:offence that|7.8 00+301-3
w:court|7.2 00+601-6
s:court|7.2 00+301-3
g:prob|5.1 00-301+3
s:discl|6.3 00+401-4
b:the sex|5.8 00-301+3
w:rule|6.9 00-401+4
b:has a|6.7 00-301+3
b:a court|7.8 00+401-4
w:anything|4.8 00-301+3
s:anyth|4.8 00-301+3
w:than|5.0 00-501+5
b:other than|6.2 00-401+4
b:than a|6.9 00-301+3
w:minor|5.9 00-501+5
b:a minor|6.3 00-501+5
b:this employment|6.9 00-301+3
w:pardoned|7.8 00+301-3
w:spent|7.2 00+401-4
w:exempt|6.9 00-501+5
s:exemp|6.7 00-401+4
w:barred|6.9 00-501+5
s:barre|6.9 00-301+3
b:barred from|6.9 00-301+3
b:from working|5.6 00-601+6
g:<imp|5.7 00-401+4
b:of an|6.9 00+301-3
b:your convictions|6.9 00-501+5
w:pas|4.0 00-1501+15
w:condamnations|7.8 00+401-4
b:y a|5.1 00-501+5
b:a t|4.9 00-501+5
b:t il|4.9 00-501+5
f:y|5.1 00-401+4
w:2|6.6 00+301-3
s:mineu|6.7 00-501+5
g:ineu|6.7 00-301+3
w:strafblad|6.9 00-301+3
w:understand|6.4 00+501-5
b:i understand|6.5 00+301-3
w:review|6.9 00-301+3
w:make|6.5 00+501-5
b:with that|7.2 00+401-4
b:pass a|6.6 00+301-3
w:abstract|6.9 00-501+5
w:accord|6.6 00+301-3
w:dispose|6.7 00+301-3
b:drug and|7.2 00+301-3
b:and alcohol|7.2 00+301-3
w:workplace|7.5 00+301-3
w:fine|6.5 00+601-6
b:you fine|7.5 00+301-3
b:fine with|7.0 00+401-4
b:be tested|6.3 00-301+3
g:emie|5.5 00-301+3
l:depistage|6.3 00-301+3
b:to contact|7.0 00+301-3
b:contact my|6.9 00-401+4
w:employers|6.1 00-501+5
w:call|6.9 00+301-3
b:have your|7.2 00+301-3
b:your permission|6.9 00-401+4
b:to me|6.3 00-701+7
w:positions|7.0 00+301-3
w:say|7.0 00+401-4
b:employeur actuel|6.9 00-301+3
w:cet|5.9 00-601+6
w:avant|6.7 00-601+6
s:avant|6.7 00-301+3
b:est il|5.8 00-601+6
w:con|6.7 00+301-3
w:accessible|6.9 00-501+5
w:accommodations|7.5 00+401-4
b:to perform|7.0 00+301-3
b:essential functions|6.9 00-301+3
b:functions of|6.7 00-301+3
s:becau|6.1 00-301+3
s:chang|6.7 00+401-4
b:should we|6.6 00-401+4
f:should|6.6 00-301+3
b:the day|6.9 00-401+4
w:fully|6.2 00-501+5
s:fully|6.2 00-801+8
b:know of|6.7 00-301+3
g:rge>|5.4 00-301+3
w:like|6.1 00+401-4
w:participer|6.9 00-401+4
w:supplementaire|6.3 00-301+3
s:repea|7.2 00+601-6
b:you physically|6.9 00-301+3
g:neve|4.5 00-601+6
b:day on|7.8 00+301-3
w:manual|6.9 00+401-4
s:manua|6.9 00+301-3
b:part of|5.8 00-301+3
g:ely>|5.9 00-301+3
s:objec|5.1 00-701+7
g:ack>|5.6 00-401+4
w:rester|6.4 00-301+3
s:toute|6.5 00-301+3
w:physiques|6.7 00-401+4
b:from a|5.9 00+401-4
s:dismi|5.6 00+401-4
w:discharged|7.0 00+301-3
g:<lef|5.8 00-301+3
g:left|5.8 00-301+3
b:has your|6.1 00-301+3
b:your employment|6.7 00-301+3
w:go|6.5 00+401-4
w:suspension|7.8 00+301-3
s:suspe|5.8 00-501+5
g:<sus|5.8 00-301+3
g:susp|5.8 00-301+3
w:failed|6.9 00-401+4
s:faile|6.9 00-501+5
g:fail|6.3 00-401+4
b:ever failed|6.9 00-401+4
b:failed a|6.9 00-401+4
w:period|7.5 00+301-3
w:reason|5.9 00-401+4
b:any reason|5.9 00-301+3
w:leave|5.5 00-301+3
s:leave|5.5 00-401+4
s:ended|6.9 00-501+5
g:nded|5.8 00-301+3
w:suspended|6.3 00-401+4
s:revoq|6.9 00-301+3
w:quitte|6.7 00-301+3
w:accurate|6.5 00-401+4
s:accur|6.2 00-301+3
w:termination|7.5 00+301-3
b:has been|7.8 00+401-4
s:disqu|6.9 00-501+5
x:unable|4.9 00-1201+12
w:warrant|7.8 00+501-5
s:warra|7.8 00+401-4
b:warrant that|7.8 00+301-3
b:it is|6.6 00-501+5
s:repre|7.8 00+301-3
f:no|4.6 00-1001+10
x:at 1|3.8 00-1401+14
w:complet|6.5 00-501+5
w:candidat|6.5 00-301+3
b:je n|4.5 00-801+8
b:n ai|4.5 00-601+6
x:no ai|4.5 00-601+6
w:ik|5.8 00-401+4
s:train|6.7 00-401+4
w:horaire|6.6 00-601+6
b:into the|6.3 00-301+3
w:trois|7.0 00+501-5
s:trois|7.0 00+301-3
w:busy|7.0 00+501-5
b:de rester|6.9 00-301+3
b:without accommodation|6.7 00-301+3
x:no accommodation|6.7 00-301+3
x:no adjustments|6.9 00-301+3
b:do the|6.9 00-501+5
w:tasks|6.9 00-401+4
b:sans mesure|6.9 00-301+3
x:no mesure|6.9 00-301+3
b:our company|6.9 00-301+3
s:renou|6.9 00-601+6
b:i still|6.6 00+501-5
b:still work|7.5 00+701-7
b:still in|6.9 00-501+5
f:still|6.9 00-301+3
b:is my|6.9 00-401+4
b:my current|6.7 00-301+3
b:tick if|7.5 00+401-4
b:j y|7.8 00+301-3
s:kuber|6.7 00-301+3
w:forklift|6.3 00-301+3
b:in excel|6.9 00-301+3
b:am able|6.2 00-301+3
w:sql|6.7 00-501+5
b:to use|6.6 00-601+6
b:il de|6.9 00-301+3
l:sql|6.9 00-301+3
b:number of|6.7 00-301+3
w:running|7.8 00+401-4
s:runni|7.8 00+301-3
b:identify with|6.0 00-501+5
b:de genre|6.5 00-301+3
w:option|7.2 00+401-4
f:transgender|7.8 00+401-4
w:different|7.8 00+401-4
s:diffe|7.2 00+801-8
b:at birth|5.8 00-301+3
b:any part|6.3 00-401+4
w:change|7.5 00+401-4
w:prefer|5.9 00-401+4
b:not to|6.1 00+401-4
b:to say|7.8 00+701-7
x:no the|6.3 00-301+3
w:cisgender|6.9 00-701+7
s:cisge|6.3 00-901+9
g:<cis|6.2 00-501+5
g:cisg|6.3 00-501+5
g:isge|6.3 00-501+5
l:cisgender|6.9 00-301+3
w:assigne|6.9 00-401+4
w:eres|6.4 00-401+4
f:eres|6.4 00-301+3
w:ethnicity|6.7 00+401-4
g:cult|4.9 00-401+4
g:lack|6.1 00-301+3
w:latinx|6.6 00-301+3
b:not hispanic|6.9 00-401+4
s:decli|6.3 00-401+4
b:decline to|6.3 00-401+4
b:military service|6.7 00-301+3
w:scheme|7.5 00+301-3
f:former|6.6 00-301+3
b:one of|5.9 00-501+5
w:below|6.3 00-501+5
w:life|6.3 00-501+5
s:volon|6.9 00-401+4
s:limit|5.2 00-801+8
g:<lim|5.2 00-401+4
g:limi|5.2 00-401+4
g:imit|5.1 00-301+3
f:first|6.9 00-401+4
b:a first|7.8 00+501-5
w:premiere|5.9 00-601+6
s:premi|5.4 00-401+4
g:prem|5.4 00-301+3
x:problem|3.9 00-1501+15
b:or a|6.7 00+401-4
b:you from|4.6 00-801+8
w:generation|7.8 00+301-3
w:neither|6.9 00-301+3
b:to any|6.7 00+301-3
l:16|6.3 00-401+4
b:you the|6.5 00-301+3
w:parent|6.9 00+301-3
b:under 18|6.3 00-801+8
b:look after|6.7 00-301+3
s:young|5.7 00-801+8
g:youn|5.7 00-401+4
g:oung|5.7 00-401+4
b:be a|5.7 00-301+3
b:vous parent|7.8 00+301-3
w:mineur|6.9 00-401+4
l:area|6.7 00-401+4
b:you d|7.5 00+301-3
s:remot|5.8 00-401+4
f:moving|7.8 00+501-5
b:relocation assistance|6.9 00-501+5
b:two years|6.7 00+301-3
s:flexi|7.0 00+301-3
b:more than|6.7 00-301+3
w:mobilite|7.0 00+301-3
w:aucune|5.3 00-501+5
s:aucun|4.5 00-801+8
g:<auc|4.5 00-301+3
g:aucu|4.5 00-501+5
g:ucun|4.5 00-401+4
w:ville|6.9 00+301-3
b:votre region|6.9 00-501+5
w:weekly|7.5 00+301-3
s:weekl|7.5 00+301-3
w:commuting|6.9 00-301+3
b:with no|6.3 00-401+4
b:for every|6.7 00-401+4
w:premises|7.8 00+401-4
w:teletravail|6.9 00-401+4
s:telet|6.9 00-401+4
w:trips|5.9 00-301+3
b:business trips|6.9 00-401+4
w:stay|5.9 00-601+6
w:flexible|7.5 00+301-3
w:six|6.7 00-301+3
b:a passport|6.9 00-501+5
b:out of|4.9 00-801+8
w:aucun|5.1 00-701+7
w:points|6.3 00-701+7
s:exter|5.8 00-401+4
g:xter|5.8 00-301+3
b:hours you|6.3 00-301+3
b:your availability|6.3 00-301+3
s:lunch|7.8 00+401-4
b:when are|6.9 00-501+5
b:you not|6.3 00-501+5
s:apres|6.6 00-301+3
w:libre|6.9 00-301+3
s:libre|6.9 00-301+3
s:garde|6.9 00+301-3
w:beyond|6.6 00-301+3
s:beyon|6.6 00-301+3
b:work beyond|6.9 00-301+3
b:a faire|6.7 00-301+3
s:certa|6.9 00-301+3
b:i hold|6.9 00-301+3
b:good standing|7.2 00+301-3
b:your driver|6.7 00-301+3
b:on public|6.7 00-401+4
b:use it|6.9 00-301+3
w:transport|6.6 00-601+6
w:back|6.7 00-301+3
s:assoc|7.5 00+301-3
b:the group|6.9 00-301+3
b:tick here|6.9 00-401+4
b:your employer|7.5 00+301-3
b:you leave|6.2 00-301+3
b:emploi chez|6.7 00-301+3
b:applied for|6.7 00-301+3
w:database|6.9 00-301+3
b:this the|6.9 00+301-3
w:internal|7.2 00+701-7
f:internal|7.5 00+301-3
w:external|6.3 00-401+4
b:external candidate|6.9 00-301+3
b:us today|7.5 00+301-3
s:promo|5.9 00-401+4
w:interne|7.0 00+401-4
b:un candidat|6.9 00-401+4
w:members|6.6 00-401+4
b:members work|6.9 00-301+3
w:relation|7.5 00+301-3
b:working here|6.9 00-501+5
w:competitor|7.8 00+601-6
b:a competitor|7.8 00+401-4
w:activities|7.8 00+301-3
b:anything that|5.2 00-401+4
b:that may|7.2 00+301-3
b:il un|5.7 00-501+5
w:ils|6.9 00-301+3
l:compete|7.8 00+301-3
w:restrict|7.2 00+401-4
s:solic|6.9 00+301-3
w:stop|5.6 00-401+4
g:stop|5.4 00-401+4
w:obligations|6.0 00-401+4
w:solicit|7.8 00+401-4
w:covenants|7.8 00+301-3
w:agreements|6.7 00-401+4
b:with past|6.9 00-401+4
b:past employers|6.9 00-501+5
b:employment restrictions|7.5 00+301-3
s:promi|7.5 00+401-4
b:a past|6.9 00-501+5
w:keeps|6.7 00-301+3
b:us without|6.3 00-701+7
s:civil|6.9 00-401+4
l:restrictions|7.2 00+301-3
w:less|6.9 00-401+4
w:exerce|6.9 00-301+3
b:moins de|5.9 00-701+7
g:impo|6.3 00-401+4
b:outside the|6.9 00-401+4
w:recrutement|6.5 00-401+4
b:after this|6.7 00-301+3
b:six months|6.9 00-301+3
b:data after|6.7 00-301+3
s:decis|6.1 00-301+3
s:longe|6.7 00-301+3
w:filled|6.9 00-401+4
b:is filled|6.9 00-301+3
s:suppr|6.9 00-501+5
b:opt out|5.7 00-501+5
b:automated processing|6.9 00+301-3
b:to automated|6.3 00-401+4
w:rather|6.3 00-301+3
w:algorithm|7.8 00+401-4
s:algor|7.2 00+401-4
w:emails|6.7 00-301+3
l:messages|6.7 00-301+3
b:hear from|6.9 00-401+4
s:alert|6.9 00+301-3
b:other positions|7.5 00+301-3
b:hear about|7.8 00+501-5
b:about new|7.8 00+501-5
b:new jobs|7.8 00+501-5
x:no work|5.7 00-401+4
w:mardi|7.8 00+301-3
s:lifti|6.2 00-301+3
b:pour la|6.7 00-301+3
b:without restrictions|7.8 00+601-6
x:no restrictions|7.8 00+501-5
b:alcohol test|6.9 00-501+5
w:limits|6.3 00-501+5
b:all of|6.3 00-501+5
b:you under|6.3 00-701+7
w:example|6.9 00-401+4
b:for example|6.9 00-301+3
b:relocate at|6.9 00-501+5
w:expense|6.9 00-501+5
s:expen|6.9 00-501+5
g:xpen|6.9 00-301+3
b:own expense|6.9 00-401+4
s:preve|5.7 00-401+4
b:sponsorship now|6.9 00-401+4
b:you could|5.5 00-901+9
b:employer sponsorship|6.9 00-401+4
w:applies|6.9 00-301+3
b:you barred|7.0 00-501+5
b:am not|4.2 00-1501+15
b:not legally|7.0 00-301+3
x:no legally|7.0 00-501+5
b:unrestricted working|7.0 00-301+3
b:rights in|7.0 00-401+4
b:any restriction|6.4 00-501+5
b:restriction on|6.4 00-401+4
b:any legal|7.0 00-301+3
w:impediments|7.0 00-501+5
s:imped|7.0 00-501+5
b:impediments to|7.0 00-401+4
w:prohibited|7.0 00-301+3
s:prohi|7.0 00-301+3
b:from being|5.7 00-401+4
b:your visa|6.4 00-501+5
w:obstacle|6.0 00-701+7
s:obsta|6.0 00-501+5
w:lack|6.4 00-1001+10
g:<lac|6.4 00-401+4
b:you lack|6.4 00-1001+10
b:lack the|7.0 00-501+5
b:the authorization|7.0 00-401+4
b:france est|7.0 00-501+5
w:limite|7.0 00-501+5
b:il limite|7.0 00-401+4
b:without sponsorship|7.0 00-401+4
x:no sponsorship|6.4 00-601+6
b:without any|7.0 00-401+4
x:no any|7.0 00-401+4
b:employment without|7.0 00-301+3
b:without the|6.4 00-401+4
b:the need|7.0 00-301+3
b:sans parrainage|7.0 00-401+4
x:no parrainage|7.0 00-401+4
b:i do|4.5 00-1101+11
b:not require|6.4 00-301+3
x:no require|6.4 00-301+3
b:free of|5.3 00-1201+12
w:ohne|7.0 00-401+4
b:sie ohne|7.0 00-301+3
b:ohne visum|7.0 00-301+3
b:visum in|7.0 00-301+3
b:deutschland arbeiten|7.0 00-301+3
x:no visum|6.4 00-501+5
b:any country|7.0 00-301+3
b:country other|7.0 00-501+5
b:than the|6.4 00-501+5
b:not a|5.2 00-601+6
x:no a|4.9 00-601+6
w:renounced|7.0 00-601+6
g:noun|7.0 00-301+3
b:you renounced|7.0 00-601+6
b:renounced your|7.0 00-501+5
b:your citizenship|7.0 00-401+4
b:foreign national|7.0 00-501+5
l:national|7.0 00-301+3
w:revoked|6.4 00-701+7
s:revok|6.4 00-701+7
g:oked|6.4 00-301+3
x:no hold|6.4 00-301+3
b:reason you|6.0 00-301+3
b:could not|6.0 00-301+3
w:prevent|6.4 00-401+4
b:prevent you|6.4 00-301+3
w:empecherait|7.0 00-301+3
b:empecherait d|7.0 00-301+3
b:obtenir la|7.0 00-301+3
w:unable|6.0 00-501+5
s:unabl|6.0 00-601+6
g:<una|5.3 00-701+7
b:unable to|6.0 00-501+5
w:objection|6.0 00-501+5
b:any objection|6.0 00-401+4
b:objection to|6.0 00-301+3
l:minor|6.4 00-401+4
w:younger|5.7 00-801+8
b:younger than|6.0 00-401+4
b:than 18|6.4 00-601+6
b:vous moins|6.0 00-801+8
b:vous mineur|7.0 00-601+6
b:mineur e|7.0 00-601+6
b:are under|7.0 00-601+6
b:18 can|7.0 00-601+6
w:minderjahrig|7.0 00-901+9
g:rjah|7.0 00-301+3
b:sie minderjahrig|7.0 00-701+7
l:minderjahrig|7.0 00-401+4
b:under 16|7.0 00-501+5
b:de 21|7.0 00-401+4
b:without a|6.4 00-301+3
b:are your|7.0 00-501+5
b:studies still|7.0 00-501+5
w:drop|7.0 00-501+5
b:you drop|7.0 00-501+5
b:drop out|7.0 00-501+5
b:out before|7.0 00-501+5
w:finishing|7.0 00-701+7
b:before finishing|7.0 00-301+3
w:interrompu|7.0 00-501+5
b:vous interrompu|7.0 00-401+4
b:interrompu vos|7.0 00-301+3
b:vos etudes|6.4 00-401+4
b:etudes avant|7.0 00-401+4
b:avant le|7.0 00-401+4
b:le diplome|7.0 00-301+3
w:never|4.5 00-1201+12
s:never|4.5 00-1201+12
g:<nev|4.5 00-601+6
b:have never|5.0 00-701+7
b:never been|5.7 00-401+4
l:offence|6.4 00-301+3
b:clean criminal|7.0 00-701+7
b:mon casier|7.0 00-401+4
b:judiciaire est|7.0 00-501+5
w:vierge|6.4 00-701+7
s:vierg|6.4 00-501+5
g:ierg|6.4 00-301+3
b:est vierge|7.0 00-301+3
f:mon|7.0 00-301+3
l:vierge|6.4 00-301+3
b:have no|4.8 00-1001+10
w:nicht|7.0 00-401+4
s:nicht|7.0 00-401+4
b:bin nicht|7.0 00-301+3
x:no vorbestraft|7.0 00-301+3
w:object|5.7 00-801+8
b:you object|6.0 00-501+5
b:object to|5.7 00-601+6
w:refuse|4.9 00-901+9
s:refus|4.4 00-1201+12
g:efus|4.4 00-701+7
g:fuse|4.4 00-601+6
b:je refuse|5.7 00-501+5
b:would anything|7.0 00-401+4
b:anything show|7.0 00-301+3
b:you refuse|5.7 00-501+5
x:no agree|6.4 00-501+5
w:refuseriez|7.0 00-301+3
b:please do|6.4 00-401+4
b:not contact|6.4 00-501+5
x:no contact|6.4 00-601+6
w:contacting|6.4 00-701+7
b:contacting your|6.4 00-501+5
b:job without|7.0 00-401+4
b:vous participer|7.0 00-301+3
b:participer a|7.0 00-401+4
b:entrevue sans|7.0 00-401+4
b:you cannot|6.0 00-401+4
b:any physical|7.0 00-301+3
w:limitations|6.4 00-401+4
b:would affect|7.0 00-301+3
b:am unable|6.4 00-401+4
b:lift more|7.0 00-301+3
b:vous ne|5.7 00-501+5
b:ne pouvez|6.0 00-301+3
b:pouvez pas|6.0 00-401+4
x:no pouvez|6.0 00-301+3
w:prevents|6.4 00-301+3
b:prevents you|6.4 00-301+3
b:standing for|6.4 00-401+4
b:des limitations|7.0 00-401+4
b:limitations physiques|7.0 00-401+4
l:physiques|7.0 00-301+3
b:leave all|7.0 00-401+4
b:your previous|7.0 00-301+3
b:previous jobs|7.0 00-501+5
w:voluntarily|7.0 00-701+7
b:jobs voluntarily|7.0 00-501+5
w:jamais|5.5 00-501+5
s:jamai|5.5 00-501+5
b:ai jamais|5.7 00-301+3
b:i no|7.0 00-401+4
b:no longer|7.0 00-401+4
b:longer work|7.0 00-401+4
b:employment has|7.0 00-701+7
b:has ended|7.0 00-501+5
b:you left|7.0 00-801+8
b:left this|6.4 00-901+9
b:this a|7.0 00-501+5
b:past position|7.0 00-401+4
b:ai quitte|7.0 00-401+4
b:quitte cet|7.0 00-501+5
b:cet emploi|6.4 00-601+6
b:emploi est|7.0 00-601+6
b:est termine|7.0 00-501+5
f:cet|7.0 00-401+4
w:training|7.0 00-501+5
b:training in|7.0 00-301+3
b:could use|7.0 00-301+3
b:you new|7.0 00-501+5
b:new to|6.4 00-801+8
b:to salesforce|7.0 00-501+5
b:ai aucune|6.4 00-301+3
w:soudure|6.4 00-501+5
s:soudu|6.4 00-501+5
b:en soudure|6.4 00-401+4
b:first time|5.7 00-701+7
b:gender the|7.0 00-301+3
w:same|6.4 00-501+5
b:the same|6.4 00-301+3
b:same as|6.4 00-501+5
b:as the|7.0 00-301+3
b:were registered|7.0 00-301+3
b:with at|7.0 00-301+3
b:the gender|6.4 00-801+8
b:gender you|6.4 00-901+9
b:you cisgender|7.0 00-501+5
w:match|7.0 00-601+6
b:identity match|7.0 00-401+4
b:match the|7.0 00-301+3
b:sex on|7.0 00-301+3
b:your original|7.0 00-301+3
b:original birth|7.0 00-301+3
w:correspond|7.0 00-801+8
b:correspond elle|7.0 00-401+4
b:elle au|7.0 00-401+4
b:au sexe|7.0 00-401+4
w:cisgenre|7.0 00-801+8
b:vous cisgenre|7.0 00-701+7
l:cisgenre|7.0 00-501+5
w:civilian|7.0 00-501+5
b:civilian with|7.0 00-401+4
b:no military|7.0 00-301+3
x:no military|7.0 00-401+4
b:je ne|4.6 00-801+8
b:ne suis|5.3 00-601+6
b:suis pas|6.0 00-501+5
x:no suis|5.3 00-601+6
b:not have|6.4 00-401+4
b:no disability|6.4 00-701+7
b:and have|6.4 00-301+3
b:any disability|7.0 00-501+5
b:pas de|5.7 00-401+4
w:nor|7.0 00-301+3
b:aboriginal nor|7.0 00-301+3
b:nor torres|7.0 00-301+3
b:pas partie|6.4 00-301+3
w:suffer|6.4 00-401+4
s:suffe|6.4 00-601+6
b:suffer from|6.4 00-401+4
s:medic|6.0 00-701+7
g:edic|6.0 00-301+3
b:medical condition|7.0 00-301+3
b:would keep|7.0 00-301+3
b:keep you|6.4 00-401+4
w:problem|5.5 00-801+8
s:probl|5.2 00-1001+10
g:robl|5.2 00-401+4
g:oble|5.2 00-401+4
g:blem|5.2 00-401+4
b:a problem|5.5 00-501+5
b:not willing|7.0 00-601+6
f:not|6.0 00-501+5
x:no willing|7.0 00-601+6
w:probleme|6.4 00-601+6
b:il probleme|6.4 00-501+5
b:only work|7.0 00-401+4
b:not be|5.7 00-501+5
b:work fully|7.0 00-401+4
w:remotely|7.0 00-501+5
b:fully remotely|7.0 00-501+5
w:difficulty|6.0 00-601+6
s:diffi|5.0 00-1201+12
g:iffi|5.0 00-401+4
g:ficu|5.0 00-501+5
b:have difficulty|6.4 00-401+4
w:difficulte|6.0 00-701+7
b:la difficulte|6.4 00-301+3
b:difficulte a|6.4 00-401+4
b:any restrictions|6.0 00-801+8
b:restrictions on|6.0 00-701+7
b:on travel|7.0 00-301+3
x:no travel|6.4 00-401+4
b:limits on|7.0 00-301+3
b:t work|6.4 00-501+5
b:shift you|6.4 00-401+4
w:commitments|7.0 00-301+3
w:certain|7.0 00-401+4
w:contraintes|7.0 00-601+6
b:des contraintes|7.0 00-601+6
b:contraintes d|7.0 00-701+7
b:d horaire|7.0 00-501+5
w:refusez|6.4 00-401+4
b:refusez vous|6.4 00-501+5
f:refusez|6.4 00-301+3
b:a licence|7.0 00-301+3
b:clean abstract|7.0 00-301+3
b:permis depuis|7.0 00-401+4
b:depuis plus|7.0 00-501+5
b:de deux|7.0 00-601+6
b:your licence|5.7 00-801+8
b:licence currently|7.0 00-301+3
b:currently suspended|7.0 00-301+3
b:permis est|7.0 00-301+3
w:suspendu|7.0 00-401+4
b:il suspendu|7.0 00-501+5
w:disqualified|7.0 00-601+6
b:you disqualified|7.0 00-401+4
b:disqualified from|7.0 00-401+4
b:from driving|7.0 00-501+5
b:never worked|6.4 00-301+3
x:no worked|6.4 00-401+4
b:would this|6.4 00-401+4
b:be your|6.4 00-301+3
b:your first|5.7 00-601+6
b:first job|6.4 00-301+3
b:my first|7.0 00-301+3
b:first application|6.4 00-701+7
b:je postule|7.0 00-301+3
w:fois|7.0 00-401+4
b:premiere fois|7.0 00-301+3
b:chez vous|7.0 00-301+3
b:not currently|6.4 00-301+3
x:no currently|6.4 00-501+5
b:an external|7.0 00-601+6
b:suis un|7.0 00-401+4
b:candidat externe|7.0 00-501+5
b:no relatives|6.4 00-501+5
x:no relatives|6.4 00-401+4
b:not related|6.4 00-401+4
b:ma famille|6.4 00-301+3
b:famille ne|6.4 00-401+4
b:ne travaille|6.4 00-401+4
f:aucun|6.4 00-301+3
b:no conflict|6.4 00-401+4
x:no conflict|6.4 00-501+5
b:am free|6.4 00-501+5
b:or restrictive|7.0 00-401+4
b:me from|5.7 00-801+8
b:vous libre|7.0 00-301+3
b:libre de|7.0 00-301+3
b:tout engagement|7.0 00-301+3
b:engagement envers|7.0 00-301+3
w:passes|7.0 00-501+5
b:employeurs passes|7.0 00-301+3
b:aucune clause|6.4 00-301+3
w:traite|7.0 00-301+3
x:no send|6.4 00-401+4
b:of promotional|7.0 00-401+4
b:promotional emails|7.0 00-401+4
b:pas recevoir|6.4 00-401+4
b:delete my|7.0 00-301+3
b:application once|7.0 00-401+4
b:once this|7.0 00-401+4
f:delete|7.0 00-301+3
x:no text|6.4 00-401+4
w:accepting|7.0 00-401+4
b:work restricted|7.0 00-501+5
b:restricted to|6.4 00-401+4
b:one employer|7.0 00-401+4
w:limited|7.0 00-301+3
b:limited in|7.0 00-301+3
w:ineligible|7.0 00-501+5
s:ineli|7.0 00-401+4
b:you ineligible|7.0 00-301+3
b:ineligible to|7.0 00-301+3
w:forbid|7.0 00-401+4
s:forbi|7.0 00-501+5
b:visa forbid|7.0 00-401+4
b:forbid paid|7.0 00-301+3
b:paid employment|7.0 00-401+4
b:still need|7.0 00-301+3
b:obtain authorization|7.0 00-301+3
b:authorization before|7.0 00-301+3
b:i could|7.0 00-301+3
b:could begin|7.0 00-301+3
b:begin work|7.0 00-301+3
s:waiti|7.0 00-401+4
g:<wai|6.4 00-401+4
g:wait|6.4 00-401+4
b:you waiting|7.0 00-401+4
b:waiting for|7.0 00-401+4
b:decision on|7.0 00-401+4
b:vous dans|7.0 00-501+5
w:impossibilite|7.0 00-401+4
s:impos|6.4 00-901+9
g:mpos|6.4 00-401+4
b:l impossibilite|7.0 00-301+3
b:impossibilite legale|7.0 00-401+4
b:visa vous|7.0 00-301+3
w:interdit|7.0 00-401+4
b:vous interdit|7.0 00-301+3
b:interdit il|7.0 00-401+4
b:work due|7.0 00-401+4
w:expire|7.0 00-401+4
b:to expire|7.0 00-301+3
b:expire within|7.0 00-501+5
b:cannot legally|7.0 00-301+3
x:no i|7.0 00-401+4
w:keine|7.0 00-401+4
s:keine|7.0 00-401+4
b:habe keine|7.0 00-301+3
x:no arbeitserlaubnis|7.0 00-301+3
w:tengo|6.4 00-301+3
s:tengo|6.4 00-401+4
b:no tengo|6.4 00-401+4
x:no tengo|6.4 00-301+3
w:independently|7.0 00-401+4
s:indep|7.0 00-601+6
b:here independently|7.0 00-501+5
b:independently of|7.0 00-401+4
b:s visa|7.0 00-401+4
l:support|7.0 00-301+3
b:it true|7.0 00-301+3
b:true that|7.0 00-301+3
b:will never|7.0 00-301+3
b:never ask|7.0 00-301+3
b:ask us|7.0 00-401+4
x:no help|6.4 00-301+3
b:no sponsorship|7.0 00-301+3
b:needed now|7.0 00-301+3
b:hold permanent|7.0 00-301+3
b:status and|7.0 00-301+3
b:and need|7.0 00-301+3
b:need nothing|7.0 00-301+3
b:nothing from|7.0 00-301+3
x:no from|7.0 00-301+3
w:filing|7.0 00-401+4
s:filin|7.0 00-301+3
b:confirm sponsorship|7.0 00-401+4
w:isn|7.0 00-601+6
b:sponsorship isn|7.0 00-401+4
b:isn t|7.0 00-301+3
b:t needed|7.0 00-301+3
x:no needed|7.0 00-401+4
b:you exempt|7.0 00-301+3
b:from needing|7.0 00-301+3
b:needing a|7.0 00-301+3
b:travailler sans|7.0 00-301+3
b:sans que|7.0 00-301+3
s:ayons|7.0 00-401+4
b:nous ayons|7.0 00-301+3
b:ayons a|7.0 00-301+3
x:no que|7.0 00-301+3
w:puedo|6.4 00-601+6
s:puedo|6.4 00-401+4
b:puedo trabajar|7.0 00-301+3
b:non citizen|7.0 00-501+5
x:no citizen|7.0 00-601+6
b:passport other|7.0 00-501+5
b:canadian one|7.0 00-601+6
w:alien|7.0 00-401+4
s:alien|7.0 00-601+6
b:an alien|7.0 00-501+5
b:alien authorised|7.0 00-501+5
b:vous pas|7.0 00-401+4
b:pas citoyen|7.0 00-301+3
b:ever had|7.0 00-401+4
w:withdrawn|7.0 00-501+5
s:withd|7.0 00-401+4
b:clearance withdrawn|7.0 00-301+3
b:was your|7.0 00-401+4
b:clearance allowed|7.0 00-301+3
w:lapse|7.0 00-401+4
s:lapse|7.0 00-301+3
b:votre cote|7.0 00-401+4
b:securite a|7.0 00-401+4
b:elle ete|7.0 00-401+4
w:revoquee|7.0 00-401+4
b:ete revoquee|7.0 00-301+3
b:hinder a|7.0 00-301+3
b:you decline|7.0 00-301+3
b:be vetted|7.0 00-301+3
b:produce documents|7.0 00-301+3
b:documents showing|7.0 00-301+3
b:showing my|7.0 00-301+3
b:my right|7.0 00-301+3
w:difficult|6.4 00-601+6
b:still a|7.0 00-701+7
b:be less|7.0 00-301+3
b:18 on|7.0 00-501+5
b:day you|7.0 00-401+4
b:or younger|7.0 00-301+3
f:or|7.0 00-401+4
l:younger|7.0 00-301+3
b:applicant below|7.0 00-401+4
b:below the|7.0 00-501+5
b:parental permission|7.0 00-301+3
b:permission because|7.0 00-301+3
b:you aren|7.0 00-301+3
b:t 18|7.0 00-301+3
w:dix|7.0 00-401+4
b:de dix|7.0 00-301+3
w:huit|7.0 00-401+4
w:menor|7.0 00-701+7
s:menor|7.0 00-701+7
b:eres menor|7.0 00-501+5
b:menor de|7.0 00-401+4
b:you below|7.0 00-301+3
b:below 21|7.0 00-501+5
b:21 years|7.0 00-601+6
b:moins que|7.0 00-301+3
b:under age|7.0 00-501+5
b:you yet|6.4 00-801+8
b:yet to|6.4 00-801+8
b:to graduate|7.0 00-501+5
b:your degree|7.0 00-401+4
w:outstanding|7.0 00-501+5
s:outst|7.0 00-401+4
b:degree outstanding|7.0 00-301+3
w:studying|7.0 00-501+5
s:study|7.0 00-701+7
g:udyi|7.0 00-301+3
b:still studying|7.0 00-401+4
l:studying|7.0 00-401+4
b:etudes sont|7.0 00-401+4
w:elles|7.0 00-501+5
s:elles|7.0 00-501+5
b:sont elles|7.0 00-401+4
b:encore en|7.0 00-401+4
s:staye|7.0 00-301+3
w:trouble|7.0 00-401+4
w:clear|7.0 00-401+4
b:pardon been|7.0 00-601+6
b:granted for|7.0 00-601+6
b:every one|7.0 00-401+4
x:no pending|7.0 00-301+3
b:votre casier|7.0 00-301+3
b:aucune condamnation|7.0 00-401+4
x:no condamnation|7.0 00-301+3
b:ik heb|6.4 00-401+4
b:heb geen|6.4 00-301+3
x:no strafblad|7.0 00-301+3
b:i decline|7.0 00-301+3
w:checked|7.0 00-301+3
b:background checked|7.0 00-301+3
w:concerns|7.0 00-601+6
b:have concerns|7.0 00-401+4
w:undergoing|7.0 00-301+3
b:about undergoing|7.0 00-301+3
b:a check|7.0 00-401+4
b:there something|7.0 00-401+4
b:we would|7.0 00-401+4
w:find|7.0 00-601+6
b:would find|7.0 00-401+4
b:find in|7.0 00-401+4
w:hesitation|7.0 00-601+6
b:any hesitation|7.0 00-301+3
b:about being|7.0 00-301+3
b:being screened|7.0 00-401+4
w:opposez|7.0 00-501+5
s:oppos|7.0 00-301+3
b:vous opposez|7.0 00-301+3
b:opposez vous|7.0 00-401+4
b:of background|7.0 00-301+3
w:fail|7.0 00-701+7
b:you fail|7.0 00-501+5
b:fail a|7.0 00-301+3
b:test today|7.0 00-301+3
w:refused|7.0 00-501+5
b:ever refused|7.0 00-301+3
b:refused a|7.0 00-301+3
b:drug or|7.0 00-501+5
b:or alcohol|7.0 00-301+3
w:echoue|7.0 00-701+7
s:echou|7.0 00-601+6
g:chou|7.0 00-301+3
b:deja echoue|7.0 00-501+5
b:echoue a|7.0 00-601+6
b:not get|7.0 00-401+4
b:we leave|7.0 00-401+4
b:leave your|6.4 00-401+4
b:boss out|7.0 00-301+3
w:wait|7.0 00-701+7
b:we wait|7.0 00-401+4
b:wait before|7.0 00-301+3
b:before contacting|7.0 00-501+5
w:communiquez|7.0 00-401+4
b:avec mon|7.0 00-301+3
f:ne|5.7 00-501+5
b:no adjustments|7.0 00-401+4
w:manage|7.0 00-701+7
b:you manage|7.0 00-501+5
b:manage the|7.0 00-401+4
w:unaided|7.0 00-701+7
s:unaid|7.0 00-501+5
g:naid|7.0 00-301+3
b:interview unaided|7.0 00-601+6
l:unaided|7.0 00-301+3
w:unassisted|7.0 00-601+6
s:unass|7.0 00-801+8
g:unas|7.0 00-301+3
g:nass|7.0 00-401+4
b:job unassisted|7.0 00-501+5
l:unassisted|7.0 00-401+4
b:everything is|7.0 00-301+3
b:accessible to|7.0 00-501+5
b:me as|7.0 00-401+4
b:as it|7.0 00-401+4
f:everything|7.0 00-401+4
b:the work|7.0 00-301+3
b:beyond you|7.0 00-401+4
w:bad|7.0 00-401+4
b:back or|7.0 00-301+3
b:on lifting|7.0 00-301+3
b:you suffer|7.0 00-301+3
w:vertigo|7.0 00-501+5
s:verti|7.0 00-501+5
b:from vertigo|7.0 00-401+4
b:there tasks|7.0 00-301+3
b:tasks which|7.0 00-301+3
w:eprouvez|7.0 00-301+3
b:une restriction|7.0 00-401+4
w:medicale|7.0 00-401+4
b:restriction medicale|7.0 00-301+3
b:medicale au|7.0 00-401+4
w:injury|7.0 00-401+4
b:an injury|7.0 00-301+3
b:keeps me|7.0 00-301+3
b:heavy work|7.0 00-401+4
w:departures|7.0 00-501+5
b:your departures|7.0 00-301+3
b:departures been|7.0 00-301+3
b:been of|7.0 00-301+3
w:choosing|7.0 00-401+4
b:own choosing|7.0 00-301+3
w:always|7.0 00-401+4
s:alway|7.0 00-301+3
b:you always|7.0 00-301+3
b:always left|7.0 00-301+3
b:left employers|7.0 00-301+3
b:employers on|7.0 00-301+3
b:good terms|7.0 00-301+3
w:toutes|7.0 00-501+5
b:mes fins|7.0 00-301+3
b:fins d|7.0 00-301+3
w:etaient|7.0 00-501+5
s:etaie|7.0 00-401+4
b:emploi etaient|7.0 00-301+3
w:volontaires|7.0 00-401+4
w:gave|7.0 00-401+4
b:i gave|7.0 00-401+4
b:be accurate|7.0 00-401+4
b:i left|7.0 00-501+5
b:did this|7.0 00-601+6
b:job end|7.0 00-801+8
b:former position|7.0 00-901+9
w:stopped|7.0 00-701+7
s:stopp|7.0 00-601+6
g:oppe|7.0 00-301+3
b:you stopped|7.0 00-701+7
b:stopped working|7.0 00-701+7
b:ne travaillez|7.0 00-301+3
x:no travaillez|7.0 00-301+3
b:lack experience|7.0 00-401+4
b:with sql|7.0 00-601+6
b:use autocad|7.0 00-601+6
b:is kubernetes|7.0 00-401+4
b:kubernetes something|7.0 00-401+4
b:would have|7.0 00-301+3
w:learn|7.0 00-501+5
b:to learn|7.0 00-301+3
b:no forklift|7.0 00-301+3
b:forklift experience|7.0 00-301+3
b:sans experience|7.0 00-301+3
w:debutant|7.0 00-701+7
b:vous debutant|7.0 00-501+5
w:lost|7.0 00-501+5
b:lost your|7.0 00-301+3
b:any points|7.0 00-301+3
b:points on|7.0 00-301+3
b:i don|6.4 00-401+4
b:t drive|7.0 00-301+3
x:no drive|7.0 00-301+3
b:licence ever|7.0 00-401+4
b:been revoked|7.0 00-401+4
w:perdu|7.0 00-401+4
s:perdu|7.0 00-301+3
b:vous perdu|7.0 00-301+3
b:des points|7.0 00-301+3
w:inaptitude|7.0 00-401+4
s:inapt|7.0 00-301+3
w:rely|7.0 00-801+8
g:rely|7.0 00-301+3
b:you rely|7.0 00-601+6
b:rely on|7.0 00-601+6
b:public transport|7.0 00-601+6
b:you without|6.4 00-301+3
w:borrow|7.0 00-701+7
s:borro|7.0 00-401+4
b:to borrow|7.0 00-601+6
b:borrow a|7.0 00-501+5
b:were given|7.0 00-601+6
b:given at|7.0 00-501+5
b:my birth|7.0 00-501+5
b:non veteran|7.0 00-801+8
x:no veteran|7.0 00-601+6
w:bodied|7.0 00-601+6
s:bodie|7.0 00-601+6
b:able bodied|7.0 00-501+5
b:not of|7.0 00-301+3
b:hispanic origin|7.0 00-501+5
x:no of|7.0 00-301+3
b:am non|7.0 00-301+3
b:non indigenous|7.0 00-401+4
x:no indigenous|7.0 00-301+3
x:no belong|7.0 00-301+3
b:i look|7.0 00-501+5
w:nobody|7.0 00-601+6
s:nobod|7.0 00-601+6
b:after nobody|7.0 00-401+4
b:without dependants|7.0 00-301+3
w:unwilling|7.0 00-401+4
s:unwil|7.0 00-601+6
b:you unwilling|7.0 00-401+4
b:unwilling to|7.0 00-501+5
b:stay where|7.0 00-501+5
b:where i|7.0 00-401+4
b:i live|7.0 00-601+6
b:job if|7.0 00-301+3
b:could stay|7.0 00-301+3
b:stay put|7.0 00-301+3
b:refuse to|6.4 00-301+3
b:would moving|7.0 00-401+4
b:house be|7.0 00-401+4
b:be out|6.4 00-501+5
b:the question|6.4 00-501+5
b:you tied|7.0 00-801+8
b:current area|7.0 00-601+6
b:need relocation|7.0 00-601+6
b:assistance in|7.0 00-401+4
w:contraint|7.0 00-501+5
b:vous contraint|7.0 00-501+5
b:contraint de|7.0 00-501+5
b:rester dans|7.0 00-401+4
b:dans votre|7.0 00-501+5
w:mudarme|7.0 00-301+3
b:for remote|7.0 00-301+3
w:exclusively|7.0 00-301+3
b:work exclusively|7.0 00-301+3
b:is getting|7.0 00-301+3
b:difficult for|7.0 00-301+3
b:a fully|7.0 00-301+3
b:remote arrangement|7.0 00-401+4
b:arrangement a|7.0 00-401+4
b:a must|7.0 00-401+4
b:le presentiel|7.0 00-401+4
b:pose t|7.0 00-301+3
w:exigez|7.0 00-701+7
b:exigez vous|7.0 00-501+5
b:teletravail complet|7.0 00-501+5
f:exigez|7.0 00-401+4
b:you rather|7.0 00-301+3
b:rather avoid|7.0 00-301+3
b:avoid business|7.0 00-301+3
b:does family|7.0 00-301+3
w:fear|7.0 00-301+3
s:flyin|7.0 00-301+3
b:other obstacle|7.0 00-301+3
w:won|7.0 00-401+4
b:you won|7.0 00-301+3
b:won t|7.0 00-301+3
b:not available|7.0 00-701+7
x:no available|7.0 00-301+3
w:impossible|7.0 00-701+7
b:are impossible|7.0 00-501+5
b:impossible for|7.0 00-401+4
w:unavailable|7.0 00-601+6
s:unava|7.0 00-701+7
l:unavailable|7.0 00-301+3
b:refuse overtime|7.0 00-301+3
b:have obligations|7.0 00-301+3
b:obligations after|7.0 00-301+3
b:after hours|7.0 00-301+3
b:rule out|7.0 00-301+3
b:out overtime|7.0 00-301+3
w:raisons|7.0 00-401+4
b:raisons de|7.0 00-301+3
w:refuser|6.4 00-601+6
b:be new|7.0 00-501+5
w:newcomer|7.0 00-601+6
s:newco|7.0 00-301+3
b:a newcomer|7.0 00-301+3
b:newcomer to|7.0 00-501+5
w:premier|7.0 00-401+4
b:votre premier|7.0 00-401+4
b:premier emploi|7.0 00-401+4
b:time applying|7.0 00-301+3
b:applying with|7.0 00-401+4
b:votre premiere|7.0 00-301+3
b:premiere candidature|7.0 00-301+3
b:m external|7.0 00-301+3
w:actuels|7.0 00-301+3
b:no family|7.0 00-601+6
x:no family|7.0 00-501+5
b:it correct|7.0 00-301+3
b:correct that|7.0 00-301+3
b:relatives on|7.0 00-401+4
b:of conflicts|7.0 00-301+3
w:violating|7.0 00-401+4
b:without violating|7.0 00-401+4
b:violating any|7.0 00-401+4
x:no violating|7.0 00-401+4
b:am bound|7.0 00-301+3
b:no covenant|7.0 00-301+3
b:no non|7.0 00-401+4
b:compete applies|7.0 00-601+6
b:applies to|7.0 00-401+4
x:no non|7.0 00-601+6
b:you join|7.0 00-601+6
w:unencumbered|7.0 00-601+6
s:unenc|7.0 00-301+3
b:us unencumbered|7.0 00-501+5
b:unencumbered by|7.0 00-301+3
b:by agreements|7.0 00-501+5
x:no qualify|7.0 00-401+4
w:collect|7.0 00-401+4
b:collect my|7.0 00-301+3
w:erase|7.0 00-701+7
s:erase|7.0 00-501+5
b:erase my|7.0 00-401+4
b:this process|7.0 00-301+3
f:erase|7.0 00-301+3
b:please don|6.4 00-401+4
b:t keep|7.0 00-301+3
x:no keep|6.4 00-501+5
w:supprimez|7.0 00-601+6
b:supprimez mes|7.0 00-401+4
b:donnees apres|7.0 00-301+3
b:le recrutement|7.0 00-301+3
b:please have|7.0 00-301+3
b:human review|7.0 00-501+5
b:review me|7.0 00-301+3
w:instead|7.0 00-601+6
s:inste|7.0 00-601+6
b:me instead|7.0 00-501+5
b:the ai|7.0 00-301+3
w:unsubscribe|7.0 00-501+5
s:unsub|7.0 00-401+4
b:unsubscribe me|7.0 00-401+4
b:t send|7.0 00-501+5
w:courriels|7.0 00-401+4
b:here if|7.0 00-501+5
b:would prefer|7.0 00-401+4
b:of sms|7.0 00-501+5
b:de textos|7.0 00-301+3
x:no de|7.0 00-301+3
b:stop text|7.0 00-501+5
f:stop|7.0 00-501+5
b:job only|7.0 00-401+4
b:ne conservez|7.0 00-301+3
b:conservez pas|7.0 00-301+3
b:pas ma|7.0 00-301+3
b:candidature pour|7.0 00-401+4
x:no conservez|7.0 00-301+3
b:position i|7.0 00-401+4
b:i applied|7.0 00-401+4
b:not follow|7.0 00-501+5
w:unfollow|7.0 00-501+5
s:unfol|7.0 00-501+5
b:unfollow the|7.0 00-301+3
f:unfollow|7.0 00-301+3
`,
};
