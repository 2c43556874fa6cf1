/** The two ends of a search form: search, and start again without a criterion. */
export const ActionsRecherche = ({ onEffacer }: { onEffacer: () => void }) => (
  <div className="rc-actions">
    <button type="submit" className="fr-btn fr-btn--icon-left fr-icon-search-line">
      Rechercher
    </button>
    <button type="button" className="fr-btn fr-btn--secondary" onClick={onEffacer}>
      Effacer les critères
    </button>
  </div>
)
