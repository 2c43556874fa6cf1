import { depuisMajAnnuelle, derniereMajAnnuelle, ETATS_MANDAT_ACTIFS } from '@registre/domain'
import { useState } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { Numero } from '../Numero.tsx'
import { LECTURES_DISSOLUTION } from '../dissolution/DeclarerDissolution.tsx'
import { DeclarationsRetirees, ditSupprimees } from './DeclarationsRetirees.tsx'
import { FenetreMotif } from './FenetreMotif.tsx'

type Fiche = Answer<'visualiserCopropriete'>
type Acte =
  | 'annuler-immatriculation'
  | 'fusionner'
  | 'supprimer-copropriete'
  | 'restaurer'
  | 'supprimer-declarations'
  | 'retirer-maj-annuelle'
  | 'signaler-erreur'
  | 'annuler-dissolution'

const LABELS: Record<Acte, string> = {
  'signaler-erreur': 'Signaler une erreur',
  'annuler-dissolution': 'Annuler la dissolution',
  'supprimer-declarations': 'Supprimer les dernières déclarations',
  'retirer-maj-annuelle': 'Retirer la dernière mise à jour annuelle',
  fusionner: 'Fusionner avec un autre numéro',
  'annuler-immatriculation': 'Annuler l’immatriculation',
  'supprimer-copropriete': 'Supprimer la copropriété',
  restaurer: 'Rétablir la copropriété',
}

const attache = ({ etat }: Fiche['mandats'][number]): boolean =>
  ETATS_MANDAT_ACTIFS.some((actif) => actif === etat)

/** Who is not in charge of the co-ownership may tell who is that something declared is wrong. */
const peutSignaler = (fiche: Fiche, teledeclarantId: number | null): boolean =>
  fiche.declaration?.id != null &&
  fiche.mandats.some(attache) &&
  !fiche.mandats.some((m) => attache(m) && m.teledeclarantId === teledeclarantId)

/**
 * The acts that ask for a reason, on the sheet: those that the server allows now, each with its
 * window.
 */
export const ActesFiche = ({ fiche }: { fiche: Fiche }) => {
  const compte = useCompteConnecte()
  const [acte, setActe] = useState<Acte | null>(null)
  const id = Number(fiche.id)
  const fermer = () => setActe(null)
  const { version } = fiche
  const commun = { onFermer: fermer, invalidates: LECTURES_DISSOLUTION }
  const offerts = (Object.keys(LABELS) as Acte[]).filter((a) =>
    a === 'signaler-erreur'
      ? peutSignaler(fiche, compte.idTeledeclarant)
      : a === 'annuler-dissolution'
        ? fiche.dissolution?.annulable === true
        : fiche.actions.includes(a === 'fusionner' ? 'annuler-immatriculation' : a),
  )
  return (
    <>
      {offerts.map((a) => (
        <button
          key={a}
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => setActe(a)}
        >
          {LABELS[a]}
        </button>
      ))}
      {acte === 'supprimer-copropriete' && (
        <FenetreMotif
          {...commun}
          titre="Supprimer la copropriété"
          confirmer="Supprimer la copropriété"
          operation="supprimerCopropriete"
          args={(motif) => ({ params: { id }, body: { version, motif } })}
          fait={['La copropriété est supprimée.']}
        >
          <p>
            Elle quittera toutes les listes et ses demandes ne pourront plus être traitées. Son
            numéro n’est jamais réattribué. Les personnes concernées seront prévenues par courriel.
            Un administrateur pourra la rétablir, en la retrouvant par le journal des événements.
          </p>
        </FenetreMotif>
      )}
      {acte === 'supprimer-declarations' && (
        <FenetreMotif
          {...commun}
          titre="Supprimer les dernières déclarations"
          confirmer="Supprimer ces déclarations"
          operation="supprimerDeclarations"
          args={(motif) => ({ body: { idCopropriete: id, version, motif } })}
          fait={({ nbSupprimees }) => ditSupprimees(nbSupprimees)}
        >
          <p>
            Les déclarations faites depuis la dernière mise à jour annuelle seront supprimées, avec
            celles d’un ancien syndic que son successeur n’a pas encore acceptées. Le représentant
            légal sera prévenu par courriel.
          </p>
          <DeclarationsRetirees coproprieteId={id} retrait={depuisMajAnnuelle} />
        </FenetreMotif>
      )}
      {acte === 'retirer-maj-annuelle' && (
        <FenetreMotif
          {...commun}
          titre="Retirer la dernière mise à jour annuelle"
          confirmer="Retirer cette mise à jour"
          operation="retirerMajAnnuelle"
          args={(motif) => ({ params: { id }, body: { version, motif } })}
          fait={[
            'La mise à jour annuelle est retirée.',
            'Les données précédentes sont de nouveau en vigueur.',
          ]}
        >
          <p>
            Les données déclarées avant cette mise à jour seront de nouveau en vigueur. Une seule
            mise à jour annuelle, de moins d’un an, peut être retirée. Le représentant légal sera
            prévenu par courriel.
          </p>
          <DeclarationsRetirees coproprieteId={id} retrait={derniereMajAnnuelle} />
        </FenetreMotif>
      )}
      {acte === 'annuler-immatriculation' && (
        <FenetreMotif
          {...commun}
          titre={
            <>
              Annuler l’immatriculation <Numero valeur={fiche.numeroImmatriculation} />
            </>
          }
          confirmer="Annuler l’immatriculation"
          operation="annulerImmatriculation"
          args={(motif) => ({ params: { id }, body: { version, motif } })}
          fait={['L’immatriculation est annulée.']}
        >
          <p>
            Le numéro ne sera plus en vigueur et ne sera jamais réattribué. Le représentant légal
            sera prévenu par courriel. Si l’immeuble a un autre numéro, fusionnez-les plutôt.
          </p>
        </FenetreMotif>
      )}
      {acte === 'fusionner' && (
        <FenetreMotif
          {...commun}
          titre={
            <>
              Fusionner <Numero valeur={fiche.numeroImmatriculation} /> avec un autre numéro
            </>
          }
          confirmer="Fusionner les deux numéros"
          remplacement
          operation="annulerImmatriculation"
          args={(motif, numeroRemplacement) => ({
            params: { id },
            body: { version, motif, numeroRemplacement, fusion: true },
          })}
          fait={['Les deux numéros sont fusionnés.']}
        >
          <p>
            Le numéro de cette fiche sera annulé, « remplacée par » le numéro conservé, et toute
            recherche de l’ancien indiquera le nouveau. Son mandat en cours suit le numéro conservé
            si personne n’y est en place, et l’historique des deux le dit. Les représentants légaux
            seront prévenus par courriel.
          </p>
        </FenetreMotif>
      )}
      {acte === 'restaurer' && (
        <FenetreMotif
          {...commun}
          titre="Rétablir la copropriété"
          confirmer="Rétablir la copropriété"
          operation="revenirSurDecision"
          args={(motif) => ({ params: { id }, body: { version, motif } })}
          fait={['La copropriété est rétablie.']}
        >
          <p>
            Elle retrouvera l’état où elle se trouvait, avec ses mandats et ses demandes en attente.
            Les personnes déjà prévenues le seront aussi de ce retour, par courriel.
          </p>
        </FenetreMotif>
      )}
      {acte === 'signaler-erreur' && fiche.declaration?.id != null && (
        <FenetreMotif
          {...commun}
          titre="Signaler une erreur"
          confirmer="Envoyer le signalement"
          labelMotif="Quelle est l’erreur ?"
          aideMotif="Le représentant légal lira ce texte tel quel, avec le nom de votre établissement."
          operation="declarerErreur"
          champ="erreur"
          args={(motif) => ({
            params: { id: Number(fiche.declaration?.id) },
            query: { erreur: motif },
          })}
          fait={[
            'Votre signalement est envoyé.',
            'Le représentant légal de la copropriété est prévenu par courriel.',
          ]}
        >
          <p>
            Le représentant légal de la copropriété sera prévenu par courriel, et le signalement
            restera dans l’historique.
          </p>
        </FenetreMotif>
      )}
      {acte === 'annuler-dissolution' && (
        <FenetreMotif
          {...commun}
          titre="Annuler la dissolution déclarée"
          confirmer="Annuler la dissolution"
          aideMotif="Il est inscrit au journal."
          operation="annulerDissolution"
          args={(motif) => ({ params: { id }, body: { motif } })}
          fait={['La dissolution est annulée.']}
        >
          <p>La copropriété retrouvera l’état où elle se trouvait avant votre déclaration.</p>
        </FenetreMotif>
      )}
    </>
  )
}
