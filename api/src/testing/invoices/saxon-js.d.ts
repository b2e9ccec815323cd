/** What the tests use of saxon-js, which ships no types. */
declare module 'saxon-js' {
  const saxon: {
    /** Runs a stylesheet that xslt3 has compiled and parsed JSON has brought; `principalResult` is the XML it made. */
    transform(
      options: {
        readonly stylesheetInternal: object;
        readonly sourceText: string;
        readonly destination: 'serialized';
      },
      execution: 'sync',
    ): { readonly principalResult: string };
  };
  export default saxon;
}
