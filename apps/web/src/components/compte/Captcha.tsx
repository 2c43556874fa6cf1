import 'altcha/altcha.css'
import 'altcha/external'
import 'altcha/i18n/fr-fr'
import type { AltchaGlobal } from 'altcha/types'
import workerUrl from 'altcha/workers/pbkdf2?worker&url'
import { createElement, useEffect, useRef } from 'react'

declare global {
  var $altcha: AltchaGlobal
}

// The worker comes from the register's own address: the content security policy refuses blobs.
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(workerUrl, { type: 'module' }))

const payloadOf = (event: Event): string => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  const payload: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'payload') : null
  return typeof payload === 'string' ? payload : ''
}

/** Proof of work without any third party. Gives the answer, '' while there is none. */
export const Captcha = ({ onAnswer }: { onAnswer: (answer: string) => void }) => {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const listen = (event: Event) => onAnswer(payloadOf(event))
    element.addEventListener('statechange', listen)
    return () => element.removeEventListener('statechange', listen)
  }, [onAnswer])
  return (
    <div className="fr-my-3w">
      {createElement('altcha-widget', {
        ref: host,
        challenge: '/api/public/captcha/defi',
        language: 'fr-fr',
        configuration: JSON.stringify({
          hideFooter: true,
          hideLogo: true,
          humanInteractionSignature: false,
        }),
      })}
    </div>
  )
}
