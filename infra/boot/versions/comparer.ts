import type { ChangementTrouve } from '@registre/contract'
import { comparerSchemas, type Constat, type Portee } from './comparer-schemas.ts'
import type { Contrat, OperationDite } from './contrat.ts'

const moins = (a: readonly string[], b: readonly string[]): string[] =>
  a.filter((v) => !b.includes(v))
const liste = (valeurs: readonly string[]): string => valeurs.map((v) => `\`${v}\``).join(', ')

const rupture = (texte: string): Constat => ({ genre: 'rupture', texte })
const ajout = (texte: string): Constat => ({ genre: 'ajout', texte })
const changement = (texte: string): Constat => ({ genre: 'changement', texte })

/** Lists of words that a call has: what it lost breaks, what it gained does not. */
const listes = (
  avant: readonly string[],
  apres: readonly string[],
  perdu: (mots: string) => Constat,
  gagne: (mots: string) => Constat,
): Constat[] => {
  const [partis, venus] = [moins(avant, apres), moins(apres, avant)]
  return [
    ...(partis.length > 0 ? [perdu(liste(partis))] : []),
    ...(venus.length > 0 ? [gagne(liste(venus))] : []),
  ]
}

const comparerParametres = (a: OperationDite, b: OperationDite, portee: Portee): Constat[] => [
  ...listes(
    Object.keys(a.parametres),
    Object.keys(b.parametres).filter((n) => !b.parametres[n]?.required),
    (mots) => rupture(`n’a plus le paramètre ${mots}`),
    (mots) => ajout(`a le paramètre facultatif ${mots}`),
  ).filter((c) => !c.texte.startsWith('n’a plus') || perdus(a, b).length > 0),
  ...Object.entries(b.parametres).flatMap(([nom, p]) => {
    const ancien = a.parametres[nom]
    if (!ancien) return p.required ? [rupture(`demande le paramètre \`${nom}\``)] : []
    return [
      ...(p.required && !ancien.required ? [rupture(`exige le paramètre \`${nom}\``)] : []),
      ...comparerSchemas([nom], ancien.schema, p.schema, { ...portee, sens: 'recu' }),
    ]
  }),
]
const perdus = (a: OperationDite, b: OperationDite): string[] =>
  moins(Object.keys(a.parametres), Object.keys(b.parametres))

const comparerFormes = (
  avant: OperationDite['corps'],
  apres: OperationDite['corps'],
  portee: Portee,
): Constat[] => [
  ...listes(
    Object.keys(avant),
    Object.keys(apres),
    (mots) => rupture(portee.sens === 'recu' ? `ne prend plus ${mots}` : `ne rend plus ${mots}`),
    (mots) => (portee.sens === 'recu' ? ajout(`prend ${mots}`) : changement(`rend ${mots}`)),
  ),
  ...Object.entries(apres).flatMap(([type, schema]) => {
    const ancien = avant[type]
    return ancien ? comparerSchemas([], ancien, schema, portee) : []
  }),
]

const comparerOperation = (a: OperationDite, b: OperationDite, portee: Portee): Constat[] => [
  ...(a.chemin === b.chemin ? [] : [rupture(`passe de ${a.chemin} à ${b.chemin}`)]),
  // A call that was open, and asks who one is.
  ...(a.preuves.length === 0 && b.preuves.length > 0
    ? [rupture(`demande ${liste(b.preuves)}`)]
    : listes(
        a.preuves,
        b.preuves,
        (mots) => (b.preuves.length === 0 ? ajout('s’ouvre à tous') : rupture(`refuse ${mots}`)),
        (mots) => ajout(`accepte ${mots}`),
      )),
  ...listes(
    a.droits,
    b.droits,
    (mots) => rupture(`n’accepte plus le droit ${mots}`),
    (mots) => changement(`accepte le droit ${mots}`),
  ),
  ...comparerParametres(a, b, portee),
  ...comparerFormes(a.corps, b.corps, { ...portee, sens: 'recu' }),
  ...comparerFormes(a.reponses, b.reponses, { ...portee, sens: 'rendu' }),
  ...moins(b.refus, a.refus).map((code) => changement(`peut refuser par \`${code}\``)),
]

/** Every change between two contracts, those that break a program first; the same for several operations is one. */
export const comparerContrats = (avant: Contrat, apres: Contrat): ChangementTrouve[] => {
  const trouves = new Map<string, { constat: Constat; operations: Set<string> }>()
  const noter = (constat: Constat, operation: string): void => {
    const cle = JSON.stringify(constat)
    const connu = trouves.get(cle) ?? { constat, operations: new Set() }
    connu.operations.add(operation)
    trouves.set(cle, connu)
  }
  for (const nom of Object.keys(avant.operations))
    if (!apres.operations[nom]) noter(rupture('est retirée'), nom)
  for (const [nom, b] of Object.entries(apres.operations)) {
    const a = avant.operations[nom]
    if (!a) {
      noter(ajout('est nouvelle'), nom)
      continue
    }
    const portee: Portee = {
      avant: avant.schemas,
      apres: apres.schemas,
      sens: 'recu',
      vus: new Set(),
    }
    for (const constat of comparerOperation(a, b, portee)) noter(constat, nom)
  }
  const rang = { rupture: 0, changement: 1, ajout: 2 }
  return [...trouves.values()]
    .map(({ constat: { genre, texte, forme }, operations }) => ({
      genre,
      texte,
      ...(forme === undefined ? {} : { forme }),
      operations: [...operations].toSorted(),
    }))
    .toSorted(
      (a, b) =>
        rang[a.genre] - rang[b.genre] ||
        (a.forme ?? a.operations[0] ?? '').localeCompare(b.forme ?? b.operations[0] ?? '') ||
        a.texte.localeCompare(b.texte),
    )
}
