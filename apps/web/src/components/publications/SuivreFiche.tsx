import { LABELS_RYTHME_SUIVI, RYTHMES_SUIVI, type RythmeSuivi } from '@registre/domain'
import { useId, useState } from 'react'
import { AbonnementNewsletter } from './AbonnementNewsletter.tsx'

const TEXTES = {
  label: 'Suivre cette copropriété',
  usage:
    'Votre adresse ne sert qu’à ce suivi, pendant un an ; chaque courriel permet de l’arrêter.',
  bouton: 'Suivre',
}

/** Following the public sheet of a number, by mail: how often, and where. */
export const SuivreFiche = ({ numero }: { numero: string }) => {
  const id = useId()
  const [rythme, setRythme] = useState<RythmeSuivi>('AUSSITOT')
  return (
    <AbonnementNewsletter lieu="page" textes={TEXTES} suivi={{ numero, rythme }}>
      <fieldset className="fr-fieldset" aria-labelledby={id}>
        <legend className="fr-fieldset__legend fr-text--regular" id={id}>
          Être prévenu
        </legend>
        {RYTHMES_SUIVI.map((r) => (
          <div key={r} className="fr-fieldset__element fr-fieldset__element--inline">
            <div className="fr-radio-group fr-radio-group--sm">
              <input
                type="radio"
                id={`${id}-${r}`}
                name={id}
                checked={rythme === r}
                onChange={() => setRythme(r)}
              />
              <label className="fr-label" htmlFor={`${id}-${r}`}>
                {LABELS_RYTHME_SUIVI[r]}
              </label>
            </div>
          </div>
        ))}
      </fieldset>
    </AbonnementNewsletter>
  )
}
