/** The place of something that the register will offer later (specification 1, "Other screens"). */
export const BientotDisponible = ({ quoi }: { quoi: string }) => (
  <p className="fr-callout fr-py-2w fr-mb-2w">
    <span className="fr-badge fr-badge--info fr-badge--no-icon">Bientôt disponible</span> {quoi}
  </p>
)
