import { useState } from 'react';
import { Navigate } from 'react-router';
import { businessPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';

/** A new account goes on to what it came for, an invitation, or else sets its business up. */
export function AfterSignUp() {
  const [kept] = useState(takeReturnPath);
  return <Navigate to={kept ?? businessPaths.profile} replace />;
}
