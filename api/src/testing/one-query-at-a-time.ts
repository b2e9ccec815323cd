/**
 * Set up for every test file: a connection that is not pipelined answers one query at a time, and pg 9 refuses another one
 * meanwhile. Whoever sends it fails the run. The product's own connections are pipelined (`platform/db/database.ts`):
 * there, queries sent at once are one trip.
 */
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning' && warning.message.startsWith('Calling client.query()')) throw warning;
});
