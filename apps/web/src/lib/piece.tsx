import { Button, Alert } from '@registre/ui'
import { type ComponentType, useEffect, useState } from 'react'

/** What stands where a part is still to come, or did not. */
const EnAttente = ({
  panne,
  reprendre,
  attente,
}: {
  panne: boolean
  reprendre: () => void
  attente: string
}) =>
  panne ? (
    <Alert severity="error" className="fr-my-2w">
      <p>Cette partie de la page n’a pas pu être chargée. Réessayez, ou rechargez la page.</p>
      <Button kind="secondary" small onClick={reprendre}>
        Réessayer
      </Button>
    </Alert>
  ) : (
    <p role="status" aria-busy="true">
      {attente}
    </p>
  )

/**
 * A part of a screen whose code comes when it is used: `const Avis = piece(async () => (await
 * import('./Avis.tsx')).Avis)`. It says that it comes, or that it did not. `prevoir` fetches it
 * ahead, and never throws: awaited by a route's loader, the part is there at once, on the server
 * too. `Secours` does the essential meanwhile, without a word.
 */
export const piece = <P extends object>(
  importer: () => Promise<ComponentType<P>>,
  attente = 'Chargement…',
  Secours?: ComponentType<P>,
) => {
  let Venue: ComponentType<P> | undefined
  let venant: Promise<void> | undefined
  const importerUneFois = async (): Promise<void> => {
    try {
      Venue = await importer()
    } finally {
      venant = undefined
    }
  }
  const charger = async (): Promise<void> => {
    if (!Venue) await (venant ??= importerUneFois())
  }
  const Piece = (props: P) => {
    const [venue, montrer] = useState(Venue !== undefined)
    const [panne, setPanne] = useState(false)
    useEffect(() => {
      if (venue || panne) return
      let montee = true
      charger().then(
        () => montee && montrer(true),
        () => montee && setPanne(true),
      )
      return () => {
        montee = false
      }
    }, [venue, panne])
    const Montree = Venue ?? Secours
    return Montree ? (
      <Montree {...props} />
    ) : (
      <EnAttente panne={panne} reprendre={() => setPanne(false)} attente={attente} />
    )
  }
  return Object.assign(Piece, { prevoir: (): Promise<void> => charger().catch(() => undefined) })
}
