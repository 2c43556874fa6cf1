import { Button, Buttons } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { isApiError, statusOf } from '../lib/api/index.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { InternalLink } from './InternalLink.tsx'

/** Thrown by the guard of the routes when the account misses a right, or stands in another's place. */
export class MissingRight extends Error {
  readonly soiMeme: boolean

  constructor({ soiMeme = false } = {}) {
    super('Missing right')
    this.name = 'MissingRight'
    this.soiMeme = soiMeme
  }
}

const Page = ({
  titre,
  sousTitre,
  description,
  children,
}: {
  titre: string
  sousTitre: string
  description: string
  children?: ReactNode
}) => {
  usePageTitle({ titre })
  return (
    <section className="fr-my-4w rc-page-courte">
      <h1 tabIndex={-1}>{titre}</h1>
      <p className="fr-text--lead">{sousTitre}</p>
      <p>{description}</p>
      <Buttons>
        {children}
        <InternalLink className="fr-btn" href="/">
          Revenir à l’accueil
        </InternalLink>
      </Buttons>
    </section>
  )
}

/** By which the server knows that it answers 404. */
export const TITRE_INTROUVABLE = 'Page introuvable'

/** Any unknown address, and any object that does not exist or belongs to others. */
export const NotFoundPage = () => (
  <Page
    titre={TITRE_INTROUVABLE}
    sousTitre="La page ou le dossier que vous cherchez n’existe pas, ou ne vous est pas accessible."
    description="Si vous avez saisi l’adresse, vérifiez-la. Si vous avez suivi un lien, il n’est peut-être plus valable : repartez de l’accueil pour retrouver l’information."
  />
)

/** The way back to a draft that was deleted, by oneself or another, or that is somebody else's. */
export const BrouillonAbsentPage = () => (
  <Page
    titre="Ce brouillon n’existe plus"
    sousTitre="Il a été supprimé, ou il appartient à un autre établissement."
    description="Vos demandes à terminer sont sur votre accueil."
  />
)

/** 403: no right for this page (specification 1, section 6), or none in another’s place. */
export const MissingRightPage = ({ soiMeme = false }: { soiMeme?: boolean }) =>
  soiMeme ? (
    <Page
      titre="Accès non autorisé"
      sousTitre="Cette page ne s’ouvre pas à la place d’un télédéclarant."
      description="Lui seul peut faire cet acte : indiquez-lui où le trouver, ou revenez à votre compte."
    />
  ) : (
    <Page
      titre="Accès non autorisé"
      sousTitre="Cette action est soumise à autorisation, vous n’avez pas les droits requis."
      description="Si vous pensez qu’il s’agit d’une erreur, rapprochez-vous de l’administrateur de votre établissement."
    />
  )

const FailurePage = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Page
    titre="Une erreur est survenue"
    sousTitre={message}
    description="Vos données enregistrées ne sont pas perdues. Réessayez dans quelques instants."
  >
    <li>
      <Button kind="secondary" onClick={onRetry}>
        Réessayer
      </Button>
    </li>
  </Page>
)

/** What browsers, and the build, say of a file of code or of style that does not come. */
const CODE_ABSENT =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * When the code of a screen does not come, the router reads the page again, once: a new version may
 * have taken its place. Off line the browser would have nothing to show: the error is then told in
 * another way, which the router leaves to `ErrorPage`.
 */
export const keepPageOffline = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Off line: ${payload.message}`
  })

/**
 * The same for what a screen reads before it shows, which the router does not read again by itself;
 * the memory of it is the router's own, so that a page is read again once.
 */
const CodeAbsent = ({ message }: { message: string }) => {
  const cle = `tanstack_router_reload:${message}`
  const [rechargee] = useState(() => !navigator.onLine || sessionStorage.getItem(cle) !== null)
  useEffect(() => {
    if (rechargee) return
    sessionStorage.setItem(cle, '1')
    location.reload()
  }, [rechargee, cle])
  return rechargee ? (
    <FailurePage
      message="Cette page n’a pas pu être chargée. Vérifiez votre connexion."
      onRetry={() => location.reload()}
    />
  ) : null
}

/** Chooses the page of an error: missing right, not found, or failure. */
export const ErrorPage = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const router = useRouter()
  if (error instanceof MissingRight) return <MissingRightPage soiMeme={error.soiMeme} />
  if (statusOf(error) === 403) return <MissingRightPage />
  if (statusOf(error) === 404) return <NotFoundPage />
  if (error instanceof Error && CODE_ABSENT.test(error.message))
    return <CodeAbsent message={error.message} />
  const message = isApiError(error) ? error.problem.message : 'Cette page n’a pas pu s’afficher.'
  return <FailurePage message={message} onRetry={() => void router.invalidate().then(reset)} />
}
