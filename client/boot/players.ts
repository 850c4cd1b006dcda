/**
 * Plays videos in the page (docs/decisions/0035-videos-play-on-demand.md): a click on a video card
 * inserts the player into its cover. Nothing is requested from the video host before. A second
 * click, and a page without script, follow the link.
 */
document.addEventListener('click', (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-player]') : null
  const container = link?.closest('[data-video]')?.querySelector('.player')
  if (!link || !container || container.firstChild) return
  if (button || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.src = link.dataset.player ?? ''
  frame.title = link.dataset.title ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  container.append(frame)
  frame.focus()
})
