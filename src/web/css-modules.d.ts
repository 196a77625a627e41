declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // oxlint-disable-next-line import/no-default-export -- this is how Vite exports a CSS module
  export default classes;
}

declare module '*.css';
declare module '@fontsource-variable/*';
