import { Button } from '@registre/ui'
import { isNotaire, peut, type Autorite } from '@registre/domain'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { type Compte, signOut } from '../../lib/session.ts'
import { useEcranExiste } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { useRendreCompte } from './use-rendre-compte.ts'

const ENTREES: readonly { label: string; href: string; autorites: readonly Autorite[] }[] = [
  { label: 'Mon compte', href: '/compte/moncompte', autorites: ['MON_COMPTE'] },
  {
    label: 'Mon établissement',
    href: '/compte/monetablissement',
    autorites: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE'],
  },
  {
    label: 'Mes comptes utilisateurs',
    href: '/compte/mes-comptes-utilisateurs',
    autorites: ['MENU_GESTION_UTILISATEURS'],
  },
]

const useSignOut = () => {
  const router = useRouter()
  return async () => {
    if (await signOut()) return
    await router.navigate({ to: '/' })
    await router.invalidate()
  }
}

const Entries = ({ compte, close }: { compte: Compte; close: () => void }) => {
  const existe = useEcranExiste()
  const leave = useSignOut()
  const { busy, revenir } = useRendreCompte()
  const nom = `${compte.prenom} ${compte.nom}`.trim() || compte.login
  return (
    <>
      <li className="rc-profil__qui">
        <span className="fr-text--bold">{nom}</span>
        {compte.raisonSociale && <span className="fr-text--sm">{compte.raisonSociale}</span>}
      </li>
      {ENTREES.filter((e) => peut(compte.authorities, e.autorites) && existe(e.href)).map((e) => (
        <li key={e.href}>
          <InternalLink className="rc-profil__entree" href={e.href} onClick={close}>
            {e.label}
          </InternalLink>
        </li>
      ))}
      {/* In another's place, one leaves that place: the keeper's own session goes on. */}
      {compte.loginAs && (
        <li>
          <button
            type="button"
            className="rc-profil__entree fr-icon-logout-box-r-line"
            disabled={busy}
            onClick={() => void revenir()}
          >
            Revenir à mon compte
          </button>
        </li>
      )}
      {/* A certificate would open the session again at once (specification 1, section 2); the notaries' sign-on signs out. */}
      {!compte.loginAs &&
        (!isNotaire(compte.profil) || compte.authStatus === 'AUTHENTICATED_NOTAIRE') && (
          <li>
            <button
              type="button"
              className="rc-profil__entree fr-icon-logout-box-r-line"
              onClick={() => void leave()}
            >
              Se déconnecter
            </button>
          </li>
        )}
    </>
  )
}

/** The account's menu: a disclosure on wide screens, a plain list inside the mobile menu. */
export const ProfileMenu = ({ compte, mobile }: { compte: Compte; mobile: boolean }) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const { href } = useLocation()
  useEffect(() => setOpen(false), [href])
  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
    }
  }, [open])
  if (mobile)
    return (
      <ul className="rc-profil__liste rc-profil__liste--mobile">
        <Entries compte={compte} close={() => undefined} />
      </ul>
    )
  return (
    <div
      className="rc-profil"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <Button
        className="fr-icon-account-circle-line"
        ref={button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        Mon profil
      </Button>
      <ul className="rc-profil__liste" id={listId} hidden={!open}>
        <Entries compte={compte} close={() => setOpen(false)} />
      </ul>
    </div>
  )
}
