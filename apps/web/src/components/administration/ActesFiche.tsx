import { Button } from '@registre/ui'
import {
  keysOf,
  depuisMajAnnuelle,
  derniereMajAnnuelle,
  ETATS_MANDAT_ACTIFS,
} from '@registre/domain'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { useCompteConnecte } from '../../lib/session.ts'
import { Numero } from '../Numero.tsx'
import { LECTURES_DISSOLUTION } from '../dissolution/DeclarerDissolution.tsx'
import { DeclarationsRetirees, ditSupprimees } from './DeclarationsRetirees.tsx'
import { FenetreFusion } from './FenetreFusion.tsx'
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

interface Fenetre {
  fiche: Fiche
  onFermer: () => void
}
/** What is common to the windows of a sheet: its co-ownership, its version, what is read again. */
const surLaFiche = ({ fiche, onFermer }: Fenetre) => ({
  onFermer,
  invalidates: LECTURES_DISSOLUTION,
  args: (motif: string) => ({
    params: { id: Number(fiche.id) },
    body: { version: fiche.version, motif },
  }),
})

/** Each act: its button, and the window that says what it does. */
const ACTES: Readonly<Record<Acte, readonly [bouton: string, fenetre: (f: Fenetre) => ReactNode]>> =
  {
    'signaler-erreur': [
      'Signaler une erreur',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre="Signaler une erreur"
          confirmer="Envoyer le signalement"
          labelMotif="Quelle est l’erreur ?"
          aideMotif="Le représentant légal lira ce texte tel quel, avec le nom de votre établissement."
          operation="declarerErreur"
          champ="erreur"
          args={(motif) => ({
            params: { id: Number(f.fiche.declaration?.id) },
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
      ),
    ],
    'annuler-dissolution': [
      'Annuler la dissolution',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre="Annuler la dissolution déclarée"
          confirmer="Annuler la dissolution"
          aideMotif="Il est inscrit au journal."
          operation="annulerDissolution"
          args={(motif) => ({ params: { id: Number(f.fiche.id) }, body: { motif } })}
          fait={['La dissolution est annulée.']}
        >
          <p>La copropriété retrouvera l’état où elle se trouvait avant votre déclaration.</p>
        </FenetreMotif>
      ),
    ],
    'supprimer-declarations': [
      'Supprimer les dernières déclarations',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre="Supprimer les dernières déclarations"
          confirmer="Supprimer ces déclarations"
          operation="supprimerDeclarations"
          args={(motif) => ({
            body: { idCopropriete: Number(f.fiche.id), version: f.fiche.version, motif },
          })}
          fait={({ nbSupprimees }) => ditSupprimees(nbSupprimees)}
        >
          <p>
            Les déclarations faites depuis la dernière mise à jour annuelle seront supprimées, avec
            celles d’un ancien syndic que son successeur n’a pas encore acceptées. Le représentant
            légal sera prévenu par courriel.
          </p>
          <DeclarationsRetirees coproprieteId={Number(f.fiche.id)} retrait={depuisMajAnnuelle} />
        </FenetreMotif>
      ),
    ],
    'retirer-maj-annuelle': [
      'Retirer la dernière mise à jour annuelle',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre="Retirer la dernière mise à jour annuelle"
          confirmer="Retirer cette mise à jour"
          operation="retirerMajAnnuelle"
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
          <DeclarationsRetirees coproprieteId={Number(f.fiche.id)} retrait={derniereMajAnnuelle} />
        </FenetreMotif>
      ),
    ],
    fusionner: ['Fusionner avec un autre numéro', (f) => <FenetreFusion {...f} />],
    'annuler-immatriculation': [
      'Annuler l’immatriculation',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre={
            <>
              Annuler l’immatriculation <Numero valeur={f.fiche.numeroImmatriculation} />
            </>
          }
          confirmer="Annuler l’immatriculation"
          operation="annulerImmatriculation"
          fait={['L’immatriculation est annulée.']}
        >
          <p>
            Le numéro ne sera plus en vigueur et ne sera jamais réattribué. Le représentant légal
            sera prévenu par courriel. Si l’immeuble a un autre numéro, fusionnez-les plutôt.
          </p>
        </FenetreMotif>
      ),
    ],
    'supprimer-copropriete': [
      'Supprimer la copropriété',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre="Supprimer la copropriété"
          confirmer="Supprimer la copropriété"
          operation="supprimerCopropriete"
          fait={['La copropriété est supprimée.']}
        >
          <p>
            Elle quittera toutes les listes et ses demandes ne pourront plus être traitées. Son
            numéro n’est jamais réattribué. Les personnes concernées seront prévenues par courriel.
            Un administrateur pourra la rétablir, en la retrouvant par le journal des événements.
          </p>
        </FenetreMotif>
      ),
    ],
    restaurer: [
      'Rétablir la copropriété',
      (f) => (
        <FenetreMotif
          {...surLaFiche(f)}
          titre="Rétablir la copropriété"
          confirmer="Rétablir la copropriété"
          operation="revenirSurDecision"
          fait={['La copropriété est rétablie.']}
        >
          <p>
            Elle retrouvera l’état où elle se trouvait, avec ses mandats et ses demandes en attente.
            Les personnes déjà prévenues le seront aussi de ce retour, par courriel.
          </p>
        </FenetreMotif>
      ),
    ],
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
  const offerts = keysOf(ACTES).filter((a) =>
    a === 'signaler-erreur'
      ? peutSignaler(fiche, compte.idTeledeclarant)
      : a === 'annuler-dissolution'
        ? fiche.dissolution?.annulable === true
        : fiche.actions.includes(a === 'fusionner' ? 'annuler-immatriculation' : a),
  )
  return (
    <>
      {offerts.map((a) => (
        <Button key={a} kind="tertiary" small onClick={() => setActe(a)}>
          {ACTES[a][0]}
        </Button>
      ))}
      {acte !== null && ACTES[acte][1]({ fiche, onFermer: () => setActe(null) })}
    </>
  )
}
