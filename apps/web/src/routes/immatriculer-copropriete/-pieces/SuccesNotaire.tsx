import { Buttons } from '@registre/ui'
import { usePageTitle } from '../../../lib/page-title.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { lienFiche } from '../../../components/coproprietes/liens.ts'
import type { Suite } from './use-depot.ts'

/**
 * After a notary's registration: the number at once, or the examination of a very close
 * co-ownership.
 */
export const SuccesNotaire = ({ numero, coproprieteId }: Suite) => {
  usePageTitle({ titre: numero ? 'Copropriété immatriculée' : 'Demande en cours d’examen' })
  return (
    <section className="rc-page-courte">
      <h1 tabIndex={-1} ref={(titre) => titre?.focus()}>
        {numero ? 'Copropriété immatriculée' : 'Demande en cours d’examen'}
      </h1>
      <div className={`fr-alert fr-alert--${numero ? 'success' : 'info'} fr-mb-3w`}>
        {numero ? (
          <p>
            Son numéro d’immatriculation est <strong>{numero}</strong>. L’attestation est en cours
            de préparation : elle sera disponible sur la fiche de la copropriété et annoncée par
            courriel.
          </p>
        ) : (
          <p>
            Elle n’est pas immatriculée aussitôt : une copropriété très proche existe déjà, ou son
            adresse et ses parcelles ne sont pas dans la même commune. Le teneur du registre examine
            votre demande sous un jour ouvré et vous informera par courriel.
          </p>
        )}
      </div>
      <Buttons>
        <InternalLink className="fr-btn" href={lienFiche(coproprieteId)}>
          Voir la fiche de la copropriété
        </InternalLink>
        <InternalLink className="fr-btn fr-btn--secondary" href="/">
          Revenir à l’accueil
        </InternalLink>
      </Buttons>
    </section>
  )
}
