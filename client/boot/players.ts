/**
 * The module of pages whose videos may play on them (decision 13): a press on such a card opens the
 * player in its cover. Nothing is asked of the video's host before; another press, and a page without
 * script, follow the link to it.
 */
document.addEventListener('click', (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-player]') : null
  const place = link?.closest('[data-video]')?.querySelector('.player')
  if (!link || !place || place.firstChild) return
  if (button || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.src = link.dataset.player ?? ''
  frame.title = link.dataset.title ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  place.append(frame)
  frame.focus()
})
