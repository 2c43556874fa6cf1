import {
  keysOf,
  batimentsDe,
  CHEMIN_BATIMENTS,
  LABEL_NON_RENSEIGNE,
  BATIMENT,
  BLOCS_DECLARATION,
  SEUILS_DEBITEUR,
  type Batiment,
  type BlocDeclaration,
  type CodeJeu,
  type ImmatCopropriete,
} from '@registre/domain'
import { DataTable } from '@registre/ui'
import { valeurLisible } from '../declaration/affichage.ts'
import { FAITS_BATIMENT, faitLisible, resumeBatiment } from '../declaration/batiments.ts'
import { libelleDe, LIBELLES_BLOC } from '../declaration/libelles.ts'

/** A path in the list of buildings: which one, and which of its facts. */
const dansBatiment = (chemin: string): { cle: string; fait: string | undefined } | null => {
  if (!chemin.startsWith(`${CHEMIN_BATIMENTS}.`)) return null
  const [cle = '', fait] = chemin.slice(CHEMIN_BATIMENTS.length + 1).split('.')
  return { cle, fait }
}

const trouver = (contenu: ImmatCopropriete, cle: string): Batiment | undefined =>
  batimentsDe(contenu.donneesTechniques).find((b) => b.cle === cle)

const lireBatiment = (contenu: ImmatCopropriete, cle: string, fait: string | undefined): string => {
  const b = trouver(contenu, cle)
  if (!b) return 'Non déclaré'
  if (fait === undefined) return resumeBatiment(b) || 'Déclaré'
  const connu = FAITS_BATIMENT.find((f) => f === fait)
  return (connu ? faitLisible(b, connu) : b.nom) || LABEL_NON_RENSEIGNE
}

/** What a line is about: a field, a building, or a fact of a building by its name. */
const intitule = (chemin: string, contenus: readonly ImmatCopropriete[]): string => {
  const vise = dansBatiment(chemin)
  if (!vise) return libelleDe(chemin)
  const nom = contenus.map((c) => trouver(c, vise.cle)?.nom).find((n) => n) ?? 'Bâtiment'
  const fait = keysOf(BATIMENT).find((f) => f === vise.fait)
  return fait ? `${nom} : ${BATIMENT[fait].libelle}` : nom
}

const blocDe = (chemin: string): BlocDeclaration | undefined =>
  BLOCS_DECLARATION.find((bloc) => bloc === chemin.split('.')[0])

const lire = (contenu: ImmatCopropriete, chemin: string, jeu: CodeJeu | null): string => {
  const vise = dansBatiment(chemin)
  if (vise) return lireBatiment(contenu, vise.cle, vise.fait)
  const bloc = blocDe(chemin)
  const champ = chemin.split('.')[1] ?? ''
  const valeur: unknown = bloc ? (Reflect.get(contenu[bloc], champ) ?? null) : null
  const lue = valeurLisible(champ, valeur)
  // Counted from another debt, the figures are not the same thing.
  return champ === 'nbCoproprietairesImpayes' && jeu !== null && valeur !== null
    ? `${lue} (${SEUILS_DEBITEUR[jeu].court})`
    : lue
}

/** The fields in which two declarations differ, with both values. */
export const TableDifferences = ({
  champs,
  avant,
  apres,
  titres = ['Valeur actuelle', 'Nouvelle valeur'],
  jeux,
}: {
  champs: readonly string[]
  avant: ImmatCopropriete
  apres: ImmatCopropriete
  titres?: readonly [string, string]
  /** The sets that say from which debt each counts its debtors. */
  jeux: readonly [CodeJeu, CodeJeu]
}) => (
  <DataTable<{ chemin: string }>
    caption="Champs qui diffèrent"
    captionHidden
    // What only names a file or a day of deposit says nothing to a reader.
    rows={champs
      .filter((chemin) => !/\.(idDocument|dateTeleversement)$/.test(chemin))
      .map((chemin) => ({ chemin }))}
    rowKey={(l) => l.chemin}
    empty="Aucune différence"
    columns={[
      {
        key: 'champ',
        header: 'Donnée',
        rowHeader: true,
        render: (l) => intitule(l.chemin, [apres, avant]),
      },
      {
        key: 'bloc',
        header: 'Rubrique',
        render: ({ chemin }) => {
          const bloc = blocDe(chemin)
          return bloc && LIBELLES_BLOC[bloc]
        },
      },
      { key: 'avant', header: titres[0], render: (l) => lire(avant, l.chemin, jeux[0]) },
      { key: 'apres', header: titres[1], render: (l) => lire(apres, l.chemin, jeux[1]) },
    ]}
  />
)
