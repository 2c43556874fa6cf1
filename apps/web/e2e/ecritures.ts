/** 31/05/2027 → 31 mai 2027 */
const enLettres = (jour: string): string =>
  new Date(jour.split('/').toReversed().join('-')).toLocaleDateString('fr', { dateStyle: 'long' })

/** The same value, as people write it. */
export const ECRITURES: Readonly<Record<string, readonly ((valeur: string) => string)[]>> = {
  jour: [
    (v) => `${Number(v.slice(0, 2))}/${Number(v.slice(3, 5))}/${v.slice(8)}`,
    enLettres,
    (v) => v.replaceAll('/', ''),
    (v) => ` ${v.replaceAll('/', '.')} `,
  ],
  compte: [(v) => ` ${v} `, (v) => `${v},00`, (v) => `0${v}`],
  montant: [
    (v) => `${v} €`,
    (v) => `${v.replaceAll(/\s/g, '')},40`,
    (v) => `${v.replaceAll(/\s/g, '.')}`,
    (v) => `${v} euros`,
  ],
  siret: [(v) => v.replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ')],
  numero: [(v) => v.toLowerCase().replaceAll('-', ' ')],
  texte: [(v) => `${v} `],
}
