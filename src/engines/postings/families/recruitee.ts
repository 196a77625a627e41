import { requestOf } from '#engines/postings/requests/requests.ts';
import { jsonList } from '#engines/postings/shapes/json.ts';
import { readingOf } from '#engines/postings/shapes/list.ts';
import type { FormFamily } from './board.ts';
import { readRecruiteeForm } from './forms/recruitee.ts';
import { readerOf } from './shape.ts';

/** Recruitee: its list is read as its row says; an offer asked for alone says what its form asks. */
export const recruitee: FormFamily = {
  ...jsonList,
  form: (board, posting) =>
    requestOf(
      board,
      posting.tenant,
      undefined,
      { url: `${readingOf(board).url}{slug}`, accept: 'application/json' },
      { slug: posting.external_id },
    ),
  parseForm: (board, _posting, reply) => readRecruiteeForm(readerOf(board.name), board.name, reply),
};
