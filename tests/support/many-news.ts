/** Labels of generated news items, two each. */
const tags = "json_array('agreements', 'guides', 'reports', 'events', 'training', 'assets')"
const days = 7_300

/**
 * SQL that adds `count` news items in both languages, with the bodies of the seeded ones. They are
 * spread over the twenty years before 2026, several on some days.
 */
export function makeNews(count: number): string[] {
  return [
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}),
      models AS (
        SELECT *, row_number() OVER (PARTITION BY locale ORDER BY slug) - 1 AS at
        FROM entries WHERE kind = 'news'
      ),
      total AS (SELECT count(*) AS models FROM models WHERE locale = 'ar')
    INSERT INTO entries (kind, slug, locale, title, summary, date, updated_at, sample, body)
    SELECT kind, 'generated-' || n, locale, title || ' ' || n, summary,
      date('2025-12-31', '-' || ((n * 7919) % ${days}) || ' days'), updated_at, 1,
      json_set(body, '$.tags', json_array(
        json_extract(${tags}, '$[' || (n % 6) || ']'),
        json_extract(${tags}, '$[' || ((n + 1 + n % 5) % 6) || ']')
      ))
    FROM numbers, total CROSS JOIN models WHERE models.at = n % total.models;`,
    `INSERT INTO entry_facets (kind, slug, locale, value, date)
    SELECT DISTINCT kind, slug, locale, value, date FROM entries, json_each(body, '$.tags')
    WHERE kind = 'news' AND slug LIKE 'generated-%';`,
  ]
}
