import { Alert } from '@registre/ui'
import { ValeurMontree } from '../ValeurMontree.tsx'

/** A signing key, shown once: what was done, and what to do with it. */
export const CleMontree = ({ titre, aide, cle }: { titre: string; aide: string; cle: string }) => (
  <div className="fr-mb-3w">
    <Alert severity="success" title={titre}>
      <ValeurMontree
        nom="cle-webhook"
        label="Clé de signature"
        hint={aide}
        valeur={cle}
        quoi="la clé"
        fait="La clé est copiée."
      />
    </Alert>
  </div>
)
