const FRONTIERE = 'piece-de-l-attaque'

/** A form with its texts and, unless `octets` is null, one PDF, as a browser sends it. */
export const formulaire = (
  octets: Uint8Array | null,
  textes: Readonly<Record<string, string>> = {},
  nom = 'justificatif.pdf',
): { entetes: Record<string, string>; corps: Buffer } => ({
  entetes: { 'content-type': `multipart/form-data; boundary=${FRONTIERE}` },
  corps: Buffer.concat([
    ...Object.entries(textes).map(([cle, texte]) =>
      Buffer.from(
        `--${FRONTIERE}\r\ncontent-disposition: form-data; name="${cle}"\r\n\r\n${texte}\r\n`,
      ),
    ),
    ...(octets === null
      ? []
      : [
          Buffer.from(
            `--${FRONTIERE}\r\ncontent-disposition: form-data; name="file"; filename="${nom}"\r\ncontent-type: application/pdf\r\n\r\n`,
          ),
          octets,
          Buffer.from('\r\n'),
        ]),
    Buffer.from(`--${FRONTIERE}--\r\n`),
  ]),
})
