const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The natural logarithm of the gamma function of a positive number, by Lanczos' approximation (g 7, nine terms). */
function logGamma(value: number): number {
  const x = value - 1;
  const t = x + 7.5;
  const sum = LANCZOS.reduce((total, term, place) => total + (place === 0 ? term : term / (x + place)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const least = 1e-300;
  const kept = (value: number) => (Math.abs(value) < least ? least : value);
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 300; m += 1) {
    for (const step of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / kept(1 + step * d);
      c = kept(1 + step / c);
      fraction *= d * c;
    }
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return fraction;
}

/** The regularized incomplete beta function, for 0 ≤ x ≤ 1. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** How likely Student's t with so many degrees of freedom is at least as far from nought as `t`, 0 to 1. */
export const studentP = (t: number, freedom: number): number =>
  incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);

/** How likely a standard normal value is at least as far from nought as `z`: Student's t with endless freedom. */
export const normalP = (z: number): number => studentP(z, 1e7);

/** How densely Student's t lies around a value. */
const studentDensity = (t: number, freedom: number): number =>
  Math.exp(
    logGamma((freedom + 1) / 2) - logGamma(freedom / 2) - ((freedom + 1) / 2) * Math.log1p((t * t) / freedom),
  ) / Math.sqrt(Math.PI * freedom);

/**
 * The t that is exceeded, to either side, with a probability of `p` between 0 and 1, exact to nine digits. By Newton's method: above nought
 * the probability falls ever more slowly, so that from below no step goes too far.
 */
export function studentBound(p: number, freedom: number): number {
  let bound = 0;
  for (let round = 0; round < 200; round += 1) {
    const step = (studentP(bound, freedom) - p) / (2 * studentDensity(bound, freedom));
    bound += step;
    if (step <= bound * 1e-12) break;
  }
  return bound;
}
