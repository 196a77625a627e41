// Written by `node bench/question-topics.ts --write` from wordings written for this; nothing here is changed by hand.

/** The canonical questions that were learned, and what no canonical question is. */
export const TOPICS: readonly string[] = [
  'accommodation.needed',
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
  'experience.management_years',
  'experience.years_skill',
  'experience.years_total',
  'export_control',
  'follow_company',
  'government_official',
  'headline',
  'hours.per_week',
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
  'shift.availability',
  'skills.list',
  'sponsorship.required',
  'sponsorship.type',
  'start.earliest',
  'summary',
  'text.achievement',
  'text.cover_note',
  'text.other',
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
];

/** What speaks for each of them before anything is said. */
export const BIAS: readonly number[] = [
  -0.45, 1.4, 0.37, -0.54, 0.54, 1.54, 1.83, -0.42, -1.26, 0.34, -0.52, -0.26, -0.37, 0.55, 0.97, -0.63,
  -0.49, 0.14, -0.67, 1.26, 0.54, -1.17, 0.46, 1.1, -0.74, -0.32, -0.69, -0.94, 0.63, 0.25, 0.05, -0.07, 0.52,
  0.88, 0.66, -1.17, -0.44, 0.22, -0.5, -0.69, -0.57, -0.63, 0.49, -0.42, 0.31, 0.55, -0.5, 1.14, 0.18, 0.65,
  0.82, 0.04, -0.4, -0.23, 0.44, -0.25, 0.02, 1.13, -0.3, -0.07, -0.63, 0.94, 0.03, -0.29, -0.54, -0.75,
  -1.07, 1.23, -0.11, -0.47, -0.06, 1.92, -0.35, 0.03, -0.38, 0.09, 0.99, -1.14, -0.8, -0.64, -0.78, -0.54,
  1.38, -0.54, -0.1, -0.84, -1.0, 0.07, -0.82, -0.35, -0.92, -0.72, -0.86, -0.3, -0.87, 0.42, 1.01, -0.51,
  -0.44, 0.24, -0.11, -0.34, 0.26, -0.27, -0.33, 0.33, -0.25, -0.07, 3.91, 1.71, -0.62, 1.02, -0.77, -0.69,
  -0.27, -0.89, -0.82, -1.11, -0.15, -0.2, -0.43, 0.81, 0.04, 0.44, -0.24, -0.14, -0.79, 0.69, -1.12, 0.21,
  0.58, 0.04, 3.11, -0.28, -0.09, -0.72, 1.58, 0.82, -0.16, 0.68, 0.66, 0.19, -0.24, -0.97, 0.1, 0.17, -0.01,
  0.14, -0.46, -0.3, -0.23, 0.36, -0.84, -0.38, 0.04, 0.52,
];

/** The scale of a feature that was never learned. */
export const STRANGE = 7.5;

/** A line for each feature: its name, its scale, and "topic weight" in tenths, divided by tabs. */
export const WEIGHTS = `
w:first\t4.11\t13 13\t36 18\t95 75\t97 28\t98 -20\t100 21\t108 12\t121 11
s:first\t4.06\t13 10\t36 14\t95 59\t97 22\t98 -16\t100 17\t108 8\t121 8\t132 -6\t136 19
w:name\t2.87\t1 -5\t6 -6\t19 -6\t20 -6\t23 -6\t48 -6\t59 15\t60 -5\t62 10\t70 42\t71 -8\t72 -6\t82 -8\t95 54\t96 62\t97 99\t98 58\t99 17\t100 62\t101 31\t108 6\t109 -8\t119 21\t120 17\t121 -22\t122 -6\t123 -5\t127 -6\t132 -12\t134 -5\t136 -8\t139 -6\t144 -5\t151 -7\t154 -7\t155 -5
c:name\t2.32\t6 -5\t19 -6\t20 -5\t23 -5\t59 6\t70 36\t71 -9\t82 -7\t95 60\t96 61\t97 60\t98 66\t99 31\t100 37\t101 29\t109 -8\t119 15\t120 20\t121 -13\t127 -6\t132 -11\t136 -8\t151 -5
b:first name\t4.62\t95 56\t97 -23\t100 16\t108 -7
f:first\t4.59\t95 31\t97 12\t98 -8
l:name\t3.07\t70 12\t95 19\t96 21\t97 24\t98 20\t99 5\t101 10\t108 -9
n:2\t1.14\t1 -7\t3 -6\t4 14\t5 13\t6 13\t7 7\t14 5\t19 -10\t20 -10\t22 -7\t23 -11\t28 -6\t29 11\t30 -7\t31 5\t34 -5\t37 6\t46 6\t47 16\t48 16\t49 7\t51 -7\t55 13\t59 6\t60 19\t62 7\t64 11\t65 6\t68 13\t70 -10\t71 10\t73 -5\t93 6\t95 5\t97 9\t98 13\t99 11\t105 -6\t108 10\t109 10\t110 6\t111 9\t112 6\t119 -6\t121 -5\t122 -6\t123 -9\t125 6\t129 8\t132 -23\t134 -7\t136 -9\t137 5\t139 10\t144 -5\t147 15\t151 -9\t154 -6\t155 -6
w:given\t4.88\t30 11\t95 85\t97 -5\t100 -17\t108 -6
s:given\t4.88\t30 9\t95 68\t100 -14
b:given name\t5.04\t95 41\t100 -10
w:s\t4.42\t51 15\t69 8\t75 21\t95 6\t97 13\t99 8
f:given\t5.16\t95 21
l:s\t5.76\t95 9\t99 9
w:last\t4.20\t67 -8\t77 16\t95 -19\t97 25\t98 104\t108 42\t136 -5
c:highest\t2.93\t3 13\t4 -9\t9 6\t16 11\t28 5\t30 23\t53 20\t54 14\t55 6\t56 -8\t58 61\t62 12\t71 -5\t77 6\t82 18\t95 -10\t97 27\t98 36\t109 -5\t121 -5\t127 -6\t132 -8\t138 27\t147 11
b:last name\t4.52\t95 -10\t97 8\t98 59\t108 -13
f:last\t4.75\t97 -12\t98 41
w:family\t4.83\t98 52\t122 38
s:famil\t4.13\t71 25\t98 65\t108 -7\t122 39
c:family\t4.02\t98 47\t108 10\t122 48
b:family name\t5.16\t98 35
f:family\t5.23\t98 21
w:surname\t5.16\t98 87
s:surna\t5.16\t98 70
f:surname\t5.23\t98 28
l:surname\t5.23\t98 24
n:1\t1.81\t0 -5\t1 65\t2 37\t5 11\t6 46\t7 7\t8 11\t9 -7\t12 -6\t13 -9\t14 6\t19 -16\t20 -12\t22 -9\t23 -14\t28 -9\t29 -6\t30 -8\t32 -5\t33 -9\t34 19\t36 -5\t42 -6\t44 -6\t45 13\t47 -9\t49 6\t50 -6\t51 -8\t54 20\t55 -18\t56 12\t57 18\t59 7\t60 18\t61 -16\t62 8\t64 8\t67 -7\t68 10\t69 20\t71 13\t72 -6\t73 -6\t76 -7\t82 40\t84 -6\t95 34\t96 -11\t97 -7\t98 23\t100 -7\t103 13\t104 -6\t105 -7\t106 -6\t107 -7\t108 -62\t109 51\t111 13\t112 -7\t114 -6\t119 -6\t121 -14\t122 -7\t123 -11\t127 -14\t130 26\t131 -6\t132 137\t134 -8\t136 23\t137 -6\t139 -10\t140 -7\t141 -6\t144 -9\t145 -7\t148 -5\t150 -6\t151 -11\t153 -6\t154 -7\t155 -9
w:full\t4.42\t3 41\t4 -7\t51 14\t70 63\t73 -14\t74 15\t95 -9\t97 57\t98 -7\t108 -27\t131 30
c:often\t3.54\t3 18\t4 -5\t19 11\t25 17\t44 6\t51 5\t70 29\t73 -10\t79 31\t95 -6\t97 26\t105 9\t106 35\t108 -18\t121 -7\t131 12\t132 8\t136 9\t141 13\t146 27\t148 12
c:valid\t2.99\t1 -7\t3 14\t4 -6\t13 46\t15 17\t51 31\t65 24\t70 23\t71 -10\t80 22\t93 22\t95 -6\t97 21\t108 13\t109 -5\t118 5\t121 -5\t126 19\t127 -8\t131 10\t132 -11\t134 -8\t136 -6\t140 25\t150 5\t151 24\t155 -9
b:full name\t5.04\t70 48\t97 20\t108 -7
f:full\t5.30\t3 8\t70 16\t131 8
f:name\t5.30\t59 14\t95 -8\t97 45\t98 -11\t100 18\t108 -7\t119 8\t120 12
w:your\t2.61\t29 6\t38 6\t40 5\t48 11\t50 13\t60 6\t62 -6\t70 8\t86 6\t97 22\t101 9\t105 6\t108 55\t109 -7\t118 14\t121 -6\t124 5\t132 -12\t133 7\t136 -7\t137 8\t147 15\t151 -10\t153 9
b:your full\t5.46\t3 18\t70 27\t97 23\t108 -9
w:legal\t5.38\t70 -7\t95 19\t97 23\t98 29\t108 -6\t151 -18\t153 20
s:legal\t4.20\t95 12\t97 14\t98 17\t108 -11\t151 48\t153 10
c:legal\t3.40\t16 6\t62 8\t95 6\t97 8\t98 10\t108 -17\t124 32\t132 -9\t151 97\t153 26
b:full legal\t6.20\t97 25
b:legal name\t6.20\t97 25
f:your\t4.28\t60 25\t61 -19\t70 -19\t71 18\t86 8\t97 41\t108 5\t116 8\t139 6\t147 17
n:3\t1.13\t5 -7\t6 -9\t9 9\t14 -6\t19 10\t20 -9\t22 6\t28 6\t32 8\t47 -6\t49 -5\t51 7\t54 -6\t56 -6\t60 -6\t61 5\t68 -7\t70 10\t71 -9\t72 7\t73 6\t76 9\t95 -5\t96 6\t98 -8\t100 5\t101 6\t106 -5\t107 5\t108 54\t109 -8\t111 -5\t121 11\t122 -7\t132 -16\t134 -6\t136 9\t146 7\t151 -6\t154 11
w:preferred\t5.38\t81 28\t93 -6\t94 46\t95 -16\t97 -5\t100 73\t108 -17\t132 -7\t154 53
s:prefe\t4.98\t26 53\t71 -5\t81 20\t94 33\t95 -13\t100 48\t108 34\t132 -11\t154 57
c:called\t3.34\t3 38\t4 41\t5 11\t6 -7\t25 16\t26 26\t60 16\t61 8\t71 -6\t81 9\t94 16\t100 54\t108 12\t130 12\t132 -11\t136 -8\t147 10\t154 27
b:preferred first\t6.99\t95 -12\t100 32
f:preferred\t5.65\t81 12\t94 19\t95 -7\t100 27\t108 -5\t154 18
w:what\t3.40\t3 5\t27 7\t29 10\t31 7\t38 8\t40 8\t63 20\t95 7\t100 14\t109 -8\t112 9\t116 5\t126 7\t127 13\t138 6\t144 10\t145 6\t147 13\t151 -7
c:why\t3.07\t1 -5\t3 7\t4 -6\t5 -5\t6 -6\t13 -5\t17 13\t19 -8\t20 -8\t22 -5\t23 -7\t27 10\t28 -5\t29 14\t31 10\t38 12\t40 12\t45 16\t46 17\t60 -5\t61 -5\t62 -7\t63 30\t67 33\t71 -10\t95 9\t100 19\t108 -6\t109 -14\t112 13\t116 7\t120 -8\t123 -7\t126 10\t127 16\t132 -10\t134 -6\t138 9\t144 66\t145 68\t147 15\t151 -14\t153 6\t154 5\t155 -6
w:should\t5.65\t60 9\t81 9\t95 7\t100 20\t108 -7\t139 6
b:what should\t6.20\t95 14\t100 38\t108 -8
w:we\t4.20\t20 10\t22 9\t26 25\t60 50\t61 -6\t62 -8\t81 17\t95 14\t100 29\t108 -25\t109 9\t118 70\t119 16\t121 -6\t132 -7\t134 24\t136 -9\t139 11
c:us\t2.42\t1 -6\t4 -6\t5 -5\t6 -7\t11 19\t13 -5\t20 12\t26 7\t28 -6\t30 -6\t31 7\t33 -5\t34 6\t44 -5\t48 -6\t51 -5\t60 15\t61 -7\t62 37\t65 11\t67 -6\t71 -13\t72 21\t73 -10\t74 -6\t76 16\t80 23\t81 8\t82 -9\t93 -5\t97 -7\t98 -6\t100 13\t104 10\t106 15\t107 -5\t109 -5\t118 29\t121 41\t122 30\t123 -7\t127 -8\t132 -20\t134 20\t139 27\t141 6\t144 55\t145 -8\t147 -8\t155 34
b:should we\t5.76\t60 17\t81 15\t95 13\t100 34\t108 -11
w:call\t5.65\t25 47\t60 -6\t95 20\t100 40\t108 18\t109 20\t136 -9
c:contact\t4.18\t23 12\t25 20\t26 33\t60 12\t62 -5\t83 17\t95 8\t100 14\t108 -24\t109 32\t118 41\t119 21\t132 -5\t136 -6
b:we call\t5.76\t95 13\t100 26\t108 15\t109 13\t136 -5
w:you\t1.48\t4 -5\t5 -5\t6 -6\t19 -9\t20 -6\t23 -5\t28 5\t30 -5\t32 6\t44 5\t48 -5\t55 5\t61 -5\t63 7\t68 -6\t71 9\t82 -6\t100 6\t108 64\t121 10\t132 -9\t147 -7\t151 6
c:fit\t1.42\t0 11\t4 -9\t6 -11\t7 -5\t12 7\t13 7\t19 -16\t20 -7\t25 11\t28 11\t30 -9\t32 10\t34 6\t37 -5\t43 5\t44 8\t45 -7\t47 -7\t48 -9\t49 -5\t50 -5\t54 -5\t55 8\t56 -7\t59 -7\t61 -9\t63 11\t64 -5\t65 -6\t68 -10\t69 -6\t70 -7\t71 12\t75 8\t76 6\t80 6\t82 -11\t84 -6\t97 -9\t98 -8\t100 9\t101 6\t104 8\t107 6\t108 108\t109 -7\t111 -5\t114 7\t115 5\t118 -5\t119 -7\t120 5\t121 14\t123 8\t127 -7\t130 -6\t132 -19\t134 11\t139 -5\t141 5\t144 7\t145 6\t146 7\t147 -13\t150 5\t151 10\t154 6
b:call you\t5.65\t25 28\t95 12\t100 24\t108 11\t109 12\t136 -5
f:what\t3.47\t3 6\t27 8\t29 12\t31 8\t38 10\t40 9\t63 24\t95 8\t100 16\t108 7\t109 -9\t112 10\t116 6\t120 -6\t126 8\t127 15\t138 7\t144 12\t147 16\t151 -8\t153 5\t154 5
l:you\t4.18\t25 10\t26 8\t34 6\t60 13\t81 5\t100 12\t108 31
w:middle\t5.89\t97 -6\t99 75\t108 -7
s:middl\t5.89\t97 -5\t99 60\t108 -6
b:middle name\t6.20\t99 27
f:middle\t5.89\t99 30
w:prenom\t3.82\t70 27\t95 85\t97 42\t98 -13\t99 65\t100 28\t108 -15\t132 -6\t136 -7
s:preno\t3.82\t70 21\t95 68\t97 33\t98 -10\t99 52\t100 22\t108 -12\t136 -5
f:prenom\t4.23\t95 41\t97 6\t99 -6\t100 14
l:prenom\t4.20\t95 23\t97 12\t99 23
w:nom\t3.85\t19 -5\t70 50\t71 -6\t82 -6\t95 -31\t96 67\t97 66\t98 113\t100 -9\t101 40\t108 -6\t109 -9\t119 16\t120 33\t132 -11\t136 -6
w:de\t2.46\t6 -5\t14 12\t17 8\t45 7\t46 7\t49 12\t50 14\t67 13\t70 -7\t89 5\t96 15\t101 8\t109 -5\t112 5\t120 6\t124 6\t127 -6\t129 15\t131 5\t135 5\t147 -8
b:nom de\t4.66\t96 67\t98 15\t120 27
w:famille\t4.83\t98 44\t108 -6\t122 19
b:de famille\t4.88\t98 27
f:nom\t4.13\t70 15\t95 -7\t96 32\t97 11\t98 42\t120 15
l:famille\t4.93\t98 13
l:nom\t5.16\t70 6\t96 -8\t98 34\t101 17
w:complet\t5.65\t51 15\t70 17\t97 62\t98 -15\t108 -6
s:compl\t4.45\t3 30\t4 -19\t5 24\t30 37\t51 8\t53 25\t55 19\t56 -10\t58 9\t70 10\t97 37\t98 -11\t108 -12
b:nom complet\t5.76\t70 11\t97 39\t98 -9
l:complet\t5.76\t97 20
w:et\t4.62\t4 39\t30 9\t52 5\t70 12\t95 -12\t97 28
b:prenom et\t6.99\t95 -12\t97 30
b:et nom\t6.99\t95 -12\t97 30
w:pronouns\t6.20\t108 -7\t116 84
s:prono\t5.65\t97 -9\t98 -10\t101 103\t108 -28\t116 100\t132 -6
f:pronouns\t6.65\t116 9
l:pronouns\t6.40\t116 16
w:quels\t6.03\t71 11\t108 -10\t116 10\t132 21\t142 30
w:sont\t5.23\t30 22\t108 -6\t116 9\t127 8\t142 26
b:quels sont\t6.99\t108 -8\t116 20\t132 -5\t142 59
w:vos\t5.04\t12 7\t20 5\t71 -5\t116 8\t118 10\t127 8\t133 20\t142 24\t145 26
b:sont vos\t5.89\t108 -8\t116 17\t127 17\t142 50
w:pronoms\t6.99\t108 -6\t116 65
f:quels\t6.20\t71 13\t108 -8\t116 12\t132 11\t142 35
l:pronoms\t6.99\t116 20
w:email\t3.74\t3 -8\t4 -10\t60 123\t61 79\t109 -7
s:email\t3.74\t3 -6\t4 -8\t60 98\t61 63\t109 -6
f:email\t4.48\t60 46\t61 -20\t108 9
l:email\t4.52\t60 35
w:e\t3.77\t1 -5\t4 -12\t5 -6\t6 -6\t9 68\t10 18\t11 -6\t19 15\t20 -5\t22 -5\t23 -7\t26 26\t28 -5\t29 89\t44 32\t60 78\t61 44\t71 -9\t80 20\t82 -7\t100 31\t104 6\t108 -50\t109 -8\t121 -8\t123 27\t127 -6\t132 -18\t136 -9\t139 -5\t144 -5\t150 13\t151 16
w:mail\t4.20\t4 -10\t19 26\t60 98\t61 59\t108 -12
b:e mail\t4.20\t4 -6\t19 16\t60 59\t61 35\t108 -7
w:address\t3.70\t3 72\t4 79\t5 23\t6 -9\t60 36\t61 19\t108 -14\t130 24\t132 -7\t147 22
s:addre\t3.70\t3 58\t4 64\t5 19\t6 -7\t60 29\t61 15\t108 -11\t130 20\t132 -6\t147 17
b:mail address\t4.98\t60 28\t61 -11
f:e\t4.48\t60 28\t61 21
l:address\t3.98\t3 21\t4 16\t60 10\t61 7\t130 8\t147 7
w:adresse\t4.11\t3 33\t4 83\t5 35\t6 -6\t60 56\t61 33\t108 -16\t132 -5
s:adres\t4.11\t3 27\t4 67\t5 28\t60 45\t61 26\t108 -13
w:courriel\t3.96\t4 -10\t19 11\t60 119\t61 65
s:courr\t3.94\t4 -9\t19 9\t60 105\t61 51
b:adresse courriel\t5.10\t4 -6\t60 16\t61 18
f:adresse\t4.36\t3 15\t4 41\t60 28\t61 -8\t108 -5
l:courriel\t4.00\t60 33\t61 20\t108 -5
w:confirm\t5.55\t20 8\t30 41\t60 -11\t61 29\t108 -6
s:confi\t4.83\t20 24\t30 36\t60 -31\t61 83\t108 -9
c:said\t3.44\t4 -10\t13 36\t18 8\t19 -5\t20 41\t22 8\t30 66\t45 10\t47 22\t60 -19\t61 40\t84 32\t108 -21\t109 -7\t119 -9\t130 14\t132 -9\t136 -5\t139 27\t147 12\t151 -5
b:confirm your\t6.99\t61 17
b:your email\t5.55\t60 24\t61 26
f:confirm\t6.65\t60 -5\t61 15
w:phone\t3.87\t2 -6\t109 75\t110 23\t111 61\t112 59\t119 29\t132 -7
s:phone\t3.87\t109 60\t110 19\t111 49\t112 47\t119 23\t132 -6
f:phone\t4.30\t109 16\t110 11\t111 28\t112 13
l:phone\t4.62\t109 40\t111 -9\t112 -6\t119 11
w:mobile\t5.38\t108 -11\t109 46\t123 55
s:mobil\t5.16\t23 13\t108 -19\t109 107\t123 46\t132 -7
w:number\t3.80\t4 25\t51 -9\t84 46\t108 40\t109 80
s:numbe\t3.80\t4 20\t51 -7\t84 36\t108 32\t109 64
c:years\t2.37\t0 5\t4 5\t9 16\t10 21\t19 -6\t20 -5\t36 10\t51 -7\t55 27\t60 -5\t62 -6\t64 11\t68 11\t72 24\t73 42\t74 31\t79 20\t82 -7\t84 14\t91 8\t105 12\t106 -5\t108 27\t109 22\t121 -8\t127 12\t132 -14\t136 12\t143 16\t151 -7
b:mobile number\t6.20\t109 13
f:mobile\t5.46\t109 27
l:number\t4.30\t84 16\t108 6\t109 12
w:numero\t4.62\t4 66\t51 -9\t84 57\t108 33\t109 45\t111 38\t121 -7\t132 -6\t136 -8\t147 -15
s:numer\t4.62\t4 52\t51 -7\t84 46\t108 26\t109 36\t111 31\t121 -6\t136 -6\t147 -12
b:numero de\t5.10\t4 -7\t51 -5\t84 9\t108 23\t109 23\t111 28\t147 -9
w:telephone\t4.02\t108 20\t109 105\t112 36\t119 25
s:telep\t4.02\t108 16\t109 84\t112 29\t119 20
b:de telephone\t5.55\t108 -8\t112 31
f:numero\t4.79\t4 10\t84 24\t108 19\t109 19\t111 16\t147 -6
l:telephone\t4.39\t108 -5\t109 16\t112 12\t119 9
w:device\t6.99\t112 31
s:devic\t6.99\t112 25
b:phone device\t6.99\t112 19
w:type\t4.75\t8 81\t27 41\t60 -16\t61 36\t70 36\t82 -5\t97 -6\t108 -36\t109 -45\t112 91\t121 21\t131 41\t132 -9\t134 -27\t135 58\t136 -7\t147 -6
b:device type\t6.99\t112 19
l:type\t5.76\t8 31\t108 -6\t109 -7\t112 20\t121 10
w:location\t5.89\t1 -10\t66 52\t93 72\t94 47\t100 -5\t108 -16\t154 -18
s:locat\t5.65\t1 -7\t66 40\t93 55\t94 36\t108 -13\t151 9\t154 -14
c:onsite\t4.62\t1 -6\t66 24\t88 8\t92 18\t93 33\t94 22\t106 56\t132 -8\t136 -6\t154 -10\t155 23
w:city\t3.89\t1 86\t3 24\t29 -8\t93 35\t108 14\t122 5\t155 10
c:town\t3.15\t1 128\t3 25\t93 35\t108 11\t122 9\t132 -6
b:location city\t6.99\t1 -6\t93 27
f:location\t6.65\t93 26
l:city\t4.59\t1 23\t93 6
w:where\t4.25\t2 17\t3 14\t60 30\t62 19\t93 45\t104 14\t108 -21\t110 -9\t121 38\t132 -10\t154 55
s:where\t4.25\t2 14\t3 11\t60 24\t62 15\t93 36\t104 11\t108 -17\t110 -8\t121 30\t132 -8\t154 44
w:are\t2.84\t9 11\t10 9\t16 6\t27 6\t36 6\t62 -5\t75 12\t77 6\t80 13\t108 26\t114 8\t115 9\t123 9\t127 6\t138 8\t146 12\t148 9\t149 7\t151 11
b:where are\t6.65\t93 31
b:are you\t2.94\t1 -5\t6 -5\t9 19\t10 17\t13 5\t14 8\t16 11\t19 -7\t20 -6\t23 -6\t27 10\t35 8\t36 11\t62 -9\t73 -7\t75 22\t77 11\t80 22\t82 -6\t93 9\t106 5\t107 9\t108 50\t109 -7\t114 14\t115 16\t121 -8\t123 16\t138 9\t140 6\t146 22\t148 11\t149 12\t151 20\t153 6
w:currently\t4.93\t1 -10\t15 14\t56 -6\t62 -9\t65 22\t80 53\t93 42\t108 17\t122 10\t151 16\t155 -15
s:curre\t3.89\t1 -8\t13 11\t15 15\t51 9\t62 9\t65 44\t80 40\t93 41\t105 7\t118 10\t125 38\t126 33\t127 -16\t132 -7\t134 -6\t151 5\t153 12\t155 -11
c:current\t3.09\t11 12\t15 21\t19 -6\t20 -6\t23 -5\t25 17\t45 7\t46 8\t54 -7\t56 -5\t58 11\t62 49\t65 41\t69 8\t71 -7\t80 33\t82 -6\t91 6\t93 27\t109 -6\t118 5\t121 -7\t123 -5\t125 -5\t126 36\t127 -16\t132 -13\t134 11\t136 -10\t138 10\t139 -10\t141 11\t144 -6\t145 7\t147 39\t153 5\t155 -10
b:you currently\t5.23\t1 -6\t80 35\t93 27\t108 15\t151 12\t155 -9
w:based\t6.03\t93 45\t106 8\t108 -7\t123 24
s:based\t6.03\t93 36\t106 7\t108 -6\t123 19
c:live\t3.68\t1 35\t2 36\t3 19\t7 12\t14 -6\t93 70\t94 16\t108 10\t110 15\t123 12\t132 -7\t151 9\t153 11\t154 -5
f:where\t4.36\t3 6\t60 13\t62 9\t93 19\t108 -6\t121 16\t154 23
l:based\t6.65\t93 15
w:current\t4.36\t13 17\t15 9\t51 14\t62 22\t65 43\t80 10\t93 22\t104 5\t105 12\t108 -14\t118 15\t126 48\t127 -13\t134 -7\t147 8\t151 -7\t153 18
b:current location\t6.99\t93 26\t108 -5
f:current\t5.10\t62 13\t65 23\t108 -6\t126 10
l:location\t6.20\t66 17\t93 11\t94 15\t154 -6
w:ou\t4.42\t1 -6\t7 19\t9 18\t36 13\t38 30\t48 9\t62 8\t71 -5\t88 13\t93 33\t108 -30\t109 30\t121 28\t131 42\t132 -9\t134 21\t136 26\t151 -6
w:habitez\t6.65\t1 -6\t93 54
s:habit\t6.40\t1 16\t93 40\t108 -6
b:ou habitez\t6.65\t93 32
w:vous\t2.34\t4 -6\t5 -5\t6 -6\t9 18\t11 8\t13 5\t17 7\t19 -9\t23 -7\t25 6\t28 13\t32 7\t33 10\t36 8\t41 5\t42 11\t48 -5\t53 6\t58 -7\t61 -6\t62 -6\t71 7\t83 6\t108 12\t120 5\t121 13\t123 15\t127 -7\t131 9\t132 -5\t134 6\t140 14\t144 5\t146 6\t149 6\t150 9\t151 12
b:habitez vous\t6.65\t93 32
f:ou\t5.46\t93 17\t109 7\t121 17
l:vous\t5.46\t1 6\t74 5\t83 16\t93 8\t108 -10\t131 8\t139 12\t146 17\t154 9
f:city\t4.30\t1 28\t108 8
w:ville\t4.39\t1 60\t3 18\t4 -12\t19 9\t93 44\t122 17
s:ville\t4.39\t1 48\t3 14\t4 -9\t19 7\t93 35\t122 13
f:ville\t4.70\t1 23
l:ville\t4.66\t93 12\t122 6
w:province\t4.75\t1 -6\t3 49\t4 -16\t6 -7\t7 114\t108 -8
s:provi\t4.62\t3 38\t4 -13\t6 -6\t7 88\t30 14\t108 -9\t124 26\t151 -8
c:country\t2.73\t1 -8\t2 56\t3 14\t4 -8\t6 -7\t7 36\t14 32\t29 -7\t62 -5\t71 -6\t82 -5\t106 25\t110 52\t123 13\t132 -9\t134 9\t136 -6\t151 32\t153 34
f:province\t5.16\t7 38
l:province\t5.38\t7 20
w:postal\t4.04\t3 47\t4 -15\t6 72
s:posta\t4.00\t3 53\t6 56
w:code\t3.96\t1 -5\t2 -15\t3 47\t4 -15\t6 90\t108 -10\t110 52
b:postal code\t4.93\t3 27\t6 13
f:postal\t5.23\t6 13
l:code\t4.59\t2 -5\t3 12\t6 19\t110 18
b:code postal\t4.70\t3 9\t4 -7\t6 26
f:code\t5.16\t6 14
l:postal\t4.66\t6 15
w:country\t4.20\t1 -6\t2 82\t6 -6\t14 42\t29 -9\t110 74\t151 11
s:count\t4.18\t1 -5\t2 65\t7 8\t14 33\t29 -8\t110 59\t151 8
f:country\t4.62\t2 32\t14 6\t108 9\t110 11
l:country\t5.65\t2 17
f:address\t5.30\t3 27\t4 10\t5 13
w:street\t5.04\t3 19\t4 93\t108 -12\t109 -13
s:stree\t5.04\t3 15\t4 74\t108 -10\t109 -10
b:street address\t6.03\t4 13
f:street\t5.65\t4 26
w:linkedin\t4.79\t76 68\t86 116\t108 -13\t132 -6
s:linke\t4.79\t76 55\t86 92\t108 -11
w:profile\t5.76\t23 8\t86 43
s:profi\t5.23\t23 15\t82 6\t86 47
b:linkedin profile\t6.03\t86 20
f:linkedin\t5.23\t86 31
l:profile\t6.20\t86 11
w:profil\t6.20\t23 15\t86 23
b:profil linkedin\t6.40\t86 15
l:linkedin\t5.46\t76 25\t86 12
w:github\t6.65\t85 92\t108 -9
s:githu\t6.65\t85 74\t108 -7
w:url\t5.89\t85 51\t86 33\t90 31\t108 -7
f:github\t6.99\t85 24
l:url\t5.89\t85 15\t86 10\t90 9
w:link\t6.40\t86 22\t88 22\t91 45\t108 -8
w:to\t2.52\t11 6\t12 7\t16 5\t19 6\t20 5\t25 7\t44 8\t62 -7\t64 41\t67 13\t68 -6\t71 -7\t87 7\t91 5\t106 7\t114 9\t123 9\t132 -6\t134 13\t136 -7\t144 16\t148 9\t151 11\t155 -7
b:link to\t6.65\t86 13\t88 13\t91 28
b:to your\t6.65\t62 -11\t86 13\t88 14\t108 24
w:portfolio\t6.20\t88 104\t92 -8\t108 -8
s:portf\t6.20\t88 83\t92 -7\t108 -6
f:link\t6.65\t86 8\t88 9\t91 19
l:portfolio\t6.40\t88 26
w:website\t6.03\t88 39\t92 79\t108 13
s:websi\t6.03\t88 31\t92 64\t108 10
f:website\t6.65\t88 9\t92 27
l:website\t6.20\t92 25
w:site\t6.40\t88 20\t92 42\t108 -14\t132 -6\t136 -8\t148 10\t155 57
w:web\t6.99\t88 22\t92 46\t108 -5
b:site web\t6.99\t88 13\t92 28
w:personnel\t6.65\t92 45\t122 14
s:perso\t4.59\t20 6\t33 31\t34 -7\t36 41\t41 28\t43 32\t60 10\t61 -6\t71 -6\t75 48\t92 39\t108 -11\t109 -13\t119 31\t120 19\t122 5\t132 -9\t136 -5\t139 16
c:people\t3.77\t0 10\t33 11\t36 8\t41 19\t43 8\t62 -6\t71 -6\t72 69\t73 -14\t74 -6\t80 20\t92 14\t109 -18\t119 31\t120 41\t122 19\t131 15\t132 -8\t149 17\t155 14
f:site\t6.99\t88 9\t92 19
l:personnel\t6.65\t92 14
w:twitter\t6.65\t90 86\t108 -8
s:twitt\t6.65\t90 68\t108 -7
w:resume\t3.87\t48 92
s:resum\t3.85\t48 72\t108 -12\t132 -5\t137 60
w:cv\t3.53\t48 162\t108 -11
b:resume cv\t4.98\t48 28
f:resume\t4.33\t48 29
l:cv\t3.58\t48 44
w:attach\t4.79\t45 23\t48 46
s:attac\t4.79\t45 19\t48 37
b:attach your\t4.93\t48 27
b:your resume\t4.98\t48 15
f:attach\t4.83\t45 9\t48 12
l:resume\t4.30\t48 19
w:curriculum\t5.04\t48 80\t108 -5
s:curri\t5.04\t48 64
w:vitæ\t6.03\t48 40
b:curriculum vitæ\t6.03\t48 24
f:curriculum\t5.10\t48 24
l:vitæ\t6.20\t48 11
w:cover\t5.55\t45 37\t46 41\t108 -5
s:cover\t5.55\t45 30\t46 33
w:letter\t5.46\t45 71\t46 40\t108 -7
s:lette\t5.46\t45 57\t46 32\t108 -6
b:cover letter\t5.55\t45 22\t46 25
f:cover\t5.65\t46 19
l:letter\t5.55\t45 11\t46 12
w:lettre\t5.23\t45 49\t46 52\t108 -15\t132 -6\t139 71\t145 31
s:lettr\t5.23\t45 39\t46 42\t108 -12\t139 56\t145 25
b:lettre de\t5.30\t45 37\t46 34\t108 -6\t139 -12\t145 21
w:motivation\t6.03\t45 36\t46 33\t139 -7
s:motiv\t5.76\t45 26\t46 25\t108 -10\t132 -6\t139 -6\t145 94
b:de motivation\t6.03\t45 22\t46 20
f:lettre\t5.30\t45 8\t46 24\t108 -6\t139 29\t145 16
l:motivation\t6.03\t45 11\t46 10
s:trans\t6.40\t33 -7\t34 -11\t41 93\t49 121\t108 -31\t132 -10
w:supporting\t6.40\t47 42\t108 -5\t139 35
s:suppo\t5.89\t47 31\t108 -7\t134 10\t139 25\t151 7
c:need\t3.60\t0 47\t16 32\t47 13\t54 6\t105 5\t107 8\t108 -23\t115 20\t134 63\t135 12\t139 9\t147 -8
c:help\t4.13\t0 55\t47 15\t105 5\t107 6\t108 -15\t132 -5\t134 24\t135 15\t139 12\t154 18
w:documents\t6.65\t47 46\t108 -9\t124 46\t132 -6\t151 -11
s:docum\t6.65\t47 37\t108 -7\t124 37\t151 -9
b:supporting documents\t6.99\t47 30
f:supporting\t6.65\t47 8\t139 15
l:documents\t6.99\t47 15
w:legally\t4.98\t108 -8\t151 45
b:you legally\t5.23\t151 23
w:authorized\t5.89\t151 29
s:autho\t5.55\t108 11\t151 33\t153 20
b:authorized to\t5.89\t151 17
w:work\t3.08\t1 -7\t4 -5\t6 -5\t19 -7\t20 -8\t23 -7\t30 -5\t50 46\t60 -6\t62 29\t65 27\t71 -7\t72 -5\t74 5\t79 9\t82 -7\t93 -8\t94 24\t100 -8\t104 21\t106 22\t107 13\t108 -22\t109 -8\t114 15\t119 23\t121 -10\t123 -7\t124 18\t127 -10\t131 6\t132 21\t134 13\t136 -8\t138 8\t139 -9\t144 26\t145 12\t147 -6\t150 22\t151 47\t153 18\t154 46\t155 -9
c:work\t2.22\t1 -11\t4 -6\t5 -5\t6 -7\t11 -5\t13 -5\t20 -5\t22 8\t28 -6\t30 -6\t33 7\t48 -6\t50 18\t51 -5\t60 -6\t61 -6\t64 11\t65 37\t67 5\t68 7\t71 9\t72 -7\t73 6\t74 16\t79 6\t82 -9\t93 -7\t94 18\t98 -5\t100 -9\t104 6\t106 11\t108 -9\t109 -10\t114 5\t119 7\t121 -6\t122 37\t123 -6\t124 17\t127 -11\t132 11\t134 15\t140 19\t141 6\t144 14\t145 7\t147 8\t150 11\t151 31\t153 12\t154 40\t155 22
c:shifts\t2.92\t1 -5\t19 -6\t20 -5\t50 26\t62 16\t65 15\t71 -6\t79 25\t82 -5\t93 -5\t94 13\t100 -5\t104 12\t106 11\t107 20\t108 -17\t109 -6\t114 17\t119 12\t121 -7\t123 -5\t124 10\t132 28\t134 6\t136 -8\t139 -6\t144 14\t145 6\t146 16\t150 12\t151 25\t153 9\t154 24\t155 -6
c:total\t2.76\t1 -6\t19 8\t20 -6\t23 -7\t50 24\t51 -5\t62 13\t65 14\t73 -20\t74 46\t78 18\t82 -6\t84 17\t93 -6\t94 24\t100 -8\t104 10\t106 10\t107 5\t108 -38\t109 -9\t114 6\t119 25\t121 -9\t122 5\t123 -6\t124 9\t127 -9\t132 20\t134 14\t136 -8\t138 20\t139 -7\t140 6\t144 19\t147 -5\t150 16\t151 21\t153 19\t154 53\t155 -7
c:use\t2.31\t1 -7\t4 -5\t6 -6\t13 -6\t19 -7\t20 11\t22 -5\t23 -7\t24 10\t28 -5\t48 -5\t50 19\t60 -6\t62 9\t65 11\t71 52\t73 36\t74 32\t82 7\t85 6\t93 -6\t94 10\t96 5\t104 8\t106 7\t108 -17\t109 -8\t116 5\t119 8\t123 -6\t124 7\t127 -8\t136 -9\t141 6\t143 15\t144 14\t147 -5\t150 13\t151 16\t153 6\t154 30\t155 6
b:to work\t3.75\t79 8\t106 10\t108 10\t124 15\t132 5\t134 14\t136 -7\t144 25\t145 12\t151 39\t153 6
w:in\t2.87\t23 10\t106 7\t108 21\t118 10\t121 -6\t127 29\t132 -9\t134 8\t145 8\t146 13\t151 31
b:work in\t4.02\t73 10\t74 -7\t108 5\t132 -7\t134 16\t151 52\t153 7
w:canada\t3.65\t36 6\t62 -5\t108 8\t132 -6\t134 27\t151 67\t153 62
s:canad\t3.50\t42 6\t108 9\t127 15\t132 -5\t134 20\t151 53\t153 63
b:in canada\t4.08\t108 12\t134 9\t151 30\t153 16
f:are\t3.14\t9 14\t10 12\t16 8\t35 6\t36 8\t62 -5\t75 16\t77 8\t80 16\t107 7\t108 52\t114 9\t122 6\t123 9\t136 -8\t149 9\t151 16
l:canada\t3.83\t151 17\t153 20
n:4\t1.69\t0 9\t1 -7\t4 -7\t6 -6\t10 5\t12 10\t13 7\t17 11\t20 14\t23 7\t30 13\t44 6\t52 6\t62 -7\t75 7\t82 -8\t104 9\t105 5\t106 8\t108 -26\t109 -10\t114 10\t122 18\t123 9\t124 8\t131 5\t132 -15\t134 9\t136 -5\t139 -6\t140 10\t144 10\t145 7\t148 6\t150 6\t151 20\t154 -5\t155 11
w:eligible\t5.55\t16 19\t108 -7\t151 33
s:eligi\t5.55\t16 15\t108 -5\t151 26
b:currently eligible\t6.65\t151 12
b:eligible to\t5.55\t16 12\t151 20
w:for\t3.40\t20 9\t23 18\t27 7\t62 9\t67 16\t71 -6\t81 6\t108 -20\t115 11\t120 6\t122 8\t132 -8\t134 6\t144 6\t147 -7\t150 10\t155 19
b:canada for\t6.65\t151 6
w:any\t4.36\t0 10\t17 12\t28 13\t71 -6\t87 14\t96 9\t104 10\t122 19
b:for any\t6.03\t151 11
w:employer\t4.30\t62 57\t67 -8\t97 -7\t104 43\t105 22\t108 16\t118 16\t134 7\t147 -7\t151 14
s:emplo\t3.30\t4 -6\t22 8\t23 -6\t52 12\t59 -8\t62 65\t64 27\t65 21\t67 -6\t68 20\t71 -7\t80 49\t82 -5\t97 -6\t104 24\t105 15\t108 24\t109 -17\t118 8\t120 24\t121 -8\t122 10\t132 -10\t134 20\t136 -8\t144 -6\t151 15\t155 38
c:firm\t3.58\t11 7\t59 -6\t62 102\t104 20\t105 13\t108 7\t118 7\t122 16\t132 -8\t134 13\t144 19\t147 -6\t154 9\t155 11
b:any employer\t5.89\t134 6\t151 8
l:employer\t4.79\t62 12\t105 7\t108 11\t118 5
w:can\t3.87\t60 5\t108 36\t114 9\t118 14\t124 9\t132 6\t136 14\t150 6
b:can you\t4.42\t68 -6\t106 9\t107 5\t108 72\t114 17\t124 18\t132 7\t136 25
w:lawfully\t6.65\t151 17
s:lawfu\t6.65\t151 14
b:you lawfully\t6.65\t151 10
b:lawfully work\t6.99\t151 6
f:can\t4.70\t106 6\t108 51\t114 13\t118 20\t124 13\t132 -10
w:do\t2.77\t0 10\t12 6\t13 11\t17 7\t28 10\t32 15\t41 8\t43 7\t51 9\t62 9\t63 16\t71 9\t83 6\t101 10\t108 27\t121 -7\t132 -8\t136 -5\t150 9\t151 9
b:do you\t2.80\t0 17\t6 -6\t12 10\t13 19\t15 7\t17 12\t19 -6\t23 -7\t28 17\t32 27\t41 13\t43 12\t51 16\t60 -5\t62 15\t71 16\t83 10\t97 -6\t101 18\t104 5\t108 61\t109 -7\t110 7\t116 6\t121 -10\t123 -6\t132 -17\t136 -9\t139 6\t145 6\t147 -6\t150 15\t151 16\t155 -7
w:have\t2.80\t11 7\t17 7\t28 19\t30 6\t32 16\t44 15\t71 29\t72 12\t74 7\t77 6\t104 8\t108 32\t132 -9\t150 9\t155 12
b:you have\t3.62\t17 17\t28 27\t32 37\t51 8\t62 -5\t71 39\t96 12\t104 9\t105 8\t108 51\t122 10\t132 -10\t150 13\t151 13
w:the\t3.16\t0 5\t19 11\t20 10\t24 9\t30 13\t40 8\t73 -5\t122 5\t123 6\t127 -5\t132 -6\t134 9\t145 11\t151 12\t155 6
b:have the\t6.40\t151 21
w:right\t5.76\t62 31\t108 -9\t124 39\t132 -5\t151 19
s:right\t5.76\t62 25\t108 -7\t124 31\t151 15
c:true\t4.30\t3 22\t4 -9\t20 -6\t30 80\t62 13\t108 -11\t124 17\t151 7
b:the right\t6.65\t151 19
b:right to\t5.89\t124 25\t151 15
b:in the\t4.42\t0 8\t11 10\t42 13\t44 8\t73 -9\t77 10\t108 6\t123 7\t134 24\t151 33
b:the country\t6.65\t151 16
b:country where\t6.65\t2 19\t110 -8\t151 9
w:this\t3.82\t11 5\t20 11\t106 6\t108 -15\t112 11\t120 7\t121 21\t123 6\t139 10\t144 -6\t145 18\t147 -7\t148 6
c:job\t2.80\t4 -7\t6 7\t19 16\t20 7\t22 21\t23 23\t46 6\t60 -6\t62 -11\t65 31\t67 9\t71 -9\t82 -7\t106 6\t108 -8\t109 -14\t111 10\t112 11\t115 14\t119 14\t120 6\t121 45\t123 17\t131 12\t132 -14\t136 8\t139 6\t144 -16\t145 25\t147 73\t148 10\t155 5
b:where this\t6.99\t151 10
w:job\t4.25\t19 17\t22 42\t23 8\t65 47\t67 31\t106 10\t114 6\t121 10\t132 -7\t136 -7\t139 29\t144 -13\t145 13\t147 30
c:title\t3.11\t4 -5\t20 -6\t22 15\t45 6\t46 7\t62 -6\t65 17\t67 11\t71 -7\t78 13\t82 -6\t106 8\t108 -26\t109 -9\t111 12\t115 16\t119 18\t120 8\t121 19\t123 13\t130 25\t131 14\t132 -13\t134 12\t136 10\t139 9\t144 -16\t145 29\t147 92\t148 12
c:jobs\t3.51\t19 41\t20 -5\t22 37\t23 41\t65 22\t67 14\t71 -9\t72 17\t73 -5\t87 19\t96 11\t108 29\t121 7\t132 -10\t134 11\t136 -7\t139 11\t144 -8\t147 12
b:this job\t5.30\t67 12\t106 8\t108 -14\t121 13\t139 26\t144 -8\t145 14\t151 5
w:is\t3.44\t3 5\t13 7\t29 10\t30 18\t31 7\t38 9\t62 11\t106 5\t108 36\t109 -6\t112 9\t126 7\t132 -6\t147 11\t148 5
b:job is\t6.99\t106 13\t151 9
w:located\t6.99\t151 16
b:is located\t6.99\t151 10
f:do\t3.21\t0 14\t12 8\t13 15\t15 6\t17 9\t28 14\t32 21\t34 -6\t41 11\t43 10\t51 12\t71 14\t73 -11\t108 55\t132 -9\t150 13\t151 17
w:entitled\t6.03\t151 19
s:entit\t6.03\t151 15
b:legally entitled\t6.20\t151 11
b:entitled to\t6.03\t151 11
w:united\t6.03\t134 14\t151 24
s:unite\t6.03\t134 11\t151 19
b:the united\t6.03\t134 9\t151 14
w:states\t6.03\t108 25\t134 14\t151 16
s:state\t5.10\t30 34\t73 11\t108 20\t134 8\t139 43\t151 9
b:united states\t6.20\t134 9\t151 10
l:states\t6.03\t108 7
b:you authorized\t6.65\t151 14
w:us\t4.36\t0 13\t19 -5\t34 31\t71 -7\t100 20\t108 -22\t109 -5\t121 79\t132 -10\t134 15\t138 14\t139 51\t141 28\t144 57\t155 13
l:us\t4.93\t121 30\t144 15\t155 5
w:hold\t4.93\t13 54\t15 27\t51 22\t58 7\t108 -8\t151 46
b:you hold\t4.98\t13 33\t15 16\t51 14\t151 18
w:a\t2.57\t12 13\t13 9\t16 5\t23 6\t28 6\t43 13\t51 7\t52 6\t62 -5\t71 -9\t72 7\t75 11\t77 5\t104 10\t106 11\t108 36\t109 -9\t119 10\t120 7\t121 -6\t132 -11\t134 5\t137 8\t141 10\t149 6\t150 15\t151 5
b:hold a\t5.23\t13 35\t15 7\t51 13\t151 12
w:valid\t5.38\t13 20\t51 23\t108 -15\t151 34
s:valid\t4.88\t13 35\t51 24\t108 -19\t134 -6\t151 43
b:a valid\t5.38\t13 12\t51 14\t108 -9\t151 21
w:workpermit\t4.98\t13 -9\t108 -16\t134 45\t136 -7\t151 52\t152 67
s:workp\t4.98\t13 -7\t108 -12\t134 36\t136 -5\t151 41\t152 54
c:visa\t4.00\t13 -5\t62 -9\t132 -6\t134 96\t135 34\t136 -5\t151 16\t152 32\t153 8
b:valid workpermit\t6.99\t151 19
l:workpermit\t5.55\t134 8\t151 6\t152 14
w:etes\t4.06\t9 26\t10 7\t17 15\t32 15\t33 6\t34 7\t36 14\t41 12\t42 23\t71 -5\t80 7\t108 15\t109 -9\t123 19\t136 -6\t140 12\t146 14\t149 12\t151 6
b:etes vous\t4.06\t1 -5\t6 -6\t9 44\t10 11\t11 -6\t17 25\t19 -8\t23 -5\t32 25\t33 10\t34 12\t36 24\t41 20\t42 40\t60 -5\t61 -6\t71 -9\t80 12\t82 -6\t104 8\t108 26\t109 -15\t121 -7\t122 -5\t123 32\t127 -6\t136 -11\t139 -5\t140 20\t146 23\t147 -5\t149 21\t150 7\t151 11
w:legalement\t5.65\t151 45
b:vous legalement\t6.20\t151 9
w:autorise\t5.55\t20 11\t151 43
s:autor\t5.30\t20 8\t108 -5\t151 34\t153 27
b:legalement autorise\t6.20\t151 9
b:autorise e\t6.03\t151 24
b:e a\t5.55\t123 20\t151 21
w:travailler\t4.33\t1 -15\t71 -6\t79 14\t106 18\t108 29\t124 37\t134 15\t136 29\t140 51\t144 15\t151 43
s:trava\t3.80\t1 -13\t11 -5\t19 -7\t33 24\t71 12\t79 9\t82 -6\t94 20\t106 11\t108 6\t109 -6\t121 -6\t122 35\t124 25\t127 -8\t132 16\t134 21\t136 16\t140 34\t144 7\t150 7\t151 24\t153 15\t154 26\t155 14
b:a travailler\t5.89\t151 14
w:au\t4.36\t10 8\t22 6\t76 21\t108 -9\t134 6\t139 9\t151 17\t153 16
b:travailler au\t4.98\t108 -5\t134 12\t151 32
b:au canada\t4.70\t108 -7\t134 11\t151 18\t153 30
f:etes\t4.13\t9 30\t10 8\t17 17\t32 17\t33 7\t34 8\t36 16\t41 14\t42 27\t71 -6\t80 8\t104 5\t108 22\t109 -10\t123 21\t132 -7\t136 -6\t140 14\t149 15\t150 5\t151 8
w:avez\t3.47\t0 9\t9 8\t11 18\t13 5\t28 26\t44 9\t53 13\t58 -6\t71 12\t121 33\t122 14\t132 -7\t141 8\t150 13\t151 6
b:avez vous\t3.49\t0 15\t9 14\t11 30\t13 10\t19 -6\t20 -5\t23 -5\t28 46\t44 16\t51 6\t53 22\t58 -12\t71 20\t74 6\t82 -6\t108 9\t109 -6\t121 56\t122 24\t132 -12\t136 -7\t150 23\t151 10\t155 8
w:le\t4.55\t20 7\t29 39\t53 8\t69 7\t108 -8\t151 10
b:vous le\t5.76\t82 7\t151 26
w:droit\t5.38\t108 -15\t124 49\t151 37
s:droit\t5.38\t108 -12\t124 39\t151 30
b:le droit\t5.89\t151 27
b:droit de\t5.38\t108 -9\t124 29\t151 22
b:de travailler\t5.10\t108 -11\t124 28\t132 12\t134 11\t151 19
f:avez\t3.78\t0 11\t9 11\t11 22\t13 7\t28 34\t44 12\t51 5\t53 17\t58 -8\t71 6\t73 -5\t108 16\t121 -6\t122 18\t132 -7\t150 17\t151 8\t155 7
w:detenez\t6.03\t13 37\t51 6\t108 7\t134 -5\t151 30
s:deten\t6.03\t13 30\t108 6\t151 24
b:detenez vous\t6.03\t13 22\t151 18
w:un\t4.11\t0 5\t13 6\t28 10\t42 25\t51 10\t52 7\t108 -8\t122 10\t131 13\t132 -8\t134 16\t141 10\t149 14\t150 10\t151 7
b:vous un\t4.70\t13 13\t28 14\t42 50\t51 20\t52 9\t108 -25\t122 11\t131 27\t132 -9\t134 8\t150 20\t151 10
b:un workpermit\t6.40\t134 10\t151 17
w:valide\t5.76\t13 30\t51 11\t108 -12\t134 -5\t151 26
f:detenez\t6.03\t13 15\t151 12
l:valide\t5.76\t13 9\t151 8
w:will\t4.88\t12 6\t52 14\t134 16
b:will you\t4.93\t12 10\t52 25\t108 -6\t134 26
w:now\t5.23\t62 52\t107 8\t108 -6\t132 -7\t134 43\t151 -12
b:you now\t5.89\t134 18
w:or\t3.34\t5 8\t7 8\t10 7\t14 7\t35 7\t38 9\t44 12\t67 15\t77 8\t85 6\t88 8\t89 8\t108 -24\t131 8\t132 -6\t134 10\t153 7\t155 13
b:now or\t5.65\t134 24
b:or in\t6.40\t134 9
w:future\t5.30\t23 57\t108 -8\t134 37\t151 -6
s:futur\t5.30\t23 45\t108 -7\t134 30
b:the future\t5.65\t134 25
w:require\t5.10\t0 26\t108 -7\t134 50
s:requi\t4.98\t0 20\t108 -9\t134 39\t148 11
b:future require\t6.20\t134 17
w:sponsorship\t5.23\t108 -6\t134 68\t151 -10
s:spons\t4.66\t108 -7\t134 67\t135 23\t151 -7
b:require sponsorship\t6.99\t134 8
b:sponsorship for\t6.40\t134 13
w:employment\t5.89\t12 13\t20 17\t52 31\t108 -12\t134 10\t151 9
b:for employment\t6.99\t20 13\t134 8
w:visa\t4.83\t62 -14\t108 17\t132 -6\t134 85\t135 69\t151 -7
b:employment visa\t6.99\t134 8
w:status\t4.93\t16 16\t33 31\t42 45\t108 -14\t134 5\t151 -23\t153 80
s:statu\t4.83\t16 13\t33 24\t42 35\t108 -14\t151 -20\t153 79
f:will\t5.04\t12 7\t52 17\t134 16
l:status\t5.23\t33 10\t42 14\t153 13
b:you require\t5.46\t0 17\t134 17
b:require visa\t6.20\t134 13
b:visa sponsorship\t6.20\t134 10
w:able\t5.10\t15 -6\t16 19\t106 19\t108 12\t114 44\t134 7\t136 21\t148 13\t151 -5
b:you able\t5.23\t16 12\t106 12\t108 8\t114 24\t136 13\t148 8
b:able to\t5.10\t16 12\t106 12\t108 7\t114 26\t136 13\t148 8
w:without\t6.03\t108 20\t132 -5\t134 9\t151 14
s:witho\t6.03\t108 16\t134 7\t151 11
b:canada without\t6.40\t134 6
b:employer sponsorship\t6.99\t134 12
w:and\t4.00\t4 9\t19 10\t24 9\t30 16\t47 17\t52 7\t95 -6\t97 19\t108 -24\t114 10\t155 12
b:now and\t6.99\t107 7\t134 7
n:5\t4.66\t20 14\t108 -7\t134 15\t148 8
w:need\t4.83\t0 44\t105 12\t108 -11\t134 30\t135 30
c:time\t3.80\t0 19\t13 16\t20 5\t25 19\t71 -7\t74 7\t107 21\t108 -44\t114 7\t131 36\t132 -10\t134 18\t135 13\t141 14\t146 30\t148 34\t154 10
b:you need\t5.04\t0 28\t105 8\t108 -6\t134 6\t135 19
b:need a\t6.99\t134 9
b:a visa\t6.40\t134 22
b:visa or\t6.99\t134 10
b:workpermit to\t6.99\t134 12
w:germany\t6.99\t134 10\t151 14
s:germa\t6.65\t71 -6\t82 32\t134 8\t151 10
w:aurez\t6.40\t134 9
b:aurez vous\t6.40\t134 15
w:besoin\t5.38\t0 44\t107 7\t108 -9\t134 42
s:besoi\t5.38\t0 35\t107 5\t108 -7\t134 34
b:vous besoin\t5.55\t0 27\t134 26
w:d\t3.33\t0 8\t4 -6\t5 6\t10 5\t17 12\t22 15\t23 11\t24 6\t31 20\t33 8\t55 8\t56 8\t59 11\t71 -8\t72 7\t73 12\t74 6\t79 8\t98 5\t100 7\t108 -12\t109 -7\t113 8\t132 -10\t139 18\t149 10\t152 9
b:besoin d\t6.40\t0 17\t134 6
b:d un\t5.76\t0 15\t28 7\t108 -6\t134 11\t149 35
b:un visa\t6.40\t134 34
w:pour\t4.25\t0 12\t20 6\t23 13\t25 15\t76 20\t95 6\t108 6\t132 -7\t134 8\t136 -7
f:aurez\t6.40\t134 10
b:what is\t4.20\t3 13\t29 23\t31 16\t37 9\t38 19\t39 6\t58 10\t93 8\t95 8\t97 -5\t105 7\t108 23\t109 -6\t120 -9\t126 16\t128 6\t132 -6\t147 26\t151 -10\t153 11\t154 12
b:is your\t4.11\t3 12\t13 17\t29 22\t31 15\t37 8\t38 18\t39 6\t93 8\t95 7\t97 -5\t105 7\t108 62\t109 -6\t126 15\t132 -7\t147 25\t151 -11\t153 11\t154 12
b:you a\t5.30\t14 20\t43 12\t75 42\t80 9\t108 20\t132 -7\t149 24\t153 17\t155 9
w:canadian\t5.89\t42 14\t108 9\t127 13\t151 6\t153 33
b:a canadian\t6.99\t108 12\t153 25
w:citizen\t6.99\t2 -6\t14 47\t108 -18\t153 40
s:citiz\t5.89\t2 -16\t14 62\t108 -17\t151 17\t153 51
w:permanent\t6.99\t108 -11\t151 12\t153 40
s:perma\t6.99\t108 -9\t151 9\t153 32
s:resid\t4.75\t1 27\t2 32\t7 24\t14 -7\t93 19\t108 -19\t110 14\t151 13\t153 21
w:when\t4.75\t40 34\t68 -13\t100 -11\t107 10\t108 21\t109 -7\t132 23\t136 51\t141 33\t152 24\t155 41
c:when\t3.05\t13 10\t19 -5\t23 -5\t29 36\t40 12\t55 16\t68 77\t69 53\t70 -12\t71 -6\t82 -6\t100 -6\t105 10\t109 -8\t121 -6\t127 -6\t132 -6\t136 82\t141 11\t147 -6\t151 -6\t152 23\t155 12
w:does\t5.89\t106 9\t108 14\t152 11
b:when does\t6.99\t152 23
b:does your\t6.99\t152 23
b:your workpermit\t6.40\t152 20
w:expire\t6.99\t152 38
s:expir\t6.20\t51 -6\t108 41\t136 -8\t152 69
b:workpermit expire\t6.99\t152 23
f:when\t5.10\t68 -5\t108 23\t132 13\t136 23\t152 10
l:expire\t6.99\t152 11
w:at\t4.23\t9 13\t10 5\t62 6\t108 6\t109 8\t114 8\t132 -5\t138 5\t144 6\t145 9
b:you at\t5.04\t9 27\t10 12\t108 -8\t109 18
w:least\t5.89\t9 53\t10 23\t108 -10
s:least\t5.89\t9 42\t10 18\t108 -8
b:at least\t5.89\t9 32\t10 14\t108 -6
w:18\t5.04\t9 139\t10 -9\t108 -18
b:least 18\t6.20\t9 20
w:years\t3.83\t9 22\t10 40\t44 12\t71 -31\t72 64\t73 88\t74 53\t77 14\t108 -6\t121 -8\t132 -7\t136 -5
s:years\t3.83\t9 17\t10 32\t44 9\t71 -25\t72 51\t73 70\t74 43\t77 11\t121 -7\t132 -5
b:18 years\t5.89\t9 23
w:of\t2.72\t4 -5\t9 8\t14 10\t17 7\t27 5\t28 6\t29 7\t40 6\t50 14\t56 9\t60 -5\t73 7\t74 7\t80 8\t89 6\t109 -9\t112 7\t121 6\t122 7\t130 6\t132 -12\t135 5\t136 -7\t137 9\t138 8\t148 8\t149 6\t154 7\t155 6
b:years of\t4.42\t9 18\t10 15\t71 -8\t72 9\t73 27\t74 27\t108 -17
w:age\t5.30\t9 54\t10 57\t31 128\t73 -6\t108 -28\t132 -8
b:of age\t5.76\t9 25\t10 20
l:age\t6.03\t9 16\t31 32
b:age or\t6.65\t9 -10\t10 29
w:older\t6.20\t9 23\t10 43\t108 -7
s:older\t6.20\t9 18\t10 35\t108 -6
b:or older\t6.20\t9 14\t10 26
l:older\t6.20\t9 7\t10 13
b:vous au\t6.65\t9 10\t71 11\t73 -7\t74 11
w:moins\t6.99\t9 7\t10 37
s:moins\t6.99\t9 6\t10 30
b:au moins\t6.99\t10 22
w:ans\t5.76\t9 44\t10 30\t23 9\t108 -6
b:18 ans\t6.03\t9 32
l:ans\t6.65\t9 6\t10 11
w:date\t3.75\t13 23\t29 78\t51 -7\t55 37\t68 37\t69 115\t70 -22\t71 -5\t82 -5\t108 -23\t109 -6\t121 -5\t127 -6\t132 -14\t134 -6\t136 58\t151 -5\t152 30
b:date of\t6.20\t29 51\t69 6\t108 14\t136 -6
w:birth\t6.20\t1 -12\t2 -10\t29 60\t108 42
s:birth\t6.20\t1 -9\t2 -8\t29 48\t108 34
b:of birth\t6.20\t1 -7\t2 -6\t29 36\t108 25
f:date\t4.42\t29 22\t68 8\t69 49\t70 -10\t136 6\t152 15
l:birth\t6.20\t29 18\t108 13
w:security\t6.20\t15 61\t16 20\t108 -11
s:secur\t5.89\t15 79\t16 51\t108 -13
w:clearance\t6.03\t15 59\t16 41\t108 -12
s:clear\t6.03\t15 47\t16 32\t108 -10
b:security clearance\t6.20\t15 36\t16 12\t108 -7
l:clearance\t6.40\t15 8\t16 14
b:you eligible\t6.20\t16 13\t151 8
w:obtain\t6.99\t15 -8\t16 52
s:obtai\t6.40\t15 -6\t16 38\t54 17\t108 -6
b:to obtain\t6.99\t15 -5\t16 31
b:obtain a\t6.99\t15 -5\t16 31
s:relia\t6.40\t16 18\t106 19\t150 12
b:what are\t5.65\t108 -7\t127 25\t138 9\t147 10
b:are your\t6.03\t127 17
w:annual\t5.23\t108 11\t127 17\t128 44
s:annua\t5.23\t108 9\t127 13\t128 35
c:period\t3.09\t0 8\t36 15\t55 44\t62 -5\t64 30\t68 31\t71 -6\t79 12\t91 12\t105 11\t108 -17\t109 -6\t117 11\t120 6\t121 -5\t127 73\t128 14\t132 -12\t136 34
w:base\t5.55\t106 9\t108 18\t127 25
b:annual base\t6.20\t108 15\t127 7
w:salary\t4.45\t108 37\t125 26\t126 49\t127 31\t128 36
s:salar\t4.20\t108 24\t125 19\t126 37\t127 46\t128 27\t151 11
c:pay\t3.60\t40 15\t58 7\t108 11\t117 14\t125 43\t126 43\t127 88\t128 16\t129 9\t132 -7\t136 -6
b:base salary\t6.20\t127 12
w:expectations\t5.76\t127 32
s:expec\t5.04\t108 -9\t117 28\t127 50
c:wish\t3.27\t1 -9\t19 16\t22 16\t27 12\t59 -6\t60 -5\t67 28\t71 -7\t79 14\t81 8\t82 -5\t87 16\t94 12\t100 34\t109 -6\t117 12\t119 8\t121 -7\t127 97\t132 -11\t136 5\t139 14\t144 24\t145 9\t147 -6\t151 -7\t154 12
b:salary expectations\t6.03\t127 6
w:cad\t4.66\t108 -22\t127 75\t128 31
l:cad\t5.23\t108 -6\t127 16
f:salary\t6.03\t108 31\t125 15\t127 -7
l:expectations\t6.99\t127 8
w:desired\t5.55\t108 -11\t127 55\t154 20
s:desir\t5.46\t19 17\t108 -11\t127 43\t154 15
b:your desired\t6.65\t127 9\t154 14
w:hourly\t6.99\t108 -8\t117 47
s:hourl\t6.99\t108 -6\t117 38
w:wage\t6.40\t108 -9\t117 42\t127 34
b:hourly wage\t6.99\t117 28
w:usd\t6.99\t108 -5\t127 25
b:for this\t5.10\t20 13\t120 17\t123 18\t134 6\t147 -7
w:role\t5.04\t72 18\t106 11\t108 -12\t121 19\t134 13\t144 -9\t145 12\t147 47\t148 26
b:this role\t5.30\t106 7\t108 -6\t121 13\t134 9\t144 -5\t145 9\t148 6
l:role\t5.55\t72 6\t121 7
w:quelles\t6.03\t83 23\t127 10
b:quelles sont\t6.20\t127 19
w:attentes\t6.40\t127 19
s:atten\t6.20\t59 21\t127 14
b:vos attentes\t6.40\t127 12
w:salariales\t5.76\t127 39
b:attentes salariales\t6.40\t127 12
w:annuelles\t6.99\t127 15
s:annue\t5.23\t108 -5\t127 52
b:salariales annuelles\t6.99\t127 9
b:annuelles cad\t6.99\t127 9
f:quelles\t6.03\t83 26\t127 12
w:horaire\t6.65\t108 -18\t127 41\t132 -5\t146 68
s:horai\t6.40\t108 7\t127 31\t146 52
w:souhaite\t5.16\t19 24\t59 -33\t94 36\t95 -6\t100 19\t108 33\t127 49\t132 -8\t154 22
s:souha\t4.48\t1 -12\t19 13\t59 -23\t79 15\t81 17\t94 25\t95 -5\t100 47\t108 31\t127 42\t132 -9\t136 19\t144 19\t154 14
b:horaire souhaite\t6.99\t108 -6\t127 29
l:souhaite\t5.76\t59 -11\t94 12\t100 6\t108 13\t127 11\t154 7
w:pay\t5.89\t108 -8\t127 37\t129 29
f:desired\t5.89\t127 18
b:your current\t5.46\t93 12\t105 11\t108 12\t118 12\t126 21\t153 14
b:current salary\t6.99\t108 -19\t126 51\t127 -10
l:salary\t5.89\t126 21
w:notice\t4.48\t20 35\t62 -7\t105 89\t108 -15
s:notic\t4.48\t20 28\t62 -5\t105 71\t108 -12
c:notice\t4.11\t20 18\t44 28\t105 85\t108 -21
b:your notice\t6.20\t105 17
w:period\t5.30\t105 34\t108 -9\t127 -8\t129 59
s:perio\t5.23\t105 26\t108 -16\t127 -7\t129 129\t132 -6
c:length\t3.19\t20 -8\t21 8\t55 5\t64 13\t68 13\t71 -13\t72 13\t73 44\t74 22\t79 20\t105 43\t106 26\t127 -7\t129 20\t136 27
b:notice period\t5.46\t105 31
l:period\t5.55\t129 19
w:how\t4.18\t20 5\t26 9\t34 16\t101 17\t105 20\t108 -8\t121 34
w:much\t5.89\t105 14\t148 9
b:how much\t6.03\t105 25\t108 -5\t148 11
b:much notice\t6.20\t105 26
b:notice do\t6.65\t105 15
b:need to\t6.65\t105 11\t134 10
w:give\t5.55\t105 16\t108 -8\t119 10\t137 21
b:to give\t6.40\t105 21
b:give your\t6.65\t105 13
b:your employer\t6.99\t105 8
f:how\t4.25\t26 11\t34 5\t101 20\t105 21\t108 -8\t121 41
w:quel\t4.62\t82 5\t95 7\t105 7\t121 13\t131 15\t146 16\t153 6\t155 30
w:est\t4.88\t95 7\t105 6\t108 8\t123 6\t138 16\t144 11\t145 8\t153 7
b:quel est\t5.46\t58 9\t95 15\t105 12\t108 -7\t127 6\t153 14
w:votre\t3.42\t11 9\t23 10\t48 20\t53 6\t61 14\t71 -7\t82 5\t85 5\t95 11\t101 12\t105 9\t108 10\t124 11\t132 -9\t137 22\t138 11\t143 7\t151 -6
b:est votre\t5.38\t58 6\t95 14\t105 11\t108 18\t132 -6\t136 8\t138 31\t153 13
w:preavis\t5.30\t105 80\t108 -7
s:preav\t5.30\t105 64\t108 -6
b:votre preavis\t6.20\t105 15
f:quel\t4.93\t105 9\t108 13\t131 19\t132 5\t147 6\t153 8
l:preavis\t6.03\t105 13
w:could\t5.23\t104 9\t105 15\t108 -7\t132 16\t136 26
b:when could\t6.03\t68 -5\t132 27\t136 14
b:could you\t5.55\t68 -8\t105 29\t108 -8\t132 34\t136 21
w:start\t4.79\t52 9\t55 -6\t68 47\t105 33\t108 -18\t136 27
s:start\t4.66\t52 7\t68 115\t105 24\t108 -7\t127 -5\t132 -9\t136 11
c:start\t3.66\t25 20\t45 10\t47 31\t48 10\t68 80\t87 -6\t95 8\t105 12\t108 -15\t109 7\t127 -5\t132 -14\t136 77\t144 11
b:you start\t5.76\t52 7\t68 -15\t105 24\t108 -11\t136 34
l:start\t5.76\t68 -6\t108 -6\t136 28
w:earliest\t5.76\t68 -20\t136 52
s:earli\t5.76\t68 -16\t136 41
b:earliest start\t6.65\t68 -13\t136 17
b:start date\t5.46\t68 24
f:earliest\t6.03\t68 -8\t136 19
l:date\t5.46\t13 13\t68 -6\t69 27\t108 -8
w:available\t4.70\t69 -6\t79 17\t107 8\t108 -11\t132 22\t136 62
s:avail\t4.66\t69 -8\t79 14\t107 6\t108 -10\t132 16\t136 66
c:free\t3.87\t69 -6\t79 8\t107 13\t123 16\t132 41\t136 74
b:date available\t5.65\t136 22
l:available\t5.76\t79 6\t136 10
w:from\t4.59\t44 6\t68 61\t108 11
b:available from\t5.89\t136 25
f:available\t5.89\t136 17
l:from\t5.65\t68 37
b:date de\t5.55\t29 34\t68 21\t69 14\t70 -15\t108 -18\t136 20
w:disponibilite\t5.89\t108 -10\t132 -6\t136 63
s:dispo\t4.88\t107 12\t108 -6\t132 53\t136 44\t150 15\t151 15
b:de disponibilite\t6.65\t136 9
l:disponibilite\t6.40\t136 12
w:quand\t6.20\t136 46
s:quand\t6.20\t136 37
w:pourriez\t5.89\t16 16\t136 35
b:quand pourriez\t6.40\t136 25
b:pourriez vous\t6.03\t16 29\t108 -5\t136 32
w:commencer\t5.76\t95 26\t108 -7\t136 32
s:comme\t5.38\t34 16\t70 13\t95 19\t108 -9\t136 22\t139 20
b:vous commencer\t6.65\t136 19
f:quand\t6.20\t136 18
l:commencer\t5.89\t136 11
w:willing\t5.04\t12 13\t106 8\t107 15\t108 20\t123 36\t148 34
s:willi\t4.98\t12 10\t20 11\t106 6\t107 12\t108 15\t123 28\t148 27
b:you willing\t5.16\t12 8\t106 5\t107 10\t108 14\t123 20\t148 13
b:willing to\t5.04\t12 8\t107 9\t108 12\t123 22\t148 21
w:relocate\t6.20\t108 -21\t123 52
s:reloc\t5.76\t108 -19\t123 78
c:moving\t4.88\t108 -17\t123 106
b:to relocate\t6.20\t108 -13\t123 31
l:relocate\t6.99\t123 5
w:seriez\t6.03\t108 10
b:seriez vous\t6.03\t108 17
w:pret\t6.03\t107 6\t108 -5\t123 47
b:vous pret\t6.03\t123 28
b:pret a\t6.99\t123 6
w:demenager\t6.03\t123 42
s:demen\t5.89\t123 48
b:a demenager\t6.40\t123 11
l:demenager\t6.40\t123 7
w:travel\t5.38\t108 9\t148 94
s:trave\t5.38\t108 7\t148 75
c:travel\t5.10\t123 10\t148 67
b:to travel\t6.03\t108 -6\t148 34
w:up\t5.04\t13 14\t108 -16\t114 7\t136 8\t148 14\t154 10
b:travel up\t6.40\t148 7
b:up to\t5.55\t13 26\t108 -23\t114 13\t148 27
b:of the\t5.23\t20 8\t60 -6\t71 8\t80 5\t108 32\t120 9\t155 9
w:time\t5.16\t25 44\t73 -16\t74 17\t108 -33\t131 33\t132 -8\t136 -5\t141 35\t146 69\t148 32
c:past\t3.54\t11 48\t20 -6\t25 17\t28 9\t44 53\t62 -6\t71 -7\t72 22\t73 -13\t80 -8\t104 12\t108 16\t109 -5\t121 -7\t131 12\t132 -11\t136 -7\t141 12\t146 27\t148 12\t151 7\t155 65
l:time\t5.89\t131 7\t148 8
b:role is\t6.99\t106 11
w:two\t5.89\t77 23\t106 6\t108 14\t119 60
w:days\t5.55\t106 51\t108 17
w:per\t5.65\t79 21\t127 34\t136 -6
b:days per\t6.99\t108 8
w:week\t5.38\t79 40\t106 47\t108 -10\t132 21\t136 -7
b:per week\t6.65\t79 15
b:week in\t6.99\t106 13
w:our\t4.79\t23 17\t106 44\t108 76\t121 15\t132 -6\t136 11\t144 18\t145 -6\t148 14
b:in our\t6.03\t106 15\t108 9\t144 17
w:cityname\t4.98\t106 83\t108 -14\t123 52
s:cityn\t4.98\t106 66\t108 -11\t123 42
b:our cityname\t6.20\t106 23
w:office\t5.89\t66 60\t93 -18\t106 37\t108 12\t148 -8
s:offic\t5.46\t66 44\t77 31\t81 23\t93 -14\t106 26\t108 15\t148 -6
b:cityname office\t6.65\t106 16
w:meet\t6.99\t106 7\t108 -6\t148 20
b:meet this\t6.99\t148 12
w:requirement\t6.99\t106 7\t108 -6\t148 20
b:this requirement\t6.99\t148 12
f:this\t6.40\t106 14\t148 7
l:requirement\t6.99\t148 6
w:onsite\t6.65\t106 38
s:onsit\t6.65\t106 30
b:work onsite\t6.65\t106 23
b:onsite in\t6.99\t106 16
w:three\t6.65\t106 15\t119 21
s:three\t6.65\t106 12\t119 17
b:three days\t6.99\t106 10
b:days a\t6.20\t106 23
b:a week\t6.03\t79 14\t106 21\t108 -7
l:week\t6.40\t106 11
b:you available\t5.89\t79 13\t107 6\t108 -7\t132 18\t136 -9
b:available to\t6.40\t132 25
w:weekends\t6.99\t132 44
s:weeke\t6.99\t132 35
l:weekends\t6.99\t132 13
w:shift\t6.40\t22 21\t108 -5\t114 16\t132 24\t136 -8
s:shift\t5.89\t22 15\t108 -12\t114 12\t132 48\t136 -6
w:check\t5.55\t12 79\t108 -10\t132 28
s:check\t5.46\t12 62\t20 11\t108 -9\t132 21
w:all\t6.03\t108 7\t132 11
b:check all\t6.65\t132 23
w:that\t4.28\t20 6\t30 24\t62 14\t104 17\t106 6\t108 7\t148 8
b:all that\t6.40\t71 9\t132 20
w:apply\t6.40\t71 15\t132 34
s:apply\t6.03\t71 10\t108 -7\t115 47\t132 24\t147 -13
b:that apply\t6.40\t71 9\t132 20
l:apply\t6.40\t132 10
w:disponible\t5.76\t107 19\t108 11\t132 43\t136 10
b:vous disponible\t6.40\t108 11\t132 35\t136 -9
w:les\t5.30\t19 22\t22 6\t24 12\t30 10\t73 6\t106 5\t108 -6\t132 6
w:semaine\t5.89\t19 41\t79 45\t106 35\t108 -13\t132 17\t136 -6
s:semai\t5.30\t19 29\t79 32\t105 27\t106 25\t108 -11\t132 12
l:semaine\t6.20\t19 13\t79 8\t106 8\t132 6
w:overtime\t5.65\t107 92\t108 -14\t136 -7
s:overt\t5.65\t107 74\t108 -11\t136 -6
c:over\t4.83\t107 100\t108 -12\t132 -6\t136 -5\t139 26
b:work overtime\t6.20\t107 27
l:overtime\t6.20\t107 21
b:have a\t4.75\t13 8\t28 15\t33 9\t51 13\t100 6\t108 47\t150 13
w:driver\t5.23\t51 52
s:drive\t5.16\t51 40\t108 14
c:driving\t4.11\t51 74\t108 6
b:valid driver\t6.03\t51 12\t108 -5
b:driver s\t5.23\t51 31
w:license\t6.40\t51 27\t108 -13
s:licen\t4.55\t51 62\t84 35\t108 18\t109 -10
c:licence\t3.96\t51 69\t84 30\t108 22\t109 -9
b:s license\t6.40\t51 16\t108 -8
l:license\t6.40\t51 8
w:possedez\t6.40\t51 16\t71 -11\t108 39
s:posse\t5.76\t51 25\t71 -8\t73 8\t74 -6\t108 24
b:possedez vous\t6.40\t51 10\t71 -7\t108 23
w:permis\t4.75\t51 58\t84 16\t108 21\t109 -6
s:permi\t4.55\t51 44\t84 12\t108 12\t151 20
b:un permis\t5.38\t51 27
b:permis de\t4.88\t51 30
w:conduire\t4.88\t51 51\t108 -7
s:condu\t4.88\t51 41\t108 -5
b:de conduire\t4.88\t51 30
b:conduire valide\t6.03\t51 7
f:possedez\t6.40\t51 7\t108 16
w:access\t6.99\t108 -11\t150 48
s:acces\t6.65\t108 -9\t150 58
b:have access\t6.99\t108 -6\t150 29
b:access to\t6.99\t108 -6\t150 29
b:to a\t5.76\t12 28\t52 14\t104 18\t108 -12\t150 23
w:reliable\t6.99\t108 14\t150 16
w:vehicle\t6.65\t108 10\t150 45
s:vehic\t6.03\t132 -5\t150 91
w:howmany\t4.36\t71 -11\t72 22\t73 44\t74 24\t79 32\t106 -7\t108 38\t132 -7\t136 -8
s:howma\t4.36\t71 -9\t72 18\t73 35\t74 19\t79 26\t106 -6\t108 30\t132 -5\t136 -6
w:hours\t6.99\t79 54\t108 -16\t132 -6\t136 -6
s:hours\t6.99\t79 43\t108 -13\t136 -5
b:howmany hours\t6.99\t79 32\t108 -9
f:howmany\t4.42\t72 8\t73 18\t74 10\t79 13\t108 16
w:looking\t6.03\t27 41\t108 -13\t127 16\t131 18
s:looki\t6.03\t27 33\t108 -10\t127 13\t131 15
b:you looking\t6.20\t27 25\t108 -8\t127 6\t131 11
b:looking for\t6.03\t27 24\t108 -8\t127 10\t131 11
b:full time\t6.40\t73 -11\t74 14\t131 28
b:time or\t6.99\t131 30
w:part\t6.03\t0 32\t108 -8\t131 43\t155 18
b:or part\t6.99\t131 30
b:part time\t6.99\t131 30
b:time work\t6.99\t73 -12\t74 15\t131 13
l:work\t4.93\t50 24\t79 5\t108 -8\t124 10\t132 9\t150 13\t151 -8\t154 22
b:howmany years\t4.79\t71 -6\t72 28\t73 31\t74 17\t108 -18
w:professional\t5.65\t73 -8\t74 30\t78 25\t84 31\t108 -16\t119 22
s:profe\t4.75\t73 -27\t74 78\t78 45\t84 44\t108 -34\t109 -7\t119 32\t132 -6\t138 36
b:of professional\t6.40\t74 19
w:experience\t3.85\t71 45\t72 29\t73 36\t74 76\t108 -8\t132 -5\t143 47\t151 -6
s:exper\t3.85\t71 36\t72 23\t73 29\t74 61\t108 -6\t143 38
b:professional experience\t6.40\t74 24
b:experience do\t5.76\t73 30\t108 -13
l:have\t6.03\t73 6
w:total\t5.55\t74 54\t108 -6
s:total\t5.55\t74 44
b:total years\t6.40\t73 -10\t74 18
b:of experience\t5.55\t71 -8\t72 7\t74 33\t108 -8
f:total\t6.20\t73 -6\t74 13
l:experience\t5.38\t73 -29\t74 37
w:nombre\t6.40\t73 -11\t74 30\t79 28
s:nombr\t6.40\t73 -9\t74 24\t79 22
b:nombre d\t6.65\t73 -7\t74 12\t79 17
w:annees\t4.83\t71 -18\t72 35\t73 58\t74 31\t108 -7
s:annee\t4.55\t55 18\t71 -14\t72 26\t73 42\t74 23\t108 -10\t136 30
b:d annees\t5.16\t72 8\t73 16\t74 25
b:annees d\t5.10\t71 -10\t72 13\t73 20\t74 21
b:d experience\t5.10\t71 -10\t72 13\t73 20\t74 21
f:nombre\t6.40\t74 12\t79 11
b:years have\t5.16\t71 -6\t72 33\t73 7\t74 18\t108 -8
b:have you\t3.63\t11 17\t28 16\t42 10\t44 36\t71 28\t72 31\t73 5\t74 18\t77 15\t104 8\t108 26\t132 -8\t155 26
w:worked\t4.59\t71 26\t72 -7\t73 29\t74 18\t108 22\t141 31\t155 45
s:worke\t4.59\t71 21\t72 -5\t73 23\t74 14\t108 18\t141 25\t155 36
b:you worked\t5.16\t71 11\t73 20\t74 12\t141 22\t155 9
w:with\t4.13\t13 7\t33 5\t62 12\t71 31\t73 28\t74 -11\t104 7\t108 -16\t118 15\t119 6\t140 9\t141 10\t143 8
b:worked with\t5.65\t71 38\t73 24\t108 -14\t155 -7
b:experience with\t5.76\t73 45\t74 -18\t108 -15\t143 22
f:years\t5.10\t71 -11\t72 16\t73 29\t74 9\t108 -6
b:have in\t6.40\t73 13\t108 -12\t127 15
w:customer\t6.65\t73 23\t74 -7\t108 17\t141 47
s:custo\t6.65\t73 18\t74 -5\t108 14\t141 37
c:military\t5.46\t42 48\t73 11\t108 -9
w:as\t4.70\t23 5\t30 6\t36 6\t41 15\t43 14\t75 22\t97 15\t108 -24\t150 6\t155 10
b:as a\t6.65\t33 9\t36 -6\t43 40\t73 12\t108 -11
w:registered\t6.99\t13 39\t73 20\t108 -13
s:regis\t6.99\t13 31\t73 16\t108 -10
s:nurse\t6.99\t13 31\t73 16\t108 -10
w:depuis\t6.20\t71 -7\t72 18\t73 29
s:depui\t6.20\t71 -6\t72 15\t73 23
w:combien\t5.10\t71 -11\t72 13\t73 50\t74 17\t79 18\t105 8\t108 -8
s:combi\t5.10\t71 -9\t72 10\t73 40\t74 14\t79 14\t105 6\t108 -6
b:depuis combien\t6.20\t72 11\t73 18
b:combien d\t5.30\t72 8\t73 21\t74 11\t79 11
w:travaillez\t6.99\t73 22
b:annees travaillez\t6.99\t73 13
b:travaillez vous\t6.99\t73 13
w:avec\t5.04\t33 7\t71 15\t73 17\t108 -10\t118 10\t122 7\t143 11\t144 7
b:vous avec\t6.40\t33 17\t73 10
f:depuis\t6.20\t72 7\t73 12
b:experience avez\t6.40\t73 15\t74 -8
w:en\t4.25\t17 17\t72 6\t73 7\t105 5\t108 8\t119 14\t134 10\t136 9\t151 10
b:vous en\t5.65\t17 39\t73 15\t74 -6\t108 -10\t134 13
s:compt\t6.40\t73 12\t74 -7\t85 26\t90 20\t108 15
f:combien\t5.46\t73 11\t74 8\t79 8
b:have experience\t6.40\t71 61\t73 -22\t108 -15
w:50\t6.03\t71 32\t114 54
l:50\t6.99\t71 12\t108 6
b:vous de\t5.30\t52 6\t71 23\t73 -8\t107 21\t123 12\t132 15
w:l\t4.55\t19 10\t52 5\t71 9\t82 8\t108 15\t121 9\t122 14\t134 5
b:de l\t5.55\t71 24\t73 -8\t82 10\t108 13\t109 -5\t134 13
b:l experience\t6.65\t71 30\t73 -10
b:experience avec\t6.03\t71 10\t73 12\t74 -6\t143 23
w:excel\t6.65\t71 35\t73 30\t74 -8
s:excel\t6.65\t71 28\t73 24\t74 -6
l:excel\t6.65\t71 11\t73 9
w:which\t4.08\t14 9\t19 -5\t34 7\t71 17\t81 6\t83 10\t109 6\t110 7\t115 14\t134 -7\t135 9\t136 -5\t146 19\t154 6\t155 11
w:tools\t6.65\t71 36\t108 10
s:tools\t6.65\t71 29\t108 8
w:used\t5.46\t20 25\t71 72\t73 15\t96 35\t108 -23\t132 -7
c:agree\t3.10\t12 29\t18 16\t20 64\t21 7\t22 18\t23 23\t24 26\t30 6\t52 13\t71 16\t85 9\t90 5\t96 9\t100 7\t104 16\t105 -5\t107 8\t108 -11\t109 -6\t116 8\t123 9\t127 -10\t128 14\t132 -6\t136 -7\t139 -6\t148 5\t150 6\t151 -6
b:you used\t5.89\t71 45\t73 10\t108 -10
s:produ\t6.03\t19 18\t71 15\t108 24
f:which\t4.30\t2 6\t14 11\t19 -6\t34 8\t71 21\t83 12\t110 9\t115 16\t134 -8\t135 11\t146 23\t147 -5\t154 8
w:outils\t6.40\t71 73\t108 21
s:outil\t6.40\t71 58\t108 17
b:quels outils\t6.99\t71 25
w:utilisez\t6.40\t71 31\t73 22\t108 -7
s:utili\t5.89\t24 30\t71 21\t73 16\t108 -9\t150 16
b:outils utilisez\t6.99\t71 25
b:utilisez vous\t6.40\t71 18\t73 13
s:possi\t6.20\t71 15\t136 19
w:forklift\t6.40\t13 60
s:forkl\t6.40\t13 48
s:certi\t4.70\t13 71\t30 33\t47 45\t84 61\t108 -15\t109 -6\t118 -6\t119 -14\t134 6
b:with the\t6.99\t13 24\t24 10
w:college\t6.99\t13 38\t59 42\t108 -10
s:colle\t6.20\t13 26\t20 14\t53 27\t58 -12\t59 29\t108 -13\t155 19
c:school\t3.69\t13 9\t49 13\t53 48\t54 43\t55 14\t56 26\t58 92\t59 42\t71 -6\t82 -12\t132 -10\t136 -6
w:ontario\t6.65\t13 37\t51 14\t108 -7
s:ontar\t6.65\t13 30\t51 11\t108 -5
w:licence\t4.70\t51 60\t84 45\t108 33\t109 -12
b:licence number\t6.65\t51 -8\t84 40\t109 -10
f:licence\t6.99\t84 12\t108 7\t109 -6
w:company\t5.16\t11 20\t62 60\t80 11\t108 15\t119 12\t132 -5\t144 32\t145 -5\t155 17
s:compa\t3.89\t11 21\t20 15\t62 32\t71 -8\t76 41\t80 41\t108 -19\t119 6\t122 22\t132 -8\t144 52\t145 -9\t151 -6\t155 60
b:current company\t6.99\t62 15
l:company\t5.65\t62 25\t108 -5
b:current or\t5.76\t62 12\t80 -8\t104 6\t147 6\t155 11
w:most\t5.55\t48 7\t62 18\t108 -7\t138 35\t147 21
b:or most\t6.03\t62 13\t147 14
w:recent\t5.65\t62 34\t147 22
s:recen\t5.55\t62 27\t108 -13\t141 32\t147 17
b:most recent\t5.89\t62 12\t147 14
b:recent employer\t6.65\t62 14
w:employeur\t5.04\t59 -10\t62 85\t105 8\t108 -16\t134 26
w:actuel\t5.38\t62 27\t65 50\t108 -9\t125 -6\t126 51\t127 -15\t147 15
s:actue\t4.98\t1 7\t15 28\t62 18\t65 36\t80 23\t93 8\t108 -18\t126 37\t127 -12\t147 29
b:employeur actuel\t5.89\t62 25
f:employeur\t6.03\t62 10
l:actuel\t5.55\t65 15\t126 16
b:current job\t6.03\t65 45\t108 -5
w:title\t5.10\t65 -12\t108 -10\t130 51\t147 66
s:title\t5.10\t65 -10\t108 -8\t130 41\t147 53
b:job title\t5.46\t65 -8\t147 50
l:title\t5.16\t130 16\t147 20
w:poste\t4.62\t4 -6\t19 -6\t23 -5\t45 21\t46 21\t108 -22\t109 -10\t111 36\t119 19\t121 24\t123 20\t131 39\t132 -7\t134 13\t136 26\t144 -14\t145 28\t147 55
s:poste\t4.48\t19 11\t20 -5\t23 13\t45 16\t46 16\t108 -19\t109 -8\t111 28\t119 15\t121 18\t123 15\t131 30\t132 -6\t134 9\t136 19\t144 -11\t145 21\t147 42
b:poste actuel\t6.65\t147 21
f:poste\t6.20\t147 20
w:highest\t5.23\t54 -7\t58 85\t108 -11
s:highe\t5.23\t54 -5\t58 68\t108 -9
b:your highest\t6.65\t58 8
w:level\t5.10\t15 12\t58 44\t82 19\t108 -6
s:level\t5.10\t15 10\t58 35\t82 16\t108 -5
b:highest level\t5.76\t58 18
b:level of\t5.38\t58 19\t82 9
w:education\t5.30\t58 60
s:educa\t5.30\t58 48
b:of education\t5.76\t58 19
l:education\t6.03\t58 7
w:niveau\t4.70\t53 22\t58 58\t82 44\t108 -9
s:nivea\t4.70\t53 17\t58 47\t82 35\t108 -7
b:niveau de\t5.30\t58 24\t82 14
w:scolarite\t5.76\t58 59
s:scola\t5.76\t58 48
b:de scolarite\t5.89\t58 19
f:niveau\t5.76\t58 22
l:scolarite\t6.99\t58 11
w:school\t5.89\t59 71\t108 6
s:schoo\t5.76\t59 56
f:school\t6.40\t59 23\t108 -6
l:school\t6.40\t59 18
w:field\t6.65\t56 32
s:field\t6.65\t56 26
c:field\t5.23\t53 19\t56 155\t58 -5\t108 48\t132 -12
b:field of\t6.65\t56 19
w:study\t6.65\t56 32
s:study\t6.65\t56 26
c:attend\t5.89\t56 17\t59 33
b:of study\t6.65\t56 19
f:field\t6.99\t56 13
l:study\t6.65\t56 10
b:votre niveau\t6.03\t82 12
w:francais\t5.38\t82 86
s:franc\t5.04\t82 63\t108 -6\t151 35
b:de francais\t6.65\t82 19
b:a l\t6.20\t19 24\t108 20
f:votre\t4.30\t58 5\t60 17\t61 -16\t85 9\t95 11\t98 9
w:english\t5.65\t82 84\t108 -8
s:engli\t5.55\t82 123\t108 -11\t132 -6
w:language\t6.20\t71 -7\t81 60\t82 46\t108 -11
s:langu\t5.10\t71 -7\t81 89\t82 28\t83 73\t108 -19\t139 -7
b:english language\t6.99\t82 7
f:english\t6.03\t82 22
w:french\t6.03\t82 81\t108 -8
s:frenc\t6.03\t82 65\t108 -6
l:french\t6.20\t82 25
w:languages\t6.65\t83 50\t108 -10
b:which languages\t6.99\t83 18
b:languages do\t6.65\t83 30\t108 -6
w:speak\t6.40\t82 19\t83 47\t108 -14
s:speak\t6.20\t82 14\t83 36\t108 7
b:you speak\t6.40\t82 11\t83 28\t108 -8
l:speak\t6.99\t83 9
w:did\t4.36\t53 7\t63 27\t67 6\t108 9\t121 41
b:how did\t4.98\t108 6\t121 53
b:did you\t4.36\t53 13\t63 47\t67 10\t108 15\t121 70
w:hear\t5.55\t19 47\t23 15\t108 -8\t121 28
c:source\t3.72\t0 8\t19 16\t30 7\t60 12\t109 11\t121 114\t139 9\t144 8
b:you hear\t5.89\t121 20
w:about\t4.45\t19 11\t22 24\t23 14\t108 -8\t119 8\t121 9\t138 5\t139 11\t141 11\t144 6
b:hear about\t5.76\t23 13\t121 19
b:about this\t5.65\t22 9\t121 14\t145 12
l:job\t4.88\t65 20\t67 11\t108 10\t121 5\t139 11\t145 5\t147 -11
b:about us\t6.40\t121 16
w:comment\t5.30\t26 14\t82 7\t100 17\t108 -8\t121 27
c:about\t3.80\t3 -5\t4 11\t5 8\t11 16\t19 13\t23 6\t26 16\t30 6\t33 10\t45 9\t46 10\t49 37\t67 7\t71 -7\t91 24\t100 19\t108 -13\t121 19\t127 -5\t132 -11\t136 -7\t139 54\t144 5\t145 11\t147 11
b:comment avez\t5.89\t108 -5\t121 30
w:entendu\t6.65\t121 32
s:enten\t6.65\t121 26
b:vous entendu\t6.99\t121 17
w:parler\t6.65\t121 32
s:parle\t6.20\t83 49\t108 -11\t121 20\t139 37
b:entendu parler\t6.65\t121 19
b:parler de\t6.65\t121 19
w:nous\t5.04\t11 41\t20 15\t60 11\t71 -5\t80 27\t83 -5\t108 14\t118 28\t121 31\t132 -9\t134 30\t136 7\t139 39\t144 31\t155 -6
b:de nous\t6.99\t121 11
f:comment\t5.30\t26 16\t82 8\t100 20\t108 -10\t121 31
l:nous\t5.89\t11 15\t80 10\t108 6\t144 6
w:previously\t6.20\t108 26\t155 26
s:previ\t6.20\t108 21\t155 21
b:you previously\t6.20\t108 16\t155 16
b:previously worked\t6.99\t155 11
b:worked for\t5.38\t71 -8\t108 -6\t155 61
w:companyname\t4.18\t11 12\t20 22\t62 -6\t71 -8\t76 56\t80 46\t108 -41\t122 31\t132 -7\t144 44\t145 -8\t151 -6\t155 78
b:for companyname\t5.65\t122 13\t144 8\t155 14
w:an\t4.52\t0 9\t28 6\t36 14\t91 11\t104 5\t105 12\t120 6\t136 -10
b:as an\t6.03\t36 21\t155 12
w:employee\t5.38\t62 -9\t80 52\t108 -13\t109 -8\t120 53\t155 31
b:an employee\t6.20\t80 10\t108 -7\t120 15\t155 10
b:employee or\t6.65\t155 13
w:contractor\t6.99\t155 18
s:contr\t5.46\t27 57\t108 55\t155 10
f:have\t4.18\t11 13\t28 13\t42 8\t44 28\t72 14\t73 -6\t104 7\t108 12\t155 22
l:contractor\t6.99\t155 6
w:ever\t5.16\t28 22\t44 72\t71 -8\t108 25\t155 26
b:ever worked\t6.03\t108 21
l:companyname\t4.79\t80 17\t108 -8\t122 12\t144 16\t155 8
w:deja\t5.10\t11 78\t28 6\t44 44\t71 -6\t72 15\t108 31\t121 -6\t132 -6\t155 47
b:vous deja\t5.16\t11 48\t44 27\t72 9\t108 20\t155 18
w:travaille\t5.76\t11 -7\t71 38\t108 14\t122 21\t155 35
b:deja travaille\t6.03\t108 20\t155 23
b:travaille pour\t6.65\t155 18
w:applied\t6.99\t11 61\t108 -7\t155 -14
s:appli\t4.66\t11 32\t18 16\t20 24\t22 19\t23 6\t45 21\t70 -6\t97 17\t104 9\t121 12\t155 -9
b:you applied\t6.99\t11 37\t155 -9
b:applied to\t6.99\t11 37\t155 -9
b:to companyname\t6.99\t11 19\t20 6\t155 -7
w:before\t5.23\t11 21\t52 10\t72 46\t73 -12\t108 11\t155 31
s:befor\t5.23\t11 17\t52 8\t72 37\t73 -10\t108 8\t155 25
b:companyname before\t6.40\t11 17
l:before\t5.30\t11 7\t72 14\t155 10
w:who\t5.38\t62 42\t120 16\t122 15
w:referred\t6.03\t120 74\t121 29\t147 -11
s:refer\t4.75\t47 42\t60 -10\t97 -5\t108 10\t109 -13\t118 67\t119 82\t120 43\t121 15\t132 -7\t147 -9
b:who referred\t6.40\t108 14\t120 33\t147 -7
b:referred you\t6.40\t108 14\t120 33\t147 -7
b:you for\t6.65\t120 23\t147 -7
w:position\t4.79\t44 16\t108 -24\t115 45\t119 28\t120 25\t123 14\t132 -8\t145 24\t147 72\t148 12\t151 6
s:posit\t4.70\t22 8\t44 12\t108 -21\t115 35\t119 22\t120 19\t123 11\t132 -7\t145 19\t147 56\t148 9
b:this position\t5.76\t108 -7\t120 19\t123 14\t145 23\t147 -11\t148 9
f:who\t5.89\t62 53\t120 13
l:position\t5.30\t120 9\t123 6\t145 9\t147 23
b:have any\t5.55\t17 28\t28 27\t104 17\t108 22\t122 19
w:relatives\t6.40\t108 -11\t122 59
s:relat\t5.89\t20 8\t108 15\t122 63
c:data\t3.82\t20 92\t21 10\t23 13\t30 28\t108 -15\t122 19\t139 8
b:any relatives\t6.65\t108 -5\t122 25
w:working\t5.38\t71 9\t74 30\t100 -9\t108 -16\t122 15\t132 6\t140 30\t144 23\t154 43
s:worki\t5.38\t71 7\t74 24\t100 -7\t108 -13\t122 12\t140 24\t144 19\t154 35
w:bound\t6.20\t104 28
s:bound\t6.20\t104 22
b:you bound\t6.20\t104 17
w:by\t4.70\t19 8\t20 9\t22 17\t70 9\t75 22\t80 7\t104 7\t108 -11\t120 6\t155 6
b:bound by\t6.20\t104 17
b:by a\t6.40\t104 11
w:non\t5.55\t28 75\t104 72\t108 -24
b:a non\t6.03\t104 27
w:compete\t6.20\t104 46\t108 -5
s:compe\t5.38\t63 -8\t104 38\t108 18\t127 15\t133 49\t155 -17
b:non compete\t6.20\t104 28
w:agreement\t5.89\t104 59\t108 -10
s:agree\t4.75\t12 16\t20 32\t22 11\t24 9\t104 37\t108 -11
b:compete agreement\t6.65\t104 12
l:agreement\t6.40\t104 9
b:you ever\t5.30\t28 13\t44 45\t108 5\t155 16
w:been\t4.88\t28 16\t44 31\t73 -6\t74 10\t77 12\t108 -11\t155 15
b:ever been\t5.89\t28 16\t44 52\t108 -25\t155 15
w:convicted\t6.40\t28 58\t108 -10
s:convi\t5.65\t28 85\t106 7\t108 -27\t132 14
b:been convicted\t6.40\t28 35\t108 -6
b:convicted of\t6.40\t28 35\t108 -6
b:of a\t5.76\t28 17\t43 14\t108 -7\t109 -6\t119 13\t149 27
w:criminal\t6.20\t12 16\t28 40\t108 -15
s:crimi\t6.03\t12 12\t28 42\t108 -12
b:a criminal\t6.40\t12 10\t28 22\t108 -9
w:offence\t6.65\t28 29\t108 -5
s:offen\t6.65\t28 23
b:offence for\t6.99\t28 6
b:for which\t6.40\t28 12
w:pardon\t5.89\t28 61\t108 -7
s:pardo\t5.89\t28 48\t108 -6
b:a pardon\t6.65\t28 8
w:has\t6.65\t108 7
w:not\t6.20\t28 29\t108 -8\t123 19
w:granted\t6.65\t28 15
s:grant\t6.65\t28 12
w:casier\t6.40\t12 16\t28 35
s:casie\t6.40\t12 13\t28 28
b:un casier\t6.65\t28 23
w:judiciaire\t6.40\t12 16\t28 35
s:judic\t6.20\t12 12\t28 44
b:casier judiciaire\t6.40\t12 10\t28 21
l:judiciaire\t6.99\t28 9
w:undergo\t6.99\t12 35\t108 -5
s:under\t5.89\t12 23\t20 17\t30 29
b:undergo a\t6.99\t12 21
w:background\t6.40\t12 32\t37 26\t108 -19\t137 67
s:backg\t6.40\t12 26\t37 20\t108 -15\t137 54
b:background check\t6.99\t12 22
l:check\t6.40\t12 17
w:acceptez\t5.55\t12 34\t20 17\t52 29\t107 11\t108 -8\t132 23
s:accep\t4.23\t12 19\t18 16\t19 -8\t20 29\t21 15\t22 19\t24 37\t52 16\t71 -6\t107 19\t108 -10\t123 23\t127 -12\t128 28\t132 8\t136 -5\t148 12
b:acceptez vous\t5.55\t12 20\t20 10\t52 17\t107 6\t132 14
w:une\t4.23\t12 13\t13 -8\t16 11\t18 7\t33 21\t34 9\t36 6\t41 13\t43 10\t45 7\t72 8\t91 6\t104 5\t109 -5\t124 14\t132 -9\t136 -6\t140 20\t150 12\t151 5
b:vous une\t5.30\t12 19\t13 -14\t33 20\t34 21\t36 14\t41 29\t72 9\t73 -7\t108 9\t150 14
w:verification\t6.40\t12 63
s:verif\t6.40\t12 51
b:une verification\t6.40\t12 38
b:verification de\t6.99\t12 19
b:de vos\t6.99\t12 19
w:antecedents\t6.65\t12 29\t28 22
s:antec\t6.65\t12 23\t28 17
b:vos antecedents\t6.99\t12 19
f:acceptez\t5.55\t12 14\t20 7\t52 12\t132 9
l:antecedents\t6.99\t12 9
w:may\t5.38\t22 12\t23 14\t104 7\t108 -8\t118 13\t119 8
b:may we\t6.65\t22 10\t62 -6\t108 -5\t118 28
w:contact\t5.46\t23 30\t26 33\t62 -8\t108 10\t109 20\t118 34\t119 -5
s:conta\t5.30\t23 22\t26 58\t62 -7\t108 -23\t109 14\t118 25\t119 39
b:we contact\t6.65\t26 25\t62 -6\t108 -14\t118 26
b:contact your\t6.99\t62 -6\t118 29
b:current employer\t6.20\t105 13\t108 18\t118 14
f:may\t6.40\t22 7\t118 18
w:please\t5.30\t48 6\t60 19\t70 11\t97 -9\t108 17\t119 17\t120 7\t121 -10\t153 8
w:list\t6.20\t71 -12\t82 -7\t89 44\t109 -6\t119 23\t133 65
b:please list\t6.65\t108 9\t119 16
w:references\t5.76\t47 67\t108 -20\t109 -6\t118 43\t119 48
c:referees\t4.75\t47 31\t60 -8\t72 15\t74 -5\t97 -6\t108 45\t109 -10\t118 51\t119 63\t132 -5
b:professional references\t6.99\t119 16
b:references name\t6.65\t119 20
f:please\t5.76\t48 8\t70 14\t97 -11\t119 21\t153 11
b:require any\t6.99\t0 11
w:accommodation\t6.20\t0 51\t108 -5
s:accom\t6.20\t0 41
b:any accommodation\t6.99\t0 11
w:during\t6.20\t0 33\t114 16
s:durin\t6.20\t0 26\t114 13
b:accommodation during\t6.40\t0 20
b:during the\t6.99\t0 11
w:interview\t5.89\t0 47\t108 21\t136 -10
s:inter\t4.75\t0 29\t17 74\t45 18\t46 18\t108 -14\t121 -6\t132 -7\t136 -10\t144 31\t145 56\t147 -8
c:hiring\t4.06\t0 54\t18 10\t20 39\t22 12\t45 13\t73 7\t108 6\t121 7\t132 -7\t136 -10\t139 14
b:the interview\t6.99\t0 9
w:process\t6.65\t0 17
s:proce\t5.76\t0 11\t20 31
l:process\t6.99\t0 5
w:lift\t6.20\t108 -17\t114 68
b:to lift\t6.65\t108 -9\t114 30
b:lift 50\t6.65\t108 -9\t114 30
w:drug\t6.40\t52 74\t108 -10
b:a drug\t6.99\t52 26
w:test\t6.20\t52 86\t108 -9
b:drug test\t6.99\t52 27
l:test\t6.99\t52 13
w:gender\t5.23\t34 88\t108 -11
s:gende\t5.23\t34 70\t108 -9
f:gender\t5.46\t34 22
l:gender\t5.30\t34 22
b:how do\t6.65\t97 -6\t101 47
w:identify\t5.65\t33 11\t34 49\t36 22\t41 49\t43 47\t108 -20\t121 -6
s:ident\t5.46\t33 8\t34 54\t36 17\t41 38\t43 36\t108 -19\t113 34\t121 -5
b:you identify\t5.76\t34 30\t36 14\t41 30\t43 30\t108 -12
b:your gender\t6.99\t34 15
w:race\t6.65\t37 87\t108 -7
f:race\t6.65\t37 35
l:race\t6.99\t37 23
w:ethnic\t6.99\t37 58\t108 -6
s:ethni\t6.40\t37 140\t108 -16\t132 -6
w:group\t6.65\t31 44\t37 25\t43 10\t108 -8
s:group\t6.40\t19 15\t31 34\t37 20\t43 8\t108 -7
l:group\t6.65\t31 13\t37 8
w:hispanic\t6.65\t35 58\t108 -8
s:hispa\t6.65\t35 46\t108 -6
b:you hispanic\t6.99\t35 24
w:latino\t6.65\t35 58\t108 -8
s:latin\t6.65\t35 46\t108 -6
l:latino\t6.65\t35 17
w:veteran\t6.03\t42 58\t153 -8
s:veter\t6.03\t42 47\t153 -6
b:veteran status\t6.03\t42 35
f:veteran\t6.20\t42 15
w:disability\t5.89\t33 87\t108 -19
s:disab\t5.89\t33 70\t108 -15
b:disability status\t6.40\t33 27
f:disability\t6.40\t33 18
b:identify as\t5.89\t33 7\t36 15\t41 32\t43 31\t108 -10
w:indigenous\t6.40\t36 59\t108 -10
s:indig\t6.40\t36 47\t108 -8
b:an indigenous\t6.40\t36 35\t108 -6
w:person\t5.65\t33 18\t34 -7\t36 42\t41 -6\t43 51\t75 75\t120 -19\t132 -5
b:indigenous person\t6.40\t36 35\t108 -6
l:person\t6.40\t36 12\t43 19
w:faites\t6.65\t36 22\t43 18
s:faite\t6.65\t36 18\t43 15
b:faites vous\t6.65\t36 13\t43 11
w:partie\t6.65\t36 22\t43 18
s:parti\t5.38\t36 14\t43 11\t108 -13\t131 43\t132 -9\t136 30\t141 33
b:vous partie\t6.65\t36 13\t43 11
b:partie d\t6.99\t43 12
b:d une\t5.89\t33 31\t43 15\t108 28\t109 -8\t151 11
w:minorite\t6.40\t43 46
s:minor\t6.03\t43 56
b:une minorite\t6.40\t43 28
w:visible\t6.03\t43 69\t108 -5
s:visib\t6.03\t43 56
b:minorite visible\t6.40\t43 28
f:faites\t6.65\t36 9\t43 7
l:visible\t6.40\t43 14
w:sexual\t6.99\t39 38
s:sexua\t6.99\t39 30
b:your sexual\t6.99\t39 23
w:orientation\t6.65\t39 102\t108 -11
s:orien\t6.65\t39 81\t108 -9
b:sexual orientation\t6.99\t39 23
l:orientation\t6.99\t39 11
w:i\t3.80\t18 6\t20 26\t22 17\t24 12\t30 31\t65 14\t108 -12
w:declare\t6.03\t30 31
s:decla\t6.03\t30 25
b:i declare\t6.20\t30 12
b:declare that\t6.20\t30 12
b:that i\t6.99\t20 10
b:i have\t5.16\t20 14\t24 5\t30 27\t100 7\t108 -8\t155 10
w:read\t5.30\t20 30\t24 9\t30 22\t108 24
b:have read\t5.65\t20 9\t24 6\t30 14
b:read the\t6.03\t20 12
w:privacy\t5.30\t20 63
s:priva\t5.30\t20 50
b:the privacy\t5.89\t20 17
b:privacy notice\t5.76\t20 22
w:agree\t5.10\t12 22\t20 44\t22 15\t24 12\t108 -6
b:agree to\t5.46\t12 15\t20 15\t22 10
b:to the\t5.30\t18 14\t19 23\t20 8\t23 17\t24 5\t106 9\t108 -11
w:processing\t6.40\t20 28
b:the processing\t6.65\t20 5
b:processing of\t6.65\t20 5
w:my\t4.62\t18 7\t20 21\t22 8\t23 13\t122 6
b:of my\t5.89\t122 14
w:personal\t6.20\t60 22\t61 -6\t92 26\t108 -11\t139 33
b:my personal\t6.99\t20 5
w:data\t5.46\t20 61\t23 11
b:personal data\t6.99\t20 5
f:i\t3.89\t18 7\t19 6\t20 22\t22 20\t24 11\t30 30\t65 16\t108 -13
w:j\t4.79\t18 8\t20 20\t21 8\t22 10\t24 10\t30 5\t108 -5
w:accepte\t5.16\t18 25\t19 -8\t20 27\t21 24\t22 32\t23 10\t24 32\t108 -11\t132 -5
b:j accepte\t5.16\t18 15\t19 -5\t20 16\t21 14\t22 19\t23 6\t24 19\t108 -7
w:la\t4.66\t4 8\t11 12\t13 17\t19 15\t20 17\t120 14\t122 6\t123 7
b:accepte la\t6.99\t20 15
w:politique\t6.20\t20 33
s:polit\t6.20\t20 27
b:la politique\t6.20\t20 20
b:politique de\t6.20\t20 20
w:confidentialite\t6.20\t20 33
b:de confidentialite\t6.20\t20 20
f:j\t4.79\t18 9\t20 23\t21 9\t22 12\t24 12\t30 6\t108 -6
w:box\t6.99\t20 33
b:this box\t6.99\t20 20
b:box i\t6.99\t20 20
w:consent\t5.55\t12 18\t18 25\t20 22\t24 9\t52 16\t108 -8
s:conse\t4.70\t12 25\t18 16\t20 45\t21 17\t23 29\t24 6\t52 11\t108 -13\t122 13
b:i consent\t6.03\t18 16\t20 18
b:consent to\t5.55\t12 11\t18 15\t20 13\t24 6\t52 10\t108 -5
w:storing\t6.99\t20 33
s:stori\t6.99\t20 27
s:respo\t6.65\t20 15\t32 94\t63 60\t108 -53\t133 -9
b:for the\t5.89\t20 11\t122 13\t144 15\t155 11
s:consi\t6.03\t20 14\t23 29\t33 16\t123 20
w:me\t4.88\t19 33\t22 22\t23 40\t108 -12
b:me for\t6.65\t20 12\t23 25
f:by\t6.40\t20 16
w:certify\t5.89\t30 35
b:i certify\t5.89\t30 21
b:certify that\t5.89\t30 21
b:that the\t5.76\t30 25
w:information\t5.46\t20 43\t30 31\t108 -6\t139 23
s:infor\t5.30\t19 68\t20 33\t30 23\t108 -12\t139 17
b:the information\t6.03\t30 25
w:provided\t6.99\t30 29
b:information provided\t6.99\t30 17
b:provided is\t6.99\t30 17
w:true\t5.23\t30 81\t108 -6
b:is true\t5.46\t30 36
b:true and\t6.03\t30 21
w:complete\t5.65\t3 49\t4 -18\t30 30\t58 10
b:and complete\t6.03\t30 21
l:complete\t5.76\t3 15\t4 -6\t30 9
w:je\t5.10\t19 24\t30 15
w:certifie\t6.40\t30 25
b:je certifie\t6.40\t30 15
w:que\t4.79\t18 8\t20 14\t21 7\t23 7\t30 17\t150 5
b:certifie que\t6.99\t30 8
b:que les\t6.40\t30 22
w:renseignements\t5.46\t20 33\t30 41
s:rense\t5.46\t20 26\t30 33
b:les renseignements\t6.40\t30 22
w:fournis\t6.20\t30 37
s:fourn\t6.03\t30 28\t108 -10\t124 47\t151 -11
b:renseignements fournis\t6.20\t30 22
b:fournis sont\t6.65\t30 16
w:exacts\t6.65\t30 34
s:exact\t6.03\t30 46
b:sont exacts\t6.65\t30 20
w:complets\t6.99\t30 14
b:et complets\t6.99\t30 8
f:je\t5.10\t19 27\t30 17
w:yes\t6.40\t22 6\t23 8\t155 20
b:contact me\t6.99\t23 25
b:me about\t6.03\t22 24\t23 26\t108 -6
b:about future\t6.99\t23 31
w:opportunities\t6.65\t19 56\t23 25\t108 -8\t121 -8
s:oppor\t6.20\t19 42\t23 18\t108 -7
f:yes\t6.65\t22 7\t23 9
l:opportunities\t6.65\t19 17\t23 7
w:consens\t6.99\t20 13\t23 13
b:je consens\t6.99\t20 8\t23 8
b:consens a\t6.99\t20 8\t23 8
w:ce\t5.23\t45 10\t46 9\t108 -5\t121 14\t134 6\t144 7\t145 13
b:a ce\t6.99\t20 8\t23 8
b:ce que\t6.99\t20 8\t23 8
w:mes\t5.04\t20 18\t21 8\t30 11
b:que mes\t5.55\t20 10\t21 15\t23 7\t30 15
w:donnees\t5.55\t20 36\t21 25\t23 12\t108 -5
s:donne\t5.23\t20 27\t21 19\t23 9\t105 14\t108 -5
b:mes donnees\t5.65\t20 14\t21 16\t23 8
w:soient\t6.03\t20 11\t21 28\t23 13
s:soien\t6.03\t20 9\t21 22\t23 10
b:donnees soient\t6.40\t21 18\t23 9
w:conservees\t6.65\t20 -15\t21 31\t23 16
b:soient conservees\t6.65\t20 -9\t21 19\t23 10
w:12\t6.99\t20 -11\t21 33\t23 9
w:mois\t6.20\t20 -14\t21 28\t23 13\t108 -7\t132 -6\t136 67
b:12 mois\t6.99\t20 -7\t21 20\t23 5
b:mois pour\t6.99\t23 14
b:pour d\t6.40\t20 -5\t23 31
w:autres\t5.76\t20 -9\t22 21\t23 39\t47 61\t87 84\t108 -16\t132 -7\t136 -5
s:autre\t5.65\t20 -8\t22 16\t23 30\t47 47\t87 65\t108 -13\t123 15\t132 -6
b:d autres\t6.03\t20 -5\t22 15\t23 34
w:offres\t5.76\t19 43\t20 -5\t22 20\t23 24\t108 -7
s:offre\t5.04\t19 29\t22 13\t23 16\t108 10\t109 -7\t121 35
b:autres offres\t6.99\t23 19
l:offres\t6.99\t23 9
w:keep\t5.76\t19 22\t23 68\t108 -6
b:keep my\t6.20\t23 33
w:application\t4.93\t18 22\t20 32\t22 26\t23 9\t30 8\t45 29\t108 -14\t121 18
b:my application\t5.65\t18 15\t20 10\t22 19\t23 7
w:on\t4.75\t69 41\t76 27\t81 6\t86 -8\t97 16\t108 -20\t109 13\t136 8\t141 12
w:other\t5.16\t19 8\t22 10\t23 25\t47 6\t87 17\t96 11\t108 8\t121 -11
b:for other\t6.20\t23 42
w:roles\t6.99\t23 35
s:roles\t6.99\t23 28
f:keep\t6.03\t19 10\t23 18
l:roles\t6.99\t23 10
b:me to\t6.99\t19 31\t23 23\t108 -10
w:newsletter\t6.40\t19 64\t108 20
s:newsl\t6.40\t19 51\t108 16
l:newsletter\t6.65\t19 25\t108 -5
b:i agree\t5.65\t20 15\t22 11\t24 8
w:receive\t6.99\t19 40\t108 -8
s:recei\t6.65\t19 30\t108 -7
w:text\t5.65\t20 -7\t22 111\t23 -6\t108 -10
w:messages\t6.40\t20 -6\t22 38
s:messa\t5.89\t20 -6\t22 27\t108 -6\t139 51
b:text messages\t6.40\t22 23
b:messages about\t6.40\t22 23
b:about my\t6.65\t22 24
l:application\t5.10\t18 7\t20 10\t22 8\t45 9\t121 6
w:accept\t6.03\t24 30\t108 10\t127 -10\t128 27
b:i accept\t6.99\t24 21
b:accept the\t6.65\t24 20
w:terms\t6.20\t24 58
s:terms\t6.20\t24 46
b:the terms\t6.40\t20 -6\t24 36
b:terms and\t6.65\t24 26
w:conditions\t6.40\t20 -11\t24 83\t108 -7
s:condi\t6.03\t20 -8\t24 63\t108 24
b:and conditions\t6.65\t24 26
l:conditions\t6.65\t24 13
w:use\t5.55\t18 25\t20 19\t24 14\t100 29\t108 -20\t116 29\t150 26
b:the use\t6.65\t18 18
b:use of\t6.65\t18 18
w:artificial\t6.99\t18 33\t20 -7
s:artif\t6.65\t18 52\t20 -11
b:of artificial\t6.99\t18 20
w:intelligence\t6.65\t18 65\t20 -14
s:intel\t6.65\t18 52\t20 -11
b:artificial intelligence\t6.99\t18 20
s:evalu\t6.99\t18 11\t82 23
w:electronic\t6.65\t70 24
s:elect\t5.46\t4 -13\t60 48\t70 26
w:signature\t5.30\t69 46\t70 80\t97 -12\t98 -5\t108 -7\t136 -5
s:signa\t5.23\t69 36\t70 106\t97 -26\t98 -5\t108 -7
b:electronic signature\t6.65\t70 14
b:signature type\t6.40\t70 22
b:type your\t5.89\t60 -10\t61 33\t70 35\t108 -6
f:electronic\t6.65\t70 9
w:why\t5.30\t67 33\t108 -15\t121 -6\t132 -6\t139 34\t144 67\t145 57\t147 -6\t151 -6
b:why do\t5.89\t67 7\t108 -6\t139 25\t144 19\t145 22
w:want\t5.65\t67 11\t108 -12\t127 13\t139 40\t144 30\t145 35\t151 -5
b:you want\t5.65\t67 6\t108 -7\t127 8\t139 24\t144 18\t145 21
b:want to\t6.03\t67 14\t108 -6\t144 27\t145 18
b:work at\t5.89\t108 -7\t114 22\t122 11\t144 17\t145 23
b:at companyname\t6.40\t122 12\t144 11
f:why\t5.46\t67 14\t139 15\t144 18\t145 17
w:pourquoi\t5.55\t45 28\t46 27\t108 -11\t144 65\t145 12\t147 -6
s:pourq\t5.55\t45 23\t46 22\t108 -9\t144 52\t145 9
w:souhaitez\t5.89\t1 -18\t81 22\t100 58\t108 19\t144 34
b:pourquoi souhaitez\t6.65\t144 26
b:souhaitez vous\t5.89\t1 -11\t81 13\t100 35\t108 11\t144 20
b:vous vous\t5.89\t106 11\t108 28\t136 8\t144 10\t148 14
w:joindre\t4.98\t25 48\t45 26\t46 -6\t48 28\t108 9\t109 26\t144 12\t145 -8
s:joind\t4.98\t25 39\t45 21\t48 22\t108 8\t109 21\t144 10\t145 -6
b:vous joindre\t5.55\t25 33\t108 -13\t109 26\t144 9
b:joindre a\t6.65\t136 10\t144 12
w:notre\t5.55\t19 11\t106 25\t108 -15\t121 36\t144 34\t155 40
s:notre\t5.55\t19 9\t106 20\t108 -12\t121 29\t144 27\t155 32
b:a notre\t6.40\t106 18\t144 11
w:equipe\t6.03\t72 68\t73 -15\t108 -7\t144 17
s:equip\t6.03\t72 55\t73 -12\t108 -6\t144 14
b:notre equipe\t6.99\t144 13
f:pourquoi\t5.55\t45 11\t46 11\t144 26
l:equipe\t6.03\t72 20\t144 5
b:why are\t6.99\t108 -6\t144 14\t145 9
w:interested\t6.65\t108 -12\t144 21\t145 36
b:you interested\t6.99\t108 -6\t144 14\t145 9
b:interested in\t6.65\t108 -7\t144 13\t145 22
b:in this\t6.03\t30 8\t108 -6\t144 -6\t145 37\t148 7
w:tell\t6.03\t34 16\t108 -7\t138 7\t139 15\t141 15\t144 7
b:tell us\t6.20\t34 29\t108 -12\t121 -6\t138 13\t139 26\t141 26\t144 13
b:us about\t6.99\t108 -5\t138 15\t141 30
b:when you\t6.99\t40 31\t108 -21\t141 30
b:with a\t5.89\t33 15\t104 6\t108 7\t134 9\t141 25
f:tell\t6.20\t34 19\t108 -8\t138 9\t139 17\t141 17\t144 9
w:additional\t6.99\t20 -8\t139 64
s:addit\t6.99\t20 -6\t139 52
f:additional\t6.99\t139 26
l:information\t6.99\t139 9
w:there\t5.65\t63 36\t104 7\t108 -21\t123 8\t144 8\t147 20
b:is there\t6.65\t0 9\t104 15\t139 9
w:anything\t6.40\t0 14\t139 41
s:anyth\t6.40\t0 11\t139 33
b:there anything\t6.99\t0 9\t139 10
w:else\t6.65\t139 43
b:anything else\t6.65\t139 26
b:else you\t6.99\t139 13
w:would\t4.30\t26 9\t79 5\t87 14\t100 7\t107 7\t108 22\t123 13\t128 6\t132 -6\t134 7\t135 9\t154 18
b:you would\t6.03\t87 34\t100 19\t108 -12\t127 -7\t128 16\t144 13
w:like\t5.46\t19 11\t22 55\t23 12\t79 20\t87 50\t100 27\t108 15\t121 -7\t132 -8\t139 8\t144 16
b:would like\t6.20\t19 19\t87 35\t100 19\t108 -12\t144 13
b:like us\t6.65\t100 22\t139 10
b:us to\t5.65\t0 12\t100 18\t134 10\t139 8
w:know\t6.03\t30 24\t108 8\t139 36\t144 27
b:to know\t6.99\t139 13
f:is\t5.16\t13 16\t62 -7\t104 7\t108 49\t122 8
l:know\t6.65\t139 13
b:you most\t6.99\t138 26
w:proud\t6.65\t108 -6\t138 67
s:proud\t6.65\t138 53
b:most proud\t6.99\t138 26
b:proud of\t6.65\t138 40
l:of\t6.65\t14 14\t138 13
w:favourite\t6.99\t108 35
s:favou\t6.99\t108 28
b:your favourite\t6.99\t108 21
b:nom d\t6.65\t98 27\t100 -6
w:usage\t6.20\t95 -14\t98 38\t100 48\t108 -6
s:usage\t6.20\t95 -11\t98 30\t100 39
b:d usage\t6.20\t95 -8\t98 23\t100 29
l:usage\t6.40\t98 12\t100 7
b:name as\t6.65\t97 38\t108 -9
b:as on\t6.99\t97 42\t108 -10
b:on your\t6.99\t97 42\t108 -10
w:passport\t6.40\t97 22\t108 25\t113 33\t151 -6
s:passp\t6.40\t97 18\t108 20\t113 26
l:passport\t6.65\t97 7\t108 10
w:ot\t6.99\t107 39
w:ok\t6.65\t107 55
b:ot ok\t6.99\t107 23
f:ot\t6.99\t107 16
l:ok\t6.99\t107 12
w:set\t6.99\t154 39
b:which set\t6.99\t154 23
b:set up\t6.99\t154 23
w:suits\t6.99\t154 39
s:suits\t6.99\t154 31
b:up suits\t6.99\t154 23
b:suits you\t6.99\t154 23
w:best\t5.76\t25 50\t60 18\t73 17\t108 -19\t154 31
b:you best\t6.99\t154 23
l:best\t6.99\t154 12
w:mel\t6.99\t60 86
f:mel\t6.99\t60 34
l:mel\t6.99\t60 26
w:cp\t6.99\t6 73\t108 -6
f:cp\t6.99\t6 29
l:cp\t6.99\t6 22
w:etablissement\t5.76\t59 96\t62 30\t108 23\t127 -11
s:etabl\t5.76\t59 77\t62 24\t108 19\t127 -9
b:etablissement employeur\t6.99\t59 -8\t62 27
f:etablissement\t5.89\t59 34\t62 12\t108 11
l:employeur\t5.76\t62 17\t134 6
b:travailler le\t6.99\t132 21
b:le week\t6.99\t132 21
w:end\t6.40\t55 51\t68 -5\t132 31\t136 -15
c:ends\t4.55\t28 7\t53 85\t54 16\t55 113\t56 -9\t58 6\t108 -5\t132 6\t136 -21
b:week end\t6.99\t132 21
l:end\t6.99\t132 11
w:annee\t5.89\t55 30\t108 -7\t127 8\t136 51
b:annee d\t6.40\t55 31
w:obtention\t6.40\t55 52
s:obten\t5.30\t16 33\t28 14\t53 24\t54 29\t55 30\t58 8\t108 -11
b:d obtention\t6.40\t55 31
f:annee\t6.20\t55 13\t136 21
l:obtention\t6.65\t55 9
w:report\t6.99\t136 47
s:repor\t6.99\t136 37
f:on\t6.40\t69 64\t108 -10\t109 10\t132 -9\t136 14
b:quel type\t6.99\t131 42
b:type de\t6.03\t27 22\t108 -7\t109 -20\t112 30\t131 34\t134 -6\t135 29
b:de poste\t6.40\t108 -6\t111 36\t131 36\t136 22\t147 -16
s:cherc\t6.99\t131 56
b:currently a\t6.99\t80 17
w:term\t6.65\t80 26\t108 16
b:a term\t6.99\t80 17
b:term or\t6.99\t80 17
w:indeterminate\t6.99\t80 28
s:indet\t6.99\t80 22
b:or indeterminate\t6.99\t80 17
b:indeterminate employee\t6.99\t80 17
b:employee of\t6.03\t62 -5\t80 36\t108 -9\t155 10
b:of companyname\t6.40\t20 7\t80 21
b:accepte que\t5.55\t18 17\t20 10\t21 16\t23 8
b:mes renseignements\t6.20\t20 24
w:servent\t6.99\t20 11
s:serve\t6.40\t20 8\t42 26
b:renseignements servent\t6.99\t20 7
b:servent a\t6.99\t20 7
w:traiter\t6.40\t20 29
s:trait\t5.89\t20 29
b:a traiter\t6.99\t20 7
w:ma\t5.76\t18 10\t20 13
b:traiter ma\t6.40\t20 17
w:candidature\t5.55\t11 45\t18 28\t20 45\t108 -14
s:candi\t5.38\t11 34\t18 21\t20 36\t23 44\t108 -16
b:ma candidature\t5.76\t18 17\t20 22
l:candidature\t5.76\t20 17
b:prenom d\t6.99\t95 -9\t100 39
b:on which\t6.99\t108 -8\t109 25
b:which number\t6.99\t108 -8\t109 25
b:number can\t6.99\t108 -8\t109 25
b:can we\t4.88\t60 13\t100 -8\t108 7\t109 14\t118 31
w:commune\t6.40\t1 51
s:commu\t5.55\t1 34\t23 18\t81 16\t106 18\t108 -20\t118 26
f:commune\t6.40\t1 20
l:commune\t6.40\t1 15
w:town\t4.25\t1 68
f:town\t4.79\t1 26
b:which city\t6.65\t1 11\t108 15
b:city do\t6.99\t1 15\t108 -9
w:live\t4.93\t1 38\t2 43\t3 16\t93 17\t108 8\t110 18\t123 13
b:you live\t5.10\t1 30\t2 28\t3 10\t93 -9\t110 11
b:live in\t5.23\t1 21\t2 14\t110 18\t123 9
l:in\t5.23\t1 10\t2 7\t108 -13\t110 9\t127 17\t146 22
w:n\t6.20\t4 37\t28 22
b:adresse n\t6.99\t4 11
b:n et\t6.65\t4 24
w:voie\t6.40\t4 74\t108 -13
b:et voie\t6.65\t4 24
l:voie\t6.40\t4 22
w:home\t5.76\t3 36\t4 8\t108 24\t109 18
b:home address\t6.40\t3 25\t4 6
b:address street\t6.65\t4 8
b:street city\t6.65\t3 27
b:city province\t6.65\t3 27
b:province postal\t6.99\t3 12
f:home\t6.20\t109 8
w:firstday\t6.99\t132 -8\t136 48
b:firstday you\t6.99\t132 -5\t136 29
b:you could\t6.65\t136 31
b:could work\t6.99\t132 -5\t136 29
f:firstday\t6.99\t136 19
w:competition\t6.99\t104 11
b:non competition\t6.99\t104 7
b:competition agreement\t6.99\t104 7
w:lien\t5.76\t86 25\t88 15\t91 24\t108 -7\t122 25
b:un lien\t6.65\t122 18
b:lien de\t6.65\t122 18
w:parente\t6.65\t122 30
s:paren\t6.40\t108 28\t122 23
b:de parente\t6.65\t122 18
b:parente avec\t6.65\t122 18
b:avec un\t6.20\t33 16\t122 17
w:membre\t6.03\t43 9\t108 -14\t122 48\t149 59
s:membr\t6.03\t43 7\t108 -11\t122 38\t149 47
b:un membre\t6.40\t122 33
w:du\t4.23\t3 5\t4 5\t51 5\t56 6\t61 9\t70 14\t82 6\t84 15\t97 -7\t107 6\t108 -19\t110 9\t122 6\t125 24\t132 -7\t148 6\t152 12\t154 6
b:membre du\t6.65\t122 18
w:conseil\t6.99\t122 27
b:du conseil\t6.99\t122 16
w:femme\t6.65\t34 73\t108 -7
s:femme\t6.65\t34 59\t108 -5
b:une femme\t6.99\t34 30
l:femme\t6.65\t34 22
w:led\t6.20\t72 31\t108 -6
c:lead\t4.75\t30 6\t72 94\t73 -17\t74 -7\t108 28\t134 8
b:you led\t6.20\t72 19
b:led a\t6.20\t72 19
w:team\t5.76\t72 40\t108 -20\t136 21\t155 14
b:a team\t6.03\t72 27\t108 -7
l:team\t6.40\t72 6\t136 7
w:post\t5.76\t6 43\t108 -11\t123 22\t136 26
b:the post\t6.20\t123 15\t136 19
b:post is\t6.99\t123 18
b:is based\t6.65\t106 6\t123 17
b:based in\t6.99\t123 18
b:would you\t4.59\t19 -9\t26 16\t34 7\t39 6\t79 10\t107 13\t108 51\t123 25\t132 -10\t135 17\t154 34
w:move\t6.20\t108 -7\t123 56
b:you move\t6.65\t123 21
b:move there\t6.99\t123 18
f:the\t6.40\t123 11\t148 9
l:there\t6.20\t63 33\t108 -17\t123 7\t144 8\t147 19
w:statement\t5.76\t20 8\t30 22\t73 16\t108 8\t139 62
b:supporting statement\t6.99\t139 25
l:statement\t6.03\t30 7\t139 21
b:i confirm\t6.03\t30 29
b:confirm that\t6.03\t20 8\t30 20
b:that what\t6.40\t30 14
b:what i\t6.40\t30 14
w:wrote\t6.99\t30 21
s:wrote\t6.99\t30 17
b:i wrote\t6.99\t30 13
b:wrote is\t6.99\t30 13
w:correct\t6.65\t30 24
s:corre\t5.89\t30 16\t81 49
b:is correct\t6.65\t30 14
l:correct\t6.65\t30 7
w:ai\t6.03\t20 13
b:j ai\t6.03\t20 22
w:pris\t6.40\t20 20
b:ai pris\t6.40\t20 12
w:connaissance\t5.76\t20 17\t82 28\t121 22
s:conna\t5.76\t20 14\t82 22\t121 18
b:pris connaissance\t6.40\t20 12
b:connaissance de\t5.89\t20 10\t82 5\t121 14
b:de la\t5.46\t4 17\t19 32\t20 9\t106 9\t108 12\t120 30
b:la notice\t6.99\t20 9
w:personnelles\t6.99\t20 14
b:donnees personnelles\t6.99\t20 9
b:you agree\t6.20\t12 17\t20 14
b:agree that\t6.65\t20 14
b:that we\t6.99\t20 13
b:we use\t6.99\t20 13
b:use your\t6.99\t20 13
w:answers\t6.40\t20 19\t30 15
s:answe\t6.40\t20 15\t30 12
b:your answers\t6.99\t20 13
b:answers for\t6.99\t20 13
b:this application\t5.76\t20 15\t30 7
w:product\t6.65\t19 25\t108 15
w:news\t6.40\t19 78\t23 -5\t108 -9
b:product news\t6.99\t19 16
b:news and\t6.65\t19 33
w:events\t6.99\t19 27\t108 -6
s:event\t6.99\t19 22
b:and events\t6.99\t19 16
f:product\t6.99\t19 11
l:events\t6.99\t19 8
w:skills\t5.89\t71 49\t82 39\t108 -13\t133 56
s:skill\t5.89\t71 39\t82 31\t108 -10\t133 45
b:your skills\t6.99\t71 48\t82 -11
l:skills\t5.89\t71 15\t82 12\t133 17
w:tick\t6.65\t71 41\t108 -6
w:everything\t6.40\t30 34\t71 21\t108 -6
s:every\t6.40\t30 27\t71 17\t108 -5
b:tick everything\t6.99\t71 14
b:everything you\t6.99\t71 14
b:have worked\t6.40\t71 12\t155 12
f:tick\t6.99\t71 10
l:with\t6.20\t62 19\t71 14\t108 -7
b:name first\t6.65\t97 13
b:first and\t5.76\t95 -14\t97 54\t98 -13
b:and last\t5.76\t95 -14\t97 54\t98 -13
l:last\t6.40\t97 6\t98 8
b:the city\t6.99\t122 7\t155 12
w:library\t6.99\t122 11\t155 21
s:libra\t6.99\t122 9\t155 16
b:city library\t6.99\t122 7\t155 12
w:member\t5.65\t43 23\t108 -15\t122 43\t149 44
s:membe\t5.65\t43 18\t108 -12\t122 35\t149 36
b:a member\t6.03\t43 15\t108 -16\t122 14\t149 29
b:member of\t5.76\t43 14\t108 -19\t122 28\t149 27
b:my family\t6.99\t122 17
w:works\t6.65\t108 -11\t122 60
s:works\t6.40\t106 15\t108 -10\t122 46
b:family works\t6.99\t122 17
b:works for\t6.99\t122 17
f:a\t5.46\t60 6\t82 6\t108 5\t122 8\t132 10
b:country code\t6.40\t2 -14\t110 52
w:applicant\t6.99\t70 -10\t97 35
b:your name\t5.65\t70 9\t95 -7\t97 50\t98 -6\t101 39\t108 -17
b:nom et\t6.20\t70 26\t95 -17\t97 39\t98 -5\t108 16
b:et prenom\t6.40\t70 27\t95 -17\t97 41
f:vos\t6.20\t97 7\t108 -8\t132 7\t133 28\t145 38
f:legal\t6.40\t95 11\t97 -6\t98 15
b:your first\t6.65\t13 32\t95 15\t97 -5\t108 -22
b:votre prenom\t5.30\t95 35\t97 -5
w:usuel\t5.38\t95 35
s:usuel\t5.38\t95 28
b:prenom usuel\t5.38\t95 21
l:usuel\t5.38\t95 11
w:initial\t6.40\t99 74\t108 -6
s:initi\t6.40\t99 59
l:initial\t6.65\t99 12
w:goby\t6.99\t100 61\t108 -16
b:you goby\t6.99\t100 37\t108 -10
l:goby\t6.99\t100 18
b:name you\t6.99\t100 40
l:use\t6.65\t24 5\t100 11\t116 11
w:etre\t6.65\t26 18\t100 22\t123 8
b:vous etre\t6.99\t26 32\t100 40\t108 -8
l:e\t6.20\t9 39\t26 14\t44 18\t100 17\t108 -10\t150 8\t155 -6
b:any other\t6.99\t71 -8\t87 41\t96 27\t108 -12
w:names\t6.99\t71 -12\t95 26\t96 42\t108 -7
s:names\t6.99\t71 -10\t95 21\t96 33\t108 -6
b:have used\t6.99\t96 28
f:any\t6.65\t87 26\t96 17\t108 -8
l:used\t6.40\t20 8\t96 13
b:de votre\t5.65\t98 -10\t101 39\t105 11\t108 18\t122 13\t124 33\t151 -9
b:votre nom\t5.76\t70 11\t98 13\t101 38\t108 -6
w:form\t6.65\t3 -7\t4 -17\t130 52\t147 47
b:form of\t6.65\t4 -10\t130 31\t147 28
b:of address\t6.65\t4 -10\t130 31\t147 28
f:form\t6.65\t4 -7\t130 21\t147 19
w:titre\t6.40\t78 49\t108 -7\t130 33\t134 20\t147 -6
s:titre\t6.40\t78 39\t108 -5\t130 26\t134 16\t147 -5
b:titre de\t6.65\t130 23\t134 13
w:civilite\t5.76\t108 -7\t130 67\t132 -6\t147 50
s:civil\t5.76\t108 -6\t130 54\t147 40
b:de civilite\t6.99\t130 25
f:titre\t6.65\t78 20\t130 14
l:civilite\t5.76\t130 20\t147 15
w:upload\t5.46\t48 37\t108 -8\t113 28
s:uploa\t5.46\t48 29\t108 -6\t113 23
b:upload a\t6.99\t48 5\t108 -5\t113 22
w:photo\t6.99\t108 -13\t113 93
s:photo\t6.99\t108 -10\t113 74
f:upload\t5.46\t48 15\t113 11
f:personal\t6.65\t60 10\t92 11\t139 14
b:adresse de\t6.65\t60 14\t61 16
w:electronique\t5.76\t4 -17\t60 64\t70 15\t97 -5
l:electronique\t6.03\t4 -5\t60 20
b:votre adresse\t6.40\t60 -19\t61 46
w:re\t6.99\t60 -12\t61 25
w:enter\t6.40\t60 -11\t61 23\t70 14\t97 -10\t120 9
b:re enter\t6.99\t60 -20\t61 44
b:enter your\t6.99\t60 -7\t61 17\t70 26\t97 -19
f:re\t6.99\t60 -13\t61 29
b:contact number\t6.40\t108 -9\t109 25
f:contact\t6.40\t108 -6\t109 17
w:daytime\t6.20\t109 41
s:dayti\t6.20\t109 33
b:daytime telephone\t6.40\t109 20
f:daytime\t6.20\t109 16
w:cell\t5.89\t108 -9\t109 95
b:cell phone\t6.40\t109 6
b:phone number\t4.88\t109 12
f:cell\t6.20\t109 32
b:ou vous\t6.99\t108 -9\t109 21\t136 32
l:joindre\t6.99\t25 21\t108 -7\t109 10
w:cellulaire\t5.65\t108 -8\t109 68
s:cellu\t5.46\t108 -7\t109 56
f:telephone\t4.66\t108 7\t109 31
l:cellulaire\t5.65\t109 20
w:indicatif\t6.99\t108 -5\t110 47
s:indic\t6.99\t110 38
b:indicatif du\t6.99\t110 28
w:pays\t4.98\t1 -7\t2 82\t14 54\t29 -8\t93 12\t96 -6\t108 6\t110 74\t132 -8
b:du pays\t6.99\t110 28
f:indicatif\t6.99\t110 19
l:pays\t5.23\t2 24\t14 -11\t108 -5\t110 26
w:kind\t6.99\t27 23\t108 -12\t109 -9\t112 59
b:what kind\t6.99\t27 14\t108 -7\t109 -6\t112 35
b:kind of\t6.99\t27 14\t108 -7\t109 -6\t112 35
f:type\t5.76\t8 41\t27 13\t60 -7\t61 19\t108 -7\t109 -13\t112 17\t135 14
l:poste\t5.89\t108 -5\t111 16\t121 13\t134 6\t145 8
w:postale\t6.99\t3 35\t4 31\t60 -6
b:adresse postale\t6.99\t3 21\t4 19
w:house\t6.65\t4 23\t109 -6
s:house\t6.20\t4 17\t40 36\t108 12\t109 -5
b:house number\t6.65\t4 14
b:number and\t6.40\t4 20\t109 -6
b:and street\t6.40\t4 20\t109 -6
f:house\t6.65\t4 9
l:street\t5.89\t4 24
w:mailing\t6.20\t3 41\t4 6\t5 14\t6 -9
s:maili\t6.20\t3 33\t5 11\t6 -7
b:mailing address\t6.20\t3 25\t5 8\t6 -5
w:line\t5.46\t3 -9\t4 36\t5 30\t109 5
b:address line\t5.55\t3 -6\t4 22\t5 18
w:1\t5.65\t3 -8\t4 72\t5 -8
b:line 1\t5.89\t4 35
f:mailing\t6.40\t3 6\t5 7
l:1\t5.65\t4 22
w:civique\t6.65\t4 26
s:civiq\t6.65\t4 21
b:numero civique\t6.65\t4 16
b:civique et\t6.65\t4 16
w:rue\t5.89\t3 26\t4 61\t108 -16\t109 -7
b:et rue\t6.20\t4 26
l:rue\t6.20\t4 13
w:unit\t6.99\t5 122\t108 -16
l:unit\t6.99\t5 37
s:appar\t6.99\t5 84\t43 15\t108 -13\t132 -5
b:city or\t5.16\t1 8
b:or town\t5.16\t1 8
w:state\t5.89\t7 17\t93 13
b:or province\t6.99\t7 23
f:state\t6.65\t7 9
b:province ou\t6.99\t7 20
s:terri\t6.65\t7 27
w:zip\t5.65\t6 73\t108 -5
f:zip\t6.03\t6 25
w:c\t6.99\t6 69\t108 -24\t132 -5\t140 34
b:where you\t6.99\t2 20\t104 15\t110 -8
b:pays de\t6.40\t14 68\t29 -5\t108 17\t110 -6
w:residence\t4.83\t1 21\t2 41\t7 30\t14 -6\t93 28\t108 -17\t110 19\t151 20
b:de residence\t6.40\t1 12\t2 21
f:pays\t5.16\t2 35\t14 23\t110 17
l:residence\t4.93\t1 6\t2 13\t7 9\t93 9\t110 6
b:where do\t6.20\t1 6\t3 14\t62 21\t93 16\t108 7\t121 -6
b:live city\t6.99\t1 10\t93 19\t108 -14
l:state\t6.40\t7 10\t93 12
w:actuellement\t6.40\t1 13\t80 39\t93 14\t108 -16\t147 16
b:vous actuellement\t6.65\t1 8\t80 24\t93 9\t108 -9
b:you in\t6.65\t108 -10\t145 16\t146 56
w:dans\t5.23\t1 14\t81 6\t108 -16\t122 16\t123 8\t132 -6\t140 25\t145 9\t146 18\t155 33
b:dans quel\t6.99\t108 -15\t132 -7\t146 43\t155 79
f:dans\t5.89\t1 19\t81 9\t108 6\t146 25
b:how would\t6.40\t26 25\t34 11\t39 9
w:prefer\t6.99\t1 -5\t26 43\t108 22\t154 -5
b:you prefer\t6.99\t26 26\t108 13
w:preferez\t6.65\t26 50\t100 -6\t108 -6\t154 37
b:preferez vous\t6.65\t26 30\t154 22
f:best\t6.40\t25 23\t60 8
w:moment\t6.40\t25 63\t62 28\t127 -6\t132 -7\t147 18
s:momen\t6.20\t25 49\t62 21\t132 22\t147 14
b:your linkedin\t6.99\t86 35
w:vers\t6.20\t86 17\t88 16\t91 26\t108 -6\t123 23
b:lien vers\t6.40\t86 11\t88 10\t91 16
b:vers votre\t6.65\t86 12\t88 11
b:votre profil\t6.99\t86 12
f:lien\t6.20\t86 11\t88 6\t91 11
w:compte\t6.65\t85 34\t90 26\t108 20
w:x\t6.99\t90 53
w:handle\t6.99\t20 18\t90 25
s:handl\t6.65\t20 13\t90 19\t108 18
b:like to\t6.03\t19 18\t23 11\t79 14\t87 34\t144 13
s:share\t6.99\t87 54
f:autres\t6.99\t23 -8\t47 30\t87 41\t108 -5
w:publications\t6.99\t89 108\t108 -16
s:publi\t6.65\t89 82\t108 6
l:publications\t6.99\t89 32
w:video\t6.99\t91 79\t108 -8
s:video\t6.99\t91 64\t108 -6
b:vers une\t6.99\t91 18\t123 16
w:presentation\t5.76\t45 32\t46 29\t91 23\t108 -9\t139 -16\t145 39
s:prese\t5.04\t11 32\t45 21\t46 20\t62 11\t67 16\t91 16\t108 5\t139 -14\t145 23\t147 24
b:de presentation\t5.76\t45 19\t46 18\t91 14\t108 -6\t139 -10\t145 23
l:presentation\t5.76\t45 10\t46 9\t91 7\t145 12
b:joindre votre\t6.20\t48 15
b:votre cv\t5.76\t48 50\t108 -6
f:joindre\t5.89\t45 13\t48 14
w:vitae\t5.46\t48 50
s:vitae\t5.46\t48 40
b:curriculum vitae\t5.46\t48 30
l:vitae\t5.46\t48 15
w:academic\t6.99\t49 47\t108 24
s:acade\t6.99\t49 38\t108 19
s:relev\t6.99\t49 96\t74 11\t108 -12\t132 -5
b:of your\t5.23\t40 23\t50 52\t84 9\t108 23\t122 23\t132 -12\t137 33\t148 12
b:your work\t6.40\t50 64\t104 19\t108 -10\t119 19\t132 -11
w:unrestricted\t6.65\t108 -9\t151 25
s:unres\t6.65\t108 -7\t151 20
w:authorization\t6.99\t108 -10\t151 19\t153 32
b:work authorization\t6.99\t108 -6\t151 11\t153 19
w:permitted\t6.65\t151 17
b:permitted to\t6.65\t151 10
w:uk\t6.65\t108 -6\t109 10\t151 25
b:the uk\t6.99\t151 16
l:uk\t6.99\t151 8
w:disposez\t6.99\t151 30
b:disposez vous\t6.99\t151 18
b:vous d\t6.65\t33 36\t108 -7\t123 15\t151 13
w:autorisation\t6.65\t153 44
b:une autorisation\t6.99\t151 17
b:autorisation de\t6.99\t153 29
w:travail\t5.30\t73 -11\t74 13\t94 37\t108 -23\t127 -8\t132 33\t134 21\t150 16\t151 -6\t153 33\t154 51
b:de travail\t5.46\t73 -6\t74 8\t94 23\t108 -12\t132 22\t134 13\t153 21\t154 15
w:france\t6.20\t108 -5\t151 55
b:en france\t6.20\t151 33
f:disposez\t6.99\t151 12
l:france\t6.20\t151 17
w:pouvez\t4.98\t22 7\t106 13\t108 19\t114 9\t124 16\t140 21\t148 6\t150 5
b:pouvez vous\t5.10\t106 24\t108 36\t114 16\t124 28\t132 6\t140 37\t148 11
b:vous travailler\t5.76\t1 -11\t106 17\t108 43\t132 -8\t140 43
b:travailler legalement\t6.99\t151 14
b:legalement au\t6.99\t151 14
f:pouvez\t5.16\t106 16\t108 25\t114 11\t124 19\t132 -8\t140 25\t148 7
b:your status\t6.99\t153 5
b:status in\t6.65\t153 16
w:statut\t6.99\t153 30
b:votre statut\t6.99\t153 18
b:statut au\t6.99\t153 18
b:date d\t6.03\t136 16\t152 31
w:sponsor\t5.65\t134 48
b:to sponsor\t5.76\t134 28
b:sponsor your\t6.65\t134 6
w:needed\t6.65\t107 19\t134 16\t151 -6
s:neede\t6.65\t107 15\t134 13
b:for you\t6.40\t106 17\t134 9\t148 7
b:you to\t6.65\t108 -11\t121 31\t134 9\t144 44
w:certificate\t5.65\t13 50\t84 35\t108 21\t134 11
b:a certificate\t6.99\t134 9
b:certificate of\t6.99\t134 9
b:of sponsorship\t6.99\t134 9
f:would\t5.30\t106 5\t107 11\t108 8\t123 12\t134 19
w:qu\t6.20\t81 8\t144 14\t145 11
s:parra\t6.03\t108 -7\t134 59\t151 -7
s:neces\t6.99\t134 17\t135 46
b:visa de\t6.99\t134 19
l:travail\t6.65\t134 9\t150 7
b:type of\t6.99\t27 14\t134 -16\t135 27
w:sponsored\t6.99\t134 -23\t135 45
b:de visa\t6.99\t134 7\t135 35
b:country of\t5.38\t14 19\t29 -7\t108 19\t110 12
w:citizenship\t6.20\t2 -16\t14 40\t108 -7\t151 26\t153 31
l:citizenship\t6.99\t2 -5\t14 14
b:which country\t5.65\t2 13\t14 23\t108 -13\t110 19
l:level\t6.99\t15 5
w:securite\t6.99\t15 48\t16 53\t108 -6
b:de securite\t6.99\t15 29\t16 32
w:actuelle\t6.99\t15 51\t147 15
l:actuelle\t6.99\t15 15
w:obtenir\t6.99\t16 56\t134 7
w:provide\t6.65\t124 16
b:you provide\t6.99\t12 5\t124 30\t151 -7
l:travailler\t6.40\t1 -6\t79 7\t108 6\t124 19\t136 15\t151 -6
b:you 18\t6.65\t9 19
w:over\t6.65\t9 38\t108 23
b:you over\t6.99\t9 14\t108 17
l:18\t6.99\t9 12
w:atteint\t6.65\t9 12
s:attei\t6.65\t9 9
w:16\t6.99\t9 -17\t10 76\t108 -8
w:old\t6.99\t10 36\t108 -7
b:years old\t6.99\t10 22
l:old\t6.99\t10 11
b:earliest date\t6.65\t136 13
b:date you\t6.99\t136 12
b:you can\t6.99\t108 -10\t136 9\t150 20
w:soon\t6.40\t68 -11\t105 50\t108 -12\t136 21
b:how soon\t6.40\t68 -7\t105 30\t108 -7\t136 13
b:soon can\t6.99\t108 -6\t136 31
w:entree\t6.20\t136 34
s:entre\t4.88\t0 32\t60 -6\t61 19\t73 13\t122 34\t132 -7\t136 20\t144 12\t155 12
b:d entree\t6.20\t136 20
b:entree en\t6.20\t136 20
w:possible\t6.40\t136 25
l:possible\t6.99\t136 5
w:entrer\t6.99\t60 -9\t61 36\t136 11
w:fonction\t5.76\t108 -5\t136 22\t147 60
s:fonct\t5.65\t108 -11\t136 16\t140 47\t147 46
b:en fonction\t6.20\t136 18
l:fonction\t6.99\t147 9
w:howlong\t6.03\t73 29\t74 22\t108 13
s:howlo\t6.03\t73 23\t74 18\t108 10
f:howlong\t6.03\t73 11\t74 9\t108 5
w:must\t6.65\t105 6
b:notice must\t6.65\t105 11
b:must you\t6.65\t105 11
b:you give\t6.65\t105 11
w:weeks\t6.03\t105 35
s:weeks\t6.03\t105 28
f:notice\t6.20\t105 11
b:de preavis\t6.65\t105 21
w:duree\t6.03\t105 37
s:duree\t6.03\t105 30
b:duree du\t6.99\t105 11
b:du preavis\t6.99\t105 11
f:duree\t6.20\t105 15
w:compensation\t6.65\t127 25
b:desired compensation\t6.99\t127 14
w:expected\t6.40\t108 -6\t127 49
b:annual salary\t6.03\t108 -5\t127 7\t128 16
f:expected\t6.65\t127 8
w:target\t6.99\t108 -6\t127 21
s:targe\t6.99\t127 17
w:salaire\t5.38\t108 12\t125 79\t126 49\t127 33\t132 -6
s:salai\t5.38\t108 10\t125 63\t126 39\t127 26
b:salaire souhaite\t6.99\t127 19
f:salaire\t5.89\t108 -7\t126 23\t127 15
w:remuneration\t6.65\t127 24
s:remun\t6.65\t127 19
w:annuelle\t6.65\t127 24
b:remuneration annuelle\t6.65\t127 14
w:brute\t6.99\t127 18
s:brute\t6.99\t127 15
b:annuelle brute\t6.99\t127 11
w:souhaitee\t5.89\t81 8\t127 19\t136 41
b:brute souhaitee\t6.99\t127 11
f:remuneration\t6.65\t127 9
l:souhaitee\t6.20\t136 13
w:currency\t6.99\t108 -12\t125 89\t127 -13
l:currency\t6.99\t125 27
l:salaire\t6.99\t108 11\t125 34\t127 -6
f:pay\t6.99\t129 14
w:consider\t6.20\t23 37\t33 20\t123 26
b:you consider\t6.65\t33 13\t123 17
w:open\t6.99\t123 28
b:you open\t6.99\t123 17
b:open to\t6.99\t123 17
w:relocation\t6.99\t123 28
b:to relocation\t6.99\t123 17
l:relocation\t6.99\t123 8
w:if\t6.03\t12 6\t105 8\t108 -18\t120 23\t123 17\t132 -5\t136 -7\t155 53
b:if you\t6.65\t105 6\t108 -7\t120 16\t123 12
b:you do\t6.40\t63 69\t107 6\t108 -27\t121 -5\t123 11\t132 8
w:area\t6.65\t56 43\t108 -10\t123 20
w:prepared\t6.65\t108 -7\t123 21\t148 11
s:prepa\t6.65\t108 -6\t123 17\t148 9
b:you prepared\t6.65\t123 13\t148 7
b:prepared to\t6.65\t123 13\t148 7
b:to move\t6.99\t123 16
f:if\t6.40\t108 -7\t120 10\t123 7\t155 23
b:pret e\t6.40\t123 24
s:geogr\t6.99\t108 -6\t109 -21\t123 68
w:commute\t6.99\t106 30\t108 -17
b:commute to\t6.99\t106 18\t108 -10
b:to our\t6.20\t106 15
w:ottawa\t6.65\t106 61\t108 -23
s:ottaw\t6.65\t106 49\t108 -18
l:office\t6.65\t106 5\t108 9
l:ottawa\t6.99\t106 11
w:surplace\t6.99\t106 39\t108 -7
s:surpl\t6.99\t106 31\t108 -6
w:arrangement\t6.40\t106 9\t127 -6\t154 49
s:arran\t6.40\t106 7\t154 40
l:arrangement\t6.65\t154 15
w:mode\t6.99\t154 47
b:mode de\t6.99\t154 28
b:travail souhaite\t6.99\t94 30\t108 -10\t127 -5\t154 19
w:10%\t6.40\t108 -6\t148 40
b:to 10%\t6.65\t148 19
b:10% of\t6.99\t148 6
b:de vous\t6.99\t108 -5\t139 38
w:deplacer\t6.65\t148 31
s:depla\t6.40\t123 20\t148 23
b:vous deplacer\t6.65\t148 19
w:jusqu\t6.65\t148 31
s:jusqu\t6.65\t148 25
b:deplacer jusqu\t6.65\t148 19
b:jusqu a\t6.65\t148 19
w:10\t6.40\t148 29
b:a 10\t6.99\t148 11
w:%\t6.03\t108 -7\t148 45
b:10 %\t6.40\t148 17
b:% du\t6.65\t148 19
w:temps\t5.76\t20 20\t71 -8\t73 17\t107 27\t108 -12\t131 56\t132 -7\t148 24
s:temps\t5.76\t20 16\t71 -7\t73 14\t107 22\t108 -10\t131 45\t132 -6\t148 20
b:du temps\t6.20\t107 19\t148 17
l:temps\t6.65\t148 9
w:shifts\t6.65\t108 -11\t132 43
b:shifts can\t6.65\t108 -7\t132 26
b:you work\t5.10\t62 44\t107 17\t108 19\t132 38\t136 -16\t151 -7
s:quart\t6.40\t114 15\t132 46
w:faire\t6.03\t107 17\t132 12
s:reche\t6.40\t27 32\t108 67\t131 49\t132 -10
b:you like\t6.65\t19 -10\t79 15\t108 33
w:heures\t5.76\t79 45\t107 44\t108 -6\t132 -7
s:heure\t5.76\t79 36\t107 35\t132 -5
b:d heures\t6.99\t79 33
w:par\t4.70\t18 8\t19 6\t22 13\t79 13\t104 7\t108 -18\t121 14\t127 5\t140 23\t155 6
b:par semaine\t6.40\t79 30\t106 12
l:needed\t6.99\t107 6
w:accepteriez\t6.03\t107 26\t123 47
b:accepteriez vous\t6.03\t107 15\t123 28
b:de faire\t6.40\t107 27
w:des\t4.88\t22 11\t28 27\t36 5\t107 13\t108 17\t122 14
b:faire des\t6.40\t107 22
b:des heures\t6.03\t107 29
w:supplementaires\t6.03\t107 48
s:suppl\t5.76\t107 60
b:heures supplementaires\t6.03\t107 29
f:accepteriez\t6.20\t107 11\t123 16
l:supplementaires\t6.40\t107 13
w:contract\t6.20\t27 42\t108 33
b:of contract\t6.99\t27 29\t108 -7
b:contract are\t6.99\t27 29\t108 -7
l:for\t6.40\t27 13\t115 19\t147 -5
w:contrat\t6.99\t27 45\t108 -7
b:de contrat\t6.99\t27 27
w:recherche\t6.99\t27 45\t108 -7
b:contrat recherche\t6.99\t27 27
l:recherche\t6.99\t27 13
b:a current\t5.89\t13 16\t51 14\t80 12\t104 6\t108 -15
b:a full\t6.40\t51 9\t108 -6
w:clean\t6.65\t108 20
s:clean\t6.65\t108 16
b:full clean\t6.99\t51 7
w:driving\t5.65\t51 57
s:drivi\t5.65\t51 46
b:clean driving\t6.99\t51 7
b:driving licence\t5.76\t51 37\t108 -20
l:licence\t5.16\t51 18\t108 9
b:vous votre\t6.65\t82 17
l:conduire\t5.65\t51 6
w:titulaire\t6.03\t51 23\t108 -11\t140 62
s:titul\t6.03\t51 18\t108 -9\t140 49
b:vous titulaire\t6.40\t51 15
w:vehicule\t6.65\t108 -7\t150 80
b:preferred work\t6.99\t94 38
w:lieu\t6.65\t1 -35\t29 -6\t93 60\t94 50\t108 14\t132 -5\t154 -8
b:lieu de\t6.99\t94 32\t108 18
f:lieu\t6.65\t1 -14\t93 24\t94 20\t108 6
b:who is\t6.65\t62 58\t108 6
b:work for\t5.30\t62 27\t106 13\t108 -10\t132 -6\t144 21\t148 6
b:for now\t6.99\t62 18
f:company\t6.20\t62 27\t108 14\t144 -6
l:now\t6.65\t62 20
b:actuel ou\t6.99\t62 11
w:plus\t4.98\t9 23\t53 -6\t54 -7\t58 57\t62 11\t108 -12\t134 8\t136 8\t138 48
b:ou plus\t5.89\t9 17\t134 6
b:plus recent\t6.99\t62 11
l:recent\t6.99\t62 6
b:recent job\t6.40\t147 20
w:occupe\t6.65\t108 -7\t147 51
s:occup\t5.76\t40 34\t108 -26\t147 74\t151 9
b:poste occupe\t6.99\t147 12
l:actuellement\t6.99\t1 6\t147 6
b:why did\t6.99\t67 19
w:leave\t6.20\t67 53\t108 19\t121 -5\t145 -8
s:leave\t6.20\t67 42\t108 15\t145 -7
b:you leave\t6.40\t67 16\t108 14
b:of work\t6.99\t154 17
b:work experience\t6.03\t73 -11\t74 24
w:professionally\t6.99\t71 16\t73 -29\t74 38\t108 -7
l:professionally\t6.99\t73 -9\t74 11
w:professionnelle\t5.89\t73 -7\t74 37\t108 -9\t138 58
b:experience professionnelle\t6.03\t74 24
l:professionnelle\t6.03\t74 5\t138 18
w:autocad\t5.23\t71 54\t73 66\t74 -6\t108 -11\t155 -8
s:autoc\t5.10\t36 47\t71 40\t73 50\t74 -5\t108 -14\t155 -7
b:with autocad\t6.65\t71 20\t73 6\t155 -6
l:autocad\t5.55\t71 5\t73 19
w:using\t6.65\t20 18\t71 11\t73 17\t108 -6
s:using\t6.65\t20 14\t71 9\t73 14
w:sap\t5.55\t71 74\t73 51\t74 -13\t108 -18\t132 -5\t143 64
l:sap\t5.55\t71 22\t73 15\t108 -6\t143 19
b:experience in\t6.65\t71 19\t73 13\t108 -6
b:avec sap\t6.99\t71 -13\t73 14\t143 27
f:annees\t6.03\t71 -6\t72 11\t73 16
b:with sap\t6.40\t71 29\t108 -9\t143 24
w:maitrisez\t6.65\t71 36\t82 17
s:maitr\t5.76\t71 24\t82 29
b:maitrisez vous\t6.65\t71 22\t82 10
b:avec autocad\t6.65\t73 6
w:managed\t6.65\t72 25
s:manag\t6.03\t72 32\t73 -6\t108 39
b:you managed\t6.65\t72 15
w:supervisory\t6.65\t72 44\t73 -6\t74 -8\t108 -12
s:super\t5.89\t72 71\t73 -11\t74 -8\t108 44\t132 -5
b:of supervisory\t6.99\t72 12
b:supervisory experience\t6.99\t72 12
b:experience en\t6.99\t72 20
w:headline\t6.99\t78 76\t108 -6
s:headl\t6.99\t78 61
f:professional\t6.65\t78 12\t84 15\t108 -6
l:headline\t6.99\t78 23
w:professionnel\t6.99\t78 53\t84 45\t108 -20
l:professionnel\t6.99\t78 16\t84 14\t108 -6
b:give a\t6.99\t108 -9\t127 5\t137 45
l:background\t6.99\t37 8\t137 22
b:list your\t6.99\t71 -8\t108 6\t133 45
w:principales\t6.99\t63 68\t108 -13\t132 -6\t133 69
s:princ\t6.99\t63 55\t108 -10\t133 55
b:de permis\t6.99\t51 -7\t84 14\t108 25
w:degree\t5.76\t53 -5\t54 80\t58 21\t108 24
s:degre\t5.76\t54 64\t58 16\t108 19
s:earne\t6.99\t40 41\t54 -7\t58 26\t108 -26
f:highest\t5.76\t58 25
b:education level\t6.99\t58 13
f:education\t6.99\t58 9
w:haut\t6.03\t53 -6\t54 -7\t58 45
b:plus haut\t6.03\t58 27
w:diplome\t5.65\t53 31\t54 37\t55 13\t56 26\t58 37\t108 -13
s:diplo\t5.38\t53 23\t54 43\t55 10\t56 19\t58 28
w:obtenu\t5.89\t28 20\t53 35\t54 41\t55 -6\t58 12\t108 -10
b:diplome obtenu\t6.65\t53 -23\t54 33\t58 26
f:plus\t6.40\t58 13
l:obtenu\t6.65\t53 -12\t54 17\t58 13
w:formation\t6.99\t58 8\t59 19\t108 -6
s:forma\t6.99\t58 6\t59 15
b:de formation\t6.99\t59 12
b:le plus\t6.65\t58 18\t62 10
w:eleve\t6.99\t58 32
s:eleve\t6.99\t58 26
b:plus eleve\t6.99\t58 19
l:eleve\t6.99\t58 10
b:name of\t5.89\t59 24\t97 -6\t108 31\t119 13\t120 10
w:university\t6.20\t59 55\t108 9\t122 15
s:unive\t6.20\t59 44\t108 7\t122 12
l:university\t6.40\t59 17
w:frequente\t6.99\t59 37\t108 -5
s:frequ\t6.99\t59 29
b:etablissement frequente\t6.99\t59 22
l:frequente\t6.99\t59 11
w:obtained\t6.99\t54 23\t58 6\t108 -5
f:degree\t6.40\t54 33
l:obtained\t6.99\t54 7
w:major\t6.65\t56 41
s:major\t6.65\t56 33
f:major\t6.65\t56 16
w:etudes\t6.03\t53 27\t56 48\t58 24\t82 -16\t108 19
s:etude\t5.89\t20 9\t53 21\t56 37\t58 19\t82 -13\t108 15
b:d etudes\t6.20\t53 17\t56 31\t58 16\t82 -10\t108 -12
l:etudes\t6.40\t56 16\t58 13\t108 -6
w:graduation\t6.99\t55 45\t108 -6
s:gradu\t6.20\t53 91\t55 23\t132 -6
w:year\t4.55\t53 -7\t55 73\t64 44\t68 48\t108 -17\t109 -6\t127 22\t132 -7\t136 53
f:graduation\t6.99\t55 18
l:year\t4.79\t55 -9\t64 15\t68 16\t136 22
b:du diplome\t6.99\t55 14\t56 21
l:diplome\t6.40\t53 11\t55 6\t56 9
s:moyen\t6.99\t57 100\t108 -14\t121 34\t132 -7
w:graduate\t6.99\t53 36\t108 11
b:you graduate\t6.99\t53 22\t108 7
f:did\t6.65\t53 14\t108 18
b:vous obtenu\t6.99\t53 50\t54 -6\t58 -18
b:votre diplome\t6.99\t53 26\t58 5
w:well\t6.99\t23 28\t82 21\t108 -8
b:niveau d\t5.46\t53 16\t58 16\t82 17
w:anglais\t5.04\t82 90\t108 -6
s:angla\t5.04\t82 72\t108 -5
b:d anglais\t6.03\t82 19
l:anglais\t5.04\t82 27
w:maitrise\t6.20\t82 23
b:maitrise du\t6.99\t82 9
b:du francais\t6.65\t82 22
f:maitrise\t6.40\t82 9
l:francais\t5.46\t82 24
w:parlez\t6.99\t83 69\t108 -12\t121 -6\t139 53
b:in which\t6.99\t81 19\t108 21
w:write\t6.99\t60 14\t81 32\t108 -7
s:write\t6.99\t60 11\t81 25\t108 -5
b:we write\t6.99\t60 8\t81 19
b:write to\t6.99\t60 8\t81 19
b:to you\t6.20\t81 17\t108 70
f:in\t6.40\t81 12\t108 10\t145 19
w:langue\t5.89\t81 74
b:langue de\t6.65\t81 20
w:correspondance\t6.65\t81 33
b:de correspondance\t6.65\t81 20
f:langue\t6.20\t81 21
b:for us\t6.99\t108 -10\t155 18
w:former\t6.20\t62 -6\t80 -16\t104 43\t108 -12\t155 38
s:forme\t6.20\t80 -13\t104 34\t108 -10\t155 30
b:a former\t6.99\t104 22\t108 -7\t155 12
b:former employee\t6.99\t80 -11\t155 27
b:of this\t6.20\t80 10\t108 -9\t121 12\t155 10
b:this company\t6.65\t11 17\t62 -6\t80 11\t108 -9\t155 10
w:ete\t6.40\t11 -6\t28 12\t44 61\t108 -14\t155 31
b:deja ete\t6.40\t28 7\t44 37\t108 -9\t155 19
w:emploi\t6.03\t62 -9\t65 60\t108 -11\t147 16\t151 12\t155 21
w:entreprise\t6.65\t108 -13\t122 59\t144 22\t155 21
b:notre entreprise\t6.99\t144 14\t155 15
l:entreprise\t6.99\t122 19\t155 7
w:past\t6.40\t11 26\t44 22\t155 8
b:the past\t6.40\t11 16\t44 13
l:past\t6.99\t11 9
w:chez\t6.20\t11 52\t80 33\t108 23\t132 -5\t144 35\t155 10
b:chez nous\t6.65\t11 35\t80 22\t108 17
w:employe\t6.65\t4 -7\t80 39\t108 33\t109 -7\t155 25
b:employe e\t6.99\t80 26\t108 -10\t155 16
b:to us\t6.20\t108 -18\t121 46\t139 11\t144 40
w:learn\t6.03\t108 -8\t121 32
s:learn\t6.03\t108 -6\t121 26
b:you learn\t6.65\t121 11
b:learn of\t6.99\t121 11
w:vacancy\t6.40\t108 -14\t121 30
s:vacan\t6.03\t23 18\t108 32\t121 20
b:this vacancy\t6.65\t121 11
l:vacancy\t6.40\t121 9
b:where did\t5.76\t108 -10\t121 40
w:see\t6.20\t108 20\t121 40
b:you see\t6.20\t108 12\t121 24
b:ou avez\t6.65\t121 31
w:vu\t6.99\t121 42
b:vous vu\t6.99\t121 25
w:decouvert\t6.99\t121 8
s:decou\t6.99\t121 7
b:vous decouvert\t6.99\t121 5
w:cette\t5.89\t121 14
b:decouvert cette\t6.99\t121 5
w:offre\t5.65\t108 21\t109 -8\t121 51
b:cette offre\t6.03\t121 24
l:offre\t5.65\t108 6\t121 15
w:personne\t5.89\t33 34\t36 25\t41 52\t108 44\t109 -17\t119 -7\t120 51
b:la personne\t6.65\t108 26\t120 37
w:qui\t6.20\t120 21\t122 19\t144 13\t145 11
b:qui vous\t6.65\t108 -16\t120 39\t144 26\t145 20
b:vous a\t6.65\t12 14\t43 11\t108 -15\t120 39
b:is any\t6.99\t108 -5\t122 18
b:any member\t6.99\t108 -5\t122 18
b:your family\t6.99\t122 11
w:employed\t5.16\t62 -6\t64 57\t68 43\t80 21\t122 28\t155 19
b:family employed\t6.99\t108 -5\t122 18
w:here\t5.65\t65 60\t70 16\t104 27\t108 -21\t122 50\t132 -7\t151 -5
b:employed here\t6.99\t122 19
l:here\t5.76\t65 19\t104 8\t108 -6\t122 15
b:vous des\t6.03\t28 59\t108 31\t122 31\t132 -5
s:proch\t6.40\t19 10\t32 60\t108 -16\t122 46\t136 9
s:confl\t6.65\t17 106\t132 -5
w:interest\t6.99\t17 59\t108 -29\t144 32
w:signed\t6.20\t69 31\t70 67\t104 24\t108 -9\t136 -9
s:signe\t6.20\t69 25\t70 54\t104 19\t108 -8\t136 -7
b:you signed\t6.99\t104 19
b:signed a\t6.99\t104 19
w:lie\t6.99\t104 31
b:vous lie\t6.99\t104 18
b:e par\t6.99\t104 11\t155 17
b:par une\t6.65\t18 20\t104 17
w:clause\t6.99\t104 31
s:claus\t6.99\t104 25
b:une clause\t6.99\t104 18
b:clause de\t6.99\t104 18
b:de non\t6.99\t104 18
w:concurrence\t6.99\t104 31
s:concu\t6.99\t104 25
b:non concurrence\t6.99\t104 18
l:concurrence\t6.99\t104 9
b:you or\t6.99\t77 30\t108 -7
b:or have\t6.65\t77 28\t108 -10\t150 17
b:you been\t5.55\t28 13\t44 12\t73 -12\t74 19\t77 23\t155 10
w:government\t6.99\t77 50\t108 -12
s:gover\t6.99\t77 40\t108 -10
b:a government\t6.99\t77 30\t108 -7
w:official\t6.65\t77 47\t81 36\t108 -15
b:government official\t6.99\t77 30\t108 -7
l:official\t6.99\t77 15
w:trade\t6.99\t72 -6\t73 -19\t74 -5\t108 18\t149 56
s:trade\t6.99\t73 -15\t108 14\t149 45
b:vous membre\t6.99\t43 6\t149 41
b:membre d\t6.99\t43 6\t149 41
w:record\t6.65\t12 17\t28 36\t108 -15
s:recor\t6.65\t12 14\t28 29\t108 -12
b:criminal record\t6.65\t12 10\t28 22\t108 -9
b:a une\t6.65\t12 14\t43 11\t150 16
w:take\t5.46\t0 29\t52 23\t108 -14\t134 6\t136 25\t151 8
b:you take\t6.99\t52 18
b:take a\t6.99\t52 18
w:pre\t6.40\t12 15\t52 34\t108 9
b:a pre\t6.99\t12 10\t52 9
b:pre employment\t6.65\t12 9\t52 21
b:employment drug\t6.99\t52 23
w:passer\t6.99\t0 31\t52 14
s:passe\t6.99\t0 25\t52 11
b:passer un\t6.99\t0 19\t52 8
b:un test\t6.99\t52 23
b:test de\t6.99\t52 23
w:depistage\t6.99\t52 38
s:depis\t6.99\t52 30
b:de depistage\t6.99\t52 23
b:depistage de\t6.99\t52 23
w:drogues\t6.99\t52 38
s:drogu\t6.99\t52 30
b:de drogues\t6.99\t52 23
l:references\t6.40\t47 23\t108 -5\t118 15
w:pouvons\t6.99\t60 19\t108 -7\t118 42
s:pouvo\t6.99\t60 16\t108 -6\t118 33
b:pouvons nous\t6.99\t60 12\t118 25
w:reference\t6.20\t108 49\t109 -11\t119 37
b:en reference\t6.99\t108 -9\t119 40
l:reference\t6.40\t108 10\t119 12
b:need any\t6.65\t0 13
w:adjustments\t6.40\t0 30
s:adjus\t6.40\t0 24
b:any adjustments\t6.40\t0 18
b:to take\t5.76\t0 18\t108 -5\t136 17
b:take part\t6.65\t0 22
b:part in\t6.65\t0 22
l:interview\t6.03\t0 11\t108 7
b:besoin de\t6.65\t0 16
w:mesures\t6.65\t0 26
s:mesur\t6.40\t0 20\t108 -6\t134 19\t151 -6
b:de mesures\t6.65\t0 16
b:mesures d\t6.65\t0 16
w:adaptation\t6.65\t0 26
s:adapt\t6.65\t0 21
b:d adaptation\t6.65\t0 16
b:adaptation pour\t6.65\t0 16
b:pour l\t6.99\t20 9
w:entrevue\t6.40\t0 25\t108 28\t132 -6\t136 -10
l:entrevue\t6.40\t0 7\t108 8
w:lb\t6.65\t108 -5\t114 30
b:50 lb\t6.65\t114 18
w:soulever\t6.99\t108 -6\t114 40
s:soule\t6.99\t108 -5\t114 32
b:vous soulever\t6.99\t114 24
w:charges\t6.99\t108 19\t114 18
s:charg\t6.65\t108 14\t114 14\t134 17
b:des charges\t6.99\t108 12\t114 11
w:20\t6.65\t108 -14\t114 44
w:kg\t6.03\t108 -17\t114 86\t132 -5
b:20 kg\t6.65\t108 -8\t114 27
l:kg\t6.65\t114 13
b:information given\t6.99\t30 11
b:given is\t6.99\t30 11
w:atteste\t6.99\t30 26
s:attes\t6.99\t30 21
b:j atteste\t6.99\t30 16
b:atteste que\t6.99\t30 16
l:exacts\t6.99\t30 8
l:signature\t6.40\t69 12\t70 5
b:signature electronique\t6.99\t70 11
f:signature\t6.03\t70 29
b:date signed\t6.99\t69 34\t136 -5
l:signed\t6.65\t69 10\t70 22
b:une personne\t6.40\t33 24\t36 17\t41 35\t109 -8
w:describe\t6.20\t34 17\t39 14\t71 -20\t73 -8\t108 16\t141 43\t143 39
s:descr\t5.76\t34 37\t39 11\t71 -21\t73 8\t108 21\t141 31\t143 29
b:you describe\t6.99\t34 13\t39 10\t108 -7
b:describe your\t6.65\t34 12\t39 10\t71 -12\t108 -8\t143 26
b:hispanic or\t6.99\t35 26
b:or latino\t6.99\t35 26
w:served\t6.99\t42 36
b:you served\t6.99\t42 22
b:served in\t6.99\t42 22
w:armed\t6.99\t42 36
s:armed\t6.99\t42 29
w:forces\t6.99\t42 36
s:force\t6.99\t42 29
b:armed forces\t6.99\t42 22
l:forces\t6.99\t42 11
w:yourself\t6.65\t33 21\t108 16\t121 -12\t139 51
s:yours\t6.65\t33 17\t108 13\t121 -10\t139 41
b:a disability\t6.65\t33 31\t108 -10
l:disability\t6.65\t33 16
w:vivez\t6.99\t33 31
s:vivez\t6.99\t33 25
b:vivez vous\t6.99\t33 19
w:handicap\t6.99\t33 31
s:handi\t6.40\t33 110\t108 -21
b:un handicap\t6.99\t33 19
f:vivez\t6.99\t33 12
l:handicap\t6.99\t33 9
b:you first\t6.20\t36 17\t121 11
w:nations\t6.99\t36 56\t108 -6
s:natio\t6.65\t36 40\t103 121\t108 -14\t132 -11
s:inuit\t6.99\t36 45
w:metis\t6.99\t36 56\t108 -6
s:metis\t6.99\t36 45
l:metis\t6.99\t36 17
w:autochtone\t6.99\t36 83\t108 -9
l:autochtone\t6.99\t36 25
w:religion\t6.99\t38 104\t108 -18
s:relig\t6.99\t38 83\t108 -15
w:was\t6.20\t28 7\t40 45\t108 36\t127 -7
b:what was\t6.65\t40 29
w:household\t6.99\t40 51\t108 23
w:were\t6.03\t40 44\t105 8\t108 26\t120 21\t121 28
b:you were\t6.65\t40 29\t105 6\t108 -20\t120 16
w:proche\t6.99\t32 82\t108 -11\t136 14
b:read and\t6.40\t24 7\t30 17
w:understood\t6.99\t30 31
b:and understood\t6.99\t30 18
b:understood the\t6.99\t30 18
l:notice\t6.03\t20 7
b:my data\t6.03\t20 10\t23 8
w:recruitment\t6.40\t0 22\t20 10
s:recru\t5.89\t0 16\t20 30\t108 -5\t139 31
l:recruitment\t6.65\t0 6
w:pendant\t6.99\t20 -10\t21 34\t23 -6\t114 21
s:penda\t6.99\t20 -8\t21 27\t23 -5\t114 17
l:mois\t6.65\t21 10\t136 22
b:terms of\t6.99\t20 6\t24 11
b:of use\t6.99\t20 6\t24 11
w:soit\t6.99\t18 36\t20 -11\t23 15
b:keep me\t6.65\t19 17\t23 12
w:offers\t6.99\t19 30\t22 23
s:offer\t6.40\t19 21\t22 16\t105 50\t108 -6\t136 -21
b:je souhaite\t6.20\t19 22
w:recevoir\t5.65\t19 61\t20 -5\t22 36\t108 -7
s:recev\t5.65\t19 49\t22 28\t108 -6
b:souhaite recevoir\t6.20\t19 22
w:infolettre\t6.20\t19 62\t108 -6
s:infol\t6.20\t19 49
b:l infolettre\t6.40\t19 28
l:infolettre\t6.65\t19 13
b:me in\t6.99\t23 15
w:mind\t6.20\t23 22\t108 -11\t127 24
b:in mind\t6.20\t23 13\t108 -6\t127 14
b:mind for\t6.99\t23 15
b:for future\t6.99\t23 14
w:moi\t6.40\t19 55\t22 24\t23 67\t108 -13\t132 -8
b:moi a\t6.99\t19 8\t23 46\t108 -5
b:a votre\t6.40\t23 42\t105 7\t108 -7\t150 15
b:text me\t6.20\t22 51\t108 -5
f:text\t6.65\t22 26
b:recevoir des\t6.65\t19 7\t22 27
s:texto\t6.65\t19 -14\t22 81
b:our company\t6.99\t144 20
w:interesse\t6.03\t45 32\t46 30\t144 5\t145 13\t147 -6
b:vous interesse\t6.03\t45 19\t46 18\t145 8
w:t\t5.89\t45 11\t46 10\t122 8
b:interesse t\t6.03\t45 19\t46 18\t145 8
b:want this\t6.99\t67 -8\t139 36\t144 -9
w:interests\t6.99\t108 -6\t145 54
b:what interests\t6.99\t145 33
b:interests you\t6.99\t145 33
b:qu est\t6.99\t144 27\t145 21
b:est ce\t6.99\t144 27\t145 21
b:ce qui\t6.99\t144 27\t145 21
b:ce poste\t5.55\t45 18\t46 16\t108 -7\t121 26\t123 6\t134 11\t144 -10\t145 24\t147 -7
f:qu\t6.99\t144 18\t145 14
w:message\t6.65\t108 -5\t121 -6\t139 73
s:point\t6.40\t82 13\t108 -8\t132 -6\t134 5\t142 73
b:describe a\t6.99\t108 19\t141 29
s:proje\t6.99\t108 -17\t141 85
f:describe\t6.65\t71 -8\t108 11\t141 18\t143 17
w:decrivez\t6.99\t71 -19\t108 -6\t141 54\t143 46
s:decri\t6.99\t71 -15\t108 -5\t141 43\t143 37
b:vous avez\t6.99\t141 33
f:decrivez\t6.99\t71 -7\t141 22\t143 19
s:achie\t6.99\t58 14\t138 20
w:quelle\t5.04\t1 14\t81 6\t108 26\t132 -5\t136 9\t138 17\t154 8
b:quelle est\t6.40\t108 28\t132 -5\t136 13\t138 37
b:votre plus\t6.65\t58 9\t108 -6\t138 39
f:quelle\t6.20\t108 17\t136 8\t138 24\t154 11
b:your experience\t6.40\t71 -16\t73 6\t108 37\t143 24
b:which of\t5.65\t34 18\t71 37\t83 10\t108 11
w:these\t5.76\t34 11\t71 16\t83 6
b:of these\t5.89\t34 19\t71 28\t83 11
w:describes\t6.65\t34 36\t71 -9\t73 20\t108 13
b:these describes\t6.99\t34 23\t108 12
b:describes you\t6.99\t34 23\t108 12
b:what do\t6.65\t108 28
w:earn\t6.65\t108 25\t127 19
b:at the\t6.40\t62 17\t108 9\t144 -27\t145 43\t147 11
b:the moment\t6.65\t62 18\t108 10\t147 12
s:exist\t6.99\t108 12\t121 36
s:medic\t6.99\t108 34
w:condition\t6.99\t108 42
s:limit\t6.99\t104 21\t108 14
w:people\t6.03\t72 28\t73 -6\t108 8\t119 32
s:peopl\t6.03\t72 22\t108 6\t119 25
b:howmany people\t6.99\t72 -18\t108 27
w:had\t6.65\t108 15
b:you had\t6.65\t108 26
w:accidents\t6.99\t108 27
s:accid\t6.99\t108 21
w:five\t6.03\t44 21\t106 23\t108 37\t121 -9
b:past five\t6.99\t44 15
b:five years\t6.65\t44 14\t108 26\t121 -6
l:years\t6.20\t44 6\t108 21
w:cdl\t6.99\t108 39\t109 -5
b:your cdl\t6.99\t108 24
w:own\t5.55\t71 -5\t108 49\t123 16\t132 -5\t140 26\t145 17\t150 23
b:your own\t6.03\t108 25\t123 11\t145 11
b:have an\t6.65\t108 16
b:which statement\t6.99\t73 13\t108 13
w:applies\t6.99\t104 19\t108 26
w:one\t6.40\t108 61\t155 6
w:another\t6.65\t104 24\t108 27
s:anoth\t6.65\t104 19\t108 21
b:with another\t6.99\t104 15
b:another employer\t6.99\t104 15
l:contract\t6.99\t108 11
b:were you\t6.65\t108 37\t121 19
w:objet\t6.99\t108 48
s:objet\t6.99\t108 39
w:lived\t6.99\t108 38
s:lived\t6.99\t108 30
b:you lived\t6.99\t108 23
b:howmany days\t6.99\t108 20
w:be\t5.89\t19 12\t108 12
b:you be\t6.40\t108 26
l:had\t6.99\t108 11
w:products\t6.99\t108 25
w:fluently\t6.99\t83 22\t108 24
s:fluen\t6.99\t83 17\t108 19
l:fluently\t6.99\t83 6\t108 7
s:insur\t6.99\t108 52
w:high\t6.99\t108 26
b:your high\t6.99\t108 16
b:high school\t6.99\t108 16
w:diploma\t6.65\t54 23\t108 13
b:school diploma\t6.99\t108 16
b:diploma from\t6.99\t108 16
b:from a\t6.99\t44 16\t108 13
b:a first\t6.99\t13 -39\t108 61
w:class\t6.03\t51 34\t108 17
s:class\t5.89\t51 29\t108 13
l:degree\t6.20\t54 23
w:sign\t6.40\t70 67\t97 -15\t108 20
b:to sign\t6.99\t70 5\t108 18
b:in your\t6.03\t74 14\t108 46\t145 11
b:was your\t6.65\t108 40
b:email of\t6.99\t60 -8\t108 22\t119 5
w:referee\t6.65\t60 -12\t108 6\t119 57
b:the referee\t6.99\t60 -8\t108 22\t119 5
l:referee\t6.65\t119 17
b:number of\t6.65\t108 46\t109 -16
b:a reference\t6.99\t108 31\t109 -6\t119 -15
w:emergency\t6.99\t108 57\t109 -16
s:emerg\t6.99\t108 46\t109 -13
b:emergency contact\t6.99\t108 34\t109 -9
f:emergency\t6.99\t108 23\t109 -6
s:immed\t6.99\t108 45\t122 14
f:courriel\t4.70\t60 30\t61 -7\t108 7
b:personne a\t6.99\t108 50\t109 -11
s:preve\t5.46\t71 17\t73 40\t108 15
b:dans quelle\t6.03\t1 30\t81 14\t108 13
b:quelle ville\t6.40\t1 32\t108 15
b:city of\t6.99\t29 -8\t108 25
w:place\t6.03\t2 -11\t7 39\t93 43\t108 20\t132 -5\t154 21
s:place\t6.03\t2 -8\t7 31\t93 35\t108 16\t154 17
b:place of\t6.20\t2 -6\t7 24\t93 27\t154 13
f:place\t6.40\t7 17\t93 19
w:naissance\t6.03\t2 -9\t14 -6\t29 50\t96 45\t108 38\t136 -6
s:naiss\t6.03\t2 -7\t29 40\t96 36\t108 30
b:de naissance\t6.03\t2 -5\t29 30\t96 27\t108 23
l:naissance\t6.20\t29 16\t108 19
w:starting\t6.99\t108 24\t127 -6\t136 6
b:your last\t6.03\t67 -7\t97 -6\t98 17\t108 45
w:dernier\t5.89\t54 -16\t58 48\t59 12\t62 16\t108 35\t147 25
s:derni\t5.89\t54 -13\t58 39\t59 10\t62 13\t108 28\t147 20
b:leave your\t6.40\t67 10\t108 20
b:last job\t6.99\t108 21
b:when can\t6.99\t100 -9\t108 27\t136 9
b:when would\t6.99\t108 19
b:for an\t6.03\t0 13\t108 14\t136 -6
b:an interview\t6.20\t0 22\t108 14\t136 -6
b:a quelle\t6.99\t60 12\t108 20\t136 -6
b:quelle date\t6.20\t108 17\t136 7
b:date seriez\t6.40\t108 19
b:disponible pour\t6.65\t107 14\t108 18\t132 -6\t136 -7
b:pour une\t6.65\t0 12\t108 18\t136 -6
b:une entrevue\t6.65\t0 12\t108 18\t136 -6
w:posting\t6.99\t19 40\t108 11
s:posti\t6.99\t19 32\t108 9
b:l offre\t6.99\t108 22\t109 -6
b:is the\t6.03\t58 12\t108 25\t120 -12\t127 -6\t128 10
w:abroad\t6.99\t108 27
s:abroa\t6.99\t108 21
l:abroad\t6.99\t108 8
b:for a\t6.99\t108 28\t155 -15
b:travaille a\t6.99\t108 27\t155 -7
w:presentement\t6.65\t108 41\t147 26
l:presentement\t6.65\t108 12\t147 8
b:in a\t6.03\t72 14\t108 16\t132 -5\t140 23\t145 14
w:program\t6.65\t53 46\t56 18\t108 17
s:progr\t6.40\t53 34\t56 62
l:program\t6.99\t56 11\t108 7
b:at home\t6.99\t108 24
l:home\t6.99\t108 12
b:you own\t6.40\t108 7\t140 19\t150 16
w:safety\t6.99\t140 35
s:safet\t6.99\t140 28
w:boots\t6.99\t140 35
s:boots\t6.99\t140 28
b:safety boots\t6.99\t140 21
l:boots\t6.99\t140 10
w:size\t6.99\t62 -19\t108 78
s:heigh\t6.65\t108 34\t114 31
b:that you\t6.99\t108 28
w:comfortable\t6.20\t108 42\t114 15\t140 31
s:comfo\t6.20\t108 34\t114 12\t140 25
b:you comfortable\t6.20\t108 25\t114 9\t140 19
w:large\t6.99\t140 41
s:large\t6.99\t140 33
b:comfortable working\t6.99\t140 25
w:heights\t6.99\t114 41\t140 -5
b:at heights\t6.99\t114 25
l:heights\t6.99\t114 12
b:travailler en\t6.40\t108 23
w:climb\t6.65\t108 9\t114 30
s:climb\t6.65\t108 7\t114 24
b:you climb\t6.65\t108 5\t114 18
w:ladders\t6.65\t108 9\t114 30
s:ladde\t6.65\t108 7\t114 24
b:climb ladders\t6.65\t108 5\t114 18
w:room\t6.99\t108 19\t132 -9\t140 45
b:two years\t6.99\t77 16\t108 16
b:a forklift\t6.99\t13 8\t108 9
w:aid\t6.65\t13 23\t108 26
b:first aid\t6.65\t13 14\t108 16
b:aid certificate\t6.99\t13 -19\t108 34
l:certificate\t6.03\t13 16\t84 5\t108 9
w:carte\t6.99\t13 50\t108 14
s:carte\t6.99\t13 40\t108 11
w:secourisme\t6.99\t13 13\t108 45
s:secou\t6.99\t13 11\t108 36
b:de secourisme\t6.99\t13 8\t108 27
w:training\t6.99\t13 49\t69 -8\t108 15
s:train\t6.99\t13 40\t69 -6\t108 12
b:you travel\t6.65\t108 16
b:travel to\t6.99\t108 17
b:know about\t6.99\t108 9\t144 20
s:store\t6.99\t22 18\t108 18
w:anyone\t6.99\t108 14\t122 12
b:employed by\t5.76\t80 16\t108 14\t122 6\t155 16
w:partner\t6.99\t22 23\t108 18
s:partn\t6.99\t22 18\t108 14
b:howlong have\t6.40\t73 19\t74 15
b:with your\t6.65\t105 9\t108 8\t118 44
w:jobs\t6.03\t19 26\t22 17\t23 25\t108 57
l:jobs\t6.40\t22 6\t108 20
w:order\t6.65\t108 31\t109 -14\t134 10
s:order\t6.65\t108 25\t109 -11\t134 8
f:number\t5.30\t108 5\t109 14
b:adresse numero\t6.99\t4 13
b:numero et\t6.65\t4 35\t108 -8
b:adresse du\t6.65\t3 16\t4 19
w:domicile\t6.40\t3 25\t4 27\t109 16
s:domic\t6.40\t3 20\t4 21\t109 13
b:du domicile\t6.65\t3 16\t4 19
l:domicile\t6.65\t4 13\t109 5
b:votre code\t5.76\t6 10
b:de courriel\t6.99\t61 18
s:nouve\t6.40\t19 11\t22 19\t60 -7\t61 26
l:correspondance\t6.99\t81 8
b:quelle langue\t6.99\t81 16
b:langue souhaitez\t6.99\t81 16
b:vous qu\t6.99\t81 16
b:qu on\t6.99\t81 16
b:on vous\t5.89\t81 14\t109 12
w:ecrive\t6.99\t81 27
s:ecriv\t6.99\t81 22
b:vous ecrive\t6.99\t81 16
l:ecrive\t6.99\t81 8
w:privilegiee\t6.99\t81 26
s:privi\t6.99\t81 21
b:langue privilegiee\t6.99\t81 15
b:privilegiee pour\t6.99\t81 15
w:nos\t6.99\t81 26
b:pour nos\t6.99\t81 15
w:communications\t6.99\t81 26
b:nos communications\t6.99\t81 15
l:communications\t6.99\t81 8
b:par quel\t6.99\t121 39
b:de ce\t6.65\t121 35
f:par\t6.99\t121 26
w:word\t6.40\t48 30
w:pdf\t6.03\t48 56
l:pdf\t6.65\t48 10
b:haut niveau\t6.20\t58 11
f:fonction\t6.65\t147 30
w:debut\t6.99\t68 48\t69 -6\t136 -9
s:debut\t6.99\t68 38\t136 -8
b:de debut\t6.99\t68 29\t136 -6
l:debut\t6.99\t68 14
f:francais\t6.20\t82 9
f:anglais\t6.20\t82 10
b:vous 18\t6.65\t9 16
b:ans ou\t6.40\t9 18
l:plus\t6.40\t9 9
w:partir\t5.89\t108 -6\t132 -7\t136 45
b:a partir\t5.89\t136 27
b:partir de\t6.40\t136 13
b:de quelle\t6.40\t136 13
w:libre\t6.65\t136 6
s:libre\t6.65\t136 5
b:est le\t6.99\t127 8
w:annuel\t5.76\t127 32
b:salaire annuel\t6.03\t127 18
b:annuel souhaite\t6.99\t127 8
w:dollars\t5.89\t127 35
s:dolla\t5.89\t127 28
b:en dollars\t6.40\t127 14
w:canadiens\t6.40\t127 23
b:dollars canadiens\t6.40\t127 14
l:canadiens\t6.40\t127 7
b:conduire en\t6.40\t51 7
w:regle\t6.40\t51 12
s:regle\t6.40\t51 10
b:en regle\t6.40\t51 7
b:supplementaires au\t6.99\t107 6
b:au besoin\t6.99\t107 6
w:quart\t6.65\t114 20\t132 22
b:quel quart\t6.99\t132 15
b:quart de\t6.99\t132 15
b:travail vous\t6.99\t132 15
w:convient\t6.65\t106 11\t132 23
b:vous convient\t6.65\t106 7\t132 14
l:convient\t6.99\t132 8
w:entretien\t6.03\t0 27\t73 21
b:en entretien\t6.20\t73 13
w:preventif\t6.20\t73 22
b:entretien preventif\t6.20\t73 13
l:preventif\t6.20\t73 7
b:pour le\t6.65\t12 11\t150 14
w:lequel\t6.99\t28 9
b:pour lequel\t6.99\t28 16
b:lequel vous\t6.99\t28 16
b:vous n\t6.99\t28 16
b:n avez\t6.99\t28 16
w:pas\t6.99\t28 26
b:avez pas\t6.99\t28 16
b:pas obtenu\t6.99\t28 16
b:obtenu de\t6.99\t28 16
b:de pardon\t6.99\t28 16
l:pardon\t6.40\t28 15
w:region\t6.20\t2 31\t108 -7\t110 -6\t123 52
s:regio\t6.20\t2 25\t108 -5\t123 42
l:region\t6.65\t2 8\t123 17
b:des offres\t6.99\t19 13
b:par courriel\t6.65\t19 14
b:adresse electronique\t6.20\t4 -9\t60 29
f:autocad\t6.65\t73 21
f:sap\t6.99\t71 32
w:demande\t6.99\t127 7\t134 23
s:deman\t6.99\t127 6\t134 18
b:cv pdf\t6.40\t48 18
b:where can\t5.10\t60 15
b:we email\t5.10\t60 15
b:email you\t5.10\t60 15
b:class of\t6.99\t51 14
b:of driver\t6.99\t51 14
b:s licence\t5.65\t51 23\t108 -7
b:licence do\t6.99\t51 5
b:the companyname\t6.20\t80 7\t122 8\t155 13
b:learn about\t6.40\t121 10
w:maintenance\t6.03\t71 24\t73 62\t74 -17\t108 -10
s:maint\t5.76\t71 18\t73 47\t74 -13\t108 -8\t134 8
b:in total\t6.99\t73 18
l:total\t6.65\t73 5\t74 6
b:which shifts\t6.99\t132 12
w:expect\t6.99\t117 49\t127 -16
b:you expect\t6.99\t117 29\t127 -9
b:per year\t6.03\t127 22
b:you consent\t6.65\t12 14\t52 12
w:vulnerable\t6.40\t12 45
s:vulne\t6.40\t12 36
b:a vulnerable\t6.99\t12 12
w:sector\t6.65\t12 28
s:secto\t6.65\t12 22
b:vulnerable sector\t6.65\t12 17
b:sector check\t6.65\t12 17
b:need from\t6.99\t0 9
b:from us\t6.99\t0 9
l:true\t5.76\t30 17
b:maitrise de\t6.65\t82 6
b:l anglais\t6.20\t82 16
w:disponibilites\t6.99\t108 -7\t132 56\t136 -6
l:disponibilites\t6.99\t132 17
w:voiture\t6.99\t108 -8\t150 62
s:voitu\t6.99\t108 -6\t150 49
b:une voiture\t6.99\t150 37
l:voiture\t6.99\t150 18
w:plc\t5.89\t71 74\t73 46\t74 -13\t108 -9
l:plc\t6.03\t71 23\t73 11
b:comment nous\t6.99\t121 25
b:nous avez\t6.99\t121 25
s:connu\t6.99\t108 -6\t121 30
w:mon\t6.40\t23 14
l:word\t6.99\t48 6
w:veux\t6.40\t19 8\t79 8\t144 9
b:je veux\t6.99\t19 15
b:veux recevoir\t6.99\t19 15
b:recevoir les\t6.65\t19 23
w:nouvelles\t6.65\t19 15\t22 24
b:les nouvelles\t6.65\t19 9\t22 15
f:civilite\t6.03\t130 14\t147 23
b:prenom s\t6.99\t95 11
w:complement\t6.65\t4 -12\t5 50
b:complement d\t6.65\t4 -7\t5 30
b:d adresse\t6.65\t4 -7\t5 30
f:complement\t6.65\t5 20
l:adresse\t6.20\t4 10\t5 13
w:peut\t6.20\t109 21
b:ou peut\t6.20\t109 13
b:peut on\t6.20\t109 13
b:joindre par\t6.20\t109 13
b:par telephone\t6.20\t109 13
f:dernier\t6.20\t54 -7\t58 21\t59 5\t62 7\t108 -8\t147 11
b:vous autorise\t6.40\t151 20
s:activ\t6.99\t15 17\t108 -7\t151 21
b:titulaire du\t6.40\t51 15
b:du permis\t6.20\t51 16
b:duree de\t6.40\t105 14
b:preavis en\t6.65\t105 16
w:semaines\t6.03\t105 41
b:en semaines\t6.65\t105 16
l:semaines\t6.40\t105 9
w:jour\t6.65\t69 12\t108 -6\t136 72
l:jour\t6.99\t136 24
l:annee\t6.99\t55 -6\t136 19
w:espagnol\t6.65\t82 61
s:espag\t6.65\t82 49
f:espagnol\t6.99\t82 19
l:espagnol\t6.65\t82 18
w:eu\t6.65\t121 26\t151 17
b:vous eu\t6.99\t121 17
b:eu connaissance\t6.99\t121 17
b:pourquoi ce\t6.20\t45 21\t46 19\t144 -10\t145 8
b:poste vous\t6.20\t45 21\t46 19\t144 -10\t145 8
w:il\t5.89\t45 11\t46 10\t122 8\t144 -6
b:t il\t6.03\t45 20\t46 18\t122 15\t144 -10\t145 8
l:il\t6.03\t45 10\t46 9
w:lu\t6.99\t20 22
b:ai lu\t6.99\t20 13
b:lu la\t6.99\t20 13
b:d information\t6.99\t20 11
b:a la\t6.65\t11 31\t20 7\t108 -9
w:protection\t6.99\t20 36
s:prote\t6.65\t20 27\t42 20
w:exactitude\t6.99\t30 13
b:l exactitude\t6.99\t30 8
b:exactitude des\t6.99\t30 8
b:des renseignements\t6.99\t30 8
w:jj\t6.99\t69 46
w:mm\t5.89\t69 58\t108 -7\t136 8
b:jj mm\t6.99\t69 28
w:aaaa\t6.99\t69 46
b:mm aaaa\t6.99\t69 28
f:le\t6.40\t69 12\t123 10
l:aaaa\t6.99\t69 14
w:primary\t6.20\t60 20\t61 14\t108 -5\t109 28
s:prima\t6.20\t60 16\t61 11\t109 22
b:primary email\t6.99\t60 14\t61 10
f:primary\t6.40\t60 16\t61 -10\t109 12
b:primary phone\t6.65\t109 20
b:phone type\t6.65\t109 -13\t112 32
w:2\t6.20\t3 -10\t4 -29\t5 90
b:line 2\t6.65\t4 -13\t5 24
l:2\t6.20\t4 -9\t5 27
l:town\t4.45\t1 18
b:province state\t6.65\t7 21
b:postal zip\t6.65\t6 10
b:zip code\t6.65\t6 10
b:country region\t6.65\t2 20
w:organization\t6.99\t62 51\t108 -5
s:organ\t6.65\t62 38\t108 -6\t154 26
f:organization\t6.99\t62 20
l:organization\t6.99\t62 15
w:held\t6.40\t15 18\t51 8\t108 -5\t147 23
b:position held\t6.99\t147 16
f:position\t6.40\t147 24
l:held\t6.40\t15 6\t147 7
b:employed from\t6.99\t68 42\t108 -6
f:employed\t6.40\t64 29\t68 22\t108 -7
b:employed to\t6.99\t64 51\t68 -5\t108 -5
l:to\t6.03\t64 46\t67 25\t108 -7
b:i currently\t6.99\t65 22
b:currently work\t6.40\t65 20\t122 11
b:work here\t6.20\t65 40\t104 18\t108 -5
w:institution\t6.40\t59 85\t108 -8
s:insti\t6.40\t59 68\t108 -7
f:institution\t6.65\t59 25
s:disci\t6.99\t56 66\t108 28
w:completed\t6.03\t53 44\t55 34\t56 -16\t58 7\t108 -7
f:program\t6.99\t53 19\t56 10
l:completed\t6.20\t53 14\t55 10
b:or a\t6.65\t151 9\t155 14
b:the university\t6.99\t122 11
b:by the\t6.99\t12 8\t122 11
w:minimum\t6.65\t108 -7\t127 -19\t128 57
s:minim\t6.65\t108 -5\t127 -15\t128 45
b:minimum annual\t6.99\t127 -7\t128 19
b:salary you\t6.99\t127 -7\t128 19
b:would accept\t6.99\t127 -7\t128 19
f:minimum\t6.99\t128 16
b:a person\t6.99\t33 18
b:person with\t6.99\t33 18
w:possess\t6.40\t51 18\t73 12\t74 -7\t108 -6
b:you possess\t6.40\t51 11\t73 7
b:possess a\t6.65\t51 11
b:of application\t6.99\t45 26\t108 -6\t121 18
w:understand\t6.99\t20 27\t30 13
w:statements\t6.99\t20 -5\t30 32
s:dismi\t6.65\t30 13\t44 40\t108 -11
w:forename\t5.65\t95 79\t108 -7
s:foren\t5.65\t95 63\t108 -5
f:forename\t5.65\t95 32
l:forename\t5.76\t95 21
w:no\t6.40\t28 8\t84 21\t108 -7\t109 36
l:no\t6.99\t109 12
l:mail\t4.98\t19 11\t60 21
b:email address\t5.16\t3 -6\t4 -7\t60 11\t61 32
b:your e\t6.65\t60 11
w:municipale\t6.99\t4 29
s:munic\t6.65\t1 66\t4 21\t108 -7\t132 -5
l:municipale\t6.99\t4 9
w:postcode\t5.76\t6 69
s:postc\t5.76\t6 55
f:postcode\t5.89\t6 27
l:postcode\t5.89\t6 16
b:18 or\t6.99\t9 26
w:monday\t6.65\t108 -5\t132 52
s:monda\t6.65\t132 42
w:friday\t6.65\t108 -5\t132 52
s:frida\t6.65\t132 42
l:friday\t6.99\t132 12
s:premi\t6.99\t36 18\t108 -7\t136 46
b:do overtime\t6.99\t107 19\t108 -7
b:ontario class\t6.99\t51 9
b:for work\t6.99\t108 -12\t150 39
b:un vehicule\t6.99\t150 31
b:que vous\t6.99\t150 14
b:vous pouvez\t6.99\t22 19\t150 14
w:certificat\t6.99\t13 38\t84 71\t108 -23\t109 -5
w:23\t6.65\t114 50
b:23 kg\t6.65\t114 30
w:repeatedly\t6.99\t114 24
s:repea\t6.40\t60 -12\t61 38\t114 17
b:the job\t6.99\t105 6\t114 8
w:involves\t6.99\t114 12\t148 24
s:invol\t6.99\t114 10\t148 20
w:lifting\t6.99\t108 -9\t114 34
s:lifti\t6.99\t108 -8\t114 27
w:police\t6.99\t12 22
s:polic\t6.03\t12 29\t20 5
b:two work\t6.99\t119 18
b:work references\t6.99\t119 18
f:two\t6.99\t119 12
b:please give\t6.99\t119 22\t127 5
b:about your\t6.99\t119 22\t144 20
w:their\t6.99\t119 13\t120 10
w:deux\t6.99\t23 11\t119 34
f:cv\t4.33\t48 10
b:you may\t6.20\t22 14\t23 20\t104 14\t108 -8
b:may text\t6.99\t22 17
b:about other\t6.40\t22 14\t23 15
b:other jobs\t6.40\t19 21\t22 13\t108 -6
f:you\t6.65\t23 15
w:get\t6.65\t22 6\t108 -9\t118 26
b:to get\t6.99\t22 11
b:get text\t6.99\t22 11
w:openings\t6.20\t22 21\t23 27
s:openi\t5.89\t22 16\t23 20\t121 15
l:openings\t6.20\t22 6\t23 8
w:m\t6.40\t19 9\t20 8\t22 10
w:ecrire\t6.99\t22 31\t60 20
s:ecrir\t6.99\t22 25\t60 16
w:texto\t6.99\t19 -9\t22 59
b:par texto\t6.99\t19 -5\t22 35
f:vous\t6.99\t22 12\t34 11
b:my answers\t6.99\t30 10
b:answers are\t6.99\t30 10
b:are true\t6.65\t30 18
w:above\t6.20\t30 15
b:the above\t6.40\t20 -6\t30 21
b:above is\t6.40\t30 9
w:reponses\t6.40\t20 23\t30 40
s:repon\t6.40\t20 18\t30 32
b:mes reponses\t6.65\t30 25
b:reponses sont\t6.65\t30 25
w:vraies\t6.99\t30 26
s:vraie\t6.99\t30 21
b:sont vraies\t6.99\t30 15
b:vraies et\t6.99\t30 15
w:completes\t6.99\t30 26
b:et completes\t6.99\t30 15
l:completes\t6.99\t30 8
b:with plc\t6.65\t71 -7\t73 15
w:yearly\t6.20\t108 -6\t127 25
s:yearl\t6.20\t108 -5\t127 20
b:what yearly\t6.40\t127 15
b:yearly salary\t6.40\t127 15
b:salary do\t6.65\t127 15
b:in canadian\t6.65\t127 10
b:canadian dollars\t6.65\t127 10
w:digits\t6.40\t127 17
s:digit\t6.40\t127 13
w:only\t6.20\t127 17
b:digits only\t6.40\t127 10
l:please\t6.99\t60 22
w:dismissed\t6.99\t44 53\t108 -13
b:been dismissed\t6.99\t44 32\t108 -8
b:your cv\t5.23\t48 36
w:send\t6.40\t19 55\t22 16\t108 -10
b:you given\t6.99\t95 19\t100 -14
b:mobile phone\t6.40\t109 11
b:de cellulaire\t6.65\t109 20
b:need us\t6.20\t134 12
b:sponsor a\t6.99\t134 10
b:a workpermit\t6.65\t134 12
w:later\t6.40\t134 21
s:later\t6.40\t134 17
b:or later\t6.40\t134 12
b:working in\t6.20\t74 25\t108 -20\t140 25
b:see this\t6.65\t121 13
b:pdf or\t6.99\t48 8
b:or word\t6.99\t48 8
w:details\t6.40\t20 26\t23 16
s:detai\t6.40\t20 21\t23 13
b:my details\t6.65\t20 10\t23 10
b:other openings\t6.65\t23 19
w:portable\t6.65\t108 -5\t109 55
s:porta\t6.65\t109 44
l:portable\t6.65\t109 17
b:disponible a\t6.65\t136 17
b:partir du\t6.65\t136 17
f:disponible\t6.65\t136 12
l:du\t6.65\t136 9
w:pretentions\t6.40\t127 24
s:prete\t6.40\t127 20
b:pretentions salariales\t6.40\t127 15
w:brut\t6.40\t127 12
b:de demenager\t6.99\t123 17
s:speci\t6.99\t56 64\t108 -6
s:recon\t6.99\t28 12\t33 51\t108 -8
b:dans le\t6.99\t20 6
w:cadre\t6.99\t20 9
s:cadre\t6.99\t20 7
b:le cadre\t6.99\t20 6
b:cadre de\t6.99\t20 6
b:de ma\t6.99\t20 9
w:dossier\t6.99\t23 28
s:dossi\t6.99\t23 22
b:mon dossier\t6.99\t23 17
w:conserve\t6.65\t20 17\t23 15
b:preferred name\t6.65\t100 37\t108 -6\t154 -6
b:of residence\t5.16\t2 9\t7 20\t93 20\t108 -8\t110 14
b:country do\t5.76\t2 17\t108 -9\t110 20
w:source\t6.40\t108 37\t121 47
s:sourc\t6.40\t108 29\t121 38
f:source\t6.40\t108 15\t121 19
b:to be\t6.65\t19 23
w:immigration\t6.20\t134 11\t153 25
s:immig\t6.20\t134 9\t153 20
w:case\t6.99\t134 6
b:in order\t6.99\t134 7
b:order to\t6.99\t134 7
b:previously been\t6.99\t155 8
b:been employed\t6.20\t108 -5\t155 27
b:by companyname\t6.03\t80 17\t108 -8\t155 18
b:companyname or\t6.20\t155 28
b:or one\t6.65\t155 11
b:one of\t6.65\t155 11
w:its\t6.40\t155 10
b:of its\t6.40\t155 18
s:affil\t6.99\t155 18
b:relatives who\t6.99\t122 13
b:who currently\t6.99\t122 13
w:join\t6.40\t23 27\t108 -13\t136 36
b:join us\t6.99\t136 10
s:termi\t6.65\t58 14\t148 15
w:hands\t6.99\t71 21
s:hands\t6.99\t71 17
b:hands on\t6.99\t71 13
b:on experience\t6.99\t71 13
w:plcs\t6.99\t73 49\t108 -10
b:with plcs\t6.99\t73 29\t108 -6
l:plcs\t6.99\t73 15
b:the highest\t6.65\t58 14
b:education you\t6.99\t58 7
w:positions\t6.99\t22 18\t23 14
b:other positions\t6.99\t22 11\t23 9
l:positions\t6.99\t22 6
w:already\t6.40\t151 28
s:alrea\t6.40\t151 23
b:you already\t6.40\t151 17
w:allowed\t6.40\t151 11
s:allow\t6.40\t151 9
b:allowed to\t6.40\t151 7
b:earliest possible\t6.99\t136 6
w:expectation\t6.65\t127 10
b:salary expectation\t6.65\t127 6
b:expectation cad\t6.99\t127 6
w:gross\t6.99\t127 12
s:gross\t6.99\t127 9
w:qualification\t6.65\t58 25\t108 -5
s:quali\t6.65\t58 20
b:highest qualification\t6.65\t58 15
f:french\t6.65\t82 20
b:a driving\t6.65\t51 18\t108 -16
w:become\t6.99\t121 17
s:becom\t6.99\t121 14
b:you become\t6.99\t121 10
w:aware\t6.99\t121 17
s:aware\t6.99\t121 14
b:become aware\t6.99\t121 10
b:aware of\t6.99\t121 10
b:of us\t6.99\t121 10
b:your message\t6.99\t139 18
b:message to\t6.99\t139 18
b:the data\t6.65\t20 29
b:consider me\t6.99\t23 27
b:upload your\t5.65\t48 19
b:que nous\t6.99\t20 16\t134 13
l:visa\t6.65\t134 12
b:le poste\t6.65\t123 16
b:poste est\t6.65\t123 16
b:est base\t6.99\t106 7
b:base a\t6.99\t106 7
b:a cityname\t6.40\t123 18
w:encadre\t6.99\t72 23
s:encad\t6.99\t72 19
b:deja encadre\t6.99\t72 14
b:encadre une\t6.99\t72 14
b:une equipe\t6.65\t72 26\t73 -8
w:b\t6.99\t51 64\t108 -5
s:trouv\t6.65\t121 25
b:vos pretentions\t6.99\t127 9
w:euros\t6.99\t127 23
s:euros\t6.99\t127 18
b:salariales euros\t6.99\t127 14
w:recrutement\t6.99\t20 36
l:recrutement\t6.99\t20 11
w:conservez\t6.99\t23 29
b:conservez mon\t6.99\t23 17
w:postes\t6.65\t23 35
b:autres postes\t6.65\t23 21
f:conservez\t6.99\t23 11
l:postes\t6.65\t23 11
w:si\t6.99\t96 23\t108 -15\t155 47
w:confirmez\t6.65\t60 -16\t61 37
b:confirmez votre\t6.99\t60 -7\t61 17
b:votre courriel\t6.65\t60 35\t61 7\t108 -5
f:confirmez\t6.65\t60 -6\t61 15
b:pour la\t6.99\t122 17
b:la companyname\t6.99\t155 8
f:disponibilite\t6.65\t136 12
b:offres par\t6.65\t19 6\t22 15
w:restrictions\t6.99\t151 9
s:restr\t6.20\t104 26\t108 -6\t151 9
b:without restrictions\t6.99\t151 5
b:work arrangement\t6.99\t154 24
w:prov\t6.99\t7 86\t108 -6
f:prov\t6.99\t7 34
l:prov\t6.99\t7 26
w:ticket\t6.99\t13 36\t108 -13
s:ticke\t6.99\t13 29\t108 -11
b:forklift ticket\t6.99\t13 21\t108 -8
l:ticket\t6.99\t13 11
w:convictions\t6.99\t28 69\t108 -29
f:employer\t5.89\t62 22
f:sign\t6.99\t70 26\t97 -5
w:today\t6.20\t69 35\t134 8\t136 -6
s:today\t6.20\t69 28\t134 6
b:today s\t6.65\t69 23
b:s date\t6.65\t69 23
f:today\t6.65\t69 15
b:number to\t5.38\t109 26
w:reach\t5.23\t60 34\t108 -9\t109 35
s:reach\t5.23\t60 27\t108 -7\t109 28
b:to reach\t5.30\t60 10\t109 22
b:reach you\t5.23\t60 20\t108 -5\t109 21
l:at\t5.55\t109 10
b:immigration status\t6.99\t153 17
f:citizenship\t6.99\t153 16
w:red\t6.99\t84 46\t108 -10
w:seal\t6.99\t84 46\t108 -10
b:red seal\t6.99\t84 28\t108 -6
b:seal certificate\t6.99\t84 28\t108 -6
w:managing\t6.99\t72 24\t73 -6
b:experience managing\t6.99\t72 14
b:managing people\t6.99\t72 14
l:people\t6.99\t72 7
b:relocate to\t6.99\t123 12
b:to cityname\t6.40\t123 17
l:cityname\t6.40\t123 6
b:move to\t6.99\t123 7
b:cityname for\t6.99\t123 7
b:overtime when\t6.99\t107 11
w:40\t6.99\t148 20
b:40 %\t6.99\t148 12
b:% of\t6.65\t148 11
b:your time\t6.65\t148 16
b:is that\t6.99\t62 43\t108 -12\t148 14
w:acceptable\t6.99\t127 -9\t128 28\t148 24
b:drug and\t6.99\t52 22
w:alcohol\t6.99\t52 36
s:alcoh\t6.99\t52 29
b:and alcohol\t6.99\t52 22
b:a year\t6.40\t127 14
b:to earn\t6.99\t127 16
b:year in\t6.65\t127 19
b:in cad\t6.03\t108 -8\t127 25
w:present\t6.20\t62 19\t67 26\t108 -9\t147 15
b:your present\t6.65\t67 17\t147 8
w:find\t6.40\t121 26
b:you find\t6.40\t121 16
b:find this\t6.99\t121 7
b:source of\t6.99\t108 -9\t121 27
w:trouve\t6.99\t121 14
b:vous trouve\t6.99\t121 8
b:trouve cette\t6.99\t121 8
w:new\t6.99\t19 40\t22 20\t108 -10
b:i d\t6.99\t22 46\t23 13\t108 -9
b:d like\t6.65\t22 44\t23 13\t108 -8
b:moi les\t6.99\t19 28\t22 16
b:nouvelles offres\t6.99\t22 16
b:data for\t6.20\t23 8
b:que companyname\t6.99\t20 12
b:companyname conserve\t6.99\t20 12
b:conserve mes\t6.99\t20 12
b:best number\t6.99\t109 8
l:on\t6.40\t69 49\t132 -6
w:applying\t6.99\t20 5\t115 68\t147 -18
b:full driving\t6.99\t51 8
w:happy\t6.99\t20 5\t132 15
s:happy\t6.99\t132 12
b:pay you\t6.99\t127 14
b:you are\t6.40\t138 14\t145 12\t148 9
b:been in\t6.99\t73 -12\t77 16\t108 21
b:who do\t6.99\t62 33\t108 -8
b:adjustments for\t6.65\t0 17
b:require accommodation\t6.99\t0 12
b:during recruitment\t6.99\t0 12
b:details to\t6.65\t20 17\t23 7
b:send me\t6.65\t19 35
b:me the\t6.99\t19 20
f:send\t6.65\t19 23
b:by e\t6.99\t19 24\t60 11
b:ladders and\t6.99\t108 -17\t114 31
b:to 20\t6.99\t108 -6\t114 17
w:preventive\t6.20\t71 25\t73 35\t108 -10
b:preventive maintenance\t6.20\t71 15\t73 21\t108 -6
l:maintenance\t6.40\t71 8\t73 11
b:information is\t6.99\t20 19
b:end date\t6.99\t55 34\t136 -10
w:month\t5.30\t55 19\t64 40\t68 42\t108 -8\t136 36
s:month\t5.23\t23 8\t55 15\t64 31\t68 33\t108 -7\t136 28
b:date month\t6.40\t55 16\t68 17\t136 -16
f:end\t6.99\t55 23\t136 -7
l:month\t5.30\t55 6\t64 12\t68 12\t136 11
b:date year\t6.20\t55 25\t68 15\t136 -12
b:or at\t6.99\t134 7
b:at any\t6.99\t134 7
w:point\t6.65\t82 19\t134 8
w:support\t6.65\t134 16\t151 11
b:first learn\t6.65\t121 10
w:opportunity\t6.99\t121 9
b:this opportunity\t6.99\t121 5
w:plant\t6.99\t106 14
s:plant\t6.99\t106 11
b:cityname plant\t6.99\t106 8
b:plant five\t6.99\t106 8
b:five days\t6.65\t106 15
b:does that\t6.65\t106 18\t148 8
b:have to\t6.20\t105 19\t134 14
w:subsidiaries\t6.99\t155 9
s:subsi\t6.99\t155 7
b:its subsidiaries\t6.99\t155 6
b:agreement with\t6.65\t104 22
b:or former\t6.65\t80 -10\t104 7\t155 13
b:former employer\t6.65\t104 28
w:day\t6.20\t106 18\t108 -6\t136 53
l:day\t6.40\t136 17
b:of an\t6.99\t28 17
b:an offence\t6.99\t28 17
b:your title\t6.99\t130 -7\t147 29
f:from\t5.65\t68 65\t136 -20
w:until\t6.99\t64 70\t108 -7
s:until\t6.99\t64 56\t108 -6
f:until\t6.99\t64 28
l:until\t6.99\t64 21
b:combien de\t6.65\t73 12\t105 7
b:de semaines\t6.99\t105 8
b:semaines de\t6.99\t105 8
w:devez\t6.65\t105 19
s:devez\t6.65\t105 15
b:preavis devez\t6.65\t105 12
b:devez vous\t6.65\t105 12
w:donner\t6.40\t105 24
b:vous donner\t6.65\t105 12
w:parrainage\t6.40\t134 44\t151 -8
b:un parrainage\t6.65\t134 12
w:maintenant\t6.99\t134 13
b:maintenant ou\t6.99\t134 8
w:tard\t6.99\t134 13
b:plus tard\t6.99\t134 8
b:pour un\t6.99\t134 8
w:jours\t6.65\t106 44
s:jours\t6.65\t106 35
b:la semaine\t6.99\t19 32\t106 13
b:from month\t6.65\t68 34\t136 -6
b:from year\t6.65\t68 32\t136 -18
w:still\t6.65\t65 37\t104 16
s:still\t6.65\t65 30\t104 13
b:i still\t6.99\t65 24
b:still work\t6.99\t65 24
b:to month\t6.99\t64 47\t68 -12\t136 -13
f:to\t6.20\t64 91\t68 -8\t136 -14
b:to year\t6.99\t64 52\t136 -9
f:year\t6.40\t55 22\t64 -5\t68 -9\t108 -7\t127 -9\t136 62
b:employer that\t6.99\t104 38\t108 -7
f:title\t6.99\t130 35\t147 -26
w:repeat\t6.99\t60 -16\t61 52
f:repeat\t6.99\t60 -6\t61 21
w:ligne\t6.65\t4 11\t5 20
s:ligne\t6.65\t4 9\t5 16
b:adresse ligne\t6.65\t4 7\t5 12
b:ligne 1\t6.99\t4 11
w:permission\t6.99\t151 25
b:permission to\t6.99\t151 15
l:post\t6.20\t136 9
b:take up\t6.20\t108 -5\t136 19\t151 6
w:devrions\t6.99\t108 24\t134 25
s:devri\t6.99\t108 19\t134 20
b:pour ce\t6.99\t123 10\t134 15
b:in cityname\t6.99\t106 8\t123 8
b:period in\t6.99\t105 6
b:in weeks\t6.99\t105 6
b:howmany weeks\t6.99\t105 5
b:weeks notice\t6.99\t105 5
l:give\t6.40\t105 9
f:preavis\t6.99\t105 7
w:dbs\t6.65\t12 50
l:dbs\t6.99\t12 11
w:comme\t6.99\t34 27\t70 23
w:dd\t6.20\t69 20\t136 13
b:dd mm\t6.99\t69 14
w:yyyy\t6.20\t69 20\t136 13
b:mm yyyy\t6.99\t69 14
l:yyyy\t6.20\t69 6
b:linkedin url\t6.65\t86 18
b:desired salary\t6.65\t127 14
b:employer in\t6.65\t151 6
b:sponsor you\t6.65\t134 17
b:today or\t6.99\t134 6
b:later on\t6.99\t134 6
b:you join\t6.99\t108 -5\t136 22
b:join our\t6.99\t23 18\t108 -8\t136 14
b:team before\t6.40\t72 15\t155 10
b:work check\t6.99\t132 17
b:your level\t6.65\t82 12
w:opening\t6.99\t121 23
b:this opening\t6.99\t121 14
l:opening\t6.99\t121 7
w:sans\t6.65\t28 22\t108 -7\t134 26
b:canada sans\t6.99\t134 16
w:restriction\t6.99\t151 5
b:votre employeur\t6.65\t105 7
b:dernier niveau\t6.99\t58 11
w:termine\t6.99\t58 18
l:termine\t6.99\t58 5
w:supplementaire\t6.99\t107 36
b:temps supplementaire\t6.99\t107 22
l:supplementaire\t6.99\t107 11
b:home phone\t6.99\t109 14
w:am\t6.99\t9 7
b:i am\t6.99\t9 12
f:anything\t6.99\t139 11
b:you based\t6.99\t93 20
b:that work\t6.99\t106 12\t148 8
f:annual\t6.99\t127 7
b:i ve\t6.99\t20 6
b:ve read\t6.99\t20 6
w:ton\t5.55\t48 6\t82 12\t95 6\t109 9\t147 12
f:ton\t5.65\t48 7\t60 8\t61 -7\t62 5\t82 14\t95 7\t109 11\t147 14
b:ton courriel\t6.99\t60 10\t61 6
w:confirme\t6.99\t30 17\t60 -10\t61 27
w:tu\t5.30\t1 7\t79 6\t131 8\t144 7\t150 7\t155 6
l:tu\t6.99\t1 8\t131 9
b:as tu\t6.03\t150 14\t155 12
f:as\t6.20\t30 10\t150 10\t155 8
w:es\t6.99\t107 7
b:es tu\t6.99\t107 12
f:es\t6.99\t107 8
b:chez companyname\t6.99\t144 27\t155 11
b:veux tu\t6.99\t79 15\t144 18
b:tu travailler\t6.99\t79 15\t144 18
b:ton niveau\t6.99\t82 28
b:renseignements soient\t6.99\t20 12
b:mm dd\t6.65\t136 9
b:dd yyyy\t6.65\t136 9
b:salary cad\t6.40\t128 15
w:policy\t6.65\t20 9
b:privacy policy\t6.65\t20 5
f:initial\t6.99\t99 25
w:cellular\t6.99\t109 6
f:start\t5.65\t68 40\t136 -24
l:institution\t6.65\t59 18
b:at work\t6.99\t71 12\t138 15
b:soon could\t6.99\t105 37\t136 -17
w:spoken\t6.99\t82 20
s:spoke\t6.99\t82 16
b:of spoken\t6.99\t82 12
l:english\t6.40\t82 15
b:please enter\t6.99\t70 26\t97 -19\t120 17
w:eur\t6.99\t108 -7\t127 58
b:in eur\t6.99\t127 35
l:eur\t6.99\t127 17
b:language skills\t6.99\t82 28
b:been working\t6.65\t74 27\t108 -5
w:profession\t6.99\t74 28
b:your profession\t6.99\t74 17
l:profession\t6.99\t74 8
b:may keep\t6.99\t23 18
w:24\t6.99\t23 24
b:canada pour\t6.99\t151 5
w:tout\t6.99\t151 8
b:pour tout\t6.99\t151 5
b:tout employeur\t6.99\t151 5
b:or will\t6.65\t134 6
f:month\t6.99\t64 -9\t68 -18\t136 51
f:day\t6.99\t136 25
b:employer name\t6.65\t62 24\t97 -5
w:talent\t6.99\t23 70\t108 -8
s:talen\t6.65\t23 105\t108 -12
b:what s\t6.99\t97 22
b:s your\t6.99\t97 22
b:these have\t6.99\t71 25\t108 -5
b:would we\t6.99\t134 26
b:salary are\t6.99\t127 9
b:find us\t6.99\t121 10
w:something\t6.99\t134 6\t138 26
s:somet\t6.99\t138 21
b:something you\t6.99\t138 16
b:i m\t6.99\t20 15
w:loop\t6.99\t19 18\t20 18
l:travel\t6.99\t148 12
b:data privacy\t6.99\t20 18
b:privacy statement\t6.99\t20 18
b:jours par\t6.99\t106 14
b:travail preferez\t6.99\t154 26
b:currently authorized\t6.99\t151 5
b:any of\t6.99\t122 12\t155 7
b:used autocad\t6.65\t71 8\t73 12
b:from when\t6.99\t136 5
b:when are\t6.20\t136 24
w:quayside\t6.99\t20 5\t23 26
s:quays\t6.99\t23 21
b:province or\t6.99\t7 9
w:territory\t6.99\t7 15
b:or territory\t6.99\t7 9
b:education completed\t6.99\t58 6
b:why you\t6.99\t144 18\t145 13
b:a visible\t6.99\t43 18
w:minority\t6.99\t43 30
b:visible minority\t6.99\t43 18
l:major\t6.99\t56 12
b:to 10\t6.99\t148 8
w:vor\t6.99\t33 73\t97 56\t98 -8\t108 -11\t132 -5
w:und\t6.65\t4 23\t20 19\t97 54\t98 -8\t108 -8
w:nachname\t6.99\t97 44\t98 70\t108 -9
s:nachn\t6.99\t97 35\t98 56\t108 -7
l:nachname\t6.99\t97 13\t98 21
w:straße\t6.99\t4 48\t108 -5
s:straß\t6.99\t4 39
w:hausnummer\t6.99\t4 48\t108 -5
s:hausn\t6.99\t4 39
f:straße\t6.99\t4 19
l:hausnummer\t6.99\t4 14
w:sie\t5.46\t19 48\t51 41\t71 -7\t74 33\t82 -7\t107 19\t108 -31\t109 -6\t121 67\t123 33\t132 -15\t136 45\t151 56
w:uns\t6.65\t108 -15\t121 93\t132 -7\t136 63
w:wie\t6.65\t74 43\t105 44\t108 -12\t121 34\t132 -5
w:kundigungsfrist\t6.99\t105 85\t108 -10
s:kundi\t6.99\t105 68\t108 -8
f:wie\t6.65\t74 17\t105 18\t121 14
l:kundigungsfrist\t6.99\t105 26
s:gehal\t6.99\t108 -12\t127 107\t132 -5
s:jahre\t6.99\t74 36\t108 -10\t127 63
w:deutschland\t6.99\t108 -5\t151 81
s:deuts\t6.65\t82 97\t108 -11\t132 -9\t151 56
s:arbei\t6.40\t62 62\t108 -10\t151 58
w:fuhrerschein\t6.99\t51 98\t108 -8
s:fuhre\t6.99\t51 78\t108 -6
s:berei\t6.40\t107 46\t108 -7\t123 37
w:zu\t6.65\t20 16\t107 61\t108 -7
w:uberstunden\t6.99\t107 65\t108 -5
s:ubers\t6.99\t107 52
w:bereit\t6.65\t107 26\t108 -6\t123 49
b:sie bereit\t6.65\t107 16\t123 29
w:umzuziehen\t6.99\t123 55
s:umzuz\t6.99\t123 44
l:umzuziehen\t6.99\t123 16
w:berufserfahrung\t6.99\t74 94\t108 -6
s:beruf\t6.99\t74 75\t108 -5
s:aktue\t6.99\t62 35\t147 23
w:arbeitgeber\t6.99\t62 86\t108 -8
l:arbeitgeber\t6.99\t62 26
w:lebenslauf\t6.99\t48 66
s:leben\t6.99\t48 53
f:lebenslauf\t6.99\t48 26
w:ich\t6.65\t20 35\t23 63\t108 -11
w:der\t6.99\t20 39
w:verarbeitung\t6.99\t20 39
s:verar\t6.99\t20 31
w:meiner\t6.99\t20 39
s:meine\t6.99\t20 31
b:verarbeitung meiner\t6.99\t20 23
w:daten\t6.99\t20 39
s:daten\t6.99\t20 31
b:meiner daten\t6.99\t20 23
w:datenschutzerklarung\t6.99\t20 39
f:ich\t6.65\t20 14\t23 25
s:stell\t6.99\t19 58\t108 -7\t123 17
w:occuper\t6.99\t151 16
b:un emploi\t6.99\t151 10
b:emploi au\t6.99\t151 10
b:parrainage pour\t6.99\t134 12
b:scolarite complete\t6.99\t58 9
f:connaissance\t6.99\t82 15
b:donner a\t6.99\t105 8
s:abonn\t6.99\t19 37
b:highest education\t6.99\t58 11
b:present employer\t6.99\t62 14
b:we have\t6.99\t134 17
b:up the\t6.65\t136 20
w:g\t6.99\t51 11\t134 8
b:du personnel\t6.99\t122 9
b:ville de\t6.99\t1 14
b:a quel\t6.99\t82 12
b:quel point\t6.99\t82 12
b:point maitrisez\t6.99\t82 12
b:la ville\t6.99\t19 11\t122 17
w:eine\t6.99\t33 74\t108 -11\t151 32
w:fur\t6.99\t123 23\t151 32
w:sind\t6.65\t107 27\t108 -7\t121 36\t123 18
b:sind sie\t6.65\t107 16\t121 21\t123 11
f:sind\t6.99\t107 11\t123 8
s:derze\t6.99\t62 33\t147 26
f:present\t6.99\t62 9
b:cad digits\t6.99\t127 9
`;
