/** Where the content of uploaded files is kept: beside their rows, in a folder, or in a store that speaks S3. */
export type FilesSettings =
  | { readonly kind: 'database' }
  /** @param directory absolute */
  | { readonly kind: 'directory'; readonly directory: string }
  | {
      readonly kind: 's3';
      /** With the bucket as its path: `https://s3.example.com/bucket`. */
      readonly endpoint: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
