import { Button } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { piece } from '../../lib/piece.tsx'
import { copier } from '../../lib/copier.ts'
import { Approche } from '../Approche.tsx'
import { Repli } from '../Repli.tsx'
import { formatNumero } from '../../lib/format.ts'
import type { FicheAnnuaire } from './fiche.tsx'
import { hrefFicheAnnuaire } from './lien.ts'
import { citationDe } from './reponses.ts'

// The map comes when it is about to be seen.
const PlanFiche = piece(async () => (await import('./PlanFiche.tsx')).PlanFiche, '')
const SuivreFiche = piece(async () => (await import('../publications/SuivreFiche.tsx')).SuivreFiche)

/** Beside what the sheet answers: its place, and what one takes away. */
export const Cote = ({ fiche: f }: { fiche: FicheAnnuaire }) => {
  const { origin } = useRouter()
  const adresse = `${origin ?? ''}${hrefFicheAnnuaire(f.numeroImmatriculation)}`
  const citation = citationDe(f, formatNumero(f.numeroImmatriculation), adresse)
  return (
    <div>
      {(f.longitude !== null || f.parcelles.length > 0) && (
        <Approche className="rc-fiche-plan rc-non-imprime">{() => <PlanFiche f={f} />}</Approche>
      )}
      <div className="rc-fiche-gestes rc-non-imprime">
        <Button
          kind="secondary"
          icon="fr-icon-links-line"
          onClick={() => void copier(adresse, 'Lien copié.', 'prenez l’adresse de la page.')}
        >
          Copier le lien
        </Button>
        <Button kind="tertiary" icon="fr-icon-printer-line" onClick={() => window.print()}>
          Imprimer ou garder en PDF
        </Button>
      </div>
      <div className="rc-non-imprime rc-avec-script fr-mb-2w">
        <Repli resume="Être prévenu des changements">
          {() => <SuivreFiche numero={f.numeroImmatriculation} />}
        </Repli>
      </div>
      <section className="rc-citer" aria-labelledby="citer">
        <h2 id="citer">Citer cette fiche</h2>
        <p>{citation}</p>
        <p className="rc-non-imprime">
          <button
            type="button"
            className="fr-link"
            onClick={() => void copier(citation, 'Citation copiée.', 'sélectionnez-la ici.')}
          >
            Copier la citation
          </button>
          {' · '}
          <a href={`/api/public/annuaire/coproannuairedetail/${f.numeroImmatriculation}`}>JSON</a>
        </p>
      </section>
    </div>
  )
}
