/** SHA-256 of a file, in hexadecimal: what the register compares, without the file leaving. */
export const empreinteDe = async (fichier: Blob): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await fichier.arrayBuffer()))]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('')
