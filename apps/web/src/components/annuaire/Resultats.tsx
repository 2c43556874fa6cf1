import { aJourEnListe } from '@registre/domain'
import type { Column } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { formatMetres, formatNombre } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Numero } from '../Numero.tsx'
import { QueryTable, type Tri } from '../QueryTable.tsx'
import type { CriteresAnnuaire } from './criteres.ts'
import { hrefFicheAnnuaire } from './lien.ts'
import { hrefTouteLaCommune, texteCriteres, versRecherche } from './recherche.ts'

type Ligne = Answer<'rechercherAnnuaire'>['ligneAnnuaireDTOList'][number]

const COLONNES: readonly Column<Ligne, Tri<'rechercherAnnuaire'>>[] = [
  {
    key: 'nom',
    header: 'Nom',
    sortField: 'nom',
    rowHeader: true,
    render: (l) => (
      <>
        <InternalLink href={hrefFicheAnnuaire(l.numeroImmatriculation)}>
          {l.nom || (
            <>
              Sans nom<span className="fr-sr-only">, {l.adresse}</span>
            </>
          )}
        </InternalLink>
        {l.sort !== '' && <span className="fr-hint-text">{l.sort}</span>}
      </>
    ),
  },
  {
    key: 'numero',
    header: 'Numéro',
    sortField: 'numeroImmatriculation',
    render: (l) => <Numero valeur={l.numeroImmatriculation} />,
  },
  { key: 'adresse', header: 'Adresse de référence', render: (l) => l.adresse },
  {
    key: 'lots',
    header: 'Lots',
    sortField: 'nombreLots',
    align: 'right',
    render: (l) => formatNombre(l.nombreLots ?? 0),
  },
  {
    key: 'statut',
    header: 'Statut',
    wide: true,
    render: (l) =>
      [l.statutCopropriete, l.statutRattachement, l.aJour ? aJourEnListe(l.aJour) : '']
        .filter(Boolean)
        .join(' – '),
  },
]

const DISTANCE: Column<Ligne, Tri<'rechercherAnnuaire'>> = {
  key: 'distance',
  header: 'Distance',
  align: 'right',
  render: (l) => (l.distance === null ? '' : formatMetres(l.distance)),
}
// Around a place, the order is the distance.
const AUTOUR: readonly Column<Ligne, Tri<'rechercherAnnuaire'>>[] = [
  ...COLONNES.map(({ sortField: _tri, ...colonne }) => colonne),
  DISTANCE,
]

const Avis = ({
  avis,
  indisponible,
  cp,
}: {
  avis: Answer<'rechercherAnnuaire'>['avis']
  indisponible: boolean
  cp: string | undefined
}) => (
  <>
    {avis.includes('not geolocalised') && (
      <div className="fr-alert fr-alert--info fr-alert--sm fr-mt-2w">
        <p>
          {indisponible
            ? 'Le service de géolocalisation ne répond pas. '
            : 'Cette adresse n’est pas géolocalisée. '}
          Les résultats sont les copropriétés dont l’adresse contient les mots saisis
          {avis.includes('whole department') &&
            `, dans tout le département : le code postal ${cp} n’en a aucune`}
          .
        </p>
      </div>
    )}
    {avis.includes('too many results') && (
      <div className="fr-alert fr-alert--warning fr-alert--sm fr-mt-2w">
        <p>
          Plus de {formatNombre(1000)} copropriétés correspondent : seules les premières sont
          présentées. Précisez votre recherche.
        </p>
      </div>
    )}
  </>
)

/** The page says what was searched for, how many were found, and which page it is (RGAA 8.6). */
const Titre = ({ criteres, total }: { criteres: CriteresAnnuaire; total: number }) => {
  const { page = 1 } = criteres
  usePageTitle({
    titre: `« ${texteCriteres(criteres)} » : ${formatNombre(total)} copropriété${total > 1 ? 's' : ''}${page > 1 ? `, page ${page}` : ''}`,
  })
  return null
}

const Vide = () => (
  <>
    <p className="fr-text--bold">Aucune copropriété ne correspond à votre recherche.</p>
    <p>
      Vérifiez l’orthographe, saisissez moins de mots, ou cherchez par le numéro d’immatriculation.
      Une copropriété qui n’est pas encore immatriculée ne figure pas dans l’annuaire.
    </p>
  </>
)

/** Says that one postal code alone is searched, and leads to the whole commune. */
const UnCodePostal = ({ criteres }: { criteres: CriteresAnnuaire }) => {
  const href = hrefTouteLaCommune(criteres)
  return (
    href && (
      <p>
        Seules les copropriétés du code postal {criteres.cp} sont cherchées.{' '}
        <InternalLink href={href}>Chercher dans tout {criteres.ville}</InternalLink>
      </p>
    )
  )
}

/** The results of a search; nothing before one is asked for. */
export const Resultats = ({
  criteres,
  indisponible,
}: {
  criteres: CriteresAnnuaire
  indisponible: boolean
}) => {
  const recherche = versRecherche(criteres)
  if (!recherche) return null
  const autour = criteres.mode !== 'avancee' && criteres.x !== undefined && criteres.y !== undefined
  return (
    <section aria-labelledby="annuaire-resultats" className="fr-mt-4w">
      <h2 id="annuaire-resultats">Résultats</h2>
      <UnCodePostal criteres={criteres} />
      <QueryTable
        operation="rechercherAnnuaire"
        args={(paginationOptions) => ({ body: { ...recherche, paginationOptions } })}
        read={(a) => ({ rows: a.ligneAnnuaireDTOList, totalItems: a.totalItems })}
        columns={autour ? AUTOUR : COLONNES}
        rowKey={(l) => l.id}
        caption={
          autour
            ? 'Copropriétés proches de l’adresse, la plus proche d’abord'
            : 'Copropriétés trouvées'
        }
        {...(autour ? {} : { defaultSort: { field: 'nom', direction: 'ASC' as const } })}
        unit={['copropriété', 'copropriétés']}
        note={(a) => (
          <>
            <Titre criteres={criteres} total={a.totalItems} />
            <Avis avis={a.avis} indisponible={indisponible} cp={criteres.cp} />
          </>
        )}
        empty={<Vide />}
      />
    </section>
  )
}
