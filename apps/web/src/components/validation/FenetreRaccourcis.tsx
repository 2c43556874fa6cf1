import { Dialog } from '@registre/ui'
import { RACCOURCIS, useRaccourcisActifs } from './use-raccourcis.ts'

/** The single keys of the keeper's screens, and the way to switch them off. */
export const FenetreRaccourcis = ({ onFermer }: { onFermer: () => void }) => {
  const [actifs, choisir] = useRaccourcisActifs()
  return (
    <Dialog open title="Raccourcis clavier" onClose={onFermer}>
      <dl className="rc-raccourcis">
        {RACCOURCIS.map(({ touche, quoi }) => (
          <div key={touche}>
            <dt>
              <kbd>{touche === 'V' ? 'Maj + v' : touche}</kbd>
            </dt>
            <dd>{quoi}</dd>
          </div>
        ))}
      </dl>
      <div className="fr-checkbox-group fr-mt-2w">
        <input
          type="checkbox"
          id="raccourcis-actifs"
          checked={actifs}
          onChange={(event) => choisir(event.target.checked)}
        />
        <label className="fr-label" htmlFor="raccourcis-actifs">
          Utiliser les touches seules
          <span className="fr-hint-text">
            À décocher avec une commande vocale, ou si une touche agit sans que vous le vouliez.
          </span>
        </label>
      </div>
    </Dialog>
  )
}
