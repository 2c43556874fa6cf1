import {
  type Bloc,
  CHAMPS,
  type CodeJeu,
  ecrireValeur,
  estDemande,
  LABEL_NON_RENSEIGNE,
  type BlocDeclaration,
  type ImmatCopropriete,
  type Rangee,
  TABLES,
} from '@registre/domain'

/** A field has one name in the five blocks. */
const PAR_NOM: ReadonlyMap<string, Rangee<never>> = new Map(
  Object.values(CHAMPS).flatMap((table) => Object.entries<Rangee<never>>(table)),
)

/**
 * A declared value as a person reads it; `Non renseigné` when empty. Takes its field name and its
 * value in the domain's form.
 */
export const valeurLisible = (champ: string, valeur: unknown): string => {
  const rangee = PAR_NOM.get(champ)
  return (rangee && ecrireValeur(rangee, valeur)) || LABEL_NON_RENSEIGNE
}

/** Fields that say nothing to a reader, or are shown by themselves: the buildings. */
const MASQUES: ReadonlySet<string> = new Set([
  'dateTeleversement',
  'idDocument',
  'numImmatriculationCopropriete',
  'batiments',
])
/** What is deduced of the buildings, and that each of them says. */
const DITS_PAR_LES_BATIMENTS: ReadonlySet<string> = new Set([
  'anneeConstruction',
  'chauffageCollectifUrbain',
  'energieChauffageCollectifNonUrbain',
])

/**
 * The fields of a block that are worth reading, given what it says: what is asked, and of a yes that
 * opens an answer, the answer alone.
 */
export const champsLisibles = <B extends BlocDeclaration>(
  bloc: B,
  contenu: ImmatCopropriete,
  table: Bloc<ImmatCopropriete[B]> = TABLES[bloc],
): (keyof ImmatCopropriete[B] & string)[] => {
  const { procedures, donneesFinancieres, donneesTechniques } = contenu
  const listes = donneesTechniques.batiments !== undefined
  const jeu: CodeJeu = listes ? '2027' : '2016'
  const regard = { jeu, typeImmat: 'DEFAULT', typeMaj: null } as const
  const dits = new Set(Object.entries(procedures).flatMap(([cle, v]) => (v === true ? [cle] : [])))
  const cles = Object.keys(table) as (keyof ImmatCopropriete[B] & string)[]
  return cles.filter((cle) => {
    const champ = table[cle]
    if (!champ || MASQUES.has(cle) || !estDemande(champ, contenu[bloc], regard)) return false
    if (cle.startsWith('flag')) return !dits.has(cle)
    if (cle === 'petitSyndicat') return Boolean(donneesFinancieres.petitSyndicat)
    return !(listes && DITS_PAR_LES_BATIMENTS.has(cle))
  })
}
