const FRONTIERE = 'piece-de-l-attaque'

/** A form with one PDF and its texts, as a browser sends it. */
export const formulaire = (
  octets: Uint8Array,
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
    Buffer.from(
      `--${FRONTIERE}\r\ncontent-disposition: form-data; name="file"; filename="${nom}"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    octets,
    Buffer.from(`\r\n--${FRONTIERE}--\r\n`),
  ]),
})
