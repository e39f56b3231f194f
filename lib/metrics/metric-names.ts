/** Our own metrics and what they say. Those of the process come from prom-client, named `process_…` and `nodejs_…`. */
export const metricHelp = {
  site_http_request_seconds: "Time until an answer was sent, by route, method and status.",
  site_page_cache_total: "Answers from the page cache, by outcome: hit, stale or miss.",
  site_page_render_seconds: "Time from a request until its page was rendered and put into the cache, by route.",
  site_publication_seconds: "Time that a publication took.",
  site_last_publication_timestamp_seconds: "When this process published last, as a Unix time.",
  site_publisher_behind_seconds:
    "Time since the puller last found the site in step with its repository, or began to fail.",
  site_outbox_messages: "Messages in the outbox, by place: waiting or dead.",
  site_outbox_oldest_seconds: "Age of the oldest message that waits in the outbox.",
  site_webhook_seconds: "Deliveries to webhooks, by form and outcome.",
  site_content_faults: "Faults in content files; readers see the last good versions.",
  site_web_vital_seconds: "Times that browsers of readers have measured, by vital and route.",
  site_web_vital_layout_shift: "Layout shift that browsers of readers have measured, by route.",
} as const;
