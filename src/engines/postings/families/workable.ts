import { jsonList } from '#engines/postings/shapes/json.ts';
import type { FormFamily } from './board.ts';
import { readWorkableForm } from './forms/workable.ts';
import { get } from './request.ts';
import { readerOf, segment } from './shape.ts';

/** Workable: its list is read as its row says; the questions of a form have an endpoint of their own, which is gone with the job. */
export const workable: FormFamily = {
  ...jsonList,
  form: (board, posting) =>
    get(board.origin.api, `/api/v1/jobs/${segment(board.name, 'id', posting.external_id)}/form`),
  parseForm: (board, _posting, reply) => readWorkableForm(readerOf(board.name), board.name, reply),
  formAddress(board, posting) {
    const tenant = segment(board.name, 'tenant', posting.tenant);
    return `${board.origin.pages}/${tenant}/j/${segment(board.name, 'id', posting.external_id)}/apply`;
  },
};
