import { titreTache } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CarteCopropriete } from '../../components/coproprietes/CarteCopropriete.tsx'
import { lienListe } from '../../components/coproprietes/liens.ts'
import type { LigneCopropriete } from '../../components/coproprietes/TableCoproprietes.tsx'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { AFaire, useAFaire, lienTache, ListeAFaire, Quand, titreAFaire } from './AFaire.tsx'

type AFaireLu = Answer<'listerAFaire'>

const BOUTONS: Record<AFaireLu['taches'][number]['nature'], string> = {
  contester: 'Lire la demande et répondre',
  preciser: 'Répondre au teneur',
  'mandats-expires': 'Renouveler le mandat',
  'mandats-a-renouveler': 'Renouveler le mandat',
  'mises-a-jour': 'Faire la mise à jour',
  'plan-travaux': 'Déclarer le plan',
  'mandat-ad-hoc': 'Mettre à jour les procédures',
  'dpe-collectif': 'Déclarer le DPE',
  batiments: 'Décrire les bâtiments',
  predecesseur: 'Examiner la mise à jour',
  succession: 'Demander mon rattachement',
  localiser: 'Placer sur la carte',
}
/** What one gathers before beginning, and how long it takes. */
const MUNISSEZ_VOUS: Partial<typeof BOUTONS> = {
  'mandats-expires':
    'Munissez-vous du procès-verbal qui vous a élu de nouveau. Comptez trois minutes.',
  'mandats-a-renouveler':
    'Munissez-vous du procès-verbal qui vous a élu de nouveau. Comptez trois minutes.',
  'mises-a-jour':
    'Munissez-vous des comptes approuvés par la dernière assemblée générale. Comptez dix minutes.',
}

/** What is to be done on the one building of a volunteer first, with its button. */
const Premiere = ({ aFaire: { taches, total, chezDesCollegues } }: { aFaire: AFaireLu }) => {
  const [premiere] = taches
  if (!premiere) return <p className="rc-acte__titre">Rien ne vous attend aujourd’hui</p>
  return (
    <>
      <h3 className="fr-h6 fr-mb-1v">{titreAFaire(total)}</h3>
      <p className="rc-acte__date">
        <Quand jour={premiere.jour} />
      </p>
      <p className="rc-acte__titre">{titreTache(premiere)}</p>
      {premiere.de && <p>Demandée par {premiere.de}.</p>}
      {MUNISSEZ_VOUS[premiere.nature] && <p>{MUNISSEZ_VOUS[premiere.nature]}</p>}
      <InternalLink className="fr-btn" href={lienTache(premiere, chezDesCollegues > 0)}>
        {BOUTONS[premiere.nature]}
      </InternalLink>
    </>
  )
}

/** What comes after it shows so many lines, then all of them. */
const SUIVANTES = 3

/** The one building of a volunteer, what it has to do on it beside, the rest under its facts. */
const MonImmeuble = ({ ligne }: { ligne: LigneCopropriete }) => {
  const { data, isLoadingError, refetch } = useAFaire()
  const [toutes, setToutes] = useState(false)
  const suite = data?.taches.slice(1) ?? []
  return (
    <CarteCopropriete
      ligne={ligne}
      panneau={
        isLoadingError ? (
          <PartiePasLue relire={refetch}>Ce qui vous attend n’a pas pu être lu.</PartiePasLue>
        ) : data ? (
          <Premiere aFaire={data} />
        ) : (
          <p aria-busy="true">Lecture de ce qui vous attend…</p>
        )
      }
      dessous={
        suite.length > 0 && (
          <>
            <ListeAFaire
              taches={toutes ? suite : suite.slice(0, SUIVANTES)}
              partagees={(data?.chezDesCollegues ?? 0) > 0}
              sansNom
            />
            {!toutes && suite.length > SUIVANTES && (
              <button type="button" className="fr-link fr-link--sm" onClick={() => setToutes(true)}>
                Voir la suite ({suite.length - SUIVANTES})
              </button>
            )}
          </>
        )
      }
    />
  )
}

/**
 * The home of a volunteer begins with its building, and with what it has to do: in one card when it
 * looks after one, the list first when it looks after several.
 */
export const MesImmeubles = ({ premieres }: { premieres: number }) => {
  const { data, isLoadingError, refetch } = useQuery(
    queryOf('rechercherCoproprietes')(
      {
        body: {
          filtre: 'mandate',
          paginationOptions: {
            pageNumber: 1,
            pageSize: 1,
            sortField: 'dateFinMandat',
            sortDirection: 'ASC',
          },
        },
      },
      { silent: true },
    ),
  )
  if (isLoadingError)
    return <PartiePasLue relire={refetch}>Vos copropriétés n’ont pas pu être lues.</PartiePasLue>
  if (!data) return <p aria-busy="true">Lecture de vos copropriétés…</p>
  const [ligne] = data.ligneRechercheCoproprieteDTOList
  const total = data.totalItems
  if (total === 1 && ligne) return <MonImmeuble ligne={ligne} />
  return (
    <>
      <AFaire premieres={premieres} />
      {ligne && (
        <CarteCopropriete
          ligne={ligne}
          suite={
            <InternalLink className="fr-link" href={lienListe('mandate')}>
              Voir vos {total} copropriétés
            </InternalLink>
          }
        />
      )}
    </>
  )
}
