// An ordinary PDF of one page, made here: a client's own file.

const objets = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
  '<< /Length 58 >>\nstream\nBT /F1 14 Tf 72 720 Td (Contrat de syndic, essai) Tj ET   \nendstream',
]

const ecrire = (): Uint8Array<ArrayBuffer> => {
  let texte = '%PDF-1.4\n'
  const places = objets.map((objet, i) => {
    const place = texte.length
    texte += `${i + 1} 0 obj\n${objet}\nendobj\n`
    return place
  })
  const table = texte.length
  texte += `xref\n0 ${objets.length + 1}\n0000000000 65535 f \n`
  for (const place of places) texte += `${String(place).padStart(10, '0')} 00000 n \n`
  texte += `trailer << /Size ${objets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new Uint8Array(new TextEncoder().encode(texte))
}

export const PDF = ecrire()
