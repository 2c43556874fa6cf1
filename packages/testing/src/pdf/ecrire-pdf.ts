// Writes documents by hand, good or broken, for the tests of whatever receives files.

type Morceau = string | Buffer
const octets = (m: Morceau): Buffer => (typeof m === 'string' ? Buffer.from(m, 'latin1') : m)

export interface Structure {
  /** Body of each object, numbered from 1; object 1 is the catalog. */
  objets: Morceau[]
  entete?: string
  trailer?: string
}

/** Writes a whole document with its cross-reference table. */
export function ecrirePdf({ objets, entete = '%PDF-1.7\n', trailer = '' }: Structure): Buffer {
  const sortie: Buffer[] = [octets(entete)]
  let xref = sortie[0]?.length ?? 0
  const positions = objets.map((objet, i) => {
    const ici = xref
    const morceau = Buffer.concat([octets(`${i + 1} 0 obj\n`), octets(objet), octets('\nendobj\n')])
    sortie.push(morceau)
    xref += morceau.length
    return ici
  })
  const lignes = positions.map((p) => `${String(p).padStart(10, '0')} 00000 n \n`).join('')
  sortie.push(octets(`xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${lignes}`))
  sortie.push(
    octets(
      `trailer\n<< /Size ${objets.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(sortie)
}

export function flux(dictionnaire: string, donnees: Morceau): Buffer {
  const d = octets(donnees)
  return Buffer.concat([
    octets(`<< ${dictionnaire} /Length ${d.length} >>\nstream\n`),
    d,
    octets('\nendstream'),
  ])
}

/**
 * A one-page document; `catalogue` and `plus` add what the case is about (first added object is
 * number 5).
 */
export function simple(catalogue = '', plus: Morceau[] = [], page = ''): Buffer {
  return ecrirePdf({
    objets: [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
      flux('', 'BT ET'),
      ...plus,
    ],
  })
}

/** A document of so many blank pages. */
export function pages(nombre: number): Buffer {
  const enfants = Array.from({ length: nombre }, (_, i) => `${i + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'
  return ecrirePdf({
    objets: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${enfants}] /Count ${nombre} >>`,
      ...Array.from({ length: nombre }, () => page),
    ],
  })
}

/** A document of exactly this size. */
export function deTaille(taille: number): Buffer {
  const vide = simple('', [flux('', Buffer.alloc(taille - 1000, 'x'))])
  return simple('', [flux('', Buffer.alloc(taille - 1000 + (taille - vide.length), 'x'))])
}
