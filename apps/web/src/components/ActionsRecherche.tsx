import { Button } from '@registre/ui'
/** The two ends of a search form: search, and start again without a criterion. */
export const ActionsRecherche = ({ onEffacer }: { onEffacer: () => void }) => (
  <div className="rc-actions">
    <Button type="submit" icon="fr-icon-search-line">
      Rechercher
    </Button>
    <Button kind="secondary" onClick={onEffacer}>
      Effacer les critères
    </Button>
  </div>
)
