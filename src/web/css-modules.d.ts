declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // oxlint-disable-next-line import/no-default-export -- this is how Vite exports a CSS module
  export default classes;
}

declare module '*.css';

declare module '*.woff2' {
  const address: string;
  // oxlint-disable-next-line import/no-default-export -- this is how Vite exports a file's address
  export default address;
}

declare module '*.webp' {
  const address: string;
  // oxlint-disable-next-line import/no-default-export -- this is how Vite exports a file's address
  export default address;
}
