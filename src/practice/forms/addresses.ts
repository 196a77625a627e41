import type { LivePosting } from '#practice/directory.ts';
import { slugOf } from '#practice/world/ids.ts';
import type { Dialect } from '#practice/world/types.ts';

type Address = Pick<LivePosting, 'dialect' | 'company' | 'id' | 'title'>;
/** Patterns below a dialect's own path, `:company` and `:id` in them. */
type Pages = { posting: string; form: string; thanks: string; uploads: string };

const plain = '/:company/:id';

/** Where each board has the pages of a posting. */
export const pagesOf: Readonly<Record<Dialect, Pages>> = {
  greenhouse: {
    posting: '/:company/jobs/:id',
    form: '/:company/jobs/:id',
    thanks: '/:company/jobs/:id/confirmation',
    uploads: '/:company/jobs/:id/uploads',
  },
  lever: {
    posting: plain,
    form: `${plain}/apply`,
    thanks: `${plain}/thanks`,
    uploads: `${plain}/parseResume`,
  },
  ashby: {
    posting: plain,
    form: `${plain}/application`,
    thanks: `${plain}/application/confirmation`,
    uploads: `${plain}/uploads`,
  },
  workable: {
    posting: '/:company/j/:id',
    form: '/:company/j/:id/apply',
    thanks: '/:company/j/:id/apply/success',
    uploads: '/:company/j/:id/uploads',
  },
  smartrecruiters: {
    posting: plain,
    form: '/oneclick-ui/company/:company/publication/:id',
    thanks: '/oneclick-ui/company/:company/publication/:id/success',
    uploads: '/oneclick-ui/company/:company/publication/:id/uploads',
  },
  recruitee: {
    posting: '/:company/o/:id',
    form: '/:company/o/:id/c/new',
    thanks: '/:company/o/:id/c/thanks',
    uploads: '/:company/o/:id/uploads',
  },
  personio: {
    posting: '/:company/job/:id',
    form: '/:company/job/:id',
    thanks: '/:company/job/:id/success',
    uploads: '/:company/job/:id/uploads',
  },
  teamtailor: {
    posting: '/:company/jobs/:id',
    form: '/:company/jobs/:id/applications/new',
    thanks: '/:company/jobs/:id/applications/thanks',
    uploads: '/:company/jobs/:id/uploads',
  },
};

/** Boards that put the title behind a posting's number in their addresses. */
const isNamed = (dialect: Dialect): boolean => dialect === 'smartrecruiters' || dialect === 'teamtailor';

const pathTo =
  (kind: keyof Pages) =>
  (posting: Address): string => {
    const { dialect, company, id } = posting;
    const pattern = pagesOf[dialect][kind];
    const isPublication = pattern.includes('/publication/');
    const last = isNamed(dialect) && !isPublication ? `${id}-${slugOf(posting)}` : id;
    return `/${dialect}${pattern.replace(':company', company).replace(':id', last)}`;
  };

/** The address of a posting's page; its form is on the same page or one step below. */
export const postingPath = pathTo('posting');
export const formPath = pathTo('form');
export const thanksPath = pathTo('thanks');
export const uploadPath = pathTo('uploads');
export const boardPath = (dialect: Dialect, company: string): string => `/${dialect}/${company}`;

/** The id in the last part of an address: what stands behind it is for people. */
export const idIn = (dialect: Dialect, part: string): string =>
  isNamed(dialect) ? (/^\d+/.exec(part)?.[0] ?? part) : part;
