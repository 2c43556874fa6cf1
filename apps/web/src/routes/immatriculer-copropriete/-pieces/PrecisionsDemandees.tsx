import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { formatInstant } from '../../../lib/format.ts'
import { useDerniereDemande } from './use-demande-en-cours.ts'

/** What a keeper asked, and what was answered, above each step of a dossier that came back. */
export const PrecisionsDemandees = () =>
  useBrouillon().declaration.etatCopropriete === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS' ? (
    <Echanges />
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
