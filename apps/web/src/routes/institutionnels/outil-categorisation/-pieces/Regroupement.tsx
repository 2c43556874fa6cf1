import {
  CLASSES,
  CODES_CLASSE,
  departementDeLaCommune,
  LABELS_NIVEAU_GEOGRAPHIQUE,
  nomClasse,
  PORTEE_SUIVANTE,
} from '@registre/domain'
import { type Column, DataTable } from '@registre/ui'
import { Link } from '@tanstack/react-router'
import type { Answer } from '../../../../lib/api/index.ts'
import { formatNombre } from '../../../../lib/format.ts'
import type { AdresseRecherche } from './adresse.ts'

type Reponse = Answer<'regrouperCategorisation'>
type Groupe = Reponse['groupes'][number]

/** The same criteria on a group’s territory; null for the group that has none. */
const plusPres = (
  groupe: Groupe,
  maille: Reponse['maille'],
  adresse: AdresseRecherche,
): AdresseRecherche | null => {
  const portee = PORTEE_SUIVANTE[maille]
  const criteres = adresse.criteres ? { criteres: adresse.criteres } : {}
  if (groupe.code === '') return null
  if (portee) return { portee, parent: groupe.code, ...criteres }
  return {
    portee: 'COMMUNES_DEPARTEMENT',
    parent: departementDeLaCommune(groupe.code),
    element: groupe.code,
    ...criteres,
  }
}

const colonnes = ({ maille, acces }: Reponse, adresse: AdresseRecherche): Column<Groupe>[] => [
  {
    key: 'nom',
    header: LABELS_NIVEAU_GEOGRAPHIQUE[maille],
    rowHeader: true,
    render: (g) => {
      const search = plusPres(g, maille, adresse)
      return search ? (
        <Link to="/institutionnels/outil-categorisation" search={search} className="fr-link">
          {g.nom}
        </Link>
      ) : (
        g.nom
      )
    },
  },
  { key: 'nombre', header: 'Copropriétés', align: 'right', render: (g) => formatNombre(g.nombre) },
  {
    key: 'lots',
    header: 'Lots principaux',
    align: 'right',
    render: (g) => formatNombre(g.nombreLotsPrincipaux),
  },
  ...CODES_CLASSE.map((c): Column<Groupe> => ({
    key: c,
    header: `${nomClasse(c, acces)} : ${CLASSES[c].label}`,
    align: 'right',
    render: (g) =>
      `${formatNombre(g[c])} (${g.nombre === 0 ? 0 : Math.round((100 * g[c]) / g.nombre)} %)`,
  })),
]

/** Counts by territory: each one opens the same search there. */
export const Regroupement = ({
  reponse,
  adresse,
}: {
  reponse: Reponse
  adresse: AdresseRecherche
}) => (
  <DataTable
    caption={`Copropriétés par territoire : ${reponse.territoire}`}
    captionHidden
    columns={colonnes(reponse, adresse)}
    rows={reponse.groupes}
    rowKey={(g) => g.code}
    empty="Aucune copropriété ne répond à ces critères."
  />
)
