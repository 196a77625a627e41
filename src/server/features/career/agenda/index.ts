export { FEED_PATH, serveCalendarFeed } from './feed.ts';
export { deleteFeed as withdrawFeed } from './queries.ts';
export { applicationOfCalendar, keepInterview } from './keep-interview.ts';
export { interviewQuestions } from './interview-queries.ts';
export { interviewsAhead, nextInterviews } from './read-agenda.ts';
export { agendaRoutes } from './routes.ts';
