import { peut, SENS_DES_MOTS } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Recu } from '../recu/Recu.tsx'
import { VuesGardees } from '../liste/VuesGardees.tsx'
import { Compteurs, Vues } from './Compteurs.tsx'
import { adresseGestion, type CriteresGestion, idsDe, dureesDe, ecrireDurees } from './criteres.ts'
import { ListeGeree } from './ListeGeree.tsx'
import { RenouvelerPlusieurs } from './RenouvelerPlusieurs.tsx'
import './gestion.css'

const Tete = ({ titre, entiere }: { titre: string; entiere: boolean }) => {
  const { raisonSociale, authorities } = useCompteConnecte()
  return (
    <div className="rc-gestion__tete">
      <h1 tabIndex={-1}>{titre}</h1>
      <span>{raisonSociale}</span>
      <div className="rc-actions">
        <InternalLink className="fr-link" href="/copropriete/echeances">
          Échéances et agenda
        </InternalLink>
        {peut(authorities, ['MAJ_COPROPRIETE_ANNUELLE']) && (
          <InternalLink
            className="fr-btn fr-btn--secondary fr-btn--sm"
            href="/copropriete/depot-groupe"
          >
            Déposer plusieurs mises à jour
          </InternalLink>
        )}
        {entiere && peut(authorities, ['IMMATRICULER_NVELLE_COPRO']) && (
          <InternalLink className="fr-btn fr-btn--sm" href="/immatriculer-copropriete">
            Ajouter une copropriété
          </InternalLink>
        )}
      </div>
    </div>
  )
}

/**
 * The one list of a syndic: all that its establishment sees, or one filter of the menu, of which
 * the way back to all is told.
 */
export const ListeDuSyndic = ({
  titre,
  criteres,
}: {
  titre: string
  criteres: CriteresGestion
}) => {
  const { data: comptes } = useQuery(queryOf('compterGerees')({}, { silent: true }))
  const [choisies, setChoisies] = useState<ReadonlySet<number>>(new Set())
  const navigate = useNavigate()
  const liste = adresseGestion(criteres, { page: criteres.page })
  // The choice and the duration are in the address: a reload, or the way back, finds them again.
  if (criteres.renouveler !== undefined)
    return (
      <RenouvelerPlusieurs
        key={criteres.renouveler}
        ids={idsDe(criteres.renouveler)}
        duree={criteres.duree ?? '12'}
        durees={dureesDe(criteres)}
        onDuree={(duree, durees) =>
          void navigate({
            href: adresseGestion(criteres, {
              page: criteres.page,
              renouveler: criteres.renouveler,
              duree,
              durees: ecrireDurees(durees),
            }),
            replace: true,
            resetScroll: false,
          })
        }
        onRevenir={() => void navigate({ href: liste })}
        onFini={() => {
          setChoisies(new Set())
          void navigate({ href: liste })
        }}
      />
    )
  const entiere = criteres.filter === undefined || criteres.filter === 'seeAllCopro'
  return (
    <>
      {criteres.recu !== undefined && <Recu key={criteres.recu} reference={criteres.recu} />}
      <Tete titre={titre} entiere={entiere} />
      {entiere ? (
        <>
          <Compteurs comptes={comptes} />
          <Vues criteres={criteres} comptes={comptes} />
        </>
      ) : (
        <>
          {criteres.filter === 'coproNonGeolocalisees' && (
            <p>{SENS_DES_MOTS.coproprieteNonGeolocalisee}</p>
          )}
          <p>
            <InternalLink className="fr-link" href={adresseGestion({}, {})}>
              Voir toutes vos copropriétés
            </InternalLink>
          </p>
        </>
      )}
      <VuesGardees de="gestion" />
      <ListeGeree
        criteres={criteres}
        comptes={comptes}
        choisies={choisies}
        onChoisir={setChoisies}
        onRenouveler={() =>
          void navigate({
            href: adresseGestion(criteres, {
              page: criteres.page,
              renouveler: [...choisies].join('-'),
            }),
          })
        }
      />
    </>
  )
}
