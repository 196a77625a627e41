/** A PostgreSQL server that somebody gave for the tests; undefined when they start the one that npm installed. */
export const givenPostgres = process.env['LEGWORK_TEST_POSTGRES'];

/** Whether the tests can have a PostgreSQL: npm has one for Linux on x64 only. */
export const hasPostgres =
  givenPostgres !== undefined || (process.platform === 'linux' && process.arch === 'x64');
