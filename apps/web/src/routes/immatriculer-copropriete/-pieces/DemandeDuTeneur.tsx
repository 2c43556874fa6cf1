import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { MotifDuRefus } from './MotifDuRefus.tsx'
import { useDerniereDemande } from './use-demande-en-cours.ts'

/**
 * Above each step of a dossier that came back: what a keeper asked and what was answered, or why it
 * was refused while it is corrected.
 */
export const DemandeDuTeneur = () => {
  const { etatCopropriete, idDeclarationDeBase, soumisLe } = useBrouillon().declaration
  if (etatCopropriete === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS') return <Echanges />
  return etatCopropriete === 'BROUILLON' && idDeclarationDeBase === null && soumisLe !== null ? (
    <Refusee />
  ) : null
}

const Refusee = () =>
  useDerniereDemande()?.etat === 'REFUSEE' ? (
    <section className="fr-alert fr-alert--warning fr-mb-3w" aria-labelledby="titre-refus">
      <h2 className="fr-alert__title" id="titre-refus">
        Votre demande a été refusée
      </h2>
      <MotifDuRefus />
      <p>Corrigez ce qui doit l’être, puis envoyez-la de nouveau depuis le récapitulatif.</p>
    </section>
  ) : null

const Echanges = () => {
  const demande = useDerniereDemande()
  return (
    <section className="fr-alert fr-alert--warning fr-mb-3w" aria-labelledby="titre-precisions">
      <h2 className="fr-alert__title" id="titre-precisions">
        Le teneur du registre demande des précisions
      </h2>
      <ul className="fr-raw-list">
        {demande?.echanges.map((echange) => (
          <li key={echange.id} className="fr-mb-1w">
            <strong>{echange.duTeneur ? 'Teneur du registre' : echange.auteur}</strong>, le{' '}
            {formatInstant(echange.creeLe)} :<br />
            <span className="rc-texte-libre">{echange.texte}</span>
          </li>
        ))}
      </ul>
      <p>
        Corrigez les informations si nécessaire, puis répondez et renvoyez la demande depuis le
        récapitulatif.
      </p>
    </section>
  )
}
