import { type IdentiteEtat, type MotifIdentite, phraseMotifIdentite } from '@registre/domain'
import { Alert, Section } from '@registre/ui'
import { SIdentifierAvec, useIdentites } from '../../../components/compte/Identite.tsx'

/** Why FranceConnect or ProConnect brought nobody in. */
export const RefusIdentite = ({ par, motif }: { par: IdentiteEtat; motif: MotifIdentite }) => (
  <div className="fr-mb-3w">
    <Alert
      severity={motif === 'annulee' || motif === 'identite-inconnue' ? 'info' : 'error'}
      title={motif === 'annulee' ? 'Connexion interrompue' : 'Vous n’êtes pas connecté'}
    >
      <p>{phraseMotifIdentite(par, motif)}</p>
    </Alert>
  </div>
)

const POUR_QUI: Readonly<Record<IdentiteEtat, string>> = {
  franceconnect: 'Syndic bénévole ou coopératif, si votre compte est lié à FranceConnect :',
  proconnect: 'Syndic professionnel, si votre compte est lié à ProConnect :',
}

/** The identities of the State, where they are open. */
export const ConnexionEtat = ({ retour }: { retour: string | undefined }) => {
  const identites = useIdentites()
  if (identites.length === 0) return null
  return (
    <Section title="Avec FranceConnect ou ProConnect" className="rc-etroite">
      {identites.map((acces) => (
        <div key={acces}>
          <p className="fr-mb-1w">{POUR_QUI[acces]}</p>
          <SIdentifierAvec acces={acces} retour={retour} />
        </div>
      ))}
    </Section>
  )
}
