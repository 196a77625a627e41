import type { SourceExport } from './source-export.ts';

/** Reviews, as the places give them where they are written. */
export const ofReviews: readonly SourceExport[] = [
  {
    name: 'google',
    columns: ['starrating', 'createtime', 'name'],
    kind: 'reviews',
    fields: {
      name: 'source_ref',
      reviewid: null,
      'reviewer.displayname': 'author',
      starrating: 'stars',
      comment: 'text',
      createtime: 'date',
      updatetime: null,
      'reviewreply.comment': 'reply',
      'reviewreply.updatetime': null,
    },
  },
  {
    name: 'facebook',
    columns: ['recommendation_type', 'created_time'],
    kind: 'reviews',
    fields: {
      'open_graph_story.id': 'source_ref',
      'reviewer.name': 'author',
      recommendation_type: 'recommends',
      review_text: 'text',
      created_time: 'date',
    },
  },
];
