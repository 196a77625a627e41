/** What the archive's README says about the trail, for whoever has a program to check it with. */
export const howToCheck: readonly string[] = [
  'Your trail is in data/trail_lines.json. Its lines are numbered from 1 without a gap, and each is bound to all before it, so that',
  'you can check that none was changed, left out or put in, without asking anybody. Hashes are SHA-256 in base64url, of UTF-8;',
  'a new line stands between what is hashed together:',
  '  digest    = the hash of "text", exactly as it stands there',
  '  previous  = "link" of the line before; for line 1 the hash of "legwork-trail-1" and your account_id',
  '  link      = the hash of "previous", "number" and "digest"',
  'The link of the last line stands in data/trail_heads.json; if you note it, you can see in a later archive that all up to there is as it was.',
  'A text says what was done, when and by whom, for which posting, which content you approved (content_hash in data/applications.json)',
  'and the hash of the proof. Where you deleted a job, its lines keep their hashes and no text; the line of kind "removal" names their numbers.',
  'Whoever changes a trail can make new digests and links, but not "seal": it is made with a key that stays with us, outside the database.',
  'That is what "Check the trail" in the settings compares, with how many lines there were when each was written.',
  '',
];
