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
  'experience.level_skill',
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
  -0.45, 1.43, 0.29, -0.56, 0.41, 1.67, 1.83, -0.39, -1.19, 0.34, -0.55, -0.25, -0.44, 0.55, 0.96, -0.6,
  -0.44, 0.16, -0.75, 1.25, 0.57, -1.15, 0.45, 1.11, -0.71, -0.32, -0.69, -0.93, 0.65, 0.26, 0.11, -0.07,
  0.52, 0.88, 0.72, -1.2, -0.22, 0.22, -0.55, -0.68, -0.57, -0.63, 0.46, -0.39, 0.34, 0.57, -0.53, 1.12, 0.2,
  0.69, 0.83, 0.07, -0.41, -0.21, 0.44, -0.21, 0.04, 1.14, -0.2, -0.02, -0.6, 0.97, 0.06, -0.26, -0.51, -0.72,
  -1.13, 1.25, -0.03, -0.46, -0.15, 1.95, -0.68, -0.37, 0.05, -0.36, 0.07, 1.04, -1.14, -0.81, -0.72, -0.81,
  -0.45, 1.72, -0.5, -0.03, -0.86, -1.04, 0.15, -0.9, -0.33, -0.94, -0.8, -0.93, -0.3, -0.88, 0.45, 1.0,
  -0.32, -0.41, 0.18, -0.08, -0.35, 0.24, -0.25, -0.39, 0.25, -0.29, -0.04, 3.62, 1.82, -0.53, 0.45, -0.73,
  -0.64, -0.32, -0.93, -0.88, -1.1, -0.14, -0.12, -0.42, 0.85, 0.06, 0.49, -0.22, -0.14, -0.85, 0.71, -1.08,
  0.24, 0.53, 0.18, 3.12, -0.31, 0.04, -0.73, 1.51, 0.85, -0.19, 0.6, 0.68, 0.22, -0.27, -0.97, 0.19, 0.19,
  0.02, 0.12, -0.47, -0.28, -0.14, 0.34, -0.83, -0.52, -0.05, 0.51,
];

/** The scale of a feature that was never learned. */
export const STRANGE = 7.56;

/** A line for each feature: its name, its scale, and "topic weight" in tenths, divided by tabs. */
export const WEIGHTS = `
w:first\t4.08\t13 12\t36 17\t96 75\t98 27\t99 -21\t101 16\t109 13\t122 9
s:first\t4.04\t13 9\t36 13\t96 59\t98 21\t99 -17\t101 13\t109 10\t122 7\t133 -6\t137 18
w:name\t2.86\t1 -6\t19 -6\t20 -6\t23 -6\t59 8\t62 15\t70 36\t71 -7\t73 -6\t83 -8\t96 53\t97 61\t98 102\t99 62\t100 20\t101 62\t102 31\t109 6\t110 -8\t120 21\t121 16\t122 -21\t123 -8\t128 -6\t133 -12\t137 -9\t140 -6\t145 -5\t148 -6\t152 -7\t155 -11
c:name\t2.34\t19 -6\t20 -6\t23 -5\t62 7\t70 34\t71 -8\t83 -7\t96 58\t97 61\t98 64\t99 68\t100 32\t101 37\t102 29\t110 -8\t120 16\t121 19\t122 -13\t123 -5\t128 -5\t133 -12\t137 -9\t140 -5\t152 -5\t155 -6
b:first name\t4.65\t96 50\t98 -27\t101 12
f:first\t4.55\t96 29\t98 8\t99 -8
l:name\t3.06\t70 8\t96 18\t97 20\t98 25\t99 22\t100 7\t102 10\t109 -10
n:2\t1.14\t1 -6\t2 -6\t3 -5\t4 9\t5 20\t6 15\t7 7\t14 5\t19 -11\t20 -10\t22 -7\t23 -10\t28 -6\t29 10\t30 -7\t31 5\t34 -5\t37 6\t46 5\t47 16\t48 16\t49 7\t51 -7\t55 12\t59 8\t60 20\t62 8\t64 11\t65 6\t68 13\t70 -9\t71 10\t74 -7\t83 -5\t87 6\t88 8\t94 6\t96 6\t98 11\t99 13\t100 12\t106 -6\t107 -5\t109 6\t110 11\t111 7\t113 6\t120 -6\t122 -6\t123 -6\t124 -8\t126 6\t130 8\t133 -23\t135 -7\t137 -9\t138 5\t140 11\t145 -6\t148 16\t152 -9\t155 -6\t156 -7
w:given\t4.85\t30 10\t96 89\t101 -12\t109 -8
s:given\t4.85\t30 8\t96 71\t101 -10\t109 -6
b:given name\t4.99\t96 46\t101 -7
w:s\t4.39\t51 16\t69 8\t76 21\t96 10\t98 12\t100 6
b:name s\t6.26\t96 10
f:given\t5.16\t96 25
l:s\t5.71\t96 12\t100 7
w:last\t4.19\t67 -8\t78 15\t96 -21\t98 25\t99 100\t109 38
c:highest\t2.93\t3 13\t4 -9\t9 5\t16 11\t28 6\t30 18\t53 19\t54 14\t55 7\t56 -10\t58 59\t62 12\t71 -5\t78 5\t83 19\t96 -11\t98 27\t99 34\t128 -5\t133 -8\t137 -5\t139 27\t148 11
b:last name\t4.51\t96 -9\t98 6\t99 55\t109 -13
f:last\t4.73\t98 -15\t99 42
w:family\t4.77\t98 -6\t99 50\t123 44
s:famil\t4.12\t71 25\t98 -5\t99 63\t109 -7\t123 43
c:family\t4.02\t99 46\t109 10\t123 50
b:family name\t5.10\t99 34
f:family\t5.22\t99 23
w:surname\t5.22\t99 87
s:surna\t5.22\t99 70
f:surname\t5.29\t99 28
l:surname\t5.29\t99 26
n:1\t1.78\t0 -6\t1 62\t2 38\t3 5\t4 9\t6 46\t7 7\t8 10\t9 -7\t12 -6\t13 -9\t14 6\t19 -16\t20 -12\t22 -9\t23 -13\t28 -9\t29 -6\t30 -9\t32 -5\t33 -9\t34 18\t36 -6\t42 -6\t44 -7\t45 12\t47 -9\t48 6\t49 6\t50 -6\t51 -8\t54 20\t55 -15\t56 12\t57 17\t59 5\t60 15\t61 -16\t62 7\t64 10\t67 -7\t68 11\t69 19\t71 13\t73 -6\t77 -6\t82 -8\t83 50\t85 -6\t88 -8\t93 7\t96 31\t97 -11\t98 -10\t99 24\t101 -7\t104 13\t105 -6\t106 -6\t107 -7\t108 -8\t109 -62\t110 52\t112 18\t113 -6\t115 -6\t120 -6\t122 -14\t123 -7\t124 -11\t128 -15\t131 26\t132 -7\t133 133\t135 -9\t137 22\t138 -6\t140 -10\t141 -7\t142 -6\t145 -9\t146 -7\t149 -6\t151 -6\t152 -12\t154 -5\t155 -6\t156 -9
w:full\t4.42\t3 40\t4 -11\t51 14\t70 61\t74 -12\t75 14\t96 -6\t98 65\t99 -5\t109 -23\t132 29
c:often\t3.50\t3 18\t4 -7\t19 11\t25 17\t51 5\t70 27\t71 -5\t74 -9\t80 31\t98 29\t106 11\t107 35\t109 -19\t110 -5\t122 -7\t132 11\t133 11\t137 11\t142 13\t147 28\t149 15\t151 7
c:valid\t2.98\t1 -8\t3 15\t4 -7\t13 46\t15 18\t19 -5\t51 31\t65 25\t70 22\t71 -10\t81 23\t83 -6\t94 23\t98 24\t109 13\t110 -5\t119 5\t122 -7\t127 18\t128 -8\t132 10\t133 -11\t135 -9\t137 -6\t141 25\t151 11\t152 25\t156 -10
b:full name\t4.99\t70 45\t98 27\t109 -5
f:full\t5.29\t3 10\t70 14\t98 9\t132 8
f:name\t5.29\t59 8\t96 -8\t98 40\t99 -9\t101 16\t109 -5\t120 8\t121 11
w:your\t2.60\t19 -5\t29 6\t38 6\t40 5\t48 9\t50 13\t60 8\t62 -5\t70 8\t72 7\t87 6\t98 23\t102 9\t109 51\t110 -8\t119 14\t122 -6\t133 -13\t134 7\t137 -7\t138 8\t148 14\t152 -10\t154 10
b:your full\t5.44\t3 15\t70 29\t98 19\t109 -10
w:legal\t5.44\t96 20\t98 21\t99 27\t109 -6\t152 -11\t154 23
s:legal\t4.24\t96 12\t98 12\t99 16\t109 -12\t152 49\t154 11
c:legal\t3.42\t16 7\t62 8\t96 6\t98 7\t99 9\t109 -17\t125 32\t133 -10\t152 100\t154 23
b:full legal\t6.26\t98 24
b:legal name\t6.26\t98 24
f:your\t4.31\t60 27\t61 -17\t70 -16\t71 18\t87 8\t98 45\t109 5\t117 8\t140 8\t148 15
n:3\t1.16\t5 -9\t6 -11\t9 9\t14 -6\t19 9\t20 -9\t22 6\t28 6\t32 9\t34 6\t41 5\t47 -6\t48 -5\t49 -5\t51 6\t54 -6\t56 -6\t59 -6\t60 -6\t61 6\t68 -7\t70 10\t71 -11\t73 5\t74 6\t77 9\t97 7\t99 -8\t101 6\t102 7\t107 -6\t109 59\t110 -8\t122 12\t123 -7\t131 -5\t133 -19\t135 -8\t137 8\t147 7\t149 -5\t152 -7\t155 11
w:preferred\t5.36\t82 33\t94 -6\t95 46\t96 -18\t101 72\t109 -17\t133 -8\t155 44
s:prefe\t4.99\t1 -5\t26 53\t82 24\t94 -5\t95 33\t96 -14\t101 48\t109 32\t133 -11\t152 -5\t155 54
c:called\t3.31\t1 -5\t3 38\t4 43\t5 24\t6 -7\t25 16\t26 25\t60 18\t61 10\t71 -6\t82 10\t83 -5\t95 16\t101 52\t109 9\t131 12\t133 -11\t137 -9\t148 11\t155 25
b:preferred first\t7.05\t96 -14\t101 23
f:preferred\t5.71\t82 14\t95 20\t96 -8\t101 25\t109 -5\t155 13
w:what\t3.35\t27 7\t29 10\t31 7\t38 8\t40 8\t58 5\t63 20\t96 7\t101 14\t110 -8\t113 9\t121 -5\t127 7\t128 12\t132 5\t137 6\t139 6\t145 16\t146 5\t148 13\t152 -6\t154 7
c:why\t3.05\t1 -6\t3 5\t4 -6\t5 -6\t6 -6\t17 13\t19 -8\t20 -8\t22 -5\t23 -7\t27 10\t28 -5\t29 15\t31 10\t38 12\t40 11\t45 16\t46 17\t48 -5\t58 6\t60 -5\t61 -5\t62 -8\t63 30\t67 32\t69 -5\t71 -11\t96 10\t101 20\t109 -9\t110 -16\t113 13\t117 6\t121 -9\t123 -5\t124 -7\t127 10\t128 15\t129 6\t132 6\t133 -9\t135 -7\t139 8\t145 74\t146 68\t148 15\t152 -13\t154 9\t155 5\t156 -8
w:should\t5.71\t60 8\t82 10\t96 8\t101 19\t109 -9
b:what should\t6.26\t96 15\t101 37\t109 -12
w:we\t4.19\t20 8\t26 25\t60 49\t61 -5\t62 -7\t82 19\t96 14\t101 28\t109 -28\t110 9\t119 70\t120 16\t122 -6\t133 -7\t135 15\t137 -12\t140 8
c:us\t2.39\t1 -6\t4 -6\t5 -6\t6 -6\t11 19\t13 -5\t20 10\t26 6\t28 -6\t30 -6\t31 7\t33 -5\t34 6\t44 -6\t45 -5\t48 -6\t60 15\t61 -7\t62 38\t65 11\t67 -6\t71 -13\t73 20\t74 -10\t75 -5\t77 16\t81 23\t82 9\t83 -10\t98 -6\t99 -5\t101 12\t105 10\t107 16\t108 -6\t109 -8\t119 28\t122 37\t123 31\t124 -7\t128 -8\t133 -20\t135 25\t140 26\t142 6\t145 55\t146 -8\t148 -7\t156 39
b:should we\t5.82\t60 13\t82 17\t96 13\t101 34\t109 -15
w:call\t5.71\t25 48\t96 20\t101 39\t109 18\t110 19\t137 -13
c:contact\t4.15\t23 11\t25 20\t26 33\t60 12\t83 7\t84 16\t96 7\t101 14\t109 -22\t110 32\t119 40\t120 22\t133 -5\t137 -8
b:we call\t5.82\t96 13\t101 26\t109 14\t110 14\t137 -8
w:you\t1.46\t4 -5\t5 -6\t6 -6\t19 -9\t20 -6\t28 6\t30 -6\t32 6\t48 -5\t61 -5\t63 7\t68 -5\t71 9\t83 -6\t98 -5\t101 6\t109 64\t122 10\t133 -9\t145 7\t148 -7\t152 7
c:fit\t1.39\t0 11\t1 -6\t4 -10\t6 -11\t7 -5\t12 7\t13 6\t19 -13\t20 -7\t25 11\t28 11\t30 -8\t32 10\t34 6\t36 8\t37 -5\t43 5\t44 5\t45 -7\t47 -7\t48 -9\t49 -5\t54 -6\t55 8\t56 -7\t59 -6\t61 -9\t63 10\t64 -5\t65 -6\t68 -9\t69 -6\t70 -6\t71 12\t76 8\t77 6\t81 6\t83 -12\t85 -5\t98 -9\t99 -8\t100 -5\t101 9\t102 6\t105 7\t108 8\t109 105\t110 -8\t115 5\t116 5\t119 -5\t120 -7\t121 5\t122 15\t124 8\t128 -8\t131 -6\t133 -18\t135 8\t140 -5\t142 5\t145 10\t146 6\t147 7\t148 -12\t151 6\t152 11\t155 6
b:call you\t5.71\t25 29\t96 12\t101 23\t109 11\t110 11\t137 -8
f:what\t3.44\t27 8\t29 12\t31 8\t38 9\t40 9\t58 6\t63 23\t71 -5\t96 9\t101 16\t109 7\t110 -9\t113 11\t121 -6\t122 5\t127 8\t128 15\t132 6\t139 7\t145 18\t148 15\t152 -7\t154 8\t155 6
l:you\t4.17\t25 10\t26 7\t34 8\t60 13\t82 6\t101 11\t109 31
w:middle\t5.95\t100 75
s:middl\t5.95\t100 60
b:middle name\t6.26\t100 33
f:middle\t5.95\t100 30
w:prenom\t3.88\t70 26\t96 85\t98 42\t99 -14\t100 64\t101 28\t109 -16\t133 -6\t137 -9
s:preno\t3.88\t70 21\t96 68\t98 33\t99 -11\t100 51\t101 22\t109 -13\t137 -7
f:prenom\t4.29\t96 35\t98 6\t100 -7\t101 14
l:prenom\t4.26\t96 21\t98 11\t100 22
w:nom\t3.89\t19 -5\t70 50\t71 -6\t83 -6\t96 -29\t97 66\t98 68\t99 112\t101 -10\t102 40\t109 -5\t110 -10\t120 16\t121 33\t133 -11\t137 -6
w:de\t2.52\t5 -5\t6 -5\t14 12\t17 8\t45 8\t46 7\t49 13\t50 14\t67 13\t70 -6\t90 6\t97 16\t102 8\t110 -6\t112 6\t121 6\t125 6\t128 -6\t130 15\t136 6\t148 -8
b:nom de\t4.73\t97 67\t99 15\t109 -5\t121 27
w:famille\t4.90\t99 43\t123 19
b:de famille\t4.94\t99 27
f:nom\t4.17\t70 13\t97 31\t98 6\t99 42\t121 15
l:famille\t4.99\t99 13
l:nom\t5.22\t70 6\t97 -8\t99 34\t102 17
w:complet\t5.61\t51 5\t70 19\t98 63\t99 -16
s:compl\t4.45\t3 29\t4 -16\t5 24\t30 30\t53 24\t55 18\t56 -13\t58 18\t70 11\t98 38\t99 -11\t109 -12\t137 -6
b:nom complet\t5.71\t70 12\t98 38\t99 -10
l:complet\t5.71\t98 20
w:et\t4.69\t4 39\t30 8\t52 5\t70 12\t96 -11\t98 27
b:prenom et\t7.05\t96 -12\t98 30
b:et nom\t7.05\t96 -12\t98 30
w:pronouns\t6.09\t109 -7\t117 89
s:prono\t5.61\t98 -11\t99 -9\t102 104\t109 -27\t117 103\t133 -5
f:pronouns\t6.46\t117 14
l:pronouns\t6.26\t117 19
w:quels\t6.09\t71 11\t109 -9\t117 10\t133 20\t143 30
w:sont\t5.29\t30 21\t109 -6\t117 9\t128 8\t143 26
b:quels sont\t7.05\t109 -7\t117 20\t143 59
w:vos\t5.10\t12 8\t20 5\t71 -5\t98 10\t117 8\t119 10\t128 7\t134 20\t143 25\t146 27
b:sont vos\t5.95\t109 -8\t117 17\t128 15\t143 50
w:pronoms\t7.05\t117 65
f:quels\t6.26\t71 13\t109 -7\t117 12\t133 11\t143 35
l:pronoms\t7.05\t117 19
w:email\t3.69\t4 -11\t19 13\t60 121\t61 79\t110 -9
s:email\t3.69\t4 -9\t19 11\t60 97\t61 63\t110 -7
f:email\t4.45\t60 47\t61 -22\t109 8
l:email\t4.48\t60 32
w:e\t3.78\t4 -11\t5 -7\t6 -6\t9 70\t10 18\t11 -5\t19 13\t20 -6\t22 -5\t23 -7\t26 26\t28 -5\t29 88\t44 32\t60 78\t61 45\t71 -8\t81 20\t83 -8\t101 31\t105 6\t109 -50\t110 -9\t122 -8\t124 25\t128 -7\t133 -18\t137 -9\t140 -5\t145 -6\t151 13\t152 14
w:mail\t4.19\t4 -9\t19 24\t60 98\t61 59\t109 -12
b:e mail\t4.19\t4 -6\t19 14\t60 59\t61 35\t109 -7
w:address\t3.65\t3 72\t4 83\t5 48\t6 -9\t60 38\t61 22\t109 -17\t110 -5\t131 24\t133 -8\t148 22
s:addre\t3.65\t3 58\t4 66\t5 39\t6 -7\t60 30\t61 17\t109 -14\t131 19\t133 -7\t148 18
b:mail address\t4.90\t60 36\t61 -11
f:e\t4.45\t60 25\t61 20
l:address\t3.95\t3 24\t4 34\t5 -22\t60 11\t61 8\t131 8\t148 8
w:adresse\t4.17\t3 33\t4 82\t5 34\t6 -5\t60 54\t61 33\t109 -13\t133 -6
s:adres\t4.17\t3 26\t4 66\t5 27\t60 43\t61 26\t109 -11
w:courriel\t3.97\t4 -11\t19 14\t60 121\t61 66
s:courr\t3.95\t4 -9\t19 11\t60 104\t61 52
b:adresse courriel\t5.16\t4 -6\t60 20\t61 19
f:adresse\t4.42\t3 14\t4 39\t60 31\t61 -10
l:courriel\t4.00\t60 34\t61 21
w:confirm\t5.61\t20 10\t30 41\t60 -18\t61 27
s:confi\t4.90\t20 27\t30 38\t60 -34\t61 85\t109 -9
c:said\t3.45\t4 -9\t13 37\t18 8\t19 -5\t20 39\t22 8\t30 70\t45 10\t47 21\t60 -21\t61 41\t83 -5\t85 31\t109 -21\t110 -7\t120 -9\t131 14\t133 -8\t137 -6\t140 28\t148 12
b:confirm your\t7.05\t61 6
b:your email\t5.61\t60 22\t61 23
f:confirm\t6.71\t60 -9\t61 14
w:phone\t3.81\t2 -5\t110 79\t111 18\t112 29\t113 62\t120 32\t133 -5
s:phone\t3.81\t110 63\t111 15\t112 23\t113 49\t120 26
f:phone\t4.19\t110 17\t111 8\t112 13\t113 13
l:phone\t4.61\t110 32\t113 -6\t120 13
w:mobile\t5.44\t109 -11\t110 44\t124 57
s:mobil\t5.22\t23 9\t109 -17\t110 105\t124 45\t133 -7
w:number\t3.77\t4 27\t51 -11\t85 45\t109 37\t110 81
s:numbe\t3.77\t4 22\t51 -9\t85 36\t109 30\t110 65
c:years\t2.39\t4 6\t9 17\t10 21\t19 -7\t20 -6\t36 22\t51 -7\t55 27\t62 -6\t64 11\t68 11\t73 23\t74 40\t75 34\t80 20\t83 -7\t85 15\t92 8\t106 10\t109 26\t110 23\t122 -9\t128 11\t133 -14\t137 15\t140 -5\t144 16\t152 -7
b:mobile number\t6.26\t110 9
f:mobile\t5.52\t110 25
l:number\t4.26\t85 16\t109 7\t110 15
w:numero\t4.69\t4 64\t51 -10\t85 58\t109 31\t110 44\t112 41\t122 -9\t133 -6\t137 -8\t148 -13
s:numer\t4.69\t4 51\t51 -8\t85 46\t109 24\t110 35\t112 32\t122 -7\t137 -6\t148 -10
b:numero de\t5.16\t4 -8\t51 -6\t85 8\t109 21\t110 20\t112 29\t122 -5\t148 -8
w:telephone\t4.04\t109 22\t110 106\t113 33\t120 22
s:telep\t4.04\t109 18\t110 85\t113 27\t120 18
b:de telephone\t5.61\t109 -9\t113 29
f:numero\t4.85\t4 11\t85 24\t109 17\t110 18\t112 17\t148 -5
l:telephone\t4.39\t110 19\t113 11\t120 8
w:device\t6.71\t113 33
s:devic\t6.71\t113 26
b:phone device\t6.71\t113 20
w:type\t4.73\t8 82\t27 40\t60 -15\t61 37\t70 24\t98 -9\t109 -36\t110 -49\t113 93\t122 20\t132 39\t133 -9\t135 -30\t136 58\t137 -6\t148 -6
b:device type\t6.71\t113 20
l:type\t5.61\t8 30\t109 -6\t110 -8\t113 22\t122 9
w:location\t5.82\t1 -13\t66 53\t94 72\t95 46\t101 -6\t109 -19\t155 -16
s:locat\t5.52\t1 -10\t66 40\t94 54\t95 35\t109 -15\t152 9\t155 -12
c:onsite\t4.55\t1 -7\t66 24\t89 9\t93 17\t94 33\t95 21\t107 57\t109 -7\t133 -10\t137 -6\t151 10\t155 -9\t156 24
w:city\t3.84\t1 89\t3 21\t4 -7\t29 -6\t94 34\t109 15\t156 10
c:town\t3.12\t1 125\t3 25\t94 34\t109 11\t123 7\t133 -7
b:location city\t7.05\t1 -9\t94 25
f:location\t6.71\t1 -6\t94 25
l:city\t4.55\t1 19
w:where\t4.19\t2 11\t3 15\t60 30\t62 19\t94 43\t105 13\t109 -22\t122 38\t133 -10\t155 54
s:where\t4.19\t2 9\t3 12\t60 24\t62 15\t94 35\t105 10\t109 -17\t122 30\t133 -8\t155 44
w:are\t2.83\t9 9\t10 10\t16 6\t27 5\t36 13\t62 -5\t76 12\t78 6\t81 13\t109 26\t115 6\t116 9\t122 -5\t124 10\t128 5\t132 7\t139 8\t147 13\t149 11\t150 7\t152 10
b:where are\t6.71\t94 30
b:are you\t2.92\t1 -5\t5 -5\t6 -5\t9 16\t10 17\t13 5\t14 9\t15 -5\t16 10\t19 -7\t20 -6\t23 -6\t27 10\t35 8\t36 22\t62 -9\t74 -6\t76 22\t78 11\t81 23\t83 -7\t94 9\t106 -5\t107 5\t108 6\t109 48\t110 -8\t115 11\t116 16\t122 -9\t124 18\t132 13\t139 8\t140 -5\t141 6\t147 23\t149 15\t150 12\t152 18\t156 -6
w:currently\t4.90\t1 -13\t15 13\t62 -10\t65 25\t81 54\t94 45\t109 16\t123 6\t152 17\t156 -18
s:curre\t3.88\t1 -10\t13 9\t15 14\t51 8\t62 9\t65 45\t81 41\t94 43\t109 -6\t119 10\t122 -7\t126 38\t127 33\t128 -15\t133 -6\t135 -7\t152 6\t154 9\t156 -14
c:current\t3.08\t1 -5\t11 12\t15 20\t19 -6\t20 -6\t23 -5\t25 17\t45 7\t46 7\t54 -6\t58 11\t62 51\t65 42\t67 5\t69 8\t71 -7\t81 34\t83 -6\t92 6\t94 28\t109 -5\t110 -7\t119 5\t122 -8\t126 -5\t127 36\t128 -15\t133 -13\t135 12\t137 -8\t139 10\t140 -9\t142 11\t145 -5\t146 6\t148 41\t156 -12
b:you currently\t5.22\t1 -8\t62 -5\t81 36\t94 30\t109 14\t152 13\t156 -11
w:based\t6.09\t94 45\t109 -9\t124 22
s:based\t6.09\t94 36\t109 -7\t124 17
c:live\t3.63\t1 32\t2 35\t3 18\t7 12\t14 -6\t94 68\t95 15\t109 7\t111 18\t122 -6\t124 10\t133 -7\t152 7\t154 11\t155 -6
f:where\t4.31\t3 6\t60 13\t62 9\t94 18\t109 -7\t122 16\t155 23
l:based\t6.71\t94 15
w:current\t4.37\t13 14\t15 8\t51 14\t62 21\t65 42\t81 11\t94 21\t105 6\t106 8\t109 -17\t119 16\t122 -6\t127 48\t128 -11\t135 -7\t152 -6\t154 15
b:current location\t6.71\t94 26\t109 -8
f:current\t5.05\t62 14\t65 21\t127 9
l:location\t6.09\t66 17\t94 12\t95 15\t109 -5\t155 -5
w:ou\t4.48\t1 -6\t7 17\t9 17\t36 13\t38 31\t48 5\t62 6\t89 15\t94 33\t109 -27\t110 29\t122 27\t123 6\t132 42\t133 -10\t135 16\t137 26\t152 -5
w:habitez\t6.71\t1 -5\t94 54
s:habit\t6.46\t1 17\t94 40\t109 -6
b:ou habitez\t6.71\t94 32
w:vous\t2.41\t4 -5\t5 -6\t6 -7\t9 18\t11 9\t13 5\t17 7\t19 -9\t23 -8\t25 6\t28 13\t30 -5\t32 7\t33 11\t36 8\t41 5\t42 11\t48 -5\t53 7\t58 -7\t61 -6\t62 -6\t71 7\t109 13\t121 5\t122 14\t124 16\t128 -5\t132 9\t133 -6\t135 6\t141 14\t147 6\t150 6\t151 9\t152 12
b:habitez vous\t6.71\t94 32
f:ou\t5.52\t94 17\t110 6\t122 16
l:vous\t5.52\t1 6\t84 14\t94 8\t109 -8\t132 8\t140 12\t147 17\t155 11
f:city\t4.21\t1 28\t109 5
w:ville\t4.37\t1 66\t3 19\t4 -7\t19 8\t94 44\t123 16
s:ville\t4.37\t1 53\t3 15\t4 -6\t19 7\t94 35\t123 13
f:ville\t4.65\t1 28
l:ville\t4.61\t1 8\t94 13\t123 5
w:province\t4.69\t1 -6\t3 47\t4 -14\t6 -7\t7 116\t109 -7
s:provi\t4.58\t3 37\t4 -11\t6 -6\t7 90\t30 11\t109 -9\t125 25\t152 -6
c:country\t2.67\t1 -8\t2 56\t3 14\t4 -7\t6 -6\t7 36\t14 32\t29 -8\t71 -5\t107 24\t111 55\t124 11\t133 -9\t135 9\t137 -6\t152 32\t154 34
f:province\t5.10\t7 38
l:province\t5.29\t7 22
w:postal\t4.04\t3 46\t4 -13\t6 70\t109 -6
s:posta\t4.00\t3 52\t6 55\t109 -6
w:code\t3.97\t1 -5\t2 -19\t3 46\t4 -14\t6 90\t109 -9\t111 54
b:postal code\t4.85\t3 25\t4 -6\t6 19
f:postal\t5.16\t6 19
l:code\t4.55\t2 -6\t3 11\t6 19\t111 19
b:code postal\t4.77\t3 10\t6 26
f:code\t5.22\t6 17
l:postal\t4.73\t6 14
w:country\t4.02\t1 -7\t2 80\t14 42\t29 -10\t111 79\t152 13
s:count\t4.00\t1 -5\t2 63\t7 10\t14 33\t29 -8\t111 62\t152 10
f:country\t4.48\t2 29\t14 6\t109 10\t111 19
l:country\t5.36\t2 20
f:address\t5.05\t3 25\t4 13\t5 32\t60 -7
w:street\t5.10\t3 22\t4 92\t6 -5\t109 -11\t110 -13
s:stree\t5.10\t3 18\t4 74\t109 -9\t110 -10
b:street address\t6.09\t4 10
f:street\t5.71\t4 25
w:linkedin\t4.77\t77 69\t87 118\t109 -14\t133 -6
s:linke\t4.77\t77 55\t87 95\t109 -11
w:profile\t5.61\t19 23\t23 13\t87 46\t109 -7
s:profi\t5.10\t19 16\t23 18\t72 34\t87 48\t109 -14
b:linkedin profile\t5.95\t87 26
f:linkedin\t5.16\t87 33
l:profile\t6.09\t19 8\t87 14
w:profil\t6.26\t23 14\t87 24
b:profil linkedin\t6.46\t87 15
f:profil\t7.05\t87 5
l:linkedin\t5.52\t77 26\t87 14
w:github\t6.71\t86 93\t109 -10
s:githu\t6.71\t86 75\t109 -8
w:url\t5.71\t86 52\t87 18\t91 31\t109 -6
f:github\t7.05\t86 26
l:url\t5.71\t86 16\t87 5\t91 9
w:link\t6.46\t87 20\t89 21\t92 45\t109 -7
w:to\t2.48\t11 6\t12 7\t25 6\t44 7\t55 -5\t62 -7\t64 42\t67 13\t71 -7\t83 -5\t88 6\t107 7\t115 9\t122 6\t124 11\t135 14\t137 -7\t145 19\t149 9\t151 6\t152 10\t156 -8
b:link to\t6.71\t87 12\t89 13\t92 28
b:to your\t6.71\t62 -7\t87 12\t89 13\t109 24
w:portfolio\t6.09\t89 103\t109 -10
s:portf\t6.09\t89 82\t109 -8
f:link\t6.71\t87 8\t89 9\t92 19
l:portfolio\t6.26\t89 25
w:website\t5.82\t88 53\t89 34\t93 76
s:websi\t5.82\t88 43\t89 27\t93 61
f:website\t6.46\t88 -9\t89 7\t93 40
l:website\t6.09\t88 17\t93 24
w:site\t6.26\t89 21\t93 41\t109 -29\t133 -6\t137 -7\t149 10\t151 25\t156 58
w:web\t7.05\t89 24\t93 47\t109 -6
b:site web\t7.05\t89 14\t93 28
w:personnel\t6.71\t93 46\t109 -6\t123 23
s:perso\t4.51\t20 6\t33 33\t34 -5\t36 59\t41 28\t43 34\t60 9\t61 -6\t71 -6\t76 47\t83 -5\t93 42\t109 -11\t110 -14\t120 31\t121 17\t123 9\t133 -9\t137 -7\t140 17
c:people\t3.78\t0 11\t33 11\t36 6\t41 19\t43 7\t62 -6\t71 -6\t73 69\t74 -14\t75 -5\t81 20\t93 14\t110 -21\t120 31\t121 40\t123 27\t132 14\t133 -8\t150 17\t156 13
f:site\t7.05\t89 10\t93 19
l:personnel\t6.71\t93 14\t123 7
w:twitter\t6.71\t91 87\t109 -8
s:twitt\t6.71\t91 69\t109 -6
w:resume\t3.80\t48 95
s:resum\t3.78\t48 74\t109 -12\t138 59
w:cv\t3.52\t48 159\t109 -11
b:resume cv\t4.85\t48 27
f:resume\t4.24\t48 26
l:cv\t3.56\t48 43
w:attach\t4.77\t45 11\t48 42
s:attac\t4.77\t45 8\t48 33
b:attach your\t4.90\t48 24
b:your resume\t4.94\t48 17
f:attach\t4.81\t48 16
l:resume\t4.26\t48 20
w:curriculum\t5.10\t48 80\t109 -7
s:curri\t5.10\t48 64\t109 -5
w:vitæ\t6.09\t48 41
b:curriculum vitæ\t6.09\t48 25
f:curriculum\t5.16\t48 27
l:vitæ\t6.26\t48 11
w:cover\t5.52\t45 38\t46 42\t109 -5
s:cover\t5.52\t45 30\t46 34
w:letter\t5.44\t45 72\t46 41\t109 -7
s:lette\t5.44\t45 57\t46 32\t109 -6
b:cover letter\t5.52\t45 23\t46 25
f:cover\t5.61\t45 10\t46 18
l:letter\t5.52\t45 11\t46 13
w:lettre\t5.29\t45 55\t46 49\t109 -13\t133 -6\t140 71\t146 30
s:lettr\t5.29\t45 44\t46 39\t109 -11\t133 -5\t140 56\t146 24
b:lettre de\t5.36\t45 41\t46 33\t140 -12\t146 20
w:motivation\t6.09\t45 42\t46 33\t140 -6
s:motiv\t5.82\t45 29\t46 24\t109 -11\t140 -5\t146 94
b:de motivation\t6.09\t45 25\t46 20
f:lettre\t5.36\t45 12\t46 21\t140 29\t146 14
l:motivation\t6.09\t45 13\t46 10
s:trans\t6.26\t33 -8\t34 -7\t41 93\t49 121\t109 -38\t133 -10\t151 19
w:supporting\t6.46\t47 42\t109 -5\t140 35
s:suppo\t5.95\t47 30\t109 -7\t135 9\t140 26\t152 9
c:need\t3.56\t0 46\t15 -6\t16 31\t47 12\t108 10\t109 -25\t116 21\t135 71\t136 12\t140 9\t148 -7
c:help\t4.12\t0 55\t47 15\t108 8\t109 -14\t133 -6\t135 27\t136 15\t140 12\t155 20
w:documents\t6.71\t47 46\t109 -8\t125 47\t152 -9
s:docum\t6.71\t47 37\t109 -6\t125 38\t152 -7
b:supporting documents\t7.05\t47 30
f:supporting\t6.71\t47 7\t140 15
l:documents\t7.05\t47 15
w:legally\t4.99\t109 -6\t152 48
b:you legally\t5.22\t152 18
w:authorized\t5.82\t152 29
s:autho\t5.52\t109 11\t152 30\t154 17
b:authorized to\t5.82\t152 17
w:work\t3.07\t1 -8\t5 -5\t6 -5\t19 -8\t20 -7\t22 -5\t23 -6\t30 -5\t50 46\t60 -5\t62 29\t65 28\t67 -6\t71 -9\t73 -5\t75 13\t80 8\t83 -8\t94 -8\t95 24\t101 -9\t105 21\t107 17\t108 20\t109 -23\t110 -9\t115 14\t120 20\t122 -10\t123 12\t124 -6\t125 18\t128 -10\t132 6\t133 22\t135 11\t137 -9\t139 8\t140 -10\t145 23\t146 13\t148 -6\t151 30\t152 51\t154 15\t155 51\t156 -9
c:work\t2.21\t1 -12\t4 -6\t5 -6\t6 -7\t11 -7\t13 -5\t20 -5\t22 8\t28 -6\t30 -6\t33 6\t34 -5\t48 -6\t50 18\t51 -5\t58 -5\t60 -6\t61 -6\t64 11\t65 36\t68 7\t71 8\t73 -7\t74 6\t75 18\t80 6\t83 -10\t94 -7\t95 18\t96 -5\t99 -5\t101 -8\t105 6\t107 9\t109 -5\t110 -10\t120 6\t122 -7\t123 38\t124 -5\t125 17\t128 -10\t132 9\t133 11\t135 10\t141 18\t142 6\t145 13\t146 7\t148 8\t151 14\t152 33\t154 10\t155 39\t156 23
c:shifts\t2.92\t1 -5\t19 -7\t20 -5\t50 26\t62 16\t65 15\t71 -7\t75 7\t80 25\t83 -6\t94 -5\t95 13\t101 -6\t105 12\t107 8\t108 23\t109 -18\t110 -6\t115 17\t120 11\t122 -7\t123 6\t124 -5\t125 10\t133 30\t137 -8\t140 -7\t145 12\t146 7\t147 16\t151 16\t152 28\t154 8\t155 27\t156 -6
c:total\t2.74\t1 -6\t6 -5\t19 8\t20 -6\t23 -8\t50 23\t51 -5\t62 13\t65 14\t74 -20\t75 45\t79 17\t83 36\t85 17\t94 -6\t95 23\t101 -7\t105 10\t107 7\t108 9\t109 -42\t110 -10\t115 6\t120 24\t122 -9\t123 9\t124 -6\t125 9\t128 -6\t133 14\t135 11\t137 -5\t139 19\t140 -8\t141 6\t145 18\t146 5\t148 -6\t151 20\t152 22\t154 17\t155 52\t156 -8
c:use\t2.31\t1 -7\t4 -5\t5 -5\t6 -5\t13 -6\t19 -8\t20 13\t22 -6\t23 -7\t24 12\t50 19\t62 10\t65 11\t71 51\t73 5\t74 34\t75 33\t86 6\t94 -6\t95 10\t97 5\t105 8\t107 5\t108 6\t109 -18\t110 -8\t120 7\t123 6\t124 -6\t125 7\t128 -8\t137 -7\t142 6\t144 14\t145 13\t148 -5\t151 15\t152 17\t155 29\t156 7
b:to work\t3.74\t80 8\t107 8\t109 9\t125 15\t133 6\t135 13\t145 23\t146 12\t151 8\t152 37
w:in\t2.84\t23 8\t72 8\t107 8\t109 20\t119 10\t122 -6\t128 32\t133 -10\t135 7\t137 -5\t146 8\t147 13\t152 32\t154 6
b:work in\t4.02\t74 11\t75 -6\t133 -7\t135 16\t152 51\t154 6
w:canada\t3.67\t36 9\t62 -6\t109 6\t135 27\t152 69\t154 64
s:canad\t3.52\t36 7\t42 6\t109 10\t128 16\t135 20\t152 53\t154 65
b:in canada\t4.08\t109 11\t135 9\t152 38\t154 18
f:are\t3.12\t9 12\t10 13\t16 8\t35 6\t36 17\t62 -5\t76 16\t78 8\t81 17\t108 5\t109 54\t115 7\t123 7\t124 11\t137 -8\t150 9\t152 15
l:canada\t3.84\t152 17\t154 21
n:4\t1.67\t0 9\t1 -7\t4 -6\t5 -5\t6 -6\t12 9\t13 6\t17 10\t20 13\t23 7\t30 12\t33 6\t44 9\t52 5\t62 -5\t71 7\t76 7\t83 -8\t105 8\t106 5\t107 8\t109 -27\t110 -10\t115 9\t123 18\t124 10\t125 8\t128 5\t133 -12\t135 10\t140 -6\t141 10\t145 9\t146 7\t148 -5\t149 7\t152 20\t155 -5\t156 11
w:eligible\t5.52\t16 21\t109 -7\t152 28
s:eligi\t5.52\t16 17\t109 -5\t152 22
b:currently eligible\t6.71\t152 10
b:eligible to\t5.52\t16 13\t152 17
w:for\t3.37\t20 11\t23 17\t27 7\t44 10\t62 8\t67 15\t71 -8\t82 7\t109 -20\t116 11\t121 7\t123 7\t124 7\t133 -8\t135 8\t145 5\t148 -6\t151 8\t156 16
w:any\t4.34\t0 10\t17 13\t28 13\t88 13\t97 9\t105 10\t123 22
b:for any\t5.95\t152 8
w:employer\t4.31\t62 57\t67 -8\t105 44\t106 18\t109 19\t119 16\t135 8\t152 13
s:emplo\t3.30\t4 -7\t22 7\t23 -6\t44 11\t52 12\t58 -5\t59 -10\t62 63\t64 26\t65 21\t67 -7\t68 19\t71 -8\t81 49\t83 -6\t105 23\t106 12\t109 22\t110 -20\t119 8\t121 24\t122 -8\t123 9\t132 15\t133 -11\t135 16\t137 -8\t145 -6\t152 17\t156 42
c:firm\t3.58\t11 8\t59 -7\t62 103\t105 20\t106 12\t109 9\t119 7\t123 16\t133 -7\t135 14\t145 16\t155 7\t156 8
b:any employer\t5.82\t135 8\t152 6
l:employer\t4.81\t62 14\t109 12\t119 6
w:can\t3.81\t60 7\t109 39\t115 8\t119 14\t125 9\t133 8\t137 15\t151 5
b:can you\t4.39\t107 10\t108 8\t109 76\t115 16\t125 18\t133 13\t137 31\t152 7
w:lawfully\t6.71\t152 33
s:lawfu\t6.71\t152 27
b:you lawfully\t6.71\t152 20
b:lawfully work\t7.05\t152 16
f:can\t4.73\t107 6\t108 6\t109 54\t115 12\t119 20\t125 13\t133 -10\t152 6
w:do\t2.74\t0 10\t12 6\t13 10\t17 7\t28 10\t32 15\t41 8\t43 8\t51 7\t62 9\t63 16\t71 9\t84 5\t102 10\t109 29\t122 -8\t133 -8\t137 -6\t151 11\t152 8
b:do you\t2.77\t0 17\t2 6\t6 -6\t12 10\t13 18\t15 8\t17 12\t19 -7\t23 -6\t28 17\t30 -5\t32 26\t33 7\t41 14\t43 13\t51 13\t62 16\t71 16\t84 9\t98 -6\t102 18\t105 5\t109 61\t110 -7\t111 6\t122 -10\t123 8\t124 -6\t133 -18\t137 -9\t140 5\t146 6\t148 -5\t151 18\t152 15\t156 -7
w:have\t2.75\t11 7\t17 7\t28 19\t30 7\t32 16\t44 12\t71 28\t73 13\t75 7\t78 6\t105 7\t109 32\t133 -9\t137 -5\t151 11\t156 13
b:you have\t3.59\t17 17\t28 27\t32 36\t51 10\t58 9\t62 -6\t71 39\t97 12\t105 9\t106 12\t109 49\t123 14\t133 -10\t137 -5\t151 20\t152 10\t156 -6
w:the\t3.10\t0 5\t19 10\t20 11\t24 9\t30 17\t40 7\t133 -7\t135 9\t146 10\t149 6\t152 11\t156 8
b:have the\t6.26\t152 17
w:right\t5.71\t62 30\t109 -10\t125 39\t133 -5\t152 17
s:right\t5.71\t62 24\t109 -8\t125 31\t152 14
c:true\t4.31\t3 21\t4 -9\t20 -5\t30 83\t62 13\t109 -11\t125 17\t152 7
b:the right\t6.71\t152 13
b:right to\t5.82\t109 -5\t125 24\t152 15
b:in the\t4.39\t0 9\t11 8\t42 13\t44 7\t74 -7\t78 9\t109 8\t124 5\t135 22\t152 31\t156 8
b:the country\t6.46\t152 18
b:country where\t6.46\t2 12\t152 9
w:this\t3.75\t11 5\t20 13\t109 -16\t113 11\t121 8\t122 22\t124 9\t140 9\t146 18\t148 -7
c:job\t2.78\t4 -7\t6 6\t19 17\t20 9\t22 22\t23 21\t46 6\t60 -6\t61 -5\t62 -14\t65 30\t67 9\t71 -9\t83 -8\t94 -5\t110 -12\t112 11\t113 12\t116 14\t120 13\t121 8\t122 46\t124 17\t132 9\t133 -14\t135 6\t137 8\t140 6\t145 -14\t146 26\t148 72\t149 9
b:where this\t6.71\t152 10
w:job\t4.19\t19 10\t22 41\t23 8\t62 -8\t65 45\t67 30\t107 7\t109 22\t122 9\t133 -7\t137 -7\t140 28\t145 -10\t146 14\t148 32
c:title\t3.11\t4 -5\t20 -6\t22 15\t46 8\t62 -8\t65 17\t67 11\t71 -7\t79 12\t83 -7\t107 7\t109 -19\t110 -9\t112 14\t116 17\t120 20\t121 9\t122 17\t124 15\t131 27\t132 12\t133 -12\t135 11\t137 12\t140 9\t145 -14\t146 31\t148 94\t149 11
c:jobs\t3.48\t19 44\t20 -6\t22 38\t23 40\t47 5\t62 -6\t65 21\t67 14\t71 -8\t73 13\t83 -5\t88 44\t93 -15\t97 11\t109 35\t110 -5\t122 7\t133 -10\t135 10\t137 -8\t140 11\t145 -7\t146 5\t148 13
b:this job\t5.29\t67 12\t107 6\t109 -18\t122 14\t124 5\t140 25\t145 -6\t146 17\t152 6
w:is\t3.42\t13 7\t29 11\t30 19\t31 7\t38 8\t58 5\t62 11\t107 6\t109 35\t110 -7\t113 10\t121 -5\t127 7\t133 -6\t148 11\t154 7
b:job is\t6.71\t107 10\t152 9
w:located\t6.71\t152 17
b:is located\t6.71\t152 10
f:do\t3.20\t0 14\t12 8\t13 15\t15 7\t17 10\t28 15\t32 21\t33 6\t41 11\t43 11\t51 9\t71 12\t74 -10\t109 57\t123 7\t133 -9\t137 -5\t151 15\t152 15
l:located\t6.71\t152 5
w:entitled\t5.95\t152 20\t154 -7
s:entit\t5.95\t152 16\t154 -5
b:entitled to\t5.95\t152 12
w:united\t6.09\t135 15\t152 24
s:unite\t6.09\t135 12\t152 20
b:the united\t6.09\t135 9\t152 15
w:states\t6.09\t109 24\t135 15\t152 20
s:state\t5.05\t20 -7\t30 38\t74 11\t109 20\t135 8\t140 43\t152 12
b:united states\t6.26\t135 9\t152 13
l:states\t6.09\t109 7\t152 6
b:you authorized\t6.71\t152 9
w:us\t4.31\t0 17\t19 -6\t34 32\t71 -7\t83 -5\t101 20\t109 -23\t122 73\t133 -12\t135 17\t137 11\t139 14\t140 53\t142 28\t145 49\t156 20
l:us\t4.85\t122 28\t137 5\t145 12
w:hold\t4.94\t13 54\t15 30\t51 18\t135 -7\t152 45
b:you hold\t4.99\t13 33\t15 19\t51 11\t152 19
w:a\t2.58\t12 13\t13 9\t23 7\t28 6\t36 -6\t43 13\t51 5\t52 5\t71 -9\t73 6\t76 11\t78 5\t105 10\t107 10\t109 36\t110 -9\t120 11\t121 7\t122 -6\t124 6\t133 -11\t135 8\t138 8\t142 11\t150 6\t151 13\t152 8
b:hold a\t5.22\t13 35\t15 11\t51 10\t152 16
w:valid\t5.29\t13 19\t51 31\t109 -19\t135 -7\t152 36
s:valid\t4.85\t13 34\t51 34\t109 -21\t135 -7\t152 42
b:a valid\t5.36\t13 12\t51 13\t109 -9\t152 22
w:workpermit\t4.99\t13 -10\t109 -14\t135 52\t137 -7\t152 51\t153 68
s:workp\t4.99\t13 -8\t109 -11\t135 42\t137 -5\t152 41\t153 54
c:visa\t4.00\t13 -6\t62 -7\t133 -6\t135 101\t136 34\t137 -6\t152 14\t153 32\t154 9
b:valid workpermit\t7.05\t152 20
l:workpermit\t5.61\t135 9\t152 7\t153 14
w:etes\t4.12\t9 26\t10 6\t17 15\t32 15\t33 6\t34 7\t36 13\t41 12\t42 24\t71 -5\t81 7\t109 15\t110 -8\t124 18\t137 -7\t141 12\t147 14\t150 13\t152 7
b:etes vous\t4.12\t5 -6\t6 -6\t9 45\t10 11\t11 -6\t17 25\t19 -8\t20 -5\t23 -6\t32 25\t33 11\t34 11\t36 22\t41 21\t42 41\t51 7\t60 -5\t61 -5\t71 -9\t81 12\t83 -7\t105 8\t109 25\t110 -14\t122 -7\t123 -5\t124 31\t128 -7\t137 -12\t140 -5\t141 20\t145 -5\t147 23\t150 21\t151 7\t152 12
w:legalement\t5.71\t109 -7\t152 30
b:vous legalement\t6.26\t152 8
w:autorise\t5.61\t20 10\t152 45
s:autor\t5.36\t20 7\t152 36\t154 27
b:legalement autorise\t6.26\t152 8
b:autorise e\t6.09\t152 21
b:e a\t5.61\t124 17\t152 19
w:travailler\t4.39\t1 -15\t71 -6\t80 14\t107 18\t109 28\t125 37\t135 13\t137 28\t141 50\t145 14\t152 43
s:trava\t3.86\t1 -14\t11 -5\t19 -6\t33 24\t71 13\t75 5\t80 9\t83 -6\t95 20\t107 11\t109 5\t110 -7\t122 -6\t123 34\t125 25\t128 -6\t133 16\t135 20\t137 15\t141 33\t145 6\t151 7\t152 22\t154 15\t155 26\t156 12
b:a travailler\t5.95\t152 10
w:au\t4.42\t10 8\t22 6\t77 21\t109 -10\t140 9\t152 13\t154 15
b:travailler au\t5.05\t135 11\t152 31
b:au canada\t4.77\t109 -7\t135 10\t152 11\t154 29
f:etes\t4.19\t9 31\t10 8\t17 17\t32 17\t33 8\t34 8\t36 15\t41 14\t42 28\t71 -6\t81 8\t105 5\t109 21\t110 -9\t124 20\t133 -6\t137 -7\t141 14\t150 15\t151 5\t152 8
w:avez\t3.53\t0 9\t9 8\t11 18\t13 5\t28 26\t44 9\t53 13\t58 -5\t71 12\t109 6\t122 33\t123 14\t133 -8\t142 8\t151 12\t152 6\t156 5
b:avez vous\t3.55\t0 15\t9 13\t11 31\t13 9\t19 -6\t20 -6\t23 -5\t28 46\t44 16\t51 8\t53 22\t58 -10\t71 20\t74 -7\t75 5\t83 -6\t109 11\t110 -6\t122 57\t123 24\t133 -13\t137 -7\t151 22\t152 11\t156 9
w:le\t4.61\t20 9\t29 40\t53 9\t69 7\t109 -8\t152 11
b:vous le\t5.82\t83 7\t152 27
w:droit\t5.44\t109 -14\t125 49\t133 -5\t152 38
s:droit\t5.44\t109 -12\t125 39\t152 31
b:le droit\t5.95\t152 27
b:droit de\t5.44\t109 -9\t125 29\t152 23
b:de travailler\t5.16\t109 -11\t125 28\t133 12\t135 11\t152 21
f:avez\t3.84\t0 11\t9 10\t11 23\t13 7\t28 34\t44 12\t51 6\t53 16\t58 -7\t74 -6\t109 16\t122 -7\t123 18\t133 -7\t151 16\t152 8\t156 8
w:detenez\t6.09\t13 38\t109 9\t152 34
s:deten\t6.09\t13 30\t109 7\t152 27
b:detenez vous\t6.09\t13 23\t109 5\t152 20
w:un\t4.17\t0 5\t13 6\t28 10\t33 5\t42 25\t51 8\t52 7\t109 -6\t123 10\t132 13\t133 -8\t135 17\t142 10\t150 14\t151 9\t152 8
b:vous un\t4.77\t13 13\t28 15\t42 51\t51 10\t52 9\t109 -25\t123 11\t132 27\t133 -9\t135 10\t151 19\t152 10
b:un workpermit\t6.46\t135 10\t152 16
w:valide\t5.82\t13 30\t51 17\t109 -11\t152 24
f:detenez\t6.09\t13 15\t152 14
l:valide\t5.82\t13 9\t51 5\t152 7
w:will\t4.81\t12 6\t52 14\t135 23
b:will you\t4.94\t12 10\t52 24\t109 -5\t135 24
w:now\t5.22\t62 50\t108 10\t109 -8\t133 -7\t135 33\t152 -11
b:you now\t5.82\t135 13
w:or\t3.24\t1 5\t5 7\t7 8\t10 7\t14 7\t35 6\t38 8\t44 10\t67 15\t78 7\t86 6\t89 7\t90 8\t109 -16\t132 7\t133 -6\t135 15\t154 7\t156 11
b:now or\t5.61\t135 15
w:future\t5.22\t19 -6\t23 55\t109 -8\t135 33
s:futur\t5.22\t23 44\t109 -6\t135 27
b:the future\t5.61\t135 22
w:require\t5.10\t0 25\t109 -6\t135 46\t152 -5
s:requi\t4.99\t0 20\t107 6\t109 -9\t135 36\t149 10
b:future require\t6.09\t135 10
w:sponsorship\t5.22\t109 -6\t135 62\t152 -8
s:spons\t4.65\t109 -7\t135 67\t136 24\t152 -6
b:sponsorship for\t6.46\t135 6
w:employment\t5.71\t12 11\t20 14\t44 36\t52 30\t109 -17\t132 37\t152 5
b:for employment\t7.05\t20 12
w:visa\t4.85\t62 -9\t109 19\t133 -6\t135 80\t136 70\t152 -8
w:status\t4.99\t16 18\t33 30\t42 46\t109 -11\t152 -20\t154 82
s:statu\t4.90\t16 14\t33 23\t42 36\t109 -11\t152 -21\t154 81
f:will\t4.99\t12 7\t52 16\t135 23
l:status\t5.29\t33 10\t42 15\t154 10
b:you require\t5.52\t0 16\t135 21
b:require visa\t6.09\t135 16
b:visa sponsorship\t6.09\t135 11
w:able\t5.10\t15 -10\t16 17\t107 35\t109 13\t115 44\t133 -6\t135 8\t137 20\t149 12
b:you able\t5.29\t15 -6\t16 11\t107 16\t109 10\t115 20\t135 5\t137 13\t149 8
b:able to\t5.10\t15 -6\t16 10\t107 21\t109 8\t115 26\t137 12\t149 7
w:without\t6.09\t109 21\t135 12\t152 13
s:witho\t6.09\t109 17\t135 10\t152 11
b:canada without\t6.46\t135 8
b:employer sponsorship\t7.05\t135 11
w:and\t3.97\t4 10\t19 10\t24 7\t30 17\t47 17\t52 7\t96 -6\t98 20\t109 -26\t115 11\t156 12
b:now and\t7.05\t108 9\t135 9
b:and in\t7.05\t51 8\t109 -5\t135 9
n:5\t4.61\t20 15\t30 6\t109 -11\t135 15\t149 8\t151 7
w:need\t4.81\t0 44\t106 9\t109 -10\t135 36\t136 30
c:time\t3.77\t0 19\t13 16\t20 5\t25 19\t71 -7\t75 6\t108 17\t109 -41\t115 9\t132 34\t133 -10\t135 22\t136 13\t142 14\t147 30\t149 36\t155 11
b:you need\t5.05\t0 28\t106 6\t109 -5\t136 19
b:need a\t7.05\t135 6
b:a visa\t6.46\t135 30
b:visa or\t7.05\t135 11
b:workpermit to\t7.05\t135 6
w:germany\t7.05\t135 6\t152 15
s:germa\t6.71\t83 36\t152 11
w:aurez\t6.46\t135 8
b:aurez vous\t6.46\t135 14
w:besoin\t5.44\t0 45\t108 8\t109 -7\t135 43
s:besoi\t5.44\t0 36\t108 6\t109 -6\t135 34
b:vous besoin\t5.61\t0 28\t135 27
w:d\t3.39\t0 8\t5 6\t10 5\t17 12\t22 15\t23 12\t24 7\t31 20\t33 8\t55 8\t56 8\t59 11\t71 -9\t73 6\t74 11\t75 5\t80 8\t99 5\t101 7\t109 -14\t110 -7\t114 9\t133 -10\t140 19\t150 11\t153 9
b:besoin d\t6.46\t0 17\t135 7
b:d un\t5.82\t0 15\t28 6\t51 7\t109 -7\t135 9\t150 34
b:un visa\t6.46\t135 32
w:pour\t4.31\t0 12\t23 13\t25 15\t77 20\t82 5\t96 6\t108 7\t109 7\t133 -6\t135 8\t137 -7
f:aurez\t6.46\t135 9
b:what is\t4.17\t3 11\t29 23\t31 16\t37 9\t38 18\t39 6\t58 14\t83 5\t94 7\t96 10\t109 23\t110 -9\t121 -10\t127 16\t129 10\t133 -6\t148 26\t152 -9\t154 17\t155 13
b:is your\t4.12\t3 10\t13 17\t29 23\t31 15\t37 9\t38 18\t39 6\t94 7\t96 9\t106 5\t109 60\t110 -9\t127 15\t129 5\t133 -7\t135 -6\t148 25\t152 -9\t154 16\t155 12
b:you a\t5.22\t14 21\t43 11\t76 42\t81 9\t109 20\t133 -6\t150 24\t154 14\t156 7
w:canadian\t5.71\t42 13\t109 11\t128 22\t152 12\t154 27
b:a canadian\t6.71\t109 11\t154 20
w:citizen\t6.71\t2 -5\t14 48\t109 -20\t152 9\t154 32
s:citiz\t5.82\t2 -11\t14 62\t109 -18\t111 -7\t152 23\t154 45
b:canadian citizen\t7.05\t109 -6\t152 6\t154 21
b:citizen or\t7.05\t109 -6\t152 6\t154 21
w:permanent\t6.71\t109 -9\t152 9\t154 39
s:perma\t6.71\t109 -7\t152 7\t154 32
s:resid\t4.69\t1 25\t2 30\t7 24\t14 -6\t94 19\t109 -22\t111 17\t152 10\t154 21
w:when\t4.73\t40 33\t68 -11\t101 -9\t108 11\t109 17\t110 -7\t133 30\t137 52\t142 33\t153 24\t156 42
c:when\t3.03\t13 10\t19 -6\t20 5\t29 37\t40 12\t44 6\t51 -5\t55 15\t64 -6\t68 77\t69 53\t70 -10\t71 -6\t83 -6\t101 -5\t106 8\t110 -7\t122 -6\t128 -6\t137 80\t142 11\t148 -6\t152 -7\t153 23\t156 13
w:does\t5.95\t107 6\t109 15\t153 11
b:when does\t7.05\t153 23
b:does your\t7.05\t153 23
b:your workpermit\t6.46\t153 21
w:expire\t7.05\t153 39
s:expir\t6.26\t51 -6\t109 40\t135 -6\t137 -7\t153 70
b:workpermit expire\t7.05\t153 23
f:when\t5.10\t109 23\t133 18\t137 22\t153 11
l:expire\t7.05\t153 12
w:at\t4.15\t9 13\t10 6\t62 6\t109 9\t110 7\t115 8\t123 7\t145 5\t146 9\t156 9
b:you at\t4.94\t9 27\t10 12\t109 -7\t110 17
w:least\t5.82\t9 54\t10 24\t109 -8
s:least\t5.82\t9 43\t10 19\t109 -6
b:at least\t5.82\t9 32\t10 14
w:18\t5.05\t9 141\t10 -9\t109 -16
b:least 18\t6.09\t9 22
w:years\t3.83\t9 25\t10 41\t44 10\t71 -33\t73 61\t74 84\t75 50\t78 13\t109 -10\t122 -8\t133 -7\t137 -5\t152 -5
s:years\t3.83\t9 20\t10 33\t44 8\t71 -26\t73 49\t74 67\t75 40\t78 10\t109 -8\t122 -6\t133 -6
b:18 years\t5.82\t9 26
w:of\t2.69\t9 7\t14 11\t17 7\t20 5\t27 5\t28 6\t29 7\t40 6\t50 14\t56 9\t58 6\t60 -5\t74 6\t75 6\t81 8\t90 6\t110 -10\t113 7\t122 8\t123 6\t131 6\t133 -12\t135 -6\t137 -7\t138 9\t139 8\t149 9\t150 6
b:years of\t4.42\t9 17\t10 14\t71 -8\t73 12\t74 27\t75 25\t109 -19
w:age\t5.36\t9 53\t10 57\t31 128\t109 -28\t133 -7
b:of age\t5.82\t9 23\t10 20
l:age\t6.09\t9 14\t31 32
b:age or\t6.71\t9 -7\t10 29
w:older\t6.26\t9 22\t10 43\t109 -7
s:older\t6.26\t9 17\t10 35\t109 -5
b:or older\t6.26\t9 13\t10 26
l:older\t6.26\t9 7\t10 13
b:vous au\t6.71\t9 9\t71 9\t74 -8\t75 11
w:moins\t7.05\t9 9\t10 37
s:moins\t7.05\t9 7\t10 30
b:au moins\t7.05\t9 6\t10 22
w:ans\t5.82\t9 43\t10 30\t23 9\t109 -6
b:18 ans\t6.09\t9 31
l:ans\t6.71\t9 6\t10 11
w:date\t3.77\t13 24\t19 -5\t29 80\t51 -7\t55 37\t68 35\t69 114\t70 -19\t83 -5\t109 -17\t110 -5\t128 -6\t133 -15\t135 -7\t137 52\t148 -6\t153 30
b:date of\t6.26\t29 49\t109 12\t137 -5
w:birth\t6.26\t1 -10\t2 -16\t29 59\t69 -6\t109 42
s:birth\t6.26\t1 -8\t2 -13\t29 47\t109 34
b:of birth\t6.26\t1 -6\t2 -10\t29 35\t109 25
f:date\t4.42\t29 22\t68 9\t69 51\t70 -8\t137 7\t153 15
l:birth\t6.26\t29 18\t109 13
w:security\t6.26\t15 59\t16 18\t109 -11
s:secur\t5.95\t15 78\t16 49\t109 -14
w:clearance\t6.09\t15 57\t16 41\t109 -14
s:clear\t6.09\t15 46\t16 33\t109 -11
b:security clearance\t6.26\t15 36\t16 11\t109 -7
l:clearance\t6.46\t15 9\t16 13
b:you eligible\t6.26\t16 14
w:obtain\t6.71\t15 -13\t16 48\t135 24
s:obtai\t6.09\t15 -9\t16 35\t54 13\t58 9\t109 -9\t135 17
b:to obtain\t6.71\t15 -8\t16 29\t135 14
b:obtain a\t7.05\t15 -8\t16 31
s:relia\t6.26\t16 19\t107 16\t109 -5\t151 31
b:what are\t5.71\t109 -9\t128 23\t139 10\t148 11
b:are your\t6.09\t128 13
w:annual\t5.10\t109 12\t128 19\t129 47
s:annua\t5.10\t109 9\t128 15\t129 37
c:period\t3.12\t0 8\t36 30\t55 44\t62 -6\t64 30\t68 29\t71 -6\t80 13\t83 -6\t92 12\t106 7\t109 -21\t110 -6\t118 11\t121 7\t122 -5\t128 72\t129 16\t133 -12\t137 38
w:base\t5.44\t107 10\t109 16\t128 27\t129 12
b:annual base\t5.95\t109 13\t128 12\t129 8
w:salary\t4.45\t109 38\t126 26\t127 50\t128 30\t129 39
s:salar\t4.21\t109 26\t126 19\t127 37\t128 46\t129 30\t152 9
c:pay\t3.61\t40 15\t58 5\t109 13\t118 14\t126 43\t127 43\t128 86\t129 18\t130 10\t133 -8\t137 -6
b:base salary\t5.95\t109 -5\t128 17\t129 9
w:expectations\t5.82\t128 27
s:expec\t5.05\t109 -10\t118 28\t128 51
c:wish\t3.31\t1 -9\t19 16\t22 16\t27 12\t67 29\t71 -7\t80 14\t82 10\t83 -6\t88 15\t95 12\t101 34\t110 -6\t118 12\t120 8\t122 -8\t128 100\t133 -13\t137 5\t140 14\t145 24\t146 9\t148 -6\t152 -7\t155 10
b:salary expectations\t6.09\t128 10
w:cad\t4.69\t109 -18\t128 87\t129 20
l:cad\t5.22\t128 19
f:salary\t6.09\t109 29\t126 15\t128 -7
w:desired\t5.52\t109 -6\t128 58\t155 17
s:desir\t5.44\t19 18\t109 -7\t128 45\t155 14
b:your desired\t6.71\t128 9\t155 13
w:hourly\t7.05\t109 -7\t118 47
s:hourl\t7.05\t109 -6\t118 38
w:wage\t6.46\t109 -11\t118 43\t128 33
b:hourly wage\t7.05\t118 28
w:usd\t7.05\t128 29
b:for this\t4.99\t20 18\t109 -7\t121 20\t124 24\t135 8\t148 -6
w:role\t5.10\t73 16\t107 11\t109 -13\t122 19\t128 7\t135 10\t146 13\t148 48\t149 26
b:this role\t5.36\t107 7\t109 -10\t122 14\t128 6\t135 7\t146 10
l:role\t5.61\t73 6\t122 7\t146 5
w:quelles\t6.09\t84 20\t128 9
b:quelles sont\t6.26\t128 17
w:attentes\t6.46\t128 19
s:atten\t6.26\t59 23\t128 14
b:vos attentes\t6.46\t128 11
w:salariales\t5.82\t128 40
b:attentes salariales\t6.46\t128 11
s:annue\t5.29\t128 53
f:quelles\t6.09\t84 22\t128 11
w:horaire\t6.71\t109 -19\t128 42\t133 -5\t147 68
s:horai\t6.46\t109 7\t128 32\t147 52
w:souhaite\t5.22\t19 28\t59 -29\t95 36\t101 18\t109 34\t128 45\t133 -7\t155 18
s:souha\t4.55\t1 -13\t19 15\t59 -21\t80 15\t82 22\t95 25\t101 47\t109 31\t128 38\t133 -9\t137 21\t145 18\t155 12
b:horaire souhaite\t7.05\t109 -7\t128 30
l:souhaite\t5.82\t59 -10\t95 12\t101 6\t109 13\t128 11\t155 6
w:pay\t5.82\t106 -6\t109 -7\t128 39\t130 28
b:desired pay\t6.71\t128 14
f:desired\t5.82\t128 19
l:pay\t6.71\t128 7
b:your current\t5.52\t62 -6\t94 11\t106 7\t109 13\t119 13\t127 22\t128 -5\t154 12
b:current salary\t7.05\t109 -16\t127 51\t128 -10
l:salary\t5.82\t127 21
w:notice\t4.51\t20 35\t62 -5\t106 93\t109 -15
s:notic\t4.51\t20 28\t106 74\t109 -12
c:notice\t4.15\t20 19\t44 26\t106 87\t109 -19
b:your notice\t6.26\t106 12
w:period\t5.36\t106 37\t109 -9\t130 60
s:perio\t5.29\t106 28\t109 -16\t130 130\t133 -7
c:length\t3.21\t20 -8\t21 8\t23 5\t64 13\t68 13\t71 -12\t73 15\t74 45\t75 23\t80 20\t106 39\t107 26\t128 -5\t130 20\t137 27\t152 -5
b:notice period\t5.52\t106 29
l:period\t5.61\t106 6\t130 19
w:how\t4.12\t26 9\t34 17\t102 17\t106 21\t109 -10\t122 36
w:much\t5.82\t106 17\t149 9
b:how much\t5.95\t106 30\t109 -7\t149 12
b:much notice\t6.09\t106 31
b:notice do\t6.46\t106 25
b:need to\t6.26\t106 7\t135 14
w:give\t5.52\t106 20\t109 -8\t120 10\t138 21
b:to give\t6.26\t106 30
b:give your\t6.71\t106 11
b:your employer\t7.05\t106 9
f:how\t4.19\t26 10\t34 5\t83 5\t102 20\t106 21\t109 -10\t122 43
w:quel\t4.69\t96 6\t106 8\t122 11\t132 15\t147 16\t154 6\t156 30
w:est\t4.94\t96 7\t106 12\t109 8\t124 5\t139 16\t145 10\t146 8\t154 7
b:quel est\t5.52\t96 14\t106 15\t109 -5\t137 -6\t154 13
w:votre\t3.48\t11 9\t23 10\t48 19\t53 6\t61 15\t71 -7\t96 13\t102 13\t106 10\t109 10\t125 11\t133 -9\t138 23\t139 11\t144 8\t152 -6
b:est votre\t5.44\t96 14\t106 13\t109 18\t133 -5\t139 31\t154 13
w:preavis\t5.36\t106 79\t109 -7
s:preav\t5.36\t106 63\t109 -5
b:votre preavis\t6.26\t106 18
f:quel\t4.99\t106 11\t109 13\t132 19\t148 5\t154 8
l:preavis\t6.09\t106 15
w:could\t5.22\t105 9\t106 12\t109 -7\t133 14\t137 27
b:when could\t6.09\t68 -6\t133 26\t137 13
b:could you\t5.61\t68 -7\t106 23\t109 -8\t133 30\t137 21
w:start\t4.81\t52 8\t68 48\t106 25\t109 -15\t137 28
s:start\t4.69\t52 6\t68 114\t106 18\t133 -9\t137 11
c:start\t3.69\t25 20\t45 8\t47 31\t48 10\t68 80\t69 -6\t88 -7\t96 7\t106 9\t109 -15\t110 7\t133 -13\t137 82\t145 11
b:you start\t5.82\t52 6\t68 -12\t106 18\t109 -8\t137 40
l:start\t5.82\t68 -5\t137 26
w:earliest\t5.71\t68 -20\t137 54
s:earli\t5.71\t68 -16\t137 43
b:earliest start\t6.71\t68 -13\t137 18
b:start date\t5.52\t68 24\t137 -9
f:earliest\t6.09\t68 -8\t137 17
l:date\t5.52\t13 13\t69 24\t109 -8
w:available\t4.73\t69 -11\t80 18\t108 6\t109 -12\t133 22\t137 56
s:avail\t4.69\t69 -11\t80 14\t109 -11\t133 16\t137 66
c:free\t3.91\t69 -8\t80 8\t108 16\t124 18\t133 41\t137 80
b:date available\t5.61\t69 -7\t137 14
l:available\t5.71\t80 7\t137 6
w:from\t4.58\t44 6\t68 62\t109 10\t133 -5\t137 -7
b:available from\t5.95\t137 27
f:available\t5.95\t137 18
l:from\t5.61\t68 37
b:date de\t5.61\t29 38\t68 21\t69 16\t70 -13\t109 -14\t137 24
w:disponibilite\t5.95\t109 -9\t137 67
s:dispo\t4.94\t108 17\t133 53\t137 45\t151 14\t152 13
b:de disponibilite\t6.71\t137 18
l:disponibilite\t6.46\t137 15
w:quand\t6.26\t137 49
s:quand\t6.26\t137 40
w:pourriez\t5.95\t16 16\t137 31
b:quand pourriez\t6.46\t137 23
b:pourriez vous\t6.09\t16 29\t137 24
w:commencer\t5.82\t96 25\t109 -6\t137 34
s:comme\t5.44\t34 17\t70 12\t96 18\t109 -8\t137 24\t140 21
b:vous commencer\t6.71\t137 15
f:quand\t6.26\t137 20
l:commencer\t5.95\t137 13
w:willing\t5.05\t12 12\t108 22\t109 22\t124 34\t149 30
s:willi\t4.99\t12 9\t20 11\t108 17\t109 16\t124 27\t149 24
b:you willing\t5.16\t12 7\t108 13\t109 14\t124 19\t149 12
b:willing to\t5.05\t12 7\t108 13\t109 13\t124 20\t149 18
w:relocate\t6.09\t109 -18\t124 61
s:reloc\t5.71\t109 -17\t124 80
c:moving\t4.90\t109 -16\t124 108
b:to relocate\t6.09\t109 -11\t124 37
w:seriez\t6.09\t109 10\t124 6
b:seriez vous\t6.09\t109 17\t124 11
w:pret\t6.09\t108 8\t124 53
b:vous pret\t6.09\t124 32
b:pret a\t7.05\t124 15
w:demenager\t6.09\t124 45
s:demen\t5.95\t124 50
b:a demenager\t6.46\t124 16
f:seriez\t7.05\t124 9
l:demenager\t6.46\t124 9
w:travel\t5.36\t109 8\t149 88
s:trave\t5.29\t149 80
c:travel\t4.99\t124 11\t149 70
b:to travel\t5.95\t149 34
w:up\t5.05\t13 14\t109 -15\t115 8\t137 7\t149 16\t155 10
b:up to\t5.52\t13 26\t109 -21\t115 16\t149 31
b:of the\t5.16\t20 8\t71 16\t81 6\t109 27\t121 6\t149 9\t152 6\t156 6
w:time\t5.05\t25 43\t74 -14\t75 15\t109 -30\t132 31\t133 -7\t137 -6\t142 34\t147 69\t149 39\t156 6
c:past\t3.50\t11 48\t20 -5\t25 17\t28 10\t44 59\t62 -6\t71 -7\t73 22\t74 -11\t81 -7\t105 13\t109 15\t110 -6\t122 -7\t123 -5\t132 11\t133 -11\t137 -7\t142 12\t145 -6\t147 28\t149 14\t152 7\t156 73
b:the time\t6.46\t149 11
l:time\t5.71\t132 6\t149 10
b:role is\t7.05\t107 11
w:two\t5.95\t78 21\t107 9\t109 16\t120 62\t148 -5
w:days\t5.61\t107 47\t109 19\t133 5
w:per\t5.71\t80 21\t107 5\t128 30
b:days per\t7.05\t109 9
w:week\t5.44\t80 42\t107 44\t109 -9\t133 21\t137 -5
b:per week\t6.71\t80 15\t109 6
b:week in\t7.05\t107 9
w:our\t4.77\t20 7\t23 17\t62 -6\t107 48\t109 74\t122 11\t133 -7\t137 6\t145 15\t146 -6\t149 11\t151 18
b:in our\t6.09\t107 15\t109 11\t145 15
w:cityname\t4.99\t107 82\t109 -17\t124 47
s:cityn\t4.99\t107 66\t109 -13\t124 37
b:our cityname\t6.26\t107 24\t109 -6
w:office\t5.95\t66 62\t94 -15\t107 35\t109 18\t149 -11
s:offic\t5.52\t66 46\t78 31\t82 27\t94 -12\t107 24\t109 21\t149 -8
b:cityname office\t6.71\t107 16\t109 -5
w:meet\t7.05\t107 11\t109 -8\t149 19
b:meet this\t7.05\t107 7\t149 11
w:requirement\t7.05\t107 11\t109 -8\t149 19
b:this requirement\t7.05\t107 7\t149 11
f:this\t6.46\t107 12\t149 7
l:requirement\t7.05\t149 6
w:onsite\t6.71\t107 33
s:onsit\t6.71\t107 26
b:work onsite\t6.71\t107 20
b:onsite in\t7.05\t107 19
w:three\t6.71\t107 16\t120 16
s:three\t6.71\t107 13\t120 13
b:three days\t7.05\t107 10
b:days a\t6.26\t107 20
b:a week\t6.09\t80 15\t107 19\t109 -9
l:week\t6.46\t107 12
b:you available\t5.95\t80 13\t108 5\t109 -6\t133 22
b:available to\t6.46\t133 30
w:weekends\t7.05\t133 38
s:weeke\t7.05\t133 31
l:weekends\t7.05\t133 11
w:shift\t6.46\t22 21\t109 -7\t115 13\t133 24
s:shift\t5.82\t22 15\t109 -14\t115 9\t133 53
w:check\t5.61\t12 80\t71 -6\t109 -12\t133 28
s:check\t5.52\t12 63\t20 10\t109 -10\t133 22
w:all\t5.95\t71 8\t109 6\t133 11
b:check all\t6.71\t133 23
w:that\t4.24\t19 5\t20 6\t30 26\t62 15\t105 16\t109 5\t149 7
b:all that\t6.26\t71 14\t133 20
w:apply\t6.09\t22 6\t71 22\t109 -6\t133 32
s:apply\t5.82\t71 16\t109 -8\t116 47\t133 22\t148 -10
b:that apply\t6.26\t71 14\t133 20
l:apply\t6.09\t71 7\t133 10
w:disponible\t5.82\t108 27\t109 9\t133 44\t137 11
b:vous disponible\t6.46\t108 8\t109 10\t133 34\t137 -10
w:les\t5.36\t19 23\t22 6\t24 13\t30 9\t74 5\t107 5\t109 -7\t133 6
w:semaine\t5.95\t19 41\t80 46\t107 36\t109 -14\t133 19\t137 -6
s:semai\t5.36\t19 29\t80 33\t106 21\t107 26\t109 -12\t133 13\t137 -5
l:semaine\t6.26\t19 13\t80 8\t107 8\t133 7
w:overtime\t5.52\t108 98\t109 -10\t133 -6\t137 -7
s:overt\t5.52\t108 78\t109 -8\t133 -5\t137 -5
c:over\t4.77\t108 104\t109 -11\t133 -6\t140 27
b:work overtime\t6.09\t108 38
l:overtime\t6.09\t108 21
b:have a\t4.77\t13 8\t28 15\t33 9\t51 14\t101 7\t109 49\t151 12
w:driver\t5.16\t51 57
s:drive\t5.10\t51 44\t109 13
c:driving\t4.12\t51 78
b:valid driver\t5.95\t51 16
b:driver s\t5.16\t51 34
w:license\t6.46\t51 19\t109 -11
s:licen\t4.55\t13 -5\t51 61\t85 36\t109 16\t110 -10
c:licence\t3.98\t51 67\t85 31\t109 21\t110 -10
b:s license\t6.46\t51 11\t109 -7
l:license\t6.46\t51 6
w:possedez\t6.46\t51 8\t71 -12\t109 35
s:posse\t5.82\t51 10\t71 -9\t74 8\t109 23
b:possedez vous\t6.46\t71 -7\t109 21
w:permis\t4.81\t51 56\t85 16\t109 22\t110 -6
s:permi\t4.58\t51 42\t85 12\t109 13\t152 17
b:un permis\t5.44\t51 22
b:permis de\t4.94\t51 34
w:conduire\t4.94\t51 56\t109 -7
s:condu\t4.94\t51 45\t109 -6
b:de conduire\t4.94\t51 34
b:conduire valide\t6.09\t51 12
f:possedez\t6.46\t109 14
w:access\t7.05\t109 -13\t151 42
s:acces\t6.71\t109 -12\t151 54
b:have access\t7.05\t109 -8\t151 25
b:access to\t7.05\t109 -8\t151 25
b:to a\t5.82\t12 29\t52 14\t105 18\t109 -14\t151 20
w:reliable\t6.71\t151 42
w:vehicle\t6.71\t109 11\t151 42
s:vehic\t6.09\t151 89
w:howmany\t4.34\t71 -13\t73 26\t74 45\t75 24\t80 32\t106 6\t109 40\t133 -6\t137 -6
s:howma\t4.34\t71 -10\t73 21\t74 36\t75 20\t80 26\t109 32\t137 -5
w:hours\t7.05\t80 56\t109 -15
s:hours\t7.05\t80 45\t109 -12
b:howmany hours\t7.05\t80 33\t109 -9
f:howmany\t4.39\t71 -5\t73 6\t74 19\t75 10\t80 13\t109 17
w:looking\t5.95\t27 40\t109 -14\t128 16\t132 17
s:looki\t5.95\t27 32\t109 -11\t128 13\t132 14
b:you looking\t6.09\t27 25\t109 -8\t128 9\t132 11
b:looking for\t5.95\t27 24\t109 -8\t128 10\t132 10
b:full time\t6.46\t74 -10\t75 13\t132 27
b:time or\t7.05\t132 30
w:part\t6.09\t0 33\t109 -5\t132 42\t156 12
b:or part\t7.05\t132 30
b:part time\t7.05\t132 30
b:time work\t7.05\t74 -11\t75 14\t132 14
l:work\t4.94\t50 24\t80 5\t109 -8\t125 10\t133 11\t139 5\t151 11\t152 -7\t155 24
b:howmany years\t4.73\t71 -8\t73 29\t74 32\t75 17\t109 -24
w:professional\t5.71\t74 -6\t75 26\t79 23\t85 33\t109 -21\t120 25
s:profe\t4.81\t71 6\t74 -30\t75 76\t79 44\t85 45\t109 -38\t110 -7\t120 35\t133 -6\t139 37
b:of professional\t6.46\t75 16
w:experience\t3.88\t71 46\t73 31\t74 37\t75 80\t109 -8\t133 -6\t137 -5\t144 47\t152 -7
s:exper\t3.88\t71 37\t73 25\t74 30\t75 64\t109 -7\t144 37\t152 -5
b:professional experience\t6.46\t75 20
b:experience do\t5.61\t74 30\t109 -18
l:have\t5.95\t74 6\t75 6\t109 -5
w:total\t5.52\t75 49\t128 6
s:total\t5.52\t75 39
b:total years\t6.46\t75 13
b:of experience\t5.52\t71 -8\t73 10\t75 26\t109 -11
f:total\t6.26\t75 15
l:experience\t5.44\t74 -28\t75 38
w:nombre\t6.46\t74 -15\t75 24\t80 28
s:nombr\t6.46\t74 -12\t75 20\t80 23
b:nombre d\t6.71\t74 -9\t75 15\t80 18
w:annees\t4.90\t71 -19\t73 33\t74 55\t75 29\t109 -6
s:annee\t4.61\t55 20\t71 -15\t73 24\t74 40\t75 21\t109 -10\t137 30
b:d annees\t5.22\t73 7\t74 15\t75 23
b:annees d\t5.16\t71 -11\t73 12\t74 19\t75 19
b:d experience\t5.16\t71 -11\t73 12\t74 19\t75 19
f:nombre\t6.46\t74 -6\t75 10\t80 11
b:years have\t5.16\t71 -8\t73 28\t74 7\t75 17\t109 -10
b:have you\t3.60\t11 17\t28 17\t42 10\t44 30\t71 28\t73 28\t75 17\t78 14\t105 8\t109 31\t133 -7\t137 -5\t156 30
w:worked\t4.55\t11 -7\t71 31\t73 -6\t74 32\t75 17\t109 23\t142 31\t156 49
s:worke\t4.55\t11 -6\t71 25\t74 25\t75 14\t109 18\t142 25\t156 39
b:you worked\t5.10\t71 14\t74 23\t75 12\t142 22\t156 5
w:with\t4.02\t13 7\t33 7\t62 14\t71 32\t74 29\t75 -11\t105 7\t109 -17\t119 15\t120 6\t141 8\t142 9\t144 8
b:worked with\t5.52\t71 40\t74 30\t109 -20\t156 -8
b:experience with\t5.82\t71 8\t74 40\t75 -20\t109 -14\t144 22
f:years\t5.16\t71 -11\t73 13\t74 26\t75 9
b:have in\t6.46\t74 13\t75 -5\t109 -8\t128 12
w:customer\t6.71\t74 22\t75 -9\t109 18\t142 47
s:custo\t6.71\t74 18\t75 -7\t109 15\t142 38
c:military\t5.52\t42 49\t74 11\t109 -8\t154 -6
w:as\t4.61\t23 6\t41 15\t43 15\t74 6\t76 22\t98 14\t109 -22\t151 6\t156 6
b:as a\t6.26\t33 14\t36 -10\t43 40\t74 10\t109 -9
w:registered\t7.05\t13 40\t74 18\t109 -11
s:regis\t7.05\t13 32\t74 15\t109 -9
s:nurse\t7.05\t13 32\t74 15\t109 -9
w:depuis\t6.26\t71 -6\t73 18\t74 31
s:depui\t6.26\t71 -5\t73 14\t74 25
w:combien\t5.16\t71 -7\t73 13\t74 50\t75 18\t80 18\t106 10\t109 -6
s:combi\t5.16\t71 -6\t73 10\t74 40\t75 14\t80 14\t106 8
b:depuis combien\t6.26\t73 11\t74 19
b:combien d\t5.36\t73 8\t74 22\t75 11\t80 11
w:travaillez\t7.05\t74 29
b:annees travaillez\t7.05\t74 17
b:travaillez vous\t7.05\t74 17
w:avec\t5.10\t33 8\t71 14\t74 15\t109 -9\t119 10\t123 7\t144 11\t145 7
b:vous avec\t6.46\t33 18\t74 9
f:depuis\t6.26\t73 7\t74 12
b:experience avez\t6.46\t74 12\t75 -7
w:en\t4.31\t17 17\t73 6\t74 9\t109 9\t120 14\t135 9\t137 8\t152 10
b:vous en\t5.71\t17 39\t74 16\t75 -6\t109 -10\t128 7\t135 12
s:compt\t6.46\t74 13\t75 -9\t86 24\t91 19\t109 13
f:combien\t5.52\t74 11\t75 8\t80 8
b:have experience\t6.46\t71 64\t74 -22\t109 -14
w:50\t6.09\t71 32\t115 53
l:50\t7.05\t71 11\t109 6
b:vous de\t5.36\t52 6\t71 21\t74 -9\t108 16\t124 9\t133 14
w:l\t4.61\t19 11\t71 9\t83 10\t109 13\t122 11\t123 14\t135 5
b:de l\t5.61\t71 22\t74 -9\t83 15\t109 14\t135 12\t152 -6
b:l experience\t6.71\t71 27\t74 -11
b:experience avec\t6.09\t74 11\t75 -7\t144 23
w:excel\t6.46\t71 36\t72 54\t74 30\t75 -8\t109 -15
s:excel\t6.46\t71 29\t72 43\t74 24\t75 -7\t109 -12
l:excel\t6.46\t71 11\t72 16\t74 9
w:which\t4.00\t2 6\t14 9\t19 -6\t34 8\t71 18\t82 6\t84 9\t109 11\t110 5\t111 6\t116 14\t135 -8\t136 8\t147 19\t155 6\t156 11
w:tools\t6.71\t71 38\t109 12
s:tools\t6.71\t71 30\t109 9
w:used\t5.44\t20 26\t71 67\t74 9\t97 35\t109 -24
c:agree\t3.12\t12 30\t18 16\t20 65\t21 7\t22 22\t23 24\t24 27\t28 -5\t30 11\t52 14\t71 15\t86 9\t91 5\t97 10\t101 7\t105 16\t108 5\t109 -10\t110 -6\t117 7\t124 8\t128 -10\t129 16\t133 -5\t137 -8\t140 -7\t149 5\t151 6\t152 -6
b:you used\t5.95\t71 42\t74 7\t109 -11
s:produ\t6.09\t19 20\t71 19\t109 25
f:which\t4.21\t1 6\t2 8\t14 11\t19 -6\t34 10\t58 5\t71 23\t84 11\t111 7\t116 16\t133 7\t135 -9\t136 10\t147 24\t155 8
w:outils\t6.46\t71 72\t109 21\t133 -5
s:outil\t6.46\t71 58\t109 17
b:quels outils\t7.05\t71 25
w:utilisez\t6.46\t71 31\t74 20\t109 -5
s:utili\t5.95\t24 33\t71 21\t74 14\t109 -8\t151 15
b:outils utilisez\t7.05\t71 25
b:utilisez vous\t6.46\t71 19\t74 12
s:possi\t6.26\t71 17\t137 25
w:forklift\t6.46\t13 60\t51 -6
s:forkl\t6.46\t13 48\t51 -5
s:certi\t4.77\t13 72\t30 35\t47 45\t85 61\t109 -16\t110 -6\t119 -5\t120 -14
b:with the\t7.05\t13 24\t24 11
w:college\t6.71\t13 37\t59 38\t109 -8
s:colle\t6.09\t13 26\t20 13\t53 28\t58 -14\t59 27\t109 -11\t156 19
c:school\t3.67\t13 9\t49 14\t53 47\t54 43\t55 11\t56 26\t58 97\t59 43\t71 -6\t83 -11\t133 -10\t137 -7
w:ontario\t6.71\t13 38\t51 15\t109 -6
s:ontar\t6.71\t13 30\t51 12
w:licence\t4.69\t13 -7\t51 65\t85 46\t109 29\t110 -13
b:licence number\t6.71\t51 -11\t85 42\t110 -10
f:licence\t7.05\t51 -6\t85 13\t110 -6
w:company\t5.05\t11 21\t62 62\t81 12\t109 20\t120 10\t145 28\t146 -6\t156 9
s:compa\t3.77\t11 21\t20 10\t62 33\t71 -6\t77 39\t81 39\t109 -19\t122 -5\t123 28\t133 -9\t135 14\t137 -5\t145 60\t146 -8\t152 -6\t156 63
b:current company\t6.71\t62 23
l:company\t5.44\t62 26
b:current or\t5.82\t62 6\t81 -6\t105 7\t156 13
w:most\t5.44\t48 11\t62 20\t109 -8\t139 34\t148 18
b:or most\t5.82\t62 14\t148 12
w:recent\t5.52\t62 32\t148 19
s:recen\t5.44\t62 25\t109 -14\t142 32\t148 15
b:most recent\t5.71\t62 13\t148 12
b:recent employer\t6.46\t62 18
w:employeur\t5.10\t59 -14\t62 85\t106 10\t109 -16\t135 29
w:actuel\t5.44\t62 28\t65 50\t109 -10\t126 -6\t127 51\t128 -11\t148 11
s:actue\t5.05\t1 5\t15 29\t62 19\t65 36\t81 23\t94 9\t109 -19\t127 38\t128 -9\t148 30
b:employeur actuel\t5.95\t62 30
f:employeur\t6.09\t62 14
l:actuel\t5.61\t62 5\t65 15\t127 16
b:current job\t6.09\t65 44
w:title\t5.05\t62 -5\t65 -10\t109 -11\t120 10\t131 57\t148 64
s:title\t5.05\t65 -8\t109 -9\t120 8\t131 46\t148 51
b:job title\t5.36\t65 -6\t148 46
l:title\t5.10\t131 17\t148 20
w:poste\t4.69\t4 -6\t19 -6\t23 -5\t45 19\t46 23\t62 -5\t109 -23\t110 -10\t112 39\t120 20\t122 25\t124 21\t132 37\t133 -7\t135 13\t137 26\t145 -13\t146 30\t148 55
s:poste\t4.55\t19 10\t23 13\t45 14\t46 18\t109 -20\t110 -8\t112 30\t120 15\t122 19\t124 16\t132 28\t133 -6\t135 10\t137 20\t145 -10\t146 23\t148 42
b:poste actuel\t6.71\t148 23
f:poste\t6.26\t148 21
w:highest\t5.16\t54 -11\t58 86\t109 -10
s:highe\t5.16\t54 -9\t58 69\t109 -8
b:your highest\t6.71\t58 10
w:level\t5.10\t15 11\t58 43\t83 29\t109 -5
s:level\t5.10\t15 8\t58 35\t83 23
b:highest level\t5.71\t58 18
b:level of\t5.36\t58 18\t83 12
w:education\t5.22\t58 68\t109 -7
s:educa\t5.22\t58 54\t109 -6
b:of education\t5.71\t58 10
l:education\t6.09\t58 5
w:niveau\t4.77\t53 22\t58 59\t83 40\t109 -11
s:nivea\t4.77\t53 18\t58 47\t83 32\t109 -9
b:niveau de\t5.36\t58 27\t83 8
w:scolarite\t5.82\t58 59
s:scola\t5.82\t58 47
b:de scolarite\t5.95\t58 18
f:niveau\t5.82\t58 23\t83 12
l:scolarite\t7.05\t58 11
w:school\t5.82\t59 70\t109 8
s:schoo\t5.71\t59 55\t109 6
f:school\t6.26\t59 29\t109 -5
l:school\t6.46\t59 16
w:field\t6.46\t56 35
s:field\t6.46\t56 28
c:field\t5.16\t53 18\t56 155\t109 45\t133 -13
b:field of\t6.46\t56 21
w:study\t6.46\t56 35
s:study\t6.46\t56 28
c:attend\t5.82\t56 19\t59 34
b:of study\t6.46\t56 21
f:field\t6.71\t56 12
l:study\t6.46\t56 10
b:votre niveau\t6.09\t83 12
w:francais\t5.44\t83 88\t109 -6
s:franc\t5.10\t83 65\t109 -7\t152 35
b:de francais\t6.71\t83 9
b:a l\t6.26\t19 25\t109 20
f:votre\t4.37\t60 15\t61 -14\t86 8\t96 13\t99 9\t109 -5
w:english\t5.71\t83 83\t109 -5
s:engli\t5.61\t83 117\t109 -9\t133 -5
w:language\t6.09\t71 -6\t82 41\t83 38\t84 64\t101 -5\t109 -12
s:langu\t5.10\t71 -6\t82 77\t83 22\t84 109\t109 -19\t133 -6\t140 -7
b:english language\t7.05\t83 11
f:english\t6.09\t83 23
w:french\t5.95\t83 67\t109 -7
s:frenc\t5.95\t83 54\t109 -6
l:french\t6.09\t83 16
w:languages\t6.71\t84 48\t109 -7
b:which languages\t7.05\t84 17
b:languages do\t6.71\t84 29
w:speak\t6.26\t83 24\t84 44\t109 -11
s:speak\t6.09\t83 18\t84 34\t109 8
b:you speak\t6.26\t83 14\t84 26\t109 -6
l:speak\t7.05\t84 8
w:did\t4.31\t53 7\t63 27\t67 5\t109 7\t122 43
b:how did\t4.90\t122 55\t149 -5
b:did you\t4.31\t53 12\t63 46\t67 9\t109 12\t122 73\t149 -5
w:hear\t5.44\t19 48\t23 15\t109 -9\t122 22
c:source\t3.69\t0 8\t19 16\t30 5\t60 11\t110 11\t122 115\t133 -6\t140 9\t145 8
b:you hear\t5.71\t122 16
w:about\t4.37\t19 11\t22 24\t23 14\t109 -9\t120 7\t122 12\t139 5\t140 10\t142 10\t145 6
b:hear about\t5.61\t23 13\t122 14
b:about this\t5.61\t22 11\t122 15\t146 10
l:job\t4.94\t65 19\t67 12\t122 5\t140 11\t146 6\t148 -8
b:about us\t6.09\t122 7
w:comment\t5.36\t26 14\t83 6\t101 17\t109 -8\t122 31
c:about\t3.78\t3 -6\t4 10\t11 16\t19 14\t23 5\t26 16\t33 7\t45 10\t46 10\t49 37\t62 5\t67 8\t71 -7\t92 24\t101 19\t109 -12\t122 25\t133 -11\t137 -7\t140 56\t146 10\t148 13
b:comment avez\t5.95\t122 35
w:entendu\t6.71\t122 29
s:enten\t6.71\t122 23
b:vous entendu\t7.05\t122 13
w:parler\t6.71\t122 29
s:parle\t6.26\t84 43\t109 -9\t122 18\t140 37
b:entendu parler\t6.71\t122 17
b:parler de\t6.71\t122 17
w:nous\t5.10\t11 41\t20 16\t60 11\t71 -5\t81 27\t109 14\t119 28\t122 30\t133 -10\t135 28\t140 38\t145 31
b:de nous\t7.05\t122 9
f:comment\t5.36\t26 16\t83 7\t101 20\t109 -9\t122 36
l:nous\t5.95\t11 15\t81 10\t109 6\t145 5
w:previously\t6.09\t109 28\t156 23
s:previ\t6.09\t109 22\t156 18
b:you previously\t6.09\t109 17\t156 14
b:worked for\t5.44\t71 -8\t156 54
w:companyname\t4.06\t11 11\t20 16\t62 -6\t71 -7\t77 54\t81 43\t109 -44\t123 39\t133 -9\t135 21\t145 58\t146 -6\t152 -6\t156 83
b:for companyname\t5.71\t109 -6\t123 15\t145 7\t156 16
w:an\t4.55\t0 8\t28 6\t36 27\t92 11\t105 5\t106 8\t121 7\t137 -7
b:as an\t6.09\t36 16\t156 8
w:employee\t5.36\t62 -10\t81 51\t109 -13\t110 -14\t121 52\t156 33
b:an employee\t6.26\t81 12\t109 -10\t121 16\t156 7
b:employee or\t6.71\t156 9
w:contractor\t7.05\t156 8
s:contr\t5.52\t27 58\t109 57
f:have\t4.12\t11 13\t28 13\t42 8\t44 23\t73 13\t74 -6\t105 6\t109 16\t156 26
w:ever\t5.10\t28 23\t44 91\t71 -7\t109 21\t133 -6\t156 29
b:ever worked\t6.09\t109 22\t156 12
l:companyname\t4.73\t81 16\t109 -9\t123 15\t145 22\t156 12
w:deja\t5.16\t11 79\t28 5\t44 43\t71 -6\t73 16\t109 30\t122 -7\t133 -7\t145 -6\t156 44
b:vous deja\t5.22\t11 49\t44 26\t73 10\t109 19\t156 20
w:travaille\t5.82\t11 -7\t71 38\t109 15\t123 20\t133 -5\t156 31
b:deja travaille\t6.09\t109 19\t156 20
b:travaille pour\t6.71\t156 12
w:applied\t6.71\t11 60\t109 -13\t156 -8
s:appli\t4.58\t11 32\t18 17\t20 28\t22 18\t23 7\t45 21\t70 -7\t98 17\t105 8\t109 -7\t122 10\t156 -6
b:you applied\t6.71\t11 36\t109 -8
b:applied to\t6.71\t11 36\t109 -8
b:to companyname\t6.71\t11 22\t109 -6\t145 32\t156 -13
w:before\t5.22\t11 26\t52 8\t71 5\t73 45\t74 -9\t109 8\t156 31
s:befor\t5.22\t11 21\t52 7\t73 36\t74 -7\t109 6\t156 25
b:companyname before\t6.46\t11 22\t156 -8
l:before\t5.29\t11 8\t73 14\t156 10
w:who\t5.29\t62 39\t121 16\t123 21
w:referred\t5.95\t109 5\t121 76\t122 30\t148 -9
s:refer\t4.77\t47 42\t60 -9\t109 9\t110 -14\t119 68\t120 84\t121 45\t122 16\t133 -7\t148 -9
b:who referred\t6.26\t109 16\t121 33\t148 -5
b:referred you\t6.26\t109 16\t121 33\t148 -5
b:you for\t6.46\t121 26\t148 -5
w:position\t4.73\t44 17\t109 -27\t116 45\t120 26\t121 28\t122 -5\t124 16\t133 -7\t146 23\t148 71\t149 10\t152 7
s:posit\t4.65\t22 6\t44 14\t109 -22\t116 36\t120 20\t121 22\t124 12\t133 -6\t146 18\t148 55\t149 8\t152 6
b:this position\t5.61\t109 -8\t121 22\t124 18\t146 20\t148 -12\t149 8
f:who\t5.82\t62 50\t121 15
l:position\t5.22\t121 10\t124 6\t146 8\t148 21
b:have any\t5.52\t17 28\t28 28\t71 -5\t105 17\t109 26\t123 27
w:relatives\t6.46\t109 -10\t123 53
s:relat\t5.95\t20 9\t109 15\t123 64
c:data\t3.84\t20 94\t21 10\t23 14\t30 26\t109 -14\t123 17\t140 9
b:any relatives\t6.71\t123 20
w:working\t5.22\t71 8\t74 -11\t75 28\t109 -17\t123 13\t133 8\t137 10\t141 30\t145 23\t155 33\t156 -5
s:worki\t5.22\t71 6\t74 -9\t75 22\t109 -13\t123 11\t133 6\t137 8\t141 24\t145 18\t155 27
w:bound\t6.26\t105 32
s:bound\t6.26\t105 25
b:you bound\t6.26\t105 19
w:by\t4.69\t19 14\t20 10\t22 17\t70 9\t76 22\t81 7\t105 8\t109 -12\t121 7\t156 6
b:bound by\t6.26\t105 19
b:by a\t6.46\t105 14
w:non\t5.61\t28 76\t105 75\t109 -25
b:a non\t6.09\t105 29
w:compete\t6.26\t105 44\t109 -7
s:compe\t5.36\t63 -7\t105 40\t109 17\t128 12\t134 49\t156 -19
b:non compete\t6.26\t105 26
w:agreement\t5.95\t105 62\t109 -9
s:agree\t4.69\t12 16\t20 24\t22 18\t24 9\t30 12\t105 38\t109 -12
b:compete agreement\t6.71\t105 12
l:agreement\t6.46\t105 9
b:you ever\t5.29\t28 15\t44 37\t109 9\t156 10
w:been\t4.73\t28 14\t44 37\t74 -8\t75 9\t78 11\t109 -10\t156 22
b:ever been\t5.71\t28 17\t44 66\t109 -23\t156 9
w:convicted\t6.46\t28 60\t44 -5\t109 -9
s:convi\t5.71\t28 85\t107 8\t109 -28\t133 13
b:been convicted\t6.46\t28 36\t109 -5
b:convicted of\t6.46\t28 36\t109 -5
b:of a\t5.82\t28 18\t43 13\t109 -9\t110 -7\t120 14\t150 28
w:criminal\t6.26\t12 16\t28 39\t109 -15
s:crimi\t6.09\t12 12\t28 40\t109 -13
b:a criminal\t6.46\t12 10\t28 23\t109 -9
w:offence\t6.71\t28 31
s:offen\t6.71\t28 25
b:offence for\t7.05\t28 9
b:for which\t6.46\t28 16
w:pardon\t5.95\t28 64\t109 -8
s:pardo\t5.95\t28 51\t109 -7
b:a pardon\t6.71\t28 10
w:has\t6.26\t44 14\t151 9
w:not\t6.26\t28 32\t109 -7\t124 16
w:granted\t6.71\t28 15
s:grant\t6.71\t28 12
w:casier\t6.46\t12 13\t28 35
s:casie\t6.46\t12 11\t28 28
b:un casier\t6.71\t28 24
w:judiciaire\t6.46\t12 13\t28 35
s:judic\t6.26\t12 10\t28 43
b:casier judiciaire\t6.46\t12 8\t28 21
l:judiciaire\t7.05\t28 9
w:undergo\t7.05\t12 39\t109 -7
s:under\t5.95\t12 26\t20 17\t30 24
b:undergo a\t7.05\t12 23
w:background\t6.46\t12 30\t37 27\t109 -17\t138 68
s:backg\t6.46\t12 24\t37 21\t109 -14\t138 54
b:background check\t7.05\t12 21
l:check\t6.46\t12 17
w:acceptez\t5.61\t12 36\t20 18\t52 29\t108 11\t109 -8\t133 22
s:accep\t4.26\t12 20\t18 16\t19 -7\t20 28\t21 15\t22 19\t24 35\t52 17\t71 -5\t108 14\t109 -11\t122 -5\t124 21\t128 -12\t129 31\t133 7\t149 13
b:acceptez vous\t5.61\t12 22\t20 11\t52 18\t108 7\t133 13
w:une\t4.29\t12 14\t13 -8\t16 11\t18 7\t33 21\t34 8\t41 13\t43 10\t45 6\t73 9\t92 6\t105 5\t110 -6\t125 14\t133 -9\t137 -6\t141 20\t151 12\t152 6
b:vous une\t5.36\t12 21\t13 -14\t33 20\t34 20\t36 11\t41 29\t73 8\t74 -8\t109 11\t151 14
w:verification\t6.46\t12 64
s:verif\t6.46\t12 51
b:une verification\t6.46\t12 38
b:verification de\t7.05\t12 20
b:de vos\t7.05\t12 20
w:antecedents\t6.71\t12 31\t28 20
s:antec\t6.71\t12 25\t28 16
b:vos antecedents\t7.05\t12 20
f:acceptez\t5.61\t12 14\t20 7\t52 12\t133 9
l:antecedents\t7.05\t12 10
w:may\t5.29\t22 14\t23 14\t105 6\t109 -7\t119 13\t120 9
b:may we\t6.71\t22 6\t119 28
w:contact\t5.44\t23 29\t26 32\t62 -6\t109 6\t110 19\t119 34
s:conta\t5.29\t23 22\t26 57\t62 -5\t109 -21\t110 14\t119 25\t120 41
b:we contact\t6.71\t26 25\t109 -17\t119 27
b:contact your\t7.05\t119 30
b:current employer\t6.26\t62 -6\t109 18\t119 15
f:may\t6.46\t119 18\t152 7
w:please\t5.16\t60 19\t70 11\t98 -8\t109 15\t120 17\t121 7\t122 -10\t128 6\t154 7
w:list\t6.26\t71 -12\t83 -7\t90 44\t120 27\t134 67
b:please list\t6.71\t109 10\t120 18
w:references\t5.82\t47 68\t109 -18\t110 -6\t119 44\t120 48
c:referees\t4.81\t47 32\t60 -7\t73 15\t75 -7\t98 -6\t109 43\t110 -11\t119 52\t120 64\t133 -5
b:professional references\t7.05\t120 19
b:references name\t6.71\t120 21
f:please\t5.52\t70 13\t98 -10\t120 21\t154 9
b:require any\t7.05\t0 10
w:accommodation\t6.26\t0 53\t109 -5
s:accom\t6.26\t0 42
b:any accommodation\t7.05\t0 10
w:during\t6.26\t0 32\t115 13
s:durin\t6.26\t0 26\t115 10
b:accommodation during\t6.46\t0 20
b:during the\t7.05\t0 10
w:interview\t5.95\t0 46\t109 21\t137 -7
s:inter\t4.81\t0 28\t17 75\t45 17\t46 19\t62 -5\t109 -10\t122 -6\t133 -7\t137 -8\t145 33\t146 58\t148 -10
c:hiring\t4.06\t0 54\t18 11\t20 40\t22 11\t45 14\t74 9\t109 6\t122 5\t133 -7\t135 -5\t137 -8\t140 12
b:the interview\t7.05\t0 10
w:process\t6.71\t0 16\t20 6
s:proce\t5.82\t0 11\t20 36
l:process\t7.05\t0 5
w:lift\t6.26\t109 -17\t115 74
b:to lift\t6.71\t109 -8\t115 31
b:lift 50\t6.71\t109 -8\t115 31
w:drug\t6.46\t52 75\t109 -8
b:a drug\t7.05\t52 25
w:test\t6.26\t52 85\t109 -7
b:drug test\t7.05\t52 27
l:test\t7.05\t52 14
w:gender\t5.10\t34 92\t109 -8
s:gende\t5.10\t34 73\t109 -7
f:gender\t5.44\t34 24
l:gender\t5.22\t34 26
b:how do\t6.71\t98 -7\t102 49
w:identify\t5.36\t33 17\t34 48\t36 15\t41 50\t43 49\t109 -19
s:ident\t5.22\t33 12\t34 54\t36 12\t41 39\t43 38\t109 -18\t114 33\t133 -5
b:you identify\t5.44\t33 7\t34 29\t36 10\t41 30\t43 30\t109 -12
b:your gender\t6.71\t34 23
w:race\t6.71\t37 89\t109 -7
f:race\t6.71\t37 36
l:race\t7.05\t37 23
w:ethnic\t7.05\t37 58
s:ethni\t6.46\t37 142\t109 -13\t133 -6
w:group\t6.71\t31 44\t37 25\t43 16\t109 -15
s:group\t6.46\t19 9\t31 34\t37 19\t43 13\t109 -12
l:group\t6.71\t31 13\t37 7
w:hispanic\t6.71\t35 58\t109 -8
s:hispa\t6.71\t35 47\t109 -6
b:you hispanic\t7.05\t35 24
w:latino\t6.71\t35 58\t109 -8
s:latin\t6.71\t35 47\t109 -6
l:latino\t6.71\t35 17
w:veteran\t6.09\t42 59\t154 -11
s:veter\t6.09\t42 47\t154 -9
b:veteran status\t6.09\t42 35\t154 -6
f:veteran\t6.26\t42 19
w:disability\t5.61\t33 93\t109 -15\t154 -6
s:disab\t5.61\t33 74\t109 -12
b:disability status\t6.46\t33 27
f:disability\t6.46\t33 18
b:identify as\t5.61\t33 11\t36 10\t41 32\t43 32\t109 -10
w:indigenous\t6.46\t36 47
s:indig\t6.46\t36 38
b:an indigenous\t6.46\t36 28
w:person\t5.36\t33 22\t34 -5\t36 73\t41 -5\t43 52\t76 70\t109 -10\t121 -20\t133 -6
b:indigenous person\t6.46\t36 28
l:person\t6.26\t36 23\t43 20\t109 -9
w:faites\t6.71\t36 23\t43 16
s:faite\t6.71\t36 18\t43 13
b:faites vous\t6.71\t36 14\t43 10
w:partie\t6.71\t36 23\t43 16
s:parti\t5.44\t36 14\t43 10\t109 -12\t132 42\t133 -9\t137 27\t142 33
b:vous partie\t6.71\t36 14\t43 10
b:partie d\t7.05\t43 11
b:d une\t5.95\t33 30\t43 16\t109 22\t110 -8\t152 12
w:minorite\t6.46\t43 47
s:minor\t6.09\t43 55\t109 -5
b:une minorite\t6.46\t43 28
w:visible\t6.09\t43 69\t109 -7
s:visib\t6.09\t43 55\t109 -5
b:minorite visible\t6.46\t43 28
f:faites\t6.71\t36 9\t43 7
l:visible\t6.46\t43 14
w:sexual\t7.05\t39 37\t109 -10
s:sexua\t7.05\t39 30\t109 -8
b:your sexual\t7.05\t39 22\t109 -6
w:orientation\t6.71\t39 101\t109 -13
s:orien\t6.71\t39 81\t109 -11
b:sexual orientation\t7.05\t39 22\t109 -6
l:orientation\t7.05\t39 11
w:i\t3.75\t18 6\t20 27\t22 20\t24 12\t30 35\t65 14\t109 -12
w:declare\t5.95\t30 31
s:decla\t5.95\t30 25
b:i declare\t6.09\t30 19
b:declare that\t6.09\t30 19
b:that i\t7.05\t20 9
b:i have\t4.99\t20 15\t24 8\t30 32\t101 7\t109 -7\t156 9
w:read\t5.16\t20 27\t24 12\t30 32\t109 22
b:have read\t5.44\t20 9\t24 9\t30 22
b:read the\t5.95\t20 18
w:privacy\t5.29\t20 66
s:priva\t5.29\t20 52
b:the privacy\t5.95\t20 25
b:privacy notice\t5.82\t20 26
w:agree\t4.99\t12 21\t20 32\t22 25\t24 12\t30 17\t109 -8
b:and agree\t6.46\t20 -8\t30 16
b:agree to\t5.36\t12 14\t20 9\t22 17\t30 12
b:to the\t5.16\t18 15\t19 22\t23 16\t24 8\t30 16\t107 6\t109 -10
w:processing\t6.46\t20 31
b:the processing\t6.71\t20 8
b:processing of\t6.71\t20 8
w:my\t4.58\t18 7\t19 5\t20 23\t22 6\t23 15\t30 6\t109 -6
b:of my\t5.82\t20 10\t30 5\t123 10
w:personal\t6.26\t20 10\t60 23\t61 -6\t93 34\t109 -13\t140 35
b:my personal\t7.05\t20 8
w:data\t5.44\t20 61\t23 11
b:personal data\t7.05\t20 8
f:i\t3.84\t18 7\t19 5\t20 25\t22 23\t24 10\t30 36\t65 17\t109 -13
w:j\t4.85\t18 8\t20 19\t21 8\t22 10\t24 11\t30 7
w:accepte\t5.22\t18 25\t19 -7\t20 22\t21 24\t22 32\t23 9\t24 35\t109 -10\t133 -6
b:j accepte\t5.22\t18 15\t20 13\t21 14\t22 19\t23 6\t24 21\t109 -6
w:la\t4.73\t4 9\t11 12\t13 18\t19 15\t20 16\t109 5\t121 14\t123 5\t124 6\t133 -6\t156 5
b:accepte la\t7.05\t20 9
w:politique\t6.26\t20 36
s:polit\t6.26\t20 28
b:la politique\t6.26\t20 21
b:politique de\t6.26\t20 21
w:confidentialite\t6.26\t20 36
b:de confidentialite\t6.26\t20 21
f:j\t4.85\t18 9\t20 21\t21 9\t22 12\t24 13\t30 8\t109 -5
w:box\t7.05\t20 34
b:this box\t7.05\t20 20
b:box i\t7.05\t20 20
w:consent\t5.52\t12 21\t18 26\t20 28\t24 14\t52 17\t109 -8
s:conse\t4.73\t12 25\t18 17\t20 48\t21 17\t23 29\t24 9\t52 11\t109 -12\t123 9
b:i consent\t6.09\t18 18\t20 21
b:consent to\t5.52\t12 12\t18 16\t20 17\t24 9\t52 10\t109 -5
w:storing\t7.05\t20 26
s:stori\t7.05\t20 21
s:respo\t6.71\t20 14\t32 94\t63 60\t109 -50\t134 -9
b:for the\t5.95\t20 10\t123 10\t145 15\t156 11
s:consi\t6.09\t20 13\t23 27\t33 17\t124 16
w:me\t4.85\t19 39\t22 21\t23 36\t109 -13
b:me for\t6.71\t20 11\t23 24
f:by\t6.46\t20 18
w:certify\t5.95\t30 34
b:i certify\t5.95\t30 21
b:certify that\t5.95\t30 21
b:that the\t5.82\t30 25
w:information\t5.44\t20 45\t30 27\t109 -6\t140 24
s:infor\t5.29\t19 65\t20 34\t30 20\t109 -11\t140 17
b:the information\t6.09\t30 22
w:provided\t7.05\t30 23
b:information provided\t7.05\t30 14
b:provided is\t7.05\t30 14
w:true\t5.29\t30 75
b:is true\t5.52\t30 34
b:true and\t6.09\t30 15
w:complete\t5.71\t3 48\t4 -19\t30 20\t58 12
b:and complete\t6.09\t30 15
l:complete\t5.82\t3 15\t4 -6\t30 5
w:je\t5.16\t19 24\t30 13
w:certifie\t6.46\t30 30
b:je certifie\t6.46\t30 18
w:que\t4.85\t18 8\t20 12\t21 7\t23 7\t30 16\t151 5
b:certifie que\t7.05\t30 9
b:que les\t6.46\t30 20
w:renseignements\t5.52\t20 30\t30 41\t109 -6
s:rense\t5.52\t20 24\t30 33
b:les renseignements\t6.46\t30 20
w:fournis\t6.26\t30 30
s:fourn\t6.09\t30 23\t109 -11\t125 47\t152 -12
b:renseignements fournis\t6.26\t30 18
b:fournis sont\t6.71\t30 9
w:exacts\t6.71\t30 23
s:exact\t6.09\t30 42
b:sont exacts\t6.71\t30 14
w:complets\t7.05\t30 15
b:et complets\t7.05\t30 9
f:je\t5.16\t19 28\t30 15
w:yes\t6.09\t24 6\t109 -6\t156 20
b:can contact\t7.05\t23 16
b:contact me\t6.71\t23 24
b:me about\t5.95\t22 26\t23 25
b:about future\t6.71\t23 31
b:future job\t7.05\t23 16
w:opportunities\t6.46\t19 56\t23 26\t109 -7\t122 -7
s:oppor\t6.09\t19 42\t23 20\t109 -6
b:job opportunities\t7.05\t23 16
f:yes\t6.46\t22 6\t23 6\t24 7
l:opportunities\t6.46\t19 17\t23 8
w:consens\t7.05\t20 15\t23 14
b:je consens\t7.05\t20 9\t23 8
b:consens a\t7.05\t20 9\t23 8
w:ce\t5.29\t45 9\t46 10\t122 14\t135 6\t145 7\t146 14
b:a ce\t7.05\t20 9\t23 8
b:ce que\t7.05\t20 9\t23 8
w:mes\t5.10\t20 16\t21 8\t30 11
b:que mes\t5.61\t20 9\t21 15\t23 7\t30 15
w:donnees\t5.61\t20 31\t21 25\t23 12
s:donne\t5.29\t20 23\t21 19\t23 9\t106 17
b:mes donnees\t5.71\t20 12\t21 15\t23 7
w:soient\t6.09\t20 10\t21 27\t23 13
s:soien\t6.09\t20 8\t21 22\t23 10
b:donnees soient\t6.46\t21 17\t23 9
w:conservees\t6.71\t20 -12\t21 30\t23 16
b:soient conservees\t6.71\t20 -7\t21 18\t23 9
w:12\t7.05\t20 -10\t21 33\t23 9
w:mois\t6.26\t20 -12\t21 28\t23 13\t109 -10\t137 68
b:12 mois\t7.05\t20 -6\t21 20\t23 5
b:mois pour\t7.05\t23 14
b:pour d\t6.46\t23 31
w:autres\t5.82\t20 -6\t22 21\t23 39\t47 61\t88 82\t109 -17\t133 -7\t137 -5
s:autre\t5.71\t20 -5\t22 16\t23 30\t47 48\t88 64\t109 -14\t124 17\t133 -6
b:d autres\t6.09\t22 15\t23 34
w:offres\t5.82\t19 42\t22 20\t23 24\t109 -7
s:offre\t5.10\t19 28\t22 14\t23 16\t109 12\t122 34
b:autres offres\t7.05\t23 19
l:offres\t7.05\t23 9
w:keep\t5.82\t19 19\t23 70\t109 -7
b:keep my\t6.26\t23 39
w:application\t4.85\t18 22\t20 37\t22 25\t23 10\t30 8\t45 29\t109 -15\t122 14
b:my application\t5.71\t18 17\t20 10\t22 16\t23 8
w:on\t4.69\t69 41\t77 27\t82 6\t87 -9\t98 17\t109 -19\t110 12\t135 10\t137 8\t142 11
w:other\t5.10\t19 6\t22 9\t23 25\t47 6\t88 40\t93 -12\t97 11\t109 19\t122 -11
b:for other\t6.26\t23 44
w:roles\t7.05\t23 32
s:roles\t7.05\t23 25
f:keep\t6.09\t19 8\t23 20
l:roles\t7.05\t23 10
b:me to\t7.05\t19 30\t23 23\t109 -8
w:newsletter\t6.46\t19 63\t109 19
s:newsl\t6.46\t19 51\t109 15
l:newsletter\t6.71\t19 25
b:i agree\t5.61\t20 15\t22 18\t24 8
w:receive\t6.71\t19 30\t22 8
s:recei\t6.46\t19 23\t22 6\t28 9\t109 -5
b:to receive\t7.05\t22 6
w:text\t5.61\t20 -5\t22 115\t23 -5\t109 -10
b:receive text\t7.05\t22 6
w:messages\t6.26\t22 45
s:messa\t5.82\t22 32\t109 -6\t140 52
b:text messages\t6.26\t22 27
b:messages about\t6.26\t22 27
b:about my\t6.71\t22 20
l:application\t5.10\t18 7\t20 13\t22 7\t45 9
w:accept\t6.09\t20 7\t24 24\t109 10\t128 -9\t129 26
b:i accept\t7.05\t24 18
b:accept the\t6.71\t24 16
w:terms\t6.09\t24 56
s:terms\t6.09\t24 45
b:the terms\t6.26\t24 36
b:terms and\t6.46\t24 21
w:conditions\t6.26\t20 -6\t24 78\t109 -6
s:condi\t5.95\t24 59\t109 22
b:and conditions\t6.46\t24 21
l:conditions\t6.46\t24 11
w:use\t5.61\t18 27\t20 20\t24 20\t101 29\t109 -21\t117 24\t140 -6\t151 25
b:the use\t6.71\t18 20
b:use of\t6.71\t18 20
w:artificial\t7.05\t18 35\t20 -7
s:artif\t6.71\t18 54\t20 -10
b:of artificial\t7.05\t18 21
w:intelligence\t6.71\t18 67\t20 -13
s:intel\t6.71\t18 54\t20 -10
b:artificial intelligence\t7.05\t18 21
s:evalu\t7.05\t18 12\t83 21
w:electronic\t6.71\t70 27
s:elect\t5.44\t4 -10\t60 47\t70 30
w:signature\t5.29\t69 47\t70 79\t98 -19\t109 -7\t137 -6
s:signa\t5.22\t69 37\t70 104\t98 -31\t109 -8
b:electronic signature\t6.71\t70 16
b:signature type\t6.46\t70 5
b:type your\t5.95\t60 -10\t61 34\t70 21\t98 -6
f:electronic\t6.71\t70 11
w:why\t5.36\t62 -6\t67 33\t109 -17\t122 -6\t133 -8\t140 33\t145 67\t146 62\t148 -6\t152 -5
b:why do\t5.95\t67 8\t109 -9\t140 24\t145 19\t146 23
w:want\t5.71\t67 12\t109 -15\t128 9\t133 -6\t140 39\t145 30\t146 37
b:you want\t5.71\t67 7\t109 -9\t128 5\t140 23\t145 18\t146 22
b:want to\t6.09\t67 14\t109 -7\t145 25\t146 19
b:work at\t5.82\t109 -7\t115 21\t123 19\t145 15\t146 23
b:at companyname\t6.09\t123 20\t156 17
f:why\t5.52\t67 14\t109 -6\t140 15\t145 19\t146 19
w:pourquoi\t5.61\t45 26\t46 29\t109 -11\t145 65\t146 13
s:pourq\t5.61\t45 21\t46 23\t109 -9\t145 52\t146 11
w:souhaitez\t5.95\t1 -18\t82 21\t101 58\t109 18\t145 32
b:pourquoi souhaitez\t6.71\t145 26
b:souhaitez vous\t5.95\t1 -11\t82 12\t101 35\t109 11\t145 19
b:vous vous\t5.95\t107 11\t109 28\t137 6\t145 9\t149 13
w:joindre\t5.05\t25 48\t45 23\t48 28\t109 9\t110 26\t145 12\t146 -5
s:joind\t5.05\t25 39\t45 18\t48 23\t109 7\t110 21\t145 9
b:vous joindre\t5.61\t25 33\t109 -14\t110 26\t145 8
b:joindre a\t6.71\t137 8\t145 11
w:notre\t5.61\t19 8\t44 -5\t107 25\t109 -12\t122 34\t145 31\t156 40
s:notre\t5.61\t19 6\t107 20\t109 -10\t122 27\t145 25\t156 32
b:a notre\t6.46\t107 18\t145 10
w:equipe\t6.09\t73 69\t74 -16\t109 -6\t145 16
s:equip\t6.09\t73 55\t74 -13\t145 13
b:notre equipe\t7.05\t145 12
f:pourquoi\t5.61\t45 11\t46 12\t145 26\t146 5
l:equipe\t6.09\t73 21
b:why are\t7.05\t109 -6\t145 15\t146 10
w:interested\t6.71\t109 -14\t145 22\t146 37
b:you interested\t7.05\t109 -6\t145 15\t146 10
b:interested in\t6.71\t109 -8\t145 13\t146 22
b:in this\t5.82\t30 9\t109 -8\t146 38\t149 5
w:tell\t6.09\t34 17\t109 -6\t139 8\t140 14\t142 15\t145 8
b:tell us\t6.26\t34 31\t109 -10\t139 13\t140 25\t142 26\t145 13
b:us about\t7.05\t139 16\t142 31
b:when you\t7.05\t40 31\t109 -20\t142 31
b:with a\t5.61\t33 19\t105 7\t109 8\t135 9\t142 24
f:tell\t6.26\t34 21\t109 -7\t139 9\t140 17\t142 17\t145 9
w:additional\t6.71\t140 66
s:addit\t6.71\t140 53
b:additional information\t7.05\t140 20
f:additional\t6.71\t140 26
l:information\t6.71\t140 9
w:there\t5.61\t63 35\t105 7\t109 -19\t122 -5\t124 7\t145 8\t148 20
b:is there\t6.71\t0 8\t105 14\t140 8
w:anything\t6.46\t0 12\t140 40
s:anyth\t6.46\t0 10\t140 32
b:there anything\t7.05\t0 8\t140 9
w:else\t6.71\t140 43
b:anything else\t6.71\t140 26
b:else you\t7.05\t140 16
w:would\t4.31\t26 9\t80 5\t88 12\t101 7\t108 9\t109 21\t124 13\t129 6\t133 -7\t136 9\t155 19
b:you would\t6.09\t88 32\t101 19\t109 -13\t128 -6\t129 16\t145 14
w:like\t5.52\t19 8\t22 55\t23 14\t80 21\t88 46\t101 27\t109 13\t122 -6\t133 -8\t140 10\t145 18
b:would like\t6.26\t19 18\t88 33\t101 19\t109 -13\t145 14
b:like us\t6.71\t101 22\t140 12
b:us to\t5.71\t0 15\t101 18\t109 -5\t135 13\t140 9
w:know\t6.09\t30 20\t140 37\t145 27
b:to know\t7.05\t140 16
f:is\t5.16\t13 16\t105 7\t109 50\t123 6
l:know\t6.71\t140 13
b:you most\t7.05\t139 27
w:proud\t6.71\t109 -6\t139 68
s:proud\t6.71\t139 54
b:most proud\t7.05\t139 27
b:proud of\t6.71\t139 41
l:of\t6.71\t14 15\t139 13
w:favourite\t7.05\t109 36
s:favou\t7.05\t109 29
b:your favourite\t7.05\t109 22
b:nom d\t6.71\t99 27\t101 -6
w:usage\t6.26\t96 -12\t99 38\t101 48\t109 -6
s:usage\t6.26\t96 -10\t99 30\t101 39
b:d usage\t6.26\t96 -7\t99 23\t101 29
l:usage\t6.46\t99 12\t101 7
b:name as\t6.46\t70 12\t98 34\t109 -8
b:as on\t7.05\t98 45\t109 -8
b:on your\t6.71\t98 43\t109 -8\t135 15
w:passport\t6.46\t98 26\t109 25\t114 32\t152 -5
s:passp\t6.46\t98 21\t109 20\t114 26
l:passport\t6.71\t98 8\t109 11
w:ot\t7.05\t108 45
w:ok\t6.71\t108 45
b:ot ok\t7.05\t108 27
f:ot\t7.05\t108 18
l:ok\t7.05\t108 14
w:set\t7.05\t155 40
b:which set\t7.05\t155 24
b:set up\t7.05\t155 24
w:suits\t7.05\t155 40
s:suits\t7.05\t155 32
b:up suits\t7.05\t155 24
b:suits you\t7.05\t155 24
w:best\t5.61\t25 50\t30 8\t58 24\t60 20\t71 -5\t74 16\t109 -20\t155 30
b:you best\t7.05\t155 24
l:best\t6.71\t58 9\t155 11
w:mel\t7.05\t60 85\t109 -6
f:mel\t7.05\t60 34
l:mel\t7.05\t60 26
w:cp\t7.05\t6 71\t109 -7
f:cp\t7.05\t6 29
l:cp\t7.05\t6 21
w:etablissement\t5.82\t59 94\t62 27\t109 22\t128 -9
s:etabl\t5.82\t59 75\t62 22\t109 18\t128 -7
b:etablissement employeur\t7.05\t59 -12\t62 23
f:etablissement\t5.95\t59 33\t62 11\t109 11
l:employeur\t5.82\t62 15\t135 6
b:en droit\t6.71\t152 6
b:travailler le\t7.05\t133 21
b:le week\t7.05\t133 21
w:end\t6.46\t55 48\t68 -12\t133 31\t137 -15
c:ends\t4.58\t28 7\t53 84\t54 16\t55 111\t56 -12\t58 12\t68 -9\t133 6\t137 -23
b:week end\t7.05\t133 21
l:end\t7.05\t133 11
w:annee\t5.95\t55 33\t109 -8\t128 9\t137 51
b:annee d\t6.46\t55 31
w:obtention\t6.46\t55 51
s:obten\t5.36\t16 33\t28 13\t53 24\t54 29\t55 31\t58 7\t109 -13\t135 6
b:d obtention\t6.46\t55 31
f:annee\t6.26\t55 14\t137 19
l:obtention\t6.71\t55 12
b:on what\t7.05\t137 32
b:what date\t7.05\t137 32
w:report\t7.05\t109 7\t137 35
s:repor\t7.05\t109 5\t137 28
f:on\t6.26\t69 63\t109 -9\t110 9\t133 -7\t137 15
b:quel type\t7.05\t132 42
b:type de\t6.09\t27 22\t109 -8\t110 -21\t113 27\t132 34\t135 -6\t136 29
b:de poste\t6.46\t109 -7\t112 37\t132 36\t137 23\t148 -15
s:cherc\t7.05\t132 56
b:currently a\t7.05\t81 15
w:term\t6.71\t81 24\t109 13
b:a term\t7.05\t81 15
b:term or\t7.05\t81 15
w:indeterminate\t7.05\t81 25\t109 -6
s:indet\t7.05\t81 20\t109 -5
b:or indeterminate\t7.05\t81 15
b:indeterminate employee\t7.05\t81 15
b:employee of\t6.09\t62 -6\t81 37\t109 -8\t156 8
b:of companyname\t6.46\t20 8\t81 19
b:accepte que\t5.61\t18 17\t20 6\t21 16\t23 7
b:mes renseignements\t6.26\t20 22
w:servent\t7.05\t20 9
s:serve\t6.46\t20 6\t42 26
b:renseignements servent\t7.05\t20 5
b:servent a\t7.05\t20 5
w:traiter\t6.46\t20 30
s:trait\t5.95\t20 33
b:a traiter\t7.05\t20 5
w:ma\t5.82\t18 10\t20 16
b:traiter ma\t6.46\t20 18
w:candidature\t5.61\t11 45\t18 28\t20 44\t109 -14
s:candi\t5.36\t11 34\t18 21\t20 35\t23 44\t109 -15
b:ma candidature\t5.82\t18 17\t20 27
l:candidature\t5.82\t20 16
b:prenom d\t7.05\t96 -8\t101 39
b:on which\t7.05\t109 -9\t110 23
b:which number\t7.05\t109 -9\t110 23
b:number can\t7.05\t109 -9\t110 23
b:can we\t4.81\t60 16\t101 -7\t109 9\t110 13\t119 31\t137 -7
w:commune\t6.46\t1 53
s:commu\t5.52\t1 35\t23 17\t82 17\t107 28\t109 -19\t119 26\t137 -5
f:commune\t6.46\t1 21
l:commune\t6.46\t1 16
w:town\t4.17\t1 69
f:town\t4.73\t1 21
b:which city\t6.71\t1 18\t109 20
b:city do\t7.05\t1 23\t109 -7
w:live\t4.85\t1 34\t2 42\t3 17\t94 15\t109 8\t111 20\t124 11
b:you live\t4.99\t1 29\t2 26\t3 11\t94 -11\t111 12
b:live in\t5.10\t1 17\t2 17\t111 15\t124 7
l:in\t5.10\t1 9\t2 9\t109 -14\t111 8\t128 17\t147 22
w:n\t6.26\t4 37\t28 22
b:adresse n\t7.05\t4 11
b:n et\t6.71\t4 24
w:voie\t6.46\t4 77\t109 -13
b:et voie\t6.71\t4 24
l:voie\t6.46\t4 23
w:home\t5.82\t3 32\t109 24\t110 14
b:home address\t6.46\t3 22\t109 -8
b:address street\t6.71\t4 6
b:street city\t6.71\t3 24\t4 -6
b:city province\t6.71\t3 24\t4 -6
b:province postal\t7.05\t3 8\t4 -5
f:home\t6.26\t110 6
w:firstday\t7.05\t133 -7\t137 47
b:firstday you\t7.05\t137 28
b:you could\t6.46\t137 33
b:could work\t7.05\t137 28
f:firstday\t7.05\t137 19
w:competition\t7.05\t105 17
b:non competition\t7.05\t105 10
b:competition agreement\t7.05\t105 10
w:lien\t5.82\t87 25\t89 17\t92 25\t109 -7\t123 25
b:un lien\t6.71\t123 18
b:lien de\t6.71\t123 18
w:parente\t6.71\t123 30
s:paren\t6.46\t109 26\t123 22
b:de parente\t6.71\t123 18
b:parente avec\t6.71\t123 18
b:avec un\t6.26\t33 17\t123 16
w:membre\t6.09\t43 11\t109 -12\t123 47\t150 59
s:membr\t6.09\t43 9\t109 -10\t123 38\t150 47
b:un membre\t6.46\t123 33
w:du\t4.29\t3 5\t56 7\t61 10\t70 14\t85 15\t98 -7\t108 6\t109 -18\t111 10\t123 6\t126 24\t133 -7\t149 6\t153 12\t155 6
b:membre du\t6.71\t123 18
w:conseil\t7.05\t123 20
b:du conseil\t7.05\t123 12
w:femme\t6.71\t34 74\t109 -5
s:femme\t6.71\t34 59
b:une femme\t7.05\t34 29
l:femme\t6.71\t34 22
b:for howmany\t7.05\t73 10
w:led\t6.26\t73 38\t109 -9
c:lead\t4.77\t30 7\t73 96\t74 -16\t75 -9\t109 28\t135 8
b:you led\t6.26\t73 23\t109 -5
b:led a\t6.26\t73 23\t109 -5
w:team\t5.82\t73 38\t109 -21\t137 18\t156 11
b:a team\t6.09\t73 26\t109 -8
f:for\t7.05\t73 7
l:team\t6.46\t73 6\t137 6
w:post\t5.82\t6 41\t109 -11\t124 21\t135 11\t137 26
b:the post\t6.26\t109 -6\t124 14\t137 19
b:post is\t7.05\t124 16
b:is based\t6.71\t124 16
b:based in\t7.05\t124 16
b:would you\t4.58\t19 -10\t26 16\t34 6\t39 6\t80 10\t107 7\t108 16\t109 51\t124 25\t133 -10\t136 17\t152 -6\t155 35
w:move\t6.26\t109 -7\t124 56
b:you move\t6.71\t124 23
b:move there\t7.05\t124 16
f:the\t6.46\t124 10\t149 10
l:there\t6.26\t63 34\t109 -15\t124 7\t145 8\t148 19
w:statement\t5.61\t20 -6\t30 32\t74 16\t109 8\t140 62
b:supporting statement\t7.05\t140 25
l:statement\t6.09\t140 21
b:i confirm\t6.09\t30 28
b:confirm that\t6.09\t20 9\t30 18
b:that what\t6.46\t30 12
b:what i\t6.46\t30 12
w:wrote\t7.05\t30 15
s:wrote\t7.05\t30 12
b:i wrote\t7.05\t30 9
b:wrote is\t7.05\t30 9
w:correct\t6.46\t30 36
s:corre\t5.82\t30 25\t82 51\t109 -5
b:is correct\t6.46\t30 22
l:correct\t6.71\t30 9
w:ai\t6.09\t20 15
b:j ai\t6.09\t20 25
w:pris\t6.46\t20 28
b:ai pris\t6.46\t20 17
w:connaissance\t5.82\t20 23\t83 21\t109 -6\t122 23
s:conna\t5.82\t20 18\t83 17\t122 18
b:pris connaissance\t6.46\t20 17
b:connaissance de\t5.95\t20 14\t83 11\t122 14
b:de la\t5.52\t4 19\t19 32\t20 13\t107 9\t109 10\t121 30
b:la notice\t7.05\t20 5
w:sur\t6.71\t30 5
w:personnelles\t7.05\t20 8
b:donnees personnelles\t7.05\t20 5
b:you agree\t6.26\t12 17\t20 15
b:agree that\t6.46\t20 13
b:that we\t7.05\t20 11
b:we use\t7.05\t20 11
b:use your\t7.05\t20 11
w:answers\t6.46\t20 16\t30 18
s:answe\t6.46\t20 13\t30 14
b:your answers\t7.05\t20 11
b:answers for\t7.05\t20 11
b:this application\t5.52\t20 20\t30 7
w:product\t6.71\t19 29\t109 18
w:news\t6.46\t19 80\t109 -6
b:product news\t7.05\t19 19
b:news and\t6.71\t19 35
w:events\t7.05\t19 32
s:event\t7.05\t19 26
b:and events\t7.05\t19 19
f:product\t7.05\t19 13
l:events\t7.05\t19 10
w:skills\t5.95\t71 49\t83 38\t109 -13\t134 56
s:skill\t5.95\t71 39\t83 30\t109 -11\t134 45
b:your skills\t7.05\t71 47\t83 -11\t134 -5
l:skills\t5.95\t71 15\t83 11\t134 17
w:tick\t6.71\t71 38
w:everything\t6.26\t30 39\t71 20
s:every\t6.26\t30 32\t71 16
b:tick everything\t7.05\t71 15
b:everything you\t7.05\t71 15
b:have worked\t6.46\t71 12\t156 12
f:tick\t7.05\t71 10
l:with\t6.09\t62 21\t71 13\t109 -6
b:name first\t6.71\t96 -7\t98 17
b:first and\t5.71\t96 -13\t98 56\t99 -16\t109 -5
b:and last\t5.71\t96 -13\t98 56\t99 -16\t109 -5
l:last\t6.46\t98 8\t99 8
b:the city\t7.05\t156 13
w:library\t7.05\t156 21
s:libra\t7.05\t156 17
b:city library\t7.05\t156 13
w:member\t5.71\t43 22\t109 -15\t123 35\t150 45
s:membe\t5.61\t43 17\t109 -14\t123 44\t150 35
b:a member\t6.09\t43 14\t109 -15\t123 12\t150 29
b:member of\t5.82\t43 13\t109 -18\t123 23\t150 27
b:my family\t7.05\t123 12
w:works\t6.71\t109 -10\t123 58
s:works\t6.46\t107 12\t109 -9\t123 45
b:family works\t7.05\t123 12
b:works for\t7.05\t123 12
f:a\t5.52\t60 6\t83 6\t109 6\t123 6\t133 9
b:country code\t6.46\t2 -18\t111 55
w:applicant\t7.05\t70 -12\t98 35
b:your name\t5.61\t96 -7\t98 59\t102 40\t109 -15
b:nom et\t6.26\t70 25\t96 -14\t98 36\t99 -7\t109 17
b:et prenom\t6.46\t70 26\t96 -15\t98 38\t99 -6
f:vos\t6.26\t96 -5\t98 15\t109 -8\t134 29\t146 38
f:legal\t6.46\t96 11\t98 -6\t99 13
b:your first\t6.71\t13 32\t96 21\t109 -18
b:votre prenom\t5.36\t96 39\t98 -5\t137 -5
w:usuel\t5.44\t96 43
s:usuel\t5.44\t96 35
b:prenom usuel\t5.44\t96 26
l:usuel\t5.44\t96 13
w:initial\t6.46\t100 76
s:initi\t6.46\t100 61
l:initial\t6.71\t100 15
w:goby\t7.05\t101 61\t109 -13
b:you goby\t7.05\t101 36\t109 -8
l:goby\t7.05\t101 18
b:name you\t7.05\t101 41
l:use\t6.71\t24 8\t101 11\t117 9
w:etre\t6.71\t26 18\t101 22\t124 9
b:vous etre\t7.05\t26 32\t101 40\t109 -8
l:e\t6.26\t9 39\t26 14\t44 18\t101 17\t109 -10\t151 8\t156 -6
b:any other\t7.05\t71 -5\t88 38\t97 28\t109 -13
w:names\t7.05\t71 -8\t96 22\t97 42\t109 -7
s:names\t7.05\t71 -6\t96 18\t97 34\t109 -6
b:have used\t7.05\t97 28\t109 -5
f:any\t6.71\t88 24\t97 18\t109 -8
l:used\t6.46\t20 7\t97 13
b:de votre\t5.71\t99 -10\t102 39\t106 10\t109 19\t123 13\t125 33\t152 -9
b:votre nom\t5.82\t70 12\t99 15\t102 39\t109 -6
w:form\t6.71\t3 -6\t4 -15\t5 -6\t131 54\t148 49
b:form of\t6.71\t4 -9\t131 32\t148 29
b:of address\t6.71\t4 -9\t131 32\t148 29
f:form\t6.71\t4 -6\t131 21\t148 19
w:titre\t6.46\t79 49\t109 -5\t131 32\t135 19
s:titre\t6.46\t79 39\t131 26\t135 15
b:titre de\t6.71\t131 21\t135 12
w:civilite\t5.82\t109 -7\t131 67\t133 -5\t148 54
s:civil\t5.82\t109 -6\t131 53\t148 43
b:de civilite\t7.05\t131 23
f:titre\t6.71\t79 20\t131 13
l:civilite\t5.82\t131 20\t148 16
w:upload\t5.52\t48 36\t109 -10\t114 28
s:uploa\t5.52\t48 29\t109 -8\t114 22
b:upload a\t7.05\t48 12\t109 -7\t114 21
w:photo\t7.05\t109 -13\t114 93
s:photo\t7.05\t109 -11\t114 74
f:upload\t5.52\t48 14\t114 11
f:personal\t6.71\t60 10\t93 14\t109 -6\t140 15
b:adresse de\t6.71\t60 9\t61 15
w:electronique\t5.82\t4 -13\t60 64\t70 16
l:electronique\t6.09\t60 20
b:votre adresse\t6.46\t60 -24\t61 49
w:re\t7.05\t60 -12\t61 27
w:enter\t6.26\t60 -10\t61 24\t70 13\t98 -9\t109 -5\t121 9
b:re enter\t7.05\t60 -20\t61 47
b:enter your\t6.71\t60 -7\t61 19\t70 25\t98 -17
f:re\t7.05\t60 -13\t61 31
b:contact number\t6.46\t109 -9\t110 24
f:contact\t6.46\t109 -6\t110 16
w:daytime\t6.26\t110 38
s:dayti\t6.26\t110 30
b:daytime telephone\t6.46\t110 19
f:daytime\t6.26\t110 15
w:cell\t5.95\t109 -11\t110 97
b:cell phone\t6.46\t110 18
f:cell\t6.26\t110 35
b:ou vous\t7.05\t109 -9\t110 21\t137 32
l:joindre\t7.05\t25 21\t109 -7\t110 10
w:cellulaire\t5.71\t109 -9\t110 68
s:cellu\t5.52\t109 -8\t110 58
f:telephone\t4.65\t109 8\t110 36
l:cellulaire\t5.71\t110 20
w:indicatif\t7.05\t2 -5\t111 48
s:indic\t7.05\t111 38
b:indicatif du\t7.05\t111 29
w:pays\t4.90\t1 -7\t2 82\t14 54\t29 -10\t94 12\t97 -6\t109 6\t111 76\t133 -8
b:du pays\t7.05\t111 29
f:indicatif\t7.05\t111 19
l:pays\t5.10\t2 26\t14 -10\t111 26
w:kind\t6.71\t27 23\t109 -14\t110 -9\t113 58\t132 39
b:what kind\t6.71\t27 14\t109 -8\t110 -6\t113 35\t132 24
b:kind of\t6.71\t27 14\t109 -8\t110 -6\t113 35\t132 24
f:type\t5.71\t8 40\t27 13\t60 -7\t61 19\t109 -7\t110 -13\t113 20\t136 14
l:poste\t5.95\t109 -5\t112 17\t122 13\t135 6\t146 8
w:postale\t7.05\t3 34\t4 31\t60 -5
b:adresse postale\t7.05\t3 20\t4 19
w:house\t6.71\t4 20
s:house\t6.26\t4 15\t40 36\t109 13
b:house number\t6.71\t4 12
b:number and\t6.46\t4 23\t110 -6
b:and street\t6.46\t4 23\t110 -6
f:house\t6.71\t4 8
l:street\t5.95\t4 26
w:mailing\t6.26\t3 44\t4 12\t5 13\t6 -10
s:maili\t6.26\t3 35\t4 10\t5 10\t6 -8
b:mailing address\t6.26\t3 27\t4 7\t5 8\t6 -6
w:line\t5.36\t3 -11\t4 33\t5 21
b:address line\t5.44\t3 -6\t4 20\t5 13
w:1\t5.61\t3 -9\t4 71\t5 -8
b:line 1\t5.82\t3 -5\t4 25
f:mailing\t6.46\t3 6\t4 9\t5 6
l:1\t5.61\t4 21
w:civique\t6.71\t4 29\t109 -7
s:civiq\t6.71\t4 23\t109 -6
b:numero civique\t6.71\t4 17
b:civique et\t6.71\t4 17
w:rue\t5.95\t3 27\t4 65\t109 -17
b:et rue\t6.26\t4 20
l:rue\t6.26\t4 10
w:unit\t7.05\t5 120\t109 -15
l:unit\t7.05\t5 36
s:appar\t7.05\t5 83\t43 15\t109 -12\t133 -6
b:city or\t5.05\t1 17
b:or town\t5.05\t1 17
w:state\t5.71\t1 -5\t7 15\t94 14
b:or province\t7.05\t7 20
f:state\t6.46\t7 9
b:province ou\t7.05\t7 18
s:terri\t6.46\t7 25
w:zip\t5.61\t6 71\t109 -6
f:zip\t5.95\t6 28
w:c\t7.05\t6 69\t109 -23\t133 -6\t141 34
b:where you\t7.05\t2 14\t105 15\t109 -5
b:pays de\t6.46\t14 68\t29 -8\t109 17\t111 -6
w:residence\t4.77\t1 20\t2 39\t7 31\t14 -6\t94 27\t109 -22\t111 22\t152 16
b:de residence\t6.46\t1 9\t2 20
f:pays\t5.05\t2 35\t14 22\t111 18
l:residence\t4.85\t1 6\t2 12\t7 9\t94 8\t109 -6\t111 7
b:where do\t6.26\t1 6\t3 14\t62 22\t94 13\t109 10\t122 -6
b:live city\t7.05\t1 11\t94 16\t109 -11
l:state\t6.46\t7 9\t94 13
w:actuellement\t6.46\t1 11\t81 39\t94 15\t109 -14\t148 15
b:vous actuellement\t6.71\t1 7\t81 24\t94 10\t109 -8
b:you in\t6.46\t109 -12\t146 17\t147 56
w:dans\t5.29\t1 13\t82 6\t109 -16\t123 16\t124 7\t133 -7\t141 25\t146 9\t147 19\t156 34
b:dans quel\t7.05\t109 -15\t133 -7\t147 43\t156 79
f:dans\t5.95\t1 18\t82 9\t147 25
b:how would\t6.46\t26 24\t34 11\t39 9\t109 -5
w:prefer\t7.05\t1 -7\t26 43\t109 22
b:you prefer\t7.05\t26 26\t109 13
w:preferez\t6.71\t26 50\t101 -5\t109 -6\t155 43
b:preferez vous\t6.71\t26 30\t155 26
f:best\t6.46\t25 23\t60 10
w:moment\t6.46\t25 63\t62 28\t128 -10\t133 -6\t148 20
s:momen\t6.26\t25 49\t62 22\t128 -8\t133 21\t137 -6\t148 15
b:your linkedin\t7.05\t87 34
w:vers\t6.26\t87 12\t89 19\t92 27\t109 -7\t124 24
b:lien vers\t6.46\t87 8\t89 12\t92 17
b:vers votre\t6.71\t87 8\t89 12
b:votre profil\t7.05\t87 8
f:lien\t6.26\t87 11\t89 7\t92 11
w:compte\t6.71\t86 31\t91 24\t109 17
w:x\t7.05\t91 52\t109 -5
w:handle\t7.05\t20 18\t91 26
s:handl\t6.71\t20 13\t91 20\t109 23
b:like to\t6.09\t19 16\t23 12\t80 14\t88 32\t145 14
s:share\t7.05\t88 51
f:autres\t7.05\t23 -8\t47 30\t88 40\t109 -5
w:publications\t7.05\t90 109\t109 -13
s:publi\t6.46\t90 80\t151 20
l:publications\t7.05\t90 33
w:video\t7.05\t92 81\t109 -7
s:video\t7.05\t92 65\t109 -5
b:vers une\t7.05\t92 19\t124 17
w:presentation\t5.82\t45 33\t46 28\t92 24\t109 -7\t140 -17\t146 39
s:prese\t4.99\t11 31\t45 21\t46 19\t62 16\t67 17\t92 16\t109 6\t140 -13\t146 22\t148 27
b:de presentation\t5.82\t45 20\t46 17\t92 14\t140 -10\t146 23
l:presentation\t5.82\t45 10\t46 8\t92 7\t140 -5\t146 12
b:joindre votre\t6.26\t48 20
b:votre cv\t5.82\t48 52\t109 -5
f:joindre\t5.95\t45 11\t48 15
w:vitae\t5.52\t48 50
s:vitae\t5.52\t48 40
b:curriculum vitae\t5.52\t48 30
l:vitae\t5.52\t48 15
w:academic\t7.05\t49 49\t109 26
s:acade\t7.05\t49 39\t109 21
s:relev\t7.05\t49 96\t75 14\t109 -11\t133 -5
b:of your\t5.16\t40 22\t50 51\t62 6\t85 10\t109 26\t123 23\t133 -11\t137 -5\t138 32\t149 12
b:your work\t6.46\t50 65\t105 20\t109 -9\t120 19\t133 -11
f:other\t7.05\t47 10\t88 38\t93 -19\t109 -6
w:unrestricted\t6.46\t109 -8\t152 24
s:unres\t6.46\t109 -6\t152 19
w:authorization\t7.05\t109 -8\t152 15\t154 29
b:work authorization\t7.05\t152 9\t154 17
w:permitted\t6.71\t152 12
b:permitted to\t6.71\t152 7
w:uk\t6.71\t109 -6\t110 11\t152 14
b:the uk\t7.05\t152 9
w:disposez\t7.05\t152 28
b:disposez vous\t7.05\t152 17
b:vous d\t6.71\t33 36\t109 -6\t124 16\t133 -5\t152 14
w:autorisation\t6.71\t133 -5\t154 43
b:une autorisation\t7.05\t152 23
b:autorisation de\t7.05\t152 -5\t154 28
w:travail\t5.36\t74 -12\t75 13\t95 37\t109 -22\t133 33\t135 22\t151 16\t152 -10\t154 33\t155 51
b:de travail\t5.52\t74 -7\t75 8\t95 23\t109 -12\t133 22\t135 14\t152 -6\t154 21\t155 17
w:france\t6.26\t152 57
b:en france\t6.26\t152 34
f:disposez\t7.05\t152 11
l:france\t6.26\t152 17
w:pouvez\t5.05\t22 7\t107 13\t109 19\t115 10\t125 16\t141 20\t149 6
b:pouvez vous\t5.16\t107 24\t109 35\t115 17\t125 28\t133 5\t141 36\t149 11
b:vous travailler\t5.82\t1 -11\t107 17\t109 41\t133 -9\t141 42
b:travailler legalement\t7.05\t152 8
b:legalement au\t7.05\t152 8
f:pouvez\t5.22\t107 16\t109 25\t115 12\t125 19\t133 -9\t141 24\t149 7
b:your status\t7.05\t154 14
b:status in\t6.71\t154 23
w:select\t6.71\t71 6\t154 10
b:please select\t7.05\t34 7\t154 17
b:select your\t7.05\t34 7\t154 17
w:statut\t7.05\t152 -9\t154 29
b:votre statut\t7.05\t152 -6\t154 17
b:statut au\t7.05\t152 -6\t154 17
b:date d\t6.09\t137 19\t153 31
l:sponsorship\t6.71\t135 6
b:an employer\t7.05\t135 6
w:sponsor\t5.61\t135 52
b:to sponsor\t5.71\t135 30
w:needed\t6.71\t108 13\t135 18
s:neede\t6.71\t108 10\t135 14
b:for you\t6.26\t107 12\t135 15\t149 6
b:you to\t6.46\t109 -11\t122 33\t135 9\t140 -5\t145 65
w:certificate\t5.71\t13 52\t85 35\t109 21\t135 7
b:a certificate\t7.05\t135 6
b:certificate of\t7.05\t135 6
b:of sponsorship\t7.05\t135 6
f:would\t5.29\t108 14\t109 7\t124 12\t135 17
w:qu\t6.26\t82 8\t145 13\t146 11
s:parra\t6.09\t109 -6\t135 61\t152 -9
s:neces\t7.05\t135 16\t136 47
b:visa de\t7.05\t135 20
l:travail\t6.71\t135 9\t151 6
b:type of\t7.05\t27 14\t109 -6\t135 -19\t136 27
w:sponsored\t7.05\t135 -22\t136 46
b:de visa\t7.05\t135 6\t136 35
b:country of\t5.22\t2 -6\t14 18\t29 -7\t109 21\t111 15\t152 5
w:citizenship\t6.26\t2 -10\t14 39\t109 -6\t111 -6\t152 23\t154 30
l:citizenship\t7.05\t14 14\t152 5
b:which country\t5.44\t2 17\t14 23\t109 -16\t111 15
w:securite\t7.05\t15 48\t16 53\t109 -8
b:de securite\t7.05\t15 29\t16 32
w:actuelle\t7.05\t15 52\t148 22
l:actuelle\t7.05\t15 15\t148 7
w:obtenir\t7.05\t16 55\t135 12
w:provide\t6.71\t109 6\t125 17
b:you provide\t7.05\t125 30\t152 -5
l:travailler\t6.46\t1 -6\t80 7\t109 6\t125 18\t137 15\t152 -5
b:you 18\t6.71\t9 12\t10 -5
w:over\t6.71\t9 44\t109 24
b:you over\t7.05\t9 13\t109 18
l:18\t7.05\t9 15
w:atteint\t6.71\t9 12\t58 7
s:attei\t6.71\t9 9\t58 5
w:16\t7.05\t9 -21\t10 78\t109 -6
w:old\t6.71\t9 5\t10 38\t109 -6
b:years old\t6.71\t10 23
l:old\t6.71\t10 11
b:earliest date\t6.71\t137 8
b:date you\t7.05\t137 9
b:you can\t7.05\t109 -9\t137 8\t151 20
w:begin\t7.05\t137 30
s:begin\t7.05\t137 24
w:soon\t6.46\t68 -10\t106 42\t109 -13\t137 23
b:how soon\t6.46\t68 -6\t106 25\t109 -8\t137 14
b:soon can\t7.05\t109 -7\t137 25
w:entree\t6.26\t137 37
s:entre\t4.94\t0 32\t60 -6\t61 17\t74 16\t123 34\t133 -7\t137 20\t145 11\t156 12
b:d entree\t6.26\t137 22
b:entree en\t6.26\t137 22
w:possible\t6.46\t137 32
l:possible\t7.05\t137 8
w:entrer\t7.05\t60 -9\t61 33\t137 6
w:fonction\t5.82\t109 -6\t137 26\t148 61
s:fonct\t5.71\t109 -11\t137 20\t141 47\t148 47
b:en fonction\t6.26\t137 21
l:fonction\t7.05\t148 10
w:howlong\t6.09\t71 -6\t74 27\t75 23\t109 13
s:howlo\t6.09\t74 21\t75 18\t109 10
f:howlong\t6.09\t74 11\t75 9\t109 5
w:must\t6.71\t106 6
b:notice must\t6.71\t106 10
b:must you\t6.71\t106 10
b:you give\t6.71\t106 10
w:weeks\t5.95\t106 39
s:weeks\t5.95\t106 31
f:notice\t6.26\t106 10
l:weeks\t6.46\t106 6
b:de preavis\t6.71\t106 20
w:duree\t6.09\t106 35
s:duree\t6.09\t106 28
b:duree du\t7.05\t106 11
b:du preavis\t7.05\t106 11
f:duree\t6.26\t106 7
w:compensation\t6.46\t128 21
b:desired compensation\t7.05\t128 7
w:expected\t6.26\t128 47
b:expected annual\t7.05\t128 10
b:annual salary\t6.09\t129 16
w:target\t7.05\t128 21
s:targe\t7.05\t128 17
w:salaire\t5.44\t62 -7\t109 11\t126 79\t127 49\t128 32\t133 -6\t148 -5
s:salai\t5.44\t62 -5\t109 9\t126 63\t127 40\t128 26
b:salaire souhaite\t7.05\t109 -6\t128 16
f:salaire\t5.95\t109 -7\t127 24\t128 16
w:remuneration\t6.71\t128 23
s:remun\t6.71\t128 19
w:annuelle\t6.71\t128 23
b:remuneration annuelle\t6.71\t128 14
w:brute\t7.05\t128 23
s:brute\t7.05\t128 19
b:annuelle brute\t7.05\t128 14
w:souhaitee\t5.95\t82 16\t128 17\t137 41
b:brute souhaitee\t7.05\t128 14
f:remuneration\t6.71\t128 9
l:souhaitee\t6.26\t82 5\t137 13
w:currency\t7.05\t109 -10\t126 90\t128 -13
l:currency\t7.05\t126 27
l:salaire\t7.05\t109 11\t126 34\t128 -6
f:pay\t7.05\t130 14
w:consider\t6.26\t23 36\t33 21\t124 20
b:you consider\t6.71\t33 14\t124 14
w:open\t6.71\t109 -6\t124 25\t149 16
b:you open\t6.71\t124 15\t149 9
b:open to\t6.71\t124 15\t149 9
w:relocation\t7.05\t124 27
b:to relocation\t7.05\t124 16
l:relocation\t7.05\t124 8
w:if\t5.95\t12 9\t106 8\t108 6\t109 22\t121 25\t124 13\t133 -8\t137 -6\t156 54
b:if you\t6.71\t106 6\t109 -11\t121 17\t124 10
b:you do\t6.46\t63 70\t108 7\t109 -25\t122 -7\t124 9\t133 10
w:area\t6.71\t56 42\t109 -9\t124 16
w:prepared\t6.46\t109 -5\t124 32\t149 16
s:prepa\t6.46\t124 25\t149 13
b:you prepared\t6.46\t124 19\t149 9
b:prepared to\t6.46\t124 19\t149 9
b:to move\t7.05\t124 13
f:if\t6.26\t109 10\t121 10\t124 6\t156 23
b:pret e\t6.46\t124 20
s:geogr\t7.05\t109 -7\t110 -18\t124 66
w:commute\t6.71\t107 44\t109 -13
b:commute to\t7.05\t107 20\t109 -7
b:to our\t6.26\t20 6\t107 16\t109 6
w:ottawa\t6.71\t107 61\t109 -17
s:ottaw\t6.71\t107 49\t109 -14
l:office\t6.71\t109 10
l:ottawa\t7.05\t107 12
w:surplace\t7.05\t107 40\t109 -8
s:surpl\t7.05\t107 32\t109 -6
w:arrangement\t6.46\t128 -6\t155 55
s:arran\t6.46\t155 44
l:arrangement\t6.71\t155 17
w:mode\t7.05\t109 -6\t155 55
b:mode de\t7.05\t155 33
b:travail souhaite\t7.05\t95 30\t109 -10\t155 16
w:10%\t6.26\t109 -5\t149 50
b:to 10%\t6.46\t149 27
b:10% of\t6.71\t149 15
b:de vous\t7.05\t140 37
w:deplacer\t6.71\t149 31
s:depla\t6.46\t124 21\t149 23
b:vous deplacer\t6.71\t149 19
w:jusqu\t6.71\t149 31
s:jusqu\t6.71\t149 25
b:deplacer jusqu\t6.71\t149 19
b:jusqu a\t6.71\t149 19
w:10\t6.46\t149 30
b:a 10\t7.05\t149 12
w:%\t6.09\t149 42
b:10 %\t6.46\t149 18
b:% du\t6.71\t149 19
w:temps\t5.82\t20 20\t71 -7\t74 16\t108 27\t109 -12\t132 56\t133 -7\t149 24
s:temps\t5.82\t20 16\t71 -6\t74 13\t108 21\t109 -10\t132 45\t133 -5\t149 20
b:du temps\t6.26\t108 18\t149 17
l:temps\t6.71\t149 9
w:shifts\t6.46\t109 -12\t133 49
b:shifts can\t6.71\t133 19
b:you work\t5.05\t62 43\t108 19\t109 19\t133 37\t137 -19
s:quart\t6.46\t115 17\t133 45
w:faire\t6.09\t108 14\t133 12
s:reche\t6.46\t27 32\t109 67\t132 48\t133 -9
b:you like\t6.71\t19 -10\t80 16\t109 33
w:heures\t5.82\t80 46\t108 43\t109 -6
s:heure\t5.82\t80 37\t108 34\t109 -5
b:d heures\t7.05\t80 34
w:par\t4.77\t18 8\t19 7\t22 13\t80 13\t105 7\t109 -18\t122 13\t141 23\t156 6
b:par semaine\t6.46\t80 31\t107 12
w:accepteriez\t6.09\t108 16\t124 44
b:accepteriez vous\t6.09\t108 10\t124 26
b:de faire\t6.46\t108 20
w:des\t4.94\t22 11\t28 27\t36 5\t108 12\t109 17\t123 14
b:faire des\t6.46\t108 16
b:des heures\t6.09\t108 28
w:supplementaires\t6.09\t108 46
s:suppl\t5.82\t108 59\t109 -5
b:heures supplementaires\t6.09\t108 28
f:accepteriez\t6.26\t108 7\t124 16
l:supplementaires\t6.46\t108 12
w:contract\t6.26\t27 43\t109 37
b:of contract\t7.05\t27 29\t109 -7
b:contract are\t7.05\t27 29\t109 -7
l:for\t6.26\t27 13\t74 5\t109 -5\t116 19
w:contrat\t7.05\t27 45\t109 -8
b:de contrat\t7.05\t27 27\t109 -5
w:recherche\t7.05\t27 45\t109 -8
b:contrat recherche\t7.05\t27 27\t109 -5
l:recherche\t7.05\t27 13
b:a current\t5.95\t13 14\t51 14\t81 13\t105 7\t109 -19
b:a full\t6.46\t51 5
w:clean\t6.71\t51 8\t109 23
s:clean\t6.71\t51 6\t109 19
b:full clean\t7.05\t51 13
w:driving\t5.71\t51 55
s:drivi\t5.71\t51 44
b:clean driving\t7.05\t51 13
b:driving licence\t5.82\t51 36\t109 -20
l:licence\t5.22\t51 13\t109 11
b:vous votre\t6.71\t51 12\t83 15
b:votre permis\t7.05\t51 13
l:conduire\t5.71\t51 9
w:titulaire\t6.09\t51 27\t109 -11\t141 62
s:titul\t6.09\t51 22\t109 -9\t141 50
b:vous titulaire\t6.46\t51 20
w:vehicule\t6.71\t109 -6\t151 81
b:preferred work\t7.05\t95 38
w:lieu\t6.71\t1 -38\t29 -10\t94 62\t95 49\t109 13\t155 -11
b:lieu de\t7.05\t29 -6\t95 31\t109 15\t155 -7
f:lieu\t6.71\t1 -15\t94 25\t95 20\t109 5
b:who is\t6.71\t62 52
b:work for\t5.36\t62 27\t107 10\t109 -8\t133 -7\t145 20
b:for now\t7.05\t62 17
f:company\t5.95\t62 24\t109 13\t145 -6
l:now\t6.71\t62 20
b:actuel ou\t7.05\t62 8
w:plus\t5.05\t9 21\t54 -7\t58 57\t62 8\t109 -10\t137 6\t139 49
b:ou plus\t5.95\t9 15
b:plus recent\t7.05\t62 8
b:recent job\t6.26\t148 14
w:occupe\t6.71\t109 -6\t148 54
s:occup\t5.82\t40 34\t109 -25\t148 66\t152 13
b:poste occupe\t7.05\t148 12
l:actuellement\t7.05\t1 5\t148 5
b:why did\t7.05\t67 18\t109 6
w:leave\t6.26\t67 55\t106 7\t109 18\t146 -8
s:leave\t6.26\t67 44\t106 5\t109 14\t146 -7
b:you leave\t6.46\t67 15\t109 15
b:of work\t7.05\t155 19
b:work experience\t6.09\t74 -11\t75 33
w:professionally\t7.05\t71 18\t74 -39\t75 36
l:professionally\t7.05\t71 6\t74 -12\t75 11
w:professionnelle\t5.95\t74 -6\t75 41\t109 -8\t139 58
b:experience professionnelle\t6.09\t75 27
l:professionnelle\t6.09\t75 7\t139 18
w:autocad\t5.29\t71 52\t74 66\t75 -8\t109 -10\t156 -7
s:autoc\t5.16\t36 46\t71 39\t74 50\t75 -7\t109 -14\t156 -6
b:with autocad\t6.71\t71 17\t74 5
l:autocad\t5.61\t71 6\t74 19
w:using\t6.71\t20 18\t71 14\t74 22
s:using\t6.71\t20 14\t71 11\t74 18
w:sap\t5.61\t71 73\t74 50\t75 -13\t109 -21\t133 -6\t144 64
l:sap\t5.61\t71 22\t74 15\t109 -6\t144 19
b:experience in\t6.71\t71 18\t74 16\t109 -5
b:avec sap\t7.05\t71 -12\t74 9\t144 27
f:annees\t6.09\t71 -8\t73 11\t74 16
b:with sap\t6.46\t71 27\t109 -10\t144 24
w:maitrisez\t6.71\t71 34\t83 16
s:maitr\t5.82\t71 23\t83 27
b:maitrisez vous\t6.71\t71 21\t83 10
b:avec autocad\t6.71\t74 8
w:managed\t6.71\t73 22
s:manag\t6.09\t73 24\t109 40
b:you managed\t6.71\t73 13
w:supervisory\t6.71\t73 45\t75 -14\t109 -9
s:super\t5.82\t73 75\t74 -9\t75 -12\t109 42
b:of supervisory\t7.05\t73 14\t75 -9
b:supervisory experience\t7.05\t73 14\t75 -9
b:experience en\t7.05\t73 20
w:headline\t7.05\t79 77\t109 -5
s:headl\t7.05\t79 62
f:professional\t6.71\t79 11\t85 16\t109 -6
l:headline\t7.05\t79 23
w:professionnel\t7.05\t79 53\t85 44\t109 -24
l:professionnel\t7.05\t79 16\t85 13\t109 -7
b:give a\t7.05\t109 -9\t138 45
l:background\t7.05\t37 9\t138 22
b:list your\t7.05\t71 -8\t109 8\t134 46
w:principales\t7.05\t63 68\t109 -11\t133 -5\t134 70
s:princ\t7.05\t63 54\t109 -9\t134 56
b:de permis\t7.05\t51 -8\t85 14\t109 27
w:degree\t5.61\t53 -5\t54 79\t58 24\t109 23
s:degre\t5.61\t54 63\t58 19\t109 18
s:earne\t7.05\t40 41\t58 22\t109 -24
f:highest\t5.82\t58 19
b:education level\t7.05\t58 13
f:education\t7.05\t58 9
w:haut\t6.09\t54 -8\t58 44
b:plus haut\t6.09\t58 26
w:diplome\t5.71\t53 31\t54 38\t55 7\t56 26\t58 31\t109 -12
s:diplo\t5.36\t53 23\t54 38\t56 20\t58 33
w:obtenu\t5.95\t28 20\t53 36\t54 42\t58 12\t109 -10
b:diplome obtenu\t6.71\t53 -22\t54 34\t58 23
f:plus\t6.46\t58 17
l:obtenu\t6.71\t53 -11\t54 17\t58 12
w:formation\t7.05\t58 14\t59 26\t109 -6
s:forma\t7.05\t58 11\t59 21\t109 -5
b:de formation\t7.05\t58 9\t59 16
b:le plus\t6.71\t58 18\t62 7
w:eleve\t7.05\t58 33
s:eleve\t7.05\t58 26
b:plus eleve\t7.05\t58 20
l:eleve\t7.05\t58 10
b:name of\t5.82\t59 14\t62 8\t98 -5\t109 32\t120 13\t121 7
b:school or\t7.05\t59 16
w:university\t5.95\t59 55\t109 11\t123 17
s:unive\t5.95\t59 44\t109 9\t123 14
b:or university\t7.05\t59 16
l:university\t6.09\t59 17\t123 5
w:frequente\t7.05\t59 37\t109 -10
s:frequ\t7.05\t59 29\t109 -8
b:etablissement frequente\t7.05\t59 22\t109 -6
l:frequente\t7.05\t59 11
w:obtained\t6.71\t54 18\t58 13\t109 -7
f:degree\t6.26\t54 34
l:obtained\t6.71\t54 6
w:major\t6.71\t56 42
s:major\t6.71\t56 34
f:major\t6.71\t56 17
w:etudes\t6.09\t53 28\t56 48\t58 23\t83 -12\t109 19
s:etude\t5.95\t20 10\t53 22\t56 37\t58 18\t83 -9\t109 14
b:d etudes\t6.26\t53 18\t56 31\t58 15\t83 -7\t109 -12
l:etudes\t6.46\t56 16\t58 13\t109 -6
w:graduation\t7.05\t55 43\t68 -5
s:gradu\t6.26\t53 91\t55 23\t133 -6
w:year\t4.61\t53 -7\t55 70\t64 44\t68 45\t109 -15\t128 19\t133 -7\t137 53
f:graduation\t7.05\t55 17
l:year\t4.85\t55 -9\t64 14\t68 15\t137 23
b:du diplome\t7.05\t55 8\t56 22
l:diplome\t6.46\t53 10\t56 10
s:moyen\t7.05\t57 101\t109 -15\t122 34\t133 -6
w:graduate\t7.05\t53 34\t109 9
b:you graduate\t7.05\t53 20\t109 5
f:did\t6.71\t53 13\t109 18
b:vous obtenu\t7.05\t53 49\t54 -6\t58 -16
b:votre diplome\t7.05\t53 24\t54 -5\t58 6
w:well\t6.71\t23 29\t83 27\t109 -9
b:how well\t7.05\t83 17
b:well do\t7.05\t83 17
b:speak french\t7.05\t83 17
w:proficiency\t7.05\t71 -7\t72 60\t83 7\t109 -12
b:niveau d\t5.52\t53 16\t58 13\t83 20\t109 -6
w:anglais\t5.10\t83 90\t109 -6
s:angla\t5.10\t83 72\t109 -5
b:d anglais\t6.09\t83 16
l:anglais\t5.10\t83 27
w:maitrise\t6.26\t83 21
b:maitrise du\t7.05\t83 8
b:du francais\t6.71\t83 11
f:maitrise\t6.46\t83 7
l:francais\t5.52\t83 25
w:parlez\t7.05\t84 61\t109 -11\t122 -5\t140 53
b:in which\t7.05\t82 22\t109 24
w:write\t7.05\t60 15\t82 35\t109 -8
s:write\t7.05\t60 12\t82 28\t109 -6
b:we write\t7.05\t60 9\t82 21
b:write to\t7.05\t60 9\t82 21
b:to you\t6.26\t82 19\t109 71
f:in\t6.46\t82 13\t109 11\t146 19
w:langue\t5.95\t82 74\t109 -7
b:langue de\t6.71\t82 19
w:correspondance\t6.71\t82 31
b:de correspondance\t6.71\t82 19
f:langue\t6.26\t82 22
b:for us\t7.05\t109 -10\t156 13
w:former\t6.26\t62 -5\t81 -12\t105 45\t109 -12\t156 41
s:forme\t6.26\t81 -10\t105 36\t109 -10\t156 32
b:a former\t7.05\t105 22\t109 -7\t156 11
b:former employee\t7.05\t81 -8\t156 29
b:of this\t6.26\t62 -5\t81 12\t109 -7\t122 19\t156 10
b:this company\t6.71\t11 18\t62 -6\t81 12\t109 -8\t156 7
w:ete\t6.46\t11 -5\t28 10\t44 60\t109 -15\t156 29
b:deja ete\t6.46\t28 6\t44 36\t109 -9\t156 17
w:emploi\t6.09\t62 -13\t65 59\t109 -11\t148 15\t152 16\t156 20
w:entreprise\t6.71\t109 -15\t123 59\t145 20\t156 21
b:notre entreprise\t7.05\t145 13\t156 15
l:entreprise\t7.05\t123 19\t156 7
w:past\t6.26\t11 21\t44 19\t156 23
b:the past\t6.26\t11 12\t44 11\t156 14
l:past\t6.71\t11 7\t156 8
w:chez\t6.26\t11 51\t81 34\t109 23\t145 31\t156 7
b:chez nous\t6.71\t11 34\t81 22\t109 17
w:employe\t6.71\t4 -7\t81 39\t109 32\t110 -6\t156 26
b:employe e\t7.05\t81 25\t109 -10\t156 17
b:to us\t6.26\t109 -15\t122 52\t140 14\t145 33
w:learn\t6.09\t122 39
s:learn\t6.09\t122 31
b:you learn\t6.71\t122 18
b:learn of\t7.05\t122 18
w:vacancy\t6.46\t109 -8\t122 47
s:vacan\t6.09\t23 20\t109 36\t122 31
b:this vacancy\t6.71\t122 17
l:vacancy\t6.46\t122 14
b:where did\t5.71\t109 -12\t122 43
w:see\t6.26\t109 18\t122 34
b:you see\t6.26\t109 11\t122 21
b:ou avez\t6.71\t122 30
w:vu\t7.05\t122 45
b:vous vu\t7.05\t122 27
w:decouvert\t7.05\t122 24
s:decou\t7.05\t122 19
b:vous decouvert\t7.05\t122 14
w:cette\t5.95\t122 14
b:decouvert cette\t7.05\t122 14
w:offre\t5.71\t109 24\t122 49
b:cette offre\t6.09\t122 25
l:offre\t5.71\t109 7\t122 15
w:personne\t5.95\t33 34\t36 19\t41 53\t109 44\t110 -18\t120 -7\t121 52\t133 -5
b:la personne\t6.71\t109 24\t121 36
w:qui\t6.26\t109 -5\t121 21\t123 19\t145 13\t146 11
b:qui vous\t6.71\t109 -17\t121 39\t145 24\t146 20
b:vous a\t6.71\t12 12\t43 11\t109 -17\t121 39
b:is any\t7.05\t123 15
b:any member\t7.05\t123 15
b:your family\t7.05\t123 7
w:employed\t5.10\t62 -5\t64 55\t68 42\t81 23\t123 26\t156 29
b:family employed\t7.05\t123 15
w:here\t5.61\t65 62\t70 16\t105 28\t109 -20\t123 48\t133 -5\t152 -6
b:employed here\t7.05\t123 15
l:here\t5.71\t65 19\t105 9\t109 -6\t123 15
b:vous des\t6.09\t28 59\t109 30\t122 -5\t123 31
s:proch\t6.46\t19 9\t32 60\t109 -18\t123 46\t137 6
s:confl\t6.71\t17 107\t109 6
w:interest\t7.05\t17 61\t109 -25\t145 32
w:signed\t6.26\t69 32\t70 67\t105 24\t109 -11
s:signe\t6.26\t69 26\t70 53\t105 19\t109 -9
b:you signed\t7.05\t105 18
b:signed a\t7.05\t105 18
w:lie\t7.05\t105 31
b:vous lie\t7.05\t105 18
b:e par\t7.05\t105 11\t156 17
b:par une\t6.71\t18 20\t105 17
w:clause\t7.05\t105 31
s:claus\t7.05\t105 25
b:une clause\t7.05\t105 18
b:clause de\t7.05\t105 18
b:de non\t7.05\t105 18
w:concurrence\t7.05\t105 31
s:concu\t7.05\t105 25
b:non concurrence\t7.05\t105 18
l:concurrence\t7.05\t105 9
b:you or\t7.05\t78 30\t109 -9
b:or have\t6.71\t78 28\t109 -11\t151 14
b:you been\t5.44\t28 12\t44 10\t73 -6\t74 -14\t75 17\t78 23\t156 24
b:been a\t7.05\t78 15\t156 9
w:government\t7.05\t78 50\t109 -14
s:gover\t7.05\t78 40\t109 -11
b:a government\t7.05\t78 30\t109 -9
w:official\t6.71\t78 47\t82 43\t109 -17
b:government official\t7.05\t78 30\t109 -9
l:official\t7.05\t78 15
w:trade\t7.05\t73 -6\t74 -16\t75 -6\t109 20\t150 56
s:trade\t7.05\t74 -13\t75 -5\t109 16\t150 45
b:vous membre\t7.05\t43 8\t109 -5\t150 41
b:membre d\t7.05\t43 8\t109 -5\t150 41
w:record\t6.71\t12 17\t28 36\t109 -16
s:recor\t6.71\t12 13\t28 29\t109 -12
b:criminal record\t6.71\t12 10\t28 22\t109 -9
b:a une\t6.71\t12 12\t43 11\t151 17
w:take\t5.52\t0 30\t52 21\t109 -13\t137 25\t152 6
b:you take\t7.05\t52 16
b:take a\t7.05\t52 16
w:pre\t6.46\t12 14\t52 35\t109 9
b:a pre\t7.05\t12 10\t52 9
b:pre employment\t6.71\t12 9\t52 22
b:employment drug\t7.05\t52 23
w:passer\t7.05\t0 31\t52 14
s:passe\t7.05\t0 25\t52 11
b:passer un\t7.05\t0 18\t52 9
b:un test\t7.05\t52 23
b:test de\t7.05\t52 23
w:depistage\t7.05\t52 38
s:depis\t7.05\t52 30
b:de depistage\t7.05\t52 23
b:depistage de\t7.05\t52 23
w:drogues\t7.05\t52 38
s:drogu\t7.05\t52 30
b:de drogues\t7.05\t52 23
l:references\t6.46\t47 23\t119 15
w:pouvons\t7.05\t60 19\t109 -7\t119 42
s:pouvo\t7.05\t60 15\t109 -5\t119 33
b:pouvons nous\t7.05\t60 11\t119 25
w:reference\t6.26\t109 46\t110 -13\t120 35
b:en reference\t7.05\t109 -6\t120 40
l:reference\t6.46\t109 13\t120 11
b:need any\t6.71\t0 7
w:adjustments\t6.46\t0 28\t109 -5
s:adjus\t6.46\t0 23
b:any adjustments\t6.46\t0 17
b:to take\t5.82\t0 19\t109 -7\t137 17
b:take part\t6.71\t0 23
b:part in\t6.71\t0 23
l:interview\t6.09\t0 11\t109 7
b:besoin de\t6.71\t0 17
w:mesures\t6.71\t0 28
s:mesur\t6.46\t0 21\t135 19\t152 -9
b:de mesures\t6.71\t0 17
b:mesures d\t6.71\t0 17
w:adaptation\t6.71\t0 28
s:adapt\t6.71\t0 22
b:d adaptation\t6.71\t0 17
b:adaptation pour\t6.71\t0 17
b:pour l\t7.05\t20 10
w:entrevue\t6.46\t0 26\t109 30\t133 -6\t137 -8
l:entrevue\t6.46\t0 8\t109 9
w:lb\t6.71\t109 -6\t115 41
b:50 lb\t6.71\t115 25
w:soulever\t7.05\t115 41
s:soule\t7.05\t115 33
b:vous soulever\t7.05\t115 25
w:charges\t7.05\t109 21\t115 18
s:charg\t6.71\t109 15\t115 14\t135 16
b:des charges\t7.05\t109 13\t115 11
w:20\t6.71\t109 -11\t115 50
w:kg\t6.09\t109 -14\t115 86\t133 -5
b:20 kg\t6.71\t109 -6\t115 30
l:kg\t6.71\t115 15
b:information given\t7.05\t30 9
b:given is\t7.05\t30 9
w:atteste\t7.05\t30 32
s:attes\t7.05\t30 26
b:j atteste\t7.05\t30 19
b:atteste que\t7.05\t30 19
l:exacts\t7.05\t30 7
l:signature\t6.26\t69 12\t70 12\t98 -5
b:signature electronique\t7.05\t70 12
f:signature\t6.09\t70 21
b:date signed\t7.05\t69 36
l:signed\t6.71\t69 10\t70 22
b:gender do\t7.05\t34 6
b:une personne\t6.46\t33 24\t36 14\t41 35\t109 6\t110 -9
w:describe\t6.26\t34 16\t39 15\t71 -20\t74 -6\t109 17\t142 43\t144 40
s:descr\t5.71\t34 38\t39 10\t58 17\t71 -20\t74 8\t109 18\t142 31\t144 29
b:you describe\t7.05\t34 12\t39 10
b:describe your\t6.71\t34 11\t39 10\t71 -12\t109 -6\t144 26
b:hispanic or\t7.05\t35 26
b:or latino\t7.05\t35 26
w:served\t7.05\t42 36\t109 -6
b:you served\t7.05\t42 22
b:served in\t7.05\t42 22
w:armed\t7.05\t42 36\t109 -6
s:armed\t7.05\t42 29
w:forces\t7.05\t42 36\t109 -6
s:force\t7.05\t42 29
b:armed forces\t7.05\t42 22
l:forces\t7.05\t42 11
w:yourself\t6.71\t33 22\t109 18\t122 -11\t140 50
s:yours\t6.71\t33 18\t109 14\t122 -9\t140 40
b:a disability\t6.09\t33 35\t109 -9
l:disability\t6.09\t33 17
w:vivez\t7.05\t33 32
s:vivez\t7.05\t33 26
b:vivez vous\t7.05\t33 19
w:handicap\t7.05\t33 32
s:handi\t6.46\t33 112\t109 -17
b:un handicap\t7.05\t33 19
f:vivez\t7.05\t33 13
l:handicap\t7.05\t33 10
b:you first\t6.26\t36 10\t122 10
w:nations\t6.71\t36 53\t109 -5
s:natio\t6.46\t36 38\t104 121\t109 -13\t133 -12
b:first nations\t7.05\t36 19
w:inuit\t7.05\t36 31
s:inuit\t6.71\t36 42
w:metis\t6.71\t36 53\t109 -5
s:metis\t6.71\t36 42
l:metis\t7.05\t36 13
w:autochtone\t7.05\t36 81\t109 -11
l:autochtone\t7.05\t36 24
w:religion\t7.05\t38 105\t109 -16
s:relig\t7.05\t38 84\t109 -13
w:was\t6.26\t28 9\t40 45\t109 36\t128 -6\t152 -6
b:what was\t6.71\t40 29
w:household\t7.05\t40 50\t109 23
w:were\t6.09\t40 44\t106 8\t109 23\t121 23\t122 30\t133 -5
b:you were\t6.71\t40 29\t106 6\t109 -24\t121 17
w:proche\t7.05\t32 82\t109 -12\t137 10
b:read and\t6.09\t24 8\t30 24
w:understood\t7.05\t30 20
b:and understood\t7.05\t30 12
b:understood the\t7.05\t30 12
l:notice\t6.09\t20 9
b:my data\t5.95\t20 16\t23 8
w:recruitment\t6.46\t0 21\t20 12
s:recru\t5.95\t0 15\t20 31\t109 -7\t140 29
l:recruitment\t6.71\t0 6
w:pendant\t7.05\t20 -9\t21 34\t23 -6\t115 23
s:penda\t7.05\t20 -7\t21 27\t23 -5\t115 18
l:mois\t6.71\t21 10\t137 22
b:terms of\t7.05\t20 5\t24 16
b:of use\t7.05\t20 5\t24 16
w:soit\t7.05\t18 35\t20 -7\t23 15
b:keep me\t6.71\t19 16\t23 6
w:offers\t7.05\t19 28\t22 23
s:offer\t6.46\t19 20\t22 16\t106 38\t109 -7\t137 -13
b:je souhaite\t6.26\t19 25
w:recevoir\t5.71\t19 59\t22 35\t109 -7
s:recev\t5.71\t19 47\t22 28\t109 -6
b:souhaite recevoir\t6.26\t19 25
w:infolettre\t6.26\t19 61\t109 -5
s:infol\t6.26\t19 49
b:l infolettre\t6.46\t19 30
l:infolettre\t6.71\t19 13
b:me in\t7.05\t23 9
w:mind\t6.26\t23 13\t109 -8\t128 19
b:in mind\t6.26\t23 8\t128 11
b:mind for\t7.05\t23 9
b:for future\t7.05\t23 13
w:moi\t6.46\t19 54\t22 25\t23 67\t109 -14\t133 -9
b:moi a\t7.05\t19 8\t23 46\t109 -6
b:a votre\t6.46\t23 42\t106 8\t109 -7\t151 15
b:text me\t6.26\t22 50
f:text\t6.71\t22 22
b:recevoir des\t6.71\t19 6\t22 27
s:texto\t6.71\t19 -12\t22 82\t109 -5
b:our company\t7.05\t109 7\t145 17
w:interesse\t6.09\t45 30\t46 32\t145 6\t146 15
b:vous interesse\t6.09\t45 18\t46 19\t146 9
w:t\t5.95\t45 10\t46 11\t123 8\t146 5
b:interesse t\t6.09\t45 18\t46 19\t146 9
b:want this\t7.05\t67 -8\t140 34\t145 -6\t146 6
w:interests\t7.05\t109 -6\t146 54\t148 -9
b:what interests\t7.05\t146 32\t148 -5
b:interests you\t7.05\t146 32\t148 -5
b:qu est\t7.05\t145 26\t146 22
b:est ce\t7.05\t145 26\t146 22
b:ce qui\t7.05\t145 26\t146 22
b:ce poste\t5.61\t45 17\t46 18\t109 -6\t122 26\t124 6\t135 11\t145 -9\t146 26\t148 -8
f:qu\t7.05\t145 17\t146 14
w:message\t6.46\t109 -6\t140 73
s:point\t6.46\t83 13\t109 -9\t133 -6\t143 73
b:describe a\t7.05\t109 17\t142 30
s:proje\t7.05\t109 -19\t142 85
f:describe\t6.71\t71 -8\t109 9\t142 19\t144 17
w:decrivez\t7.05\t71 -15\t109 -6\t142 53\t144 47
s:decri\t7.05\t71 -12\t142 43\t144 37
b:vous avez\t7.05\t142 33
f:decrivez\t7.05\t71 -6\t142 21\t144 19
s:achie\t7.05\t58 16\t139 19
w:quelle\t5.10\t1 13\t82 6\t109 25\t133 -5\t137 6\t139 17\t155 7
b:quelle est\t6.46\t106 10\t109 27\t137 11\t139 37
b:votre plus\t6.71\t139 39
f:quelle\t6.26\t106 6\t109 16\t137 7\t139 24\t155 10
b:your experience\t6.46\t71 -15\t74 8\t109 38\t144 25
b:which of\t5.52\t34 19\t58 12\t71 39\t84 10\t109 10
w:these\t5.71\t34 12\t58 8\t71 13\t84 6
b:of these\t5.82\t34 20\t58 13\t71 22\t84 11
w:describes\t6.46\t34 38\t58 25\t71 -8\t74 18\t109 8
b:these describes\t6.71\t34 24\t58 16\t109 7
b:describes you\t7.05\t34 28\t109 10
b:what do\t6.71\t109 24
w:earn\t6.71\t109 27\t128 17
b:at the\t6.46\t62 18\t109 10\t128 -6\t145 -25\t146 42\t148 12
b:the moment\t6.71\t62 19\t109 11\t128 -6\t148 13
s:exist\t7.05\t109 10\t122 37
s:medic\t7.05\t109 32
w:condition\t7.05\t109 40
s:limit\t7.05\t105 20\t109 14
w:people\t5.95\t73 40\t74 -8\t120 31
s:peopl\t5.95\t73 32\t74 -6\t120 25
b:howmany people\t7.05\t73 -17\t109 32
w:had\t6.71\t109 15
b:you had\t6.71\t109 26
w:accidents\t7.05\t109 28
s:accid\t7.05\t109 23
w:five\t6.09\t44 19\t107 16\t109 37\t122 -8
b:past five\t7.05\t44 13
b:five years\t6.71\t44 12\t109 26\t122 -5
l:years\t6.26\t44 6\t109 23
w:cdl\t7.05\t109 41
b:your cdl\t7.05\t109 24
b:have your\t7.05\t151 17
w:own\t5.52\t71 -5\t109 49\t124 14\t133 -6\t141 26\t146 16\t151 40
b:your own\t5.95\t109 23\t124 10\t146 11\t151 14
b:have an\t6.71\t109 12
b:which statement\t7.05\t74 13\t109 16
w:applies\t7.05\t105 18\t109 26
w:one\t6.26\t109 54
l:one\t7.05\t109 54
w:another\t6.71\t105 24\t109 24
s:anoth\t6.71\t105 19\t109 19
b:with another\t7.05\t105 15
b:another employer\t7.05\t105 15
l:contract\t7.05\t109 12
b:has your\t7.05\t44 26\t109 7
f:has\t7.05\t44 18
b:were you\t6.71\t109 39\t122 21
w:objet\t7.05\t109 49
s:objet\t7.05\t109 39
w:lived\t7.05\t74 -5\t109 39
s:lived\t7.05\t109 31
b:you lived\t7.05\t109 23
b:howmany days\t7.05\t109 24
w:be\t5.71\t19 10\t109 12
b:you be\t6.26\t109 26
l:had\t7.05\t109 10
w:products\t7.05\t109 28
w:fluently\t7.05\t84 23\t109 25
s:fluen\t7.05\t84 18\t109 20
l:fluently\t7.05\t84 7\t109 8
s:insur\t7.05\t109 51
w:high\t7.05\t109 26
b:your high\t7.05\t109 15
b:high school\t7.05\t109 15
w:diploma\t6.46\t54 15\t58 15\t109 8
b:school diploma\t7.05\t109 15
b:diploma from\t7.05\t109 15
b:from a\t6.71\t44 17\t109 12
b:a first\t7.05\t13 -37\t109 61
w:class\t5.95\t51 26\t109 17
s:class\t5.82\t51 23\t109 13
l:degree\t6.09\t54 23
w:sign\t6.46\t70 68\t98 -18\t109 22
b:to sign\t7.05\t70 7\t109 18
b:in your\t6.09\t75 14\t109 44\t146 11
b:was your\t6.71\t109 40
b:email of\t6.71\t19 18\t60 -7\t109 21\t120 6
w:referee\t6.71\t60 -10\t120 63
b:the referee\t7.05\t60 -6\t109 25\t120 6
l:referee\t6.71\t120 19
b:number of\t6.71\t109 40\t110 -18
b:a reference\t7.05\t109 33\t110 -8\t120 -16
w:emergency\t7.05\t109 57\t110 -13
s:emerg\t7.05\t109 46\t110 -11
b:emergency contact\t7.05\t109 34\t110 -8
f:emergency\t7.05\t109 23\t110 -5
s:immed\t7.05\t99 -5\t109 46\t123 17
f:courriel\t4.65\t60 30\t61 -9\t109 7
b:personne a\t7.05\t109 50\t110 -12
s:preve\t5.44\t71 17\t74 42\t109 15
b:dans quelle\t6.09\t1 28\t82 13\t109 12
b:quelle ville\t6.46\t1 30\t109 15
b:city of\t7.05\t1 6\t29 -6\t109 16
w:place\t6.09\t2 -7\t7 41\t94 42\t109 22\t133 -6\t155 24
s:place\t6.09\t2 -6\t7 33\t94 33\t109 17\t133 -5\t155 19
b:place of\t6.26\t7 25\t94 26\t155 15
f:place\t6.46\t7 18\t94 18
w:naissance\t6.09\t2 -10\t14 -6\t29 50\t97 46\t109 38\t137 -10
s:naiss\t6.09\t2 -8\t29 40\t97 37\t109 30\t137 -8
b:de naissance\t6.09\t2 -6\t29 30\t97 27\t109 23\t137 -6
l:naissance\t6.26\t29 17\t109 20
w:starting\t7.05\t109 25
b:your last\t6.09\t67 -7\t98 -5\t99 17\t109 45
w:dernier\t5.95\t53 -5\t54 -13\t58 47\t59 11\t62 18\t109 35\t148 28
s:derni\t5.95\t54 -11\t58 38\t59 9\t62 14\t109 28\t148 23
b:leave your\t6.46\t67 11\t109 22
b:last job\t7.05\t109 20
b:when can\t7.05\t101 -7\t109 35\t137 14
b:when would\t7.05\t109 18
b:for an\t6.09\t0 13\t109 14
b:an interview\t6.26\t0 21\t109 14
b:a quelle\t7.05\t60 12\t109 20\t137 -5
b:quelle date\t6.26\t109 18
b:date seriez\t6.46\t109 19
b:disponible pour\t6.71\t108 21\t109 17\t133 -5\t137 -5
b:pour une\t6.71\t0 14\t109 19
b:une entrevue\t6.71\t0 14\t109 19
w:posting\t6.71\t19 29\t122 11
s:posti\t6.71\t19 23\t122 8
b:l offre\t7.05\t109 21
b:is the\t5.71\t58 21\t109 24\t121 -12\t129 6\t137 5
w:abroad\t7.05\t109 32
s:abroa\t7.05\t109 25
l:abroad\t7.05\t109 9
b:for a\t7.05\t109 27\t156 -18
b:travaille a\t7.05\t109 28
w:presentement\t6.71\t109 40\t148 26
l:presentement\t6.71\t109 12\t148 8
b:in a\t6.09\t73 12\t109 20\t133 -6\t141 23\t146 15
w:program\t6.71\t53 45\t56 17\t109 16
s:progr\t6.26\t53 33\t56 62
l:program\t7.05\t56 13\t109 7
b:at home\t7.05\t109 30
l:home\t7.05\t109 15
b:you own\t6.46\t109 10\t141 19\t151 13
w:safety\t7.05\t141 35
s:safet\t7.05\t141 28
w:boots\t7.05\t141 35
s:boots\t7.05\t141 28
b:safety boots\t7.05\t141 21
l:boots\t7.05\t141 11
w:size\t7.05\t62 -19\t109 73
s:heigh\t6.71\t109 37\t115 31
b:that you\t7.05\t109 28
w:comfortable\t6.09\t109 41\t115 15\t133 6\t141 31
s:comfo\t6.09\t109 33\t115 12\t141 25
b:you comfortable\t6.09\t109 24\t115 9\t141 18
w:public\t7.05\t109 11\t151 29
w:large\t7.05\t141 41
s:large\t7.05\t141 33
b:comfortable working\t6.71\t133 6\t141 24
w:heights\t7.05\t115 41
b:at heights\t7.05\t115 25
l:heights\t7.05\t115 12
b:travailler en\t6.46\t109 22\t152 7
w:climb\t6.71\t109 9\t115 31
s:climb\t6.71\t109 7\t115 24
b:you climb\t6.71\t109 6\t115 18
w:ladders\t6.71\t109 9\t115 31
s:ladde\t6.71\t109 7\t115 24
b:climb ladders\t6.71\t109 6\t115 18
w:room\t7.05\t109 17\t133 -10\t141 46\t152 -6
b:two years\t7.05\t78 15\t109 17
b:a forklift\t7.05\t13 7\t109 12
w:aid\t6.71\t13 22\t109 23
b:first aid\t6.71\t13 13\t109 14
b:aid certificate\t7.05\t13 -20\t109 31
l:certificate\t6.09\t13 17\t85 6\t109 8
w:carte\t7.05\t13 49\t109 14
s:carte\t7.05\t13 40\t109 11
w:secourisme\t7.05\t13 12\t109 43
s:secou\t7.05\t13 10\t109 34
b:de secourisme\t7.05\t13 7\t109 26
w:training\t7.05\t13 50\t109 14
s:train\t7.05\t13 40\t109 11
b:you travel\t6.71\t109 13
b:travel to\t7.05\t109 14
w:rate\t7.05\t71 -7\t72 60\t109 20
b:know about\t7.05\t109 5\t145 20
s:store\t7.05\t22 18\t109 23
w:anyone\t7.05\t109 14\t123 14
b:employed by\t5.71\t81 16\t109 15\t123 8\t156 15
w:partner\t7.05\t22 23\t109 14
s:partn\t7.05\t22 19\t109 11
b:howlong have\t6.46\t74 17\t75 15
b:with your\t6.71\t109 7\t119 44
w:jobs\t5.95\t19 45\t22 19\t23 24\t60 -6\t109 53\t122 -5
l:jobs\t6.46\t22 8\t109 21
w:order\t6.71\t109 32\t110 -14\t135 9
s:order\t6.71\t109 26\t110 -11\t135 7
f:number\t5.16\t4 6\t109 7\t110 25
b:numero et\t6.71\t4 28\t109 -7
b:adresse du\t6.71\t3 15\t4 17
w:domicile\t6.46\t3 24\t4 27\t110 12
s:domic\t6.46\t3 19\t4 21\t110 10
b:du domicile\t6.71\t3 15\t4 17
l:domicile\t6.71\t4 11
b:votre code\t5.82\t6 6
b:de courriel\t7.05\t61 16
s:nouve\t6.46\t19 14\t22 20\t60 -7\t61 23
b:quelle langue\t7.05\t82 16
b:langue souhaitez\t7.05\t82 16
b:vous qu\t7.05\t82 16
b:qu on\t7.05\t82 16
b:on vous\t5.95\t82 13\t110 11
w:ecrive\t7.05\t82 27
s:ecriv\t7.05\t82 21
b:vous ecrive\t7.05\t82 16
l:ecrive\t7.05\t82 8
w:privilegiee\t7.05\t82 28
s:privi\t7.05\t82 22
b:langue privilegiee\t7.05\t82 17
b:privilegiee pour\t7.05\t82 17
w:nos\t7.05\t82 28
b:pour nos\t7.05\t82 17
w:communications\t7.05\t82 28
b:nos communications\t7.05\t82 17
l:communications\t7.05\t82 8
b:par quel\t7.05\t122 35
b:de ce\t6.71\t122 36
f:par\t7.05\t122 23
w:word\t6.46\t48 35
w:pdf\t6.09\t48 53
l:pdf\t6.71\t48 8
b:haut niveau\t6.26\t58 15
f:fonction\t6.71\t148 30
w:debut\t7.05\t68 46\t137 -12
s:debut\t7.05\t68 37\t137 -10
b:de debut\t7.05\t68 28\t137 -7
l:debut\t7.05\t68 14
f:francais\t6.26\t83 23
f:anglais\t6.26\t83 10
b:vous 18\t6.71\t9 15
b:ans ou\t6.46\t9 17
l:plus\t6.46\t9 8
w:partir\t5.95\t133 -7\t137 41
b:a partir\t5.95\t137 25
b:partir de\t6.46\t137 10
b:de quelle\t6.46\t137 10
w:libre\t6.71\t137 11
s:libre\t6.71\t137 9
b:vous libre\t6.71\t137 7
b:libre de\t6.71\t137 7
b:de commencer\t6.71\t137 7
w:annuel\t5.82\t128 37
b:salaire annuel\t6.09\t128 21
w:dollars\t5.82\t128 39
s:dolla\t5.82\t128 31
b:en dollars\t6.46\t128 10
w:canadiens\t6.46\t128 16
b:dollars canadiens\t6.46\t128 10
b:conduire en\t6.46\t51 8
w:regle\t6.46\t51 13
s:regle\t6.46\t51 10
b:en regle\t6.46\t51 8
b:supplementaires au\t7.05\t108 7
b:au besoin\t7.05\t108 7
w:quart\t6.71\t115 22\t133 20
b:quel quart\t7.05\t133 14
b:quart de\t7.05\t133 14
b:travail vous\t7.05\t133 14
w:convient\t6.71\t107 12\t133 22
b:vous convient\t6.71\t107 7\t133 13
l:convient\t7.05\t133 7
w:entretien\t6.09\t0 26\t74 27
b:en entretien\t6.26\t74 17
w:preventif\t6.26\t74 28
b:entretien preventif\t6.26\t74 17
l:preventif\t6.26\t74 8
b:pour le\t6.71\t12 12\t151 13
w:lequel\t7.05\t28 9
b:pour lequel\t7.05\t28 15
b:lequel vous\t7.05\t28 15
b:vous n\t7.05\t28 15
b:n avez\t7.05\t28 15
w:pas\t7.05\t28 26
b:avez pas\t7.05\t28 15
b:pas obtenu\t7.05\t28 15
b:obtenu de\t7.05\t28 15
b:de pardon\t7.05\t28 15
l:pardon\t6.46\t28 17
w:region\t6.26\t2 34\t109 -6\t111 -8\t124 51
s:regio\t6.26\t2 27\t111 -7\t124 41
l:region\t6.71\t2 7\t124 17
b:des offres\t7.05\t19 10
b:par courriel\t6.71\t19 19
b:adresse electronique\t6.26\t4 -8\t60 34
f:autocad\t6.71\t74 22
f:sap\t7.05\t71 30
w:demande\t7.05\t128 6\t135 22
s:deman\t7.05\t128 5\t135 17
b:cv pdf\t6.46\t48 19
b:where can\t4.99\t60 18
b:we email\t4.99\t60 18
b:email you\t4.99\t60 18
b:class of\t7.05\t51 7
b:of driver\t7.05\t51 7
b:s licence\t5.52\t51 33\t109 -10
b:licence do\t7.05\t51 9
b:the companyname\t6.26\t81 8\t123 8\t156 9
b:learn about\t6.46\t122 8
w:maintenance\t5.82\t71 23\t74 63\t75 -16\t109 -11
s:maint\t5.61\t71 17\t74 48\t75 -12\t109 -8
b:in total\t7.05\t74 13
l:total\t6.71\t75 6
b:which shifts\t7.05\t133 16
w:expect\t7.05\t118 50\t128 -13
b:you expect\t7.05\t118 30\t128 -8
b:cad per\t6.71\t128 6
b:per year\t6.09\t128 20
b:you consent\t6.71\t12 16\t52 13
w:vulnerable\t6.46\t12 46
s:vulne\t6.46\t12 37
b:a vulnerable\t7.05\t12 15
w:sector\t6.71\t12 28
s:secto\t6.71\t12 22
b:vulnerable sector\t6.71\t12 17
b:sector check\t6.71\t12 17
b:need from\t7.05\t0 8\t135 6
b:from us\t7.05\t0 8\t135 6
w:written\t7.05\t30 7
s:writt\t7.05\t30 5
l:true\t5.82\t30 18
b:previously been\t6.71\t156 14
b:been employed\t5.95\t109 -7\t156 40
b:by companyname\t5.95\t81 17\t109 -7\t156 18
b:of residence\t5.05\t1 6\t2 9\t7 20\t94 20\t109 -12\t111 17
b:country do\t5.52\t2 20\t109 -11\t111 17
b:a preferred\t7.05\t101 11
b:preferred name\t6.46\t101 42\t155 -10
w:2\t6.09\t3 -5\t4 -32\t5 81
b:line 2\t6.46\t5 20
l:2\t6.09\t4 -10\t5 24
l:town\t4.34\t1 20
b:province or\t6.71\t7 13
w:territory\t6.71\t7 22
b:or territory\t6.71\t7 13
l:territory\t6.71\t7 7
w:extension\t7.05\t109 -5\t110 -15\t112 61
s:exten\t6.71\t110 -11\t112 46\t135 20
b:phone extension\t7.05\t110 -9\t112 37
l:extension\t7.05\t112 18
f:job\t6.26\t148 10
b:i currently\t6.71\t65 23
b:currently work\t6.26\t65 22\t123 6
b:work here\t6.09\t65 41\t105 19\t109 -6
f:from\t5.61\t68 66\t137 -25
f:to\t6.09\t55 -10\t64 96\t137 -11
l:to\t5.95\t64 51\t67 25\t109 -7
b:legally eligible\t6.71\t152 9
b:or will\t6.46\t135 8
b:working in\t6.09\t74 -7\t75 23\t109 -19\t141 24
b:salary in\t6.71\t128 17
b:in cad\t5.95\t109 -6\t128 34
w:percentage\t7.05\t149 20
s:perce\t7.05\t149 16
b:percentage of\t7.05\t149 12
b:your time\t6.46\t149 16
l:travel\t6.71\t149 13
l:people\t6.71\t73 10
b:overtime when\t6.71\t108 11
w:plant\t6.71\t107 15\t108 13
s:plant\t6.71\t107 12\t108 11
w:it\t6.71\t133 6
b:a person\t6.26\t33 22
b:yes i\t7.05\t24 11
b:and consent\t7.05\t24 11
b:maitrise de\t6.71\t83 5
b:l anglais\t6.26\t83 20
w:disponibilites\t7.05\t133 54\t137 -9
l:disponibilites\t7.05\t133 16
w:voiture\t7.05\t109 -8\t151 62
s:voitu\t7.05\t109 -7\t151 50
b:une voiture\t7.05\t151 37
l:voiture\t7.05\t151 19
w:plc\t5.95\t71 72\t74 44\t75 -10\t109 -15
l:plc\t6.09\t71 22\t74 11
b:comment nous\t7.05\t122 26
b:nous avez\t7.05\t122 26
s:connu\t7.05\t122 22
w:mon\t6.46\t23 14
l:word\t7.05\t48 5
w:veux\t6.46\t19 6\t80 8\t145 9
b:je veux\t7.05\t19 12
b:veux recevoir\t7.05\t19 12
b:recevoir les\t6.71\t19 25
w:nouvelles\t6.71\t19 19\t22 26
b:les nouvelles\t6.71\t19 11\t22 15
f:civilite\t6.09\t131 15\t148 24
b:prenom s\t7.05\t96 12
w:complement\t6.71\t4 -7\t5 51
b:complement d\t6.71\t5 31
b:d adresse\t6.71\t5 31
f:complement\t6.71\t5 21
l:adresse\t6.26\t4 10\t5 13\t60 -7
w:peut\t6.26\t110 19
b:ou peut\t6.26\t110 12
b:peut on\t6.26\t110 12
b:joindre par\t6.26\t110 12
b:par telephone\t6.26\t110 12
f:dernier\t6.26\t54 -6\t58 19\t62 8\t109 -7\t148 13
b:vous autorise\t6.46\t152 23
s:activ\t7.05\t15 15\t152 18
b:titulaire du\t6.46\t51 11
b:du permis\t6.26\t51 13
b:duree de\t6.46\t106 12
b:preavis en\t6.71\t106 9
w:semaines\t6.09\t106 32
b:en semaines\t6.71\t106 9
l:semaines\t6.46\t106 6
w:jour\t6.71\t69 11\t109 -7\t137 71
l:jour\t7.05\t137 24
l:annee\t7.05\t137 20
w:espagnol\t6.71\t83 60\t109 -7
s:espag\t6.71\t83 48\t109 -5
f:espagnol\t7.05\t83 16
l:espagnol\t6.71\t83 18
w:eu\t6.71\t109 -6\t122 27\t152 18
b:vous eu\t7.05\t122 17
b:eu connaissance\t7.05\t122 17
b:pourquoi ce\t6.26\t45 20\t46 20\t145 -8\t146 10
b:poste vous\t6.26\t45 20\t46 20\t145 -8\t146 10
w:il\t5.95\t45 11\t46 11\t123 8\t146 5
b:t il\t6.09\t45 20\t46 20\t123 15\t145 -8\t146 9
l:il\t6.09\t45 10\t46 10
w:lu\t7.05\t20 18
b:ai lu\t7.05\t20 11
b:lu la\t7.05\t20 11
b:d information\t7.05\t20 10
b:a la\t6.71\t11 32\t20 7\t109 -8\t156 11
w:protection\t7.05\t20 37
s:prote\t6.71\t20 28\t42 12
w:exactitude\t7.05\t30 17
b:l exactitude\t7.05\t30 10
b:exactitude des\t7.05\t30 10
b:des renseignements\t7.05\t30 10
l:fournis\t7.05\t30 5
w:jj\t7.05\t69 45\t109 -6\t137 -6
w:mm\t5.71\t69 63\t109 -8\t137 13
b:jj mm\t7.05\t69 27
w:aaaa\t7.05\t69 45\t109 -6\t137 -6
b:mm aaaa\t7.05\t69 27
f:le\t6.46\t69 12\t124 9
l:aaaa\t7.05\t69 13
b:number to\t5.29\t110 25
w:reach\t5.16\t60 32\t109 -10\t110 34
s:reach\t5.16\t60 26\t109 -8\t110 27
b:to reach\t5.22\t60 12\t109 -5\t110 22
b:reach you\t5.16\t60 19\t109 -6\t110 20
l:at\t5.44\t110 10
f:cv\t4.34\t48 17
w:blog\t7.05\t89 23
b:website blog\t7.05\t89 14
b:blog or\t7.05\t89 14
b:or portfolio\t7.05\t89 14
b:college university\t7.05\t59 25
f:college\t7.05\t59 17
b:describes your\t7.05\t58 19\t74 13
w:preventive\t6.09\t71 24\t74 32\t109 -10
b:with preventive\t7.05\t74 5
b:preventive maintenance\t6.09\t71 14\t74 19\t109 -6
w:way\t7.05\t109 -14\t151 29\t155 30
b:way of\t7.05\t109 -8\t151 17\t155 18
w:each\t7.05\t109 -5\t151 10
w:day\t5.95\t107 23\t109 -17\t137 56\t151 24
w:no\t6.26\t28 9\t85 22\t109 -19\t110 39\t151 25
w:after\t7.05\t106 40\t109 -6\t132 47\t137 -17
s:after\t7.05\t106 32\t109 -5\t132 37\t137 -14
w:occasional\t7.05\t108 14
s:occas\t7.05\t108 11
b:occasional overtime\t7.05\t108 8
w:find\t6.26\t109 -7\t122 43
b:you find\t6.26\t122 26
b:in weeks\t6.71\t106 11
b:with us\t7.05\t137 6\t156 14
b:that everything\t7.05\t30 13
b:application is\t7.05\t30 7
b:the best\t7.05\t30 7
b:best of\t7.05\t30 7
w:knowledge\t7.05\t30 12
s:knowl\t7.05\t30 10
b:my knowledge\t7.05\t30 7
w:primary\t6.26\t60 22\t61 15\t109 -6\t110 27
s:prima\t6.26\t60 18\t61 12\t110 22
b:primary email\t7.05\t60 16\t61 11
f:primary\t6.46\t60 17\t61 -10\t110 12
b:primary phone\t6.71\t110 20
b:phone type\t6.71\t110 -16\t113 28
b:province state\t6.71\t7 18
b:country region\t6.71\t2 22\t111 -5
w:organization\t7.05\t62 51
s:organ\t6.71\t62 38\t109 -5\t155 24
f:organization\t7.05\t62 20
l:organization\t7.05\t62 15
w:held\t6.46\t15 18\t51 15\t148 28
b:position held\t7.05\t148 18
f:position\t6.46\t148 23
l:held\t6.46\t15 5\t148 8
b:employed from\t7.05\t68 41\t109 -5
f:employed\t6.46\t64 29\t68 22\t109 -6\t156 -5
b:employed to\t7.05\t64 52\t109 -5\t156 -7
w:institution\t6.46\t59 85\t109 -7
s:insti\t6.46\t59 68\t109 -6
f:institution\t6.71\t59 26
s:disci\t7.05\t56 65\t109 28
w:completed\t5.95\t53 42\t55 32\t56 -21\t58 21\t109 -7\t137 -6
f:program\t7.05\t53 19\t56 9\t109 -8
l:completed\t6.09\t53 13\t55 10\t56 -6
b:or a\t6.71\t156 9
b:the university\t7.05\t123 13
b:by the\t7.05\t12 7\t123 13
w:minimum\t6.46\t109 -10\t128 -20\t129 62
s:minim\t6.46\t109 -8\t128 -16\t129 49
b:minimum annual\t7.05\t128 -6\t129 19
b:salary you\t7.05\t128 -6\t129 19
b:would accept\t7.05\t128 -6\t129 19
f:minimum\t7.05\t128 -6\t129 15
b:person with\t6.46\t33 18
w:possess\t6.46\t51 5\t74 11
b:you possess\t6.46\t74 6
b:of application\t7.05\t20 -5\t45 26\t109 -6\t122 14
w:understand\t7.05\t20 25\t30 17
w:statements\t7.05\t30 26
s:dismi\t6.46\t30 14\t44 34\t109 -8
w:forename\t5.71\t96 79
s:foren\t5.71\t96 63
f:forename\t5.71\t96 32
l:forename\t5.82\t96 21
l:no\t7.05\t110 13
l:mail\t5.05\t19 10\t60 19
b:email address\t5.22\t4 -8\t60 11\t61 37
b:your e\t6.71\t60 22
w:municipale\t7.05\t4 34
s:munic\t6.71\t1 67\t4 24\t109 -8\t133 -6
l:municipale\t7.05\t4 10
w:postcode\t5.82\t6 68
s:postc\t5.82\t6 54
f:postcode\t5.95\t6 26
l:postcode\t5.95\t6 21
b:18 or\t7.05\t9 22
w:monday\t6.46\t109 -7\t133 58
s:monda\t6.46\t109 -6\t133 46
w:friday\t6.46\t109 -6\t133 55
s:frida\t6.46\t133 44
l:friday\t7.05\t133 12
s:premi\t7.05\t36 19\t109 -6\t137 45
b:do overtime\t7.05\t108 17
b:ontario class\t7.05\t51 10
f:driver\t7.05\t51 6
b:for work\t7.05\t109 -11\t151 35
b:un vehicule\t7.05\t151 31
b:que vous\t7.05\t151 14
b:vous pouvez\t7.05\t22 18\t151 14
w:certificat\t7.05\t13 37\t85 71\t109 -22
w:23\t6.71\t109 -5\t115 45
b:23 kg\t6.71\t115 27
w:repeatedly\t7.05\t115 31
s:repea\t6.46\t60 -13\t61 39\t109 -5\t115 23
b:the job\t7.05\t106 7\t115 5
w:involves\t7.05\t115 9\t149 26
s:invol\t7.05\t115 7\t149 21
w:lifting\t7.05\t109 -8\t115 30
s:lifti\t7.05\t109 -6\t115 24
w:police\t7.05\t12 18
s:polic\t6.09\t12 27\t20 14
b:two work\t7.05\t120 13
b:work references\t7.05\t120 13
f:two\t7.05\t120 9
b:please give\t7.05\t120 22
b:about your\t7.05\t120 22\t145 20
w:their\t7.05\t120 13\t121 11
w:deux\t7.05\t23 12\t120 35
b:you may\t6.26\t22 19\t23 21\t105 13\t109 -9
b:may text\t7.05\t22 22
b:about other\t6.46\t22 17\t23 15
b:other jobs\t6.46\t19 20\t22 16
f:you\t6.71\t22 7\t23 16
w:get\t6.71\t22 10\t109 -9\t119 26
b:to get\t7.05\t22 18
b:get text\t7.05\t22 18
w:openings\t6.26\t22 26\t23 26
s:openi\t5.95\t22 20\t23 20
l:openings\t6.26\t22 8\t23 8
w:m\t6.46\t19 10\t20 8\t22 10
w:ecrire\t7.05\t22 30\t60 19
s:ecrir\t7.05\t22 24\t60 15
w:texto\t7.05\t19 -9\t22 60
b:par texto\t7.05\t19 -5\t22 36
f:vous\t7.05\t22 12\t34 11
b:my answers\t7.05\t30 13
b:answers are\t7.05\t30 13
b:are true\t6.71\t30 16
w:above\t6.09\t20 -6\t30 25
b:the above\t6.46\t30 23
b:above is\t6.46\t30 19
w:reponses\t6.46\t20 24\t30 40
s:repon\t6.46\t20 19\t30 32
b:mes reponses\t6.71\t30 25
b:reponses sont\t6.71\t30 25
w:vraies\t7.05\t30 24
s:vraie\t7.05\t30 19
b:sont vraies\t7.05\t30 14
b:vraies et\t7.05\t30 14
w:completes\t7.05\t30 24
b:et completes\t7.05\t30 14
l:completes\t7.05\t30 7
b:with plc\t6.71\t74 17\t109 -7
b:work on\t7.05\t133 9
w:yearly\t6.26\t109 -7\t128 28
s:yearl\t6.26\t109 -5\t128 22
b:what yearly\t6.46\t128 13
b:yearly salary\t6.46\t128 13
b:salary do\t6.71\t128 13
b:in canadian\t6.46\t128 16
b:canadian dollars\t6.46\t128 16
w:digits\t6.46\t128 15
s:digit\t6.46\t128 12
w:only\t6.26\t128 16
b:digits only\t6.46\t128 9
l:please\t7.05\t60 22
w:dismissed\t6.71\t44 44\t109 -9
b:been dismissed\t6.71\t44 27\t109 -6
w:cause\t7.05\t44 24
s:cause\t7.05\t44 19
b:for cause\t7.05\t44 14
l:cause\t7.05\t44 7
b:your cv\t5.29\t48 27
w:send\t6.46\t19 55\t22 10\t109 -10
b:you given\t7.05\t96 21\t101 -10
b:de cellulaire\t6.71\t110 17
b:need us\t6.26\t0 10\t135 16
b:sponsor a\t6.71\t135 17
b:a workpermit\t6.46\t135 20
w:later\t6.46\t135 28
s:later\t6.46\t135 22
b:or later\t6.46\t135 17
b:see this\t6.71\t122 13
b:pdf or\t7.05\t48 14
b:or word\t7.05\t48 14
w:details\t6.46\t20 22\t23 17
s:detai\t6.46\t20 17\t23 13
b:my details\t6.71\t20 10\t23 11
b:other openings\t6.71\t23 18
w:portable\t6.71\t110 57
s:porta\t6.71\t110 45
l:portable\t6.71\t110 17
b:disponible a\t6.71\t137 18
b:partir du\t6.71\t137 18
f:disponible\t6.71\t137 12
l:du\t6.71\t137 9
w:pretentions\t6.46\t128 26
s:prete\t6.46\t128 21
b:pretentions salariales\t6.46\t128 16
w:brut\t6.46\t128 16
f:pretentions\t7.05\t128 7
b:de demenager\t7.05\t124 13
s:speci\t7.05\t56 65\t109 -6
s:recon\t7.05\t28 11\t33 51\t109 -8
b:confidentialite et\t7.05\t20 7
b:et j\t7.05\t20 7
w:traitement\t7.05\t20 11
b:le traitement\t7.05\t20 7
b:traitement de\t7.05\t20 7
b:de mes\t7.05\t20 7
b:dans le\t7.05\t20 9
w:cadre\t7.05\t20 15
s:cadre\t7.05\t20 12
b:le cadre\t7.05\t20 9
b:cadre de\t7.05\t20 9
b:de ma\t7.05\t20 15
w:dossier\t7.05\t23 28
s:dossi\t7.05\t23 23
b:mon dossier\t7.05\t23 17
w:conserve\t6.71\t20 12\t23 15
b:state province\t6.71\t7 9
b:zip postal\t6.26\t6 7
w:source\t6.46\t109 36\t122 47
s:sourc\t6.46\t109 29\t122 38
f:source\t6.46\t109 15\t122 19
b:to be\t6.71\t19 22\t152 7
w:immigration\t6.26\t135 16\t152 -7\t154 29
s:immig\t6.26\t135 13\t152 -5\t154 24
b:an immigration\t7.05\t135 7
w:case\t7.05\t135 11
b:immigration case\t7.05\t135 7
b:in order\t7.05\t135 6
b:order to\t7.05\t135 6
b:companyname or\t6.26\t156 21
b:or one\t6.71\t156 8
b:one of\t6.71\t156 8
w:its\t6.46\t156 9
b:of its\t6.46\t156 16
s:affil\t7.05\t156 16
b:relatives who\t7.05\t123 9
b:who currently\t7.05\t123 9
b:the earliest\t7.05\t137 7
w:join\t6.46\t23 26\t109 -16\t137 37
b:join us\t7.05\t137 13
s:termi\t6.46\t44 34\t58 9\t109 -8\t149 14
w:hands\t7.05\t71 20\t74 5
s:hands\t7.05\t71 16
b:hands on\t7.05\t71 12
b:on experience\t7.05\t71 12
w:plcs\t7.05\t71 -8\t74 45\t109 -14
b:with plcs\t7.05\t74 27\t109 -8
l:plcs\t7.05\t74 14
w:through\t7.05\t133 10\t156 7
s:throu\t7.05\t133 8\t156 6
b:the highest\t6.26\t58 23
b:education you\t6.71\t58 9
w:positions\t7.05\t22 16\t23 14
b:other positions\t7.05\t22 9\t23 8
w:already\t6.46\t109 -5\t152 33
s:alrea\t6.46\t152 27
b:you already\t6.46\t152 20
w:allowed\t6.46\t152 13
s:allow\t6.46\t152 11
b:allowed to\t6.46\t152 8
b:earliest possible\t7.05\t137 6
w:expectation\t6.71\t128 15
b:salary expectation\t6.71\t128 9
b:expectation cad\t7.05\t128 9
w:gross\t7.05\t128 5
w:qualification\t6.71\t58 28
s:quali\t6.71\t58 23
b:highest qualification\t6.71\t58 17
l:qualification\t7.05\t58 7
f:french\t6.71\t83 12
b:a driving\t6.71\t51 18\t109 -16
w:become\t7.05\t122 13
s:becom\t7.05\t122 10
b:you become\t7.05\t122 8
w:aware\t7.05\t122 13
s:aware\t7.05\t122 10
b:become aware\t7.05\t122 8
b:aware of\t7.05\t122 8
b:of us\t7.05\t122 8
b:your message\t7.05\t140 21
b:message to\t7.05\t140 21
b:the data\t6.71\t20 20
b:consider me\t7.05\t23 26
b:upload your\t5.71\t48 13
b:que nous\t7.05\t20 17\t135 13
l:visa\t6.71\t135 12
b:le poste\t6.71\t124 15
b:poste est\t6.71\t124 15
b:est base\t7.05\t107 8
b:base a\t7.05\t107 8
b:a cityname\t6.46\t124 16
w:encadre\t7.05\t73 27
s:encad\t7.05\t73 21
b:deja encadre\t7.05\t73 16
b:encadre une\t7.05\t73 16
b:une equipe\t6.71\t73 27\t74 -9
w:b\t7.05\t51 57\t109 -8
s:trouv\t6.71\t122 22
b:vos pretentions\t7.05\t128 7
w:euros\t7.05\t128 25
s:euros\t7.05\t128 20
b:salariales euros\t7.05\t128 15
w:recrutement\t7.05\t20 34
l:recrutement\t7.05\t20 10
w:conservez\t7.05\t23 29
b:conservez mon\t7.05\t23 17
w:postes\t6.71\t23 35
b:autres postes\t6.71\t23 21
f:conservez\t7.05\t23 12
l:postes\t6.71\t23 11
w:si\t7.05\t97 23\t109 -16\t156 47
w:confirmez\t6.71\t60 -15\t61 38
b:confirmez votre\t7.05\t61 15
b:votre courriel\t6.71\t60 35\t61 6\t109 -5
f:confirmez\t6.71\t60 -6\t61 15
b:telephone portable\t7.05\t110 10
b:pour la\t7.05\t123 17
b:la companyname\t7.05\t156 17
f:disponibilite\t6.71\t137 9
b:offres par\t6.71\t19 12\t22 16
s:restr\t6.26\t105 27\t109 -6\t152 13
b:work arrangement\t7.05\t155 25
w:prov\t7.05\t7 86\t109 -6
f:prov\t7.05\t7 35
l:prov\t7.05\t7 26
w:ticket\t7.05\t13 38
s:ticke\t7.05\t13 30
b:forklift ticket\t7.05\t13 23
l:ticket\t7.05\t13 11
w:convictions\t7.05\t28 66\t109 -32
f:employer\t5.95\t62 22
f:sign\t7.05\t70 25\t98 -6
w:today\t6.09\t69 33\t135 26
s:today\t6.09\t69 26\t135 21
b:today s\t6.71\t69 22
b:s date\t6.71\t69 22
f:today\t6.71\t69 15
b:immigration status\t7.05\t154 20
f:citizenship\t7.05\t154 15
w:red\t7.05\t85 46\t109 -6
w:seal\t7.05\t85 46\t109 -6
b:red seal\t7.05\t85 28
b:seal certificate\t7.05\t85 28
w:managing\t7.05\t73 14\t74 -5
b:experience managing\t7.05\t73 8
b:managing people\t7.05\t73 8
b:relocate to\t7.05\t124 10
b:to cityname\t6.46\t124 19
l:cityname\t6.46\t124 6
b:move to\t7.05\t124 11
b:cityname for\t7.05\t124 11
w:40\t7.05\t149 15
b:40 %\t7.05\t149 9
b:% of\t6.71\t149 9
b:is that\t7.05\t62 49\t109 -12\t149 16
w:acceptable\t6.71\t109 -8\t128 -11\t129 34\t149 25
b:drug and\t7.05\t52 21
w:alcohol\t7.05\t52 36
s:alcoh\t7.05\t52 29
b:and alcohol\t7.05\t52 21
b:cad a\t7.05\t128 9
b:a year\t6.46\t128 16
b:to earn\t7.05\t128 16
b:year in\t6.71\t128 17
w:present\t5.95\t62 28\t67 27\t106 6\t109 -10\t146 -6\t148 21
b:your present\t6.46\t62 6\t67 18\t109 -6\t148 8
b:source of\t7.05\t109 -8\t122 28
w:trouve\t7.05\t122 9
b:vous trouve\t7.05\t122 6
b:trouve cette\t7.05\t122 6
w:new\t6.71\t19 59\t22 14\t109 -11
b:i d\t7.05\t22 46\t23 14\t109 -10
b:d like\t6.71\t22 44\t23 13\t109 -10
b:moi les\t7.05\t19 27\t22 17
b:nouvelles offres\t7.05\t22 17
b:data for\t6.26\t20 12\t23 8
b:que companyname\t7.05\t20 8
b:companyname conserve\t7.05\t20 8
b:conserve mes\t7.05\t20 8
b:best number\t7.05\t110 8
l:on\t6.46\t69 50\t135 5
w:applying\t7.05\t20 10\t109 -6\t116 71\t148 -15
w:happy\t7.05\t20 7\t133 7
s:happy\t7.05\t20 5\t133 5
b:working monday\t7.05\t133 13
b:monday to\t7.05\t133 13
b:to friday\t7.05\t133 13
b:pay you\t7.05\t128 7
b:you are\t6.46\t139 15\t146 12\t149 8
b:been in\t7.05\t74 -10\t78 15\t109 21
b:who do\t7.05\t62 37\t109 -7\t133 -6
w:5\t7.05\t48 15
b:adjustments for\t6.71\t0 16
b:require accommodation\t7.05\t0 12
b:during recruitment\t7.05\t0 12
b:details to\t6.71\t20 14\t23 6
b:send me\t6.71\t19 35\t109 -6
b:me the\t7.05\t19 21
f:send\t6.71\t19 23
b:currently authorized\t6.71\t152 9
b:on a\t7.05\t152 8
w:basis\t7.05\t152 13
s:basis\t7.05\t152 10
b:employer in\t6.46\t152 7
b:will companyname\t7.05\t135 22
b:have to\t6.09\t106 27\t109 -6\t135 19
b:have completed\t7.05\t58 8
b:minimum acceptable\t7.05\t128 -7\t129 22
w:dd\t5.95\t69 29\t137 18
b:mm dd\t6.26\t69 7\t137 13
w:yyyy\t5.95\t69 29\t137 18
b:dd yyyy\t6.26\t69 7\t137 13
l:yyyy\t5.95\t69 9\t137 6
w:am\t6.71\t9 9
w:3\t7.05\t107 15\t109 -7\t133 13
b:at any\t6.71\t135 9\t156 8
b:any time\t7.05\t156 9
b:present or\t6.71\t62 8\t148 11
f:present\t6.71\t62 8
b:you an\t7.05\t36 56\t109 -15
b:please enter\t6.71\t70 25\t98 -17\t109 -7\t121 18
b:as your\t7.05\t70 14\t98 -8
b:your signature\t7.05\t70 14\t98 -8
b:date mm\t7.05\t69 17
s:notif\t7.05\t19 50\t109 -8
b:my profile\t7.05\t19 18\t23 10
b:by e\t7.05\t19 22\t60 8
b:ladders and\t7.05\t109 -20\t115 35
b:to 20\t7.05\t109 -5\t115 21
l:maintenance\t6.46\t71 8\t74 10
b:information is\t7.05\t20 17
b:end date\t7.05\t55 32\t68 -8\t137 -9
w:month\t5.36\t55 18\t64 39\t68 40\t109 -9\t137 35
s:month\t5.29\t23 8\t55 15\t64 31\t68 32\t109 -8\t137 27
b:date month\t6.46\t55 16\t68 6\t137 -14
f:end\t7.05\t55 21\t68 -5\t137 -6
l:month\t5.36\t55 6\t64 12\t68 12\t137 10
b:date year\t6.26\t55 25\t68 14\t137 -22
b:or at\t7.05\t135 10
w:point\t6.71\t83 19\t135 7
w:support\t6.71\t135 15\t152 13
b:first learn\t6.71\t122 8
w:opportunity\t7.05\t122 10
b:this opportunity\t7.05\t122 6
b:cityname plant\t7.05\t107 9
b:plant five\t7.05\t107 9
b:five days\t6.71\t107 11
b:does that\t6.71\t107 13\t149 6
w:subsidiaries\t7.05\t156 9
s:subsi\t7.05\t156 8
b:its subsidiaries\t7.05\t156 6
b:agreement with\t6.71\t105 23
b:or former\t6.71\t81 -7\t105 8\t156 15
b:former employer\t6.71\t105 30
l:day\t6.26\t137 18
b:of an\t7.05\t28 17
b:an offence\t7.05\t28 17
b:your title\t7.05\t131 -8\t148 27
w:until\t7.05\t64 70\t109 -6
s:until\t7.05\t64 56
f:until\t7.05\t64 28
l:until\t7.05\t64 21
b:combien de\t6.71\t74 12\t106 8
b:de semaines\t7.05\t106 9
b:semaines de\t7.05\t106 9
w:devez\t6.71\t106 23
s:devez\t6.71\t106 18
b:preavis devez\t6.71\t106 14
b:devez vous\t6.71\t106 14
w:donner\t6.46\t106 27
b:vous donner\t6.71\t106 14
w:parrainage\t6.46\t135 43\t152 -12
b:un parrainage\t6.71\t135 12
w:maintenant\t7.05\t135 8
w:tard\t7.05\t135 8
w:jours\t6.71\t107 45
s:jours\t6.71\t107 36
b:la semaine\t7.05\t19 32\t107 13
b:from month\t6.71\t64 -5\t68 33\t137 -10
b:from year\t6.71\t68 34\t137 -12
w:still\t6.71\t65 37\t105 16
s:still\t6.71\t65 29\t105 13
b:i still\t7.05\t65 23
b:still work\t7.05\t65 23
b:to month\t7.05\t64 50\t137 -8
b:to year\t7.05\t55 -17\t64 47\t137 -9
b:diploma or\t7.05\t54 10\t58 10\t109 -10
b:or degree\t7.05\t54 10\t58 10\t109 -10
f:year\t6.46\t55 28\t68 -8\t109 -7\t128 -10\t137 61
b:employer that\t7.05\t105 38\t109 -8
f:title\t7.05\t131 40\t148 -21
w:repeat\t7.05\t60 -17\t61 53
f:repeat\t7.05\t60 -7\t61 21
w:ligne\t6.71\t4 17\t5 24
s:ligne\t6.71\t4 13\t5 19
b:adresse ligne\t6.71\t4 10\t5 14
b:ligne 1\t7.05\t4 23
w:permission\t7.05\t152 24
b:permission to\t7.05\t152 14
b:this post\t7.05\t135 9
l:post\t6.26\t137 9
b:take up\t6.26\t109 -6\t137 19
w:devrions\t7.05\t109 25\t135 23
s:devri\t7.05\t109 20\t135 19
b:pour ce\t7.05\t124 10\t135 14
b:in cityname\t6.71\t107 9
b:cityname would\t7.05\t107 7
b:period in\t7.05\t106 11
b:howmany weeks\t7.05\t106 8
b:weeks notice\t7.05\t106 8
l:give\t6.46\t106 15
w:dbs\t6.71\t12 53\t28 -6
l:dbs\t7.05\t12 10
w:comme\t7.05\t34 29\t70 21\t98 -5
b:dd mm\t7.05\t69 12
b:mm yyyy\t7.05\t69 12
b:linkedin url\t6.46\t87 12
b:desired salary\t6.71\t128 13
b:sponsor you\t6.71\t135 16
b:today or\t6.71\t135 18
b:later on\t7.05\t135 13
b:you join\t7.05\t109 -6\t137 26
b:join our\t7.05\t23 17\t109 -9\t137 11
b:team before\t6.46\t73 12\t156 7
b:work check\t7.05\t133 19
b:your level\t6.71\t83 16
w:opening\t7.05\t122 8
b:this opening\t7.05\t122 5
w:sans\t6.71\t28 20\t109 -6\t135 25
b:canada sans\t7.05\t135 16
w:restriction\t7.05\t152 17
l:restriction\t7.05\t152 5
b:votre employeur\t6.71\t106 8
b:dernier niveau\t7.05\t58 7
w:termine\t7.05\t58 12
w:supplementaire\t7.05\t108 35
b:temps supplementaire\t7.05\t108 21
l:supplementaire\t7.05\t108 11
w:either\t7.05\t135 10\t156 6
s:eithe\t7.05\t135 8
b:is in\t7.05\t107 18
b:to commute\t7.05\t107 14
w:every\t7.05\t107 10
b:every day\t7.05\t107 18
w:following\t7.05\t71 14
b:the following\t7.05\t71 24
b:following have\t7.05\t71 24
b:worked at\t7.05\t11 -5\t156 21
b:companyname in\t7.05\t11 -5\t156 21
b:dismissed from\t7.05\t44 18
b:a position\t7.05\t44 18
w:cameacross\t7.05\t122 18
s:camea\t7.05\t122 15
b:you cameacross\t7.05\t122 11
b:cameacross this\t7.05\t122 11
b:privacy statement\t6.71\t20 8
b:that my\t7.05\t30 10
b:be used\t7.05\t20 5
b:home phone\t7.05\t110 11
b:i am\t7.05\t9 16
f:anything\t7.05\t140 12
b:you based\t7.05\t94 19
b:that work\t7.05\t107 10\t149 7
b:you d\t7.05\t135 7\t140 6
w:ton\t5.61\t96 8\t148 12
f:ton\t5.71\t60 6\t96 9\t110 6\t148 14
b:ton courriel\t7.05\t60 9\t61 11
w:confirme\t7.05\t30 19\t60 -6\t61 25
w:tu\t5.36\t1 7\t80 7\t109 -6\t132 8\t145 7\t151 8
l:tu\t7.05\t1 8\t132 10
b:as tu\t6.09\t74 6\t151 15\t156 8
f:as\t6.26\t30 8\t151 10\t156 6
w:es\t7.05\t108 7
b:es tu\t7.05\t108 11
f:es\t7.05\t108 8
b:chez companyname\t7.05\t145 25\t156 7
b:veux tu\t7.05\t80 15\t145 17
b:tu travailler\t7.05\t80 15\t145 17
b:renseignements soient\t7.05\t20 12
b:salary cad\t6.46\t129 10
w:policy\t6.71\t20 20
b:privacy policy\t6.71\t20 12
f:initial\t7.05\t100 26
w:cellular\t7.05\t110 9
f:start\t5.71\t68 39\t137 -31
l:institution\t6.71\t59 17
b:at work\t7.05\t71 13\t139 16
b:soon could\t7.05\t106 30\t137 -10
w:spoken\t7.05\t83 29
s:spoke\t7.05\t83 23
b:of spoken\t7.05\t83 18
l:english\t6.46\t83 19
w:eur\t7.05\t109 -7\t128 57
b:in eur\t7.05\t128 34
l:eur\t7.05\t128 17
b:language skills\t7.05\t83 30
b:been working\t6.71\t74 -8\t75 26
w:profession\t7.05\t75 28\t109 -7
b:your profession\t7.05\t75 17
l:profession\t7.05\t75 8
b:total work\t7.05\t75 11
b:may keep\t7.05\t23 17
w:24\t7.05\t23 24
b:autorise a\t6.71\t152 9
b:canada pour\t7.05\t152 9
w:tout\t7.05\t152 15
b:pour tout\t7.05\t152 9
b:tout employeur\t7.05\t152 9
b:require or\t7.05\t135 7
f:month\t7.05\t64 -9\t68 -17\t137 54
f:day\t7.05\t137 27
b:employer name\t6.71\t62 21
w:talent\t7.05\t23 70\t109 -10\t137 -6
s:talen\t6.71\t23 104\t109 -14\t137 -5
b:what s\t7.05\t98 20
b:s your\t7.05\t98 20
b:these have\t7.05\t71 10
b:would we\t7.05\t135 17
b:salary are\t7.05\t128 7
b:find us\t7.05\t122 9
w:something\t7.05\t135 10\t139 27
s:somet\t7.05\t135 8\t139 21
b:something you\t7.05\t135 6\t139 16
b:i m\t7.05\t20 16
w:loop\t7.05\t19 18\t20 19
b:region of\t7.05\t2 9
b:data privacy\t7.05\t20 7
b:jours par\t7.05\t107 14
b:travail preferez\t7.05\t155 30
b:any of\t7.05\t123 13\t156 9
b:used autocad\t6.71\t74 8
b:from when\t7.05\t137 7
b:when are\t6.26\t109 -6\t137 25
w:quayside\t7.05\t20 6\t23 27
s:quays\t7.05\t20 5\t23 22
b:why you\t7.05\t145 16\t146 12
b:a visible\t7.05\t43 17
w:minority\t7.05\t43 28
b:visible minority\t7.05\t43 17
l:major\t7.05\t56 12
b:to 10\t7.05\t149 8
w:vor\t7.05\t33 73\t98 55\t99 -9\t109 -13\t133 -6
w:und\t6.71\t4 20\t20 20\t98 53\t99 -8\t109 -8
w:nachname\t7.05\t98 43\t99 69\t109 -11
s:nachn\t7.05\t98 35\t99 56\t109 -8
l:nachname\t7.05\t98 13\t99 21
w:straße\t7.05\t4 49\t109 -5
s:straß\t7.05\t4 40
w:hausnummer\t7.05\t4 49\t109 -5
s:hausn\t7.05\t4 40
f:straße\t7.05\t4 20
l:hausnummer\t7.05\t4 15
w:sie\t5.52\t6 -5\t19 49\t51 41\t71 -7\t75 34\t83 -8\t108 17\t109 -30\t110 -6\t122 67\t124 33\t133 -15\t137 45\t152 57
w:uns\t6.71\t109 -13\t122 94\t133 -6\t137 63
w:wie\t6.71\t75 44\t106 47\t109 -12\t122 34
w:kundigungsfrist\t7.05\t106 86\t109 -8
s:kundi\t7.05\t106 68\t109 -6
f:wie\t6.71\t75 18\t106 19\t122 14
l:kundigungsfrist\t7.05\t106 26
s:gehal\t7.05\t109 -13\t128 106
s:jahre\t7.05\t75 37\t109 -11\t128 62
w:deutschland\t7.05\t152 81
s:deuts\t6.71\t83 92\t109 -12\t133 -9\t152 56
s:arbei\t6.46\t62 61\t109 -9\t152 58
w:fuhrerschein\t7.05\t51 99\t109 -8
s:fuhre\t7.05\t51 79\t109 -7
s:berei\t6.46\t108 46\t109 -8\t124 36
w:zu\t6.71\t20 14\t108 62\t109 -7
w:uberstunden\t7.05\t108 65\t109 -6
s:ubers\t7.05\t108 52
w:bereit\t6.71\t108 25\t109 -6\t124 48
b:sie bereit\t6.71\t108 15\t124 29
w:umzuziehen\t7.05\t124 54
s:umzuz\t7.05\t124 43
l:umzuziehen\t7.05\t124 16
w:berufserfahrung\t7.05\t75 92\t109 -8
s:beruf\t7.05\t75 73\t109 -6
s:aktue\t7.05\t62 35\t148 25
w:arbeitgeber\t7.05\t62 85\t109 -8
l:arbeitgeber\t7.05\t62 25
w:lebenslauf\t7.05\t48 66\t109 -5
s:leben\t7.05\t48 52
f:lebenslauf\t7.05\t48 26
w:ich\t6.71\t20 35\t23 63\t109 -11
w:der\t7.05\t20 38
w:verarbeitung\t7.05\t20 38
s:verar\t7.05\t20 31
w:meiner\t7.05\t20 38
s:meine\t7.05\t20 31
b:verarbeitung meiner\t7.05\t20 23
w:daten\t7.05\t20 38
s:daten\t7.05\t20 31
b:meiner daten\t7.05\t20 23
w:datenschutzerklarung\t7.05\t20 38
f:ich\t6.71\t20 14\t23 25
s:stell\t7.05\t19 58\t109 -7\t124 17
w:occuper\t7.05\t152 22
b:un emploi\t7.05\t152 13
b:emploi au\t7.05\t152 13
b:parrainage pour\t7.05\t135 12
b:scolarite complete\t7.05\t58 10
f:connaissance\t7.05\t83 11
b:donner a\t7.05\t106 9
s:abonn\t7.05\t19 39
b:present employer\t7.05\t62 12
b:we have\t7.05\t135 6
b:up the\t6.71\t137 20
b:du personnel\t7.05\t123 15
b:ville de\t7.05\t1 11
b:a quel\t7.05\t83 12
b:quel point\t7.05\t83 12
b:point maitrisez\t7.05\t83 12
b:la ville\t7.05\t19 10\t123 17
w:eine\t7.05\t33 74\t109 -11\t152 32
w:fur\t7.05\t124 22\t152 33
w:sind\t6.71\t108 25\t109 -7\t122 36\t124 18
b:sind sie\t6.71\t108 15\t122 21\t124 11
f:sind\t7.05\t108 11\t124 8
s:derze\t7.05\t62 32\t148 26
b:cad digits\t7.05\t128 6
`;
